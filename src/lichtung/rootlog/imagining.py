"""Cards that nobody has seen: which ones they are is imagined, and imagined anew when one of them is shown.

Two cards that nobody has seen since they last lay in the same hand, pile or deck can be taken for each other.
Whoever drew one is then said to have drawn the other, back to that time: what was written since is rewritten.
"""

from typing import Final

from lichtung.kernel.codec import Action, Codec
from lichtung.root.cards import members
from lichtung.root.setup import Setup
from lichtung.root.state import Root

IN_DECK: Final = -1
SEEN: Final = -2  # or nowhere: whoever looks knows where it is
NEVER: Final = -1
FEW: Final = 4  # cards that are each looked for; of more any other will do
STRICTLY: Final = 2  # a card is not taken that is shown later
RATHER: Final = 1  # only if another one could be meant there
ANYHOW: Final = 0
MOST_EXCHANGES: Final = 250  # by way of a third card, for one turn
DEPTH: Final = 3  # cards that may have to make room one after the other

Trail = list[tuple[int, int]]  # since which entry a card was where
Want = tuple[int, int]  # a hand, a pile or IN_DECK, and a mask of cards of which it holds one


Saved = tuple[list[tuple[int, Action]], list[Trail], list[list[int]], list[Trail], int, list[int], list[int]]


class Past:
    """The way that a card went unseen, and the entry that ended it."""

    def __init__(self, card: int, trail: Trail, end: int) -> None:
        self.card = card
        self.trail = trail
        self.end = end


