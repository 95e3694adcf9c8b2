"""Every lesson and every puzzle in both languages on laptop and phone: shown to its end, read, measured."""

from collections.abc import Iterator
from itertools import count
from typing import Any, NamedTuple

import pytest
from _pytest.mark.structures import ParameterSet
from playwright.sync_api import ViewportSize

from lichtung.learning.library import lessons, puzzles
from lichtung.locale.render import LANGUAGES
from tests.browser.conftest import Shots, Visits
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
AT_ONCE = 3  # puzzles of one test: none of them lasts long
SAMPLE = (
    "root-cult-en-phone",
    "heirs-h1-de-laptop",
)
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


class Stop(NamedTuple):
    """A chapter or a puzzle: its name and address, and what is said at its beginning and at its end."""

    name: str
    address: str
    title: str
    end: str


def stops() -> Iterator[list[Stop]]:
    """The chapters of each lesson, and some puzzles at a time: a link leads from each to the next."""
    for lesson, chapters in lessons().items():
        yield [
            Stop(
                f"{lesson}-{number}",
                f"/learn/{lesson}/{number}",
                f"learn-{lesson}-{chapter.lesson.chapter}",
                "web-learn-chapter-done",
            )
            for number, chapter in enumerate(chapters, 1)
        ]
    names = list(puzzles())
    for first in range(0, len(names), AT_ONCE):
        yield [
            Stop(name, f"/learn/{name}/1", f"learn-{name}", f"learn-{name}-idea")
            for name in names[first : first + AT_ONCE]
        ]


def everywhere() -> list[ParameterSet]:
    """All of them in both languages on laptop and phone; but for a sample only in long runs."""
    found: list[ParameterSet] = []
    for some in stops():
        for where in WHERE:
            name = f"{some[0].name.removesuffix('-1')}-{where}"
            seldom = not {name, *[f"{stop.name}-{where}" for stop in some]} & set(SAMPLE)
            found.append(pytest.param(some, *WHERE[where], id=name, marks=[pytest.mark.long] * seldom))
    return found


def walk(visitor: Visitor, axe: str, shots: Shots, name: str, seen: set[str]) -> list[str]:
    """Shows all steps of a chapter or a puzzle: what is wrong with them. Axe sees the kinds not yet seen."""
    found: list[str] = []
    speech(visitor).wait_for()
    assert visitor.page.viewport_size is not None
    width = visitor.page.viewport_size["width"]
    told: dict[str, Any] = {"waits": BEGUN, "over": False}
    for step in count():
        visitor.page.wait_for_function(SETTLED)
        shot = f"learn-{name}-{visitor.say.language}-{width}-{step:02}"
        shots.take(visitor.page, shot)
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


@pytest.mark.parametrize(("some", "language", "size"), everywhere())
def test_every_step(
    visit: Visits, axe: str, shots: Shots, some: list[Stop], language: str, size: ViewportSize
) -> None:
    somebody = visit(language, viewport=size)
    found: list[str] = []
    seen: set[str] = set()
    somebody.go(some[0].address)
    for stop in some:
        if stop != some[0]:
            speech(somebody).locator(f"a[href='{stop.address}']").click()
        says(somebody, stop.title)
        if language == LANGUAGES[0]:
            seen.discard(BEGUN)  # in one language axe sees every beginning
        found += walk(somebody, axe, shots, stop.name, seen)
        says(somebody, stop.end)
    assert not found, "\n".join(found)
    somebody.clean()
