"""Final scoring: what each building is worth, doubling by troops, roads, the winner. E.10 to E.12."""

from typing import Final

from lichtung.heirs.roads import longest_from, roads
from lichtung.heirs.state import BLUE, NOBODY_OWNS, WHITE, Heirs, Worths, in_reserve, troop_at
from lichtung.heirs.tiles import (
    BASKETRY,
    BUILDINGS,
    COOPERAGE,
    FORTRESS,
    GREEN,
    GREY,
    GUILD_HOUSE,
    POTTERY,
    ROW,
    SIEGE_TOWER,
    WATCHTOWER,
    YELLOW,
)
from lichtung.kernel.codec import Record
from lichtung.kernel.game import Result

ORTHOGONAL: Final = (64, 1, -64, -1)
DIAGONAL: Final = (65, -63, -65, 63)
CRAFT_COLOURS: Final = {
    BASKETRY: (GREEN, YELLOW),
    POTTERY: (GREY, YELLOW),
    COOPERAGE: (GREY, GREEN),
}


class Effect:
    """What a building is worth: `own` points for itself and `each` for everything that it counts."""

    law: str = ""
    own: int = 0
    each: int = 0

    def count(self, s: Heirs, at: int) -> int:
        """How many things count for the building on this field."""
        return 0

    def worth(self, s: Heirs, at: int) -> int:
        """Points for each thing counted."""
        return self.each


def tile_at(s: Heirs, at: int) -> int:
    return s.cells[at] >> 2


def terrain_at(s: Heirs, at: int) -> int:
    """The colour of the tile on a field, -1 on an empty field."""
    cell = s.cells.get(at, -1)
    return -1 if cell < 0 else s.setup.terrain[cell >> 2]


def same_line(one: int, two: int, line: int) -> bool:
    """Whether two fields lie in the same row or column, at any distance; gaps do not interrupt."""
    return one // 64 == two // 64 if line == ROW else one % 64 == two % 64


class Tavern(Effect):
    """One point for itself and for each tile in its row or column, three at most on either side."""

    law = "E.12.1"
    own = 1
    each = 1

    def count(self, s: Heirs, at: int) -> int:
        line = s.setup.tiles.tiles[tile_at(s, at)].line
        if s.setup.tavern_gaps:
            before = after = 0
            for f in s.cells:
                if same_line(f, at, line):
                    before += f < at
                    after += f > at
            return min(3, before) + min(3, after)
        step = 1 if line == ROW else 64
        n = 0
        for sign in (-step, step):
            for k in (1, 2, 3):
                if at + sign * k not in s.cells:
                    break
                n += 1
        return n


class Market(Effect):
    """One point for itself and for each orthogonal neighbour, open terrain included."""

    law = "E.12.2"
    own = 1
    each = 1

    def count(self, s: Heirs, at: int) -> int:
        return sum(1 for step in ORTHOGONAL if at + step in s.cells)


class Pilgrimage(Effect):
    """One point for each tile on the longest road that ends here, itself included."""

    law = "E.12.3"
    each = 1

    def count(self, s: Heirs, at: int) -> int:
        return longest_from(s, at)


class RobberCastle(Effect):
    """Two points for itself and for each enemy building orthogonally next to it."""

    law = "E.12.4"
    own = 2
    each = 2

    def count(self, s: Heirs, at: int) -> int:
        enemy = 1 - (s.cells[at] & 3)
        return sum(1 for step in ORTHOGONAL if s.cells.get(at + step, NOBODY_OWNS) & 3 == enemy)


class Area(Effect):
    """One point for itself and for each tile of its colour in the joined area that it touches."""

    laws = ("E.12.6", "E.12.7", "E.12.8")
    own = 1
    each = 1

    def __init__(self, law: str, colour: int) -> None:
        self.law = law
        self.colour = colour

    def count(self, s: Heirs, at: int) -> int:
        areas: list[int] = []
        seen = {at}
        for step in ORTHOGONAL:
            size = self.spread(s, at + step, seen)
            if size:
                areas.append(size)
        if not areas:
            return 0
        on_colour = terrain_at(s, at) == self.colour  # then everything it touches is one area with it
        return max(areas) if s.setup.areas_largest and not on_colour else sum(areas)

    def spread(self, s: Heirs, start: int, seen: set[int]) -> int:
        """Tiles of the colour joined to a field that were not counted yet."""
        queue = [start]
        n = 0
        while queue:
            at = queue.pop()
            if at not in seen and terrain_at(s, at) == self.colour:
                seen.add(at)
                n += 1
                queue.extend([at + step for step in ORTHOGONAL])
        return n


class OnColour(Effect):
    """One point for itself and for each other own building on its colour; open terrain does not count."""

    laws = ("E.12.9", "E.12.11", "E.12.12")
    own = 1
    each = 1

    def __init__(self, law: str, colour: int) -> None:
        self.law = law
        self.colour = colour

    def count(self, s: Heirs, at: int) -> int:
        owner = s.cells[at] & 3
        terrain = s.setup.terrain
        n = 0
        for f, c in s.cells.items():
            if c & 3 == owner and terrain[c >> 2] == self.colour and f != at:
                n += 1
        return n


