"""Floods below the messages: pings, empty pieces, text that is none; the flood ends, nobody else notices."""

import asyncio
import logging
from pathlib import Path

import pytest

from lichtung.server.web.connections import BYTES_AT_ONCE, FRAMES, WebSocketConnection
from tests.server.desk import Desk, open_desk
from tests.server.test_slow import deaf, masked

PING = b"\x89\x80\x00\x00\x00\x00"
BEGIN_TEXT = b"\x01\x80\x00\x00\x00\x00"  # a piece of a message that does not end
EMPTY_PIECE = b"\x00\x80\x00\x00\x00\x00"
PONG = b"\x8a\x80\x00\x00\x00\x00"
BAD_TEXT = b"\x81\x82\x00\x00\x00\x00\xff\xfe"
CLOSE = b"\x88\x82\x00\x00\x00\x00\x03\xe8"
FLOOD = 20_000


async def table_of(desk: Desk) -> str:
    ada = await desk.guest("Ada")
    return await desk.started(ada, "heirs", {0: ada, 1: ada})


@pytest.mark.parametrize(
    "frames", [PING, PONG, EMPTY_PIECE, masked(b"")], ids=["ping", "pong", "piece", "text"]
)
def test_a_flood_of_frames_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, frames: bytes) -> None:
    handled = 0
    handle = WebSocketConnection.handle_events

    def counted(self: WebSocketConnection) -> None:
        nonlocal handled
        handled += len(self.conn.events)
        handle(self)

    monkeypatch.setattr(WebSocketConnection, "handle_events", counted)

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            table_id = await table_of(desk)
            desk.server.limiter.enabled = True
            one = await deaf(desk, table_id, hellos=0)
            if frames == EMPTY_PIECE:
                one.writer.write(BEGIN_TEXT)
            one.writer.write(frames * FLOOD)
            async with asyncio.timeout(30):
                await one.cut_off()
            assert handled <= FRAMES.most + 2 * BYTES_AT_ONCE // len(PING)

    asyncio.run(story())


def test_bad_text_with_an_end_behind_it_is_no_fault_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            table_id = await table_of(desk)
            for data in (BAD_TEXT + CLOSE, BAD_TEXT, CLOSE + BAD_TEXT, BAD_TEXT + BAD_TEXT):
                one = await deaf(desk, table_id, hellos=0)
                one.writer.write(data)
                async with asyncio.timeout(10):
                    await one.cut_off()

    asyncio.run(story())
    assert not caplog.records
