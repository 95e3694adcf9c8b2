"""A connection to a table: messages in, updates out, both within limits."""

import asyncio

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from lichtung.kernel.errors import LichtungError
from lichtung.server.live.hub import Hub, Room, encode
from lichtung.server.live.listener import POLICY, RESTART, TRY_AGAIN, Listener, Refusal
from lichtung.server.operations import metrics
from lichtung.server.people.accounts import Person
from lichtung.server.tables.explain import because, seen
from lichtung.server.tables.protocol import (
    Act,
    Answer,
    AnswerUndo,
    AskUndo,
    Because,
    ClientMessage,
    Hello,
    Look,
    Mute,
    Pause,
    Ping,
    Pong,
    Problem,
    Refused,
    Resign,
    Say,
    SayPreset,
    Seen,
    Trouble,
    Undo,
    Why,
    problem_of,
)
from lichtung.server.web.limits import Bucket, Rate, TooOftenError

decode = msgspec.json.Decoder(ClientMessage).decode

PLAY = Rate("play", 100, 20.0)
WATCH = Rate("watch", 50, 20.0)
SLOW_SECONDS = 20.0  # that one message may take until the other side has room for it
CLOSE_SECONDS = 5.0


class Connection:
    """One socket at one table."""

    def __init__(
        self,
        socket: WebSocket,
        hub: Hub,
        person: Person | None,
        limited: bool,
        refusal: Refusal | None = None,
    ) -> None:
        self.socket = socket
        self.hub = hub
        self.person = person
        self.limited = limited
        self.refusal = refusal

    async def run(self, table_id: str) -> None:
        """Serve the socket until it closes: one task reads, one writes, neither outlives the other."""
        try:
            if self.hub.closing:
                raise LichtungError("server-closing")
            self.room = await self.hub.room(table_id)
        except LichtungError as error:
            await self.socket.close(RESTART if error.key == "server-closing" else POLICY)
            return
        seats = self.seats_at(self.room)
        self.listener = Listener(self.person.id if self.person else "", seats, self.refusal)
        self.room.sockets.add(self.listener)
        metrics.connections.inc()
        reading = asyncio.create_task(self.read_on(Bucket(PLAY if seats else WATCH)))
        writing = asyncio.create_task(self.write_on())
        try:
            await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
            if self.listener.code is not None:
                await asyncio.wait({writing}, timeout=CLOSE_SECONDS)
        finally:
            for task in (reading, writing):
                task.cancel()
            try:
                await asyncio.gather(reading, writing, return_exceptions=True)
            finally:  # not before: whoever is just coming in would stay
                self.hub.leave(self.listener, self.room)
                self.room.sockets.discard(self.listener)
                metrics.connections.dec()

    # --- Reading

    async def read_on(self, bucket: Bucket) -> None:
        try:
            while True:
                text = await self.socket.receive_text()
                if self.limited and (wait := bucket.take()) > 0:
                    self.end(problem_of(TooOftenError(int(wait) + 1)))
                    return
                message = self.read(text)
                if message is not None:
                    await self.answer(message)
        except KeyError:  # bytes instead of text
            self.end(Problem("message-binary"))
        except (WebSocketDisconnect, RuntimeError):
            return  # the other side is gone

    def read(self, text: str) -> ClientMessage | None:
        try:
            message: ClientMessage = decode(text)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
            self.say(Trouble(problem=Problem("message-unreadable", args={"why": str(error)[:200]})))
            return None
        return message

    def seats_at(self, room: Room) -> list[int]:
        if self.person is None:
            return []
        return [chair.seat for chair in room.table.row.seats if chair.person == self.person.id]

    async def answer(self, message: ClientMessage) -> None:
        """Carry out a message; whatever is wrong with it is said, and the connection stays."""
        try:
            if isinstance(message, Hello):
                await self.hello(message)
            elif isinstance(message, Ping):
                self.say(Pong())
            elif isinstance(message, Say | SayPreset | Mute):
                await self.chat(message)
            elif isinstance(message, Act | Undo | AskUndo | AnswerUndo | Resign | Pause):
                self.say(await self.hub.command(self.room, self.seats_at(self.room), message))
            elif isinstance(message, Why | Look):
                self.say(await self.foresee(message))
        except LichtungError as error:
            self.say(Trouble(problem=problem_of(error)))

    async def hello(self, message: Hello) -> None:
        """Where things stand; a second hello on the same socket asks for it again."""
        self.listener.seats = self.seats_at(self.room)
        await self.hub.enter(self.listener, self.room.table.id, message.since)
        await self.hub.tell_talk(self.room)

    async def foresee(self, message: Why | Look) -> Because | Seen | Refused:
        """An answer about how things stand; nothing that is not written yet is looked at."""
        table = self.room.table
        async with table.lock:
            seats = self.seats_at(self.room)
            if isinstance(message, Why):
                return because(table, seats, message)
            try:
                return seen(table, seats, message)
            except LichtungError as error:
                return Refused(key=message.key, problem=problem_of(error))

    async def chat(self, message: Say | SayPreset | Mute) -> None:
        if self.person is None:
            raise LichtungError("who-are-you", "person")
        if isinstance(message, Mute):
            if self.room.table.row.owner != self.person.id:
                raise LichtungError("not-your-table", "table")
            await self.room.talk.mute(message.line, message.on)
            return
        await self.room.talk.say(self.person, message, self.limited)
        await self.hub.tell_talk(self.room)
        await self.hub.bus.publish(self.room.table.id)

    # --- Writing

    def end(self, problem: Problem) -> None:
        """Say why, and close."""
        self.listener.cut(POLICY, encode(Trouble(problem=problem)))

    def say(self, message: Trouble | Pong | Answer | Because | Seen) -> None:
        self.listener.send(encode(message))

    async def write_on(self) -> None:
        """Send what waits; who does not take it in time, or is cut off, is let go."""
        listener = self.listener
        try:
            while (message := await listener.next()) is not None:
                async with asyncio.timeout(SLOW_SECONDS):
                    await self.socket.send_text(message.decode())
        except TimeoutError:
            listener.cut(TRY_AGAIN)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the other side is gone
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.socket.close(listener.code or TRY_AGAIN)
        except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            return
