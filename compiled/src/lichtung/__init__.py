"""Lichtung: a digital game table. Rules engines for people, bots and rules lawyers."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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
__version__ = "0.2.0"

# Where each name is defined: loaded when first asked for, so that a look at the Law needs no rules at all.
# Whatever needs rules loads `games` before them: verbs and steps are numbered in the order of their import,
# and the processes of a server or an arena must number them alike. Every room above the games does so first.
_HOMES = {
    "games": ("game",),
    "kernel.chance": ("CHANCE",),
    "kernel.codec": ("Action", "Event", "Refusal"),
    "kernel.errors": ("LichtungError",),
    "kernel.frames": ("State",),
    "kernel.game": ("Decision", "FrameGame", "Game", "IllegalActionError", "Option", "Result"),
    "kernel.view": ("View",),
}


def __getattr__(name: str) -> object:
    for home, names in _HOMES.items():
        if name in names:
            found: object = getattr(import_module(f"{__name__}.{home}"), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
