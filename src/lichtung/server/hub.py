"""The tables in memory, who listens to each, and what follows when something has happened."""

import asyncio
from collections import deque
from collections.abc import Coroutine
from time import monotonic

import msgspec

from lichtung.kernel.errors import LichtungError
from lichtung.server.bus import Bus
from lichtung.server.minds import Minds
from lichtung.server.protocol import Answer, Chair, Command, Done, Message, Seats
from lichtung.server.store import OPEN, Store
from lichtung.server.table import Table

encode = msgspec.json.Encoder().encode

MOST_WAITING = 64  # messages that a slow listener may leave unread
MOST_BYTES = 256 * 1024
IDLE_SECONDS = 300  # a table that nobody listens to stays in memory so long


class Listener:
    """One connection to a table: what it may see, what waits to be sent to it."""

    def __init__(self, person: str, seats: list[int]) -> None:
        self.person = person
        self.seats = seats
        self.since = 0  # records that it has been told
        self.waiting: deque[bytes] = deque()
        self.bytes = 0
        self.overrun = False  # it reads too slowly and has to come again
        self.ready = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Put a message into the queue; a listener that does not keep up is cut off."""
        if self.overrun:
            return
        self.waiting.append(message)
        self.bytes += len(message)
        if len(self.waiting) > MOST_WAITING or (self.bytes > MOST_BYTES and len(self.waiting) > 1):
            self.overrun = True
            self.waiting.clear()
        self.ready.set()

    async def next(self) -> bytes | None:
        """The next message; None if the listener was cut off."""
        while not self.waiting and not self.overrun:
            self.ready.clear()
            await self.ready.wait()
        if self.overrun:
            return None
        message = self.waiting.popleft()
        self.bytes -= len(message)
        return message


class Room:
    """A table in memory and its listeners."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.listeners: set[Listener] = set()
        self.touched = monotonic()
        self.thinking: asyncio.Task[None] | None = None

    def online(self) -> set[int]:
        return {seat for listener in self.listeners for seat in listener.seats}


class Hub:
    """All rooms of this process."""

    def __init__(self, store: Store, bus: Bus, minds: Minds) -> None:
        self.store = store
        self.bus = bus
        self.minds = minds
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.bus.start(self.heard)
        self.spawn(self.sweep())

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bus.close()
        await self.minds.close()

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # --- Rooms

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded if it is not here; an unknown table is a LichtungError."""
        room = self.rooms.get(table_id)
        if room is None:
            async with self.loading.setdefault(table_id, asyncio.Lock()):
                room = self.rooms.get(table_id)
                if room is None:
                    row = await self.store.table(table_id)
                    if row is None:
                        raise LichtungError("table-unknown", "table")
                    table = Table(row, self.store)
                    await table.catch_up()
                    room = self.rooms[table_id] = Room(table)
            self.loading.pop(table_id, None)
            self.think(room)
        room.touched = monotonic()
        return room

    async def sweep(self) -> None:
        """Tables that nobody looks at leave the memory; the store has them."""
        while True:
            await asyncio.sleep(IDLE_SECONDS / 5)
            for table_id, room in list(self.rooms.items()):
                idle = monotonic() - room.touched > IDLE_SECONDS
                if idle and not room.listeners and room.thinking is None and not room.table.lock.locked():
                    del self.rooms[table_id]

    # --- Listening

    async def enter(self, listener: Listener, table_id: str, since: int) -> Room:
        """A listener comes in and is told where things stand."""
        room = await self.room(table_id)
        async with room.table.lock:
            room.listeners.add(listener)
            online = room.online()
            listener.send(encode(room.table.welcome(listener.seats, online)))
            listener.since = min(since, room.table.n)
            listener.send(encode(room.table.update(listener.seats, listener.since)))
            listener.since = room.table.n
        self.tell_seats(room)
        return room

    def leave(self, listener: Listener, room: Room) -> None:
        room.listeners.discard(listener)
        room.touched = monotonic()
        self.tell_seats(room)

    def tell_seats(self, room: Room) -> None:
        online = room.online()
        for listener in room.listeners:
            chairs: list[Chair] = room.table.chairs(listener.seats, online)
            listener.send(encode(Seats(phase=room.table.row.phase, chairs=chairs)))

    def tell_all(self, room: Room, message: Message) -> None:
        data = encode(message)
        for listener in room.listeners:
            listener.send(data)

    # --- Acting

    async def command(self, room: Room, seats: list[int], command: Command) -> Answer:
        """Carry a command out and let everybody know."""
        answer = await room.table.command(seats, command)
        if isinstance(answer, Done):
            await self.changed(room)
        return answer

    async def changed(self, room: Room) -> None:
        """Something stands recorded: tell listeners here and processes elsewhere, let agents think."""
        self.tell_news(room)
        await self.bus.publish(room.table.id)
        self.think(room)

    def tell_news(self, room: Room) -> None:
        """An update for each listener that has not heard yet; equal ones are built once."""
        table = room.table
        built: dict[tuple[int, ...], bytes] = {}
        for listener in room.listeners:
            if listener.since == table.n:
                continue
            same = (*listener.seats, -1, listener.since)
            if same not in built:
                built[same] = encode(table.update(listener.seats, listener.since))
            listener.send(built[same])
            listener.since = table.n

    async def heard(self, table_id: str) -> None:
        """Another process changed a table: read what it wrote."""
        room = self.rooms.get(table_id)
        if room is None:
            return
        async with room.table.lock:
            row = await self.store.table(table_id)
            if row is None:
                return
            room.table.row = row
            await room.table.catch_up()
        self.tell_news(room)
        self.tell_seats(room)
        self.think(room)

    # --- Agents

    def think(self, room: Room) -> None:
        """If an agent has to decide, let it; one at a time for each table."""
        deciding = room.table.deciding()
        if room.thinking is not None or deciding is None or room.table.row.phase == OPEN:
            return
        if room.table.agent_of(deciding.seat) is not None:
            room.thinking = self.spawn(self.let_think(room))

    async def let_think(self, room: Room) -> None:
        table = room.table
        try:
            while (deciding := table.deciding()) is not None:
                agent = table.agent_of(deciding.seat)
                if agent is None:
                    return
                base = table.n
                action = await self.minds.choose(table, deciding.seat, agent)
                if await table.act_for(deciding.seat, base, action):
                    self.tell_news(room)
                    await self.bus.publish(table.id)
        finally:
            room.thinking = None
