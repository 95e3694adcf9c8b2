"""The Keepers in Iron: what only Python can say of their setup, their relics and their company. Law 15.

The scenarios relics.toml, camps.toml and retinue.toml have the rest.
"""

from random import Random

import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import settle
from lichtung.root.crafting import favor
from lichtung.root.factions.keepers.mat import COLUMNS, TYPES, mat_of
from lichtung.root.factions.keepers.opening import distant_forests, home_candidates
from lichtung.root.factions.keepers.relics import (
    FIRST_HIDDEN,
    KINDS,
    OF_VALUE,
    RELICS,
    VALUES,
    clearings_around,
    count_relics,
    forests,
    hidden_kind,
    ruled_around,
    shown_kinds,
    waystations,
)
from lichtung.root.factions.keepers.trophies import dullest_forest
from lichtung.root.factions.vagabond.mat import ALLIED
from lichtung.root.factions.vagabond.mat import mat_of as vagabond_mat
from lichtung.root.fields import replaced
from lichtung.root.game import make
from lichtung.root.homelands import TWO_BETWEEN, distances, enemy_homelands
from lichtung.root.map import FOX
from lichtung.root.paths import land_neighbours
from lichtung.root.pieces import hire, place_piece, put_figure
from lichtung.root.state import Root, set_suits
from tests.law.root.positions import Scene, begin, keys
from tests.seatings import in_company

K, M, E, V, A, C, R = "keepers", "marquise", "eyrie", "vagabond", "alliance", "cult", "riverfolk"
BOARDS = ("autumn", "winter", "lake", "mountain")
FORESTS = {"autumn": 7, "winter": 8, "lake": 9, "mountain": 10}
MIXES = in_company(K)


def wood(*factions: str, **options: object) -> Scene:
    """Empty clearings, forests, hands and columns, the Keepers in the first seat."""
    seats = [K, *(factions or (M, V))]
    scene = begin(make({"factions": ",".join(seats), "questions": "all", **options}))
    scene.clear_map()
    for forest in forests(scene.s):
        for kind in scene.setup.kinds_of[0]:
            n = scene.s.pieces[kind * scene.s.places + forest]
            scene.take_off(scene.game.codec.kinds["piece"].text(kind), forest + 1, n)
    mat_of(scene.s, 0).retinue = [0] * len(COLUMNS)
    return scene


def ride(scene: Scene, column: str, *cards: str) -> None:
    """These cards lie in a column, and nowhere else."""
    for word in cards:
        scene.free_card(word)
    scene.s.deck &= ~scene.mask(*cards)
    mat_of(scene.s, 0).retinue[COLUMNS.index(column)] = scene.mask(*cards)


def lay(scene: Scene, relic: str, forest: int) -> None:
    """A relic lies in a forest."""
    place_piece(scene.s, scene.kind(f"{K}.{relic}"), scene.s.clearings + forest - 1)


def in_forests(scene: Scene, relic: str) -> list[int]:
    """The forests with a relic of this kind."""
    kind = scene.kind(f"{K}.{relic}")
    here = [f for f in forests(scene.s) if scene.s.pieces[kind * scene.s.places + f]]
    return [forest - scene.s.clearings + 1 for forest in here]


def check_relics(s: Root, seat: int) -> None:
    """15.2.1: as many values of each type are unseen as relics of it lie face down."""
    row = mat_of(s, seat).relics
    for number in range(len(TYPES)):
        hidden = hidden_kind(s, seat, number)
        lying = sum(s.pieces[hidden * s.places : (hidden + 1) * s.places]) + s.unplaced[hidden]
        assert lying == sum([s.unplaced[kind] for kind in shown_kinds(s, seat, number)])
        for value, kind, n in zip(VALUES, shown_kinds(s, seat, number), OF_VALUE, strict=True):
            on_map = sum(s.pieces[kind * s.places : (kind + 1) * s.places])
            held = row[number * 4 : number * 4 + 4].count(value)
            assert s.unplaced[kind] + on_map + held <= n


