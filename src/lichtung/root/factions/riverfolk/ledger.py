"""The Riverfolk's board: warriors of every faction in its boxes and on its tracks, prices. Law 11.2.4."""

from typing import Final

from lichtung.kernel.codec import Event, Refusal
from lichtung.kernel.frames import emit
from lichtung.root.board import BIRD, CLEARINGS, SUITS
from lichtung.root.state import MOST_SEATS, NONE, BoardField, Root

# the faction's own numbers; warriors are counted by the seat that owns them
PAYMENTS: Final = 0  # + owner
FUNDS: Final = PAYMENTS + MOST_SEATS  # + owner
COMMITTED: Final = FUNDS + MOST_SEATS  # + owner
TRACKS: Final = COMMITTED + MOST_SEATS  # + suit * MOST_SEATS + owner: on empty spaces of the post tracks
PRICES: Final = TRACKS + BIRD * MOST_SEATS  # + service
BOUGHT: Final = PRICES + 3  # services that the active player has bought
HIRER: Final = BOUGHT + 1  # who has paid for mercenaries and waits for Daylight
NUMBERS: Final = HIRER + 1
AFTER_WARRIORS: Final = PRICES

HAND_CARD: Final = 0
RIVERBOATS: Final = 1
MERCENARIES: Final = 2
SERVICES: Final = ("hand-card", "riverboats", "mercenaries")
LOWEST_PRICE: Final = 1
HIGHEST_PRICE: Final = 4

POSTS_A_SUIT: Final = 3  # 11.3.3

COMMITTED_FUND = Event("11.5", "fund-committed", "seat owner:seat")
SPENT_FUNDS = Event("11.5", "funds-spent", "seat owner:seat count")
ASSIGNED_FUND = Event("11.5.3", "fund-assigned", "seat owner:seat suit")

NO_FUNDS = Refusal("11.2.4", "no-funds")


def empty_board() -> list[int]:
    """Nobody's warriors anywhere, and the lowest prices."""
    board = [0] * NUMBERS
    for service in range(len(SERVICES)):
        board[PRICES + service] = LOWEST_PRICE
    board[HIRER] = NONE
    return board


def board_fields(seats: list[str]) -> list[BoardField]:
    """The board's numbers by name."""
    fields = [BoardField(f"price-{name}", PRICES + service) for service, name in enumerate(SERVICES)]
    fields.append(BoardField("services-bought", BOUGHT))
    fields.append(BoardField("mercenaries-for", HIRER, "seat"))
    for owner, name in enumerate(seats):
        fields.append(BoardField(f"payments-{name}", PAYMENTS + owner))
        fields.append(BoardField(f"funds-{name}", FUNDS + owner))
        fields.append(BoardField(f"committed-{name}", COMMITTED + owner))
        for suit in range(BIRD):
            at = TRACKS + suit * MOST_SEATS + owner
            fields.append(BoardField(f"{SUITS[suit]}-spaces-{name}", at))
    return fields


def count_aside(s: Root, seat: int, owner: int) -> int:
    """All warriors of one owner on the board."""
    return sum(s.boards[seat][owner:AFTER_WARRIORS:MOST_SEATS])


# --- Funds. 11.2.4


def count_payments(s: Root, seat: int) -> int:
    return sum(s.boards[seat][PAYMENTS : PAYMENTS + MOST_SEATS])


def count_funds(s: Root, seat: int) -> int:
    """11.2.4: warriors in the Funds box, whoever owns them."""
    return sum(s.boards[seat][FUNDS : FUNDS + MOST_SEATS])


def fund_owners(s: Root, seat: int) -> list[int]:
    """The seats whose warriors are among the funds."""
    board = s.boards[seat]
    return [owner for owner in range(s.setup.seats) if board[FUNDS + owner]]


def no_funds(s: Root, seat: int) -> Refusal | None:
    """11.2.4: most actions take a fund."""
    return None if count_funds(s, seat) else NO_FUNDS


def pay_in(s: Root, seat: int, count: int) -> int:
    """Own warriors go from the supply to the Payments box, as many as there are. 2.5"""
    n = min(count, s.supply[seat])
    s.supply[seat] -= n
    s.boards[seat][PAYMENTS + seat] += n
    return n


def commit(s: Root, seat: int, owner: int) -> None:
    """11.5: a fund is committed: it stays on the board until it is gathered."""
    board = s.boards[seat]
    board[FUNDS + owner] -= 1
    board[COMMITTED + owner] += 1
    if s.events is not None:
        emit(s, COMMITTED_FUND.of(seat, owner))


def assign(s: Root, seat: int, owner: int, suit: int) -> None:
    """11.5.3: a fund goes onto an empty space of a suit's track."""
    board = s.boards[seat]
    board[FUNDS + owner] -= 1
    board[TRACKS + suit * MOST_SEATS + owner] += 1
    if s.events is not None:
        emit(s, ASSIGNED_FUND.of(seat, owner, suit))


def send_home(s: Root, seat: int, owner: int, count: int) -> None:
    """Funds go back into their owner's supply."""
    s.boards[seat][FUNDS + owner] -= count
    s.supply[owner] += count


def spend_funds(s: Root, seat: int, owner: int, count: int) -> None:
    """11.5: funds are spent: they go home."""
    send_home(s, seat, owner, count)
    if s.events is not None:
        emit(s, SPENT_FUNDS.of(seat, owner, count))


# --- Trade posts. 11.2.5


def post_kind(s: Root, seat: int, clearing: int) -> int:
    """The kind of trade post that matches a clearing."""
    return s.setup.base[seat] + s.setup.board.suit[clearing]


def has_post(s: Root, seat: int, clearing: int) -> bool:
    return s.pieces[post_kind(s, seat, clearing) * CLEARINGS + clearing] > 0


def posts_on_map(s: Root, seat: int) -> int:
    """How many trade posts of all suits lie on the map."""
    base = s.setup.base[seat] * CLEARINGS
    return sum(s.pieces[base : base + BIRD * CLEARINGS])


def open_spaces(s: Root, seat: int) -> list[int]:
    """11.5.3: empty spaces of each track; a space is empty once its post has left, wherever it is now."""
    board = s.boards[seat]
    base = s.setup.base[seat]
    found = [0, 0, 0]
    for suit in range(BIRD):
        taken = TRACKS + suit * MOST_SEATS
        found[suit] = POSTS_A_SUIT - s.left[base + suit] - sum(board[taken : taken + MOST_SEATS])
    return found
