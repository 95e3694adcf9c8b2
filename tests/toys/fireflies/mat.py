"""The mat of the Fireflies."""

from typing import Final

from lichtung.root.fields import OWNER, Field, Mat, public
from lichtung.root.state import Root

LEAST_VOW: Final = 1
HIGHEST_VOW: Final = 3


class FirefliesMat(Mat):
    """How bright they glow, and a vow that nobody else knows."""

    def __init__(self, glow: int, vow: int) -> None:
        self.glow = glow
        self.vow = vow

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> "FirefliesMat":
        return FirefliesMat(self.glow, self.vow)


FIELDS: Final = (
    public("glow", high=20),
    Field("vow", visible=OWNER, low=0, high=HIGHEST_VOW),
)


def empty_mat(seats: int) -> FirefliesMat:
    return FirefliesMat(0, 0)


def mat_of(s: Root, seat: int) -> FirefliesMat:
    mat = s.mat(seat)
    assert isinstance(mat, FirefliesMat)
    return mat
