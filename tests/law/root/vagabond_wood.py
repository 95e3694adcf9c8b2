"""Scenes for the Vagabond's law tests: an empty map, his pawn, items and relations as a test wants them."""

from lichtung.kernel.frames import settle
from lichtung.root.cards import ITEMS
from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.factions.vagabond.data import QUESTS
from lichtung.root.factions.vagabond.items import pawn_place, place_pawn
from lichtung.root.factions.vagabond.mat import (
    ALLIED,
    CONDITIONS,
    DAMAGED,
    EXHAUSTED,
    HOSTILE,
    KINDS,
    NEUTRAL,
    READY,
    VagabondMat,
    mat_of,
)
from lichtung.root.factions.vagabond.rules import Vagabond
from tests.law.root.positions import Scene, start

M, E, A, V, V2 = "marquise", "eyrie", "alliance", "vagabond", "vagabond-2"
RELATION = {"hostile": HOSTILE, "neutral": NEUTRAL, "first": 1, "second": 2, "allied": ALLIED}


def wood(character: str = "ranger") -> Scene:
    """Four players, nothing on the map but ruins and the pawn in the first forest, no cards in hand."""
    begin = ("at 1", "at 1", "at 5", "at 5", "leader builder")
    scene = start(
        Vagabond(), Marquise(), Eyrie(), Alliance(), setup=(*begin, f"play-as {character}", "walk f1")
    )
    scene.clear_map()
    return scene


def small_wood(character: str = "ranger") -> Scene:
    """Two players: the Marquise and the Vagabond."""
    scene = start(
        Marquise(), Vagabond(), setup=("at 1", "at 1", "at 5", "at 5", f"play-as {character}", "walk f1")
    )
    scene.clear_map()
    return scene


def shared_wood(one: str = "ranger", two: str = "thief") -> Scene:
    """Two Vagabonds, of whom the first one sets up first, among Marquise and Eyrie on an empty map."""
    begin = ("at 1", "at 1", "at 5", "at 5", "leader builder")
    roles = (f"play-as {one}", "walk f1", f"play-as {two}", "walk f2")
    scene = start(Marquise(), Vagabond(), Eyrie(), Vagabond(), setup=(*begin, *roles))
    scene.clear_map()
    return scene


def mat(scene: Scene, who: str = V) -> VagabondMat:
    return mat_of(scene.s, scene.seat(who))


def stand(scene: Scene, place: int | str, who: str = V) -> None:
    """The pawn stands in a clearing or in a forest (f1)."""
    place_pawn(scene.s, scene.seat(who), scene.game.codec.kinds["place"].parse(str(place)))


def place(scene: Scene) -> str:
    return scene.game.codec.kinds["place"].text(pawn_place(scene.s, scene.seat(V)))


def equip(
    scene: Scene, ready: str = "", exhausted: str = "", damaged: str = "", broken: str = "", who: str = V
) -> None:
    """These items and no others; `broken` ones are damaged and exhausted."""
    for condition, words in enumerate((ready, exhausted, damaged, broken)):
        for item in range(KINDS):
            mat(scene, who).items[condition * KINDS + item] = words.split().count(ITEMS[item])


def items(scene: Scene, condition: int = READY, who: str = V) -> str:
    """The items in one condition, in the order of their kinds."""
    row = mat(scene, who).items[condition * KINDS : (condition + 1) * KINDS]
    return " ".join(ITEMS[item] for item in range(KINDS) for _ in range(row[item]))


def all_items(scene: Scene, who: str = V) -> list[str]:
    """Ready, exhausted, damaged, damaged and exhausted."""
    return [items(scene, condition, who) for condition in range(len(CONDITIONS))]


def relate(scene: Scene, other: str, relation: str) -> None:
    mat(scene).relations[scene.seat(other)] = RELATION[relation]
    mat(scene).aids[scene.seat(other)] = 0


def relation(scene: Scene, other: str) -> str:
    found = mat(scene).relations[scene.seat(other)]
    return next(word for word, value in RELATION.items() if value == found)


def open_quests(scene: Scene, *quests: str) -> None:
    """These quests lie open; all others that are not done are in the deck."""
    rest = mat(scene).quests | mat(scene).quest_deck
    mask = sum(1 << QUESTS.index(quest) for quest in quests)
    mat(scene).quests = mask
    mat(scene).quest_deck = rest & ~mask


def hide(scene: Scene, clearing: int, under: int) -> None:
    """These items and no others lie under the ruin of a clearing."""
    rows = list(scene.s.ruin_items)
    rows[clearing - 1] = under
    scene.s.ruin_items = tuple(rows)


def set_dominance(scene: Scene, who: str, card: str) -> None:
    """A dominance card is active in front of the player."""
    active = list(scene.s.dominance)
    active[scene.seat(who)] = scene.card(card)
    scene.s.dominance = tuple(active)


def daylight(
    scene: Scene, at: int | str, ready: str = "", *hand: str, broken: str = "", who: str = V
) -> Scene:
    """The Vagabond's Daylight begins there with these items and cards; `broken` ones are damaged."""
    stand(scene, at, who)
    equip(scene, who=who)
    scene.turn(who, "vagabond.actions")
    equip(scene, ready, damaged=broken, who=who)
    scene.give_hand(who, *hand)
    settle(scene.s)
    return scene


__all__ = [
    "DAMAGED",
    "EXHAUSTED",
    "READY",
    "V2",
    "A",
    "E",
    "M",
    "V",
    "all_items",
    "daylight",
    "equip",
    "hide",
    "items",
    "mat",
    "open_quests",
    "place",
    "relate",
    "relation",
    "set_dominance",
    "settle",
    "shared_wood",
    "small_wood",
    "stand",
    "wood",
]
