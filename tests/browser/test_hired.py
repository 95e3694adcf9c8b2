"""Hirelings and landmarks: chosen by name at the form, read on the board; and a game from a record."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from tests.browser.conftest import Shots, Visits
from tests.browser.scenes import SIX, Moments, moments, shown_otherwise
from tests.browser.test_access import axe, light_and_dark
from tests.browser.test_room import CUT_OFF, LINES, LOG_LINES, PANEL
from tests.server.test_import import RECORDED

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALLEST: ViewportSize = {"width": 360, "height": 740}
# Scores and hands that begin before the figure beside them ends.
OVER_FIGURES = """
() => [...document.querySelectorAll('.opponent')].flatMap((one) => {
  const { right } = one.querySelector('.art svg').getBoundingClientRect();
  const beside = [one.querySelector('.points'), one.querySelector('.hand')];
  const over = (part) => part.getBoundingClientRect().left < right - 1;
  return beside.filter(over).map((part) => part.textContent.trim());
})
"""
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"
expect.set_options(timeout=30_000)

__all__ = ["axe"]  # a fixture of the tests here


def test_hirelings_and_landmarks_by_name(visit: Visits, shots: Shots, axe: str) -> None:
    """A.6.5: a faction and its hireling keep each other out, and the form says why."""
    ada = visit("de", viewport=PHONE)
    ada.guest("Ada")
    ada.go("/new?game=root")
    page, say = ada.page, ada.say

    def tick(name: str, value: str) -> Locator:
        return page.locator(f"input[name={name}][value={value}]")

    for option in ("landmarks", "hirelings"):
        tick(option, "named").check()
    tick("landmark", "tower").check()
    expect(tick("hireling", "dynasty")).to_be_disabled()  # the Eyrie are at the table
    for word in ("bandits", "spies"):
        tick("hireling", word).check()
    cult, corvids = (
        page.get_by_role("checkbox", name=re.compile(say(f"root-seat-{one}"))) for one in ("cult", "corvids")
    )
    expect(corvids).to_be_disabled()
    expect(cult).to_be_enabled()
    page.get_by_role("button", name=say("web-new-go")).click()
    expect(page.get_by_role("alert")).to_have_text(say("web-new-hirelings-three"))
    expect(page.get_by_role("alert")).to_be_in_viewport()
    tick("hireling", "flotilla").check()
    assert page.evaluate(SIDEWAYS) <= 0, "nothing is wider than the screen"
    assert light_and_dark(ada, axe) == {}
    shots.take(page, "form-hirelings", full_page=True)
    page.get_by_role("button", name=say("web-new-go")).click()
    page.wait_for_url(re.compile(r"/tables/"))
    ada.clean()


def test_what_the_server_refuses_is_said_in_sight(visit: Visits) -> None:
    """Five factions that all begin in a corner: the form lets them be ticked, and the button is far down."""
    ada = visit("en", viewport=PHONE)
    ada.guest("Ada")
    ada.go("/new?game=root")
    page, say = ada.page, ada.say
    for faction in ("duchy", "hundreds", "keepers"):
        page.get_by_role("checkbox", name=re.compile(say(f"root-seat-{faction}"))).check()
    page.get_by_role("button", name=say("web-new-go")).click()
    expect(page.get_by_role("alert")).to_have_text(say("web-new-factions-most"))
    expect(page.get_by_role("alert")).to_be_in_viewport()
    for faction in ("alliance", "vagabond"):
        page.get_by_role("checkbox", name=re.compile(f"^{say(f'root-seat-{faction}')}")).first.uncheck()
    ada.expected = ("400",)
    page.get_by_role("button", name=say("web-new-go")).click()
    expect(page.get_by_role("alert")).to_contain_text("corners")
    expect(page.get_by_role("alert")).to_be_in_viewport()
    ada.clean()


@pytest.fixture(scope="module")
def scenes(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    with moments(chromium, tmp_path_factory.mktemp("scenes"), ["hired", "relics"]) as found:
        yield found


@pytest.mark.parametrize("scene", ["hired", "relics"])
def test_a_laptop_has_room_for_them(scenes: Moments, shots: Shots, axe: str, scene: str) -> None:
    """The whole board of a faction, six lines of the log; who controls a hireling is a press away."""
    with scenes.visitor(viewport=LAPTOP) as somebody:
        scenes.look(somebody, scene)
        page, say = somebody.page, somebody.say
        page.locator("#root-w-bandits").wait_for(state="attached")
        shots.take(page, f"{scene}-laptop")
        assert page.evaluate(PANEL) == {"scrolls": 0, "inside": True}
        assert page.evaluate(CUT_OFF) == []
        whole, lines = page.evaluate(LINES)
        assert whole >= min(LOG_LINES, lines)
        page.locator(".hirelings button").first.focus()
        page.keyboard.press("Enter")
        told = page.get_by_role("region", name=say("root-web-hirelings"))
        expect(told.get_by_role("listitem")).to_have_count(3)
        assert light_and_dark(somebody, axe) == {}
        page.keyboard.press("Escape")
        expect(told).to_have_count(0)


def test_a_laptop_has_room_for_a_full_board(scenes: Moments, shots: Shots) -> None:
    """Late in a game: a Retinue of nine cards, five crafted ones, and items."""
    with scenes.visitor(viewport=LAPTOP) as somebody:

        def late(view: dict[str, Any]) -> None:
            seat, cards = view["seat"], view["unseen"]
            view["crafted"][seat] = cards[:5]
            view["crafted_items"][seat] = {"tea": 2, "sword": 1}
            columns = view["mats"][seat]["retinue"]
            for at, column in enumerate(columns):
                columns[column] = cards[5 + 3 * at : 8 + 3 * at]

        shown_otherwise(somebody, late)
        scenes.look(somebody, "relics")
        page = somebody.page
        expect(page.locator("[data-tab=mat] .slip")).to_have_count(9)
        shots.take(page, "relics-full")
        assert page.evaluate(PANEL) == {"scrolls": 0, "inside": True}


@pytest.mark.parametrize("size", [PHONE, SMALLEST], ids=["phone", "smallest"])
def test_six_scores_stand_beside_their_figures(scenes: Moments, shots: Shots, size: ViewportSize) -> None:
    def late(view: dict[str, Any]) -> None:
        view["points"] = dict.fromkeys(view["points"], 24)

    with scenes.visitor(viewport=size) as somebody:
        shown_otherwise(somebody, late)
        scenes.look(somebody, "hired")
        page = somebody.page
        expect(page.locator(".opponent")).to_have_count(len(SIX))
        shots.take(page, f"hired-six-{size['width']}")
        assert page.evaluate(OVER_FIGURES) == []


def test_a_phone_has_them_below_a_factions_board(scenes: Moments, shots: Shots) -> None:
    with scenes.visitor("en", viewport=PHONE) as somebody:
        scenes.look(somebody, "hired")
        page, say = somebody.page, somebody.say
        shots.take(page, "hired-phone")
        page.locator("nav button").nth(1).click()
        told = page.get_by_role("region", name=say("root-web-hirelings"))
        told.scroll_into_view_if_needed()
        expect(told.get_by_role("listitem")).to_have_count(3)
        shots.take(page, "hired-phone-board")


def test_a_recorded_game(visit: Visits, shots: Shots, tmp_path: Path, axe: str) -> None:
    """Each turn has its verdict, and leads to its place in the replay."""
    ada = visit("de", viewport=LAPTOP)
    ada.guest("Ada")
    ada.go("/")
    page, say = ada.page, ada.say
    (tmp_path / "partie.rootlog").write_text(RECORDED, encoding="utf-8")
    page.get_by_text(say("web-import-title"), exact=True).click()
    page.locator("input[type=file]").set_input_files(tmp_path / "partie.rootlog")
    page.wait_for_url(re.compile(r"/replays/"), timeout=120_000)
    turns = page.locator("#telling ol > li")
    expect(turns).to_have_count(4)
    verdicts = [(turn.get_attribute("class") or "").split()[0] for turn in turns.all()]
    assert verdicts == ["legal", "open", "open", "illegal"]
    expect(turns.last.get_by_role("button").first).to_be_disabled()  # the replay ends before it
    expect(turns.last.get_by_role("button", name="6.5.2", exact=True)).to_be_visible()
    slider = page.get_by_role("slider", name=say("web-replay-slider"))
    before = slider.input_value()
    turns.nth(2).get_by_role("button").first.click()
    expect(turns.nth(2)).to_have_attribute("aria-current", "step")
    assert slider.input_value() != before
    assert light_and_dark(ada, axe) == {}
    shots.take(page, "recorded")
    page.set_viewport_size(PHONE)
    assert page.evaluate(SIDEWAYS) <= 0
    shots.take(page, "recorded-phone")
    ada.clean()
