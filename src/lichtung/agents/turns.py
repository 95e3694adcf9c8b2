"""Search over whole turns: the turn after which the other's reply and the own next turn leave most.

A turn's worth often shows at its end only, so the candidates are whole turns that the greedy agent's beam
meets. All are tried in the same imagined worlds, and the better half goes on to the next round with more of
them. Replies are the greedy agent's with a narrow beam. The search knows no game.
"""

from random import Random
from typing import Final, Generic, TypeVar, cast

from lichtung.agents.budget import Budget, Clock
from lichtung.agents.greedy import GreedyAgent, Knowledge, Plan, Search
from lichtung.agents.thoughts import Tally, Thoughts
from lichtung.kernel.codec import Action
from lichtung.kernel.frames import State
from lichtung.kernel.game import FrameGame
from lichtung.kernel.view import View

CANDIDATES: Final = 12
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

    def line(self) -> list[Action]:
        return [action for _, action in self.plan]


class TurnAgent(Generic[S, V]):
    """Chooses a whole turn and plays it; thinks again only where chance left another position."""

    def __init__(
        self,
        game: FrameGame[S, V],
        knowledge: Knowledge[S],
        rng: Random,
        budget: Budget,
        guide: GreedyAgent[S, V],
        turns_ahead: int = TURNS_AHEAD,
    ) -> None:
        self.game = game
        self.knowledge = knowledge
        self.rng = rng
        self.clock = Clock(budget)
        self.guide = guide
        self.turns_ahead = turns_ahead
        self.pace = 1.0
        self.thoughts = Thoughts()

    def choose(self, view: V, actions: list[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        s = self.game.imagine(view, self.rng)
        decision = self.game.decision(s)
        if decision is None or not self.knowledge.in_turn(s, decision.seat):
            return self.guide.choose(view, actions)
        key = self.knowledge.key(s, decision.seat)
        if not self.guide.plan or self.guide.plan[0][0] != key:
            self.clock.begin(self.knowledge.turn(s), self.pace)
            self.guide.plan = self.best_turn(view, s, decision.seat)
            self.clock.end()
        return self.guide.choose(view, actions)

    def best_turn(self, view: V, s: S, seat: int) -> Plan:
        """Halve the candidates until one is left; all rounds have the same number of iterations."""
        search = Search(self.guide, seat)
        search.run(s, self.knowledge.key(s, seat))
        left = candidates(search.whole, self.game.seats)
        if not left:
            return search.best
        tried = left
        rounds = max(1, (len(left) - 1).bit_length())
        done = 0
        while len(left) > 1:
            worlds = max(1, self.clock.budget.iterations // (rounds * len(left)))
            for _ in range(worlds):
                if not self.clock.goes_on(done):
                    return self.decide(tried, left, seat)
                world, luck = self.game.imagine(view, self.rng), self.rng.getrandbits(64)
                for candidate in left:
                    self.try_out(cast(S, world.copy()), candidate, seat, Random(luck))
                    done += 1
            left.sort(key=lambda one: -one.mean())
            left = left[: (len(left) + 1) // 2]
        return self.decide(tried, left, seat)

    def decide(self, tried: list[Candidate], left: list[Candidate], seat: int) -> Plan:
        ways = sorted(tried, key=lambda one: (-one.tally.count, -one.mean()))
        self.thoughts = Thoughts(seat, [one.tally.way(one.line(), one.tally.count) for one in ways])
        return max(left, key=lambda one: one.mean()).plan

    def try_out(self, s: S, candidate: Candidate, seat: int, luck: Random) -> None:
        """Play the turn and those after it in one world, and note what it is worth then."""
        partner = GreedyAgent(self.game, self.knowledge, luck, REPLY_WIDTH)
        self.play_turn(s, seat, candidate.plan, luck)
        for _ in range(self.turns_ahead):
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
        candidate.total += self.knowledge.outcome(s, seat)
        candidate.tally.add(self.knowledge.chances(s), self.game.standing(s))

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


def candidates(whole: list[tuple[int, Plan]], seats: int) -> list[Candidate]:
    """The turns worth most, few of them with the same beginning."""
    found: list[Candidate] = []
    taken: dict[Action, int] = {}
    for _, plan in sorted(whole, key=lambda pair: -pair[0]):
        first = plan[0][1]
        if taken.get(first, 0) < ALIKE:
            taken[first] = taken.get(first, 0) + 1
            found.append(Candidate(plan, seats))
            if len(found) == CANDIDATES:
                break
    return found
