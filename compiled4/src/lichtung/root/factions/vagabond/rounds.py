"""The Vagabond's Birdsong and Evening. Law 9.4, 9.6."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord
from lichtung.kernel.frames import SeatRecord, Step, emit, push, register
from lichtung.root.actions import DONE, DONE_ACTION, Pair, Pick, pair, pick
from lichtung.root.belongs import leads_to
from lichtung.root.cards import TEA
from lichtung.root.factions.vagabond.daylight import travel
from lichtung.root.factions.vagabond.editions import law_of
from lichtung.root.factions.vagabond.items import (
    capacity,
    in_satchel,
    lay_aside,
    load,
    on_track,
    pawn_place,
    place_pawn,
    turn_up,
)
from lichtung.root.factions.vagabond.mat import (
    AFTER_ITEMS,
    CONDITIONS,
    DAMAGED,
    DAMAGED_AT,
    DAMAGED_EXHAUSTED,
    DAMAGED_EXHAUSTED_AT,
    EXHAUSTED,
    EXHAUSTED_AT,
    KINDS,
    READY_AT,
    mat_of,
)
from lichtung.root.factions.vagabond.verbs import DROP, REFRESH, SLIP
from lichtung.root.paths import surroundings
from lichtung.root.pieces import is_sealed
from lichtung.root.state import Root

BASE_REFRESH: Final = 3
REFRESH_PER_TEA: Final = 2

REFRESHED: Final = Event("9.4.1", "refreshed", "seat count")
SLIPPED: Final = Event("9.4.2", "slipped", "seat place")
RESTED: Final = Event("9.6.1", "rested", "seat count")
DROPPED: Final = Event("9.6.4", "item-dropped", "seat item")


# --- Birdsong. 9.4


class Refreshing(PublicRecord):
    """How many exhausted items may still be turned up."""

    fields = "seat due:count"

    def __init__(self, seat: int, due: int) -> None:
        self.seat = seat
        self.due = due

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.due)


def count_exhausted(s: Root, seat: int) -> int:
    """Items that lie face down, damaged ones included."""
    mat = mat_of(s, seat)
    return sum(mat.items[EXHAUSTED_AT:DAMAGED_AT]) + sum(mat.items[DAMAGED_EXHAUSTED_AT:AFTER_ITEMS])


class StartRefresh(Step[Root, SeatRecord]):
    """Two exhausted items for each tea face up on its track now, and three more."""

    name = "vagabond.start-refresh"
    law = "9.4.1"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        due = BASE_REFRESH + REFRESH_PER_TEA * on_track(s, r.seat, TEA)
        n = count_exhausted(s, r.seat)
        if n:
            push(s, REFRESH_ITEMS, Refreshing(r.seat, due))
            if s.events is not None:
                emit(s, REFRESHED.of(r.seat, min(n, due)))
        return r


class RefreshItems(Step[Root, Refreshing]):
    """The Vagabond chooses what he turns face up; with enough for all of them there is no choice."""

    name = "vagabond.refresh"
    law = "9.4.1"
    verbs: tuple[int, ...] = (REFRESH,)
    holds = Refreshing

    def seat(self, s: Root, r: Refreshing) -> int:
        return r.seat if r.due and r.due < count_exhausted(s, r.seat) else NOBODY

    def options(self, s: Root, r: Refreshing, out: list[Action]) -> None:
        mat = mat_of(s, r.seat)
        for item in range(KINDS):
            if mat.items[EXHAUSTED_AT + item]:
                out.append(pair(REFRESH, item, EXHAUSTED))
            if mat.items[DAMAGED_EXHAUSTED_AT + item]:
                out.append(pair(REFRESH, item, DAMAGED_EXHAUSTED))

    def take(self, s: Root, r: Refreshing, a: Action) -> Refreshing:
        if isinstance(a, Pair):
            turn_up(s, r.seat, a.one, a.two)
            push(s, REFRESH_ITEMS, Refreshing(r.seat, r.due - 1))
        elif r.due:
            mat = mat_of(s, r.seat)
            for item in range(KINDS):
                mat.items[READY_AT + item] += mat.items[EXHAUSTED_AT + item]
                mat.items[EXHAUSTED_AT + item] = 0
                mat.items[DAMAGED_AT + item] += mat.items[DAMAGED_EXHAUSTED_AT + item]
                mat.items[DAMAGED_EXHAUSTED_AT + item] = 0
        return r


class Slip(Step[Root, SeatRecord]):
    """The pawn may go to a neighbouring clearing or forest for nothing, even to hostile warriors.

    9.2.9.IIb: by later Laws allies come along here too.
    """

    name = "vagabond.slip"
    law = "9.4.2"
    verbs: tuple[int, ...] = (SLIP, DONE)

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        for place in surroundings(s, r.seat, pawn_place(s, r.seat)):
            if place >= s.clearings or not is_sealed(s, place):
                out.append(pick(SLIP, place))

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if isinstance(a, Pick):
            origin = pawn_place(s, r.seat)
            place_pawn(s, r.seat, a.what)
            if s.events is not None:
                emit(s, SLIPPED.of(r.seat, a.what))
            travel(s, r.seat, origin, a.what, law_of(s, r.seat).ally_follows_every_move)
        return r


# --- Evening. 9.6


class Rest(Step[Root, SeatRecord]):
    """In a forest all damaged items come back, face up."""

    name = "vagabond.rest"
    law = "9.6.1"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        mat = mat_of(s, r.seat)
        if pawn_place(s, r.seat) < s.clearings:
            return r
        healed = 0
        for item in range(KINDS):
            n = mat.items[DAMAGED_AT + item] + mat.items[DAMAGED_EXHAUSTED_AT + item]
            mat.items[DAMAGED_AT + item] = mat.items[DAMAGED_EXHAUSTED_AT + item] = 0
            mat.items[READY_AT + item] += n
            healed += n
        if healed and s.events is not None:
            emit(s, RESTED.of(r.seat, healed))
        return r


class CheckCapacity(Step[Root, SeatRecord]):
    """Items of the satchel and the Damaged box beyond the capacity go for good, by the Vagabond's choice."""

    name = "vagabond.capacity"
    law = "9.6.4"
    verbs: tuple[int, ...] = (DROP,)

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat if load(s, r.seat) > capacity(s, r.seat) else NOBODY

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        mat = mat_of(s, r.seat)
        for item in range(KINDS):
            for condition in range(len(CONDITIONS)):
                if condition >= DAMAGED:
                    there = mat.items[condition * KINDS + item]
                else:
                    there = in_satchel(s, r.seat, item, condition)
                if there:
                    out.append(pair(DROP, item, condition))

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if isinstance(a, Pair):
            lay_aside(s, r.seat, a.one, a.two)
            if s.events is not None:
                emit(s, DROPPED.of(r.seat, a.one))
            push(s, CAPACITY, r)
        return r


START_REFRESH: Final = register(StartRefresh())
REFRESH_ITEMS: Final = register(RefreshItems())
SLIP_AWAY: Final = register(Slip())
REST: Final = register(Rest())
CAPACITY: Final = register(CheckCapacity())
leads_to(START_REFRESH, REFRESH_ITEMS)
