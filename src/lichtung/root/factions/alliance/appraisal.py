"""What a position is worth to the Alliance, in hundredths of a victory point."""

from typing import Final

from lichtung.root.cards import count
from lichtung.root.factions.alliance.mat import mat_of
from lichtung.root.factions.alliance.rules import BASE, SYMPATHY
from lichtung.root.map import BIRD
from lichtung.root.pieces import on_map
from lichtung.root.state import Root


def worth(s: Root, seat: int) -> int:
    """Sympathy scores more with each token; bases and officers make an army of it."""
    base = s.setup.first_kind[seat]
    tokens = on_map(s, base + SYMPATHY)
    bases = sum(on_map(s, base + BASE + suit) for suit in range(3))
    supporters = count(s.zones[s.setup.pile[seat]])
    officers = mat_of(s, seat).officers
    total = 45 * tokens + 130 * bases + 60 * min(officers, 5) + 20 * min(supporters, 8)
    return total + 10 * sum(1 for c in range(s.clearings) if s.warriors[seat * s.places + c])


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
