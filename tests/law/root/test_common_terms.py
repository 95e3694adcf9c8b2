"""Golden rules and key terms. Law 1 and 2."""

from random import Random

import pytest

from lichtung.kernel.codec import HIDDEN
from lichtung.root.cards import count, members
from lichtung.root.drawing import draw
from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.mat import mat_of
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.map import BIRD, FOX, MOUSE, RABBIT
from lichtung.root.paths import land_neighbours, surroundings
from lichtung.root.state import Root, suit_at
from tests.law.root.positions import Scene, game_of, keys, start


@pytest.fixture
def scene() -> Scene:
    scene = start(Marquise(), Eyrie(), Alliance())
    scene.clear_map()
    return scene


# --- 1. Golden rules


@pytest.mark.law("1.1.3")
def test_the_active_player_orders_what_happens_at_the_same_time(scene: Scene) -> None:
    """Warriors of the Marquise fall in two clearings, and with them a sympathy token."""
    scene.put("marquise.keep", 2)
    scene.put_warriors("marquise", 6, 1)
    scene.put_warriors("marquise", 8, 1)
    scene.put("alliance.sympathy", 8)
    for clearing in (1, 6, 12):
        scene.put("eyrie.roost", clearing)
    scene.give_hand("marquise", "anvil", "foxfolk_steel")
    scene.give_hand("eyrie", "favor_fox", "root_tea_fox")
    scene.s.active = scene.seat("eyrie")
    scene.ask_seat("root.craft", "eyrie")
    scene.play("craft favor_fox")
    assert (scene.step(), scene.decider()) == ("root.order", "eyrie")
    assert scene.legal() == ["order field-hospital 6", "order field-hospital 8", "order outrage 8"]
    scene.play("order outrage 8")
    assert (scene.step(), scene.decider()) == ("alliance.outrage", "eyrie")
    scene.play("give root_tea_fox")
    assert (scene.step(), scene.decider()) == ("root.order", "eyrie")
    scene.play("order field-hospital 8")
    assert (scene.step(), scene.decider()) == ("marquise.field-hospital", "marquise")
    scene.play("give anvil")
    assert (scene.step(), scene.decider()) == ("marquise.field-hospital", "marquise")
    scene.play("give foxfolk_steel")
    assert scene.warriors("marquise", 2) == 2
    assert scene.step() == "root.craft"


@pytest.mark.law("1.2.1")
def test_hands_are_secret_and_their_size_is_not(scene: Scene) -> None:
    scene.give_hand("eyrie", "anvil", "cobbler-1")
    scene.turn("marquise", "marquise.actions")
    own = scene.game.view(scene.s, scene.seat("eyrie"))
    assert own.known[1] == scene.mask("anvil", "cobbler-1")
    for viewer in (scene.seat("marquise"), scene.seat("alliance"), None):
        view = scene.game.view(scene.s, viewer)
        assert view.hidden[1] == 2
        assert view.known[1] == 0
        other = scene.fork()
        other.give_hand("eyrie", "sappers-1", "bake_sale")
        assert scene.game.view(other.s, viewer).to_bytes() == view.to_bytes()


@pytest.mark.law("1.2.1")
def test_only_who_draws_sees_the_card(scene: Scene) -> None:
    draw(scene.s, scene.seat("eyrie"), 1)
    drew = scene.play("draw anvil")[0]
    assert drew.seen_by(scene.seat("eyrie")).args == (1, scene.card("anvil"))
    assert drew.seen_by(scene.seat("marquise")).args == (1, HIDDEN)
    assert drew.seen_by(None).args == (1, HIDDEN)


@pytest.mark.law("1.2.2")
def test_the_discard_pile_is_open_to_all(scene: Scene) -> None:
    scene.put_discard("anvil", "cobbler-1")
    scene.turn("marquise", "marquise.actions")
    for viewer in (0, 1, 2, None):
        view = scene.game.view(scene.s, viewer)
        assert view.discard == scene.mask("anvil", "cobbler-1")
        assert view.data()["discard"] == ["anvil", "cobbler-1"]


