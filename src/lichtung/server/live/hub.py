"""The tables in memory, who listens to each, and what follows when something has happened.

Whatever is told about a table is told with its lock held, so that nobody hears of a record before it is
written, and nobody hears twice or out of order.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import monotonic
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection, and_, or_, select

from lichtung.kernel.errors import LichtungError
from lichtung.server.live.agent_pool import Minds, Question
from lichtung.server.live.bus import ALL_TABLES, PERSON, Bus, OneProcess
from lichtung.server.live.listener import POLICY, RESTART, Listener
from lichtung.server.live.room import Room
from lichtung.server.operations import metrics
from lichtung.server.storage.database import UnavailableError
from lichtung.server.storage.schema import seats, tables
from lichtung.server.storage.store import OPEN, RUNNING, Store, TableRow
from lichtung.server.tables.protocol import (
    Answer,
    Chair,
    Chat,
    Command,
    Done,
    Message,
    Seats,
    Trouble,
    problem_of,
)
from lichtung.server.tables.table import Table

__all__ = ["Hub", "Listener", "Room", "encode"]

T = TypeVar("T")
log = structlog.get_logger()
encode = msgspec.json.Encoder().encode

IDLE_SECONDS = 300  # a table that nobody listens to stays in memory so long
ELSEWHERE_SECONDS = 5.0  # an agent's decision is left so long to the process that is first to know of it
AGAIN_SECONDS = 2.0  # until something that the store could not take is tried again


class Hub:
    """All rooms of this process."""

    def __init__(self, store: Store, bus: Bus, minds: Minds) -> None:
        self.store = store
        self.bus = bus
        self.minds = minds
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()  # ended when the server stops
        self.works: set[asyncio.Task[Any]] = set()  # finished before it stops
        self.closing = False
        self.watchers: list[Callable[[Table], None]] = []  # told of each table whose records have grown here

    @property
    def patience(self) -> float:
        """How long an agent's decision is left to others, who may be thinking about it already."""
        return 0.0 if isinstance(self.bus, OneProcess) else ELSEWHERE_SECONDS

    async def start(self) -> None:
        await self.bus.start(self.heard)
        self.spawn(self.sweep())
        self.spawn(self.wake())

    async def drain(self) -> None:
        """Stop: take no more commands, finish those that came, close all sockets, write the clocks down."""
        self.closing = True
        for room in self.rooms.values():
            self.cancel_alarm(room)
            for listener in room.listeners:
                listener.cut(RESTART)
        await self.finished(self.tasks, cancel=True)
        await self.finished(self.works)
        for room in list(self.rooms.values()):
            await room.table.stop_clock()

    async def close(self) -> None:
        await self.drain()
        await self.bus.close()
        await self.minds.close()

    async def finished(self, tasks: set[asyncio.Task[Any]], cancel: bool = False) -> None:
        waiting = [task for task in tasks if task is not asyncio.current_task()]
        if cancel:
            for task in waiting:
                task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, T], finish: bool = False) -> "asyncio.Task[T]":
        """Do something beside; `finish`: not even the end of the server interrupts it."""
        task = asyncio.create_task(work)
        group = self.works if finish else self.tasks
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
        room.touched = monotonic()
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
        table.on_news = lambda: self.news(room)
        self.go_on(room)
        return room

    async def wake(self) -> None:
        """After a start: clocks run on, abandoned seats are looked after, agents decide what waits."""
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

    async def sweep(self) -> None:
        """Tables that nobody looks at leave the memory; the store has them."""
        while True:
            await asyncio.sleep(IDLE_SECONDS / 5)
            for table_id, room in list(self.rooms.items()):
                busy = room.sockets or room.listeners or room.thinking or room.alarm
                if monotonic() - room.touched > IDLE_SECONDS and not busy and not room.table.lock.locked():
                    del self.rooms[table_id]
            metrics.rooms.set(len(self.rooms))

    # --- Listening

    async def enter(self, listener: Listener, table_id: str, since: int) -> Room:
        """A listener comes in and is told where things stand; whoever took his seat meanwhile leaves it."""
        room = await self.room(table_id)
        table = room.table
        async with table.lock:
            if since > table.n and await table.catch_up():
                self.news(room)
            before = room.online()
            room.listeners.add(listener)
            for seat in listener.seats:
                room.absent.pop(seat, None)
            welcome = table.welcome(listener.seats, room.online())
            update = table.update(listener.seats, min(since, table.n))
            listener.start([encode(welcome), encode(update)])
            listener.since, listener.phase = table.n, table.row.phase
            self.set_alarm(room)
        if room.online() != before:
            self.tell_seats(room)
        self.think(room, self.patience)
        if any(seat in table.course.stand_ins for seat in listener.seats):
            await asyncio.shield(self.spawn(self.give_back(room, listener.seats), finish=True))
        return room

    async def give_back(self, room: Room, of: list[int]) -> None:
        if await room.table.give_back(of):
            await self.tell_others(room)

    def leave(self, listener: Listener, room: Room) -> None:
        if listener not in room.listeners:
            return
        room.listeners.discard(listener)
        room.touched = monotonic()
        online = room.online()
        gone = [seat for seat in listener.seats if seat not in online]
        for seat in gone:
            room.absent[seat] = room.touched
        if gone:
            self.tell_seats(room)
        self.set_alarm(room)

    async def check_rights(self, room: Room, person: str | None = None) -> None:
        """Whoever may not be here any more hears why and is let go; asked of everybody, or of one person."""
        for listener in list(room.sockets):
            if listener.refusal is None or listener.code is not None:
                continue
            if person is None or listener.person == person:
                error = await listener.refusal()
                if error is not None:
                    listener.cut(POLICY, encode(Trouble(problem=problem_of(error))))

    async def check_person(self, person: str, here: bool = True) -> None:
        """Somebody's cookies or tokens are worth nothing any more, so his sockets are not either."""
        for room in list(self.rooms.values()):
            await self.check_rights(room, person)
        if here:
            await self.bus.publish(PERSON + person)

    def tell_seats(self, room: Room) -> None:
        """Who sits where, and who is there."""
        online = room.online()
        built: dict[tuple[int, ...], bytes] = {}
        for listener in room.listeners:
            same = tuple(listener.seats)
            if same not in built:
                chairs: list[Chair] = room.table.chairs(listener.seats, online)
                built[same] = encode(Seats(phase=room.table.row.phase, chairs=chairs))
            listener.send(built[same])

    def tell_all(self, room: Room, message: Message) -> None:
        data = encode(message)
        for listener in room.listeners:
            listener.send(data)

    async def tell_talk(self, room: Room) -> None:
        """New lines of the chat for everybody who has not had them."""
        async with room.talk.lock:
            await room.talk.renew()
            for listener in room.listeners:
                lines = room.talk.since(listener.line)
                if lines:
                    listener.send(encode(Chat(lines=lines)))
                    listener.line = lines[-1].n + 1

    # --- Acting

    async def command(self, room: Room, of: list[int], command: Command) -> Answer:
        """Carry a command out and let everybody know; once begun it is finished, whoever hangs up."""
        if self.closing:
            raise LichtungError("server-closing")
        return await asyncio.shield(self.spawn(self.carry_out(room, of, command), finish=True))

    async def carry_out(self, room: Room, of: list[int], command: Command) -> Answer:
        answer = await room.table.command(of, command)
        metrics.commands.labels(type(answer).__name__.lower()).inc()
        if isinstance(answer, Done):
            await self.tell_others(room)
        return answer

    async def changed(self, room: Room) -> None:
        """Something has changed beside the records: tell listeners here and processes elsewhere."""
        async with room.table.lock:
            online, now = room.online(), monotonic()
            for seat in room.table.people():
                if seat not in online:
                    room.absent.setdefault(seat, now)
            self.news(room)
        await self.tell_others(room)

    async def tell_others(self, room: Room, later: float = 0.0) -> None:
        """Another process may serve the table too; an agent may have to decide."""
        await self.bus.publish(room.table.id)
        self.think(room, later)

    def news(self, room: Room) -> None:
        """With the table's lock held: records stand written."""
        room.look_around()
        self.tell_news(room)
        if room.agents != (agents := room.table.agents()):
            room.agents = agents
            self.tell_seats(room)
        self.set_alarm(room)
        for watcher in self.watchers:
            try:
                watcher(room.table)
            except Exception as error:  # what stands written is answered, whatever a watcher makes of it
                log.error("watcher-failed", error=type(error).__name__)

    def tell_news(self, room: Room) -> None:
        """An update for each listener that has not heard yet; equal ones are built once."""
        table = room.table
        built: dict[tuple[int, ...], bytes] = {}
        for listener in room.listeners:
            if listener.since == table.n and listener.phase == table.row.phase:
                continue
            same = (*listener.seats, -1, listener.since)
            if same not in built:
                built[same] = encode(table.update(listener.seats, listener.since))
                metrics.update_bytes.observe(len(built[same]))
            listener.send(built[same])
            listener.since, listener.phase = table.n, table.row.phase

    async def heard(self, table_id: str, anything: bool = False) -> None:
        """Another process changed a table: read what it wrote; if that fails, the bus will ask again."""
        if table_id == ALL_TABLES:
            for known in list(self.rooms):
                await self.heard(known, True)
            return
        if table_id.startswith(PERSON):
            await self.check_person(table_id.removeprefix(PERSON), here=False)
            return
        room = self.rooms.get(table_id)
        if room is None:
            return
        table = room.table
        async with table.lock:
            row = await self.store.table(table_id)
            if row is None:
                return
            old, table.row = table.row, row
            before = old.phase
            for listener in room.listeners:
                listener.seats = [c.seat for c in row.seats if c.person == listener.person]
            if before == OPEN and row.phase != OPEN:
                await table.load()  # with the names of those who play
                self.news(room)
            elif await table.catch_up() or row.phase != before:
                self.news(room)
        if anything or doors(row) != doors(old):
            await self.check_rights(room)
        self.tell_seats(room)
        self.think(room, self.patience)
        await self.tell_talk(room)
        here = room.online()
        if any(seat in table.course.stand_ins for seat in here):
            await self.give_back(room, sorted(here))

    # --- Time

    def go_on(self, room: Room) -> None:
        """Whatever happens at a table without people doing anything."""
        self.set_alarm(room)
        self.think(room, self.patience)

    def cancel_alarm(self, room: Room) -> None:
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None

    def set_alarm(self, room: Room, least: float = 0.0) -> None:
        """One timer for each room: for the clock that runs, or for an abandoned seat."""
        self.cancel_alarm(room)
        due = room.due()
        if due is not None and not self.closing:
            wait = max(due - monotonic(), least)
            loop = asyncio.get_running_loop()
            room.alarm = loop.call_later(wait, lambda: self.spawn(self.ring(room), finish=True))

    async def ring(self, room: Room) -> None:
        """Time has come: somebody's clock has run out, or his seat is abandoned."""
        room.alarm = None
        table = room.table
        changed = await table.time_up()
        seat = room.abandoned()
        if (
            seat is not None
            and max(room.absent[seat], table.since) + table.row.options["grace"] <= monotonic()
        ):
            changed = await table.take_over(seat) or changed
        if changed:  # whoever is there through another process gets his seat back before an agent decides
            await self.tell_others(room, self.patience)
        elif room.alarm is None:
            late = (due := room.due()) is not None and due <= monotonic()  # the store could not take it
            self.set_alarm(room, AGAIN_SECONDS if late else 0.0)

    # --- Agents

    def think(self, room: Room, later: float = 0.0) -> None:
        """If an agent has to decide, let it; one at a time for each table."""
        if room.thinking is not None:
            if not later:
                room.hurry.set()
        elif self.agent_waited_for(room) is not None and not self.closing:
            room.hurry.clear()
            room.thinking = self.spawn(self.let_think(room, later))

    def agent_waited_for(self, room: Room) -> str | None:
        """The agent that has to decide; none where neither a person plays on nor anybody looks."""
        seat = room.table.decider()
        if seat is None or not (room.listeners or room.table.people()):
            return None
        return room.table.agent_of(seat)

    async def let_think(self, room: Room, later: float) -> None:
        table = room.table
        try:
            while not self.closing:
                if later:
                    await self.wait_for_others(room, later)
                room.hurry.clear()
                async with table.lock:
                    seat, agent = table.decider(), self.agent_waited_for(room)
                    if seat is None or agent is None:
                        return
                    question = Question(table, seat, agent)
                action = await self.minds.answer(question)
                if await table.act_for(seat, question.base, action):
                    later = 0.0
                    await self.bus.publish(table.id)
                else:  # somebody was faster, or the store could not take it
                    later = AGAIN_SECONDS if table.n == question.base else self.patience
        finally:
            room.thinking = None

    async def wait_for_others(self, room: Room, seconds: float) -> None:
        """Whoever else may decide gets so long, unless somebody here does something."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await room.hurry.wait()


def doors(row: TableRow) -> tuple[bool, list[str | None]]:
    """What decides, besides invitations, who may look at a table."""
    return row.public, [chair.person for chair in row.seats]
