"""Pictures of positions: whole, plain, and without anything that their viewer may not know."""

import io
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops

from lichtung.games import game
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame
from lichtung.kernel.match import Match
from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.picture import draw, paint, pixels
from lichtung.picture.palette import COMMON
from lichtung.picture.sheet import Sheet, extent, fitting
from tools import picture_art

SVG = "{http://www.w3.org/2000/svg}"
BOARDS = ("autumn", "winter", "lake", "mountain")
SEATINGS: list[list[str]] = [
    ["marquise", "eyrie", "alliance", "vagabond"],
    ["cult", "riverfolk", "vagabond", "vagabond"],
    ["riverfolk", "alliance", "cult", "eyrie", "vagabond", "marquise"],
    ["mechanical-marquise", "alliance"],
]


@cache
def played(name: str, decisions: int, seed: int, **options: Any) -> tuple[FrameGame[Any, Any], Any]:
    """A position of a game between players that choose at random."""
    rules, rng = (
        game(name, **{key: list(value) if key == "factions" else value for key, value in options.items()}),
        Random(seed),
    )
    match = Match(rules, rules.start(), ["random"] * rules.seats, rng)
    match.run_chance()
    for _ in range(decisions):
        if rules.decision(match.state) is None:
            break
        match.decide(rng.choice(rules.actions(match.state)))
        match.run_chance()
    return rules, match.state


