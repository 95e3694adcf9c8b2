"""The progress of a game: all that follows from a table's records, and from nothing else.

Whoever executes a command applies the same records by the same code as whoever reads them later, in another
process or after a restart.
"""

import sys
from array import array
from typing import Any, Final

from lichtung.games import teller
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Event
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import Decision, FrameGame, Result
from lichtung.kernel.journal import Entry, Header, Journal, read_action
from lichtung.kernel.match import reveals_to_others
from lichtung.kernel.telling import Teller
from lichtung.server.storage.store import Record, TableRow
from lichtung.server.tables.archive import PLAY as PLAY  # with the other kinds below
from lichtung.server.tables.archive import UNDO as UNDO
from lichtung.server.tables.archive import AppliedRecord, Archive
from lichtung.server.tables.clocks import TURN, ledger_of

ASK: Final = "ask"  # a seat asks to go back to {length}
ANSWER: Final = "answer"  # {yes}, for all {seats} of whoever answers
RESIGN: Final = "resign"  # {agent} takes the seat, or the game ends with {winners} by {key}
TIMEOUT: Final = "timeout"  # the same because the time is up
PAUSE: Final = "pause"  # whoever has these {seats} votes to have it {on}; {now}: with that all have
AGENT: Final = "agent"  # an agent of this {name} decides for an absent {seat}; none: its person is back
NONCE: Final = "nonce"  # what a seat adds to chance, as it had promised; none: it has not shown it in time
POSITION: Final = "position"  # where the game begins instead, before anything else; nobody is told
CLOCK: Final = "clock"  # the seconds spent before the server stopped

DETOURS: Final = (UNDO, ASK, PAUSE)  # records of people that bring no game forward

CHECKPOINT_EVERY = 50  # entries between two states that are kept to go back to: the last ones,
CHECKPOINTS_KEPT = 2
LASTING_EVERY = 500  # and few of those before


class StandIn:
    """An agent that decides for a person's seat, and which kind of record put it there."""

    def __init__(self, name: str, why: str) -> None:
        self.name = name
        self.why = why


class UndoRequest:
    """A seat asks to go back; who agrees."""

    def __init__(self, seat: int, length: int, agreed: frozenset[int] = frozenset()) -> None:
        self.seat = seat
        self.length = length
        self.agreed = agreed


