"""Tables: finding and making them, coming in, sitting down, beginning, ending."""

from time import time

import msgspec
from starlette.responses import Response

from lichtung.kernel.errors import LichtungError
from lichtung.server.people.accounts import Person
from lichtung.server.people.lobby import has_free_seat, rematch_id, seat_layout
from lichtung.server.storage.store import FINISHED, OPEN, RUNNING, TableRow
from lichtung.server.tables.computer_players import called
from lichtung.server.tables.fairness import seal
from lichtung.server.tables.protocol import Chair
from lichtung.server.web.bodies import (
    Arrange,
    ChangedTable,
    Invitation,
    NewTable,
    Ok,
    Pledge,
    TableDetails,
    TableInfo,
    TableMade,
    Token,
)
from lichtung.server.web.endpoints import Endpoint, RequestContext
from lichtung.server.web.limits import (
    LOBBY,
    MAX_AGENT_TABLES,
    MAX_TABLES_A_DAY,
    MAX_WAITING_TABLES,
    TABLES_OF_ADDRESS,
)

DAY = 86_400.0


def info(row: TableRow, person: Person | None) -> TableInfo:
    """A table as it stands in a list."""
    return TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        phase=row.phase,
        public=row.public,
        yours=person is not None and row.owner == person.id,
        host=row.host,
        campaign=row.campaign,
        created=row.created,
        updated=row.updated,
        deciding=row.deciding if row.phase == RUNNING else None,
        chairs=chairs_of(row, person),
        setup=row.setup,
    )


def details(row: TableRow, person: Person | None) -> TableDetails:
    """All about a table."""
    listed = msgspec.structs.asdict(info(row, person))
    return TableDetails(**listed, options=row.options, seal=seal(row.seed))


def chairs_of(row: TableRow, person: Person | None) -> list[Chair]:
    layout = seat_layout(row)
    found: list[Chair] = []
    for chair in row.seats:
        name, face = called(row.id, chair)
        found.append(
            Chair(
                chair.seat,
                layout.words[chair.seat],
                name,
                chair.agent,
                chair.locked,
                automatic=chair.seat not in layout.players,
                yours=person is not None and chair.person == person.id,
                face=face,
                pledge=chair.pledge,
            )
        )
    return found


async def public_tables(ctx: RequestContext) -> list[TableInfo]:
    """Public tables with a free seat or a game to be watched, the latest first."""
    person = await ctx.person()
    rows = await ctx.server.store.open_tables()
    return [info(row, person) for row in rows if row.phase == RUNNING or has_free_seat(row)]


async def my_tables(ctx: RequestContext) -> list[TableInfo]:
    """The tables that I own or sit at, the latest first."""
    person = await ctx.require_person()
    return [info(row, person) for row in await ctx.server.store.tables_of(person.id)]


async def check_quota(ctx: RequestContext, person: Person) -> None:
    """Each table is kept, so nobody makes too many of them, and no address by many guests either."""
    if not ctx.server.limiter.enabled:
        return
    ctx.limit(TABLES_OF_ADDRESS, ctx.address)
    if await ctx.server.store.count_tables(person.id, since=time() - DAY) >= MAX_TABLES_A_DAY:
        raise LichtungError("too-many-tables-today", "tables", most=MAX_TABLES_A_DAY)


async def create(ctx: RequestContext) -> TableMade:
    """Make a table of any game with any setup."""
    person = await ctx.require_person()
    request = await ctx.body(NewTable)
    await check_quota(ctx, person)
    waiting = await ctx.server.store.count_tables(person.id, OPEN)
    if ctx.server.limiter.enabled and waiting >= MAX_WAITING_TABLES:
        raise LichtungError("too-many-tables", "tables", most=MAX_WAITING_TABLES)
    table_id, invite = await ctx.server.lobby.create(person, request)
    return TableMade(table_id, invite)


async def accept(ctx: RequestContext) -> TableDetails:
    """Accept an invitation, once and for all; its token stands in the link's fragment."""
    person = await ctx.require_person()
    room = await ctx.server.lobby.accept(person, (await ctx.body(Token)).token)
    return details(room.table.row, person)


async def table(ctx: RequestContext) -> TableDetails:
    """One table."""
    room = await ctx.room()
    return details(room.table.row, await ctx.person())


async def change(ctx: RequestContext) -> TableDetails:
    """The owner renames a table, or makes it public or private."""
    person, room = await ctx.require_person(), await ctx.room()
    request = await ctx.body(ChangedTable)
    await ctx.server.lobby.change(person, room, request.title, request.public)
    return details(room.table.row, person)


async def close(ctx: RequestContext) -> Ok:
    """The owner closes a table whose game is not over."""
    person, room = await ctx.require_person(), await ctx.room()
    await ctx.server.lobby.close(person, room)
    return Ok()


