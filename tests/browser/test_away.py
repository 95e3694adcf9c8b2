"""Your turn reaches you: the tab calls, the browser tells, a letter comes, and all of it can be ended."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import SELDOM, Shots, Visits
from tests.browser.people import PHONE, Visitor
from tests.browser.places import pass_on
from tests.server.desk import free_port
from tests.server.mailbox import Mailbox, open_mailbox
from tests.server.process import Process, wait_until

# A browser that asks for nothing and shows nothing, but remembers both.
NOTICES = """
window.__asked = 0;
window.__told = [];
window.Notification = class {
  static permission = sessionStorage.getItem('permission') ?? 'default';
  static requestPermission() {
    window.__asked += 1;
    this.permission = 'granted';
    sessionStorage.setItem('permission', 'granted');
    return Promise.resolve('granted');
  }
  constructor(title, { body }) { window.__told.push(`${title}: ${body}`); }
  close() {}
};
"""
LOOK = """(state) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


ROUNDS = 200  # of a game in which somebody is attacked sooner or later


def icon(visitor: Visitor) -> Locator:
    return visitor.page.locator("link[rel=icon]")


def seated(ada: Visitor, bea: Visitor, title: str, game: str = "heirs", **more: object) -> str:
    """The id of a table where these two play."""
    wish = {"game": game, "seats": ["me", "human"], "title": title, "public": True, **more}
    id_ = str(ada.post("/api/tables", wish)["id"])
    bea.post(f"/api/tables/{id_}/seats/1")
    ada.post(f"/api/tables/{id_}/begin")
    return id_


def two_at_a_table(visit: Visits, title: str) -> tuple[Visitor, Visitor, str]:
    """Whoever begins, the other one, and their table's address."""
    ada, bea = visit("de"), visit("de")
    ada.context.add_init_script(NOTICES)
    bea.context.add_init_script(NOTICES)
    ada.guest("Ada")
    bea.guest("Bea")
    id_ = seated(ada, bea, title)
    for visitor in (ada, bea):
        visitor.go(f"/tables/{id_}")
        visitor.page.locator("#prompt").wait_for()
    first = ada.context.request.get(f"/api/tables/{id_}").json()["deciding"]
    return (ada, bea, f"/tables/{id_}") if first == 0 else (bea, ada, f"/tables/{id_}")


def test_the_tab_calls_until_somebody_looks(visit: Visits) -> None:
    first, second, table = two_at_a_table(visit, "Mittwoch")
    calling = second.say("web-title-turn", table="Mittwoch")
    assert calling == "● Du bist dran – Mittwoch"
    expect(second.page).to_have_title("Mittwoch")
    second.page.evaluate(LOOK, "hidden")
    pass_on(first, table)
    expect(second.page).to_have_title(calling)
    expect(icon(second)).to_have_attribute("href", "/mark-turn.svg")
    assert second.context.request.get("/mark-turn.svg").headers["content-type"] == "image/svg+xml"
    assert second.page.evaluate("window.__told") == [], "nobody asked for notices"
    second.page.evaluate(LOOK, "visible")
    expect(second.page).to_have_title("Mittwoch")
    expect(icon(second)).to_have_attribute("href", "/mark.svg")
    expect(first.page).to_have_title("Mittwoch")
    for visitor in (first, second):
        visitor.clean()


def test_notices_come_on_request_only(visit: Visits) -> None:
    """The browser's question comes after the button, never before; the choice is remembered."""
    first, second, table = two_at_a_table(visit, "Donnerstag")
    second.go("/settings")
    page, say = second.page, second.say
    assert page.evaluate("window.__asked") == 0
    page.get_by_role("button", name=say("web-notices-ask")).click()
    expect(page.get_by_role("button", name=say("web-notices-stop"))).to_be_visible()
    assert page.evaluate("window.__asked") == 1
    second.go(table)
    page.locator("#prompt").wait_for()
    page.evaluate(LOOK, "hidden")
    pass_on(first, table)
    expect(page).to_have_title(say("web-title-turn", table="Donnerstag"))
    assert page.evaluate("window.__told") == [f"{say('web-notice-turn')}: Donnerstag"]
    assert page.evaluate("window.__asked") == 0
    second.go("/settings")
    page.get_by_role("button", name=say("web-notices-stop")).click()
    expect(page.get_by_role("button", name=say("web-notices-ask"))).to_be_visible()
    for visitor in (first, second):
        visitor.clean()


