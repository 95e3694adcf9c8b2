"""What is offered to whoever decides, in words: a question and numbered choices, to fit the screen."""

from collections.abc import Callable
from itertools import zip_longest
from typing import Any, TypeVar

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from lichtung.kernel.codec import Action
from lichtung.kernel.frames import State
from lichtung.kernel.game import Decision, FrameGame
from lichtung.locale.render import Catalogue
from lichtung.terminal.drawing import Drawing
from lichtung.terminal.lines import count_lines
from lichtung.terminal.menu import Choice, menu
from lichtung.terminal.palette import FAINT, HEADING, LIGHT

GAP = 3  # between two columns of choices
VERB_WIDTH = 18

T = TypeVar("T")


class Offer:
    """One level of the menu at one decision. The path says how far the choices are narrowed."""

    def __init__(
        self,
        game: FrameGame[Any, Any],
        words: Catalogue,
        picture: Drawing[Any],
        decision: Decision,
        path: list[list[Action]],
        seen: State,
    ) -> None:
        self.game = game
        self.words = words
        self.picture = picture
        self.decision = decision
        self.path = path
        self.seen = seen  # a state that holds nothing but what the seat may know
        self.menu = menu(game, words, path[-1], len(path) == 1)
        self.choices = self.menu.choices
        self.first = len(path) == 1
        self.page = 0
        self.pages = 1

    # --- In full

    def lines(self, refused: list[Text], width: int | None = None) -> list[RenderableType]:
        """Every choice by itself with what it does, and what is not allowed now."""
        parts: list[RenderableType] = [Text(self.question(), LIGHT)]
        if self.choices[0].kind == "field":
            parts.append(Columns([self.entry(i) for i in self.numbers()], padding=(0, GAP), equal=True))
        else:
            for i in self.numbers():
                entry = self.entry(i)
                parts.append(entry if width is None or entry.cell_len <= width else hanging(entry))
                parts += [Padding(Text(about, FAINT), (0, 0, 0, 5)) for about in self.about(self.choices[i])]
        return [*parts, *refused, self.hint()]

    def numbers(self) -> range:
        return range(len(self.choices))

    def hint(self) -> Text:
        return Text(self.words.say("play-hint" if self.first else "play-hint-back"), FAINT)

    def question(self) -> str:
        """What is asked: the decision, or what the chosen verb still needs."""
        words, game = self.words, self.game
        action = self.path[-1][0]
        asked = words.decision(game, self.decision, self.seen)
        verb = game.codec.verbs[action.verb].word
        one_of_many = words.has(f"{game.name}-about-{verb}")
        fixed = self.fixed(action)
        # Other verbs have decisions of their own, which ask for their first argument.
        if self.menu.asks in ("", "verb") or (self.first and not one_of_many and not fixed):
            return asked
        need = words.say(f"{game.name}-field-{self.menu.asks}")
        needed = f"{' '.join([words.say(f'{game.name}-verb-{verb}'), *fixed])}: {need}"
        return f"{asked} {needed}" if self.first else needed

    def fixed(self, action: Action) -> list[str]:
        """The arguments that stand already when the menu asks for one of them."""
        fields = self.game.codec.verbs[action.verb].fields
        names = [name for name, _ in fields]
        if self.menu.asks not in names:
            return []
        values = action.fields()[: names.index(self.menu.asks)]
        labels = [self.picture.label(kind, v) for (_, kind), v in zip(fields, values, strict=False)]
        return [" → ".join(labels)] if labels else []

    def entry(self, i: int, brief: bool = False) -> Text:
        """One numbered line: the choice and the points that it brings at once."""
        choice = self.choices[i]
        number = choice.word if choice.kind in self.picture.numbered else str(i + 1)
        text = Text(f"{number:>{2 if brief else 3}}) ", HEADING)
        only = choice.actions[0] if len(choice.actions) == 1 else None
        if choice.kind == "verb" and brief:
            text.append(choice.label, HEADING)
            text.append(f" {len(choice.actions)}" if only is None else "", "not bold dim")
        elif choice.kind == "verb":
            text.append(choice.label.ljust(VERB_WIDTH), HEADING)
            text.append(f"{len(choice.actions):>4}  ", FAINT)
            text.append(self.about_verb(choice, only), "not bold")
        elif choice.kind == "action":
            text.append(choice.label, "not bold")
            text.append("" if brief else f"  {choice.word}", "not bold dim")
        else:
            known = [(choice.kind, choice.value), *choice.rest]
            text.append(" → ".join([self.picture.label(kind, value) for kind, value in known]), "not bold")
        if only is not None and (gain := self.gain(only)):
            text.append(f"  {gain}", LIGHT)
        return text

    def about_verb(self, choice: Choice, only: Action | None) -> str:
        """What a group of actions is for; a single action with arguments says itself what it does."""
        if only is not None and only.fields():
            return self.words.action(self.game, only)
        about = f"{self.game.name}-about-{choice.word}"
        return self.words.say(about) if self.words.has(about) else ""

    def about(self, choice: Choice) -> list[str]:
        """More about the choice, or about the only argument of a whole action."""
        kind, value = choice.kind, choice.value
        if kind == "action":
            action = choice.actions[0]
            fields = self.game.codec.verbs[action.verb].fields
            if len(fields) != 1:
                return []
            kind, value = fields[0][1], action.fields()[0]
        about = self.picture.about(kind, value)
        return [about] if about else []

    def gain(self, action: Action) -> str:
        """What an action would change at once, tried on a fork."""
        after = self.seen.copy()
        self.game.apply(after, action)
        return self.picture.gain(self.seen, after, self.decision.seat)

    # --- On few lines

    def fitted(self, refused: list[Text]) -> Callable[[int, int], list[RenderableType]]:
        """The choices for a screen: in full if there is room, then without details, in columns, in pages."""

        def fit(width: int, room: int) -> list[RenderableType]:
            simple: list[RenderableType] = [
                Text(self.question(), LIGHT),
                *[self.entry(i) for i in self.numbers()],
                self.hint(),
            ]
            for lines in (self.lines(refused, width), simple):
                if count_lines(lines, width) <= room:
                    return lines
            return self.in_columns(width, room)

        return fit

    def in_columns(self, width: int, room: int) -> list[RenderableType]:
        """As few columns as all choices need, or as many as fit; what is left comes on other pages."""
        question = Text(self.question(), LIGHT)
        room -= count_lines([question], width)
        entries = [self.entry(i, brief=True) for i in self.numbers()]
        widest = max(entry.cell_len for entry in entries)
        columns = (width + GAP) // (widest + GAP)
        if columns == 0:
            return [question, *self.in_pages([hanging(entry) for entry in entries], width, room)]
        rows = -(-len(entries) // columns)
        if rows <= room:
            return [question, *self.grid(entries, rows, widest)]
        rows = room - 1
        each = columns * rows
        pages = [entries[i : i + each] for i in range(0, len(entries), each)]
        return [question, *self.grid(self.turned_to(pages), rows, widest), self.page_line()]

    def in_pages(self, entries: list[RenderableType], width: int, room: int) -> list[RenderableType]:
        """Choices that take several lines each, as many on a page as there is room for."""
        if count_lines(entries, width) <= room:
            return entries
        pages: list[list[RenderableType]] = [[]]
        for entry in entries:
            if pages[-1] and count_lines([*pages[-1], entry], width) >= room:
                pages.append([])
            pages[-1].append(entry)
        return [*self.turned_to(pages), self.page_line()]

    def turned_to(self, pages: list[list[T]]) -> list[T]:
        """The page that is open; after the last one comes the first."""
        self.pages = len(pages)
        self.page %= self.pages
        return pages[self.page]

    def page_line(self) -> Text:
        return Text(self.words.say("play-page", page=self.page + 1, pages=self.pages), FAINT)

    def grid(self, entries: list[Text], rows: int, widest: int) -> list[RenderableType]:
        """The choices column by column."""
        columns = [entries[i : i + rows] for i in range(0, len(entries), rows)]
        lines: list[RenderableType] = []
        for row in zip_longest(*columns):
            line = Text(no_wrap=True, overflow="ellipsis")
            for entry in row:
                if entry is not None:
                    line.append_text(entry)
                    line.pad_right(max(0, widest + GAP - entry.cell_len))
            line.rstrip()
            lines.append(line)
        return lines


def hanging(entry: Text) -> RenderableType:
    """A choice that takes several lines, indented behind its number."""
    indent = entry.plain.index(") ") + 2
    number, rest = entry.divide([indent])
    grid = Table.grid()
    grid.add_column(width=indent)
    grid.add_column()
    grid.add_row(number, rest)
    return grid
