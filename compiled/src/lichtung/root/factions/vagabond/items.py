"""The Vagabond's pawn and his items with their conditions. Law 9.2.5."""

from typing import Final

from lichtung.kernel.codec import Event, Refusal
from lichtung.kernel.frames import emit
from lichtung.root.cards import BAG, COIN, TEA
from lichtung.root.factions.vagabond.editions import law_of
from lichtung.root.factions.vagabond.mat import (
    AFTER_ITEMS,
    DAMAGED,
    DAMAGED_AT,
    EXHAUSTED,
    EXHAUSTED_AT,
    KINDS,
    READY,
    READY_AT,
    mat_of,
)
from lichtung.root.pieces import put_figure
from lichtung.root.setup import Setup
from lichtung.root.state import Root

ID: Final = "vagabond"
TO_DAMAGED: Final = DAMAGED - READY  # from either face to the same face in the Damaged box

TRACKS: Final = (TEA, COIN, BAG)
TRACK_ROOM: Final = 3
SATCHEL_ROOM: Final = 6
ROOM_PER_BAG: Final = 2

DAMAGED_ITEM: Final = Event("9.2.7", "item-damaged", "seat item")
EXHAUSTED_ITEM: Final = Event("9.2.5", "item-exhausted", "seat item")

NEED_ITEM: Final = Refusal("9.2.5", "need-item", "item")


def is_vagabond(setup: Setup, seat: int) -> bool:
    return setup.factions[seat].id == ID


def vagabonds(setup: Setup) -> list[int]:
    """The seats of the Vagabonds: one, or two of them. 9.8"""
    return [seat for seat in range(setup.seats) if is_vagabond(setup, seat)]


def pawn_place(s: Root, seat: int) -> int:
    """Where the pawn stands: a clearing, a forest, or NONE before it is placed."""
    return s.figures[s.setup.figures_of[seat][0]]


def place_pawn(s: Root, seat: int, place: int) -> None:
    """2.5.4: the pawn stands there from now on."""
    put_figure(s, s.setup.figures_of[seat][0], place)


def ready(s: Root, seat: int, item: int) -> int:
    """How many undamaged items of a kind lie face up."""
    return mat_of(s, seat).items[READY_AT + item]


def undamaged(s: Root, seat: int, item: int) -> int:
    """How many undamaged items of a kind there are, face up or not."""
    mat = mat_of(s, seat)
    return mat.items[READY_AT + item] + mat.items[EXHAUSTED_AT + item]


def count_ready(s: Root, seat: int) -> int:
    return sum(mat_of(s, seat).items[READY_AT:EXHAUSTED_AT])


def count_undamaged(s: Root, seat: int) -> int:
    return sum(mat_of(s, seat).items[READY_AT:DAMAGED_AT])


def count_damaged(s: Root, seat: int) -> int:
    return sum(mat_of(s, seat).items[DAMAGED_AT:AFTER_ITEMS])


def on_track(s: Root, seat: int, item: int) -> int:
    """9.2.5.I: face-up items that lie on their track; it has room for three."""
    n = mat_of(s, seat).items[READY_AT + item]
    return n if n < TRACK_ROOM else TRACK_ROOM


def in_satchel(s: Root, seat: int, item: int, condition: int) -> int:
    """9.2.5.II: undamaged items of a kind and face that lie in the satchel.

    9.2.5.III: tea, coins and bags lie on their tracks as long as there is room, those face up first; by
    later Laws only those face up.
    """
    mat = mat_of(s, seat)
    n = mat.items[condition * KINDS + item]
    if item not in TRACKS:
        return n
    room = TRACK_ROOM
    if condition == EXHAUSTED:
        room = max(0, TRACK_ROOM - mat.items[READY_AT + item]) if law_of(s, seat).exhausted_on_tracks else 0
    return max(0, n - room)


def capacity(s: Root, seat: int) -> int:
    """9.6.4: six items, and two more for each bag face up on its track."""
    return SATCHEL_ROOM + ROOM_PER_BAG * on_track(s, seat, BAG)


def load(s: Root, seat: int) -> int:
    """9.6.4: items in the satchel and in the Damaged box."""
    carried = count_damaged(s, seat)
    for item in range(KINDS):
        carried += in_satchel(s, seat, item, READY) + in_satchel(s, seat, item, EXHAUSTED)
    return carried


def gain(s: Root, seat: int, item: int) -> None:
    """A new item lies face up."""
    mat_of(s, seat).items[READY_AT + item] += 1


def lay_aside(s: Root, seat: int, item: int, condition: int) -> None:
    """9.6.4: back into the box; of several of a kind the one from a ruin goes first. 9.8.1"""
    mat = mat_of(s, seat)
    mat.items[condition * KINDS + item] -= 1
    mat.found &= ~(1 << item)


def exhaust(s: Root, seat: int, item: int) -> None:
    """9.2.5: turn an item face down to act."""
    mat = mat_of(s, seat)
    mat.items[READY_AT + item] -= 1
    mat.items[EXHAUSTED_AT + item] += 1
    if s.events is not None:
        emit(s, EXHAUSTED_ITEM.of(seat, item))


def turn_up(s: Root, seat: int, item: int, condition: int) -> None:
    """Turn an exhausted item face up where it lies."""
    mat = mat_of(s, seat)
    mat.items[condition * KINDS + item] -= 1
    mat.items[(condition - 1) * KINDS + item] += 1


def damage(s: Root, seat: int, item: int, condition: int) -> None:
    """9.2.7: into the Damaged box, on the face that it shows."""
    mat = mat_of(s, seat)
    mat.items[condition * KINDS + item] -= 1
    mat.items[(condition + TO_DAMAGED) * KINDS + item] += 1
    if s.events is not None:
        emit(s, DAMAGED_ITEM.of(seat, item))


def mend(s: Root, seat: int, item: int, condition: int) -> None:
    """9.5.7: out of the Damaged box; the item is not turned over."""
    mat = mat_of(s, seat)
    mat.items[condition * KINDS + item] -= 1
    mat.items[(condition - TO_DAMAGED) * KINDS + item] += 1


def cannot_exhaust(s: Root, seat: int, item: int) -> Refusal | None:
    """9.2.5: acting takes an undamaged item that lies face up."""
    return None if mat_of(s, seat).items[READY_AT + item] else NEED_ITEM.of(item)
