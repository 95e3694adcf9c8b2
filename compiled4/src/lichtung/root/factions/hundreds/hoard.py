"""The hoard in place of a box for crafted items: what fills and empties it. Law 14.2.3, 14.2.4, 14.7.4."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.frames import SeatRecord, Step, emit, push, register
from lichtung.root.actions import DONE, DONE_ACTION, Pick, pick, plain, verb
from lichtung.root.cards import BAG, BOOTS, COIN, CROSSBOW, HAMMER, ITEMS, SWORD, TEA
from lichtung.root.crafting import Crafting, reward_crafter
from lichtung.root.factions.hundreds.mat import SPACES, mat_of
from lichtung.root.factions.hundreds.warlord import warlord_at
from lichtung.root.pieces import barred, place_warriors
from lichtung.root.scoring import score
from lichtung.root.state import NONE, Root

TRACK_WORDS: Final = ("command", "prowess")
COMMAND: Final = 0
PROWESS: Final = 1
TRACK_ITEMS: Final = ((BOOTS, BAG, COIN), (HAMMER, TEA, SWORD, CROSSBOW))
VALUES: Final = (1, 2, 2, 3, 4)  # 14.2.4.II: for none to four items
OVERFLOW_POINTS: Final = 1  # 14.2.4.I
WARRIORS_FOR_ITEM: Final = 2  # 14.7.4

KEEP_ITEM: Final = verb("keep")
CASH_IN: Final = verb("cash-in")
CAST_OUT: Final = verb("cast-out", "item")
SQUANDER: Final = verb("squander", "item")

CASHED_IN: Final = Event("14.2.3", "cashed-in", "seat item")
HOARDED: Final = Event("14.2.4.I", "hoarded", "seat item")
OVERFLOWED: Final = Event("14.2.4.I", "hoard-overflowed", "seat item")
SQUANDERED: Final = Event("14.7.4", "squandered", "seat item count")

NOT_ON_TRACK: Final = Refusal("14.2.4.I", "not-on-track", "item")
NOT_IN_HOARD: Final = Refusal("14.7.4", "not-in-hoard", "item")


def track_of(item: int) -> int:
    """14.2.4: the track that takes an item."""
    return COMMAND if item in TRACK_ITEMS[COMMAND] else PROWESS


def on_track(s: Root, seat: int, track: int) -> int:
    """How many items lie on a track."""
    hoard = mat_of(s, seat).hoard
    return sum([hoard[item] for item in TRACK_ITEMS[track]])


def command(s: Root, seat: int) -> int:
    """14.2.4.II: how many commands a turn has, by what lies there now."""
    return VALUES[on_track(s, seat, COMMAND)]


def prowess(s: Root, seat: int) -> int:
    """14.2.4.II: how many advances a turn has, and how many warriors come to the warlord."""
    return VALUES[on_track(s, seat, PROWESS)]


def in_hoard(s: Root, seat: int) -> list[int]:
    """The kinds of items in the hoard."""
    return [item for item in range(len(ITEMS)) if mat_of(s, seat).hoard[item]]


class Gain(PublicRecord):
    """Who has gained which item."""

    fields = "seat item"

    def __init__(self, seat: int, item: int) -> None:
        self.seat = seat
        self.item = item

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.item)


def gain(s: Root, seat: int, item: int) -> None:
    """14.2.4.I: the next space of its track; of a full track one item has to go."""
    if on_track(s, seat, track_of(item)) < SPACES:
        store(s, seat, item)
    else:
        push(s, MAKE_ROOM, Gain(seat, item))


def store(s: Root, seat: int, item: int) -> None:
    mat_of(s, seat).hoard[item] += 1
    if s.events is not None:
        emit(s, HOARDED.of(seat, item))


class MakeRoom(Step[Root, Gain]):
    """The track is full: the new item or one of those on it leaves the game, for a point."""

    name = "hundreds.overflow"
    law = "14.2.4.I"
    holds = Gain
    verbs: tuple[int, ...] = (CAST_OUT,)

    def seat(self, s: Root, r: Gain) -> int:
        return r.seat

    def options(self, s: Root, r: Gain, out: list[Action]) -> None:
        for item in range(len(ITEMS)):
            if self.cannot_cast_out(s, r, item) is None:
                out.append(pick(CAST_OUT, item))

    def cannot_cast_out(self, s: Root, r: Gain, item: int) -> Refusal | None:
        beside = track_of(item) == track_of(r.item) and mat_of(s, r.seat).hoard[item] > 0
        return None if beside or item == r.item else NOT_ON_TRACK.of(item)

    def refusal(self, s: Root, r: Gain, a: Action) -> Refusal | None:
        if not isinstance(a, Pick) or a.verb != CAST_OUT:
            return Refusal(self.law, "not-now")
        return self.cannot_cast_out(s, r, a.what)

    def take(self, s: Root, r: Gain, a: Action) -> Gain:
        assert isinstance(a, Pick)
        if a.what != r.item:
            mat_of(s, r.seat).hoard[a.what] -= 1
            store(s, r.seat, r.item)
        if s.events is not None:
            emit(s, OVERFLOWED.of(r.seat, a.what))
        score(s, r.seat, OVERFLOW_POINTS)
        return r


class KeepOrCashIn(Step[Root, Crafting]):
    """Contempt for Trade: a crafted item is kept without its points, or leaves the game for them."""

    name = "hundreds.contempt"
    law = "14.2.3"
    holds = Crafting

    def seat(self, s: Root, r: Crafting) -> int:
        return r.seat

    def options(self, s: Root, r: Crafting, out: list[Action]) -> None:
        out.append(plain(KEEP_ITEM))
        out.append(plain(CASH_IN))

    def take(self, s: Root, r: Crafting, a: Action) -> Crafting:
        item = s.setup.deck.item[r.card]
        if a.verb == KEEP_ITEM:
            gain(s, r.seat, item)
            reward_crafter(s, r.seat, r.card, 0)
        else:
            if s.events is not None:
                emit(s, CASHED_IN.of(r.seat, item))
            reward_crafter(s, r.seat, r.card, s.setup.factions[r.seat].item_points(s, r.seat, r.card))
        return r


class Squander(Step[Root, SeatRecord]):
    """Lavish: at the end of Birdsong items may go, each for two warriors at the warlord."""

    name = "hundreds.lavish"
    law = "14.7.4"
    verbs: tuple[int, ...] = (SQUANDER, DONE)

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat if in_hoard(s, r.seat) else NOBODY

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        out.extend([pick(SQUANDER, item) for item in in_hoard(s, r.seat)])

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        if isinstance(a, Pick) and a.verb == SQUANDER:
            return None if a.what in in_hoard(s, r.seat) else NOT_IN_HOARD.of(a.what)
        return super().refusal(s, r, a)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if isinstance(a, Pick):
            mat_of(s, r.seat).hoard[a.what] -= 1
            place = warlord_at(s, r.seat)
            placed = 0
            if place != NONE and barred(s, r.seat, place) is None:
                placed = place_warriors(s, r.seat, place, WARRIORS_FOR_ITEM)
            if s.events is not None:
                emit(s, SQUANDERED.of(r.seat, a.what, placed))
            push(s, LAVISH_STEP, r)
        return r


MAKE_ROOM: Final = register(MakeRoom())
CONTEMPT: Final = register(KeepOrCashIn())
LAVISH_STEP: Final = register(Squander())
