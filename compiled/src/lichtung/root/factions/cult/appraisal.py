"""What the Lizard Cult looks at: gardens that score again and again, and ground for more."""

from typing import Final

from lichtung.root.cards import count, members
from lichtung.root.factions.cult.mat import mat_of
from lichtung.root.factions.cult.rules import GARDEN_POINTS, GARDENS_FOR_CARD, gardens
from lichtung.root.features import ARMY, GROUND, HAND, WORKS, Feature
from lichtung.root.map import BIRD
from lichtung.root.state import Root, suit_at

MOST_GUARDS: Final = 3
MOST_ACOLYTES: Final = 6

FEATURES: Final = (
    Feature("gardens", WORKS, "gardens on the map"),
    Feature("again", WORKS, "points that a card of each suit would score"),
    Feature("scoring_cards", HAND, "suits with a card in hand that would score"),
    Feature("more_cards", HAND, "suits with gardens enough to draw one more"),
    Feature("footholds", GROUND, "clearings with warriors"),
    Feature("sites", GROUND, "ruled clearings with room for a garden"),
    Feature("guards", ARMY, "warriors beside gardens, up to three each"),
    Feature("acolytes", ARMY, "acolytes, up to six"),
    Feature("cheap", ARMY, "the same while the outcast is hated: they do more"),
)


def features(s: Root, seat: int) -> list[int]:
    mat = mat_of(s, seat)
    base = s.setup.first_kind[seat]
    built = again = scoring = more = footholds = sites = guards = 0
    for suit in range(BIRD):
        n = gardens(s, seat, suit)
        if n:
            built += n
            again += GARDEN_POINTS[n - 1]
            if GARDEN_POINTS[n - 1] and s.zones[seat] & s.setup.deck.of_suit[suit]:
                scoring += 1
        if n >= GARDENS_FOR_CARD:
            more += 1
    for clearing in range(s.clearings):
        here = s.warriors[seat * s.places + clearing]
        suit = suit_at(s, clearing)
        if here:
            footholds += 1
        if s.ruler[clearing] == seat and s.slots[clearing] and s.unplaced[base + suit]:
            sites += 1
        if s.pieces[(base + suit) * s.places + clearing]:
            guards += min(here, MOST_GUARDS)
    acolytes = min(mat.acolytes, MOST_ACOLYTES)
    return [built, again, scoring, more, footholds, sites, guards, acolytes, acolytes * mat.hated]


# --- Its advanced setup

WON_OF_HUNDRED: Final = 73  # games that four greedy agents played
RITUAL: Final = 20  # a card of the suit of the first garden
NO_RITUAL: Final = -20  # birds are sacrificed only


def draft(s: Root, seat: int) -> int:
    return WON_OF_HUNDRED


def home(s: Root, seat: int, clearing: int) -> int:
    """Where the cards in hand serve for rituals; the common taste wants room for gardens around."""
    return RITUAL * count(s.zones[seat] & s.setup.deck.of_suit[suit_at(s, clearing)])


def card(s: Root, seat: int, card: int) -> int:
    suit = s.setup.deck.suit[card]
    if suit == BIRD:
        return NO_RITUAL
    return RITUAL if any(suit_at(s, home) == suit for home in members(s.homelands[seat])) else 0
