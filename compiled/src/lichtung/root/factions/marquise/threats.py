"""What the Marquise can do to others: march and battle, and build with wood that lies ready. Law 6.5."""

from typing import Final

from lichtung.kernel.frames import seat_record
from lichtung.root.actions import DONE_ACTION
from lichtung.root.factions.marquise.kinds import WOOD
from lichtung.root.factions.marquise.rules import (
    ACTIONS_A_TURN,
    BUILD_POINTS,
    MOVES_A_MARCH,
    WOOD_COST,
    PlaceWood,
    build_cost,
    cannot_build_at,
    wood_routes,
    wood_within,
)
from lichtung.root.threats import Outlook, Raid

MARCHES: Final = ACTIONS_A_TURN - 1  # the last action is the battle


def raids(o: Outlook) -> list[Raid]:
    """6.5.1, 6.5.2: two marches of two moves each before a battle."""
    everywhere = o.s.setup.everywhere
    return [Raid([everywhere] * MARCHES * MOVES_A_MARCH, everywhere)]


def points(o: Outlook) -> int:
    """6.4, 6.5.4: the dearest building that wood on the map pays, with that of the next Birdsong."""
    s, seat = o.s, o.other
    PlaceWood().take(s, seat_record(seat), DONE_ACTION)
    base = s.setup.first_kind[seat]
    best = 0
    for clearing in range(s.clearings):
        if cannot_build_at(s, seat, clearing) is None:
            wood = wood_within(s, seat, wood_routes(s, seat, clearing))
            for kind in range(WOOD):
                left = s.unplaced[base + kind]
                if left and build_cost(s, base + kind) <= wood:
                    best = max(best, BUILD_POINTS[kind][len(WOOD_COST) - left])
    return best
