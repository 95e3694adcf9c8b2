"""Hirelings in a game: dealt, set up, hired, kept, handed on; what their pieces are. A.6, H."""

from random import Random

import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.kernel.match import Match
from lichtung.root.battle import cannot_battle
from lichtung.root.ferry import Crossing, sail
from lichtung.root.fields import replaced
from lichtung.root.game import HIRELINGS, RootGame, make
from lichtung.root.hirelings.company import DEMOTED_BY_PLAYERS, leads, left_to_draft
from lichtung.root.hirelings.mat import company_mat, read_company
from lichtung.root.owners import hired_warriors, is_enemy_piece
from lichtung.root.scoring import add_points
from lichtung.root.state import NONE, Root
from lichtung.rootlog.writing import write_journal
from tests.law.root.company_wood import wood
from tests.law.root.positions import keys

M, E, A, V = "marquise", "eyrie", "alliance", "vagabond"
THREE = "spies,prophets,band"
OPENINGS = ("hirelings-deal", "hirelings-demote", "hireling-set-up")


def set_up(game: RootGame, seed: int = 0) -> tuple[Root, list[tuple[str, int, str]]]:
    """Play to the end of A.6; returns the decisions on the way: step, seat, action."""
    rng, s = Random(seed), game.start()
    made: list[tuple[str, int, str]] = []
    while (decision := game.decision(s)) is not None and s.turn == 0:
        action = rng.choice(game.actions(s))
        made.append((decision.step.removeprefix("root."), decision.seat, game.text(action)))
        game.apply(s, action)
    return s, made


# --- Setup. A.6


@pytest.mark.law("A.6", "A.6.1")
def test_three_are_dealt_before_cards_and_factions() -> None:
    s, made = set_up(make({"factions": "duchy,corvids,cult", "hirelings": "random"}))
    steps = [step for step, _, _ in made]
    assert steps.count("hirelings-deal") == 3
    assert max(steps.index("hirelings-deal"), 1) < steps.index("draw")
    assert len([side for side in read_company(s).sides if side != NONE]) == 3


@pytest.mark.law("A.6.2")
@pytest.mark.parametrize(
    ("factions", "demoted"),
    [
        ("marquise,eyrie", 0),
        ("marquise,eyrie,alliance", 1),
        ("marquise,eyrie,alliance,vagabond", 2),
        ("marquise,eyrie,alliance,vagabond,riverfolk", 3),
    ],
)
def test_the_number_of_players_says_how_many_are_demoted(factions: str, demoted: int) -> None:
    s, made = set_up(make({"factions": factions, "hirelings": THREE}))
    assert read_company(s).sides.count(1) == demoted == DEMOTED_BY_PLAYERS[len(factions.split(","))]
    assert len([step for step, _, _ in made if step == "hirelings-demote"]) == demoted


@pytest.mark.law("A.6.2")
def test_a_side_that_is_chosen_stays() -> None:
    s, _ = set_up(
        make({"factions": "marquise,eyrie,alliance", "hirelings": "spies:promoted,band,prophets:demoted"})
    )
    assert read_company(s).sides == [0, 0, 1]


@pytest.mark.law("A.6.3", "A.6.4")
def test_the_last_player_sets_up_first_and_notices_lie_on_the_track() -> None:
    game = make({"factions": "marquise,eyrie,alliance,vagabond", "hirelings": THREE})
    s, made = set_up(game)
    seats = [seat for step, seat, _ in made if step == "hireling-set-up"]
    start = next(
        int(game.codec.kinds["seat"].parse(a.split()[1])) for step, _, a in made if step == "first-player"
    )
    order = [(start + 3 - k) % 4 for k in range(3)]
    assert seats == order[: len(seats)]  # the last one has no choice any more
    assert len(seats) >= 2
    assert read_company(s).notices == [1, 1, 1]


