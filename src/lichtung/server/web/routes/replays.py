"""Games stepped through, taken in from a file, and gone on from at another place."""

from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import aclosing
from random import SystemRandom
from time import monotonic
from typing import Any, cast

import msgspec
from msgspec import Struct
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.server.people.accounts import Person
from lichtung.server.people.feeds import choose_language, etag
from lichtung.server.people.history import Fared
from lichtung.server.people.lobby import valid_title
from lichtung.server.replays.imports import branch, from_position, read_game
from lichtung.server.replays.judging import JudgedPosition, check_judged
from lichtung.server.replays.recorded import JudgedTurn, Noticed, check_text
from lichtung.server.replays.timeline import FULL, SPECTATORS, Replay, Standings, check_viewer
from lichtung.server.storage.store import FINISHED, RUNNING
from lichtung.server.tables.protocol import Number
from lichtung.server.tables.table import Table
from lichtung.server.web.bodies import Form, TableInfo, TableMade, Title
from lichtung.server.web.endpoints import Endpoint, RequestContext
from lichtung.server.web.limits import Rate
from lichtung.server.web.routes.tables import check_quota, info

IMPORT = Rate("import", 20, 60.0)
RECORDED = Rate("recorded", 6, 60.0)
RECORDED_SECONDS = Rate("recorded-seconds", 600, 3600.0)  # of the process that checks them, for an address
STEPPING = Rate("stepping", 300, 30.0)
PICTURES = Rate("pictures", 60, 30.0)
JUDGING = Rate("judging", 20, 60.0)  # of a person: whole games, or single positions
LINES = "application/x-ndjson"
SVG, PNG = "image/svg+xml", "image/png"


class ImportedJournal(Form, frozen=True):
    """A journal's text, and after how many of its entries to stop (none: at its end)."""

    journal: str
    at: Number | None = None
    title: Title = ""


class RecordedGame(Form, frozen=True):
    """A game in the players' notation."""

    text: str
    title: Title = ""


class RecordedGameMade(Struct, frozen=True):
    """The table of a recorded game, and what is said of its turns and its text."""

    id: str
    invite: str
    turns: list[JudgedTurn]
    remarks: list[Noticed]


class Branch(Form, frozen=True):
    """The position from which to go on: how many records come before it (none: all)."""

    at: Number | None = None
    title: Title = ""


class FinishedTable(TableInfo, frozen=True):
    """A game that is over, in a list, with how its seats fared; empty where that is not known yet."""

    fared: list[Fared]


def number(ctx: RequestContext, name: str, most: int) -> int | None:
    """A number of records that the address names."""
    text = ctx.request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and int(text) <= most):
        raise LichtungError("replay-at", name, most=most)
    return int(text)


async def replay(ctx: RequestContext) -> Replay:
    """A position of a game: `at` so many records (none: now), seen `as` spectator, full or a seat."""
    room, person = await ctx.room(), await ctx.person()
    viewer = ctx.request.query_params.get("as", SPECTATORS)
    async with room.table.lock:  # nothing is shown that is not recorded yet
        table = room.table
        check_viewer(table, person, viewer)
        timeline = ctx.server.timelines.get(table)
        given = number(ctx, "at", table.n)
        at, since = table.n if given is None else given, number(ctx, "since", table.n)
    listed = timeline.n // 4 if since is None else 0  # the places of the slider, which are short
    async with ctx.telling(max(0, at - (since or 0)) + listed):
        return await timeline.show(at, viewer, since)


async def scenario(ctx: RequestContext) -> Response:
    """A position as a scenario file, of a finished game or an own board: `at` so many records (none: now)."""
    room, person = await ctx.room(), await ctx.person()
    async with room.table.lock:
        table = room.table
        check_viewer(table, person, FULL)  # a file holds everything that is hidden
        timeline = ctx.server.timelines.get(table)
        given = number(ctx, "at", table.n)
        at = table.n if given is None else given
    async with ctx.telling(0):
        state = await timeline.state(at)
    text = await ctx.in_thread(written_state, table, state, at)
    headers = {"content-disposition": f'attachment; filename="{table.row.game}-{table.id}-{at}.toml"'}
    return Response(text, headers=headers, media_type="application/toml")


