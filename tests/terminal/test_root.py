"""The drawing of Root shows what the rules say, fits the screen and keeps secrets."""

import re
from collections import Counter
from random import Random

import pytest

from lichtung.games import game
from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.root.cards import members
from lichtung.root.game import RootGame
from lichtung.root.map import SUITS
from lichtung.root.state import NO_DOMINANCE, NONE, Root, suit_at
from lichtung.terminal.root.table import RootDrawing
from lichtung.terminal.root.woodland import Woodland
from tests.terminal.screens import shown, table

WIDTHS = (79, 119)


def root() -> RootGame:
    made = game("root")
    assert isinstance(made, RootGame)
    return made


def walk(rules: RootGame, seed: int, steps: int) -> Root:
    """The position after some random decisions."""
    rng = Random(seed)
    s = rules.start()
    for _ in range(steps):
        if rules.decision(s) is None:
            break
        rules.apply(s, rng.choice(s.legal) if s.legal else rules.sample(s, rng))
    return s


def boxes(rules: RootGame, s: Root, width: int, lang: str) -> list[list[str]]:
    """The lines within each clearing's box and its bottom edge, found by its title."""
    words = catalogue(lang)
    rows = ["".join(row) for row in Woodland(rules, words, s).draw(width).chars]
    found = []
    for clearing in range(s.clearings):
        suit = words.say(f"root-suit-{SUITS[suit_at(s, clearing)]}")
        title = f"╭ {clearing + 1} {suit} "
        [(y, x)] = [(y, row.index(title)) for y, row in enumerate(rows) if title in row]
        end = rows[y].index("╮", x)
        inside = [row[x : end + 1] for row in rows[y + 1 : y + 5]]
        assert all(row[0] == row[-1] == "│" for row in inside[:3]), "no box covers another"
        assert inside[3][0] == "╰"
        assert inside[3][-1] == "╯"
        found.append([row[1:-1] for row in inside])
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seed", range(6))
def test_warriors_pieces_and_rulers_stand_where_they_are(lang: str, width: int, seed: int) -> None:
    rules = root()
    s = walk(rules, seed, 150 + 120 * seed)
    short = [catalogue(lang).say(f"root-short-{faction.id}") for faction in rules.setup.factions]
    for clearing, (people, slots, tokens, foot) in enumerate(boxes(rules, s, width, lang)):
        wanted = {
            short[seat]: str(n)
            for seat in range(rules.seats)
            if (n := s.warriors[seat * s.places + clearing])
        }
        for figure, place in enumerate(s.figures):
            if place == clearing:
                wanted[short[rules.setup.figure_owner[figure]]] = "☺"
        assert dict(re.findall(r"([A-Za-z]{2})(\d+|☺)", people)) == wanted
        built: Counter[bool] = Counter()
        for kind, piece in enumerate(rules.setup.kinds):
            built[piece.building] += s.pieces[kind * s.places + clearing]
        assert slots.count("[") == slots.count("]") == built[True]
        assert sum(int(n or 1) for n in re.findall(r"\([^\d)]+(\d*)\)", tokens)) == built[False]
        assert slots.count("□") == s.slots[clearing]
        assert ("▒▒" in slots) == bool(s.ruins >> clearing & 1)
        ruler = s.ruler[clearing]
        assert foot.strip("─ ") == ("" if ruler == NONE else f"♛ {short[ruler]}")


def test_a_crowded_clearing_shortens_marks_and_shows_everything() -> None:
    rules = root()
    s = walk(rules, 1, 60)
    for seat in range(3):
        s.warriors[seat * s.places] = 10
    for kind, piece in enumerate(rules.setup.kinds):
        if not piece.building:
            s.pieces[kind * s.places] = 8 if piece.name == "wood" else 1
    people, _, tokens, _ = boxes(rules, s, WIDTHS[0], "de")[0]
    assert people.startswith("Ma10Ho10Al10") or people.startswith("Ma10 Ho10 Al10")
    assert re.fullmatch(r"\(\w+8\)\(\w+\)\(\w+\) *", tokens)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 110])
def test_no_card_is_named_that_the_viewer_does_not_know(lang: str, width: int) -> None:
    rules = root()
    words = catalogue(lang)
    picture = RootDrawing(rules, words)
    for seed in range(8):
        s = walk(rules, seed, 200 + 60 * seed)
        for viewer in (None, *range(rules.seats)):
            scene = rules.imagine(rules.view(s, viewer), Random(0))
            text = table(picture, scene, viewer, width)
            text = " ".join(text.split())
            open_cards = s.available | sum(s.crafted)
            for card in s.dominance:
                open_cards |= 0 if card == NO_DOMINANCE else 1 << card
            if viewer is not None:
                zones = rules.setup.zones
                for mask in s.known[viewer * zones : viewer * zones + zones]:
                    open_cards |= mask
            names = {picture.label("card", card) for card in range(len(rules.setup.deck.names))}
            known = {picture.label("card", card) for card in members(open_cards)}
            assert {name for name in names - known if f" {name}" in text} == set()
            if viewer is not None:
                own = {picture.label("card", card) for card in members(s.zones[viewer])}
                assert all(name in text for name in own)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_fits_the_screen_and_has_words(lang: str) -> None:
    rules = root()
    s = walk(rules, 5, 700)
    for width in (80, 100, 120, 160):
        picture = RootDrawing(rules, catalogue(lang))
        text = table(picture, s, 0, width) + shown(picture.sheet(s, width), width)
        assert max(map(len, text.splitlines())) <= width
        assert "root-" not in text
        for seat in range(rules.seats):
            assert catalogue(lang).value(rules, "seat", seat) in text
