"""What a position is worth to the Mechanical Marquise, for those who play with or against her."""

from lichtung.root.board import CLEARINGS
from lichtung.root.factions.mechanical_marquise import HELD
from lichtung.root.state import Root

# Clearings that score two points every turn while they last, and those that one order makes so. For partners
# who can only win before her they weigh more than for one rival among others, and so does each warrior.
HELD_CLEARING, NEARLY_HELD = 110, 35
HELD_AGAINST_ALL, NEARLY_HELD_AGAINST_ALL, WARRIOR_AGAINST_ALL = 250, 60, 70


def mechanical_worth(s: Root, seat: int) -> int:
    """What her next Birdsongs bring her."""
    held, nearly, each = HELD_CLEARING, NEARLY_HELD, 0
    if s.setup.cooperative:
        held, nearly, each = HELD_AGAINST_ALL, NEARLY_HELD_AGAINST_ALL, WARRIOR_AGAINST_ALL
    worth = each * sum(s.warriors[seat * CLEARINGS : seat * CLEARINGS + CLEARINGS])
    for clearing in range(CLEARINGS):
        if s.ruler[clearing] == seat:
            n = s.warriors[seat * CLEARINGS + clearing]
            worth += held if n >= HELD else nearly if n == HELD - 1 else 0
    return worth
