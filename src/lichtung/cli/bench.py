"""`lichtung bench`: how fast the rules are on this machine, and whether that is fast enough."""

import json

import click
from rich.table import Table as Grid
from rich.text import Text

from lichtung.arena.measure import Bench, Figure, build, python
from lichtung.cli.main import App
from lichtung.cli.numbers import number, rounded

HEIRS = "heirs"


@click.command("bench")
@click.argument("game", default=HEIRS)
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def command(app: App, game: str, as_json: bool) -> None:
    bench = Bench(game)
    if as_json:
        click.echo(json.dumps(data(bench), indent=2))
    else:
        show(app, bench)


def data(bench: Bench) -> dict[str, object]:
    return {
        "game": bench.game.name,
        "build": build(),
        "python": python(),
        "figures": {name(bench, one): row(bench, one) for one in bench.figures()},
    }


def name(bench: Bench, one: Figure) -> str:
    if one.mix:
        return f"{one.key}-{one.mix}"
    return one.key if one.seat is None else f"{one.key}-{bench.game.codec.kinds['seat'].text(one.seat)}"


def row(bench: Bench, one: Figure) -> dict[str, object]:
    goal = one.goal(bench.game.name)
    value = None if one.value is None else round(one.value, 3)
    found: dict[str, object] = {"value": value, "unit": one.unit}
    if goal is not None:
        found["goal"] = {"at_most" if goal.at_most else "at_least": goal.value}
        found["met"] = None if one.value is None else goal.met(one.value)
    return found


def show(app: App, bench: Bench) -> None:
    words, out = app.words, app.console
    said = words.say("bench-title", game=words.say(f"{bench.game.name}-title"), python=python())
    out.print(Text(said, style="bold"))
    out.print(Text(words.say(f"bench-build-{build()}"), style="dim"))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
    for _ in range(2):
        grid.add_column()
    with out.status(words.say("bench-running")):
        figures = bench.figures()
    for one in figures:
        value = words.say("bench-none") if one.value is None else rounded(words, one.value)
        unit = words.say(f"bench-unit-{one.unit}")
        seat = "" if one.seat is None else words.value(bench.game, "seat", one.seat)
        grid.add_row(
            words.say(f"bench-{one.key}", seat=seat, mix=one.mix.replace(",", ", ")),
            value,
            unit,
            mark(app, bench, one),
        )
    out.print(grid)


def mark(app: App, bench: Bench, one: Figure) -> Text:
    """The goal of a figure, ticked or crossed."""
    goal = one.goal(bench.game.name)
    if goal is None or one.value is None:
        return Text()
    key = "bench-at-most" if goal.at_most else "bench-at-least"
    met = goal.met(one.value)
    whole = goal.value == int(goal.value)
    said = app.words.say(key, value=(number if whole else rounded)(app.words, goal.value))
    return Text(f"{'✓' if met else '✗'} {said}", style="green" if met else "bold red")
