"""What the server keeps: people, tables, seats, and the records of what happened at each table."""

import json
import sqlite3
import sys
from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import cache, partial
from itertools import chain
from time import time
from typing import Any, Self

import msgspec
from sqlalchemy import (
    Connection,
    Integer,
    Row,
    String,
    Table,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from lichtung.kernel.errors import LichtungError
from lichtung.server.storage.database import (
    Database,
    FrequentWork,
    UnavailableError,
    sqlite_connection,
    sqlite_text,
)
from lichtung.server.storage.schema import (
    campaigns,
    chat,
    invited,
    muted,
    people,
    records,
    results,
    seats,
    tables,
)

encode = json.JSONEncoder(separators=(",", ":")).encode
RECORDS_IN_PAGE = 500
CHAT_ATTEMPTS = 5  # lines of other processes that may come in between
OPEN, RUNNING, FINISHED, CLOSED = "open", "running", "finished", "closed"


def insert_if_absent(dialect: str, table: Table) -> Any:
    """An insert that does nothing where such a row stands already."""
    if dialect == "postgresql":
        from sqlalchemy.dialects import postgresql  # it takes a while to load, and a restart is to be quick

        return postgresql.insert(table).on_conflict_do_nothing()
    return sqlite.insert(table).on_conflict_do_nothing()


@cache
def first_record(dialect: str) -> Any:
    return insert_if_absent(dialect, records)


# What every move needs, built once: building statements costs more than carrying them out.
INSERT_RECORDS = insert(records)
FIND_KEY = select(records.c.n).where(
    records.c.table_id == bindparam("of"), records.c.key == bindparam("wanted")
)
UPDATE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("of"), tables.c.phase != bindparam("closed"))
    .values(
        updated=bindparam("now"),
        deciding=bindparam("next_seat"),
        phase=func.coalesce(bindparam("next_phase", type_=String), tables.c.phase),
    )
)
FIND_TABLES = (
    select(tables, people.c.name.label("host"))
    .select_from(tables.outerjoin(people, tables.c.owner == people.c.id))
    .where(tables.c.id.in_(bindparam("of", expanding=True)))
)
FIND_SEATS = (
    select(
        *(seats.c.table_id, seats.c.seat, seats.c.person, seats.c.agent, seats.c.locked),
        *(people.c.name.label("own_name"), seats.c.name, seats.c.pledge),
    )
    .select_from(seats.outerjoin(people, seats.c.person == people.c.id))
    .where(seats.c.table_id.in_(bindparam("of", expanding=True)))
    .order_by(seats.c.table_id, seats.c.seat)
)
# A statement with a list or another question within it knows itself: built anew each time it would be garbage
# that a busy server may never find.
MOVE_ON = (
    update(tables)
    .where(tables.c.id == bindparam("of"), tables.c.phase.in_(bindparam("was", expanding=True)))
    .values(phase=bindparam("now_phase"), updated=bindparam("now"))
)
OPEN_TABLES = (
    select(tables.c.id)
    .where(tables.c.public, tables.c.phase.in_((OPEN, RUNNING)))
    .order_by(tables.c.updated.desc())
    .limit(bindparam("most", type_=Integer))
)
COUNT_AGENT_TABLES = select(func.count()).where(
    tables.c.owner == bindparam("of"),
    tables.c.phase == RUNNING,
    ~select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.person.is_not(None)).exists(),
)
WITHOUT_RESULTS = select(tables.c.id).where(
    tables.c.phase == FINISHED,
    ~select(results.c.table_id).where(results.c.table_id == tables.c.id).exists(),
)
SQLITE_INSERT_RECORDS = sqlite_text(first_record("sqlite"))
SQLITE_UPDATE_TABLE = sqlite_text(UPDATE_TABLE)
RECORD_COLUMNS = [column.name for column in records.columns]
MOST_ROWS = 64  # of one statement
SQLITE_INSERT_MANY = (
    f"INSERT INTO records ({', '.join(RECORD_COLUMNS)}) VALUES {{rows}} ON CONFLICT DO NOTHING"
)
SQLITE_UPDATE_TABLES = (
    "UPDATE tables SET updated = new.column2, deciding = new.column3, phase = coalesce(new.column4, phase)"
    f" FROM (VALUES {{rows}}) AS new WHERE id = new.column1 AND phase != '{CLOSED}'"
)


