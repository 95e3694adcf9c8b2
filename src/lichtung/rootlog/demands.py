"""What a recorded turn wants to see, and whether what the rules do satisfies it."""

from typing import Final

from lichtung.root.cards import ITEM_CARD
from lichtung.root.recorded import (
    AMBUSH,
    BESIDE,
    CARD,
    CRAFT,
    DECK,
    DISCARD,
    ENTERS,
    ITEM,
    ITEM_LETTERS,
    LEAVES,
    PIECE,
    ROLL,
    SCORE,
    SET,
    SHOW,
    SUIT_LETTERS,
    WHOLE_HAND,
    Change,
    Letters,
    card_name,
)
from lichtung.rootlog.reading import Deed

EVERY: Final = "_"  # in place of an item: all that are there

# What may be left out by recorders, by how much is forgiven: the two sides need not agree in it.
FORGIVEN: Final = (
    (ROLL,),
    (ROLL, ITEM, SHOW, SET),
    (ROLL, ITEM, SHOW, SET, SCORE, CARD),
)


class Demand:
    """One thing that was recorded, and the deed that it stands in."""

    __slots__ = ("change", "deed")

    def __init__(self, change: Change, deed: int) -> None:
        self.change = change
        self.deed = deed


class Demands:
    """Everything that a turn wants. A set of those that are open is a mask of their numbers."""

    def __init__(self, deeds: list[Deed], letters: Letters) -> None:
        self.letters = letters
        self.deeds = deeds
        self.items_made = items_made(letters)
        self.all: list[Demand] = []
        self.every: list[Change] = []  # items: all that there are
        for number, deed in enumerate(deeds):
            for change in deed.changes:
                self._add(change, number)
        self.by_key: dict[tuple[str, str, str], list[int]] = {}
        for number, demand in enumerate(self.all):
            self.by_key.setdefault(key_of(demand.change), []).append(number)
        for numbers in self.by_key.values():  # what is told exactly is satisfied first
            numbers.sort(key=lambda n: (is_open(self.all[n].change), n))
        self.full = (1 << len(self.all)) - 1

    def _add(self, change: Change, deed: int) -> None:
        if change.kind == SET and change.what[:1] in self.letters.seat:
            seat = self.letters.seat.index(change.what[0])
            for told in self.letters.recorders[seat].reads(change.what[0], change):
                self.all.append(Demand(told, deed))
        elif change.kind == PIECE:
            self.all += [Demand(half, deed) for half in halves(self.known_piece(change))]
        elif change.kind == ITEM and change.what == EVERY:
            self.every.append(change)
        elif change.kind != ROLL and not (change.kind == ITEM and stays(change)):
            self.all.append(Demand(change, deed))

    def known_piece(self, change: Change) -> Change:
        """A token that may lie face down is told by its owner only."""
        owner = change.what[:1]
        if owner in self.letters.seat and change.what[1:2] == "t":
            seat = self.letters.seat.index(owner)
            if self.letters.setup.markers_of[seat]:
                return change._replace(what=f"{owner}t")
        return change

    # --- Satisfying them

    def satisfy(
        self, open_ones: int, changes: list[Change], forgiven: tuple[str, ...], loose: bool = True
    ) -> int:
        """The demands that are still open after these changes; -1 if one of them was never recorded.

        Both halves of a piece's way belong to one deed, unless order does not matter (`loose`).
        """
        for change in changes:
            parts = halves(change) if change.kind == PIECE else [change]
            if len(parts) > 1:
                both = self.find_both(open_ones, *parts)
                if both:
                    open_ones &= ~both
                    continue
                if not loose:
                    return -1
            for part in parts:
                number = self.find(open_ones, part)
                if number >= 0:
                    open_ones &= ~(1 << number)
                elif part.kind not in forgiven and not self.is_one_of_all(part):
                    return -1
        return open_ones

    def find_both(self, open_ones: int, leaves: Change, enters: Change) -> int:
        """The two halves of one recorded way, as a mask; none if there are not both in one deed."""
        goals = [
            n
            for n in self.by_key.get(key_of(enters), [])
            if open_ones >> n & 1 and self.all[n].change.goal == enters.goal
        ]
        starts = [n for n in self.by_key.get(key_of(leaves), []) if open_ones >> n & 1]
        for goal in goals:  # recorded as one way
            if goal - 1 in starts:
                return 1 << goal | 1 << goal - 1
        for goal in goals:
            for start in starts:
                if self.all[start].deed == self.all[goal].deed:
                    return 1 << goal | 1 << start
        return 0

    def find(self, open_ones: int, change: Change) -> int:
        """The open demand that a change satisfies, the one that is told most exactly."""
        for number in self.by_key.get(key_of(change), ()):
            if open_ones >> number & 1 and self.fits(self.all[number].change, change):
                return number
        return -1

    def is_one_of_all(self, change: Change) -> bool:
        """Whether an item is one of all that were named together."""
        return change.kind == ITEM and any(fits_item(told, change) for told in self.every)

    def fits(self, told: Change, change: Change) -> bool:
        """Whether what was recorded is this change; what it leaves open may be anything."""
        kind = told.kind
        if kind == CARD:
            starts = told.start == change.start or (told.start == DECK and change.start in (DISCARD, BESIDE))
            return starts and told.goal == change.goal and fits_card(told, change)
        if kind == CRAFT:
            if told.what.startswith("%"):
                return self.items_made.get((change.suit, change.what)) == told.what[1:]
            return fits_card(told, change)
        if kind == SHOW:
            whole = (told.what == WHOLE_HAND) == (change.what == WHOLE_HAND)
            return whole and told.goal == change.goal and fits_card(told, change)
        if kind == AMBUSH:
            return told.suit == change.suit
        if kind == ITEM:
            return fits_item(told, change)
        return told.goal == change.goal

    def left_open(self, told: Change, change: Change) -> bool:
        """Whether a card that everybody could see was not named: another one would do as well."""
        if told.kind not in (CARD, CRAFT) or change.hidden:
            return False
        return not told.what or told.what.startswith("%")

    def forgivable(self, open_ones: int, forgiven: tuple[str, ...]) -> bool:
        """Whether nothing is open that has to be satisfied."""
        return all(
            demand.change.kind in forgiven
            for number, demand in enumerate(self.all)
            if open_ones >> number & 1
        )

    def first_deed(self, open_ones: int) -> int:
        """The first deed of which something is open."""
        if not open_ones:
            return len(self.deeds)
        return min(demand.deed for number, demand in enumerate(self.all) if open_ones >> number & 1)

    def wants_card(self, hand: str, suit: str, name: str, open_ones: int) -> bool:
        """Whether a card of a hand is named by something that is still open."""
        for number, demand in enumerate(self.all):
            told = demand.change
            if (
                open_ones >> number & 1
                and told.start == hand
                and told.what == name
                and told.suit in ("", suit)
            ):
                return True
        return False


