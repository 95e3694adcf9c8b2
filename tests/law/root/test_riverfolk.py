"""The Riverfolk Company on its own turn, paragraph by paragraph. Law 11.2 to 11.6."""

import pytest

from lichtung.kernel.frames import settle
from lichtung.root.crafting import favor
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.factions.riverfolk.rules import Riverfolk
from lichtung.root.fields import replaced
from lichtung.root.game import make
from tests.law.root.positions import Scene, keys, start
from tests.law.root.riverfolk_wood import (
    E,
    M,
    R,
    fresh_river,
    funds,
    inside,
    mat,
    prices,
    put_in,
    river,
    supply,
    trade,
)

FOX, RABBIT, MOUSE = 0, 1, 2


# --- 11.2.1, crafting; 11.5.3


@pytest.mark.law("11.2.1", "11.5.3", "4.1.1")
def test_empty_spaces_of_the_tracks_craft() -> None:
    scene = river()
    scene.put("riverfolk.post_rabbit", 5)
    trade(scene, "bake_sale", "a_visit_to_friends", "anvil", marquise=3)
    assert scene.legal("craft") == ["craft a_visit_to_friends"]  # bake sale takes two rabbit spaces
    scene.play("craft a_visit_to_friends")
    assert scene.item(R, "boots") == 1
    assert scene.points(R) == 1
    assert inside(scene, "rabbit") == {M: 1}
    assert inside(scene, "funds") == {M: 2}
    assert inside(scene, "committed") == {}
    assert scene.refused("craft anvil") == ("4.1.1", "too-few-crafters")


@pytest.mark.law("11.5.3")
def test_a_space_serves_once_until_the_funds_are_gathered() -> None:
    scene = river()
    scene.put("riverfolk.post_rabbit", 5)
    trade(scene, "a_visit_to_friends", "travel_gear_fox", riverfolk=3)
    scene.play("craft a_visit_to_friends")
    assert scene.refused("craft travel_gear_fox") == ("4.1.1", "too-few-crafters")
    scene.turn(R, "riverfolk.actions")
    assert inside(scene, "rabbit") == {}
    assert "craft travel_gear_fox" in scene.legal()


@pytest.mark.law("11.5.3", "11.2.5.I")
def test_the_space_of_a_post_that_was_destroyed_stays_empty() -> None:
    scene = river()
    scene.put("riverfolk.post_mouse", 7)
    favor(scene.s, scene.seat(M), MOUSE)
    settle(scene.s)
    assert scene.count("riverfolk.post_mouse", 7) == 0
    assert scene.s.unplaced[scene.kind("riverfolk.post_mouse")] == 2
    trade(scene, "mouse_in_a_sack", eyrie=1)
    scene.play("craft mouse_in_a_sack")
    assert inside(scene, "mouse") == {E: 1}


@pytest.mark.law("11.5.3", "11.2.4")
def test_each_icon_takes_a_fund_of_any_owner() -> None:
    scene = river()
    scene.put("riverfolk.post_rabbit", 5)
    scene.put("riverfolk.post_rabbit", 10)
    trade(scene, "bake_sale", marquise=1)
    assert scene.refused("craft bake_sale") == ("4.1.1", "too-few-crafters")  # spaces enough, but one fund
    funds(scene, marquise=1, eyrie=1, riverfolk=1)
    scene.play("craft bake_sale")
    assert scene.step() == "riverfolk.assign"
    assert scene.legal() == ["fund marquise", "fund riverfolk", "fund eyrie"]
    scene.play("fund eyrie")
    assert scene.legal() == ["fund marquise", "fund riverfolk"]
    assert scene.points(R) == 0
    scene.play("fund riverfolk")
    assert inside(scene, "rabbit") == {E: 1, R: 1}
    assert scene.points(R) == 3
    assert scene.item(R, "coin") == 1


