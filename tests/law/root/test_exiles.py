"""The Exiles and Partisans: cards that their owner uses in a turn, by both printings. Law K."""

from itertools import product
from random import Random

import pytest

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import HIDDEN, Action
from lichtung.kernel.errors import LichtungError
from lichtung.root.card_mat import card_mat, items_face_up
from lichtung.root.cards import ITEMS, Deck, members
from lichtung.root.factions.cult.mat import mat_of as cult_mat
from lichtung.root.factions.riverfolk.mat import mat_of as riverfolk_mat
from lichtung.root.factions.vagabond.items import place_pawn
from lichtung.root.factions.vagabond.mat import HOSTILE, mat_of
from lichtung.root.fields import replaced
from lichtung.root.game import RootGame, make
from lichtung.root.paths import by_river
from lichtung.root.pieces import recount
from lichtung.root.state import Root
from tests.law.root.exiles_wood import (
    BIRDSONG_CARDS,
    MACHINE,
    PRINTINGS,
    A,
    C,
    D,
    E,
    K,
    M,
    R,
    V,
    coalition,
    coffin,
    give_item,
    lay_in,
    lay_snare,
    supply,
    wood,
)
from tests.law.root.positions import begin, keys
from tests.properties.root_kept import assert_cards, assert_knowledge, assert_pieces

# --- The deck


@pytest.mark.law("2.1", "4.1.1")
def test_fifty_four_cards_of_which_twenty_nine_are_those_of_the_standard_deck() -> None:
    exiles, standard = Deck("exiles_deck"), Deck("standard_deck")
    assert exiles.size == 54
    assert [mask.bit_count() for mask in exiles.of_suit] == [14, 13, 13, 14]
    rows = [
        {
            word: (deck.suit[i], deck.kind[i], deck.cost[i], deck.item[i], deck.points[i])
            for i, word in enumerate(deck.words)
        }
        for deck in (exiles, standard)
    ]
    both = rows[0].keys() & rows[1].keys()
    assert len(both) == 29
    assert all(rows[0][word] == rows[1][word] for word in both)
    assert exiles.favors == 0


@pytest.mark.law("5.1.3")
def test_two_players_have_no_dominance_cards_in_this_deck_either() -> None:
    scene = wood(M, E)
    dominance = scene.setup.deck.dominance
    assert dominance
    assert not scene.s.deck & dominance


@pytest.mark.law("4.1.4")
def test_a_second_copy_is_crafted_once_the_first_has_left() -> None:
    scene = wood()
    scene.put(f"{M}.workshop", 1)
    scene.craft_for(M, "false_orders-1")
    scene.give_hand(M, "false_orders-2")
    scene.put_warriors(E, 5, 1)
    scene.turn(M, "root.craft")
    assert scene.refused("craft false_orders-2") == ("4.1.4", "crafted-already")
    scene.turn(M, BIRDSONG_CARDS)
    scene.play("use false_orders-1", "mislead eyrie 5 2")
    scene.go("root.craft")
    scene.play("craft false_orders-2")
    assert scene.words(scene.s.crafted[0]) == ["false_orders-2"]


# --- Saboteurs


@pytest.mark.law("K.saboteurs")
def test_saboteurs_discard_themselves_and_a_card_of_an_enemy() -> None:
    scene = wood()
    scene.craft_for(M, "saboteurs-1", "tunnels-1")
    scene.craft_for(E, "saboteurs-2", "boat_builders")
    scene.craft_for(A, "soup_kitchens")
    scene.turn(M)
    assert (scene.step(), scene.legal()) == ("root.first-cards", ["use saboteurs-1", "done"])
    scene.play("use saboteurs-1")
    assert scene.legal() == ["sabotage boat_builders", "sabotage saboteurs-2", "sabotage soup_kitchens"]
    assert scene.refused("sabotage tunnels-1") == ("K.saboteurs", "nothing-to-sabotage")
    scene.play("sabotage saboteurs-2")
    assert scene.words(scene.s.crafted[1]) == ["boat_builders"]
    assert scene.words(scene.s.discard) == ["saboteurs-1", "saboteurs-2"]


@pytest.mark.law("K.saboteurs", "3.3.2")
def test_saboteurs_need_a_persistent_card_of_an_enemy() -> None:
    scene = wood()
    scene.craft_for(M, "saboteurs-1")
    scene.s.dominance = replaced(scene.s.dominance, 1, scene.card("dominance_fox"))
    scene.turn(M)
    assert scene.step() != "root.first-cards"  # an active dominance card is none of them
    scene = coalition("early")
    scene.craft_for(V, "saboteurs-1")
    scene.craft_for(E, "tunnels-1")
    scene.turn(V)
    assert scene.step() != "root.first-cards"  # a partner is no enemy
    scene.craft_for(M, "tunnels-2")
    scene.turn(V)
    scene.play("use saboteurs-1")
    assert scene.words(scene.s.crafted[1]) == []


