"""A Chromium, a server without luck, people with a page each; skipped without a browser or a built client."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from lichtung.server.web.pages import Pages
from tests.browser import seeded
from tests.browser.people import Visitor
from tests.server.process import Process

SHOTS = Path("build/screenshots")
Visits = Callable[..., Visitor]
SELDOM = pytest.mark.long  # for the second size or language of a test that says the same of both


def on(often: str, **sizes: ViewportSize) -> pytest.MarkDecorator:
    """A test for each of these sizes, which for all but one of them belongs to long runs."""
    return pytest.mark.parametrize(
        "size",
        [pytest.param(size, id=name, marks=[SELDOM] * (name != often)) for name, size in sizes.items()],
    )


class Shots:
    """Pictures for people who want to look at them; they cost time, and nothing is tested by them."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def take(self, page: Page, name: str, **options: Any) -> None:
        if self.folder is not None:
            page.screenshot(path=self.folder / f"{name}.png", **options)


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
def shots(request: pytest.FixtureRequest) -> Shots:
    """They are taken in long runs, and where somebody says into which folder."""
    asked = os.environ.get("LICHTUNG_SHOTS")
    if not asked and not request.config.getoption("--long"):
        return Shots(None)
    folder = Path(asked) if asked else SHOTS
    folder.mkdir(parents=True, exist_ok=True)
    return Shots(folder)
