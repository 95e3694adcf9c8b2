"""Asking for an undo, resigning, pausing, stand-ins: all of them records, the same in every process."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from lichtung.server.storage.store import FINISHED
from lichtung.server.tables.archive import UNDO
from lichtung.server.tables.progress import AGENT, ANSWER, ASK, RESIGN
from lichtung.server.tables.protocol import (
    Act,
    Answer,
    AnswerUndo,
    AskUndo,
    Clock,
    Done,
    Pause,
    Refused,
    Resign,
    Undo,
)
from lichtung.server.tables.table import Table
from tests.server.tables import (
    HEIRS,
    ROOT,
    Keeper,
    new_key,
    open_keeper,
    picture,
    play_until,
    send,
    step,
)

Story = Callable[[Keeper], Awaitable[None]]


def run(folder: Path, story: Story) -> None:
    async def tell() -> None:
        async with open_keeper(folder) as keeper:
            await story(keeper)

    asyncio.run(tell())


def refused(answer: Answer) -> str:
    assert isinstance(answer, Refused), answer
    return answer.problem.key


def done(answer: Answer) -> int:
    assert isinstance(answer, Done), answer
    return answer.n


async def ask(table: Table, seat: int) -> Answer:
    return await send(table, AskUndo(key=new_key(), base=table.n, seat=seat))


async def reply(table: Table, seat: int, yes: bool) -> Answer:
    return await send(table, AnswerUndo(key=new_key(), base=table.n, seat=seat, yes=yes))


async def resign(table: Table, seat: int) -> Answer:
    return await send(table, Resign(key=new_key(), base=table.n, seat=seat))


async def pause(table: Table, seat: int, on: bool) -> Answer:
    return await send(table, Pause(key=new_key(), base=table.n, seat=seat, on=on))


async def same_elsewhere(keeper: Keeper, table: Table) -> None:
    """A restart comes to the same."""
    assert picture(await keeper.again(table.id)) == picture(table)


async def with_barrier(table: Table, rng: Random) -> int:
    """Play until somebody cannot take his last decision back by himself; his seat."""
    for _ in range(500):
        await step(table, rng)
        for seat in range(table.game.seats):
            if table.progress.last_decision_of(seat) is not None and table.match.undo_length(seat) is None:
                return seat
    raise AssertionError


def test_ask_and_agree_across_chance(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        rng = Random(1)
        table = await keeper.started("heirs", HEIRS, ["ada", "bob"])
        for _ in range(30):
            await step(table, rng)
        for _ in range(6):
            seat = await with_barrier(table, rng)
            other = 1 - seat
            length = table.progress.last_decision_of(seat)
            assert length is not None
            before = [entry.do for entry in table.match.journal.entries[:length]]
            draws = table.progress.next_draw
            done(await ask(table, seat))
            assert table.update([other], 0).asked == seat
            assert refused(await ask(table, other)) == "undo-asked-already"
            assert refused(await reply(table, seat, True)) == "undo-own-request"
            done(await reply(table, other, True))
            kinds = [applied.record.kind for applied in table.history[-3:]]
            assert kinds == [ASK, ANSWER, UNDO]
            assert table.history[-1].record.body == length
            assert [entry.do for entry in table.match.journal.entries] == before
            assert table.decider() == seat
            assert table.update([other], 0).asked is None
            await same_elsewhere(keeper, table)
            while await step(table, rng) and table.progress.next_draw == draws:
                pass
            drawn = [entry.draw for entry in table.match.journal.entries[length:]]
            assert [draw for draw in drawn if draw is not None and draw < draws] == []

    run(tmp_path, story)


def test_no_draw_number_is_used_twice(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        rng = Random(2)
        table = await keeper.started("heirs", HEIRS, ["ada", "bob"])
        for _ in range(60):
            if not await step(table, rng):
                break
            if rng.random() < 0.2 and table.progress.last_decision_of(0) is not None:
                await ask(table, 0)
                if table.progress.undo_request is not None:
                    await reply(table, 1, True)
        drawn = [applied.record.draw for applied in table.history if applied.record.draw is not None]
        assert drawn == list(range(len(drawn)))
        await same_elsewhere(keeper, table)

    run(tmp_path, story)


def test_refusal_or_any_record_ends_a_request(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        rng = Random(3)
        table = await keeper.started("root", ROOT, ["ada", "bob", "cleo"])
        seat = await with_barrier(table, rng)
        first, second = (other for other in range(3) if other != seat)
        assert refused(await reply(table, first, True)) == "undo-not-asked"
        done(await ask(table, seat))
        done(await reply(table, first, True))
        assert table.update([], 0).agreed == [first]
        await same_elsewhere(keeper, table)
        length = len(table.match.journal.entries)
        done(await reply(table, second, False))
        assert table.progress.undo_request is None
        assert len(table.match.journal.entries) == length
        done(await ask(table, seat))
        await step(table, rng)
        assert table.progress.undo_request is None
        assert refused(await reply(table, first, True)) == "undo-not-asked"
        await same_elsewhere(keeper, table)

    run(tmp_path, story)


def test_agents_and_own_seats_agree_at_once(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        rng = Random(4)
        for seats in (["ada", ":random"], ["ada", "ada"]):
            table = await keeper.started("heirs", HEIRS, seats)
            for _ in range(20):
                await step(table, rng)
            await play_until(table, rng, 0)
            await step(table, rng)
            while table.match.undo_length(0) is not None:
                await step(table, rng)
            length = table.progress.last_decision_of(0)
            done(await ask(table, 0))
            assert len(table.match.journal.entries) == length
            assert table.decider() == 0
            await same_elsewhere(keeper, table)

    run(tmp_path, story)


def test_asking_without_a_barrier_just_takes_back(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        rng = Random(5)
        table = await keeper.started("heirs", HEIRS, ["ada", "bob"])
        assert refused(await ask(table, 0)) == "undo-nothing"
        while True:
            await step(table, rng)
            free = [seat for seat in (0, 1) if table.match.undo_length(seat) is not None]
            if free:
                break
        done(await ask(table, free[0]))
        assert table.history[-1].record.kind == UNDO
        assert table.progress.undo_request is None

    run(tmp_path, story)


def test_resigning_with_two_seats_ends_the_game(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        table = await keeper.started("heirs", HEIRS, ["ada", ":greedy"])
        done(await resign(table, 0))
        outcome = table.update([0], 0).outcome
        assert outcome is not None
        assert (outcome.winners, outcome.key, outcome.law) == ([1], "resigned", "")
        assert table.update([], 0).seed == table.row.seed
        again = await keeper.again(table.id)
        assert again.row.phase == FINISHED
        await same_elsewhere(keeper, table)
        assert refused(await resign(table, 0)) == "game-over"

    run(tmp_path, story)


def test_resigning_among_several_leaves_an_agent(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        rng = Random(6)
        table = await keeper.started(
            "root", ROOT, ["ada", "bob", "cleo"], {"takeover": "random", "grace": 60}
        )
        await play_until(table, rng, 1)
        done(await resign(table, 1))
        assert table.agent_of(1) == "random"
        assert table.history[-1].record.kind == RESIGN
        action = table.game.actions(table.match.state)[0]
        act = Act(key=new_key(), base=table.n, seat=1, action=list(action.code()))
        assert refused(await send(table, act)) == "seat-taken-over"
        assert not await table.remove_stand_ins([1]), "who has resigned does not come back"
        assert await table.decide_for(1, table.n, action)
        done(await resign(table, 0))
        await same_elsewhere(keeper, table)
        done(await resign(table, 2))
        outcome = table.update([0], 0).outcome
        assert outcome is not None
        assert (outcome.winners, outcome.key) == ([], "abandoned")
        await same_elsewhere(keeper, table)

    run(tmp_path, story)


def test_pause_needs_everybody(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        table = await keeper.started("root", ROOT, ["ada", "bob", ":random"])
        assert refused(await pause(table, 0, False)) == "pause-not-on"
        done(await pause(table, 0, True))
        clock = table.update([], 0).clock
        assert clock is not None
        assert (clock.paused, clock.wishes) == (False, [0])
        done(await pause(table, 0, False))
        assert table.update([], 0).clock is None
        done(await pause(table, 0, True))
        done(await pause(table, 1, True))
        assert table.clock() == Clock([], None, True, [])
        await same_elsewhere(keeper, table)
        assert refused(await pause(table, 1, True)) == "pause-already"
        done(await pause(table, 1, False))
        assert table.clock() == Clock([], None, True, [1])
        done(await pause(table, 0, False))
        clock = table.update([], 0).clock
        assert clock is None, "nobody pauses, nobody wishes to"
        await same_elsewhere(keeper, table)

    run(tmp_path, story)


def test_an_agent_takes_an_abandoned_seat_and_gives_it_back(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        rng = Random(7)
        table = await keeper.started("heirs", HEIRS, ["ada", "bob"], {"takeover": "random", "grace": 5})
        seat = table.decider()
        assert seat is not None
        assert not await table.seat_stand_in(1 - seat), "only whoever has to decide"
        assert await table.seat_stand_in(seat)
        assert table.agent_of(seat) == "random"
        assert table.history[-1].record.kind == AGENT
        assert table.chairs([], set())[seat].agent == "random"
        assert not await table.seat_stand_in(seat)
        await same_elsewhere(keeper, table)
        assert await table.remove_stand_ins([seat])
        assert table.agent_of(seat) is None
        assert table.history[-1].record.body == {"seat": seat, "name": None}
        await same_elsewhere(keeper, table)
        assert await step(table, rng)

    run(tmp_path, story)


@pytest.mark.parametrize("phase", ["open", "closed"])
def test_nothing_is_carried_out_before_or_after(tmp_path: Path, phase: str) -> None:
    async def story(keeper: Keeper) -> None:
        table = await keeper.started("heirs", HEIRS, ["ada", "bob"])
        n = table.n
        table.row.phase = phase
        want = {"open": "table-not-started", "closed": "table-closed"}[phase]
        for answer in (
            await resign(table, 0),
            await pause(table, 0, True),
            await ask(table, 0),
            await send(table, Undo(key=new_key(), base=n, seat=0)),
        ):
            assert refused(answer) == want
        assert table.n == n

    run(tmp_path, story)
