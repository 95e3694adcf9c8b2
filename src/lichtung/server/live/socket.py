"""A socket at a table: messages in, updates out, both within limits."""

import asyncio

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from lichtung.kernel.errors import LichtungError
from lichtung.server.live.hub import Hub, encode
from lichtung.server.live.listener import POLICY, RESTART, TRY_AGAIN, AccessCheck, Listener
from lichtung.server.operations import metrics
from lichtung.server.people.accounts import Person
from lichtung.server.tables.explain import explain_refusal, name_threats, preview_action
from lichtung.server.tables.protocol import (
    Act,
    Answer,
    AnswerUndo,
    AskUndo,
    Because,
    ClientMessage,
    Fear,
    Feared,
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
from lichtung.server.web.limits import Rate, TokenBucket, TooOftenError

decode = msgspec.json.Decoder(ClientMessage).decode

PLAY = Rate("play", 100, 20.0)
WATCH = Rate("watch", 50, 20.0)
SEND_SECONDS = 20.0  # that one message may take until the other side has room for it
CLOSE_SECONDS = 5.0


class TableSocket:
    """One socket at one table."""

    def __init__(
        self,
        socket: WebSocket,
        hub: Hub,
        person: Person | None,
        limited: bool,
        access_check: AccessCheck | None = None,
    ) -> None:
        self.socket = socket
        self.hub = hub
        self.person = person
        self.limited = limited
        self.access_check = access_check

    async def run(self, table_id: str) -> None:
        """Serve the socket until it closes: one task reads, one writes, neither outlives the other."""
        try:
            if self.hub.closing:
                raise LichtungError("server-closing")
            self.room = await self.hub.room(table_id)
        except LichtungError as error:
            await self.socket.close(RESTART if error.key == "server-closing" else POLICY)
            return
        seats = self.own_seats()
        self.listener = Listener(self.person.id if self.person else "", seats, self.access_check)
        self.room.sockets.add(self.listener)
        metrics.connections.inc()
        reading = asyncio.create_task(self.read_loop(TokenBucket(PLAY if seats else WATCH)))
        writing = asyncio.create_task(self.write_loop())
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

    async def read_loop(self, bucket: TokenBucket) -> None:
        try:
            while True:
                text = await self.socket.receive_text()
                if self.limited and (wait := bucket.take()) > 0:
                    self.close_with(problem_of(TooOftenError(int(wait) + 1)))
                    return
                message = self.decode(text)
                if message is not None:
                    await self.dispatch(message)
        except KeyError:  # bytes instead of text
            self.close_with(Problem("message-binary"))
        except (WebSocketDisconnect, RuntimeError):
            return  # the other side is gone

    def decode(self, text: str) -> ClientMessage | None:
        try:
            message: ClientMessage = decode(text)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
            self.send(Trouble(problem=Problem("message-unreadable", args={"why": str(error)[:200]})))
            return None
        return message

    def own_seats(self) -> list[int]:
        if self.person is None:
            return []
        return [chair.seat for chair in self.room.table.row.seats if chair.person == self.person.id]

    async def dispatch(self, message: ClientMessage) -> None:
        """Do what a message asks for; whatever is wrong with it is answered, and the connection stays."""
        try:
            if isinstance(message, Hello):
                await self.hello(message)
            elif isinstance(message, Ping):
                self.send(Pong())
            elif isinstance(message, Say | SayPreset | Mute):
                await self.handle_chat(message)
            elif isinstance(message, Act | Undo | AskUndo | AnswerUndo | Resign | Pause):
                self.send(await self.hub.submit(self.room, self.own_seats(), message))
            elif isinstance(message, Why | Look | Fear):
                self.send(await self.preview(message))
        except LichtungError as error:
            self.send(Trouble(problem=problem_of(error)))

    async def hello(self, message: Hello) -> None:
        """Where things stand; a second hello on the same socket asks for it again."""
        self.listener.seats = self.own_seats()
        await self.hub.enter(self.listener, self.room.table.id, message.since)
        await self.hub.send_chat(self.room)

    async def preview(self, message: Why | Look | Fear) -> Because | Seen | Feared | Refused:
        """An answer about how things stand; nothing that is not written yet is looked at."""
        table = self.room.table
        async with table.lock:
            seats = self.own_seats()
            if isinstance(message, Why):
                return explain_refusal(table, seats, message)
            try:
                if isinstance(message, Fear):
                    return name_threats(table, seats, message)
                return preview_action(table, seats, message)
            except LichtungError as error:
                return Refused(key=message.key, problem=problem_of(error))

    async def handle_chat(self, message: Say | SayPreset | Mute) -> None:
        if self.person is None:
            raise LichtungError("who-are-you", "person")
        if isinstance(message, Mute):
            if self.room.table.row.owner != self.person.id:
                raise LichtungError("not-your-table", "table")
            await self.room.chat.mute(message.line, message.on)
            return
        await self.room.chat.post(self.person, message, self.limited)
        await self.hub.send_chat(self.room)
        await self.hub.bus.publish(self.room.table.id)

    # --- Writing

    def close_with(self, problem: Problem) -> None:
        """Say why, and close."""
        self.listener.disconnect(POLICY, encode(Trouble(problem=problem)))

    def send(self, message: Trouble | Pong | Answer | Because | Seen | Feared) -> None:
        self.listener.send(encode(message))

    async def write_loop(self) -> None:
        """Send what waits; who does not take it in time, or is cut off, is let go."""
        listener = self.listener
        try:
            while (message := await listener.next()) is not None:
                async with asyncio.timeout(SEND_SECONDS):
                    await self.socket.send_text(message.decode())
        except TimeoutError:
            listener.disconnect(TRY_AGAIN)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the other side is gone
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.socket.close(listener.code or TRY_AGAIN)
        except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            return
