"""A server in a process of its own, as a user starts it, and people who play on it from outside."""

import asyncio
import atexit
import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.desk import Guest

PATIENCE = 30.0
# What would change how a server starts; like an installed one it keeps the bytecode of its modules.
UNSET = {
    *("LICHTUNG_DATA", "LICHTUNG_DATABASE", "LICHTUNG_BUS", "LICHTUNG_PORT", "LICHTUNG_SMTP"),
    "PYTHONDONTWRITEBYTECODE",
}


class Process:
    """`lichtung serve` on a free port; its output is kept. `program` is the module that starts it."""

    def __init__(
        self, data: Path, *options: str, workers: int = 0, program: str = "lichtung.cli.main"
    ) -> None:
        started = monotonic()
        self.data = data
        words = [
            "serve",
            "--lang",
            "en",
            "--port",
            "0",
            "--data",
            str(data),
            "--workers",
            str(workers),
            "--unlimited",
        ]
        environment = {name: value for name, value in os.environ.items() if name not in UNSET}
        self.process = subprocess.Popen(
            [sys.executable, "-c", f"from {program} import run; run()", *words, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=environment,
        )
        atexit.register(self.process.kill)  # a test that fails leaves nothing behind
        self.errors: list[str] = []
        self.listening = threading.Thread(target=self._listen, daemon=True)
        self.listening.start()
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        found = re.search(r"(http://[^ ]+:\d+)/", first)
        if found is None:
            self.process.wait()
            self.listening.join()
            raise AssertionError(f"no address: {first!r} {self.errors}")
        self.address = found[1]
        self.seconds = monotonic() - started

    def _listen(self) -> None:
        assert self.process.stderr is not None
        self.errors.extend(self.process.stderr)

    def kill(self) -> None:
        """As if the machine had been switched off, but for the disk."""
        self.process.kill()
        self.end()

    def stop(self) -> float:
        """Ask it to end; the seconds that it took."""
        started = monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)
        taken = monotonic() - started
        self.end()
        return taken

    def end(self) -> None:
        self.process.wait(PATIENCE)
        atexit.unregister(self.process.kill)
        self.listening.join(PATIENCE)
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()


def server_refuses(data: Path, *options: str) -> str:
    """A server that cannot start: what it says; it ends with the code of a user's mistake."""
    words = ["serve", "--lang", "en", "--port", "0", "--data", str(data), *options]
    done = subprocess.run(
        [sys.executable, "-c", "from lichtung.cli.main import run; run()", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2, (done.stdout, done.stderr)
    assert "Traceback" not in done.stderr
    return done.stderr


def guest(address: str, name: str) -> Guest:
    response = httpx.post(
        f"{address}/api/guest",
        json={"name": name},
        headers={"origin": address},
        trust_env=False,
        timeout=PATIENCE,
    )
    assert response.status_code == 200, response.text
    found = response.json()
    return Guest(found["id"], found["name"], found["token"])


def post(address: str, who: Guest, path: str, data: Any = None) -> Any:
    response = httpx.post(address + path, json=data, headers=who.headers, trust_env=False, timeout=PATIENCE)
    assert response.status_code in (200, 201), response.text
    return response.json()


def started_table(address: str, who: list[Guest], game: str = "heirs", **wish: Any) -> str:
    """A public table with these people in its first seats; the game has begun."""
    table_id: str = post(address, who[0], "/api/tables", {"game": game, "public": True, **wish})["id"]
    for seat, person in enumerate(who):
        post(address, person, f"/api/tables/{table_id}/seats/{seat}")
    post(address, who[0], f"/api/tables/{table_id}/begin")
    return table_id


class Player:
    """Plays seats of a table by random legal decisions and remembers what was confirmed."""

    def __init__(self, table_id: str, who: Guest, seed: int) -> None:
        self.table_id = table_id
        self.who = who
        self.rng = Random(seed)
        self.confirmed: dict[str, int] = {}  # records by the keys that were answered with done
        self.sent: set[str] = set()
        self.pending: dict[str, Any] | None = None  # a command without an answer
        self.n = 0
        self.goal = 0  # how many moves shall be confirmed
        self.over = False
        self.close_code: int | None = None
        self.refused: str | None = None  # why something was refused last
        self.last: dict[str, Any] | None = None  # an update that no decision was made on yet

    def socket(self, address: str) -> connect:
        return connect(
            f"{address.replace('http', 'ws', 1)}/ws/tables/{self.table_id}",
            additional_headers=self.who.headers,
            max_size=None,
            compression=None,
            proxy=None,
        )

    async def play(self, address: str, moves: int = 1_000_000) -> None:
        """Play until so many moves are confirmed or the game is over; a lost connection raises."""
        async with self.socket(address) as socket:
            try:
                await self._play(socket, moves)
            finally:
                self.close_code = socket.close_code

    async def _play(self, socket: ClientConnection, moves: int) -> None:
        await socket.send(msgspec.json.encode({"type": "hello", "since": 0}).decode())
        if self.pending is not None:  # sent again with its old key: it counts once
            await socket.send(msgspec.json.encode(self.pending).decode())
        self.goal = len(self.confirmed) + moves
        while not self.over and len(self.confirmed) < self.goal:
            message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["type"] == "update":
                await self._decide(socket, message)
            elif message["type"] == "done":
                self.confirmed[message["key"]] = message["n"]
                self.pending = None
            elif message["type"] in ("stale", "refused"):
                self.pending = None
                self.refused = message["problem"]["key"] if message["type"] == "refused" else self.refused
            if self.pending is None and self.last is not None:
                await self._decide(socket, self.last)

    async def _decide(self, socket: ClientConnection, update: dict[str, Any]) -> None:
        self.n = update["n"]
        self.over = update["outcome"] is not None
        self.last = update
        if self.pending is not None or not update["legal"] or len(self.confirmed) >= self.goal:
            return
        self.last = None
        key = f"{self.rng.getrandbits(64):016x}"
        self.pending = {
            "type": "act",
            "key": key,
            "base": update["n"],
            "seat": update["deciding"]["seat"],
            "action": self.rng.choice(update["legal"]),
        }
        self.sent.add(key)
        await socket.send(msgspec.json.encode(self.pending).decode())


def wait_until(true: Any, seconds: float = PATIENCE) -> None:
    """Poll until something holds."""
    end = monotonic() + seconds
    while not true():
        assert monotonic() < end, "it did not come true"
        sleep(0.05)
