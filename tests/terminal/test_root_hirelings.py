"""Hirelings at the terminal table."""

import pytest

from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.root.hirelings.exile.mat import mat_of
from lichtung.terminal.drawing import drawing
from lichtung.terminal.offer import Offer
from lichtung.terminal.root.panels import Panels
from tests.law.root.company_wood import Company, wood
from tests.terminal.screens import shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_lies_on_a_card_is_shown_below_it(lang: str) -> None:
    scene = wood("exile:promoted,patrol:promoted,spies:promoted", "eyrie,alliance")
    mat = mat_of(scene.s, scene.owner("exile"))
    mat.ready, mat.exhausted = 4, 0
    words = catalogue(lang)
    panels = Panels(scene.game, words, scene.s, None)
    lines = [shown(line, 200).rstrip() for line in panels.hirelings()]
    named = next(i for i, line in enumerate(lines) if words.say("root-hireling-exile") in line)
    assert lines[named + 1] == f"  {words.say('root-mat-exile-ready')}: 4"
    assert not any(words.say("root-mat-patrol-waiting") in line for line in lines)  # nobody waits there


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_names_the_hireling(lang: str) -> None:
    scene = wood("flame_bearers:promoted,patrol:promoted,spies:promoted", "eyrie,alliance,cult")
    scene.troop("flame_bearers", 5, 1)
    scene.control("flame_bearers", "eyrie", 1)
    scene.turn("eyrie")
    assert scene.step() == "root.hireling-use"
    named = str(catalogue(lang).forms("root-hireling-flame_bearers", {})["acc"])
    assert named in question(scene, lang)
    scene.go("root.hireling-hand-on")
    assert named in question(scene, lang)


def question(scene: Company, lang: str) -> str:
    """What the terminal asks whoever decides."""
    game, s, words = scene.game, scene.s, catalogue(lang)
    decision = game.decision(s)
    assert decision is not None
    return Offer(game, words, drawing(game, words), decision, [game.actions(s)], s).question()
