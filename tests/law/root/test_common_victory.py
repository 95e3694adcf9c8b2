"""Victory points, winning, dominance. Law 3."""

import pytest

from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.scoring import add_points, score
from tests.law.root.positions import Scene, keys, start


@pytest.fixture
def scene() -> Scene:
    scene = start(Marquise(), Eyrie(), Alliance())
    scene.clear_map()
    return scene


# --- 3.1 Winning


@pytest.mark.law("3.1")
def test_thirty_points_win_at_once(scene: Scene) -> None:
    scene.set_points("marquise", 28)
    scene.put("marquise.workshop", 8)
    scene.give_hand("marquise", "anvil", "root_tea_fox")
    scene.turn("marquise", "root.craft")
    events = scene.play("craft anvil")
    assert "won-by-points" in keys(events)
    assert scene.winners() == ["marquise"]
    result = scene.game.result(scene.s)
    assert result is not None
    assert (result.law, result.key, result.scores) == ("3.1", "thirty-points", (30, 0, 0))
    assert scene.game.decision(scene.s) is None


@pytest.mark.law("3.1")
def test_twenty_nine_points_do_not_win(scene: Scene) -> None:
    scene.set_points("marquise", 27)
    scene.put("marquise.workshop", 8)
    scene.give_hand("marquise", "anvil", "root_tea_fox")
    scene.turn("marquise", "root.craft")
    scene.play("craft anvil")
    assert scene.points("marquise") == 29
    assert scene.step() == "root.craft"


@pytest.mark.law("3.1", "3.2.1")
def test_the_defender_wins_on_another_players_turn(scene: Scene) -> None:
    scene.put_warriors("marquise", 5, 1)
    scene.put("marquise.sawmill", 5)
    scene.put_warriors("eyrie", 5, 3)
    scene.set_points("eyrie", 29)
    scene.fight("marquise", 5, "eyrie")
    scene.play("roll 2 2")
    assert scene.winners() == ["eyrie"]


@pytest.mark.law("3.1", "4.3.3")
def test_of_two_at_the_same_moment_the_active_player_wins(scene: Scene) -> None:
    scene.put_warriors("marquise", 5, 1)
    scene.put("marquise.sawmill", 5)
    scene.put_warriors("eyrie", 5, 1)
    scene.put("eyrie.roost", 5)
    scene.craft_for("eyrie", "sappers-1")
    scene.craft_for("marquise", "brutal_tactics-1")
    scene.set_points("eyrie", 28)
    scene.set_points("marquise", 29)
    scene.fight("marquise", 5, "eyrie")
    scene.play("roll 1 1", "use brutal_tactics-1")  # the Eyrie have 29 now
    scene.play("use sappers-1")
    assert scene.s.points == (30, 30, 0)
    assert scene.winners() == ["marquise"]


@pytest.mark.law("3.1")
@pytest.mark.parametrize(
    ("active", "winner"), [("marquise", "eyrie"), ("eyrie", "eyrie"), ("alliance", "alliance")]
)
def test_of_others_at_the_same_moment_the_next_one_clockwise_wins(
    scene: Scene, active: str, winner: str
) -> None:
    scene.s.active = scene.seat(active)
    scene.set_points("eyrie", 29)
    scene.set_points("alliance", 29)
    add_points(scene.s, scene.seat("alliance"), 1)
    score(scene.s, scene.seat("eyrie"), 1)
    assert scene.winners() == [winner]


@pytest.mark.law("3.1")
def test_nothing_counts_after_the_end(scene: Scene) -> None:
    """A Favor that wins: what would follow from it is not asked any more."""
    for clearing in (1, 8, 12):
        scene.put("eyrie.roost", clearing)
    scene.put("marquise.keep", 5)
    scene.put("marquise.wood", 6)
    scene.put_warriors("marquise", 6, 1)
    scene.give_hand("marquise", "anvil")
    scene.give_hand("eyrie", "favor_fox")
    scene.set_points("eyrie", 29)
    scene.ask_seat("root.craft", "eyrie")
    scene.play("craft favor_fox")
    assert scene.winners() == ["eyrie"]
    assert scene.hand("marquise") == ["anvil"]
    assert scene.legal() == []


