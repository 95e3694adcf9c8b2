"""A request over HTTP: whether it may be made, who makes it, what it says; its answer, its refusal."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from lichtung.kernel.errors import LichtungError
from lichtung.server.live.hub import Room
from lichtung.server.people.accounts import COOKIE, Person
from lichtung.server.tables.protocol import Problem, problem_of
from lichtung.server.web.bodies import Refusal
from lichtung.server.web.limits import LARGEST_BODY, LOBBY, READING, Rate, TooOftenError

if TYPE_CHECKING:
    from lichtung.server.app import Server

T = TypeVar("T")

YEAR = 365 * 86_400
LONGEST_ARGUMENT = 200  # what a refusal repeats of the request
INVITE = "x-invite"
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; connect-src 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
STATUS = {
    "who-are-you": 401,
    "login-wrong": 401,
    "not-your-table": 403,
    "not-your-seat": 403,
    "not-invited": 403,
    "wrong-origin": 403,
    "seat-locked": 403,
    "table-unknown": 404,
    "link-unknown": 404,
    "invite-unknown": 404,
    "feed-unknown": 404,
    "seat-unknown": 404,
    "seat-taken": 409,
    "seat-empty": 409,
    "login-taken": 409,
    "table-started": 409,
    "table-closed": 409,
    "game-over": 409,
    "game-not-over": 409,
    "server-stale": 409,
    "too-large": 413,
    "too-often": 429,
    "too-many-tables": 429,
    "too-many-sockets": 429,
    "server-unavailable": 503,
}


@dataclass(frozen=True)
class Offer:
    """Something that can be asked for: what it takes and gives, and how often; its text is the docstring."""

    method: str
    path: str
    work: "Callable[[Call], Awaitable[object]]"
    gives: object  # the answer's type; a media type if it is no JSON
    takes: object = None
    status: int = 200
    rate: Rate | None = None  # None: that of the lobby for changes, that of reading for the rest
    query: tuple[str, ...] = ()  # names that may follow the address's question mark

    @property
    def changes(self) -> bool:
        return self.method != "GET"


class Call:
    """One request being answered."""

    def __init__(self, server: "Server", request: Request) -> None:
        self.server = server
        self.request = request
        self.cookie: str | None = None  # set with the answer; empty: taken away
        self._person: Person | None = None
        self._asked = False

    @property
    def address(self) -> str:
        return address_of(self.request)

    def param(self, name: str) -> str:
        value: str = self.request.path_params[name]
        return value

    async def person(self) -> Person | None:
        """Whoever asks, if he is known."""
        if not self._asked:
            self._person = await self.server.people.of(self.request)
            self._asked = True
        return self._person

    async def somebody(self) -> Person:
        person = await self.person()
        if person is None:
            raise LichtungError("who-are-you", "person")
        return person

    def let_in(self, person: Person) -> None:
        """The browser is known from now on."""
        self.cookie = self.server.people.cookie(person)

    def limit(self, rate: Rate, who: str) -> None:
        self.server.limiter.check(rate, who)

    async def body(self, kind: type[T]) -> T:
        """The request's body, read as a type."""
        data = bytearray()
        try:
            async for part in self.request.stream():
                data += part
                if len(data) > LARGEST_BODY:
                    raise LichtungError("too-large", "body", most=LARGEST_BODY)
        except ClientDisconnect:
            raise LichtungError("message-unreadable", "body", why="incomplete") from None
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, ValueError) as error:
            raise LichtungError("message-unreadable", "body", why=str(error)) from None

    async def room(self) -> Room:
        """The table of the request, if whoever asks may see it."""
        room = await self.server.lobby.room(self.param("table"))
        await self.server.lobby.enter(await self.person(), room, self.request.headers.get(INVITE))
        return room

    def seat(self) -> int:
        """The seat of the request."""
        text = self.param("seat")
        if not (text.isascii() and text.isdigit() and len(text) <= 2):
            raise LichtungError("seat-unknown", "seat", seat=text)
        return int(text)


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else ""


def by_token(connection: HTTPConnection) -> bool:
    """Whether a program asks, with a bearer token; any cookie counts for nothing then."""
    return connection.headers.get("authorization", "").lower().startswith("bearer ")


def check_origin(connection: HTTPConnection, origins: tuple[str, ...]) -> None:
    """A browser says where its page is from; a program comes with a token instead."""
    if by_token(connection):
        return
    origin = connection.headers.get("origin", "")
    try:
        page = urlsplit(origin)
    except ValueError:
        page = urlsplit("")
    ours = page.scheme in ("http", "https") and page.netloc and page.netloc == connection.headers.get("host")
    if not ours and not (origin and origin in origins):
        raise LichtungError("wrong-origin", "origin")


def endpoint(server: "Server", offer: Offer) -> Callable[[Request], Awaitable[Response]]:
    """What answers an offer's requests: every mistake of a user gets a typed answer."""

    async def serve(request: Request) -> Response:
        call = Call(server, request)
        try:
            if offer.changes:
                check_origin(request, server.config.origins)
                length = request.headers.get("content-length", "")
                if len(length) > 9 or (length.isdigit() and int(length) > LARGEST_BODY):
                    raise LichtungError("too-large", "body", most=LARGEST_BODY)
            if offer.rate is not None:
                call.limit(offer.rate, call.address)
            elif server.limiter.on:
                person = await call.person()
                call.limit(LOBBY if offer.changes else READING, person.id if person else call.address)
            answer = await offer.work(call)
        except LichtungError as error:
            return refuse(error)
        response = answer if isinstance(answer, Response) else reply(answer, offer.status)
        if call.cookie:
            secure = server.config.secure
            response.set_cookie(COOKIE, call.cookie, YEAR, httponly=True, samesite="lax", secure=secure)
        elif call.cookie is not None:
            response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=server.config.secure)
        return response

    return serve


def reply(data: object, status: int = 200) -> Response:
    """JSON of a message type."""
    headers = {**HEADERS, "cache-control": "no-store"}
    return Response(msgspec.json.encode(data), status, headers, "application/json")


def refuse(error: LichtungError) -> Response:
    """A user's mistake: its key, its place, its arguments, none of them longer than a line."""
    response = reply(Refusal(problem_in_short(error)), STATUS.get(error.key, 400))
    if isinstance(error, TooOftenError):
        response.headers["retry-after"] = str(error.seconds)
    return response


def problem_in_short(error: LichtungError) -> Problem:
    problem = problem_of(error)
    args = {k: v[:LONGEST_ARGUMENT] if isinstance(v, str) else v for k, v in problem.args.items()}
    return Problem(problem.key, problem.law, problem.where[:LONGEST_ARGUMENT], args)
