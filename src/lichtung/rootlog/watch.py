"""A game watched step by step: every change that can be seen on the table, in the words of the notation."""

from collections.abc import Iterator

from lichtung.kernel.codec import Action, Event
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import STEPS, perform, settle, step_on
from lichtung.root import factions
from lichtung.root.battle import Battle, defends_with_high_roll
from lichtung.root.cards import ITEMS, members
from lichtung.root.drawing import RESHUFFLED
from lichtung.root.faction import UNDECIDED
from lichtung.root.fields import Mat
from lichtung.root.recorded import (
    AMBUSH,
    BATTLE,
    BESIDE,
    CARD,
    CRAFT,
    DECK,
    DISCARD,
    ITEM,
    ITEM_LETTERS,
    PATH,
    PIECE,
    ROLL,
    SCORE,
    SET,
    SHOW,
    SHOWN,
    SUIT_LETTERS,
    SWAP,
    WHOLE_HAND,
    Change,
    Letters,
    Recorder,
    card_name,
)
from lichtung.root.setup import Setup
from lichtung.root.state import NO_DOMINANCE, NONE, Root
from lichtung.root.turn import TAKE_TURN, Turn

NOBODYS = Recorder()
PILES = (DECK, DISCARD, BESIDE)  # goals of cards that the notation does not tell apart


def recorders() -> dict[str, Recorder]:
    """What each faction brings along, by its id."""
    found: dict[str, Recorder] = {}
    for name in factions.names():
        part = factions.part(name, "rootlog")
        if part is not None:
            found[factions.id_of(name)] = part.RECORDER
    return found


def letters_of(setup: Setup, seats: list[str] | None) -> Letters:
    """How a game is written, with these letters of its seats; a faction without a letter cannot be."""
    known = recorders()
    for faction in setup.factions:
        if faction.id not in known:
            raise LichtungError("rootlog-no-letter", faction=faction.id)
    return Letters(setup, [known[faction.id] for faction in setup.factions], seats)


def between_turns(s: Root) -> bool:
    """Whether a turn is over and the next one has not begun."""
    frame = s.frame
    return frame is not None and frame.step == TAKE_TURN and _index(frame.record) == 0


def _index(record: object) -> int:
    return record.index if isinstance(record, Turn) else NONE


