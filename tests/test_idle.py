"""What an hour of idle sockets says of itself."""

from dataclasses import replace

import pytest

from tools.idle import MOST_KB, MOST_P99, Found, judge
from tools.soak import MOST_GROWTH
from tools.verdict import Verdict

FINE = Found(
    asked=5000,
    wanted=5201,
    here=5201,
    lost=0,
    first_kb=25.0,
    last_kb=25.1,
    part=0.001,
    p50=0.5,
    p99=3.0,
    processor=100.0,
    queued=5.0,
)
NONE_LOST, MEMORY, GROWTH, PINGS = range(4)


def verdicts(found: Found) -> list[Verdict]:
    return [verdict for _, verdict in judge(found)]


def test_what_was_kept_was_held() -> None:
    assert verdicts(FINE) == [Verdict.HELD] * 4


@pytest.mark.parametrize(
    ("found", "failed"),
    [
        (replace(FINE, lost=1), NONE_LOST),
        (replace(FINE, here=5200), NONE_LOST),
        (replace(FINE, last_kb=MOST_KB + 0.1), MEMORY),
        (replace(FINE, part=MOST_GROWTH + 0.001), GROWTH),
        (replace(FINE, p99=MOST_P99 + 1), PINGS),
    ],
    ids=["closed", "not counted", "memory", "growth", "pings"],
)
def test_each_limit_counts(found: Found, failed: int) -> None:
    assert [at for at, verdict in enumerate(verdicts(found)) if verdict is Verdict.FAILED] == [failed]


def test_others_make_answers_later_and_nothing_else() -> None:
    busy = replace(FINE, queued=80.0)
    assert verdicts(busy) == [Verdict.HELD] * 4
    assert verdicts(replace(busy, p99=MOST_P99 + 1))[PINGS] is Verdict.OPEN
    assert verdicts(replace(busy, lost=1))[NONE_LOST] is Verdict.FAILED
