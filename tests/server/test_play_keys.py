"""Idempotency (T7) and races (T8): one record for each key, the same answer each time, one winner."""

import asyncio
from pathlib import Path
from random import Random
from time import thread_time

import pytest

from lichtung.server.storage.database import UnavailableError
from lichtung.server.storage.store import Store
from lichtung.server.tables.archive import PLAY
from lichtung.server.tables.protocol import Act, Answer, Done, Refused, Stale
from lichtung.server.tables.table import Table
from tests.server.tables import HEIRS, ROOT, Keeper, all_seats, new_key, open_keeper, picture, send, step


def legal_act(table: Table, rng: Random) -> Act:
    seat = table.decider()
    assert seat is not None
    action = rng.choice(table.game.actions(table.match.state))
    return Act(key=new_key(), base=table.n, seat=seat, action=list(action.code()))


def illegal_act(table: Table) -> Act:
    seat = table.decider()
    assert seat is not None
    return Act(key=new_key(), base=table.n, seat=seat, action="nonsense")


async def many_times(commands: int, keeper: Keeper, rng: Random) -> int:
    """Commands sent one to five times, in any order, through two processes; how many were sent."""
    sent = 0
    done = 0
    while done < commands:
        here = await keeper.started("heirs", HEIRS, ["ada", "bob"])
        there = await keeper.again(here.id)
        answers: dict[str, list[Answer]] = {}
        old: list[Act] = []
        while here.decider() is not None and done < commands:
            table = rng.choice((here, there))
            await table.catch_up()
            if table.decider() is None:
                break
            act = illegal_act(table) if rng.random() < 0.1 else legal_act(table, rng)
            batch = [act] * rng.randint(1, 5) + rng.sample(old, min(len(old), 2))
            rng.shuffle(batch)
            for command in batch:
                through = table if command.action == "nonsense" else rng.choice((here, there))
                answers.setdefault(command.key, []).append(await send(through, command))
                sent += 1
            if act.action != "nonsense":
                old.append(act)
            await here.catch_up()
            done += 1
        later = await keeper.again(here.id)
        for act in old:
            answers[act.key].append(await send(later, act))
        for key, given in answers.items():
            assert all(answer == given[0] for answer in given), (key, given)
        keys = [applied.record.key for applied in later.history if applied.record.key is not None]
        assert len(keys) == len(set(keys))
        assert {key for key, given in answers.items() if isinstance(given[0], Done)} == set(keys)
    return sent


def test_a_key_is_carried_out_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            assert await many_times(150, keeper, Random(1)) > 300

    asyncio.run(story())


@pytest.mark.long
def test_many_keys_are_carried_out_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            await many_times(20_000, keeper, Random(2))

    asyncio.run(story())


async def race(races: int, keeper: Keeper, rng: Random, apart: bool) -> None:
    """Two act on the same base: in one process, or each in its own."""
    done = 0
    while done < races:
        one = await keeper.started("heirs", HEIRS, ["ada", "ada"])
        two = await keeper.again(one.id) if apart else one
        while one.decider() is not None and done < races:
            acts = [legal_act(one, rng), legal_act(one, rng)]
            answers = await asyncio.gather(send(one, acts[0]), send(two, acts[1]))
            assert {type(answer) for answer in answers} == {Done, Stale}, answers
            await one.catch_up()
            await two.catch_up()
            assert picture(one) == picture(two)
            won = acts[0] if isinstance(answers[0], Done) else acts[1]
            record = one.history[won.base].record
            assert (record.key, one.game.parse(record.body).code()) == (won.key, tuple(won.action))
            done += 1


@pytest.mark.parametrize("apart", [False, True], ids=["one process", "two processes"])
def test_one_of_two_wins(tmp_path: Path, apart: bool) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            await race(40, keeper, Random(3), apart)

    asyncio.run(story())


@pytest.mark.long
@pytest.mark.parametrize("apart", [False, True], ids=["one process", "two processes"])
def test_one_of_two_wins_many_races(tmp_path: Path, apart: bool) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            await race(5_000, keeper, Random(4), apart)

    asyncio.run(story())


class Failing(Store):
    """A store that fails when told so, before or after it has written."""

    before = after = False

    async def append(self, *args: object, **more: object) -> None:
        if self.before:
            raise UnavailableError("test")
        await super().append(*args, **more)  # type: ignore[arg-type]  # handed on as they are
        if self.after:
            raise UnavailableError("test")


@pytest.mark.parametrize("written", [False, True], ids=["nothing written", "written, but nobody knows"])
def test_a_failed_write_may_be_tried_again(tmp_path: Path, written: bool) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            rng = Random(5)
            table = await keeper.started("root", ROOT, ["ada", "bob", "cleo"])
            for _ in range(120):
                await step(table, rng)
            store = Failing(keeper.store.database)
            table.store = store
            before = picture(table)
            act = legal_act(table, rng)
            store.before, store.after = not written, written
            answer = await send(table, act)
            assert isinstance(answer, Refused)
            assert answer.problem.key == "server-unavailable"
            assert picture(table) == before, "nothing has happened"
            store.before = store.after = False
            again = await send(table, act)
            assert again == Done(key=act.key, n=act.base)
            assert await send(table, act) == again
            assert picture(await keeper.again(table.id)) == picture(table)

    asyncio.run(story())


def test_a_process_that_lags_reads_before_it_answers(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            rng = Random(6)
            here = await keeper.started("root", ROOT, ["ada", "bob", "cleo"])
            there = await keeper.again(here.id)
            for _ in range(150):
                await step(here, rng)
            told: list[int] = []
            there.on_commit = lambda: told.append(there.n)
            act = legal_act(here, rng)
            assert await send(there, act) == Done(key=act.key, n=act.base)
            assert told == [act.base, there.n]
            assert await send(here, act) == Done(key=act.key, n=act.base)
            assert picture(here) == picture(there)
            lost = Act(key=new_key(), base=there.n + 5, seat=0, action=[0])
            assert isinstance(await send(there, lost), Stale)

    asyncio.run(story())


def test_a_long_game_is_read_without_a_long_stall(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            rng = Random(7)
            table = await keeper.started("root", ROOT, ["ada", "bob", "cleo"])
            while table.n < 700 and await step(table, rng):
                pass
            longest = 0.0
            reading = asyncio.create_task(keeper.again(table.id))
            while not reading.done():
                before = thread_time()  # of the processor: others may use the machine as they like
                await asyncio.sleep(0)
                longest = max(longest, thread_time() - before)
            assert picture(reading.result()) == picture(table)
            assert longest < 0.1, f"{longest:.3f} s"

    asyncio.run(story())


def test_somebody_elses_seat_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await keeper.started("heirs", HEIRS, ["ada", "bob"])
            act = legal_act(table, Random(8))
            others = [seat for seat in all_seats(table) if seat != act.seat]
            answer = await send(table, act, others)
            assert isinstance(answer, Refused)
            assert answer.problem.key == "not-your-seat"
            assert all(applied.record.kind == PLAY and applied.record.seat < 0 for applied in table.history)

    asyncio.run(story())
