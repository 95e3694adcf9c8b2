"""Killed at any moment, ended politely, copied while it plays: what was confirmed is there, once."""

import asyncio
import shutil
import sqlite3
import statistics
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest
from websockets.exceptions import WebSocketException

from lichtung.kernel.game import state_hash
from lichtung.server.storage.database import Database
from lichtung.server.storage.store import Store
from lichtung.server.tables.table import Table
from tests.server.process import Player, Process, guest, started_table

CONNECTION_LOST = (WebSocketException, OSError, EOFError)


def records(folder: Path, table_id: str) -> list[tuple[int, str | None]]:
    """The number and the key of each record, read without the server."""
    with closing(sqlite3.connect(folder / "lichtung.sqlite")) as database:
        query = "select n, key from records where table_id = ? order by n"
        return list(database.execute(query, (table_id,)))


def is_sound(folder: Path) -> bool:
    with closing(sqlite3.connect(folder / "lichtung.sqlite")) as database:
        return database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def check(folder: Path, players: list[Player]) -> int:
    """Nothing confirmed is lost, nothing stands twice, nothing stands that nobody sent; how many moves."""
    for player in players:
        kept = records(folder, player.table_id)
        assert [n for n, _ in kept] == list(range(len(kept)))
        keys = [key for _, key in kept if key is not None]
        assert len(keys) == len(set(keys))
        assert set(keys) <= player.sent
        by_key = {key: n for n, key in kept}
        for key, n in player.confirmed.items():
            assert by_key.get(key) == n, "a confirmed move is not there"
    return sum(len(player.confirmed) for player in players)


async def play_until_cut(players: list[Player], address: str) -> None:
    async def one(player: Player) -> None:
        with suppress(*CONNECTION_LOST):
            await player.play(address)

    await asyncio.gather(*(one(player) for player in players))


async def play_and_kill(server: Process, players: list[Player], seconds: float) -> None:
    """Kill the server so long after the first move that it confirms."""
    before = sum(len(player.confirmed) for player in players)
    playing = asyncio.create_task(play_until_cut(players, server.address))
    while sum(len(player.confirmed) for player in players) == before and not playing.done():
        await asyncio.sleep(0.005)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(server.kill)
    await playing


def kill_cycles(folder: Path, cycles: int, games: int, seed: int) -> tuple[int, list[float]]:
    """Play everywhere, kill the server at a random moment, look, start again; moves and times of starts."""
    rng = Random(seed)
    server = Process(folder)
    somebody = guest(server.address, "Ada")
    players = [
        Player(started_table(server.address, [somebody, somebody]), somebody, seed + number)
        for number in range(games)
    ]
    starts: list[float] = []
    for cycle in range(cycles):
        if cycle:
            server = Process(folder)
            starts.append(server.seconds)
        playing = [player for player in players if not player.over]
        for _ in range(games - len(playing)):
            new = started_table(server.address, [somebody, somebody])
            playing.append(Player(new, somebody, rng.getrandbits(32)))
            players.append(playing[-1])
        asyncio.run(play_and_kill(server, playing, rng.uniform(0.0, 0.4)))
        check(folder, players)
    assert is_sound(folder)
    server = Process(folder)
    for player in players:  # a command that got no answer is sent again with its old key
        if not player.over:
            asyncio.run(player.play(server.address, 1))
    server.stop()
    return check(folder, players), starts


def test_kill_nine(tmp_path: Path) -> None:
    """T4, small."""
    moves, _ = kill_cycles(tmp_path, cycles=8, games=4, seed=1)
    assert moves > 20


@pytest.mark.long
def test_kill_nine_two_hundred_times(tmp_path: Path) -> None:
    """T4: 200 cycles with 20 games."""
    moves, starts = kill_cycles(tmp_path, cycles=200, games=20, seed=2)
    print(f"{moves} moves confirmed; start {statistics.median(starts):.2f} s, at most {max(starts):.2f} s")
    assert moves > 1000


