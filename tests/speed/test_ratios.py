"""Speed as ratios within one run, so that a slow or busy machine does not matter."""

import copy
from collections.abc import Callable
from random import Random
from time import perf_counter

import pytest

from lichtung.heirs.game import HeirsGame, make
from lichtung.heirs.state import Heirs
from lichtung.kernel.game import random_playout, state_hash

ROUNDS = 7


def per_call(calls: int, *works: Callable[[], object]) -> list[float]:
    """Seconds for a call of each, the best of several rounds taken in turn."""
    best = [float("inf")] * len(works)
    for _ in range(ROUNDS):
        for i, work in enumerate(works):
            begin = perf_counter()
            for _ in range(calls):
                work()
            best[i] = min(best[i], (perf_counter() - begin) / calls)
    return best


@pytest.fixture
def game() -> HeirsGame:
    return make({"sets": ["reise", "krieg", "handwerk"]})


@pytest.fixture
def middle(game: HeirsGame) -> Heirs:
    """A player's decision in the middle of a game."""
    s = game.start()
    rng = Random(4)
    while len(s.stack) > 10 or len(s.legal) < 8:
        game.apply(s, rng.choice(game.actions(s)))
    return s


@pytest.mark.plain_only
def test_a_fork_is_at_least_fifty_times_faster_than_deepcopy(middle: Heirs) -> None:
    fork, deep = per_call(20, middle.copy, lambda: copy.deepcopy(middle))
    assert deep / fork >= 50, f"fork {fork * 1e6:.1f} us, deepcopy {deep * 1e6:.1f} us"


@pytest.mark.plain_only
def test_a_fork_beats_a_deepcopy_that_shares_what_forks_share(middle: Heirs) -> None:
    """The table and the listed actions never change, so a fair rival need not copy them."""

    def deep_copy() -> Heirs:
        shared = {id(middle.setup): middle.setup, id(middle.legal): middle.legal}
        return copy.deepcopy(middle, shared)

    assert state_hash(deep_copy()) == state_hash(middle)
    fork, deep = per_call(100, middle.copy, deep_copy)
    assert deep / fork >= 10, f"fork {fork * 1e6:.1f} us, deepcopy {deep * 1e6:.1f} us"


def test_asking_for_the_actions_costs_little_beside_playing_one(game: HeirsGame, middle: Heirs) -> None:
    first = game.actions(middle)[0]
    ask, play = per_call(200, lambda: game.actions(middle), lambda: game.apply(middle.copy(), first))
    assert ask < play, f"actions {ask * 1e6:.2f} us, copy and apply {play * 1e6:.2f} us"


def test_a_random_game_takes_no_noticeable_time(game: HeirsGame) -> None:
    """A few milliseconds on any machine; the bound has room for a very busy one."""
    (seconds,) = per_call(1, lambda: random_playout(game, game.start(), Random(0)))
    assert seconds < 0.2
