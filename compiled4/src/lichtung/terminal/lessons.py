"""A lesson or a puzzle at the terminal: the table, what is said, and lines that are typed."""

from random import Random

from rich.console import Console
from rich.text import Text

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.learning.library import Chapter
from lichtung.learning.running import DONE, NEXT, TAP, Desk, Verdict
from lichtung.locale.render import Catalogue
from lichtung.locale.telling import Storyteller
from lichtung.terminal.drawing import drawing
from lichtung.terminal.layout import Layout
from lichtung.terminal.menu import menu, narrowed, notation
from lichtung.terminal.palette import FAINT, HEADING, REFUSED

BACK, SHOW, LEAVE = "<", "!", "q"  # what is typed beside actions


class LessonSession:
    """One chapter or puzzle; True from `run` means that it was done."""

    def __init__(self, chapter: Chapter, words: Catalogue, console: Console) -> None:
        self.chapter = chapter
        self.game = chapter.case.game
        self.words = words
        self.console = console
        self.picture = drawing(self.game, words)
        self.desk = Desk(chapter)

    def run(self) -> bool:
        """Steps until all are done, or somebody leaves."""
        self.show_table()
        while not self.desk.over:
            self.show_step()
            line = self.read()
            if line == LEAVE:
                return False
            self.answer(line)
        self.say(self.desk.after)
        return True

    def read(self) -> str:
        try:
            return self.console.input("> ").strip()
        except EOFError:
            return LEAVE

    def say(self, key: str, style: str = "") -> None:
        if key:
            self.console.print(Text(self.words.say(key), style))

    def show_table(self) -> None:
        imagined: State = self.game.imagine(self.game.view(self.desk.state, self.desk.seat), Random(0))
        self.console.rule(style=FAINT)
        self.console.print(Layout(self.console, self.picture, imagined, self.desk.seat).table())

    def show_step(self) -> None:
        """What is said, and what can be typed."""
        desk = self.desk
        if desk.missed:
            self.say("learn-missed", REFUSED)
        else:
            self.say(desk.teach.text, HEADING)
        if desk.waits_for == TAP:
            self.console.print(Text(self.words.say("learn-type-tap", kind=desk.teach.tap[0].kind), FAINT))
        elif desk.waits_for == NEXT:
            self.say("learn-type-next", FAINT)
        elif desk.may_act:
            choices = menu(self.game, self.words, self.game.actions(desk.state)).choices
            for number, choice in enumerate(choices, 1):
                self.console.print(Text(f"{number:3} {choice.label}  ({choice.word})"))
        self.say("learn-type", FAINT)

    def answer(self, line: str) -> None:
        """What a typed line does."""
        desk = self.desk
        if line == BACK:
            length = desk.turning_point() if desk.missed else desk.before_last()
            self.desk = Desk(self.chapter, desk.path[:length])
            self.show_table()
            return
        entry = desk.shown() if line == SHOW else self.entry(line)
        if not entry:
            return
        try:
            verdict = desk.enter(entry)
        except LichtungError as error:
            self.console.print(Text(self.words.error(error, self.game), REFUSED))
            return
        self.tell(verdict)

    def entry(self, line: str) -> str:
        """A number of the list, an action in notation, or something touched."""
        desk = self.desk
        if desk.waits_for == TAP:
            return f"{TAP} {desk.teach.tap[0].kind} {line}"
        if desk.waits_for == NEXT:
            return NEXT
        actions = self.game.actions(desk.state) if desk.may_act else []
        while actions:
            choices = menu(self.game, self.words, actions).choices
            if line.isdigit() and 1 <= int(line) <= len(choices):
                actions = choices[int(line) - 1].actions
            else:
                found = narrowed(self.game, actions, notation(self.game, self.words, line))
                if not found:
                    return notation(self.game, self.words, line)
                actions = found
            if len(actions) == 1:
                return self.game.text(actions[0])
            for number, choice in enumerate(menu(self.game, self.words, actions).choices, 1):
                self.console.print(Text(f"{number:3} {choice.label}  ({choice.word})"))
            line = self.read()
            if line in (BACK, LEAVE):
                return ""
        return line

    def tell(self, verdict: Verdict) -> None:
        """What came of it: what others did, or why not."""
        if verdict.kind != DONE:
            if verdict.refusal is not None:
                self.console.print(Text(self.words.refusal(self.game, verdict.refusal), REFUSED))
            self.say(verdict.text, REFUSED)
            return
        says = Storyteller(self.game, self.words)
        for move in self.desk.moves:
            for event in move.events if move.seat != self.desk.seat or move.seat == CHANCE else []:
                self.console.print(Text(says.event(event.seen_by(self.desk.seat)), FAINT))
        self.show_table()
        if not self.desk.over:
            self.say(self.desk.after)
