"""One tile as a box: name, terrain, owner's edge, road, troops, labels on its edges."""

from dataclasses import dataclass, field

from lichtung.heirs.state import BLUE, NOBODY_OWNS, WHITE
from lichtung.heirs.tiles import EAST, NORTH
from lichtung.terminal.canvas import Canvas
from lichtung.terminal.heirs.names import RESOURCE_SYMBOLS, Names
from lichtung.terminal.palette import INK, ROAD, SEAT_STYLES, TERRAIN_GROUND, TERRAIN_SHADE

SCREEN = {NORTH: "N", EAST: "E", -NORTH: "S", -EAST: "W"}
BENDS = {"EW": "═", "NS": "║", "EN": "╚", "NW": "╝", "ES": "╔", "SW": "╗"}
CROSSROAD = "╬"
ROAD_END = "◆"
ENDS = {"EW": "╪", "NS": "╫", "ENSW": CROSSROAD}  # where there is room for one sign only
ROAD_ROW = 2  # of every box, so that roads meet at the edges


@dataclass(frozen=True)
class Size:
    """Of a box, edges included. The width is odd, so that a road can run through the middle."""

    width: int
    height: int

    @property
    def inner(self) -> int:
        return self.width - 2

    @property
    def half(self) -> int:
        """What fits on either side of the road."""
        return self.inner // 2


@dataclass
class Look:
    """What a box shows. Labels are (left, right) on the top and the bottom edge."""

    terrain: int
    tile: int = -1  # -1: open terrain, nobody's building
    owner: int = NOBODY_OWNS
    strong: str = ""  # "top" or "bottom": the edge on its owner's side
    road: str = ""  # screen directions in alphabetical order
    through: bool = False
    top: tuple[str, str] = ("", "")
    bottom: tuple[str, str] = ("", "")
    chips: list[tuple[int, str]] = field(default_factory=list)  # (seat, text) of troops
    name_first: bool = False  # the name hides the road where both want the same place
    faint: bool = False


def road_of(names: Names, tile: int, owner: int, viewer: int) -> tuple[str, bool]:
    """The directions of a tile's road on the viewer's screen, and whether it runs through."""
    data = names.tiles.tiles[tile]
    sign = 1 if owner == viewer else -1  # a tile faces its owner; the screen shows the viewer's side below
    directions = sorted(SCREEN[sign * edge] for edge in data.edges)
    return "".join(directions), data.through


def draw(names: Names, look: Look, size: Size) -> Canvas:
    """The box as characters."""
    canvas = Canvas(size.width, size.height)
    ground = TERRAIN_GROUND[look.terrain]
    base = f"{INK} on {ground}{' dim' if look.faint else ''}"
    shade = f"{TERRAIN_SHADE[look.terrain]} on {ground}"
    _edges(canvas, look, base, shade)
    for y in range(1, size.height - 1):
        canvas.put(1, y, " " * size.inner, base)
    if look.tile < 0:
        _open_ground(canvas, look, size, shade)
    else:
        _road(canvas, look, f"bold {ROAD} on {ground}{' dim' if look.faint else ''}")
        _name(names, canvas, look, size, base)
    _labels(canvas, look, base)
    return canvas


def _edges(canvas: Canvas, look: Look, base: str, shade: str) -> None:
    last = canvas.height - 1
    corners = "┌┐└┘" if look.tile >= 0 else "╭╮╰╯"
    inner = canvas.width - 2
    style = base if look.tile >= 0 else shade
    canvas.put(0, 0, corners[0] + "─" * inner + corners[1], style)
    canvas.put(0, last, corners[2] + "─" * inner + corners[3], style)
    for y in range(1, last):
        canvas.put(0, y, "│", style)
        canvas.put(canvas.width - 1, y, "│", style)
    if look.strong:
        owner = SEAT_STYLES[look.owner]
        if look.strong == "top":
            canvas.put(0, 0, "┏" + "━" * inner + "┓", owner)
        else:
            canvas.put(0, last, "┗" + "━" * inner + "┛", owner)


def _open_ground(canvas: Canvas, look: Look, size: Size, shade: str) -> None:
    sign = RESOURCE_SYMBOLS[look.terrain]
    for y in range(1, size.height - 1):
        for x in range(1 + y % 2 * 2, size.width - 1, 4):
            canvas.put(x, y, sign, shade)
    if look.chips:
        gap = 1 if size.inner >= 7 else 0
        x = 1 + max(0, size.inner - sum(len(text) + gap for _, text in look.chips) + gap) // 2
        for seat, text in look.chips:
            canvas.put(x, ROAD_ROW, text[: size.width - 1 - x], f"bold {SEAT_STYLES[seat]}")
            x += len(text) + gap


def _road(canvas: Canvas, look: Look, style: str) -> None:
    if not look.road:
        return
    middle = canvas.width // 2
    ending = CROSSROAD if len(look.road) == 4 else ROAD_END
    joint = BENDS[look.road] if look.through else ending
    canvas.put(middle, ROAD_ROW, joint, style)
    if "W" in look.road:
        canvas.put(0, ROAD_ROW, "═" * middle, style)
    if "E" in look.road:
        canvas.put(middle + 1, ROAD_ROW, "═" * (canvas.width - middle - 1), style)
    if "N" in look.road:
        for y in range(ROAD_ROW):
            canvas.put(middle, y, "║", style)
    if "S" in look.road:
        for y in range(ROAD_ROW + 1, canvas.height):
            canvas.put(middle, y, "║", style)


def _name(names: Names, canvas: Canvas, look: Look, size: Size, base: str) -> None:
    """The name in the row above the road, troops below it, or beside the name in low boxes."""
    blocked = "N" in look.road and not look.name_first
    room = size.half if blocked else size.inner
    chip_row = 1 if size.height < 5 else 3
    beside = ""  # right of a road from above
    if look.chips:
        seat, text = look.chips[0]
        text = text[: size.half]
        if chip_row == 1:
            beside = text
            room = size.half if blocked else size.inner - len(text) - 1
            canvas.put(size.width - 1 - len(text), 1, text, f"bold {SEAT_STYLES[seat]}")
        else:
            canvas.put(1, chip_row, text, f"bold {SEAT_STYLES[seat]}")
    name = names.fitting(look.tile, room)
    sign = names.sign(look.tile)
    if blocked and sign and not beside and len(names.building(look.tile, "abbr")) + len(sign) > room:
        name = names.building(look.tile, "abbr")[:room]
        canvas.put(size.width // 2 + 1, 1, sign, f"bold {base}")
    canvas.put(1, 1, name, f"bold {base}")


def _labels(canvas: Canvas, look: Look, base: str) -> None:
    for y, (left, right), edge in ((0, look.top, "top"), (canvas.height - 1, look.bottom, "bottom")):
        style = SEAT_STYLES[look.owner] if look.strong == edge else base
        canvas.put(1, y, left, f"bold {style}")
        canvas.put(canvas.width - 1 - len(right), y, right, f"bold {style}")


def edge_of(owner: int, viewer: int) -> str:
    """The edge of a building on its owner's side, as the viewer sees it."""
    if owner not in (WHITE, BLUE):
        return ""
    return "bottom" if owner == viewer else "top"
