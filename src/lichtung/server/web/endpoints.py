"""Endpoints of the HTTP API: who makes a request, whether he may, what it says, and how it is answered."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, ParamSpec, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from lichtung.kernel.errors import LichtungError
from lichtung.server.live.hub import Room
from lichtung.server.operations.logs import TEMPLATE
from lichtung.server.people.accounts import COOKIE, Person
from lichtung.server.tables.protocol import Problem, problem_of
from lichtung.server.web.bodies import Refusal
from lichtung.server.web.limits import (
    ADDRESS_LOBBY,
    ADDRESS_READING,
    LOBBY,
    MAX_BODY_BYTES,
    QUESTION_COST,
    READING,
    RECORDS_FOR_ONE,
    WORK_OF_ADDRESS,
    Rate,
    TooOftenError,
    network_of,
)

if TYPE_CHECKING:
    from lichtung.server.app import Server

T = TypeVar("T")
P = ParamSpec("P")

YEAR = 365 * 86_400
MAX_ARGUMENT_LENGTH = 200  # what a refusal repeats of the request
INVITE_HEADER = "x-invite"
SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; connect-src 'self'; frame-ancestors 'none'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
# With `--secure` alone: whoever came over https once never asks without it again.
STRICT_TRANSPORT = ("strict-transport-security", "max-age=31536000")
STATUS_BY_KEY = {
    "who-are-you": 401,
    "login-wrong": 401,
    "not-your-table": 403,
    "not-your-campaign": 403,
    "not-your-seat": 403,
    "not-invited": 403,
    "wrong-origin": 403,
    "seat-locked": 403,
    "table-unknown": 404,
    "campaign-unknown": 404,
    "example-unknown": 404,
    "lesson-unknown": 404,
    "link-unknown": 404,
    "invite-unknown": 404,
    "feed-unknown": 404,
    "mail-link-unknown": 404,
    "mail-not-offered": 409,
    "seat-unknown": 404,
    "pictures-missing": 404,
    "somebody-already": 409,
    "seat-taken": 409,
    "seat-empty": 409,
    "login-taken": 409,
    "table-started": 409,
    "table-closed": 409,
    "game-over": 409,
    "campaign-over": 409,
    "campaign-game-open": 409,
    "campaign-unchosen": 409,
    "game-not-over": 409,
    "not-alone": 409,
    "server-stale": 409,
    "too-large": 413,
    "too-often": 429,
    "too-many-tables": 429,
    "too-many-agent-tables": 429,
    "too-many-tables-today": 429,
    "too-many-campaigns": 429,
    "too-many-sockets": 429,
    "judging-busy": 429,
    "server-unavailable": 503,
}


@dataclass(frozen=True)
class Endpoint:
    """A method and a path: who handles it, the types of its bodies, its rate; its text is the docstring."""

    method: str
    path: str
    handler: "Callable[[RequestContext], Awaitable[object]]"
    response: object  # the type of the answer; a media type if it is no JSON
    body: object = None
    status: int = 200
    rate: Rate | None = None  # None: that of the lobby for changes, that of reading for the rest
    query: tuple[str, ...] = ()  # names that may follow the address's question mark
    from_anywhere: bool = False  # no page of ours has to ask: the address itself is the permission

    @property
    def is_write(self) -> bool:
        return self.method != "GET"


class RequestContext:
    """One request being answered."""

    def __init__(self, server: "Server", request: Request) -> None:
        self.server = server
        self.request = request
        self.cookie: str | None = None  # set with the answer; empty: taken away
        self._person: Person | None = None
        self._identified = False

    @property
    def address(self) -> str:
        return client_address(self.request)

    def param(self, name: str) -> str:
        value: str = self.request.path_params[name]
        return value

    async def person(self) -> Person | None:
        """Whoever asks, if he is known."""
        if not self._identified:
            self._person = await self.server.accounts.identify(self.request)
            self._identified = True
        return self._person

    async def require_person(self) -> Person:
        person = await self.person()
        if person is None:
            raise LichtungError("who-are-you", "person")
        return person

    def sign_in(self, person: Person) -> None:
        """The browser is known from now on."""
        self.cookie = self.server.accounts.cookie(person)

    def limit(self, rate: Rate, who: str, cost: float = 1) -> None:
        self.server.limiter.check(rate, who, cost)

    @asynccontextmanager
    async def telling(self, records: int) -> AsyncIterator[None]:
        """The turn to look back at so many records, which keeps the loop busy.

        It counts for the address as on a socket. No table is held meanwhile, nor the turn of sockets: whoever
        plays goes on, comes in and asks what an action would do.
        """
        self.limit(WORK_OF_ADDRESS, self.address, QUESTION_COST + records / RECORDS_FOR_ONE)
        async with self.server.look_backs.turn(self.address):
            yield

    async def in_thread(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What the loop must not wait for: one piece at a time, addresses in turn; what it took counts."""
        limiter = self.server.limiter
        async with self.server.threads.turn(self.address):
            limiter.check(WORK_OF_ADDRESS, self.address)
            began = perf_counter()
            try:
                return await asyncio.to_thread(work, *args, **more)
            finally:
                limiter.spend(WORK_OF_ADDRESS, self.address, 1000 * (perf_counter() - began))

    async def body(self, kind: type[T]) -> T:
        """The request's body, read as a type."""
        data = bytearray()
        try:
            async for part in self.request.stream():
                data += part
                if len(data) > MAX_BODY_BYTES:
                    raise LichtungError("too-large", "body", most=MAX_BODY_BYTES)
        except ClientDisconnect:
            raise LichtungError("message-unreadable", "body", why="incomplete") from None
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, ValueError) as error:
            raise LichtungError("message-unreadable", "body", why=str(error)) from None

    async def room(self) -> Room:
        """The table of the request, if whoever asks may see it."""
        room = await self.server.room(self.param("table"), self.address)
        await self.server.lobby.enter(await self.person(), room, self.request.headers.get(INVITE_HEADER))
        return room

    def seat(self) -> int:
        """The seat of the request."""
        text = self.param("seat")
        if not (text.isascii() and text.isdigit() and len(text) <= 2):
            raise LichtungError("seat-unknown", "seat", seat=text)
        return int(text)


