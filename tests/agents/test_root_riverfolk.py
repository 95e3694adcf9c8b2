"""The greedy agent plays the Riverfolk: posts stand, services sell, points come."""

from random import Random

import pytest

from lichtung import agents, game
from lichtung.arena.playing import play_game
from tests.agents.test_root import play

ROUNDS = 12
GAMES = 4
HALF_WAY = 15


def points(factions: tuple[str, ...], seed: int) -> tuple[int, ...]:
    """What greedy agents end a game with."""
    root = game("root", factions=list(factions))
    players = {seat: agents.make("greedy", root, Random(f"{seed}/{seat}")) for seat in root.players()}
    result = play_game(root, players, Random(seed)).result
    assert result is not None, "somebody wins"
    return result.scores


@pytest.mark.parametrize(
    "others",
    [
        ("eyrie",),
        pytest.param(("marquise", "eyrie"), marks=pytest.mark.long),
        ("alliance", "vagabond", "eyrie"),
    ],
)
def test_greedy_riverfolk_hold_their_own_against_greedy_ones(others: tuple[str, ...]) -> None:
    """Whoever wins, they come half of the way: wins alone would need many more games to tell anything."""
    made = [points(("riverfolk", *others), seed)[0] for seed in range(GAMES)]
    assert sum(made) >= HALF_WAY * GAMES, made


@pytest.mark.parametrize("other", ["marquise", "eyrie", "alliance", "vagabond", "cult"])
def test_greedy_riverfolk_beat_random_ones(other: str) -> None:
    won = [play(("riverfolk", other), ("greedy", "random"), seed, 2 * ROUNDS)[1] == (0,) for seed in range(2)]
    assert all(won)