# --- Setup. 15.3


@pytest.mark.law("15.3.1", "15.3.2", "15.3.3", "15.3.4")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seed", range(3))
def test_relics_lie_in_all_forests_and_the_others_far_from_the_keepers(board: str, seed: int) -> None:
    game = make({"factions": "eyrie,keepers,alliance", "map": board})
    rng = Random(seed)
    s = game.start()
    while s.turn == 0:
        game.apply(s, rng.choice(game.actions(s)) if s.legal else game.sample(s, rng))
    lying = [count_relics(s, 1, forest) for forest in forests(s)]
    near = [any(s.warriors[s.places + c] for c in clearings_around(s, f)) for f in forests(s)]
    assert len(lying) == FORESTS[board]
    assert sum(lying) == RELICS
    assert [n for n, close in zip(lying, near, strict=True) if close] == [1] * near.count(True)
    distant = [n for n, close in zip(lying, near, strict=True) if not close]
    assert max(distant) - min(distant) <= 1
    stand = [c for c in range(s.clearings) if s.warriors[s.places + c]]
    corner = s.corners[1]
    assert corner in stand
    assert len(stand) == 2
    assert [s.warriors[s.places + c] for c in stand] == [4, 4]
    other = next(c for c in stand if c != corner)
    assert other in s.setup.map.edge
    assert other in land_neighbours(s, corner)
    assert s.setup.map.opposite[corner] == s.corners[0]
    assert (s.supply[1], waystations(s, 1)) == (7, 0)
    assert [s.setup.deck.words[m.bit_length() - 1] for m in mat_of(s, 1).retinue] == [
        f"faithful_retainer-{n}" for n in (1, 2, 3)
    ]
    assert not s.deck & s.setup.deck.apart


@pytest.mark.law("15.3.3")
def test_where_every_forest_is_near_all_of_them_count() -> None:
    scene = wood()
    for clearing in range(1, 13):
        scene.put_warriors(K, clearing, 1)
    assert distant_forests(scene.s, 0) == forests(scene.s)


@pytest.mark.law("15.3.2", "5.1.7")
def test_where_four_others_begin_in_corners_only_the_advanced_setup_has_room() -> None:
    five = "marquise,eyrie,cult,duchy,keepers"
    with pytest.raises(LichtungError) as caught:
        make({"factions": five})
    assert (caught.value.key, caught.value.where) == ("setup-corners", "setup")
    make({"factions": five, "setup": "advanced"})


@pytest.mark.law("15.3.2")
def test_the_second_clearing_is_next_to_the_corner_on_the_edge() -> None:
    game = make({"factions": "marquise,keepers", "questions": "all"})
    scene = Scene(game, game.start())
    scene.play("first marquise")
    while scene.step() != "keepers.edge":
        scene.play(scene.legal()[0])
    corner = scene.s.corners[1]
    edge = [c for c in land_neighbours(scene.s, corner) if c in scene.setup.map.edge]
    assert scene.legal() == [f"at {c + 1}" for c in sorted(edge)]
    assert scene.refused(f"at {corner + 1}") == ("15.3.2", "second-apart")


