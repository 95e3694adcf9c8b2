"""The Corvid Conspiracy: what only Python can say of its setup, its secrets and its company. Law 13.

The scenarios plots.toml, snares.toml and exposure.toml have the rest.
"""

from random import Random

import pytest

from lichtung.kernel.codec import HIDDEN, Event
from lichtung.kernel.errors import LichtungError
from lichtung.root.factions.corvids.mat import mat_of
from lichtung.root.factions.corvids.plots import PLOTS, face_up, first_plot, kind_of, plot_at
from lichtung.root.factions.vagabond.items import place_pawn
from lichtung.root.factions.vagabond.mat import mat_of as vagabond_mat
from lichtung.root.fields import replaced
from lichtung.root.game import make
from lichtung.root.markers import exclude_kind, lies_open, place_marker, show_marker
from lichtung.root.pieces import hire
from lichtung.root.state import NONE
from lichtung.testing.twins import told_apart
from tests.law.root.positions import Scene, begin, keys
from tests.seatings import in_company

C, M, E, V = "corvids", "marquise", "eyrie", "vagabond"
BOARDS = ("autumn", "winter", "lake", "mountain")
MIXES = in_company(C)


def wood(*factions: str, **options: object) -> Scene:
    """An empty map and empty hands, the Corvids in the first seat."""
    seats = [C, *(factions or (M, V))]
    scene = begin(make({"factions": ",".join(seats), "questions": "all", **options}))
    scene.clear_map()
    return scene


def kind(scene: Scene, name: str) -> int:
    return first_plot(scene.s, scene.seat(C)) + PLOTS.index(name)


def hide(scene: Scene, name: str, clearing: int) -> int:
    """A plot lies face down; returns its number."""
    return place_marker(scene.s, scene.seat(C), kind(scene, name), clearing - 1)


def lay_open(scene: Scene, name: str, clearing: int) -> int:
    plot = hide(scene, name, clearing)
    show_marker(scene.s, plot, scene.setup.everybody)
    return plot


def exchange(scene: Scene, one: int, two: int) -> Scene:
    """A world that differs only in which of two plots is which."""
    t = scene.s.copy()
    kinds = list(t.marker_kinds)
    kinds[one], kinds[two] = kinds[two], kinds[one]
    t.marker_kinds = tuple(kinds)
    return Scene(scene.game, t)


# --- Setup. 13.3


@pytest.mark.law("13.3.1", "13.3.2")
def test_a_warrior_begins_in_a_clearing_of_each_suit() -> None:
    game = make({"factions": "marquise,corvids", "questions": "all"})
    scene = Scene(game, game.start())
    scene.play("first marquise")
    while scene.step() != "corvids.arrive":
        scene.play(scene.legal()[0])
    keep = scene.s.corners[0] + 1
    assert f"at {keep}" not in scene.legal()
    assert scene.refused(f"at {keep}") == ("6.2.2", "keep-bars")
    assert scene.refused("at 5") == ("13.3.2", "corvids-wrong-suit")
    scene.play("at 6", "at 4", "at 9")
    assert [scene.warriors(C, clearing) for clearing in (6, 4, 9)] == [1, 1, 1]
    assert scene.s.supply[1] == 12
    assert set(scene.s.marker_places) == {NONE}


@pytest.mark.law("K.corvids_setup")
def test_the_advanced_setup_hides_a_plot_in_a_homeland_of_ones_choice() -> None:
    game = make({"factions": "corvids,eyrie", "setup": "advanced", "questions": "all"})
    scene = Scene(game, game.start())
    scene.play("first corvids")
    while scene.step() != "corvids.homeland":
        scene.play(scene.legal()[0])
    home = next(c + 1 for c in range(12) if scene.s.homelands[1] >> c & 1)
    assert scene.refused(f"at {home}") == ("A.8.2.I", "homeland-taken")
    assert len(scene.legal("at")) == 11  # no distance is asked for, nor an open slot
    scene.s.slots = replaced(scene.s.slots, 6, 0)
    scene.play("at 7")
    assert sorted(scene.legal()) == sorted(f"conceal corvids.{name}" for name in PLOTS)
    events = scene.play("conceal corvids.raid")
    assert [event.seen_by(1).args[-1] for event in events if event.key == "plot-at-home"] == [HIDDEN]
    scene.play("at 1", "at 3", "at 2")
    assert scene.s.supply[0] == 11
    plot = plot_at(scene.s, 0, 6)
    assert not lies_open(scene.s, plot)
    assert PLOTS[kind_of(scene.s, 0, plot)] == "raid"


