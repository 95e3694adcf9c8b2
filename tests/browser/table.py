"""Plays at a table by clicking what the page offers, and nothing else."""

from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Error, Page

from tests.browser.people import Visitor

PATIENCE = 60.0
EFFECT = 10.0
MISSES = 2  # in a game; the board may move away under a click of a page that is busy
# Everything that the page offers now, numbered in the page itself: buttons of the action bar, the way to
# where else one can choose, and whatever lies on the table and says by its name that it can be chosen.
LOOK = """
([bar, pickable]) => {
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden';
  };
  const open = (element) =>
    shown(element) && !element.disabled && element.getAttribute('aria-disabled') !== 'true' &&
    !element.matches('.other, .dim') && element.getAttribute('aria-pressed') !== 'true';
  document.querySelectorAll('[data-offered]').forEach((element) => delete element.dataset.offered);
  const section = document.querySelector(`section[aria-label="${bar}"]`);
  const over = document.querySelector('#over') !== null;
  const acts = section ? [...section.querySelectorAll('.go button, .acts .act')] : [];
  const buttons = [...acts, ...document.querySelectorAll('main .elsewhere')].filter(open);
  const lit = [...document.querySelectorAll('main [role=button], main button')]
    .filter((element) => !section?.contains(element) && open(element))
    .filter((element) => element.matches('.can, .legal') ||
      (element.getAttribute('aria-label') ?? element.textContent).includes(pickable));
  const offers = [...buttons, ...lit].map((element, i) => {
    element.dataset.offered = i;
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\\s+/g, ' '),
      bar: buttons.includes(element),
      go: element.matches('.go button'),
    };
  });
  return {
    over,
    prompt: section?.querySelector('h1')?.textContent.trim() ?? '',
    offers,
    mark: [
      section?.textContent,
      document.querySelectorAll('main [aria-pressed=true]').length,
      ...offers.map(({ name }) => name),
    ].join('|'),
  };
}
"""

# Where something can be clicked, from the corner of its box: in its middle, else where nothing lies over it.
FREE = """
(element) => {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const shares = [0.5, 0.2, 0.8, 0.35, 0.65, 0.08, 0.92];
  for (const across of shares) {
    for (const down of shares) {
      const [x, y] = [width * across, height * down];
      if (element.contains(document.elementFromPoint(left + x, top + y))) return { x, y };
    }
  }
  return null;
}
"""
# How many presses of Tab (less than none: of Shift and Tab) lead from the focus to an element; null: none do.
STEPS = """
(selector) => {
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const stops = [...document.querySelectorAll(focusable)]
    .filter((element) => element.tabIndex >= 0 && !element.disabled && element.checkVisibility());
  const target = stops.indexOf(document.querySelector(selector));
  return target < 0 ? null : target - stops.indexOf(document.activeElement);
}
"""


@dataclass(frozen=True)
class Offer:
    """Something to click."""

    number: int
    name: str
    bar: bool  # a button of the action bar
    go: bool  # carries out what is chosen


@dataclass(frozen=True)
class Sight:
    """What the page shows of the game at one moment."""

    over: bool
    prompt: str
    offers: list[Offer]
    mark: str  # differs when anything about the choice differs


class Table:
    """A table in somebody's page."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.rng = Random(seed)
        self.clicks = 0
        self.misses: list[str] = []  # clicks without an effect, as on something that just moved
        self.seen: set[str] = set()  # prompts

    def look(self) -> Sight:
        say = self.visitor.say
        found: dict[str, Any] = self.page.evaluate(LOOK, [say("web-action"), say("web-heirs-pickable")])
        offers = [Offer(i, o["name"], o["bar"], o["go"]) for i, o in enumerate(found["offers"])]
        return Sight(found["over"], found["prompt"], offers, found["mark"])

    def wait(self, seconds: float = PATIENCE) -> Sight:
        """Until there is something to click, or the game is over."""
        end = monotonic() + seconds
        while True:
            sight = self.look()
            if sight.over or sight.offers:
                return sight
            assert monotonic() < end, f"nothing to do for {seconds} s: {sight}"
            self.page.wait_for_timeout(20)

    def choose(self, sight: Sight) -> Offer:
        """What is fully chosen is done; else anything."""
        ready = [offer for offer in sight.offers if offer.go]
        return ready[0] if ready else self.rng.choice(sight.offers)

    def press(self, offer: Offer) -> None:
        """Act on it as this player does."""
        target = self.page.locator(f'[data-offered="{offer.number}"]')
        free = target.evaluate(FREE, timeout=10_000)
        target.click(position=free, timeout=10_000, no_wait_after=True)

    def take(self, offer: Offer, sight: Sight) -> None:
        """Act on an offer; the page must show some effect."""
        started = monotonic()
        try:
            self.press(offer)
        except Error:
            if self.look().mark == sight.mark:  # else it has gone meanwhile, as what the page does by itself
                self.miss(offer, sight)
            return
        self.clicks += 1
        while (found := self.look()).mark == sight.mark and not found.over:
            if monotonic() - started > EFFECT:
                self.miss(offer, sight)
                return

    def miss(self, offer: Offer, sight: Sight) -> None:
        self.misses.append(offer.name)
        assert len(self.misses) <= MISSES, f"nothing happened: {self.misses}; {sight}"

    def step(self) -> Sight:
        sight = self.wait()
        if not sight.over:
            self.seen.add(sight.prompt)
            self.take(self.choose(sight), sight)
        return sight

    def play(self, most: int = 3000) -> None:
        """To the end of the game."""
        while not self.step().over:
            assert self.clicks < most, f"no end after {most} clicks"

    def turns(self, clicks: int) -> None:
        """Some clicks, or to the end."""
        while self.clicks < clicks and not self.step().over:
            pass


class Keys(Table):
    """The same with the keyboard alone: Tab leads to what is offered, Enter takes it."""

    def press(self, offer: Offer) -> None:
        target = f'[data-offered="{offer.number}"]'
        for _ in range(5):  # what a press of Tab shows or hides may change the way
            steps = self.page.evaluate(STEPS, target)
            if steps is None and self.page.locator(target).count() == 0:
                raise Error("it has gone meanwhile")
            assert steps is not None, f"no key leads to {offer}"
            if steps == 0:
                break
            for _ in range(abs(steps)):
                self.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
        assert self.page.evaluate(STEPS, target) == 0, f"Tab does not lead to {offer}"
        self.page.keyboard.press("Enter")
