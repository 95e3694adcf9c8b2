"""A history that an opponent has made long: every seat still comes in, and nobody waits while it reads."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection

from lichtung.server.live import listener as listener_module
from lichtung.server.live.hub import RECORDS_IN_PIECE
from lichtung.server.live.listener import MAX_QUEUED, MAX_QUEUED_BYTES, TRY_AGAIN, Listener
from lichtung.server.live.socket import TableSocket
from lichtung.server.storage import store
from lichtung.server.tables import pacer
from lichtung.server.tables.archive import Archive
from lichtung.server.tables.commands import MAX_DETOURS
from lichtung.server.tables.protocol import Done, Pause, Refused, Undo
from lichtung.server.tables.table import Table
from tests.server.attacks.long_tables import lengthen
from tests.server.desk import open_desk
from tests.server.tables import HEIRS, ROOT, new_key, open_keeper, send

LONG = 3_000


@pytest.mark.parametrize(("game", "setup", "players"), [("heirs", {}, 2), ("root", ROOT, 3)])
def test_a_long_table_opens_for_its_players(
    tmp_path: Path, game: str, setup: dict[str, object], players: int
) -> None:
    async def story() -> None:
        async with open_desk(tmp_path, limits=True) as desk:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            seats = dict.fromkeys(range(players - 1), ada) | {players - 1: bob}
            table_id = await desk.started(ada, game, seats, setup=setup)
            await lengthen(desk.table(table_id), LONG)
            n = desk.table(table_id).n
            async with desk.socket(table_id, bob) as seated:
                update = await seated.hello()
                assert [record["n"] for record in update["happened"]] == list(range(n))
                assert seated.frames >= n // RECORDS_IN_PIECE
            async with desk.socket(table_id, bob) as seated:  # some of it is known
                assert len((await seated.hello(n - 500))["happened"]) == 500
            async with desk.socket(
                table_id, bob
            ) as seated:  # and where nothing is long, nothing is in pieces
                await seated.send(type="hello", since=n - RECORDS_IN_PIECE)
                assert (await seated.wait_for("past", "update"))["type"] == "update"

    asyncio.run(story())


def test_the_first_batch_is_no_sign_of_a_slow_reader() -> None:
    """Where things stand may be long; whoever has not read it yet gets no more of it, but is not cut off."""
    newcomer = Listener("bob", [1])
    newcomer.send_initial([bytes(MAX_QUEUED_BYTES // MAX_QUEUED)] * (MAX_QUEUED + 1))
    assert newcomer.code is None
    assert len(newcomer.queue) == MAX_QUEUED + 1
    newcomer.send(b"and an update")
    assert newcomer.code == TRY_AGAIN, "what comes then counts"


def test_the_board_stands_before_the_history_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a table is, whoever comes gets a welcome and one update with the last records."""

    async def story() -> None:
        async with open_desk(tmp_path, limits=True) as desk:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            table_id = await desk.started(ada, "root", {0: ada, 1: ada, 2: bob}, setup=ROOT)
            table = desk.table(table_id)
            sizes: list[tuple[int, int]] = []
            for length in (LONG // 10, LONG):
                await lengthen(table, length)
                told = Strides(monkeypatch, Table, "visible_record")
                updates = Strides(monkeypatch, Table, "update")
                async with desk.socket(table_id, bob) as seated:
                    await seated.send(type="hello", brief=True)
                    texts = [await seated.frame(), await seated.frame()]
                    welcome, update = map(msgspec.json.decode, texts)
                    assert (welcome["type"], update["type"]) == ("welcome", "update")
                    assert told.total == len(update["happened"]) <= RECORDS_IN_PIECE
                    assert (updates.total, len(update["views"])) == (1, 1)
                    sizes.append((len(texts[1]), told.total))
                    assert update["n"] == table.n
                    assert update["happened"][-1]["n"] == table.n - 1
                    assert update["before"] == stood(table, update["happened"][0]["n"])
                    found = update["happened"]
                    pieces = 0
                    while found[0]["n"]:
                        await seated.send(type="recall", before=found[0]["n"])
                        piece = await seated.wait_for("past")
                        pieces += 1
                        assert piece["before"] == stood(table, piece["happened"][0]["n"])
                        found = piece["happened"] + found
                    assert [record["n"] for record in found] == list(range(table.n))
                    assert pieces <= table.n / 100
                async with desk.socket(table_id, bob) as seated:
                    assert (await seated.hello())["happened"] == found, "the same as all at once"
                    # Whoever knows most of it gets what he does not know, and no more.
                    await seated.send(type="hello", since=table.n - 5, brief=True)
                    update = await seated.wait_for("past", "update")
                    assert (len(update["happened"]), update["before"]) == (5, None)
            (few, some), (many, more) = sizes
            assert many / more < 1.5 * few / some, "ten times as long, and no more is sent"

    asyncio.run(story())


def stood(table: Table, n: int) -> dict[str, int]:
    """How many decisions stood before a record, in how many turns, by looking at all of them."""
    turns: list[int] = []
    for applied in table.history[:n]:
        if applied.record.kind == "play":
            tales = [table.progress.teller.telling.tale(event) for event in applied.events]
            turns.append(sum(bool(tale.turn) for tale in tales))
        elif applied.record.kind == "undo":
            del turns[applied.record.body :]
    return {"entries": len(turns), "turns": sum(turns)}


def test_a_piece_of_the_history_is_for_whoever_asks(tmp_path: Path) -> None:
    """Any number is answered with what comes before it, and nothing that is not written yet is told."""

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
            table = desk.table(table_id)
            await lengthen(table, 300)
            async with desk.socket(table_id) as watching:
                for end in (0, 1, 64, 65, 299, table.n, 1_000_000):
                    await watching.send(type="recall", before=end)
                    piece = await watching.wait_for("past")
                    numbers = [record["n"] for record in piece["happened"]]
                    last = min(end, table.n)
                    assert numbers == list(range(last - len(numbers), last))
                    assert bool(numbers) == (end > 0)
                    assert len(numbers) <= RECORDS_IN_PIECE
                    assert piece["before"] == stood(table, last - len(numbers))

    asyncio.run(story())


def test_who_does_not_read_a_long_history_costs_no_more_than_his_queue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 50_000  # bytes that may wait
    monkeypatch.setattr(listener_module, "MAX_QUEUED_BYTES", most)
    monkeypatch.setattr(TableSocket, "start_writing", lambda socket: None)  # nothing is taken

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
            await lengthen(desk.table(table_id), LONG)
            told = Strides(monkeypatch, Table, "visible_record")
            async with desk.socket(table_id, ada) as seated:
                await seated.send(type="hello")
                while not (sockets := desk.server.hub.rooms[table_id].sockets):
                    await asyncio.sleep(0.01)
                [listener] = sockets
                while listener.initial_bytes <= most and listener.code is None:
                    await asyncio.sleep(0.01)
                built = told.total
                for _ in range(20):
                    await asyncio.sleep(0.01)
                waits = [len(message) for message, _ in listener.queue]
                listener.disconnect(TRY_AGAIN)
                assert sum(waits) <= most + max(waits)
                assert told.total == built < LONG, "nor is any more of it made"

    asyncio.run(story())


def test_an_update_does_not_come_between_the_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
            table = desk.table(table_id)
            await lengthen(table, LONG)
            async with desk.socket(table_id, ada) as reader, desk.socket(table_id, ada) as player:
                await reader.hello()
                first = await player.hello()
                tell = Table.visible_records
                acted = asyncio.Event()

                async def act_meanwhile(*args: object) -> object:
                    """Somebody decides while a piece of the history is made for another."""
                    if not acted.is_set():
                        acted.set()
                        await player.act(first["n"], first["deciding"]["seat"], first["legal"][0])
                        await player.wait_for("done")
                    return await tell(*args)  # type: ignore[arg-type]

                monkeypatch.setattr(Table, "visible_records", act_meanwhile)
                await reader.send(type="hello", since=0)
                known: list[int] = []
                while (message := await reader.wait_for("past", "update"))["type"] == "past":
                    known += [record["n"] for record in message["happened"]]
                known += [record["n"] for record in message["happened"]]
                assert acted.is_set()
                assert known == list(range(table.n)), "each once, in order, with what came meanwhile"

    asyncio.run(story())


class Strides:
    """Counts how many steps of some work are done before others get their turn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> None:
        self.longest = self.steps = self.total = 0
        work = getattr(owner, name)

        def counted(*args: object, **more: object) -> object:
            self.steps += 1
            self.total += 1
            self.longest = max(self.longest, self.steps)
            return work(*args, **more)

        monkeypatch.setattr(owner, name, counted)

    async def watch(self) -> None:
        while True:
            self.steps = 0
            await asyncio.sleep(0)


def test_reading_and_building_a_long_table_is_sliced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a stretch of no length each record is followed by a pause: no loop goes over all of them."""
    monkeypatch.setattr(pacer, "MAX_STRETCH_SECONDS", 0.0)
    pages: list[int] = []
    read = store._records

    def counted(c: Connection, table_id: str, since: int) -> list[store.Record]:
        page = read(c, table_id, since)
        pages.append(len(page))
        return page

    monkeypatch.setattr(store, "_records", counted)

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
            table = desk.table(table_id)
            await lengthen(table, LONG)
            built = Strides(monkeypatch, Table, "visible_record")
            applied = Strides(monkeypatch, type(table.progress), "apply_record")
            unpacked = Strides(monkeypatch, Archive, "_applied")
            watching = [asyncio.create_task(one.watch()) for one in (built, applied, unpacked)]
            async with desk.socket(table_id, ada) as seated:
                await seated.hello()
            async with table.lock:
                await table.load()
            for task in watching:
                task.cancel()
            assert built.total >= LONG
            assert applied.total >= LONG
            assert max(built.longest, applied.longest) <= 3
            assert unpacked.longest <= RECORDS_IN_PIECE
        assert max(pages) <= store.RECORDS_IN_PAGE

    asyncio.run(story())


def test_a_seat_takes_back_and_pauses_so_often_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_keeper(tmp_path) as keeper:
            table = await keeper.started("heirs", HEIRS, ["ada", "bob"])
            seat = table.decider()
            assert seat is not None
            while table.progress.detours[seat] < MAX_DETOURS:
                await lengthen(table, table.n + 1)
            for command in (
                Undo(key=new_key(), base=table.n, seat=seat),
                Pause(key=new_key(), base=table.n, seat=seat, on=True),
            ):
                answer = await send(table, command)
                assert isinstance(answer, Refused)
                assert answer.problem.key == "detours-used-up"
            other = await send(table, Pause(key=new_key(), base=table.n, seat=1 - seat, on=True))
            assert isinstance(other, Done)
            again = await keeper.again(table.id)
            assert again.progress.detours == table.progress.detours

    asyncio.run(story())
