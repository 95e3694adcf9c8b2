"""Positions as pictures: SVG drawn from what a viewer may know."""

from lichtung.picture.drawing import draw

__all__ = ["draw"]
