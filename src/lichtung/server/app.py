"""The server as an ASGI application: HTTP for the lobby, one socket for each table that somebody looks at."""

import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from lichtung.kernel.errors import LichtungError
from lichtung.server.bus import Bus, OneProcess
from lichtung.server.config import Config
from lichtung.server.database import Database
from lichtung.server.hub import Hub, Room
from lichtung.server.lobby import Lobby, NewTable, games_offered
from lichtung.server.migrate import upgrade
from lichtung.server.minds import Minds
from lichtung.server.people import COOKIE, People, Person
from lichtung.server.protocol import Chair, Problem, problem_of
from lichtung.server.sockets import Connection
from lichtung.server.store import FINISHED, Store, TableRow

log = structlog.get_logger()
T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]
LARGEST_BODY = 256 * 1024
YEAR = 365 * 86_400
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; connect-src 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
STATUS = {
    "who-are-you": 401,
    "login-wrong": 401,
    "not-your-table": 403,
    "not-invited": 403,
    "wrong-origin": 403,
    "table-unknown": 404,
    "link-unknown": 404,
    "seat-taken": 409,
    "server-stale": 409,
    "too-large": 413,
    "too-often": 429,
    "server-unavailable": 503,
}


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of a request that makes a guest."""

    name: str


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: str
    password: str


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: str


class Arrange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the owner does with a seat."""

    agent: str | None = None
    locked: bool | None = None


