"""Tables: finding and making them, coming in, sitting down, beginning, ending."""

import msgspec
from starlette.responses import Response

from lichtung.kernel.errors import LichtungError
from lichtung.server.people.accounts import Person
from lichtung.server.people.lobby import shape_of
from lichtung.server.storage.store import FINISHED, OPEN, RUNNING, TableRow
from lichtung.server.tables.fairness import seal
from lichtung.server.tables.protocol import Chair
from lichtung.server.web.bodies import (
    Arrange,
    ChangedTable,
    Invitation,
    NewTable,
    Ok,
    TableDetails,
    TableInfo,
    TableMade,
    Token,
)
from lichtung.server.web.endpoints import Call, Offer
from lichtung.server.web.limits import LOBBY, MOST_WAITING_TABLES


def info(row: TableRow, person: Person | None) -> TableInfo:
    """A table as it stands in a list."""
    return TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        phase=row.phase,
        public=row.public,
        yours=person is not None and row.owner == person.id,
        created=row.created,
        updated=row.updated,
        deciding=row.deciding if row.phase == RUNNING else None,
        chairs=chairs_of(row, person),
    )


def details(row: TableRow, person: Person | None) -> TableDetails:
    """All about a table."""
    listed = msgspec.structs.asdict(info(row, person))
    return TableDetails(**listed, setup=row.setup, options=row.options, seal=seal(row.seed))


def chairs_of(row: TableRow, person: Person | None) -> list[Chair]:
    shape = shape_of(row)
    return [
        Chair(
            chair.seat,
            shape.words[chair.seat],
            chair.name,
            chair.agent,
            chair.locked,
            automatic=chair.seat not in shape.players,
            yours=person is not None and chair.person == person.id,
        )
        for chair in row.seats
    ]


async def public_tables(call: Call) -> list[TableInfo]:
    """Public tables that wait for players or are being played, the latest first."""
    person = await call.person()
    return [info(row, person) for row in await call.server.store.open_tables()]


async def my_tables(call: Call) -> list[TableInfo]:
    """The tables that I own or sit at, the latest first."""
    person = await call.somebody()
    return [info(row, person) for row in await call.server.store.tables_of(person.id)]


async def create(call: Call) -> TableMade:
    """Make a table of any game with any setup."""
    person = await call.somebody()
    wish = await call.body(NewTable)
    if call.server.limiter.on:
        rows = await call.server.store.tables_of(person.id)
        if sum(row.owner == person.id and row.phase == OPEN for row in rows) >= MOST_WAITING_TABLES:
            raise LichtungError("too-many-tables", "tables", most=MOST_WAITING_TABLES)
    table_id, invite = await call.server.lobby.create(person, wish)
    return TableMade(table_id, invite)


async def accept(call: Call) -> TableDetails:
    """Accept an invitation, once and for all; its token stands in the link's fragment."""
    person = await call.somebody()
    room = await call.server.lobby.accept(person, (await call.body(Token)).token)
    return details(room.table.row, person)


async def table(call: Call) -> TableDetails:
    """One table."""
    room = await call.room()
    return details(room.table.row, await call.person())


async def change(call: Call) -> TableDetails:
    """The owner renames a table, or makes it public or private."""
    person, room = await call.somebody(), await call.room()
    wish = await call.body(ChangedTable)
    await call.server.lobby.change(person, room, wish.title, wish.public)
    return details(room.table.row, person)


async def close(call: Call) -> Ok:
    """The owner closes a table whose game is not over."""
    person, room = await call.somebody(), await call.room()
    await call.server.lobby.close(person, room)
    return Ok()


async def renew_invite(call: Call) -> Invitation:
    """A fresh invitation for the owner to send on; the old one is worth nothing from now on."""
    person, room = await call.somebody(), await call.room()
    return Invitation(await call.server.lobby.renew_invite(person, room))


async def sit(call: Call) -> TableDetails:
    """Take a seat; one person may take several."""
    person, room = await call.somebody(), await call.room()
    await call.server.lobby.sit(person, room, call.seat())
    return details(room.table.row, person)


async def stand_up(call: Call) -> TableDetails:
    """Leave a seat before the game begins."""
    person, room = await call.somebody(), await call.room()
    await call.server.lobby.stand_up(person, room, call.seat())
    return details(room.table.row, person)


async def arrange(call: Call) -> TableDetails:
    """The owner puts an agent on a seat, frees it or locks it."""
    person, room = await call.somebody(), await call.room()
    wish = await call.body(Arrange)
    await call.server.lobby.arrange(person, room, call.seat(), wish.agent, wish.locked)
    return details(room.table.row, person)


async def begin(call: Call) -> TableDetails:
    """The owner starts the game."""
    person, room = await call.somebody(), await call.room()
    await call.server.lobby.begin(person, room)
    return details(room.table.row, person)


async def rematch(call: Call) -> TableDetails:
    """A new table with the same setup and seats, once the game is over; the same one for all who ask."""
    person, room = await call.somebody(), await call.room()
    again = await call.server.lobby.room(await call.server.lobby.rematch(person, room))
    return details(again.table.row, person)


async def journal(call: Call) -> Response:
    """The journal of a finished game, with its seed."""
    room = await call.room()
    if room.table.row.phase != FINISHED:
        raise LichtungError("game-not-over", "table")
    name = f"{room.table.row.game}-{room.table.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(room.table.journal().dumps(), headers=headers, media_type="application/jsonl")


TABLE = "/api/tables/{table}"
SEAT = TABLE + "/seats/{seat}"
OFFERS = [
    Offer("GET", "/api/tables", public_tables, list[TableInfo]),
    Offer("GET", "/api/my-tables", my_tables, list[TableInfo]),
    Offer("POST", "/api/tables", create, TableMade, NewTable, 201),
    Offer("POST", "/api/invitations", accept, TableDetails, Token, rate=LOBBY),
    Offer("GET", TABLE, table, TableDetails),
    Offer("PATCH", TABLE, change, TableDetails, ChangedTable),
    Offer("DELETE", TABLE, close, Ok),
    Offer("POST", TABLE + "/invite", renew_invite, Invitation),
    Offer("POST", SEAT, sit, TableDetails),
    Offer("DELETE", SEAT, stand_up, TableDetails),
    Offer("PATCH", SEAT, arrange, TableDetails, Arrange),
    Offer("POST", TABLE + "/begin", begin, TableDetails),
    Offer("POST", TABLE + "/rematch", rematch, TableDetails),
    Offer("GET", TABLE + "/journal", journal, "application/jsonl"),
]
