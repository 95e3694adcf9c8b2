"""The shapes of Root's actions, the verbs of the common Law, and how they are written.

Files hold the words of verbs, never their numbers. Each faction's rules add their own with `verb`.
"""

from collections.abc import Callable
from typing import Final

from lichtung.kernel.codec import Action, Codec, Kind, Number, Verb, Words
from lichtung.root.cards import ITEMS
from lichtung.root.map import SUITS
from lichtung.root.setup import Setup


class Plain(Action):
    """An answer without arguments."""

    def __init__(self, verb: int) -> None:
        self.verb = verb

    def values(self) -> tuple[object, ...]:
        return (self.verb,)


class Pick(Action):
    """One thing: a card, a clearing, a seat, an item, a suit."""

    def __init__(self, verb: int, what: int) -> None:
        self.verb = verb
        self.what = what

    def fields(self) -> tuple[int, ...]:
        return (self.what,)

    def values(self) -> tuple[object, ...]:
        return (self.verb, self.what)


class Pair(Action):
    """Two things: a clearing and a defender, a card and where it goes, a kind of building and a clearing."""

    def __init__(self, verb: int, one: int, two: int) -> None:
        self.verb = verb
        self.one = one
        self.two = two

    def fields(self) -> tuple[int, ...]:
        return (self.one, self.two)

    def values(self) -> tuple[object, ...]:
        return (self.verb, self.one, self.two)


class Triple(Action):
    """Three things, such as where from, where to, how many."""

    def __init__(self, verb: int, one: int, two: int, three: int) -> None:
        self.verb = verb
        self.one = one
        self.two = two
        self.three = three

    def fields(self) -> tuple[int, ...]:
        return (self.one, self.two, self.three)

    def values(self) -> tuple[object, ...]:
        return (self.verb, self.one, self.two, self.three)


PHASES: Final = ("birdsong", "daylight", "evening")  # 1.4

ROOM: Final = 256  # more than there are verbs, and more than there are cards, places or seats
# Pairs and triples that are kept: whoever sends made-up codes must not fill the memory.
MOST_KEPT: Final = 4096
_plains: Final[list[Plain | None]] = [None] * ROOM
_picks: Final[list[Pick | None]] = [None] * (ROOM * ROOM)
_pairs: Final[dict[int, Pair]] = {}
_triples: Final[dict[int, Triple]] = {}


def plain(verb: int) -> Plain:
    """The one action of this kind; listing builds no action twice."""
    a = _plains[verb]
    if a is None:
        a = _plains[verb] = Plain(verb)
    return a


def pick(verb: int, what: int) -> Pick:
    key = verb << 8 | what
    a = _picks[key]
    if a is None:
        a = _picks[key] = Pick(verb, what)
    return a


def pair(verb: int, one: int, two: int) -> Pair:
    key = (verb << 8 | one) << 8 | two
    a = _pairs.get(key)
    if a is None:
        if len(_pairs) >= MOST_KEPT:
            _pairs.clear()
        a = _pairs[key] = Pair(verb, one, two)
    return a


def triple(verb: int, one: int, two: int, three: int) -> Triple:
    key = ((verb << 8 | one) << 8 | two) << 8 | three
    a = _triples.get(key)
    if a is None:
        if len(_triples) >= MOST_KEPT:
            _triples.clear()
        a = _triples[key] = Triple(verb, one, two, three)
    return a


def _maker(verb: int, count: int) -> Callable[..., Action]:
    """The function that makes an action of a verb from its ints."""
    if count == 0:
        return lambda: plain(verb)
    if count == 1:
        return lambda a: pick(verb, a)
    if count == 2:
        return lambda a, b: pair(verb, a, b)
    return lambda a, b, c: triple(verb, a, b, c)


VERBS: Final[list[Verb]] = []


