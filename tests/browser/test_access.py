"""Nothing keeps people out: axe-core finds nothing serious on any page, light or dark."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Visits, missing
from tests.browser.people import PHONE, Visitor
from tests.browser.places import PLACES
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


@pytest.mark.parametrize("place", PLACES)
def test_no_page_has_a_serious_finding(visit: Visits, axe: str, place: str) -> None:
    somebody = visit("de", color_scheme="light")
    somebody.guest("Ada")
    PLACES[place](somebody)
    found = {"light": findings(somebody, axe)}
    somebody.page.emulate_media(color_scheme="dark")
    somebody.page.wait_for_timeout(100)
    found["dark"] = findings(somebody, axe)
    somebody.page.set_viewport_size(PHONE)
    found["dark, on a phone"] = findings(somebody, axe)
    assert {name: said for name, said in found.items() if said} == {}
    somebody.clean()
