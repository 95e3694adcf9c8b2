"""A table in memory with everybody who listens to it."""

import asyncio
from time import monotonic

from lichtung.server.live.chat import Talk
from lichtung.server.live.listener import Listener
from lichtung.server.tables.progress import AGENT
from lichtung.server.tables.table import Table


class Room:
    """A table in memory, its listeners, and what waits to happen there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.talk = Talk(table.store, table.id)
        self.listeners: set[Listener] = set()
        self.sockets: set[Listener] = set()  # all that are open, said hello or not
        self.touched = monotonic()
        self.thinking: asyncio.Task[None] | None = None
        self.hurry = asyncio.Event()  # an agent's decision is not left to another process
        self.alarm: asyncio.TimerHandle | None = None
        self.absent = dict.fromkeys(table.people(), self.touched)  # seats whose people are not here
        self.heard = table.n  # records that were looked at for signs of people elsewhere
        self.agents = table.agents()  # as listeners know them

    def online(self) -> set[int]:
        return {seat for listener in self.listeners for seat in listener.seats}

    def look_around(self) -> None:
        """Who decides for himself, or has come back, through another process is not absent."""
        for past in self.table.past[self.heard :]:
            record = past.record
            if record.key is not None or (record.kind == AGENT and record.body["name"] is None):
                self.absent.pop(record.seat, None)
        self.heard = self.table.n

    def due(self) -> float | None:
        """When something will happen here if nobody does anything before."""
        table = self.table
        times: list[float] = []
        if table.thinking() is not None:
            times.append(monotonic() + table.time_left())
        if (seat := self.abandoned()) is not None:
            times.append(max(self.absent[seat], table.since) + table.row.options["grace"])
        return min(times, default=None)

    def abandoned(self) -> int | None:
        """The seat that has to decide, if its person is away and the table does not wait for ever."""
        if not self.table.row.options.get("grace") or self.table.course.paused:
            return None
        seat = self.table.decider()
        return seat if seat in self.absent and seat in self.table.people() else None