def texts(svg: str) -> list[str]:
    """Everything that is written in a picture."""
    return ["".join(found.itertext()) for found in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def check(svg: str) -> None:
    """A picture that any program can draw: well formed, complete, and nothing from elsewhere."""
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title")
    assert root.findtext(f"{SVG}desc")
    assert "var(" not in svg
    assert "style" not in svg
    assert "currentColor" not in svg
    assert re.findall(r"https?://[^'\" ]+", svg) == ["http://www.w3.org/2000/svg"]
    ids = [found.get("id") for found in root.iter() if found.get("id")]
    assert len(ids) == len(set(ids))
    used = {found.get("href", "") for found in root.iter(f"{SVG}use")}
    assert {name.removeprefix("#") for name in used} <= set(ids)
    assert set(re.findall(r"url\(#([^)]+)\)", svg)) <= set(ids)


def positions() -> Iterator[tuple[str, int, dict[str, Any]]]:
    for board in BOARDS:
        yield "root", 90, {"map": board}
    for factions in SEATINGS:
        yield "root", 150, {"factions": tuple(factions)}
    yield "root", 5000, {"factions": ("marquise", "eyrie")}
    yield "root", 0, {}
    for decisions in (0, 40, 5000):
        yield "heirs", decisions, {}
    yield "heirs", 30, {"solo": "king"}


@pytest.mark.parametrize(("name", "decisions", "options"), list(positions()))
def test_every_viewer_gets_a_whole_picture(name: str, decisions: int, options: dict[str, Any]) -> None:
    rules, state = played(name, decisions, 3, **options)
    for lang in LANGUAGES:
        for viewer in (None, 0, rules.seats - 1):
            check(draw(rules, rules.view(state, viewer), catalogue(lang), "Ada & <Ben>"))
    own = [rules.view(state, seat) for seat in range(rules.seats)]
    check(draw(rules, rules.view(state, None), catalogue("en"), "", own))


@pytest.mark.parametrize("factions", SEATINGS, ids="-".join)
def test_a_picture_depends_on_nothing_that_its_viewer_cannot_know(factions: list[str]) -> None:
    """Other states that a viewer cannot tell from the real one give the same picture, byte for byte."""
    words = catalogue("en")
    for seed in range(3):
        rules, state = played("root", 60 + 50 * seed, seed, factions=tuple(factions))
        for viewer in (None, *range(rules.seats)):
            view = rules.view(state, viewer)
            seen = draw(rules, view, words)
            for other in range(4):
                imagined = rules.imagine(view, Random(other))
                assert draw(rules, rules.view(imagined, viewer), words) == seen


def test_hidden_cards_are_not_named() -> None:
    words = catalogue("en")
    hidden = 0
    for seed in range(6):
        rules, state = played("root", 120, seed)
        view: dict[str, Any] = rules.view(state, None).data()
        cards: Any = rules.describe()["cards"]
        named = {card["word"]: words.say(f"root-card-{card['name']}") for card in cards}
        unseen = {named[card] for card in view["unseen"]} - {
            named[card] for card in named if card not in view["unseen"]
        }
        hidden += len(unseen)
        said = " ".join(texts(draw(rules, rules.view(state, None), words)))
        assert [name for name in unseen if name in said] == []
    assert hidden > 50


def test_a_seat_sees_its_own_hand_and_all_eyes_see_every_hand() -> None:
    rules, state = played("root", 12, 1)
    words = catalogue("de")
    own = [rules.view(state, seat) for seat in range(rules.seats)]
    hands: list[set[str]] = []
    for seat, word in enumerate(("marquise", "eyrie", "alliance", "vagabond")):
        cards: list[str] = own[seat].data()["hands"][word]["known"]
        hands.append({words.say(f"root-card-{card.partition('-')[0]}") for card in cards})
    assert all(hands)
    everything = " ".join(texts(draw(rules, rules.view(state, None), words, "", own)))
    for seat, hand in enumerate(hands):
        assert all(name in " ".join(texts(draw(rules, own[seat], words))) for name in hand)
        assert all(name in everything for name in hand)


def test_what_is_written_on_the_board() -> None:
    rules = game("root", factions=["marquise", "eyrie"])
    state = rules.position(
        {
            "warriors": {"marquise": {"5": 7}, "eyrie": {"5": 13}},
            "pieces": {"marquise.wood": [5, 5, 5]},
            "points": {"marquise": 17, "eyrie": 23},
        }
    )
    said = texts(draw(rules, rules.view(state, None), catalogue("en"), "A title"))
    assert {"7", "13", "3", "17", "23", "A title", "Marquise de Cat"} <= set(said)
    assert {str(number) for number in range(1, 13)} <= set(said)


def drawn(svg: str) -> str:
    """All that the picture is made of, without what is written in it."""
    return re.sub(r"<text.*?</text>", "", svg)


def test_landmarks_and_closed_paths_are_drawn() -> None:
    words = catalogue("en")
    options: dict[str, Any] = {"factions": ["marquise", "eyrie"], "markers": "printed"}
    lake, mountain = (game("root", map=board, **options) for board in ("lake", "mountain"))
    berths = {
        drawn(draw(lake, lake.view(lake.position({"ferry": place}), None), words)) for place in ("1", "12")
    }
    assert len(berths) == 2
    board: Any = mountain.describe()["map"]
    closed = ["-".join(ends) for ends in board["closed_paths"]]
    assert len(closed) == 6
    pictures = [
        drawn(draw(mountain, mountain.view(mountain.position({"closed-paths": closed[:count]}), None), words))
        for count in range(7)
    ]
    assert len(set(pictures)) == 7
    assert [picture.count("stroke-dasharray='0 9'") for picture in pictures] == list(range(7))


def test_a_long_title_is_cut() -> None:
    rules, state = played("heirs", 10, 3)
    title = "A very long title " * 20
    [shown] = [
        text for text in texts(draw(rules, rules.view(state, None), catalogue("en"), title)) if "very" in text
    ]
    assert shown.endswith("…")
    assert fitting("short", 12, 500) == "short"
    assert extent(fitting("W" * 80, 12, 100), 12) <= 100


def test_what_nobody_drew_is_a_shield_with_its_letter() -> None:
    sheet = Sheet("root", 10, 10, COMMON)
    sheet.symbol("root-w-fireflies", 0, 0, 10, paint={"c": "#123456", "k": "#654321"})
    assert ">F</text>" in sheet.markup("t", "d")


def test_the_drawings_are_those_of_the_client() -> None:
    assert picture_art.stale() == [], "run: make art"


@pytest.mark.parametrize("name", ["heirs", "root"])
def test_a_painted_picture_has_its_size_and_its_words(name: str) -> None:
    rules, s = played(name, 30, 1)
    svg, blank = [draw(rules, rules.view(s, None), catalogue("de"), title) for title in ("Ein Titel", "")]
    root = ElementTree.fromstring(svg)
    with Image.open(io.BytesIO(paint(svg))) as image, Image.open(io.BytesIO(paint(blank))) as without:
        assert image.size == (int(root.attrib["width"]), int(root.attrib["height"]))
        title = ImageChops.difference(image.convert("RGB"), without.convert("RGB")).getbbox()
        assert title is not None, "the title is seen"
        assert title[2] - title[0] > 60
    wordless = re.sub(r"<text.*?</text>", "", blank, flags=re.DOTALL)
    assert paint(wordless) != paint(blank), "and so is all other text"


def test_painting_the_same_gives_the_same() -> None:
    rules, s = played("root", 30, 1)
    svg = draw(rules, rules.view(s, None), catalogue("en"))
    assert paint(svg) == paint(svg)


def test_without_the_extra_painting_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pixels, "RENDERER", "no_such_renderer")
    with pytest.raises(LichtungError) as caught:
        paint("<svg/>")
    assert (caught.value.key, caught.value.args_by_name) == (
        "pictures-missing",
        {"extra": "lichtung[pictures]"},
    )
