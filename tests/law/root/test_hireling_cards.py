"""The cards of the hirelings, both sides of each. H."""

import pytest

from lichtung.root.battle import cannot_battle
from lichtung.root.card_mat import read_card_mat
from lichtung.root.factions.cult.mat import mat_of as cult_mat
from lichtung.root.factions.vagabond.items import place_pawn
from lichtung.root.hands import discard_card
from lichtung.root.hirelings.bandits.mat import mat_of as bandits_mat
from lichtung.root.hirelings.company import give_control
from lichtung.root.hirelings.expedition.mat import mat_of as expedition_mat
from lichtung.root.hirelings.mat import company_mat
from lichtung.root.hirelings.patrol.mat import mat_of as patrol_mat
from lichtung.root.moving import cannot_move
from lichtung.root.pieces import barred
from lichtung.root.removal import settle_removed, take_off, take_off_enemies
from lichtung.root.state import NONE, WARRIOR
from tests.law.root.company_wood import Company, wood
from tests.law.root.exiles_wood import empty_coffin
from tests.law.root.positions import keys

M, E, A, V = "marquise", "eyrie", "alliance", "vagabond"
CRAFT = "root.craft"


def employed(name: str, side: str, seat: str, scene: Company, step: str = CRAFT) -> Company:
    """A seat uses a hireling in its Daylight."""
    scene.control(name, seat, 3)
    scene.turn(seat, step)
    scene.play(f"employ {side}")
    return scene


def set_up_with(
    hirelings: str, *answers: str, factions: str = "marquise,eyrie", **options: object
) -> Company:
    """A fresh game after the setup of its hirelings; the players answer so."""
    scene = wood(hirelings, factions, empty=False, **options)
    s = scene.game.start()
    fresh = Company(scene.game, s)
    fresh.play(f"first {factions.split(',')[0]}")
    left = list(answers)
    while left:
        if fresh.decider() == "chance":
            scene.game.apply(s, scene.game.actions(s)[0])
        else:
            fresh.play(left.pop(0))
    return fresh


# --- Forest Patrol, Feline Physicians


@pytest.mark.law("H.patrol", "A.6.3")
def test_the_patrol_begins_everywhere_and_one_of_the_fallen_waits() -> None:
    scene = wood("patrol,spies,band", "eyrie,alliance", empty=False)
    assert all(scene.there("patrol", clearing) == 1 for clearing in range(1, 13))
    owner = scene.owner("patrol")
    scene.troop("patrol", 1, 0)
    scene.troop("patrol", 2, 0)
    scene.troop("patrol", 5, 3)
    take_off(scene.s, owner, WARRIOR, 4, 2, 0)
    take_off(scene.s, owner, WARRIOR, 5, 1, 0)  # another clearing at the same time
    settle_removed(scene.s)
    assert patrol_mat(scene.s, owner).waiting == 1
    assert scene.s.supply[owner] == 12 - sum(scene.there("patrol", c) for c in range(1, 13)) - 1


@pytest.mark.law("H.patrol")
def test_the_patrol_moves_and_then_battles_or_calls_those_on_its_card() -> None:
    scene = wood("patrol,spies,band", "eyrie,alliance")
    owner = scene.owner("patrol")
    scene.put_warriors(E, 1, 3)
    scene.troop("patrol", 1, 2)
    scene.put_warriors(A, 5, 1)
    employed("patrol", "patrol", E, scene)
    assert scene.refused("at 1") == ("H.patrol", "patrol-nobody-waits")
    moved = scene.fork()
    other = Company(scene.game, moved.s)
    other.play("move 1 5 2")
    assert other.legal() == ["battle 5 alliance", "done"]
    patrol_mat(scene.s, owner).waiting = 2
    scene.s.supply[owner] -= 2
    events = scene.play("at 1")
    assert scene.there("patrol", 1) == 4
    assert patrol_mat(scene.s, owner).waiting == 0
    assert "hireling-placed" in keys(events)


@pytest.mark.law("H.physicians")
def test_physicians_bring_the_fallen_back_for_a_matching_card() -> None:
    scene = wood("patrol:demoted,spies,band", "eyrie,alliance")
    scene.control("patrol", E)
    scene.put_warriors(E, 1, 2)
    scene.put_warriors(E, 6, 1)
    scene.put_warriors(A, 1, 3)
    scene.give_hand(E, "ambush_mouse", "foxfolk_steel")
    scene.battle(A, 1, E)
    scene.roll("roll 2 0")
    assert (scene.decider(), scene.legal()) == (E, ["give foxfolk_steel", "done"])
    assert scene.refused("give ambush_mouse") == ("H.physicians", "physicians-card")
    scene.play("give foxfolk_steel")
    assert scene.warriors(E, 6) == 3  # the only clearing with pieces of theirs
    assert scene.hand(E) == ["ambush_mouse"]


