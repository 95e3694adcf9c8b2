"""Checks a recorded game turn by turn: is there a way by the rules, and which?"""

from typing import Final

from lichtung.kernel.errors import LichtungError
from lichtung.root import game as root
from lichtung.root.editions import EDITIONS, LAW_OPTION
from lichtung.root.recorded import AMBUSH, CARD, CRAFT, SHOW, SUIT_LETTERS, WHOLE_HAND, Change
from lichtung.root.state import Root
from lichtung.rootlog.demands import FORGIVEN, Demands
from lichtung.rootlog.imagining import NEVER, Imagined
from lichtung.rootlog.reading import Log, RecordedTurn
from lichtung.rootlog.search import Found, Search
from lichtung.rootlog.watch import Watcher, recorders

# What is said of a turn.
LEGAL: Final = "legal"
OPEN: Final = "open"  # legal, but another way would do as well
OTHER_EDITION: Final = "other-edition"
ILLEGAL: Final = "illegal"

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
        keep = 0
        room = [mask.bit_count() for mask in self.state.zones]
        wants: list[tuple[int, int, int, int]] = []
        awaited: list[tuple[int, int]] = []
        holdings = [
            told
            for seat, recorder in enumerate(self.letters.recorders)
            for told in recorder.holdings(self.state, seat, self.letters, changes)
        ]
        needs = [self.wanted(demands, demand.change) for demand in demands.all]
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
        for _, _, zone, wanted in sorted(wants):
            card = self.imagined.bring(self.state, zone, wanted, keep)
            if card != NEVER:
                keep |= 1 << card
        for zone, mask in enumerate(banned):
            if mask and not setup.public[zone]:
                self.imagined.banish(self.state, zone, mask, keep)
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
            mask = sum(1 << card for card in range(setup.deck.size) if self.fits(demands, told, card))
            if told.start != owner and self.state.crafted[seat] & mask:
                return NEVER, 0  # a card in play
        else:
            return NEVER, 0
        if told.suit:
            mask &= setup.deck.of_suit[SUIT_LETTERS.index(told.suit)]
        return zone, mask

    def fits(self, demands: Demands, told: Change, card: int) -> bool:
        return demands.fits(told, self.watcher.card(told.kind, card, told.start, told.goal))
