"""The whole picture of a game of The Two Heirs: landscape, royal reserve, hands, resources, points."""

from math import cos, pi, sin
from random import Random
from typing import Any

from lichtung.heirs.game import HeirsGame
from lichtung.heirs.state import BLUE, EMPTY, IN_RESERVE, NO_TERRAIN, SEATS, SHIELD, WHITE, xy
from lichtung.heirs.tiles import BUILDINGS, RESOURCES, TERRAINS, Tile
from lichtung.heirs.view import HeirsView
from lichtung.locale.render import Catalogue
from lichtung.picture.heirs.tile import GROUND, IN_HAND, ROOFS, draw_tile
from lichtung.picture.palette import INK, PAPER, board_paint
from lichtung.picture.sheet import Sheet, fitting, n

MARGIN, HEADER = 14.0, 68.0
WIDTH, HEIGHT = 746.0, 682.0  # of the landscape
SIDE = 426.0
TOTAL_WIDTH, TOTAL_HEIGHT = 3 * MARGIN + WIDTH + SIDE, HEADER + HEIGHT + MARGIN
LARGEST, SPACE = 113.0, 3.0  # of a tile, and between two
RESERVE = 352.0  # the height of the reserve's panel
TREES = (
    ("fir", "#2f5947", "#274c3e"),
    ("fir", "#3a684b", "#2f5947"),
    ("oak", "#4a7b5a", "#3a684b"),
    ("bush", "#4a7b5a", "#3a684b"),
)


def draw_heirs(game: HeirsGame, view: HeirsView, words: Catalogue, title: str) -> str:
    """The position; everybody knows the same of it, a seat sees it from its own side."""
    sheet = Sheet("heirs", TOTAL_WIDTH, TOTAL_HEIGHT, board_paint(""))
    table = Table(game, view, words, sheet)
    sheet.box(0, 0, TOTAL_WIDTH, TOTAL_HEIGHT, "page")
    table.header(title)
    clip = sheet.define("clipPath", f"<rect width='{WIDTH}' height='{HEIGHT}' rx='18'/>")
    sheet.add(f"<g transform='translate({MARGIN} {HEADER})' clip-path='url(#{clip})'>")
    table.landscape()
    sheet.add("</g>")
    x = 2 * MARGIN + WIDTH
    table.reserve(x, HEADER)
    high = (HEIGHT - RESERVE - 16) / 2
    for i, seat in enumerate((1 - table.below, table.below)):
        table.hand(seat, x, HEADER + RESERVE + 8 + i * (high + 8), high)
    score = view.data()["score"]
    assert isinstance(score, list)
    told = ", ".join(f"{table.seat(seat)}: {score[seat]}" for seat in (WHITE, BLUE))
    return sheet.markup(title or words.say("heirs-title"), told)


