"""The Lizard Cult: its abilities and its setup. Law 10.2 and 10.3."""

import pytest

from lichtung import LichtungError
from lichtung.kernel.frames import settle
from lichtung.kernel.game import IllegalActionError, state_hash
from lichtung.root.cards import members
from lichtung.root.drawing import draw
from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.cult.mat import mat_of
from lichtung.root.factions.cult.rules import Cult
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.mat import mat_of as marquise_mat
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.paths import land_neighbours
from lichtung.root.state import WARRIOR
from tests.law.root.cult_wood import (
    BIRDS,
    CULT,
    FOXES,
    MICE,
    RABBITS,
    C,
    G,
    M,
    acolytes,
    conspire,
    lose,
    outcast,
    put_souls,
    revealed,
    souls,
    wood,
    worship,
)
from tests.law.root.positions import keys, start
from tests.properties.root_kept import assert_kept

E = "eyrie"

# --- Revenge. 10.2.3


@pytest.mark.law("10.2.3")
def test_defenders_who_fall_become_acolytes() -> None:
    scene = wood()
    scene.put_warriors(C, 5, 3)
    scene.put_warriors(M, 5, 3)
    scene.fight(M, 5, C)
    events = scene.play("roll 2 1")
    assert acolytes(scene) == 2
    assert scene.s.supply[CULT] == 22
    assert scene.warriors(C, 5) == 1
    assert "revenge" in keys(events)
    assert_kept(scene.s)


@pytest.mark.law("10.2.3")
def test_attackers_who_fall_do_not() -> None:
    scene = wood()
    scene.put_warriors(C, 5, 3)
    scene.put_warriors(M, 5, 3)
    scene.fight(C, 5, M)
    scene.play("roll 2 2")
    assert scene.warriors(C, 5) == 1
    assert acolytes(scene) == 0
    assert scene.s.supply[CULT] == 24


@pytest.mark.law("10.2.3", "4.3.1")
def test_an_ambush_makes_no_acolytes_of_attackers() -> None:
    scene = wood()
    scene.put_warriors(C, 5, 3)
    scene.put_warriors(M, 5, 1)
    scene.give_hand(M, "ambush_rabbit")
    scene.fight(C, 5, M)
    scene.play("ambush ambush_rabbit")
    assert scene.warriors(C, 5) == 1
    assert acolytes(scene) == 0
    assert scene.s.supply[CULT] == 24


@pytest.mark.law("10.2.3")
def test_there_is_no_revenge_outside_of_battle() -> None:
    scene = wood()
    scene.put_warriors(C, 5, 3)
    lose(scene, WARRIOR, 5, 2)
    assert acolytes(scene) == 0
    assert scene.s.supply[CULT] == 24


@pytest.mark.law("10.2.3")
def test_another_defenders_battle_makes_no_acolytes() -> None:
    scene = wood()
    scene.put_warriors(C, 5, 2)
    scene.put_warriors(G, 5, 2)
    scene.put_warriors(M, 5, 2)
    scene.fight(M, 5, G)
    scene.play("roll 2 0")
    assert scene.warriors(G, 5) == 0
    assert acolytes(scene) == 0


# --- Pilgrims. 10.2.4


@pytest.mark.law("10.2.4", "2.8")
@pytest.mark.parametrize(("suit", "clearing"), [("fox", 1), ("rabbit", 5), ("mouse", 7)])
def test_a_garden_rules_its_clearing_against_any_majority(suit: str, clearing: int) -> None:
    scene = wood()
    scene.put_warriors(M, clearing, 4)
    assert scene.ruler(clearing) == M
    scene.put(f"cult.garden_{suit}", clearing)
    assert scene.ruler(clearing) == C
    scene.take_off(f"cult.garden_{suit}", clearing)
    assert scene.ruler(clearing) == M


@pytest.mark.law("10.2.4", "2.8")
def test_without_a_garden_the_cult_rules_by_numbers_only() -> None:
    scene = wood()
    scene.put_warriors(C, 5, 2)
    assert scene.ruler(5) == C
    scene.put_warriors(M, 5, 2)
    assert scene.ruler(5) == ""
    scene.put_warriors(M, 5, 3)
    assert scene.ruler(5) == M


@pytest.mark.law("10.2.4", "7.2.2")
def test_pilgrims_go_before_the_lords_of_the_forest() -> None:
    scene = start(Eyrie(), Cult())
    scene.clear_map()
    scene.put_warriors(E, 5, 1)
    scene.put_warriors(C, 5, 1)
    assert scene.ruler(5) == E, "the Eyrie win a tie"
    scene.put_warriors(C, 5, 0)
    scene.put("cult.garden_rabbit", 5)
    assert scene.ruler(5) == C
    scene.put_warriors(E, 5, 6)
    assert scene.ruler(5) == C
    scene.take_off("cult.garden_rabbit", 5)
    assert scene.ruler(5) == E


