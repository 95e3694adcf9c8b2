"""What a faction is to the common Law: its material, its turn, and how it crafts, draws, pays and fights.

A faction is a folder below `factions`, which is found and not listed. Common code never asks which one it is:
whatever its paragraphs change it says here, or as an answer to the common Law's questions.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from lichtung.kernel.codec import Action
from lichtung.root.card_mat import turn_item
from lichtung.root.cards import ITEMS
from lichtung.root.editions import OwnLaw, Switch
from lichtung.root.fields import Mat, replaced
from lichtung.root.questions import Answers

if TYPE_CHECKING:
    from lichtung.root.state import Root

NO_LIMIT: Final = 99


class PieceKind:
    """A kind of building or token of one owner."""

    def __init__(
        self, name: str, building: bool, total: int, returns: bool = True, crafts: bool = False
    ) -> None:
        self.name = name
        self.building = building
        self.total = total
        self.returns = returns  # False: out of the game once removed
        self.crafts = crafts  # whether it is a crafting piece. 4.1.1


class FigureKind:
    """A piece that there is once, and that is told apart: a pawn, a leader among warriors."""

    def __init__(self, name: str, fights: bool, rules: bool, warrior: bool = False) -> None:
        self.name = name
        self.fights = fights  # stands in a battle without warriors beside it
        self.rules = rules  # counts for rule
        self.warrior = warrior  # is a warrior, too, but one that only battles remove and only its owner moves


class MarkerKind:
    """A kind of token that lies face down: all see where, only some know which."""

    def __init__(self, name: str, total: int) -> None:
        self.name = name
        self.total = total


class Owner(Answers):
    """Somebody to whom pieces belong."""

    id: str = ""
    colours: tuple[str, ...] = ()  # on the screen; none: those of whoever brings it
    warriors: int = 0
    lose_step: int = -1  # step: take hits in battle; -1: as most do
    # Step: choose what those who waylay its warriors get; -1: a warrior. Its record is a `moving.Passage`.
    toll_step: int = -1
    fights_from_afar: bool = False  # battles where it has no piece
    searches_ruins: bool = False  # may come to know and to have what lies under ruins. 9.3.4
    in_forests: bool = False  # whether more than its single figures may be in forests

    def piece_kinds(self) -> list[PieceKind]:
        """The buildings and tokens, in an order that the owner's own constants follow."""
        return []

    def figure_kinds(self) -> list[FigureKind]:
        """Its single figures."""
        return []

    def facts(self) -> dict[str, object]:
        """Tables of its rules (costs, points of a track) by name, for whoever draws its mat."""
        return {}

    def most_rolled_hits(self, s: Root, owner: int, place: int) -> int:
        """4.3.2.I: what limits rolled hits; 4.3.2.III: a defender with none is defenceless."""
        return s.warriors[owner * s.places + place]

    def found_in_ruins(self, s: Root, owner: int) -> int:
        """The mask of items that it has taken from under ruins."""
        return 0

    def figure_fell(self, s: Root, owner: int, place: int) -> None:
        """A figure of its own that is a warrior was removed in battle."""


class Helper(Owner):
    """Somebody without a seat: pieces, strength and rule, but no hand, points or turn."""