@pytest.mark.law("H.physicians")
def test_physicians_ask_though_no_card_matches_and_only_their_controller() -> None:
    scene = wood("patrol:demoted,spies,band", "eyrie,alliance")
    scene.put_warriors(E, 1, 2)
    scene.put_warriors(E, 6, 1)
    scene.put_warriors(A, 1, 3)
    scene.give_hand(E, "ambush_mouse")
    scene.control("patrol", E)
    scene.battle(A, 1, E)
    scene.roll("roll 2 0")
    assert (scene.decider(), scene.legal()) == (E, ["done"])  # silence would tell
    nobody = wood("patrol:demoted,spies,band", "eyrie,alliance")
    nobody.put_warriors(E, 1, 2)
    nobody.put_warriors(A, 1, 3)
    nobody.give_hand(E, "foxfolk_steel")
    nobody.battle(A, 1, E)
    nobody.roll("roll 2 0")
    assert nobody.s.frame is None or nobody.decider() != E


@pytest.mark.law("H.physicians", "10.2.3", "K.coffin_makers")
@pytest.mark.parametrize("coffins", [False, True])
def test_the_fallen_whom_physicians_heal_are_neither_acolytes_nor_in_a_coffin(coffins: bool) -> None:
    scene = wood("patrol:demoted,spies,band", "cult,alliance", deck="exiles")
    cult = scene.seat("cult")
    scene.control("patrol", "cult")
    scene.put_warriors("cult", 1, 2)
    scene.put_warriors("cult", 6, 1)
    scene.put_warriors(A, 1, 3)
    if coffins:
        scene.craft_for(A, "coffin_makers")
    scene.give_hand("cult", "foxfolk_steel")
    empty_coffin(scene)
    home, acolytes = scene.s.supply[cult], cult_mat(scene.s, cult).acolytes
    scene.battle(A, 1, "cult")
    scene.roll("roll 2 0")
    refused = scene.fork()
    Company(scene.game, refused.s).play("done")
    assert cult_mat(refused.s, cult).acolytes == acolytes + 2
    assert not any(read_card_mat(refused.s).coffin)
    scene.play("give foxfolk_steel")
    assert scene.warriors("cult", 6) == 3
    assert (scene.s.supply[cult], cult_mat(scene.s, cult).acolytes) == (home, acolytes)
    assert not any(read_card_mat(scene.s).coffin)


# --- Last Dynasty, Bluebird Nobles


@pytest.mark.law("H.dynasty")
def test_the_dynasty_moves_where_it_rules_and_fights_where_it_does_not() -> None:
    scene = wood("dynasty,spies,band", "marquise,alliance")
    scene.troop("dynasty", 1, 5)
    scene.put_warriors(A, 5, 1)
    employed("dynasty", "dynasty", M, scene)
    assert scene.legal() == ["move 1 5 5", "move 1 9 5", "move 1 10 5"]
    assert scene.refused("move 1 5 3") == ("H.dynasty", "dynasty-together")
    scene.play("move 1 5 5")
    assert scene.decider() in (A, "chance")  # it battles there at once
    weak = wood("dynasty,spies,band", "marquise,alliance")
    weak.troop("dynasty", 1, 2)
    weak.put_warriors(A, 1, 4)
    weak.give_hand(A)
    employed("dynasty", "dynasty", M, weak)
    weak.play("roll 0 0")
    assert weak.decider() == "chance"  # the second battle
    weak.play("roll 0 0")
    assert weak.step() == CRAFT


@pytest.mark.law("H.dynasty")
def test_the_dynasty_returns_to_the_edge_or_can_do_nothing() -> None:
    scene = wood("dynasty,spies,band", "marquise,alliance")
    scene.put_warriors(M, 1, 1)
    employed("dynasty", "dynasty", M, scene)
    edge = [f"at {clearing + 1}" for clearing in sorted(scene.setup.map.edge)]
    assert scene.legal() == edge
    assert scene.refused("at 12") == ("H.2", "hireling-not-there")
    scene.play("at 5")
    assert scene.there("dynasty", 5) == 5
    stuck = wood("dynasty,spies,band", "marquise,alliance")
    stuck.troop("dynasty", 1, 5)
    for clearing in (5, 9, 10):
        stuck.s.sealed |= 1 << clearing - 1
    stuck.control("dynasty", M)
    stuck.put_warriors(M, 2, 1)
    stuck.turn(M, CRAFT)
    assert stuck.refused("employ dynasty") == ("H.dynasty", "dynasty-idle")


@pytest.mark.law("H.nobles")
def test_nobles_rule_in_ties_and_score_for_three() -> None:
    scene = wood("dynasty:demoted,spies,band", "marquise,alliance")
    for clearing in (1, 2, 3):
        scene.put_warriors(M, clearing, 1)
    scene.put_warriors(A, 3, 1)
    assert scene.ruler(3) == ""
    scene.control("dynasty", M)
    assert scene.ruler(3) == M
    assert scene.ruler(4) == ""  # nothing of theirs is there
    for more, points in ((0, 1), (2, 1), (3, 2), (-1, 0)):  # three clearings, five, six, two
        other = Company(scene.game, scene.fork().s)
        for clearing in (5, 6, 7)[: max(0, more)]:
            other.put_warriors(M, clearing, 1)
        if more < 0:
            other.put_warriors(M, 1, 0)
        other.turn(M)
        assert other.points(M) == points
    scene.control("dynasty", A)
    assert scene.ruler(3) == A


