"""The special actions of the six characters. Law 9.5.9, 9.7, and their cards."""

import pytest

from lichtung.kernel.frames import settle
from lichtung.root.cards import members
from lichtung.root.pieces import barred
from tests.law.root.positions import Scene, keys
from tests.law.root.vagabond_wood import (
    EXHAUSTED,
    A,
    E,
    M,
    V,
    all_items,
    daylight,
    equip,
    items,
    mat,
    place,
    relate,
    relation,
    stand,
    wood,
)


@pytest.mark.law("9.5.9")
def test_each_character_has_only_his_own_action() -> None:
    scene = wood("thief")
    scene.put_warriors(M, 6, 2)
    scene.put_warriors(E, 6, 2)
    scene.give_hand(M, "anvil")
    scene.put_discard("arms_trader")
    daylight(scene, 6, "torch", broken="boots")
    special = {"rob", "labor", "hide", "instigate", "scorch"}
    assert {text.split()[0] for text in scene.legal()} & special == {"rob"}
    for action in ("labor arms_trader", "hide", "instigate marquise eyrie", "scorch"):
        assert scene.refused(action) == ("9.5.9", "other-character")


@pytest.mark.law("9.5.9")
def test_the_special_action_exhausts_a_torch() -> None:
    scene = wood("tinker")
    scene.put_discard("arms_trader")
    daylight(scene, 6, "boots")
    assert scene.refused("labor arms_trader") == ("9.2.5", "need-item")
    daylight(scene, 6, "torch")
    scene.play("labor arms_trader")
    assert items(scene, EXHAUSTED) == "torch"


# --- Thief. 9.7.1


@pytest.mark.law("9.7.1.I")
def test_the_thief_takes_a_random_card_from_a_player_in_his_clearing() -> None:
    scene = wood("thief")
    scene.put("alliance.sympathy", 5)
    scene.put_warriors(M, 5, 1)
    scene.put_warriors(E, 1, 1)
    scene.give_hand(A, "anvil", "bake_sale")
    scene.give_hand(E, "cobbler-1")
    daylight(scene, 5, "torch")
    assert scene.legal("rob") == ["rob alliance"]
    assert scene.refused("rob marquise") == ("9.7.1.I", "empty-hand")
    assert scene.refused("rob eyrie") == ("9.7.1.I", "not-there")
    assert scene.refused("rob vagabond") == ("9.7.1.I", "rob-oneself")
    scene.play("rob alliance")
    assert scene.decider() == "chance"
    assert scene.legal() == ["steal anvil", "steal bake_sale"]
    scene.play("steal bake_sale")
    assert scene.hand(V) == ["bake_sale"]
    assert items(scene, EXHAUSTED) == "torch"
    daylight(scene, "f1", "torch")
    assert scene.refused("rob alliance") == ("9.5", "in-forest")


# --- Tinker. 9.7.2


@pytest.mark.law("9.7.2.I")
def test_the_tinker_takes_a_card_of_his_clearing_or_a_bird_from_the_discard_pile() -> None:
    scene = wood("tinker")
    scene.put_discard("anvil", "bake_sale", "arms_trader")
    daylight(scene, 5, "torch")
    assert scene.legal("labor") == ["labor arms_trader", "labor bake_sale"]
    assert scene.refused("labor anvil") == ("9.7.2.I", "labor-suit")
    assert scene.refused("labor cobbler-1") == ("9.7.2.I", "not-discarded")
    scene.play("labor bake_sale")
    assert scene.hand(V) == ["bake_sale"]
    assert scene.known(M, V) == ["bake_sale"]  # everybody saw it in the pile
    daylight(scene, "f1", "torch")
    assert scene.refused("labor arms_trader") == ("9.5", "in-forest")


# --- Ranger. 9.7.3


@pytest.mark.law("9.7.3.I")
def test_the_ranger_repairs_three_items_and_ends_his_daylight() -> None:
    scene = daylight(wood("ranger"), 5, "torch")
    equip(scene, "torch boots", "", "sword sword tea", "boots")
    settle(scene.s)
    assert "hide" in scene.legal()
    scene.play("hide")
    assert scene.step() == "vagabond.hideout"
    scene.play("repair boots damaged-exhausted", "repair sword damaged", "repair tea damaged")
    assert scene.step() == "root.draw"  # Evening
    assert all_items(scene) == ["boots sword tea", "boots torch", "sword", ""]