@pytest.mark.law("K.saboteurs", "M.7.1")
def test_saboteurs_spare_spies() -> None:
    scene = wood(E, MACHINE, A)
    scene.craft_for(E, "saboteurs-1")
    scene.craft_for(A, "spy_fox")
    scene.turn(E)
    assert scene.step() != "root.first-cards"  # a spy is played, not crafted
    scene.craft_for(A, "spy_fox", "tunnels-1", "tunnels-2")
    scene.turn(E)
    scene.play("use saboteurs-1")
    assert scene.legal() == ["sabotage tunnels-1", "sabotage tunnels-2"]
    assert scene.refused("sabotage spy_fox") == ("K.saboteurs", "nothing-to-sabotage")
    scene.play("sabotage tunnels-1")
    assert scene.words(scene.s.crafted[scene.seat(A)]) == ["tunnels-2", "spy_fox"]


@pytest.mark.law("K.saboteurs", "1.1.3")
def test_saboteurs_come_before_or_after_services() -> None:
    scene = wood(M, R)
    scene.craft_for(M, "saboteurs-1", "coffin_makers")
    scene.craft_for(R, "tunnels-1")
    scene.give_hand(R, "anvil")
    lay_in(scene, M, 5)
    scene.turn(M)
    assert scene.legal() == ["use saboteurs-1", "use coffin_makers", "done"]
    scene.play("done")
    assert (scene.points(M), coffin(scene, M)) == (0, 5)
    assert "buy anvil" in scene.legal()
    scene.play("done")
    assert (scene.step(), scene.legal()) == (
        "root.cards-due",
        ["use saboteurs-1", "use coffin_makers", "done"],
    )
    declined = scene.fork()
    declined.play("done")
    assert (declined.points(M), coffin(declined, M)) == (1, 0)  # the coffins are emptied all the same
    scene.play("use saboteurs-1")
    assert scene.words(scene.s.crafted[1]) == []
    assert (scene.points(M), coffin(scene, M)) == (1, 0)


@pytest.mark.law("K.coffin_makers", "1.1.3")
@pytest.mark.parametrize("first", [True, False])
def test_coffins_are_emptied_before_or_after_services(first: bool) -> None:
    scene = wood(M, R)
    scene.craft_for(M, "coffin_makers")
    scene.give_hand(R, "anvil")
    lay_in(scene, M, 5)
    before = supply(scene, M)
    scene.turn(M)
    assert (scene.step(), scene.legal()) == ("root.first-cards", ["use coffin_makers", "done"])
    scene.play("use coffin_makers" if first else "done")
    assert "buy anvil" in scene.legal()
    assert (scene.points(M), supply(scene, M)) == ((1, before + 5) if first else (0, before))
    scene.play("done")
    assert (scene.points(M), supply(scene, M)) == (1, before + 5)  # nobody is asked again
    assert scene.step() not in ("root.first-cards", "root.cards-due")


@pytest.mark.law("K.coffin_makers", "1.1.3")
def test_where_nobody_else_acts_coffins_are_emptied_unasked() -> None:
    scene = wood(M, E)
    scene.craft_for(M, "coffin_makers")
    lay_in(scene, E, 5)
    scene.turn(M)
    assert (scene.points(M), coffin(scene, E)) == (1, 0)
    assert scene.step() not in ("root.first-cards", "root.cards-due")


@pytest.mark.law("K.saboteurs", "10.2.6")
def test_saboteurs_and_their_victim_are_lost_souls_for_the_cult() -> None:
    scene = wood(M, C)
    scene.craft_for(M, "saboteurs-1")
    scene.craft_for(C, "tunnels-1")
    scene.turn(M)
    scene.play("use saboteurs-1")
    assert scene.words(cult_mat(scene.s, 1).lost_souls) == ["saboteurs-1", "tunnels-1"]


@pytest.mark.law("K.saboteurs", "K.coffin_makers")
def test_without_the_coffin_makers_all_go_home_and_nobody_scores() -> None:
    scene = wood()
    scene.craft_for(M, "saboteurs-1")
    scene.craft_for(E, "coffin_makers")
    lay_in(scene, M, 4)
    lay_in(scene, E, 3)
    scene.turn(M)
    events = scene.play("use saboteurs-1")
    assert "coffins-emptied" in keys(events)
    assert (supply(scene, M), supply(scene, E), coffin(scene, M)) == (25, 20, 0)
    assert scene.s.points == (0, 0, 0)