class Imagined:
    """The entries of a game so far, and where each unseen card has been since somebody could see it."""

    def __init__(self, setup: Setup, codec: Codec, public: list[bool]) -> None:
        self.setup = setup
        self.public = public  # hands and piles whose cards everybody knows by name
        self.codec = codec
        self.entries: list[tuple[int, Action]] = []  # who decided what
        self.trails: list[Trail] = [[] for _ in range(setup.deck.size)]  # (entry, place)
        self.past: list[Past] = []  # the ways of cards until they were seen
        self.mentions: list[list[int]] = [[] for _ in range(setup.deck.size)]  # entries that name each card
        self.lacking: list[tuple[int, int, int]] = []  # before an entry: a hand, and what it did not hold
        self.chosen: list[tuple[int, int]] = []  # by an entry: cards one of which was handed on

    def add(self, seat: int, a: Action, s: Root) -> None:
        """An entry, and the state after it."""
        self.entries.append((seat, a))
        for value, (_, kind) in zip(a.fields(), self.codec.verbs[a.verb].fields, strict=True):
            if kind == "card":
                self.mentions[value].append(len(self.entries))
        self.look(s)

    def look(self, s: Root) -> None:
        """Where everything is after the last entry."""
        now = len(self.entries)
        places = [SEEN] * self.setup.deck.size
        for card in members(s.deck):
            places[card] = IN_DECK
        for zone, mask in enumerate(s.zones):
            if not self.public[zone]:
                for card in members(mask):
                    places[card] = zone
        for card, place in enumerate(places):
            trail = self.trails[card]
            if place == SEEN:
                if trail:
                    self.past.append(Past(card, trail, now))
                    self.trails[card] = []
            elif not trail or trail[-1][1] != place:
                trail.append((now, place))

    def parted(self, one: int, other: int) -> int:
        """The entry since which two unseen cards are apart, or NEVER if they were seen since."""
        a, b = self.trails[one], self.trails[other]
        if not a or not b:
            return NEVER
        since = max(a[0][0], b[0][0])
        for time in sorted({time for time, _ in [*a, *b] if time > since}, reverse=True):
            if place_at(a, time - 1) == place_at(b, time - 1):
                return time
        return NEVER

    def could_be(self, card: int, other: int, since: int) -> bool:
        """Whether a card could have gone the way of another since an entry, as far as anybody could tell."""
        return self.could_go(card, self.trails[other], self.mentions[other], since, len(self.entries) + 1)

    def could_go(self, card: int, trail: Trail, mentions: list[int], since: int, until: int) -> bool:
        """The same for a part of a way."""
        for time, zone, lacked in self.lacking:
            if since <= time < until and lacked >> card & 1 and place_at(trail, time - 1) == zone:
                return False
        told = {*mentions, *[time for time, _ in trail]}
        return all(
            not since <= time < until or time not in told or allowed >> card & 1
            for time, allowed in self.chosen
        )

    # --- Cards that have been shown since

    def parted_before(self, card: int, past: Past) -> int:
        """The entry since which an unseen card was apart from one that left the same hand later; or NEVER."""
        a, b = self.trails[card], past.trail
        if place_at(a, past.end - 1) != b[-1][1] or a[-1][0] >= past.end:
            return NEVER
        since = max(a[0][0], b[0][0])
        for time in sorted({time for time, _ in [*a, *b] if since < time < past.end}, reverse=True):
            if place_at(a, time - 1) == place_at(b, time - 1):
                return time
        return NEVER

    def cross(self, card: int, past: Past) -> bool:
        """Say that two cards came to the hand that both were in each by the other's way, if that can be."""
        since = self.parted_before(card, past)
        if since == NEVER:
            return False
        ways = (self.trails[card], self.mentions[card]), (past.trail, self.mentions[past.card])
        if not self.could_go(card, *ways[1], since, past.end):
            return False
        if not self.could_go(past.card, *ways[0], since, past.end):
            return False
        self.rename((card, past.card), since, past.end)
        a, b = self.trails[card], past.trail
        self.trails[card] = [x for x in a if x[0] < since] + [x for x in b if x[0] >= since]
        past.trail = [x for x in b if x[0] < since] + [x for x in a if x[0] >= since]
        return True

    def rename(self, both: tuple[int, int], since: int, until: int) -> None:
        """In some entries each of two cards is the other one."""
        named = [self.mentions[card] for card in both]
        for number in {n for numbers in named for n in numbers if since <= n < until}:
            seat, a = self.entries[number - 1]
            self.entries[number - 1] = (seat, self.renamed(a, both))
        for card, (own, others) in zip(both, (named, named[::-1]), strict=True):
            kept = [n for n in own if not since <= n < until]
            self.mentions[card] = sorted([*kept, *[n for n in others if since <= n < until]])

    def note_choice(self, mask: int) -> None:
        """By the next entry a card was handed on that had to be one of some."""
        self.chosen.append((len(self.entries) + 1, mask))

    def note_lack(self, zone: int, mask: int) -> None:
        """Before the next entry a hand held none of some cards: somebody has looked."""
        self.lacking.append((len(self.entries) + 1, zone, mask))

    def exchange(self, s: Root, one: int, other: int) -> None:
        """Take one card for the other since they parted."""
        since = self.parted(one, other)
        both = (one, other)
        self.rename(both, since, len(self.entries) + 1)
        a, b = self.trails[one], self.trails[other]
        self.trails[one] = [x for x in a if x[0] < since] + [x for x in b if x[0] >= since]
        self.trails[other] = [x for x in b if x[0] < since] + [x for x in a if x[0] >= since]
        s.deck = swapped(s.deck, both)
        s.zones = [swapped(mask, both) for mask in s.zones]
        s.known = [swapped(mask, both) for mask in s.known]

    def renamed(self, a: Action, both: tuple[int, int]) -> Action:
        """The same decision about the other card."""
        verb = self.codec.verbs[a.verb]
        ints = [
            both[both[0] == value] if kind == "card" and value in both else value
            for value, (_, kind) in zip(a.fields(), verb.fields, strict=True)
        ]
        return verb.make(*ints)

    def alike(self, one: int, other: int) -> bool:
        """Whether two unseen cards could be taken for each other."""
        since = self.parted(one, other)
        return since != NEVER and self.could_be(one, other, since) and self.could_be(other, one, since)

    def fixed(self) -> int:
        """Cards that everybody saw when they came where they are, or that were seen before they moved on."""
        return sum(1 << card for card, trail in enumerate(self.trails) if trail and trail[0][1] != IN_DECK)

    def saved(self, s: Root) -> Saved:
        """Everything that exchanges change."""
        trails = [trail[:] for trail in self.trails]
        mentions = [numbers[:] for numbers in self.mentions]
        past = [one.trail for one in self.past]
        return self.entries[:], trails, mentions, past, s.deck, s.zones[:], s.known[:]

    def restore(self, s: Root, saved: Saved) -> None:
        """As it was before."""
        self.entries, self.trails, self.mentions, past, s.deck, s.zones, s.known = saved
        for one, trail in zip(self.past, past, strict=True):
            one.trail = trail

    def place(self, card: int) -> int:
        """Where an unseen card is now."""
        return self.trails[card][-1][1] if self.trails[card] else SEEN


