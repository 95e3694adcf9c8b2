"""What a load test says of itself: which of its limits were kept, and what its machine leaves open.

The processor's time, the loop's stretches and its queues do not depend on what else the machine does. Latency
does, but only one way: a machine that others use makes answers later, never sooner. So a limit on it that was
kept was kept; one that was missed counts only where the server had its processor and its disk, and where
whoever measured was not late himself.
"""

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

SLOW_COMMIT = 20.0  # ms: the disk is busy
QUEUED = 0.5  # of the processor's time that the server took, waited for: others use the processors
MOST_UNREAD = 16  # messages of one listener
MOST_CHANGES = 256  # that wait for their commit: as many as one takes
LEAST_LOAD = 0.95  # of the moves that were to be made


class Verdict(Enum):
    HELD = "held"
    FAILED = "FAILED"
    OPEN = "not judged"


@dataclass(frozen=True)
class Limits:
    """What is asked for, in milliseconds."""

    cost: float  # of processor a move
    stretch: float  # of processor on the loop without a pause
    p99: float  # from a move to its answer


@dataclass(frozen=True)
class Load:
    """What one run has shown; times in milliseconds."""

    wanted: float  # moves that were to be made
    moves: int  # that were made
    errors: int
    processor: float  # that the servers took
    queued: float  # that they waited for a processor
    p99: float
    stretch: float  # of the servers' loops
    changes: int  # that waited for a commit, at most
    unread: int  # messages of one listener
    commit: float  # one, with the flush of the disk
    late: float  # whoever measured, with one move of a hundred

    @property
    def cost(self) -> float:
        """Milliseconds of processor a move."""
        return self.processor / max(1, self.moves)

    @property
    def headline(self) -> float:
        """Moves a second of processor and core."""
        return 1000 / max(self.cost, 1e-9)


def what_was_busy(load: Load, limits: Limits) -> list[str]:
    """Why times say little of the server; nothing if they count."""
    found = []
    if load.queued > QUEUED * load.processor:
        found.append("others used the processors")
    if load.commit > SLOW_COMMIT:
        found.append("the disk was busy")
    if load.late > limits.p99 / 2:
        found.append(f"whoever measured was {load.late:.0f} ms late")
    return found


def judge(load: Load, limits: Limits) -> list[tuple[str, Verdict]]:
    """Every limit, and whether it was kept."""
    judged = [(what, Verdict.HELD if held else Verdict.FAILED) for what, held in clear_limits(load, limits)]
    busy = what_was_busy(load, limits)
    made = f"at least {LEAST_LOAD:.0%} of the moves were made"
    if load.moves >= LEAST_LOAD * load.wanted:
        judged.append((made, Verdict.HELD))
    elif busy:
        judged.append((f"{made}: {' and '.join(busy)}", Verdict.OPEN))
    else:
        judged.append((made, Verdict.FAILED))
    latency = f"p99 at most {limits.p99:g} ms"
    if judged[-1][1] is not Verdict.HELD:
        judged.append((f"{latency}: too little was asked of the server", Verdict.OPEN))
    elif load.p99 <= limits.p99:
        judged.append((latency, Verdict.HELD))
    elif busy:
        judged.append((f"{latency}: {' and '.join(busy)}", Verdict.OPEN))
    else:
        judged.append((latency, Verdict.FAILED))
    return judged


def clear_limits(load: Load, limits: Limits) -> list[tuple[str, bool]]:
    """Those that do not depend on what else the machine does."""
    return [
        ("no errors", not load.errors),
        (f"at most {limits.cost:g} ms of processor a move", load.moves > 0 and load.cost <= limits.cost),
        (f"no stretch above {limits.stretch:g} ms of processor", load.stretch <= limits.stretch),
        (f"at most {MOST_CHANGES} changes waited for a commit", load.changes <= MOST_CHANGES),
        (f"no listener more than {MOST_UNREAD} messages behind", load.unread <= MOST_UNREAD),
    ]


def is_fine(judged: Sequence[tuple[str, Verdict]]) -> bool:
    """Whether nothing failed; what is not judged did not."""
    return all(verdict is not Verdict.FAILED for _, verdict in judged)


def told(judged: Sequence[tuple[str, Verdict]]) -> str:
    return "\n".join(f"{verdict.value:14} {what}" for what, verdict in judged)


def yardstick() -> float:
    """Milliseconds of processor for a fixed piece of work: processors of two machines differ by as much."""
    times = []
    for _ in range(5):
        before = time.process_time()
        for number in range(4000):
            json.loads(json.dumps({"n": number, "seats": [number % 7] * 20, "name": "yardstick"}))
        times.append(time.process_time() - before)
    return min(times) * 1000
