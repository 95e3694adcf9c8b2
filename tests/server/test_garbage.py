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


def test_what_is_new_is_looked_at_by_the_work_that_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many old objects went meanwhile; and what such looks leave is looked at once more."""
    looks: list[int] = []
    monkeypatch.setattr(gc, "collect", looks.append)
    worked = [0.0]

    async def sleep(seconds: float) -> None:
        if worked[0] >= 4 * garbage.LOOK_AFTER:
            raise asyncio.CancelledError
        worked[0] += garbage.LOOK_AFTER / 2

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(garbage, "LOOK_AFTER", 0.25)
    monkeypatch.setattr(garbage, "thread_time", lambda: worked[0])
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(garbage.look_at_new())
    assert looks == [garbage.NEW, garbage.NEW, garbage.NEW, garbage.NEWER]


def test_no_look_comes_by_itself_while_serving(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the oldest part of the memory holds is looked through in lulls alone."""
    done: list[str] = []
    for name in ("collect", "freeze", "disable"):
        monkeypatch.setattr(gc, name, lambda name=name: done.append(name))
    garbage.look_by_work()
    assert done == ["collect", "freeze", "disable"]
