"""Where things stand on the screen: board, panels, log and menu, in one column or two."""

from collections.abc import Callable
from typing import Any

from rich.console import Console, RenderableType

from lichtung.kernel.frames import State
from lichtung.terminal.drawing import Drawing
from lichtung.terminal.lines import Lines, Rows, rendered, side_by_side

GUTTER = 2
PROMPT = 1  # lines
LOG, SIDE_LOG = 2, 4  # lines of the log at least: below the board, and in the narrow column beside it
MENU = 7  # lines that a menu may have on the lowest screen, its question included
PANELS = 2  # lines for what the viewer holds, at least
LOWEST = 24  # lines of a screen; lower ones scroll

Menu = Callable[[int, int], list[RenderableType]]  # what fits into a width and so many lines


class Layout:
    """One position as a viewer may see it, on one console."""

    def __init__(self, console: Console, picture: Drawing[Any], s: State, viewer: int | None) -> None:
        self.console = console
        self.picture = picture
        self.s = s
        self.viewer = viewer
        self.width = console.width

    def rendered(self, parts: list[RenderableType], width: int) -> Rows:
        return rendered(parts, width, self.console)

    def head(self, height: int | None) -> Rows:
        return self.rendered(self.picture.head(self.s, self.viewer, self.width, height), self.width)

    def board(self, width: int, height: int | None, beside: bool) -> Rows:
        return self.rendered(self.picture.board(self.s, self.viewer, width, height, beside), width)

    def panels(self, width: int, height: int | None, beside: bool) -> Rows:
        return self.rendered(self.picture.panels(self.s, self.viewer, width, height, beside), width)

    def side_width(self, height: int | None) -> int:
        return self.picture.side_width(self.s, self.viewer, self.width, height)

    def table(self) -> Lines:
        """The whole table, however many lines it takes."""
        head = self.head(None)
        if side := self.side_width(None):
            board = self.board(self.width - side - GUTTER, None, True)
            return Lines(head + side_by_side(board, self.panels(side, None, True), self.width - side))
        return Lines([*head, *self.board(self.width, None, False), [], *self.panels(self.width, None, False)])

    def screen(self, log: list[RenderableType], menu: Menu) -> Lines:
        """All that a decision needs on one screen; the board keeps its place, the log gets what is left."""
        height = max(LOWEST, self.console.height) - PROMPT
        most = max(MENU, height // 4)
        head = self.head(height)
        room = height - len(head)
        if side := self.side_width(room):
            board = self.board(self.width - side - GUTTER, room, True)
            column = self.column(side, room, menu(side, max(most, room // 3)), log, True)
            return Lines(head + side_by_side(board, column, self.width - side))
        board = self.board(self.width, room - most - LOG - PANELS, False)
        column = self.column(self.width, room - len(board), menu(self.width, most), log, False)
        return Lines(head + board + column)

    def column(
        self, width: int, height: int, menu: list[RenderableType], log: list[RenderableType], beside: bool
    ) -> Rows:
        """Panels, the latest lines of the log, the menu: exactly as many lines as there are."""
        offered = self.rendered(menu, width)
        room = height - len(offered)
        panels = self.panels(width, max(PANELS, room - (SIDE_LOG if beside else LOG)), beside)
        room -= len(panels)
        told = self.latest(log, width, room)
        blank: Rows = [[]] * (room - len(told))
        return [*panels, *blank, *told, *offered]

    def latest(self, log: list[RenderableType], width: int, room: int) -> Rows:
        """As many entries of the log as have room, the last one in any case."""
        told: Rows = []
        for entry in reversed(log):
            lines = self.rendered([entry], width)
            if told and len(lines) + len(told) > room:
                break
            told = lines + told
        if len(told) > room:
            told = rendered(log[-1:], width, self.console, cut=True)
        return told[: max(0, room)]
