"""The greedy agent in the cooperative game: it fights the machine, not its partners."""

from random import Random

import pytest

from lichtung import agents
from lichtung.root.actions import FIGHT, Pair
from lichtung.root.game import make

MACHINE = "mechanical-marquise"


@pytest.mark.parametrize("partners", [("eyrie", "vagabond"), ("cult", "riverfolk"), ("alliance", "eyrie")])
def test_partners_leave_each_other_alone(partners: tuple[str, str]) -> None:
    game = make({"factions": [MACHINE, *partners], "mode": "cooperative"})
    fought = {"machine": 0, "partner": 0}
    for seed in range(3):
        rng = Random(seed)
        players = {seat: agents.make("greedy", game, Random(seed + seat)) for seat in game.players()}
        s = game.start()
        while (decision := game.decision(s)) is not None:
            if decision.seat < 0:
                action = game.sample(s, rng)
            else:
                action = players[decision.seat].choose(game.view(s, decision.seat), game.actions(s))
                if isinstance(action, Pair) and action.verb == FIGHT:
                    choice = any(a.verb != FIGHT or a.fields()[1] == game.setup.machine for a in s.legal)
                    if choice:  # the Eyrie's Decree may leave none
                        fought["machine" if action.two == game.setup.machine else "partner"] += 1
            game.apply(s, action)
        assert game.result(s) is not None
    assert fought["machine"] > 3
    assert fought["partner"] == 0
