"""What the log costs a server, as a share of a whole decision within one run."""

from collections.abc import Callable
from random import Random
from time import thread_time

import pytest

from lichtung.games import teller
from lichtung.kernel.codec import Event
from lichtung.kernel.telling import FAR, compose
from lichtung.server.live.hub import encode
from lichtung.server.tables.commands import execute
from lichtung.server.tables.protocol import log_line
from lichtung.server.tables.state import visible_event
from lichtung.server.tables.table import Table
from tests.server.twins import act, lone_table

FOUR = {"factions": ["marquise", "eyrie", "alliance", "vagabond"]}
SETS = {"sets": "reise,land_industrie,handel_kirche"}
MOST = 0.25


def shares(name: str, setup: dict[str, object], seed: int) -> tuple[float, float, int]:
    """Seconds for all decisions of a random game, those of them for its log, and how many decisions."""
    table, rng = lone_table(name, setup, seed), Random(seed)
    whole = log = 0.0
    decisions = 0
    while (deciding := table.deciding()) is not None:
        action = rng.choice(table.game.actions(table.match.state))
        since = table.n
        begin = thread_time()
        execute(table, act(table, deciding.seat, action))
        for seat in range(table.game.seats):
            encode(table.update([seat], since))
        whole += thread_time() - begin
        log += told(table, since)
        decisions += 1
    return whole, log, decisions


def told(table: Table, since: int) -> float:
    """Seconds for what the log does with the latest records: their lines, for each reader, on the wire."""
    again = teller(table.game)
    again.lines = [line[:] for line in table.progress.teller.lines[-FAR:]]
    begin = thread_time()
    for applied in table.history[since:]:
        if applied.events:
            again.add(applied.record.n, list(applied.events))
        for seat in range(table.game.seats):
            for i, line in applied.lines:
                encode(log_line(i, compose(again.telling, list(line), seen_by(seat))))
    return thread_time() - begin


def seen_by(seat: int) -> Callable[[Event], Event]:
    return lambda event: visible_event(event, 1 << seat)


@pytest.mark.plain_only
@pytest.mark.parametrize(("name", "setup"), [("root", FOUR), ("heirs", SETS)])
def test_the_log_is_the_smaller_part_of_a_decision(name: str, setup: dict[str, object]) -> None:
    whole, log, decisions = shares(name, setup, 3)
    assert log <= MOST * whole, f"{log / whole:.0%} of {whole / decisions * 1e6:.0f} us"
