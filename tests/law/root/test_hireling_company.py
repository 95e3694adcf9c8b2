"""Hirelings among factions, landmarks and other hirelings: where two of their rules meet. H."""

import pytest

from lichtung.kernel.frames import settle
from lichtung.root.battle import can_battle
from lichtung.root.card_mat import read_card_mat
from lichtung.root.cards import CROSSBOW
from lichtung.root.exiles import cannot_persuade
from lichtung.root.factions.alliance.rules import cannot_rise
from lichtung.root.factions.cult.rules import Crusade, cannot_convert, cannot_sanctify
from lichtung.root.factions.hundreds.mat import mat_of as mat_of_hundreds
from lichtung.root.factions.hundreds.mobs import Mobs
from lichtung.root.factions.hundreds.moods import MOODS
from lichtung.root.factions.hundreds.rules import oppressed
from lichtung.root.factions.hundreds.warlord import figure_of, warlord_at
from lichtung.root.factions.vagabond.items import place_pawn
from lichtung.root.factions.vagabond.mat import ALLIED, READY_AT
from lichtung.root.factions.vagabond.mat import mat_of as mat_of_vagabond
from lichtung.root.hirelings.bandits.mat import mat_of as bandits_mat
from lichtung.root.hirelings.mat import company_mat
from lichtung.root.hirelings.patrol.mat import mat_of as patrol_mat
from lichtung.root.hirelings.tasks import card_of, side_of_card
from lichtung.root.pieces import REPLACED, hire, put_figure
from lichtung.root.removal import settle_removed, take_off
from lichtung.root.state import WARRIOR
from tests.law.root.company_wood import Company, wood
from tests.law.root.exiles_wood import empty_coffin, lay_in
from tests.law.root.positions import keys

M, E, A, V, H, K, R = "marquise", "eyrie", "alliance", "vagabond", "hundreds", "keepers", "riverfolk"
CRAFT = "root.craft"


def employed(name: str, seat: str, scene: Company) -> None:
    """A seat uses a hireling in its Daylight."""
    scene.control(name, seat, 3)
    scene.turn(seat, CRAFT)
    scene.play(f"employ {name}")


def lead_to(scene: Company, clearing: int, mood: str = "rowdy") -> None:
    """The warlord stands there, in a mood that does nothing in battle."""
    put_figure(scene.s, figure_of(scene.s, scene.seat(H)), clearing - 1)
    mat_of_hundreds(scene.s, scene.seat(H)).mood = MOODS.index(mood)


def warlord(scene: Company) -> int:
    return warlord_at(scene.s, scene.seat(H)) + 1


def block(scene: Company, *ends: tuple[int, int]) -> None:
    """Bandits wait on these paths and nowhere else."""
    owner = scene.owner("bandits")
    paths = scene.setup.map.paths
    on_path = [int((a + 1, b + 1) in ends) for a, b in paths]
    scene.s.supply[owner] = 4 - sum(on_path)
    bandits_mat(scene.s, owner).on_path = on_path


# --- A warrior at each of something, and a short supply. 2.5


@pytest.mark.law("H.vault_keepers", "2.5")
def test_each_vault_gets_a_warrior_also_two_in_one_clearing() -> None:
    scene = wood("vault_keepers,spies,band")
    scene.put("vault_keepers.vault", 2, 2)
    scene.put("vault_keepers.vault", 5)
    employed("vault_keepers", M, scene)
    scene.play("done", "station")
    assert (scene.there("vault_keepers", 2), scene.there("vault_keepers", 5)) == (2, 1)


