"""The Lizard Cult's board at the terminal table."""

import pytest

from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.root.cards import members
from lichtung.root.factions.cult.mat import mat_of
from lichtung.root.game import make
from lichtung.terminal.root.panels import Panels
from tests.terminal.screens import shown
from tests.terminal.test_root import walk

CULT = 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("hated", [0, 1])
def test_the_board_shows_everything_that_lies_open(lang: str, hated: int) -> None:
    rules = make({"factions": "marquise,cult,eyrie"})
    words = catalogue(lang)
    s = walk(rules, 3, 300)
    mat = mat_of(s, CULT)
    mat.outcast, mat.hated, mat.acolytes = 2, hated, 7
    mat.lost_souls, mat.revealed = 1 << 20, 1 << 30
    panels = Panels(rules, words, s, None)
    text = "\n".join(shown(line, 200) for line in panels.own(CULT))
    key = "root-table-cult-hated" if hated else "root-table-cult"
    assert words.say(key, suit=words.say("root-suit-mouse"), acolytes=7) in text
    for mask in (mat.lost_souls, mat.revealed):
        for card in members(mask):
            assert words.value(rules, "card", card) in text
    assert "root-" not in text
