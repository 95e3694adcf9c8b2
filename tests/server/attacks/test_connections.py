"""Connections without end: nobody can hold the door shut by standing in it."""

import asyncio
import contextlib
import gc
import re
import resource
from collections import deque
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
import structlog
from websockets.exceptions import InvalidStatus
from websockets.server import ServerProtocol

from lichtung.root.setup import Setup
from lichtung.server import app as app_module
from lichtung.server.live import hub as hub_module
from lichtung.server.live.listener import POLICY, Listener
from lichtung.server.live.room import Room
from lichtung.server.live.socket import TableSocket
from lichtung.server.operations import health
from lichtung.server.tables.progress import GameProgress
from lichtung.server.tables.table import Table
from lichtung.server.web import connections as wire
from lichtung.server.web import limits
from lichtung.server.web import lines as lines_module
from lichtung.server.web.lines import Lines, open_files_allowed, raise_file_limit
from lichtung.server.web.pages import File, Pages
from tests.server.desk import Desk, open_desk
from tests.server.playing import play_on

ELSEWHERE = "127.0.0.9"  # loopback, and no proxy
PATIENCE = 0.5
GET = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n"


@contextlib.asynccontextmanager
async def idle_lines(desk: Desk, count: int, address: str) -> AsyncIterator[list[asyncio.StreamReader]]:
    """Connections on which one thing was asked and nothing more is."""
    opened = []
    for _ in range(count):
        reader, writer = await asyncio.open_connection("127.0.0.1", desk.port, local_addr=(address, 0))
        writer.write(GET)
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            await reader.readuntil(b'{"ok":true}')
        opened.append((reader, writer))
    try:
        yield [reader for reader, _ in opened]
    finally:
        for _, writer in opened:
            writer.close()


def still_open(readers: list[asyncio.StreamReader]) -> int:
    return sum(not reader.at_eof() and reader.exception() is None for reader in readers)


def test_an_address_keeps_so_many_idle_connections_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines_module, "MAX_IDLE_OF_ADDRESS", 5)

    async def story() -> None:
        async with open_desk(tmp_path) as desk, idle_lines(desk, 12, ELSEWHERE) as readers:
            await asyncio.sleep(0.05)
            assert still_open(readers) <= 6
            assert (await desk.http.get("/health")).status_code == 200
        async with open_desk(tmp_path) as desk, idle_lines(desk, 12, "127.0.0.1") as readers:
            await asyncio.sleep(0.05)
            assert still_open(readers) == 12, "a proxy brings many people"

    asyncio.run(story())


def test_who_comes_to_a_full_house_takes_the_place_of_who_asks_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            desk.server.lines.most = 8
            async with idle_lines(desk, 20, "127.0.0.1") as readers:
                await asyncio.sleep(0.05)
                assert still_open(readers) <= 8
                async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{desk.port}") as fresh:
                    assert (await fresh.get("/health")).status_code == 200
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
            async with desk.socket(table_id, ada) as seated:
                await seated.hello()
                async with idle_lines(desk, 20, "127.0.0.1"):
                    await seated.send(type="ping")
                    await seated.wait_for("pong")  # who plays is not idle, and stays
            await desk.http.aclose()
        assert not desk.server.lines.lines
        assert not desk.server.lines.of_address

    asyncio.run(story())


class Standing:
    """A connection on which something is always asked."""

    idle = False

    def __init__(self, address: str) -> None:
        self.address = address

    def drop(self) -> None:
        raise AssertionError


def test_who_is_refused_stands_in_the_log_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines_module, "MAX_OF_ADDRESS", 3)
    with structlog.testing.capture_logs() as written:
        lines = Lines(10)
        assert [lines.admit(Standing("192.0.2.1")) for _ in range(5)] == [True] * 3 + [False] * 2
        assert [lines.admit(Standing("192.0.2.2"), trusted=True) for _ in range(9)] == [True] * 7 + [
            False
        ] * 2
    assert [line["event"] for line in written] == ["connections-refused"]
    assert len(lines.lines) == 10


