"""What comes at the wrong time is refused by the paragraph and with the phase where it belongs."""

import pytest

from lichtung.locale.render import catalogue
from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.factions.vagabond.rules import Vagabond
from tests.law.root.positions import Scene, start

pytestmark = pytest.mark.law("1.4")


def said(scene: Scene, action: str, lang: str) -> str:
    refusal = scene.refusal(action)
    assert refusal is not None
    return catalogue(lang).refusal(scene.game, refusal)


@pytest.fixture
def wood() -> Scene:
    scene = start(Marquise(), Eyrie(), Alliance(), Vagabond())
    scene.give_hand("marquise", "anvil", "dominance_fox")
    scene.give_hand("eyrie", "anvil", "bake_sale", "dominance_fox")
    return scene


def test_another_phase_is_named(wood: Scene) -> None:
    wood.turn("eyrie", "eyrie.decree")
    assert wood.refused("craft anvil") == ("7.5.1", "other-phase")
    assert wood.refused("move 1 5 2") == ("7.5.2.II", "other-phase")
    assert wood.refused("battle 1 marquise") == ("7.5.2.III", "other-phase")
    assert wood.refused("dominance dominance_fox") == ("3.3.1", "other-phase")
    assert wood.refused("claim dominance_fox anvil") == ("3.3.4", "other-phase")
    assert said(wood, "craft anvil", "en") == "That belongs to Daylight. (7.5.1)"
    assert said(wood, "craft anvil", "de") == "Das gehört in die Phase „Tageslicht“. (7.5.1)"


def test_another_step_of_the_same_phase(wood: Scene) -> None:
    wood.turn("marquise", "root.craft")
    assert wood.refused("move 1 5 2") == ("6.5.2", "comes-later")
    assert wood.refused("recruit") == ("6.5.3", "comes-later")
    assert wood.refused("build marquise.sawmill 1") == ("6.5.4", "comes-later")
    wood.go("marquise.actions")
    assert wood.refused("craft anvil") == ("6.5", "came-before")


def test_what_is_over_for_this_turn(wood: Scene) -> None:
    wood.turn("eyrie", "root.craft")
    assert wood.refused("decree anvil move") == ("7.4.2", "other-phase")
    assert said(wood, "decree anvil move", "en") == "That belongs to Birdsong. (7.4.2)"


def test_an_action_of_another_faction(wood: Scene) -> None:
    wood.turn("eyrie", "root.craft")
    for action in ("recruit", "mobilize anvil", "explore"):
        assert wood.refused(action) == ("4.1", "not-yours")


def test_in_the_turn_of_another(wood: Scene) -> None:
    """Whoever is asked something in between waits with the rest for a turn of his own."""
    wood.put_warriors("eyrie", 5, 2)
    wood.put_warriors("marquise", 5, 2)
    wood.turn("marquise", "marquise.actions")
    wood.play("battle 5 eyrie")
    assert wood.step() == "root.ambush"
    assert wood.refused("craft anvil") == ("7.5.1", "own-turn")
    assert wood.refused("ambush anvil") == ("4.3.1", "not-offered")


def test_a_question_in_between_comes_first(wood: Scene) -> None:
    """What the step below knows is not called untimely."""
    wood.put_warriors("eyrie", 5, 2)
    wood.put_warriors("marquise", 5, 2)
    wood.turn("eyrie", "eyrie.decree")
    wood.play("decree bake_sale battle", "done")
    wood.go("eyrie.move")
    assert wood.refused("battle 5 marquise") == ("7.5.2.II", "not-now")


def test_answers_to_questions_belong_nowhere(wood: Scene) -> None:
    wood.turn("marquise", "marquise.actions")
    assert wood.refused("give anvil") == ("6.5", "not-now")
    assert wood.refused("order outrage 5") == ("6.5", "not-now")
