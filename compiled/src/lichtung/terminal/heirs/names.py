"""Names, symbols and short descriptions of tiles for the table."""

from lichtung.heirs.game import HeirsGame
from lichtung.heirs.state import Field
from lichtung.heirs.tiles import (
    BASKETRY,
    BUILDINGS,
    COOPERAGE,
    FARM,
    GUILD_HOUSE,
    NO_BUILDING,
    RESOURCES,
    ROW,
    TAVERN,
    TRADING_POST,
    WATCHTOWER,
)
from lichtung.locale.render import Catalogue

RESOURCE_SYMBOLS = ("♣", "■", "ψ")  # wood, stone, grain; also the terrain that gives it
RETINUE = "♛"
MOVED = "×"
LIKE_LETTERS = "+x*"
RESOURCE_OF = (2, 0, 1)  # of farm, sawmill, quarry
ORTHOGONAL = {64, 1, -64, -1}
DIAGONAL = {65, -63, -65, 63}


class Names:
    """The words of one language for one game's tiles."""

    def __init__(self, game: HeirsGame, words: Catalogue) -> None:
        self.game = game
        self.words = words
        self.tiles = game.setup.tiles

    def seat(self, seat: int) -> str:
        return self.words.value(self.game, "seat", seat)

    def letter(self, seat: int) -> str:
        """The initial that marks a seat's troops and buildings."""
        return self.seat(seat)[0]

    def field(self, at: int) -> str:
        return Field().text(at)

    def building(self, tile: int, form: str = "name") -> str:
        """The building of a tile: `name`, `short` or `abbr`."""
        return self.words.say(f"heirs-{form}-{BUILDINGS[self.tiles.building[tile]]}")

    def fitting(self, tile: int, width: int) -> str:
        """The longest form of the name that fits, its variant included where there is room."""
        sign = self.sign(tile)
        apart = " " if sign in LIKE_LETTERS or sign.isalpha() else ""  # lest it reads as part of the name
        forms = [self.building(tile, form) for form in ("name", "short", "abbr")]
        for name in forms:
            for shown in (f"{name} {sign}" if sign else name, name + apart + sign):
                if len(shown) <= width:
                    return shown
        return forms[-1][:width]

    def sign(self, tile: int) -> str:
        """What tells variants of a building apart: a direction, the fields of a craft, its partner."""
        data = self.tiles.tiles[tile]
        if data.building in (TAVERN, WATCHTOWER):
            return "↔" if data.line == ROW else "↕"
        if BASKETRY <= data.building <= COOPERAGE:
            return {"orthogonal": "+", "diagonal": "x"}.get(self.pattern(tile), "*")
        if data.building == TRADING_POST:
            return RESOURCE_SYMBOLS[RESOURCE_OF[data.other - FARM]]
        if data.building == GUILD_HOUSE:
            return self.words.say(f"heirs-abbr-{BUILDINGS[data.other]}")[0]
        return ""

    def pattern(self, tile: int) -> str:
        """Which neighbours a craft looks at."""
        fields = set(self.tiles.tiles[tile].fields)
        if fields <= ORTHOGONAL:
            return "orthogonal"
        return "diagonal" if fields <= DIAGONAL else "mixed"

    def variant(self, tile: int) -> dict[str, str | int]:
        """The arguments that effects and reasons choose their words by."""
        data = self.tiles.tiles[tile]
        other = BUILDINGS[data.other] if data.other != NO_BUILDING else ""
        line = "row" if data.line == ROW else "column"
        return {"line": line, "other": other, "fields": self.pattern(tile)}

    def effect(self, tile: int) -> str:
        """What the building brings, in a line."""
        key = f"heirs-effect-{BUILDINGS[self.tiles.building[tile]]}"
        return self.words.say(key, **self.variant(tile))

    def reason(self, tile: int, count: int, each: int) -> str:
        """What the building counted."""
        key = f"heirs-reason-{BUILDINGS[self.tiles.building[tile]]}"
        return self.words.say(key, count=count, each=each, **self.variant(tile))

    def cost(self, tile: int) -> str:
        """The cost in symbols."""
        return symbols(self.tiles.cost[tile])

    def terrain(self, tile: int) -> str:
        return RESOURCE_SYMBOLS[self.tiles.terrain[tile]]

    def title(self, tile: int) -> str:
        """Terrain, name and variant, as in lists."""
        sign = self.sign(tile)
        return f"{self.terrain(tile)} {self.building(tile)}{' ' + sign if sign else ''}"

    def resource(self, resource: int) -> str:
        return self.words.say(f"heirs-resource-{RESOURCES[resource]}")


def symbols(amounts: tuple[int, ...] | list[int]) -> str:
    """Amounts of wood, stone and grain as a row of symbols."""
    return "".join(sign * n for sign, n in zip(RESOURCE_SYMBOLS, amounts, strict=True))
