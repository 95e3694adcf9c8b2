"""What the Riverfolk sell: hand cards, riverboats, mercenaries. Law 11.2.6, 11.2.7."""

import pytest

from lichtung.root.dominance import check_dominance
from lichtung.root.factions.vagabond.items import pawn_place
from tests.law.root.positions import Scene, keys
from tests.law.root.riverfolk_wood import (
    A,
    E,
    M,
    R,
    V,
    hire,
    inside,
    leave_with,
    price,
    put_in,
    river,
    shop,
    supply,
    trade,
    wanderers_river,
)
from tests.law.root.vagabond_wood import equip, relate, stand

ACTIONS = "marquise.actions"


# --- 11.2.6, buying


@pytest.mark.law("11.2.6", "11.2.6.I", "11.2.7.I")
def test_a_card_is_bought_at_the_start_of_birdsong() -> None:
    scene = river()
    scene.give_hand(R, "anvil", "bake_sale")
    before = supply(scene, M)
    shop(scene, M)
    assert scene.decider() == M
    assert scene.legal() == ["buy anvil", "buy bake_sale", "boats", "hire", "done"]
    events = scene.play("buy anvil")
    assert "card-bought" in keys(events)
    assert scene.hand(M) == ["anvil"]
    assert scene.hand(R) == ["bake_sale"]
    assert scene.known(E, M) == ["anvil"]
    assert supply(scene, M) == before - 1
    assert inside(scene, "payments") == {M: 1}
    assert scene.step() != "riverfolk.services"  # one service, no more


@pytest.mark.law("11.2.6")
def test_the_riverfolk_buy_nothing_from_themselves() -> None:
    scene = river()
    scene.give_hand(R, "anvil")
    scene.turn(R)
    assert scene.step() == "riverfolk.actions"


@pytest.mark.law("11.2.6", "3.3.1")
def test_dominance_and_the_bank_come_before_services() -> None:
    scene = river()
    scene.craft_for(M, "better_burrow_bank-1")
    scene.turn(M)
    assert scene.step() == "root.bank"
    scene.play("target riverfolk", "draw anvil", "draw bake_sale")
    assert scene.step() == "riverfolk.services"
    drawn = scene.hand(R)[0]
    assert f"buy {drawn}" in scene.legal()  # what the bank has brought is for sale


@pytest.mark.law("11.2.6.I")
def test_a_price_must_be_paid_in_full_out_of_the_supply() -> None:
    scene = river()
    scene.give_hand(R, "anvil")
    leave_with(scene, M, 2)
    shop(scene, M)
    assert scene.legal() == ["buy anvil", "boats", "done"]
    assert scene.refused("hire") == ("11.2.6.I", "cannot-pay")
    leave_with(scene, M, 0)
    assert scene.refused("buy anvil") == ("11.2.6.I", "cannot-pay")
    assert scene.refused("boats") == ("11.2.6.I", "cannot-pay")
    scene.turn(M)
    assert scene.step() != "riverfolk.services"  # nothing to decide


@pytest.mark.law("11.2.6.I", "11.6.2")
def test_prices_are_the_last_ones_set() -> None:
    scene = river()
    scene.turn(R, "riverfolk.prices")
    scene.play("price mercenaries 1", "price riverboats 4", "done")
    assert scene.step() == "riverfolk.services"
    before = supply(scene, E)
    scene.play("hire")
    assert supply(scene, E) == before - 1


@pytest.mark.law("11.2.6.II")
def test_posts_with_own_pieces_allow_more_services() -> None:
    scene = river()
    scene.give_hand(R, "anvil", "bake_sale", "investments", "sword_mouse")
    scene.put("riverfolk.post_fox", 1)
    scene.put("riverfolk.post_rabbit", 5)
    scene.put("riverfolk.post_mouse", 7)
    scene.put_warriors(M, 1, 2)
    scene.put("marquise.wood", 5)  # any piece will do
    scene.put_warriors(M, 9, 1)
    shop(scene, M)
    scene.play("buy anvil", "buy bake_sale")
    assert scene.step() == "riverfolk.services"
    scene.play("buy investments")
    assert scene.step() != "riverfolk.services"
    assert inside(scene, "payments") == {M: 3}
    scene.turn(E)
    scene.play("buy sword_mouse")
    assert scene.step() != "riverfolk.services"  # each buyer is counted anew


