"""The actions of The Two Heirs, chance outcomes included, and how they are written."""

from typing import Final

from lichtung.heirs.state import SEATS, Field
from lichtung.heirs.tiles import BUILDINGS, RESOURCES, SETS, TERRAINS, TileSet
from lichtung.kernel.codec import Action, Codec, Kind, Number, Verb, Words

TAKE: Final = 0
BUILD: Final = 1
LAY: Final = 2
MARCH: Final = 3
DEPLOY: Final = 4
WITHDRAW: Final = 5
STRIKE_CAMP: Final = 6
RAZE: Final = 7
SPARE: Final = 8
DISCARD: Final = 9
END_TURN: Final = 10
PICK_SET: Final = 11
TOSS: Final = 12
DRAW: Final = 13
TOP: Final = 14
TOKEN: Final = 15


class OfTile(Action):
    """Take a tile into the hand, discard one, or (chance) draw one from the stack."""

    def __init__(self, verb: int, tile: int) -> None:
        self.verb = verb
        self.tile = tile

    def fields(self) -> tuple[int, ...]:
        return (self.tile,)

    def values(self) -> tuple[object, ...]:
        return (self.verb, self.tile)


class OfTileAt(Action):
    """Build a tile from the hand on a field, or lay it there as open terrain."""

    def __init__(self, verb: int, tile: int, at: int) -> None:
        self.verb = verb
        self.tile = tile
        self.at = at

    def fields(self) -> tuple[int, ...]:
        return (self.tile, self.at)

    def values(self) -> tuple[object, ...]:
        return (self.verb, self.tile, self.at)


class OfField(Action):
    """Deploy to, withdraw from, break camp at, or raze a field."""

    def __init__(self, verb: int, at: int) -> None:
        self.verb = verb
        self.at = at

    def fields(self) -> tuple[int, ...]:
        return (self.at,)

    def values(self) -> tuple[object, ...]:
        return (self.verb, self.at)


class March(Action):
    """Move a troop from field to field."""

    def __init__(self, origin: int, dest: int) -> None:
        self.verb = MARCH
        self.origin = origin
        self.dest = dest

    def fields(self) -> tuple[int, ...]:
        return (self.origin, self.dest)


class Plain(Action):
    """An answer without arguments: end the turn, spare the building."""

    def __init__(self, verb: int) -> None:
        self.verb = verb

    def values(self) -> tuple[object, ...]:
        return (self.verb,)


class Which(Action):
    """One of a few: a set to play with, the side of the shield, a terrain, an order token."""

    def __init__(self, verb: int, which: int) -> None:
        self.verb = verb
        self.which = which

    def fields(self) -> tuple[int, ...]:
        return (self.which,)

    def values(self) -> tuple[object, ...]:
        return (self.verb, self.which)


ENDED: Final = Plain(END_TURN)
SPARED: Final = Plain(SPARE)

# Actions of a kind that are kept: there is no end of fields on which a long-running server could meet one.
MOST_KEPT: Final = 4096

_tiles: Final[dict[int, OfTile]] = {}
_tiles_at: Final[dict[int, OfTileAt]] = {}
_fields: Final[dict[int, OfField]] = {}
_marches: Final[dict[int, March]] = {}


def of_tile(verb: int, tile: int) -> OfTile:
    """The one action of this kind, as long as it is kept: listing builds no action twice."""
    key = verb << 8 | tile
    a = _tiles.get(key)
    if a is None:
        a = _tiles[key] = OfTile(verb, tile)
    return a


def of_tile_at(verb: int, tile: int, at: int) -> OfTileAt:
    key = (verb << 8 | tile) << 12 | at
    a = _tiles_at.get(key)
    if a is None:
        if len(_tiles_at) >= MOST_KEPT:
            _tiles_at.clear()
        a = _tiles_at[key] = OfTileAt(verb, tile, at)
    return a


def of_field(verb: int, at: int) -> OfField:
    key = verb << 12 | at
    a = _fields.get(key)
    if a is None:
        if len(_fields) >= MOST_KEPT:
            _fields.clear()
        a = _fields[key] = OfField(verb, at)
    return a


def march(origin: int, dest: int) -> March:
    key = origin << 12 | dest
    a = _marches.get(key)
    if a is None:
        if len(_marches) >= MOST_KEPT:
            _marches.clear()
        a = _marches[key] = March(origin, dest)
    return a


ORDERS: Final = ("build", "march")
SLOTS_OF_TOKENS: Final = 3
TOKEN_WORDS: Final = tuple(f"{order}-{slot + 1}" for order in ORDERS for slot in range(SLOTS_OF_TOKENS))

# Each verb in the order of its number; the lambdas fix the first argument of the shared classes.
VERBS: Final = [
    Verb("take", lambda tile: of_tile(TAKE, tile), "tile"),
    Verb("build", lambda tile, at: of_tile_at(BUILD, tile, at), "tile at:field"),
    Verb("lay", lambda tile, at: of_tile_at(LAY, tile, at), "tile at:field"),
    Verb("march", lambda origin, dest: march(origin, dest), "origin:field dest:field"),
    Verb("deploy", lambda at: of_field(DEPLOY, at), "at:field"),
    Verb("withdraw", lambda at: of_field(WITHDRAW, at), "at:field"),
    Verb("camp", lambda at: of_field(STRIKE_CAMP, at), "at:field"),
    Verb("raze", lambda at: of_field(RAZE, at), "at:field"),
    Verb("spare", lambda: SPARED),
    Verb("discard", lambda tile: of_tile(DISCARD, tile), "tile"),
    Verb("end", lambda: ENDED),
    Verb("set", lambda which: Which(PICK_SET, which), "set"),
    Verb("toss", lambda which: Which(TOSS, which), "seat"),
    Verb("draw", lambda tile: of_tile(DRAW, tile), "tile"),
    Verb("top", lambda which: Which(TOP, which), "terrain"),
    Verb("token", lambda which: Which(TOKEN, which), "token"),
]


def codec_for(tiles: TileSet) -> Codec:
    """The codec of a game with these tiles."""
    kinds: dict[str, Kind] = {
        "tile": Words(tiles.ids),
        "field": Field(),
        "seat": Words(SEATS),
        "set": Words(SETS),
        "terrain": Words(TERRAINS),
        "resource": Words(RESOURCES),
        "building": Words(BUILDINGS),
        "token": Words(TOKEN_WORDS),
        "count": Number(0, 999),
    }
    return Codec(VERBS, kinds)
