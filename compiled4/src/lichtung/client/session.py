"""A table seen through its socket: updates as they come, turns to decide; lost connections are made anew."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from functools import cached_property
from time import monotonic
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from lichtung.client.errors import RefusedError
from lichtung.client.nonces import Nonces
from lichtung.games import game as make_game
from lichtung.kernel.game import FrameGame
from lichtung.server.tables.protocol import (
    Act,
    Answer,
    ChatLine,
    Command,
    Done,
    Happened,
    Hello,
    Message,
    Outcome,
    Past,
    Refused,
    Resign,
    Reveal,
    Say,
    ServerMessage,
    Stale,
    Undo,
    Update,
    Welcome,
)
from lichtung.server.tables.protocol import Chat as ChatMessage
from lichtung.server.tables.protocol import Seats as SeatsMessage
from lichtung.server.web.bodies import Refusal

decode = msgspec.json.Decoder(ServerMessage).decode
encode = msgspec.json.Encoder().encode

MAX_MESSAGE_BYTES = 16 * 1024 * 1024
RECONNECT_SECONDS = 600.0
FIRST_WAIT, LONGEST_WAIT = 0.1, 1.0  # seconds before a lost connection is tried again
PING_SECONDS, PONG_SECONDS = 10.0, 10.0  # a server that says nothing for both together is lost
OPEN_SECONDS, CLOSE_SECONDS = 10.0, 1.0
RETRY_STATUSES = (429, 502, 503, 504)  # answers that may be others in a while
CLOSED = "closed"


class Turn:
    """A decision that is ours: what we see, and the codes of what we may do."""

    def __init__(self, session: "TableSession", update: Update) -> None:
        assert update.deciding is not None
        self.session = session
        self.n = update.n
        self.seat = update.deciding.seat
        self.step = update.deciding.step
        self.law = update.deciding.law
        self.view: dict[str, Any] = update.views[self.seat]
        self.legal = update.legal

    @property
    def game(self) -> FrameGame[Any, Any]:
        """The rules of the table; `game.read_view(view)` is the view as agents get it."""
        return self.session.game

    def text(self, code: Sequence[int]) -> str:
        """An action in notation."""
        return self.session.game.text(self.session.game.codec.decode(code))

    async def act(self, action: Sequence[int] | str) -> bool:
        """Decide, by a code or in notation; False if the game has moved on meanwhile."""
        code = action if isinstance(action, str) else list(action)
        command = Act(key=new_key(), base=self.n, seat=self.seat, action=code)
        return isinstance(await self.session.submit(command), Done)


class TableSession:
    """One table: `async with client.join(table) as session`, then `async for turn in session.turns()`."""

    def __init__(
        self,
        address: str,
        headers: Callable[[], dict[str, str]],
        reconnect_seconds: float = RECONNECT_SECONDS,
        nonces: Nonces | None = None,
    ) -> None:
        self.address = address
        self.headers = headers
        self.reconnect_seconds = reconnect_seconds  # seconds that a lost server is waited for
        self.nonces = nonces or Nonces()  # what we promised to add to chance
        self.socket: ClientConnection | None = None
        self.welcome: Welcome | None = None
        self.update: Update | None = None
        self.history: list[Happened] = []  # what happened, as far as we may know
        self.chat: list[ChatLine] = []
        self.phase = ""
        self.connections = 0  # that were made so far

    async def __aenter__(self) -> "TableSession":
        await self._connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.socket is not None:
            await self.socket.close()

    @cached_property
    def game(self) -> FrameGame[Any, Any]:
        """The rules of this table, to read and write actions with."""
        assert self.welcome is not None
        return make_game(self.welcome.game, **self.welcome.setup)

    @property
    def outcome(self) -> Outcome | None:
        return None if self.update is None else self.update.outcome

    @property
    def over(self) -> bool:
        return self.outcome is not None or self.phase == CLOSED

    # --- Reading

    async def turns(self) -> AsyncIterator[Turn]:
        """Each decision that is ours, until the game is over."""
        async for update in self.updates():
            if update.legal and update.deciding is not None and update.outcome is None:
                yield Turn(self, update)

    async def updates(self) -> AsyncIterator[Update]:
        """Each new position, until the game is over; those that passed while we were busy are left out."""
        seen: Update | None = None
        while True:
            while self.update is seen or self.update is None:
                if self.over:
                    return
                await self._next()
            seen = self.update
            yield seen
            if self.over and self.update is seen:
                return

    async def _next(self) -> ServerMessage:
        """The next message; if the connection is lost, the next one after it is made again."""
        while True:
            socket = await self._connect()
            try:
                message: ServerMessage = decode(await socket.recv())
            except ConnectionClosed:
                self.socket = None
                continue
            self._take_in(message)
            if isinstance(message, Update) and message.nonces:
                await self._show_nonces(socket, message.nonces)
            return message

    async def _show_nonces(self, socket: ClientConnection, seats: list[int]) -> None:
        """Nothing is drawn before all have shown what they promised."""
        assert self.welcome is not None
        for seat in seats:
            nonce = self.nonces.to_show(self.welcome.table, seat, self.welcome.seal)
            if nonce is not None:
                await self._send(socket, Reveal(seat=seat, nonce=nonce))

    def _take_in(self, message: ServerMessage) -> None:
        match message:
            case Welcome():
                self.welcome = message
                self.phase = message.phase
            case Past():
                self._remember(message.happened)
            case Update():
                self.update = message
                self.phase = message.phase
                self._remember(message.happened)
            case SeatsMessage():
                self.phase = message.phase
            case ChatMessage():
                known = self.chat[-1].n if self.chat else -1
                self.chat += [line for line in message.lines if line.n > known]

    def _remember(self, happened: list[Happened]) -> None:
        known = len(self.history)
        self.history += [record for record in happened if record.n >= known]

    # --- Acting

    async def submit(self, command: Command) -> Done | Stale:
        """Have something done, once: if the connection is lost meanwhile, the same key is sent again."""
        sent: ClientConnection | None = None
        while True:
            socket = await self._connect()
            if socket is not sent:
                await self._send(socket, command)
                sent = socket
            answer = await self._next()
            if isinstance(answer, Refused) and answer.key == command.key:
                raise RefusedError(0, answer.problem)
            if isinstance(answer, Done | Stale) and answer.key == command.key:
                await self._catch_up(answer, command.base)
                return answer

    async def _catch_up(self, answer: Answer, base: int) -> None:
        """Read on until the position after the answer is known."""
        while self.update is None or self.update.n <= base:
            await self._next()

    async def undo(self, seat: int) -> bool:
        """Take the last decision back; whether that was still possible."""
        assert self.update is not None
        return isinstance(await self.submit(Undo(key=new_key(), base=self.update.n, seat=seat)), Done)

    async def resign(self, seat: int) -> bool:
        """Give up."""
        assert self.update is not None
        return isinstance(await self.submit(Resign(key=new_key(), base=self.update.n, seat=seat)), Done)

    async def say(self, text: str) -> None:
        """A line for everybody at the table."""
        await self._send(await self._connect(), Say(key=new_key(), text=text))

    async def _send(self, socket: ClientConnection, message: Message) -> None:
        try:
            await socket.send(encode(message).decode())
        except ConnectionClosed:
            self.socket = None

    # --- The connection

    async def _connect(self) -> ClientConnection:
        """The socket; a new one resumes after the last record that we know."""
        wait, lost = FIRST_WAIT, monotonic()
        while self.socket is None:
            try:
                socket = await connect(
                    self.address,
                    additional_headers=self.headers(),
                    max_size=MAX_MESSAGE_BYTES,
                    compression=None,
                    proxy=None,
                    open_timeout=OPEN_SECONDS,
                    ping_interval=PING_SECONDS,
                    ping_timeout=PONG_SECONDS,
                    close_timeout=CLOSE_SECONDS,
                )
                await socket.send(encode(Hello(since=len(self.history))).decode())
                self.socket = socket
                self.connections += 1
            except InvalidStatus as error:
                if (
                    error.response.status_code not in RETRY_STATUSES
                    or monotonic() - lost > self.reconnect_seconds
                ):
                    raise _refused(error) from None
                await asyncio.sleep(wait)
            except (OSError, ConnectionClosed, InvalidHandshake):
                if not self.connections or monotonic() - lost > self.reconnect_seconds:
                    raise
                await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, wait * 2)
        return self.socket


def new_key() -> str:
    return secrets.token_hex(12)


def _refused(error: InvalidStatus) -> Exception:
    try:
        problem = msgspec.json.decode(error.response.body or b"", type=Refusal).problem
    except msgspec.DecodeError:
        return error
    return RefusedError(error.response.status_code, problem)
