"""Every lesson and every puzzle in both languages on laptop and phone: shown to its end, read, measured."""

from collections.abc import Iterable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet
from playwright.sync_api import ViewportSize

from lichtung.learning.library import lessons, puzzles
from lichtung.locale.render import LANGUAGES
from tests.browser.conftest import Visits
from tests.browser.people import Visitor
from tests.browser.table import FREE, Table
from tests.browser.test_access import axe as axe  # the fixture
from tests.browser.test_access import findings
from tests.browser.test_learning import says, show, speech
from tests.browser.test_start import LAPTOP, SMALL

WHERE = {
    f"{language}-{name}": (language, size)
    for language in LANGUAGES
    for name, size in (("laptop", LAPTOP), ("phone", SMALL))
}
SAMPLE = ("root-mechanical-marquise-de-laptop", "root-cult-en-phone", "0-de-laptop", "1-en-phone")
AT_ONCE = 3  # puzzles of one test: none of them lasts long
PARTS = len(puzzles()) // AT_ONCE
BEGUN = "begun"
# Buttons that have just come or moved take no click for a moment.
SETTLED = """() => !document.querySelector('[style*="pointer-events: none"]')"""
# What nobody should see: a page wider than the screen, a name instead of its words, what a lesson says or
# offers out of sight.
FLAWS = r"""
(speech) => {
  const flaws = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) flaws.push(`wider than the screen: ${scrollWidth}`);
  for (const name of document.body.innerText.match(/\b(?:web|learn|law|root|heirs)-[a-z]+-[a-z0-9-]+/g) ?? [])
    flaws.push(`no words: ${name}`);
  const said = document.querySelector(`section[aria-label="${speech}"]`);
  for (const part of said.querySelectorAll('p, button, a')) {
    const { left, top, width, height } = part.getBoundingClientRect();
    const text = part.textContent.trim();
    if (width <= 1 || part.closest('.sr')) continue; // only read aloud
    const seen = (share) => said.contains(document.elementFromPoint(left + width / 2, top + height * share));
    const inside = left >= 0 && left + width <= innerWidth + 1;
    if (!inside || !seen(0.1) || !seen(0.9)) flaws.push(`out of sight: ${text}`);
    if (part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1) flaws.push(`cut: ${text}`);
  }
  return flaws;
}
"""


# What is offered where no click would reach it; on phones a tab leads to a part that is not shown.
COVERED = f"""
() => {{
  const {{ form, show }} = document.querySelector('main').dataset;
  const elsewhere = (one) => form === 'phone' && (one.closest('[data-tab]')?.dataset.tab ?? show) !== show;
  return [...document.querySelectorAll('[data-offered]')]
    .filter((one) => !elsewhere(one) && ({FREE})(one) === null)
    .map((one) => `covered: ${{one.textContent.trim()}}`);
}}
"""


def flaws(visitor: Visitor) -> list[str]:
    """What is wrong with the step that is shown; what it offers must be within reach, too."""
    found: list[str] = visitor.page.evaluate(FLAWS, visitor.say("web-learn-speech"))
    Table(visitor).look()
    covered: list[str] = visitor.page.evaluate(COVERED)
    return found + covered


def everywhere(things: Iterable[str | int]) -> list[ParameterSet]:
    """Each of them in both languages on laptop and phone; but for a sample only in long runs."""
    every = {f"{thing}-{where}": (thing, *WHERE[where]) for thing in things for where in WHERE}
    return [
        pytest.param(*values, id=name, marks=[] if name in SAMPLE else [pytest.mark.long])
        for name, values in every.items()
    ]


def begun(seen: set[str], language: str) -> set[str]:
    """Kinds of steps that axe has seen: in one language it sees every beginning anew."""
    if language == LANGUAGES[0]:
        seen.discard(BEGUN)
    return seen


def onward(visitor: Visitor, key: str) -> None:
    """By the link at the end to what comes next."""
    speech(visitor).get_by_role("link", name=visitor.say(key)).click()


def walk(visitor: Visitor, axe: str, shots: Path, name: str, seen: set[str]) -> list[str]:
    """Shows all steps of a chapter or a puzzle: what is wrong with them. Axe sees the kinds not yet seen."""
    found: list[str] = []
    speech(visitor).wait_for()
    assert visitor.page.viewport_size is not None
    width = visitor.page.viewport_size["width"]
    told: dict[str, Any] = {"waits": BEGUN, "over": False}
    for step in count():
        visitor.page.wait_for_function(SETTLED)
        shot = f"learn-{name}-{visitor.say.language}-{width}-{step:02}.png"
        visitor.page.screenshot(path=shots / shot)
        wrong = flaws(visitor)
        kind = "over" if told["over"] else told["waits"]
        if kind not in seen:
            wrong += findings(visitor, axe)
            seen.add(kind)
        found += [f"{shot}: {flaw}" for flaw in wrong]
        if told["over"]:
            break
        told = show(visitor)
    return found


@pytest.mark.parametrize(("lesson", "language", "size"), everywhere(lessons()))
def test_every_chapter(
    visit: Visits, axe: str, shots: Path, lesson: str, language: str, size: ViewportSize
) -> None:
    somebody = visit(language, viewport=size)
    found: list[str] = []
    seen: set[str] = set()
    somebody.go(f"/learn/{lesson}/1")
    for number, chapter in enumerate(lessons()[lesson], 1):
        if number > 1:
            onward(somebody, "web-learn-next-chapter")
        says(somebody, f"learn-{lesson}-{chapter.lesson.chapter}")
        found += walk(somebody, axe, shots, f"{lesson}-{number}", begun(seen, language))
        says(somebody, "web-learn-chapter-done")
    assert not found, "\n".join(found)
    somebody.clean()


@pytest.mark.parametrize(("part", "language", "size"), everywhere(range(PARTS)))
def test_every_puzzle(
    visit: Visits, axe: str, shots: Path, part: int, language: str, size: ViewportSize
) -> None:
    somebody = visit(language, viewport=size)
    found: list[str] = []
    seen: set[str] = set()
    names = list(puzzles())[part * AT_ONCE : (part + 1) * AT_ONCE]
    somebody.go(f"/learn/{names[0]}/1")
    for name in names:
        if name != names[0]:
            onward(somebody, "web-learn-next-puzzle")
        says(somebody, f"learn-{name}")
        found += walk(somebody, axe, shots, name, begun(seen, language))
        says(somebody, f"learn-{name}-idea")
    assert not found, "\n".join(found)
    somebody.clean()
