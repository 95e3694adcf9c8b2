"""Lichtung: a digital game table. Rules engines for people, bots and rules lawyers."""

from lichtung.games import game
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.kernel.game import Decision, FrameGame, Game, IllegalActionError, Option, Result
from lichtung.kernel.view import View

__all__ = [
    "CHANCE",
    "Action",
    "Decision",
    "Event",
    "FrameGame",
    "Game",
    "IllegalActionError",
    "LichtungError",
    "Option",
    "Refusal",
    "Result",
    "State",
    "View",
    "__version__",
    "game",
]
__version__ = "0.1.0"
