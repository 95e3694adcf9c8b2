"""Landmarks: their setup (A.5), what goes for all of them (F.1), and the six cards."""

from random import Random

import pytest

from lichtung import LichtungError
from lichtung.kernel.codec import HIDDEN
from lichtung.kernel.frames import settle
from lichtung.kernel.match import Match
from lichtung.root.drawing import reshuffle
from lichtung.root.factions.alliance.rules import cannot_rise
from lichtung.root.factions.duchy.ministers import can_support
from lichtung.root.factions.eyrie.mat import MOVE_COLUMN
from lichtung.root.factions.eyrie.mat import mat_of as eyrie_mat
from lichtung.root.factions.eyrie.rules import LEADERS, can_resolve
from lichtung.root.factions.mechanical_marquise.rules import recruits_of
from lichtung.root.factions.vagabond.data import QUESTS
from lichtung.root.factions.vagabond.quests import not_for_him
from lichtung.root.game import LANDMARKS, make
from lichtung.root.landmark_setup import sites as legal_sites
from lichtung.root.markers import kinds_left, place_marker
from lichtung.root.removal import settle_removed, take_off
from lichtung.root.state import Root
from lichtung.rootlog.writing import write_journal
from tests.law.root.alliance_wood import evening
from tests.law.root.boards_wood import ends
from tests.law.root.cult_wood import mat as cult_mat
from tests.law.root.landmarks_wood import begun, game_with, scene_with, sites
from tests.law.root.positions import Scene, begin, keys
from tests.law.root.riverfolk_wood import put_in
from tests.law.root.vagabond_wood import daylight as wander
from tests.law.root.vagabond_wood import mat as vagabond_mat
from tests.law.root.vagabond_wood import stand

M, E, A, V, C, R, D, P = "marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk", "duchy", "corvids"
MACHINE = "mechanical-marquise"
IDS = ["black-market", "elder-treetop", "ferry", "legendary-forge", "lost-city", "tower"]


def place_of(s: Root, landmark: str) -> int:
    """The clearing of a landmark, from 1 on; 0: none."""
    found = next(one for one in LANDMARKS if one.id == landmark)
    return found.place(s) + 1


# --- A.5.1, A.5.2: which ones


@pytest.mark.law("A.5.1")
def test_all_six_can_be_chosen_by_name() -> None:
    assert [landmark.id for landmark in LANDMARKS] == IDS
    for landmark in IDS:
        assert game_with(landmark, M, E).setup_data()["landmarks"] == landmark
    assert game_with(["lost_city", "tower"], M, E).setup_data()["landmarks"] == "lost-city,tower"


@pytest.mark.law("A.5.1")
@pytest.mark.parametrize(
    ("value", "key"),
    [
        ("volcano", "option-choice"),
        ("ferry,volcano", "option-choice"),
        (3, "option-choice"),
        (0, "option-choice"),
        ("ferry,ferry", "landmarks-number"),
        ("ferry,tower,lost-city", "landmarks-number"),
        ([], "option-choice"),
    ],
)
def test_a_wrong_choice_names_its_key(value: object, key: str) -> None:
    with pytest.raises(LichtungError) as error:
        make({"factions": [M, E], "landmarks": value})
    assert (error.value.key, error.value.where) == (key, "landmarks")


@pytest.mark.law("A.5.2")
@pytest.mark.parametrize("number", [1, 2])
def test_chance_deals_as_many_as_are_wanted(number: int) -> None:
    scene = begun(number, M, E)
    dealt = []
    for left in range(6, 6 - number, -1):
        assert scene.decider() == "chance"
        assert len(scene.game.chance(scene.s)) == left
        dealt.append(scene.legal()[0].split()[1])
        assert keys(scene.play(scene.legal()[0])) == ["landmark-dealt"]
    assert scene.step() == "root.set-up-landmark"
    assert {text.split()[1] for text in scene.legal()} == set(dealt)


@pytest.mark.law("A.5")
def test_the_landmark_of_a_board_stays_unless_it_is_dealt_or_none_is_wanted() -> None:
    assert place_of(game_with("usual", M, E, board="lake").start(), "ferry") == 1
    assert place_of(game_with("none", M, E, board="lake").start(), "ferry") == 0
    assert place_of(game_with("none", M, E, board="mountain").start(), "tower") == 0
    scene = begun(1, M, E, board="lake")
    assert place_of(scene.s, "ferry") == 1
    other = scene.fork()
    other.play("deal-landmark tower")
    assert place_of(other.s, "ferry") == 1
    scene.play("deal-landmark ferry")
    assert place_of(scene.s, "ferry") == 0
    assert sites(scene, "ferry") == [1, 10, 11, 12]


# --- A.5.3: who and where


@pytest.mark.law("A.5.3")
def test_the_last_players_set_up_and_the_last_of_all_chooses_which() -> None:
    scene = begun("tower,elder-treetop", M, E, A, first=E)  # turn order: Eyrie, Alliance, Marquise
    assert scene.decider() == M
    assert {text.split()[1] for text in scene.legal()} == {"tower", "elder-treetop"}
    assert keys(scene.play("set-up elder-treetop 1")) == ["landmark-placed"]
    assert scene.decider() == A
    assert {text.split()[1] for text in scene.legal()} == {"tower"}
    assert scene.refused("set-up elder-treetop 2") == ("A.5.3", "landmark-not-dealt")


@pytest.mark.law("A.5.3")
def test_who_is_played_by_the_rules_sets_up_nothing() -> None:
    scene = begun("tower,ferry", E, A, MACHINE)
    assert scene.decider() == A
    scene.play(scene.legal()[0])
    assert scene.decider() == E


