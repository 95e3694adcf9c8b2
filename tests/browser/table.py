"""Plays at a table by clicking what the page offers, and nothing else."""

from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Page

from tests.browser.people import Visitor

PATIENCE = 20.0
# Everything that the page offers now, numbered in the page itself: buttons of the action bar, and whatever
# lies on the table and says by its name that it can be chosen.
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
  const buttons = section ? [...section.querySelectorAll('.go button, .acts button')].filter(open) : [];
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
    problem: document.querySelector('main [role=alert]')?.textContent.trim() ?? '',
    offers,
    mark: [
      section?.textContent,
      document.querySelectorAll('main [aria-pressed=true]').length,
      ...offers.map(({ name }) => name),
    ].join('|'),
  };
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
    problem: str
    offers: list[Offer]
    mark: str  # differs when anything about the choice differs


class Table:
    """A table in somebody's page."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.rng = Random(seed)
        self.clicks = 0
        self.answers: list[float] = []  # seconds until the page showed an effect of a click
        self.seen: set[str] = set()  # prompts

    def look(self) -> Sight:
        say = self.visitor.say
        found: dict[str, Any] = self.page.evaluate(LOOK, [say("web-action"), say("web-heirs-pickable")])
        offers = [Offer(i, o["name"], o["bar"], o["go"]) for i, o in enumerate(found["offers"])]
        return Sight(found["over"], found["prompt"], found["problem"], offers, found["mark"])

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

    def click(self, offer: Offer, sight: Sight) -> Sight:
        """Click it; the page must show some effect."""
        self.page.locator(f'[data-offered="{offer.number}"]').click(timeout=5000)
        started = monotonic()
        self.clicks += 1
        while (found := self.look()).mark == sight.mark and not found.over:
            assert monotonic() - started < PATIENCE, f"a click on {offer} did nothing: {sight}"
        self.answers.append(monotonic() - started)
        assert not found.problem, f"{found.problem} after a click on {offer}"
        return found

    def step(self) -> Sight:
        sight = self.wait()
        if not sight.over:
            self.seen.add(sight.prompt)
            self.click(self.choose(sight), sight)
        return sight

    def play(self, most: int = 3000) -> None:
        """To the end of the game."""
        while not self.step().over:
            assert self.clicks < most, f"no end after {most} clicks"

    def turns(self, clicks: int) -> None:
        """Some clicks, or to the end."""
        while self.clicks < clicks and not self.step().over:
            pass
