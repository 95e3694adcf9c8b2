"""A game played at the terminal: people type, agents answer, chance draws, everything is told in words."""

import sys
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.text import Text

from lichtung.agents import Agent
from lichtung.kernel.codec import HIDDEN, Action, Event, Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.kernel.game import Decision, FrameGame
from lichtung.kernel.match import Match
from lichtung.kernel.why import find_refusal
from lichtung.locale.ascii import fold
from lichtung.locale.render import Catalogue
from lichtung.locale.telling import Reader, names_of
from lichtung.terminal.commands import CommandResult, Commands, LeaveTable
from lichtung.terminal.drawing import Drawing
from lichtung.terminal.layout import Layout
from lichtung.terminal.menu import Menu, narrowed, notation
from lichtung.terminal.offer import VERB_WIDTH, Offer
from lichtung.terminal.palette import FAINT, HEADING, REFUSED
from lichtung.terminal.story import called, story

HUMAN = "human"  # the name of a seat that a person at this terminal has
BACK = ("0", "..")
LONGEST_NUMBER = 6
CLEAR_SCROLLBACK = "\x1b[3J"  # for the terminal: what has scrolled away is gone too
ENDING = "end"  # the action that ends a turn on purpose, in every game's notation
TURN_OVER = ("turn-ended", "game-ended")  # events that tell so


