"""Search over whole turns: the turn after which the other's reply and the own next turn leave most.

A turn's worth often shows at its end only, so the candidates are whole turns that the greedy agent's beam
meets. All are tried in the same imagined worlds, and the better half goes on to the next round with more of
them. Replies are the greedy agent's with a narrow beam. The search knows no game.
"""

from random import Random
from typing import Final, TypeVar, cast

from lichtung.agents.greedy import GreedyAgent, Plan, Search
from lichtung.agents.searcher import Searcher
from lichtung.agents.thoughts import Tally, Thoughts
from lichtung.kernel.codec import Action
from lichtung.kernel.frames import State
from lichtung.kernel.view import View

CANDIDATES: Final = 12
LEAST: Final = 4
TRIES: Final = 8  # iterations for which there is one candidate more, from LEAST to CANDIDATES
ALIKE: Final = 3  # candidates that begin with the same action
REPLY_WIDTH: Final = 4  # beam of the turns after the own one
TURNS_AHEAD: Final = 2  # the other's and the next own one
LONGEST: Final = 60  # decisions that one turn may take

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Candidate:
    """A whole turn and what came of it in the worlds that it was tried in."""

    def __init__(self, plan: Plan, seats: int) -> None:
        self.plan = plan
        self.tally = Tally(seats)
        self.total = 0

    def mean(self) -> float:
        return self.total / max(1, self.tally.count)

    def rank(self) -> tuple[int, float]:
        return self.tally.count, self.mean()

    def line(self) -> list[Action]:
        return [action for _, action in self.plan]


class TurnAgent(Searcher[S, V]):
    """Chooses a whole turn and plays it; thinks again only where chance left another position."""

    def choose(self, view: V, actions: list[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        s = self.game.imagine(view, self.rng)
        decision = self.game.decision(s)
        if decision is not None and self.has_to_think(s, decision.seat):
            self.clock.begin(self.knowledge.turn(s), self.pace)
            self.guide.plan = self.best_turn(view, s, decision.seat)
            self.clock.end()
        return self.guide.choose(view, actions)

    def has_to_think(self, s: S, seat: int) -> bool:
        """Whether it is the own turn and no plan is left for this position."""
        plan = self.guide.plan
        return self.knowledge.in_turn(s, seat) and (not plan or plan[0][0] != self.knowledge.key(s, seat))

    def best_turn(self, view: V, s: S, seat: int) -> Plan:
        """Halve the candidates until one is left; all rounds have the same number of iterations."""
        search = Search(self.guide, seat)
        search.run(s, self.knowledge.key(s, seat))
        iterations = self.clock.budget.iterations
        most = min(CANDIDATES, max(LEAST, iterations // TRIES))
        tried = left = candidates(search.whole, most, self.game.seats)
        rounds = max(1, (len(left) - 1).bit_length())
        in_time = len(left) != 1 or self.try_all(view, left, seat)  # a single one only to tell of it
        while len(left) > 1 and in_time:
            worlds = max(1, iterations // (rounds * len(left)))
            while worlds > 0 and in_time:
                in_time = self.try_all(view, left, seat)
                worlds -= 1
            left = sorted(left, key=Candidate.rank, reverse=True)
            left = left[: (len(left) + 1) // 2]
        self.note(tried, left, seat)
        return left[0].plan if left else search.best

    def note(self, tried: list[Candidate], left: list[Candidate], seat: int) -> None:
        """The turn chosen first, then those that went furthest."""
        others = sorted([one for one in tried if one is not left[0]], key=Candidate.rank, reverse=True)
        ways = [one.tally.way(one.line(), one.tally.count) for one in [*left[:1], *others]]
        self.thoughts = Thoughts(seat, [way for way in ways if way.visits])

    def try_all(self, view: V, left: list[Candidate], seat: int) -> bool:
        """All candidates in one world, with the same luck; False if time is up.

        What was not tried by all does not count, but in the first world: there those that were tried stay.
        """
        world, luck = self.game.imagine(view, self.rng), self.rng.getrandbits(64)
        first = left[0].tally.count == 0
        ends: list[S] = []
        in_time = True
        for candidate in left:
            in_time = self.clock.goes_on(0) or not ends
            if not in_time:
                break
            ends.append(self.end_of(cast(S, world.copy()), candidate.plan, seat, Random(luck)))
        if in_time or first:
            for candidate, s in zip(left, ends, strict=False):
                candidate.total += self.knowledge.outcome(s, seat)
                candidate.tally.add(self.knowledge.chances(s), self.game.standing(s))
        return in_time

    def end_of(self, s: S, plan: Plan, seat: int, luck: Random) -> S:
        """One world after the turn and those that follow it."""
        partner = GreedyAgent(self.game, self.knowledge, luck, REPLY_WIDTH)
        self.play_turn(s, seat, plan, luck)
        for _ in range(TURNS_AHEAD):
            if s.frame is None:
                break
            decision = self.game.decision(s)
            while decision is not None and not s.legal:
                self.game.apply(s, self.game.sample(s, luck))
                decision = self.game.decision(s)
            if decision is None or not self.knowledge.in_turn(s, decision.seat):
                break
            partner.plan = ()
            self.play_turn(s, decision.seat, partner.planned(s, decision.seat), luck)
        return s

    def play_turn(self, s: S, seat: int, plan: Plan, luck: Random) -> None:
        """The actions of the plan while they are legal; what else the turn asks is answered simply."""
        ahead = 0
        for _ in range(LONGEST):
            if not self.knowledge.in_turn(s, seat):
                return
            if not s.legal:
                action = self.game.sample(s, luck)
            elif ahead < len(plan) and plan[ahead][1] in s.legal:
                action = plan[ahead][1]
                ahead += 1
            else:
                ending = self.knowledge.ending(s)
                action = self.knowledge.reply(s) if ending is None else ending
            self.game.apply(s, action)


def candidates(whole: list[tuple[int, Plan]], most: int, seats: int) -> list[Candidate]:
    """The turns worth most, few of them with the same beginning."""
    found: list[Candidate] = []
    taken: dict[Action, int] = {}
    for _, plan in sorted(whole, key=lambda pair: -pair[0]):
        first = plan[0][1]
        if taken.get(first, 0) < ALIKE:
            taken[first] = taken.get(first, 0) + 1
            found.append(Candidate(plan, seats))
            if len(found) == most:
                break
    return found
