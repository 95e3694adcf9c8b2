"""A restart is quick: only what serving needs is loaded, and however many tables wait in the store."""

import json
import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from sqlite3 import connect
from typing import Any

import pytest

from tests.server.process import UNSET, Process, guest, started_table

SECONDS = 3.0  # of one processor; at rest it takes less than one
MANY_SECONDS = 10.0
# What other databases, other commands, and a change of the schema need.
NOT_AT_START = (
    *("alembic", "mako", "sqlalchemy.orm", "sqlalchemy.ext.asyncio", "sqlalchemy.dialects.postgresql"),
    *("asyncpg", "valkey", "redis", "httpx", "numpy", "hypothesis"),
    *("lichtung.terminal", "lichtung.client", "lichtung.arena", "lichtung.scenario"),
)
TELL = """
import json, os, sys, time
from pathlib import Path
from lichtung.server.config import Config
from lichtung.server.run import serve
def ready(address):
    print(json.dumps([time.process_time(), sorted(sys.modules)]), flush=True)
    os._exit(0)
serve(Config(data=Path(sys.argv[1]), port=0, workers=0, log_level="warning"), ready)
"""


def started(folder: Path) -> tuple[float, list[str]]:
    """Seconds of the processor until a server is ready, and the modules that it has loaded."""
    environment = {name: value for name, value in os.environ.items() if name not in UNSET}
    done = subprocess.run(
        [sys.executable, "-c", TELL, str(folder)],
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    seconds, modules = json.loads(done.stdout)
    return seconds, modules


def test_a_start_loads_only_what_it_needs(tmp_path: Path) -> None:
    assert "alembic" in started(tmp_path)[1]  # the first one makes the schema
    _, again = started(tmp_path)
    heavy = [name for name in again for part in NOT_AT_START if name == part or name.startswith(f"{part}.")]
    assert heavy == []


def multiply(folder: Path, table_id: str, times: int) -> None:
    """Copies of a table, with its seats and records, under other names."""
    with closing(connect(folder / "lichtung.sqlite")) as database:
        for name, key in (("tables", "id"), ("seats", "table_id"), ("records", "table_id")):
            found = database.execute(f"select * from {name} where {key} = ?", (table_id,))
            columns = [column for column, *_ in found.description]
            rows = found.fetchall()
            marks = ", ".join("?" for _ in columns)
            for number in range(times):
                copies = [_renamed(dict(zip(columns, row, strict=True)), key, number) for row in rows]
                database.executemany(f"insert into {name} values ({marks})", copies)
        database.commit()


def _renamed(row: dict[str, Any], key: str, number: int) -> list[Any]:
    if "invite_hash" in row:
        row["invite_hash"] = None
    return list({**row, key: f"copy-{number:06}"}.values())


@pytest.mark.parametrize(
    ("tables", "most"),
    [
        pytest.param(1_000, SECONDS, marks=pytest.mark.slow),
        pytest.param(100_000, MANY_SECONDS, marks=pytest.mark.long),
    ],
)
def test_many_tables_do_not_hold_a_start_up(tmp_path: Path, tables: int, most: float) -> None:
    """T4's bounds; the tables have clocks, and are loaded as soon as the server serves."""
    server = Process(tmp_path)
    somebody = guest(server.address, "Ada")
    clocked = {"clock": {"mode": "total", "seconds": 3600}}
    table_id = started_table(server.address, [somebody, somebody], options=clocked)
    server.stop()
    multiply(tmp_path, table_id, tables)
    seconds, _ = started(tmp_path)
    print(f"ready after {seconds:.2f} s of the processor with {tables} tables")
    assert seconds < most
