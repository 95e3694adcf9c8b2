"""Clients that do not read, do not finish, or send too much: they are let go; the others notice nothing."""

import asyncio
import base64
import os
import socket as sockets
from pathlib import Path
from random import Random
from time import perf_counter, process_time

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from lichtung.server.live.listener import MAX_QUEUED, MAX_QUEUED_BYTES
from lichtung.server.run import MAX_FRAME_BYTES
from lichtung.server.web import connections as wire
from tests.server.desk import Desk, Seated, open_desk

PATIENCE = 0.6  # of the server in these tests
UNREAD = 6  # clients that never read
HELLO = b'{"type":"hello"}'
TOO_LARGE = 1009


def masked(data: bytes) -> bytes:
    """A frame of text as a client sends it."""
    mask = os.urandom(4)
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + length + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))


class Deaf:
    """A spectator that asks again and again and never reads an answer."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def cut_off(self) -> None:
        """Only now look: whatever came is read until the server has ended the connection."""
        try:
            while await self.reader.read(65_536):
                pass
        except OSError:
            pass  # dropped
        self.writer.close()


async def deaf(desk: Desk, table_id: str, hellos: int = 150) -> Deaf:
    link = sockets.socket()
    link.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    link.setblocking(False)
    await asyncio.get_running_loop().sock_connect(link, ("127.0.0.1", desk.port))
    reader, writer = await asyncio.open_connection(sock=link, limit=1024)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /ws/tables/{table_id} HTTP/1.1\r\nHost: 127.0.0.1:{desk.port}\r\n"
        f"Origin: http://127.0.0.1:{desk.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    assert b"101" in await reader.readline()
    await reader.readuntil(b"\r\n\r\n")
    writer.write(masked(HELLO) * hellos)
    return Deaf(reader, writer)


async def play(seated: Seated, desk: Desk, table_id: str, moves: int, rng: Random) -> list[float]:
    """Random moves of somebody who has both seats; the processor's time that each took until it was done."""
    table = desk.table(table_id)
    took: list[float] = []
    for _ in range(moves):
        deciding = table.deciding()
        if deciding is None:
            break
        legal = table.game.actions(table.match.state)
        started = process_time()
        await seated.act(table.n, deciding.seat, list(rng.choice(legal).code()))
        assert (await seated.wait_for("done", "refused", "stale"))["type"] == "done"
        took.append(process_time() - started)
    return took


def test_who_never_reads_is_let_go_and_slows_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "UNREAD_SECONDS", PATIENCE)

    async def compare() -> None:
        rng = Random(17)
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
            async with desk.socket(table_id, ada) as seated:
                await seated.hello()
                alone = await play(seated, desk, table_id, 40, rng)
                crowd = [await deaf(desk, table_id) for _ in range(UNREAD)]
                room = desk.server.hub.rooms[table_id]
                while len(room.listeners) == 1:
                    await asyncio.sleep(0.01)
                beside = await play(seated, desk, table_id, 40, rng)
                for listener in room.listeners:
                    assert len(listener.queue) <= MAX_QUEUED + 2
                    assert listener.queued_bytes <= 2 * MAX_QUEUED_BYTES
                started = perf_counter()
                while len(room.listeners) > 1:
                    await asyncio.sleep(0.05)
                    assert perf_counter() - started < 50 * PATIENCE
                async with asyncio.timeout(50 * PATIENCE):
                    await asyncio.gather(*[one.cut_off() for one in crowd])
                assert room.listeners  # Ada is still there
                assert sorted(beside)[len(beside) // 2] < sorted(alone)[len(alone) // 2] + 0.1

    asyncio.run(compare())


def test_a_request_that_does_not_end_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "HEADER_SECONDS", PATIENCE)

    async def wait(desk: Desk, first: bytes) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", desk.port)
        writer.write(first)
        if first.endswith(b"\r\n\r\n"):
            await reader.readuntil(b'{"ok":true')
        writer.write(b"GET /health HTTP/1.1\r\nhost: x\r\n")
        async with asyncio.timeout(5 * PATIENCE):
            for number in range(100):
                await asyncio.sleep(PATIENCE / 10)
                writer.write(f"x-{number}: y\r\n".encode())
                if reader.at_eof() or writer.is_closing():
                    return
        pytest.fail("the request may go on for ever")

    async def compare() -> None:
        async with open_desk(tmp_path) as desk:
            await asyncio.gather(
                wait(desk, b""),
                *[wait(desk, b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n") for _ in range(10)],
            )

    asyncio.run(compare())


def test_a_frame_may_be_so_large_and_no_larger(tmp_path: Path) -> None:
    async def send() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
            frame = msgspec.json.encode({"type": "say", "key": "k" * 10, "text": ""}).decode()
            full = frame.replace('""', '"' + "x" * (MAX_FRAME_BYTES - len(frame)) + '"')
            async with desk.socket(table_id, ada) as seated:
                await seated.hello()
                assert len(full) == MAX_FRAME_BYTES
                await seated.socket.send(full)
                assert (await seated.wait_for("trouble"))["problem"]["key"] == "message-unreadable"
                await seated.socket.send("[" * 10_000)
                assert (await seated.wait_for("trouble"))["problem"]["key"] == "message-unreadable"
                await seated.socket.send(full + " ")
                with pytest.raises(ConnectionClosed) as closed:
                    await seated.wait_for("trouble")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == TOO_LARGE

    asyncio.run(send())


def test_a_header_without_end_is_refused(tmp_path: Path) -> None:
    async def send() -> None:
        async with open_desk(tmp_path) as desk:
            reader, writer = await asyncio.open_connection("127.0.0.1", desk.port)
            writer.write(b"GET /health HTTP/1.1\r\nhost: x\r\nx-long: ")
            answer = b""
            try:
                for _ in range(64):
                    writer.write(b"y" * 16_384)
                    await writer.drain()
                answer = await asyncio.wait_for(reader.read(100), 5)
            except ConnectionError:
                return  # dropped: as good
            assert answer.startswith(b"HTTP/1.1 4")

    asyncio.run(send())
