"""The Riverfolk's funds and trade posts. Law 11.2.4, 11.2.5."""

from typing import Final

from lichtung.kernel.codec import Event, Refusal
from lichtung.kernel.frames import emit
from lichtung.root.factions.riverfolk.mat import mat_of
from lichtung.root.map import BIRD
from lichtung.root.pieces import SPENT, return_warriors
from lichtung.root.state import Root
from lichtung.root.suits import has_kind

POSTS_A_SUIT: Final = 3  # 11.3.3

COMMITTED_FUND: Final = Event("11.5", "fund-committed", "seat owner:seat")
SPENT_FUNDS: Final = Event("11.5", "funds-spent", "seat owner:seat count")
ASSIGNED_FUND: Final = Event("11.5.3", "fund-assigned", "seat owner:seat suit")

NO_FUNDS: Final = Refusal("11.2.4", "no-funds")


# --- Funds. 11.2.4


def count_payments(s: Root, seat: int) -> int:
    return sum(mat_of(s, seat).payments)


def count_funds(s: Root, seat: int) -> int:
    """11.2.4: warriors in the Funds box, whoever owns them."""
    return sum(mat_of(s, seat).funds)


def fund_owners(s: Root, seat: int) -> list[int]:
    """The seats whose warriors are among the funds."""
    mat = mat_of(s, seat)
    return [owner for owner in range(s.setup.seats) if mat.funds[owner]]


def cannot_fund(s: Root, seat: int) -> Refusal | None:
    """11.2.4: most actions take a fund."""
    return None if count_funds(s, seat) else NO_FUNDS


def pay_in(s: Root, seat: int, count: int) -> int:
    """Own warriors go from the supply to the Payments box, as many as there are. 2.5"""
    n = min(count, s.supply[seat])
    s.supply[seat] -= n
    mat_of(s, seat).payments[seat] += n
    return n


def commit(s: Root, seat: int, owner: int) -> None:
    """11.5: a fund is committed: it stays on the board until it is gathered."""
    mat = mat_of(s, seat)
    mat.funds[owner] -= 1
    mat.committed[owner] += 1
    if s.events is not None:
        emit(s, COMMITTED_FUND.of(seat, owner))


def assign(s: Root, seat: int, owner: int, suit: int) -> None:
    """11.5.3: a fund goes onto an empty space of a suit's track."""
    mat = mat_of(s, seat)
    mat.funds[owner] -= 1
    mat.spaces[suit * s.setup.seats + owner] += 1
    if s.events is not None:
        emit(s, ASSIGNED_FUND.of(seat, owner, suit))


def send_home(s: Root, seat: int, owner: int, count: int) -> None:
    """Funds go back into their owner's supply."""
    mat_of(s, seat).funds[owner] -= count
    return_warriors(s, owner, count, SPENT)


def spend_funds(s: Root, seat: int, owner: int, count: int) -> None:
    """11.5: funds are spent: they go home."""
    send_home(s, seat, owner, count)
    if s.events is not None:
        emit(s, SPENT_FUNDS.of(seat, owner, count))


# --- Trade posts. 11.2.5


def has_post(s: Root, seat: int, clearing: int) -> bool:
    return has_kind(s, s.setup.first_kind[seat], clearing)


def posts_on_map(s: Root, seat: int) -> int:
    """How many trade posts of all suits lie on the map."""
    first = s.setup.first_kind[seat] * s.places
    return sum(s.pieces[first : first + BIRD * s.places])


def open_spaces(s: Root, seat: int) -> list[int]:
    """11.5.3: empty spaces of each track; a space is empty once its post has left, wherever it is now."""
    mat = mat_of(s, seat)
    base = s.setup.first_kind[seat]
    found = [0, 0, 0]
    seats = s.setup.seats
    for suit in range(BIRD):
        taken = sum(mat.spaces[suit * seats : suit * seats + seats])
        found[suit] = POSTS_A_SUIT - s.unplaced[base + suit] - taken
    return found
