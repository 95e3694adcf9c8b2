"""The Woodland Alliance: setup and the phases of its turn. Law 8.3 to 8.6."""

import pytest

from lichtung.root.cards import count
from lichtung.root.factions.alliance.mat import mat_of
from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.factions.vagabond.items import place_pawn
from lichtung.root.factions.vagabond.mat import mat_of as vagabond_mat
from lichtung.root.factions.vagabond.rules import Vagabond
from lichtung.root.fields import replaced
from lichtung.root.state import NONE
from tests.law.root.alliance_wood import (
    BIRDS,
    FOXES,
    MICE,
    RABBITS,
    A,
    G,
    M,
    discarded,
    evening,
    lose_base,
    officers,
    pile,
    seen,
    set_officers,
    wood,
)
from tests.law.root.positions import keys, start

# --- Setup. 8.3


@pytest.mark.law("8.3.1", "8.3.2", "8.3.3", "8.3.4")
def test_setup() -> None:
    scene = start(Marquise(), Alliance())
    assert scene.s.supply[1] == 10
    assert officers(scene) == 0
    assert [scene.s.unplaced[scene.setup.first_kind[1] + kind] for kind in range(4)] == [1, 1, 1, 10]
    assert len(pile(scene)) == 3
    assert seen(scene, A) == pile(scene)
    assert seen(scene, M) == []


# --- Revolt. 8.4.1


def test_nothing_is_asked_while_everybody_sees_that_nothing_can_be_done() -> None:
    scene = wood()
    scene.turn(A)
    assert scene.step() == "root.draw"
    scene = wood(1)
    scene.give_pile(A, "bake_sale", "root_tea_mouse")
    scene.turn(A)
    assert scene.step() == "alliance.revolt"
    assert scene.legal() == ["done"]


@pytest.mark.law("8.4.1", "8.4.1.I")
def test_a_revolt_needs_sympathy_and_an_unbuilt_base() -> None:
    scene = wood(1, 8, 5)
    scene.give_pile(A, *FOXES[:2], *RABBITS[:2])
    scene.turn(A, "alliance.revolt")
    assert scene.legal("revolt") == ["revolt 1", "revolt 8", "revolt 5"]
    assert scene.refused("revolt 6") == ("8.4.1.I", "not-sympathetic")
    scene.put("alliance.base_fox", 8)
    assert scene.refused("revolt 1") == ("8.4.1.I", "base-built")


@pytest.mark.law("8.4.1.II")
def test_a_revolt_costs_two_matching_supporters() -> None:
    scene = wood(1, 5)
    scene.give_pile(A, "anvil", "armorers-1", "bake_sale")
    scene.turn(A, "alliance.revolt")
    scene.s.zones[scene.setup.pile[1]] &= ~scene.mask("armorers-1")
    assert scene.refused("revolt 1") == ("8.4.1.II", "too-few-supporters")
    scene.s.zones[scene.setup.pile[1]] |= scene.mask("armorers-1")
    scene.play("revolt 1", "supporter anvil")
    assert scene.legal() == ["supporter armorers-1"]
    scene.play("supporter armorers-1")
    assert pile(scene) == ["bake_sale"]
    assert scene.count("alliance.base_fox", 1) == 1


@pytest.mark.law("8.4.1.III", "3.2.1")
def test_a_revolt_removes_all_enemy_pieces_and_scores() -> None:
    scene = wood(12)
    scene.put_warriors(M, 12, 4)
    scene.put_warriors(G, 12, 2)
    scene.put("marquise.sawmill", 12)
    scene.put("marquise.wood", 12, 2)
    scene.give_pile(A, *FOXES[:3])
    scene.turn(A, "alliance.revolt")
    scene.play("revolt 12", "supporter anvil", "supporter foxfolk_steel")
    assert scene.points(A) == 3
    assert scene.warriors(M, 12) == scene.warriors(G, 12) == 0
    assert scene.count("marquise.sawmill", 12) == scene.count("marquise.wood", 12) == 0
    assert scene.s.ruins >> 11 & 1 == 1
    assert scene.count("alliance.base_fox", 12) == 1
    assert scene.count("alliance.sympathy", 12) == 1
    assert scene.warriors(A, 12) == 1
    assert officers(scene) == 1
    assert scene.s.supply[1] == 8
    assert scene.ruler(12) == A


