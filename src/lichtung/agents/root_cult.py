"""What a position is worth to the Lizard Cult: gardens that score again and again, and ground for more."""

from lichtung.root.board import BIRD, CLEARINGS
from lichtung.root.factions.cult import ACOLYTES, GARDEN_POINTS, GARDENS_FOR_CARD, HATED, gardens
from lichtung.root.state import Root

# All in hundredths of a victory point.
GARDEN = 70
AGAIN = 130  # for each point that a card of the suit would score
MORE_CARDS = 60
CARD_THAT_SCORES = 25  # the first of each suit
SITE = 26  # a ruled clearing with room for a garden
FOOTHOLD = 8  # a clearing with warriors
GUARD = 9  # warriors beside gardens, up to MOST_GUARDS
MOST_GUARDS = 3
ACOLYTE = 34
MOST_ACOLYTES = 6
CHEAP = 10  # what an acolyte is worth more while the outcast is hated


def cult_worth(s: Root, seat: int) -> int:
    """Gardens by what they score, the cards that let them, places for the next ones, acolytes."""
    board = s.boards[seat]
    base = s.setup.base[seat]
    worth = 0
    for suit in range(BIRD):
        n = gardens(s, seat, suit)
        if n:
            worth += GARDEN * n + AGAIN * GARDEN_POINTS[n - 1]
            if GARDEN_POINTS[n - 1] and s.zones[seat] & s.setup.deck.of_suit[suit]:
                worth += CARD_THAT_SCORES
        if n >= GARDENS_FOR_CARD:
            worth += MORE_CARDS
    for clearing in range(CLEARINGS):
        here = s.warriors[seat * CLEARINGS + clearing]
        suit = s.setup.board.suit[clearing]
        if here:
            worth += FOOTHOLD
        if s.ruler[clearing] == seat and s.slots[clearing] and s.left[base + suit]:
            worth += SITE
        if s.pieces[(base + suit) * CLEARINGS + clearing]:
            worth += GUARD * min(here, MOST_GUARDS)
    acolytes = min(board[ACOLYTES], MOST_ACOLYTES)
    worth += acolytes * (ACOLYTE + CHEAP * board[HATED])
    return worth
