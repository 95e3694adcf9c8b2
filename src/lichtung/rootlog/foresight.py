"""Which unseen cards are drawn and handed on, as the whole record tells it.

The record is followed backwards. A card that leaves a hand for all to see was in that hand before; where a
card came there unseen, one of those that are in the hand afterwards is said to have come then, until each was
drawn, or lies now where it is. What never shows may be any card that is left.
"""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from lichtung.root.cards import members
from lichtung.root.recorded import (
    AMBUSH,
    CARD,
    CRAFT,
    DECK,
    SHOW,
    TURN,
    WHOLE_HAND,
    Change,
    Holding,
)
from lichtung.rootlog.imagining import IN_DECK, NEVER

OUT: Final = -3  # where everybody sees it
NOWHERE: Final = -4
ATTEMPTS: Final = 60  # for a deck that is new
FEW_ATTEMPTS: Final = 10  # for one more turn
DOUBT: Final = 0.3  # how often something else is tried than what seems best
KEEPS: Final = 0.9  # how often a card that was seen in a hand is said to have stayed there
SAME_NAME: Final = 4  # more cards than this do not share suit and name
HANDED_SOON: Final = 3  # changes after a card was shown unseen within which it may be handed over
DOMINANCE: Final = "dom"
BIRD: Final = "B"
# Cards that leave play by their own effects; others of a name that lies on a board with a pile are in it.
LEAVE_PLAY: Final = ("royalclaim", "saboteurs", "eyrieemigre", "falseorders", "coffinmakers")
DEALT: Final = 3  # cards of each hand at the beginning

# Kinds of events.
MOVE: Final = 0
HAS: Final = 1
LACKS: Final = 2


class Told:
    """What the record tells of cards at one time."""

    __slots__ = (
        "bird",
        "crafted",
        "goal",
        "kind",
        "late",
        "mask",
        "open",
        "source",
        "target",
        "turn",
        "when",
    )

    def __init__(self, kind: int, turn: int, source: int, goal: int, mask: int) -> None:
        self.kind = kind
        self.turn = turn
        self.source = source
        self.goal = goal
        self.mask = mask  # the cards that it can be
        self.crafted = False
        self.bird = False  # whether it is told to be one: a bird that was shown may be what is discarded
        self.late = False  # whether all that it can be were seen before: it has been in the deck once more
        self.open = False  # whether it may be one that was seen before, or not
        self.target = NOWHERE  # where it was seen before, by which event
        self.when = NEVER


class Sight(NamedTuple):
    """When everybody knew of a card that it was in a hand or pile."""

    zone: int
    event: int
    turn: int
    late: bool
    open: bool


class Token:
    """One card on its way back in time."""

    __slots__ = ("card", "home", "late", "mask", "target", "way", "when")

    def __init__(self, mask: int, late: bool, home: int) -> None:
        self.mask = mask
        self.late = late
        self.home = home  # the hand or pile where it lies now, IN_DECK, or NOWHERE if that is open
        self.target = home if home >= 0 else NOWHERE  # the hand or pile where it has to be
        self.when = NEVER  # after which event; NEVER: now
        self.way: list[int] = []  # events
        self.card = -1


class Plan:
    """The cards of one turn: what is drawn to each hand or pile, and what leaves each of them."""

    def __init__(self) -> None:
        self.drawn: dict[int, list[int]] = {}
        self.leaving: dict[int, set[int]] = {}


NOTHING: Final = Plan()


