"""Everything is readable in the room there is: laptops, large screens, phones and tablets, measured."""

from collections.abc import Iterator
from typing import Any

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.conftest import SELDOM, Shots
from tests.browser.scenes import FACTIONS, Moments, deal, moments
from tests.browser.test_places import OUT_OF_SIGHT

LAPTOPS: dict[str, ViewportSize] = {
    "1366x768": {"width": 1366, "height": 768},
    "1280x720": {"width": 1280, "height": 720},
}
DRAWN: ViewportSize = {"width": 1440, "height": 900}
LARGE: ViewportSize = {"width": 2560, "height": 1440}
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLETS: dict[str, ViewportSize] = {
    "820x1180": {"width": 820, "height": 1180},
    "1180x820": {"width": 1180, "height": 820},
}
EVERY = {**LAPTOPS, "2560x1440": LARGE, "390x844": PHONE, **TABLETS}
PLAYED = [*FACTIONS, "two", "six"]
FULL = ("marquise", "eyrie", "six")  # whose hands are filled up
ON_TABLETS = ("marquise", "alliance", "cult", "six", "draft", "heirs")  # the other scenes in long runs

LOG_LINES = 6
SMALLEST = 11.5  # pixels of a number on the board of a phone
TILE = 56  # pixels of a tile of the landscape of a phone
EMPTY = 220  # pixels of nothing below each other on a tablet
GROWN = 1.4  # on 2560 x 1440, against 1440 x 900

# Cards of the hand that are not whole in the window, whose words do not fit, or that something lies over.
UNREADABLE = """
() => [...document.querySelectorAll('[data-tab=hand] ol > li')].flatMap((item) => {
  const card = item.querySelector('.card');
  const { left, top, right, bottom } = card.getBoundingClientRect();
  const name = card.querySelector('.name').getBoundingClientRect();
  const text = card.querySelector('.text');
  const words = text.getBoundingClientRect();
  const faults = [];
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push('not whole in sight');
  if (text.scrollHeight > text.clientHeight + 1 || words.bottom > bottom + 1) faults.push('text is cut off');
  if (text.scrollWidth > text.clientWidth + 1 || name.right > right + 1) faults.push('a word is too long');
  if (name.bottom > words.top + 1) faults.push('the name runs into the text');
  const seen = document.elementFromPoint((words.left + words.right) / 2, (words.top + words.bottom) / 2);
  if (!card.contains(seen)) faults.push('something lies over it');
  return faults.map((fault) => `${card.querySelector('.name').textContent}: ${fault}`);
})
"""
# Lines of the log, or of what happened since one's last turn, that are whole in sight, and how many in all.
LINES = """
() => {
  const part = document.querySelector('main > .log');
  const box = part.getBoundingClientRect();
  const all = [...part.querySelectorAll('li')];
  const whole = all.filter((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    return top >= box.top - 1 && bottom <= Math.min(box.bottom, innerHeight) + 1;
  });
  return [whole.length, all.length];
}
"""
# Words that a box with hidden overflow cuts off; names of people may be longer than any box.
CUT_OFF = """
() => [...document.querySelectorAll('main *, header *')].flatMap((element) => {
  const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const left = 'svg, .sr, .names, .sitter, [role=log], .fact';
  if (!own || !element.checkVisibility() || element.closest(left)) return [];
  const style = getComputedStyle(element);
  if (style.clipPath !== 'none' || style.overflowX === 'visible') return [];
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const cut = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2;
  return cut ? [element.textContent.trim()] : [];
})
"""
# The panel of the faction, or the reserve: whole in the window, with nothing to scroll.
PANEL = """
() => {
  const part = document.querySelector('[data-tab=mat]');
  const { top, bottom } = part.getBoundingClientRect();
  return { scrolls: part.scrollHeight - part.clientHeight, inside: top >= 0 && bottom <= innerHeight };
}
"""
# The tallest stretch of the window in which a column shows nothing but the ground between the parts.
EMPTIEST = """
() => {
  const solid = '.panel, .card, .opponent, header, nav, button, [data-area=board], p';
  let most = 0;
  for (let x = 20; x < innerWidth; x += 40) {
    let run = 0;
    for (let y = 0; y < innerHeight; y += 4) {
      const nothing = !document.elementFromPoint(x, y)?.closest(solid);
      run = nothing ? run + 4 : 0;
      most = Math.max(most, run);
    }
  }
  return most;
}
"""
# Parts of a faction's board that are lower than what they hold: it runs into the next.
SQUEEZED = """
() => [...document.querySelectorAll('[data-tab=mat] > *')]
  .filter((part) => part.scrollHeight > part.clientHeight + 2)
  .map((part) => part.textContent.trim())
"""
# Of all numbers on the board: their sizes in pixels of the screen.
NUMBERS = """
() => [...document.querySelectorAll('[data-area=board] svg text')].map((text) =>
  parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)
"""
# How wide the drawing of the map is on the screen.
MAP = """
() => {
  const svg = document.querySelector('[data-area=board] svg[viewBox]');
  const { x, width } = svg.viewBox.baseVal;
  const { a, e } = svg.getScreenCTM();
  return [e + x * a, e + (x + width) * a];
}
"""
TEXT_SIZE = "(selector) => parseFloat(getComputedStyle(document.querySelector(selector)).fontSize)"
# Fields on which something can be done: how wide they are, and whether they are in sight.
LIT_FIELDS = """
() => {
  const board = document.querySelector('[data-area=board] .box').getBoundingClientRect();
  return [...document.querySelectorAll('[data-field][role=button]')].map((field) => {
    const { left, top, right, bottom, width } = field.getBoundingClientRect();
    const across = left >= board.left - 1 && right <= board.right + 1;
    return [width, across && top >= board.top - 1 && bottom <= board.bottom + 1];
  });
}
"""
# What of the result is out of sight or scrolled away.
RESULT_CUT = """
() => [...document.querySelectorAll('section[aria-labelledby=over] :is(h1, li, .btn)')]
  .filter((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const out = left < 0 || right > innerWidth || bottom > innerHeight;
    return out || !(seen && (element.contains(seen) || seen.contains(element)));
  })
  .map((element) => element.textContent.trim())
"""


