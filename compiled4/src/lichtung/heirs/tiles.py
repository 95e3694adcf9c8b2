"""The building tiles as data: read, checked, and turned into tables. E.1.

Numbers come from `data/tiles.json` or from an owner's own file of the same schema. Most costs, colours,
roads and directions there are a reconstruction; every field names its origin.
"""

from pathlib import Path
from typing import Final

from lichtung.kernel.data import Row, read_data

GREEN: Final = 0  # gives wood
GREY: Final = 1  # gives stone
YELLOW: Final = 2  # gives grain
TERRAINS: Final = ("green", "grey", "yellow")  # E.1.2
RESOURCES: Final = ("wood", "stone", "grain")

SETS: Final = ("reise", "land_industrie", "handel_kirche", "krieg", "handwerk", "patrouille")
# What whoever writes setups in English calls them, in the same order; files keep the words above.
ENGLISH_SETS: Final = ("travel", "land_industry", "trade_church", "war", "crafts", "patrol")
TILES_PER_SET: Final = 9  # E.1.1

TAVERN: Final = 0
MARKET: Final = 1
PILGRIMAGE: Final = 2
ROBBER_CASTLE: Final = 3
MILL: Final = 4
MINE: Final = 5
COWSHED: Final = 6
BAKERY: Final = 7
CAMP: Final = 8
SMITHY: Final = 9
HUT: Final = 10
FARM: Final = 11
SAWMILL: Final = 12
QUARRY: Final = 13
TRADING_POST: Final = 14
CATHEDRAL: Final = 15
SIEGE_TOWER: Final = 16
FORTRESS: Final = 17
BASKETRY: Final = 18
POTTERY: Final = 19
COOPERAGE: Final = 20
GUILD_HOUSE: Final = 21
WATCHTOWER: Final = 22
GARRISON: Final = 23
BUILDINGS: Final = (
    "taverne",
    "markt",
    "pilgerstaette",
    "raubritterburg",
    "muehle",
    "mine",
    "kuhstall",
    "baeckerei",
    "feldlager",
    "schmiede",
    "huette",
    "bauernhof",
    "saegewerk",
    "steinbruch",
    "handelsposten",
    "kathedrale",
    "belagerungsturm",
    "festung",
    "korbflechterei",
    "toepferei",
    "boettcherei",
    "gildenhaus",
    "wachturm",
    "garnison",
)
SET_OF_BUILDING: Final = (0,) * 4 + (1,) * 7 + (2,) * 5 + (3,) * 2 + (4,) * 4 + (5,) * 2

NORTH: Final = 64  # steps between fields; see state.field
EAST: Final = 1
EDGES: Final = {"N": NORTH, "E": EAST, "S": -NORTH, "W": -EAST}
NEIGHBOURS: Final = {
    **EDGES,
    "NE": NORTH + EAST,
    "SE": EAST - NORTH,
    "SW": -NORTH - EAST,
    "NW": NORTH - EAST,
}
STEPS: Final = tuple(NEIGHBOURS.values())

TILE_KEYS: Final = (
    *("id", "set", "building", "terrain", "resource"),
    *("cost", "road_edges", "road_ends", "crossroad"),
)
SOURCE_KEYS: Final = ("cost", "road_edges")
RECONSTRUCTED: Final = "reconstructed"
MAX_ID_LENGTH: Final = 32

ROW: Final = 0
COLUMN: Final = 1
NO_BUILDING: Final = -1


class Tile:
    """One tile as printed; steps and edges as its owner White sees them."""

    def __init__(
        self,
        id: str,  # noqa: A002
        set_: int,
        building: int,
        terrain: int,
        cost: tuple[int, int, int],
        edges: tuple[int, ...],
        through: bool,
        line: int,
        other: int,
        fields: tuple[int, ...],
        pairs: tuple[tuple[int, int], ...],
        reconstructed: bool,
    ) -> None:
        self.id = id
        self.set = set_
        self.building = building
        self.terrain = terrain
        self.cost = cost
        self.edges = edges
        self.through = through  # the two edges are one road; otherwise every edge's road ends here
        self.line = line  # ROW or COLUMN, of taverns and watchtowers
        self.other = other  # the building that a trading post counts or a guild house raises
        self.fields = fields  # what a craft looks at
        self.pairs = pairs  # fixed pairs of those fields; empty: any
        self.reconstructed = reconstructed

    def segments(self, owner: int) -> list[tuple[int, ...]]:
        """The roads on this tile as it lies before its owner: tuples of edges that are joined. E.7.4"""
        sign = 1 if owner == 0 else -1
        turned = tuple(sign * e for e in self.edges)
        if not turned:
            return []
        return [turned] if self.through else [(e,) for e in turned]


class TileSet:
    """All tiles of the game, and tables by tile number for the rules."""

    def __init__(self, tiles: list[Tile], own_file: dict[str, object] | None) -> None:
        self.tiles = tiles
        self.own_file = own_file  # the data of an owner's file, so that a journal can carry it
        self.ids = [t.id for t in tiles]
        self.building = [t.building for t in tiles]
        self.terrain = [t.terrain for t in tiles]
        self.cost = [t.cost for t in tiles]
        self.segments = [(t.segments(0), t.segments(1)) for t in tiles]
        self.reconstructed = sum(t.reconstructed for t in tiles)


def read_tiles(path: Path | None = None) -> TileSet:
    """The tiles of the game, or those of an owner's file; mistakes name file, tile and key."""
    if path is None:
        return check_tiles(read_data(Path(__file__).parent / "data" / "tiles.json"), False)
    return check_tiles(read_data(path, str(path)), True)


