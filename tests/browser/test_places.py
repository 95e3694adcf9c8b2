"""Every page on phone, tablet and laptop: nothing sticks out, what matters is in sight, axe is content."""

import pytest

from tests.browser.conftest import Shots, Visits
from tests.browser.people import PHONE, TABLET, WIDE
from tests.browser.places import BOARDS, PLACES
from tests.browser.test_access import axe as axe  # the fixture
from tests.browser.test_access import findings, light_and_dark

WITH_BAR = ("heirs", "root", *BOARDS)
LEAST = 11.4  # pixels: numbers are 11.5 high, but for rounding
SIZES = {"360": PHONE, "768": TABLET, "1440": WIDE}
# Elements that reach beyond the right edge of the page, apart from what scrolls inside a box of its own.
STICKING_OUT = """
() => {
  const width = document.documentElement.clientWidth;
  return [document.documentElement.scrollWidth - width, window.scrollX];
}
"""
# The prompt and every action of the bar: inside the window as it stands, none of them under something else.
OUT_OF_SIGHT = """
(bar) => {
  const section = document.querySelector(`section[aria-label="${bar}"]`);
  const wanted = [...section.querySelectorAll('h1, .go button, .acts .act')];
  const list = section.querySelector('.acts');
  return wanted
    .filter((element) => {
      const box = element.getBoundingClientRect();
      if (list?.contains(element) && list.scrollHeight > list.clientHeight) return false; // scrolls by itself
      return box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
    })
    .map((element) => element.textContent.trim());
}
"""
# Numbers on the map that are smaller than they may be, as they come out on the screen.
SMALL_NUMBERS = """
(least) => [...document.querySelectorAll('[data-board] svg[role=group] text')]
  .map((text) => [text, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a])
  .filter(([, size]) => size < least)
  .map(([text, size]) => [text.textContent.trim(), size])
"""
# How far the map stays away from the left and the right edge of the window.
BESIDE_THE_MAP = """
() => {
  const { left, right } = document.querySelector('[data-board]').getBoundingClientRect();
  return [left, innerWidth - right];
}
"""


@pytest.mark.parametrize("place", PLACES)
def test_every_page_fits_every_screen_and_everybody(
    visit: Visits, axe: str, shots: Shots, place: str
) -> None:
    somebody = visit("de", color_scheme="light")
    somebody.guest("Ada")
    PLACES[place](somebody)
    for name, size in SIZES.items():
        somebody.page.set_viewport_size(size)
        somebody.page.evaluate("scrollTo(0, 0)")
        somebody.page.wait_for_timeout(150)
        shots.take(somebody.page, f"{place}-{name}")
        assert somebody.page.evaluate(STICKING_OUT) == [0, 0], name
        if place in WITH_BAR:
            assert somebody.page.evaluate(OUT_OF_SIGHT, somebody.say("web-action")) == [], name
        if place in ("root", *BOARDS):
            assert somebody.page.evaluate(SMALL_NUMBERS, LEAST) == [], name
            assert size != PHONE or somebody.page.evaluate(BESIDE_THE_MAP) == [0, 0]
    assert light_and_dark(somebody, axe) == {}
    somebody.page.set_viewport_size(PHONE)
    assert findings(somebody, axe) == [], "dark, on a phone"
    somebody.clean()
