"""Checks a recorded game turn by turn: is there a way by the rules, and which?"""

from typing import Final

from lichtung.kernel.errors import LichtungError
from lichtung.root import game as root
from lichtung.root.cards import members
from lichtung.root.editions import EDITIONS, LAW_OPTION
from lichtung.root.recorded import AMBUSH, CARD, CRAFT, SHOW, SUIT_LETTERS, WHOLE_HAND, Change
from lichtung.root.state import Root
from lichtung.rootlog.demands import FORGIVEN, Demands
from lichtung.rootlog.imagining import NEVER, Imagined
from lichtung.rootlog.reading import Deed, Log, RecordedTurn
from lichtung.rootlog.search import Found, Search, is_seen_draw
from lichtung.rootlog.watch import Watcher, recorders

# What is said of a turn.
LEGAL: Final = "legal"
OPEN: Final = "open"  # legal, but another way would do as well
OTHER_EDITION: Final = "other-edition"
ILLEGAL: Final = "illegal"

DEPTH: Final = 3  # cards that may have to make room one after the other
SUIT_WORDS: Final = {"F": "fox", "M": "mouse", "R": "rabbit"}
PRINTED: Final = "FMRRRFMFMRMF"


class Judgement:
    """What is said of one turn."""

    def __init__(self, turn: RecordedTurn, verdict: str) -> None:
        self.turn = turn
        self.verdict = verdict
        self.law = ""
        self.edition = ""
        self.deed = ""  # the first that the rules do not explain
        self.column = 0
        self.forgiven: list[str] = []  # kinds of things that the record and the rules tell differently
        self.state: Root | None = None  # before the turn


def setup_of(log: Log, law: str = "") -> dict[str, object]:
    """The setup that a log tells; what is not built is refused."""
    known = {letter: name for name, part in recorders().items() for letter in part.letters}
    order = seat_order(log)
    missing = [letter for letter in order if letter not in known]
    if missing:
        raise LichtungError("rootlog-not-built", letters=", ".join(missing))
    decks = next(option.choices for option in root.OPTIONS if option.name == "deck")
    if log.deck not in decks:
        raise LichtungError("rootlog-deck-not-built", deck=log.deck)
    if log.hirelings or log.landmarks:
        raise LichtungError("rootlog-extras-not-built")
    setup: dict[str, object] = {
        "factions": [known[letter] for letter in order],
        "map": log.map,
        "deck": log.deck,
        LAW_OPTION.name: law or log.options.get(LAW_OPTION.name, EDITIONS[0]),
        "setup": log.options.get("setup", "standard"),
    }
    if log.clearings and (log.map != "autumn" or "".join(log.clearings) != PRINTED):
        setup["suits"] = [SUIT_WORDS[suit] for suit in log.clearings]
    return setup


def seat_order(log: Log) -> list[str]:
    """The seats as the file lists the players, if they play in that order; else as they play."""
    listed, played = list(log.players), log.order()
    if sorted(listed) == sorted(played) and played[0] in listed:
        at = listed.index(played[0])
        if listed[at:] + listed[:at] == played:
            return listed
    return played + [letter for letter in listed if letter not in played]


