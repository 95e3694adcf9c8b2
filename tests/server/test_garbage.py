"""Garbage is looked for where nobody waits for it."""

import asyncio
import gc
from collections.abc import Callable

import pytest

from lichtung.server.operations import garbage
from lichtung.server.operations.garbage import GarbageLooks

QUESTIONS = 8  # whether to look, in each test


class Hours:
    """Time, the loop's work in it, and what is done about garbage instead of doing it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        self.passed = self.worked = 0.0
        self.asked = 0
        self.load = 0.0  # of a core
        for name in ("freeze", "unfreeze", "disable"):
            monkeypatch.setattr(gc, name, lambda name=name: self.done.append(name))
        monkeypatch.setattr(
            gc, "collect", lambda *part: self.done.append(" ".join(["look", *map(str, part)]))
        )
        monkeypatch.setattr(asyncio, "sleep", self.sleep)
        monkeypatch.setattr(garbage, "thread_time", lambda: self.worked)
        monkeypatch.setattr(garbage, "perf_counter", lambda: self.passed)
        monkeypatch.setattr(garbage, "LULL_EVERY", 1.0)
        monkeypatch.setattr(garbage, "ASK_EVERY", 0.25)
        monkeypatch.setattr(garbage, "LOOK_AFTER", 0.125)

    async def sleep(self, seconds: float) -> None:
        self.asked += 1
        if self.asked > QUESTIONS:
            raise asyncio.CancelledError
        self.passed += seconds
        self.worked += seconds * self.load

    def pass_by(self, look: Callable[[], object], load: float) -> list[str]:
        """What is done while the loop takes so much of a core."""
        self.load, self.asked = load, 0
        self.done.clear()
        with pytest.raises(asyncio.CancelledError):
            asyncio.run(look())  # type: ignore[arg-type]  # a coroutine
        return self.done[:]


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    return Hours(monkeypatch)


def aged(monkeypatch: pytest.MonkeyPatch, looks: int) -> None:
    """So many looks at what is newer were made."""
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, looks))


def test_in_a_lull_everything_is_looked_at(monkeypatch: pytest.MonkeyPatch, hours: Hours) -> None:
    aged(monkeypatch, 1)
    assert hours.pass_by(GarbageLooks().look_in_lulls, load=0.005) == ["look"] * QUESTIONS


def test_nobody_waits_for_it_while_many_play(monkeypatch: pytest.MonkeyPatch, hours: Hours) -> None:
    aged(monkeypatch, 1)
    assert hours.pass_by(GarbageLooks().look_in_lulls, load=0.02) == []


def test_where_nothing_has_aged_there_is_nothing_to_find(
    monkeypatch: pytest.MonkeyPatch, hours: Hours
) -> None:
    aged(monkeypatch, 0)
    assert hours.pass_by(GarbageLooks().look_in_lulls, load=0.005) == []


def test_no_look_comes_by_itself_while_serving(hours: Hours) -> None:
    """Nor does any go through what was there at the start."""
    GarbageLooks()
    assert hours.done == ["look", "freeze", "disable"]


def test_what_is_new_is_looked_at_by_the_work_that_was_done(hours: Hours) -> None:
    """However many old objects went meanwhile; and what such looks leave is looked at once more."""
    assert hours.pass_by(GarbageLooks().look_at_new, load=0.25) == ["look 0", "look 0", "look 1", "look 0"]
    assert hours.pass_by(GarbageLooks().look_at_new, load=0.01) == []


def test_what_stays_in_busy_hours_is_looked_at_in_a_lull(
    monkeypatch: pytest.MonkeyPatch, hours: Hours
) -> None:
    aged(monkeypatch, 0)
    looks = GarbageLooks()
    assert hours.pass_by(looks.look_at_new, load=0.75) == ["look 0", "freeze"] * QUESTIONS
    assert hours.pass_by(looks.look_in_lulls, load=0.005) == ["unfreeze", "look", "freeze"]