def written_state(table: Table, state: State, at: int) -> str:
    from lichtung.scenario.writing import written  # seldom needed, so not at the start

    return written(table.game, state, f"{table.row.title or table.row.game}, {at}")


async def svg_picture(ctx: RequestContext) -> Response:
    """The position as a spectator sees it, as a picture for shared links; `lang` chooses the language."""
    return await picture(ctx, ctx.server.pictures.svg, SVG)


async def png_picture(ctx: RequestContext) -> Response:
    """The same picture in pixels, where the server has the extra `pictures`."""
    return await picture(ctx, ctx.server.pictures.png, PNG)


async def picture(
    ctx: RequestContext, drawn: Callable[[Table, str, str], Awaitable[bytes]], media_type: str
) -> Response:
    room, request = await ctx.room(), ctx.request
    check_viewer(room.table, await ctx.person(), SPECTATORS)
    lang = choose_language(request.query_params.get("lang"), request.headers.get("accept-language", ""))
    body = await drawn(room.table, lang, ctx.address)
    headers = {"etag": etag(body), "cache-control": "private, no-cache", "vary": "accept-language"}
    if room.table.row.public:  # others may show it on their own pages
        headers["cross-origin-resource-policy"] = "cross-origin"
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media_type)


async def finished(ctx: RequestContext) -> list[FinishedTable]:
    """Games to step through: public ones that are over, and my own, the latest first."""
    person = await ctx.person()
    rows = await ctx.server.store.finished_tables("" if person is None else person.id)
    fared = await ctx.server.history.fared([row.id for row in rows])
    return [
        FinishedTable(**msgspec.structs.asdict(info(row, person)), fared=fared.get(row.id, []))
        for row in rows
    ]


async def standings(ctx: RequestContext) -> Standings:
    """How the points went so far, for a chart; all may know them who may see the table."""
    room = await ctx.room()
    async with room.table.lock:
        check_viewer(room.table, await ctx.person(), SPECTATORS)
        timeline = ctx.server.timelines.get(room.table)
    async with ctx.telling(timeline.n - len(timeline.points)):
        return await timeline.standings()


async def read_journal(ctx: RequestContext) -> TableMade:
    """Make a table of a journal: a finished game to step through, or one to play on with all seats."""
    person = await ctx.require_person()
    request = await ctx.body(ImportedJournal)
    await check_quota(ctx, person)
    title = valid_title(request.title)
    found = await ctx.in_thread(read_game, request.journal, request.at)
    table_id, invite = await ctx.server.importer.create_table(person, found, title)
    await ctx.server.history.fill_in(table_id)
    return TableMade(table_id, invite)


async def read_recorded(ctx: RequestContext) -> RecordedGameMade:
    """Check a game that somebody wrote down, and make a table of what the rules explain of it."""
    person = await ctx.require_person()
    request = await ctx.body(RecordedGame)
    await check_quota(ctx, person)
    title = valid_title(request.title)
    async with ctx.server.record_turns.turn(ctx.address):
        ctx.limit(RECORDED_SECONDS, ctx.address)
        began = monotonic()
        try:
            checked = await ctx.server.hub.agent_pool.side().run(check_text, request.text)
        finally:
            ctx.server.limiter.spend(RECORDED_SECONDS, ctx.address, monotonic() - began)
    found = await ctx.in_thread(read_game, checked.journal, None)
    table_id, invite = await ctx.server.importer.create_table(person, found, title)
    await ctx.server.history.fill_in(table_id)
    return RecordedGameMade(table_id, invite, checked.turns, checked.remarks)


def position_of(table: Table, request: Branch) -> int:
    """The number of records that a request names."""
    if request.at is not None and request.at > table.n:
        raise LichtungError("replay-at", "at", most=table.n)
    return table.n if request.at is None else request.at


def guessed_state(table: Table, person: Person) -> State:
    """A running game as its only player knows it: what is hidden from him is made up anew."""
    mine = [chair.seat for chair in table.row.seats if chair.person == person.id]
    if table.row.phase != RUNNING or not mine:
        raise LichtungError("game-not-over", "table")
    if any(chair.person not in (None, person.id) for chair in table.row.seats):
        raise LichtungError("not-alone", "table")
    decider = table.decider()
    seat = decider if decider in mine else mine[0]
    found: State = table.game.imagine(table.game.view(table.match.state, seat), SystemRandom())
    return found


