"""The nine ministers: their ranks, crowns, and who has been swayed. Law 12.2.3, 12.3.4, 12.5.3."""

from typing import Final

from lichtung.root.cards import count, members
from lichtung.root.factions.duchy.mat import CROWNS_A_RANK, RANK_WORDS, mat_of
from lichtung.root.map import BIRD, SUIT_SETS
from lichtung.root.state import Root

# three of each rank, in the order of the ranks
MINISTERS: Final = (
    "foremole",
    "captain",
    "marshal",
    "brigadier",
    "banker",
    "mayor",
    "duchess_of_mud",
    "baron_of_dirt",
    "earl_of_stone",
)
FOREMOLE: Final = 0
CAPTAIN: Final = 1
MARSHAL: Final = 2
BRIGADIER: Final = 3
BANKER: Final = 4
MAYOR: Final = 5
DUCHESS_OF_MUD: Final = 6
BARON_OF_DIRT: Final = 7
EARL_OF_STONE: Final = 8

MINISTERS_A_RANK: Final = 3
LORD: Final = 2
CARDS_TO_REVEAL: Final = (2, 3, 4)  # by rank
SWAY_POINTS: Final = (1, 2, 3)  # by rank


def rank_of(minister: int) -> int:
    return minister // MINISTERS_A_RANK


def is_swayed(s: Root, seat: int, minister: int) -> bool:
    return bool(mat_of(s, seat).swayed >> minister & 1)


def swayed_of(swayed: int, rank: int) -> list[int]:
    """The ministers of a rank among those of the mask."""
    return [minister for minister in members(swayed) if rank_of(minister) == rank]


def crowns_left(s: Root, seat: int, rank: int) -> int:
    """12.5.3.I: the crowns of a rank that are still on the board."""
    mat = mat_of(s, seat)
    return CROWNS_A_RANK - mat.lost_crowns[rank] - len(swayed_of(mat.swayed, rank))


def highest_swayed(s: Root, seat: int) -> list[int]:
    """12.2.3: the swayed ministers of the highest rank that any of them has."""
    swayed = mat_of(s, seat).swayed
    for rank in reversed(range(len(RANK_WORDS))):
        found = swayed_of(swayed, rank)
        if found:
            return found
    return []


def can_support(s: Root, seat: int, cards: int) -> bool:
    """12.5.3.II: each card has a clearing of its own with a piece of the Duchy that it matches.

    That is so if there are enough clearings for the cards of any suits together, and for all with the birds.
    """
    deck, held = s.setup.deck, held_clearings(s, seat)
    for suits in range(1, SUIT_SETS):
        suited = count(cards & deck.matching_any[suits] & ~deck.of_suit[BIRD])
        if suited > sum(1 for clearing in held if s.suits[clearing] & suits):
            return False
    return count(cards) <= len(held)


def held_clearings(s: Root, seat: int) -> list[int]:
    """12.5.3.II: the clearings of the map with a warrior, building or tunnel of the Duchy."""
    row = seat * s.places
    return [clearing for clearing in range(s.clearings) if s.presence[row + clearing]]


def most_supported(s: Root, seat: int, cards: int) -> int:
    """12.5.3.II: how many of these cards the Duchy can reveal for one minister.

    Of the suited ones as many as the scarcest suits allow; a bird takes any clearing that is left.
    """
    deck, held = s.setup.deck, held_clearings(s, seat)
    birds = count(cards & deck.of_suit[BIRD])
    suited = count(cards) - birds
    for suits in range(1, SUIT_SETS):
        others = count(cards & ~deck.matching_any[suits])
        suited = min(suited, others + sum(1 for clearing in held if s.suits[clearing] & suits))
    return min(len(held), suited + birds)
