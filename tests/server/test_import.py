"""Journals taken in: finished games to step through, others to play on; nothing of a file is believed."""

import asyncio
import json
import time
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lichtung.games import game
from lichtung.kernel.game import state_hash
from lichtung.kernel.journal import loads
from lichtung.kernel.match import Match
from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.server.tables.fairness import verify
from tests.server.desk import Desk, Guest, open_desk
from tests.server.playing import play_on, played


@cache
def journal(name: str = "heirs") -> str:
    """A whole game between two players that choose at random, saved by the command line."""
    rules, rng = game(name), Random(4)
    match = Match(rules, rules.start(), ["random"] * rules.seats, rng)
    match.run_chance()
    while rules.decision(match.state) is not None:
        match.decide(rng.choice(rules.actions(match.state)))
        match.run_chance()
    return match.journal.dumps()


async def take_in(desk: Desk, guest: Guest, text: str, want: int = 201, **more: Any) -> Any:
    found = await desk.post(guest, "/api/import", {"journal": text, **more}, want)
    return found["id"] if want == 201 else found["problem"]


async def get(desk: Desk, guest: Guest, path: str, want: int = 200) -> Any:
    response = await desk.http.get(path, headers=guest.headers)
    assert response.status_code == want, response.text
    return response


@pytest.mark.parametrize("name", ["heirs", "root"])
def test_a_finished_game(tmp_path: Path, name: str) -> None:
    """It can be stepped through, and comes out again as it went in."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table = await take_in(desk, ada, journal(name), title="Alt")
            row = (await get(desk, ada, f"/api/tables/{table}")).json()
            assert (row["phase"], row["title"], row["public"]) == ("finished", "Alt", False)
            assert all(not chair.get("yours") for chair in row["chairs"])
            assert len({chair["name"] for chair in row["chairs"]}) == len(row["chairs"]), "each its own name"
            whole = (await get(desk, ada, f"/api/tables/{table}/replay?as=full")).json()
            entries = loads(journal(name)).entries
            assert [h["body"] for h in whole["happened"]] == [entry.do for entry in entries]
            assert whole["outcome"]["winners"]
            again = await get(desk, ada, f"/api/tables/{table}/journal")
            assert again.text == journal(name)

    asyncio.run(test())


def test_a_checked_game_stays_checked(tmp_path: Path) -> None:
    """A journal of the server keeps its seed; one whose rolls were changed loses it."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            first = await played(desk, ada, "heirs")
            text = (await get(desk, ada, f"/api/tables/{first.id}/journal")).text
            table = await take_in(desk, ada, text)
            again = (await get(desk, ada, f"/api/tables/{table}/journal")).text
            assert loads(again).header.fair == loads(text).header.fair
            assert verify(game("heirs", **loads(again).header.setup), loads(again)).over
            rows = [json.loads(line) for line in text.splitlines()]
            rows[0]["fair"]["seed"] = "00" * 32
            forged = await take_in(desk, ada, "\n".join(json.dumps(row) for row in rows))
            assert loads((await get(desk, ada, f"/api/tables/{forged}/journal")).text).header.fair is None

    asyncio.run(test())


@pytest.mark.parametrize("at", [0, 4, 30, 31])
def test_played_on_from_any_entry(tmp_path: Path, at: int) -> None:
    """Whoever takes it in has every seat; chance goes on by a seed that nobody knows."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            text = journal()
            table = await take_in(desk, ada, text, at=at)
            row = await desk.server.store.table(table)
            assert row is not None
            async with desk.socket(table, ada) as seated:
                update = await seated.hello()
                assert update["phase"] == "running"
                assert update["n"] >= at
                assert set(update["views"]) == {"0", "1"}
                assert row.deciding == update["deciding"]["seat"]
                updates = await play_on(seated, update, Random(at))
            assert updates[-1]["outcome"] is not None
            entries = loads((await get(desk, ada, f"/api/tables/{table}/journal")).text).entries
            assert [e.do for e in entries[:at]] == [e.do for e in loads(text).entries[:at]]

    asyncio.run(test())


def test_a_known_seed_is_never_drawn_from(tmp_path: Path) -> None:
    """Whoever takes in a game's file knows its seed: what is drawn from there on comes from another."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            first = await played(desk, ada, "heirs")
            text = (await get(desk, ada, f"/api/tables/{first.id}/journal")).text
            fair = loads(text).header.fair
            assert fair is not None
            table = await take_in(desk, ada, text, at=20)
            row = await desk.server.store.table(table)
            assert row is not None
            assert row.seed != fair["seed"]

    asyncio.run(test())


