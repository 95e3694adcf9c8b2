"""Rooms: loaded once, told in order, forgotten when nobody needs them."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.kernel.telling import compose
from lichtung.server.live import hub as hubs
from lichtung.server.live.agent_pool import AgentPool
from lichtung.server.live.bus import LocalBus
from lichtung.server.live.hub import Hub, encode
from lichtung.server.live.listener import Listener
from lichtung.server.tables.protocol import Act, Done
from lichtung.server.tables.state import hides
from lichtung.server.tables.table import Table
from tests.server.tables import HEIRS, ROOT, Keeper, new_key, open_keeper


def make_hub(keeper: Keeper) -> Hub:
    return Hub(keeper.store, LocalBus(), AgentPool(0))


def test_a_room_is_loaded_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await keeper.started("heirs", HEIRS, ["ada", "bob"])
            hub = make_hub(keeper)
            rooms = await asyncio.gather(*[hub.room(table.id) for _ in range(20)])
            assert len(set(map(id, rooms))) == 1
            for _ in range(3):
                with pytest.raises(LichtungError) as unknown:
                    await hub.room("nothing")
                assert unknown.value.key == "table-unknown"
            await asyncio.sleep(0)
            assert not hub.loading
            await hub.close()

    asyncio.run(story())


def test_idle_rooms_leave_but_not_those_that_wait_for_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "IDLE_SECONDS", 0.05)

    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            hub = make_hub(keeper)
            idle = await keeper.started("heirs", HEIRS, ["ada", "bob"])
            clock = {"clock": {"mode": "total", "seconds": 600}}
            timed = await keeper.started("heirs", HEIRS, ["ada", "bob"], clock)
            heard = await keeper.started("heirs", HEIRS, ["ada", "bob"])
            await hub.start()
            for table in (idle, timed):
                await hub.room(table.id)
            listener = Listener("ada", [0])
            room = await hub.enter(listener, heard.id, 0)
            await asyncio.sleep(0.3)
            assert set(hub.rooms) == {timed.id, heard.id}
            hub.leave(listener, room)
            await asyncio.sleep(0.3)
            assert set(hub.rooms) == {timed.id}
            await hub.close()

    asyncio.run(story())


def test_nobody_hears_of_a_record_before_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Listeners come and go and commands overlap, while every commit takes its time."""

    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            rng = Random(1)
            id_ = (await keeper.started("heirs", HEIRS, ["ada", "ada"])).id
            hub = make_hub(keeper)
            room = await hub.room(id_)
            table = room.table
            written = table.n
            append = keeper.store.append

            async def slowly(*args: object, **more: object) -> None:
                nonlocal written
                await asyncio.sleep(0.005)
                await append(*args, **more)  # type: ignore[arg-type]  # handed on as they are
                written = len(await keeper.store.records(id_))

            monkeypatch.setattr(keeper.store, "append", slowly)
            told = Table.update

            def update(self: Table, seats: list[int], since: int, *more: Any) -> object:
                assert self.n <= written, "told before it was written"
                return told(self, seats, since, *more)

            monkeypatch.setattr(Table, "update", update)
            for _ in range(25):
                seat = table.decider()
                if seat is None:
                    break
                actions = table.game.actions(table.match.state)
                acts = [
                    Act(key=new_key(), base=table.n, seat=seat, action=list(rng.choice(actions).code()))
                    for _ in range(3)
                ]
                newcomers = [Listener("ada", [0, 1]) for _ in range(3)]
                results = await asyncio.gather(
                    *[hub.submit(room, [0, 1], act) for act in acts],
                    *[hub.enter(listener, id_, 0) for listener in newcomers],
                    hub.on_table_changed(room),
                )
                assert sum(isinstance(result, Done) for result in results) == 1
                assert all(listener.since == table.n for listener in newcomers)
                for listener in newcomers:
                    hub.leave(listener, room)
            await hub.close()

    asyncio.run(story())


def test_a_command_is_finished_though_its_sender_hangs_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            id_ = (await keeper.started("heirs", HEIRS, ["ada", "ada"])).id
            hub = make_hub(keeper)
            room = await hub.room(id_)
            seat = room.table.decider()
            assert seat is not None
            action = room.table.game.actions(room.table.match.state)[0]
            act = Act(key=new_key(), base=room.table.n, seat=seat, action=list(action.code()))
            sending = asyncio.create_task(hub.submit(room, [0, 1], act))
            await asyncio.sleep(0)
            sending.cancel()
            with pytest.raises(asyncio.CancelledError):
                await sending
            await hub.close()
            assert (await keeper.again(id_)).history.find_key(act.key) is not None

    asyncio.run(story())


def test_a_watcher_that_fails_changes_nothing(tmp_path: Path) -> None:
    def fail(table: Table) -> None:
        raise ZeroDivisionError

    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            id_ = (await keeper.started("heirs", HEIRS, ["ada", "ada"])).id
            hub = make_hub(keeper)
            seen: list[int] = []
            hub.watchers += [fail, lambda table: seen.append(table.n)]
            room = await hub.room(id_)
            seat = room.table.decider()
            assert seat is not None
            action = room.table.game.actions(room.table.match.state)[0]
            act = Act(key=new_key(), base=room.table.n, seat=seat, action=list(action.code()))
            assert isinstance(await hub.submit(room, [0, 1], act), Done)
            assert seen == [room.table.n]
            await hub.close()

    asyncio.run(story())


def test_what_hides_nothing_is_told_once_for_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines are composed once for a record, for each listener if it has secrets; all get the same."""
    composed = 0

    def counted(*args: Any) -> Any:
        nonlocal composed
        composed += 1
        return compose(*args)

    monkeypatch.setattr("lichtung.server.tables.state.compose", counted)

    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            rng, hub = Random(1), make_hub(keeper)
            people = ["ada", "bob", "cleo"]
            room = await hub.room((await keeper.started("root", ROOT, people)).id)
            table = room.table
            listeners = [Listener(person, [seat]) for seat, person in enumerate(people)] + [Listener("", [])]
            for listener in listeners:
                await hub.enter(listener, table.id, 0)
            once = 0
            for _ in range(60):
                for listener in listeners:
                    while listener.next():
                        pass
                before, composed_before = table.n, composed
                seat = table.decider()
                assert seat is not None
                action = list(rng.choice(table.game.actions(table.match.state)).code())
                act = Act(key=new_key(), base=table.n, seat=seat, action=action)
                assert isinstance(await hub.submit(room, [seat], act), Done)
                fresh = table.history[before:]
                lines = [(len(applied.lines), hides(applied)) for applied in fresh]
                want = sum(count * (len(listeners) if hidden else 1) for count, hidden in lines)
                assert composed - composed_before == want
                once += sum(not hidden for _, hidden in lines)
                for listener in listeners:
                    sent = [msgspec.json.decode(message) for message, _ in listener.queue]
                    [update] = [message for message in sent if message["type"] == "update"]
                    alone = msgspec.json.decode(encode(table.update(listener.seats, before)))
                    assert update["happened"] == alone["happened"]
            assert once > 20
            await hub.close()

    asyncio.run(story())
