"""One game of agents from start to end, with its journal."""

import time
import traceback
from collections.abc import Callable, Mapping, Sequence
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
MOMENTS = 21  # of a game that is watched
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
    thought: tuple[float, ...] = ()  # seconds of processor time by seat
    roles: tuple[str, ...] = ()  # what each seat played
    course: tuple[tuple[int, ...], ...] = ()  # points by seat at evenly spread moments, if they were watched


def play_game(
    game: FrameGame[Any, Any],
    agents: Mapping[int, Agent[Any]],
    rng: Random,
    limit: int = LIMIT,
    names: Sequence[str] = (),
    watch: bool = False,
    look: Callable[[Any], None] | None = None,
) -> Outcome:
    """Play a game; chance draws from `rng`. An agent that fails or breaks a rule ends this game only.

    `look` is shown the state before each decision of a player.
    """
    match = Match(game, game.start(), list(names), rng)
    decisions = [0] * game.seats
    thought = [0.0] * game.seats
    standings: list[tuple[int, ...]] = []
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
                if look is not None:
                    look(match.state)
                if watch:
                    standings.append(tuple(game.standing(match.state)))
                view = game.view(match.state, decision.seat)
                begun = time.process_time()
                chosen = agents[decision.seat].choose(view, game.actions(match.state))
                thought[decision.seat] += time.process_time() - begun
                match.decide(chosen)
    except Exception as raised:  # whatever an agent raises belongs to the report, and the series goes on
        status, error = FAILED, traceback.format_exc()
        mistake = raised if isinstance(raised, LichtungError) else None
    result = game.result(match.state) if status == FINISHED else None
    if result is not None and watch:
        standings.append(result.scores)
    return Outcome(
        status,
        match.journal,
        tuple(decisions),
        result,
        error,
        mistake,
        tuple(thought),
        tuple([game.role(match.state, seat) for seat in range(game.seats)]),
        moments(standings),
    )


def moments(standings: list[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """The first standing, the last one, and others evenly spread between them."""
    last = len(standings) - 1
    if last < 0:
        return ()
    return tuple([standings[round(last * number / (MOMENTS - 1))] for number in range(MOMENTS)])
