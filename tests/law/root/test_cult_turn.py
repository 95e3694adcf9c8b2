"""The Lizard Cult: Birdsong, Daylight and Evening. Law 10.4 to 10.6, with 10.2.1 and 10.2.2."""

import pytest

from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.cult.rules import Cult
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.factions.vagabond.items import place_pawn
from lichtung.root.factions.vagabond.mat import mat_of
from lichtung.root.factions.vagabond.rules import Vagabond
from lichtung.root.fields import replaced
from lichtung.root.map import FOX, RABBIT
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
    mat,
    outcast,
    put_souls,
    revealed,
    souls,
    wood,
    worship,
)
from tests.law.root.positions import Scene, keys, start
from tests.properties.root_kept import assert_kept

# --- The outcast. 10.4.1


@pytest.mark.law("10.4.1")
@pytest.mark.parametrize(
    ("lost", "before", "after"),
    [
        ((FOXES[0], MICE[0], MICE[1]), ("fox", False), ("mouse", False)),
        ((FOXES[0], MICE[0], MICE[1]), ("fox", True), ("mouse", False)),  # a new suit comes on its first side
        ((FOXES[0], MICE[0], MICE[1]), ("mouse", False), ("mouse", True)),
        ((FOXES[0], MICE[0], MICE[1]), ("mouse", True), ("mouse", True)),
        ((FOXES[0], MICE[0]), ("rabbit", False), ("rabbit", True)),  # a tie
        ((*FOXES[:2], *MICE[:2], RABBITS[0]), ("rabbit", False), ("rabbit", True)),
        ((), ("rabbit", False), ("rabbit", True)),
        (BIRDS, ("rabbit", False), ("rabbit", True)),
        ((*BIRDS, FOXES[0]), ("rabbit", True), ("fox", False)),  # birds are ignored
        ((FOXES[0], *RABBITS[:3], *MICE[:2]), ("fox", False), ("rabbit", False)),
        (("dominance_mouse", "ambush_mouse", FOXES[0]), ("fox", False), ("mouse", False)),
    ],
)
def test_the_suit_with_the_most_lost_souls_is_outcast(
    lost: tuple[str, ...], before: tuple[str, bool], after: tuple[str, bool]
) -> None:
    scene = wood(before[0], hated=int(before[1]))
    put_souls(scene, *lost)
    worship(scene, BIRDS[0])
    assert outcast(scene) == after


@pytest.mark.law("10.4.1", "K.royal_claim")
def test_a_card_of_birdsong_can_be_used_before_the_souls_are_counted_or_after() -> None:
    scene = wood()
    scene.craft_for(C, "royal_claim")
    scene.put_warriors(C, 1, 1)
    scene.turn(C)
    assert scene.step() == "root.birdsong-cards"
    later = scene.fork()
    scene.play("use royal_claim")
    assert "royal_claim" in scene.words(scene.s.discard), "it was a lost soul when they were discarded"
    later.play("done")
    assert later.step() == "cult.conspiracies"
    later.play("use royal_claim")
    assert souls(later) == ["royal_claim"]
    assert later.points(C) == scene.points(C) == 1


# --- Discarding the souls. 10.4.2


@pytest.mark.law("10.4", "10.4.2")
def test_lost_souls_are_discarded_after_the_outcast_is_found() -> None:
    scene = wood("rabbit")
    put_souls(scene, "anvil", "dominance_bird", "dominance_fox", "ambush_fox")
    scene.turn(C)
    assert outcast(scene) == ("fox", False)
    assert souls(scene) == []
    assert sorted(scene.words(scene.s.discard)) == ["ambush_fox", "anvil"]
    assert sorted(scene.words(scene.s.available)) == ["dominance_bird", "dominance_fox"]
    assert_kept(scene.s)


@pytest.mark.law("10.4")
def test_conspiracies_come_last_in_birdsong() -> None:
    scene = wood("rabbit", acolytes=2)
    scene.put_warriors(C, 1, 1)
    put_souls(scene, "anvil")
    scene.turn(C)
    assert scene.step() == "cult.conspiracies"
    assert outcast(scene) == ("fox", False)
    assert scene.words(scene.s.discard) == ["anvil"]
    assert scene.legal() == ["move 1 5 1", "move 1 9 1", "move 1 10 1", "done"]


# --- Conspiracies. 10.4.3