@pytest.mark.law("10.2.4", "4.2.1")
def test_pilgrims_keep_others_from_moving() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 4)
    scene.put("cult.garden_rabbit", 5)
    scene.turn(M, "marquise.actions")
    assert scene.refused("move 5 1 1") == ("4.2.1", "must-rule")
    scene.put_warriors(M, 1, 1)
    assert scene.refusal("move 5 1 1") is None


# --- Fear of the faithful. 10.2.5


@pytest.mark.law("10.2.5")
def test_a_lost_garden_costs_a_random_card() -> None:
    scene = wood()
    scene.put("cult.garden_rabbit", 5)
    scene.give_hand(C, "anvil", "bake_sale", "sword_mouse")
    lose(scene, scene.kind("cult.garden_rabbit"), 5)
    assert scene.points(M) == 1
    assert (scene.decider(), scene.step()) == ("chance", "cult.fear")
    assert scene.legal() == ["discard anvil", "discard bake_sale", "discard sword_mouse"]
    scene.play("discard bake_sale")
    assert scene.hand(C) == ["anvil", "sword_mouse"]
    assert souls(scene) == ["bake_sale"]


@pytest.mark.law("10.2.5")
def test_each_garden_costs_a_card() -> None:
    scene = wood()
    scene.put("cult.garden_rabbit", 5, 2)
    scene.give_hand(C, "anvil", "bake_sale", "sword_mouse")
    lose(scene, scene.kind("cult.garden_rabbit"), 5, 2)
    scene.play("discard anvil", "discard sword_mouse")
    assert scene.hand(C) == ["bake_sale"]


@pytest.mark.law("10.2.5")
def test_without_cards_there_is_nothing_to_fear() -> None:
    scene = wood()
    scene.put("cult.garden_rabbit", 5, 2)
    scene.give_hand(C, "anvil")
    lose(scene, scene.kind("cult.garden_rabbit"), 5, 2)
    assert scene.step() == "cult.fear"
    scene.play("discard anvil")
    assert scene.hand(C) == []
    assert scene.step() != "cult.fear", "there is nothing left to discard"


@pytest.mark.law("10.2.5")
def test_two_gardens_in_two_clearings_cost_two_cards() -> None:
    scene = wood()
    scene.put("cult.garden_fox", 1)
    scene.put("cult.garden_fox", 8)
    scene.put("marquise.workshop", 12)
    scene.put("marquise.workshop", 6)
    scene.give_hand(C, "anvil", "bake_sale", "sword_mouse")
    scene.give_hand(M, "favor_fox")
    scene.put("marquise.workshop", 8)
    scene.turn(M, "root.craft")
    scene.play("craft favor_fox")
    assert scene.legal() == ["order fear 1", "order fear 8"]
    scene.play("order fear 8", "discard anvil", "discard bake_sale")
    assert scene.hand(C) == ["sword_mouse"]
    assert souls(scene) == ["anvil", "bake_sale", "favor_fox"]
    assert scene.points(M) == 2


@pytest.mark.law("10.2.5")
def test_a_garden_that_falls_in_battle_is_feared_too() -> None:
    scene = wood()
    scene.put("cult.garden_rabbit", 5)
    scene.put_warriors(C, 5, 1)
    scene.put_warriors(M, 5, 3)
    scene.give_hand(C, "anvil")
    scene.fight(M, 5, C)
    scene.play("done", "roll 2 0")
    assert acolytes(scene) == 1
    assert scene.count("cult.garden_rabbit", 5) == 0
    assert scene.step() == "cult.fear"


# --- Lost souls. 10.2.6


@pytest.mark.law("10.2.6")
def test_whatever_anybody_spends_is_a_lost_soul() -> None:
    scene = wood()
    scene.put("marquise.sawmill", 5)
    scene.put_warriors(M, 5, 1)
    scene.give_hand(M, "bake_sale", "armorers-1")
    scene.turn(M, "marquise.actions")
    scene.play("overwork bake_sale 5")
    marquise_mat(scene.s, 0).actions_left = 0
    scene.play("hurry armorers-1")
    assert souls(scene) == ["armorers-1", "bake_sale"]
    assert scene.s.discard == 0


@pytest.mark.law("10.2.6", "4.1.2")
def test_crafted_cards_that_are_used_up_are_lost_souls() -> None:
    scene = wood()
    scene.put("marquise.workshop", 1)
    scene.give_hand(M, "anvil")
    scene.turn(M, "root.craft")
    scene.play("craft anvil")
    assert souls(scene) == ["anvil"]
    assert scene.s.discard == 0


