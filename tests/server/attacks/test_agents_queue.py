"""Agents of one who makes many tables: others' agents think in turn; and no time tells what is hidden."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from lichtung.kernel.codec import Action
from lichtung.server.live import agent_pool as pool_module
from lichtung.server.live.agent_pool import AgentPool, DecisionTask
from lichtung.server.live.fair_queue import PEOPLE_IN_A_ROW, FairQueue
from tests.server.tables import ROOT, Keeper, open_keeper, play_until

MANY = 30
BEAT = 0.05


async def order_of(queue: FairQueue, asked: list[tuple[str, bool]]) -> list[str]:
    """Who gets his turn when, where all ask at once."""
    found: list[str] = []

    async def think(owner: str, people: bool) -> None:
        async with queue.turn(owner, people):
            await asyncio.sleep(0)
            found.append(owner)

    await asyncio.gather(*[think(owner, people) for owner, people in asked])
    return found


def test_owners_think_in_turn() -> None:
    flood = [("mallory", True)] * MANY
    found = asyncio.run(order_of(FairQueue(1), [*flood, ("ada", True), ("bob", True), ("ada", True)]))
    assert found.index("ada") <= 2
    assert found.index("bob") <= 3
    assert len(found) == MANY + 3


def test_tables_with_people_come_first_and_others_still_come() -> None:
    asked = [("mallory", False)] * 3 + [("ada", True)] * (2 * PEOPLE_IN_A_ROW)
    found = asyncio.run(order_of(FairQueue(1), asked))
    assert found[1 : PEOPLE_IN_A_ROW + 1] == ["ada"] * PEOPLE_IN_A_ROW
    assert found[PEOPLE_IN_A_ROW + 1] == "mallory"


def test_who_gives_up_waiting_takes_no_turn() -> None:
    async def story() -> None:
        queue = FairQueue(2)
        await order_of(queue, [("ada", True)] * 5)
        async with queue.turn("ada", True), queue.turn("bob", True):
            waiting = asyncio.create_task(order_of(queue, [("cleo", True)]))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert len(queue) == 1
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        assert queue.free == 2
        assert len(queue) == 0

    asyncio.run(story())


def test_who_has_many_tables_shares_the_time_with_himself() -> None:
    """Strong agents share the time of one; thirty tables of one owner take no more of it than five."""
    pool = AgentPool(0)
    pool.asked.update({"mallory": MANY, "ada": 1})
    assert pool.pace("ada") == 1 / 6
    assert MANY * pool.pace("mallory") == pytest.approx(5 / 6)
    pool.asked["mallory"] = 3
    assert pool.pace("ada") == pool.pace("mallory") == 1 / 4
    del pool.asked["mallory"]
    assert pool.pace("ada") == 1


class Clock:
    """Time that passes only where somebody sleeps."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr(pool_module, "monotonic", lambda: self.now)
        monkeypatch.setattr("lichtung.server.live.agent_pool.asyncio.sleep", self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


async def task_for(keeper: Keeper) -> DecisionTask:
    table = await keeper.started("root", ROOT, ["ada", "bob", ":greedy"])
    await play_until(table, Random(1), 2)
    return DecisionTask(table, 2, "greedy")


def test_an_answer_takes_as_long_whether_there_was_a_choice_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    rng = Random(5)

    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            task = await task_for(keeper)
            options = task.actions
            assert len(options) > 1
            pool = AgentPool(0, BEAT)

            async def thought(*_: object) -> tuple[int, ...]:
                clock.now += (
                    0.3 + rng.random() * 0.01
                )  # what the agent takes, and a little that nobody can help
                return options[0].code()

            monkeypatch.setattr(pool, "run", thought)

            async def seconds(actions: list[Action]) -> float:
                task.actions = actions
                began = clock.now
                assert await pool.decide(task) in actions
                return round(clock.now - began, 6)

            chosen = {await seconds(options) for _ in range(20)}
            forced = {await seconds(options[:1]) for _ in range(20)}
            assert chosen == forced == {0.35}
            fresh = AgentPool(0, BEAT)  # nothing was thought about yet: not at once either
            monkeypatch.setattr(fresh, "run", thought)
            pool = fresh
            assert await seconds(options[:1]) == BEAT

    asyncio.run(story())
