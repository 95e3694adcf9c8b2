"""One game from a file in the browser of this machine: a server with nothing else, which keeps nothing."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from lichtung.server.config import Config
from lichtung.server.people.accounts import Person, hashed, new_id, new_token
from lichtung.server.replays.imports import TableImporter, read_game
from lichtung.server.run import open_database, serve
from lichtung.server.storage.migrate import upgrade
from lichtung.server.storage.store import Store

OWNER = "replay"


def show_journal(text: str, at: int, seen: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve the game until Ctrl-C; `ready` is told the address of its position `at`."""
    with TemporaryDirectory(prefix="lichtung-") as folder:
        config = Config(port=port, data=Path(folder), log_level="warning")
        table = asyncio.run(publish(config, text))
        place = "&".join([f"at={at}", *([seen] if seen else [])])
        serve(config, lambda address: ready(f"{address}replays/{table}?{place}"))


async def publish(config: Config, text: str) -> str:
    """A table of the journal that everybody at this server may look at; its id."""
    database = open_database(config)
    await database.start()
    try:
        await database.write(upgrade)
        store = Store(database)
        person = Person(new_id(), OWNER)
        await store.create_person(id=person.id, name=person.name, token_hash=hashed(new_token()))
        found = read_game(text, None)
        table, _ = await TableImporter(store).create_table(person, found, "", public=True)
        return table
    finally:
        await database.close()
