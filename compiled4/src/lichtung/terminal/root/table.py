"""The whole table of Root: the map, then the factions."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lichtung.locale.render import Catalogue
from lichtung.root.game import RootGame
from lichtung.root.map import FIRST_SUIT, SUITS
from lichtung.root.state import Root
from lichtung.terminal.lines import count_lines, on_screen
from lichtung.terminal.palette import FAINT, LIGHT
from lichtung.terminal.root.panels import PANELS, Panels
from lichtung.terminal.root.sketch import HIGHEST, LOWEST, Sketch
from lichtung.terminal.root.woodland import MAP_HEIGHT, WIDE, Woodland, shows_rivers

MAX_WIDTH = 124
TWO_COLUMNS = 118
SIDE_WIDTH, WIDEST_SIDE = 40, 60

# What the factions' panels say of kinds of things that only they name.
PARAGRAPHS: dict[str, Callable[[int], list[list[str]]]] = {
    kind: laws for panel in PANELS.values() for kind, laws in getattr(panel, "PARAGRAPHS", {}).items()
}
ITEMS_TAKEN: dict[str, list[list[int]]] = {
    kind: rows for panel in PANELS.values() for kind, rows in getattr(panel, "ITEMS_TAKEN", {}).items()
}


class RootDrawing:
    """Draws the table, menus' details and the final scores in one language."""

    explained: tuple[str, ...] = ("card", *PARAGRAPHS, *ITEMS_TAKEN)
    numbered: tuple[str, ...] = ("clearing", "place", "count")
    private = True

    def __init__(self, game: RootGame, words: Catalogue) -> None:
        self.game = game
        self.words = words
        self.suits = game.setup.suits  # as they were drawn last: chance may lay them first

    def head(self, s: Root, viewer: int | None, width: int, height: int | None) -> list[RenderableType]:
        """Whose turn it is, and everybody's points; in one line where lines are few."""
        panels = Panels(self.game, self.words, s, viewer)
        return [*panels.header(), Text()] if height is None else [panels.brief_header(width)]

    def side_width(self, s: Root, viewer: int | None, width: int, height: int | None) -> int:
        """What the panels may take beside a map that stays readable."""
        return max(SIDE_WIDTH, min(WIDEST_SIDE, width - WIDE - 1)) if width >= TWO_COLUMNS else 0

    def board(
        self, s: Root, viewer: int | None, width: int, height: int | None, beside: bool
    ) -> list[RenderableType]:
        """The map: in boxes with a legend where there is room, else as a sketch."""
        self.suits = s.suits
        width = min(width, MAX_WIDTH) - 1
        legend = Text(self.legend(s), FAINT)
        if height is None or height >= MAP_HEIGHT:
            drawn = Woodland(self.game, self.words, s, viewer).draw(width).text()
            room = None if height is None else height - MAP_HEIGHT
            return [drawn, *on_screen(legend, width)[:room]]
        lines = max(LOWEST, min(height, HIGHEST))
        drawn = Sketch(self.game, self.words, s, viewer).draw(width, lines).text()
        return [drawn, *on_screen(legend, width)[: max(0, height - lines)]]

    def legend(self, s: Root) -> str:
        """What the signs on the map mean, as far as this game has them."""
        said = ["legend"]
        if shows_rivers(s) and s.setup.map.rivers:
            said.append("legend-river")
        if s.setup.map.lake:
            said.append("legend-lake")
        if s.closed_paths:
            said.append("legend-closed")
        if s.setup.marker_owner:
            said.append("legend-markers")
        return " · ".join([self.words.say(f"root-table-{key}") for key in said])

    def panels(
        self, s: Root, viewer: int | None, width: int, height: int | None, beside: bool
    ) -> list[RenderableType]:
        """Supplies and each faction; the viewer's own comes last, next to the question."""
        panels = Panels(self.game, self.words, s, viewer)
        seats = [seat for seat in range(s.setup.seats) if seat != viewer]
        parts: list[RenderableType] = [*panels.common(), Text()]
        for seat in [*seats, *([] if viewer is None else [viewer])]:
            parts += panels.faction(seat)
        if height is None or count_lines(parts, width) <= height:
            return parts
        return [*panels.brief_factions(width, height)]

    def sheet(self, s: Root, width: int) -> RenderableType:
        """Points by seat, and at the end who won and why."""
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column(self.words.say("root-table-faction"))
        table.add_column(self.words.say("root-table-points"), justify="right")
        for seat in sorted(range(s.setup.seats), key=lambda i: -s.points[i]):
            name = self.words.say(f"root-seat-{s.setup.name_of(seat)}")
            won = " ♛" if s.winners >> seat & 1 else ""
            table.add_row(name + won, str(s.points[seat]))
        result = self.game.result(s)
        if result is None:
            return table
        return Group(table, Text(f"{self.words.result(self.game, result)} ({result.law})", LIGHT))

    def label(self, kind: str, value: int) -> str:
        """A clearing with its suit, a card with the letter of its suit, warriors by number."""
        name = self.words.value(self.game, kind, value)
        if kind == "card":
            suit = self.game.setup.deck.suit[value]
            return f"{self.words.say(f'root-letter-{SUITS[suit]}')} {name}"
        if kind == "count":
            return self.words.say("root-table-warriors", count=value)
        if kind in ("clearing", "place") and value < self.game.setup.clearings:
            suit = FIRST_SUIT[self.suits[value]]
            name = self.words.value(self.game, "place", value)
            return f"{name} ({self.words.say(f'root-suit-{SUITS[suit]}')})" if suit >= 0 else name
        return name

    def about(self, kind: str, value: int) -> str:
        """What a card or a thing of a faction does, as the Law says it; which items a thing takes."""
        if kind not in self.explained:
            return ""
        name = self.words.value(self.game, kind, value)
        if kind == "card":
            return self.law(f"K.{self.game.setup.deck.names[value]}", name)
        if kind in ITEMS_TAKEN:
            taken = [self.words.value(self.game, "item", item) for item in ITEMS_TAKEN[kind][value]]
            return self.words.say("root-table-quest", items=" + ".join(taken))
        told = (" ".join([self.law(law, name) for law in laws]) for laws in PARAGRAPHS[kind](value))
        return next((text for text in told if text.strip()), "")

    def law(self, paragraph: str, name: str) -> str:
        """A paragraph in our words, without the name that stands right above it; empty if there is none."""
        key = "law-" + paragraph.replace(".", "-")
        return self.words.say(key).removeprefix(f"{name}: ") if self.words.has(key) else ""

    def gain(self, before: Root, after: Root, seat: int) -> str:
        change = after.points[seat] - before.points[seat]
        return f"{change:+d}" if change else ""

    def help(self) -> list[str]:
        return [*[self.words.say(f"root-help-{i}") for i in range(1, 5)], self.legend(self.game.start())]
