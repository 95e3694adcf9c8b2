"""What another player can do in its next turn, as far as a seat can see it."""

from random import Random

import pytest

from lichtung.root.factions.alliance.mat import mat_of as alliance_mat
from lichtung.root.factions.cult.mat import mat_of as cult_mat
from lichtung.root.factions.eyrie.mat import BATTLE_COLUMN, MOVE_COLUMN
from lichtung.root.factions.eyrie.mat import mat_of as eyrie_mat
from lichtung.root.factions.riverfolk.mat import mat_of as riverfolk_mat
from lichtung.root.game import RootGame, make
from lichtung.root.map import FOX
from lichtung.root.orders import order_zone
from lichtung.root.state import Root
from tests.law.root.boards_wood import MACHINE, A, C, E, M, R, V, scene_on
from tests.law.root.positions import Scene
from tests.law.root.vagabond_wood import equip, set_dominance, stand
from tests.properties.root_mixes import MIXES, name_of


def wood(*factions: str, board: str = "autumn", **more: object) -> Scene:
    """An empty map in the first turn, no cards in hands."""
    scene = scene_on(board, *factions, **more)
    scene.s.turn = 1
    return scene


def told(scene: Scene, me: str, other: str) -> list[str]:
    """The threats of another seat, in the words of the notation."""
    game = scene.game
    view = game.view(scene.s, scene.seat(me))
    return [
        " ".join([threat.key, *[game.codec.kinds[kind].text(value) for _, kind, value in threat.named()]])
        for threat in game.threats(view, scene.seat(other))
    ]


# --- Battle


@pytest.mark.law("4.3", "4.2.1", "6.5.2")
def test_warriors_within_two_marches_can_take_a_building() -> None:
    scene = wood(M, E)
    scene.put("eyrie.roost", 5)
    scene.put_warriors(E, 5, 2)
    scene.put_warriors(M, 1, 4)  # next to 5
    assert told(scene, E, M) == ["razes 5 1 3 2"]
    scene.turn(M, "marquise.actions")
    scene.play("move 1 5 4")
    while "battle 5 eyrie" not in scene.legal():
        scene.play("done")
    scene.play("battle 5 eyrie", "roll 3 0")
    assert scene.count("eyrie.roost", 5) == 0, "and so it is, with the best dice"


@pytest.mark.law("4.2.1")
def test_who_rules_neither_end_does_not_come() -> None:
    scene = wood(M, E)
    scene.put_warriors(E, 5, 2)
    scene.put_warriors(M, 1, 1)
    scene.put_warriors(E, 1, 2)  # and the tie would be theirs
    assert told(scene, E, M) == ["attacks 1 1 2"]


@pytest.mark.law("4.3.2.III")
def test_who_has_no_warriors_there_is_hit_once_more() -> None:
    scene = wood(M, A)
    scene.put("alliance.sympathy", 5)
    scene.put_warriors(M, 5, 1)
    assert told(scene, A, M) == ["razes 5 1 2 0"]


@pytest.mark.law("7.5.2.II", "7.5.2.III")
def test_the_decree_says_where_the_eyrie_come_from_and_battle() -> None:
    scene = wood(E, M)
    mat = eyrie_mat(scene.s, scene.seat(E))
    mat.viziers = [0, 0, 0, 0]
    scene.put_warriors(E, 1, 3)  # a fox clearing, next to 5 and 9, 10
    scene.put_warriors(M, 5, 1)  # rabbits
    assert told(scene, M, E) == []
    scene.free_card("bake_sale")
    scene.free_card("anvil")
    mat.decree[BATTLE_COLUMN] = scene.mask("bake_sale")  # a rabbit
    assert not [line for line in told(scene, M, E) if line.startswith("attacks")], "nobody can come"
    mat.decree[MOVE_COLUMN] = scene.mask("anvil")  # a fox
    assert "attacks 5 3 1" in told(scene, M, E)


@pytest.mark.law("8.6.1")
def test_officers_lead_the_alliance_to_battle() -> None:
    scene = wood(A, M)
    scene.put_warriors(A, 1, 2)
    scene.put_warriors(M, 5, 1)
    alliance_mat(scene.s, scene.seat(A)).officers = 1
    assert told(scene, M, A) == [], "the only officer fights and does not move"
    alliance_mat(scene.s, scene.seat(A)).officers = 2
    assert told(scene, M, A) == ["attacks 5 2 1"]


