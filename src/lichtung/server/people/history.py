"""The games that a person has played to the end: a list, statistics, personal bests, a file to take away.

Everything is read from the results that were written when a game ended; no game is played through for it.
Boards on which one person has every seat are his own affair: no games with anybody, they count nowhere.
"""

import asyncio
import csv
import io
from collections.abc import Collection, Iterable
from datetime import UTC, datetime
from functools import cache
from typing import Any, Literal

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Integer,
    Row,
    Select,
    and_,
    bindparam,
    case,
    func,
    or_,
    select,
)

from lichtung.kernel.errors import LichtungError
from lichtung.server.storage.schema import people, results, tables
from lichtung.server.storage.store import FINISHED, Store, among
from lichtung.server.tables.results import DRAWN, LEFT, WON, known_results, results_of
from lichtung.server.tables.table import Table

log = structlog.get_logger()

PAGE_SIZE = 10
MAX_LINES = 50  # of a kind of statistics, those with most games
MAX_EXPORTED = 10_000  # seats of one person in a file, the latest
FILL_PAUSE_SECONDS = 0.05  # after each old game, so that those who play now notice nothing
FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would carry out

Outcome = Literal["won", "drawn", "lost", "left", "unknown"]
BestKind = Literal["points", "lead", "fastest", "longest", "streak"]


class Other(Struct, frozen=True):
    """Somebody else at the table: a person or an agent by name, or (neither) a seat that the rules play."""

    name: str | None
    agent: str | None
    role: str
    outcome: Outcome
    points: int | None


class Fared(Struct, frozen=True):
    """How a game ended for one of its seats."""

    seat: int
    outcome: Outcome
    points: int | None


class Played(Struct, frozen=True):
    """One seat of mine in a game that is over."""

    table: str
    seat: int
    game: str
    title: str
    board: str  # empty where a game has only one
    role: str  # my faction or colour; empty if nobody knows
    outcome: Outcome
    points: int | None
    rank: int | None
    reason: str
    early: bool  # ended before the rules would have ended it
    began: float
    ended: float
    replay: bool  # the table is still there to be stepped through
    others: list[Other]


class HistoryPage(Struct, frozen=True):
    """Some of my games, the latest first."""

    page: int
    pages: int
    total: int
    games: list[Played]


class Tally(Struct, frozen=True):
    """How often I played so, how often I won or drew, and my points on average (none: none are known)."""

    game: str
    role: str
    board: str
    name: str | None
    agent: str | None
    games: int
    won: int
    drawn: int
    points: float | None


class Best(Struct, frozen=True):
    """A personal best: points, seconds or games, and where that was."""

    game: str
    kind: BestKind
    value: float
    table: str
    ended: float
    replay: bool


class Statistics(Struct, frozen=True):
    """My games, counted by game, faction, board and opponent; and my bests in each game."""

    games: list[Tally]
    roles: list[Tally]
    boards: list[Tally]
    opponents: list[Tally]
    bests: list[Best]


