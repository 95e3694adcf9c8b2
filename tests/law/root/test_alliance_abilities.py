"""The Woodland Alliance: crafting, guerrilla war, supporters, bases, sympathy. Law 8.2.1 to 8.2.5."""

import pytest

from tests.law.root.alliance_wood import (
    FOXES,
    MICE,
    RABBITS,
    A,
    M,
    discarded,
    evening,
    lose_base,
    march,
    officers,
    pile,
    seen,
    set_officers,
    wood,
)
from tests.law.root.positions import keys

# --- Crafting, guerrilla war. 8.2.1, 8.2.2


@pytest.mark.law("8.2.1", "8.5.1")
def test_sympathy_crafts_once_a_turn_in_its_clearings_suit() -> None:
    scene = wood(5, 10, 1)
    scene.give_hand(A, "bake_sale", "cobbler-1", "anvil")
    scene.turn(A, "alliance.daylight")
    assert scene.legal("craft") == ["craft anvil", "craft bake_sale", "craft cobbler-1"]
    scene.play("craft bake_sale")
    assert scene.points(A) == 3
    assert scene.item(A, "coin") == 1
    assert scene.legal("craft") == ["craft anvil"]
    assert scene.refused("craft cobbler-1") == ("4.1.1", "too-few-crafters")


@pytest.mark.law("8.5", "8.5.1")
def test_crafting_mixes_with_everything_else_in_daylight() -> None:
    scene = wood(1)
    scene.give_hand(A, "anvil", "bake_sale")
    scene.turn(A, "alliance.daylight")
    scene.play("mobilize bake_sale", "craft anvil")
    assert scene.points(A) == 2
    assert pile(scene) == ["bake_sale"]


@pytest.mark.law("8.2.2")
def test_a_defending_alliance_deals_the_higher_roll() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 4)
    scene.put_warriors(A, 5, 4)
    march(scene)
    scene.play("battle 5 alliance", "roll 3 1")
    assert scene.warriors(M, 5) == 1
    assert scene.warriors(A, 5) == 3


@pytest.mark.law("8.2.2", "8.6.1.II")
def test_an_attacking_alliance_rolls_like_everybody() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 4)
    scene.put_warriors(A, 5, 4)
    evening(scene, 1)
    scene.play("battle 5 marquise", "roll 3 1")
    assert scene.warriors(M, 5) == 1
    assert scene.warriors(A, 5) == 3


# --- Supporters. 8.2.3


@pytest.mark.law("8.2.3")
def test_only_the_alliance_may_look_at_its_supporters() -> None:
    scene = wood()
    scene.give_pile(A, "anvil", "bake_sale")
    assert seen(scene, A) == ["anvil", "bake_sale"]
    assert seen(scene, M) == []
    view = scene.game.view(scene.s, 0)
    assert view.hidden[scene.setup.pile[1]] == 2
    assert scene.card("anvil") in [c for c in range(54) if view.unseen >> c & 1]


@pytest.mark.law("8.2.3")
def test_supporters_do_not_count_to_the_hand_limit() -> None:
    scene = wood()
    scene.give_hand(A, *FOXES[:4])
    scene.give_pile(A, *MICE)
    scene.turn(A, "root.draw")
    scene.play("draw bake_sale")
    assert scene.step() != "root.hand-limit"
    assert len(pile(scene)) == 5


@pytest.mark.law("8.2.3", "8.4.2.II")
def test_supporters_are_spent_for_their_suit_and_birds_for_any() -> None:
    scene = wood()
    scene.give_pile(A, "anvil", "armorers-1", "bake_sale")
    scene.turn(A, "alliance.spread")
    scene.play("spread 1")
    assert scene.legal() == ["supporter armorers-1", "supporter anvil"]
    assert scene.refused("supporter bake_sale") == ("8.2.3", "not-offered")
    scene.play("supporter armorers-1")
    assert pile(scene) == ["anvil", "bake_sale"]
    assert discarded(scene) == ["armorers-1"]
    assert seen(scene, M) == []


