"""Learning in the browser: the first visit, lessons by clicks, wrong moves, leaving and going on, puzzles."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from lichtung.learning.library import lessons, puzzles
from tests.browser.conftest import SELDOM, Shots, Visits
from tests.browser.people import Visitor
from tests.browser.table import Table
from tests.browser.test_access import axe as axe  # the fixture
from tests.browser.test_access import findings
from tests.browser.test_start import LAPTOP, SMALL

ON_LAPTOPS = [pytest.param("de", LAPTOP, id="laptop"), pytest.param("en", SMALL, id="phone", marks=SELDOM)]
ON_PHONES = [pytest.param("de", LAPTOP, id="laptop", marks=SELDOM), pytest.param("en", SMALL, id="phone")]
PATIENCE = 10_000
ENTERED = re.compile(r"/api/lessons/[\w-]+/\d+$")  # what comes of an entry, not of a question


def speech(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.say("web-learn-speech"))


def says(visitor: Visitor, key: str) -> None:
    expect(speech(visitor)).to_contain_text(visitor.say(key), timeout=PATIENCE)


def press(visitor: Visitor, name: str) -> None:
    """One click on whatever the table offers under a name; again if the page drew itself anew under it."""
    table = Table(visitor)
    table.wait()
    for _ in range(100):
        sight, said = table.look(), speech(visitor).inner_text()
        found = [offer for offer in sight.offers if re.search(name, offer.name)]
        if not found:
            visitor.page.wait_for_timeout(50)
            continue
        table.press(found[0])
        for _ in range(40):
            if table.look().mark != sight.mark or speech(visitor).inner_text() != said:
                return
            visitor.page.wait_for_timeout(50)
    raise AssertionError(f"nothing is called {name}, or it does nothing: {table.look()}")


def show(visitor: Visitor) -> dict[str, Any]:
    """Lets the table do a step; what comes of it, once it is drawn."""
    button = speech(visitor).get_by_role("button", name=visitor.say("web-learn-show"))
    with visitor.page.expect_response(ENTERED) as answer:
        button.click()
    told: dict[str, Any] = answer.value.json()
    if not told["over"]:
        says(visitor, told["text"])
    return told


@pytest.mark.parametrize(("language", "size"), ON_PHONES)
def test_the_first_visit_offers_three_ways(
    visit: Visits, shots: Shots, language: str, size: ViewportSize
) -> None:
    stranger = visit(language, viewport=size)
    stranger.go("/")
    say, page = stranger.say, stranger.page
    offers = page.get_by_role("region", name=say("web-first"))
    for way in ("learn", "play", "watch"):
        expect(offers.get_by_role("link", name=say(f"web-first-{way}"))).to_be_visible()
    shots.take(page, f"first-visit-{language}-{size['width']}")
    offers.get_by_role("link", name=say("web-first-learn")).click()
    page.get_by_role("heading", name=say("web-learn"), exact=True).wait_for()
    stranger.go("/")
    offers.get_by_role("button", name=say("web-first-close")).click()
    expect(offers).to_have_count(0)
    page.reload()
    page.get_by_role("heading", name=say("web-start-title")).wait_for()
    expect(offers).to_have_count(0)
    stranger.clean()


@pytest.mark.parametrize(("language", "size"), ON_LAPTOPS)
def test_a_chapter_by_clicks_with_a_wrong_move(visit: Visits, language: str, size: ViewportSize) -> None:
    somebody = visit(language, viewport=size)
    somebody.go("/learn/root-basics/2")
    says(somebody, "learn-root-basics-rule-rule")
    clearing = {"de": "Lichtung", "en": "Clearing"}[language]
    press(somebody, f"(?i){clearing} 12\\b")
    says(somebody, "learn-root-basics-rule-rule-hint")
    press(somebody, f"(?i){clearing} 9\\b")
    says(somebody, "learn-root-basics-rule-march")
    for count in ("1", "2"):
        press(somebody, f"(?i)^{re.escape(somebody.say('root-verb-move'))}$")
        press(somebody, f"(?i){clearing} 9\\b")
        press(somebody, f"(?i){clearing} 12\\b")
        press(somebody, f"^{count}$")
        says(somebody, "learn-root-basics-rule-level" if count == "1" else "learn-root-basics-rule-marched")
        somebody.page.wait_for_timeout(1700)  # it is shown where a wrong move would lead, and taken back
    somebody.page.reload()
    says(somebody, "learn-root-basics-rule-battle")
    somebody.go("/learn")
    go_on = somebody.page.get_by_role("link", name=re.compile(somebody.say("web-learn-go-on", chapter=2)))
    go_on.click()
    says(somebody, "learn-root-basics-rule-battle")
    for _ in range(3):
        show(somebody)
    says(somebody, "web-learn-chapter-done")
    next_ = speech(somebody).get_by_role("link", name=somebody.say("web-learn-next-chapter"))
    next_.click()
    says(somebody, "learn-root-basics-battle-dice")
    somebody.clean()


@pytest.mark.parametrize(("language", "size"), ON_PHONES)
def test_a_puzzle_is_missed_taken_back_and_solved(visit: Visits, language: str, size: ViewportSize) -> None:
    somebody = visit(language, viewport=size)
    somebody.go("/learn/root-v5/1")
    says(somebody, "learn-goal-win")
    press(somebody, f"(?i){re.escape(somebody.say('root-done-at-vagabond-actions'))}")
    somebody.page.get_by_role("button", name=somebody.say("web-action-go")).click()
    says(somebody, "learn-missed")
    speech(somebody).get_by_role("button", name=somebody.say("web-learn-back")).click()
    says(somebody, "learn-goal-win")
    for _ in range(2):
        show(somebody)
    says(somebody, "learn-root-v5-idea")
    somebody.go("/learn")
    done = somebody.page.get_by_role("link", name=re.compile(somebody.say("learn-root-v5")))
    expect(done).to_contain_text(somebody.say("web-learn-done"))
    somebody.clean()


@pytest.mark.parametrize(("language", "size"), ON_LAPTOPS)
def test_everything_that_can_be_learnt_is_listed(
    visit: Visits, axe: str, shots: Shots, language: str, size: ViewportSize
) -> None:
    somebody = visit(language, viewport=size)
    somebody.go("/learn")
    page, say = somebody.page, somebody.say
    page.get_by_role("heading", name=say("web-learn-today")).wait_for()
    for name in [*lessons(), *puzzles()]:
        assert page.get_by_text(say(f"learn-{name}"), exact=True).count() > 0, name
    shots.take(page, f"learn-{language}-{size['width']}", full_page=True)
    assert findings(somebody, axe) == []
    somebody.clean()


def test_a_lesson_that_is_not_there(visit: Visits) -> None:
    somebody = visit("de")
    somebody.expected = ("404",)
    somebody.go("/learn/nothing/1")
    somebody.page.get_by_role("link", name=somebody.say("web-learn-list")).click()
    somebody.page.get_by_role("heading", name=somebody.say("web-learn"), exact=True).wait_for()
    somebody.clean()