@pytest.mark.law("A.5.3", "K.black_market", "K.elder_treetop", "K.lost_city", "K.ferry", "K.tower")
@pytest.mark.parametrize(
    ("landmark", "board", "where"),
    [
        ("black-market", "autumn", [1, 3, 4]),
        ("black-market", "winter", [1, 2, 7, 10]),
        ("black-market", "lake", [2, 3, 4, 7, 8]),
        ("black-market", "mountain", [6, 7, 8]),
        ("elder-treetop", "autumn", [1, 2, 3, 4]),
        ("elder-treetop", "winter", [1, 2, 3, 4]),
        ("legendary-forge", "autumn", list(range(1, 13))),
        ("lost-city", "autumn", [4, 5, 7, 10, 11]),
        ("lost-city", "winter", [7, 10, 11, 12]),
        ("lost-city", "mountain", [2, 4]),
        ("ferry", "autumn", [4, 5, 7, 10, 11]),
        ("ferry", "lake", [1, 10, 11, 12]),
        ("tower", "autumn", [6, 10, 11, 12]),
        ("tower", "winter", [8, 9, 11, 12]),
        ("tower", "lake", [5, 10, 11, 12]),
        ("tower", "mountain", [9, 10, 11, 12]),
    ],
)
def test_each_card_says_where_it_may_stand(landmark: str, board: str, where: list[int]) -> None:
    """The board's own landmark keeps others away: the ferry clearing 9 of the lake, the tower 5 and 10."""
    assert sites(begun(landmark, M, E, board=board), landmark) == where


@pytest.mark.law("A.5.3")
def test_landmarks_keep_away_from_each_other_but_for_the_tower() -> None:
    scene = begun("lost-city,tower", M, E)
    scene.play("set-up lost-city 10")
    assert sites(scene, "tower") == [6, 11, 12]  # 12 is next to 10
    assert scene.refused("set-up tower 10") == ("A.5.3", "landmark-there")
    scene = begun("lost-city,tower", M, E)
    scene.play("set-up tower 11")
    assert sites(scene, "lost-city") == [4, 5, 7, 10]
    scene = begun("lost-city,tower", M, E)
    scene.play("set-up tower 12")
    assert place_of(scene.s, "lost-city") == 5  # the only clearing that is left
    scene = begun("lost-city,tower", M, E)
    scene.play("set-up tower 6")
    assert scene.refused("set-up lost-city 11") == ("A.5.3", "landmark-near")
    assert scene.refused("set-up lost-city 1") == ("K.lost_city", "landmark-on-water")
    assert scene.refused("set-up lost-city 6") == ("A.5.3", "landmark-there")


@pytest.mark.law("A.5.3")
def test_with_no_clearing_left_first_distance_is_given_up_then_the_rest() -> None:
    """Ruling 501, which no printed board needs."""
    scene = begun("tower,elder-treetop", M, E)
    treetop = next(one for one in LANDMARKS if one.id == "elder-treetop")
    corners = scene.setup.map.corners
    scene.setup.map.corners = [5]
    scene.play("set-up tower 6")
    assert legal_sites(scene.s, treetop) == [c for c in range(12) if c != 5]
    scene.setup.map.corners = scene.s.ways.land[5][:1]
    assert legal_sites(scene.s, treetop) == scene.setup.map.corners
    scene.setup.map.corners = corners


@pytest.mark.law("A.5")
def test_landmarks_stand_before_hands_are_dealt_and_factions_set_up() -> None:
    scene = begun("elder-treetop", M, E)
    assert not any(scene.s.zones)
    assert not any(scene.s.warriors)


# --- F.1: what goes for all of them


@pytest.mark.law("F.1.1", "F.1.2")
def test_a_landmark_is_nobodys_piece() -> None:
    scene = scene_with({"tower": 6, "elder-treetop": 1}, M, E)
    assert scene.ruler(6) == scene.ruler(1) == ""
    assert not any(scene.s.presence)
    scene.put_warriors(E, 6, 1)
    assert scene.ruler(6) == E
    scene.put("marquise.workshop", 8, 2)
    scene.put("marquise.workshop", 12)
    scene.give_hand(M, "favor_fox")
    scene.turn(M, "root.craft")
    before = scene.points(M)
    scene.play("craft favor_fox")
    assert scene.warriors(E, 6) == 0
    assert scene.points(M) == before  # nothing of the landmarks is removed or scored
    assert (place_of(scene.s, "tower"), place_of(scene.s, "elder-treetop")) == (6, 1)


# --- K.ferry


@pytest.mark.law("K.ferry")
def test_elsewhere_the_ferry_follows_the_river_to_the_next_clearing() -> None:
    scene = scene_with({"ferry": 10}, M, E)
    scene.put_warriors(M, 10, 3)
    scene.turn(M, "marquise.actions")
    assert ends(scene, 10) == sorted({*[near + 1 for near in scene.s.ways.land[9]], 5, 11})
    events = scene.play("move 10 11 2")
    assert "ferried" in keys(events)
    assert (scene.step(), place_of(scene.s, "ferry")) == ("root.draw", 11)
    scene.play(scene.legal()[0])
    assert len(scene.hand(M)) == 1
    assert ends(scene, 11) == [3, 6, 12]  # once in a turn