def among(ids: Collection[str]) -> list[str]:
    """The same ids, some of them several times: a statement asks for 1, 2, 4, 8... of them.

    Drivers keep what they have prepared, tens of kB for a hundred ids, on each connection: one for every
    length would be megabytes.
    """
    found = list(ids)
    return found + found[-1:] * ((1 << max(0, len(found) - 1).bit_length()) - len(found))


class ClosedError(UnavailableError):
    """The table was closed or removed by somebody else: nothing happens there any more."""

    def __init__(self) -> None:
        LichtungError.__init__(self, "table-closed", "table")


class StaleError(LichtungError):
    """Somebody else wrote this record first."""

    def __init__(self) -> None:
        super().__init__("server-stale")


class RepeatedError(LichtungError):
    """The command of this key was carried out already, as record `n`."""

    def __init__(self, n: int) -> None:
        super().__init__("server-repeated", n=n)
        self.n = n


class Record:
    """One line of a table's history."""

    __slots__ = ("at", "body", "draw", "key", "kind", "n", "seat", "spent")

    def __init__(
        self,
        n: int,
        kind: str,
        seat: int,
        body: Any,
        draw: int | None = None,
        key: str | None = None,
        at: float = 0.0,
        spent: float | None = None,
    ) -> None:
        self.n = n
        self.kind = kind
        self.seat = seat
        self.body = body
        self.draw = draw
        self.key = key
        self.at = at
        self.spent = spent

    def values(self, table_id: str) -> tuple[object, ...]:
        """In the order of the columns."""
        body, at = encode(self.body), self.at or time()
        return table_id, self.n, self.kind, self.seat, body, self.draw, self.key, at, self.spent

    def row(self, table_id: str) -> dict[str, object]:
        return dict(zip(RECORD_COLUMNS, self.values(table_id), strict=True))


def record_of(row: Row[Any]) -> Record:
    # Thousands of them say one of few words: it is kept once.
    return Record(
        row.n, sys.intern(row.kind), row.seat, json.loads(row.body), row.draw, row.key, row.at, row.spent
    )


class Seat:
    """A chair at a table."""

    def __init__(
        self,
        seat: int,
        person: str | None,
        agent: str | None,
        locked: bool,
        name: str | None = None,
        given: str | None = None,
        pledge: str | None = None,
    ) -> None:
        self.seat = seat
        self.person = person
        self.agent = agent
        self.locked = locked
        self.name = given or name  # of whoever plays here
        self.given = given  # for this seat alone; none: the person's own name
        self.pledge = pledge  # the hash of what the person adds to chance


class TableRow:
    """A table as it is kept."""

    def __init__(self, row: Row[Any], chairs: list[Seat]) -> None:
        self.id: str = row.id
        self.game: str = row.game
        self.rules: int = row.rules
        self.setup: dict[str, object] = msgspec.json.decode(row.setup)
        self.options: dict[str, Any] = msgspec.json.decode(row.options)
        self.title: str = row.title
        self.owner: str | None = row.owner
        self.host: str | None = row.host  # the owner's name
        self.campaign: str | None = row.campaign
        self.public: bool = row.public
        self.invite_hash: str | None = row.invite_hash
        self.seed: str = row.seed
        self.phase: str = row.phase
        self.deciding: int | None = row.deciding
        self.created: float = row.created
        self.updated: float = row.updated
        self.seats = chairs


