"""The Exiles and Partisans: cards that act at all times, in battle or when others do something. Law K."""

import pytest

from lichtung.root.factions.alliance.mat import mat_of as alliance_mat
from lichtung.root.factions.corvids.plots import first_plot
from lichtung.root.factions.cult.mat import mat_of as cult_mat
from lichtung.root.factions.riverfolk.mat import mat_of as riverfolk_mat
from lichtung.root.fields import replaced
from lichtung.root.markers import place_marker, take_marker
from lichtung.root.moving import cannot_move
from lichtung.root.paths import surroundings
from lichtung.root.pieces import SPENT, return_warriors
from tests.law.root.exiles_wood import (
    BIRDSONG_CARDS,
    PRINTINGS,
    A,
    C,
    D,
    E,
    K,
    M,
    R,
    V,
    coffin,
    lay_in,
    lay_snare,
    near,
    remove,
    supply,
    wood,
)
from tests.law.root.positions import keys

# --- Boat Builders


@pytest.mark.law("K.boat_builders", "2.3")
def test_boat_builders_make_rivers_paths_in_every_turn() -> None:
    scene = wood()
    assert near(scene, M, 10) == [1, 2, 12]
    scene.craft_for(M, "boat_builders")
    assert near(scene, M, 10) == [1, 2, 5, 11, 12]
    scene.put_warriors(M, 10, 2)
    scene.turn(E)
    assert near(scene, M, 10) == [1, 2, 5, 11, 12]
    assert near(scene, E, 10) == [1, 2, 12]
    scene.turn(M, "marquise.actions")
    scene.play("move 10 11 2")
    assert scene.warriors(M, 11) == 2


@pytest.mark.law("K.boat_builders", "4.2.1")
def test_boats_do_not_replace_rule() -> None:
    scene = wood()
    scene.craft_for(M, "boat_builders")
    scene.put_warriors(M, 10, 1)
    scene.put_warriors(E, 10, 2)
    scene.turn(M, "marquise.actions")
    assert scene.refused("move 10 11 1") == ("4.2.1", "must-rule")


@pytest.mark.law("K.boat_builders", "K.saboteurs")
def test_boats_end_at_once_with_their_card() -> None:
    scene = wood()
    scene.craft_for(M, "saboteurs-1")
    scene.craft_for(E, "boat_builders")
    scene.turn(M)
    scene.play("use saboteurs-1")
    assert near(scene, E, 10) == [1, 2, 12]


@pytest.mark.law("K.boat_builders", "2.4.1", "11.2.7.II")
def test_a_wanderer_rides_rivers_and_forests_stay_as_they_are() -> None:
    scene = wood(V, R)
    before = surroundings(scene.s, 0, 12)
    scene.craft_for(V, "boat_builders")
    assert surroundings(scene.s, 0, 12) == before  # a forest
    assert 10 in surroundings(scene.s, 0, 9)
    scene.turn(V)
    assert "boats" not in scene.legal()  # there is nothing to buy


@pytest.mark.law("K.boat_builders", "8.4.2")
def test_sympathy_spreads_over_rivers() -> None:
    scene = wood(A, M)
    scene.put(f"{A}.sympathy", 10)
    scene.give_pile(A, "ambush_mouse")
    scene.turn(A, "alliance.spread")
    assert scene.refused("spread 11")[1] == "not-next-to-sympathy"
    scene.craft_for(A, "boat_builders")
    assert scene.refusal("spread 11") is None


# --- Corvid Planners


@pytest.mark.law("K.corvid_planners", "4.2.1")
def test_planners_move_without_rule() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 1)
    scene.put_warriors(E, 5, 2)
    scene.turn(M, "marquise.actions")
    assert scene.refused("move 5 1 1") == ("4.2.1", "must-rule")
    scene.craft_for(M, "corvid_planners")
    assert scene.refusal("move 5 1 1") is None
    assert cannot_move(scene.s, 1, 4, 0, 1) is None
    scene.put_warriors(M, 5, 3)
    refused = cannot_move(scene.s, 1, 4, 0, 1)
    assert refused is not None
    assert refused.key == "must-rule"  # the others need rule as before