def company() -> Scene:
    """Fox clearings: 1 with the Cult and the Marquise, 8 with the Marquise's workshop, 12 with the guest."""
    scene = wood("fox")
    scene.put_warriors(C, 1, 3)
    scene.put_warriors(M, 1, 2)
    scene.put("marquise.workshop", 8)
    scene.put_warriors(G, 12, 1)
    scene.put_warriors(C, 5, 2)
    scene.put_warriors(M, 5, 1)
    return scene


def give_acolytes(scene: Scene, count: int) -> None:
    scene.s.supply[CULT] += acolytes(scene) - count
    mat(scene).acolytes = count


@pytest.mark.law("10.4.3", "10.4.3.I", "10.4.3.II", "10.4.3.III")
@pytest.mark.parametrize("hated", [0, 1])
@pytest.mark.parametrize(
    ("action", "cost"),
    [
        ("battle 1 marquise", 2),
        ("move 1 5 1", 2),
        ("convert 12 guest", 2),
        ("sanctify marquise.workshop 8", 3),
    ],
)
def test_what_a_conspiracy_costs(action: str, cost: int, hated: int) -> None:
    due = cost - hated
    scene = company()
    mat(scene).hated = hated
    give_acolytes(scene, 5)
    conspire(scene)
    give_acolytes(scene, due - 1)
    assert scene.refused(action) == ("10.4.3", "too-few-acolytes")
    give_acolytes(scene, due)
    supply = scene.s.supply[CULT]
    assert scene.refusal(action) is None
    scene.play(action)
    assert acolytes(scene) == 0
    placed = 1 if action.startswith("convert") else 0
    assert scene.s.supply[CULT] == supply + due - placed
    assert_kept(scene.s)


@pytest.mark.law("10.4.3")
@pytest.mark.parametrize(
    "action", ["battle 5 marquise", "move 5 1 1", "convert 5 marquise", "sanctify marquise.sawmill 5"]
)
def test_conspiracies_happen_in_outcast_clearings(action: str) -> None:
    scene = company()
    scene.put("marquise.sawmill", 5)
    give_acolytes(scene, 9)
    conspire(scene)
    assert scene.refused(action) == ("10.4.3", "not-outcast")
    mat(scene).outcast = RABBIT
    assert scene.refusal(action) is None


@pytest.mark.law("10.4.3")
def test_conspiracies_in_any_order_as_often_as_there_are_acolytes() -> None:
    scene = company()
    give_acolytes(scene, 9)
    conspire(scene)
    scene.play("sanctify marquise.workshop 8", "convert 1 marquise", "convert 12 guest", "move 1 5 1", "done")
    assert acolytes(scene) == 0
    assert scene.step() == "", "without acolytes nothing is asked any more"
    assert scene.warriors(C, 12) == 1
    assert scene.count("cult.garden_fox", 8) == 1


@pytest.mark.law("10.4.3")
def test_without_acolytes_nothing_is_asked() -> None:
    scene = company()
    scene.give_hand(C, BIRDS[0])
    scene.turn(C)
    assert scene.step() == "cult.rituals"


@pytest.mark.law("10.4.3.I")
def test_a_crusade_fights_at_once() -> None:
    scene = company()
    give_acolytes(scene, 2)
    conspire(scene)
    assert scene.legal("battle") == ["battle 1 marquise"]
    scene.play("battle 1 marquise", "roll 2 0")
    assert scene.warriors(M, 1) == 0
    assert scene.step() == ""


@pytest.mark.law("10.4.3.I")
def test_a_crusade_moves_and_may_fight_where_it_arrives() -> None:
    scene = company()
    give_acolytes(scene, 2)
    conspire(scene)
    scene.play("move 1 5 2")
    assert (scene.decider(), scene.step()) == (C, "cult.crusade")
    assert scene.legal() == ["done", "battle 5 marquise"]
    assert scene.refused("battle 1 marquise") == ("10.4.3.I", "not-now")
    assert scene.refused("battle 5 guest") == ("4.3", "defender-absent")
    stay = scene.fork()
    stay.play("done")
    assert (stay.step(), stay.warriors(C, 5), stay.warriors(M, 5)) == ("", 4, 1)
    scene.play("battle 5 marquise", "roll 3 0")
    assert (scene.step(), scene.warriors(M, 5)) == ("", 0)