# --- Spring Uprising, Rabbit Scouts


@pytest.mark.law("H.nobles")
def test_a_view_that_is_read_again_knows_who_rules_in_ties() -> None:
    scene = wood("dynasty:demoted,spies,band", "marquise,alliance")
    scene.control("dynasty", M)
    scene.put_warriors(M, 1, 1)
    scene.put_warriors(A, 1, 1)
    assert scene.ruler(1) == M
    view = scene.game.view(scene.s, 1)
    assert scene.game.read_view(view.data()).to_bytes() == view.to_bytes()


@pytest.mark.law("H.uprising")
def test_the_uprising_gathers_where_the_die_says_or_sweeps_a_clearing() -> None:
    scene = wood("uprising,flotilla,bandits")
    scene.troop("uprising", 6, 1)
    scene.put_warriors(M, 6, 1)
    scene.put_warriors(E, 6, 3)
    scene.put("eyrie.roost", 6)
    scene.control("uprising", M)
    scene.turn(M)
    assert scene.legal() == ["suit-die fox", "suit-die rabbit", "suit-die mouse"]
    scene.play("suit-die fox")
    assert "rise 6" in scene.legal()
    assert "at 1" in scene.legal()
    assert "at 3" not in scene.legal()
    assert scene.refused("rise 1") == ("H.uprising", "uprising-nobody")
    scene.play("rise 6")
    assert (scene.there("uprising", 6), scene.warriors(E, 6), scene.count("eyrie.roost", 6)) == (0, 0, 0)
    assert scene.warriors(M, 6) == 1  # its controller is no enemy
    assert scene.points(M) == 0  # H.3.6


@pytest.mark.law("H.uprising")
def test_who_battles_the_uprising_discards_a_matching_card() -> None:
    scene = wood("uprising,flotilla,bandits")
    scene.troop("uprising", 1, 2)
    scene.put_warriors(M, 1, 3)
    owner = scene.owner("uprising")
    refused = cannot_battle(scene.s, 0, 0, owner)
    assert refused is not None
    assert refused.key == "uprising-card"
    scene.give_hand(M, "ambush_mouse", "foxfolk_steel")
    scene.battle(M, 1, "uprising")
    assert scene.legal() == ["give foxfolk_steel"]  # who battles it must pay
    scene.play("give foxfolk_steel")
    assert scene.decider() == "chance"
    assert scene.hand(M) == ["ambush_mouse"]
    refused = cannot_battle(scene.s, scene.seat(M), 0, owner)
    assert refused is not None  # what is left matches another clearing
    assert (refused.law, refused.key) == ("H.uprising", "uprising-card")
    scene.troop("bandits", 1, 1)
    refused = cannot_battle(scene.s, scene.owner("bandits"), 0, owner)
    assert refused is not None
    assert refused.key == "uprising-card"


@pytest.mark.law("H.uprising", "A.6.3")
def test_both_rolls_may_fill_one_clearing_and_a_roll_comes_when_hired() -> None:
    scene = wood("uprising,flotilla,bandits", empty=False)
    owner = scene.owner("uprising")
    assert sum(scene.there("uprising", c) for c in range(1, 13)) == 2
    assert scene.there("uprising", 1) == 2  # the first outcomes and options
    scene.troop("uprising", 1, 0)
    give_control(scene.s, owner, NONE)
    company_mat(scene.s).owed[0] = 1
    scene.turn(M)
    scene.go("root.hireling-hire")
    scene.play("take-on uprising", "control uprising 1", "suit-die mouse", "at 2")
    assert scene.there("uprising", 2) == 1


@pytest.mark.law("H.scouts")
def test_scouts_give_a_defender_the_higher_die() -> None:
    scene = wood("uprising:demoted,flotilla,bandits")
    scene.control("uprising", M)
    scene.put_warriors(M, 1, 3)
    scene.put_warriors(E, 1, 3)
    scene.give_hand(M, "foxfolk_steel")
    scene.battle(E, 1, M)
    scene.play("done")  # no ambush
    assert scene.legal() == ["give foxfolk_steel", "done"]
    scene.play("give foxfolk_steel", "roll 3 0")
    assert (scene.warriors(M, 1), scene.warriors(E, 1)) == (3, 0)
    scene.put_warriors(E, 1, 2)
    scene.battle(E, 1, M)
    scene.roll("roll 2 0")
    assert scene.warriors(M, 1) == 1  # for that battle only


# --- Warm Sun Prophets, Lizard Envoys


