"""`lichtung replay`: a saved game checked, told in words and shown; page by page if wanted."""

import sys
from pathlib import Path
from random import Random
from typing import Any

import click
from rich.text import Text

from lichtung import games
from lichtung.cli.main import App
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action, Event
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.kernel.game import FrameGame
from lichtung.kernel.journal import Entry, Journal, load, replay
from lichtung.locale.render import Catalogue
from lichtung.terminal.drawing import Drawing, drawing
from lichtung.terminal.layout import Layout
from lichtung.terminal.story import story

FORWARD = (" ", "n", "\r", "\n", "\x1b[C", "\x1b[B", "")
BACK = ("b", "\x1b[D", "\x1b[A", "\x7f")

FEW = 8  # so many entries are told when a page is turned; a jump tells the last one only


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--at", type=click.IntRange(min=0))
@click.option("--step", is_flag=True)
@click.option("--events", is_flag=True)
@click.pass_obj
def command(app: App, file: Path, at: int | None, step: bool, events: bool) -> None:
    player = JournalPlayer(app, file)
    if at is not None and at > player.length:
        raise LichtungError("journal-at", "--at", count=player.length)
    if step:
        Pager(player).run(at if at is not None else 0)
    else:
        player.print_log(player.length if at is None else at, events)


class JournalPlayer:
    """A journal replayed: every entry with its events, and the state after each."""

    def __init__(self, app: App, file: Path) -> None:
        self.words: Catalogue = app.words
        self.console = app.console
        self.journal: Journal = load(file)
        self.game: FrameGame[Any, Any] = games.of_journal(self.journal)
        app.game = self.game
        self.picture: Drawing[Any] = drawing(self.game, self.words)
        state = self.game.start()
        self.states: list[State] = [state.copy()]
        self.frames: list[tuple[Entry, Action, list[Event]]] = []
        for frame in replay(self.journal, self.game, state, str(file)):
            self.frames.append(frame)
            self.states.append(state.copy())
        self.length = len(self.frames)

    def print_log(self, at: int, detailed: bool) -> None:
        """The log up to an entry, the table there, the score sheet."""
        self.title()
        if detailed:
            for i in range(at):
                self.print_entry(i)
        else:
            events = [event for _, _, events in self.frames[:at] for event in events]
            self.console.print(story(self.game, self.words, events, None, self.picture.chapters))
        self.console.print()
        self.show(at)
        self.console.print()
        self.console.print(self.picture.sheet(self.visible_state(at), self.console.width))
        if self.game.decision(self.states[at]) is not None:
            self.console.print(Text(self.words.say("replay-unfinished"), "dim"))

    def title(self) -> None:
        header = self.journal.header
        said = self.words.say(
            "replay-title",
            game=self.words.say(f"{header.game}-title"),
            count=self.length,
            seats=", ".join(self.player_name(seat) for seat in header.seats),
        )
        self.console.print(Text(said, "bold"))

    def player_name(self, name: str) -> str:
        key = f"player-{name}"
        return self.words.say(key) if self.words.has(key) else name

    def print_entry(self, i: int) -> None:
        """What an entry did, with its number, notation and the paragraphs."""
        entry, action, events = self.frames[i]
        seat = "–" if entry.seat == CHANCE else self.words.value(self.game, "seat", entry.seat)
        self.console.print(Text(f"{entry.n + 1:>4}  {seat:<6} {self.game.text(action)}", "bold"))
        for event in events:
            line = Text("      ")
            line.append(self.words.said(self.game, "event", event.seen_by(None)))
            if event.law:
                line.append(f"  {event.law}", "dim")
            self.console.print(line)

    def visible_state(self, at: int) -> State:
        """The position as a spectator knows it."""
        imagined: State = self.game.imagine(self.game.view(self.states[at], None), Random(0))
        return imagined

    def show(self, at: int) -> None:
        self.console.print(Text(self.words.say("replay-at", at=at, count=self.length), "bold"))
        self.console.print(Layout(self.console, self.picture, self.visible_state(at), None).table())


class Pager:
    """Steps through a journal with keys, or line by line where there is no keyboard."""

    def __init__(self, player: JournalPlayer) -> None:
        self.player = player

    def run(self, at: int) -> None:
        player = self.player
        player.title()
        before = at - 1
        while True:
            player.console.rule(style="dim")
            player.show(at)
            jumped = not 0 < at - before <= FEW
            for i in range(max(0, at - 1 if jumped else before), at):
                player.print_entry(i)
            before = at
            key = self.key()
            while key == "s":
                player.console.print(player.picture.sheet(player.visible_state(at), player.console.width))
                key = self.key()
            if key in ("q", "\x03", "\x1b", None):
                return
            at = self.turn(at, key)

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
        player.console.print(Text(player.words.say("replay-keys"), "dim"))
        if sys.stdin.isatty():
            return click.getchar()
        line = sys.stdin.readline()
        return line.strip()[:1].lower() if line else None
