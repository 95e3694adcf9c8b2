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
PARTS = 12  # puzzles are looked at in so many tests: none of them lasts long
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
    if (width === 0 || part.closest('.sr')) continue;
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


def walk(visitor: Visitor, axe: str, shots: Path, name: str, seen: set[str]) -> list[str]:
    """Shows all steps of a chapter or a puzzle: what is wrong with them. Axe sees one of each kind."""
    found: list[str] = []
    speech(visitor).wait_for()
    assert visitor.page.viewport_size is not None
    width = visitor.page.viewport_size["width"]
    told: dict[str, Any] = {"waits": "begun", "over": False}
    for step in count():
        visitor.page.wait_for_function(SETTLED)
        shot = f"learn-{name}-{visitor.say.language}-{width}-{step:02}.png"
        visitor.page.screenshot(path=shots / shot)
        wrong = flaws(visitor)
        kind = "over" if told["over"] else told["waits"]
        if kind == "begun" or kind not in seen:
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
    for number in range(1, len(lessons()[lesson]) + 1):
        somebody.go(f"/learn/{lesson}/{number}")
        found += walk(somebody, axe, shots, f"{lesson}-{number}", seen)
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
    for name in list(puzzles())[part::PARTS]:
        somebody.go(f"/learn/{name}/1")
        says(somebody, f"learn-{name}")
        found += walk(somebody, axe, shots, name, seen)
        says(somebody, f"learn-{name}-idea")
    assert not found, "\n".join(found)
    somebody.clean()
