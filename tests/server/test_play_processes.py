"""Two servers on one database that hear of each other: the same table through both."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from lichtung.kernel.codec import Action
from lichtung.server.live.agent_pool import DecisionTask
from lichtung.server.live.bus import ChangeHandler
from lichtung.server.live.hub import Hub
from tests.server.attacks.test_quotas import Questions
from tests.server.desk import Desk, open_desk
from tests.server.tables import picture


class Wire:
    """Tells another hub of this process what a bus would tell another process; it can be cut."""

    connected = True

    def __init__(self, other: Hub) -> None:
        self.other = other
        self.cut = False

    async def check(self) -> None:
        return

    async def start(self, heard: ChangeHandler) -> None:
        return

    async def close(self) -> None:
        return

    async def publish(self, table_id: str) -> None:
        if not self.cut:
            asyncio.get_running_loop().create_task(self.other.on_remote_change(table_id))


@contextlib.asynccontextmanager
async def two_desks(folder: Path) -> AsyncIterator[tuple[Desk, Desk, list[Wire]]]:
    async with open_desk(folder) as one, open_desk(folder) as two:
        wires = [Wire(two.server.hub), Wire(one.server.hub)]
        one.server.hub.bus, two.server.hub.bus = wires
        yield one, two, wires


def test_a_game_through_two_servers(tmp_path: Path) -> None:
    async def story() -> None:
        rng = Random(1)
        async with two_desks(tmp_path) as (one, two, wires):
            ada, bob = await one.guest("Ada"), await one.guest("Bob")
            table_id = await one.started(ada, "heirs", {0: ada, 1: bob})
            async with one.socket(table_id, ada) as first, two.socket(table_id, bob) as second:
                updates = [await first.hello(), await second.hello()]
                for turn in range(60):
                    if updates[0]["outcome"]:
                        break
                    seat = updates[0]["deciding"]["seat"]
                    seated = (first, second)[seat]
                    wires[0].cut = turn % 7 == 3
                    key = await seated.act(updates[seat]["n"], seat, rng.choice(updates[seat]["legal"]))
                    answer = await seated.wait_for("done", "stale", "refused")
                    assert (answer["type"], answer["key"]) == ("done", key)
                    if wires[0].cut:
                        await two.server.hub.on_remote_change("*")
                    n = max(one.table(table_id).n, two.table(table_id).n)
                    for place, socket in enumerate((first, second)):
                        await socket.send(type="hello", since=0)
                        updates[place] = await socket.wait_for("update")
                        while updates[place]["n"] < n:
                            updates[place] = await socket.wait_for("update")
                assert picture(one.table(table_id)) == picture(two.table(table_id))

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_move_elsewhere_is_one_question(tmp_path: Path) -> None:
    """Nothing but records was added: neither the table nor its seats nor the chat are read again."""

    async def story() -> None:
        async with two_desks(tmp_path) as (one, two, _):
            ada, bob = await one.guest("Ada"), await one.guest("Bob")
            table_id = await one.started(ada, "heirs", {0: ada, 1: bob})
            async with one.socket(table_id, ada) as first, two.socket(table_id, bob) as second:
                update = await first.hello()
                while update["n"] < 1 or update["deciding"] is None:
                    update = await first.wait_for("update")
                await second.hello()
                seat = update["deciding"]["seat"]
                mover, listener, desk = ((first, second, two), (second, first, one))[seat]
                legal = (await mover.hello())["legal"]
                await listener.send(type="ping")
                await listener.wait_for("pong")  # all that it asked for before is done
                questions = Questions(desk.server.database.sqlite_engine)
                await mover.act(update["n"], seat, legal[0])
                assert (await listener.wait_for("update"))["n"] > update["n"]
                assert questions.count == 1, questions.statements

    asyncio.run(asyncio.wait_for(story(), 30))


def test_chat_reaches_the_other_server(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_desks(tmp_path) as (one, two, _):
            ada, bob = await one.guest("Ada"), await one.guest("Bob")
            table_id = await one.started(ada, "heirs", {0: ada, 1: bob})
            async with one.socket(table_id, ada) as first, two.socket(table_id, bob) as second:
                await first.hello()
                await second.hello()
                await first.send(type="say", key="far-away", text="Hörst du mich?")
                for seated in (first, second):
                    line = (await seated.wait_for("chat"))["lines"][0]
                    assert (line["name"], line["text"]) == ("Ada", "Hörst du mich?")

    asyncio.run(asyncio.wait_for(story(), 30))


def test_who_is_at_the_other_server_is_not_away_for_long(tmp_path: Path) -> None:
    """A server cannot see who is connected elsewhere; that one gives the seat back at once."""

    async def story() -> None:
        async with two_desks(tmp_path) as (one, two, _):
            ada, bob = await one.guest("Ada"), await one.guest("Bob")
            options = {"grace": 1, "takeover": "random"}
            table_id = await one.started(ada, "heirs", {0: ada, 1: bob}, options=options)
            async with one.socket(table_id, ada) as first, two.socket(table_id, bob) as second:
                await first.hello()
                await second.hello()
                await asyncio.sleep(2.5)
                for desk in (one, two):
                    assert not desk.table(table_id).progress.stand_ins
                records = [applied.record for applied in one.table(table_id).history]
                names = [record.body["name"] for record in records if record.kind == "agent"]
                assert names in ([], ["random", None])
                assert all(record.seat < 0 for record in records if record.kind == "play"), "nobody decided"
                assert picture(one.table(table_id)) == picture(two.table(table_id))

    asyncio.run(asyncio.wait_for(story(), 30))


def test_agents_are_not_asked_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with two_desks(tmp_path) as (one, two, _):
            ada = await one.guest("Ada")
            table_id = await one.started(ada, "heirs", {0: ada}, seats=["human", "random"])
            async with one.socket(table_id, ada) as first, two.socket(table_id) as second:
                update = await first.hello()
                await second.hello()
                asked: list[DecisionTask] = []
                answer = two.server.hub.agent_pool.decide

                async def noted(task: DecisionTask) -> Action:
                    asked.append(task)
                    return await answer(task)

                monkeypatch.setattr(two.server.hub.agent_pool, "decide", noted)
                for _ in range(12):
                    while update["outcome"] is None and update["deciding"]["seat"] != 0:
                        update = await first.wait_for("update")
                    if update["outcome"]:
                        break
                    await first.act(update["n"], 0, update["legal"][0])
                    update = await first.wait_for("update")
                assert not asked

    asyncio.run(asyncio.wait_for(story(), 30))
