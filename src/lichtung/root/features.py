"""What agents look at in a position: named features of a seat, each with a meaning and a weight.

A faction's `appraisal.py` has FEATURES and `features(s, seat)`, their values in the same order. The weights,
in hundredths of a victory point, are data beside it (`weights.json`), so that they can be trained.
"""

from typing import Final

from lichtung.root.state import POINTS_TO_WIN, Root

# What a feature is about. Characters like some of it more than others do (agents/characters.json).
POINTS: Final = "points"
ARMY: Final = "army"  # warriors, and what raises them
GROUND: Final = "ground"  # clearings held, and room in them
WORKS: Final = "works"  # what is built, and what it brings later
HAND: Final = "hand"  # cards, goods, favours
SUBJECTS: Final = (POINTS, ARMY, GROUND, WORKS, HAND)


class Feature:
    """One thing that counts."""

    def __init__(self, name: str, about: str, meaning: str) -> None:
        self.name = name
        self.about = about
        self.meaning = meaning


# Of every faction: what it looks stronger or weaker than it proves to be in games among equals.
HEAD_START: Final = Feature("head_start", POINTS, "one, always: nobody is a favourite by looks alone")

POINTS_A_TURN: Final = 4  # that the leader is taken to make until the end
MOST_TURNS: Final = 6


def turns_left(s: Root) -> int:
    """How many more turns everybody is taken to have, up to six."""
    return min(MOST_TURNS, 1 + max(0, POINTS_TO_WIN - max(s.points)) // POINTS_A_TURN)
