"""The only way to the database: whole functions on a connection, SQLite in a thread, PostgreSQL by asyncpg.

Writers that come together share one commit, so that many tables cost one flush of the disk. Nobody is
answered before the commit that holds his change.
"""

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

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

MAX_BATCH = 256  # changes in one commit
COMPANY = 4  # changes in one commit: then there are many, and the next one waits for as many
COMMIT_EVERY = 0.01  # seconds, where there are many: a commit costs as much as ten changes in it
ANSWERS_AT_ONCE = 16  # callers that go on before anything else comes to its turn
BUSY_SECONDS = 10
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
# A writer takes its place in the queue at once: who read first could not write after somebody else.
BEGIN_WRITING = "BEGIN IMMEDIATE"
# Pages that a connection to SQLite keeps for itself: the system has the file anyway, so a reader needs few;
# the writer all that one commit may change.
READ_CACHE_KB, WRITE_CACHE_KB = 256, 2000
STORAGE_FAILURES = (
    *("disk", "full", "readonly", "read-only", "i/o", "locked", "malformed", "unable to open"),
    *("no such savepoint", "no transaction", "no space", "shutting down", "starting up", "recovery mode"),
    *("connection", "terminating"),
)


class UnavailableError(LichtungError):
    """The database does not answer or cannot write: nothing was changed."""

    def __init__(self, why: str) -> None:
        super().__init__("server-unavailable", why=why)


class FrequentWork(ABC):
    """A change of the one kind that many ask for at once."""

    @abstractmethod
    def __call__(self, connection: Connection) -> None:
        """Carry out this one."""

    @abstractmethod
    def run_all(self, connection: sqlite3.Connection, works: Sequence[Self]) -> bool:
        """Carry out all of these by few statements; false if one of them would not go through.

        For each statement the thread that writes has to wait for the loop, which hardly ever rests.
        """


class Job(Generic[T]):
    """A change that waits for its commit."""

    def __init__(self, work: Work[T], done: "asyncio.Future[T]") -> None:
        self.work = work
        self.done = done
        self.result: T | None = None
        self.error: Exception | None = None


def sqlite_connection(connection: Connection) -> sqlite3.Connection | None:
    """The bare connection, if it is one of SQLite's: for what is done so often that SQLAlchemy counts."""
    bare = connection.connection.driver_connection
    return bare if isinstance(bare, sqlite3.Connection) else None


