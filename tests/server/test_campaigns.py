"""Campaigns on the server: begun, played, continued, lost, given up; every end counts once. M.10"""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from lichtung.campaign import files
from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.root.cards import PERSISTENT
from lichtung.server.people.campaigns import campaign_path
from lichtung.server.tables.progress import RESIGN
from lichtung.server.tables.table import Table
from lichtung.server.web.limits import MAX_CAMPAIGNS
from tests.server.web import Web, on_web, open_web, problem

PAIR = {"factions": ["eyrie", "vagabond"]}


async def begun(client: httpx.AsyncClient, **wish: Any) -> dict[str, str]:
    """A campaign whose first game is being played."""
    response = await client.post("/api/campaigns", json={**PAIR, **wish})
    assert response.status_code == 201, response.text
    made: dict[str, str] = response.json()
    assert (await client.post(f"/api/tables/{made['table']}/begin")).status_code == 200
    return made


async def table_of(web: Web, id_: str) -> Table:
    return (await web.server.hub.room(id_)).table


async def end(web: Web, id_: str, winners: list[int]) -> None:
    """The game ends with these winners, by a record like any other."""
    table = await table_of(web, id_)
    async with table.lock:
        seat = table.decider()
        assert seat is not None
        await table.commit([table.add_record(RESIGN, seat, {"winners": winners, "key": "resigned"})], None)


async def look(client: httpx.AsyncClient, id_: str) -> dict[str, Any]:
    response = await client.get(f"/api/campaigns/{id_}")
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


async def craft(web: Web, id_: str, seat: int, skip: int = 0) -> list[str]:
    """Two cards that stay in play come before a seat, taken from nowhere; their words."""
    state = (await table_of(web, id_)).match.state
    deck = state.setup.deck
    cards = [card for card, kind in enumerate(deck.kind) if kind == PERSISTENT][skip : skip + 2]
    mine = state.crafted[seat] | sum(1 << card for card in cards)
    state.crafted = (*state.crafted[:seat], mine, *state.crafted[seat + 1 :])
    return [deck.words[card] for card in cards]


@pytest.mark.law("M.10.1")
@on_web()
async def test_a_campaign_is_won_game_by_game(web: Web) -> None:
    ada = await web.browser("Ada")
    made = await begun(ada, length=2, seats=["me", "greedy"], title="Hain")
    first = await look(ada, made["id"])
    assert (first["status"], first["wins"], first["title"], first["yours"]) == ("running", 0, "Hain", True)
    assert [(game["state"], game["table"], game["lead"]) for game in first["games"]] == [
        ("open", made["table"], 0)
    ]
    assert [seat["automatic"] for seat in first["seats"]] == [False, False, True]
    assert first["seats"][0]["name"] == "Ada"
    await end(web, made["table"], [0, 1])
    second = await look(ada, made["id"])
    assert (second["status"], second["wins"], second["lead"]) == ("running", 1, 3)
    assert set(second["games"][0]["points"]) == {"eyrie", "vagabond", "mechanical-marquise"}
    following = (await ada.post(f"/api/campaigns/{made['id']}/next")).json()["table"]
    again = (await ada.post(f"/api/campaigns/{made['id']}/next")).json()["table"]
    assert following == again != made["table"]
    details = (await ada.get(f"/api/tables/{following}")).json()
    assert (details["campaign"], details["setup"]["lead"]) == (made["id"], 3)
    assert [c.get("name") for c in details["chairs"]] == [seat["name"] for seat in first["seats"]]
    await ada.post(f"/api/tables/{following}/begin")
    await end(web, following, [0, 1])
    won = await look(ada, made["id"])
    assert (won["status"], won["wins"], won["choices"]) == ("won", 2, [])
    problem(await ada.post(f"/api/campaigns/{made['id']}/next"), 409, "campaign-over")
    assert [one["id"] for one in (await ada.get("/api/campaigns")).json()] == [made["id"]]


@on_web()
async def test_a_lost_game_ends_it(web: Web) -> None:
    ada = await web.browser("Ada")
    for winners in ([2], []):
        made = await begun(ada)
        await end(web, made["table"], winners)
        lost = await look(ada, made["id"])
        assert (lost["status"], lost["games"][0]["state"]) == ("lost", "lost")
        problem(await ada.post(f"/api/campaigns/{made['id']}/abandon"), 409, "campaign-over")


@pytest.mark.law("M.10.2")
@on_web()
async def test_everybody_takes_a_card_along(web: Web) -> None:
    ada, ben, eve = [await web.browser(name) for name in ("Ada", "Ben", "Eve")]
    made = (await ada.post("/api/campaigns", json={**PAIR, "seats": ["me", "human"]})).json()
    await ben.post("/api/invitations", json={"token": made["invite"]})
    await ben.post(f"/api/tables/{made['table']}/seats/1")
    await ada.post(f"/api/tables/{made['table']}/begin")
    own = await craft(web, made["table"], 0)
    other = await craft(web, made["table"], 1, 2)
    await end(web, made["table"], [0, 1])
    address = f"/api/campaigns/{made['id']}"
    problem(await ada.post(f"{address}/next"), 409, "campaign-unchosen")
    problem(await eve.get(address), 403, "not-your-campaign")
    problem(await ben.post(f"{address}/next"), 403, "not-your-campaign")
    problem(
        await ben.post(f"{address}/cards", json={"seat": "eyrie", "card": own[0]}), 403, "not-your-campaign"
    )
    problem(
        await ben.post(f"{address}/cards", json={"seat": "vagabond", "card": "cobbler"}),
        400,
        "campaign-choice",
    )
    seen = await look(ben, made["id"])
    assert {choice["seat"]: choice["yours"] for choice in seen["choices"]} == {
        "eyrie": False,
        "vagabond": True,
    }
    assert (
        await ben.post(f"{address}/cards", json={"seat": "vagabond", "card": other[0]})
    ).status_code == 200
    chosen = (await ada.post(f"{address}/cards", json={"seat": "eyrie", "card": own[1]})).json()
    assert (chosen["choices"], chosen["carried"]) == ([], {"eyrie": [own[1]], "vagabond": [other[0]]})
    following = (await ada.post(f"{address}/next")).json()["table"]
    details = (await ada.get(f"/api/tables/{following}")).json()
    assert details["setup"]["carried"] == chosen["carried"]
    assert [chair.get("name") for chair in details["chairs"]][:2] == ["Ada", "Ben"]
    assert (await ben.get(f"/api/tables/{following}")).status_code == 200
    assert (await look(ben, made["id"]))["games"][1]["brought"] == chosen["carried"]


