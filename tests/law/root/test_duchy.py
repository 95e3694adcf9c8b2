"""The Underground Duchy: what only Python can say of its setup, its Burrow and its company. Law 12.

The scenarios burrow.toml, ministers.toml, sway.toml and failure.toml have the rest.
"""

from itertools import combinations
from math import hypot
from random import Random

import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import settle
from lichtung.root.cards import members
from lichtung.root.crafting import favor
from lichtung.root.factions.duchy.building import EACH, burrow_of, tunnels
from lichtung.root.factions.duchy.mat import CROWNS_A_RANK, mat_of
from lichtung.root.factions.duchy.ministers import (
    MINISTERS,
    can_support,
    crowns_left,
    held_clearings,
    most_supported,
)
from lichtung.root.factions.duchy.parliament import BRIGADES, COMMANDS, Command
from lichtung.root.game import make
from lichtung.root.map import FOX, MOUSE
from lichtung.root.markers import place_marker, show_marker
from lichtung.root.paths import neighbours
from lichtung.root.pieces import place_warriors, warriors_on_map
from lichtung.root.state import Root, set_suits
from tests.law.root.positions import Scene, begin, keys
from tests.seatings import in_company

D, M, E, V = "duchy", "marquise", "eyrie", "vagabond"
BOARDS = ("autumn", "winter", "lake", "mountain")
MIXES = in_company(D)


def wood(*factions: str, **options: object) -> Scene:
    """An empty map and empty hands, the Duchy in the first seat and its Burrow empty."""
    seats = [D, *(factions or (M, V))]
    scene = begin(make({"factions": ",".join(seats), "questions": "all", **options}))
    scene.clear_map()
    return scene


def fill(scene: Scene, count: int) -> None:
    """So many warriors more stand in the Burrow."""
    place_warriors(scene.s, scene.seat(D), burrow_of(scene.s, scene.seat(D)), count)


def sway(scene: Scene, *ministers: str) -> None:
    mat_of(scene.s, scene.seat(D)).swayed = sum(1 << MINISTERS.index(name) for name in ministers)


def swayed(scene: Scene) -> list[str]:
    return [MINISTERS[minister] for minister in members(mat_of(scene.s, scene.seat(D)).swayed)]


def below(s: Root, seat: int = 0) -> int:
    return s.warriors[seat * s.places + burrow_of(s, seat)]


# --- Setup. 12.3


@pytest.mark.law("12.3.1", "12.3.2", "12.3.3", "12.3.4")
def test_the_first_tunnel_lies_opposite_a_starting_corner() -> None:
    scene = begin(make({"factions": "marquise,duchy", "questions": "all"}))
    opposite = scene.setup.map.opposite[scene.s.corners[0]]
    around = neighbours(scene.s, 0, opposite)
    assert [scene.warriors(D, c + 1) for c in (opposite, *around)] == [2] * (1 + len(around))
    assert tunnels(scene.s, 1) == [opposite]
    assert scene.s.corners[1] == opposite
    assert (below(scene.s, 1), scene.s.supply[1]) == (0, 18 - 2 * len(around))
    assert [scene.s.unplaced[scene.kind(f"duchy.{name}")] for name in ("citadel", "market")] == [EACH, EACH]
    assert (mat_of(scene.s, 1).swayed, [crowns_left(scene.s, 1, rank) for rank in range(3)]) == (0, [3, 3, 3])


@pytest.mark.law("12.3.3")
def test_without_a_starting_corner_any_corner_will_do() -> None:
    game = make({"factions": "duchy,vagabond", "questions": "all"})
    scene = Scene(game, game.start())
    scene.play("first duchy")
    while scene.step() != "duchy.first-tunnel":
        scene.play(scene.legal()[0])
    assert scene.legal() == [f"at {corner + 1}" for corner in scene.setup.map.corners]


