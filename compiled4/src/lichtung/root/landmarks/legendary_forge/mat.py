"""What the Legendary Forge keeps. K.legendary_forge"""

from typing import Final

from lichtung.root.fields import Field, Mat, public
from lichtung.root.questions import NONE
from lichtung.root.state import Root

NAME: Final = "ForgeMat"
SUMMARY: Final = "Where the Legendary Forge stands, and the kinds of items that lie on its card."
FIELDS: Final = (
    public("place", kind="place", default=NONE),
    public("kinds", kind="item", many=True),  # all that is left of them in the supply is at the Forge
)

# --- written by tools/fields.py; change FIELDS instead


class ForgeMat(Mat):
    """Where the Legendary Forge stands, and the kinds of items that lie on its card."""

    all_public = True

    def __init__(
        self,
        place: int,
        kinds: int,
    ) -> None:
        self.place = place
        self.kinds = kinds

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> "ForgeMat":
        return ForgeMat(
            self.place,
            self.kinds,
        )


def empty_mat(seats: int) -> ForgeMat:
    """The mat before setup."""
    return ForgeMat(
        -1,
        0,
    )


def mat_of(s: Root, seat: int) -> ForgeMat:
    """The mat of a seat that has one of this kind."""
    mat = s.mats[seat] if s.owned >> seat & 1 else s.mat(seat)
    assert isinstance(mat, ForgeMat)
    return mat


# --- end
