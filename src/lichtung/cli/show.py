"""`lichtung show`: a position of a scenario file or a saved game, in the terminal or as a picture."""

from pathlib import Path
from random import Random
from typing import Any

import click
from rich.text import Text

from lichtung import games
from lichtung.cli.main import App
from lichtung.cli.viewers import SPECTATOR, read_viewer
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.kernel.game import FrameGame
from lichtung.kernel.journal import begin, load, replay
from lichtung.picture import draw, paint
from lichtung.scenario import read
from lichtung.terminal.drawing import drawing
from lichtung.terminal.layout import Layout

ALL = "all"
PNG = ".png"
SUFFIXES = (PNG, ".svg", "")  # without one it becomes an SVG


@click.command("show")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--case", "case", type=click.IntRange(min=1))
@click.option("--at", type=click.IntRange(min=0))
@click.option("--seat", default=SPECTATOR, metavar="WORD")
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False))
@click.pass_obj
def command(app: App, file: Path, case: int | None, at: int | None, seat: str, output: Path | None) -> None:
    if output is not None and output.suffix.lower() not in SUFFIXES:
        raise LichtungError("picture-suffix", str(output))
    position = of_file(app, file, case, at)
    if output is None:
        position.print(app, seat)
        return
    try:
        svg = position.svg(app, seat)
        output.write_bytes(paint(svg) if output.suffix.lower() == PNG else svg.encode())
    except OSError as error:
        raise LichtungError("file-unwritable", str(output), why=error.strerror or "?") from None
    click.echo(app.words.say("show-written", file=str(output)))


class Position:
    """A state of a game, and what the file calls it."""

    def __init__(self, game: FrameGame[Any, Any], state: State, title: str) -> None:
        self.game = game
        self.state = state
        self.title = title

    def viewers(self, seat: str) -> list[int | None]:
        """Whose eyes a word means: None are those of somebody without a seat."""
        return [*range(self.game.seats)] if seat == ALL else [read_viewer(self.game, seat, (ALL,))]

    def svg(self, app: App, seat: str) -> str:
        """One picture; with everybody's eyes it shows what each of them knows."""
        views = [self.game.view(self.state, viewer) for viewer in self.viewers(seat)]
        first = self.game.view(self.state, None) if seat == ALL else views[0]
        return draw(self.game, first, app.words, self.title, views if seat == ALL else ())

    def print(self, app: App, seat: str) -> None:
        """The table as each of the viewers sees it, from a state that he cannot tell from the real one."""
        table = drawing(self.game, app.words)
        viewers = self.viewers(seat)
        app.console.print(Text(self.title, "bold"))
        for viewer in viewers if table.private else viewers[:1]:
            if len(viewers) > 1 and table.private:
                app.console.print()
                app.console.rule(app.words.value(self.game, "seat", viewer or 0), style="dim")
            imagined: State = self.game.imagine(self.game.view(self.state, viewer), Random(0))
            app.console.print(Layout(app.console, table, imagined, viewer).table())


def of_file(app: App, file: Path, case: int | None, at: int | None) -> Position:
    """A position of a scenario file or of a saved game."""
    found = (of_scenario if file.suffix == ".toml" else of_journal)(app, file, case, at)
    app.game = found.game
    return found


def of_scenario(app: App, file: Path, case: int | None, at: int | None) -> Position:
    """The position from which a case of a scenario file begins."""
    if at is not None:
        raise LichtungError("show-at-scenario", "--at")
    cases = read(file)
    number = case or 1
    if number > len(cases):
        raise LichtungError("show-case", "--case", count=len(cases))
    chosen = cases[number - 1]
    return Position(chosen.game, chosen.state, chosen.titles[app.words.lang])


def of_journal(app: App, file: Path, case: int | None, at: int | None) -> Position:
    """The position of a saved game after so many entries, or at its end."""
    if case is not None:
        raise LichtungError("show-case-journal", "--case")
    journal = load(file)
    game = games.of_journal(journal)
    app.game = game
    length = len(journal.entries)
    here = length if at is None else at
    if here > length:
        raise LichtungError("journal-at", "--at", count=length)
    state = begin(journal.header, game)
    for _ in replay(journal, game, state, str(file), here):
        pass
    words = app.words
    title = words.say("show-title", game=words.say(f"{game.name}-title"), at=here, count=length)
    return Position(game, state, title)
