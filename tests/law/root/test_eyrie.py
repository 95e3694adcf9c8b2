"""The Eyrie Dynasties, paragraph by paragraph. Law 7."""

import pytest

from lichtung.kernel.frames import settle
from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.eyrie.mat import COLUMNS, PAST_COLUMNS, EyrieMat, mat_of
from lichtung.root.factions.eyrie.rules import LEADERS, VIZIER_COLUMNS, Eyrie
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.state import NONE
from tests.law.root.positions import Scene, keys, start

M, E = "marquise", "eyrie"


def begin(leader: str = "builder") -> Scene:
    """The Marquise in clearing 1, the Eyrie in 3."""
    return start(Marquise(), Eyrie(), setup=("at 1", "at 1", "at 5", "at 5", f"leader {leader}"))


def bare(leader: str = "builder") -> Scene:
    """Nothing on the map and no Loyal Viziers: a scene for single cards of the Decree."""
    scene = begin(leader)
    scene.clear_map()
    viziers(scene)
    return scene


def mat(scene: Scene) -> EyrieMat:
    return mat_of(scene.s, scene.seat(E))


def viziers(scene: Scene, *columns: str) -> None:
    """Loyal Viziers lie in exactly these columns."""
    for number, column in enumerate(COLUMNS):
        mat(scene).viziers[number] = columns.count(column)


def decree(scene: Scene, column: str, *cards: str) -> None:
    """These cards lie in a column of the Decree."""
    for card in cards:
        scene.free_card(card)
        scene.s.deck &= ~scene.mask(card)
    mat(scene).decree[COLUMNS.index(column)] |= scene.mask(*cards)


def in_decree(scene: Scene, column: str) -> list[str]:
    return scene.words(mat(scene).decree[COLUMNS.index(column)])


def leader(scene: Scene) -> str:
    return LEADERS[mat(scene).leader]


def resolve(scene: Scene) -> None:
    """The Eyrie begin to resolve their Decree."""
    scene.ask_seat("eyrie.open-decree", E)


def roosts(scene: Scene) -> list[int]:
    return [clearing for clearing in range(1, 13) if scene.count("eyrie.roost", clearing)]


# --- 7.2, abilities


@pytest.mark.law("7.2.1", "7.5.1")
def test_roosts_craft_before_the_decree_is_resolved() -> None:
    scene = begin()
    scene.give_hand(E, "travel_gear_fox", "anvil", "armorers-1")
    scene.turn(E, "eyrie.decree")
    scene.play("decree armorers-1 move", "done")
    assert scene.step() == "root.craft"
    assert scene.legal("craft") == ["craft travel_gear_fox"]  # one roost, in a rabbit clearing
    scene.play("craft travel_gear_fox", "done")
    assert scene.step() == "eyrie.move"  # recruiting at the only roost left no choice
    assert scene.refused("craft anvil") == ("7.5.1", "came-before")


@pytest.mark.law("7.2.1", "4.1.1")
def test_a_roost_crafts_once_a_turn() -> None:
    scene = begin()
    scene.give_hand(E, "travel_gear_fox", "a_visit_to_friends")
    scene.ask_seat("root.craft", E)
    scene.play("craft travel_gear_fox")
    assert scene.refused("craft a_visit_to_friends") == ("4.1.1", "too-few-crafters")


@pytest.mark.law("7.2.2", "2.8")
def test_the_eyrie_rule_where_they_are_tied() -> None:
    scene = bare()
    scene.put_warriors(M, 5, 2)
    scene.put_warriors(E, 5, 1)
    assert scene.ruler(5) == M
    scene.put("eyrie.roost", 5)
    assert scene.ruler(5) == E
    scene.put("marquise.sawmill", 5)
    assert scene.ruler(5) == M


@pytest.mark.law("7.2.2")
def test_the_eyrie_do_not_rule_empty_clearings_or_ties_of_others() -> None:
    scene = start(Marquise(), Eyrie(), Alliance())
    scene.clear_map()
    assert scene.ruler(5) == ""
    scene.put_warriors(M, 5, 2)
    scene.put_warriors("alliance", 5, 2)
    assert scene.ruler(5) == ""
    scene.put_warriors(E, 5, 1)
    assert scene.ruler(5) == ""
    scene.put_warriors(E, 5, 2)
    assert scene.ruler(5) == E


@pytest.mark.law("7.2.3", "7.8.1", "3.2.2")
@pytest.mark.parametrize(("name", "points"), [("builder", 3), ("despot", 1), ("commander", 1)])
def test_an_item_is_worth_one_point_except_to_the_builder(name: str, points: int) -> None:
    scene = bare(name)
    scene.put("eyrie.roost", 5)
    scene.put("eyrie.roost", 3)
    scene.give_hand(E, "bake_sale")
    scene.ask_seat("root.craft", E)
    scene.play("craft bake_sale")
    assert scene.points(E) == points
    assert scene.item(E, "coin") == 1


# --- 7.3, setup


