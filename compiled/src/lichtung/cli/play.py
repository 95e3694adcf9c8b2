"""`lichtung play`: a game at the terminal table, against people, agents or the Regent."""

import sys
from pathlib import Path
from random import Random
from typing import Any

import click

from lichtung import agents, games
from lichtung.cli import autosave
from lichtung.cli.main import App
from lichtung.cli.mixes import warn
from lichtung.cli.setups import SetupOptions, setup_options
from lichtung.kernel.codec import Event
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame
from lichtung.kernel.journal import load
from lichtung.kernel.match import Match, resumed
from lichtung.terminal.commands import LeaveTable
from lichtung.terminal.drawing import drawing
from lichtung.terminal.session import HUMAN, Session

AUTOMATIC = {"heirs": "regent", "root": "machine"}  # who plays the seats that the rules play by themselves
OPPONENT = "greedy"
LAST = "-"  # what --resume stands for without a file


@click.command("play")
@click.argument("game", required=False)
@setup_options
@click.option("--seats", metavar="A,B,...")
@click.option("--seed", type=int)
@click.option("--save", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--resume", type=click.Path(path_type=Path, dir_okay=False), is_flag=False, flag_value=LAST)
@click.pass_obj
def command(
    app: App,
    game: str | None,
    given: SetupOptions,
    seats: str | None,
    seed: int | None,
    save: Path | None,
    resume: Path | None,
) -> None:
    rng = Random(seed)
    if resume is not None:
        if game or given.any_given():
            raise LichtungError("resume-alone")
        resume = autosave.last_game() if str(resume) == LAST else resume
        journal = load(resume)
        app.game = games.of_journal(journal)
        match, history = resumed(app.game, journal, str(resume), rng)
        if seats is not None:  # others may sit there now
            match.journal.header.seats = read_seats(app.game, seats)
        save = save or resume
    else:
        if game is None:
            raise LichtungError("game-missing", known=", ".join(games.GAMES))
        entry = games.entry(game)
        app.game = entry.make(given.setup(game, rng))
        names = read_seats(app.game, seats)
        warn(app, app.game)
        match, history = Match(app.game, app.game.start(), names, rng), []
        if save is None and HUMAN in names:
            save = autosave.new_file(game)
    play_match(app, app.game, match, history, rng, save)


def play_match(
    app: App,
    game: FrameGame[Any, Any],
    match: Match[Any, Any],
    history: list[tuple[int, Event]],
    rng: Random,
    save: Path | None,
) -> None:
    """Play the match until it ends or somebody leaves."""
    enable_line_editing()
    names = match.journal.header.seats
    players = {
        seat: agents.make(name, game, Random(rng.getrandbits(64)))
        for seat, name in enumerate(names)
        if name not in (HUMAN, *AUTOMATIC.values())
    }
    session = Session(match, players, app.words, app.console, drawing(game, app.words), save)
    session.restore_log(history)
    session.say("play-welcome", "dim")
    try:
        session.run()
    except (LeaveTable, KeyboardInterrupt) as left:
        if isinstance(left, KeyboardInterrupt):
            app.console.print()
        say_how_to_go_on(session)
        if isinstance(left, KeyboardInterrupt):
            raise
    else:
        if session.path is not None:
            autosave.forget(session.path)


def say_how_to_go_on(session: Session) -> None:
    """Where the game is, and which command goes on with it."""
    if session.path is None:
        session.say("play-left")
    elif session.path in autosave.saved_games()[:1]:
        session.say("play-left-last")
    else:
        session.say("play-left-saved", file=str(session.path))


def enable_line_editing() -> None:
    """Arrow keys and history for the prompt, where there is a keyboard and the platform has them."""
    if not sys.stdin.isatty():
        return
    try:
        import readline  # noqa: F401  # importing it is what switches line editing on
    except ImportError:
        return


def read_seats(game: FrameGame[Any, Any], given: str | None) -> list[str]:
    """Who plays: a name for each seat that is left to players; the rules play the others."""
    players = game.players()
    default = ",".join([HUMAN, *[OPPONENT] * (len(players) - 1)])
    names = [name.strip() for name in (given or default).split(",")]
    if len(names) != len(players):
        raise LichtungError("seats-count", "--seats", want=len(players), found=len(names))
    for name in names:
        agents.check(name, "--seats", HUMAN)
    by_seat = dict(zip(players, names, strict=True))
    return [by_seat.get(seat, AUTOMATIC[game.name]) for seat in range(game.seats)]
