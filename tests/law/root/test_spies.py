"""Spies. M.7."""

import pytest

from lichtung.root.factions.cult.mat import mat_of
from lichtung.root.orders import PLAN
from tests.law.root.machine_wood import MACHINE, orders, plan, wood
from tests.law.root.positions import Scene

PLANNED = ("anvil", "root_tea_mouse", "ambush_bird-1", "root_tea_rabbit", "foxfolk_steel")


def acting(*hand: str) -> Scene:
    """The Eyrie's Daylight with a plan of five orders."""
    scene = wood("eyrie", "alliance")
    plan(scene, *PLANNED)
    scene.put("eyrie.roost", 3)
    scene.give_hand("eyrie", *hand)
    scene.turn("eyrie", "root.craft")
    scene.give_hand("eyrie", *hand)
    return scene


@pytest.mark.law("M.7.1", "K.spy_bird", "K.spy_fox", "K.spy_rabbit", "K.spy_mouse")
@pytest.mark.parametrize("spy", ["spy_bird", "spy_fox", "spy_rabbit", "spy_mouse"])
def test_a_spy_is_played_at_no_cost_and_without_points(spy: str) -> None:
    scene = acting("armorers-1")
    scene.give_hand("eyrie", spy, "armorers-1")
    assert scene.points("eyrie") < 10
    assert scene.refused("spy armorers-1") == ("M.7.1", "no-spy")
    scene.play(f"spy {spy}")
    assert scene.s.crafted[scene.seat("eyrie")] == scene.mask(spy)
    assert scene.hand("eyrie") == ["armorers-1"]


@pytest.mark.law("M.7.1", "3.3.4")
def test_a_discarded_spy_is_available_for_a_card_of_its_suit() -> None:
    scene = acting("anvil")
    plan(scene, "root_tea_mouse")
    scene.give_hand("eyrie", "anvil", "root_tea_rabbit")
    scene.put_available("spy_fox")
    scene.ask_seat("root.craft", "eyrie")
    assert scene.legal("claim") == ["claim spy_fox anvil"]
    assert scene.refused("claim spy_fox root_tea_rabbit") == ("3.3.4", "must-spend-suit")
    scene.play("claim spy_fox anvil")
    assert "spy_fox" in scene.hand("eyrie")


@pytest.mark.law("M.7.1", "3.3.3")
def test_a_spent_spy_lies_beside_the_board() -> None:
    scene = acting("armorers-1")
    scene.give_hand("eyrie", "spy_fox", "spy_mouse", "armorers-1", "armorers-2", "anvil", "foxfolk_steel")
    scene.ask_seat("root.hand-limit", "eyrie")
    scene.play("discard spy_fox")
    assert scene.s.available == scene.mask("spy_fox")
    assert scene.s.discard & scene.mask("spy_fox") == 0


@pytest.mark.law("M.7.2")
def test_an_order_is_turned_up_for_all_and_stays() -> None:
    scene = acting()
    scene.craft_for("eyrie", "spy_fox")
    scene.go("root.craft")
    scene.play("use spy_fox")
    assert scene.legal("look") == [f"look {slot + 1}" for slot in range(PLAN)]
    scene.play("look 2")
    first = scene.setup.pile[scene.seat(MACHINE)]
    for viewer in ("eyrie", "alliance"):
        known = scene.s.known[scene.seat(viewer) * scene.setup.zones + first + 1]
        assert known == scene.mask("root_tea_mouse")
    scene.play("done")
    assert orders(scene) == list(PLANNED)
    assert "use spy_fox" not in scene.legal("use")  # once in a turn


@pytest.mark.law("M.7.3")
@pytest.mark.parametrize(
    ("spy", "slot", "unmasked"),
    [("spy_fox", 1, True), ("spy_fox", 3, False), ("spy_bird", 3, True), ("spy_bird", 1, False)],
)
def test_an_order_of_the_very_suit_unmasks_the_spy(spy: str, slot: int, unmasked: bool) -> None:
    scene = acting()
    scene.craft_for("eyrie", spy)
    scene.play(f"use {spy}", f"look {slot}")
    assert (scene.step() != "root.swap-orders") == unmasked
    assert bool(scene.s.crafted[scene.seat("eyrie")] & scene.mask(spy)) == (not unmasked)
    assert bool(scene.s.available & scene.mask(spy)) == unmasked


@pytest.mark.law("M.7.4")
def test_two_orders_change_places() -> None:
    scene = acting()
    scene.craft_for("eyrie", "spy_fox")
    scene.play("use spy_fox", "look 2")
    assert len(scene.legal("swap")) == 10
    scene.play("swap 2 5")
    assert orders(scene) == ["anvil", "foxfolk_steel", "ambush_bird-1", "root_tea_rabbit", "root_tea_mouse"]
    first = scene.setup.pile[scene.seat(MACHINE)]
    eyrie = scene.seat("eyrie") * scene.setup.zones
    assert scene.s.known[eyrie + first + 1] == 0
    assert scene.s.known[eyrie + first + 4] == scene.mask("root_tea_mouse")  # seen, and followed


@pytest.mark.law("M.7.1", "10.2.6", "10.4.2")
def test_an_unmasked_spy_is_a_lost_soul_until_the_cult_puts_it_away() -> None:
    scene = wood("eyrie", "cult")
    plan(scene, *PLANNED)
    scene.put("eyrie.roost", 3)
    scene.turn("eyrie", "root.craft")
    scene.craft_for("eyrie", "spy_fox")
    scene.play("use spy_fox", "look 1")
    assert mat_of(scene.s, scene.seat("cult")).lost_souls == scene.mask("spy_fox")
    assert scene.s.available == 0
    scene.turn("cult")
    assert scene.s.available == scene.mask("spy_fox")
