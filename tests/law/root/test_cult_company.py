"""The Lizard Cult beside mercenaries and instigators. Law 10.2.3 and 10.2.4 with 11.2.7 and K.vagrant."""

import pytest

from lichtung.root.factions.cult.rules import Cult
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.factions.riverfolk.rules import Riverfolk
from lichtung.root.factions.vagabond.items import place_pawn
from lichtung.root.factions.vagabond.rules import Vagabond
from tests.law.root.cult_wood import C, M, acolytes
from tests.law.root.positions import Scene, start
from tests.law.root.riverfolk_wood import LANDING, R, hire, put_in
from tests.properties.root_kept import assert_kept

KEEP = ("at 1", "at 1", "at 5", "at 5")


def market() -> Scene:
    """Marquise, Riverfolk and Cult on an empty map."""
    scene = start(Marquise(), Riverfolk(), Cult(), setup=(*KEEP, "outcast fox", *LANDING))
    scene.clear_map()
    put_in(scene, "payments", R, 0)
    return scene


@pytest.mark.law("10.2.3", "11.2.7.III", "11.2.7.IIIa")
def test_defenders_who_fall_to_mercenaries_become_acolytes() -> None:
    scene = market()
    scene.put_warriors(C, 7, 3)
    scene.put_warriors(R, 7, 2)
    hire(scene, M, "marquise.actions")
    scene.play("battle 7 cult", "roll 2 2")
    assert (scene.warriors(C, 7), scene.warriors(R, 7)) == (1, 0)
    assert acolytes(scene) == 2, "two of its own, and none of the mercenaries"
    assert_kept(scene.s)


@pytest.mark.law("10.2.3", "11.2.7.IIIa")
def test_an_attacking_cult_with_mercenaries_gains_no_acolytes() -> None:
    scene = market()
    scene.craft_for(C, "command_warren-1")
    scene.put_warriors(C, 7, 2)
    scene.put_warriors(R, 7, 2)
    scene.put_warriors(M, 7, 3)
    hire(scene, C, "root.start-of-daylight")
    scene.play("use command_warren-1", "battle 7 marquise", "engage", "roll 3 3")
    assert (scene.warriors(C, 7), scene.warriors(R, 7), scene.warriors(M, 7)) == (0, 1, 0)
    assert acolytes(scene) == 0
    assert_kept(scene.s)


@pytest.mark.law("10.2.4", "11.2.7.III")
def test_pilgrims_go_before_mercenaries() -> None:
    scene = market()
    scene.put("cult.garden_mouse", 7)
    scene.put_warriors(R, 7, 4)
    scene.put_warriors(R, 2, 1)
    hire(scene, M, "marquise.actions")
    assert scene.ruler(2) == M
    assert scene.ruler(7) == C


@pytest.mark.law("10.2.3", "K.vagrant")
@pytest.mark.parametrize(("attacker", "defender", "gained"), [(M, C, 2), (C, M, 0)])
def test_revenge_where_the_vagrant_makes_others_fight(attacker: str, defender: str, gained: int) -> None:
    setup = (*KEEP, "play-as vagrant", "walk f1", "outcast fox")
    scene = start(Marquise(), Vagabond(), Cult(), setup=setup)
    scene.clear_map()
    place_pawn(scene.s, 1, 6)
    scene.put_warriors(C, 7, 3)
    scene.put_warriors(M, 7, 3)
    scene.turn("vagabond", "vagabond.actions")
    scene.play(f"instigate {attacker} {defender}", "roll 2 2")
    assert scene.warriors(C, 7) == 1
    assert acolytes(scene) == gained
