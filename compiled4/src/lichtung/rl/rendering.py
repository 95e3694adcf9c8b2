"""A position for people: as text, as an SVG, or in pixels. All show what somebody without a seat sees."""

import io
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from lichtung.kernel.frames import State
from lichtung.kernel.game import FrameGame
from lichtung.locale.render import catalogue
from lichtung.picture import draw, paint
from lichtung.terminal.drawing import drawing
from lichtung.terminal.layout import Layout

TEXT, SVG, PIXELS = "ansi", "svg", "rgb_array"
MODES = (TEXT, SVG, PIXELS)
WIDTH = 120


def render(game: FrameGame[Any, Any], state: State, mode: str) -> str | NDArray[Any]:
    """The position in one of the MODES."""
    words = catalogue("en")
    view = game.view(state, None)
    if mode == TEXT:
        console = Console(file=io.StringIO(), width=WIDTH, highlight=False)
        imagined: State = game.imagine(view, Random(0))
        console.print(Layout(console, drawing(game, words), imagined, None).table())
        assert isinstance(console.file, io.StringIO)
        return console.file.getvalue()
    svg = draw(game, view, words, words.say(f"{game.name}-title"))
    return svg if mode == SVG else pixels(paint(svg))


def pixels(png: bytes) -> NDArray[np.uint8]:
    """The three colours of each pixel."""
    from PIL import Image

    with Image.open(io.BytesIO(png)) as picture:
        return np.asarray(picture.convert("RGB"), np.uint8)
