"""Scenes for the Alliance's law tests: an empty map but for sympathy, and a third player without rules."""

from lichtung.kernel.frames import settle
from lichtung.root.battle import LOSE_PIECES
from lichtung.root.drawing import DISCARD_DOWN
from lichtung.root.factions.alliance.mat import mat_of
from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.removal import settle_removed, take_off
from lichtung.root.state import Faction
from lichtung.root.turn import START_BIRDSONG
from tests.law.root.positions import Scene, start

M, A, G = "marquise", "alliance", "guest"
FOXES = ("anvil", "foxfolk_steel", "protection_racket", "root_tea_fox", "travel_gear_fox")
RABBITS = ("bake_sale", "cobbler-1", "cobbler-2", "root_tea_rabbit", "smugglers_trail")
MICE = ("investments", "mouse_in_a_sack", "crossbow_mouse", "root_tea_mouse", "travel_gear_mouse")
BIRDS = ("armorers-1", "armorers-2", "sappers-1", "sappers-2", "arms_trader")


def guest() -> Faction:
    """A third player with warriors and no rules of its own."""
    faction = Faction()
    faction.id = G
    faction.letter = "Z"
    faction.warriors = 10
    faction.setup_step = DISCARD_DOWN  # nothing to discard: nothing to set up
    faction.lose_step = LOSE_PIECES
    faction.plan = (START_BIRDSONG,)
    return faction


def wood(*sympathetic: int) -> Scene:
    """An empty map but for sympathy, three players, no cards in any hand or pile."""
    scene = start(Marquise(), Alliance(), guest())
    scene.clear_map()
    scene.give_pile(A)
    for clearing in sympathetic:
        scene.put("alliance.sympathy", clearing)
    return scene


def pile(scene: Scene) -> list[str]:
    return sorted(scene.words(scene.s.zones[scene.setup.pile[1]]))


def seen(scene: Scene, viewer: str) -> list[str]:
    """The supporters that a viewer knows."""
    zones = scene.setup.zones
    return sorted(scene.words(scene.s.known[scene.seat(viewer) * zones + scene.setup.pile[1]]))


def officers(scene: Scene) -> int:
    return mat_of(scene.s, 1).officers


def set_officers(scene: Scene, number: int) -> None:
    scene.s.supply[1] += officers(scene) - number
    mat_of(scene.s, 1).officers = number


def discarded(scene: Scene) -> list[str]:
    return sorted(scene.words(scene.s.discard))


def march(scene: Scene, player: str = M) -> None:
    """The Marquise may act."""
    scene.turn(player, "marquise.actions")


def evening(scene: Scene, count_officers: int) -> None:
    set_officers(scene, count_officers)
    scene.turn(A, "alliance.operations")


def lose_base(scene: Scene, piece: str, clearing: int) -> None:
    """The Marquise removes a base in her turn."""
    scene.s.active = 0
    take_off(scene.s, 1, scene.kind(piece), clearing - 1, 1, 0)
    settle_removed(scene.s)
    settle(scene.s)
