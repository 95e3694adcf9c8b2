"""Crafting, and every card that shows an item. Law 4.1."""

import json
from pathlib import Path

import pytest

import lichtung.root
from lichtung.root.cards import ITEMS
from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.rules import Marquise
from tests.law.root.positions import Scene, start

DATA = Path(lichtung.root.__file__).parent / "data" / "standard_deck.json"
CARDS = json.loads(DATA.read_text(encoding="utf-8"))["cards"]
SITES = {"fox": [8, 8, 1], "rabbit": [5, 5, 4], "mouse": [7, 7, 9]}  # slots for three workshops of a suit


@pytest.fixture
def scene() -> Scene:
    scene = start(Marquise(), Eyrie(), Alliance())
    scene.clear_map()
    return scene


def put_workshops(scene: Scene, cost: list[str]) -> None:
    """Exactly the workshops that a cost asks for."""
    for suit in sorted(set(cost)):
        for clearing in SITES[suit][: cost.count(suit)]:
            scene.put("marquise.workshop", clearing)


# What each item card gives: item and points, as printed.
PRINTED = {
    "arms_trader": ("sword", 2),
    "birdy_bindle": ("bag", 1),
    "crossbow_bird": ("crossbow", 1),
    "woodland_runners": ("boots", 1),
    "anvil": ("hammer", 2),
    "foxfolk_steel": ("sword", 2),
    "gently_used_knapsack": ("bag", 1),
    "protection_racket": ("coin", 3),
    "root_tea_fox": ("tea", 2),
    "travel_gear_fox": ("boots", 1),
    "a_visit_to_friends": ("boots", 1),
    "bake_sale": ("coin", 3),
    "root_tea_rabbit": ("tea", 2),
    "smugglers_trail": ("bag", 1),
    "crossbow_mouse": ("crossbow", 1),
    "investments": ("coin", 3),
    "mouse_in_a_sack": ("bag", 1),
    "root_tea_mouse": ("tea", 2),
    "sword_mouse": ("sword", 2),
    "travel_gear_mouse": ("boots", 1),
}
COST = {
    "sword": ["fox", "fox"],
    "bag": ["mouse"],
    "crossbow": ["fox"],
    "boots": ["rabbit"],
    "hammer": ["fox"],
    "coin": ["rabbit", "rabbit"],
    "tea": ["mouse"],
}


def test_all_item_cards_are_shown_here() -> None:
    assert sorted(PRINTED) == sorted(card["id"] for card in CARDS if card["kind"] == "item")


@pytest.mark.law("K.arms_trader", "K.birdy_bindle", "K.crossbow_bird", "K.woodland_runners", "K.anvil")
@pytest.mark.law("K.foxfolk_steel", "K.gently_used_knapsack", "K.protection_racket", "K.root_tea_fox")
@pytest.mark.law("K.travel_gear_fox", "K.a_visit_to_friends", "K.bake_sale", "K.root_tea_rabbit")
@pytest.mark.law("K.smugglers_trail", "K.crossbow_mouse", "K.investments", "K.mouse_in_a_sack")
@pytest.mark.law("K.root_tea_mouse", "K.sword_mouse", "K.travel_gear_mouse", "4.1.2", "3.2.2")
@pytest.mark.parametrize("card", sorted(PRINTED))
def test_an_item_card_costs_its_pieces_and_gives_its_item(scene: Scene, card: str) -> None:
    item, points = PRINTED[card]
    cost = COST[item]
    put_workshops(scene, cost)
    supply = scene.s.items[ITEMS.index(item)]
    scene.give_hand("marquise", card)
    poorer = scene.fork()
    scene.turn("marquise", "root.craft")
    scene.play(f"craft {card}")
    assert scene.item("marquise", item) == 1
    assert scene.s.items[ITEMS.index(item)] == supply - 1
    assert scene.points("marquise") == points
    assert scene.hand("marquise") == []
    assert scene.words(scene.s.discard) == [card]
    poorer.take_off("marquise.workshop", SITES[cost[0]][0])
    poorer.turn("marquise", "root.craft")
    assert poorer.refused(f"craft {card}") == ("4.1.1", "too-few-crafters")


