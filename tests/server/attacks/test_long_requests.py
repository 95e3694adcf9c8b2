"""Long work asked for over HTTP: replays, lessons, records, pictures. Nobody who plays waits for it."""

import asyncio
import socket
import threading
from collections.abc import Callable
from pathlib import Path
from time import process_time, thread_time
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request

from lichtung.kernel.errors import LichtungError
from lichtung.learning.running import Desk as LearnersDesk
from lichtung.rootlog import reading
from lichtung.rootlog.reading import RecordedTurn, read_log
from lichtung.server.live.agent_pool import AgentPool
from lichtung.server.people import webhooks
from lichtung.server.replays import pictures, recorded
from lichtung.server.replays.pictures import PictureCache
from lichtung.server.replays.timeline import Timeline
from lichtung.server.web import docs, endpoints, limits
from lichtung.server.web.pages import load_files
from lichtung.server.web.routes import learning, replays
from tests.server.attacks.long_tables import lengthen
from tests.server.desk import open_desk
from tests.server.playing import played
from tests.server.twins import lone_table
from tests.server.web import ORIGIN, Web, on_web, open_web, problem

LONG = 1_000
SEARCHED = {"path": ["battle 9 alliance"]}  # of puzzle root-d2: the table looks for its answer
ASK_LESSON = "/api/lessons/root-d2/1"


@pytest.mark.parametrize("asked", ["replay", "replay?at=3", "points", "scenario"])
def test_who_looks_back_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str) -> None:
    """Strangers read a long table again and again; whoever plays there plays on, asks and comes in."""

    async def story() -> None:
        reading_now, may_end = asyncio.Event(), asyncio.Event()

        async def held(*_: object) -> None:
            reading_now.set()
            await may_end.wait()

        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
            if asked == "scenario":  # of a board of one's own
                path = f"/api/tables/{(await played(desk, ada, 'heirs')).id}/analysis"
                table_id = (await desk.post(ada, path, {"at": 9}, 201))["id"]
            async with desk.socket(table_id, ada) as seated:
                stands = await seated.hello()
                for name in ("state", "standings"):
                    monkeypatch.setattr(Timeline, name, held)
                address = f"/api/tables/{table_id}/{asked}"
                waits = [asyncio.create_task(desk.http.get(address, headers=ada.headers)) for _ in range(3)]
                await reading_now.wait()
                await seated.act(stands["n"], stands["deciding"]["seat"], stands["legal"][0])
                assert (await seated.wait_for("done", "refused"))["type"] == "done"
                await seated.send(
                    type="why", key="why-00001", seat=stands["deciding"]["seat"], action=stands["legal"][0]
                )
                await seated.wait_for("because", "trouble")
                async with desk.socket(table_id, ada) as coming:
                    await coming.hello()
                for wait in waits:
                    wait.cancel()
                await asyncio.gather(*waits, return_exceptions=True)
                may_end.set()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_looking_back_has_an_end_for_an_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)

    async def story() -> None:
        async with open_web(tmp_path) as web:
            ada = await web.browser("Ada")
            wish = {"game": "heirs", "seats": ["me", "me"], "public": True}
            table_id = (await ada.post("/api/tables", json=wish)).json()["id"]
            await ada.post(f"/api/tables/{table_id}/begin")
            await lengthen((await web.server.hub.room(table_id)).table, LONG)
            web.server.limiter.enabled = True
            mallory = await web.client(ORIGIN, address="192.0.2.1")
            address = f"/api/tables/{table_id}/replay"
            cost = limits.QUESTION_COST + LONG / limits.RECORDS_FOR_ONE
            asked = int(limits.WORK_OF_ADDRESS.most / cost) + 5
            answers = [(await mallory.get(address)).status_code for _ in range(asked)]
            assert 1 <= answers.count(200) <= limits.WORK_OF_ADDRESS.most / cost + 1
            problem(await mallory.get(address), 429, "too-often")
            elsewhere = await web.client(ORIGIN, address="192.0.2.9")
            assert (await elsewhere.get(address)).status_code == 200

    asyncio.run(story())