def client_address(connection: HTTPConnection) -> str:
    """From where somebody asks, as limits count it."""
    return network_of(connection.client.host) if connection.client is not None else ""


def has_bearer_token(connection: HTTPConnection) -> bool:
    """Whether a program asks, with a bearer token; any cookie counts for nothing then."""
    return connection.headers.get("authorization", "").lower().startswith("bearer ")


def is_unknown_program(connection: HTTPConnection) -> bool:
    """Whether a program asks that nobody knows yet.

    It sends no cookie, so it can do nothing in the name of somebody; and it is no browser, which says from
    where its page is. It gets no cookie either: a page elsewhere must not make anybody a new guest.
    """
    return not any(name in connection.headers for name in ("origin", "cookie", "sec-fetch-site"))


def check_origin(connection: HTTPConnection, origins: tuple[str, ...]) -> None:
    """A browser says where its page is from; a program comes with a token instead, or as nobody."""
    if has_bearer_token(connection) or is_unknown_program(connection):
        return
    origin = connection.headers.get("origin", "")
    try:
        page = urlsplit(origin)
    except ValueError:
        page = urlsplit("")
    ours = page.scheme in ("http", "https") and page.netloc and page.netloc == connection.headers.get("host")
    if not ours and not (origin and origin in origins):
        raise LichtungError("wrong-origin", "origin")


def route_handler(server: "Server", endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """What answers an endpoint's requests: every mistake of a user gets a typed answer."""

    async def serve(request: Request) -> Response:
        ctx = RequestContext(server, request)
        request.scope[TEMPLATE] = endpoint.path
        try:
            if endpoint.is_write:
                if not endpoint.from_anywhere:
                    check_origin(request, server.config.origins)
                length = request.headers.get("content-length", "")
                if len(length) > 9 or (length.isdigit() and int(length) > MAX_BODY_BYTES):
                    raise LichtungError("too-large", "body", most=MAX_BODY_BYTES)
            if endpoint.rate is not None:
                ctx.limit(endpoint.rate, ctx.address)
            elif server.limiter.enabled:
                # Before anybody is looked up: guests are free, so an address counts whoever it says it is.
                ctx.limit(ADDRESS_LOBBY if endpoint.is_write else ADDRESS_READING, ctx.address)
                person = await ctx.person()
                ctx.limit(LOBBY if endpoint.is_write else READING, person.id if person else ctx.address)
            answer = await endpoint.handler(ctx)
        except LichtungError as error:
            return error_response(error)
        response = answer if isinstance(answer, Response) else json_response(answer, endpoint.status)
        if ctx.cookie is None or is_unknown_program(request):
            return response
        if ctx.cookie:
            secure = server.config.secure
            response.set_cookie(COOKIE, ctx.cookie, YEAR, httponly=True, samesite="lax", secure=secure)
        else:
            response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=server.config.secure)
        return response

    return serve


def json_response(data: object, status: int = 200) -> Response:
    """JSON of a message type."""
    headers = {**SECURITY_HEADERS, "cache-control": "no-store"}
    return Response(msgspec.json.encode(data), status, headers, "application/json")


def error_response(error: LichtungError) -> Response:
    """A user's mistake: its key, its place, its arguments, none of them longer than a line."""
    response = json_response(Refusal(shortened_problem(error)), STATUS_BY_KEY.get(error.key, 400))
    if isinstance(error, TooOftenError):
        response.headers["retry-after"] = str(error.seconds)
    return response


def shortened_problem(error: LichtungError) -> Problem:
    problem = problem_of(error)
    args = {k: v[:MAX_ARGUMENT_LENGTH] if isinstance(v, str) else v for k, v in problem.args.items()}
    return Problem(problem.key, problem.law, problem.where[:MAX_ARGUMENT_LENGTH], args)