class Hands:
    """Unseen cards that were assigned to what a turn wants."""

    def __init__(self, imagined: Imagined, s: Root) -> None:
        self.imagined = imagined
        self.s = s
        self.wants: dict[int, tuple[int, int]] = {}  # by card: the hand or pile, and what else would do
        self.keep = 0

    def has(self, zone: int, wanted: int) -> bool:
        """Assign a card that is there, if one is."""
        there = self.s.zones[zone] & wanted & ~self.keep
        if there:
            self.assign((there & -there).bit_length() - 1, zone, wanted)
        return bool(there)

    def assign(self, card: int, zone: int, wanted: int) -> None:
        self.wants[card] = (zone, wanted)
        self.keep |= 1 << card

    def release(self, card: int) -> tuple[int, int]:
        self.keep &= ~(1 << card)
        return self.wants.pop(card)

    def place(self, zone: int, wanted: int, depth: int) -> bool:
        """Bring one of some cards to a hand or pile; another may have to make room and come another way."""
        card = self.imagined.bring(self.s, zone, wanted, self.keep)
        if card != NEVER:
            self.assign(card, zone, wanted)
            return True
        if depth == 0:
            return False
        for other in [c for c, (where, _) in self.wants.items() if where == zone]:
            for card in members(wanted & ~self.keep):
                if self.imagined.parted(card, other) == NEVER:
                    continue
                self.imagined.exchange(self.s, card, other)
                want = self.release(other)
                self.assign(card, zone, wanted)
                if self.place(*want, depth - 1):
                    return True
                self.release(card)
                self.assign(other, *want)
                self.imagined.exchange(self.s, card, other)
        return False


