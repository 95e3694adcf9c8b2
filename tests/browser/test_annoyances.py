"""What annoyed people at the table, each once: it does not come back."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.conftest import Visits
from tests.browser.scenes import Moments, moments
from tests.browser.test_pace import Ear

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
TIP_LINES = 3
ON_THE_BOARD = "document.activeElement.closest('[data-area=board]') !== null"
CONTRAST = 4.5
# How well an element's text stands out from its ground, as WCAG reckons.
CONTRAST_OF = """
(element) => {
  const light = (colour) => {
    const parts = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255);
    const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const style = getComputedStyle(element);
  const [one, two] = [light(style.color), light(style.backgroundColor)].sort((a, b) => b - a);
  return (one + 0.05) / (two + 0.05);
}
"""
# How many clearings have their middle under the tip.
UNDER_TIP = """
() => {
  const tip = document.querySelector('.tip').getBoundingClientRect();
  return [...document.querySelectorAll('[data-place]')].filter((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return x > tip.left && x < tip.right && y > tip.top && y < tip.bottom;
  }).length;
}
"""

# Those that are not whole in the window, or that something lies over.
NOT_IN_SIGHT = """
(selector) => [...document.querySelectorAll(selector)].filter((element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const heights = [top + 2, (top + bottom) / 2, bottom - 2];
  const seen = heights.map((y) => document.elementFromPoint((left + right) / 2, y));
  return left < 0 || right > innerWidth || !seen.every((one) => element.contains(one));
}).map((element) => element.textContent.trim())
"""


@pytest.fixture(scope="module")
def scenes(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    names = ["marquise", "rituals", "craft", "actions", "supporters"]
    with moments(chromium, tmp_path_factory.mktemp("scenes"), names) as found:
        yield found


def reasons(page: Page) -> list[str]:
    page.locator(".reasons li").first.wait_for()
    return page.locator(".reasons li").all_inner_texts()


def test_escape_closes_the_discards_before_it_cancels_a_choice(scenes: Moments) -> None:
    with scenes.visitor(viewport=LAPTOP) as somebody:
        scenes.look(somebody, "rituals")
        page, say = somebody.page, somebody.say
        discards = page.locator("[data-tab=hand] button[aria-expanded]")
        discards.click()
        sheet = page.locator("[data-tab=hand] > section.panel")
        sheet.wait_for()
        page.keyboard.press("Escape")
        sheet.wait_for(state="detached")
        # A question about the cards of the hand is answered in the hand: nothing stays over it.
        discards.click()
        sheet.wait_for()
        page.locator(".acts .act:not(.dim)").first.click()
        page.get_by_role("button", name=say("web-action-cancel")).wait_for()
        sheet.wait_for(state="detached")


def test_a_card_that_cannot_be_crafted_says_why(scenes: Moments) -> None:
    with scenes.visitor(viewport=LAPTOP) as somebody:
        scenes.look(somebody, "craft")
        page = somebody.page
        page.locator("[data-tab=hand] .card:not(.legal)").first.click(force=True)
        (reason,) = reasons(page)
        assert somebody.say("web-error-not-needed") not in reason
        assert page.locator(".reasons .par").count() == 1  # the paragraph to read on


def test_a_card_has_nothing_to_do_with_marching(scenes: Moments) -> None:
    with scenes.visitor(viewport=LAPTOP) as somebody:
        scenes.look(somebody, "actions")
        page = somebody.page
        verbs = page.locator(".acts .act.verb")
        for verb in range(verbs.count()):
            verbs.nth(verb).click()
            expect(page.locator('.acts .verb[aria-pressed="true"]')).to_have_count(1)
            if page.locator("[data-tab=hand] .card.legal").count() == 0:
                break
            page.keyboard.press("Escape")
        else:
            pytest.fail("every verb of the scene wants cards")
        page.locator("[data-tab=hand] .card").first.click(force=True)
        (reason,) = reasons(page)
        assert somebody.say("web-error-not-needed") in reason


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_pinned_place_of_the_log_can_be_read(scenes: Moments, theme: str) -> None:
    with scenes.visitor(viewport=LAPTOP, color_scheme=theme) as somebody:
        scenes.look(somebody, "marquise")
        place = somebody.page.locator("[role=log] .place").first
        place.click()
        somebody.page.wait_for_timeout(300)  # the pointer still rests on it
        assert place.get_attribute("aria-pressed") == "true"
        assert place.evaluate(CONTRAST_OF) >= CONTRAST


def test_a_full_table_does_not_wait_for_anybody(visit: Visits) -> None:
    host, stranger = visit("de"), visit("de")
    host.guest("Ada")
    host.post("/api/tables", {"game": "heirs", "title": "Voll", "seats": ["me", "greedy"], "public": True})
    host.post("/api/tables", {"game": "heirs", "title": "Frei", "seats": ["me", "human"], "public": True})
    stranger.go("/")
    stranger.page.get_by_role("link", name="Frei").wait_for()
    assert stranger.page.get_by_role("link", name="Voll").count() == 0
    host.go("/")
    assert host.say("web-table-full") in host.page.get_by_role("link", name="Voll").inner_text()
    for somebody in (host, stranger):
        somebody.clean()


def test_no_sheet_of_a_phone_outlives_its_tab(scenes: Moments) -> None:
    with scenes.visitor(viewport=PHONE, has_touch=True, is_mobile=True) as somebody:
        scenes.look(somebody, "marquise")
        page = somebody.page
        tabs, sheet = page.locator("main > nav button"), page.get_by_role("dialog")
        for opener in (
            page.locator("[data-part=others] button.whole").nth(1),
            page.locator("path[data-place]:not(.legal)").first,
        ):
            tabs.first.tap()
            opener.tap()
            sheet.wait_for()
            tabs.nth(3).tap()
            sheet.wait_for(state="detached")


def test_tips_are_short_and_lie_beside_clearings(scenes: Moments) -> None:
    with scenes.visitor(viewport=LAPTOP) as somebody:
        scenes.look(somebody, "actions")
        page = somebody.page
        places = page.locator("path[data-place]")
        for number in range(places.count()):
            places.nth(number).hover()
            tip = page.locator(".tip")
            tip.wait_for()
            lines = tip.evaluate(
                "(tip) => (tip.clientHeight - 11) / (parseFloat(getComputedStyle(tip).lineHeight))"
            )
            assert lines <= TIP_LINES + 0.4, tip.inner_text()
            assert page.evaluate(UNDER_TIP) == 0, tip.inner_text()


def test_a_phone_leads_to_what_can_be_chosen_elsewhere(scenes: Moments) -> None:
    with scenes.visitor(viewport=PHONE, has_touch=True, is_mobile=True) as somebody:
        scenes.look(somebody, "supporters")
        page, say = somebody.page, somebody.say
        page.get_by_role("button", name=say("web-tab-go", tab=say("web-tab-hand"))).tap()
        asked = page.get_by_role("region", name=say("root-web-more-cards"))
        asked.wait_for()
        # What is asked for comes first, and nobody has to scroll to it.
        assert asked.locator(".card.legal").count() == page.locator("[data-tab=hand] .card.legal").count() > 0
        assert page.evaluate(NOT_IN_SIGHT, "[data-tab=hand] .card.legal") == []
        page.locator("[data-tab=hand] .card.legal").first.tap()
        page.locator("#prompt").filter(has_not_text=say("root-decision-alliance-pay")).wait_for()


def test_a_finger_chooses_what_is_lit_and_asks_about_the_rest(scenes: Moments) -> None:
    with scenes.visitor(viewport=PHONE, has_touch=True, is_mobile=True) as somebody:
        scenes.look(somebody, "marquise")
        page, sheet = somebody.page, somebody.page.get_by_role("dialog")
        page.locator("path[data-place].legal").first.tap()
        page.get_by_role("button", name=somebody.say("web-action-cancel")).wait_for()
        assert sheet.count() == 0
        page.locator("path[data-place]:not(.legal):not(.through)").first.tap()
        sheet.wait_for()
        assert page.locator(".tip").count() == 0  # the sheet tells it already
        sheet.get_by_role("button", name=somebody.say("root-web-close")).tap()
        page.get_by_role("button", name=somebody.say("web-action-cancel")).tap()


def test_what_could_follow_is_shown_before_it_is_chosen(scenes: Moments) -> None:
    with scenes.visitor(viewport=LAPTOP) as somebody:
        scenes.look(somebody, "actions")
        page = somebody.page
        lit = page.locator("path[data-place].legal")
        routes, gains = 0, []
        for pointed in (*lit.all(), *page.locator(".acts .act:not(.dim)").all()):
            pointed.hover()
            page.wait_for_timeout(150)
            routes += page.locator("path.hop").count()
            gains += page.locator(".gain").all_inner_texts()
        assert routes > 0, "dotted ways lead where warriors could go"
        assert any(re.match(r"[+−]\d", gain) for gain in gains), gains


def test_a_verb_that_is_refused_says_why(scenes: Moments) -> None:
    with scenes.visitor(viewport=LAPTOP) as somebody:
        scenes.look(somebody, "actions")
        page = somebody.page
        page.get_by_role("button", name=somebody.say("web-help-title")).click()
        refused = page.get_by_role("dialog").locator("li.no")
        refused.locator(".par").first.wait_for()
        for verb in refused.all():
            reason = verb.locator("span")
            assert reason.inner_text().endswith("."), reason.inner_text()
            assert verb.locator(".par").count() == 1, reason.inner_text()


def test_a_confirmation_names_what_will_happen(scenes: Moments) -> None:
    with scenes.visitor(viewport=LAPTOP) as somebody:
        scenes.look(somebody, "actions")
        page = somebody.page
        page.get_by_role("button", name=somebody.say("root-verb-battle")).click()
        page.locator("[data-area=board] path[data-place].legal").first.click()
        page.locator(".go button").wait_for()
        prompt = page.locator("#prompt").inner_text()
        assert re.fullmatch(r"In Lichtung \d+ gegen .+ kämpfen\.", " ".join(prompt.split())), prompt
        page.get_by_role("button", name=somebody.say("web-action-cancel")).click()


# The last ones: they play on in scenes that others look at.


def test_enter_carries_out_what_was_clicked_on_the_board(scenes: Moments) -> None:
    with scenes.visitor(viewport=LAPTOP) as somebody:
        ear = Ear(somebody)
        scenes.look(somebody, "actions")
        page = somebody.page
        page.get_by_role("button", name=somebody.say("root-verb-battle")).click()
        page.locator("[data-area=board] path[data-place].legal").first.click()
        assert page.evaluate(ON_THE_BOARD)
        go = page.locator(".go button kbd")
        go.wait_for()
        acts = ear.acts
        page.keyboard.press("Enter")
        go.wait_for(state="detached")
        assert ear.acts == acts + 1
