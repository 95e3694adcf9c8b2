"""Homelands: the clearings in which factions begin by their advanced setup cards. A.8.2.

Distances count steps along open paths; where no way leads, a clearing is as far as can be.
"""

from typing import Final

from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.frames import SeatRecord, Step, emit, push, register
from lichtung.root.actions import AT, Pick, pick
from lichtung.root.cards import members
from lichtung.root.fields import replaced
from lichtung.root.paths import land_neighbours
from lichtung.root.pieces import barred, cannot_place, place_warriors
from lichtung.root.state import Root

# How many steps a homeland must be from those of enemies.
ANYWHERE: Final = 1
NOT_ADJACENT: Final = 2
TWO_BETWEEN: Final = 3
NO_WAY: Final = 99

HOMELAND_CHOSEN: Final = Event("A.8.2.I", "homeland-chosen", "seat clearing")
WARRIORS_AROUND: Final = Event("A.8.2", "warriors-around", "seat clearing count")

NO_CLEARING: Final = Refusal("A.8.2.I", "homeland-no-clearing", "clearing")
HOMELAND_TAKEN: Final = Refusal("A.8.2.I", "homeland-taken", "clearing")
DOES_NOT_FIT: Final = Refusal("A.8.2.I", "homeland-does-not-fit", "clearing")
NOT_ON_EDGE: Final = Refusal("A.8.2", "homeland-not-on-edge", "clearing")
ADJACENT: Final = Refusal("A.8.2.II", "homeland-adjacent", "clearing")
TOO_CLOSE: Final = Refusal("A.8.2.II", "homeland-too-close", "clearing")
NOT_AROUND: Final = Refusal("A.8.2", "not-around-homeland", "clearing home:clearing")
NOT_EVENLY: Final = Refusal("A.8.2", "not-evenly", "clearing")


def claim(s: Root, seat: int, clearing: int) -> None:
    """A.8.2.I: from now on the clearing is a homeland of the seat."""
    s.homelands = replaced(s.homelands, seat, s.homelands[seat] | 1 << clearing)
    if s.events is not None:
        emit(s, HOMELAND_CHOSEN.of(seat, clearing))


def enemy_homelands(s: Root, seat: int) -> int:
    """The homelands of all others."""
    found = 0
    for other in range(s.setup.seats):
        if other != seat:
            found |= s.homelands[other]
    return found


def distances(s: Root, homelands: int) -> list[int]:
    """Of each clearing, the steps to the nearest one of the mask."""
    found = [NO_WAY] * s.places
    reached = members(homelands)
    steps = 0
    while reached:
        for clearing in reached:
            found[clearing] = steps
        steps += 1
        around: list[int] = []
        for clearing in reached:
            for near in land_neighbours(s, clearing):
                if found[near] == NO_WAY and near not in around:
                    around.append(near)
        reached = around
    return found


def cannot_settle(s: Root, seat: int, clearing: int, building: bool = True) -> Refusal | None:
    """A.8.2.I: nobody's homeland, and with room for the pieces, mostly with a building among them."""
    if clearing >= s.clearings:
        return NO_CLEARING.of(clearing)
    if (enemy_homelands(s, seat) | s.homelands[seat]) >> clearing & 1:
        return HOMELAND_TAKEN.of(clearing)
    if cannot_place(s, seat, clearing, building) is not None:
        return DOES_NOT_FIT.of(clearing)
    return None


class PickClearing(Step[Root, SeatRecord]):
    """A seat picks one of the clearings against which nothing stands."""

    verbs: tuple[int, ...] = (AT,)

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def cannot_pick(self, s: Root, seat: int, clearing: int) -> Refusal | None:
        """What stands against a clearing."""
        return None

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        for clearing in range(s.clearings):
            if self.cannot_pick(s, r.seat, clearing) is None:
                out.append(pick(AT, clearing))

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        if not isinstance(a, Pick) or a.verb != AT:
            return Refusal(self.law, "not-now")
        return self.cannot_pick(s, r.seat, a.what)