@pytest.mark.law("8.4.1.III")
def test_a_warrior_for_each_sympathetic_clearing_of_the_suit() -> None:
    scene = wood(1, 6, 8, 5)
    scene.give_pile(A, *FOXES[:3])
    scene.turn(A, "alliance.revolt")
    scene.play("revolt 8", "supporter anvil", "supporter foxfolk_steel")
    assert scene.warriors(A, 8) == 3
    assert officers(scene) == 1


@pytest.mark.law("8.4.1.III", "2.5")
@pytest.mark.parametrize(("supply", "on_map", "leading"), [(4, 3, 1), (3, 3, 0), (2, 2, 0), (0, 0, 0)])
def test_a_short_supply_serves_the_map_first(supply: int, on_map: int, leading: int) -> None:
    scene = wood(1, 6, 8)
    scene.put_warriors(A, 2, 10 - supply)
    scene.give_pile(A, *FOXES[:3])
    scene.turn(A, "alliance.revolt")
    scene.play("revolt 8", "supporter anvil", "supporter foxfolk_steel")
    assert scene.warriors(A, 8) == on_map
    assert officers(scene) == leading


@pytest.mark.law("8.4.1.III", "2.2.3")
def test_the_base_takes_a_slot_that_the_revolt_has_freed() -> None:
    scene = wood(1)
    scene.put("marquise.sawmill", 1)
    scene.give_pile(A, *FOXES[:3])
    scene.turn(A, "alliance.revolt")
    scene.play("revolt 1", "supporter anvil", "supporter foxfolk_steel")
    assert scene.count("alliance.base_fox", 1) == 1
    assert scene.s.slots[0] == 0


@pytest.mark.law("8.4.1.III", "2.2.3", "2.2.4")
def test_without_a_slot_there_is_no_revolt() -> None:
    scene = wood(1, 6)
    scene.s.slots = replaced(scene.s.slots, 0, 0)  # as if a ruin filled it
    scene.give_pile(A, *FOXES[:3])
    scene.turn(A, "alliance.revolt")
    assert scene.legal("revolt") == ["revolt 6"]
    assert scene.refused("revolt 1") == ("2.2.3", "no-slot")


@pytest.mark.law("8.4.1.III", "2.7", "9.2.8")
@pytest.mark.parametrize("partners", [False, True])
def test_a_revolt_spares_a_coalition_partner(partners: bool) -> None:
    scene = start(Marquise(), Alliance(), Vagabond())
    scene.clear_map()
    scene.play_by(sweep_damages_items="on")  # so that he has something to lose
    place_pawn(scene.s, 2, 0)
    vagabond_mat(scene.s, 2).partner = 1 if partners else NONE
    scene.put("alliance.sympathy", 1)
    scene.give_pile(A, *FOXES[:3])
    scene.turn(A, "alliance.revolt")
    scene.play("revolt 1", "supporter anvil", "supporter foxfolk_steel")
    assert (scene.step() == "vagabond.hits") is not partners
    assert scene.count("alliance.base_fox", 1) == partners  # else it comes after the losses


@pytest.mark.law("8.4.1", "8.4.2", "8.6.1.III", "K.scoundrel")
def test_nothing_is_placed_in_a_scorched_clearing() -> None:
    scene = wood(1, 8)
    scene.s.sealed = 1 << 0 | 1 << 4
    scene.give_pile(A, *FOXES[:2], *RABBITS[:2])
    scene.turn(A, "alliance.revolt")
    assert scene.legal("revolt") == ["revolt 8"]
    assert scene.refused("revolt 1") == ("K.scoundrel", "shut")
    scene.play("done")
    assert scene.refused("spread 5") == ("K.scoundrel", "shut")
    scene.put("alliance.base_rabbit", 5)
    scene.put("alliance.base_mouse", 9)
    evening(scene, 1)
    assert scene.legal("enlist") == ["enlist 9"]
    assert scene.refused("enlist 5") == ("K.scoundrel", "shut")


@pytest.mark.law("8.4.1.III", "6.2.3")
def test_the_marquise_may_save_her_warriors_from_a_revolt() -> None:
    scene = wood(5)
    scene.put("marquise.keep", 2)
    scene.put_warriors(M, 5, 3)
    scene.give_hand(M, "cobbler-1")
    scene.give_pile(A, "bake_sale", "root_tea_rabbit", "anvil")
    scene.turn(A, "alliance.revolt")
    scene.play("revolt 5", "supporter bake_sale", "supporter root_tea_rabbit")
    assert scene.step() == "marquise.field-hospital"
    assert scene.count("alliance.base_rabbit", 5) == 0  # the base comes afterwards
    scene.play("give cobbler-1")
    assert scene.warriors(M, 2) == 3
    assert scene.count("alliance.base_rabbit", 5) == 1


