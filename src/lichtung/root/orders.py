"""The plan of orders: cards in a row, face down, each in a pile of its own. M.3.3."""

from typing import Final

from lichtung.root.cards import nth_card
from lichtung.root.drawing import draw
from lichtung.root.state import NONE, Root

PLAN: Final = 5

# The planner's own numbers: cards are face down, but everybody can follow each of them by the eye.
DRAWN: Final = 0  # how many orders were drawn so far
SERIAL: Final = 1  # + slot: the how-manieth of them lies there
NUMBERS: Final = SERIAL + PLAN


def order_zone(s: Root, seat: int, slot: int) -> int:
    return s.setup.pile[seat] + slot


def order_at(s: Root, seat: int, slot: int) -> int:
    """The card in a place of the plan, counted from the left, or NONE."""
    cards = s.zones[s.setup.pile[seat] + slot]
    return nth_card(cards, 0) if cards else NONE


def draw_order(s: Root, seat: int, slot: int) -> None:
    """M.3.3, M.6: the next card of the deck lies in a place of the plan, face down."""
    board = s.boards[seat]
    board[DRAWN] += 1
    board[SERIAL + slot] = board[DRAWN]
    draw(s, order_zone(s, seat, slot), 1)


def remove_first(s: Root, seat: int) -> None:
    """The leftmost order is gone: the others move up, and what anybody knows of them with them."""
    for slot in range(PLAN - 1):
        swap_orders(s, seat, slot, slot + 1)


def swap_orders(s: Root, seat: int, one: int, two: int) -> None:
    """M.7.4: two orders change places; whoever has seen one of them sees where it goes."""
    board = s.boards[seat]
    board[SERIAL + one], board[SERIAL + two] = board[SERIAL + two], board[SERIAL + one]
    a, b = s.setup.pile[seat] + one, s.setup.pile[seat] + two
    s.zones[a], s.zones[b] = s.zones[b], s.zones[a]
    for viewer in range(s.setup.seats):
        base = viewer * s.setup.zones
        s.known[base + a], s.known[base + b] = s.known[base + b], s.known[base + a]
