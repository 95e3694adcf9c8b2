"""The greedy agent plays the Lizard Cult: gardens grow, and they score."""

import pytest

from tests.agents.test_root import play

ROUNDS = 12


@pytest.mark.parametrize(
    "others",
    [
        ("eyrie",),
        pytest.param(("marquise", "alliance"), marks=pytest.mark.long),
        ("alliance", "vagabond", "eyrie"),
    ],
)
def test_a_greedy_cult_holds_its_own_against_greedy_ones(others: tuple[str, ...]) -> None:
    games = [play(("cult", *others), ("greedy",) * (1 + len(others)), seed, ROUNDS) for seed in range(4)]
    assert sum(1 for _, winners in games if winners) >= 3, "somebody reaches 30 points in time"
    assert sum(1 for _, winners in games if 0 in winners) >= 1


@pytest.mark.parametrize("other", ["marquise", "eyrie", "alliance", "vagabond"])
def test_a_greedy_cult_beats_random_ones(other: str) -> None:
    won = [play(("cult", other), ("greedy", "random"), seed, 2 * ROUNDS)[1] == (0,) for seed in range(2)]
    assert all(won)
