"""The whole table of Root: the map, then the factions."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lichtung.locale.render import Catalogue
from lichtung.root.board import SUITS
from lichtung.root.cards import ANY, ITEM_CARD, PERSISTENT
from lichtung.root.game import RootGame
from lichtung.root.state import Root
from lichtung.terminal.palette import FAINT
from lichtung.terminal.root.panels import Panels
from lichtung.terminal.root.woodland import Woodland

MOST_WIDTH = 124


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
        parts: list[RenderableType] = [panels.header(), Text()]
        parts.append(Woodland(self.game, self.words, s).draw(min(width, MOST_WIDTH) - 1).text())
        parts += [Text(self.words.say("root-table-legend"), FAINT), *panels.common(), Text()]
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
            name = self.words.say(f"root-seat-{s.table.factions[seat].id}")
            won = " ♛" if s.winners >> seat & 1 else ""
            table.add_row(name + won, str(s.points[seat]))
        return table

    def label(self, kind: str, value: int) -> str:
        return self.words.value(self.game, kind, value)

    def about(self, kind: str, value: int) -> str:
        """A card's suit, cost and what it gives; a quest as its name says it."""
        if kind != "card":
            return ""
        deck = self.game.table.deck
        suit = self.words.say(f"root-suit-{SUITS[deck.suit[value]]}")
        cost = deck.cost[value]
        letters = [self.words.say(f"root-letter-{SUITS[i]}") * cost[i] for i in range(ANY)]
        letters.append("?" * cost[ANY])
        price = "".join(letters) or "–"
        if deck.kind[value] == ITEM_CARD:
            item = self.words.value(self.game, "item", deck.item[value])
            gives = self.words.say("root-table-item-card", item=item, points=deck.points[value])
        else:
            key = f"law-K-{deck.names[value]}"
            known = deck.kind[value] == PERSISTENT and self.words.has(key)
            gives = self.words.say(key) if known else ""
        return self.words.say("root-table-card", suit=suit, cost=price, gives=gives).strip(" ·")

    def gain(self, before: Root, after: Root, seat: int) -> str:
        change = after.points[seat] - before.points[seat]
        return f"{change:+d}" if change else ""

    def help(self) -> list[str]:
        return [self.words.say(f"root-help-{i}") for i in range(1, 5)]
