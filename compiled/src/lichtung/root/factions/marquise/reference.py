"""What a position was worth to the Marquise when measuring began. Frozen: the reference agent plays by it."""

from lichtung.root.factions.marquise.kinds import RECRUITER, SAWMILL, WOOD, WORKSHOP
from lichtung.root.factions.marquise.rules import keep_clearing
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
