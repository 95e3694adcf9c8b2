"""Positions of finished games as scenario files: they hold, and nobody gets one before the end."""

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lichtung.games import game as rules_of
from lichtung.kernel.game import state_hash
from lichtung.kernel.journal import loads, replay
from lichtung.scenario import read, run
from tests.server.desk import Desk, Guest, open_desk
from tests.server.playing import play_on, played

PLAYERS = {"heirs": 2, "root": 4}


async def scenario(desk: Desk, table: str, guest: Guest | None, want: int = 200, **query: Any) -> Any:
    desk.http.cookies.clear()
    headers = guest.headers if guest is not None else {}
    response = await desk.http.get(f"/api/tables/{table}/scenario", params=query, headers=headers)
    assert response.status_code == want, response.text
    return response if want == 200 else response.json()["problem"]["key"]


@pytest.mark.parametrize("name", PLAYERS)
def test_positions_of_a_finished_game(tmp_path: Path, name: str) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            game = await played(desk, ada, name, players=PLAYERS[name], title='Ein „Abend"')
            journal = loads((await desk.http.get(f"/api/tables/{game.id}/journal")).text)
            rules = rules_of(name, **journal.header.setup)
            state = rules.start()
            hashes = [state_hash(state), *[state_hash(state) for _ in replay(journal, rules, state)]]
            last = len(journal.entries)
            for at in (0, 1, last // 2, last):
                answer = await scenario(desk, game.id, None, at=at)
                named = answer.headers["content-disposition"]
                assert re.fullmatch(rf'attachment; filename="{name}-[\w-]+-{at}\.toml"', named)
                file = tmp_path / "position.toml"
                file.write_text(answer.text, encoding="utf-8")
                (case,) = read(file)
                assert case.title == f'Ein „Abend", {at}'
                assert state_hash(case.state) == hashes[at]
                assert run(case) == []
            end = await scenario(desk, game.id, ada)
            assert end.text == (await scenario(desk, game.id, ada, at=last)).text
            for wrong in ("x", "-1", str(last + 1)):
                assert await scenario(desk, game.id, ada, 400, at=wrong) == "replay-at"

    asyncio.run(test())


def test_nobody_gets_one_before_the_end(tmp_path: Path) -> None:
    """Not even whoever holds all seats: a file holds what nobody may know."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bea = await desk.guest("Ada"), await desk.guest("Bea")
            table, _ = await desk.create(ada, "heirs", seats=["me", "me"])
            assert await scenario(desk, table, ada, 400) == "table-not-started"
            await desk.post(ada, f"/api/tables/{table}/begin")
            for at in ({}, {"at": 0}):
                assert await scenario(desk, table, ada, 409, **at) == "game-not-over"
                assert await scenario(desk, table, bea, 403, **at) == "not-invited"
                assert await scenario(desk, table, None, 403, **at) == "not-invited"

    asyncio.run(test())


@pytest.mark.parametrize("name", PLAYERS)
def test_a_board_to_try_things_out(tmp_path: Path, name: str) -> None:
    """Whoever made it takes any position along, also those played there; nobody else does."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bea = await desk.guest("Ada"), await desk.guest("Bea")
            game = await played(desk, ada, name, players=PLAYERS[name])
            made = await desk.post(ada, f"/api/tables/{game.id}/analysis", {"at": 60}, 201)
            board = made["id"]
            await desk.post(bea, "/api/invitations", {"token": made["invite"]})
            async with desk.socket(board, ada) as seated:
                hello = await seated.hello()
                before = await scenario(desk, board, ada)
                await play_on(seated, hello, Random(2), most=3)
            after = await scenario(desk, board, ada)
            assert after.text != before.text
            assert (await scenario(desk, board, ada, at=desk.table(board).n)).text == after.text
            for number, answer in enumerate((before, after)):
                file = tmp_path / f"{number}.toml"
                file.write_text(answer.text, encoding="utf-8")
                (case,) = read(file)
                assert run(case) == []
            assert state_hash(case.state) == state_hash(desk.table(board).progress.state)
            for stranger in (bea, None):
                await scenario(desk, board, stranger, 409 if stranger else 403)

    asyncio.run(test())


def test_no_table_asks_to_be_such_a_board(tmp_path: Path) -> None:
    """Neither a new table nor the next game after one: friends may sit at its screen."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            wish = {"game": "heirs", "seats": ["me", "me"], "options": {"analysis": True}}
            refused = await desk.post(ada, "/api/tables", wish, 400)
            assert refused["problem"]["key"] == "message-unreadable"
            game = await played(desk, ada, "heirs")
            board = (await desk.post(ada, f"/api/tables/{game.id}/analysis", {}, 201))["id"]
            await desk.server.lobby.room(board)
            assert desk.table(board).row.options["analysis"] is True
            again = await desk.post(ada, f"/api/tables/{board}/rematch")
            assert "analysis" not in again["options"]

    asyncio.run(test())