@pytest.mark.law("7.3.1", "7.3.2", "7.3.5")
@pytest.mark.parametrize(("keep", "opposite"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_the_first_roost_stands_opposite_the_keep_with_six_warriors(keep: int, opposite: int) -> None:
    scene = start(Marquise(), Eyrie(), setup=(f"at {keep}",))
    assert roosts(scene) == [opposite]
    assert scene.warriors(E, opposite) == 6
    assert scene.s.supply[1] == 14
    assert scene.s.unplaced[scene.kind("eyrie.roost")] == 6


@pytest.mark.law("7.3.2")
def test_without_the_marquise_the_corner_is_a_choice() -> None:
    for corner in (1, 2, 3, 4):
        scene = start(Eyrie(), Alliance(), setup=(f"at {corner}", "leader despot"))
        assert roosts(scene) == [corner]
        assert scene.warriors(E, corner) == 6


@pytest.mark.law("7.3.3", "7.3.4", "7.8")
@pytest.mark.parametrize(
    ("name", "columns"),
    [
        ("builder", ["recruit", "move"]),
        ("charismatic", ["recruit", "battle"]),
        ("commander", ["move", "battle"]),
        ("despot", ["move", "build"]),
    ],
)
def test_each_leader_wants_the_viziers_in_two_columns(name: str, columns: list[str]) -> None:
    scene = begin(name)
    assert leader(scene) == name
    held = [column for number, column in enumerate(COLUMNS) if mat(scene).viziers[number] == 1]
    assert held == columns
    assert mat(scene).deposed == 0


# --- 7.4, Birdsong


@pytest.mark.law("7.4.1")
def test_emergency_orders_draw_a_card_for_an_empty_hand_only() -> None:
    scene = begin()
    scene.turn(E)
    assert scene.step() == "root.draw"
    scene.play("draw anvil")
    assert scene.step() == "eyrie.decree"
    assert scene.hand(E) == ["anvil"]
    scene = begin()
    scene.give_hand(E, "anvil")
    scene.turn(E)
    assert scene.step() == "eyrie.decree"


@pytest.mark.law("7.4.1", "7.4.2", "2.1.2")
def test_with_nothing_to_draw_nothing_is_added() -> None:
    scene = begin()
    scene.s.deck = 0
    scene.turn(E, "root.craft")
    assert [in_decree(scene, column) for column in COLUMNS] == [[], [], [], []]


@pytest.mark.law("7.4.2")
def test_one_or_two_cards_are_added_to_any_columns() -> None:
    scene = begin()
    scene.give_hand(E, "anvil", "bake_sale", "investments")
    scene.turn(E, "eyrie.decree")
    assert len(scene.legal("decree")) == 12
    assert scene.refused("done") == ("7.4.2", "must-add")
    assert scene.refused("decree cobbler-1 move") == ("7.4.2", "add-from-hand")
    scene.play("decree anvil build")
    assert "done" in scene.legal()
    assert scene.refused("decree anvil move") == ("7.4.2", "add-from-hand")
    scene.play("decree bake_sale build")
    assert scene.step() != "eyrie.decree"
    assert in_decree(scene, "build") == ["anvil", "bake_sale"]
    assert scene.hand(E) == ["investments"]


@pytest.mark.law("7.4.2")
def test_one_card_will_do() -> None:
    scene = begin()
    scene.give_hand(E, "anvil", "bake_sale")
    scene.turn(E, "eyrie.decree")
    scene.play("decree anvil build", "done")
    assert scene.hand(E) == ["bake_sale"]


@pytest.mark.law("7.4.2")
def test_only_one_of_the_cards_is_a_bird() -> None:
    scene = begin()
    scene.give_hand(E, "armorers-1", "sappers-1", "anvil")
    scene.turn(E, "eyrie.decree")
    assert len(scene.legal("decree")) == 12  # the first may be a bird
    scene.play("decree armorers-1 move")
    assert scene.refused("decree sappers-1 move") == ("7.4.2", "one-bird-only")
    assert len(scene.legal("decree")) == 4
    scene.play("decree anvil move")
    assert in_decree(scene, "move") == ["armorers-1", "anvil"]


@pytest.mark.law("7.4.2")
def test_a_bird_may_come_second() -> None:
    scene = begin()
    scene.give_hand(E, "sappers-1", "anvil")
    scene.turn(E, "eyrie.decree")
    scene.play("decree anvil move", "decree sappers-1 move")
    assert scene.hand(E) == []


@pytest.mark.law("7.4.2", "1.2.1")
def test_with_birds_only_a_second_card_is_still_asked_for() -> None:
    scene = begin()
    scene.give_hand(E, "armorers-1", "sappers-1")
    scene.turn(E, "eyrie.decree")
    scene.play("decree armorers-1 move")
    assert scene.step() == "eyrie.decree"
    assert scene.legal() == ["done"]


@pytest.mark.law("7.4.2", "1.2.2")
def test_everybody_sees_the_decree() -> None:
    scene = begin()
    scene.give_hand(E, "armorers-1", "anvil")
    scene.turn(E, "eyrie.decree")
    events = scene.play("decree armorers-1 move")
    assert [event.key for event in events] == ["decree-added"]
    assert events[0].seen_by(None) == events[0]
    view = scene.game.view(scene.s, scene.seat(M))
    seen = view.mats[1].mat
    assert isinstance(seen, EyrieMat)
    assert seen.decree == [0, scene.mask("armorers-1"), 0, 0]


def roostless(scene: Scene) -> None:
    """No roost on the map; the hand lets the Eyrie pass Birdsong with one card."""
    scene.clear_map()
    scene.give_hand(E, "anvil")


def new_roost(scene: Scene) -> None:
    scene.turn(E, "eyrie.decree")
    scene.play("decree anvil move")


@pytest.mark.law("7.4.3")
def test_a_new_roost_where_the_fewest_warriors_of_all_players_stand() -> None:
    scene = begin()
    roostless(scene)
    for clearing in range(1, 13):
        scene.put_warriors(M, clearing, 2 if clearing < 11 else 1)
    scene.put_warriors(E, 11, 1)
    scene.put_warriors(M, 7, 1)
    new_roost(scene)
    # 7 and 12 hold one warrior; 11 holds one of each.
    assert (scene.step(), scene.legal()) == ("eyrie.new-roost", ["at 7", "at 12"])
    assert scene.refused("at 11")[0] == "7.4.3"
    scene.play("at 12")
    assert roosts(scene) == [12]
    assert scene.warriors(E, 12) == 3


@pytest.mark.law("7.4.3", "6.2.2", "2.2.3")
def test_a_new_roost_needs_a_clearing_that_can_take_it() -> None:
    scene = begin()
    roostless(scene)
    for clearing in range(3, 13):
        scene.put_warriors(M, clearing, 1)
    scene.put("marquise.keep", 1)  # fewest warriors, but nobody else places there
    scene.put("marquise.sawmill", 2, 2)  # fewest warriors, but no slot
    scene.put("marquise.sawmill", 3)
    new_roost(scene)
    assert scene.legal() == [f"at {clearing}" for clearing in range(4, 13)]


@pytest.mark.law("7.4.3")
def test_no_new_roost_while_one_stands() -> None:
    scene = begin()
    scene.give_hand(E, "anvil")
    new_roost(scene)
    assert scene.step() != "eyrie.new-roost"
    assert roosts(scene) == [3]


@pytest.mark.law("7.4.3", "2.5")
def test_a_new_roost_with_the_warriors_that_are_left() -> None:
    scene = begin()
    roostless(scene)
    for clearing in range(1, 13):
        scene.put_warriors(M, clearing, 2)
    scene.put_warriors(M, 7, 0)
    scene.put_warriors(E, 8, 18)
    new_roost(scene)
    assert roosts(scene) == [7]  # one place only: nobody is asked
    assert scene.warriors(E, 7) == 2
    assert scene.s.supply[1] == 0


@pytest.mark.law("7.4.3")
def test_where_every_clearing_is_full_there_is_no_new_roost() -> None:
    scene = begin()
    roostless(scene)
    scene.put("marquise.keep", 1)
    pieces = [f"marquise.{piece}" for piece in ("sawmill", "workshop", "recruiter") for _ in range(6)]
    for clearing in range(2, 13):
        while scene.s.slots[clearing - 1]:
            scene.put(pieces.pop(), clearing)
    new_roost(scene)
    assert roosts(scene) == []
    assert scene.s.supply[1] == 20
    assert scene.step() == "root.craft"


# --- 7.5.2, resolving the Decree


@pytest.mark.law("7.5.2")
def test_the_columns_come_from_left_to_right() -> None:
    scene = bare("builder")
    scene.put("eyrie.roost", 5)
    scene.put_warriors(E, 5, 2)
    scene.put("marquise.wood", 1)
    for column, card in zip(COLUMNS, ("bake_sale", "cobbler-1", "anvil", "foxfolk_steel"), strict=True):
        decree(scene, column, card)
    resolve(scene)
    assert scene.warriors(E, 5) == 3  # recruited: there is one roost
    assert scene.step() == "eyrie.move"
    scene.play("move 5 1 2")
    assert scene.step() == "root.roll"  # the only battle there is
    scene.play("roll 0 0")
    assert roosts(scene) == [1, 5]  # the only place to build


@pytest.mark.law("7.5.2")
def test_inside_a_column_the_order_is_free() -> None:
    scene = bare()
    scene.put_warriors(E, 5, 2)
    scene.put_warriors(E, 1, 2)
    decree(scene, "move", "anvil", "bake_sale", "armorers-1")
    resolve(scene)
    assert scene.step() == "eyrie.resolve"
    assert scene.legal() == ["resolve fox", "resolve rabbit", "resolve bird"]
    assert scene.refused("resolve mouse") == ("7.5.2", "not-due")
    scene.play("resolve rabbit")
    assert {move.split()[1] for move in scene.legal("move")} == {"5"}
    scene.play("move 5 2 1")
    assert scene.legal() == ["resolve fox", "resolve bird"]


@pytest.mark.law("7.5.2")
def test_cards_of_one_suit_and_a_vizier_with_birds_are_alike() -> None:
    scene = bare()
    viziers(scene, "recruit", "move")
    scene.put("eyrie.roost", 5)
    scene.put_warriors(E, 5, 4)
    decree(scene, "move", "sappers-1", "armorers-1", "bake_sale", "cobbler-1")
    resolve(scene)
    for _ in range(2):
        scene.play("resolve rabbit", "move 5 2 1")
    for _ in range(3):  # nothing but birds left: no question which
        assert scene.step() == "eyrie.move"
        scene.play("move 5 2 1")
    assert scene.warriors(E, 2) == 5
    assert scene.step() == ""


@pytest.mark.law("7.5.2", "7.7")
def test_a_possible_action_may_not_be_skipped() -> None:
    scene = bare()
    scene.put_warriors(E, 5, 2)
    scene.put_warriors(E, 1, 2)
    decree(scene, "move", "anvil", "bake_sale")
    resolve(scene)
    assert scene.refused("done") == ("7.5.2", "decree-unfinished")
    assert scene.refused("turmoil fox") == ("7.5.2", "possible")
    assert scene.refused("turmoil mouse") == ("7.5.2", "not-due")
    scene.play("resolve fox")
    assert scene.refused("done")[1] == "not-now"


@pytest.mark.law("7.5.2", "7.7")
def test_an_impossible_card_may_come_first_and_means_turmoil_at_once() -> None:
    scene = bare()
    scene.put_warriors(E, 5, 2)
    decree(scene, "move", "investments", "bake_sale")
    resolve(scene)
    assert scene.legal() == ["resolve rabbit", "turmoil mouse"]
    assert scene.refused("resolve mouse") == ("7.5.2", "impossible")
    events = scene.play("turmoil mouse")
    assert keys(events)[0] == "turmoil"
    assert scene.step() == "eyrie.new-leader"
    assert scene.warriors(E, 5) == 2  # the rabbit card is not resolved any more


@pytest.mark.law("7.5.2")
def test_an_order_may_spoil_a_later_card() -> None:
    scene = bare()
    scene.put_warriors(E, 5, 1)
    decree(scene, "move", "bake_sale", "armorers-1")
    resolve(scene)
    spoilt = scene.fork()
    scene.play("resolve rabbit", "move 5 1 1")  # now the bird moves it on
    assert scene.step() == "eyrie.move"
    spoilt.play("resolve bird")
    events = spoilt.play("move 5 1 1")  # nothing is left in a rabbit clearing
    assert "turmoil" in keys(events)


@pytest.mark.law("7.5.2", "3.3.1", "4.1.3")
def test_other_acts_of_daylight_come_between_the_cards_and_after_them() -> None:
    scene = start(Marquise(), Eyrie(), Alliance(), setup=("at 1", "at 1", "at 5", "at 5", "leader builder"))
    scene.clear_map()
    viziers(scene)
    scene.put_warriors(E, 5, 2)
    scene.give_hand(E, "dominance_fox")
    scene.set_points(E, 10)
    decree(scene, "move", "bake_sale")
    resolve(scene)
    assert scene.legal() == ["resolve rabbit", "dominance dominance_fox"]
    scene.play("resolve rabbit", "move 5 1 1")
    assert scene.legal() == ["dominance dominance_fox", "done"]
    passing = scene.fork()
    passing.play("done")
    assert passing.step() == ""
    scene.play("dominance dominance_fox")
    assert scene.s.dominance[1] == scene.card("dominance_fox")
    assert scene.step() == ""


@pytest.mark.law("7.5.2", "K.tax_collector")
def test_a_tax_collector_can_free_the_warrior_that_a_card_needs() -> None:
    scene = bare()
    scene.put("eyrie.roost", 5)
    scene.put_warriors(E, 1, 20)
    scene.craft_for(E, "tax_collector-1")
    decree(scene, "recruit", "bake_sale")
    resolve(scene)
    assert scene.legal() == ["turmoil rabbit", "use tax_collector-1"]
    scene.play("use tax_collector-1", "draw anvil")
    assert scene.warriors(E, 5) == 1  # nothing else left to ask: the card is resolved


@pytest.mark.law("7.5.2", "1.2.1", "3.3.1")
def test_the_pause_between_cards_does_not_tell_who_holds_a_dominance_card() -> None:
    for hand in ("dominance_fox", "anvil"):
        scene = start(Marquise(), Eyrie(), Alliance(), setup=("at 1", "at 1", "at 5", "at 5"))
        scene.clear_map()
        viziers(scene)
        scene.put_warriors(E, 5, 2)
        scene.give_hand(E, hand)
        scene.set_points(E, 10)
        decree(scene, "move", "bake_sale")
        resolve(scene)
        assert scene.step() == "eyrie.resolve"
        scene.set_points(E, 9)
        settle(scene.s)
        assert scene.step() == "eyrie.move"


@pytest.mark.law("7.5.2.I")
def test_recruit_at_a_roost_of_the_suit() -> None:
    scene = bare()
    for clearing in (1, 5, 10):
        scene.put("eyrie.roost", clearing)
    decree(scene, "recruit", "bake_sale")
    resolve(scene)
    assert scene.legal() == ["at 5", "at 10"]
    assert scene.refused("at 1") == ("7.5.2", "wrong-suit")
    assert scene.refused("at 3") == ("7.5.2.I", "no-roost-there")
    scene.play("at 10")
    assert scene.warriors(E, 10) == 1


@pytest.mark.law("7.5.2.I", "2.1.1")
def test_a_bird_recruits_at_any_roost() -> None:
    scene = bare()
    for clearing in (1, 5, 7):
        scene.put("eyrie.roost", clearing)
    decree(scene, "recruit", "armorers-1")
    resolve(scene)
    assert scene.legal() == ["at 1", "at 5", "at 7"]


@pytest.mark.law("7.5.2.I", "7.7")
def test_without_a_warrior_or_a_matching_roost_recruiting_means_turmoil() -> None:
    scene = bare()
    scene.put("eyrie.roost", 1)
    decree(scene, "recruit", "bake_sale")
    resolve(scene)
    assert scene.step() == "eyrie.new-leader"
    scene = bare()
    scene.put("eyrie.roost", 5)
    scene.put_warriors(E, 1, 20)
    decree(scene, "recruit", "bake_sale")
    resolve(scene)
    assert scene.step() == "eyrie.new-leader"


@pytest.mark.law("7.5.2.I", "7.8.2")
@pytest.mark.parametrize(("name", "left"), [("builder", 1), ("charismatic", 2)])
def test_the_last_warriors_will_do(name: str, left: int) -> None:
    scene = bare(name)
    scene.put("eyrie.roost", 5)
    scene.put_warriors(E, 1, 20 - left)
    decree(scene, "recruit", "bake_sale")
    resolve(scene)
    assert scene.warriors(E, 5) == left
    assert scene.step() == ""  # no Turmoil


@pytest.mark.law("7.5.2.II", "4.2.1")
def test_move_out_of_a_clearing_of_the_suit() -> None:
    scene = bare()
    scene.put_warriors(E, 5, 2)
    scene.put_warriors(E, 1, 2)
    decree(scene, "move", "bake_sale")
    resolve(scene)
    assert scene.legal() == ["move 5 1 1", "move 5 1 2", "move 5 2 1", "move 5 2 2"]
    assert scene.refused("move 1 5 1") == ("7.5.2", "wrong-suit")
    assert scene.refused("move 5 1 0") == ("4.2", "too-few-to-move")
    scene.play("move 5 2 2")
    assert scene.warriors(E, 2) == 2


@pytest.mark.law("7.5.2.II", "4.2.1", "7.7")
def test_without_rule_at_either_end_moving_means_turmoil() -> None:
    scene = bare()
    scene.put_warriors(E, 5, 2)
    for clearing in (5, 1, 2):
        scene.put_warriors(M, clearing, 3)
    decree(scene, "move", "armorers-1")
    resolve(scene)
    assert scene.step() == "eyrie.new-leader"


@pytest.mark.law("7.5.2.III")
def test_battle_in_a_clearing_of_the_suit() -> None:
    scene = bare()
    for clearing in (1, 5, 10):
        scene.put_warriors(E, clearing, 2)
        scene.put_warriors(M, clearing, 1)
    decree(scene, "battle", "bake_sale")
    resolve(scene)
    assert scene.legal() == ["battle 5 marquise", "battle 10 marquise"]
    assert scene.refused("battle 1 marquise") == ("7.5.2", "wrong-suit")
    assert scene.refused("battle 3 marquise") == ("4.3", "no-fighters")
    scene.play("battle 5 marquise", "roll 1 0")
    assert scene.warriors(M, 5) == 0


@pytest.mark.law("7.5.2.III", "7.7")
def test_with_nobody_to_fight_there_is_turmoil() -> None:
    scene = bare()
    scene.put_warriors(E, 5, 2)
    scene.put_warriors(M, 1, 2)
    scene.put_warriors(E, 1, 2)
    decree(scene, "battle", "bake_sale")
    resolve(scene)
    assert scene.step() == "eyrie.new-leader"


@pytest.mark.law("7.5.2.IV")
def test_build_a_roost_in_a_ruled_clearing_of_the_suit_without_one() -> None:
    scene = bare()
    scene.put("eyrie.roost", 10)
    for clearing in (1, 3, 4, 5, 10):
        scene.put_warriors(E, clearing, 1)
    scene.put_warriors(M, 5, 2)
    scene.put("marquise.sawmill", 4)
    scene.put_warriors(E, 4, 2)
    decree(scene, "build", "bake_sale", "cobbler-1")
    scene.put_warriors(E, 5, 2)
    resolve(scene)
    assert scene.legal() == ["at 3", "at 5"]
    assert scene.refused("at 1") == ("7.5.2", "wrong-suit")
    assert scene.refused("at 10") == ("7.5.2.IV", "roost-there")
    assert scene.refused("at 4") == ("2.2.3", "no-slot")
    assert scene.refused("at 8") == ("7.5.2.IV", "roost-needs-rule")
    scene.play("at 5")  # and then at 3, the last place
    assert roosts(scene) == [3, 5, 10]


@pytest.mark.law("7.5.2.IV", "7.7")
def test_building_fails_without_rule_slot_or_roost() -> None:
    scene = bare()
    scene.put_warriors(E, 5, 1)
    scene.put_warriors(M, 5, 2)
    decree(scene, "build", "bake_sale")
    resolve(scene)
    assert scene.step() == "eyrie.new-leader"  # not ruled

    scene = bare()
    scene.put_warriors(E, 3, 3)
    scene.put("marquise.sawmill", 3)
    decree(scene, "build", "bake_sale")
    resolve(scene)
    assert scene.step() == "eyrie.new-leader"  # no slot

    scene = bare()
    for clearing in (1, 2, 3, 4, 7, 8, 9):
        scene.put("eyrie.roost", clearing)
    scene.put_warriors(E, 5, 3)
    decree(scene, "build", "bake_sale")
    resolve(scene)
    assert scene.step() == "eyrie.new-leader"  # all roosts are on the map


@pytest.mark.law("7.5.2.I", "7.5.2.IV")
def test_nothing_is_placed_in_a_clearing_that_is_shut() -> None:
    scene = bare()
    scene.put("eyrie.roost", 5)
    scene.put_warriors(E, 3, 2)
    scene.s.sealed = 1 << 4 | 1 << 2
    decree(scene, "recruit", "bake_sale")
    resolve(scene)
    assert scene.step() == "eyrie.new-leader"
    scene.play("leader despot")
    viziers(scene)
    decree(scene, "build", "bake_sale")
    resolve(scene)
    assert scene.step() == "eyrie.new-leader"


# --- 7.6, Evening


@pytest.mark.law("7.6.1", "7.6.2")
@pytest.mark.parametrize(
    ("count", "points", "cards"),
    [(0, 0, 1), (1, 0, 1), (2, 1, 1), (3, 2, 2), (4, 3, 2), (5, 4, 2), (6, 4, 3), (7, 5, 3)],
)
def test_points_and_cards_by_roosts(count: int, points: int, cards: int) -> None:
    scene = bare()
    for clearing in (1, 2, 3, 4, 5, 6, 7)[:count]:
        scene.put("eyrie.roost", clearing)
    scene.s.active = 1
    for step in ("eyrie.score", "root.evening-draw"):
        scene.ask_seat(step, E)
    while scene.s.frame is not None:
        scene.game.apply(scene.s, scene.game.actions(scene.s)[0])
    assert scene.points(E) == points
    assert len(scene.hand(E)) == cards


@pytest.mark.law("7.6.1")
def test_points_come_every_evening_after_the_decree() -> None:
    scene = begin()
    scene.put("eyrie.roost", 7)
    scene.put_warriors(E, 7, 2)
    scene.give_hand(E, "anvil")
    scene.turn(E, "eyrie.decree")
    scene.play("decree anvil recruit")
    scene.go("eyrie.new-leader")  # no roost in a fox clearing
    events = scene.play("leader despot")
    assert "scored" in keys(events)
    assert scene.points(E) == 1  # Turmoil came first, with no points to lose


@pytest.mark.law("7.6.2")
def test_the_eyrie_keep_five_cards() -> None:
    scene = begin()
    scene.give_hand(E, "anvil", "bake_sale", "investments", "armorers-1", "sappers-1", "cobbler-1")
    scene.ask_seat("root.hand-limit", E)
    assert len(scene.legal("discard")) == 6
    scene.play("discard anvil")
    assert len(scene.hand(E)) == 5


# --- 7.7, Turmoil


@pytest.mark.law("7.7.1")
def test_a_point_is_lost_for_each_bird_with_the_viziers() -> None:
    scene = begin()
    scene.set_points(E, 9)
    decree(scene, "build", "armorers-1", "anvil")
    decree(scene, "move", "sappers-1", "bake_sale")
    scene.clear_map()
    resolve(scene)
    assert scene.points(E) == 9 - 4


@pytest.mark.law("7.7.1")
def test_points_never_fall_below_zero() -> None:
    for points in (0, 1):
        scene = begin()
        scene.set_points(E, points)
        scene.clear_map()
        resolve(scene)
        assert scene.points(E) == 0
        assert scene.step() == "eyrie.new-leader"


@pytest.mark.law("7.7.1", "3.3.1")
def test_with_active_dominance_there_are_no_points_to_lose() -> None:
    scene = begin()
    scene.s.deck &= ~scene.mask("dominance_fox")
    scene.s.dominance = (scene.s.dominance[0], scene.card("dominance_fox"))
    scene.set_points(E, 5)  # the marker is off the track: the number means nothing, and nothing touches it
    scene.clear_map()
    resolve(scene)
    assert scene.points(E) == 5
    assert scene.step() == "eyrie.new-leader"


@pytest.mark.law("7.7.2", "3.3.3")
def test_all_cards_of_the_decree_are_discarded_and_the_viziers_stay() -> None:
    scene = begin()
    decree(scene, "recruit", "anvil", "dominance_fox")
    decree(scene, "build", "armorers-1")
    scene.clear_map()
    resolve(scene)
    scene.play("turmoil fox")
    assert [in_decree(scene, column) for column in COLUMNS] == [[], [], [], []]
    assert scene.s.discard == scene.mask("anvil", "armorers-1")
    assert scene.s.available == scene.mask("dominance_fox")
    scene.play("leader despot")
    assert sum(mat(scene).viziers) == 2


@pytest.mark.law("7.7.3", "7.8")
def test_a_new_leader_takes_over_the_viziers() -> None:
    scene = begin("builder")
    scene.clear_map()
    resolve(scene)
    assert scene.legal() == ["leader charismatic", "leader commander", "leader despot"]
    assert scene.refused("leader builder") == ("7.7.3", "leader-face-down")
    scene.play("leader commander")
    assert leader(scene) == "commander"
    assert mat(scene).viziers == [0, 1, 1, 0]
    assert mat(scene).deposed == 1


@pytest.mark.law("7.7.3", "7.7.3.I")
def test_when_all_leaders_were_used_all_may_lead_again() -> None:
    scene = begin("builder")
    scene.clear_map()
    for name, left in (("charismatic", 3), ("commander", 2)):
        resolve(scene)
        assert len(scene.legal()) == left
        scene.play(f"leader {name}")
    resolve(scene)
    assert leader(scene) == "despot"  # the last one face up: nobody is asked
    resolve(scene)
    assert scene.legal() == [f"leader {name}" for name in LEADERS]  # the one just deposed included
    scene.play("leader despot")
    assert mat(scene).deposed == 0
    resolve(scene)
    assert scene.legal() == ["leader builder", "leader charismatic", "leader commander"]


@pytest.mark.law("7.7.4")
def test_after_turmoil_evening_begins() -> None:
    scene = begin("builder")
    scene.give_hand(E, "anvil")
    scene.turn(E, "eyrie.decree")
    scene.play("decree anvil move")
    scene.go("eyrie.resolve")  # a bird (the Loyal Vizier) and a fox card, but no warrior in a fox clearing
    scene.play("turmoil fox", "leader despot")
    assert scene.step() == "root.draw"
    assert scene.warriors(E, 3) == 7  # recruited, then nothing moved
    assert (mat(scene).column, mat(scene).due) == (PAST_COLUMNS, [0, 0, 0, 0])  # no card is due any more
    assert scene.s.active == scene.seat(E)
    scene.play("draw bake_sale")
    assert scene.s.active == scene.seat(M)


@pytest.mark.law("7.7.4", "3.3.1")
def test_turmoil_leaves_no_time_for_other_acts_of_daylight() -> None:
    scene = start(Marquise(), Eyrie(), Alliance(), setup=("at 1", "at 1", "at 5", "at 5", "leader builder"))
    scene.clear_map()
    scene.give_hand(E, "dominance_fox")
    scene.set_points(E, 29)
    resolve(scene)
    scene.play("turmoil bird", "leader despot")
    assert scene.step() == ""


# --- 7.8, leaders


@pytest.mark.law("7.8.2", "7.5.2.I")
def test_the_charismatic_leader_recruits_two_at_one_roost() -> None:
    scene = bare("charismatic")
    scene.put("eyrie.roost", 5)
    scene.put("eyrie.roost", 10)
    decree(scene, "recruit", "bake_sale")
    resolve(scene)
    scene.play("at 10")
    assert [scene.warriors(E, clearing) for clearing in (5, 10)] == [0, 2]


@pytest.mark.law("7.8.2", "7.5.2", "7.7", "2.5")
def test_with_one_warrior_left_the_charismatic_leader_places_it_and_falls() -> None:
    scene = bare("charismatic")
    scene.put("eyrie.roost", 5)
    scene.put("eyrie.roost", 10)
    scene.put_warriors(E, 1, 19)
    decree(scene, "recruit", "bake_sale")
    decree(scene, "move", "armorers-1")
    resolve(scene)
    assert (scene.step(), scene.legal()) == ("eyrie.recruit", ["at 5", "at 10"])
    scene.play("at 10")
    assert scene.warriors(E, 10) == 1
    assert scene.step() == "eyrie.new-leader"
    assert in_decree(scene, "move") == []


@pytest.mark.law("7.8.2", "7.5.2")
def test_one_warrior_left_is_told_as_turmoil_beforehand() -> None:
    scene = bare("charismatic")
    scene.put("eyrie.roost", 5)
    scene.put("eyrie.roost", 1)
    scene.put_warriors(E, 1, 19)
    decree(scene, "recruit", "bake_sale", "anvil")
    resolve(scene)
    assert scene.legal() == ["turmoil fox", "turmoil rabbit"]
    scene.play("turmoil rabbit")
    assert scene.warriors(E, 5) == 1


@pytest.mark.law("7.8.3", "4.3.2.II")
@pytest.mark.parametrize(("name", "hits"), [("commander", 2), ("despot", 1)])
def test_the_commander_deals_an_extra_hit_as_attacker(name: str, hits: int) -> None:
    scene = bare(name)
    scene.put_warriors(E, 5, 3)
    scene.put_warriors(M, 5, 4)
    decree(scene, "battle", "bake_sale")
    resolve(scene)
    scene.play("roll 1 0")
    assert scene.warriors(M, 5) == 4 - hits


@pytest.mark.law("7.8.3")
def test_the_commander_deals_no_extra_hit_as_defender() -> None:
    scene = bare("commander")
    scene.put_warriors(E, 5, 3)
    scene.put_warriors(M, 5, 4)
    scene.turn(M, "marquise.actions")
    scene.play("battle 5 eyrie", "roll 1 1")
    assert scene.warriors(M, 5) == 3


@pytest.mark.law("7.8.4", "3.2.1")
@pytest.mark.parametrize(("name", "points"), [("despot", 3), ("builder", 2)])
def test_the_despot_scores_once_more_in_a_battle_that_razes(name: str, points: int) -> None:
    scene = bare(name)
    scene.put_warriors(E, 5, 3)
    scene.put("marquise.sawmill", 5)
    scene.put("marquise.wood", 5)
    decree(scene, "battle", "bake_sale")
    resolve(scene)
    scene.play("roll 1 0")  # with the extra hit on the defenceless, both go
    assert scene.points(E) == points


@pytest.mark.law("7.8.4")
def test_the_despot_scores_nothing_for_warriors() -> None:
    scene = bare("despot")
    scene.put_warriors(E, 5, 3)
    scene.put_warriors(M, 5, 3)
    decree(scene, "battle", "bake_sale")
    resolve(scene)
    scene.play("roll 2 0")
    assert scene.points(E) == 0


@pytest.mark.law("7.8.4", "4.3.1", "4.3.3")
def test_an_ambush_and_its_battle_are_one_battle_for_the_despot() -> None:
    scene = bare("despot")
    scene.put_warriors(E, 5, 3)
    scene.put_warriors(M, 5, 1)
    scene.put("marquise.workshop", 5)
    scene.give_hand(E, "ambush_rabbit")
    scene.turn(M, "marquise.actions")
    scene.play("battle 5 eyrie", "ambush ambush_rabbit")
    assert scene.points(E) == 2  # the workshop, and once more for razing in a battle as defender
    # Hospitals at the keep can keep a battle going: what falls later in it gives no second bonus.
    scene = bare("despot")
    scene.put("marquise.keep", 1)
    scene.put_warriors(E, 1, 3)
    scene.put_warriors(M, 1, 1)
    scene.put("marquise.wood", 1, 3)
    scene.give_hand(E, "ambush_fox")
    scene.give_hand(M, "anvil")
    scene.turn(M, "marquise.actions")
    scene.play("battle 1 eyrie", "ambush ambush_fox", "done", "lose marquise.wood", "give anvil")
    assert scene.points(E) == 2
    scene.play("roll 2 2", "lose marquise.wood")
    assert scene.points(E) == 3


@pytest.mark.law("7.8")
def test_the_leaders_are_those_of_the_reference() -> None:
    assert LEADERS == ("builder", "charismatic", "commander", "despot")
    assert all(len(columns) == 2 for columns in VIZIER_COLUMNS)


@pytest.mark.law("7.3.2", "7.4.3", "7.5.2", "7.7")
def test_what_happens_is_told() -> None:
    scene = begin()
    roostless(scene)
    for clearing in range(1, 13):
        scene.put_warriors(M, clearing, 1 if clearing != 8 else 0)
    scene.turn(E, "eyrie.decree")
    told = scene.play("decree anvil build")
    assert [(event.key, event.args) for event in told[:2]] == [
        ("decree-added", (1, scene.card("anvil"), 3)),
        ("new-roost", (1, 7, 3)),
    ]
    told = scene.play("done")  # no crafting; the Loyal Vizier recruits at the only roost
    assert [(event.key, event.args) for event in told] == [("eyrie-recruited", (1, 7, 1))]
    told = scene.play("move 8 4 1")  # no other fox clearing is ruled: nothing can be built
    assert [(event.key, event.args) for event in told][1:] == [
        ("turmoil", (1, 3, 0)),
        ("humiliated", (1, 2)),
        ("purged", (1, 1)),
        ("leader-deposed", (1, 0)),
    ]
    told = scene.play("leader charismatic")
    assert (told[0].key, told[0].args) == ("leader-chosen", (1, 1))


@pytest.mark.law("7.3.2", "7.5.2.IV", "7.7.3.I")
def test_first_and_built_roosts_and_a_new_clutch_are_told() -> None:
    scene = bare()
    scene.put_warriors(E, 5, 1)
    scene.put_warriors(E, 10, 1)
    decree(scene, "build", "bake_sale")
    resolve(scene)
    told = scene.play("at 10")
    assert [(event.key, event.args) for event in told] == [("roost-built", (1, 9))]
    mat(scene).deposed = 0b1110
    scene.clear_map()
    decree(scene, "build", "anvil", "bake_sale")
    resolve(scene)
    told = scene.play("turmoil fox")
    assert keys(told) == ["turmoil", "humiliated", "purged", "leader-deposed", "new-clutch"]
    fresh = begin()
    fresh.clear_map()
    mat(fresh).leader = -1
    fresh.s.corners = (NONE, NONE)
    fresh.ask_seat("eyrie.first-roost", E)  # no keep on the map: a choice
    told = fresh.play("at 2")
    assert [(event.key, event.args) for event in told] == [("first-roost", (1, 1, 6))]