@pytest.mark.law("H.vault_keepers", "H.expedition", "2.5")
def test_where_the_supply_is_short_the_controller_says_which_place_gets_a_warrior() -> None:
    scene = wood("vault_keepers,spies,band")
    scene.put("vault_keepers.vault", 2)
    scene.put("vault_keepers.vault", 5)
    scene.troop("vault_keepers", 9, 5)
    employed("vault_keepers", M, scene)
    scene.play("done", "station")
    assert (scene.step(), scene.decider(), scene.legal()) == ("root.hireling-post", M, ["at 2", "at 5"])
    assert scene.refused("at 9") == ("H.2", "hireling-not-there")
    scene.play("at 5")
    assert (scene.there("vault_keepers", 2), scene.there("vault_keepers", 5)) == (0, 1)


@pytest.mark.law("H.gangs", "2.5")
def test_the_controller_of_the_gangs_chooses_where_its_last_warriors_come() -> None:
    scene = wood("bandits:demoted,spies,band")
    scene.troop("bandits", 2, 2)
    scene.troop("bandits", 5, 1)
    scene.put_warriors(M, 9, 23)
    scene.control("bandits", M, 3)
    scene.turn(M, CRAFT)
    scene.play("employ gangs", "station")
    assert scene.legal() == ["at 2", "at 5"]
    scene.play("at 5")
    assert (scene.warriors(M, 5), scene.warriors(M, 2)) == (1, 1)


# --- The warlord. 14.2.2


@pytest.mark.law("H.stoic", "14.2.2")
def test_the_stoic_protector_shelters_a_warlord_who_attacks_alone() -> None:
    scene = wood("protector:demoted,spies,band", "hundreds,marquise")
    scene.control("protector", H)
    scene.put_pawn("protector", 1)
    lead_to(scene, 1)
    scene.put_warriors(M, 1, 3)
    scene.s.active = scene.seat(H)
    scene.battle(H, 1, M)
    scene.roll("roll 3 2")
    assert (warlord(scene), scene.warriors(M, 1)) == (1, 2)  # he deals one hit and takes none


@pytest.mark.law("H.prophets", "14.2.2", "1.1.3")
def test_prophets_move_the_warlord_in_his_own_turn_only() -> None:
    scene = wood("prophets,spies,band", "hundreds,marquise")
    scene.troop("prophets", 1, 1)
    lead_to(scene, 1)
    scene.put_warriors(H, 1, 2)
    others = Company(scene.game, scene.fork().s)
    alone = Company(scene.game, scene.fork().s)
    employed("prophets", H, scene)
    scene.play("force-move hundreds 1 5")
    assert (warlord(scene), scene.warriors(H, 1), scene.warriors(H, 5)) == (5, 0, 3)  # one recruited
    employed("prophets", M, others)
    others.play("force-move hundreds 1 5")
    assert (warlord(others), others.warriors(H, 5)) == (1, 2)
    alone.put_warriors(H, 1, 0)
    theirs = Company(scene.game, alone.fork().s)
    employed("prophets", H, alone)
    alone.play("force-move hundreds 1 5")
    assert warlord(alone) == 5
    employed("prophets", M, theirs)
    assert theirs.refused("force-move hundreds 1 5") == ("H.prophets", "cannot-force")


@pytest.mark.law("H.band", "14.2.2")
def test_the_band_calls_the_warlord_in_his_own_turn_only() -> None:
    scene = wood("band,spies,prophets", "hundreds,marquise")
    scene.troop("band", 5, 1)
    lead_to(scene, 1)
    scene.put_warriors(H, 1, 1)
    others = Company(scene.game, scene.fork().s)
    employed("band", H, scene)
    scene.play("at 5")
    assert scene.legal() == ["lead 1 5 0", "lure hundreds 1", "done"]
    scene.play("lead 1 5 0")
    assert (warlord(scene), scene.warriors(H, 1), scene.legal("lure")) == (5, 2, [])  # one from each
    employed("band", M, others)
    others.play("at 5")
    assert others.legal() == ["lure hundreds 1", "done"]


