"""What a position was worth to the Cult when measuring began. Frozen: the reference agent plays by it."""

from typing import Final

from lichtung.root.factions.cult.mat import mat_of
from lichtung.root.factions.cult.rules import GARDEN_POINTS, GARDENS_FOR_CARD, gardens
from lichtung.root.map import BIRD
from lichtung.root.state import Root, suit_at

# All in hundredths of a victory point.
GARDEN: Final = 70
AGAIN: Final = 130  # for each point that a card of the suit would score
MORE_CARDS: Final = 60
CARD_THAT_SCORES: Final = 25  # the first of each suit
SITE: Final = 26  # a ruled clearing with room for a garden
FOOTHOLD: Final = 8  # a clearing with warriors
GUARD: Final = 9  # warriors beside gardens, up to MOST_GUARDS
MOST_GUARDS: Final = 3
ACOLYTE: Final = 34
MOST_ACOLYTES: Final = 6
CHEAP: Final = 10  # what an acolyte is worth more while the outcast is hated


def worth(s: Root, seat: int) -> int:
    """Gardens by what they score, the cards that let them, places for the next ones, acolytes."""
    mat = mat_of(s, seat)
    base = s.setup.first_kind[seat]
    total = 0
    for suit in range(BIRD):
        n = gardens(s, seat, suit)
        if n:
            total += GARDEN * n + AGAIN * GARDEN_POINTS[n - 1]
            if GARDEN_POINTS[n - 1] and s.zones[seat] & s.setup.deck.of_suit[suit]:
                total += CARD_THAT_SCORES
        if n >= GARDENS_FOR_CARD:
            total += MORE_CARDS
    for clearing in range(s.clearings):
        here = s.warriors[seat * s.places + clearing]
        suit = suit_at(s, clearing)
        if here:
            total += FOOTHOLD
        if s.ruler[clearing] == seat and s.slots[clearing] and s.unplaced[base + suit]:
            total += SITE
        if s.pieces[(base + suit) * s.places + clearing]:
            total += GUARD * min(here, MOST_GUARDS)
    acolytes = min(mat.acolytes, MOST_ACOLYTES)
    total += acolytes * (ACOLYTE + CHEAP * mat.hated)
    return total
