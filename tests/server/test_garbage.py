"""Garbage is looked for where nobody waits for it."""

import asyncio
import gc
from collections.abc import Iterator

import pytest

from lichtung.server.operations import garbage

QUESTIONS = 3  # whether there is a lull, in each test


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Instead of a look at everything, a note of it."""
    found: list[str] = []
    monkeypatch.setattr(gc, "collect", lambda: found.append("all"))
    monkeypatch.setattr(garbage, "LULL_EVERY", 1.0)
    return found


def ask(monkeypatch: pytest.MonkeyPatch, load: float, aged: int) -> None:
    """Asks a few times; the loop takes so much of a core, and so many looks at what is newer were made."""
    times = iter(range(1000))
    sleeps: Iterator[None] = iter([None] * QUESTIONS)

    async def sleep(seconds: float) -> None:
        if next(sleeps, "over") == "over":
            raise asyncio.CancelledError

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(garbage, "thread_time", lambda: next(times) * load)
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, aged))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(garbage.look_in_lulls())


def test_in_a_lull_everything_is_looked_at(monkeypatch: pytest.MonkeyPatch, looks: list[str]) -> None:
    ask(monkeypatch, load=0.005, aged=1)
    assert len(looks) == QUESTIONS


def test_nobody_waits_for_it_while_many_play(monkeypatch: pytest.MonkeyPatch, looks: list[str]) -> None:
    ask(monkeypatch, load=0.02, aged=1)
    assert looks == []


def test_where_nothing_has_aged_there_is_nothing_to_find(
    monkeypatch: pytest.MonkeyPatch, looks: list[str]
) -> None:
    ask(monkeypatch, load=0.005, aged=0)
    assert looks == []


def test_no_look_while_serving_goes_through_more_than_is_new() -> None:
    """What the oldest part of the memory holds is looked through in lulls alone."""
    new, young, old = garbage.THRESHOLDS
    assert new * young <= 50_000
    assert old >= 1_000_000