@pytest.mark.law("9.7.3.I", "2.5")
def test_the_ranger_repairs_what_there_is() -> None:
    scene = daylight(wood("ranger"), 5, "torch boots", broken="sword")
    scene.play("hide")
    assert items(scene) == "boots sword"
    assert scene.step() == "root.draw"
    daylight(scene, 5, "torch boots")
    assert scene.refused("hide") == ("9.7.3.I", "nothing-damaged")


# --- Vagrant


def brawl(marquise: int = 3, eyrie: int = 2) -> Scene:
    """A Vagrant between two other factions in clearing 5."""
    scene = wood("vagrant")
    scene.put_warriors(M, 5, marquise)
    scene.put_warriors(E, 5, eyrie)
    return daylight(scene, 5, "torch torch")


@pytest.mark.law("K.vagrant")
def test_the_vagrant_makes_others_fight_in_his_clearing() -> None:
    scene = brawl()
    scene.put("alliance.sympathy", 5)
    settle(scene.s)
    assert scene.legal("instigate") == [
        "instigate vagabond marquise",
        "instigate vagabond eyrie",
        "instigate vagabond alliance",
        "instigate marquise vagabond",
        "instigate marquise eyrie",
        "instigate marquise alliance",
        "instigate eyrie vagabond",
        "instigate eyrie marquise",
        "instigate eyrie alliance",
    ]
    assert scene.refused("instigate alliance marquise") == ("4.3", "no-fighters")
    assert scene.refused("instigate eyrie eyrie") == ("4.3", "not-oneself")
    scene.play("instigate eyrie marquise", "roll 2 1")
    assert (scene.warriors(M, 5), scene.warriors(E, 5)) == (1, 1)
    daylight(scene, "f1", "torch")
    assert scene.refused("instigate eyrie marquise") == ("9.5", "in-forest")


@pytest.mark.law("K.vagrant", "9.2.9.III", "9.2.9.IIIa")
def test_all_that_falls_in_an_instigated_battle_is_removed_by_the_vagrant() -> None:
    scene = brawl()
    scene.play("instigate eyrie marquise", "roll 2 1")
    assert (relation(scene, M), relation(scene, E)) == ("hostile", "hostile")
    assert scene.points(V) == 1  # the Marquise's second warrior
    scene.put("marquise.wood", 5)
    scene.put("marquise.sawmill", 5)
    settle(scene.s)
    scene.play("instigate eyrie marquise", "roll 1 0")
    assert scene.points(V) == 2
    assert (scene.points(M), scene.points(E)) == (0, 0)


@pytest.mark.law("K.vagrant", "3.2.1", "4.3.3")
def test_the_vagrant_picks_the_buildings_and_tokens_that_fall_and_scores_them() -> None:
    scene = brawl(0, 2)
    scene.put("marquise.wood", 5)
    scene.put("marquise.sawmill", 5)
    settle(scene.s)
    scene.play("instigate eyrie marquise", "roll 0 0")  # one hit: defenceless
    assert (scene.step(), scene.decider()) == ("root.lose", V)
    scene.play("lose marquise.sawmill")
    assert scene.points(V) == 1
    assert scene.points(E) == 0


@pytest.mark.law("K.vagrant", "4.3.1")
def test_the_fighters_keep_their_own_decisions() -> None:
    scene = brawl()
    scene.give_hand(M, "ambush_rabbit")
    scene.play("instigate eyrie marquise")
    assert (scene.step(), scene.decider()) == ("root.ambush", M)
    scene.play("ambush ambush_rabbit")
    assert scene.warriors(E, 5) == 0
    assert scene.points(V) == 1  # infamy for the second of the two
    assert scene.step() == "vagabond.actions"


@pytest.mark.law("K.vagrant")
def test_the_vagrant_may_fight_himself_for_a_torch() -> None:
    scene = brawl(3, 3)
    relate(scene, E, "allied")
    equip(scene, "torch sword boots")
    settle(scene.s)
    scene.play("instigate vagabond marquise", "call eyrie", "roll 1 1", "sacrifice")
    assert scene.warriors(M, 5) == 2
    assert relation(scene, E) == "hostile"  # by 9.2.9.IId: one hit on the ally, none on items
    assert scene.points(V) == 0
    assert items(scene) == "boots sword"


# --- Arbiter


