"""The state of a game of Root, and what a faction answers when the common Law asks."""

from typing import Final

from lichtung.kernel.codec import Action, Record, Refusal
from lichtung.kernel.frames import State
from lichtung.root.board import CLEARINGS, Board
from lichtung.root.cards import ITEM_SUPPLY, ITEMS, Deck

NONE: Final = -1
WARRIOR: Final = -1  # in place of a piece kind
NO_DOMINANCE: Final = -1
POINTS_TO_WIN: Final = 30
NO_LIMIT: Final = 99
MOST_SEATS: Final = 6


class PieceKind:
    """A kind of building or token of one seat."""

    def __init__(self, seat: int, name: str, building: bool, total: int, returns: bool = True) -> None:
        self.seat = seat
        self.name = name
        self.building = building
        self.total = total
        self.returns = returns  # False: out of the game once removed


class BoardField:
    """A name for one of a faction's own numbers, so that positions can be read and written."""

    def __init__(self, name: str, index: int, kind: str = "", mask: bool = False) -> None:
        self.name = name
        self.index = index
        self.kind = kind  # of the codec; none: a plain number
        self.mask = mask  # a set of such things, one bit each


class Trigger:
    """A consequence that the Law demands: the step that carries it out, its record, what and where it is."""

    def __init__(self, step: int, record: Record, effect: int, clearing: int) -> None:
        self.step = step
        self.record = record
        self.effect = effect  # see `actions.effect`
        self.clearing = clearing