@pytest.mark.law("11.5.3", "4.1.1")
def test_spaces_of_any_suit_pay_where_the_card_allows_it() -> None:
    scene = river()
    for clearing, suit in ((1, "fox"), (5, "rabbit"), (10, "rabbit"), (2, "mouse")):
        scene.put(f"riverfolk.post_{suit}", clearing)
    trade(scene, "royal_claim", marquise=2, riverfolk=2)
    scene.play("craft royal_claim", "pay rabbit", "fund marquise", "pay mouse", "fund riverfolk")
    assert scene.legal() == ["pay fox", "pay rabbit"]
    scene.play("pay rabbit", "fund marquise")
    assert inside(scene, "rabbit") == {M: 2}
    assert inside(scene, "mouse") == {R: 1}
    assert inside(scene, "fox") == {R: 1}  # no choice is left
    assert scene.words(scene.s.crafted[scene.seat(R)]) == ["royal_claim"]


@pytest.mark.law("11.5.3.I")
def test_export_pays_like_crafting_for_a_warrior_in_payments() -> None:
    scene = river()
    scene.put("riverfolk.post_rabbit", 5)
    trade(scene, "a_visit_to_friends", "anvil", "ambush_rabbit", marquise=2)
    assert scene.legal("export") == ["export a_visit_to_friends"]
    assert scene.refused("export anvil") == ("4.1.1", "too-few-crafters")
    assert scene.refused("export ambush_rabbit") == ("4.1", "not-craftable")
    assert scene.refused("export bake_sale") == ("4.1", "not-in-hand")
    before = supply(scene, R)
    scene.play("export a_visit_to_friends")
    assert inside(scene, "payments") == {R: 1}
    assert supply(scene, R) == before - 1
    assert inside(scene, "rabbit") == {M: 1}
    assert set(scene.hand(R)) == {"ambush_rabbit", "anvil"}
    assert scene.words(scene.s.discard) == ["a_visit_to_friends"]
    assert scene.item(R, "boots") == 0
    assert scene.points(R) == 0


@pytest.mark.law("11.5.3.I", "2.5")
def test_export_without_a_warrior_left_brings_none() -> None:
    scene = river()
    scene.put("riverfolk.post_rabbit", 5)
    scene.put_warriors(R, 7, 15)
    trade(scene, "a_visit_to_friends", marquise=1)
    scene.play("export a_visit_to_friends")
    assert inside(scene, "payments") == {}
    assert scene.words(scene.s.discard) == ["a_visit_to_friends"]


@pytest.mark.law("11.5.3.I", "4.1.4", "4.1.2")
def test_what_cannot_be_crafted_cannot_be_exported() -> None:
    scene = river()
    scene.put("riverfolk.post_rabbit", 5)
    scene.put("riverfolk.post_rabbit", 10)
    scene.craft_for(R, "cobbler-1")
    trade(scene, "cobbler-2", "a_visit_to_friends", marquise=2)
    assert scene.refused("export cobbler-2") == ("4.1.4", "crafted-already")
    scene.s.items = replaced(scene.s.items, 0, 0)
    assert scene.refused("export a_visit_to_friends") == ("4.1.2", "item-gone")


# --- 11.2.2, swimmers


@pytest.mark.law("11.2.2", "11.5.1")
def test_rivers_are_paths_that_need_no_rule() -> None:
    scene = river()
    scene.put_warriors(R, 7, 1)
    scene.put_warriors(M, 7, 5)
    for clearing in (3, 4, 8, 11, 12):
        scene.put_warriors(M, clearing, 1)
    trade(scene, riverfolk=2)
    assert scene.legal("move") == ["move 7 4 1", "move 7 11 1"]
    assert scene.refused("move 7 12 1") == ("4.2.1", "must-rule")
    assert scene.refused("move 7 10 1") == ("4.2", "no-path")
    scene.put_warriors(M, 12, 0)
    scene.put_warriors(R, 12, 1)
    assert scene.refusal("move 7 12 1") is None  # on paths with rule
    scene.play("move 7 11 1")
    assert scene.warriors(R, 11) == 1
    assert inside(scene, "committed") == {R: 1}


@pytest.mark.law("11.2.2")
def test_nobody_else_swims() -> None:
    scene = river()
    scene.put_warriors(M, 7, 3)
    scene.turn(M, "marquise.actions")
    assert scene.refused("move 7 4 1") == ("4.2", "no-path")


