"""Other boards: winter, lake and mountain. Law C; how suits come to clearings (2.2.2)."""

from random import Random

import pytest

from lichtung import LichtungError
from lichtung.kernel.codec import Event
from lichtung.root.editions import EDITIONS
from lichtung.root.factions.eyrie.mat import MOVE_COLUMN
from lichtung.root.factions.eyrie.rules import Order, can_resolve
from lichtung.root.factions.marquise.rules import wood_routes
from lichtung.root.game import make
from lichtung.root.map import FOX, NOWHERE, SUITS, Map
from lichtung.root.paths import by_river, land_neighbours, surroundings
from lichtung.root.pieces import hire
from lichtung.root.state import empty_state
from tests.law.root.boards_wood import (
    MACHINE,
    SOME_SUITS,
    A,
    C,
    E,
    M,
    R,
    V,
    board,
    closed,
    dock,
    ends,
    places,
    scene_on,
)
from tests.law.root.machine_wood import daylight as machine_daylight
from tests.law.root.machine_wood import plan
from tests.law.root.positions import Scene, keys
from tests.law.root.vagabond_wood import daylight as wander
from tests.law.root.vagabond_wood import equip, place, relate, set_dominance, stand

BOARDS = ("autumn", "winter", "lake", "mountain")
LAKE = [1, 10, 11, 12]
CLOSED = ["2-5", "3-7", "5-9", "6-11", "8-9", "11-12"]


# --- All boards


@pytest.mark.law("2.2.1", "2.4.1")
@pytest.mark.parametrize("name", BOARDS)
def test_every_board_hangs_together(name: str) -> None:
    printed = Map(name)
    assert (printed.clearings, len(printed.ruins), len(printed.corners)) == (12, 4, 4)
    assert all(printed.opposite[printed.opposite[corner]] == corner for corner in printed.corners)
    assert sorted(printed.by_priority) == list(range(12))
    s = empty_state(board(name, M, E).setup)
    for here in range(s.clearings + len(printed.forests)):
        for near in surroundings(s, 0, here):
            assert here in surroundings(s, 0, near) or here == s.ferry
    reached = [0]
    for clearing in reached:
        reached += [near for near in land_neighbours(s, clearing) if near not in reached]
    assert len(reached) == 12, "open paths lead everywhere from the start"


@pytest.mark.law("2.2.2")
@pytest.mark.parametrize(
    ("name", "markers", "shuffled"),
    [
        ("autumn", "usual", False),
        ("autumn", "shuffled", True),
        ("winter", "usual", True),
        ("lake", "usual", True),
        ("lake", "printed", False),
        ("mountain", "usual", True),
        ("mountain", "printed", False),
    ],
)
def test_suits_are_printed_or_chance_lays_four_of_each(name: str, markers: str, shuffled: bool) -> None:
    game = make({"factions": [M, E], "map": name, "markers": markers})
    s = game.start()
    game.play(s, game.parse("first eyrie"))
    rng = Random(1)
    laid = 0
    while (decision := game.decision(s)) is not None and decision.step == "root.markers":
        assert sum(weight for _, weight in game.chance(s)) == 12 - laid
        game.apply(s, game.sample(s, rng))
        laid += 1
    assert bool(laid) == shuffled
    suits = s.suits[: s.clearings]
    assert sorted(suits) == [1] * 4 + [2] * 4 + [4] * 4
    assert suits == game.setup.map.suits or shuffled


@pytest.mark.law("2.2.2")
def test_what_chance_has_laid_everybody_sees() -> None:
    game = make({"factions": [M, E], "map": "winter"})
    s = game.start()
    game.play(s, game.parse("first eyrie"))
    assert [str(game.text(a)) for a, _ in game.chance(s)] == ["mark 1 fox", "mark 1 rabbit", "mark 1 mouse"]
    events = game.play(s, game.parse("mark 1 mouse"))
    assert keys(events) == ["marker-laid"]
    view = game.view(s, None).data()
    assert view["suits"]["1"] == ["mouse"]  # type: ignore[index]
    assert view["suits"]["2"] == []  # type: ignore[index]
    again = game.position(game.position_of(s))
    assert again.values() == s.values()