# --- Secrets. 13.2.2, ruling 221


@pytest.mark.law("13.2.2")
@pytest.mark.parametrize("step", ["corvids.actions", "marquise.actions", "vagabond.actions"])
def test_nobody_else_can_tell_face_down_plots_apart(step: str) -> None:
    scene = wood()
    for seat, clearing in ((C, 1), (M, 1), (M, 2)):
        scene.put_warriors(seat, clearing, 2)
    one, two = hide(scene, "bomb", 1), hide(scene, "raid", 2)
    for seat in (C, M, V):
        scene.give_hand(seat, {C: "anvil", M: "armorers-1", V: "bake_sale"}[seat])
    scene.turn(step.partition(".")[0], step)
    other = exchange(scene, one, two)
    for viewer in (scene.seat(M), scene.seat(V), None):
        assert told_apart(scene.game, viewer, scene.s, other.s) is None
    assert told_apart(scene.game, scene.seat(C), scene.s, other.s) is not None


@pytest.mark.law("13.2.2", "13.4.2")
def test_everybody_sees_a_plot_that_lies_face_up_spectators_too() -> None:
    scene = wood()
    plot = lay_open(scene, "snare", 1)
    hidden = hide(scene, "raid", 2)
    for viewer in (0, 1, 2, None):
        known = scene.game.view(scene.s, viewer).marker_known
        assert known[plot] == kind(scene, "snare")
        assert (known[hidden] == NONE) is (viewer != 0)


@pytest.mark.law("13.5.2")
def test_only_the_corvids_are_told_which_plot_was_placed() -> None:
    scene = wood()
    scene.put_warriors(C, 1, 1)
    scene.turn(C, "corvids.actions")
    placed = next(event for event in scene.play("plot corvids.bomb 1") if event.key == "plot-placed")
    assert placed.seen_by(0).args[-1] == kind(scene, "bomb")
    assert placed.seen_by(1).args[-1] == placed.seen_by(None).args[-1] == HIDDEN


@pytest.mark.law("13.2.2", "13.7.4")
def test_a_face_down_plot_that_falls_is_not_shown() -> None:
    scene = wood()
    hide(scene, "bomb", 2)
    scene.put_warriors(M, 2, 2)
    scene.fight(M, 2, C)
    events = scene.play("roll 1 0")
    gone = next(event for event in events if event.key == "marker-removed")
    assert gone.seen_by(1).args[-1] == HIDDEN
    assert "raided" not in keys(events)


@pytest.mark.law("13.2.4")
def test_imagined_plots_are_none_that_a_guess_has_ruled_out() -> None:
    scene = wood()
    plot = hide(scene, "raid", 1)
    for name in ("bomb", "snare"):
        exclude_kind(scene.s, plot, kind(scene, name), scene.setup.everybody)
    for viewer in (1, 2, None):
        view = scene.game.view(scene.s, viewer)
        found = {scene.game.imagine(view, Random(seed)).marker_kinds[plot] for seed in range(40)}
        assert found == {kind(scene, "extortion"), kind(scene, "raid")}


