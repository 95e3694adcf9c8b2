"""The Vagabond's actions. Law 9.2.1 to 9.2.3, 9.5."""

import pytest

from lichtung.root.factions.vagabond.data import QUESTS
from lichtung.root.factions.vagabond.quests import quest_mat
from lichtung.root.fields import replaced
from tests.law.root.positions import keys
from tests.law.root.vagabond_wood import (
    EXHAUSTED,
    A,
    E,
    M,
    V,
    all_items,
    daylight,
    equip,
    hide,
    items,
    mat,
    open_quests,
    place,
    relate,
    relation,
    settle,
    small_wood,
    stand,
    wood,
)

# --- Moving. 9.5.1


@pytest.mark.law("9.5.1", "9.2.3", "4.2.1")
def test_boots_move_the_pawn_whoever_rules() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 4)
    scene.put_warriors(M, 1, 4)
    daylight(scene, 5, "boots")
    assert scene.legal("walk") == ["walk 1", "walk 2"]
    scene.play("walk 1")
    assert place(scene) == "1"
    assert all_items(scene)[:2] == ["", "boots"]


@pytest.mark.law("9.5.1")
def test_he_cannot_walk_into_a_forest_only_out_of_one() -> None:
    scene = daylight(wood(), 5, "boots boots")
    assert scene.refused("walk f1") == ("9.5.1", "not-into-forest")
    assert scene.refused("walk 9") == ("9.5.1", "not-next")
    daylight(scene, "f4", "boots")
    assert scene.legal("walk") == ["walk 4", "walk 9", "walk 12"]
    assert scene.refused("walk f2") == ("9.5.1", "not-into-forest")


@pytest.mark.law("9.5.1", "9.2.9.IIIb")
def test_hostile_warriors_cost_boots_more() -> None:
    scene = wood()
    scene.put_warriors(M, 1, 1)
    scene.put_warriors(E, 1, 1)
    scene.put("marquise.wood", 2)
    relate(scene, M, "hostile")
    relate(scene, E, "hostile")
    daylight(scene, 5, "boots")
    assert scene.legal("walk") == ["walk 2"]  # a token is no warrior
    assert scene.refused("walk 1") == ("9.2.9.IIIb", "need-boots")
    daylight(scene, 5, "boots boots boots")
    scene.play("walk 1")
    assert all_items(scene)[:2] == ["boots", "boots boots"]  # one more, however many are hostile there


@pytest.mark.law("8.2.6", "9.2.2")
def test_a_pawn_causes_no_outrage_by_moving() -> None:
    scene = wood()
    scene.put("alliance.sympathy", 1)
    daylight(scene, 5, "boots", "anvil")
    scene.play("walk 1")
    assert scene.step() == "vagabond.actions"
    assert scene.hand(V) == ["anvil"]


@pytest.mark.law("K.cobbler", "9.2.9.IIIb")
def test_the_cobbler_moves_him_without_boots_but_not_to_hostile_warriors() -> None:
    scene = wood()
    scene.craft_for(V, "cobbler-1")
    scene.put_warriors(M, 1, 1)
    scene.put_warriors(E, 5, 2)
    relate(scene, M, "hostile")
    relate(scene, E, "allied")
    daylight(scene, 5)
    scene.play("done", "use cobbler-1")
    assert scene.step() != "root.granted-move"  # a single way, so it is taken
    assert place(scene) == "2"
    assert scene.warriors(E, 2) == 0  # allies come along in Daylight only
    daylight(scene, 5, "boots")
    scene.play("done", "use cobbler-1")
    assert scene.legal() == ["walk 1", "walk 2"]
    scene.play("walk 1")
    assert items(scene, EXHAUSTED) == "boots"


# --- Battle. 9.5.2


@pytest.mark.law("9.5.2")
def test_a_sword_starts_a_battle_where_the_pawn_stands() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 2)
    scene.put("alliance.sympathy", 5)
    scene.put_warriors(E, 1, 2)
    daylight(scene, 5, "sword")
    assert scene.legal("battle") == ["battle 5 marquise", "battle 5 alliance"]
    assert scene.refused("battle 1 eyrie") == ("4.3", "no-fighters")
    scene.play("battle 5 marquise")
    assert items(scene, EXHAUSTED) == "sword"
    assert scene.step() == "root.roll"
    daylight(scene, 5, "boots")
    assert scene.refused("battle 5 marquise") == ("9.2.5", "need-item")


@pytest.mark.law("K.command_warren")
def test_command_warren_needs_no_sword() -> None:
    scene = wood()
    scene.craft_for(V, "command_warren-1")
    scene.put_warriors(M, 5, 2)
    stand(scene, 5)
    equip(scene)
    scene.turn(V, "root.start-of-daylight")
    scene.play("use command_warren-1")
    assert scene.step() == "root.roll"


