"""What a position is worth to the Mechanical Marquise, for those who play with or against her."""

from lichtung.root.board import CLEARINGS
from lichtung.root.factions.mechanical_marquise import HELD
from lichtung.root.state import Root

HELD_CLEARING = 110  # two points every turn while it lasts
NEARLY_HELD = 35


def mechanical_worth(s: Root, seat: int) -> int:
    """Clearings that will score in her next Birdsong, and those that one order makes so."""
    worth = 0
    for clearing in range(CLEARINGS):
        if s.ruler[clearing] == seat:
            n = s.warriors[seat * CLEARINGS + clearing]
            worth += HELD_CLEARING if n >= HELD else NEARLY_HELD if n == HELD - 1 else 0
    return worth