# --- Eyrie Émigré


@PRINTINGS
@pytest.mark.law("K.eyrie_emigre", "1.4")
def test_the_emigre_moves_and_fights_at_the_end_of_birdsong(law: str) -> None:
    scene = wood(law=law)
    scene.craft_for(E, "eyrie_emigre")
    scene.put(f"{E}.roost", 5)
    scene.put_warriors(E, 5, 3)
    scene.put_warriors(M, 1, 1)
    scene.put_warriors(A, 1, 1)
    scene.turn(E, "root.emigre-moves")
    assert scene.game.view(scene.s, 0).data()["phase"] == "birdsong"
    assert ("done" in scene.legal()) == (law == "early")
    scene.play("move 5 1 2")
    assert scene.step() == "root.emigre-fights"
    assert scene.legal() == ["battle 1 marquise", "battle 1 alliance", *(["done"] if law == "early" else [])]
    assert scene.refused("battle 5 alliance")[1] == "not-offered"
    scene.play("battle 1 marquise", "roll 1 0")
    assert scene.words(scene.s.crafted[1]) == ["eyrie_emigre"]
    assert scene.warriors(M, 1) == 0


@pytest.mark.law("K.eyrie_emigre")
def test_by_the_early_card_both_may_be_declined_for_the_card() -> None:
    scene = wood()
    scene.craft_for(M, "eyrie_emigre")
    scene.put_warriors(M, 5, 2)
    scene.put_warriors(E, 1, 1)
    scene.turn(M, "root.emigre-moves")
    fork = scene.fork()
    fork.play("done")
    assert fork.words(fork.s.discard) == ["eyrie_emigre"]
    scene.play("move 5 1 1", "done")
    assert scene.words(scene.s.crafted[0]) == []
    assert scene.warriors(M, 1) == 1


@PRINTINGS
@pytest.mark.law("K.eyrie_emigre")
def test_a_move_to_where_nobody_stands_costs_the_card(law: str) -> None:
    scene = wood(law=law)
    scene.craft_for(M, "eyrie_emigre")
    scene.put_warriors(M, 5, 2)
    scene.put_warriors(E, 1, 1)
    scene.turn(M, "root.emigre-moves")
    events = scene.play("move 5 2 1")
    assert "emigrated" in keys(events)
    assert scene.words(scene.s.discard) == ["eyrie_emigre"]


@PRINTINGS
@pytest.mark.law("K.eyrie_emigre")
def test_whoever_cannot_move_loses_the_card(law: str) -> None:
    scene = wood(law=law)
    scene.craft_for(M, "eyrie_emigre")
    scene.turn(M, "marquise.actions")
    assert scene.words(scene.s.discard) == ["eyrie_emigre"]


@pytest.mark.law("K.eyrie_emigre", "8.2.6")
def test_outrage_of_the_emigre_comes_before_his_battle() -> None:
    scene = wood()
    scene.craft_for(M, "eyrie_emigre")
    scene.give_hand(M, "anvil")
    scene.put(f"{A}.sympathy", 1)
    scene.put_warriors(M, 5, 2)
    scene.turn(M, "root.emigre-moves")
    scene.play("move 5 1 2")
    assert scene.step() == "alliance.outrage"
    scene.play("give anvil")
    assert scene.step() == "root.emigre-fights"


@pytest.mark.law("K.eyrie_emigre", "4.3.1")
def test_a_battle_that_an_ambush_ends_counts() -> None:
    scene = wood()
    scene.craft_for(M, "eyrie_emigre")
    scene.put_warriors(M, 5, 1)
    scene.put_warriors(E, 1, 1)
    scene.give_hand(E, "ambush_fox")
    scene.turn(M, "root.emigre-moves")
    scene.play("move 5 1 1", "battle 1 eyrie", "ambush ambush_fox")
    assert scene.words(scene.s.crafted[0]) == ["eyrie_emigre"]


@pytest.mark.law("K.eyrie_emigre", "9.5.1")
def test_the_emigre_leads_a_wanderer_who_needs_no_sword() -> None:
    scene = wood(V, M)
    scene.craft_for(V, "eyrie_emigre")
    place_pawn(scene.s, 0, 4)
    scene.put_warriors(M, 1, 1)
    scene.turn(V, "root.emigre-moves")
    place_pawn(scene.s, 0, 4)
    scene.play("walk 1", "battle 1 marquise")
    assert scene.words(scene.s.crafted[0]) == ["eyrie_emigre"]


# --- False Orders