# --- 3.2 Victory points


@pytest.mark.law("3.2.1")
def test_a_point_for_each_enemy_building_and_token(scene: Scene) -> None:
    for clearing in (3, 4, 10):
        scene.put("eyrie.roost", clearing)
    scene.put("marquise.sawmill", 5, 2)
    scene.put("marquise.wood", 5, 3)
    scene.put("marquise.keep", 5)
    scene.put_warriors("marquise", 5, 2)
    scene.give_hand("eyrie", "favor_rabbit")
    scene.ask_seat("root.craft", "eyrie")
    events = scene.play("craft favor_rabbit")
    assert scene.points("eyrie") == 6  # none for the two warriors
    removed = [event.args[1:4] for event in events if event.key == "piece-removed"]
    assert (scene.kind("marquise.wood"), 4, 3) in removed


@pytest.mark.law("3.2.1")
def test_no_point_for_own_pieces(scene: Scene) -> None:
    scene.put_warriors("marquise", 5, 1)
    scene.craft_for("marquise", "tax_collector-1")
    scene.turn("marquise", "marquise.actions")
    scene.play("use tax_collector-1")
    assert scene.points("marquise") == 0


@pytest.mark.law("3.2.2", "K.bake_sale")
def test_a_crafted_item_scores_what_its_card_says(scene: Scene) -> None:
    scene.put("marquise.workshop", 5, 2)
    scene.give_hand("marquise", "bake_sale")
    scene.turn("marquise", "root.craft")
    scene.play("craft bake_sale")
    assert scene.points("marquise") == 3


# --- 3.3 Dominance


def with_dominance(scene: Scene, card: str, points: int = 10) -> None:
    scene.give_hand("marquise", card)
    scene.set_points("marquise", points)
    scene.turn("marquise", "marquise.actions")


@pytest.mark.law("3.3.1")
def test_activating_needs_ten_points(scene: Scene) -> None:
    with_dominance(scene, "dominance_fox", 9)
    assert scene.refused("dominance dominance_fox") == ("3.3.1", "too-few-points")
    scene.set_points("marquise", 10)
    assert scene.refusal("dominance dominance_fox") is None
    assert scene.refused("dominance dominance_mouse") == ("3.3.1", "no-dominance-card")


@pytest.mark.law("3.3.1")
def test_activating_takes_the_marker_off_the_track(scene: Scene) -> None:
    with_dominance(scene, "dominance_fox", 17)
    events = scene.play("dominance dominance_fox")
    assert "dominance-activated" in keys(events)
    assert scene.points("marquise") == 0
    assert scene.s.dominance[0] == scene.card("dominance_fox")
    assert scene.hand("marquise") == []


@pytest.mark.law("3.3.1")
def test_it_is_offered_in_daylight_only(scene: Scene) -> None:
    scene.craft_for("marquise", "cobbler-1")
    scene.put_warriors("marquise", 5, 1)
    with_dominance(scene, "dominance_fox")
    scene.turn("marquise", "root.craft")
    assert scene.refusal("dominance dominance_fox") is None
    scene.go("marquise.actions")
    assert scene.refusal("dominance dominance_fox") is None
    scene.go("root.start-of-evening")
    assert scene.refused("dominance dominance_fox") == ("3.3.1", "other-phase")


