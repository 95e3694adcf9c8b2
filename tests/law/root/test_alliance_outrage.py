"""The Woodland Alliance: Outrage in all its cases. Law 8.2.6."""

import pytest

from lichtung.kernel.frames import settle
from lichtung.root.moving import move
from lichtung.root.removal import settle_removed, take_off
from tests.law.root.alliance_wood import (
    A,
    G,
    M,
    discarded,
    evening,
    march,
    pile,
    seen,
    wood,
)
from tests.law.root.positions import keys


@pytest.mark.law("8.2.6")
def test_moving_in_costs_a_card_of_the_payers_choice() -> None:
    scene = wood(1)
    scene.put_warriors(M, 5, 3)
    scene.give_hand(M, "anvil", "armorers-1", "bake_sale")
    march(scene)
    scene.play("move 5 1 2")
    assert scene.decider() == M
    assert scene.legal() == ["give armorers-1", "give anvil"]
    assert scene.refused("give bake_sale") == ("8.2.6", "not-offered")
    assert scene.refused("show") == ("8.2.6", "not-offered")
    scene.play("give anvil")
    assert pile(scene) == ["anvil"]
    assert scene.hand(M) == ["armorers-1", "bake_sale"]


@pytest.mark.law("8.2.6")
def test_only_giver_and_alliance_know_the_card_given() -> None:
    scene = wood(1)
    scene.put_warriors(M, 5, 3)
    scene.give_hand(M, "anvil", "foxfolk_steel", "bake_sale")
    scene.s.known[2 * scene.setup.zones] |= scene.s.zones[0]  # the guest has seen her hand
    march(scene)
    events = scene.play("move 5 1 2", "give anvil")
    assert seen(scene, A) == ["anvil"]
    assert seen(scene, M) == ["anvil"]
    assert seen(scene, G) == []
    assert scene.known(G, M) == ["bake_sale"]  # which of the foxes went is not seen
    given = next(event for event in events if event.key == "supporter-given")
    assert given.seen_by(1).args[3] == scene.card("anvil")
    assert given.seen_by(2).args[3] < 0
    assert given.seen_by(None).args[3] < 0


@pytest.mark.law("8.2.6")
def test_the_only_matching_card_is_asked_for_all_the_same() -> None:
    scene = wood(1)
    scene.put_warriors(M, 5, 3)
    scene.give_hand(M, "anvil", "bake_sale")
    march(scene)
    scene.play("move 5 1 2")
    assert scene.legal() == ["give anvil"]


@pytest.mark.law("8.2.6", "2.1.1.I")
def test_a_bird_must_go_where_nothing_else_matches() -> None:
    scene = wood(1)
    scene.put_warriors(M, 5, 3)
    scene.give_hand(M, "armorers-1", "bake_sale")
    march(scene)
    scene.play("move 5 1 2")
    assert scene.legal() == ["give armorers-1"]


@pytest.mark.law("8.2.6", "1.2.1")
def test_without_a_matching_card_the_hand_is_shown_and_a_card_drawn() -> None:
    scene = wood(1)
    scene.put_warriors(M, 5, 3)
    scene.give_hand(M, "bake_sale", "root_tea_mouse")
    march(scene)
    scene.play("move 5 1 2")
    assert scene.legal() == ["show"]
    assert "hand-shown" in keys(scene.play("show"))
    assert scene.known(A, M) == ["bake_sale", "root_tea_mouse"]
    assert scene.known(G, M) == []
    assert scene.decider() == "chance"
    scene.play("draw anvil")
    assert pile(scene) == ["anvil"]
    assert seen(scene, A) == ["anvil"]
    assert seen(scene, M) == []
    assert scene.hand(M) == ["bake_sale", "root_tea_mouse"]


@pytest.mark.law("8.2.6")
def test_a_payer_without_cards_lets_the_alliance_draw() -> None:
    scene = wood(1)
    scene.put_warriors(M, 5, 3)
    march(scene)
    events = scene.play("move 5 1 2")
    assert "nothing-to-give" in keys(events)
    assert scene.decider() == "chance"
    scene.play("draw root_tea_mouse")
    assert pile(scene) == ["root_tea_mouse"]


@pytest.mark.law("8.2.6", "2.1.2")
def test_with_deck_and_discard_empty_outrage_brings_nothing() -> None:
    scene = wood(1)
    scene.put_warriors(M, 5, 3)
    march(scene)
    scene.s.deck = 0
    scene.play("move 5 1 2")
    assert scene.step() == "marquise.actions"
    assert pile(scene) == []


@pytest.mark.law("8.2.6")
def test_a_dominance_card_given_stays_what_it_is() -> None:
    scene = wood(1)
    scene.put_warriors(M, 5, 3)
    scene.give_hand(M, "dominance_fox")
    march(scene)
    scene.play("move 5 1 2", "give dominance_fox")
    assert pile(scene) == ["dominance_fox"]
    assert scene.s.available == 0


@pytest.mark.law("8.2.6")
def test_moving_in_and_then_destroying_the_token_costs_two_cards() -> None:
    scene = wood(1)
    scene.put_warriors(M, 5, 3)
    scene.give_hand(M, "anvil", "foxfolk_steel", "travel_gear_fox")
    march(scene)
    scene.play("move 5 1 3", "give anvil", "done")
    scene.play("battle 1 alliance", "roll 0 0")
    assert scene.step() == "alliance.outrage"
    scene.play("give foxfolk_steel")
    assert pile(scene) == ["anvil", "foxfolk_steel"]
    assert scene.count("alliance.sympathy", 1) == 0
    assert scene.points(M) == 1