class Faction:
    """The questions of the common Law, answered as for a faction without exceptions.

    A faction's file overrides what its paragraphs change; common code never asks which faction it is.
    """

    id: str = ""
    letter: str = ""  # order of setting up. 5.1.7
    warriors: int = 0
    start_hand: int = 3  # 5.1.3
    piles: int = 0  # face-down piles of cards that only this faction may read, or nobody (`reads_piles`)
    reads_piles: bool = True
    public_hand: bool = False  # the hand lies open for everybody. 11.2.3
    no_hand: bool = False  # a card taken from it is drawn from the deck instead. M.1
    decides: bool = True  # False: the rules play it by themselves
    ambushable: bool = True  # M.2
    rules_ties: bool = False
    rules_with: tuple[int, ...] = ()  # own kinds of pieces that rule their clearing before everybody. 10.2.4
    bars_placing: bool = False
    swims: bool = False  # rivers are paths that need no rule. 11.2.2
    lends_warriors: bool = False  # others may treat its warriors as their own. 11.2.7.III
    collects_discards: bool = False  # discarded cards go to its board. 10.2.6
    setup: int = -1  # step: faction setup
    plan: tuple[int, ...] = ()  # steps of a turn, in order
    lose_step: int = -1  # step: take hits in battle
    wins_by_rule: bool = True  # 3.3.1: an active dominance card can win

    def piece_kinds(self, seat: int) -> list[PieceKind]:
        """The buildings and tokens, in an order that the faction's own constants follow."""
        return []

    def empty_board(self, seats: int) -> list[int]:
        """The faction's own numbers before its setup."""
        return []

    def board_fields(self, seats: list[str]) -> list[BoardField]:
        """Names for the faction's own numbers; `seats` are the words for the seats."""
        return []

    def begin_turn(self, s: "Root", seat: int) -> None:
        """A turn begins: what is counted by turns starts anew."""

    def begin_daylight(self, s: "Root", seat: int, active: int) -> None:
        """The Daylight of the active seat begins, of this one or another."""

    def at_birdsong(self, s: "Root", seat: int, active: int) -> int:
        """The step that this faction offers to another at the start of its Birdsong, or NONE. 11.2.6"""
        return NONE

    def warriors_aside(self, s: "Root", seat: int, owner: int) -> int:
        """Warriors of `owner` on this faction's own board, neither on the map nor in a supply."""
        return 0

    def cards_aside(self, s: "Root", seat: int) -> int:
        """The mask of cards of the common deck that lie open on the faction's own board."""
        return 0

    # cards
    def crafting_power(self, s: "Root", seat: int) -> list[int]:
        """4.1.1: how many more crafting pieces of each suit (fox, rabbit, mouse) can be activated."""
        return [0, 0, 0]

    def activate(self, s: "Root", seat: int, suit: int) -> None:
        """4.1.1: use up one crafting piece of a suit for this turn."""

    def crafting_limit(self, s: "Root", seat: int) -> int:
        """How many crafting pieces in all can be activated now."""
        return NO_LIMIT

    def collect_discard(self, s: "Root", seat: int, card: int) -> None:
        """Take in a discarded card (only if `collects_discards`)."""

    def receive_gift(self, s: "Root", seat: int, giver: int, card: int) -> bool:
        """Another gives a card of its hand: whether something else than its change of hands happened. M.1"""
        return False

    def item_points(self, s: "Root", seat: int, card: int) -> int:
        """Points for crafting an item. 3.2.2"""
        return s.setup.deck.points[card]

    def gain_item(self, s: "Root", seat: int, item: int) -> None:
        """Where an item goes. 2.5.5"""
        s.crafted_items[seat * len(ITEMS) + item] += 1

    def draw_bonus(self, s: "Root", seat: int) -> int:
        """Cards drawn in the Evening beyond the first."""
        return 0

    # services of others
    def can_pay(self, s: "Root", seat: int) -> int:
        """11.2.6.I: how much the seat can pay for services: the warriors of its supply."""
        return s.supply[seat]

    def pay(self, s: "Root", seat: int, price: int) -> int:
        """11.2.6.I: pay so much; returns how many of the seat's own warriors went there."""
        s.supply[seat] -= price
        return price

    # moving and placing
    def pawn_place(self, s: "Root", seat: int) -> int:
        """Where the seat's pawn stands, a clearing or a forest; NONE without a pawn on the map."""
        return NONE

    def needs_rule_to_move(self) -> bool:
        """4.2.1"""
        return True

    def no_placing(self, s: "Root", seat: int, placer: int, clearing: int) -> Refusal | None:
        """Why this faction keeps another from placing pieces in a clearing (only if `bars_placing`)."""
        return None

    def stronghold(self, s: "Root", seat: int) -> int:
        """The corner opposite to which other factions set up; NONE without such a piece. 7.3.2"""
        return NONE

    def list_pawn_moves(self, s: "Root", seat: int, out: list[Action]) -> None:
        """The single moves of a pawn by 4.2, for effects that grant a move."""

    def move_pawn(self, s: "Root", seat: int, place: int) -> None:
        """Carry out such a move."""

    # battle
    def is_present(self, s: "Root", seat: int, clearing: int) -> bool:
        """Whether the seat has any piece in a clearing, a pawn included."""
        return s.strength[seat * CLEARINGS + clearing] > 0 or self.has_tokens(s, seat, clearing)

    def has_tokens(self, s: "Root", seat: int, clearing: int) -> bool:
        return any(s.pieces[kind * CLEARINGS + clearing] > 0 for kind in s.setup.kinds_of[seat])

    def can_fight(self, s: "Root", seat: int, clearing: int) -> bool:
        """4.3: warriors or the pawn are there."""
        return s.warriors[seat * CLEARINGS + clearing] > 0

    def most_rolled_hits(self, s: "Root", seat: int, clearing: int) -> int:
        """4.3.2.I: rolled hits are limited by one's own warriors there."""
        return s.warriors[seat * CLEARINGS + clearing]

    def is_defenceless(self, s: "Root", seat: int, clearing: int) -> bool:
        """4.3.2.III: a defender without warriors."""
        return s.warriors[seat * CLEARINGS + clearing] == 0

    def defends_with_high_roll(self) -> bool:
        """4.3.2: the defender deals the lower roll."""
        return False

    def extra_hits(self, s: "Root", seat: int, attacking: bool) -> int:
        """4.3.2.II: extra hits by the faction's own abilities."""
        return 0

    def bonus_for_battle(self, s: "Root", seat: int, removed: int) -> int:
        """Points beyond 3.2.1 for buildings and tokens of enemies removed in one battle."""
        return 0

    def before_battle(self, s: "Root", seat: int, defender: int, clearing: int) -> int:
        """The step in which this faction, about to attack, declares what it fights with, or NONE.

        Its record is the battle, and it starts the battle.
        """
        return NONE

    def lend(self, s: "Root", seat: int, attacker: int, defender: int, clearing: int) -> int:
        """The step in which an attacker declares whether it fights with this faction's warriors, or NONE.

        Its record is the battle, and it starts the battle.
        """
        return NONE

    def share_hits(self, s: "Root", seat: int, losses: Record) -> Record:
        """This faction's warriors fight for another: take its share of the hits, return the rest."""
        return losses

    def before_roll(self, s: "Root", seat: int, attacker: int, defender: int, clearing: int) -> list[Trigger]:
        """What this faction offers just before a roll in some battle."""
        return []

    # what happened
    def after_removal(self, s: "Root", seat: int, removed: list[int]) -> list[Trigger]:
        """Consequences of pieces just removed (owner, kind, clearing, count, remover for each group)."""
        return []

    def swept(self, s: "Root", seat: int, clearing: int, remover: int) -> None:
        """An effect removes all enemy pieces of a clearing, where this faction may have something else."""

    def after_move(self, s: "Root", seat: int, owner: int, mover: int, dest: int) -> list[Trigger]:
        """Consequences of warriors of `owner` moved into a clearing by `mover`."""
        return []

    def after_battle(self, s: "Root", seat: int, battle: Record) -> None:
        """The battle is over for good."""

    # winning
    def wins_with(self, s: "Root", seat: int, winner: int) -> bool:
        """Whether this seat has tied itself to another one's victory."""
        return False

    def use_dominance(self, s: "Root", seat: int, card: int) -> None:
        """3.3.1: what activating a dominance card does; the card has left the hand."""
        s.dominance[seat] = card

    def no_dominance(self, s: "Root", seat: int) -> Refusal | None:
        """Why this faction cannot activate a dominance card at all."""
        return None


