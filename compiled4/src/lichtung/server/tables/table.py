"""One table being played: commands checked, executed, recorded.

Everything happens under the table's lock, one command after the other. A command is checked and executed in
memory, its records are committed, and only then is anybody told; if the store refuses, the table goes back.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from time import time
from typing import Any

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action
from lichtung.kernel.errors import LichtungError
from lichtung.server.storage.database import UnavailableError
from lichtung.server.storage.store import (
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
from lichtung.server.tables import commands
from lichtung.server.tables.archive import PLAY, AppliedRecord
from lichtung.server.tables.fairness import draw_from, seal
from lichtung.server.tables.pacer import Pacer
from lichtung.server.tables.progress import AGENT, CLOCK, NONCE, GameProgress
from lichtung.server.tables.protocol import (
    Answer,
    Command,
    Done,
    Refused,
    Stale,
    problem_of,
)
from lichtung.server.tables.results import results_of
from lichtung.server.tables.state import TableState

ANSWERS_KEPT = 512  # refusals that are remembered by key
GATHERING_SECONDS = 10.0  # that players get to show what they promised to add to chance
RECORDS_AT_ONCE = 20  # that another process wrote and that are applied without a pause


class Table(TableState):
    """The only one who changes the progress of a game."""

    def __init__(self, row: TableRow, store: Store) -> None:
        super().__init__(row)
        self.store = store
        self.lock = asyncio.Lock()
        self.answers: OrderedDict[tuple[tuple[int, ...], str], Answer] = OrderedDict()  # by seats and key
        self.committed_since = self.since
        # Called with the lock held when records were committed.
        self.on_commit: Callable[[], None] | None = None

    # --- Reading records

    async def load(self) -> None:
        """Everything from the store, from the beginning."""
        row = await self.store.table(self.id)
        if row is not None:
            self.row = row
        self.progress = await self.rebuild(await self.store.records(self.id))
        self.since = self.committed_since = self.now()

    async def catch_up(self) -> bool:
        """What others have written since; whether there was anything."""
        fresh = await self.store.records(self.id, self.n)
        if not fresh:
            return False
        if self.row.phase == OPEN:
            await self.load()
        elif len(fresh) > RECORDS_AT_ONCE:
            self.progress = await self.rebuild([*self.history.records(self.n), *fresh])
        else:
            for record in fresh:
                self.progress.apply_record(record)
            self.progress.pack()
        if self.over and self.row.phase == RUNNING:
            self.row.phase = FINISHED
        self.since = self.committed_since = self.now()
        return True

    async def rebuild(self, records: Sequence[Record]) -> GameProgress:
        """The progress that these records make; a long one is built aside, with pauses for everybody else."""
        progress, pacer = GameProgress(self.game, self.row), Pacer()
        for record in records:
            progress.apply_record(record)
            progress.pack()
            await pacer.pause_if_due()
        return progress

    # --- Commands

    async def handle(self, seats: list[int], command: Command) -> Answer:
        """Check a command of somebody who has these seats and execute it; never twice for one key."""
        async with self.lock:
            known = self.answers.get((tuple(seats), command.key))
            if known is not None:
                return known
            try:
                answer = await self._execute_once(seats, command)
            except UnavailableError as error:
                return Refused(key=command.key, problem=problem_of(error))  # it may be tried again
            if not isinstance(answer, Done):
                self.answers[tuple(seats), command.key] = answer
                if len(self.answers) > ANSWERS_KEPT:
                    self.answers.popitem(last=False)
            return answer

    async def _execute_once(self, seats: list[int], command: Command) -> Answer:
        if command.base > self.n and await self.catch_up():  # another process was faster than its news
            self._notify()
        done = self.history.find_key(command.key)
        if done is not None:
            return self._done_before(seats, command.key, done)
        if command.base != self.n:
            return Stale(key=command.key, n=self.n)
        try:
            if command.seat not in seats:
                raise LichtungError("not-your-seat", "seat", seat=command.seat)
            made = commands.execute(self, command)
        except LichtungError as error:
            return Refused(key=command.key, problem=problem_of(error))
        answer = await self.commit(made, command.key)
        if isinstance(answer, Done) and answer.n < made[0].record.n:  # another process knew the key
            return self._done_before(seats, command.key, answer.n)
        return answer

    def _done_before(self, seats: list[int], key: str, n: int) -> Answer:
        """What was carried out by this key; a key that another has used is worth nothing to anybody else."""
        if self.history.record(n).seat in seats:
            return Done(key=key, n=n)
        return Refused(key=key, problem=problem_of(LichtungError("key-taken", "key")))

    def decide(self, seat: int, action: Action) -> list[AppliedRecord]:
        """A seat decides; chance follows."""
        if self.progress.decider() != seat:
            raise LichtungError("not-your-turn", "seat")
        return [self.add_record(PLAY, seat, self.game.text(action)), *self.run_chance()]

    def run_chance(self) -> list[AppliedRecord]:
        """Draw until a player has to decide or the game is over."""
        made: list[AppliedRecord] = []
        while (decision := self.progress.decision) is not None and decision.seat == CHANCE:
            draw = self.progress.next_draw
            action = draw_from(self.game, self.match.state, self.row.seed, draw, self.progress.shown_nonces())
            made.append(self.add_record(PLAY, CHANCE, self.game.text(action), draw))
        return made

    def add_record(self, kind: str, seat: int, body: Any, draw: int | None = None) -> AppliedRecord:
        """Make one record and apply it, with the seconds that were thought before it."""
        now = self.now()
        spent = None if self.clocked_seat() is None else round(now - self.since, 3)
        applied = self.progress.apply_record(Record(self.n, kind, seat, body, draw, at=time(), spent=spent))
        self.since = now
        return applied

    async def commit(self, made: list[AppliedRecord], key: str | None) -> Answer:
        """Write the records of what was executed; if that fails it has not happened."""
        first = made[0].record
        first.key = key
        phase = FINISHED if self.over else None
        sent_key = key or ""
        try:
            fared = results_of(self) if phase is not None else ()
            written = [applied.record for applied in made]
            await self.store.append(self.id, written, phase, self.awaited_seat(), fared)
        except (RepeatedError, StaleError) as error:
            await self._roll_back(first.n)
            if await self.catch_up():
                self._notify()
            if isinstance(error, RepeatedError):
                return Done(key=sent_key, n=error.n)
            return Stale(key=sent_key, n=self.n)
        except BaseException as error:  # not written, or nobody knows: the store has the last word
            if isinstance(error, ClosedError):
                self.row.phase = CLOSED
            await self._roll_back(first.n)
            self._notify()
            raise
        if phase is not None:
            self.row.phase = phase
        self.committed_since = self.since
        self.progress.pack()
        self._notify()
        return Done(key=sent_key, n=first.n)

    async def _roll_back(self, n: int) -> None:
        """Go back to how things were before record `n`, without asking the store, which may be away."""
        self.progress = await self.rebuild(self.history.records(n))
        self.since = self.committed_since

    def _notify(self) -> None:
        if self.on_commit is not None:
            self.on_commit()

    async def begin(self) -> None:
        """The game starts: whatever chance decides before the first decision."""
        async with self.lock:
            self.row.phase = RUNNING
            self.since = self.committed_since = self.now()
            made = [] if self.awaited_nonces() else self.run_chance()
            if made:
                await self.commit(made, None)
            else:
                await self.store.change_table(self.id, deciding=self.awaited_seat())

    async def reveal(self, seats: list[int], seat: int, nonce: str) -> bool:
        """A seat shows what it promised to add to chance; whether that is new. With the last it begins."""
        if seat not in seats:
            raise LichtungError("not-your-seat", "seat", seat=seat)
        if self.row.seats[seat].pledge != seal(nonce):
            raise LichtungError("nonce-wrong", "nonce", seat=seat)
        return await self._add_nonces({seat: nonce})

    async def end_gathering(self) -> bool:
        """Whoever has not shown what he promised does without it; whether anybody had still to."""
        if self.now() - self.since < GATHERING_SECONDS:
            return False
        return await self._add_nonces(dict.fromkeys(self.awaited_nonces()))

    async def _add_nonces(self, nonces: Mapping[int, str | None]) -> bool:
        async with self.lock:
            for _ in range(self.game.seats):  # another process may be faster, for another seat
                awaited = [seat for seat in nonces if seat in self.awaited_nonces()]
                if not awaited:
                    return False
                made = [self.add_record(NONCE, seat, nonces[seat]) for seat in awaited]
                if not self.awaited_nonces():
                    made += self.run_chance()
                if await self._commit_alone(made):
                    return True
            return False

    # --- What happens without a command

    async def decide_for(self, seat: int, base: int, action: Action) -> bool:
        """An agent's decision, if nothing has happened meanwhile; whether it was executed."""
        async with self.lock:
            if self.n != base or self.decider() != seat:
                return False
            try:
                made = self.decide(seat, action)
            except LichtungError:
                return False
            return await self._commit_alone(made)

    async def seat_stand_in(self, seat: int) -> bool:
        """An agent takes the seat of somebody who is not there and has to decide."""
        async with self.lock:
            if self.decider() != seat or seat not in self.human_seats() or self.progress.paused:
                return False
            name = self.row.options.get("takeover", commands.TAKEOVER)
            return await self._commit_alone([self.add_record(AGENT, seat, {"seat": seat, "name": name})])

    async def remove_stand_ins(self, seats: list[int]) -> bool:
        """Somebody is back: the agents that took his seats because he was away leave them."""
        async with self.lock:
            stand_ins = self.progress.stand_ins
            back = [seat for seat in seats if seat in stand_ins and stand_ins[seat].why == AGENT]
            if not back or self.row.phase != RUNNING or self.over:
                return False
            return await self._commit_alone(
                [self.add_record(AGENT, seat, {"seat": seat, "name": None}) for seat in back]
            )

    async def time_up(self) -> bool:
        """If the time of whoever decides is up, he loses his seat; whether that was so."""
        async with self.lock:
            seat = self.clocked_seat()
            if seat is None or self.time_left() > 0:
                return False
            return await self._commit_alone(commands.time_up(self, seat))

    async def stop_clock(self) -> None:
        """Record what was thought so far, before the server stops."""
        async with self.lock:
            if (seat := self.clocked_seat()) is not None:
                await self._commit_alone([self.add_record(CLOCK, seat, None)])

    async def _commit_alone(self, made: list[AppliedRecord]) -> bool:
        """Write records that no command asked for; whether that worked."""
        with suppress(UnavailableError):
            return isinstance(await self.commit(made, None), Done)
        return False