def verb(word: str, fields: str = "") -> int:
    """Register a verb; its number never leaves the process, its word stands in files."""
    number = len(VERBS)
    assert word not in [known.word for known in VERBS], word
    VERBS.append(Verb(word, _maker(number, len(fields.split())), fields))
    return number


DONE: Final = verb("done")
MOVE: Final = verb("move", "origin:clearing dest:clearing count")
LEAD: Final = verb("lead", "origin:clearing dest:clearing count")  # with a figure that is a warrior
FIGHT: Final = verb("battle", "clearing defender:owner")
AMBUSH_WITH: Final = verb("ambush", "card")
FOIL_WITH: Final = verb("foil", "card")
ROLL: Final = verb("roll", "high:die low:die")
USE: Final = verb("use", "card")
LOSE: Final = verb("lose", "piece")
CRAFT: Final = verb("craft", "card")
PAY_SUIT: Final = verb("pay", "suit")
DRAW: Final = verb("draw", "card")
DISCARD: Final = verb("discard", "card")
ACTIVATE: Final = verb("dominance", "card")
TAKE_DOMINANCE: Final = verb("claim", "taken:card spent:card")
ORDER: Final = verb("order", "effect clearing")
FIRST: Final = verb("first", "seat")
GIVE: Final = verb("give", "card")  # 1.3.2: only where a rule asks for it
STEAL: Final = verb("steal", "card")
TARGET: Final = verb("target", "seat")
AT: Final = verb("at", "clearing")
WALK: Final = verb("walk", "place")
PUT_BACK: Final = verb("put-back", "card")
LAY_OUT: Final = verb("lay-out", "faction")
CHOOSE: Final = verb("choose", "faction")
LAY_MARKER: Final = verb("mark", "clearing suit")
FERRY: Final = verb("ferry")
OPEN_PATH: Final = verb("open", "path card")

DONE_ACTION: Final = plain(DONE)

EFFECTS: Final[list[str]] = []


def effect(word: str) -> int:
    """Register a kind of consequence, by which it is told apart from others of the same moment. 1.1.3"""
    assert word not in EFFECTS, word
    EFFECTS.append(word)
    return len(EFFECTS) - 1


class Place(Kind):
    """A place by its word: a clearing's number, f and a forest's number, or the name of an area."""

    def __init__(self, words: list[str], valid: list[bool]) -> None:
        self.words = words
        self.allowed = valid
        self.index = {word: i for i, word in enumerate(words) if valid[i]}

    def text(self, value: int) -> str:
        return self.words[value]

    def parse(self, word: str) -> int:
        if word not in self.index:
            raise ValueError(word)
        return self.index[word]

    def valid(self, value: int) -> bool:
        return 0 <= value < len(self.words) and self.allowed[value]

    def samples(self) -> list[int]:
        return list(self.index.values())

    def choices(self) -> list[str]:
        return list(self.index)


def codec_for(setup: Setup, more: dict[str, Kind]) -> Codec:
    """The codec of a game; `more` are the kinds that factions bring along."""
    words = setup.place_words
    kinds: dict[str, Kind] = {
        "clearing": Place(words, [not setup.is_forest(place) for place in range(setup.places)]),
        "place": Place(words, [True] * setup.places),
        "seat": Words(setup.words[: setup.seats]),
        "owner": Words(setup.words),
        "faction": Words(setup.cast_words),
        "card": Words(setup.deck.words),
        "suit": Words(SUITS),
        "phase": Words(PHASES),
        "item": Words(ITEMS),
        "effect": Words(EFFECTS),
        "piece": Words(setup.piece_words),
        "marker": Words(setup.marker_kind_words),
        "path": Words(setup.path_words),
        "hireling": Words([side.id for hireling in setup.hirelings for side in hireling.sides]),
        "die": Number(0, 3),
        "count": Number(0, 99),
        "number": Number(0, 99),
        "turn": Number(0, 99_999),  # in events only
        **more,
    }
    setup.codec = Codec(VERBS, kinds)
    return setup.codec