class Appending(FrequentWork):
    """Records to be added to a table, its phase if that is another one now, and who decides then."""

    __slots__ = ("deciding", "phase", "rows", "table_id")

    def __init__(self, table_id: str, rows: list[Record], phase: str | None, deciding: int | None) -> None:
        self.table_id = table_id
        self.rows = rows
        self.phase = phase
        self.deciding = deciding

    def lines(self) -> list[dict[str, object]]:
        return [record.row(self.table_id) for record in self.rows]

    def __call__(self, c: Connection) -> None:
        values = {
            "of": self.table_id,
            "now": time(),
            "next_phase": self.phase,
            "next_seat": self.deciding,
            "closed": CLOSED,
        }
        lines, bare = self.lines(), sqlite_connection(c)
        changed = bare.execute(SQLITE_UPDATE_TABLE, values) if bare else c.execute(UPDATE_TABLE, values)
        if changed.rowcount != 1:
            raise ClosedError
        if bare:
            written = bare.executemany(SQLITE_INSERT_RECORDS, lines).rowcount == len(lines)
        else:
            written = c.execute(first_record(c.dialect.name), lines[0]).rowcount == 1
        if not written:
            seen = c.execute(FIND_KEY, {"of": self.table_id, "wanted": self.rows[0].key}).scalar()
            raise StaleError if seen is None else RepeatedError(seen)
        if not bare and len(lines) > 1:
            c.execute(INSERT_RECORDS, lines[1:])

    def run_all(self, connection: sqlite3.Connection, works: Sequence[Self]) -> bool:
        now = time()
        heads = [(work.table_id, now, work.deciding, work.phase) for work in works]
        lines = [record.values(work.table_id) for work in works for record in work.rows]
        return many_rows(connection, SQLITE_UPDATE_TABLES, heads) == len(heads) and many_rows(
            connection, SQLITE_INSERT_MANY, lines
        ) == len(lines)


def many_rows(connection: sqlite3.Connection, statement: str, rows: Sequence[tuple[object, ...]]) -> int:
    """Carry out a statement about `{rows}`, 1, 2, 4, 8... at a time; how many it has changed."""
    changed = start = 0
    while start < len(rows):
        some = rows[start : start + min(MOST_ROWS, 1 << (len(rows) - start).bit_length() - 1)]
        marks = f"({', '.join('?' * len(some[0]))})"
        text = statement.format(rows=", ".join([marks] * len(some)))
        changed += connection.execute(text, list(chain.from_iterable(some))).rowcount
        start += len(some)
    return changed


