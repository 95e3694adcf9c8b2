"""`lichtung replay`: a saved game checked, told in words and shown; by pages or in the browser if wanted."""

import sys
from pathlib import Path
from random import Random
from typing import Any

import click
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lichtung import games
from lichtung.cli.main import App
from lichtung.cli.viewers import read_viewer
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action, Event
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.kernel.game import FrameGame
from lichtung.kernel.journal import Entry, Journal, begin, load, replay
from lichtung.kernel.telling import compose, detail
from lichtung.locale.render import Catalogue
from lichtung.locale.telling import Reader, Storyteller, kind_of_player, names_of
from lichtung.terminal.drawing import Drawing, drawing
from lichtung.terminal.layout import Layout
from lichtung.terminal.palette import FAINT, HEADING, LIGHT
from lichtung.terminal.story import story

FORWARD = (" ", "n", "\r", "\n", "\x1b[C", "\x1b[B", "")
BACK = ("b", "\x1b[D", "\x1b[A", "\x7f")

FEW = 8  # so many entries are told when a page is turned; a jump tells the last one only


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--at", type=click.IntRange(min=0))
@click.option("--seat", metavar="WORD")
@click.option("--step", is_flag=True)
@click.option("--events", is_flag=True)
@click.option("--open", "opens", is_flag=True)
@click.option("--port", type=click.IntRange(0, 65_535), default=0)
@click.pass_obj
def command(
    app: App,
    file: Path,
    at: int | None,
    seat: str | None,
    step: bool,
    events: bool,
    opens: bool,
    port: int,
) -> None:
    player = JournalPlayer(app, file, seat)
    if at is not None and at > player.length:
        raise LichtungError("journal-at", "--at", count=player.length)
    if opens:
        open_in_browser(app, player, file, player.opening if at is None else at, port)
    elif step:
        Pager(player).run(player.opening if at is None else at)
    else:
        player.print_log(player.length if at is None else at, events)


class JournalPlayer:
    """A journal replayed through somebody's eyes: every entry with its events, and the state after each."""

    def __init__(self, app: App, file: Path, seat: str | None = None) -> None:
        self.words: Catalogue = app.words
        self.console = app.console
        self.journal: Journal = load(file)
        self.game: FrameGame[Any, Any] = games.of_journal(self.journal)
        app.game = self.game
        self.viewer = None if seat is None else read_viewer(self.game, seat)
        self.everything = seat is None  # whoever names no eyes may read the decisions of all
        self.teller = games.teller(self.game)
        self.reader = Reader(self.viewer, names_of(self.words, self.journal.header.seats))
        self.picture: Drawing[Any] = drawing(self.game, self.words)
        state = begin(self.journal.header, self.game)
        self.states: list[State] = [state.copy()]
        self.frames: list[tuple[Entry, Action, list[Event]]] = []
        for frame in replay(self.journal, self.game, state, str(file)):
            self.frames.append(frame)
            self.states.append(state.copy())
            self.teller.add(frame[0].n, frame[2])
        self.told = {id(told.event): told for line in self.teller.lines for told in line}
        self.length = len(self.frames)

    @property
    def opening(self) -> int:
        """Where something happens: a player decides for the first time in the first turn."""
        begun = 0
        for line in self.teller.lines:
            if compose(self.teller.telling, line, self.reader.see).turn is not None:
                begun = line[0].n + 1
                break
        decided = (i for i in range(begun, self.length) if self.frames[i][0].seat != CHANCE)
        return next(decided, self.length)

    def print_log(self, at: int, detailed: bool) -> None:
        """The log up to an entry, the table there, the score sheet."""
        self.title()
        if detailed:
            for i in range(at):
                self.console.print(*self.entry(i), sep="\n")
        else:
            log = [(entry.n, event) for entry, _, events in self.frames[:at] for event in events]
            self.console.print(story(self.game, self.words, log, self.reader))
        self.console.print()
        self.console.print(self.place(at))
        self.console.print(self.layout(at).table())
        self.console.print()
        self.console.print(self.picture.sheet(self.visible_state(at), self.console.width))
        if self.game.decision(self.states[at]) is not None:
            self.console.print(Text(self.words.say("replay-unfinished"), FAINT))

    def title(self) -> None:
        """Which game it is, who played, the points and who won."""
        header = self.journal.header
        named = self.words.say(f"{header.game}-title")
        self.console.print(Text(self.words.say("replay-title", game=named, count=self.length), HEADING))
        points = self.game.standing(self.states[-1])
        result = self.game.result(self.states[-1])
        winners = result.winners if result is not None else ()
        table = Table.grid(padding=(0, 2))
        for seat, player in enumerate(header.seats):
            name = self.words.value(self.game, "seat", seat)
            won = self.words.say("replay-won") if seat in winners else ""
            table.add_row(f"  {name}", self.player_name(player), str(points[seat]), Text(won, LIGHT))
        self.console.print(table)
        self.console.print(self.ending() or Text(self.words.say("replay-unfinished"), FAINT))
        self.console.print()

    def ending(self) -> Text | None:
        """Who won and why, with the paragraph; nothing if the game is not over."""
        result = self.game.result(self.states[-1])
        if result is None:
            return None
        return Text(f"{self.words.result(self.game, result)} ({result.law})", LIGHT)

    def player_name(self, name: str) -> str:
        return kind_of_player(self.words, name) or name

    def entry(self, i: int) -> list[RenderableType]:
        """What an entry did, with its number, notation and the paragraphs, as far as the viewer knows it."""
        entry, action, events = self.frames[i]
        seat = "–" if entry.seat == CHANCE else self.words.value(self.game, "seat", entry.seat)
        shown = self.game.text(action) if self.everything or entry.seat == self.viewer else ""
        lines: list[RenderableType] = [Text(f"{entry.n + 1:>4}  {seat:<6} {shown}".rstrip(), HEADING)]
        says = Storyteller(self.game, self.words, self.reader)
        for event in events:
            one = detail(self.teller.telling, self.told[id(event)].seen(self.reader.see))
            line = Text("      ").append(says.sentence(one.parts))
            lines.append(line.append(f"  {one.law}", FAINT) if one.law else line)
        if entry.note and (self.everything or entry.seat == self.viewer):  # it may speak of hidden things
            lines.append(Text(f"      {printable(entry.note)}", FAINT))
        return lines

    def visible_state(self, at: int) -> State:
        """The position as the viewer knows it."""
        imagined: State = self.game.imagine(self.game.view(self.states[at], self.viewer), Random(0))
        return imagined

    def layout(self, at: int) -> Layout:
        return Layout(self.console, self.picture, self.visible_state(at), self.viewer)

    def place(self, at: int) -> Text:
        return Text(self.words.say("replay-at", at=at, count=self.length), HEADING)