class Foresight:
    """A plan for the rest of a record, from where all cards are now."""

    def __init__(
        self,
        zones: list[int],  # what hands and piles hold that nobody sees
        hidden: list[bool],  # which of them these are
        deck: int,
        events: list[Told],
        beginning: bool,  # whether hands have yet to be dealt
        hands: int,
    ) -> None:
        self.zones = zones
        self.hidden = hidden
        self.deck = deck
        self.events = events
        self.beginning = beginning
        self.hands = hands
        self.everything = (1 << 64) - 1
        self.wrong = 0
        self.plans: dict[int, Plan] = {}
        self.last = self._last_draw()
        self.kept: list[tuple[int, Sight]] = []  # cards that were seen and never leave
        self._link()
        self.ends = self._ends()
        self.draws_before = self._draws_before()
        self.lacks = self._lacks()

    def _last_draw(self) -> int:
        """The event that takes the last card of the deck as it is now."""
        left = self.deck.bit_count()
        if self.beginning:
            left -= DEALT * sum(self.hidden[: self.hands])
        for number, told in enumerate(self.events):
            if told.kind == MOVE and told.source == IN_DECK:
                left -= 1
                if left <= 0:
                    return number
        return len(self.events)

    def _link(self) -> None:
        """Where each card that shows was seen before; if nowhere, whether there are unseen ones now."""
        unseen = self.deck
        for zone, mask in enumerate(self.zones):
            unseen |= mask if self.hidden[zone] else 0
        left: dict[int, int] = {}
        sights: dict[int, list[Sight]] = {}
        drawn: dict[int, int] = {}  # the last draw to each hand, or craft from it: that is in the evening
        for number, told in enumerate(self.events):
            if told.source == IN_DECK:
                drawn[told.goal] = number
            elif told.crafted:
                drawn[told.source] = number
            copies = told.mask.bit_count()
            if told.kind == LACKS or copies > SAME_NAME:
                continue
            left.setdefault(told.mask, (told.mask & unseen).bit_count())
            known = sights.setdefault(told.mask, [])
            into = told.goal if told.kind == MOVE else told.source
            if told.source == OUT:
                if into >= 0:
                    known.append(Sight(into, number, NEVER, False, False))
                continue
            before = [sight for sight in known if sight.zone == told.source and sight.turn < told.turn]
            if not before and (told.kind == MOVE or len(known) >= copies):
                before = [sight for sight in known if sight.zone == told.source] or known
            if told.source == IN_DECK or (len(known) < copies and before and before[0].zone != told.source):
                before = []
            if told.kind == MOVE and copies > 1 and not told.bird:  # shown cards lie aside till evening
                last = drawn.get(told.source, NEVER)
                before = [
                    sight
                    for sight in before
                    if sight.turn != told.turn or self.events[sight.event].kind != HAS or sight.event < last
                ]
            if before:
                sight = before[0]
                known.remove(sight)
                told.target, told.when, told.late, told.open = sight.zone, sight.event, sight.late, sight.open
            else:
                told.late = left[told.mask] <= 0
                told.open = copies > 1 and 0 < left[told.mask] < copies
                left[told.mask] -= 1
            if into >= 0:
                known.append(Sight(into, number, told.turn, told.late, told.open))
        self.kept = [(mask, sight) for mask, known in sights.items() for sight in known]

    def _ends(self) -> list[int]:
        """How many cards each hand or pile holds at the end of the record."""
        counts = [mask.bit_count() for mask in self.zones]
        if self.beginning:
            counts = [DEALT if zone < self.hands else 0 for zone in range(len(self.zones))]
        for told in self.events:
            if told.kind == MOVE:
                if told.source >= 0:
                    counts[told.source] -= 1
                if told.goal >= 0:
                    counts[told.goal] += 1
        return [max(0, count) for count in counts]

    def _draws_before(self) -> list[list[int]]:
        """How many cards are drawn to each hand or pile before an event."""
        counts = [0] * len(self.zones)
        found: list[list[int]] = []
        for told in self.events:
            found.append(counts[:])
            if told.kind == MOVE and told.source == IN_DECK and told.goal >= 0:
                counts[told.goal] += 1
        return found

    def _lacks(self) -> list[dict[int, int]]:
        """Before each event: what each hand or pile did not hold when that was last seen."""
        now: dict[int, int] = {}
        found: list[dict[int, int]] = []
        for told in self.events:
            found.append(now)
            if told.kind == LACKS:
                now = {**now, told.source: told.mask}
        return found

    # --- Attempts

    def run(self, attempts: int) -> None:
        """The best of some attempts, each with other choices where there are several."""
        rng = Random(1)
        best = -1
        for _ in range(attempts):
            wrong, plans = Attempt(self, rng).run()
            if best < 0 or wrong < best:
                best, self.plans = wrong, plans
            if not wrong:
                break
        self.wrong = best


