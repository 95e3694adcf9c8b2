"""What cards do outside battle: Favors, and crafted cards used in their owner's turn. Law 4.1.2, 4.1.3, K."""

import pytest

from lichtung.kernel.codec import HIDDEN
from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.mat import mat_of
from lichtung.root.factions.marquise.rules import Marquise
from tests.law.root.positions import Scene, keys, start


@pytest.fixture
def scene() -> Scene:
    scene = start(Marquise(), Eyrie(), Alliance())
    scene.clear_map()
    return scene


# --- Favors


@pytest.mark.law("K.favor_fox", "K.favor_rabbit", "K.favor_mouse", "4.1.2")
@pytest.mark.parametrize(
    ("card", "sites", "target", "elsewhere"),
    [
        ("favor_fox", (1, 8, 12), 6, 5),
        ("favor_rabbit", (3, 4, 5), 10, 8),
        ("favor_mouse", (2, 7, 9), 11, 5),
    ],
)
def test_a_favor_empties_the_clearings_of_its_suit_of_enemies(
    scene: Scene, card: str, sites: tuple[int, ...], target: int, elsewhere: int
) -> None:
    for clearing in sites:
        scene.put("marquise.workshop", clearing)
        scene.put_warriors("marquise", clearing, 1)
    for clearing in (target, elsewhere):
        scene.put("eyrie.roost", clearing)
        scene.put_warriors("eyrie", clearing, 2)
        scene.put("alliance.sympathy", clearing)
    scene.put_warriors("alliance", sites[1], 1)
    scene.give_hand("marquise", card)
    scene.turn("marquise", "root.craft")
    events = scene.play(f"craft {card}")
    assert "favor" in keys(events)
    for seat in ("eyrie", "alliance"):
        assert [scene.warriors(seat, c) for c in (*sites, target)] == [0, 0, 0, 0]
    assert scene.count("eyrie.roost", target) == 0
    assert scene.count("alliance.sympathy", target) == 0
    assert (scene.warriors("eyrie", elsewhere), scene.count("eyrie.roost", elsewhere)) == (2, 1)
    assert [scene.warriors("marquise", c) for c in sites] == [1, 1, 1]  # her own stay
    assert scene.points("marquise") == 2
    assert scene.words(scene.s.discard) == [card]


@pytest.mark.law("K.favor_fox", "6.2.2")
def test_a_favor_takes_the_keep_for_good(scene: Scene) -> None:
    scene.put("marquise.keep", 1)
    scene.put_warriors("marquise", 1, 2)
    scene.give_hand("marquise", "anvil")
    for clearing in (6, 8, 12):
        scene.put("eyrie.roost", clearing)
    scene.give_hand("eyrie", "favor_fox")
    scene.ask_seat("root.craft", "eyrie")
    scene.play("craft favor_fox")
    assert scene.count("marquise.keep", 1) == 0
    assert scene.s.unplaced[scene.kind("marquise.keep")] == 0
    assert scene.points("eyrie") == 1
    # With the keep gone there is no hospital for the warriors that fell with it.
    assert scene.step() == "root.craft"
    assert scene.decider() == "eyrie"


@pytest.mark.law("K.favor_fox", "6.2.3", "1.1.3")
def test_a_favor_asks_for_each_clearing_with_fallen_warriors(scene: Scene) -> None:
    scene.put("marquise.keep", 2)
    scene.put_warriors("marquise", 1, 2)
    scene.put_warriors("marquise", 8, 1)
    scene.give_hand("marquise", "anvil", "foxfolk_steel", "bake_sale")
    for clearing in (1, 6, 12):
        scene.put("eyrie.roost", clearing)
    scene.give_hand("eyrie", "favor_fox")
    scene.ask_seat("root.craft", "eyrie")
    scene.play("craft favor_fox", "order field-hospital 1")
    assert scene.legal() == ["done", "give anvil", "give foxfolk_steel"]
    scene.play("give anvil")
    assert scene.warriors("marquise", 2) == 2
    scene.play("done")
    assert scene.warriors("marquise", 2) == 2
    assert scene.s.supply[0] == 23