def check_tiles(data: Row, own: bool) -> TileSet:
    """Data of the tile schema, checked field by field, as tables."""
    data.number("schema_version", 1, 1)
    tiles: list[Tile] = []
    for row in data.rows("tiles"):
        name = row.values.get("id")
        tile = _tile(row.named(name if isinstance(name, str) and name else row.path))
        if any(tile.id == t.id for t in tiles):
            data.named(tile.id).fail("", "tiles-twice")
        tiles.append(tile)
    for number, set_ in enumerate(SETS):
        count = sum(t.set == number for t in tiles)
        if count != TILES_PER_SET:
            data.named(set_).fail("", "tiles-set-size", want=TILES_PER_SET, found=count)
    kept = [_kept(row) for row in data.rows("tiles")] if own else []
    return TileSet(tiles, {"schema_version": 1, "tiles": kept} if own else None)


def _kept(row: Row) -> dict[str, object]:
    """What the rules read of a tile in an owner's file: notes and anything else there stay behind."""
    found: dict[str, object] = {key: row.values[key] for key in TILE_KEYS if key in row.values}
    params = row.values.get("params")
    if isinstance(params, dict):
        read = _params_of(BUILDINGS.index(str(row.values["building"])))
        found["params"] = {key: params[key] for key in read if key in params}
    source = row.values.get("source")
    if isinstance(source, dict):
        found["source"] = {key: RECONSTRUCTED for key in SOURCE_KEYS if source.get(key) == RECONSTRUCTED}
    return found


def _params_of(building: int) -> tuple[str, ...]:
    """The parameters that a building has."""
    if BASKETRY <= building <= COOPERAGE:
        return ("fields", "pairs")
    if building == TRADING_POST:
        return ("counts_building",)
    if building == GUILD_HOUSE:
        return ("upgrades_building",)
    return ("line", "colour") if building == WATCHTOWER else ("line",) if building == TAVERN else ()


def _tile(row: Row) -> Tile:
    name = row.word("id")
    if len(name) > MAX_ID_LENGTH:
        row.fail("id", "data-want", want=f"{name[:MAX_ID_LENGTH]}")
    set_ = row.choice("set", SETS)
    building = row.choice("building", BUILDINGS)
    if SET_OF_BUILDING[building] != set_:
        row.choice("building", [b for b, s in zip(BUILDINGS, SET_OF_BUILDING, strict=True) if s == set_])
    terrain = row.choice("terrain", TERRAINS)
    row.choice("resource", [RESOURCES[terrain]])
    edges, through = _road(row, building)
    params = row.row("params") if "params" in row.values else Row({}, row.file, "params")
    line, other = ROW, NO_BUILDING
    fields: list[int] = []
    pairs: tuple[tuple[int, int], ...] = ()
    if building in (TAVERN, WATCHTOWER):
        line = params.choice("line", ("row", "column"))
    if building == WATCHTOWER and "colour" in params.values:
        params.choice("colour", [TERRAINS[terrain]])
    if building == TRADING_POST:
        other = FARM + params.choice("counts_building", BUILDINGS[FARM : QUARRY + 1])
    if building == GUILD_HOUSE:
        other = BASKETRY + params.choice("upgrades_building", BUILDINGS[BASKETRY : COOPERAGE + 1])
    if BASKETRY <= building <= COOPERAGE:
        fields = params.choices("fields", list(NEIGHBOURS))
        pairs = _pairs(params, fields) if params.has("pairs") else ()
    return Tile(
        name,
        set_,
        building,
        terrain,
        _cost(row.row("cost")),
        edges,
        through,
        line,
        other,
        tuple(STEPS[f] for f in fields),
        pairs,
        _reconstructed(row.values.get("source")),
    )


def _cost(row: Row) -> tuple[int, int, int]:
    if set(row.values) != set(RESOURCES):
        row.fail("", "data-want", want="{" + ", ".join(RESOURCES) + "}")
    return (row.number("wood", 0, 9), row.number("stone", 0, 9), row.number("grain", 0, 9))


def _road(row: Row, building: int) -> tuple[tuple[int, ...], bool]:
    """The edges with a road, and whether it runs through."""
    words = list(EDGES)
    edges = row.choices("road_edges", words)
    ends = row.choices("road_ends", words)
    crossroad = row.flag("crossroad")
    must_end = crossroad or (building == PILGRIMAGE and len(edges) > 0)
    if crossroad and len(edges) != 4:
        row.fail("road_edges", "data-want", want="[N, E, S, W]")
    if (must_end or ends) and set(ends) != set(edges):
        row.fail("road_ends", "data-want", want="[" + ", ".join(words[e] for e in edges) + "]")
    if not ends and len(edges) not in (0, 2):
        row.fail("road_edges", "data-want", want="[] | [a, b]")
    return tuple(EDGES[words[e]] for e in edges), not ends and len(edges) == 2


def _pairs(params: Row, fields: list[int]) -> tuple[tuple[int, int], ...]:
    """Fixed pairs of a craft's fields, each in one pair at most."""
    left = [name for place, name in enumerate(NEIGHBOURS) if place in fields]
    out: list[tuple[int, int]] = []
    for pair in params.entries("pairs"):
        if (
            not isinstance(pair, list)
            or len(pair) != 2
            or pair[0] == pair[1]
            or any(p not in left for p in pair)
        ):
            params.fail("pairs", "data-want", want="null | [[a, b], ...]")
        left = [name for name in left if name not in pair]
        out.append((NEIGHBOURS[pair[0]], NEIGHBOURS[pair[1]]))
    return tuple(out)


def _reconstructed(source: object) -> bool:
    """Whether cost or roads are ours; every field of our file names its origin."""
    if not isinstance(source, dict):
        return True
    return any(source.get(key) == RECONSTRUCTED for key in SOURCE_KEYS)
