"""`lichtung arena`: agents meet each other in rounds; ratings, win rates, a report, a file to go on from."""

import json
import os
import time
from pathlib import Path
from random import Random
from typing import Any

import click
from rich.console import JustifyMethod
from rich.table import Table as Grid
from rich.text import Text

from lichtung import agents, games
from lichtung.arena import sheets
from lichtung.arena.league import League, lineups, turned
from lichtung.arena.ledger import Ledger
from lichtung.arena.playing import LIMIT
from lichtung.arena.standings import ALL, Standings, can_rate, chairs, standings
from lichtung.cli.arena_page import by_rows, page, ranked, share_text
from lichtung.cli.files import write_text
from lichtung.cli.main import INTERRUPTED, App
from lichtung.cli.numbers import number
from lichtung.cli.setups import EACH, SetupOptions, setup_options
from lichtung.cli.simulate import each_choice, folder, play_series, show_troubles
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame

FEWEST_AGENTS = 2


@click.command("arena")
@click.argument("game")
@click.option("--agents", "names", metavar="A,B,...", default="greedy,random", show_default=True)
@click.option("--rounds", type=click.IntRange(1), default=10, show_default=True)
@click.option("--boards", metavar="A,B,...")
@setup_options
@click.option("--turn/--no-turn", default=True, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True)
@click.option("--jobs", type=click.IntRange(0), default=1, show_default=True)
@click.option("--ray", metavar="ADDRESS")
@click.option("--clock/--no-clock", default=True, show_default=True)
@click.option("--limit", type=click.IntRange(1), default=LIMIT, show_default=True)
@click.option("--results", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--report", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--table", "tables", type=click.Path(path_type=Path, dir_okay=False), multiple=True)
@click.option("--save-dir", type=click.Path(path_type=Path, file_okay=False))
@click.option("--json", "as_json", is_flag=True)
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    names: str,
    rounds: int,
    boards: str | None,
    given: SetupOptions,
    turn: bool,
    seed: int,
    jobs: int,
    ray: str | None,
    clock: bool,
    limit: int,
    results: Path | None,
    report: Path | None,
    tables: tuple[Path, ...],
    save_dir: Path | None,
    as_json: bool,
) -> None:
    app: App = ctx.obj
    setups = read_setups(game, boards, given, turn, seed)
    rules = games.game(game, **setups[0])
    contestants = read_agents(names, rules)
    orders = lineups(len(contestants), len(rules.players()))
    kept = folder(save_dir)
    league = League(game, setups, contestants, seed, True, limit, kept, True, clock, rounds, orders)
    path = results or Path(f"arena-{game}.jsonl")
    begun = time.monotonic()
    with Ledger(path, league, rules.rules_version) as ledger:
        missing = ledger.missing()
        jobs = jobs or os.cpu_count() or 1
        _, interrupted = play_series(app, league, missing, jobs, ledger.add, ray=ray)
        played = ledger.games()
    found = standings(league, played, rules.players())
    if as_json:
        click.echo(json.dumps(data(league, found, len(played), interrupted), ensure_ascii=False, indent=2))
    else:
        show(app, rules, league, found)
        left = len(ledger.missing())
        seconds = number(app.words, time.monotonic() - begun, 1)
        app.console.print(
            Text(app.words.say("arena-sum", games=len(played), file=str(path), seconds=seconds, left=left))
        )
        show_troubles(app, rules, league, played)
    for sheet in tables:
        sheets.write(sheet, chairs(league, played, rules.players()))
    if report is not None:
        write_text(report, page(app.words, rules, league, found, len(played)))
    failed = any(one.status != "finished" for one in played)
    ctx.exit(INTERRUPTED if interrupted else 1 if failed else 0)


def read_agents(text: str, rules: FrameGame[Any, Any]) -> tuple[str, ...]:
    """At least two, each once; one is enough where the rules play against it."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        agents.check(name, "--agents")
    fewest = FEWEST_AGENTS if len(rules.players()) == rules.seats else 1
    if len(names) < fewest or len(set(names)) < len(names):
        raise LichtungError("arena-agents", "--agents")
    return tuple(names)


def read_setups(
    game: str, boards: str | None, given: SetupOptions, turn: bool, seed: int
) -> tuple[dict[str, object], ...]:
    """Every board, every rotation of the factions around the table, or every choice of sets."""
    entry = games.entry(game)
    each = given.sets == EACH
    setup = (given.without_sets() if each else given).setup(game, Random(seed))
    known = [option.name for option in entry.options]
    if boards is not None and "map" not in known:
        raise LichtungError("option-other-game", "--boards", owner="root", game=game)
    wanted = [{**setup, "map": board.strip()} for board in boards.split(",")] if boards else [setup]
    made = [entry.make(one).setup_data() for one in wanted]
    if each:
        return each_choice(made[0])
    return tuple(one for data in made for one in (turned(data) if turn else (data,)))


# --- What came of it


def show(app: App, rules: FrameGame[Any, Any], league: League, found: Standings) -> None:
    """The agents, the best one first; then win rates by what they played and where."""
    words, out = app.words, app.console
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="underline")
    columns = ("agent", "rating", "games", "wins", "share", "score", "thinking")
    for i, column in enumerate(columns):
        shrinks = column in ("agent", "share")
        justify: JustifyMethod = "right" if i else "left"
        grid.add_column(words.say(f"arena-{column}"), justify=justify, no_wrap=not shrinks, overflow="fold")
    for name in ranked(found):
        tally, (seconds, decisions) = found.agents[name], found.thought[name]
        grid.add_row(
            name,
            rating_text(app, found, name),
            str(tally.games),
            str(tally.wins),
            share_text(words, tally),
            number(words, tally.mean(), 1),
            number(words, 1000 * seconds / max(1, decisions), 2),
        )
    out.print(grid)
    if not can_rate():
        out.print(Text(words.say("arena-no-ratings", extra="lichtung[arena]"), style="dim"))
    for what in found.sections(bool(rules.board())):
        out.print()
        out.print(by_grid(app, rules, found, what))


def by_grid(app: App, rules: FrameGame[Any, Any], found: Standings, what: str) -> Grid:
    """Win rates of all agents together and of each, by role, seat or board."""
    head, *rows = by_rows(app.words, rules, found, what)
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="underline")
    for i, column in enumerate(head):
        grid.add_column(Text(column), justify="right" if i else "left", no_wrap=not i, overflow="fold")
    for row in rows:
        grid.add_row(*row)
    return grid


def rating_text(app: App, found: Standings, name: str) -> str:
    if name not in found.ratings:
        return ""
    mean, sigma = found.ratings[name]
    return f"{number(app.words, mean, 1)} ± {number(app.words, 2 * sigma, 1)}"


def data(league: League, found: Standings, played: int, interrupted: bool) -> dict[str, object]:
    """Everything as plain data."""
    return {
        "game": league.game,
        "seed": league.seed,
        "rounds": league.rounds,
        "games": played,
        "left": league.games - played,
        "interrupted": interrupted,
        "agents": [
            {
                "agent": name,
                "rating": [round(x, 3) for x in found.ratings.get(name, ())],
                "milliseconds": round(1000 * found.thought[name][0] / max(1, found.thought[name][1]), 3),
                **found.agents[name].data(),
            }
            for name in ranked(found)
        ],
        "by": [
            {"by": what, "which": which, "agent": None if who == ALL else who, **tally.data()}
            for (what, which, who), tally in sorted(found.by.items())
        ],
    }