# --- 11.2.3, the open hand


@pytest.mark.law("11.2.3")
def test_everybody_sees_the_hand() -> None:
    scene = river()
    trade(scene, "anvil", riverfolk=1)
    assert scene.known(M, R) == ["anvil"]
    events = scene.play("draw-one", "draw bake_sale")
    assert "drew-openly" in keys(events)
    assert set(scene.known(E, R)) == {"anvil", "bake_sale"}
    for seat in (0, 2, None):
        view = scene.game.view(scene.s, seat)
        assert scene.words(view.known[scene.seat(R)]) == scene.hand(R)


@pytest.mark.law("11.2.3", "1.2.1")
def test_a_random_card_may_be_any_of_the_open_ones() -> None:
    scene = river()
    scene.give_hand(R, "anvil", "bake_sale")
    scene.craft_for(E, "stand_and_deliver-1")
    scene.turn(E, "root.birdsong-cards")
    scene.play("use stand_and_deliver-1")
    assert scene.decider() == "chance"
    assert {scene.game.text(a) for a in scene.game.actions(scene.s)} == {"steal anvil", "steal bake_sale"}
    scene.play("steal anvil")
    assert scene.known(M, E) == ["anvil"]  # it was seen to leave
    assert scene.points(R) == 1


# --- 11.2.4, funds; 11.5


@pytest.mark.law("11.2.4", "11.5", "11.5.1", "11.5.2", "11.5.4", "11.5.5")
def test_without_funds_nothing_can_be_paid() -> None:
    scene = river()
    scene.put_warriors(R, 7, 2)
    scene.put_warriors(M, 7, 2)
    trade(scene, riverfolk=1)
    funds(scene)
    for action in ("move 7 4 1", "battle 7 marquise", "draw-one", "muster 4"):
        assert scene.refused(action) == ("11.2.4", "no-funds")


@pytest.mark.law("11.5", "11.2.4")
def test_funds_of_any_owner_are_committed_by_choice() -> None:
    scene = river()
    scene.put_warriors(R, 7, 2)
    trade(scene, marquise=1, eyrie=1)
    scene.play("move 7 4 1")
    assert scene.step() == "riverfolk.fund"
    assert scene.decider() == R
    assert scene.warriors(R, 4) == 0  # paid first
    assert scene.legal() == ["fund marquise", "fund eyrie"]
    assert scene.refused("fund riverfolk") == ("11.5", "not-offered")
    scene.play("fund eyrie")
    assert scene.warriors(R, 4) == 1
    assert inside(scene, "committed") == {E: 1}
    scene.play("move 7 4 1")  # one owner is left: no question
    assert inside(scene, "committed") == {M: 1, E: 1}
    assert inside(scene, "funds") == {}


@pytest.mark.law("11.5.2")
def test_a_battle_commits_a_fund() -> None:
    scene = river()
    scene.put_warriors(R, 7, 2)
    scene.put_warriors(M, 7, 2)
    trade(scene, riverfolk=1)
    assert scene.refused("battle 4 marquise") == ("4.3", "no-fighters")
    scene.play("battle 7 marquise")
    assert inside(scene, "committed") == {R: 1}
    scene.play("roll 2 1")
    assert (scene.warriors(R, 7), scene.warriors(M, 7)) == (1, 0)


@pytest.mark.law("11.5.4")
def test_drawing_commits_a_fund_and_needs_a_card() -> None:
    scene = river()
    trade(scene, marquise=2)
    scene.play("draw-one", "draw anvil")
    assert scene.hand(R) == ["anvil"]
    assert inside(scene, "committed") == {M: 1}
    scene.s.discard, scene.s.deck = 0, 0
    assert scene.refused("draw-one") == ("2.1.2", "deck-empty")


@pytest.mark.law("11.5.5", "11.5")
def test_recruiting_spends_a_fund_for_a_warrior_on_a_river() -> None:
    scene = river()
    trade(scene, marquise=2)
    before = supply(scene, M)
    assert scene.legal("muster") == [f"muster {c}" for c in (4, 5, 7, 10, 11)]
    assert scene.refused("muster 12") == ("11.5.5", "not-on-river")
    scene.play("muster 11")
    assert scene.warriors(R, 11) == 1
    assert supply(scene, M) == before + 1
    assert inside(scene, "committed") == {}
    assert inside(scene, "funds") == {M: 1}


