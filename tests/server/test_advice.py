"""Advice on request: who gets it where, from his own view alone, and how often."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.server.live import socket as socket_module
from lichtung.server.live.agent_pool import AgentPool
from lichtung.server.live.thinking import Question, advised, reflect
from lichtung.server.tables.advice import check_advice
from lichtung.server.tables.table import Table
from lichtung.server.web.limits import Rate
from tests.server.desk import Desk, Guest, Seated, open_desk
from tests.server.tables import ROOT, open_keeper
from tests.server.test_why import SETUPS, decider, play_on
from tests.server.twins import lone_table, twin

CLOCK = {"mode": "turn", "seconds": 600}


def refusal(table: Table, seats: list[int], seat: int) -> str:
    with pytest.raises(LichtungError) as caught:
        check_advice(table, seats, seat)
    return caught.value.key


async def answer(seated: Seated, seat: int) -> dict[str, Any]:
    await seated.send(type="advise", key=seated.next_key(), seat=seat)
    return await seated.wait_for("advice", "refused")


async def alone(desk: Desk, ada: Guest, **options: Any) -> str:
    """Ada against two computers; she begins or waits until she may decide."""
    wish = {"setup": ROOT, "seats": ["me", "random", "random"], "options": options}
    return await desk.started(ada, "root", {}, **wish)


@pytest.mark.parametrize(
    ("people", "options", "key"),
    [
        (["ada", ":random", ":random"], {}, None),
        (["ada", ":random", ":random"], {"hints": "off"}, "hint-off"),
        (["ada", ":random", ":random"], {"hints": "all", "clock": CLOCK}, "hint-clock"),
        (["ada", ":random", ":random"], {"clock": CLOCK}, "hint-clock"),
        (["ada", "bob", ":random"], {}, "hint-not-alone"),
        (["ada", "bob", ":random"], {"hints": "alone"}, "hint-not-alone"),
        (["ada", "ada", ":random"], {}, "hint-not-alone"),
        (["ada", "bob", ":random"], {"hints": "all"}, None),
    ],
)
def test_who_may_ask(tmp_path: Path, people: list[str], options: dict[str, Any], key: str | None) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await keeper.started("root", ROOT, people, options)
            rng = Random(1)
            while (seat := decider(table)) != 0:
                await table.decide_for(seat, table.n, rng.choice(table.game.actions(table.match.state)))
            if key is None:
                check_advice(table, [0], 0)
            else:
                assert refusal(table, [0], 0) == key
            assert refusal(table, [1], 0) == "not-your-seat"
            assert refusal(table, [1], 1) == "not-your-turn"

    asyncio.run(story())


def test_advice_comes_over_the_socket(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await alone(desk, ada)
            async with desk.socket(table_id, ada) as seated:
                update = await seated.hello()
                while (update["deciding"] or {}).get("seat") != 0 or len(update["legal"]) < 2:
                    if update["legal"]:
                        await seated.act(update["n"], 0, update["legal"][0])
                    update = await seated.wait_for("update")
                first = await answer(seated, 0)
                assert first["type"] == "advice"
                assert first["n"] == update["n"]
                best = first["ways"][0]
                assert best["line"][0] in update["legal"]
                assert 0 <= best["chance"] <= 100
                assert best["reason"] in ("won", "points", "position")
                again = await answer(seated, 0)
                assert again["ways"] == first["ways"]
                assert (await answer(seated, 1))["problem"]["key"] == "not-your-seat"
                assert desk.table(table_id).n == update["n"]

    asyncio.run(asyncio.wait_for(story(), 120))


def test_nobody_gets_more_than_his_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_module, "ADVICE", Rate("advice", 2, 3600.0))

    async def story() -> None:
        async with open_desk(tmp_path, limits=True) as desk:
            ada = await desk.guest("Ada")
            table_id = await alone(desk, ada)
            async with desk.socket(table_id, ada) as seated, desk.socket(table_id, ada) as elsewhere:
                update = await seated.hello()
                while (update["deciding"] or {}).get("seat") != 0:
                    update = await seated.wait_for("update")
                assert (await answer(seated, 0))["type"] == "advice"
                assert (await answer(elsewhere, 0))["type"] == "advice"
                assert (await answer(seated, 0))["problem"]["key"] == "too-often"

    asyncio.run(asyncio.wait_for(story(), 120))


def test_one_question_at_a_time_and_none_outlives_its_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, ended = asyncio.Event(), asyncio.Event()

    async def slow(*_: Any, **__: Any) -> list[Any]:
        begun.set()
        try:
            await asyncio.sleep(3600)
        finally:
            ended.set()
        return []

    monkeypatch.setattr(socket_module, "reflect", slow)

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await alone(desk, ada)
            async with desk.socket(table_id, ada) as seated:
                update = await seated.hello()
                while (update["deciding"] or {}).get("seat") != 0:
                    update = await seated.wait_for("update")
                await seated.send(type="advise", key=seated.next_key(), seat=0)
                await begun.wait()
                assert (await answer(seated, 0))["problem"]["key"] == "hint-busy"
                await seated.send(type="ping")
                await seated.wait_for("pong")
            await asyncio.wait_for(ended.wait(), 20)

    asyncio.run(asyncio.wait_for(story(), 120))


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_advice_depends_on_the_view_alone(name: str, setup: dict[str, object]) -> None:
    """Two worlds that the seat cannot tell apart give the same question to the agent, and the same answer."""
    table = lone_table(name, setup, 5)
    assert play_on(table, Random(5), 30)
    rng = Random(6)
    while len(table.game.actions(table.match.state)) < 2:
        assert play_on(table, rng, 1)
    seat, game = decider(table), table.game
    view = game.view(table.match.state, seat)
    worlds = [table, *[twin(table, game.imagine(view, Random(luck))) for luck in (1, 2)]]

    def asked(world: Table) -> Question:
        s = world.match.state
        return Question(game, seat, game.view(s, seat), game.actions(s), game.standing(s), "0")

    async def answers() -> list[Any]:
        pool = AgentPool(0)
        return [
            advised(asked(world), await reflect(pool, asked(world), "ada", people=True)) for world in worlds
        ]

    assert all(asked(world).data == asked(table).data for world in worlds)
    one, *others = asyncio.run(answers())
    assert all(other == one for other in others)


def test_the_table_tells_everybody_who_may_ask(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await alone(desk, ada, hints="all")
            async with desk.socket(table_id) as watching:
                await watching.send(type="hello", since=0)
                assert (await watching.wait_for("welcome"))["options"]["hints"] == "all"

    asyncio.run(story())
