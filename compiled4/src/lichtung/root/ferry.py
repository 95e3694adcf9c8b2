"""The ferry: once a turn it takes pieces that move to another clearing on its water. C.2.5."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord
from lichtung.kernel.frames import Step, emit, push, register
from lichtung.root.actions import DONE_ACTION, FERRY, effect, plain
from lichtung.root.drawing import draw
from lichtung.root.paths import by_river, neighbours
from lichtung.root.state import Root, Trigger

FERRIED: Final = Event("C.2.5", "ferried", "seat origin:clearing dest:clearing")

BY_FERRY: Final = effect("ferry")


class Crossing(PublicRecord):
    """Who has moved whose pieces, and from where to where the ferry may have taken them."""

    fields = "seat owner origin:clearing dest:clearing"

    def __init__(self, seat: int, owner: int, origin: int, dest: int) -> None:
        self.seat = seat
        self.owner = owner  # of warriors that came along; the seat's own otherwise
        self.origin = origin
        self.dest = dest

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.owner, self.origin, self.dest)


def may_cross(s: Root, origin: int, dest: int) -> bool:
    """C.2.5: the ferry lies at the origin, has not been used in this turn, and its water joins the two."""
    return s.ferry == origin and not s.ferried and dest in by_river(s, origin)


def way(s: Root, owner: int, mover: int, origin: int, dest: int) -> int:
    """The step for a crossing: whoever can swim with all that it moves is asked."""
    swim = dest in neighbours(s, owner, origin) and dest in neighbours(s, mover, origin)
    return TAKE_FERRY if swim else SAIL


def crossings(s: Root, owner: int, mover: int, origin: int, dest: int) -> list[Trigger]:
    """What a move of warriors that is about to be made sets off.

    Without another way they take the ferry. Who can swim chooses, if it rules one end (4.2.1). Warriors that
    come along with a figure of the mover go as it does, unless they rule neither end and have to swim.
    """
    if not may_cross(s, origin, dest):
        return []
    if dest in neighbours(s, owner, origin) and owner not in (s.ruler[origin], s.ruler[dest]):
        if owner == mover:
            return []
        owner = mover
    return [Trigger(way(s, owner, mover, origin, dest), Crossing(mover, owner, origin, dest), BY_FERRY, dest)]


def carry_figure(s: Root, seat: int, origin: int, dest: int) -> None:
    """C.2.5: a figure that goes where it likes, whoever rules, has moved; by ferry unless it can swim."""
    if may_cross(s, origin, dest):
        push(s, way(s, seat, seat, origin, dest), Crossing(seat, seat, origin, dest))


def sail(s: Root, r: Crossing) -> None:
    """C.2.5: the ferry goes along, and whoever moved draws a card; by later Laws whoever came along, too."""
    if may_cross(s, r.origin, r.dest):
        s.ferry = r.dest
        s.ferried = 1
        if s.events is not None:
            emit(s, FERRIED.of(r.seat, r.origin, r.dest))
        if r.owner != r.seat and r.owner < s.setup.seats and s.setup.law.passengers_draw:
            draw(s, r.owner, 1)
        if r.owner < s.setup.first_hireling:  # H.3.3: for faction pieces only
            draw(s, r.seat, 1)


class Sail(Step[Root, Crossing]):
    """The pieces had no other way."""

    name = "root.sail"
    law = "C.2.5"
    holds = Crossing

    def take(self, s: Root, r: Crossing, a: Action) -> Crossing:
        sail(s, r)
        return r


class TakeFerry(Step[Root, Crossing]):
    """Who could swim says whether it took the ferry."""

    name = "root.ferry"
    law = "C.2.5"
    holds = Crossing

    def seat(self, s: Root, r: Crossing) -> int:
        return r.seat if may_cross(s, r.origin, r.dest) else NOBODY

    def options(self, s: Root, r: Crossing, out: list[Action]) -> None:
        out.append(plain(FERRY))
        out.append(DONE_ACTION)

    def take(self, s: Root, r: Crossing, a: Action) -> Crossing:
        if a.verb == FERRY:
            sail(s, r)
        return r


SAIL: Final = register(Sail())
TAKE_FERRY: Final = register(TakeFerry())