@pytest.mark.law("10.4.3.I")
def test_a_crusade_without_anybody_to_fight_ends_with_its_move() -> None:
    scene = company()
    give_acolytes(scene, 2)
    conspire(scene)
    scene.play("move 1 9 3")
    assert scene.step() == ""
    assert scene.warriors(C, 9) == 3


@pytest.mark.law("10.4.3.I", "4.2.1")
def test_a_crusade_moves_by_the_common_rules() -> None:
    scene = company()
    scene.put_warriors(M, 1, 4)
    give_acolytes(scene, 2)
    conspire(scene)
    assert scene.refused("move 1 9 1") == ("4.2.1", "must-rule")
    assert scene.refused("move 1 5 4") == ("4.2", "too-few-to-move")
    assert scene.refused("move 1 3 1") == ("4.2", "no-path")
    assert scene.legal("move") == ["move 1 5 1", "move 1 5 2", "move 1 5 3"], "clearing 5 is the Cult's"


@pytest.mark.law("10.4.3.I", "8.2.6")
def test_outrage_comes_between_the_move_and_the_battle() -> None:
    scene = wood("fox", acolytes=2, third=Alliance())
    scene.put_warriors(C, 1, 3)
    scene.put_warriors(M, 5, 1)
    scene.put("alliance.sympathy", 5)
    scene.give_hand(C, "bake_sale", "a_visit_to_friends")
    conspire(scene)
    scene.play("move 1 5 2")
    assert scene.step() == "alliance.outrage"
    scene.play("give bake_sale")
    assert scene.step() == "cult.crusade"
    assert scene.legal() == ["done", "battle 5 marquise", "battle 5 alliance"]


@pytest.mark.law("10.4.3.II")
def test_a_converted_warrior_is_replaced() -> None:
    scene = company()
    give_acolytes(scene, 2)
    conspire(scene)
    assert scene.legal("convert") == ["convert 1 marquise", "convert 12 guest"]
    assert scene.refused("convert 6 marquise") == ("10.4.3.II", "no-warrior-of-enemy")
    assert scene.refused("convert 1 cult") == ("2.7", "no-enemy")
    scene.play("convert 1 marquise")
    assert (scene.warriors(M, 1), scene.warriors(C, 1)) == (1, 4)
    assert scene.points(C) == 0


@pytest.mark.law("10.4.3.II", "2.5.1")
def test_the_acolytes_that_paid_can_be_placed() -> None:
    scene = company()
    mat(scene).hated = 1
    scene.put_warriors(C, 3, scene.s.supply[CULT] - 1)
    give_acolytes(scene, 1)
    assert scene.s.supply[CULT] == 0
    conspire(scene)
    scene.play("convert 12 guest")
    assert scene.warriors(C, 12) == 1
    assert_kept(scene.s)


@pytest.mark.law("10.4.3", "10.4.3.II", "10.4.3.III", "6.2.2")
def test_convert_and_sanctify_are_refused_at_the_keep() -> None:
    scene = company()
    scene.put("marquise.keep", 1)
    scene.put("marquise.recruiter", 1)
    give_acolytes(scene, 5)
    conspire(scene)
    assert scene.refused("convert 1 marquise") == ("6.2.2", "keep-bars")
    assert scene.refused("sanctify marquise.recruiter 1") == ("6.2.2", "keep-bars")
    assert scene.legal("convert") == ["convert 12 guest"]
    assert scene.legal("sanctify") == ["sanctify marquise.workshop 8"]
    assert "battle 1 marquise" in scene.legal("battle"), "moving and fighting are not barred"
    scene.take_off("marquise.keep", 1)
    assert scene.refusal("convert 1 marquise") is None


@pytest.mark.law("10.4.3", "K.scoundrel")
def test_convert_and_sanctify_are_refused_where_nothing_may_be_placed() -> None:
    scene = company()
    give_acolytes(scene, 5)
    scene.s.sealed = 1 << 7 | 1 << 11
    conspire(scene)
    assert scene.refused("sanctify marquise.workshop 8") == ("K.scoundrel", "shut")
    assert scene.refused("convert 12 guest") == ("K.scoundrel", "shut")


@pytest.mark.law("10.4.3.III", "3.2.1", "2.2.3")
def test_a_sanctified_building_scores_and_makes_room_for_a_garden() -> None:
    scene = company()
    scene.put("marquise.sawmill", 8)
    give_acolytes(scene, 3)
    conspire(scene)
    assert scene.s.slots[7] == 0
    scene.play("sanctify marquise.sawmill 8")
    assert scene.points(C) == 1
    assert (scene.count("marquise.sawmill", 8), scene.count("cult.garden_fox", 8)) == (0, 1)
    assert scene.s.slots[7] == 0
    assert scene.ruler(8) == C


