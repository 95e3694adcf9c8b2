"""Mixes of factions for random games of Root: every seating of the base four, every mix of all."""

from itertools import combinations, permutations
from random import Random

from lichtung.root.game import FACTIONS

BASE = ("marquise", "eyrie", "alliance", "vagabond")
MACHINE = "mechanical-marquise"
ALL = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk", "vagabond", MACHINE)
MOST_PARTNERS = 4

SEATINGS = [",".join(seats) for n in (2, 3, 4) for seats in permutations(BASE, n)]


def legal(mix: tuple[str, ...]) -> bool:
    """One Marquise at most; two Vagabonds need somebody else (ruling 84)."""
    return not ("marquise" in mix and MACHINE in mix) and sorted(mix) != ["vagabond", "vagabond"]


def mixes(names: tuple[str, ...], needed: tuple[str, ...]) -> list[dict[str, object]]:
    """Every set of two to six factions with the seats in some order, as data for `make`.

    Some of the needed ones, if there are any, are in each of them.
    """
    rng = Random(2026)
    found: list[dict[str, object]] = []
    for n in range(2, 7):
        for mix in sorted(set(combinations(sorted(names), n))):
            if legal(mix) and (not needed or set(needed) & set(mix)):
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


MIXES = mixes(ALL, ())
LATER = tuple(name for name in FACTIONS if name not in ALL)
CARDED = [mix for mix in MIXES if MACHINE not in name_of(mix)]  # those with setup cards


def mixes_of(*names: str) -> list[dict[str, object]]:
    """Every mix of these factions among all that MIXES have, and with each other."""
    return mixes((*ALL, *names), names)