@pytest.mark.law("K.false_orders", "4.2")
@pytest.mark.parametrize(("there", "half"), [(5, 3), (1, 1), (4, 2)])
def test_half_of_the_warriors_go_whoever_rules(there: int, half: int) -> None:
    scene = wood()
    scene.craft_for(M, "false_orders-1")
    scene.put_warriors(E, 5, there)
    scene.put_warriors(A, 1, 6)
    scene.turn(M, BIRDSONG_CARDS)
    scene.play("use false_orders-1")
    assert scene.legal("mislead") == [
        *["mislead eyrie 5 1", "mislead eyrie 5 2"],
        *["mislead alliance 1 5", "mislead alliance 1 9", "mislead alliance 1 10"],
    ]
    scene.play("mislead eyrie 5 1")
    assert (scene.warriors(E, 5), scene.warriors(E, 1)) == (there - half, half)
    assert scene.words(scene.s.discard) == ["false_orders-1"]


@pytest.mark.law("K.false_orders", "8.2.6")
def test_their_owner_pays_for_outrage() -> None:
    scene = wood(M, E, A)
    scene.craft_for(M, "false_orders-1")
    scene.give_hand(E, "anvil")
    scene.put(f"{A}.sympathy", 1)
    scene.put_warriors(E, 5, 2)
    scene.turn(M, BIRDSONG_CARDS)
    scene.play("use false_orders-1", "mislead eyrie 5 1")
    assert (scene.step(), scene.decider()) == ("alliance.outrage", E)
    scene = wood(M, A)
    scene.craft_for(M, "false_orders-1")
    scene.put(f"{A}.sympathy", 1)
    scene.put_warriors(A, 5, 1)
    scene.turn(M, BIRDSONG_CARDS)
    scene.play("use false_orders-1", "mislead alliance 5 1")
    assert scene.step() != "alliance.outrage"


@pytest.mark.law("K.false_orders", "K.boat_builders", "K.tunnels")
def test_what_is_next_to_them_counts_for_the_misled() -> None:
    scene = wood()
    scene.craft_for(M, "false_orders-1")
    scene.craft_for(E, "boat_builders", "tunnels-1")
    scene.put(f"{E}.roost", 10)
    scene.put(f"{E}.roost", 3)
    scene.put_warriors(E, 10, 1)
    scene.turn(M, BIRDSONG_CARDS)
    scene.play("use false_orders-1")
    assert scene.legal("mislead") == [f"mislead eyrie 10 {dest}" for dest in (1, 2, 5, 11, 12, 3)]
    assert scene.refused("mislead eyrie 10 9") == ("4.2", "no-path")
    assert scene.refused("mislead marquise 10 1") == ("K.false_orders", "enemies-only")
    assert scene.refused("mislead eyrie 4 8") == ("K.false_orders", "nobody-to-mislead")


@pytest.mark.law("K.false_orders", "13.7.2")
def test_nobody_is_sent_out_of_a_snare() -> None:
    scene = wood(K, M, E)
    scene.craft_for(M, "false_orders-1")
    scene.put_warriors(E, 5, 3)
    lay_snare(scene, 5)
    scene.craft_for(M, "swap_meet-1")
    scene.give_hand(E, "anvil")
    scene.turn(M, BIRDSONG_CARDS)
    assert scene.refused("use false_orders-1") == ("4.1.3", "no-use")
    scene.put_warriors(K, 5, 2)
    assert scene.refusal("use false_orders-1") is None
    scene.play("use false_orders-1")
    assert {text.split()[1] for text in scene.legal("mislead")} == {K}


@pytest.mark.law("K.false_orders", "C.2.5")
def test_false_orders_send_nobody_by_ferry() -> None:
    scene = wood(M, E, R, map="lake", markers="printed")
    ferry = scene.s.ferry
    scene.craft_for(M, "false_orders-1")
    scene.put_warriors(R, ferry + 1, 3)
    scene.put_warriors(E, ferry + 1, 1)
    scene.turn(M, BIRDSONG_CARDS)
    scene.play("use false_orders-1")
    shore = by_river(scene.s, ferry)[0] + 1
    assert scene.refused(f"mislead eyrie {ferry + 1} {shore}") == ("4.2", "no-path")
    scene.play(f"mislead riverfolk {ferry + 1} {shore}")  # they swim
    assert scene.step() != "root.ferry"
    assert (scene.s.ferry, scene.s.ferried) == (ferry, 0)
    assert scene.hand(R) == []


