"""Requests of every kind to every address: no 500, no exception, nothing changes by what is refused. T14"""

import asyncio
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from argon2 import PasswordHasher

from lichtung.games import game as make_game
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.journal import Entry, Header, Journal
from lichtung.kernel.law import laws
from lichtung.server.people import accounts as people
from lichtung.server.web.endpoints import Endpoint
from lichtung.server.web.routes import ENDPOINTS, api
from tests.server.mutants import STRINGS, anything, mutant, scratched, written
from tests.server.schemas import Schemas
from tests.server.web import ORIGIN, Web, new_table, open_web

SETUPS: list[dict[str, Any]] = [
    {"sets": "choose", "solo": "prince", "roads": "first-game"},
    {"sets": ["reise", "krieg", "handwerk"], "tiles": {"schema_version": 1, "tiles": [{"id": "x"}]}},
    {"factions": ["mechanical-marquise", "cult"], "mode": "cooperative", "lead": 3, "carried": {"cult": []}},
    {"factions": "marquise,eyrie,vagabond,vagabond", "map": "autumn", "deck": "standard"},
]
BAD_IDS = ["x", "%00", "%ff", "%F0%9F%A6%8A", "a" * 33, "..", "%2e%2e", "%E2%80%AE", "-"]
LOSING = ("/api/logout", "/api/logout-everywhere", "/api/me/token", "/api/guest", "/api/login", "/api/link")
WITH_ONE_CROWD = 300  # requests until somebody has logged out or closed too much
# What leads somewhere at the addresses that know things by name: lessons, examples, files of games.
LESSONS = ["root-basics", "root-d2", "root-m2", "heirs-h1", "heirs", "x", ".."]
PATHS = [
    *([], ["battle 9 alliance"], ["tap clearing 9"], ["tap clearing 9", "move 9 12 2"], ["next"]),
    *(["> roll 0 0"], ["battle 9 alliance", "> roll 0 0"], ["done"] * 200, ["tap " + "9" * 90], ["found 6"]),
]
RECORDED = (
    "Map: Fall\nDeck: Standard\nC: Ada\nE: Ben\n\n"
    "C:t_k->1/w->1+2/b_s->1/b_w->9/b_r->5\nE:b+6w->3/#builder->$\n"
)
ASKED = ENDPOINTS + [endpoint for endpoint in ENDPOINTS if endpoint.body is not None] * 3
CHANCES_TO_BE_GOOD = 0.15


class Watch:
    """Says whether anything was written since it was last asked."""

    def __init__(self, file: Path) -> None:
        self.connection = sqlite3.connect(file)
        self.version = self.read()

    def read(self) -> int:
        [version] = self.connection.execute("pragma data_version").fetchone()
        return int(version)

    def changed(self) -> bool:
        before, self.version = self.version, self.read()
        return self.version != before


class Attacker:
    """Makes requests up."""

    def __init__(self, rng: Random, tables: list[str], tokens: list[str], campaigns: list[str]) -> None:
        self.rng = rng
        self.tables = tables
        self.tokens = tokens
        self.campaigns = campaigns
        self.examples = [f"{path.stem}.1" for law in laws() for path in law.examples()]
        self.journal = file_of_a_game()
        self.schemas = Schemas(api())

    def path(self, endpoint: Endpoint) -> str:
        rng = self.rng
        ids = [table.rpartition("/")[2] for table in self.tables]
        parts = {
            "{table}": ids if rng.random() < 0.9 else BAD_IDS,
            "{seat}": ["0", "1", "5", "-1", "x", "007", "9" * 400, "%F0%9F%A6%8A"],
            "{token}": [*self.tokens, "x"],
            "{n}": ["0", "3", "-1", "x", "9" * 400],
            "{lesson}": LESSONS,
            "{chapter}": ["1", "1", "2", "0", "-1", "99", "x", "9" * 400],
            "{campaign}": [*self.campaigns, *BAD_IDS],
            "{game}": ["root", "heirs", "x", "..", "9" * 400],
            "{example}": [*self.examples, "x.1", "x", "..", "map.0", "map.9999", "9" * 400],
        }
        path = endpoint.path
        for name, choices in parts.items():
            path = path.replace(name, rng.choice(choices))
        if rng.random() < 0.2:
            names = ("at", "as", "since", "lang", "invite", "")
            path += f"?{rng.choice(names)}={quote(written(anything(rng))[:80], safe='')}"
        return path

    def body(self, endpoint: Endpoint) -> bytes:
        """A body as described, or a mutant of one."""
        rng = self.rng
        described = api()["paths"][endpoint.path][endpoint.method.lower()].get("requestBody")
        if described is None:
            return b"" if rng.random() < 0.8 else rng.randbytes(20)
        good: dict[str, Any] = self.schemas.make(described["content"]["application/json"]["schema"], rng)
        if "token" in good:
            good["token"] = rng.choice([*self.tokens, *STRINGS])
        if "setup" in good:
            good["setup"] = self.setup()
        if "path" in good:
            good["path"] = rng.choice(PATHS)
            good["action"] = rng.choice(([0], [rng.randrange(40) for _ in range(4)], good.get("action")))
            good["tap"] = rng.choice((None, ["clearing", rng.randrange(14)], ["x", 0]))
        for name, text in (("text", RECORDED), ("journal", self.journal)):
            if name in good:
                good[name] = scratched(text, rng)
        if rng.random() < CHANCES_TO_BE_GOOD:
            return written(good).encode()
        return mutant([good], rng).encode("utf-8", "surrogatepass")

    def setup(self) -> dict[str, Any]:
        """Nearly a setup: the rules' own checks have to find what is wrong."""
        rng = self.rng
        setup = dict(rng.choice(SETUPS))
        for _ in range(rng.randrange(3)):
            name = rng.choice([*setup, "factions", "sets", "lead", "carried", "solo", "tiles", "x"])
            setup[name] = anything(rng)
        return setup

    def headers(self) -> dict[str, str]:
        rng = self.rng
        found: dict[str, str] = {}
        if rng.random() < 0.2:
            found["origin"] = rng.choice(("null", "http://evil.test", "http://[", "x" * 300))
        if rng.random() < 0.1:
            found["authorization"] = rng.choice(("Bearer", "Bearer x", "Basic eDp4", "x" * 300, ""))
        if rng.random() < 0.1:
            found["x-invite"] = rng.choice([*self.tokens, "x", "x" * 300])
        if rng.random() < 0.1:
            found["cookie"] = rng.choice(("lichtung=x", "lichtung=W10.x.y", "=;;,", "lichtung=" + "x" * 300))
        return found


