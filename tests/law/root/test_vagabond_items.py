"""The Vagabond's items: tracks, refresh, slip, rest, capacity. Law 9.2.5, 9.4, 9.6."""

import pytest

from lichtung.root.factions.vagabond.items import capacity, in_satchel, load, on_track
from tests.law.root.positions import Scene
from tests.law.root.vagabond_wood import (
    EXHAUSTED,
    READY,
    M,
    V,
    all_items,
    daylight,
    equip,
    items,
    place,
    relate,
    settle,
    stand,
    wood,
)

BAG, BOOTS, TEA, SWORD = 1, 0, 5, 4


def birdsong(scene: Scene) -> Scene:
    """The Vagabond's turn begins."""
    scene.turn(V)
    return scene


def evening(scene: Scene) -> Scene:
    """The Vagabond ends his Daylight now."""
    scene.play("done")
    return scene


# --- 9.2.5


@pytest.mark.law("9.2.5", "9.5")
def test_exhausting_turns_an_item_face_down() -> None:
    scene = daylight(wood(), 1, "boots torch")
    scene.play("walk 5")
    assert all_items(scene) == ["torch", "boots", "", ""]
    assert scene.refused("walk 1") == ("9.2.9.IIIb", "need-boots")


@pytest.mark.law("9.2.5.I")
def test_a_track_holds_three_items() -> None:
    scene = wood()
    equip(scene, "tea tea tea tea")
    assert on_track(scene.s, scene.seat(V), TEA) == 3
    assert in_satchel(scene.s, scene.seat(V), TEA, READY) == 1
    assert load(scene.s, scene.seat(V)) == 1


@pytest.mark.law("9.2.5.II")
def test_other_items_lie_in_the_satchel() -> None:
    scene = wood()
    equip(scene, "boots sword crossbow torch hammer")
    assert load(scene.s, scene.seat(V)) == 5


@pytest.mark.law("9.2.5.III", "9.6.4")
def test_undamaged_tea_coins_and_bags_are_moved_onto_their_tracks_exhausted_ones_too() -> None:
    scene = wood()
    equip(scene, "tea bag", "coin tea tea tea", "coin bag")
    seat = scene.seat(V)
    assert in_satchel(scene.s, seat, TEA, READY) == 0  # those face up go first
    assert in_satchel(scene.s, seat, TEA, EXHAUSTED) == 1  # two of the three have room beside it
    assert load(scene.s, seat) == 3  # that tea and the two damaged ones


# --- 9.4.1


@pytest.mark.law("9.4.1")
def test_three_exhausted_items_of_his_choice_are_refreshed() -> None:
    scene = wood()
    equip(scene, "", "boots boots sword torch hammer")
    birdsong(scene)
    assert scene.step() == "vagabond.refresh"
    assert scene.legal() == [
        "refresh boots exhausted",
        "refresh hammer exhausted",
        "refresh sword exhausted",
        "refresh torch exhausted",
    ]
    scene.play("refresh sword exhausted", "refresh boots exhausted", "refresh boots exhausted")
    assert scene.step() == "vagabond.slip"
    assert all_items(scene) == ["boots boots sword", "hammer torch", "", ""]


@pytest.mark.law("9.4.1")
def test_each_tea_face_up_refreshes_two_more_but_not_a_tea_refreshed_now() -> None:
    scene = wood()
    equip(scene, "tea", "tea boots boots boots sword sword torch hammer")
    birdsong(scene)
    scene.play("refresh tea exhausted")
    for _ in range(2):
        scene.play("refresh boots exhausted")
    scene.play("refresh sword exhausted", "refresh sword exhausted")
    assert scene.step() == "vagabond.slip"  # five in all: the second tea came too late
    assert items(scene, EXHAUSTED) == "boots hammer torch"


@pytest.mark.law("9.4.1", "9.2.5.I")
def test_a_fourth_tea_does_not_count() -> None:
    scene = wood()
    equip(scene, "tea tea tea tea", " ".join(["boots"] * 9 + ["sword"] * 2))
    birdsong(scene)
    for _ in range(9):
        scene.play("refresh boots exhausted")
    assert scene.step() == "vagabond.slip"
    assert items(scene, EXHAUSTED) == "sword sword"


