"""`lichtung mixes`: suggested mixes of Root's factions with their reach, and the warning about others."""

from collections.abc import Sequence
from typing import Any

import click
from rich.table import Table as Grid
from rich.text import Text

from lichtung.cli.main import App
from lichtung.kernel.game import FrameGame
from lichtung.locale.render import Catalogue
from lichtung.root.game import FEWEST_SEATS, RootGame
from lichtung.root.mixes import (
    COMPETITIVE,
    COOPERATIVE,
    MOST_SEATS,
    advised,
    reach_of,
    suggested,
    warning_for,
)


@click.command("mixes")
@click.option("--seats", type=click.IntRange(FEWEST_SEATS, MOST_SEATS))
@click.pass_obj
def command(app: App, seats: int | None) -> None:
    words = app.words
    for mode in (COMPETITIVE, COOPERATIVE):
        mixes = suggested(mode, seats)
        if not mixes:
            continue
        app.console.print(Text(words.say(f"mixes-{mode}"), "bold"))
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for key in ("seats", "reach", "advised"):
            grid.add_column(words.say(f"mixes-{key}"), justify="right")
        grid.add_column(words.say("mixes-factions"))
        for mix in mixes:
            row = (len(mix), reach_of(mix), advised(len(mix)))
            named = Text(spelled(words, mix))
            named.append(f"\n{','.join(mix)}", "dim")
            grid.add_row(*[str(number) for number in row], named)
        app.console.print(grid)
        app.console.print(Text(words.say(f"mixes-{mode}-note"), "dim"))
        app.console.print()


def spelled(words: Catalogue, factions: Sequence[str]) -> str:
    """Factions by their names."""
    return ", ".join(words.say(f"root-seat-{faction}") for faction in factions)


def warn(app: App, game: FrameGame[Any, Any]) -> None:
    """One line about a mix of little reach, beside the game's own output; it is played all the same."""
    if not isinstance(game, RootGame) or game.setup.drafts:
        return
    factions = [faction.id for faction in game.setup.factions]
    found = warning_for(factions, COOPERATIVE if game.setup.cooperative else COMPETITIVE)
    if found is not None:
        said = app.words.say("mixes-warning", seats=found.seats, reach=found.reach, advised=found.advised)
        click.echo(said, err=True)
