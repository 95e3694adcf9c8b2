"""What the greedy agent knows about The Two Heirs: a turn, and what a position is worth after it."""

from collections.abc import Hashable

from lichtung.heirs.actions import ENDED
from lichtung.heirs.protocol import lacking, resources, usable_rebates
from lichtung.heirs.scoring import margin
from lichtung.heirs.state import SLOTS, START, Heirs
from lichtung.heirs.tiles import CAMP
from lichtung.heirs.turn import HAND_DOWN, HAND_LIMIT, TURN
from lichtung.kernel.codec import Action
from lichtung.kernel.frames import OfSeat

POINT = 100  # the worth of one point; the rest of the number breaks ties


class HeirsKnowledge:
    """Own points minus the other heir's as if the game ended now, with a look at hand and resources."""

    def in_turn(self, s: Heirs, seat: int) -> bool:
        return bool(s.steps) and any(
            step in (TURN, HAND_DOWN) and isinstance(r, OfSeat) and r.seat == seat
            for step, r in zip(s.steps, s.records, strict=True)
        )

    def ending(self, s: Heirs) -> Action | None:
        return ENDED if s.legal and s.legal[-1] is ENDED else None

    def worth_trying(self, s: Heirs, seat: int) -> list[Action]:
        return [a for a in s.legal if a is not ENDED]

    def key(self, s: Heirs, seat: int) -> Hashable:
        cells = s.cells.copy()
        cells.pop(START)  # lies face down and never changes
        reserve = tuple([s.reserve[(s.shield + k) % SLOTS] for k in range(1, SLOTS)])
        if not self.camp_at_hand(s, seat):
            reserve = reserve[:3]  # without a camp nothing beyond can come into reach in this turn
        return (
            tuple(s.steps),
            frozenset(cells.items()),
            s.hands[seat],
            self.troops(s, seat),
            s.crown,
            s.rebates,
            s.laid,
            reserve,
        )

    def camp_at_hand(self, s: Heirs, seat: int) -> bool:
        kind = s.table.building
        return any(kind[tile] == CAMP for tile in s.hands[seat]) or any(
            cell & 3 == seat and kind[cell >> 2] == CAMP for cell in s.cells.values()
        )

    def troops(self, s: Heirs, seat: int) -> Hashable:
        """Where the seat's troops stand and which of them have moved; the two normal troops are alike."""
        first = seat * 3
        moved = s.moved >> first
        one = (s.troops[first + 1], moved >> 1 & 1)
        two = (s.troops[first + 2], moved >> 2 & 1)
        return (
            (s.troops[first], moved & 1, one, two) if one <= two else (s.troops[first], moved & 1, two, one)
        )

    def niche(self, s: Heirs, seat: int) -> Hashable:
        """Where tiles were played is the detail."""
        return (s.hands[seat], self.troops(s, seat), s.crown, s.rebates)

    def appraise(self, s: Heirs, seat: int) -> tuple[int, int]:
        points = POINT * margin(s, seat)
        have = resources(s, seat)
        different = sum(1 for n in have if n)
        rebates = usable_rebates(s)
        affordable = close = buildable = 0
        for tile in s.hands[seat]:
            lack = lacking(s, have, tile)
            affordable += lack == 0
            buildable += lack <= rebates
            close += lack == rebates + 1
        worth = points + 4 * different + 3 * min(affordable, HAND_LIMIT)
        promise = points + 4 * different + 300 * buildable + 100 * close
        if s.crown == seat:  # may still take
            promise += 200
        return worth, promise
