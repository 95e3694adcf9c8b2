"""Seatings for factions that a list of seatings does not know, so that a new folder is tested by itself."""

from lichtung.root.game import FACTIONS
from lichtung.root.mixes import BASE_GAME

COMPANY = 2  # others at its table


def of_others(*seatings: str) -> list[str]:
    """A seating for each faction that none of these names."""
    named = {name for seating in seatings for name in seating.split(",")}
    return [",".join([name, *company(name)]) for name in FACTIONS if name not in named]


def company(name: str) -> list[str]:
    return [other for other in BASE_GAME if other not in (name, FACTIONS[name].replaces)][:COMPANY]