@pytest.mark.law("A.6.3")
def test_with_two_players_the_last_one_sets_up_twice() -> None:
    scene = wood(THREE, empty=False)
    assert read_company(scene.s).ready == [1, 1, 1]
    game = make({"factions": "marquise,eyrie", "hirelings": THREE})
    s = game.start()
    game.apply(s, game.parse("first marquise"))
    while not s.legal:  # chance deals
        game.apply(s, game.actions(s)[0])
    decision = game.decision(s)
    assert decision is not None
    assert decision.seat == 1
    assert game.refusal(s, game.parse("deploy spies")) is None
    game.play(s, game.parse("deploy prophets"))
    decision = game.decision(s)
    assert decision is not None
    assert decision.seat == 0
    refused = game.refusal(s, game.parse("deploy prophets"))
    assert refused is not None
    assert (refused.law, refused.key) == ("A.6.3", "hireling-ready")


@pytest.mark.law("A.6.5", "A.6.1")
def test_a_faction_and_its_hireling_are_not_in_one_game() -> None:
    for seed in range(6):
        s, _ = set_up(make({"factions": "mechanical-marquise,eyrie", "hirelings": "random"}), seed)
        names = [
            h.id for h, side in zip(s.setup.hirelings, read_company(s).sides, strict=True) if side != NONE
        ]
        assert not {"patrol", "dynasty"} & set(names)
    with pytest.raises(LichtungError) as caught:
        make({"factions": "marquise,eyrie", "hirelings": "spies,band,dynasty"})
    assert caught.value.key == "hirelings-excluded"


@pytest.mark.law("A.6.5")
def test_a_hireling_takes_its_faction_out_of_the_draft() -> None:
    game = make({"factions": 4, "setup": "advanced", "hirelings": "patrol,dynasty,uprising"})
    for seed in range(4):
        s, made = set_up(game, seed)
        laid = [a.split()[1] for step, _, a in made if step == "setup-cards"]
        assert len(laid) == 5
        assert not {M, E, A} & set(laid)
        assert not {M, E, A} & {faction.id for faction in s.setup.factions}
    few = make(
        {"factions": 3, "pool": "eyrie,vagabond,riverfolk,cult", "setup": "advanced", "hirelings": "random"}
    )
    assert left_to_draft(few.setup, [list(HIRELINGS).index("dynasty")]) == []
    s, _ = set_up(few)
    dealt = [h for h, side in zip(s.setup.hirelings, read_company(s).sides, strict=True) if side != NONE]
    assert not any(set(h.excludes) & {"eyrie", "vagabond", "riverfolk", "cult"} for h in dealt)


@pytest.mark.parametrize(
    ("value", "key"),
    [
        ("spies,band", "hirelings-number"),
        ("spies,spies,band", "hirelings-twice"),
        ("spies,band,badgers", "hirelings-unknown"),
        ("spies,band,prophets:asleep", "option-choice"),
        (7, "hirelings-number"),
    ],
)
def test_what_a_setup_says_wrongly_is_told(value: object, key: str) -> None:
    with pytest.raises(LichtungError) as caught:
        make({"factions": "marquise,eyrie", "hirelings": value})
    assert caught.value.key == key


def test_a_draft_that_leaves_too_few_factions_is_refused() -> None:
    setup: dict[str, object] = {"factions": 3, "pool": "marquise,eyrie,vagabond,cult", "setup": "advanced"}
    with pytest.raises(LichtungError) as caught:
        make({**setup, "hirelings": "dynasty,band,bandits"})
    assert caught.value.key == "hirelings-draft"


def test_no_hirelings_are_the_same_as_nothing_said() -> None:
    plain = make({"factions": "marquise,eyrie"})
    assert make({"factions": "marquise,eyrie", "hirelings": "none"}).setup_data() == plain.setup_data()
    named = make({"factions": "marquise,eyrie", "hirelings": "spies,band:demoted,prophets"}).setup_data()
    assert named["hirelings"] == ["spies", "band:demoted", "prophets"]
    assert make({"factions": "marquise,eyrie", "hirelings": "random"}).setup_data()["hirelings"] == "random"


# --- Control. H.1


@pytest.mark.law("H.1.1")
def test_reaching_or_passing_a_space_takes_its_marker_once() -> None:
    scene = wood(THREE)
    s = scene.s
    s.events = []
    add_points(s, 0, 3)
    assert read_company(s).owed == [0, 0]
    add_points(s, 0, 6)  # past 4 and 8
    assert read_company(s).owed == [2, 0]
    assert read_company(s).notices == [0, 0, 1]
    assert keys(s.events).count("notice-taken") == 2
    add_points(s, 0, -5)
    add_points(s, 0, 5)
    add_points(s, 1, 9)
    assert read_company(s).owed == [2, 0]


