"""What the Black Market keeps. K.black_market"""

from typing import Final

from lichtung.root.fields import Axis, Field, Mat, public
from lichtung.root.questions import NONE
from lichtung.root.state import Root

STALLS: Final = Axis("stall", ("1", "2", "3"))

NAME: Final = "MarketMat"
SUMMARY: Final = "Where the Black Market stands, where it was used, and who knows which card."
FIELDS: Final = (
    public("place", kind="place", default=NONE),
    public("used", high=3),  # the stall at which somebody has swapped in this turn; 0: none
    public("seen", (STALLS,), "seat", many=True),  # who laid the card there, or saw it
)

# --- written by tools/fields.py; change FIELDS instead


class MarketMat(Mat):
    """Where the Black Market stands, where it was used, and who knows which card."""

    all_public = True

    def __init__(
        self,
        place: int,
        used: int,
        seen: list[int],
    ) -> None:
        self.place = place
        self.used = used
        self.seen = seen

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> "MarketMat":
        return MarketMat(
            self.place,
            self.used,
            self.seen[:],
        )


def empty_mat(seats: int) -> MarketMat:
    """The mat before setup."""
    return MarketMat(
        -1,
        0,
        [0] * 3,
    )


def mat_of(s: Root, seat: int) -> MarketMat:
    """The mat of a seat that has one of this kind."""
    mat = s.mats[seat] if s.owned >> seat & 1 else s.mat(seat)
    assert isinstance(mat, MarketMat)
    return mat


# --- end
