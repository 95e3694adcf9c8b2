"""The Marquise de Cat, paragraph by paragraph. Law 6."""

import pytest

from lichtung.kernel.codec import Event
from lichtung.kernel.frames import settle
from lichtung.root.crafting import favor
from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.eyrie.mat import BUILD_COLUMN
from lichtung.root.factions.eyrie.mat import mat_of as eyrie_mat
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.mat import mat_of
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.paths import land_neighbours
from lichtung.root.pieces import barred
from tests.law.root.positions import Scene, keys, start

FOX, RABBIT = 0, 1
KEEP_AT = 1  # fox, with the sawmill; the workshop and the recruiter stand in 5 (rabbit)


def begin() -> Scene:
    """The keep and a sawmill in clearing 1, the other buildings in 5, the Eyrie in 3.

    The Marquise has the second seat, so that her kinds of pieces are not the first of the table.
    """
    return start(Eyrie(), Marquise(), setup=("at 1", "at 1", "at 5", "at 5", "leader builder"))


def actions_left(scene: Scene) -> int:
    return mat_of(scene.s, scene.seat("marquise")).actions_left


def supply(scene: Scene) -> int:
    return scene.s.supply[scene.seat("marquise")]


def act(scene: Scene) -> None:
    """The Marquise's actions begin at once, without Birdsong."""
    mat_of(scene.s, scene.seat("marquise")).actions_left = 3
    scene.ask_seat("marquise.actions", "marquise")


def told(events: list[Event]) -> list[tuple[str, tuple[int, ...]]]:
    """The events by key, with all arguments but the seat."""
    return [(event.key, event.args[1:]) for event in events]


def daylight(scene: Scene, *hand: str) -> Scene:
    """The Marquise's actions begin with this hand; Birdsong has placed wood."""
    scene.give_hand("marquise", *hand)
    scene.turn("marquise", "marquise.actions")
    return scene


def bare(scene: Scene) -> Scene:
    """Nothing but the keep on the map."""
    scene.clear_map()
    scene.put("marquise.keep", KEEP_AT)
    return scene


# --- 6.2.1, crafting


@pytest.mark.law("6.2.1", "6.5", "4.1.1")
def test_workshops_craft_before_the_actions() -> None:
    scene = begin()
    scene.give_hand("marquise", "travel_gear_fox", "a_visit_to_friends", "anvil")
    scene.turn("marquise", "root.craft")
    assert scene.legal("craft") == [
        "craft travel_gear_fox",
        "craft a_visit_to_friends",
    ]  # one rabbit workshop
    scene.play("craft travel_gear_fox")
    assert scene.points("marquise") == 1
    assert scene.item("marquise", "boots") == 1
    assert scene.refused("craft a_visit_to_friends") == ("4.1.1", "too-few-crafters")
    scene.play("done")
    assert scene.step() == "marquise.actions"
    assert scene.refused("craft a_visit_to_friends") == ("6.5", "came-before")


@pytest.mark.law("6.2.1", "4.1.1")
def test_two_workshops_in_one_clearing_give_its_suit_twice() -> None:
    scene = begin()
    scene.take_off("marquise.recruiter", 5)
    scene.put("marquise.workshop", 5)
    scene.give_hand("marquise", "bake_sale")
    scene.turn("marquise", "root.craft")
    scene.play("craft bake_sale")
    assert scene.points("marquise") == 3


# --- 6.2.2, the keep


@pytest.mark.law("6.2.2")
def test_only_the_marquise_places_at_the_keep() -> None:
    scene = bare(begin())
    s, marquise, eyrie = scene.s, scene.seat("marquise"), scene.seat("eyrie")
    refused = barred(s, eyrie, KEEP_AT - 1)
    assert refused is not None
    assert (refused.law, refused.key) == ("6.2.2", "keep-bars")
    assert barred(s, marquise, KEEP_AT - 1) is None
    assert barred(s, eyrie, 4) is None


