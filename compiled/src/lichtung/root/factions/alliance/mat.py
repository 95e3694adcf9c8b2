"""The mat of the Woodland Alliance. Law 8."""

from typing import Final

from lichtung.root.fields import Field, Mat, public
from lichtung.root.state import Root

NAME: Final = "AllianceMat"
SUMMARY: Final = "Officers, and what they have done. 8.5, 8.6"
FIELDS: Final = (
    public("officers", warriors=True),
    public("operations", high=10),  # carried out this Evening
)

# --- written by tools/fields.py; change FIELDS instead


class AllianceMat(Mat):
    """Officers, and what they have done. 8.5, 8.6"""

    all_public = True

    def __init__(
        self,
        officers: int,
        operations: int,
    ) -> None:
        self.officers = officers
        self.operations = operations

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> "AllianceMat":
        return AllianceMat(
            self.officers,
            self.operations,
        )


def empty_mat(seats: int) -> AllianceMat:
    """The mat before setup."""
    return AllianceMat(
        0,
        0,
    )


def mat_of(s: Root, seat: int) -> AllianceMat:
    """The mat of a seat that has one of this kind."""
    mat = s.mats[seat] if s.owned >> seat & 1 else s.mat(seat)
    assert isinstance(mat, AllianceMat)
    return mat


# --- end