class Store:
    """Named questions and changes; each change is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # --- records

    async def append(
        self,
        table_id: str,
        rows: list[Record],
        phase: str | None = None,
        deciding: int | None = None,
        fared: Sequence[dict[str, object]] = (),
    ) -> None:
        """Add records in a row; the first one's number decides who comes first, its key what came before.

        With the last ones it is written down how each seat `fared`.
        """

        appending = Appending(table_id, rows, phase, deciding)
        if not fared:
            await self.database.write(appending)
            return

        def work(c: Connection) -> None:
            appending(c)
            _add_results(c, fared)

        await self.database.write(work)

    async def records(self, table_id: str, since: int = 0) -> list[Record]:
        """The records from number `since` on."""
        found: list[Record] = []
        while True:  # in pages: a long game must not keep others waiting
            page = await self.database.read(partial(_records, table_id=table_id, since=since))
            found += page
            if len(page) < RECORDS_IN_PAGE:
                return found
            since = page[-1].n + 1

    # --- tables and seats

    async def create_table(
        self, values: dict[str, object], chairs: list[Seat], history: Sequence[Record] = ()
    ) -> None:
        """A new table, with records if its game has begun elsewhere."""

        def work(c: Connection) -> None:
            c.execute(insert(tables).values(**values))
            for chair in chairs:
                c.execute(
                    insert(seats).values(
                        table_id=values["id"],
                        seat=chair.seat,
                        person=chair.person,
                        agent=chair.agent,
                        locked=chair.locked,
                        name=chair.given,
                        pledge=chair.pledge,
                    )
                )
            if history:
                c.execute(insert(records), [record.row(str(values["id"])) for record in history])

        await self.database.write(work)

    async def table(self, table_id: str) -> TableRow | None:
        return await self.database.read(lambda c: _table(c, table_id))

    async def table_of_invite(self, invite_hash: str) -> str | None:
        query = select(tables.c.id).where(tables.c.invite_hash == invite_hash)
        return await self.database.read(lambda c: c.execute(query).scalar())

    async def change_table(self, table_id: str, **values: object) -> None:
        values["updated"] = time()
        await self.database.write(
            lambda c: c.execute(update(tables).where(tables.c.id == table_id).values(**values))
        )

    async def change_phase(self, table_id: str, was: tuple[str, ...], now: str) -> bool:
        """Move a table on to another phase if it still is in one of these; whether that worked."""
        given = {"of": table_id, "was": was, "now_phase": now, "now": time()}
        return await self.database.write(lambda c: c.execute(MOVE_ON, given).rowcount == 1)

    async def invite(self, table_id: str, *persons: str) -> None:
        """These people may come in from now on."""

        def work(c: Connection) -> None:
            for person in persons:
                c.execute(insert_if_absent(c.dialect.name, invited).values(table_id=table_id, person=person))

        await self.database.write(work)

    async def invited(self, table_id: str) -> set[str]:
        """Who has accepted the invitation to a table."""
        query = select(invited.c.person).where(invited.c.table_id == table_id)
        return await self.database.read(lambda c: set(c.execute(query).scalars()))

    async def is_invited(self, table_id: str, person: str) -> bool:
        query = select(invited.c.person).where(invited.c.table_id == table_id, invited.c.person == person)
        return await self.database.read(lambda c: c.execute(query).first() is not None)

    async def take_seat(self, table_id: str, seat: int, person: str | None, **values: object) -> bool:
        """Give a seat to a person if it is free (or free it again); whether that worked."""
        free = seats.c.person.is_(None) if person is not None else seats.c.person.is_not(None)
        query = (
            update(seats)
            .where(seats.c.table_id == table_id, seats.c.seat == seat, free)
            .values(person=person, name=None, pledge=None, **values)
        )
        return await self.database.write(lambda c: c.execute(query).rowcount == 1)

    async def change_seat(self, table_id: str, seat: int, **values: object) -> None:
        query = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**values)
        await self.database.write(lambda c: c.execute(query))

    async def pledge(self, table_id: str, seat: int, pledge: str) -> bool:
        """Note what a seat promises to add to chance, before the game begins; whether that worked."""
        waits = select(tables.c.id).where(tables.c.id == table_id, tables.c.phase == OPEN)
        query = (
            update(seats)
            .where(seats.c.table_id == table_id, seats.c.seat == seat, waits.exists())
            .values(pledge=pledge)
        )
        return await self.database.write(lambda c: c.execute(query).rowcount == 1)

    async def open_tables(self, limit: int = 100) -> list[TableRow]:
        """Public tables that wait or are being played, the latest first."""
        return await self._tables(OPEN_TABLES, most=limit)

    async def tables_of(self, person: str, limit: int = 200) -> list[TableRow]:
        """The tables that a person sits at or owns, the latest first."""
        sits = select(seats.c.table_id).where(seats.c.person == person)
        query = (
            select(tables.c.id)
            .where(or_(tables.c.owner == person, tables.c.id.in_(sits)), tables.c.phase != CLOSED)
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return await self._tables(query)

    async def finished_tables(self, person: str, limit: int = 60) -> list[TableRow]:
        """Games that are over: public ones, and those that a person sat at or owns; the latest first."""
        sits = select(seats.c.table_id).where(seats.c.person == person)
        query = (
            select(tables.c.id)
            .where(
                or_(tables.c.public, tables.c.owner == person, tables.c.id.in_(sits)),
                tables.c.phase == FINISHED,
            )
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return await self._tables(query)

    async def waiting_for(self, person: str, limit: int = 200) -> list[TableRow]:
        """The tables where a decision waits for a person, the longest resting first."""
        decides = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.deciding)
        query = (
            select(tables.c.id)
            .join(seats, decides)
            .where(seats.c.person == person, tables.c.phase == RUNNING)
            .order_by(tables.c.updated)
            .limit(limit)
        )
        return await self._tables(query)

    async def finished_by(self, person: str, limit: int) -> list[TableRow]:
        """The games that a person has played to the end, the latest first."""
        sits = select(seats.c.table_id).where(seats.c.person == person)
        query = (
            select(tables.c.id)
            .where(tables.c.id.in_(sits), tables.c.phase == FINISHED)
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return await self._tables(query)

    async def count_tables(self, owner: str, phase: str | None = None, since: float = 0.0) -> int:
        """How many tables an owner has, in a phase if one is named, made since then."""
        query = select(func.count()).where(tables.c.owner == owner, tables.c.created >= since)
        if phase is not None:
            query = query.where(tables.c.phase == phase)
        return await self.database.read(lambda c: c.execute(query).scalar_one())

    async def count_agent_tables(self, owner: str) -> int:
        """How many games of an owner's are on in which nobody plays but agents."""
        return await self.database.read(lambda c: c.execute(COUNT_AGENT_TABLES, {"of": owner}).scalar_one())

    async def all_tables(self, phase: str | None = None, limit: int = 1000) -> list[TableRow]:
        query = select(tables.c.id).order_by(tables.c.updated.desc()).limit(limit)
        if phase is not None:
            query = query.where(tables.c.phase == phase)
        return await self._tables(query)

    async def _tables(self, query: Any, **given: object) -> list[TableRow]:
        return await self.database.read(
            lambda c: _tables_of(c, list(c.execute(query, given).scalars().all()))
        )

    # --- results

    async def add_results(self, fared: Sequence[dict[str, object]]) -> None:
        """How the seats of a finished game fared; what stands written already stays."""
        await self.database.write(lambda c: _add_results(c, fared))

    async def tables_without_results(self) -> list[str]:
        """Games that were over before it was written down how they ended."""
        return await self.database.read(lambda c: list(c.execute(WITHOUT_RESULTS).scalars()))

    # --- people

    async def create_person(self, **values: object) -> None:
        try:
            await self.database.write(lambda c: c.execute(insert(people).values(created=time(), **values)))
        except IntegrityError:
            raise LichtungError("login-taken", "login") from None

    async def change_person(self, id_: str, **values: object) -> None:
        try:
            await self.database.write(
                lambda c: c.execute(update(people).where(people.c.id == id_).values(**values))
            )
        except IntegrityError:
            raise LichtungError("login-taken", "login") from None

    async def person(self, **by: object) -> Row[Any] | None:
        """The person with this id, login, token_hash or feed_hash."""
        query = select(people).where(and_(*[people.c[name] == value for name, value in by.items()]))
        return await self.database.read(lambda c: c.execute(query).first())

    # --- campaigns

    async def create_campaign(self, **values: object) -> None:
        now = time()
        query = insert(campaigns).values(revision=0, created=now, updated=now, **values)
        await self.database.write(lambda c: c.execute(query))

    async def campaign(self, id_: str) -> Row[Any] | None:
        query = select(campaigns).where(campaigns.c.id == id_)
        return await self.database.read(lambda c: c.execute(query).first())

    async def change_campaign(self, id_: str, revision: int, record: str) -> bool:
        """Write a campaign anew if nobody has since it was read; whether that worked."""
        query = (
            update(campaigns)
            .where(campaigns.c.id == id_, campaigns.c.revision == revision)
            .values(record=record, revision=revision + 1, updated=time())
        )
        return await self.database.write(lambda c: c.execute(query).rowcount == 1)

    async def campaigns_of(self, person: str, limit: int = 50) -> list[Row[Any]]:
        """The campaigns that a person has begun or sits in, the latest first."""
        sits = (
            select(tables.c.campaign)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person == person, tables.c.campaign.is_not(None))
        )
        query = (
            select(campaigns)
            .where(or_(campaigns.c.owner == person, campaigns.c.id.in_(sits)))
            .order_by(campaigns.c.updated.desc())
            .limit(limit)
        )
        return await self.database.read(lambda c: list(c.execute(query).all()))

    async def sits_in_campaign(self, id_: str, person: str) -> bool:
        """Whether a person has a seat at one of its tables."""
        query = (
            select(seats.c.seat)
            .join(tables, seats.c.table_id == tables.c.id)
            .where(tables.c.campaign == id_, seats.c.person == person)
        )
        return await self.database.read(lambda c: c.execute(query).first() is not None)

    # --- chat

    async def add_chat_line(self, table_id: str, person: str, name: str, text: str) -> Row[Any]:
        def work(c: Connection) -> Row[Any]:
            last = c.execute(select(func.max(chat.c.n)).where(chat.c.table_id == table_id)).scalar()
            n = 0 if last is None else last + 1
            c.execute(
                insert(chat).values(table_id=table_id, n=n, person=person, name=name, text=text, at=time())
            )
            row = c.execute(select(chat).where(chat.c.table_id == table_id, chat.c.n == n)).first()
            assert row is not None
            return row

        for _ in range(CHAT_ATTEMPTS):
            with suppress(IntegrityError):  # another process gave its line the same number
                return await self.database.write(work)
        raise UnavailableError("chat")

    async def chat_since(self, table_id: str, since: int = 0, limit: int = 200) -> list[Row[Any]]:
        query = (
            select(chat)
            .where(chat.c.table_id == table_id, chat.c.n >= since)
            .order_by(chat.c.n.desc())
            .limit(limit)
        )
        return await self.database.read(lambda c: list(reversed(c.execute(query).all())))

    async def chat_line(self, table_id: str, n: int) -> Row[Any] | None:
        query = select(chat).where(chat.c.table_id == table_id, chat.c.n == n)
        return await self.database.read(lambda c: c.execute(query).first())

    async def muted(self, table_id: str) -> set[str]:
        """The people whose lines are not wanted at a table."""
        query = select(muted.c.person).where(muted.c.table_id == table_id)
        return await self.database.read(lambda c: set(c.execute(query).scalars()))

    async def mute(self, table_id: str, person: str, on: bool) -> None:
        def work(c: Connection) -> None:
            c.execute(delete(muted).where(muted.c.table_id == table_id, muted.c.person == person))
            if on:
                c.execute(insert(muted).values(table_id=table_id, person=person))

        await self.database.write(work)

    async def delete_table(self, table_id: str) -> None:
        """Remove a table with all that belongs to it."""

        def work(c: Connection) -> None:
            for part in (chat, muted, records, seats, invited):
                c.execute(delete(part).where(part.c.table_id == table_id))
            c.execute(delete(tables).where(tables.c.id == table_id))

        await self.database.write(work)


def _records(c: Connection, table_id: str, since: int) -> list[Record]:
    query = (
        select(records)
        .where(records.c.table_id == table_id, records.c.n >= since)
        .order_by(records.c.n)
        .limit(RECORDS_IN_PAGE)
    )
    return [record_of(row) for row in c.execute(query)]


def _add_results(c: Connection, fared: Sequence[dict[str, object]]) -> None:
    for row in fared:
        c.execute(insert_if_absent(c.dialect.name, results).values(**row))


def _table(c: Connection, table_id: str) -> TableRow | None:
    return next(iter(_tables_of(c, [table_id])), None)


def _tables_of(c: Connection, ids: list[str]) -> list[TableRow]:
    """These tables with their seats, in this order: two questions, however many they are."""
    if not ids:
        return []
    chairs: dict[str, list[Seat]] = {}
    for table_id, *chair in c.execute(FIND_SEATS, {"of": among(ids)}).all():
        chairs.setdefault(table_id, []).append(Seat(*chair))
    found = c.execute(FIND_TABLES, {"of": among(ids)}).all()
    rows = {row.id: TableRow(row, chairs.get(row.id, [])) for row in found}
    return [rows[id_] for id_ in ids if id_ in rows]
