"""What a drawing looks like on a console, as text."""

import io
from typing import Any, Literal

from rich.console import Console, RenderableType

from lichtung.kernel.frames import State
from lichtung.terminal.drawing import Drawing
from lichtung.terminal.layout import Layout


def console(width: int, height: int | None = None, colour: bool = False) -> Console:
    """A console that writes into a buffer; one with a height is a terminal."""
    system: Literal["truecolor"] | None = "truecolor" if colour else None
    terminal = colour or height is not None
    return Console(
        file=io.StringIO(), width=width, height=height, force_terminal=terminal, color_system=system
    )


def written(on: Console) -> str:
    assert isinstance(on.file, io.StringIO)
    return on.file.getvalue()


def shown(what: RenderableType, width: int, colour: bool = False) -> str:
    on = console(width, colour=colour)
    on.print(what)
    return written(on)


def table(picture: Drawing[Any], s: State, viewer: int | None, width: int, colour: bool = False) -> str:
    """The whole table, however long."""
    on = console(width, colour=colour)
    on.print(Layout(on, picture, s, viewer).table())
    return written(on)