def sqlite_text(statement: "ClauseElement") -> str:
    """A statement written out for a bare connection, with names for its values."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


def commit_frequent(connection: Connection, jobs: list[Job[Any]]) -> bool:
    """All changes in a commit by as few statements as will do, if they are all of the frequent kind.

    False: nothing was changed, because there are others among them or one would not go through.
    """
    bare = sqlite_connection(connection)
    works = [job.work for job in jobs if isinstance(job.work, FrequentWork)]
    if bare is None or len(works) < len(jobs):
        return False
    bare.execute(BEGIN_WRITING)
    fine = works[0].run_all(bare, works)
    bare.execute("COMMIT" if fine else "ROLLBACK")
    return fine


def run_jobs(connection: Connection, jobs: list[Job[Any]]) -> None:
    """All changes; what one gets wrong does not undo the others.

    Hardly ever does one: so they share a savepoint, and only if one is refused each has its own.
    """
    bare = sqlite_connection(connection)
    execute: Callable[[str], object] = connection.exec_driver_sql if bare is None else bare.execute
    execute("SAVEPOINT change")
    refused = not run_together(connection, jobs)
    if refused:
        execute("ROLLBACK TO SAVEPOINT change")
    execute("RELEASE SAVEPOINT change")
    if refused and len(jobs) > 1:
        for job in jobs:
            run_jobs(connection, [job])


def run_together(connection: Connection, jobs: list[Job[Any]]) -> bool:
    """All changes, those of the frequent kind by few statements; false as soon as one is refused."""
    bare = sqlite_connection(connection)
    if bare is not None and len(jobs) > 1:
        works = [job.work for job in jobs if isinstance(job.work, FrequentWork)]
        if works and not works[0].run_all(bare, works):
            return False
        jobs = [job for job in jobs if not isinstance(job.work, FrequentWork)]
    return all(run_job(connection, job) for job in jobs)


def run_job(connection: Connection, job: Job[Any]) -> bool:
    """One change; whether it was not refused."""
    job.result = job.error = None
    try:
        job.result = job.work(connection)
    except (IntegrityError, sqlite3.IntegrityError) as error:
        job.error = error
    except (DBAPIError, sqlite3.Error):
        raise  # the transaction may be gone: nothing of this batch stands
    except Exception as error:  # a refusal of the work itself: its caller gets it
        job.error = error
    return job.error is None


def storage_failed(error: BaseException) -> bool:
    """Whether the disk, the file or the connection is the trouble, not the change."""
    if not isinstance(error, DBAPIError):
        return True
    if error.connection_invalidated or isinstance(error, InternalError):
        return True
    text = str(error.orig).lower()
    return any(word in text for word in STORAGE_FAILURES)


class Database:
    """Reads at any time; writes in the order they come, several to a commit."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.jobs: asyncio.Queue[Job[Any]] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.written: deque[Job[Any]] = deque()  # whose callers have not been told
        self.sqlite_engine: Engine | None = None
        self.write_connection: Connection | None = None  # the connection that writes, of SQLite
        self.async_engine: AsyncEngine | None = None
        if url.startswith("sqlite"):
            self.sqlite_engine = _sqlite(url)
            self.write_thread = ThreadPoolExecutor(1, "lichtung-write")
            self.read_threads = ThreadPoolExecutor(4, "lichtung-read")
        else:
            # It loads much that SQLite does without, and a restart is to be quick.
            from sqlalchemy.ext.asyncio import create_async_engine

            self.async_engine = create_async_engine(
                url, pool_size=8, pool_pre_ping=True, hide_parameters=True
            )

    async def start(self) -> None:
        self.writer = asyncio.create_task(self._write_loop(), name="database-writer")

    async def close(self) -> None:
        """Everything that waits is written first."""
        if self.writer is not None:
            await self.jobs.join()
            self.writer.cancel()
        if self.sqlite_engine is not None:
            self.write_thread.submit(self._close_writer)
            self.write_thread.shutdown()
            self.read_threads.shutdown()
            self.sqlite_engine.dispose()
        if self.async_engine is not None:
            await self.async_engine.dispose()

    async def read(self, work: Work[T]) -> T:
        """Look something up."""
        try:
            if self.sqlite_engine is not None:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self.read_threads, lambda: self._read_sqlite(work))
            assert self.async_engine is not None
            # Each question sees what is committed then, so a transaction would only be two more of them.
            asking = self.async_engine.execution_options(isolation_level="AUTOCOMMIT")
            async with asking.connect() as connection:
                found: T = await connection.run_sync(work)
                return found
        except (SQLAlchemyError, OSError) as error:
            log.error("database unavailable", why=type(error).__name__)
            raise UnavailableError(type(error).__name__) from error

    def _read_sqlite(self, work: Work[T]) -> T:
        assert self.sqlite_engine is not None
        with self.sqlite_engine.connect() as connection:
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        """Change something; returns once it is on the disk."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = Job(work, done)
        self.jobs.put_nowait(job)
        return await done

    async def _write_loop(self) -> None:
        batch: list[Job[Any]] = []
        started = 0.0
        while True:
            first = await self.jobs.get()
            if len(batch) >= COMPANY and (wait := started + COMMIT_EVERY - perf_counter()) > 0:
                await asyncio.sleep(wait)
            batch = [first]
            while len(batch) < MAX_BATCH and not self.jobs.empty():
                batch.append(self.jobs.get_nowait())
            started = perf_counter()
            await self._commit_or_refuse(batch)
            commit_seconds.observe(perf_counter() - started)
            commit_changes.observe(len(batch))
            if not self.written:
                asyncio.get_running_loop().call_soon(self._answer)
            self.written.extend(batch)

    def _answer(self) -> None:
        """Whoever waits is told, a few at a time: after a slow commit many would go on in one stretch."""
        for _ in range(min(ANSWERS_AT_ONCE, len(self.written))):
            job = self.written.popleft()
            self.jobs.task_done()
            if job.done.cancelled():
                continue
            if job.error is not None:
                job.done.set_exception(job.error)
            else:
                job.done.set_result(job.result)
        if self.written:
            asyncio.get_running_loop().call_soon(self._answer)

    async def _commit_or_refuse(self, batch: list[Job[Any]]) -> None:
        """All changes in one commit; if one of them spoils it for the others, each in a commit of its own."""
        try:
            await self._commit(batch)
        except Exception as error:
            if storage_failed(error):
                self._refuse(batch, error)
            elif len(batch) == 1:
                batch[0].error = error
            else:
                for job in batch:
                    await self._commit_or_refuse([job])

    def _refuse(self, batch: list[Job[Any]], error: Exception) -> None:
        """Nothing stands: everybody who waits is told so."""
        log.error("database unavailable", why=type(error).__name__, changes=len(batch))
        refused_changes.inc(len(batch))
        for job in batch:
            job.error = UnavailableError(type(error).__name__)

    async def _commit(self, batch: list[Job[Any]]) -> None:
        if self.sqlite_engine is not None:
            await asyncio.get_running_loop().run_in_executor(self.write_thread, self._commit_sqlite, batch)
            return
        assert self.async_engine is not None
        async with self.async_engine.begin() as connection:
            await connection.run_sync(run_jobs, batch)

    def _commit_sqlite(self, batch: list[Job[Any]]) -> None:
        """In the thread that writes, whose connection stays open as long as all goes well."""
        assert self.sqlite_engine is not None
        if self.write_connection is None:
            self.write_connection = self.sqlite_engine.connect().execution_options(writes=True)
            bare = sqlite_connection(self.write_connection)
            assert bare is not None
            bare.execute(f"PRAGMA cache_size=-{WRITE_CACHE_KB}")
        try:
            if not commit_frequent(self.write_connection, batch):
                with self.write_connection.begin():
                    run_jobs(self.write_connection, batch)
        except BaseException:
            self._close_writer()
            raise

    def _close_writer(self) -> None:
        writer, self.write_connection = self.write_connection, None
        if writer is not None:
            writer.close()


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
        for pragma in (*PRAGMAS, f"cache_size=-{READ_CACHE_KB}"):
            connection.execute(f"PRAGMA {pragma}")

    def begun(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql(BEGIN_WRITING if writes else "BEGIN")

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
    return engine
