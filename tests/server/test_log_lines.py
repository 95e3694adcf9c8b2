"""Lines of the log on the wire: each record carries those that began or grew by it, for every viewer."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from lichtung.games import teller
from lichtung.server.tables.archive import UNDO
from lichtung.server.tables.protocol import Happened, LogLine, Undo
from lichtung.server.tables.table import Table
from tests.server.tables import HEIRS, ROOT, all_seats, new_key, open_keeper, send, step


def standing(happened: list[Happened]) -> dict[int, LogLine]:
    """The log as a client puts it together: the last version of each line, without what was taken back."""
    plays: list[Happened] = []
    for one in happened:
        if one.kind == UNDO:
            del plays[one.body :]
        elif one.kind == "play":
            plays.append(one)
    return {line.i: line for one in plays for line in one.lines}


@pytest.mark.parametrize(
    ("game", "setup", "people"), [("heirs", HEIRS, ["ada", "bob"]), ("root", ROOT, ["ada", "bob", "cleo"])]
)
def test_lines_grow_and_what_is_taken_back_leaves(
    game: str, setup: dict[str, object], people: list[str], tmp_path: Path
) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await keeper.started(game, setup, people)
            rng = Random(7)
            for _ in range(160):
                if not await step(table, rng):
                    break
                if rng.random() < 0.4:
                    seat = rng.choice(all_seats(table))
                    await send(table, Undo(key=new_key(), base=table.n, seat=seat))
            undone = sum(applied.record.kind == UNDO for applied in table.history)
            assert undone > 3
            check(table)

    asyncio.run(asyncio.wait_for(story(), 120))


def check(table: Table) -> None:
    """What clients have is what the teller tells of the entries that stand, for all in the same order."""
    fresh = teller(table.game)
    for n in table.progress.record_of:
        fresh.add(n, list(table.history[n].events))
    told = fresh.lines
    for seats in ([], *[[seat] for seat in all_seats(table)]):
        found = standing(table.update(seats, 0).happened)
        assert sorted(found) == list(range(len(told)))
        for i, line in found.items():
            assert max(1, len(line.details)) == len(told[i])
    whole = table.update([0], 0).happened
    later = table.update([0], 40).happened
    assert standing([*whole[:40], *later]) == standing(whole), "as far as was missed is enough"
