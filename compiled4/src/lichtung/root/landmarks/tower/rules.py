"""The Tower. K.tower; the mountain brings it along, where its clearing is the Pass. C.3.4."""

from typing import Final

from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import SeatRecord, Step, emit, register, seat_record
from lichtung.root.boards import THE_PASS
from lichtung.root.landmark import Landmark
from lichtung.root.questions import NONE, Trigger
from lichtung.root.scoring import can_score, score
from lichtung.root.state import Root

PASS_HELD: Final = Event("C.3.4", "pass-held", "seat clearing")
TOWER_HELD: Final = Event("K.tower", "tower-held", "seat clearing")

NO_RUIN_HERE: Final = Refusal("K.tower", "landmark-at-ruin", "clearing")


class Tower(Landmark):
    """A point at the end of one's own Evening for whoever rules its clearing."""

    id = "tower"
    keeps_away = False

    def place(self, s: Root) -> int:
        return s.tower

    def put(self, s: Root, place: int) -> None:
        s.tower = place

    def cannot_stand(self, s: Root, place: int) -> Refusal | None:
        """K.tower: in a clearing with a ruin."""
        return None if s.ruins >> place & 1 else NO_RUIN_HERE.of(place)

    def turn_ends(self, s: Root, me: int, active: int) -> list[Trigger]:
        """K.tower, C.3.4: after everything else in the Evening; nobody scores with active dominance."""
        if s.tower == NONE or s.ruler[s.tower] != active or not can_score(s, active):
            return []
        return [Trigger(HOLD_PASS, seat_record(active), THE_PASS, s.tower)]


class HoldPass(Step[Root, SeatRecord]):
    """A point for the Tower; where it belongs on the board that brings it, its clearing is the Pass."""

    name = "root.pass"
    law = "C.3.4"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if s.events is not None:
            told = PASS_HELD if s.tower == s.setup.map.tower else TOWER_HELD
            emit(s, told.of(r.seat, s.tower))
        score(s, r.seat, 1)
        return r


HOLD_PASS: Final = register(HoldPass())
LANDMARK: Final = Tower()