@pytest.mark.law("K.false_orders", "2.7", "M.1")
def test_partners_and_pawns_are_never_misled_and_the_machine_is() -> None:
    scene = coalition("early")
    scene.craft_for(V, "false_orders-1")
    scene.put_warriors(E, 5, 2)
    scene.craft_for(V, "swap_meet-1")
    scene.give_hand(E, "anvil")
    scene.turn(V, BIRDSONG_CARDS)
    assert scene.refused("use false_orders-1") == ("4.1.3", "no-use")
    scene = wood(E, MACHINE, V)
    scene.craft_for(E, "false_orders-1")
    scene.put_warriors(MACHINE, 5, 3)
    scene.turn(E, BIRDSONG_CARDS)
    scene.play("use false_orders-1")
    assert scene.legal() == [f"mislead {MACHINE} 5 1", f"mislead {MACHINE} 5 2"]


# --- Informants


@pytest.mark.law("K.informants", "2.1.2")
def test_informants_fetch_an_ambush_instead_of_the_whole_draw() -> None:
    scene = wood()
    scene.craft_for(M, "informants-1")
    scene.put_discard("ambush_fox", "ambush_bird-1", "anvil")
    scene.turn(M, "root.informants")
    assert scene.legal() == ["done", "fetch ambush_bird-1", "fetch ambush_fox"]
    fork = scene.fork()
    fork.play("done")
    assert fork.step() == "root.draw"
    scene.play("fetch ambush_fox")
    assert scene.hand(M) == ["ambush_fox"]
    assert scene.known(E, M) == ["ambush_fox"]
    assert scene.words(scene.s.discard) == ["ambush_bird-1", "anvil"]


@pytest.mark.law("K.informants", "K.murine_broker", "12.6.2")
def test_informants_are_silent_in_the_evening_of_another() -> None:
    """The Duchy crafts in its Evening; what the Broker draws then is no draw of the Eyrie's own Evening."""
    scene = wood(D, E)
    scene.craft_for(E, "informants-1", "murine_broker")
    scene.put_discard("ambush_fox")
    scene.put(f"{D}.citadel", 6)
    scene.give_hand(D, "anvil")
    scene.turn(D, "duchy.craft")
    scene.play("craft anvil")
    assert (scene.decider(), scene.step()) == ("chance", "root.draw")


@pytest.mark.law("K.informants", "K.charm_offensive", "10.2.6")
def test_informants_serve_each_draw_of_the_evening_and_need_an_ambush() -> None:
    scene = wood()
    scene.craft_for(M, "informants-1", "charm_offensive")
    scene.put_discard("ambush_fox", "ambush_mouse")
    scene.turn(M, "root.start-of-evening")
    scene.play("use charm_offensive", "target eyrie")
    assert scene.step() == "root.informants"
    scene.play("fetch ambush_fox")
    assert scene.points(E) == 1
    scene.go("root.informants")
    scene.play("fetch ambush_mouse")
    assert scene.hand(M) == ["ambush_fox", "ambush_mouse"]
    scene.turn(M, "root.draw")  # nothing to fetch: it draws
    scene = wood(M, C)
    scene.craft_for(M, "informants-1")
    cult_mat(scene.s, 1).lost_souls = scene.mask("ambush_fox")
    scene.s.deck &= ~scene.mask("ambush_fox")
    scene.turn(M, "root.draw")


@pytest.mark.law("K.informants")
def test_informants_serve_in_the_own_evening_only() -> None:
    scene = wood(R, M)
    scene.craft_for(R, "informants-1")
    scene.put_discard("ambush_fox")
    riverfolk_mat(scene.s, 0).funds[0] = 1
    scene.s.supply[0] -= 1
    scene.turn(R, "riverfolk.actions")
    scene.play("draw-one")
    assert scene.step() != "root.informants"


# --- Propaganda Bureau


@PRINTINGS
@pytest.mark.law("K.propaganda_bureau")
def test_a_card_makes_an_enemy_warrior_go_and_an_own_one_come(law: str) -> None:
    scene = wood(law=law)
    scene.craft_for(M, "propaganda_bureau")
    scene.give_hand(M, "bake_sale")
    scene.put_warriors(E, 5, 2)
    scene.put_warriors(A, 5, 1)
    scene.put_warriors(E, 6, 2)
    scene.turn(M, "marquise.actions")
    scene.play("use propaganda_bureau", "persuade bake_sale 5 eyrie")
    assert (scene.warriors(E, 5), scene.warriors(M, 5)) == (1, 1)
    assert scene.words(scene.s.discard) == ["bake_sale"]
    assert scene.refused("use propaganda_bureau") == ("4.1.3", "used-already")
    assert scene.s.points == (0, 0, 0)