class Checker:
    """A recorded game as it is played again."""

    def __init__(self, log: Log, law: str = "") -> None:
        self.log = log
        self.game = root.make(setup_of(log, law))
        self.watcher = Watcher(self.game.setup)
        self.letters = self.watcher.letters
        self.imagined = Imagined(self.game.setup, self.game.codec)
        self.state = self.game.start()
        self.first = self.letters.seat.index(log.order()[0]) if log.turns else 0
        self.complete = True  # whether every turn so far was explained, so that the entries tell the game

    def setup(self) -> Judgement:
        """All that was recorded before the first turn."""
        deeds = [deed for turn in self.log.setups for deed in turn.deeds]
        deeds.sort(key=setup_order)
        whole = RecordedTurn("", self.log.setups[0].line if self.log.setups else 1, deeds, [])
        return self.judge(whole, [change for turn in self.log.turns for change in turn.changes()])

    def turn(self, number: int) -> Judgement:
        """One recorded turn."""
        later = [change for turn in self.log.turns[number + 1 :] for change in turn.changes()]
        return self.judge(self.log.turns[number], later)

    def judge(self, turn: RecordedTurn, later: list[Change]) -> Judgement:
        demands = Demands(turn.deeds, self.letters)
        awaited = self.arrange(demands, turn.changes())
        for forgiven in FORGIVEN:
            search = Search(
                self.game, self.watcher, demands, turn.hints, later, self.first, awaited, forgiven
            )
            found = search.run(self.state)
            if found is not None:
                return self.accept(turn, demands, found, forgiven)
        return self.refuse(turn, demands, search)

    def accept(
        self, turn: RecordedTurn, demands: Demands, found: Found, forgiven: tuple[str, ...]
    ) -> Judgement:
        """Play what was found."""
        told = Judgement(turn, LEGAL)
        told.state = self.state.copy()
        told.forgiven = [kind for kind in forgiven if kind not in FORGIVEN[0]]
        s = self.state
        open_ones = demands.full
        changes = self.watcher.go_on(s) if s.turn or self.imagined.entries else []
        for seat, a in [(-9, None), *found.entries]:
            if a is not None:
                changes = self.watcher.act(s, a)
                self.imagined.add(seat, a, s)
            for change in changes:
                number = demands.find(open_ones, change)
                if number >= 0:
                    if demands.left_open(demands.all[number].change, change):
                        told.verdict = OPEN
                    open_ones &= ~(1 << number)
        return told

    def refuse(self, turn: RecordedTurn, demands: Demands, search: Search) -> Judgement:
        told = Judgement(turn, ILLEGAL)
        told.state = self.state.copy()
        _, open_ones = search.deepest
        deed = demands.first_deed(open_ones)
        if deed < len(turn.deeds):
            told.deed, told.column = turn.deeds[deed].text, turn.deeds[deed].column
        decision = self.game.decision(search.deepest_state) if search.deepest_state is not None else None
        told.law = decision.law if decision is not None else "1.4"
        self.complete = False
        return told

    # --- Unseen cards

    def arrange(self, demands: Demands, changes: list[Change]) -> list[tuple[int, int]]:
        """Cards that a turn shows are in the hands and piles that they come from.

        Those for which there is no room have to come there in the turn.
        """
        setup = self.game.setup
        room = [mask.bit_count() for mask in self.state.zones]
        wants: list[tuple[int, int, int, int]] = []
        awaited: list[tuple[int, int]] = []
        holdings = [
            told
            for seat, recorder in enumerate(self.letters.recorders)
            for told in recorder.holdings(self.state, seat, self.letters, changes)
        ]
        needs = [self.wanted(demands, change) for change in not_brought([d.change for d in demands.all])]
        needs += [(zone, mask) for zone, mask, has in holdings if has]
        banned = [0] * setup.zones
        for zone, mask, has in holdings:
            banned[zone] |= 0 if has else mask
        for number, (zone, wanted) in enumerate(needs):
            if zone == NEVER or not wanted or setup.public[zone]:
                continue
            wanted = wanted & ~banned[zone] or wanted
            if room[zone] > 0:
                room[zone] -= 1
                wants.append((wanted.bit_count(), number, zone, wanted))
            else:
                awaited.append((zone, wanted))
        hands = Hands(self.imagined, self.state)
        missing = [want for want in sorted(wants) if not hands.has(want[2], want[3])]  # the exact ones first
        for _, _, zone, wanted in missing:
            hands.place(zone, wanted, DEPTH)
        for demand in demands.all:
            if is_seen_draw(demand.change):
                card = self.imagined.put_back(self.state, self.cards(demands, demand.change), hands.keep)
                hands.keep |= 0 if card == NEVER else 1 << card
        for zone, mask in enumerate(banned):
            if mask and not setup.public[zone]:
                self.imagined.banish(self.state, zone, mask, hands.keep)
        return awaited

    def wanted(self, demands: Demands, told: Change) -> tuple[int, int]:
        """The hand or pile that a recorded card comes from, and the cards that it could be."""
        setup, seats = self.game.setup, self.letters.seat
        if told.kind == AMBUSH and told.what in seats:
            zone, mask = seats.index(told.what), setup.deck.ambushes
        elif told.kind in (CARD, CRAFT, SHOW) and (told.suit or told.what) and told.what != WHOLE_HAND:
            owner = told.start[:1]
            if owner not in seats or (told.start != owner and told.start != f"{owner}$"):
                return NEVER, 0
            seat = seats.index(owner)
            zone = seat if told.start == owner else setup.pile[seat]
            if zone < 0:
                return NEVER, 0
            mask = self.cards(demands, told)
            if told.start != owner and self.state.crafted[seat] & mask:
                return NEVER, 0  # a card in play
        else:
            return NEVER, 0
        if told.suit:
            mask &= setup.deck.of_suit[SUIT_LETTERS.index(told.suit)]
        return zone, mask

    def cards(self, demands: Demands, told: Change) -> int:
        """The cards that a recorded one can be."""
        cards = range(self.game.setup.deck.size)
        real = [self.watcher.card(told.kind, card, told.start, told.goal) for card in cards]
        return sum(1 << card for card in cards if demands.fits(told, real[card]))


def not_brought(changes: list[Change]) -> list[Change]:
    """Those without cards that came to their place in the same turn, for all to see."""
    came: list[tuple[str, str, str]] = []
    found: list[Change] = []
    for change in changes:
        if change.kind == CARD and change.what and (change.start, change.suit, change.what) in came:
            came.remove((change.start, change.suit, change.what))
            continue
        if change.kind == CARD and change.what and change.goal:
            came.append((change.goal, change.suit, change.what))
        found.append(change)
    return found


def setup_order(deed: Deed) -> int:
    """A.10: hands are dealt before everything else, and cards put back after it; the rest as recorded."""
    told = [
        change for change in deed.changes if change.kind == CARD and "$" not in change.start + change.goal
    ]
    if not told or len(told) < len(deed.changes):
        return 1
    return 0 if told[0].goal else 2
