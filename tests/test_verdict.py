"""The load test judges itself: what it says when a limit is missed, and what when its machine was late."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace

import pytest

from lichtung.server.operations.metrics import Stretches
from tools.bench_server import Figures, Inside, place_of
from tools.verdict import LEAST_LOAD, Limits, Load, Verdict, is_fine, judge, told, what_was_busy, yardstick

LIMITS = Limits(cost=1.0, stretch=50.0, p99=50.0)
FINE = Load(
    wanted=60_000,
    moves=59_900,
    errors=0,
    processor=30_000,
    queued=2_000,
    p99=24.0,
    stretch=28.0,
    changes=17,
    unread=1,
    commit=3.0,
    late=2.0,
)


def failed(load: Load) -> list[str]:
    return [what for what, verdict in judge(load, LIMITS) if verdict is Verdict.FAILED]


def not_judged(load: Load) -> list[str]:
    return [what for what, verdict in judge(load, LIMITS) if verdict is Verdict.OPEN]


def test_the_headline_is_moves_a_second_of_processor() -> None:
    load = replace(FINE, moves=60_000, processor=30_000)
    assert load.cost == pytest.approx(0.5)
    assert load.headline == pytest.approx(2000)


def test_what_keeps_every_limit_is_fine() -> None:
    judged = judge(FINE, LIMITS)
    assert {verdict for _, verdict in judged} == {Verdict.HELD}
    assert is_fine(judged)


@pytest.mark.parametrize(
    ("load", "said"),
    [
        (replace(FINE, errors=1), "no errors"),
        (replace(FINE, processor=61_000), "at most 1 ms of processor a move"),
        (replace(FINE, stretch=50.1), "no stretch above 50 ms of processor"),
        (replace(FINE, changes=257), "at most 256 changes waited for a commit"),
        (replace(FINE, unread=17), "no listener more than 16 messages behind"),
        (replace(FINE, p99=50.1), "p99 at most 50 ms"),
    ],
)
def test_a_limit_that_was_missed_fails_and_is_named(load: Load, said: str) -> None:
    assert failed(load) == [said]
    assert not is_fine(judge(load, LIMITS))
    assert f"{'FAILED':14} {said}" in told(judge(load, LIMITS)).splitlines()


@pytest.mark.parametrize(
    ("busy", "why"),
    [
        ({"queued": 20_000}, "others used the processors"),
        ({"commit": 21.0}, "the disk was busy"),
        ({"late": 26.0}, "whoever measured was 26 ms late"),
    ],
)
def test_on_a_machine_that_was_late_a_missed_latency_is_not_judged(busy: dict[str, float], why: str) -> None:
    load = replace(FINE, p99=90.0, **busy)  # type: ignore[arg-type]  # only figures
    assert what_was_busy(load, LIMITS) == [why]
    assert not failed(load)
    assert not_judged(load) == [f"p99 at most 50 ms: {why}"]
    assert is_fine(judge(load, LIMITS))


def test_what_does_not_depend_on_the_machine_fails_however_busy_it_was() -> None:
    assert failed(replace(FINE, queued=60_000, stretch=60.0)) == ["no stretch above 50 ms of processor"]


def test_others_make_answers_later_never_sooner() -> None:
    """So a latency that was kept was kept."""
    judged = judge(replace(FINE, queued=60_000, late=30.0), LIMITS)
    assert ("p99 at most 50 ms", Verdict.HELD) in judged


def test_a_latency_counts_only_under_the_load_that_was_asked_for() -> None:
    """A server that answers few moves quickly has not carried the many."""
    little = replace(FINE, moves=int(FINE.wanted * LEAST_LOAD) - 1, processor=20_000)
    assert failed(little) == ["at least 95% of the moves were made"]
    assert not_judged(little) == ["p99 at most 50 ms: too little was asked of the server"]
    late = replace(little, late=100.0)
    assert not failed(late)
    assert len(not_judged(late)) == 2


def test_no_move_at_all_is_no_cheap_one() -> None:
    assert "at most 1 ms of processor a move" in failed(replace(FINE, moves=0, processor=0.0))


# --- What the figures are taken from


def test_work_and_waiting_are_told_apart() -> None:
    """A loop that somebody else keeps from its processor is late, but has not worked long."""

    async def watched(keep: Callable[[], None]) -> Stretches:
        stretches = Stretches()
        watch = asyncio.create_task(stretches.watch())
        await asyncio.sleep(0.03)
        keep()
        await asyncio.sleep(0.03)
        watch.cancel()
        return stretches

    def work() -> None:
        end = time.thread_time() + 0.1
        while time.thread_time() < end:
            pass

    kept = asyncio.run(watched(lambda: time.sleep(0.2)))
    assert kept.latest > 0.15
    assert kept.longest < 0.1
    assert asyncio.run(watched(work)).longest >= 0.1


def figures(stretch: float, changes: int, committing: float, commits: int) -> str:
    return "\n".join(
        [
            "# HELP lichtung_loop_stretch_seconds Longest time",
            f"lichtung_loop_stretch_seconds {stretch}",
            "lichtung_loop_late_seconds 0.02",
            f'lichtung_waiting{{queue="commit"}} {changes}.0',
            'lichtung_waiting{queue="agent"} 2.0',
            'lichtung_waiting{queue="listener"} 0.0',
            f"lichtung_commit_seconds_sum {committing}",
            f"lichtung_commit_seconds_count {commits}.0",
        ]
    )


def test_of_stretches_and_queues_the_worst_of_all_processes_counts() -> None:
    inside = Inside()
    inside.hear(1, figures(0.030, 5, 1.0, 10))
    inside.hear(2, figures(0.045, 3, 1.0, 10))
    inside.hear(1, figures(0.010, 9, 1.0, 10))
    assert inside.stretch == 0.045
    assert inside.late == 0.02
    assert inside.queues == [9, 2, 0]


def test_of_commits_only_those_count_that_came_while_it_was_measured() -> None:
    """Making the tables is slower."""
    inside = Inside()
    assert inside.commit == 0.0
    inside.hear(1, figures(0.0, 0, 10.0, 100))
    inside.hear(2, figures(0.0, 0, 20.0, 100))
    inside.hear(1, figures(0.0, 0, 10.5, 200))
    inside.hear(2, figures(0.0, 0, 20.5, 300))
    assert inside.commit == pytest.approx(1.0 / 300)


def test_places_are_in_milliseconds_and_of_nothing_there_is_none() -> None:
    assert place_of([], 0.99) == 0.0
    assert place_of([number / 1000 for number in range(100)], 0.99) == pytest.approx(99.0)


def test_what_came_before_it_was_measured_is_forgotten() -> None:
    found = Figures(done=[1.0], seen=[1.0], delays=[1.0], sent=1, late=1, frames=1)
    found.clear()
    assert found == Figures()


def test_the_yardstick_is_the_quickest_of_several_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else may have had the processor's caches in between."""
    ticks = iter([0.0, 0.4, 1.0, 1.1, 2.0, 2.3, 3.0, 3.2, 4.0, 4.5])
    monkeypatch.setattr("tools.verdict.time.process_time", lambda: next(ticks))
    assert yardstick() == pytest.approx(100.0)