def test_reactions_call_too(visit: Visits) -> None:
    """Whoever is asked in another's turn, as the defender of a battle, is called like in his own."""
    first, second = visit("de"), visit("de")
    first.guest("Ada")
    second.guest("Bea")
    duel = {"setup": {"factions": ["marquise", "eyrie"], "questions": "all"}}
    table = f"/tables/{seated(first, second, 'Duell', 'root', **duel)}"
    first.go("/")
    second.go(table)
    second.page.locator("#prompt").wait_for()
    second.page.evaluate(LOOK, "hidden")
    for _ in range(ROUNDS):
        pass_on(first, table)
        expect(second.page).to_have_title(second.say("web-title-turn", table="Duell"))
        shown = second.context.request.get(f"/api{table}/replay").json()
        if shown["views"]["-1"]["active"] == "marquise":
            break
        pass_on(second, table)
        expect(second.page).to_have_title("Duell")
    assert shown["deciding"]["seat"] == 1
    assert shown["views"]["-1"]["active"] == "marquise", "nobody was asked in another's turn"
    second.clean()


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """A mail server beside the test, which has no loop of its own."""
    opened: list[Mailbox] = []
    ready, done = threading.Event(), threading.Event()

    async def serve() -> None:
        async with open_mailbox() as box:
            opened.append(box)
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    assert ready.wait(30)
    try:
        yield opened[0]
    finally:
        done.set()
        thread.join(30)


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=SELDOM)])
def test_letters_from_the_first_question_to_the_last_click(
    chromium: Browser, tmp_path: Path, shots: Shots, language: str
) -> None:
    with mailbox() as box:
        port = free_port()
        home = f"http://127.0.0.1:{port}"
        options = ("--smtp-url", box.url, "--mail-from", "table@games.example", "--public-url", home)
        server = Process(tmp_path, *options, "--port", str(port))
        try:
            letters_story(Visitor(chromium, home, language), Visitor(chromium, home), box, server, shots)
        finally:
            server.stop()


def letters_story(ada: Visitor, bea: Visitor, box: Mailbox, server: Process, shots: Shots) -> None:
    page, say = ada.page, ada.say
    ada.guest("Ada")
    bea.guest("Bea")
    ada.go("/settings")
    page.get_by_label(say("web-mail-address")).fill("ada@example.org")
    page.get_by_role("button", name=say("web-mail-set")).click()
    expect(page.get_by_text(say("web-mail-asked", address="ada@example.org"))).to_be_visible()
    wait_until(lambda: len(box.letters) == 1)
    [link] = box.links(box.letters[0])
    page.goto(link)
    page.get_by_role("button", name=say("web-mail-confirm-go")).click()
    page.get_by_role("heading", name=say("web-mail-confirm-done")).wait_for()
    assert "token" not in page.url
    ada.go("/settings")
    expect(page.get_by_text(say("web-mail-on", address="ada@example.org"))).to_be_visible()
    shots.take(page, f"mail-{ada.say.language}", full_page=True)

    id_ = seated(ada, bea, "Mittwoch")
    bea.go("/")
    pass_on(bea, f"/tables/{id_}")
    with closing(sqlite3.connect(server.data / "lichtung.sqlite", timeout=30)) as database, database:
        database.execute("update tables set updated = updated - 7200")
        database.execute("update mail set next_at = 0")
    ada.post("/api/me/mail", {"address": "ada@example.org", "language": ada.say.language})
    wait_until(lambda: len(box.letters) == 2)
    assert box.letters[1]["Subject"] == say("mail-turn-subject", table="Mittwoch")
    table, off = box.links(box.letters[1])
    assert table == f"{ada.address}/tables/{id_}"

    bea.go(off.removeprefix(ada.address))  # whoever has the letter needs no name
    shots.take(bea.page, f"mail-off-{ada.say.language}")
    bea.page.get_by_role("button", name=bea.say("web-mail-off-go")).click()
    bea.page.get_by_role("heading", name=bea.say("web-mail-off-done")).wait_for()
    ada.go("/settings")
    expect(page.get_by_text(say("web-mail-off", address="ada@example.org"))).to_be_visible()
    page.get_by_role("button", name=say("web-mail-forget")).click()
    expect(page.get_by_label(say("web-mail-address"))).to_be_visible()
    page.set_viewport_size(PHONE)
    shots.take(page, f"mail-phone-{ada.say.language}", full_page=True)
    for visitor in (ada, bea):
        visitor.clean()
        visitor.leave()
