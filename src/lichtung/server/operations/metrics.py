"""What a server process counts, for Prometheus: numbers only, no names and no ids in any label."""

import asyncio
import sys
from bisect import bisect_left
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from itertools import accumulate
from time import perf_counter, thread_time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

registry = CollectorRegistry()

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
BYTES = (256, 1024, 4096, 16384, 65536, 262144)
BATCH_SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Sizes(Collector):
    """A histogram for what the loop alone counts, several times a move: without a lock and a search."""

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.counts = [0] * (len(BYTES) + 1)  # by the first bound that holds; the last has none
        self.total = 0
        registry.register(self)

    def observe(self, size: int) -> None:
        self.counts[bisect_left(BYTES, size)] += 1
        self.total += size

    def collect(self) -> Iterator[HistogramMetricFamily]:
        bounds = [*[str(float(bound)) for bound in BYTES], "+Inf"]
        found = HistogramMetricFamily(self.name, self.about)
        found.add_metric([], list(zip(bounds, accumulate(self.counts), strict=True)), self.total)
        yield found


connections = Gauge("lichtung_connections", "Open sockets.", registry=registry)
refused_connections = Counter(
    "lichtung_refused_connections", "Connections for which there was no room.", registry=registry
)
rooms = Gauge("lichtung_rooms", "Tables in memory.", registry=registry)
blocks = Gauge(
    "lichtung_blocks", "Blocks of memory in use: what grows here for hours is never freed.", registry=registry
)
blocks.set_function(sys.getallocatedblocks)
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
update_bytes = Sizes("lichtung_update_bytes", "Size of the messages to listeners.")
agent_seconds = Histogram("lichtung_agent_seconds", "Thinking of agents.", buckets=SLOW, registry=registry)
loop_lag = Histogram(
    "lichtung_loop_lag_seconds", "How late the event loop comes to its work.", buckets=FAST, registry=registry
)
loop_stretch = Gauge(
    "lichtung_loop_stretch_seconds",
    "Longest time of the processor that the loop took between two looks, in the last ten seconds.",
    registry=registry,
)
loop_late = Gauge(
    "lichtung_loop_late_seconds",
    "Latest that the loop came to such a look, in the last ten seconds: with whatever else the machine did.",
    registry=registry,
)
waiting = Gauge("lichtung_waiting", "What waits, by what for.", ["queue"], registry=registry)
letters = Counter("lichtung_letters", "Letters, by what became of them.", ["result"], registry=registry)
bus_lost = Counter("lichtung_bus_lost", "Times that the bus was away.", registry=registry)

LAG_EVERY = 0.5
LOOK_EVERY = 0.02
SECONDS_KEPT = 10


def metrics_text() -> bytes:
    """All figures in Prometheus' text format."""
    return generate_latest(registry)


class Stretches:
    """How long a loop works without a pause, by the processor's time, and how late it comes, by the clock.

    Lateness depends on whatever else the machine does; the processor's time does not.
    """

    def __init__(self) -> None:
        # The longest in each of the last seconds.
        self.works: deque[float] = deque([0.0], maxlen=SECONDS_KEPT)
        self.delays: deque[float] = deque([0.0], maxlen=SECONDS_KEPT)

    @property
    def longest(self) -> float:
        return max(self.works)

    @property
    def latest(self) -> float:
        return max(self.delays)

    async def watch(self) -> None:
        second = perf_counter()
        while True:
            worked, due = thread_time(), perf_counter() + LOOK_EVERY
            await asyncio.sleep(LOOK_EVERY)
            now = perf_counter()
            self.works[-1] = max(self.works[-1], thread_time() - worked)
            self.delays[-1] = max(self.delays[-1], now - due)
            if now - second >= 1.0:
                second = now
                self.works.append(0.0)
                self.delays.append(0.0)


class LagMonitor:
    """Measures how late the event loop is, and how long it works without a pause, as long as it runs."""

    def __init__(self) -> None:
        self.tasks: list[asyncio.Task[None]] = []
        self.stretches = Stretches()

    def start(self) -> None:
        self.tasks = [
            asyncio.create_task(self._watch(), name="lag-watch"),
            asyncio.create_task(self.stretches.watch(), name="stretch-watch"),
        ]
        loop_stretch.set_function(lambda: self.stretches.longest)
        loop_late.set_function(lambda: self.stretches.latest)

    async def _watch(self) -> None:
        while True:
            due = perf_counter() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            loop_lag.observe(max(0.0, perf_counter() - due))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