# --- Explore. 9.5.3


@pytest.mark.law("9.5.3", "2.2.4")
def test_a_torch_finds_the_item_under_a_ruin() -> None:
    scene = wood()
    hide(scene, 10, 1 << 3)
    slots = scene.s.slots[9]
    daylight(scene, 10, "torch")
    assert "explore" in scene.legal()
    events = scene.play("explore")
    assert all_items(scene)[:2] == ["hammer", "torch"]
    assert scene.points(V) == 1
    assert scene.s.ruins >> 9 & 1 == 0
    assert scene.s.slots[9] == slots + 1
    assert keys(events) == ["item-exhausted", "explored", "scored"]
    daylight(scene, 10, "torch")
    assert scene.refused("explore") == ("9.5.3", "no-ruin")
    assert scene.legal() == ["done"]
    daylight(scene, 5, "torch")
    assert scene.refused("explore") == ("9.5.3", "no-ruin")
    daylight(scene, "f3", "torch")
    assert scene.refused("explore") == ("9.5", "in-forest")
    daylight(scene, 6, "boots")
    assert scene.refused("explore") == ("9.2.5", "need-item")
    hide(scene, 6, 0)  # a ruin without an item
    assert scene.refused("explore") == ("9.5.3", "no-ruin")


@pytest.mark.law("9.5.3")
def test_a_ruin_with_items_left_stays() -> None:
    scene = wood()
    hide(scene, 10, 1 << 3 | 1 << 1)
    daylight(scene, 10, "torch")
    scene.play("explore", "take hammer")
    assert items(scene) == "hammer"
    assert scene.s.ruins >> 9 & 1 == 1


# --- Aid. 9.5.4


@pytest.mark.law("9.5.4")
def test_aid_costs_any_item_and_a_card_of_the_clearing() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 1)
    scene.put("alliance.sympathy", 5)
    daylight(scene, 5, "boots tea", "bake_sale", "armorers-1", "anvil")
    assert scene.legal("aid") == [
        "aid marquise armorers-1",
        "aid marquise bake_sale",
        "aid alliance armorers-1",
        "aid alliance bake_sale",
    ]
    assert scene.refused("aid marquise anvil") == ("9.5.4", "aid-card")
    assert scene.refused("aid eyrie bake_sale") == ("9.5.4", "not-there")
    assert scene.refused("aid vagabond bake_sale") == ("9.5.4", "aid-oneself")
    scene.play("aid marquise bake_sale")
    assert scene.legal() == ["exhaust boots", "exhaust tea"]
    scene.play("exhaust tea")
    assert all_items(scene)[:2] == ["boots", "tea"]
    assert scene.hand(M) == ["bake_sale"]
    assert "bake_sale" not in scene.hand(V)
    assert scene.step() == "vagabond.actions"


@pytest.mark.law("9.5.4")
def test_without_items_or_in_a_forest_there_is_no_aid() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 1)
    daylight(scene, 5, "", "bake_sale", broken="boots")
    assert scene.refused("aid marquise bake_sale") == ("9.5.4", "nothing-to-exhaust")
    daylight(scene, "f1", "boots", "bake_sale")
    assert scene.refused("aid marquise bake_sale") == ("9.5", "in-forest")


@pytest.mark.law("9.5.4")
def test_an_item_crafted_by_the_other_may_be_taken_face_up() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 1)
    scene.s.crafted_items = replaced(scene.s.crafted_items, scene.seat(M) * 8 + 4, 1)
    scene.s.crafted_items = replaced(scene.s.crafted_items, scene.seat(M) * 8 + 5, 2)
    daylight(scene, 5, "boots torch", "bake_sale", "armorers-1")
    scene.play("aid marquise bake_sale", "exhaust boots")
    assert scene.legal() == ["done", "take sword", "take tea"]
    scene.play("take sword")
    assert items(scene) == "sword torch"
    assert scene.item(M, "sword") == 0
    scene.play("aid marquise armorers-1", "exhaust torch", "done")
    assert scene.item(M, "tea") == 2


@pytest.mark.law("9.5.4")
def test_only_items_of_the_player_aided_are_to_be_had() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 1)
    scene.s.crafted_items = replaced(scene.s.crafted_items, scene.seat(E) * 8 + 4, 1)
    daylight(scene, 5, "boots", "bake_sale")
    scene.play("aid marquise bake_sale")
    assert scene.step() == "vagabond.actions"


@pytest.mark.law("9.5.4", "1.2.1")
def test_only_the_two_of_them_know_the_card() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 1)
    daylight(scene, 5, "boots", "bake_sale", "armorers-1")
    events = scene.play("aid marquise bake_sale")
    assert scene.known(M, M) == scene.known(V, M) == ["bake_sale"]
    assert scene.known(E, M) == []
    told = next(event for event in events if event.key == "aided")
    assert told.seen_by(scene.seat(M)).args == told.args
    assert told.seen_by(scene.seat(E)).args[2] == -1