@pytest.mark.law("K.corvid_planners", "13.7.2")
def test_planners_do_not_help_against_a_snare() -> None:
    scene = wood(K, M)
    scene.craft_for(M, "corvid_planners")
    scene.put_warriors(M, 5, 1)
    lay_snare(scene, 5)
    refused = cannot_move(scene.s, 1, 4, 0, 1)
    assert refused is not None
    assert refused.key == "snared"


# --- Soup Kitchens


@pytest.mark.law("K.soup_kitchens", "2.8")
def test_tokens_count_two_each_for_rule() -> None:
    scene = wood()
    scene.put(f"{A}.sympathy", 5)
    scene.put_warriors(M, 5, 1)
    assert scene.ruler(5) == M
    scene.craft_for(A, "soup_kitchens")
    assert scene.ruler(5) == A
    scene.put_warriors(M, 5, 2)
    assert scene.ruler(5) == ""
    scene.put_warriors(E, 5, 2)
    assert scene.ruler(5) == E  # who wins ties as before
    scene.take_off(f"{A}.sympathy", 5)
    scene.put_warriors(E, 5, 0)
    assert scene.ruler(5) == M


@pytest.mark.law("K.soup_kitchens", "6.5.4.II")
def test_wood_that_makes_her_rule_pays_for_the_building_to_the_last_token() -> None:
    """After the first wood of 7 she would not rule it any more: what counts is when she began to build."""
    scene = wood(M, E)
    scene.put(f"{M}.wood", 7, 2)
    scene.put(f"{M}.wood", 8, 1)
    for clearing in (8, 9):
        scene.put(f"{M}.workshop", clearing)
    scene.put_warriors(E, 7, 3)
    scene.craft_for(M, "soup_kitchens")
    scene.turn(M, "marquise.actions")
    scene.play(f"build {M}.workshop 8", "wood 7")
    assert (scene.ruler(7), scene.legal("wood")) == (E, ["wood 7", "wood 8"])
    scene.play("wood 7")
    assert (scene.count(f"{M}.workshop", 8), scene.count(f"{M}.wood", 8)) == (2, 1)


@pytest.mark.law("K.soup_kitchens", "K.saboteurs", "2.8")
def test_rule_is_found_anew_when_the_kitchens_close() -> None:
    scene = wood()
    scene.put(f"{M}.wood", 5, 2)
    scene.put_warriors(E, 5, 3)
    scene.craft_for(M, "soup_kitchens")
    scene.craft_for(E, "saboteurs-1")
    assert scene.ruler(5) == M
    scene.turn(E)
    scene.play("use saboteurs-1")
    assert scene.ruler(5) == E


@pytest.mark.law("K.soup_kitchens", "10.2.4", "13.2.2")
def test_plots_are_tokens_and_a_garden_rules_before_them() -> None:
    scene = wood(K, C, M)
    scene.craft_for(K, "soup_kitchens")
    scene.put_warriors(M, 5, 1)
    plot = place_marker(scene.s, 0, first_plot(scene.s, 0), 4)
    assert scene.ruler(5) == K
    take_marker(scene.s, plot)
    assert scene.ruler(5) == M
    place_marker(scene.s, 0, first_plot(scene.s, 0), 4)
    scene.put(f"{C}.garden_rabbit", 5)
    assert scene.ruler(5) == C


@pytest.mark.law("K.soup_kitchens", "13.2.4")
def test_a_plot_that_is_gone_rules_no_more() -> None:
    scene = wood(M, K)
    seat = scene.seat(K)
    place_marker(scene.s, seat, first_plot(scene.s, seat), 4)
    scene.put_warriors(M, 5, 1)
    scene.give_hand(M, "ambush_rabbit")
    scene.craft_for(K, "soup_kitchens")
    assert scene.ruler(5) == K
    scene.turn(M, "marquise.actions")
    scene.play("guess ambush_rabbit 5 corvids.bomb")
    assert scene.ruler(5) == M


@pytest.mark.law("K.soup_kitchens", "4.3.2.I")
def test_tokens_do_not_add_to_rolled_hits() -> None:
    scene = wood()
    scene.craft_for(A, "soup_kitchens")
    scene.put(f"{A}.sympathy", 5)
    scene.put_warriors(M, 5, 2)
    scene.fight(M, 5, A)
    scene.play("roll 2 2")
    assert scene.warriors(M, 5) == 2


# --- Partisans


