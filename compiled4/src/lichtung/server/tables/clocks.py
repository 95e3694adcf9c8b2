"""Clocks of a table: no limit, so much for each turn, or so much in all with an increment for each turn.

What was thought stands in the records in seconds, measured by a clock that only goes forward. So neither a
jump of the wall clock nor a restart changes anything, and while no server runs no time is spent.
"""

from collections.abc import Mapping
from typing import Any, Final

NONE: Final = "none"
TURN: Final = "turn"
TOTAL: Final = "total"

Moment = tuple[tuple[float, ...], tuple[float, ...]]


class ClockLedger:
    """What each seat has left, as the records tell it.

    A turn begins when the decision passes to a seat from another one. What was thought stays spent when the
    thinker takes the decision back by himself; all other seats have again what they had at that moment.
    """

    def __init__(self, mode: str, seconds: float, increment: float, seats: int) -> None:
        self.mode = mode
        self.seconds = float(seconds)
        self.increment = float(increment)
        self.left = [self.seconds] * seats
        self.spent = [0.0] * seats
        self.moments: list[Moment] = []  # how the clocks stood as each entry of the journal was made
        self.turn: int | None = None  # the seat that has, or last had, to decide

    def charge(self, seconds: float) -> None:
        """The seat whose turn it is has thought so long."""
        if self.turn is not None:
            self.left[self.turn] = max(0.0, self.left[self.turn] - seconds)
            self.spent[self.turn] += seconds

    def entry(self) -> None:
        """A decision is made, by a seat or by chance."""
        self.moments.append((tuple(self.left), tuple(self.spent)))

    def pass_to(self, seat: int) -> None:
        """This seat has to decide now."""
        if seat == self.turn:
            return
        if self.mode == TOTAL and self.turn is not None:
            self.left[self.turn] += self.increment
        elif self.mode == TURN:
            self.left[seat] = self.seconds
        self.turn = seat

    def go_back(self, length: int, seat: int, agreed: bool, turn: int | None) -> None:
        """The journal is cut to this length because `seat` asked for it, and `turn` has to decide again."""
        left, spent = self.moments[length]
        del self.moments[length:]
        since = self.spent[seat] - spent[seat]
        self.left = list(left)
        if not agreed:
            self.left[seat] = max(0.0, left[seat] - since)
        self.turn = turn


def ledger_of(options: Mapping[str, Any], seats: int) -> ClockLedger | None:
    """The clocks that a table's options ask for."""
    clock = options.get("clock") or {}
    mode = clock.get("mode", NONE)
    if mode not in (TURN, TOTAL) or clock.get("seconds", 0) <= 0:
        return None
    return ClockLedger(mode, clock["seconds"], clock.get("increment", 0), seats)
