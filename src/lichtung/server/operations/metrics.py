"""What a server process counts, for Prometheus: numbers only, no names and no ids in any label."""

import asyncio
from contextlib import suppress
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

registry = CollectorRegistry()

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
BYTES = (256, 1024, 4096, 16384, 65536, 262144)
BATCH_SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)

connections = Gauge("lichtung_connections", "Open sockets.", registry=registry)
refused_connections = Counter(
    "lichtung_refused_connections", "Connections for which there was no room.", registry=registry
)
rooms = Gauge("lichtung_rooms", "Tables in memory.", registry=registry)
commands = Counter("lichtung_commands", "Commands, by how they were answered.", ["answer"], registry=registry)
requests = Counter("lichtung_requests", "HTTP requests.", ["method", "status"], registry=registry)
commit_seconds = Histogram(
    "lichtung_commit_seconds",
    "From taking changes to having them on the disk.",
    buckets=FAST,
    registry=registry,
)
commit_changes = Histogram(
    "lichtung_commit_changes", "Changes that shared a commit.", buckets=BATCH_SIZES, registry=registry
)
refused_changes = Counter(
    "lichtung_refused_changes", "Changes that the database could not take.", registry=registry
)
update_bytes = Histogram(
    "lichtung_update_bytes", "Size of the messages to listeners.", buckets=BYTES, registry=registry
)
agent_seconds = Histogram("lichtung_agent_seconds", "Thinking of agents.", buckets=SLOW, registry=registry)
loop_lag = Histogram(
    "lichtung_loop_lag_seconds", "How late the event loop comes to its work.", buckets=FAST, registry=registry
)
letters = Counter("lichtung_letters", "Letters, by what became of them.", ["result"], registry=registry)
bus_lost = Counter("lichtung_bus_lost", "Times that the bus was away.", registry=registry)

LAG_EVERY = 0.5


def metrics_text() -> bytes:
    """All figures in Prometheus' text format."""
    return generate_latest(registry)


class LagMonitor:
    """Measures how late the event loop is, as long as it runs."""

    def __init__(self) -> None:
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._watch(), name="lag-watch")

    async def _watch(self) -> None:
        while True:
            due = perf_counter() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            loop_lag.observe(max(0.0, perf_counter() - due))

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
