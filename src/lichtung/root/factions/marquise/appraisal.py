"""What a position is worth to the Marquise, in hundredths of a victory point."""

from typing import Final

from lichtung.root.factions.marquise.kinds import RECRUITER, SAWMILL, WOOD, WORKSHOP
from lichtung.root.factions.marquise.rules import keep_clearing
from lichtung.root.map import BIRD
from lichtung.root.paths import land_neighbours
from lichtung.root.pieces import on_map
from lichtung.root.state import Root


def worth(s: Root, seat: int) -> int:
    """Buildings score now and later; wood within reach of a site is the next building."""
    base = s.setup.first_kind[seat]
    total = 0
    for kind in (SAWMILL, WORKSHOP, RECRUITER):
        total += 35 * on_map(s, base + kind)
    total += 30 * on_map(s, base + SAWMILL)
    wood = on_map(s, base + WOOD)
    total += 25 * min(wood, 5)
    keep = keep_clearing(s, seat)
    total += 150 if keep >= 0 else 0
    for clearing in range(s.clearings):
        if s.ruler[clearing] == seat and s.slots[clearing]:
            total += 12
        wood_here = s.pieces[(base + WOOD) * s.places + clearing]
        if wood_here and s.ruler[clearing] != seat:
            total -= 15 * wood_here
    return total


# --- Her advanced setup

WON_OF_HUNDRED: Final = 17  # games that four greedy agents played
EXTRA_ACTION: Final = 25  # a bird card. 6.5
QUIET: Final = 8  # for each way into the homeland with her keep that she is spared


def draft(s: Root, seat: int) -> int:
    return WON_OF_HUNDRED


def home(s: Root, seat: int, clearing: int) -> int:
    """The keep in the most sheltered one; the common taste wants room for buildings."""
    if keep_clearing(s, seat) != clearing:
        return 0
    return -QUIET * len(land_neighbours(s, clearing))


def card(s: Root, seat: int, card: int) -> int:
    return EXTRA_ACTION if s.setup.deck.suit[card] == BIRD else 0