async def renew_invite(ctx: RequestContext) -> Invitation:
    """A fresh invitation for the owner to send on; the old one is worth nothing from now on."""
    person, room = await ctx.require_person(), await ctx.room()
    return Invitation(await ctx.server.lobby.renew_invite(person, room))


async def sit(ctx: RequestContext) -> TableDetails:
    """Take a seat; one person may take several."""
    person, room = await ctx.require_person(), await ctx.room()
    await ctx.server.lobby.sit(person, room, ctx.seat())
    return details(room.table.row, person)


async def stand_up(ctx: RequestContext) -> TableDetails:
    """Leave a seat before the game begins."""
    person, room = await ctx.require_person(), await ctx.room()
    await ctx.server.lobby.stand_up(person, room, ctx.seat())
    return details(room.table.row, person)


async def arrange(ctx: RequestContext) -> TableDetails:
    """The owner puts an agent on a seat, frees it or locks it; whoever sits there says how he is called."""
    person, room = await ctx.require_person(), await ctx.room()
    request = await ctx.body(Arrange)
    arranges = request.agent is not None or request.locked is not None
    if arranges:  # what is refused leaves the name as it was, too
        ctx.server.lobby.check_arrangement(person, room, ctx.seat(), request.agent)
    if request.name is not None:
        await ctx.server.lobby.name_seat(person, room, ctx.seat(), request.name)
    if arranges:
        await ctx.server.lobby.arrange(person, room, ctx.seat(), request.agent, request.locked)
    return details(room.table.row, person)


async def pledge(ctx: RequestContext) -> TableDetails:
    """Promise what a seat of mine will add to chance; it is shown when the game begins."""
    person, room = await ctx.require_person(), await ctx.room()
    await ctx.server.lobby.pledge(person, room, ctx.seat(), (await ctx.body(Pledge)).pledge)
    return details(room.table.row, person)


async def begin(ctx: RequestContext) -> TableDetails:
    """The owner starts the game."""
    person, room = await ctx.require_person(), await ctx.room()
    if any(chair.person is not None for chair in room.table.row.seats):
        await ctx.server.lobby.begin(person, room)
        return details(room.table.row, person)
    async with ctx.server.beginning:  # else many at once would count as none
        begun = await ctx.server.store.count_agent_tables(person.id)
        if ctx.server.limiter.enabled and begun >= MAX_AGENT_TABLES:
            raise LichtungError("too-many-agent-tables", "table", most=MAX_AGENT_TABLES)
        await ctx.server.lobby.begin(person, room)
    return details(room.table.row, person)


async def rematch(ctx: RequestContext) -> TableDetails:
    """A new table with the same setup and seats, once the game is over; the same one for all who ask."""
    person, room = await ctx.require_person(), await ctx.room()
    if await ctx.server.store.table(rematch_id(room.table.row)) is None:
        await check_quota(ctx, person)
    again = await ctx.server.lobby.room(await ctx.server.lobby.rematch(person, room))
    return details(again.table.row, person)


async def journal(ctx: RequestContext) -> Response:
    """The journal of a game that is over, or was given up, with its seed."""
    room = await ctx.room()
    if room.table.row.phase != FINISHED and not room.table.given_up:
        raise LichtungError("game-not-over", "table")
    name = f"{room.table.row.game}-{room.table.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(room.table.journal().dumps(), headers=headers, media_type="application/jsonl")


TABLE = "/api/tables/{table}"
SEAT = TABLE + "/seats/{seat}"
ENDPOINTS = [
    Endpoint("GET", "/api/tables", public_tables, list[TableInfo]),
    Endpoint("GET", "/api/my-tables", my_tables, list[TableInfo]),
    Endpoint("POST", "/api/tables", create, TableMade, NewTable, 201),
    Endpoint("POST", "/api/invitations", accept, TableDetails, Token, rate=LOBBY),
    Endpoint("GET", TABLE, table, TableDetails),
    Endpoint("PATCH", TABLE, change, TableDetails, ChangedTable),
    Endpoint("DELETE", TABLE, close, Ok),
    Endpoint("POST", TABLE + "/invite", renew_invite, Invitation),
    Endpoint("POST", SEAT, sit, TableDetails),
    Endpoint("DELETE", SEAT, stand_up, TableDetails),
    Endpoint("PATCH", SEAT, arrange, TableDetails, Arrange),
    Endpoint("PUT", SEAT + "/pledge", pledge, TableDetails, Pledge),
    Endpoint("POST", TABLE + "/begin", begin, TableDetails),
    Endpoint("POST", TABLE + "/rematch", rematch, TableDetails),
    Endpoint("GET", TABLE + "/journal", journal, "application/jsonl"),
]
