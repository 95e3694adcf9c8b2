"""A connection to a table: messages in, updates out, both within limits."""

import asyncio
from time import monotonic

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from lichtung.kernel.errors import LichtungError
from lichtung.server.hub import Hub, Listener, Room, encode
from lichtung.server.people import Person
from lichtung.server.protocol import (
    Act,
    Answer,
    AnswerUndo,
    AskUndo,
    Chat,
    ChatLine,
    ClientMessage,
    Hello,
    Pause,
    Ping,
    Pong,
    Problem,
    Resign,
    Say,
    SayPreset,
    Trouble,
    Undo,
    problem_of,
)

log = structlog.get_logger()
decode = msgspec.json.Decoder(ClientMessage).decode

POLICY, TRY_AGAIN = 1008, 1013
PLAY_LIMIT = (100, 20.0)  # messages in seconds
WATCH_LIMIT = (50, 20.0)


class Bucket:
    """So many messages within so many seconds, and no more."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.rate = most / seconds
        self.left = float(most)
        self.at = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Connection:
    """One socket at one table."""

    def __init__(self, socket: WebSocket, hub: Hub, person: Person | None, limited: bool) -> None:
        self.socket = socket
        self.hub = hub
        self.person = person
        self.limited = limited
        self.room: Room | None = None
        self.listener: Listener | None = None

    async def run(self, table_id: str) -> None:
        """Serve the socket until it closes."""
        try:
            room = await self.hub.room(table_id)
            seats = self.seats_at(room)
        except LichtungError:
            await self.socket.close(POLICY)
            return
        self.room = room
        listener = self.listener = Listener(self.person.id if self.person else "", seats)
        bucket = Bucket(*(PLAY_LIMIT if seats else WATCH_LIMIT))
        sending: asyncio.Task[None] | None = None
        try:
            while True:
                text = await self.socket.receive_text()
                if self.limited and not bucket.take():
                    await self.socket.close(POLICY)
                    return
                message = self.read(text)
                if isinstance(message, Hello):
                    if listener in room.listeners:
                        self.hub.leave(listener, room)
                    await self.hub.enter(listener, table_id, message.since)
                    await self.tell_chat()
                    if sending is None:
                        sending = asyncio.create_task(self.send_on(listener))
                elif message is not None:
                    await self.answer(message)
                if sending is not None and sending.done():
                    return
        except (WebSocketDisconnect, RuntimeError, KeyError):
            return  # the other side is gone, or sent bytes instead of text
        finally:
            if sending is not None:
                sending.cancel()
            self.hub.leave(listener, room)

    def seats_at(self, room: Room) -> list[int]:
        if self.person is None:
            return []
        return [chair.seat for chair in room.table.row.seats if chair.person == self.person.id]

    def read(self, text: str) -> ClientMessage | None:
        try:
            message: ClientMessage = decode(text)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
            self.say(Trouble(problem=Problem("message-unreadable", args={"why": str(error)[:200]})))
            return None
        return message

    def say(self, message: Trouble | Pong | Answer | Chat) -> None:
        assert self.listener is not None
        self.listener.send(encode(message))

    async def answer(self, message: ClientMessage) -> None:
        """Carry out a message; whatever is wrong with it is said, and the connection stays."""
        room = self.room
        assert room is not None
        assert self.listener is not None
        try:
            if isinstance(message, Ping):
                self.say(Pong())
            elif isinstance(message, Say | SayPreset):
                await self.chat(message)
            elif isinstance(message, Act | Undo | AskUndo | AnswerUndo | Resign | Pause):
                self.listener.seats = self.seats_at(room)
                self.say(await self.hub.command(room, self.listener.seats, message))
        except LichtungError as error:
            self.say(Trouble(problem=problem_of(error)))

    async def chat(self, message: Say | SayPreset) -> None:
        if self.person is None:
            raise LichtungError("who-are-you", "person")
        assert self.room is not None
        text = f"\x00{message.preset}" if isinstance(message, SayPreset) else message.text
        row = await self.hub.store.say(self.room.table.id, self.person.id, self.person.name, text)
        self.hub.tell_all(self.room, Chat(lines=[line_of(row)]))

    async def tell_chat(self) -> None:
        assert self.room is not None
        rows = await self.hub.store.chat_since(self.room.table.id)
        if rows:
            self.say(Chat(lines=[line_of(row) for row in rows]))

    async def send_on(self, listener: Listener) -> None:
        while (message := await listener.next()) is not None:
            await self.socket.send_text(message.decode())
        await self.socket.close(TRY_AGAIN)


def line_of(row: object) -> ChatLine:
    n, name, text, at = (getattr(row, field) for field in ("n", "name", "text", "at"))
    if text.startswith("\x00"):
        return ChatLine(n, name, at, preset=text[1:])
    return ChatLine(n, name, at, text)
