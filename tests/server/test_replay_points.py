"""The points of a game record by record, and the list of games that are over."""

import asyncio
import gc
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

import pytest

from lichtung.server.replays.timeline import Timeline
from lichtung.server.tables.commands import execute
from lichtung.server.tables.protocol import Undo
from lichtung.server.tables.state import SPECTATOR
from lichtung.server.tables.table import Table
from tests.server.desk import open_desk
from tests.server.playing import played
from tests.server.twins import KEY, act, lone_table

SETUPS: list[tuple[str, dict[str, object]]] = [
    ("heirs", {}),
    ("heirs", {"solo": "king"}),
    ("root", {"factions": ["marquise", "eyrie", "alliance", "vagabond"]}),
]


def told(table: Table) -> list[int]:
    """The points as a spectator's view tells them."""
    view: dict[str, Any] = table.update([], table.n).views[SPECTATOR]
    return view["score"] if table.game.name == "heirs" else list(view["points"].values())


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_points_are_those_that_every_spectator_saw(name: str, setup: dict[str, object]) -> None:
    """At each position as in the live view, also where something was taken back; nothing more is told."""
    table, rng = lone_table(name, setup, 11), Random(11)
    seen = {table.n: told(table)}
    timeline = Timeline(table)
    for turn in range(150):
        deciding = table.deciding()
        if deciding is None:
            break
        back = table.match.undo_length(deciding.seat) is not None and rng.random() < 0.3
        legal = table.game.actions(table.match.state)
        execute(
            table,
            Undo(key=KEY, base=table.n, seat=deciding.seat)
            if back
            else act(table, deciding.seat, rng.choice(legal)),
        )
        seen[table.n] = told(table)
        if turn % 40 == 0:  # counted while the game runs, and taken up again
            timeline.catch_up()
            asyncio.run(timeline.standings())
    timeline.catch_up()
    found = asyncio.run(timeline.standings())
    assert found.n == table.n
    assert len(found.standings) > 2
    for at, points in seen.items():
        assert [s.points for s in found.standings if s.at <= at][-1] == points, at
    for before, after in zip(found.standings, found.standings[1:], strict=False):
        assert before.points != after.points
        assert before.at < after.at


def test_who_may_read_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bea = await desk.guest("Ada"), await desk.guest("Bea")
            game = await played(desk, ada, "heirs")
            answer = (await desk.http.get(f"/api/tables/{game.id}/points", headers=bea.headers)).json()
            assert answer["standings"][-1]["points"] == game.end["outcome"]["scores"]
            assert answer["n"] == game.end["n"]
            private, _ = await desk.create(ada, "heirs", seats=["me", "me"])
            address = f"/api/tables/{private}/points"
            assert (await desk.http.get(address, headers=ada.headers)).status_code == 400
            await desk.post(ada, f"/api/tables/{private}/begin")
            assert (await desk.http.get(address, headers=ada.headers)).status_code == 200
            assert (await desk.http.get(address, headers=bea.headers)).status_code == 403

    asyncio.run(test())


def test_games_that_are_over(tmp_path: Path) -> None:
    """Public ones for everybody, private ones for those who sat there; none that still runs."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bea = await desk.guest("Ada"), await desk.guest("Bea")
            public = await played(desk, ada, "heirs")
            journal = (await desk.http.get(f"/api/tables/{public.id}/journal", headers=ada.headers)).text
            private = (await desk.post(ada, "/api/import", {"journal": journal}, 201))["id"]
            await desk.started(ada, "heirs", {0: ada, 1: ada})
            listed = {}
            for name, headers in {"ada": ada.headers, "bea": bea.headers, "nobody": {}}.items():
                desk.http.cookies.clear()
                found = (await desk.http.get("/api/replays", headers=headers)).json()
                listed[name] = [t["id"] for t in found]
                for game in found:
                    outcomes = [fared["outcome"] for fared in game["fared"]]
                    assert outcomes in (["won", "lost"], ["lost", "won"], ["drawn", "drawn"])
                    assert [fared["seat"] for fared in game["fared"]] == [0, 1]
                    assert all(fared["points"] is not None for fared in game["fared"])
            assert listed == {"ada": [private, public.id], "bea": [public.id], "nobody": [public.id]}

    asyncio.run(test())


@pytest.mark.plain_only
def test_others_are_served_while_a_long_game_is_read() -> None:
    """A whole game, its log and its points, never keep the loop for long at a stretch of processor time."""
    table, rng = lone_table("root", {"factions": ["marquise", "eyrie", "alliance", "vagabond"]}, 7), Random(7)
    while (deciding := table.deciding()) is not None:
        execute(table, act(table, deciding.seat, rng.choice(table.game.actions(table.match.state))))
    timeline = Timeline(table)
    timeline.catch_up()

    async def test() -> tuple[int, int, float]:
        turns, longest, busy = 0, 0.0, True

        async def others() -> None:
            nonlocal turns, longest
            last = thread_time()
            while busy:
                await asyncio.sleep(0)
                turns, longest, last = turns + 1, max(longest, thread_time() - last), thread_time()

        task = asyncio.create_task(others())
        started = thread_time()
        shown = await timeline.show(table.n, "full", None)
        await timeline.standings()
        busy = False
        await task
        return len(shown.happened), turns, longest / (thread_time() - started)

    gc.collect()
    gc.disable()  # collecting what other tests have left behind is no work of the server's
    try:
        records, turns, share = asyncio.run(test())
    finally:
        gc.enable()
    assert records == table.n > 500
    assert turns > 8
    assert share < 0.5
