"""Exploring ruins, with one item under each or with two. Law 9.5.3, 9.8.1."""

from typing import Final

from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.frames import Act, Step, emit, push, register
from lichtung.root.actions import DONE_ACTION, Pick, pick, plain
from lichtung.root.cards import TORCH, members
from lichtung.root.factions.vagabond.daylight import IN_FOREST
from lichtung.root.factions.vagabond.items import cannot_exhaust, exhaust, gain, pawn_place
from lichtung.root.factions.vagabond.mat import KINDS, READY_AT, mat_of
from lichtung.root.factions.vagabond.verbs import EXPLORE, TAKE
from lichtung.root.ruins import lies_under, lift_item, see_ruin
from lichtung.root.scoring import score
from lichtung.root.state import Root

EXPLORED: Final = Event("9.5.3", "explored", "seat item clearing", reveals=True)
LOOKED: Final = Event("9.8.1", "ruin-seen", "seat clearing", reveals=True)
FOUND_NOTHING: Final = Event("9.8.1", "nothing-found", "seat clearing", reveals=True)

NO_RUIN: Final = Refusal("9.5.3", "no-ruin", "clearing")
NOT_UNDER_RUIN: Final = Refusal("9.8.1", "not-under-ruin", "item")
FOUND_ALREADY: Final = Refusal("9.8.1", "found-already", "item")


class Explore(Act[Root]):
    """Exhaust a torch to take an item under the ruin for a point; an empty ruin goes."""

    law = "9.5.3"
    verb = EXPLORE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if mat_of(s, seat).items[READY_AT + TORCH] and self.cannot_explore(s, seat) is None:
            out.append(plain(EXPLORE))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return self.cannot_explore(s, seat) or cannot_exhaust(s, seat, TORCH)

    def cannot_explore(self, s: Root, seat: int) -> Refusal | None:
        place = pawn_place(s, seat)
        if place >= s.clearings:
            return IN_FOREST
        return None if s.ruins >> place & 1 and s.ruin_items[place] else NO_RUIN.of(place)

    def take(self, s: Root, seat: int, a: Action) -> None:
        exhaust(s, seat, TORCH)
        clearing = pawn_place(s, seat)
        see_ruin(s, clearing, s.ruin_seen[clearing] | 1 << seat)
        under = members(s.ruin_items[clearing])
        if len(under) > 1:
            if s.events is not None:
                emit(s, LOOKED.of(seat, clearing))
            push(s, SEARCH_RUIN, Ruin(seat, clearing))
        elif cannot_find(s, seat, clearing, under[0] % KINDS) is None:
            take_from_ruin(s, seat, clearing, under[0] % KINDS)
        elif s.events is not None:
            emit(s, FOUND_NOTHING.of(seat, clearing))


class Ruin(PublicRecord):
    """Who looks under which ruin."""

    fields = "seat clearing"

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat = seat
        self.clearing = clearing

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.clearing)


def cannot_find(s: Root, seat: int, clearing: int, item: int) -> Refusal | None:
    """9.8.1: what lies there, but no item of a kind that the Vagabond has from a ruin already."""
    if not lies_under(s, clearing, item):
        return NOT_UNDER_RUIN.of(item)
    return FOUND_ALREADY.of(item) if mat_of(s, seat).found >> item & 1 else None


def take_from_ruin(s: Root, seat: int, clearing: int, item: int) -> None:
    """9.5.3: the item lies face up, for a point; an empty ruin goes."""
    gain(s, seat, item)
    mat_of(s, seat).found |= 1 << item
    if s.events is not None:
        emit(s, EXPLORED.of(seat, item, clearing))
    lift_item(s, clearing, item)
    score(s, seat, 1)


class SearchRuin(Step[Root, Ruin]):
    """Of two items the Vagabond sees both and takes one of his choice, or none and no point."""

    name = "vagabond.search-ruin"
    law = "9.8.1"
    holds = Ruin
    always_asked = True  # silence would tell that he can take nothing

    def seat(self, s: Root, r: Ruin) -> int:
        return r.seat

    def options(self, s: Root, r: Ruin, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        for item in range(KINDS):
            if cannot_find(s, r.seat, r.clearing, item) is None:
                out.append(pick(TAKE, item))

    def refusal(self, s: Root, r: Ruin, a: Action) -> Refusal | None:
        if isinstance(a, Pick) and a.verb == TAKE:
            return cannot_find(s, r.seat, r.clearing, a.what)
        return super().refusal(s, r, a)

    def take(self, s: Root, r: Ruin, a: Action) -> Ruin:
        if isinstance(a, Pick):
            take_from_ruin(s, r.seat, r.clearing, a.what)
        elif s.events is not None:
            emit(s, FOUND_NOTHING.of(r.seat, r.clearing))
        return r


SEARCH_RUIN: Final = register(SearchRuin())
