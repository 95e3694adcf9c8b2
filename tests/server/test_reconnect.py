"""Connections that break in every way, told or not: the server notices, the client comes back. T9"""

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic

import msgspec
import pytest

from lichtung.client import Client, TableSession, session
from lichtung.server import run
from lichtung.server.live.hub import encode
from tests.server.desk import Desk, Guest, open_desk
from tests.server.proxy import Proxy, open_proxy

WITHIN = 2.0  # seconds from the network's return until client and server agree
QUICK = {"ws_ping_interval": 0.3, "ws_ping_timeout": 0.6}
KINDS = ("clean", "reset", "half-open", "silence")


@pytest.fixture
def _quick_client(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a minute of patience, cut short."""
    monkeypatch.setattr(session, "PING_SECONDS", 0.3)
    monkeypatch.setattr(session, "PONG_SECONDS", 0.6)
    monkeypatch.setattr(session, "OPEN_SECONDS", 0.6)
    monkeypatch.setattr(session, "CLOSE_SECONDS", 0.1)


async def until(true: Callable[[], bool], seconds: float) -> float:
    """Wait until something holds; how long that took."""
    start = monotonic()
    while not true():
        assert monotonic() - start < seconds, "it did not come true in time"
        await asyncio.sleep(0.005)
    return monotonic() - start


def agrees(desk: Desk, table_id: str, at: TableSession) -> bool:
    """Whether the client knows exactly what a newcomer would be told."""
    truth = desk.table(table_id).update([0], 0)
    known = at.update
    if known is None or known.n != truth.n or len(at.history) != len(truth.happened):
        return False
    for name in ("views", "deciding", "legal", "undo", "outcome"):
        assert encode(getattr(known, name)) == encode(getattr(truth, name)), name
    assert msgspec.json.decode(encode(at.history)) == msgspec.json.decode(encode(truth.happened))
    return True


class Rival:
    """Plays the other seat, and ours too: what changes while nobody can tell us."""

    def __init__(self, desk: Desk, table_id: str, guests: list[Guest], rng: Random) -> None:
        self.desk = desk
        self.table_id = table_id
        self.guests = guests
        self.rng = rng

    async def move(self) -> None:
        table = self.desk.table(self.table_id)
        deciding = table.deciding()
        if deciding is None:
            return
        legal = [list(action.code()) for action in table.game.actions(table.match.state)]
        async with self.desk.socket(self.table_id, self.guests[deciding.seat]) as seated:
            key = await seated.act(table.n, deciding.seat, self.rng.choice(legal))
            assert (await seated.wait_for("done", "refused", "stale"))["key"] == key


async def read_on(at: TableSession) -> None:
    async for _ in at.updates():
        pass


async def break_it(proxy: Proxy, kind: str, rng: Random, longest: float) -> None:
    """The network fails for a while, and is back when this returns."""
    if kind in ("clean", "reset"):
        proxy.cut(kind == "reset")
        if rng.random() < 0.5:  # and is away for a while
            proxy.silence(False)
    else:
        proxy.silence(kind == "half-open")
    await asyncio.sleep(rng.uniform(0.0, longest))


async def breaks(folder: Path, count: int, seed: int) -> dict[str, list[float]]:
    """A client that watches its seat through a bad network; how long it takes to know all again."""
    rng = Random(seed)
    taken: dict[str, list[float]] = {kind: [] for kind in KINDS}
    async with open_desk(folder, QUICK) as desk, open_proxy(desk.port) as proxy:
        while count > sum(map(len, taken.values())):
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: bob})
            rival = Rival(desk, table_id, [ada, bob], rng)
            client = Client(f"http://127.0.0.1:{proxy.port}", ada.token)
            async with client.join(table_id) as at:
                reading = asyncio.create_task(read_on(at))
                while not desk.table(table_id).over and count > sum(map(len, taken.values())):
                    await until(lambda at=at, id_=table_id: agrees(desk, id_, at), 5)  # type: ignore[misc]
                    kind = rng.choice(KINDS)
                    failing = asyncio.create_task(break_it(proxy, kind, rng, 1.2))
                    for _ in range(rng.randrange(3)):
                        await rival.move()
                    await failing
                    proxy.back()
                    noticed = QUICK["ws_ping_interval"] + QUICK["ws_ping_timeout"] + 0.2
                    seconds = await until(
                        lambda at=at, id_=table_id: agrees(desk, id_, at),  # type: ignore[misc]
                        WITHIN + (noticed if kind == "half-open" else 0),
                    )
                    taken[kind].append(seconds)
                reading.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await reading
            assert [chair.person for chair in desk.table(table_id).row.seats] == [ada.id, bob.id]
    return taken


@pytest.mark.usefixtures("_quick_client")
def test_whatever_breaks_the_client_comes_back(tmp_path: Path) -> None:
    taken = asyncio.run(breaks(tmp_path, 10, 9))
    assert all(taken.values())


@pytest.mark.long
@pytest.mark.usefixtures("_quick_client")
def test_whatever_breaks_the_client_comes_back_many_times(tmp_path: Path) -> None:
    taken = asyncio.run(breaks(tmp_path, 600, 10))
    for kind, seconds in taken.items():
        seconds.sort()
        half, most = seconds[len(seconds) // 2], seconds[-1]
        print(f"{kind}: {len(seconds)} times, {half:.3f} s in the middle, {most:.3f} s at most")


async def vanish(folder: Path, web: dict[str, float], seconds: float) -> float:
    """Somebody's machine is gone without a word: how long his seat counts as taken."""
    async with open_desk(folder, web) as desk, open_proxy(desk.port) as proxy:
        ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
        table_id = await desk.started(ada, "heirs", {0: ada, 1: bob})
        through = Desk(desk.app, proxy.port, desk.http)
        async with desk.socket(table_id, bob) as stays, through.socket(table_id, ada) as goes:
            await stays.hello()
            await goes.hello()
            while not (await stays.wait_for("seats"))["chairs"][0].get("online"):
                pass
            proxy.silence(True)
            start = monotonic()
            async with asyncio.timeout(seconds):
                while (news := msgspec.json.decode(await stays.socket.recv()))["type"] != "seats":
                    pass
            taken = monotonic() - start
            assert [chair.get("online", False) for chair in news["chairs"]] == [False, True]
            assert len(desk.server.hub.rooms[table_id].listeners) == 1
            goes.socket.transport.abort()
        return taken


def test_a_player_who_vanishes_is_noticed(tmp_path: Path) -> None:
    assert asyncio.run(vanish(tmp_path, QUICK, 5)) >= 0.3


async def half_a_minute(folder: Path) -> None:
    """The real intervals: thirty seconds of silence, once with the old connection alive, once without."""
    for for_ever in (False, True):
        async with open_desk(folder / str(for_ever)) as desk, open_proxy(desk.port) as proxy:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: bob})
            rival = Rival(desk, table_id, [ada, bob], Random(1))
            async with Client(f"http://127.0.0.1:{proxy.port}", ada.token).join(table_id) as at:
                reading = asyncio.create_task(read_on(at))
                await until(lambda at=at, id_=table_id: agrees(desk, id_, at), 5)  # type: ignore[misc]
                proxy.silence(for_ever)
                await rival.move()
                await asyncio.sleep(30)
                proxy.back()
                seconds = await until(lambda at=at, id_=table_id: agrees(desk, id_, at), WITHIN)  # type: ignore[misc]
                print(f"30 s of silence, {'dead' if for_ever else 'living'} connection: {seconds:.3f} s")
                reading.cancel()


@pytest.mark.long
def test_thirty_seconds_of_silence(tmp_path: Path) -> None:
    asyncio.run(half_a_minute(tmp_path))


@pytest.mark.long
def test_a_player_who_vanishes_is_noticed_within_half_a_minute(tmp_path: Path) -> None:
    real = {"ws_ping_interval": run.PING_SECONDS, "ws_ping_timeout": run.PONG_SECONDS}
    assert asyncio.run(vanish(tmp_path, real, 35)) <= run.PING_SECONDS + run.PONG_SECONDS + 1
