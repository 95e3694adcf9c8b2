"""The mat of the Lord of the Hundreds. Law 14."""

from typing import Final

from lichtung.root.fields import ITEM_KINDS, Field, Mat, public
from lichtung.root.questions import NONE
from lichtung.root.state import Root

SPACES: Final = 4  # of each track of the hoard
MOST_ACTIONS: Final = 4  # 14.2.4.II: with a full track

NAME: Final = "HundredsMat"
SUMMARY: Final = "The hoard, the warlord's mood, and what is counted in a turn. 14.2.4, 14.4.4, 14.5"
FIELDS: Final = (
    public("mood", kind="mood", default=NONE),
    public("hoard", (ITEM_KINDS,), high=SPACES),  # how many of each item lie on the tracks
    public("found", kind="item", many=True),  # what came from under ruins
    public("commanded", high=MOST_ACTIONS),  # commands used up this turn
    public("advanced", high=MOST_ACTIONS),  # advances used up this turn
    public("looting", high=1),  # whether the battle that is being fought is for loot
)

# --- written by tools/fields.py; change FIELDS instead


class HundredsMat(Mat):
    """The hoard, the warlord's mood, and what is counted in a turn. 14.2.4, 14.4.4, 14.5"""

    all_public = True

    def __init__(
        self,
        mood: int,
        hoard: list[int],
        found: int,
        commanded: int,
        advanced: int,
        looting: int,
    ) -> None:
        self.mood = mood
        self.hoard = hoard
        self.found = found
        self.commanded = commanded
        self.advanced = advanced
        self.looting = looting

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> "HundredsMat":
        return HundredsMat(
            self.mood,
            self.hoard[:],
            self.found,
            self.commanded,
            self.advanced,
            self.looting,
        )


def empty_mat(seats: int) -> HundredsMat:
    """The mat before setup."""
    return HundredsMat(
        -1,
        [0] * 8,
        0,
        0,
        0,
        0,
    )


def mat_of(s: Root, seat: int) -> HundredsMat:
    """The mat of a seat that has one of this kind."""
    mat = s.mats[seat] if s.owned >> seat & 1 else s.mat(seat)
    assert isinstance(mat, HundredsMat)
    return mat


# --- end
