"""What a position was worth to the Alliance when measuring began. Frozen: the reference agent plays by it."""

from lichtung.root.cards import count
from lichtung.root.factions.alliance.mat import mat_of
from lichtung.root.factions.alliance.rules import BASE, SYMPATHY
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
