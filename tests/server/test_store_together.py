"""Changes of many tables in one commit: the same as one by one, and what one gets wrong is its own."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lichtung.server.storage import database as databases
from lichtung.server.storage import store as stored
from lichtung.server.storage.database import Job, sqlite_connection
from lichtung.server.storage.store import CLOSED, FINISHED, ClosedError, Record, RepeatedError, StaleError
from tests.server.tables import HEIRS, Keeper, open_keeper

TABLES = 13  # of 64 rows at a time and of 8, 4 and 1: several statements


def moves(table: int, first: int) -> list[Record]:
    """One to three records for a table."""
    key = f"key-{table:04}"
    return [
        Record(first, "play", 1, f"it's {table}", None, key, 1000.5 + table, 0.25),
        *[Record(first + n, "play", -1, {"n": [n, None]}, n, None, 2000.0) for n in range(1, 1 + table % 3)],
    ]


async def ready(keeper: Keeper) -> list[tuple[str, int]]:
    """Tables and how many records each has."""
    tables = [await keeper.started("heirs", HEIRS, ["ada", "bob"]) for _ in range(TABLES)]
    return [(table.id, table.n) for table in tables]


async def kept(keeper: Keeper, table_id: str) -> tuple[list[dict[str, object]], str, int | None]:
    row = await keeper.store.table(table_id)
    assert row is not None
    return [record.row("") for record in await keeper.store.records(table_id)], row.phase, row.deciding


@pytest.mark.parametrize("most", [stored.MOST_ROWS, 4])
def test_together_as_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    monkeypatch.setattr(stored, "MOST_ROWS", most)

    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            one, other = await ready(keeper), await ready(keeper)
            phases = [FINISHED if n == 5 else None for n in range(TABLES)]
            for n, (id_, length) in enumerate(one):
                await keeper.store.append(id_, moves(n, length), phases[n], n % 2 or None)
            together = [
                keeper.store.append(id_, moves(n, length), phases[n], n % 2 or None)
                for n, (id_, length) in enumerate(other)
            ]
            await asyncio.gather(*together)
            for n in range(TABLES):
                start = one[n][1]
                alone, phase, deciding = await kept(keeper, one[n][0])
                assert (alone[start:], phase, deciding) == (
                    (found := await kept(keeper, other[n][0]))[0][start:],
                    *found[1:],
                )
                assert len(alone) == start + 1 + n % 3

    asyncio.run(story())


def test_what_one_gets_wrong_is_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            tables = await ready(keeper)
            (stale, _), (closed, _), (again, n) = tables[:3]
            await keeper.store.change_table(closed, phase=CLOSED)
            await keeper.store.append(again, moves(2, n))
            firsts = [length for _, length in tables]
            firsts[0] -= 1
            answers = await asyncio.gather(
                *[keeper.store.append(id_, moves(k, firsts[k])) for k, (id_, _) in enumerate(tables)],
                return_exceptions=True,
            )
            assert [type(answer) for answer in answers[:3]] == [StaleError, ClosedError, RepeatedError]
            assert answers[3:] == [None] * (TABLES - 3)
            for k, (id_, length) in enumerate(tables):
                grown = len((await kept(keeper, id_))[0]) - length
                assert grown == (0 if id_ in (stale, closed) else 1 + k % 3)

    asyncio.run(story())


def test_moves_are_committed_by_few_statements(tmp_path: Path) -> None:
    """For each of them the thread that writes has to wait for the loop."""

    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            tables, statements = await ready(keeper), list[str]()
            writer = keeper.store.database.write_connection
            bare = None if writer is None else sqlite_connection(writer)
            assert bare is not None
            bare.set_trace_callback(lambda statement: statements.append(statement.split()[0]))
            await asyncio.gather(*[keeper.store.append(id_, moves(0, n)) for id_, n in tables])
            assert statements == ["BEGIN", *["UPDATE"] * 3, *["INSERT"] * 3, "COMMIT"]  # of 8, 4 and 1

    asyncio.run(story())


def test_where_many_come_the_next_wait_for_company(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And where one comes after the other nobody does."""
    monkeypatch.setattr(databases, "COMMIT_EVERY", 1.0)
    commits: list[int] = []

    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            tables, database = await ready(keeper), keeper.store.database
            whole = database._commit

            async def count(batch: list[Job[Any]]) -> None:
                commits.append(len(batch))
                await whole(batch)

            database._commit = count  # type: ignore[method-assign]
            append = keeper.store.append
            await append(tables[0][0], moves(0, tables[0][1]))
            await append(tables[1][0], moves(0, tables[1][1]))
            await asyncio.gather(*[append(id_, moves(0, n)) for id_, n in tables[2:10]])
            late = []
            for id_, n in tables[10:]:
                late.append(asyncio.create_task(append(id_, moves(0, n))))
                await asyncio.sleep(0.01)
            await asyncio.gather(*late)

    asyncio.run(story())
    assert commits == [1, 1, 8, TABLES - 10]
