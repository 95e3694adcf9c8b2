"""The Vagabond in battle. Law 9.2.2, 9.2.4, 9.2.6, 9.2.7, 9.2.9.IIc to IIIa."""

import pytest

from lichtung.kernel.frames import settle
from lichtung.root.crafting import favor
from tests.law.root.positions import Scene, keys
from tests.law.root.vagabond_wood import (
    DAMAGED,
    A,
    E,
    M,
    V,
    all_items,
    daylight,
    equip,
    items,
    place,
    relate,
    relation,
    small_wood,
    stand,
    wood,
)

RABBIT = 1


def attacked(scene: Scene, at: int, by: int = 3) -> Scene:
    """The Marquise may attack the Vagabond there with so many warriors."""
    scene.put_warriors(M, at, by)
    stand(scene, at)
    scene.give_hand(M)
    scene.turn(M, "marquise.actions")
    return scene


# --- 9.2.2, 2.5.4


@pytest.mark.law("9.2.2", "2.5.4", "2.8")
def test_the_pawn_rules_nothing_and_keeps_nobody_from_ruling() -> None:
    scene = wood()
    stand(scene, 5)
    assert scene.ruler(5) == ""
    scene.put_warriors(M, 5, 1)
    assert scene.ruler(5) == M


@pytest.mark.law("9.2.2", "2.5.4", "4.1.2", "1.1.2")
def test_favor_leaves_pawn_and_items_alone() -> None:
    scene = wood()
    stand(scene, 5)
    equip(scene, "boots sword", "torch")
    scene.s.active = scene.seat(M)
    favor(scene.s, scene.seat(M), RABBIT)
    settle(scene.s)
    assert place(scene) == "5"
    assert all_items(scene) == ["boots sword", "torch", "", ""]
    assert scene.points(M) == 0


@pytest.mark.law("9.2.2")
def test_the_option_of_the_later_law_damages_three_items() -> None:
    scene = small_wood()
    scene.play_by(sweep_damages_items="on")
    equip(scene, "boots sword torch", "tea")
    stand(scene, 5)
    scene.s.active = scene.seat(M)
    favor(scene.s, scene.seat(M), RABBIT)
    settle(scene.s)
    assert (scene.step(), scene.decider()) == ("vagabond.hits", V)
    scene.play("damage torch ready", "damage tea exhausted", "damage boots ready")
    assert all_items(scene) == ["sword", "", "boots torch", "tea"]
    stand(scene, 2)
    favor(scene.s, scene.seat(M), RABBIT)
    settle(scene.s)
    assert items(scene) == "sword"  # only where he stands


# --- 9.2.4, 9.2.6: swords


@pytest.mark.law("9.2.6", "4.3.2.I")
def test_undamaged_swords_face_up_or_not_limit_his_rolled_hits() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 5)
    daylight(scene, 5, "sword sword boots boots boots boots")
    equip(scene, "sword boots boots boots boots", "sword", "sword sword")
    scene.play("battle 5 marquise", "roll 3 0")
    assert scene.warriors(M, 5) == 3  # two undamaged swords


@pytest.mark.law("9.2.4", "4.3.2.III")
@pytest.mark.parametrize(
    ("ready", "exhausted", "damaged", "lost"),
    [("boots boots tea", "", "sword", 2), ("boots boots tea", "sword", "", 1)],
)
def test_without_undamaged_swords_he_is_defenceless(
    ready: str, exhausted: str, damaged: str, lost: int
) -> None:
    scene = attacked(wood(), 5, 1)
    equip(scene, ready, exhausted, damaged)
    scene.play("battle 5 vagabond", "roll 1 1")
    hits = 0
    while scene.step() == "vagabond.hits":
        scene.play("damage boots ready")
        hits += 1
    assert items(scene, DAMAGED).split().count("boots") == lost == hits
    assert scene.warriors(M, 5) == (1 if damaged else 0)  # no sword, no hit


# --- 9.2.7: hits