@pytest.mark.law("10.4.3.III", "2.5.2")
def test_without_a_garden_left_nothing_is_sanctified() -> None:
    scene = company()
    scene.put("cult.garden_fox", 12)
    scene.put("cult.garden_fox", 6)
    scene.put("cult.garden_fox", 1)
    scene.put("cult.garden_fox", 8)
    give_acolytes(scene, 3)
    conspire(scene)
    assert scene.refusal("sanctify marquise.workshop 8") is None
    scene.s.unplaced = replaced(scene.s.unplaced, scene.kind("cult.garden_fox"), 0)
    assert scene.refused("sanctify marquise.workshop 8") == ("2.5.2", "no-garden-left")


@pytest.mark.law("10.4.3.III")
def test_only_buildings_of_others_are_sanctified() -> None:
    scene = company()
    scene.put("marquise.wood", 8)
    scene.put("cult.garden_fox", 1)
    give_acolytes(scene, 3)
    conspire(scene)
    assert scene.refused("sanctify marquise.wood 8") == ("10.4.3.III", "no-enemy-building")
    assert scene.refused("sanctify marquise.workshop 6") == ("10.4.3.III", "no-enemy-building")
    assert scene.refused("sanctify cult.garden_fox 1") == ("2.7", "no-enemy")
    assert scene.legal("sanctify") == ["sanctify marquise.workshop 8"]


@pytest.mark.law("10.4.3.III", "8.2.4")
def test_a_sanctified_base_is_missed() -> None:
    scene = wood("fox", acolytes=3, third=Alliance())
    scene.put("alliance.base_fox", 8)
    scene.give_pile("alliance", "anvil", "bake_sale")
    conspire(scene)
    scene.play("sanctify alliance.base_fox 8")
    assert scene.count("cult.garden_fox", 8) == 1
    assert scene.words(scene.s.zones[scene.setup.pile[2]]) == ["bake_sale"]
    assert souls(scene) == ["anvil"]


@pytest.mark.law("10.4.3.II", "2.7", "9.2.8")
def test_a_coalition_partner_is_no_enemy() -> None:
    scene = start(Marquise(), Cult(), Vagabond(), Alliance())
    scene.clear_map()
    mat(scene).outcast = FOX
    give_acolytes(scene, 5)
    scene.put_warriors(C, 1, 1)
    place_pawn(scene.s, 2, 0)
    mat_of(scene.s, 2).partner = CULT
    scene.put_warriors(M, 1, 1)
    conspire(scene)
    assert scene.refused("convert 1 vagabond") == ("2.7", "no-enemy")
    assert scene.legal("convert") == ["convert 1 marquise"]


# --- Rituals. 10.5


@pytest.mark.law("10.5")
def test_revealed_cards_lie_open_and_serve_nothing_else() -> None:
    scene = wood()
    scene.put_warriors(C, 1, 1)
    worship(scene, FOXES[0], FOXES[1], "dominance_fox")
    scene.s.points = replaced(scene.s.points, CULT, 10)
    scene.play("preach anvil 8")
    assert revealed(scene) == ["anvil"]
    assert scene.hand(C) == ["dominance_fox", "foxfolk_steel"]
    for action in ("preach anvil 8", "plant anvil 1", "worship anvil"):
        assert scene.refused(action) == ("10.5", "reveal-from-hand")
    scene.play("preach dominance_fox 8")
    assert scene.refused("dominance dominance_fox") == ("3.3.1", "no-dominance-card")
    for viewer in (0, 2, None):
        shown = scene.game.view(scene.s, viewer).data()["mats"]
        assert isinstance(shown, dict)
        assert shown[C]["revealed"] == scene.words(scene.mask("anvil", "dominance_fox"))


@pytest.mark.law("10.5")
def test_daylight_is_asked_as_long_as_there_are_cards() -> None:
    scene = wood()
    scene.put_warriors(C, 3, 25)  # nobody is left; a ritual may be held all the same
    scene.give_hand(C, "ambush_bird-1")
    scene.turn(C)
    assert scene.step() == "cult.rituals"
    assert scene.legal() == ["offer ambush_bird-1", "done"]
    scene.give_hand(C)
    scene.turn(C)
    assert scene.step() == "root.draw", "without cards everybody sees it"


