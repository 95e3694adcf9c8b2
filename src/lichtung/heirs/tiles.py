"""The building tiles as data: read, checked, and turned into tables. E.1.

Numbers come from `data/tiles.json` or from an owner's own file of the same schema. Most costs, colours,
roads and directions there are a reconstruction; every field names its origin.
"""

import json
from pathlib import Path
from typing import Final

from lichtung.kernel.errors import LichtungError

GREEN: Final = 0  # gives wood
GREY: Final = 1  # gives stone
YELLOW: Final = 2  # gives grain
TERRAINS: Final = ("green", "grey", "yellow")  # E.1.2
RESOURCES: Final = ("wood", "stone", "grain")

SETS: Final = ("reise", "land_industrie", "handel_kirche", "krieg", "handwerk", "patrouille")
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
    source = path or Path(__file__).parent / "data" / "tiles.json"
    try:
        data = json.loads(source.read_text(encoding="utf-8"))
    except OSError as error:
        raise LichtungError("file-unreadable", str(source), why=error.strerror or "?") from None
    except (ValueError, RecursionError) as error:
        raise LichtungError("tiles-not-json", str(source), why=str(error)) from None
    try:
        return check_tiles(data, path is not None)
    except LichtungError as error:
        raise error.at(str(source)) from None


def check_tiles(data: object, own: bool) -> TileSet:
    """Data of the tile schema, checked field by field, as tables."""
    if not isinstance(data, dict):
        raise LichtungError("tiles-want", "", want="object")
    if data.get("schema_version") != 1:
        raise LichtungError("tiles-want", "schema_version", want="1")
    rows = data.get("tiles")
    if not isinstance(rows, list):
        raise LichtungError("tiles-want", "tiles", want="list")
    tiles: list[Tile] = []
    for i, row in enumerate(rows):
        name = row.get("id") if isinstance(row, dict) else None
        where = name if isinstance(name, str) and name else f"tiles[{i}]"
        if not isinstance(row, dict):
            raise LichtungError("tiles-want", where, want="object")
        tile = _Reader(row, where).tile()
        if any(tile.id == t.id for t in tiles):
            raise LichtungError("tiles-twice", tile.id)
        tiles.append(tile)
    for number, name in enumerate(SETS):
        count = sum(t.set == number for t in tiles)
        if count != TILES_PER_SET:
            raise LichtungError("tiles-set-size", name, want=TILES_PER_SET, found=count)
    return TileSet(tiles, {"schema_version": 1, "tiles": rows} if own else None)