@pytest.mark.law("2.2.2")
def test_suits_may_be_given_with_the_setup() -> None:
    for suits in (SOME_SUITS, ",".join(SOME_SUITS)):
        game = make({"factions": [M, E], "map": "lake", "suits": suits})
        s = game.start()
        assert [SUITS[mask.bit_length() - 1] for mask in s.suits[:12]] == SOME_SUITS
        assert make(game.setup_data()).start().suits == s.suits


@pytest.mark.parametrize(
    ("setup", "key", "where"),
    [
        ({"map": "swamp"}, "option-choice", "map"),
        ({"map": "winter", "markers": "printed"}, "suits-not-printed", "markers"),
        ({"suits": ["fox"] * 12}, "suits-number", "suits"),
        ({"suits": "fox,rabbit"}, "suits-number", "suits"),
        ({"suits": 7}, "suits-number", "suits"),
        ({"suits": [*SOME_SUITS[1:], "bird"]}, "suits-number", "suits"),
        ({"suits": [*SOME_SUITS[1:], 3]}, "suits-number", "suits"),
        ({"suits": SOME_SUITS, "markers": "shuffled"}, "suits-chosen", "suits"),
    ],
)
def test_a_wrong_choice_of_suits_is_told(setup: dict[str, object], key: str, where: str) -> None:
    with pytest.raises(LichtungError) as error:
        make({"factions": [M, E], **setup})
    assert (error.value.key, error.value.where) == (key, where)


def test_a_position_on_a_shuffled_board_names_its_suits() -> None:
    game = make({"factions": [M, E], "map": "winter"})
    with pytest.raises(LichtungError) as error:
        game.position({"turn": M})
    assert (error.value.key, error.value.where) == ("position-suits", "suits.1")
    suits = {str(number + 1): suit for number, suit in enumerate(SOME_SUITS)}
    assert game.facts(game.position({"turn": M, "suits": suits}))["suits"] == suits


@pytest.mark.parametrize(
    ("name", "position", "key", "where"),
    [
        ("lake", {"ferry": 5}, "position-ferry", "ferry"),
        ("lake", {"ferry": "f1"}, "position-want", "ferry"),
        ("autumn", {"ferried": 1}, "position-ferry", "ferried"),
        ("mountain", {"dug": 1}, "position-dug", "dug"),
        ("mountain", {"closed-paths": ["1-2"]}, "position-want", "closed-paths[0]"),
        ("mountain", {"tower": "f1"}, "position-want", "tower"),
    ],
)
def test_what_cannot_lie_on_a_board_is_told(
    name: str, position: dict[str, object], key: str, where: str
) -> None:
    with pytest.raises(LichtungError) as error:
        board(name, M, E).position({"turn": M, **position})
    assert (error.value.key, error.value.where) == (key, where)


def test_a_position_says_what_differs_from_the_board() -> None:
    scene = scene_on("mountain", M, E)
    written = scene.game.position_of(scene.s)
    assert "closed-paths" not in written
    assert "tower" not in written
    s = scene.game.position({"turn": M, "closed-paths": ["3-7"], "tower": "none", "dug": 1})
    written = scene.game.position_of(s)
    assert (written["closed-paths"], written["tower"], written["dug"]) == (["3-7"], "none", 1)
    assert scene.game.position(written).values() == s.values()


# --- C.1: winter


@pytest.mark.law("C.1.1")
def test_the_torrent_divides_forests_like_a_path() -> None:
    scene = scene_on("winter", M, V)
    for forest, beyond in (("f1", "f4"), ("f2", "f5"), ("f3", "f6")):  # on both banks
        stand(scene, forest)
        scene.turn(V, "vagabond.slip")
        assert f"slip {beyond}" in scene.legal()
    stand(scene, "f1")
    scene.turn(V, "vagabond.slip")
    assert places(scene, "slip") == ["1", "10", "11", "f2", "f4"]


@pytest.mark.law("C.1.1", "2.3")
def test_the_torrent_is_no_path_for_warriors() -> None:
    scene = scene_on("winter", M, R)
    scene.put_warriors(M, 11, 2)
    scene.put_warriors(R, 10, 2)
    scene.turn(M, "marquise.actions")
    assert ends(scene, 11) == [1, 4, 9]
    assert by_river(scene.s, 10) == [9, 11]


# --- C.2: the lake