@pytest.mark.law("6.2.2", "7.5.2.IV")
def test_the_eyrie_may_move_to_the_keep_but_not_build_there() -> None:
    scene = bare(begin())
    scene.put("eyrie.roost", 5)
    scene.put_warriors("eyrie", 5, 3)
    scene.put_warriors("eyrie", 1, 1)  # rules the keep's clearing, which has an open slot
    scene.give_hand("eyrie")
    eyrie = eyrie_mat(scene.s, scene.seat("eyrie"))
    eyrie.decree[BUILD_COLUMN] = scene.mask("anvil")  # one fox card
    scene.s.deck &= ~scene.mask("anvil")
    scene.ask_seat("eyrie.open-decree", "eyrie")
    assert "move 5 1 1" in scene.legal("move")
    events = scene.play("move 5 1 1")
    assert "turmoil" in keys(events)  # 1 is the only fox clearing that the Eyrie rule
    assert scene.warriors("eyrie", 1) == 2


@pytest.mark.law("6.2.2", "2.5.3")
def test_a_lost_keep_is_out_of_the_game_and_bars_nothing() -> None:
    scene = bare(begin())
    s = scene.s
    scene.put_warriors("eyrie", KEEP_AT, 3)
    scene.put_warriors("marquise", 5, 1)
    scene.give_hand("marquise", "ambush_bird-1")
    scene.ask_seat("eyrie.open-decree", "eyrie")
    favor(s, scene.seat("eyrie"), FOX)
    assert scene.count("marquise.keep", KEEP_AT) == 0
    assert s.unplaced[scene.kind("marquise.keep")] == 0
    assert barred(s, scene.seat("eyrie"), KEEP_AT - 1) is None
    assert scene.points("eyrie") == 1


# --- 6.2.3, field hospitals


def eyrie_attacks(scene: Scene, clearing: int) -> None:
    """The Eyrie start a battle with the Marquise; nobody else has a say before."""
    eyrie_mat(scene.s, scene.seat("eyrie")).viziers = [0, 0, 1, 0]  # one Loyal Vizier under Battle
    scene.ask_seat("eyrie.open-decree", "eyrie")
    if scene.step() == "eyrie.battle":
        scene.play(f"battle {clearing} marquise")


@pytest.mark.law("6.2.3")
def test_field_hospitals_save_all_warriors_lost_in_a_battle_for_one_matching_card() -> None:
    scene = bare(begin())
    scene.put_warriors("marquise", 5, 3)
    scene.put_warriors("eyrie", 5, 3)
    scene.give_hand("marquise", "anvil", "bake_sale", "armorers-1")
    eyrie_attacks(scene, 5)
    scene.play("done", "roll 2 0")
    assert (scene.step(), scene.decider()) == ("marquise.field-hospital", "marquise")
    assert scene.legal() == ["done", "give armorers-1", "give bake_sale"]  # a rabbit or a bird
    events = scene.play("give bake_sale")
    assert told(events)[0] == ("healed", (scene.card("bake_sale"), 4, 2))
    assert scene.warriors("marquise", 5) == 1
    assert scene.warriors("marquise", KEEP_AT) == 2
    assert scene.hand("marquise") == ["armorers-1", "anvil"]
    assert scene.s.discard == scene.mask("bake_sale")


@pytest.mark.law("6.2.3")
def test_field_hospitals_are_a_choice() -> None:
    scene = bare(begin())
    scene.put_warriors("marquise", 5, 3)
    scene.put_warriors("eyrie", 5, 3)
    scene.give_hand("marquise", "bake_sale")
    eyrie_attacks(scene, 5)
    before = supply(scene)
    scene.play("done", "roll 2 0", "done")
    assert supply(scene) == before + 2
    assert scene.warriors("marquise", KEEP_AT) == 0
    assert scene.hand("marquise") == ["bake_sale"]


@pytest.mark.law("6.2.3", "1.2.1")
def test_the_marquise_is_asked_even_without_a_matching_card() -> None:
    scene = bare(begin())
    scene.put_warriors("marquise", 5, 3)
    scene.put_warriors("eyrie", 5, 3)
    scene.give_hand("marquise", "anvil")
    eyrie_attacks(scene, 5)
    scene.play("done", "roll 1 0")
    assert scene.step() == "marquise.field-hospital"
    assert scene.legal() == ["done"]
    assert scene.refused("give anvil")[0] == "6.2.3"


@pytest.mark.law("6.2.3", "4.3.1")
def test_an_ambush_and_its_battle_are_two_events_for_the_hospitals() -> None:
    scene = bare(begin())
    scene.put_warriors("marquise", 5, 4)
    scene.put_warriors("eyrie", 5, 3)
    daylight(scene, "bake_sale", "investments", "a_visit_to_friends")
    scene.give_hand("eyrie", "ambush_rabbit")
    scene.play("battle 5 eyrie", "ambush ambush_rabbit", "done")
    assert scene.step() == "marquise.field-hospital"
    scene.play("give bake_sale")
    assert scene.warriors("marquise", KEEP_AT) == 2
    scene.play("roll 1 1")
    assert scene.step() == "marquise.field-hospital"
    scene.play("give a_visit_to_friends")
    assert scene.warriors("marquise", KEEP_AT) == 3
    assert scene.hand("marquise") == ["investments"]


