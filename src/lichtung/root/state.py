"""The state of a game of Root: what lies where, who knows what, whose turn it is."""

from typing import Final

from lichtung.kernel.codec import Record
from lichtung.kernel.frames import PLAIN, State, duplicate
from lichtung.root.card_mat import empty_card_mat
from lichtung.root.cards import ITEM_SUPPLY
from lichtung.root.faction import Faction as Faction
from lichtung.root.faction import PieceKind as PieceKind
from lichtung.root.fields import (
    CAST,
    CLEARINGS,
    FIGURES,
    ITEM_KINDS,
    MARKERS,
    OWNERS,
    PIECES,
    PLACES,
    READERS,
    SEATS,
    ZONES,
    Axis,
    Field,
    Mat,
    public,
)
from lichtung.root.hirelings.mat import empty_company_mat
from lichtung.root.map import BIRD, FIRST_SUIT, SUIT_OR_ANY, SUITS
from lichtung.root.questions import NONE as NONE
from lichtung.root.questions import Trigger as Trigger
from lichtung.root.setup import Setup
from lichtung.root.ways import Ways

WARRIOR: Final = -1  # in place of a piece kind
MARKER: Final = -2  # in place of a piece kind: a token that lies face down
FIGURE: Final = -3  # in place of a piece kind: a single figure that is a warrior
NO_DOMINANCE: Final = -1
POINTS_TO_WIN: Final = 30


class Removed(Record):
    """Pieces of one kind (or WARRIOR, MARKER, FIGURE) taken off a place together.

    Whoever removed them, whoever scores for them and whoever pays for what they set off may differ. A token
    that lay face down is told by its number, since its kind may be hidden.
    """

    def __init__(
        self,
        owner: int,
        kind: int,
        place: int,
        count: int,
        remover: int,
        scorer: int,
        payer: int,
        marker: int = NONE,
        way: int = 0,
        more: int = 0,
    ) -> None:
        self.owner = owner
        self.kind = kind
        self.place = place
        self.count = count
        self.remover = remover
        self.scorer = scorer
        self.payer = payer
        self.marker = marker
        self.way = way  # of warriors, see `pieces.py`; what was replaced never waits for anything
        self.more = more  # points beyond the usual ones for all of them together. 3.2.1

    def values(self) -> tuple[object, ...]:
        pieces = (self.owner, self.kind, self.place, self.count, self.remover, self.scorer, self.payer)
        if self.more:
            return (*pieces, self.marker, self.more)
        return pieces if self.marker == NONE else (*pieces, self.marker)

    def is_cardboard(self) -> bool:
        """Whether they were buildings or tokens."""
        return self.kind != WARRIOR and self.kind != FIGURE


ALL_SUITS: Final = Axis("all suits", SUITS)

# The battle that is being fought: hits that each side will deal, what its rolled hits may add up to.
ROLLED_A: Final = 0
EXTRA_A: Final = 1
ROLLED_D: Final = 2
EXTRA_D: Final = 3
CAP_A: Final = 4  # beyond the attacker's own warriors
CAP_D: Final = 5
RAZED_A: Final = 6  # enemies' buildings and tokens that each side has removed so far
RAZED_D: Final = 7
SPARED_A: Final = 8  # whether a first hit was ignored by each side. 1.1.2
SPARED_D: Final = 9
DEFENDER: Final = 10  # who is attacked; NONE: there is no battle
BATTLE_NUMBERS: Final = Axis(
    "battle",
    (
        "rolled-by-attacker",
        "extra-by-attacker",
        "rolled-by-defender",
        "extra-by-defender",
        "cap-of-attacker",
        "cap-of-defender",
        "razed-by-attacker",
        "razed-by-defender",
        "spared-attacker",
        "spared-defender",
        "defender",
    ),
)
NO_BATTLE: Final = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NONE)

