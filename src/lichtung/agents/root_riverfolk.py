"""What a position is worth to the Riverfolk: wealth that pays again and again, posts, goods for sale."""

from lichtung.root.board import CLEARINGS
from lichtung.root.cards import count
from lichtung.root.factions.riverfolk.ledger import (
    AFTER_WARRIORS,
    FUNDS,
    MOST_SEATS,
    PRICES,
    count_funds,
    has_post,
    post_kind,
    posts_on_map,
)
from lichtung.root.state import NONE, POINTS_TO_WIN, Root

# All in hundredths of a victory point.
DIVIDEND = 100  # two funds that stay in their box, with a post on the map
SPARE_FUND = 15  # the odd one
HELD = 30  # any warrior on the board
HELD_TO_COME = 3  # and for each point that is still to be made
POST = 110
GUARD = 14  # warriors beside a post, up to MOST_GUARDS
MOST_GUARDS = 2
GOODS = 22  # cards for sale, up to MOST_GOODS
MOST_GOODS = 3
SITE = 30  # a post that its ruler's funds could pay for
POST_FUNDS = 2
FAIR_PRICES = (1, 1, 2)
UNFAIR = 3  # for each step away from a fair price


def riverfolk_worth(s: Root, seat: int) -> int:
    """Warriors on the board, dividends to come, posts and who guards them, sites, cards, prices."""
    board = s.boards[seat]
    funds = count_funds(s, seat)
    to_come = max(0, POINTS_TO_WIN - s.points[seat])
    worth = sum(board[:AFTER_WARRIORS]) * (HELD + HELD_TO_COME * to_come)
    if posts_on_map(s, seat):
        worth += DIVIDEND * (funds // 2) + SPARE_FUND * (funds % 2)
    worth += GOODS * min(MOST_GOODS, count(s.zones[seat]))
    affordable = [n // POST_FUNDS for n in board[FUNDS : FUNDS + MOST_SEATS]]
    for clearing in range(CLEARINGS):
        if has_post(s, seat, clearing):
            worth += POST + GUARD * min(MOST_GUARDS, s.warriors[seat * CLEARINGS + clearing])
            continue
        ruler = s.ruler[clearing]
        if ruler != NONE and affordable[ruler] and s.left[post_kind(s, seat, clearing)]:
            affordable[ruler] -= 1
            worth += SITE
    for service, fair in enumerate(FAIR_PRICES):
        worth -= UNFAIR * abs(board[PRICES + service] - fair)
    return worth