async def analyse(ctx: RequestContext) -> TableMade:
    """Go on from any position of a finished game, or from what a lone player knows, playing all seats."""
    person, room = await ctx.require_person(), await ctx.room()
    request = await ctx.body(Branch)
    await check_quota(ctx, person)
    async with room.table.lock:
        table = room.table
        over = table.row.phase == FINISHED
        if over:
            at, timeline = position_of(table, request), ctx.server.timelines.get(table)
        else:
            found = from_position(table.game, guessed_state(table, person))
    if over:
        async with ctx.telling(0):
            found = branch(table.game, await timeline.state(at), timeline.journal(at))
    table_id, invite = await ctx.server.importer.create_table(person, found, request.title or table.row.title)
    return TableMade(table_id, invite)


async def judge(ctx: RequestContext) -> Response:
    """A finished game looked at again by a strong agent: lines that tell how far it is, then the result."""
    room, person = await ctx.room(), await ctx.person()
    who = person.id if person is not None else ctx.address
    judging = ctx.server.judging
    async with room.table.lock:
        check_judged(room.table, person)
        played = ctx.server.timelines.get(room.table).played()
    ctx.limit(JUDGING, who)
    judging.begin(who)
    return LinesResponse(judging.lines(played, who), lambda: judging.end(who))


async def judge_position(ctx: RequestContext) -> JudgedPosition:
    """What a strong agent would do in a position of a finished game: `at` so many records (none: the end)."""
    room, person = await ctx.room(), await ctx.person()
    request = await ctx.body(Branch)
    who = person.id if person is not None else ctx.address
    async with room.table.lock:
        table = room.table
        check_judged(table, person)
        at = position_of(table, request)
        timeline = ctx.server.timelines.get(table)
    ctx.limit(JUDGING, who)
    async with ctx.telling(0):
        state, entries = await timeline.state(at), len(timeline.path_to(at))
    return await ctx.server.judging.position(table.game, state, at, entries, who)


class LinesResponse(StreamingResponse):
    """Lines of JSON as they come; when nobody listens any more, their source is closed at once."""

    def __init__(self, lines: AsyncIterator[Any], done: Callable[[], None]) -> None:
        self.lines = self.encoded(lines)
        self.done = done
        super().__init__(self.lines, headers={"cache-control": "no-store"}, media_type=LINES)

    async def encoded(self, lines: AsyncIterator[Any]) -> AsyncGenerator[bytes, None]:
        async with aclosing(cast(AsyncGenerator[Any, None], lines)):
            async for line in lines:
                yield msgspec.json.encode(line) + b"\n"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            async with aclosing(self.lines):
                await super().__call__(scope, receive, send)
        finally:
            self.done()


ENDPOINTS = [
    Endpoint("GET", "/api/replays", finished, list[FinishedTable]),
    Endpoint("GET", "/api/tables/{table}/replay", replay, Replay, rate=STEPPING, query=("at", "as", "since")),
    Endpoint(
        "GET", "/api/tables/{table}/scenario", scenario, "application/toml", rate=STEPPING, query=("at",)
    ),
    Endpoint("GET", "/api/tables/{table}/points", standings, Standings, rate=STEPPING),
    Endpoint("GET", "/api/tables/{table}/picture.svg", svg_picture, SVG, rate=PICTURES, query=("lang",)),
    Endpoint("GET", "/api/tables/{table}/picture.png", png_picture, PNG, rate=PICTURES, query=("lang",)),
    Endpoint("POST", "/api/tables/{table}/analysis", analyse, TableMade, Branch, 201, rate=IMPORT),
    Endpoint("POST", "/api/tables/{table}/judgements", judge, LINES),
    Endpoint("POST", "/api/tables/{table}/advice", judge_position, JudgedPosition, Branch),
    Endpoint("POST", "/api/import", read_journal, TableMade, ImportedJournal, 201, rate=IMPORT),
    Endpoint("POST", "/api/rootlog", read_recorded, RecordedGameMade, RecordedGame, 201, rate=RECORDED),
]
