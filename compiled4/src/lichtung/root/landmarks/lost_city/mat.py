"""What the Lost City keeps. K.lost_city"""

from typing import Final

from lichtung.root.fields import Field, Mat, public
from lichtung.root.questions import NONE
from lichtung.root.state import Root

NAME: Final = "CityMat"
SUMMARY: Final = "Where the Lost City stands, and the suit that its clearing had before."
FIELDS: Final = (
    public("place", kind="place", default=NONE),
    public("printed", kind="suit", default=NONE),
)

# --- written by tools/fields.py; change FIELDS instead


class CityMat(Mat):
    """Where the Lost City stands, and the suit that its clearing had before."""

    all_public = True

    def __init__(
        self,
        place: int,
        printed: int,
    ) -> None:
        self.place = place
        self.printed = printed

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> "CityMat":
        return CityMat(
            self.place,
            self.printed,
        )


def empty_mat(seats: int) -> CityMat:
    """The mat before setup."""
    return CityMat(
        -1,
        -1,
    )


def mat_of(s: Root, seat: int) -> CityMat:
    """The mat of a seat that has one of this kind."""
    mat = s.mats[seat] if s.owned >> seat & 1 else s.mat(seat)
    assert isinstance(mat, CityMat)
    return mat


# --- end
