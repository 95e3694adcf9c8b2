"""A turn, as somebody who is away hears of it: a stretch of decisions of one seat, and its name."""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, select

from lichtung.kernel.chance import CHANCE
from lichtung.server.storage.schema import records
from lichtung.server.storage.store import TableRow
from lichtung.server.tables.archive import PLAY, UNDO, AppliedRecord

OF_TABLE = select(records.c.n, records.c.at).where(records.c.table_id == bindparam("of"))
FIRST_RECORD = OF_TABLE.order_by(records.c.n).limit(1)
LAST_OF_OTHERS = (
    OF_TABLE.where(records.c.kind.in_((PLAY, UNDO)), records.c.seat.not_in(bindparam("mine", expanding=True)))
    .order_by(records.c.n.desc())
    .limit(1)
)


def turn_id(table_id: str, n: int) -> str:
    """The same for feeds and webhooks: the table, and the record from which on the seat decides."""
    return f"urn:lichtung:turn:{table_id}:{n}"


def turn_start(history: Sequence[AppliedRecord], seat: int) -> int:
    """The record from which on a seat decides, which is after what others did last."""
    for applied in reversed(history):
        record = applied.record
        if record.kind in (PLAY, UNDO) and record.seat not in (seat, CHANCE):
            return record.n + 1
    return 0


def turn_start_in_store(c: Connection, table_id: str, seat: int) -> tuple[int, float | None]:
    """The same, and when it was, from the store alone; no time if nothing has happened."""
    last = c.execute(LAST_OF_OTHERS, {"of": table_id, "mine": (seat, CHANCE)}).first()
    if last is not None:
        return last.n + 1, last.at
    first = c.execute(FIRST_RECORD, {"of": table_id}).first()
    return 0, None if first is None else first.at


def plays_with_others(row: TableRow, person: str) -> bool:
    """Whether he sits there, but not alone on every seat: nobody is called to his own board."""
    mine = [chair.person == person for chair in row.seats]
    return any(mine) and not all(mine)
