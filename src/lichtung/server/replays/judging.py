"""A game looked at again by a strong agent: how likely each seat was to win, and what it would have done.

Thinking is done in the agents' processes, after what tables with people need. What has been thought of a
game is kept, so whoever comes later, or comes again, waits for the rest only.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import Any

from msgspec import Struct

from lichtung.agents.analysis import Analyst, Course, Judgement, Moment
from lichtung.agents.thoughts import Way
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.kernel.game import FrameGame
from lichtung.kernel.journal import Journal
from lichtung.server.live.hub import Hub
from lichtung.server.live.thinking import Question, advised, reflect
from lichtung.server.live.turnstile import Turnstile
from lichtung.server.people.accounts import Person
from lichtung.server.storage.store import FINISHED
from lichtung.server.tables.protocol import Advised, Code, Problem, problem_of
from lichtung.server.tables.table import Table
from lichtung.server.tables.trying_out import tries_out

SEED = 0  # as `lichtung analyse` has it, unless it is told another one
MOST_SWINGS = 5
MAX_GAMES = 64  # of which it is kept what was thought


class JudgedMoment(Struct, frozen=True):
    """The first choice of a turn: after how many records, whose, and what the agent would have done.

    `chances`: of all seats in percent, as a mean over everybody's last own turn.
    """

    at: int
    turn: int
    seat: int
    chances: list[int]
    played: list[Code]
    agrees: bool
    ways: list[Advised]


class JudgedSwing(Struct, frozen=True):
    """How a seat's chance went, in percent, from one turn of its own to the next, or to the end."""

    seat: int
    at: int
    until: int
    before: int
    after: int


class Judged(Struct, frozen=True):
    """The whole game; `end` is who won, in percent too, null where it goes on."""

    moments: list[JudgedMoment]
    swings: list[JudgedSwing]
    end: list[int] | None


class JudgingLine(Struct, frozen=True, omit_defaults=True):
    """How far it has come; with the last line the result, or why there is none."""

    done: int
    total: int
    judged: Judged | None = None
    problem: Problem | None = None


class JudgedPosition(Struct, frozen=True):
    """What the agent would do in one position; nothing where nobody has a choice."""

    at: int
    seat: int | None
    ways: list[Advised]


class Played(Struct, frozen=True):
    """A game as it was played: its journal, and before which entry how many records lie."""

    table: str
    game: Any
    journal: Journal
    records: list[int]
    n: int


class Known(Struct):
    """What has been thought of a game so far, by the entry of its journal."""

    n: int
    ways: dict[int, list[Way]]
    judged: Judged | None = None


def check_judged(table: Table, person: Person | None) -> None:
    """An analysis knows every hand, so it is for games that are over, and for boards to try things out on."""
    if table.row.phase != FINISHED and not tries_out(table, person):
        raise LichtungError("game-not-over", "table")


class Judging:
    """The games that were looked at last, and who waits for one: each person for one at a time."""

    def __init__(self, hub: Hub, most: int = MAX_GAMES) -> None:
        self.hub = hub
        self.pool = hub.agent_pool
        self.most = most
        self.known: OrderedDict[str, Known] = OrderedDict()
        self.busy = hub.sharing.busy
        self.threads = Turnstile()

    def begin(self, who: str) -> None:
        """Somebody's only analysis begins, on whatever process."""
        if self.hub.sharing.is_busy(who):
            raise LichtungError("judging-busy")
        self.busy.add(who)
        self.hub.spawn(self.hub.sharing.tell_busy())

    def end(self, who: str) -> None:
        self.busy.discard(who)
        self.hub.spawn(self.hub.sharing.tell_busy())

    async def lines(self, played: Played, who: str) -> AsyncIterator[JudgingLine]:
        """How it goes on, and the result; whoever stops listening ends it."""
        try:
            async for line in self.judge(played, who):
                yield line
        except LichtungError as error:
            yield JudgingLine(0, 0, problem=problem_of(error))

    async def judge(self, played: Played, who: str) -> AsyncIterator[JudgingLine]:
        known = self.known_of(played)
        if known.judged is None:
            analyst = Analyst(played.game, seed=SEED)
            async with self.threads.turn(who):
                moments = await asyncio.to_thread(analyst.moments, played.journal)
            for done, moment in enumerate(moments):
                yield JudgingLine(done, len(moments))
                if moment.n not in known.ways:
                    known.ways[moment.n] = await self.think(played.game, moment, who)
            async with self.threads.turn(who):
                known.judged = await asyncio.to_thread(summary, played, analyst, moments, known.ways)
        total = len(known.judged.moments)
        yield JudgingLine(total, total, known.judged)

    async def think(self, game: FrameGame[Any, Any], moment: Moment, who: str) -> list[Way]:
        return await reflect(self.pool, question(game, moment), who, people=False)

    async def position(
        self, game: FrameGame[Any, Any], state: State, at: int, n: int, who: str
    ) -> JudgedPosition:
        """One position: entry `n` of its journal would be the next."""
        decision = game.decision(state)
        if decision is None or decision.seat == CHANCE:
            return JudgedPosition(at, None, [])
        seat = decision.seat
        moment = Moment(n, 0, seat, game.view(state, seat), game.actions(state), game.standing(state))
        ways = await self.think(game, moment, who)
        return JudgedPosition(at, seat, advised(question(game, moment), ways))

    def known_of(self, played: Played) -> Known:
        """What is known of a game; nothing if it has gone on since."""
        known = self.known.get(played.table)
        if known is None or known.n != played.n:
            known = self.known[played.table] = Known(played.n, {})
        self.known.move_to_end(played.table)
        while len(self.known) > self.most:
            self.known.popitem(last=False)
        return known


def question(game: FrameGame[Any, Any], moment: Moment) -> Question:
    luck = f"{SEED}/{moment.n}"
    return Question(game, moment.seat, moment.view, moment.actions, moment.points, luck)


def summary(played: Played, analyst: Analyst, moments: list[Moment], ways: dict[int, list[Way]]) -> Judged:
    """The judgements put together, as they are sent."""
    judgements = [Judgement(moment, ways[moment.n]) for moment in moments if ways[moment.n]]
    course = Course(judgements, analyst.end(played.journal))
    at = [played.records[judged.moment.n] for judged in judgements]
    told = [
        JudgedMoment(
            at[i],
            judged.moment.turn,
            judged.moment.seat,
            percents(chances),
            [list(action.code()) for action in judged.moment.played],
            judged.agrees,
            advised(question(played.game, judged.moment), judged.ways),
        )
        for i, (judged, chances) in enumerate(zip(judgements, course.chances(), strict=False))
    ]
    swings = [
        JudgedSwing(one.seat, at[one.start], [*at, played.n][one.stop], *percents([one.before, one.after]))
        for one in course.swings(MOST_SWINGS)
    ]
    return Judged(told, swings, None if course.end is None else percents(course.end))


def percents(chances: list[float]) -> list[int]:
    return [round(100 * chance) for chance in chances]