class Session:
    """One match, the people at this terminal, the agents on other seats, and where it is saved."""

    def __init__(
        self,
        match: Match[Any, Any],
        agents: dict[int, Agent[Any]],
        words: Catalogue,
        console: Console,
        picture: Drawing[Any],
        path: Path | None = None,
    ) -> None:
        self.match = match
        self.game: FrameGame[Any, Any] = match.game
        self.agents = agents
        self.people = [seat for seat, name in enumerate(match.journal.header.seats) if name == HUMAN]
        self.words = words
        self.console = console
        self.picture = picture
        self.path = path
        self.saved = -1  # how many entries the file has
        self.log: list[tuple[int, Event]] = []  # with the number of the journal's entry
        self.shown_until: dict[int | None, int] = {}  # how much of the log each reader was shown
        self.hot_seat = picture.private and len(self.people) > 1
        self.current_reader: int | None = None  # who sits at the screen, where it is passed on
        self.forced: set[int] = set()  # the entries that nobody had to choose
        self.commands = Commands(self)

    # --- Running

    def run(self) -> None:
        """Play until the end; `LeaveTable` if somebody gets up before."""
        try:
            self.play_to_end()
        finally:
            self.save_if_asked()  # what was drawn too: leaving and coming back draws nothing anew
        self.finish()

    def play_to_end(self) -> None:
        """Decision after decision; saved around those of people, for agents are many and quick."""
        while True:
            self.log_events(len(self.match.journal.entries), self.match.run_chance())
            decision = self.game.decision(self.match.state)
            if decision is None:
                break
            if self.is_forced(decision.seat):
                self.forced.add(len(self.match.journal.entries))
                self.decide(self.game.actions(self.match.state)[0])
            elif decision.seat in self.people:
                self.save_if_asked()
                self.ask(decision)
                self.save_if_asked()
                self.offer_undo(decision.seat)
            else:
                view = self.game.view(self.match.state, decision.seat)
                self.decide(self.agents[decision.seat].choose(view, self.game.actions(self.match.state)))
                if not self.people:
                    self.show_news(None)

    def is_forced(self, seat: int) -> bool:
        """Whether a person has one answer only. Games ask so that others learn nothing from being asked;
        where the screen is passed on, it is for the same reason.
        """
        return seat in self.people and not self.hot_seat and len(self.game.actions(self.match.state)) == 1

    def decide(self, action: Action) -> None:
        """One decision, noted in the log; what the rules refuse raises and changes nothing."""
        number = len(self.match.journal.entries)
        self.log_events(number, self.match.decide(action))

    def log_events(self, number: int, events: list[Event]) -> None:
        self.log += [(number, event) for event in events]

    def restore_log(self, history: list[tuple[int, Event]]) -> None:
        """What happened before this sitting: it stands in the log and is not told again."""
        self.log = history
        self.shown_until = dict.fromkeys([None, *self.people], len(history))

    def undo(self) -> None:
        """Take back the last decision, if a person at this table made it just now."""
        entries = self.match.journal.entries
        length = len(entries) - 1
        while length in self.forced:  # goes with the decision before it
            length -= 1
        if length < 0 or any(entry.seat not in self.people for entry in entries[length:]):
            raise LichtungError("undo-barrier")
        while len(entries) > length:
            self.match.undo(entries[-1].seat)
        self.forced = {number for number in self.forced if number < length}
        self.log = [(number, event) for number, event in self.log if number < length]
        self.shown_until = {who: min(told, len(self.log)) for who, told in self.shown_until.items()}

    def save_if_asked(self) -> None:
        """With a file given, the journal is saved after every decision of a person."""
        if self.path is not None and self.saved != len(self.match.journal.entries):
            self.save(self.path)

    def save(self, path: Path) -> None:
        try:
            self.match.journal.save(path)
        except (OSError, ValueError) as error:  # ValueError: no name for a file, such as /
            why = getattr(error, "strerror", None) or str(error)
            raise LichtungError("file-unwritable", str(path), why=why) from None
        self.saved = len(self.match.journal.entries)

    # --- Showing

    def visible_state(self, seat: int | None) -> State:
        """A state that holds nothing but what the seat may know."""
        imagined: State = self.game.imagine(self.game.view(self.match.state, seat), Random(0))
        return imagined

    def viewer(self) -> int | None:
        """From whose side the table is seen when nobody here has to decide."""
        return self.people[0] if len(self.people) == 1 else None

    def say(self, key: str, style: str = "", **args: str | int) -> None:
        self.console.print(Text(self.words.say(key, **args), style))

    def layout(self, seat: int | None) -> Layout:
        return Layout(self.console, self.picture, self.visible_state(seat), seat)

    def show_table(self, seat: int | None) -> None:
        """The whole table, however long it is."""
        self.console.print()
        self.console.rule(style=FAINT)
        self.console.print(self.layout(seat).table())

    def reader(self, seat: int | None) -> int | None:
        """Whom the story is told to: the seat at the screen, or all who sit around it."""
        return seat if self.hot_seat else self.viewer()

    def show_news(self, seat: int | None) -> None:
        """What happened since the last time, in words."""
        reader = self.reader(seat)
        self.show_story(seat, self.shown_until.get(reader, 0))
        self.shown_until[reader] = len(self.log)

    def show_story(self, seat: int | None, since: int) -> None:
        """What happened since so many events, in words."""
        if since < len(self.log):
            self.console.print(self.story(seat, since))

    def story(self, seat: int | None, since: int) -> Group:
        return story(self.game, self.words, self.log, self.listener(seat), since)

    def listener(self, seat: int | None) -> Reader:
        return Reader(self.reader(seat), names_of(self.words, self.match.journal.header.seats))

    def why_not(self, refusal: Refusal) -> str:
        """A refusal with its paragraph; what it speaks of is called as the story calls it."""
        decision = self.game.decision(self.match.state)
        reader = self.listener(None if decision is None else decision.seat)
        return self.words.refusal(self.game, refusal, called(self.game, self.words, self.log, reader))

    def latest(self, seat: int | None) -> list[RenderableType]:
        """What happened last, as much as a screen can have."""
        return self.story(seat, max(0, len(self.log) - self.console.height)).renderables

    def hand_over(self, seat: int) -> None:
        """Where seats have secrets from each other, the screen is emptied before the next one looks."""
        if not self.hot_seat or self.current_reader == seat:
            return
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(CLEAR_SCROLLBACK)
        self.current_reader = seat
        self.read(self.words.say("play-pass", seat=self.words.value(self.game, "seat", seat)) + " ")

    def finish(self) -> None:
        """The last position and the score sheet."""
        self.show_table(self.viewer())
        self.console.print()
        if self.hot_seat:  # what one of them may have missed
            self.shown_until[None] = min(self.shown_until.get(seat, 0) for seat in self.people)
        self.show_news(None)
        self.console.print()
        self.console.print(self.picture.sheet(self.visible_state(self.viewer()), self.console.width))

    # --- Asking

    def ask(self, decision: Decision) -> None:
        """Show the table and read lines until the seat has acted or taken something back."""
        self.hand_over(decision.seat)
        on_screen = self.console.is_terminal
        if not on_screen:
            self.show_table(decision.seat)
            self.console.print()
        self.show_news(decision.seat)
        everything = self.game.actions(self.match.state)
        offer = self.show_offer(decision, [everything])
        while True:
            line = self.read(f"{self.words.value(self.game, 'seat', decision.seat)}> ")
            after = self.commands.run(line, decision.seat)
            if after == CommandResult.CHANGED:
                return
            if after == CommandResult.TABLE:
                self.show_table(decision.seat)
            if after == CommandResult.PAGE:
                offer.page += 1
            if after == CommandResult.ASK_AGAIN or (after == CommandResult.TABLE and on_screen):
                continue  # the answer stands right above the prompt
            path = offer.path
            if after == CommandResult.NO_COMMAND:
                found = self.interpret(line, offer.menu, path[-1], everything)
                if found is None:
                    continue
                if len(found) == 1:
                    self.decide(found[0])
                    return
                path = [*path, found] if found else path[:-1] or [everything]
            offer = self.show_offer(decision, path, offer.page if path is offer.path else 0)

    def offer_undo(self, seat: int) -> None:
        """Where a turn ended by itself, nothing else being left to do: a moment to take it back."""
        entries = self.match.journal.entries
        if not sys.stdin.isatty() or not entries or self.match.undo_length(seat) is None:
            return
        ended = any(n == len(entries) - 1 and event.key in TURN_OVER for n, event in self.log)
        if not ended or entries[-1].do == ENDING:
            return
        self.show_news(seat)
        if self.commands.is_undo(self.read(self.words.say("play-last-chance") + " ")):
            self.undo()

    def interpret(
        self, line: str, shown: Menu, offered: list[Action], everything: list[Action]
    ) -> list[Action] | None:
        """The actions meant by a line: several to narrow, one to play, none to go back; None if unclear."""
        if line in BACK or not line:
            return []
        own_numbers = shown.choices[0].kind in self.picture.numbered
        if line.isdecimal() and not own_numbers:
            if len(line) < LONGEST_NUMBER and 1 <= int(line) <= len(shown.choices):
                return shown.choices[int(line) - 1].actions
            self.say("play-number", REFUSED, count=len(shown.choices))
            return None
        for choice in shown.choices:
            if fold(line) in (fold(choice.word), fold(choice.label)):
                return choice.actions
        if own_numbers and line.isdecimal():
            self.say("play-one-of", REFUSED, known=", ".join(choice.word for choice in shown.choices))
            return None
        text = notation(self.game, self.words, line)
        if meant := narrowed(self.game, everything, text):
            return meant
        self.explain(text)
        return None

    def explain(self, text: str) -> None:
        """Why the words typed are no legal action."""
        try:
            refusal = self.game.refusal(self.match.state, self.game.parse(text))
        except LichtungError as error:
            if error.key == "notation-unknown-verb":
                self.not_understood(text)
            else:
                self.console.print(Text(self.words.error(error, self.game), REFUSED))
            return
        if refusal is not None:
            self.console.print(Text(self.why_not(refusal), REFUSED))

    def not_understood(self, text: str) -> None:
        """No command and no action: what is possible, and what it may have been meant for."""
        verbs = {a.verb: None for a in self.game.actions(self.match.state)}
        words = [self.game.codec.verbs[verb].word for verb in verbs]
        labels = [self.words.say(f"{self.game.name}-verb-{word}") for word in words]
        meant = self.commands.nearest(text.split()[0], [*words, *labels])
        if meant is not None:
            self.say("play-did-you-mean", REFUSED, text=text, meant=meant)
        else:
            self.say("play-unclear", REFUSED, text=text, known=", ".join(words))

    def explain_refusal(self, line: str, seat: int) -> None:
        """Why nothing that begins with these words is allowed now; or that something is."""
        text = notation(self.game, self.words, line)
        if allowed := narrowed(self.game, self.game.actions(self.match.state), text):
            self.say("play-allowed", FAINT, text=text, count=len(allowed))
            return
        first, *given = text.split()
        codec = self.game.codec
        if first not in codec.by_word:
            self.not_understood(line)
            return
        verb = codec.by_word[first]
        fields = codec.verbs[verb].fields
        code: list[int | None] = [verb, *[None] * len(fields)]
        try:
            for i, ((_, kind), word) in enumerate(zip(fields, given, strict=False), 1):
                code[i] = codec.kinds[kind].parse(word)
        except ValueError:
            self.explain(text)  # what is wrong with the word
            return
        if None not in code or len(given) > len(fields):
            self.explain(text)
        elif refusal := find_refusal(self.game, self.match.state, seat, code):
            if HIDDEN in refusal.args:  # it differs from case to case: the paragraph says it for all
                self.say("play-none-allowed", REFUSED, text=text, law=refusal.law)
                self.commands.law(refusal.law, seat)
            else:
                self.console.print(Text(self.why_not(refusal), REFUSED))

    def read(self, prompt: str) -> str:
        """A line of the player; the end of the input gets up from the table."""
        try:
            line = input(prompt)
        except EOFError:
            self.console.print()
            raise LeaveTable from None
        if not sys.stdin.isatty():
            self.console.print(Text(line, HEADING))  # so that a transcript shows what was typed
        return " ".join(line.split())

    # --- The menu

    def show_offer(self, decision: Decision, path: list[list[Action]], page: int = 0) -> Offer:
        """The choices of the level that is open; at a terminal with the table, together on one screen."""
        seat = decision.seat
        offer = Offer(self.game, self.words, self.picture, decision, path, self.visible_state(seat))
        offer.page = page
        refused = self.refused_verbs() if offer.first else []
        if self.console.is_terminal:
            self.console.print(self.layout(seat).screen(self.latest(seat), offer.fitted(refused)))
        else:
            self.console.print(Group(*offer.lines(refused)))
        return offer

    def refused_verbs(self) -> list[Text]:
        """Verbs without arguments that are not allowed now, with the reason."""
        known = self.game.verbs(self.match.state)
        lines: list[Text] = []
        for number, verb in enumerate(self.game.codec.verbs):
            if verb.fields or number not in known:
                continue
            refusal = self.game.refusal(self.match.state, verb.make())
            if refusal is not None and refusal.key not in ("not-now", "not-offered"):
                line = Text("  – ", FAINT)
                line.append(self.words.say(f"{self.game.name}-verb-{verb.word}").ljust(VERB_WIDTH), FAINT)
                line.append(f"      {self.words.refusal(self.game, refusal)}", FAINT)
                lines.append(line)
        return lines
