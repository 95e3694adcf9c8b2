"""The Mechanical Marquise. M.1 to M.6."""

import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.root.cards import ITEM_SUPPLY, ITEMS
from lichtung.root.factions.vagabond.items import place_pawn
from lichtung.root.game import make
from lichtung.root.orders import PLAN
from lichtung.root.pieces import barred
from tests.law.root.machine_wood import MACHINE, daylight, orders, plan, wanderer, wood
from tests.law.root.positions import begin, keys


@pytest.mark.law("M.1")
def test_a_card_taken_from_her_comes_from_the_deck() -> None:
    scene = wood("eyrie", "alliance")
    scene.craft_for("eyrie", "stand_and_deliver-1")
    scene.turn("eyrie")
    scene.play("use stand_and_deliver-1")
    assert scene.decider() == "chance"  # nobody else to rob: the Alliance's hand is empty
    assert scene.points(MACHINE) == 1  # Stand and Deliver! pays its victim
    scene.play("draw anvil")
    assert scene.hand("eyrie") == ["anvil"]


@pytest.mark.law("M.1")
def test_a_thief_may_draw_instead() -> None:
    scene, _ = wanderer()
    scene.go("vagabond.actions")
    assert f"rob {MACHINE}" in scene.legal("rob")
    scene.play(f"rob {MACHINE}", "draw anvil")
    assert "anvil" in scene.hand("vagabond")


@pytest.mark.law("M.1")
def test_she_cannot_be_looked_at() -> None:
    scene = wood("eyrie", "alliance")
    scene.give_hand("alliance", "anvil")
    scene.craft_for("eyrie", "codebreakers-1")
    scene.turn("eyrie", "root.craft")
    scene.play("use codebreakers-1")
    assert scene.known("eyrie", "alliance") == ["anvil"]  # nobody else to choose


@pytest.mark.law("M.1", "K.better_burrow_bank")
def test_a_card_that_she_would_draw_is_discarded_for_a_point() -> None:
    scene = wood("eyrie")
    scene.craft_for("eyrie", "better_burrow_bank-1")
    scene.turn("eyrie")
    scene.play("draw anvil", "draw foxfolk_steel")
    assert scene.hand("eyrie") == ["anvil"]
    assert scene.hand(MACHINE) == []
    assert scene.points(MACHINE) == 1
    assert scene.s.discard == scene.mask("foxfolk_steel")


@pytest.mark.law("M.1", "M.3.4", "9.5.4")
def test_aid_to_her_discards_the_card_and_buys_an_item() -> None:
    scene, _ = wanderer()
    scene.give_hand("vagabond", "ambush_bird-1")
    scene.go("vagabond.actions")
    scene.play(f"aid {MACHINE} ambush_bird-1")
    scene.play("exhaust tea")
    scene.play("take sword")
    assert scene.points(MACHINE) == 1
    assert scene.s.discard & scene.mask("ambush_bird-1")
    assert scene.hand(MACHINE) == []
    assert scene.item(MACHINE, "sword") == 0
    assert scene.points("vagabond") == 1  # the first step of the relation


@pytest.mark.law("M.2")
def test_nobody_ambushes_her() -> None:
    scene = wood("eyrie", "alliance")
    scene.put_warriors(MACHINE, 5, 2)
    scene.put_warriors("eyrie", 5, 2)
    scene.give_hand("eyrie", "ambush_bird-1")
    scene.fight(MACHINE, 5, "eyrie")
    assert scene.step() == "root.roll"
    scene = wood("eyrie", "alliance")
    scene.put_warriors("alliance", 5, 2)
    scene.put_warriors("eyrie", 5, 2)
    scene.give_hand("eyrie", "ambush_bird-1")
    scene.fight("alliance", 5, "eyrie")
    assert scene.step() == "root.ambush"


@pytest.mark.law("M.3")
def test_only_one_marquise_plays() -> None:
    with pytest.raises(LichtungError) as wrong:
        make({"factions": [MACHINE, "marquise", "eyrie"]})
    assert (wrong.value.key, wrong.value.where) == ("factions-replaced", "factions")


@pytest.mark.law("M.3.1")
def test_she_has_a_seat_that_nobody_plays() -> None:
    game = make({"factions": ["eyrie", MACHINE, "alliance"]})
    assert game.players() == [0, 2]
    scene = begin(game)
    scene.turn(MACHINE)
    while scene.decider() == "chance":
        scene.play(scene.legal()[0])
    assert scene.s.active == 2  # the turn went on to the next seat


