"""`lichtung puzzle`: a puzzle at the terminal, that of the day if none is named."""

import time
from pathlib import Path

import click

from lichtung.cli.main import App
from lichtung.kernel.errors import LichtungError
from lichtung.learning.library import Chapter, puzzle_of_the_day, puzzles, read_puzzle
from lichtung.locale.render import Catalogue
from lichtung.terminal.lessons import LessonSession

DAY = 86_400  # seconds


@click.command("puzzle")
@click.argument("name", required=False)
@click.option("--list", "listing", is_flag=True)
@click.pass_obj
def command(app: App, name: str | None, listing: bool) -> None:
    if listing:
        for id_ in puzzles():
            click.echo(f"{id_:10} {app.words.say(f'learn-{id_}')}")
        return
    name = name or puzzle_of_the_day(int(time.time()) // DAY)
    if name not in puzzles() and not Path(name).exists():
        raise LichtungError("puzzle-unknown", name=name, known=", ".join(puzzles()))
    chapter = puzzles()[name] if name in puzzles() else read_puzzle(Path(name))
    app.game = chapter.case.game
    click.echo(title_of(app.words, chapter))
    if LessonSession(chapter, app.words, app.console).run():
        idea = app.words.say(f"learn-{name}-idea") if name in puzzles() else ""
        click.echo(f"{app.words.say('learn-solved')} {idea}".strip())


def title_of(words: Catalogue, chapter: Chapter) -> str:
    """What a puzzle is called; one of somebody's own by its file."""
    assert chapter.case.puzzle is not None
    key = f"learn-{chapter.case.puzzle.id}"
    return words.say(key) if words.has(key) else chapter.case.title