class ChooseHomeland(PickClearing):
    """One homeland, as far from those of enemies as the card asks; if that cannot be, the next nearer."""

    law = "A.8.2.II"
    on_edge: bool = False  # whether it lies on the edge of the map
    builds: bool = True  # whether a building is placed there
    apart: int = ANYWHERE  # what the card asks

    def __init__(self, name: str) -> None:
        self.name = name

    def unfit(self, s: Root, seat: int, clearing: int) -> Refusal | None:
        """What stands against a clearing, however far it is."""
        refused = cannot_settle(s, seat, clearing, self.builds)
        if refused is None and self.on_edge and clearing not in s.setup.map.edge:
            return NOT_ON_EDGE.of(clearing)
        return refused

    def least(self, s: Root, seat: int, steps: list[int]) -> int:
        """A.8.2.II: the distance that the best of all fit clearings allows, up to what the card asks."""
        most = ANYWHERE
        for clearing in range(s.clearings):
            if steps[clearing] > most and self.unfit(s, seat, clearing) is None:
                most = steps[clearing]
        return most if most < self.apart else self.apart

    def cannot_pick(self, s: Root, seat: int, clearing: int) -> Refusal | None:
        refused = self.unfit(s, seat, clearing)
        if refused is not None:
            return refused
        steps = distances(s, enemy_homelands(s, seat))
        least = self.least(s, seat, steps)
        if steps[clearing] < least:
            return (TOO_CLOSE if least == TWO_BETWEEN else ADJACENT).of(clearing)
        return None

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        claim(s, r.seat, a.what)
        self.settle(s, r.seat, a.what)
        return r

    def settle(self, s: Root, seat: int, clearing: int) -> None:
        """Place what the card says, and go on with it."""
        raise NotImplementedError


# --- Warriors around a homeland


class Around(PublicRecord):
    """How many warriors are left to be placed around a homeland, and where one of them stands."""

    fields = "seat home:clearing due:count done:clearing*"

    def __init__(self, seat: int, home: int, due: int, done: int) -> None:
        self.seat = seat
        self.home = home
        self.due = due
        self.done = done

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.home, self.due, self.done)


def clearings_around(s: Root, seat: int, home: int) -> list[int]:
    """The clearings next to a homeland in which the seat may place warriors."""
    return [c for c in land_neighbours(s, home) if c < s.clearings and barred(s, seat, c) is None]


def place_around(s: Root, seat: int, home: int, count: int) -> None:
    """A.8.2: warriors around a homeland, as evenly as possible; the owner says where the odd ones go."""
    around = clearings_around(s, seat, home)
    if not around:
        return
    due = count if count < s.supply[seat] else s.supply[seat]
    each = due // len(around)
    for clearing in around:
        post(s, seat, clearing, each)
    if due % len(around):
        push(s, PLACE_AROUND, Around(seat, home, due % len(around), 0))


def post(s: Root, seat: int, clearing: int, count: int) -> None:
    if count:
        place_warriors(s, seat, clearing, count)
        if s.events is not None:
            emit(s, WARRIORS_AROUND.of(seat, clearing, count))


class PlaceAround(Step[Root, Around]):
    """One warrior more for one of the clearings around; none gets a second one before all have had theirs."""

    name = "root.around-homeland"
    law = "A.8.2"
    holds = Around
    verbs: tuple[int, ...] = (AT,)

    def seat(self, s: Root, r: Around) -> int:
        return r.seat

    def options(self, s: Root, r: Around, out: list[Action]) -> None:
        for clearing in range(s.clearings):
            if self.cannot_post(s, r, clearing) is None:
                out.append(pick(AT, clearing))

    def cannot_post(self, s: Root, r: Around, clearing: int) -> Refusal | None:
        if clearing not in clearings_around(s, r.seat, r.home):
            return NOT_AROUND.of(clearing, r.home)
        return NOT_EVENLY.of(clearing) if r.done >> clearing & 1 else None

    def refusal(self, s: Root, r: Around, a: Action) -> Refusal | None:
        if not isinstance(a, Pick) or a.verb != AT:
            return Refusal(self.law, "not-now")
        return self.cannot_post(s, r, a.what)

    def take(self, s: Root, r: Around, a: Action) -> Around:
        assert isinstance(a, Pick)
        post(s, r.seat, a.what, 1)
        if r.due > 1:
            push(s, PLACE_AROUND, Around(r.seat, r.home, r.due - 1, r.done | 1 << a.what))
        return r


PLACE_AROUND: Final = register(PlaceAround())
