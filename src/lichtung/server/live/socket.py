"""A socket at a table: messages in, updates out, both within limits."""

import asyncio
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from lichtung.kernel.errors import LichtungError
from lichtung.server.live.hub import RECORDS_IN_PIECE, Hub, encode
from lichtung.server.live.listener import POLICY, RESTART, TRY_AGAIN, AccessCheck, Listener
from lichtung.server.live.thinking import Question, advised, reflect
from lichtung.server.operations import metrics
from lichtung.server.people.accounts import Person
from lichtung.server.tables.advice import check_advice
from lichtung.server.tables.explain import explain_refusal, name_threats, preview_action
from lichtung.server.tables.protocol import (
    Act,
    Advice,
    Advise,
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
    Recall,
    Refused,
    Resign,
    Reveal,
    Say,
    SayPreset,
    Seen,
    Trouble,
    Undo,
    Why,
    problem_of,
)
from lichtung.server.web.limits import (
    ONE_SOCKET,
    QUESTION_COST,
    RECORDS_FOR_ONE,
    WORK_OF_ADDRESS,
    Rate,
    RateLimiter,
    TooOftenError,
)
from lichtung.server.web.lines import LINE, SocketLine

decode = msgspec.json.Decoder(ClientMessage).decode

# Messages: whoever sends more is a flood, and is cut off. They count for a person, on whatever sockets.
PLAY = Rate("play", 100, 20.0)
WATCH = Rate("watch", 50, 20.0)
# Work for the loop, about a millisecond each: whoever asks for more waits. It counts for a person, for all at
# an address, and for all who only watch a table, so that nobody can crowd out those who play there.
WORK = Rate("work", 2000, 20.0)
WORK_OF_WATCHERS = Rate("table-work", 6000, 20.0)
# Advice takes the time of an agent's decision: a person gets so much of it, and one at a time.
ADVICE = Rate("advice", 12, 60.0)
MAX_WAIT_SECONDS = 5.0  # for work that is more than one's due; then come again
SEND_SECONDS = 20.0  # that one message may take until the other side has room for it
CLOSE_SECONDS = 5.0


