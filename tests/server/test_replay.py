"""Stepping through games: what each viewer may see, while a game runs and after its end."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lichtung.kernel.codec import Action
from lichtung.server.replays.timeline import SNAPSHOT_EVERY, Timeline, TimelineCache
from tests.server.desk import Desk, Guest, open_desk
from tests.server.playing import play_on, played


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


async def look(desk: Desk, table: str, guest: Guest | None = None, want: int = 200, **query: Any) -> Any:
    desk.http.cookies.clear()
    headers = guest.headers if guest is not None else {}
    params = {{"viewer": "as"}.get(name, name): value for name, value in query.items()}
    response = await desk.http.get(f"/api/tables/{table}/replay", params=params, headers=headers)
    assert response.status_code == want, response.text
    return response.json() if want == 200 else response.json()["problem"]


def test_every_position_is_what_was_seen_then(tmp_path: Path) -> None:
    """The views and events of each position are those that the socket brought when it was new."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            game = await played(desk, ada, "heirs")
            for update in game.updates[:: len(game.updates) // 12]:
                for seat in (0, 1):
                    found = await look(desk, game.id, ada, at=update["n"], viewer=seat)
                    assert found["views"] == {str(seat): update["views"][str(seat)]}
                full = await look(desk, game.id, at=update["n"], viewer="full", since=0)
                assert {s: full["views"][s] for s in ("0", "1")} == update["views"]
                assert set(full["views"]) == {"-1", "0", "1"}
                if update["deciding"] is not None:
                    assert full["deciding"] == update["deciding"]
            whole = await look(desk, game.id, viewer="full")
            assert whole["at"] == whole["n"] == game.end["n"]
            assert whole["outcome"] == game.end["outcome"]
            told = [h["events"] for u in game.updates for h in u["happened"] if "events" in h]
            assert [h["events"] for h in whole["happened"] if "events" in h] == told

    run(test())


def test_the_slider_and_the_steps(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            game = await played(desk, ada, "heirs")
            first = await look(desk, game.id, at=20)
            assert [record["n"] for record in first["records"]] == list(range(first["n"]))
            assert {record["kind"] for record in first["records"]} == {"play"}
            assert {record["seat"] for record in first["records"]} == {-1, 0, 1}
            assert first["vocabulary"]["verbs"]
            assert [h["n"] for h in first["happened"]] == list(range(20))
            step = await look(desk, game.id, at=21, since=20)
            assert [h["n"] for h in step["happened"]] == [20]
            assert step["records"] is step["vocabulary"] is None
            assert step["outcome"] is None
            again = await desk.http.get(first["address"])
            assert again.json()["views"] == first["views"]
            start = await look(desk, game.id, at=0)
            assert start["happened"] == []

    run(test())


def test_eyes_while_the_game_runs(tmp_path: Path) -> None:
    """Nobody sees through others' eyes before the end, not even the owner; nobody reads decisions."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bea = await desk.guest("Ada"), await desk.guest("Bea")
            table = await desk.started(ada, "root", {0: ada, 1: bea}, setup={"factions": "eyrie,alliance"})
            async with desk.socket(table, ada) as seated:
                await play_on(seated, await seated.hello(), Random(3), 5)
            own = await look(desk, table, ada, viewer=0)
            assert set(own["views"]) == {"0"}
            assert all("body" not in h for h in own["happened"])
            assert (await look(desk, table, ada, 403, viewer=1))["key"] == "not-your-seat"
            assert (await look(desk, table, None, 403, viewer=0))["key"] == "not-your-seat"
            for guest in (ada, bea, None):
                assert (await look(desk, table, guest, 409, viewer="full"))["key"] == "game-not-over"
            seen = await look(desk, table)
            assert set(seen["views"]) == {"-1"}
            async with desk.socket(table) as spectator:
                live = await spectator.hello()
            assert seen["views"] == live["views"]
            assert seen["happened"] == live["happened"]

    run(test())


@pytest.mark.parametrize(
    ("query", "status", "key"),
    [
        ({"at": "99999"}, 400, "replay-at"),
        ({"at": "-1"}, 400, "replay-at"),
        ({"at": "x"}, 400, "replay-at"),
        ({"at": "9" * 30}, 400, "replay-at"),
        ({"since": "1.5"}, 400, "replay-at"),
        ({"viewer": "god"}, 400, "replay-as"),
        ({"viewer": "²"}, 400, "replay-as"),
        ({"viewer": "7"}, 404, "seat-unknown"),
    ],
)
def test_mistakes(tmp_path: Path, query: dict[str, str], status: int, key: str) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table = await desk.started(ada, "heirs", {0: ada, 1: ada})
            assert (await look(desk, table, ada, status, **query))["key"] == key

    run(test())


def test_who_may_look(tmp_path: Path) -> None:
    """A private table's replay is for its guests; a table that has not begun has none."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bea = await desk.guest("Ada"), await desk.guest("Bea")
            table, invite = await desk.create(ada, "heirs", seats=["me", "me"])
            assert (await look(desk, table, ada, 400))["key"] == "table-not-started"
            await desk.post(ada, f"/api/tables/{table}/begin")
            await look(desk, table, ada)
            assert (await look(desk, table, bea, 403))["key"] == "not-invited"
            assert (await look(desk, table, None, 403))["key"] == "not-invited"
            invited = {**bea.headers, "x-invite": invite}
            response = await desk.http.get(f"/api/tables/{table}/replay", headers=invited)
            assert response.status_code == 200

    run(test())


def test_positions_that_were_taken_back(tmp_path: Path) -> None:
    """After an undo the way goes on from before; what was taken back can still be seen."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table = await desk.started(ada, "heirs", {0: ada, 1: ada})
            rng = Random(4)
            async with desk.socket(table, ada) as seated:
                update = await seated.hello()
                seen = {update["n"]: update["views"]}
                undone = 0
                while undone < 4 and update["outcome"] is None:
                    if update["undo"] and rng.random() < 0.5:
                        key = seated.next_key()
                        seat = update["undo"][0]
                        await seated.send(type="undo", key=key, base=update["n"], seat=seat)
                        update = await seated.wait_for("update", "refused")
                        undone += 1
                    else:
                        update = (await play_on(seated, update, rng, 1))[-1]
                    seen[update["n"]] = update["views"]
            assert undone == 4
            for n, views in seen.items():
                for seat in ("0", "1"):
                    found = await look(desk, table, ada, at=n, viewer=seat)
                    assert found["views"][seat] == views[seat], n
            room = desk.server.hub.rooms[table]
            timeline = desk.server.timelines.get(room.table)
            actions = [entry.do for entry in timeline.journal(room.table.n).entries]
            assert actions == [entry.do for entry in room.table.match.journal.entries]

    run(test())


@pytest.mark.plain_only
def test_jumps_are_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a game is, a jump plays at most so many entries; timelines that nobody looks at go."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            game = await played(desk, ada, "root", setup={"factions": "marquise,eyrie"})
            room = await desk.server.hub.room(game.id)
            timeline = Timeline(room.table)
            timeline.catch_up()
            await timeline.state(room.table.n)
            decode = room.table.game.codec.decode
            applied = 0

            def counted(code: list[int]) -> Action:
                nonlocal applied
                applied += 1
                return decode(code)

            monkeypatch.setattr(room.table.game.codec, "decode", counted)
            assert room.table.n > 4 * SNAPSHOT_EVERY
            for at in range(room.table.n, 0, -37):
                applied = 0
                await timeline.state(at)
                assert applied < SNAPSHOT_EVERY
            timelines = TimelineCache(2)
            other = await desk.started(ada, "heirs", {0: ada, 1: ada})
            third = await desk.started(ada, "heirs", {0: ada, 1: ada})
            kept = timelines.get(room.table)
            timelines.get(desk.table(other))
            assert timelines.get(room.table) is kept
            timelines.get(desk.table(third))
            assert list(timelines.timelines) == [game.id, third]

    run(test())
