"""A server for tests, in this process and on a free port, and people who use it."""

import asyncio
import contextlib
import secrets
import socket as sockets
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect

from lichtung.server.app import Server, make_app
from lichtung.server.config import Config
from lichtung.server.run import web_settings
from lichtung.server.tables.table import Table

PATIENCE = 20.0  # seconds until a message that does not come is a failure


@dataclass
class Guest:
    """Somebody with a token."""

    id: str
    name: str
    token: str

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}


class Seated:
    """A socket at a table: sends plain data, reads messages, remembers how many frames came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.name = secrets.token_hex(8)  # begins its keys: no two sockets make up the same
        self.keys = 0
        self.frames = 0

    async def send(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def frame(self) -> str:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.frames += 1
        return text

    async def read(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(await self.frame())
        return found

    async def wait_for(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types; others are passed over."""
        while (message := await self.read())["type"] not in kinds:
            pass
        return message

    async def hello(self, since: int = 0) -> dict[str, Any]:
        """Introduce oneself; returns the first update, with all that came in pieces before it."""
        await self.send(type="hello", since=since)
        happened: list[Any] = []
        while (message := await self.wait_for("past", "update"))["type"] == "past":
            happened += message["happened"]
        return {**message, "happened": happened + message["happened"]}

    def next_key(self) -> str:
        self.keys += 1
        return f"{self.name}-{self.keys:06}"

    async def act(self, base: int, seat: int, action: list[int] | str) -> str:
        """Send a decision; returns its key."""
        key = self.next_key()
        await self.send(type="act", key=key, base=base, seat=seat, action=action)
        return key


class Desk:
    """A running server and a client for its HTTP side."""

    def __init__(self, app: Starlette, port: int, http: httpx.AsyncClient) -> None:
        self.app = app
        self.server: Server = app.state.server
        self.port = port
        self.http = http

    async def post(self, guest: Guest, path: str, data: Any = None, want: int = 200) -> Any:
        response = await self.http.post(path, json=data, headers=guest.headers)
        assert response.status_code == want, response.text
        return response.json()

    async def guest(self, name: str) -> Guest:
        origin = f"http://127.0.0.1:{self.port}"
        response = await self.http.post("/api/guest", json={"name": name}, headers={"origin": origin})
        assert response.status_code == 200, response.text
        found = response.json()
        return Guest(found["id"], found["name"], found["token"])

    async def create(self, owner: Guest, game: str, **wish: Any) -> tuple[str, str]:
        """A table that waits for people; its id and its invitation."""
        found = await self.post(owner, "/api/tables", {"game": game, **wish}, 201)
        return found["id"], found["invite"]

    async def started(self, owner: Guest, game: str, seats: dict[int, Guest], /, **wish: Any) -> str:
        """A public table where these people have taken their seats and the game has begun."""
        table_id, _ = await self.create(owner, game, public=True, **wish)
        for seat, guest in seats.items():
            await self.post(guest, f"/api/tables/{table_id}/seats/{seat}")
        await self.post(owner, f"/api/tables/{table_id}/begin")
        return table_id

    def table(self, table_id: str) -> Table:
        """The true table behind everything; only a test may look."""
        return self.server.hub.rooms[table_id].table

    @contextlib.asynccontextmanager
    async def socket(self, table_id: str, guest: Guest | None = None) -> AsyncIterator[Seated]:
        """A socket at a table; without a guest that of a spectator."""
        address = f"ws://127.0.0.1:{self.port}/ws/tables/{table_id}"
        headers = guest.headers if guest is not None else {"origin": f"http://127.0.0.1:{self.port}"}
        async with connect(
            address, additional_headers=headers, max_size=None, max_queue=None, compression=None, proxy=None
        ) as socket:
            yield Seated(socket)


def free_port() -> int:
    with sockets.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.asynccontextmanager
async def open_desk(folder: Path, web: dict[str, Any] | None = None, **config: Any) -> AsyncIterator[Desk]:
    """A server in this process with its data in a folder; rate limits are off unless asked for."""
    port = config.pop("port", None) or free_port()
    app = make_app(
        Config(data=folder, port=port, **{"limits": False, "workers": 0, "agent_beat": 0.0, **config})
    )
    settings = web_settings(app, port=port, log_level="warning", **(web or {}))
    server = uvicorn.Server(settings)
    running = asyncio.create_task(server.serve())
    while not server.started:
        if running.done():
            await running
        await asyncio.sleep(0.01)
    try:
        # The server closes idle lines after 5 s: whoever drops them earlier writes into no closing one.
        brief = httpx.Limits(keepalive_expiry=2)
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", trust_env=False, limits=brief, timeout=PATIENCE
        ) as http:
            yield Desk(app, port, http)
    finally:
        server.should_exit = True
        await running
