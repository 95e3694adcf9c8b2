"""How events of The Two Heirs become lines: fields are called by what lies there or beside them."""

from typing import Final

from lichtung.heirs.game import HeirsGame
from lichtung.heirs.state import Setup, field, xy
from lichtung.kernel.codec import Event
from lichtung.kernel.telling import COMMA, SEMICOLON, Argument, Part, Scene, Tale, Telling

START: Final = field(0, 0)
BUILDING: Final = ("built", "regent-built")
TERRAIN: Final = ("laid", "regent-settled")
# Orthogonal neighbours come first: whoever looks for a place finds it more easily.
AROUND: Final = ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1))
MOST_BESIDE: Final = 2  # neighbours that a field is called by


class Landscape(Scene):
    """What lies on each field, as everybody has seen it being laid."""

    remembers = True

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.tile: dict[int, int] = {}
        self.turned: set[int] = set()  # the fields whose tile lies face down

    def notice(self, event: Event) -> dict[str, Part]:
        named = event.named()
        found = {name: self.there(value) for name, kind, value in named if kind == "field"}
        args = {name: value for name, _, value in named}
        if event.key in BUILDING or event.key in TERRAIN:
            found["at"] = self.beside(args["at"])
            self.tile[args["at"]] = args["tile"]
            if event.key in TERRAIN:
                found["ground"] = Part("field-ground", [self.terrain(args["tile"])])
                self.turned.add(args["at"])
        elif event.key in ("razed", "camp-used"):
            self.turned.add(args["at"])
        return found

    def copy(self) -> "Landscape":
        other = Landscape(self.setup)
        other.tile, other.turned = self.tile.copy(), self.turned.copy()
        return other

    def called(self, kind: str, value: int) -> Part | None:
        """A field by its tile, else by what it touches; of any other there is nothing to say."""
        if kind != "field":
            return None
        if value == START or value in self.tile:
            return Part("field-with", phrases={"tile": [self.there(value)]})
        where = self.beside(value)
        return Part("field-free-beside", phrases={"where": [where]}) if where.phrases else None

    def there(self, at: int) -> Part:
        """A field by what lies on it."""
        if at == START:
            return Part("field-start")
        if at not in self.tile:
            return Part("field-free")
        tile = self.tile[at]
        if at not in self.turned:
            return self.standing(at)
        alike = [other for other in self.turned if self.terrain(self.tile[other]) == self.terrain(tile)]
        if len(alike) == 1:
            return self.bare(at)
        for near in self.buildings_around(at):
            if sum(near in self.buildings_around(other) for other in alike) == 1:
                where = Part("field-beside", phrases={"one": [building(near)]})
                return Part("field-terrain-beside", [self.terrain(tile)], {"where": [where]})
        return Part("field-terrain-off", [self.terrain(tile)], {"ways": self.ways(at)})

    def standing(self, at: int) -> Part:
        """A building by its name, and where there are several of them by its place too."""
        part = building(self.tile[at])
        kinds = [self.setup.building[tile] for field, tile in self.tile.items() if field not in self.turned]
        if kinds.count(self.setup.building[self.tile[at]]) > 1:
            return Part("field-building-off", part.args, {"ways": self.ways(at)})
        return part

    def ways(self, at: int) -> list[Part]:
        """How far a field is from the start tile; what is right to White is left to Blue."""
        x, y = xy(at)
        ahead = f"{'beyond' if y > 0 else 'near'}{'' if x else '-start'}"
        ways = (("right" if x > 0 else "left", abs(x)), (ahead, abs(y)))
        return [Part(f"field-{way}", [("count", "count", steps)]) for way, steps in ways if steps]

    def bare(self, at: int) -> Part:
        """The start tile or open terrain, without what lies beside it."""
        return Part("field-start") if at == START else Part("field-terrain", [self.terrain(self.tile[at])])

    def terrain(self, tile: int) -> Argument:
        return ("terrain", "terrain", self.setup.terrain[tile])

    def buildings_around(self, at: int) -> list[int]:
        """The buildings next to a field, each name once."""
        x, y = xy(at)
        around = [field(x + dx, y + dy) for dx, dy in AROUND]
        tiles = [self.tile[one] for one in around if one in self.tile and one not in self.turned]
        first = {self.setup.building[tile]: tile for tile in reversed(tiles)}.values()
        return [tile for tile in tiles if tile in first]

    def beside(self, at: int) -> Part:
        """A field by the buildings around it, else by the start tile or the terrain that it touches."""
        named = [building(tile) for tile in self.buildings_around(at)[:MOST_BESIDE]]
        if not named:
            x, y = xy(at)
            around = [field(x + dx, y + dy) for dx, dy in AROUND]
            touched = [START] if START in around else [one for one in around if one in self.turned]
            named = [self.bare(one) for one in touched[:1]]
        if not named:
            return Part("field-free")
        phrases = {name: [part] for name, part in zip(("one", "other"), named, strict=False)}
        return Part("field-beside" if len(named) == 1 else "field-beside-both", phrases=phrases)


def building(tile: int) -> Part:
    return Part("field-building", [("tile", "tile", tile)])


TALES: Final = (
    Tale("set-chosen", after="set-chosen", gathers="set", into="sets"),
    Tale("dealt", after="dealt", gathers="tile", into="tiles"),
    Tale("tossed", turn="seat"),
    Tale("turn-ended", turn="next"),
    Tale("taken", takes="refilled last-tile"),
    Tale("refilled", after="taken regent-dropped regent-built regent-settled", glue=SEMICOLON),
    Tale("discarded", after="discarded", same="seat", gathers="tile", into="tiles"),
    Tale("regent-token", after="regent-token", gathers="token", into="tokens"),
    Tale("regent-order", after="regent-token", glue=COMMA),
)


def telling(game: HeirsGame) -> Telling:
    """How a game is told."""
    return Telling(TALES, lambda: Landscape(game.setup))
