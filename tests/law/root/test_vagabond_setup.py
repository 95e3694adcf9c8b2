"""The Vagabond's setup. Law 9.3."""

from random import Random

import pytest

from lichtung.root.cards import members
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.factions.vagabond.data import CHARACTERS
from lichtung.root.factions.vagabond.mat import NEUTRAL, NO_RELATION
from lichtung.root.factions.vagabond.rules import Vagabond
from lichtung.root.opening import prepare
from lichtung.root.state import empty_state
from tests.law.root.positions import Scene, game_of, keys
from tests.law.root.vagabond_wood import V, all_items, items, mat, place, small_wood, wood


def before_setup() -> Scene:
    """The Vagabond is about to choose his character."""
    game = game_of(Vagabond(), Eyrie())
    scene = Scene(game, empty_state(game.setup))
    prepare(scene.s, 0)
    game.apply(scene.s, game.sample(scene.s, Random(1)))
    scene.go("vagabond.character")
    return scene


@pytest.mark.law("9.3.1")
def test_he_chooses_one_of_six_characters() -> None:
    scene = before_setup()
    six = ["thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel"]
    assert scene.legal() == [f"play-as {name}" for name in six]
    scene.play("play-as tinker")
    assert CHARACTERS[mat(scene).character] == "tinker"


@pytest.mark.law("9.3.2")
def test_the_pawn_begins_in_any_forest() -> None:
    scene = before_setup()
    scene.play("play-as thief")
    assert scene.step() == "vagabond.first-forest"
    assert scene.legal() == [f"walk f{n}" for n in range(1, 8)]
    scene.play("walk f5")
    assert place(scene) == "f5"


@pytest.mark.law("9.3.3")
def test_three_quests_are_drawn_by_chance() -> None:
    scene = before_setup()
    scene.play("play-as thief", "walk f5")
    assert (scene.step(), scene.decider()) == ("vagabond.reveal-quest", "chance")
    assert len(scene.legal()) == 15
    scene.play("reveal errand_fox", "reveal escort_mouse")
    assert "reveal errand_fox" not in scene.legal()
    scene.play("reveal guard_duty_mouse")
    assert scene.step() == "vagabond.stock-ruins"
    assert len(members(mat(scene).quests)) == 3
    assert len(members(mat(scene).quest_deck)) == 12


@pytest.mark.law("9.3.4")
def test_chance_hides_the_four_items_under_the_ruins() -> None:
    scene = before_setup()
    scene.play(
        "play-as thief", "walk f5", "reveal errand_fox", "reveal escort_mouse", "reveal guard_duty_mouse"
    )
    assert scene.decider() == "chance"
    assert len(scene.legal()) == 24
    events = scene.play("stock hammer bag sword")
    ruins = [clearing for clearing in range(12) if scene.s.ruins >> clearing & 1]
    assert [clearing + 1 for clearing in ruins] == [6, 10, 11, 12]
    assert [scene.s.ruin_items[clearing] for clearing in ruins] == [1 << 3, 1 << 1, 1 << 4, 1 << 0]
    stocked = next(event for event in events if event.key == "ruins-stocked")
    assert stocked.args == ()  # nobody is told what lies where


@pytest.mark.law("9.3.4", "1.2.1")
def test_nobody_sees_what_lies_under_which_ruin() -> None:
    scene = before_setup()
    scene.play(
        "play-as thief", "walk f5", "reveal errand_fox", "reveal escort_mouse", "reveal guard_duty_mouse"
    )
    other = scene.fork()
    scene.play("stock hammer bag sword")
    other.play("stock bag boots sword")
    for seat in (None, 0, 1):
        assert scene.game.view(scene.s, seat) == other.game.view(other.s, seat)


@pytest.mark.law("9.3.5", "9.7.1", "9.7.2", "9.7.3", "K.vagrant", "K.arbiter", "K.scoundrel")
@pytest.mark.parametrize(
    ("character", "start"),
    [
        ("thief", "boots sword tea torch"),
        ("tinker", "boots bag hammer torch"),
        ("ranger", "boots crossbow sword torch"),
        ("vagrant", "boots coin torch"),
        ("arbiter", "boots sword sword torch"),
        ("scoundrel", "boots boots crossbow torch"),
    ],
)
def test_each_character_starts_with_his_items_face_up(character: str, start: str) -> None:
    scene = small_wood(character)
    assert all_items(scene) == [start, "", "", ""]


@pytest.mark.law("9.3.6", "9.2.9")
def test_all_other_factions_are_neutral() -> None:
    scene = wood()
    assert mat(scene).relations == [NO_RELATION, NEUTRAL, NEUTRAL, NEUTRAL]


@pytest.mark.law("9.3")
def test_the_vagabond_sets_up_after_the_others() -> None:
    game = game_of(Vagabond(), Marquise())
    scene = Scene(game, empty_state(game.setup))
    prepare(scene.s, 0)
    game.apply(scene.s, game.sample(scene.s, Random(1)))
    scene.go("marquise.keep")  # letter A comes first, though the Vagabond has the first seat
    scene.go("vagabond.character")
    assert scene.decider() == V
    assert items(scene) == ""


@pytest.mark.law("9.3.3")
def test_events_tell_the_setup() -> None:
    scene = before_setup()
    told = scene.play("play-as thief", "walk f5", "reveal errand_fox")
    assert keys(told) == ["plays-as", "pawn-placed", "quest-revealed"]
