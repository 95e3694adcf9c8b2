"""The server as an ASGI application: HTTP for the lobby, one socket for each table that somebody looks at."""

import contextlib
import os
import secrets
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import structlog
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from lichtung.kernel.errors import LichtungError
from lichtung.server.config import Config
from lichtung.server.live.agent_pool import Minds
from lichtung.server.live.bus import Bus, OneProcess
from lichtung.server.live.hub import Hub, Room
from lichtung.server.live.socket import Connection
from lichtung.server.operations.health import Operations
from lichtung.server.operations.logs import RequestLog
from lichtung.server.operations.metrics import LagWatch
from lichtung.server.people.accounts import People, Person
from lichtung.server.people.feeds import Feeds
from lichtung.server.people.lobby import Lobby
from lichtung.server.people.webhooks import Webhooks
from lichtung.server.replays.imports import Imports
from lichtung.server.replays.timeline import Films
from lichtung.server.storage.database import Database, UnavailableError
from lichtung.server.storage.migrate import upgrade
from lichtung.server.storage.store import Store
from lichtung.server.tables.protocol import Problem
from lichtung.server.web.bodies import Refusal
from lichtung.server.web.endpoints import HEADERS, INVITE, address_of, check_origin, endpoint, refuse, reply
from lichtung.server.web.limits import Limiter, Sockets
from lichtung.server.web.pages import Pages
from lichtung.server.web.routes import OFFERS

log = structlog.get_logger()


class Server:
    """All parts of one process together."""

    def __init__(self, config: Config, bus: Bus | None = None) -> None:
        self.config = config
        config.data.mkdir(parents=True, exist_ok=True)
        self.database = Database(config.database_url)
        self.store = Store(self.database)
        self.people = People(self.store, read_secret(config.data / "secret"))
        self.hub = Hub(self.store, bus or OneProcess(), Minds(config.workers))
        self.lobby = Lobby(self.hub)
        self.films = Films()
        self.imports = Imports(self.store)
        self.feeds = Feeds(self.store)
        self.webhooks = Webhooks(self.hub, config.private_webhooks)
        self.limiter = Limiter(config.limits)
        self.sockets = Sockets()
        self.lag = LagWatch()

    async def start(self) -> None:
        self.lag.start()
        await self.database.start()
        await self.database.write(upgrade)
        await self.hub.start()
        await self.webhooks.start()

    async def close(self) -> None:
        await self.webhooks.close()
        await self.hub.close()
        await self.database.close()
        await self.lag.close()

    async def socket(self, socket: WebSocket) -> None:
        """A browser's socket needs our own page's origin, a program's a token; else HTTP says why not."""
        address = address_of(socket)
        if self.limiter.on and not self.sockets.enter(address):
            await socket.send_denial_response(refuse(LichtungError("too-many-sockets")))
            return
        try:
            try:
                check_origin(socket, self.config.origins)
                person = await self.people.of(socket)
                room = await self.lobby.room(socket.path_params["table"])
                await self.lobby.enter(person, room, socket.headers.get(INVITE))
            except LichtungError as error:
                await socket.send_denial_response(refuse(error))
                return
            await socket.accept()
            refusal = partial(self.refusal, socket, person, room)
            await Connection(socket, self.hub, person, self.config.limits, refusal).run(room.table.id)
        finally:
            if self.limiter.on:
                self.sockets.leave(address)

    async def refusal(self, socket: WebSocket, was: Person | None, room: Room) -> LichtungError | None:
        """Why a socket that is open may not stay so; none if it may, or if nobody can tell just now."""
        try:
            person = await self.people.of(socket)
            if was is not None and person is None:
                return LichtungError("who-are-you", "person")
            await self.lobby.enter(person, room, socket.headers.get(INVITE))
        except UnavailableError:
            return None
        except LichtungError as error:
            return error
        return None

    def routes(self) -> list[BaseRoute]:
        found: list[BaseRoute] = [
            Route(offer.path, endpoint(self, offer), methods=[offer.method]) for offer in OFFERS
        ]
        found += Operations(self.database, self.hub.bus).routes()
        found.append(WebSocketRoute("/ws/tables/{table}", self.socket))
        found.append(Pages())
        return found


class SafeHeaders:
    """Puts the headers that protect our pages on every answer, whoever made it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


async def no_such_thing(request: Request, error: Exception) -> Response:
    """An address or a method that is not on offer."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    key = {404: "address-unknown", 405: "method-unknown"}.get(status, "request-bad")
    response = reply(Refusal(Problem(key)), status)
    if isinstance(error, HTTPException) and error.headers:
        response.headers.update(error.headers)
    return response


async def broken(request: Request, error: Exception) -> Response:
    """A fault of the program: the log has it, the client learns no more than that."""
    log.error("request-failed", method=request.method, error=type(error).__name__)
    return reply(Refusal(Problem("server-broken")), 500)


def read_secret(path: Path) -> str:
    """The secret that signs cookies, made at the first start and readable by the owner only."""
    if not path.exists():
        draft = path.with_name(f"{path.name}-{secrets.token_hex(8)}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(32))
        with contextlib.suppress(FileExistsError):
            os.link(draft, path)  # whole or not at all, and never over another process' secret
        draft.unlink()
    return path.read_text(encoding="ascii").strip()


def make_app(config: Config, bus: Bus | None = None) -> Starlette:
    """The application of one process."""
    server = Server(config, bus)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.start()
        yield
        await server.close()

    app = Starlette(
        routes=server.routes(),
        lifespan=lifespan,
        middleware=[Middleware(RequestLog), Middleware(SafeHeaders)],
        exception_handlers={HTTPException: no_such_thing, Exception: broken},
    )
    app.state.server = server
    return app