@on_web()
async def test_an_agent_takes_its_costliest_card(web: Web) -> None:
    ada = await web.browser("Ada")
    made = await begun(ada, seats=["me", "greedy"])
    cards = await craft(web, made["table"], 1)
    await end(web, made["table"], [0, 1])
    found = await look(ada, made["id"])
    assert found["choices"] == []
    assert found["games"][0]["chosen"]["vagabond"] in cards


def test_an_end_counts_once_even_after_a_restart(tmp_path: Path) -> None:
    async def first() -> dict[str, str]:
        async with open_web(tmp_path) as web:
            ada = await web.browser("Ada")
            made = await begun(ada)
            web.server.hub.watchers.clear()  # as if the server stopped before anybody took note
            await end(web, made["table"], [0, 1])
            row: Any = await web.server.store.campaign(made["id"])
            assert row.revision == 0
            return {**made, "cookie": ada.cookies["lichtung"]}

    async def second(made: dict[str, str]) -> None:
        async with open_web(tmp_path) as web:
            ada = await web.browser()
            ada.cookies.set("lichtung", made["cookie"])
            found = await asyncio.gather(*[look(ada, made["id"]) for _ in range(6)])
            assert {one["wins"] for one in found} == {1}
            row: Any = await web.server.store.campaign(made["id"])
            assert row.revision == 1, "written once"
            kept = files.loads(row.record, campaign_path(made["id"]))
            assert [game.state for game in kept.games] == ["won"]
            asked = await asyncio.gather(*[ada.post(f"/api/campaigns/{made['id']}/next") for _ in range(4)])
            assert len({answer.json()["table"] for answer in asked}) == 1
            assert len((await look(ada, made["id"]))["games"]) == 2

    made = asyncio.run(first())
    asyncio.run(second(made))


@on_web()
async def test_a_closed_table(web: Web) -> None:
    ada = await web.browser("Ada")
    waiting = (await ada.post("/api/campaigns", json=PAIR)).json()
    await ada.delete(f"/api/tables/{waiting['table']}")
    found = await look(ada, waiting["id"])
    assert (found["status"], found["games"]) == ("running", []), "it was never begun"
    fresh = (await ada.post(f"/api/campaigns/{waiting['id']}/next")).json()["table"]
    assert fresh != waiting["table"]
    await ada.post(f"/api/tables/{fresh}/begin")
    await ada.delete(f"/api/tables/{fresh}")
    assert (await look(ada, waiting["id"]))["status"] == "abandoned", "nobody leaves a bad game to try again"


@on_web()
async def test_given_up(web: Web) -> None:
    ada = await web.browser("Ada")
    made = await begun(ada)
    assert (await ada.post(f"/api/campaigns/{made['id']}/abandon")).json()["status"] == "abandoned"
    await end(web, made["table"], [0, 1])
    found = await look(ada, made["id"])
    assert (found["status"], found["wins"]) == ("abandoned", 0)


@on_web(limits=True)
async def test_limits(web: Web) -> None:
    ada = await web.browser("Ada")
    me = (await ada.get("/api/me")).json()["id"]
    made = (await ada.post("/api/campaigns", json=PAIR)).json()
    row: Any = await web.server.store.campaign(made["id"])
    for number in range(MAX_CAMPAIGNS - 1):
        await web.server.store.create_campaign(id=f"more-{number}", owner=me, title="", record=row.record)
    problem(await ada.post("/api/campaigns", json=PAIR), 429, "too-many-campaigns")


@on_web()
async def test_mistakes(web: Web) -> None:
    ada, stranger = await web.browser("Ada"), await web.browser()
    problem(await stranger.get("/api/campaigns"), 401, "who-are-you")
    problem(await ada.get("/api/campaigns/none"), 404, "campaign-unknown")
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"factions": []}, "factions-number"),
        ({"factions": ["eyrie", "dragons"]}, "factions-unknown"),
        ({**PAIR, "length": 100}, "campaign-number"),
        ({**PAIR, "seats": ["me", "genius"]}, "agent-unknown"),
        ({**PAIR, "seats": ["me"] * 3}, "seats-count"),
        ({**PAIR, "options": {"mode": "competitive"}}, "option-unknown"),
        ({**PAIR, "options": {"map": "moon"}}, "option-choice"),
        ({**PAIR, "title": "x" * 65}, "name-length"),
    ]
    for wish, key in wrong:
        problem(await ada.post("/api/campaigns", json=wish), 400, key)
    assert (await ada.get("/api/campaigns")).json() == []
    assert (await ada.get("/api/my-tables")).json() == [], "a campaign that is refused leaves no table"
    for key in ("campaign-unknown", "not-your-campaign", "too-many-campaigns"):
        assert all(catalogue(lang).has(f"error-{key}") for lang in LANGUAGES)