@pytest.mark.law("C.2.1")
def test_the_ferry_begins_in_the_corner_on_the_shore() -> None:
    printed = Map("lake")
    assert [corner + 1 for corner in printed.corners if corner in printed.lake] == [1]
    assert dock(scene_on("lake", M, E)) == 1
    assert Map("autumn").ferry == Map("winter").ferry == Map("mountain").ferry == NOWHERE


@pytest.mark.law("C.2.2", "C.2.3", "11.2.2")
def test_swimmers_cross_the_lake_from_shore_to_shore() -> None:
    scene = scene_on("lake", R, M)
    scene.put_warriors(M, 12, 4)
    for clearing in LAKE:
        others = [other - 1 for other in LAKE if other != clearing]
        assert by_river(scene.s, clearing - 1) == others
    scene.put_warriors(R, 11, 1)
    scene.put_warriors(M, 11, 2)
    scene.put_warriors(R, 7, 1)
    scene.s.mat(scene.seat(R)).funds[scene.seat(R)] = 1  # type: ignore[attr-defined]
    scene.s.supply[scene.seat(R)] -= 1
    scene.turn(R, "riverfolk.actions")
    assert ends(scene, 11) == [1, 7, 10, 12], "over the lake whoever rules, by land only where they do"
    assert ends(scene, 7) == [2, 6, 10, 11]


@pytest.mark.law("C.2.2", "11.5.5", "11.3.2")
def test_clearings_on_the_shore_are_clearings_on_a_river() -> None:
    game = board("lake", R, M)
    s = game.start()
    while (decision := game.decision(s)) is not None and decision.step != "riverfolk.landing":
        game.apply(s, game.actions(s)[0])
    keep = s.corners[1] + 1
    assert [game.text(a) for a in game.actions(s)] == [f"at {c}" for c in LAKE if c != keep]


@pytest.mark.law("C.2.2", "11.2.7.II")
def test_riverboats_cross_the_lake_too() -> None:
    scene = scene_on("lake", M, R)
    scene.put_warriors(M, 10, 3)
    scene.turn(M, "marquise.actions")
    assert ends(scene, 10) == [2, 7, 8]
    scene.s.boats |= 1 << scene.seat(M)
    assert all(scene.refusal(f"move 10 {clearing} 1") is None for clearing in (1, 2, 7, 8, 11, 12))
    scene.play("move 10 12 1")
    assert scene.step() == "marquise.actions", "the ferry lies elsewhere: nobody is asked"
    assert dock(scene) == 1


@pytest.mark.law("C.2.4")
def test_forests_on_the_shore_are_next_to_their_two_neighbours_there() -> None:
    scene = scene_on("lake", M, V)
    shore = ("f4", "f7", "f9", "f6")  # around the lake
    for i, forest in enumerate(shore):
        stand(scene, forest)
        scene.turn(V, "vagabond.slip")
        reached = [word for word in places(scene, "slip") if word in shore]
        assert reached == sorted([shore[i - 1], shore[(i + 1) % 4]]), "not across the lake"


# --- C.2.5: the ferry


@pytest.mark.law("C.2.5")
def test_a_move_by_ferry_goes_to_any_shore_and_draws_a_card() -> None:
    scene = scene_on("lake", M, E)
    scene.put_warriors(M, 1, 3)
    scene.turn(M, "marquise.actions")
    assert ends(scene, 1) == [5, 9, 10, 11, 12]
    events = scene.play("move 1 11 2")
    assert keys(events) == ["moved", "ferried"]
    assert (scene.warriors(M, 11), dock(scene), scene.decider()) == (2, 11, "chance")
    scene.play("draw anvil")
    assert scene.hand(M) == ["anvil"]
    assert scene.step() == "marquise.actions"


@pytest.mark.law("C.2.5")
def test_the_ferry_is_used_once_a_turn_and_then_again_by_the_next_player() -> None:
    scene = scene_on("lake", M, E)
    scene.put_warriors(M, 1, 3)
    scene.put_warriors(M, 10, 1)
    scene.turn(M, "marquise.actions")
    scene.play("move 1 10 1", "draw anvil")
    assert ends(scene, 10) == [2, 7, 8], "not twice in a turn"
    assert scene.refused("move 10 12 1") == ("4.2", "no-path")
    scene.put_warriors(M, 10, 0)
    scene.put_warriors(E, 10, 2)
    scene.craft_for(E, "cobbler-1")
    scene.turn(E, "root.start-of-evening")
    scene.play("use cobbler-1", "move 10 12 2", "draw bake_sale")
    assert (dock(scene), scene.hand(E), scene.hand(M)) == (12, ["bake_sale"], ["anvil"])


