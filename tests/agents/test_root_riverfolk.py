"""The greedy agent plays the Riverfolk: posts stand, services sell, points come."""

import pytest

from tests.agents.test_root import play

ROUNDS = 12


@pytest.mark.parametrize("others", [("eyrie",), ("marquise", "eyrie"), ("alliance", "vagabond", "eyrie")])
def test_greedy_riverfolk_hold_their_own_against_greedy_ones(others: tuple[str, ...]) -> None:
    games = [
        play(("riverfolk", *others), ("greedy",) * (1 + len(others)), seed, ROUNDS) for seed in range(22, 26)
    ]
    assert sum(1 for _, winners in games if winners) >= 3, "somebody reaches 30 points in time"
    assert sum(1 for _, winners in games if 0 in winners) >= 1


@pytest.mark.parametrize("other", ["marquise", "eyrie", "alliance", "vagabond", "cult"])
def test_greedy_riverfolk_beat_random_ones(other: str) -> None:
    won = [play(("riverfolk", other), ("greedy", "random"), seed, 2 * ROUNDS)[1] == (0,) for seed in range(2)]
    assert all(won)
