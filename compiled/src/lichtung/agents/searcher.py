"""What all searching agents have: a budget, the greedy agent as their guide, and thoughts to tell."""

from random import Random
from typing import Generic, TypeVar

from lichtung.agents.budget import Budget, Clock
from lichtung.agents.greedy import GreedyAgent
from lichtung.agents.thoughts import Thoughts
from lichtung.kernel.codec import Action
from lichtung.kernel.frames import State
from lichtung.kernel.game import FrameGame
from lichtung.kernel.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Searcher(Generic[S, V]):
    """Thinks in imagined worlds; `look` is the number of iterations between two looks at the clock."""

    def __init__(
        self, game: FrameGame[S, V], rng: Random, budget: Budget, guide: GreedyAgent[S, V], look: int = 1
    ) -> None:
        self.game = game
        self.knowledge = guide.knowledge
        self.rng = rng
        self.clock = Clock(budget, look)
        self.guide = guide
        self.pace = 1.0  # the part of its seconds that it may take
        self.stops_early = True  # where more iterations could not change the choice
        self.thoughts = Thoughts()  # of the last decision

    def ignore_clock(self) -> None:
        """From now on iterations alone decide how long it thinks: the same seed, the same thoughts."""
        self.clock = Clock(Budget(self.clock.budget.iterations), self.clock.every)

    def choose(self, view: V, actions: list[Action]) -> Action:
        raise NotImplementedError
