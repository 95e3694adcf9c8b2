"""What a player can type besides actions: help, undo, score, log, law, info, save, quit."""

from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from lichtung.kernel.errors import LichtungError
from lichtung.kernel.law import find
from lichtung.terminal.palette import FAINT, HEADING, REFUSED

if TYPE_CHECKING:
    from lichtung.terminal.session import Session

NAMES = ("help", "undo", "score", "log", "law", "info", "table", "actions", "save", "quit")
LOG_LENGTH = 20


class LeaveTable(Exception):  # noqa: N818  # no error: somebody gets up
    """The player wants to stop."""


class CommandResult(Enum):
    """What a line was, and so what comes next."""

    NO_COMMAND = 0
    ASK_AGAIN = 1  # the answer stands right above the prompt: no need to print the menu again
    TABLE = 2  # show the table and the menu again
    CHANGED = 3  # the game is not where it was


class Commands:
    """Reads and carries out the commands, by the words that the catalogue gives them."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.words = session.words
        self.by_word = {word: name for name in NAMES for word in self.aliases(name)}

    def aliases(self, name: str) -> list[str]:
        """The words for a command, the first one as shown in the help."""
        return self.words.say(f"command-{name}").split()

    def is_undo(self, line: str) -> bool:
        return self.by_word.get(line.casefold()) == "undo"

    def run(self, line: str, seat: int) -> CommandResult:
        """Carry out the line if it is a command."""
        first, _, argument = line.partition(" ")
        name = self.by_word.get(first.casefold())
        if name is None:
            return CommandResult.NO_COMMAND
        try:
            return self.execute(name, argument.strip(), seat)
        except LichtungError as error:
            text = self.words.error(error, self.session.game)
            self.session.console.print(Text(text, REFUSED))
            return CommandResult.ASK_AGAIN

    def execute(self, name: str, argument: str, seat: int) -> CommandResult:
        if name == "undo":
            self.session.undo()
            self.session.say("play-undone", FAINT)
            return CommandResult.CHANGED
        if name == "table":
            return CommandResult.TABLE
        if name == "quit":
            self.quit()
        elif name == "help":
            self.help()
        elif name == "score":
            session = self.session
            session.console.print(session.picture.sheet(session.visible_state(seat), session.console.width))
        elif name == "log":
            self.log(argument, seat)
        elif name == "law":
            self.law(argument)
        elif name == "info":
            self.info(argument)
        elif name == "actions":
            self.actions()
        elif name == "save":
            self.save(argument)
        return CommandResult.ASK_AGAIN

    def help(self) -> None:
        """How the game goes, and every command."""
        console = self.session.console
        for paragraph in self.session.picture.help():
            console.print(Text(paragraph))
        console.print()
        actions = self.words.say(f"{self.session.game.name}-help-actions")
        self.session.say("play-help-actions", actions=actions)
        for name in NAMES:
            shown = self.aliases(name)
            line = Text(f"  {', '.join(shown)}".ljust(26), HEADING)
            line.append(f" {self.words.say(f'command-{name}-help', **self.examples())}", "not bold")
            console.print(line)

    def examples(self) -> dict[str, str]:
        """What the help gives as examples, by game."""
        game = self.session.game.name
        return {name: self.words.say(f"{game}-example-{name}") for name in ("law", "info")}

    def log(self, argument: str, seat: int) -> None:
        """The last events, or as many as asked for."""
        log = self.session.log
        count = int(argument[:6]) if argument.isdecimal() else LOG_LENGTH
        if not log:
            self.session.say("play-log-empty", FAINT)
        self.session.show_story(seat, max(0, len(log) - count))

    def law(self, argument: str) -> None:
        """A paragraph in our own words."""
        if not argument:
            raise LichtungError("play-law-which", law=self.examples()["law"])
        _, found = find(argument)
        for paragraph in found:
            line = Text(f"{paragraph.id}  ", HEADING)
            line.append(self.words.say("law-" + paragraph.id.replace(".", "-")), "not bold")
            self.session.console.print(line)

    def info(self, argument: str) -> None:
        """Everything whose name in the notation or on the table begins with the word, with what it does."""
        session = self.session
        found = {
            session.picture.label(kind, value): session.picture.about(kind, value)
            for kind in session.picture.explained
            for value in session.game.codec.kinds[kind].samples()
            if self.is_called(kind, value, argument)
        }  # several copies of a card are told once
        if not argument or not found:
            raise LichtungError("play-info", word=argument, info=self.examples()["info"])
        for label, about in found.items():
            session.console.print(Text(label, HEADING))
            session.console.print(Padding(Text(about), (0, 0, 0, 4)))

    def is_called(self, kind: str, value: int, word: str) -> bool:
        session = self.session
        names = (session.game.codec.kinds[kind].text(value), *session.picture.label(kind, value).split())
        return any(name.casefold().startswith(word.casefold()) for name in names)

    def actions(self) -> None:
        """Every legal action in notation and in words."""
        session = self.session
        for action in session.game.actions(session.match.state):
            line = Text(f"  {session.game.text(action).ljust(34)} ")
            line.append(self.words.action(session.game, action), FAINT)
            session.console.print(line)

    def save(self, argument: str) -> None:
        """Write the journal, from now on after every decision."""
        path = Path(argument) if argument else self.session.path
        if path is None:
            raise LichtungError("play-save-where")
        self.session.save(path)
        self.session.path = path
        self.session.say("play-saved", FAINT, file=str(path))

    def quit(self) -> None:
        """Get up; unsaved games ask once more."""
        session = self.session
        if session.saved < len(session.match.journal.entries):
            answer = session.read(self.words.say("play-quit-sure") + " ")
            if answer.casefold() not in self.words.say("play-yes").split():
                return
        raise LeaveTable