SUMMARY: Final = "Pieces as counts by place, cards as masks, a mat for each faction."
FIELDS: Final = (
    # --- the map
    public("warriors", (OWNERS, PLACES)),
    public("supply", (OWNERS,)),  # warriors off the map
    public("pieces", (PIECES, PLACES)),
    public("unplaced", (PIECES,), key="left-{}", shared=True),  # on tracks and in supplies
    public("figures", (FIGURES,), "place", default=NONE, shared=True),
    public("suits", (PLACES,), "suit", many=True, shared=True),
    public("matching", (ALL_SUITS,), "clearing", many=True, shared=True, derived=True),  # 2.1.1
    public("closed_paths", kind="path", many=True),
    public("ferry", kind="place", default=NONE),
    public("ferried", high=1),  # whether the ferry was used in this turn. C.2.5
    public("tower", kind="place", default=NONE),
    public("dug", high=1),  # whether a path was opened in this turn. C.3.3
    public("ruins", kind="clearing", many=True),
    # Items under the ruin of a clearing, a second one of a kind from len(ITEMS) on; who knows what is there.
    Field("ruin_items", (CLEARINGS,), "ruin-item", many=True, visible=READERS, shared=True),
    public("ruin_seen", (CLEARINGS,), "seat", many=True, shared=True),
    public("sealed", kind="clearing", many=True, key="shut"),  # that nothing may enter any more
    public("corners", (SEATS,), "clearing", default=NONE, shared=True),  # where each seat has begun
    public("homelands", (SEATS,), "clearing", many=True, shared=True),  # where each seat has begun. A.8.2.I
    # --- setup cards: on the table, the locked one, who has which, what was dealt to each. A.8.1, A.8.2
    public("display", kind="faction", many=True),
    public("locked", kind="faction", default=NONE),
    public("drafted", (SEATS,), "faction", default=NONE, shared=True),
    public("dealt", (CAST,), low=NONE, default=NONE, shared=True),
    # --- tokens that lie face down: where each lies, what it is, who knows that, what each seat has ruled out
    public("marker_places", (MARKERS,), "place", default=NONE, shared=True),
    Field("marker_kinds", (MARKERS,), "marker", visible=READERS, shared=True),
    public("marker_seen", (MARKERS,), "seat", many=True, shared=True),
    public("marker_excluded", (MARKERS, SEATS), "marker", many=True, shared=True),
    # --- what follows from it
    public("strength", (OWNERS, PLACES), derived=True),  # warriors, buildings, figures that count for rule
    public("presence", (OWNERS, PLACES), derived=True),  # pieces of all sorts
    public("ruler", (PLACES,), "owner", default=NONE, derived=True),
    public("slots", (PLACES,), shared=True, derived=True),  # open ones
    # --- cards
    Field("zones", (ZONES,), "card", many=True, visible=READERS),  # in each hand and pile
    Field("known", (SEATS, ZONES), "card", many=True, visible=READERS),  # what a viewer knows to be there
    public("shown", (SEATS, SEATS), shared=True),  # the turn in which a viewer last saw a whole hand
    public("crafted", (SEATS,), "card", many=True, shared=True),  # persistent cards in play
    Field("deck", kind="card", many=True),
    public("discard", kind="card", many=True),  # 1.2.2
    public("available", kind="card", many=True),  # dominance cards beside the map
    # --- the rest
    public("items", (ITEM_KINDS,), shared=True),  # the common supply
    public("crafted_items", (SEATS, ITEM_KINDS), shared=True),
    public("points", (SEATS,), shared=True),
    public("dominance", (SEATS,), "card", default=NO_DOMINANCE, shared=True),  # active ones
    public("controller", (OWNERS,), "seat", default=NONE, shared=True),  # who decides for an owner
    public("active", kind="seat"),
    public("turn", key="number"),
    public("used", kind="card", many=True),  # crafted cards, in this turn
    public("activated", (PLACES,), shared=True),  # crafting pieces used in this turn
    public("battle", (BATTLE_NUMBERS,), low=NONE, shared=True),
    public("battle_used", kind="card", many=True),  # crafted cards, in this battle
    public("boats", kind="seat", many=True),  # for whom rivers are paths now
    public("hirer", kind="seat", default=NONE),  # who treats the lender's warriors as its own now
    public("winners", kind="seat", many=True),
)
KEPT_FOR_FORKS: Final = ("frame", "legal", "over", "asks_all", "removed")

# --- written by tools/fields.py; change FIELDS instead