def test_as_many_files_as_the_system_allows() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, hard - 1), hard))
    allowed = raise_file_limit()
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == hard
    assert open_files_allowed() == allowed
    assert Lines().most < allowed


@pytest.mark.parametrize("drip", [b"x", b""], ids=["slowly", "never"])
def test_a_body_that_does_not_end_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, drip: bytes
) -> None:
    monkeypatch.setattr(wire, "BODY_SECONDS", PATIENCE)

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            reader, writer = await asyncio.open_connection("127.0.0.1", desk.port)
            head = f"POST /api/guest HTTP/1.1\r\nhost: 127.0.0.1:{desk.port}\r\n"
            head += f"origin: http://127.0.0.1:{desk.port}\r\ncontent-length: 1000\r\n\r\n"
            writer.write(head.encode())
            try:
                async with asyncio.timeout(20 * PATIENCE):
                    while not reader.at_eof():
                        writer.write(drip)
                        with contextlib.suppress(TimeoutError, ConnectionError):
                            await asyncio.wait_for(reader.read(100), PATIENCE / 10)
            finally:
                writer.close()

    asyncio.run(story())


@pytest.mark.parametrize("reads", [True, False])
def test_an_answer_that_nobody_reads_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reads: bool
) -> None:
    """A slow line gets its long answer; who takes nothing of it does not keep it."""
    monkeypatch.setattr(wire, "UNREAD_ANSWER_SECONDS", PATIENCE / 2)
    size = 30_000_000

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            pages = desk.app.routes[-1]
            assert isinstance(pages, Pages)
            pages.files["/large.bin"] = File(bytes(size), "application/octet-stream", "no-cache", "x", {})
            reader, writer = await asyncio.open_connection("127.0.0.1", desk.port, limit=1 << 16)
            writer.write(b"GET /large.bin HTTP/1.1\r\nhost: x\r\n\r\n")
            found = 0
            try:
                if reads:
                    for _ in range(7):  # several times as long as he may be silent
                        await asyncio.sleep(PATIENCE / 4)
                        found += len(await reader.readexactly(4 << 20))
                    assert found < size
                    while found < size and (part := await reader.read(1 << 20)):
                        found += len(part)
                    assert found >= size
                else:
                    async with asyncio.timeout(20 * PATIENCE):
                        while desk.server.lines.of_address:
                            await asyncio.sleep(PATIENCE / 10)
            finally:
                writer.transport.abort()

    asyncio.run(story())


def sockets_of(desk: Desk) -> list[wire.WebSocketConnection]:
    return [line for line in desk.server.lines.lines if isinstance(line, wire.WebSocketConnection)]


@pytest.mark.parametrize("reads", [True, False])
def test_a_socket_behind_an_answer_waits_for_it_to_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reads: bool
) -> None:
    """Asked for at once on one line: who reads the answer keeps the socket, who does not keeps nothing."""
    monkeypatch.setattr(wire, "UNREAD_ANSWER_SECONDS", PATIENCE / 2)
    monkeypatch.setattr(wire, "UNREAD_SECONDS", PATIENCE if not reads else 60.0)
    size = 30_000_000

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
            pages = desk.app.routes[-1]
            assert isinstance(pages, Pages)
            pages.files["/large.bin"] = File(bytes(size), "application/octet-stream", "no-cache", "x", {})
            reader, writer = await asyncio.open_connection("127.0.0.1", desk.port, limit=1 << 16)
            wanted = {
                "host": "x",
                "connection": "Upgrade",
                "upgrade": "websocket",
                "sec-websocket-version": "13",
                "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
                **ada.headers,
            }
            head = "".join(f"{name}: {value}\r\n" for name, value in wanted.items())
            writer.write(b"GET /large.bin HTTP/1.1\r\nhost: x\r\n\r\n")
            writer.write(f"GET /ws/tables/{table_id} HTTP/1.1\r\n{head}\r\n".encode())
            try:
                async with asyncio.timeout(40 * PATIENCE):
                    while not (lines := sockets_of(desk)):
                        await asyncio.sleep(PATIENCE / 10)
                    if not reads:
                        while sockets_of(desk):
                            await asyncio.sleep(PATIENCE / 10)
                        return
                    await reader.readuntil(b"\r\n\r\n")
                    await reader.readexactly(size)
                    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
                    await asyncio.sleep(2 * PATIENCE)
                    assert sockets_of(desk) == lines
            finally:
                writer.transport.abort()

    asyncio.run(story())