@pytest.mark.law("H.bandits", "14.2.2")
def test_bandits_take_a_warrior_beside_the_warlord_and_nothing_of_him_alone() -> None:
    scene = wood("bandits,spies,band", "hundreds,marquise")
    block(scene, (1, 5))
    lead_to(scene, 1)
    scene.put_warriors(H, 1, 2)
    alone = Company(scene.game, scene.fork().s)
    scene.turn(H, "hundreds.command")
    scene.play("lead 1 5 2")
    left = (scene.warriors(H, 1), scene.warriors(H, 5), scene.s.supply[scene.seat(H)])
    assert (warlord(scene), left) == (5, (1, 1, 18))
    alone.turn(H, "hundreds.command")
    alone.play("lead 1 5 0")
    assert (warlord(alone), alone.warriors(H, 1)) == (5, 3)


@pytest.mark.law("14.4.1", "H.stoic")
def test_what_the_stoic_protector_shelters_is_nothing_to_raze() -> None:
    scene = wood("protector:demoted,spies,band", "hundreds,marquise")
    scene.control("protector", M)
    scene.put_pawn("protector", 1)
    scene.put("marquise.sawmill", 1)
    scene.put("marquise.sawmill", 2)
    scene.put("hundreds.mob", 1)
    scene.put("hundreds.mob", 2)
    scene.s.active = scene.seat(H)
    scene.ask("hundreds.raze-next", Mobs(scene.seat(H), 0b11))
    assert (scene.count("marquise.sawmill", 1), scene.count("marquise.sawmill", 2)) == (1, 0)
    assert scene.points(H) == 1


@pytest.mark.law("14.4.1", "H.3.2", "H.3.6")
def test_mobs_raze_footholds_and_vaults_of_enemies() -> None:
    scene = wood("expedition,vault_keepers,band", "hundreds,marquise")
    scene.control("expedition", H)
    scene.put("expedition.foothold", 1)
    scene.put("vault_keepers.vault", 1)
    scene.put("hundreds.mob", 1)
    scene.s.active = scene.seat(H)
    scene.ask("hundreds.raze-next", Mobs(scene.seat(H), 0b1))
    assert (scene.count("expedition.foothold", 1), scene.count("vault_keepers.vault", 1)) == (1, 0)
    assert scene.points(H) == 1


# --- Removed, and what becomes of them


@pytest.mark.law("H.patrol", "H.bandits")
def test_a_patrol_warrior_that_bandits_take_waits_on_its_card() -> None:
    scene = wood("patrol,bandits,band", "eyrie,alliance")
    owner = scene.owner("patrol")
    block(scene, (1, 5))
    scene.troop("patrol", 1, 2)
    employed("patrol", E, scene)
    events = scene.play("move 1 5 2")
    assert {"waylaid", "patrol-waits"} <= set(keys(events))
    assert (scene.there("patrol", 5), patrol_mat(scene.s, owner).waiting) == (1, 1)
    assert scene.s.supply[owner] == 10


@pytest.mark.law("H.physicians", "15.6.1")
def test_physicians_treat_those_who_live_off_the_land() -> None:
    scene = wood("patrol:demoted,spies,band", "keepers,eyrie")
    scene.control("patrol", K)
    scene.put_warriors(K, 1, 4)
    scene.put_warriors(K, 6, 1)
    scene.give_hand(K, "foxfolk_steel")
    scene.ask_seat("keepers.live", K)
    assert (scene.warriors(K, 1), scene.legal()) == (3, ["give foxfolk_steel", "done"])
    scene.play("give foxfolk_steel", "at 6")
    assert scene.warriors(K, 6) == 2


