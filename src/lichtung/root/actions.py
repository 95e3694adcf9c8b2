"""The shapes of Root's actions, the verbs of the common Law, and how they are written.

Verb numbers stand in journals: they are never reused. Each faction's file adds its own with `verb`.
"""

from collections.abc import Callable
from typing import Final

from lichtung.kernel.codec import Action, Codec, Kind, Number, Verb, Words
from lichtung.root.board import CLEARINGS, SUITS, Board
from lichtung.root.cards import ITEMS
from lichtung.root.state import Setup

DONE: Final = 0
MOVE: Final = 1
FIGHT: Final = 2
AMBUSH_WITH: Final = 3
FOIL_WITH: Final = 4
ROLL: Final = 5
USE: Final = 6
LOSE: Final = 7
CRAFT: Final = 8
PAY_SUIT: Final = 9
DRAW: Final = 10
DISCARD: Final = 11
ACTIVATE: Final = 12
TAKE_DOMINANCE: Final = 13
ORDER: Final = 14
FIRST: Final = 15
GIVE: Final = 16
STEAL: Final = 17
TARGET: Final = 18
AT: Final = 19
WALK: Final = 20
NEXT_VERB: Final = 21  # the first number for factions


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


DONE_ACTION: Final = Plain(DONE)

_plains: dict[int, Plain] = {DONE: DONE_ACTION}
_picks: dict[int, Pick] = {}
_pairs: dict[int, Pair] = {}
_triples: dict[int, Triple] = {}


def plain(verb: int) -> Plain:
    """The one action of this kind; listing builds no action twice."""
    a = _plains.get(verb)
    if a is None:
        a = _plains[verb] = Plain(verb)
    return a


def pick(verb: int, what: int) -> Pick:
    key = verb << 8 | what
    a = _picks.get(key)
    if a is None:
        a = _picks[key] = Pick(verb, what)
    return a


def pair(verb: int, one: int, two: int) -> Pair:
    key = (verb << 8 | one) << 8 | two
    a = _pairs.get(key)
    if a is None:
        a = _pairs[key] = Pair(verb, one, two)
    return a


def triple(verb: int, one: int, two: int, three: int) -> Triple:
    key = ((verb << 8 | one) << 8 | two) << 8 | three
    a = _triples.get(key)
    if a is None:
        a = _triples[key] = Triple(verb, one, two, three)
    return a


MOST_WARRIORS: Final = 25
# Every march that can be: MOVES[origin][dest][n - 1].
MOVES: Final = [
    [[triple(MOVE, o, d, n + 1) for n in range(MOST_WARRIORS)] for d in range(CLEARINGS)]
    for o in range(CLEARINGS)
]


def _maker(verb: int, count: int) -> Callable[..., Action]:
    """The function that makes an action of a verb from its ints."""
    if count == 0:
        return lambda: plain(verb)
    if count == 1:
        return lambda a: pick(verb, a)
    if count == 2:
        return lambda a, b: pair(verb, a, b)
    return lambda a, b, c: triple(verb, a, b, c)


VERBS: Final[dict[int, Verb]] = {}


def verb(number: int, word: str, fields: str = "") -> int:
    """Register a verb under its lasting number."""
    assert number not in VERBS, word
    VERBS[number] = Verb(word, _maker(number, len(fields.split())), fields)
    return number


verb(DONE, "done")
verb(MOVE, "move", "origin:clearing dest:clearing count")
verb(FIGHT, "battle", "clearing defender:seat")
verb(AMBUSH_WITH, "ambush", "card")
verb(FOIL_WITH, "foil", "card")
verb(ROLL, "roll", "high:die low:die")
verb(USE, "use", "card")
verb(LOSE, "lose", "piece")
verb(CRAFT, "craft", "card")
verb(PAY_SUIT, "pay", "suit")
verb(DRAW, "draw", "card")
verb(DISCARD, "discard", "card")
verb(ACTIVATE, "dominance", "card")
verb(TAKE_DOMINANCE, "claim", "taken:card spent:card")
verb(ORDER, "order", "effect clearing")
verb(FIRST, "first", "seat")
verb(GIVE, "give", "card")  # 1.3.2: only where a rule asks for it
verb(STEAL, "steal", "card")
verb(TARGET, "target", "seat")
verb(AT, "at", "clearing")
verb(WALK, "walk", "place")

EFFECTS: Final[dict[int, str]] = {}


def effect(number: int, word: str) -> int:
    """Register a kind of consequence, by which it is told apart from others of the same moment. 1.1.3"""
    assert number not in EFFECTS, word
    EFFECTS[number] = word
    return number


class Clearing(Kind):
    """A clearing, written as its number on the board from 1 on."""

    def text(self, value: int) -> str:
        return str(value + 1)

    def parse(self, word: str) -> int:
        value = int(word) - 1
        if not self.valid(value):
            raise ValueError(word)
        return value

    def valid(self, value: int) -> bool:
        return 0 <= value < CLEARINGS

    def samples(self) -> list[int]:
        return list(range(CLEARINGS))


class Place(Kind):
    """A clearing by its number or a forest as f and its number."""

    def __init__(self, board: Board) -> None:
        self.places = board.places

    def text(self, value: int) -> str:
        return str(value + 1) if value < CLEARINGS else f"f{value - CLEARINGS + 1}"

    def parse(self, word: str) -> int:
        value = int(word[1:]) - 1 + CLEARINGS if word.startswith("f") else int(word) - 1
        if not self.valid(value) or (value >= CLEARINGS) != word.startswith("f"):
            raise ValueError(word)
        return value

    def valid(self, value: int) -> bool:
        return 0 <= value < self.places

    def samples(self) -> list[int]:
        return list(range(self.places))


def codec_for(table: Setup, more: dict[str, Kind]) -> Codec:
    """The codec of a game; `more` are the kinds that factions bring along."""
    kinds: dict[str, Kind] = {
        "clearing": Clearing(),
        "place": Place(table.board),
        "seat": Words(table.words),
        "card": Words(table.deck.words),
        "suit": Words(SUITS),
        "item": Words(ITEMS),
        "effect": Words([EFFECTS[number] for number in sorted(EFFECTS)]),
        "piece": Words([f"{table.words[k.seat]}.{k.name}" for k in table.kinds]),
        "die": Number(0, 3),
        "count": Number(0, 99),
        "number": Number(0, 99),
        "turn": Number(0, 99_999),  # in events only
        **more,
    }
    assert sorted(VERBS) == list(range(len(VERBS))), "verb numbers have gaps"
    return Codec([VERBS[number] for number in range(len(VERBS))], kinds)