@pytest.fixture(scope="module")
def scenes(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    names = [*PLAYED, "draft", "heirs", "heirs-start", "root-end", "heirs-end"]
    with moments(chromium, tmp_path_factory.mktemp("scenes"), names) as found:
        yield found


def at(page: Page, size: ViewportSize) -> None:
    """A window of another size, when everything has found its place."""
    page.set_viewport_size(size)
    page.wait_for_timeout(200)


def measured(page: Page, script: str, *args: object) -> Any:
    return page.evaluate(script, *args)


@pytest.mark.parametrize("scene", [*PLAYED, "heirs"])
@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=SELDOM)])
def test_a_laptop_shows_everything_at_once(scenes: Moments, shots: Shots, scene: str, language: str) -> None:
    with scenes.visitor(language) as somebody:
        scenes.look(somebody, scene)
        for name, size in LAPTOPS.items():
            at(somebody.page, size)
            shots.take(somebody.page, f"room-{scene}-{name}-{language}")
            if scene != "heirs":
                assert measured(somebody.page, UNREADABLE) == [], name
            whole, lines = measured(somebody.page, LINES)
            assert whole >= min(LOG_LINES, lines), name
            assert measured(somebody.page, OUT_OF_SIGHT, somebody.say("web-action")) == [], name
            assert measured(somebody.page, PANEL) == {"scrolls": 0, "inside": True}, name
            assert measured(somebody.page, CUT_OFF) == [], name


def full_hands() -> list[ParameterSet]:
    """Other cards have other texts: so many cards from there on, all of them once with the fullest hand."""
    firsts = (0, 12, 24, 36)
    often = {("marquise", 8, 0), ("eyrie", 8, 12), ("six", 8, 24), ("marquise", 8, 36)}
    hands = [(scene, cards, first) for scene in FULL for cards in (6, 7, 8) for first in firsts]
    return [pytest.param(*hand, marks=[] if hand in often else [SELDOM]) for hand in hands]


@pytest.mark.parametrize(("scene", "cards", "first"), full_hands())
def test_a_laptop_has_room_for_a_full_hand(
    scenes: Moments, shots: Shots, scene: str, cards: int, first: int
) -> None:
    with scenes.visitor() as somebody:
        deal(somebody, cards, first)
        scenes.look(somebody, scene)
        for name, size in LAPTOPS.items():
            at(somebody.page, size)
            shots.take(somebody.page, f"room-{scene}-{cards}-cards-{first}-{name}")
            assert somebody.page.locator("[data-tab=hand] ol > li").count() == cards
            assert measured(somebody.page, UNREADABLE) == [], name
            whole, lines = measured(somebody.page, LINES)
            assert whole >= min(LOG_LINES, lines), name
            assert measured(somebody.page, OUT_OF_SIGHT, somebody.say("web-action")) == [], name
            assert measured(somebody.page, PANEL) == {"scrolls": 0, "inside": True}, name


@pytest.mark.parametrize("scene", ["root-end", "heirs-end"])
def test_results_and_their_buttons_are_not_cut_off(scenes: Moments, shots: Shots, scene: str) -> None:
    with scenes.visitor() as somebody:
        scenes.look(somebody, scene)
        somebody.page.locator("#over").wait_for()
        somebody.page.locator("section[aria-labelledby=over] .way svg").first.wait_for()
        for name, size in EVERY.items():
            at(somebody.page, size)
            shots.take(somebody.page, f"room-{scene}-{name}")
            assert measured(somebody.page, RESULT_CUT) == [], name


