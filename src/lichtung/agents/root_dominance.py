"""How far an active dominance card is met, and how firmly. 3.3.1.

An agent that holds one asks the same before it activates it: points are lost for good then.
"""

from typing import Final

from lichtung.root.cards import members
from lichtung.root.dominance import CLEARINGS_NEEDED
from lichtung.root.map import BIRD
from lichtung.root.state import NONE, Root

MET: Final = CLEARINGS_NEEDED  # three clearings of the suit; for a bird both corners
HALF_MET: Final = 1  # one of the corners
NEARLY_MET: Final = 2
SAFE: Final = 5  # more strength beyond a rival's counts no more
NEEDS_CORNERS: Final = 2


def reach(s: Root, seat: int, card: int) -> int:
    """Of three: how much of what the card asks for the seat rules."""
    suit = s.setup.deck.suit[card]
    if suit != BIRD:
        ruled = 0
        for clearing in members(s.matching[suit]):
            if s.ruler[clearing] == seat:
                ruled += 1
        return min(MET, ruled)
    best = 0
    opposite = s.setup.map.opposite
    for corner in s.setup.map.corners:
        if s.ruler[corner] == seat:
            best = max(best, MET if s.ruler[opposite[corner]] == seat else HALF_MET)
    return best


def firmness(s: Root, seat: int, card: int) -> int:
    """By how much the seat is stronger than every rival there, in the places that serve it best."""
    suit = s.setup.deck.suit[card]
    if suit != BIRD:
        held = [lead(s, seat, clearing) for clearing in members(s.matching[suit])]
        held.sort()
        return sum(held[-CLEARINGS_NEEDED:])
    best = 0
    opposite = s.setup.map.opposite
    for corner in s.setup.map.corners:
        both = lead(s, seat, corner) + lead(s, seat, opposite[corner])
        best = max(best, both * CLEARINGS_NEEDED // NEEDS_CORNERS)
    return best


def lead(s: Root, seat: int, clearing: int) -> int:
    """How much stronger the seat is than any rival in a clearing that it rules, up to a bound."""
    if s.ruler[clearing] != seat:
        return 0
    rival = 0
    for owner in range(s.setup.owners):
        if owner != seat:
            rival = max(rival, s.strength[owner * s.places + clearing])
    return min(SAFE, max(0, s.strength[seat * s.places + clearing] - rival))


def warned(s: Root, seat: int, card: int) -> int:
    """How many of the others have had their turn since the seat's own, if what it needs is met.

    Each of them could have prevented it, and whoever comes last has to.
    """
    if s.active == NONE or s.active == seat or reach(s, seat, card) < MET:
        return 0
    seats = s.setup.seats
    return (s.active - seat) % seats - 1


def dares(s: Root, seat: int, card: int) -> bool:
    """Whether it is worth a thought to activate a card now."""
    return s.setup.factions[seat].wins_by_rule and reach(s, seat, card) >= NEARLY_MET