@pytest.mark.law("11.5.1", "11.5.2", "11.4.3")
def test_funds_of_the_next_turn_move_and_fight() -> None:
    scene = wood(R, M)
    mat = riverfolk_mat(scene.s, scene.seat(R))
    for row in (mat.funds, mat.payments, mat.committed):
        row[:] = [0] * len(row)
    mat.payments[scene.seat(R)] = 1
    scene.put_warriors(R, 4, 2)
    scene.put_warriors(M, 7, 1)  # across the river
    assert told(scene, M, R) == []
    mat.committed[scene.seat(R)] = 1
    assert told(scene, M, R) == ["founds-at-home 4 2", "attacks 7 2 1"]


@pytest.mark.law("10.4.1", "10.4.3.I")
def test_a_crusade_begins_in_a_clearing_of_the_outcast_to_come() -> None:
    scene = wood(C, M)
    mat = cult_mat(scene.s, scene.seat(C))
    mat.outcast, mat.hated, mat.acolytes = FOX, 0, 1
    scene.put_warriors(C, 1, 2)  # foxes
    scene.put_warriors(M, 5, 1)
    assert "attacks 5 2 1" in told(scene, M, C), "hated in its Birdsong, so one acolyte is enough"
    mat.acolytes = 0
    assert told(scene, M, C) == []


@pytest.mark.law("9.4.1", "9.4.2", "9.5.1", "9.5.2")
def test_the_vagabond_comes_as_far_as_his_boots() -> None:
    scene = wood(V, M)
    stand(scene, 1)
    equip(scene, "sword sword boots")
    scene.put_warriors(M, 5, 1)  # a slip away
    scene.put_warriors(M, 2, 1)  # one boot more
    scene.put_warriors(M, 6, 1)  # two boots more
    assert told(scene, M, V) == ["attacks 2 2 1", "attacks 5 2 1"]


# --- Points and victory


@pytest.mark.law("7.6.1", "3.1")
def test_roosts_score_in_the_evening_and_may_win() -> None:
    scene = wood(E, M)
    for clearing in (1, 2, 3):
        scene.put("eyrie.roost", clearing)
    assert "scores 2" in told(scene, M, E)
    scene.set_points(E, 28)
    assert told(scene, M, E)[0] == "can-win 28 2"
    scene.ask_seat("eyrie.score", E)
    assert scene.points(E) == 30, "and so it is"


@pytest.mark.law("6.5.4")
def test_wood_that_lies_ready_builds() -> None:
    scene = wood(M, E)
    scene.put_warriors(M, 5, 1)
    for clearing in (9, 10, 12):
        scene.put("marquise.workshop", clearing)
    scene.put("marquise.wood", 5, 3)
    assert "scores 3" in told(scene, E, M)
    scene.turn(M, "marquise.actions")
    gains = []
    for action in scene.legal("build"):
        then = scene.fork()
        then.play(action)
        gains.append(then.points(M))
    assert max(gains) == 3, "the dearest of all buildings"


@pytest.mark.law("11.4.2")
def test_dividends_are_certain() -> None:
    scene = wood(R, M)
    mat = riverfolk_mat(scene.s, scene.seat(R))
    mat.funds[scene.seat(R)] = 5
    assert "scores 2" not in told(scene, M, R)
    scene.put("riverfolk.post_fox", 1)
    assert "scores 2" in told(scene, M, R)
    scene.turn(R)
    assert scene.points(R) == 2, "and so it is"


@pytest.mark.law("M.4")
@pytest.mark.parametrize(("held", "points"), [((1,), 2), ((1, 5, 12), 6), ((1, 5, 9, 12), 8)])
def test_the_machine_scores_the_clearings_that_she_holds(held: tuple[int, ...], points: int) -> None:
    scene = wood(MACHINE, E, A)
    for clearing in held:
        scene.put_warriors(MACHINE, clearing, 3)
    scene.put_warriors(MACHINE, 2, 2)  # too few
    scene.put_warriors(MACHINE, 3, 3)  # ruled by others
    scene.put_warriors(E, 3, 4)
    assert told(scene, E, MACHINE)[0] == f"scores {points}"
    scene.turn(MACHINE)
    assert scene.points(MACHINE) == points


