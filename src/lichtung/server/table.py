"""One table being played: its match rebuilt from the records, commands checked, carried out, recorded.

Everything happens under the table's lock, one command after the other. A command is checked and carried out
in memory, its records are committed, and only then anybody hears of it; if the store refuses, the table
forgets what it did and reads its records again.
"""

import asyncio
from collections import OrderedDict
from random import Random
from time import time
from typing import Any

from lichtung.games import game as make_game
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action, Event
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame, Result
from lichtung.kernel.journal import Entry, Header, Journal
from lichtung.kernel.match import Match
from lichtung.server.database import UnavailableError
from lichtung.server.fair import draw_from, seal
from lichtung.server.protocol import (
    Act,
    Answer,
    Chair,
    Command,
    Deciding,
    Done,
    Happened,
    Outcome,
    Refused,
    Stale,
    Told,
    Undo,
    Update,
    Welcome,
    arguments,
    problem_of,
    vocabulary,
)
from lichtung.server.store import FINISHED, OPEN, RUNNING, Record, RepeatedError, StaleError, Store, TableRow

PLAY, UNDO = "play", "undo"
ANSWERS_KEPT = 512  # refusals that are remembered by key
SPECTATOR = -1


class Past:
    """A record and what it made happen."""

    def __init__(self, record: Record, events: list[Event]) -> None:
        self.record = record
        self.events = events


