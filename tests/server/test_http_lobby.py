"""Tables over HTTP: made, found, entered, filled, begun, closed, played again."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from lichtung import agents
from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.server.storage.store import FINISHED, OPEN, RUNNING
from lichtung.server.web.endpoints import STATUS_BY_KEY
from tests.server.desk import open_desk
from tests.server.web import Web, new_table, on_web, problem

SETUPS: list[tuple[str, dict[str, Any], int]] = [
    ("heirs", {}, 2),
    ("heirs", {"sets": ["reise", "krieg", "handwerk"], "roads": "first-game"}, 2),
    ("heirs", {"sets": "choose"}, 2),
    ("heirs", {"solo": "prince"}, 1),
    ("root", {"factions": ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"]}, 6),
    ("root", {"factions": "marquise,eyrie,vagabond,vagabond", "vagabond_damage": "on"}, 4),
    ("root", {"factions": ["mechanical-marquise", "eyrie", "alliance"], "mode": "cooperative", "lead": 3}, 2),
    ("root", {"factions": ["mechanical-marquise", "cult"]}, 1),
]
WRONG: list[tuple[str, dict[str, Any], str, str]] = [
    ("chess", {}, "game-unknown", "chess"),
    ("heirs", {"sets": ["reise"]}, "sets-three", "sets"),
    ("heirs", {"sets": [["reise"]]}, "sets-unknown", "sets"),
    ("heirs", {"roads": 3}, "option-choice", "roads"),
    ("heirs", {"road": "score"}, "option-unknown", "road"),
    ("heirs", {"tiles": "/etc/passwd"}, "data-object", "tiles"),
    ("heirs", {"tiles": {}}, "data-missing", "schema_version"),
    ("root", {"factions": "marquise"}, "factions-number", "factions"),
    ("root", {"factions": [["marquise"], {}]}, "factions-unknown", "factions"),
    ("root", {"factions": 7}, "factions-number", "factions"),
    ("root", {"mode": "cooperative"}, "cooperative-machine", "mode"),
    ("root", {"lead": 2}, "campaign-mode", "lead"),
    ("root", {"carried": []}, "option-choice", "carried"),
]


@on_web()
async def test_nobody_names_a_file_of_the_server(web: Web) -> None:
    ada = await web.browser("Ada")
    for name in ("/etc/passwd:Bot", "mybots.py:Bot", "lichtung.agents.uniform:UniformAgent", "oracle"):
        wish = {"game": "heirs", "seats": ["me", name]}
        problem(await ada.post("/api/tables", json=wish), 400, "agent-unknown")


@on_web()
async def test_a_table_of_every_kind(web: Web) -> None:
    ada = await web.browser("Ada")
    offered = (await ada.get("/api/games")).json()
    assert set(offered) == {"heirs", "root"}
    factions = {faction["id"]: faction for faction in offered["root"]["factions"]}
    assert [id_ for id_, faction in factions.items() if not faction["decides"]] == ["mechanical-marquise"]
    assert factions["mechanical-marquise"]["replaces"] == "marquise"
    assert [id_ for id_, faction in factions.items() if faction["seats"] > 1] == ["vagabond"]
    assert offered["root"]["words"] == {}, "the words of all that is in the package are in the client"
    assert offered["heirs"]["agents"] == list(agents.STRENGTHS)
    for game, setup, players in SETUPS:
        levels = [agents.NAMES[i % len(agents.NAMES)] for i in range(players)]
        address, _ = await new_table(ada, game, setup=setup, seats=levels)
        found = (await ada.get(address)).json()
        chairs = [chair for chair in found["chairs"] if not chair.get("automatic")]
        assert [chair["agent"] for chair in chairs] == levels
        assert len({chair["word"] for chair in found["chairs"]}) == len(found["chairs"])
        crowd = {"game": game, "setup": setup, "seats": ["me"] * 9}
        problem(await ada.post("/api/tables", json=crowd), 400, "seats-number")


@on_web()
async def test_what_is_wrong_with_a_setup_is_told(web: Web) -> None:
    ada = await web.browser("Ada")
    for game, setup, key, where in WRONG:
        found = problem(await ada.post("/api/tables", json={"game": game, "setup": setup}), 400, key)
        assert found.get("where", "") == where
        for lang in LANGUAGES:
            assert catalogue(lang).has(f"error-{key}")
    for wish, key in (
        ({"seats": ["me", "genius"]}, "agent-unknown"),
        ({"options": {"takeover": "genius"}}, "agent-unknown"),
        ({"options": {"clock": {"mode": "turn"}}}, "clock-seconds"),
        ({"options": {"clock": {"mode": "sand"}}}, "message-unreadable"),
        ({"title": "x" * 65}, "name-length"),
        ({"titel": "x"}, "message-unreadable"),
    ):
        problem(await ada.post("/api/tables", json={"game": "heirs", **wish}), 400, key)
    assert (await ada.get("/api/my-tables")).json() == []


@on_web()
async def test_lists_show_public_tables_and_ones_own(web: Web) -> None:
    ada, ben = await web.browser("Ada"), await web.browser("Ben")
    secret, _ = await new_table(ada, title="Unter uns")
    await new_table(ada, "root", title="Für alle", public=True)
    listed = (await ben.get("/api/tables")).json()
    assert [(t["title"], t["setup"]["map"]) for t in listed] == [("Für alle", "autumn")]
    assert (await ben.get("/api/my-tables")).json() == []
    assert {t["title"] for t in (await ada.get("/api/my-tables")).json()} == {"Unter uns", "Für alle"}
    assert (await ada.get(secret)).json()["yours"]
    nobody = await web.client()
    assert len((await nobody.get("/api/tables")).json()) == 1
    problem(await nobody.get("/api/my-tables"), 401, "who-are-you")


@on_web()
async def test_seats_are_taken_left_locked_and_given_to_agents(web: Web) -> None:
    ada, ben = await web.browser("Ada"), await web.browser("Ben")
    table, _ = await new_table(ada, public=True)
    found = (await ben.post(f"{table}/seats/1")).json()
    assert found["chairs"][1] == {"seat": 1, "word": "blue", "name": "Ben", "yours": True}
    assert (await ben.post(f"{table}/seats/1")).status_code == 200  # again: nothing changes
    problem(await ada.post(f"{table}/seats/1"), 409, "seat-taken")
    problem(await ada.delete(f"{table}/seats/1"), 403, "not-your-seat")
    for seat in ("2", "-1", "x", "9" * 5000, "%31%00", "1.0"):
        problem(await ada.post(f"{table}/seats/{seat}"), 404, "seat-unknown")
    assert (await ben.delete(f"{table}/seats/1")).json()["chairs"][1] == {"seat": 1, "word": "blue"}
    problem(await ben.patch(f"{table}/seats/1", json={"locked": True}), 403, "not-your-table")
    assert (await ada.patch(f"{table}/seats/1", json={"locked": True})).json()["chairs"][1]["locked"]
    problem(await ben.post(f"{table}/seats/1"), 403, "seat-locked")
    await ada.patch(f"{table}/seats/1", json={"locked": False, "agent": "greedy"})
    problem(await ben.post(f"{table}/seats/1"), 409, "seat-taken")
    problem(await ada.patch(f"{table}/seats/1", json={"agent": "genius"}), 400, "agent-unknown")
    await ada.patch(f"{table}/seats/1", json={"agent": "human"})
    assert (await ben.post(f"{table}/seats/1")).status_code == 200
    problem(await ada.post(f"{table}/begin"), 409, "seat-empty")
    problem(await ben.post(f"{table}/begin"), 403, "not-your-table")
    assert (await ada.post(f"{table}/seats/0")).status_code == 200
    begun = (await ada.post(f"{table}/begin")).json()
    assert begun["phase"] == "running"
    for change in (ada.post(f"{table}/begin"), ben.delete(f"{table}/seats/1"), ben.post(f"{table}/seats/1")):
        problem(await change, 409, "table-started")


@on_web()
async def test_a_seat_goes_to_one_of_those_who_ask_at_once(web: Web) -> None:
    ada = await web.browser("Ada")
    table, _ = await new_table(ada, public=True)
    people = [await web.browser(f"Gast {i}") for i in range(8)]
    answers = await asyncio.gather(*[p.post(f"{table}/seats/0") for p in people])
    assert sorted(a.status_code for a in answers) == [200, *[409] * 7]


@on_web()
async def test_one_device_for_several_seats(web: Web) -> None:
    ada = await web.browser("Ada")
    table, _ = await new_table(ada, "root", seats=["me", "me", "random", "me"])
    assert [c.get("yours", False) for c in (await ada.get(table)).json()["chairs"]] == [
        True,
        True,
        False,
        True,
    ]
    assert (await ada.post(f"{table}/begin")).json()["phase"] == "running"


@on_web()
async def test_a_private_table_opens_to_whoever_is_invited_and_stays_open(web: Web) -> None:
    ada, ben, cem = [await web.browser(name) for name in ("Ada", "Ben", "Cem")]
    table, invite = await new_table(ada)
    problem(await ben.get(table), 403, "not-invited")
    problem(await ben.post(f"{table}/seats/0"), 403, "not-invited")
    problem(await ben.get(table, headers={"x-invite": "x" * 43}), 403, "not-invited")
    problem(await ben.post("/api/invitations", json={"token": "x" * 43}), 404, "invite-unknown")
    problem(await (await web.browser()).post("/api/invitations", json={"token": invite}), 401, "who-are-you")
    accepted = await ben.post("/api/invitations", json={"token": invite})
    assert f"/api/tables/{accepted.json()['id']}" == table
    assert (await ben.get(table)).status_code == 200  # bound: no token any more
    assert (await cem.get(table, headers={"x-invite": invite})).status_code == 200
    assert (await cem.get(table)).status_code == 200
    problem(await ben.post(f"{table}/invite"), 403, "not-your-table")
    fresh = (await ada.post(f"{table}/invite")).json()["invite"]
    dee = await web.browser("Dee")
    problem(await dee.post("/api/invitations", json={"token": invite}), 404, "invite-unknown")
    assert (await ben.get(table)).status_code == 200
    assert (await dee.post("/api/invitations", json={"token": fresh})).status_code == 200
    stored = await web.server.store.table(table.rpartition("/")[2])
    assert stored is not None
    assert fresh not in str(vars(stored))


@on_web()
async def test_renaming_opening_and_closing_are_the_owners(web: Web) -> None:
    ada, ben = await web.browser("Ada"), await web.browser("Ben")
    table, _ = await new_table(ada, title="Alt", public=True)
    problem(await ben.patch(table, json={"title": "Meins"}), 403, "not-your-table")
    problem(await ada.patch(table, json={"title": "Schwarz\u202eweiß"}), 400, "name-characters")
    assert (await ada.patch(table, json={"title": " Neu "})).json()["title"] == "Neu"
    assert not (await ada.patch(table, json={"public": False})).json()["public"]
    problem(await ben.get(table), 403, "not-invited")
    problem(await ben.delete(table), 403, "not-invited")
    await ada.patch(table, json={"public": True})
    problem(await ben.delete(table), 403, "not-your-table")
    assert (await ada.delete(table)).json() == {"ok": True}
    problem(await ada.delete(table), 409, "table-closed")
    problem(await ben.post(f"{table}/seats/0"), 409, "table-closed")
    problem(await ada.post(f"{table}/begin"), 409, "table-closed")
    assert (await ben.get("/api/tables")).json() == []
    assert (await ada.get("/api/my-tables")).json() == []


@on_web()
async def test_a_rematch_has_the_same_people_and_is_one_for_all(web: Web) -> None:
    ada, ben, cem = [await web.browser(name) for name in ("Ada", "Ben", "Cem")]
    table, invite = await new_table(
        ada, "root", title="Runde", setup={"factions": "cult,eyrie,vagabond"}, seats=["me", "human", "greedy"]
    )
    for guest in (ben, cem):
        await guest.post("/api/invitations", json={"token": invite})
    await ben.post(f"{table}/seats/1")
    problem(await ada.post(f"{table}/rematch"), 409, "game-not-over")
    room = await web.server.hub.room(table.rpartition("/")[2])
    await web.server.store.change_table(room.table.id, phase=FINISHED)
    room.table.row.phase = FINISHED
    problem(await cem.post(f"{table}/rematch"), 403, "not-your-table")
    problem(await ada.delete(table), 409, "game-over")
    answers = await asyncio.gather(ben.post(f"{table}/rematch"), ada.post(f"{table}/rematch"))
    first, second = [answer.json() for answer in answers]
    assert first["id"] == second["id"] != room.table.id
    played = (await ada.get(table)).json()["chairs"]
    assert [c["name"] for c in first["chairs"]] == ["Ada", "Ben", played[2]["name"]]
    assert [c.get("agent") for c in first["chairs"]] == [None, None, "greedy"]
    assert (first["setup"], first["title"], first["phase"]) == (room.table.row.setup, "Runde", "open")
    assert first["seal"] != room.table.seal
    assert (await cem.get(f"/api/tables/{first['id']}")).status_code == 200
    owner = ben if first["yours"] else ada
    assert (await owner.post(f"/api/tables/{first['id']}/begin")).json()["phase"] == "running"


def test_whoever_waits_at_a_table_hears_that_it_begins(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            for sets in ("random", "choose"):  # with and without a draw before the first decision
                table_id, _ = await desk.create(ada, "heirs", setup={"sets": sets}, seats=["me", "me"])
                async with desk.socket(table_id, ada) as seated:
                    assert (await seated.hello())["phase"] == "open"
                    await desk.post(ada, f"/api/tables/{table_id}/begin")
                    update = await seated.wait_for("update")
                    assert update["phase"] == "running"
                    assert update["legal"]
                    assert set(update["views"]) == {"0", "1"}
                    response = await desk.http.delete(f"/api/tables/{table_id}", headers=ada.headers)
                    assert response.status_code == 200
                    closed = await seated.wait_for("update")
                    assert (closed["phase"], closed["legal"]) == ("closed", [])
                    drawn = desk.table(table_id).row.seed if closed["n"] else None
                    assert closed["seed"] == drawn, "what was drawn can be checked"

    asyncio.run(story())


@on_web()
async def test_a_beginning_that_was_cut_short_goes_on(web: Web) -> None:
    ada = await web.browser("Ada")
    table, _ = await new_table(ada, seats=["me", "me"])
    table_id = table.rpartition("/")[2]
    assert await web.server.store.change_phase(table_id, (OPEN,), RUNNING)  # and then the process ends
    web.server.hub.rooms.clear()
    room = await web.server.hub.room(table_id)
    assert room.table.n > 0
    assert room.table.deciding() is not None


@on_web()
async def test_tables_that_do_not_exist(web: Web) -> None:
    ada = await web.browser("Ada")
    for name in ("x", "x" * 33, "%00", "ä", "a b"):
        problem(await ada.get(f"/api/tables/{name}"), 404, "table-unknown")
    problem(await ada.get("/api/nothing"), 404, "address-unknown")
    answer = await ada.put("/api/tables", json={})
    problem(answer, 405, "method-unknown")


OTHERS = ("address-unknown", "method-unknown", "request-bad", "head-too-large", "server-broken")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words(lang: str) -> None:
    for key in (*STATUS_BY_KEY, *OTHERS):
        assert catalogue(lang).has(f"error-{key}"), key
    assert STATUS_BY_KEY["too-often"] == httpx.codes.TOO_MANY_REQUESTS
