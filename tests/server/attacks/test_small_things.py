"""Smaller ways to cheat, to hide or to see too much."""

import asyncio
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.server.live.chat import cleaned
from lichtung.server.operations import health
from lichtung.server.people import accounts
from lichtung.server.people.accounts import valid_name
from lichtung.server.replays.timeline import check_viewer
from lichtung.server.tables.explain import name_threats
from lichtung.server.tables.protocol import Act, Done, Fear, Refused, Resign
from tests.server.desk import open_desk
from tests.server.tables import HEIRS, ROOT, new_key, open_keeper, play_until, send, step
from tests.server.web import Web, on_web


def test_a_closed_table_publishes_its_seed(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: bob})
            seed = desk.table(table_id).row.seed
            journal = f"/api/tables/{table_id}/journal"
            async with desk.socket(table_id, bob) as seated:
                assert (await seated.hello())["seed"] is None
                assert (await desk.http.get(journal, headers=bob.headers)).status_code == 409
                await desk.http.delete(f"/api/tables/{table_id}", headers=ada.headers)
                assert (await seated.wait_for("update"))["seed"] == seed
            found = await desk.http.get(journal, headers=bob.headers)
            assert seed in found.text
            unused, _ = await desk.create(ada, "heirs", public=True)
            await desk.http.delete(f"/api/tables/{unused}", headers=ada.headers)
            async with desk.socket(unused, ada) as seated:
                assert (await seated.hello())["seed"] is None, "a game that never began has nothing to show"

    asyncio.run(story())


@on_web()
async def test_a_full_disk_is_not_ready(web: Web) -> None:
    monotonic, health.TRY_SECONDS = health.TRY_SECONDS, 0.0
    browser = await web.browser()
    try:
        assert (await browser.get("/ready")).status_code == 200
        commit = web.server.database._commit

        async def full(batch: object) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        web.server.database._commit = full  # type: ignore[method-assign]
        answer = await browser.get("/ready")
        assert answer.status_code == 503
        assert answer.json()["database"] is False
        web.server.database._commit = commit  # type: ignore[method-assign]
        assert (await browser.get("/ready")).status_code == 200
    finally:
        health.TRY_SECONDS = monotonic


def test_a_cookie_of_a_clock_that_was_ahead_is_still_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(web: Web) -> None:
        ada = await web.browser("Ada")
        made = datetime.now(tz=UTC).timestamp()
        for hours, known in ((-1, True), (-24, True), (24 * 364, True), (24 * 366, False)):
            monkeypatch.setattr(accounts, "time", lambda now=made + hours * 3600: now)
            assert ((await ada.get("/api/me")).json() is not None) == known, hours

    on_web()(story)(tmp_path)


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\uffa0", "A\u3164", "\u0301\u0301", "\u115f\u1160"]
)
def test_nobody_is_called_by_what_cannot_be_seen(name: str) -> None:
    with pytest.raises(LichtungError, match="name-"):
        valid_name(name)


def test_what_can_be_seen_is_a_name() -> None:
    for name in ("Ada", "Zoë", "李", "\u0928\u092e\u0938\u094d\u0924\u0947", "🦊", "42", "한글"):
        assert valid_name(name)
    for text in ("\u3164", "\u2800", "\u0301"):
        with pytest.raises(LichtungError, match="chat-empty"):
            cleaned(text)


def test_who_has_given_up_sees_no_hand_that_an_agent_plays(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await keeper.started("root", ROOT, ["ada", "bob", "cleo"])
            for _ in range(30):
                await step(table, Random(1))
            own = table.update([1], 0)
            spectator = table.update([], 0)
            assert own.views[1] != spectator.views[-1]
            assert isinstance(await send(table, Resign(key=new_key(), base=table.n, seat=1)), Done)
            left, spectator = table.update([1], 0), table.update([], 0)
            assert left.views[1] == spectator.views[-1]
            assert left.happened == spectator.happened
            assert table.update([0, 1], 0).views[0] == table.update([0], 0).views[0]
            with pytest.raises(LichtungError, match="seat-taken-over"):
                name_threats(table, [1], Fear(key=new_key(), seat=1, other=0))
            bob = accounts.Person("bob", "Bob")
            with pytest.raises(LichtungError, match="seat-taken-over"):
                check_viewer(table, bob, "1")

    asyncio.run(story())


@pytest.mark.parametrize("restarted", [False, True])
def test_a_key_of_another_seat_is_worth_nothing(tmp_path: Path, restarted: bool) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await keeper.started("heirs", HEIRS, ["ada", "bob"])
            await play_until(table, Random(2), 0)
            key = new_key()
            refused_key = new_key()
            wrong = Act(key=refused_key, base=table.n, seat=0, action="nonsense")
            told = await send(table, wrong, [0])
            assert isinstance(told, Refused)
            action = list(table.game.actions(table.match.state)[0].code())
            first = Act(key=key, base=table.n, seat=0, action=action)
            assert isinstance(await send(table, first, [0]), Done)
            n = table.n
            if restarted:
                table = await keeper.again(table.id)
            again = Act(key=key, base=table.n, seat=1, action=action)
            answer = await send(table, again, [1])
            assert isinstance(answer, Refused)
            assert answer.problem.key == "key-taken"
            assert isinstance(await send(table, first, [0]), Done), "whose it is gets his answer again"
            other = await send(table, Act(key=refused_key, base=table.n, seat=1, action=action), [1])
            assert other != told, "nor is anything told of what another was refused"
            assert table.n >= n

    asyncio.run(story())


@on_web()
async def test_headers_for_pages(web: Web) -> None:
    answer = await (await web.browser()).get("/")
    policy = answer.headers["content-security-policy"]
    assert "base-uri 'none'" in policy
    assert "form-action 'self'" in policy
    assert "strict-transport-security" not in answer.headers


@on_web(secure=True)
async def test_headers_for_pages_over_https(web: Web) -> None:
    browser = await web.browser()
    for path in ("/", "/api/me", "/nowhere"):
        assert "max-age=" in (await browser.get(path)).headers["strict-transport-security"]


def test_the_owner_is_told_whom_he_has_muted(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: bob})
            async with desk.socket(table_id, ada) as owner, desk.socket(table_id, bob) as other:
                await owner.hello()
                await other.hello()
                await other.send(type="say", key=other.next_key(), text="Na na")
                assert (await owner.wait_for("chat"))["muted"] == []
                await owner.send(type="mute", line=0, on=True)
                assert (await owner.wait_for("chat")) == {"type": "chat", "lines": [], "muted": [0]}
            async with desk.socket(table_id, ada) as owner, desk.socket(table_id, bob) as other:
                await owner.hello()
                assert (await owner.wait_for("chat"))["muted"] == [0], "after a reload too"
                await other.hello()
                assert (await other.wait_for("chat"))["muted"] == [], "and nobody else is"
                await owner.send(type="mute", line=0, on=False)
                assert (await owner.wait_for("chat"))["muted"] == []

    asyncio.run(story())


def test_a_game_that_ends_early_has_its_points(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await keeper.started("heirs", HEIRS, ["ada", "bob"])
            for _ in range(40):
                await step(table, Random(3))
            assert isinstance(await send(table, Resign(key=new_key(), base=table.n, seat=0)), Done)
            outcome = table.update([0], 0).outcome
            assert outcome is not None
            assert outcome.scores == table.game.standing(table.match.state)
            assert len(outcome.scores) == 2

    asyncio.run(story())
