"""The mat of the Lizard Cult. Law 10."""

from typing import Final

from lichtung.root.fields import Field, Mat, public
from lichtung.root.state import Root

NAME: Final = "CultMat"
SUMMARY: Final = "The outcast, acolytes, lost souls and revealed cards. 10.2"
FIELDS: Final = (
    public("outcast", kind="outcast"),  # the first suit until the Cult chooses
    public("hated", high=1),  # the marker shows its other side
    public("acolytes", warriors=True),
    public("lost_souls", kind="card", many=True),
    public("revealed", kind="card", many=True),  # for rituals this Daylight
    public("scored", kind="outcast", many=True),  # suits, this turn
)

# --- written by tools/fields.py; change FIELDS instead


class CultMat(Mat):
    """The outcast, acolytes, lost souls and revealed cards. 10.2"""

    all_public = True

    def __init__(
        self,
        outcast: int,
        hated: int,
        acolytes: int,
        lost_souls: int,
        revealed: int,
        scored: int,
    ) -> None:
        self.outcast = outcast
        self.hated = hated
        self.acolytes = acolytes
        self.lost_souls = lost_souls
        self.revealed = revealed
        self.scored = scored

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> "CultMat":
        return CultMat(
            self.outcast,
            self.hated,
            self.acolytes,
            self.lost_souls,
            self.revealed,
            self.scored,
        )


def empty_mat(seats: int) -> CultMat:
    """The mat before setup."""
    return CultMat(
        0,
        0,
        0,
        0,
        0,
        0,
    )


def mat_of(s: Root, seat: int) -> CultMat:
    """The mat of a seat that has one of this kind."""
    mat = s.mats[seat] if s.owned >> seat & 1 else s.mat(seat)
    assert isinstance(mat, CultMat)
    return mat


# --- end