class Arrangement:
    """Unseen cards brought to where a turn wants them, by taking some for others."""

    def __init__(
        self, imagined: Imagined, s: Root, shown: dict[int, int], sole: set[int], by_suit: bool
    ) -> None:
        self.imagined = imagined
        self.s = s
        self.shown = shown  # the hand or pile from which a card will be shown next, if it will be
        self.sole = sole  # those of them for which no other card can be meant
        self.by_suit = by_suit  # whether cards are told by their suits: those that are shown later are kept
        self.wants: dict[int, Want] = {}  # by the card that meets it
        self.keep = 0
        self.tried = 0

    def cards(self, place: int) -> int:
        """What lies in a hand, a pile or the deck, and is not needed there."""
        return (self.s.deck if place == IN_DECK else self.s.zones[place]) & ~self.keep

    def spared(self, want: Want, cards: int, how: int) -> list[int]:
        """Of cards that would do those that are not shown later; rather, that nothing else is shown for."""
        found = members(cards & want[1])
        if not self.by_suit or want[1].bit_count() <= FEW or how == ANYHOW:
            return found
        later = self.shown if how == STRICTLY else self.sole
        return [card for card in found if card not in later]

    def has(self, want: Want, how: int = STRICTLY) -> bool:
        """Keep a card that is there, if one is; of many that would do, one that is not shown later."""
        there = self.spared(want, self.cards(want[0]), how)
        if there:
            fixed = self.imagined.fixed()  # such a card can be taken for no other: it is used first
            self.assign(min(there, key=lambda c: (self.worth(c, want[0]), not fixed >> c & 1)), want)
        return bool(there)

    def worth(self, card: int, place: int) -> int:
        """How much a card is missed elsewhere if it is in a place."""
        goal = self.shown.get(card, NEVER)
        return 0 if goal == place else 1 if goal == NEVER else 2

    def assign(self, card: int, want: Want) -> None:
        self.wants[card] = want
        self.keep |= 1 << card

    def release(self, card: int) -> Want:
        self.keep &= ~(1 << card)
        return self.wants.pop(card)

    def meet(self, want: Want, depth: int) -> bool:
        """Bring a card that is wanted, straight, by way of a third, or where another one makes room."""
        if self.has(want) or self.bring(want) or self.bring_by_third(want):
            return True
        if self.has(want, RATHER) or self.bring(want, RATHER) or self.has(want, ANYHOW):
            return True
        if self.tried > MOST_EXCHANGES:
            return self.bring(want, ANYHOW)
        for other in [card for card, known in self.wants.items() if depth and known[0] == want[0]]:
            saved = self.saved()
            before = self.release(other)
            if (self.bring(want) or self.bring_by_third(want)) and self.meet(before, depth - 1):
                return True
            self.restore(saved)
        return self.bring(want, ANYHOW)

    def saved(self) -> tuple[Saved, dict[int, Want], int]:
        """Everything that bringing a card changes."""
        return self.imagined.saved(self.s), dict(self.wants), self.keep

    def restore(self, saved: tuple[Saved, dict[int, Want], int]) -> None:
        """As it was before."""
        self.imagined.restore(self.s, saved[0])
        self.wants, self.keep = saved[1:]

    def bring(self, want: Want, how: int = STRICTLY) -> bool:
        """Straight: from the deck rather than from somebody."""
        place = want[0]
        cards = self.spared(want, ~self.keep, how)
        cards.sort(key=lambda card: (self.worth(card, place), self.imagined.place(card) != IN_DECK))
        for card in cards:
            for instead in members(self.cards(place)):
                if self.imagined.alike(card, instead):
                    self.imagined.exchange(self.s, card, instead)
                    self.assign(card, want)
                    return True
        return False

    def bring_by_third(self, want: Want) -> bool:
        """A third card is taken for the wanted one, or for one that lies there, first."""
        place, mask = want
        unseen = [
            card for card, trail in enumerate(self.imagined.trails) if trail and not self.keep >> card & 1
        ]
        wanted = members(mask & ~self.keep)
        for one in [*members(self.cards(place)), *(wanted if len(wanted) <= FEW else [])]:
            for third in unseen:
                if third == one or mask >> third & 1 or not self.imagined.alike(one, third):
                    continue
                self.tried += 1
                if self.tried > MOST_EXCHANGES:
                    return False
                self.imagined.exchange(self.s, one, third)
                if self.bring(want):
                    return True
                self.imagined.exchange(self.s, one, third)
        return self.bring_by_past(want)

    def bring_by_past(self, want: Want) -> bool:
        """The wanted card, or one that lies there, first gets the way of one that has left its hand since."""
        place, mask = want
        wanted = members(mask & ~self.keep)
        for one in [*members(self.cards(place)), *(wanted if len(wanted) <= FEW else [])]:
            for past in self.imagined.past:
                if past.trail[-1][1] == self.imagined.place(one) and self.imagined.cross(one, past):
                    self.tried += 1
                    if self.bring(want):
                        return True
                    crossed_back = self.imagined.cross(one, past)
                    assert crossed_back, "what was crossed can be crossed again"
                    if self.tried > MOST_EXCHANGES:
                        return False
        return self.bring_by_both(want)

    def bring_by_both(self, want: Want) -> bool:
        """A third card gets the way of one that has left its hand since, and is then taken for one there."""
        imagined, place = self.imagined, want[0]
        for past in imagined.past:
            hand = past.trail[-1][1]
            if hand in (place, IN_DECK):
                continue
            for third in members(self.cards(hand)):
                if self.tried > MOST_EXCHANGES:
                    return False
                if not imagined.cross(third, past):
                    continue
                self.tried += 1
                for one in members(self.cards(place)):
                    if imagined.alike(one, third):
                        imagined.exchange(self.s, one, third)
                        if self.bring(want):
                            return True
                        imagined.exchange(self.s, one, third)
                imagined.cross(third, past)
        return False

    def banish(self, zone: int, unwanted: int) -> None:
        """A hand or pile holds none of some cards, but for those that it needs."""
        for card in members(self.cards(zone) & unwanted):
            others = self.cards(zone) & ~(1 << card)
            self.keep |= others
            want = (zone, self.imagined.setup.deck.all & ~unwanted)
            if not self.bring(want):
                self.bring_by_third(want)
            self.keep &= ~others


def place_at(trail: Trail, time: int) -> int:
    """Where a card was after an entry."""
    place = SEEN
    for since, where in trail:
        if since <= time:
            place = where
    return place


def swapped(mask: int, both: tuple[int, int]) -> int:
    one, other = both
    if (mask >> one & 1) != (mask >> other & 1):
        mask ^= 1 << one | 1 << other
    return mask