@pytest.mark.law("8.4.1", "8.4")
def test_any_number_of_revolts_and_all_before_spreading() -> None:
    scene = wood(1, 5, 9)
    scene.give_pile(A, *FOXES[:2], *RABBITS[:2], "investments", *BIRDS[:3])
    scene.turn(A, "alliance.revolt")
    scene.play("revolt 1", "supporter anvil", "supporter foxfolk_steel")
    scene.play("revolt 5", "supporter bake_sale", "supporter cobbler-1")
    scene.play("revolt 9", "supporter investments", "supporter sappers-1")
    assert officers(scene) == 3
    # Three bases stand, so nobody need be asked for a fourth revolt.
    assert scene.step() == "alliance.spread"
    assert scene.refused("revolt 1") == ("8.4.1", "came-before")


@pytest.mark.law("8.4.1", "3.1")
def test_thirty_points_in_a_revolt_win_before_the_base_is_built() -> None:
    scene = wood(5)
    scene.put("marquise.sawmill", 5)
    scene.set_points(A, 29)
    scene.give_pile(A, *RABBITS[:3])
    scene.turn(A, "alliance.revolt")
    scene.play("revolt 5", "supporter bake_sale", "supporter cobbler-1")
    assert scene.winners() == [A]
    assert scene.count("alliance.base_rabbit", 5) == 0


@pytest.mark.law("8.4", "K.royal_claim")
def test_cards_of_birdsong_may_be_used_between_revolts_and_afterwards() -> None:
    scene = wood(1)
    scene.craft_for(A, "royal_claim")
    scene.give_pile(A, *FOXES[:2])
    scene.turn(A)
    assert scene.legal() == ["revolt 1", "use royal_claim", "done"]
    later = scene.fork()
    later.play("revolt 1")
    assert later.step() == "alliance.revolt"
    later.play("done")
    assert later.step() == "alliance.spread"
    later.play("use royal_claim")
    assert later.points(A) == 1
    scene.play("use royal_claim", "revolt 1")
    assert scene.points(A) == 0


# --- Spreading sympathy. 8.4.2


@pytest.mark.law("8.4.2", "8.4.2.I")
def test_sympathy_spreads_next_to_sympathy_or_anywhere_without_any() -> None:
    scene = wood()
    scene.give_pile(A, *FOXES[:2], *RABBITS[:2], "investments")
    scene.turn(A, "alliance.spread")
    assert scene.legal("spread") == [f"spread {c}" for c in range(1, 13)]
    scene.play("spread 1", "supporter anvil")
    assert scene.legal("spread") == ["spread 5", "spread 9", "spread 10"]
    assert scene.refused("spread 8") == ("8.4.2.I", "not-next-to-sympathy")
    scene.play("spread 5", "supporter bake_sale")
    assert scene.legal("spread") == ["spread 2", "spread 9", "spread 10"]


@pytest.mark.law("8.4.2.II", "8.4.2.III")
@pytest.mark.parametrize(
    ("placed", "cost", "points"),
    list(zip(range(10), (1, 1, 1, 2, 2, 2, 3, 3, 3, 3), (0, 1, 1, 1, 2, 2, 3, 4, 4, 4), strict=True)),
)
def test_costs_and_points_of_the_track(placed: int, cost: int, points: int) -> None:
    scene = wood(*[5, 2, 10, 4, 7, 9, 3, 6, 11][:placed])
    scene.give_pile(A, *FOXES[: cost - 1], *MICE)
    scene.turn(A, "alliance.spread")
    assert "spread 1" not in scene.legal()
    assert scene.refused("spread 1") == ("8.4.2.II", "too-few-supporters")
    scene.give_pile(A, *FOXES[:cost], *MICE)
    scene.turn(A, "alliance.spread")
    scene.play("spread 1", *[f"supporter {card}" for card in FOXES[:cost]])
    assert scene.count("alliance.sympathy", 1) == 1
    assert scene.points(A) == points
    assert pile(scene) == sorted(MICE)


@pytest.mark.law("8.4.2.III", "2.5.3")
def test_a_token_that_comes_back_scores_its_space_again() -> None:
    scene = wood(5, 2, 10, 4)
    scene.take_off("alliance.sympathy", 4)
    scene.give_pile(A, *FOXES)
    scene.turn(A, "alliance.spread")
    scene.play("spread 1", "supporter anvil", "supporter foxfolk_steel")
    assert scene.points(A) == 1