@pytest.mark.law("K.ferry")
def test_the_ferry_sails_once_a_turn_and_needs_rule() -> None:
    scene = scene_with({"ferry": 10}, M, E)
    scene.put_warriors(M, 10, 1)
    scene.put_warriors(E, 10, 2)
    scene.turn(M, "marquise.actions")
    assert 11 not in ends(scene, 10)
    scene.put_warriors(M, 11, 1)
    scene.turn(M, "marquise.actions")
    assert 11 in ends(scene, 10)
    scene.s.ferried = 1
    scene.s.legal = []
    settle(scene.s)
    assert scene.refused("move 10 11 1") == ("4.2", "no-path")
    scene.turn(E)
    assert scene.s.ferried == 0


# --- K.tower


@pytest.mark.law("K.tower")
def test_whoever_rules_the_tower_at_the_end_of_its_evening_scores() -> None:
    scene = scene_with({"tower": 6}, M, E)
    scene.put_warriors(M, 6, 1)
    scene.turn(M, "marquise.actions")
    before = scene.points(M)
    events = scene.play("done")
    while scene.s.active == 0 and scene.decider() != E:
        events += scene.play(scene.legal()[0])
    assert "tower-held" in keys(events)
    assert "pass-held" not in keys(events)
    assert scene.points(M) == before + 1
    assert scene.points(E) == 0


@pytest.mark.law("K.tower", "C.3.4")
def test_where_the_mountain_has_its_tower_it_is_the_pass() -> None:
    scene = scene_with({"tower": 10}, M, E, board="mountain")
    scene.put_warriors(M, 10, 1)
    scene.turn(M, "marquise.actions")
    events = scene.play("done")
    while scene.s.active == 0 and scene.decider() != E:
        events += scene.play(scene.legal()[0])
    assert "pass-held" in keys(events)


@pytest.mark.law("K.tower")
def test_the_machine_scores_for_the_tower_too() -> None:
    """Ruling 506."""
    scene = scene_with({"tower": 6}, E, MACHINE)
    scene.put_warriors(MACHINE, 6, 3)
    scene.turn(MACHINE)
    before = scene.points(MACHINE)
    events = []
    rng = Random(1)
    while scene.s.active == 1 and scene.game.decision(scene.s) is not None:
        chance = scene.decider() == "chance"
        events += scene.play(scene.game.sample(scene.s, rng) if chance else scene.legal()[0])
    assert "tower-held" in keys(events)
    assert scene.points(MACHINE) > before


# --- K.elder_treetop


@pytest.mark.law("K.elder_treetop", "2.2.3")
def test_the_treetop_is_one_more_slot() -> None:
    scene = scene_with({"elder-treetop": 1}, M, E)
    assert scene.s.slots[0] == scene.setup.map.slots[0] + 1
    scene.turn(M, "marquise.actions")
    again = scene.game.position(scene.game.position_of(scene.s))
    assert again.slots == scene.s.slots


def treetop(scene: Scene) -> str:
    """The building in the Treetop."""
    mats = scene.game.view(scene.s, None).data()["mats"]
    assert isinstance(mats, dict)
    return str(mats["elder-treetop"]["holds"])


def build_two(scene: Scene, *answers: str) -> None:
    """The Marquise builds twice in clearing 1, and answers whether in the Treetop."""
    for answer in answers:
        scene.put("marquise.workshop", 1)
        settle(scene.s)
        if answer:
            assert scene.step() == "root.treetop-built"
            assert scene.decider() == M
            scene.play(answer)


@pytest.mark.law("K.elder_treetop")
def test_a_builder_with_both_sorts_open_chooses_the_slot() -> None:
    scene = scene_with({"elder-treetop": 1}, M, E)
    assert scene.s.slots[0] == 2
    other = scene.fork()
    build_two(scene, "treetop", "")
    assert treetop(scene) == "marquise.workshop"
    other.put("marquise.sawmill", 1)
    settle(other.s)
    other.play("done")
    assert treetop(other) == "None"
    other.put("marquise.workshop", 1)  # nothing else is open
    assert treetop(other) == "marquise.workshop"


@pytest.mark.law("K.elder_treetop", "3.2.1")
@pytest.mark.parametrize(("first", "points"), [("treetop", 2), ("done", 1)])
def test_an_enemy_building_in_the_treetop_is_worth_a_point_more(first: str, points: int) -> None:
    scene = scene_with({"elder-treetop": 1}, M, E)
    build_two(scene, first)
    scene.put_warriors(E, 1, 2)
    scene.fight(E, 1, M)
    events = scene.play("roll 2 0")
    assert scene.points(E) == points
    assert ("treetop-fell" in keys(events)) == (points == 2)
    assert treetop(scene) == "None"
    assert scene.s.slots[0] == 2


@pytest.mark.law("K.elder_treetop")
def test_in_battle_the_owner_says_which_of_two_alike_falls() -> None:
    for answer, points, holds in (("done", 1, "marquise.workshop"), ("treetop", 2, "None")):
        scene = scene_with({"elder-treetop": 1}, M, E)
        build_two(scene, "treetop", "")
        scene.put_warriors(E, 1, 1)
        scene.fight(E, 1, M)
        scene.play("roll 0 0")
        assert scene.step() == "root.treetop-lost"
        assert scene.decider() == M
        scene.play(answer)
        assert (scene.points(E), treetop(scene)) == (points, holds)
        assert scene.count("marquise.workshop", 1) == 1


