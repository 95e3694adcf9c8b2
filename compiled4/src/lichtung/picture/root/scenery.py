"""The wood of a board: floor, light, water, paths, and what grows beside them."""

from collections.abc import Iterable
from math import cos, pi, sin
from random import Random
from typing import Final

from lichtung.picture.geometry import Line, Oval, Point, blob, closed, opened, polygon, within
from lichtung.picture.palette import Paint
from lichtung.picture.root.layout import HEIGHT, WIDTH, Layout, waves
from lichtung.picture.sheet import Sheet, n

CELL = 7.0  # of the grid that knows where nothing may grow
STEP = 23.0  # between two trees
TREE = (24.0, 32.0, 30.0)  # the width and height of a drawing, and how far down its foot is
BOXES: Final = {"peak": (48.0, 44.0, 42.0), "crag": (32.0, 26.0, 24.0), "drift": (44.0, 12.0, 11.0)}
BOULDER = (22.0, 13.0, 12.0)
BOULDERS: Final = ((-9.0, 0.0, 1.04), (10.0, -1.0, 0.95), (0.0, 9.5, 1.14))
GAP_OF_CLOSED = 27.0  # from the boulders to what is left of their path
CORNERS = 20  # of the rock around the Pass

Growth = tuple[str, str, str, int]  # a drawing, its light and its dark half, and its share
AUTUMN: Final[list[Growth]] = [
    ("fir", "#2f5947", "#274c3e", 35),
    ("fir", "#3a684b", "#2f5947", 23),
    ("oak", "#4a7b5a", "#3a684b", 20),
    ("oak", "#86904c", "#6e7a3c", 6),
    ("oak", "#b08c52", "#92713f", 4),
    ("bush", "#4a7b5a", "#3a684b", 10),
]
GROWTHS: Final[dict[str, list[Growth]]] = {
    "winter": [
        ("snowfir", "#37636b", "#2c525b", 48),
        ("snowfir", "#436f76", "#37636b", 26),
        ("bare", "#3e4a50", "#3f4b51", 12),
        ("drift", "#3e4a50", "#3f4b51", 8),
    ],
    "lake": [
        ("oak", "#3c8259", "#2e6c49", 23),
        ("oak", "#559a5c", "#43844b", 18),
        ("willow", "#559a5c", "#43844b", 16),
        ("birch", "#8fb862", "#789f4d", 12),
        ("birch", "#7db05a", "#679848", 9),
        ("bush", "#3c8259", "#2e6c49", 12),
    ],
    "mountain": [
        ("peak", "#a79f98", "#7c7570", 30),
        ("crag", "#94897d", "#6e655c", 34),
        ("fir", "#46604b", "#374e3d", 24),
        ("fir", "#54705a", "#435b48", 12),
    ],
}
SNOW: Final[dict[str, Paint]] = {
    "snowfir": {"s": "#e6eff1", "s2": "#bfd2da"},
    "bare": {"s": "#e6eff1"},
    "peak": {"s": "#faf9f4", "s2": "#d9dcdd"},
}


