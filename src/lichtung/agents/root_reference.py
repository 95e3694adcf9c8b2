"""What the reference agent knows about Root. Frozen: it stays, so that later agents can be compared with it.

The same holds for `reference.py` in the folder of each faction, the worth of positions when measuring began.
"""

from collections.abc import Callable
from typing import Final

from lichtung.agents.root import RootKnowledge
from lichtung.root import factions
from lichtung.root.cards import count
from lichtung.root.pieces import warriors_on_map
from lichtung.root.state import NO_DOMINANCE, NONE, POINTS_TO_WIN, Root

# Everything in hundredths of a victory point.
POINT: Final = 100
RIVAL_POINT: Final = 30  # of the strongest rival
CARD: Final = 14  # in hand, up to five
CRAFTED_CARD: Final = 45
WARRIOR: Final = 5
RULED: Final = 6
PASS: Final = 30
HAND: Final = 5

Worth = Callable[[Root, int], int]


def worths() -> dict[str, Worth]:
    """Those of all factions that were there, by id."""
    found: dict[str, Worth] = {}
    for name in factions.names():
        part = factions.part(name, "reference")
        if part is not None:
            found[factions.id_of(name)] = part.worth
    return found


WORTHS: Final = worths()


class ReferenceKnowledge(RootKnowledge):
    """Own points and prospects, less those of the strongest rival."""

    def dares(self, s: Root, seat: int, card: int) -> bool:
        return False

    def taken_for(self, s: Root, seat: int) -> int:
        return 0

    def own_worth(self, s: Root, seat: int) -> int:
        rivals = [self.standing(s, other) for other in range(s.setup.seats) if other != seat]
        lead = max(s.points[other] for other in range(s.setup.seats) if other != seat)
        return self.standing(s, seat) - sum(rivals) // (4 * len(rivals)) - RIVAL_POINT * lead

    def team_worth(self, s: Root, seat: int) -> int:
        worth = self.standing(s, seat) - wasted(s, seat)
        for other in s.setup.people:
            if other != seat:
                worth += (self.standing(s, other) - wasted(s, other)) // 2
        return worth - self.standing(s, s.setup.machine)

    def standing(self, s: Root, seat: int) -> int:
        worth = POINT * s.points[seat]
        if s.dominance[seat] != NO_DOMINANCE:
            worth += 10 * POINT
        worth += CARD * min(HAND, count(s.zones[seat]))
        worth += CRAFTED_CARD * count(s.crafted[seat])
        worth += WARRIOR * warriors_on_map(s, seat)
        worth += RULED * s.ruler.count(seat)
        if s.tower != NONE and s.ruler[s.tower] == seat:
            worth += PASS
        own = WORTHS.get(s.setup.factions[seat].id)
        return worth if own is None else worth + own(s, seat)


def wasted(s: Root, seat: int) -> int:
    """M.8.1: what points beyond 30 are worth to somebody who is not done before all are."""
    return POINT * max(0, s.points[seat] - POINTS_TO_WIN)
