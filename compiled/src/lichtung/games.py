"""The games on the table, by name."""

from collections.abc import Callable
from typing import Any, Literal, overload

from lichtung.heirs import game as heirs
from lichtung.heirs import telling as heirs_telling
from lichtung.heirs.game import HeirsGame
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame, Option
from lichtung.kernel.journal import Journal
from lichtung.kernel.telling import Teller, Telling
from lichtung.root import game as root
from lichtung.root import telling as root_telling
from lichtung.root.game import RootGame


class Entry:
    """A game that can be played here: how to make it, and the switches of its setup.

    `setup_under` reads the setup of a game that was begun by some version of its rules; `telling` says how
    its events become lines of the log.
    """

    def __init__(
        self,
        make: Callable[[dict[str, object]], FrameGame[Any, Any]],
        options: list[Option],
        setup_under: Callable[[int, dict[str, object]], dict[str, object]],
        telling: Callable[[Any], Telling],
    ) -> None:
        self.make = make
        self.options = options
        self.setup_under = setup_under
        self.telling = telling


def unchanged(rules: int, setup: dict[str, object]) -> dict[str, object]:
    """The setup where no version of the rules has read it otherwise."""
    return setup


GAMES = {
    "heirs": Entry(heirs.make, heirs.OPTIONS, unchanged, heirs_telling.telling),
    "root": Entry(root.make, root.OPTIONS, root.setup_under, root_telling.telling),
}


def entry(name: str) -> Entry:
    """The game of this name; an unknown one is a LichtungError."""
    if name not in GAMES:
        raise LichtungError("game-unknown", name, known=", ".join(GAMES))
    return GAMES[name]


@overload
def game(name: Literal["heirs"], /, **setup: object) -> HeirsGame: ...
@overload
def game(name: Literal["root"], /, **setup: object) -> RootGame: ...
@overload
def game(name: str, /, **setup: object) -> FrameGame[Any, Any]: ...
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


def teller(game: FrameGame[Any, Any]) -> Teller:
    """Makes lines of what happens in a game."""
    return Teller(entry(game.name).telling(game))
