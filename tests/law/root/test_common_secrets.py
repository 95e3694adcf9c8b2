"""What seats know of each other's cards, and what they do not. Law 1.2."""

from random import Random

import pytest

from lichtung.root.cards import count
from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.game import make
from lichtung.root.hands import gain_card, lose_card, pass_card, show_hand, spend
from tests.law.root.positions import Scene, start

pytestmark = pytest.mark.law("1.2.1")
MARQUISE, EYRIE, ALLIANCE = 0, 1, 2
BOTH = 1 << MARQUISE | 1 << EYRIE


@pytest.fixture
def scene() -> Scene:
    """The Eyrie hold three cards; the Alliance has seen them."""
    scene = start(Marquise(), Eyrie(), Alliance())
    scene.clear_map()
    scene.give_hand("eyrie", "anvil", "bake_sale", "sappers-1")
    show_hand(scene.s, ALLIANCE, EYRIE)
    return scene


def test_what_was_seen_stays_known_and_new_cards_are_not(scene: Scene) -> None:
    scene.s.deck &= ~scene.mask("cobbler-1")
    gain_card(scene.s, EYRIE, scene.card("cobbler-1"), 1 << EYRIE)
    assert scene.known("alliance", "eyrie") == ["sappers-1", "anvil", "bake_sale"]
    assert scene.known("marquise", "eyrie") == []
    assert scene.known("eyrie", "eyrie") == scene.hand("eyrie")


def test_a_spent_card_is_known_to_be_gone(scene: Scene) -> None:
    spend(scene.s, EYRIE, scene.card("anvil"))
    assert scene.known("alliance", "eyrie") == ["sappers-1", "bake_sale"]


def test_a_card_that_comes_back_unseen_is_not_known(scene: Scene) -> None:
    """Spent, shuffled in, drawn again: nobody else can tell."""
    spend(scene.s, EYRIE, scene.card("anvil"))
    scene.s.discard &= ~scene.mask("anvil")
    gain_card(scene.s, EYRIE, scene.card("anvil"), 1 << EYRIE)
    assert scene.known("alliance", "eyrie") == ["sappers-1", "bake_sale"]


def test_a_theft_unsettles_what_others_knew(scene: Scene) -> None:
    pass_card(scene.s, EYRIE, MARQUISE, scene.card("anvil"), BOTH, scene.setup.deck.all)
    assert scene.known("alliance", "eyrie") == []  # each of the three may be gone
    assert scene.known("alliance", "marquise") == []
    assert scene.known("eyrie", "marquise") == ["anvil"]
    assert scene.known("marquise", "marquise") == ["anvil"]
    assert scene.known("eyrie", "eyrie") == ["sappers-1", "bake_sale"]


def test_a_gift_of_a_suit_unsettles_only_cards_that_match(scene: Scene) -> None:
    foxes = scene.setup.deck.matching[0]
    pass_card(scene.s, EYRIE, MARQUISE, scene.card("anvil"), BOTH, foxes)
    assert scene.known("alliance", "eyrie") == ["bake_sale"]  # the bird might have been given too


def test_who_knows_the_whole_hand_knows_a_card_without_alternatives(scene: Scene) -> None:
    rabbits = scene.setup.deck.matching[1] & ~scene.mask("sappers-1")
    seen = pass_card(scene.s, EYRIE, MARQUISE, scene.card("bake_sale"), BOTH, rabbits)
    assert seen == BOTH | 1 << ALLIANCE
    assert scene.known("alliance", "marquise") == ["bake_sale"]
    assert scene.known("alliance", "eyrie") == ["sappers-1", "anvil"]


def test_a_bystander_who_saw_nothing_learns_nothing_from_the_last_card(scene: Scene) -> None:
    scene.give_hand("eyrie", "anvil")
    seen = pass_card(
        scene.s, EYRIE, ALLIANCE, scene.card("anvil"), 1 << EYRIE | 1 << ALLIANCE, scene.setup.deck.all
    )
    assert seen == 1 << EYRIE | 1 << ALLIANCE
    assert scene.known("marquise", "alliance") == []


def test_everybody_knows_who_was_shown_which_hand(scene: Scene) -> None:
    scene.turn("marquise", "marquise.actions")
    show_hand(scene.s, MARQUISE, EYRIE)
    for viewer in (MARQUISE, EYRIE, ALLIANCE, None):
        assert scene.game.view(scene.s, viewer).shown[MARQUISE * 3 + EYRIE] == scene.s.turn
    assert scene.game.view(scene.s, ALLIANCE).known[EYRIE] == scene.mask("anvil", "bake_sale", "sappers-1")
    assert scene.game.view(scene.s, None).known == (0, 0, 0, 0)


def test_a_pile_is_read_by_its_owner_only(scene: Scene) -> None:
    pile = scene.setup.pile[ALLIANCE]
    scene.give_pile("alliance", "cobbler-1", "cobbler-2")
    scene.turn("marquise", "marquise.actions")
    assert scene.game.view(scene.s, ALLIANCE).known[pile] == scene.mask("cobbler-1", "cobbler-2")
    for viewer in (MARQUISE, EYRIE, None):
        view = scene.game.view(scene.s, viewer)
        assert (view.hidden[pile], view.known[pile]) == (2, 0)


def test_who_loses_a_card_unseen_still_knows_his_own_hand(scene: Scene) -> None:
    lose_card(scene.s, EYRIE, scene.card("anvil"), 1 << EYRIE, scene.setup.deck.all)
    assert scene.known("eyrie", "eyrie") == ["sappers-1", "bake_sale"]


def test_unseen_cards_are_what_the_viewer_must_guess(scene: Scene) -> None:
    scene.put_discard("investments")
    scene.craft_for("marquise", "armorers-1")
    scene.put_available("dominance_fox")
    scene.turn("marquise", "marquise.actions")
    view = scene.game.view(scene.s, ALLIANCE)
    own = scene.s.zones[ALLIANCE] | scene.s.zones[scene.setup.pile[ALLIANCE]]
    open_cards = scene.mask("investments", "armorers-1", "dominance_fox", "anvil", "bake_sale", "sappers-1")
    assert view.unseen == scene.setup.deck.all & ~own & ~open_cards


@pytest.mark.parametrize("seed", range(3))
def test_imagined_hands_hold_what_is_known_and_as_many_cards_as_there_are(seed: int) -> None:
    game = make({"factions": "marquise,eyrie,alliance"})
    rng = Random(seed)
    s = game.start()
    while game.decision(s) is not None:
        if rng.random() < 0.02:
            for viewer in (0, 1, 2, None):
                view = game.view(s, viewer)
                world = game.imagine(view, rng)
                for zone in range(game.setup.zones):
                    assert count(world.zones[zone]) == count(s.zones[zone])
                    assert world.zones[zone] & view.known[zone] == view.known[zone]
                assert world.deck | sum(world.zones) == s.deck | sum(s.zones)
        game.apply(s, rng.choice(game.actions(s)))
