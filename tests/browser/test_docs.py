"""The documentation in a browser: searched without a network, under the server's strict rule of security."""

import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, expect
from starlette.applications import Starlette
from starlette.routing import BaseRoute

from lichtung.server.app import SecurityHeaders
from lichtung.server.web.docs import Docs
from tests.browser.conftest import Shots
from tests.browser.people import PHONE, Visitor
from tests.browser.test_access import axe, findings, light_and_dark
from tools import docs

__all__ = ["axe"]
LAPTOP = {"width": 1366, "height": 768}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has the site and nothing else, with the headers of ours."""
    folder: Path = tmp_path_factory.mktemp("site")
    docs.build(folder)
    routes: list[BaseRoute] = [Docs(folder)]
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(SecurityHeaders(Starlette(routes=routes)), log_level="warning"))
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join()


@pytest.fixture
def reader(chromium: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    found = Visitor(chromium, address, getattr(request, "param", "de"), viewport=LAPTOP)
    yield found
    found.leave()


# What somebody looks for, and the page that has to come first.
SEARCHES = {
    "de": {
        "Einladungslink": "de/guide",
        "Sicherung": "de/self-hosting",
        "attack_partner": "de/editions",
        "Regent": "de/heirs-solo",
        "lichtung verify": "de/commands",
        "PettingZoo": "en/rl",
    },
    "en": {
        "backup": "en/self-hosting",
        "webhook": "en/async-play",
        "the way of one click": "en/architecture",
        "why sqlite": "en/decisions/sqlite-first",
        "hireling": "en/adding-a-hireling",
    },
}


@pytest.mark.parametrize(("reader", "lang"), [(lang, lang) for lang in SEARCHES], indirect=["reader"])
def test_a_search_finds_the_page(reader: Visitor, lang: str) -> None:
    """The first page is in the browser's language; Enter goes to what fits best."""
    for words, page in SEARCHES[lang].items():
        reader.go("/docs")
        expect(reader.page.locator("html")).to_have_attribute("lang", lang)
        box = reader.page.get_by_role("searchbox")
        reader.page.keyboard.press("/")
        expect(box).to_be_focused()
        box.fill(words)
        reader.page.locator(".found li").first.wait_for()
        reader.page.keyboard.press("Enter")
        reader.page.wait_for_url(f"**/docs/{page}.html*")
    reader.clean()


def test_a_search_by_keys_alone(reader: Visitor) -> None:
    reader.go("/docs/de/index.html")
    box = reader.page.get_by_role("searchbox")
    box.fill("Empoerung")
    found = reader.page.locator(".found")
    expect(found.get_by_role("status")).to_contain_text("gefunden")
    reader.page.keyboard.press("ArrowDown")
    expect(found.locator("a").first).to_be_focused()
    expect(found.locator("a").first).to_contain_text("Empörung")
    reader.page.keyboard.press("Escape")
    expect(found).to_be_hidden()
    expect(box).to_be_focused()
    box.fill("qqqq")
    expect(found.get_by_role("status")).to_have_text("Dazu steht hier nichts.")
    reader.clean()


def test_the_other_language_is_one_click_away(reader: Visitor) -> None:
    reader.go("/docs/de/self-hosting.html")
    reader.page.get_by_role("link", name="English", exact=True).click()
    expect(reader.page.get_by_role("heading", level=1)).to_have_text("Running a server")
    reader.page.get_by_role("link", name="Deutsch", exact=True).click()
    expect(reader.page.get_by_role("heading", level=1)).to_have_text("Einen Server betreiben")
    reader.go("/docs/en/bots.html")
    reader.page.get_by_role("link", name="Deutsch", exact=True).click()
    expect(reader.page.get_by_role("heading", level=1)).to_have_text("Programmieren")
    reader.clean()


def test_light_and_dark_are_kept(reader: Visitor) -> None:
    reader.go("/docs/de/index.html")
    page = reader.page
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Hell/dunkel").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate("JSON.parse(localStorage.getItem('lichtung-settings')).theme") == "dark"
    reader.clean()


@pytest.mark.parametrize("page", ["de/index", "en/index", "de/editions"])
def test_nothing_keeps_people_out(reader: Visitor, axe: str, page: str, shots: Shots) -> None:
    reader.go(f"/docs/{page}.html")
    assert light_and_dark(reader, axe) == {}
    name = page.replace("/", "-")
    shots.take(reader.page, f"docs-{name}-dark")
    reader.page.emulate_media(color_scheme="light")
    shots.take(reader.page, f"docs-{name}")
    reader.page.set_viewport_size(PHONE)
    assert findings(reader, axe) == []
    shots.take(reader.page, f"docs-{name}-phone")
    wide = reader.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"], "nothing is wider than the phone"
    reader.page.get_by_role("button", name=("Inhalt" if page.startswith("de") else "Contents")).click()
    expect(reader.page.get_by_role("navigation").first).to_be_visible()
    assert findings(reader, axe) == []
    shots.take(reader.page, f"docs-{name}-phone-menu")
    reader.clean()