class Setup:
    """What stays the same for a whole game. Shared by all forks."""

    def __init__(self, board: Board, deck: Deck, factions: list[Faction], options: dict[str, str]) -> None:
        self.board = board
        self.deck = deck
        self.factions = factions
        self.options = options
        self.seats = len(factions)
        self.kinds: list[PieceKind] = []
        self.base: list[int] = []  # number of each seat's first piece kind
        self.kinds_of: list[list[int]] = []
        self.zones = self.seats  # hands first, then piles that only their owner may read
        self.pile: list[int] = []
        self.zone_owner: list[int] = list(range(self.seats))
        self.readers: list[int] = [1 << seat for seat in range(self.seats)]  # mask of who may read each zone
        for seat, faction in enumerate(factions):
            self.base.append(len(self.kinds))
            self.kinds += faction.piece_kinds(seat)
            self.kinds_of.append(list(range(self.base[seat], len(self.kinds))))
            self.pile.append(self.zones if faction.piles else NONE)
            self.zones += faction.piles
            self.zone_owner += [seat] * faction.piles
            self.readers += [1 << seat if faction.reads_piles else 0] * faction.piles
        self.building = [kind.building for kind in self.kinds]
        self.owner = [kind.seat for kind in self.kinds]
        self.ties = [seat for seat in range(self.seats) if factions[seat].rules_ties]
        self.barring = [seat for seat in range(self.seats) if factions[seat].bars_placing]
        self.everybody = (1 << self.seats) - 1
        self.words = seat_words(factions)
        self.cooperative = options.get("mode") == "cooperative"  # M.8
        self.people = [seat for seat in range(self.seats) if factions[seat].decides]
        self.machine = NONE  # the seat that the rules play by themselves
        for seat in range(self.seats):
            if not factions[seat].decides:
                self.machine = seat
        # 5.1.7: seats in the order of their letters
        self.setup_order = sorted(range(self.seats), key=lambda i: factions[i].letter)
        # M.10: what a campaign brings into its next game
        self.lead = 0
        self.carried = [0] * self.seats
        # 5.1.3, M.3.3: no dominance cards for two players, nor beside spies
        self.left_out = deck.dominance if self.seats == 2 or deck.spies else 0
        if self.cooperative and len(self.people) == 1:  # M.9
            self.left_out |= deck.favors
        # 10.2.4: kinds that rule before everybody
        self.ruling = [
            self.base[seat] + kind for seat in range(self.seats) for kind in factions[seat].rules_with
        ]
        for seat, faction in enumerate(factions):
            if faction.public_hand:
                self.readers[seat] = self.everybody
        self.public = [zone < self.seats and factions[zone].public_hand for zone in range(self.zones)]
        self.swimmers = sum(1 << seat for seat in range(self.seats) if factions[seat].swims)
        self.lender = NONE
        self.collector = NONE
        for seat, faction in enumerate(factions):
            if faction.lends_warriors:
                self.lender = seat
            if faction.collects_discards:
                self.collector = seat