@pytest.mark.law("H.physicians", "K.coffin_makers", "10.4.3.II")
@pytest.mark.parametrize("converted", [False, True])
def test_physicians_come_before_the_coffin_makers_and_take_nobody_out_of_them(converted: bool) -> None:
    scene = wood("patrol:demoted,spies,band", "eyrie,cult", deck="exiles", law="current")
    scene.control("patrol", E)
    scene.craft_for("cult", "coffin_makers")
    scene.put_warriors(E, 1, 2)
    scene.put_warriors(E, 6, 1)
    scene.put_warriors("cult", 1, 2)
    scene.give_hand(E, "foxfolk_steel")
    before = 20 - 3
    if converted:  # another warrior takes the place of the one that is removed
        take_off(scene.s, scene.seat(E), WARRIOR, 0, 1, scene.seat("cult"), way=REPLACED)
    else:
        take_off(scene.s, scene.seat(E), WARRIOR, 0, 1, scene.seat("cult"))
    settle_removed(scene.s)
    settle(scene.s)
    scene.play("give foxfolk_steel", "at 6")
    assert (scene.warriors(E, 6), scene.s.supply[scene.seat(E)]) == (2, before)


@pytest.mark.law("K.coffin_makers", "1.1.3", "H.2.3")
@pytest.mark.parametrize("first", [True, False])
def test_coffins_are_emptied_before_or_after_hirelings_bring_more(first: bool) -> None:
    scene = burning(lying=4)
    assert (scene.step(), scene.legal()) == ("root.first-cards", ["use coffin_makers", "done"])
    scene.play("use coffin_makers" if first else "done", "at 1")
    kept = 1 if first else 0
    assert (scene.points(M), lying_there(scene)) == (0 if first else 1, kept)
    assert scene.step() not in ("root.first-cards", "root.cards-due")


@pytest.mark.law("K.coffin_makers", "1.1.3", "H.2.3")
@pytest.mark.parametrize("emptied", [True, False])
def test_whoever_falls_to_hirelings_onto_empty_coffins_may_stay_there(emptied: bool) -> None:
    scene = burning(lying=0)
    scene.play("at 1")
    assert (scene.step(), scene.legal()) == ("root.first-cards", ["use coffin_makers", "done"])
    scene.play("use coffin_makers" if emptied else "done")
    assert (scene.points(M), lying_there(scene)) == (0, 0 if emptied else 1)


def burning(lying: int) -> Company:
    """The Marquise's turn begins: Bearers beside a warrior of the Eyrie, so many on her coffins."""
    scene = wood("flame_bearers:promoted,spies,band", "marquise,eyrie", deck="exiles")
    empty_coffin(scene)
    scene.craft_for(M, "coffin_makers")
    lay_in(scene, E, lying)
    scene.troop("flame_bearers", 5, 1)
    scene.put_warriors(E, 5, 1)
    scene.control("flame_bearers", M)
    scene.turn(M)
    return scene


def lying_there(scene: Company) -> int:
    return sum(read_card_mat(scene.s).coffin)


@pytest.mark.law("H.dynasty", "K.coffin_makers", "2.5")
def test_the_dynasty_cannot_return_from_the_coffin_makers() -> None:
    scene = wood("dynasty,spies,band", "marquise,alliance", deck="exiles")
    owner = scene.control("dynasty", M, 3)
    scene.turn(M, CRAFT)
    assert scene.legal("employ") == ["employ dynasty"]
    scene.s.supply[owner] = 0
    assert scene.refused("employ dynasty") == ("H.dynasty", "dynasty-idle")


# --- Whoever is forced, or waylaid


@pytest.mark.law("H.prophets", "15.2.4")
def test_whom_prophets_force_takes_along_as_many_relics_as_it_can() -> None:
    scene = wood("prophets,spies,band", "keepers,eyrie")
    scene.troop("prophets", 1, 1)
    scene.put_warriors(K, 1, 2)
    for relic in ("figure-1", "tablet-2", "jewelry-3"):
        scene.put(f"keepers.{relic}", 1)
    employed("prophets", E, scene)
    scene.play("force-move keepers 1 5")
    assert (scene.decider(), "done" in scene.legal()) == (K, False)
    scene.play("carry keepers.jewelry-3", "carry keepers.figure-1")
    there = [scene.count(f"keepers.{relic}", 5) for relic in ("figure-1", "tablet-2", "jewelry-3")]
    assert there == [1, 0, 1]


