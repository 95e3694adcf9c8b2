"""Agents in processes of their own (T13): the loop never waits for them, and a dead one is replaced."""

import asyncio
import os
import signal
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import pytest

from lichtung import agents
from lichtung.kernel.errors import LichtungError
from lichtung.server.live import agent_pool as agent_pool_module
from lichtung.server.live.agent_pool import AgentPool, DecisionTask
from lichtung.server.tables.protocol import Act
from tests.server.desk import open_desk
from tests.server.tables import HEIRS, ROOT, new_key, open_keeper, play_until, send
from tests.server.twins import in_state

# A stall of 50 ms is what a quiet machine must not show; a busy one that runs many tests gets more.
LONGEST_STALL = 0.5


class Stalls:
    """Measures how late the loop comes to its work."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def watch(self) -> None:
        while True:
            before = perf_counter()
            await asyncio.sleep(0.005)
            self.longest = max(self.longest, perf_counter() - before - 0.005)


def test_the_loop_never_waits_for_an_agent(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await keeper.started("root", ROOT, ["ada", "bob", ":greedy"])
            await play_until(table, Random(1), 2)
            agent_pool = AgentPool(1)
            await agent_pool.decide(DecisionTask(table, 2, "greedy"))  # the process has started
            stalls = Stalls()
            watching = asyncio.create_task(stalls.watch())
            thought = 0
            start = perf_counter()
            while table.decider() == 2 and perf_counter() - start < 5:
                task = DecisionTask(table, 2, "greedy")
                assert await table.decide_for(2, task.base, await agent_pool.decide(task))
                thought += 1
            watching.cancel()
            await agent_pool.close()
            assert thought > 0
            assert stalls.longest < LONGEST_STALL, f"{stalls.longest:.3f} s"

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_dead_process_is_replaced_and_the_question_put_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            rng = Random(2)
            tables = [await keeper.started("heirs", HEIRS, [":random", ":random"]) for _ in range(3)]
            agent_pool = AgentPool(1)
            for table in tables:
                while len(table.game.actions(table.match.state)) < 2:
                    seat = table.decider()
                    assert seat is not None
                    await table.decide_for(seat, table.n, rng.choice(table.game.actions(table.match.state)))
            asked = [DecisionTask(table, table.decider() or 0, "random") for table in tables]
            await agent_pool.decide(asked[0])
            assert agent_pool.pool is not None
            first = agent_pool.pool
            for pid in list(first._processes):
                os.kill(pid, signal.SIGKILL)
            answers = await asyncio.gather(*[agent_pool.decide(task) for task in asked])
            assert all(a in q.actions for a, q in zip(answers, asked, strict=True))
            assert agent_pool.pool is not first
            await agent_pool.close()

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.parametrize("error", [LichtungError("agent-unknown"), ZeroDivisionError()])
def test_an_agent_that_fails_does_not_stop_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def fail(*_: Any) -> Any:
        raise error

    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await keeper.started("root", ROOT, [":random"] * 3)
            agent_pool = AgentPool(0)
            for _ in range(5):
                seat = table.decider()
                assert seat is not None
                task = DecisionTask(table, seat, "random")
                assert await table.decide_for(seat, task.base, await agent_pool.decide(task))

    monkeypatch.setattr("lichtung.agents.make", fail)
    agent_pool_module._agents.clear()
    asyncio.run(story())


def test_an_agent_gets_its_view_and_nothing_else(tmp_path: Path) -> None:
    """What is sent to a process is the packed view of the seat: the same for states that look the same."""

    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await keeper.started("heirs", HEIRS, ["ada", ":random"])
            await play_until(table, Random(3), 1)
            game = table.game
            view = game.view(table.match.state, 1)
            data = DecisionTask(table, 1, "random").data()
            table.progress = in_state(table.progress, game.imagine(view, Random(4)))
            other = DecisionTask(table, 1, "random").data()
            assert data[:-1] == other[:-1]
            assert table.row.seed.encode() not in data[3]

    asyncio.run(story())


def test_agents_that_think_for_long_keep_nobody_else_waiting(tmp_path: Path) -> None:
    """They have processes of their own, and share the time of one decision among the tables that ask."""

    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await keeper.started("root", ROOT, ["ada", "bob", ":greedy"])
            await play_until(table, Random(1), 2)
            agent_pool = AgentPool(1)
            deep = agent_pool.lane(True)
            assert deep is not agent_pool
            assert agent_pool.lane(False) is agent_pool
            assert agent_pool.lane(True) is deep
            given: list[tuple[AgentPool, float]] = []

            async def noted(pool: AgentPool, _: Any, data: Any) -> tuple[int, ...]:
                given.append((pool, data[5]))
                await asyncio.sleep(0)
                return task.actions[0].code()

            for pool in (agent_pool, deep):
                pool.run = partial(noted, pool)  # type: ignore[method-assign, assignment]
            task = DecisionTask(table, 2, "expert")
            quick = DecisionTask(table, 2, "easy")
            await asyncio.gather(*[agent_pool.decide(one) for one in (task, task, quick, task)])
            assert sorted(pace for pool, pace in given if pool is deep) == [1 / 3, 0.5, 1.0]
            assert [pace for pool, pace in given if pool is agent_pool] == [1.0]
            assert not deep.asked
            assert not agent_pool.asked
            await agent_pool.close()

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.parametrize("tables", [2, 5])
def test_no_table_waits_for_the_experts_of_others_longer_than_for_its_own(
    tmp_path: Path, tables: int
) -> None:
    """Whatever others play: an answer comes within the time that the agent would have alone.

    Everything is counted in the time of one decision that nobody shares. Somebody who begins while another
    table's agent thinks as if alone waits for that one once.
    """
    rounds = 6

    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await keeper.started("root", ROOT, ["ada", ":expert", ":expert"])
            await play_until(table, Random(1), 1)
            agent_pool = AgentPool(1, beat=0)
            spent = 0.0  # by all agents so far

            async def thinks(_: Any, data: Any) -> tuple[int, ...]:
                nonlocal spent
                began.append(spent)
                for _ in range(5):
                    await asyncio.sleep(0)
                spent += data[5]
                return task.actions[0].code()

            began: list[float] = []
            agent_pool.lane(True).run = thinks  # type: ignore[method-assign, assignment]
            task = DecisionTask(table, 1, "expert")
            assert len(task.actions) > 1
            took: dict[int, list[float]] = {}

            async def play(number: int) -> None:
                for _ in range(rounds):
                    asked = spent
                    own = DecisionTask(table, 1, "expert")
                    own.table, own.owner = f"table {number}", f"owner {number}"
                    await agent_pool.decide(own)
                    took.setdefault(number, []).append(spent - asked)

            await asyncio.gather(*[play(number) for number in range(tables)])
            await agent_pool.close()
            assert len(began) == tables * rounds
            for times in took.values():
                assert all(time <= 1.0 + 1e-9 for time in times[2:]), times
                assert max(times) <= 1.0 + sum(1 / (place + 1) for place in range(tables))
            if tables == 2:
                assert all(time == pytest.approx(1.0) for times in took.values() for time in times[2:-1])

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.slow
def test_a_page_stays_responsive_against_three_experts(tmp_path: Path) -> None:
    """While an expert thinks the loop that serves the page comes to its work as if nobody did."""

    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await keeper.started("root", {}, ["ada", ":expert", ":expert", ":expert"])
            await play_until(table, Random(1), 1)
            agent_pool = AgentPool(1)
            await agent_pool.decide(DecisionTask(table, 1, "expert"))  # the process has started
            stalls = Stalls()
            watching = asyncio.create_task(stalls.watch())
            for _ in range(3):
                seat = table.decider()
                if seat:
                    task = DecisionTask(table, seat, "expert")
                    assert await table.decide_for(seat, task.base, await agent_pool.decide(task))
            watching.cancel()
            await agent_pool.close()
            assert stalls.longest < LONGEST_STALL, f"{stalls.longest:.3f} s"

    asyncio.run(asyncio.wait_for(story(), 120))


def test_an_agent_too_late_is_not_heard(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await keeper.started("heirs", HEIRS, ["ada", "bob"])
            seat = table.decider()
            assert seat is not None
            task = DecisionTask(table, seat, "random")
            action = table.game.actions(table.match.state)[0]
            await send(table, Act(key=new_key(), base=table.n, seat=seat, action=list(action.code())))
            assert not await table.decide_for(seat, task.base, action)

    asyncio.run(story())


def test_tables_of_agents_rest_while_nobody_looks(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {}, seats=["random", "random"])
            table = desk.table(table_id)
            await asyncio.sleep(0.1)
            n = table.n
            await asyncio.sleep(0.1)
            assert table.n == n
            assert desk.server.hub.rooms[table_id].agent_task is None
            async with desk.socket(table_id) as seated:
                update = await seated.hello()
                while update["n"] <= n + 5:
                    update = await seated.wait_for("update")
            for _ in range(100):
                if desk.server.hub.rooms[table_id].agent_task is None:
                    break
                await asyncio.sleep(0.01)
            assert not table.over

    asyncio.run(asyncio.wait_for(story(), 30))


def test_an_agent_goes_on_after_a_restart(tmp_path: Path) -> None:
    """A person who has gone comes back to find that the agent has decided, though the server stopped."""

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {0: ada}, seats=["human", "random"])
            hub = desk.server.hub
            hub.closing = True  # from now on no agent thinks
            async with desk.socket(table_id, ada):
                pass
            table = desk.table(table_id)
            while table.decider() == 0:
                action = table.game.actions(table.match.state)[0]
                await send(table, Act(key=new_key(), base=table.n, seat=0, action=list(action.code())))
            assert table.decider() == 1
        async with open_desk(tmp_path) as desk:
            for _ in range(300):
                room = desk.server.hub.rooms.get(table_id)
                if room is not None and room.table.decider() == 0:
                    break
                await asyncio.sleep(0.01)
            assert desk.table(table_id).decider() == 0

    asyncio.run(asyncio.wait_for(story(), 30))


def test_several_tables_share_the_pool(tmp_path: Path) -> None:
    """Each table has one task at a time in the pool, so all of them go on."""

    async def story() -> None:
        async with open_desk(tmp_path, workers=1) as desk:
            ada = await desk.guest("Ada")
            ids = [
                await desk.started(ada, "heirs", {}, seats=["random", "random"], title=f"{n}")
                for n in range(4)
            ]
            grown: list[list[int]] = []

            async def watch(table_id: str) -> None:
                async with desk.socket(table_id) as seated:
                    update = await seated.hello()
                    while update["outcome"] is None:
                        update = await seated.wait_for("update")
                grown.append([desk.table(id_).n for id_ in ids])

            await asyncio.gather(*[watch(table_id) for table_id in ids])
            assert min(grown[0]) > 0.4 * max(grown[0]), "as the first was done"

    asyncio.run(asyncio.wait_for(story(), 60))


def test_an_agent_drafts_its_faction_and_plays_it(tmp_path: Path) -> None:
    """A.8.2: its process has the game as it began; the view tells who plays what."""

    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            draft = {"factions": 3, "setup": "advanced"}
            table = await keeper.started("root", draft, ["ada", "bob", ":greedy"])
            agent_pool = AgentPool(1)
            decided: set[str] = set()
            rng = Random(2)
            while not {"root.faction", "root.keep-three"} <= decided:
                if table.decider() != 2:
                    await play_until(table, rng, 2)
                task = DecisionTask(table, 2, "greedy")
                decision = table.game.decision(table.match.state)
                assert decision is not None
                decided.add(decision.step)
                assert await table.decide_for(2, task.base, await agent_pool.decide(task))
            await agent_pool.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_bot_that_the_operator_offers_decides_in_a_process_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text(
        "class Last:\n"
        "    def __init__(self, game, rng):\n        pass\n"
        "    def choose(self, view, actions):\n        return actions[-1]\n"
    )

    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await keeper.started("root", ROOT, [":karl"] * 3)
            agent_pool = AgentPool(1, offered={"karl": f"{tmp_path / 'mybots.py'}:Last"})
            assert agents.offered() == [*agents.NAMES, "karl"]
            seat = table.decider()
            assert seat is not None
            task = DecisionTask(table, seat, "karl")
            assert await agent_pool.decide(task) == task.actions[-1]
            await agent_pool.close()

    try:
        asyncio.run(story())
    finally:
        AgentPool(0)
    assert agents.offered() == list(agents.NAMES), "the next one offers none"
