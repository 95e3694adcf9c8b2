"""What stays the same for a whole game: map, deck, owners, their pieces, options. Shared by all forks."""

from typing import Final

from lichtung.kernel.codec import Action, Codec
from lichtung.root.cards import ITEMS, Deck
from lichtung.root.editions import SWITCHES, CommonLaw, OwnLaw, Switch, switched_on
from lichtung.root.faction import UNDECIDED, Faction, FigureKind, Helper, MarkerKind, Owner, PieceKind
from lichtung.root.fields import Axis, Mat
from lichtung.root.hirelings.hireling import SIDES, Hired, Hireling
from lichtung.root.landmark import NO_LANDMARKS_AT_ALL, Landmarks
from lichtung.root.map import BIRD, SUITS, Map
from lichtung.root.questions import NONE, Gathered, Source
from lichtung.root.ways import Ways

COOPERATIVE: Final = "cooperative"
SETUPS: Final = ("standard", "advanced", "adventurous")  # 5.1, A.8, A.8.1.I
CARDS_WORD: Final = "cards"  # in place of a seat: what lies on crafted cards and turned items
COMPANY_WORD: Final = "hirelings"  # in place of a seat: who of them is in play, and for how long
MOST_RELATIVES: Final = 256  # setups that others became by a draft or by hirelings, kept for the next time
QUESTIONS: Final = ("few", "all")  # whether a question is asked to which everybody knows the only answer