# --- Quests. 9.5.5


@pytest.mark.law("9.5.5")
def test_a_quest_takes_its_two_items_in_a_clearing_of_its_suit() -> None:
    scene = wood()
    open_quests(scene, "expel_bandits_rabbit", "guard_duty_rabbit", "guard_duty_mouse")
    daylight(scene, 5, "sword torch")
    assert scene.legal("quest") == ["quest guard_duty_rabbit"]
    assert scene.refused("quest expel_bandits_rabbit") == ("9.2.5", "need-item")  # two swords
    assert scene.refused("quest guard_duty_mouse") == ("9.5.5", "quest-suit")
    assert scene.refused("quest errand_rabbit") == ("9.5.5", "quest-not-open")
    scene.play("quest guard_duty_rabbit")
    assert all_items(scene)[:2] == ["", "sword torch"]
    assert (scene.step(), scene.decider()) == ("vagabond.reveal-quest", "chance")
    scene.play("reveal errand_rabbit")
    assert scene.legal() == ["draw-two", "score-quests"]
    row = quest_mat(scene.s, scene.seat(V)).quests
    assert row == sum(
        1 << QUESTS.index(quest) for quest in ("expel_bandits_rabbit", "guard_duty_mouse", "errand_rabbit")
    )
    daylight(scene, "f1", "tea boots")
    assert scene.refused("quest errand_rabbit") == ("9.5.5", "quest-suit")


@pytest.mark.law("9.5.5")
def test_two_swords_do_the_quest_that_needs_two() -> None:
    scene = wood()
    open_quests(scene, "expel_bandits_rabbit")
    daylight(scene, 5, "sword sword")
    scene.play("quest expel_bandits_rabbit")
    assert items(scene, EXHAUSTED) == "sword sword"


@pytest.mark.law("9.5.5")
def test_the_reward_is_two_cards() -> None:
    scene = wood()
    open_quests(scene, "guard_duty_rabbit")
    daylight(scene, 5, "sword torch")
    scene.play("quest guard_duty_rabbit", "reveal errand_rabbit", "draw-two", "draw anvil", "draw bake_sale")
    assert scene.hand(V) == ["anvil", "bake_sale"]
    assert scene.points(V) == 0
    assert scene.step() == "vagabond.actions"


@pytest.mark.law("9.5.5")
def test_or_a_point_for_each_quest_of_the_suit_done() -> None:
    scene = wood()
    open_quests(scene, "guard_duty_rabbit", "errand_rabbit", "guard_duty_mouse")
    daylight(scene, 5, "sword torch tea boots boots")
    scene.play("quest guard_duty_rabbit", "reveal errand_fox", "score-quests")
    assert scene.points(V) == 1
    scene.play("quest errand_rabbit", "reveal escort_mouse", "score-quests")
    assert scene.points(V) == 3
    stand(scene, 7)
    equip(scene, "sword torch")
    settle(scene.s)
    scene.play("quest guard_duty_mouse", "reveal fend_off_a_bear_mouse", "score-quests")
    assert scene.points(V) == 4  # the first one of the mice


@pytest.mark.law("9.5.5")
def test_an_empty_quest_deck_gives_no_new_quest() -> None:
    scene = wood()
    open_quests(scene, "guard_duty_rabbit")
    mat(scene).quest_deck = 0
    daylight(scene, 5, "sword torch")
    scene.play("quest guard_duty_rabbit")
    assert scene.step() == "vagabond.quest-reward"
    assert mat(scene).quests == 0
    assert mat(scene).quests_done == 1 << QUESTS.index("guard_duty_rabbit")


# --- Strike. 9.5.6


@pytest.mark.law("9.5.6", "9.2.9.III")
def test_a_crossbow_removes_a_warrior_and_its_faction_turns_hostile() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 2)
    scene.put("marquise.wood", 5)
    daylight(scene, 5, "crossbow")
    assert scene.legal("strike") == ["strike marquise"]
    assert scene.refused("shoot marquise.wood") == ("9.5.6", "warriors-first")
    assert scene.refused("strike eyrie") == ("9.5.6", "no-warrior-to-strike")
    assert scene.refused("strike vagabond") == ("9.5.6", "no-warrior-to-strike")
    scene.play("strike marquise")
    assert scene.warriors(M, 5) == 1
    assert relation(scene, M) == "hostile"
    assert scene.points(V) == 0
    assert scene.refused("strike marquise") == ("9.2.5", "need-item")


@pytest.mark.law("9.5.6", "9.2.9.IIIa")
def test_a_strike_never_gives_infamy() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 2)
    relate(scene, M, "hostile")
    daylight(scene, 5, "crossbow")
    scene.play("strike marquise")
    assert scene.points(V) == 0


