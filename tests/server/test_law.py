"""The rules at hand: the search over HTTP, and examples as boards."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from lichtung.kernel.journal import loads
from lichtung.kernel.law import laws
from tests.server.desk import Desk, Guest, open_desk
from tests.server.playing import play_on


async def get(desk: Desk, guest: Guest, path: str, want: int = 200) -> Any:
    response = await desk.http.get(path, headers=guest.headers)
    assert response.status_code == want, response.text
    return response.json()


def test_search(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            found = await get(desk, ada, "/api/law?q=Emp%C3%B6rung&lang=de")
            assert found[0] == {"game": "root", "law": "8.2.6"}
            found = await get(desk, ada, "/api/law?q=last%20round&lang=en&game=heirs")
            assert {hit["game"] for hit in found} == {"heirs"}
            assert await get(desk, ada, "/api/law?q=E.9.2") == [{"game": "heirs", "law": "E.9.2"}]
            assert await get(desk, ada, "/api/law") == []
            for query in ("q=" + "x" * 201, "q=a&game=chess", "q=a&lang=fr"):
                assert (await get(desk, ada, f"/api/law?{query}", 400))["problem"]["key"]

    asyncio.run(test())


@pytest.mark.parametrize(("game", "example"), [("heirs", "example-2-resources.1"), ("root", "ambush.1")])
def test_an_example_is_a_board_of_ones_own(tmp_path: Path, game: str, example: str) -> None:
    """It begins in the position, is played on, taken back, stepped through and taken along."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            made = await desk.post(ada, f"/api/examples/{game}/{example}?lang=de", None, 201)
            row = await get(desk, ada, f"/api/tables/{made['id']}")
            assert row["phase"] == "running"
            assert row["title"]
            assert all(chair.get("yours") for chair in row["chairs"])
            begun = desk.table(made["id"]).progress.header.position
            assert begun is not None
            async with desk.socket(made["id"], ada) as seated:
                end = (await play_on(seated, await seated.hello(), Random(1)))[-1]
            assert end["outcome"] is not None
            text = (await desk.http.get(f"/api/tables/{made['id']}/journal", headers=ada.headers)).text
            assert loads(text).header.position == begun
            first = await get(desk, ada, f"/api/tables/{made['id']}/replay?at=1&as=full")
            assert first["views"]
            # Taken in again, it begins where it began; a branch of it does so, too.
            again = await desk.post(ada, "/api/import", {"journal": text}, 201)
            await get(desk, ada, f"/api/tables/{again['id']}")
            assert desk.table(again["id"]).progress.header.position == begun
            branch = await desk.post(ada, f"/api/tables/{again['id']}/analysis", {"at": 2}, 201)
            await get(desk, ada, f"/api/tables/{branch['id']}")
            assert desk.table(branch["id"]).progress.header.position == begun

    asyncio.run(test())


def test_nobody_is_told_the_position(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            made = await desk.post(ada, "/api/examples/root/ambush.1", None, 201)
            await desk.post(bob, "/api/invitations", {"token": made["invite"]})
            async with desk.socket(made["id"], bob) as socket:
                await socket.send(type="hello", since=0)
                frames = [await socket.read(), await socket.read()]
            said = msgspec.json.encode(frames).decode()
            assert '"kind":"position"' in said
            assert "warriors" in said  # what lies on the map everybody sees
            happened = next(h for f in frames for h in f.get("happened", []) if h["kind"] == "position")
            assert happened.get("body") is None
            shown = await get(desk, bob, f"/api/tables/{made['id']}/replay?as=spectator")
            assert all(h.get("body") is None for h in shown["happened"])

    asyncio.run(test())


def test_a_journal_with_a_position_that_cannot_be(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            head = {"lichtung": 2, "game": "root", "rules": 4, "setup": {}, "seats": []}
            for position in ({"points": {"marquise": -3}}, {"nothing": 1}):
                text = msgspec.json.encode({**head, "position": position}).decode()
                refused = await desk.post(ada, "/api/import", {"journal": text}, 400)
                assert refused["problem"]["where"].startswith("journal:1: position")

    asyncio.run(test())


def test_what_if_in_a_running_game(tmp_path: Path) -> None:
    """Whoever plays alone tries out what he knows; the real hands stay where they are."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            two = {"factions": ["marquise", "eyrie"]}
            alone = await desk.started(ada, "root", {0: ada, 1: ada}, setup=two)
            made = await desk.post(ada, f"/api/tables/{alone}/analysis", {}, 201)
            await get(desk, ada, f"/api/tables/{made['id']}")
            board, real = desk.table(made["id"]), desk.table(alone)
            assert all(chair.person == ada.id for chair in board.row.seats)
            seat, game = real.decider(), real.game
            assert seat is not None
            assert game.view(board.match.state, seat).data() == game.view(real.match.state, seat).data()
            assert board.match.state.values() != real.match.state.values()
            refused = await desk.post(bob, f"/api/tables/{alone}/analysis", {}, 409)
            assert refused["problem"]["key"] == "game-not-over"
            both = await desk.started(ada, "root", {0: ada, 1: bob}, setup=two)
            refused = await desk.post(ada, f"/api/tables/{both}/analysis", {}, 409)
            assert refused["problem"]["key"] == "not-alone"

    asyncio.run(test())


def test_what_is_not_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            refused = await desk.post(ada, "/api/examples/root/nothing.1", None, 404)
            assert refused["problem"]["key"] == "example-unknown"
            await desk.post(ada, "/api/examples/chess/ambush.1", None, 400)

    asyncio.run(test())


def test_every_law_belongs_to_a_game_of_the_server() -> None:
    assert {law.game for law in laws()} == {"heirs", "root"}
