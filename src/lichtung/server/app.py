"""The server as an ASGI application: HTTP for the lobby, one socket for each table that somebody looks at."""

import asyncio
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
from lichtung.server.live.agent_pool import AgentPool
from lichtung.server.live.bus import Bus, LocalBus
from lichtung.server.live.hub import Hub, Room
from lichtung.server.live.socket import TableSocket
from lichtung.server.live.turnstile import Turnstile
from lichtung.server.operations import metrics
from lichtung.server.operations.health import HealthRoutes
from lichtung.server.operations.logs import TEMPLATE, RequestLog
from lichtung.server.operations.metrics import LagMonitor
from lichtung.server.people.accounts import Accounts, Person
from lichtung.server.people.campaigns import Campaigns
from lichtung.server.people.feeds import Feeds
from lichtung.server.people.history import History
from lichtung.server.people.lobby import Lobby
from lichtung.server.people.mail import Mail, mail_settings
from lichtung.server.people.webhooks import Webhooks
from lichtung.server.replays.imports import TableImporter
from lichtung.server.replays.judging import Judging
from lichtung.server.replays.pictures import PictureCache
from lichtung.server.replays.timeline import TimelineCache
from lichtung.server.storage.database import Database, UnavailableError
from lichtung.server.storage.migrate import upgrade
from lichtung.server.storage.store import Store
from lichtung.server.tables.protocol import Problem
from lichtung.server.web.bodies import Refusal
from lichtung.server.web.docs import Docs
from lichtung.server.web.endpoints import (
    INVITE_HEADER,
    SECURITY_HEADERS,
    STRICT_TRANSPORT,
    check_origin,
    client_address,
    error_response,
    json_response,
    route_handler,
)
from lichtung.server.web.limits import (
    QUESTION_COST,
    RECORDS_FOR_ONE,
    SOCKETS,
    WORK_OF_ADDRESS,
    RateLimiter,
    SocketCounter,
)
from lichtung.server.web.lines import Lines
from lichtung.server.web.openapi import SOCKET
from lichtung.server.web.pages import Pages
from lichtung.server.web.previews import Previews
from lichtung.server.web.routes import ENDPOINTS

log = structlog.get_logger()


