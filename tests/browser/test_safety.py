"""Whatever people write, no page runs it: names, titles, chat, imported games, addresses."""

import json
from urllib.parse import quote

import pytest

from tests.browser.conftest import Visits
from tests.browser.payloads import all_payloads
from tests.browser.people import Visitor
from tests.browser.places import SETS
from tests.browser.table import Table
from tests.server.test_import import journal

LONGEST_NAME = 32
LONGEST_LINE = 300
HIT = "window.__hits = 0; window.hit = () => { window.__hits += 1; };"


@pytest.fixture
def victim(visit: Visits) -> Visitor:
    found = visit("de")
    found.context.add_init_script(HIT)
    return found


def unharmed(visitor: Visitor) -> None:
    """No script ran, nothing was loaded, nothing was refused, nobody was sent away."""
    assert visitor.page.evaluate("window.__hits") == 0
    assert visitor.page.url.startswith(visitor.address)
    visitor.clean()


def test_there_are_many_payloads() -> None:
    assert len(all_payloads()) >= 180


def test_lines_of_chat(victim: Visitor) -> None:
    victim.guest("Ada")
    victim.go(victim.table("heirs", seats=["me", "greedy"], setup=SETS))
    Table(victim).wait()
    talk = victim.page.get_by_role("textbox", name=victim.say("web-chat-line"), exact=True)
    if not talk.is_visible():
        victim.page.get_by_text(victim.say("web-chat"), exact=True).first.click()
    for text in all_payloads():
        talk.fill(text[:LONGEST_LINE])
        talk.press("Enter")
    victim.page.get_by_role("log").get_by_text(all_payloads()[-1]).first.wait_for()
    unharmed(victim)
    victim.page.reload()
    Table(victim).wait()
    unharmed(victim)


def test_names_and_titles(victim: Visitor) -> None:
    """Lists, waiting rooms and tables of people with such names, at tables with such titles."""
    texts = [text for text in all_payloads() if len(text) <= LONGEST_NAME]
    assert len(texts) > 50
    for i, text in enumerate(texts):
        if i % 8 == 0:
            victim.guest(text)
        title = all_payloads()[i]
        victim.post(
            "/api/tables", {"game": "heirs", "seats": ["me", "human"], "public": True, "title": title}
        )
    victim.go("/")
    victim.page.get_by_text(all_payloads()[len(texts) - 1]).first.wait_for()
    unharmed(victim)
    for text in texts[:6]:
        victim.guest(text)
        table = victim.table("heirs", seats=["me", "greedy"], setup=SETS, title=text)
        victim.go(table)
        Table(victim).wait()
        victim.page.get_by_text(text).first.wait_for()
        unharmed(victim)


def test_imported_games(victim: Visitor) -> None:
    """A journal's names and title are as foreign as any text."""
    victim.guest("Ada")
    for text in all_payloads()[:6]:
        lines = journal("heirs").split("\n")
        head = json.loads(lines[0])
        spoilt = "\n".join([json.dumps({**head, "seats": [text, text]}), *lines[1:]])
        answer = victim.context.request.post(
            "/api/import", data={"journal": spoilt, "title": text}, headers={"origin": victim.address}
        )
        if answer.ok:
            victim.go(f"/replays/{answer.json()['id']}")
            victim.page.get_by_role("slider").first.wait_for()
            unharmed(victim)


def test_addresses(victim: Visitor) -> None:
    """What stands in an address is shown by no page as anything but text."""
    for text in all_payloads()[:8]:
        part = quote(text, safe="")
        for path in (
            f"/{part}",
            f"/tables/{part}",
            f"/rules/{part}",
            f"/new?game={part}",
            f"/#invite={part}",
        ):
            victim.page.goto(path)
            victim.page.locator("main, pre").first.wait_for()
            hits = victim.page.evaluate("window.__hits ?? 0")
            assert hits == 0
    assert not [trouble for trouble in victim.troubles if trouble.startswith(("dialog", "error:"))]
