"""Tables on a store of their own, without a server: for tests of what a table does with its records."""

import contextlib
import itertools
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from time import time
from typing import Any

import msgspec

from lichtung.games import game as make_game
from lichtung.server.live.hub import encode
from lichtung.server.storage.database import Database
from lichtung.server.storage.migrate import upgrade
from lichtung.server.storage.store import RUNNING, Seat, Store
from lichtung.server.tables.progress import GameProgress
from lichtung.server.tables.protocol import Act, Answer, Command
from lichtung.server.tables.table import Table

PEOPLE = ("ada", "bob", "cleo", "dora", "emil", "fritz")
HEIRS: dict[str, object] = {}
ROOT: dict[str, object] = {"factions": "marquise,eyrie,alliance"}

numbers = itertools.count()


def new_key() -> str:
    return f"key-{next(numbers):08}"


class Keeper:
    """A store, and tables that it keeps."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def started(
        self, name: str, setup: dict[str, object], seats: list[str], options: dict[str, Any] | None = None
    ) -> Table:
        """A table whose game has begun; a seat is a person's name, or an agent's after a colon."""
        game = make_game(name, **setup)
        id_ = f"table-{next(numbers)}"
        values: dict[str, object] = {
            "id": id_,
            "game": name,
            "rules": game.rules_version,
            "setup": msgspec.json.encode(game.setup_data()).decode(),
            "options": msgspec.json.encode(options or {}).decode(),
            "title": "",
            "owner": PEOPLE[0],
            "public": True,
            "seed": f"{next(numbers):064x}",
            "phase": RUNNING,
            "created": time(),
            "updated": time(),
        }
        chairs = [
            Seat(n, None, who[1:], False) if who.startswith(":") else Seat(n, who, None, False)
            for n, who in enumerate(seats)
        ]
        await self.store.create_table(values, chairs)
        table = await self.again(id_)
        await table.begin()
        return table

    async def again(self, id_: str) -> Table:
        """The same table as another process, or the next one, sees it."""
        row = await self.store.table(id_)
        assert row is not None
        table = Table(row, self.store)
        await table.load()
        return table


@contextlib.asynccontextmanager
async def open_keeper(folder: Path) -> AsyncIterator[Keeper]:
    database = Database(f"sqlite:///{folder / 'test.sqlite'}")
    await database.start()
    await database.write(upgrade)
    store = Store(database)
    for name in PEOPLE:
        await store.create_person(id=name, name=name.title(), token_hash=name)
    try:
        yield Keeper(store)
    finally:
        await database.close()


def all_seats(table: Table) -> list[int]:
    return list(range(table.game.seats))


async def send(table: Table, command: Command, seats: list[int] | None = None) -> Answer:
    return await table.handle(all_seats(table) if seats is None else seats, command)


async def step(table: Table, rng: Random) -> bool:
    """Whoever has to decide does something legal; whether the game goes on."""
    seat = table.decider()
    if seat is None:
        return False
    action = rng.choice(table.game.actions(table.match.state))
    answer = await send(table, Act(key=new_key(), base=table.n, seat=seat, action=list(action.code())))
    assert type(answer).__name__ == "Done", answer
    return True


async def play_until(table: Table, rng: Random, seat: int, most: int = 2000) -> None:
    """Play on until this seat has to decide."""
    for _ in range(most):
        if table.decider() == seat or not await step(table, rng):
            return


def picture(table: Table) -> bytes:
    """Everything that anybody may be told of a table, but for what runs with the time."""
    found: list[Any] = []
    for seats in ([], *[[seat] for seat in all_seats(table)]):
        found.append(msgspec.structs.replace(table.update(seats, 0), clock=None))
        found.append(table.chairs(seats, set()))
    return encode([found, _around(table.progress), table.match.journal.dumps()])


def _around(progress: GameProgress) -> list[Any]:
    ledger = progress.ledger
    request = progress.undo_request
    return [
        progress.next_draw,
        [entry.draw for entry in progress.journal.entries],
        {record.key: record.n for record in progress.history.records(len(progress.history)) if record.key},
        progress.barrier,
        progress.paused,
        sorted(progress.pause_votes),
        sorted((seat, agent.name, agent.why) for seat, agent in progress.stand_ins.items()),
        None if request is None else [request.seat, request.length, sorted(request.agreed)],
        None if ledger is None else [ledger.left, ledger.spent, ledger.moments, ledger.turn],
    ]
