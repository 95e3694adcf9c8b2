"""How whoever sits at a table is called: people, several of them at one device, computer players."""

from typing import Any

import httpx

from lichtung.server.storage.store import FINISHED, Seat
from lichtung.server.tables.computer_players import NAMES, called, in_character, name_for
from tests.server.web import Web, new_table, on_web, problem

FOUR = {"factions": ["marquise", "eyrie", "alliance", "vagabond"]}
SIX = {"factions": ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"]}
HIDDEN = ("Ad\u200ba", "Ad\u202ea", "Ad\x00a", "x" * 33)


async def chairs(client: httpx.AsyncClient, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await client.get(table)).json()["chairs"]
    return found


def test_names_differ_and_stay() -> None:
    assert len({name.casefold() for name in NAMES}) == len(NAMES)
    for table in ("a", "b", "c"):
        taken: list[str | None] = []
        for seat in range(16):
            taken.append(name_for(table, seat, taken))
        assert len(set(taken)) == 16
        assert name_for(table, 3, taken[:3]) == taken[3]
    assert name_for("a", 0) in NAMES
    assert len({name_for(f"table-{i}", 0) for i in range(200)}) == len(NAMES)


def test_a_table_of_an_earlier_version_has_names_too() -> None:
    name, face = called("table", Seat(2, None, "greedy", False))
    assert name == name_for("table", 2)
    assert face is not None
    assert NAMES[face] == name
    assert called("table", Seat(2, "ada", None, False, "Ada")) == ("Ada", None)
    assert called("table", Seat(2, None, None, False)) == (None, None)


@on_web()
async def test_everybody_sees_the_same_computer_players(web: Web) -> None:
    ada, ben = await web.browser("Ada"), await web.browser("Ben")
    table, _ = await new_table(ada, "root", setup=SIX, seats=["me"] + ["greedy"] * 5, public=True)
    found = await chairs(ada, table)
    assert [c["name"] for c in found] == [c["name"] for c in await chairs(ben, table)]
    assert len({c["name"] for c in found}) == 6
    assert "face" not in found[0]
    assert [NAMES[c["face"]] for c in found[1:]] == [c["name"] for c in found[1:]]
    room = await web.server.hub.room(table.rpartition("/")[2])
    assert [c.name for c in room.table.chairs([], set())] == [c["name"] for c in found]
    assert room.table.match.journal.header.seats == ["Ada"] + ["greedy"] * 5


@on_web()
async def test_an_agent_that_takes_a_seat_later_has_a_name_that_is_free(web: Web) -> None:
    ada = await web.browser("Ada")
    table, _ = await new_table(ada, "root", setup=FOUR, seats=["me", "greedy", "human", "greedy"])
    found = (await ada.patch(f"{table}/seats/2", json={"agent": "random"})).json()["chairs"]
    assert len({c["name"] for c in found}) == 4
    freed = (await ada.patch(f"{table}/seats/2", json={"agent": "human"})).json()["chairs"]
    assert "name" not in freed[2]


@on_web()
async def test_people_at_one_device_have_names(web: Web) -> None:
    ada = await web.browser("Ada")
    wish = {"setup": FOUR, "seats": ["me", "me", "me", "greedy"]}
    table, _ = await new_table(ada, "root", **wish, names=["", " Ben ", "Cem", ""])
    assert [c["name"] for c in await chairs(ada, table)][:3] == ["Ada", "Ben", "Cem"]
    named = await ada.patch(f"{table}/seats/0", json={"name": "Ada die Große"})
    assert named.json()["chairs"][0]["name"] == "Ada die Große"
    for hidden in HIDDEN:
        key = "name-length" if len(hidden) > 32 else "name-characters"
        problem(await ada.patch(f"{table}/seats/0", json={"name": hidden}), 400, key)
        problem(
            await ada.post("/api/tables", json={"game": "root", **wish, "names": ["", hidden, "", ""]}),
            400,
            key,
        )
    again = (await ada.patch(f"{table}/seats/1", json={"name": ""})).json()["chairs"]
    assert again[1]["name"] == "Ada"
    for names, key in ((["Ada"], "seats-number"), (["", "", "", "Dora"], "not-your-seat")):
        refused = await ada.post("/api/tables", json={"game": "root", **wish, "names": names})
        problem(refused, 400 if key == "seats-number" else 403, key)


@on_web()
async def test_a_wish_that_is_refused_names_nobody(web: Web) -> None:
    ada = await web.browser("Ada")
    table, _ = await new_table(ada, "root", setup=FOUR, seats=["me", "me", "me", "me"])
    assert (await ada.post(f"{table}/begin")).status_code == 200
    both = {"name": "Ada die Große", "locked": True}
    problem(await ada.patch(f"{table}/seats/0", json=both), 409, "table-started")
    assert (await chairs(ada, table))[0]["name"] == "Ada"


@on_web()
async def test_a_seat_is_named_by_whoever_sits_there(web: Web) -> None:
    ada, ben = await web.browser("Ada"), await web.browser("Ben")
    table, _ = await new_table(ada, "root", setup=FOUR, seats=["me", "human", "human", "greedy"], public=True)
    assert (await ben.post(f"{table}/seats/1")).status_code == 200
    problem(await ada.patch(f"{table}/seats/1", json={"name": "Bengel"}), 403, "not-your-seat")
    problem(await ben.patch(f"{table}/seats/2", json={"name": "Ben"}), 403, "not-your-seat")
    assert (await ben.patch(f"{table}/seats/1", json={"name": "Benno"})).status_code == 200
    await ben.delete(f"{table}/seats/1")
    await ben.post(f"{table}/seats/1")
    assert (await chairs(ada, table))[1]["name"] == "Ben", "the seat forgets the name of whoever left it"
    room = await web.server.hub.room(table.rpartition("/")[2])
    room.table.row.phase = FINISHED
    problem(await ben.patch(f"{table}/seats/1", json={"name": "Benno"}), 409, "game-over")


@on_web()
async def test_an_invitation_says_who_invites_to_what(web: Web) -> None:
    ada = await web.browser("Ada")
    stranger = await web.client()
    table, invite = await new_table(ada, "root", setup=FOUR, seats=["me", "human", "greedy", "greedy"])
    problem(await stranger.get(table), 403, "not-invited")
    found = (await stranger.get(table, headers={"x-invite": invite})).json()
    assert (found["host"], found["game"], found["yours"]) == ("Ada", "root", False)
    problem(await stranger.get(table), 403, "not-invited")  # to look is not to accept


@on_web()
async def test_a_full_table_is_not_among_those_that_wait(web: Web) -> None:
    ada, ben = await web.browser("Ada"), await web.browser("Ben")
    full, _ = await new_table(ada, "heirs", seats=["me", "greedy"], public=True)
    solo, _ = await new_table(ada, "heirs", setup={"solo": "prince"}, seats=["me"], public=True)
    free, _ = await new_table(ada, "heirs", seats=["me", "human"], public=True)
    listed = [f"/api/tables/{t['id']}" for t in (await ben.get("/api/tables")).json()]
    assert listed == [free]
    assert {full, solo, free} == {f"/api/tables/{t['id']}" for t in (await ada.get("/api/my-tables")).json()}
    await ada.patch(f"{free}/seats/1", json={"locked": True})
    assert (await ben.get("/api/tables")).json() == []
    await ada.post(f"{full}/begin")
    assert [t["phase"] for t in (await ben.get("/api/tables")).json()] == ["running"]


def test_whoever_has_a_name_has_a_character() -> None:
    pello = Seat(1, None, "hard", False, given=NAMES[0])
    assert in_character("a", "root", pello, "hard") == in_character("b", "root", pello, "hard")
    assert in_character("a", "root", pello, "hard").startswith("hard:")
    assert in_character("a", "root", pello, "easy") == "easy"
    person = Seat(1, "somebody", None, False)
    assert in_character("a", "root", person, "hard") == "hard", "who stands in for a person has none"
