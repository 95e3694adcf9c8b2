"""Who has come to the Band in this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lichtung.root.fields import OWNERS, Field, Mat, public

if TYPE_CHECKING:
    from lichtung.root.state import Root

FIELDS: Final = (
    public("arrived", (OWNERS,), "clearing", many=True),
)  # where pieces came by a move, this turn


class BandMat(Mat):
    """Where pieces of each owner have come by a move in this turn."""

    all_public = True

    def __init__(self, arrived: list[int]) -> None:
        self.arrived = arrived

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> BandMat:
        return BandMat(self.arrived[:])


def mat_of(s: Root, me: int) -> BandMat:
    """The mat, to read and to write."""
    mat = s.mat(s.setup.own_mats[me - s.setup.first_hireling])
    assert isinstance(mat, BandMat)
    return mat


def read_mat(s: Root, me: int) -> BandMat:
    """The same to read only, so that forks go on sharing it."""
    mat = s.mats[s.setup.own_mats[me - s.setup.first_hireling]]
    assert isinstance(mat, BandMat)
    return mat
