"""The bus over Valkey or Redis: ids of tables by publish and subscribe; the server may come and go."""

import asyncio
import secrets
from contextlib import suppress

import structlog
from valkey.asyncio import Valkey
from valkey.asyncio.client import PubSub
from valkey.exceptions import ValkeyError

from lichtung.kernel.errors import LichtungError
from lichtung.server.live.bus import ALL_TABLES, ChangeHandler
from lichtung.server.operations.metrics import bus_lost

CHANNEL = "lichtung:tables"
TIMEOUT = 3.0  # seconds for an answer
QUIET_SECONDS = 5.0  # without a word, after which it is asked whether the line still carries any
FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0  # seconds until the next attempt to connect

log = structlog.get_logger()


class ValkeyBus:
    """Valkey or Redis carries ids of tables between processes; it may come and go."""

    def __init__(self, url: str) -> None:
        self.process_id = secrets.token_hex(4)  # a process does not listen to itself
        self.client: Valkey = Valkey.from_url(
            url,
            socket_timeout=None,
            socket_connect_timeout=TIMEOUT,
            health_check_interval=15,
        )
        self.connected = False
        self.outgoing: dict[str, None] = {}  # tables to be told of, each once, in order
        self.wanted = asyncio.Event()
        self.reading: dict[str, bool] = {}  # tables being read, and whether they changed again meanwhile
        self.tasks: list[asyncio.Task[None]] = []

    async def check(self) -> None:
        try:
            async with asyncio.timeout(TIMEOUT):
                await self.client.ping()
        except (ValkeyError, OSError, TimeoutError) as error:
            raise LichtungError("bus-unavailable", "--bus", why=type(error).__name__) from None
        finally:
            await self.client.aclose()

    async def start(self, on_change: ChangeHandler) -> None:
        listening = asyncio.Event()
        self.tasks = [
            asyncio.create_task(self._listen_loop(on_change, listening), name="bus-in"),
            asyncio.create_task(self._publish_loop(), name="bus-out"),
        ]
        with suppress(TimeoutError):
            async with asyncio.timeout(TIMEOUT):
                await listening.wait()

    async def publish(self, table_id: str) -> None:
        self.outgoing[table_id] = None
        self.wanted.set()

    async def close(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                while self.outgoing and self.connected:
                    await asyncio.sleep(0.01)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(ValkeyError, OSError):
            await self.client.aclose()

    async def _publish_loop(self) -> None:
        """Publish what is to be told; what cannot be told now is told after the break."""
        pause = FIRST_WAIT
        while True:
            await self.wanted.wait()
            self.wanted.clear()
            while self.outgoing:
                tables = list(self.outgoing)
                try:
                    async with asyncio.timeout(TIMEOUT):
                        await self.client.publish(CHANNEL, f"{self.process_id} {' '.join(tables)}")
                    pause = FIRST_WAIT
                except (ValkeyError, OSError, TimeoutError):
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_WAIT)
                    continue
                for table in tables:
                    self.outgoing.pop(table, None)

    async def _listen_loop(self, on_change: ChangeHandler, listening: asyncio.Event) -> None:
        """Listen for ever; after a break everything is read again."""
        pause = FIRST_WAIT
        while True:
            try:
                async with self.client.pubsub() as pubsub:
                    async with asyncio.timeout(TIMEOUT):
                        await pubsub.subscribe(CHANNEL)
                        await pubsub.get_message(timeout=TIMEOUT)
                    if listening.is_set():
                        self._schedule_read(on_change, ALL_TABLES)
                        log.info("bus back")
                    self.connected = True
                    listening.set()
                    pause = FIRST_WAIT
                    await self._read(pubsub, on_change)
            except (ValkeyError, OSError, TimeoutError) as error:
                if self.connected or not listening.is_set():
                    log.warning("bus away", why=type(error).__name__)
                    bus_lost.inc()
                self.connected = False
                listening.set()
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_WAIT)

    async def _read(self, pubsub: PubSub, on_change: ChangeHandler) -> None:
        """Until the line breaks; one that is there and carries nothing is noticed by a ping."""
        asked = False
        while True:
            message = await pubsub.get_message(timeout=QUIET_SECONDS)
            if message is None:
                if asked:
                    raise TimeoutError
                asked = True
                await pubsub.ping()
                continue
            asked = False
            if message["type"] != "message":
                continue
            sender, *tables = bytes(message["data"]).decode("ascii", "replace").split(" ")
            if sender != self.process_id:
                for table in tables:
                    self._schedule_read(on_change, table)

    def _schedule_read(self, on_change: ChangeHandler, table: str) -> None:
        """Read a table, one reading at a time for each: what comes meanwhile asks for another one."""
        busy = table in self.reading
        self.reading[table] = True
        if not busy:
            task = asyncio.create_task(self._read_table(on_change, table), name="bus-reading")
            self.tasks.append(task)
            task.add_done_callback(self.tasks.remove)

    async def _read_table(self, on_change: ChangeHandler, table: str) -> None:
        """Until it was read: the database may be away for a while."""
        pause = FIRST_WAIT
        while self.reading[table]:
            self.reading[table] = False
            try:
                await on_change(table)
            except LichtungError as error:
                log.warning("table not read", why=error.key)
                self.reading[table] = True
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_WAIT)
            except Exception as error:  # a fault of the program must not make this process deaf
                log.error("table not read", why=type(error).__name__)
        del self.reading[table]