@pytest.mark.law("K.elder_treetop")
def test_whoever_removes_one_otherwise_takes_the_one_in_the_treetop_and_own_ones_bring_nothing() -> None:
    scene = scene_with({"elder-treetop": 1}, M, E)
    build_two(scene, "treetop", "")
    other = scene.fork()
    take_off(scene.s, 0, scene.kind("marquise.workshop"), 0, 1, 1)
    settle_removed(scene.s)
    assert (scene.points(E), treetop(scene)) == (2, "None")
    take_off(other.s, 0, other.kind("marquise.workshop"), 0, 1, 0)
    settle_removed(other.s)
    assert (other.points(M), other.points(E)) == (0, 0)


@pytest.mark.law("K.elder_treetop", "10.4.3.III")
def test_what_replaces_a_building_stands_in_its_slot() -> None:
    for answer, points in (("treetop", 2), ("done", 1)):
        scene = scene_with({"elder-treetop": 1}, M, C)
        build_two(scene, answer)
        mat = cult_mat(scene)
        mat.outcast, mat.hated, mat.acolytes = 0, 1, 6
        scene.s.supply[1] -= 6
        scene.turn(C, "cult.conspiracies")
        before = scene.points(C)
        scene.play("sanctify marquise.workshop 1")
        assert scene.step() != "root.treetop-built"
        assert scene.points(C) == before + points
        assert treetop(scene) == ("cult.garden_fox" if answer == "treetop" else "None")


def test_a_position_cannot_hold_in_the_treetop_what_is_not_there() -> None:
    game = game_with("elder-treetop", M, E)
    mats = {"elder-treetop": {"place": "1", "holds": "marquise.workshop"}}
    assert game.position({"turn": M, "factions": mats, "pieces": {"marquise.workshop": [1, 1]}}).slots[0] == 0
    with pytest.raises(LichtungError) as error:
        game.position({"turn": M, "factions": mats})
    assert (error.value.key, error.value.where) == ("position-landmark-holds", "factions.elder-treetop.holds")
    with pytest.raises(LichtungError) as error:
        game.position({"turn": M})
    assert (error.value.key, error.value.where) == ("position-landmark", "factions.elder-treetop.place")


# --- K.legendary_forge


@pytest.mark.law("K.legendary_forge")
@pytest.mark.parametrize(
    ("clearing", "items"),
    [(1, {"sword", "crossbow", "hammer"}), (2, {"bag", "tea"}), (3, {"boots", "coin"})],
)
def test_the_suit_of_its_clearing_says_what_lies_at_the_forge(clearing: int, items: set[str]) -> None:
    scene = scene_with({"legendary-forge": clearing}, M, E)
    mats = scene.game.view(scene.s, None).data()["mats"]
    assert isinstance(mats, dict)
    assert set(mats["legendary-forge"]["kinds"]) == items


@pytest.mark.law("K.legendary_forge")
def test_its_items_need_a_piece_there_and_bring_a_card_and_a_point_more() -> None:
    scene = scene_with({"legendary-forge": 1}, M, E)
    scene.give_hand(M, "foxfolk_steel", "root_tea_mouse")
    scene.put("marquise.workshop", 6, 2)
    scene.put("marquise.workshop", 2)
    scene.turn(M, "root.craft")
    assert scene.refused("craft foxfolk_steel") == ("K.legendary_forge", "nobody-at-forge")
    assert scene.refusal("craft root_tea_mouse") is None  # from the supply as ever
    scene.put("marquise.wood", 1)  # a token will do
    points = scene.points(M)
    events = scene.play("craft foxfolk_steel")
    assert "forged" in keys(events)
    assert scene.points(M) == points + scene.setup.deck.points[scene.card("foxfolk_steel")] + 1
    assert scene.decider() == "chance"
    scene.play(scene.legal()[0])
    assert len(scene.hand(M)) == 2
    assert scene.item(M, "sword") == 1
    events = scene.play("craft root_tea_mouse")
    assert "forged" not in keys(events)


@pytest.mark.law("K.legendary_forge", "7.2.3")
def test_disdain_for_trade_does_not_touch_the_point_of_the_forge() -> None:
    scene = scene_with({"legendary-forge": 1}, E, M)
    eyrie_mat(scene.s, 0).leader = LEADERS.index("commander")
    scene.give_hand(E, "armorers-1", "foxfolk_steel")  # the first one goes to the Decree
    scene.put("eyrie.roost", 1)
    scene.put("eyrie.roost", 6)
    scene.turn(E, "root.craft")
    before = scene.points(E)
    scene.play("craft foxfolk_steel")
    assert scene.points(E) == before + 2


@pytest.mark.law("K.legendary_forge", "9.2.1")
def test_the_pawn_of_the_vagabond_is_a_piece_at_the_forge() -> None:
    scene = scene_with({"legendary-forge": 1}, V, M)
    wander(scene, 6, "hammer hammer", "foxfolk_steel")
    assert scene.refused("craft foxfolk_steel") == ("K.legendary_forge", "nobody-at-forge")
    wander(scene, 1, "hammer hammer", "foxfolk_steel")
    assert "forged" in keys(scene.play("craft foxfolk_steel"))


@pytest.mark.law("K.legendary_forge", "M.3.3")
def test_the_machine_takes_her_items_from_the_forge_too() -> None:
    """Ruling 510: what she offers is no longer there."""
    game = game_with("legendary-forge", E, MACHINE)
    plain = make({"factions": [E, MACHINE], "questions": "all"})
    assert begin(game, ("set-up legendary-forge 1",)).s.items == begin(plain).s.items


# --- K.lost_city


