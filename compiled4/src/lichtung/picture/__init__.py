"""Positions as pictures: SVG drawn from what a viewer may know, and PNG painted from it."""

import lichtung.games  # noqa: F401  # before any rules: lichtung/__init__.py says why
from lichtung.picture.drawing import draw
from lichtung.picture.pixels import can_paint, check_paint, paint

__all__ = ["can_paint", "check_paint", "draw", "paint"]
