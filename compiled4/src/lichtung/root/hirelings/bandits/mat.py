"""On which paths Highway Bandits stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lichtung.root.fields import Axis, Field, Mat, public

if TYPE_CHECKING:
    from lichtung.root.state import Root

PATHS: Final = Axis("path")
FIELDS: Final = (public("on_path", (PATHS,), high=1, warriors=True),)


class BanditsMat(Mat):
    """A bandit on each of some paths."""

    all_public = True

    def __init__(self, on_path: list[int]) -> None:
        self.on_path = on_path

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> BanditsMat:
        return BanditsMat(self.on_path[:])


def mat_of(s: Root, me: int) -> BanditsMat:
    """The mat, to read and to write."""
    mat = s.mat(s.setup.own_mats[me - s.setup.first_hireling])
    assert isinstance(mat, BanditsMat)
    return mat


def read_mat(s: Root, me: int) -> BanditsMat:
    """The same to read only, so that forks go on sharing it."""
    mat = s.mats[s.setup.own_mats[me - s.setup.first_hireling]]
    assert isinstance(mat, BanditsMat)
    return mat