@pytest.mark.law("11.5.5", "6.2.2")
def test_no_recruiting_at_the_keep() -> None:
    scene = river()
    scene.put("marquise.keep", 4)
    trade(scene, marquise=1)
    assert scene.refused("muster 4") == ("6.2.2", "keep-bars")


@pytest.mark.law("11.5.5", "2.5")
def test_an_own_fund_that_is_spent_can_be_the_recruit() -> None:
    scene = river()
    scene.put_warriors(R, 7, 14)
    trade(scene, riverfolk=1)
    assert supply(scene, R) == 0
    scene.play("muster 4")
    assert scene.warriors(R, 4) == 1


# --- 11.5.6, trade posts; 11.2.5


@pytest.mark.law("11.5.6", "11.2.5", "11.5.6.II", "11.5.6.III")
def test_a_post_costs_two_funds_of_the_ruler() -> None:
    scene = river()
    scene.put_warriors(M, 6, 1)
    before = supply(scene, M)
    trade(scene, marquise=3, eyrie=2)
    assert scene.legal("found") == ["found 6"]
    events = scene.play("found 6")
    assert "post-founded" in keys(events)
    assert scene.count("riverfolk.post_fox", 6) == 1
    assert scene.warriors(R, 6) == 1
    assert scene.points(R) == 2
    assert inside(scene, "funds") == {M: 1, E: 2}
    assert supply(scene, M) == before - 1  # three funds, two of them home again


@pytest.mark.law("11.5.6.I")
def test_a_post_needs_a_ruler_and_no_other_post() -> None:
    scene = river()
    scene.put_warriors(M, 7, 1)
    scene.put_warriors(R, 7, 1)
    trade(scene, marquise=2, riverfolk=2)
    assert scene.refused("found 7") == ("11.5.6.I", "ruled-by-nobody")
    assert scene.refused("found 8") == ("11.5.6.I", "ruled-by-nobody")
    scene.put_warriors(R, 7, 2)
    assert scene.refusal("found 7") is None  # the Riverfolk themselves are any player too
    scene.put("riverfolk.post_mouse", 7)
    assert scene.refused("found 7") == ("11.5.6.I", "post-already")


@pytest.mark.law("11.5.6.II")
def test_funds_of_others_do_not_pay_for_a_post() -> None:
    scene = river()
    scene.put_warriors(E, 2, 1)
    trade(scene, marquise=5, eyrie=1)
    assert scene.refused("found 2") == ("11.5.6.II", "too-few-funds-of")


@pytest.mark.law("11.5.6.III", "11.3.3")
def test_each_suit_has_three_posts() -> None:
    scene = river()
    for clearing in (1, 6, 8):
        scene.put("riverfolk.post_fox", clearing)
    scene.put_warriors(M, 12, 1)
    scene.put_warriors(M, 2, 1)
    trade(scene, marquise=2)
    assert scene.refused("found 12") == ("11.5.6.III", "no-post-left")
    scene.play("found 2")
    assert scene.count("riverfolk.post_mouse", 2) == 1


@pytest.mark.law("11.5.6", "6.2.2")
def test_no_post_at_the_keep() -> None:
    scene = river()
    scene.put_warriors(M, 1, 1)
    scene.put("marquise.keep", 1)
    trade(scene, marquise=2)
    assert scene.refused("found 1") == ("6.2.2", "keep-bars")


@pytest.mark.law("11.5.6.III", "2.5")
def test_a_post_without_a_warrior_left_has_no_garrison() -> None:
    scene = river()
    scene.put_warriors(R, 7, 15)
    scene.put_warriors(M, 6, 1)
    trade(scene, marquise=2)
    scene.play("found 6")
    assert scene.warriors(R, 6) == 0
    assert scene.points(R) == 2


# --- 11.2.5.I, trade disruption


