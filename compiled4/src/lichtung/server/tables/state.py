"""The state of a table, and what each viewer may see of it."""

from collections.abc import Callable
from functools import lru_cache
from time import monotonic
from typing import Any

import msgspec

from lichtung.games import begun
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Event
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import Decision, FrameGame, Result
from lichtung.kernel.journal import Header, Journal, plays_by
from lichtung.kernel.telling import compose
from lichtung.locale.render import words_to_send
from lichtung.server.storage.store import CLOSED, OPEN, RUNNING, TableRow
from lichtung.server.tables.archive import PLAY, AppliedRecord, Archive
from lichtung.server.tables.computer_players import called
from lichtung.server.tables.fairness import seal
from lichtung.server.tables.pacer import Pacer
from lichtung.server.tables.progress import POSITION, GameProgress
from lichtung.server.tables.protocol import (
    Argument,
    Chair,
    Clock,
    Deciding,
    Happened,
    Outcome,
    Told,
    Update,
    Welcome,
    arguments,
    log_line,
    vocabulary,
)

SPECTATOR = -1
GAMES_KEPT = 64  # setups whose rules are kept for the next table


_encode_sorted = msgspec.json.Encoder(order="deterministic").encode


@lru_cache(maxsize=GAMES_KEPT)
def _begun(name: str, rules: int, setup: bytes) -> FrameGame[Any, Any]:
    return begun(name, rules, msgspec.json.decode(setup))


def game_of(row: TableRow) -> FrameGame[Any, Any]:
    """The rules of a table. They hold no state, so tables with the same setup share them."""
    return _begun(row.game, row.rules, _encode_sorted(row.setup))


class Moment:
    """What is the same for everybody who is told how things stand just now: made once for all of them."""

    __slots__ = ("clock", "deciding", "nonces", "outcome", "over", "seed", "told")

    def __init__(self, table: "TableState") -> None:
        self.over = table.over
        self.deciding = table.deciding()
        self.clock = table.clock()
        self.nonces = table.awaited_nonces()
        self.outcome = table.outcome() if self.over else None
        self.seed = table.row.seed if self.over or table.given_up else None
        self.told: dict[int, Happened] = {}  # records that hide nothing, by number