def test_an_address_opens_so_many_sockets_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is looked up before it is refused, so coming and going has an end too."""
    monkeypatch.setattr(app_module, "SOCKETS", limits.Rate("sockets", 5, 30.0))
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
            desk.server.limiter.enabled = True
            for _ in range(5):
                async with desk.socket(table_id) as seated:
                    await seated.hello()
            for address in (table_id, "unknown"):
                with pytest.raises(InvalidStatus) as refused:
                    async with desk.socket(address):
                        pass
                assert refused.value.response.status_code == 429

    asyncio.run(story())


def test_an_address_asks_so_often_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages, figures and refusals have no allowance of their own: a flood of them is not answered."""
    monkeypatch.setattr(wire, "REQUESTS", limits.Rate("requests", 20, 30.0))
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)

    async def story() -> None:
        async with open_desk(tmp_path, limits=True) as desk:
            answers: list[int] = []
            for asked in (GET * 15, b"GET /api/nothing HTTP/1.1\r\nhost: x\r\n\r\n" * 15, GET):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", desk.port, local_addr=(ELSEWHERE, 0)
                )
                answers.append(0)
                with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
                    writer.write(asked)
                    for _ in range(asked.count(b"GET")):
                        head = await reader.readuntil(b"\r\n\r\n")
                        await reader.readexactly(int(re.findall(rb"content-length: (\d+)", head)[0]))
                        answers[-1] += 1
                writer.close()
            assert answers[0] == 15
            assert answers[1] <= 6, "the last one leaves a debt"
            assert answers[2] == 0
            assert (await desk.http.get("/health")).status_code == 200, "a proxy brings many people"

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.parametrize("path", ["/metrics", "/ready"])
def test_figures_are_counted_once_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    counted = 0
    for name, answer in (("metrics_text", b"figures"), ("can_write", None)):
        owner = health if name == "metrics_text" else health.HealthRoutes

        async def later(*_: object) -> bool:
            nonlocal counted
            counted += 1
            return True

        def at_once(answer: bytes | None = answer) -> bytes | None:
            nonlocal counted
            counted += 1
            return answer

        monkeypatch.setattr(owner, name, at_once if answer else later)
    monkeypatch.setattr(health, "monotonic", lambda: 100.0)

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            for _ in range(5):
                assert (await desk.http.get(path)).status_code == 200
        assert counted == 1

    asyncio.run(story())


class Tracked(bytes):
    """A message that knows whether it is still kept somewhere."""

    alive = 0

    def __new__(cls, data: bytes) -> "Tracked":
        cls.alive += 1
        return super().__new__(cls, data)

    def __del__(self) -> None:
        type(self).alive -= 1


def test_an_idle_socket_keeps_no_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "encode", lambda message: Tracked(msgspec.json.encode(message)))

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
            async with desk.socket(table_id, ada) as one, desk.socket(table_id) as two:
                for seated in (one, two):
                    await seated.hello()
                    await seated.send(type="ping")
                    await seated.wait_for("pong")
                assert Tracked.alive == 0

    asyncio.run(story())