@pytest.mark.law("H.prophets", "A.6.3")
def test_prophets_begin_at_ruins_and_force_battles_and_moves() -> None:
    scene = wood("prophets,spies,band", "marquise,eyrie", empty=False)
    assert [c for c in range(1, 13) if scene.there("prophets", c)] == [6, 10, 11, 12]
    scene = wood("prophets:promoted,spies,band", "marquise,eyrie,alliance")
    scene.troop("prophets", 1, 1)
    scene.put_warriors(E, 1, 3)
    scene.put_warriors(A, 1, 1)
    scene.put_warriors(M, 5, 1)
    employed("prophets", "prophets", M, scene)
    assert "force-battle eyrie 1 alliance" in scene.legal()
    assert "force-battle eyrie 1 prophets" in scene.legal()
    assert scene.refused("force-battle marquise 1 eyrie") == ("H.prophets", "nobody-to-force")
    assert scene.refused("force-move alliance 1 9") == ("H.prophets", "cannot-force")  # it rules neither
    battle = Company(scene.game, scene.fork().s)
    battle.play("force-battle eyrie 1 alliance")
    battle.roll("roll 1 1")
    assert battle.warriors(A, 1) == 0
    scene.play("force-move eyrie 1 5")
    assert scene.warriors(E, 5) == 3
    assert scene.legal() == ["battle 5 marquise", "done"]  # the controller names itself, or nobody
    assert scene.decider() == M


@pytest.mark.law("H.prophets")
def test_a_prophet_comes_to_a_clearing_without_one() -> None:
    scene = wood("prophets,spies,band", "marquise,eyrie")
    scene.troop("prophets", 1, 1)
    scene.put_warriors(M, 3, 1)
    employed("prophets", "prophets", M, scene)
    assert scene.refused("at 1") == ("H.2", "hireling-not-there")
    scene.play("at 2")
    assert scene.there("prophets", 2) == 1


@pytest.mark.law("H.envoys")
def test_envoys_take_the_commonest_suit_of_the_top_five() -> None:
    scene = wood("prophets:demoted,spies,band", "marquise,eyrie")
    words = ["favor_rabbit", "foxfolk_steel", "anvil", "ambush_fox", "mouse_in_a_sack", "sword_mouse"]
    for word in words:  # the first one lies too deep
        scene.s.deck &= ~scene.mask(word)
        discard_card(scene.s, scene.card(word))
    scene.control("prophets", M)
    scene.turn(M)
    assert sorted(scene.legal()) == ["done", "take-up anvil", "take-up foxfolk_steel"]
    assert scene.refused("take-up ambush_fox") == ("H.envoys", "not-to-take-up")
    assert scene.refused("take-up sword_mouse") == ("H.envoys", "not-to-take-up")
    scene.play("take-up anvil")
    assert scene.hand(M) == ["anvil"]
    assert not scene.s.discard & scene.mask("anvil")


# --- Riverfolk Flotilla, Otter Divers


@pytest.mark.law("H.flotilla", "A.6.3")
@pytest.mark.parametrize(
    ("board", "harbours"),
    [("autumn", [4, 5, 7]), ("winter", [7, 10]), ("lake", [1]), ("mountain", [2, 4])],
)
def test_the_flotilla_begins_where_edge_and_river_meet(board: str, harbours: list[int]) -> None:
    scene = set_up_with("flotilla,spies,band", "deploy flotilla", map=board, markers="usual")
    if scene.step() == "root.hireling-use":
        assert scene.legal() == [f"at {clearing}" for clearing in harbours]
    else:  # there was no choice
        assert scene.s.figures[0] == harbours[0] - 1


@pytest.mark.law("H.flotilla")
def test_the_flotilla_trades_sails_and_fights() -> None:
    scene = wood("flotilla,spies,band")
    scene.put_pawn("flotilla", 5)
    scene.put_warriors(E, 5, 1)
    scene.put_warriors(M, 5, 1)
    scene.put_warriors(E, 10, 3)
    scene.control("flotilla", M)
    owner = scene.owner("flotilla")
    refused = cannot_battle(scene.s, 1, 4, owner)
    assert refused is not None
    assert refused.key == "flotilla-untouchable"
    scene.turn(M)
    assert (scene.decider(), scene.legal()) == (M, ["draw-card", "done"])
    scene.play("draw-card", "draw foxfolk_steel")
    assert scene.decider() == E
    scene.play("done")
    assert scene.hand(M) == ["foxfolk_steel"]
    if scene.legal("walk"):
        scene.play("walk 10")
    assert scene.legal() == ["battle 10 eyrie", "done"]
    scene.play("battle 10 eyrie")
    scene.roll("roll 3 3")
    assert scene.warriors(E, 10) == 0  # three hits, and those against it are lost
    assert scene.s.figures[0] == 9


@pytest.mark.law("H.flotilla", "M.1")
def test_the_flotilla_does_not_trade_with_a_seat_that_nobody_plays() -> None:
    machine = "mechanical-marquise"
    scene = wood("flotilla:promoted,spies,band", f"eyrie,alliance,{machine}", mode="cooperative")
    scene.control("flotilla", E, 2)
    scene.put_pawn("flotilla", 5)
    scene.put_warriors(machine, 5, 2)
    scene.put_warriors(A, 5, 1)
    scene.turn(E)
    assert (scene.decider(), scene.legal()) == (A, ["draw-card", "done"])
    scene.play("done")
    assert scene.s.figures[scene.setup.figures_of[scene.owner("flotilla")][0]] == 9, "it has sailed on"


