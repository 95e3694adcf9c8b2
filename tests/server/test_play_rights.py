"""A socket lives as long as the right to it: closed doors, lost cookies and tokens end it, with a reason."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.desk import Desk, Guest, Seated, open_desk


async def ended(seated: Seated) -> tuple[str, int]:
    """Why a socket was closed: the key of the last problem, and the code."""
    key = ""
    with contextlib.suppress(ConnectionClosed):
        while True:
            message = await seated.read()
            if message["type"] == "trouble":
                key = message["problem"]["key"]
    return key, seated.socket.close_code or 0


async def lives(seated: Seated) -> None:
    await seated.send(type="ping")
    await seated.wait_for("pong")


@contextlib.asynccontextmanager
async def browser(desk: Desk, table_id: str, cookie: str) -> AsyncIterator[Seated]:
    headers = {"origin": f"http://127.0.0.1:{desk.port}", "cookie": cookie}
    address = f"ws://127.0.0.1:{desk.port}/ws/tables/{table_id}"
    async with connect(address, additional_headers=headers, compression=None, proxy=None) as socket:
        yield Seated(socket)


async def with_cookie(desk: Desk, guest: Guest) -> str:
    """The cookie that a browser gets by somebody's personal link."""
    origin = {"origin": f"http://127.0.0.1:{desk.port}"}
    desk.http.cookies.clear()  # a browser that is nobody yet
    answer = await desk.http.post("/api/link", json={"token": guest.token}, headers=origin)
    assert answer.status_code == 200
    desk.http.cookies.clear()
    return answer.headers["set-cookie"].partition(";")[0]


async def door_closes(desk: Desk) -> None:
    ada, bob, eve = await desk.guest("Ada"), await desk.guest("Bob"), await desk.guest("Eve")
    table_id = await desk.started(ada, "heirs", {0: ada, 1: bob})
    async with contextlib.AsyncExitStack() as stack:
        sockets = [
            await stack.enter_async_context(desk.socket(table_id, who)) for who in (ada, bob, eve, None)
        ]
        for seated in sockets[:3]:  # the last one has not said hello, and shall not
            await seated.hello()
        await desk.http.patch(f"/api/tables/{table_id}", json={"public": False}, headers=ada.headers)
        assert await ended(sockets[2]) == ("not-invited", 1008)
        assert await ended(sockets[3]) == ("not-invited", 1008)
        for seated in sockets[:2]:
            await lives(seated)


async def logged_out(desk: Desk) -> None:
    ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
    table_id = await desk.started(ada, "heirs", {0: ada, 1: bob})
    cookie = await with_cookie(desk, ada)
    async with (
        browser(desk, table_id, cookie) as page,
        desk.socket(table_id, ada) as program,
        desk.socket(table_id, bob) as other,
    ):
        for seated in (page, program, other):
            await seated.hello()
        fresh = (await desk.post(ada, "/api/logout-everywhere"))["token"]
        assert await ended(page) == ("who-are-you", 1008)
        assert await ended(program) == ("who-are-you", 1008)
        await lives(other)
        async with desk.socket(table_id, Guest(ada.id, "Ada", fresh)) as again:
            assert (await again.hello())["n"] >= 0


async def bytes_and_floods(desk: Desk) -> None:
    ada = await desk.guest("Ada")
    table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
    async with desk.socket(table_id, ada) as seated:
        await seated.hello()
        await seated.socket.send(b"{}")
        assert await ended(seated) == ("message-binary", 1008)
    async with desk.socket(table_id, ada) as seated:
        for _ in range(99):  # the first hello, on the other socket, counts too
            await lives(seated)
        await seated.send(type="ping")
        assert await ended(seated) == ("too-often", 1008)


STORIES: list[tuple[Callable[[Desk], Awaitable[None]], dict[str, Any]]] = [
    (door_closes, {}),
    (logged_out, {}),
    (bytes_and_floods, {"limits": True}),
]


@pytest.mark.parametrize(("story", "config"), STORIES, ids=lambda value: getattr(value, "__name__", ""))
def test_who_may_not_stay_is_told_why(
    tmp_path: Path, story: Callable[[Desk], Awaitable[None]], config: dict[str, Any]
) -> None:
    async def tell() -> None:
        async with open_desk(tmp_path, **config) as desk:
            await story(desk)

    asyncio.run(tell())


def test_seats_are_told_only_when_somebody_comes_or_goes(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: bob})
            async with desk.socket(table_id, bob) as stays:
                await stays.hello()
                async with desk.socket(table_id, ada) as comes:
                    await comes.hello()
                    while not (await stays.wait_for("seats"))["chairs"][0].get("online"):
                        pass
                    for _ in range(3):
                        await comes.hello()
                    async with desk.socket(table_id) as spectator:
                        await spectator.hello()
                    await stays.send(type="ping")
                    assert (await stays.read())["type"] == "pong"
                assert not (await stays.wait_for("seats"))["chairs"][0].get("online")

    asyncio.run(story())
