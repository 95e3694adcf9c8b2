"""Lichtung: a digital game table. Rules engines for people, bots and rules lawyers."""

from lichtung.games import game
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.errors import LichtungError

__all__ = ["CHANCE", "LichtungError", "__version__", "game"]
__version__ = "0.1.0"
