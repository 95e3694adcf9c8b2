"""The HTTP side of a server as methods: typed requests, typed answers."""

import asyncio
from collections.abc import Sequence
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Any, TypeVar
from urllib.parse import quote, urlsplit

import msgspec

from lichtung.client.errors import RefusedError
from lichtung.client.nonces import Nonces
from lichtung.client.session import TableSession
from lichtung.server.tables.protocol import Problem
from lichtung.server.web.bodies import (
    Arrange,
    GameInfo,
    Me,
    Named,
    NewGuest,
    NewTable,
    NewToken,
    Ok,
    Pledge,
    Refusal,
    TableDetails,
    TableInfo,
    TableMade,
    TableOptions,
    Token,
)

__all__ = ["Client", "RefusedError"]

T = TypeVar("T")
TIMEOUT = 30.0  # seconds
ATTEMPTS = 5  # of a request that comes too soon after others
TOO_OFTEN = 429
ME = "me"  # a seat for whoever makes the table
OPEN = "open"  # a table that waits


class Client:
    """Somebody at a server: a program with the token of its person."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address = address.rstrip("/")
        self.token = token
        self.site = urlsplit(self.address)
        self.nonces = Nonces()

    @classmethod
    async def guest(cls, address: str, name: str) -> "Client":
        """A new guest; keep `token` to come back as the same."""
        client = cls(address)
        made = await client.call("POST", "/api/guest", NewGuest, Named(name))
        client.token = made.token
        return client

    @property
    def headers(self) -> dict[str, str]:
        """A program shows its token; until it has one it says that it means this very server."""
        if self.token:
            return {"authorization": f"Bearer {self.token}"}
        return {"origin": f"{self.site.scheme}://{self.site.netloc}"}

    # --- The API

    async def me(self) -> Me:
        return await self.call("GET", "/api/me", Me)

    async def renew_token(self) -> str:
        """A fresh token; the one before is worth nothing now."""
        self.token = (await self.call("POST", "/api/me/token", NewToken)).token
        return self.token

    async def games(self) -> dict[str, GameInfo]:
        return await self.call("GET", "/api/games", dict[str, GameInfo])

    async def tables(self) -> list[TableInfo]:
        """Public tables."""
        return await self.call("GET", "/api/tables", list[TableInfo])

    async def my_tables(self) -> list[TableInfo]:
        return await self.call("GET", "/api/my-tables", list[TableInfo])

    async def create(
        self,
        game: str,
        *,
        seats: Sequence[str] = (),
        setup: dict[str, Any] | None = None,
        title: str = "",
        public: bool = False,
        options: TableOptions | None = None,
    ) -> TableMade:
        """A new table; a seat is "me", "human" or an agent's name."""
        new = NewTable(
            game, setup or {}, list(seats), title=title, public=public, options=options or TableOptions()
        )
        made = await self.call("POST", "/api/tables", TableMade, new)
        if ME in seats:
            await self.pledge(await self.table(made.id))
        return made

    async def accept(self, invite: str) -> TableDetails:
        """Come in by an invitation."""
        return await self.call("POST", "/api/invitations", TableDetails, Token(invite))

    async def table(self, table: str) -> TableDetails:
        return await self.call("GET", _table(table), TableDetails)

    async def sit(self, table: str, seat: int) -> TableDetails:
        return await self.pledge(await self.call("POST", f"{_table(table)}/seats/{seat}", TableDetails))

    async def pledge(self, table: TableDetails) -> TableDetails:
        """Promise what our seats at a table that waits will add to chance; its session shows it."""
        for chair in table.chairs:
            if table.phase == OPEN and chair.yours and not chair.pledge and not chair.automatic:
                promised = Pledge(self.nonces.promise(table.id, chair.seat, table.seal))
                path = f"{_table(table.id)}/seats/{chair.seat}/pledge"
                table = await self.call("PUT", path, TableDetails, promised)
        return table

    async def stand_up(self, table: str, seat: int) -> TableDetails:
        return await self.call("DELETE", f"{_table(table)}/seats/{seat}", TableDetails)

    async def arrange(
        self, table: str, seat: int, agent: str | None = None, locked: bool | None = None
    ) -> TableDetails:
        return await self.call("PATCH", f"{_table(table)}/seats/{seat}", TableDetails, Arrange(agent, locked))

    async def begin(self, table: str) -> TableDetails:
        return await self.call("POST", f"{_table(table)}/begin", TableDetails)

    async def rematch(self, table: str) -> TableDetails:
        return await self.pledge(await self.call("POST", f"{_table(table)}/rematch", TableDetails))

    async def close(self, table: str) -> Ok:
        return await self.call("DELETE", _table(table), Ok)

    async def journal(self, table: str) -> str:
        """The journal of a finished game."""
        return (await self.request("GET", f"{_table(table)}/journal")).decode()

    def join(self, table: str) -> TableSession:
        """Connect to a table, to play there or to watch: see `TableSession`."""
        scheme = "wss" if self.site.scheme == "https" else "ws"
        address = f"{scheme}://{self.site.netloc}{self.site.path}/ws/tables/{quote(table, safe='')}"
        return TableSession(address, lambda: self.headers, nonces=self.nonces)

    # --- Requests

    async def call(self, method: str, path: str, response: type[T], body: msgspec.Struct | None = None) -> T:
        """Make a request, and read the answer as a type; a refusal is a RefusedError."""
        return msgspec.json.decode(await self.request(method, path, body), type=response)

    async def request(self, method: str, path: str, body: msgspec.Struct | None = None) -> bytes:
        """Make a request; who is told to wait waits."""
        data = None if body is None else msgspec.json.encode(body)
        for attempts_left in reversed(range(ATTEMPTS)):
            status, wait, answer = await asyncio.to_thread(self._exchange, method, path, data)
            if status < 300:
                return answer
            if status != TOO_OFTEN or not attempts_left:
                raise RefusedError(status, _problem(answer))
            await asyncio.sleep(wait)
        raise AssertionError

    def _exchange(self, method: str, path: str, data: bytes | None) -> tuple[int, float, bytes]:
        """One request and its answer, in a thread: status, seconds to wait before the next try, body."""
        kind = HTTPSConnection if self.site.scheme == "https" else HTTPConnection
        connection = kind(self.site.netloc, timeout=TIMEOUT)
        try:
            connection.request(method, self.site.path + path, data, self.headers)
            response: HTTPResponse = connection.getresponse()
            return response.status, float(response.headers.get("retry-after", "1")), response.read()
        except HTTPException as error:
            raise ConnectionError(type(error).__name__) from error
        finally:
            connection.close()


def _table(table: str) -> str:
    return f"/api/tables/{quote(table, safe='')}"


def _problem(answer: bytes) -> Problem:
    try:
        return msgspec.json.decode(answer, type=Refusal).problem
    except msgspec.DecodeError:
        return Problem("request-bad")  # not from our server: a proxy in between
