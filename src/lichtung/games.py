"""The games on the table, by name."""

from collections.abc import Callable
from typing import Any

from lichtung.heirs import game as heirs
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame, Option
from lichtung.root import game as root


class Entry:
    """A game that can be played here: how to make it, and the switches of its setup."""

    def __init__(
        self, make: Callable[[dict[str, object]], FrameGame[Any, Any]], options: list[Option]
    ) -> None:
        self.make = make
        self.options = options


GAMES = {"heirs": Entry(heirs.make, heirs.OPTIONS), "root": Entry(root.make, root.OPTIONS)}


def entry(name: str) -> Entry:
    """The game of this name; an unknown one is a LichtungError."""
    if name not in GAMES:
        raise LichtungError("game-unknown", name, known=", ".join(GAMES))
    return GAMES[name]


def game(name: str, /, **setup: object) -> FrameGame[Any, Any]:
    """The rules of a game with a setup; an unknown name or option is a LichtungError."""
    return entry(name).make(setup)