def test_an_idle_socket_is_one_task_and_keeps_nothing_of_its_request(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
            async with desk.socket(table_id, ada) as seated:
                await seated.hello()
                await seated.send(type="ping")
                await seated.wait_for("pong")
                await asyncio.sleep(0)
                gc.collect()
                lines = [line for line in gc.get_objects() if isinstance(line, wire.WebSocketConnection)]
                requests = [
                    line
                    for line in gc.get_objects()
                    if isinstance(line, wire.HttpConnection) and line.transport.get_protocol() is not line
                ]
                [mine] = [line for line in lines if not line.disconnected]
                assert requests == [], "what brought the request is gone"
                assert not hasattr(mine, "response")
                assert len(mine.request.headers) == 0
                assert {name for name, _ in mine.scope["headers"]} <= {b"host", b"authorization"}
                [listener] = desk.server.hub.rooms[table_id].sockets
                assert not listener.queue
                assert not isinstance(listener.queue, deque)
                names = [getattr(task.get_coro(), "__qualname__", "") for task in asyncio.all_tasks()]
                assert not [name for name in names if name.startswith("TableSocket")]
                assert sum(name.endswith("run_asgi") for name in names) == 1

    asyncio.run(story())


def kept_of(kinds: tuple[type, ...]) -> list[str]:
    return [type(one).__name__ for one in gc.get_objects() if type(one) in kinds]


def test_a_table_that_was_made_leaves_nothing(tmp_path: Path) -> None:
    """Its game is made once more to look at what is wished for, while others may be looking for garbage."""
    kinds = (Setup, Table, Room)
    wishes = (["marquise", "eyrie"], ["cult", "riverfolk"], ["alliance", "vagabond", "eyrie"])

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            made = [await desk.create(ada, "root", setup={"factions": wish}) for wish in wishes]
            for table_id, _ in made:
                await desk.post(ada, f"/api/tables/{table_id}/seats/0")  # which has it read
            gc.collect()
            before = kept_of(kinds)
            assert len(before) >= 3 * len(wishes)
            for wish in wishes * 3:
                await desk.create(ada, "root", setup={"factions": wish})
            for table_id, _ in made:
                desk.server.hub.evict(table_id)
            await asyncio.sleep(0.1)
            rules = [kind for kind in kept_of(kinds) if kind == Setup.__name__]
            assert kept_of(kinds) == rules
            assert len(rules) == sum(kind == Setup.__name__ for kind in before), (
                "each setup has its rules once"
            )

    gc.disable()
    try:
        asyncio.run(story())
    finally:
        gc.enable()


def cut_off(room: Room) -> None:
    for listener in room.sockets:
        listener.disconnect(POLICY)


@pytest.mark.parametrize("ends", ["politely", "without a word", "by the server"])
def test_what_is_over_leaves_the_memory_at_once(tmp_path: Path, ends: str) -> None:
    """A busy server looks for garbage once in many hours: sockets and tables must not keep each other."""
    kinds = (TableSocket, Listener, wire.WebSocketConnection, ServerProtocol, Room, Table, GameProgress)

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            gc.collect()  # of what other tests have left
            before = kept_of(kinds)
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
            async with desk.socket(table_id, ada) as seated, desk.socket(table_id) as watching:
                await watching.hello()
                await play_on(seated, await seated.hello(), Random(1), 20)
                looked_back = await desk.http.get(f"/api/tables/{table_id}/replay?at=9", headers=ada.headers)
                assert looked_back.status_code == 200
                assert len(kept_of(kinds)) == len(before) + 4 * 2 + 3
                if ends == "without a word":
                    seated.socket.transport.abort()
                    watching.socket.transport.abort()
                elif ends == "by the server":
                    cut_off(desk.server.hub.rooms[table_id])
                    await seated.socket.wait_closed()
                    await watching.socket.wait_closed()
            async with asyncio.timeout(20):
                while desk.server.hub.rooms[table_id].sockets:
                    await asyncio.sleep(0.01)
            del seated, watching
            desk.server.hub.evict(table_id)
            await asyncio.sleep(0.1)
            assert kept_of(kinds) == before

    gc.disable()
    try:
        asyncio.run(story())
    finally:
        gc.enable()
