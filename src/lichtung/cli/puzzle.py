"""`lichtung puzzle`: a puzzle at the terminal, that of the day if none is named."""

import time
from pathlib import Path

import click

from lichtung.cli.main import App
from lichtung.learning.library import puzzle_of_the_day, puzzles, read_puzzle
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
    chapter = puzzles()[name] if name in puzzles() else read_puzzle(Path(name))
    app.game = chapter.case.game
    titled = app.words.has(f"learn-{name}")
    click.echo(app.words.say(f"learn-{name}") if titled else chapter.case.title)
    if LessonSession(chapter, app.words, app.console).run():
        idea = app.words.say(f"learn-{name}-idea") if titled else ""
        click.echo(f"{app.words.say('learn-solved')} {idea}".strip())