@pytest.mark.law("K.fox_partisans", "K.rabbit_partisans", "K.mouse_partisans", "4.3.2.II")
@pytest.mark.parametrize(("suit", "clearing"), [("fox", 6), ("rabbit", 10), ("mouse", 11)])
def test_partisans_deal_a_hit_for_all_other_cards_in_hand(suit: str, clearing: int) -> None:
    scene = wood()
    scene.craft_for(M, f"{suit}_partisans")
    kept = {"fox": "anvil", "rabbit": "bake_sale", "mouse": "sword_mouse"}
    scene.give_hand(M, *kept.values(), "arms_trader")
    scene.put_warriors(M, clearing, 3)
    scene.put_warriors(E, clearing, 3)
    scene.fight(M, clearing, E)
    scene.play("roll 1 0")
    assert (scene.step(), scene.legal()) == ("root.ask-effects", ["done", f"use {suit}_partisans"])
    scene.play(f"use {suit}_partisans")
    assert scene.warriors(E, clearing) == 1
    assert scene.hand(M) == [kept[suit]]  # birds are gone, too
    assert scene.words(scene.s.crafted[0]) == [f"{suit}_partisans"]


@pytest.mark.law("K.fox_partisans", "4.3.2.II")
def test_partisans_fight_in_their_own_suit_only_once_and_also_in_defence() -> None:
    scene = wood()
    scene.craft_for(E, "fox_partisans")
    scene.put_warriors(M, 5, 3)
    scene.put_warriors(E, 5, 3)
    scene.fight(M, 5, E)  # rabbits
    scene.play("roll 0 0")
    assert scene.step() != "root.ask-effects"
    scene.put_warriors(M, 6, 3)
    scene.put_warriors(E, 6, 1)
    scene.fight(M, 6, E)
    scene.play("roll 0 0")
    assert scene.decider() == E  # with an empty hand, in another's turn
    scene.play("use fox_partisans")
    assert scene.warriors(M, 6) == 2
    assert scene.step() != "root.ask-effects"


@pytest.mark.law("K.rabbit_partisans", "3.3.3", "10.2.6")
def test_what_partisans_discard_goes_where_discards_go() -> None:
    scene = wood(M, E, A)
    scene.craft_for(M, "rabbit_partisans")
    scene.give_hand(M, "dominance_fox")
    scene.put_warriors(M, 5, 1)
    scene.put_warriors(E, 5, 1)
    scene.fight(M, 5, E)
    scene.play("roll 0 0", "use rabbit_partisans")
    assert scene.words(scene.s.available) == ["dominance_fox"]
    scene = wood(M, C)
    scene.craft_for(M, "rabbit_partisans")
    scene.give_hand(M, "anvil", "arms_trader")
    scene.put_warriors(M, 5, 1)
    scene.put_warriors(C, 5, 1)
    scene.fight(M, 5, C)
    scene.play("roll 0 0", "use rabbit_partisans")
    assert scene.words(cult_mat(scene.s, 1).lost_souls) == ["arms_trader", "anvil"]


@pytest.mark.law("K.fox_partisans", "4.3.1")
def test_no_partisans_after_a_battle_that_an_ambush_ended() -> None:
    scene = wood()
    scene.craft_for(M, "fox_partisans")
    scene.give_hand(E, "ambush_bird-1")
    scene.put_warriors(M, 6, 2)
    scene.put_warriors(E, 6, 2)
    scene.fight(M, 6, E)
    events = scene.play("ambush ambush_bird-1")
    assert "broken-off" in keys(events)
    assert scene.warriors(E, 6) == 2


# --- Coffin Makers


@PRINTINGS
@pytest.mark.law("K.coffin_makers", "2.5.1")
def test_the_fallen_lie_on_the_card_until_birdsong(law: str) -> None:
    scene = wood(law=law)
    scene.put_warriors(M, 5, 4)
    scene.put_warriors(A, 5, 7)
    scene.craft_for(E, "coffin_makers")
    before = supply(scene, M), supply(scene, A)
    remove(scene, M, 5, 4, A)
    remove(scene, A, 5, 7, M)
    assert (coffin(scene, M), coffin(scene, A)) == (4, 7)
    assert (supply(scene, M), supply(scene, A)) == before
    scene.turn(A)
    assert coffin(scene, A) == 7  # another's Birdsong
    scene.turn(E)
    assert (coffin(scene, M), coffin(scene, A), scene.points(E)) == (0, 0, 2)
    assert (supply(scene, M), supply(scene, A)) == (before[0] + 4, before[1] + 7)


