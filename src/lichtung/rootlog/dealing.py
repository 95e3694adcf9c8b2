"""Which cards nobody has seen, where our own writer tells the ways of all cards: a deal that goes with them.

A card is known where everybody sees it. From one such sight to the next it must have gone by ways that cards
went unseen, and each of these was gone by one card. A card takes a route that is free, or others make room
for it, as in a matching.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from random import Random
from typing import Final

from lichtung.root.recorded import DECK, SUIT_LETTERS
from lichtung.rootlog.decisions import OPEN, OWN, UNKNOWN, Decided, Lack

LONGEST: Final = 3  # unseen ways from one sight of a card to the next
DEEPEST: Final = 40  # cards that make room one for the other
MOST_ROUTES: Final = 1000  # of one card
MOST_MENDED: Final = 400
MOST_TIMES: Final = 12  # from the beginning
DARING: Final = 0.1  # how often it may become a little worse
EVERY_CARD: Final = -1  # as a mask

Which = tuple[int, int]  # a turn, and one of its decisions


class Slot:
    """A way that one card goes unseen."""

    __slots__ = ("goal", "mask", "route", "start", "time", "which")

    def __init__(self, time: int, start: str, goal: str, mask: int, which: Which | None) -> None:
        self.time = time
        self.start = start
        self.goal = goal
        self.mask = mask  # the cards that it can be
        self.which = which  # the decision whose card it is
        self.route: Route | None = None


class Route:
    """A card since a sight of it, until the next one if there is one."""

    __slots__ = ("card", "end", "goal", "options", "since", "slots", "start")

    def __init__(self, card: int, since: int, start: str) -> None:
        self.card = card
        self.since = since
        self.start = start
        self.goal: str | None = None  # where it was seen next
        self.end = 0
        self.slots: list[Slot] = []
        self.options: list[list[Slot]] | None = None  # ways to where it was seen next

    def stands(self) -> tuple[str, int]:
        """Where its card is after the ways that it goes, and since when."""
        return (self.slots[-1].goal, self.slots[-1].time) if self.slots else (self.start, self.since)

    def take(self, way: list[Slot]) -> None:
        """Go this way instead of the one before."""
        for slot in self.slots:
            slot.route = None
        self.slots = way
        for slot in way:
            slot.route = self

    def extend(self, way: list[Slot]) -> None:
        self.take([*self.slots, *way])


class Deal:
    """The ways of all cards of a game in their order, and which card goes each of them."""

    def __init__(self, deck: int, size: int, of_suit: Sequence[int]) -> None:
        self.of_suit = dict(zip(SUIT_LETTERS, of_suit, strict=True))
        self.time = 0
        self.left = deck.bit_count()  # cards in the deck
        self.slots: list[Slot] = []
        self.looks: list[Slot] = []  # where a card was shown unseen and stayed
        self.into: dict[str, list[Slot]] = {}
        self.lacks: dict[str, list[tuple[int, int]]] = {}  # by places: when it held none of some cards
        self.routes: list[Route] = []
        self.last = {card: Route(card, 0, DECK if deck >> card & 1 else OPEN) for card in range(size)}

    # --- What was told

    def read(self, turn: int, decided: list[Decided]) -> None:
        """The ways of cards in a turn."""
        for number, one in enumerate(decided):
            for way in one.ways:
                self.time += 1
                if isinstance(way, Lack):
                    self.note_lack(way.hand, self.of_suits(way.suits))
                    continue
                card = one.card() if way.card == OWN else way.card
                if way.start == DECK:
                    self.left -= 1
                elif way.goal == DECK:
                    if way.start == OPEN and not self.left:  # the deck is made anew
                        self.note_lack(DECK, EVERY_CARD)
                    self.left += 1
                if card == UNKNOWN:
                    suits, which = (one.suits, (turn, number)) if way.card == OWN else (way.suits, None)
                    slot = Slot(self.time, way.start, way.goal, self.of_suits(suits) or EVERY_CARD, which)
                    if way.start == way.goal:
                        self.looks.append(slot)
                    else:
                        self.slots.append(slot)
                        self.into.setdefault(way.goal, []).append(slot)
                else:
                    route = self.last[card]
                    route.goal, route.end = way.start, self.time
                    self.routes.append(route)
                    self.last[card] = Route(card, self.time, way.goal)

    def of_suits(self, suits: str) -> int:
        return sum(self.of_suit[suit] for suit in suits)

    def note_lack(self, place: str, mask: int) -> None:
        self.lacks.setdefault(place, []).append((self.time, mask))

    # --- Routes

    def stays(self, card: int, place: str, since: int, until: int) -> bool:
        """Whether nothing tells that a card was not in a place all the time."""
        return not any(since < time < until and mask >> card & 1 for time, mask in self.lacks.get(place, ()))

    def ways(
        self, card: int, start: tuple[str, int], goal: tuple[str, int], length: int
    ) -> Iterator[list[Slot]]:
        """All ways of so many parts from one place and time to another."""
        place, end = goal
        if not length:
            if start[0] == place and start[1] < end and self.stays(card, place, start[1], end):
                yield []
            return
        for slot in self.into.get(place, ()):
            if slot.time >= end:
                break
            if start[1] < slot.time and slot.mask >> card & 1 and self.stays(card, place, slot.time, end):
                for before in self.ways(card, start, (slot.start, slot.time), length - 1):
                    yield [*before, slot]

    def routes_of(self, route: Route) -> list[list[Slot]]:
        """Those to the next sight of a card: that it stays, or was handed on, before that it was drawn.

        That a card was handed on is as certain as that one was drawn, and fewer cards can have been it.
        """
        if route.options is None:
            assert route.goal is not None
            ends = (route.start, route.since), (route.goal, route.end)
            ways = [self.ways(route.card, *ends, length) for length in range(LONGEST + 1)]
            route.options = list(islice(chain(*ways), MOST_ROUTES))
            route.options.sort(key=handed_on)
        return route.options

    def place(self, route: Route, visited: set[Slot], depth: int = 0) -> bool:
        """Send a card on a route to where it is seen next."""
        return self.settle(route, self.routes_of(route), visited, depth)

    def settle(self, route: Route, ways: list[list[Slot]], visited: set[Slot], depth: int) -> bool:
        """Send a card on a free way, or on one from which others can be sent elsewhere."""
        for way in ways:
            if visited.isdisjoint(way) and all(slot.route in (None, route) for slot in way):
                route.take(way)
                return True
        for way in ways if depth < DEEPEST else ():
            if not visited.isdisjoint(way):
                continue
            visited.update(way)
            if all(self.make_room(slot, route, visited, depth) for slot in way) and all(
                slot.route in (None, route) for slot in way
            ):
                route.take(way)
                return True
        return False

    def make_room(self, slot: Slot, route: Route, visited: set[Slot], depth: int) -> bool:
        """Whether whoever goes a way can go another one; cards that are never seen again stay."""
        other = slot.route
        if other is None or other is route:
            return True
        return other.goal is not None and self.place(other, visited, depth + 1)

    # --- All of them

    def run(self) -> dict[Which, int]:
        """The card of each decision that is hidden, as far as there is one that goes with the rest."""
        rng = Random(1)
        best: list[tuple[Route, list[Slot]]] = []
        fewest = -1
        for _ in range(MOST_TIMES):
            wrong = self.once(rng)
            if fewest < 0 or wrong < fewest:
                best, fewest = [(route, route.slots) for route in self.everybody()], wrong
            if not wrong:
                break
            for route in self.everybody():
                route.take([])
                if route.options is not None:
                    rng.shuffle(route.options)
                    route.options.sort(key=handed_on)
        self.restore(best)
        for look in self.looks:
            look.route = self.shown(look)
        told = [*self.slots, *self.looks]
        return {slot.which: slot.route.card for slot in told if slot.which is not None and slot.route}

    def once(self, rng: Random) -> int:
        """Send all cards, and mend what does not go together; how much is wrong in the end."""
        for route in sorted(self.routes, key=lambda route: route.end):
            self.place(route, set())
        wrong = self.wrong()
        for _ in range(MOST_MENDED):
            if not wrong:
                break
            before = [(route, route.slots) for route in self.everybody()]
            self.mend(rng.choice(wrong), rng)
            after = self.wrong()
            if len(after) > len(wrong) + (rng.random() < DARING):
                self.restore(before)
            else:
                wrong = after
        return len(wrong)

    def everybody(self) -> list[Route]:
        return [*self.routes, *self.last.values()]

    def restore(self, before: list[tuple[Route, list[Slot]]]) -> None:
        for slot in self.slots:
            slot.route = None
        for route, slots in before:
            route.slots = slots
            for slot in slots:
                slot.route = route

    def wrong(self) -> list[Slot | Route]:
        """Ways that nobody goes though the free ones did, and cards that are not where they are seen."""
        found: list[Slot | Route] = []
        for from_deck in (False, True):
            for slot in self.slots:
                if slot.route is None and (slot.start == DECK) == from_deck and not self.fill(slot):
                    found.append(slot)
        found += [look for look in self.looks if self.shown(look) is None]
        return found + [route for route in self.everybody() if not self.arrives(route)]

    def shown(self, look: Slot) -> Route | None:
        """A card that is in a hand when one is shown there."""
        for route in self.everybody():
            if self.could_show(route, look) and place_at(route, route.slots, look.time) == look.start:
                return route
        return None

    def could_show(self, route: Route, look: Slot) -> bool:
        until = route.end if route.goal is not None else self.time + 1
        return look.mask >> route.card & 1 == 1 and route.since < look.time < until

    def arrives(self, route: Route) -> bool:
        """Whether a card comes to where it is seen next, or can stay where it is for ever."""
        place, since = route.stands()
        until = route.end if route.goal is not None else self.time + 1
        return route.goal in (None, place) and self.stays(route.card, place, since, until)

    def fill(self, slot: Slot) -> bool:
        """Let a card that is never seen again go a way, if one can come there freely."""
        for route, way in self.extensions(slot):
            stays = self.stays(route.card, slot.goal, slot.time, self.time + 1)
            if stays and all(other.route is None for other in way):
                route.extend(way)
                return True
        return False

    def extensions(self, slot: Slot) -> Iterator[tuple[Route, list[Slot]]]:
        """How cards that are never seen again could come to a way and go it, the shortest first."""
        rest = sorted(self.last.values(), key=lambda route: -route.stands()[1])
        for length in range(LONGEST if slot.start != DECK else 1):
            for route in rest:
                if slot.mask >> route.card & 1:
                    for way in self.ways(route.card, route.stands(), (slot.start, slot.time), length):
                        yield route, [*way, slot]

    def mend(self, one: Slot | Route, rng: Random) -> None:
        """Send a card by a way, or to where it is seen; those whose way that was go elsewhere if they can."""
        if isinstance(one, Route) and one.goal is None:
            options = [(one, one.slots[:-1])]
        elif isinstance(one, Route):
            options = [(one, way) for way in self.routes_of(one)]
        elif one in self.looks:
            options = []
            for route in self.last.values():
                if self.could_show(route, one):
                    ways = self.ways(route.card, (route.start, route.since), (one.start, one.time), 1)
                    options += [(route, way) for way in ways]
            for route in self.routes:
                if self.could_show(route, one):
                    options += [
                        (route, way)
                        for way in self.routes_of(route)
                        if place_at(route, way, one.time) == one.start
                    ]
        else:
            options = [
                (route, [*route.slots, *way]) for route, way in islice(self.extensions(one), MOST_ROUTES)
            ]
            for route in self.routes:
                if route.since < one.time < route.end and one.mask >> route.card & 1:
                    options += [(route, way) for way in self.routes_of(route) if one in way]
        if not options:
            return
        route, way = rng.choice(options)
        others = dict.fromkeys(
            slot.route for slot in way if slot.route is not None and slot.route is not route
        )
        for other in others:
            at = min(n for n, slot in enumerate(other.slots) if slot in way)
            other.take(other.slots[:at] if other.goal is None else [])
        route.take(way)
        for other in others:
            if other.goal is not None:
                self.place(other, set(way))


def handed_on(way: list[Slot]) -> int:
    """What comes first: that a card stays, then that it was handed on rather than drawn."""
    return -sum(slot.start != DECK for slot in way) if way else -LONGEST


def place_at(route: Route, way: list[Slot], time: int) -> str:
    """Where a card is at a time if it goes a way."""
    return next((slot.goal for slot in reversed(way) if slot.time < time), route.start)
