"""A look beyond the own turn: what others make of a position, each by habit."""

from random import Random
from typing import Any

import pytest

from lichtung import game
from lichtung.agents.habits import WHIM, Habits, learn, usual
from lichtung.agents.levels import EXPERT, HARD, LEVELS, make
from lichtung.agents.others import HANDED, Others, doubted
from lichtung.agents.root import RootKnowledge
from lichtung.agents.tree import TreeAgent, mixed
from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.state import Root
from tests.agents.few import decides, positions
from tests.law.root.positions import start

FOXES = (1, 6, 8)


def end_of_turn(rules: Any, s: Root, seat: int) -> Root:
    """A world in which the seat has ended its turn, by doing whatever comes first."""
    know, rng, turn = RootKnowledge(), Random(4), s.turn
    while s.frame is not None and know.turn(s) == turn:
        rules.apply(s, know.reply(s) if s.legal else rules.sample(s, rng))
    return s


def test_what_did_best_is_usual_and_a_whim_is_rare() -> None:
    actions = positions(game("root"), 3, 11, 1)[0].legal[:2]
    habits: Habits = {}
    learn(habits, [actions[0]], 0.2)
    learn(habits, [actions[1], actions[1]], 0.6)
    learn(habits, [actions[0]], 0.3)
    assert (habits[actions[0]].total, habits[actions[0]].count) == (0.5, 2)
    rng = Random(5)
    first = sum(usual(habits, actions, rng) == actions[0] for _ in range(20_000))
    assert first == pytest.approx(20_000 * WHIM / 2, rel=0.1)


def test_others_play_until_the_own_turn_comes_again() -> None:
    rules, know = game("root"), RootKnowledge()
    for s in positions(rules, 6, 31, 6):
        seat = decides(rules, s)
        if not know.in_turn(s, seat):
            continue
        s = end_of_turn(rules, s, seat)
        others = Others(rules, know, Random(2))
        others.begin(s.turn)
        before = s.turn
        chances = others.play(s, seat)
        assert sum(chances) == pytest.approx(1.0)
        assert s.over or (know.in_turn(s, seat) and s.turn == before + rules.seats - 1)
        assert not others.habits[seat], "one's own turns are the tree's to learn from"
        assert all(habits or s.over for other, habits in enumerate(others.habits) if other != seat)


def test_habits_are_for_one_turn() -> None:
    rules, know = game("root"), RootKnowledge()
    s = next(s for s in positions(rules, 6, 31, 9) if know.in_turn(s, decides(rules, s)))
    seat = decides(rules, s)
    s = end_of_turn(rules, s, seat)
    others = Others(rules, know, Random(2))
    others.begin(7)
    others.play(s, seat)
    others.begin(7)
    assert any(others.habits)
    others.begin(8)
    assert not any(others.habits)
    others.play(end_of_turn(rules, s.copy(), seat), seat)
    others.forget()
    others.begin(8)
    assert not any(others.habits), "several processes begin anew with each decision"


def test_farsight_sees_that_somebody_will_win_before_the_own_turn_comes_again() -> None:
    """Nobody can stop the Eyrie, whose dominance is met: whoever looks beyond the turn knows the end."""
    scene = start(Marquise(), Alliance(), Eyrie())
    scene.clear_map()
    for clearing in FOXES:
        scene.put_warriors("eyrie", clearing, 5)
    scene.put_warriors("marquise", 11, 2)
    scene.set_points("marquise", 25)
    scene.s.dominance = (*scene.s.dominance[:2], scene.card("dominance_fox"))
    scene.turn("marquise", "marquise.actions")
    rules, s = scene.game, scene.s
    seat = decides(rules, s)
    view, actions = rules.view(s, seat), rules.actions(s)
    seen = []
    for farsight in (0.0, 0.5, 1.0):
        rng = Random(1)
        agent = make(EXPERT, rules, RootKnowledge(), rng)
        assert isinstance(agent, TreeAgent)
        agent.ignore_clock()
        agent.clock.budget.iterations = 60
        agent.farsight = farsight
        agent.choose(view, actions)
        seen.append(agent.thoughts.ways[0].chances[scene.seat("eyrie")])
    assert 0.0 <= seen[0] < seen[1] < seen[2] == 1.0


def test_only_experts_look_beyond_their_turn() -> None:
    rules = game("root")
    for name in (HARD, EXPERT):
        agent = make(name, rules, RootKnowledge(), Random(1))
        assert isinstance(agent, TreeAgent)
        assert (agent.farsight > 0) is (name == EXPERT)
        assert agent.curiosity == LEVELS["root"][name].curiosity
    partners = game("root", factions=["mechanical-marquise", "eyrie", "vagabond"], mode="cooperative")
    agent = make(EXPERT, partners, RootKnowledge(), Random(1))
    assert isinstance(agent, TreeAgent)
    assert agent.farsight == 0, "together it was not measured"


def test_later_chances_have_their_part() -> None:
    assert mixed([1.0, 0.0], [0.0, 1.0], 0.25) == [0.75, 0.25]


def test_a_victory_that_others_would_have_to_let_be_is_doubted() -> None:
    assert doubted([0.0, 1.0, 0.0], 1) == [(1 - HANDED) / 2, HANDED, (1 - HANDED) / 2]
    assert doubted([0.0, 1.0, 0.0], 0) == [0.0, 1.0, 0.0], "another one's is not"
    assert doubted([1.0, 1.0, 0.0], 0) == [1.0, 1.0, 0.0], "nor that of a team"
