"""`lichtung scenario`: scenario files made of saved games."""

from pathlib import Path

import click

from lichtung import games
from lichtung.cli.groups import CommandGroup
from lichtung.cli.main import App
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.journal import begin, load, replay
from lichtung.learning.finding import LIMIT, find_puzzle
from lichtung.scenario.cases import Data
from lichtung.scenario.writing import who_decides, written


@click.group("scenario", cls=CommandGroup)
def command() -> None:
    """The group; its help is in the catalogues."""


@command.command("from")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--at", type=int)
@click.option("--steps", type=click.IntRange(min=0), default=0)
@click.option("--title", default="", metavar="TEXT")
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False))
@click.pass_obj
def from_journal(app: App, file: Path, at: int | None, steps: int, title: str, output: Path | None) -> None:
    """A position of a saved game, and what was done there."""
    text = scenario_of(app, file, at, steps, title)
    if output is None:
        click.echo(text, nl=False)
        return
    write_text(output, text)
    click.echo(app.words.say("scenario-written", file=str(output)))


@command.command("puzzles")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path, dir_okay=False))
@click.option("--limit", type=click.IntRange(min=1), default=LIMIT)
@click.option("-o", "--output", type=click.Path(path_type=Path, file_okay=False), default=Path())
@click.pass_obj
def find_puzzles(app: App, files: tuple[Path, ...], limit: int, output: Path) -> None:
    """Turns of saved games that win and are hard to see."""
    for file in files:
        found = find_puzzle(file, limit)
        if found is None:
            click.echo(app.words.say("puzzles-none", file=str(file)))
            continue
        path = output / f"{file.stem}.toml"
        write_text(path, found.text)
        percent = round(100 * found.rarest)
        click.echo(app.words.say("puzzles-found", file=str(path), percent=percent, count=found.positions))


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise LichtungError("file-unwritable", str(path), why=error.strerror or "?") from None


def scenario_of(app: App, file: Path, at: int | None, steps: int, title: str) -> str:
    """The scenario file of the position after `at` entries (less than 0: from the end)."""
    journal = load(file)
    game = games.of_journal(journal)
    app.game = game
    length = len(journal.entries)
    here = length if at is None else at if at >= 0 else length + at
    if not 0 <= here <= length:
        raise LichtungError("journal-at", "--at", count=length)
    if here + steps > length:
        raise LichtungError("journal-at", "--steps", count=length - here)
    state = begin(journal.header, game)
    before = state.copy()
    rows: list[Data] = []
    for entry, action, _ in replay(journal, game, state, str(file), here + steps):
        if entry.n < here:
            before = state.copy()
        else:
            rows.append({"do": game.text(action), "expect": who_decides(game, state)})
    shown = title or app.words.say("scenario-title", file=file.name, at=here)
    return written(game, before, shown, rows)