@pytest.mark.law("K.lost_city", "2.2.2")
def test_the_lost_city_is_of_every_suit() -> None:
    scene = scene_with({"lost-city": 10}, M, E)
    assert scene.s.suits[9] == 7
    assert all(scene.s.matching[suit] >> 9 & 1 for suit in range(4))
    scene.turn(M, "marquise.actions")
    again = scene.game.position(scene.game.position_of(scene.s))
    assert again.values() == scene.s.values()
    said: dict[str, object] = {"turn": M, "factions": {"lost-city": {"place": "10"}}}
    assert scene.game.position(said).suits == scene.s.suits


@pytest.mark.law("K.lost_city", "4.1.1")
def test_a_crafting_piece_there_serves_as_any_suit_and_is_kept_for_last() -> None:
    scene = scene_with({"lost-city": 10}, M, E)
    scene.put("marquise.workshop", 10)
    scene.give_hand(M, "foxfolk_steel", "root_tea_mouse", "a_visit_to_friends", "tax_collector-1")
    scene.turn(M, "root.craft")
    assert sorted(scene.legal("craft")) == ["craft a_visit_to_friends", "craft root_tea_mouse"]
    scene.put("marquise.workshop", 2)  # mouse
    scene.turn(M, "root.craft")
    scene.play("craft root_tea_mouse")
    assert (scene.s.activated[1], scene.s.activated[9]) == (1, 0)
    assert scene.legal("craft") == ["craft a_visit_to_friends"]


@pytest.mark.law("K.lost_city", "4.1.1")
def test_two_pieces_there_may_differ() -> None:
    scene = scene_with({"lost-city": 10}, M, E)
    scene.put("marquise.workshop", 10)
    scene.put("marquise.workshop", 1)  # fox
    scene.put("marquise.workshop", 3)  # rabbit
    scene.give_hand(M, "tax_collector-1")
    scene.turn(M, "root.craft")
    scene.play("craft tax_collector-1")
    assert [scene.s.activated[c] for c in (0, 2, 9)] == [1, 1, 1]
    scene = scene_with({"lost-city": 10}, M, E)
    scene.put("marquise.workshop", 10, 2)
    scene.put("marquise.workshop", 1)
    scene.give_hand(M, "tax_collector-1", "favor_mouse")
    scene.turn(M, "root.craft")
    assert scene.legal("craft") == ["craft tax_collector-1"]


@pytest.mark.law("K.lost_city", "4.1.1", "4.1")
def test_any_suit_may_be_paid_by_the_piece_in_the_city() -> None:
    scene = scene_with({"lost-city": 10}, M, E)
    scene.put("marquise.workshop", 10)
    scene.put("marquise.workshop", 1, 1)
    scene.put("marquise.workshop", 6, 1)
    scene.put("marquise.workshop", 8, 1)
    scene.put("marquise.workshop", 2, 2)
    scene.give_hand(M, "royal_claim")
    scene.turn(M, "root.craft")
    scene.play("craft royal_claim")
    assert scene.legal("pay") == ["pay fox", "pay mouse", "pay bird"]
    scene.play("pay bird")
    assert scene.s.activated[9] == 1
    assert "pay bird" not in scene.legal("pay")


@pytest.mark.law("K.lost_city", "3.3.1", "4.1.2")
def test_it_counts_for_every_dominance_and_is_struck_by_every_favor() -> None:
    scene = scene_with({"lost-city": 10}, M, E)
    for suit in range(3):
        assert scene.s.matching[suit] >> 9 & 1
    scene.put_warriors(E, 10, 3)
    scene.put("marquise.workshop", 2, 2)
    scene.put("marquise.workshop", 6, 1)
    scene.give_hand(M, "favor_mouse")
    scene.put("marquise.workshop", 10, 1)
    scene.turn(M, "root.craft")
    scene.play("craft favor_mouse")
    assert scene.warriors(E, 10) == 0


@pytest.mark.law("K.lost_city", "4.3.1")
def test_every_ambush_serves_there() -> None:
    for card in ("ambush_fox", "ambush_mouse", "ambush_rabbit"):
        scene = scene_with({"lost-city": 10}, M, E)
        scene.put_warriors(M, 10, 3)
        scene.put_warriors(E, 10, 3)
        scene.give_hand(E, card)
        scene.fight(M, 10, E)
        assert f"ambush {card}" in scene.legal()


@pytest.mark.law("K.lost_city", "8.2.6")
def test_every_card_pays_for_outrage_there() -> None:
    scene = scene_with({"lost-city": 10}, M, A)
    scene.put("alliance.sympathy", 10)
    scene.put_warriors(M, 12, 2)
    scene.give_hand(M, "anvil", "bake_sale", "investments", "armorers-1")
    scene.turn(M, "marquise.actions")
    scene.play("move 12 10 1")
    assert len(scene.legal()) == 4


@pytest.mark.law("K.lost_city", "8.4.1", "8.4.1.II")
def test_a_revolt_there_takes_supporters_of_mixed_suits_and_names_its_base() -> None:
    scene = scene_with({"lost-city": 10}, M, A)
    scene.put("alliance.sympathy", 10)
    scene.put("alliance.sympathy", 2)  # mouse
    scene.give_pile(A, "anvil", "bake_sale")
    scene.put_warriors(M, 10, 2)
    scene.turn(A, "alliance.revolt")
    assert scene.legal("revolt") == ["revolt 10"]
    scene.play("revolt 10")
    assert scene.step() == "root.name-suit"
    assert scene.legal() == ["suit fox", "suit rabbit", "suit mouse"]
    events = scene.play("suit mouse")
    assert "base-placed" in keys(events)
    assert scene.count("alliance.base_mouse", 10) == 1
    assert scene.warriors(A, 10) == 2  # sympathetic mouse clearings, the City among them
    assert scene.warriors(M, 10) == 0