class Setup:
    """Owners are numbered: seats first, then helpers, then hirelings. Kinds of pieces go by the cast.

    The cast are the factions of the seats, or, where these are drafted in the game, all that can be drafted:
    so numbers stay the same while seats get their factions, and a state goes from one setup to the next.
    """

    def __init__(
        self,
        board: Map,
        deck: Deck,
        factions: list[Faction],
        options: dict[str, str],
        cards: list[Source] | None = None,
        cast: list[Faction] | None = None,
        landmarks: Landmarks = NO_LANDMARKS_AT_ALL,
        company: list[Hired] | None = None,
        sides: tuple[int, ...] = (),
    ) -> None:
        self.map = board
        self.deck = deck
        self.factions = factions
        self.options = options
        self.landmarks = landmarks  # A.5
        self.first_steps: tuple[int, ...] = ()  # before any hand is dealt, in their order. A.5
        self.drafts = cast is not None  # A.8.1
        self.cast = factions if cast is None else cast
        self.cast_words = seat_words(self.cast)
        # Which of the cast each seat plays, and the seat of each of the cast.
        self.roles: tuple[int, ...] = tuple(range(len(factions)))
        if self.drafts:
            self.roles = tuple([self.cast.index(f) if f in self.cast else NONE for f in factions])
        self.seat_of = [self.roles.index(i) if i in self.roles else NONE for i in range(len(self.cast))]
        self.sources = cards or []
        self.company = company or []  # those that are in play, or of which chance deals. A.6.1
        self.hirelings: list[Hireling] = [hired.hireling for hired in self.company]
        # Of each the side that lies up, NONE: it is not in play; empty before all are dealt. A.6.1, A.6.2
        self.sides = sides
        self.began_as: Setup | None = None  # the first setup of the same game; none: this one
        self.codec = Codec([], {})  # how things are written: filled in by `codec_for`
        self.read_law()
        self._count_owners(factions)
        self._count_places(board)
        self._count_pieces()
        self._count_zones(factions)
        self._count_markers()
        # The mats of the seats by name, of cards that something can lie on, of landmarks and hirelings.
        self.has_card_mat = deck.lain_on != 0 or any(h.turns_items for h in self.hirelings)
        self.mat_words = [*self.words[: self.seats], *([CARDS_WORD] if self.has_card_mat else [])]
        self._count_landmarks()
        self.mat_owner = [*range(self.seats), *([NONE] * (len(self.mat_words) - self.seats))]  # of each mat
        self.company_mat = len(self.mat_words)
        self.own_mats: list[int] = [NONE] * len(self.hirelings)  # where the mat of each lies, if it has one
        if self.hirelings:
            self._count_company_mats()
        self.axis_words: dict[str, list[str]] = {
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
            "faction": self.cast_words,
            "hireling": self.words[self.first_hireling :],
            "card": list(deck.words),
            "path": self.path_words,
        }
        owners = [Source(owner, i) for i, owner in enumerate(self.owner)]
        self.ask = Gathered([*self.sources, *self.landmark_sources, *owners, *self._sides()])
        self.cooperative = options.get("mode") == COOPERATIVE  # M.8
        self.asks_all = options.get("questions") == QUESTIONS[1]
        self.people = [seat for seat in range(self.seats) if factions[seat].decides]
        self.machine = NONE  # the seat that the rules play by themselves
        for seat in range(self.seats):
            if not factions[seat].decides:
                self.machine = seat
        self.advanced = options.get("setup") in SETUPS[1:]
        self.adventurous = options.get("setup") == SETUPS[2]
        # 5.1.7, A.8.2: the step with which each seat sets up
        self.setup_steps = [f.advanced_step if self.advanced else f.setup_step for f in factions]
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
        if self.company:  # hirelings follow the later Law whatever edition is played
            on["attack_partner"] = on["hired_stay_enemies"] = False
        self.law = CommonLaw(on)
        self.own_law: list[OwnLaw] = [faction.own_law(on) for faction in self.factions]  # of each seat

    def _count_owners(self, factions: list[Faction]) -> None:
        self.seats = len(factions)
        self.everybody = (1 << self.seats) - 1
        self.words = seat_words(factions)  # of owners
        if self.drafts:
            self.words = [f"player-{seat + 1}" for seat in range(self.seats)]
        helpers: list[Helper] = []
        self.brought_by: list[int] = []  # the seat whose faction brings a helper along
        for number, faction in enumerate(self.cast):
            for helper in faction.helpers():
                helpers.append(helper)
                self.brought_by.append(self.seat_of[number])
                self.words.append(f"{self.cast_words[number]}.{helper.id}")
        self.first_hireling = self.seats + len(helpers)
        self.words += [hireling.id for hireling in self.hirelings]
        self.owner: list[Owner] = [*factions, *helpers, *self.hirelings]
        self.owners = len(self.owner)
        # The owners that can have pieces on the map: of hirelings those that are, or may be dealt.
        self.contenders = list(range(self.first_hireling))
        for number in range(len(self.hirelings)):
            if not self.sides or self.sides[number] != NONE:
                self.contenders.append(self.first_hireling + number)
        self.swimmers = sum([1 << seat for seat in range(self.seats) if factions[seat].swims])
        self.lender = NONE
        for seat, faction in enumerate(factions):
            if faction.lends_warriors:
                self.lender = seat

    def _sides(self) -> list[Source]:
        """H.2: the sides of hirelings that can lie up answer, too."""
        found: list[Source] = []
        for number, hired in enumerate(self.company):
            for side in range(SIDES):
                if self.sides[number] == side if self.sides else hired.side in (NONE, side):
                    found.append(Source(hired.hireling.sides[side], self.first_hireling + number))
        return found

    def _count_company_mats(self) -> None:
        """The mat of the hirelings, and one for each of them that has to remember something."""
        self.mat_words.append(COMPANY_WORD)
        self.mat_owner.append(NONE)
        for number, hireling in enumerate(self.hirelings):
            if hireling.has_mat:
                self.own_mats[number] = len(self.mat_words)
                self.mat_words.append(hireling.id)
                self.mat_owner.append(self.first_hireling + number)

    def _count_places(self, board: Map) -> None:
        self.clearings = board.clearings
        self.everywhere = (1 << board.clearings) - 1  # the mask of all clearings
        self.place_words = [str(c + 1) for c in range(board.clearings)]
        self.place_words += [f"f{forest + 1}" for forest in range(len(board.forests))]
        self.mapped = len(self.place_words)  # how many places lie on the map: areas lie beside it
        self.first_area = [NONE] * self.seats
        self.area_ruler: list[int] = []  # the seat that brings each area; NONE: nobody plays its faction
        # The mask of all places in which warriors of a seat may be on their own: clearings, and its areas.
        self.ground = [self.everywhere] * self.seats
        for number, faction in enumerate(self.cast):
            seat = self.seat_of[number]
            if seat != NONE:
                self.first_area[seat] = len(self.place_words)
            for area in faction.areas():
                if seat != NONE:
                    self.ground[seat] |= 1 << len(self.place_words)
                self.place_words.append(f"{self.cast_words[number]}.{area}")
                self.area_ruler.append(seat)
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
        # Fields as views tell them, by field and value: of one position to the next few of them change.
        # How many all setups keep together is bounded in `written.py`.
        self.told: dict[tuple[object, object], object] = {}

    def ways(self, closed: int) -> Ways:
        """What lies next to what with the paths of the mask closed."""
        found = self._ways.get(closed)
        if found is None:
            found = self._ways[closed] = Ways(self.map, self.places, closed)
        return found

    def _count_pieces(self) -> None:
        self.kinds: list[PieceKind] = []
        self.kind_owner: list[int] = []  # NONE: of a faction that no seat plays
        self.first_kind = [NONE] * self.owners
        self.kinds_of: list[list[int]] = [[] for _ in range(self.owners)]
        self.piece_words: list[str] = []
        self.figures: list[FigureKind] = []
        self.figure_owner: list[int] = []
        self.figures_of: list[list[int]] = [[] for _ in range(self.owners)]
        self.figure_words: list[str] = []
        for number, faction in enumerate(self.cast):
            self._count_pieces_of(faction, self.seat_of[number], self.cast_words[number])
        for number in range(self.seats, self.owners):
            self._count_pieces_of(self.owner[number], number, self.words[number])
        self.building = [kind.building for kind in self.kinds]

    def _count_pieces_of(self, rules: Owner, owner: int, word: str) -> None:
        first = len(self.kinds)
        for kind in rules.piece_kinds():
            self.kinds.append(kind)
            self.kind_owner.append(owner)
            self.piece_words.append(f"{word}.{kind.name}")
        first_figure = len(self.figures)
        for figure in rules.figure_kinds():
            self.figures.append(figure)
            self.figure_owner.append(owner)
            self.figure_words.append(f"{word}.{figure.name}")
        if owner != NONE:
            self.first_kind[owner] = first
            self.kinds_of[owner] = list(range(first, len(self.kinds)))
            self.figures_of[owner] = list(range(first_figure, len(self.figures)))

    def _count_zones(self, factions: list[Faction]) -> None:
        """Zones of cards: hands first, then piles."""
        self.zones = self.seats
        self.zone_words = self.words[: self.seats]
        self.pile = [NONE] * self.seats  # the first one of each seat
        self.zone_owner: list[int] = list(range(self.seats))
        self.readers: list[int] = [1 << seat for seat in range(self.seats)]  # mask of who may read each zone
        for number, faction in enumerate(self.cast):
            seat = self.seat_of[number]
            if seat != NONE and faction.piles:
                self.pile[seat] = self.zones
            self.zones += faction.piles
            self.zone_owner += [seat] * faction.piles
            self.readers += [1 << seat if seat != NONE and faction.reads_piles else 0] * faction.piles
            self.zone_words += [
                f"{self.cast_words[number]}.pile" + (f"-{pile}" if pile > 1 else "")
                for pile in range(1, faction.piles + 1)
            ]
            if seat != NONE and faction.public_hand:
                self.readers[seat] = self.everybody
        for landmark in self.landmarks.known:
            self.zone_words += [f"{landmark.id}.{pile}" for pile in range(1, landmark.piles + 1)]
            self.zone_owner += [NONE] * landmark.piles
            self.readers += [0] * landmark.piles
            self.zones += landmark.piles
        self.public = [zone < self.seats and factions[zone].public_hand for zone in range(self.zones)]

    def _count_landmarks(self) -> None:
        """A.5: the mats of landmarks, and who answers for them."""
        self.landmark_mats: list[Mat] = []
        self.landmark_sources: list[Source] = []
        self.mat_of_landmark: dict[int, int] = {}  # by their numbers
        for landmark in self.landmarks.known:
            mat = landmark.empty_mat()
            self.landmark_sources.append(Source(landmark, NONE if mat is None else len(self.mat_words)))
            if mat is not None:
                self.mat_of_landmark[landmark.number] = len(self.mat_words)
                self.landmark_mats.append(mat)
                self.mat_words.append(landmark.id)

    def _count_markers(self) -> None:
        """Markers: each is one token that lies face down, and is some kind."""
        self.marker_kinds: list[MarkerKind] = []
        self.marker_kind_words: list[str] = []
        self.marker_owner: list[int] = []  # of each marker
        self.first_markers: list[int] = []  # the kind that each marker is before it is mixed
        self.markers_of: list[list[int]] = [[] for _ in range(self.seats)]
        for number, faction in enumerate(self.cast):
            seat = self.seat_of[number]
            start = len(self.marker_owner)
            for kind in faction.marker_kinds():
                self.first_markers += [len(self.marker_kinds)] * kind.total
                self.marker_owner += [seat] * kind.total
                self.marker_kinds.append(kind)
                self.marker_kind_words.append(f"{self.cast_words[number]}.{kind.name}")
            if seat != NONE:
                self.markers_of[seat] = list(range(start, len(self.marker_owner)))

    @property
    def origin(self) -> "Setup":
        """The first setup of the same game."""
        return self if self.began_as is None else self.began_as

    def with_roles(self, roles: tuple[int, ...]) -> "Setup":
        """A.8.2: the setup in which the seats play these of the cast."""
        return self.relative(roles, self.sides)

    def with_sides(self, sides: tuple[int, ...]) -> "Setup":
        """A.6: the setup in which these sides of hirelings are in play: nobody asks the others."""
        return self.relative(self.roles, sides)

    def relative(self, roles: tuple[int, ...], sides: tuple[int, ...]) -> "Setup":
        """The setup of the same game with these roles and sides, made once as long as it is kept."""
        origin = self.origin
        for known in (self, origin):
            if (roles, sides) == (known.roles, known.sides):
                return known
        key = origin, roles, sides
        found = _relatives.pop(key, None)
        if found is None:
            factions = self.factions
            if roles != self.roles:
                factions = [UNDECIDED if role == NONE else self.cast[role] for role in roles]
            found = Setup(
                self.map,
                self.deck,
                factions,
                self.options,
                self.sources,
                self.cast if self.drafts else None,
                self.landmarks,
                self.company,
                sides,
            )
            found.first_steps = self.first_steps
            found.began_as, found.codec = origin, self.codec
            found.suits, found.shuffled, found.chosen_suits = self.suits, self.shuffled, self.chosen_suits
            found.lead, found.carried = self.lead, self.carried
            found.marches, found._ways = self.marches, self._ways
        _relatives[key] = found  # behind all others
        if len(_relatives) > MOST_RELATIVES:
            oldest, *_ = _relatives  # at once: other threads may ask too
            _relatives.pop(oldest, None)
        return found

    def name_of(self, owner: int) -> str:
        """The word by which people know an owner: a seat by its faction, if it has one."""
        if owner >= self.seats or self.roles[owner] == NONE:
            return self.words[owner]
        return self.cast_words[self.roles[owner]]

    def is_forest(self, place: int) -> bool:
        """2.4: places between the last clearing and the first area."""
        return self.clearings <= place < self.clearings + len(self.map.forests)

    def kind_of_seat(self, kind: int) -> int:
        """The seat to which a kind of marker belongs."""
        return self.marker_owner[self.first_markers.index(kind)]

    def words_of(self, axis: Axis) -> list[str]:
        """How the cells of an axis are written."""
        return list(axis.words) if axis.words else self.axis_words[axis.name]

    def cells(self, axes: tuple[Axis, ...]) -> int:
        """How many cells a field of these axes has."""
        n = 1
        for axis in axes:
            n *= len(self.words_of(axis))
        return n


# Setups that others have become, of all games, the one that was asked for last at the end. None of them knows
# its relatives: they would keep each other until somebody looks for garbage.
_relatives: Final[dict[tuple[Setup, tuple[int, ...], tuple[int, ...]], Setup]] = {}


def seat_words(factions: list[Faction]) -> list[str]:
    """Seats are written by their factions' names; a second one of a name as name-2."""
    words: list[str] = []
    for faction in factions:
        words.append(faction.id if faction.id not in words else f"{faction.id}-2")
    return words