class Root(State):
    """Pieces as counts by place, cards as masks, a mat for each faction."""

    def __init__(
        self,
        setup: Setup,
        ways: Ways,
        mats: list[Mat],
        warriors: list[int],
        supply: list[int],
        pieces: list[int],
        unplaced: tuple[int, ...],
        figures: tuple[int, ...],
        suits: tuple[int, ...],
        matching: tuple[int, ...],
        closed_paths: int,
        ferry: int,
        ferried: int,
        tower: int,
        dug: int,
        ruins: int,
        ruin_items: tuple[int, ...],
        ruin_seen: tuple[int, ...],
        sealed: int,
        corners: tuple[int, ...],
        homelands: tuple[int, ...],
        display: int,
        locked: int,
        drafted: tuple[int, ...],
        dealt: tuple[int, ...],
        marker_places: tuple[int, ...],
        marker_kinds: tuple[int, ...],
        marker_seen: tuple[int, ...],
        marker_excluded: tuple[int, ...],
        strength: list[int],
        presence: list[int],
        ruler: list[int],
        slots: tuple[int, ...],
        zones: list[int],
        known: list[int],
        shown: tuple[int, ...],
        crafted: tuple[int, ...],
        deck: int,
        discard: int,
        available: int,
        items: tuple[int, ...],
        crafted_items: tuple[int, ...],
        points: tuple[int, ...],
        dominance: tuple[int, ...],
        controller: tuple[int, ...],
        active: int,
        turn: int,
        used: int,
        activated: tuple[int, ...],
        battle: tuple[int, ...],
        battle_used: int,
        boats: int,
        hirer: int,
        winners: int,
    ) -> None:
        super().__init__()
        self.setup = setup
        self.places = setup.places
        self.clearings = setup.clearings
        self.ways = ways
        self.mats = mats
        self.warriors = warriors
        self.supply = supply
        self.pieces = pieces
        self.unplaced = unplaced
        self.figures = figures
        self.suits = suits
        self.matching = matching
        self.closed_paths = closed_paths
        self.ferry = ferry
        self.ferried = ferried
        self.tower = tower
        self.dug = dug
        self.ruins = ruins
        self.ruin_items = ruin_items
        self.ruin_seen = ruin_seen
        self.sealed = sealed
        self.corners = corners
        self.homelands = homelands
        self.display = display
        self.locked = locked
        self.drafted = drafted
        self.dealt = dealt
        self.marker_places = marker_places
        self.marker_kinds = marker_kinds
        self.marker_seen = marker_seen
        self.marker_excluded = marker_excluded
        self.strength = strength
        self.presence = presence
        self.ruler = ruler
        self.slots = slots
        self.zones = zones
        self.known = known
        self.shown = shown
        self.crafted = crafted
        self.deck = deck
        self.discard = discard
        self.available = available
        self.items = items
        self.crafted_items = crafted_items
        self.points = points
        self.dominance = dominance
        self.controller = controller
        self.active = active
        self.turn = turn
        self.used = used
        self.activated = activated
        self.battle = battle
        self.battle_used = battle_used
        self.boats = boats
        self.hirer = hirer
        self.winners = winners
        self.removed: tuple[Removed, ...] = ()  # taken off, consequences pending
        self.owned = 0  # mask of the seats whose mats no other state shares

    def mat(self, seat: int) -> Mat:
        """A seat's mat, to read and to write: forks share mats until one of them asks for it."""
        if not self.owned >> seat & 1:
            self.mats[seat] = self.mats[seat].copy()
            self.owned |= 1 << seat
        return self.mats[seat]

    def copy(self) -> "Root":
        if PLAIN:
            return self.fork_plainly()
        t = Root(
            self.setup,
            self.ways,
            self.mats[:],
            self.warriors[:],
            self.supply[:],
            self.pieces[:],
            self.unplaced,
            self.figures,
            self.suits,
            self.matching,
            self.closed_paths,
            self.ferry,
            self.ferried,
            self.tower,
            self.dug,
            self.ruins,
            self.ruin_items,
            self.ruin_seen,
            self.sealed,
            self.corners,
            self.homelands,
            self.display,
            self.locked,
            self.drafted,
            self.dealt,
            self.marker_places,
            self.marker_kinds,
            self.marker_seen,
            self.marker_excluded,
            self.strength[:],
            self.presence[:],
            self.ruler[:],
            self.slots,
            self.zones[:],
            self.known[:],
            self.shown,
            self.crafted,
            self.deck,
            self.discard,
            self.available,
            self.items,
            self.crafted_items,
            self.points,
            self.dominance,
            self.controller,
            self.active,
            self.turn,
            self.used,
            self.activated,
            self.battle,
            self.battle_used,
            self.boats,
            self.hirer,
            self.winners,
        )
        t.frame = self.frame
        t.legal = self.legal
        t.over = self.over
        t.asks_all = self.asks_all
        t.removed = self.removed
        self.owned = 0  # the mats belong to both now
        return t

    def fork_plainly(self) -> "Root":
        """The same where attributes are kept in a dict: one copy of it beats fifty assignments."""
        self.owned = 0  # the mats belong to both now
        t = duplicate(self)
        t.mats = self.mats[:]
        t.warriors = self.warriors[:]
        t.supply = self.supply[:]
        t.pieces = self.pieces[:]
        t.strength = self.strength[:]
        t.presence = self.presence[:]
        t.ruler = self.ruler[:]
        t.zones = self.zones[:]
        t.known = self.known[:]
        return t

    def values(self) -> tuple[object, ...]:
        return (
            self.frame_values(),
            self.over,
            tuple([group.values() for group in self.removed]),
            tuple([mat.values() for mat in self.mats]),
            tuple(self.warriors),
            tuple(self.supply),
            tuple(self.pieces),
            self.unplaced,
            self.figures,
            self.suits,
            self.matching,
            self.closed_paths,
            self.ferry,
            self.ferried,
            self.tower,
            self.dug,
            self.ruins,
            self.ruin_items,
            self.ruin_seen,
            self.sealed,
            self.corners,
            self.homelands,
            self.display,
            self.locked,
            self.drafted,
            self.dealt,
            self.marker_places,
            self.marker_kinds,
            self.marker_seen,
            self.marker_excluded,
            tuple(self.strength),
            tuple(self.presence),
            tuple(self.ruler),
            self.slots,
            tuple(self.zones),
            tuple(self.known),
            self.shown,
            self.crafted,
            self.deck,
            self.discard,
            self.available,
            self.items,
            self.crafted_items,
            self.points,
            self.dominance,
            self.controller,
            self.active,
            self.turn,
            self.used,
            self.activated,
            self.battle,
            self.battle_used,
            self.boats,
            self.hirer,
            self.winners,
        )