@pytest.mark.law("K.propaganda_bureau", "2.1.1")
def test_propaganda_needs_a_card_that_matches_and_a_warrior() -> None:
    scene = wood()
    scene.craft_for(M, "propaganda_bureau")
    scene.give_hand(M, "bake_sale", "arms_trader")
    scene.put_warriors(E, 6, 1)
    scene.put_warriors(A, 2, 1)
    scene.turn(M, "marquise.actions")
    scene.play("use propaganda_bureau")  # a bird serves everywhere
    assert scene.legal() == ["persuade arms_trader 2 alliance", "persuade arms_trader 6 eyrie"]
    assert scene.refused("persuade bake_sale 6 eyrie") == ("K.propaganda_bureau", "persuade-suit")
    assert scene.refused("persuade arms_trader 5 eyrie") == ("K.propaganda_bureau", "nobody-to-persuade")
    assert scene.refused("persuade anvil 6 eyrie") == ("K.propaganda_bureau", "not-in-hand")
    scene = wood()
    scene.craft_for(M, "propaganda_bureau")
    scene.give_hand(M, "bake_sale")
    scene.put_warriors(E, 6, 1)
    scene.turn(M, "marquise.actions")
    assert scene.refused("use propaganda_bureau") == ("4.1.3", "no-use")


@PRINTINGS
@pytest.mark.law("K.propaganda_bureau", "6.2.2")
def test_at_the_keep_the_early_card_only_removes(law: str) -> None:
    scene = wood(E, M, law=law)
    scene.craft_for(E, "propaganda_bureau")
    scene.put(f"{M}.keep", 1)
    scene.put_warriors(M, 1, 1)
    scene.turn(E, "root.craft")
    scene.give_hand(E, "anvil")
    if law == "current":
        assert scene.refused("use propaganda_bureau") == ("4.1.3", "no-use")
        return
    scene.play("use propaganda_bureau")  # there is one answer
    assert (scene.warriors(M, 1), scene.warriors(E, 1)) == (0, 0)


@PRINTINGS
@pytest.mark.law("K.propaganda_bureau", "2.5.1")
def test_with_an_empty_supply_the_early_card_only_removes(law: str) -> None:
    scene = wood(law=law)
    scene.craft_for(M, "propaganda_bureau")
    scene.give_hand(M, "anvil")
    scene.put_warriors(M, 12, 25)
    scene.put_warriors(E, 6, 1)
    scene.turn(M, "marquise.actions")
    if law == "current":
        assert scene.refused("use propaganda_bureau") == ("4.1.3", "no-use")
        return
    scene.play("use propaganda_bureau")
    assert (scene.warriors(E, 6), scene.warriors(M, 6)) == (0, 0)


@PRINTINGS
@pytest.mark.law("K.propaganda_bureau", "9.2.9.III")
def test_a_vagabond_only_removes_and_makes_enemies(law: str) -> None:
    scene = wood(V, M, law=law)
    scene.craft_for(V, "propaganda_bureau")
    scene.give_hand(V, "anvil")
    scene.put_warriors(M, 6, 1)
    scene.turn(V, "vagabond.actions")
    if law == "current":
        assert scene.refused("use propaganda_bureau") == ("4.1.3", "no-use")
        return
    scene.play("use propaganda_bureau")
    assert mat_of(scene.s, 0).relations[1] == HOSTILE
    assert scene.points(V) == 0


@pytest.mark.law("K.propaganda_bureau", "6.2.3")
def test_field_hospitals_save_whom_propaganda_drives_out() -> None:
    scene = wood(E, M)
    scene.craft_for(E, "propaganda_bureau")
    scene.give_hand(M, "foxfolk_steel")
    scene.put(f"{M}.keep", 1)
    scene.put_warriors(M, 6, 1)
    scene.turn(E, "root.craft")
    scene.give_hand(E, "anvil")
    scene.play("use propaganda_bureau")
    assert scene.warriors(E, 6) == 1
    scene.play("give foxfolk_steel")
    assert scene.warriors(M, 1) == 1


@pytest.mark.law("K.propaganda_bureau", "1.2.1")
def test_silence_about_propaganda_tells_nothing_of_the_hand() -> None:
    scene = begin(make({"factions": "marquise,eyrie", "deck": "exiles"}))
    scene.clear_map()
    scene.craft_for(M, "propaganda_bureau")
    scene.put_warriors(E, 6, 1)
    asked = []
    for card in ("anvil", "bake_sale"):
        fork = scene.fork()
        fork.give_hand(M, card)
        fork.turn(M, "marquise.actions")
        asked.append(fork.step())
    assert asked == ["marquise.actions", "marquise.actions"]


# --- Charm Offensive


