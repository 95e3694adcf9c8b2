"""What did well in a turn, wherever in it an action was taken: a cheap guess at what else will do well."""

from random import Random
from typing import Final

from lichtung.kernel.codec import Action

WHIM: Final = 0.15  # of the choices by habit are made at random


class Habit:
    """How an action did."""

    def __init__(self, total: float, count: int) -> None:
        self.total = total
        self.count = count


Habits = dict[Action, Habit]


def usual(habits: Habits, offered: list[Action], rng: Random) -> Action:
    """What did best so far, with a whim now and then."""
    if rng.random() < WHIM:
        return offered[int(rng.random() * len(offered))]
    best, highest = offered[int(rng.random() * len(offered))], -1.0
    for action in offered:
        habit = habits.get(action)
        if habit is not None and habit.total > highest * habit.count:
            best, highest = action, habit.total / habit.count
    return best


def learn(habits: Habits, taken: list[Action], value: float) -> None:
    """What came of a turn speaks for everything that was done in it."""
    for action in taken:
        habit = habits.get(action)
        if habit is None:
            habits[action] = Habit(value, 1)
        else:
            habit.total += value
            habit.count += 1