@pytest.mark.law("9.4.1")
def test_with_enough_for_all_items_nothing_is_asked_and_damaged_ones_stay_damaged() -> None:
    scene = wood()
    equip(scene, "torch", "boots crossbow", "sword", "hammer")
    birdsong(scene)
    assert scene.step() == "vagabond.slip"
    assert all_items(scene) == ["boots crossbow torch", "", "hammer sword", ""]


@pytest.mark.law("9.4.1")
def test_a_damaged_item_may_be_refreshed_and_stays_damaged() -> None:
    scene = wood()
    equip(scene, "", "boots boots boots", "", "sword")
    birdsong(scene)
    assert scene.legal() == ["refresh boots exhausted", "refresh sword damaged-exhausted"]
    scene.play("refresh sword damaged-exhausted")
    assert all_items(scene) == ["boots boots", "boots", "sword", ""]


@pytest.mark.law("9.4.1")
def test_a_damaged_tea_refreshes_nothing() -> None:
    scene = wood()
    equip(scene, "", "boots boots boots boots", "tea")
    birdsong(scene)
    assert scene.step() == "vagabond.slip"  # four of one kind leave no choice
    assert items(scene, EXHAUSTED) == "boots"


# --- 9.4.2


@pytest.mark.law("9.4.2")
def test_he_slips_into_a_clearing_or_forest_next_to_him_without_boots() -> None:
    scene = wood()
    equip(scene)
    stand(scene, "f1")
    birdsong(scene)
    assert scene.legal() == ["done", "slip 1", "slip 2", "slip 5", "slip 10", "slip f2", "slip f3"]
    scene.play("slip f3")
    assert place(scene) == "f3"
    stand(scene, 9)
    birdsong(scene)
    assert scene.legal() == ["done", "slip 1", "slip 4", "slip 12", "slip f2", "slip f4"]


@pytest.mark.law("9.4.2", "9.2.9.IIIb")
def test_he_slips_even_to_hostile_warriors() -> None:
    scene = wood()
    equip(scene)
    stand(scene, "f1")
    scene.put_warriors(M, 5, 3)
    relate(scene, M, "hostile")
    birdsong(scene)
    scene.play("slip 5")
    assert place(scene) == "5"


@pytest.mark.law("9.4.2", "9.2.9.IIb")
def test_no_allies_come_along_when_he_slips() -> None:
    scene = wood()
    stand(scene, 5)
    scene.put_warriors(M, 5, 3)
    relate(scene, M, "allied")
    birdsong(scene)
    scene.play("slip 1")
    assert scene.step() == "vagabond.actions"
    assert scene.warriors(M, 1) == 0


# --- 9.6


@pytest.mark.law("9.6.1")
def test_in_a_forest_damaged_items_come_back_face_up() -> None:
    scene = daylight(wood(), "f2")
    equip(scene, "torch", "boots", "sword", "hammer tea")
    events = scene.play("done")
    assert [event.args[1] for event in events if event.key == "rested"] == [3]
    assert all_items(scene)[0] == "hammer sword tea torch"
    assert all_items(scene)[1:] == ["boots", "", ""]  # only what was damaged is turned up


@pytest.mark.law("9.6.1")
def test_in_a_clearing_nothing_heals() -> None:
    scene = daylight(wood(), 2)
    equip(scene, "torch", "", "sword", "hammer")
    evening(scene)
    assert all_items(scene) == ["torch", "", "sword", "hammer"]


@pytest.mark.law("9.6.2")
@pytest.mark.parametrize(
    ("ready", "exhausted", "drawn"), [("", "", 1), ("coin coin", "coin", 3), ("coin coin coin coin", "", 4)]
)
def test_each_coin_face_up_on_the_track_draws_a_card(ready: str, exhausted: str, drawn: int) -> None:
    scene = daylight(wood(), 2)
    equip(scene, ready, exhausted)
    evening(scene)
    n = 0
    while scene.step() == "root.draw":
        scene.play(scene.legal()[0])
        n += 1
    assert n == drawn


