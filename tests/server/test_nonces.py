"""Players add to chance: promised before the start, shown before the first draw, checked by anybody."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lichtung.games import game as make_game
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.journal import loads
from lichtung.server.tables import table as table_module
from lichtung.server.tables.fairness import generator, seal, verify
from tests.server.desk import Desk, Guest, Seated, open_desk

NONCES = ["11" * 32, "22" * 32]


async def promised(desk: Desk, ada: Guest, bob: Guest, pledges: list[str | None]) -> str:
    """A table of two, whose game has begun after these promises."""
    table_id, _ = await desk.create(ada, "heirs", public=True)
    for seat, (who, pledge) in enumerate(zip((ada, bob), pledges, strict=True)):
        await desk.post(who, f"/api/tables/{table_id}/seats/{seat}")
        if pledge is not None:
            address = f"/api/tables/{table_id}/seats/{seat}/pledge"
            found = await desk.http.put(address, json={"pledge": pledge}, headers=who.headers)
            assert found.json()["chairs"][seat]["pledge"] == pledge
    await desk.post(ada, f"/api/tables/{table_id}/begin")
    return table_id


async def show(seated: Seated, seat: int) -> None:
    await seated.send(type="reveal", seat=seat, nonce=NONCES[seat])


async def journal_of(desk: Desk, who: Guest, table_id: str) -> str:
    return (await desk.http.get(f"/api/tables/{table_id}/journal", headers=who.headers)).text


def test_nothing_is_drawn_before_all_have_shown_theirs(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            table_id = await promised(desk, ada, bob, [seal(nonce) for nonce in NONCES])
            table = desk.table(table_id)
            async with desk.socket(table_id, ada) as one, desk.socket(table_id, bob) as two:
                for seated in (one, two):
                    update = await seated.hello()
                    assert (update["nonces"], update["n"], update["deciding"]) == ([0, 1], 0, None)
                await one.act(0, 0, "pass")
                assert (await one.wait_for("refused"))["problem"]["key"] == "nonces-awaited"
                await one.send(type="reveal", seat=1, nonce=NONCES[1])
                assert (await one.wait_for("trouble"))["problem"]["key"] == "not-your-seat"
                await one.send(type="reveal", seat=0, nonce=NONCES[1])
                assert (await one.wait_for("trouble"))["problem"]["key"] == "nonce-wrong"
                await show(one, 0)
                await show(one, 0)  # twice is once
                update = await one.wait_for("update")
                assert (update["nonces"], update["n"]) == ([1], 1)
                assert not table.match.journal.entries
                await show(two, 1)
                update = await two.wait_for("update")
                while update["nonces"]:
                    update = await two.wait_for("update")
                assert table.match.journal.entries
                assert table.progress.shown_nonces() == dict(enumerate(NONCES))
            await finish(desk, table_id)
            text = await journal_of(desk, ada, table_id)
            check_journal(text)
            again = await desk.post(bob, "/api/import", {"journal": text}, 201)
            await desk.server.hub.room(again["id"])
            assert loads(await journal_of(desk, bob, again["id"])).header.fair == loads(text).header.fair
            check_journal(await journal_of(desk, bob, again["id"]))

    asyncio.run(story())


async def finish(desk: Desk, table_id: str) -> None:
    """Whoever decides does anything, to the end."""
    table, rng = desk.table(table_id), Random(1)
    while (seat := table.decider()) is not None:
        await table.decide_for(seat, table.n, rng.choice(table.game.actions(table.match.state)))


def check_journal(text: str) -> None:
    journal = loads(text)
    game = make_game("heirs", **journal.header.setup)
    proof = verify(game, journal)
    assert proof.draws > 20
    assert proof.over
    assert proof.parts.nonces == dict(enumerate(NONCES))
    changes: list[Callable[[dict[str, Any]], object]] = [
        lambda fair: fair["nonces"].update({"0": NONCES[1]}),
        lambda fair: fair["nonces"].pop("0"),
        lambda fair: fair["pledges"].pop("1"),
        lambda fair: fair.update(nonces=[NONCES[0]]),
        lambda fair: fair["nonces"].update({"x": NONCES[1]}),
    ]
    for change in changes:
        forged = json.loads(text.splitlines()[0])
        change(forged["fair"])
        lines = [json.dumps(forged), *text.splitlines()[1:]]
        with pytest.raises(LichtungError, match="verify-"):
            verify(game, loads("\n".join(lines)))


def test_it_begins_without_whoever_does_not_show_his(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "GATHERING_SECONDS", 0.0)

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            table_id = await promised(desk, ada, bob, [None, seal(NONCES[1])])
            table = desk.table(table_id)
            assert table.awaited_nonces() == [1]
            assert await table.end_gathering()
            assert table.progress.nonces == {1: None}
            assert not await table.end_gathering()
            assert table.decider() is not None
            late = f"/api/tables/{table_id}/seats/0/pledge"
            found = await desk.http.put(late, json={"pledge": seal(NONCES[0])}, headers=ada.headers)
            assert found.status_code == 200
            assert "pledge" not in found.json()["chairs"][0], "too late"
            await finish(desk, table_id)
            journal = loads(await journal_of(desk, ada, table_id))
            proof = verify(make_game("heirs", **journal.header.setup), journal)
            assert (list(proof.parts.pledges), proof.parts.nonces) == ([1], {})

    asyncio.run(story())


def test_who_leaves_the_seat_takes_his_promise_along(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            table_id, _ = await desk.create(ada, "heirs", public=True)
            seat = f"/api/tables/{table_id}/seats/0"
            await desk.post(ada, seat)
            pledge: dict[str, Any] = {"pledge": seal(NONCES[0])}
            assert (
                await desk.http.put(f"{seat}/pledge", json=pledge, headers=ada.headers)
            ).status_code == 200
            assert (
                await desk.http.put(f"{seat}/pledge", json=pledge, headers=bob.headers)
            ).status_code == 403
            await desk.http.delete(seat, headers=ada.headers)
            found = await desk.post(bob, seat)
            assert "pledge" not in found["chairs"][0]
            bad = {"pledge": "zz"}
            assert (await desk.http.put(f"{seat}/pledge", json=bad, headers=bob.headers)).status_code == 400

    asyncio.run(story())


def test_every_nonce_counts() -> None:
    seed = "ab" * 32
    draws = {
        generator(seed, 7, nonces).getrandbits(64)
        for nonces in (
            {},
            {0: NONCES[0]},
            {1: NONCES[0]},
            {0: NONCES[0], 1: NONCES[1]},
            {0: NONCES[1], 1: NONCES[0]},
        )
    }
    assert len(draws) == 5
    assert generator(seed, 7).getrandbits(64) == generator(seed, 7, {}).getrandbits(64)