class Fixed(Effect):
    """A camp that was not used is worth two points, a cathedral five, others nothing."""

    laws = ("E.12.10", "E.12.13", "E.12.14", "E.12.15", "E.12.18", "E.12.19", "E.12.26")

    def __init__(self, law: str, own: int) -> None:
        self.law = law
        self.own = own


class TradingPost(Effect):
    """Three points for each own farm, sawmill or quarry, whichever it shows."""

    law = "E.12.17"
    each = 3

    def count(self, s: Heirs, at: int) -> int:
        return own_buildings(s, s.cells[at] & 3, s.setup.tiles.tiles[tile_at(s, at)].other)


def own_buildings(s: Heirs, seat: int, building: int) -> int:
    """How many buildings of a kind the seat has anywhere."""
    kind = s.setup.building
    n = 0
    for c in s.cells.values():
        if c & 3 == seat and kind[c >> 2] == building:
            n += 1
    return n


class Fortress(Effect):
    """One point for each own siege tower and each own fortress, this one included."""

    law = "E.12.20"
    each = 1

    def count(self, s: Heirs, at: int) -> int:
        owner = s.cells[at] & 3
        return own_buildings(s, owner, SIEGE_TOWER) + own_buildings(s, owner, FORTRESS)


class Craft(Effect):
    """Three points for each pair of its two colours on its marked fields; four with its guild house."""

    laws = ("E.12.23", "E.12.24", "E.12.25", "E.12.26")

    def __init__(self, law: str, building: int) -> None:
        self.law = law
        self.building = building
        self.first, self.second = CRAFT_COLOURS[building]

    def worth(self, s: Heirs, at: int) -> int:
        owner = s.cells[at] & 3
        kind = s.setup.building
        tiles = s.setup.tiles.tiles
        for c in s.cells.values():
            if kind[c >> 2] == GUILD_HOUSE and c & 3 == owner and tiles[c >> 2].other == self.building:
                return 4
        return 3

    def count(self, s: Heirs, at: int) -> int:
        tile = s.setup.tiles.tiles[tile_at(s, at)]
        sign = 1 if s.cells[at] & 3 == WHITE else -1  # Blue's tiles lie the other way round. E.7.4
        if tile.pairs:
            pairs = 0
            for one, two in tile.pairs:
                colours = (terrain_at(s, at + sign * one), terrain_at(s, at + sign * two))
                if colours in ((self.first, self.second), (self.second, self.first)):
                    pairs += 1
        else:
            around = [terrain_at(s, at + sign * step) for step in tile.fields]
            pairs = min(around.count(self.first), around.count(self.second))
        return pairs if s.setup.craft_all_pairs else min(1, pairs)


class Watchtower(Effect):
    """One point for itself and for each tile of its own colour in its row or column."""

    law = "E.12.21"
    own = 1
    each = 1

    def count(self, s: Heirs, at: int) -> int:
        colour = terrain_at(s, at)
        terrain = s.setup.terrain
        line = s.setup.tiles.tiles[tile_at(s, at)].line
        n = 0
        for f, c in s.cells.items():
            if terrain[c >> 2] == colour and same_line(f, at, line) and f != at:
                n += 1
        return n


