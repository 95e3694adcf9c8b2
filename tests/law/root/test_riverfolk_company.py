"""The Riverfolk among others: Cult, Mechanical Marquise, field hospitals, Outrage."""

import pytest

from lichtung.root.factions.cult.rules import Cult
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.factions.mechanical_marquise.rules import MechanicalMarquise
from lichtung.root.factions.riverfolk.rules import Riverfolk
from tests.law.root.cult_wood import acolytes, souls
from tests.law.root.positions import Scene, start
from tests.law.root.riverfolk_wood import (
    A,
    E,
    M,
    R,
    hire,
    inside,
    put_in,
    river,
    shop,
    supply,
    trade,
    wanderers_river,
)
from tests.law.root.vagabond_wood import equip, relate, relation, stand

C = "cult"
ACTIONS = "marquise.actions"


def pious_river() -> Scene:
    """Marquise, Riverfolk and Cult on an empty map."""
    scene = start(Marquise(), Riverfolk(), Cult())
    scene.clear_map()
    put_in(scene, "payments", R, 0)
    return scene


@pytest.mark.law("10.2.3", "11.2.7.III")
def test_defenders_who_fall_to_mercenaries_take_revenge() -> None:
    scene = pious_river()
    scene.put_warriors(R, 7, 3)
    scene.put_warriors(M, 7, 1)
    scene.put_warriors(C, 7, 3)
    hire(scene, M, ACTIONS)
    before = acolytes(scene)
    scene.play("battle 7 cult", "engage", "roll 2 2")
    assert acolytes(scene) == before + 2
    assert (scene.warriors(M, 7), scene.warriors(R, 7)) == (0, 2)


@pytest.mark.law("10.2.3", "11.2.7.IIIa")
def test_mercenaries_who_fall_for_the_cult_become_no_acolytes() -> None:
    scene = pious_river()
    scene.put_warriors(R, 7, 2)
    scene.put_warriors(C, 7, 2)
    scene.put_warriors(M, 7, 3)
    scene.give_hand(C, "anvil")
    hire(scene, C, "cult.rituals")
    assert scene.ruler(7) == C
    before, home = acolytes(scene), supply(scene, R)
    scene.fight(C, 7, M)
    scene.play("engage", "roll 2 2")
    assert (scene.warriors(C, 7), scene.warriors(R, 7)) == (1, 1)
    assert acolytes(scene) == before
    assert supply(scene, R) == home + 1


@pytest.mark.law("10.2.4", "11.2.7.III")
def test_no_number_of_mercenaries_rules_beside_a_garden() -> None:
    scene = pious_river()
    scene.put("cult.garden_mouse", 7)
    scene.put_warriors(R, 7, 4)
    hire(scene, M, ACTIONS)
    assert scene.ruler(7) == C


@pytest.mark.law("10.2.6", "11.5.3.I", "11.5.6.II")
def test_exported_cards_are_lost_souls_and_gardens_name_the_payer_of_a_post() -> None:
    scene = pious_river()
    scene.put("riverfolk.post_rabbit", 5)
    scene.put("cult.garden_mouse", 11)
    scene.put_warriors(M, 11, 3)
    trade(scene, "a_visit_to_friends", cult=3, marquise=2)
    scene.play("export a_visit_to_friends", "fund marquise")
    assert souls(scene) == ["a_visit_to_friends"]
    scene.play("found 11")
    assert inside(scene, "funds") == {M: 1, C: 1}


@pytest.mark.law("6.2.3", "11.2.7.IIIa")
def test_field_hospitals_save_only_warriors_of_the_marquise() -> None:
    scene = river()
    scene.put("marquise.keep", 1)
    scene.put_warriors(R, 7, 2)
    scene.put_warriors(M, 7, 2)
    scene.put_warriors(E, 7, 4)
    hire(scene, M, ACTIONS)
    scene.give_hand(M, "investments")
    scene.play("battle 7 eyrie", "engage", "roll 2 2")
    assert scene.step() == "marquise.field-hospital"
    scene.play("give investments")
    assert scene.warriors(M, 1) == 1
    assert scene.warriors(R, 1) == 0


@pytest.mark.law("8.2.6", "11.2.2")
def test_swimming_into_sympathy_outrages_with_an_open_card() -> None:
    scene = wanderers_river()
    scene.give_pile(A)
    scene.put("alliance.sympathy", 11)
    scene.put_warriors(R, 7, 1)
    trade(scene, "investments", "anvil", riverfolk=1)
    scene.play("move 7 11 1")
    assert scene.legal() == ["give investments"]
    scene.play("give investments")
    pile = scene.setup.pile[scene.seat(A)]
    assert scene.words(scene.s.zones[pile]) == ["investments"]
    assert scene.hand(R) == ["anvil"]


@pytest.mark.law("11.2.6")
def test_a_seat_that_the_rules_play_buys_nothing() -> None:
    scene = start(MechanicalMarquise(), Riverfolk(), Marquise())
    put_in(scene, "payments", R, 0)
    scene.give_hand(R, "anvil")
    scene.turn(0)
    for _ in range(200):
        assert scene.step() != "riverfolk.services" or scene.s.active != 0
        if scene.s.active != 0:
            break
        scene.game.apply(scene.s, scene.game.actions(scene.s)[0])
    assert inside(scene, "payments") == {}


@pytest.mark.law("9.2.9.III", "11.2.7.III")
def test_a_vagabond_who_beats_mercenaries_angers_the_riverfolk() -> None:
    scene = wanderers_river()
    scene.put_warriors(R, 7, 2)
    stand(scene, 7)
    equip(scene, ready="sword sword torch")
    relate(scene, R, "neutral")
    relate(scene, A, "neutral")
    scene.give_hand(A, "anvil")
    hire(scene, A, "alliance.daylight")
    scene.fight(A, 7, "vagabond")
    scene.play("roll 1 1")
    scene.go("alliance.daylight")
    assert scene.warriors(R, 7) == 1
    assert relation(scene, R) == "hostile"
    assert relation(scene, A) == "neutral"


@pytest.mark.law("11.2.6.III", "11.4.1")
def test_the_vagabonds_price_is_a_fund_of_the_riverfolk() -> None:
    scene = wanderers_river()
    scene.give_hand(R, "anvil")
    equip(scene, ready="boots")
    shop(scene, "vagabond")
    scene.play("buy anvil")
    scene.turn(R, "riverfolk.actions")
    assert inside(scene, "funds") == {R: 1}  # paid for: no protection on top of it
