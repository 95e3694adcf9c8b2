"""Clearings of several suits: with which of them a seat goes on. 2.2.2."""

from lichtung.kernel.codec import PublicRecord
from lichtung.kernel.frames import STEPS
from lichtung.root.actions import DONE_ACTION
from lichtung.root.map import BIRD, FIRST_SUIT
from lichtung.root.owners import decider
from lichtung.root.state import NONE, Root


class Suited(PublicRecord):
    """Who goes on in which clearing, and with which of its suits."""

    fields = "seat clearing suit"

    def __init__(self, seat: int, clearing: int, suit: int) -> None:
        self.seat = seat
        self.clearing = clearing
        self.suit = suit

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.clearing, self.suit)


def kinds_left(s: Root, first: int, clearing: int) -> int:
    """Of pieces with a kind for each suit, from `first` on: the suits of a clearing of which one is left."""
    there = s.suits[clearing]
    if there and not there & (there - 1):  # as nearly everywhere
        return there if s.unplaced[first + FIRST_SUIT[there]] else 0
    suits = 0
    for suit in range(BIRD):
        if there >> suit & 1 and s.unplaced[first + suit]:
            suits |= 1 << suit
    return suits


def has_kind(s: Root, first: int, clearing: int) -> bool:
    """Of pieces with a kind for each suit, from `first` on: whether one of whichever kind stands there."""
    cell, places = first * s.places + clearing, s.places
    return s.pieces[cell] + s.pieces[cell + places] + s.pieces[cell + 2 * places] > 0


def go_on(s: Root, seat: int, clearing: int, suits: int, step: int) -> None:
    """Carry out a step, whose record is `Suited`, with a suit of the set; of several the seat names one."""
    if suits & (suits - 1) and decider(s, seat) != NONE:
        for source in s.setup.ask.asks_suit:
            source.answers.asks_suit(s, source.me, seat, clearing, suits, step)
        return
    STEPS[step].take(s, Suited(seat, clearing, FIRST_SUIT[suits]), DONE_ACTION)
