"""Setup. Law 5."""

from random import Random

import pytest

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.errors import LichtungError
from lichtung.root.cards import ITEMS, count
from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.game import make
from lichtung.root.state import Root
from tests.law.root.positions import Scene, game_of


@pytest.fixture
def scene() -> Scene:
    game = game_of(Alliance(), Eyrie(), Marquise())
    return Scene(game, game.start())


def deal(scene: Scene) -> None:
    """All draws of the setup."""
    while scene.step() == "root.draw":
        scene.play(scene.legal()[0])


@pytest.mark.law("5.1.1")
def test_chance_names_the_first_player(scene: Scene) -> None:
    assert (scene.step(), scene.decider()) == ("root.first-player", "chance")
    outcomes = scene.game.chance(scene.s)
    assert [(scene.game.text(a), weight) for a, weight in outcomes] == [
        ("first alliance", 1),
        ("first eyrie", 1),
        ("first marquise", 1),
    ]


@pytest.mark.law("5.1.1")
@pytest.mark.parametrize("first", ["alliance", "eyrie", "marquise"])
def test_the_first_player_takes_the_first_turn(scene: Scene, first: str) -> None:
    scene.play(f"first {first}")
    while scene.s.turn == 0:
        scene.play(scene.legal()[0])
    assert scene.s.active == scene.seat(first)
    assert scene.s.turn == 1


@pytest.mark.law("5.1.1")
def test_any_mix_of_factions_in_any_seats() -> None:
    assert make({"factions": "eyrie,marquise"}).setup_data()["factions"] == ["eyrie", "marquise"]
    for factions in ("marquise", "", "marquise,marquise", "marquise,nobody", 3, ["marquise", 4]):
        with pytest.raises(LichtungError):
            make({"factions": factions})


@pytest.mark.law("5.1.2")
def test_all_begin_with_no_points(scene: Scene) -> None:
    assert scene.s.points == (0, 0, 0)


@pytest.mark.law("5.1.3")
def test_everybody_draws_three_cards(scene: Scene) -> None:
    scene.play("first eyrie")
    for _ in range(9):
        assert scene.game.decision(scene.s).seat == CHANCE  # type: ignore[union-attr]  # it stands
        scene.play(scene.legal()[0])
    assert [count(scene.s.zones[seat]) for seat in range(3)] == [3, 3, 3]
    assert count(scene.s.deck | scene.s.zones[3]) == 54 - 9


@pytest.mark.law("5.1.3", "K.dominance_bird", "K.dominance_fox", "K.dominance_rabbit", "K.dominance_mouse")
def test_two_players_play_without_dominance_cards(scene: Scene) -> None:
    game = game_of(Eyrie(), Marquise())
    pair = Scene(game, game.start())
    pair.play("first eyrie")
    assert pair.s.deck & pair.setup.deck.dominance == 0
    assert count(pair.s.deck) == 50
    assert pair.s.available == 0
    scene.play("first eyrie")
    assert count(scene.s.deck & scene.setup.deck.dominance) == 4


def cards_everywhere(s: Root) -> int:
    found = s.deck | s.discard | s.available
    for mask in [*s.zones, *s.crafted]:
        found |= mask
    return found


@pytest.mark.law("5.1.3")
def test_the_removed_dominance_cards_never_come_back() -> None:
    game = game_of(Marquise(), Alliance())
    rng = Random(3)
    s = game.start()
    while game.decision(s) is not None:
        assert not s.turn or cards_everywhere(s) & game.setup.deck.dominance == 0
        game.apply(s, rng.choice(game.actions(s)))


@pytest.mark.law("5.1.4")
def test_four_ruins_fill_the_marked_slots(scene: Scene) -> None:
    scene.play("first eyrie")
    assert [c + 1 for c in range(scene.s.clearings) if scene.s.ruins >> c & 1] == [6, 10, 11, 12]
    assert sum(scene.s.slots) == sum(scene.setup.map.slots) - 4


@pytest.mark.law("5.1.5")
def test_the_supply_of_items(scene: Scene) -> None:
    supply = {item: n for item, n in zip(ITEMS, scene.s.items, strict=True) if n}
    assert supply == {
        "boots": 2,
        "bag": 2,
        "crossbow": 1,
        "hammer": 1,
        "sword": 2,
        "tea": 2,
        "coin": 2,
    }


@pytest.mark.law("5.1.7")
def test_factions_set_up_in_the_order_of_their_letters(scene: Scene) -> None:
    """Seats are Alliance, Eyrie, Marquise; letters C, B, A."""
    scene.play("first alliance")
    deal(scene)
    assert scene.step() == "marquise.keep"
    scene.play("at 1")
    for _ in range(3):
        assert scene.step() == "marquise.starting-building"
        scene.play(scene.legal()[0])
    assert scene.step() == "eyrie.first-leader"  # the roost has one place: opposite the keep
    assert scene.count("eyrie.roost", 3) == 1
    scene.play("leader despot")
    assert scene.step() == "root.draw"  # the first supporters
    deal(scene)
    assert scene.s.turn == 1