@pytest.mark.parametrize("scene", ["marquise", "heirs"])
def test_text_and_board_grow_on_a_large_screen(scenes: Moments, shots: Shots, scene: str) -> None:
    words = ["#prompt", "[role=log] li", "[data-tab=hand] h2", "[data-tab=mat] h2", "header .tbl b"]
    with scenes.visitor(viewport=DRAWN) as somebody:
        scenes.look(somebody, scene)
        before = [measured(somebody.page, TEXT_SIZE, one) for one in words]
        board = somebody.page.locator("[data-area=board]").bounding_box()
        at(somebody.page, LARGE)
        shots.take(somebody.page, f"room-{scene}-2560x1440")
        after = [measured(somebody.page, TEXT_SIZE, one) for one in words]
        grown = somebody.page.locator("[data-area=board]").bounding_box()
        assert board
        assert grown
        assert grown["height"] >= GROWN * board["height"]
        assert all(large >= GROWN * small for small, large in zip(before, after, strict=True)), (
            before,
            after,
        )
        whole, lines = measured(somebody.page, LINES)
        assert whole >= min(LOG_LINES, lines)


def test_a_phone_shows_the_map_to_its_edges_and_whole_boards(scenes: Moments, shots: Shots) -> None:
    with scenes.visitor(viewport=PHONE, has_touch=True, is_mobile=True) as somebody:
        for name in PLAYED:
            scenes.look(somebody, name)
            shots.take(somebody.page, f"room-{name}-phone")
            left, right = measured(somebody.page, MAP)
            assert left <= 1, name
            assert right >= PHONE["width"] - 1, name
            assert min(measured(somebody.page, NUMBERS)) >= SMALLEST - 0.01, name
            assert measured(somebody.page, OUT_OF_SIGHT, somebody.say("web-action")) == [], name
            somebody.page.locator("main > nav button", has_text=somebody.say("web-tab-mat")).click()
            shots.take(somebody.page, f"room-{name}-phone-mat")
            assert measured(somebody.page, SQUEEZED) == [], name


def test_the_landscape_of_a_phone_starts_where_one_can_act(scenes: Moments, shots: Shots) -> None:
    with scenes.visitor(viewport=PHONE, has_touch=True, is_mobile=True) as somebody:
        for name in ("heirs-start", "heirs"):
            scenes.look(somebody, name)
            shots.take(somebody.page, f"room-{name}-phone")
            fields = measured(somebody.page, LIT_FIELDS)
            assert fields, name
            assert all(width >= TILE for width, _ in fields), name
            assert any(seen for _, seen in fields), name
            assert measured(somebody.page, CUT_OFF) == [], name
            if name == "heirs-start":
                assert all(seen for _, seen in fields)


def test_the_hand_of_a_phone_shows_whole_cards(scenes: Moments, shots: Shots) -> None:
    with scenes.visitor(viewport=PHONE, has_touch=True, is_mobile=True) as somebody:
        for name in ("cult", "six"):
            scenes.look(somebody, name)
            somebody.page.locator("main > nav button", has_text=somebody.say("web-tab-hand")).click()
            shots.take(somebody.page, f"room-{name}-phone-hand")
            assert measured(somebody.page, UNREADABLE) == [], name


@pytest.mark.parametrize(
    "scene",
    [
        pytest.param(scene, marks=[] if scene in ON_TABLETS else [SELDOM])
        for scene in (*PLAYED, "draft", "heirs", "heirs-start")
    ],
)
def test_tablets_leave_no_room_empty(scenes: Moments, shots: Shots, scene: str) -> None:
    with scenes.visitor(has_touch=True) as somebody:
        scenes.look(somebody, scene)
        for name, size in TABLETS.items():
            at(somebody.page, size)
            somebody.page.evaluate("scrollTo(0, 0)")
            shots.take(somebody.page, f"room-{scene}-{name}")
            assert measured(somebody.page, EMPTIEST) < EMPTY, name
            somebody.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
            shots.take(somebody.page, f"room-{scene}-{name}-below")
            assert measured(somebody.page, EMPTIEST) < EMPTY, name


def test_a_wide_screen_tells_the_round(scenes: Moments) -> None:
    with scenes.visitor(viewport=DRAWN) as somebody:
        scenes.look(somebody, "marquise")
        for size in (DRAWN, LAPTOPS["1280x720"], LARGE):
            at(somebody.page, size)
            assert somebody.page.locator("header .round").is_visible()