@pytest.mark.law("H.1.1", "H.1.2")
def test_a_hireling_is_taken_at_the_end_of_ones_own_turn() -> None:
    scene = wood(THREE)
    scene.put_warriors(M, 1, 1)
    add_points(scene.s, 0, 4)
    scene.turn(E)
    scene.go("marquise.actions")  # nothing at the end of another's turn
    assert read_company(scene.s).owed == [1, 0]
    scene.go("root.hireling-hire")
    assert scene.decider() == M
    assert scene.legal() == ["take-on spies", "take-on prophets", "take-on band"]
    scene.play("take-on spies")
    assert scene.step() == "root.hireling-control"
    assert scene.legal() == ["control spies 1", "control spies 2"]  # they lead
    events = scene.play("control spies 2")
    assert "control-rolled" in keys(events)
    assert scene.s.controller[scene.owner("spies")] == 0
    assert read_company(scene.s).markers[0] == 2
    assert scene.s.active == scene.seat(E)  # the turn is over


@pytest.mark.law("H.1.1")
def test_only_hirelings_of_the_supply_can_be_taken() -> None:
    scene = wood(THREE)
    scene.control("band", E)
    company_mat(scene.s).owed[0] = 1
    scene.turn(M)
    scene.go("root.hireling-hire")
    assert scene.refused("take-on band") == ("H.1.1", "hireling-not-free")


@pytest.mark.law("H.1.2")
def test_who_leads_counts_gold_pips_only() -> None:
    scene = wood(THREE)
    assert leads(scene.s, 0)
    assert leads(scene.s, 1)
    scene.set_points(M, 5)
    assert leads(scene.s, 0)
    assert not leads(scene.s, 1)
    scene.s.dominance = replaced(scene.s.dominance, 0, scene.card("dominance_fox"))
    assert not leads(scene.s, 0)
    assert leads(scene.s, 1)
    company_mat(scene.s).owed[0] = 1
    scene.turn(M)
    scene.go("root.hireling-hire")
    scene.play("take-on band")
    assert scene.legal() == ["control band 2", "control band 3", "control band 4"]


@pytest.mark.law("H.1.3", "H.2.1")
def test_markers_go_and_an_empty_card_is_handed_on() -> None:
    scene = wood(THREE, "marquise,eyrie,alliance")
    scene.put_warriors(M, 1, 1)
    scene.put_warriors(E, 5, 1)
    scene.control("spies", M, 2)
    scene.control("prophets", M, 1)
    company_mat(scene.s).sides = [0, 0, 0]
    scene.turn(M)
    scene.go("root.hireling-hand-on")
    assert read_company(scene.s).markers[:2] == [1, 0]
    assert scene.legal() == ["hand-on prophets eyrie", "hand-on prophets alliance"]
    assert scene.refused("hand-on prophets marquise") == ("H.1.3", "not-to-hand-on")
    scene.play("hand-on prophets eyrie", "control prophets 2")
    # H.2.1: none of them is on the map, so one comes at once, in another's turn
    assert (scene.step(), scene.decider()) == ("root.hireling-use", E)
    scene.play("at 7")
    assert scene.there("prophets", 7) == 1
    assert read_company(scene.s).markers[1] == 2
    assert scene.s.controller[scene.owner("prophets")] == scene.seat(E)


@pytest.mark.law("H.1.3")
def test_what_was_gained_this_turn_keeps_its_markers() -> None:
    scene = wood(THREE)
    company_mat(scene.s).owed[0] = 1
    scene.turn(M)
    scene.go("root.hireling-hire")
    scene.play("take-on spies", "control spies 1")
    assert read_company(scene.s).markers[0] == 1
    assert scene.s.active == scene.seat(E)


@pytest.mark.law("H.1.3")
def test_alone_against_the_machine_a_hireling_stays_and_is_rolled_for_anew() -> None:
    scene = wood("spies,band,bandits", "eyrie,mechanical-marquise", mode="cooperative")
    scene.control("spies", E, 1)
    scene.turn(E)
    scene.go("root.hireling-control")
    assert scene.s.controller[scene.owner("spies")] == scene.seat(E)
    add_points(scene.s, scene.seat("mechanical-marquise"), 9)
    assert read_company(scene.s).owed == [0, 0]