@pytest.mark.law("8.2.6")
def test_one_move_of_many_warriors_costs_one_card_each_move_its_own() -> None:
    scene = wood(1)
    scene.put_warriors(M, 5, 3)
    scene.give_hand(M, "anvil", "foxfolk_steel")
    march(scene)
    scene.play("move 5 1 2", "give anvil")
    assert scene.step() == "marquise.actions"
    scene.play("move 5 1 1", "give foxfolk_steel")
    assert len(pile(scene)) == 2


@pytest.mark.law("8.2.6")
def test_neither_moving_out_nor_placing_costs_anything() -> None:
    scene = wood(5)
    scene.put_warriors(M, 5, 1)
    scene.put("marquise.recruiter", 5)
    scene.give_hand(M, "bake_sale")
    march(scene)
    scene.play("recruit")
    assert scene.step() == "marquise.actions"
    scene.play("move 5 1 1")
    assert scene.step() == "marquise.actions"
    assert scene.hand(M) == ["bake_sale"]


@pytest.mark.law("8.2.6")
def test_the_alliance_enrages_nobody_by_moving_itself() -> None:
    scene = wood(1)
    scene.put_warriors(A, 5, 2)
    scene.give_hand(A, "anvil")
    evening(scene, 1)
    scene.play("move 5 1 2")
    assert scene.step() == "root.draw"
    assert pile(scene) == []


@pytest.mark.law("8.2.6")
def test_a_token_that_the_alliance_removes_itself_enrages_nobody() -> None:
    scene = wood(1)
    scene.give_hand(A, "anvil")
    take_off(scene.s, 1, scene.kind("alliance.sympathy"), 0, 1, 1)
    settle_removed(scene.s)
    settle(scene.s)
    assert scene.step() == ""
    assert scene.hand(A) == ["anvil"]


@pytest.mark.law("8.2.6", "9.2.9.IIe")
def test_whoever_moves_an_allys_warriors_pays_even_for_those_of_the_alliance() -> None:
    scene = wood(1)
    scene.give_hand(G, "anvil")
    scene.give_hand(M, "foxfolk_steel")
    scene.put_warriors(M, 5, 1)
    scene.put_warriors(A, 5, 1)
    scene.s.active = 2
    move(scene.s, 0, 2, 4, 0, 1)
    settle(scene.s)
    assert scene.decider() == G
    scene.play("give anvil")
    move(scene.s, 1, 2, 4, 0, 1)
    settle(scene.s)
    assert scene.decider() == "chance"
    assert scene.hand(M) == ["foxfolk_steel"]


@pytest.mark.law("8.2.6")
def test_a_defender_who_destroys_a_token_pays_too() -> None:
    scene = wood(5)
    scene.put_warriors(A, 5, 1)
    scene.put_warriors(M, 5, 3)
    scene.give_hand(M, "bake_sale")
    evening(scene, 1)
    scene.play("battle 5 marquise", "done", "roll 2 2")
    assert scene.count("alliance.sympathy", 5) == 0
    assert scene.decider() == M
    scene.play("give bake_sale")
    assert pile(scene) == ["bake_sale"]


@pytest.mark.law("8.2.6", "4.1.2", "K.favor_fox", "1.1.3")
def test_a_favor_pays_for_each_token_it_destroys() -> None:
    scene = wood(1, 6, 8)
    for clearing in (1, 6, 12):
        scene.put("marquise.workshop", clearing)
    scene.give_hand(M, "favor_fox", "anvil", "foxfolk_steel", "bake_sale")
    scene.turn(M, "root.craft")
    scene.play("craft favor_fox")
    assert scene.points(M) == 3
    assert scene.step() == "root.order"
    assert scene.legal() == ["order outrage 1", "order outrage 6", "order outrage 8"]
    scene.play("order outrage 6", "give anvil", "order outrage 1", "give foxfolk_steel")
    scene.play("show", "draw root_tea_mouse")
    assert pile(scene) == ["anvil", "foxfolk_steel", "root_tea_mouse"]
    assert scene.known(A, M) == ["bake_sale"]


@pytest.mark.law("8.2.6", "8.2.4", "1.1.3")
def test_the_active_player_orders_outrage_and_the_loss_of_the_base() -> None:
    scene = wood(1)
    scene.put("alliance.base_fox", 1)
    scene.put_warriors(M, 1, 3)
    scene.give_hand(M, "anvil")
    march(scene)
    scene.play("battle 1 alliance", "roll 3 1")
    assert scene.points(M) == 2
    assert scene.decider() == M
    assert scene.step() == "root.order"
    late = scene.fork()
    late.play("order base-lost 1", "give anvil")
    assert pile(late) == ["anvil"]
    scene.play("order outrage 1", "give anvil")
    assert pile(scene) == []
    assert discarded(scene) == ["anvil"]


@pytest.mark.law("8.2.6", "4.3")
def test_warriors_elsewhere_do_not_guard_a_lone_token() -> None:
    scene = wood(5)
    scene.put_warriors(M, 5, 1)
    march(scene)
    assert scene.legal("battle") == ["battle 5 alliance"]
    scene.play("battle 5 alliance", "roll 0 0")  # 4.3.2.III: no warriors, one extra hit
    assert scene.count("alliance.sympathy", 5) == 0
    assert scene.warriors(M, 5) == 1