@PRINTINGS
@pytest.mark.law("K.coffin_makers", "6.2.3")
def test_field_hospitals_come_before_the_coffin_makers(law: str) -> None:
    scene = wood(law=law)
    scene.put(f"{M}.keep", 1)
    scene.put_warriors(M, 6, 3)
    scene.craft_for(E, "coffin_makers")
    scene.give_hand(M, "anvil")
    scene.turn(E)
    remove(scene, M, 6, 3, E)
    scene.play("give anvil")
    assert (coffin(scene, M), scene.warriors(M, 1), supply(scene, M)) == (0, 3, 22)


@PRINTINGS
@pytest.mark.law("K.coffin_makers", "10.2.3")
def test_revenge_keeps_acolytes_off_the_card(law: str) -> None:
    scene = wood(M, C, law=law)
    scene.put_warriors(C, 5, 3)
    scene.put_warriors(M, 5, 3)
    scene.craft_for(M, "coffin_makers")
    scene.fight(M, 5, C)
    scene.play("roll 2 1")
    assert (cult_mat(scene.s, 1).acolytes, coffin(scene, C), coffin(scene, M)) == (2, 0, 1)


@PRINTINGS
@pytest.mark.law("K.coffin_makers", "8.2.4", "11.5", "10.4.3")
def test_what_returns_from_elsewhere_lies_there_by_the_early_card_only(law: str) -> None:
    scene = wood(A, M, C, R, law=law)
    scene.craft_for(M, "coffin_makers")
    early = law == "early"
    return_warriors(scene.s, 0, 2, SPENT)
    assert coffin(scene, A) == (2 if early else 0)
    scene.s.supply[0] -= 0 if early else 2
    alliance_mat(scene.s, 0).officers = 0
    cult = cult_mat(scene.s, 2)
    cult.acolytes, cult.outcast, cult.hated = 2, 1, 0
    scene.s.supply[2] -= 2
    scene.put_warriors(M, 5, 1)
    scene.turn(C, "cult.conspiracies")
    cult_mat(scene.s, 2).outcast = 1
    cult_mat(scene.s, 2).hated = 0
    scene.play("convert 5 marquise")
    assert (coffin(scene, C), coffin(scene, M)) == ((2, 1) if early else (0, 0))


@PRINTINGS
@pytest.mark.law("K.coffin_makers", "10.4.3.II")
def test_by_the_early_card_the_cult_misses_the_acolyte_it_pays(law: str) -> None:
    scene = wood(M, C, law=law)
    scene.craft_for(M, "coffin_makers")
    scene.put_warriors(M, 5, 1)
    scene.put_warriors(C, 12, 23)
    scene.s.supply[1] = 0
    mat = cult_mat(scene.s, 1)
    mat.acolytes, mat.outcast = 2, 1
    scene.turn(C, "cult.conspiracies")
    mat = cult_mat(scene.s, 1)
    mat.outcast, mat.hated = 1, 0
    if law == "early":
        assert scene.refused("convert 5 marquise") == ("10.4.3.II", "no-cultist-left")
    else:
        assert scene.refusal("convert 5 marquise") is None


@pytest.mark.law("K.coffin_makers", "6.2.3", "10.4.3.II")
def test_a_replaced_warrior_is_saved_from_the_supply_by_the_current_card() -> None:
    scene = wood(M, C, law="current")
    scene.put(f"{M}.keep", 1)
    scene.craft_for(C, "coffin_makers")
    scene.put_warriors(M, 5, 1)
    scene.give_hand(M, "bake_sale")
    mat = cult_mat(scene.s, 1)
    mat.acolytes, mat.outcast = 2, 1
    scene.s.supply[1] -= 2
    scene.turn(C, "cult.conspiracies")
    lay_in(scene, M, 2)
    mat = cult_mat(scene.s, 1)
    mat.outcast, mat.hated = 1, 0
    scene.play("convert 5 marquise")
    assert scene.step() == "marquise.hospital-replaced"
    before = supply(scene, M)
    scene.play("give bake_sale")
    assert (coffin(scene, M), scene.warriors(M, 1), supply(scene, M)) == (2, 1, before - 1)