# --- What they do. H.2


@pytest.mark.law("H.2.2")
def test_an_ability_works_without_a_controller() -> None:
    scene = wood("uprising,flotilla,bandits")
    scene.troop("uprising", 3, 1)
    scene.put_warriors(M, 3, 2)
    refused = cannot_battle(scene.s, 0, 2, scene.owner("uprising"))
    assert refused is not None
    assert refused.law == "H.uprising"


@pytest.mark.law("H.2.3")
def test_several_hirelings_wake_in_any_order() -> None:
    scene = wood("uprising,flotilla,flame_bearers")
    scene.put_pawn("flotilla", 4)
    for name in ("uprising", "flotilla", "flame_bearers"):
        scene.control(name, M)
    scene.turn(M)
    assert scene.step() == "root.hirelings-wake"
    assert scene.legal() == ["employ uprising", "employ flotilla", "employ flame_bearers"]
    scene.play("employ flotilla")
    assert scene.s.figures[0] != 3 or scene.legal("walk")  # it is the first to act


@pytest.mark.law("H.2.4")
def test_once_in_the_daylight_of_the_controller() -> None:
    scene = wood("spies,prophets,band:demoted")
    scene.control("band", M, 3)
    scene.put_warriors(M, 1, 3)
    scene.turn(M)
    if scene.step() != "root.craft":
        scene.go("root.craft")
    assert "employ street_band" in scene.legal()
    assert scene.refused("employ spies") == ("H.2", "hireling-not-yours")
    scene.play("employ street_band", "at 9")
    assert scene.there("band", 9) == 1
    assert scene.refused("employ street_band") == ("H.2.4", "hireling-used")
    scene.turn(E)
    scene.turn(M, "root.craft")
    assert "employ street_band" in scene.legal()


@pytest.mark.law("H.2.4")
def test_a_hireling_without_work_by_day_is_not_used() -> None:
    scene = wood("spies:demoted,prophets,band")
    scene.control("spies", M)
    scene.put_warriors(M, 1, 3)
    scene.turn(M, "root.craft")
    assert scene.refused("employ sentries") == ("H.2.4", "hireling-no-work")


# --- Their pieces. H.3


@pytest.mark.law("H.3.1")
def test_they_count_for_the_rule_of_who_controls_them() -> None:
    scene = wood("patrol,spies,band", "vagabond,cult,alliance")
    scene.troop("patrol", 1, 2)
    scene.put_warriors("cult", 1, 1)
    owner = scene.owner("patrol")
    assert scene.s.ruler[0] == owner  # a party of its own
    scene.put_warriors("cult", 1, 2)
    assert scene.s.ruler[0] == NONE
    scene.control("patrol", A)
    scene.put_warriors(A, 1, 1)
    assert scene.ruler(1) == A
    scene.put_warriors(A, 1, 0)
    scene.put_warriors("cult", 1, 1)
    assert scene.ruler(1) == A  # also where it has nothing else
    scene.control("patrol", "cult")
    assert scene.ruler(1) == "cult"
    scene.troop("spies", 1, 4)
    assert scene.s.ruler[0] == scene.owner("spies")


@pytest.mark.law("H.3.1", "8.4.2.IIa")
def test_martial_law_counts_hirelings_for_their_controller() -> None:
    scene = wood("patrol,spies,band", "alliance,eyrie,vagabond")
    scene.put_warriors(E, 5, 2)
    scene.troop("patrol", 5, 4)
    seat = scene.seat(E)
    assert hired_warriors(scene.s, seat, 4) == 0
    scene.control("patrol", E)
    assert hired_warriors(scene.s, seat, 4) == 4


