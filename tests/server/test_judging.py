"""Games looked at again by a strong agent: whose may be, what comes of it, how much of it."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from lichtung.agents.analysis import Analyst, Course
from lichtung.games import of_journal
from lichtung.kernel.journal import loads
from lichtung.server.replays import judging as judging_module
from lichtung.server.web.limits import Rate
from lichtung.server.web.routes import replays as routes
from tests.agents.test_analysis import played
from tests.server.desk import Desk, Guest, open_desk

ENTRIES = 90


async def imported(desk: Desk, guest: Guest, journal: str, at: int | None = None) -> str:
    wish = {"journal": journal, "at": at}
    made: dict[str, str] = await desk.post(guest, "/api/import", wish, 201)
    return made["id"]


async def finished(desk: Desk, guest: Guest) -> str:
    return await imported(desk, guest, played(10_000, name="heirs").dumps())


async def judged(desk: Desk, guest: Guest, table: str) -> list[dict[str, Any]]:
    response = await desk.http.post(f"/api/tables/{table}/judgements", headers=guest.headers, timeout=120)
    assert response.status_code == 200, response.text
    return [json.loads(line) for line in response.text.splitlines()]


@pytest.fixture(autouse=True)
def _few_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    """As `medium` thinks, so that tests are quick."""
    monkeypatch.setattr("lichtung.server.live.thinking.HARD", "medium")


def test_a_finished_game_is_judged_turn_by_turn(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table = await finished(desk, ada)
            lines = await judged(desk, ada, table)
            *progress, last = lines
            assert [line["done"] for line in progress] == list(range(len(progress)))
            found = last["judged"]
            assert sorted(found["end"]) == [0, 100]
            moments = found["moments"]
            assert len(moments) == last["total"]
            places = [moment["at"] for moment in moments]
            assert places == sorted(places)
            for moment in moments:
                assert 99 <= sum(moment["chances"]) <= 101
                assert moment["agrees"] == (moment["played"][0] == moment["ways"][0]["line"][0])
                asked = f"/api/tables/{table}/replay?at={moment['at']}&as=full"
                shown = (await desk.http.get(asked, headers=ada.headers)).json()
                assert shown["deciding"]["seat"] == moment["seat"]
            for swing in found["swings"]:
                assert swing["at"] in places
                assert abs(swing["after"] - swing["before"]) >= 4
            again = await judged(desk, ada, table)
            assert again == [last]  # it is kept

    asyncio.run(asyncio.wait_for(story(), 120))


def test_it_is_what_the_command_says(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            text = played(ENTRIES).dumps()
            table = await imported(desk, ada, text)
            found = (await judged(desk, ada, table))[-1]["judged"]
            game = of_journal(journal := loads(text))
            analyst = Analyst(game, "medium")
            thought = [analyst.judge(moment) for moment in analyst.moments(journal)]
            course = Course([one for one in thought if one is not None], None)
            assert [moment["chances"] for moment in found["moments"]] == [
                [round(100 * one) for one in row] for row in course.chances()
            ]
            assert [moment["ways"][0]["line"] for moment in found["moments"]] == [
                [list(action.code()) for action in one.best.line] for one in course.judgements
            ]

    asyncio.run(asyncio.wait_for(story(), 120))


def test_a_running_game_of_others_is_not_judged(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            live = await desk.started(ada, "heirs", {0: ada, 1: bob}, options={"hints": "all"})
            own = await desk.started(ada, "heirs", {0: ada, 1: ada})
            board = await imported(desk, ada, played(ENTRIES).dumps(), ENTRIES)
            for path, body in (("judgements", None), ("advice", {})):
                for table in (live, own):
                    refused = await desk.post(ada, f"/api/tables/{table}/{path}", body, 409)
                    assert refused["problem"]["key"] == "game-not-over"
                response = await desk.http.post(f"/api/tables/{board}/{path}", headers=bob.headers)
                assert response.status_code == 403  # it is Ada's alone
            assert (await judged(desk, ada, board))[-1]["judged"]["end"] is None

    asyncio.run(asyncio.wait_for(story(), 120))


def test_a_single_position(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table = await finished(desk, ada)
            asked = f"/api/tables/{table}/advice"
            end = await desk.post(ada, asked, {})
            assert (end["seat"], end["ways"]) == (None, [])
            for at in range(10, 40):
                found = await desk.post(ada, asked, {"at": at})
                if found["ways"]:
                    break
            assert found["at"] == at
            assert found["ways"][0]["reason"] in ("won", "points", "position")
            refused = await desk.post(ada, asked, {"at": 100_000}, 400)
            assert refused["problem"]["key"] == "replay-at"

    asyncio.run(asyncio.wait_for(story(), 120))


def test_one_at_a_time_and_none_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second one is refused while the first goes on; it ends when its reader goes away."""
    thinking, stopped = asyncio.Event(), asyncio.Event()

    async def slow(*_: Any, **__: Any) -> list[Any]:
        thinking.set()
        try:
            await asyncio.sleep(3600)
        finally:
            stopped.set()
        return []

    monkeypatch.setattr(judging_module, "reflect", slow)

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            table = await finished(desk, ada)
            address = f"http://127.0.0.1:{desk.port}/api/tables/{table}/judgements"
            async with (
                httpx.AsyncClient() as reader,
                reader.stream("POST", address, headers=ada.headers) as first,
            ):
                assert first.status_code == 200
                await thinking.wait()
                refused = await desk.post(ada, f"/api/tables/{table}/judgements", None, 429)
                assert refused["problem"]["key"] == "judging-busy"
                assert bob.id not in desk.server.judging.busy
            await asyncio.wait_for(stopped.wait(), 20)
            while desk.server.judging.busy:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(story(), 60))


def test_so_many_a_minute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "JUDGING", Rate("judging", 1, 3600.0))

    async def story() -> None:
        async with open_desk(tmp_path, limits=True) as desk:
            ada = await desk.guest("Ada")
            table = await finished(desk, ada)
            await desk.post(ada, f"/api/tables/{table}/advice", {})
            refused = await desk.post(ada, f"/api/tables/{table}/judgements", None, 429)
            assert refused["problem"]["key"] == "too-often"
            assert not desk.server.judging.busy

    asyncio.run(asyncio.wait_for(story(), 60))
