"""The advanced setup at the table: setup cards, homelands and the hand, chosen by clicks alone."""

from playwright.sync_api import ViewportSize

from tests.browser.conftest import Shots, Visits, on
from tests.browser.places import DRAFT, PLAYERS
from tests.browser.table import Table

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLES = 5  # whoever chooses last may have no choice
MOST = 60  # clicks of a whole setup


@on("phone", laptop=LAPTOP, phone=PHONE)
def test_factions_are_drafted_by_clicks(visit: Visits, shots: Shots, size: ViewportSize) -> None:
    somebody = visit("de", viewport=size)
    somebody.guest("Ada")
    page, say = somebody.page, somebody.say
    display = page.get_by_role("list", name=say("root-web-display"))
    table = Table(somebody, seed=4)
    for _ in range(TABLES):
        somebody.go(somebody.table("root", setup=DRAFT, seats=["me", "reference", "reference", "reference"]))
        if table.wait().prompt == say("root-decision-faction"):
            break
    seen: list[str] = []
    while True:
        sight = table.wait()
        if display.count() == 0:
            break
        if sight.prompt not in seen:
            seen.append(sight.prompt)
            shots.take(page, f"draft-{size['width']}-{len(seen)}")
        if sight.prompt == say("root-decision-faction"):
            assert display.get_by_role("listitem").count() == PLAYERS + 1
            assert display.locator("button.legal").count() > 0
        lit = page.locator("nav button:has(.dot)")
        if lit.count():  # on phones the hand lies in a part of its own
            lit.first.click()
            continue
        table.take(table.choose(sight), sight)
        assert table.clicks < MOST, seen
    assert say("root-decision-faction") in seen
    assert say("root-decision-keep-three") in seen
    # The seats have their factions' names, and the first turn has begun.
    shots.take(page, f"draft-{size['width']}-turn")
    assert page.get_by_text(say("root-seat-player-1"), exact=True).count() == 0
    somebody.clean()