@pytest.mark.law("H.divers")
def test_divers_need_no_rule_on_the_river() -> None:
    scene = wood("flotilla:demoted,spies,band")
    scene.put_warriors(M, 5, 1)
    scene.put_warriors(E, 5, 3)
    scene.put_warriors(E, 1, 1)
    scene.put_warriors(M, 9, 1)
    scene.put_warriors(E, 9, 3)
    assert cannot_move(scene.s, 0, 4, 0, 1) is not None
    scene.control("flotilla", M)
    assert cannot_move(scene.s, 0, 4, 0, 1) is None
    assert cannot_move(scene.s, 0, 8, 0, 1) is not None  # neither lies on the river


# --- Highway Bandits, Bandit Gangs


@pytest.mark.law("H.bandits", "A.6.3")
def test_bandits_begin_on_two_paths_and_take_one_of_those_who_pass() -> None:
    scene = set_up_with("bandits,spies,band", "deploy bandits", "waylay 1-5", "waylay 1-9")
    owner = scene.owner("bandits")
    assert scene.s.supply[owner] == 2
    scene = wood("bandits,spies,band")
    owner = scene.owner("bandits")
    bandits_mat(scene.s, owner).on_path = [int(path == (0, 4)) for path in scene.setup.map.paths]
    scene.put_warriors(M, 1, 3)
    scene.turn(M, "marquise.actions")
    events = scene.play("move 1 5 2")
    assert "waylaid" in keys(events)
    assert (scene.warriors(M, 1), scene.warriors(M, 5)) == (1, 1)


@pytest.mark.law("H.bandits")
def test_a_pawn_that_passes_damages_an_item() -> None:
    scene = wood("bandits,spies,band", "vagabond,marquise", empty=False)
    owner = scene.owner("bandits")
    bandits_mat(scene.s, owner).on_path = [int(path == (0, 4)) for path in scene.setup.map.paths]
    place_pawn(scene.s, 0, 0)
    scene.turn(V, "vagabond.actions")
    events = scene.play("walk 5")
    assert "bandits-robbed" in keys(events)
    assert scene.legal("damage") or "item-damaged" in keys(events)


@pytest.mark.law("H.bandits")
def test_the_controller_gains_a_warrior_on_the_way_and_places_bandits() -> None:
    scene = wood("bandits,spies,band")
    owner = scene.control("bandits", M)
    bandits_mat(scene.s, owner).on_path = [int(path == (0, 4)) for path in scene.setup.map.paths]
    scene.s.supply[owner] = 3
    scene.put_warriors(M, 1, 3)
    scene.turn(M, CRAFT)
    scene.play("employ bandits")
    assert scene.legal() == ["waylay 1-9", "waylay 1-10"]
    assert scene.refused("waylay 1-5") == ("H.bandits", "bandits-path")
    scene.play("waylay 1-9")
    assert scene.s.supply[owner] == 2
    scene.go("marquise.actions")
    scene.play("move 1 5 1")
    assert scene.legal() == ["at 5", "done"]
    scene.play("at 5")
    assert scene.warriors(M, 5) == 2


@pytest.mark.law("H.gangs")
def test_gangs_raise_warriors_and_hide_among_friends() -> None:
    scene = wood("bandits:demoted,spies,band")
    scene.troop("bandits", 8, 2)
    scene.put_warriors(M, 2, 1)
    scene.put_warriors(E, 8, 1)
    scene.put_warriors(E, 2, 1)
    scene.troop("bandits", 2, 1)
    owner = scene.control("bandits", M)
    refused = cannot_battle(scene.s, 1, 1, owner)
    assert refused is not None
    assert refused.key == "gangs-hidden"
    assert cannot_battle(scene.s, 1, 7, owner) is None
    scene.turn(M, CRAFT)
    scene.play("employ gangs")
    assert scene.legal() == ["station", "at 2"]
    scene.play("station")
    assert (scene.warriors(M, 8), scene.warriors(M, 2)) == (2, 2)


# --- Sunward Expedition, Mole Artisans


@pytest.mark.law("H.expedition")
def test_the_expedition_lands_and_then_moves_battles_or_gathers() -> None:
    scene = wood("expedition,spies,band", empty=False)
    assert (scene.count("expedition.foothold", 1), scene.there("expedition", 1)) == (1, 3)
    employed("expedition", "expedition", M, scene)
    assert scene.refused("at 1") == ("H.2", "hireling-not-there")
    scene.play("at 8")
    assert scene.legal() == ["man 0", "man 1", "man 2", "man 3"]  # up to three
    few = Company(scene.game, scene.fork().s)
    few.play("man 1")
    assert (few.there("expedition", 8), few.s.supply[few.owner("expedition")]) == (1, 4)
    scene.play("man 3")
    assert (scene.count("expedition.foothold", 8), scene.there("expedition", 8)) == (1, 3)
    assert "station" in scene.legal()
    assert scene.legal("move")
    assert "done" in scene.legal()
    moved = Company(scene.game, scene.fork().s)
    moved.play(moved.legal("move")[0])
    assert not moved.legal("move")
    scene.play("station")
    assert (scene.there("expedition", 1), scene.there("expedition", 8)) == (4, 4)


