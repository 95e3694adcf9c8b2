"""`lichtung train`: agents play, learn from their games and meet who they were; better weights are kept."""

import os
import subprocess
import time
from math import inf
from pathlib import Path
from random import Random

import click
from rich.text import Text

from lichtung import agents, games
from lichtung.arena.league import League
from lichtung.arena.ledger import Ledger
from lichtung.arena.tally import wilson
from lichtung.arena.training import Round, Training, setups
from lichtung.cli.main import INTERRUPTED, App
from lichtung.cli.numbers import number
from lichtung.cli.setups import SetupOptions
from lichtung.cli.simulate import folder, play_series
from lichtung.kernel.errors import LichtungError
from lichtung.root.editions import EDITIONS

TRAINED = "root"  # the game whose agents judge by weights


@click.command("train")
@click.argument("game")
@click.option("--games", "count", type=click.IntRange(1), default=120, show_default=True)
@click.option("--hours", type=click.FloatRange(0, min_open=True))
@click.option("--seats", "level", default="medium", show_default=True)
@click.option("--factions", metavar="A,B,...|random[:N]")
@click.option("--law", type=click.Choice(EDITIONS))
@click.option("--option", "options", metavar="NAME=VALUE", multiple=True)
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), default=Path("training"))
@click.option("--seed", type=int, default=0, show_default=True)
@click.option("--jobs", type=click.IntRange(0), default=1, show_default=True)
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    count: int,
    hours: float | None,
    level: str,
    factions: str | None,
    law: str | None,
    options: tuple[str, ...],
    out: Path,
    seed: int,
    jobs: int,
) -> None:
    app: App = ctx.obj
    games.entry(game)
    if game != TRAINED:
        raise LichtungError("train-no-weights", game, known=TRAINED)
    if level not in agents.STRENGTHS:
        raise LichtungError("agent-unknown", "--seats", name=level, known=", ".join(agents.STRENGTHS))
    folder(out)
    until = inf if hours is None else time.monotonic() + 3600 * hours
    said = [f"--games {count} --seats {level} --seed {seed}"]
    said += [f"--{name} {value}" for name, value in (("factions", factions), ("law", law)) if value]
    said += [f"--option {option}" for option in options]
    about = {"command": " ".join(["lichtung train", game, *said]), "commit": commit()}
    given = SetupOptions(factions=factions, law=law, options=options).setup(game, Random(seed))
    training = Training(out, level, count, setups(given, seed), seed, about)
    interrupted = False

    def play(league: League, ledger: Ledger, missing: list[int]) -> bool:
        nonlocal interrupted
        if missing and time.monotonic() < until:
            said = app.words.say("train-playing", file=str(ledger.path), games=len(missing))
            app.console.print(Text(said, style="dim"))
            _, interrupted = play_series(app, league, missing, jobs or os.cpu_count() or 1, ledger.add, until)
        return len(ledger.played) >= count

    last: Round | None = None
    for last in training.rounds(play):
        show(app, last)
    if last is None or last.kept:
        app.console.print(Text(app.words.say("train-goes-on", folder=str(out))))
    else:
        app.console.print(Text(app.words.say("train-done", folder=str(out))))
    ctx.exit(INTERRUPTED if interrupted else 0)


def show(app: App, one: Round) -> None:
    """A line of the curve."""
    low, high = wilson(one.wins, one.decided)
    words = app.words
    said = words.say(
        "train-round",
        number=one.number,
        games=one.games,
        before=number(words, one.before, 3),
        after=number(words, one.after, 3),
        wins=one.wins,
        decided=one.decided,
        low=number(words, 100 * low),
        high=number(words, 100 * high),
        kept=words.say("train-kept" if one.kept else "train-dropped"),
    )
    app.console.print(Text(said, style="bold" if one.kept else ""))


def commit(here: Path = Path(__file__).parent) -> str:
    """Of the sources, where they are a checkout."""
    try:
        done = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"], cwd=here, capture_output=True, text=True, check=False
        )
    except OSError:
        return ""
    return done.stdout.strip()