@pytest.mark.law("10.5", "4.1.3", "K.tax_collector")
def test_crafted_cards_serve_in_daylight_without_a_hand() -> None:
    scene = wood()
    scene.craft_for(C, "tax_collector-1")
    scene.put_warriors(C, 3, 2)
    scene.turn(C)
    assert scene.step() == "cult.rituals"
    assert scene.legal() == ["use tax_collector-1", "done"]


@pytest.mark.law("10.5.1")
def test_a_garden_needs_rule_and_a_slot() -> None:
    scene = wood()
    scene.put_warriors(C, 5, 2)
    scene.put_warriors(M, 10, 2)
    scene.put_warriors(C, 3, 1)
    scene.put("cult.garden_rabbit", 3)
    worship(scene, "bake_sale", "anvil")
    assert scene.legal("plant") == ["plant bake_sale 5"]
    assert scene.refused("plant bake_sale 10") == ("10.5.1", "garden-needs-rule")
    assert scene.refused("plant bake_sale 4") == ("10.5.1", "garden-needs-rule")
    assert scene.refused("plant bake_sale 3") == ("2.2.3", "no-slot")
    scene.play("plant bake_sale 5")
    assert scene.count("cult.garden_rabbit", 5) == 1
    assert revealed(scene) == ["bake_sale"]


@pytest.mark.law("10.5.1")
def test_a_second_garden_in_a_clearing_is_allowed() -> None:
    scene = wood()
    scene.put("cult.garden_rabbit", 5)
    worship(scene, "bake_sale", "anvil")
    scene.play("plant bake_sale 5")
    assert scene.count("cult.garden_rabbit", 5) == 2


@pytest.mark.law("10.5.1", "2.5.2")
def test_there_are_five_gardens_of_each_suit() -> None:
    scene = wood()
    scene.put("cult.garden_mouse", 2, 2)
    scene.put("cult.garden_mouse", 7, 2)
    scene.put("cult.garden_mouse", 9)
    worship(scene, "sword_mouse", "anvil")
    assert scene.legal("plant") == []
    assert scene.refused("plant sword_mouse 9") == ("2.5.2", "no-garden-left")
    scene.take_off("cult.garden_mouse", 7)
    assert scene.refusal("plant sword_mouse 9") is None


@pytest.mark.law("10.5.1", "6.2.2")
def test_no_garden_at_the_keep() -> None:
    scene = wood()
    scene.put_warriors(C, 2, 2)
    scene.put("marquise.keep", 2)
    worship(scene, "sword_mouse")
    assert scene.refused("plant sword_mouse 2") == ("6.2.2", "keep-bars")
    assert scene.refused("preach sword_mouse 2") == ("6.2.2", "keep-bars")


@pytest.mark.law("10.2.2", "10.5.1", "10.5.2", "2.1.1")
def test_a_ritual_needs_the_suit_of_the_clearing() -> None:
    scene = wood()
    for clearing in range(1, 13):
        scene.put_warriors(C, clearing, 1)
    worship(scene, "bake_sale", "arms_trader")
    assert scene.legal("preach") == [f"preach bake_sale {c}" for c in (3, 4, 5, 10)]
    assert scene.legal("plant") == [f"plant bake_sale {c}" for c in (3, 4, 5, 10)]
    for action in ("preach arms_trader 5", "preach bake_sale 1", "plant arms_trader 5", "plant bake_sale 1"):
        assert scene.refused(action) == ("10.2.2", "ritual-needs-suit")


@pytest.mark.law("10.5.2")
def test_recruiting_needs_no_rule() -> None:
    scene = wood()
    scene.put_warriors(M, 10, 5)
    worship(scene, "bake_sale", "anvil")
    scene.play("preach bake_sale 10")
    assert scene.warriors(C, 10) == 1
    assert scene.s.supply[CULT] == 24
    assert revealed(scene) == ["bake_sale"]


@pytest.mark.law("10.5.2", "10.5.4", "2.5")
def test_without_warriors_in_the_supply_nobody_comes() -> None:
    """As the Marquise may recruit though nobody is left: as many as possible are none."""
    scene = wood()
    scene.put_warriors(C, 3, 25)
    worship(scene, "bake_sale", "arms_trader", "anvil")
    before = acolytes(scene)
    assert [event.key for event in scene.play("preach bake_sale 3")] == ["ritual-in-vain"]
    assert [event.key for event in scene.play("offer arms_trader")] == ["ritual-in-vain"]
    assert (scene.warriors(C, 3), scene.s.supply[CULT], acolytes(scene)) == (25, 0, before)
    assert revealed(scene) == ["arms_trader", "bake_sale"]


