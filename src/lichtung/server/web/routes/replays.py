"""Games stepped through, taken in from a file, and gone on from at another place."""

from lichtung.kernel.errors import LichtungError
from lichtung.server.replays.imports import branch
from lichtung.server.replays.timeline import SPECTATORS, Replay, Standings, check_viewer
from lichtung.server.storage.store import FINISHED
from lichtung.server.tables.protocol import Number
from lichtung.server.web.bodies import Form, TableInfo, TableMade, Title
from lichtung.server.web.endpoints import Call, Offer
from lichtung.server.web.limits import Rate
from lichtung.server.web.routes.tables import info

IMPORT = Rate("import", 20, 60.0)
STEPPING = Rate("stepping", 300, 30.0)


class ImportedJournal(Form, frozen=True):
    """A journal's text, and after how many of its entries to stop (none: at its end)."""

    journal: str
    at: Number | None = None
    title: Title = ""


class Branch(Form, frozen=True):
    """The position from which to go on: how many records come before it (none: all)."""

    at: Number | None = None
    title: Title = ""


def number(call: Call, name: str, most: int) -> int | None:
    """A number of records that the address names."""
    text = call.request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and int(text) <= most):
        raise LichtungError("replay-at", name, most=most)
    return int(text)


async def replay(call: Call) -> Replay:
    """A position of a game: `at` so many records (none: now), seen `as` spectator, full or a seat."""
    room, person = await call.room(), await call.person()
    viewer = call.request.query_params.get("as", SPECTATORS)
    async with room.table.lock:  # nothing is shown that is not recorded yet
        table = room.table
        check_viewer(table, person, viewer)
        at = number(call, "at", table.n)
        since = number(call, "since", table.n)
        return await call.server.films.of(table).show(table.n if at is None else at, viewer, since)


async def finished(call: Call) -> list[TableInfo]:
    """Games to step through: public ones that are over, and my own, the latest first."""
    person = await call.person()
    rows = await call.server.store.finished_tables("" if person is None else person.id)
    return [info(row, person) for row in rows]


async def standings(call: Call) -> Standings:
    """How the points went so far, for a chart; all may know them who may see the table."""
    room = await call.room()
    async with room.table.lock:
        check_viewer(room.table, await call.person(), SPECTATORS)
        return await call.server.films.of(room.table).standings()


async def read_journal(call: Call) -> TableMade:
    """Make a table of a journal: a finished game to step through, or one to play on with all seats."""
    person = await call.somebody()
    wish = await call.body(ImportedJournal)
    table_id, invite = await call.server.imports.read(person, wish.journal, wish.at, wish.title)
    return TableMade(table_id, invite)


async def analyse(call: Call) -> TableMade:
    """Go on from any position of a finished game at a new table, playing all seats."""
    person, room = await call.somebody(), await call.room()
    wish = await call.body(Branch)
    async with room.table.lock:
        table = room.table
        if table.row.phase != FINISHED:
            raise LichtungError("game-not-over", "table")
        at = table.n if wish.at is None else wish.at
        if at > table.n:
            raise LichtungError("replay-at", "at", most=table.n)
        film = call.server.films.of(table)
        found = branch(table.game, await film.state(at), film.journal(at))
    table_id, invite = await call.server.imports.make(person, found, wish.title or table.row.title)
    return TableMade(table_id, invite)


OFFERS = [
    Offer("GET", "/api/replays", finished, list[TableInfo]),
    Offer("GET", "/api/tables/{table}/replay", replay, Replay, rate=STEPPING, query=("at", "as", "since")),
    Offer("GET", "/api/tables/{table}/points", standings, Standings, rate=STEPPING),
    Offer("POST", "/api/tables/{table}/analysis", analyse, TableMade, Branch, 201),
    Offer("POST", "/api/import", read_journal, TableMade, ImportedJournal, 201, rate=IMPORT),
]
