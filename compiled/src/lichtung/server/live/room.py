"""A table in memory with everybody who listens to it."""

import asyncio
from time import monotonic

from lichtung.server.live.chat import ChatLog
from lichtung.server.live.listener import Listener
from lichtung.server.tables.progress import AGENT
from lichtung.server.tables.table import GATHERING_SECONDS, Table


class Room:
    """A table in memory, its listeners, and what waits to happen there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.chat = ChatLog(table.store, table.id)
        self.listeners: set[Listener] = set()
        self.sockets: set[Listener] = set()  # all that are open, said hello or not
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}  # by process: who is there, heard when
        self.last_used = monotonic()
        self.agent_task: asyncio.Task[None] | None = None
        self.agent_wakeup = asyncio.Event()  # an agent's decision is not left to another process
        self.alarm: asyncio.TimerHandle | None = None
        self.absent_since = dict.fromkeys(
            table.human_seats(), self.last_used
        )  # seats whose people are not here
        self.records_seen = table.n  # that were looked at for signs of people elsewhere
        self.agents = table.agents()  # as listeners know them

    def here_seats(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return {seat for listener in self.listeners for seat in listener.seats}

    def online_seats(self) -> set[int]:
        """Those of all processes that are heard of."""
        return self.here_seats().union(*[seats for seats, _ in self.elsewhere.values()])

    def note_activity(self) -> None:
        """Who decides for himself, or has come back, through another process is not absent."""
        for applied in self.table.history[self.records_seen :]:
            record = applied.record
            if record.key is not None or (record.kind == AGENT and record.body["name"] is None):
                self.absent_since.pop(record.seat, None)
        self.records_seen = self.table.n

    def next_deadline(self) -> float | None:
        """When something will happen here if nobody does anything before."""
        table = self.table
        times: list[float] = []
        if table.awaited_nonces():
            times.append(table.since + GATHERING_SECONDS)
        if table.clocked_seat() is not None:
            times.append(monotonic() + table.time_left())
        if (seat := self.abandoned_seat()) is not None:
            times.append(max(self.absent_since[seat], table.since) + table.row.options["grace"])
        return min(times, default=None)

    def abandoned_seat(self) -> int | None:
        """The seat that has to decide, if its person is away and the table does not wait for ever."""
        if not self.table.row.options.get("grace") or self.table.progress.paused:
            return None
        seat = self.table.decider()
        return seat if seat in self.absent_since and seat in self.table.human_seats() else None
