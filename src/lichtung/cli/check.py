"""`lichtung check`: run scenario files and print what differs."""

from pathlib import Path

import click
from rich.padding import Padding
from rich.text import Text

from lichtung.cli.main import App
from lichtung.kernel.errors import LichtungError
from lichtung.locale.render import Catalogue
from lichtung.scenario import Case, Difference, read, run


@click.command("check")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.pass_obj
def command(app: App, files: tuple[Path, ...]) -> int:
    words = app.words
    cases = failed = wrong = 0
    paths = [path for given in files for path in scenario_files(given)]
    for path in paths:
        try:
            of_file = read(path)
        except LichtungError as error:
            click.echo(words.error(error), err=True)
            wrong += 1
            continue
        for case in of_file:
            cases += 1
            differences = run(case)
            if differences:
                failed += 1
                show(app, case, differences)
    if cases:
        said = words.say("check-sum", cases=cases, files=len(paths) - wrong, failed=failed)
        app.console.print(Text(said, style="bold"))
    if wrong:
        app.console.print(Text(words.say("check-wrong", wrong=wrong), style="bold red"))
    return 2 if wrong else 1 if failed else 0


def scenario_files(given: Path) -> list[Path]:
    """The file itself, or the scenario files below a folder."""
    if not given.is_dir():
        return [given]
    found = sorted(given.rglob("*.toml"))
    if not found:
        raise LichtungError("scenario-none", str(given))
    return found


def show(app: App, case: Case, differences: list[Difference]) -> None:
    """A case that differs, each difference on a line."""
    title = app.words.say("check-failed", file=case.file, title=case.title)
    app.console.print(Text(title, style="bold red"))
    for difference in differences:
        line = app.words.say(
            "check-difference", where=difference.where, said=describe(app.words, case, difference)
        )
        app.console.print(Padding(Text(line), (0, 0, 0, 2), expand=False))


def describe(words: Catalogue, case: Case, difference: Difference) -> str:
    """What differs; a refusal also in the words of the game."""
    said = words.say(f"check-{difference.key}", **difference.args)
    if difference.refusal is None:
        return said
    return f"{said}: {words.said(case.game, 'refusal', difference.refusal)}"
