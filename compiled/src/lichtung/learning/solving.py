"""Whether a goal can be reached whatever chance and the others do.

Every line is looked at to its end; equal positions are met once.
"""

from dataclasses import dataclass, field
from random import Random
from typing import Final

from lichtung.agents import make
from lichtung.agents.greedy import GreedyAgent
from lichtung.kernel.codec import Action
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.scenario import Puzzle, differences, facts
from lichtung.scenario.cases import Rules, seat_word

LIMIT: Final = 100_000  # positions, if nothing else is said


class TooManyPositionsError(LichtungError):
    """The search met more positions than it was allowed to."""


class Goal:
    """What a seat wants to have reached when so many turns are over, or the game is."""

    def __init__(self, game: Rules, puzzle: Puzzle) -> None:
        self.game = game
        self.seat = puzzle.seat
        self.facts = puzzle.goal
        self.turns = puzzle.turns
        winning: dict[str, object] = {"result": {"winners": [seat_word(game, puzzle.seat)]}}
        self.winning = puzzle.goal == winning  # the commonest goal, which needs no facts
        guide = make("greedy", game, Random(0))
        assert isinstance(guide, GreedyAgent)
        self.turn = guide.knowledge.turn

    def turns_between(self, s: State, t: State) -> int:
        """How many turns have begun from one position to the next; one may pass without a question."""
        return abs(self.turn(t) - self.turn(s))

    def is_over(self, s: State, passed: int) -> bool:
        return passed >= self.turns or self.game.decision(s) is None

    def holds(self, s: State) -> bool:
        if self.winning:
            result = self.game.result(s)
            return result is not None and result.winners == (self.seat,)
        return not list(differences(self.facts, facts(self.game, s), ""))


@dataclass(frozen=True)
class Node:
    """A position: in how many ways the goal is reached from it, and what all of them have in common.

    A way says what to do after each answer of chance and the others. `moves` are the first actions that lead
    there, or where somebody else decides what he may do.
    """

    ways: int
    common: frozenset[str] = frozenset()
    moves: "dict[str, Node]" = field(default_factory=dict)
    own: bool = True

    @property
    def solved(self) -> bool:
        return self.ways > 0


REACHED: Final = Node(1)
FAILED: Final = Node(0)


class Solver:
    """One search; `thorough`: also look for other ways where one is found."""

    def __init__(self, goal: Goal, limit: int = LIMIT, thorough: bool = True) -> None:
        self.goal = goal
        self.game = goal.game
        self.limit = limit
        self.thorough = thorough
        self.known: dict[tuple[object, ...], Node] = {}

    @property
    def positions(self) -> int:
        return len(self.known)

    def search(self, s: State, passed: int = 0) -> Node:
        """What can be reached from a position, after so many turns have passed."""
        if self.goal.is_over(s, passed):
            return REACHED if self.goal.holds(s) else FAILED
        key = (passed, s.values())
        node = self.known.get(key)
        if node is None:
            if len(self.known) >= self.limit:
                raise TooManyPositionsError("solve-limit", most=self.limit)
            self.known[key] = FAILED  # its place is counted; no position comes again in its own lines
            node = self.known[key] = self.looked_at(s, passed)
        return node

    def looked_at(self, s: State, passed: int) -> Node:
        decision = self.game.decision(s)
        assert decision is not None
        return self.own(s, passed) if decision.seat == self.goal.seat else self.others(s, passed)

    def after(self, s: State, action: Action, passed: int) -> Node:
        t = s.copy()
        self.game.apply(t, action)
        return self.search(t, passed + self.goal.turns_between(s, t))

    def own(self, s: State, passed: int) -> Node:
        """One action that leads on will do."""
        moves: dict[str, Node] = {}
        for action in self.game.actions(s):
            node = self.after(s, action, passed)
            if node.solved:
                moves[self.game.text(action)] = node
                if not self.thorough:
                    break
        if not moves:
            return FAILED
        shared = [node.common | {text} for text, node in moves.items()]
        return Node(sum(node.ways for node in moves.values()), frozenset.intersection(*shared), moves)

    def others(self, s: State, passed: int) -> Node:
        """Every answer must lead on."""
        moves: dict[str, Node] = {}
        ways = 1
        for action in self.game.actions(s):
            node = self.after(s, action, passed)
            if not node.solved:
                return FAILED
            moves[self.game.text(action)] = node
            ways *= node.ways
        common = frozenset.intersection(*[node.common for node in moves.values()])
        return Node(ways, common, moves, own=False)


def ways_of(node: Node, most: int) -> list[list[str]]:
    """Up to so many ways, each as the learner's actions in order; after an answer of others, the first."""
    if not node.moves:
        return [[]]
    if not node.own:
        return ways_of(next(iter(node.moves.values())), most)
    found: list[list[str]] = []
    for text, then in node.moves.items():
        found += [[text, *rest] for rest in ways_of(then, most - len(found))]
        if len(found) >= most:
            break
    return found