@pytest.mark.law("9.2.7", "4.3.3")
def test_each_hit_damages_an_item_of_his_choice_on_its_face() -> None:
    scene = attacked(wood(), 5)
    equip(scene, "boots sword", "torch tea")
    scene.play("battle 5 vagabond", "roll 3 0")
    assert (scene.step(), scene.decider()) == ("vagabond.hits", V)
    assert scene.legal() == [
        "damage boots ready",
        "damage sword ready",
        "damage tea exhausted",
        "damage torch exhausted",
    ]
    scene.play("damage torch exhausted", "damage boots ready", "damage tea exhausted")
    assert all_items(scene) == ["sword", "", "boots", "tea torch"]
    assert scene.step() == "marquise.actions"


@pytest.mark.law("9.2.7")
def test_hits_beyond_his_undamaged_items_are_ignored() -> None:
    scene = attacked(wood(), 5)
    equip(scene, "boots", "", "sword")
    scene.play("battle 5 vagabond", "roll 3 0")
    assert scene.step() == "marquise.actions"
    assert all_items(scene) == ["", "", "boots sword", ""]
    assert place(scene) == "5"


@pytest.mark.law("9.2.7", "9.2.4", "9.2.6")
def test_with_no_undamaged_item_he_takes_and_deals_nothing() -> None:
    scene = attacked(wood(), 5)
    equip(scene, "", "", "sword boots", "torch")
    scene.play("battle 5 vagabond", "roll 3 3")
    assert scene.step() == "marquise.actions"
    assert all_items(scene) == ["", "", "boots sword", "torch"]
    assert scene.warriors(M, 5) == 3
    assert scene.points(M) == 0
    assert relation(scene, M) == "neutral"


# --- 4.3.1: ambush


@pytest.mark.law("4.3.1", "9.2.7")
def test_an_ambush_does_not_end_the_battle_of_a_lone_vagabond() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 2)
    scene.give_hand(M, "ambush_rabbit")
    daylight(scene, 5, "sword sword")
    scene.play("battle 5 marquise", "ambush ambush_rabbit")
    assert scene.step() == "root.roll"  # both swords are damaged, the pawn fights on
    assert all_items(scene) == ["", "", "sword", "sword"]
    scene.play("roll 3 1")
    assert scene.warriors(M, 5) == 2  # but without swords he deals nothing
    assert scene.step() == "vagabond.actions"


@pytest.mark.law("4.3.1", "9.2.7")
def test_an_ambush_against_him_damages_two_items_of_his_choice() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 2)
    scene.give_hand(M, "ambush_bird-1")
    daylight(scene, 5, "sword sword boots")
    scene.play("battle 5 marquise", "ambush ambush_bird-1")
    assert scene.step() == "vagabond.hits"
    scene.play("damage boots ready", "damage sword exhausted", "roll 3 0")
    assert scene.warriors(M, 5) == 1


@pytest.mark.law("4.3.1", "9.2.9.III", "9.2.9.IIIa")
def test_his_own_ambush_makes_hostile_but_gives_no_infamy_in_anothers_turn() -> None:
    scene = attacked(wood(), 5, 2)
    equip(scene, "sword")
    scene.give_hand(V, "ambush_rabbit")
    scene.play("battle 5 vagabond", "ambush ambush_rabbit")
    assert relation(scene, M) == "hostile"
    assert scene.points(V) == 0
    assert scene.step() == "marquise.actions"  # no attacker left


# --- 9.2.9.III: hostility and infamy


@pytest.mark.law("9.2.9.IIIa", "9.2.9.III")
def test_the_warrior_that_made_them_hostile_gives_no_infamy() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 3)
    daylight(scene, 5, "sword sword sword")
    scene.play("battle 5 marquise", "roll 3 0")
    assert relation(scene, M) == "hostile"
    assert scene.points(V) == 2


@pytest.mark.law("9.2.9.IIIa")
def test_buildings_and_tokens_that_fall_with_warriors_score_twice() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 1)
    scene.put("marquise.sawmill", 5)
    scene.put("marquise.wood", 5)
    daylight(scene, 5, "sword sword sword")
    scene.play("battle 5 marquise", "roll 3 0")
    assert scene.points(V) == 4  # the warrior made them hostile, then 1 + 1 twice


@pytest.mark.law("9.2.9.III", "9.2.9.IIIa")
def test_buildings_and_tokens_alone_make_nobody_hostile() -> None:
    scene = wood()
    scene.put("marquise.sawmill", 5)
    scene.put("marquise.wood", 5)
    daylight(scene, 5, "sword sword sword")
    scene.play("battle 5 marquise", "roll 1 0")  # and one for the defenceless
    assert scene.points(V) == 2
    assert relation(scene, M) == "neutral"