@pytest.mark.law("3.3.1", "3.3.1.I", "3.3.1.II")
@pytest.mark.parametrize(("card", "near", "won"), [("dominance_fox", (1, 6), 8), ("dominance_bird", (1,), 3)])
def test_dominance_that_is_near_or_reached(card: str, near: tuple[int, ...], won: int) -> None:
    scene = wood(M, E)
    set_dominance(scene, M, card)
    for clearing in near:
        scene.put_warriors(M, clearing, 1)
    assert told(scene, E, M) == [f"near-dominance {card}"]
    scene.put_warriors(M, won, 1)
    assert told(scene, E, M) == [f"dominates {card}"]


@pytest.mark.law("2.1.4")
def test_the_chance_of_an_ambush_is_that_of_the_cards_not_seen() -> None:
    scene = wood(M, E)
    scene.give_hand(M, "anvil")
    pool = 50  # five ambushes among them, no dominance cards for two
    assert told(scene, E, M) == [f"ambushes {round(100 * 5 / pool)}"]
    scene.s.known[scene.seat(E) * scene.setup.zones + scene.seat(M)] = scene.s.zones[scene.seat(M)]
    assert told(scene, E, M) == [], "the Eyrie have seen that card"


# --- What only one faction does


@pytest.mark.law("8.4.1", "8.2.6", "8.4.2")
def test_the_alliance_may_revolt_and_makes_steps_dear() -> None:
    scene = wood(A, M)
    scene.put("alliance.sympathy", 1)
    scene.put("marquise.sawmill", 1)
    scene.put_warriors(M, 5, 1)
    scene.give_pile(A, "anvil", "favor_fox", "bake_sale")
    lines = told(scene, M, A)
    revolt = next(line for line in lines if line.startswith("may-revolt"))
    assert revolt.split()[1:3] == ["1", "1"]
    assert 0 < int(revolt.split()[3]) < 100
    assert "outrages 1 fox" in lines
    scene.s.known[scene.seat(M) * scene.setup.zones + scene.setup.pile[scene.seat(A)]] = scene.mask(
        "anvil", "favor_fox"
    )
    assert "may-revolt 1 1 100" in told(scene, M, A), "two of them the Marquise knows"


@pytest.mark.law("10.4.3.II", "10.4.3.III")
def test_the_cult_sanctifies_and_converts() -> None:
    scene = wood(C, M)
    mat = cult_mat(scene.s, scene.seat(C))
    mat.outcast, mat.hated, mat.acolytes = FOX, 1, 2
    scene.put("marquise.sawmill", 1)
    scene.put_warriors(M, 1, 2)
    assert told(scene, M, C) == ["sanctifies marquise.sawmill 1", "converts 1"]


@pytest.mark.law("11.5.6")
def test_the_riverfolk_found_posts_with_warriors_of_the_ruler() -> None:
    scene = wood(R, M)
    mat = riverfolk_mat(scene.s, scene.seat(R))
    for row in (mat.funds, mat.payments, mat.committed):
        row[:] = [0] * len(row)
    mat.payments[scene.seat(M)] = 2
    scene.put_warriors(M, 5, 1)
    assert told(scene, M, R) == ["founds 5 2"]


@pytest.mark.law("9.5.4", "9.5.6")
def test_the_vagabond_shoots_and_takes_items() -> None:
    scene = wood(V, M)
    stand(scene, 5)
    equip(scene, "crossbow")
    scene.put("marquise.sawmill", 5)
    assert told(scene, M, V) == ["shoots 5"]
    scene.s.crafted_items = tuple(
        1 if cell == scene.seat(M) * 8 + 5 else 0 for cell in range(len(scene.s.crafted_items))
    )
    scene.give_hand(V, "anvil")
    assert "takes-item tea 5" in told(scene, M, V)


@pytest.mark.law("M.4", "M.5.1")
def test_the_machine_follows_an_order_that_may_be_known() -> None:
    scene = wood(MACHINE, E, A)
    scene.put_warriors(MACHINE, 1, 3)
    scene.put_warriors(E, 1, 1)
    zone = order_zone(scene.s, scene.seat(MACHINE), 0)
    scene.give_zone(zone, "anvil")
    lines = told(scene, E, MACHINE)
    assert lines[0] == "scores 2"
    assert lines[1].startswith("may-order-battle 1 ")
    scene.s.known[scene.seat(E) * scene.setup.zones + zone] = scene.s.zones[zone]
    assert told(scene, E, MACHINE) == ["scores 2", "attacks 1 3 1", "will-recruit 1 1"]


