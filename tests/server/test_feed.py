"""The feed of a person who is away: whose decision waits, since when, which games are over."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.server.live import hub
from lichtung.server.people.accounts import hashed
from lichtung.server.people.feeds import ATOM, choose_language
from tests.server.desk import Desk, Guest, open_desk
from tests.server.playing import play_on, played


async def address(desk: Desk, guest: Guest) -> dict[str, str]:
    found: dict[str, str] = await desk.post(guest, "/api/me/feed")
    return found


async def read(desk: Desk, url: str, **query: str) -> Any:
    response = await desk.http.get(url, params=query)
    assert response.status_code == 200, response.text
    assert response.headers["content-type"] == "application/feed+json"
    return response.json()


async def two(desk: Desk) -> tuple[Guest, Guest, str]:
    """Two people at a table, and whoever has to decide first is the first."""
    ada, bea = await desk.guest("Ada"), await desk.guest("Bea")
    table = await desk.started(ada, "heirs", {0: ada, 1: bea}, title="Mittwoch")
    seat = desk.table(table).decider()
    return (ada, bea, table) if seat == 0 else (bea, ada, table)


async def until_other(desk: Desk, table: str, guest: Guest, seed: int = 1) -> int:
    """Decide until it is the other one's turn; returns how many records there are."""
    async with desk.socket(table, guest) as seated:
        updates = await play_on(seated, await seated.hello(), Random(seed))
    n: int = updates[-1]["n"]
    return n