@pytest.mark.law("11.2.6.II")
def test_the_number_of_services_is_refused_with_its_paragraph() -> None:
    scene = river()
    scene.give_hand(R, "anvil", "bake_sale")
    scene.put("riverfolk.post_fox", 1)
    scene.put_warriors(M, 1, 1)
    shop(scene, M)
    scene.play("buy anvil")
    scene.take_off("riverfolk.post_fox", 1)
    assert scene.refused("buy bake_sale") == ("11.2.6.II", "enough-services")
    assert scene.refused("boats") == ("11.2.6.II", "enough-services")
    assert scene.refused("hire") == ("11.2.6.II", "enough-services")


@pytest.mark.law("11.2.7.I")
def test_only_cards_of_the_open_hand_are_for_sale() -> None:
    scene = river()
    scene.give_hand(R, "anvil")
    scene.give_hand(E, "bake_sale")
    shop(scene, M)
    assert scene.refused("buy bake_sale") == ("11.2.7.I", "not-for-sale")
    assert scene.refused("buy investments") == ("11.2.7.I", "not-for-sale")


# --- 11.2.6.III, the Vagabond's items


@pytest.mark.law("11.2.6.III", "11.2.7.I")
def test_the_vagabond_buys_a_card_with_items() -> None:
    scene = wanderers_river()
    scene.give_hand(R, "anvil")
    price(scene, "hand-card", 2)
    equip(scene, ready="boots torch sword", exhausted="tea", damaged="bag")
    before = supply(scene, R)
    shop(scene, V)
    scene.play("buy anvil")
    assert scene.step() == "vagabond.pay-service"
    assert scene.legal() == ["exhaust boots", "exhaust sword", "exhaust torch"]
    scene.play("exhaust torch", "exhaust boots")
    assert scene.hand(V) == ["anvil"]
    assert inside(scene, "payments") == {R: 2}
    assert supply(scene, R) == before - 2


@pytest.mark.law("11.2.6.III", "11.2.6.I")
def test_exhausted_and_damaged_items_pay_nothing() -> None:
    scene = wanderers_river()
    scene.give_hand(R, "anvil")
    price(scene, "hand-card", 2)
    price(scene, "riverboats", 3)
    equip(scene, ready="boots coin", exhausted="torch tea", damaged="sword")
    shop(scene, V)
    assert scene.refused("boats") == ("11.2.6.I", "cannot-pay")
    scene.play("buy anvil")
    assert scene.step() != "vagabond.pay-service"  # all that he has: no question
    assert inside(scene, "payments") == {R: 2}


@pytest.mark.law("11.2.6.III", "2.5")
def test_riverfolk_without_warriors_are_paid_less() -> None:
    scene = wanderers_river()
    scene.give_hand(R, "anvil")
    price(scene, "hand-card", 3)
    scene.put_warriors(R, 7, 14)
    equip(scene, ready="boots torch sword tea")
    shop(scene, V)
    scene.play("buy anvil", "exhaust boots", "exhaust torch", "exhaust tea")
    assert inside(scene, "payments") == {R: 1}
    assert scene.hand(V) == ["anvil"]


@pytest.mark.law("11.2.6.II", "11.2.6.III")
def test_the_pawn_at_a_post_allows_one_more_service() -> None:
    scene = wanderers_river()
    scene.give_hand(R, "anvil", "bake_sale", "investments")
    scene.put("riverfolk.post_mouse", 7)
    stand(scene, 7)
    equip(scene, ready="boots torch sword tea")
    shop(scene, V)
    scene.play("buy anvil", "exhaust boots", "buy bake_sale", "exhaust tea")
    assert scene.step() != "riverfolk.services"


