"""Root's other boards through the page: drafts and whole games by clicks alone, ferry and closed paths."""

import pytest
from playwright.sync_api import ViewportSize

from lichtung.root.map import Map
from tests.browser.conftest import Shots, Visits, on
from tests.browser.people import PHONE, Visitor
from tests.browser.places import BOARDS
from tests.browser.table import Offer, Sight, Table

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
LOW: ViewportSize = {"width": 1280, "height": 720}
TALL: ViewportSize = {"width": 390, "height": 844}
TWO = {"factions": ["marquise", "eyrie"]}
# Counts how often the ferry is set in motion.
WATCH = """
window.__sailed = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if (this.closest('.ferry')) window.__sailed += 1;
  return animate.apply(this, how);
};
"""
MOST = 80  # clicks until somebody who wants to has sailed, dug or fought
# The clearings on which the plaque with the dice lies, wherever it covers their ground.
COVERED = """
() => {
  const { left, top, right, bottom } = document.querySelector('.dice').getBoundingClientRect();
  const covered = (ground) => {
    const back = ground.getScreenCTM().inverse();
    for (let x = left; x <= right; x += 3) {
      for (let y = top; y <= bottom; y += 3) {
        if (ground.isPointInFill(new DOMPoint(x, y).matrixTransform(back))) return true;
      }
    }
    return false;
  };
  const grounds = [...document.querySelectorAll('path[data-place]')];
  return grounds.filter(covered).map((ground) => ground.dataset.place);
}
"""
TURNS = 20  # clicks after the draft
# How much of a phone a prompt of four lines takes, and the most that any may take.
TALL_PROMPTS = (36, 46)
ABOVE_THE_PROMPT = """
() => document.querySelector('.dice').getBoundingClientRect().bottom
  <= document.querySelector('main > .bar').getBoundingClientRect().top
"""


class Seated(Table):
    """Somebody who, on a phone, also looks into the parts of the table that say they offer something."""

    def look(self) -> Sight:
        sight = super().look()
        lit = self.page.locator("nav button:has(.dot)")
        if not sight.offers and not sight.over and lit.count():
            lit.first.click()
        return sight


class Keen(Seated):
    """Somebody who takes whatever has one of these words in its name, the first of them first."""

    def __init__(self, visitor: Visitor, *wishes: str) -> None:
        super().__init__(visitor, seed=6)
        self.wishes = [wish.casefold() for wish in wishes]

    def choose(self, sight: Sight) -> Offer:
        if not any(offer.go for offer in sight.offers):
            for wish in self.wishes:
                for offer in sight.offers:
                    if wish in offer.name.casefold():
                        return offer
        return super().choose(sight)


def new_table(visitor: Visitor, board: str) -> None:
    """Through the form: Root on this board, factions drafted, everybody else an agent."""
    page, say = visitor.page, visitor.say
    visitor.go("/new?game=root")
    for name, choice in (("map", board), ("setup", "advanced"), ("players", "3")):
        page.locator(f'input[name="{name}"][value="{choice}"]').check()
    for seat in (2, 3):
        page.get_by_label(say(f"root-seat-player-{seat}")).select_option("easy")
    page.get_by_role("button", name=say("web-new-and-begin")).click()
    page.locator(f'[data-board="{board}"] svg[role=group]').wait_for()


def test_a_draft_and_the_first_turns(visit: Visits) -> None:
    somebody = visit("de", viewport=LAPTOP)
    somebody.guest("Ada")
    new_table(somebody, "lake")
    table = Seated(somebody, seed=3)
    while somebody.say("root-decision-keep-three") not in table.seen:
        assert not table.step().over
    table.turns(table.clicks + TURNS)
    somebody.clean()


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize(
    ("board", "language", "size"),
    [("lake", "de", LAPTOP), ("mountain", "en", LAPTOP), ("winter", "de", PHONE)],
)
def test_a_draft_and_a_game_to_its_end(visit: Visits, board: str, language: str, size: ViewportSize) -> None:
    somebody = visit(language, viewport=size)
    somebody.guest("Ada")
    new_table(somebody, board)
    table = Seated(somebody, seed=3)
    table.play()
    assert somebody.say("root-decision-keep-three") in table.seen
    assert table.page.locator("#over").inner_text()
    somebody.clean()


def berth(visitor: Visitor) -> str | None:
    """The clearing where the ferry lies, as the page says it."""
    place = visitor.page.locator(f'[data-place][aria-label*="{visitor.say("root-landmark-ferry")}"]')
    return place.get_attribute("data-place")


def test_the_ferry_goes_along(visit: Visits) -> None:
    somebody = visit("de", viewport=LAPTOP, reduced_motion="no-preference")
    somebody.context.add_init_script(WATCH)
    somebody.guest("Ada")
    somebody.go(somebody.table("root", setup={**TWO, "map": "lake"}, seats=["me", "reference"]))
    lake = Map("lake")
    ferry = lake.ferry + 1
    shores = [shore + 1 for shore in lake.lake if shore + 1 != ferry]
    places = [somebody.say("root-web-clearing", clearing=place, suit="") for place in (ferry, *shores)]
    table = Keen(somebody, *places, somebody.say("root-verb-move"))
    table.wait()
    assert berth(somebody) == str(ferry)
    while berth(somebody) == str(ferry):
        assert not table.step().over
        assert table.clicks < MOST
    assert berth(somebody) in [str(shore) for shore in shores]
    somebody.page.wait_for_function("window.__sailed > 0")
    somebody.clean()


@pytest.mark.parametrize("board", ["autumn", *BOARDS])
def test_dice_lie_beside_the_clearings(visit: Visits, shots: Shots, board: str) -> None:
    somebody = visit("de", viewport=LAPTOP)
    somebody.guest("Ada")
    somebody.go(somebody.table("root", setup={**TWO, "map": board}, seats=["me", "reference"]))
    table, dice = Keen(somebody, somebody.say("root-verb-battle")), somebody.page.locator(".dice .plaque")
    while dice.count() == 0:
        assert not table.step().over
        assert table.clicks < MOST
        table.wait()  # a roll of somebody else is gone by then
    for size in (LAPTOP, LOW, TALL, PHONE):
        somebody.page.set_viewport_size(size)
        somebody.page.wait_for_timeout(200)
        shots.take(somebody.page, f"dice-{board}-{size['width']}")
        assert dice.is_visible()
        assert somebody.page.evaluate(COVERED) == []
    for prompt in TALL_PROMPTS:
        somebody.page.locator("main > .bar").evaluate(
            "(bar, tall) => (bar.style.minHeight = tall)", f"{prompt}dvh"
        )
        somebody.page.wait_for_timeout(200)
        shots.take(somebody.page, f"dice-{board}-below-{prompt}")
        assert somebody.page.evaluate(COVERED) == []
        assert somebody.page.evaluate(ABOVE_THE_PROMPT)
    somebody.clean()


@on("phone", laptop=LAPTOP, phone=PHONE)
def test_a_closed_path_is_opened(visit: Visits, size: ViewportSize) -> None:
    somebody = visit("en", viewport=size)
    somebody.guest("Ada")
    somebody.go(somebody.table("root", setup={**TWO, "map": "mountain"}, seats=["me", "reference"]))
    boulder = somebody.say("root-web-closed-path", one="|", two="|").partition("|")[0]
    table = Keen(somebody, boulder, somebody.say("root-verb-open"))
    boulders = somebody.page.locator('[href="#root-t-boulder"]')
    table.wait()
    closed = boulders.count()
    while boulders.count() == closed:
        assert not table.step().over
        assert table.clicks < MOST
    somebody.clean()
