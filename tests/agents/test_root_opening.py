"""The greedy agent in the advanced setup of Root: it drafts, settles and keeps cards with taste."""

from random import Random

import pytest

from lichtung import agents
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.frames import settle
from lichtung.root.cards import members
from lichtung.root.game import RootGame, make
from lichtung.root.map import MOUSE
from lichtung.root.paths import land_neighbours
from lichtung.root.state import Root, suit_at
from tests.law.root.positions import Scene
from tests.law.root.test_advanced_setup import begin as set_up
from tests.law.root.test_advanced_setup import go
from tests.law.root.test_draft import begin as draft
from tests.law.root.test_draft import lay_out

SEEDS = range(4)


def choices(scene: Scene) -> set[str]:
    """What the agent answers, whatever its dice say."""
    game, s = scene.game, scene.s
    decision = game.decision(s)
    assert decision is not None
    view, actions = game.view(s, decision.seat), game.actions(s)
    return {game.text(agents.make("greedy", game, Random(seed)).choose(view, actions)) for seed in SEEDS}


@pytest.mark.parametrize(
    ("laid_out", "taken"),
    [
        (("eyrie", "vagabond", "riverfolk", "marquise", "alliance"), "riverfolk"),
        (("eyrie", "marquise", "vagabond", "alliance"), "marquise"),  # the Alliance is still locked
        (("marquise", "cult", "alliance", "eyrie"), "cult"),
    ],
)
def test_of_the_setup_cards_it_takes_the_faction_that_it_plays_best(
    laid_out: tuple[str, ...], taken: str
) -> None:
    scene = draft(len(laid_out) - 1)
    lay_out(scene, *laid_out)
    assert choices(scene) == {f"choose {taken}"}


def test_fewer_customers_make_it_choose_another_card() -> None:
    scene = draft(2, setup="adventurous")
    lay_out(scene, "marquise", "riverfolk", "eyrie")
    assert choices(scene) == {"choose marquise"}


def homelands(scene: Scene) -> set[int]:
    """The clearings that the agent may pick now."""
    return {int(text.split()[1]) - 1 for text in choices(scene)}


@pytest.mark.parametrize("board", ["autumn", "lake", "mountain"])
def test_the_eyrie_settle_where_most_suits_are_near(board: str) -> None:
    scene = set_up("eyrie,marquise", map=board, markers="printed")
    go(scene, "eyrie.homeland")
    suits = {}
    for text in scene.legal():
        clearing = int(text.split()[1]) - 1
        near = [clearing, *land_neighbours(scene.s, clearing)]
        suits[clearing] = len({suit_at(scene.s, place) for place in near})
    assert all(suits[clearing] == max(suits.values()) for clearing in homelands(scene))


def test_the_cult_settles_where_its_cards_serve() -> None:
    scene = set_up("cult,marquise")
    go(scene, "cult.homeland")
    scene.give_hand("cult", "mouse_in_a_sack", "scouting_party-1", "scouting_party-2", "investments")
    assert {suit_at(scene.s, clearing) for clearing in homelands(scene)} == {MOUSE}


def test_the_marquise_wants_room_and_a_sheltered_keep() -> None:
    scene = set_up("eyrie,marquise")
    go(scene, "marquise.homelands")
    (clearing,) = homelands(scene)
    s = scene.s
    options = [int(text.split()[1]) - 1 for text in scene.legal()]
    assert room(s, clearing) > sum(room(s, option) for option in options) / len(options)
    while scene.step() == "marquise.homelands":
        scene.play(choices(scene).pop())
    ways = {home: len(land_neighbours(s, home)) for home in members(s.homelands[scene.seat("marquise")])}
    assert all(ways[home] == min(ways.values()) for home in homelands(scene))


def room(s: Root, clearing: int) -> int:
    slots = s.setup.map.slots
    return slots[clearing] + sum(slots[near] for near in land_neighbours(s, clearing))


@pytest.mark.parametrize("last", [False, True])
def test_dominance_goes_back_and_an_ambush_stays(last: bool) -> None:
    scene = set_up("alliance,vagabond,cult")
    go(scene, "root.keep-three")
    seat = "cult" if last else "alliance"
    hand = ["dominance_bird", "ambush_fox", "dominance_mouse", "cobbler-1", "command_warren-1"]
    scene.give_hand(seat, *hand)
    settle(scene.s)
    while scene.decider() != seat:
        scene.play(scene.legal()[0])
    back = set()
    for _ in range(2):
        answers = choices(scene)
        back |= answers
        scene.play(sorted(answers)[0])
    assert back <= {"put-back dominance_bird", "put-back dominance_mouse"}


def test_birds_are_kept_by_those_who_need_them() -> None:
    for factions, seat, kept in (("marquise,eyrie", "marquise", True), ("cult,marquise", "cult", False)):
        scene = set_up(factions)
        go(scene, "root.keep-three")
        assert scene.decider() == seat
        scene.give_hand(seat, "armorers-1", "birdy_bindle", "bake_sale", "travel_gear_fox", "root_tea_mouse")
        settle(scene.s)
        assert ("put-back birdy_bindle" not in choices(scene)) == kept


def drafted(game: RootGame, seed: int) -> Root:
    players = [agents.make("greedy", game, Random(seat)) for seat in range(game.seats)]
    s, rng = game.start(), Random(seed)
    while s.turn < 2:
        decision = game.decision(s)
        assert decision is not None
        if decision.seat == CHANCE:
            game.apply(s, game.sample(s, rng))
        else:
            a = players[decision.seat].choose(game.view(s, decision.seat), game.actions(s))
            game.apply(s, a)
    return s


@pytest.mark.parametrize("board", ["autumn", "winter", "lake", "mountain"])
def test_it_drafts_on_every_board(board: str) -> None:
    s = drafted(make({"factions": 4, "setup": "advanced", "map": board}), 1)
    assert -1 not in s.drafted