@pytest.mark.law("C.2.5", "4.2.1")
def test_the_ferry_needs_rule_at_one_end() -> None:
    scene = scene_on("lake", M, E)
    scene.put_warriors(M, 1, 1)
    scene.put_warriors(E, 1, 2)
    scene.put_warriors(E, 10, 1)
    scene.put_warriors(M, 11, 1)
    scene.turn(M, "marquise.actions")
    assert ends(scene, 1) == [11], "the Marquise rules only there"
    assert scene.refused("move 1 10 1") == ("4.2.1", "must-rule")


@pytest.mark.law("C.2.5", "7.5.2.II")
def test_a_decree_may_have_to_use_the_ferry() -> None:
    scene = scene_on("lake", E, M)
    scene.put_warriors(E, 1, 1)
    scene.put_warriors(M, 1, 2)
    scene.put("eyrie.roost", 12)  # the only clearing that they rule
    seat = scene.seat(E)
    assert can_resolve(scene.s, seat, MOVE_COLUMN, FOX)
    scene.s.ferried = 1
    assert not can_resolve(scene.s, seat, MOVE_COLUMN, FOX)
    scene.s.ferried = 0
    scene.ask("eyrie.move", Order(seat, FOX))  # its only option is carried out
    assert (scene.warriors(E, 12), dock(scene), scene.decider()) == (1, 12, "chance")


@pytest.mark.law("C.2.5", "K.cobbler")
def test_a_move_that_a_card_grants_may_be_by_ferry() -> None:
    scene = scene_on("lake", C, M)
    scene.put_warriors(C, 1, 1)
    scene.craft_for(C, "cobbler-1")
    scene.turn(C, "root.start-of-evening")
    scene.play("use cobbler-1", "move 1 12 1", "draw anvil")
    assert (dock(scene), scene.hand(C)) == (12, ["anvil"])


@pytest.mark.law("C.2.5", "8.6.1.I")
def test_an_operation_of_the_alliance_may_be_by_ferry() -> None:
    scene = scene_on("lake", A, M)
    scene.put_warriors(A, 1, 2)
    scene.s.mat(scene.seat(A)).officers = 1  # type: ignore[attr-defined]
    scene.s.supply[scene.seat(A)] -= 1
    scene.turn(A, "alliance.operations")
    scene.play("move 1 10 2", "draw anvil")
    assert (scene.warriors(A, 10), dock(scene), scene.hand(A)) == (2, 10, ["anvil"])


@pytest.mark.law("C.2.5", "1.1.3", "8.2.6")
def test_the_card_and_outrage_come_in_the_order_of_the_active_player() -> None:
    scene = scene_on("lake", M, A)
    scene.put_warriors(M, 1, 1)
    scene.put("alliance.sympathy", 10)
    scene.turn(M, "marquise.actions")
    scene.play("move 1 10 1")
    assert (scene.step(), scene.legal()) == ("root.order", ["order ferry 10", "order outrage 10"])
    scene.play("order ferry 10", "draw mouse_in_a_sack")
    assert scene.legal() == ["give mouse_in_a_sack"], "a matching card, just in time"


@pytest.mark.law("C.2.5")
def test_the_ferry_is_for_moves_only() -> None:
    scene = scene_on("lake", M, A)
    for clearing in (1, 10):
        scene.put_warriors(M, clearing, 1)
    assert wood_routes(scene.s, scene.seat(M), 0) == [0], "wood does not take it"
    scene.put("alliance.sympathy", 1)
    scene.give_pile(A, "favor_fox", "favor_rabbit", "favor_mouse")
    scene.turn(A, "alliance.spread")
    assert scene.legal("spread") == ["spread 5", "spread 9"], "nor does sympathy"


@pytest.mark.law("C.2.5", "9.5.1")
def test_the_pawn_goes_by_ferry_for_a_boot() -> None:
    scene = scene_on("lake", V, M)
    scene.put_warriors(M, 12, 3)
    wander(scene, 1, "boots boots")
    assert places(scene, "walk") == ["10", "11", "12", "5", "9"]
    assert keys(scene.play("walk 12")) == ["item-exhausted", "walked", "ferried"]
    scene.play("draw anvil")
    assert (place(scene), dock(scene), scene.hand(V)) == ("12", 12, ["anvil"])
    assert places(scene, "walk") == ["3", "9"], "once a turn"


