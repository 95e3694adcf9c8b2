"""A real PostgreSQL and a real Valkey or Redis, started by the tests on free ports in their own folders."""

import atexit
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any, NoReturn

import pytest

from tests.server.desk import free_port
from tests.server.process import wait_until

UNPRIVILEGED = ("postgres", "nobody")  # PostgreSQL refuses to run as root


def missing(what: str, package: str) -> NoReturn:
    """Skip with a line that says why; where nothing may be skipped, fail."""
    said = f"{what} is not installed (Debian: apt install {package}), so play on it is NOT TESTED"
    if os.environ.get("LICHTUNG_NO_SKIPS"):
        pytest.fail(said)
    pytest.skip(said)


def program(name: str) -> str | None:
    """A program's path; Debian keeps PostgreSQL's programs in a folder of their own."""
    found = shutil.which(name)
    if found is None:
        kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        found = str(kept[-1]) if kept else None
    return found


class Postgres:
    """A PostgreSQL server with an empty database."""

    def __init__(self) -> None:
        programs = [program(name) for name in ("initdb", "postgres", "pg_isready")]
        if None in programs:
            missing("PostgreSQL", "postgresql")
        self.initdb, self.postgres, self.pg_isready = (str(found) for found in programs)
        self.folder = Path(tempfile.mkdtemp(prefix="lichtung-postgres-"))
        self.port = free_port()
        self.url = f"postgresql://lichtung@127.0.0.1:{self.port}/postgres"
        self.as_whom: dict[str, Any] = {}
        if os.getuid() == 0:
            known = {entry.pw_name for entry in pwd.getpwall()}
            user = next(name for name in UNPRIVILEGED if name in known)
            entry = pwd.getpwnam(user)
            os.chown(self.folder, entry.pw_uid, entry.pw_gid)
            self.as_whom = {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
        self.data = self.folder / "data"
        self._run(
            self.initdb, "-D", self.data, "-U", "lichtung", "-A", "trust", "-N", "-E", "UTF8", "--locale=C"
        )
        self.start()
        atexit.register(self.close)

    def _run(self, *words: str | Path) -> None:
        subprocess.run(words, check=True, capture_output=True, cwd=self.folder, **self.as_whom)

    def start(self) -> None:
        words = [self.postgres, "-D", str(self.data), "-p", str(self.port), "-k", str(self.folder)]
        words += ["-c", "listen_addresses=127.0.0.1", "-c", "synchronous_commit=on"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(words, stdout=log, stderr=log, cwd=self.folder, **self.as_whom)
        asked = [self.pg_isready, "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        wait_until(lambda: subprocess.run(asked, check=False).returncode == 0)

    def kill(self) -> None:
        """All at once, as if the machine had lost its power (but for the disk)."""
        pids = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self.process.pid)], capture_output=True, text=True, check=False
        ).stdout.split()
        self.process.kill()
        self.process.wait()
        for pid in pids:
            wait_until(lambda pid=pid: not Path(f"/proc/{pid}").exists())

    def close(self) -> None:
        atexit.unregister(self.close)
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Valkey:
    """A Valkey or Redis server that keeps nothing."""

    def __init__(self) -> None:
        found = program("valkey-server") or program("redis-server")
        if found is None:
            missing("Valkey or Redis", "redis-server")
        self.program = str(found)
        self.folder = Path(tempfile.mkdtemp(prefix="lichtung-valkey-"))
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()
        atexit.register(self.close)

    def start(self) -> None:
        words = [self.program, "--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder)]
        words += ["--save", "", "--appendonly", "no", "--logfile", str(self.folder / "log")]
        self.process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
        log = self.folder / "log"
        wait_until(lambda: log.exists() and "eady to accept connections" in log.read_text(errors="replace"))

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        (self.folder / "log").unlink()

    def close(self) -> None:
        atexit.unregister(self.close)
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