@pytest.mark.law("H.bandits", "15.2.4", "15.2.5")
def test_keepers_give_bandits_a_warrior_or_a_relic_that_they_carry() -> None:
    scene = wood("bandits,spies,band", "keepers,eyrie")
    block(scene, (1, 5))
    scene.put_warriors(K, 1, 2)
    scene.put("keepers.figure-1", 1)
    scene.put("keepers.tablet-2", 1)
    scene.turn(K, "keepers.column-1")
    scene.play("retinue faithful_retainer-1 1", "move 1 5 2")
    assert scene.legal() == ["done", "give-up keepers.figure-1", "give-up keepers.tablet-2"]
    assert scene.refused("give-up keepers.jewelry-1") == ("15.2.4", "not-carried")
    warrior = Company(scene.game, scene.fork().s)
    events = scene.play("give-up keepers.figure-1")
    assert "relic-given-up" in keys(events)
    scene.play("carry keepers.tablet-2")
    assert (scene.warriors(K, 5), scene.count("keepers.tablet-2", 5)) == (2, 1)  # one hand carried the other
    assert sum(scene.count("keepers.figure-1", clearing) for clearing in range(1, 13)) == 0
    assert scene.points(E) == 0  # no trophy
    warrior.play("done")
    assert (warrior.warriors(K, 5), warrior.legal("carry")) == (
        1,
        ["carry keepers.figure-1", "carry keepers.tablet-2"],
    )


@pytest.mark.law("H.bandits", "15.2.4")
def test_a_relic_whose_last_carrier_is_lost_stays_where_it_was() -> None:
    scene = wood("bandits,spies,band", "keepers,eyrie")
    block(scene, (1, 5))
    scene.put_warriors(K, 1, 1)
    scene.put("keepers.figure-1", 1)
    scene.turn(K, "keepers.column-1")
    scene.play("retinue faithful_retainer-1 1")
    while scene.legal("move"):
        scene.play("move 1 5 1")
    scene.play("done")
    assert (scene.warriors(K, 5), scene.count("keepers.figure-1", 1)) == (0, 1)


@pytest.mark.law("H.prophets", "9.2.9.IIb")
def test_no_allies_come_along_with_a_vagabond_whom_prophets_move() -> None:
    scene = wood("prophets,spies,band", "vagabond,marquise", law="current")
    scene.troop("prophets", 1, 1)
    place_pawn(scene.s, scene.seat(V), 0)
    scene.put_warriors(M, 1, 3)
    row = mat_of_vagabond(scene.s, scene.seat(V)).relations
    row[scene.seat(M)] = ALLIED
    employed("prophets", M, scene)
    events = scene.play("force-move vagabond 1 5")
    assert keys(events)[-1] != "moved"
    assert scene.step() != "vagabond.bring-allies"
    assert scene.warriors(M, 1) == 3


@pytest.mark.law("H.uprising", "H.prophets")
def test_who_is_forced_to_battle_the_uprising_needs_a_matching_card_too() -> None:
    scene = wood("uprising,prophets,bandits")
    scene.troop("uprising", 1, 2)
    scene.troop("prophets", 1, 1)
    scene.put_warriors(E, 1, 3)
    scene.give_hand(E, "ambush_mouse")
    employed("prophets", M, scene)
    assert "force-battle eyrie 1 uprising" in scene.legal()  # the hand of another is hidden
    events = scene.play("force-battle eyrie 1 uprising", "done")
    assert "uprising-spared" in keys(events)
    assert scene.there("uprising", 1) == 2


