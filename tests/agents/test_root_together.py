"""Agents in the cooperative game: they fight the machine, not their partners, and run a race against her."""

from random import Random

import pytest

from lichtung import agents
from lichtung.agents.root import RootKnowledge
from lichtung.root.actions import FIGHT, Pair
from lichtung.root.fields import replaced
from lichtung.root.game import make
from lichtung.root.state import NONE, Root
from tests.agents.few import positions

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


def in_the_middle() -> Root:
    """A position of a game of two against the machine."""
    game = make({"factions": [MACHINE, "eyrie", "cult"], "mode": "cooperative"})
    (s,) = positions(game, 3, 60, 1)
    assert isinstance(s, Root)
    return s


def test_a_clearing_that_the_machine_rules_no_more_is_time_for_everybody() -> None:
    s = in_the_middle()
    before = RootKnowledge().race(s)
    s.ruler[s.ruler.index(s.setup.machine)] = NONE
    assert all(lead > earlier for lead, earlier in zip(RootKnowledge().race(s), before, strict=True))


def test_a_point_helps_the_team_most_where_it_is_missing_most() -> None:
    def chance(one: int, two: int) -> float:
        s = in_the_middle()
        for seat, points in zip(s.setup.people, (one, two), strict=True):
            s.points = replaced(s.points, seat, points)
        return RootKnowledge().chances(s)[s.setup.people[0]]

    assert chance(20, 6) > chance(20, 5)
    assert chance(20, 6) - chance(20, 5) > chance(21, 5) - chance(20, 5)
