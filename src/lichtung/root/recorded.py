"""How a game of Root is recorded in the players' notation (rootlog): the common words for it.

What happens is told as changes that can be seen on the table, each in the words of the notation: letters for
factions and suits, numbers for clearings. A faction brings its part along as `RECORDER` in its `rootlog.py`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from lichtung.kernel.codec import Action, Event
from lichtung.root.cards import ITEMS, members
from lichtung.root.fields import replaced
from lichtung.root.map import SUITS
from lichtung.root.setup import Setup
from lichtung.root.state import NONE, Root

SUIT_LETTERS: Final = ("F", "R", "M", "B")  # of SUITS
ITEM_LETTERS: Final = ("f", "b", "x", "h", "s", "t", "c", "r")  # of ITEMS
assert len(SUIT_LETTERS) == len(SUITS)
assert len(ITEM_LETTERS) == len(ITEMS)

# Kinds of changes.
PIECE: Final = "piece"  # what: its owner and kind; from where to where
RETURN: Final = (
    "return"  # what: pieces that were just removed from a place (start) go to another (goal) instead
)
CARD: Final = "card"  # what: its name
ITEM: Final = "item"
SCORE: Final = "score"  # what: whose; goal: one point more (+) or less (-)
BATTLE: Final = "battle"  # what: who attacks; start: whom; goal: where
AMBUSH: Final = "ambush"  # what: who ambushes; with a card of which suit
ROLL: Final = "roll"  # goal: what both sides roll; nobody has to record it
CRAFT: Final = "craft"  # what: a card's name, or % and an item; start: who
SHOW: Final = "show"  # a card of a hand (start) to somebody (goal), or to all
SET: Final = "set"  # a marker on somebody's board (what) to a value (goal)
FLIP: Final = "flip"  # a token (what) in a place (start) is turned up and is of a kind (goal)
GUESS: Final = "guess"  # the same, and somebody only says so
SWAP: Final = "swap"  # two tokens (what) change places (start and goal)
PATH: Final = "path"  # what: a closed path is opened
TURN: Final = "turn"  # what: whose turn begins; stands in no record
# Halves of a piece's way: out of a place (start), into a place (goal).
LEAVES: Final = "leaves"
ENTERS: Final = "enters"

# Places that the notation has no word for.
DECK: Final = ""
DISCARD: Final = "*"
BESIDE: Final = "="  # dominance cards beside the board
WHOLE_HAND: Final = "hand"  # in place of a card's name
SHOWN: Final = "^"  # behind a letter: cards that lie open before their owner


class Change(NamedTuple):
    """One thing that can be seen to change; what is left open (in a recorded one) is empty."""

    kind: str
    what: str
    start: str = ""
    goal: str = ""
    suit: str = ""
    hidden: bool = False  # whether a spectator does not know which card it is


class Holding(NamedTuple):
    """What a record tells of cards that nobody sees."""

    zone: int  # whose hand, or which pile
    mask: int  # the cards
    has: bool  # whether one of them was there, or none
    at: int  # by which of the changes


class Recorder:
    """A faction's part of the notation."""

    stands_in: bool = False  # whether its letter is that of another faction, so that a comment has to name it
    letters: str = ""  # of the first, the second ... seat with this faction
    secret: Mapping[int, tuple[str, ...]] = MappingProxyType({})  # by verbs: kinds of things that not all see
    forgotten: tuple[str, ...] = ()  # kinds of pieces that recorders often do not take off the board
    kinds: Mapping[str, str] = MappingProxyType({})  # of its buildings and tokens, by their names
    figures: Mapping[str, str] = MappingProxyType({})  # of its single figures, by their names; a pawn is p

    def options(self, changes: list[Change]) -> dict[str, str]:
        """Options of the setup that follow from what was recorded before the first turn."""
        return {}

    def warriors_on_board(self, s: Root, seat: int) -> list[tuple[int, int]]:
        """Warriors that stand on its board: (owner, how many)."""
        return []

    def cards_on_board(self, s: Root, seat: int) -> list[tuple[str, int]]:
        """Cards that lie open on its mat: (behind its letter, the mask)."""
        return []

    def items_on_board(self, s: Root, seat: int) -> list[tuple[str, tuple[int, ...]]]:
        """Items on its mat: (their state, how many of each)."""
        return []

    def named_on_board(self, s: Root, seat: int) -> dict[tuple[str, str], str]:
        """Cards of its own that lie on its board: (suit, name), and where such cards come from."""
        return {}

    def settings(self, s: Root, seat: int, letters: "Letters") -> dict[str, str]:
        """Markers on its board: behind its letter, and what they show."""
        return {}

    def told(self, s: Root, seat: int, letters: "Letters", event: Event, changes: list[Change]) -> None:
        """Changes that only an event tells are added, those that go without saying are taken out."""

    def reads(self, letter: str, change: Change) -> list[Change]:
        """What a recorded change of its own means, where it means several or none that we know of."""
        return [change]

    def holdings(self, s: Root, seat: int, letters: "Letters", changes: list[Change]) -> list[Holding]:
        """What recorded turns tell of cards that nobody sees."""
        return []

    def emptied(self, s: Root) -> str:
        """The suits of which the step that stands leaves no card in its pile."""
        return ""

    def told_apart(self, s: Root, seat: int, zone: int) -> str:
        """Behind the sign of its piles: which one it is, if everybody can follow its cards by the eye."""
        return ""

    def crafting(self, s: Root, seat: int, letters: "Letters", before: list[Change]) -> list[int]:
        """4.1.1: how many crafting pieces it has of each suit after some changes of its turn, at most."""
        power = [0, 0, 0]
        for kind in s.setup.kinds_of[seat]:
            if s.setup.kinds[kind].crafts:
                for clearing in range(s.clearings):
                    for suit in members(s.suits[clearing]):
                        power[suit] += s.pieces[kind * s.places + clearing]
        return power

    def adopt(self, s: Root, seat: int, letters: "Letters", change: Change, card: int) -> bool:
        """Carry out a recorded change on its own board as it stands there, whatever the rules say."""
        return False

    def shift_item(self, s: Root, seat: int, item: int, state: str, by: int) -> None:
        """One more item of a kind lies on its board in a state of `items_on_board`, or one less."""
        at = seat * len(ITEMS) + item
        s.crafted_items = replaced(s.crafted_items, at, s.crafted_items[at] + by)

    def rank(self, s: Root, seat: int, letters: "Letters", a: Action, later: list[Change]) -> int:
        """Of choices that nobody sees: how badly this one goes with what is recorded later; 0 is best."""
        return 0


