"""The woodland on a small screen: two lines for each clearing, no boxes."""

from lichtung.root.map import BIRD, SUITS
from lichtung.root.state import NONE, suit_at
from lichtung.terminal.canvas import Canvas
from lichtung.terminal.palette import FAINT
from lichtung.terminal.root.woodland import (
    LONGEST_MARK,
    ON_THE_GROUND,
    SUIT_STYLES,
    Part,
    Woodland,
    extent,
    spaced,
)

LOWEST, HIGHEST = 12, 19  # lines of a sketch: with fewer, clearings would cover each other; more do not help
TAKEN = "\N{NO-BREAK SPACE}"  # a blank that belongs to a clearing: no path and no forest comes so near
MORE = "+"  # more stands there than there is room for


class Sketch(Woodland):
    """The same map with everything that lies on it, in less than half as many lines."""

    box_height = 2

    def clearing(self, canvas: Canvas, clearing: int, left: int, top: int, box: int) -> None:
        """Number, suit, ruler and warriors above; slots with buildings, and tokens below."""
        lines = self.lines(clearing, box)
        width = min(box, max(map(extent, lines)))
        x = left + (box - width) // 2
        for row, parts in enumerate(lines):
            canvas.put(x - 1, top + row, TAKEN * (width + 2))
            self.write(canvas, x, top + row, parts)

    def is_free(
        self, canvas: Canvas, spots: list[tuple[int, int]], box: int, x: int, y: int, length: int
    ) -> bool:
        """Whether no text of a clearing is there: it has no box."""
        return canvas.is_empty(x - 1, y, length + 2, ON_THE_GROUND)

    def lines(self, clearing: int, room: int) -> list[list[Part]]:
        """The two lines: warriors go to the second one and marks become shorter until all have room."""
        head = self.head(clearing)
        people = [(text.strip(), style) for text, style in self.people(clearing)]
        beside = people[:]
        while beside and extent([*head, *beside]) >= room:
            beside.pop()
        below = people[len(beside) :]
        roomy = extent([*head, *beside]) + len(head) + len(beside) - 1 <= room
        first = spaced([*head, *beside], room) if roomy else [*head, (" ", ""), *beside]
        for length in range(LONGEST_MARK, 0, -1):
            second = [*below, *self.things(clearing, length)]
            if extent(second) + len(second) - 1 <= room:
                break
        return [first, cut(second, room)]

    def head(self, clearing: int) -> list[Part]:
        """Number and suit, who rules, and the board's own things here."""
        s = self.s
        suit = suit_at(s, clearing)
        suits = [SUITS[one] for one in range(BIRD) if s.suits[clearing] >> one & 1]
        letter = "".join([self.words.say(f"root-letter-{one}") for one in suits])
        parts: list[Part] = [(f"{clearing + 1}{letter}", f"bold {SUIT_STYLES[suit]}" if letter else FAINT)]
        ruler = s.ruler[clearing]
        if ruler != NONE:
            parts.append((f"♛{self.short(ruler)}", self.seat_style(ruler)))
        return parts

    def things(self, clearing: int, length: int) -> list[Part]:
        """Buildings, ruins, open slots, tokens, and what only this board has, in marks of some length."""
        s = self.s
        slots, tokens = self.marks(clearing, length)
        boards = [
            (self.words.say(f"root-landmark-{landmark.id}")[: max(2, length)], "bold")
            for landmark in s.setup.landmarks.known
            if landmark.place(s) == clearing
        ]
        return [part for part in (*slots, *tokens, *boards) if part[0]]


def cut(parts: list[Part], room: int) -> list[Part]:
    """As many parts as there is room for, and a sign if some are left out."""
    if extent(parts) <= room:
        return spaced(parts, room)
    kept: list[Part] = []
    while parts and extent([*kept, parts[0]]) < room:
        kept.append(parts.pop(0))
    return [*kept, (MORE, "bold")]
