"""The keyboard alone is enough."""

import pytest

from tests.browser.conftest import Visits
from tests.browser.places import FOUR, SETS
from tests.browser.table import Keys


@pytest.mark.slow
@pytest.mark.long
def test_a_whole_game_of_the_two_heirs(visit: Visits) -> None:
    somebody = visit("de")
    somebody.guest("Ada")
    somebody.go(somebody.table("heirs", seats=["me", "reference"], setup=SETS))
    table = Keys(somebody, seed=7)
    table.play()
    assert somebody.page.locator("#over").inner_text()
    somebody.clean()


@pytest.mark.parametrize(("game", "setup", "others"), [("heirs", SETS, 1), ("root", FOUR, 3)])
def test_the_first_turns(visit: Visits, game: str, setup: dict[str, object], others: int) -> None:
    somebody = visit("en")
    somebody.guest("Ada")
    somebody.go(somebody.table(game, seats=["me", *["reference"] * others], setup=setup))
    Keys(somebody, seed=7).turns(20)
    somebody.clean()


def test_from_the_start_page_into_a_game(visit: Visits) -> None:
    """The first stop is the way past the head of the page; the game comes after what a first visit offers."""
    somebody = visit("de")
    somebody.go("/")
    somebody.page.keyboard.press("Tab")
    skip = somebody.page.get_by_role("link", name=somebody.say("web-skip"))
    assert skip.evaluate("link => link === document.activeElement")
    somebody.page.keyboard.press("Enter")
    for _ in range(4):  # learn, play, watch, or none of them
        somebody.page.keyboard.press("Tab")
        assert somebody.page.evaluate("document.activeElement.closest('main section') !== null")
    somebody.page.keyboard.press("Tab")
    assert somebody.page.evaluate("document.activeElement.closest('article') !== null")
    somebody.page.keyboard.press("Enter")
    assert Keys(somebody).wait().offers
    somebody.clean()