@pytest.mark.law("4.1")
def test_only_cards_of_the_hand_are_crafted(scene: Scene) -> None:
    put_workshops(scene, ["fox", "fox", "mouse"])
    scene.give_hand("eyrie", "anvil")
    scene.give_hand("marquise", "crossbow_bird")
    scene.turn("marquise", "root.craft")
    assert scene.refused("craft anvil") == ("4.1", "not-in-hand")
    assert scene.refused("craft root_tea_fox") == ("4.1", "not-in-hand")
    assert scene.legal("craft") == ["craft crossbow_bird"]


@pytest.mark.law("4.1.1")
def test_the_suit_of_a_crafting_piece_is_that_of_its_clearing(scene: Scene) -> None:
    scene.put("marquise.workshop", 7)  # mouse
    scene.give_hand("marquise", "anvil", "root_tea_fox")
    scene.turn("marquise", "root.craft")
    assert scene.legal("craft") == ["craft root_tea_fox"]  # costs a mouse


@pytest.mark.law("4.1.1")
def test_each_piece_works_once_a_turn(scene: Scene) -> None:
    scene.put("marquise.workshop", 8)
    scene.give_hand("marquise", "anvil", "crossbow_bird")
    scene.turn("marquise", "root.craft")
    scene.play("craft anvil")
    assert scene.refused("craft crossbow_bird") == ("4.1.1", "too-few-crafters")
    scene.turn("marquise", "root.craft")
    assert scene.refusal("craft crossbow_bird") is None


@pytest.mark.law("4.1.1")
def test_two_workshops_in_one_clearing_work_both(scene: Scene) -> None:
    scene.put("marquise.workshop", 8, 2)
    scene.give_hand("marquise", "arms_trader", "anvil", "crossbow_bird", "foxfolk_steel")
    one_by_one = scene.fork()
    scene.turn("marquise", "root.craft")
    scene.play("craft arms_trader")  # two foxes at once
    assert scene.legal("craft") == []
    one_by_one.turn("marquise", "root.craft")
    one_by_one.play("craft anvil")
    assert one_by_one.legal("craft") == ["craft crossbow_bird"]
    one_by_one.play("craft crossbow_bird")
    assert one_by_one.points("marquise") == 3


@pytest.mark.law("4.1.1", "K.tax_collector")
def test_a_cost_of_three_suits_needs_all_three(scene: Scene) -> None:
    put_workshops(scene, ["fox", "mouse", "mouse"])
    scene.give_hand("marquise", "tax_collector-1")
    scene.turn("marquise", "root.craft")
    assert scene.refused("craft tax_collector-1") == ("4.1.1", "too-few-crafters")
    scene.put("marquise.workshop", 5)
    scene.play("craft tax_collector-1")
    assert scene.words(scene.s.crafted[0]) == ["tax_collector-1"]


@pytest.mark.law("4.1.1", "K.royal_claim")
def test_royal_claim_takes_pieces_of_any_suit(scene: Scene) -> None:
    put_workshops(scene, ["fox", "fox", "rabbit", "mouse", "mouse"])
    scene.give_hand("marquise", "royal_claim", "anvil", "root_tea_fox")
    scene.turn("marquise", "root.craft")
    scene.play("craft royal_claim")
    assert scene.step() == "root.pay-any"
    assert scene.legal() == ["pay fox", "pay rabbit", "pay mouse"]
    scene.play("pay fox", "pay fox")
    assert scene.legal() == ["pay rabbit", "pay mouse"]
    scene.play("pay mouse")
    assert scene.legal() == ["pay rabbit", "pay mouse"]
    scene.play("pay rabbit")
    assert scene.step() == "root.craft"
    assert scene.words(scene.s.crafted[0]) == ["royal_claim"]
    assert scene.legal("craft") == ["craft root_tea_fox"]  # one mouse is left


@pytest.mark.law("4.1.1", "K.royal_claim")
def test_royal_claim_needs_four_pieces_and_asks_nothing_where_nothing_is_to_choose(scene: Scene) -> None:
    scene.put("marquise.workshop", 8, 2)
    scene.put("marquise.workshop", 1)
    scene.give_hand("marquise", "royal_claim")
    scene.turn("marquise", "root.craft")
    assert scene.refused("craft royal_claim") == ("4.1.1", "too-few-crafters")
    scene.put("marquise.workshop", 12)
    scene.play("craft royal_claim")
    assert scene.step() == "root.craft"
    assert scene.words(scene.s.crafted[0]) == ["royal_claim"]


