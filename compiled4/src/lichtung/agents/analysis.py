"""A recorded game looked at again: what a strong agent would have done, and how likely it takes each to win.

The agent is asked anew at every moment and gets what whoever decided then knew, his view. It thinks by
iterations, never by the clock, so an analysis follows from journal, level and seed.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from lichtung.agents import make
from lichtung.agents.greedy import Knowledge
from lichtung.agents.levels import HARD, searching
from lichtung.agents.reasons import hint
from lichtung.agents.searcher import Searcher
from lichtung.agents.thoughts import Thoughts, Way
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame
from lichtung.kernel.journal import Journal, begin, replay
from lichtung.kernel.view import View

EVERY_TURN: Final = 0  # instead of a number of decisions: the first choice of each turn
LEAST_SWING: Final = 0.05  # smaller changes are within what the estimate wavers by


class Moment:
    """A decision that left a choice: the entry that it is, its turn, who decides, and what he knows."""

    def __init__(
        self, n: int, turn: int, seat: int, view: View, actions: list[Action], points: list[int]
    ) -> None:
        self.n = n
        self.turn = turn  # from 1; 0 before the first
        self.seat = seat
        self.view = view
        self.actions = actions
        self.points = points
        self.played: list[Action] = []  # by this seat until the next moment or the end of its turn


class Judgement:
    """What the agent thinks of a moment; its first way is what it would have done."""

    def __init__(self, moment: Moment, ways: list[Way]) -> None:
        self.moment = moment
        self.ways = ways

    @property
    def best(self) -> Way:
        return self.ways[0]

    @property
    def agrees(self) -> bool:
        """Whether what was played begins as the agent would have begun."""
        return self.moment.played[:1] == self.best.line[:1]


class Swing:
    """How far a seat's chance went up or down from one decision of its own to its next, or to the end."""

    def __init__(self, seat: int, start: int, stop: int, before: float, after: float) -> None:
        self.seat = seat
        self.start = start  # numbers of judgements; the one after the last is the end
        self.stop = stop
        self.before = before
        self.after = after

    @property
    def size(self) -> float:
        return abs(self.after - self.before)


class Course:
    """The chances in the course of a game; `end` is how it ended, None if it has not.

    An estimate speaks of the time after the best turn of whoever decides, so it favours him. What is compared
    must not: a seat's chance from one of its own turns to the next, or means in which everybody had his turn.
    """

    def __init__(self, judgements: list[Judgement], end: list[float] | None) -> None:
        self.judgements = judgements
        self.end = end

    def chances(self) -> list[list[float]]:
        """At every judgement the mean of what was thought at everybody's last own one; then how it ended."""
        last: dict[int, list[float]] = {}
        for judged in reversed(self.judgements):  # whoever has not decided yet: his first
            last[judged.moment.seat] = judged.best.chances
        rows = []
        for judged in self.judgements:
            last[judged.moment.seat] = judged.best.chances
            rows.append([sum(each) / len(last) for each in zip(*last.values(), strict=True)])
        return rows + ([] if self.end is None else [self.end])

    def swings(self, most: int) -> list[Swing]:
        """The largest ones, the largest first."""
        found: list[Swing] = []
        last: dict[int, int] = {}
        for stop, judged in enumerate(self.judgements):
            seat = judged.moment.seat
            if seat in last:
                found.append(self.swing(seat, last[seat], stop, judged.best.chances))
            last[seat] = stop
        if self.end is not None:
            found += [self.swing(seat, at, len(self.judgements), self.end) for seat, at in last.items()]
        found = [swing for swing in found if swing.size >= LEAST_SWING]
        return sorted(found, key=lambda swing: (-swing.size, swing.start))[:most]

    def swing(self, seat: int, start: int, stop: int, after: list[float]) -> Swing:
        return Swing(seat, start, stop, self.judgements[start].best.chances[seat], after[seat])


class Analyst:
    """Asks an agent of one level about games of one setup."""

    def __init__(self, game: FrameGame[Any, Any], level: str = HARD, seed: int = 0) -> None:
        known = searching(game.name)
        if level not in known:
            raise LichtungError("analyse-level", "--level", level=level, known=", ".join(known) or "-")
        agent = make(level, game, Random(seed))
        assert isinstance(agent, Searcher)
        self.game = game
        self.level = level
        self.seed = seed
        self.iterations = agent.clock.budget.iterations
        self.knowledge: Knowledge[Any] = agent.knowledge

    def judge(self, moment: Moment) -> Judgement | None:
        """What the agent thinks of it; None where it decides without a search."""
        ways = self.thoughts(moment.n, moment.view, moment.actions).ways
        return Judgement(moment, ways) if ways else None

    def thoughts(self, n: int, view: View, actions: list[Action]) -> Thoughts:
        """Of a decision by its number: the same ones whatever else is looked at."""
        luck = Random(f"{self.seed}/{n}")
        return hint(self.game, view, actions, luck, self.level, unhurried=True)

    def moments(
        self, journal: Journal, every: int = EVERY_TURN, seat: int | None = None, name: str = "journal"
    ) -> list[Moment]:
        """The decisions to be looked at: the first choice of every turn, or every so-many-th choice."""
        return list(Walk(self, every, seat).through(journal, name))

    def end(self, journal: Journal) -> list[float] | None:
        """Who has won, as chances; None while the game goes on."""
        s = begin(journal.header, self.game)
        for _ in replay(journal, self.game, s):
            pass
        return self.knowledge.chances(s) if self.game.decision(s) is None else None


class Walk:
    """One way through a journal."""

    def __init__(self, analyst: Analyst, every: int, seat: int | None) -> None:
        self.game = analyst.game
        self.knowledge = analyst.knowledge
        self.every = every
        self.seat = seat
        self.turn = 0
        self.whose = (-1, -1)  # the turn that goes on: whose, and its number in the game
        self.choices = 0
        self.fresh = False  # no choice of this turn has been met yet

    def through(self, journal: Journal, name: str) -> Iterator[Moment]:
        game, s = self.game, begin(journal.header, self.game)
        self.notice_turn(s)
        last: Moment | None = None
        before = s.copy()
        for entry, action, _ in replay(journal, game, s, name):
            if entry.seat != CHANCE and self.is_looked_at(before, entry.seat):
                if last is not None:
                    yield last
                view, actions = game.view(before, entry.seat), game.actions(before)
                last = Moment(entry.n, self.turn, entry.seat, view, actions, game.standing(before))
            if last is not None and last.seat == entry.seat and last.turn == self.turn:
                last.played.append(action)
            self.notice_turn(s)
            before = s.copy()
        if last is not None:
            yield last

    def is_looked_at(self, s: Any, seat: int) -> bool:
        if len(self.game.actions(s)) < 2 or self.seat not in (None, seat):
            return False
        if self.every == EVERY_TURN:
            first = self.fresh and self.knowledge.in_turn(s, seat)
            self.fresh = self.fresh and not first
            return first
        self.choices += 1
        return (self.choices - 1) % self.every == 0

    def notice_turn(self, s: Any) -> None:
        """Count the turns; a game tells whose it is, and that it is another one."""
        seats = range(self.game.seats)
        active = next((seat for seat in seats if self.knowledge.in_turn(s, seat)), -1)
        whose = (active, self.knowledge.turn(s))
        if active >= 0 and whose != self.whose:
            self.turn += 1
            self.fresh = True
        self.whose = whose
