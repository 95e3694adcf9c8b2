"""`lichtung rootlog`: games of Root in the players' notation: checked, written, and read into journals."""

from pathlib import Path
from random import Random

import click
from rich.padding import Padding
from rich.text import Text

from lichtung import games
from lichtung.cli.groups import CommandGroup
from lichtung.cli.main import App
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.journal import load
from lichtung.root.editions import EDITIONS
from lichtung.root.game import RootGame
from lichtung.rootlog.checking import ILLEGAL, LEGAL, OPEN, Checker, Judgement
from lichtung.rootlog.reading import ERROR, Log, Remark, load_log
from lichtung.rootlog.writing import write_journal, written
from lichtung.terminal.drawing import drawing
from lichtung.terminal.layout import Layout

STYLES = {LEGAL: "green", ILLEGAL: "bold red"}


@click.group("rootlog", cls=CommandGroup)
def command() -> None:
    """Its commands; the help is in the catalogues."""


@command.command("check")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--law", type=click.Choice(EDITIONS))
@click.option("--show", is_flag=True)
@click.pass_obj
def check(app: App, file: Path, law: str | None, show: bool) -> int:
    log = load_log(file)
    say_read(app, log)
    checker = Checker(log, law or "")
    app.game = checker.game
    counts: dict[str, int] = {}
    for told in checker.run():
        counts[told.verdict] = counts.get(told.verdict, 0) + 1
        say_judgement(app, told)
        if show and told.verdict != LEGAL:
            show_position(app, checker.game, told)
    shares = [app.words.say(f"rootlog-count-{verdict}", count=count) for verdict, count in counts.items()]
    app.console.print(
        Text(app.words.say("rootlog-sum", turns=len(log.turns), shares=", ".join(shares)), "bold")
    )
    return 1 if log.errors() or ILLEGAL in counts else 0


@command.command("export")
@click.argument("journal", type=click.Path(path_type=Path, dir_okay=False))
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--hidden", is_flag=True)
@click.pass_obj
def export(app: App, journal: Path, output: Path | None, hidden: bool) -> None:
    played = load(journal)
    game = games.of_journal(played)
    if not isinstance(game, RootGame):
        raise LichtungError("rootlog-other-game", str(journal), game=played.header.game)
    app.game = game
    text = write_journal(played, game, str(journal), hidden=hidden)
    if output is None:
        click.echo(text, nl=False)
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise LichtungError("file-unwritable", str(output), why=error.strerror or "?") from None
    click.echo(app.words.say("rootlog-written", file=str(output)))


@command.command("import")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), required=True)
@click.option("--law", type=click.Choice(EDITIONS))
@click.pass_obj
def import_log(app: App, file: Path, output: Path, law: str | None) -> int:
    log = load_log(file)
    say_read(app, log)
    checker = Checker(log, law or "")
    app.game = checker.game
    told = list(checker.run())
    journal = checker.journal()
    try:
        journal.save(output)
    except OSError as error:
        raise LichtungError("file-unwritable", str(output), why=error.strerror or "?") from None
    if checker.told == len(checker.imagined.entries):
        click.echo(app.words.say("rootlog-imported", file=str(output), count=len(journal.entries)))
        return 0
    first = next((one for one in told if one.verdict not in (LEGAL, OPEN)), None)
    line = first.turn.line if first is not None else 0
    click.echo(
        app.words.say("rootlog-imported-part", file=str(output), count=len(journal.entries), line=line)
    )
    return 1


def say_read(app: App, log: Log) -> None:
    """What was written otherwise than the notation wants it, and what could not be read."""
    turns = app.words.say("rootlog-read", turns=len(log.turns), players=len(log.players))
    app.console.print(Text(turns))
    for remark in log.remarks:
        app.console.print(line_of(app, remark))


def line_of(app: App, remark: Remark) -> Text:
    said = app.words.say(f"rootlog-remark-{remark.key}", text=remark.text, reading=remark.reading)
    where = app.words.say("rootlog-at", line=remark.line, column=remark.column, said=said)
    return Text(where, "red" if remark.level == ERROR else "dim")


def say_judgement(app: App, told: Judgement) -> None:
    words, turn = app.words, told.turn
    verdict = words.say(f"rootlog-{told.verdict}", law=told.law, edition=told.edition)
    who = turn.letter or words.say("rootlog-setup")
    app.console.print(
        Text(words.say("rootlog-turn", line=turn.line, who=who, said=verdict), STYLES.get(told.verdict, ""))
    )
    if told.deed:
        said = words.say("rootlog-deed", column=told.column, deed=told.deed)
        app.console.print(Padding(Text(said), (0, 0, 0, 4), expand=False))
    for remark in told.remarks:
        app.console.print(Padding(line_of(app, remark), (0, 0, 0, 4), expand=False))
    for key, changes in (("unrecorded", told.unrecorded), ("unexplained", told.unexplained)):
        if changes:
            said = words.say(f"rootlog-{key}", deeds="/".join(written(changes, turn.letter)))
            app.console.print(Padding(Text(said, "dim"), (0, 0, 0, 4), expand=False))


def show_position(app: App, game: RootGame, told: Judgement) -> None:
    """The table before a turn, as somebody without a seat sees it."""
    state = game.imagine(game.view(told.state, None), Random(0))
    table = drawing(game, app.words)
    app.console.print(Layout(app.console, table, state, None).table())