@pytest.mark.law("K.lost_city", "8.4.1.I")
def test_there_is_one_base_at_most_in_the_city() -> None:
    """Ruling 504."""
    scene = scene_with({"lost-city": 10}, M, A)
    scene.put("alliance.sympathy", 10)
    scene.put("alliance.base_mouse", 10)
    refused = cannot_rise(scene.s, 1, 9)
    assert refused is not None
    assert refused.key == "base-built"


@pytest.mark.law("K.lost_city", "8.2.4")
def test_with_the_base_in_the_city_all_supporters_go() -> None:
    scene = scene_with({"lost-city": 10}, M, A)
    scene.put("alliance.base_mouse", 10)
    scene.give_pile(A, "anvil", "bake_sale", "investments")
    scene.s.active = 0
    take_off(scene.s, 1, scene.kind("alliance.base_mouse"), 9, 1, 0)
    settle_removed(scene.s)
    settle(scene.s)
    assert scene.s.zones[scene.setup.pile[1]] == 0


@pytest.mark.law("K.lost_city", "8.4.2")
def test_sympathy_spreads_there_for_any_supporters() -> None:
    scene = scene_with({"lost-city": 10}, M, A)
    scene.put("alliance.sympathy", 12)
    scene.give_pile(A, "bake_sale", "investments")
    scene.turn(A, "alliance.spread")
    assert "spread 10" in scene.legal()


@pytest.mark.law("K.lost_city", "8.6.1.III")
def test_a_base_there_recruits_whatever_its_suit() -> None:
    scene = scene_with({"lost-city": 10}, M, A)
    scene.put("alliance.base_mouse", 10)
    evening(scene, 1)
    assert scene.legal("enlist") == ["enlist 10"]


@pytest.mark.law("K.lost_city", "10.5.1", "10.5.2")
def test_the_cult_preaches_with_every_suit_and_plants_any_garden() -> None:
    scene = scene_with({"lost-city": 10}, M, C)
    scene.put_warriors(C, 10, 2)
    scene.give_hand(C, "anvil", "bake_sale", "investments", "armorers-1")
    scene.turn(C, "cult.rituals")
    assert {text.split()[1] for text in scene.legal("preach") if text.endswith(" 10")} == {
        "anvil",
        "bake_sale",
        "investments",
    }
    assert scene.refused("preach armorers-1 10")[0].startswith("10.")
    scene.play("plant anvil 10")
    assert scene.legal() == ["suit fox", "suit rabbit", "suit mouse"]
    scene.play("suit rabbit")
    assert scene.count("cult.garden_rabbit", 10) == 1


@pytest.mark.law("K.lost_city", "10.2.1")
def test_a_garden_of_the_outcast_crafts_with_any_suit_there() -> None:
    scene = scene_with({"lost-city": 10}, M, C)
    scene.put("cult.garden_rabbit", 10)
    scene.give_hand(C, "root_tea_mouse")
    cult_mat(scene).outcast = 0  # fox
    scene.turn(C)
    cult_mat(scene).outcast = 0
    power = scene.setup.factions[1].crafting_power(scene.s, 1)
    assert power == [0, 0, 0, 0]
    cult_mat(scene).outcast = 1  # rabbit
    assert scene.setup.factions[1].crafting_power(scene.s, 1) == [0, 0, 0, 1]
    scene.setup.factions[1].activate(scene.s, 1, 2)
    assert scene.s.activated[9] == 1


@pytest.mark.law("K.lost_city", "9.5.5")
def test_the_vagabond_does_any_quest_there() -> None:
    scene = scene_with({"lost-city": 10}, V, M)
    stand(scene, "10")
    vagabond_mat(scene).quests = (1 << len(QUESTS)) - 1
    assert all(not_for_him(scene.s, 0, quest) is None for quest in range(len(QUESTS)))


@pytest.mark.law("K.lost_city", "9.2.1")
def test_hammers_there_count_as_one_suit_for_each_card() -> None:
    """Ruling 508."""
    scene = scene_with({"lost-city": 10}, V, M)
    wander(scene, 10, "hammer hammer hammer", "tax_collector-1", "favor_mouse", "favor_fox")
    assert scene.refused("craft tax_collector-1") == ("4.1.1", "too-few-crafters")
    assert scene.legal("craft") == ["craft favor_fox", "craft favor_mouse"]


@pytest.mark.law("K.lost_city", "9.5.4")
def test_every_card_is_an_aid_there() -> None:
    scene = scene_with({"lost-city": 10}, V, M)
    scene.put_warriors(M, 10, 1)
    wander(scene, 10, "torch", "anvil", "bake_sale", "investments", "armorers-1")
    assert len(scene.legal("aid")) == 4


@pytest.mark.law("K.lost_city", "11.5.6")
def test_the_riverfolk_choose_the_suit_of_their_one_post_there() -> None:
    scene = scene_with({"lost-city": 10}, M, R)
    scene.put_warriors(M, 10, 2)
    put_in(scene, "funds", M, 2)
    scene.turn(R, "riverfolk.actions")
    put_in(scene, "funds", M, 4)
    scene.play("found 10")
    assert scene.legal() == ["suit fox", "suit rabbit", "suit mouse"]
    scene.play("suit mouse")
    assert scene.count("riverfolk.post_mouse", 10) == 1
    assert scene.refused("found 10")[1] == "post-already"