@pytest.mark.law("H.expedition")
def test_with_no_foothold_left_one_is_taken_off_first() -> None:
    scene = wood("expedition,spies,band")
    for clearing in (1, 2, 3):
        scene.put("expedition.foothold", clearing)
    scene.put_warriors(M, 5, 1)
    employed("expedition", "expedition", M, scene)
    assert scene.legal() == ["lift 1", "lift 2", "lift 3"]
    scene.play("lift 2", "at 9")
    assert (scene.count("expedition.foothold", 2), scene.count("expedition.foothold", 9)) == (0, 1)
    assert scene.points(M) == 0


@pytest.mark.law("H.artisans")
def test_artisans_keep_the_cards_of_items() -> None:
    scene = wood("expedition:demoted,spies,band")
    owner = scene.control("expedition", M, 3)
    scene.put("marquise.workshop", 1)
    scene.put_warriors(M, 1, 2)
    scene.turn(M, CRAFT)
    scene.give_hand(
        M, "travel_gear_fox", "foxfolk_steel", "anvil", "ambush_fox", "ambush_mouse", "ambush_rabbit"
    )
    events = scene.play("craft anvil")
    assert "card-kept" in keys(events)
    assert not scene.s.discard & scene.mask("anvil")
    assert scene.words(expedition_mat(scene.s, owner).revealed) == ["anvil"]
    while scene.s.active == scene.seat(M):
        options = scene.game.actions(scene.s)
        done = [a for a in options if scene.game.text(a) == "done"]
        scene.game.apply(scene.s, (done or options)[0])
    assert "anvil" in scene.hand(M)
    assert len(scene.hand(M)) == 6  # after the hand limit


# --- Corvid Spies, Raven Sentries


@pytest.mark.law("H.spies", "A.6.3")
def test_spies_begin_in_one_suit() -> None:
    scene = set_up_with("spies,prophets,band", "deploy spies", "at 1")
    assert scene.legal() == ["at 6", "at 8", "at 12"]


@pytest.mark.law("H.spies")
def test_spies_infiltrate_and_strike_everywhere_or_take_cards() -> None:
    scene = wood("spies:promoted,prophets,band", "marquise,eyrie,alliance")
    scene.put_warriors(E, 1, 2)
    scene.put_warriors(E, 5, 1)
    scene.put_warriors(A, 5, 1)
    scene.put_warriors(M, 9, 1)
    scene.give_hand(E, "foxfolk_steel")
    scene.give_hand(A, "anvil")
    employed("spies", "spies", M, scene)
    assert scene.legal() == ["at 1", "at 5"]
    scene.play("at 1", "at 5")
    assert "at 5" in scene.legal()
    assert "battle 1 eyrie" in scene.legal()
    assert "done" not in scene.legal()
    cards = Company(scene.game, scene.fork().s)
    cards.play("at 5", "steal foxfolk_steel", "steal anvil")
    assert sorted(cards.hand(M)) == ["anvil", "foxfolk_steel"]
    scene.play("battle 1 eyrie")
    scene.roll("roll 0 0")
    assert scene.legal() == ["battle 5 eyrie", "battle 5 alliance"]  # and it goes on


@pytest.mark.law("H.sentries")
def test_sentries_hit_beside_buildings_and_tokens() -> None:
    scene = wood("spies:demoted,prophets,band")
    scene.put_warriors(M, 1, 2)
    scene.put_warriors(E, 1, 3)
    scene.put("marquise.sawmill", 1)
    scene.control("spies", M)
    scene.battle(E, 1, M)
    scene.roll("roll 1 0")
    assert scene.warriors(E, 1) == 2
    scene.take_off("marquise.sawmill", 1)
    scene.battle(E, 1, M)
    scene.roll("roll 1 0")
    assert scene.warriors(E, 1) == 2


# --- Furious Protector, Stoic Protector


@pytest.mark.law("H.protector")
def test_the_furious_protector_keeps_others_away_and_tramples() -> None:
    scene = wood("protector:promoted,spies,band", "marquise,eyrie,alliance")
    scene.put_pawn("protector", 1)
    assert barred(scene.s, 0, 0) is not None  # nobody controls it
    scene.control("protector", M)
    assert barred(scene.s, 0, 0) is None
    assert barred(scene.s, 1, 0) is not None
    scene.put_warriors(E, 1, 1)
    refused = cannot_battle(scene.s, 1, 0, scene.owner("protector"))
    assert refused is not None
    assert refused.key == "protector-untouchable"
    scene.put_warriors(M, 5, 2)
    scene.put_warriors(E, 5, 2)
    scene.troop("spies", 5, 2)
    scene.turn(M)
    assert scene.legal() == ["walk 5", "walk 9", "walk 10"]
    assert scene.refused("walk 2") == ("H.protector", "protector-not-next")
    scene.play("walk 5")
    assert (scene.warriors(M, 5), scene.warriors(E, 5), scene.there("spies", 5)) == (1, 1, 2)