@pytest.mark.law("K.keepers_setup", "A.8.2.II")
def test_two_adjacent_homelands_on_the_edge_far_from_enemies() -> None:
    game = make({"factions": "keepers,eyrie", "setup": "advanced", "questions": "all"})
    scene = Scene(game, game.start())
    scene.play("first keepers")
    while scene.step() != "keepers.homelands":
        scene.play(scene.legal()[0])
    assert sum([count_relics(scene.s, 0, forest) for forest in forests(scene.s)]) == 7
    enemy = next(c for c in range(12) if scene.s.homelands[1] >> c & 1)
    steps = distances(scene.s, enemy_homelands(scene.s, 0))
    inner = next(c for c in range(12) if c not in scene.setup.map.edge and c != enemy)
    near = next(c for c in scene.setup.map.edge if steps[c] == 1)
    between = next(c for c in scene.setup.map.edge if steps[c] == 2)
    assert scene.refused(f"at {enemy + 1}") == ("A.8.2.I", "homeland-taken")
    assert scene.refused(f"at {inner + 1}") == ("A.8.2", "homeland-not-on-edge")
    assert scene.refused(f"at {near + 1}") == ("A.8.2.II", "homeland-adjacent")
    assert scene.refused(f"at {between + 1}") == ("A.8.2.II", "homeland-too-close")
    home = int(scene.legal()[0].removeprefix("at ")) - 1
    scene.play(f"at {home + 1}")
    second = [int(at.removeprefix("at ")) - 1 for at in scene.legal()]
    assert all(c in land_neighbours(scene.s, home) and steps[c] >= TWO_BETWEEN for c in second)
    far = next(c for c in scene.setup.map.edge if steps[c] >= TWO_BETWEEN and c not in (*second, home))
    assert scene.refused(f"at {far + 1}") == ("K.keepers_setup", "homes-apart")
    scene.play(f"at {second[0] + 1}")
    assert [scene.warriors(K, c + 1) for c in (home, second[0])] == [4, 4]
    while scene.step() == "keepers.last-relics":
        scene.play(scene.legal()[0])
    assert sum([count_relics(scene.s, 0, forest) for forest in forests(scene.s)]) == RELICS


@pytest.mark.law("K.keepers_setup", "A.8.2.II")
def test_homelands_are_chosen_as_well_as_possible_where_enemies_are_near() -> None:
    """Autumn: with homelands in 5, 3 and 4 no two adjacent clearings of the edge keep the distance."""
    scene = wood(M, E, A, setup="advanced")
    s = scene.s
    s.homelands = (0, 1 << 4, 1 << 2, 1 << 3)
    steps = distances(s, enemy_homelands(s, 0))
    first = home_candidates(s, 0)
    assert first == [c for c in s.setup.map.edge if steps[c] == 1]
    s.homelands = (1 << 7, 1 << 4, 1 << 2, 1 << 3)
    assert home_candidates(s, 0) == [6]
    # nothing on the edge is adjacent any more
    s.homelands = (0, 1 << 4 | 1 << 5, 1 << 6 | 1 << 3, 1 << 8)
    assert set(home_candidates(s, 0)) <= {0, 1, 2, 7}
    s.homelands = (1, 1 << 4 | 1 << 5, 1 << 6 | 1 << 3, 1 << 8)
    assert set(home_candidates(s, 0)) <= {1, 2, 7}
    assert home_candidates(s, 0)


# --- Moves that others make. 15.2.4


@pytest.mark.law("15.2.4", "K.false_orders")
def test_the_keepers_decide_which_relics_go_where_others_send_them() -> None:
    scene = wood(E, deck="exiles")
    scene.put_warriors(K, 1, 3)
    scene.put("keepers.figure-2", 1)
    scene.put("keepers.tablet-3", 1, 2)
    scene.craft_for(E, "false_orders-1")
    scene.turn(E)
    scene.go("root.birdsong-cards")
    scene.play("use false_orders-1", "mislead keepers 1 5")
    assert (scene.step(), scene.decider()) == ("keepers.carry", K)
    scene.play("carry keepers.tablet-3", "carry keepers.tablet-3")
    assert (scene.count("keepers.tablet-3", 5), scene.count("keepers.figure-2", 1)) == (2, 1)


