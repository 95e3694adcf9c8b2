"""The position as it was recorded, where the rules do not lead there: what was written is the truth."""

from collections.abc import Collection

from lichtung.kernel.frames import Frame
from lichtung.root.cards import ITEM_CARD, PERSISTENT, members
from lichtung.root.fields import replaced
from lichtung.root.hands import discard_card, gain_card, lose_card
from lichtung.root.markers import markers_at, place_marker, supply_of, take_marker
from lichtung.root.pieces import (
    place_piece,
    place_warriors,
    put_figure,
    remove_piece,
    remove_warriors,
)
from lichtung.root.recorded import CARD, CRAFT, DECK, DISCARD, ENTERS, ITEM, LEAVES, PATH, SCORE, Change
from lichtung.root.state import NO_BATTLE, NO_DOMINANCE, NONE, Root
from lichtung.root.turn import TAKE_TURN, turn_record
from lichtung.rootlog.adopting_items import adopt_item, way_of
from lichtung.rootlog.demands import Demands
from lichtung.rootlog.watch import Watcher


class Adopting:
    """Carries out what is left of a recorded turn without asking the rules."""

    def __init__(self, s: Root, watcher: Watcher, demands: Demands) -> None:
        self.s = s
        self.letters = watcher.letters
        self.watcher = watcher
        self.demands = demands

    def adopt(
        self, unexplained: list[Change], unrecorded: list[Change], seat: int, but: Collection[int] = ()
    ) -> None:
        """Pieces as they were recorded, and what is open as far as it is there; then the next seat's turn.

        But for some, by their numbers in both lists, what was not recorded first: they are as the rules say.
        """
        s = self.s
        self.points([], unrecorded)
        for number, change in enumerate(unrecorded):
            if number not in but:
                self.take_back(change)
        for number, change in enumerate(unexplained, len(unrecorded)):
            if number not in but:
                self.change(change)
        s.battle, s.battle_used, s.removed, s.hirer = NO_BATTLE, 0, (), NONE
        s.turn = max(s.turn, 1)
        s.frame = Frame(TAKE_TURN, turn_record((seat + 1) % s.setup.seats, 0), None)

    def take_back(self, change: Change) -> None:
        """What the rules did and nobody recorded was not done."""
        if change.kind == LEAVES:
            self.enters(Change(ENTERS, change.what, "", change.start))
        elif change.kind == ENTERS:
            self.leaves(Change(LEAVES, change.what, change.goal))
        elif change.kind == ITEM and "$" in change.start:  # what was found under a ruin was there
            adopt_item(self.s, self.letters, change._replace(start=change.goal, goal=change.start))

    def items(self, unexplained: list[Change], unrecorded: list[Change]) -> None:
        """Items as they were recorded: where the rules turned or moved another one, that one stays."""
        instead = [change for change in unrecorded if change.kind == ITEM]
        for change in [change for change in unexplained if change.kind == ITEM]:
            other = next((one for one in instead if way_of(one) == way_of(change)), None)
            if other is not None:
                instead.remove(other)
                self.take_back(other)
            self.change(change)

    def points(self, unexplained: list[Change], unrecorded: list[Change]) -> None:
        """The score as it was recorded."""
        for change in unexplained:
            if change.kind == SCORE:
                self.score(change.what, 1 if change.goal == "+" else -1)
        for change in unrecorded:
            if change.kind == SCORE:
                self.score(change.what, -1 if change.goal == "+" else 1)

    def score(self, letter: str, points: int) -> None:
        if letter in self.letters.seat:
            seat = self.letters.seat.index(letter)
            if self.s.dominance[seat] != NO_DOMINANCE:
                return
            self.s.points = replaced(self.s.points, seat, max(0, self.s.points[seat] + points))

    def change(self, told: Change) -> None:
        if told.kind == LEAVES:
            self.leaves(told)
        elif told.kind == ENTERS:
            self.enters(told)
        elif told.kind == SCORE:
            self.score(told.what, 1 if told.goal == "+" else -1)
        elif told.kind in (CARD, CRAFT):
            self.card(told)
        elif told.kind == ITEM:
            adopt_item(self.s, self.letters, told)
        elif told.kind == PATH and told.what in self.letters.path:
            self.s.closed_paths &= ~(1 << self.letters.path.index(told.what))
            self.s.ways = self.s.setup.ways(self.s.closed_paths)
        else:
            self.on_board(told, told.what[:1], NONE)

    def on_board(self, told: Change, owner: str, card: int) -> bool:
        """Something on a faction's own board."""
        if owner not in self.letters.seat:
            return False
        seat = self.letters.seat.index(owner)
        return self.letters.recorders[seat].adopt(self.s, seat, self.letters, told, card)

    # --- Pieces

    def leaves(self, told: Change) -> None:
        s, letters = self.s, self.letters
        if told.start not in letters.place:
            self.on_board(told, told.start[:1], NONE)
            return
        place, owner = letters.place.index(told.start), told.what[:1]
        if told.what in letters.piece:
            kind = letters.piece.index(told.what)
            if s.pieces[kind * s.places + place]:
                remove_piece(s, kind, place)
        elif owner in letters.seat:
            seat = letters.seat.index(owner)
            there = markers_at(s, seat, place)
            if told.what == f"{owner}t" and there:
                take_marker(s, there[0])
            elif told.what in [letters.figure(figure) for figure in s.setup.figures_of[seat]]:
                figure = s.setup.figures_of[seat][0]
                if s.setup.figures[figure].warrior:  # a pawn is always somewhere
                    put_figure(s, figure, NONE)
            elif told.what == f"{owner}w" and s.warriors[seat * s.places + place]:
                remove_warriors(s, seat, place, 1)

    def enters(self, told: Change) -> None:
        s, letters = self.s, self.letters
        if told.goal not in letters.place:
            self.on_board(told, told.goal[:1], NONE)
            return
        place, owner = letters.place.index(told.goal), told.what[:1]
        if told.what == "f":
            s.ferry = place
        elif told.what in letters.piece:
            kind = letters.piece.index(told.what)
            full = s.setup.building[kind] and place < s.clearings and not s.slots[place]
            if s.unplaced[kind] and not full:
                place_piece(s, kind, place)
        elif owner in letters.seat:
            seat = letters.seat.index(owner)
            free = supply_of(s, seat)
            if told.what == f"{owner}w":
                place_warriors(s, seat, place, 1)
            elif told.what in [letters.figure(figure) for figure in s.setup.figures_of[seat]]:
                put_figure(s, s.setup.figures_of[seat][0], place)
            elif told.what == f"{owner}t" and free and not markers_at(s, seat, place):
                place_marker(s, seat, s.marker_kinds[free[0]], place)

    # --- Cards

    def zone(self, word: str) -> int:
        """The hand or pile of a word, or NONE."""
        seats, owner = self.letters.seat, word[:1]
        if owner not in seats:
            return NONE
        seat = seats.index(owner)
        return seat if word == owner else self.s.setup.pile[seat] if word == f"{owner}$" else NONE

    def card(self, told: Change) -> None:
        """A card goes from where it was to where it is; one that nobody can find stays unfound."""
        s, deck = self.s, self.s.setup.deck
        origin = self.zone(told.start)
        pool = s.zones[origin] if origin != NONE else 0
        if told.start == DECK:
            pool = s.deck or s.available
        elif told.start == DISCARD:
            pool = s.discard
        fitting = [card for card in members(pool) if self.fits(told, card)]
        if not fitting:
            self.on_board(told, (told.goal or told.start)[:1], NONE)  # perhaps a card of its own
            return
        card = fitting[0]
        if origin != NONE:
            lose_card(s, origin, card, s.setup.everybody, 0)
        else:
            s.deck &= ~(1 << card)
            s.discard &= ~(1 << card)
            s.available &= ~(1 << card)
        seat = origin if told.kind == CRAFT else NONE
        if told.kind == CRAFT and deck.kind[card] == PERSISTENT:
            s.crafted = replaced(s.crafted, seat, s.crafted[seat] | 1 << card)
            return
        if told.kind == CRAFT and deck.kind[card] == ITEM_CARD and s.items[deck.item[card]]:
            item = deck.item[card]
            s.items = replaced(s.items, item, s.items[item] - 1)
            s.setup.factions[seat].gain_item(s, seat, item)
        goal = self.zone(told.goal)
        if goal != NONE:
            gain_card(s, goal, card, s.setup.readers[goal])
        elif not self.on_board(told, told.goal[:1], card):
            discard_card(s, card)

    def fits(self, told: Change, card: int) -> bool:
        return self.demands.fits(told, self.watcher.card(told.kind, card, told.start, told.goal))