@pytest.mark.law("3.3.1")
def test_no_points_are_gained_or_lost_with_an_active_dominance_card(scene: Scene) -> None:
    with_dominance(scene, "dominance_fox", 29)
    scene.play("dominance dominance_fox")
    scene.put_warriors("marquise", 5, 2)
    scene.put("eyrie.roost", 5)
    scene.play("battle 5 eyrie", "roll 0 0")
    assert scene.count("eyrie.roost", 5) == 0
    assert scene.points("marquise") == 0
    score(scene.s, 0, 30)
    assert (scene.points("marquise"), scene.s.over) == (0, False)
    add_points(scene.s, 0, -3)
    assert scene.points("marquise") == 0


@pytest.mark.law("3.3.1", "7.7.1")
def test_points_are_never_below_zero(scene: Scene) -> None:
    scene.set_points("eyrie", 2)
    add_points(scene.s, scene.seat("eyrie"), -4)
    assert scene.points("eyrie") == 0


@pytest.mark.law("3.3.1.I", "K.dominance_fox", "K.dominance_rabbit", "K.dominance_mouse")
@pytest.mark.parametrize(
    ("card", "clearings"),
    [
        ("dominance_fox", (1, 6, 8)),
        ("dominance_rabbit", (3, 4, 5)),
        ("dominance_mouse", (2, 7, 9)),
    ],
)
def test_three_clearings_of_the_suit_win_at_the_start_of_birdsong(
    scene: Scene, card: str, clearings: tuple[int, ...]
) -> None:
    with_dominance(scene, card)
    scene.play(f"dominance {card}")
    for clearing in clearings[:2]:
        scene.put_warriors("marquise", clearing, 1)
    scene.turn("marquise")
    assert scene.winners() == []
    scene.put_warriors("marquise", clearings[2], 1)
    scene.put_warriors("eyrie", clearings[2], 1)  # the Eyrie win ties
    scene.turn("marquise")
    assert scene.winners() == []
    scene.put_warriors("eyrie", clearings[2], 0)
    scene.turn("marquise")
    assert scene.winners() == ["marquise"]
    result = scene.game.result(scene.s)
    assert result is not None
    assert (result.law, result.key) == ("3.3.1", "dominance")


@pytest.mark.law("3.3.1.I")
def test_it_is_not_won_before_the_next_birdsong_or_in_anothers(scene: Scene) -> None:
    for clearing in (1, 6, 8):
        scene.put_warriors("marquise", clearing, 1)
    with_dominance(scene, "dominance_fox")
    scene.play("dominance dominance_fox")
    assert scene.step() == "marquise.actions"
    scene.turn("alliance")
    assert scene.winners() == []


@pytest.mark.law("3.3.1.II", "K.dominance_bird")
def test_opposite_corners_win_with_a_bird(scene: Scene) -> None:
    with_dominance(scene, "dominance_bird")
    scene.play("dominance dominance_bird")
    for clearing in (1, 2, 8, 9):
        scene.put_warriors("marquise", clearing, 1)
    scene.turn("marquise")
    assert scene.winners() == []  # corners, but of one side
    scene.put_warriors("marquise", 4, 1)
    scene.turn("marquise")
    assert scene.winners() == ["marquise"]


@pytest.mark.law("3.3.1", "K.better_burrow_bank")
def test_dominance_is_looked_at_before_anything_else_in_birdsong(scene: Scene) -> None:
    scene.craft_for("marquise", "better_burrow_bank-1")
    scene.s.dominance = (scene.card("dominance_bird"), *scene.s.dominance[1:])
    scene.s.deck &= ~scene.mask("dominance_bird")
    for clearing in (1, 3):
        scene.put_warriors("marquise", clearing, 1)
    scene.turn("marquise")
    assert scene.winners() == ["marquise"]
    assert scene.hand("marquise") == []


