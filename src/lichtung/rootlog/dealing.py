"""Which cards nobody has seen, where our own writer tells the ways of all cards: a deal that goes with them.

A card is known where everybody sees it. In between it lies in places and goes ways that nobody sees, among
others. At first any card goes each way that was gone from where it lies, so that some are not where they are
seen next, lack the suit of a way, or lie in a hand that was seen to hold none of theirs. Then two cards that
lie in the same place at the same time exchange what becomes of them, again and again, until nothing is wrong.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from lichtung.root.recorded import DECK, SUIT_LETTERS
from lichtung.rootlog.decisions import OPEN, OWN, UNKNOWN, Decided, Lack

MOST_EXCHANGED: Final = 4000  # before everything is dealt anew
MOST_TIMES: Final = 30  # from the beginning
DARING: Final = 0.15  # how often any exchange will do
EVERY_CARD: Final = -1  # as a mask

Which = tuple[int, int]  # a turn, and one of its decisions


class Stop:
    """Where a card comes to a place or leaves it: a way that one goes unseen, a sight, or the game's end."""

    __slots__ = ("after", "before", "due", "goal", "mask", "route", "start", "time", "which")

    def __init__(
        self, time: int, start: str, goal: str, mask: int = EVERY_CARD, which: Which | None = None
    ) -> None:
        self.time = time
        self.start = start
        self.goal = goal
        self.mask = mask  # the cards that it can be
        self.which = which  # the decision whose card it is
        self.due: Route | None = None  # whose card is seen here
        self.route: Route | None = None  # whose card comes here
        self.before: Stop | None = None
        self.after: Stop | None = None

    def lead_to(self, after: "Stop") -> None:
        """The card that comes here goes there next."""
        self.after, after.before = after, self


class Route:
    """A card from one sight of it to the next, or to the game's end."""

    __slots__ = ("begins", "card", "ends")

    def __init__(self, card: int, time: int, place: str) -> None:
        self.card = card
        self.begins = Stop(time, OPEN, place)
        self.begins.route = self
        self.ends: Stop | None = None  # where it is seen next

    def end(self, time: int, place: str) -> None:
        self.ends = Stop(time, place, OPEN)
        self.ends.due = self


