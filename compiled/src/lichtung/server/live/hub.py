"""The tables in memory, who listens to each, and what follows when something has happened.

Updates about a table are sent with its lock held, so that nobody gets a record before it is written, and
nobody gets one twice or out of order.
"""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import monotonic
from typing import Any, TypeVar

import msgspec
import structlog
from msgspec.structs import replace
from sqlalchemy import Connection, and_, or_, select

from lichtung.kernel.errors import LichtungError
from lichtung.server.live.agent_pool import AgentPool, DecisionTask
from lichtung.server.live.bus import ALL_TABLES, PERSON, RECORDS, Bus, LocalBus
from lichtung.server.live.doorway import Doorway
from lichtung.server.live.listener import POLICY, RESTART, Listener
from lichtung.server.live.room import Room
from lichtung.server.live.sharing import Sharing
from lichtung.server.live.turnstile import Turnstile
from lichtung.server.operations import metrics
from lichtung.server.storage import schema
from lichtung.server.storage.database import UnavailableError
from lichtung.server.storage.store import OPEN, RUNNING, Store, TableRow
from lichtung.server.tables.protocol import (
    Answer,
    Before,
    Chair,
    Chat,
    Command,
    Done,
    Past,
    Refused,
    Reveal,
    Seats,
    Stale,
    Trouble,
    problem_of,
)
from lichtung.server.tables.state import Moment
from lichtung.server.tables.table import Table
from lichtung.server.web.limits import RateLimiter

__all__ = ["Hub", "Listener", "Room", "encode"]

T = TypeVar("T")
log = structlog.get_logger()
encode = msgspec.json.Encoder().encode

IDLE_SECONDS = 300  # a table that nobody listens to stays in memory so long
AGENT_DELAY_SECONDS = 5.0  # an agent's decision is left so long to the process that is first to know of it
COMMANDS_AT_ONCE = 16  # that are executed before anything else comes to its turn
RECORDS_IN_PIECE = 200  # of a history that is longer
ANSWERED = {kind: metrics.commands.labels(kind.__name__.lower()) for kind in (Done, Refused, Stale)}
RETRY_SECONDS = 2.0  # until something that the store could not take is tried again


