"""The woodland as a map of characters: clearings as boxes, paths as dotted lines, forests by name."""

from itertools import combinations, product

from lichtung.locale.render import Catalogue
from lichtung.root.cards import count
from lichtung.root.game import RootGame
from lichtung.root.map import BIRD, SUITS
from lichtung.root.markers import lies_open
from lichtung.root.state import NONE, Root, suit_at
from lichtung.terminal.canvas import Canvas
from lichtung.terminal.palette import FAINT

SUIT_STYLES = ("#d8573f", "#c9a227", "#c77f43", "#4f8fc0")
RIVER = "#4f8fc0"
SMALL, LARGE = 17, 21  # widths of a box
MAP_HEIGHT = 33
WIDE = 112
LONGEST_MARK = 8
FAR = 9  # columns that a forest's name may stand beside its place
ON_THE_GROUND = "·×~"  # marks that a forest's name may cover

Part = tuple[str, str]  # a text and its style


class Woodland:
    """Draws the map of a state as a viewer may see it."""

    box_height = 5

    def __init__(self, game: RootGame, words: Catalogue, s: Root, viewer: int | None = None) -> None:
        self.game = game
        self.words = words
        self.s = s
        self.viewer = viewer
        self.board = game.setup.map

    def seat_style(self, seat: int) -> str:
        """The colour that a faction's folder gives it, or its second seat."""
        setup = self.s.setup
        if seat >= setup.seats:
            return "bold"
        faction = setup.factions[seat]
        second = setup.name_of(seat) != faction.id
        return f"bold {faction.colours[int(second and len(faction.colours) > 1)]}"

    def short(self, owner: int) -> str:
        """An owner in a few letters."""
        word = self.s.setup.name_of(owner).replace(".", "-")
        key = f"root-short-{word}"
        return self.words.say(key) if self.words.has(key) else word.rpartition("-")[2][:2].capitalize()

    def draw(self, width: int, height: int = MAP_HEIGHT) -> Canvas:
        """The whole map on a canvas as wide as the screen allows."""
        box = LARGE if width >= WIDE else SMALL
        canvas = Canvas(width, height)
        spots = self.apart([self.spot(x, y, canvas, box) for x, y in self.board.centre], width, box)
        if self.board.lake:
            self.lake(canvas, [self.middle(spots[clearing], box) for clearing in self.board.lake])
        if shows_rivers(self.s):
            for a, b in self.board.rivers:
                self.path(canvas, spots[a], spots[b], box, "~", RIVER)
        for number, (a, b) in enumerate(self.board.paths):
            closed = self.s.closed_paths >> number & 1
            self.path(canvas, spots[a], spots[b], box, "×" if closed else "·")
        for clearing in range(self.s.clearings):
            self.clearing(canvas, clearing, *spots[clearing], box)
        for forest, (x, y) in enumerate(self.board.forest_centre):
            here = self.in_forest(self.s.clearings + forest)
            parts = [(f"f{forest + 1}", here[0][1] if here else FAINT), *here]
            centre, row = self.middle(self.spot(x, y, canvas, box), box)
            at = self.free_place(canvas, spots, box, centre - extent(parts) // 2, row, extent(parts))
            self.write(canvas, *at, parts)
        return canvas

    def free_place(
        self, canvas: Canvas, spots: list[tuple[int, int]], box: int, x: int, y: int, length: int
    ) -> tuple[int, int]:
        """Where a forest's name can stand without covering a clearing, as near to its middle as possible."""
        near = sorted(
            product(range(-FAR, FAR + 1), (0, -1, 1, -2, 2)), key=lambda d: abs(d[0]) + 3 * abs(d[1])
        )
        places = [(x + dx, y + dy) for dx, dy in near]
        return next((at for at in places if self.is_free(canvas, spots, box, *at, length)), (x, y))

    def is_free(
        self, canvas: Canvas, spots: list[tuple[int, int]], box: int, x: int, y: int, length: int
    ) -> bool:
        """Whether no clearing's box and no other forest is there."""
        inside = any(
            left - length < x < left + box and top <= y < top + self.box_height for left, top in spots
        )
        return not inside and canvas.is_empty(x, y, length, ON_THE_GROUND)

    def spot(self, x: float, y: float, canvas: Canvas, box: int) -> tuple[int, int]:
        """The upper left corner of a box whose centre has these percents; the board fills the canvas."""
        heights = [y for _, y in self.board.centre]
        low, high = min(heights), max(heights)
        right, bottom = canvas.width - box, canvas.height - self.box_height
        left = round((x - 10) / 80 * right)
        top = round((y - low) / (high - low) * bottom)
        return max(0, min(left, right)), max(0, min(top, bottom))

    def middle(self, spot: tuple[int, int], box: int) -> tuple[int, int]:
        """The middle of a box."""
        return spot[0] + box // 2, spot[1] + self.box_height // 2

    def apart(self, spots: list[tuple[int, int]], width: int, box: int) -> list[tuple[int, int]]:
        """The boxes moved sideways until none covers another."""
        found = spots[:]
        for _ in range(width):
            pushed = False
            for a, b in combinations(range(len(found)), 2):
                left, right = (a, b) if found[a][0] <= found[b][0] else (b, a)
                (x0, y0), (x1, y1) = found[left], found[right]
                if abs(y0 - y1) < self.box_height and x1 - x0 <= box:
                    pushed = True
                    found[left] = (max(0, x0 - 1), y0)
                    found[right] = (min(width - box, x1 + 1), y1)
            if not pushed:
                break
        return found

    def lake(self, canvas: Canvas, shore: list[tuple[int, int]]) -> None:
        """Waves between the clearings of its shore, in their order around it."""
        ends = list(zip(shore, [*shore[1:], shore[0]], strict=True))
        for y in range(min(y for _, y in shore), max(y for _, y in shore) + 1):
            for x in range(y % 2 * 2, canvas.width, 4):
                if is_inside(x, y, ends):
                    canvas.put(x, y, "~", RIVER)

    def path(
        self,
        canvas: Canvas,
        one: tuple[int, int],
        two: tuple[int, int],
        box: int,
        mark: str = "·",
        style: str = FAINT,
    ) -> None:
        """A dotted line between the centres of two boxes; the boxes are drawn over it."""
        (x0, y0), (x1, y1) = self.middle(one, box), self.middle(two, box)
        steps = max(abs(x1 - x0) // 2, abs(y1 - y0), 1)
        for i in range(steps + 1):
            canvas.put(x0 + round((x1 - x0) * i / steps), y0 + round((y1 - y0) * i / steps), mark, style)

    def stands_at(self, owner: int, place: int) -> bool:
        """Whether a single figure of an owner stands in a place."""
        return any(self.s.figures[figure] == place for figure in self.s.setup.figures_of[owner])

    def clearing(self, canvas: Canvas, clearing: int, left: int, top: int, box: int) -> None:
        """A clearing: suit and number, warriors, slots with buildings, tokens, ruler."""
        s = self.s
        suit = suit_at(s, clearing)
        known = suit >= 0  # chance may have to lay the markers yet
        style = SUIT_STYLES[suit] if known else FAINT
        inner = box - 2
        suits = [SUITS[one] for one in range(BIRD) if s.suits[clearing] >> one & 1]
        say = "root-suit-{}" if len(suits) == 1 else "root-letter-{}"
        name = f" {'/'.join([self.words.say(say.format(one)) for one in suits])}" if known else ""
        title = f" {clearing + 1}{name} "
        canvas.put(left, top, "╭" + title + "─" * (inner - len(title)) + "╮", style)
        for row in range(1, self.box_height - 1):
            canvas.put(left, top + row, "│" + " " * inner + "│", style)
        ruler = s.ruler[clearing]
        foot = "" if ruler == NONE else f" ♛ {self.short(ruler)} "
        canvas.put(left, top + self.box_height - 1, "╰" + "─" * (inner - len(foot)) + foot + "╯", style)
        if ruler != NONE:
            at = left + 1 + inner - len(foot)
            canvas.put(at, top + self.box_height - 1, foot, self.seat_style(ruler))
        for landmark in s.setup.landmarks.known:
            if landmark.place(s) == clearing:
                name, room = self.words.say(f"root-landmark-{landmark.id}"), inner - len(foot) - 2
                name = name if len(name) <= room else f"{name[: room - 1]}."
                canvas.put(left + 1, top + self.box_height - 1, f" {name} ", "bold")
        for row, parts in enumerate((self.people(clearing), *self.buildings_and_tokens(clearing, inner)), 1):
            self.write(canvas, left + 1, top + row, parts)

    def write(self, canvas: Canvas, x: int, y: int, parts: list[Part]) -> None:
        """The parts one after the other."""
        for text, style in parts:
            canvas.put(x, y, text, style)
            x += len(text)

    def in_forest(self, forest: int) -> list[Part]:
        """Who and what is in a forest, which has no box: figures, warriors, tokens."""
        s = self.s
        parts: list[Part] = []
        for owner in range(s.setup.owners):
            n = s.warriors[owner * s.places + forest]
            if n or self.stands_at(owner, forest):
                parts.append((f" {self.short(owner)}{n or ''}", self.seat_style(owner)))
        tokens = self.tokens(forest, LONGEST_MARK if len(parts) == 0 else 1)
        return parts + [(f" {text}", style) for text, style in tokens]

    def people(self, clearing: int) -> list[Part]:
        """Warriors by seat, and pawns."""
        s = self.s
        parts: list[Part] = []
        for seat in range(s.setup.owners):
            n = s.warriors[seat * s.places + clearing]
            if n:
                parts.append((f"{self.short(seat)}{n}", self.seat_style(seat)))
            if self.stands_at(seat, clearing):
                parts.append((f"{self.short(seat)}☺", self.seat_style(seat)))
        return spaced(parts, SMALL - 2)

    def buildings_and_tokens(self, clearing: int, room: int) -> tuple[list[Part], list[Part]]:
        """Buildings, ruins and open slots in one line, tokens in the next; marks as long as there is room."""
        for length in range(LONGEST_MARK, 0, -1):
            slots, tokens = self.marks(clearing, length)
            if max(extent(slots), extent(tokens)) <= room:
                break
        return slots, tokens

    def marks(self, clearing: int, length: int) -> tuple[list[Part], list[Part]]:
        """What fills slots, and tokens, in marks of so many letters at most."""
        s = self.s
        slots: list[Part] = []
        tokens = self.tokens(clearing, length)
        for kind in range(len(s.setup.kinds)):
            if s.setup.building[kind]:
                mark, style = self.mark(kind)[:length], self.seat_style(s.setup.kind_owner[kind])
                slots += [(f"[{mark}]", style)] * s.pieces[kind * s.places + clearing]
        if s.ruins >> clearing & 1:
            under = count(s.ruin_items[clearing])  # how many is no secret
            slots.append(("▒▒" if under < 2 else f"▒▒×{under}", FAINT))
        slots.append(("□" * s.slots[clearing], FAINT))
        if s.sealed >> clearing & 1:
            tokens.append(("✗", "bold red"))
        return slots, tokens

    def tokens(self, place: int, length: int) -> list[Part]:
        """Tokens by kind, then those that lie face down: their kind only if the viewer knows it."""
        s = self.s
        tokens: list[Part] = []
        for kind in range(len(s.setup.kinds)):
            n = s.pieces[kind * s.places + place]
            if n and not s.setup.building[kind]:
                style = self.seat_style(s.setup.kind_owner[kind])
                tokens.append((f"({self.mark(kind)[:length]}{n if n > 1 else ''})", style))
        for marker, where in enumerate(s.marker_places):
            if where == place:
                up = lies_open(s, marker)
                known = up or (self.viewer is not None and s.marker_seen[marker] >> self.viewer & 1)
                owner = s.setup.marker_owner[marker]
                mark = f"{self.marker_mark(s.marker_kinds[marker])[:length]}" if known else ""
                tokens.append((f"({mark}{'' if up else '?'})", self.seat_style(owner)))
        return tokens

    def mark(self, kind: int) -> str:
        """What stands for a kind of building or token on the map."""
        setup = self.s.setup
        return self.mark_of(setup.owner[setup.kind_owner[kind]].id, setup.kinds[kind].name)

    def marker_mark(self, kind: int) -> str:
        """What stands for a kind of face-down token."""
        setup = self.s.setup
        owner = setup.owner[setup.kind_of_seat(kind)]
        return self.mark_of(owner.id, setup.marker_kinds[kind].name)

    def mark_of(self, owner: str, name: str) -> str:
        key = f"root-mark-{owner}-{name}"
        return self.words.say(key) if self.words.has(key) else name


def shows_rivers(s: Root) -> bool:
    """Whether rivers matter: somebody swims, or they divide forests. C.1.1"""
    return bool(s.setup.swimmers) or s.setup.map.river == "ice"


def is_inside(x: int, y: int, ends: list[tuple[tuple[int, int], tuple[int, int]]]) -> bool:
    """Whether a point lies within an area: its border is crossed an odd number of times on the way out."""
    inside = False
    for (x0, y0), (x1, y1) in ends:
        if (y0 > y) != (y1 > y) and x < x0 + (x1 - x0) * (y - y0) / (y1 - y0):
            inside = not inside
    return inside


def extent(parts: list[Part]) -> int:
    return sum(len(text) for text, _ in parts)


def spaced(parts: list[Part], room: int) -> list[Part]:
    """The parts with blanks between them, if there is room for that."""
    if extent(parts) + len(parts) - 1 > room:
        return parts
    return [(text + " ", style) for text, style in parts]
