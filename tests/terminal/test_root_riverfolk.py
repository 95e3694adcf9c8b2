"""The Riverfolk's board at the terminal table, its open hand and the rivers."""

import pytest

from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.root.cards import members
from lichtung.root.factions.riverfolk.mat import mat_of
from lichtung.root.game import make
from lichtung.root.hands import gain_card, lose_card
from lichtung.terminal.root.panels import Panels
from lichtung.terminal.root.table import RootDrawing
from tests.terminal.screens import shown, table
from tests.terminal.test_root import walk

MARQUISE, RIVERFOLK, EYRIE = 0, 1, 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_shows_boxes_prices_and_who_hired(lang: str) -> None:
    rules = make({"factions": "marquise,riverfolk,eyrie"})
    words = catalogue(lang)
    s = walk(rules, 3, 300)
    mat = mat_of(s, RIVERFOLK)
    mat.funds = [7, 2, 0]
    mat.payments = [0, 0, 3]
    mat.committed = [0, 4, 0]
    mat.spaces = [0] * 9
    mat.prices = [2, 3, 4]
    mat.hirer = EYRIE
    text = "\n".join(shown(line, 200) for line in Panels(rules, words, s, None).own(RIVERFOLK))
    short = [words.say(f"root-short-{name}") for name in rules.setup.words]
    assert (
        words.say(
            "root-table-riverfolk-boxes",
            funds=f"{short[MARQUISE]} 7, {short[RIVERFOLK]} 2",
            payments=f"{short[EYRIE]} 3",
            committed=f"{short[RIVERFOLK]} 4",
        )
        in text
    )
    assert words.say("root-table-riverfolk-prices", card=2, boats=3, mercenaries=4) in text
    assert words.say("root-table-riverfolk-hired", seat=words.say("root-seat-eyrie")) in text
    assert "root-" not in text


@pytest.mark.parametrize("viewer", [None, MARQUISE])
def test_everybody_sees_the_open_hand(viewer: int | None) -> None:
    rules = make({"factions": "marquise,riverfolk,eyrie"})
    words = catalogue("en")
    s = walk(rules, 3, 300)
    for card in members(s.zones[RIVERFOLK]):
        lose_card(s, RIVERFOLK, card, s.setup.everybody, 0)
        s.deck |= 1 << card
    card = members(s.deck)[0]
    s.deck &= ~(1 << card)
    gain_card(s, RIVERFOLK, card, 0)
    drawn = "\n".join(shown(line, 200) for line in Panels(rules, words, s, viewer).faction(RIVERFOLK))
    assert words.value(rules, "card", card) in drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rivers_are_drawn_only_where_somebody_uses_them(lang: str) -> None:
    words = catalogue(lang)
    legend = words.say("root-table-legend-river")
    for factions, drawn in (("marquise,riverfolk", True), ("marquise,eyrie", False)):
        rules = make({"factions": factions})
        text = table(RootDrawing(rules, words), walk(rules, 3, 100), None, 110)
        assert (legend in text) == drawn
        assert ("~ ~" in text) == drawn
