"""Checks a recorded game turn by turn: is there a way by the rules, and which?"""

from collections.abc import Callable, Iterator
from typing import Final

from lichtung.kernel.codec import Action
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import STEPS, Actions
from lichtung.kernel.journal import Header, Journal
from lichtung.root import game as root
from lichtung.root.actions import CRAFT as CRAFT_VERB
from lichtung.root.actions import DONE_ACTION, FIGHT, MOVE, pair, pick, triple
from lichtung.root.belongs import UNTIMELY
from lichtung.root.cards import members
from lichtung.root.editions import EDITIONS, LAW_OPTION
from lichtung.root.game import RootGame
from lichtung.root.map import BIRD
from lichtung.root.recorded import (
    AMBUSH,
    BATTLE,
    CARD,
    CRAFT,
    DECK,
    ENTERS,
    ITEM_LETTERS,
    LEAVES,
    PIECE,
    RETURN,
    ROLL,
    SET,
    SHOW,
    SUIT_LETTERS,
    TURN,
    WHOLE_HAND,
    Change,
    Holding,
)
from lichtung.root.state import Root
from lichtung.rootlog.adopting import Adopting
from lichtung.rootlog.causes import BEYOND, Causes
from lichtung.rootlog.dealing import Deal
from lichtung.rootlog.decisions import NO_VERB, Decided, read_decisions
from lichtung.rootlog.demands import Demands, halves, is_forgiven
from lichtung.rootlog.doubting import contradictions, doubted
from lichtung.rootlog.foresight import ATTEMPTS, FEW_ATTEMPTS, NOTHING, Events, Foresight, Plan
from lichtung.rootlog.imagining import DEPTH, FEW, IN_DECK, NEVER, Arrangement, Imagined, Want
from lichtung.rootlog.mending import Mender
from lichtung.rootlog.reading import NOTE, Deed, Log, RecordedTurn, Remark
from lichtung.rootlog.search import MOST_TRIED, Found, Search, is_seen_draw
from lichtung.rootlog.watch import Watcher, between_turns, recorders
from lichtung.rootlog.words import FACTIONS

# What is said of a turn.
LEGAL: Final = "legal"
OPEN: Final = "open"  # legal, but another way would do as well
OTHER_EDITION: Final = "other-edition"
ILLEGAL: Final = "illegal"

TURN_LAW: Final = "1.4"
UNFORESEEN: Final = (ArithmeticError, AssertionError, LookupError, ValueError)
USUAL_EDITION: Final = EDITIONS[1]  # of recorded games that name none
FEW_TRIED: Final = 1000  # decisions that are tried for one turn by another edition
BY_EDITION: Final = 40  # what is further from the record than this is not explained by another edition
SUIT_WORDS: Final = {"F": "fox", "M": "mouse", "R": "rabbit"}
PRINTED: Final = "FMRRRFMFMRMF"


class Judgement:
    """What is said of one turn."""

    def __init__(self, turn: RecordedTurn, verdict: str, state: Root) -> None:
        self.turn = turn
        self.verdict = verdict
        self.law = ""
        self.edition = ""
        self.deed = ""  # the first that the rules do not explain
        self.column = 0
        self.remarks: list[Remark] = []  # what was mended in the record
        self.unrecorded: list[Change] = []  # what the rules do and the record does not tell
        self.unexplained: list[Change] = []  # what the record tells and the rules do not
        self.state = state  # before the turn
        self.entry = 0  # of the decisions that explain the game, the first of this turn


