"""One table being played: commands checked, carried out, recorded.

Everything happens under the table's lock, one command after the other. A command is checked and carried out
in memory, its records are committed, and only then anybody hears of it; if the store refuses, the table
forgets what it did.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
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
from lichtung.server.tables import commands as carry_out
from lichtung.server.tables.fairness import draw_from
from lichtung.server.tables.progress import AGENT, CLOCK, PLAY, UNDO, Course, Past
from lichtung.server.tables.protocol import (
    Answer,
    Command,
    Done,
    Refused,
    Stale,
    problem_of,
)
from lichtung.server.tables.state import SPECTATOR, Position

__all__ = ["PLAY", "SPECTATOR", "UNDO", "Past", "Table"]

ANSWERS_KEPT = 512  # refusals that are remembered by key
AT_A_TIME = 100  # records that are followed before others get their turn


class Table(Position):
    """The only one who changes the course of a game."""

    def __init__(self, row: TableRow, store: Store) -> None:
        super().__init__(row)
        self.store = store
        self.lock = asyncio.Lock()
        self.answers: OrderedDict[str, Answer] = OrderedDict()
        self.kept_since = self.since
        # Called with the lock held when records were committed.
        self.on_news: Callable[[], None] | None = None

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