@pytest.mark.law("M.3.3")
def test_spies_take_the_place_of_dominance_cards_and_five_orders_are_drawn() -> None:
    game = make({"factions": [MACHINE, "eyrie", "alliance"]})
    scene = begin(game)
    deck = scene.setup.deck
    assert deck.spies.bit_count() == 4
    zones = scene.s.deck
    for zone in scene.s.zones:
        zones |= zone
    assert not zones & deck.dominance
    assert zones & deck.spies == deck.spies
    assert len(orders(scene)) == PLAN
    first = scene.setup.pile[0]
    for viewer in (1, 2):  # face down for everybody
        assert not any(scene.s.known[viewer * scene.setup.zones + first + slot] for slot in range(PLAN))
    view = game.view(scene.s, 1)
    assert view.hidden[first : first + PLAN] == (1,) * PLAN
    assert view.known[first : first + PLAN] == (0,) * PLAN
    assert scene.hand(MACHINE) == []


@pytest.mark.law("M.3.4")
def test_four_items_of_the_supply_are_for_sale() -> None:
    scene = begin(make({"factions": [MACHINE, "eyrie"]}))
    for number, item in enumerate(ITEMS):
        sold = item in ("sword", "boots", "bag", "tea")
        assert scene.item(MACHINE, item) == sold
        assert scene.s.items[number] == ITEM_SUPPLY[number] - sold


@pytest.mark.law("M.3.7", "6.3.2", "6.3.3")
def test_chance_names_her_corner_and_she_builds_nothing() -> None:
    game = make({"factions": [MACHINE, "eyrie"]})
    s = game.start()
    game.apply(s, game.actions(s)[0])  # who begins
    while (decision := game.decision(s)) is not None and decision.step != "mechanical-marquise.keep":
        game.apply(s, game.actions(s)[0])
    assert decision is not None
    assert decision.seat < 0
    assert [game.text(a) for a, _ in game.chance(s)] == ["at 1", "at 2", "at 3", "at 4"]
    game.apply(s, game.parse("at 2"))
    assert s.warriors[:12] == [1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1]  # clearing 4 lies opposite
    assert [game.setup.kinds[kind].name for kind in game.setup.kinds_of[0]] == ["keep"]


@pytest.mark.law("M.3.7", "6.2.2", "10.4.3.II")
def test_her_keep_keeps_others_out() -> None:
    scene = wood("eyrie", "alliance")
    refused = barred(scene.s, 1, 0)
    assert refused is not None
    assert (refused.law, refused.key) == ("6.2.2", "keep-bars")
    assert barred(scene.s, 0, 0) is None
    assert barred(scene.s, 1, 1) is None


@pytest.mark.law("M.4")
def test_two_points_for_each_clearing_ruled_with_three_warriors() -> None:
    scene = wood("eyrie", "alliance")
    scene.put_warriors(MACHINE, 2, 3)
    scene.put_warriors(MACHINE, 5, 4)
    scene.put_warriors(MACHINE, 6, 2)  # too few
    scene.put_warriors(MACHINE, 7, 3)
    scene.put_warriors("eyrie", 7, 3)  # a tie is the Eyrie's
    scene.ask_seat("mechanical-marquise.score", MACHINE)
    assert scene.points(MACHINE) == 4


@pytest.mark.law("M.5")
def test_the_leftmost_order_is_revealed_and_discarded() -> None:
    scene = wood("eyrie", "alliance")
    plan(scene, "anvil", "root_tea_mouse")
    scene.s.events = []
    daylight(scene)
    assert "order-revealed" in keys(scene.s.events)
    assert orders(scene) == ["root_tea_mouse"]
    assert scene.s.discard == scene.mask("anvil")


@pytest.mark.law("M.5", "2.1.1")
def test_a_bird_order_matches_every_clearing() -> None:
    scene = wood("eyrie", "alliance")
    plan(scene, "ambush_bird-1")
    for clearing in (5, 6):  # rabbit and fox
        scene.put_warriors(MACHINE, clearing, 1)
        scene.put_warriors("eyrie", clearing, 1)
    daylight(scene)
    assert scene.step() == "root.roll"
    assert scene.s.frames()[-1].record.values()[2] == 4
    scene.play("roll 0 0")
    assert scene.s.frames()[-1].record.values()[2] == 5
    scene.play("roll 0 0")
    assert scene.step() == ""


@pytest.mark.law("M.5.1")
def test_she_battles_only_in_matching_clearings_with_enemies() -> None:
    scene = wood("eyrie", "alliance")
    plan(scene, "anvil")  # a fox card
    scene.put_warriors(MACHINE, 5, 2)
    scene.put_warriors("eyrie", 5, 2)  # a rabbit clearing
    scene.put_warriors(MACHINE, 6, 2)  # nobody else there
    scene.put_warriors("eyrie", 8, 2)  # none of hers there
    daylight(scene)
    assert scene.step() == ""  # no dice at all


