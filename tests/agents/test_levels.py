"""The levels: every one plays by views alone, the same from the same seed, and within its time."""

from itertools import count
from random import Random

import pytest

from lichtung import agents, game
from lichtung.agents import levels
from lichtung.agents.budget import Budget, Clock
from lichtung.agents.greedy import GreedyAgent
from lichtung.agents.heirs import HeirsKnowledge
from lichtung.agents.root import RootKnowledge
from lichtung.agents.searcher import Searcher
from lichtung.agents.tree import TreeAgent
from lichtung.agents.turns import TurnAgent
from lichtung.kernel.game import state_hash
from tests.agents.few import decides, positions, quick

KINDS = ("novice", "easy", "expert")  # with few iterations all that search are alike
MIX = ["cult", "riverfolk", "mechanical-marquise"]
SETUPS: list[tuple[str, dict[str, object]]] = [
    ("heirs", {}),
    ("root", {}),
    ("root", {"factions": ["cult", "riverfolk", "eyrie"], "map": "lake"}),
]


@pytest.mark.parametrize("name", [*KINDS, "random", "greedy", "reference"])
@pytest.mark.parametrize(("title", "setup"), SETUPS)
def test_nobody_sees_more_than_the_view(title: str, setup: dict[str, object], name: str) -> None:
    """Worlds that differ in hidden things only are the same to every agent."""
    rules = game(title, **setup)
    hidden = 0
    for s in positions(rules, 11, 23, 3):
        seat = decides(rules, s)
        view = rules.view(s, seat)
        chosen = []
        for seed in range(2):
            world = rules.imagine(view, Random(seed))
            hidden += state_hash(world) != state_hash(s)
            chosen.append(quick(name, rules, 5).choose(rules.view(world, seat), rules.actions(world)))
        assert chosen[0] == chosen[1]
    assert hidden > 0


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize(("title", "setup"), SETUPS)
def test_a_seed_and_iterations_decide_everything(title: str, setup: dict[str, object], name: str) -> None:
    rules = game(title, **setup)
    lines = []
    for _ in range(2):
        player, rng, s, said = quick(name, rules, 3), Random(1), rules.start(), list[str]()
        while len(said) < 8:
            decision = rules.decision(s)
            assert decision is not None
            if decision.seat < 0:
                action = rules.sample(s, rng)
            elif decision.seat == 0:
                action = player.choose(rules.view(s, 0), rules.actions(s))
                said.append(rules.text(action))
            else:
                action = rng.choice(rules.actions(s))
            rules.play(s, action)
        lines.append(said)
    assert lines[0] == lines[1]


def test_partners_of_the_machine_search_too() -> None:
    rules = game("root", factions=["mechanical-marquise", "eyrie", "vagabond"], mode="cooperative")
    player, rng, s = quick("hard", rules, 3), Random(1), rules.start()
    for _ in range(60):
        decision = rules.decision(s)
        assert decision is not None
        if decision.seat == 1:
            action = player.choose(rules.view(s, 1), rules.actions(s))
        else:
            action = rng.choice(rules.actions(s)) if s.legal else rules.sample(s, rng)
        rules.play(s, action)


def test_a_novice_overlooks_things_for_a_whole_turn_and_does_not_look_at_others() -> None:
    rules = game("root")
    s = max(positions(rules, 2, 5, 10), key=lambda one: len(one.legal))
    novice = agents.make("novice", rules, Random(0))
    assert isinstance(novice, GreedyAgent)
    first, again = novice.look(s.legal), novice.look(s.legal)
    assert first == again
    assert 0 < len(first) < len(s.legal)
    weak, watchful = RootKnowledge(watches=False), RootKnowledge()
    before = weak.appraise(s, 0)[0], watchful.appraise(s, 0)[0]
    s.points = (s.points[0], s.points[1] + 5, *s.points[2:])
    assert weak.appraise(s, 0)[0] == before[0]
    assert watchful.appraise(s, 0)[0] < before[1]


def test_a_novice_heir_counts_his_own_points_only() -> None:
    rules = game("heirs")
    s = positions(rules, 4, 30, 1)[0]
    weak, watchful = HeirsKnowledge(watches=False), HeirsKnowledge()
    own = weak.appraise(s, 0)[0] - watchful.appraise(s, 0)[0]
    assert own == 100 * rules.standing(s)[1] - watchful.hopes(s, 0)