@pytest.mark.law("H.uprising", "7.5.2.III", "7.7")
def test_a_decree_that_only_the_uprising_could_fulfil_fails_without_a_card() -> None:
    scene = wood("uprising,flotilla,bandits")
    scene.troop("uprising", 1, 2)
    scene.put_warriors(E, 1, 3)
    scene.s.active = scene.seat(E)
    scene.give_hand(E, "ambush_mouse")
    assert not can_battle(scene.s, scene.seat(E), scene.setup.everywhere)
    scene.give_hand(E, "foxfolk_steel")
    assert can_battle(scene.s, scene.seat(E), scene.setup.everywhere)


@pytest.mark.law("15.5.2.II", "H.uprising")
def test_keepers_must_battle_the_uprising_first_only_if_they_can_pay() -> None:
    scene = wood("uprising,flotilla,bandits", "keepers,eyrie")
    scene.troop("uprising", 1, 1)
    scene.put_warriors(K, 1, 3)
    scene.turn(K, "keepers.column-2")
    poor = Company(scene.game, scene.fork().s)
    scene.give_hand(K, "foxfolk_steel")
    scene.play("retinue faithful_retainer-2 1")
    assert scene.step() in ("keepers.battle", "root.uprising-toll")
    poor.play("retinue faithful_retainer-2 1")
    assert poor.step() == "keepers.delve"


# --- Markers, refusals, landmarks


@pytest.mark.law("H.1.1")
def test_of_two_who_reach_a_marker_together_the_active_player_takes_it() -> None:
    scene = wood("spies,band,bandits")
    scene.set_points(M, 3)
    scene.set_points(E, 3)
    scene.put("eyrie.roost", 1)
    scene.put("marquise.sawmill", 1)
    scene.s.active = scene.seat(E)  # who has made the other one attack
    take_off(scene.s, scene.seat(E), scene.kind("eyrie.roost"), 0, 1, scene.seat(M))
    take_off(scene.s, scene.seat(M), scene.kind("marquise.sawmill"), 0, 1, scene.seat(E))
    settle_removed(scene.s)
    assert company_mat(scene.s).owed == [0, 1]


@pytest.mark.law("H.stoic", "H.protector")
def test_each_protector_refuses_by_its_own_paragraph() -> None:
    for side, law in (("protector", "H.protector"), ("protector:demoted", "H.stoic")):
        scene = wood(f"{side},spies,band")
        scene.put_pawn("protector", 1)
        scene.put_warriors(M, 1, 2)
        scene.turn(M, "marquise.actions")
        assert scene.refused("battle 1 protector") == (law, "protector-untouchable")
        scene.control("protector", M)
        scene.turn(M)
        assert scene.refused("walk 7") == (law, "protector-not-next")


@pytest.mark.law("H.vault_keepers", "2.2.3")
def test_vault_keepers_come_back_anywhere_when_hired() -> None:
    scene = wood("vault_keepers,spies,band")
    full = next(c for c in range(1, 13) if scene.s.slots[c - 1] == 1)
    scene.put("marquise.sawmill", full)
    owner = scene.control("vault_keepers", M)
    scene.s.active = scene.seat(M)
    side_of_card(scene.s, card_of(scene.s, owner)).hired(scene.s, owner, scene.seat(M))
    settle(scene.s)
    assert scene.legal() == [f"at {clearing}" for clearing in range(1, 13)]
    scene.play(f"at {full}")
    assert (scene.there("vault_keepers", full), scene.count("vault_keepers.vault", full)) == (2, 0)


@pytest.mark.law("K.elder_treetop", "H.3")
def test_of_a_hireling_without_a_controller_the_active_player_says_which_vault_fell() -> None:
    scene = wood("vault_keepers,spies,band", landmarks="elder-treetop")
    corner = scene.setup.landmarks.known[0].place(scene.s) + 1
    scene.put("vault_keepers.vault", corner)
    scene.put_warriors(M, corner, 3)
    while scene.s.slots[corner - 1] > 0:
        scene.put("vault_keepers.vault", corner)
    scene.s.active = scene.seat(M)
    scene.battle(M, corner, "vault_keepers")
    scene.roll("roll 0 0")  # defenceless: one hit
    assert (scene.decider(), scene.legal()) == (M, ["treetop", "done"])
    scene.play("treetop")
    assert scene.points(M) == 2