@pytest.mark.law("C.2.5", "9.4.2")
def test_the_pawn_slips_away_by_ferry() -> None:
    scene = scene_on("lake", V, M)
    stand(scene, 1)
    equip(scene)
    scene.turn(V, "vagabond.slip")
    scene.play("slip 10", "draw anvil")
    assert (place(scene), dock(scene), scene.hand(V)) == ("10", 10, ["anvil"])
    assert scene.s.ferried == 1, "for the whole turn"


@pytest.mark.law("C.2.5", "9.2.9.IIb")
def test_allied_warriors_go_along_and_only_he_draws() -> None:
    scene = scene_on("lake", V, M, E)
    scene.put_warriors(M, 1, 3)
    relate(scene, M, "allied")
    wander(scene, 1, "boots")
    scene.play("walk 10")
    assert (scene.step(), scene.legal()[1:]) == (
        "vagabond.bring-allies",
        ["bring marquise 1", "bring marquise 2", "bring marquise 3"],
    )
    scene.play("bring marquise 2", "draw anvil")
    assert (scene.warriors(M, 10), scene.warriors(M, 1), dock(scene)) == (2, 1, 10)
    assert (scene.hand(V), scene.hand(M)) == (["anvil"], [])
    assert scene.step() == "vagabond.actions"


@pytest.mark.law("C.2.5", "9.2.9.IIb")
def test_he_takes_the_ferry_without_those_who_stay() -> None:
    scene = scene_on("lake", V, M)
    scene.put_warriors(M, 1, 3)
    relate(scene, M, "allied")
    wander(scene, 1, "boots")
    scene.play("walk 10", "done", "draw anvil")
    assert (scene.warriors(M, 1), dock(scene), scene.hand(V)) == (3, 10, ["anvil"])


@pytest.mark.law("C.2.5", "11.2.2")
def test_who_can_swim_says_whether_the_ferry_goes_along() -> None:
    for answer, at in (("ferry", 10), ("done", 1)):
        scene = swimmers()
        scene.play("move 1 10 1")
        assert (scene.step(), scene.legal()) == ("root.ferry", ["ferry", "done"])
        scene.play(answer)
        assert dock(scene) == at
        assert (scene.decider() == "chance") == (answer == "ferry")


@pytest.mark.law("C.2.5", "11.2.2")
def test_who_can_swim_is_not_asked_twice_in_a_turn() -> None:
    scene = swimmers()
    scene.play("move 1 10 1", "ferry", "draw anvil", "move 10 11 1")
    assert (scene.step(), dock(scene), scene.hand(R)) == ("riverfolk.actions", 10, ["anvil"])


def swimmers(rulers: str = R) -> Scene:
    """The Riverfolk with a fund and two warriors at the ferry, which they or others rule."""
    scene = scene_on("lake", R, M)
    for box in ("payments", "funds"):
        row = getattr(scene.s.mat(scene.seat(R)), box)
        for seat in range(scene.setup.seats):
            scene.s.supply[seat] += row[seat]
            row[seat] = 0
    scene.s.mat(scene.seat(R)).funds[scene.seat(R)] = 2  # type: ignore[attr-defined]
    scene.s.supply[scene.seat(R)] -= 2
    scene.put_warriors(R, 1, 2)
    if rulers != R:
        scene.put_warriors(rulers, 1, 3)
    scene.turn(R, "riverfolk.actions")
    return scene


@pytest.mark.law("C.2.5", "4.2.1", "11.2.2")
def test_swimmers_who_rule_neither_end_swim() -> None:
    scene = swimmers(M)
    scene.play("move 1 10 1")
    assert (scene.step(), dock(scene)) == ("riverfolk.actions", 1)


@pytest.mark.law("C.2.5", "11.2.7.II", "9.2.9.IIb")
def test_allies_who_cannot_swim_need_the_ferry_though_he_has_a_boat() -> None:
    for bring, asked in (("bring marquise 1", False), ("done", True)):
        scene = scene_on("lake", V, M, R)
        scene.put_warriors(M, 1, 2)
        relate(scene, M, "allied")
        wander(scene, 1, "boots")
        scene.s.boats |= 1 << scene.seat(V)
        scene.play("walk 10", bring)
        assert (scene.step() == "root.ferry") == asked
        assert dock(scene) == (1 if asked else 10)


