"""The course of a game: all that follows from a table's records, and from nothing else.

Whoever carries a command out follows the same records by the same code as whoever reads them later, in
another process or after a restart.
"""

from random import Random
from typing import Any, Final

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Event
from lichtung.kernel.game import FrameGame, Result
from lichtung.kernel.match import Match
from lichtung.server.storage.store import Record, TableRow
from lichtung.server.tables.clocks import TURN, ledger_of

PLAY: Final = "play"  # a decision: its code
UNDO: Final = "undo"  # back to so many entries of the journal
ASK: Final = "ask"  # a seat asks to go back to {length}
ANSWER: Final = "answer"  # {yes}, for all {seats} of whoever answers
RESIGN: Final = "resign"  # {agent} takes the seat, or the game ends with {winners} by {key}
TIMEOUT: Final = "timeout"  # the same because the time is up
PAUSE: Final = "pause"  # whoever has these {seats} wishes {on}; {now}: with that all do
AGENT: Final = "agent"  # an agent of this {name} decides for an absent {seat}; none: its person is back
CLOCK: Final = "clock"  # the seconds spent before the server stopped

MARK_EVERY = 100  # entries between two states that are kept to go back to


class Past:
    """A record and what it made happen."""

    __slots__ = ("events", "record")

    def __init__(self, record: Record, events: list[Event]) -> None:
        self.record = record
        self.events = events


class StandIn:
    """An agent that decides for a person's seat, and which kind of record put it there."""

    def __init__(self, name: str, why: str) -> None:
        self.name = name
        self.why = why


class Request:
    """A seat asks to go back; who agrees."""

    def __init__(self, seat: int, length: int, agreed: frozenset[int] = frozenset()) -> None:
        self.seat = seat
        self.length = length
        self.agreed = agreed


class Course:
    """The match and everything around it, record by record."""

    def __init__(self, game: FrameGame[Any, Any], row: TableRow) -> None:
        names = [chair.name or chair.agent or "" for chair in row.seats]
        self.game = game
        self.match: Match[Any, Any] = Match(game, game.start(), names, Random(0))
        self.past: list[Past] = []
        self.keys: dict[str, int] = {}  # the records of the commands that were carried out
        self.draws = 0
        self.numbers: list[int | None] = []  # the draw of each entry of the journal
        self.marks: list[tuple[int, Any]] = [(0, self.match.fresh)]
        self.ledger = ledger_of(row.options, game.seats)
        self.stand_ins: dict[int, StandIn] = {}
        self.request: Request | None = None
        self.paused = False
        self.wishes: frozenset[int] = frozenset()  # seats that wish to pause, or to go on
        self.ended: Result | None = None  # an end that the rules know nothing of
        self.pass_on()

    def twin(self, state: Any) -> "Course":
        """The same course in another state; what is done to one does not touch the other."""
        other = Course.__new__(Course)
        other.__dict__.update(self.__dict__)
        old = self.match
        match: Match[Any, Any] = Match(self.game, state, old.journal.header.seats, Random(0))
        match.fresh, match.barrier = old.fresh, old.barrier
        match.journal.entries = old.journal.entries[:]
        other.match = match
        other.past, other.numbers, other.marks = self.past[:], self.numbers[:], self.marks[:]
        other.keys, other.stand_ins = self.keys.copy(), self.stand_ins.copy()
        other.ledger = None if self.ledger is None else self.ledger.copy()
        return other

    # --- Following records

    def follow(self, record: Record) -> Past:
        """Carry out a record; a decision that the rules refuse raises and changes nothing."""
        events: list[Event] = []
        if record.kind == PLAY:
            events = self.play(record)
        else:
            self.charge(record)
            self.follow_other(record)
        if record.kind != ASK and not (record.kind == ANSWER and record.body["yes"]):
            self.request = None
        if record.key is not None:
            self.keys[record.key] = record.n
        past = Past(record, events)
        self.past.append(past)
        return past

    def play(self, record: Record) -> list[Event]:
        events = self.match.play(self.game.codec.decode(record.body))
        self.charge(record)
        self.numbers.append(record.draw)
        if record.draw is not None:
            self.draws = record.draw + 1
        if self.ledger is not None:
            self.ledger.entry()
        if len(self.numbers) % MARK_EVERY == 0:
            self.marks.append((len(self.numbers), self.match.state.copy()))
        self.pass_on()
        return events

    def charge(self, record: Record) -> None:
        if self.ledger is not None and record.spent is not None:
            self.ledger.charge(record.spent)

    def pass_on(self) -> None:
        """The decision goes to whoever has it now; an agent that helped out for one turn leaves."""
        seat = self.decider()
        if self.ledger is None or seat is None:
            return
        self.ledger.pass_to(seat)
        if self.ledger.mode == TURN:
            for other, agent in list(self.stand_ins.items()):
                if agent.why == TIMEOUT and other != seat:
                    del self.stand_ins[other]

    def follow_other(self, record: Record) -> None:
        """Records that are no decision of the game."""
        kind, seat, body = record.kind, record.seat, record.body
        if kind == UNDO:
            self.go_back(body, seat)
        elif kind == ASK:
            self.request = Request(seat, body["length"])
        elif kind == ANSWER:
            if (asked := self.request) is not None:
                self.request = Request(asked.seat, asked.length, asked.agreed | frozenset(body["seats"]))
        elif kind in (RESIGN, TIMEOUT):
            self.give_up(kind, seat, body)
        elif kind == PAUSE:
            self.wish(frozenset(body["seats"]), body["on"], body["now"])
        elif kind == AGENT:
            if body["name"] is None:
                self.stand_ins.pop(seat, None)
            else:
                self.stand_ins[seat] = StandIn(body["name"], AGENT)

    def go_back(self, length: int, seat: int) -> None:
        """Back to so many entries; draws are never numbered anew, so nothing is drawn twice."""
        agreed = self.request is not None and self.request.seat == seat
        match = self.match
        match.journal.cut(length)
        match.barrier = min(match.barrier, length)
        del self.numbers[length:]
        while self.marks[-1][0] > length:
            self.marks.pop()
        at, mark = self.marks[-1]
        state = mark.copy()
        for entry in match.journal.entries[at:]:
            self.game.apply(state, self.game.codec.decode(entry.code))
        match.state = state
        if self.ledger is not None:
            self.ledger.go_back(length, seat, agreed, self.decider())
        self.pass_on()

    def give_up(self, kind: str, seat: int, body: dict[str, Any]) -> None:
        if "agent" in body:
            self.stand_ins[seat] = StandIn(body["agent"], kind)
            self.wishes -= {seat}
        else:
            self.ended = Result((), tuple(body["winners"]), "", body["key"])

    def wish(self, seats: frozenset[int], on: bool, now: bool) -> None:
        if now:
            self.paused = on
            self.wishes = frozenset()
        elif on != self.paused:
            self.wishes |= seats
        else:
            self.wishes -= seats

    # --- Asking

    def decider(self) -> int | None:
        """The seat that has to decide; None if chance does, or nobody."""
        decision = self.game.decision(self.match.state)
        return None if decision is None or decision.seat == CHANCE else decision.seat

    def last_own(self, seat: int) -> int | None:
        """How many entries there were before the last decision of a seat."""
        entries = self.match.journal.entries
        for n in range(len(entries) - 1, -1, -1):
            if entries[n].seat == seat:
                return n
        return None