@pytest.mark.law("1.3.2")
def test_cards_change_hands_only_where_a_rule_says_so(scene: Scene) -> None:
    scene.give_hand("marquise", "anvil")
    for step in ("root.craft", "marquise.actions"):
        scene.turn("marquise", step)
        assert scene.refused("give anvil")[1] == "not-now"


@pytest.mark.law("1.4")
def test_a_turn_has_three_phases_and_goes_round_clockwise(scene: Scene) -> None:
    for word in ("stand_and_deliver-1", "tax_collector-1", "cobbler-1", "command_warren-1"):
        scene.craft_for("marquise", word)
    scene.put_warriors("marquise", 5, 2)
    scene.put_warriors("eyrie", 5, 1)
    scene.give_hand("eyrie", "anvil")
    scene.turn("marquise")
    seen = []
    while scene.decider() == "marquise":
        seen.append(scene.step())
        scene.play("done")
    assert seen == [
        "root.birdsong-cards",
        "root.birdsong-cards",  # before and after placing wood
        "root.start-of-daylight",
        "root.craft",
        "marquise.actions",
        "root.start-of-evening",
    ]
    assert scene.step() == "root.draw"
    turns = [scene.s.active]
    while len(turns) < 4:
        options = scene.legal()
        scene.play("done" if "done" in options else options[0])
        if scene.s.active != turns[-1]:
            turns.append(scene.s.active)
    assert turns == [0, 1, 2, 0]


# --- 2.1 Cards


@pytest.mark.law("2.1")
def test_the_deck_has_four_suits(scene: Scene) -> None:
    deck = scene.setup.deck
    assert deck.size == 54
    assert [count(deck.of_suit[suit]) for suit in (FOX, RABBIT, MOUSE, BIRD)] == [14, 13, 13, 14]
    kinds = [deck.kind.count(kind) for kind in range(5)]
    assert kinds == [20, 5, 4, 22, 3]  # items, ambushes, dominance, persistent, immediate
    assert count(deck.craftable) == 45


@pytest.mark.law("2.1.1")
def test_a_bird_stands_in_for_every_suit(scene: Scene) -> None:
    scene.put("marquise.sawmill", 8)
    scene.put("marquise.sawmill", 7)
    scene.give_hand("marquise", "arms_trader", "anvil", "bake_sale")
    scene.turn("marquise", "marquise.actions")
    assert scene.legal("overwork") == [
        "overwork arms_trader 7",
        "overwork arms_trader 8",
        "overwork anvil 8",
    ]


@pytest.mark.law("2.1.1.I", "8.2.6")
def test_who_must_give_a_suit_and_has_only_birds_gives_a_bird(scene: Scene) -> None:
    scene.put("alliance.sympathy", 8)
    scene.put_warriors("marquise", 7, 1)
    scene.give_hand("marquise", "sappers-1", "bake_sale", "cobbler-1")
    scene.turn("marquise", "marquise.actions")
    scene.play("move 7 8 1")
    assert scene.step() == "alliance.outrage"
    assert scene.legal() == ["give sappers-1"]  # nor may the hand be shown instead
    scene.play("give sappers-1")
    assert scene.hand("marquise") == ["bake_sale", "cobbler-1"]


@pytest.mark.law("2.1.1.I", "8.2.6")
def test_the_giver_chooses_among_matching_cards(scene: Scene) -> None:
    scene.put("alliance.sympathy", 8)
    scene.put_warriors("marquise", 7, 1)
    scene.give_hand("marquise", "sappers-1", "anvil", "cobbler-1")
    scene.turn("marquise", "marquise.actions")
    scene.play("move 7 8 1")
    assert scene.legal() == ["give sappers-1", "give anvil"]