@pytest.mark.law("H.3.2")
def test_enemies_of_all_but_their_own_side() -> None:
    scene = wood(THREE, "marquise,eyrie,vagabond")
    s, spies, band = scene.s, scene.owner("spies"), scene.owner("band")
    assert all(is_enemy_piece(s, seat, spies) and is_enemy_piece(s, spies, seat) for seat in range(3))
    assert is_enemy_piece(s, spies, band)
    scene.control("spies", M)
    assert not is_enemy_piece(s, 0, spies)
    assert not is_enemy_piece(s, spies, 0)
    assert is_enemy_piece(s, 1, spies)
    assert is_enemy_piece(s, spies, 1)
    scene.control("band", M)
    assert not is_enemy_piece(s, spies, band)
    scene.control("band", E)
    assert is_enemy_piece(s, spies, band)
    scene.troop("spies", 4, 1)
    scene.put_warriors(M, 4, 1)
    scene.put_warriors(E, 4, 1)
    refused = cannot_battle(s, 0, 3, spies)
    assert refused is not None
    assert refused.key == "not-an-enemy"
    assert cannot_battle(s, 1, 3, spies) is None


@pytest.mark.law("H.3.2")
def test_partners_against_the_machine_are_no_enemies_of_each_others_hirelings() -> None:
    scene = wood("spies,band,bandits", "eyrie,vagabond,mechanical-marquise", mode="cooperative")
    spies = scene.control("spies", E)
    assert not is_enemy_piece(scene.s, scene.seat(V), spies)
    assert is_enemy_piece(scene.s, scene.seat("mechanical-marquise"), spies)


@pytest.mark.law("H.3.3")
def test_they_are_no_faction_pieces() -> None:
    scene = wood("spies,prophets,bandits:demoted")
    scene.control("bandits", M)
    scene.control("spies", M)
    scene.troop("spies", 8, 3)
    scene.put_warriors(M, 2, 1)
    scene.turn(M, "root.craft")
    scene.play("employ gangs")  # there is one clearing for it
    assert scene.there("bandits", 2) == 1


@pytest.mark.law("H.3.3", "C.2.5")
def test_the_ferry_brings_no_card_for_them() -> None:
    scene = wood("patrol,prophets,band", "eyrie,alliance", map="lake")
    scene.control("patrol", E)
    port = scene.s.ferry
    shore = next(place for place in scene.setup.map.lake if place != port)
    for owner, frames in ((scene.owner("patrol"), 0), (scene.seat(E), 1)):
        scene.s.ferry, scene.s.ferried, scene.s.frame = port, 0, None
        sail(scene.s, Crossing(scene.seat(E), owner, port, shore))
        assert scene.s.ferry == shore
        assert len(scene.s.frames()) == frames  # a draw is due, or none


@pytest.mark.law("H.3.4", "H.3.1")
def test_they_move_by_the_rule_of_their_controller() -> None:
    scene = wood("patrol,prophets,flotilla", "eyrie,vagabond")
    scene.control("patrol", E)
    scene.put_warriors(E, 1, 2)
    scene.troop("patrol", 1, 1)
    scene.troop("patrol", 6, 1)
    scene.troop("prophets", 6, 2)
    scene.troop("prophets", 2, 1)
    scene.troop("prophets", 3, 1)
    scene.turn(E)
    scene.go("root.craft")
    scene.play("employ patrol")
    assert "move 1 5 1" in scene.legal()
    assert "move 1 5 2" not in scene.legal()  # their own warriors only
    assert scene.refused("move 6 2 1") == ("4.2.1", "must-rule")


@pytest.mark.law("H.3.5", "H.3.4")
def test_no_card_of_the_controller_works_for_them() -> None:
    scene = wood("patrol,prophets,band", "eyrie,alliance")
    scene.control("patrol", E)
    scene.troop("patrol", 1, 2)
    scene.put_warriors(A, 1, 2)
    scene.give_hand(E, "ambush_bird-1")
    scene.give_hand(A, "ambush_fox")
    scene.craft_for(E, "brutal_tactics-1")
    scene.battle("patrol", 1, A)
    assert scene.decider() == A
    scene.play("ambush ambush_fox")
    assert scene.step() != "root.foil"
    assert scene.there("patrol", 1) == 0
    scene.troop("patrol", 1, 2)
    scene.battle(A, 1, "patrol")
    assert scene.decider() == "chance"  # a hireling plays no ambush


