"""Greedy agents play both Vagabonds to a finish, ruins included."""

from random import Random

from lichtung import agents
from lichtung.kernel.chance import CHANCE
from lichtung.root.game import make

SEATINGS = ("vagabond,marquise,vagabond", "eyrie,vagabond,alliance,vagabond")
ROUNDS = 15


def play(seating: str, seed: int) -> tuple[bool, list[str]]:
    """Whether the game ended within so many rounds, and the keys of all events."""
    root, rng = make({"factions": seating}), Random(seed)
    players = [agents.make("greedy", root, Random(f"{seed}/{seat}")) for seat in range(root.seats)]
    s = root.start()
    told: list[str] = []
    while (now := root.decision(s)) is not None and s.turn <= ROUNDS * root.seats:
        if now.seat == CHANCE:
            action = root.sample(s, rng)
        else:
            action = players[now.seat].choose(root.view(s, now.seat), root.actions(s))
        told += [event.key for event in root.apply(s, action, True)]
    return root.result(s) is not None, told


def test_greedy_vagabonds_finish_their_games_and_explore() -> None:
    games = [play(seating, seed) for seating in SEATINGS for seed in (1, 2)]
    assert sum(ended for ended, _ in games) >= 3
    for _, told in games:
        assert told.count("explored") >= 3
        assert told.count("ruin-seen") >= 1