@pytest.mark.law("8.4.2.IIa")
def test_martial_law_costs_one_supporter_more() -> None:
    scene = wood(5)
    scene.put_warriors(M, 1, 3)
    scene.give_pile(A, "anvil", *MICE[:2])
    scene.turn(A, "alliance.spread")
    assert scene.refused("spread 1") == ("8.4.2.IIa", "martial-law")
    scene.put_warriors(M, 1, 2)
    scene.put_warriors(G, 1, 2)  # three of one player alone are meant
    scene.put_warriors(A, 1, 3)
    assert scene.refusal("spread 1") is None
    scene.put_warriors(G, 1, 3)
    scene.give_pile(A, "anvil", "foxfolk_steel", *MICE[:2])
    scene.turn(A, "alliance.spread")
    scene.play("spread 1", "supporter anvil", "supporter foxfolk_steel")
    assert scene.count("alliance.sympathy", 1) == 1
    assert pile(scene) == sorted(MICE[:2])


@pytest.mark.law("8.4.2", "6.2.2")
def test_sympathy_cannot_be_placed_at_the_keep() -> None:
    scene = wood(5)
    scene.put("marquise.keep", 1)
    scene.put_warriors(A, 1, 1)
    scene.give_pile(A, *FOXES[:2])
    scene.turn(A, "alliance.spread")
    assert scene.legal("spread") == []
    assert scene.refused("spread 1") == ("6.2.2", "keep-bars")
    evening(scene, 1)
    assert scene.refused("organize 1") == ("6.2.2", "keep-bars")


# --- Daylight. 8.5


@pytest.mark.law("8.5.2")
def test_mobilizing_hides_a_card_in_the_pile() -> None:
    scene = wood()
    scene.give_hand(A, "anvil", "bake_sale")
    scene.s.known[0 * scene.setup.zones + 1] |= scene.s.zones[1]  # the Marquise has seen the hand
    scene.turn(A, "alliance.daylight")
    events = scene.play("mobilize anvil")
    assert pile(scene) == ["anvil"]
    assert scene.hand(A) == ["bake_sale"]
    assert scene.known(M, A) == []
    assert seen(scene, M) == []
    assert events[0].seen_by(0).args[1] < 0
    assert scene.refused("mobilize root_tea_mouse") == ("8.5.2", "card-not-held")


@pytest.mark.law("8.5.3")
def test_training_spends_a_card_that_matches_a_base() -> None:
    scene = wood()
    scene.put("alliance.base_fox", 1)
    scene.give_hand(A, "anvil", "armorers-1", "bake_sale")
    scene.turn(A, "alliance.daylight")
    assert scene.legal("train") == ["train armorers-1", "train anvil"]
    assert scene.refused("train bake_sale") == ("8.5.3", "no-base-of-suit")
    assert scene.refused("train root_tea_mouse") == ("8.5.2", "card-not-held")
    scene.play("train anvil")
    assert officers(scene) == 1
    assert scene.s.supply[1] == 9
    assert discarded(scene) == ["anvil"]


@pytest.mark.law("8.5.3", "2.5")
def test_an_empty_supply_bars_no_training_and_makes_no_officer() -> None:
    scene = wood()
    scene.put("alliance.base_fox", 1)
    scene.put_warriors(A, 2, 10)
    scene.give_hand(A, "anvil")
    scene.turn(A, "alliance.daylight")
    assert scene.legal("train") == ["train anvil"]
    assert keys(scene.play("train anvil")) == ["trained-in-vain"]
    assert (officers(scene), discarded(scene)) == (0, ["anvil"])


# --- Evening. 8.6


@pytest.mark.law("8.6", "8.6.1", "8.6.1.I")
def test_as_many_operations_as_officers() -> None:
    scene = wood()
    scene.put_warriors(A, 5, 2)
    evening(scene, 2)
    scene.play("move 5 1 1", "move 1 5 1")
    assert scene.step() == "root.draw"
    scene.turn(A, "alliance.operations")  # every Evening anew
    scene.play("move 5 1 1", "move 1 5 1")
    set_officers(scene, 0)
    scene.turn(A)
    assert scene.step() == "root.draw"


@pytest.mark.law("8.6.1")
def test_operations_are_refused_once_every_officer_has_led_one() -> None:
    scene = wood()
    scene.put_warriors(A, 5, 2)
    scene.put("alliance.base_rabbit", 5)
    scene.put_warriors(M, 5, 1)
    evening(scene, 1)
    mat_of(scene.s, 1).officers = 0
    for action in ("move 5 1 1", "battle 5 marquise", "enlist 5", "organize 5"):
        assert scene.refused(action) == ("8.6.1", "no-officer-left")