@pytest.mark.law("13.2.4")
def test_all_have_heard_a_guess_that_ruled_out_nothing_new() -> None:
    scene = wood()
    for clearing in (1, 2):
        scene.put_warriors(M, clearing, 1)
        plot = hide(scene, "raid" if clearing == 1 else "bomb", clearing)
        exclude_kind(scene.s, plot, kind(scene, "snare"), scene.setup.everybody)
    scene.give_hand(M, "armorers-1")
    scene.turn(M, "marquise.actions")
    views = []
    for clearing in (1, 2):
        told = scene.fork()
        told.play(f"guess armorers-1 {clearing} corvids.snare")
        views.append([told.game.view(told.s, viewer).to_bytes() for viewer in (0, 1, 2, None)])
        told.turn(C)
        assert mat_of(told.s, told.seat(C)).guessed == NONE
    assert all(one != two for one, two in zip(*views, strict=True))


@pytest.mark.law("13.5.4")
def test_what_a_guess_has_ruled_out_goes_with_the_plot() -> None:
    scene = wood()
    plot, other = hide(scene, "raid", 1), hide(scene, "bomb", 5)
    exclude_kind(scene.s, plot, kind(scene, "snare"), scene.setup.everybody)
    scene.turn(C, "corvids.actions")
    scene.play("trick 1 5")
    assert plot_at(scene.s, 0, 4) == plot
    assert plot_at(scene.s, 0, 0) == other
    seats = scene.setup.seats
    assert scene.s.marker_excluded[plot * seats + 1] == 1 << kind(scene, "snare")
    assert scene.s.marker_excluded[other * seats + 1] == 0


@pytest.mark.law("13.2.2")
def test_in_the_supply_everything_is_forgotten() -> None:
    scene = wood()
    lay_open(scene, "snare", 2)
    scene.put_warriors(M, 2, 2)
    scene.fight(M, 2, C)
    scene.play("roll 1 0")
    assert scene.s.marker_places.count(NONE) == 8
    assert set(scene.s.marker_seen) == {1 << scene.seat(C)}


# --- Exposure. 13.2.4


def guessed(events: list[Event], key: str) -> Event:
    return next(event for event in events if event.key == key)


@pytest.mark.law("13.2.4")
def test_the_card_is_seen_by_the_corvids_and_nobody_else() -> None:
    scene = wood()
    hide(scene, "bomb", 1)
    scene.put_warriors(M, 1, 1)
    scene.give_hand(M, "anvil", "foxfolk_steel")
    scene.turn(M, "marquise.actions")
    wrong = guessed(scene.play("guess anvil 1 corvids.raid"), "guessed-wrong")
    assert wrong.seen_by(0).args[-1] == wrong.seen_by(1).args[-1] == scene.card("anvil")
    assert wrong.seen_by(2).args[-1] == wrong.seen_by(None).args[-1] == HIDDEN
    right = guessed(scene.play("guess foxfolk_steel 1 corvids.bomb"), "guessed-right")
    assert right.seen_by(0).args[-1] == scene.card("foxfolk_steel")
    assert right.seen_by(2).args[-1] == HIDDEN
    view = scene.game.view(scene.s, scene.seat(C))
    assert view.known[scene.seat(M)] == scene.mask("foxfolk_steel")
    assert scene.s.points[scene.seat(M)] == 1


@pytest.mark.law("13.2.4")
def test_a_wrong_guess_rules_its_kind_out_for_everybody() -> None:
    scene = wood()
    plot = hide(scene, "bomb", 1)
    scene.put_warriors(M, 1, 1)
    scene.give_hand(M, "anvil")
    scene.turn(M, "marquise.actions")
    scene.play("guess anvil 1 corvids.raid")
    for viewer in (1, 2, None):
        view = scene.game.view(scene.s, viewer)
        found = {scene.game.imagine(view, Random(seed)).marker_kinds[plot] for seed in range(40)}
        assert found == {kind(scene, name) for name in ("bomb", "snare", "extortion")}