class _Reader:
    """Reads one entry of `tiles`; each error names the tile and the key."""

    def __init__(self, row: dict[str, object], where: str) -> None:
        self.row = row
        self.where = where

    def bad(self, key: str, want: str) -> LichtungError:
        return LichtungError("tiles-want", f"{self.where}: {key}", want=want)

    def word(self, row: dict[str, object], key: str, words: tuple[str, ...], prefix: str = "") -> int:
        value = row.get(key)
        if not isinstance(value, str) or value not in words:
            raise self.bad(prefix + key, " | ".join(words))
        return words.index(value)

    def steps(self, row: dict[str, object], key: str, known: dict[str, int], prefix: str = "") -> list[str]:
        value = row.get(key)
        names = [v for v in value if isinstance(v, str) and v in known] if isinstance(value, list) else []
        if not isinstance(value, list) or len(names) < len(value) or len(set(names)) < len(names):
            raise self.bad(prefix + key, "[" + ", ".join(known) + "]")
        return names

    def tile(self) -> Tile:
        row = self.row
        name = row.get("id")
        if not isinstance(name, str) or name.split() != [name]:
            raise self.bad("id", "text")
        set_ = self.word(row, "set", SETS)
        building = self.word(row, "building", BUILDINGS)
        if SET_OF_BUILDING[building] != set_:
            raise self.bad("building", " | ".join(b for b, s in _buildings() if s == set_))
        terrain = self.word(row, "terrain", TERRAINS)
        if self.word(row, "resource", RESOURCES) != terrain:
            raise self.bad("resource", RESOURCES[terrain])
        edges, through = self.road(building)
        params = row.get("params", {})
        if not isinstance(params, dict):
            raise self.bad("params", "object")
        line, other = ROW, NO_BUILDING
        fields: tuple[int, ...] = ()
        pairs: tuple[tuple[int, int], ...] = ()
        if building in (TAVERN, WATCHTOWER):
            line = self.word(params, "line", ("row", "column"), "params.")
        if building == WATCHTOWER and params.get("colour", TERRAINS[terrain]) != TERRAINS[terrain]:
            raise self.bad("params.colour", TERRAINS[terrain])
        if building == TRADING_POST:
            other = FARM + self.word(params, "counts_building", BUILDINGS[FARM : QUARRY + 1], "params.")
        if building == GUILD_HOUSE:
            crafts = BUILDINGS[BASKETRY : COOPERAGE + 1]
            other = BASKETRY + self.word(params, "upgrades_building", crafts, "params.")
        if BASKETRY <= building <= COOPERAGE:
            names = self.steps(params, "fields", NEIGHBOURS, "params.")
            fields = tuple(NEIGHBOURS[n] for n in names)
            pairs = self.pairs(params, names)
        source = row.get("source", {})
        known = isinstance(source, dict) and source.get("cost") != "reconstructed"
        known = known and isinstance(source, dict) and source.get("road_edges") != "reconstructed"
        cost = self.cost()
        return Tile(
            name, set_, building, terrain, cost, edges, through, line, other, fields, pairs, not known
        )

    def cost(self) -> tuple[int, int, int]:
        value = self.row.get("cost")
        if not isinstance(value, dict) or set(value) != set(RESOURCES):
            raise self.bad("cost", "{" + ", ".join(RESOURCES) + "}")
        for resource in RESOURCES:
            n = value[resource]
            if not isinstance(n, int) or isinstance(n, bool) or not 0 <= n <= 9:
                raise self.bad(f"cost.{resource}", "0..9")
        return (value["wood"], value["stone"], value["grain"])

    def road(self, building: int) -> tuple[tuple[int, ...], bool]:
        names = self.steps(self.row, "road_edges", EDGES)
        ends = self.steps(self.row, "road_ends", EDGES)
        if not isinstance(self.row.get("crossroad"), bool):
            raise self.bad("crossroad", "true | false")
        must_end = self.row["crossroad"] is True or (building == PILGRIMAGE and len(names) > 0)
        if self.row["crossroad"] is True and len(names) != 4:
            raise self.bad("road_edges", "[N, E, S, W]")
        if (must_end or ends) and set(ends) != set(names):
            raise self.bad("road_ends", "[" + ", ".join(names) + "]")
        if not ends and len(names) not in (0, 2):
            raise self.bad("road_edges", "[] | [a, b]")
        return tuple(EDGES[n] for n in names), not ends and len(names) == 2

    def pairs(self, params: dict[str, object], names: list[str]) -> tuple[tuple[int, int], ...]:
        value = params.get("pairs")
        if value is None:
            return ()
        if not isinstance(value, list):
            raise self.bad("params.pairs", "null | [[a, b], ...]")
        out: list[tuple[int, int]] = []
        left = names[:]  # each field is in one pair at most
        for pair in value:
            if not isinstance(pair, list) or len(pair) != 2 or any(p not in left for p in pair):
                raise self.bad("params.pairs", "null | [[a, b], ...]")
            if pair[0] == pair[1]:
                raise self.bad("params.pairs", "null | [[a, b], ...]")
            left = [name for name in left if name not in pair]
            out.append((NEIGHBOURS[pair[0]], NEIGHBOURS[pair[1]]))
        return tuple(out)


def _buildings() -> list[tuple[str, int]]:
    return list(zip(BUILDINGS, SET_OF_BUILDING, strict=True))