@pytest.mark.law("2.1.1.II")
def test_nothing_stands_in_for_a_bird(scene: Scene) -> None:
    scene.give_hand("marquise", "anvil", "sappers-1")
    scene.turn("marquise", "marquise.actions")
    mat_of(scene.s, 0).actions_left = 0  # her three actions are done: a bird buys one more
    assert scene.refused("hurry anvil") == ("6.5", "need-bird")
    assert scene.refusal("hurry sappers-1") is None


def drawing(scene: Scene, cards: int) -> None:
    """The Marquise draws cards."""
    draw(scene.s, scene.seat("marquise"), cards)


def empty_deck(scene: Scene, *but: str) -> None:
    """All cards of the deck but these go to the Alliance's pile, out of the way."""
    pile = scene.setup.pile[scene.seat("alliance")]
    words = scene.words(scene.s.deck | scene.s.zones[pile])
    scene.give_zone(pile, *[word for word in words if word not in but])


@pytest.mark.law("2.1.2")
def test_cards_come_from_the_common_deck(scene: Scene) -> None:
    deck = scene.s.deck
    drawing(scene, 2)
    assert scene.decider() == "chance"
    assert len(scene.legal()) == count(deck)
    scene.play("draw anvil", "draw cobbler-1")
    assert scene.hand("marquise") == ["anvil", "cobbler-1"]
    assert scene.s.deck == deck & ~scene.mask("anvil", "cobbler-1")


@pytest.mark.law("2.1.2")
def test_an_empty_deck_is_made_anew_from_the_discard_pile(scene: Scene) -> None:
    scene.put_discard("bake_sale", "anvil")
    empty_deck(scene, "cobbler-1")
    drawing(scene, 2)
    assert scene.legal() == ["draw cobbler-1"]
    events = scene.play("draw cobbler-1")
    assert "reshuffled" in keys(events)  # as soon as it is empty
    assert scene.s.discard == 0
    assert scene.legal() == ["draw anvil", "draw bake_sale"]
    scene.play("draw bake_sale")
    assert scene.words(scene.s.deck) == ["anvil"]


@pytest.mark.law("2.1.2")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn(scene: Scene) -> None:
    empty_deck(scene, "cobbler-1")
    drawing(scene, 3)
    scene.play("draw cobbler-1")
    assert scene.hand("marquise") == ["cobbler-1"]
    assert scene.step() == ""  # the other two draws came to nothing
    scene.put_warriors("marquise", 5, 1)
    scene.craft_for("marquise", "tax_collector-1")
    scene.turn("marquise", "marquise.actions")
    scene.play("use tax_collector-1")  # paid for nothing
    assert scene.warriors("marquise", 5) == 0
    assert scene.step() == "marquise.actions"


@pytest.mark.law("2.1.2", "3.3.3")
def test_available_dominance_cards_are_not_shuffled_in(scene: Scene) -> None:
    scene.put_available("dominance_fox")
    scene.put_discard("anvil")
    empty_deck(scene, "cobbler-1")
    drawing(scene, 1)
    scene.play("draw cobbler-1")
    assert scene.words(scene.s.deck) == ["anvil"]
    assert scene.words(scene.s.available) == ["dominance_fox"]


@pytest.mark.law("2.1.3")
def test_spent_cards_go_to_the_common_discard_pile(scene: Scene) -> None:
    scene.put("marquise.sawmill", 8)
    scene.give_hand("marquise", "anvil")
    scene.turn("marquise", "marquise.actions")
    scene.play("overwork anvil 8")
    assert scene.words(scene.s.discard) == ["anvil"]
    assert scene.hand("marquise") == []


@pytest.mark.law("2.1.4", "2.1.5")
@pytest.mark.parametrize("card", ["ambush_fox", "dominance_fox", "ambush_bird-1", "dominance_bird"])
def test_ambushes_and_dominance_cards_can_be_spent_for_their_suit(scene: Scene, card: str) -> None:
    scene.put("marquise.sawmill", 8)
    scene.give_hand("marquise", card)
    scene.turn("marquise", "marquise.actions")
    scene.play(f"overwork {card} 8")
    assert scene.count("marquise.wood", 8) == 2