@pytest.mark.law("K.duchy_setup")
def test_the_advanced_setup_spreads_five_warriors_around_a_homeland() -> None:
    game = make({"factions": "duchy,eyrie", "setup": "advanced", "questions": "all"})
    scene = Scene(game, game.start())
    scene.play("first duchy")
    while scene.step() != "duchy.homeland":
        scene.play(scene.legal()[0])
    enemy = next(c for c in range(12) if scene.s.homelands[1] >> c & 1)
    beside = next(c for c in neighbours(scene.s, 1, enemy) if c != enemy)
    assert scene.refused(f"at {enemy + 1}") == ("A.8.2.I", "homeland-taken")
    assert scene.refused(f"at {beside + 1}") == ("A.8.2.II", "homeland-adjacent")
    fit_homes = [int(at.removeprefix("at ")) - 1 for at in scene.legal()]
    home = next(c for c in fit_homes if len(neighbours(scene.s, 1, c)) == 3)
    scene.play(f"at {home + 1}")
    odd = [f"at {c + 1}" for c in neighbours(scene.s, 1, home)]
    assert scene.legal() == odd
    scene.play(odd[0])
    assert scene.refused(odd[0]) == ("A.8.2", "not-evenly")
    scene.play(odd[2])
    assert [scene.warriors(D, c + 1) for c in neighbours(scene.s, 1, home)] == [2, 1, 2]
    assert (scene.warriors(D, home + 1), tunnels(scene.s, 0), scene.s.supply[0]) == (2, [home], 13)


@pytest.mark.law("K.duchy_setup", "12.2.2")
def test_the_burrow_is_ruled_from_the_draft_on() -> None:
    game = make({"factions": 2, "pool": "duchy,marquise,eyrie", "setup": "advanced"})
    rng = Random(3)
    s = game.start()
    while game.decision(s) is not None and s.turn == 0:
        game.apply(s, rng.choice(game.actions(s)) if s.legal else game.sample(s, rng))
    area = s.setup.mapped
    seat = next((i for i, faction in enumerate(s.setup.factions) if faction.id == D), -1)
    assert s.ruler[area] == seat


# --- The Burrow. 12.2.2


@pytest.mark.law("12.2.2")
def test_the_burrow_is_next_to_tunnels_for_the_duchy_alone() -> None:
    scene = wood()
    scene.put("duchy.tunnel", 1)
    scene.put("duchy.tunnel", 5)
    burrow = burrow_of(scene.s, 0)
    assert neighbours(scene.s, 0, burrow) == [0, 4]
    assert burrow in neighbours(scene.s, 0, 0)
    assert all(burrow not in neighbours(scene.s, seat, 0) for seat in (1, 2))
    assert scene.s.ruler[burrow] == 0
    fill(scene, 3)
    assert warriors_on_map(scene.s, 0) == 0
    assert (scene.s.suits[burrow], scene.s.slots[burrow]) == (0, 0)


@pytest.mark.law("12.2.2", "13.7.2")
def test_a_snare_holds_fast_even_at_a_tunnel() -> None:
    scene = wood("corvids")
    scene.put("duchy.tunnel", 1)
    scene.put_warriors(D, 1, 3)
    fill(scene, 2)
    scene.give_hand(D, "anvil", "foxfolk_steel")
    setup = scene.setup
    snare = place_marker(scene.s, 1, setup.marker_kind_words.index("corvids.snare"), 0)
    show_marker(scene.s, snare, setup.everybody)
    elsewhere = place_marker(scene.s, 1, setup.marker_kind_words.index("corvids.snare"), 5)
    show_marker(scene.s, elsewhere, setup.everybody)
    scene.turn(D, "duchy.assembly")
    assert scene.refused("move 1 duchy.burrow 1") == ("13.7.2", "snared")
    assert scene.refused("erect anvil duchy.citadel 1") == ("13.7.2", "snared")
    assert scene.refused("dig anvil 6") == ("13.7.2", "snared")
    scene.play("move duchy.burrow 1 2")
    assert scene.warriors(D, 1) == 5


@pytest.mark.law("12.2.2")
def test_nobody_enters_a_shut_clearing_from_below() -> None:
    scene = wood()
    scene.put("duchy.tunnel", 1)
    fill(scene, 2)
    scene.s.sealed = 1
    scene.turn(D, "duchy.assembly")
    assert scene.refused("move duchy.burrow 1 1") == ("K.scoundrel", "shut")


# --- Birdsong and Evening. 12.4, 12.6.3


@pytest.mark.law("12.4", "12.6.3")
@pytest.mark.parametrize(("built", "come", "drawn"), [(0, 1, 1), (1, 2, 2), (2, 4, 3), (3, 6, 4)])
def test_citadels_bring_warriors_and_markets_cards(built: int, come: int, drawn: int) -> None:
    scene = wood()
    for clearing in range(1, built + 1):
        scene.put("duchy.citadel", clearing)
        scene.put("duchy.market", 13 - clearing)
    scene.turn(D, "duchy.assembly")
    assert below(scene.s) == come
    scene.go("root.draw")
    scene.go("marquise.actions")
    assert len(scene.hand(D)) == drawn