def test_reading_tables_that_nobody_is_at_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Long tables that were forgotten meanwhile are read anew, for whoever asks: it counts for him."""
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)
    cost = limits.QUESTION_COST + LONG / limits.RECORDS_FOR_ONE
    most = int(limits.WORK_OF_ADDRESS.most / cost)

    async def story() -> None:
        async with open_web(tmp_path) as web:
            ada = await web.browser("Ada")
            wish = {"game": "heirs", "seats": ["me", "me"], "public": True}
            table_id = (await ada.post("/api/tables", json=wish)).json()["id"]
            await ada.post(f"/api/tables/{table_id}/begin")
            await lengthen((await web.server.hub.room(table_id)).table, LONG)
            web.server.limiter.enabled = True
            mallory = await web.client(ORIGIN, address="192.0.2.1")
            answers = []
            for _ in range(most + 5):
                if table_id in web.server.hub.rooms:
                    web.server.hub.evict(table_id)
                answers.append((await mallory.get(f"/api/tables/{table_id}")).status_code)
            assert 1 <= answers.count(200) <= most + 1
            assert answers[-1] == 429
            elsewhere = await web.client(ORIGIN, address="192.0.2.9")
            assert (await elsewhere.get(f"/api/tables/{table_id}")).status_code == 200

    asyncio.run(story())


@on_web()
async def test_whoever_learns_does_not_stop_the_loop(web: Web) -> None:
    """A path may end where the table has to look for its answer, whatever is asked about it."""
    ada = await web.browser("Ada")
    where: list[threading.Thread] = []
    made = LearnersDesk.__init__

    def noted(*args: Any, **more: Any) -> None:
        where.append(threading.current_thread())
        made(*args, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LearnersDesk, "__init__", noted)
        for path, more in (("", {}), ("/look", {"action": [0]}), ("/why", {"action": [0]})):
            await ada.post(ASK_LESSON + path, json={**SEARCHED, **more})
    assert len(where) == 3
    assert threading.main_thread() not in where


@on_web()
async def test_addresses_have_their_threads_in_turn(web: Web) -> None:
    order: list[str] = []
    running, most = 0, 0

    def work(who: str) -> None:
        nonlocal running, most
        running += 1
        most = max(most, running)
        order.append(who)
        running -= 1

    async def ask(who: str) -> None:
        request = Request({"type": "http", "client": (who, 1), "headers": []})
        await endpoints.RequestContext(web.server, request).in_thread(work, who)

    await asyncio.gather(*[ask("192.0.2.1") for _ in range(20)], ask("192.0.2.9"))
    assert order.index("192.0.2.9") == 1
    assert most == 1


@on_web(limits=True)
async def test_what_a_thread_took_counts(web: Web) -> None:
    now = 0.0

    def slowly(*_: object) -> learning.Curriculum:
        nonlocal now
        now += limits.WORK_OF_ADDRESS.most / 1000 / 2
        return learning.Curriculum([], [], "")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits, "monotonic", lambda: 0.0)
        patch.setattr(endpoints, "perf_counter", lambda: now)
        patch.setattr(learning, "everything", slowly)
        mallory, ada = [await web.client(ORIGIN, address=f"192.0.2.{n}") for n in (1, 2)]
        answers = [(await mallory.get("/api/lessons")).status_code for _ in range(5)]
        assert answers == [200, 200, 429, 429, 429]
        assert (await ada.get("/api/lessons")).status_code == 200


# --- Records

HEAD = "Map: Fall\nDeck: Standard\nC: Ada\nE: Ben\n"


def test_a_record_is_read_in_as_many_steps_as_it_has_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0

    class Counted(RecordedTurn):
        def __getattribute__(self, name: str) -> Any:
            nonlocal looks
            looks += 1
            return super().__getattribute__(name)

    monkeypatch.setattr(reading, "RecordedTurn", Counted)
    log = read_log(HEAD + "C:/\n" * 2000)
    assert len(log.turns) + len(log.setups) == 2000
    assert looks <= 20 * 2000


@pytest.mark.parametrize(
    "text", [HEAD + "C:" + "Cw->1/" * 5000, HEAD + "C:" + "++99/" * 5000], ids=["deeds", "points"]
)
def test_a_turn_that_no_search_could_explain_is_not_searched(
    monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setattr(recorded, "Checker", None)
    with pytest.raises(LichtungError, match="rootlog-too-hard"):
        recorded.check_text(text)


def test_a_record_has_so_much_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """However it is written: what does not end is interrupted."""

    class Endless:
        def __init__(self, _: object) -> None: ...

        def run(self) -> None:
            until = process_time() + 5
            while process_time() < until:
                pass
            raise AssertionError

    monkeypatch.setattr(recorded, "MOST_SECONDS", 0.05)
    monkeypatch.setattr(recorded, "Checker", Endless)
    with pytest.raises(LichtungError, match="rootlog-too-hard"):
        recorded.check_text(HEAD + "C:w->1\n")


def test_a_record_does_not_pay_for_what_others_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a server has no processes it is checked in a thread, beside everything else."""

    class Short:
        def __init__(self, _: object) -> None: ...

        def run(self) -> list[None]:
            other = threading.Thread(target=busy)
            other.start()
            other.join()
            return [None]

        def journal(self) -> Any:
            return SimpleNamespace(dumps=lambda: "")

    def busy() -> None:
        until = thread_time() + 0.4
        while thread_time() < until:
            pass

    monkeypatch.setattr(recorded, "MOST_SECONDS", 0.2)
    monkeypatch.setattr(recorded, "Checker", Short)
    monkeypatch.setattr(recorded, "judged", lambda *_: None)

    async def story() -> None:
        checked = await AgentPool(0).side().run(recorded.check_text, HEAD + "C:w->1\n")
        assert checked.turns == [None]

    asyncio.run(story())