@pytest.mark.law("11.2.7.IIIb")
def test_the_vagabond_hires_no_mercenaries() -> None:
    scene = wanderers_river()
    scene.give_hand(R, "anvil")
    equip(scene, ready="boots torch sword tea")
    shop(scene, V)
    assert scene.refused("hire") == ("11.2.7.IIIb", "no-mercenaries")


# --- 11.2.7.II, riverboats


@pytest.mark.law("11.2.7.II", "4.2.1")
def test_riverboats_are_paths_for_a_turn() -> None:
    scene = river()
    scene.put_warriors(M, 7, 2)
    scene.put_warriors(E, 5, 2)
    scene.put_warriors(M, 5, 1)
    scene.put_warriors(E, 10, 1)
    scene.put("riverfolk.post_mouse", 7)
    shop(scene, M)
    scene.play("boats")
    assert scene.refused("boats") == ("11.2.7.II", "boats-already")
    scene.play("done")
    scene.go(ACTIONS)
    assert scene.refusal("move 7 11 2") is None
    assert scene.refused("move 5 10 1") == ("4.2.1", "must-rule")  # boats need rule as on paths
    scene.play("move 7 4 1", "done")
    scene.turn(M, ACTIONS)
    assert scene.refused("move 7 11 1") == ("4.2", "no-path")


@pytest.mark.law("11.2.7.II", "9.4.2", "9.5.1")
def test_riverboats_carry_the_pawn() -> None:
    scene = wanderers_river()
    stand(scene, 7)
    equip(scene, ready="boots torch sword tea")
    shop(scene, V)
    assert scene.refused("slip 11") == ("9.4.2", "comes-later")
    scene.play("boats", "exhaust torch", "exhaust tea")
    scene.go("vagabond.slip")
    assert "slip 11" in scene.legal()
    assert "slip 10" not in scene.legal()
    scene.play("slip 11")
    scene.go("vagabond.actions")
    assert "walk 10" in scene.legal()
    scene.play("walk 10")
    assert pawn_place(scene.s, scene.seat(V)) == 9
    scene.turn(V, "vagabond.slip")  # the next turn without boats
    assert "slip 11" not in scene.legal()


# --- 11.2.7.III, mercenaries


@pytest.mark.law("11.2.7.III", "2.8")
def test_mercenaries_rule_for_their_hirer_from_daylight_to_evening() -> None:
    scene = river()
    scene.put_warriors(R, 7, 2)
    scene.put_warriors(M, 7, 1)
    scene.put_warriors(E, 7, 2)
    scene.put_warriors(R, 11, 1)
    scene.put("riverfolk.post_mouse", 7)
    shop(scene, M)
    scene.play("hire")
    assert scene.ruler(11) == R  # Birdsong
    scene.go("root.craft")
    assert scene.ruler(7) == M
    assert scene.ruler(11) == M
    scene.go("riverfolk.actions")
    assert scene.ruler(7) == E  # a tie of two, which the Eyrie win
    assert scene.ruler(11) == R


@pytest.mark.law("11.2.7.III")
def test_mercenaries_do_not_move_and_are_not_taxed() -> None:
    scene = river()
    scene.put_warriors(R, 7, 3)
    scene.put_warriors(M, 12, 1)
    scene.craft_for(M, "tax_collector-1")
    hire(scene, M, ACTIONS)
    assert scene.refused("move 7 3 1") == ("4.2", "too-few-to-move")
    assert scene.refused("move 12 7 2") == ("4.2", "too-few-to-move")
    assert scene.refusal("move 12 7 1") is None  # though their rule opens ways
    scene.play("use tax_collector-1")
    if scene.step() == "root.taxed":
        assert scene.legal() == ["at 12"]
        scene.play("at 12")
    assert scene.warriors(R, 7) == 3
    assert scene.warriors(M, 12) == 0


