"""What is to be printed, as lines: counted, cut, put side by side."""

import io
from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

Rows = list[list[Segment]]

MEASURING = Console(file=io.StringIO(), highlight=False, markup=False)  # nothing is printed on it


class Lines:
    """Lines that are rendered already; printing them changes nothing more."""

    def __init__(self, lines: Rows) -> None:
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


def rendered(
    parts: Iterable[RenderableType], width: int, console: Console = MEASURING, cut: bool = False
) -> Rows:
    """What the parts look like on a screen of this width, line by line; `cut`: long texts are not wrapped."""
    options = console.options.update(width=width, height=None)
    if cut:
        options = options.update(no_wrap=True, overflow="ellipsis")
    lines = console.render_lines(Group(*parts), options, pad=False)
    return [list(Segment.simplify(line)) for line in lines]


def count_lines(parts: Iterable[RenderableType], width: int) -> int:
    return len(rendered(parts, width))


def on_screen(text: Text, width: int) -> list[Text]:
    """The lines that a text takes; none if it is empty."""
    return list(text.wrap(MEASURING, width)) if text.plain else []


def side_by_side(left: Rows, right: Rows, at: int) -> Rows:
    """Two columns, the right one beginning at some place."""
    height = max(len(left), len(right))
    both = zip(left + [[]] * (height - len(left)), right + [[]] * (height - len(right)), strict=True)
    return [[*Segment.adjust_line_length(a, at), *b] for a, b in both]