def setup_of(log: Log, law: str = "") -> dict[str, object]:
    """The setup that a log tells; what is not built is refused."""
    parts = recorders()
    known = {letter: name for name, part in parts.items() if not part.stands_in for letter in part.letters}
    known |= {letter: name for letter, name in log.options.items() if letter in FACTIONS and name in parts}
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
        LAW_OPTION.name: USUAL_EDITION,
        **{key: value for key, value in log.options.items() if key not in FACTIONS},
    }
    for name in dict.fromkeys(known[letter] for letter in order):
        setup.update(parts[name].options([change for turn in log.setups for change in turn.changes()]))
    if law:
        setup[LAW_OPTION.name] = law
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
        self.watcher = Watcher(self.game.setup, seat_order(log))
        self.letters = self.watcher.letters
        self.public = [
            shown and not self.is_drawn_unnamed(zone) for zone, shown in enumerate(self.game.setup.public)
        ]
        self.imagined = Imagined(self.game.setup, self.game.codec, self.public)
        self.state = self.game.start()
        self.first = self.letters.seat.index(log.order()[0]) if log.turns else 0
        self.causes = Causes(self.letters)
        told = [change for turn in log.turns for change in turn.changes()]
        # Whether cards that everybody saw are told by their suits: too little to foresee anything by.
        self.by_suit = any(c.kind == CARD and c.suit and c.start and not c.what for c in told)
        self.decided = self.dealt()  # in the setup and in each turn, by our own writer's word
        self.plan = NOTHING  # the unseen cards of the turn
        self.foresight: Foresight | None = None
        self.deck_before = 0  # the turn before
        self.told = 0  # entries that are in the last journal
        self.places: list[int] = []  # where in the last journal each of them is
        self.complete: int | None = None  # entries that tell the game by these rules; None: all of them

    def dealt(self) -> list[list[Decided]]:
        """The decisions that our own writer has told, with cards that can have been what was hidden."""
        texts = [[text for turn in self.log.setups for text in turn.decided]]
        texts += [turn.decided for turn in self.log.turns]
        told = [read_decisions(self.game.codec, one) for one in texts]
        deck = self.game.setup.deck
        deal = Deal(self.state.deck, deck.size, deck.of_suit)
        for turn, decided in enumerate(told):
            deal.read(turn, decided)
        dealt = [decided[:] for decided in told]
        for (turn, number), card in deal.run().items():
            dealt[turn][number] = dealt[turn][number].of(card)
        self.as_told, dealt = [
            [[one for one in decided if one.verb != NO_VERB] for decided in each] for each in (told, dealt)
        ]
        return dealt

    def is_drawn_unnamed(self, zone: int) -> bool:
        """Whether the record does not name the cards that come to a hand: the checker has to imagine them."""
        hand = self.letters.seat[self.game.setup.zone_owner[zone]]
        changes = [change for turn in self.log.turns for change in turn.changes()]
        return any(c.kind == CARD and c.start == DECK and c.goal == hand and not c.what for c in changes)

    def run(self) -> Iterator[Judgement]:
        """What is said of the setup and of every turn, one after the other."""
        yield self.setup()
        for number in range(len(self.log.turns)):
            yield self.turn(number)

    def setup(self) -> Judgement:
        """All that was recorded before the first turn."""
        deeds = [deed for turn in self.log.setups for deed in turn.deeds]
        deeds.sort(key=setup_order)
        whole = RecordedTurn("", self.log.setups[0].line if self.log.setups else 1, deeds, [])
        return self.judge(whole, -1)

    def turn(self, number: int) -> Judgement:
        """One recorded turn."""
        return self.judge(self.log.turns[number], number)

    def judge(self, turn: RecordedTurn, number: int) -> Judgement:
        """Search by this edition, then by the others."""
        later = [change for turn in self.log.turns[number + 1 :] for change in turn.changes()]
        before = self.state.copy()
        try:
            judged = self.judge_turn(turn, number, later)
        except UNFORESEEN:  # a position as somebody has written it may be one that the rules never lead to
            judged = self.pass_over(turn, before)
        return judged

    def pass_over(self, turn: RecordedTurn, before: Root) -> Judgement:
        """A turn that cannot be judged from where the record has led: the next seat has its turn."""
        told = Judgement(turn, ILLEGAL, before.copy())
        told.law, told.entry = TURN_LAW, len(self.imagined.entries)
        told.remarks = [Remark(NOTE, BEYOND, turn.line, 1)]
        seat = self.letters.seat.index(turn.letter) if turn.letter in self.letters.seat else self.first - 1
        Adopting(before, self.watcher, Demands([], self.letters)).adopt([], [], seat)
        self.state = before
        self.interrupt([])
        return told

    def judge_turn(self, turn: RecordedTurn, number: int, later: list[Change]) -> Judgement:
        remarks: list[Remark] = []
        if not self.log.options:  # our own writer makes no slips
            turn, remarks = Mender(self.state, self.letters, turn).mend()
        told = Judgement(turn, LEGAL, self.state.copy())
        told.remarks, told.entry = remarks, len(self.imagined.entries)
        demands = Demands(turn.deeds, self.letters, bool(self.log.options), self.by_suit)
        awaited: list[Want] = []
        self.plan = NOTHING
        decided = self.decided[number + 1] if self.complete is None else []
        search = self.search(self.game, self.watcher, demands, decided, later, awaited)
        found = search.follow(self.state)
        if found is None:
            decided = self.as_told[number + 1] if decided else []
            awaited = self.arrange(demands, turn, later)
            self.plan = NOTHING if self.by_suit else self.foresee(demands, turn, number)
            search = self.search(self.game, self.watcher, demands, decided, later, awaited)
            found = search.run(self.state)
        if found is not None:
            differs = Differences(self.watcher, demands, self.state, found)
            if differs.forgiven():
                return self.accept(told, found, differs)
        near = found is not None and found.cost <= BY_EDITION
        for edition in EDITIONS if near else ():
            if edition != self.game.setup.options[LAW_OPTION.name]:
                game = root.make(setup_of(self.log, edition))
                s = self.state.copy()
                s.setup = game.setup
                watcher = Watcher(game.setup, self.letters.seat)
                other = self.search(game, watcher, demands, decided, later, awaited).run(s, FEW_TRIED)
                if other is not None:
                    differs = Differences(watcher, demands, s, other)
                    if differs.forgiven():
                        return self.accept_other(told, edition, other, differs)
        return self.refuse(told, demands, search)

    def search(
        self,
        game: RootGame,
        watcher: Watcher,
        demands: Demands,
        decided: list[Decided],
        later: list[Change],
        awaited: list[tuple[int, int]],
    ) -> Search:
        fixed = self.imagined.fixed()
        return Search(game, watcher, demands, decided, later, self.first, awaited, fixed, self.plan)

    def accept(self, told: Judgement, found: Found, differs: "Differences") -> Judgement:
        """Play what was found, and note what it had to be forgiven."""
        s = self.state
        if between_turns(s):
            self.watcher.go_on(s)
        holdings = self.holdings([Change(TURN, told.turn.letter), *told.turn.changes()])
        for seat, a in found.entries:
            changes = self.watcher.act(s, a)
            self.note_hidden(changes, holdings)
            self.imagined.add(seat, a, s)
        told.unrecorded, told.unexplained = differs.unrecorded, differs.unexplained
        if differs.left_open:
            told.verdict = OPEN
        if s.frame is not None:
            adopting = Adopting(s, self.watcher, differs.demands)
            adopting.points(differs.unexplained, differs.unrecorded)
            adopting.items(differs.unexplained, differs.unrecorded)
        return told

    def note_hidden(self, changes: list[Change], holdings: list[Holding]) -> None:
        """What the next entry tells of cards that nobody sees; what was told of them is used up."""
        known: set[int] = set()
        for change in changes:
            shown = change.kind == SHOW and change.what == WHOLE_HAND
            handed = change.hidden and change.kind in (CARD, SHOW)
            if change.start not in self.letters.seat or not (shown or handed):
                continue
            zone = self.letters.seat.index(change.start)
            if zone in known:
                continue  # the card that was shown is the one that is handed on
            known.add(zone)
            told = next((one for one in holdings if one[0] == zone and one[2] != shown), None)
            if told is not None:
                holdings.remove(told)
                if shown:
                    self.imagined.note_lack(zone, told[1])
                else:
                    self.imagined.note_choice(told[1])

    def accept_other(self, told: Judgement, edition: str, found: Found, differs: "Differences") -> Judgement:
        """Go on by this edition from where the other one leads."""
        told.verdict, told.edition = OTHER_EDITION, edition
        told.unrecorded, told.unexplained = differs.unrecorded, differs.unexplained
        s = found.node.state.copy()
        s.setup = self.game.setup
        self.state = s
        self.interrupt(found.entries)
        return told

    def refuse(self, told: Judgement, demands: Demands, search: Search) -> Judgement:
        """Say what cannot be, and go on from the position as it was recorded."""
        turn, found = told.turn, search.nearest()
        told.verdict, told.law = ILLEGAL, TURN_LAW
        s = self.state.copy()
        differs: Differences | None = None
        refusal = ""
        open_ones = demands.full
        if found is not None:
            differs = Differences(self.watcher, demands, self.state, found)
            told.unrecorded, told.unexplained = differs.unrecorded, differs.unexplained
            at = differs.first_deed()
            if at < len(turn.deeds):
                told.deed, told.column = turn.deeds[at].text, turn.deeds[at].column
            refusal = self.refusal_law(turn, found, at)
            told.law = refusal or (
                self.paragraph(found, at) if at < len(turn.deeds) or not differs.law else differs.law
            )
            s, open_ones = found.node.state.copy(), differs.open_ones
        unexplained, given_up = told.unexplained or turn.changes(), search.tried >= MOST_TRIED
        cause = self.causes.of(self.state, turn, unexplained, told.unrecorded, bool(refusal), given_up)
        told.remarks = [*told.remarks, cause]
        seat = self.letters.seat.index(turn.letter) if turn.letter in self.letters.seat else self.first - 1
        left = [demand.change for n, demand in enumerate(demands.all) if open_ones >> n & 1]
        done = differs.unrecorded if differs else []

        def position(but: set[int]) -> Root:
            position = s.copy()
            Adopting(position, self.watcher, demands).adopt(left, done, seat, but)
            return position

        turns = [after for after in self.log.turns if after.line > turn.line]
        right = doubted(done, left, lambda but: contradictions(position(but), self.letters, turns))
        self.state = position(right)
        self.interrupt(found.entries if found is not None else [])
        return told

    def interrupt(self, entries: list[tuple[int, Action]]) -> None:
        """From here on the entries are no game by these rules any more; cards are followed all the same."""
        if self.complete is None:
            self.complete = len(self.imagined.entries)
        for seat, a in entries or [(NEVER, DONE_ACTION)]:
            self.imagined.entries.append((seat, a))
        self.imagined.look(self.state)

    def refusal_law(self, turn: RecordedTurn, found: Found, deed: int) -> str:
        """The paragraph by which the rules refuse a deed when its turn has come; none if they do not."""
        changes = turn.deeds[deed].changes if deed < len(turn.deeds) else ()
        for node in found.node.way():
            s = node.state
            if s.frame is not None and s.legal:
                for a in self.meant(s, changes):
                    refused = self.game.refusal(s, a)
                    if refused is not None and refused.key not in UNTIMELY and refused.law:
                        return refused.law
        return ""

    def paragraph(self, found: Found, deed: int) -> str:
        """The paragraph of the step that stands when the turn of a deed has come."""
        law = TURN_LAW
        for node in found.node.way():
            s = node.state
            decision = self.game.decision(s) if s.frame is not None and s.legal else None
            if decision is not None and node.first <= deed:
                law = decision.law
        return law

    def meant(self, s: Root, changes: tuple[Change, ...]) -> list[Action]:
        """Actions of the common Law that a deed looks like."""
        place, seats = self.letters.place, self.letters.seat
        found: list[Action] = []
        for change in changes[:1]:
            if change.kind == PIECE and change.start in place and change.goal in place:
                ends = place.index(change.start), place.index(change.goal)
                found.append(triple(MOVE, *ends, changes.count(change)))
            elif change.kind == BATTLE and change.start in seats and change.goal in place:
                found.append(pair(FIGHT, place.index(change.goal), seats.index(change.start)))
            elif change.kind == CRAFT:
                known = [card for card in members(s.zones[s.active]) if self.made(card, change)]
                found += [pick(CRAFT_VERB, card) for card in known]
        return found

    def made(self, card: int, told: Change) -> bool:
        name = told.what
        item = self.game.setup.deck.item[card]
        return self.watcher.names[card] == name or (item >= 0 and f"%{ITEM_LETTERS[item]}" == name)

    def journal(self) -> Journal:
        """The game as a journal, as far as it went by these rules."""
        names = [self.log.players.get(letter, "") or letter for letter in self.letters.seat]
        header = Header(self.game.name, self.game.rules_version, self.game.setup_data(), names)
        journal = Journal(header)
        s = self.game.start()
        entries = self.imagined.entries[: self.complete]
        n = 0
        self.places = []
        while n < len(entries):
            found = self.next_entry(s, entries[n : n + 2])
            if found is None:
                break
            n += found[0]
            self.places += [len(journal.entries)] * found[0]
            decision = self.game.decision(s)
            assert decision is not None
            journal.append(len(journal.entries), decision.seat, self.game.text(found[1]))
            self.game.apply(s, found[1])
        self.told = n
        return journal

    def next_entry(self, s: Root, entries: list[tuple[int, Action]]) -> tuple[int, Action] | None:
        """How many entries are used up, and what is decided.

        Since an unseen card was taken for another, there may be one answer where there were several, so that
        nobody is asked, or several where there was one.
        """
        for used, (_, a) in enumerate(entries, 1):
            if self.game.refusal(s, a) is None:
                return used, a
        for a in s.legal:
            t = s.copy()
            self.game.apply(t, a)
            if self.game.refusal(t, entries[0][1]) is None:
                return 0, a
        return None

    # --- Unseen cards

    def foresee(self, demands: Demands, turn: RecordedTurn, number: int) -> Plan:
        """Which cards are drawn and handed on in a turn, as the rest of the record tells it."""
        s, setup = self.state, self.game.setup
        new = self.foresight is None or s.deck & ~self.deck_before != 0
        self.deck_before = s.deck
        changes = [Change(TURN, turn.letter), *turn.changes()]
        for after in self.log.turns[number + 1 :]:
            changes += [Change(TURN, after.letter), *after.changes()]
        words = {letter: seat for seat, letter in enumerate(self.letters.seat)}
        words |= {f"{letter}$": setup.pile[seat] for seat, letter in enumerate(self.letters.seat)}
        hidden = [not public and setup.zone_owner[zone] >= 0 for zone, public in enumerate(self.public)]
        known: dict[tuple[str, str, str], int] = {}

        def could_be(change: Change) -> int:
            key = (change.kind, change.suit, change.what)
            if key not in known:
                named = change.what or change.suit
                known[key] = self.cards(demands, change) if named else setup.deck.all
                if change.kind == AMBUSH:
                    known[key] = setup.deck.ambushes & self.of_suit(change)
            return known[key]

        events = Events(words, hidden, could_be)
        for seat, letter in enumerate(self.letters.seat):
            events.played |= {(f"{letter}$", self.watcher.names[card]) for card in members(s.crafted[seat])}
        unseen = s.deck
        for zone, mask in enumerate(s.zones):
            unseen |= mask if hidden[zone] else 0
        seen = setup.deck.all & ~unseen
        told = events.make(changes, self.holdings(changes), number - 1, seen)
        foresight = Foresight(s.zones, hidden, s.deck, told, number < 0, setup.seats)
        foresight.run(ATTEMPTS if new else FEW_ATTEMPTS)
        self.foresight = foresight
        return foresight.plans.get(number, NOTHING)

    def of_suit(self, told: Change) -> int:
        """The cards of a recorded suit, or all."""
        deck = self.game.setup.deck
        return deck.of_suit[SUIT_LETTERS.index(told.suit)] if told.suit else deck.all

    def arrange(self, demands: Demands, turn: RecordedTurn, following: list[Change]) -> list[tuple[int, int]]:
        """Cards that a turn shows are in the hands and piles that they come from.

        Those for which there is no room have to come there in the turn.
        """
        setup = self.game.setup
        holdings = self.holdings([Change(TURN, turn.letter), *turn.changes()])
        banned = [0] * setup.zones
        for zone, mask, has, _ in holdings:
            banned[zone] |= 0 if has else mask
        told = not_brought(
            [demand.change for demand in demands.all],
            lambda change: self.cards(demands, change).bit_count(),
        )
        firm, late, drawn = self.needs(demands, told)
        handed: list[list[int]] = [[] for _ in range(setup.zones)]  # to each hand, from whom
        for change in told:
            if change.kind == CARD and not change.what and not change.suit:
                giver, taker = self.zone(change.start), self.zone(change.goal)
                if NEVER not in (giver, taker) and not self.public[giver]:
                    handed[taker].append(giver)
        hands = Arrangement(self.imagined, self.state, *self.shown_next(demands, following), self.by_suit)
        firm.sort(key=exactness)
        awaited: list[Want] = []
        for many in (False, True):  # what few cards can meet comes first
            wants = [want for want in firm if (exactness(want) > FEW) == many]
            for want in [want for want in wants if not hands.has(want)]:
                if not hands.meet(want, DEPTH) and want[0] != IN_DECK:
                    awaited += self.handed_instead(hands, handed[want[0]], want)
        late = [(zone, mask & ~banned[zone] or mask) for zone, mask in late]
        for zone, mask in [want for want in sorted(late, key=exactness) if not hands.has(want)]:
            in_deck = drawn[zone] > 0 and hands.meet((IN_DECK, mask), DEPTH)
            if in_deck or not hands.meet((zone, mask), DEPTH):
                drawn[zone] -= 1
                awaited.append((zone, mask))
                if not in_deck:
                    self.hand_over(hands, handed[zone], mask)
        for zone, mask, has, _ in holdings:
            want = (zone, mask & ~banned[zone] or mask)
            if has and mask & ~banned[zone] == 0 and hands.keep & self.state.zones[zone] & mask:
                continue  # it was shown, and gone for something else before the hand was seen to lack such
            if has and not self.public[zone] and not hands.has(want) and not hands.meet(want, 0):
                awaited.append(want)
                self.hand_over(hands, handed[zone], want[1])
        for zone, mask in enumerate(banned):
            if mask and not self.public[zone]:
                hands.banish(zone, mask)
        return awaited

    def handed_instead(self, hands: Arrangement, givers: list[int], want: Want) -> list[Want]:
        """What a hand lacks is handed on to it in the turn, or another card that it needs is."""
        if not givers:
            return []
        if self.hand_over(hands, givers, want[1]):
            return [want]
        for other in [card for card, known in hands.wants.items() if known[0] == want[0]]:
            saved = hands.saved()
            before, hands.tried = hands.release(other), 0
            if hands.meet(want, 0) and self.hand_over(hands, givers, before[1]):
                return [before]
            hands.restore(saved)
        return []

    def hand_over(self, hands: Arrangement, givers: list[int], mask: int) -> bool:
        """One of some cards is with somebody who will hand a card on in the turn, if it can be."""
        giver = next(
            (zone for zone in givers if hands.has((zone, mask)) or hands.meet((zone, mask), DEPTH)), NEVER
        )
        if giver != NEVER:
            givers.remove(giver)
        return giver != NEVER

    def shown_next(self, demands: Demands, following: list[Change]) -> tuple[dict[int, int], set[int]]:
        """The hand or pile from which each card is shown next, as far as few can be meant; or only one."""
        named: dict[tuple[str, str], int] = {}
        for change in following:
            zone = self.zone(change.start)
            if zone != NEVER and change.what and (change.suit, change.what) not in named:
                named[change.suit, change.what] = zone
        cards = list(zip(self.watcher.suits, self.watcher.names, strict=True))
        found = {
            card: named.get(known, named.get(("", known[1]), NEVER))
            for card, known in enumerate(cards)
            if known in named or ("", known[1]) in named
        }
        sole = set(found)
        for change in following if self.by_suit else ():
            zone, mask = self.wanted(demands, change)
            if zone != NEVER and 0 < mask.bit_count() <= FEW:
                card = next((card for card in members(mask) if card not in found), NEVER)
                if card != NEVER:
                    found[card] = zone
                    sole |= {card} if mask == 1 << card else set()
        return found, sole

    def zone(self, word: str) -> int:
        """The hand or pile of a word, or NEVER."""
        owner = word[:1]
        if owner not in self.letters.seat or word not in (owner, f"{owner}$"):
            return NEVER
        seat = self.letters.seat.index(owner)
        return seat if word == owner else self.game.setup.pile[seat]

    def needs(self, demands: Demands, told: list[Change]) -> tuple[list[Want], list[Want], list[int]]:
        """Cards that hands and piles must hold, those that may be drawn before, and how many are drawn."""
        setup = self.game.setup
        room = [mask.bit_count() for mask in self.state.zones]
        drawn = [0] * setup.zones
        firm: list[Want] = []
        late: list[Want] = []
        for number, change in enumerate(told):
            if is_seen_draw(change):
                drawn_now = self.cards(demands, change)
                if drawn_now:  # else it is a card of a faction's own
                    firm.append((IN_DECK, drawn_now))
            elif change.kind == CARD and change.start == DECK and change.goal in self.letters.seat:
                drawn[self.letters.seat.index(change.goal)] += 1
            zone, wanted = self.wanted(demands, change)
            if zone == NEVER or not wanted or self.public[zone]:
                continue
            if change.kind == CRAFT and change.what.startswith("%"):
                wanted = self.payable(zone, wanted, told[:number]) or wanted
            room[zone] -= 1
            (late if drawn[zone] or room[zone] < 0 else firm).append((zone, wanted))
        return firm, late, drawn

    def payable(self, seat: int, cards: int, before: list[Change]) -> int:
        """4.1.1: those of some cards whose costs somebody may have the crafting pieces for."""
        power = self.letters.recorders[seat].crafting(self.state, seat, self.letters, before)
        cost = self.game.setup.deck.cost
        return sum(
            1 << card
            for card in members(cards)
            if all(part <= have for part, have in zip(cost[card], power, strict=False))
            and sum(cost[card]) <= sum(power)
        )

    def holdings(self, changes: list[Change]) -> list[Holding]:
        """What a turn tells of cards that nobody sees."""
        return [
            told
            for seat, recorder in enumerate(self.letters.recorders)
            for told in recorder.holdings(self.state, seat, self.letters, changes)
        ]

    def wanted(self, demands: Demands, told: Change) -> tuple[int, int]:
        """The hand or pile that a recorded card comes from, and the cards that it could be."""
        setup, seats = self.game.setup, self.letters.seat
        if told.kind == AMBUSH and told.what in seats:
            zone, mask = seats.index(told.what), setup.deck.ambushes
        elif told.kind in (CARD, CRAFT, SHOW) and (told.suit or told.what) and told.what != WHOLE_HAND:
            zone = self.zone(told.start)
            if zone < 0:
                return NEVER, 0
            mask = self.cards(demands, told)
            in_play = self.state.crafted[setup.zone_owner[zone]] & mask
            if told.what and in_play and told.start.endswith("$"):  # what is told by its suit only is spent
                return NEVER, 0
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