@pytest.mark.law("10.2.6", "3.3.3")
def test_dominance_cards_lie_among_the_lost_souls() -> None:
    scene = wood()
    scene.give_hand(M, "dominance_fox", *FOXES)
    scene.ask_seat("root.hand-limit", M)
    scene.play("discard dominance_fox")
    assert souls(scene) == ["dominance_fox"]
    assert scene.s.available == 0
    scene.turn(M, "marquise.actions")
    assert scene.legal("claim") == [], "not yet available"
    assert scene.refused("claim dominance_fox anvil") == ("3.3.4", "not-available")


@pytest.mark.law("10.2.6", "10.4.2", "3.3.3", "3.3.4")
def test_a_lost_dominance_card_can_be_taken_after_the_cults_birdsong() -> None:
    scene = wood()
    put_souls(scene, "dominance_fox", "anvil")
    scene.give_hand(M, "foxfolk_steel")
    worship(scene, "root_tea_fox")
    assert souls(scene) == []
    assert scene.words(scene.s.available) == ["dominance_fox"]
    assert scene.words(scene.s.discard) == ["anvil"]
    scene.play("claim dominance_fox root_tea_fox")
    assert scene.hand(C) == ["dominance_fox"]
    assert souls(scene) == ["root_tea_fox"], "what the Cult spends is a lost soul too"


@pytest.mark.law("10.2.6", "6.2.3")
def test_a_card_spent_for_the_field_hospital_is_a_lost_soul() -> None:
    scene = wood(acolytes=2)
    scene.put("marquise.keep", 3)
    scene.put_warriors(M, 1, 2)
    scene.give_hand(M, "anvil", "bake_sale")
    conspire(scene)
    scene.play("convert 1 marquise")
    assert (scene.decider(), scene.step()) == (M, "marquise.field-hospital")
    assert scene.legal() == ["done", "give anvil"]
    scene.play("give anvil")
    assert souls(scene) == ["anvil"]
    assert scene.s.discard == 0
    assert scene.warriors(M, 3) == 1
    assert scene.warriors(M, 1) == scene.warriors(C, 1) == 1
    assert_kept(scene.s)


@pytest.mark.law("10.2.6", "8.2.3")
def test_spent_supporters_are_lost_souls() -> None:
    scene = start(Alliance(), Cult())
    scene.clear_map()
    scene.give_pile("alliance", "anvil")
    scene.turn("alliance", "alliance.spread")
    scene.play("spread 1")
    assert souls(scene) == ["anvil"]


@pytest.mark.law("10.2.6", "7.7.2")
def test_a_purged_decree_is_lost_souls() -> None:
    scene = start(Eyrie(), Cult())
    scene.clear_map()
    scene.give_hand(E, "anvil")
    scene.turn(E, "eyrie.decree")
    scene.play("decree anvil battle")
    scene.go("eyrie.new-leader")
    assert "anvil" in souls(scene)
    assert scene.s.discard == 0


@pytest.mark.law("10.2.6", "2.1.2")
def test_an_empty_deck_is_not_refilled_by_lost_souls() -> None:
    scene = wood()
    for card in members(scene.s.deck):
        put_souls(scene, scene.setup.deck.words[card])
    assert scene.s.deck == scene.s.discard == 0
    draw(scene.s, 0, 2)
    settle(scene.s)
    assert scene.step() == "", "nothing is drawn"
    assert scene.hand(M) == []
    assert_kept(scene.s)


@pytest.mark.law("10.2.6", "2.1.2", "10.4.2")
def test_lost_souls_refill_the_deck_after_the_cults_birdsong() -> None:
    scene = wood()
    for card in members(scene.s.deck):
        put_souls(scene, scene.setup.deck.words[card])
    scene.turn(C)
    assert scene.step() == "root.draw"
    scene.play("draw anvil")
    assert scene.hand(C) == ["anvil"]
    assert scene.s.discard == 0
    assert scene.s.deck != 0


@pytest.mark.law("10.2.6", "1.2.2")
def test_everybody_sees_the_lost_souls() -> None:
    scene = wood()
    put_souls(scene, "anvil", "bake_sale")
    for viewer in (0, 1, 2, None):
        view = scene.game.view(scene.s, viewer)
        assert view.mats[CULT].mat.values() == mat_of(scene.s, CULT).values()
        assert view.mats[CULT].hidden == []
        assert not view.unseen & scene.mask("anvil", "bake_sale")


# --- Setup. 10.3


