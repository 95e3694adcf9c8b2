"""One door to the database: whole functions on a connection, SQLite in a thread, PostgreSQL by asyncpg.

Writers that come together share one commit, so that many tables cost one flush of the disk. Nobody is
answered before the commit that holds his change.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import structlog
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, InternalError, SQLAlchemyError

from lichtung.kernel.errors import LichtungError
from lichtung.server.operations.metrics import commit_changes, commit_seconds, refused_changes

if TYPE_CHECKING:
    from sqlalchemy import ClauseElement
    from sqlalchemy.ext.asyncio import AsyncEngine

log = structlog.get_logger()
T = TypeVar("T")
Work = Callable[[Connection], T]

MOST_TOGETHER = 256  # changes in one commit
BUSY_SECONDS = 10
STORAGE_WORDS = (
    *("disk", "full", "readonly", "read-only", "i/o", "locked", "malformed", "unable to open"),
    *("no such savepoint", "no transaction", "no space", "shutting down", "starting up", "recovery mode"),
    *("connection", "terminating"),
)


class UnavailableError(LichtungError):
    """The database does not answer or cannot write: nothing was changed."""

    def __init__(self, why: str) -> None:
        super().__init__("server-unavailable", why=why)


class Job(Generic[T]):
    """A change that waits for its commit."""

    def __init__(self, work: Work[T], done: "asyncio.Future[T]") -> None:
        self.work = work
        self.done = done
        self.result: T | None = None
        self.error: Exception | None = None


def lite_of(connection: Connection) -> sqlite3.Connection | None:
    """The bare connection, if it is one of SQLite's: for what is done so often that SQLAlchemy counts."""
    bare = connection.connection.driver_connection
    return bare if isinstance(bare, sqlite3.Connection) else None


def lite_text(statement: "ClauseElement") -> str:
    """A statement written out for a bare connection, with names for its values."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


def run_jobs(connection: Connection, jobs: list[Job[Any]]) -> None:
    """Each change within a savepoint of its own: what one gets wrong does not undo the others."""
    lite = lite_of(connection)
    say: Callable[[str], object] = connection.exec_driver_sql if lite is None else lite.execute
    for job in jobs:
        job.result = job.error = None
        say("SAVEPOINT change")
        try:
            job.result = job.work(connection)
        except (IntegrityError, sqlite3.IntegrityError) as error:
            job.error = error
        except (DBAPIError, sqlite3.Error):
            raise  # the transaction may be gone: nothing of this batch stands
        except Exception as error:  # a refusal of the work itself: its caller gets it
            job.error = error
        if job.error is not None:
            say("ROLLBACK TO SAVEPOINT change")
        say("RELEASE SAVEPOINT change")


def out_of_order(error: BaseException) -> bool:
    """Whether the disk, the file or the connection is the trouble, not the change."""
    if not isinstance(error, DBAPIError):
        return True
    if error.connection_invalidated or isinstance(error, InternalError):
        return True
    text = str(error.orig).lower()
    return any(word in text for word in STORAGE_WORDS)


class Database:
    """Reads at any time; writes in the order they come, several to a commit."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.jobs: asyncio.Queue[Job[Any]] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.lite: Engine | None = None
        self.pen: Connection | None = None  # the connection that writes, of SQLite
        self.full: AsyncEngine | None = None
        if url.startswith("sqlite"):
            self.lite = _sqlite(url)
            self.write_thread = ThreadPoolExecutor(1, "lichtung-write")
            self.read_threads = ThreadPoolExecutor(4, "lichtung-read")
        else:
            # It loads much that SQLite does without, and a restart is to be quick.
            from sqlalchemy.ext.asyncio import create_async_engine

            self.full = create_async_engine(url, pool_size=8, pool_pre_ping=True, hide_parameters=True)

    async def start(self) -> None:
        self.writer = asyncio.create_task(self._write_on(), name="database-writer")

    async def close(self) -> None:
        """Everything that waits is written first."""
        if self.writer is not None:
            await self.jobs.join()
            self.writer.cancel()
        if self.lite is not None:
            self.write_thread.submit(self._put_down)
            self.write_thread.shutdown()
            self.read_threads.shutdown()
            self.lite.dispose()
        if self.full is not None:
            await self.full.dispose()

    async def read(self, work: Work[T]) -> T:
        """Look something up."""
        try:
            if self.lite is not None:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self.read_threads, lambda: self._look(work))
            assert self.full is not None
            async with self.full.connect() as connection:
                found: T = await connection.run_sync(work)
                return found
        except (SQLAlchemyError, OSError) as error:
            log.error("database unavailable", why=type(error).__name__)
            raise UnavailableError(type(error).__name__) from error

    def _look(self, work: Work[T]) -> T:
        assert self.lite is not None
        with self.lite.connect() as connection:
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        """Change something; returns once it is on the disk."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = Job(work, done)
        self.jobs.put_nowait(job)
        return await done

    async def _write_on(self) -> None:
        while True:
            batch = [await self.jobs.get()]
            while len(batch) < MOST_TOGETHER and not self.jobs.empty():
                batch.append(self.jobs.get_nowait())
            started = perf_counter()
            await self._settle(batch)
            commit_seconds.observe(perf_counter() - started)
            commit_changes.observe(len(batch))
            for job in batch:
                self.jobs.task_done()
                if job.done.cancelled():
                    continue
                if job.error is not None:
                    job.done.set_exception(job.error)
                else:
                    job.done.set_result(job.result)

    async def _settle(self, batch: list[Job[Any]]) -> None:
        """All changes in one commit; if one of them spoils it for the others, each in a commit of its own."""
        try:
            await self._commit(batch)
        except Exception as error:
            if out_of_order(error):
                self._refuse(batch, error)
            elif len(batch) == 1:
                batch[0].error = error
            else:
                for job in batch:
                    await self._settle([job])

    def _refuse(self, batch: list[Job[Any]], error: Exception) -> None:
        """Nothing stands: everybody who waits is told so."""
        log.error("database unavailable", why=type(error).__name__, changes=len(batch))
        refused_changes.inc(len(batch))
        for job in batch:
            job.error = UnavailableError(type(error).__name__)

    async def _commit(self, batch: list[Job[Any]]) -> None:
        if self.lite is not None:
            await asyncio.get_running_loop().run_in_executor(self.write_thread, self._commit_lite, batch)
            return
        assert self.full is not None
        async with self.full.begin() as connection:
            await connection.run_sync(run_jobs, batch)

    def _commit_lite(self, batch: list[Job[Any]]) -> None:
        """In the thread that writes, whose connection stays open as long as all goes well."""
        assert self.lite is not None
        if self.pen is None:
            self.pen = self.lite.connect().execution_options(writes=True)
        try:
            with self.pen.begin():
                run_jobs(self.pen, batch)
        except BaseException:
            self._put_down()
            raise

    def _put_down(self) -> None:
        pen, self.pen = self.pen, None
        if pen is not None:
            pen.close()


def _sqlite(url: str) -> Engine:
    """SQLite with a write-ahead log that is flushed at every commit."""
    path = url.partition(":///")[2]
    if path:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(
        url,
        pool_size=8,
        hide_parameters=True,  # errors name the statement, never what was in it
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
    )

    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions are begun by hand below
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    def begun(connection: Connection) -> None:
        # A writer takes its place in the queue at once: who read first could not write after somebody else.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
    return engine
