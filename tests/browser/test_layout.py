"""Every page on a phone, a tablet and a laptop: nothing sticks out, what must be seen is in sight."""

from pathlib import Path

import pytest

from tests.browser.conftest import Visits
from tests.browser.people import PHONE, TABLET, WIDE
from tests.browser.places import PLACES

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


@pytest.mark.parametrize("place", PLACES)
def test_every_page_fits_every_screen(visit: Visits, shots: Path, place: str) -> None:
    somebody = visit("de", color_scheme="light")
    somebody.guest("Ada")
    PLACES[place](somebody)
    for name, size in SIZES.items():
        somebody.page.set_viewport_size(size)
        somebody.page.evaluate("scrollTo(0, 0)")
        somebody.page.wait_for_timeout(150)
        somebody.page.screenshot(path=shots / f"{place}-{name}.png")
        assert somebody.page.evaluate(STICKING_OUT) == [0, 0], name
        if place in ("heirs", "root"):
            assert somebody.page.evaluate(OUT_OF_SIGHT, somebody.say("web-action")) == [], name
    somebody.clean()
