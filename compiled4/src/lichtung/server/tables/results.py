"""How a game ended for each of its seats, as it is kept for the history of those who played."""

from typing import Final

from lichtung.server.storage.store import Seat, TableRow
from lichtung.server.tables.computer_players import called
from lichtung.server.tables.progress import RESIGN, TIMEOUT
from lichtung.server.tables.state import TableState

WON: Final = "won"
DRAWN: Final = "drawn"
LOST: Final = "lost"
LEFT: Final = "left"  # gave up, or ran out of time, and somebody else or nobody played on
UNKNOWN: Final = "unknown"


def results_of(table: TableState) -> list[dict[str, object]]:
    """A row for each seat of a game that is over."""
    result = table.result()
    assert result is not None
    early = table.progress.ended is not None
    state = table.match.state
    points = list(result.scores) or table.game.standing(state)
    history = table.history
    common = {
        "table_id": table.id,
        "game": table.row.game,
        "board": table.game.board(),
        "reason": result.key,
        "early": early,
        "began": history.record(0).at if history else table.row.created,
        "ended": history[-1].record.at if history else table.row.updated,
    }
    rows: list[dict[str, object]] = []
    for chair in table.row.seats:
        seat = chair.seat
        outcome = _outcome(table, seat, result.winners, early)
        counts = outcome != LEFT and bool(points)
        rows.append(
            {
                **common,
                "seat": seat,
                "person": chair.person,
                "agent": chair.agent,
                "name": _given_name(table.row, chair),
                "role": table.game.role(state, seat),
                "outcome": outcome,
                "points": points[seat] if counts else None,
                "rank": _rank(seat, points, result.winners) if counts else None,
            }
        )
    return rows


def _given_name(row: TableRow, chair: Seat) -> str | None:
    """How a computer player was called, or somebody at a shared device; a person's own name may change."""
    return chair.given if chair.person is not None else called(row.id, chair)[0]


def _outcome(table: TableState, seat: int, winners: tuple[int, ...], early: bool) -> str:
    stand_in = table.progress.stand_ins.get(seat)
    if stand_in is not None and stand_in.why in (RESIGN, TIMEOUT):
        return LEFT
    if seat in winners:
        return WON
    if winners:
        return LOST
    return LEFT if early else DRAWN


def _rank(seat: int, points: list[int], winners: tuple[int, ...]) -> int:
    """Winners first, then by points; equals share a place."""
    if seat in winners:
        return 1
    others = [other for other in range(len(points)) if other not in winners]
    return 1 + len(winners) + sum(points[other] > points[seat] for other in others)


def known_results(row: TableRow) -> list[dict[str, object]]:
    """The same of a game that cannot be played through any more: who sat there, and when."""
    return [
        {
            "table_id": row.id,
            "seat": chair.seat,
            "person": chair.person,
            "agent": chair.agent,
            "name": _given_name(row, chair),
            "game": row.game,
            "board": "",
            "role": "",
            "outcome": UNKNOWN,
            "points": None,
            "rank": None,
            "reason": "",
            "early": False,
            "began": row.created,
            "ended": row.updated,
        }
        for chair in row.seats
    ]
