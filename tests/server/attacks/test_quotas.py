"""What is kept or computed for whoever asks has an end: tables, boards, lists, addresses, junk in files."""

import asyncio
import contextlib
import json
from pathlib import Path

import pytest
from sqlalchemy import Engine, event
from sqlalchemy.exc import IntegrityError

import lichtung.heirs.tiles as tiles_module
from lichtung.games import game as make_game
from lichtung.server.storage.store import RUNNING
from lichtung.server.web import limits
from lichtung.server.web.routes import tables as table_routes
from tests.server.desk import open_desk
from tests.server.playing import played
from tests.server.web import Web, new_table, on_web, problem

HOUSEHOLD = 5


def test_guests_of_one_address_share_its_allowance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)

    async def story(web: Web) -> None:
        guests = [await web.browser(f"Guest {n}") for n in range(HOUSEHOLD)]
        web.server.limiter.enabled = True
        answers = [
            (await guest.get("/api/tables")).status_code
            for _ in range(limits.READING.most + 5)
            for guest in guests
        ]
        assert answers.count(200) <= limits.ADDRESS_READING.most < HOUSEHOLD * limits.READING.most
        elsewhere = await web.client({"origin": "http://table.test"}, address="192.0.2.9")
        assert (await elsewhere.get("/api/tables")).status_code == 200

    on_web()(story)(tmp_path)


def test_whoever_has_asked_once_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(limits, "monotonic", lambda: now)
    limiter = limits.RateLimiter(True)
    most = 0
    for number in range(20 * limits.FEW_BUCKETS):
        now += 1.0
        limiter.check(limits.READING, f"192.0.2.{number}")
        limiter.spent.clear()
        most = max(most, len(limiter.buckets))
    assert most <= limits.FEW_BUCKETS
    for number in range(3 * limits.MAX_BUCKETS):  # all at once
        limiter.check(limits.READING, f"198.51.100.{number}")
        most = max(most, len(limiter.buckets))
    assert most <= limits.MAX_BUCKETS


def test_boards_of_a_position_have_a_quota(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_routes, "MAX_TABLES_A_DAY", 4)

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            game = await played(desk, ada, "heirs")
            journal = (await desk.http.get(f"/api/tables/{game.id}/journal", headers=ada.headers)).text
            desk.server.limiter.enabled = True
            for _ in range(2):
                await desk.post(ada, f"/api/tables/{game.id}/analysis", {"at": 5}, 201)
            await desk.post(ada, "/api/import", {"journal": journal}, 201)
            for path, data in (
                (f"/api/tables/{game.id}/analysis", {}),
                ("/api/import", {"journal": journal}),
                ("/api/tables", {"game": "heirs"}),
            ):
                refused = await desk.post(ada, path, data, 429)
                assert refused["problem"]["key"] == "too-many-tables-today"

    asyncio.run(story())


@on_web()
async def test_tables_of_agents_have_a_quota(web: Web) -> None:
    ada = await web.browser("Ada")
    web.server.limiter.enabled = True
    begun = 0
    for _ in range(limits.MAX_AGENT_TABLES):
        address, _ = await new_table(ada, seats=["random", "random"])
        begun += (await ada.post(f"{address}/begin")).status_code == 200
    assert begun == limits.MAX_AGENT_TABLES
    address, _ = await new_table(ada, seats=["random", "random"])
    problem(await ada.post(f"{address}/begin"), 429, "too-many-agent-tables")
    mine, _ = await new_table(ada, seats=["me", "random"])
    assert (await ada.post(f"{mine}/begin")).status_code == 200, "with people it is no such table"


class Questions:
    """Counts what the database is asked."""

    def __init__(self, engine: Engine | None) -> None:
        self.count = 0
        self.statements: set[str] = set()
        event.listen(engine, "before_cursor_execute", self.note)

    def note(self, _connection: object, _cursor: object, statement: str, *_: object) -> None:
        self.count += statement != "BEGIN"
        self.statements.add(statement)


@on_web()
async def test_a_list_asks_as_much_for_a_hundred_tables_as_for_one(web: Web) -> None:
    ada = await web.browser("Ada")
    address, _ = await new_table(ada, public=True)
    questions = Questions(web.server.database.sqlite_engine)
    asked: list[dict[str, int]] = []
    for _ in range(2):
        counted: dict[str, int] = {}
        for path in ("/api/tables", "/api/my-tables"):
            questions.count = 0
            assert len((await ada.get(path)).json()) >= (100 if asked else 1)
            counted[path] = questions.count
        asked.append(counted)
        await copy_table(web, address.rpartition("/")[2], 120)
    assert asked[0] == asked[1]
    assert max(asked[0].values()) <= 4, "who asks, which tables, their seats, themselves"


@on_web()
async def test_lists_of_every_length_are_asked_for_by_few_statements(web: Web) -> None:
    """Each connection keeps what it has prepared: one statement for every length was megabytes of them."""
    ada = await web.browser("Ada")
    address, _ = await new_table(ada, public=True)
    await copy_table(web, address.rpartition("/")[2], 64)
    questions = Questions(web.server.database.sqlite_engine)
    for most in range(1, 65):
        tables = await web.server.store.open_tables(most)
        assert len({table.id for table in tables}) == len(tables) == most
        assert all(table.seats for table in tables)
        await web.server.history.fared([table.id for table in tables])
    assert len(questions.statements) <= 25


async def copy_table(web: Web, table_id: str, count: int) -> None:
    """Many tables like this one."""
    row = await web.server.store.table(table_id)
    assert row is not None
    for n in range(count):
        values: dict[str, object] = {
            **{name: getattr(row, name) for name in ("game", "rules", "title", "owner", "public", "seed")},
            "id": f"copy-{n}",
            "phase": RUNNING,
            "setup": json.dumps(row.setup),
            "options": json.dumps(row.options),
            "created": row.created,
            "updated": row.updated,
        }
        with contextlib.suppress(IntegrityError):  # they are there already
            await web.server.store.create_table(values, row.seats)


def test_junk_in_a_file_of_tiles_is_not_kept() -> None:
    path = Path(tiles_module.__file__).parent / "data" / "tiles.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    for tile in data["tiles"]:
        tile["note"] = "x" * 4000
        tile["junk"] = ["y"] * 100
        tile["source"] = {"cost": "reconstructed", "road_edges": "z" * 1000, "z": "z"}
        tile["params"]["junk"] = "z" * 1000
        if tile["building"] == "bauernhof":
            tile["params"]["pairs"] = ["z"] * 1000
    game = make_game("heirs", tiles=data)
    kept = game.setup_data()
    assert len(json.dumps(kept)) < 20_000
    assert make_game("heirs", **kept).setup_data() == kept, "and what is kept is all that counts"
    data["tiles"][0]["id"] = "x" * 100
    with pytest.raises(Exception, match="data-want"):
        make_game("heirs", tiles=data)
