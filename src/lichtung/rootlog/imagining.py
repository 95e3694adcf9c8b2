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
MOST_EXCHANGES: Final = 600  # by way of a third card, for one turn
DEPTH: Final = 3  # cards that may have to make room one after the other

Want = tuple[int, int]  # a hand, a pile or IN_DECK, and a mask of cards of which it holds one


class Imagined:
    """The entries of a game so far, and where each unseen card has been since somebody could see it."""

    def __init__(self, setup: Setup, codec: Codec) -> None:
        self.setup = setup
        self.codec = codec
        self.entries: list[tuple[int, Action]] = []  # who decided what
        self.trails: list[list[tuple[int, int]]] = [[] for _ in range(setup.deck.size)]  # (entry, place)
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
            if not self.setup.public[zone]:
                for card in members(mask):
                    places[card] = zone
        for card, place in enumerate(places):
            trail = self.trails[card]
            if place == SEEN:
                trail.clear()
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
        trail = self.trails[other]
        for time, zone, lacked in self.lacking:
            if time >= since and lacked >> card & 1 and place_at(trail, time - 1) == zone:
                return False
        told = {*self.mentions[other], *[time for time, _ in trail]}
        return all(time < since or time not in told or allowed >> card & 1 for time, allowed in self.chosen)

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
        named = [sorted(self.mentions[card]) for card in both]
        for number in {n for numbers in named for n in numbers if n >= since}:
            seat, a = self.entries[number - 1]
            self.entries[number - 1] = (seat, self.renamed(a, both))
        for card, (own, others) in ((one, named), (other, named[::-1])):
            self.mentions[card] = [n for n in own if n < since] + [n for n in others if n >= since]
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

    def place(self, card: int) -> int:
        """Where an unseen card is now."""
        return self.trails[card][-1][1] if self.trails[card] else SEEN


class Arrangement:
    """Unseen cards brought to where a turn wants them, by taking some for others."""

    def __init__(self, imagined: Imagined, s: Root) -> None:
        self.imagined = imagined
        self.s = s
        self.wants: dict[int, Want] = {}  # by the card that meets it
        self.keep = 0
        self.tried = 0

    def cards(self, place: int) -> int:
        """What lies in a hand, a pile or the deck, and is not needed there."""
        return (self.s.deck if place == IN_DECK else self.s.zones[place]) & ~self.keep

    def has(self, want: Want) -> bool:
        """Keep a card that is there, if one is."""
        there = self.cards(want[0]) & want[1]
        if there:
            self.assign((there & -there).bit_length() - 1, want)
        return bool(there)

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
        if self.tried > MOST_EXCHANGES:
            return False
        for other in [card for card, known in self.wants.items() if depth and known[0] == want[0]]:
            for card in members(want[1] & ~self.keep):
                if self.imagined.alike(card, other):
                    self.imagined.exchange(self.s, card, other)
                    before = self.release(other)
                    self.assign(card, want)
                    if self.meet(before, depth - 1):
                        return True
                    self.release(card)
                    self.assign(other, before)
                    self.imagined.exchange(self.s, card, other)
        return False

    def bring(self, want: Want) -> bool:
        """Straight: from the deck rather than from somebody."""
        place, mask = want
        cards = sorted(members(mask & ~self.keep), key=lambda card: self.imagined.place(card) != IN_DECK)
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
        for card in members(mask & ~self.keep):
            for one in [card, *members(self.cards(place))]:
                for third in unseen:
                    if third in (card, one) or not self.imagined.alike(one, third):
                        continue
                    self.tried += 1
                    if self.tried > MOST_EXCHANGES:
                        return False
                    self.imagined.exchange(self.s, one, third)
                    if self.bring((place, 1 << card)):
                        self.wants[card] = want
                        return True
                    self.imagined.exchange(self.s, one, third)
        return False

    def banish(self, zone: int, unwanted: int) -> None:
        """A hand or pile holds none of some cards, but for those that it needs."""
        for card in members(self.cards(zone) & unwanted):
            held = self.s.zones[zone]
            others = [
                c for c in range(len(self.imagined.trails)) if not (unwanted | self.keep | held) >> c & 1
            ]
            for instead in others:
                if self.imagined.alike(card, instead):
                    self.imagined.exchange(self.s, card, instead)
                    break


def place_at(trail: list[tuple[int, int]], time: int) -> int:
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
