"""What lies on the card of the Exile, and what the Brigand has done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lichtung.root.cards import ITEM_SUPPLY
from lichtung.root.fields import Field, Mat, public

if TYPE_CHECKING:
    from lichtung.root.state import Root

CLUBS: Final = 3  # B.4.2
MOST_ITEMS: Final = CLUBS + sum(ITEM_SUPPLY)

FIELDS: Final = (
    public("ready", high=MOST_ITEMS),  # items on the card that lie face up: one is like the other
    public("exhausted", high=MOST_ITEMS),
    public("found", kind="item", many=True),  # what came from under ruins
    public("searched", high=1),  # whether a ruin was searched this turn
    public("robbed", high=1),  # whether somebody was robbed this turn
)


class ExileMat(Mat):
    """Items on the card, ready or exhausted; what was found in ruins, and both deeds of a turn."""

    all_public = True

    def __init__(self, ready: int, exhausted: int, found: int, searched: int, robbed: int) -> None:
        self.ready = ready
        self.exhausted = exhausted
        self.found = found
        self.searched = searched
        self.robbed = robbed

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> ExileMat:
        return ExileMat(self.ready, self.exhausted, self.found, self.searched, self.robbed)


def mat_of(s: Root, me: int) -> ExileMat:
    """The mat, to read and to write."""
    mat = s.mat(s.setup.own_mats[me - s.setup.first_hireling])
    assert isinstance(mat, ExileMat)
    return mat


def read_mat(s: Root, me: int) -> ExileMat:
    """The same to read only, so that forks go on sharing it."""
    mat = s.mats[s.setup.own_mats[me - s.setup.first_hireling]]
    assert isinstance(mat, ExileMat)
    return mat
