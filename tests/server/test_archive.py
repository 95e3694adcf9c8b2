"""Old records are packed: nobody can tell, and a table needs little memory."""

import asyncio
import gc
import tracemalloc
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from lichtung.games import teller
from lichtung.server.storage.store import Record
from lichtung.server.tables import archive
from lichtung.server.tables.archive import PAGE, RECENT, UNDO, AppliedRecord
from lichtung.server.tables.protocol import Done, LogLine, Refused, Undo
from lichtung.server.tables.table import Table
from tests.server.attacks.long_tables import lengthen
from tests.server.tables import HEIRS, ROOT, Keeper, all_seats, new_key, open_keeper, picture, send, step

GAMES: list[tuple[str, dict[str, object], list[str]]] = [
    ("heirs", HEIRS, ["ada", "bob"]),
    ("root", ROOT, ["ada", "bob", "cleo"]),
]
MOST_KB = 200  # of a table with a thousand records


def told(folder: Path, story: Callable[[Keeper], Awaitable[None]]) -> None:
    async def run() -> None:
        async with open_keeper(folder) as keeper:
            await story(keeper)

    asyncio.run(asyncio.wait_for(run(), 120))


async def played(keeper: Keeper, game: int, records: int, undo: float = 0.2) -> Table:
    """A table after random play in which people take back what they may."""
    table, rng = await keeper.started(*GAMES[game]), Random(11)
    while table.n < records and await step(table, rng):
        if rng.random() < undo:
            seat = rng.choice(all_seats(table))
            await send(table, Undo(key=new_key(), base=table.n, seat=seat))
    return table


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_packed_records_tell_the_same(tmp_path: Path, game: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(keeper: Keeper) -> None:
        table = await played(keeper, game, 4 * PAGE)
        assert len(table.history.pages) >= 2
        again = await keeper.again(table.id)
        monkeypatch.setattr(archive, "RECENT", 1_000_000)
        whole = await keeper.again(table.id)
        assert not whole.history.pages
        assert picture(table) == picture(again) == picture(whole)
        for n, applied in enumerate(whole.history):
            assert table.history.record(n).body == applied.record.body
            assert table.history[n].events == applied.events

    told(tmp_path, story)


def alive() -> int:
    """Records that are kept as they are, in all tables of this process."""
    archive.opened.cache_clear()
    gc.collect()
    return sum(isinstance(one, AppliedRecord) for one in gc.get_objects())


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_only_the_last_records_are_kept_as_they_are(tmp_path: Path, game: int) -> None:
    async def story(keeper: Keeper) -> None:
        others = alive()  # of tables that other tests have left behind
        table = await played(keeper, game, 3 * PAGE)
        assert len(table.history.recent) < PAGE + RECENT
        live = alive() - others
        assert live <= len(table.history.recent) < table.n
        packed = sum(map(len, table.history.pages))
        assert packed < 120 * PAGE * len(table.history.pages), "bytes of a record, with all that it tells"

    told(tmp_path, story)


def test_a_key_is_found_wherever_its_record_is(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        table = await played(keeper, 1, 4 * PAGE)
        keys = {record.key: record.n for record in table.history.records(table.n) if record.key}
        assert len(keys) > PAGE
        assert {key: table.history.find_key(key) for key in keys} == keys
        assert table.history.find_key(new_key()) is None
        [(first, n), *_] = keys.items()
        assert n < len(table.history.pages) * PAGE
        seat = table.history.record(n).seat
        again = await send(table, Undo(key=first, base=table.n, seat=seat), [seat])
        assert isinstance(again, Done)
        assert again.n == n
        stranger = await send(table, Undo(key=first, base=table.n, seat=1 - seat), [1 - seat])
        assert isinstance(stranger, Refused)

    told(tmp_path, story)


def standing_lines(table: Table) -> list[list[tuple[int, int]]]:
    """The lines of the log as somebody tells them who has heard nothing but what stands."""
    fresh = teller(table.game)
    for n in table.progress.record_of:
        fresh.add(n, list(table.history[n].events))
    return [[(one.n, one.k) for one in line] for line in fresh.lines]


def last_lines(table: Table) -> dict[int, LogLine]:
    """The lines as a client has them: each as it was told last by a record that stands."""
    stands = set(table.progress.record_of)
    happened = table.update([0], 0).happened
    return {line.i: line for one in happened if one.n in stands for line in one.lines}


@pytest.mark.parametrize("game", range(len(GAMES)))
@pytest.mark.parametrize("share", [0.1, 0.6, 0.97])
def test_going_far_back_finds_the_lines_again(tmp_path: Path, game: int, share: float) -> None:
    """Lines of turns that are over are forgotten; whoever goes back to one hears how it went on."""

    async def story(keeper: Keeper) -> None:
        table, rng = await played(keeper, game, 4 * PAGE, 0.0), Random(3)
        length = int(len(table.progress.record_of) * share)
        table.progress.apply_record(Record(table.n, UNDO, 0, length))
        for _ in range(30):
            seat = table.decider()
            if seat is None:
                break
            table.decide(seat, rng.choice(table.game.actions(table.match.state)))
        found = last_lines(table)
        want = standing_lines(table)
        assert sorted(found) == list(range(len(want)))
        for i, line in found.items():
            assert max(1, len(line.details)) == len(want[i])

    told(tmp_path, story)


def traced() -> int:
    """Bytes that Python has given out, but for old pages that somebody has just read."""
    archive.opened.cache_clear()
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def test_a_thousand_records_need_little_memory(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        setup: dict[str, object] = {"factions": "marquise,eyrie,alliance,vagabond"}
        people = ["ada", "bob", "cleo", "dora"]

        async def long_table() -> Table:
            table, rng = await keeper.started("root", setup, people), Random(5)
            made: list[AppliedRecord] = []
            while table.n < 150 and (seat := table.decider()) is not None:
                made += table.decide(seat, rng.choice(table.game.actions(table.match.state)))
            await table.commit(made, None)
            del made
            await lengthen(table, 1000)
            return table

        tracemalloc.start()
        try:
            table: Table | None = await long_table()
            assert table is not None
            assert table.n >= 1000
            with_it = traced()
            table = None
            assert with_it - traced() <= MOST_KB * 1000, "what a table had for itself is free when it goes"
        finally:
            tracemalloc.stop()

    told(tmp_path, story)
