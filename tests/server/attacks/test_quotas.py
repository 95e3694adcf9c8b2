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
from lichtung.server.web.routes import people as people_routes
from lichtung.server.web.routes import tables as table_routes
from tests.server.desk import open_desk
from tests.server.playing import played
from tests.server.web import ORIGIN, Web, new_table, on_web, open_web, problem

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


def test_what_came_back_before_pays_for_nothing_that_comes_after(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bucket is never more than full, however long ago anybody looked into it."""
    now = 0.0
    monkeypatch.setattr(limits, "monotonic", lambda: now)
    limiter, rate = limits.RateLimiter(True), limits.Rate("work", 100, 100.0)
    limiter.check(rate, "ada")
    now = 1000.0
    limiter.spend(rate, "ada", 150)
    with pytest.raises(limits.TooOftenError) as refused:
        limiter.check(rate, "ada")
    assert refused.value.seconds == 51


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


@on_web()
async def test_tables_of_agents_have_a_quota_for_those_that_begin_at_once_too(web: Web) -> None:
    ada = await web.browser("Ada")
    made = [await new_table(ada, seats=["random", "random"]) for _ in range(limits.MAX_AGENT_TABLES + 4)]
    web.server.limiter.enabled = True
    answers = await asyncio.gather(*[ada.post(f"{address}/begin") for address, _ in made])
    assert [answer.status_code for answer in answers].count(200) == limits.MAX_AGENT_TABLES


def test_tables_that_follow_from_others_have_a_quota(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rematches of games that are given up at once, campaigns that are abandoned, games that are closed."""
    monkeypatch.setattr(table_routes, "MAX_TABLES_A_DAY", 3)

    async def story() -> None:
        async with open_web(tmp_path) as web:
            ada, bob = await web.browser("Ada"), await web.browser("Bob")
            first, _ = await new_table(ada, seats=["me", "me"])
            address = first
            for _ in range(2):
                await ada.delete(address)
                address = f"/api/tables/{(await ada.post(f'{address}/rematch')).json()['id']}"
            web.server.limiter.enabled = True
            again = await ada.post(f"{first}/rematch")
            assert again.status_code == 200, "what is there already is no new one"
            await ada.delete(address)
            problem(await ada.post(f"{address}/rematch"), 429, "too-many-tables-today")
            pair = {"factions": ["eyrie", "vagabond"]}
            problem(await ada.post("/api/campaigns", json=pair), 429, "too-many-tables-today")

            web.server.limiter.enabled = False
            made = (await bob.post("/api/campaigns", json=pair)).json()
            following = f"/api/campaigns/{made['id']}/next"
            for _ in range(2):
                await bob.delete(f"/api/tables/{(await bob.post(following)).json()['table']}")
                assert (await bob.post(following)).status_code == 200
            web.server.limiter.enabled = True
            assert (await bob.post(following)).status_code == 200, "it is there already"
            await bob.delete(f"/api/tables/{(await bob.post(following)).json()['table']}")
            problem(await bob.post(following), 429, "too-many-tables-today")

    asyncio.run(story())


def test_guests_and_tables_of_an_address_have_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guests are free, and each of them may make tables: an address gets so many of both."""
    monkeypatch.setattr(people_routes, "GUESTS", limits.Rate("guests", 3, 3600.0))
    monkeypatch.setattr(table_routes, "TABLES_OF_ADDRESS", limits.Rate("address-tables", 4, 86_400.0))
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)

    async def story() -> None:
        async with open_web(tmp_path, limits=True) as web:
            guests = [await web.browser(name) for name in ("Ada", "Bob", "Cleo")]
            stranger = await web.browser()
            problem(await stranger.post("/api/guest", json={"name": "Dora"}), 429, "too-often")
            for number in range(4):
                await new_table(guests[number % 3])
            for guest in guests:
                problem(await guest.post("/api/tables", json={"game": "heirs"}), 429, "too-often")
            elsewhere = await web.client(ORIGIN, address="192.0.2.9")
            assert (await elsewhere.post("/api/guest", json={"name": "Emil"})).status_code == 200
            await new_table(elsewhere)

    asyncio.run(story())


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
