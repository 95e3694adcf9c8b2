"""The mat of the Riverfolk Company. Law 11."""

from typing import Final

from lichtung.root.fields import SEATS, Axis, Field, Mat, public
from lichtung.root.map import BIRD, SUITS
from lichtung.root.questions import NONE
from lichtung.root.state import Root

HAND_CARD: Final = 0
RIVERBOATS: Final = 1
MERCENARIES: Final = 2
SERVICES: Final = ("hand-card", "riverboats", "mercenaries")
LOWEST_PRICE: Final = 1
HIGHEST_PRICE: Final = 4

BY_SERVICE: Final = Axis("service", SERVICES)
BY_SUIT: Final = Axis("suit", SUITS[:BIRD])
NAME: Final = "RiverfolkMat"
SUMMARY: Final = "Warriors of every owner in boxes and on tracks, and prices. 11.2"
FIELDS: Final = (
    # warriors are counted by the seat that owns them
    public("payments", (SEATS,), warriors=True),
    public("funds", (SEATS,), warriors=True),
    public("committed", (SEATS,), warriors=True),
    public("spaces", (BY_SUIT, SEATS), warriors=True, key="{}-spaces-{}"),  # on empty spaces of the tracks
    public(
        "prices", (BY_SERVICE,), low=LOWEST_PRICE, high=HIGHEST_PRICE, default=LOWEST_PRICE, key="price-{}"
    ),
    public("bought", key="services-bought", high=20),  # services that the active player has bought
    public("hirer", kind="seat", default=NONE, key="mercenaries-for"),  # has paid and waits for Daylight
)

# --- written by tools/fields.py; change FIELDS instead


class RiverfolkMat(Mat):
    """Warriors of every owner in boxes and on tracks, and prices. 11.2"""

    all_public = True

    def __init__(
        self,
        payments: list[int],
        funds: list[int],
        committed: list[int],
        spaces: list[int],
        prices: list[int],
        bought: int,
        hirer: int,
    ) -> None:
        self.payments = payments
        self.funds = funds
        self.committed = committed
        self.spaces = spaces
        self.prices = prices
        self.bought = bought
        self.hirer = hirer

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> "RiverfolkMat":
        return RiverfolkMat(
            self.payments[:],
            self.funds[:],
            self.committed[:],
            self.spaces[:],
            self.prices[:],
            self.bought,
            self.hirer,
        )


def empty_mat(seats: int) -> RiverfolkMat:
    """The mat before setup."""
    return RiverfolkMat(
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * (3 * seats),
        [1] * 3,
        0,
        -1,
    )


def mat_of(s: Root, seat: int) -> RiverfolkMat:
    """The mat of a seat that has one of this kind."""
    mat = s.mats[seat] if s.owned >> seat & 1 else s.mat(seat)
    assert isinstance(mat, RiverfolkMat)
    return mat


# --- end