@pytest.mark.law("H.stoic", "11.2.7.IIIa")
def test_mercenaries_are_not_sheltered_with_those_who_hire_them() -> None:
    scene = wood("protector:demoted,spies,band", "marquise,riverfolk,eyrie")
    scene.control("protector", M)
    scene.put_pawn("protector", 1)
    scene.put_warriors(M, 1, 2)
    scene.put_warriors(R, 1, 2)
    scene.put_warriors(E, 1, 3)
    scene.s.active = scene.seat(M)
    hire(scene.s, scene.seat(M))
    scene.battle(M, 1, E)
    scene.play("engage")
    scene.roll("roll 2 2")
    assert (scene.warriors(M, 1), scene.warriors(R, 1)) == (2, 1)


@pytest.mark.law("H.stoic", "8.4.1", "6.2.2")
def test_no_revolt_where_sheltered_buildings_leave_no_slot_or_a_sheltered_keep_stands() -> None:
    scene = wood("protector:demoted,spies,band", "alliance,marquise")
    scene.control("protector", M)
    scene.put_pawn("protector", 1)
    scene.put("alliance.sympathy", 1)
    seat = scene.seat(A)
    keep = Company(scene.game, scene.fork().s)
    scene.put("marquise.sawmill", 1, scene.s.slots[0])
    refused = cannot_rise(scene.s, seat, 0)
    assert refused is not None
    assert refused.law == "2.2.3"
    scene.put_pawn("protector", 2)  # without shelter the sawmills go
    assert cannot_rise(scene.s, seat, 0) is None
    keep.put("marquise.keep", 1)
    refused = cannot_rise(keep.s, seat, 0)
    assert refused is not None
    assert refused.law == "6.2.2"
    keep.put_pawn("protector", 2)
    assert cannot_rise(keep.s, seat, 0) is None


@pytest.mark.law("H.stoic", "9.5.6", "10.4.3.II", "10.4.3.III", "K.propaganda_bureau")
def test_whatever_would_remove_sheltered_pieces_is_refused_by_the_protector() -> None:
    scene = wood("protector:demoted,spies,band", "vagabond,marquise,cult", deck="exiles", law="current")
    scene.control("protector", M)
    scene.put_pawn("protector", 1)
    scene.put_warriors(M, 1, 1)
    scene.put("marquise.sawmill", 1)
    sheltered = ("H.stoic", "protector-shelters")
    place_pawn(scene.s, scene.seat(V), 0)
    mat_of_vagabond(scene.s, scene.seat(V)).items[READY_AT + CROSSBOW] = 1
    scene.turn(V, "vagabond.actions")
    assert scene.refused("strike marquise") == sheltered
    cult = scene.seat("cult")
    told = [
        cannot_convert(scene.s, cult, 0, scene.seat(M)),
        cannot_sanctify(scene.s, cult, scene.kind("marquise.sawmill"), 0),
    ]
    scene.give_hand("cult", "foxfolk_steel")
    told.append(cannot_persuade(scene.s, cult, scene.card("foxfolk_steel"), 0, scene.seat(M)))
    assert [(one.law, one.key) for one in told if one is not None] == [sheltered] * 3