class Deal:
    """The ways of all cards of a game in their order, and which card goes each of them."""

    def __init__(self, deck: int, size: int, of_suit: Sequence[int]) -> None:
        self.of_suit = dict(zip(SUIT_LETTERS, of_suit, strict=True))
        self.time = 0
        self.lacks: dict[str, list[tuple[int, int]]] = {}  # by places: when it held none of some cards
        self.lacked: dict[tuple[str, int, int], int] = {}  # what a place was once without, between two times
        self.ways: list[Stop] = []
        self.routes: list[Route] = []
        self.last = [Route(card, 0, DECK if deck >> card & 1 else OPEN) for card in range(size)]
        # Of one deal:
        self.into: dict[str, list[Stop]] = {}  # where cards come to a place, in their order
        self.rest: list[Stop] = []  # the game's end, once for each card
        self.wrong: dict[Stop, None] = {}

    # --- What was told

    def read(self, turn: int, decided: list[Decided]) -> None:
        """The ways of cards in a turn."""
        for number, one in enumerate(decided):
            for way in one.ways:
                self.time += 1
                if isinstance(way, Lack):
                    self.lacks.setdefault(way.hand, []).append((self.time, self.of_suits(way.suits)))
                    continue
                card = one.card() if way.card == OWN else way.card
                if card == UNKNOWN:
                    suits, which = (one.suits, (turn, number)) if way.card == OWN else (way.suits, None)
                    mask = self.of_suits(suits) or EVERY_CARD
                    self.ways.append(Stop(self.time, way.start, way.goal, mask, which))
                else:
                    self.last[card].end(self.time, way.start)
                    self.routes.append(self.last[card])
                    self.last[card] = Route(card, self.time, way.goal)

    def of_suits(self, suits: str) -> int:
        return sum(self.of_suit[suit] for suit in suits)

    # --- All of them

    def run(self) -> dict[Which, int]:
        """The card of each decision that is hidden, as far as there is one that goes with the rest."""
        rng = Random(1)
        best: dict[Which, int] = {}
        fewest = -1
        for _ in range(MOST_TIMES):
            self.begin(rng)
            for _ in range(MOST_EXCHANGED):
                if fewest < 0 or len(self.wrong) < fewest:
                    best, fewest = self.dealt(), len(self.wrong)
                if not self.wrong:
                    return best
                self.mend(rng.choice(list(self.wrong)), rng)
        return best

    def dealt(self) -> dict[Which, int]:
        """The cards as they are dealt now."""
        return {
            way.which: way.route.card for way in self.ways if way.which is not None and way.route is not None
        }

    def begin(self, rng: Random) -> None:
        """Any card that lies there goes each way, in their order, and to the game's end in the end."""
        self.into, self.rest, self.wrong = {}, [], {}
        here: dict[str, list[Stop]] = {}  # where the cards that lie in a place now have come there
        stops = [route.begins for route in [*self.routes, *self.last]]
        stops += [route.ends for route in self.routes if route.ends is not None]
        stops += self.ways
        stops.sort(key=lambda stop: (stop.time, stop.due is None))  # a sight ends before the next one begins
        for stop in stops:
            stop.after = None
            if stop.route is None or stop.route.begins is not stop:
                self.choose(stop, here.get(stop.start, []), rng)
            if stop.goal != OPEN and stop.route is not None:
                here.setdefault(stop.goal, []).append(stop)
                self.into.setdefault(stop.goal, []).append(stop)
        for place, left in here.items():
            for before in left:
                self.rest.append(Stop(self.time + 1, place, OPEN))
                self.send(before, self.rest[-1])

    def choose(self, stop: Stop, here: list[Stop], rng: Random) -> None:
        """One of the cards that lie in a place goes on to a stop."""
        stop.before = stop.route = None
        if here:
            fitting = [before for before in here if not self.faults(before, stop, before.route)] or here
            least = min(urgency(before.route, stop.goal) for before in fitting)
            before = rng.choice([one for one in fitting if urgency(one.route, stop.goal) == least])
            if rng.random() < DARING:
                before = rng.choice(fitting)
            here.remove(before)
            self.send(before, stop)

    def send(self, before: Stop, stop: Stop) -> None:
        before.lead_to(stop)
        stop.route = before.route
        self.judge(stop)

    def judge(self, stop: Stop) -> None:
        """Note whether something is wrong with a stop."""
        self.wrong.pop(stop, None)
        if stop.before is not None and self.faults(stop.before, stop, stop.route):
            self.wrong[stop] = None

    def faults(self, before: Stop, stop: Stop, route: Route | None) -> int:
        """How much is wrong with the card of a route going from one stop to another."""
        assert route is not None
        if stop.due is not None:
            wrong = stop.due is not route
        elif stop.time > self.time:
            wrong = route.ends is not None
        else:
            wrong = not stop.mask >> route.card & 1
        return wrong + (self.lacked_in(stop.start, before.time, stop.time) >> route.card & 1)

    def lacked_in(self, place: str, since: int, until: int) -> int:
        """The cards that a place was once seen to be without between two times."""
        key = place, since, until
        if key not in self.lacked:
            self.lacked[key] = 0
            for time, mask in self.lacks.get(place, ()):
                self.lacked[key] |= mask if since < time < until else 0
        return self.lacked[key]

    # --- What is wrong is mended

    def mend(self, stop: Stop, rng: Random) -> None:
        """Let the card that comes to a stop exchange what becomes of it with another one somewhere before."""
        chances = list(self.exchanges(stop))
        if not chances:
            return
        if rng.random() < DARING:
            self.exchange(*rng.choice(chances))
            return
        gains = [self.gain(one, other) for one, other in chances]
        best = max(gains)
        self.exchange(*rng.choice([pair for pair, gain in zip(chances, gains, strict=True) if gain == best]))

    def exchanges(self, stop: Stop) -> Iterator[tuple[Stop, Stop]]:
        """Where the card that comes to a stop has come to a place, and others that lay there with it."""
        one = stop.before
        while one is not None and one.after is not None:
            for other in self.into[one.goal]:
                if other.time >= one.after.time:
                    break
                if other is not one and other.after is not None and other.after.time > one.time:
                    yield one, other
            one = one.before

    def gain(self, one: Stop, other: Stop) -> int:
        """How much less is wrong if the cards that come to two stops exchange what becomes of them."""
        return sum(
            self.faults_from(own, own.after, own.route) - self.faults_from(other, own.after, other.route)
            for own, other in ((one, other), (other, one))
        )

    def faults_from(self, before: Stop, stop: Stop | None, route: Route | None) -> int:
        """How much is wrong with the card of a route going this way from one stop to another, and on."""
        wrong = 0
        while stop is not None:
            wrong += self.faults(before, stop, route)
            before, stop = stop, stop.after
        return wrong

    def exchange(self, one: Stop, other: Stop) -> None:
        """The cards that come to two stops exchange what becomes of them."""
        ways = one.after, other.after
        for before, after in zip((other, one), ways, strict=True):
            while after is not None:
                self.send(before, after)
                before, after = after, after.after


def urgency(route: Route | None, goal: str) -> tuple[int, int]:
    """Which card goes to a place first: one that is seen there soon, then one that is never seen again."""
    if route is None or route.ends is None:
        return 1, 0
    return (0, route.ends.time) if route.ends.start == goal else (2, -route.ends.time)