@pytest.mark.law("4.1.2")
def test_an_item_missing_in_the_supply_cannot_be_crafted(scene: Scene) -> None:
    put_workshops(scene, ["fox", "fox"])
    scene.give_hand("marquise", "crossbow_bird", "crossbow_mouse", "anvil")
    scene.turn("marquise", "root.craft")
    scene.play("craft crossbow_bird")  # the only one
    assert scene.refused("craft crossbow_mouse") == ("4.1.2", "item-gone")
    assert scene.legal("craft") == ["craft anvil"]


@pytest.mark.law("4.1.3")
def test_a_persistent_card_stays_in_the_play_area(scene: Scene) -> None:
    put_workshops(scene, ["fox"])
    scene.give_hand("marquise", "armorers-1")
    scene.turn("marquise", "root.craft")
    scene.play("craft armorers-1")
    assert scene.words(scene.s.crafted[0]) == ["armorers-1"]
    assert (scene.hand("marquise"), scene.s.discard) == ([], 0)
    assert scene.points("marquise") == 0
    assert scene.game.view(scene.s, None).crafted[0] == scene.mask("armorers-1")  # for all to see


@pytest.mark.law("4.1.3")
def test_a_card_in_play_is_used_at_its_time_and_by_its_owner(scene: Scene) -> None:
    scene.craft_for("eyrie", "tax_collector-1")
    scene.craft_for("marquise", "codebreakers-1", "armorers-1")
    scene.give_hand("eyrie", "anvil")
    scene.put_warriors("marquise", 5, 1)
    scene.turn("marquise", "marquise.actions")
    assert scene.refused("use tax_collector-1") == ("4.1.3", "not-in-play")
    assert scene.refused("use armorers-1") == ("4.1.3", "wrong-time")
    scene.play("use codebreakers-1")
    assert scene.refused("use codebreakers-1") == ("4.1.3", "used-already")


@pytest.mark.law("4.1.4")
def test_no_second_copy_of_a_persistent_effect(scene: Scene) -> None:
    put_workshops(scene, ["fox", "fox", "mouse"])
    scene.craft_for("marquise", "armorers-1")
    scene.craft_for("eyrie", "sappers-1")
    scene.give_hand("marquise", "armorers-2", "sappers-2")
    scene.turn("marquise", "root.craft")
    assert scene.refused("craft armorers-2") == ("4.1.4", "crafted-already")
    assert scene.legal("craft") == ["craft sappers-2"]  # another player's copy does not matter


@pytest.mark.law("4.1.4")
def test_two_equal_items_are_no_duplicates(scene: Scene) -> None:
    scene.put("marquise.workshop", 7, 2)
    scene.give_hand("marquise", "root_tea_fox", "root_tea_rabbit")
    scene.turn("marquise", "root.craft")
    scene.play("craft root_tea_fox", "craft root_tea_rabbit")
    assert scene.item("marquise", "tea") == 2


@pytest.mark.law("4.1.1")
def test_what_every_persistent_card_costs() -> None:
    costs = {card["id"]: sorted(card["cost"]) for card in CARDS if card["kind"] == "persistent"}
    assert costs == {
        "armorers": ["fox"],
        "brutal_tactics": ["fox", "fox"],
        "royal_claim": ["any"] * 4,
        "sappers": ["mouse"],
        "stand_and_deliver": ["mouse"] * 3,
        "tax_collector": ["fox", "mouse", "rabbit"],
        "better_burrow_bank": ["rabbit", "rabbit"],
        "cobbler": ["rabbit", "rabbit"],
        "command_warren": ["rabbit", "rabbit"],
        "codebreakers": ["mouse"],
        "scouting_party": ["mouse", "mouse"],
    }
    counts = {card["id"]: card["count"] for card in CARDS if card["kind"] == "persistent"}
    assert [name for name, n in counts.items() if n != 2] == ["royal_claim", "tax_collector"]
    assert (counts["royal_claim"], counts["tax_collector"]) == (1, 3)
