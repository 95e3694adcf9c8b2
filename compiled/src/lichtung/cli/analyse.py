"""`lichtung analyse`: a saved game looked at again by a strong agent; in the terminal and as files."""

import json
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from lichtung import games
from lichtung.agents.analysis import EVERY_TURN, Analyst, Course, Judgement, Swing
from lichtung.agents.levels import HARD
from lichtung.cli.analyse_files import WRITERS, Analysis
from lichtung.cli.files import write_text
from lichtung.cli.main import App
from lichtung.cli.simulate import progress_bar
from lichtung.cli.viewers import read_viewer
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.journal import load
from lichtung.terminal.palette import FAINT, HEADING

BLOCKS = "▁▂▃▄▅▆▇█"
LEAST_WIDTH = 20  # characters of the chart
BESIDE = 14  # of what stands around it: the chance at both ends
MOST_SWINGS = 5
MOST_APART = 10_000  # decisions
DECISION, TURN = "decision", "turn"


@click.command("analyse")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--level", default=HARD, show_default=True)
@click.option("--every", metavar="N|turn|decision", default=TURN, show_default=True)
@click.option("--seat", metavar="WORD")
@click.option("--seed", type=int, default=0, show_default=True)
@click.option("--out", "-o", "outputs", type=click.Path(path_type=Path, dir_okay=False), multiple=True)
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def command(
    app: App,
    file: Path,
    level: str,
    every: str,
    seat: str | None,
    seed: int,
    outputs: tuple[Path, ...],
    as_json: bool,
) -> None:
    for path in outputs:
        check_output(path, file)
    step = read_every(every)
    journal = load(file)
    game = app.game = games.of_journal(journal)
    chosen = None if seat is None else read_seat(game, seat)
    analyst = Analyst(game, level, seed)
    moments = analyst.moments(journal, step, chosen, str(file))
    judgements: list[Judgement] = []
    with progress_bar() as bar:
        for moment in bar.track(moments, description=app.words.say("analyse-progress")):
            judged = analyst.judge(moment)
            if judged is not None:
                judgements.append(judged)
    if not judgements:
        raise LichtungError("analyse-nothing", str(file))
    course = Course(judgements, analyst.end(journal))
    found = Analysis(app.words, journal, analyst, course, course.swings(MOST_SWINGS))
    for path in outputs:
        write_text(path, WRITERS[path.suffix.lower()](found))
    if as_json:
        click.echo(json.dumps(found.data(), ensure_ascii=False, indent=1))
        return
    Report(found, app.console).print()
    for path in outputs:
        app.console.print(Text(app.words.say("analyse-written", file=str(path)), FAINT))


def check_output(path: Path, journal: Path) -> None:
    """What a file is to hold shows its ending; the game itself is never written over."""
    if path.suffix.lower() not in WRITERS:
        raise LichtungError("analyse-out", "--out", file=str(path), known=", ".join(WRITERS))
    if path.resolve() == journal.resolve():
        raise LichtungError("analyse-out-same", "--out", file=str(path))


def read_every(word: str) -> int:
    """`turn`, `decision`, or a number of decisions."""
    if word in (TURN, DECISION):
        return EVERY_TURN if word == TURN else 1
    if not (word.isascii() and word.isdigit() and 0 < int(word) < MOST_APART):
        raise LichtungError("analyse-every", "--every", value=word)
    return int(word)


def read_seat(game: Any, word: str) -> int:
    """A seat by its word; spectators decide nothing."""
    found = read_viewer(game, word)
    if found is None:
        raise LichtungError("analyse-spectator", "--seat")
    return found


class Report:
    """The analysis in the terminal."""

    def __init__(self, found: Analysis, console: Console) -> None:
        self.found = found
        self.words = found.words
        self.console = console

    def print(self) -> None:
        self.console.print(Text(self.found.title(), HEADING))
        self.console.print(Text(self.found.about(), FAINT))
        self.console.print(self.chart())
        self.console.print(Text(self.words.say("analyse-swings"), HEADING))
        for swing in self.found.swings:
            self.print_swing(swing)
        if not self.found.swings:
            self.console.print(Text("  " + self.words.say("analyse-no-swings")))
        self.console.print(Text("\n" + self.words.say("analyse-decisions"), HEADING))
        course = self.found.course
        for judged, chances in zip(course.judgements, course.chances(), strict=False):
            self.console.print(Text(self.found.place(judged), HEADING))
            self.console.print(Padding(Text(self.found.chances(chances), FAINT), (0, 0, 0, 2)))
            self.print_lines(judged)

    def chart(self) -> Grid:
        """A line of blocks for each seat, from the first judgement to the end."""
        grid = Grid.grid(padding=(0, 1))
        names = self.found.seats()
        room = self.console.width - BESIDE - max(len(name) for name in names)
        for seat, name in enumerate(names):
            line = [chances[seat] for chances in self.found.course.chances()]
            ends = [self.found.percent(chance) for chance in (line[0], line[-1])]
            grid.add_row(f"  {name}", ends[0], Text(blocks(line, max(LEAST_WIDTH, room))), ends[1])
        return grid

    def print_swing(self, swing: Swing) -> None:
        self.console.print(Padding(Text(self.found.swing(swing)), (0, 0, 0, 2)))
        self.print_lines(self.found.course.judgements[swing.start])

    def print_lines(self, judged: Judgement) -> None:
        for line in self.found.lines(judged):
            self.console.print(Padding(Text(line), (0, 0, 0, 4)))


def blocks(line: list[float], room: int) -> str:
    """Chances as characters; where there is no room for all, each stands for the mean of some."""
    width = min(len(line), room)
    parts = [line[i * len(line) // width : (i + 1) * len(line) // width] for i in range(width)]
    means = [sum(part) / len(part) for part in parts]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(mean * len(BLOCKS)))] for mean in means)
