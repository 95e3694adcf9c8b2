"""What a recorded turn wants to see, and whether what the rules do satisfies it."""

from typing import Final

from lichtung.root.cards import ITEM_CARD
from lichtung.root.recorded import (
    AMBUSH,
    BATTLE,
    BESIDE,
    CARD,
    CRAFT,
    DECK,
    DISCARD,
    ENTERS,
    GUESS,
    ITEM,
    ITEM_LETTERS,
    LEAVES,
    PATH,
    PIECE,
    RETURN,
    ROLL,
    SCORE,
    SET,
    SHOW,
    SUIT_LETTERS,
    SWAP,
    WHOLE_HAND,
    Change,
    Letters,
    card_name,
)
from lichtung.rootlog.reading import Deed

FERRY: Final = "f"
PAWN: Final = "p"
EVERY: Final = "_"  # in place of an item: all that are there

# What it costs an explanation that only the rules, or only the record, tell a change.
COSTS: Final = {ROLL: 0, ITEM: 3, SHOW: 3, SET: 4, SCORE: 3, CARD: 5, LEAVES: 6, ENTERS: 6, BATTLE: 9}
MOST_COST: Final = 20  # of everything else
ON_BOARD: Final = 3  # warriors on somebody's board and the ferry are often left out
PLAYED: Final = 9
APART: Final = 2  # a piece that leaves by one deed and comes by another
# What nobody leaves out: such a deed was not done if it was not recorded.
ALWAYS_TOLD: Final = (CRAFT, AMBUSH, GUESS, SWAP, PATH)
# What may differ without a turn being against the rules.
FORGIVEN: Final = (ROLL, ITEM, SHOW, SET, SCORE, CARD)


class Demand:
    """One thing that was recorded, and the deed that it stands in."""

    __slots__ = ("change", "deed")

    def __init__(self, change: Change, deed: int) -> None:
        self.change = change
        self.deed = deed


class Demands:
    """Everything that a turn wants. A set of those that are open is a mask of their numbers.

    Of our own records, what is written without a name was hidden, and nothing else.
    """

    def __init__(self, deeds: list[Deed], letters: Letters, own: bool = False, by_suit: bool = False) -> None:
        self.own = own
        self.by_suit = (
            by_suit  # whether cards that everybody saw are told by their suits, anywhere in the record
        )
        self.letters = letters
        self.deeds = deeds
        self.items_made = items_made(letters)
        self.forgotten = {
            letter + kind
            for letter, part in zip(letters.seat, letters.recorders, strict=True)
            for kind in part.forgotten
        }
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
        self.weighty = sum(1 << n for n, d in enumerate(self.all) if not is_forgiven(d.change, True))
        self.until = [  # of the deeds before each, all that is wanted
            sum(1 << n for n, demand in enumerate(self.all) if demand.deed < deed)
            for deed in range(len(deeds) + 1)
        ]

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

    def satisfy(self, open_ones: int, changes: list[Change]) -> tuple[int, int]:
        """The demands that are open after these changes, and the cost of what was not recorded; -1: never."""
        cost = 0
        for change in changes:
            parts = halves(change) if change.kind in (PIECE, RETURN) else [change]
            if len(parts) > 1:
                both = self.find_both(open_ones, *parts)
                if both:
                    open_ones &= ~both
                    continue
                cost += APART
            for part in parts:
                number = self.find(open_ones, part)
                if number >= 0:
                    open_ones &= ~(1 << number)
                elif part.kind in ALWAYS_TOLD:
                    return open_ones, -1
                elif not self.is_one_of_all(part):
                    cost += ON_BOARD if self.is_often_forgotten(part) else cost_of(part)
        return open_ones, cost

    def missing(self, open_ones: int) -> int:
        """What it costs that these are never explained."""
        return sum(cost_of(demand.change) for n, demand in enumerate(self.all) if open_ones >> n & 1)

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

    def is_often_forgotten(self, change: Change) -> bool:
        """Whether a piece leaves the board that recorders often leave there."""
        return change.kind == LEAVES and change.what in self.forgotten

    def is_one_of_all(self, change: Change) -> bool:
        """Whether an item is one of all that were named together."""
        return change.kind == ITEM and any(fits_item(told, change) for told in self.every)

    def fits(self, told: Change, change: Change) -> bool:
        """Whether what was recorded is this change; what it leaves open may be anything."""
        kind = told.kind
        if self.own and kind in (CARD, SHOW) and change.hidden != is_open(told):
            return False
        if kind == CARD:
            named = bool(told.suit or told.what)
            starts = told.start == change.start or (
                told.start == DECK and (change.start == BESIDE or (named and change.start == DISCARD))
            )
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

    def before(self, deed: int) -> int:
        """All of the deeds before one, as a mask."""
        return self.until[deed] if deed > 0 else 0

    def first_deed(self, open_ones: int) -> int:
        """The first deed of which something is open."""
        if not open_ones:
            return len(self.deeds)
        return min(demand.deed for number, demand in enumerate(self.all) if open_ones >> number & 1)


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
    if change.kind == PIECE and change.start and change.what[-1] != "f" and change.what[1:] != "p":
        found.append(Change(LEAVES, change.what, change.start))
    if change.goal:
        found.append(Change(ENTERS, change.what, "", change.goal))
    return found


def cost_of(change: Change) -> int:
    """How much is amiss if only the rules, or only the record, tell a change."""
    if change.kind in (LEAVES, ENTERS) and (
        change.what == FERRY or (change.start + change.goal).endswith("$")
    ):
        return ON_BOARD
    if is_played(change):
        return PLAYED
    if change.kind == CARD and change.start == BESIDE:
        return MOST_COST  # nobody leaves out that a dominance card was taken
    return COSTS.get(change.kind, MOST_COST)


def is_forgiven(change: Change, recorded: bool) -> bool:
    """Whether only the record, or only the rules, may tell a change: recorders leave it out or cannot see it.

    That a pawn went somewhere, or that a battle was fought, shows in what follows.
    """
    if not recorded and (change.kind == BATTLE or (change.kind == ENTERS and change.what[1:] == PAWN)):
        return True
    return (change.kind in FORGIVEN and not is_played(change)) or cost_of(change) == ON_BOARD


def is_played(change: Change) -> bool:
    """Cards that lie on a board from now on, quests, a marker that leaves the track: no small matter."""
    if change.kind == SET:
        return change.what.endswith("++")
    if change.kind != CARD:
        return False
    return "_" in change.goal or change.start == "Q" or bool(change.what and change.goal.endswith("$"))


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