@pytest.mark.law("15.2.4", "9.2.9.IIb")
@pytest.mark.parametrize("law", ["early", "current"])
def test_relics_go_along_with_allies_only_where_their_owner_moves_them(law: str) -> None:
    scene = wood(V, M, law=law)
    mat = vagabond_mat(scene.s, 1)
    mat.relations[0] = ALLIED
    put_figure(scene.s, scene.setup.figures_of[1][0], 0)
    mat.items[0] = 2
    scene.put_warriors(K, 1, 2)
    scene.put("keepers.figure-2", 1)
    scene.turn(V, "vagabond.actions")
    scene.play("walk 5", "bring keepers 1")
    asked = scene.step() == "keepers.carry"
    assert asked is (law == "current")
    if asked:
        assert scene.decider() == K
        scene.play("carry keepers.figure-2")
    assert scene.count("keepers.figure-2", 5) == int(asked)


# --- Devout Knights. 15.2.4


@pytest.mark.law("15.2.4", "9.2.9.IIc")
def test_an_allied_vagabond_who_attacks_with_keepers_ignores_nothing() -> None:
    scene = wood(V, M)
    mat = vagabond_mat(scene.s, 1)
    mat.relations[0] = ALLIED
    put_figure(scene.s, scene.setup.figures_of[1][0], 0)
    scene.put_warriors(K, 1, 3)
    scene.put("keepers.figure-2", 1)
    scene.put_warriors(M, 1, 3)
    scene.fight(V, 1, M)
    scene.play("call keepers")
    events = scene.play("roll 2 2")
    assert "hit-ignored" not in keys(events)


@pytest.mark.law("15.2.4", "11.2.7.III")
def test_with_mercenaries_a_hit_is_ignored_before_the_rest_is_shared() -> None:
    scene = wood(R, M)
    scene.put_warriors(K, 1, 2)
    scene.put_warriors(R, 1, 2)
    scene.put("keepers.figure-2", 1)
    scene.put_warriors(M, 1, 3)
    scene.turn(K)
    hire(scene.s, 0)
    scene.fight(K, 1, M)
    while scene.step() != "root.roll":
        scene.play(scene.legal()[0])
    events = scene.play("roll 3 3")
    assert keys(events).count("hit-ignored") == 1
    while scene.s.battle[-1] >= 0 and scene.step() != "keepers.trophy":
        scene.play(scene.legal()[0])
    assert scene.warriors(K, 1) + scene.warriors(R, 1) == 2


# --- Prized Trophies. 15.2.5


@pytest.mark.law("15.2.5")
def test_the_machine_hides_relics_where_the_keepers_rule_least() -> None:
    scene = wood("mechanical-marquise", C)
    scene.put("keepers.figure-2", 1)
    scene.put_warriors(K, 5, 1)
    scene.put_warriors(K, 12, 1)
    scene.put_warriors("mechanical-marquise", 1, 3)
    scene.s.active = 1
    scene.fight("mechanical-marquise", 1, K)
    while scene.step() == "root.roll":
        scene.play("roll 1 0")
    assert scene.points("mechanical-marquise") == 2
    assert [ruled_around(scene.s, 0, forest) for forest in forests(scene.s)] == [1, 1, 1, 1, 1, 0, 1]
    assert in_forests(scene, "figure-2") == [6]
    assert dullest_forest(scene.s, 0) == scene.s.clearings + 5


@pytest.mark.law("15.2.5")
def test_what_a_coalition_partner_removes_is_out_of_the_game() -> None:
    scene = wood(V, M)
    vagabond_mat(scene.s, 1).partner = 0
    put_figure(scene.s, scene.setup.figures_of[1][0], 0)
    scene.put("keepers.figure-2", 1)
    scene.fight(V, 1, K)
    while scene.step() in ("root.roll", "root.ambush", "root.ask-effects"):
        scene.play("roll 0 0" if scene.step() == "root.roll" else "done")
    assert scene.step() != "keepers.trophy"
    assert (scene.points(V), scene.count("keepers.figure-2", 1), in_forests(scene, "figure-2")) == (0, 0, [])
    assert scene.s.unplaced[scene.kind("keepers.figure-2")] == 0


