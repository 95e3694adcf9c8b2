"""Scenes for the Vagabond's law tests: an empty map, his pawn, items and relations as a test wants them."""

from lichtung.kernel.frames import settle
from lichtung.root.cards import ITEMS
from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.factions.vagabond.rules import Vagabond
from lichtung.root.factions.vagabond.items import (
    AIDS,
    CONDITIONS,
    DAMAGED,
    EXHAUSTED,
    ITEMS_AT,
    KINDS,
    PLACE,
    QUESTS,
    QUESTS_LEFT,
    QUESTS_OPEN,
    READY,
    RELATIONS,
)
from lichtung.root.factions.vagabond.relations import ALLIED, HOSTILE, NEUTRAL
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


def board(scene: Scene, who: str = V) -> list[int]:
    return scene.s.boards[scene.seat(who)]


def stand(scene: Scene, place: int | str, who: str = V) -> None:
    """The pawn stands in a clearing or in a forest (f1)."""
    board(scene, who)[PLACE] = scene.game.codec.kinds["place"].parse(str(place))


def place(scene: Scene) -> str:
    return scene.game.codec.kinds["place"].text(board(scene)[PLACE])


def equip(
    scene: Scene, ready: str = "", exhausted: str = "", damaged: str = "", broken: str = "", who: str = V
) -> None:
    """These items and no others; `broken` ones are damaged and exhausted."""
    for condition, words in enumerate((ready, exhausted, damaged, broken)):
        for item in range(KINDS):
            board(scene, who)[ITEMS_AT + condition * KINDS + item] = words.split().count(ITEMS[item])


def items(scene: Scene, condition: int = READY, who: str = V) -> str:
    """The items in one condition, in the order of their kinds."""
    row = board(scene, who)[ITEMS_AT + condition * KINDS : ITEMS_AT + (condition + 1) * KINDS]
    return " ".join(ITEMS[item] for item in range(KINDS) for _ in range(row[item]))


def all_items(scene: Scene, who: str = V) -> list[str]:
    """Ready, exhausted, damaged, damaged and exhausted."""
    return [items(scene, condition, who) for condition in range(len(CONDITIONS))]


def relate(scene: Scene, other: str, relation: str) -> None:
    board(scene)[RELATIONS + scene.seat(other)] = RELATION[relation]
    board(scene)[AIDS + scene.seat(other)] = 0


def relation(scene: Scene, other: str) -> str:
    found = board(scene)[RELATIONS + scene.seat(other)]
    return next(word for word, value in RELATION.items() if value == found)


def open_quests(scene: Scene, *quests: str) -> None:
    """These quests lie open; all others that are not done are in the deck."""
    rest = board(scene)[QUESTS_OPEN] | board(scene)[QUESTS_LEFT]
    mask = sum(1 << QUESTS.index(quest) for quest in quests)
    board(scene)[QUESTS_OPEN] = mask
    board(scene)[QUESTS_LEFT] = rest & ~mask


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
    "board",
    "daylight",
    "equip",
    "items",
    "open_quests",
    "place",
    "relate",
    "relation",
    "settle",
    "shared_wood",
    "small_wood",
    "stand",
    "wood",
]