def plan_orders(scene: Scene, *cards: str) -> None:
    """These are the machine's first orders, and the Eyrie have seen them."""
    for slot, card in enumerate(cards):
        zone = order_zone(scene.s, scene.seat(MACHINE), slot)
        scene.give_zone(zone, card)
        scene.s.known[scene.seat(E) * scene.setup.zones + zone] = scene.s.zones[zone]


@pytest.mark.law("M.5.2", "M.5.3", "M.5.3.I")
def test_the_machine_marches_and_recruits_by_an_order_that_is_known() -> None:
    scene = wood(MACHINE, E, A)
    scene.put_warriors(MACHINE, 1, 5)  # a fox clearing, next to 5
    scene.put_warriors(E, 5, 2)
    plan_orders(scene, "anvil")  # a fox; costs one fox
    assert told(scene, E, MACHINE) == ["scores 2", "marches-in 5 2", "will-recruit 1 1"]
    scene.turn(MACHINE)
    assert scene.warriors(MACHINE, 5) == 2
    assert scene.warriors(MACHINE, 1) == 4, "and so it is"


@pytest.mark.law("M.5", "M.5.1")
def test_an_order_without_a_cost_leads_to_the_next() -> None:
    scene = wood(MACHINE, E, A)
    for clearing in (1, 5):  # a fox and a rabbit clearing
        scene.put_warriors(MACHINE, clearing, 1)
        scene.put_warriors(E, clearing, 2)
    plan_orders(scene, "ambush_fox")
    first = told(scene, E, MACHINE)
    assert "attacks 1 1 2" in first
    assert [line for line in first if line.startswith("may-order-battle 5 ")], "what follows is hidden"
    plan_orders(scene, "ambush_fox", "bake_sale")
    assert told(scene, E, MACHINE)[:2] == ["attacks 1 1 2", "attacks 5 1 2"]


@pytest.mark.law("M.8.1", "M.8.2")
def test_partners_fear_the_points_of_the_machine_and_not_each_others() -> None:
    scene = wood(MACHINE, E, A, mode="cooperative")
    scene.put_warriors(MACHINE, 1, 3)
    for clearing in (2, 3, 4):
        scene.put("eyrie.roost", clearing)
    scene.set_points(MACHINE, 26)
    scene.set_points(E, 29)
    assert told(scene, A, MACHINE)[0] == "can-win 26 4", "two for a clearing, and one for each partner"
    assert "scores 2" in told(scene, A, E)
    scene.turn(MACHINE)
    assert scene.s.over


@pytest.mark.law("7.7")
def test_turmoil_is_seen_coming() -> None:
    scene = wood(E, M)
    mat = eyrie_mat(scene.s, scene.seat(E))
    mat.viziers = [0, 1, 1, 0]
    assert told(scene, M, E) == ["turmoil-near move bird"]
    scene.put_warriors(E, 1, 1)
    assert told(scene, M, E) == [], "a move may yet lead to somebody to battle with"


# --- What is told to whom


def test_nobody_fears_himself_and_nobody_without_a_seat_fears() -> None:
    scene = wood(M, E)
    scene.put_warriors(M, 5, 3)
    scene.put_warriors(E, 5, 3)
    game, s = scene.game, scene.s
    assert game.threats(game.view(s, 0), 0) == []
    assert game.threats(game.view(s, None), 0) == []
    assert game.threats(game.view(s, 0), 7) == []
    assert game.threats(game.view(s, 0), 1) != []


def walked(game: RootGame, seed: int, decisions: int) -> Root:
    s, rng = game.start(), Random(seed)
    for _ in range(decisions):
        if game.decision(s) is None:
            break
        game.apply(s, rng.choice(game.actions(s)) if s.legal else game.sample(s, rng))
    return s


@pytest.mark.parametrize("mix", MIXES[::4], ids=name_of)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_threats(mix: dict[str, object]) -> None:
    game, rng = make(mix), Random(5)
    told_at_all = 0
    for decisions in (60, 200, 400):
        s = walked(game, decisions, decisions)
        for me in range(game.seats):
            view = game.view(s, me)
            worlds = [game.imagine(view, rng) for _ in range(3)]
            for other in range(game.seats):
                threats = game.threats(view, other)
                told_at_all += len(threats)
                assert len(threats) <= 4
                assert all(game.threats(game.view(world, me), other) == threats for world in worlds)
                before = game.view(s, me)
                assert before == view, "looking changes nothing"
    assert told_at_all > 3
