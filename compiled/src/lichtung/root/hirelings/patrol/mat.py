"""What lies on the card of the Forest Patrol."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lichtung.root.fields import Field, Mat, public

if TYPE_CHECKING:
    from lichtung.root.state import Root

FIELDS: Final = (public("waiting", high=12, warriors=True),)  # warriors on the card


class PatrolMat(Mat):
    """Warriors that wait on the card."""

    all_public = True

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> PatrolMat:
        return PatrolMat(self.waiting)


def mat_of(s: Root, me: int) -> PatrolMat:
    """The mat, to read and to write."""
    mat = s.mat(s.setup.own_mats[me - s.setup.first_hireling])
    assert isinstance(mat, PatrolMat)
    return mat
