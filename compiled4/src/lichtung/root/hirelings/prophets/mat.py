"""In which order cards lie on the discard pile, for the Lizard Envoys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lichtung.root.fields import Axis, Field, Mat, public

if TYPE_CHECKING:
    from lichtung.root.state import Root

CARDS: Final = Axis("card")
FIELDS: Final = (
    public("height", (CARDS,)),  # of each card on the discard pile: the later it came, the higher
    public("top", high=9999),  # the height of the last one
)


class ProphetsMat(Mat):
    """How high each discarded card lies."""

    all_public = True

    def __init__(self, height: list[int], top: int) -> None:
        self.height = height
        self.top = top

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> ProphetsMat:
        return ProphetsMat(self.height[:], self.top)


def mat_of(s: Root, me: int) -> ProphetsMat:
    """The mat, to read and to write."""
    mat = s.mat(s.setup.own_mats[me - s.setup.first_hireling])
    assert isinstance(mat, ProphetsMat)
    return mat


def read_mat(s: Root, me: int) -> ProphetsMat:
    """The same to read only, so that forks go on sharing it."""
    mat = s.mats[s.setup.own_mats[me - s.setup.first_hireling]]
    assert isinstance(mat, ProphetsMat)
    return mat