@pytest.mark.law("K.lost_city", "12.5.3.II", "12.2.1")
def test_the_duchy_counts_the_city_once() -> None:
    """Ruling 507."""
    scene = scene_with({"lost-city": 10}, M, D)
    scene.put_warriors(D, 10, 1)
    scene.put("duchy.market", 10)
    assert can_support(scene.s, 1, scene.mask("anvil"))
    assert can_support(scene.s, 1, scene.mask("investments"))
    assert not can_support(scene.s, 1, scene.mask("anvil", "investments"))
    assert scene.setup.factions[1].crafting_power(scene.s, 1) == [0, 0, 0, 1]
    scene.setup.factions[1].activate(scene.s, 1, 0)
    assert scene.s.activated[9] == 1


@pytest.mark.law("K.lost_city", "13.2.1")
def test_a_plot_there_crafts_with_any_suit() -> None:
    scene = scene_with({"lost-city": 10}, M, P)
    place_marker(scene.s, 1, kinds_left(scene.s, 1)[0], 9)
    assert scene.setup.factions[1].crafting_power(scene.s, 1)[3] == 1
    scene.setup.factions[1].activate(scene.s, 1, 1)
    assert scene.s.activated[9] == 1


@pytest.mark.law("K.lost_city", "M.5.3")
def test_orders_of_the_machine_match_the_city_with_each_icon() -> None:
    """Ruling 509."""
    scene = scene_with({"lost-city": 10}, E, MACHINE)
    scene.put_warriors(MACHINE, 10, 1)
    scene.put_warriors(MACHINE, 2, 1)
    assert dict(recruits_of(scene.s, 1, scene.card("tax_collector-1"))) == {9: 3, 1: 1}


@pytest.mark.law("K.lost_city", "7.5.2")
@pytest.mark.parametrize("suit", [0, 1, 2])
def test_every_card_of_the_decree_can_be_carried_out_there(suit: int) -> None:
    scene = scene_with({"lost-city": 10}, E, M)
    scene.put_warriors(E, 10, 2)
    assert can_resolve(scene.s, 0, MOVE_COLUMN, suit)


# --- K.black_market


MARKET = {"black-market": 1}
STALLS = ("black-market.1", "black-market.2", "black-market.3")


def market(*factions: str) -> Scene:
    """Three known cards at the stalls, none of which anybody has seen, and a Marquise who stands there."""
    scene = scene_with(MARKET, *factions)
    first = scene.setup.zone_words.index(STALLS[0])
    for stall, card in enumerate(("anvil", "bake_sale", "investments")):
        scene.give_zone(first + stall, card)
    scene.put_warriors(M, 1, 2)
    return scene


def stalls(scene: Scene) -> list[str]:
    first = scene.setup.zone_words.index(STALLS[0])
    return [scene.words(scene.s.zones[first + stall])[0] for stall in range(3)]


def known_at(scene: Scene, viewer: str | None, stall: int) -> list[str]:
    """What a viewer's view says about a stall."""
    seat = None if viewer is None else scene.seat(viewer)
    hands = scene.game.view(scene.s, seat).data()["hands"]
    assert isinstance(hands, dict)
    return list(hands[STALLS[stall - 1]]["known"])


@pytest.mark.law("K.black_market")
def test_three_cards_of_the_deck_lie_there_and_nobody_knows_them() -> None:
    game = game_with("black-market", M, E)
    scene = Scene(game, game.start())
    scene.play("first marquise", "set-up black-market 1")
    deck = scene.s.deck.bit_count()
    assert deck == scene.setup.deck.size - scene.setup.left_out.bit_count()  # ruling 511
    events = []
    for _ in range(3):
        assert scene.step() == "root.market-cards"
        events += scene.play(scene.legal()[0])
    assert "market-opened" in keys(events)
    assert "drew" not in keys(events[: keys(events).index("market-opened")])
    for viewer in (M, E, None):
        assert [known_at(scene, viewer, stall) for stall in (1, 2, 3)] == [[], [], []]
    assert len(stalls(scene)) == 3


@pytest.mark.law("K.black_market")
def test_a_swap_is_known_to_the_one_who_made_it() -> None:
    scene = market(M, E, A)
    scene.give_hand(M, "armorers-1", "sappers-1")
    scene.turn(M, "marquise.actions")
    assert len(scene.legal("barter")) == 6
    events = scene.play("barter 2 armorers-1")
    assert stalls(scene) == ["anvil", "armorers-1", "investments"]
    assert scene.hand(M) == sorted(["bake_sale", "sappers-1"], key=scene.hand(M).index)
    assert known_at(scene, M, 2) == ["armorers-1"]
    assert known_at(scene, E, 2) == known_at(scene, None, 2) == []
    swapped = next(event for event in events if event.key == "market-swapped")
    for viewer in (1, 2, None):
        assert swapped.seen_by(viewer).args[2:] == (HIDDEN, HIDDEN)
    assert scene.refused("barter 1 sappers-1") == ("K.black_market", "swapped-already")
    assert scene.known(E, M) == []


@pytest.mark.law("K.black_market")
def test_whoever_laid_a_card_knows_who_has_taken_it() -> None:
    scene = market(M, E, A)
    scene.give_hand(M, "armorers-1")
    scene.turn(M, "marquise.actions")
    scene.play("barter 2 armorers-1")
    scene.put_warriors(A, 1, 1)
    scene.give_hand(A, "sappers-1", "cobbler-1")
    scene.turn(A, "alliance.daylight")
    scene.play("barter 2 sappers-1")
    assert "armorers-1" in scene.hand(A)
    assert scene.known(M, A) == ["armorers-1"]
    assert scene.known(E, A) == []
    assert known_at(scene, M, 2) == []
    assert known_at(scene, A, 2) == ["sappers-1"]