@pytest.mark.law("K.charm_offensive")
def test_charm_draws_a_card_and_gives_another_a_point() -> None:
    scene = wood()
    scene.craft_for(M, "charm_offensive")
    scene.turn(M, "root.start-of-evening")
    scene.play("use charm_offensive")
    assert scene.legal() == ["target eyrie", "target alliance"]
    scene.play("target alliance", "draw anvil")
    assert (scene.points(A), scene.hand(M)) == (1, ["anvil"])
    assert scene.step() == "root.draw"  # once, and beside the draw of the Evening
    scene.play("draw bake_sale")
    assert scene.hand(M) == ["anvil", "bake_sale"]


@pytest.mark.law("K.charm_offensive", "3.1", "3.3.1")
def test_charm_can_win_for_the_other_and_means_nothing_beside_dominance() -> None:
    scene = wood()
    scene.craft_for(M, "charm_offensive")
    scene.set_points(E, 29)
    scene.turn(M, "root.start-of-evening")
    scene.play("use charm_offensive", "target eyrie")
    assert scene.winners() == [E]
    scene = coalition("early")
    scene.craft_for(E, "charm_offensive")
    scene.turn(E, "root.start-of-evening")
    scene.play("use charm_offensive", "target vagabond")
    assert scene.points(V) == 0


@pytest.mark.law("K.charm_offensive", "2.1.2")
def test_charm_works_with_nothing_to_draw() -> None:
    scene = wood()
    scene.craft_for(M, "charm_offensive")
    scene.turn(M, "root.start-of-evening")
    scene.s.deck = scene.s.discard = 0
    scene.play("use charm_offensive", "target eyrie")
    assert (scene.points(E), scene.hand(M)) == (1, [])


# --- Swap Meet


@pytest.mark.law("K.swap_meet", "1.2.1")
def test_a_swap_takes_one_card_unseen_and_gives_one_back() -> None:
    scene = wood()
    scene.craft_for(M, "swap_meet-1")
    scene.give_hand(M, "anvil")
    scene.give_hand(E, "bake_sale", "sword_mouse")
    scene.turn(M, BIRDSONG_CARDS)
    scene.play("use swap_meet-1", "steal bake_sale")  # the Alliance has no card: there is nobody else
    assert (scene.step(), scene.legal()) == ("root.give-back", ["give anvil", "give bake_sale"])
    fork = scene.fork()
    fork.play("give bake_sale")
    assert fork.hand(E) == ["bake_sale", "sword_mouse"]
    events = scene.play("give anvil")
    given = next(event for event in events if event.key == "swapped-back")
    assert given.seen_by(2).args[2] == HIDDEN
    assert given.seen_by(1).args[2] == scene.card("anvil")
    assert (scene.hand(M), scene.hand(E)) == (["bake_sale"], ["anvil", "sword_mouse"])
    assert (scene.known(M, E), scene.known(E, M), scene.known(A, M)) == (["anvil"], ["bake_sale"], [])
    assert "use swap_meet-1" not in scene.legal()  # once


@pytest.mark.law("K.swap_meet", "11.2.3")
def test_everybody_sees_a_swap_with_an_open_hand() -> None:
    scene = wood(M, R, E)
    scene.craft_for(M, "swap_meet-1")
    scene.give_hand(M, "anvil")
    scene.give_hand(R, "bake_sale")
    scene.turn(M, BIRDSONG_CARDS)
    scene.play("use swap_meet-1", "steal bake_sale", "give anvil")
    assert (scene.known(E, M), scene.hand(R)) == (["bake_sale"], ["anvil"])


@pytest.mark.law("K.swap_meet", "M.1")
def test_the_machine_swaps_with_the_deck_and_scores_for_the_gift() -> None:
    scene = wood(E, MACHINE)
    scene.craft_for(E, "swap_meet-1")
    scene.give_hand(E, "anvil")
    scene.turn(E, BIRDSONG_CARDS)
    scene.play("use swap_meet-1", "draw bake_sale", "give anvil")
    assert (scene.hand(E), scene.points(MACHINE)) == (["bake_sale"], 1)
    assert "anvil" in scene.words(scene.s.discard)


@pytest.mark.law("K.swap_meet")
def test_whoever_has_no_card_does_not_swap() -> None:
    scene = wood()
    scene.craft_for(M, "swap_meet-1")
    scene.give_hand(M, "anvil")
    scene.turn(M)
    assert "use swap_meet-1" not in scene.legal()


# --- League of Adventurous Mice