@pytest.mark.law("13.2.4")
def test_a_coalition_partner_of_the_corvids_does_not_guess_and_is_not_held() -> None:
    scene = wood(M, E, V)
    lay_open(scene, "snare", 1)
    hide(scene, "bomb", 5)
    mat = vagabond_mat(scene.s, scene.seat(V))
    mat.partner = scene.seat(C)
    mat.items[0] = 2  # boots
    scene.s.dominance = replaced(scene.s.dominance, scene.seat(V), scene.card("dominance_fox"))
    scene.free_card("dominance_fox")
    scene.s.deck &= ~scene.mask("dominance_fox")
    scene.s.figures = replaced(scene.s.figures, scene.setup.figures_of[scene.seat(V)][0], 0)
    scene.give_hand(V, "bake_sale")
    scene.turn(V, "vagabond.actions")
    assert "walk 5" in scene.legal()
    scene.play("walk 5")
    assert scene.legal("guess") == []
    assert scene.refused("guess bake_sale 5 corvids.bomb") == ("13.2.4", "no-enemy-of-theirs")


@pytest.mark.law("13.2.4")
def test_the_machine_never_guesses_and_fights_agents() -> None:
    scene = wood("mechanical-marquise")
    hide(scene, "bomb", 1)
    scene.put_warriors("mechanical-marquise", 1, 3)
    scene.fight("mechanical-marquise", 1, C)
    scene.play("roll 0 0")
    assert scene.warriors("mechanical-marquise", 1) == 2
    assert scene.s.points[1] == 1


@pytest.mark.law("13.2.4", "K.eyrie_emigre")
def test_there_is_time_to_guess_before_the_emigre_leads_warriors_away() -> None:
    scene = wood(deck="exiles")
    hide(scene, "bomb", 1)
    scene.put_warriors(M, 1, 1)
    scene.give_hand(M, "anvil")
    scene.craft_for(M, "eyrie_emigre")
    scene.turn(M)
    assert scene.step() == "root.pause"
    scene.play("guess anvil 1 corvids.bomb")
    assert scene.points(M) == 1
    assert scene.step() == "root.emigre-moves"


@pytest.mark.law("13.2.4", "K.command_warren")
def test_there_is_time_to_guess_before_a_card_for_the_start_of_a_phase_is_used() -> None:
    scene = wood()
    hide(scene, "bomb", 1)
    scene.put_warriors(M, 1, 1)
    scene.put_warriors(C, 1, 3)
    scene.give_hand(M, "anvil", "foxfolk_steel")
    scene.craft_for(M, "command_warren-1")
    scene.turn(M, "root.start-of-daylight")
    assert scene.refused("guess anvil 2 corvids.bomb") == ("13.2.4", "nothing-to-expose")
    scene.play("guess anvil 1 corvids.raid")
    assert scene.step() == "root.start-of-daylight"
    scene.play("guess foxfolk_steel 1 corvids.bomb")
    assert scene.points(M) == 1
    scene.play("use command_warren-1")
    assert scene.step() == "root.ambush"


@pytest.mark.law("13.2.4", "9.6.3")
@pytest.mark.parametrize("law", ["early", "2022", "current"])
def test_by_the_law_of_2022_nobody_guesses_with_what_the_evening_brings(law: str) -> None:
    scene = wood(M, V, law=law)
    hide(scene, "bomb", 1)
    place_pawn(scene.s, scene.seat(V), 0)
    scene.turn(V, "root.draw")
    scene.play("draw anvil")
    if law == "2022":
        assert scene.step() != "root.pause"
        assert scene.s.active != scene.seat(V)
    else:
        assert scene.refusal("guess anvil 1 corvids.bomb") is None
    assert mat_of(scene.s, scene.seat(C)).guesses_over == 0


@pytest.mark.law("13.2.4", "K.charm_offensive")
@pytest.mark.parametrize("law", ["early", "2022"])
def test_the_card_of_a_charm_offensive_is_one_of_the_evening(law: str) -> None:
    scene = wood(M, E, deck="exiles", law=law)
    hide(scene, "bomb", 1)
    scene.put_warriors(M, 1, 1)
    scene.give_hand(M, "foxfolk_steel")
    scene.craft_for(M, "charm_offensive")
    scene.turn(M, "root.start-of-evening")
    assert scene.refusal("guess foxfolk_steel 1 corvids.bomb") is None
    scene.play("use charm_offensive", "target eyrie", "draw anvil")
    assert (scene.step() == "root.pause") is (law == "early")


