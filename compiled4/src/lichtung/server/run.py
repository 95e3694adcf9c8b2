"""One server process from start to end: what can go wrong is found first, then it serves, then it drains."""

import asyncio
import errno
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import uvicorn
from starlette.applications import Starlette

from lichtung.kernel.errors import LichtungError
from lichtung.server.app import make_app
from lichtung.server.config import Config
from lichtung.server.live.bus import make_bus
from lichtung.server.operations.garbage import GarbageLooks
from lichtung.server.storage.database import Database, UnavailableError
from lichtung.server.storage.migrate import upgrade
from lichtung.server.web.connections import HttpConnection, WebSocketConnection
from lichtung.server.web.lines import raise_file_limit

if sys.platform != "win32":
    import fcntl

MAX_FRAME_BYTES = 65_536
MAX_HEADER_BYTES = 16_384
PING_SECONDS = PONG_SECONDS = 15.0  # a socket that says nothing for both together is gone
KEEP_ALIVE_SECONDS = 75  # that an idle connection stays open: longer than a proxy keeps its end
DRAIN_SECONDS = 3
BACKLOG = 2048
SWITCH_SECONDS = 0.001  # the thread that writes and the loop that serves wait for each other no longer


def check_folder(folder: Path) -> None:
    """The folder exists and can be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise LichtungError("serve-folder", str(folder), why=error.strerror or "") from None


def lock_folder(folder: Path) -> IO[str]:
    """Processes that do not hear each other must not serve from one file; the lock ends with the process."""
    file = (folder / "lock").open("w")
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise LichtungError("serve-running", str(folder)) from None
    return file


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; 0 takes a free port."""
    try:
        [(family, kind, _, _, address), *_] = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        listening = socket.socket(family, kind)
    except OSError:
        raise LichtungError("serve-host", "--host", host=host) from None
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise LichtungError("serve-port-taken", "--port", port=str(port)) from None
        if error.errno in (errno.EACCES, errno.EPERM):
            raise LichtungError("serve-port-forbidden", "--port", port=str(port)) from None
        raise LichtungError("serve-host", "--host", host=host) from None
    return listening


def open_database(config: Config) -> Database:
    """The database of a configuration; an address that cannot be one is a LichtungError."""
    try:
        return Database(config.database_url)
    except ModuleNotFoundError as error:
        raise LichtungError("scale-missing", "--database", module=error.name or "asyncpg") from None
    except Exception:  # whatever a driver thinks of an address
        raise LichtungError("database-address", "--database") from None


async def prepare(config: Config) -> None:
    """Everything that a server needs answers, and the database is brought up to date."""
    database = open_database(config)
    await database.start()
    try:
        await database.write(upgrade)
    except UnavailableError as error:
        raise LichtungError("database-unavailable", why=str(error.args_by_name["why"])) from None
    finally:
        await database.close()
    await make_bus(config.bus).check()


@contextmanager
def ignore_signals() -> Iterator[None]:
    """A signal that has ended the serving must not end the process a second time, and badly."""
    numbers = (signal.SIGTERM, signal.SIGINT)
    before = [signal.signal(number, lambda *_: None) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)


class ServerProcess(uvicorn.Server):
    """Calls `ready` once it serves."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()
            garbage = GarbageLooks()
            looks = garbage.look_at_new(), garbage.look_in_lulls()
            self.looks = [asyncio.create_task(look, name="garbage") for look in looks]
            sys.setswitchinterval(SWITCH_SECONDS)


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown and not shown.startswith('[') else shown}:{port}/"


def web_settings(app: Starlette, **more: Any) -> uvicorn.Config:
    """How the web server treats connections."""
    settings: dict[str, Any] = {
        "http": HttpConnection,
        "ws": WebSocketConnection,
        "ws_max_size": MAX_FRAME_BYTES,
        "ws_per_message_deflate": False,
        "timeout_keep_alive": KEEP_ALIVE_SECONDS,
        "ws_ping_interval": PING_SECONDS,
        "ws_ping_timeout": PONG_SECONDS,
        "h11_max_incomplete_event_size": MAX_HEADER_BYTES,
        "server_header": False,
        "access_log": False,
        "log_config": None,
    }
    return uvicorn.Config(app, **{**settings, **more})


def serve(config: Config, ready: Callable[[str], None]) -> None:
    """Serve until SIGTERM or Ctrl-C; `ready` is told the address as soon as requests are answered."""
    raise_file_limit()
    check_folder(config.data)
    lock = lock_folder(config.data) if not config.database and not config.bus else None
    listening = bind(config.host, config.port)
    port: int = listening.getsockname()[1]
    try:
        asyncio.run(prepare(config))
        app = make_app(config, make_bus(config.bus))
        settings = web_settings(app, lifespan="on", timeout_graceful_shutdown=DRAIN_SECONDS)
        process = ServerProcess(settings, lambda: ready(address(config.host, port)))
        with ignore_signals():
            process.run([listening])
        if not process.started:
            raise LichtungError("serve-failed")
    finally:
        listening.close()
        for worker in multiprocessing.active_children():
            worker.kill()  # nobody waits for what an agent thinks now
        if lock is not None:
            lock.close()
