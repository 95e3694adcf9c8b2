"""What lies on crafted cards, and which crafted items are turned face down: a mat beside those of the seats.

Only a deck with such cards has it, so that games without them keep nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lichtung.root.fields import ITEM_KINDS, OWNERS, SEATS, Field, Mat, public

if TYPE_CHECKING:
    from lichtung.root.state import Root

ITEMS: Final = 8  # kinds of items
FIELDS: Final = (
    public("coffin", (OWNERS,), warriors=True),  # warriors of each owner on the Coffin Makers
    public("face_down", (SEATS, ITEM_KINDS)),  # of the items in each Crafted Items box
)


class CardMat(Mat):
    """Warriors that lie on a card, and items that a card has turned face down."""

    all_public = True

    def __init__(self, coffin: list[int], face_down: list[int]) -> None:
        self.coffin = coffin
        self.face_down = face_down

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> CardMat:
        return CardMat(self.coffin[:], self.face_down[:])


def empty_card_mat(seats: int, owners: int) -> CardMat:
    """Nothing lies on any card, all items are face up."""
    return CardMat([0] * owners, [0] * (seats * ITEMS))


def card_mat(s: Root) -> CardMat:
    """The mat of the cards, to read and to write; only where `setup.has_card_mat`."""
    mat = s.mat(s.setup.seats)
    assert isinstance(mat, CardMat)
    return mat


def read_card_mat(s: Root) -> CardMat:
    """The same to read only, so that forks go on sharing it."""
    mat = s.mats[s.setup.seats]
    assert isinstance(mat, CardMat)
    return mat


def turn_item(s: Root, seat: int, item: int, by: int) -> None:
    """One more item of a kind lies face down in a seat's box, or one less if there is one."""
    mat, at = card_mat(s), seat * ITEMS + item
    mat.face_down[at] = max(0, mat.face_down[at] + by)


def items_face_up(s: Root, seat: int) -> list[int]:
    """How many items of each kind in a seat's box of crafted ones lie face up."""
    first = seat * ITEMS
    down = read_card_mat(s).face_down
    return [s.crafted_items[first + item] - down[first + item] for item in range(ITEMS)]