class GameProgress:
    """The match and everything around it, record by record.

    It is a match whose journal is what its records say: nothing is kept twice.
    """

    def __init__(self, game: FrameGame[Any, Any], row: TableRow) -> None:
        # A journal says which agent played, not how it was called here.
        names = [chair.name if chair.person else chair.agent or chair.name for chair in row.seats]
        self.game = game
        self.header = Header(game.name, game.rules_version, game.setup_data(), [name or "" for name in names])
        self.state = game.start()
        self.decision: Decision | None = None  # that the state asks for, of a player or of chance
        self.initial = self.state.copy()
        self.barrier = 0  # entries that nobody takes back alone
        self.detours = [0] * game.seats  # of each seat
        self.nonces: dict[int, str | None] = {}  # by seat
        self.next_draw = 0
        self.record_of = array("i")  # the number of the record of each entry of the journal
        self.teller = teller(game)
        self.history = Archive(self.teller.telling)
        self.checkpoints: list[tuple[int, Any]] = [(0, self.initial)]
        self.ledger = ledger_of(row.options, game.seats)
        self.stand_ins: dict[int, StandIn] = {}
        self.undo_request: UndoRequest | None = None
        self.paused = False
        self.pause_votes: frozenset[int] = frozenset()  # seats that want to pause, or to go on
        self.ended: Result | None = None  # an end that the rules know nothing of
        self._pass_turn()

    # --- Applying records

    def apply_record(self, record: Record) -> AppliedRecord:
        """Do what a record says; a decision that the rules refuse raises and changes nothing."""
        events: list[Event] = []
        if record.kind == PLAY:
            events = self._apply_decision(record)
        else:
            self._charge_clock(record)
            self._apply_other(record)
        if record.kind != ASK and not (record.kind == ANSWER and record.body["yes"]):
            self.undo_request = None
        if record.kind in DETOURS:
            self.detours[record.seat] += 1
        grown = self.teller.add(record.n, events) if events else []
        applied = AppliedRecord(record, tuple(events), tuple((i, tuple(self.teller.lines[i])) for i in grown))
        self.history.append(applied)
        return applied

    def pack(self) -> None:
        """What happened so far stands written: keep as little of it as will do."""
        if self.history.pack():
            self.teller.forget(self.history.packed)

    def _apply_decision(self, record: Record) -> list[Event]:
        action = read_action(self.game, record.body)
        decision = self.decision
        if decision is None:
            raise LichtungError("game-over")
        events = self.game.play(self.state, action)
        # Of old tables too, for whoever shows or exports it; much is done often, and then kept once.
        record.body = sys.intern(self.game.text(action))
        self.record_of.append(record.n)
        entries = len(self.record_of)
        if reveals_to_others(decision.seat, events):
            self.barrier = entries
        self._charge_clock(record)
        if record.draw is not None:
            self.next_draw = record.draw + 1
        if self.ledger is not None:
            self.ledger.entry()
        if entries % CHECKPOINT_EVERY == 0:
            self.checkpoints.append((entries, self.state.copy()))
            if len(self.checkpoints) > CHECKPOINTS_KEPT:
                old = -1 - CHECKPOINTS_KEPT
                if self.checkpoints[old][0] % LASTING_EVERY:
                    del self.checkpoints[old]
        self._pass_turn()
        return events

    def _charge_clock(self, record: Record) -> None:
        if self.ledger is not None and record.spent is not None:
            self.ledger.charge(record.spent)

    def _pass_turn(self) -> None:
        """The decision goes to whoever has it now; an agent that helped out for one turn leaves."""
        self.decision = self.game.decision(self.state)
        seat = self.decider()
        if self.ledger is None or seat is None:
            return
        self.ledger.pass_to(seat)
        if self.ledger.mode == TURN:
            for other, agent in list(self.stand_ins.items()):
                if agent.why == TIMEOUT and other != seat:
                    del self.stand_ins[other]

    def _apply_other(self, record: Record) -> None:
        """Records that are no decision of the game."""
        kind, seat, body = record.kind, record.seat, record.body
        if kind == UNDO:
            self._go_back(body, seat)
        elif kind == ASK:
            self.undo_request = UndoRequest(seat, body["length"])
        elif kind == ANSWER:
            if (asked := self.undo_request) is not None:
                self.undo_request = UndoRequest(
                    asked.seat, asked.length, asked.agreed | frozenset(body["seats"])
                )
        elif kind in (RESIGN, TIMEOUT):
            self._retire_seat(kind, seat, body)
        elif kind == PAUSE:
            self._vote_on_pause(frozenset(body["seats"]), body["on"], body["now"])
        elif kind == NONCE:
            self.nonces[seat] = body
        elif kind == POSITION:
            self._begin_at(body)
        elif kind == AGENT:
            if body["name"] is None:
                self.stand_ins.pop(seat, None)
            else:
                self.stand_ins[seat] = StandIn(body["name"], AGENT)

    def _begin_at(self, position: dict[str, object]) -> None:
        """The game begins in a position; nothing has happened yet."""
        self.header.position = position
        self.state = self.game.position(position)
        self.initial = self.state.copy()
        self.checkpoints = [(0, self.initial)]
        self._pass_turn()

    def _go_back(self, length: int, seat: int) -> None:
        """Back to so many entries; draws are never numbered anew, so nothing is drawn twice."""
        agreed = self.undo_request is not None and self.undo_request.seat == seat
        self.barrier = min(self.barrier, length)
        far = length < len(self.record_of) and not self.teller.cut(self.record_of[length])
        del self.record_of[length:]
        if far:
            self.teller = Teller(self.teller.telling)
            for n in self.record_of:
                self.teller.add(n, list(self.history[n].events))
        while self.checkpoints[-1][0] > length:
            self.checkpoints.pop()
        at, checkpoint = self.checkpoints[-1]
        state = checkpoint.copy()
        for n in self.record_of[at:]:
            self.game.apply(state, read_action(self.game, self.history.record(n).body))
        self.state = state
        self.decision = self.game.decision(state)
        if self.ledger is not None:
            self.ledger.go_back(length, seat, agreed, self.decider())
        self._pass_turn()

    def _retire_seat(self, kind: str, seat: int, body: dict[str, Any]) -> None:
        if "agent" in body:
            self.stand_ins[seat] = StandIn(body["agent"], kind)
            self.pause_votes -= {seat}
        else:
            self.ended = Result((), tuple(body["winners"]), "", body["key"])

    def _vote_on_pause(self, seats: frozenset[int], on: bool, now: bool) -> None:
        if now:
            self.paused = on
            self.pause_votes = frozenset()
        elif on != self.paused:
            self.pause_votes |= seats
        else:
            self.pause_votes -= seats

    # --- Asking

    def shown_nonces(self) -> dict[int, str]:
        """What the players have added to chance."""
        return {seat: nonce for seat, nonce in self.nonces.items() if nonce is not None}

    def decider(self) -> int | None:
        """The seat that has to decide; None if chance does, or nobody."""
        decision = self.decision
        return None if decision is None or decision.seat == CHANCE else decision.seat

    def has_left(self, seat: int) -> bool:
        """Whether a seat's person has given up, or lost it for good; whoever is only away comes back."""
        stand_in = self.stand_ins.get(seat)
        if stand_in is None:
            return False
        for_a_turn = self.ledger is not None and self.ledger.mode == TURN
        return stand_in.why == RESIGN or (stand_in.why == TIMEOUT and not for_a_turn)

    def last_decision_of(self, seat: int) -> int | None:
        """How many entries there were before the last decision of a seat."""
        for n in range(len(self.record_of) - 1, -1, -1):
            if self._entry(n).seat == seat:
                return n
        return None

    def undo_length(self, seat: int) -> int | None:
        """How many entries remain if `seat` takes its last decision back; None behind a barrier.

        A barrier is a draw or roll of chance, another seat's decision, or that somebody learnt something
        hidden: what has been learnt cannot be unlearnt.
        """
        length = len(self.record_of)
        if length <= self.barrier or self._entry(length - 1).seat != seat:
            return None
        return length - 1

    @property
    def journal(self) -> Journal:
        """The decisions that stand, with the numbers of their draws."""
        entries = [self._entry(n) for n in range(len(self.record_of))]
        return Journal(self.header, [Entry(n, r.seat, r.body, r.draw) for n, r in enumerate(entries)])

    def _entry(self, n: int) -> Record:
        """The record of an entry."""
        return self.history.record(self.record_of[n])
