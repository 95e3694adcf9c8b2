"""The greedy agent's search: the best whole turn, planned once, with ties broken sensibly."""

from random import Random
from typing import Any

import pytest

from lichtung.agents import greedy
from lichtung.agents.greedy import GreedyAgent
from lichtung.agents.heirs import POINT, HeirsKnowledge
from lichtung.arena.playing import FINISHED, play_game
from lichtung.arena.series import Series, run
from lichtung.arena.tally import report
from lichtung.games import game
from lichtung.heirs.actions import OfTile
from lichtung.heirs.protocol import lacking, resources
from lichtung.heirs.scoring import margin
from lichtung.heirs.state import BLUE, WHITE, Heirs, field
from lichtung.kernel.codec import Action
from lichtung.kernel.game import FrameGame

NO_CAMPS = ["reise", "krieg", "handwerk"]
KNOW = HeirsKnowledge()


def opening(rules: FrameGame[Any, Any], seed: int) -> Heirs:
    """A game after its setup."""
    s: Heirs = rules.start()
    rng = Random(seed)
    while not s.legal:
        rules.apply(s, rules.sample(s, rng))
    return s


def turn_by_turn(
    rules: FrameGame[Any, Any], s: Heirs, agent: GreedyAgent[Any, Any], seat: int
) -> list[Action]:
    """Let the agent play its turn to the end; what it did."""
    done: list[Action] = []
    rng = Random(1)
    while KNOW.in_turn(s, seat):
        if s.legal:
            done.append(agent.choose(rules.view(s, seat), rules.actions(s)))
            rules.play(s, done[-1])
        else:
            rules.apply(s, rules.sample(s, rng))
    return done


def best_margin(rules: FrameGame[Any, Any], s: Heirs, seat: int) -> int:
    """The best lead after any whole turn, by trying all of them."""
    best = -999
    seen = set()
    todo = [s]
    while todo:
        t = todo.pop()
        if KNOW.ending(t) is not None:
            best = max(best, margin(t, seat))
        for action in t.legal:
            u = t.copy()
            rules.apply(u, action)
            while KNOW.in_turn(u, seat) and not u.legal:
                rules.apply(u, rules.sample(u, Random(0)))
            if KNOW.in_turn(u, seat) and (key := KNOW.key(u, seat)) not in seen:
                seen.add(key)
                todo.append(u)
    return best


@pytest.mark.parametrize("seed", range(3))
def test_small_turns_are_searched_completely(seed: int) -> None:
    rules = game("heirs", sets=NO_CAMPS)
    s = opening(rules, seed)
    seat = s.crown
    best = best_margin(rules, s, seat)
    turn_by_turn(rules, s, GreedyAgent(rules, KNOW, Random(0)), seat)
    assert margin(s, seat) == best


def test_a_turn_is_planned_once(monkeypatch: pytest.MonkeyPatch) -> None:
    searches = []
    run_search = greedy.Search.run

    def counted(self: greedy.Search[Any, Any], s: Any, key: Any) -> greedy.Plan:
        searches.append(s.took)
        return run_search(self, s, key)

    monkeypatch.setattr(greedy.Search, "run", counted)
    rules = game("heirs", sets=NO_CAMPS)
    players = {seat: GreedyAgent(rules, KNOW, Random(seat), width=4) for seat in (0, 1)}
    assert play_game(rules, players, Random(3)).status == FINISHED
    assert 22 <= len(searches) <= 26  # eleven turns each, and a few hands above the limit


def test_a_plan_is_given_up_when_the_position_is_another() -> None:
    rules = game("heirs", sets=NO_CAMPS)
    agent = GreedyAgent(rules, KNOW, Random(0), width=4)
    one, two = opening(rules, 1), opening(rules, 2)
    agent.choose(rules.view(one, one.crown), rules.actions(one))
    assert agent.plan
    answer = agent.choose(rules.view(two, two.crown), rules.actions(two))
    assert answer in rules.actions(two)


def test_the_same_generator_gives_the_same_turn() -> None:
    rules = game("heirs")
    turns = []
    for _ in range(2):
        s = opening(rules, 7)
        turns.append(turn_by_turn(rules, s, GreedyAgent(rules, KNOW, Random(5)), s.crown))
    assert turns[0] == turns[1]


def test_a_point_outweighs_all_that_breaks_ties() -> None:
    rules, reference = game("heirs", sets=NO_CAMPS), HeirsKnowledge.reference()
    rng = Random(2)
    s = opening(rules, 2)
    while s.frame is not None:
        if s.legal and KNOW.in_turn(s, WHITE):
            worth, _ = KNOW.appraise(s, WHITE)
            assert 0 <= worth - POINT * margin(s, WHITE) - KNOW.hopes(s, WHITE) < POINT
            assert worth - reference.appraise(s, WHITE)[0] == KNOW.hopes(s, WHITE)
            assert KNOW.hopes(s, WHITE) == -KNOW.hopes(s, BLUE)
            assert s.stack or not KNOW.hopes(s, WHITE)
        rules.apply(s, rng.choice(s.legal) if s.legal else rules.sample(s, rng))


def test_buildings_and_hands_promise_more_the_longer_the_game_goes_on() -> None:
    rules = game("heirs", sets=NO_CAMPS)
    s = rules.position({"hands": {"white": ["reise-01"], "blue": []}})
    early = KNOW.hopes(s, WHITE)
    assert early > 0 == HeirsKnowledge.reference().hopes(s, WHITE)
    s.stack = s.stack[: len(s.stack) // 2]
    assert 0 < KNOW.hopes(s, WHITE) < early
    s.cells[field(3, 3)] = 4 * s.stack[0] + BLUE
    assert KNOW.hopes(s, WHITE) < 0, "a building outweighs a tile in hand"


def test_with_a_full_hand_the_affordable_tiles_stay() -> None:
    rules = game("heirs", sets=["reise", "land_industrie", "handel_kirche"])
    s = rules.position(
        {
            "hands": {"white": ["reise-01", "reise-03", "land_industrie-07", "handel_kirche-04"]},
            "took": 1,
            "crown": "blue",
            "pending": ["next-turn white", "hand-limit white"],
        }
    )
    have = resources(s, WHITE)
    dear = [tile for tile in s.hands[WHITE] if lacking(s, have, tile)]
    assert 0 < len(dear) < 4
    agent = GreedyAgent(rules, KNOW, Random(0))
    chosen = agent.choose(rules.view(s, WHITE), rules.actions(s))
    assert isinstance(chosen, OfTile)
    assert chosen.tile in dear


@pytest.mark.slow
@pytest.mark.long
def test_greedy_wins_at_least_95_of_100_games_against_random() -> None:
    series = Series("heirs", ({},), ("greedy", "random"))
    whole = report(series, run(series, range(200), 2), [0, 1])
    assert whole.clean()
    assert whole.by_contestant[0].share() >= 0.95
    assert min(whole.by_seat[0, seat].share() for seat in (0, 1)) >= 0.95