@pytest.mark.law("C.2.5", "9.2.9.IIb")
@pytest.mark.parametrize("law", EDITIONS)
def test_by_later_laws_everybody_on_the_ferry_draws(law: str) -> None:
    scene = scene_on("lake", V, M, E, law=law)
    scene.put_warriors(M, 1, 3)
    relate(scene, M, "allied")
    wander(scene, 1, "boots")
    assert keys(scene.play("walk 10", "bring marquise 2")).count("ferried") == 1
    scene.play("draw anvil")
    if law != "early":
        assert scene.decider() == "chance"
        scene.play("draw bake_sale")
    assert (scene.hand(V), scene.hand(M)) == (["anvil"], [] if law == "early" else ["bake_sale"])
    assert (scene.hand(E), dock(scene), scene.step()) == ([], 10, "vagabond.actions")


@pytest.mark.law("C.2.5", "9.2.9.IIb", "9.4.2")
def test_who_stays_on_the_shore_draws_nothing_by_any_law() -> None:
    scene = scene_on("lake", V, M, law="current")
    scene.put_warriors(M, 1, 3)
    relate(scene, M, "allied")
    stand(scene, 1)
    equip(scene)
    scene.turn(V, "vagabond.slip")
    scene.play("slip 10", "done", "draw anvil")
    assert (scene.hand(V), scene.hand(M), dock(scene)) == (["anvil"], [], 10)


@pytest.mark.law("C.2.5", "4.2.1", "9.2.9.IIb", "11.2.2")
@pytest.mark.parametrize(
    ("boat", "ruled", "answer"), [(0, 1, ""), (0, 0, ""), (1, 1, "ferry"), (1, 1, "done")]
)
def test_allies_who_swim_go_as_he_does_unless_they_rule_neither_end(
    boat: int, ruled: int, answer: str
) -> None:
    scene = scene_on("lake", V, R, M, law="current")
    scene.put_warriors(R, 1, 2)
    scene.put_warriors(M, 1, 0 if ruled else 3)
    relate(scene, R, "allied")
    wander(scene, 1, "boots")
    scene.s.boats |= boat << scene.seat(V)
    scene.play("walk 10", "bring riverfolk 1")
    assert (scene.step() == "root.ferry") == bool(boat)
    if answer:
        scene.play(answer)
    swam = answer == "done"
    if not swam:
        scene.play("draw anvil")
    if ruled and not swam:
        scene.play("draw bake_sale")
    assert scene.hand(V) == ([] if swam else ["anvil"])
    assert scene.hand(R) == (["bake_sale"] if ruled and not swam else [])
    assert (dock(scene), scene.step()) == (1 if swam else 10, "vagabond.actions")


@pytest.mark.law("C.2.5", "M.5.2")
def test_the_machine_goes_by_ferry_where_most_enemies_are() -> None:
    scene = scene_on("lake", MACHINE, E)
    scene.put(f"{MACHINE}.keep", 2)
    scene.put_warriors(MACHINE, 1, 5)
    scene.put_warriors(E, 12, 2)
    scene.put_warriors(E, 5, 1)
    plan(scene, "anvil")  # a fox: clearing 1
    machine_daylight(scene)
    assert (scene.warriors(MACHINE, 12), scene.warriors(MACHINE, 1), dock(scene)) == (2, 3, 12)
    assert scene.decider() == "chance"
    before = scene.points(MACHINE)
    scene.game.apply(scene.s, scene.game.actions(scene.s)[0])
    assert scene.points(MACHINE) == before + 1, "nobody holds her card: a point"


@pytest.mark.law("C.2.5")
def test_nothing_can_be_done_to_the_ferry() -> None:
    scene = scene_on("lake", M, E)
    scene.put_warriors(M, 1, 2)
    scene.turn(M, "marquise.actions")
    assert scene.legal("battle") == []
    assert scene.ruler(1) == M


# --- C.3: the mountain


@pytest.mark.law("C.3.1")
def test_six_paths_are_closed_and_the_tower_stands_in_the_middle() -> None:
    scene = scene_on("mountain", M, E)
    assert closed(scene) == CLOSED
    assert scene.s.tower + 1 == 10
    view = scene.game.view(scene.s, None).data()
    assert view["closed_paths"] == [word.split("-") for word in CLOSED]
    assert (view["tower"], view["ferry"]) == ("10", None)


