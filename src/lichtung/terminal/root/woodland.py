"""The woodland as a map of characters: clearings as boxes, paths as dotted lines, forests by name."""

from lichtung.locale.render import Catalogue
from lichtung.root.board import CLEARINGS, SUITS
from lichtung.root.game import RootGame
from lichtung.root.state import NONE, Root
from lichtung.terminal.canvas import Canvas
from lichtung.terminal.palette import FAINT

SUIT_STYLES = ("#d8573f", "#c9a227", "#c77f43", "#4f8fc0")
SEAT_STYLES = {
    "marquise": "bold #e07b2a",
    "eyrie": "bold #4a86d8",
    "alliance": "bold #5aa84f",
    "vagabond": "bold #9a8f86",
}
SMALL, LARGE = 17, 21  # widths of a box
BOX_HEIGHT = 5
MAP_HEIGHT = 33
WIDE = 112


class Woodland:
    """Draws the map of a state."""

    def __init__(self, game: RootGame, words: Catalogue, s: Root) -> None:
        self.game = game
        self.words = words
        self.s = s
        self.board = game.table.board

    def seat_style(self, seat: int) -> str:
        return SEAT_STYLES.get(self.game.table.factions[seat].id, "bold")

    def short(self, seat: int) -> str:
        return self.words.say(f"root-short-{self.game.table.factions[seat].id}")

    def draw(self, width: int) -> Canvas:
        """The whole map on a canvas as wide as the screen allows."""
        box = LARGE if width >= WIDE else SMALL
        canvas = Canvas(width, MAP_HEIGHT)
        spots = [self.spot(x, y, width, box) for x, y in self.board.centre]
        for a in range(CLEARINGS):
            for b in self.board.neighbours[a]:
                if a < b:
                    self.path(canvas, spots[a], spots[b], box)
        for forest, (x, y) in enumerate(self.board.forest_centre):
            left, top = self.spot(x, y, width, box)
            place = CLEARINGS + forest
            here = [seat for seat in range(self.s.table.seats) if self.pawn_at(seat) == place]
            name = f"f{forest + 1}" + "".join(f" {self.short(seat)}" for seat in here)
            style = self.seat_style(here[0]) if here else FAINT
            canvas.put(left + box // 2 - len(name) // 2, top + BOX_HEIGHT // 2, name, style)
        for clearing in range(CLEARINGS):
            self.clearing(canvas, clearing, *spots[clearing], box)
        return canvas

    def spot(self, x: float, y: float, width: int, box: int) -> tuple[int, int]:
        """The upper left corner of a box whose centre has these percents."""
        left = round((x - 10) / 80 * (width - box))
        top = round((y - 9) / 80.5 * (MAP_HEIGHT - BOX_HEIGHT))
        return max(0, min(left, width - box)), max(0, min(top, MAP_HEIGHT - BOX_HEIGHT))

    def path(self, canvas: Canvas, one: tuple[int, int], two: tuple[int, int], box: int) -> None:
        """A dotted line between the centres of two boxes; the boxes are drawn over it."""
        x0, y0 = one[0] + box // 2, one[1] + BOX_HEIGHT // 2
        x1, y1 = two[0] + box // 2, two[1] + BOX_HEIGHT // 2
        steps = max(abs(x1 - x0) // 2, abs(y1 - y0), 1)
        for i in range(steps + 1):
            canvas.put(x0 + round((x1 - x0) * i / steps), y0 + round((y1 - y0) * i / steps), "·", FAINT)

    def pawn_at(self, seat: int) -> int:
        """The place of a seat's pawn, or NONE."""
        return self.game.table.factions[seat].pawn_place(self.s, seat)

    def clearing(self, canvas: Canvas, clearing: int, left: int, top: int, box: int) -> None:
        """A clearing: suit and number, warriors, slots with buildings, tokens, ruler."""
        s = self.s
        suit = self.board.suit[clearing]
        style = SUIT_STYLES[suit]
        inner = box - 2
        title = f" {clearing + 1} {self.words.say(f'root-suit-{SUITS[suit]}')} "
        canvas.put(left, top, "╭" + title + "─" * (inner - len(title)) + "╮", style)
        for row in range(1, BOX_HEIGHT - 1):
            canvas.put(left, top + row, "│" + " " * inner + "│", style)
        ruler = s.ruler[clearing]
        foot = "" if ruler == NONE else f" ♛ {self.short(ruler)} "
        canvas.put(left, top + BOX_HEIGHT - 1, "╰" + "─" * (inner - len(foot)) + foot + "╯", style)
        if ruler != NONE:
            at = left + 1 + inner - len(foot)
            canvas.put(at, top + BOX_HEIGHT - 1, foot, self.seat_style(ruler))
        x = left + 1
        for seat in range(s.table.seats):
            n = s.warriors[seat * CLEARINGS + clearing]
            if n:
                x = self.write(canvas, x, top + 1, f"{self.short(seat)}{n} ", self.seat_style(seat))
            if self.pawn_at(seat) == clearing:
                x = self.write(canvas, x, top + 1, f"{self.short(seat)}☺ ", self.seat_style(seat))
        self.cardboard(canvas, clearing, left + 1, top)

    def cardboard(self, canvas: Canvas, clearing: int, left: int, top: int) -> None:
        """Buildings, ruins and open slots in one line, tokens in the next."""
        s = self.s
        x, y = left, left
        for kind in range(len(s.table.kinds)):
            n = s.pieces[kind * CLEARINGS + clearing]
            if not n:
                continue
            piece = s.table.kinds[kind]
            owner = s.table.factions[piece.seat].id
            mark = self.words.say(f"root-mark-{owner}-{piece.name}")
            style = self.seat_style(piece.seat)
            if piece.building:
                for _ in range(n):
                    x = self.write(canvas, x, top + 2, f"[{mark}]", style)
            else:
                count = str(n) if n > 1 else ""
                y = self.write(canvas, y, top + 3, f"({mark}{count})", style)
        if s.ruins[clearing]:
            x = self.write(canvas, x, top + 2, "▒▒", FAINT)
        self.write(canvas, x, top + 2, "□" * s.slots[clearing], FAINT)
        if s.shut >> clearing & 1:
            self.write(canvas, y, top + 3, "✗", "bold red")

    def write(self, canvas: Canvas, x: int, y: int, text: str, style: str) -> int:
        canvas.put(x, y, text, style)
        return x + len(text)
