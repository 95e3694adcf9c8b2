"""`lichtung play`: a game at the terminal table, against people, agents or the Regent."""

import sys
from pathlib import Path
from random import Random
from typing import Any

import click

from lichtung import agents, games
from lichtung.cli.main import Table
from lichtung.kernel.codec import Event
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame
from lichtung.kernel.journal import Journal, load, replay
from lichtung.kernel.match import Match
from lichtung.terminal.commands import LeaveTable
from lichtung.terminal.drawing import drawing
from lichtung.terminal.heirs.names import set_ids
from lichtung.terminal.session import HUMAN, Session

REGENT = "regent"
DEFAULT_SEATS = f"{HUMAN},greedy"


@click.command("play")
@click.argument("game", required=False)
@click.option("--sets", metavar="A,B,C|random|choose")
@click.option("--seats", metavar="A,B")
@click.option("--solo", type=click.Choice(["page", "prince", "king"]))
@click.option("--tiles", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--option", "options", metavar="NAME=VALUE", multiple=True)
@click.option("--seed", type=int)
@click.option("--save", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--resume", type=click.Path(path_type=Path, dir_okay=False))
@click.pass_obj
def command(
    table: Table,
    game: str | None,
    sets: str | None,
    seats: str | None,
    solo: str | None,
    tiles: Path | None,
    options: tuple[str, ...],
    seed: int | None,
    save: Path | None,
    resume: Path | None,
) -> None:
    rng = Random(seed)
    if resume is not None:
        if game or sets or solo or tiles or options:
            raise LichtungError("resume-alone")
        journal = load(resume)
        table.game = games.entry(journal.header.game).make(journal.header.setup)
        match, past = resumed(table.game, journal, str(resume), rng, seats)
        save = save or resume
    else:
        if game is None:
            raise LichtungError("game-missing", known=", ".join(games.GAMES))
        setup = read_setup(sets, solo, tiles, options)
        table.game = games.entry(game).make(setup)
        names = read_seats(table.game, seats, solo is not None or setup.get("solo", "none") != "none")
        match, past = Match(table.game, table.game.start(), names, rng), []
    sit_down(table, table.game, match, past, rng, save)


def sit_down(
    table: Table,
    game: FrameGame[Any, Any],
    match: Match[Any, Any],
    past: list[tuple[int, Event]],
    rng: Random,
    save: Path | None,
) -> None:
    """Play the match until it ends or somebody leaves."""
    if sys.stdin.isatty():
        _line_editing()
    names = match.journal.header.seats
    players = {
        seat: agents.make(name, game, Random(rng.getrandbits(64)))
        for seat, name in enumerate(names)
        if name not in (HUMAN, REGENT)  # the Regent is played by the rules
    }
    session = Session(match, players, table.words, table.console, drawing(game, table.words), save)
    session.remember(past)
    session.say("play-welcome", "dim")
    try:
        session.run()
    except LeaveTable:
        left = "play-left-saved" if session.path is not None else "play-left"
        session.say(left, file=str(session.path))
    except KeyboardInterrupt:
        table.console.print()
        if session.path is not None:
            session.say("play-left-saved", file=str(session.path))
        raise


def _line_editing() -> None:
    """Arrow keys and history for the prompt, where the platform has them."""
    try:
        import readline  # noqa: F401  # importing it is what switches line editing on
    except ImportError:
        return


def read_seats(game: FrameGame[Any, Any], given: str | None, solo: bool) -> list[str]:
    """Who plays: a name for each seat; in a solo game the Regent has the last one."""
    names = [name.strip() for name in (given or (HUMAN if solo else DEFAULT_SEATS)).split(",")]
    want = game.seats - 1 if solo else game.seats
    if len(names) != want:
        raise LichtungError("seats-count", "--seats", want=want, found=len(names))
    for name in names:
        if name != HUMAN and name not in agents.NAMES:
            known = ", ".join([HUMAN, *agents.NAMES])
            raise LichtungError("agent-unknown", "--seats", name=name, known=known)
    return [*names, REGENT] if solo else names


def read_setup(
    sets: str | None, solo: str | None, tiles: Path | None, options: tuple[str, ...]
) -> dict[str, object]:
    """The setup data of the options on the command line."""
    setup: dict[str, object] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise LichtungError("option-form", "--option", value=text)
        setup[name] = value
    if sets is not None:
        setup["sets"] = set_ids(sets)
    if solo is not None:
        setup["solo"] = solo
    if tiles is not None:
        setup["tiles"] = tiles
    return setup


def resumed(
    game: FrameGame[Any, Any], journal: Journal, name: str, rng: Random, seats: str | None
) -> tuple[Match[Any, Any], list[tuple[int, Event]]]:
    """A match at the end of a journal and what happened in it; the seats may be taken by others now."""
    match = Match(game, game.start(), journal.header.seats, rng)
    past: list[tuple[int, Event]] = []
    for entry, _, events in replay(journal, game, match.state, name):
        past += [(entry.n, event) for event in events]
    match.journal = journal
    if seats is not None:
        journal.header.seats = read_seats(game, seats, REGENT in journal.header.seats)
    return match, past