class Watcher:
    """Sees one game; what it says of a step depends on the states before and after it."""

    def __init__(self, setup: Setup, seats: list[str] | None = None) -> None:
        self.setup = setup
        self.letters = letters_of(setup, seats)
        # Of pieces, by the seats: in a draft they are numbered otherwise.
        self.kinds = sorted(range(len(setup.kinds)), key=lambda kind: (setup.kind_owner[kind], kind))
        self.names = [card_name(name) for name in setup.deck.names]
        self.suits = [SUIT_LETTERS[suit] for suit in setup.deck.suit]
        self.zone_words = [  # of hands and piles
            self.letters.seat[owner] + ("" if zone == owner else "$") if owner >= 0 else ""
            for zone, owner in enumerate(setup.zone_owner)
        ]

    def recorder(self, s: Root, seat: int) -> Recorder:
        """What a seat's faction brings along; nothing until it is chosen."""
        return self.letters.recorders[seat] if s.setup.factions[seat] is not UNDECIDED else NOBODYS

    # --- Step by step

    def act(self, s: Root, a: Action) -> list[Change]:
        """Carry out an action up to the next decision or to the end of the turn; what could be seen."""
        return [change for step in self.steps(s, a) for change in step[0]]

    def go_on(self, s: Root) -> list[Change]:
        """From between two turns to the first decision of the next one."""
        return [change for step in self.steps(s, None) for change in step[0]]

    def steps(self, s: Root, a: Action | None) -> Iterator[tuple[list[Change], list[Event], int]]:
        """The same, with the events of each step; none, to go on from between two turns.

        2.1.2: if the deck is made anew before a card is drawn, the step begins after that, and the cards of
        which it was made are told: each of them was seen, but not which one was drawn.
        """
        started = a is None
        while True:
            before = s.copy()
            events: list[Event] = []
            s.events = events
            if a is not None:
                perform(s, a)
                a = None
                goes_on = True
            else:
                goes_on = not (between_turns(s) and not started) and step_on(s)
            started = False
            s.events = None
            if not goes_on:
                if not between_turns(s):
                    settle(s)
                return
            made = before.discard if not before.deck and RESHUFFLED in events else 0
            before.deck |= made
            before.discard &= ~made
            yield self.changes(before, s, events), events, made

    # --- What has changed

    def changes(self, b: Root, s: Root, events: list[Event]) -> list[Change]:
        """Everything between two states that the notation can tell, in its order of a deed."""
        found: list[Change] = []
        if b.setup is not s.setup:  # A.8: somebody has chosen a faction; that stands in the header
            return found
        self._cards(b, s, found)
        self._pieces(b, s, found)
        self._items(b, s, found)
        self._boards(b, s, found)
        for event in events:
            self._tell(b, s, event, found)
        self._points(b, s, found)
        return found

    def card(self, kind: str, card: int, start: str = "", goal: str = "", hidden: bool = False) -> Change:
        return Change(kind, self.names[card], start, goal, self.suits[card], hidden)

    def containers(self, s: Root) -> list[tuple[str, int, bool]]:
        """Where cards lie: the place's word, the mask, and whether everybody sees them."""
        setup, letter = self.setup, self.letters.seat
        found = [(DECK, s.deck, False), (DISCARD, s.discard, True), (BESIDE, s.available, True)]
        for zone, mask in enumerate(s.zones):
            owner = setup.zone_owner[zone]
            if owner != NONE:
                found.append(
                    (letter[owner] if zone == owner else f"{letter[owner]}$", mask, setup.public[zone])
                )
        for seat in range(setup.seats):
            played = s.crafted[seat]
            if s.dominance[seat] != NO_DOMINANCE:
                played |= 1 << s.dominance[seat]
            found.append((f"{letter[seat]}$", played, True))
            for behind, mask in self.recorder(s, seat).cards_on_board(s, seat):
                found.append((behind if behind in PILES else letter[seat] + behind, mask, True))
        return found

    def _cards(self, b: Root, s: Root, found: list[Change]) -> None:
        if (
            b.zones == s.zones
            and b.deck == s.deck
            and b.discard == s.discard
            and b.available == s.available
            and b.crafted == s.crafted
            and b.dominance == s.dominance
            and b.mats == s.mats
        ):
            return
        came: dict[int, tuple[str, bool]] = {}
        left: dict[int, tuple[str, bool]] = {}
        for (word, before, public), (_, after, _) in zip(self.containers(b), self.containers(s), strict=True):
            if before != after:
                for card in members(after & ~before):
                    came[card] = (word, public)
                for card in members(before & ~after):
                    left[card] = (word, public)
        told: list[Change] = []
        for card in sorted({*came, *left}):
            start, seen = left.get(card, (DECK, False))
            goal, seen_after = came.get(card, (DECK, False))
            if (start in PILES and goal in PILES) or (start == goal and "$" in goal):
                continue  # the deck is made anew, or a pile is pushed together
            if goal == start + SHOWN:
                told.append(self.card(SHOW, card, start))
            elif start != goal + SHOWN:
                start, goal = start.removesuffix(SHOWN), DECK if goal in PILES else goal
                hidden = not (seen or seen_after)
                if s.turn or not hidden or "$" in start + goal:  # that hands are dealt goes without saying
                    told.append(self.card(CARD, card, start, goal, hidden))
        # Where a hidden card stands among the others tells nothing of it.
        found += [change for change in told if not change.hidden]
        unseen = [change for change in told if change.hidden]
        found += sorted(unseen, key=lambda change: (change.kind, change.start, change.goal))

    def _pieces(self, b: Root, s: Root, found: list[Change]) -> None:
        setup, letters = self.setup, self.letters
        if b.warriors != s.warriors or b.mats != s.mats:
            for owner, row in enumerate(letters.seat):
                counts = self._warriors(b, owner), self._warriors(s, owner)
                self._moved(f"{row}w", counts[0], counts[1], found)
        if b.pieces != s.pieces:
            for kind in self.kinds:
                word = letters.piece[kind]
                at = kind * setup.places
                if b.pieces[at : at + setup.places] != s.pieces[at : at + setup.places]:
                    rows = [
                        {letters.place[place]: t.pieces[at + place] for place in range(setup.places)}
                        for t in (b, s)
                    ]
                    self._moved(word, rows[0], rows[1], found)
        if b.figures is not s.figures:
            for figure, place in enumerate(s.figures):
                was = b.figures[figure]
                if place == was:
                    continue
                start = letters.place[was] if setup.figures[figure].warrior and was != NONE else ""
                goal = letters.place[place] if place != NONE else ""
                if start or goal:
                    found.append(Change(PIECE, letters.figure(figure), start, goal))
        if b.ferry != s.ferry and s.ferry != NONE and b.ferry != NONE:
            found.append(Change(PIECE, "f", letters.place[b.ferry], letters.place[s.ferry]))
        if b.marker_places is not s.marker_places:
            self._markers(b, s, found)
        for path in members(b.closed_paths & ~s.closed_paths):
            found.append(Change(PATH, letters.path[path]))

    def _warriors(self, s: Root, owner: int) -> dict[str, int]:
        row = owner * self.setup.places
        counts = {self.letters.place[place]: s.warriors[row + place] for place in range(self.setup.places)}
        for seat in range(self.setup.seats):
            for whose, count in self.recorder(s, seat).warriors_on_board(s, seat):
                if whose == owner:
                    counts[f"{self.letters.seat[seat]}$"] = count
        return counts

    def _moved(self, what: str, before: dict[str, int], after: dict[str, int], found: list[Change]) -> None:
        """What left goes where something came; the rest goes to the supply, or comes from it."""
        left = [place for place in before for _ in range(before[place] - after.get(place, 0))]
        came = [place for place in after for _ in range(after[place] - before.get(place, 0))]
        for i in range(max(len(left), len(came))):
            start, goal = left[i] if i < len(left) else "", came[i] if i < len(came) else ""
            found.append(Change(PIECE, what, start, goal))

    def _markers(self, b: Root, s: Root, found: list[Change]) -> None:
        """Tokens that may lie face down: placed and removed, or two of them exchanged."""
        letters = self.letters
        moved: list[tuple[int, int]] = []
        for marker, place in enumerate(s.marker_places):
            was = b.marker_places[marker]
            if was == place:
                continue
            if was != NONE and place != NONE:
                moved.append((was, place))
            else:
                start = letters.place[was] if was != NONE else ""
                goal = letters.place[place] if place != NONE else ""
                found.append(Change(PIECE, letters.marker(marker), start, goal))
        for was, place in moved[:1]:
            found.append(Change(SWAP, "t", letters.place[min(was, place)], letters.place[max(was, place)]))

    def _items(self, b: Root, s: Root, found: list[Change]) -> None:
        if b.crafted_items is s.crafted_items and b.ruin_items is s.ruin_items and b.mats == s.mats:
            return
        before, after = self._item_counts(b), self._item_counts(s)
        for item, letter in enumerate(ITEM_LETTERS):
            if before[item] != after[item]:
                moves: list[Change] = []
                self._moved(letter, before[item], after[item], moves)
                # What comes from the supply is crafted, or is there from the beginning: that goes unsaid.
                found += [Change(ITEM, letter, move.start, move.goal) for move in moves if move.start]

    def _item_counts(self, s: Root) -> list[dict[str, int]]:
        """How many there are of each item: on boards, and under ruins."""
        counts: list[dict[str, int]] = [{} for _ in ITEMS]
        for seat, letter in enumerate(self.letters.seat):
            row = seat * len(ITEMS)
            for item in range(len(ITEMS)):
                counts[item][f"{letter}$"] = s.crafted_items[row + item]
            for state, numbers in self.recorder(s, seat).items_on_board(s, seat):
                for item, number in enumerate(numbers):
                    counts[item][f"{letter}${state}"] = number
        for clearing in range(self.setup.clearings):
            for under in members(s.ruin_items[clearing]):
                row_of = counts[under % len(ITEMS)]
                row_of[str(clearing + 1)] = row_of.get(str(clearing + 1), 0) + 1
        return counts

    def _boards(self, b: Root, s: Root, found: list[Change]) -> None:
        """What the factions' own markers and cards show."""
        for seat in range(self.setup.seats):
            recorder = self.recorder(s, seat)
            one, two = b.mats[seat], s.mats[seat]
            if one is two or b.setup.factions[seat] is not s.setup.factions[seat] or _equal(one, two):
                continue
            letter = self.letters.seat[seat]
            named = recorder.named_on_board(b, seat)
            for (suit, name), start in recorder.named_on_board(s, seat).items():
                if (suit, name) not in named:
                    found.append(Change(CARD, name, start, f"{letter}$", suit))
            was = recorder.settings(b, seat, self.letters)
            for behind, value in recorder.settings(s, seat, self.letters).items():
                if was.get(behind) != value:
                    found.append(Change(SET, letter + behind, "", value))

    def _points(self, b: Root, s: Root, found: list[Change]) -> None:
        if b.points is s.points:
            return
        for seat, letter in enumerate(self.letters.seat):
            if s.dominance[seat] != b.dominance[seat]:
                if "++" not in self.recorder(s, seat).settings(s, seat, self.letters):  # 9.2.8: on another
                    found.append(Change(SET, f"{letter}++", "", f"{letter}$"))
                continue
            gained = s.points[seat] - b.points[seat]
            found.extend([Change(SCORE, letter, "", "+" if gained > 0 else "-")] * abs(gained))

    # --- What events tell

    def _tell(self, b: Root, s: Root, event: Event, found: list[Change]) -> None:
        letter, args = self.letters.seat, event.args
        if event.key == "fought" and args[0] < len(letter) and args[1] < len(letter):
            place = self.letters.place[args[2]]
            found.append(Change(BATTLE, letter[args[0]], letter[args[1]], place))
        elif event.key in ("ambushed", "foiled"):
            self._drop_card(args[1], letter[args[0]], found)
            found.append(Change(AMBUSH, letter[args[0]], suit=self.suits[args[1]]))
        elif event.key == "rolled":
            one, two = (args[1], args[0]) if self._high_defends(b) else (args[0], args[1])
            found.append(Change(ROLL, "", "", f"{one},{two}"))
        elif event.key == "crafted":
            self._crafted(args[0], args[1], found)
        elif event.key == "hand-seen":
            found.append(Change(SHOW, WHOLE_HAND, letter[args[1]], letter[args[0]]))
        elif event.key == "item-laid-down":  # crafted items of everybody lie face up but for this
            board = f"{letter[args[0]]}$"
            found.append(Change(ITEM, ITEM_LETTERS[args[1]], board, f"{board}e"))
        for seat in range(self.setup.seats):
            self.recorder(s, seat).told(s, seat, self.letters, event, found)

    def _high_defends(self, s: Root) -> bool:
        """4.3.2: whether the defender deals the higher roll in the battle that is being rolled for."""
        frame = s.frame
        assert frame is not None
        return isinstance(frame.record, Battle) and defends_with_high_roll(s, frame.record)

    def _drop_card(self, card: int, hand: str, found: list[Change]) -> None:
        """That a card leaves a hand goes without saying."""
        for i, change in enumerate(found):
            if change[:3] == (CARD, self.names[card], hand) and change.suit == self.suits[card]:
                del found[i]
                return

    def _crafted(self, seat: int, card: int, found: list[Change]) -> None:
        """That its card leaves the hand goes without saying."""
        letter = self.letters.seat[seat]
        self._drop_card(card, letter, found)
        found.append(Change(CRAFT, self.names[card], letter, "", self.suits[card]))


def _equal(one: Mat, two: Mat) -> bool:
    return one.values() == two.values()


def step_name(s: Root) -> str:
    """The step that stands."""
    return STEPS[s.frame.step].name if s.frame is not None else ""