def test_analysis_of_a_finished_game(tmp_path: Path) -> None:
    """Anybody who may see a finished game goes on from any of its positions at a table of his own."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bea = await desk.guest("Ada"), await desk.guest("Bea")
            first = await played(desk, ada, "heirs", title="Turnier")
            middle = first.updates[len(first.updates) // 2]
            made = await desk.post(bea, f"/api/tables/{first.id}/analysis", {"at": middle["n"]}, 201)
            async with desk.socket(made["id"], bea) as seated:
                update = await seated.hello()
                assert update["views"] == middle["views"]
                assert update["legal"] == middle["legal"]
                updates = await play_on(seated, update, Random(8), 3)
                assert updates[-1]["n"] > update["n"]
                for seat in (0, 1, 0):  # back beyond the beginning of the board, over draws and others' turns
                    key = seated.next_key()
                    await seated.send(type="ask-undo", key=key, base=updates[-1]["n"], seat=seat)
                    back = await seated.wait_for("update", "refused", "stale")
                    assert back["happened"][-1]["kind"] == "undo"
                    updates.append(back)
                assert back["deciding"]["seat"] == 0
                updates = await play_on(seated, back, Random(9), 3)
                timeline = desk.server.timelines.get(desk.table(made["id"]))
                state = await timeline.state(updates[-1]["n"])
                assert state_hash(state) == state_hash(desk.table(made["id"]).match.state)
            details = (await get(desk, bea, f"/api/tables/{made['id']}")).json()
            assert details["title"] == "Turnier"
            assert (await get(desk, ada, f"/api/tables/{made['id']}", 403)).json()["problem"]
            too_far = await desk.post(bea, f"/api/tables/{first.id}/analysis", {"at": 99_999}, 400)
            assert too_far["problem"]["key"] == "replay-at"
            running = await desk.started(ada, "heirs", {0: ada, 1: bea})
            refused = await desk.post(bea, f"/api/tables/{running}/analysis", {}, 409)
            assert refused["problem"]["key"] == "not-alone"

    asyncio.run(test())


def lines(change: dict[int, str | dict[str, Any]]) -> str:
    """The journal with some lines replaced, or some of their fields."""
    rows = journal().splitlines()
    for number, new in change.items():
        rows[number] = new if isinstance(new, str) else json.dumps(json.loads(rows[number]) | new)
    return "\n".join(rows)


MISTAKES: list[tuple[str, str, str]] = [
    ("", "journal-empty", "journal"),
    ("hello", "journal-not-json", "journal:1"),
    ("[" * 100_000, "journal-not-json", "journal:1"),
    ("{}", "journal-format", "journal:1"),
    (lines({0: {"lichtung": 3}}), "journal-format", "journal:1"),
    (lines({0: {"game": "chess"}}), "game-unknown", "journal:1: chess"),
    (lines({0: {"rules": 99}}), "journal-rules", "journal:1"),
    (lines({0: {"setup": {"name": "x"}}}), "option-unknown", "journal:1: name"),
    (lines({0: {"setup": {"tiles": "/etc/passwd"}}}), "data-object", "journal:1: tiles"),
    (
        lines({0: {"setup": {"tiles": {"schema_version": 1, "tiles": [7]}}}}),
        "data-object",
        "journal:1: tiles[0]",
    ),
    (lines({0: {"seats": [1]}}), "journal-header", "journal:1"),
    (lines({0: {"fair": 5}}), "journal-header", "journal:1"),
    (lines({7: "{"}), "journal-not-json", "journal:8"),
    (lines({7: {"n": 3}}), "journal-number", "journal:8"),
    (lines({7: {"seat": "0"}}), "journal-entry", "journal:8"),
    (lines({7: {"do": [1, 2]}}), "journal-entry", "journal:8"),
    (lines({0: {"lichtung": 1}}), "journal-entry", "journal:2"),
    (lines({7: {"seat": 1}}), "journal-wrong-seat", "journal:8"),
    (lines({7: {"do": "dance"}}), "notation-unknown-verb", "journal:8"),
    (lines({7: {"do": ""}}), "notation-unknown-verb", "journal:8"),
    (lines({7: {"do": "take " + "9" * 5000}}), "notation-bad-word", "journal:8"),
    (lines({7: {"do": "end end"}}), "notation-wrong-length", "journal:8"),
    (lines({7: {"draw": "x"}}), "journal-entry", "journal:8"),
    (journal() + json.dumps({"n": 149, "seat": 0, "do": "end"}), "journal-wrong-seat", "journal:151"),
]


def test_mistakes_are_named_by_their_line(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            for text, key, where in MISTAKES:
                problem = await take_in(desk, ada, text, 400)
                assert problem["key"] == key, problem
                assert problem.get("where", "").startswith(where), problem
                for lang in LANGUAGES:
                    assert catalogue(lang).has(f"error-{key}")
            problem = await take_in(desk, ada, lines({20: {"do": "build reise-01 9,9"}}), 400)
            assert (problem["key"], problem["where"]) == ("not-in-hand", "journal:21")
            at = await take_in(desk, ada, journal(), 400, at=9999)
            assert (at["key"], at["where"]) == ("journal-at", "at")
            assert (await get(desk, ada, "/api/my-tables")).json() == []

    asyncio.run(test())


def test_limits(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            assert (await take_in(desk, ada, "x" * 300_000, 413))["key"] == "too-large"
            assert (await take_in(desk, ada, journal(), 400, at=-1))["key"] == "message-unreadable"
            assert (await take_in(desk, ada, journal(), 400, titel="x"))["key"] == "message-unreadable"
            desk.http.cookies.clear()
            origin = {"origin": f"http://127.0.0.1:{desk.port}"}
            response = await desk.http.post("/api/import", json={"journal": journal()}, headers=origin)
            assert response.status_code == 401

    asyncio.run(test())


def test_people_go_on_playing_meanwhile(tmp_path: Path) -> None:
    """A long journal is checked beside: no stretch of the loop is held up for long."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            text = journal("root")
            longest, turns, running = 0.0, 0, True

            async def watch() -> None:
                """Processor time of the loop's own thread, so that a busy machine does not matter."""
                nonlocal longest, turns
                while running:
                    start = time.thread_time()
                    await asyncio.sleep(0.001)
                    longest = max(longest, time.thread_time() - start)
                    turns += 1

            watching = asyncio.create_task(watch())
            start = time.process_time()
            await take_in(desk, ada, text)
            took = time.process_time() - start
            running = False
            await watching
            assert longest < max(0.1, took / 2)
            assert turns > 3

    asyncio.run(test())