class TableSocket:
    """One socket at one table."""

    __slots__ = (
        *("access_check", "address", "advising", "hub", "limiter", "line", "listener", "person", "reader"),
        *("room", "socket", "who", "writer"),
    )

    def __init__(
        self,
        socket: WebSocket,
        hub: Hub,
        person: Person | None,
        limiter: RateLimiter,
        address: str,
        access_check: AccessCheck | None = None,
    ) -> None:
        self.socket = socket
        self.hub = hub
        self.person = person
        self.limiter = limiter
        self.address = address
        self.who = person.id if person is not None else address
        self.access_check = access_check
        self.line: SocketLine | None = socket.scope.get(LINE)  # none: some other web server's
        self.reader: asyncio.Task[Any] | None = None  # who reads; none: nobody does any more
        self.writer: asyncio.Task[None] | None = None  # who writes, while there is something to write
        self.advising: asyncio.Task[None] | None = None

    async def run(self, table_id: str) -> None:
        """Serve the socket until it closes. Only whoever has something to write has a second task for it."""
        try:
            if self.hub.closing:
                raise LichtungError("server-closing")
            self.room = await self.hub.room(table_id)
        except LichtungError as error:
            await self.socket.close(RESTART if error.key == "server-closing" else POLICY)
            return
        seats = self.own_seats()
        self.listener = Listener(self.person.id if self.person else "", seats, self.access_check, self.who)
        self.listener.on_ready, self.listener.write_now = self.start_writing, self.write_now
        self.room.sockets.add(self.listener)
        metrics.connections.inc()
        self.reader = asyncio.current_task()
        try:
            await self.read_loop()
        except asyncio.CancelledError:
            if self.reader is not None:
                raise  # the whole server stops
            if (task := asyncio.current_task()) is not None:
                task.uncancel()
        finally:
            self.reader = None
            if self.advising is not None:
                self.advising.cancel()
            try:
                await self.end_writing()
            finally:  # not before: whoever is just coming in would stay
                self.hub.leave(self.listener, self.room)
                self.room.sockets.discard(self.listener)
                # They know this socket: they would keep each other.
                self.listener.on_ready = self.listener.write_now = None
                metrics.connections.dec()

    # --- Reading

    async def read_loop(self) -> None:
        rate = PLAY if self.own_seats() else WATCH
        # Strangers at one address may be a whole class that watches: each of their sockets counts by itself.
        sender = self.who if self.person is not None else f"{ONE_SOCKET}{id(self)}"
        try:
            while True:
                text = await self.socket.receive_text()
                if (wait := self.limiter.take(rate, sender)) > 0:
                    self.close_with(problem_of(TooOftenError(int(wait) + 1)))
                    return
                message = self.decode(text)
                if message is None:
                    continue
                if not await self.wait_for_turn(message):
                    self.listener.disconnect(TRY_AGAIN)
                    return
                await self.dispatch(message)
        except KeyError:  # bytes instead of text
            self.close_with(Problem("message-binary"))
        except (WebSocketDisconnect, RuntimeError):
            return  # the other side is gone

    async def wait_for_turn(self, message: ClientMessage) -> bool:
        """Whoever asks for more work than is his due gets it later; false if that would be too late."""
        shares = [(WORK, self.who), (WORK_OF_ADDRESS, self.address)]
        if not self.own_seats():
            shares.append((WORK_OF_WATCHERS, self.room.table.id))
        cost, patience = self.cost(message), MAX_WAIT_SECONDS
        for rate, who in shares:
            while (wait := self.limiter.take(rate, who, cost)) > 0:
                if wait > patience:
                    return False
                patience -= wait
                await asyncio.sleep(wait)
        return True

    def cost(self, message: ClientMessage) -> float:
        """About how many milliseconds of the loop a message asks for."""
        if isinstance(message, Recall):
            return QUESTION_COST + RECORDS_IN_PIECE / RECORDS_FOR_ONE
        if isinstance(message, Hello):
            missing = max(0, self.room.table.n - message.since)
            told = min(missing, RECORDS_IN_PIECE) if message.brief else missing
            return QUESTION_COST + told / RECORDS_FOR_ONE
        return QUESTION_COST if isinstance(message, Why | Look | Fear | Advise) else 1

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
            elif isinstance(message, Recall):
                await self.hub.recall(self.listener, self.room, message.before)
            elif isinstance(message, Ping):
                self.send(Pong())
            elif isinstance(message, Say | SayPreset | Mute):
                await self.handle_chat(message)
            elif isinstance(message, Act | Undo | AskUndo | AnswerUndo | Resign | Pause):
                await self.hub.submit(self.room, self.own_seats(), message, self.send)
            elif isinstance(message, Reveal):
                await self.hub.reveal(self.room, self.own_seats(), message)
            elif isinstance(message, Why | Look | Fear):
                self.send(await self.preview(message))
            elif isinstance(message, Advise):
                self.advise(message)
        except LichtungError as error:
            self.send(Trouble(problem=problem_of(error)))

    async def hello(self, message: Hello) -> None:
        """Where things stand; a second hello on the same socket asks for it again."""
        self.listener.seats = self.own_seats()
        await self.hub.enter(self.listener, self.room.table.id, message.since, message.brief)
        await self.hub.send_chat(self.room)

    async def preview(self, message: Why | Look | Fear) -> Because | Seen | Feared | Refused:
        """An answer about how things stand; nothing that is not written yet is looked at."""
        table = self.room.table
        async with self.hub.turnstile.turn(self.who), table.lock:
            seats = self.own_seats()
            if isinstance(message, Why):
                return explain_refusal(table, seats, message)
            try:
                if isinstance(message, Fear):
                    return name_threats(table, seats, message)
                return preview_action(table, seats, message)
            except LichtungError as error:
                return Refused(key=message.key, problem=problem_of(error))

    def advise(self, message: Advise) -> None:
        """Have an agent think; whoever waits for it may go on meanwhile."""
        try:
            if self.advising is not None and not self.advising.done():
                raise LichtungError("hint-busy")
            check_advice(self.room.table, self.own_seats(), message.seat)
            self.limiter.check(ADVICE, self.who)
        except LichtungError as error:
            self.send(Refused(key=message.key, problem=problem_of(error)))
            return
        self.advising = self.hub.spawn(self.send_advice(message))

    async def send_advice(self, message: Advise) -> None:
        table = self.room.table
        try:
            async with table.lock:  # nothing that is not written yet is thought about
                check_advice(table, self.own_seats(), message.seat)
                n, state, game = table.n, table.match.state, table.game
                view, actions = game.view(state, message.seat), game.actions(state)
                question = Question(game, message.seat, view, actions, game.standing(state), f"{n}")
            ways = await reflect(self.hub.agent_pool, question, self.who, people=True)
            self.send(Advice(key=message.key, n=n, ways=advised(question, ways)))
        except LichtungError as error:
            self.send(Refused(key=message.key, problem=problem_of(error)))

    async def handle_chat(self, message: Say | SayPreset | Mute) -> None:
        if self.person is None:
            raise LichtungError("who-are-you", "person")
        if isinstance(message, Mute):
            if self.room.table.row.owner != self.person.id:
                raise LichtungError("not-your-table", "table")
            await self.room.chat.mute(message.line, message.on)
            await self.hub.send_chat(self.room)
            await self.hub.bus.publish(self.room.table.id)
            return
        await self.room.chat.post(self.person, message, self.limiter)
        await self.hub.send_chat(self.room)
        await self.hub.bus.publish(self.room.table.id)

    # --- Writing

    def close_with(self, problem: Problem) -> None:
        """Say why, and close."""
        self.listener.disconnect(POLICY, encode(Trouble(problem=problem)))

    def send(self, message: Trouble | Pong | Answer | Because | Seen | Feared | Advice) -> None:
        self.listener.send(encode(message))

    def write_now(self, message: bytes) -> bool:
        """Send a message if nobody has to wait for that."""
        line = self.line
        if self.writer is not None or line is None or not line.takes_more:
            return False
        line.send_at_once(message)
        return True

    def start_writing(self) -> None:
        """Something waits to be sent: at once as long as nobody has to wait for it, else by a task."""
        if self.writer is not None:
            return
        listener, line = self.listener, self.line
        while listener.queue and listener.code is None and line is not None and line.takes_more:
            if (message := listener.next()) is not None:
                line.send_at_once(message)
        if listener.queue or listener.code is not None:
            self.writer = asyncio.create_task(self.write())

    async def write(self) -> None:
        """Send what waits; who does not take it in time, or is cut off, is let go."""
        listener = self.listener
        try:
            while (message := listener.next()) is not None:
                async with asyncio.timeout(SEND_SECONDS):
                    await self.socket.send_text(message.decode())
        except TimeoutError:
            listener.disconnect(TRY_AGAIN)
        except (WebSocketDisconnect, RuntimeError, OSError):
            listener.disconnect(TRY_AGAIN)  # the other side is gone
            self.hang_up()
            return
        if listener.code is None:
            self.writer = None
            return
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.socket.close(listener.code)
        except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            pass
        self.hang_up()

    def hang_up(self) -> None:
        """Nothing more is read either."""
        reader, self.reader = self.reader, None
        if reader is not None:
            reader.cancel()

    async def end_writing(self) -> None:
        """Whoever is told why he is cut off has a moment to hear it; nothing else is written any more."""
        if self.writer is None:
            return
        if self.listener.code is not None:
            await asyncio.wait({self.writer}, timeout=CLOSE_SECONDS)
        self.writer.cancel()
        await asyncio.gather(self.writer, return_exceptions=True)
        self.writer = None  # which keeps how it was cancelled, and with that this socket
