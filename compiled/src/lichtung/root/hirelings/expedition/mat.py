"""What lies on the card of the Mole Artisans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lichtung.root.fields import Field, Mat, public

if TYPE_CHECKING:
    from lichtung.root.state import Root

FIELDS: Final = (public("revealed", kind="card", many=True),)  # crafted cards that come back to hand


class ExpeditionMat(Mat):
    """Cards that lie revealed until the end of the turn."""

    all_public = True

    def __init__(self, revealed: int) -> None:
        self.revealed = revealed

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> ExpeditionMat:
        return ExpeditionMat(self.revealed)


def mat_of(s: Root, me: int) -> ExpeditionMat:
    """The mat, to read and to write."""
    mat = s.mat(s.setup.own_mats[me - s.setup.first_hireling])
    assert isinstance(mat, ExpeditionMat)
    return mat
