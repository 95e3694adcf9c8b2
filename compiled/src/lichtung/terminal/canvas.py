"""A grid of styled characters, for drawings that do not flow like text."""

from rich.text import Text


class Canvas:
    """Characters by column and row; what is put outside the grid is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.chars = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write from a place to the right."""
        if not 0 <= y < self.height:
            return
        for i, char in enumerate(text):
            if 0 <= x + i < self.width:
                self.chars[y][x + i] = char
                self.styles[y][x + i] = style

    def is_empty(self, x: int, y: int, length: int, covered: str = "") -> bool:
        """Whether nothing stands there but blanks and what may be covered."""
        if not (0 <= y < self.height and x >= 0 and x + length <= self.width):
            return False
        return all(char == " " or char in covered for char in self.chars[y][x : x + length])

    def paste(self, x: int, y: int, other: "Canvas") -> None:
        """Put another drawing on this one."""
        for row in range(other.height):
            for column in range(other.width):
                self.put(x + column, y + row, other.chars[row][column], other.styles[row][column])

    def lines(self) -> list[Text]:
        """The rows as Rich text, one span for each run of a style."""
        out: list[Text] = []
        for chars, styles in zip(self.chars, self.styles, strict=True):
            line = Text(no_wrap=True, end="")
            begin = 0
            for i in range(1, self.width + 1):
                if i == self.width or styles[i] != styles[begin]:
                    line.append("".join(chars[begin:i]), styles[begin])
                    begin = i
            out.append(line)
        return out

    def text(self) -> Text:
        """The whole drawing; blanks without a colour at the ends of lines are dropped."""
        lines = self.lines()
        for line in lines:
            if line.plain.endswith(" ") and not (line.spans and line.spans[-1].end == len(line.plain)):
                line.rstrip()
        whole = Text("\n", no_wrap=True).join(lines)
        whole.end = "\n"
        return whole
