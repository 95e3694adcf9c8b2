"""Taking back what somebody did who is away: he is asked like everybody else."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from lichtung.server.tables.protocol import Answer, AnswerUndo, AskUndo, Done, Refused, Resign
from lichtung.server.tables.table import Table
from tests.server.tables import ROOT, new_key, open_keeper, play_until, send

ADA, BOB, CLEO = range(3)


async def with_bob_away(table: Table) -> None:
    """Bob had to decide and was not there: an agent has his seat; then Ada has decided again."""
    rng = Random(4)
    await play_until(table, rng, BOB)
    assert await table.seat_stand_in(BOB)
    while table.decider() == BOB:
        action = rng.choice(table.game.actions(table.match.state))
        assert await table.decide_for(BOB, table.n, action)


async def ask(table: Table, seat: int) -> Answer:
    return await send(table, AskUndo(key=new_key(), base=table.n, seat=seat))


async def answer(table: Table, seat: int, yes: bool = True) -> Answer:
    return await send(table, AnswerUndo(key=new_key(), base=table.n, seat=seat, yes=yes))


@pytest.mark.parametrize("yes", [True, False])
def test_who_is_away_is_asked_when_he_comes_back(tmp_path: Path, yes: bool) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await keeper.started("root", ROOT, ["ada", "bob", "cleo"])
            await with_bob_away(table)
            length = len(table.match.journal.entries)
            assert isinstance(await ask(table, ADA), Done)
            assert isinstance(await answer(table, CLEO), Done)
            assert len(table.match.journal.entries) == length, "it waits for Bob"
            assert table.progress.undo_request is not None
            assert isinstance(await answer(table, BOB, yes), Done)
            assert (len(table.match.journal.entries) < length) == yes
            assert table.progress.undo_request is None

    asyncio.run(story())


def test_alone_with_somebody_who_is_away_nothing_is_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await keeper.started("root", ROOT, ["ada", "bob", ":random"])
            await with_bob_away(table)
            length = len(table.match.journal.entries)
            for _ in range(5):
                await ask(table, ADA)
            assert len(table.match.journal.entries) == length

    asyncio.run(story())


def test_who_has_given_up_is_not_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await keeper.started("root", ROOT, ["ada", "bob", "cleo"])
            await with_bob_away(table)
            assert await table.remove_stand_ins([BOB])
            assert isinstance(await send(table, Resign(key=new_key(), base=table.n, seat=BOB)), Done)
            length = len(table.match.journal.entries)
            assert isinstance(await ask(table, ADA), Done)
            refused = await answer(table, BOB)
            assert isinstance(refused, Refused)
            assert refused.problem.key == "seat-taken-over"
            assert isinstance(await answer(table, CLEO), Done)
            assert len(table.match.journal.entries) < length

    asyncio.run(story())


def test_giving_up_does_not_end_the_game_of_who_is_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await keeper.started("root", ROOT, ["ada", "bob", ":random"])
            await with_bob_away(table)
            assert isinstance(await send(table, Resign(key=new_key(), base=table.n, seat=ADA)), Done)
            assert not table.over
            assert await table.remove_stand_ins([BOB])

    asyncio.run(story())