@pytest.mark.law("M.5.1")
@pytest.mark.parametrize(
    ("eyrie", "alliance", "points", "defender"),
    [
        (2, 1, (0, 9), "eyrie"),
        (1, 2, (9, 0), "alliance"),
        (2, 2, (3, 4), "alliance"),
        (2, 2, (4, 4), "eyrie"),
    ],
)
def test_the_defender_has_most_pieces_then_points_then_the_first_letter(
    eyrie: int, alliance: int, points: tuple[int, int], defender: str
) -> None:
    scene = wood("alliance", "eyrie")
    plan(scene, "anvil")
    scene.put_warriors(MACHINE, 6, 1)
    scene.put_warriors("eyrie", 6, eyrie)
    scene.put_warriors("alliance", 6, alliance)
    scene.set_points("eyrie", points[0])
    scene.set_points("alliance", points[1])
    daylight(scene)
    assert scene.step() == "root.roll"
    assert scene.s.frames()[-1].record.values()[1] == scene.seat(defender)


@pytest.mark.law("M.5.1")
def test_tokens_and_a_pawn_count_as_pieces() -> None:
    scene = wood("alliance", "vagabond", "eyrie")
    plan(scene, "anvil")
    scene.put_warriors(MACHINE, 6, 1)
    scene.put("alliance.sympathy", 6)
    place_pawn(scene.s, scene.seat("vagabond"), 5)
    scene.set_points("vagabond", 1)
    daylight(scene)
    assert scene.s.frames()[-1].record.values()[1] == scene.seat("vagabond")


@pytest.mark.law("M.5.2")
def test_all_but_three_warriors_go_where_most_enemies_are() -> None:
    scene = wood("eyrie", "alliance")
    plan(scene, "anvil")
    scene.put_warriors(MACHINE, 12, 6)  # a fox clearing, next to 4, 7, 9, 10, 11
    scene.put_warriors("eyrie", 9, 1)
    scene.put_warriors("eyrie", 10, 1)
    scene.put_warriors("alliance", 10, 1)
    daylight(scene)
    assert scene.warriors(MACHINE, 12) == 3 + 1  # an anvil costs one fox: recruited after the move
    assert scene.warriors(MACHINE, 10) == 3


@pytest.mark.law("M.5.2")
def test_priority_breaks_ties_and_three_never_move() -> None:
    scene = wood("eyrie", "alliance")
    plan(scene, "ambush_fox")
    scene.put_warriors(MACHINE, 12, 5)
    scene.put_warriors(MACHINE, 6, 3)
    scene.put_warriors("eyrie", 11, 1)
    scene.put_warriors("eyrie", 7, 1)
    daylight(scene)
    assert scene.warriors(MACHINE, 7) == 2
    assert scene.warriors(MACHINE, 6) == 3


@pytest.mark.law("M.5.2")
def test_she_moves_only_from_matching_clearings_that_she_rules() -> None:
    scene = wood("eyrie", "alliance")
    plan(scene, "ambush_fox")
    scene.put_warriors(MACHINE, 5, 6)  # a rabbit clearing
    scene.put_warriors(MACHINE, 8, 4)
    scene.put_warriors("eyrie", 8, 4)
    daylight(scene)
    scene.play("roll 0 0")
    assert scene.warriors(MACHINE, 5) == 6
    assert scene.warriors(MACHINE, 8) == 4


@pytest.mark.law("M.5.2", "4.2.2")
def test_warriors_may_go_on_from_a_clearing_that_comes_later() -> None:
    scene = wood("eyrie", "alliance")
    plan(scene, "ambush_bird-1")
    scene.put_warriors(MACHINE, 1, 7)  # next to 5, 9, 10
    scene.put_warriors("eyrie", 2, 1)
    daylight(scene)
    assert scene.warriors(MACHINE, 1) == 3
    assert scene.warriors(MACHINE, 5) == 3  # four came, one went on
    assert scene.warriors(MACHINE, 2) == 1


@pytest.mark.law("M.5.2", "8.2.6")
def test_she_outrages_by_the_deck() -> None:
    scene = wood("alliance", "eyrie")
    plan(scene, "ambush_fox")
    scene.put_warriors(MACHINE, 12, 5)
    scene.put("alliance.sympathy", 7)
    daylight(scene)
    assert scene.decider() == "chance"
    scene.play("draw anvil")
    pile = scene.setup.pile[scene.seat("alliance")]
    assert scene.words(scene.s.zones[pile]) == ["anvil"]


