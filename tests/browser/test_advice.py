"""Advice from the computer: on request at a table, and about a game that is over."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import SELDOM, Shots, Visits
from tests.browser.places import FOUR, finished
from tests.browser.test_access import AXE, light_and_dark
from tests.browser.test_replay import at, slider

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.mark.parametrize(
    ("size", "theme"),
    [pytest.param(LAPTOP, "light", id="laptop"), pytest.param(PHONE, "dark", id="phone", marks=SELDOM)],
)
def test_a_hint_at_a_table_alone_against_computers(
    visit: Visits, shots: Shots, size: ViewportSize, theme: str
) -> None:
    ada = visit("de", viewport=size, color_scheme=theme)
    ada.guest("Ada")
    page, say = ada.page, ada.say
    ada.go(ada.table("root", setup=FOUR, seats=["me", "greedy", "greedy", "greedy"]))
    page.get_by_role("button", name=say("web-hint")).click()
    told = page.get_by_role("region", name=say("web-hint"))
    expect(told).to_contain_text("Mein Rat: ")
    expect(told).to_contain_text("weil ")
    page.locator("[data-board] path.pointed").first.wait_for()  # its place is lit
    assert "hint-" not in told.inner_text()
    shots.take(page, f"hint-{size['width']}")
    assert light_and_dark(ada, AXE.read_text(encoding="utf-8")) == {}
    told.get_by_role("button", name=say("web-close")).click()
    told.wait_for(state="detached")
    page.keyboard.press("h")
    expect(told).to_contain_text("Mein Rat: ")
    page.keyboard.press("Escape")
    told.wait_for(state="detached")
    ada.clean()


def test_the_table_form_and_the_room_tell_who_may_ask(visit: Visits) -> None:
    ada = visit("de", viewport=LAPTOP)
    ada.guest("Ada")
    ada.go("/new?game=heirs")
    group = ada.page.get_by_role("group", name=ada.say("web-new-hints"))
    expect(group.get_by_role("radio", checked=True)).to_have_value("alone")
    made = ada.post("/api/tables", {"game": "heirs", "seats": ["me", "human"], "options": {"hints": "all"}})
    ada.go(f"/tables/{made['id']}")
    expect(ada.page.get_by_text(ada.say("web-hint-told-all"))).to_be_visible()
    ada.clean()


@pytest.mark.parametrize(
    ("size", "theme"),
    [
        pytest.param(LAPTOP, "dark", id="laptop", marks=SELDOM),
        pytest.param(PHONE, "light", id="phone"),
    ],
)
def test_a_replay_is_analysed_and_its_swings_lead_there(
    visit: Visits, shots: Shots, size: ViewportSize, theme: str
) -> None:
    ada = visit("de", viewport=size, color_scheme=theme)
    ada.guest("Ada")
    page, say = ada.page, ada.say
    ada.go(f"/replays/{finished(ada, 'heirs')}")
    slider(ada).wait_for()
    if size == PHONE:
        page.get_by_role("button", name=say("web-tab-log"), exact=True).click()
    page.get_by_role("tab", name=say("web-judge")).click()
    page.get_by_role("button", name=say("web-judge-ask")).click()
    expect(page.get_by_text("Wahl des Rechners: ")).to_be_visible()
    page.get_by_role("button", name=say("web-judge-go"), exact=True).click()
    chart = page.get_by_role("slider", name=say("web-judge-chart"))
    chart.wait_for(timeout=120_000)
    expect(chart.locator("path.line")).to_have_count(2)
    before = at(ada)
    page.locator("#telling ol button").first.click()
    expect(slider(ada)).not_to_have_value(str(before))
    expect(page.get_by_text("Wahl des Rechners: ")).to_be_visible()
    there = at(ada)
    chart.focus()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(slider(ada)).not_to_have_value(str(there))
    shots.take(page, f"analysis-{size['width']}")
    assert light_and_dark(ada, AXE.read_text(encoding="utf-8")) == {}
    ada.clean()