def seat_words(factions: list[Faction]) -> list[str]:
    """Seats are written by their factions' names; a second one of a name as name-2."""
    words: list[str] = []
    for faction in factions:
        words.append(faction.id if faction.id not in words else f"{faction.id}-2")
    return words


_NO_INTS: Final[list[int]] = []
_NO_BOARDS: Final[list[list[int]]] = []


class Root(State):
    """Pieces as counts by clearing, cards as masks, a board of ints for each faction."""

    def __init__(self, table: Setup) -> None:
        super().__init__()
        self.setup = table
        # the map
        self.warriors = _NO_INTS  # seat * 12 + clearing
        self.supply = _NO_INTS  # warriors of each seat off the map
        self.pieces = _NO_INTS  # kind * 12 + clearing
        self.left = _NO_INTS  # pieces of each kind off the map
        self.ruins = _NO_INTS  # by clearing
        # Mask of items under the ruin of a clearing, those of a second set from len(ITEMS) on: hidden.
        self.ruin_items = _NO_INTS
        self.ruin_seen = _NO_INTS  # by clearing: mask of the seats that know what lies there
        # derived
        self.strength = _NO_INTS  # warriors and buildings, seat * 12 + clearing
        self.ruler = _NO_INTS  # by clearing
        self.slots = _NO_INTS  # open slots by clearing
        # cards
        self.zones = _NO_INTS  # cards in each hand and pile
        self.known = _NO_INTS  # viewer * zones + zone: cards that the viewer knows to be there
        self.shown = _NO_INTS  # viewer * seats + owner: the turn in which the viewer last saw the whole hand
        self.crafted = _NO_INTS  # persistent cards in play by seat
        self.deck = 0
        self.discard = 0
        self.available = 0  # dominance cards beside the board
        # the rest
        self.items = _NO_INTS  # the common supply
        self.crafted_items = _NO_INTS  # seat * 8 + item
        self.points = _NO_INTS
        self.dominance = _NO_INTS  # active dominance card by seat
        self.boards = _NO_BOARDS  # each faction's own numbers
        self.active = 0
        self.turn = 0
        self.used = 0  # crafted cards used this turn
        self.activated = _NO_INTS  # crafting pieces used this turn, by clearing
        self.removed = _NO_INTS  # taken off, consequences pending: owner, kind, clearing, count, remover
        self.battle = _NO_INTS  # the battle being fought: see battle.py
        self.battle_used = 0  # crafted cards used in this battle
        self.shut = 0  # clearings that nothing may enter any more
        self.boats = 0  # mask of seats for which rivers are paths now
        self.hirer = NONE  # the seat that treats the lender's warriors as its own now
        self.winners = 0  # mask of seats

    def copy(self) -> "Root":
        t = Root(self.setup)
        t.steps = self.steps[:]
        t.records = self.records[:]
        t.legal = self.legal
        t.over = self.over
        t.warriors = self.warriors[:]
        t.supply = self.supply[:]
        t.pieces = self.pieces[:]
        t.left = self.left[:]
        t.ruins = self.ruins[:]
        t.ruin_items = self.ruin_items[:]
        t.ruin_seen = self.ruin_seen[:]
        t.strength = self.strength[:]
        t.ruler = self.ruler[:]
        t.slots = self.slots[:]
        t.zones = self.zones[:]
        t.known = self.known[:]
        t.shown = self.shown[:]
        t.crafted = self.crafted[:]
        t.deck = self.deck
        t.discard = self.discard
        t.available = self.available
        t.items = self.items[:]
        t.crafted_items = self.crafted_items[:]
        t.points = self.points[:]
        t.dominance = self.dominance[:]
        t.boards = [board[:] for board in self.boards]
        t.active = self.active
        t.turn = self.turn
        t.used = self.used
        t.activated = self.activated[:]
        t.removed = self.removed[:]
        t.battle = self.battle[:]
        t.battle_used = self.battle_used
        t.shut = self.shut
        t.boats = self.boats
        t.hirer = self.hirer
        t.winners = self.winners
        return t

    def values(self) -> tuple[object, ...]:
        return (
            self.frame_values(),
            self.over,
            tuple(self.warriors),
            tuple(self.supply),
            tuple(self.pieces),
            tuple(self.left),
            tuple(self.ruins),
            tuple(self.ruin_items),
            tuple(self.ruin_seen),
            tuple(self.strength),
            tuple(self.ruler),
            tuple(self.slots),
            tuple(self.zones),
            tuple(self.known),
            tuple(self.shown),
            tuple(self.crafted),
            self.deck,
            self.discard,
            self.available,
            tuple(self.items),
            tuple(self.crafted_items),
            tuple(self.points),
            tuple(self.dominance),
            tuple(tuple(board) for board in self.boards),
            self.active,
            self.turn,
            self.used,
            tuple(self.activated),
            tuple(self.removed),
            tuple(self.battle),
            self.battle_used,
            self.shut,
            self.boats,
            self.hirer,
            self.winners,
        )