@pytest.mark.law("3.3.2")
def test_an_active_card_is_never_replaced_and_not_in_hand(scene: Scene) -> None:
    with_dominance(scene, "dominance_fox")
    scene.play("dominance dominance_fox")
    scene.give_hand("marquise", "dominance_bird", "anvil", "cobbler-1", "cobbler-2", "sappers-1")
    scene.set_points("marquise", 10)  # even then
    assert scene.refused("dominance dominance_bird") == ("3.3.2", "dominance-active")
    scene.go("root.draw")
    scene.play("draw bake_sale")  # the sixth card in hand; the active one does not count
    assert scene.step() == "root.hand-limit"
    assert "discard dominance_fox" not in scene.legal()
    scene.play("discard anvil")
    assert scene.s.dominance[0] == scene.card("dominance_fox")


@pytest.mark.law("3.3.3", "2.1.3")
def test_a_spent_dominance_card_becomes_available(scene: Scene) -> None:
    scene.put("marquise.sawmill", 8)
    scene.give_hand("marquise", "dominance_fox")
    scene.turn("marquise", "marquise.actions")
    scene.play("overwork dominance_fox 8")
    assert scene.words(scene.s.available) == ["dominance_fox"]
    assert scene.s.discard == 0


@pytest.mark.law("3.3.3", "6.6")
def test_so_does_one_discarded_for_the_hand_limit(scene: Scene) -> None:
    scene.give_hand("marquise", "dominance_fox", "anvil", "cobbler-1", "cobbler-2", "sappers-1")
    scene.turn("marquise", "root.draw")
    scene.play("draw bake_sale", "discard dominance_fox")
    assert scene.words(scene.s.available) == ["dominance_fox"]


@pytest.mark.law("3.3.4", "2.1.1")
def test_a_card_of_its_suit_takes_an_available_one(scene: Scene) -> None:
    scene.put_available("dominance_fox")
    scene.give_hand("marquise", "anvil", "sappers-1", "cobbler-1")
    scene.turn("marquise", "marquise.actions")
    assert scene.legal("claim") == ["claim dominance_fox sappers-1", "claim dominance_fox anvil"]
    assert scene.refused("claim dominance_fox cobbler-1") == ("3.3.4", "must-spend-suit")
    assert scene.refused("claim dominance_mouse anvil") == ("3.3.4", "not-available")
    scene.play("claim dominance_fox anvil")
    assert scene.hand("marquise") == ["sappers-1", "dominance_fox", "cobbler-1"]
    assert scene.words(scene.s.discard) == ["anvil"]
    assert scene.s.available == 0
    assert scene.known("eyrie", "marquise") == ["dominance_fox"]  # all have seen it


@pytest.mark.law("3.3.4", "2.1.1.II")
def test_only_a_bird_takes_the_bird(scene: Scene) -> None:
    scene.put_available("dominance_bird")
    scene.give_hand("marquise", "anvil", "sappers-1", "cobbler-1", "sword_mouse")
    scene.turn("marquise", "marquise.actions")
    assert scene.legal("claim") == ["claim dominance_bird sappers-1"]
    assert scene.refused("claim dominance_bird anvil") == ("3.3.4", "must-spend-suit")


@pytest.mark.law("3.3.4", "3.3.3")
def test_a_dominance_card_can_pay_for_another(scene: Scene) -> None:
    scene.put_available("dominance_fox")
    scene.give_hand("marquise", "dominance_bird")
    scene.turn("marquise", "marquise.actions")
    scene.play("claim dominance_fox dominance_bird")
    assert scene.hand("marquise") == ["dominance_fox"]
    assert scene.words(scene.s.available) == ["dominance_bird"]
    assert scene.refused("claim dominance_bird dominance_fox") == ("3.3.4", "must-spend-suit")


@pytest.mark.law("3.3.4")
def test_available_cards_are_taken_in_daylight_only(scene: Scene) -> None:
    scene.put_available("dominance_fox")
    scene.craft_for("marquise", "cobbler-1")
    scene.put_warriors("marquise", 5, 1)
    scene.give_hand("marquise", "anvil")
    scene.turn("marquise", "root.start-of-evening")
    assert scene.refused("claim dominance_fox anvil") == ("3.3.4", "other-phase")