async def attack(folder: Path, count: int, seed: int) -> Counter[int]:
    """Random requests of several people; the answers by status."""
    statuses: Counter[int] = Counter()
    rng = Random(seed)
    async with open_web(folder) as web:
        web.server.hub.agent_pool.decide = never  # type: ignore[assignment,method-assign]
        web.server.hub.on_alarm = never  # type: ignore[assignment,method-assign]
        for n in range(count):
            if n % WITH_ONE_CROWD == 0:
                crowd, attacker = await set_up(web, rng)
                watch = Watch(folder / "lichtung.sqlite")
            endpoint, client = rng.choice(ASKED), rng.choice(crowd)
            if endpoint.path in LOSING and rng.random() < 0.9:
                continue
            request = client.build_request(
                endpoint.method,
                attacker.path(endpoint),
                content=attacker.body(endpoint),
                headers=attacker.headers(),
            )
            answer = await client.send(request)  # the client checks it against the description; faults raise
            statuses[answer.status_code] += 1
            if watch.changed():
                bound = "x-invite" in request.headers  # an invitation is accepted whatever comes after it
                assert answer.status_code < 400 or bound, (request.method, request.url, answer.text)
                assert request.method != "GET" or bound, request.url
        assert (await crowd[0].get("/api/games")).status_code == 200
    print(f"{statuses.total()} requests; answers: {dict(statuses)}")
    return statuses


async def never(*_: object) -> None:
    """Agents think for ever, no alarm rings: whatever is written meanwhile was written by a request."""
    await asyncio.Event().wait()


async def set_up(web: Web, rng: Random) -> tuple[list[httpx.AsyncClient], Attacker]:
    """Two people with tables in all phases, a program, somebody unknown."""
    ada, ben, robo = await web.browser("Ada"), await web.browser("Ben"), await web.program("Robo")
    tables = [await new_table(ada, public=True), await new_table(ben, "root", seats=["me", "me", "me", "me"])]
    tables += [await new_table(ada, seats=["me", "me"]), await new_table(ben)]
    for owner, (address, _) in ((ben, tables[1]), (ada, tables[2])):
        assert (await owner.post(f"{address}/begin")).status_code == 200
    assert (await ben.delete(tables[3][0])).status_code == 200
    token = (await ada.post("/api/me/token")).json()["token"]
    pair = {"factions": ["eyrie", "vagabond"]}
    campaign = (await ada.post("/api/campaigns", json=pair)).json()["id"]
    tokens = [invite for _, invite in tables] + [token]
    attacker = Attacker(rng, [address for address, _ in tables], tokens, [campaign])
    return [ada, ada, ben, ben, robo, await web.client(ORIGIN)], attacker


def file_of_a_game() -> str:
    """The journal of a few decisions."""
    game, rng = make_game("heirs"), Random(1)
    state, entries = game.start(), list[Entry]()
    while (decision := game.decision(state)) is not None and len(entries) < 12:
        chance = decision.seat == CHANCE
        action = game.sample(state, rng) if chance else rng.choice(game.actions(state))
        entries.append(Entry(len(entries), decision.seat, game.text(action)))
        game.apply(state, action)
    header = Header(game.name, game.rules_version, game.setup_data(), [""] * game.seats)
    return Journal(header, entries).dumps()


@pytest.fixture(autouse=True)
def _quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    people._dummy_hash.cache_clear()
    monkeypatch.setattr(people, "_hasher", PasswordHasher(1, 8, 1))


def test_bad_requests_of_every_kind_change_nothing(tmp_path: Path) -> None:
    statuses = asyncio.run(attack(tmp_path, 3000, 14))
    assert statuses[400] > 600, statuses
    assert statuses[200] > 100
    assert {401, 403, 404, 409} <= set(statuses)


@pytest.mark.long
def test_very_many_bad_requests_change_nothing(tmp_path: Path) -> None:
    asyncio.run(attack(tmp_path, 200_000, 15))