@pytest.mark.law("12.5.1.V")
def test_no_more_come_up_than_are_below() -> None:
    scene = wood()
    fill(scene, 1)
    scene.give_hand(D, "anvil")
    scene.turn(D, "duchy.assembly")  # one more came in Birdsong
    scene.play("dig anvil 6")
    assert scene.legal() == ["surface 0", "surface 1", "surface 2"]
    assert scene.refused("surface 3") == ("12.5.1.V", "diggers")


# --- Price of Failure. 12.2.3


@pytest.mark.law("12.2.3")
def test_a_favor_over_several_clearings_has_one_price() -> None:
    scene = wood()
    for clearing in (1, 6, 8):
        scene.put("duchy.citadel", clearing)
    scene.put("duchy.market", 5)
    sway(scene, "captain", "earl_of_stone", "baron_of_dirt")
    scene.give_hand(D, "anvil", "bake_sale")
    scene.turn(M, "marquise.actions")
    favor(scene.s, scene.seat(M), FOX)
    settle(scene.s)
    assert scene.step() == "duchy.failure"
    assert scene.legal() == ["dismiss baron_of_dirt", "dismiss earl_of_stone"]
    events = scene.play("dismiss earl_of_stone", "discard bake_sale")
    assert keys(events) == ["minister-lost", "failure-card"]
    assert swayed(scene) == ["captain", "baron_of_dirt"]
    assert crowns_left(scene.s, 0, 2) == CROWNS_A_RANK - 2
    assert scene.s.points[1] == 3


@pytest.mark.law("12.2.3", "12.5.2.IV")
def test_an_action_goes_on_though_its_minister_is_lost() -> None:
    scene = wood()
    sway(scene, "brigadier")
    scene.put_warriors(D, 9, 1)
    scene.put("duchy.citadel", 9)
    scene.put_warriors(D, 8, 2)
    scene.put_warriors(M, 9, 3)
    scene.put_warriors(M, 8, 1)
    scene.turn(D, "duchy.parliament")
    scene.play("minister brigadier", "battle 9 marquise", "roll 2 2")
    assert swayed(scene) == []
    assert scene.step() == "duchy.command"
    scene.play("battle 8 marquise", "roll 1 0")
    assert scene.warriors(M, 8) == 0


@pytest.mark.law("12.2.3")
def test_an_ambush_and_the_hits_after_it_are_two_failures() -> None:
    scene = wood(M, E)
    sway(scene, "captain", "marshal", "banker")
    scene.put_warriors(D, 9, 1)
    scene.put("duchy.citadel", 9)
    scene.put("duchy.market", 9)
    scene.put_warriors(M, 9, 4)
    scene.give_hand(M, "ambush_mouse")
    scene.turn(D, "duchy.assembly")
    scene.play("battle 9 marquise", "ambush ambush_mouse")
    assert scene.step() == "root.lose"
    scene.play("lose duchy.citadel")
    assert swayed(scene) == ["captain", "marshal"]


# --- Ministers. 12.5.2, 12.5.3


@pytest.mark.law("12.5.3.II")
def test_as_many_cards_are_supported_as_can_be_given_clearings() -> None:
    """The short formulas agree with trying every set of cards and every way to give them clearings."""
    scene = wood()
    rng = Random(5)
    s = scene.s
    for _ in range(60):
        scene.clear_map()
        suits = list(s.suits)
        suits[rng.randrange(12)] = 1 << FOX | 1 << MOUSE
        set_suits(s, tuple(suits))
        for clearing in rng.sample(range(1, 13), rng.randrange(1, 5)):
            scene.put_warriors(D, clearing, 1)
        hand = rng.sample(range(scene.setup.deck.size), 5)
        best = 0
        for size in range(1, 5):
            for cards in combinations(hand, size):
                mask = sum(1 << card for card in cards)
                fits = fit(s, list(cards), held_clearings(s, 0))
                assert can_support(s, 0, mask) is fits
                best = size if fits else best
        assert most_supported(s, 0, sum(1 << card for card in hand)) == best


def fit(s: Root, cards: list[int], clearings: list[int]) -> bool:
    """Whether each card matches a clearing of its own."""
    if not cards:
        return True
    first, *others = cards
    return any(
        s.setup.deck.matching_any[s.suits[c]] >> first & 1
        and fit(s, others, [d for d in clearings if d != c])
        for c in clearings
    )


