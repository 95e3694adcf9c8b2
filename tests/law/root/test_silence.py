"""Which questions are not asked, since everybody at the table knows the only answer."""

from random import Random

import pytest

from lichtung.games import game
from lichtung.kernel.game import state_hash
from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.rules import Marquise
from tests.law.root.positions import Scene, start

pytestmark = pytest.mark.law("1.2.1")


@pytest.fixture
def wood() -> Scene:
    """Every question is asked; whether it need be is asked of the game."""
    scene = start(Marquise(), Eyrie(), Alliance())
    scene.clear_map()
    scene.put("marquise.keep", 1)
    scene.put_warriors("marquise", 1, 4)
    return scene


def need_not_be_asked(scene: Scene, step: str) -> bool:
    assert scene.step() == step
    return scene.game.asks_nothing(scene.s)


def test_crafting_without_a_workshop(wood: Scene) -> None:
    wood.give_hand("marquise", "anvil", "bake_sale")
    wood.turn("marquise", "root.craft")
    assert need_not_be_asked(wood, "root.craft")


def test_crafting_is_asked_where_a_hidden_card_could_be_crafted(wood: Scene) -> None:
    wood.put("marquise.workshop", 1)
    wood.give_hand("marquise", "bake_sale")
    wood.turn("marquise", "root.craft")
    assert wood.legal() == ["done"]
    assert not need_not_be_asked(wood, "root.craft"), (
        "silence would tell that she has no fox card of cost one"
    )


def test_with_an_empty_hand_nothing_is_asked(wood: Scene) -> None:
    wood.put("marquise.workshop", 1)
    wood.turn("marquise", "root.craft")
    assert need_not_be_asked(wood, "root.craft")


def test_a_crafted_card_that_can_be_used_is_a_choice(wood: Scene) -> None:
    wood.craft_for("marquise", "tax_collector-1")
    wood.turn("marquise", "root.craft")
    assert wood.legal() == ["use tax_collector-1", "done"]
    assert not need_not_be_asked(wood, "root.craft")


def test_a_dominance_card_could_be_in_any_hand(wood: Scene) -> None:
    wood.give_hand("marquise", "bake_sale")
    wood.s.points[0] = 10
    wood.turn("marquise", "root.craft")
    assert not need_not_be_asked(wood, "root.craft")


@pytest.mark.parametrize(("hand", "silent"), [((), True), (("bake_sale",), False)])
def test_the_end_of_the_actions_is_asked_only_for_birds_in_hand(
    wood: Scene, hand: tuple[str, ...], silent: bool
) -> None:
    wood.give_hand("marquise", *hand)
    wood.turn("marquise", "marquise.actions")
    wood.play("move 1 5 1", "done", "move 1 5 1", "done", "move 1 5 1", "done")
    assert wood.legal() == ["done"]
    assert need_not_be_asked(wood, "marquise.actions") is silent


@pytest.mark.parametrize("spent", [False, True])
def test_an_ambush_is_asked_for_as_long_as_one_could_be_in_hand(wood: Scene, spent: bool) -> None:
    wood.put_warriors("eyrie", 5, 2)
    wood.put_warriors("marquise", 5, 2)
    wood.give_hand("eyrie", "anvil")
    if spent:
        wood.put_discard("ambush_bird-1", "ambush_bird-2", "ambush_rabbit")
    wood.turn("marquise", "marquise.actions")
    wood.play("battle 5 eyrie")
    assert need_not_be_asked(wood, "root.ambush") is spent


@pytest.mark.parametrize("card", ["bake_sale", "anvil"])
def test_the_only_card_of_a_hand_pays_for_outrage_or_is_shown(wood: Scene, card: str) -> None:
    """Which of the two happens everybody sees anyway; with two cards silence would tell how many match."""
    wood.put("alliance.sympathy", 5)
    wood.give_hand("marquise", card)
    wood.turn("marquise", "marquise.actions")
    wood.play("move 1 5 1")
    assert need_not_be_asked(wood, "alliance.outrage")


def test_with_two_cards_outrage_is_asked(wood: Scene) -> None:
    wood.put("alliance.sympathy", 5)
    wood.give_hand("marquise", "bake_sale", "anvil")
    wood.turn("marquise", "marquise.actions")
    wood.play("move 1 5 1")
    assert wood.legal() == ["give bake_sale"]
    assert not need_not_be_asked(wood, "alliance.outrage")


@pytest.mark.parametrize("seed", range(6))
def test_a_game_goes_the_same_way_with_and_without_these_questions(seed: int) -> None:
    """Answering every question that need not be asked gives the game that does not ask them."""
    factions = ["marquise", "eyrie", "alliance", "vagabond"]
    few, every = (game("root", factions=factions, questions=word) for word in ("few", "all"))
    s, t, rng = few.start(), every.start(), Random(seed)
    silent = 0
    for _ in range(400):
        while every.asks_nothing(t):
            every.apply(t, t.legal[0])
            silent += 1
        assert state_hash(s) == state_hash(t)
        assert few.actions(s) == every.actions(t)
        if few.decision(s) is None:
            break
        action = rng.choice(s.legal) if s.legal else few.sample(s, rng)
        few.apply(s, action)
        every.apply(t, action)
    assert silent > 5