@pytest.mark.law("2.1.5")
def test_there_is_a_dominance_card_of_each_suit_and_none_can_be_crafted(scene: Scene) -> None:
    deck = scene.setup.deck
    assert sorted(deck.suit[card] for card in members(deck.dominance)) == [FOX, RABBIT, MOUSE, BIRD]
    scene.put("marquise.workshop", 8)
    scene.give_hand("marquise", "dominance_fox")
    scene.turn("marquise", "root.craft")
    assert scene.refused("craft dominance_fox") == ("4.1", "not-craftable")


# --- 2.2 to 2.4 The map


@pytest.mark.law("2.2", "2.2.1", "2.2.2")
def test_twelve_clearings_joined_by_paths(scene: Scene) -> None:
    s, board = scene.s, scene.setup.map
    assert s.clearings == 12
    neighbours = [land_neighbours(s, clearing) for clearing in range(s.clearings)]
    for clearing in range(s.clearings):
        assert suit_at(s, clearing) in (FOX, RABBIT, MOUSE)
        for near in neighbours[clearing]:
            assert clearing in neighbours[near]
    assert [count(s.matching[suit]) for suit in (FOX, RABBIT, MOUSE)] == [4, 4, 4]
    assert sum(len(near) for near in neighbours) == 2 * 18
    assert [c + 1 for c in neighbours[11]] == [4, 7, 9, 10, 11]
    assert [(c + 1, board.opposite[c] + 1) for c in board.corners] == [(1, 3), (2, 4), (3, 1), (4, 2)]


@pytest.mark.law("2.2.3")
def test_a_building_needs_and_fills_a_slot(scene: Scene) -> None:
    scene.put_warriors("marquise", 1, 3)
    scene.put("marquise.wood", 1, 5)
    scene.put("marquise.recruiter", 2)
    scene.put("marquise.sawmill", 2)
    scene.turn("marquise", "marquise.actions")
    scene.play("build marquise.workshop 1")  # the one slot of clearing 1
    assert scene.s.slots[0] == 0
    assert scene.refused("build marquise.workshop 1") == ("2.2.3", "no-slot")
    assert scene.refused("build marquise.workshop 2") == ("2.2.3", "no-slot")


@pytest.mark.law("2.2.3")
def test_a_removed_building_leaves_its_slot_open(scene: Scene) -> None:
    scene.put("eyrie.roost", 1)
    scene.put_warriors("marquise", 1, 1)
    assert scene.s.slots[0] == 0
    scene.fight("marquise", 1, "eyrie")
    scene.play("roll 0 0")
    assert scene.s.slots[0] == 1


@pytest.mark.law("2.2.4", "5.1.4")
def test_ruins_fill_four_slots(scene: Scene) -> None:
    assert [c + 1 for c in members(scene.s.ruins)] == [6, 10, 11, 12]
    assert [scene.s.slots[c - 1] for c in (6, 10, 11, 12)] == [1, 1, 2, 1]
    scene.put("marquise.recruiter", 6)
    scene.put_warriors("marquise", 6, 1)
    scene.turn("marquise", "marquise.actions")
    assert scene.refused("build marquise.sawmill 6") == ("2.2.3", "no-slot")


@pytest.mark.law("2.2.4", "K.favor_fox")
def test_nothing_but_exploring_removes_a_ruin(scene: Scene) -> None:
    for clearing in (1, 8, 12):
        scene.put("marquise.workshop", clearing)
    scene.give_hand("marquise", "favor_fox")
    scene.turn("marquise", "root.craft")
    scene.play("craft favor_fox")
    assert [scene.s.ruins >> c - 1 & 1 for c in (6, 12)] == [1, 1]