def printable(text: str) -> str:
    """Somebody's words without what a terminal would take for a command."""
    return "".join(char if char.isprintable() else " " for char in text)


class Pager:
    """Steps through a journal with keys, or line by line where there is no keyboard."""

    def __init__(self, player: JournalPlayer) -> None:
        self.player = player

    def run(self, at: int) -> None:
        player = self.player
        player.title()
        before = at - 1
        while True:
            jumped = not 0 < at - before <= FEW
            told = [player.entry(i) for i in range(max(0, at - 1 if jumped else before), at)]
            self.show(at, [line for lines in told for line in lines])
            before = at
            key = self.key()
            while key == "s":
                player.console.print(player.picture.sheet(player.visible_state(at), player.console.width))
                key = self.key()
            if key in ("q", "\x03", "\x1b", None):
                return
            at = self.turn(at, key)

    def show(self, at: int, told: list[RenderableType]) -> None:
        """A position and what led to it; at a terminal on one screen. At the end it names the winner."""
        player = self.player
        below = [player.place(at)]
        if at == player.length and (ending := player.ending()) is not None:
            below.append(ending)
        if player.console.is_terminal:
            player.console.print(player.layout(at).screen(told, lambda width, room: [*below]))
            return
        player.console.rule(style=FAINT)
        player.console.print(below[0])
        player.console.print(player.layout(at).table())
        player.console.print(*told, *below[1:], sep="\n")

    def turn(self, at: int, key: str | None) -> int:
        """The position that a key leads to; entries of chance are passed over with the decision before."""
        player = self.player
        if key == "a":
            return 0
        if key == "e":
            return player.length
        step = -1 if key in BACK else 1 if key in FORWARD else 0
        at += step
        while step and 0 < at < player.length and player.frames[at][0].seat == CHANCE:
            at += step
        return max(0, min(player.length, at))

    def key(self) -> str | None:
        """One key of a terminal, or the first letter of a line; None at the end of the input."""
        player = self.player
        keys = Text(player.words.say("replay-keys"), FAINT)
        if sys.stdin.isatty():
            player.console.print(keys, end="")
            key = click.getchar()
            player.console.print()
            return key
        player.console.print(keys)
        line = sys.stdin.readline()
        return line.strip()[:1].lower() if line else None


def open_in_browser(app: App, player: JournalPlayer, file: Path, at: int, port: int) -> None:
    """A server for this game alone, with nothing kept; it ends with Ctrl-C."""
    if player.viewer is not None and player.ending() is None:
        raise LichtungError("replay-open-unfinished", "--seat")
    from lichtung.cli.serve import open_page
    from lichtung.server.operations import logs
    from lichtung.server.replays.showing import show_journal

    logs.configure_logging("warning", "auto")
    viewer = "spectator" if player.viewer is None else str(player.viewer)
    seen = f"as={viewer}" if not player.everything else ""

    def ready(address: str) -> None:
        click.echo(app.words.say("replay-ready", address=address))
        open_page(address)

    show_journal(file.read_text(encoding="utf-8"), at, seen, port, ready)
