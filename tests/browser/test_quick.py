"""Light and quick: what a first visit loads, how soon a click answers, and that nothing jumps."""

from statistics import median

import pytest
from playwright.sync_api import Request

from tests.browser.conftest import Visits
from tests.browser.people import Visitor
from tests.browser.places import FOUR, SETS
from tests.browser.table import Table

MOST_BYTES = 300_000
MOST_SECONDS = 0.1
# The time from a click to the frame that shows its effect, measured in the page: no round trips of the test.
MEASURE = """
window.__answers = [];
addEventListener('click', (event) => {
  const started = event.timeStamp;
  const watcher = new MutationObserver(() => {
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => window.__answers.push(performance.now() - started)));
  });
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}, true);
window.__shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__shift += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
"""


def loaded(visitor: Visitor) -> list[Request]:
    """Collects what a visitor's page loads from now on."""
    requests: list[Request] = []
    visitor.page.on("requestfinished", lambda request: requests.append(request))
    return requests


def size(requests: list[Request]) -> int:
    return sum(request.sizes()["responseBodySize"] for request in requests)


@pytest.mark.parametrize("game", ["", "heirs", "root"])
def test_a_first_load_is_small(visit: Visits, game: str) -> None:
    somebody = visit("de")
    path = "/"
    if game:
        somebody.guest("Ada")
        setup = SETS if game == "heirs" else FOUR
        seats = ["me"] + ["greedy"] * (1 if game == "heirs" else 3)
        path = somebody.table(game, setup=setup, seats=seats)
    requests = loaded(somebody)
    somebody.go(path)
    if game:
        Table(somebody).wait()
    somebody.page.wait_for_load_state("networkidle")
    total = size(requests)
    assert requests
    assert total <= MOST_BYTES, {request.url: request.sizes()["responseBodySize"] for request in requests}
    somebody.clean()


def test_a_second_visit_loads_no_file_again(visit: Visits) -> None:
    somebody = visit("de")
    somebody.go("/")
    somebody.page.wait_for_load_state("networkidle")
    requests = loaded(somebody)
    somebody.go("/")
    somebody.page.wait_for_load_state("networkidle")
    assert size([request for request in requests if "/assets/" in request.url]) == 0


@pytest.mark.parametrize("game", ["heirs", "root"])
def test_clicks_answer_at_once_and_nothing_jumps(visit: Visits, game: str) -> None:
    somebody = visit("de")
    somebody.context.add_init_script(MEASURE)
    somebody.guest("Ada")
    setup = SETS if game == "heirs" else FOUR
    seats = ["me"] + ["greedy"] * (1 if game == "heirs" else 3)
    somebody.go(somebody.table(game, setup=setup, seats=seats))
    table = Table(somebody, seed=6)
    table.wait()
    somebody.page.evaluate("window.__shift = 0")
    table.turns(40)
    answers: list[float] = somebody.page.evaluate("window.__answers")
    shift: float = somebody.page.evaluate("window.__shift")
    assert len(answers) >= 30
    assert median(answers) <= MOST_SECONDS * 1000, sorted(answers)
    assert shift <= 0.01
    somebody.clean()
