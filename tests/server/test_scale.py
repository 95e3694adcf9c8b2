"""Two server processes on PostgreSQL with Valkey or Redis between them: one game, whoever serves it."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from websockets.asyncio.client import ClientConnection

from lichtung.server.config import Config
from lichtung.server.live import valkey_bus
from lichtung.server.live.bus import ALL_TABLES
from lichtung.server.storage.database import Database
from lichtung.server.storage.migrate import HEAD, current, upgrade
from lichtung.server.storage.schema import metadata
from lichtung.server.storage.store import Record, Store
from tests.cli.desk import Desk as Terminal
from tests.server.backends import Postgres, Valkey
from tests.server.desk import Guest
from tests.server.process import Player, Process, guest, started_table
from tests.server.proxy import open_proxy
from tests.server.test_kill import CONNECTION_LOST

PATIENCE = 20.0
HANGS = 600.0  # seconds after which nothing will happen any more, however busy the machine is


class Cluster:
    """The database, the bus, and two processes that share them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.postgres = Postgres()
        self.valkey = Valkey()
        self.first = self.server()
        self.second = self.server()

    def server(self, bus: str = "") -> Process:
        return Process(self.folder, "--database", self.postgres.url, "--bus", bus or self.valkey.url)

    def ask(self, work: Callable[[Store], Any]) -> Any:
        """Look into the database beside the servers."""

        async def look() -> Any:
            store = Store(Database(Config(data=self.folder, database=self.postgres.url).database_url))
            try:
                return await work(store)
            finally:
                await store.database.close()

        return asyncio.run(look())

    def records(self, table_id: str) -> list[Record]:
        found: list[Record] = self.ask(lambda store: store.records(table_id))
        return found

    def close(self) -> None:
        for server in (self.first, self.second):
            if server.process.poll() is None:
                server.kill()
        self.valkey.close()
        self.postgres.close()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    made = Cluster(tmp_path_factory.mktemp("cluster"))
    yield made
    made.close()


def check(cluster: Cluster, table_id: str, players: list[Player]) -> None:
    """What was confirmed stands there, once, and nothing else was written."""
    kept = cluster.records(table_id)
    assert [record.n for record in kept] == list(range(len(kept)))
    keys = Counter(record.key for record in kept if record.key is not None)
    assert max(keys.values()) == 1
    by_key = {record.key: record.n for record in kept}
    for player in players:
        for key, n in player.confirmed.items():
            assert by_key[key] == n
    assert set(keys) <= set().union(*(player.sent for player in players))


def test_one_process_is_killed_and_play_goes_on(cluster: Cluster) -> None:
    """Two people play each other through different processes; one dies, its player goes on at the other."""
    ada, bob = guest(cluster.first.address, "Ada"), guest(cluster.second.address, "Bob")
    table_id = started_table(cluster.first.address, [ada, bob])
    players = [Player(table_id, ada, 1), Player(table_id, bob, 2)]

    async def together() -> None:
        playing = [
            asyncio.create_task(players[0].play(cluster.first.address)),
            asyncio.create_task(players[1].play(cluster.second.address)),
        ]
        while min(len(player.confirmed) for player in players) < 8:
            await asyncio.sleep(0.02)
            assert not any(task.done() for task in playing)
        await asyncio.to_thread(cluster.first.kill)
        await asyncio.gather(playing[0], return_exceptions=True)
        assert not players[1].over
        await asyncio.gather(players[0].play(cluster.second.address), playing[1])

    asyncio.run(asyncio.wait_for(together(), 90))
    assert all(player.over for player in players)
    check(cluster, table_id, players)
    cluster.first = cluster.server()


def act(key: str, update: dict[str, Any], number: int) -> str:
    action = update["legal"][number % len(update["legal"])]
    seat = update["deciding"]["seat"]
    message = {"type": "act", "key": key, "base": update["n"], "seat": seat, "action": action}
    return msgspec.json.encode(message).decode()


