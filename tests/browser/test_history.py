"""My games: the list with its pages, what they add up to, bests, files; for guests too, wide and narrow."""

import csv
import io
import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import SELDOM, Shots, Visits
from tests.browser.people import Visitor
from tests.browser.places import FOUR, give_up
from tests.server.process import Process

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
NARROW: ViewportSize = {"width": 390, "height": 844}
NOW = 1_794_800_000.0
COLUMNS = (
    "table_id, seat, person, agent, name, game, board, role, "
    "outcome, points, rank, reason, early, began, ended"
)


def play_many(server: Process, me: str, other: str, games: int = 27) -> None:
    """Games as if they had been played: what a year leaves behind."""
    rows: list[tuple[Any, ...]] = []
    factions = ("marquise", "eyrie", "alliance", "vagabond")
    for n in range(games):
        table, ended = f"old-{me[:6]}-{n}", NOW - n * 86_400 * 3
        times = (ended - 4000 - 311 * (n % 9), ended)
        if n % 3:
            for seat, role in enumerate(factions):
                people = {n % 4: (me, None, None), (n + 1) % 4: (other, None, None)}
                who = people.get(seat, (None, "greedy", "Pello"))
                won = seat == (n * 7) % 4
                points = 30 + n % 3 if won else 12 + (seat * 5 + n) % 16
                board = ("autumn", "winter", "lake")[n % 4 % 3]
                end = ("won" if won else "lost", points, 1 if won else 2, "thirty-points", 0)
                rows.append((table, seat, *who, "root", board, role, *end, *times))
        else:
            winner = n % 2
            for seat, role in enumerate(("white", "blue")):
                best = seat == winner
                end = ("won" if best else "lost", 70 - n - seat * 4, 1 if best else 2, "most-points", 0)
                rows.append(
                    (table, seat, me if seat == 0 else other, None, None, "heirs", "", role, *end, *times)
                )
    with closing(sqlite3.connect(server.data / "lichtung.sqlite", timeout=30)) as database, database:
        marks = ", ".join("?" * len(rows[0]))
        database.executemany(f"insert into results ({COLUMNS}) values ({marks})", rows)


def id_of(visitor: Visitor) -> str:
    return str(visitor.context.request.get("/api/me").json()["id"])


@pytest.mark.parametrize("language", [pytest.param("de", marks=SELDOM), "en"])
def test_a_year_of_games(visit: Visits, server: Process, shots: Shots, language: str) -> None:
    ada, bea = visit(language, viewport=LAPTOP, accept_downloads=True), visit(language)
    ada.guest("Ada")
    bea.guest("Bea")
    play_many(server, id_of(ada), id_of(bea))
    page, say = ada.page, ada.say
    ada.go("/")
    page.get_by_role("link", name=say("web-history-link")).click()
    page.get_by_role("heading", name=say("web-history"), exact=True).wait_for()
    items = page.get_by_role("region", name=say("web-history-list")).get_by_role("listitem")
    expect(items).to_have_count(10)
    tables = ("role", "opponent", "board")
    counted = {by: page.get_by_role("table", name=say(f"web-history-by-{by}")) for by in tables}
    expect(counted["role"]).to_contain_text(say("root-seat-eyrie"))
    expect(counted["opponent"]).to_contain_text("Bea")
    expect(counted["board"]).to_contain_text(say("root-option-map-lake"))
    page.locator("#root-sprite").wait_for(state="attached")
    shots.take(page, f"history-{language}", full_page=True)
    page.get_by_role("button", name=say("web-history-older")).click()
    page.get_by_role("button", name=say("web-history-older")).click()
    expect(items).to_have_count(7)
    expect(page.get_by_text(say("web-history-page", page=3, pages=3))).to_be_visible()
    page.get_by_role("button", name=say("heirs-title"), exact=True).click()
    expect(items).to_have_count(9)
    expect(counted["board"]).to_have_count(0)
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size(NARROW)
    shots.take(page, f"history-phone-{language}", full_page=True)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= NARROW["width"], "nothing sticks out on a phone"
    with page.expect_download() as told:
        page.get_by_role("link", name=say("web-history-csv")).click()
    lines = list(csv.DictReader(io.StringIO(told.value.path().read_text(encoding="utf-8-sig"))))
    assert len(lines) == 27
    with page.expect_download() as told:
        page.get_by_role("link", name=say("web-history-json")).click()
    assert len(json.loads(told.value.path().read_text(encoding="utf-8"))) == 27
    ada.clean()


def test_a_game_of_today_leads_to_its_replay(visit: Visits) -> None:
    ada = visit("de")
    ada.guest("Ada")
    ada.go("/history")
    ada.page.get_by_role("heading", name=ada.say("web-history-none")).wait_for()
    give_up(ada, ada.table("root", setup=FOUR, seats=["me", "greedy", "greedy", "greedy"]))
    ada.go("/history")
    item = ada.page.get_by_role("region", name=ada.say("web-history-list")).get_by_role("listitem")
    expect(item).to_contain_text(ada.say("web-history-left"))
    expect(item).to_contain_text(ada.say("root-seat-marquise"))
    item.get_by_role("link").click()
    ada.page.get_by_role("slider").first.wait_for()
    ada.clean()


def test_strangers_are_asked_for_a_name(visit: Visits) -> None:
    stranger = visit("en")
    stranger.go("/history")
    stranger.page.get_by_role("heading", name=stranger.say("web-history-nobody")).wait_for()
    stranger.clean()
