"""What processes tell each other beside changes: who is at a table, what somebody has used up, and for whom
a game is being analysed.

All are told when they change and again every few seconds, so that nothing has to be asked for, and whatever
a dead process has told is forgotten. A process that hears nothing counts alone, as before.
"""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from lichtung.server.live.bus import LocalBus
from lichtung.server.live.room import Room
from lichtung.server.web.limits import Rate, RateLimiter

if TYPE_CHECKING:
    from lichtung.server.live.hub import Hub

PRESENCE, SPENT, BUSY = "!", "~", "?"  # begin such words on the bus
PART = "|"  # between the parts of a word, which has no spaces
SPENT_EVERY = 1.0  # seconds
PRESENCE_EVERY = 10.0
FORGET_SECONDS = 30.0  # after which a silent process has nobody at a table


class Sharing:
    """Tells other processes, and takes in what they tell."""

    def __init__(self, hub: "Hub", limiter: RateLimiter) -> None:
        self.hub = hub
        self.limiter = limiter
        self.busy: set[str] = set()  # for whom something is being done here that nobody gets twice at a time
        self.busy_elsewhere: dict[str, tuple[frozenset[str], float]] = {}  # by process, heard when

    @property
    def alone(self) -> bool:
        return isinstance(self.hub.bus, LocalBus)

    async def run(self) -> None:
        """Tell again and again, as long as the server runs."""
        told = monotonic()
        while True:
            await asyncio.sleep(SPENT_EVERY)
            if self.alone:
                self.limiter.spent.clear()
                continue
            await self.tell_spent()
            if monotonic() - told >= PRESENCE_EVERY:
                told = monotonic()
                if self.busy:
                    await self.tell_busy()
                for room in list(self.hub.rooms.values()):
                    if room.here_seats():
                        await self.tell_presence(room)
                    self.forget_silent(room)

    # --- Telling

    async def tell_presence(self, room: Room) -> None:
        seats = ",".join(str(seat) for seat in sorted(room.here_seats()))
        await self.hub.bus.publish(PRESENCE + PART.join((self.hub.process_id, room.table.id, seats)))

    async def tell_spent(self) -> None:
        spent, self.limiter.spent = self.limiter.spent, {}
        for (rate, who), cost in spent.items():
            parts = (rate.name, str(rate.most), str(rate.seconds), who, f"{cost:.1f}")
            await self.hub.bus.publish(SPENT + PART.join(parts))

    async def tell_busy(self) -> None:
        await self.hub.bus.publish(BUSY + PART.join((self.hub.process_id, ",".join(sorted(self.busy)))))

    def is_busy(self, who: str) -> bool:
        """Whether something is being done for somebody, here or elsewhere."""
        now = monotonic()
        return who in self.busy or any(
            who in there and now - at <= FORGET_SECONDS for there, at in self.busy_elsewhere.values()
        )

    # --- Hearing

    def hear(self, word: str) -> bool:
        """Take in what another process tells; whether it was of this kind."""
        if word.startswith(PRESENCE):
            process, table_id, seats = word.removeprefix(PRESENCE).split(PART)
            room = self.hub.rooms.get(table_id)
            if room is not None and process != self.hub.process_id:
                there = frozenset(int(seat) for seat in seats.split(",") if seat)
                self.note(room, process, there)
            return True
        if word.startswith(SPENT):
            name, most, seconds, who, cost = word.removeprefix(SPENT).split(PART)
            self.limiter.charge(Rate(name, int(most), float(seconds)), who, float(cost))
            return True
        if word.startswith(BUSY):
            process, people = word.removeprefix(BUSY).split(PART)
            self.busy_elsewhere[process] = (frozenset(people.split(",")), monotonic())
            if not people:
                del self.busy_elsewhere[process]
            return True
        return False

    def note(self, room: Room, process: str, seats: frozenset[int]) -> None:
        """These seats' people are there through another process."""
        before = room.online_seats()
        if seats:
            room.elsewhere[process] = (seats, monotonic())
        else:
            room.elsewhere.pop(process, None)
        self.after(room, before)

    def forget_silent(self, room: Room) -> None:
        before = room.online_seats()
        for process, (_, at) in list(room.elsewhere.items()):
            if monotonic() - at > FORGET_SECONDS:
                del room.elsewhere[process]
        self.after(room, before)

    def after(self, room: Room, before: set[int]) -> None:
        """Others see who came or went, and an empty seat is waited for from now on."""
        online = room.online_seats()
        if online == before:
            return
        for seat in online:
            room.absent_since.pop(seat, None)
        for seat in before - online:
            room.absent_since.setdefault(seat, monotonic())
        self.hub.send_seats(room)
        self.hub.set_alarm(room)