def test_workers_die_with_the_server(tmp_path: Path) -> None:
    """Agents' processes do not hold the port, and do not stay behind."""
    server = Process(tmp_path, workers=2)
    somebody = guest(server.address, "Ada")
    table_id = started_table(server.address, [somebody], seats=["human", "greedy"])
    asyncio.run(Player(table_id, somebody, 1).play(server.address, 3))
    children = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(server.process.pid)], capture_output=True, text=True, check=False
    ).stdout.split()
    assert children
    server.kill()
    end = monotonic() + 10
    while any(Path(f"/proc/{child}").exists() for child in children):
        assert monotonic() < end, "a worker outlives its server"
        sleep(0.05)


def test_drain(tmp_path: Path) -> None:
    """T25: asked to end while people play, it closes with 1012, in time, and keeps what it confirmed."""
    server = Process(tmp_path, workers=1)
    somebody = guest(server.address, "Ada")
    tables = [started_table(server.address, [somebody, somebody]) for _ in range(4)]
    tables.append(started_table(server.address, [somebody], seats=["human", "greedy"]))
    players = [Player(table_id, somebody, seed) for seed, table_id in enumerate(tables)]

    async def run() -> float:
        playing = asyncio.create_task(play_until_cut(players, server.address))
        while sum(len(player.confirmed) for player in players) <= 10:
            await asyncio.sleep(0.05)
        taken = await asyncio.to_thread(server.stop)
        await playing
        return taken

    taken = asyncio.run(run())
    assert taken <= 5, f"drained in {taken:.1f} s"
    assert server.process.returncode == 0
    assert {player.close_code for player in players if not player.over} == {1012}
    assert not any("Traceback" in line for line in server.errors), server.errors
    assert check(tmp_path, players) > 10
    again = Process(tmp_path)
    for player in players:
        asyncio.run(player.play(again.address, 1))
    again.stop()
    check(tmp_path, players)


def hashes(file: Path) -> dict[str, tuple[int, str]]:
    """The number of records and the state's hash of each table of a database."""

    async def look() -> dict[str, tuple[int, str]]:
        store = Store(Database(f"sqlite:///{file}"))
        found: dict[str, tuple[int, str]] = {}
        for row in await store.all_tables():
            table = Table(row, store)
            await table.load()
            found[row.id] = (table.n, state_hash(table.match.state))
        await store.database.close()
        return found

    return asyncio.run(look())


def test_backup_while_playing(tmp_path: Path) -> None:
    """T26: a copy made in the middle of play is whole; restored elsewhere it gives the same positions."""
    data, copy, restored = tmp_path / "data", tmp_path / "copy.sqlite", tmp_path / "restored"
    server = Process(data)
    somebody = guest(server.address, "Ada")
    tables = [started_table(server.address, [somebody, somebody]) for _ in range(4)]
    players = [Player(table_id, somebody, seed) for seed, table_id in enumerate(tables)]
    words = ["admin", "--data", str(data), "backup", str(copy)]

    async def run() -> None:
        playing = asyncio.create_task(play_until_cut(players, server.address))
        await asyncio.sleep(0.4)
        code = [sys.executable, "-c", "from lichtung.cli.main import run; run()", *words]
        await asyncio.to_thread(subprocess.run, code, check=True, capture_output=True)
        await asyncio.sleep(0.2)
        await asyncio.to_thread(server.stop)
        await playing

    asyncio.run(run())
    restored.mkdir()
    shutil.copy(copy, restored / "lichtung.sqlite")
    assert is_sound(restored)
    then = hashes(restored / "lichtung.sqlite")
    assert set(then) == set(tables)
    for table_id, (n, state) in then.items():
        now = records(data, table_id)
        assert records(restored, table_id) == now[:n]
        with closing(sqlite3.connect(data / "lichtung.sqlite")) as database:
            database.execute("delete from records where table_id = ? and n >= ?", (table_id, n))
            database.commit()
        assert hashes(data / "lichtung.sqlite")[table_id] == (n, state)
    assert any(n > 20 for n, _ in then.values())
    again = Process(restored)
    asyncio.run(Player(tables[0], somebody, 9).play(again.address, 2))
    again.stop()
