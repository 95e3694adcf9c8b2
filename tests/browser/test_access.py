"""Nothing keeps people out: axe-core finds nothing serious, light or dark, in what opens beside a board."""

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits, missing
from tests.browser.people import AT_ONCE, Visitor
from tests.browser.table import STEPS
from tests.browser.test_pace import LAPTOP, Nimble, others_act, seated, until
from tests.browser.words import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


@pytest.fixture(scope="module")
def axe() -> str:
    if not AXE.exists():
        missing("axe-core is not installed (npm install in web)")
    return Path(AXE).read_text(encoding="utf-8")


def findings(visitor: Visitor, axe: str) -> list[str]:
    """What axe calls serious or worse, with the elements it means."""
    visitor.page.evaluate(axe)
    found: dict[str, Any] = visitor.page.evaluate(RUN)
    return [
        f"{rule['id']}: {node['html'][:160]} | {node['failureSummary'][:200]}"
        for rule in found["violations"]
        if rule["impact"] in GRAVE
        for node in rule["nodes"][:4]
    ]


def light_and_dark(visitor: Visitor, axe: str) -> dict[str, list[str]]:
    """The findings of what is shown now, in both."""
    found = {}
    themes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for theme in themes:
        visitor.page.emulate_media(color_scheme=theme)
        visitor.page.wait_for_timeout(100)
        found[theme] = findings(visitor, axe)
    return {theme: said for theme, said in found.items() if said}


def test_what_others_did_and_what_they_can_do(visit: Visits, axe: str) -> None:
    """Both opened, read and closed by keys alone."""
    somebody = visit("de", chosen={**AT_ONCE, "recap": "on"}, viewport=LAPTOP)
    seated(somebody)
    page, say = somebody.page, somebody.say
    recap = page.get_by_role("region", name=say("web-since"))
    until(Nimble(somebody, seed=4), lambda: recap.is_visible() and recap.locator("h3").count() == 3)
    assert light_and_dark(somebody, axe) == {}
    page.keyboard.press(".")
    expect(recap).to_have_count(0)
    title = say("root-web-threats", seat=say("root-seat-eyrie"))
    button = page.get_by_role("button", name=title)
    button.focus()
    page.keyboard.press("Enter")
    told = page.get_by_role("region", name=title)
    told.get_by_text(say("root-web-threats-wait")).wait_for(state="detached")
    assert light_and_dark(somebody, axe) == {}
    for _ in range(page.evaluate(STEPS, "#threats button")):
        page.keyboard.press("Tab")
    assert told.evaluate("(panel) => panel.contains(document.activeElement)"), "Tab leads into it"
    page.keyboard.press("Escape")
    told.wait_for(state="detached")
    expect(button).to_be_focused()
    somebody.clean()


def test_a_turn_of_others_that_is_followed(visit: Visits, axe: str) -> None:
    somebody = visit("de", viewport=LAPTOP)
    seated(somebody)
    others_act(somebody, "slow", seed=7)
    assert light_and_dark(somebody, axe) == {}
    somebody.clean()
