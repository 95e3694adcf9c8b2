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


class Imagined:
    """The entries of a game so far, and where each unseen card has been since somebody could see it."""

    def __init__(self, setup: Setup, codec: Codec) -> None:
        self.setup = setup
        self.codec = codec
        self.entries: list[tuple[int, Action]] = []  # who decided what
        self.trails: list[list[tuple[int, int]]] = [[] for _ in range(setup.deck.size)]  # (entry, place)

    def add(self, seat: int, a: Action, s: Root) -> None:
        """An entry, and the state after it."""
        self.entries.append((seat, a))
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
        times = sorted({time for time, _ in [*a, *b] if time > since}, reverse=True)
        for time in times:
            if place_at(a, time - 1) == place_at(b, time - 1):
                return time
        return NEVER

    def choices(self, card: int, since: int) -> int:
        """How often somebody chose to hand a card on: another one might not have been allowed."""
        trail = [place for time, place in self.trails[card] if time >= since]
        return sum(1 for place in trail[1:] if place != IN_DECK)

    def exchange(self, s: Root, one: int, other: int) -> None:
        """Take one card for the other since they parted."""
        since = self.parted(one, other)
        both = (one, other)
        for number in range(since - 1, len(self.entries)):
            seat, a = self.entries[number]
            self.entries[number] = (seat, self.renamed(a, both))
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

    def bring(self, s: Root, zone: int, wanted: int, keep: int) -> int:
        """See to it that a hand or pile holds one of the wanted cards, besides those to keep; which one."""
        there = s.zones[zone] & wanted & ~keep
        if there:
            return members(there)[0]
        found: list[tuple[int, int, int]] = []
        for card in members(wanted & ~keep):
            if self.trails[card]:
                for instead in members(s.zones[zone] & ~keep):
                    since = self.parted(card, instead)
                    if since != NEVER:
                        cost = self.choices(card, since) + self.choices(instead, since)
                        found.append((2 * cost + (self.trails[card][-1][1] != IN_DECK), card, instead))
        if not found:
            return self.bring_from_afar(s, zone, wanted, keep)
        _, card, instead = min(found)
        self.exchange(s, card, instead)
        return card

    def put_back(self, s: Root, wanted: int, keep: int) -> int:
        """See to it that one of the wanted cards is in the deck, since it will be drawn for all to see."""
        there = s.deck & wanted & ~keep
        if there:
            return members(there)[0]
        for card in members(wanted & ~keep):
            for instead in members(s.deck & ~keep):
                if self.parted(card, instead) != NEVER:
                    self.exchange(s, card, instead)
                    return card
        return NEVER

    def banish(self, s: Root, zone: int, unwanted: int, keep: int) -> None:
        """See to it that a hand holds none of some cards, as far as that can be."""
        for card in members(s.zones[zone] & unwanted & ~keep):
            for instead in range(self.setup.deck.size):
                if (unwanted | keep | s.zones[zone]) >> instead & 1 or not self.trails[instead]:
                    continue
                if self.parted(card, instead) != NEVER:
                    self.exchange(s, card, instead)
                    break

    def bring_from_afar(self, s: Root, zone: int, wanted: int, keep: int) -> int:
        """The same by way of a third card, which is first exchanged for the wanted one or for one there."""
        thirds = [card for card in range(self.setup.deck.size) if not keep >> card & 1 and self.trails[card]]
        for card in members(wanted & ~keep):
            for one in [card, *members(s.zones[zone] & ~keep)]:
                for third in thirds:
                    if third == card or self.parted(one, third) == NEVER:
                        continue
                    self.exchange(s, one, third)
                    if any(self.parted(card, own) != NEVER for own in members(s.zones[zone] & ~keep)):
                        return self.bring(s, zone, 1 << card, keep)
                    self.exchange(s, one, third)
        return NEVER


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
