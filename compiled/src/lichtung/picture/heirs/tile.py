"""One tile as a square: terrain, road, building in its owner's colour, points or cost."""

from random import Random
from typing import Final

from lichtung.heirs.state import NOBODY_OWNS
from lichtung.heirs.tiles import BUILDINGS, EAST, FARM, NORTH, QUARRY, RESOURCES, SETS, TERRAINS, Tile
from lichtung.picture.palette import INK, PAPER
from lichtung.picture.sheet import Sheet, n

IN_HAND: Final = -1  # nobody's yet: a tile of a hand or of the reserve
GROUND: Final = {"green": "#7fab64", "grey": "#b3bbbf", "yellow": "#f5db86"}
WALLS: Final = {"w1": "#f6ead0", "w2": "#dcc8a4"}
ROOFS: Final = (("#fffdf4", "#d6d1bf"), ("#3468b4", "#27508f"), ("#c77b4f", "#a8623c"))
LEAVES: Final = {"a": "#4a7b5a", "b": "#3a684b"}
ENDS: Final = {NORTH: (50, 0), EAST: (100, 50), -NORTH: (50, 100), -EAST: (0, 50)}
YIELDS: Final = ("grain", "wood", "stone")  # of farm, sawmill, quarry
EDGE: Final = f" stroke='{INK}' stroke-width='1.3'"


def draw_tile(
    sheet: Sheet,
    tile: Tile | None,
    terrain: int,
    x: float,
    y: float,
    size: float,
    owner: int = IN_HAND,
    turned: bool = False,
    points: int | None = None,
) -> None:
    """A tile with its upper left corner at a place; without `tile` it lies face down."""
    ground = TERRAINS[terrain]
    bare = tile is None or owner == NOBODY_OWNS
    sheet.add(f"<g transform='translate({n(x)} {n(y)}) scale({size / 100:.3f})'>")
    sheet.box(0, 2.5, 100, 100, INK, 9, " opacity='.5'")
    sheet.box(0, 0, 100, 100, GROUND[ground], 9)
    clip = sheet.define("clipPath", "<rect width='100' height='100' rx='9'/>")
    sheet.add(f"<g clip-path='url(#{clip})'>")
    texture(sheet, ground, "start" if tile is None else tile.id)
    if tile is not None and not bare:
        roads(sheet, tile, turned)
    if ground == "green":
        sheet.symbol("t-oak", 5, 2, 18, 24, LEAVES)
        sheet.symbol("t-oak", 80, 3, 16, 21, LEAVES)
    if owner in (0, 1) and not bare:
        sheet.box(-2, -2 if turned else 91, 104, 11, ROOFS[owner][0], 0, EDGE)
    sheet.add("</g>")
    if tile is not None and not bare:
        building(sheet, tile, owner, turned)
        sheet.box(0.8, 0.8, 98.4, 98.4, "none", 8.5, f" stroke='{INK}' stroke-width='1.5'")
        if owner == IN_HAND:
            printed(sheet, tile)
        else:
            seal(sheet, tile, points)
    else:
        sheet.box(
            0.6, 0.6, 98.8, 98.8, "none", 8.6, f" stroke='{INK}' stroke-opacity='.34' stroke-width='1.1'"
        )
    sheet.add("</g>")


def texture(sheet: Sheet, ground: str, seed: str) -> None:
    """Tufts, stones or furrows: terrain is told by more than its colour."""
    random = Random(seed)
    if ground == "yellow":
        for row in range(9):
            slanted = f" transform='skewX(-24) translate({row * 5} 0)'"
            dashes = f" stroke-dasharray='1.8 9.5' stroke-dashoffset='{row % 3 * 5}'"
            sheet.line(f"M-8 {n(8 + row * 11.5)}h116", "#d3ac3f", 5, dashes + slanted)
        return
    for _ in range(10):
        x, y, s = random.uniform(4, 92), random.uniform(14, 92), random.random()
        if ground == "green":
            sheet.line(f"M{n(x)} {n(y)}l1.5-4 1.5 4 1.5-5 1.5 5", "#4c7d40", 1.5)
        else:
            path = f"M{n(x)} {n(y)}l{n(2 + s)} {n(-3 - 2 * s)}h{n(4 + 2 * s)}l{n(3 + s)} {n(3 + 2 * s)}z"
            sheet.shape(path, "#ccd2d3" if s > 0.7 else "#a3adb2", " stroke='#7c878d'")


def roads(sheet: Sheet, tile: Tile, turned: bool) -> None:
    """Roads run to the edges; one that runs through bends, others end in the middle."""
    ends = [ENDS[-edge if turned else edge] for edge in tile.edges]
    if tile.through and len(ends) == 2:
        (ax, ay), (bx, by) = ends
        paths = [f"M{ax} {ay}Q50 50 {bx} {by}"]
    else:
        paths = [f"M{x} {y}L50 50" for x, y in ends]
    for colour, width in (("#7a6232", 16.5), ("#f8f0d4", 13.5)):
        for path in paths:
            sheet.line(path, colour, width)


def building(sheet: Sheet, tile: Tile, owner: int, turned: bool) -> None:
    roof = ROOFS[2 if owner == IN_HAND else owner]
    paint = {**WALLS, "r1": roof[0], "r2": roof[1]}
    name = f"h-{BUILDINGS[tile.building]}"
    if owner == IN_HAND:
        sheet.symbol(name, 18, 21, 64, 60, paint)
    else:
        sheet.symbol(name, 14, 22 if turned else 17, 72, 67.5, paint)


def printed(sheet: Sheet, tile: Tile) -> None:
    """What a tile shows while nobody has built it: its cost and its set."""
    cost = [name for name, count in zip(RESOURCES, tile.cost, strict=True) for _ in range(count)]
    if cost:
        sheet.box(4, 4, 20, 4 + len(cost) * 17, PAPER, 8, EDGE)
        for i, name in enumerate(cost):
            sheet.symbol(f"r-{name}", 6.5, 6.5 + i * 17, 15)
    sheet.circle(87.5, 12.5, 9, PAPER, EDGE)
    sheet.symbol(f"u-{SETS[tile.set]}", 81.5, 6.5, 12)


def seal(sheet: Sheet, tile: Tile, points: int | None) -> None:
    """What a building brings now: points, or the resource that it gives."""
    if FARM <= tile.building <= QUARRY and not points:
        sheet.circle(85, 82, 12, PAPER, EDGE)
        sheet.symbol(f"r-{YIELDS[tile.building - FARM]}", 75.5, 72.5, 19)
    elif points is not None:
        sheet.circle(85, 82, 12, INK, f" stroke='{PAPER}' stroke-width='1.8'")
        sheet.text(85, 87.2, str(points), 15, PAPER, "middle", 800)