@pytest.mark.law("9.5.6", "3.2.1", "9.2.9.III")
def test_without_warriors_a_building_or_token_is_struck_for_a_point() -> None:
    scene = wood()
    scene.put("marquise.wood", 5)
    scene.put("marquise.sawmill", 5)
    scene.put_warriors(E, 5, 1)
    scene.put("eyrie.roost", 5)
    daylight(scene, 5, "crossbow crossbow")
    assert scene.legal("shoot") == ["shoot marquise.sawmill", "shoot marquise.wood"]
    assert scene.refused("shoot marquise.keep") == ("9.5.6", "no-piece-to-strike")
    scene.play("shoot marquise.wood")
    assert scene.points(V) == 1
    assert relation(scene, M) == "neutral"  # nobody saw him
    daylight(scene, "f1", "crossbow")
    assert scene.refused("strike marquise") == ("9.5", "in-forest")
    assert scene.refused("shoot marquise.sawmill") == ("9.5", "in-forest")


@pytest.mark.law("8.2.6", "9.5.6")
def test_he_pays_outrage_for_removing_sympathy() -> None:
    scene = wood()
    scene.put("alliance.sympathy", 5)
    daylight(scene, 5, "crossbow", "bake_sale")
    scene.play("shoot alliance.sympathy")
    assert (scene.step(), scene.decider()) == ("alliance.outrage", V)
    scene.play("give bake_sale")
    assert scene.hand(V) == []
    assert scene.points(V) == 1


# --- Repair. 9.5.7


@pytest.mark.law("9.5.7")
def test_a_hammer_repairs_an_item_as_it_lies() -> None:
    scene = daylight(wood(), "f1", "hammer hammer")
    equip(scene, "hammer hammer", "", "sword tea", "tea")
    settle(scene.s)
    assert scene.legal("repair") == [
        "repair sword damaged",
        "repair tea damaged",
        "repair tea damaged-exhausted",
    ]
    assert scene.refused("repair boots damaged") == ("9.5.7", "not-damaged")
    assert scene.refused("repair hammer ready") == ("9.5.7", "not-damaged")
    scene.play("repair tea damaged-exhausted", "repair sword damaged")
    assert all_items(scene) == ["sword", "hammer hammer tea", "tea", ""]
    assert scene.refused("repair tea damaged") == ("9.2.5", "need-item")


# --- Craft. 9.5.8


@pytest.mark.law("9.5.8", "9.2.1", "4.1.1")
def test_hammers_craft_in_the_suit_of_his_clearing() -> None:
    scene = daylight(wood(), 5, "hammer hammer", "bake_sale", "anvil", "tax_collector-1", "woodland_runners")
    assert scene.legal("craft") == ["craft woodland_runners", "craft bake_sale"]
    assert scene.refused("craft anvil") == ("4.1.1", "too-few-crafters")
    assert scene.refused("craft tax_collector-1") == ("4.1.1", "too-few-crafters")
    scene.play("craft bake_sale")
    assert all_items(scene)[:2] == ["coin", "hammer hammer"]
    assert scene.points(V) == 3
    assert scene.item(V, "coin") == 0  # it lies on his board, not in a box
    assert scene.s.items[6] == 1
    daylight(scene, "f1", "hammer", "woodland_runners")
    assert scene.refused("craft woodland_runners") == ("4.1.1", "too-few-crafters")


@pytest.mark.law("9.2.1", "4.1.1")
def test_any_suit_is_paid_with_hammers_too() -> None:
    scene = daylight(wood(), 5, "hammer hammer hammer hammer", "royal_claim")
    scene.play("craft royal_claim")
    assert items(scene, EXHAUSTED) == "hammer hammer hammer hammer"
    assert scene.words(scene.s.crafted[scene.seat(V)]) == ["royal_claim"]


@pytest.mark.law("4.1.2", "9.2.9.III")
def test_his_own_favor_makes_hostile_without_infamy() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 2)
    scene.put_warriors(E, 3, 1)
    scene.put("marquise.wood", 3)
    daylight(scene, 5, "hammer hammer hammer", "favor_rabbit")
    scene.play("craft favor_rabbit")
    assert scene.points(V) == 1  # the wood
    assert (relation(scene, M), relation(scene, E), relation(scene, A)) == ("hostile", "hostile", "neutral")


# --- The end of Daylight


@pytest.mark.law("9.5")
def test_he_acts_as_often_as_his_items_allow_until_he_is_done() -> None:
    scene = daylight(small_wood(), 5, "boots boots boots")
    scene.play("walk 1", "walk 9", "walk 4")
    assert place(scene) == "4"
    assert scene.legal() == ["done"]
    assert scene.step() == "vagabond.actions"  # asked all the same: silence would tell of his hand
    scene.play("done")
    assert scene.step() == "root.draw"