class Hub:
    """All rooms of this process."""

    def __init__(
        self, store: Store, bus: Bus, agent_pool: AgentPool, limiter: RateLimiter | None = None
    ) -> None:
        self.process_id = secrets.token_hex(4)
        self.sharing = Sharing(self, limiter or RateLimiter(False))
        self.store = store
        self.bus = bus
        self.agent_pool = agent_pool
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.background: set[asyncio.Task[Any]] = set()  # tasks that are cancelled when the server stops
        self.must_finish: set[asyncio.Task[Any]] = set()  # tasks that are awaited before it stops
        self.turnstile = Turnstile()
        self.doorway = Doorway(COMMANDS_AT_ONCE)
        self.closing = False
        self.watchers: list[Callable[[Table], None]] = []  # called with each table whose records grew
        self.on_evict: list[Callable[[str], None]] = []  # called with each table that leaves the memory

    @property
    def agent_delay(self) -> float:
        """How long an agent's decision is left to others, who may be thinking about it already."""
        return 0.0 if isinstance(self.bus, LocalBus) else AGENT_DELAY_SECONDS

    async def start(self) -> None:
        await self.bus.start(self.on_remote_change)
        self.spawn(self.evict_idle_rooms())
        self.spawn(self.sharing.run())
        self.spawn(self.load_waiting_tables())

    async def drain(self) -> None:
        """Stop: take no more commands, finish those that came, close all sockets, write the clocks down."""
        self.closing = True
        for room in self.rooms.values():
            self.cancel_alarm(room)
            for listener in room.sockets | room.listeners:
                listener.disconnect(RESTART)
        await self._wait_for(self.background, cancel=True)
        await self._wait_for(self.must_finish)
        for room in list(self.rooms.values()):
            await room.table.stop_clock()

    async def close(self) -> None:
        await self.drain()
        await self.bus.close()
        await self.agent_pool.close()

    async def _wait_for(self, tasks: set[asyncio.Task[Any]], cancel: bool = False) -> None:
        waiting = [task for task in tasks if task is not asyncio.current_task()]
        if cancel:
            for task in waiting:
                task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, T], finish: bool = False) -> "asyncio.Task[T]":
        """Run something in the background; `finish`: not even the end of the server interrupts it."""
        task = asyncio.create_task(work)
        group = self.must_finish if finish else self.background
        group.add(task)
        task.add_done_callback(group.discard)
        return task

    # --- Rooms

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded once if it is not here; an unknown table is a LichtungError."""
        room = self.rooms.get(table_id)
        if room is None:
            loading = self.loading.get(table_id)
            if loading is None:
                loading = self.loading[table_id] = self.spawn(self.load(table_id))
                loading.add_done_callback(lambda _: self.loading.pop(table_id, None))
            room = await asyncio.shield(loading)
        room.last_used = monotonic()
        return room

    async def load(self, table_id: str) -> Room:
        row = await self.store.table(table_id)
        if row is None:
            raise LichtungError("table-unknown", "table")
        table = Table(row, self.store)
        await table.load()
        if table.row.phase == RUNNING and not table.n and table.deciding() is None:
            await table.begin()  # whoever began it did not come to the first draw
        room = self.rooms[table_id] = Room(table)
        metrics.rooms.set(len(self.rooms))
        table.on_commit = lambda: self.on_records_committed(room)
        self.resume(room)
        return room

    async def load_waiting_tables(self) -> None:
        """After a start: clocks run on, abandoned seats are looked after, agents decide what waits."""
        seats, tables = schema.seats, schema.tables
        agent = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.deciding)
        timed = or_(
            tables.c.options.not_like('%"mode":"none"%'),
            tables.c.options.not_like('%"grace":0%'),
            seats.c.agent.is_not(None),
            tables.c.deciding.is_(None),
        )
        query = select(tables.c.id).outerjoin(seats, agent).where(tables.c.phase == RUNNING, timed)

        def look(c: Connection) -> list[str]:
            return list(c.execute(query).scalars())

        try:
            waiting = await self.store.database.read(look)
        except UnavailableError as error:
            log.warning("tables-not-read", error=error.key)
            return
        for table_id in waiting:
            try:
                await self.room(table_id)
            except LichtungError as error:
                log.warning("table-not-loaded", table=table_id, error=error.key)

    async def evict_idle_rooms(self) -> None:
        """Tables that nobody looks at leave the memory; the store has them."""
        while True:
            await asyncio.sleep(IDLE_SECONDS / 5)
            for table_id, room in list(self.rooms.items()):
                busy = room.sockets or room.listeners or room.agent_task or room.alarm
                if monotonic() - room.last_used > IDLE_SECONDS and not busy and not room.table.lock.locked():
                    self.evict(table_id)
            metrics.rooms.set(len(self.rooms))

    def evict(self, table_id: str) -> None:
        """Forget a room. Garbage is looked for rarely, so nothing may be left that only that would find."""
        self.rooms.pop(table_id).table.on_commit = None
        for forget in self.on_evict:
            forget(table_id)

    # --- Listening

    async def enter(self, listener: Listener, table_id: str, since: int, brief: bool = False) -> Room:
        """A listener comes in and is told where things stand; whoever took his seat meanwhile leaves it."""
        room = await self.room(table_id)
        table = room.table
        listener.greeting = True
        left_out: Before | None = None
        if not brief:
            since = await self.send_past(listener, room, since)
        async with self.turnstile.turn(listener.who), table.lock:
            if brief:
                since, left_out = await self.leave_out(room, since)
            before = room.online_seats()
            room.listeners.add(listener)
            for seat in listener.seats:
                room.absent_since.pop(seat, None)
            welcome = table.welcome(listener.seats, room.online_seats())
            update = replace(table.update(listener.seats, min(since, table.n)), before=left_out)
            listener.send_initial([encode(welcome), encode(update)])
            listener.since, listener.phase, listener.greeting = table.n, table.row.phase, False
            self.set_alarm(room)
        if room.online_seats() != before:
            self.send_seats(room)
            await self.sharing.tell_presence(room)
        self.schedule_agent(room, self.agent_delay)
        if any(seat in table.progress.stand_ins for seat in listener.seats):
            await asyncio.shield(self.spawn(self.reclaim_seats(room, listener.seats), finish=True))
        return room

    async def send_past(self, listener: Listener, room: Room, since: int) -> int:
        """A long history goes out in pieces, as fast as it is read; the number of records told then.

        Records that stand written never change, so nobody has to wait for whoever reads them.
        """
        table = room.table
        while True:
            async with table.lock:
                await self.catch_up_to(room, since)
                since = min(since, table.n)
                history, end = table.history, table.n
            if end - since <= RECORDS_IN_PIECE:
                await listener.room_for_more()  # for where things stand
                return since
            while since < end:
                if not await listener.room_for_more():
                    return since
                async with self.turnstile.turn(listener.who):
                    piece = history[since : min(since + RECORDS_IN_PIECE, end)]
                    happened = await table.visible_records(piece, listener.seats)
                    listener.send_initial([encode(Past(happened=happened))])
                since += len(piece)

    async def leave_out(self, room: Room, since: int) -> tuple[int, Before | None]:
        """From where on a listener is told what he does not know, if the last part of it will do.

        And what stood before that, if something is left out. The table's lock is held.
        """
        await self.catch_up_to(room, since)
        table = room.table
        start = table.history.piece_before(table.n)
        return (since, None) if since >= start else (start, table.history.before(start))

    async def catch_up_to(self, room: Room, n: int) -> None:
        """Who knows more than we do has been at another process; the table's lock is held."""
        if n > room.table.n and await room.table.catch_up():
            self.on_records_committed(room)

    async def recall(self, listener: Listener, room: Room, end: int) -> None:
        """Tell a piece of the history to somebody who knows all from `end` on."""
        table = room.table
        if not await listener.room_for_more():
            return
        async with self.turnstile.turn(listener.who):
            async with table.lock:  # what is not written yet is told to nobody
                end = min(end, table.n)
                start = table.history.piece_before(end)
                piece, before = table.history[start:end], table.history.before(start)
            happened = await table.visible_records(piece, listener.seats)
            listener.send_initial([encode(Past(happened=happened, before=before))])

    async def reclaim_seats(self, room: Room, seats: list[int]) -> None:
        if await room.table.remove_stand_ins(seats):
            await self.announce(room)

    def leave(self, listener: Listener, room: Room) -> None:
        if listener not in room.listeners:
            return
        room.listeners.discard(listener)
        room.last_used = monotonic()
        online = room.online_seats()
        gone = [seat for seat in listener.seats if seat not in online]
        for seat in gone:
            room.absent_since[seat] = room.last_used
        if gone:
            self.send_seats(room)
        if listener.seats and not self.closing:
            self.spawn(self.sharing.tell_presence(room), finish=True)
        self.set_alarm(room)

    async def check_access(self, room: Room, person: str | None = None) -> None:
        """Whoever may not be here any more hears why and is let go; asked of everybody, or of one person."""
        for listener in list(room.sockets):
            if listener.access_check is None or listener.code is not None:
                continue
            if person is None or listener.person == person:
                error = await listener.access_check()
                if error is not None:
                    listener.disconnect(POLICY, encode(Trouble(problem=problem_of(error))))

    async def check_person(self, person: str, publish: bool = True) -> None:
        """Somebody's cookies or tokens are worth nothing any more, so his sockets are not either."""
        for room in list(self.rooms.values()):
            await self.check_access(room, person)
        if publish:
            await self.bus.publish(PERSON + person)

    def send_seats(self, room: Room) -> None:
        """Who sits where, and who is there."""
        online = room.online_seats()
        built: dict[tuple[int, ...], bytes] = {}
        for listener in room.listeners:
            same = tuple(listener.seats)
            if same not in built:
                chairs: list[Chair] = room.table.chairs(listener.seats, online)
                built[same] = encode(Seats(phase=room.table.row.phase, chairs=chairs))
            listener.send(built[same])

    async def send_chat(self, room: Room) -> None:
        """New lines of the chat for everybody who has not had them."""
        async with room.chat.lock:
            await room.chat.refresh()
            for listener in room.listeners:
                lines = room.chat.since(listener.chat_line)
                owns = listener.person == room.table.row.owner
                muted = room.chat.muted_lines() if owns else []
                if lines or muted != (listener.muted or []):
                    listener.send(encode(Chat(lines=lines, muted=muted)))
                    listener.chat_line = room.chat.next
                    listener.muted = muted or None

    def longest_queue(self) -> int:
        """How many messages wait for the slowest listener."""
        return max((len(one.queue) for room in self.rooms.values() for one in room.listeners), default=0)

    # --- Acting

    async def submit(
        self, room: Room, seats: list[int], command: Command, tell: Callable[[Answer], None] | None = None
    ) -> Answer:
        """Have a command executed and let everybody know; once begun it is finished, whoever hangs up.

        Whoever asks to be told hears the answer at once, before others have their turn.
        """
        if self.closing:
            raise LichtungError("server-closing")
        return await asyncio.shield(self.spawn(self._process(room, seats, command, tell), finish=True))

    async def reveal(self, room: Room, seats: list[int], shown: Reveal) -> None:
        """A seat adds what it promised to chance; once begun it is finished, whoever hangs up."""
        if await asyncio.shield(self.spawn(room.table.reveal(seats, shown.seat, shown.nonce), finish=True)):
            await self.announce(room)

    async def _process(
        self, room: Room, seats: list[int], command: Command, tell: Callable[[Answer], None] | None
    ) -> Answer:
        await self.doorway.go_through()
        answer = await room.table.handle(seats, command)
        if tell is not None:
            tell(answer)
        ANSWERED[type(answer)].inc()
        if isinstance(answer, Done):
            await self.announce(room)
        return answer

    async def on_table_changed(self, room: Room) -> None:
        """Something has changed beside the records: tell listeners here and processes elsewhere."""
        async with room.table.lock:
            online, now = room.online_seats(), monotonic()
            for seat in room.table.human_seats():
                if seat not in online:
                    room.absent_since.setdefault(seat, now)
            self.on_records_committed(room)
        await self.bus.publish(room.table.id)
        self.schedule_agent(room)

    async def announce(self, room: Room, delay: float = 0.0) -> None:
        """There are new records: another process may serve the table too; an agent may have to decide."""
        await self.bus.publish(RECORDS + room.table.id)
        self.schedule_agent(room, delay)

    def on_records_committed(self, room: Room) -> None:
        """Records stand written; called with the table's lock held."""
        room.note_activity()
        self.send_updates(room)
        if room.agents != (agents := room.table.agents()):
            room.agents = agents
            self.send_seats(room)
        self.set_alarm(room)
        for watcher in self.watchers:
            try:
                watcher(room.table)
            except Exception as error:  # what stands written is answered, whatever a watcher makes of it
                log.error("watcher-failed", error=type(error).__name__)

    def send_updates(self, room: Room) -> None:
        """An update for each listener that is behind; what is equal in them is built once."""
        table = room.table
        n, phase, moment = table.n, table.row.phase, Moment(table)
        built: dict[tuple[int, ...], bytes] = {}
        for listener in room.listeners:
            told = listener.since == n and listener.phase == phase
            if told or listener.greeting:
                continue
            same = (*listener.seats, -1, listener.since)
            if same not in built:
                built[same] = encode(table.update(listener.seats, listener.since, moment))
                metrics.update_bytes.observe(len(built[same]))
            listener.send(built[same])
            listener.since, listener.phase = n, phase

    async def on_remote_change(self, table_id: str, anything: bool = False) -> None:
        """Another process changed a table: read what it wrote; if that fails, the bus will ask again."""
        if table_id == ALL_TABLES:
            for known in list(self.rooms):
                await self.on_remote_change(known, True)
            return
        if self.sharing.hear(table_id):
            return
        if table_id.startswith(PERSON):
            await self.check_person(table_id.removeprefix(PERSON), publish=False)
            return
        room = self.rooms.get(table_id.removeprefix(RECORDS))
        if room is None:
            return
        if table_id.startswith(RECORDS):
            async with room.table.lock:
                if await room.table.catch_up():
                    self.on_records_committed(room)
        else:
            await self.read_again(room, anything)
        self.schedule_agent(room, self.agent_delay)
        here = room.here_seats()
        if any(seat in room.table.progress.stand_ins for seat in here):
            await self.reclaim_seats(room, sorted(here))

    async def read_again(self, room: Room, anything: bool) -> None:
        """Whatever another process may have changed: the table itself, its seats, records, the chat."""
        table = room.table
        async with table.lock:
            row = await self.store.table(table.id)
            if row is None:
                return
            old, table.row = table.row, row
            before = old.phase
            for listener in room.listeners:
                listener.seats = [c.seat for c in row.seats if c.person == listener.person]
            if before == OPEN and row.phase != OPEN:
                await table.load()  # with the names of those who play
                self.on_records_committed(room)
            elif await table.catch_up() or row.phase != before:
                self.on_records_committed(room)
        if anything or access_rules(row) != access_rules(old):
            await self.check_access(room)
        self.send_seats(room)
        await self.send_chat(room)

    # --- Time

    def resume(self, room: Room) -> None:
        """Whatever happens at a table without people doing anything."""
        self.set_alarm(room)
        self.schedule_agent(room, self.agent_delay)

    def cancel_alarm(self, room: Room) -> None:
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None

    def set_alarm(self, room: Room, least: float = 0.0) -> None:
        """One timer for each room: for the clock that runs, or for an abandoned seat."""
        self.cancel_alarm(room)
        due = room.next_deadline()
        if due is not None and not self.closing:
            wait = max(due - monotonic(), least)
            loop = asyncio.get_running_loop()
            room.alarm = loop.call_later(wait, lambda: self.spawn(self.on_alarm(room), finish=True))

    async def on_alarm(self, room: Room) -> None:
        """Time has come: somebody's clock has run out, or his seat is abandoned."""
        room.alarm = None
        table = room.table
        changed = await table.end_gathering() or await table.time_up()
        seat = room.abandoned_seat()
        if (
            seat is not None
            and max(room.absent_since[seat], table.since) + table.row.options["grace"] <= monotonic()
        ):
            changed = await table.seat_stand_in(seat) or changed
        if changed:  # whoever is there through another process gets his seat back before an agent decides
            await self.announce(room, self.agent_delay)
        elif room.alarm is None:
            late = (
                due := room.next_deadline()
            ) is not None and due <= monotonic()  # the store could not take it
            self.set_alarm(room, RETRY_SECONDS if late else 0.0)

    # --- Agents

    def schedule_agent(self, room: Room, delay: float = 0.0) -> None:
        """If an agent has to decide, let it; one at a time for each table."""
        if room.agent_task is not None:
            if not delay:
                room.agent_wakeup.set()
        elif self.agent_to_move(room) is not None and not self.closing:
            room.agent_wakeup.clear()
            room.agent_task = self.spawn(self.run_agent(room, delay))

    def agent_to_move(self, room: Room) -> str | None:
        """The agent that has to decide; none where neither a person plays on nor anybody looks."""
        seat = room.table.decider()
        if seat is None or not (room.listeners or room.table.human_seats()):
            return None
        return room.table.agent_of(seat)

    async def run_agent(self, room: Room, delay: float) -> None:
        table = room.table
        try:
            while not self.closing:
                if delay:
                    await self.wait_for_others(room, delay)
                room.agent_wakeup.clear()
                async with table.lock:
                    seat, agent = table.decider(), self.agent_to_move(room)
                    if seat is None or agent is None:
                        return
                    task = DecisionTask(table, seat, agent)
                action = await self.agent_pool.decide(task)
                if await table.decide_for(seat, task.base, action):
                    delay = 0.0
                    await self.bus.publish(RECORDS + table.id)
                else:  # somebody was faster, or the store could not take it
                    delay = RETRY_SECONDS if table.n == task.base else self.agent_delay
        finally:
            room.agent_task = None

    async def wait_for_others(self, room: Room, seconds: float) -> None:
        """Whoever else may decide gets so long, unless somebody here does something."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await room.agent_wakeup.wait()


def access_rules(row: TableRow) -> tuple[bool, list[str | None]]:
    """What decides, besides invitations, who may look at a table."""
    return row.public, [chair.person for chair in row.seats]