@pytest.mark.law("K.league_of_adventurous_mice")
def test_an_item_turned_down_brings_a_move_or_a_battle() -> None:
    scene = wood()
    league = "league_of_adventurous_mice-1"
    scene.craft_for(M, league)
    give_item(scene, M, "sword")
    give_item(scene, M, "tea")
    scene.put_warriors(M, 5, 2)
    scene.put_warriors(E, 5, 1)
    scene.turn(M, "marquise.actions")
    scene.play(f"use {league}")
    assert scene.legal() == ["lay-down sword", "lay-down tea"]
    assert scene.refused("lay-down coin") == ("K.league_of_adventurous_mice", "no-item-face-up")
    scene.play("lay-down sword")
    assert "move 5 1 2" in scene.legal()
    assert "battle 5 eyrie" in scene.legal()
    scene.play("battle 5 eyrie", "roll 1 0")
    assert (scene.item(M, "sword"), items_face_up(scene.s, 0)[ITEMS.index("sword")]) == (1, 0)
    assert scene.refused(f"use {league}") == ("4.1.3", "used-already")


@pytest.mark.law("K.league_of_adventurous_mice")
def test_each_item_serves_once_and_something_must_be_possible() -> None:
    scene = wood()
    league = "league_of_adventurous_mice-1"
    scene.craft_for(M, league)
    give_item(scene, M, "sword")
    scene.turn(M, "marquise.actions")
    assert scene.refused(f"use {league}") == ("4.1.3", "no-use")  # nobody to move or to fight with
    scene.put_warriors(M, 5, 1)
    scene.play(f"use {league}", "move 5 1 1")  # the only item is turned without a question
    scene.turn(M, "marquise.actions")
    assert scene.refused(f"use {league}") == ("4.1.3", "no-use")


@pytest.mark.law("K.league_of_adventurous_mice", "9.5.4")
def test_aid_takes_an_item_that_lies_face_down_and_it_comes_face_up() -> None:
    scene = wood(V, M)
    give_item(scene, M, "sword")
    give_item(scene, M, "sword")
    card_mat(scene.s).face_down[len(ITEMS) + ITEMS.index("sword")] = 1
    scene.setup.factions[1].lose_item(scene.s, 1, ITEMS.index("sword"))
    assert (scene.item(M, "sword"), items_face_up(scene.s, 1)[ITEMS.index("sword")]) == (1, 1)
    scene.setup.factions[1].lose_item(scene.s, 1, ITEMS.index("sword"))
    assert (scene.item(M, "sword"), card_mat(scene.s).face_down[len(ITEMS) + ITEMS.index("sword")]) == (0, 0)


# --- Positions, and whole games


@pytest.mark.law("4.1.3")
def test_positions_hold_what_lies_on_cards_and_nothing_impossible() -> None:
    game = make({"factions": "marquise,eyrie", "deck": "exiles"})
    data: dict[str, object] = {
        "turn": "marquise",
        "crafted": {"eyrie": ["coffin_makers"]},
        "crafted-items": {"marquise": ["sword"]},
        "factions": {"cards": {"coffin-marquise": 4, "face-down-marquise-sword": 1}},
    }
    s = game.position(data)
    assert (card_mat(s).coffin, s.supply) == ([4, 0], [21, 20])
    assert game.position(game.position_of(s)).values() == s.values()
    assert game.read_view(game.view(s, 0).data()) == game.view(s, 0)
    for left_out, key in (("crafted", "position-coffin"), ("crafted-items", "position-face-down")):
        with pytest.raises(LichtungError) as caught:
            game.position({**data, left_out: {}})
        assert caught.value.key == key


def test_nothing_is_lost_in_random_games_of_eager_crafters() -> None:
    met = 0
    for seed, law in product(range(3), ("early", "current")):
        game = make({"factions": "marquise,eyrie,alliance,riverfolk,cult", "deck": "exiles", "law": law})
        rng = Random(seed)
        s = game.start()
        for number in range(700):
            decision = game.decision(s)
            if decision is None:
                break
            action = game.sample(s, rng) if decision.seat == CHANCE else eager(game, s, rng)
            game.apply(s, action)
            for cards in s.crafted:
                met |= cards
            if number % 10 == 0 and not s.removed:
                assert_cards(s)
                assert_knowledge(s)
                assert_pieces(s)
                anew = s.copy()
                recount(anew)
                assert anew.ruler == s.ruler
    names = {game.setup.deck.names[card] for card in members(met)}
    assert len(names) >= 12, names


def eager(game: RootGame, s: Root, rng: Random) -> Action:
    """Mostly a card that can be crafted or used."""
    options = game.actions(s)
    cards = [a for a in options if game.text(a).split()[0] in ("craft", "use")]
    return rng.choice(cards if cards and rng.random() < 0.8 else options)
