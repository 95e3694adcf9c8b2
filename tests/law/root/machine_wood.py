"""Positions with the Mechanical Marquise: an empty wood, her keep in clearing 1."""

from lichtung.root.game import make
from lichtung.root.orders import PLAN, order_at
from tests.law.root.positions import Scene, begin

MACHINE = "mechanical-marquise"


def wood(*others: str, mode: str = "competitive", **more: object) -> Scene:
    """She and the others on an otherwise empty map, without any order."""
    game = make({"factions": [MACHINE, *others], "mode": mode, "questions": "all", **more})
    scene = begin(game)
    scene.clear_map()
    scene.put(f"{MACHINE}.keep", 1)
    for zone in range(scene.setup.zones):
        scene.give_zone(zone)
    return scene


def wanderer() -> tuple[Scene, int]:
    """A Thief in a clearing together with one of her warriors, about to act."""
    scene = begin(
        make({"factions": [MACHINE, "vagabond", "alliance"], "questions": "all"}),
        ("play-as thief", "walk f1"),
    )
    scene.turn("vagabond", "vagabond.slip")
    near = next(int(a.split()[1]) for a in scene.legal("slip") if not a.startswith("slip f"))
    scene.play(f"slip {near}")
    scene.put_warriors(MACHINE, near, 1)
    return scene, near


def plan(scene: Scene, *orders: str) -> None:
    """Her plan of orders from the left."""
    first = scene.setup.pile[scene.seat(MACHINE)]
    for slot in range(PLAN):
        scene.give_zone(first + slot, *orders[slot : slot + 1])


def orders(scene: Scene) -> list[str]:
    """The cards of her plan from the left."""
    found = [order_at(scene.s, scene.seat(MACHINE), slot) for slot in range(PLAN)]
    return [scene.setup.deck.words[card] for card in found if card >= 0]


def daylight(scene: Scene) -> None:
    """Her Daylight begins and runs until something has to be decided or diced."""
    scene.ask_seat("mechanical-marquise.order", MACHINE)
