"""Chance is a seat: its decisions have weighted outcomes and stand in the journal like any other."""

from random import Random
from typing import Final

from lichtung.kernel.codec import Action

CHANCE: Final = -1  # the seat that dice, shuffles and draws belong to
NOBODY: Final = -2  # a step without a choice: the kernel runs it by itself


def pick_weighted(outcomes: list[tuple[Action, int]], rng: Random) -> Action:
    """One outcome, as likely as its weight says."""
    rest = rng.randrange(sum(weight for _, weight in outcomes))
    for action, weight in outcomes:
        rest -= weight
        if rest < 0:
            return action
    raise AssertionError("weights changed while drawing")