@pytest.mark.law("H.3.6")
def test_points_for_and_by_hirelings() -> None:
    scene = wood("vault_keepers,prophets,band", "eyrie,alliance")
    scene.control("vault_keepers", E)
    scene.troop("vault_keepers", 5, 3)
    scene.put("alliance.sympathy", 5)
    scene.battle("vault_keepers", 5, A)
    scene.roll("roll 0 0")
    assert scene.count("alliance.sympathy", 5) == 0
    assert scene.points(E) == 0
    scene.troop("vault_keepers", 5, 0)
    scene.put("vault_keepers.vault", 5)
    scene.put_warriors(A, 5, 1)
    scene.battle(A, 5, "vault_keepers")
    scene.roll("roll 1 0")
    assert scene.count("vault_keepers.vault", 5) == 0
    assert scene.points(A) == 1


@pytest.mark.law("H.3.7", "8.2.6")
def test_the_controller_pays_for_outrage() -> None:
    scene = wood("patrol,prophets,band", "eyrie,alliance")
    scene.control("patrol", E)
    scene.put_warriors(E, 1, 3)
    scene.troop("patrol", 1, 2)
    scene.put("alliance.sympathy", 5)
    scene.turn(E)
    scene.go("root.craft")
    scene.give_hand(E, "ambush_rabbit")
    scene.play("employ patrol", "move 1 5 1")
    assert scene.decider() == E
    assert scene.step() == "alliance.outrage"
    fresh = wood("patrol,prophets,band", "eyrie,alliance")
    fresh.troop("patrol", 5, 2)
    fresh.put("alliance.sympathy", 5)
    fresh.give_hand(E, "ambush_rabbit")
    fresh.battle("patrol", 5, A)  # nobody controls it
    events = fresh.roll("roll 1 0")
    assert "nothing-to-give" not in keys(events)
    assert "supporter-given" not in keys(events)


def test_games_with_hirelings_have_no_notation_yet() -> None:
    game = make({"factions": "marquise,eyrie", "hirelings": "spies,prophets,band"})
    match = Match(game, game.start(), ["human"] * 2, Random(1))
    with pytest.raises(LichtungError) as error:
        write_journal(match.journal, game)
    assert error.value.key == "rootlog-hirelings"


# --- Those that are not in play


@pytest.mark.law("A.6", "A.6.1")
@pytest.mark.parametrize("factions", ["marquise,eyrie,alliance,vagabond", "keepers,duchy,eyrie"])
def test_nobody_misses_those_who_are_not_in_play(factions: str) -> None:
    """They are not asked; whoever asked them would be told the same."""
    few, everybody = (make({"factions": factions, "hirelings": "random"}) for _ in range(2))
    rng, s, t = Random(1), few.start(), everybody.start()
    for _ in range(400):
        if few.decision(s) is None:
            break
        action = rng.choice(s.legal) if s.legal else few.sample(s, rng)
        few.apply(s, action)
        everybody.apply(t, action)
        t.setup = everybody.setup
        assert (s.legal, s.ruler, s.points) == (t.legal, t.ruler, t.points)
    dealt = [side for side in read_company(s).sides if side != NONE]
    assert len(s.setup.contenders) == s.setup.first_hireling + len(dealt)
    assert len(t.setup.contenders) == t.setup.owners


@pytest.mark.law("A.6.1")
@pytest.mark.parametrize("given", ["warriors", "controllers"])
def test_a_position_has_nothing_of_those_who_are_not_in_play(given: str) -> None:
    game = make({"factions": "marquise,eyrie", "hirelings": "random"})
    s, _ = set_up(game)
    position = game.position_of(s)
    assert game.position(position).ruler == s.ruler
    absent = [name for name in ("spies", "band", "uprising", "prophets") if not is_in_play(s, name)]
    del position["supply"]  # which follows from the rest
    more: dict[str, object] = {"warriors": {"5": 3}, "controllers": M}
    rows = position[given]
    assert isinstance(rows, dict)
    with pytest.raises(LichtungError, match="position-no-faction") as refused:
        game.position({**position, given: {**rows, absent[0]: more[given]}})
    assert refused.value.where == absent[0]


def is_in_play(s: Root, name: str) -> bool:
    return read_company(s).sides[s.setup.words.index(name) - s.setup.first_hireling] != NONE