class TableState:
    """How things stand at one table: read, and never changed here."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game = game_of(row)
        if not plays_by(self.game, row.rules):
            raise LichtungError("table-other-rules", "table", rules=row.rules, want=self.game.rules_version)
        self.seal = seal(row.seed)
        self.seat_words: list[str] = [
            self.game.codec.kinds["seat"].text(seat) for seat in range(self.game.seats)
        ]
        self.progress = GameProgress(self.game, row)
        self.now: Callable[[], float] = monotonic
        self.since = self.now()  # since when whoever decides has been thinking

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def n(self) -> int:
        """How many records there are."""
        return len(self.progress.history)

    @property
    def history(self) -> Archive:
        return self.progress.history

    @property
    def match(self) -> GameProgress:
        """The game that is played: its state, its journal, and what may be taken back."""
        return self.progress

    @property
    def over(self) -> bool:
        return self.progress.ended is not None or (self.row.phase != OPEN and self.progress.decision is None)

    @property
    def given_up(self) -> bool:
        """Whether the game had begun and its table was closed before the end: nothing is secret any more."""
        return self.row.phase == CLOSED and self.n > 0

    def eyes(self, seats: list[int]) -> list[int]:
        """Those of somebody's seats whose secrets are his: who has given up sees no hand of an agent's."""
        return seats if self.over else [seat for seat in seats if not self.progress.has_left(seat)]

    def result(self) -> Result | None:
        return self.progress.ended or self.game.result(self.match.state)

    def decision(self) -> Decision | None:
        """The decision that a player has to make, while the game runs."""
        if self.row.phase != RUNNING or self.progress.ended is not None or self.awaited_nonces():
            return None
        decision = self.progress.decision
        return None if decision is None or decision.seat == CHANCE else decision

    def deciding(self) -> Deciding | None:
        """Whose decision it is, as it is told."""
        decision = self.decision()
        if decision is None:
            return None
        since = self.history[-1].record.at if self.history else self.row.updated
        about: list[Argument] = [*self.game.subject(self.match.state)]
        return Deciding(decision.seat, decision.step, decision.law, since, about)

    def awaited_nonces(self) -> list[int]:
        """The seats that have still to show what they promised to add to chance; nothing is drawn before."""
        if self.row.phase != RUNNING or self.progress.record_of:
            return []
        return [c.seat for c in self.row.seats if c.pledge and c.seat not in self.progress.nonces]

    def decider(self) -> int | None:
        """The seat whose decision it is."""
        decision = self.decision()
        return None if decision is None else decision.seat

    def awaited_seat(self) -> int | None:
        """The seat whose decision it is, unless an agent stands in for its person."""
        seat = self.decider()
        return None if seat in self.progress.stand_ins else seat

    def agents(self) -> list[str | None]:
        """The agent of each seat."""
        return [self.agent_of(seat) for seat in range(self.game.seats)]

    def human_seats(self) -> list[int]:
        """The seats for which people decide."""
        return [
            c.seat for c in self.row.seats if c.person is not None and c.seat not in self.progress.stand_ins
        ]

    def seats_of_people(self) -> list[int]:
        """The seats whose people are in the game, even if an agent helps out while one is away."""
        return [c.seat for c in self.row.seats if c.person is not None and not self.progress.has_left(c.seat)]

    def agent_of(self, seat: int) -> str | None:
        """The agent that decides for a seat, if any does."""
        stand_in = self.progress.stand_ins.get(seat)
        return self.row.seats[seat].agent if stand_in is None else stand_in.name

    def clocked_seat(self) -> int | None:
        """The seat whose clock runs."""
        if self.progress.ledger is None or self.progress.paused:
            return None
        seat = self.decider()
        return seat if seat in self.human_seats() else None

    def time_left(self) -> float:
        """The seconds that are left to the seat whose clock runs."""
        assert self.progress.ledger is not None
        seat = self.clocked_seat()
        assert seat is not None
        return self.progress.ledger.left[seat] - (self.now() - self.since)

    def clock(self) -> Clock | None:
        progress = self.progress
        if progress.ledger is None and not progress.paused and not progress.pause_votes:
            return None
        left = [] if progress.ledger is None else progress.ledger.left[:]
        seat = self.clocked_seat()
        if seat is not None:
            left[seat] = max(0.0, self.time_left())
        return Clock([round(x, 3) for x in left], seat, progress.paused, sorted(progress.pause_votes))

    def chairs(self, seats: list[int], online: set[int]) -> list[Chair]:
        players = self.game.players()
        found: list[Chair] = []
        for chair in self.row.seats:
            name, face = called(self.id, chair)
            found.append(
                Chair(
                    chair.seat,
                    self.seat_words[chair.seat],
                    name,
                    self.agent_of(chair.seat),
                    chair.locked,
                    chair.seat not in players,
                    chair.seat in online,
                    chair.seat in seats,
                    face,
                    chair.pledge,
                )
            )
        return found

    def welcome(self, seats: list[int], online: set[int]) -> Welcome:
        row = self.row
        return Welcome(
            table=row.id,
            game=row.game,
            title=row.title,
            phase=row.phase,
            setup=self.game.setup_data(),
            options=row.options,
            chairs=self.chairs(seats, online),
            vocabulary=vocabulary(self.game),
            game_data=self.game.describe(),
            words=words_to_send(self.game.setup_data()),
            seal=self.seal,
        )

    def outcome(self) -> Outcome | None:
        """How the game has ended."""
        result = self.result()
        if result is None:
            return None
        # What ended without the rules has the points that everybody could count then.
        scores = list(result.scores) or self.game.standing(self.match.state)
        return Outcome(scores, list(result.winners), result.law, result.key)

    def update(self, seats: list[int], since: int, moment: Moment | None = None) -> Update:
        """What somebody with these seats may know: nothing goes out but what is built here."""
        now = moment or Moment(self)
        state, deciding = self.match.state, now.deciding
        viewers: list[int] = seats or [SPECTATOR]
        running = self.row.phase != OPEN
        eyes = seats if now.over else self.eyes(seats)
        views = (
            {v: self.game.view(state, v if v in eyes else None).data() for v in viewers} if running else {}
        )
        legal: list[list[int]] = []
        verbs: list[int] = []
        replaced = self.progress.stand_ins
        if deciding is not None and deciding.seat in seats and deciding.seat not in replaced:
            legal = [list(a.code()) for a in self.game.actions(state)]
            verbs = self.game.verbs(state)
        request = self.progress.undo_request
        return Update(
            n=self.n,
            phase=self.row.phase,
            happened=[self.visible_record(applied, seats, now.told) for applied in self.history[since:]],
            views=views,
            deciding=deciding,
            legal=legal,
            verbs=verbs,
            undo=[
                s
                for s in seats
                if not now.over and s not in replaced and self.match.undo_length(s) is not None
            ],
            asked=None if request is None else request.seat,
            agreed=[] if request is None else sorted(request.agreed),
            clock=now.clock,
            outcome=now.outcome,
            nonces=now.nonces,
            seed=now.seed,
        )

    async def visible_records(self, records: list[AppliedRecord], seats: list[int]) -> list[Happened]:
        """Many records as somebody with these seats may read them; others are served meanwhile."""
        found, pacer = [], Pacer()
        for applied in records:
            found.append(self.visible_record(applied, seats))
            await pacer.pause_if_due()
        return found

    def visible_record(
        self, applied: AppliedRecord, seats: list[int], told: dict[int, Happened] | None = None
    ) -> Happened:
        """A record as somebody with these seats may read it: of a decision its redacted events only."""
        record = applied.record
        if told is not None and record.n in told:
            return told[record.n]
        mask = sum(1 << seat for seat in self.eyes(seats))
        seen = [visible_event(event, mask) for event in applied.events]
        events = [Told(event.law, event.key, arguments(event.named())) for event in seen]
        telling = self.progress.teller.telling
        lines = [
            log_line(i, compose(telling, list(line), lambda event: visible_event(event, mask)))
            for i, line in applied.lines
        ]
        body = None if record.kind in (PLAY, POSITION) else record.body
        found = Happened(record.n, record.kind, record.seat, record.at, events, lines, body)
        if told is not None and not hides(applied):
            told[record.n] = found
        return found

    def journal(self) -> Journal:
        """The game for a file: with its seed, so only once it is over."""
        entries = self.progress.journal.entries
        # A game that began elsewhere has draws that did not come from the seed: there is nothing to check.
        ours = all(entry.draw is not None for entry in entries if entry.seat == CHANCE)
        fair: dict[str, object] = {"seal": self.seal, "seed": self.row.seed}
        if pledges := {str(c.seat): c.pledge for c in self.row.seats if c.pledge}:
            nonces = {str(seat): nonce for seat, nonce in sorted(self.progress.shown_nonces().items())}
            fair |= {"pledges": pledges, "nonces": nonces}
        header = Header(
            self.game.name,
            self.game.rules_version,
            self.game.setup_data(),
            self.progress.header.seats,
            fair if ours else None,
            self.progress.header.position,
        )
        return Journal(header, entries)


def hides(applied: AppliedRecord) -> bool:
    """Whether anything in a record is not for everybody."""
    in_lines = (told.event for _, line in applied.lines for told in line)
    return any(event.hidden for event in (*applied.events, *in_lines))


def visible_event(event: Event, mask: int) -> Event:
    """An event as the seats of the mask together may read it."""
    for seat in range(mask.bit_length()):
        if mask >> seat & 1 and event.to >> seat & 1:
            return event.seen_by(seat)
    return event.seen_by(None)
