"""Undo (T29): to the last barrier only, over random play; the records only ever grow."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Event
from lichtung.kernel.game import state_hash
from lichtung.server.tables.archive import PLAY, UNDO
from lichtung.server.tables.progress import GameProgress
from lichtung.server.tables.protocol import Done, Refused, Undo
from tests.server.tables import HEIRS, ROOT, Keeper, all_seats, new_key, open_keeper, picture, send, step

SETUPS: list[tuple[str, dict[str, object], list[str]]] = [
    ("heirs", HEIRS, ["ada", "bob"]),
    ("root", ROOT, ["ada", "bob", "cleo"]),
    ("root", {"factions": "vagabond,riverfolk,cult,eyrie"}, ["ada", "bob", "cleo", "dora"]),
]


async def take_back(keeper: Keeper, setup: int, turns: int, rng: Random) -> tuple[int, int]:
    """Random play in which everybody takes back what he can; how many undos were allowed, and were not."""
    allowed = refused = 0
    table = await keeper.started(*SETUPS[setup])
    hashes = {0: state_hash(table.match.initial)}
    told: list[tuple[int, str, int, object]] = []
    for _ in range(turns):
        before = len(table.match.journal.entries)
        if not await step(table, rng):
            table = await keeper.started(*SETUPS[setup])
            hashes, told = {0: state_hash(table.match.initial)}, []
            continue
        hashes = {n: h for n, h in hashes.items() if n <= before}
        hashes[len(table.match.journal.entries)] = state_hash(table.match.state)
        while not table.over and rng.random() < 0.5:
            seat = rng.choice(all_seats(table))
            entries = table.match.journal.entries
            n, length = table.n, len(entries)
            last, events = entries[-1], played(table.progress)
            answer = await send(table, Undo(key=new_key(), base=n, seat=seat))
            if isinstance(answer, Refused):
                refused += 1
                assert answer.problem.key == "undo-barrier"
                assert (table.n, len(table.match.journal.entries)) == (n, length)
                continue
            assert isinstance(answer, Done)
            allowed += 1
            assert last.seat == seat, "never across another seat or chance"
            assert last.seat != CHANCE
            assert not any(event.reveals for event in events), "never across something that was learnt"
            others = ~(1 << seat)
            assert not any(event.hidden and event.to & others for event in events)
            assert table.decider() == seat
            assert len(table.match.journal.entries) == length - 1
            if length - 1 in hashes:
                assert state_hash(table.match.state) == hashes[length - 1], "back to the same position"
        now = [(p.record.n, p.record.kind, p.record.seat, p.record.body) for p in table.history]
        assert now[: len(told)] == told, "records are never changed"
        told = now
    assert picture(await keeper.again(table.id)) == picture(table)
    return allowed, refused


def played(progress: GameProgress) -> list[Event]:
    """The events of the last entry that stands: undone decisions are passed over."""
    back = 0
    for applied in reversed(progress.history):
        if applied.record.kind == UNDO:
            back += 1
        elif applied.record.kind == PLAY:
            if not back:
                return list(applied.events)
            back -= 1
    return []


@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_undo_never_crosses_a_barrier(tmp_path: Path, setup: int) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            allowed, refused = await take_back(keeper, setup, 150, Random(setup))
            assert allowed > 10
            assert refused > 10

    asyncio.run(story())


@pytest.mark.long
@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_undo_never_crosses_a_barrier_in_long_play(tmp_path: Path, setup: int) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            await take_back(keeper, setup, 10_000, Random(100 + setup))

    asyncio.run(story())
