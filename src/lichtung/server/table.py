"""One table being played: commands checked, carried out, recorded, and what each viewer is told.

Everything happens under the table's lock, one command after the other. A command is checked and carried out
in memory, its records are committed, and only then anybody hears of it; if the store refuses, the table
forgets what it did.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic, time
from typing import Any

from lichtung.games import game as make_game
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action, Event
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame, Result
from lichtung.kernel.journal import Entry, Header, Journal
from lichtung.kernel.match import Match
from lichtung.server import carry_out
from lichtung.server.course import AGENT, CLOCK, PLAY, UNDO, Course, Past
from lichtung.server.database import UnavailableError
from lichtung.server.fair import draw_from, seal
from lichtung.server.protocol import (
    Answer,
    Chair,
    Clock,
    Command,
    Deciding,
    Done,
    Happened,
    Outcome,
    Refused,
    Stale,
    Told,
    Update,
    Welcome,
    arguments,
    problem_of,
    vocabulary,
)
from lichtung.server.store import (
    CLOSED,
    FINISHED,
    OPEN,
    RUNNING,
    ClosedError,
    Record,
    RepeatedError,
    StaleError,
    Store,
    TableRow,
)

__all__ = ["PLAY", "SPECTATOR", "UNDO", "Past", "Table"]

ANSWERS_KEPT = 512  # refusals that are remembered by key
AT_A_TIME = 100  # records that are followed before others get their turn
SPECTATOR = -1


class Table:
    """The course of one table's game and all that is needed to answer for it."""

    def __init__(self, row: TableRow, store: Store) -> None:
        self.row = row
        self.store = store
        self.lock = asyncio.Lock()
        self.game: FrameGame[Any, Any] = make_game(row.game, **row.setup)
        if row.rules != self.game.rules_version:
            raise LichtungError("table-other-rules", "table", rules=row.rules, want=self.game.rules_version)
        self.seal = seal(row.seed)
        self.words: list[str] = [self.game.codec.kinds["seat"].text(seat) for seat in range(self.game.seats)]
        self.answers: OrderedDict[str, Answer] = OrderedDict()
        self.course = Course(self.game, row)
        self.now: Callable[[], float] = monotonic
        self.since = self.kept_since = self.now()  # since when whoever decides has been thinking
        self.on_news: Callable[[], None] | None = (
            None  # called with the lock held when records were committed
        )

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def n(self) -> int:
        """How many records there are."""
        return len(self.course.past)

    @property
    def past(self) -> list[Past]:
        return self.course.past

    @property
    def match(self) -> Match[Any, Any]:
        return self.course.match

    # --- Reading records

    async def load(self) -> None:
        """Everything from the store, from the beginning."""
        row = await self.store.table(self.id)
        if row is not None:
            self.row = row
        self.course = await self.followed(await self.store.records(self.id))
        self.since = self.kept_since = self.now()

    async def catch_up(self) -> bool:
        """What others have written since; whether there was anything."""
        fresh = await self.store.records(self.id, self.n)
        if not fresh:
            return False
        if self.row.phase == OPEN:
            await self.load()
        elif len(fresh) > AT_A_TIME:
            self.course = await self.followed([*[past.record for past in self.past], *fresh])
        else:
            for record in fresh:
                self.course.follow(record)
        if self.over and self.row.phase == RUNNING:
            self.row.phase = FINISHED
        self.since = self.kept_since = self.now()
        return True

    async def followed(self, records: Sequence[Record]) -> Course:
        """The course that these records make; a long one is built aside, with pauses for everybody else."""
        course = Course(self.game, self.row)
        for number, record in enumerate(records, 1):
            course.follow(record)
            if number % AT_A_TIME == 0:
                await asyncio.sleep(0)
        return course

    # --- Commands

    async def command(self, seats: list[int], command: Command) -> Answer:
        """Check a command of somebody who has these seats and carry it out; never twice for one key."""
        async with self.lock:
            known = self.answers.get(command.key)
            if known is not None:
                return known
            try:
                answer = await self.carry_out(seats, command)
            except UnavailableError as error:
                return Refused(key=command.key, problem=problem_of(error))  # it may be tried again
            if not isinstance(answer, Done):
                self.answers[command.key] = answer
                if len(self.answers) > ANSWERS_KEPT:
                    self.answers.popitem(last=False)
            return answer

    async def carry_out(self, seats: list[int], command: Command) -> Answer:
        if command.base > self.n and await self.catch_up():  # another process was faster than its news
            self.tell()
        done = self.course.keys.get(command.key)
        if done is not None:
            return Done(key=command.key, n=done)
        if command.base != self.n:
            return Stale(key=command.key, n=self.n)
        try:
            if command.seat not in seats:
                raise LichtungError("not-your-seat", "seat", seat=command.seat)
            made = self.attempt(command)
        except LichtungError as error:
            return Refused(key=command.key, problem=problem_of(error))
        return await self.commit(made, command.key)

    def attempt(self, command: Command) -> list[Past]:
        """Carry a command out in memory; what is refused raises and changes nothing."""
        return carry_out.attempt(self, command)

    def play(self, seat: int, action: Action) -> list[Past]:
        """A seat decides; chance follows."""
        if self.course.decider() != seat:
            raise LichtungError("not-your-turn", "seat")
        return [self.add(PLAY, seat, list(action.code())), *self.run_chance()]

    def run_chance(self) -> list[Past]:
        """Draw until a player has to decide or the game is over."""
        made: list[Past] = []
        while (decision := self.game.decision(self.match.state)) is not None and decision.seat == CHANCE:
            draw = self.course.draws
            action = draw_from(self.game, self.match.state, self.row.seed, draw)
            made.append(self.add(PLAY, CHANCE, list(action.code()), draw))
        return made

    def add(self, kind: str, seat: int, body: Any, draw: int | None = None) -> Past:
        """Carry out one record, with the seconds that were thought before it."""
        now = self.now()
        spent = None if self.thinking() is None else round(now - self.since, 3)
        past = self.course.follow(Record(self.n, kind, seat, body, draw, at=time(), spent=spent))
        self.since = now
        return past

    async def commit(self, made: list[Past], key: str | None) -> Answer:
        """Record what was carried out; if that fails it has not happened."""
        first = made[0].record
        first.key = key
        phase = FINISHED if self.over else None
        told = key or ""
        try:
            await self.store.append(self.id, [past.record for past in made], phase, self.waits_for())
        except (RepeatedError, StaleError) as error:
            await self.forget(first.n)
            if await self.catch_up():
                self.tell()
            if isinstance(error, RepeatedError):
                return Done(key=told, n=error.n)
            return Stale(key=told, n=self.n)
        except BaseException as error:  # not written, or nobody knows: the store has the last word
            if isinstance(error, ClosedError):
                self.row.phase = CLOSED
            await self.forget(first.n)
            self.tell()
            raise
        if phase is not None:
            self.row.phase = phase
        if key is not None:
            self.course.keys[key] = first.n
        self.kept_since = self.since
        self.tell()
        return Done(key=told, n=first.n)

    async def forget(self, n: int) -> None:
        """Go back to how things were before record `n`, without asking the store, which may be away."""
        self.course = await self.followed([past.record for past in self.past[:n]])
        self.since = self.kept_since

    def tell(self) -> None:
        if self.on_news is not None:
            self.on_news()

    async def begin(self) -> None:
        """The game starts: whatever chance decides before the first decision."""
        async with self.lock:
            self.row.phase = RUNNING
            self.since = self.kept_since = self.now()
            made = self.run_chance()
            if made:
                await self.commit(made, None)
            else:
                await self.store.change_table(self.id, deciding=self.waits_for())

    # --- What happens without a command

    async def act_for(self, seat: int, base: int, action: Action) -> bool:
        """An agent's decision, if nothing has happened meanwhile; whether it was carried out."""
        async with self.lock:
            if self.n != base or self.decider() != seat:
                return False
            try:
                made = self.play(seat, action)
            except LichtungError:
                return False
            return await self.recorded(made)

    async def take_over(self, seat: int) -> bool:
        """An agent takes the seat of somebody who is not there and has to decide."""
        async with self.lock:
            if self.decider() != seat or seat not in self.people() or self.course.paused:
                return False
            name = self.row.options.get("takeover", carry_out.TAKEOVER)
            return await self.recorded([self.add(AGENT, seat, {"seat": seat, "name": name})])

    async def give_back(self, seats: list[int]) -> bool:
        """Somebody is back: the agents that took his seats because he was away leave them."""
        async with self.lock:
            stand_ins = self.course.stand_ins
            back = [seat for seat in seats if seat in stand_ins and stand_ins[seat].why == AGENT]
            if not back or self.row.phase != RUNNING or self.over:
                return False
            return await self.recorded([self.add(AGENT, seat, {"seat": seat, "name": None}) for seat in back])

    async def time_up(self) -> bool:
        """If the time of whoever decides is up, he loses his seat; whether that was so."""
        async with self.lock:
            seat = self.thinking()
            if seat is None or self.time_left() > 0:
                return False
            return await self.recorded(carry_out.time_up(self, seat))

    async def stop_clock(self) -> None:
        """Record what was thought so far, before the server stops."""
        async with self.lock:
            if (seat := self.thinking()) is not None:
                await self.recorded([self.add(CLOCK, seat, None)])

    async def recorded(self, made: list[Past]) -> bool:
        with suppress(UnavailableError):
            return isinstance(await self.commit(made, None), Done)
        return False

    # --- Asking

    @property
    def over(self) -> bool:
        return self.course.ended is not None or (
            self.row.phase != OPEN and self.game.decision(self.match.state) is None
        )

    def result(self) -> Result | None:
        return self.course.ended or self.game.result(self.match.state)

    def deciding(self) -> Deciding | None:
        """Whose decision it is, while the game runs."""
        if self.row.phase != RUNNING or self.course.ended is not None:
            return None
        decision = self.game.decision(self.match.state)
        if decision is None or decision.seat == CHANCE:
            return None
        since = self.past[-1].record.at if self.past else self.row.updated
        return Deciding(decision.seat, decision.step, decision.law, since)

    def decider(self) -> int | None:
        """The seat whose decision it is."""
        deciding = self.deciding()
        return None if deciding is None else deciding.seat

    def waits_for(self) -> int | None:
        """The seat whose decision it is, unless an agent stands in for its person."""
        seat = self.decider()
        return None if seat in self.course.stand_ins else seat

    def agents(self) -> list[str | None]:
        """The agent of each seat."""
        return [self.agent_of(seat) for seat in range(self.game.seats)]

    def people(self) -> list[int]:
        """The seats for which people decide."""
        return [
            c.seat for c in self.row.seats if c.person is not None and c.seat not in self.course.stand_ins
        ]

    def agent_of(self, seat: int) -> str | None:
        """The agent that decides for a seat, if any does."""
        stand_in = self.course.stand_ins.get(seat)
        return self.row.seats[seat].agent if stand_in is None else stand_in.name

    def thinking(self) -> int | None:
        """The seat whose clock runs."""
        if self.course.ledger is None or self.course.paused:
            return None
        seat = self.decider()
        return seat if seat in self.people() else None

    def time_left(self) -> float:
        """The seconds that are left to the seat whose clock runs."""
        assert self.course.ledger is not None
        seat = self.thinking()
        assert seat is not None
        return self.course.ledger.left[seat] - (self.now() - self.since)

    def clock(self) -> Clock | None:
        course = self.course
        if course.ledger is None and not course.paused and not course.wishes:
            return None
        left = [] if course.ledger is None else course.ledger.left[:]
        seat = self.thinking()
        if seat is not None:
            left[seat] = max(0.0, self.time_left())
        return Clock([round(x, 3) for x in left], seat, course.paused, sorted(course.wishes))

    def chairs(self, seats: list[int], online: set[int]) -> list[Chair]:
        people = self.game.players()
        return [
            Chair(
                chair.seat,
                self.words[chair.seat],
                chair.name,
                self.agent_of(chair.seat),
                chair.locked,
                chair.seat not in people,
                chair.seat in online,
                chair.seat in seats,
            )
            for chair in self.row.seats
        ]

    def welcome(self, seats: list[int], online: set[int]) -> Welcome:
        row = self.row
        return Welcome(
            table=row.id,
            game=row.game,
            title=row.title,
            phase=row.phase,
            setup=row.setup,
            options=row.options,
            chairs=self.chairs(seats, online),
            vocabulary=vocabulary(self.game),
            seal=self.seal,
        )

    def update(self, seats: list[int], since: int) -> Update:
        """What somebody with these seats may know: nothing goes out but what is built here."""
        state = self.match.state
        viewers: list[int] = seats or [SPECTATOR]
        running = self.row.phase != OPEN
        views = (
            {v: self.game.view(state, None if v == SPECTATOR else v).data() for v in viewers}
            if running
            else {}
        )
        deciding = self.deciding()
        legal: list[list[int]] = []
        away = self.course.stand_ins
        if deciding is not None and deciding.seat in seats and deciding.seat not in away:
            legal = [list(a.code()) for a in self.game.actions(state)]
        over = self.over
        result = self.result() if over else None
        request = self.course.request
        return Update(
            n=self.n,
            phase=self.row.phase,
            happened=[self.happened(past, seats) for past in self.past[since:]],
            views=views,
            deciding=deciding,
            legal=legal,
            undo=[s for s in seats if not over and s not in away and self.match.undo_length(s) is not None],
            asked=None if request is None else request.seat,
            agreed=[] if request is None else sorted(request.agreed),
            clock=self.clock(),
            outcome=None
            if result is None
            else Outcome(list(result.scores), list(result.winners), result.law, result.key),
            seed=self.row.seed if over else None,
        )

    def happened(self, past: Past, seats: list[int]) -> Happened:
        """A record for somebody's eyes: its events redacted, of a decision only whose it was."""
        mask = sum(1 << seat for seat in seats)
        events = [seen(event, mask) for event in past.events]
        record = past.record
        body = None if record.kind == PLAY else record.body
        return Happened(record.n, record.kind, record.seat, record.at, events, body)

    def journal(self) -> Journal:
        """The game for a file: with its seed, so only once it is over."""
        entries = [
            Entry(entry.n, entry.seat, entry.code, draw)
            for entry, draw in zip(self.match.journal.entries, self.course.numbers, strict=True)
        ]
        # A game that began elsewhere has draws that did not come from the seed: there is nothing to check.
        ours = all(entry.draw is not None for entry in entries if entry.seat == CHANCE)
        header = Header(
            self.game.name,
            self.game.rules_version,
            self.game.setup(),
            self.match.journal.header.seats,
            {"seal": self.seal, "seed": self.row.seed} if ours else None,
        )
        return Journal(header, entries)


def seen(event: Event, mask: int) -> Told:
    """An event as the seats of the mask together may read it."""
    for seat in range(mask.bit_length()):
        if mask >> seat & 1 and event.to >> seat & 1:
            shown = event.seen_by(seat)
            return Told(shown.law, shown.key, arguments(shown))
    shown = event.seen_by(None)
    return Told(shown.law, shown.key, arguments(shown))