@pytest.mark.law("K.favor_mouse", "8.2.6")
def test_the_favor_itself_is_not_in_hand_while_it_works(scene: Scene) -> None:
    """Outrage for the removed token finds an empty hand."""
    for clearing in (2, 7, 9):
        scene.put("marquise.workshop", clearing)
    scene.put("alliance.sympathy", 11)
    scene.give_hand("marquise", "favor_mouse")
    scene.turn("marquise", "root.craft")
    events = scene.play("craft favor_mouse")
    assert "nothing-to-give" in keys(events)
    assert scene.step() == "root.draw"  # the Alliance draws instead


# --- Birdsong


@pytest.mark.law("K.royal_claim")
def test_royal_claim_scores_ruled_clearings_and_is_discarded(scene: Scene) -> None:
    scene.craft_for("marquise", "royal_claim")
    for clearing in (1, 5, 7):
        scene.put_warriors("marquise", clearing, 1)
    scene.put_warriors("eyrie", 7, 1)  # ruled by the Eyrie
    scene.put_warriors("alliance", 5, 1)  # ruled by nobody
    scene.put("marquise.wood", 8)  # tokens rule nothing
    scene.put("marquise.recruiter", 2)
    scene.turn("marquise")
    assert scene.step() == "root.birdsong-cards"
    scene.play("use royal_claim")
    assert scene.points("marquise") == 2
    assert scene.s.crafted[0] == 0
    assert scene.words(scene.s.discard) == ["royal_claim"]


@pytest.mark.law("K.royal_claim", "4.1.3")
def test_royal_claim_waits_for_a_later_birdsong_if_its_owner_likes(scene: Scene) -> None:
    scene.craft_for("marquise", "royal_claim")
    scene.turn("marquise", "marquise.actions")
    assert scene.words(scene.s.crafted[0]) == ["royal_claim"]
    assert scene.refused("use royal_claim") == ("4.1.3", "wrong-time")


@pytest.mark.law("K.stand_and_deliver", "1.2.1")
def test_stand_and_deliver_takes_a_random_card_for_a_point(scene: Scene) -> None:
    scene.craft_for("marquise", "stand_and_deliver-1")
    scene.give_hand("eyrie", "anvil", "cobbler-1")
    scene.give_hand("alliance", "bake_sale")
    scene.turn("marquise")
    scene.play("use stand_and_deliver-1")
    assert scene.legal() == ["target eyrie", "target alliance"]
    scene.play("target eyrie")
    assert scene.decider() == "chance"
    assert scene.legal() == ["steal anvil", "steal cobbler-1"]
    stolen = scene.play("steal cobbler-1")[0]
    assert scene.hand("marquise") == ["cobbler-1"]
    assert scene.hand("eyrie") == ["anvil"]
    assert scene.points("eyrie") == 1
    # Thief and victim know the card, and nobody else.
    assert stolen.seen_by(0).args[2] == stolen.seen_by(1).args[2] == scene.card("cobbler-1")
    assert stolen.seen_by(2).args[2] == stolen.seen_by(None).args[2] == HIDDEN
    assert scene.known("eyrie", "marquise") == ["cobbler-1"]
    assert scene.known("alliance", "marquise") == []


@pytest.mark.law("K.stand_and_deliver", "4.1.3")
def test_stand_and_deliver_once_a_turn_and_only_from_hands_with_cards(scene: Scene) -> None:
    scene.craft_for("marquise", "stand_and_deliver-1")
    scene.turn("marquise")
    assert scene.step() == "root.craft"  # nobody has a card: not even offered
    scene.give_hand("eyrie", "anvil", "cobbler-1")
    scene.turn("marquise")
    scene.play("use stand_and_deliver-1")  # one victim, taken without a question
    scene.play("steal anvil")
    assert scene.step() == "root.craft"
    scene.turn("marquise")
    assert scene.legal() == ["use stand_and_deliver-1", "done"]


