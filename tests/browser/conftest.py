"""A Chromium, a server without luck, people with a page each; skipped without a browser or a built client."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from lichtung.server.web.pages import Pages
from tests.browser import seeded
from tests.browser.people import Visitor
from tests.server.process import Process

SHOTS = Path(os.environ.get("LICHTUNG_SHOTS", "build/screenshots"))
Visits = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games come first: at the end nobody waits for one of them."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def missing(what: str) -> None:
    """Without it nothing can be tested here; where nothing may be skipped, that is a failure."""
    if os.environ.get("LICHTUNG_NO_SKIPS"):
        pytest.fail(f"{what}, and nothing may be skipped")
    pytest.skip(f"{what}: the browser client is not tested")


# One for each module: while this kind of Playwright runs, no other test of the process could use asyncio.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        missing("there is no Chromium")
    if not Pages().built:
        missing("the browser client is not built (make client)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(tmp_path_factory.mktemp("server"), program=seeded.__name__)
    yield process
    process.stop()


@pytest.fixture
def visit(chromium: Browser, server: Process) -> Iterator[Visits]:
    """Makes somebody who looks at the server's pages; whatever goes wrong in a page fails the test."""
    visitors: list[Visitor] = []

    def make(language: str = "de", **options: Any) -> Visitor:
        visitor = Visitor(chromium, server.address, language, **options)
        visitors.append(visitor)
        return visitor

    yield make
    for visitor in visitors:
        visitor.leave()


@pytest.fixture
def shots() -> Path:
    """Where pictures are kept for people who want to look at them."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    return SHOTS