@pytest.mark.law("13.2.4", "14.4.1")
def test_mobs_wait_for_a_guess() -> None:
    scene = wood("hundreds", M)
    hide(scene, "raid", 1)
    scene.put("hundreds.mob", 1)
    scene.give_hand("hundreds", "anvil")
    scene.turn("hundreds")
    assert scene.step() == "root.pause"
    scene.play("guess anvil 1 corvids.raid")
    assert scene.step() == "hundreds.mob-die"  # nothing is left to raze, and nobody came
    assert scene.s.supply[scene.seat(C)] == 15
    assert scene.points("hundreds") == 1


# --- With others


@pytest.mark.law("13.7.4", "1.1.3")
def test_several_raids_that_fall_together_come_in_the_order_of_the_active_player() -> None:
    scene = wood(M)
    hide(scene, "raid", 2)
    hide(scene, "raid", 7)
    scene.give_hand(M, "favor_mouse")
    for clearing in (9, 11, 12):
        scene.put("marquise.workshop", clearing)
    scene.put("marquise.workshop", 9)
    scene.put("marquise.workshop", 11)
    scene.turn(M, "root.craft")
    scene.play("craft favor_mouse")
    assert sorted(scene.legal("order")) == ["order raid 2", "order raid 7"]
    scene.play("order raid 7")
    assert [c for c in range(1, 13) if scene.warriors(C, c)] == [3, 5, 6, 8, 10, 12]
    assert scene.s.points[1] == 2


@pytest.mark.law("13.7.1")
def test_by_later_laws_a_bomb_damages_items() -> None:
    scene = wood(law="current")
    hide(scene, "bomb", 1)
    scene.put_warriors(C, 1, 1)
    scene.s.figures = replaced(scene.s.figures, scene.setup.figures_of[scene.seat(V)][0], 0)
    scene.turn(C, "corvids.flip")
    scene.play("flip 1")
    assert scene.step() == "vagabond.hits" or sum(vagabond_mat(scene.s, scene.seat(V)).items[16:]) > 0


@pytest.mark.law("13.7.2", "6.2.3")
def test_no_wounded_come_to_a_keep_beside_a_snare() -> None:
    scene = wood()
    scene.put("marquise.keep", 1)
    scene.put_warriors(M, 5, 1)
    scene.put_warriors(C, 5, 3)
    scene.give_hand(M, "bake_sale")
    lay_open(scene, "snare", 1)
    scene.fight(C, 5, M)
    scene.play("done", "roll 3 0")
    assert scene.step() != "marquise.field-hospital"


@pytest.mark.law("13.7.2", "6.5.5")
def test_the_snare_is_named_where_it_keeps_wood_away() -> None:
    scene = wood()
    scene.put("marquise.sawmill", 1)
    lay_open(scene, "snare", 1)
    scene.give_hand(M, "anvil", "bake_sale")
    scene.turn(M, "marquise.actions")
    assert scene.refused("overwork anvil 1") == ("13.7.2", "snared")
    assert scene.refused("overwork bake_sale 1") == ("6.5.5", "card-does-not-match")


@pytest.mark.law("11.2.7.IIIa", "13.2.2")
def test_a_plot_takes_its_share_of_hits_beside_mercenaries() -> None:
    scene = wood(M, "riverfolk")
    hide(scene, "bomb", 1)
    scene.put_warriors(C, 1, 1)
    scene.put_warriors("riverfolk", 1, 2)
    scene.put_warriors(M, 1, 5)
    scene.turn(C, "corvids.actions")
    hire(scene.s, scene.seat(C))
    scene.play("battle 1 marquise", "engage", "roll 3 3")
    assert (scene.warriors(C, 1), scene.warriors("riverfolk", 1)) == (0, 1)
    assert plot_at(scene.s, scene.seat(C), 0) == NONE
    assert scene.points(M) == 1


