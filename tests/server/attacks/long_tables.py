"""Tables with as many records as an attack would make, written at once."""

from lichtung.server.tables.archive import UNDO, AppliedRecord
from lichtung.server.tables.table import Table


async def lengthen(table: Table, records: int) -> None:
    """Do and take back one decision, with what chance made of it, until the table has so many records."""
    async with table.lock:
        seat = table.decider()
        assert seat is not None
        made: list[AppliedRecord] = []
        action = table.game.actions(table.match.state)[0]
        before = len(table.match.journal.entries)
        while table.n < records:
            made += table.decide(seat, action)
            made.append(table.add_record(UNDO, seat, before))
        await table.commit(made, None)
