"""Scenes with landmarks: an empty map on which they stand where a test wants them, no cards in any hand."""

from lichtung.root.game import RootGame, make
from tests.law.root.boards_wood import SOME_SUITS
from tests.law.root.positions import Scene, begin


def game_with(landmarks: object, *factions: str, board: str = "autumn", **more: object) -> RootGame:
    """A game that asks every question, whose suits are no chance."""
    suits: dict[str, object] = {"suits": SOME_SUITS} if board == "winter" else {"markers": "printed"}
    setup = {"factions": list(factions), "map": board, "landmarks": landmarks, "questions": "all"}
    return make({**setup, **suits, **more})


def scene_with(stand: dict[str, int], *factions: str, board: str = "autumn", **more: object) -> Scene:
    """Landmarks in these clearings, set up in this order; nothing else on the map but ruins and pawns."""
    game = game_with(list(stand), *factions, board=board, **more)
    scene = begin(game, tuple([f"set-up {landmark} {clearing}" for landmark, clearing in stand.items()]))
    scene.clear_map()
    for seat in range(scene.setup.seats):
        scene.give_hand(seat)
        if scene.setup.pile[seat] >= 0:
            scene.give_pile(seat)
    return scene


def sites(scene: Scene, landmark: str) -> list[int]:
    """Where a landmark may be set up now."""
    return [int(text.split()[2]) for text in scene.legal("set-up") if text.split()[1] == landmark]


def begun(landmarks: object, *factions: str, board: str = "autumn", first: str = "") -> Scene:
    """A game that stands at the setup of its landmarks, if nothing is dealt."""
    game = game_with(landmarks, *factions, board=board)
    scene = Scene(game, game.start())
    scene.play(f"first {first or factions[0]}")
    return scene