@pytest.mark.law("H.protector", "A.6.3")
def test_the_furious_protector_stands_in_no_corner_of_the_standard_setup() -> None:
    scene = set_up_with("protector,spies,band", "deploy protector")
    assert scene.refused("at 1") == ("H.2", "hireling-not-there")
    assert "at 12" in scene.legal()


@pytest.mark.law("H.stoic")
def test_the_stoic_protector_shelters_its_controller() -> None:
    scene = wood("protector:demoted,spies,band", "marquise,eyrie,alliance")
    scene.put_warriors(M, 1, 2)
    scene.put_warriors(E, 1, 3)
    scene.put_pawn("protector", 1)
    scene.control("protector", M)
    refused = cannot_battle(scene.s, 1, 0, 0)
    assert refused is not None
    assert refused.key == "protector-shelters"
    take_off_enemies(scene.s, 1, 0)
    settle_removed(scene.s)
    assert scene.warriors(M, 1) == 2
    scene.battle(M, 1, E)  # an attack costs nothing
    scene.roll("roll 2 2")
    assert (scene.warriors(M, 1), scene.warriors(E, 1)) == (2, 1)
    scene.control("protector", E)
    assert cannot_battle(scene.s, 1, 0, 0) is None
    scene.turn(E)
    assert scene.legal() == ["walk 5", "walk 9", "walk 10"]


@pytest.mark.law("H.stoic", "H.2.1")
def test_the_stoic_protector_comes_to_its_new_controller() -> None:
    scene = wood("protector:demoted,spies,band")
    scene.put_warriors(M, 3, 1)
    company_mat(scene.s).owed[0] = 1
    scene.turn(M)
    scene.go("root.hireling-hire")
    scene.play("take-on stoic", "control stoic 1")
    assert scene.s.figures[0] == 2  # the only clearing with pieces of theirs


# --- Flame Bearers, Rat Smugglers


@pytest.mark.law("H.flame_bearers")
def test_bearers_burn_warriors_first_and_spread() -> None:
    scene = wood("flame_bearers:promoted,spies,band", "marquise,eyrie,alliance")
    scene.troop("flame_bearers", 5, 2)
    scene.put_warriors(E, 5, 1)
    scene.put("eyrie.roost", 5)
    scene.put("alliance.sympathy", 5)
    scene.put_warriors(M, 5, 1)
    scene.control("flame_bearers", M)
    scene.turn(M)
    assert scene.legal() == ["burn eyrie", "burn-piece alliance.sympathy"]
    assert scene.refused("burn-piece eyrie.roost") == ("H.flame_bearers", "nothing-to-burn")
    scene.play("burn eyrie")
    assert scene.legal() == ["burn-piece eyrie.roost", "burn-piece alliance.sympathy"]
    scene.play("burn-piece eyrie.roost")
    assert scene.points(M) == 0
    assert scene.legal() == ["at 1", "at 2", "at 5"]
    scene.play("at 1")
    assert scene.there("flame_bearers", 1) == 1


@pytest.mark.law("H.flame_bearers", "A.6.3", "H.2.1")
def test_two_bearers_come_anywhere_at_first_and_when_hired() -> None:
    scene = set_up_with("flame_bearers,spies,band", "deploy flame_bearers", "at 3", "at 3")
    assert scene.there("flame_bearers", 3) == 2
    again = wood("flame_bearers,spies,band")
    company_mat(again.s).owed[0] = 1
    again.turn(M)
    again.go("root.hireling-hire")
    again.play("take-on flame_bearers", "control flame_bearers 1", "at 4", "at 9")
    assert (again.there("flame_bearers", 4), again.there("flame_bearers", 9)) == (1, 1)


@pytest.mark.law("H.smugglers")
def test_smugglers_trade_item_cards_for_moves_and_battles() -> None:
    scene = wood("flame_bearers:demoted,spies,band")
    scene.control("flame_bearers", M)
    scene.put_warriors(M, 1, 3)
    scene.put_warriors(E, 1, 1)
    scene.give_hand(M, "foxfolk_steel", "anvil", "ambush_fox")
    scene.turn(M, CRAFT)
    assert scene.legal("smuggle") == ["smuggle anvil", "smuggle foxfolk_steel"]
    assert scene.refused("smuggle ambush_fox") == ("H.smugglers", "smuggle-item")
    scene.play("smuggle anvil")
    assert "move 1 5 2" in scene.legal()
    assert "battle 1 eyrie" in scene.legal()
    scene.play("move 1 5 2")
    assert scene.warriors(M, 5) == 2
    assert scene.legal("smuggle") == ["smuggle foxfolk_steel"]  # as often as it likes
    scene.turn(E, CRAFT)
    scene.give_hand(E, "anvil")
    assert scene.refused("smuggle anvil") == ("H.smugglers", "no-smugglers")


# --- Vault Keepers, Badger Bodyguards