def with_gardens(suit: str, number: int) -> Scene:
    scene = wood("fox" if suit != "fox" else "mouse")
    sites = {"mouse": (2, 2, 7, 7, 9), "rabbit": (3, 4, 5, 5, 10), "fox": (1, 6, 8, 8, 12)}[suit]
    for clearing in sites[:number]:
        scene.put(f"cult.garden_{suit}", clearing)
    return scene


@pytest.mark.law("10.5.3")
@pytest.mark.parametrize(("number", "points"), [(1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
@pytest.mark.parametrize(
    ("suit", "card"), [("fox", "anvil"), ("rabbit", "bake_sale"), ("mouse", "sword_mouse")]
)
def test_gardens_score_for_a_card_of_their_suit(suit: str, card: str, number: int, points: int) -> None:
    scene = with_gardens(suit, number)
    worship(scene, card, "arms_trader")
    scene.play(f"worship {card}")
    assert scene.points(C) == points
    assert souls(scene) == [card], "the card is spent"
    assert revealed(scene) == []
    scene.go("root.draw")
    assert scene.hand(C) == ["arms_trader"], "it does not come back"


@pytest.mark.law("10.5.3")
def test_each_suit_scores_once_a_turn() -> None:
    scene = with_gardens("mouse", 2)
    scene.put("cult.garden_rabbit", 5, 2)
    worship(scene, "sword_mouse", "root_tea_mouse", "bake_sale", "arms_trader")
    scene.play("worship sword_mouse")
    assert scene.refused("worship root_tea_mouse") == ("10.5.3", "suit-scored-already")
    assert scene.legal("worship") == ["worship bake_sale"]
    scene.play("worship bake_sale")
    assert scene.points(C) == 4
    scene.go("root.draw")
    worship(scene, "root_tea_mouse", "arms_trader")
    scene.play("worship root_tea_mouse")
    assert scene.points(C) == 6, "and again in the next turn"


@pytest.mark.law("10.5.3", "10.2.2")
def test_what_does_not_score() -> None:
    scene = with_gardens("mouse", 2)
    worship(scene, "anvil", "arms_trader")
    assert scene.legal("worship") == []
    assert scene.refused("worship anvil") == ("10.5.3", "no-garden-of-suit")
    assert scene.refused("worship arms_trader") == ("10.2.2", "birds-do-not-worship")
    assert scene.refused("worship sword_mouse") == ("10.5", "reveal-from-hand")


@pytest.mark.law("10.5.3", "3.1")
def test_thirty_points_win_at_once() -> None:
    scene = with_gardens("mouse", 5)
    scene.set_points(C, 26)
    worship(scene, "sword_mouse", "arms_trader")
    scene.play("worship sword_mouse")
    assert scene.winners() == [C]


@pytest.mark.law("10.5.4", "10.2.2")
def test_a_bird_makes_an_acolyte() -> None:
    scene = wood()
    worship(scene, "arms_trader", "birdy_bindle", "anvil")
    assert scene.legal("offer") == ["offer arms_trader", "offer birdy_bindle"]
    assert scene.refused("offer anvil") == ("10.5.4", "sacrifice-needs-bird")
    assert scene.refused("offer woodland_runners") == ("10.5", "reveal-from-hand")
    scene.play("offer arms_trader", "offer birdy_bindle")
    assert acolytes(scene) == 2
    assert scene.s.supply[CULT] == 23
    assert revealed(scene) == ["arms_trader", "birdy_bindle"]
    assert_kept(scene.s)


# --- Evening. 10.6


@pytest.mark.law("10.6.1")
def test_revealed_cards_come_back_and_everybody_knows_them() -> None:
    scene = wood()
    worship(scene, "arms_trader", "anvil", "sword_mouse")
    events = scene.play("offer arms_trader", "preach anvil 1", "done")
    assert scene.step() == "root.draw"
    assert revealed(scene) == []
    assert sorted(scene.hand(C)) == ["anvil", "arms_trader", "sword_mouse"]
    for viewer in (M, G):
        assert sorted(scene.known(viewer, C)) == ["anvil", "arms_trader"]
    assert "cards-taken-back" in keys(events)
    assert_kept(scene.s)


@pytest.mark.law("10.2.1", "10.6", "10.6.1", "10.6.2")
def test_gardens_of_the_outcast_suit_craft_in_the_evening() -> None:
    scene = wood("fox")
    scene.put("cult.garden_fox", 1)
    scene.put("cult.garden_mouse", 2)
    put_souls(scene, "ambush_fox")
    worship(scene, "anvil", "root_tea_mouse", "foxfolk_steel", "travel_gear_fox")
    assert scene.legal("craft") == [], "not in Daylight"
    scene.play("preach anvil 8", "done")
    assert scene.step() == "cult.craft"
    assert scene.legal() == ["craft anvil", "done"], "a card that was revealed is back in hand"
    assert scene.refused("craft root_tea_mouse") == ("4.1.1", "too-few-crafters")
    scene.play("craft anvil")
    assert scene.points(C) == 2
    assert scene.item(C, "hammer") == 1
    assert souls(scene) == ["anvil"]
    assert scene.step() == "root.draw", "each garden works once"


@pytest.mark.law("10.2.1", "10.6.2")
def test_the_outcast_decides_which_gardens_craft() -> None:
    scene = wood("fox")
    scene.put("cult.garden_fox", 1)
    scene.put("cult.garden_mouse", 2)
    put_souls(scene, "ambush_mouse")
    worship(scene, "anvil", "root_tea_mouse")
    scene.play("done")
    assert outcast(scene) == ("mouse", False)
    assert scene.legal("craft") == ["craft root_tea_mouse"]
    scene.play("craft root_tea_mouse")
    assert scene.step() == "root.draw"


@pytest.mark.law("10.2.1", "10.6.2")
def test_several_gardens_craft_together() -> None:
    scene = wood("fox")
    scene.put("cult.garden_fox", 8, 2)
    scene.put("cult.garden_fox", 12)
    scene.put("cult.garden_fox", 1)
    put_souls(scene, "ambush_fox")
    worship(scene, "royal_claim", "favor_fox", "armorers-1")
    scene.play("done")
    assert scene.legal("craft") == ["craft armorers-1", "craft royal_claim", "craft favor_fox"]
    scene.play("craft royal_claim")
    assert scene.step() == "root.draw"
    assert scene.words(scene.s.crafted[CULT]) == ["royal_claim"]


@pytest.mark.law("10.6.2")
def test_crafting_is_asked_where_gardens_could_craft() -> None:
    scene = wood("fox")
    put_souls(scene, "ambush_fox")
    worship(scene, "sword_mouse")
    scene.play("done")
    assert scene.step() == "root.draw", "everybody sees that there are no gardens"
    scene = wood("fox")
    scene.put("cult.garden_fox", 1)
    put_souls(scene, "ambush_fox")
    worship(scene, "sword_mouse")
    scene.play("done")
    assert scene.step() == "cult.craft"
    assert scene.legal() == ["done"]


@pytest.mark.law("10.6.3")
@pytest.mark.parametrize(
    ("fox", "rabbit", "mouse", "cards"),
    [(0, 0, 0, 1), (1, 1, 1, 1), (2, 0, 0, 2), (2, 3, 1, 3), (2, 2, 5, 4)],
)
def test_suits_with_two_gardens_draw_a_card_more(fox: int, rabbit: int, mouse: int, cards: int) -> None:
    scene = wood("fox")
    for suit, sites, number in (
        ("fox", (1, 6), fox),
        ("rabbit", (3, 5, 4), rabbit),
        ("mouse", (2, 7, 9, 2, 7), mouse),
    ):
        for clearing in sites[:number]:
            scene.put(f"cult.garden_{suit}", clearing)
    scene.turn(C, "root.draw")
    drawn = 0
    while scene.step() == "root.draw" and scene.s.active == CULT:
        scene.play(scene.legal()[0])
        drawn += 1
    assert drawn == cards


@pytest.mark.law("10.6.3")
def test_five_cards_stay_in_hand() -> None:
    scene = wood("fox")
    put_souls(scene, *RABBITS[:2])
    worship(scene, *FOXES)
    scene.play("done", "draw sword_mouse")
    assert scene.step() == "root.hand-limit"
    scene.play("discard anvil")
    assert souls(scene) == ["anvil"]
    assert len(scene.hand(C)) == 5
