"""Clocks (T28): measured by a clock that only goes forward, kept in the records, the same after a restart."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lichtung.server.tables.archive import UNDO
from lichtung.server.tables.clocks import TOTAL, TURN, ledger_of
from lichtung.server.tables.progress import CLOCK, TIMEOUT
from lichtung.server.tables.protocol import Act, AnswerUndo, AskUndo, Done, Pause, Undo
from lichtung.server.tables.table import Table
from tests.server.desk import Desk, Guest, open_desk
from tests.server.tables import HEIRS, ROOT, Keeper, new_key, open_keeper, picture, send, step

Story = Callable[[Keeper], Awaitable[None]]


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def run(folder: Path, story: Story) -> None:
    async def tell() -> None:
        async with open_keeper(folder) as keeper:
            await story(keeper)

    asyncio.run(tell())


def options(mode: str, seconds: int, increment: int = 0, **more: Any) -> dict[str, Any]:
    return {"clock": {"mode": mode, "seconds": seconds, "increment": increment}, "takeover": "random", **more}


async def timed(
    keeper: Keeper, mode: str, seconds: int, increment: int = 0, **more: Any
) -> tuple[Table, Time]:
    table = await keeper.started("heirs", HEIRS, ["ada", "bob"], options(mode, seconds, increment, **more))
    time = Time()
    table.now = time
    table.since = table.committed_since = time()
    return table, time


def left(table: Table) -> list[float]:
    clock = table.update([], 0).clock
    assert clock is not None
    return clock.left


async def act(table: Table, rng: Random) -> None:
    assert await step(table, rng)


def test_no_clock_unless_wished() -> None:
    assert ledger_of({}, 2) is None
    assert ledger_of({"clock": {"mode": "none", "seconds": 10}}, 2) is None
    assert ledger_of({"clock": {"mode": "turn", "seconds": 0}}, 2) is None
    found = ledger_of({"clock": {"mode": "turn", "seconds": 9}}, 2)
    assert found is not None
    assert found.left == [9.0, 9.0]


def test_total_time_with_increment(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        rng = Random(1)
        table, time = await timed(keeper, TOTAL, 100, 7)
        want = [100.0, 100.0]
        for _ in range(40):
            seat = table.decider()
            if seat is None:
                break
            time.at += 0.25
            assert left(table)[seat] == pytest.approx(want[seat] - 0.25)
            await act(table, rng)
            want[seat] -= 0.25
            if table.decider() not in (seat, None):
                want[seat] += 7
            assert left(table) == pytest.approx(want)
        again = await keeper.again(table.id)
        assert left(again) == pytest.approx(want, abs=0.1)
        assert picture(again) == picture(table)

    run(tmp_path, story)


def test_time_for_each_turn(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        rng = Random(2)
        table, time = await timed(keeper, TURN, 30)
        used = 0.0
        for _ in range(40):
            seat = table.decider()
            if seat is None:
                break
            time.at += 0.5
            used += 0.5
            assert left(table)[seat] == pytest.approx(30 - used)
            await act(table, rng)
            if table.decider() != seat:
                used = 0.0
        assert picture(await keeper.again(table.id)) == picture(table)

    run(tmp_path, story)


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_the_wall_clock_may_jump(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    async def story(keeper: Keeper) -> None:
        rng = Random(3)
        table, time = await timed(keeper, TOTAL, 50)
        seat = table.decider()
        assert seat is not None
        time.at += 2
        monkeypatch.setattr("lichtung.server.tables.table.time", lambda: 1_000_000.0 + jump)
        await act(table, rng)
        assert left(table)[seat] == pytest.approx(48)
        assert left(await keeper.again(table.id))[seat] == pytest.approx(48, abs=0.1)

    run(tmp_path, story)


def test_no_time_is_spent_while_the_server_is_down(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        table, time = await timed(keeper, TOTAL, 50)
        seat = table.decider()
        assert seat is not None
        time.at += 20
        await table.stop_clock()
        assert table.history[-1].record.kind == CLOCK
        time.at += 10_000
        again = await keeper.again(table.id)
        assert left(again)[seat] == pytest.approx(30, abs=0.1)
        assert picture(again) == picture(table)

    run(tmp_path, story)


def test_undo_gives_nobody_time(tmp_path: Path) -> None:
    """Who takes back keeps what he has spent and loses the increment; the other has what he had."""

    async def story(keeper: Keeper) -> None:
        rng = Random(4)
        for mode in (TOTAL, TURN):
            found = 0
            table, time = await timed(keeper, mode, 100, 10)
            while found < 5:
                seat = table.decider()
                if seat is None:
                    table, time = await timed(keeper, mode, 100, 10)
                    continue
                before = left(table)
                time.at += 3
                await act(table, rng)
                if table.match.undo_length(seat) is None:
                    continue
                mine = table.decider() == seat
                time.at += 2
                answer = await send(table, Undo(key=new_key(), base=table.n, seat=seat))
                assert isinstance(answer, Done)
                want = before[:]
                want[seat] -= 5 if mine else 3
                assert left(table) == pytest.approx(want)
                found += 1
            assert picture(await keeper.again(table.id)) == picture(table)

    run(tmp_path, story)


def test_an_agreed_undo_sets_the_clocks_back(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        rng = Random(5)
        table, time = await timed(keeper, TOTAL, 100, 10)
        found = 0
        while found < 3:
            seat = table.decider()
            assert seat is not None
            before = left(table)
            time.at += 1
            await act(table, rng)
            if table.match.undo_length(seat) is not None or table.decider() is None:
                continue
            time.at += 4
            await send(table, AskUndo(key=new_key(), base=table.n, seat=seat))
            await send(table, AnswerUndo(key=new_key(), base=table.n, seat=1 - seat, yes=True))
            assert table.history[-1].record.kind == UNDO
            before[seat] -= 1
            assert left(table) == pytest.approx(before)
            found += 1
        assert picture(await keeper.again(table.id)) == picture(table)

    run(tmp_path, story)


def test_a_pause_stops_the_clock(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        table, time = await timed(keeper, TOTAL, 100)
        seat = table.decider()
        assert seat is not None
        for on in (True, False):
            for who in (0, 1):
                time.at += 5
                await send(table, Pause(key=new_key(), base=table.n, seat=who, on=on))
        time.at += 1
        assert left(table)[seat] == pytest.approx(100 - 5 - 5 - 1)
        again = await keeper.again(table.id)
        assert left(again)[seat] == pytest.approx(90, abs=0.1)

    run(tmp_path, story)


def test_when_the_time_is_up_an_agent_plays_on(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        table, time = await timed(keeper, TOTAL, 10)
        seat = table.decider()
        assert seat is not None
        time.at += 9.9
        assert not await table.time_up()
        time.at += 0.2
        assert await table.time_up()
        assert table.history[-1].record.kind == TIMEOUT
        assert table.agent_of(seat) == "random"
        assert table.clocked_seat() is None, "agents need no clock"
        assert not await table.remove_stand_ins([seat])
        assert picture(await keeper.again(table.id)) == picture(table)

    run(tmp_path, story)


def test_when_a_turns_time_is_up_an_agent_ends_that_turn(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        rng = Random(6)
        table, time = await timed(keeper, TURN, 10)
        seat = table.decider()
        assert seat is not None
        time.at += 11
        assert await table.time_up()
        while table.decider() == seat:
            action = rng.choice(table.game.actions(table.match.state))
            assert await table.decide_for(seat, table.n, action)
        assert table.agent_of(seat) is None
        assert picture(await keeper.again(table.id)) == picture(table)
        while table.decider() != seat:
            await act(table, rng)
        assert left(table)[seat] == pytest.approx(10)

    run(tmp_path, story)


def test_a_table_may_let_the_slow_one_lose(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        table, time = await timed(keeper, TOTAL, 10, timeout="lose")
        seat = table.decider()
        assert seat is not None
        time.at += 11
        assert await table.time_up()
        outcome = table.update([], 0).outcome
        assert outcome is not None
        assert (outcome.winners, outcome.key) == ([1 - seat], "timeout")
        assert picture(await keeper.again(table.id)) == picture(table)
        three = await keeper.started("root", ROOT, ["ada", "bob", "cleo"], options(TOTAL, 5, timeout="lose"))
        three.now = lambda: three.since + 6
        seat = three.decider()
        assert seat is not None
        assert await three.time_up()
        assert three.agent_of(seat) == "random"

    run(tmp_path, story)


def test_a_refused_command_costs_time_but_no_record(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        table, time = await timed(keeper, TOTAL, 60)
        seat = table.decider()
        assert seat is not None
        n = table.n
        time.at += 4
        await send(table, Act(key=new_key(), base=n, seat=seat, action="nonsense"))
        assert table.n == n
        assert left(table)[seat] == pytest.approx(56)

    run(tmp_path, story)


# --- With a server: its timer


async def timed_table(desk: Desk, ada: Guest, bob: Guest, **wish: Any) -> str:
    return await desk.started(ada, "heirs", {0: ada, 1: bob}, options={"takeover": "random", **wish})


def test_the_server_ends_a_turn_by_its_timer(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            table_id = await timed_table(desk, ada, bob, clock={"mode": "total", "seconds": 1})
            async with desk.socket(table_id, ada) as seated:
                update = await seated.hello()
                slow = update["deciding"]["seat"]
                assert update["clock"]["running"] == slow
                while not any(h["kind"] == TIMEOUT for h in update["happened"]):
                    update = await seated.wait_for("update")
                assert desk.table(table_id).agent_of(slow) == "random"

    asyncio.run(asyncio.wait_for(story(), 30))


def test_the_clock_runs_on_after_a_restart_without_anybody_looking(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            table_id = await timed_table(
                desk, ada, bob, clock={"mode": "total", "seconds": 1}, timeout="lose"
            )
        async with open_desk(tmp_path) as desk:
            for _ in range(400):
                row = await desk.server.store.table(table_id)
                assert row is not None
                if row.phase == "finished":
                    break
                await asyncio.sleep(0.01)
            outcome = desk.table(table_id).update([], 0).outcome
            assert outcome is not None
            assert outcome.key == "timeout"

    asyncio.run(asyncio.wait_for(story(), 30))


def test_an_abandoned_seat_goes_to_an_agent_and_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            table_id = await timed_table(desk, ada, bob, grace=1)
            first = desk.table(table_id).decider()
            here, away = (bob, ada) if first == 0 else (ada, bob)
            async with desk.socket(table_id, here) as watching:
                update = await watching.hello()
                while not any(h["kind"] == "agent" for h in update["happened"]):
                    update = await watching.wait_for("update")
                assert desk.table(table_id).agent_of(first or 0) == "random"
                async with desk.socket(table_id, away) as returned:
                    await returned.hello()
                    while desk.table(table_id).agent_of(first or 0) is not None:
                        await returned.wait_for("update")
                    last = [p.record for p in desk.table(table_id).history if p.record.kind == "agent"][-1]
                    assert last.body == {"seat": first, "name": None}

    asyncio.run(asyncio.wait_for(story(), 30))
