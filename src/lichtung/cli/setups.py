"""The options of the command line that describe a game's setup, for all commands that make a game."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import click

from lichtung.heirs.tiles import SETS
from lichtung.kernel.errors import LichtungError
from lichtung.locale.names import ids_of
from lichtung.root.editions import EDITIONS
from lichtung.root.game import FACTIONS, FEWEST_SEATS, OPTIONS
from lichtung.root.map import Map
from lichtung.root.mixes import MOST_SEATS

R = TypeVar("R")

EACH = "each"  # of --sets: every choice of sets in turn, where many games are played
DEFAULT_SEATS = 4  # of `random`
RANDOM = "random"
BOARDS = next(option.choices for option in OPTIONS if option.name == "map")
# Which game an option belongs to; those that stand here nowhere are for every game.
GAME_OF = {"sets": "heirs", "solo": "heirs", "tiles": "heirs", "factions": "root", "law": "root"}


@dataclass(frozen=True)
class SetupOptions:
    """What the command line says about the setup."""

    sets: str | None = None
    solo: str | None = None
    tiles: Path | None = None
    factions: str | None = None
    law: str | None = None
    options: tuple[str, ...] = ()

    def any_given(self) -> bool:
        return self != SetupOptions()

    def without_sets(self) -> "SetupOptions":
        return replace(self, sets=None)

    def setup(self, game: str, rng: Random) -> dict[str, object]:
        """The setup data for a game; what belongs to another one is a mistake."""
        for name, owner in GAME_OF.items():
            if getattr(self, name) is not None and owner != game:
                raise LichtungError("option-other-game", f"--{name}", owner=owner, game=game)
        setup: dict[str, object] = {**read_options(self.options)}
        if self.sets is not None:
            setup["sets"] = ids_of(self.sets, "heirs-set", SETS)
        if self.solo is not None:
            setup["solo"] = self.solo
        if self.tiles is not None:
            setup["tiles"] = self.tiles
        if self.factions is not None:
            setup["factions"] = chosen_factions(self.factions, rng)
        if self.law is not None:
            setup["law"] = self.law
        return setup


def read_options(given: tuple[str, ...]) -> dict[str, str]:
    """What `--option NAME=VALUE` says, several times perhaps."""
    found: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise LichtungError("option-form", "--option", value=text)
        found[name] = value
    return found


def chosen_factions(text: str, rng: Random) -> str:
    """Factions by name in the order of their seats; `random` draws four, `random:3` three of them."""
    word, colon, number = text.strip().partition(":")
    if word.casefold() != RANDOM:
        return ids_of(text, "root-seat", FACTIONS)
    drawn = [id_ for id_, faction in FACTIONS.items() if faction.decides]
    most = min(len(drawn), MOST_SEATS)
    if colon and not (number.isdecimal() and FEWEST_SEATS <= int(number[:3]) <= most):
        raise LichtungError("factions-number", "--factions", fewest=FEWEST_SEATS, most=most)
    corners = min([len(Map(board).corners) for board in BOARDS])  # 5.1.7: the mix suits every setup
    while True:
        mix = rng.sample(drawn, int(number) if colon else DEFAULT_SEATS)
        if sum([FACTIONS[id_].starts_in_corner for id_ in mix]) <= corners:
            return ",".join(mix)


def setup_options(function: Callable[..., R]) -> Callable[..., R]:
    """Give a command the options of the setup; it gets them together as `given`."""

    @wraps(function)
    def together(
        *args: Any,
        sets: str | None,
        solo: str | None,
        tiles: Path | None,
        factions: str | None,
        law: str | None,
        options: tuple[str, ...],
        **others: Any,
    ) -> R:
        return function(*args, given=SetupOptions(sets, solo, tiles, factions, law, options), **others)

    decorated = together
    for option in reversed(
        [
            click.option("--sets", metavar="A,B,C|random|choose"),
            click.option("--solo", type=click.Choice(["page", "prince", "king"])),
            click.option("--tiles", type=click.Path(path_type=Path, dir_okay=False)),
            click.option("--factions", metavar="A,B,...|random[:N]"),
            click.option("--law", type=click.Choice(EDITIONS)),
            click.option("--option", "options", metavar="NAME=VALUE", multiple=True),
        ]
    ):
        decorated = option(decorated)
    return decorated