@pytest.mark.law("6.2.3", "4.3.1")
def test_hospitals_at_the_keep_save_an_ambushed_attacker_from_having_no_warriors_left() -> None:
    for card, left in (("give anvil", 2), ("done", 0)):
        scene = bare(begin())
        scene.put_warriors("marquise", KEEP_AT, 2)
        scene.put_warriors("eyrie", KEEP_AT, 2)
        daylight(scene, "anvil")
        scene.give_hand("eyrie", "ambush_fox")
        scene.play("battle 1 eyrie", "ambush ambush_fox", "done")
        assert scene.warriors("marquise", KEEP_AT) == 0
        events = scene.play(card)
        assert scene.warriors("marquise", KEEP_AT) == left
        if left:
            assert scene.step() == "root.roll"
            scene.play("roll 3 0")
            assert scene.warriors("eyrie", KEEP_AT) == 0  # two rolled hits, as many as her warriors
        else:
            assert "broken-off" in keys(events)
            assert scene.step() == "marquise.actions"


@pytest.mark.law("6.2.3", "6.2.2", "4.3.3")
def test_a_keep_lost_in_the_same_battle_heals_nobody() -> None:
    scene = bare(begin())
    scene.put_warriors("marquise", KEEP_AT, 1)
    scene.put_warriors("eyrie", KEEP_AT, 3)
    scene.give_hand("marquise", "anvil")
    eyrie_attacks(scene, KEEP_AT)
    scene.play("done", "roll 2 0")
    assert scene.count("marquise.keep", KEEP_AT) == 0
    assert scene.step() != "marquise.field-hospital"
    assert scene.hand("marquise") == ["anvil"]
    assert scene.points("eyrie") == 1


@pytest.mark.law("6.2.3", "K.favor_fox", "1.1.3")
def test_after_a_favor_each_clearing_costs_a_card_of_its_own() -> None:
    scene = bare(begin())
    scene.put_warriors("marquise", 6, 2)
    scene.put_warriors("marquise", 8, 3)
    scene.give_hand("marquise", "anvil", "foxfolk_steel")
    scene.take_off("marquise.keep", KEEP_AT)
    scene.put("marquise.keep", 2)  # out of the way of the fox clearings
    for clearing in (6, 8, 12):
        scene.put("eyrie.roost", clearing)
    scene.give_hand("eyrie", "favor_fox")
    scene.ask_seat("root.craft", "eyrie")
    scene.play("craft favor_fox")
    assert (scene.step(), scene.decider()) == ("root.order", "eyrie")  # the active player orders them
    scene.play("order field-hospital 8")
    assert scene.step() == "marquise.field-hospital"
    scene.play("give anvil")
    assert scene.warriors("marquise", 2) == 3  # those of clearing 8
    scene.play("give foxfolk_steel")
    assert scene.warriors("marquise", 2) == 5


@pytest.mark.law("6.2.3", "K.favor_fox")
def test_with_the_last_card_spent_no_further_clearing_is_asked_for() -> None:
    scene = bare(begin())
    scene.take_off("marquise.keep", KEEP_AT)
    scene.put("marquise.keep", 2)
    scene.put_warriors("marquise", 6, 2)
    scene.put_warriors("marquise", 8, 3)
    scene.give_hand("marquise", "anvil")
    for clearing in (6, 8, 12):
        scene.put("eyrie.roost", clearing)
    scene.give_hand("eyrie", "favor_fox")
    scene.ask_seat("root.craft", "eyrie")
    scene.play("craft favor_fox", "order field-hospital 6", "give anvil")
    assert scene.step() == "root.craft"
    assert scene.warriors("marquise", 2) == 2


