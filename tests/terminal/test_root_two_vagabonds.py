"""The table with two Vagabonds: both boards, one row of quests, and only one's own look under a ruin."""

from random import Random

import pytest

from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.root.game import RootGame, make
from lichtung.root.state import Root
from lichtung.terminal.root.table import RootDrawing
from tests.terminal.screens import table


def at_the_ruin() -> tuple[RootGame, Root]:
    """The second Vagabond has just looked under a ruin."""
    rules = make({"factions": "vagabond,marquise,vagabond"})
    boards = {
        "vagabond": {"place": "10", "character": "thief", "quests": ["errand_fox"], "quest-deck": []},
        "vagabond-2": {"place": "10", "character": "tinker", "ready-torch": 1},
    }
    data = {"turn": "vagabond-2", "factions": boards, "ruin-items": {"10": ["bag", "hammer-2"]}}
    s = rules.position(dict(data))
    rules.play(s, rules.parse("explore"))
    return rules, s


def text(rules: RootGame, s: Root, viewer: int | None, lang: str) -> str:
    """What the viewer's screen shows of what the viewer knows."""
    world = rules.imagine(rules.view(s, viewer), Random(1))
    return " ".join(table(RootDrawing(rules, catalogue(lang)), world, viewer, 110).split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_boards_and_the_common_quests_once(lang: str) -> None:
    rules, s = at_the_ruin()
    words = catalogue(lang)
    for viewer in (None, 0, 1, 2):
        screen = text(rules, s, viewer, lang)
        for seat in range(3):
            assert words.value(rules, "seat", seat) in screen
        for character in (0, 1):
            assert words.value(rules, "character", character) in screen
        assert screen.count(words.value(rules, "quest", 0)) == 1
        assert "Va☺" in screen
        assert "V2☺" in screen
        assert "▒▒×2" in screen
        assert "root-" not in screen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_who_looked_is_shown_what_lies_there(lang: str) -> None:
    rules, s = at_the_ruin()
    words = catalogue(lang)
    names = ", ".join(words.say(f"root-item-{item}") for item in ("bag", "hammer"))
    found = words.say("root-table-ruins", ruins=words.say("root-table-ruin", clearing=10, items=names))
    screens = [text(rules, s, viewer, lang) for viewer in (None, 0, 1, 2)]
    assert [found in screen for screen in screens] == [False, False, False, True]
