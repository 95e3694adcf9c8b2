"""What lies beside a board of Root: each seat with its points, hand, mat, crafted cards and items."""

from collections.abc import Sequence
from functools import cache
from math import ceil, inf
from types import ModuleType
from typing import Any

from lichtung.locale.render import Catalogue
from lichtung.picture.root.board import Looks
from lichtung.picture.sheet import Sheet, extent, fitting
from lichtung.root.cards import ITEMS, members
from lichtung.root.description import RootData
from lichtung.root.game import RootGame
from lichtung.root.map import SUITS
from lichtung.root.panel import found_panels
from lichtung.root.state import Root

Part = tuple[str, str]  # a text, or the badge of a suit (`suit:fox`), and its colour
LINE = 16.5  # from one line to the next
SMALL = 12.5
TOP = 66.0  # of a panel, down to its first line
BADGE = 14.0


@cache
def panels() -> dict[str, ModuleType]:
    return found_panels()


class Writer:
    """What a faction's panel is written with: a state that a viewer imagines, so it cannot show a secret."""

    def __init__(self, game: RootGame, words: Catalogue, s: Root, viewer: int | None) -> None:
        self.game = game
        self.words = words
        self.s = s
        self.viewer = viewer

    def say(self, key: str, **args: str | int) -> str:
        return self.words.say(f"root-table-{key}", **args)

    def name(self, kind: str, value: int) -> str:
        return self.words.value(self.game, kind, value)

    def seat(self, seat: int) -> str:
        return self.words.say(f"root-seat-{self.s.setup.name_of(seat)}")

    def short(self, owner: int) -> str:
        return self.words.say(f"root-short-{self.s.setup.name_of(owner).replace('.', '-')}")

    def brief(self, seat: int) -> str:
        return self.words.say(f"root-brief-{self.s.setup.name_of(seat)}")

    def items(self, row: Sequence[int]) -> str:
        named = [
            (self.words.say(f"root-item-{ITEMS[item]}"), count) for item, count in enumerate(row) if count
        ]
        return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in named) or "–"

    def cards(self, mask: int) -> list[Part]:
        parts: list[Part] = []
        for card in members(mask):
            parts += [*self.suit(self.s.setup.deck.suit[card]), (self.name("card", card) + " ", "ink")]
        return parts or [("–", "ink2")]

    def suit(self, suit: int, text: str = "") -> list[Part]:
        return [(f"suit:{SUITS[suit]}", ""), *([(text, "ink")] if text else [])]

    def faint(self, text: str) -> list[Part]:
        return [(text, "ink2")]

    def heading(self, text: str) -> list[Part]:
        return [(text, "ink")]

    def line(self, *parts: object) -> list[Part]:
        found: list[Part] = []
        for part in parts:
            found += part if isinstance(part, list) else [(str(part), "ink")]
        return found

    def own(self, seat: int) -> list[list[Part]]:
        """What stands on a faction's own mat, by its panel."""
        panel = panels().get(self.s.setup.factions[seat].id)
        return [] if panel is None else [line for line in panel.panel(self, seat) if isinstance(line, list)]