@pytest.mark.parametrize("title", ["heirs", "root"])
def test_levels_keep_their_promise_about_time(title: str) -> None:
    """medium half a second; nobody more than five for a decision and sixty for a turn."""
    for name, level in levels.LEVELS[title].items():
        if level.budget.iterations:
            assert 0 < level.budget.seconds <= (0.45 if name == "medium" else 4.5)
            assert 0 < level.budget.turn_seconds <= 55


def test_partners_think_longer() -> None:
    """Where all play together the strong levels have more iterations and no more seconds."""
    alone, partners = (game("root", factions=MIX, mode=mode) for mode in ("competitive", "cooperative"))
    assert partners.together
    assert not alone.together
    assert not game("heirs").together
    for name, level in levels.LEVELS["root"].items():
        usual, longer = level.budget_for(alone), level.budget_for(partners)
        assert (usual.seconds, usual.turn_seconds) == (longer.seconds, longer.turn_seconds)
        assert longer.iterations >= usual.iterations
        assert longer.iterations > usual.iterations or name not in ("hard", "expert")
    agent = agents.make("expert", partners, Random(1))
    assert isinstance(agent, Searcher)
    assert agent.clock.budget.iterations == levels.LEVELS["root"]["expert"].together.iterations


def test_a_clock_stops_by_iterations_seconds_and_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = count()
    monkeypatch.setattr("time.perf_counter", lambda: next(seconds) / 4)

    def thought(clock: Clock, turn: int) -> int:
        clock.begin(turn)
        done = 0
        while clock.goes_on(done):
            done += 1
        clock.end()
        return done

    assert thought(Clock(Budget(20)), 1) == 20
    assert thought(Clock(Budget(10_000, 2.0)), 1) == 8  # a quarter of a second for each look
    clock = Clock(Budget(10_000, 2.0, 8.0))
    whole = [thought(clock, 1) for _ in range(30)]
    assert whole[0] > whole[-1]
    assert clock.spent < 8.0 + 30 * 0.5  # the last looks take longer here than what is left of the turn
    assert thought(clock, 2) == whole[0]


@pytest.mark.parametrize("title", ["heirs", "root"])
def test_a_search_can_tell_what_it_thought(title: str) -> None:
    rules = game(title)
    for s in positions(rules, 8, 19, 2):
        seat = decides(rules, s)
        player = quick("expert", rules, 1)
        assert isinstance(player, Searcher)
        chosen = player.choose(rules.view(s, seat), rules.actions(s))
        thoughts = player.thoughts
        assert thoughts.seat == seat
        assert thoughts.ways[0].line[0] == chosen
        for way in thoughts.ways:
            assert way.line[0] in s.legal
            assert way.visits > 0
            assert len(way.points) == rules.seats
            assert sum(way.chances) == pytest.approx(1.0)


def test_without_time_the_first_candidate_is_chosen_and_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("heirs")
    s = positions(rules, 8, 19, 1)[0]
    seat = decides(rules, s)
    player = agents.make("expert", rules, Random(1))
    assert isinstance(player, TurnAgent)
    monkeypatch.setattr(Clock, "is_late", lambda _: True)
    chosen = player.choose(rules.view(s, seat), rules.actions(s))
    assert [way.line[0] for way in player.thoughts.ways] == [chosen]


def test_a_tree_is_kept_for_the_position_that_follows_and_no_other() -> None:
    rules = game("root")
    searched = 0
    for s in positions(rules, 5, 7, 12):
        seat = decides(rules, s)
        player = quick("expert", rules, 1, 60)
        assert isinstance(player, TreeAgent)
        player.stops_early = False  # so that visits show which tree it goes on with
        chosen = player.choose(rules.view(s, seat), rules.actions(s))
        kept = player.kept
        if kept is None:
            continue
        assert kept.key != player.knowledge.key(s, seat)
        rules.play(s, chosen)
        before = kept.node.visits
        if kept.key != player.knowledge.key(s, seat):  # something hidden has shown, as under a ruin
            player.choose(rules.view(s, seat), rules.actions(s))
            assert kept.node.visits == before
            continue
        searched += 1
        assert set(kept.node.children) <= set(s.legal)
        player.choose(rules.view(s, seat), rules.actions(s))
        if len(s.legal) > 1:  # with one action there is nothing to think about
            assert kept.node.visits >= max(before, 60)
    assert searched > 0
