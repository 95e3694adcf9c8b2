"""The plan of orders: cards in a row, face down, each in a pile of its own. M.3.3."""

from typing import Final

from lichtung.kernel.errors import LichtungError
from lichtung.root.cards import nth_card
from lichtung.root.drawing import draw
from lichtung.root.fields import Axis, Field, Mat, public
from lichtung.root.possible import mat_key
from lichtung.root.state import NONE, Root

PLAN: Final = 5
BY_SLOT: Final = Axis("slot", ("1", "2", "3", "4", "5"))

# Cards are face down, but everybody can follow each of them by the eye.
NAME: Final = "OrdersMat"
SUMMARY: Final = "Which of the orders drawn so far lies in each slot."
FIELDS: Final = (
    public("drawn"),  # how many orders were drawn so far
    public("serials", (BY_SLOT,), key="serial-{}"),
)

# --- written by tools/fields.py; change FIELDS instead


class OrdersMat(Mat):
    """Which of the orders drawn so far lies in each slot."""

    all_public = True

    def __init__(
        self,
        drawn: int,
        serials: list[int],
    ) -> None:
        self.drawn = drawn
        self.serials = serials

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> "OrdersMat":
        return OrdersMat(
            self.drawn,
            self.serials[:],
        )


def empty_mat(seats: int) -> OrdersMat:
    """The mat before setup."""
    return OrdersMat(
        0,
        [0] * 5,
    )


def mat_of(s: Root, seat: int) -> OrdersMat:
    """The mat of a seat that has one of this kind."""
    mat = s.mats[seat] if s.owned >> seat & 1 else s.mat(seat)
    assert isinstance(mat, OrdersMat)
    return mat


# --- end


def order_zone(s: Root, seat: int, slot: int) -> int:
    return s.setup.pile[seat] + slot


def order_at(s: Root, seat: int, slot: int) -> int:
    """The card in a place of the plan, counted from the left, or NONE."""
    cards = s.zones[s.setup.pile[seat] + slot]
    return nth_card(cards, 0) if cards else NONE


def check_orders(s: Root, seat: int) -> None:
    """M.3.3: a place of the plan holds one order, and no more were drawn than are counted."""
    mat = mat_of(s, seat)
    for slot in range(PLAN):
        zone = order_zone(s, seat, slot)
        if s.zones[zone].bit_count() > 1:
            raise LichtungError("position-one-order", f"hands.{s.setup.zone_words[zone]}")
        if mat.serials[slot] > mat.drawn:
            key = mat_key(s, seat, f"serial-{slot + 1}")
            raise LichtungError("position-want", key, want=f"0..{mat.drawn}")


def draw_order(s: Root, seat: int, slot: int) -> None:
    """M.3.3, M.6: the next card of the deck lies in a place of the plan, face down."""
    mat = mat_of(s, seat)
    mat.drawn += 1
    mat.serials[slot] = mat.drawn
    draw(s, order_zone(s, seat, slot), 1)


def remove_first(s: Root, seat: int) -> None:
    """The leftmost order is gone: the others move up, and what anybody knows of them with them."""
    for slot in range(PLAN - 1):
        swap_orders(s, seat, slot, slot + 1)


def swap_orders(s: Root, seat: int, one: int, two: int) -> None:
    """M.7.4: two orders change places; whoever has seen one of them sees where it goes."""
    mat = mat_of(s, seat)
    mat.serials[one], mat.serials[two] = mat.serials[two], mat.serials[one]
    a, b = s.setup.pile[seat] + one, s.setup.pile[seat] + two
    s.zones[a], s.zones[b] = s.zones[b], s.zones[a]
    for viewer in range(s.setup.seats):
        row = viewer * s.setup.zones
        s.known[row + a], s.known[row + b] = s.known[row + b], s.known[row + a]