@pytest.mark.law("2.3", "2.4", "2.4.1")
def test_rivers_divide_neither_clearings_nor_forests(scene: Scene) -> None:
    board = scene.setup.map
    assert [(a + 1, b + 1) for a, b in board.rivers] == [(4, 7), (5, 10), (7, 11), (10, 11)]
    # Forest 1 lies between clearings 1, 2, 5 and 10; the river from 5 to 10 runs through it.
    assert [c + 1 for c in board.forests[0]] == [1, 2, 5, 10]


@pytest.mark.law("2.4", "2.4.1")
def test_a_forest_is_next_to_its_clearings_and_to_forests_across_a_path(scene: Scene) -> None:
    s = scene.s
    assert len(scene.setup.map.forests) == 7
    around = [surroundings(s, 0, place) for place in range(s.places)]
    first = s.clearings
    assert around[first] == [0, 1, 4, 9, first + 1, first + 2]
    for place in range(s.places):
        for near in around[place]:
            assert place in around[near]
    assert [p for p in around[0] if p >= first] == [first, first + 1]


# --- 2.5 Pieces


@pytest.mark.law("2.5", "2.5.1")
def test_as_many_as_possible_where_the_supply_is_too_small(scene: Scene) -> None:
    for clearing in (5, 8, 2):
        scene.put("marquise.recruiter", clearing)
    scene.put_warriors("marquise", 1, 23)
    scene.turn("marquise", "marquise.actions")
    scene.play("recruit")
    assert scene.step() == "marquise.scarce-recruits"  # two warriors for three recruiters
    scene.play("at 5", "at 2")
    assert scene.s.supply[0] == 0
    assert [scene.warriors("marquise", c) for c in (5, 8, 2)] == [1, 0, 1]


@pytest.mark.law("2.5.1")
def test_warriors_come_from_the_supply_and_return_there(scene: Scene) -> None:
    scene.put("marquise.recruiter", 5)
    scene.turn("marquise", "marquise.actions")
    assert scene.s.supply[0] == 25
    scene.play("recruit")
    assert scene.s.supply[0] == 24
    scene.put_warriors("eyrie", 5, 2)
    scene.fight("eyrie", 5, "marquise")
    scene.play("roll 1 0")
    assert scene.s.supply[0] == 25


@pytest.mark.law("2.5.2")
def test_buildings_come_from_the_left_and_return_to_the_right(scene: Scene) -> None:
    """The price of the next sawmill follows how many are off the track."""
    scene.put("marquise.sawmill", 5, 2)
    scene.put("marquise.wood", 8, 2)
    scene.put_warriors("marquise", 8, 1)
    scene.put_warriors("eyrie", 5, 1)
    fork = scene.fork()
    scene.turn("marquise", "marquise.actions")
    scene.play("build marquise.sawmill 8")  # the third one: two wood, two points
    assert (scene.count("marquise.wood", 8), scene.points("marquise")) == (0, 2)
    fork.fight("eyrie", 5, "marquise")
    fork.play("roll 0 0")  # one of the two goes back onto the track
    fork.put_warriors("eyrie", 5, 0)
    fork.turn("marquise", "marquise.actions")
    fork.play("build marquise.sawmill 8")  # the second one again: one wood, one point
    assert (fork.count("marquise.wood", 8), fork.points("marquise")) == (1, 1)


@pytest.mark.law("2.5.3")
def test_tokens_come_from_the_supply_and_return_there(scene: Scene) -> None:
    scene.put("marquise.wood", 8, 3)
    kind = scene.kind("marquise.wood")
    assert scene.s.unplaced[kind] == 5
    scene.put_warriors("eyrie", 8, 1)
    scene.fight("eyrie", 8, "marquise")
    scene.play("roll 1 0")  # with the extra hit two tokens
    assert scene.s.unplaced[kind] == 7
    assert scene.points("eyrie") == 2