@pytest.mark.law("11.2.5.I", "4.1.2")
def test_a_favor_destroys_posts_and_half_of_the_funds_each() -> None:
    scene = river()
    scene.put("riverfolk.post_fox", 6)
    scene.put("riverfolk.post_fox", 12)
    funds(scene, marquise=5)
    scene.s.active = scene.seat(E)
    favor(scene.s, scene.seat(E), FOX)
    settle(scene.s)
    assert scene.points(E) == 2
    assert scene.count("riverfolk.post_fox", 6) == 0
    assert scene.s.unplaced[scene.kind("riverfolk.post_fox")] == 1  # out of the game
    assert scene.step() == "root.order"
    scene.play("order trade-disruption 12")
    assert inside(scene, "funds") == {M: 1}  # three of five, then one of two


@pytest.mark.law("11.2.5.I")
def test_the_riverfolk_choose_which_funds_go_home() -> None:
    scene = river()
    scene.put("riverfolk.post_mouse", 7)
    scene.put_warriors(M, 7, 2)
    funds(scene, marquise=2, eyrie=1, riverfolk=2)
    before = {seat: supply(scene, seat) for seat in (M, E, R)}
    scene.fight(M, 7, R)
    scene.play("roll 0 0")  # a defenceless post takes a hit
    assert scene.points(M) == 1
    assert scene.step() == "riverfolk.lose-funds"
    assert scene.decider() == R
    scene.play("fund eyrie", "fund marquise")
    assert scene.legal() == ["fund marquise", "fund riverfolk"]
    scene.play("fund riverfolk")
    assert inside(scene, "funds") == {M: 1, R: 1}
    assert supply(scene, M) == before[M] + 1
    assert supply(scene, E) == before[E] + 1
    assert supply(scene, R) == before[R] + 1


@pytest.mark.law("11.2.5.I")
def test_only_funds_are_lost_and_without_choice_nobody_is_asked() -> None:
    scene = river()
    scene.put("riverfolk.post_mouse", 7)
    put_in(scene, "payments", E, 2)
    put_in(scene, "committed", R, 2)
    funds(scene, marquise=3)
    favor(scene.s, scene.seat(M), MOUSE)
    settle(scene.s)
    assert inside(scene, "funds") == {M: 1}
    assert inside(scene, "payments") == {E: 2}
    assert inside(scene, "committed") == {R: 2}


# --- 11.3, setup


@pytest.mark.law("11.3.1", "11.3.2", "11.3.3", "11.3.4", "11.3.5")
def test_setup() -> None:
    scene = fresh_river()
    assert (scene.warriors(R, 4), scene.warriors(R, 7)) == (2, 2)
    assert inside(scene, "payments") == {R: 3}
    assert supply(scene, R) == 15 - 4 - 3
    assert prices(scene) == [1, 2, 3]
    for suit in ("fox", "rabbit", "mouse"):
        assert scene.s.unplaced[scene.kind(f"riverfolk.post_{suit}")] == 3


@pytest.mark.law("11.3.2", "6.2.2")
def test_the_first_warriors_stand_on_rivers_but_not_at_the_keep() -> None:
    game = make({"factions": "riverfolk,marquise"})
    scene = Scene(game, game.start())
    scene.play("first riverfolk")
    scene.go("marquise.keep")
    scene.play("at 4")
    scene.go("riverfolk.landing")
    assert scene.legal() == ["at 5", "at 7", "at 10", "at 11"]
    assert scene.refused("at 12") == ("11.3.2", "not-offered")


@pytest.mark.law("11.3.5")
def test_first_prices_go_from_one_to_four() -> None:
    game = make({"factions": "riverfolk,marquise"})
    scene = Scene(game, game.start())
    scene.go("riverfolk.first-prices")
    assert scene.legal() == [f"price hand-card {n}" for n in (1, 2, 3, 4)]
    scene.play("price hand-card 4")
    assert scene.refused("price hand-card 2") == ("11.3.5", "not-offered")
    scene.play("price riverboats 2", "price mercenaries 1")
    assert prices(scene) == [4, 2, 1]