@pytest.mark.law("14.6.2", "14.7.6", "H.3.1", "H.3.2", "H.3.3")
def test_hirelings_of_their_own_help_the_hundreds_to_oppress_and_others_spoil_it() -> None:
    scene = wood("spies,expedition,protector", "hundreds,marquise")
    seat = scene.seat(H)
    scene.control("spies", H)
    lead_to(scene, 1)
    scene.troop("spies", 2, 2)  # ruled, but no piece of the Hundreds
    scene.put("hundreds.mob", 3)
    scene.troop("spies", 3, 1)  # a mob, and somebody to rule beside it
    scene.put_warriors(H, 5, 3)
    scene.troop("expedition", 5, 1)  # nobody's, so an enemy
    scene.put_warriors(H, 6, 1)
    scene.put_pawn("protector", 6)
    assert [scene.ruler(clearing) for clearing in (1, 2, 3, 5, 6)] == [H] * 5
    assert oppressed(scene.s, seat) == 2  # 1 and 3
    scene.control("protector", H)
    assert oppressed(scene.s, seat) == 3
    draws = scene.setup.factions[seat].draw_bonus
    assert draws(scene.s, seat) == 1
    scene.troop("expedition", 1, 3)
    assert draws(scene.s, seat) == 2


@pytest.mark.law("K.elder_treetop", "14.4.1")
def test_a_mob_scores_two_for_a_building_in_the_treetop_and_flame_bearers_score_nothing() -> None:
    for burnt in (False, True):
        names = ("eyrie", "flame_bearers,spies,band") if burnt else (H, "spies,band,bandits")
        scene = wood(names[1], f"{names[0]},marquise", landmarks="elder-treetop")
        corner = scene.setup.landmarks.known[0].place(scene.s) + 1
        scene.put("marquise.sawmill", corner, scene.s.slots[corner - 1])
        scene.s.active = 0
        if burnt:
            scene.control("flame_bearers", E, 3)
            scene.troop("flame_bearers", corner, scene.count("marquise.sawmill", corner))
            scene.turn(E)
            while scene.legal("burn-piece"):
                scene.play(scene.legal("burn-piece")[0])
            assert (scene.count("marquise.sawmill", corner), scene.points(E)) == (0, 0)
        else:
            n = scene.count("marquise.sawmill", corner)
            scene.put("hundreds.mob", corner)
            scene.ask("hundreds.raze-next", Mobs(0, 1 << corner - 1))
            assert scene.points(H) == n + 1


@pytest.mark.law("9.5.6", "H.3.2")
@pytest.mark.parametrize("law", ["early", "current"])
def test_a_crossbow_strikes_hirelings_of_enemies_only(law: str) -> None:
    scene = wood("spies,band,expedition", "vagabond,marquise", law=law)
    place_pawn(scene.s, scene.seat(V), 0)
    mat_of_vagabond(scene.s, scene.seat(V)).items[READY_AT + CROSSBOW] = 1
    scene.control("spies", V)
    scene.troop("spies", 1, 1)
    scene.troop("band", 1, 1)
    scene.put("expedition.foothold", 1)
    scene.turn(V, "vagabond.actions")
    assert (scene.legal("strike"), scene.legal("shoot")) == (["strike band"], ["shoot expedition.foothold"])
    assert scene.refused("strike spies") == ("9.5.6", "strike-partner")
    scene.play("shoot expedition.foothold")
    assert scene.points(V) == 1


@pytest.mark.law("H.uprising", "1.2.1", "14.5.3", "10.4.3.I")
def test_silence_does_not_tell_that_no_card_pays_for_a_battle() -> None:
    scene = wood("uprising,flotilla,bandits", "hundreds,cult", questions="few")
    scene.troop("uprising", 5, 1)
    lead_to(scene, 1)
    scene.give_hand(H, "ambush_mouse")
    scene.turn(H, "hundreds.advance")
    scene.play("lead 1 5 0")
    assert (scene.step(), scene.legal()) == ("hundreds.advance-battle", ["done"])
    cult = scene.seat("cult")
    scene.put_warriors("cult", 5, 2)
    scene.give_hand("cult", "ambush_mouse")
    scene.put_warriors(H, 5, 0)
    lead_to(scene, 2)
    scene.s.active = cult
    scene.ask("cult.crusade", Crusade(cult, 4))
    assert (scene.decider(), scene.legal()) == ("cult", ["done"])
