"""The Vagabond's relations and coalition. Law 9.2.8, 9.2.9."""

import pytest

from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.vagabond.rules import Vagabond
from lichtung.root.fields import replaced
from lichtung.root.owners import is_enemy
from lichtung.root.scoring import score
from tests.law.root.positions import Scene, keys, start
from tests.law.root.vagabond_wood import (
    A,
    E,
    M,
    V,
    daylight,
    equip,
    items,
    mat,
    relate,
    relation,
    set_dominance,
    settle,
    small_wood,
    wood,
)

RABBITS = ("bake_sale", "cobbler-1", "cobbler-2", "root_tea_rabbit", "smugglers_trail", "a_visit_to_friends")


def aiding(boots: int = 6, other: str = M) -> Scene:
    """The Vagabond stands beside a warrior with cards and boots enough to aid."""
    scene = wood()
    scene.put_warriors(other, 5, 1)
    return daylight(scene, 5, " ".join(["boots"] * boots), *RABBITS)


def aid(scene: Scene, times: int, other: str = M) -> None:
    for _ in range(times):
        scene.play(scene.legal("aid")[0].replace(M, other))


# --- 9.2.9.I: improving


@pytest.mark.law("9.2.9.I", "9.2.9.Ia", "9.2.9.Ib")
def test_one_two_and_three_aids_lead_to_the_alliance() -> None:
    scene = aiding()
    steps = []
    for _ in range(6):
        aid(scene, 1)
        steps.append((relation(scene, M), scene.points(V)))
    assert steps == [
        ("first", 1),
        ("first", 1),
        ("second", 3),
        ("second", 3),
        ("second", 3),
        ("allied", 5),
    ]


@pytest.mark.law("9.2.9.Ia")
def test_aids_of_different_turns_do_not_add_up() -> None:
    scene = aiding()
    relate(scene, M, "first")
    aid(scene, 1)
    scene.turn(V, "vagabond.actions")
    aid(scene, 1)
    assert relation(scene, M) == "first"
    aid(scene, 1)
    assert relation(scene, M) == "second"


@pytest.mark.law("9.2.9.Ia")
def test_aids_count_for_each_faction_apart() -> None:
    scene = aiding()
    scene.put_warriors(E, 5, 1)
    settle(scene.s)
    relate(scene, M, "first")
    relate(scene, E, "first")
    aid(scene, 1)
    aid(scene, 1, E)
    assert (relation(scene, M), relation(scene, E)) == ("first", "first")
    aid(scene, 1)
    assert (relation(scene, M), relation(scene, E)) == ("second", "first")


# --- 9.2.9.II: allies


@pytest.mark.law("9.2.9.II", "9.2.9.IIa")
def test_each_aid_for_an_ally_scores_two() -> None:
    scene = aiding()
    relate(scene, M, "allied")
    aid(scene, 2)
    assert scene.points(V) == 4
    assert relation(scene, M) == "allied"


@pytest.mark.law("9.2.9.II")
def test_the_aid_that_makes_an_ally_scores_only_its_step() -> None:
    scene = aiding()
    relate(scene, M, "second")
    aid(scene, 2)
    events = scene.play(scene.legal("aid")[0])
    assert scene.points(V) == 2
    assert "became-allied" in keys(events)


@pytest.mark.law("9.2.9.IIb", "9.5.1")
def test_warriors_of_one_ally_come_along() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 3)
    scene.put_warriors(E, 5, 2)
    relate(scene, M, "allied")
    relate(scene, E, "allied")
    scene.put_warriors(E, 1, 1)  # the Eyrie rule 1, the Marquise 5
    daylight(scene, 5, "boots")
    scene.play("walk 1")
    assert scene.step() == "vagabond.bring-allies"
    assert scene.legal() == [
        "done",
        "bring marquise 1",
        "bring marquise 2",
        "bring marquise 3",
        "bring eyrie 1",
        "bring eyrie 2",
    ]
    scene.play("bring marquise 2")
    assert (scene.warriors(M, 1), scene.warriors(M, 5), scene.warriors(E, 1)) == (2, 1, 1)
    assert scene.step() == "vagabond.actions"


@pytest.mark.law("9.2.9.IIb", "4.2.1")
def test_allies_need_rule_to_come_along() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 1)
    scene.put_warriors(E, 5, 2)
    scene.put_warriors(E, 1, 2)
    relate(scene, M, "allied")
    daylight(scene, 5, "boots")
    scene.play("walk 1")
    assert scene.step() == "vagabond.actions"  # the Marquise rules neither end


@pytest.mark.law("9.2.9.IIb")
def test_only_allies_come_along_and_only_out_of_a_clearing() -> None:
    scene = wood()
    scene.put_warriors(M, 5, 1)
    relate(scene, M, "second")
    daylight(scene, 5, "boots")
    scene.play("walk 1")
    assert scene.step() == "vagabond.actions"
    relate(scene, M, "allied")
    daylight(scene, "f1", "boots")
    scene.play("walk 1")
    assert scene.step() == "vagabond.actions"


@pytest.mark.law("9.2.9.IIe", "8.2.6")
@pytest.mark.parametrize("ally", [M, A])
def test_he_pays_outrage_for_allies_that_he_brings(ally: str) -> None:
    scene = wood()
    scene.put("alliance.sympathy", 1)
    scene.put_warriors(ally, 5, 2)
    relate(scene, ally, "allied")
    daylight(scene, 5, "boots", "anvil")
    scene.play("walk 1", f"bring {ally} 1")
    assert (scene.step(), scene.decider()) == ("alliance.outrage", V)
    scene.play("give anvil")
    assert scene.hand(V) == []


