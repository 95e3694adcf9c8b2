"""`lichtung bench`: how fast the rules are here, whether that is fast enough, and what a change gains."""

import json
from pathlib import Path

import click
from rich.table import Table as Grid
from rich.text import Text

from lichtung.arena import measure
from lichtung.arena.against import compare, gains
from lichtung.arena.chart import Bar, Panel, draw
from lichtung.arena.goals import Figure
from lichtung.arena.measure import Bench, Round, medians
from lichtung.cli.files import write_text
from lichtung.cli.main import App
from lichtung.cli.numbers import number, rounded
from lichtung.games import GAMES, entry, game
from lichtung.kernel.loaded import build, python

# The panels of a chart: the keys of their figures.
PANELS = {
    "single": ("fork", "list", "apply", "refusal", "view", "imagine", "hash", "replay"),
    "course": ("early", "middle", "late"),
    "seats": ("seats", "seats-fork"),
    "boards": ("board",),
    "factions": ("seat",),
}


class Measured:
    """The figures of a game, and, against another tree, its figures and how many times as good ours are."""

    def __init__(self, name: str, ours: list[Round], theirs: list[Round] | None = None) -> None:
        self.game = game(name)
        self.figures = [Figure(*pair) for pair in medians(ours).items()]
        self.theirs = medians(theirs) if theirs else {}
        self.gains = gains(ours, theirs) if theirs else {}


@click.command("bench")
@click.argument("game", required=False)
@click.option("--against", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--chart", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--rounds", type=click.IntRange(1))
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def command(
    table: App,
    game: str | None,
    against: Path | None,
    chart: Path | None,
    rounds: int | None,
    as_json: bool,
) -> None:
    names = list(GAMES) if game is None else [game]
    for name in names:
        entry(name)  # an unknown one is refused before anything is measured
    done: list[Measured] = []
    for name in names:
        with table.console.status(table.words.say("bench-running")):
            done.append(measured(name, against, rounds or measure.ROUNDS))
        if not as_json:
            show(table, done[-1])
    if as_json:
        click.echo(json.dumps(data(done), indent=2))
    if chart is not None:
        write_text(chart, picture(table, done))


def measured(name: str, against: Path | None, rounds: int) -> Measured:
    if against is not None:
        return Measured(name, *compare(name, against, rounds))
    bench = Bench(name)
    return Measured(name, [bench.round(number) for number in range(rounds)])


def data(done: list[Measured]) -> dict[str, object]:
    games = {one.game.name: {figure.name: row(one, figure) for figure in one.figures} for one in done}
    return {"build": build(), "python": python(), "games": games}


def row(one: Measured, figure: Figure) -> dict[str, object]:
    found: dict[str, object] = {"value": round(figure.value, 3), "unit": figure.unit}
    goal = figure.goal(one.game.name)
    if goal is not None:
        found["goal"] = {"at_most" if goal.at_most else "at_least": goal.value}
        found["met"] = goal.met(figure.value)
    if figure.name in one.gains:
        found["against"] = round(one.theirs[figure.name], 3)
        found["gain"] = round(one.gains[figure.name], 3)
    return found


def label(table: App, one: Measured, figure: Figure) -> str:
    """A figure in words."""
    detail = figure.detail
    if figure.key == "seat":
        seat = one.game.codec.kinds["seat"].parse(detail)
        detail = table.words.value(one.game, "seat", seat)
    if figure.key == "board":
        detail = table.words.say(f"{one.game.name}-option-map-{detail}")
    return table.words.say(f"bench-{figure.key}", detail=detail.replace(",", ", "))


def show(table: App, one: Measured) -> None:
    words, out = table.words, table.console
    out.print(Text(title(table, one), style="bold"))
    out.print(Text(words.say(f"bench-build-{build()}"), style="dim"))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column()
    if one.gains:
        out.print(Text(words.say("bench-against"), style="dim"))
        grid.add_column(justify="right")
    grid.add_column()
    for figure in one.figures:
        cells = [
            label(table, one, figure),
            rounded(words, figure.value),
            words.say(f"bench-unit-{figure.unit}"),
        ]
        if not one.gains:
            grid.add_row(*cells, mark(table, one, figure))
        elif figure.name in one.gains:
            gain = one.gains[figure.name]
            before = rounded(words, one.theirs[figure.name])
            style = "green" if gain >= 1 else "red"
            grid.add_row(
                *cells, before, Text(words.say("bench-gain", value=rounded(words, gain)), style=style)
            )
    out.print(grid)


def title(table: App, one: Measured) -> str:
    name = table.words.say(f"{one.game.name}-title")
    return table.words.say("bench-title", game=name, python=python())


def mark(table: App, one: Measured, figure: Figure) -> Text:
    """The goal of a figure, ticked or crossed."""
    goal = figure.goal(one.game.name)
    if goal is None:
        return Text()
    key = "bench-at-most" if goal.at_most else "bench-at-least"
    met = goal.met(figure.value)
    whole = goal.value == int(goal.value)
    said = table.words.say(key, value=(number if whole else rounded)(table.words, goal.value))
    return Text(f"{'✓' if met else '✗'} {said}", style="green" if met else "bold red")


def picture(table: App, done: list[Measured]) -> str:
    """The figures as a chart: a panel for each group of figures of each game."""
    words = table.words
    panels: list[Panel] = []
    for one in done:
        name = words.say(f"{one.game.name}-title")
        for key, wanted in {"speed": ("turns", "decisions"), **PANELS}.items():
            bars = [bar(table, one, figure) for figure in one.figures if figure.key in wanted]
            if bars:
                panels.append(Panel(f"{name}: {words.say(f'bench-panel-{key}')}", bars))
    legend = [words.say("bench-ours"), words.say("bench-theirs")] if done[0].gains else []
    return draw(
        words.say("bench-chart", python=python()), words.say(f"bench-build-{build()}"), panels, legend
    )


def bar(table: App, one: Measured, figure: Figure) -> Bar:
    words = table.words
    unit = words.say(f"bench-unit-{figure.unit}")
    values = [figure.value]
    texts = [f"{rounded(words, figure.value)} {unit}"]
    if figure.name in one.gains:
        values.append(one.theirs[figure.name])
        texts.append(f"{rounded(words, values[1])} {unit}")
        texts[0] += f" ({words.say('bench-gain', value=rounded(words, one.gains[figure.name]))})"
    return Bar(label(table, one, figure), values, texts)