@pytest.mark.law("9.6.3")
def test_he_discards_down_to_five_cards() -> None:
    hand = ("anvil", "bake_sale", "investments", "sappers-1", "cobbler-1", "armorers-1")
    scene = daylight(wood(), 2, "", *hand)
    evening(scene)
    scene.play("draw codebreakers-1")
    assert scene.step() == "root.hand-limit"
    scene.play("discard anvil", "discard bake_sale")
    assert len(scene.hand(V)) == 5
    assert scene.step() != "root.hand-limit"


@pytest.mark.law("9.6.4")
def test_six_items_fit_into_satchel_and_damaged_box_others_go_for_good() -> None:
    scene = daylight(wood(), 2)
    equip(scene, "boots boots sword tea coin bag", "torch", "hammer", "crossbow boots boots sword")
    assert load(scene.s, scene.seat(V)) == 9
    assert capacity(scene.s, scene.seat(V)) == 8
    evening(scene)
    scene.go("vagabond.capacity")
    assert scene.legal() == [
        "drop boots ready",
        "drop boots damaged-exhausted",
        "drop crossbow damaged-exhausted",
        "drop hammer damaged",
        "drop sword ready",
        "drop sword damaged-exhausted",
        "drop torch exhausted",
    ]  # nothing that lies on a track
    before = scene.s.items
    scene.play("drop boots damaged-exhausted")
    assert scene.step() != "vagabond.capacity"
    assert items(scene, 3) == "boots crossbow sword"
    assert scene.s.items == before  # not back into the supply


@pytest.mark.law("9.6.4")
@pytest.mark.parametrize(
    ("bags", "room"), [("", 6), ("bag", 8), ("bag bag bag", 12), ("bag bag bag bag", 12)]
)
def test_each_bag_face_up_on_the_track_carries_two_more(bags: str, room: int) -> None:
    scene = wood()
    equip(scene, bags, "bag")
    assert capacity(scene.s, scene.seat(V)) == room


@pytest.mark.law("9.6.4")
def test_he_drops_items_until_the_rest_fits() -> None:
    scene = daylight(wood(), 2)
    equip(scene, "boots boots boots boots", "sword sword", "torch tea")
    evening(scene)
    scene.go("vagabond.capacity")
    scene.play("drop tea damaged")
    assert scene.step() == "vagabond.capacity"
    scene.play("drop boots ready")
    assert scene.step() != "vagabond.capacity"
    assert all_items(scene) == ["boots boots boots", "sword sword", "torch", ""]


@pytest.mark.law("9.6.4", "9.2.5.I")
def test_a_surplus_on_a_track_counts_and_can_be_dropped() -> None:
    scene = daylight(wood(), 2)
    equip(scene, "boots boots boots boots boots boots tea tea", "tea tea")
    assert load(scene.s, scene.seat(V)) == 7
    evening(scene)
    scene.go("vagabond.capacity")
    assert scene.legal() == ["drop boots ready", "drop tea exhausted"]
    scene.play("drop tea exhausted")
    assert load(scene.s, scene.seat(V)) == 6


@pytest.mark.law("9.4", "9.6")
def test_a_turn_has_its_steps_in_order() -> None:
    scene = wood()
    equip(scene, "boots", "sword sword torch hammer hammer")
    stand(scene, 5)
    scene.turn(V)
    seen: list[str] = []
    while not seen or scene.s.active == scene.seat(V):
        seen.append(scene.step())
        options = scene.legal()
        scene.play("done" if "done" in options else options[0])
    order = ["vagabond.refresh", "vagabond.slip", "vagabond.actions", "root.draw"]
    assert sorted(set(seen), key=seen.index) == order


@pytest.mark.law("9.2.5")
def test_damaged_and_exhausted_items_are_of_no_use() -> None:
    scene = daylight(wood(), 6)
    equip(scene, "", "torch", "torch boots sword")
    settle(scene.s)
    assert scene.legal() == ["done"]
    assert scene.refused("explore") == ("9.2.5", "need-item")
    assert scene.refused("walk 2") == ("9.2.9.IIIb", "need-boots")
