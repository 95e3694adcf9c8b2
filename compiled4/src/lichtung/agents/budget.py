"""How long an agent may think: so many iterations, and never longer than so many seconds.

By iterations alone an agent's choices follow from its seed; the seconds are a cap for slow machines.
"""

import time
from typing import Final

SHARE: Final = 8  # of what is left for the turn, the part that one decision may take


class Budget:
    """What one agent may spend on a decision and on a whole turn. 0 seconds: no cap."""

    def __init__(self, iterations: int, seconds: float = 0.0, turn_seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.turn_seconds = turn_seconds


class Clock:
    """What is left of a budget: iterations of this decision, seconds of it and of the turn."""

    def __init__(self, budget: Budget, every: int = 1) -> None:
        self.budget = budget
        self.every = every  # iterations from one look at the clock to the next
        self.turn = -1
        self.spent = 0.0  # in this turn
        self.begun = 0.0
        self.allowed = 0.0
        self.done = 0

    def begin(self, turn: int, pace: float = 1.0) -> None:
        """A decision of this turn. `pace`: the part of its seconds that others leave it."""
        if turn != self.turn:
            self.turn, self.spent = turn, 0.0
        self.done = 0
        self.begun = time.perf_counter()
        budget = self.budget
        self.allowed = budget.seconds * pace
        if budget.turn_seconds:
            self.allowed = min(self.allowed, (budget.turn_seconds * pace - self.spent) / SHARE)

    def goes_on(self, iterations: int) -> bool:
        """Whether there is time for another iteration after so many; ask once before each."""
        if iterations >= self.budget.iterations:
            return False
        self.done += 1
        return not self.budget.seconds or self.done % self.every != 0 or not self.is_late()

    def is_late(self) -> bool:
        return time.perf_counter() - self.begun > self.allowed

    def end(self) -> None:
        self.spent += time.perf_counter() - self.begun
