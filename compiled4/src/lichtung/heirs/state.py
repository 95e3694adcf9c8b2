"""The state of a game of The Two Heirs, and the few functions that change it."""

from typing import Final

from lichtung.heirs.tiles import FARM, GREEN, GREY, NEIGHBOURS, QUARRY, SIEGE_TOWER, YELLOW, TileSet
from lichtung.kernel.codec import Kind
from lichtung.kernel.frames import State

WHITE: Final = 0
BLUE: Final = 1
NOBODY_OWNS: Final = 2  # owner of open terrain
SEATS: Final = ("white", "blue")

SLOTS: Final = 7  # places of the royal reserve: six tiles and the shield. E.5.1
SHIELD: Final = -1
EMPTY: Final = -2

SPAN: Final = 31  # no game can reach farther from the start tile
START: Final = (SPAN + 1) * 64 + SPAN + 1
IN_RESERVE: Final = -1  # place of a troop that is not on the landscape; no field, and next to none
AROUND: Final = tuple(NEIGHBOURS.values())
NO_TERRAIN: Final = -1
EXTRA_RESOURCE: Final = (YELLOW, GREEN, GREY)  # of farm, sawmill, quarry


def field(x: int, y: int) -> int:
    """The field x to the right of and y beyond the start tile, as White sees it."""
    return (y + SPAN + 1) * 64 + x + SPAN + 1


def xy(at: int) -> tuple[int, int]:
    return at % 64 - SPAN - 1, at // 64 - SPAN - 1


class Field(Kind):
    """A field of the landscape, written x,y from the start tile."""

    def text(self, value: int) -> str:
        x, y = xy(value)
        return f"{x},{y}"

    def parse(self, word: str) -> int:
        x, comma, y = word.partition(",")
        at = field(int(x), int(y)) if comma else -1
        if not comma or not (-SPAN <= int(x) <= SPAN and -SPAN <= int(y) <= SPAN):
            raise ValueError(word)
        return at

    def valid(self, value: int) -> bool:
        x, y = xy(value)
        return -SPAN <= x <= SPAN and -SPAN <= y <= SPAN

    def samples(self) -> list[int]:
        return [field(x, y) for x in range(-3, 4) for y in range(-3, 4)]


class Setup:
    """What stays the same for a whole game: tiles and options. Shared by all forks."""

    def __init__(self, tiles: TileSet, options: dict[str, str]) -> None:
        self.tiles = tiles
        self.options = options
        self.building = tiles.building
        self.terrain = tiles.terrain
        self.cost = tiles.cost
        self.segments = tiles.segments
        self.rebates_add_up = options["rebates"] == "add-up"
        self.rebate_once_a_turn = options["rebates"] == "once-a-turn"
        self.siege_each_tower = options["siege"] == "each-tower"
        self.tavern_gaps = options["tavern"] == "gaps"
        self.areas_largest = options["areas"] == "largest"
        self.craft_all_pairs = options["crafts"] == "all-pairs"
        self.loop_once = options["loops"] == "once"
        self.score_roads = options["roads"] == "score"
        self.solo = options["solo"]
        self.regent = BLUE if self.solo != "none" else -1


class Worths:
    """What a landscape is worth before troops double anything: totals by seat, points by field."""

    def __init__(self, white: int, blue: int, of_field: dict[int, int]) -> None:
        self.white = white
        self.blue = blue
        self.of_field = of_field


_NO_INTS: Final[list[int]] = []  # placeholders that `copy` replaces: a fork builds no list twice
_NO_HANDS: Final[list[tuple[int, ...]]] = []
_NO_CELLS: Final[dict[int, int]] = {}