def law_of(step: int, a: Action) -> str:
    """The paragraph of a decision."""
    asked = STEPS[step]
    if isinstance(asked, Actions):
        return next((act.law for act in asked.acts if act.verb == a.verb and act.law), asked.law)
    return asked.law


class Differences:
    """Where an explanation and the record differ."""

    def __init__(self, watcher: Watcher, demands: Demands, start: Root, found: Found) -> None:
        self.demands = demands
        self.open_ones = demands.full
        self.remarks: list[Remark] = []  # what was mended in the record
        self.unrecorded: list[Change] = []
        self.markers = {demand.change.what for demand in demands.all if demand.change.kind == SET}
        self.left_open = False  # whether another card would have done as well
        s = start.copy()
        if between_turns(s):
            self.note(watcher.go_on(s))
        self.law = ""  # of the first decision that does something weighty that was not recorded
        for _, a in found.entries:
            frame = s.frame
            self.note(watcher.act(s, a))
            if not self.law and frame is not None and any(not is_forgiven(c, False) for c in self.unrecorded):
                self.law = law_of(frame.step, a)
        self.unexplained = [d.change for n, d in enumerate(demands.all) if self.open_ones >> n & 1]

    def note(self, changes: list[Change]) -> None:
        demands = self.demands
        for change in [part for c in changes for part in (halves(c) if c.kind in (PIECE, RETURN) else [c])]:
            number = demands.find(self.open_ones, change)
            if number >= 0:
                self.left_open |= demands.left_open(demands.all[number].change, change)
                self.open_ones &= ~(1 << number)
            elif change.kind != ROLL and not demands.is_one_of_all(change) and not self.is_coalition(change):
                self.unrecorded.append(change)

    def is_coalition(self, change: Change) -> bool:
        """Whether a marker leaves the score track that was recorded on another's board."""
        return change.kind == SET and change.what.endswith("++") and change.what in self.markers

    def forgiven(self) -> bool:
        """Whether they differ only in what recorders leave out."""
        pieces: dict[tuple[str, str], int] = {}  # what came and left again is as if it had not come
        for sign, changes in ((1, self.unrecorded), (-1, self.unexplained)):
            for change in changes:
                if is_forgiven(change, sign < 0):
                    continue
                if change.kind not in (LEAVES, ENTERS):
                    return False
                at = (change.what, change.start + change.goal)
                pieces[at] = pieces.get(at, 0) + (sign if change.kind == ENTERS else -sign)
        forgotten = self.demands.forgotten
        return not any(
            count > 0 or (count < 0 and what not in forgotten) for (what, _), count in pieces.items()
        )

    def first_deed(self) -> int:
        """The first deed that the rules do not explain."""
        unexplained = [d for n, d in enumerate(self.demands.all) if self.open_ones >> n & 1]
        against = [d.deed for d in unexplained if not is_forgiven(d.change, True)] or [
            d.deed for d in unexplained
        ]
        return min(against, default=len(self.demands.deeds))


