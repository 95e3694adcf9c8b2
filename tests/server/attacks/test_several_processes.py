"""Two processes: an allowance is one, and so is an analysis; whoever is there through the other is there."""

import asyncio
from pathlib import Path

import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.server.live import sharing
from lichtung.server.live.socket import PLAY
from lichtung.server.web import limits
from tests.server.attacks.test_floods import flood
from tests.server.desk import Seated
from tests.server.test_play_processes import two_desks


async def online(seated: Seated, want: list[bool]) -> None:
    """Read until the seats are told like this."""
    while (found := await seated.wait_for("seats", "welcome"))["chairs"]:
        if [chair.get("online", False) for chair in found["chairs"]] == want:
            return


def test_an_allowance_counts_in_all_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)

    async def story() -> None:
        async with two_desks(tmp_path) as (one, two, _):
            ada, bob = await one.guest("Ada"), await one.guest("Bob")
            table_id = await one.started(ada, "heirs", {0: ada, 1: bob})
            for desk in (one, two):
                desk.server.limiter.enabled = True
            answered = await flood(one, table_id, ada, 60)
            await one.server.hub.sharing.tell_spent()
            await asyncio.sleep(0)
            answered += await flood(two, table_id, ada, 60)
            assert answered == PLAY.most
            assert await flood(two, table_id, bob, 5) == 5

    asyncio.run(asyncio.wait_for(story(), 60))


def test_who_is_there_through_another_process_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_desks(tmp_path) as (one, two, _):
            ada, bob = await one.guest("Ada"), await one.guest("Bob")
            table_id = await one.started(ada, "heirs", {0: ada, 1: bob})
            async with one.socket(table_id, ada) as first:
                await first.hello()
                async with two.socket(table_id, bob) as second:
                    await second.hello()
                    await online(first, [True, True])
                    room = one.server.hub.rooms[table_id]
                    assert 1 not in room.absent_since
                    await one.server.hub.sharing.tell_presence(room)
                    await online(second, [True, True])
                await online(first, [True, False])
                assert 1 in room.absent_since
                one.server.hub.sharing.hear(f"!other|{table_id}|1")
                assert room.online_seats() == {0, 1}
                monkeypatch.setattr(sharing, "FORGET_SECONDS", -1.0)
                one.server.hub.sharing.forget_silent(room)
                assert room.online_seats() == {0}, "a process that says nothing more has nobody"

    asyncio.run(asyncio.wait_for(story(), 60))


def test_somebody_has_one_analysis_at_a_time_on_all_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_desks(tmp_path) as (one, two, _):
            here, there = one.server.judging, two.server.judging
            here.begin("ada")
            await asyncio.sleep(0.01)
            for judging in (here, there):
                with pytest.raises(LichtungError, match="judging-busy"):
                    judging.begin("ada")
            there.begin("bob")
            here.end("ada")
            await asyncio.sleep(0.01)
            there.begin("ada")
            await asyncio.sleep(0.01)
            monkeypatch.setattr(sharing, "FORGET_SECONDS", -1.0)
            here.begin("ada")  # of a process that says nothing more nothing is believed

    asyncio.run(story())