class Faction(Owner):
    """One who plays a seat."""

    colours: tuple[str, ...] = ("#8a8a8a",)  # of its first seat, of a second one
    letter: str = ""  # order of setting up. 5.1.7
    seats: int = 1  # how many seats of one game may play it. 9.8
    replaces: str = ""  # the faction whose place it takes, and beside which it cannot play
    start_hand: int = 3  # 5.1.3
    piles: int = 0  # face-down piles of cards that only this faction may read, or nobody (`reads_piles`)
    reads_piles: bool = True
    public_hand: bool = False  # the hand lies open for everybody. 11.2.3
    no_hand: bool = False  # a card taken from it is drawn from the deck instead. M.1
    decides: bool = True  # False: the rules play it by themselves
    swims: bool = False  # rivers are paths. 11.2.2
    lends_warriors: bool = False  # others may treat its warriors as their own. 11.2.7.III
    wins_by_rule: bool = True  # 3.3.1: an active dominance card can win
    switches: tuple[Switch, ...] = ()  # where editions of the Law differ for it alone
    setup_step: int = -1
    advanced_step: int = -1  # the same by its setup card for the advanced setup; -1: it has none. A.8.2
    display_step: int = -1  # what is dealt to its setup card as it lies on the table. A.8.1.III
    dealt_kind: str = ""  # what kind of thing that is
    militant: bool = False  # its setup card bears a sword. A.8.1
    starts_in_corner: bool = False  # 5.1.7: by the standard setup, where nobody else does
    stocks_ruins: bool = False  # each of its seats brings a set of items for the ruins. 9.3.4, 9.8.1
    plan: tuple[int, ...] = ()  # steps of a turn, in order
    # Steps in which a turn can stand beside those of its plan, each with the one that leads to it.
    inner_steps: tuple[tuple[int, int], ...] = ()
    steps_for_others: tuple[int, ...] = ()  # of its own that other seats decide
    # Steps of the plan before which others' offers may be taken, beside those in which it acts itself.
    pauses: tuple[int, ...] = ()
    item_step: int = -1  # step: what becomes of an item that it has crafted, where that is its choice. 4.1.2
    crafts_in_one_suit: bool = False  # for each card, where its crafting pieces have any suit. 9.2.1
    crafts_by: str = "4.1"  # the paragraph that says when it crafts
    own_cards: str = ""  # the data file of cards that it brings along, beside the common deck

    def own_law(self, on: dict[str, bool]) -> OwnLaw:
        """Its switches as a record, from what is on in a game."""
        return OwnLaw()

    def empty_mat(self, seats: int) -> Mat:
        """The faction's own fields before its setup; none where it has nothing to keep."""
        return Mat()

    def imagine_mat(self, s: Root, seat: int, rng: Random) -> None:
        """Fill in what a viewer does not see of the mat with what it could be; the rest is there."""

    def helpers(self) -> list[Helper]:
        """Owners without a seat that this faction brings along."""
        return []

    def marker_kinds(self) -> list[MarkerKind]:
        """Its tokens that lie face down."""
        return []

    def areas(self) -> list[str]:
        """Places beside the map that belong to it."""
        return []

    # --- Cards

    def crafting_power(self, s: Root, seat: int) -> list[int]:
        """4.1.1: how many more crafting pieces can be activated: fox, rabbit, mouse, of any suit."""
        return [0, 0, 0, 0]

    def crafts_at(self, s: Root, seat: int, place: int) -> bool:
        """4.1.1: whether it has a crafting piece somewhere, activated or not."""
        for kind in s.setup.kinds_of[seat]:
            if s.setup.kinds[kind].crafts and s.pieces[kind * s.places + place]:
                return True
        return False

    def crafting_limit(self, s: Root, seat: int) -> int:
        """How many crafting pieces in all can be activated now."""
        return NO_LIMIT

    def activate(self, s: Root, seat: int, suit: int) -> None:
        """4.1.1: use up one crafting piece of a suit for this turn; BIRD: one that has any."""

    def item_points(self, s: Root, seat: int, card: int) -> int:
        """Points for crafting an item. 3.2.2"""
        return s.setup.deck.points[card]

    def gain_item(self, s: Root, seat: int, item: int) -> None:
        """Where an item goes. 2.5.5"""
        at = seat * len(ITEMS) + item
        s.crafted_items = replaced(s.crafted_items, at, s.crafted_items[at] + 1)

    def lose_item(self, s: Root, seat: int, item: int) -> None:
        """Somebody takes an item out of the box of crafted ones; of two of a kind the one face down goes."""
        at = seat * len(ITEMS) + item
        s.crafted_items = replaced(s.crafted_items, at, s.crafted_items[at] - 1)
        if s.setup.has_card_mat:
            turn_item(s, seat, item, -1)

    def draw_bonus(self, s: Root, seat: int) -> int:
        """Cards drawn in the Evening beyond the first."""
        return 0

    # --- Services of others

    def can_pay(self, s: Root, seat: int) -> int:
        """11.2.6.I: how much the seat can pay for services: the warriors of its supply."""
        return s.supply[seat]

    def pay(self, s: Root, seat: int, price: int) -> int:
        """11.2.6.I: pay so much; returns how many of the seat's own warriors went there."""
        s.supply[seat] -= price
        return price

    # --- Positions

    def items_beyond(self, s: Root, seat: int) -> list[int]:
        """Items of each kind that it holds itself, less those that it has brought into the game."""
        return [0] * len(ITEMS)

    def complete_position(self, s: Root, seat: int, said: list[str], step: int) -> None:
        """Fill in what a position leaves open of the mat.

        `said` are the keys that it names, `step` is the step in which the seat's turn stands, or -1.
        """

    def check_position(self, s: Root, seat: int) -> None:
        """Refuse what no game can reach by this faction's paragraphs (see `possible.py`)."""

    # --- Figures

    def list_figure_moves(self, s: Root, seat: int, out: list[Action]) -> None:
        """The single moves of its figures by 4.2, for effects that grant a move."""

    def move_figure(self, s: Root, seat: int, a: Action, alone: bool = False) -> None:
        """Carry out such a move; `alone`: nobody else's pieces come along."""


class Undecided(Faction):
    """Stands for the faction of a seat that has still to choose one. A.8.2"""

    id = "undecided"


UNDECIDED: Final = Undecided()