class Server:
    """All parts of one process together."""

    def __init__(self, config: Config, bus: Bus | None = None) -> None:
        self.config = config
        config.data.mkdir(parents=True, exist_ok=True)
        self.database = Database(config.database_url)
        self.store = Store(self.database)
        secret = read_secret(config.data / "secret")
        self.accounts = Accounts(self.store, secret)
        self.limiter = RateLimiter(config.limits)
        pool = AgentPool(config.workers, config.agent_beat, dict(config.bots))
        self.hub = Hub(self.store, bus or LocalBus(), pool, self.limiter)
        self.beginning = asyncio.Lock()  # of tables where only agents play
        self.threads = Turnstile()  # for work that is asked for over HTTP
        self.look_backs = Turnstile()  # for what keeps the loop busy: it has pauses, but no end for long
        self.record_turns = Turnstile()  # for games that somebody wrote down
        self.lobby = Lobby(self.hub)
        self.campaigns = Campaigns(self.lobby)
        self.timelines = TimelineCache()
        self.hub.on_evict.append(self.timelines.forget)
        self.pictures = PictureCache(self.hub.agent_pool)
        self.judging = Judging(self.hub)
        self.importer = TableImporter(self.store)
        self.feeds = Feeds(self.store)
        self.webhooks = Webhooks(self.hub, config.private_webhooks)
        self.mail = Mail(self.hub, mail_settings(config), secret)
        self.history = History(self.store)
        self.socket_counter = SocketCounter()
        self.lines = Lines()
        self.lag_monitor = LagMonitor()
        metrics.waiting.labels("commit").set_function(self.database.jobs.qsize)
        metrics.waiting.labels("agent").set_function(lambda: len(self.hub.agent_pool.queue))
        metrics.waiting.labels("listener").set_function(self.hub.longest_queue)

    async def start(self) -> None:
        self.lag_monitor.start()
        await self.database.start()
        await self.database.write(upgrade)
        await self.hub.start()
        await self.webhooks.start()
        await self.mail.start()
        await self.history.start()

    async def close(self) -> None:
        await self.history.close()
        await self.mail.close()
        await self.webhooks.close()
        await self.hub.close()
        await self.database.close()
        await self.lag_monitor.close()

    async def room(self, table_id: str, address: str) -> Room:
        """The room of a table that somebody asks for; reading one that is not here is work for him."""
        if table_id in self.hub.rooms:
            return await self.lobby.room(table_id)
        self.limiter.check(WORK_OF_ADDRESS, address, QUESTION_COST)
        room = await self.lobby.room(table_id)
        self.limiter.spend(WORK_OF_ADDRESS, address, room.table.n / RECORDS_FOR_ONE)
        return room

    async def serve_socket(self, socket: WebSocket) -> None:
        """A browser's socket needs our own page's origin, a program's a token; else HTTP says why not."""
        address = client_address(socket)
        socket.scope[TEMPLATE] = SOCKET
        if self.limiter.enabled and not self.socket_counter.acquire(address):
            await socket.send_denial_response(error_response(LichtungError("too-many-sockets")))
            return
        try:
            try:
                self.limiter.check(SOCKETS, address)
                check_origin(socket, self.config.origins)
                person = await self.accounts.identify(socket)
                room = await self.room(socket.path_params["table"], address)
                await self.lobby.enter(person, room, socket.headers.get(INVITE_HEADER))
            except LichtungError as error:
                await socket.send_denial_response(error_response(error))
                return
            await socket.accept()
            access_check = partial(self.access_error, socket, person, room)
            await TableSocket(socket, self.hub, person, self.limiter, address, access_check).run(
                room.table.id
            )
        finally:
            if self.limiter.enabled:
                self.socket_counter.release(address)

    async def access_error(self, socket: WebSocket, was: Person | None, room: Room) -> LichtungError | None:
        """Why a socket that is open may not stay so; none if it may, or if nobody can tell just now."""
        try:
            person = await self.accounts.identify(socket)
            if was is not None and person is None:
                return LichtungError("who-are-you", "person")
            await self.lobby.enter(person, room, socket.headers.get(INVITE_HEADER))
        except UnavailableError:
            return None
        except LichtungError as error:
            return error
        return None

    def routes(self) -> list[BaseRoute]:
        found: list[BaseRoute] = [
            Route(endpoint.path, route_handler(self, endpoint), methods=[endpoint.method])
            for endpoint in ENDPOINTS
        ]
        found += HealthRoutes(self.database, self.hub.bus).routes()
        found.append(WebSocketRoute(SOCKET, self.serve_socket))
        found.append(Docs())
        found.append(Pages(head=Previews(self).tags))
        return found


class SecurityHeaders:
    """Puts the headers that protect our pages on every answer, whoever made it."""

    def __init__(self, app: ASGIApp, secure: bool = False) -> None:
        self.app = app
        self.headers = SECURITY_HEADERS | (dict([STRICT_TRANSPORT]) if secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


async def not_found(request: Request, error: Exception) -> Response:
    """An address or a method that does not exist."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    key = {404: "address-unknown", 405: "method-unknown"}.get(status, "request-bad")
    response = json_response(Refusal(Problem(key)), status)
    if isinstance(error, HTTPException) and error.headers:
        response.headers.update(error.headers)
    return response


async def internal_error(request: Request, error: Exception) -> Response:
    """A fault of the program: the log has it, the client learns no more than that."""
    log.error("request-failed", method=request.method, error=type(error).__name__)
    return json_response(Refusal(Problem("server-broken")), 500)


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
        middleware=[Middleware(RequestLog), Middleware(SecurityHeaders, secure=config.secure)],
        exception_handlers={HTTPException: not_found, Exception: internal_error},
    )
    app.state.server = server
    return app
