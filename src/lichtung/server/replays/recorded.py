"""Games that people wrote down in the notation: checked in a process of their own, and made a table of.

A text can be written so that no search for an explanation ends: each check has so much of the processor.
"""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import thread_time
from types import FrameType

from msgspec import Struct

from lichtung.kernel.errors import LichtungError
from lichtung.rootlog.checking import Checker, Judgement
from lichtung.rootlog.reading import Remark, read_log
from lichtung.rootlog.writing import written

MOST_TURNS = 200  # more is no game of Root, and would keep a worker busy for long
MOST_CHANGES = 500  # of one turn
MOST_SECONDS = 120  # of the processor
NOTHING, TOO_LONG, TOO_HARD = "rootlog-nothing", "rootlog-too-long", "rootlog-too-hard"


class Noticed(Struct, frozen=True):
    """Something about the text, by its key, with its place and what was made of it."""

    level: str
    key: str
    line: int
    column: int
    text: str
    reading: str


class JudgedTurn(Struct, frozen=True):
    """What is said of a turn; `at` is the place of its beginning in the replay, if it goes so far."""

    line: int
    letter: str  # empty: the setup
    verdict: str
    law: str
    edition: str
    column: int
    deed: str
    unrecorded: str  # what the rules do besides, in the notation
    unexplained: str  # what they do not do
    remarks: list[Noticed]
    at: int | None


class CheckedLog(Struct, frozen=True):
    """A recorded game: its journal as far as the rules explain it, and what is said of its turns and text."""

    journal: str
    turns: list[JudgedTurn]
    remarks: list[Noticed]


def check_text(text: str) -> CheckedLog:
    """Play a recorded game again; it takes seconds to a minute."""
    with limited(MOST_SECONDS):
        return check(text)


def check(text: str) -> CheckedLog:
    began = thread_time()
    log = read_log(text)
    if not log.turns and not log.setups:
        raise LichtungError(NOTHING)
    if len(log.turns) > MOST_TURNS:
        raise LichtungError(TOO_LONG, count=len(log.turns), most=MOST_TURNS)
    if any(len(turn.changes()) > MOST_CHANGES for turn in [*log.setups, *log.turns]):
        raise too_hard()
    checker = Checker(log)
    told: list[Judgement] = []
    for judgement in checker.run():
        told.append(judgement)
        if thread_time() - began > MOST_SECONDS:  # in a thread, where nothing interrupts a turn
            raise too_hard()
    journal = checker.journal()
    remarks = [noticed(remark) for remark in log.remarks]
    return CheckedLog(journal.dumps(), [judged(checker, one) for one in told], remarks)


def too_hard() -> LichtungError:
    return LichtungError(TOO_HARD, seconds=MOST_SECONDS)


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """What takes more of the processor is interrupted, in a process of its own on a system that can."""
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise too_hard()

    before = signal.signal(signal.SIGPROF, interrupt)
    signal.setitimer(signal.ITIMER_PROF, seconds, 1.0)  # again, should somebody have caught it
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def noticed(remark: Remark) -> Noticed:
    return Noticed(remark.level, remark.key, remark.line, remark.column, remark.text, remark.reading)


def judged(checker: Checker, told: Judgement) -> JudgedTurn:
    letter = told.turn.letter
    at = checker.places[told.entry] if told.entry < len(checker.places) else None
    return JudgedTurn(
        told.turn.line,
        letter,
        told.verdict,
        told.law,
        told.edition,
        told.column,
        told.deed,
        "/".join(written(told.unrecorded, letter)),
        "/".join(written(told.unexplained, letter)),
        [noticed(remark) for remark in told.remarks],
        at,
    )
