"""What a position was worth to the Riverfolk when measuring began. Frozen: the reference agent uses it."""

from typing import Final

from lichtung.root.cards import count
from lichtung.root.factions.riverfolk.ledger import count_funds, has_post, posts_on_map
from lichtung.root.factions.riverfolk.mat import mat_of
from lichtung.root.state import POINTS_TO_WIN, Root

# All in hundredths of a victory point.
POINTS_A_TURN: Final = 4  # that the leader is taken to make until the end
MOST_TURNS: Final = 6
DIVIDEND: Final = 100  # two funds that stay in their box, with a post on the map
SPARE_FUND: Final = 15  # the odd one
HELD: Final = 30  # any warrior on the board, for each turn to come
HELD_WITHOUT_POST: Final = 20
FIRST_POST: Final = 230  # without one there are no dividends
POST: Final = 80
GUARD: Final = 20  # warriors beside a post, up to MOST_GUARDS: with it half of the funds would be lost
MOST_GUARDS: Final = 3
GOODS: Final = 22  # cards to craft, to export, for sale, up to MOST_GOODS
MOST_GOODS: Final = 3
FAIR_PRICES: Final = (2, 2, 2)  # cheaper ones bring less than protectionism
UNFAIR: Final = 3  # for each step away from a fair price


def worth(s: Root, seat: int) -> int:
    """Warriors on the board by the turns to come, dividends, posts and their guards, cards, prices."""
    mat = mat_of(s, seat)
    turns = min(MOST_TURNS, 1 + max(0, POINTS_TO_WIN - max(s.points)) // POINTS_A_TURN)
    held = sum(mat.payments) + sum(mat.funds) + sum(mat.committed) + sum(mat.spaces)
    total = 0
    if posts_on_map(s, seat):
        funds = count_funds(s, seat)
        total += FIRST_POST - POST + HELD * turns * held
        total += DIVIDEND * (funds // 2) + SPARE_FUND * (funds % 2)
        for clearing in range(s.clearings):
            if has_post(s, seat, clearing):
                total += POST + GUARD * min(MOST_GUARDS, s.warriors[seat * s.places + clearing])
    else:
        total += HELD_WITHOUT_POST * turns * held
    total += GOODS * min(MOST_GOODS, count(s.zones[seat]))
    for service, fair in enumerate(FAIR_PRICES):
        total -= UNFAIR * abs(mat.prices[service] - fair)
    return total
