"""What the Alliance looks at: sympathy that scores more with each token, bases and officers."""

from typing import Final

from lichtung.root.cards import count
from lichtung.root.factions.alliance.mat import mat_of
from lichtung.root.factions.alliance.rules import BASE, SYMPATHY
from lichtung.root.features import ARMY, GROUND, HAND, WORKS, Feature
from lichtung.root.map import BIRD
from lichtung.root.pieces import on_map
from lichtung.root.state import Root

MOST_OFFICERS: Final = 5
MOST_SUPPORTERS: Final = 8

FEATURES: Final = (
    Feature("sympathy", GROUND, "sympathy tokens on the map"),
    Feature("bases", WORKS, "bases on the map"),
    Feature("officers", ARMY, "officers, up to five"),
    Feature("supporters", HAND, "supporters, up to eight"),
    Feature("footholds", GROUND, "clearings with warriors"),
)


def features(s: Root, seat: int) -> list[int]:
    base = s.setup.first_kind[seat]
    warriors = seat * s.places
    return [
        on_map(s, base + SYMPATHY),
        sum(on_map(s, base + BASE + suit) for suit in range(3)),
        min(mat_of(s, seat).officers, MOST_OFFICERS),
        min(count(s.zones[s.setup.pile[seat]]), MOST_SUPPORTERS),
        sum(1 for c in range(s.clearings) if s.warriors[warriors + c]),
    ]


# --- Its advanced setup: no homeland

WON_OF_HUNDRED: Final = 26  # games that four greedy agents played
ANY_SUPPORTER: Final = 20  # a bird serves any suit
FELLOW: Final = 12  # a card of the suit that others in hand or pile have: two spread further


def draft(s: Root, seat: int) -> int:
    return WON_OF_HUNDRED


def card(s: Root, seat: int, card: int) -> int:
    suit = s.setup.deck.suit[card]
    if suit == BIRD:
        return ANY_SUPPORTER
    others = (s.zones[seat] | s.zones[s.setup.pile[seat]]) & ~(1 << card)
    return FELLOW if others & s.setup.deck.of_suit[suit] else 0