@pytest.mark.law("6.2.3", "K.favor_fox", "6.2.2")
def test_a_favor_that_takes_the_keep_leaves_no_hospital() -> None:
    scene = bare(begin())
    scene.put_warriors("marquise", 6, 2)
    scene.give_hand("marquise", "anvil")
    for clearing in (6, 8, 12):
        scene.put("eyrie.roost", clearing)
    scene.give_hand("eyrie", "favor_fox")
    scene.ask_seat("root.craft", "eyrie")
    scene.play("craft favor_fox")
    assert scene.step() == "root.craft"
    assert scene.count("marquise.keep", KEEP_AT) == 0
    assert scene.warriors("marquise", 6) == 0
    assert scene.points("eyrie") == 1


@pytest.mark.law("6.2.3", "K.tax_collector")
def test_hospitals_even_save_the_warrior_of_her_own_tax_collector() -> None:
    scene = bare(begin())
    scene.put_warriors("marquise", 5, 1)
    scene.craft_for("marquise", "tax_collector-1")
    daylight(scene, "bake_sale")
    scene.play("use tax_collector-1")
    assert scene.step() == "marquise.field-hospital"
    scene.play("give bake_sale")
    assert scene.warriors("marquise", KEEP_AT) == 1
    assert scene.step() == "root.draw"


@pytest.mark.law("6.2.3", "8.4.1.III")
def test_hospitals_save_warriors_from_a_revolt() -> None:
    scene = start(Marquise(), Alliance(), setup=("at 1",))
    scene.clear_map()
    scene.put("marquise.keep", KEEP_AT)
    scene.put_warriors("marquise", 5, 4)
    scene.put("alliance.sympathy", 5)
    scene.give_hand("marquise", "bake_sale")
    scene.give_pile("alliance", "cobbler-1", "cobbler-2")
    scene.turn("alliance", "alliance.revolt")
    scene.play("revolt 5")
    assert (scene.step(), scene.decider()) == ("marquise.field-hospital", "marquise")
    scene.play("give bake_sale")
    assert scene.warriors("marquise", 5) == 0
    assert scene.warriors("marquise", KEEP_AT) == 4


# --- 6.3, setup