def guarded() -> Scene:
    """The Eyrie attack the Marquise beside an Arbiter with two undamaged swords."""
    scene = wood("arbiter")
    scene.put_warriors(M, 5, 1)
    scene.put_warriors(E, 5, 4)
    stand(scene, 5)
    equip(scene, "sword", "sword", "sword")
    scene.s.active = scene.seat(E)
    return scene


@pytest.mark.law("K.arbiter")
def test_a_defender_may_enlist_the_arbiter_before_the_roll() -> None:
    scene = guarded()
    scene.ask_seat("root.granted-battle", E)
    scene.play("battle 5 marquise")
    assert (scene.step(), scene.decider()) == ("vagabond.protector", M)
    assert scene.legal() == ["done", "protect"]
    alone = scene.fork()
    events = scene.play("protect", "roll 3 3")
    assert scene.warriors(E, 5) == 1  # a warrior and two swords deal three
    assert scene.points(V) == 1
    assert "arbiter-enlisted" in keys(events)
    assert relation(scene, E) == "neutral"  # it was the Marquise who removed them
    alone.play("done", "roll 3 3")
    assert alone.warriors(E, 5) == 3
    assert alone.points(V) == 0


@pytest.mark.law("K.arbiter")
def test_the_arbiter_protects_only_in_his_clearing_and_never_in_his_own_battles() -> None:
    scene = guarded()
    stand(scene, 1)
    scene.ask_seat("root.granted-battle", E)
    assert scene.step() == "root.roll"
    scene = guarded()
    scene.ask_seat("root.granted-battle", E)
    scene.play("battle 5 vagabond")
    assert scene.step() == "root.roll"
    scene = guarded()
    daylight(scene, 5, "sword")
    scene.play("battle 5 marquise")
    assert scene.step() == "root.roll"


# --- Scoundrel


@pytest.mark.law("K.scoundrel", "3.2.1", "9.2.9.III")
def test_the_scoundrel_burns_his_clearing_down() -> None:
    scene = wood("scoundrel")
    scene.put_warriors(M, 5, 2)
    scene.put("marquise.sawmill", 5)
    scene.put("alliance.sympathy", 5)
    daylight(scene, 5, "torch boots", "bake_sale")
    scene.play("scorch")
    assert (scene.step(), scene.decider()) == ("alliance.outrage", V)
    scene.play("give bake_sale")
    assert (
        scene.warriors(M, 5) == scene.count("marquise.sawmill", 5) == scene.count("alliance.sympathy", 5) == 0
    )
    assert scene.points(V) == 2  # the sawmill and the sympathy; no infamy outside of battle
    assert relation(scene, M) == "hostile"
    assert all_items(scene) == ["boots", "", "", ""]  # the torch stays there for good
    assert members(scene.s.ruins) == [5, 9, 10, 11]


@pytest.mark.law("K.scoundrel")
def test_nothing_comes_into_a_burnt_clearing_any_more() -> None:
    scene = wood("scoundrel")
    scene.put_warriors(M, 1, 3)
    daylight(scene, 5, "torch boots boots")
    scene.play("scorch")
    assert place(scene) == "5"  # he may stay
    scene.play("walk 1")
    assert scene.refused("walk 5") == ("K.scoundrel", "shut")
    refused = barred(scene.s, scene.seat(M), 4)
    assert refused is not None
    assert refused.law == "K.scoundrel"
    scene.turn(V)
    assert "slip 5" not in scene.legal()
    scene.turn(M, "marquise.actions")
    assert scene.refused("move 1 5 1") == ("K.scoundrel", "shut")
    assert "move 1 9 1" in scene.legal()


@pytest.mark.law("K.scoundrel", "9.2.8")
def test_a_partners_pieces_do_not_burn() -> None:
    scene = wood("scoundrel")
    scene.put_warriors(M, 5, 2)
    scene.put_warriors(E, 5, 2)
    mat(scene).partner = scene.seat(E)
    daylight(scene, 5, "torch")
    scene.play("scorch")
    assert (scene.warriors(M, 5), scene.warriors(E, 5)) == (0, 2)


@pytest.mark.law("K.scoundrel")
def test_there_is_nothing_to_burn_in_a_forest() -> None:
    scene = daylight(wood("scoundrel"), "f1", "torch")
    assert scene.refused("scorch") == ("9.5", "in-forest")