# --- 11.4, Birdsong


@pytest.mark.law("11.4.1")
def test_empty_payments_are_protected() -> None:
    scene = river()
    before = supply(scene, R)
    scene.turn(R, "riverfolk.actions")
    assert inside(scene, "funds") == {R: 2}
    assert supply(scene, R) == before - 2


@pytest.mark.law("11.4.1")
def test_with_payments_there_is_no_protection() -> None:
    scene = river()
    put_in(scene, "payments", M, 1)
    scene.turn(R, "riverfolk.actions")
    assert inside(scene, "funds") == {M: 1}


@pytest.mark.law("11.4.1", "2.5")
def test_protection_by_the_last_warrior() -> None:
    scene = river()
    scene.put_warriors(R, 7, 14)
    scene.turn(R, "riverfolk.actions")
    assert inside(scene, "funds") == {R: 1}


@pytest.mark.law("11.4.2")
@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 1), (5, 2)])
def test_dividends_of_two_funds_each(count: int, points: int) -> None:
    scene = river()
    scene.put("riverfolk.post_mouse", 7)
    funds(scene, marquise=count)
    put_in(scene, "payments", M, 4)
    put_in(scene, "committed", E, 3)
    scene.turn(R, "riverfolk.actions")
    assert scene.points(R) == points


@pytest.mark.law("11.4.2")
def test_no_dividends_without_a_post_on_the_map() -> None:
    scene = river()
    funds(scene, marquise=6)
    put_in(scene, "payments", M, 1)
    scene.turn(R, "riverfolk.actions")
    assert scene.points(R) == 0


@pytest.mark.law("11.4.3")
def test_all_warriors_of_the_board_become_funds() -> None:
    scene = river()
    funds(scene, marquise=1)
    put_in(scene, "payments", M, 2)
    put_in(scene, "committed", E, 3)
    put_in(scene, "fox", R, 1)
    put_in(scene, "mouse", E, 1)
    scene.turn(R, "riverfolk.actions")
    assert inside(scene, "funds") == {M: 3, E: 4, R: 1}
    rows = (mat(scene).payments, mat(scene).funds, mat(scene).committed, mat(scene).spaces)
    assert sum(map(sum, rows)) == 8


# --- 11.6, Evening


@pytest.mark.law("11.6.1")
def test_five_cards_stay_in_hand_and_none_is_drawn() -> None:
    scene = river()
    hand = ("anvil", "bake_sale", "armorers-1", "sappers-1", "cobbler-1", "investments")
    scene.turn(R, "riverfolk.actions")
    scene.give_hand(R, *hand)
    scene.play("done")
    assert scene.step() == "root.hand-limit"
    scene.play("discard anvil")
    assert scene.step() == "riverfolk.prices"
    assert len(scene.hand(R)) == 5


@pytest.mark.law("11.6.2")
def test_each_price_may_change_once() -> None:
    scene = river()
    scene.turn(R, "riverfolk.prices")
    assert scene.refused("price hand-card 1") == ("11.6.2", "price-unchanged")
    assert scene.refused("price hand-card 5") == ("11.6.2", "price-range")
    assert scene.refused("price hand-card 0") == ("11.6.2", "price-range")
    scene.play("price mercenaries 1")
    assert scene.refused("price mercenaries 2") == ("11.6.2", "price-set-already")
    scene.play("price hand-card 4", "done")
    assert prices(scene) == [4, 2, 1]
    assert scene.s.active == scene.seat(E)


@pytest.mark.law("11.6.2")
def test_prices_may_stay() -> None:
    scene = river()
    scene.turn(R, "riverfolk.prices")
    scene.play("done")
    assert prices(scene) == [1, 2, 3]


# --- the position is plain data


def test_positions_keep_the_board() -> None:
    scene = start(Marquise(), Eyrie(), Riverfolk())
    put_in(scene, "funds", M, 2)
    put_in(scene, "committed", E, 1)
    put_in(scene, "mouse", R, 1)
    scene.turn(R, "riverfolk.actions")
    data = scene.game.position_of(scene.s)
    assert scene.game.position(data).values() == scene.s.values()
