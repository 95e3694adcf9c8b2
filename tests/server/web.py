"""The HTTP side of a server without a network: browsers with cookies, programs with tokens."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette

from lichtung.server.app import Server, make_app
from lichtung.server.config import Config
from lichtung.server.web.routes import api
from tests.server.schemas import Schemas

HOME = "http://table.test"
ORIGIN = {"origin": HOME}
PATHS: dict[str, dict[str, Any]] = api()["paths"]


def matches(template: str, path: str) -> bool:
    """Whether an address is one of a described kind."""
    return re.fullmatch(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(template)), path) is not None


class Web:
    """A started application; every answer is checked against the server's own description."""

    def __init__(self, app: Starlette, stack: contextlib.AsyncExitStack) -> None:
        self.app = app
        self.server: Server = app.state.server
        self.stack = stack
        self.schemas = Schemas(api())
        self.checked: set[str] = set()  # addresses whose good answers were seen

    async def client(
        self, headers: dict[str, str] | None = None, address: str = "127.0.0.1"
    ) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app, client=(address, 1234))
        return await self.stack.enter_async_context(
            httpx.AsyncClient(
                transport=transport, base_url=HOME, headers=headers, event_hooks={"response": [self.check]}
            )
        )

    async def check(self, response: httpx.Response) -> None:
        """The answer is as the server's description says."""
        path, method = response.request.url.path, response.request.method.lower()
        template = next((t for t, known in PATHS.items() if method in known and matches(t, path)), None)
        await response.aread()
        if template is None:
            assert response.status_code in (404, 405) or not path.startswith("/api"), path
            return
        if response.status_code == 304:
            assert response.content == b""
            return
        described = PATHS[template][method]["responses"]
        good = described.get(str(response.status_code))
        [(media, content)] = (good or described["default"])["content"].items()
        assert response.headers["content-type"].partition(";")[0] == media
        if media == "application/json":
            self.schemas.check(response.json(), content["schema"])
        if good:
            self.checked.add(template)

    async def browser(self, name: str | None = None) -> httpx.AsyncClient:
        """A browser on one of our own pages; with a name: of a new guest."""
        client = await self.client(ORIGIN)
        if name is not None:
            assert (await client.post("/api/guest", json={"name": name})).status_code == 200
        return client

    async def program(self, name: str) -> httpx.AsyncClient:
        """A program with a token of its own."""
        found = await (await self.client(ORIGIN)).post("/api/guest", json={"name": name})
        return await self.client({"authorization": f"Bearer {found.json()['token']}"})


@contextlib.asynccontextmanager
async def open_web(folder: Path, **config: Any) -> AsyncIterator[Web]:
    app = make_app(Config(data=folder, **{"limits": False, "workers": 0, "agent_beat": 0.0, **config}))
    async with contextlib.AsyncExitStack() as stack:
        await app.state.server.start()
        try:
            yield Web(app, stack)
        finally:
            await stack.aclose()
            await app.state.server.close()


def on_web(**config: Any) -> Callable[[Callable[[Web], Awaitable[None]]], Callable[[Path], None]]:
    """Makes a test of a story that happens on a server of its own."""

    def make(story: Callable[[Web], Awaitable[None]]) -> Callable[[Path], None]:
        async def tell(folder: Path) -> None:
            async with open_web(folder, **config) as web:
                await story(web)

        def test(tmp_path: Path) -> None:
            asyncio.run(tell(tmp_path))

        return test

    return make


def problem(response: httpx.Response, status: int, key: str) -> dict[str, Any]:
    """The answer is a refusal of this kind."""
    assert response.status_code == status, response.text
    found: dict[str, Any] = response.json()["problem"]
    assert found["key"] == key, found
    return found


async def new_table(client: httpx.AsyncClient, game: str = "heirs", **wish: Any) -> tuple[str, str]:
    """A table's address and its invitation."""
    response = await client.post("/api/tables", json={"game": game, **wish})
    assert response.status_code == 201, response.text
    return f"/api/tables/{response.json()['id']}", response.json()["invite"]
