"""Garbage is looked for where nobody waits for it."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from lichtung.server.operations import garbage
from lichtung.server.operations.garbage import GarbageLooks
from lichtung.server.people.history import History
from lichtung.server.people.turns import turn_start_in_store
from lichtung.server.storage.store import OPEN, RUNNING
from tests.server.tables import HEIRS, open_keeper

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


def test_no_question_to_the_store_leaves_garbage(tmp_path: Path) -> None:
    """What is asked while a look comes is old from then on, and old garbage is looked for in lulls alone."""

    async def story() -> list[str]:
        async with open_keeper(tmp_path) as keeper:
            store, history = keeper.store, History(keeper.store)
            table = (await keeper.started("heirs", HEIRS, ["ada", "bob"])).id
            questions: list[Callable[[], Awaitable[object]]] = [
                lambda: store.person(id="ada"),
                lambda: store.table(table),
                lambda: store.records(table),
                lambda: store.open_tables(),
                lambda: store.tables_of("ada"),
                lambda: store.finished_tables("ada"),
                lambda: store.finished_by("ada", 5),
                lambda: store.waiting_for("ada"),
                lambda: store.count_tables("ada", RUNNING, 1.0),
                lambda: store.count_agent_tables("ada"),
                lambda: store.all_tables(RUNNING),
                lambda: store.tables_without_results(),
                lambda: store.change_phase(table, (OPEN, RUNNING), RUNNING),
                lambda: store.change_table(table, title="Evening"),
                lambda: store.take_seat(table, 0, "ada"),
                lambda: store.change_seat(table, 0, name="Ada"),
                lambda: store.pledge(table, 0, "x"),
                lambda: store.invite(table, "ada"),
                lambda: store.invited(table),
                lambda: store.is_invited(table, "ada"),
                lambda: store.chat_since(table),
                lambda: store.muted(table),
                lambda: store.campaigns_of("ada"),
                lambda: history.page("ada", 0),
                lambda: history.page("ada", 0, "heirs"),
                lambda: history.fared([table]),
                lambda: history.everything("ada"),
                lambda: history.statistics("ada"),
                lambda: store.database.read(lambda c: turn_start_in_store(c, table, 0)),
            ]
            left = []
            for number, ask in enumerate(questions):
                await ask()  # what the first one brings with it stays
                gc.collect()
                await ask()
                left += [f"{number}: {found}"] if (found := gc.collect()) else []
            return left

    gc.disable()
    try:
        assert asyncio.run(story()) == []
    finally:
        gc.enable()
