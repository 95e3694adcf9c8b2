"""One tile in one or two lines, for screens that are too low for boxes."""

from lichtung.terminal.canvas import Canvas
from lichtung.terminal.heirs.names import RESOURCE_SYMBOLS, Names
from lichtung.terminal.heirs.tile import BENDS, ENDS, ROAD_END, Look, Size
from lichtung.terminal.palette import INK, ROAD, SEAT_STYLES, TERRAIN_GROUND

LOW = 2  # lines up to which a tile has no box

Part = tuple[str, str]  # a text and its style


def draw_low(names: Names, look: Look, size: Size) -> Canvas:
    """Terrain, name, road, owner with points, troops; the last column keeps neighbours apart."""
    canvas = Canvas(size.width, size.height)
    ground = TERRAIN_GROUND[look.terrain]
    base = f"{INK} on {ground}"
    inner = size.width - 1
    for y in range(size.height):
        canvas.put(0, y, " " * inner, base)
    troops: list[Part] = [(text, f"bold {SEAT_STYLES[seat]}") for seat, text in look.chips]
    sign: Part = (RESOURCE_SYMBOLS[look.terrain], base)
    if look.tile < 0:
        rows = [[sign, sign, sign], troops] if size.height == LOW else [[sign, *(troops or [sign, sign])]]
    else:
        road: Part = (road_sign(look), f"bold {ROAD} on {ground}")
        label = "".join(look.bottom) or "".join(look.top).removeprefix(sign[0])
        owner: Part = (label, f"bold {SEAT_STYLES[look.owner]}")
        if size.height == LOW:
            name: Part = (names.fitting(look.tile, inner - 2), f"bold {base}")
            rows = [[sign, name, road], [owner, (" ", base), *troops]]
        else:
            rows = [one_line(names, look, sign, road, owner, troops, inner)]
    for y, parts in enumerate(rows):
        x = 0
        for text, style in parts:
            canvas.put(x, y, text[: inner - x], style)
            x += len(text)
    return canvas


def one_line(
    names: Names, look: Look, sign: Part, road: Part, owner: Part, troops: list[Part], room: int
) -> list[Part]:
    """What matters most first to stay: owner and points, troops, the road, then the terrain's sign."""
    name: Part = (names.building(look.tile, "abbr"), f"bold {sign[1]}")
    rest = [name, road, owner, *troops]
    taken = sum(len(text) for text, _ in rest)
    if taken > room:  # the name gives way
        rest[0] = (name[0][: max(2, len(name[0]) - (taken - room))], name[1])
    return [sign, *rest] if taken < room else rest


def road_sign(look: Look) -> str:
    """All of a road in one sign: where its arms point, and whether it ends here."""
    if not look.road:
        return " "
    return BENDS[look.road] if look.through else ENDS.get(look.road, ROAD_END)
