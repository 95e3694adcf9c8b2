"""Seatings for factions that a list of seatings does not know, so that a new folder is tested by itself."""

from lichtung.root.game import FACTIONS
from lichtung.root.mixes import BASE_GAME

COMPANY = 2  # others at its table
KINDS_OF_COMPANY: list[tuple[str, dict[str, object]]] = [
    ("{}, marquise", {}),
    ("eyrie, {}, alliance", {"map": "winter", "deck": "exiles"}),
    ("vagabond, {}, vagabond, riverfolk", {"map": "lake"}),
    ("{}, mechanical-marquise, cult", {"map": "mountain"}),
    ("{}, eyrie, {newest}, riverfolk", {"setup": "advanced", "map": "mountain", "deck": "exiles"}),
    ("marquise, eyrie, alliance, vagabond, {newest}, {}", {"law": "current"}),
    ("{}, vagabond, mechanical-marquise", {"mode": "cooperative"}),
    ("vagabond, {}, vagabond", {"setup": "advanced", "law": "2022"}),
]


def of_others(*seatings: str) -> list[str]:
    """A seating for each faction that none of these names."""
    return [",".join([name, *company(name)]) for name in others(*seatings)]


def others(*seatings: str) -> list[str]:
    """The factions that none of these names."""
    named = {name for seating in seatings for name in seating.split(",")}
    return [name for name in FACTIONS if name not in named]


def company(name: str) -> list[str]:
    return [other for other in BASE_GAME if other not in (name, FACTIONS[name].replaces)][:COMPANY]


def in_company(name: str) -> list[dict[str, object]]:
    """Tables of every kind for a faction of a later box: small and large, on each board, with machines."""
    newest = [other for other in FACTIONS if other != name and not FACTIONS[other].replaces][-1]
    return [
        {"factions": seats.replace(" ", "").format(name, newest=newest), **options}
        for seats, options in KINDS_OF_COMPANY
    ]