def test_nobody_waits_for_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is checked others' strong agents think, and others' files are read."""
    asked: list[AgentPool] = []

    async def story() -> None:
        begun, may_end = asyncio.Event(), asyncio.Event()
        run = AgentPool.run

        async def held(pool: AgentPool, work: Callable[[Any], Any], given: Any) -> Any:
            asked.append(pool)
            begun.set()
            await may_end.wait()
            return await run(pool, work, given)

        async with open_desk(tmp_path, workers=1) as desk:
            ada, mallory = await desk.guest("Ada"), await desk.guest("Mallory")
            game = await played(desk, ada, "heirs")
            journal = (await desk.http.get(f"/api/tables/{game.id}/journal", headers=ada.headers)).text
            monkeypatch.setattr(AgentPool, "run", held)
            wait = asyncio.create_task(
                desk.http.post("/api/rootlog", json={"text": HEAD}, headers=mallory.headers)
            )
            await begun.wait()
            await desk.post(ada, "/api/import", {"journal": journal}, 201)
            agents = desk.server.hub.agent_pool
            assert asked == [agents.for_files]
            assert not {agents, agents.lane(True)} & set(asked)
            wait.cancel()
            await asyncio.gather(wait, return_exceptions=True)
            monkeypatch.setattr(AgentPool, "run", run)
            may_end.set()

    asyncio.run(asyncio.wait_for(story(), 60))


@on_web(limits=True)
async def test_what_records_took_counts(web: Web) -> None:
    now = 0.0

    def slowly(_: str) -> None:
        nonlocal now
        now += limits_of.most / 2
        raise LichtungError(recorded.NOTHING)

    limits_of = replays.RECORDED_SECONDS
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits, "monotonic", lambda: 0.0)
        patch.setattr(replays, "monotonic", lambda: now)
        patch.setattr(replays, "check_text", slowly)
        ada = await web.browser("Ada")
        answers: list[httpx.Response] = [
            await ada.post("/api/rootlog", json={"text": "C:w->1"}) for _ in range(3)
        ]
    assert [answer.status_code for answer in answers] == [400, 400, 429]


# --- Pictures, pages


def test_painting_waits_for_agents_whom_people_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "check_paint", lambda: None)
    monkeypatch.setattr(pictures, "paint", lambda _: b"painted")
    table = lone_table("heirs", {}, 3)
    order: list[str] = []

    async def story() -> None:
        pool = AgentPool(0)
        cache = PictureCache(pool)
        await cache.svg(table, "en")

        async def painted() -> None:
            await cache.png(table, "en", "mallory")
            order.append("picture")

        async def thought() -> None:
            async with pool.queue.turn("ada", people=True):
                order.append("agent")

        async with pool.queue.turn("bob", people=True):
            waits = asyncio.create_task(painted())
            while not len(pool.queue):
                await asyncio.sleep(0)
                assert not waits.done(), "painted in front of all"
            later = asyncio.create_task(thought())
            await asyncio.sleep(0)
        await asyncio.gather(waits, later)
        assert order == ["agent", "picture"]

    asyncio.run(story())


def test_the_documentation_is_not_read_on_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[threading.Thread] = []
    (tmp_path / "missing.html").write_text("missing", encoding="utf-8")

    def noted(folder: Path) -> dict[str, Any]:
        where.append(threading.current_thread())
        return load_files(folder)

    monkeypatch.setattr(docs, "load_files", noted)

    async def story() -> None:
        transport = httpx.ASGITransport(Starlette(routes=[docs.Docs(tmp_path)]))
        async with httpx.AsyncClient(transport=transport, base_url="http://table.test") as client:
            assert (await client.get("/docs/en/x.html")).status_code == 404

    asyncio.run(story())
    assert where
    assert threading.main_thread() not in where


# --- Names that are never found


def test_a_name_without_an_answer_keeps_no_thread_that_others_need(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An address of a webhook is looked up at once; whose name server is silent is waited for by himself."""
    may_end, asked = threading.Event(), 0
    real = socket.getaddrinfo

    def silent(host: Any, port: Any, *more: Any, **named: Any) -> Any:
        nonlocal asked
        if host != "silent.example":
            return real(host, port, *more, **named)
        asked += 1
        may_end.wait(20)
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", silent)
    monkeypatch.setattr(webhooks, "SECONDS", 0.2)

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            mallory, eve = await desk.guest("Mallory"), await desk.guest("Eve")
            address = "http://silent.example/"
            for _ in range(3):
                for guest in (mallory, eve):
                    refused = await desk.post(guest, "/api/me/webhook", {"url": address}, 400)
                    assert refused["problem"]["key"] == "webhook-address"
            assert asked == 1, "one question of an address at a time"
            for number in range(20):
                with pytest.raises(LichtungError, match="webhook-address"):
                    await webhooks.resolve(webhooks.parse(address), False, f"person-{number}")
            assert asked == 21
            async with asyncio.timeout(10):
                assert (await desk.http.get("/api/lessons")).status_code == 200
            may_end.set()

    asyncio.run(asyncio.wait_for(story(), 60))