def items_made(letters: Letters) -> dict[tuple[str, str], str]:
    """The item that each card makes, by suit and name."""
    deck = letters.setup.deck
    return {
        (SUIT_LETTERS[deck.suit[card]], card_name(deck.names[card])): ITEM_LETTERS[deck.item[card]]
        for card in range(deck.size)
        if deck.kind[card] == ITEM_CARD
    }


def halves(change: Change) -> list[Change]:
    """A piece's way as leaving and entering: through the supply is the same as straight."""
    found = []
    if change.start and change.what[-1] != "f" and change.what[1:] != "p":
        found.append(Change(LEAVES, change.what, change.start))
    if change.goal:
        found.append(Change(ENTERS, change.what, "", change.goal))
    return found


def key_of(change: Change) -> tuple[str, str, str]:
    """What has to be the same for a change to satisfy a demand."""
    kind = change.kind
    if kind in (CARD, CRAFT, SHOW):
        return (kind, "", "" if kind == CARD else change.start)
    if kind == ITEM:
        return (kind, change.what, "")
    return (kind, change.what, change.start)


def is_open(change: Change) -> bool:
    """Whether a recorded card is told by its suit only, or not even by that."""
    return change.kind in (CARD, CRAFT, SHOW) and not change.what


def fits_card(told: Change, change: Change) -> bool:
    return told.suit in ("", change.suit) and told.what in ("", change.what)


def stays(change: Change) -> bool:
    """Whether an item only goes to or from its track: it lies there by itself."""
    board, on_board, state = change.goal.partition("$")
    start, _, was = change.start.partition("$")
    return bool(on_board) and bool(state) and set(state) <= {"s", "t"} and start == board and "d" not in was


def fits_item(told: Change, change: Change) -> bool:
    if told.what not in (EVERY, change.what):
        return False
    return fits_state(told.start, change.start) and fits_state(told.goal, change.goal)


def fits_state(told: str, real: str) -> bool:
    """Where an item lies and how, as far as it was told."""
    board, on_board, state = told.partition("$")
    where, _, how = real.partition("$")
    if board != where or (not on_board and told != real):
        return False
    for sign in state:
        if sign in "red" and sign not in how:
            return False
        if sign in "st" and "d" in how:
            return False
    return True