# --- end


MOST_TEMPLATES: Final = 64
# Empty tables, the oldest first. Setups do not have their own: they would keep each other.
_templates: Final[dict[Setup, Root]] = {}


def empty_state(setup: Setup) -> Root:
    """The table before anything is placed or drawn. 5.1.2, 5.1.5"""
    template = _templates.get(setup)
    if template is None:
        template = _templates[setup] = _make_empty(setup)
        if len(_templates) > MOST_TEMPLATES:
            oldest, *_ = _templates  # at once: other threads may ask too
            _templates.pop(oldest, None)
    return template.copy()


def _make_empty(setup: Setup) -> Root:
    rows: dict[str, object] = {}
    for field in FIELDS:
        if not field.axes:
            rows[field.name] = field.default
        elif field.shared:
            rows[field.name] = (field.default,) * setup.cells(field.axes)
        else:
            rows[field.name] = [field.default] * setup.cells(field.axes)
    ways = setup.ways(setup.map.closed)
    mats = [f.empty_mat(setup.seats) for f in setup.factions]
    if setup.has_card_mat:
        mats.append(empty_card_mat(setup.seats, setup.owners))
    mats += [mat.copy() for mat in setup.landmark_mats]
    if setup.hirelings:
        mats.append(empty_company_mat(setup.seats, len(setup.hirelings)))
        mats += [hireling.own_mat(setup) for hireling in setup.hirelings if hireling.has_mat]
    s = Root(setup, ways, mats, **rows)  # type: ignore[arg-type]
    s.supply = [owner.warriors for owner in setup.owner]
    s.unplaced = tuple([kind.total for kind in setup.kinds])
    s.slots = setup.slots
    s.deck = setup.deck.common
    s.items = ITEM_SUPPLY
    s.boats = setup.swimmers
    s.battle = NO_BATTLE
    s.closed_paths = setup.map.closed
    s.asks_all = setup.asks_all
    s.marker_kinds = tuple(setup.first_markers)
    s.marker_seen = tuple([setup.everybody if o == NONE else 1 << o for o in setup.marker_owner])
    s.controller = tuple([owner if owner < setup.seats else NONE for owner in range(setup.owners)])
    set_suits(s, setup.suits)
    rule_areas(s)
    for number, place in setup.landmarks.standing:
        setup.landmarks.by_number[number].put(s, place)
    return s


def rule_areas(s: Root) -> None:
    """2.8: a place beside the map is ruled by whoever brings it, at all times and whoever is there."""
    for area, seat in enumerate(s.setup.area_ruler):
        s.ruler[s.setup.mapped + area] = seat


def set_suits(s: Root, suits: tuple[int, ...]) -> None:
    """2.2.2: the suits of all clearings; 2.1.1: a bird matches every one of them."""
    s.suits = suits
    matching = [0, 0, 0, s.setup.everywhere]
    for clearing, mask in enumerate(suits):
        for suit in range(BIRD):
            if mask >> suit & 1:
                matching[suit] |= 1 << clearing
    s.matching = tuple(matching)


def suit_at(s: Root, clearing: int) -> int:
    """2.2.2: the suit of a clearing; of several the first."""
    return FIRST_SUIT[s.suits[clearing]]


def suit_or_any(s: Root, clearing: int) -> int:
    """2.2.2: the suit of a clearing; BIRD where it has several."""
    return SUIT_OR_ANY[s.suits[clearing]]


def of_several_suits(s: Root) -> int:
    """2.2.2: the clearings of several suits as a mask."""
    fox, rabbit, mouse = s.matching[0], s.matching[1], s.matching[2]
    return fox & rabbit | fox & mouse | rabbit & mouse