class Letters:
    """How the seats, pieces and places of a game are written."""

    def __init__(self, setup: Setup, recorders: list[Recorder], seats: list[str] | None = None) -> None:
        self.setup = setup
        self.recorders = recorders  # of each seat
        self.seat: list[str] = []
        for seat, recorder in enumerate(recorders):
            alike = [faction.id for faction in setup.factions[:seat]].count(setup.factions[seat].id)
            self.seat.append(seats[seat] if seats else recorder.letters[alike])
        self.piece = [self._piece(kind) for kind in range(len(setup.kinds))]
        self.place = [place_text(setup, place) for place in range(setup.places)]
        self.path = [f"{a + 1}_{b + 1}" for a, b in setup.map.paths]

    def _piece(self, kind: int) -> str:
        owner = self.setup.kind_owner[kind]
        if owner == NONE or owner >= len(self.seat):
            return ""
        return self.seat[owner] + self.recorders[owner].kinds[self.setup.kinds[kind].name]

    def figure(self, figure: int) -> str:
        """A single figure, with the letter of its owner."""
        owner = self.setup.figure_owner[figure]
        return self.seat[owner] + self.recorders[owner].figures.get(self.setup.figures[figure].name, "p")

    def marker(self, marker: int) -> str:
        """A token that may lie face down; which one it is stands elsewhere."""
        return f"{self.seat[self.setup.marker_owner[marker]]}t"

    def marker_kind(self, marker_kind: int) -> str:
        """What a token is when it lies face up."""
        seat = self.setup.kind_of_seat(marker_kind)
        return self.recorders[seat].kinds[self.setup.marker_kinds[marker_kind].name]


def place_text(setup: Setup, place: int) -> str:
    """A clearing's number, a forest by the clearings on its edge; an area beside the map is 0."""
    if place < setup.clearings:
        return str(place + 1)
    if setup.is_forest(place):
        return "_".join(str(c + 1) for c in sorted(setup.map.forests[place - setup.clearings]))
    return "0"


def card_name(card: str) -> str:
    """A card in the notation: its English name in small letters without anything else; the suit is apart."""
    words = card.split("_")
    if words[0] == "ambush":
        return "@"
    if words[0] == "dominance":
        return "dom"
    if words[0] == "favor":
        return "favor"
    if words[-1] == "partisans":
        return "part"
    return "".join(words[:-1] if words[-1] in SUITS else words)