@pytest.mark.law("K.stand_and_deliver", "3.1")
def test_the_point_for_the_victim_can_win(scene: Scene) -> None:
    scene.craft_for("marquise", "stand_and_deliver-1")
    scene.give_hand("eyrie", "anvil")
    scene.set_points("eyrie", 29)
    scene.turn("marquise")
    scene.play("use stand_and_deliver-1")
    assert scene.winners() == ["eyrie"]


@pytest.mark.law("K.better_burrow_bank")
def test_better_burrow_bank_draws_for_its_owner_and_another(scene: Scene) -> None:
    scene.craft_for("marquise", "better_burrow_bank-1")
    scene.turn("marquise")
    assert scene.step() == "root.bank"  # no choice but whom
    assert scene.legal() == ["target eyrie", "target alliance"]
    scene.play("target alliance", "draw anvil", "draw bake_sale")
    assert scene.hand("marquise") == ["anvil"]
    assert scene.hand("alliance") == ["bake_sale"]
    assert scene.step() == "root.craft"


# --- Daylight


@pytest.mark.law("K.codebreakers", "1.2.1")
def test_codebreakers_show_a_hand_to_their_owner_only(scene: Scene) -> None:
    scene.craft_for("marquise", "codebreakers-1")
    scene.give_hand("eyrie", "anvil", "cobbler-1")
    scene.turn("marquise", "root.craft")
    scene.play("use codebreakers-1")
    assert scene.known("marquise", "eyrie") == ["anvil", "cobbler-1"]
    assert scene.known("alliance", "eyrie") == []
    view = scene.game.view(scene.s, 0)
    assert view.known[1] == scene.mask("anvil", "cobbler-1")
    assert scene.refused("use codebreakers-1") == ("4.1.3", "used-already")
    scene.go("marquise.actions")
    assert scene.refused("use codebreakers-1") == ("4.1.3", "used-already")


@pytest.mark.law("K.codebreakers")
def test_codebreakers_need_a_hand_to_look_at(scene: Scene) -> None:
    scene.craft_for("marquise", "codebreakers-1")
    scene.turn("marquise", "root.craft")
    assert scene.refused("use codebreakers-1") == ("4.1.3", "no-use")


@pytest.mark.law("K.tax_collector", "2.5.1")
def test_tax_collector_removes_an_own_warrior_for_a_card(scene: Scene) -> None:
    scene.craft_for("marquise", "tax_collector-1")
    scene.put_warriors("marquise", 5, 2)
    scene.put_warriors("marquise", 8, 1)
    scene.put_warriors("eyrie", 7, 1)
    scene.turn("marquise", "marquise.actions")
    scene.play("use tax_collector-1")
    assert scene.legal() == ["at 5", "at 8"]
    scene.play("at 5", "draw anvil")
    assert scene.warriors("marquise", 5) == 1
    assert scene.hand("marquise") == ["anvil"]
    assert scene.refused("use tax_collector-1") == ("4.1.3", "used-already")


@pytest.mark.law("K.tax_collector", "6.2.3", "1.1.3")
def test_the_price_is_paid_with_all_that_comes_of_it_before_the_card_is_drawn(scene: Scene) -> None:
    """The card that is drawn comes too late for the field hospital, and nobody is asked for an order."""
    scene.craft_for("marquise", "tax_collector-1")
    scene.put("marquise.keep", 1)
    scene.put_warriors("marquise", 5, 1)
    scene.give_hand("marquise", "anvil")
    scene.turn("marquise", "marquise.actions")
    scene.play("use tax_collector-1")
    assert (scene.step(), scene.legal()) == ("marquise.field-hospital", ["done"])  # no rabbit, no bird
    scene.play("done", "draw bake_sale")
    assert scene.step() == "marquise.actions"
    assert (scene.warriors("marquise", 5), scene.warriors("marquise", 1)) == (0, 0)


@pytest.mark.law("K.tax_collector", "6.2.3")
def test_even_a_taxed_warrior_can_go_to_the_field_hospital(scene: Scene) -> None:
    scene.craft_for("marquise", "tax_collector-1")
    scene.put("marquise.keep", 1)
    scene.put_warriors("marquise", 5, 1)
    scene.give_hand("marquise", "bake_sale")
    scene.turn("marquise", "marquise.actions")
    scene.play("use tax_collector-1", "give bake_sale", "draw anvil")
    assert (scene.warriors("marquise", 5), scene.warriors("marquise", 1)) == (0, 1)
    assert scene.hand("marquise") == ["anvil"]