@pytest.mark.law("K.coffin_makers", "3.3.1")
def test_beside_dominance_the_coffins_are_emptied_without_points() -> None:
    scene = wood()
    scene.craft_for(E, "coffin_makers")
    scene.s.dominance = replaced(scene.s.dominance, 1, scene.card("dominance_fox"))
    lay_in(scene, M, 6)
    scene.turn(E)
    assert (scene.points(E), coffin(scene, M)) == (0, 0)


@pytest.mark.law("K.coffin_makers", "8.6.1.IV", "13.5.2")
@PRINTINGS
def test_organizing_fills_the_coffins(law: str) -> None:
    scene = wood(A, M, law=law)
    scene.craft_for(M, "coffin_makers")
    scene.put_warriors(A, 5, 1)
    alliance_mat(scene.s, 0).officers = 1
    scene.s.supply[0] -= 1
    scene.turn(A, "alliance.operations")
    scene.play("organize 5")
    assert coffin(scene, A) == 1


# --- Tunnels


@pytest.mark.law("K.tunnels", "4.1.1")
@pytest.mark.parametrize(
    ("seat", "piece"),
    [(M, "workshop"), (E, "roost"), (A, "sympathy"), (C, "garden_fox"), (C, "garden_mouse")],
)
def test_tunnels_join_clearings_with_crafting_pieces(seat: str, piece: str) -> None:
    scene = wood(seat, V)
    scene.put(f"{seat}.{piece}", 12)
    scene.put(f"{seat}.{piece}", 6)
    scene.craft_for(seat, "tunnels-1")
    assert near(scene, seat, 12) == [4, 6, 7, 9, 10, 11]
    assert near(scene, seat, 1) == [5, 9, 10]
    assert near(scene, V, 12) == [4, 7, 9, 10, 11]
    scene.take_off(f"{seat}.{piece}", 6)
    assert near(scene, seat, 12) == [4, 7, 9, 10, 11]


@pytest.mark.law("K.tunnels", "4.2.1", "13.2.1")
def test_tunnels_need_rule_and_lead_from_plot_to_plot() -> None:
    scene = wood()
    scene.craft_for(M, "tunnels-1")
    scene.put(f"{M}.workshop", 1)
    scene.put(f"{M}.workshop", 8)
    scene.put(f"{M}.sawmill", 3)
    scene.put_warriors(M, 1, 1)
    scene.put_warriors(E, 1, 4)
    scene.put_warriors(E, 8, 4)
    scene.turn(M, "marquise.actions")
    assert scene.refused("move 1 8 1") == ("4.2.1", "must-rule")
    scene.put_warriors(E, 8, 0)
    scene.play("move 1 8 1")
    scene = wood(K, M)
    scene.craft_for(K, "tunnels-1")
    for clearing in (1, 8):
        place_marker(scene.s, 0, first_plot(scene.s, 0), clearing - 1)
    assert near(scene, K, 1) == [5, 8, 9, 10]


@pytest.mark.law("K.tunnels", "6.5.4")
def test_wood_travels_through_tunnels() -> None:
    scene = wood()
    scene.put(f"{M}.workshop", 1)
    scene.put(f"{M}.workshop", 8)
    scene.put(f"{M}.sawmill", 3)
    scene.put(f"{M}.wood", 1)
    scene.turn(M, "marquise.actions")
    scene.take_off(f"{M}.wood", 3)  # what the sawmill has made
    assert scene.refused("build marquise.sawmill 8") == ("6.5.4.II", "too-little-wood")
    scene.craft_for(M, "tunnels-1")
    assert scene.refusal("build marquise.sawmill 8") is None


@pytest.mark.law("K.tunnels", "11.2.1")
def test_trade_posts_and_pawns_are_no_crafting_pieces() -> None:
    scene = wood(R, V)
    scene.put(f"{R}.post_fox", 12)
    scene.put(f"{R}.post_fox", 6)
    scene.craft_for(R, "tunnels-1")
    assert 6 not in near(scene, R, 12)


# --- Master Engravers, Murine Broker