class Attempt:
    """One way back through the events."""

    def __init__(self, foresight: Foresight, rng: Random) -> None:
        self.f = foresight
        self.rng = rng
        self.wrong = 0
        self.tokens: list[list[Token]] = [
            [Token(foresight.everything, False, NOWHERE) for _ in range(count)] for count in foresight.ends
        ]
        for mask, sight in foresight.kept:
            free = [token for token in self.tokens[sight.zone] if token.mask == foresight.everything]
            if free and rng.random() < KEEPS:
                free[0].mask, free[0].late = mask, sight.late
                free[0].target, free[0].when = sight.zone, sight.event
        self.drawn: list[Token] = []  # of the deck as it is now
        self.later: list[Token] = []  # of a deck that is made anew

    def run(self) -> tuple[int, dict[int, Plan]]:
        f = self.f
        for number in range(len(f.events) - 1, -1, -1):
            told = f.events[number]
            if told.kind == MOVE:
                self.move(number, told)
            elif told.kind == HAS:
                found = self.choose(told.source, told.mask, number, told.source, keep=True)
                if found is None:
                    self.wrong += 1
                else:
                    self.narrow(found, told)
                    self.go_back(found, told, number)
            else:
                for token in self.tokens[told.source]:
                    if token.mask & ~told.mask:
                        token.mask &= ~told.mask
                    else:
                        self.wrong += 1
        for zone, there in enumerate(self.tokens):
            if not f.hidden[zone]:
                continue
            if f.beginning:
                self.drawn += there
            else:
                self.assign(there, f.zones[zone])
        self.assign(self.drawn, f.deck)
        return self.wrong, self.plans()

    def go_back(self, token: Token, told: Told, number: int) -> None:
        """Before it was seen by an event a card may have been elsewhere."""
        if token.when == number:
            token.target, token.when, token.late = told.target, told.when, told.late
            self.find_home(token, told)

    def find_home(self, token: Token, told: Told) -> None:
        if token.target == NOWHERE and not told.late and not told.open:
            token.home = self.home(token.mask)
            token.target = token.home if token.home >= 0 else NOWHERE

    def narrow(self, token: Token, told: Told) -> None:
        """A card of which more is known."""
        if token.mask & told.mask == token.mask:
            return
        token.mask &= told.mask
        token.late |= told.late
        if told.target != NOWHERE and token.target == NOWHERE:
            token.target, token.when = told.target, told.when
        self.find_home(token, told)

    def home(self, mask: int) -> int:
        """Where all cards lie now that a recorded one can be; NOWHERE if in several places, or seen."""
        if mask.bit_count() > SAME_NAME:
            return NOWHERE
        if mask & self.f.deck == mask:
            return IN_DECK
        for zone, there in enumerate(self.f.zones):
            if self.f.hidden[zone] and mask & there == mask:
                return zone
        return NOWHERE

    def move(self, number: int, told: Told) -> None:
        if told.goal == OUT:
            if told.source == OUT:
                return
            token: Token | None = Token(told.mask, told.late, NOWHERE)
            assert token is not None
            token.target, token.when = told.target, told.when
            self.find_home(token, told)
        else:
            token = self.choose(told.goal, told.mask, number, told.source)
            if token is None:
                self.wrong += 1
                if self.tokens[told.goal]:
                    token = self.tokens[told.goal].pop()
                else:
                    token = Token(told.mask, False, NOWHERE)
            elif told.source != OUT:
                self.narrow(token, told)
                self.go_back(token, told, number)
        token.way.append(number)
        if told.source >= 0:
            self.tokens[told.source].append(token)
        elif told.source == IN_DECK:
            (self.drawn if number <= self.f.last else self.later).append(token)
            if not self.may_be_drawn(token, number):
                self.wrong += 1

    def choose(self, zone: int, mask: int, number: int, source: int, keep: bool = False) -> Token | None:
        """One of the cards of a hand or pile that came there from somewhere, or that was shown there."""
        there = self.tokens[zone]
        fitting = [
            (self.fitness(token, zone, number, source, mask), self.rng.random(), n)
            for n, token in enumerate(there)
            if token.mask & mask
        ]
        if source == IN_DECK:
            fitting = [rated for rated in fitting if self.may_be_drawn(there[rated[2]], number)] or fitting
        if not fitting:
            return None
        n = min(fitting)[2]
        return there[n] if keep else there.pop(n)

    def may_be_drawn(self, token: Token, number: int) -> bool:
        if token.target != NOWHERE:
            return False  # it was in a hand before
        if number <= self.f.last:
            return not token.late and token.home in (NOWHERE, IN_DECK)
        return token.late or token.home == NOWHERE

    def fitness(self, token: Token, zone: int, number: int, source: int, mask: int) -> int:
        """How badly a card goes with an event; what has to come from there comes first."""
        exact = token.mask.bit_count() <= SAME_NAME
        if token.when == number:
            return -2
        if source == zone:  # shown
            return 0 if token.mask & ~mask == 0 else 1 if exact else 2
        if source == OUT:
            return 0 if token.mask & ~mask == 0 else 1
        if token.target == zone:
            return 9
        if token.mask & ~self.f.lacks[number].get(zone, 0) == 0:
            return -1
        if source == IN_DECK:
            if self.rng.random() < DOUBT / 2:
                return 2
            return 0 if token.late else 1 if token.home == IN_DECK else 2 if exact else 3
        if token.target == source:
            return 0
        must = sum(1 for other in self.tokens[zone] if other.home == IN_DECK or other.late)
        scarce = must > self.f.draws_before[number][zone]
        own = token.home == IN_DECK or token.late
        return (1 if own else 2) if scarce or self.rng.random() < DOUBT else (2 if own else 1)

    def assign(self, tokens: list[Token], cards: int) -> None:
        """Each of some tokens becomes another one of some cards, as far as there are such."""
        whose: dict[int, Token] = {}

        def place(token: Token, tried: set[int]) -> bool:
            for card in members(token.mask & cards):
                if card not in tried:
                    tried.add(card)
                    if card not in whose or place(whose[card], tried):
                        whose[card] = token
                        token.card = card
                        return True
            return False

        for token in sorted(tokens, key=lambda token: token.mask.bit_count()):
            if not place(token, set()):
                self.wrong += 1

    def plans(self) -> dict[int, Plan]:
        """Turn by turn, what is drawn and what leaves."""
        found: dict[int, Plan] = {}
        gone = [(n, token) for token in [*self.drawn, *self.later, *self.placed()] for n in token.way]
        for number, token in sorted(gone, key=lambda pair: pair[0]):
            card = token.card
            if card < 0 and token.mask.bit_count() == 1:
                card = token.mask.bit_length() - 1
            told = self.f.events[number]
            if card < 0:
                continue
            plan = found.setdefault(told.turn, Plan())
            if told.source == IN_DECK and told.goal >= 0:
                plan.drawn.setdefault(told.goal, []).append(card)
            elif told.source >= 0:
                plan.leaving.setdefault(told.source, set()).add(card)
        if self.f.beginning:
            plan = found.setdefault(-1, Plan())
            for zone, there in enumerate(self.tokens):
                if self.f.hidden[zone]:
                    dealt = [token.card for token in there if token.card >= 0]
                    plan.drawn[zone] = dealt + plan.drawn.get(zone, [])
        return found

    def placed(self) -> list[Token]:
        return [] if self.f.beginning else [token for there in self.tokens for token in there]