class Seats:
    """Draws a panel for each seat, and one for what is common."""

    def __init__(
        self, sheet: Sheet, data: RootData, view: dict[str, Any], looks: Looks, words: Catalogue
    ) -> None:
        self.sheet = sheet
        self.data = data
        self.view = view
        self.looks = looks
        self.words = words
        self.suit_of = {card["word"]: card["suit"] for card in data["cards"]}
        self.name_of = {card["word"]: words.say(f"root-card-{card['name']}") for card in data["cards"]}

    def say(self, key: str, **args: str | int) -> str:
        return self.words.say(f"root-table-{key}", **args)

    def said(self, word: str, mat: list[list[Part]]) -> list[list[Part]]:
        """Everything that is written below a seat's name."""
        return [*self.hand(word), *mat, *self.crafted(word)]

    def height(self, said: list[list[Part]], width: float) -> float:
        """How high a panel is that shows all of it."""
        rows = 0
        for line in said:
            long = sum(BADGE + 2.5 if part.startswith("suit:") else extent(part, SMALL) for part, _ in line)
            rows += ceil(long * 1.03 / (width - 34))  # words leave gaps where lines are broken
        return TOP + rows * LINE

    def panel(
        self, word: str, said: list[list[Part]], x: float, y: float, width: float, height: float
    ) -> None:
        """One seat; what does not fit is left out, with a sign that there is more."""
        sheet, view, paint = self.sheet, self.view, self.looks.paint(word)
        active = view["active"] == word and not view["over"]
        sheet.box(x, y + 1.5, width, height, "shade", 14, " opacity='.16'")
        sheet.box(x, y, width, height, "panel", 14)
        sheet.shape(
            f"M{x + 14} {y}H{x + 9}a9 14 0 0 0-9 14V{y + height - 14}a9 14 0 0 0 9 14H{x + 14}z", paint["c"]
        )
        if active:
            sheet.box(x, y, width, height, "none", 14, f" stroke='{sheet.colour('light')}' stroke-width='3'")
        size = min(44.0, height - 20)
        sheet.symbol(f"root-w-{word}", x + 18, y + 8, size, paint=paint)
        left, right = x + 24 + size, x + width - 14
        shown = str(view["points"][word])
        if view["dominance"][word] is not None:
            suit = self.suit_of[view["dominance"][word]]
            sheet.symbol(f"root-b-{suit}", right - 28, y + 10, 28)
        else:
            sheet.text(right, y + 34, shown, 29, "ink", "end", 700, heading=True)
        name = self.words.say(f"root-seat-{word}")
        if word in view["winners"]:
            sheet.symbol("root-g-crown", left, y + 9, 18, paint={"k": sheet.colour("light-edge")})
            left += 23
        sheet.text(left, y + 24, fitting(name, 17, right - left - 44), 17, weight=600, heading=True)
        self.counts(word, x + 24 + size, y + 43)
        self.lines(said, x + 20, y + TOP, width - 34, y + height - 8)

    def counts(self, word: str, x: float, y: float) -> None:
        """The size of the hand as card backs and in words, and the warriors that are left."""
        sheet, hand = self.sheet, self.view["hands"][word]
        for i in range(min(10, hand["count"])):
            edge = f" stroke='{sheet.colour('panel')}' stroke-width='1'"
            sheet.box(x + i * 6, y - 10.5, 9, 13, "accent", 2, edge)
        after = x + (min(10, hand["count"]) * 6 + 8 if hand["count"] else 0)
        said = self.say("cards-of", cards=hand["count"])
        owner = next(owner for owner in self.data["owners"] if owner["word"] == word)
        if owner["warriors"]:
            said += " · " + self.say("supply-of", supply=self.view["supply"][word])
        sheet.text(after, y, said, SMALL, "ink2")

    def hand(self, word: str) -> list[list[Part]]:
        """The cards of a hand that the viewer knows."""
        zone = self.view["hands"][word]
        if not zone["known"]:
            return []
        key = "hand" if len(zone["known"]) == zone["count"] else "known"
        return [[(self.say(key) + " ", "ink2"), *self.cards(zone["known"])]]

    def crafted(self, word: str) -> list[list[Part]]:
        lines: list[list[Part]] = []
        items = self.view["crafted_items"][word]
        if any(items.values()):
            lines.append([(self.say("crafted-items", items=self.items(items)), "ink")])
        if self.view["crafted"][word]:
            lines.append([(self.say("crafted") + " ", "ink2"), *self.cards(self.view["crafted"][word])])
        return lines

    def cards(self, cards: list[str]) -> list[Part]:
        parts: list[Part] = []
        for card in cards:
            parts += [(f"suit:{self.suit_of[card]}", ""), (self.name_of[card] + "  ", "ink")]
        return parts

    def items(self, row: dict[str, int]) -> str:
        named = [(self.words.say(f"root-item-{item}"), count) for item, count in row.items() if count]
        return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in named) or "–"

    def common(self, x: float, y: float, width: float, height: float) -> None:
        """Decks and supplies."""
        view = self.view
        self.sheet.box(x, y, width, height, "sunk", 14)
        said = self.say(
            "decks", deck=view["deck"], discard=len(view["discard"]), items=self.items(view["items"])
        )
        lines: list[list[Part]] = [[(said, "ink2")]]
        if view["available"]:
            lines.append([(self.say("available") + " ", "ink2"), *self.cards(view["available"])])
        self.lines(lines, x + 14, y + 20, width - 28, y + height - 4)

    def lines(self, lines: list[list[Part]], x: float, y: float, width: float, bottom: float) -> None:
        """Lines that flow word by word; below the bottom nothing is written."""
        for line in lines:
            if y > bottom:
                if y < inf:
                    self.sheet.text(x + width, bottom + 4, "…", SMALL, "ink2", "end", 800)
                return
            y = self.flow(line, x, y, width, bottom) + LINE

    def flow(self, line: list[Part], x: float, y: float, width: float, bottom: float) -> float:
        """One line, broken where it is too long; the height of its last part, or `inf` if it was cut."""
        at, right = x, x + width
        for part, colour in line:
            if part.startswith("suit:"):
                if at + BADGE > right:
                    at, y = x, y + LINE
                if y > bottom:
                    return y
                self.sheet.symbol(f"root-b-{part[5:]}", at, y - 11, BADGE)
                at += BADGE + 2.5
                continue
            at += extent(" " * (len(part) - len(part.lstrip())), SMALL)
            written = ""
            for word in part.split():
                longer = f"{written} {word}" if written else word
                if at + extent(longer, SMALL) <= right or (at == x and not written):
                    written = longer
                    continue
                if y + LINE > bottom:
                    self.write(written + " …", at, y, colour)
                    return inf
                self.write(written, at, y, colour)
                at, y, written = x, y + LINE, word
            self.write(written, at, y, colour)
            at += extent(written + " " * (len(part) - len(part.rstrip())), SMALL)
        return y

    def write(self, said: str, x: float, y: float, colour: str) -> None:
        if said.strip():
            self.sheet.text(x, y, said, SMALL, colour, exact=True)
