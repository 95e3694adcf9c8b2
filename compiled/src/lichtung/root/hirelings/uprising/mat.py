"""What the Rabbit Scouts have to remember."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lichtung.root.fields import Field, Mat, public

if TYPE_CHECKING:
    from lichtung.root.state import Root

FIELDS: Final = (public("scouted", high=1),)  # whether the defender uses the higher die in this battle


class UprisingMat(Mat):
    """Whether Scouts help the defender."""

    all_public = True

    def __init__(self, scouted: int) -> None:
        self.scouted = scouted

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> UprisingMat:
        return UprisingMat(self.scouted)


def mat_of(s: Root, me: int) -> UprisingMat:
    """The mat, to read and to write."""
    mat = s.mat(s.setup.own_mats[me - s.setup.first_hireling])
    assert isinstance(mat, UprisingMat)
    return mat
