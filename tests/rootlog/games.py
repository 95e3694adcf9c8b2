"""Games that agents played, to be written in the notation."""

from random import Random
from typing import Any

from lichtung import agents, games
from lichtung.kernel.journal import Journal
from lichtung.kernel.match import Match
from lichtung.root.game import RootGame

GREEDY = "greedy"


def played(seed: int, /, **setup: object) -> tuple[RootGame, Journal]:
    """A whole game of Root."""
    game = games.game("root", **setup)
    players: list[agents.Agent[Any]] = [
        agents.make(GREEDY, game, Random(seed + k)) for k in range(game.seats)
    ]
    match = Match(game, game.start(), [GREEDY] * game.seats, Random(seed))
    match.run_chance()
    while (decision := game.decision(match.state)) is not None:
        view = game.view(match.state, decision.seat)
        match.decide(players[decision.seat].choose(view, game.actions(match.state)))
        match.run_chance()
    return game, match.journal