def test_my_turn_and_nobody_elses(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            first, second, table = await two(desk)
            mine, others = await address(desk, first), await address(desk, second)
            feed = await read(desk, mine["json"])
            assert feed["version"] == "https://jsonfeed.org/version/1.1"
            assert feed["language"] == "de"
            [item] = feed["items"]
            assert item["title"] == "Mittwoch: Du bist am Zug"
            assert second.name in item["content_text"]
            assert "Die zwei Erben" in item["content_text"]
            assert item["url"] == f"http://127.0.0.1:{desk.port}/tables/{table}"
            assert (await read(desk, others["json"]))["items"] == []
            await until_other(desk, table, first)
            assert (await read(desk, mine["json"]))["items"] == []
            [theirs] = (await read(desk, others["json"], lang="en"))["items"]
            assert theirs["title"] == "Mittwoch: it is your turn"
            assert theirs["id"] != item["id"]

    asyncio.run(test())


def test_ids_and_times_stay(tmp_path: Path) -> None:
    """The same turn has the same id and time, whatever the seat does in it and wherever the table is."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            first, _, table = await two(desk)
            mine = await address(desk, first)
            [before] = (await read(desk, mine["json"]))["items"]
            async with desk.socket(table, first) as seated:
                [_, after] = await play_on(seated, await seated.hello(), Random(1), 1)
            assert str(after["deciding"]["seat"]) in after["views"], "a turn has several decisions"
            desk.server.hub.rooms.clear()
            [now] = (await read(desk, mine["json"]))["items"]
            assert (now["id"], now["date_published"]) == (before["id"], before["date_published"])
            assert not desk.server.hub.rooms, "a feed needs no game in memory"

    asyncio.run(test())


def test_atom_says_the_same(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            first, _, _ = await two(desk)
            mine = await address(desk, first)
            [item] = (await read(desk, mine["json"]))["items"]
            response = await desk.http.get(mine["atom"], headers={"accept-language": "fr, en;q=0.5"})
            assert response.headers["content-type"] == "application/atom+xml"
            top = Xml.fromstring(response.content)
            name = {"a": ATOM}
            assert top.findtext("a:updated", namespaces=name) == item["date_published"]
            assert first.name in (top.findtext("a:title", namespaces=name) or "")
            [entry] = top.findall("a:entry", name)
            assert entry.findtext("a:id", namespaces=name) == item["id"]
            assert "it is your turn" in (entry.findtext("a:title", namespaces=name) or "")
            for needed in ("id", "title", "updated", "content"):
                assert entry.findtext(f"a:{needed}", namespaces=name)

    asyncio.run(test())


def test_finished_games_stay_for_a_while(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            first, second, table = await two(desk)
            mine = await address(desk, first)
            rng = Random(5)
            async with desk.socket(table, first) as one, desk.socket(table, second) as other:
                seats = {first.id: one, second.id: other}
                updates = {id_: await seated.hello() for id_, seated in seats.items()}
                while updates[first.id]["outcome"] is None:
                    for id_, seated in seats.items():
                        update = updates[id_]
                        if update["legal"]:
                            seat = update["deciding"]["seat"]
                            await seated.act(update["n"], seat, rng.choice(update["legal"]))
                            for other_id, listening in seats.items():
                                updates[other_id] = await listening.wait_for("update")
                            break
            [item] = (await read(desk, mine["json"]))["items"]
            assert item["id"] == f"urn:lichtung:end:{table}"
            assert "zu Ende" in item["title"]
            own = await played(desk, first, "heirs")
            [item] = (await read(desk, mine["json"]))["items"]
            assert own.id not in item["id"], "nobody is called to a board that is all his own"

    asyncio.run(test())


def test_the_address_is_a_secret(tmp_path: Path) -> None:
    """It is told once, kept hashed, changed at will, and stands nowhere in what it shows."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            state = await desk.http.get("/api/me/feed", headers=ada.headers)
            assert state.json() == {"active": False}
            old = await address(desk, ada)
            assert (await desk.http.get("/api/me/feed", headers=ada.headers)).json() == {"active": True}
            token = old["json"].rpartition("/")[2].removesuffix(".json")
            assert len(token) >= 43
            assert old["atom"].endswith(f"/feeds/{token}.atom")
            row = await desk.server.store.person(id=ada.id)
            assert row is not None
            assert row.feed_hash == hashed(token)
            assert token not in str(tuple(row))
            for url in old.values():
                response = await desk.http.get(url)
                assert token not in response.text
                assert ada.token not in response.text
                assert ada.id not in response.text
            new = await address(desk, ada)
            assert (await desk.http.get(old["json"])).status_code == 404
            assert (await desk.http.get(new["json"])).status_code == 200
            gone = await desk.http.delete("/api/me/feed", headers=ada.headers)
            assert gone.status_code == 200
            lost = await desk.http.get(new["atom"])
            assert lost.status_code == 404
            assert lost.json()["problem"]["key"] == "feed-unknown"
            assert (await desk.http.get("/feeds/x.json")).status_code == 404
            desk.http.cookies.clear()
            assert (await desk.http.get("/api/me/feed")).status_code == 401

    asyncio.run(test())


def test_a_reader_that_has_it_is_sent_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            first, _, table = await two(desk)
            mine = await address(desk, first)
            found = await desk.http.get(mine["json"])
            have = {"if-none-match": found.headers["etag"]}
            again = await desk.http.get(mine["json"], headers=have)
            assert again.status_code == 304
            assert again.content == b""
            await until_other(desk, table, first)
            assert (await desk.http.get(mine["json"], headers=have)).status_code == 200

    asyncio.run(test())


def test_languages() -> None:
    assert choose_language("en", "de") == "en"
    assert choose_language(None, "de-AT,de;q=0.9,en;q=0.8") == "de"
    assert choose_language(None, "en-GB") == "en"
    assert choose_language(None, "") == choose_language(None, "*") == choose_language(None, "fr") == "de"
    with pytest.raises(LichtungError, match="language-unknown"):
        choose_language("xx", "de")


@pytest.mark.parametrize("options", [{}, {"clock": {"mode": "none"}, "grace": 0}])
def test_a_table_rests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: dict[str, Any]) -> None:
    """A table without clocks leaves the memory, and after weeks and a restart goes on where it was."""
    monkeypatch.setattr(hub, "IDLE_SECONDS", 0.05)

    async def rest(desk: Desk) -> None:
        for _ in range(200):
            if not desk.server.hub.rooms:
                return
            await asyncio.sleep(0.02)
        raise AssertionError("the room stays in memory")

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bea = await desk.guest("Ada"), await desk.guest("Bea")
            table = await desk.started(
                ada, "root", {0: ada, 1: bea}, setup={"factions": "marquise,eyrie"}, options=options
            )
            people = {0: ada, 1: bea}
            row = await desk.server.store.table(table)
            assert row is not None
            seat = row.deciding
            assert seat is not None
            async with desk.socket(table, people[seat]) as seated:
                before = (await play_on(seated, await seated.hello(), Random(2), 3))[-1]
            await rest(desk)
        async with open_desk(tmp_path) as desk:
            await asyncio.sleep(0.3)
            assert not desk.server.hub.rooms, "nobody asked for the table"
            async with desk.socket(table, people[seat]) as seated:
                after = await seated.hello(before["n"])
                assert after["deciding"] == before["deciding"]
                assert after["views"] == before["views"]
                assert after["clock"] is None
                [_, moved] = await play_on(seated, after, Random(3), 1)
                assert moved["n"] > after["n"]
            await rest(desk)

    asyncio.run(test())
