"""Whether somebody at a table may ask an agent for advice.

It is worth nothing where all must play on their own: with a clock never, with other people only if the table
was made so, which everybody reads before he sits down.
"""

from typing import Final

from lichtung.kernel.errors import LichtungError
from lichtung.server.tables.explain import check_own_decision
from lichtung.server.tables.state import TableState

OFF: Final = "off"
ALONE: Final = "alone"  # where nobody but computers sits opposite
ALL: Final = "all"


def check_advice(table: TableState, seats: list[int], seat: int) -> None:
    """Refused with the reason; only whoever decides is told anything."""
    check_own_decision(table, seats, seat)
    wanted = table.row.options.get("hints", ALONE)
    if wanted == OFF:
        raise LichtungError("hint-off")
    if table.progress.ledger is not None:
        raise LichtungError("hint-clock")
    if wanted == ALONE and table.seats_of_people() != [seat]:
        raise LichtungError("hint-not-alone")