def fresh(table: Setup) -> Root:
    """The table before anything is placed or drawn. 5.1.2, 5.1.5"""
    s = Root(table)
    n = table.seats
    s.warriors = [0] * (n * CLEARINGS)
    s.supply = [faction.warriors for faction in table.factions]
    s.pieces = [0] * (len(table.kinds) * CLEARINGS)
    s.left = [kind.total for kind in table.kinds]
    s.ruins = [0] * CLEARINGS
    s.ruin_items = [0] * CLEARINGS
    s.ruin_seen = [0] * CLEARINGS
    s.strength = [0] * (n * CLEARINGS)
    s.ruler = [NONE] * CLEARINGS
    s.slots = table.board.slots[:]
    s.zones = [0] * table.zones
    s.known = [0] * (n * table.zones)
    s.shown = [0] * (n * n)
    s.crafted = [0] * n
    s.deck = table.deck.all
    s.items = list(ITEM_SUPPLY)
    s.crafted_items = [0] * (n * len(ITEMS))
    s.points = [0] * n
    s.dominance = [NO_DOMINANCE] * n
    s.boards = [faction.empty_board(n) for faction in table.factions]
    s.activated = [0] * CLEARINGS
    s.removed = []
    s.battle = []
    s.boats = table.swimmers
    return s