class History:
    """Everybody's finished games."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.filling: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.filling = asyncio.create_task(self.fill(), name="results")

    async def close(self) -> None:
        if self.filling is not None:
            self.filling.cancel()
            await asyncio.gather(self.filling, return_exceptions=True)

    async def fill(self) -> None:
        """Games that ended before results were kept are played through once, one after the other."""
        try:
            for table_id in await self.store.tables_without_results():
                await self.fill_in(table_id)
                await asyncio.sleep(FILL_PAUSE_SECONDS)
        except LichtungError as error:  # the store is away: the next start goes on from here
            log.warning("results-not-filled", error=error.key)

    async def fill_in(self, table_id: str) -> None:
        row = await self.store.table(table_id)
        if row is None or row.phase != FINISHED:
            return
        try:
            table = Table(row, self.store)
            await table.load()
            fared = results_of(table)
        except LichtungError as error:  # of rules that are gone
            log.info("results-unknown", table=table_id, error=error.key)
            fared = known_results(row)
        await self.store.add_results(fared)

    # --- Asking

    async def page(self, person: str, page: int, game: str | None = None) -> HistoryPage:
        """So many of my games; pages count from 0, and behind the last there is nothing."""

        def look(c: Connection) -> HistoryPage:
            total = c.execute(count_of(game is not None), asked(person, game)).scalar() or 0
            games = played(c, person, game, PAGE_SIZE, page * PAGE_SIZE)
            return HistoryPage(page, -(-total // PAGE_SIZE), total, games)

        return await self.store.database.read(look)

    async def fared(self, table_ids: Collection[str]) -> dict[str, list[Fared]]:
        """How the seats of these games fared, as far as it is known."""
        given = {"of": among(table_ids)}

        def look(c: Connection) -> dict[str, list[Fared]]:
            found: dict[str, list[Fared]] = {}
            for table_id, seat, outcome, points in c.execute(FARED, given):
                found.setdefault(table_id, []).append(Fared(seat, outcome, points))
            return found

        return await self.store.database.read(look)

    async def everything(self, person: str) -> list[Played]:
        return await self.store.database.read(lambda c: played(c, person, None, MAX_EXPORTED))

    async def statistics(self, person: str) -> Statistics:
        return await self.store.database.read(lambda c: statistics(c, person))


# Questions with a list or another question within them know themselves: built anew each time they would be
# garbage that a busy server may never find. So each is built once, and what it asks for is given with it.
ME: BindParameter[str] = bindparam("me")
THE_GAME: BindParameter[str] = bindparam("the_game")
FARED = (
    select(results.c.table_id, results.c.seat, results.c.outcome, results.c.points)
    .where(results.c.table_id.in_(bindparam("of", expanding=True)))
    .order_by(results.c.table_id, results.c.seat)
)


def asked(person: str, game: str | None = None, **more: object) -> dict[str, object]:
    """What is given with a question: whose seats, and of which game."""
    return {"me": person, **({} if game is None else {"the_game": game}), **more}


@cache
def mine(of_a_game: bool) -> ColumnElement[bool]:
    """Seats of a person in games with others, or in those of one kind."""
    other = results.alias()
    stranger = or_(other.c.person.is_(None), other.c.person != ME)
    with_others = select(other.c.seat).where(other.c.table_id == results.c.table_id, stranger).exists()
    found = and_(results.c.person == ME, with_others)
    return and_(found, results.c.game == THE_GAME) if of_a_game else found


@cache
def count_of(of_a_game: bool) -> Select[Any]:
    """How many seats that are."""
    return select(func.count()).select_from(results).where(mine(of_a_game))


@cache
def seats_of(of_a_game: bool) -> Select[Any]:
    """Seats with the games that they belong to, the latest first."""
    return (
        select(results, tables.c.title, tables.c.id.is_not(None).label("replay"))
        .outerjoin(tables, tables.c.id == results.c.table_id)
        .where(mine(of_a_game))
        .order_by(results.c.ended.desc(), results.c.table_id, results.c.seat)
        .limit(bindparam("most", type_=Integer))
        .offset(bindparam("left_out", type_=Integer))
    )


@cache
def all_seats_of(of_a_game: bool) -> Select[Any]:
    """All seats of these tables, in their order, with the names that people have now."""
    wanted = seats_of(of_a_game).with_only_columns(results.c.table_id).subquery()
    return (
        select(results, func.coalesce(results.c.name, people.c.name).label("shown_name"))
        .outerjoin(people, people.c.id == results.c.person)
        .where(results.c.table_id.in_(select(wanted.c.table_id)))
        .order_by(results.c.table_id, results.c.seat)
    )


def played(c: Connection, person: str, game: str | None, limit: int, offset: int = 0) -> list[Played]:
    """Seats with the games that they belong to, the latest first; the others are read all at once."""
    given = asked(person, game, most=limit, left_out=offset)
    rows = c.execute(seats_of(game is not None), given).all()
    all_seats: dict[str, list[Row[Any]]] = {}
    for row in c.execute(all_seats_of(game is not None), given):
        all_seats.setdefault(row.table_id, []).append(row)
    return [
        Played(
            row.table_id,
            row.seat,
            row.game,
            row.title or "",
            row.board,
            row.role,
            row.outcome,
            row.points,
            row.rank,
            row.reason,
            row.early,
            row.began,
            row.ended,
            bool(row.replay),
            [
                Other(other.shown_name, other.agent, other.role, other.outcome, other.points)
                for other in all_seats.get(row.table_id, ())
                if other.seat != row.seat
            ],
        )
        for row in rows
    ]


# --- Counting


def statistics(c: Connection, person: str) -> Statistics:
    given = asked(person)

    def counted(query: Select[Any]) -> list[Tally]:
        return [tally(row) for row in c.execute(query, given)]

    games = [game for (game,) in c.execute(games_of(), given)]
    return Statistics(
        counted(tallies("game")),
        counted(tallies("game", "role")),
        counted(tallies("game", "board")),
        counted(opponents()),
        [best for game in games for best in bests(c, person, game)],
    )


@cache
def games_of() -> Select[Any]:
    """The games that somebody has played."""
    return select(results.c.game).where(mine(False)).distinct().order_by("game")


@cache
def tallies(*names: str) -> Select[Any]:
    """Games counted by something that is known of them, what was played most first."""
    seats = select(results.c.game, results.c.role, results.c.board, results.c.outcome, results.c.points)
    known = and_(mine(False), results.c.board != "") if "board" in names else mine(False)
    return grouped(seats.where(known), *names)


@cache
def opponents() -> Select[Any]:
    """The same by whoever else sat there: a person, a kind of agent, or a seat that the rules play.

    Several agents of a kind at one table are one opponent.
    """
    other = results.alias("other")
    nobody = and_(other.c.person.is_(None), other.c.agent.is_(None))
    met = (
        select(
            *(results.c.table_id, results.c.seat, results.c.game, results.c.outcome, results.c.points),
            *(other.c.person, people.c.name, other.c.agent),
            case((nobody, other.c.role), else_="").label("role"),
        )
        .join(other, and_(other.c.table_id == results.c.table_id, other.c.seat != results.c.seat))
        .outerjoin(people, people.c.id == other.c.person)
        .where(results.c.person == ME, or_(other.c.person.is_(None), other.c.person != ME))
        .distinct()
    )
    return grouped(met, "game", "person", "name", "agent", "role")


def grouped(seats: Select[Any], *names: str) -> Select[Any]:
    """Seats counted by these columns."""
    found = seats.subquery()
    by = [found.c[name] for name in names]
    counts = [
        func.count().label("games"),
        func.sum(case((found.c.outcome == WON, 1), else_=0)).label("won"),
        func.sum(case((found.c.outcome == DRAWN, 1), else_=0)).label("drawn"),
        func.avg(found.c.points).label("mean"),
    ]
    return select(*by, *counts).group_by(*by).order_by(func.count().desc(), *by).limit(MAX_LINES)


def tally(row: Row[Any]) -> Tally:
    by = row._mapping
    return Tally(
        row.game,
        by.get("role", ""),
        by.get("board", ""),
        by.get("name"),
        by.get("agent"),
        row.games,
        row.won,
        row.drawn,
        None if row.mean is None else round(float(row.mean), 2),
    )


@cache
def records_of_a_game() -> dict[BestKind, Select[Any]]:
    """The best of one game by each measure."""
    other = results.alias("other")
    strongest = (
        select(func.max(other.c.points))
        .where(
            other.c.table_id == results.c.table_id,
            or_(other.c.person.is_(None), other.c.person != results.c.person),
        )
        .scalar_subquery()
    )
    seconds = results.c.ended - results.c.began
    lead = results.c.points - strongest
    played_out = and_(mine(True), ~results.c.early, results.c.outcome != LEFT)
    won = and_(played_out, results.c.outcome == WON)
    wanted: list[tuple[BestKind, ColumnElement[Any], ColumnElement[bool], bool]] = [
        ("points", results.c.points, played_out, True),
        ("lead", lead, and_(won, lead > 0), True),
        ("fastest", seconds, won, False),
        ("longest", seconds, played_out, True),
    ]
    return {
        kind: (
            select(value.label("value"), results.c.table_id, results.c.ended, tables.c.id)
            .outerjoin(tables, tables.c.id == results.c.table_id)
            .where(where, value.is_not(None))
            .order_by(value.desc() if most else value, results.c.ended)
            .limit(1)
        )
        for kind, value, where, most in wanted
    }


@cache
def outcomes_of_a_game() -> Select[Any]:
    """How the games of one kind ended, the latest first."""
    return (
        select(results.c.outcome, results.c.table_id, results.c.ended, tables.c.id)
        .outerjoin(tables, tables.c.id == results.c.table_id)
        .where(mine(True))
        .order_by(results.c.ended.desc())
        .limit(MAX_EXPORTED)
    )


def bests(c: Connection, person: str, game: str) -> list[Best]:
    """The best of one game, each if there is one."""
    found: list[Best] = []
    given = asked(person, game)
    for kind, query in records_of_a_game().items():
        if (row := c.execute(query, given).first()) is not None:
            found.append(Best(game, kind, row.value, row.table_id, row.ended, row.id is not None))
    latest: list[Row[Any]] = list(c.execute(outcomes_of_a_game(), given))
    if (longest := streak(reversed(latest))) is not None:
        length, last = longest
        found.append(Best(game, "streak", length, last.table_id, last.ended, last.id is not None))
    return found


def streak(rows: Iterable[Row[Any]]) -> tuple[int, Row[Any]] | None:
    """The most wins in a row, at least two, and the last of them; rows are in the order of time."""
    best: tuple[int, Row[Any]] | None = None
    length = 0
    for row in rows:
        length = length + 1 if row.outcome == WON else 0
        if length > max(1, 0 if best is None else best[0]):
            best = (length, row)
    return best


# --- Files to take away

COLUMNS = (
    *("ended", "game", "title", "board", "role", "outcome", "points", "rank", "seconds"),
    *("early", "reason", "opponents", "table"),
)


def as_csv(games: list[Played]) -> bytes:
    """A line for each game, for spreadsheets: words as the API has them, times in UTC."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for game in games:
        others = "; ".join(other.name or other.agent or other.role for other in game.others)
        ended = datetime.fromtimestamp(game.ended, UTC).isoformat(timespec="seconds")
        writer.writerow(
            [
                ended,
                game.game,
                harmless(game.title),
                game.board,
                game.role,
                game.outcome,
                game.points,
                game.rank,
                round(game.ended - game.began),
                int(game.early),
                game.reason,
                harmless(others),
                game.table,
            ]
        )
    return text.getvalue().encode("utf-8-sig")  # by its first bytes spreadsheets know how to read umlauts


def harmless(text: str) -> str:
    """Names are others' words: none of them may begin a formula."""
    return f"'{text}" if text.startswith(FORMULA_STARTS) else text


def as_json(games: list[Played]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(games), indent=1)