@pytest.mark.law("13.7.2", "M.5.2")
def test_the_machine_does_not_leave_a_snare() -> None:
    scene = wood("mechanical-marquise")
    lay_open(scene, "snare", 1)
    scene.put_warriors("mechanical-marquise", 1, 6)
    zone = scene.setup.pile[1]
    scene.give_zone(zone, "anvil")
    scene.s.active = 1
    scene.ask_seat("mechanical-marquise.order", "mechanical-marquise")
    assert scene.warriors("mechanical-marquise", 1) == 6


@pytest.mark.law("13.4.3", "13.5", "13.5.2", "13.6.1")
def test_everything_that_a_turn_counts_begins_anew_with_the_next() -> None:
    scene = wood()
    mat = mat_of(scene.s, scene.seat(C))
    mat.rallied, mat.actions_left, mat.placed, mat.exerted = 1, 0, 3, 1
    scene.put_warriors(C, 1, 1)
    scene.turn(C, "corvids.actions")
    assert (mat.rallied, mat.actions_left, mat.placed, mat.exerted) == (0, 3, 0, 0)
    assert "plot corvids.bomb 1" in scene.legal()


@pytest.mark.law("13.6.2", "13.7.3")
@pytest.mark.parametrize(
    ("face_up", "drawn"), [(("snare", "raid"), 1), (("extortion", "raid", "extortion"), 3)]
)
def test_only_extortions_that_lie_face_up_bring_cards(face_up: tuple[str, ...], drawn: int) -> None:
    scene = wood()
    hide(scene, "bomb", 12)
    for clearing, name in enumerate(face_up, 1):
        lay_open(scene, name, clearing)
    scene.turn(C, "root.draw")
    scene.go("marquise.actions")
    assert len(scene.hand(C)) == drawn


@pytest.mark.law("13.4.2")
def test_flips_in_a_good_order_bring_more() -> None:
    scene = wood()
    for name, clearing in (("snare", 1), ("extortion", 2), ("bomb", 3)):
        hide(scene, name, clearing)
        scene.put_warriors(C, clearing, 1)
    scene.turn(C, "corvids.flip")
    scene.play("flip 1", "flip 2", "flip 3")
    assert scene.s.points[0] == 1 + 2 + 3
    assert sorted(face_up(scene.s, 0)) == [1, 2]


# --- Positions


@pytest.mark.law("13.2.2.II", "13.2.4")
@pytest.mark.parametrize(
    ("markers", "key"),
    [
        ([{"kind": "corvids.bomb", "place": "1"}, {"kind": "corvids.raid", "place": "1"}], "position-plot"),
        ([{"kind": "corvids.bomb", "place": "f1"}], "position-plot"),
        ([{"kind": "corvids.bomb", "place": "1", "seen": ["marquise"]}], "position-plot-seen"),
        (
            [{"kind": "corvids.bomb", "place": "1", "excluded": {"marquise": ["corvids.bomb"]}}],
            "position-plot-excluded",
        ),
    ],
)
def test_positions_that_no_game_reaches_are_refused(markers: list[dict[str, object]], key: str) -> None:
    game = make({"factions": "corvids,marquise,vagabond"})
    with pytest.raises(LichtungError) as caught:
        game.position(
            {"turn": C, "markers": markers, "factions": {"vagabond": {"place": "5", "character": "ranger"}}}
        )
    assert caught.value.key == key


# --- Whole games


@pytest.mark.parametrize("seed", range(12))
def test_pieces_and_plots_are_kept_in_random_games(seed: int) -> None:
    setup = {**MIXES[seed % len(MIXES)], "map": BOARDS[seed % len(BOARDS)]}
    game = make(setup)
    rng = Random(seed)
    s = game.start()
    seat = s.setup.words.index(C)
    for _ in range(600):
        options = game.actions(s)
        if game.decision(s) is None:
            break
        game.apply(s, rng.choice(options) if options else game.sample(s, rng))
        if s.turn:
            assert sum(s.warriors[seat * s.places : (seat + 1) * s.places]) + s.supply[seat] <= 15
            assert sorted(s.marker_kinds) == sorted(s.setup.first_markers)
            placed = [place for place in s.marker_places if place != NONE]
            assert len(placed) == len(set(placed))