@pytest.mark.law("15.2.5", "9.5.6")
def test_a_strike_takes_a_relic_for_two_points() -> None:
    scene = wood(V, M)
    put_figure(scene.s, scene.setup.figures_of[1][0], 0)
    scene.put("keepers.figure-2", 1)
    vagabond_mat(scene.s, 1).items[2] = 1
    scene.turn(V, "vagabond.actions")
    scene.play(next(a for a in scene.legal() if a.startswith("shoot") or a.startswith("strike")))
    assert (scene.step(), scene.points(V)) == ("keepers.trophy", 2)
    scene.play("hide-in f3")
    assert in_forests(scene, "figure-2") == [3]


@pytest.mark.law("15.2.5", "8.4.1")
def test_a_revolt_scatters_relics() -> None:
    scene = wood(A)
    scene.put("keepers.figure-2", 5)
    scene.put("keepers.tablet-1", 5)
    scene.put("keepers.figure-over-tablet", 5)
    scene.put_warriors(K, 5, 2)
    scene.put("alliance.sympathy", 5)
    scene.give_pile(A, "bake_sale", "root_tea_rabbit")
    scene.turn(A, "alliance.revolt")
    before = scene.points(A)
    scene.play(next(a for a in scene.legal() if a.startswith("revolt")))
    while scene.step() not in ("keepers.trophy",):
        scene.play(scene.legal()[0])
    assert scene.points(A) - before == 2 * 2 + 1
    scene.play("hide-in f1", "hide-in f1")
    assert (in_forests(scene, "figure-2"), in_forests(scene, "tablet-1")) == ([1], [1])


# --- Cards of the Retinue. 15.5.2


@pytest.mark.law("15.5.2.IIb", "10.2.5", "K.faithful_retainer")
def test_the_cult_collects_lost_cards_but_no_retainers() -> None:
    scene = wood(C, M)
    scene.put_warriors(K, 1, 1)
    lay(scene, "figure", 1)
    lay(scene, "figure", 2)
    ride(scene, "delve", "anvil", "faithful_retainer-1")
    scene.turn(K, "keepers.column-2")
    scene.play("retinue anvil 1", "delve keepers.figure f1", "turn-up keepers.figure-3")
    assert scene.s.discard == 0
    souls = mat_of(scene.s, 0)
    assert not (souls.retinue[1] | souls.acted[1]) & scene.mask("anvil")
    scene.play("retinue faithful_retainer-1 1", "turn-up keepers.figure-3")
    apart = scene.setup.deck.apart
    everywhere = scene.s.deck | scene.s.discard | scene.s.available
    for zone in scene.s.zones:
        everywhere |= zone
    assert not everywhere & apart


@pytest.mark.law("15.5.2.IIIc", "2.2.2")
def test_a_clearing_of_several_suits_counts_them_all() -> None:
    scene = wood()
    suits = list(scene.s.suits)
    suits[0] |= scene.s.suits[4]
    set_suits(scene.s, tuple(suits))
    ride(scene, "recover", "anvil")
    scene.put("keepers.figure-over-tablet", 1)
    scene.put_warriors(K, 5, 1)
    scene.put_warriors(K, 8, 1)
    scene.put("keepers.figure-3", 1)
    scene.turn(K, "keepers.column-3")
    scene.play("retinue anvil 1")
    if scene.step() == "keepers.recover":
        scene.play("recover keepers.figure-3")
    assert scene.points(K) == 3
    assert scene.s.discard == 0


@pytest.mark.law("15.5.2.II", "9.2.8")
def test_where_only_a_coalition_partner_is_one_delves_at_once() -> None:
    scene = wood(V, M)
    vagabond_mat(scene.s, 1).partner = 0
    put_figure(scene.s, scene.setup.figures_of[1][0], 0)
    scene.put_warriors(K, 1, 2)
    lay(scene, "figure", 1)
    lay(scene, "tablet", 1)
    ride(scene, "delve", "faithful_retainer-1")
    scene.turn(K, "keepers.column-2")
    scene.play("retinue faithful_retainer-1 1")
    assert scene.step() == "keepers.delve"


