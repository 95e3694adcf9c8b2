"""The greedy agent at Root: it plays every faction to a finish by points."""

import itertools
from random import Random

import pytest

from lichtung import agents, game
from lichtung.kernel.chance import CHANCE

FACTIONS = ("marquise", "eyrie", "alliance", "vagabond")
ROUNDS = 15


def play(
    factions: tuple[str, ...], names: tuple[str, ...], seed: int, rounds: int
) -> tuple[int, tuple[int, ...]]:
    """How many rounds a game took (at most so many) and who won it."""
    root, rng = game("root", factions=list(factions)), Random(seed)
    players = [agents.make(name, root, Random(f"{seed}/{seat}")) for seat, name in enumerate(names)]
    s = root.start()
    while (now := root.decision(s)) is not None and s.turn <= rounds * len(factions):
        if now.seat == CHANCE:
            action = root.sample(s, rng)
        else:
            action = players[now.seat].choose(root.view(s, now.seat), root.actions(s))
        root.apply(s, action)
    result = root.result(s)
    return s.turn // len(factions), () if result is None else result.winners


def test_four_greedy_agents_finish_by_points_within_fifteen_rounds() -> None:
    games = [play(FACTIONS, ("greedy",) * 4, seed, ROUNDS) for seed in range(4)]
    assert sum(1 for _, winners in games if winners) >= 3


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_greedy_faction_beats_random_ones(faction: str) -> None:
    won = 0
    for seed, other in enumerate([f for f in FACTIONS if f != faction] * 2, 100):
        _, winners = play((faction, other), ("greedy", "random"), seed, 3 * ROUNDS)
        won += winners == (0,)
    assert won >= 5


@pytest.mark.long
def test_greedy_games_of_all_seatings_end() -> None:
    seatings = [s for n in (2, 3, 4) for s in itertools.permutations(FACTIONS, n)]
    ended = [bool(play(s, ("greedy",) * len(s), i, 3 * ROUNDS)[1]) for i, s in enumerate(seatings)]
    assert sum(ended) >= 0.9 * len(ended)
