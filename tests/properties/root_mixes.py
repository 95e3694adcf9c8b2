"""Mixes of factions for random games of Root: every seating of the base four, every mix of all."""

from itertools import combinations, permutations
from random import Random

BASE = ("marquise", "eyrie", "alliance", "vagabond")
MACHINE = "mechanical-marquise"
ALL = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk", "vagabond", MACHINE)
MOST_PARTNERS = 4

SEATINGS = [",".join(seats) for n in (2, 3, 4) for seats in permutations(BASE, n)]


def legal(mix: tuple[str, ...]) -> bool:
    """One Marquise at most; two Vagabonds need somebody else (ruling 84)."""
    return not ("marquise" in mix and MACHINE in mix) and sorted(mix) != ["vagabond", "vagabond"]


def mixes() -> list[dict[str, object]]:
    """Every set of two to six factions with the seats in some order, as data for `make`."""
    rng = Random(2026)
    found: list[dict[str, object]] = []
    for n in range(2, 7):
        for mix in sorted(set(combinations(sorted(ALL), n))):
            if legal(mix):
                seats = list(mix)
                rng.shuffle(seats)
                found.append({"factions": seats})
                if MACHINE in mix and n - 1 <= MOST_PARTNERS:
                    found.append({"factions": seats, "mode": "cooperative"})
    return found


def name_of(mix: dict[str, object]) -> str:
    seats = mix["factions"]
    assert isinstance(seats, list)
    return "-".join(seats) + ("-together" if "mode" in mix else "")


MIXES = mixes()
CARDED = [mix for mix in MIXES if MACHINE not in name_of(mix)]  # those with setup cards