class Garrison(Effect):
    """Two points for each watchtower of either heir on its diagonals, at any distance."""

    law = "E.12.22"
    each = 2

    def count(self, s: Heirs, at: int) -> int:
        n = 0
        kind = s.setup.building
        for f, c in s.cells.items():
            if c & 3 != NOBODY_OWNS and kind[c >> 2] == WATCHTOWER and f != at:
                n += abs(f % 64 - at % 64) == abs(f // 64 - at // 64)
        return n


EFFECTS: Final[list[Effect]] = [
    Tavern(),
    Market(),
    Pilgrimage(),
    RobberCastle(),
    Area("E.12.6", YELLOW),
    Area("E.12.7", GREY),
    Area("E.12.8", GREEN),
    OnColour("E.12.9", YELLOW),
    Fixed("E.12.10", 2),
    OnColour("E.12.11", GREY),
    OnColour("E.12.12", GREEN),
    Fixed("E.12.13", 0),
    Fixed("E.12.14", 0),
    Fixed("E.12.15", 0),
    TradingPost(),
    Fixed("E.12.18", 5),
    Fixed("E.12.19", 0),
    Fortress(),
    Craft("E.12.23", BASKETRY),
    Craft("E.12.24", POTTERY),
    Craft("E.12.25", COOPERAGE),
    Fixed("E.12.26", 0),
    Watchtower(),
    Garrison(),
]
assert len(EFFECTS) == len(BUILDINGS)


class BuildingLine(Record):
    """One building on the score sheet: own points, things counted, points for each, doubled or not."""

    def __init__(self, owner: int, at: int, tile: int, own: int, each: int, count: int, twice: bool) -> None:
        self.owner = owner
        self.at = at
        self.tile = tile
        self.own = own
        self.each = each
        self.count = count
        self.twice = twice

    def values(self) -> tuple[object, ...]:
        return (self.owner, self.at, self.tile, self.own, self.each, self.count, self.twice)

    def points(self) -> int:
        return (self.own + self.each * self.count) * (2 if self.twice else 1)


class RoadLine(Record):
    """One road on the score sheet: its fields and how many buildings on it each heir owns."""

    def __init__(self, fields: tuple[int, ...], white: int, blue: int) -> None:
        self.fields = fields
        self.white = white
        self.blue = blue

    def values(self) -> tuple[object, ...]:
        return (self.fields, self.white, self.blue)

    def points(self, seat: int) -> int:
        """E.11.2: whoever has more buildings on the road gets the difference."""
        lead = self.white - self.blue
        return max(0, lead if seat == WHITE else -lead)


class Sheet:
    """The score sheet: every building with its reason, every road, the totals."""

    def __init__(self, buildings: list[BuildingLine], roads: list[RoadLine]) -> None:
        self.buildings = buildings
        self.roads = roads

    def total(self, seat: int) -> int:
        """E.10.1: the points of all own buildings and roads."""
        own = sum(line.points() for line in self.buildings if line.owner == seat)
        return own + sum(road.points(seat) for road in self.roads)


def sheet(s: Heirs) -> Sheet:
    """The score sheet as if the game ended now."""
    lines = [building_line(s, at) for at in sorted(s.cells) if s.cells[at] & 3 != NOBODY_OWNS]
    return Sheet(lines, road_lines(s))


def building_line(s: Heirs, at: int) -> BuildingLine:
    """E.10.2: a building with its owner's troop on it counts twice."""
    cell = s.cells[at]
    tile, owner = cell >> 2, cell & 3
    effect = EFFECTS[s.setup.building[tile]]
    twice = troop_at(s, owner, at) >= 0
    return BuildingLine(owner, at, tile, effect.own, effect.worth(s, at), effect.count(s, at), twice)


def road_lines(s: Heirs) -> list[RoadLine]:
    """E.11.1: roads that join buildings on two tiles or more; E.11.5: none in a first game."""
    if not s.setup.score_roads:
        return []
    lines: list[RoadLine] = []
    for road in roads(s):
        if len(set(road)) < 2:
            continue
        fields = sorted(set(road)) if s.setup.loop_once else road
        owners = [s.cells[at] & 3 for at in fields]
        lines.append(RoadLine(tuple(fields), owners.count(WHITE), owners.count(BLUE)))
    return lines


def scores(s: Heirs) -> tuple[int, int]:
    """White's and Blue's points as if the game ended now: the totals of the sheet, without the sheet."""
    worths = s.worths
    if worths is None:
        worths = s.worths = survey(s)
    points = [worths.white, worths.blue]
    for i in range(6):
        at = s.troops[i]
        if at in worths.of_field and s.cells[at] & 3 == i // 3:  # E.10.2
            points[i // 3] += worths.of_field[at]
    return points[WHITE], points[BLUE]


def survey(s: Heirs) -> Worths:
    """What each building is worth without troops, and both heirs' points for buildings and roads."""
    points = [0, 0]
    of_field: dict[int, int] = {}
    kind = s.setup.building
    for at, cell in s.cells.items():
        owner = cell & 3
        if owner != NOBODY_OWNS:
            effect = EFFECTS[kind[cell >> 2]]
            n = effect.own + effect.worth(s, at) * effect.count(s, at)
            of_field[at] = n
            points[owner] += n
    for road in road_lines(s):
        points[WHITE] += road.points(WHITE)
        points[BLUE] += road.points(BLUE)
    return Worths(points[WHITE], points[BLUE], of_field)


def margin(s: Heirs, seat: int) -> int:
    """Own points minus the other heir's, as if the game ended now."""
    white, blue = scores(s)
    return white - blue if seat == WHITE else blue - white


class Victory:
    """E.10.3: more points win; then more troops in the reserve; then it is a draw (the Regent wins it)."""

    law = "E.10.3"

    def result(self, s: Heirs) -> Result:
        points = scores(s)
        troops = (in_reserve(s, WHITE), in_reserve(s, BLUE))
        if points[WHITE] != points[BLUE]:
            return Result(points, (int(points[BLUE] > points[WHITE]),), self.law, "more-points")
        if troops[WHITE] != troops[BLUE]:
            return Result(points, (int(troops[BLUE] > troops[WHITE]),), self.law, "more-troops")
        if s.setup.regent >= 0:
            return Result(points, (s.setup.regent,), "E.S.9", "regent-tie")
        return Result(points, (), self.law, "draw")