class TableInfo(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    phase: str
    public: bool
    yours: bool
    updated: float
    chairs: list[Chair]


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

    async def start(self) -> None:
        await self.database.start()
        await self.database.write(upgrade)
        await self.hub.start()

    async def close(self) -> None:
        await self.hub.close()
        await self.database.close()

    # --- Requests

    def guarded(self, work: Handler) -> Handler:
        """Every mistake of a user gets a typed answer; a change needs a request from our own pages."""

        async def serve(request: Request) -> Response:
            try:
                if request.method not in ("GET", "HEAD"):
                    self.check_origin(request)
                response = await work(request)
            except LichtungError as error:
                response = reply(problem_of(error), STATUS.get(error.key, 400))
            for name, value in HEADERS.items():
                response.headers[name] = value
            return response

        return serve

    def check_origin(self, connection: HTTPConnection) -> None:
        """A browser says where its page is from; a program comes with a token instead."""
        if connection.headers.get("authorization"):
            return
        origin = connection.headers.get("origin")
        host = connection.headers.get("host", "")
        if origin is None or (urlsplit(origin).netloc != host and origin not in self.config.origins):
            raise LichtungError("wrong-origin", "origin")

    async def somebody(self, request: Request) -> Person:
        person = await self.people.of(request)
        if person is None:
            raise LichtungError("who-are-you", "person")
        return person

    async def body(self, request: Request, kind: type[T]) -> T:
        data = b""
        async for part in request.stream():
            data += part
            if len(data) > LARGEST_BODY:
                raise LichtungError("too-large", "body")
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
            raise LichtungError("message-unreadable", "body", why=str(error)[:200]) from None

    async def guest(self, request: Request) -> Response:
        person, token = await self.people.guest((await self.body(request, Named)).name)
        return self.let_in(person, {"id": person.id, "name": person.name, "token": token})

    async def by_link(self, request: Request) -> Response:
        person = await self.people.by_link((await self.body(request, Token)).token)
        return self.let_in(person, {"id": person.id, "name": person.name})

    async def log_in(self, request: Request) -> Response:
        asked = await self.body(request, Credentials)
        person = await self.people.log_in(asked.login, asked.password)
        return self.let_in(person, {"id": person.id, "name": person.name})

    async def register(self, request: Request) -> Response:
        person = await self.somebody(request)
        asked = await self.body(request, Credentials)
        await self.people.register(person, asked.login, asked.password)
        return reply({"id": person.id, "login": asked.login})

    def let_in(self, person: Person, data: dict[str, Any]) -> Response:
        response = reply(data)
        response.set_cookie(
            COOKIE, self.people.cookie(person), YEAR, httponly=True, samesite="lax", secure=self.config.secure
        )
        return response

    async def me(self, request: Request) -> Response:
        person = await self.somebody(request)
        return reply({"id": person.id, "name": person.name, "login": person.login})

    async def games(self, request: Request) -> Response:
        return reply(games_offered())

    async def tables(self, request: Request) -> Response:
        person = await self.people.of(request)
        return reply([self.info(row, person) for row in await self.store.open_tables()])

    async def my_tables(self, request: Request) -> Response:
        person = await self.somebody(request)
        return reply([self.info(row, person) for row in await self.store.tables_of(person.id)])

    async def create(self, request: Request) -> Response:
        person = await self.somebody(request)
        table_id, invite = await self.lobby.create(person, await self.body(request, NewTable))
        return reply({"id": table_id, "invite": invite}, 201)

    async def entered(self, request: Request) -> tuple[Person | None, Room]:
        """The table of a request, if whoever asks may see it."""
        person = await self.people.of(request)
        room = await self.lobby.room(request.path_params["table"])
        if not await self.lobby.may_enter(person, room, request.headers.get("x-invite")):
            raise LichtungError("not-invited", "table")
        return person, room

    async def table(self, request: Request) -> Response:
        person, room = await self.entered(request)
        return reply(self.info(room.table.row, person))

    async def sit(self, request: Request) -> Response:
        person, room = await self.entered(request)
        if person is None:
            raise LichtungError("who-are-you", "person")
        await self.lobby.sit(person, room, request.path_params["seat"])
        return reply(self.info(room.table.row, person))

    async def stand_up(self, request: Request) -> Response:
        person, room = await self.entered(request)
        if person is None:
            raise LichtungError("who-are-you", "person")
        await self.lobby.stand_up(person, room, request.path_params["seat"])
        return reply(self.info(room.table.row, person))

    async def arrange(self, request: Request) -> Response:
        person, room = await self.entered(request)
        if person is None:
            raise LichtungError("who-are-you", "person")
        wish = await self.body(request, Arrange)
        await self.lobby.arrange(person, room, request.path_params["seat"], wish.agent, wish.locked)
        return reply(self.info(room.table.row, person))

    async def begin(self, request: Request) -> Response:
        person, room = await self.entered(request)
        if person is None:
            raise LichtungError("who-are-you", "person")
        await self.lobby.begin(person, room)
        return reply(self.info(room.table.row, person))

    async def journal(self, request: Request) -> Response:
        _, room = await self.entered(request)
        if room.table.row.phase != FINISHED:
            raise LichtungError("game-not-over", "table")
        name = f"{room.table.row.game}-{room.table.id}.jsonl"
        response = Response(room.table.journal().dumps(), media_type="application/jsonl")
        response.headers["content-disposition"] = f'attachment; filename="{name}"'
        return response

    def info(self, row: TableRow, person: Person | None) -> TableInfo:
        id_ = person.id if person is not None else None
        chairs = [
            Chair(c.seat, str(c.seat), c.name, c.agent, c.locked, yours=id_ is not None and c.person == id_)
            for c in row.seats
        ]
        mine = id_ is not None and row.owner == id_
        return TableInfo(row.id, row.game, row.title, row.phase, row.public, mine, row.updated, chairs)

    async def health(self, request: Request) -> Response:
        await self.database.read(lambda c: c.exec_driver_sql("select 1").scalar())
        return reply({"ok": True})

    # --- The socket

    async def socket(self, socket: WebSocket) -> None:
        """A browser's socket needs our own page's origin; an uninvited one is closed."""
        try:
            self.check_origin(socket)
            person = await self.people.of(socket)
            room = await self.hub.room(socket.path_params["table"])
            invite = socket.query_params.get("invite")
            if not await self.lobby.may_enter(person, room, invite):
                raise LichtungError("not-invited", "table")
        except LichtungError:
            await socket.close(1008)
            return
        await socket.accept()
        await Connection(socket, self.hub, person, self.config.limits).run(room.table.id)

    def routes(self) -> list[Route | WebSocketRoute]:
        table = "/api/tables/{table}"
        seat = table + "/seats/{seat:int}"
        offers: list[tuple[str, str, Handler]] = [
            ("POST", "/api/guest", self.guest),
            ("POST", "/api/link", self.by_link),
            ("POST", "/api/login", self.log_in),
            ("POST", "/api/register", self.register),
            ("GET", "/api/me", self.me),
            ("GET", "/api/games", self.games),
            ("GET", "/api/tables", self.tables),
            ("GET", "/api/my-tables", self.my_tables),
            ("POST", "/api/tables", self.create),
            ("GET", table, self.table),
            ("POST", seat, self.sit),
            ("DELETE", seat, self.stand_up),
            ("PATCH", seat, self.arrange),
            ("POST", table + "/begin", self.begin),
            ("GET", table + "/journal", self.journal),
            ("GET", "/health", self.health),
        ]
        found: list[Route | WebSocketRoute] = [
            Route(path, self.guarded(work), methods=[method]) for method, path, work in offers
        ]
        found.append(WebSocketRoute("/ws/tables/{table}", self.socket))
        return found


def reply(data: Any, status: int = 200) -> Response:
    """JSON of a message type or plain data."""
    body = {"problem": data} if isinstance(data, Problem) else data
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def read_secret(path: Path) -> str:
    """The secret that signs cookies, made at the first start and readable by the owner only."""
    if not path.exists():
        path.touch(0o600)
        path.write_text(secrets.token_hex(32), encoding="ascii")
    return path.read_text(encoding="ascii").strip()


def make_app(config: Config, bus: Bus | None = None) -> Starlette:
    """The application of one process."""
    server = Server(config, bus)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.start()
        yield
        await server.close()

    app = Starlette(routes=server.routes(), lifespan=lifespan)
    app.state.server = server
    return app