@pytest.mark.law("11.2.7.III", "4.1.3")
def test_with_mercenaries_alone_nobody_can_be_taxed() -> None:
    scene = river()
    scene.put_warriors(R, 7, 3)
    scene.craft_for(M, "tax_collector-1")
    hire(scene, M, ACTIONS)
    assert scene.refused("use tax_collector-1") == ("4.1.3", "no-use")


@pytest.mark.law("11.2.7.III", "3.3.1")
def test_mercenaries_do_not_count_for_dominance() -> None:
    scene = river()
    for clearing in (2, 7, 9):
        scene.put_warriors(R, clearing, 2)
        scene.put_warriors(M, clearing, 1)
    scene.free_card("dominance_mouse")
    scene.s.deck &= ~scene.mask("dominance_mouse")
    active = list(scene.s.dominance)
    active[scene.seat(M)] = scene.card("dominance_mouse")
    scene.s.dominance = tuple(active)
    hire(scene, M, ACTIONS)
    assert [scene.ruler(c) for c in (2, 7, 9)] == [M, M, M]
    scene.play("done")
    scene.turn(M)
    assert not scene.s.over
    assert scene.ruler(7) == R
    scene.put_warriors(R, 7, 0)
    for clearing in (2, 9):
        scene.put_warriors(R, clearing, 0)
    check_dominance(scene.s, scene.seat(M))
    assert scene.s.over  # with warriors of her own it counts


@pytest.mark.law("11.2.7.III")
def test_hiring_twice_is_refused() -> None:
    scene = river()
    scene.put("riverfolk.post_mouse", 7)
    scene.put_warriors(M, 7, 1)
    shop(scene, M)
    scene.play("hire")
    assert scene.refused("hire") == ("11.2.7.III", "hired-already")


@pytest.mark.law("11.2.7.III", "4.3")
def test_mercenaries_alone_fight_for_their_hirer_but_not_against_the_riverfolk() -> None:
    scene = river()
    scene.put_warriors(R, 7, 2)
    scene.put_warriors(E, 7, 2)
    hire(scene, M, ACTIONS)
    assert scene.refused("battle 7 riverfolk") == ("11.2.7.III", "not-their-own")
    assert scene.legal("battle") == ["battle 7 eyrie"]
    scene.play("battle 7 eyrie")
    assert scene.decider() == "chance"  # nothing to declare
    scene.play("roll 2 1")
    assert (scene.warriors(E, 7), scene.warriors(R, 7)) == (0, 1)


@pytest.mark.law("11.2.7.III", "4.3.2.I")
def test_beside_own_warriors_the_hirer_says_whether_mercenaries_fight() -> None:
    scene = river()
    scene.put_warriors(R, 7, 2)
    scene.put_warriors(M, 7, 1)
    scene.put_warriors(E, 7, 4)
    hire(scene, M, ACTIONS)
    alone = scene.fork()
    scene.play("battle 7 eyrie")
    assert scene.step() == "riverfolk.engage"
    assert scene.decider() == M
    scene.play("engage", "roll 3 0")
    assert scene.warriors(E, 7) == 1  # one and two warriors roll up to three hits
    alone.play("battle 7 eyrie", "done", "roll 3 2")
    assert alone.warriors(E, 7) == 3
    assert alone.warriors(R, 7) == 2  # two hits, one warrior: the mercenaries have no part in it
    assert alone.warriors(M, 7) == 0


@pytest.mark.law("11.2.7.III")
def test_against_the_riverfolk_the_hirer_fights_alone() -> None:
    scene = river()
    scene.put_warriors(R, 7, 3)
    scene.put_warriors(M, 7, 2)
    hire(scene, M, ACTIONS)
    scene.play("battle 7 riverfolk")
    assert scene.decider() == "chance"
    scene.play("roll 3 1")
    assert (scene.warriors(M, 7), scene.warriors(R, 7)) == (1, 1)


def battle_with_mercenaries(own: int, hired: int, *pieces: str) -> Scene:
    """The Marquise attacks four Eyrie warriors in clearing 7 together with her mercenaries."""
    scene = river()
    scene.put_warriors(R, 7, hired)
    scene.put_warriors(M, 7, own)
    scene.put_warriors(E, 7, 4)
    for piece in pieces:
        scene.put(piece, 7)
    hire(scene, M, ACTIONS)
    scene.play("battle 7 eyrie")
    if scene.step() == "riverfolk.engage":
        scene.play("engage")
    return scene