# --- 9.2.9.III: hostile factions


@pytest.mark.law("9.2.9.IIIc")
def test_aiding_the_hostile_changes_nothing_but_gives_their_items() -> None:
    scene = aiding()
    relate(scene, M, "hostile")
    scene.s.crafted_items = replaced(scene.s.crafted_items, scene.seat(M) * 8 + 4, 1)
    for step in ("take sword", "exhaust boots", "exhaust boots"):
        scene.play(scene.legal("aid")[0], step)
    assert relation(scene, M) == "hostile"
    assert items(scene) == "boots boots boots sword"
    assert scene.points(V) == 0


# --- 9.2.8: coalition


def dominant(points: tuple[int, int, int, int] = (5, 3, 7, 12)) -> Scene:
    """The Vagabond holds a dominance card; Marquise, Eyrie, Alliance and he have these points."""
    scene = wood()
    for seat, n in zip((M, E, A, V), points, strict=True):
        scene.set_points(seat, n)
    return daylight(scene, 5, "boots", "dominance_fox")


@pytest.mark.law("9.2.8")
def test_a_dominance_card_joins_him_to_the_player_with_the_fewest_points() -> None:
    scene = dominant()
    events = scene.play("dominance dominance_fox")
    assert mat(scene).partner == scene.seat(E)
    assert scene.points(V) == 0
    assert "coalition" in keys(events)
    score(scene.s, scene.seat(V), 5)
    assert scene.points(V) == 0  # he scores no more
    score(scene.s, scene.seat(E), 27)
    settle(scene.s)
    assert scene.winners() == [V, E]
    result = scene.game.result(scene.s)
    assert result is not None
    assert result.key == "thirty-points"


@pytest.mark.law("9.2.8")
def test_of_several_with_the_fewest_points_he_chooses() -> None:
    scene = dominant((3, 3, 7, 12))
    scene.play("dominance dominance_fox")
    assert scene.legal() == ["join marquise", "join eyrie"]
    scene.play("join marquise")
    assert mat(scene).partner == scene.seat(M)


@pytest.mark.law("9.2.8", "3.3.1")
def test_he_needs_ten_points() -> None:
    scene = dominant((5, 3, 7, 9))
    assert scene.refused("dominance dominance_fox") == ("3.3.1", "too-few-points")


@pytest.mark.law("9.2.8")
def test_players_with_active_dominance_are_never_partners() -> None:
    scene = dominant()
    set_dominance(scene, E, "dominance_mouse")
    scene.s.points = replaced(scene.s.points, scene.seat(E), 0)
    settle(scene.s)
    scene.play("dominance dominance_fox")
    assert mat(scene).partner == scene.seat(M)


@pytest.mark.law("9.2.8")
def test_without_a_possible_partner_the_card_stays_in_hand() -> None:
    scene = dominant()
    for seat, card in ((E, "dominance_mouse"), (M, "dominance_rabbit"), (A, "dominance_bird")):
        set_dominance(scene, seat, card)
    settle(scene.s)
    assert scene.refused("dominance dominance_fox") == ("9.2.8", "no-partner")


@pytest.mark.law("9.2.8")
def test_fewer_than_four_players_have_no_coalition() -> None:
    scene = start(Alliance(), Eyrie(), Vagabond())
    scene.clear_map()
    scene.set_points(V, 20)
    daylight(scene, 5, "boots", "dominance_rabbit")
    assert scene.refused("dominance dominance_rabbit") == ("9.2.8", "coalition-needs-four")
    scene.put_warriors(E, 5, 1)
    settle(scene.s)
    assert "aid eyrie dominance_rabbit" in scene.legal("aid")  # it still has its suit


@pytest.mark.law("5.1.3", "9.2.8")
def test_two_players_have_no_dominance_cards_at_all() -> None:
    scene = small_wood()
    assert scene.s.deck & scene.setup.deck.dominance == 0


@pytest.mark.law("9.2.8", "3.3.1")
def test_his_card_never_wins_by_its_own_condition_but_the_partners_may() -> None:
    scene = dominant()
    scene.play("dominance dominance_fox")
    set_dominance(scene, E, "dominance_mouse")
    for clearing in (2, 7, 9):
        scene.put_warriors(E, clearing, 1)
    scene.turn(V)
    assert scene.winners() == []
    scene.turn(E)
    assert scene.winners() == [V, E]


@pytest.mark.law("9.2.9.IIId", "9.2.8")
def test_a_hostile_partner_becomes_neutral() -> None:
    scene = dominant()
    relate(scene, E, "hostile")
    scene.play("dominance dominance_fox")
    assert relation(scene, E) == "neutral"


@pytest.mark.law("9.2.8", "2.7", "3.2.1")
def test_partners_are_no_enemies_so_their_pieces_score_nothing() -> None:
    scene = dominant()
    scene.play("dominance dominance_fox")
    e, v, m = scene.seat(E), scene.seat(V), scene.seat(M)
    assert not is_enemy(scene.s, v, e)
    assert not is_enemy(scene.s, e, v)
    assert is_enemy(scene.s, v, m)
    assert is_enemy(scene.s, e, m)


@pytest.mark.law("9.2.8", "3.3.2")
def test_one_coalition_is_for_good() -> None:
    scene = dominant()
    scene.play("dominance dominance_fox")
    scene.give_hand(V, "dominance_bird")
    equip(scene, "boots")
    settle(scene.s)
    assert scene.refused("dominance dominance_bird") == ("3.3.2", "dominance-active")
