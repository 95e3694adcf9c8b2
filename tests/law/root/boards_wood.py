"""Scenes on the winter, lake and mountain boards: an empty map with the suits that are suggested."""

from lichtung.root.game import RootGame, make
from lichtung.root.map import SUITS
from tests.law.root.positions import Scene, begin

M, E, A, V, C, R, MACHINE = (
    "marquise",
    "eyrie",
    "alliance",
    "vagabond",
    "cult",
    "riverfolk",
    "mechanical-marquise",
)
SOME_SUITS = list(SUITS[:3]) * 4


def board(name: str, *factions: str, **more: object) -> RootGame:
    """A game that asks every question, whose suits are no chance; winter prints none, so they are given."""
    suits: dict[str, object] = {"suits": SOME_SUITS} if name == "winter" else {"markers": "printed"}
    return make({"factions": list(factions), "map": name, "questions": "all", **suits, **more})


def scene_on(name: str, *factions: str, **more: object) -> Scene:
    """Nothing on the map but ruins and pawns, no cards in hand or in boxes."""
    scene = begin(board(name, *factions, **more))
    scene.clear_map()
    for zone in range(scene.setup.zones):
        scene.give_zone(zone)
    return scene


def places(scene: Scene, kind: str = "place") -> list[str]:
    """Where the legal actions of a verb lead."""
    return sorted({text.split()[-1] for text in scene.legal(kind)})


def ends(scene: Scene, origin: int) -> list[int]:
    """The clearings to which warriors may move from a clearing now."""
    return sorted({int(t.split()[2]) for t in scene.legal("move") if t.split()[1] == str(origin)})


def dock(scene: Scene) -> int:
    """The clearing with the ferry."""
    return scene.s.ferry + 1


def closed(scene: Scene) -> list[str]:
    """The paths that are closed."""
    return [word for i, word in enumerate(scene.setup.path_words) if scene.s.closed_paths >> i & 1]
