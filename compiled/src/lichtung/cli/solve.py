"""`lichtung solve`: whether a puzzle can be solved whatever chance and the others do, and in which ways."""

from pathlib import Path

import click

from lichtung.cli.main import App
from lichtung.cli.puzzle import title_of
from lichtung.kernel.errors import LichtungError
from lichtung.learning.library import puzzles, read_puzzle
from lichtung.learning.solving import LIMIT, Goal, Node, Solver, ways_of

SHOWN = 10  # ways that are listed


@click.command("solve")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--limit", type=click.IntRange(min=1), default=LIMIT)
@click.pass_obj
def command(app: App, file: Path, limit: int) -> int:
    chapter = puzzles()[str(file)] if str(file) in puzzles() else read_puzzle(file)
    case = chapter.case
    app.game = case.game
    assert case.puzzle is not None
    solver = Solver(Goal(case.game, case.puzzle), limit)
    try:
        node = solver.search(case.state)
    except LichtungError as error:
        raise error.at(str(file)) from None
    say = app.words.say
    click.echo(f"{title_of(app.words, chapter)}: {say(case.puzzle.text)}")
    click.echo(say("solve-positions", count=solver.positions))
    if not node.solved:
        click.echo(say("solve-none"))
        return 1
    show_ways(app, node)
    return 0


def show_ways(app: App, node: Node) -> None:
    """The only way, or how many there are, some of them, and what they have in common."""
    say = app.words.say
    click.echo(say("solve-unique") if node.ways == 1 else say("solve-ways", count=str(node.ways)))
    for way in ways_of(node, SHOWN):
        click.echo("  " + ", ".join(way))
    if node.ways > SHOWN:
        click.echo("  ...")
    if node.ways > 1 and node.common:
        click.echo(say("solve-common", actions=", ".join(sorted(node.common))))
