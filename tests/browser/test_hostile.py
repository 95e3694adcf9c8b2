"""What others do to somebody at a browser: links that would replace him, games that they made long."""

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from lichtung.server.tables.fairness import seal
from tests.browser.conftest import SELDOM, Visits
from tests.browser.people import Visitor
from tests.browser.places import SETS
from tests.browser.test_access import AXE, findings
from tests.server.attacks.long_tables import lengthen
from tests.server.desk import open_desk
from tests.server.process import Process

LONG = 10_000
MOST_UNTIL_BOARD = 200_000  # letters


def personal_link(visitor: Visitor) -> str:
    token: str = visitor.post("/api/me/token")["token"]
    return f"/#me={token}"


@pytest.mark.parametrize("language", [pytest.param("de", marks=SELDOM), "en"])
def test_a_link_of_somebody_else_asks_first(visit: Visits, language: str) -> None:
    mallory, ada = visit(language), visit(language)
    mallory.guest("Mallory")
    ada.guest("Ada")
    ada.expected = ("409",)
    names = {"name": "Ada", "other": "Mallory"}
    link = personal_link(mallory)
    for stays in (True, False):
        ada.go("/rules")  # else only the fragment would be another
        ada.go(link)
        dialog = ada.page.get_by_role("dialog", name=ada.say("web-who-title"))
        dialog.get_by_text(ada.say("web-who-about", **names)).wait_for()
        assert "me=" not in ada.page.url
        assert findings(ada, AXE.read_text(encoding="utf-8")) == []
        if stays:
            dialog.get_by_role("button", name=ada.say("web-who-stay", **names)).click()
            assert ada.context.request.get("/api/me").json()["name"] == "Ada"
            continue
        dialog.get_by_role("button", name=ada.say("web-who-link", **names)).click()
        back = dialog.get_by_label(ada.say("web-who-link-label", **names)).input_value()
        with ada.page.expect_navigation():
            dialog.get_by_role("button", name=ada.say("web-who-change", **names)).click()
        ada.page.get_by_text("Mallory").first.wait_for()
        ada.go("/rules")  # else only the fragment would be another
        ada.go(back)
        with ada.page.expect_navigation():
            dialog.get_by_role("button", name=ada.say("web-who-change", name="Mallory", other="Ada")).click()
        assert ada.context.request.get("/api/me").json()["name"] == "Ada"
    ada.clean()


def test_a_page_adds_to_chance_by_itself(visit: Visits) -> None:
    ada, bob = visit("de"), visit("de")
    ada.guest("Ada")
    bob.guest("Bob")
    made = ada.post("/api/tables", {"game": "heirs", "setup": SETS, "seats": ["me", "human"], "public": True})
    id_ = made["id"]
    ada.go(f"/tables/{id_}")
    bob.post(f"/api/tables/{id_}/seats/1")
    bob.go(f"/tables/{id_}")
    for visitor in (ada, bob):
        visitor.page.wait_for_function(
            "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).chairs.every((c) => c.pledge)",
            arg=id_,
        )
    ada.post(f"/api/tables/{id_}/begin")
    records: list[dict[str, Any]] = []
    for _ in range(500):  # both pages show what they have pledged, then the draws begin
        records = ada.context.request.get(f"/api/tables/{id_}/replay").json()["records"]
        if len(records) > 3:
            break
        ada.page.wait_for_timeout(20)
    assert [record["kind"] for record in records[:2]] == ["nonce", "nonce"]
    chairs = ada.context.request.get(f"/api/tables/{id_}").json()["chairs"]
    for seat, visitor in enumerate((ada, bob)):
        kept = visitor.page.evaluate("key => localStorage.getItem(key)", f"lichtung-nonce-{id_}-{seat}")
        assert seal(kept.split(" ")[0]) == chairs[seat]["pledge"]
        visitor.clean()


async def prepare(folder: Path) -> None:
    """A table whose history somebody has made very long, and the token of whoever plays there."""
    async with open_desk(folder) as desk:
        ada = await desk.guest("Ada")
        table_id = await desk.started(ada, "heirs", {0: ada, 1: ada}, setup=SETS)
        await lengthen(desk.table(table_id), LONG)
        (folder / "prepared.json").write_text(json.dumps({"table": table_id, "token": ada.token}))


@pytest.fixture
def long_table(tmp_path: Path) -> Iterator[tuple[Process, dict[str, str]]]:
    work = threading.Thread(
        target=lambda: asyncio.run(prepare(tmp_path))
    )  # Playwright has this thread's loop
    work.start()
    work.join()
    process = Process(tmp_path)
    yield process, json.loads((tmp_path / "prepared.json").read_text())
    process.stop()


def test_a_table_of_ten_thousand_records_opens(
    chromium: Browser, long_table: tuple[Process, dict[str, str]]
) -> None:
    process, known = long_table
    visitor = Visitor(chromium, process.address, "de")
    frames: list[str] = []
    try:
        visitor.go(f"/#me={known['token']}")
        visitor.page.on(
            "websocket", lambda line: line.on("framereceived", lambda told: frames.append(str(told)))
        )
        visitor.go(f"/tables/{known['table']}")
        visitor.page.get_by_role("tab").first.wait_for()
        visitor.page.wait_for_function("document.querySelectorAll('main svg').length > 3")
        took = visitor.page.evaluate("performance.now()")
        print(f"opened after {took:.0f} ms")
        kinds = [json.loads(frame)["type"] for frame in frames]
        first = kinds.index("update") + 1
        assert "past" not in kinds[:first], "the board stands before the history is told"
        assert sum(map(len, frames[:first])) < MOST_UNTIL_BOARD
        for _ in range(500):  # then the rest comes, piece by piece
            told = [record["n"] for frame in frames for record in json.loads(frame).get("happened", [])]
            if 0 in told:
                break
            visitor.page.wait_for_timeout(50)
        assert len(told) >= LONG
        assert sorted(told) == list(range(len(told)))
        more = visitor.page.get_by_role("button", name=visitor.say("web-log-more"))
        more.wait_for(state="detached")  # of so many records few stand, and they are shown
        visitor.clean()
    finally:
        visitor.leave()
