"""The mat of the Marquise de Cat. Law 6."""

from typing import Final

from lichtung.root.fields import Field, Mat, public
from lichtung.root.state import Root

NAME: Final = "MarquiseMat"
SUMMARY: Final = "What the Marquise counts in her turn. 6.5"
FIELDS: Final = (
    public("actions_left"),  # how many at most: see `check_position`
    public("moves_left", high=1),  # of a march under way
    public("recruited", high=1),  # this turn
)

# --- written by tools/fields.py; change FIELDS instead


class MarquiseMat(Mat):
    """What the Marquise counts in her turn. 6.5"""

    all_public = True

    def __init__(
        self,
        actions_left: int,
        moves_left: int,
        recruited: int,
    ) -> None:
        self.actions_left = actions_left
        self.moves_left = moves_left
        self.recruited = recruited

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> "MarquiseMat":
        return MarquiseMat(
            self.actions_left,
            self.moves_left,
            self.recruited,
        )


def empty_mat(seats: int) -> MarquiseMat:
    """The mat before setup."""
    return MarquiseMat(
        0,
        0,
        0,
    )


def mat_of(s: Root, seat: int) -> MarquiseMat:
    """The mat of a seat that has one of this kind."""
    mat = s.mats[seat] if s.owned >> seat & 1 else s.mat(seat)
    assert isinstance(mat, MarquiseMat)
    return mat


# --- end
