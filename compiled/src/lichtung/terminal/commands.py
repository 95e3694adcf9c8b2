"""What a player can type besides actions: help, undo, why, law, score, log, save, quit and the like."""

from collections.abc import Callable
from difflib import get_close_matches
from enum import Enum
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from lichtung.agents.reasons import hint, told
from lichtung.kernel.errors import LichtungError
from lichtung.locale.ascii import fold
from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.locale.search import key_of, look_up
from lichtung.terminal.palette import FAINT, HEADING, REFUSED

if TYPE_CHECKING:
    from lichtung.terminal.session import Session

LOG_LENGTH = 20
HINT_SEED = 0  # asked again, the advice is the same
ALIKE = 0.6  # how much a mistyped word has in common with the one that is suggested


class LeaveTable(Exception):  # noqa: N818  # no error: somebody gets up
    """The player wants to stop."""


class CommandResult(Enum):
    """What a line was, and so what comes next."""

    NO_COMMAND = 0
    ASK_AGAIN = 1  # the answer stands right above the prompt: no need to print the menu again
    TABLE = 2  # show the table and the menu again
    CHANGED = 3  # the game is not where it was
    PAGE = 4  # show more of the menu


class Commands:
    """Reads and carries out the commands, by the words that the catalogues give them in every language."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.words = session.words
        # What a command is called and does: words and help are `command-NAME` and `command-NAME-help`.
        self.table: dict[str, Callable[[str, int], CommandResult | None]] = {
            "help": self.help,
            "undo": self.undo,
            "why": self.why,
            "law": self.law,
            "info": self.info,
            "threats": self.threats,
            "hint": self.hint,
            "score": self.score,
            "log": self.log,
            "table": lambda _argument, _seat: CommandResult.TABLE,
            "more": lambda _argument, _seat: CommandResult.PAGE,
            "actions": self.actions,
            "save": self.save,
            "quit": self.quit,
        }
        foreign = [catalogue(lang) for lang in LANGUAGES]
        self.by_word = {
            fold(word): name
            for words in (*foreign, self.words)
            for name in self.table
            for word in words.say(f"command-{name}").split()
        }

    def aliases(self, name: str) -> list[str]:
        """The words for a command in the language of the table."""
        return self.words.say(f"command-{name}").split()

    def is_undo(self, line: str) -> bool:
        return self.by_word.get(fold(line)) == "undo"

    def run(self, line: str, seat: int) -> CommandResult:
        """Carry out the line if it is a command."""
        first, _, argument = line.partition(" ")
        name = self.by_word.get(fold(first))
        if name is None:
            return CommandResult.NO_COMMAND
        try:
            return self.table[name](argument.strip(), seat) or CommandResult.ASK_AGAIN
        except LichtungError as error:
            text = self.words.error(error, self.session.game)
            self.session.console.print(Text(text, REFUSED))
            return CommandResult.ASK_AGAIN

    def nearest(self, word: str, verbs: list[str]) -> str | None:
        """The command or verb that a mistyped word comes close to."""
        known = {fold(shown): shown for name in self.table for shown in self.aliases(name)}
        known |= {fold(verb): verb for verb in verbs}
        close = get_close_matches(fold(word), known, 1, ALIKE)
        return known[close[0]] if close else None

    def undo(self, argument: str, seat: int) -> CommandResult:
        """Take the last decision back."""
        self.session.undo()
        self.session.say("play-undone", FAINT)
        return CommandResult.CHANGED

    def score(self, argument: str, seat: int) -> None:
        """The score sheet as it stands."""
        session = self.session
        session.console.print(session.picture.sheet(session.visible_state(seat), session.console.width))

    def why(self, argument: str, seat: int) -> None:
        """Why an action is not allowed now, even one that is only begun."""
        if not argument:
            raise LichtungError("play-why-what", example=self.examples()["why"])
        self.session.explain_refusal(argument, seat)

    def help(self, argument: str, seat: int) -> None:
        """How the game goes, and every command."""
        console = self.session.console
        for paragraph in self.session.picture.help():
            console.print(Text(paragraph))
        console.print()
        actions = self.words.say(f"{self.session.game.name}-help-actions")
        self.session.say("play-help-actions", actions=actions)
        for name in self.table:
            line = Text(f"  {', '.join(self.aliases(name))}".ljust(26), HEADING)
            line.append(f" {self.words.say(f'command-{name}-help', **self.examples())}", "not bold")
            console.print(line)

    def examples(self) -> dict[str, str]:
        """What the help gives as examples, by game."""
        game = self.session.game.name
        return {name: self.words.say(f"{game}-example-{name}") for name in ("law", "info", "why")}

    def log(self, argument: str, seat: int) -> None:
        """The last events, or as many as asked for."""
        log = self.session.log
        count = int(argument[:6]) if argument.isdecimal() else LOG_LENGTH
        if not log:
            self.session.say("play-log-empty", FAINT)
        self.session.show_story(seat, max(0, len(log) - count))

    def law(self, argument: str, seat: int) -> None:
        """A paragraph in our own words, by its number or by words that it fits."""
        if not argument:
            raise LichtungError("play-law-which", law=self.examples()["law"])
        _, found, _ = look_up(argument, self.words.lang, self.session.game.name)
        for paragraph in found:
            line = Text(f"{paragraph.id}  ", HEADING)
            line.append(self.words.say(key_of("law", paragraph)), "not bold")
            self.session.console.print(line)

    def info(self, argument: str, seat: int) -> None:
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

    def threats(self, argument: str, seat: int) -> None:
        """What each of the others, or the one who is named, can do to whoever asks in its next turn."""
        session = self.session
        game, label = session.game, session.picture.label
        view = game.view(session.match.state, seat)
        others = [other for other in range(game.seats) if other != seat]
        named = [other for other in others if argument and self.is_called("seat", other, argument)]
        if argument and not named:
            known = ", ".join(label("seat", other) for other in others)
            raise LichtungError("play-threats", word=argument, known=known)
        for other in named or others:
            session.console.print(Text(label("seat", other), HEADING))
            told = [self.words.threat(game, threat) for threat in game.threats(view, other)]
            for line in told or [self.words.say("play-no-threats")]:
                session.console.print(Padding(Text(line), (0, 0, 0, 4)))

    def hint(self, argument: str, seat: int) -> None:
        """What a strong agent would do here, knowing no more than whoever asks."""
        session = self.session
        game, state = session.game, session.match.state
        thoughts = hint(game, game.view(state, seat), game.actions(state), Random(HINT_SEED))
        for line in told(self.words, game, thoughts, game.standing(state)):
            session.console.print(Text(line))

    def is_called(self, kind: str, value: int, word: str) -> bool:
        session = self.session
        names = (session.game.codec.kinds[kind].text(value), *session.picture.label(kind, value).split())
        return any(name.casefold().startswith(word.casefold()) for name in names)

    def actions(self, argument: str, seat: int) -> None:
        """Every legal action in notation and in words."""
        session = self.session
        for action in session.game.actions(session.match.state):
            line = Text(f"  {session.game.text(action).ljust(34)} ")
            line.append(self.words.action(session.game, action), FAINT)
            session.console.print(line)

    def save(self, argument: str, seat: int) -> None:
        """Write the journal, from now on after every decision."""
        path = Path(argument) if argument else self.session.path
        if path is None:
            raise LichtungError("play-save-where")
        self.session.save(path)
        self.session.path = path
        self.session.say("play-saved", FAINT, file=str(path))

    def quit(self, argument: str, seat: int) -> None:
        """Get up; unsaved games ask once more."""
        session = self.session
        if session.saved < len(session.match.journal.entries):
            answer = session.read(self.words.say("play-quit-sure") + " ")
            if fold(answer) not in self.words.say("play-yes").split():
                return
        raise LeaveTable