@pytest.mark.law("6.3.1", "6.3.2", "6.3.3", "6.3.4", "6.3.5")
@pytest.mark.parametrize(("keep", "opposite"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_setup(keep: int, opposite: int) -> None:
    scene = start(Eyrie(), Marquise(), setup=(f"at {keep}",))
    s = scene.s
    assert [c for c in range(1, 13) if scene.count("marquise.keep", c)] == [keep]
    garrison = [scene.warriors("marquise", clearing) for clearing in range(1, 13)]
    assert garrison == [0 if clearing == opposite else 1 for clearing in range(1, 13)]
    assert supply(scene) == 25 - 11
    assert s.unplaced[scene.kind("marquise.wood")] == 8
    near = {keep, *[n + 1 for n in land_neighbours(s, keep - 1)]}
    for piece in ("marquise.sawmill", "marquise.workshop", "marquise.recruiter"):
        assert s.unplaced[scene.kind(piece)] == 5
        assert {c for c in range(1, 13) if scene.count(piece, c)} <= near


@pytest.mark.law("6.3.2", "6.3.4", "2.2.3")
def test_starting_buildings_stand_at_the_keep_or_next_to_it_on_open_slots() -> None:
    scene = begin().fork()
    game, s = scene.game, scene.game.start()
    scene.s = s
    scene.play("first marquise")
    while scene.decider() == "chance":
        game.apply(s, game.actions(s)[0])
    assert scene.legal() == ["at 1", "at 2", "at 3", "at 4"]
    assert scene.refused("at 5")[0] == "6.3.2"
    assert told(scene.play("at 1")) == [("keep-placed", (0,))]
    assert scene.legal() == ["at 1", "at 5", "at 9", "at 10"]
    assert told(scene.play("at 1")) == [("built", (scene.kind("marquise.sawmill"), 0))]
    assert scene.legal() == ["at 5", "at 9", "at 10"]  # clearing 1 has one slot
    scene.play("at 10")
    assert scene.legal() == ["at 5", "at 9"]  # the other slot of clearing 10 is a ruin


# --- 6.4, Birdsong


@pytest.mark.law("6.4")
def test_every_sawmill_gets_a_wood() -> None:
    scene = begin()
    scene.put("marquise.sawmill", 9, 2)
    scene.s.events = []
    scene.ask_seat("marquise.wood", "marquise")
    assert told(scene.s.events) == [("wood-placed", (0, 1)), ("wood-placed", (8, 2))]
    assert [scene.count("marquise.wood", c) for c in (1, 9, 5)] == [1, 2, 0]


@pytest.mark.law("6.4", "2.5")
def test_scarce_wood_goes_where_she_likes() -> None:
    scene = begin()
    scene.put("marquise.sawmill", 9, 2)
    scene.put("marquise.sawmill", 11)
    scene.put("marquise.wood", 12, 5)
    scene.turn("marquise", "marquise.scarce-wood")
    assert scene.legal() == ["at 1", "at 9", "at 11"]
    assert scene.refused("at 12")[0] == "6.4"
    assert told(scene.play("at 9")) == [("wood-placed", (8, 1))]
    assert scene.legal() == ["at 1", "at 9", "at 11"]  # a second sawmill there has none yet
    scene.play("at 9")
    assert scene.legal() == ["at 1", "at 11"]
    scene.play("at 11")
    assert [scene.count("marquise.wood", c) for c in (1, 9, 11)] == [0, 2, 1]
    assert scene.step() == "root.craft"


@pytest.mark.law("6.4")
def test_wood_that_is_just_enough_goes_to_every_sawmill() -> None:
    scene = begin()
    scene.put("marquise.sawmill", 9, 2)
    scene.put("marquise.wood", 12, 5)
    scene.turn("marquise")
    assert scene.step() == "root.craft"
    assert [scene.count("marquise.wood", c) for c in (1, 9)] == [1, 2]


@pytest.mark.law("6.4", "2.5")
def test_without_wood_left_none_is_placed() -> None:
    scene = begin()
    scene.put("marquise.wood", 12, 8)
    daylight(scene)
    assert scene.count("marquise.wood", 1) == 0


# --- 6.5, Daylight


@pytest.mark.law("6.5")
def test_three_actions_then_a_bird_for_each_more() -> None:
    scene = daylight(begin(), "armorers-1", "sappers-1", "anvil")
    assert scene.refused("hurry armorers-1") == ("6.5", "actions-remain")
    for _ in range(3):
        scene.play("move 5 1 1", "done")
        scene.put_warriors("marquise", 5, 1)
        settle(scene.s)
    assert scene.refused("move 5 1 1") == ("6.5", "no-actions-left")
    assert scene.refused("recruit") == ("6.5", "no-actions-left")
    assert scene.legal() == ["hurry armorers-1", "hurry sappers-1", "done"]
    assert scene.refused("hurry anvil") == ("6.5", "need-bird")
    assert told(scene.play("hurry armorers-1")) == [("action-bought", (scene.card("armorers-1"),))]
    scene.play("recruit")
    assert scene.hand("marquise") == ["sappers-1", "anvil"]
    assert scene.legal() == ["hurry sappers-1", "done"]
    scene.play("hurry sappers-1")
    scene.play("overwork anvil 1")
    assert scene.legal() == ["done"]


@pytest.mark.law("6.5")
def test_actions_are_a_choice() -> None:
    scene = daylight(begin())
    scene.play("done")
    assert scene.step() != "marquise.actions"


@pytest.mark.law("6.5.1")
def test_battle_costs_an_action() -> None:
    scene = begin()
    scene.put_warriors("eyrie", 5, 1)
    daylight(scene)
    assert scene.legal("battle") == ["battle 5 eyrie"]
    scene.play("battle 5 eyrie", "roll 1 0")
    assert scene.warriors("eyrie", 5) == 0
    assert actions_left(scene) == 2
    assert scene.refused("battle 5 eyrie") == ("4.3", "defender-absent")


@pytest.mark.law("6.5.2", "4.2.2")
def test_a_march_is_up_to_two_moves_of_any_groups() -> None:
    scene = daylight(begin())
    assert "move 5 1 1" in scene.legal("move")
    scene.play("move 5 1 1")
    assert scene.legal("move")[:2] == ["move 1 5 1", "move 1 5 2"]
    scene.play("move 1 9 2")  # the same warrior goes on with another
    assert [scene.warriors("marquise", c) for c in (5, 1, 9)] == [0, 0, 3]
    assert actions_left(scene) == 2
    assert "recruit" in scene.legal()  # the march is over


@pytest.mark.law("6.5.2")
def test_a_march_may_end_after_one_move_and_is_finished_before_other_actions() -> None:
    scene = daylight(begin(), "armorers-1")
    scene.play("move 5 1 1")
    assert scene.refused("recruit") == ("6.5.2", "marching")
    assert scene.refused("battle 5 eyrie") == ("6.5.2", "marching")
    assert scene.refused("hurry armorers-1") == ("6.5.2", "marching")
    assert {text.split()[0] for text in scene.legal()} == {"move", "done"}
    scene.play("done")
    assert scene.step() == "marquise.actions"
    scene.play("recruit")
    assert actions_left(scene) == 1


@pytest.mark.law("6.5.3")
def test_recruit_once_a_turn_a_warrior_at_each_recruiter() -> None:
    scene = begin()
    scene.put("marquise.recruiter", 9, 2)
    daylight(scene)
    scene.play("recruit")
    assert [scene.warriors("marquise", c) for c in (5, 9)] == [2, 3]
    assert scene.refused("recruit") == ("6.5.3", "recruited-already")
    scene.turn("marquise", "marquise.actions")
    assert "recruit" in scene.legal()


@pytest.mark.law("6.5.3", "2.5")
def test_scarce_warriors_go_where_she_likes() -> None:
    scene = begin()
    scene.put("marquise.recruiter", 9, 2)
    scene.put("marquise.recruiter", 11)
    scene.put_warriors("marquise", 12, supply(scene) + 1 - 3)
    assert supply(scene) == 3
    daylight(scene)
    scene.play("recruit")
    assert scene.legal() == ["at 5", "at 9", "at 11"]
    assert told(scene.play("at 9")) == [("recruited", (8, 1))]
    assert scene.legal() == ["at 5", "at 9", "at 11"]
    scene.play("at 9")
    assert scene.legal() == ["at 5", "at 11"]
    scene.play("at 11")
    assert [scene.warriors("marquise", c) for c in (5, 9, 11)] == [1, 3, 2]
    assert supply(scene) == 0
    assert scene.step() == "marquise.actions"


@pytest.mark.law("6.5.3")
def test_warriors_that_are_just_enough_go_to_every_recruiter() -> None:
    scene = begin()
    scene.put("marquise.recruiter", 9, 2)
    scene.put_warriors("marquise", 12, supply(scene) + 1 - 3)
    daylight(scene)
    assert told(scene.play("recruit")) == [("recruited", (4, 1)), ("recruited", (8, 2))]
    assert scene.step() == "marquise.actions"
    assert [scene.warriors("marquise", c) for c in (5, 9)] == [2, 3]


@pytest.mark.law("6.5.3", "2.5")
def test_without_warriors_left_recruiting_places_none() -> None:
    scene = begin()
    scene.put_warriors("marquise", 12, supply(scene) + 1)
    daylight(scene)
    scene.play("recruit")
    assert scene.warriors("marquise", 5) == 1
    assert actions_left(scene) == 2


@pytest.mark.law("6.5.3")
def test_without_a_recruiter_there_is_no_recruiting() -> None:
    scene = begin()
    scene.take_off("marquise.recruiter", 5)
    daylight(scene)
    assert scene.refused("recruit") == ("6.5.3", "no-recruiter")


@pytest.mark.law("6.5.4", "6.5.4.I", "6.5.4.III")
@pytest.mark.parametrize(
    ("piece", "points"),
    [
        ("sawmill", [1, 2, 3, 4, 5]),
        ("workshop", [2, 2, 3, 4, 5]),
        ("recruiter", [1, 2, 3, 3, 4]),
    ],
)
def test_cost_and_points_of_the_uncovered_space(piece: str, points: list[int]) -> None:
    for number, cost in enumerate([1, 2, 3, 3, 4]):
        scene = bare(begin())
        scene.put(f"marquise.{piece}", 11, min(number + 1, 2))
        scene.put(f"marquise.{piece}", 12, min(max(number - 1, 0), 1))
        scene.put(f"marquise.{piece}", 10, min(max(number - 2, 0), 1))
        scene.put(f"marquise.{piece}", 6, min(max(number - 3, 0), 1))
        scene.put_warriors("marquise", 9, 1)
        scene.put("marquise.wood", 9, cost)
        act(scene)
        assert f"build marquise.{piece} 9" in scene.legal("build")  # with exactly its cost
        poor = scene.fork()
        scene.play(f"build marquise.{piece} 9")
        assert scene.points("marquise") == points[number]
        assert scene.count("marquise.wood", 9) == 0
        assert actions_left(scene) == 2
        assert scene.s.unplaced[scene.kind(f"marquise.{piece}")] == 6 - (number + 2)
        poor.take_off("marquise.wood", 9)
        assert poor.refused(f"build marquise.{piece} 9") == ("6.5.4.II", "too-little-wood")


@pytest.mark.law("6.5.4.III", "2.5.2")
def test_a_building_lost_and_built_again_scores_again() -> None:
    scene = begin()
    scene.put("marquise.wood", 1, 3)
    daylight(scene)
    events = scene.play("build marquise.sawmill 9")
    assert told(events)[0] == ("built", (scene.kind("marquise.sawmill"), 8))
    assert scene.points("marquise") == 1
    scene.take_off("marquise.sawmill", 9)
    settle(scene.s)
    scene.play("build marquise.sawmill 9")
    assert scene.points("marquise") == 2


@pytest.mark.law("6.5.4.I", "6.5.4.III", "6.3.5")
@pytest.mark.parametrize("piece", ["sawmill", "workshop", "recruiter"])
def test_the_first_space_costs_nothing_and_gives_nothing(piece: str) -> None:
    scene = bare(begin())  # all starting buildings are lost
    scene.put_warriors("marquise", 9, 1)
    act(scene)
    scene.play(f"build marquise.{piece} 9")
    assert scene.count(f"marquise.{piece}", 9) == 1
    assert scene.points("marquise") == 0


@pytest.mark.law("6.5.4.I")
def test_only_her_own_buildings_and_only_while_some_are_left() -> None:
    scene = begin()
    for clearing in (9, 11, 11, 12, 7):
        scene.put("marquise.sawmill", clearing)
    scene.put("marquise.wood", 10, 2)
    daylight(scene)
    assert scene.refused("build marquise.sawmill 9") == ("6.5.4.I", "none-left")
    assert scene.refused("build eyrie.roost 9") == ("6.5.4.I", "not-your-building")
    assert scene.refused("build marquise.wood 9") == ("6.5.4.I", "not-your-building")
    assert "build marquise.workshop 9" in scene.legal("build")


@pytest.mark.law("6.5.4.II", "2.2.3")
def test_the_site_is_ruled_and_has_an_open_slot() -> None:
    scene = begin()
    scene.put("marquise.wood", 1, 1)
    scene.put_warriors("eyrie", 9, 1)  # a tie, which the Eyrie win
    daylight(scene)
    assert scene.refused("build marquise.sawmill 9") == ("6.5.4.II", "not-ruled")
    assert scene.refused("build marquise.sawmill 5") == ("2.2.3", "no-slot")
    assert "build marquise.sawmill 10" in scene.legal("build")


@pytest.mark.law("6.5.4.II")
def test_the_only_wood_builds_wherever_her_rule_joins_the_site_to_it() -> None:
    scene = daylight(begin())
    assert scene.count("marquise.wood", 1) == 1
    sites = [2, 4, 6, 7, 8, 9, 10, 11, 12]  # 1 and 5 are full, 3 is the Eyrie's
    kinds = ("sawmill", "workshop", "recruiter")
    assert scene.legal("build") == [f"build marquise.{kind} {site}" for site in sites for kind in kinds]


@pytest.mark.law("6.5.4.II")
def test_wood_cut_off_from_the_site_does_not_pay() -> None:
    scene = begin()
    scene.take_off("marquise.sawmill", 1)
    scene.put("marquise.wood", 7, 4)
    scene.put_warriors("eyrie", 12, 2)
    scene.put_warriors("eyrie", 4, 2)
    scene.put_warriors("eyrie", 3, 2)
    daylight(scene)
    # 7 and 8 are joined; 12, 4 and 3 around them are not hers.
    assert "build marquise.workshop 8" in scene.legal("build")
    assert scene.refused("build marquise.workshop 9") == ("6.5.4.II", "too-little-wood")
    scene.put_warriors("eyrie", 12, 0)
    settle(scene.s)
    assert "build marquise.workshop 9" in scene.legal("build")  # 7 - 12 - 9


@pytest.mark.law("6.5.4.II")
def test_wood_comes_from_several_connected_clearings_as_she_picks() -> None:
    scene = begin()
    scene.put("marquise.sawmill", 11, 2)  # the next sawmill costs three
    scene.put("marquise.wood", 12, 1)
    scene.put("marquise.wood", 10, 1)
    scene.put("marquise.wood", 4, 1)
    scene.put("marquise.wood", 3, 1)
    scene.put_warriors("eyrie", 3, 5)  # that wood is out of her reach
    daylight(scene)
    for clearing in (1, 11, 11):
        scene.take_off("marquise.wood", clearing)
    settle(scene.s)
    few = scene.fork()
    few.play("build marquise.sawmill 9")
    assert [few.count("marquise.wood", c) for c in (12, 10, 4, 3)] == [
        0,
        0,
        0,
        1,
    ]  # exactly three: no question
    scene.put("marquise.wood", 12, 1)
    settle(scene.s)
    scene.play("build marquise.sawmill 9")
    assert scene.legal() == ["wood 4", "wood 10", "wood 12"]
    assert scene.refused("wood 3")[0] == "6.5.4.II"
    scene.play("wood 12", "wood 12", "wood 4")
    assert [scene.count("marquise.wood", c) for c in (12, 10, 4, 3)] == [0, 1, 0, 1]
    assert scene.count("marquise.sawmill", 9) == 1
    assert scene.points("marquise") == 3


@pytest.mark.law("6.5.5")
def test_overwork_spends_a_matching_card_for_a_wood_at_a_sawmill() -> None:
    scene = daylight(begin(), "anvil", "bake_sale", "armorers-1")
    assert scene.legal("overwork") == ["overwork armorers-1 1", "overwork anvil 1"]
    assert scene.refused("overwork bake_sale 1") == ("6.5.5", "card-does-not-match")
    assert scene.refused("overwork anvil 5") == ("6.5.5", "no-sawmill")
    assert told(scene.play("overwork anvil 1")) == [("overworked", (scene.card("anvil"), 0, 1))]
    assert scene.count("marquise.wood", 1) == 2
    assert scene.hand("marquise") == ["armorers-1", "bake_sale"]
    assert scene.s.discard == scene.mask("anvil")
    assert actions_left(scene) == 2


@pytest.mark.law("6.5.5", "2.5")
def test_overwork_without_wood_left_places_none() -> None:
    scene = begin()
    scene.put("marquise.wood", 12, 8)
    daylight(scene, "anvil")
    assert told(scene.play("overwork anvil 1")) == [("overworked", (scene.card("anvil"), 0, 0))]
    assert scene.count("marquise.wood", 1) == 0
    assert scene.hand("marquise") == []


@pytest.mark.law("6.4", "6.5.3", "6.5.4.II", "6.5.5", "6.2.3")
def test_nothing_is_placed_in_a_clearing_that_is_shut() -> None:
    scene = begin()
    scene.put("marquise.sawmill", 9)
    scene.put("marquise.wood", 10, 2)
    scene.s.sealed = 1 << 0 | 1 << 4  # the keep with a sawmill, and the recruiter
    daylight(scene, "anvil", "investments")
    assert [scene.count("marquise.wood", c) for c in (1, 9)] == [0, 1]
    assert scene.refused("build marquise.workshop 1")[0] == "2.2.3"
    assert scene.legal("overwork") == ["overwork investments 9"]
    scene.play("recruit")
    assert scene.warriors("marquise", 5) == 1
    scene.put_warriors("eyrie", 9, 1)
    settle(scene.s)
    scene.play("battle 9 eyrie", "roll 1 1")
    assert scene.step() == "marquise.actions"  # nobody can be healed


# --- 6.6, Evening


@pytest.mark.law("6.6")
@pytest.mark.parametrize(("recruiters", "cards"), [(0, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_draws_a_card_and_one_for_each_bonus(recruiters: int, cards: int) -> None:
    scene = bare(begin())
    for clearing in (11, 11, 5, 5, 2, 2)[:recruiters]:
        scene.put("marquise.recruiter", clearing)
    daylight(scene)
    scene.play("done")
    while scene.step() == "root.draw" and scene.s.active == scene.seat("marquise"):
        scene.game.apply(scene.s, scene.game.actions(scene.s)[0])
    assert len(scene.hand("marquise")) == cards


@pytest.mark.law("6.6")
def test_keeps_five_cards_of_her_choice() -> None:
    scene = daylight(begin(), "anvil", "bake_sale", "investments", "armorers-1", "sappers-1")
    scene.play("done", "draw cobbler-1")
    assert (scene.step(), scene.decider()) == ("root.hand-limit", "marquise")
    assert len(scene.legal("discard")) == 6
    scene.play("discard anvil")
    assert len(scene.hand("marquise")) == 5
    assert "cobbler-1" in scene.hand("marquise")
