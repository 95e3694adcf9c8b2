"""Scenes for the Cult's law tests: an empty map, an outcast suit, acolytes and lost souls as wanted."""

from lichtung.kernel.frames import settle
from lichtung.root.factions.cult.mat import CultMat, mat_of
from lichtung.root.factions.cult.rules import Cult
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.map import SUITS
from lichtung.root.removal import settle_removed, take_off
from lichtung.root.state import Faction
from tests.law.root.alliance_wood import guest
from tests.law.root.positions import Scene, start

M, C, G = "marquise", "cult", "guest"
CULT = 1  # its seat in these scenes
FOXES = ("anvil", "foxfolk_steel", "protection_racket", "root_tea_fox", "travel_gear_fox")
RABBITS = ("bake_sale", "a_visit_to_friends", "smugglers_trail", "root_tea_rabbit")
MICE = ("investments", "mouse_in_a_sack", "sword_mouse", "root_tea_mouse")
BIRDS = ("arms_trader", "birdy_bindle", "woodland_runners", "crossbow_bird")


def wood(outcast: str = "fox", hated: int = 0, acolytes: int = 0, third: Faction | None = None) -> Scene:
    """An empty map and empty hands; the Cult between the Marquise and another player."""
    scene = start(Marquise(), Cult(), third or guest())
    scene.clear_map()
    mat(scene).outcast = SUITS.index(outcast)
    mat(scene).hated = hated
    mat(scene).acolytes = acolytes
    scene.s.supply[CULT] -= acolytes
    return scene


def mat(scene: Scene) -> CultMat:
    return mat_of(scene.s, scene.seat(C))


def put_souls(scene: Scene, *cards: str) -> None:
    """These cards lie among the lost souls too."""
    for card in cards:
        scene.free_card(card)
        scene.s.deck &= ~scene.mask(card)
    mat(scene).lost_souls |= scene.mask(*cards)


def souls(scene: Scene) -> list[str]:
    return sorted(scene.words(mat(scene).lost_souls))


def revealed(scene: Scene) -> list[str]:
    return sorted(scene.words(mat(scene).revealed))


def acolytes(scene: Scene) -> int:
    return mat(scene).acolytes


def outcast(scene: Scene) -> tuple[str, bool]:
    """The outcast suit, and whether it is hated."""
    return SUITS[mat(scene).outcast], bool(mat(scene).hated)


def conspire(scene: Scene) -> None:
    """The Cult may conspire, with the outcast and the acolytes that the scene has."""
    scene.ask_seat("cult.conspiracies", C)


def worship(scene: Scene, *cards: str) -> None:
    """The Cult's Daylight with these cards in hand."""
    scene.give_hand(C, *cards)
    scene.turn(C, "cult.rituals")


def lose(scene: Scene, kind: int, clearing: int, count: int = 1, by: str = M) -> None:
    """Somebody removes pieces of the Cult in his own turn, outside of battle."""
    scene.s.active = scene.seat(by)
    take_off(scene.s, scene.seat(C), kind, clearing - 1, count, scene.s.active)
    settle_removed(scene.s)
    settle(scene.s)
