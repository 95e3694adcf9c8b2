"""The landscape as a grid of boxes, seen from one player's side."""

from rich.text import Text

from lichtung.heirs.scoring import building_line
from lichtung.heirs.state import BLUE, IN_RESERVE, NOBODY_OWNS, WHITE, Heirs, field, xy
from lichtung.terminal.canvas import Canvas
from lichtung.terminal.heirs.low import LOW, draw_low
from lichtung.terminal.heirs.names import MOVED, RESOURCE_SYMBOLS, RETINUE, Names
from lichtung.terminal.heirs.tile import Look, Size, draw, edge_of, road_of
from lichtung.terminal.palette import FAINT, LIGHT

AXIS = 4  # columns for the numbers of the rows
SIZES = (Size(13, 5), Size(11, 5), Size(9, 4), Size(7, 4))
LOW_SIZES = (Size(13, 2), Size(10, 2), Size(10, 1), Size(8, 1))  # where lines are few: no boxes


class Landscape:
    """The tiles that lie, the fields where the viewer may build, and the axes of the notation."""

    def __init__(self, names: Names, s: Heirs, viewer: int, sites: list[int]) -> None:
        self.names = names
        self.s = s
        self.viewer = viewer
        self.sites = set(sites)
        shown = [xy(at) for at in (*s.cells, *sites)]
        xs = [x for x, _ in shown] or [0]
        ys = [y for _, y in shown] or [0]
        self.columns = list(range(min(xs), max(xs) + 1))
        self.rows = list(range(max(ys), min(ys) - 1, -1))
        if viewer == BLUE:  # the board is turned round, the coordinates stay
            self.columns.reverse()
            self.rows.reverse()

    def size(self, width: int, height: int | None = None) -> Size | None:
        """The largest boxes that fit, or None if the landscape is wider than the screen."""
        sizes = SIZES if height is None else (*SIZES, *LOW_SIZES)
        fitting = [size for size in sizes if AXIS + len(self.columns) * size.width <= width]
        if not fitting:
            return None
        low = [size for size in fitting if height is None or 1 + len(self.rows) * size.height <= height]
        return low[0] if low else min(fitting, key=lambda size: size.height)

    def draw(self, width: int, height: int | None = None) -> Text:
        """The landscape; one that is too wide is shown in strips."""
        size = self.size(width, height)
        if size is not None:
            return self.strip(self.columns, size).text()
        size = (SIZES if height is None else LOW_SIZES)[-1]
        count = max(1, (width - AXIS) // size.width)
        strips = [self.columns[i : i + count] for i in range(0, len(self.columns), count)]
        return Text("\n", no_wrap=True).join([self.strip(columns, size).text() for columns in strips])

    def strip(self, columns: list[int], size: Size) -> Canvas:
        """Some columns of the landscape with both axes."""
        canvas = Canvas(AXIS + len(columns) * size.width, 1 + len(self.rows) * size.height)
        for i, x in enumerate(columns):
            canvas.put(AXIS + i * size.width, 0, str(x).center(size.width), FAINT)
        for j, y in enumerate(self.rows):
            top = 1 + j * size.height
            canvas.put(0, top + size.height // 2, str(y).rjust(AXIS - 1), FAINT)
            for i, x in enumerate(columns):
                at = field(x, y)
                left = AXIS + i * size.width
                if at in self.s.cells:
                    box = draw if size.height > LOW else draw_low
                    canvas.paste(left, top, box(self.names, self.look(at, size), size))
                elif at in self.sites:
                    self.site(canvas, left, top, at, size)
        return canvas

    def site(self, canvas: Canvas, left: int, top: int, at: int, size: Size) -> None:
        """An empty field where the viewer may lay a tile, with its coordinates."""
        for y in (0, size.height - 1) if size.height > LOW else ():
            canvas.put(left, top + y, "·" + " " * size.inner + "·", FAINT)
        canvas.put(left, top + size.height // 2, self.names.field(at).center(size.width), LIGHT)

    def look(self, at: int, size: Size) -> Look:
        """What the box of a field shows."""
        s, names = self.s, self.names
        cell = s.cells[at]
        tile, owner = cell >> 2, cell & 3
        terrain = s.setup.terrain[tile]
        sign = RESOURCE_SYMBOLS[terrain]
        if owner == NOBODY_OWNS:
            return Look(terrain, chips=self.chips(at), top=(sign, ""))
        road, through = road_of(names, tile, owner, self.viewer)
        strong = edge_of(owner, self.viewer)
        points = str(building_line(s, at).points())
        label = names.seat(owner) if size.height > LOW else names.letter(owner)
        if len(label) + (strong == "top") > size.half:
            label = names.letter(owner)
        top, bottom = (sign, ""), ("", "")
        if strong == "top":
            top = (sign + label, points)
        else:
            bottom = (label, points)
        return Look(terrain, tile, owner, strong, road, through, top, bottom, self.chips(at))

    def chips(self, at: int) -> list[tuple[int, str]]:
        """The troops on a field, both at the start."""
        found: list[tuple[int, str]] = []
        for i, place in enumerate(self.s.troops):
            if place == at and place != IN_RESERVE:
                seat = WHITE if i < 3 else BLUE
                mark = RETINUE if i % 3 == 0 else ""
                moved = MOVED if self.s.moved >> i & 1 else ""
                found.append((seat, self.names.letter(seat) + mark + moved))
        return found