@pytest.mark.law("10.3.1", "10.3.2", "10.3.4")
@pytest.mark.parametrize(("keep", "garden", "piece"), [(1, 3, "rabbit"), (2, 4, "rabbit"), (3, 1, "fox")])
def test_the_cult_starts_opposite_the_keep(keep: int, garden: int, piece: str) -> None:
    scene = start(Cult(), Marquise(), setup=(f"at {keep}", *near(keep), "outcast mouse"))
    assert scene.count(f"cult.garden_{piece}", garden) == 1
    assert scene.warriors(C, garden) == 4
    around = [c + 1 for c in land_neighbours(scene.s, garden - 1)]
    assert [scene.warriors(C, c) for c in around] == [1, 1, 1]
    assert scene.s.supply[0] == 25 - 4 - 3
    assert sum(scene.s.unplaced[:3]) == 14
    assert scene.ruler(garden) == C


def near(keep: int) -> tuple[str, ...]:
    """Three starting buildings next to a keep."""
    return {1: ("at 5", "at 5", "at 9"), 2: ("at 2", "at 2", "at 5"), 3: ("at 7", "at 7", "at 6")}[keep]


@pytest.mark.law("10.3.2")
def test_the_cult_starts_opposite_the_first_roost() -> None:
    scene = start(Eyrie(), Cult(), setup=("at 4", "leader despot", "outcast fox"))
    assert scene.count("cult.garden_mouse", 2) == 1
    assert scene.warriors(C, 2) == 4
    assert [scene.warriors(C, c) for c in (5, 6, 10)] == [1, 1, 1]


@pytest.mark.law("10.3.2", "7.3.2")
@pytest.mark.parametrize(
    ("keep", "buildings", "corners"),
    [(1, ("at 5", "at 5", "at 9"), (2, 4)), (4, ("at 8", "at 8", "at 9"), (1, 3))],
)
def test_with_keep_and_roost_it_is_one_of_the_other_corners(
    keep: int, buildings: tuple[str, ...], corners: tuple[int, ...]
) -> None:
    first = (f"at {keep}", *buildings, "leader despot")
    for corner in range(1, 5):
        answers = (*first, f"at {corner}", "outcast fox")
        if corner in corners:
            scene = start(Cult(), Eyrie(), Marquise(), setup=answers)
            assert scene.warriors(C, corner) == 4
            roost = scene.setup.map.opposite[keep - 1] + 1
            assert scene.count("eyrie.roost", roost) == 1, "the Eyrie look at the keep only"
        else:
            with pytest.raises(IllegalActionError):
                start(Cult(), Eyrie(), Marquise(), setup=answers)


@pytest.mark.law("10.3.2")
@pytest.mark.parametrize("corner", [1, 2, 3, 4])
def test_with_neither_it_is_any_corner(corner: int) -> None:
    scene = start(Cult(), Alliance(), setup=(f"at {corner}", "outcast fox"))
    assert scene.warriors(C, corner) == 4


@pytest.mark.law("10.3.2", "K.scoundrel")
def test_no_warrior_is_placed_where_placing_is_barred() -> None:
    scene = wood()
    scene.s.sealed = 1 << 4
    scene.ask_seat("cult.first-garden", C)
    scene.play("at 2", "outcast fox")
    assert [scene.warriors(C, c) for c in (2, 5, 6, 10)] == [4, 0, 1, 1]


@pytest.mark.law("10.3.3")
@pytest.mark.parametrize("suit", ["fox", "rabbit", "mouse"])
def test_the_first_outcast_is_free_to_choose(suit: str) -> None:
    scene = start(Cult(), Alliance(), setup=("at 1", f"outcast {suit}"))
    assert outcast(scene) == (suit, False)


@pytest.mark.law("10.3.3")
def test_a_bird_is_no_outcast() -> None:
    scene = wood()
    scene.ask_seat("cult.first-outcast", C)
    assert scene.legal() == ["outcast fox", "outcast rabbit", "outcast mouse"]
    with pytest.raises(LichtungError):
        scene.play("outcast bird")


# --- Reading and writing


def test_a_position_with_the_cult_is_read_as_it_was_written() -> None:
    scene = wood(acolytes=3)
    put_souls(scene, *FOXES[:2], *MICE[:1])
    scene.put("cult.garden_rabbit", 5)
    worship(scene, *RABBITS[:2], *BIRDS[:2])
    scene.play("plant bake_sale 5", "offer arms_trader", "worship a_visit_to_friends")
    assert revealed(scene) == ["arms_trader", "bake_sale"]
    again = scene.game.position(scene.game.position_of(scene.s))
    assert state_hash(again) == state_hash(scene.s)
    assert mat_of(again, CULT).acolytes == 4
