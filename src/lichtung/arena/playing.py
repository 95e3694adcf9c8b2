"""One game of agents from start to end, with its journal."""

import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from lichtung.agents import Agent
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame, Result
from lichtung.kernel.journal import Journal
from lichtung.kernel.match import Match

FINISHED = "finished"
UNFINISHED = "unfinished"
FAILED = "failed"
LIMIT = 20_000  # decisions, chance included, after which a game counts as unfinished


@dataclass(frozen=True)
class Outcome:
    """How a game went: its journal, the decisions of each seat, the result or what went wrong."""

    status: str
    journal: Journal
    decisions: tuple[int, ...]
    result: Result | None = None
    error: str = ""  # of a failed game: the traceback
    mistake: LichtungError | None = None  # what an agent did wrong, for people


def play_game(
    game: FrameGame[Any, Any],
    agents: Mapping[int, Agent[Any]],
    rng: Random,
    limit: int = LIMIT,
    names: Sequence[str] = (),
) -> Outcome:
    """Play a game; chance draws from `rng`. An agent that fails or breaks a rule ends this game only."""
    match = Match(game, game.start(), list(names), rng)
    decisions = [0] * game.seats
    status, error = FINISHED, ""
    mistake: LichtungError | None = None
    try:
        while (decision := game.decision(match.state)) is not None:
            if len(match.journal.entries) >= limit:
                status = UNFINISHED
                break
            if decision.seat == CHANCE:
                match.decide(game.sample(match.state, rng))
            else:
                decisions[decision.seat] += 1
                view = game.view(match.state, decision.seat)
                match.decide(agents[decision.seat].choose(view, game.actions(match.state)))
    except Exception as raised:  # whatever an agent raises belongs to the report, and the series goes on
        status, error = FAILED, traceback.format_exc()
        mistake = raised if isinstance(raised, LichtungError) else None
    result = game.result(match.state) if status == FINISHED else None
    return Outcome(status, match.journal, tuple(decisions), result, error, mistake)
