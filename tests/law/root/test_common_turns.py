"""The steps of a turn in the order that the Law gives them. 1.4, 7.4 to 7.6."""

import pytest

from lichtung.kernel.frames import STEPS
from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.rules import Marquise
from tests.law.root.positions import Scene, start


@pytest.fixture
def scene() -> Scene:
    scene = start(Eyrie(), Marquise(), Alliance(), setup=("at 1", "at 1", "at 5", "at 9", "leader commander"))
    scene.clear_map()
    return scene


@pytest.mark.law("7.4", "7.4.1", "7.4.2", "7.4.3")
def test_birdsong_of_the_eyrie_draws_then_adds_then_nests(scene: Scene) -> None:
    """The card of emergency orders goes into the Decree; only then is a new roost placed."""
    scene.turn("eyrie")
    assert (scene.step(), scene.decider()) == ("root.draw", "chance")
    scene.play("draw anvil")
    assert scene.step() == "eyrie.decree"
    scene.play("decree anvil move")
    assert scene.step() == "eyrie.new-roost"
    scene.play("at 5")
    assert scene.step() == "root.craft"


@pytest.mark.law("7.5", "7.5.1", "7.5.2")
def test_daylight_of_the_eyrie_crafts_before_the_decree(scene: Scene) -> None:
    scene.put("eyrie.roost", 8)
    scene.put_warriors("eyrie", 8, 3)
    scene.give_hand("eyrie", "anvil", "crossbow_mouse", "sword_mouse")
    scene.turn("eyrie", "eyrie.decree")
    scene.play("decree sword_mouse build", "done")
    assert scene.step() == "root.craft"
    scene.play("craft anvil", "done")
    assert scene.step() in ("eyrie.resolve", "eyrie.move")  # the Commander's Vizier in the column Move
    assert scene.refused("craft crossbow_mouse") == ("7.5.1", "came-before")


@pytest.mark.law("7.6", "7.6.1", "7.6.2")
def test_evening_of_the_eyrie_scores_before_it_draws(scene: Scene) -> None:
    for clearing in (5, 8):
        scene.put("eyrie.roost", clearing)
    scene.put_warriors("eyrie", 8, 3)
    scene.put_warriors("marquise", 8, 1)
    scene.give_hand("eyrie", "anvil")
    scene.turn("eyrie", "eyrie.decree")
    scene.play("decree anvil recruit")
    scene.go("root.draw")
    assert scene.hand("eyrie") == []
    assert scene.points("eyrie") == 1  # for two roosts, while the first card is still to be drawn


@pytest.mark.law("1.4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_cards_for_the_start_of_a_phase_come_before_its_steps(scene: Scene, seat: int) -> None:
    names = [STEPS[step].name for step in scene.setup.factions[seat].plan]
    assert names[0] == "root.start-of-birdsong"
    assert 0 < names.index("root.start-of-daylight") < names.index("root.start-of-evening")
    daylight = names[names.index("root.start-of-daylight") + 1]
    assert daylight in ("root.craft", "alliance.daylight")
