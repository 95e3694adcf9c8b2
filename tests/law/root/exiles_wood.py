"""Scenes for the law tests of the Exiles and Partisans: an empty map, cards in play, warriors on coffins."""

import pytest

from lichtung.root.card_mat import card_mat
from lichtung.root.cards import ITEMS
from lichtung.root.factions.vagabond.items import place_pawn
from lichtung.root.factions.vagabond.mat import mat_of
from lichtung.root.fields import replaced
from lichtung.root.game import make
from lichtung.root.markers import place_marker
from lichtung.root.paths import neighbours
from lichtung.root.removal import settle_removed, take_off
from lichtung.root.state import WARRIOR
from tests.law.root.positions import Scene, begin

M, E, A, V = "marquise", "eyrie", "alliance", "vagabond"
C, R, D, K = "cult", "riverfolk", "duchy", "corvids"
MACHINE = "mechanical-marquise"
PRINTINGS = pytest.mark.parametrize("law", ["early", "current"])
BIRDSONG_CARDS = "root.birdsong-cards"


def wood(*factions: str, **options: object) -> Scene:
    """An empty map and empty hands, with the Exiles and Partisans."""
    seats = factions or (M, E, A)
    scene = begin(make({"factions": ",".join(seats), "deck": "exiles", "questions": "all", **options}))
    scene.clear_map()
    empty_coffin(scene)
    return scene


def empty_coffin(scene: Scene) -> None:
    """Nobody lies on the Coffin Makers; arranging a scene does not count."""
    coffin = card_mat(scene.s).coffin
    for owner, count in enumerate(coffin):
        scene.s.supply[owner] += count
        coffin[owner] = 0


def coffin(scene: Scene, seat: str) -> int:
    return card_mat(scene.s).coffin[scene.seat(seat)]


def lay_in(scene: Scene, seat: str, count: int) -> None:
    """So many warriors of a supply lie on the Coffin Makers."""
    scene.s.supply[scene.seat(seat)] -= count
    card_mat(scene.s).coffin[scene.seat(seat)] += count


def supply(scene: Scene, seat: str) -> int:
    return scene.s.supply[scene.seat(seat)]


def near(scene: Scene, seat: str, clearing: int) -> list[int]:
    """The clearings next to a clearing for a seat."""
    return sorted(place + 1 for place in neighbours(scene.s, scene.seat(seat), clearing - 1))


def give_item(scene: Scene, seat: str, item: str) -> None:
    """An item lies face up in the box of crafted ones."""
    at = scene.seat(seat) * len(ITEMS) + ITEMS.index(item)
    scene.s.crafted_items = replaced(scene.s.crafted_items, at, scene.s.crafted_items[at] + 1)
    scene.s.items = replaced(scene.s.items, ITEMS.index(item), scene.s.items[ITEMS.index(item)] - 1)


def remove(scene: Scene, seat: str, clearing: int, count: int, by: str) -> None:
    """Warriors are removed, with all that follows."""
    take_off(scene.s, scene.seat(seat), WARRIOR, clearing - 1, count, scene.seat(by))
    settle_removed(scene.s)


def coalition(law: str) -> Scene:
    """The Vagabond is in a coalition with the Eyrie."""
    scene = wood(V, M, E, A, law=law)
    mat_of(scene.s, 0).partner = scene.seat(E)
    scene.s.dominance = replaced(scene.s.dominance, 0, scene.card("dominance_fox"))
    scene.s.deck &= ~scene.mask("dominance_fox")
    place_pawn(scene.s, 0, 0)
    return scene


def lay_snare(scene: Scene, clearing: int) -> None:
    """A snare of the first seat lies face up."""
    names = [kind.name for kind in scene.setup.marker_kinds]
    marker = place_marker(scene.s, 0, names.index("snare"), clearing - 1)
    scene.s.marker_seen = replaced(scene.s.marker_seen, marker, scene.setup.everybody)
