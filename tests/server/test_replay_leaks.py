"""A replay of a running game tells a viewer nothing that the live updates did not: those are held to T1."""

import asyncio
from random import Random

import pytest

from lichtung.server.live.hub import encode
from lichtung.server.replays.timeline import Timeline
from lichtung.server.tables.commands import execute
from lichtung.server.tables.protocol import Undo
from lichtung.server.tables.state import SPECTATOR
from lichtung.server.tables.table import Table
from tests.server.twins import KEY, act, lone_table

SETUPS: list[tuple[str, dict[str, object]]] = [
    ("heirs", {}),
    ("heirs", {"solo": "king"}),
    ("root", {"factions": ["marquise", "eyrie", "alliance", "vagabond"]}),
    ("root", {"factions": ["cult", "riverfolk", "vagabond", "vagabond"]}),
    ("root", {"factions": ["alliance", "mechanical-marquise", "eyrie"], "mode": "cooperative"}),
]


def live(table: Table, viewer: int, since: int) -> tuple[int, bytes, bytes]:
    """How many records there are, and what a viewer is sent of the position and of what led to it."""
    update = table.update([] if viewer == SPECTATOR else [viewer], since)
    return table.n, encode([update.views, update.deciding]), encode(update.happened)


@pytest.mark.parametrize(("name", "setup"), SETUPS)
@pytest.mark.parametrize("most", [60, pytest.param(5000, marks=pytest.mark.long)])
def test_nothing_more_than_was_seen(name: str, setup: dict[str, object], most: int) -> None:
    table, rng = lone_table(name, setup, 7), Random(7)
    viewers = [*table.game.players(), SPECTATOR]
    seen = {viewer: [live(table, viewer, 0)] for viewer in viewers}
    undone = 0
    for _ in range(most):
        deciding = table.deciding()
        if deciding is None:
            break
        since = table.n
        back = table.match.undo_length(deciding.seat) is not None and rng.random() < 0.3
        undone += back
        legal = table.game.actions(table.match.state)
        execute(
            table,
            Undo(key=KEY, base=since, seat=deciding.seat)
            if back
            else act(table, deciding.seat, rng.choice(legal)),
        )
        for viewer in viewers:
            seen[viewer].append(live(table, viewer, since))
    timeline = Timeline(table)
    timeline.catch_up()

    async def compare() -> None:
        for viewer, updates in seen.items():
            word = "spectator" if viewer == SPECTATOR else str(viewer)
            before = 0
            for n, position, happened in updates:
                found = await timeline.show(n, word, before)
                views = {int(seat): view for seat, view in found.views.items()}
                assert encode([views, found.deciding]) == position
                assert encode(found.happened) == happened
                assert found.outcome is None or n == table.n
                before = n

    asyncio.run(compare())
    assert undone or name == "root"