@pytest.mark.law("C.3.2")
def test_a_closed_path_joins_no_clearings() -> None:
    scene = scene_on("mountain", M, E)
    scene.put_warriors(M, 5, 2)
    scene.turn(M, "marquise.actions")
    assert ends(scene, 5) == [10, 11]
    assert scene.refused("move 5 2 1") == ("4.2", "no-path")


@pytest.mark.law("C.3.2", "9.4.2")
def test_a_closed_path_divides_forests_and_he_slips_across() -> None:
    scene = scene_on("mountain", M, V)
    stand(scene, "f2")
    scene.turn(V, "vagabond.slip")
    assert places(scene, "slip") == ["1", "8", "9", "f7"], "f7 lies beyond the closed path 8-9"
    stand(scene, 8)
    scene.turn(V, "vagabond.slip")
    assert places(scene, "slip") == ["1", "4", "f2", "f7"], "but clearing 9 is not next to 8"


@pytest.mark.law("C.3.5", "2.4")
def test_every_enclosed_area_is_a_forest() -> None:
    printed = Map("mountain")
    # Of a map in one piece: areas = paths - clearings + 2, one of them outside.
    assert len(printed.forests) == len(printed.paths) - printed.clearings + 1


def by_day(*hand: str, at: int = 5) -> Scene:
    """The Marquise in her Daylight with a warrior in a clearing and these cards."""
    scene = scene_on("mountain", M, E)
    scene.put_warriors(M, at, 1)
    scene.turn(M, "marquise.actions")
    scene.give_hand(M, *hand)
    scene.s.legal = []
    return scene


@pytest.mark.law("C.3.3")
def test_a_card_opens_a_path_for_good_and_scores() -> None:
    scene = by_day("anvil", "cobbler-1")
    listed = ["open 2-5 anvil", "open 2-5 cobbler-1", "open 5-9 anvil", "open 5-9 cobbler-1"]
    assert all(scene.refusal(action) is None for action in listed)
    before = scene.points(M)
    assert keys(scene.play("open 2-5 anvil")) == ["path-opened", "scored"]
    assert (scene.points(M), scene.hand(M)) == (before + 1, ["cobbler-1"])
    assert closed(scene) == [word for word in CLOSED if word != "2-5"]
    assert ends(scene, 5) == [2, 10, 11]
    assert scene.words(scene.s.discard) == ["anvil"]


@pytest.mark.law("C.3.3")
def test_one_path_a_turn() -> None:
    scene = by_day("anvil", "cobbler-1")
    scene.play("open 2-5 anvil")
    assert scene.refused("open 5-9 cobbler-1") == ("C.3.3", "opened-already")
    assert scene.legal("open") == []
    scene.put_warriors(E, 5, 1)
    scene.turn(E)
    assert scene.s.dug == 0, "the next player may open one"


@pytest.mark.law("C.3.3")
def test_what_opening_a_path_needs() -> None:
    scene = by_day("anvil")
    assert scene.refused("open 3-7 anvil") == ("C.3.3", "nobody-to-open")
    assert scene.refused("open 5-10 anvil") == ("C.3.3", "not-closed")
    assert scene.refused("open 2-5 cobbler-1") == ("C.3.3", "not-in-hand")
    assert by_day().legal("open") == []


@pytest.mark.law("C.3.3", "1.4")
def test_only_in_daylight() -> None:
    scene = scene_on("mountain", A, M)
    scene.put_warriors(A, 5, 2)
    scene.s.mat(scene.seat(A)).officers = 1  # type: ignore[attr-defined]
    scene.s.supply[scene.seat(A)] -= 1
    scene.turn(A, "alliance.operations")
    scene.give_hand(A, "anvil")
    assert scene.refused("open 2-5 anvil") == ("C.3.3", "open-by-day")
    assert scene.legal("open") == []


