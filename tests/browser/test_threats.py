"""What can this player do to me? Told on every opponent's card, with its places lit."""

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import Visits
from tests.browser.places import FOUR
from tests.browser.table import Table

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.mark.parametrize("size", [LAPTOP, WIDE], ids=["laptop", "wide"])
def test_an_opponents_card_tells_its_threats(visit: Visits, shots: Path, size: ViewportSize) -> None:
    somebody = visit("de", viewport=size)
    somebody.guest("Ada")
    page, say = somebody.page, somebody.say
    somebody.go(somebody.table("root", setup=FOUR, seats=["me", "greedy", "greedy", "greedy"]))
    Table(somebody, seed=5).turns(14)
    title = say("root-web-threats", seat=say("root-seat-eyrie"))
    button = page.get_by_role("button", name=title)
    assert button.get_attribute("aria-expanded") == "false"
    button.click()
    told = page.get_by_role("region", name=title)
    told.get_by_text(say("root-web-threats-wait")).wait_for(state="detached")
    assert button.get_attribute("aria-expanded") == "true"
    lines = [line for line in told.get_by_role("listitem").all_inner_texts() if line.strip()]
    assert 1 <= len(lines) <= 4
    assert not [line for line in lines if "root-threat" in line]
    places = told.get_by_role("button").filter(has_text="Lichtung")
    if places.count():
        places.first.hover()
        page.locator("[data-board] path.pointed").first.wait_for()  # the place is lit
    page.wait_for_timeout(100)
    page.screenshot(path=str(shots / f"threats-{size['width']}.png"))
    button.click()
    told.wait_for(state="detached")
    assert page.locator("[data-board] path.pointed").count() == 0
    somebody.clean()


def test_on_a_phone_they_stand_in_the_sheet(visit: Visits, shots: Path) -> None:
    somebody = visit("en", viewport=PHONE)
    somebody.guest("Ada")
    page, say = somebody.page, somebody.say
    somebody.go(somebody.table("root", setup=FOUR, seats=["me", "greedy", "greedy", "greedy"]))
    Table(somebody, seed=5).turns(14)
    page.locator("[data-part=others] .opponent:not(.own) button.whole").first.click()
    title = say("root-web-threats", seat=say("root-seat-eyrie"))
    told = page.get_by_role("dialog").get_by_role("region", name=title)
    told.get_by_text(say("root-web-threats-wait")).wait_for(state="detached")
    page.screenshot(path=str(shots / "threats-phone.png"))
    assert title in told.inner_text()
    somebody.clean()