class Events:
    """Makes events of recorded changes."""

    def __init__(
        self, zone_of: dict[str, int], hidden: list[bool], could_be: Callable[[Change], int]
    ) -> None:
        self.zone_of = zone_of  # hands and piles by their words
        self.hidden = hidden
        self.could_be = could_be
        self.played: set[tuple[str, str]] = set()  # cards in play: the board and the name

    def make(self, changes: list[Change], holdings: list[Holding], turn: int, seen: int) -> list[Told]:
        """All of some changes, of which the first are those of a turn; what is seen now lies open."""
        about = {held.at: held for held in holdings}
        handed: dict[int, Holding] = {}
        found: list[Told] = []
        open_now = seen
        for number, change in enumerate(changes):
            held = about.get(number) or handed.get(number)
            if held is not None and not held.has:
                found.append(Told(LACKS, turn, held.zone, NOWHERE, held.mask))
            if change.kind == TURN:
                turn += 1
            elif change.kind == SHOW and change.what != WHOLE_HAND:
                zone = self.zone(change.start)
                if held is not None and not change.what:
                    for n in range(number + 1, min(len(changes), number + 1 + HANDED_SOON)):
                        if changes[n].kind == CARD and changes[n].start == change.start:
                            handed[n] = held
                mask = self.could_be(change) if change.what or change.suit else held.mask if held else 0
                if zone >= 0 and mask:
                    found.append(Told(HAS, turn, zone, NOWHERE, mask))
            elif change.kind in (CARD, CRAFT, AMBUSH):
                told = self.moved(change, turn, open_now)
                if told is None:
                    continue
                if held is not None and held.has and not change.what:
                    told.mask &= held.mask
                if told.goal == OUT and told.mask.bit_count() <= SAME_NAME:
                    open_now |= told.mask
                found.append(told)
        held = about.get(len(changes))
        if held is not None and not held.has:
            found.append(Told(LACKS, turn, held.zone, NOWHERE, held.mask))
        return found

    def zone(self, word: str) -> int:
        """A hand or pile that hides its cards, or OUT."""
        zone = self.zone_of.get(word, OUT)
        return zone if zone >= 0 and self.hidden[zone] else OUT

    def moved(self, change: Change, turn: int, seen: int) -> Told | None:
        """A card that leaves or comes."""
        mask = self.could_be(change)
        if not mask:
            return None  # a card of a faction's own
        if change.kind == AMBUSH:
            return Told(MOVE, turn, self.zone(change.what), OUT, mask)
        if change.kind == CRAFT:
            self.played.add((f"{change.start}$", change.what))
            told = Told(MOVE, turn, self.zone(change.start), OUT, mask)
            told.crafted = True
            return told
        in_play = (change.start, change.what) in self.played
        if in_play and (self.zone(change.start) == OUT or change.what in LEAVE_PLAY):
            self.played.remove((change.start, change.what))
            source = OUT
        else:
            source = self.zone(change.start)
        goal = self.zone(change.goal)
        if source == goal and source >= 0:
            return None
        if change.start == DECK:
            beside = mask & seen == mask and (change.what == DOMINANCE or turn < 0)
            into_hand = goal >= 0 and len(change.goal) == 1
            source = OUT if beside or (change.what and into_hand) else IN_DECK
        told = Told(MOVE, turn, source, goal, mask)
        told.bird = change.suit == BIRD
        return told
