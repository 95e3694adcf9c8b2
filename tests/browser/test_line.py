"""A lost connection is told plainly and heals by itself: no reload, the seat is kept, the game goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.people import Visitor
from tests.browser.places import SETS
from tests.browser.table import Table
from tests.server.process import Process

SOON = 30_000


@pytest.fixture
def player(chromium: Browser, tmp_path: Path) -> Iterator[tuple[Visitor, Process, Path]]:
    """Somebody in the middle of a game on a server of his own."""
    process = Process(tmp_path)
    visitor = Visitor(chromium, process.address, "de")
    visitor.expected = ("WebSocket", "ERR_", "503", "502")  # what a browser says of a line that is down
    visitor.guest("Ada")
    visitor.go(visitor.table("heirs", seats=["me", "greedy"], setup=SETS))
    Table(visitor, seed=8).turns(6)
    visitor.page.evaluate("window.__same = true")
    yield visitor, process, tmp_path
    visitor.leave()


def goes_on(visitor: Visitor) -> None:
    """The banner is gone, the page was not loaded anew, and the seat plays on."""
    visitor.page.get_by_text(visitor.say("web-line-now")).wait_for(state="hidden", timeout=SOON)
    assert visitor.page.evaluate("window.__same")
    table = Table(visitor, seed=9)
    table.turns(6)
    assert table.clicks == 6
    visitor.clean()


def banner(visitor: Visitor) -> None:
    """It says that the line is down and that the seat stays his."""
    begin = visitor.say("web-line-lost", seconds=1).partition(".")[0]
    visitor.page.get_by_text(begin).first.wait_for(timeout=SOON)


def test_the_server_is_stopped_and_comes_back(player: tuple[Visitor, Process, Path]) -> None:
    visitor, process, data = player
    port = process.address.rpartition(":")[2]
    process.stop()
    banner(visitor)
    again = Process(data, "--port", port)
    try:
        goes_on(visitor)
    finally:
        again.stop()


def test_the_network_is_gone_for_a_while(player: tuple[Visitor, Process, Path]) -> None:
    visitor, process, _ = player
    visitor.context.set_offline(True)
    process.kill()  # what is on its way is lost too
    banner(visitor)
    again = Process(player[2], "--port", process.address.rpartition(":")[2])
    visitor.context.set_offline(False)
    try:
        goes_on(visitor)
    finally:
        again.stop()
