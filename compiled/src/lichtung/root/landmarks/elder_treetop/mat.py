"""What the Elder Treetop keeps. K.elder_treetop"""

from typing import Final

from lichtung.root.fields import Field, Mat, public
from lichtung.root.questions import NONE
from lichtung.root.state import Root

NAME: Final = "TreetopMat"
SUMMARY: Final = "Where the Elder Treetop stands, and the building in its slot."
FIELDS: Final = (
    public("place", kind="place", default=NONE),
    public("holds", kind="piece", default=NONE),
)

# --- written by tools/fields.py; change FIELDS instead


class TreetopMat(Mat):
    """Where the Elder Treetop stands, and the building in its slot."""

    all_public = True

    def __init__(
        self,
        place: int,
        holds: int,
    ) -> None:
        self.place = place
        self.holds = holds

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> "TreetopMat":
        return TreetopMat(
            self.place,
            self.holds,
        )


def empty_mat(seats: int) -> TreetopMat:
    """The mat before setup."""
    return TreetopMat(
        -1,
        -1,
    )


def mat_of(s: Root, seat: int) -> TreetopMat:
    """The mat of a seat that has one of this kind."""
    mat = s.mats[seat] if s.owned >> seat & 1 else s.mat(seat)
    assert isinstance(mat, TreetopMat)
    return mat


# --- end
