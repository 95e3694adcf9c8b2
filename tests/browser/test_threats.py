"""What can this player do to me? Told on every opponent's card as the engine says it, with its places lit."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize

from lichtung.games import entry
from lichtung.kernel.journal import loads, replay
from tests.browser.conftest import Shots, on
from tests.browser.people import Visitor
from tests.browser.scenes import Moments, moments

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SHOWN = ("marquise", "eyrie", "machine")
PLACE = "in Lichtung"  # of a sentence that speaks of one
PLAIN = {"count", "clearing"}  # kinds of arguments that a sentence says as numbers


@pytest.fixture(scope="module")
def scenes(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    with moments(chromium, tmp_path_factory.mktemp("scenes"), list(SHOWN)) as found:
        yield found


def foretold(visitor: Visitor, text: str) -> dict[str, list[str | None]]:
    """What the rules tell the first seat of each other one, as sentences; none where it needs more words."""
    journal = loads(text)
    game = entry("root").make(journal.header.setup)
    state = game.start()
    for _ in replay(journal, game, state):
        pass
    kinds = game.codec.kinds
    told: dict[str, list[str | None]] = {}
    for other in range(1, game.seats):
        sentences = told[kinds["seat"].text(other)] = []
        for threat in game.threats(game.view(state, 0), other):
            plain = {kind for _, kind, _ in threat.named()} <= PLAIN
            numbers = {name: int(kinds[kind].text(value)) for name, kind, value in threat.named() if plain}
            said = visitor.say(f"root-threat-{threat.key}", **numbers) if plain else ""
            sentences.append(f"{said} {threat.law}" if plain else None)
    return told


def opened(visitor: Visitor, other: str, inside: Locator) -> tuple[str, Locator]:
    """The panel about another seat, once it has its sentences; and its title."""
    say = visitor.say
    title = say("root-web-threats", seat=say(f"root-seat-{other}"))
    told = inside.get_by_role("region", name=title)
    told.get_by_text(say("root-web-threats-wait")).wait_for(state="detached")
    return title, told


@pytest.mark.parametrize("scene", SHOWN)
@on("laptop", laptop=LAPTOP, wide=WIDE)
def test_an_opponents_card_tells_what_the_engine_says(
    scenes: Moments, shots: Shots, scene: str, size: ViewportSize
) -> None:
    with scenes.visitor(viewport=size) as somebody:
        scenes.look(somebody, scene)
        page, say = somebody.page, somebody.say
        expected = foretold(somebody, scenes.journals[scene])
        assert sum(map(len, expected.values())) > 2
        for other, sentences in expected.items():
            button = page.get_by_role("button", name=say("root-web-threats", seat=say(f"root-seat-{other}")))
            assert button.get_attribute("aria-expanded") == "false"
            button.click()
            _, told = opened(somebody, other, page.locator("main"))
            assert button.get_attribute("aria-expanded") == "true"
            lines = told.get_by_role("listitem").all_inner_texts()
            for line, sentence in zip(lines, sentences or [say("root-web-no-threats")], strict=True):
                assert sentence is None or line.strip() == sentence
            shots.take(page, f"threats-{scene}-{other}-{size['width']}")
            button.click()
            told.wait_for(state="detached")


@on("wide", laptop=LAPTOP, wide=WIDE)
def test_the_places_of_a_threat_are_lit(scenes: Moments, size: ViewportSize) -> None:
    with scenes.visitor(viewport=size) as somebody:
        page, say = somebody.page, somebody.say
        scene, other = next(
            (scene, other)
            for scene in SHOWN
            for other, sentences in foretold(somebody, scenes.journals[scene]).items()
            if any(PLACE in (sentence or "") for sentence in sentences)
        )
        scenes.look(somebody, scene)
        button = page.get_by_role("button", name=say("root-web-threats", seat=say(f"root-seat-{other}")))
        button.click()
        _, told = opened(somebody, other, page.locator("main"))
        told.get_by_role("button").filter(has_text=PLACE).first.hover()
        page.locator("[data-board] path.pointed").first.wait_for()
        button.click()
        told.wait_for(state="detached")
        assert page.locator("[data-board] path.pointed").count() == 0


def test_on_a_phone_they_stand_in_the_sheet(scenes: Moments, shots: Shots) -> None:
    with scenes.visitor("en", viewport=PHONE) as somebody:
        scenes.look(somebody, "marquise")
        page = somebody.page
        page.locator("[data-part=others] .opponent:not(.own) button.whole").first.click()
        title, told = opened(somebody, "eyrie", page.get_by_role("dialog"))
        shots.take(page, "threats-phone")
        assert title in told.inner_text()
