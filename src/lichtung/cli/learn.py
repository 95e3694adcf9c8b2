"""`lichtung learn`: the lessons at the terminal."""

import click

from lichtung.cli.main import App
from lichtung.kernel.errors import LichtungError
from lichtung.learning.library import find_chapter, lessons
from lichtung.terminal.lessons import LessonSession


@click.command("learn")
@click.argument("lesson", required=False)
@click.option("--chapter", type=click.IntRange(min=1), default=1)
@click.pass_obj
def command(app: App, lesson: str | None, chapter: int) -> None:
    if lesson is None:
        list_lessons(app)
        return
    if lesson not in lessons():
        raise LichtungError("lesson-unknown", name=lesson, known=", ".join(lessons()))
    if chapter > len(lessons()[lesson]):
        raise LichtungError("chapter-unknown", "--chapter", count=len(lessons()[lesson]))
    for number in range(chapter, len(lessons()[lesson]) + 1):
        found = find_chapter(lesson, number)
        app.game = found.case.game
        click.echo(f"{number}. {app.words.say(f'learn-{lesson}-{found.lesson.chapter}')}")
        if not LessonSession(found, app.words, app.console).run():
            click.echo(app.words.say("learn-left", lesson=lesson, chapter=number))
            return
    click.echo(app.words.say("learn-finished"))


def list_lessons(app: App) -> None:
    width = max(len(id_) for id_ in lessons())
    for id_, chapters in lessons().items():
        facts = app.words.say("learn-facts", minutes=chapters[0].lesson.minutes, chapters=len(chapters))
        click.echo(f"{id_:{width}} {app.words.say(f'learn-{id_}')} ({facts})")
