"""Dominance cards: when agents think of one, what an active one is worth, and that others act. 3.3.1"""

from random import Random

import pytest

from lichtung.agents.root import RootKnowledge
from lichtung.agents.root_dominance import HALF_MET, MET, NEARLY_MET, SAFE, firmness, reach, warned
from lichtung.kernel.chance import CHANCE
from lichtung.root.actions import ACTIVATE
from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.rules import Marquise
from tests.agents.few import quick
from tests.law.root.positions import Scene, start

FOXES = (1, 6, 8)
MARQUISE = 0


@pytest.fixture
def scene() -> Scene:
    scene = start(Marquise(), Eyrie(), Alliance())
    scene.clear_map()
    scene.set_points("marquise", 10)
    scene.give_hand("marquise", "dominance_fox")
    return scene


def hold(scene: Scene, *clearings: int, warriors: int = 2) -> None:
    for clearing in clearings:
        scene.put_warriors("marquise", clearing, warriors)


def thinks_of_it(scene: Scene, knowledge: RootKnowledge) -> bool:
    scene.turn("marquise", "marquise.actions")
    assert any(a.verb == ACTIVATE for a in scene.s.legal)
    return any(a.verb == ACTIVATE for a in knowledge.worth_trying(scene.s, MARQUISE))


@pytest.mark.parametrize(("held", "thinks"), [(FOXES, True), (FOXES[:NEARLY_MET], True), (FOXES[:1], False)])
def test_a_card_is_thought_of_when_it_is_nearly_met(
    scene: Scene, held: tuple[int, ...], thinks: bool
) -> None:
    hold(scene, *held)
    assert thinks_of_it(scene, RootKnowledge()) is thinks


def test_the_reference_agent_never_thinks_of_one(scene: Scene) -> None:
    hold(scene, *FOXES)
    assert not thinks_of_it(scene, RootKnowledge.reference())


def test_reach_counts_clearings_and_corners(scene: Scene) -> None:
    fox, bird = scene.card("dominance_fox"), scene.card("dominance_bird")
    assert (reach(scene.s, MARQUISE, fox), reach(scene.s, MARQUISE, bird)) == (0, 0)
    hold(scene, *FOXES)  # 1 is a corner
    assert (reach(scene.s, MARQUISE, fox), reach(scene.s, MARQUISE, bird)) == (MET, HALF_MET)
    hold(scene, 3)
    assert reach(scene.s, MARQUISE, bird) == MET


def test_firmness_is_the_lead_over_the_strongest_rival(scene: Scene) -> None:
    fox = scene.card("dominance_fox")
    hold(scene, *FOXES)
    assert firmness(scene.s, MARQUISE, fox) == 2 + 2 + 2
    scene.put_warriors("eyrie", FOXES[0], 1)
    assert firmness(scene.s, MARQUISE, fox) == 1 + 2 + 2
    hold(scene, FOXES[1], warriors=8)
    assert firmness(scene.s, MARQUISE, fox) == 1 + SAFE + 2


def test_everybody_who_has_let_it_be_counts(scene: Scene) -> None:
    fox = scene.card("dominance_fox")
    hold(scene, *FOXES)
    counted = []
    for active in (1, 2, 0):
        scene.s.active = active
        counted.append(warned(scene.s, MARQUISE, fox))
    assert counted == [0, 1, 0]


def test_a_card_that_is_met_makes_its_player_the_favourite_the_longer_it_is_let_be(scene: Scene) -> None:
    """Points count no more; a clearing less, and little is left of it."""
    know = RootKnowledge()
    hold(scene, *FOXES, warriors=5)
    scene.turn("marquise", "marquise.actions")
    scene.play("dominance dominance_fox")
    standings = []
    for active in (1, 2):
        scene.s.active = active
        standings.append(know.standing(scene.s, MARQUISE))
    assert standings[0] < standings[1]
    scene.put_warriors("eyrie", FOXES[0], 9)
    assert know.standing(scene.s, MARQUISE) < standings[0] - 500


@pytest.mark.parametrize("seed", range(4))
def test_the_last_rival_does_what_keeps_somebody_from_winning(seed: int) -> None:
    scene = start(Eyrie(), Alliance(), Marquise())
    scene.clear_map()
    for clearing in FOXES:
        scene.put_warriors("eyrie", clearing, 1)
    scene.s.dominance = (scene.card("dominance_fox"), *scene.s.dominance[1:])
    scene.put_warriors("marquise", 5, 6)  # next to one of them
    scene.put("marquise.sawmill", 5)
    scene.put("marquise.wood", 5)
    scene.turn("marquise", "marquise.actions")
    game, s, rng = scene.game, scene.s, Random(seed)
    marquise, turn = scene.seat("marquise"), s.turn
    agent = quick("hard", game, seed, 60)
    while (now := game.decision(s)) is not None and s.turn == turn:
        if now.seat == CHANCE:
            game.apply(s, game.sample(s, rng))
        elif now.seat == marquise:
            game.apply(s, agent.choose(game.view(s, now.seat), game.actions(s)))
        else:
            game.apply(s, game.actions(s)[0])
    assert not s.over
    assert reach(s, scene.seat("eyrie"), scene.card("dominance_fox")) < MET
