"""The whole table of Root: the map, then the factions."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lichtung.locale.render import Catalogue
from lichtung.root.board import CLEARINGS, SUITS
from lichtung.root.factions.vagabond.items import CHARACTERS, QUEST_ITEMS
from lichtung.root.game import RootGame
from lichtung.root.state import Root
from lichtung.terminal.palette import FAINT
from lichtung.terminal.root.panels import Panels
from lichtung.terminal.root.woodland import Woodland

MAX_WIDTH = 124


class RootDrawing:
    """Draws the table, menus' details and the final scores in one language."""

    explained: tuple[str, ...] = ("card", "quest", "character", "leader")
    numbered: tuple[str, ...] = ("clearing", "place", "count")
    chapters: tuple[str, ...] = ("turn-began",)
    private = True

    def __init__(self, game: RootGame, words: Catalogue) -> None:
        self.game = game
        self.words = words

    def table(self, s: Root, viewer: int | None, width: int, height: int | None = None) -> RenderableType:
        """Score, map, supplies, each faction; the viewer's own comes last, next to the question."""
        panels = Panels(self.game, self.words, s, viewer)
        parts: list[RenderableType] = [*panels.header(), Text()]
        parts.append(Woodland(self.game, self.words, s).draw(min(width, MAX_WIDTH) - 1).text())
        legend = self.words.say("root-table-legend")
        if s.table.swimmers:
            legend += " · " + self.words.say("root-table-legend-river")
        parts += [Text(legend, FAINT), *panels.common(), Text()]
        seats = [seat for seat in range(s.table.seats) if seat != viewer]
        for seat in [*seats, *([] if viewer is None else [viewer])]:
            parts += panels.faction(seat)
        return Group(*parts)

    def sheet(self, s: Root, width: int) -> RenderableType:
        """Points by seat."""
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column(self.words.say("root-table-faction"))
        table.add_column(self.words.say("root-table-points"), justify="right")
        for seat in sorted(range(s.table.seats), key=lambda i: -s.points[i]):
            name = self.words.say(f"root-seat-{s.table.words[seat]}")
            won = " ♛" if s.winners >> seat & 1 else ""
            table.add_row(name + won, str(s.points[seat]))
        return table

    def label(self, kind: str, value: int) -> str:
        """A clearing with its suit, a card with the letter of its suit, warriors by number."""
        name = self.words.value(self.game, kind, value)
        if kind == "card":
            suit = self.game.table.deck.suit[value]
            return f"{self.words.say(f'root-letter-{SUITS[suit]}')} {name}"
        if kind == "count":
            return self.words.say("root-table-warriors", count=value)
        if kind == "clearing" or (kind == "place" and value < CLEARINGS):
            suit = self.game.table.board.suit[value]
            name = self.words.value(self.game, "place", value)
            return f"{name} ({self.words.say(f'root-suit-{SUITS[suit]}')})"
        return name

    def about(self, kind: str, value: int) -> str:
        """What a card, a character or a leader does, as the Law says it; what a quest takes."""
        if kind not in self.explained:
            return ""
        name = self.words.value(self.game, kind, value)
        if kind == "card":
            return self.law(f"K.{self.game.table.deck.names[value]}", name)
        if kind == "quest":
            taken = [self.words.value(self.game, "item", item) for item in QUEST_ITEMS[value]]
            return self.words.say("root-table-quest", items=" + ".join(taken))
        if kind == "leader":
            return self.law(f"7.8.{value + 1}", name)
        told = self.law(f"K.{CHARACTERS[value]}", name)
        return told or f"{self.law(f'9.7.{value + 1}', name)} {self.law(f'9.7.{value + 1}.I', name)}"

    def law(self, paragraph: str, name: str) -> str:
        """A paragraph in our words, without the name that stands right above it; empty if there is none."""
        key = "law-" + paragraph.replace(".", "-")
        return self.words.say(key).removeprefix(f"{name}: ") if self.words.has(key) else ""

    def gain(self, before: Root, after: Root, seat: int) -> str:
        change = after.points[seat] - before.points[seat]
        return f"{change:+d}" if change else ""

    def help(self) -> list[str]:
        return [self.words.say(f"root-help-{i}") for i in range(1, 5)]
