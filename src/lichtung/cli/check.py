"""`lichtung check`: run scenario files and print what differs, or where every step leads."""

from pathlib import Path

import click
from rich.padding import Padding
from rich.text import Text

from lichtung.cli.main import App
from lichtung.kernel.errors import LichtungError
from lichtung.locale.render import Catalogue
from lichtung.locale.telling import Storyteller
from lichtung.scenario import Case, Difference, Standing, course, read, run

LAW_FILE = "law.toml"
FEW = 4  # actions of a verb that are named one by one


@click.command("check")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--show", is_flag=True)
@click.pass_obj
def command(app: App, files: tuple[Path, ...], show: bool) -> int:
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
            if show:
                show_course(app, case)
            if differences:
                failed += 1
                show_differences(app, case, differences)
    if cases:
        said = words.say("check-sum", cases=cases, files=len(paths) - wrong, failed=failed)
        app.console.print(Text(said, style="bold"))
    if wrong:
        app.console.print(Text(words.say("check-wrong", wrong=wrong), style="bold red"))
    return 2 if wrong else 1 if failed else 0


def scenario_files(given: Path) -> list[Path]:
    """The file itself, or the scenario files below a folder, beside which paragraphs of the rules may lie."""
    if not given.is_dir():
        return [given]
    found = sorted(path for path in given.rglob("*.toml") if path.name != LAW_FILE)
    if not found:
        raise LichtungError("scenario-none", str(given))
    return found


def show_course(app: App, case: Case) -> None:
    """Each step: what was done, what happened, what stands after it."""
    words, codec = app.words, case.game.codec
    app.console.print(
        Text(words.say("check-failed", file=case.file, title=case.titles[app.words.lang]), style="bold")
    )
    says = Storyteller(case.game, words)
    for moment in course(case):
        step = moment.step
        done = ", ".join(codec.text(action) for action in step.do) or words.say("check-silent-step")
        line(app, 2, difference_line(words, Difference(step.where, "", line=step.line, note=step.note), done))
        for event in moment.events:
            said = says.event(event)
            line(app, 4, f"{said} ({event.law})" if event.law else said)
        show_standing(app, moment.stands)


def show_standing(app: App, stands: Standing | None) -> None:
    """Who decides, and everything on offer: a line for each verb."""
    if stands is None:
        line(app, 4, app.words.say("check-over"))
        return
    who = app.words.say("check-stands-here", who=stands.who, step=stands.step, law=stands.law)
    line(app, 4, who)
    for _, actions in stands.offer:
        line(app, 6, ", ".join(actions))


def line(app: App, indent: int, text: str) -> None:
    app.console.print(Padding(Text(text), (0, 0, 0, indent), expand=False))


def show_differences(app: App, case: Case, differences: list[Difference]) -> None:
    """A case that differs, each difference on a line."""
    title = app.words.say("check-failed", file=case.file, title=case.titles[app.words.lang])
    app.console.print(Text(title, style="bold red"))
    for difference in differences:
        line(app, 2, difference_line(app.words, difference, describe(app.words, case, difference)))
        if difference.stands is not None:
            line(app, 4, standing_text(app.words, difference.stands))


def difference_line(words: Catalogue, difference: Difference, said: str) -> str:
    """Something that is said of a place of the file."""
    where, number = difference.where, difference.line
    if not difference.note:
        return words.say("check-difference", where=where, line=number, said=said)
    return words.say("check-difference-noted", where=where, line=number, note=difference.note, said=said)


def describe(words: Catalogue, case: Case, difference: Difference) -> str:
    """What differs; a refusal also in the words of the game."""
    said = words.say(f"check-{difference.key}", **difference.args)
    if difference.refusal is None:
        return said
    return f"{said}: {words.refused(case.game, difference.refusal)}"


def standing_text(words: Catalogue, stands: Standing) -> str:
    """Who decides where, and what is on offer, shortened."""
    offer = "; ".join(_shortened(actions) for _, actions in stands.offer)
    return words.say("check-stands", who=stands.who, step=stands.step, law=stands.law, offer=offer)


def _shortened(actions: list[str]) -> str:
    """The actions of one verb; of many the first ones and how many there are."""
    if len(actions) <= FEW:
        return ", ".join(actions)
    return f"{', '.join(actions[:FEW])}, ... ({len(actions)})"