RECORDED = """Map: Fall
Deck: Standard
C: Ada
E: Ben

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->9/b_r->5
E:b+6w->3/#builder->$

C:t->1/Z%t/++2/w->5/#->C
E:B#E->$_m/w->3/4w3->6/2w3->7/#->E
C:t->1/w5->12/hello/#->C
"""


def test_a_recorded_game(tmp_path: Path) -> None:
    """What the rules explain of it can be stepped through; of each turn something is said."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            response = await desk.http.post(
                "/api/rootlog", json={"text": RECORDED}, headers=ada.headers, timeout=300
            )
            assert response.status_code == 201, response.text
            made = response.json()
            assert [turn["verdict"] for turn in made["turns"]] == ["legal", "open", "open", "illegal"]
            last = made["turns"][-1]
            assert (last["line"], last["law"], last["deed"], last["at"]) == (11, "6.5.2", "w5->12", None)
            unread = [remark for remark in made["remarks"] if remark["level"] == "error"]
            assert [(remark["line"], remark["column"]) for remark in unread] == [(11, 15)]
            for turn in made["turns"][:-1]:
                path = f"/api/tables/{made['id']}/replay?as=full&at={turn['at']}"
                assert (await get(desk, ada, path)).json()["at"] == turn["at"]
            letter = await desk.post(ada, "/api/rootlog", {"text": "Dear Ada,\n"}, 400)
            assert letter["problem"]["key"] == "rootlog-nothing"

    asyncio.run(test())