class Scenery:
    """Draws everything that does not belong to a player."""

    def __init__(self, sheet: Sheet, layout: Layout, barred: list[tuple[str, str]]) -> None:
        self.sheet = sheet
        self.layout = layout
        self.barred = {frozenset(ends) for ends in barred}
        self.open = [line for ends, line in layout.paths.items() if frozenset(ends) not in self.barred]

    def draw(self, tower: str | None) -> None:
        sheet, layout = self.sheet, self.layout
        sheet.box(0, 0, WIDTH, HEIGHT, "f0")
        random = Random(5)
        for i in range(18):
            x, y = random.uniform(-40, WIDTH + 40), random.uniform(-40, HEIGHT + 40)
            patch = blob(x, y, random.uniform(45, 115), random.uniform(35, 70), 300 + i)
            sheet.shape(closed(patch), "f0b")
        self.light("f1", 44, 24)
        for river in layout.rivers:
            sheet.line(opened(river), "f1", 58)
        if layout.lake:
            sheet.shape(closed(layout.lake), "f1", f" stroke='{sheet.colour('f1')}' stroke-width='50'")
        self.light("f2", 27, 11)
        if layout.lake:
            self.water()
        if tower is not None:
            self.rock(layout.spots[tower])
        self.rivers()
        self.paths()
        self.plants()
        for ends, line in layout.paths.items():
            if frozenset(ends) in self.barred:
                self.boulders(self.middle_of(ends, line))

    def light(self, colour: str, beside_paths: float, around: float) -> None:
        """One step of the light: all of it in one colour, so that it runs together."""
        for line in self.open:
            self.sheet.line(opened(line), colour, beside_paths)
        for i, spot in enumerate(self.layout.spots.values()):
            outline = blob(spot.x, spot.y, spot.rx + around, spot.ry + around, 40 + i)
            self.sheet.shape(closed(outline), colour)

    def rivers(self) -> None:
        """Water with waves, or ice with cracks and bright strokes."""
        sheet, ice = self.sheet, self.layout.data["river"] == "ice"
        for river in self.layout.rivers:
            sheet.line(opened(river), "water-e", 29)
        for river in self.layout.rivers:
            sheet.line(opened(river), "water", 25)
            if ice:
                sheet.line(opened(river), "ice", 17)
            for i, (x, y, turn) in enumerate(waves(river, list(self.layout.spots.values()))):
                place = f" transform='translate({n(x)} {n(y)}) rotate({n(turn)})'"
                if not ice:
                    sheet.line("M-6 1q3-3.4 6 0t6 0", "water-l", 1.7, place)
                elif i % 3 == 0:
                    sheet.line("M-13 9-7 3-1 5 4-2 3-7 7-11", "crack", 1.5, place)
                else:
                    sheet.line("M-7-3.5H3M-1-.5H5", "sheen", 1.8, place)

    def water(self) -> None:
        """The lake: sand, shallows, water and deep from the rim inwards, waves and reeds."""
        sheet, outline = self.sheet, self.layout.lake
        path = closed(outline)
        clip = sheet.define("clipPath", f"<path d='{path}'/>")
        sheet.line(path, "shore", 22)
        sheet.add(f"<g clip-path='url(#{clip})'>")
        deep = f" stroke='{sheet.colour('water')}' stroke-width='88'"
        sheet.shape(path, "water-d", deep)
        sheet.line(path, "water-s", 28)
        sheet.add("</g>")
        sheet.line(path, "water-e", 2.2)
        random, spots = Random(29), list(self.layout.spots.values())
        xs, ys = [x for x, _ in outline], [y for _, y in outline]
        found: Line = []
        for _ in range(260):
            x, y = random.uniform(min(xs), max(xs)), random.uniform(min(ys), max(ys))
            near = any(abs(x - a) < 34 and abs(y - b) < 22 for a, b in found)
            if not near and within(outline, x, y) and not any(spot.holds(x, y, 16) for spot in spots):
                found.append((x, y))
                place = f" transform='translate({n(x)} {n(y)})'"
                sheet.line("M-9 1q4.5-4 9 0t9 0", "water-l", 1.8, place)
        for i in range(0, len(outline), 5):
            x, y = outline[i]
            if not any(spot.holds(x, y, 24) for spot in spots):
                self.plant("reed", x, y, 0.9, {"a": sheet.colour("reed")})

    def paths(self) -> None:
        """What can be walked on; of a closed path two stubs and a trace."""
        sheet = self.sheet
        trodden = [opened(line) for line in self.open]
        traces: list[str] = []
        for ends, line in self.layout.paths.items():
            if frozenset(ends) in self.barred:
                mx, my = self.middle_of(ends, line)
                far = [(x - mx) ** 2 + (y - my) ** 2 > GAP_OF_CLOSED**2 for x, y in line]
                first, last = far.index(False), len(far) - far[::-1].index(False)
                trodden += [opened(line[:first]), opened(line[last:])]
                traces.append(opened(line))
        for path in trodden:
            sheet.line(path, "sand-e", 13.5)
        for path in trodden:
            sheet.line(path, "sand", 10)
        for path in traces:
            sheet.line(path, "sand", 3.6, " stroke-dasharray='0 9' opacity='.55'")

    def middle_of(self, ends: tuple[str, str], line: Line) -> Point:
        """The middle of a path between the rims of its clearings."""
        spots = [self.layout.spots[word] for word in ends]
        seen = [(x, y) for x, y in line if not any(spot.holds(x, y, 4) for spot in spots)]
        return seen[len(seen) // 2] if seen else line[len(line) // 2]

    def boulders(self, at: Point) -> None:
        x, y = at
        self.sheet.shadow(x, y + 3, 23, 12)
        paint = {"a": self.sheet.colour("boulder-a"), "b": self.sheet.colour("boulder-b")}
        wide, high, foot = BOULDER
        for dx, dy, size in BOULDERS:
            left, top = x + dx - wide / 2 * size, y + dy - foot * size + 4
            self.sheet.symbol("root-t-boulder", left, top, wide * size, high * size, paint)

    def rock(self, spot: Oval) -> None:
        """A collar of folded rock around the Pass."""
        random = Random(61)
        corners: Line = []
        for i in range(CORNERS):
            turn, by = i / CORNERS * 2 * pi - pi / 2, 1.12 + (0 if i % 2 else 0.11) + random.random() * 0.06
            corners.append(
                (spot.x + cos(turn) * (spot.rx + 16) * by, spot.y + sin(turn) * (spot.ry + 15) * by)
            )
        half = CORNERS // 2
        self.sheet.shape(polygon(corners[: half + 1]), "cliff-b")
        self.sheet.shape(polygon([*corners[half:], corners[0]]), "cliff-a")
        self.sheet.line(polygon(corners), "o", 1.3)
        self.sheet.shape(closed(blob(spot.x, spot.y, spot.rx + 11, spot.ry + 11, 61)), "f2")

    def plants(self) -> None:
        """Trees from the back to the front, none where light falls or water flows."""
        taken = self.taken()
        growths = GROWTHS.get(self.layout.board, AUTUMN)
        random = Random(11)
        shadows, trees = [], []
        rows, columns = int(HEIGHT / (STEP * 0.8)) + 3, int(WIDTH / STEP) + 2
        for row in range(rows):
            for column in range(columns):
                x = column * STEP + random.uniform(-10, 10) + (row % 2) * STEP / 2
                y = row * STEP * 0.8 + random.uniform(-7, 7)
                size = random.uniform(0.9, 1.25)
                kind, light, dark, _ = random.choices(growths, [share for *_, share in growths])[0]
                wide, _, foot = BOXES.get(kind, TREE)
                reach = wide * size * 0.4
                spots = [(x, y - 6), (x - reach, y - 6), (x + reach, y - 6), (x, y - foot * size * 0.6)]
                if any(cell_of(a, b) in taken for a, b in spots):
                    continue
                if wide > TREE[0]:  # what is large leaves no room beside it
                    taken |= {cell_of(x + a * CELL, y + b * CELL) for a in range(-3, 4) for b in range(-1, 3)}
                shadows.append(ellipse(x, y, wide * size * 0.36, 2.6 * size))
                trees.append((y, kind, x, size, {"a": light, "b": dark, **SNOW.get(kind, {})}))
        self.sheet.shape("".join(shadows), "shade", " opacity='.2'")
        for y, kind, x, size, paint in sorted(trees, key=lambda tree: tree[0]):
            self.plant(kind, x, y, size, paint)

    def plant(self, kind: str, x: float, y: float, size: float, paint: Paint) -> None:
        wide, high, foot = BOXES.get(kind, TREE)
        self.sheet.symbol(
            f"root-t-{kind}", x - wide / 2 * size, y - foot * size, wide * size, high * size, paint
        )

    def taken(self) -> set[tuple[int, int]]:
        """The cells of the grid where something lies that must be seen."""
        layout = self.layout
        found: set[tuple[int, int]] = set()
        for line in layout.paths.values():
            found |= beside(line, 19)
        for river in layout.rivers:
            found |= beside(river, 25)
        for spot in layout.spots.values():
            found |= around(spot, 24)
        for x, y in layout.glades.values():
            found |= around(Oval(x, y, 14, 12), 0)
        if layout.lake:
            found |= beside(layout.lake, 25)
            xs, ys = [x for x, _ in layout.lake], [y for _, y in layout.lake]
            found |= {
                (a, b)
                for a in range(int(min(xs) / CELL), int(max(xs) / CELL) + 1)
                for b in range(int(min(ys) / CELL), int(max(ys) / CELL) + 1)
                if within(layout.lake, a * CELL, b * CELL)
            }
        return found


def cell_of(x: float, y: float) -> tuple[int, int]:
    return int(x // CELL), int(y // CELL)


def beside(line: Iterable[Point], room: float) -> set[tuple[int, int]]:
    """The cells that are so near to a line."""
    reach = int(room / CELL)
    found: set[tuple[int, int]] = set()
    for x, y in line:
        column, row = cell_of(x, y)
        found |= {(column + a, row + b) for a in range(-reach, reach + 1) for b in range(-reach, reach + 1)}
    return found


def around(spot: Oval, by: float) -> set[tuple[int, int]]:
    """The cells of an oval and so far around it."""
    left, top = cell_of(spot.x - spot.rx - by, spot.y - spot.ry - by)
    right, bottom = cell_of(spot.x + spot.rx + by, spot.y + spot.ry + by)
    return {
        (a, b)
        for a in range(left, right + 1)
        for b in range(top, bottom + 1)
        if spot.holds((a + 0.5) * CELL, (b + 0.5) * CELL, by)
    }


def ellipse(x: float, y: float, rx: float, ry: float) -> str:
    return f"M{n(x - rx)} {n(y)}a{n(rx)} {n(ry)} 0 1 0 {n(2 * rx)} 0a{n(rx)} {n(ry)} 0 1 0 {n(-2 * rx)} 0"