def not_brought(changes: list[Change], copies: Callable[[Change], int]) -> list[Change]:
    """Those without cards that came to their place, or were shown there, before in the same turn.

    What was shown lies aside until its owner crafts or draws: if there are several of a card, one that leaves
    the hand before is another one.
    """
    known: list[Change] = []
    aside: list[Change] = []
    found: list[Change] = []
    for change in changes:
        if change.kind == CRAFT or (change.kind == CARD and change.start == DECK):
            hand = change.start if change.kind == CRAFT else change.goal
            aside = [one for one in aside if one.start != hand]
        before = next((one for one in known if change.what and same_card(one, change)), None)
        lies_aside = before in aside and change.suit != SUIT_LETTERS[BIRD]  # a bird may be discarded now
        second = before is not None and change.kind != SHOW and lies_aside and copies(change) > 1
        if before is not None and not second and not (before.kind == SHOW and change.kind == SHOW):
            if change.kind in (CARD, CRAFT):
                known.remove(before)
            continue
        if change.kind == CARD and change.what and change.goal:
            known.append(change._replace(start=change.goal))
        elif change.kind == SHOW and change.what not in ("", WHOLE_HAND):
            known.append(change)
            aside.append(change)
        found.append(change)
    return found


def same_card(one: Change, other: Change) -> bool:
    """Whether two changes may be about the same card in the same place."""
    suits = one.suit == other.suit or not one.suit or not other.suit
    return one.start == other.start and one.what == other.what and suits


def setup_order(deed: Deed) -> int:
    """A.10: hands are dealt before everything else, and cards put back after it; the rest as recorded."""
    told = [
        change for change in deed.changes if change.kind == CARD and "$" not in change.start + change.goal
    ]
    if not told or len(told) < len(deed.changes):
        return 1
    return 0 if told[0].goal else 2


def exactness(want: Want) -> int:
    """What can be met by few cards comes first."""
    return want[1].bit_count()
