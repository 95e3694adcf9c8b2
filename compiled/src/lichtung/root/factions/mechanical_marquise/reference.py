"""What a position was worth to the machine when measuring began. Frozen: the reference agent uses it."""

from lichtung.root.factions.mechanical_marquise.rules import HELD
from lichtung.root.pieces import warriors_on_map
from lichtung.root.state import Root

# Clearings that score two points every turn while they last, and those that one order makes so. For partners
# who can only win before her they weigh more than for one rival among others, and so does each warrior.
HELD_CLEARING, NEARLY_HELD = 110, 35
HELD_AGAINST_ALL, NEARLY_HELD_AGAINST_ALL, WARRIOR_AGAINST_ALL = 250, 60, 70


def worth(s: Root, seat: int) -> int:
    """What her next Birdsongs bring her."""
    held, nearly, each = HELD_CLEARING, NEARLY_HELD, 0
    if s.setup.cooperative:
        held, nearly, each = HELD_AGAINST_ALL, NEARLY_HELD_AGAINST_ALL, WARRIOR_AGAINST_ALL
    total = each * warriors_on_map(s, seat)
    for clearing in range(s.clearings):
        if s.ruler[clearing] == seat:
            n = s.warriors[seat * s.places + clearing]
            total += held if n >= HELD else nearly if n == HELD - 1 else 0
    return total
