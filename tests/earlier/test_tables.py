"""Tables of a server from before records held words: opened, shown, taken back, played on and exported."""

import asyncio
import json
from pathlib import Path
from random import Random
from time import time

import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import state_hash
from lichtung.kernel.journal import load, loads, replay
from lichtung.server.replays.timeline import Timeline
from lichtung.server.storage.store import FINISHED, RUNNING, Record, Seat
from lichtung.server.tables.archive import PLAY, UNDO
from lichtung.server.tables.table import Table
from tests.earlier.written_before import EXPECTED, path_of
from tests.server.tables import PEOPLE, Keeper, open_keeper, picture, step


async def stored(keeper: Keeper, name: str, entries: int, rules: int = 1, phase: str = RUNNING) -> Table:
    """A table with codes as bodies of its records, as it was stored then."""
    journal = load(path_of(name))
    fair = journal.header.fair or {"seed": "5eed" * 16}
    history = [
        Record(e.n, PLAY, e.seat, [int(n) for n in e.do], e.draw, None, time())
        for e in journal.entries[:entries]
    ]
    values: dict[str, object] = {
        "id": name,
        "game": journal.header.game,
        "rules": rules,
        "setup": json.dumps(journal.header.setup),
        "options": "{}",
        "title": "",
        "owner": PEOPLE[0],
        "public": True,
        "seed": fair["seed"],
        "phase": phase,
        "created": time(),
        "updated": time(),
    }
    chairs = [Seat(seat, PEOPLE[0], None, False) for seat in range(len(journal.header.seats))]
    await keeper.store.create_table(values, chairs, history)
    return await keeper.again(name)


@pytest.mark.parametrize(("name", "entries"), [("six", 400), ("vagabonds", 330), ("heirs", 58)])
def test_played_on(tmp_path: Path, name: str, entries: int) -> None:
    """Old records stay as they are, new ones are in words, and both together are read again."""

    async def test() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await stored(keeper, name, entries)
            old, state = load(path_of(name)), table.game.start()
            for _ in replay(old, table.game, state, upto=entries):
                pass
            assert state_hash(table.match.state) == state_hash(state)
            rng = Random(1)
            for _ in range(12):
                await step(table, rng)
            assert picture(await keeper.again(name)) == picture(table)
            records = await keeper.store.records(name)
            bodies = [type(record.body) for record in records if record.kind == PLAY]
            assert bodies[:entries] == [list] * entries
            assert set(bodies[entries:]) == {str}
            timeline = Timeline(table)
            timeline.catch_up()
            at = await timeline.state(table.n)
            assert state_hash(at) == state_hash(table.match.state)
            again = loads(table.journal().dumps())
            state = table.game.start()
            for _ in replay(again, table.game, state):
                pass
            assert state_hash(state) == state_hash(table.match.state)

    asyncio.run(test())


def test_taken_back_among_codes(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await stored(keeper, "heirs", 60)
            await keeper.store.append("heirs", [Record(60, UNDO, 0, 41, None, None, time())])
            await table.catch_up()
            state = table.game.start()
            for _ in replay(load(path_of("heirs")), table.game, state, upto=41):
                pass
            assert state_hash(table.match.state) == state_hash(state)
            assert picture(await keeper.again("heirs")) == picture(table)

    asyncio.run(test())


@pytest.mark.parametrize("name", ["six", "heirs"])
def test_a_finished_table_is_shown_and_exported_in_words(tmp_path: Path, name: str) -> None:
    async def test() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await stored(keeper, name, EXPECTED[name]["entries"], phase=FINISHED)
            assert table.over
            timeline = Timeline(table)
            timeline.catch_up()
            shown = await timeline.show(table.n, "full", None)
            assert [happened.body for happened in shown.happened] == [e.do for e in table.journal().entries]
            exported = table.journal()
            assert exported.header.fair == load(path_of(name)).header.fair
            assert exported.header.rules == table.game.rules_version

    asyncio.run(test())


@pytest.mark.parametrize("rules", [0, 5])
def test_other_rules_are_refused(tmp_path: Path, rules: int) -> None:
    async def test() -> None:
        async with open_keeper(tmp_path) as keeper:
            with pytest.raises(LichtungError) as caught:
                await stored(keeper, "six", 100, rules)
            assert caught.value.key == "table-other-rules"

    asyncio.run(test())