async def read(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message["type"] in kinds:
            return message


async def update_of(socket: ClientConnection, n: int) -> dict[str, Any]:
    """The update that knows of at least so many records."""
    while (update := await read(socket, "update"))["n"] < n:
        pass
    return update


async def greeted(socket: ClientConnection) -> dict[str, Any]:
    await socket.send('{"type":"hello"}')
    return await read(socket, "update")


def new_table(cluster: Cluster) -> tuple[Guest, str]:
    somebody = guest(cluster.first.address, "Eve")
    return somebody, started_table(cluster.first.address, [somebody, somebody])


def test_races_are_decided_by_the_key(cluster: Cluster) -> None:
    """T8: two tabs act on the same position through two processes; one wins, the other is stale."""
    somebody, table_id = new_table(cluster)
    player = Player(table_id, somebody, 0)

    async def race() -> list[float]:
        waits: list[float] = []
        async with player.socket(cluster.first.address) as one, player.socket(cluster.second.address) as two:
            update = await greeted(one)
            await greeted(two)
            for number in range(25):
                keys = [f"race-{number:04}-one", f"race-{number:04}-two"]
                started = monotonic()
                await asyncio.gather(
                    one.send(act(keys[0], update, number)), two.send(act(keys[1], update, number + 1))
                )
                answers = await asyncio.gather(
                    answer_and_update(one, update["n"]), answer_and_update(two, update["n"])
                )
                waits.append(monotonic() - started)
                kinds = sorted(answer["type"] for answer, _ in answers)
                assert kinds == ["done", "stale"], answers
                newest = max((heard for _, heard in answers), key=lambda heard: heard["n"])
                if newest["outcome"] is not None:
                    break
                assert answers[0][1]["n"] == answers[1][1]["n"]
                update = newest
        return waits

    waits = asyncio.run(race())
    assert len(waits) == 25
    kept = cluster.records(table_id)
    assert [record.n for record in kept] == list(range(len(kept)))
    keys = [record.key for record in kept if record.key is not None]
    assert len(keys) == len(set(keys)) == 25
    print(
        f"races over two processes: median {sorted(waits)[12] * 1000:.0f} ms, at most {max(waits) * 1000:.0f}"
    )


async def answer_and_update(socket: ClientConnection, n: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The answer to a command and the update that follows from whoever won."""
    answer = update = None
    while answer is None or update is None or update["n"] <= n:
        message = await read(socket, "done", "stale", "refused", "update")
        if message["type"] == "update":
            update = message
        else:
            answer = message
    return answer, update


def test_the_same_key_through_two_processes_counts_once(cluster: Cluster) -> None:
    somebody, table_id = new_table(cluster)
    player = Player(table_id, somebody, 0)

    async def both() -> None:
        async with player.socket(cluster.first.address) as one, player.socket(cluster.second.address) as two:
            update = await greeted(one)
            await greeted(two)
            command = act("the-same-key", update, 0)
            await asyncio.gather(one.send(command), two.send(command))
            answers = [await read(socket, "done", "stale", "refused") for socket in (one, two)]
            assert {(answer["type"], answer["n"]) for answer in answers} == {("done", update["n"])}

    asyncio.run(both())
    assert [record.key for record in cluster.records(table_id)].count("the-same-key") == 1


def test_the_bus_may_go_and_come_back(cluster: Cluster) -> None:
    """Without the bus moves are still confirmed; once it is back the other process tells what it missed."""
    somebody, table_id = new_table(cluster)
    player = Player(table_id, somebody, 0)

    async def run() -> float:
        async with player.socket(cluster.first.address) as one, player.socket(cluster.second.address) as two:
            update = await greeted(one)
            await greeted(two)
            await asyncio.to_thread(cluster.valkey.kill)
            await one.send(act("without-a-bus", update, 0))
            assert (await read(one, "done", "refused"))["type"] == "done"
            await asyncio.to_thread(cluster.valkey.start)
            started = monotonic()
            await update_of(two, update["n"] + 1)
            return monotonic() - started

    assert asyncio.run(run()) < 10


async def until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


def test_a_line_to_the_bus_that_carries_nothing_is_noticed(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody tells of a partition: whoever hears nothing asks, and begins anew with reading everything."""
    monkeypatch.setattr(valkey_bus, "QUIET_SECONDS", 0.2)
    heard: list[str] = []

    async def hear(table: str) -> None:
        heard.append(table)

    async def run() -> None:
        async with open_proxy(cluster.valkey.port) as proxy:
            here = valkey_bus.ValkeyBus(f"redis://127.0.0.1:{proxy.port}/0")
            there = valkey_bus.ValkeyBus(cluster.valkey.url)
            await here.start(hear)
            await there.start(hear_nothing)
            await there.publish("before")
            await until(lambda: "before" in heard)
            await asyncio.sleep(1.0)
            assert here.connected, "a quiet line is not a dead one"
            proxy.silence(for_ever=True)
            await there.publish("meanwhile")
            await until(lambda: not here.connected)
            proxy.back()
            await until(lambda: here.connected and ALL_TABLES in heard)
            await there.publish("after")
            await until(lambda: "after" in heard)
            for bus in (here, there):
                await bus.close()

    asyncio.run(run())


async def hear_nothing(table: str) -> None:
    pass


@pytest.mark.long
@pytest.mark.parametrize("for_ever", [False, True], ids=["silent", "lost"])
def test_a_process_is_cut_off_from_the_bus_for_a_while(cluster: Cluster, for_ever: bool) -> None:
    """T30: two people play each other, one of them where the bus is out of reach for five seconds."""

    async def run() -> list[float]:
        async with open_proxy(cluster.valkey.port) as proxy:
            bus = f"redis://127.0.0.1:{proxy.port}/0"
            apart = await asyncio.to_thread(cluster.server, bus)
            waits: list[float] = []
            try:
                for seed in range(3):
                    ada, bob = guest(apart.address, "Ada"), guest(cluster.second.address, "Bob")
                    table_id = started_table(apart.address, [ada, bob])
                    players = [Player(table_id, ada, seed), Player(table_id, bob, seed + 9)]
                    playing = asyncio.gather(
                        players[0].play(apart.address), players[1].play(cluster.second.address)
                    )
                    await until(lambda players=players: len(players[0].confirmed) >= 5)  # type: ignore[misc]
                    proxy.silence(for_ever)
                    await asyncio.sleep(5)
                    known = sum(len(player.confirmed) for player in players)
                    proxy.back()
                    started = monotonic()
                    while sum(len(player.confirmed) for player in players) < known + 4:
                        await asyncio.sleep(0.01)
                    waits.append(monotonic() - started)
                    await playing
                    await asyncio.to_thread(check, cluster, table_id, players)
            finally:
                await asyncio.to_thread(apart.kill)
            return waits

    waits = asyncio.run(asyncio.wait_for(run(), 300))
    print(f"after a partition of 5 s play goes on within {max(waits):.1f} s")
    assert max(waits) < 15


async def play_anyhow(player: Player, addresses: Callable[[], list[str]], enough: asyncio.Event) -> None:
    """Whatever breaks, somebody comes back to any process until it is enough; who is refused asks anew."""
    while not (player.over or enough.is_set()):
        player.refused = None
        playing = asyncio.create_task(player.play(player.rng.choice(addresses())))
        while not (playing.done() or player.refused or enough.is_set()):
            await asyncio.wait({playing}, timeout=0.1)
        playing.cancel()
        with suppress(*CONNECTION_LOST, TimeoutError, asyncio.CancelledError):
            await playing
        await asyncio.sleep(0.05)


@pytest.mark.long
def test_everything_is_killed_again_and_again(cluster: Cluster) -> None:
    """T6: a server process is killed 100 times, PostgreSQL 20 times; nothing confirmed is lost."""
    tables: list[tuple[str, list[Player]]] = []
    recovered: list[float] = []

    def confirmed() -> int:
        return sum(len(player.confirmed) for _, players in tables for player in players)

    async def run() -> None:
        enough = asyncio.Event()
        playing: list[asyncio.Task[None]] = []
        for number in range(100):
            while sum(not task.done() for task in playing) < 8:
                ada, bob = guest(cluster.second.address, "Ada"), guest(cluster.second.address, "Bob")
                table_id = started_table(cluster.second.address, [ada, bob])
                players = [Player(table_id, ada, 2 * len(tables)), Player(table_id, bob, 2 * len(tables) + 1)]
                tables.append((table_id, players))
                playing += [
                    asyncio.create_task(
                        play_anyhow(player, lambda: [cluster.first.address, cluster.second.address], enough)
                    )
                    for player in players
                ]
            known = confirmed()
            await until(lambda known=known: confirmed() > known + 5, HANGS)  # type: ignore[misc]
            if number % 5 == 4:
                await asyncio.to_thread(cluster.postgres.kill)
                await asyncio.to_thread(cluster.postgres.start)
                started, known = monotonic(), confirmed()
                await until(lambda known=known: confirmed() > known, HANGS)  # type: ignore[misc]
                recovered.append(monotonic() - started)
            await asyncio.to_thread(cluster.first.kill)
            cluster.first = await asyncio.to_thread(cluster.server)
            cluster.first, cluster.second = cluster.second, cluster.first
        enough.set()
        await asyncio.gather(*playing)

    asyncio.run(run())
    for table_id, players in tables:
        if any(player.confirmed for player in players):
            check(cluster, table_id, players)
    print(f"{confirmed()} moves confirmed at {len(tables)} tables")
    print(f"{len(recovered)} times PostgreSQL came back, the next move within {max(recovered):.1f} s")
    assert len(recovered) == 20


def test_postgres_may_go_and_come_back(cluster: Cluster) -> None:
    """T6, small: PostgreSQL is killed; nothing is confirmed without it; then all goes on, nothing lost."""
    somebody, table_id = new_table(cluster)
    player = Player(table_id, somebody, 3)

    async def run() -> float:
        await player.play(cluster.first.address, 5)
        async with player.socket(cluster.first.address) as socket:
            update = await greeted(socket)
            await asyncio.to_thread(cluster.postgres.kill)
            await socket.send(act("not-possible-now", update, 0))
            refused = await read(socket, "done", "refused")
            assert refused["type"] == "refused"
            assert refused["problem"]["key"] == "server-unavailable"
            await asyncio.to_thread(cluster.postgres.start)
            started = monotonic()
            for _ in range(50):
                await socket.send(act("not-possible-now", update, 0))
                if (await read(socket, "done", "refused"))["type"] == "done":
                    player.sent.add("not-possible-now")
                    return monotonic() - started
                await asyncio.sleep(0.1)
            raise AssertionError("it does not recover")

    assert asyncio.run(run()) <= 5
    check(cluster, table_id, [player])


def test_processes_that_lock_each_other_out(cluster: Cluster) -> None:
    """Two processes write to two tables in opposite order, each in one commit: all four changes stand."""
    tables = [new_table(cluster)[1] for _ in range(2)]

    def slow_touch(table_id: str) -> Callable[[Connection], None]:
        def work(c: Connection) -> None:
            c.execute(text("update tables set updated = updated + 1 where id = :id"), {"id": table_id})
            c.exec_driver_sql("select pg_sleep(0.2)")

        return work

    async def run() -> None:
        databases = [Database(Config(database=cluster.postgres.url).database_url) for _ in range(2)]
        for database in databases:
            await database.start()
        writes = [databases[0].write(slow_touch(table_id)) for table_id in tables]
        writes += [databases[1].write(slow_touch(table_id)) for table_id in reversed(tables)]
        await asyncio.gather(*writes)
        for database in databases:
            await database.close()

    asyncio.run(run())
    assert "deadlock detected" in (cluster.postgres.folder / "log").read_text(errors="replace")


def test_a_table_closed_by_the_admin_is_closed_at_once(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    somebody, table_id = new_table(cluster)
    player = Player(table_id, somebody, 0)
    terminal = Terminal(monkeypatch, capsys)
    place = ("--database", cluster.postgres.url, "--bus", cluster.valkey.url)

    async def run() -> None:
        async with player.socket(cluster.second.address) as socket:
            await greeted(socket)
            done = await asyncio.to_thread(terminal.run, "admin", *place, "close", table_id)
            assert done.code == 0, done.err
            while (await read(socket, "seats"))["phase"] != "closed":
                pass

    asyncio.run(run())


def test_steps_of_the_schema(cluster: Cluster) -> None:
    """PostgreSQL gets the schema that the program has; several processes may ask for it at once."""

    def look(c: Connection) -> tuple[str | None, list[object]]:
        return current(c), list(compare_metadata(MigrationContext.configure(c), metadata))

    assert cluster.ask(lambda store: store.database.read(look)) == (HEAD, [])

    async def several(_: Store) -> None:
        admin = Database(Config(database=cluster.postgres.url).database_url)
        await admin.start()
        await admin.write(lambda c: c.exec_driver_sql("create schema fresh"))
        await admin.close()
        url = Config(database=cluster.postgres.url).database_url
        fresh = [Database(url) for _ in range(4)]

        def upgrade_fresh(c: Connection) -> None:
            c.exec_driver_sql("set local search_path to fresh")
            upgrade(c)

        for database in fresh:
            await database.start()
        await asyncio.gather(*(database.write(upgrade_fresh) for database in fresh))
        for database in fresh:
            await database.close()

    cluster.ask(several)


def test_readiness_follows_the_bus_and_the_database(cluster: Cluster) -> None:
    """A server that can serve says so to whoever spreads the players."""
    answer = httpx.get(f"{cluster.first.address}/ready", trust_env=False)
    assert answer.json() == {"ok": True, "database": True, "bus": True}
