"""The games of a league as a table: a row for each seat of each game, as CSV or Parquet."""

import csv
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

from lichtung.arena.standings import Chair
from lichtung.kernel.errors import LichtungError

COLUMNS = (
    *("game", "setup", "seed", "status", "board", "seat", "role", "agent"),
    *("points", "won", "winners", "decisions", "seconds"),
)
Cell = str | int | float | bool | None


def row(chair: Chair) -> tuple[Cell, ...]:
    game, seat = chair.game, chair.seat
    points = game.scores[seat] if game.scores else None
    return (
        *(game.fixture.number, game.fixture.setup, game.fixture.seed, game.status),
        *(chair.board, seat + 1, chair.role, chair.agent),
        *(points, seat in game.winners, len(game.winners), game.decisions[seat], game.thought[seat]),
    )


def write(path: Path, found: Iterable[Chair]) -> None:
    """By the ending of its name: `.parquet`, or anything else as CSV."""
    rows = [row(chair) for chair in found]
    parquet = path.suffix.lower() == ".parquet"
    if parquet and find_spec("pyarrow") is None:
        raise LichtungError("parquet-missing", str(path), extra="lichtung[parquet]")
    try:
        if parquet:
            write_parquet(path, rows)
        else:
            with path.open("w", encoding="utf-8", newline="") as file:
                csv.writer(file).writerows([COLUMNS, *rows])
    except OSError as error:
        raise LichtungError("file-unwritable", str(path), why=error.strerror or "?") from None


def write_parquet(path: Path, rows: list[tuple[Cell, ...]]) -> None:
    import pyarrow
    from pyarrow import parquet

    columns = {name: [row[place] for row in rows] for place, name in enumerate(COLUMNS)}
    parquet.write_table(pyarrow.table(columns), path)