@pytest.mark.law("M.5.3", "M.5.3.I")
@pytest.mark.parametrize(("order", "each"), [("anvil", 1), ("foxfolk_steel", 2), ("favor_fox", 3)])
def test_warriors_come_to_ruled_clearings_of_the_suit(order: str, each: int) -> None:
    scene = wood("eyrie", "alliance")
    plan(scene, order, "root_tea_mouse")
    for clearing in (6, 8):
        scene.put_warriors(MACHINE, clearing, 1)
    scene.put_warriors(MACHINE, 5, 1)  # another suit
    scene.put_warriors(MACHINE, 12, 1)
    scene.put_warriors("eyrie", 12, 1)
    daylight(scene)
    scene.play("roll 0 0")  # at 12
    assert [scene.warriors(MACHINE, c) for c in (1, 5, 6, 8, 12)] == [0, 1, 1 + each, 1 + each, 1]
    assert orders(scene) == ["root_tea_mouse"]


@pytest.mark.law("M.5.3.II")
def test_a_card_of_every_suit_brings_one_warrior_to_each_ruled_clearing() -> None:
    scene = wood("eyrie", "alliance")
    deck = scene.setup.deck
    card = next(w for w, cost in zip(deck.words, deck.cost, strict=True) if cost == (1, 1, 1, 0))
    plan(scene, card)
    for clearing in (5, 6, 7):
        scene.put_warriors(MACHINE, clearing, 1)
    daylight(scene)
    assert [scene.warriors(MACHINE, c) for c in (1, 5, 6, 7, 8)] == [0, 2, 2, 2, 0]


@pytest.mark.law("M.5.3.III")
def test_four_warriors_come_to_the_keep() -> None:
    scene = wood("eyrie", "alliance")
    plan(scene, "royal_claim")
    daylight(scene)
    assert scene.warriors(MACHINE, 1) == 4
    scene = wood("eyrie", "alliance")
    scene.take_off(f"{MACHINE}.keep", 1)
    plan(scene, "royal_claim")
    daylight(scene)
    assert sum(scene.s.warriors[:12]) == 0


@pytest.mark.law("M.5.3")
def test_an_order_without_cost_is_followed_by_the_next() -> None:
    scene = wood("eyrie", "alliance")
    plan(scene, "ambush_fox", "spy_mouse", "anvil", "root_tea_fox")
    scene.put_warriors(MACHINE, 6, 1)
    daylight(scene)
    assert orders(scene) == ["root_tea_fox"]
    assert scene.warriors(MACHINE, 6) == 2
    assert scene.s.available == scene.mask("spy_mouse")
    plan(scene, "ambush_fox")
    daylight(scene)
    assert scene.step() == ""  # no order left: nothing more happens


@pytest.mark.law("M.5.3", "2.5")
def test_a_short_supply_goes_by_priority() -> None:
    scene = wood("eyrie", "alliance")
    plan(scene, "favor_fox")
    for clearing in (6, 8, 12):
        scene.put_warriors(MACHINE, clearing, 1)
    scene.put_warriors(MACHINE, 5, 18)
    assert scene.s.supply[0] == 4
    daylight(scene)
    assert [scene.warriors(MACHINE, c) for c in (6, 8, 12)] == [4, 2, 1]


@pytest.mark.law("M.6")
def test_the_plan_is_filled_from_the_right() -> None:
    scene = wood("eyrie", "alliance")
    plan(scene, "anvil", "root_tea_fox")
    scene.ask_seat("mechanical-marquise.refill", MACHINE)
    scene.play("draw ambush_fox", "draw ambush_mouse", "draw ambush_rabbit")
    assert orders(scene) == ["anvil", "root_tea_fox", "ambush_fox", "ambush_mouse", "ambush_rabbit"]
    assert scene.step() == ""


def test_what_she_knows_no_player_knows() -> None:
    game = make({"factions": [MACHINE, "eyrie"]})
    scene = begin(game)
    for viewer in (1, None):
        view = game.view(scene.s, viewer)
        first = scene.setup.pile[0]
        assert view.known[first : first + PLAN] == (0,) * PLAN


@pytest.mark.law("M.5", "K.arbiter")
def test_she_enlists_no_arbiter() -> None:
    game = make({"factions": [MACHINE, "vagabond", "alliance"]})
    scene = begin(game, ("play-as arbiter", "walk f1"))
    place_pawn(scene.s, scene.seat("vagabond"), 4)
    scene.put_warriors(MACHINE, 5, 2)
    scene.put_warriors("alliance", 5, 2)
    scene.fight("alliance", 5, MACHINE)
    assert scene.step() == "root.roll"