class Heirs(State):
    """Reserve, landscape, hands and troops. Numbers only; tiles by their place in the tile list."""

    def __init__(self, table: Setup) -> None:
        super().__init__()
        self.setup = table
        self.sets: tuple[int, ...] = ()
        self.stack = _NO_INTS  # what is still in the face-down stack, sorted: a set, not an order
        self.top = NO_TERRAIN  # the back of the top tile is open to see
        self.start_tile = -1  # lies face down: no player knows it
        self.reserve = _NO_INTS  # seven places clockwise: a tile, SHIELD or EMPTY
        self.shield = 0
        self.crown = WHITE  # the colour that the shield shows
        self.hands = _NO_HANDS
        self.cells = _NO_CELLS  # field -> tile * 4 + owner
        self.troops = _NO_INTS  # fields of White's three and Blue's three; the first is the retinue
        self.moved = 0  # mask of troops on their X side
        self.took = 0  # tiles taken this turn
        self.rebates = 0
        self.laid = 0  # 1 once open terrain was laid this turn
        self.ending = 0  # 1 from the moment the last tile was drawn, 2 in the last round
        self.turns_left = 0  # of the last round
        self.extra = _NO_INTS  # derived: farms, sawmills, quarries of each seat by resource
        self.tokens = _NO_INTS  # the Regent's orders that lie face down, by kind
        self.worths: Worths | None = None  # derived by scoring, shared by forks, gone when a tile changes

    def copy(self) -> "Heirs":
        t = Heirs(self.setup)
        t.frame = self.frame
        t.legal = self.legal
        t.asks_all = self.asks_all
        t.sets = self.sets
        t.stack = self.stack[:]
        t.top = self.top
        t.start_tile = self.start_tile
        t.reserve = self.reserve[:]
        t.shield = self.shield
        t.crown = self.crown
        t.hands = self.hands[:]
        t.cells = self.cells.copy()
        t.troops = self.troops[:]
        t.moved = self.moved
        t.took = self.took
        t.rebates = self.rebates
        t.laid = self.laid
        t.ending = self.ending
        t.turns_left = self.turns_left
        t.extra = self.extra[:]
        t.tokens = self.tokens[:]
        t.worths = self.worths
        return t

    def values(self) -> tuple[object, ...]:
        return (
            self.frame_values(),
            self.sets,
            tuple(self.stack),
            self.top,
            self.start_tile,
            tuple(self.reserve),
            self.shield,
            self.crown,
            tuple(self.hands),
            tuple(sorted(self.cells.items())),
            tuple(self.troops),
            self.moved,
            self.took,
            self.rebates,
            self.laid,
            self.ending,
            self.turns_left,
            tuple(self.extra),
            tuple(self.tokens),
        )


def empty_state(setup: Setup) -> Heirs:
    """An empty setup: nothing drawn, nothing laid. E.2.3: three troops for each heir."""
    s = Heirs(setup)
    s.stack = []
    s.reserve = [EMPTY] * SLOTS
    s.hands = [(), ()]
    s.cells = {}
    s.troops = [IN_RESERVE] * 6
    s.extra = [0] * 6
    s.tokens = []
    return s


def place(s: Heirs, at: int, tile: int, owner: int) -> None:
    """Lay a tile: as a building of its owner, or as open terrain."""
    s.cells[at] = tile * 4 + owner
    s.worths = None
    _count_extra(s, tile, owner, 1)


def turn_over(s: Heirs, at: int) -> None:
    """A building becomes open terrain; a troop on it stays."""
    cell = s.cells[at]
    _count_extra(s, cell >> 2, cell & 3, -1)
    s.cells[at] = (cell >> 2) * 4 + NOBODY_OWNS
    s.worths = None


def _count_extra(s: Heirs, tile: int, owner: int, by: int) -> None:
    building = s.setup.building[tile]
    if owner != NOBODY_OWNS and FARM <= building <= QUARRY:
        s.extra[owner * 3 + EXTRA_RESOURCE[building - FARM]] += by


def troop_at(s: Heirs, seat: int, at: int) -> int:
    """The number of this seat's troop on the field, or -1."""
    for i in range(seat * 3, seat * 3 + 3):
        if s.troops[i] == at:
            return i
    return -1


def in_reserve(s: Heirs, seat: int) -> int:
    """How many troops of the seat stand in the royal reserve."""
    return s.troops[seat * 3 : seat * 3 + 3].count(IN_RESERVE)


def owns(s: Heirs, seat: int, at: int, building: int) -> bool:
    """Whether a building of this kind and owner lies on the field."""
    cell = s.cells.get(at, -1)
    return cell >= 0 and cell & 3 == seat and s.setup.building[cell >> 2] == building


def towers_around(s: Heirs, seat: int, at: int) -> int:
    """The seat's siege towers orthogonally next to the field."""
    return sum(1 for step in (64, 1, -64, -1) if owns(s, seat, at + step, SIEGE_TOWER))