@pytest.mark.law("8.2.3")
def test_a_single_matching_supporter_is_asked_for_all_the_same() -> None:
    scene = wood()
    scene.give_pile(A, "anvil", "bake_sale")
    scene.turn(A, "alliance.spread")
    scene.play("spread 1")
    assert scene.step() == "alliance.pay"
    assert scene.legal() == ["supporter anvil"]


@pytest.mark.law("8.2.3")
def test_a_pile_spent_whole_leaves_nothing_to_ask() -> None:
    scene = wood()
    scene.give_pile(A, "anvil")
    scene.turn(A, "alliance.spread")
    events = scene.play("spread 1")
    assert "supporter-spent" in keys(events)
    assert scene.count("alliance.sympathy", 1) == 1
    assert pile(scene) == []


@pytest.mark.law("8.2.3", "3.3.3")
def test_a_dominance_card_spent_as_a_supporter_becomes_available() -> None:
    scene = wood()
    scene.give_pile(A, "dominance_fox", "bake_sale")
    scene.turn(A, "alliance.spread")
    scene.play("spread 1", "supporter dominance_fox")
    assert scene.words(scene.s.available) == ["dominance_fox"]
    assert discarded(scene) == []


@pytest.mark.law("8.2.3.I", "8.5.2")
def test_without_a_base_the_sixth_supporter_is_discarded() -> None:
    scene = wood()
    scene.give_pile(A, *FOXES[:4])
    scene.give_hand(A, "bake_sale", "cobbler-1")
    scene.turn(A, "alliance.daylight")
    assert "mobilized" in keys(scene.play("mobilize bake_sale"))
    assert "supporter-surplus" in keys(scene.play("mobilize cobbler-1"))
    assert pile(scene) == sorted([*FOXES[:4], "bake_sale"])
    assert discarded(scene) == ["cobbler-1"]


@pytest.mark.law("8.2.3.I")
def test_with_a_base_the_pile_holds_any_number() -> None:
    scene = wood()
    scene.put("alliance.base_mouse", 9)
    scene.give_pile(A, *FOXES)
    scene.give_hand(A, "bake_sale")
    scene.turn(A, "alliance.daylight")
    scene.play("mobilize bake_sale")
    assert len(pile(scene)) == 6
    assert discarded(scene) == []


@pytest.mark.law("8.2.3.I", "8.2.6")
def test_a_card_given_to_a_full_pile_is_discarded_for_all_to_see() -> None:
    scene = wood(1)
    scene.give_pile(A, *MICE)
    scene.put_warriors(M, 5, 3)
    scene.give_hand(M, "anvil", "bake_sale")
    march(scene)
    events = scene.play("move 5 1 3", "give anvil")
    assert "supporter-given" not in keys(events)
    assert discarded(scene) == ["anvil"]
    assert pile(scene) == sorted(MICE)
    assert scene.hand(M) == ["bake_sale"]


@pytest.mark.law("8.2.3.I", "8.2.6")
def test_a_card_drawn_for_a_full_pile_is_discarded() -> None:
    scene = wood(1)
    scene.give_pile(A, *MICE)
    scene.put_warriors(M, 5, 3)
    march(scene)
    scene.play("move 5 1 3")
    assert scene.decider() == "chance"
    scene.play("draw anvil")
    assert discarded(scene) == ["anvil"]
    assert pile(scene) == sorted(MICE)


@pytest.mark.law("8.2.3.I", "3.3.3")
def test_a_dominance_card_drawn_for_a_full_pile_becomes_available() -> None:
    scene = wood(1)
    scene.give_pile(A, *MICE)
    scene.put_warriors(M, 5, 3)
    march(scene)
    scene.play("move 5 1 3", "draw dominance_fox")
    assert scene.words(scene.s.available) == ["dominance_fox"]