@pytest.mark.law("12.5.3", "12.5.3.II")
def test_hired_warriors_support_no_card() -> None:
    scene = wood("riverfolk")
    scene.put_warriors("riverfolk", 1, 3)
    scene.put_warriors(D, 5, 1)
    scene.give_hand(D, "anvil", "bake_sale")
    scene.turn(D, "duchy.assembly")
    scene.s.hirer = 0
    assert held_clearings(scene.s, 0) == [4]


@pytest.mark.law("12.5.2.IV")
def test_a_brigadier_whose_warriors_are_gone_is_not_asked_again() -> None:
    scene = wood()
    scene.put_warriors(D, 9, 1)
    scene.put_warriors(M, 9, 3)
    scene.turn(D, "duchy.assembly")
    scene.ask("duchy.command", Command(0, BRIGADES, BRIGADES, 0))
    scene.play("roll 3 1")
    assert scene.step() == "duchy.assembly"
    assert COMMANDS not in [frame.step for frame in scene.s.frames()]


@pytest.mark.law("12.5.1", "12.5.2", "12.5.3")
def test_steps_of_daylight_are_passed_over_where_everybody_sees_that_nothing_can_be_done() -> None:
    scene = begin(make({"factions": "duchy,marquise"}))
    scene.clear_map()
    scene.turn(D, "duchy.assembly")
    scene.play("done")
    assert scene.step() not in ("duchy.parliament", "duchy.sway")


@pytest.mark.law("12.5.1", "12.5.2", "12.5.3")
def test_everything_that_a_turn_counts_begins_anew_with_the_next() -> None:
    scene = wood()
    mat = mat_of(scene.s, scene.seat(D))
    mat.actions_left, mat.acted, mat.has_swayed = 0, 7, 1
    scene.turn(D, "duchy.assembly")
    assert (mat.actions_left, mat.acted, mat.has_swayed) == (2, 0, 0)


# --- Positions


@pytest.mark.law("12.2.2", "12.2.3", "12.2.4", "12.6.1")
@pytest.mark.parametrize(
    ("data", "key"),
    [
        ({"warriors": {"marquise": {"duchy.burrow": 1}}}, "position-burrow"),
        ({"pieces": {"duchy.tunnel": ["duchy.burrow"]}}, "position-burrow"),
        ({"pieces": {"duchy.tunnel": ["1", "1"]}}, "position-one-a-clearing"),
        ({"factions": {"duchy": {"swayed": ["captain"], "lost-crowns-squire": 3}}}, "position-crowns"),
        ({"turn": "marquise", "factions": {"duchy": {"revealed": ["anvil"]}}}, "position-revealed-turn"),
    ],
)
def test_positions_that_no_game_reaches_are_refused(data: dict[str, object], key: str) -> None:
    game = make({"factions": "duchy,marquise"})
    with pytest.raises(LichtungError) as caught:
        game.position({"turn": D, **data})
    assert caught.value.key == key


# --- Whole games


@pytest.mark.parametrize("seed", range(12))
def test_pieces_cards_and_crowns_are_kept_in_random_games(seed: int) -> None:
    game = make({**MIXES[seed % len(MIXES)], "map": BOARDS[seed % len(BOARDS)]})
    rng = Random(seed)
    s = game.start()
    seat = s.setup.words.index(D)
    for _ in range(600):
        if game.decision(s) is None:
            break
        game.apply(s, rng.choice(game.actions(s)) if s.legal else game.sample(s, rng))
        burrow = burrow_of(s, seat)
        assert s.ruler[burrow] == seat
        assert all(
            not s.presence[other * s.places + burrow] for other in range(s.setup.owners) if other != seat
        )
        assert sum(s.warriors[seat * s.places : (seat + 1) * s.places]) + s.supply[seat] <= 20
        assert all(crowns_left(s, seat, rank) >= 0 for rank in range(3))
        mat = mat_of(s, seat)
        assert not mat.revealed & (s.deck | s.discard | s.zones[seat])
        assert s.active == seat or not mat.revealed


@pytest.mark.parametrize("board", BOARDS)
def test_the_burrow_is_drawn_where_the_board_has_room(board: str) -> None:
    described = make({"factions": "duchy,marquise", "map": board}).describe()
    places = described["map"]["places"]  # type: ignore[index]
    burrow = places[-1]
    assert (burrow["word"], burrow["kind"], burrow["suits"], burrow["slots"]) == (
        "duchy.burrow",
        "area",
        [],
        0,
    )
    clearings = [place for place in places if place["kind"] == "clearing"]
    assert all(hypot(burrow["x"] - c["x"], burrow["y"] - c["y"]) > 15 for c in clearings)