@pytest.mark.law("C.3.3")
@pytest.mark.parametrize("piece", ["eyrie.roost", "alliance.sympathy"])
def test_a_building_or_a_token_is_enough(piece: str) -> None:
    owner = piece.partition(".")[0]
    scene = scene_on("mountain", owner, M)
    scene.put(piece, 9)
    scene.give_hand(owner, "anvil", "cobbler-1")
    scene.turn(owner)
    step = "root.craft" if owner == E else "alliance.daylight"
    for _ in range(9):
        if scene.step() == step:
            break
        options = scene.legal()
        scene.play("done" if "done" in options else options[0])
    card = scene.hand(owner)[0]
    assert scene.refusal(f"open 8-9 {card}") is None


@pytest.mark.law("C.3.3")
def test_a_pawn_is_enough_and_a_forest_is_not() -> None:
    scene = scene_on("mountain", V, M)
    wander(scene, 8, "boots", "anvil")
    assert scene.legal("open") == ["open 8-9 anvil"]
    scene = scene_on("mountain", V, M)
    wander(scene, "f2", "boots", "anvil")
    assert scene.legal("open") == []


@pytest.mark.law("C.3.3", "11.2.7.III")
def test_mercenaries_open_nothing() -> None:
    scene = scene_on("mountain", M, R)
    scene.put_warriors(R, 5, 2)
    scene.turn(M, "marquise.actions")
    scene.give_hand(M, "anvil")
    hire(scene.s, scene.seat(M))
    assert scene.ruler(5) == M
    assert scene.refused("open 2-5 anvil") == ("C.3.3", "nobody-to-open")


@pytest.mark.law("C.3.3", "C.3.2", "9.4.2")
def test_an_opened_path_still_divides_forests() -> None:
    scene = scene_on("mountain", V, M)
    wander(scene, 8, "boots", "anvil")
    scene.play("open 8-9 anvil")
    stand(scene, "f2")
    scene.turn(V, "vagabond.slip")
    assert places(scene, "slip") == ["1", "8", "9", "f7"]
    stand(scene, 8)
    scene.turn(V, "vagabond.slip")
    assert "9" in places(scene, "slip"), "and leads from one clearing to the other now"


@pytest.mark.law("C.3.3", "3.1")
def test_the_point_for_a_path_can_win() -> None:
    scene = by_day("anvil")
    scene.set_points(M, 29)
    scene.play("open 2-5 anvil")
    assert scene.winners() == [M]


@pytest.mark.law("C.3.4")
def test_who_rules_the_pass_at_the_end_of_its_evening_scores() -> None:
    scene = scene_on("mountain", C, E)
    scene.put_warriors(C, 10, 1)
    scene.turn(C)
    before = scene.points(C)
    pass_turn(scene, C)
    assert scene.points(C) == before + 1


@pytest.mark.law("C.3.4")
def test_the_pass_pays_nobody_in_another_evening() -> None:
    scene = scene_on("mountain", C, E)
    scene.put_warriors(E, 10, 1)
    scene.turn(C)
    pass_turn(scene, C)
    assert (scene.points(C), scene.points(E)) == (0, 0)


@pytest.mark.law("C.3.4", "3.3.1")
def test_no_point_for_the_pass_with_dominance() -> None:
    scene = scene_on("mountain", C, E)
    scene.put_warriors(C, 10, 1)
    scene.turn(C)
    set_dominance(scene, C, "dominance_fox")
    pass_turn(scene, C)
    assert scene.points(C) == 0


@pytest.mark.law("C.3.4", "11.2.7.III")
def test_mercenaries_hold_the_pass_for_their_hirer() -> None:
    scene = scene_on("mountain", C, R)
    scene.put_warriors(R, 10, 2)
    scene.turn(C)
    hire(scene.s, scene.seat(C))
    pass_turn(scene, C)
    assert (scene.points(C), scene.points(R)) == (1, 0)


@pytest.mark.law("C.3.4", "M.6")
def test_the_machine_scores_for_the_pass() -> None:
    scene = scene_on("mountain", MACHINE, E)
    scene.put_warriors(MACHINE, 10, 3)
    scene.turn(MACHINE)
    assert "pass-held" in keys(pass_turn(scene, MACHINE))


def pass_turn(scene: Scene, who: str) -> list[Event]:
    """Play on to the next player's turn, doing nothing that need not be done; returns what happened."""
    events: list[Event] = []
    for _ in range(60):
        if scene.s.active != scene.seat(who) or not scene.step():
            return events
        options = scene.legal()
        events += scene.play("done" if "done" in options else options[0])
    raise AssertionError("the turn does not end")