@pytest.mark.law("K.tax_collector")
def test_tax_collector_needs_a_warrior_on_the_map(scene: Scene) -> None:
    scene.craft_for("marquise", "tax_collector-1")
    scene.put_warriors("eyrie", 5, 2)  # not hers
    scene.turn("marquise", "root.craft")
    assert scene.refused("use tax_collector-1") == ("4.1.3", "no-use")


@pytest.mark.law("K.command_warren")
def test_command_warren_starts_a_battle_before_crafting(scene: Scene) -> None:
    scene.craft_for("marquise", "command_warren-1")
    scene.put_warriors("marquise", 5, 2)
    scene.put_warriors("eyrie", 5, 1)
    scene.put_warriors("marquise", 8, 2)
    scene.put_warriors("eyrie", 8, 1)
    scene.turn("marquise")
    assert scene.step() == "root.start-of-daylight"
    scene.play("use command_warren-1")
    assert scene.legal() == ["battle 5 eyrie", "battle 8 eyrie"]
    assert scene.refused("battle 7 eyrie") == ("4.3", "no-fighters")
    assert scene.refused("move 5 1 1") == ("6.5.2", "comes-later")
    scene.play("battle 8 eyrie", "roll 1 0")
    assert scene.warriors("eyrie", 8) == 0
    assert scene.step() == "root.craft"
    scene.go("marquise.actions")
    assert mat_of(scene.s, 0).actions_left == 3  # no action was spent on it


@pytest.mark.law("K.command_warren")
def test_command_warren_may_be_left(scene: Scene) -> None:
    scene.craft_for("marquise", "command_warren-1")
    scene.put_warriors("marquise", 5, 2)
    scene.put_warriors("eyrie", 5, 1)
    scene.turn("marquise")
    scene.play("done")
    assert scene.step() == "root.craft"
    assert scene.refused("use command_warren-1") == ("4.1.3", "wrong-time")


# --- Evening


@pytest.mark.law("K.cobbler", "4.2.1")
def test_cobbler_grants_a_move_at_the_start_of_evening(scene: Scene) -> None:
    scene.craft_for("marquise", "cobbler-1")
    scene.put_warriors("marquise", 5, 2)
    scene.put_warriors("eyrie", 2, 3)
    scene.put_warriors("marquise", 2, 1)
    scene.turn("marquise", "root.start-of-evening")
    scene.play("use cobbler-1")
    assert scene.step() == "root.granted-move"
    assert scene.refused("move 2 6 1") == ("4.2.1", "must-rule")
    assert scene.refused("move 5 3 1") == ("4.2", "no-path")
    scene.play("move 5 1 2")
    assert scene.warriors("marquise", 1) == 2
    assert scene.step() == "root.draw"  # once only


@pytest.mark.law("K.cobbler")
def test_cobbler_is_not_offered_where_nothing_can_move(scene: Scene) -> None:
    scene.craft_for("marquise", "cobbler-1")
    scene.turn("marquise", "marquise.actions")
    scene.play("done")
    assert scene.step() == "root.draw"


@pytest.mark.law("4.1.3")
def test_several_cards_of_a_moment_one_after_the_other(scene: Scene) -> None:
    scene.craft_for("marquise", "royal_claim", "stand_and_deliver-1")
    scene.put_warriors("marquise", 5, 1)
    scene.give_hand("eyrie", "anvil", "bake_sale")
    scene.turn("marquise")
    assert scene.legal() == ["use royal_claim", "use stand_and_deliver-1", "done"]
    scene.play("use stand_and_deliver-1", "steal anvil")
    assert scene.legal() == ["use royal_claim", "done"]
    scene.play("use royal_claim")
    assert scene.points("marquise") == 1
    assert scene.step() == "root.craft"
