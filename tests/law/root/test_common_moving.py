"""Moving. Law 4.2."""

import pytest

from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.rules import Marquise
from tests.law.root.positions import Scene, start


@pytest.fixture
def scene() -> Scene:
    scene = start(Marquise(), Eyrie(), Alliance())
    scene.clear_map()
    return scene


@pytest.mark.law("4.2", "2.2.1")
def test_any_number_of_warriors_to_an_adjacent_clearing(scene: Scene) -> None:
    scene.put_warriors("marquise", 5, 3)
    scene.turn("marquise", "marquise.actions")
    assert scene.legal("move") == [f"move 5 {dest} {n}" for dest in (1, 2) for n in (1, 2, 3)]
    scene.play("move 5 1 2")
    assert (scene.warriors("marquise", 5), scene.warriors("marquise", 1)) == (1, 2)


@pytest.mark.law("4.2")
def test_no_move_without_a_path_or_with_too_many(scene: Scene) -> None:
    scene.put_warriors("marquise", 5, 3)
    scene.turn("marquise", "marquise.actions")
    assert scene.refused("move 5 3 1") == ("4.2", "no-path")
    assert scene.refused("move 5 5 1") == ("4.2", "no-path")
    assert scene.refused("move 5 1 4") == ("4.2", "too-few-to-move")
    assert scene.refused("move 5 1 0") == ("4.2", "too-few-to-move")
    assert scene.refused("move 1 5 1") == ("4.2", "too-few-to-move")


@pytest.mark.law("4.2.1")
def test_the_mover_rules_origin_or_destination(scene: Scene) -> None:
    scene.put_warriors("marquise", 5, 1)
    scene.put_warriors("eyrie", 5, 2)
    scene.put_warriors("marquise", 2, 1)  # hers: ruling the destination is enough
    scene.put_warriors("eyrie", 1, 1)
    scene.turn("marquise", "marquise.actions")
    assert scene.refused("move 5 1 1") == ("4.2.1", "must-rule")
    assert scene.refusal("move 5 2 1") is None
    assert scene.refusal("move 2 5 1") is None  # and ruling the origin


@pytest.mark.law("4.2.1", "2.8")
def test_a_tie_rules_nothing_for_moving(scene: Scene) -> None:
    scene.put_warriors("marquise", 5, 2)
    scene.put_warriors("alliance", 5, 2)
    scene.turn("marquise", "marquise.actions")
    assert scene.refused("move 5 1 1") == ("4.2.1", "must-rule")


@pytest.mark.law("4.2.1")
def test_rule_is_asked_before_the_move(scene: Scene) -> None:
    """Warriors that would rule only once they have arrived do not rule yet."""
    scene.put_warriors("marquise", 5, 3)
    scene.put_warriors("eyrie", 5, 4)
    scene.put_warriors("eyrie", 1, 1)
    scene.turn("marquise", "marquise.actions")
    assert scene.refused("move 5 1 3") == ("4.2.1", "must-rule")


@pytest.mark.law("4.2.2")
def test_the_same_warriors_move_as_often_as_moves_are_made(scene: Scene) -> None:
    scene.put_warriors("marquise", 5, 1)
    scene.turn("marquise", "marquise.actions")
    scene.play("move 5 1 1", "move 1 9 1")  # one march
    scene.play("move 9 12 1", "move 12 11 1")
    assert scene.warriors("marquise", 11) == 1


@pytest.mark.law("2.3", "4.2")
def test_rivers_are_no_paths(scene: Scene) -> None:
    scene.put_warriors("marquise", 4, 1)
    scene.turn("marquise", "marquise.actions")
    assert scene.refused("move 4 7 1") == ("4.2", "no-path")  # joined by a river only