@pytest.mark.law("8.6.1.III")
def test_recruits_come_to_a_base() -> None:
    scene = wood()
    scene.put("alliance.base_fox", 1)
    scene.put("alliance.base_mouse", 9)
    evening(scene, 2)
    assert scene.legal("enlist") == ["enlist 1", "enlist 9"]
    assert scene.refused("enlist 5") == ("8.6.1.III", "no-base-there")
    scene.play("enlist 9")
    assert scene.warriors(A, 9) == 1
    assert scene.refusal("enlist 9") is None


@pytest.mark.law("8.5.3", "8.6.1.III", "2.5")
def test_by_another_reading_an_empty_supply_bars_both() -> None:
    scene = wood()
    scene.play_by(officers_need_warriors="on")
    scene.put("alliance.base_fox", 1)
    scene.put_warriors(A, 2, 9)
    scene.give_hand(A, "anvil")
    scene.turn(A, "alliance.daylight")
    assert scene.legal("train") == ["train anvil"]
    scene.put_warriors(A, 2, 10)
    scene.turn(A, "alliance.daylight")
    assert scene.legal("train") == []
    assert scene.refused("train anvil") == ("2.5.1", "no-warriors-left")
    scene.put_warriors(A, 2, 9)
    evening(scene, 1)
    assert scene.legal("enlist") == []
    assert scene.refused("enlist 1") == ("2.5.1", "no-warriors-left")


@pytest.mark.law("8.6.1.III", "2.5")
def test_an_empty_supply_bars_no_recruiting_and_brings_nobody() -> None:
    scene = wood()
    scene.put("alliance.base_fox", 1)
    scene.put_warriors(A, 2, 9)
    evening(scene, 1)
    assert (scene.s.supply[1], scene.legal("enlist")) == (0, ["enlist 1"])
    assert keys(scene.play("enlist 1"))[0] == "nobody-enlisted"
    assert (scene.warriors(A, 1), scene.step()) == (0, "root.draw"), "the officer is used up"


@pytest.mark.law("8.6.1.IV")
def test_organizing_trades_a_warrior_for_sympathy() -> None:
    scene = wood(5, 2, 10, 4)
    scene.put_warriors(A, 11, 2)
    scene.put_warriors(A, 5, 1)
    scene.put_warriors(M, 11, 4)  # martial law does not count, neighbours neither
    evening(scene, 2)
    assert scene.legal("organize") == ["organize 11"]
    assert scene.refused("organize 5") == ("8.2.5.I", "sympathetic-already")
    assert scene.refused("organize 8") == ("8.6.1.IV", "no-warrior-there")
    supply = scene.s.supply[1]
    scene.play("organize 11")
    assert scene.warriors(A, 11) == 1
    assert scene.s.supply[1] == supply + 1
    assert scene.count("alliance.sympathy", 11) == 1
    assert scene.points(A) == 2
    assert pile(scene) == []


@pytest.mark.law("8.6.2")
@pytest.mark.parametrize("built", [0, 1, 2, 3])
def test_income_is_a_card_and_one_more_for_each_base(built: int) -> None:
    scene = wood()
    for piece, clearing in [("base_fox", 1), ("base_rabbit", 5), ("base_mouse", 9)][:built]:
        scene.put(f"alliance.{piece}", clearing)
    scene.turn(A, "root.draw")
    for _ in range(built + 1):
        assert scene.decider() == "chance"
        scene.game.apply(scene.s, scene.game.actions(scene.s)[0])
    assert count(scene.s.zones[1]) == built + 1


@pytest.mark.law("8.6.2")
def test_then_the_hand_shrinks_to_five() -> None:
    scene = wood()
    scene.give_hand(A, *FOXES)
    scene.turn(A, "root.draw")
    scene.play("draw root_tea_mouse")
    assert scene.step() == "root.hand-limit"
    scene.play("discard anvil")
    assert len(scene.hand(A)) == 5


@pytest.mark.law("8.6.1", "8.2.4")
def test_officers_lost_on_the_way_lead_no_more_operations() -> None:
    scene = wood()
    scene.put("alliance.base_fox", 1)
    scene.put_warriors(A, 5, 3)
    evening(scene, 4)
    scene.play("move 5 1 1")
    lose_base(scene, "alliance.base_fox", 1)
    scene.s.active = 1
    assert officers(scene) == 2
    scene.play("move 1 5 1")
    assert scene.step() == "root.draw"
