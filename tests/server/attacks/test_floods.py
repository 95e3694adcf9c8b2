"""Floods over many sockets: what counts is who sends, not on how many lines."""

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from lichtung.server.live import socket as play
from lichtung.server.live.hub import Hub
from lichtung.server.live.listener import POLICY, TRY_AGAIN
from lichtung.server.live.turnstile import Turnstile
from lichtung.server.web import limits
from lichtung.server.web.limits import network_of
from tests.server.attacks.long_tables import lengthen
from tests.server.desk import Desk, Guest, open_desk

LONG = 2_000
STRANGERS = 40


@pytest.fixture
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing comes back: whatever is allowed is allowed at once."""
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)


async def flood(desk: Desk, table_id: str, who: Guest, messages: int) -> int:
    """Pings until the line is cut; how many were answered."""
    answered = 0
    async with desk.socket(table_id, who) as seated:
        try:
            for _ in range(messages):
                await seated.send(type="ping")
                if (await seated.wait_for("pong", "trouble"))["type"] == "pong":
                    answered += 1
        except ConnectionClosed:
            pass
        await seated.socket.close()
        assert seated.socket.close_code in (POLICY, 1000)
        assert (seated.socket.close_code == POLICY) == (answered < messages)
    return answered


@pytest.mark.usefixtures("no_time")
def test_a_player_has_one_allowance_for_all_his_sockets(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: bob})
            desk.server.limiter.enabled = True
            answered = [await flood(desk, table_id, ada, 30) for _ in range(6)]
            assert sum(answered) == play.PLAY.most
            assert await flood(desk, table_id, bob, 5) == 5  # nobody else is the worse for it

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.usefixtures("no_time")
@pytest.mark.parametrize("watching", [True, False])
def test_reading_all_of_a_long_table_again_and_again_has_an_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, watching: bool
) -> None:
    entered = 0
    enter = Hub.enter
    codes: list[int | None] = []

    async def counted(*args: object, **more: object) -> object:
        nonlocal entered
        entered += 1
        return await enter(*args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Hub, "enter", counted)
    monkeypatch.setattr(play, "MAX_WAIT_SECONDS", 0.2)

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: bob})
            await lengthen(desk.table(table_id), LONG)
            desk.server.limiter.enabled = True

            async with asyncio.TaskGroup() as group:
                for _ in range(STRANGERS):
                    group.create_task(one(desk, table_id, None if watching else ada))
            cost = limits.QUESTION_COST + LONG / limits.RECORDS_FOR_ONE
            assert len(codes) == STRANGERS - entered
            assert set(codes) == {TRY_AGAIN}
            assert 1 <= entered <= play.WORK.most / cost + 1
            assert await flood(desk, table_id, bob, 3) == 3, "whoever plays there is not crowded out"

    async def one(desk: Desk, table_id: str, who: Guest | None) -> None:
        async with desk.socket(table_id, who) as seated:
            try:
                await seated.hello()
            except ConnectionClosed:  # time stands still, so its turn never comes
                codes.append(seated.socket.close_code)

    asyncio.run(asyncio.wait_for(story(), 60))


def test_whoever_asks_on_many_sockets_waits_behind_himself() -> None:
    async def story() -> None:
        turnstile = Turnstile()
        order: list[str] = []

        async def work(who: str) -> None:
            async with turnstile.turn(who):
                order.append(who)
                await asyncio.sleep(0)

        await asyncio.gather(*[work("mallory") for _ in range(20)], work("ada"))
        assert order.index("ada") == 1
        assert not turnstile.own, "nobody is remembered"

    asyncio.run(story())


def test_a_household_of_ipv6_counts_as_one() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::9") != network_of("2001:db8:1:2::9")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("testclient") == "testclient"
