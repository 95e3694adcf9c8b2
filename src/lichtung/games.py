"""The games on the table, by name."""

from collections.abc import Callable
from typing import Any

from lichtung.heirs import game as heirs
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame, Option
from lichtung.kernel.journal import Journal
from lichtung.root import game as root


class Entry:
    """A game that can be played here: how to make it, and the switches of its setup.

    `setup_under` reads the setup of a game that was begun by some version of its rules.
    """

    def __init__(
        self,
        make: Callable[[dict[str, object]], FrameGame[Any, Any]],
        options: list[Option],
        setup_under: Callable[[int, dict[str, object]], dict[str, object]],
    ) -> None:
        self.make = make
        self.options = options
        self.setup_under = setup_under


def unchanged(rules: int, setup: dict[str, object]) -> dict[str, object]:
    """The setup where no version of the rules has read it otherwise."""
    return setup


GAMES = {
    "heirs": Entry(heirs.make, heirs.OPTIONS, unchanged),
    "root": Entry(root.make, root.OPTIONS, root.setup_under),
}


def entry(name: str) -> Entry:
    """The game of this name; an unknown one is a LichtungError."""
    if name not in GAMES:
        raise LichtungError("game-unknown", name, known=", ".join(GAMES))
    return GAMES[name]


def game(name: str, /, **setup: object) -> FrameGame[Any, Any]:
    """The rules of a game with a setup; an unknown name or option is a LichtungError."""
    return entry(name).make(setup)


def begun(name: str, rules: int, setup: dict[str, object]) -> FrameGame[Any, Any]:
    """The rules for a game that is written down: it goes on as it was begun, by whatever version."""
    found = entry(name)
    return found.make(found.setup_under(rules, setup))


def of_journal(journal: Journal) -> FrameGame[Any, Any]:
    """The rules by which a journal is replayed and goes on."""
    header = journal.header
    return begun(header.game, header.rules, header.setup)