@pytest.mark.law("K.master_engravers", "3.2.2", "7.2.3")
def test_engravers_score_one_more_for_an_item_also_under_disdain() -> None:
    scene = wood()
    scene.craft_for(M, "master_engravers")
    scene.put(f"{M}.workshop", 1)
    scene.give_hand(M, "anvil")
    scene.turn(M, "root.craft")
    scene.play("craft anvil")
    assert scene.points(M) == 3
    scene.craft_for(E, "master_engravers")
    scene.put(f"{E}.roost", 6)
    scene.turn(E, "root.craft")
    scene.give_hand(E, "crossbow_bird")
    scene.play("craft crossbow_bird")
    assert scene.points(E) == 2


@pytest.mark.law("K.murine_broker", "4.1.2")
def test_the_broker_draws_when_another_crafts_an_item() -> None:
    scene = wood()
    scene.craft_for(E, "murine_broker")
    scene.put(f"{M}.workshop", 1)
    scene.put(f"{M}.workshop", 12)
    scene.give_hand(M, "anvil", "informants-1")
    scene.turn(M, "root.craft")
    fork = scene.fork()
    fork.play("craft informants-1")
    assert fork.step() == "root.craft"  # no item
    scene.play("craft anvil", "draw bake_sale")
    assert scene.hand(E) == ["bake_sale"]
    scene.put(f"{E}.roost", 6)
    scene.turn(E, "root.craft")
    scene.give_hand(E, "crossbow_bird")
    scene.play("craft crossbow_bird")
    assert scene.hand(E) == []  # not for its own


@pytest.mark.law("K.murine_broker", "K.master_engravers", "3.1", "11.5.3.I")
def test_no_draw_after_a_victory_and_none_for_an_export() -> None:
    scene = wood()
    scene.craft_for(M, "master_engravers")
    scene.craft_for(E, "murine_broker")
    scene.put(f"{M}.workshop", 1)
    scene.give_hand(M, "anvil")
    scene.set_points(M, 27)
    scene.turn(M, "root.craft")
    scene.play("craft anvil")
    assert (scene.winners(), scene.hand(E)) == ([M], [])
    scene = wood(R, E)
    scene.craft_for(E, "murine_broker")
    scene.craft_for(R, "master_engravers")
    scene.put(f"{R}.post_fox", 1)
    riverfolk_mat(scene.s, 0).funds[0] = 2
    scene.s.supply[0] -= 2
    scene.give_hand(R, "anvil")
    scene.turn(R, "riverfolk.actions")
    before = scene.points(R)
    scene.play("export anvil")
    assert (scene.points(R), scene.hand(E)) == (before, [])


# --- The Duchy


@pytest.mark.law("K.tunnels", "K.soup_kitchens", "12.2.1", "12.2.2")
def test_citadels_and_markets_craft_and_a_tunnel_weighs_two() -> None:
    scene = wood(D, M)
    scene.put(f"{D}.citadel", 8)
    scene.put(f"{D}.market", 1)
    scene.put(f"{D}.tunnel", 5)
    scene.craft_for(D, "tunnels-1")
    assert near(scene, D, 8) == [1, 4, 7]
    scene.put_warriors(M, 5, 1)
    assert scene.ruler(5) == M
    scene.craft_for(D, "soup_kitchens")
    assert scene.ruler(5) == D


@pytest.mark.law("K.false_orders", "K.eyrie_emigre", "12.2.2")
def test_false_orders_and_the_emigre_reach_the_burrow() -> None:
    scene = wood(M, D)
    burrow = scene.setup.place_words.index(f"{D}.burrow")
    scene.s.supply[1] -= 3
    scene.s.warriors[scene.s.places + burrow] += 3
    scene.s.presence[scene.s.places + burrow] += 3
    scene.s.strength[scene.s.places + burrow] += 3
    scene.put(f"{D}.tunnel", 5)
    scene.craft_for(M, "false_orders-1")
    fork = scene.fork()
    fork.turn(M, BIRDSONG_CARDS)
    fork.play("use false_orders-1")  # one way out
    assert (fork.warriors(D, 5), fork.s.warriors[scene.s.places + burrow]) == (2, 1)
    scene.craft_for(D, "eyrie_emigre")
    scene.put_warriors(M, 5, 1)
    scene.turn(D, "root.emigre-moves")
    scene.play(f"move {D}.burrow 5 2", "battle 5 marquise")
    assert scene.words(scene.s.crafted[1]) == ["eyrie_emigre"]
