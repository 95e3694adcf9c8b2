"""`lichtung simulate`: agents play a series of games; who won how often, and how fast it went."""

import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing, nullcontext, redirect_stdout
from itertools import combinations
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import click
from rich.console import Console, JustifyMethod
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from lichtung import agents, games
from lichtung.arena import cluster
from lichtung.arena.playing import FINISHED, LIMIT
from lichtung.arena.series import GameSummary, Series, run
from lichtung.arena.tally import Report, Tally, report, wilson
from lichtung.cli.main import INTERRUPTED, App
from lichtung.cli.mixes import warn
from lichtung.cli.numbers import number, rounded
from lichtung.cli.setups import EACH, SetupOptions, setup_options
from lichtung.heirs.setup import SETS_PLAYED
from lichtung.heirs.tiles import SETS
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame

MAX_SHOWN_FAILURES = 5


@click.command("simulate")
@click.argument("game")
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True)
@click.option("--jobs", type=click.IntRange(0), default=1, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True)
@click.option("--first", type=click.IntRange(0), default=0, show_default=True)
@click.option("--seats", metavar="A,B,...", default="random", show_default=True)
@setup_options
@click.option("--swap/--no-swap", default=True, show_default=True)
@click.option("--clock/--no-clock", default=True, show_default=True)
@click.option("--limit", type=click.IntRange(1), default=LIMIT, show_default=True)
@click.option("--json", "as_json", is_flag=True)
@click.option("--save-dir", type=click.Path(path_type=Path, file_okay=False))
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    count: int,
    jobs: int,
    seed: int,
    first: int,
    seats: str,
    given: SetupOptions,
    swap: bool,
    clock: bool,
    limit: int,
    as_json: bool,
    save_dir: Path | None,
) -> None:
    app: App = ctx.obj
    entry = games.entry(game)
    each = given.sets == EACH
    rules = entry.make((given.without_sets() if each else given).setup(game, Random(seed)))
    setup = rules.setup_data()
    setups = each_choice(setup) if each else (setup,)
    names = contestants(rules, seats)
    swap = swap and len(set(names)) > 1  # with equals on all seats it would be the same game again
    warn(app, rules)
    series = Series(game, setups, names, seed, swap, limit, folder(save_dir), clock=clock)
    begun = time.monotonic()
    played, interrupted = play_series(app, series, range(first, first + count), jobs or os.cpu_count() or 1)
    whole = report(series, played, rules.players())
    seconds = time.monotonic() - begun
    if as_json:
        click.echo(json.dumps(data(rules, whole, first, seconds, interrupted), ensure_ascii=False, indent=2))
    else:
        show(app, rules, whole, seconds, count if interrupted else 0)
    ctx.exit(INTERRUPTED if interrupted else 0 if whole.clean() else 1)


def each_choice(setup: dict[str, object]) -> tuple[dict[str, object], ...]:
    """The setup with every choice of sets of The Two Heirs."""
    if "sets" not in setup:
        raise LichtungError("sets-none", "--sets")
    return tuple({**setup, "sets": list(choice)} for choice in combinations(SETS, SETS_PLAYED))


def contestants(rules: FrameGame[Any, Any], seats: str) -> tuple[str, ...]:
    """The names given, one for each seat that is played; a single name plays all of them."""
    names = [name.strip() for name in seats.split(",")]
    want = len(rules.players())
    if len(names) == 1:
        names *= want
    if len(names) != want:
        raise LichtungError("seats-count", "--seats", want=want, found=len(names))
    for name in names:
        agents.check(name, "--seats")
    return tuple(names)


def folder(path: Path | None) -> Path | None:
    """The folder for the journals, made if need be."""
    if path is not None:
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise LichtungError("folder-unwritable", str(path), why=error.strerror or "?") from None
    return path


