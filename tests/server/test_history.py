"""The history of a person: what he played, how it went, his bests; for him alone."""

import asyncio
import csv
import io
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete, insert, select

from lichtung.server.people import history as histories
from lichtung.server.people.history import as_csv, harmless, streak
from lichtung.server.storage.schema import results, tables
from tests.server.desk import Desk, Guest, open_desk
from tests.server.playing import play_on, played
from tests.server.test_feed import two


async def get(desk: Desk, guest: Guest, path: str, **query: Any) -> Any:
    response = await desk.http.get(f"/api/me/{path}", params=query, headers=guest.headers)
    assert response.status_code == 200, response.text
    return response.json()


async def play_to_end(desk: Desk, table: str, *guests: Guest, seed: int = 5) -> None:
    """Everybody decides at random until the game is over."""
    rng = Random(seed)
    while desk.table(table).row.phase == "running":
        seat = desk.table(table).decider()
        person = desk.table(table).row.seats[seat or 0].person
        [guest] = [one for one in guests if one.id == person]
        async with desk.socket(table, guest) as seated:
            await play_on(seated, await seated.hello(), rng)


async def resign(desk: Desk, table: str, guest: Guest) -> None:
    [seat] = [chair.seat for chair in desk.table(table).row.seats if chair.person == guest.id]
    async with desk.socket(table, guest) as seated:
        update = await seated.hello()
        await seated.send(type="resign", key=seated.next_key(), base=update["n"], seat=seat)
        await seated.wait_for("done")


def row(table: str, seat: int, person: str | None, **values: Any) -> dict[str, Any]:
    """A result as it is kept."""
    how = {"outcome": "won", "points": 30, "rank": 1, "reason": "thirty-points", "early": False}
    where = {"game": "root", "board": "autumn", "role": "marquise", "began": 100.0, "ended": 200.0}
    who = {
        "table_id": table,
        "seat": seat,
        "person": person,
        "agent": None if person else "greedy",
        "name": None,
    }
    return {**who, **where, **how, **values}


async def keep(desk: Desk, *rows: dict[str, Any]) -> None:
    await desk.server.database.write(lambda c: c.execute(insert(results), list(rows)))


def test_a_game_to_its_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bea, table = await two(desk)
            assert await get(desk, ada, "history") == {"page": 0, "pages": 0, "total": 0, "games": []}
            await play_to_end(desk, table, ada, bea)
            true = desk.table(table)
            result = true.result()
            assert result is not None
            for guest, other in ((ada, bea), (bea, ada)):
                [seat] = [chair.seat for chair in true.row.seats if chair.person == guest.id]
                found = await get(desk, guest, "history")
                assert (found["total"], found["pages"]) == (1, 1)
                [game] = found["games"]
                assert game["table"] == table
                assert (game["game"], game["title"], game["board"]) == ("heirs", "Mittwoch", "")
                assert game["role"] == true.seat_words[seat]
                assert game["points"] == result.scores[seat]
                lost = bool(result.winners) and seat not in result.winners
                assert game["outcome"] == ("lost" if lost else "won" if result.winners else "drawn")
                assert game["rank"] == (2 if lost else 1)
                assert game["began"] == true.history[0].record.at
                assert game["ended"] == true.history[-1].record.at
                assert (game["early"], game["replay"]) == (False, True)
                [opponent] = game["others"]
                assert (opponent["name"], opponent["points"]) == (other.name, result.scores[1 - seat])
                assert other.id not in str(found)

    asyncio.run(test())


