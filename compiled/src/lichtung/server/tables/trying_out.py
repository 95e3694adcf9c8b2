"""Boards on which one person tries things out: made of a journal or of a position, with all seats his own.

Everything lies open to him there: what is hidden came out of a game that is over, or out of his own file. A
table where people sit together at one screen looks the same but for this mark, so nobody can wish for it.
"""

from typing import Any

from lichtung.server.people.accounts import Person
from lichtung.server.storage.store import RUNNING
from lichtung.server.tables.state import TableState
from lichtung.server.web.bodies import TableOptions

MARK = "analysis"  # among a table's options


class BoardOptions(TableOptions, frozen=True):
    """Of a board for trying out; `analysis` is the mark."""

    analysis: bool = True


def tries_out(table: TableState, person: Person | None) -> bool:
    """Whether this board is his alone, to try things out on."""
    row = table.row
    if person is None or row.phase != RUNNING or not row.options.get(MARK):
        return False
    return all(row.seats[seat].person == person.id for seat in table.game.players())


def of_a_game(options: dict[str, Any]) -> dict[str, Any]:
    """The options for a game that starts anew: with other people, perhaps."""
    return {name: value for name, value in options.items() if name != MARK}