@pytest.mark.law("15.5.2.II", "13.2.2")
def test_a_plot_in_the_clearing_is_an_enemy_to_be_battled_first() -> None:
    scene = wood("corvids")
    scene.put_warriors(K, 1, 2)
    scene.put_warriors("corvids", 1, 1)
    lay(scene, "figure", 1)
    ride(scene, "delve", "faithful_retainer-1")
    scene.turn(K, "keepers.column-2")
    scene.play("retinue faithful_retainer-1 1")
    assert scene.step() == "root.roll"


@pytest.mark.law("15.4.1", "15.6.1", "K.coffin_makers")
def test_coffin_makers_take_the_starved_but_not_those_whom_a_waystation_replaces() -> None:
    scene = wood(E, deck="exiles", law="current")
    scene.put_warriors(K, 1, 5)
    scene.craft_for(E, "coffin_makers")
    ride(scene, "move", "faithful_retainer-1")
    scene.turn(K, "keepers.encamp")
    supply = scene.s.supply[0]
    scene.play("encamp keepers.figure-over-tablet 1")
    assert scene.s.supply[0] == supply + 1
    scene.go("keepers.gather")
    assert scene.warriors(K, 1) == 3
    assert scene.s.supply[0] == supply + 1


@pytest.mark.law("15.2.2", "10.5.3")
def test_sanctify_sends_the_tile_back_to_the_board() -> None:
    scene = wood(C)
    scene.put("keepers.figure-over-tablet", 5)
    scene.s.active = 1
    favor(scene.s, 1, scene.s.suits[4].bit_length() - 1)
    settle(scene.s)
    assert waystations(scene.s, 0) == 0
    scene.put_warriors(K, 1, 1)
    scene.turn(K, "keepers.encamp")
    assert "encamp keepers.tablet-over-figure 1" in scene.legal()


@pytest.mark.law("15.2.5", "K.favor_fox")
def test_a_favor_costs_one_trophy_for_each_relic() -> None:
    scene = wood()
    scene.put("keepers.jewelry-3", 1, 2)
    scene.s.active = 1
    favor(scene.s, 1, FOX)
    settle(scene.s)
    assert scene.points(M) == 4
    scene.play("hide-in f1", "hide-in f2")
    assert in_forests(scene, "jewelry-3") == [1, 2]


@pytest.mark.law("15.2.1", "K.soup_kitchens")
def test_soup_kitchens_let_relics_rule_in_clearings() -> None:
    scene = wood(M, deck="exiles")
    scene.craft_for(K, "soup_kitchens")
    scene.put("keepers.figure-2", 1)
    scene.put_warriors(M, 1, 1)
    assert scene.ruler(1) == K


# --- Nothing to hide


@pytest.mark.law("15.2.1", "15.5.2.IIa")
def test_values_are_drawn_from_those_that_nobody_has_seen() -> None:
    scene = wood()
    scene.put_warriors(K, 1, 3)
    lay(scene, "figure", 1)
    scene.put("keepers.figure-3", 2)
    mat_of(scene.s, 0).relics[0] = 1
    scene.s.unplaced = replaced(scene.s.unplaced, scene.kind("keepers.figure-1"), 0)
    ride(scene, "delve", "faithful_retainer-1")
    scene.turn(K, "keepers.column-2")
    scene.play("retinue faithful_retainer-1 1")
    assert scene.legal() == ["turn-up keepers.figure-2", "turn-up keepers.figure-3"]
    rng = Random(2)
    drawn = [scene.game.codec.text(scene.game.sample(scene.s, rng)) for _ in range(200)]
    assert 80 < drawn.count("turn-up keepers.figure-2") < 120