def test_resignation_and_time(tmp_path: Path) -> None:
    """Whoever gives up a game of two has lost it with the points that all could count; who leaves a larger
    one that goes on without him has left it."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bea, table = await two(desk)
            await resign(desk, table, bea)
            [game] = (await get(desk, bea, "history"))["games"]
            assert (game["outcome"], game["rank"], game["early"], game["reason"]) == (
                "lost",
                2,
                True,
                "resigned",
            )
            assert game["points"] == game["others"][0]["points"] == 0
            [won] = (await get(desk, ada, "history"))["games"]
            assert won["outcome"] == "won"
            kinds = {best["kind"] for best in (await get(desk, ada, "statistics"))["bests"]}
            assert kinds == set(), "what ended early is no best"
            alone = await desk.started(
                ada,
                "root",
                {0: ada},
                setup={"factions": "marquise,eyrie,alliance"},
                seats=["human", "greedy", "greedy"],
            )
            await resign(desk, alone, ada)
            [latest, _] = (await get(desk, ada, "history"))["games"]
            assert (latest["outcome"], latest["points"], latest["rank"]) == ("left", None, None)
            assert (latest["role"], latest["board"]) == ("marquise", "autumn")
            assert [other["agent"] for other in latest["others"]] == ["greedy", "greedy"]
            names = [chair.name for chair in desk.table(alone).row.seats if chair.agent]
            assert [other["name"] for other in latest["others"]] == names

    asyncio.run(test())


def test_a_drafted_faction_counts_as_itself(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bea = await desk.guest("Ada"), await desk.guest("Bea")
            setup = {"factions": 2, "setup": "adventurous"}
            table = await desk.started(ada, "root", {0: ada, 1: bea}, setup=setup)
            true = desk.table(table)
            assert {true.game.role(true.match.state, seat) for seat in (0, 1)} == {""}
            rng = Random(1)
            while any(not true.game.role(true.match.state, seat) for seat in (0, 1)):
                seat = true.decider()
                guest = ada if true.row.seats[seat or 0].person == ada.id else bea
                async with desk.socket(table, guest) as seated:
                    await play_on(seated, await seated.hello(), rng, 1)
            await resign(desk, table, bea)
            [game] = (await get(desk, ada, "history"))["games"]
            assert game["role"] in str(true.game.setup_data()["pool"])

    asyncio.run(test())


def test_boards_of_ones_own_count_nowhere(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            await played(desk, ada, "heirs")
            assert (await get(desk, ada, "history"))["total"] == 0
            assert (await get(desk, ada, "statistics"))["games"] == []
            assert await get(desk, ada, "history.json") == []

    asyncio.run(test())


async def statistics_story(desk: Desk) -> None:
    ada, bea = await desk.guest("Ada"), await desk.guest("Bea")
    lost = {"outcome": "lost", "points": 20, "rank": 2}
    await keep(
        desk,
        row("a", 0, ada.id),
        row("a", 1, bea.id, role="eyrie", **lost),
        row("b", 0, ada.id, began=300.0, ended=340.0, points=31),
        row("b", 1, bea.id, role="eyrie", **{**lost, "points": 28}),
        row("b", 2, None, role="alliance", **{**lost, "points": 3, "rank": 3}),
        row("c", 1, ada.id, role="eyrie", board="lake", began=400.0, ended=900.0, **lost),
        row("c", 0, None, role="alliance", board="lake"),
        row("c", 2, None, role="vagabond", board="lake", outcome="lost"),
        row(
            "d",
            0,
            ada.id,
            role="eyrie",
            outcome="left",
            points=None,
            rank=None,
            early=True,
            ended=1000.0,
        ),
        row("d", 1, None, role="alliance"),
        row(
            "e",
            0,
            ada.id,
            game="heirs",
            board="",
            role="white",
            outcome="drawn",
            points=40,
            ended=1100.0,
        ),
        row("e", 1, None, agent=None, game="heirs", board="", role="blue", outcome="drawn", points=40),
        row("f", 0, bea.id, points=99),
        row("f", 1, None),
    )
    found = await get(desk, ada, "statistics")

    def lines(part: str, *names: str) -> list[tuple[Any, ...]]:
        counts = ("games", "won", "drawn", "points")
        return [tuple(line[name] for name in (*names, *counts)) for line in found[part]]

    assert lines("games", "game") == [("root", 4, 2, 0, 27.0), ("heirs", 1, 0, 1, 40.0)]
    assert lines("roles", "game", "role") == [
        ("root", "eyrie", 2, 0, 0, 20.0),
        ("root", "marquise", 2, 2, 0, 30.5),
        ("heirs", "white", 1, 0, 1, 40.0),
    ]
    assert lines("boards", "board") == [("autumn", 3, 2, 0, 30.5), ("lake", 1, 0, 0, 20.0)]
    assert lines("opponents", "game", "name", "agent", "role") == [
        ("root", None, "greedy", "", 3, 1, 0, 25.5),
        ("root", "Bea", None, "", 2, 2, 0, 30.5),
        ("heirs", None, None, "blue", 1, 0, 1, 40.0),
    ]
    bests = {(best["game"], best["kind"]): (best["value"], best["table"]) for best in found["bests"]}
    assert bests == {
        ("heirs", "points"): (40, "e"),
        ("heirs", "longest"): (1000, "e"),
        ("root", "points"): (31, "b"),
        ("root", "lead"): (10, "a"),
        ("root", "fastest"): (40, "b"),
        ("root", "longest"): (500, "c"),
        ("root", "streak"): (2, "b"),
    }
    assert not any(best["replay"] for best in found["bests"]), "these tables are gone"
    assert "99" not in str(await get(desk, ada, "history")), "nobody sees others' games"


def test_statistics_and_bests(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            await statistics_story(desk)

    asyncio.run(test())


def test_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(histories, "PAGE_SIZE", 3)

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            for n in range(7):
                game = "heirs" if n == 6 else "root"
                await keep(desk, row(f"t{n}", 0, ada.id, ended=200.0 + n, game=game), row(f"t{n}", 1, None))
            pages = [await get(desk, ada, "history", page=page) for page in range(4)]
            assert [[game["table"] for game in page["games"]] for page in pages] == [
                ["t6", "t5", "t4"],
                ["t3", "t2", "t1"],
                ["t0"],
                [],
            ]
            assert {(page["total"], page["pages"]) for page in pages} == {(7, 3)}
            assert (await get(desk, ada, "history", game="heirs"))["total"] == 1
            for wrong in ("-1", "x", "99999", "²"):
                answer = await desk.http.get("/api/me/history", params={"page": wrong}, headers=ada.headers)
                assert answer.status_code == 400
                assert answer.json()["problem"]["key"] == "history-page"
            desk.http.cookies.clear()
            for path in ("history", "statistics", "history.csv", "history.json"):
                assert (await desk.http.get(f"/api/me/{path}")).status_code == 401

    asyncio.run(test())


def test_files_to_take_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bea = await desk.guest("Ada"), await desk.guest("=cmd()")
            await keep(
                desk, row("a", 0, ada.id), row("a", 1, bea.id, role="eyrie", outcome="lost", points=12)
            )
            response = await desk.http.get("/api/me/history.csv", headers=ada.headers)
            assert response.headers["content-type"].startswith("text/csv")
            assert "lichtung-games.csv" in response.headers["content-disposition"]
            [line] = csv.DictReader(io.StringIO(response.content.decode("utf-8-sig")))
            assert line["ended"] == "1970-01-01T00:03:20+00:00"
            assert (line["game"], line["role"], line["outcome"], line["points"]) == (
                "root",
                "marquise",
                "won",
                "30",
            )
            assert (line["seconds"], line["opponents"]) == ("100", "'=cmd()")
            [game] = await get(desk, ada, "history.json")
            assert game["others"][0]["name"] == "=cmd()"

    asyncio.run(test())


def test_no_cell_begins_a_formula() -> None:
    assert harmless("@x") == "'@x"
    assert harmless("Mittwoch") == "Mittwoch"
    assert as_csv([]).startswith(b"\xef\xbb\xbfended,")


def test_old_games_are_filled_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of a server that kept no results are played through once; else their seats are known."""
    monkeypatch.setattr(histories, "FILL_PAUSE_SECONDS", 0.0)

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bea, table = await two(desk)
            await play_to_end(desk, table, ada, bea)
            kept = await desk.server.database.read(lambda c: c.execute(select(results)).all())
            strange = await two_more(desk, ada, bea)
            await desk.server.database.write(lambda c: c.execute(delete(results)))
            other_rules = tables.update().where(tables.c.id == strange).values(rules=9999)
            await desk.server.database.write(lambda c: c.execute(other_rules))
        async with open_desk(tmp_path) as desk:
            filling = desk.server.history.filling
            assert filling is not None
            await asyncio.wait_for(filling, 60)
            again = await desk.server.database.read(
                lambda c: c.execute(select(results).where(results.c.table_id == table)).all()
            )
            assert again == kept
            assert not desk.server.hub.rooms, "nothing of it stays in memory"
            games = {game["table"]: game for game in (await get(desk, ada, "history"))["games"]}
            assert (games[strange]["outcome"], games[strange]["points"]) == ("unknown", None)
            assert await desk.server.store.tables_without_results() == []

    async def two_more(desk: Desk, ada: Guest, bea: Guest) -> str:
        table = await desk.started(ada, "heirs", {0: ada, 1: bea})
        await resign(desk, table, ada)
        return table

    asyncio.run(test())


def test_a_pruned_table_leaves_its_result(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bea, table = await two(desk)
            await resign(desk, table, bea)
            await desk.server.store.delete_table(table)
            [game] = (await get(desk, ada, "history"))["games"]
            assert (game["table"], game["title"], game["replay"]) == (table, "", False)

    asyncio.run(test())


def test_streaks() -> None:
    class Row:
        def __init__(self, outcome: str) -> None:
            self.outcome = outcome

    def longest(text: str) -> int:
        found = streak([Row("won" if letter == "w" else "lost") for letter in text])  # type: ignore[misc]
        return 0 if found is None else found[0]

    assert [longest(text) for text in ("", "w", "l", "ww", "wlwwlw", "wwlwww")] == [0, 0, 0, 2, 2, 3]
