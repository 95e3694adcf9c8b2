"""What the greedy agent knows about The Two Heirs: a turn, and what a position is worth after it."""

from collections.abc import Hashable
from math import exp

from lichtung.heirs.actions import ENDED, LAY
from lichtung.heirs.protocol import lacking, resources, usable_rebates
from lichtung.heirs.scoring import margin, scores
from lichtung.heirs.state import SLOTS, START, WHITE, Heirs
from lichtung.heirs.tiles import CAMP, SET_OF_BUILDING
from lichtung.heirs.turn import HAND_LIMIT, NEXT_TURN, TURN
from lichtung.kernel.codec import Action
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import SeatRecord

# Weights. A point on the score sheet outweighs everything else that `worth` counts.
POINT = 100
DIFFERENT_RESOURCE = 4
AFFORDABLE_TILE = 3
# Promise of a partial turn, in the same money: measured against searches with a thirty times wider beam.
BUILDABLE_NOW = 300
ONE_RESOURCE_SHORT = 100
TROOP_TO_MOVE = 200
TILE_TO_TAKE = 100

FARTHEST_REACH = 3

WON = 8 * POINT

# What more than the other heir has is worth later, in hundredths of a point for each tile that is still to be
# drawn. In the middle of a game it tells more than the lead does (tools/prospects.py).
BUILDING = 40
TILE_IN_HAND = 25
KIND_OF_RESOURCE = 20
RESOURCE = -30  # whoever stands on many at once stands where little is built

TEMPER = 6.0  # points of lead that make winning e times as likely as losing


class HeirsKnowledge:
    """Own points minus the other heir's as if the game ended now, and what may come of the rest."""

    def __init__(self, watches: bool = True, foresees: bool = True) -> None:
        self.watches = watches  # whether it looks at what the other heir has
        self.foresees = watches and foresees  # and at what both will make of theirs

    @classmethod
    def tuned(cls, watches: bool, character: str, folder: str) -> "HeirsKnowledge":
        """A position is worth its points to everybody here: all characters play alike."""
        if folder:
            raise LichtungError("weights-none", folder)
        return cls(watches)

    @classmethod
    def reference(cls) -> "HeirsKnowledge":
        """What positions were worth when measuring began: the lead, and ties by resources and hand."""
        return cls(foresees=False)

    def in_turn(self, s: Heirs, seat: int) -> bool:
        # The lowest frame is the turn itself, or what follows it while the hand is reduced to its limit.
        frames = s.frames()
        if not frames or frames[0].step not in (TURN, NEXT_TURN):
            return False
        record = frames[0].record
        return isinstance(record, SeatRecord) and record.seat == seat

    def turn(self, s: Heirs) -> int:
        """The seats take turns, so whose it is tells one from the next."""
        frames = s.frames()
        record = frames[0].record if frames else None
        return record.seat if isinstance(record, SeatRecord) else -1

    def outcome(self, s: Heirs, seat: int) -> int:
        """The lead in points and what may come of it; a game that is over counts for more than that."""
        lead = POINT * margin(s, seat)
        if s.frame is not None:
            return lead + self.hopes(s, seat)
        if lead == 0:
            return lead
        return lead + WON if lead > 0 else lead - WON

    def hopes(self, s: Heirs, seat: int) -> int:
        """What the rest of the game will add to the lead."""
        if not self.foresees or not s.stack:
            return 0
        return len(s.stack) * (prospects(s, seat) - prospects(s, 1 - seat))

    def chances(self, s: Heirs) -> list[float]:
        lead = margin(s, WHITE)
        if s.frame is None:
            won = 0.5 if lead == 0 else float(lead > 0)
        else:
            won = 1.0 / (1.0 + exp(-lead / TEMPER))
        return [won, 1.0 - won]

    def unsettled(self, s: Heirs) -> bool:
        return False

    def reply(self, s: Heirs) -> Action:
        return s.legal[0]

    def ending(self, s: Heirs) -> Action | None:
        return ENDED if s.legal and s.legal[-1] is ENDED else None

    def worth_trying(self, s: Heirs, seat: int) -> list[Action]:
        """Open terrain only where its rebate makes another tile of the hand affordable."""
        have = resources(s, seat)
        short = usable_rebates(s) + 1
        if any(lacking(s, have, tile) == short for tile in s.hands[seat]):
            return [a for a in s.legal if a is not ENDED]
        return [a for a in s.legal if a is not ENDED and a.verb != LAY]

    def key(self, s: Heirs, seat: int) -> Hashable:
        cells = s.cells.copy()
        del cells[START]  # which tile it is nobody knows, and it never changes
        # Without a camp nothing farther from the shield can come into reach in this turn.
        far = SLOTS - 1 if self.has_camp(s, seat) else FARTHEST_REACH
        reserve = tuple([s.reserve[(s.shield + k) % SLOTS] for k in range(1, far + 1)])
        return (
            len(s.frames()),
            None if s.frame is None else s.frame.record,
            frozenset(cells.items()),
            self.diversity_group(s, seat),
            s.laid,
            reserve,
        )

    def has_camp(self, s: Heirs, seat: int) -> bool:
        """Whether a camp of the seat stands on the landscape or may be built in this turn."""
        if SET_OF_BUILDING[CAMP] not in s.sets:
            return False
        kind = s.setup.building
        return any(kind[tile] == CAMP for tile in (*s.hands[seat], *s.reserve) if tile >= 0) or any(
            kind[cell >> 2] == CAMP and cell & 3 == seat for cell in s.cells.values()
        )

    def diversity_group(self, s: Heirs, seat: int) -> Hashable:
        """Where tiles were played is the detail; the two normal troops are alike."""
        first = seat * 3
        moved = s.moved >> first
        one = s.troops[first + 1] * 2 + (moved >> 1 & 1)
        two = s.troops[first + 2] * 2 + (moved >> 2 & 1)
        if one > two:
            one, two = two, one
        return (s.hands[seat], s.troops[first] * 2 + (moved & 1), one, two, s.crown, s.rebates)

    def appraise(self, s: Heirs, seat: int) -> tuple[int, int]:
        base = POINT * (margin(s, seat) if self.watches else scores(s)[seat]) + self.hopes(s, seat)
        have = resources(s, seat)
        for n in have:
            if n:
                base += DIFFERENT_RESOURCE
        rebates = usable_rebates(s)
        affordable = potential = 0
        for tile in s.hands[seat]:
            short = lacking(s, have, tile)
            affordable += short == 0
            if short <= rebates:
                potential += BUILDABLE_NOW
            elif short == rebates + 1:
                potential += ONE_RESOURCE_SHORT
        unmoved = 3 - (s.moved >> seat * 3 & 7).bit_count()
        potential += TROOP_TO_MOVE * unmoved
        if s.crown == seat:
            potential += TILE_TO_TAKE
        return base + AFFORDABLE_TILE * min(affordable, HAND_LIMIT), base + potential


def prospects(s: Heirs, seat: int) -> int:
    """What a heir will make of buildings, hand and resources, for each tile that is still to be drawn."""
    built = 0
    for cell in s.cells.values():
        built += cell & 3 == seat
    kinds = amount = 0
    for n in resources(s, seat):
        kinds += n > 0
        amount += n
    return BUILDING * built + TILE_IN_HAND * len(s.hands[seat]) + KIND_OF_RESOURCE * kinds + RESOURCE * amount