# --- Losing a base. 8.2.4


@pytest.mark.law("8.2.4")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_half_of_the_officers_rounded_up_go_with_a_base(before: int, after: int) -> None:
    scene = wood()
    scene.put("alliance.base_fox", 1)
    set_officers(scene, before)
    supply = scene.s.supply[1]
    lose_base(scene, "alliance.base_fox", 1)
    assert officers(scene) == after
    assert scene.s.supply[1] == supply + before - after


@pytest.mark.law("8.2.4")
def test_supporters_of_the_lost_suit_and_birds_go() -> None:
    scene = wood()
    scene.put("alliance.base_fox", 1)
    scene.give_pile(A, "anvil", "dominance_fox", "armorers-1", "bake_sale", "investments")
    lose_base(scene, "alliance.base_fox", 1)
    assert pile(scene) == ["bake_sale", "investments"]
    assert discarded(scene) == ["anvil", "armorers-1"]
    assert scene.words(scene.s.available) == ["dominance_fox"]
    assert scene.s.unplaced[scene.kind("alliance.base_fox")] == 1


@pytest.mark.law("8.2.4")
def test_the_last_base_lost_with_too_many_supporters() -> None:
    scene = wood()
    scene.put("alliance.base_fox", 1)
    scene.give_pile(A, "anvil", "armorers-1", *RABBITS, "investments", "root_tea_mouse")
    lose_base(scene, "alliance.base_fox", 1)
    assert scene.decider() == A
    assert scene.step() == "alliance.surplus"
    assert len(scene.legal("discard")) == 7
    scene.play("discard root_tea_mouse", "discard bake_sale")
    assert pile(scene) == sorted([*RABBITS[1:], "investments"])
    assert scene.step() == ""


@pytest.mark.law("8.2.4")
def test_another_base_keeps_the_rest_of_the_pile_together() -> None:
    scene = wood()
    scene.put("alliance.base_fox", 1)
    scene.put("alliance.base_mouse", 9)
    scene.give_pile(A, "anvil", *RABBITS, "investments", "root_tea_mouse")
    lose_base(scene, "alliance.base_fox", 1)
    assert pile(scene) == sorted([*RABBITS, "investments", "root_tea_mouse"])
    assert scene.step() == ""


@pytest.mark.law("8.2.4", "4.3.3")
def test_in_battle_the_alliance_chooses_between_base_and_sympathy() -> None:
    scene = wood(1)
    scene.put("alliance.base_fox", 1)
    scene.put_warriors(M, 1, 3)
    scene.give_hand(M, "bake_sale")
    march(scene)
    scene.play("battle 1 alliance", "roll 0 0")
    assert scene.decider() == A
    assert scene.legal() == ["lose alliance.base_fox", "lose alliance.sympathy"]
    spared = scene.fork()
    spared.play("lose alliance.sympathy")
    assert spared.step() == "alliance.outrage"
    scene.play("lose alliance.base_fox")
    assert scene.count("alliance.sympathy", 1) == 1
    assert scene.points(M) == 1


# --- Sympathy. 8.2.5


@pytest.mark.law("8.2.5", "8.3.3")
def test_there_are_ten_tokens() -> None:
    scene = wood(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    scene.give_pile(A, *FOXES)
    assert scene.s.unplaced[scene.kind("alliance.sympathy")] == 0
    scene.ask_seat("alliance.spread", A)
    assert scene.step() == ""
    scene.put_warriors(A, 12, 1)
    evening(scene, 1)
    assert scene.refused("organize 12") == ("8.2.5", "no-sympathy-left")


@pytest.mark.law("8.2.5.I", "8.2.5.II")
def test_a_clearing_holds_one_token() -> None:
    scene = wood(1)
    scene.give_pile(A, *FOXES)
    scene.turn(A, "alliance.spread")
    assert scene.refused("spread 1") == ("8.2.5.I", "sympathetic-already")