@pytest.mark.law("15.2.1")
def test_views_of_all_seats_know_the_same_of_relics() -> None:
    scene = begin(make({"factions": "keepers,marquise,eyrie"}))
    first = scene.setup.first_kind[0]
    views = [scene.game.view(scene.s, seat) for seat in (0, 1, 2, None)]
    rows = [
        view.pieces[(first + FIRST_HIDDEN) * scene.s.places : (first + KINDS) * scene.s.places]
        for view in views
    ]
    assert all(row == rows[0] for row in rows)
    assert scene.game.imagine(views[1], Random(1)).pieces == scene.s.pieces


# --- Positions


@pytest.mark.law("15.2.1", "15.2.2", "15.5.2", "15.5.2.IIIa", "15.6.2")
@pytest.mark.parametrize(
    ("data", "key"),
    [
        ({"pieces": {"keepers.figure": ["1"]}}, "position-relic-place"),
        ({"pieces": {"keepers.figure-over-tablet": ["f1"]}}, "position-slots"),
        ({"warriors": {"keepers": {"f1": 1}}}, "position-forest"),
        (
            {"pieces": {"keepers.figure-over-tablet": ["1"], "keepers.tablet-over-figure": ["8"]}},
            "position-waystation-twice",
        ),
        ({"pieces": {"keepers.figure": ["f1"] * 4, "keepers.figure-1": ["1"]}}, "position-relic-values"),
        ({"factions": {"keepers": {"relics-figure-2": 1}}}, "position-relics-gap"),
        ({"factions": {"keepers": {"relics-figure-1": 1, "relics-figure-2": 1}}}, "position-relic-twice"),
        ({"turn": "marquise", "factions": {"keepers": {"acted-move": ["anvil"]}}}, "position-retinue-acted"),
        (
            {
                "factions": {
                    "keepers": {
                        "retinue-move": [
                            "anvil",
                            "bake_sale",
                            "armorers-1",
                            "armorers-2",
                            "sappers-1",
                            "sappers-2",
                        ],
                        "retinue-delve": [
                            "cobbler-1",
                            "cobbler-2",
                            "foxfolk_steel",
                            "arms_trader",
                            "birdy_bindle",
                        ],
                    }
                }
            },
            "position-retinue-size",
        ),
    ],
)
def test_positions_that_no_game_reaches_are_refused(data: dict[str, object], key: str) -> None:
    game = make({"factions": "keepers,marquise"})
    with pytest.raises(LichtungError) as caught:
        game.position({"turn": K, **data})
    assert caught.value.key == key


@pytest.mark.law("15.3.2", "5.1.7")
def test_more_factions_than_corners_are_refused() -> None:
    five = f"{K},marquise,eyrie,cult,hundreds"
    with pytest.raises(LichtungError) as caught:
        make({"factions": five})
    assert caught.value.key == "setup-corners"
    assert make({"factions": five, "setup": "advanced"}).seats == 5


# --- Whole games


@pytest.mark.parametrize("seed", range(12))
def test_relics_cards_and_warriors_are_kept_in_random_games(seed: int) -> None:
    game = make({**MIXES[seed % len(MIXES)], "map": BOARDS[seed % len(BOARDS)]})
    rng = Random(seed)
    s = game.start()
    seat = s.setup.words.index(K)
    for _ in range(600):
        if game.decision(s) is None:
            break
        game.apply(s, rng.choice(game.actions(s)) if s.legal else game.sample(s, rng))
        check_relics(s, seat)
        mat = mat_of(s, seat)
        held = 0
        for cards in (*mat.retinue, *mat.acted):
            assert not held & cards
            held |= cards
        assert held.bit_count() <= 10
        assert not held & (s.deck | s.discard | s.zones[seat])
        assert s.active == seat or not any(mat.acted)
        assert waystations(s, seat) <= 3
        assert sum(s.warriors[seat * s.places : (seat + 1) * s.places]) + s.supply[seat] <= 15