def progress_bar() -> Progress:
    """How far something long has come; seen on a terminal only."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    bar.disable = not bar.console.is_terminal
    return bar


def play_series(
    app: App,
    series: Series,
    numbers: Sequence[int],
    jobs: int,
    keep: Callable[[GameSummary], None] = lambda _: None,
    until: float = inf,
    ray: str | None = None,
) -> tuple[list[GameSummary], bool]:
    """Play the games with a progress bar on a terminal; True if Ctrl-C ended it early.

    Each is handed to `keep` as soon as it is over. None is waited for after the time `until`. `ray`: the
    address of a cluster that plays instead of processes of this machine.
    """
    played: list[GameSummary] = []
    bar = progress_bar()
    games = cluster.run(ray, series, numbers) if ray else run(series, numbers, min(jobs, len(numbers)) or 1)
    quiet = redirect_stdout(sys.stderr) if ray else nullcontext()  # Ray tells there of nodes that are lost
    try:
        with quiet, bar, closing(games) as results:
            task = bar.add_task(app.words.say("simulate-progress"), total=len(numbers))
            for one in results:
                keep(one)
                played.append(one)
                bar.advance(task)
                if time.monotonic() > until:
                    break
    except KeyboardInterrupt:
        return played, True
    return played, False


def rate(count: int, seconds: float) -> float:
    return count / seconds if seconds else 0.0


# --- What came of it, for people


def show(app: App, rules: FrameGame[Any, Any], whole: Report, seconds: float, wanted: int) -> None:
    """The result table, the speed, and what went wrong. `wanted`: how many games an interrupted run had."""
    words, out = app.words, app.console
    if wanted:
        out.print(
            Text(words.say("simulate-interrupted", played=whole.games, games=wanted), style="bold yellow")
        )
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="underline")
    columns = ("agent", "seat", "games", "wins", "draws", "share", "score", "decisions")
    for i, column in enumerate(columns):
        shrinks = column in ("agent", "share")  # on narrow screens; figures are never cut
        justify: JustifyMethod = "left" if i < 2 else "right"
        grid.add_column(
            words.say(f"simulate-{column}"), justify=justify, no_wrap=not shrinks, overflow="fold"
        )
    for who, tally in whole.by_contestant.items():
        seats = [seat for (one, seat) in whole.by_seat if one == who]
        name = agent_name(app, rules, whole.series, who)
        where = seat_name(app, rules, seats[0]) if len(seats) == 1 else words.say("simulate-all-seats")
        grid.add_row(*row(app, name, where, tally), style="bold")
        if len(seats) > 1:
            for seat in sorted(seats):
                grid.add_row(*row(app, "", seat_name(app, rules, seat), whole.by_seat[who, seat]))
    out.print(grid)
    troubles = sorted([*whole.unfinished, *whole.failed], key=lambda one: one.fixture.number)
    unfinished, errors = len(whole.unfinished), len(whole.failed)
    said = words.say("simulate-sum", games=whole.games, unfinished=unfinished, errors=errors)
    out.print(Text(said, style="bold red" if troubles else ""))
    said = words.say(
        "simulate-speed",
        seconds=number(words, seconds, 1),
        games_rate=rounded(words, rate(whole.games, seconds)),
        decisions_rate=rounded(words, rate(whole.decisions, seconds)),
        core_rate=rounded(words, rate(whole.decisions, whole.seconds)),
    )
    out.print(Text(said))
    show_troubles(app, rules, whole.series, troubles)


def show_troubles(app: App, rules: FrameGame[Any, Any], series: Series, games: Sequence[GameSummary]) -> None:
    """The first games that did not come to their end, and why."""
    words, out = app.words, app.console
    troubles = [one for one in games if one.status != FINISHED]
    for one in troubles[:MAX_SHOWN_FAILURES]:
        what = one.error.strip().splitlines()[-1] if one.error else ""
        if one.mistake is not None:
            what = words.error(one.mistake, rules)
        key = "simulate-trouble-error" if one.error else "simulate-trouble-unfinished"
        line = words.say(key, number=one.fixture.number, seed=series.seed, error=what)
        out.print(Text(line, style="bold red"))
    if len(troubles) > MAX_SHOWN_FAILURES:
        out.print(Text(words.say("simulate-trouble-more", count=len(troubles) - MAX_SHOWN_FAILURES)))


def row(app: App, name: str, seat: str, tally: Tally) -> list[str]:
    words = app.words
    low, high = wilson(tally.wins, tally.finished)
    return [
        name,
        seat,
        str(tally.games),
        str(tally.wins),
        str(tally.draws),
        words.say(
            "simulate-percent",
            share=number(words, 100 * tally.share(), 1),
            low=number(words, 100 * low, 1),
            high=number(words, 100 * high, 1),
        ),
        f"{number(words, tally.mean(), 1)} ± {number(words, tally.deviation(), 1)}",
        number(words, tally.decisions / tally.games if tally.games else 0.0, 1),
    ]


def agent_name(app: App, rules: FrameGame[Any, Any], series: Series, who: int | None) -> str:
    """A contestant's name, numbered if there are two of it; what the rules play has a name of the game."""
    if who is None:
        return app.words.say(f"{rules.name}-automatic")
    name = series.contestants[who]
    twice = series.contestants.count(name) > 1
    return f"{name} {who + 1}" if twice else name


def seat_name(app: App, rules: FrameGame[Any, Any], seat: int) -> str:
    """A seat by its short name, where it has one: the table is wide enough as it is."""
    brief = f"{rules.name}-brief-{rules.codec.kinds['seat'].text(seat)}"
    return app.words.say(brief) if app.words.has(brief) else app.words.value(rules, "seat", seat)


# --- What came of it, for programs


def data(
    rules: FrameGame[Any, Any], whole: Report, first: int, seconds: float, interrupted: bool
) -> dict[str, object]:
    """The whole report as plain data; all but `speed` is the same for any number of jobs."""
    series = whole.series
    seat_word = rules.codec.kinds["seat"].text

    def agent(who: int | None) -> str | None:
        return None if who is None else series.contestants[who]

    results = [
        {"contestant": who, "agent": agent(who), "seat": None, **tally.data()}
        for who, tally in whole.by_contestant.items()
    ]
    results += [
        {"contestant": who, "agent": agent(who), "seat": seat_word(seat), **tally.data()}
        for (who, seat), tally in whole.by_seat.items()
    ]
    by_setup = [
        {"setup": setup, "contestant": who, "agent": agent(who), **tally.data()}
        for (setup, who), tally in whole.by_setup.items()
    ]
    return {
        "game": series.game,
        "setups": [{key: value for key, value in one.items() if key != "tiles"} for one in series.setups],
        "own_tiles": "tiles" in series.setups[0],
        "contestants": list(series.contestants),
        "seed": series.seed,
        "first": first,
        "swap": series.swap,
        "clock": series.clock,
        "games": whole.games,
        "interrupted": interrupted,
        "results": results,
        "by_setup": by_setup if len(series.setups) > 1 else [],
        "unfinished": [one.fixture.number for one in whole.unfinished],
        "errors": [{"game": one.fixture.number, "error": one.error} for one in whole.failed],
        "speed": {
            "seconds": round(seconds, 3),
            "games_per_second": round(rate(whole.games, seconds), 2),
            "decisions_per_second": round(rate(whole.decisions, seconds), 1),
            "decisions_per_second_and_core": round(rate(whole.decisions, whole.seconds), 1),
        },
    }
