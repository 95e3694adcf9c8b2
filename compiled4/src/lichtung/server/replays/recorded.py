"""Games that people wrote down in the notation: checked in a worker process, and made a table of."""

from msgspec import Struct

from lichtung.kernel.errors import LichtungError
from lichtung.rootlog.checking import Checker, Judgement
from lichtung.rootlog.reading import Remark, read_log
from lichtung.rootlog.writing import written

MOST_TURNS = 200  # more is no game of Root, and would keep a worker busy for long
NOTHING, TOO_LONG = "rootlog-nothing", "rootlog-too-long"


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
    log = read_log(text)
    if not log.turns and not log.setups:
        raise LichtungError(NOTHING)
    if len(log.turns) > MOST_TURNS:
        raise LichtungError(TOO_LONG, count=len(log.turns), most=MOST_TURNS)
    checker = Checker(log)
    told = list(checker.run())
    journal = checker.journal()
    remarks = [noticed(remark) for remark in log.remarks]
    return CheckedLog(journal.dumps(), [judged(checker, one) for one in told], remarks)


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