@pytest.mark.law("2.5.5", "4.1.2")
def test_an_item_comes_from_the_common_supply(scene: Scene) -> None:
    scene.put("marquise.workshop", 8)
    scene.give_hand("marquise", "anvil")
    scene.turn("marquise", "root.craft")
    scene.play("craft anvil")
    assert scene.item("marquise", "hammer") == 1
    assert scene.s.items[3] == 0


@pytest.mark.law("2.7", "K.favor_fox", "3.2.1")
def test_every_other_player_is_an_enemy(scene: Scene) -> None:
    for clearing in (1, 8, 12):
        scene.put("marquise.workshop", clearing)
    scene.put("eyrie.roost", 6)
    scene.put("alliance.sympathy", 6)
    scene.put("marquise.wood", 6)
    scene.give_hand("marquise", "favor_fox")
    scene.turn("marquise", "root.craft")
    scene.play("craft favor_fox")
    assert (scene.count("eyrie.roost", 6), scene.count("alliance.sympathy", 6)) == (0, 0)
    assert scene.count("marquise.wood", 6) == 1
    assert scene.points("marquise") == 2


# --- 2.8 Rule


@pytest.mark.law("2.8")
def test_most_warriors_and_buildings_together_rule(scene: Scene) -> None:
    scene.put_warriors("marquise", 5, 2)
    scene.put_warriors("alliance", 5, 1)
    assert scene.ruler(5) == "marquise"
    scene.put("alliance.base_rabbit", 5)
    assert scene.ruler(5) == ""  # a tie
    scene.put("marquise.sawmill", 5)
    assert scene.ruler(5) == "marquise"
    scene.put_warriors("alliance", 5, 4)
    assert scene.ruler(5) == "alliance"


@pytest.mark.law("2.8")
def test_tokens_do_not_count_and_an_empty_clearing_has_no_ruler(scene: Scene) -> None:
    assert scene.ruler(5) == ""
    scene.put("marquise.wood", 5, 3)
    scene.put("alliance.sympathy", 5)
    assert scene.ruler(5) == ""
    scene.put_warriors("alliance", 5, 1)
    assert scene.ruler(5) == "alliance"


@pytest.mark.law("2.8")
def test_three_players_tied_below_a_fourth_do_not_matter(scene: Scene) -> None:
    scene.put_warriors("marquise", 11, 2)
    scene.put_warriors("alliance", 11, 2)
    scene.put_warriors("eyrie", 11, 3)
    assert scene.ruler(11) == "eyrie"


def recount(s: Root) -> list[int]:
    """Who rules each clearing, counted anew from the Law's own words."""
    rulers = []
    for clearing in range(s.clearings):
        strength = []
        for seat in range(s.setup.seats):
            buildings = [
                s.pieces[k * s.places + clearing] for k in s.setup.kinds_of[seat] if s.setup.building[k]
            ]
            strength.append(s.warriors[seat * s.places + clearing] + sum(buildings))
        most = max(strength)
        best = [seat for seat in range(s.setup.seats) if strength[seat] == most and most > 0]
        if len(best) > 1:
            best = [seat for seat in best if s.setup.factions[seat].id == "eyrie"]
        rulers.append(best[0] if best else -1)
    return rulers


@pytest.mark.law("2.8", "2.2.3", "7.2.2")
def test_kept_answers_equal_a_recount_at_any_time() -> None:
    game = game_of(Marquise(), Eyrie(), Alliance())
    s = game.start()
    rng = Random(7)
    for _ in range(3000):
        if game.decision(s) is None:
            break
        game.apply(s, rng.choice(game.actions(s)))
        assert s.ruler[: s.clearings] == recount(s)
        for clearing in range(s.clearings):
            buildings = sum(
                s.pieces[kind * s.places + clearing]
                for kind in range(len(s.setup.kinds))
                if s.setup.building[kind]
            )
            assert s.slots[clearing] == s.setup.map.slots[clearing] - (s.ruins >> clearing & 1) - buildings
            assert s.slots[clearing] >= 0