@pytest.mark.law("K.black_market")
def test_the_swap_needs_a_piece_there_a_card_and_the_own_turn() -> None:
    scene = market(M, E)
    scene.put_warriors(M, 1, 0)
    scene.give_hand(M, "armorers-1")
    scene.turn(M, "marquise.actions")
    assert scene.refused("barter 1 armorers-1") == ("K.black_market", "nobody-at-market")
    scene.put("marquise.wood", 1)
    scene.turn(M, "marquise.actions")
    assert scene.refused("barter 4 armorers-1") == ("K.black_market", "no-such-stall")
    assert scene.refused("barter 0 armorers-1") == ("K.black_market", "no-such-stall")
    assert scene.refused("barter 1 sappers-1") == ("K.black_market", "not-in-hand")
    scene.play("barter 1 armorers-1")
    scene.give_hand(M)
    scene.turn(M, "marquise.actions")
    assert scene.legal("barter") == []


@pytest.mark.law("K.black_market", "1.4")
def test_it_is_open_in_every_phase_and_anew_in_every_turn() -> None:
    scene = market(M, A)
    scene.put_warriors(A, 1, 1)
    scene.give_hand(A, "armorers-1", "sappers-1")
    seen = set()
    scene.turn(A)
    while scene.s.active == 1:
        if scene.legal("barter"):
            seen.add(scene.game.view(scene.s, 1).data()["phase"])
        scene.play("done" if "done" in scene.legal() else scene.legal()[0])
    assert seen == {"birdsong", "daylight", "evening"}
    scene.give_hand(A, "armorers-1", "sappers-1")
    scene.turn(A, "alliance.daylight")
    scene.play("barter 1 sappers-1")
    assert not scene.legal("barter")
    scene.give_hand(M, "bake_sale")
    scene.turn(M, "marquise.actions")
    assert scene.legal("barter")


@pytest.mark.law("K.black_market", "11.2.3")
def test_what_the_riverfolk_lay_there_everybody_has_seen() -> None:
    scene = market(M, R)
    scene.put_warriors(R, 1, 1)
    scene.give_hand(R, "armorers-1")
    scene.turn(R, "riverfolk.actions")
    scene.play("barter 3 armorers-1")
    assert known_at(scene, M, 3) == known_at(scene, None, 3) == ["armorers-1"]
    assert scene.known(M, R) == ["investments"]
    mats = scene.game.view(scene.s, None).data()["mats"]
    assert isinstance(mats, dict)
    assert mats["black-market"]["seen"]["3"] == [M, R]


@pytest.mark.law("K.black_market", "2.1.3")
def test_a_swap_is_no_discard_and_no_reshuffle_takes_the_cards() -> None:
    """Ruling 512."""
    scene = market(M, C)
    scene.give_hand(M, "armorers-1", "sappers-1")
    scene.turn(M, "marquise.actions")
    scene.play("barter 1 armorers-1")
    assert cult_mat(scene).lost_souls == 0
    assert scene.s.discard == 0
    scene.s.discard, scene.s.deck = scene.s.deck, 0
    reshuffle(scene.s)
    assert not scene.s.deck & scene.mask("armorers-1", "bake_sale", "investments")


@pytest.mark.law("K.black_market", "1.2.1")
def test_worlds_that_somebody_imagines_keep_what_it_knows_of_the_market() -> None:
    scene = market(M, E, A)
    scene.give_hand(M, "armorers-1", "sappers-1")
    scene.turn(M, "marquise.actions")
    scene.play("barter 2 armorers-1")
    rng = Random(3)
    first = scene.setup.zone_words.index(STALLS[0])
    for seat in (0, 1, 2, None):
        view = scene.game.view(scene.s, seat)
        found = set()
        for _ in range(20):
            world = scene.game.imagine(view, rng)
            assert scene.game.view(world, seat).data() == view.data()
            found.add(world.zones[first + 1])
        assert (found == {scene.mask("armorers-1")}) == (seat == 0)


@pytest.mark.law("K.black_market", "1.2.1")
def test_what_lies_at_the_market_changes_no_byte_for_those_who_do_not_know_it() -> None:
    scene = market(M, E, A)
    other = scene.fork()
    first = scene.setup.zone_words.index(STALLS[0])
    other.give_zone(first, "foxfolk_steel")
    for one in (scene, other):
        one.give_hand(E, "armorers-1")
        one.put_warriors(E, 1, 1)
        one.turn(E)
        one.go("root.craft")
    assert scene.legal() == other.legal()
    for seat in (0, 1, 2, None):
        assert scene.game.view(scene.s, seat).data() == other.game.view(other.s, seat).data()


def test_positions_of_the_market_hold_a_card_for_each_stall() -> None:
    scene = market(M, E)
    scene.turn(M, "marquise.actions")
    written = scene.game.position_of(scene.s)
    assert scene.game.position(written).values() == scene.s.values()
    hands = written["hands"]
    assert isinstance(hands, dict)
    hands[STALLS[1]] = []
    with pytest.raises(LichtungError) as error:
        scene.game.position(written)
    assert (error.value.key, error.value.where) == ("position-market", f"hands.{STALLS[1]}")


def test_games_with_landmarks_have_no_notation_yet() -> None:
    game = game_with("tower", M, E)
    match = Match(game, game.start(), ["human"] * 2, Random(1))
    with pytest.raises(LichtungError) as error:
        write_journal(match.journal, game)
    assert error.value.key == "rootlog-landmarks"