@pytest.mark.law("9.2.9.IIIa")
def test_every_piece_of_a_hostile_faction_gives_infamy() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 2)
    scene.put("marquise.wood", 5)
    relate(scene, M, "hostile")
    daylight(scene, 5, "sword sword sword")
    events = scene.play("battle 5 marquise", "roll 3 0")
    assert scene.points(V) == 4  # two warriors, and the wood twice
    infamy = [event.args for event in events if event.key == "infamy"]
    assert infamy == [(scene.seat(V), scene.seat(M), 3)]


@pytest.mark.law("9.2.9.IIIa", "9.2.9.III")
def test_in_defence_he_makes_hostile_without_infamy() -> None:
    scene = attacked(wood(), 5, 3)
    equip(scene, "sword sword sword boots")
    scene.play("battle 5 vagabond", "roll 2 2")
    scene.play("damage boots ready")  # then only swords are left
    assert scene.warriors(M, 5) == 1
    assert relation(scene, M) == "hostile"
    assert scene.points(V) == 0


@pytest.mark.law("9.2.9.III")
def test_an_ally_whose_warrior_he_removes_is_hostile() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 3)
    relate(scene, M, "allied")
    daylight(scene, 5, "sword")
    scene.play("battle 5 marquise")
    assert scene.step() == "root.roll"  # the ally that he attacks is not to be called
    scene.play("roll 1 0")
    assert relation(scene, M) == "hostile"


@pytest.mark.law("3.1", "9.2.9.IIIa")
def test_infamy_counts_with_the_points_of_the_other_side() -> None:
    scene = small_wood()
    scene.put_warriors(M, 5, 2)
    relate(scene, M, "hostile")
    scene.set_points(V, 29)
    daylight(scene, 5, "sword sword")
    scene.play("battle 5 marquise", "roll 1 0")
    assert scene.winners() == [V]


# --- 9.2.9.IIc and IId: allies


def with_ally(*, mine: str, allies: int = 4, enemies: int = 4) -> Scene:
    """The Vagabond with these items and allied warriors in clearing 5 attacks the Marquise there."""
    scene = wood()
    scene.put_warriors(M, 5, enemies)
    scene.put_warriors(E, 5, allies)
    relate(scene, E, "allied")
    return daylight(scene, 5, mine)


@pytest.mark.law("9.2.9.IIc", "9.5.2")
def test_allied_warriors_add_to_the_hits_that_he_can_roll() -> None:
    scene = with_ally(mine="sword", allies=1)
    scene.play("battle 5 marquise")
    assert scene.step() == "vagabond.call-ally"
    assert scene.legal() == ["done", "call eyrie"]
    alone = scene.fork()
    scene.play("call eyrie", "roll 3 0")
    assert scene.warriors(M, 5) == 2  # a sword and a warrior
    alone.play("done", "roll 3 0")
    assert alone.warriors(M, 5) == 3


@pytest.mark.law("9.2.9.IIc", "K.command_warren")
def test_allies_are_called_for_any_battle_that_he_starts() -> None:
    scene = wood()
    scene.craft_for(V, "command_warren-1")
    scene.put_warriors(M, 5, 3)
    scene.put_warriors(E, 5, 3)
    relate(scene, E, "allied")
    stand(scene, 5)
    equip(scene)
    scene.turn(V, "root.start-of-daylight")
    scene.play("use command_warren-1", "battle 5 marquise", "call eyrie", "roll 3 0")
    assert scene.warriors(M, 5) == 0


@pytest.mark.law("9.2.9.IIc")
def test_no_allies_while_he_defends_and_none_that_are_not_allied() -> None:
    scene = wood()
    scene.put_warriors(E, 5, 3)
    relate(scene, E, "allied")
    attacked(scene, 5)
    equip(scene, "sword")
    scene.play("battle 5 vagabond", "roll 3 2")
    assert scene.warriors(M, 5) == 2  # one sword
    assert scene.warriors(E, 5) == 3
    scene = with_ally(mine="sword")
    relate(scene, E, "second")
    scene.play("battle 5 marquise")
    assert scene.step() == "root.roll"


