"""The disk is full, read-only or broken: nothing is confirmed, nothing is half done, play goes on later."""

import asyncio
import errno
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from lichtung.server.storage.database import ANSWERS_AT_ONCE, Database, Job, UnavailableError
from tests.server.desk import Desk, open_desk

Repair = Callable[[], None]


def on_each_connection(database: Database, bad: str, good: str) -> Repair:
    """Set something in SQLite that is bad, and later good again."""
    setting = bad

    def set_it(connection: sqlite3.Connection, *_: object) -> None:
        [(pages,)] = connection.execute("PRAGMA page_count")
        connection.execute(f"PRAGMA {setting.format(pages=pages)}")

    def repair() -> None:
        nonlocal setting
        setting = good

    assert database.sqlite_engine is not None
    event.listen(database.sqlite_engine, "checkout", set_it)
    database.write_thread.submit(database._close_writer).result()
    return repair


def full(database: Database) -> Repair:
    """No page more than the file has now; SQLite itself says that the disk is full."""
    return on_each_connection(database, "max_page_count={pages}", "max_page_count=4294967294")


def read_only(database: Database) -> Repair:
    """As on a file system that was mounted for reading only."""
    return on_each_connection(database, "query_only=ON", "query_only=OFF")


def broken(database: Database) -> Repair:
    """The disk answers with an error when the commit is flushed."""
    whole = database._commit_sqlite

    def fail(batch: list[Job[Any]]) -> None:
        assert database.sqlite_engine is not None
        with database.sqlite_engine.connect().execution_options(writes=True) as connection:
            with connection.begin() as transaction:
                for job in batch:
                    job.result = job.work(connection)
                transaction.rollback()
            raise OperationalError("COMMIT", None, OSError(errno.EIO, "disk I/O error"))

    database._commit_sqlite = fail  # type: ignore[method-assign]  # the disk cannot be broken otherwise

    def repair() -> None:
        database._commit_sqlite = whole  # type: ignore[method-assign]

    return repair


async def refused_then_played(folder: Path, break_it: Callable[[Database], Repair]) -> None:
    async with open_desk(folder) as desk:
        ada = await desk.guest("Ada")
        table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
        async with desk.socket(table_id, ada) as socket:
            await socket.hello()
            repair = break_it(desk.server.database)
            command: dict[str, Any] = {}
            for number in range(300):  # a full disk has some room left in its last pages
                command = decision(desk, table_id, f"attempt-{number:04}")
                await socket.send(**command)
                answer = await socket.wait_for("done", "refused")
                if answer["type"] == "refused":
                    break
            assert answer["problem"]["key"] == "server-unavailable", answer
            table, store = desk.table(table_id), desk.server.store
            assert table.n == command["base"]
            assert await store.records(table_id, table.n) == []
            assert command["key"] not in [record.key for record in await store.records(table_id)]
            assert (await desk.http.get("/health")).status_code == 200
            repair()
            await socket.send(**command)
            done = await socket.wait_for("done", "refused", "stale")
            assert done == {"type": "done", "key": command["key"], "n": command["base"]}
            kept = await store.records(table_id, done["n"])
            assert kept[0].key == command["key"]
            assert kept[-1].n == table.n - 1


def decision(desk: Desk, table_id: str, key: str) -> dict[str, Any]:
    """The first legal decision of whoever has to decide."""
    table = desk.table(table_id)
    seat = table.decider()
    assert seat is not None
    action = list(table.game.actions(table.match.state)[0].code())
    return {"type": "act", "key": key, "base": table.n, "seat": seat, "action": action}


@pytest.mark.parametrize("break_it", [full, read_only, broken])
def test_nothing_is_confirmed_that_is_not_kept(
    tmp_path: Path, break_it: Callable[[Database], Repair]
) -> None:
    asyncio.run(refused_then_played(tmp_path, break_it))


def statement(text: str) -> Callable[[Connection], Any]:
    return lambda connection: connection.exec_driver_sql(text)


def test_one_spoilt_change_does_not_spoil_the_others(tmp_path: Path) -> None:
    """A change that the database cannot even run is refused alone; its neighbours stand."""

    async def run() -> None:
        database = Database(f"sqlite:///{tmp_path / 'x.sqlite'}")
        await database.start()
        await database.write(lambda c: c.exec_driver_sql("create table t (n integer primary key)"))
        works = [f"insert into t values ({n})" for n in range(5)]
        works[2] = "insert into nowhere values (1)"
        works[3] = "insert into t values (0)"
        found = await asyncio.gather(
            *(database.write(statement(work)) for work in works), return_exceptions=True
        )
        assert [isinstance(one, Exception) for one in found] == [False, False, True, True, False]
        assert not any(isinstance(one, UnavailableError) for one in found)
        kept = await database.read(lambda c: c.exec_driver_sql("select n from t").scalars().all())
        assert kept == [0, 1, 4]
        await database.close()

    asyncio.run(run())


def test_every_commit_is_flushed(tmp_path: Path) -> None:
    """A write-ahead log that is flushed at each commit, on every connection."""

    async def run() -> None:
        database = Database(f"sqlite:///{tmp_path / 'x.sqlite'}")
        await database.start()
        for ask in (database.read, database.write):
            assert await ask(lambda c: c.exec_driver_sql("PRAGMA journal_mode").scalar()) == "wal"
            assert await ask(lambda c: c.exec_driver_sql("PRAGMA synchronous").scalar()) == 2
        await database.close()

    asyncio.run(run())


def test_what_waits_is_written_before_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        url = f"sqlite:///{tmp_path / 'x.sqlite'}"
        database = Database(url)
        await database.start()
        await database.write(lambda c: c.exec_driver_sql("create table t (n integer primary key)"))
        writes = [
            asyncio.create_task(database.write(statement(f"insert into t values ({n})"))) for n in range(500)
        ]
        await asyncio.sleep(0)
        await database.close()
        await asyncio.gather(*writes)
        again = Database(url)
        assert await again.read(lambda c: c.exec_driver_sql("select count(*) from t").scalar()) == 500
        await again.close()

    asyncio.run(run())


def test_after_a_slow_commit_others_get_their_turn_between_the_answers(tmp_path: Path) -> None:
    """Hundreds of changes share a commit; whoever waited for it must not go on all in one stretch."""

    async def scene() -> None:
        database = Database(f"sqlite:///{tmp_path / 'x.sqlite'}")
        await database.start()
        told, between = 0, []

        async def change() -> None:
            nonlocal told
            await database.write(lambda connection: connection.exec_driver_sql("select 1").scalar())
            told += 1

        changes = [asyncio.create_task(change()) for _ in range(200)]
        while told < len(changes):
            before = told
            await asyncio.sleep(0)
            between.append(told - before)
        assert max(between) <= ANSWERS_AT_ONCE
        assert await asyncio.gather(*changes) == [None] * 200
        await database.close()

    asyncio.run(scene())
