"""What stays the same for a whole game: map, deck, owners, their pieces, options. Shared by all forks."""

from typing import Final

from lichtung.kernel.codec import Action, Codec
from lichtung.kernel.frames import State
from lichtung.root.cards import ITEMS, Deck
from lichtung.root.editions import SWITCHES, CommonLaw, OwnLaw, Switch, switched_on
from lichtung.root.faction import Faction, FigureKind, Helper, MarkerKind, Owner, PieceKind
from lichtung.root.fields import Axis
from lichtung.root.map import BIRD, SUITS, Map
from lichtung.root.questions import NONE, Gathered, Source
from lichtung.root.ways import Ways

COOPERATIVE: Final = "cooperative"
QUESTIONS: Final = ("few", "all")  # whether a question is asked to which everybody knows the only answer


class Setup:
    """Owners are numbered: seats first, then helpers. Kinds of pieces, figures and markers go by owners."""

    def __init__(
        self,
        board: Map,
        deck: Deck,
        factions: list[Faction],
        options: dict[str, str],
        cards: list[Source] | None = None,
    ) -> None:
        self.map = board
        self.deck = deck
        self.factions = factions
        self.options = options
        self.template: State | None = None  # the empty table, made once
        self.codec = Codec([], {})  # how things are written: filled in by `codec_for`
        self.read_law()
        self._count_owners(factions)
        self._count_places(board, factions)
        self._count_pieces()
        self._count_zones(factions)
        self._count_markers(factions)
        self.ask = Gathered([*(cards or []), *[Source(owner, i) for i, owner in enumerate(self.owner)]])
        self.cooperative = options.get("mode") == COOPERATIVE  # M.8
        self.asks_all = options.get("questions") == QUESTIONS[1]
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

    def read_law(self) -> None:
        """1.1: by which edition of the Law this game is played."""
        switches: list[Switch] = [*SWITCHES]
        for faction in self.factions:
            switches += faction.switches
        on = switched_on(self.options, switches)
        self.law = CommonLaw(on)
        self.own_law: list[OwnLaw] = [faction.own_law(on) for faction in self.factions]  # of each seat

    def _count_owners(self, factions: list[Faction]) -> None:
        self.seats = len(factions)
        self.everybody = (1 << self.seats) - 1
        self.words = seat_words(factions)  # of owners
        helpers: list[Helper] = []
        self.brought_by: list[int] = []  # the seat whose faction brings a helper along
        for seat, faction in enumerate(factions):
            for helper in faction.helpers():
                helpers.append(helper)
                self.brought_by.append(seat)
                self.words.append(f"{self.words[seat]}.{helper.id}")
        self.owner: list[Owner] = [*factions, *helpers]
        self.owners = len(self.owner)
        self.swimmers = sum([1 << seat for seat in range(self.seats) if factions[seat].swims])
        self.lender = NONE
        for seat, faction in enumerate(factions):
            if faction.lends_warriors:
                self.lender = seat

    def _count_places(self, board: Map, factions: list[Faction]) -> None:
        self.clearings = board.clearings
        self.everywhere = (1 << board.clearings) - 1  # the mask of all clearings
        self.place_words = [str(c + 1) for c in range(board.clearings)]
        self.place_words += [f"f{forest + 1}" for forest in range(len(board.forests))]
        self.first_area: list[int] = []  # of each seat
        for seat, faction in enumerate(factions):
            self.first_area.append(len(self.place_words))
            self.place_words += [f"{self.words[seat]}.{area}" for area in faction.areas()]
        self.places = len(self.place_words)
        self.path_words = [f"{self.place_words[a]}-{self.place_words[b]}" for a, b in board.paths]
        beyond = self.places - board.clearings
        self.slots = (*board.slots, *(0,) * beyond)
        self.suits = (*board.suits, *(0,) * beyond)  # before chance lays markers
        self.shuffled = False  # whether it does
        self.chosen_suits = False  # whether the setup names them
        # The moves between any two places, filled in as they are met.
        self.marches: list[list[Action]] = [[] for _ in range(self.places * self.places)]
        self._ways: dict[int, Ways] = {}

    def ways(self, closed: int) -> Ways:
        """What lies next to what with the paths of the mask closed."""
        found = self._ways.get(closed)
        if found is None:
            found = self._ways[closed] = Ways(self.map, self.places, closed)
        return found

    def _count_pieces(self) -> None:
        self.kinds: list[PieceKind] = []
        self.kind_owner: list[int] = []
        self.first_kind: list[int] = []  # of each owner
        self.kinds_of: list[list[int]] = []
        self.figures: list[FigureKind] = []
        self.figure_owner: list[int] = []
        self.figures_of: list[list[int]] = []
        for number, owner in enumerate(self.owner):
            self.first_kind.append(len(self.kinds))
            self.kinds += owner.piece_kinds()
            self.kinds_of.append(list(range(self.first_kind[number], len(self.kinds))))
            self.kind_owner += [number] * len(self.kinds_of[number])
            first = len(self.figures)
            self.figures += owner.figure_kinds()
            self.figures_of.append(list(range(first, len(self.figures))))
            self.figure_owner += [number] * len(self.figures_of[number])
        self.building = [kind.building for kind in self.kinds]
        self.piece_words = [
            f"{self.words[owner]}.{kind.name}"
            for owner, kind in zip(self.kind_owner, self.kinds, strict=True)
        ]
        self.figure_words = [
            f"{self.words[owner]}.{figure.name}"
            for owner, figure in zip(self.figure_owner, self.figures, strict=True)
        ]

    def _count_zones(self, factions: list[Faction]) -> None:
        """Zones of cards: hands first, then piles."""
        self.zones = self.seats
        self.zone_words = self.words[: self.seats]
        self.pile: list[int] = []  # the first one of each seat
        self.zone_owner: list[int] = list(range(self.seats))
        self.readers: list[int] = [1 << seat for seat in range(self.seats)]  # mask of who may read each zone
        for seat, faction in enumerate(factions):
            self.pile.append(self.zones if faction.piles else NONE)
            self.zones += faction.piles
            self.zone_owner += [seat] * faction.piles
            self.readers += [1 << seat if faction.reads_piles else 0] * faction.piles
            self.zone_words += [
                f"{self.words[seat]}.pile" + (f"-{number}" if number > 1 else "")
                for number in range(1, faction.piles + 1)
            ]
            if faction.public_hand:
                self.readers[seat] = self.everybody
        self.public = [zone < self.seats and factions[zone].public_hand for zone in range(self.zones)]

    def _count_markers(self, factions: list[Faction]) -> None:
        """Markers: each is one token that lies face down, and is some kind."""
        self.marker_kinds: list[MarkerKind] = []
        self.marker_kind_words: list[str] = []
        self.marker_owner: list[int] = []  # of each marker
        self.first_markers: list[int] = []  # the kind that each marker is before it is mixed
        self.markers_of: list[list[int]] = []  # by seat
        for seat, faction in enumerate(factions):
            start = len(self.marker_owner)
            for kind in faction.marker_kinds():
                self.first_markers += [len(self.marker_kinds)] * kind.total
                self.marker_owner += [seat] * kind.total
                self.marker_kinds.append(kind)
                self.marker_kind_words.append(f"{self.words[seat]}.{kind.name}")
            self.markers_of.append(list(range(start, len(self.marker_owner))))

    def is_forest(self, place: int) -> bool:
        """2.4: places between the last clearing and the first area."""
        return self.clearings <= place < self.clearings + len(self.map.forests)

    def kind_of_seat(self, kind: int) -> int:
        """The seat to which a kind of marker belongs."""
        return self.marker_owner[self.first_markers.index(kind)]

    def words_of(self, axis: Axis) -> list[str]:
        """How the cells of an axis are written."""
        if axis.words:
            return list(axis.words)
        known: dict[str, list[str]] = {
            "seat": self.words[: self.seats],
            "owner": self.words,
            "place": self.place_words,
            "clearing": self.place_words[: self.clearings],
            "piece": self.piece_words,
            "figure": self.figure_words,
            "marker": [str(marker + 1) for marker in range(len(self.marker_owner))],
            "zone": self.zone_words,
            "item": list(ITEMS),
            "suit": list(SUITS[:BIRD]),
        }
        return known[axis.name]

    def cells(self, axes: tuple[Axis, ...]) -> int:
        """How many cells a field of these axes has."""
        n = 1
        for axis in axes:
            n *= len(self.words_of(axis))
        return n


def seat_words(factions: list[Faction]) -> list[str]:
    """Seats are written by their factions' names; a second one of a name as name-2."""
    words: list[str] = []
    for faction in factions:
        words.append(faction.id if faction.id not in words else f"{faction.id}-2")
    return words