@pytest.mark.law("H.vault_keepers")
def test_keepers_build_vaults_and_fight_or_gather_at_them() -> None:
    scene = wood("vault_keepers,spies,band")
    scene.put("vault_keepers.vault", 5)
    scene.troop("vault_keepers", 5, 2)
    scene.put_warriors(E, 5, 1)
    employed("vault_keepers", "vault_keepers", M, scene)
    assert scene.legal() == ["at 1", "at 2", "at 5", "done"]
    scene.play("at 2")
    assert scene.count("vault_keepers.vault", 2) == 1
    assert scene.there("vault_keepers", 2) == 0
    assert scene.legal() == ["battle 5 eyrie", "station", "done"]
    fights = Company(scene.game, scene.fork().s)
    fights.play("battle 5 eyrie")
    fights.roll("roll 0 0")
    assert fights.step() == CRAFT  # in each clearing once
    scene.play("station")
    assert (scene.there("vault_keepers", 5), scene.there("vault_keepers", 2)) == (3, 1)


@pytest.mark.law("H.vault_keepers", "2.2.3")
def test_a_vault_next_to_another_needs_an_open_slot() -> None:
    scene = wood("vault_keepers,spies,band")
    scene.put("vault_keepers.vault", 5)
    scene.put("marquise.sawmill", 1)  # there is one slot only
    employed("vault_keepers", "vault_keepers", M, scene)
    assert scene.legal("at") == ["at 2", "at 5"]
    assert scene.refused("at 1") == ("2.2.3", "no-slot")


@pytest.mark.law("H.vault_keepers", "A.6.3")
def test_without_a_site_a_vault_comes_anywhere() -> None:
    scene = wood("vault_keepers,spies,band")
    scene.put_warriors(M, 5, 1)
    employed("vault_keepers", "vault_keepers", M, scene)
    assert len(scene.legal("at")) == 12
    scene.play("at 9")
    assert (scene.count("vault_keepers.vault", 9), scene.there("vault_keepers", 9)) == (1, 1)
    fresh = set_up_with("vault_keepers,spies,band", "deploy vault_keepers")
    assert "at 1" not in fresh.legal()  # a corner
    fresh.play("at 5")
    assert (fresh.count("vault_keepers.vault", 5), fresh.there("vault_keepers", 5)) == (1, 2)
    assert fresh.s.slots[4] == 1


@pytest.mark.law("H.bodyguards")
def test_bodyguards_take_the_first_hit_of_each_battle() -> None:
    scene = wood("vault_keepers:demoted,spies,band")
    scene.control("vault_keepers", M)
    scene.put_warriors(M, 1, 3)
    scene.put_warriors(E, 1, 3)
    scene.battle(E, 1, M)
    scene.roll("roll 2 0")
    assert scene.warriors(M, 1) == 2
    scene.battle(E, 1, M)
    scene.roll("roll 1 0")
    assert scene.warriors(M, 1) == 2
    scene.give_hand(E, "ambush_fox")
    scene.put_warriors(M, 1, 3)
    scene.battle(M, 1, E)
    scene.play("ambush ambush_fox")
    assert scene.warriors(M, 1) == 2  # of an ambush, too
    scene.roll("roll 1 1")
    assert scene.warriors(M, 1) == 1  # and then no more


# --- Popular Band, Street Band


@pytest.mark.law("H.band", "H.street_band")
@pytest.mark.parametrize("side", ["promoted", "demoted"])
def test_who_comes_to_the_band_stays_for_the_turn(side: str) -> None:
    scene = wood(f"band:{side},spies,prophets")
    scene.troop("band", 5, 1)
    scene.put_warriors(M, 1, 2)
    scene.put_warriors(M, 5, 3)
    scene.turn(M, "marquise.actions")
    assert cannot_move(scene.s, 0, 4, 1, 1) is None
    scene.play("move 1 5 1")
    refused = cannot_move(scene.s, 0, 4, 1, 1)
    assert refused is not None
    assert refused.key == "band-listens"
    scene.control("band", M)
    assert cannot_move(scene.s, 0, 4, 1, 1) is None  # no enemy any more
    scene.control("band", E)
    scene.turn(E)
    assert cannot_move(scene.s, 0, 4, 1, 1) is None  # a new turn


@pytest.mark.law("H.band")
def test_the_popular_band_calls_warriors_and_comes_to_more_clearings() -> None:
    scene = wood("band,spies,prophets")
    scene.troop("band", 5, 1)
    scene.put_warriors(E, 1, 2)
    scene.put_warriors(E, 2, 1)
    scene.put_warriors(M, 2, 3)
    employed("band", "band", M, scene)
    scene.play("at 5")
    assert scene.legal() == ["lure eyrie 1", "lure marquise 2", "done"]  # the Eyrie rules neither 2 nor 5
    assert scene.refused("lure eyrie 2") == ("H.band", "band-nobody")
    scene.play("lure eyrie 1")
    assert scene.warriors(E, 5) == 1
    assert "lure eyrie 1" not in scene.legal()  # one from each clearing
    scene.play("done", "at 9")
    assert scene.there("band", 9) == 1


@pytest.mark.law("H.street_band")
def test_the_street_band_comes_anywhere() -> None:
    scene = wood("band:demoted,spies,prophets")
    scene.put_warriors(M, 1, 1)
    employed("band", "street_band", M, scene)
    assert len(scene.legal("at")) == 12
    scene.play("at 7")
    assert scene.there("band", 7) == 1