@pytest.mark.law("9.2.9.IId")
def test_allied_warriors_may_take_hits_instead_of_items() -> None:
    scene = with_ally(mine="sword boots tea")
    scene.play("battle 5 marquise", "call eyrie", "roll 2 2")
    assert scene.legal() == [
        "damage boots ready",
        "damage sword exhausted",
        "damage tea ready",
        "sacrifice",
    ]
    scene.play("sacrifice", "damage boots ready")
    assert scene.warriors(E, 5) == 3
    assert relation(scene, E) == "allied"  # as many hits on each


@pytest.mark.law("9.2.9.IId")
def test_more_hits_on_the_ally_than_on_items_turn_it_hostile() -> None:
    scene = with_ally(mine="sword boots tea")
    events = scene.play(
        "battle 5 marquise", "call eyrie", "roll 3 3", "sacrifice", "sacrifice", "damage tea ready"
    )
    assert scene.warriors(E, 5) == 2
    assert relation(scene, E) == "hostile"
    assert "became-hostile" in keys(events)
    assert scene.points(V) == 2  # infamy for the Marquise's second and third warrior, none for the ally's
    scene = with_ally(mine="sword sword boots tea torch hammer")
    scene.play("battle 5 marquise", "call eyrie", "roll 2 2", "damage boots ready", "damage tea ready")
    scene.play("battle 5 marquise", "call eyrie", "roll 1 1", "sacrifice")
    assert relation(scene, E) == "hostile"  # each battle has its own account


@pytest.mark.law("9.2.9.IId", "4.3.1")
def test_the_hits_of_an_ambush_belong_to_the_same_battle() -> None:
    scene = with_ally(mine="sword boots tea torch")
    scene.give_hand(M, "ambush_rabbit")
    scene.play("battle 5 marquise", "call eyrie", "ambush ambush_rabbit", "sacrifice", "sacrifice")
    assert relation(scene, E) == "allied"
    scene.play("roll 2 2", "damage boots ready", "damage tea ready")
    assert relation(scene, E) == "allied"
    assert scene.warriors(E, 5) == 2


@pytest.mark.law("9.2.9.IId", "9.2.7")
def test_without_undamaged_items_all_hits_fall_on_the_ally() -> None:
    scene = with_ally(mine="sword", allies=2)
    scene.give_hand(M, "ambush_rabbit")
    scene.play("battle 5 marquise", "call eyrie", "ambush ambush_rabbit", "damage sword exhausted")
    assert scene.warriors(E, 5) == 1
    scene.play("roll 3 3")
    assert scene.warriors(E, 5) == 0
    assert relation(scene, E) == "hostile"


@pytest.mark.law("9.2.9.IId", "6.2.3")
def test_the_ally_whose_warriors_fall_has_its_own_rules() -> None:
    scene = wood()
    scene.put("marquise.keep", 1)
    scene.put_warriors(M, 5, 3)
    scene.put_warriors(E, 5, 3)
    scene.give_hand(M, "bake_sale")
    relate(scene, M, "allied")
    daylight(scene, 5, "sword boots")
    scene.play("battle 5 eyrie", "call marquise", "roll 1 1", "sacrifice")
    assert (scene.step(), scene.decider()) == ("marquise.field-hospital", M)


@pytest.mark.law("9.2.9.IIe", "8.2.6")
def test_he_pays_outrage_for_a_battle_with_allies() -> None:
    scene = wood()
    scene.put("alliance.sympathy", 5)
    scene.put_warriors(E, 5, 3)
    relate(scene, E, "allied")
    daylight(scene, 5, "sword", "bake_sale")
    scene.play("battle 5 alliance", "call eyrie", "roll 1 0")
    assert (scene.step(), scene.decider()) == ("alliance.outrage", V)


@pytest.mark.law("8.2.2", "9.2.6")
def test_against_guerrilla_war_he_deals_the_lower_roll() -> None:
    scene = wood()
    scene.put_warriors(A, 5, 4)
    daylight(scene, 5, "sword sword sword boots boots boots")
    scene.play("battle 5 alliance", "roll 3 1", *["damage boots ready"] * 3)
    assert scene.warriors(A, 5) == 3