@pytest.mark.law("11.2.7.IIIa")
@pytest.mark.parametrize(
    ("own", "hired", "roll", "left"),
    [
        (3, 3, "roll 2 2", (2, 2)),  # an even number is split evenly
        (3, 3, "roll 3 3", (1, 2)),  # of an odd one the hirer takes one more
        (3, 3, "roll 1 1", (2, 3)),
        (1, 3, "roll 3 3", (0, 1)),  # what one side cannot take passes to the other
        (3, 1, "roll 3 3", (1, 0)),
        (1, 1, "roll 3 3", (0, 0)),  # the rest is lost
        (0, 3, "roll 3 3", (0, 0)),
    ],
)
def test_hits_are_split(own: int, hired: int, roll: str, left: tuple[int, int]) -> None:
    scene = battle_with_mercenaries(own, hired)
    scene.play(roll)
    if scene.step() == "marquise.field-hospital":
        scene.play("done")
    assert (scene.warriors(M, 7), scene.warriors(R, 7)) == left


@pytest.mark.law("11.2.7.IIIa", "4.3.3")
def test_the_hirers_share_falls_on_buildings_after_its_warriors() -> None:
    scene = battle_with_mercenaries(1, 2, "marquise.workshop")
    scene.play("roll 3 3")
    assert (scene.warriors(M, 7), scene.warriors(R, 7)) == (0, 1)
    assert scene.count("marquise.workshop", 7) == 0
    assert scene.points(E) == 1


@pytest.mark.law("11.2.7.IIIa", "4.3.1")
def test_an_ambush_is_split_too() -> None:
    scene = river()
    scene.put_warriors(R, 7, 1)
    scene.put_warriors(M, 7, 1)
    scene.put_warriors(E, 7, 2)
    hire(scene, M, ACTIONS)
    scene.give_hand(E, "ambush_mouse")
    scene.play("battle 7 eyrie", "engage", "ambush ambush_mouse")
    assert (scene.warriors(M, 7), scene.warriors(R, 7)) == (0, 0)
    assert scene.step() == ACTIONS  # broken off


@pytest.mark.law("11.2.7.IIIa", "9.2.9.IIc", "9.2.9.IId")
def test_allies_of_a_vagabond_are_no_mercenaries() -> None:
    scene = wanderers_river()
    scene.put_warriors(R, 7, 3)
    scene.put_warriors(A, 7, 3)
    stand(scene, 7)
    relate(scene, R, "allied")
    equip(scene, ready="sword torch")
    scene.fight(V, 7, A)
    scene.play("call riverfolk", "roll 2 2")
    assert scene.step() == "vagabond.hits"  # his choice, no split
    scene.play("sacrifice", "sacrifice")
    assert scene.warriors(R, 7) == 1


@pytest.mark.law("11.2.7.III", "3.2.1")
def test_the_hirer_scores_for_what_falls_to_mercenaries() -> None:
    scene = river()
    scene.put_warriors(R, 7, 2)
    scene.put("eyrie.roost", 7)
    hire(scene, M, ACTIONS)
    scene.play("battle 7 eyrie", "roll 0 0")
    assert scene.points(M) == 1
    assert scene.points(R) == 0


@pytest.mark.law("11.2.7.III", "11.5.6.I")
def test_on_their_own_turn_nobody_has_hired_the_riverfolk() -> None:
    scene = river()
    scene.put_warriors(R, 7, 2)
    hire(scene, M, ACTIONS)
    assert scene.ruler(7) == M
    scene.go("riverfolk.actions")
    put_in(scene, "payments", M, 0)
    trade(scene, marquise=2, riverfolk=2)
    assert scene.ruler(7) == R
    scene.play("found 7")
    assert inside(scene, "funds") == {M: 2}