class Table:
    """The match of one table and all that is needed to answer for it."""

    def __init__(self, row: TableRow, store: Store) -> None:
        self.row = row
        self.store = store
        self.lock = asyncio.Lock()
        self.game: FrameGame[Any, Any] = make_game(row.game, **row.setup)
        self.seal = seal(row.seed)
        self.words: list[str] = [self.game.codec.kinds["seat"].text(seat) for seat in range(self.game.seats)]
        self.answers: OrderedDict[str, Answer] = OrderedDict()
        self.clear()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def n(self) -> int:
        """How many records there are."""
        return len(self.past)

    def clear(self) -> None:
        """Before the first record."""
        names = [chair.name or chair.agent or "" for chair in self.row.seats]
        self.match: Match[Any, Any] = Match(self.game, self.game.start(), names, Random(0))
        self.past: list[Past] = []
        self.draws = 0
        self.numbers: list[int | None] = []  # the draw of each entry of the journal
        self.ended: Result | None = None  # an end that the rules know nothing of

    # --- Reading records

    async def load(self) -> None:
        """Everything from the store, from the beginning."""
        row = await self.store.table(self.row.id)
        if row is not None:
            self.row = row
        self.clear()
        await self.catch_up()

    async def catch_up(self) -> bool:
        """What others have written since; whether there was anything."""
        fresh = await self.store.records(self.id, self.n)
        for record in fresh:
            self.follow(record)
        return bool(fresh)

    def follow(self, record: Record) -> None:
        """Carry out a record that stands already."""
        if record.kind == PLAY:
            events = self.match.play(self.game.codec.decode(record.body))
            self.numbers.append(record.draw)
            if record.draw is not None:
                self.draws = record.draw + 1
        elif record.kind == UNDO:
            events = []
            self.rewind(record.body)
        else:
            events = []
            self.follow_other(record)
        self.past.append(Past(record, events))

    def follow_other(self, record: Record) -> None:
        """Records that are no part of the game itself."""

    def rewind(self, length: int) -> None:
        self.match.rewind(length)
        del self.numbers[length:]

    # --- Commands

    async def command(self, seats: list[int], command: Command) -> Answer:
        """Check a command of somebody who has these seats and carry it out; never twice for one key."""
        async with self.lock:
            known = self.answers.get(command.key)
            if known is not None:
                return known
            answer = await self.carry_out(seats, command)
            self.answers[command.key] = answer
            if len(self.answers) > ANSWERS_KEPT:
                self.answers.popitem(last=False)
            return answer

    async def carry_out(self, seats: list[int], command: Command) -> Answer:
        repeated = await self.repeated(command)
        if repeated is not None:
            return repeated
        if command.base != self.n:
            return Stale(key=command.key, n=self.n)
        try:
            if command.seat not in seats:
                raise LichtungError("not-your-seat", "seat", seat=command.seat)
            made = self.attempt(command)
        except LichtungError as error:
            return Refused(key=command.key, problem=problem_of(error))
        return await self.commit(made, command.key)

    async def repeated(self, command: Command) -> Answer | None:
        """The answer to a command whose record stands already, perhaps written by another process."""
        if command.base == self.n:
            return None  # nobody can have carried it out: its record would have come after the base
        for past in reversed(self.past):
            if past.record.key == command.key:
                return Done(key=command.key, n=past.record.n)
        record = await self.store.find_key(self.id, command.key)
        return None if record is None else Done(key=command.key, n=record.n)

    def attempt(self, command: Command) -> list[Past]:
        """Carry a command out in memory; what the rules refuse raises and changes nothing."""
        if self.row.phase == OPEN:
            raise LichtungError("table-not-started")
        if self.over:
            raise LichtungError("game-over")
        if isinstance(command, Act):
            return self.act(command)
        if isinstance(command, Undo):
            length = self.match.undo_length(command.seat)
            if length is None:
                raise LichtungError("undo-barrier")
            return self.go_back(command.seat, length)
        return self.attempt_other(command)

    def attempt_other(self, command: Command) -> list[Past]:
        """Commands that are no part of the game itself."""
        raise LichtungError("not-possible")

    def act(self, command: Act) -> list[Past]:
        codec = self.game.codec
        text = command.action
        action = codec.parse(text) if isinstance(text, str) else codec.decode(text)
        return self.play(command.seat, action)

    def play(self, seat: int, action: Action) -> list[Past]:
        """A seat decides; chance follows."""
        decision = self.game.decision(self.match.state)
        if decision is None or decision.seat != seat:
            raise LichtungError("not-your-turn", "seat")
        made = [self.played(seat, action, None)]
        return made + self.run_chance()

    def run_chance(self) -> list[Past]:
        """Draw until a player has to decide or the game is over."""
        made: list[Past] = []
        while (decision := self.game.decision(self.match.state)) is not None and decision.seat == CHANCE:
            action = draw_from(self.game, self.match.state, self.row.seed, self.draws)
            made.append(self.played(CHANCE, action, self.draws))
            self.draws += 1
        return made

    def played(self, seat: int, action: Action, draw: int | None) -> Past:
        events = self.match.play(action)
        self.numbers.append(draw)
        return self.note(Record(self.n, PLAY, seat, list(action.code()), draw), events)

    def go_back(self, seat: int, length: int) -> list[Past]:
        self.rewind(length)
        return [self.note(Record(self.n, UNDO, seat, length), [])]

    def note(self, record: Record, events: list[Event]) -> Past:
        record.at = time()
        self.past.append(Past(record, events))
        return self.past[-1]

    async def commit(self, made: list[Past], key: str | None) -> Answer:
        """Record what was carried out; if that fails it has not happened."""
        first = made[0].record
        first.key = key
        phase = FINISHED if self.over else None
        told = key or ""
        try:
            await self.store.append(self.id, [past.record for past in made], phase, self.decider())
        except RepeatedError as error:
            await self.load()
            return Done(key=told, n=error.n)
        except StaleError:
            await self.load()
            return Stale(key=told, n=self.n)
        except UnavailableError as error:
            await self.forget(first.n)
            return Refused(key=told, problem=problem_of(error))
        except asyncio.CancelledError:
            await self.forget(first.n)
            raise
        if phase is not None:
            self.row.phase = phase
        return Done(key=told, n=first.n)

    async def forget(self, n: int) -> None:
        """Go back to how things were before record `n`, without asking the store, which may be away."""
        stands = [past.record for past in self.past[:n]]
        self.clear()
        for record in stands:
            self.follow(record)

    async def begin(self) -> None:
        """The game starts: whatever chance decides before the first decision."""
        async with self.lock:
            self.row.phase = RUNNING
            made = self.run_chance()
            if made:
                await self.commit(made, None)
            else:
                await self.store.change_table(self.id, deciding=self.decider())

    async def act_for(self, seat: int, base: int, action: Action) -> bool:
        """An agent's decision, if nothing has happened meanwhile; whether it was carried out."""
        async with self.lock:
            if self.n != base or self.over:
                return False
            try:
                made = self.play(seat, action)
            except LichtungError:
                return False
            return isinstance(await self.commit(made, None), Done)

    # --- Asking

    @property
    def over(self) -> bool:
        return self.ended is not None or (
            self.row.phase != OPEN and self.game.decision(self.match.state) is None
        )

    def result(self) -> Result | None:
        return self.ended or self.game.result(self.match.state)

    def deciding(self) -> Deciding | None:
        if self.row.phase == OPEN or self.over:
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

    def agent_of(self, seat: int) -> str | None:
        """The agent that decides for a seat, if any does."""
        return self.row.seats[seat].agent

    def chairs(self, seats: list[int], online: set[int]) -> list[Chair]:
        people = self.game.players()
        return [
            Chair(
                chair.seat,
                self.words[chair.seat],
                chair.name,
                chair.agent,
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
        if deciding is not None and deciding.seat in seats:
            legal = [list(a.code()) for a in self.game.actions(state)]
        result = self.result() if self.over else None
        return Update(
            n=self.n,
            phase=self.row.phase,
            happened=[self.happened(past, seats) for past in self.past[since:]],
            views=views,
            deciding=deciding,
            legal=legal,
            undo=[s for s in seats if not self.over and self.match.undo_length(s) is not None],
            outcome=None
            if result is None
            else Outcome(list(result.scores), list(result.winners), result.law, result.key),
            seed=self.row.seed if self.over else None,
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
        header = Header(
            self.game.name,
            self.game.rules_version,
            self.game.setup(),
            self.match.journal.header.seats,
            {"seal": self.seal, "seed": self.row.seed},
        )
        entries = [
            Entry(entry.n, entry.seat, entry.code, draw)
            for entry, draw in zip(self.match.journal.entries, self.numbers, strict=True)
        ]
        return Journal(header, entries)


def seen(event: Event, mask: int) -> Told:
    """An event as the seats of the mask together may read it."""
    for seat in range(mask.bit_length()):
        if mask >> seat & 1 and event.to >> seat & 1:
            shown = event.seen_by(seat)
            return Told(shown.law, shown.key, arguments(shown))
    shown = event.seen_by(None)
    return Told(shown.law, shown.key, arguments(shown))