class Table:
    """The parts of the picture for one view."""

    def __init__(self, game: HeirsGame, view: HeirsView, words: Catalogue, sheet: Sheet) -> None:
        self.game = game
        self.data: dict[str, Any] = view.data()
        self.words = words
        self.sheet = sheet
        self.below = BLUE if view.seat == BLUE else WHITE  # whose side of the table lies below
        self.tiles = {tile.id: tile for tile in game.setup.tiles.tiles}

    def seat(self, seat: int) -> str:
        return self.words.say(f"heirs-seat-{SEATS[seat]}")

    def say(self, key: str, **args: str | int) -> str:
        return self.words.say(f"heirs-table-{key}", **args)

    def header(self, title: str) -> None:
        """Title, whose turn it is, and the points as they stand."""
        sheet, data = self.sheet, self.data
        sheet.heading(MARGIN + 4, 33, title or self.words.say("heirs-title"), TOTAL_WIDTH - 370)
        decision = data["decision"]
        if decision is None:
            second = self.say("over")
        elif decision[0] in (WHITE, BLUE):
            second = self.say("turn", seat=self.seat(decision[0]))
        else:
            second = self.words.say("picture-opening")
        sheet.text(MARGIN + 4, 55, second, 14, "ink2")
        for seat, x in ((WHITE, TOTAL_WIDTH - 330.0), (BLUE, TOTAL_WIDTH - 165.0)):
            sheet.symbol(f"k-{SEATS[seat]}0", x, 16, 34, 38)
            sheet.text(x + 42, 30, self.seat(seat), 14, "ink2")
            sheet.text(x + 42, 56, str(data["score"][seat]), 27, weight=700, heading=True)

    # --- The landscape

    def landscape(self) -> None:
        """The tiles that lie, in a wood with light around them."""
        sheet, data = self.sheet, self.data
        cells = {at: (tile, owner) for at, tile, owner in data["cells"]}
        where = {at: xy(at) for at in cells}
        sign = 1 if self.below == WHITE else -1
        xs = [sign * x for x, _ in where.values()] or [0]
        ys = [-sign * y for _, y in where.values()] or [0]
        wide, high = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
        size = min(LARGEST, (WIDTH - 70) / wide - SPACE, (HEIGHT - 110) / high - SPACE)
        step = size + SPACE
        left, top = (WIDTH - wide * step) / 2, (HEIGHT - high * step) / 2
        spots = {
            at: (left + (sign * x - min(xs)) * step, top + (-sign * y - min(ys)) * step)
            for at, (x, y) in where.items()
        }
        self.wood(list(spots.values()), size)
        for x in {x for x, _ in spots.values()}:
            at, y = min((y, at) for at, (other, y) in spots.items() if other == x)[::-1]
            sheet.text(x + size / 2, y - 5, str(where[at][0]), 11.5, INK, "middle", 600)
        for y in {y for _, y in spots.values()}:
            at, x = min((x, at) for at, (x, other) in spots.items() if other == y)[::-1]
            sheet.text(x - 4, y + size / 2 + 4, str(where[at][1]), 11.5, INK, "end", 600)
        for at, (x, y) in spots.items():
            tile, owner = cells[at]
            found = self.tiles.get(tile) if tile is not None else None
            terrain = data["start_terrain"] if found is None else found.terrain
            turned = owner == 1 - self.below
            draw_tile(sheet, found, terrain, x, y, size, owner, turned, self.points(at))
        for at, (x, y) in spots.items():
            self.troops(at, x, y, size)
        for road in data["sheet"]["roads"]:
            self.signpost(road, spots, size)
        for seat, y in ((1 - self.below, 24.0), (self.below, HEIGHT - 14)):
            sheet.text(WIDTH / 2, y, self.say("side-theirs", seat=self.seat(seat)), 15, PAPER, "middle", 600)

    def points(self, at: int) -> int | None:
        """What a building is worth, if it is one that brings points."""
        row = next((row for row in self.data["sheet"]["buildings"] if row["at"] == at), None)
        if row is None or not (row["points"] or row["own"] or row["each"]):
            return None
        return int(row["points"])

    def wood(self, spots: list[tuple[float, float]], size: float) -> None:
        """Floor, rings of light around the tiles, and trees where no light falls."""
        sheet = self.sheet
        sheet.box(0, 0, WIDTH, HEIGHT, "f0")
        for colour, by in (("f1", 34.0), ("f2", 16.0)):
            for x, y in spots:
                sheet.box(x - by, y - by, size + 2 * by, size + 2 * by, colour, by + 9)
        random = Random(11)
        for row in range(38):
            for column in range(34):
                x = column * 23 + random.uniform(-10, 10)
                y = row * 19 + random.uniform(-7, 7)
                grown, (kind, light, dark) = random.uniform(0.9, 1.25), random.choice(TREES)
                shaded = y < 40 or y > HEIGHT - 8  # whose side it is stays readable
                middle = abs(x - WIDTH / 2) < 90
                lit = any(a - 44 < x < a + size + 44 and b - 40 < y < b + size + 66 for a, b in spots)
                if not lit and not (shaded and middle):
                    place = (x - 12 * grown, y - 30 * grown, 24 * grown, 32 * grown)
                    sheet.symbol(f"t-{kind}", *place, {"a": light, "b": dark})

    def troops(self, at: int, x: float, y: float, size: float) -> None:
        """Shields of the troops on a field, the retinue with its amber rim, a cross once moved."""
        here = [i for i, place in enumerate(self.data["troops"]) if place == at]
        high = size * 0.36
        for i, troop in enumerate(here):
            seat, retinue = troop // 3, troop % 3 == 0
            left = x + size * 0.04 + i * high * 0.95
            top = y + size * (0.52 if len(here) == 1 else 0.3)
            self.sheet.symbol(f"k-{SEATS[seat]}{int(retinue)}", left, top, high * 0.9, high)
            if self.data["moved"] >> troop & 1:
                cx, cy, r = left + high * 0.8, top + high * 0.12, high * 0.2
                self.sheet.circle(cx, cy, r, PAPER, f" stroke='{INK}' stroke-width='1.1'")
                self.sheet.cross(cx, cy, r * 0.45)

    def signpost(self, road: dict[str, Any], spots: dict[int, tuple[float, float]], size: float) -> None:
        """What a road is worth, in the colour of whoever leads on it."""
        leader = next((seat for seat in (WHITE, BLUE) if road["points"][seat] > 0), None)
        if leader is None or len(road["fields"]) < 2:
            return
        (ax, ay), (bx, by) = seam(road["fields"], spots)
        x, y = (ax + bx) / 2 + size / 2, (ay + by) / 2 + size / 2
        path = "M-15-9H9.5L17 0 9.5 9H-15a3 3 0 0 1-3-3V-6a3 3 0 0 1 3-3z"
        more = f" stroke='{INK}' stroke-width='1.5' transform='translate({n(x)} {n(y)})'"
        self.sheet.shape(path, ROOFS[leader][0], more)
        colour = INK if leader == WHITE else PAPER
        self.sheet.text(x - 2.5, y + 4.7, f"+{road['points'][leader]}", 13, colour, "middle", 800)

    # --- Reserve, hands, resources

    def reserve(self, x: float, y: float) -> None:
        """Six tiles and the shield on a circle, numbered clockwise from the shield."""
        sheet, data = self.sheet, self.data
        self.paper(x, y, RESERVE)
        sheet.text(x + 18, y + 27, self.say("reserve"), 17, weight=600, heading=True)
        top = data["top"]
        sheet.text(x + 18, y + 46, self.say("stack", count=data["stack"], terrain=""), 12.5, "ink2")
        if top != NO_TERRAIN:
            edge = f" stroke='{INK}' stroke-width='1.2'"
            sheet.box(x + 20, y + 55, 22, 22, GROUND[TERRAINS[top]], 4, edge)
        cx, cy, size = x + SIDE / 2, y + RESERVE / 2 + 15, 84.0
        places = data["reserve"]
        start = places.index(SHIELD) if SHIELD in places else 0
        for i in range(len(places)):
            place = places[(start + i) % len(places)]
            turn = -pi / 2 + i / len(places) * 2 * pi
            px, py = cx + cos(turn) * 160, cy + sin(turn) * 117
            if place == SHIELD:
                self.shield(px, py)
            elif place == EMPTY:
                dashes = f" stroke='{sheet.colour('line')}' stroke-width='2' stroke-dasharray='6 5'"
                sheet.box(px - 40, py - 40, 80, 80, "none", 9, dashes)
            else:
                tile = self.tiles[place]
                draw_tile(sheet, tile, tile.terrain, px - size / 2, py - size / 2, size, IN_HAND)
                sheet.circle(px, py + size / 2 - 3, 10, INK, f" stroke='{PAPER}' stroke-width='1.5'")
                sheet.text(px, py + size / 2 + 1.2, str(i), 12, PAPER, "middle", 800)
        for seat in (WHITE, BLUE):
            home = sum(place == IN_RESERVE for place in data["troops"][3 * seat : 3 * seat + 3])
            for i in range(home):
                sheet.symbol(f"k-{SEATS[seat]}0", cx - 46 + i * 32, cy - 34 + seat * 38, 29, 32)

    def shield(self, x: float, y: float) -> None:
        """The royal shield shows the crown of whoever takes the next tile."""
        crown = self.data["crown"]
        paint = {"kf": ROOFS[crown][0], "ks": ROOFS[crown][1], "kk": INK if crown == WHITE else PAPER}
        self.sheet.symbol("k-royal", x - 36, y - 40, 72, 80, paint)

    def hand(self, seat: int, x: float, y: float, high: float) -> None:
        """A hand of tiles, and what its heir can pay with."""
        sheet, data = self.sheet, self.data
        self.paper(x, y, high)
        decision = data["decision"]
        if decision is not None and decision[0] == seat:
            amber = f" stroke='{sheet.colour('light')}' stroke-width='3'"
            sheet.box(x, y, SIDE, high, "none", 14, amber)
        sheet.symbol(f"k-{SEATS[seat]}0", x + 16, y + 9, 24, 27)
        sheet.text(x + 48, y + 28, self.say("hand", seat=self.seat(seat)), 16, weight=600, heading=True)
        right = x + SIDE - 30
        for i, name in enumerate(reversed(RESOURCES)):
            at = right - i * 54
            sheet.symbol(f"r-{name}", at - 24, y + 12, 22)
            sheet.text(at + 3, y + 29, str(data["resources"][seat][name]["count"]), 17, weight=700)
        hand = [self.tiles[tile] for tile in data["hands"][seat]]
        if not hand:
            sheet.text(x + 20, y + 66, self.say("hand-empty"), 13, "ink2")
        self.row(hand, x + 18, y + 46, high - 58)

    def row(self, hand: list[Tile], x: float, y: float, size: float) -> None:
        """Tiles side by side, with their names as far as there is room."""
        step = min(size + 10, (SIDE - 36) / max(1, len(hand)))
        size = min(size - 16, step - 8)
        for i, tile in enumerate(hand):
            draw_tile(self.sheet, tile, tile.terrain, x + i * step, y, size, IN_HAND)
            shown = fitting(self.words.say(f"heirs-name-{BUILDINGS[tile.building]}"), 11.5, step - 2)
            self.sheet.text(x + i * step + size / 2, y + size + 15, shown, 11.5, "ink2", "middle")

    def paper(self, x: float, y: float, high: float) -> None:
        self.sheet.box(x, y + 1.5, SIDE, high, "shade", 14, " opacity='.16'")
        self.sheet.box(x, y, SIDE, high, "panel", 14)


def seam(
    fields: list[int], spots: dict[int, tuple[float, float]]
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Two fields of a road that lie beside each other, near its middle."""
    pairs = [(one, two) for one in fields for two in fields if one < two and two - one in (1, 64)]
    one, two = pairs[len(pairs) // 2] if pairs else (fields[0], fields[0])
    return spots[one], spots[two]
