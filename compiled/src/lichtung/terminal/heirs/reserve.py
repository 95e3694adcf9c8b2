"""The royal reserve: the shield and its tiles, clockwise, with the reach of both heirs."""

from rich.text import Text

from lichtung.heirs.protocol import reach
from lichtung.heirs.state import BLUE, SHIELD, SLOTS, WHITE, Heirs
from lichtung.terminal.canvas import Canvas
from lichtung.terminal.heirs.names import Names
from lichtung.terminal.heirs.tile import Look, Size, draw, road_of
from lichtung.terminal.lines import on_screen
from lichtung.terminal.palette import AMBER, FAINT, SEAT_STYLES

CARD = Size(11, 4)
WIDE_CARD = Size(13, 4)
NAME_WIDTH = 9
RING_WIDTH = 4 * (CARD.width + 1) - 1  # the ring in two rows


class Reserve:
    """Seven places beginning with the shield."""

    def __init__(self, names: Names, s: Heirs, viewer: int) -> None:
        self.names = names
        self.s = s
        self.viewer = viewer
        self.reaches = (reach(s, WHITE), reach(s, BLUE))

    def places(self) -> list[int]:
        """What lies on the six places after the shield, clockwise."""
        return [self.s.reserve[(self.s.shield + k) % SLOTS] for k in range(1, SLOTS)]

    def number(self, tile: int) -> int:
        """The tile's number counted from the shield; empty places do not count."""
        return [t for t in self.places() if t > SHIELD].index(tile) + 1

    def row(self, width: int) -> Text:
        """All in one row."""
        card = WIDE_CARD if width >= SLOTS * (WIDE_CARD.width + 1) else CARD
        shield = Size(card.width - 4, card.height)
        step = card.width + 1  # a gap, lest roads seem to meet
        canvas = Canvas(shield.width + (SLOTS - 1) * step, card.height)
        canvas.paste(0, 0, self.shield(shield))
        for k, tile in enumerate(self.places()):
            canvas.paste(shield.width + 1 + k * step, 0, self.card(tile, card))
        return canvas.text()

    def ring(self) -> Text:
        """In two rows, as it lies on the table: the shield top left, then clockwise."""
        canvas = Canvas(RING_WIDTH, 2 * CARD.height)
        step = CARD.width + 1
        canvas.paste(2, 0, self.shield(Size(CARD.width - 2, CARD.height)))
        spots = [(1, 0), (2, 0), (3, 0), (3, 1), (2, 1), (1, 1)]
        for (column, row), tile in zip(spots, self.places(), strict=True):
            canvas.paste(column * step, row * CARD.height, self.card(tile, CARD))
        return canvas.text()

    def lines(self, width: int) -> list[Text]:
        """In words, where lines are few: number, terrain, name, cost and who reaches it."""
        names = self.names
        crown = Text(f"{names.words.say('heirs-table-crown')} {names.seat(self.s.crown)}", f"bold {AMBER}")
        text = Text("  ").join([crown, *[self.brief(tile) for tile in self.places() if tile > SHIELD]])
        return on_screen(text, width)

    def brief(self, tile: int) -> Text:
        """A tile of the reserve in a few characters that stay together."""
        names = self.names
        reached = "".join(names.letter(seat) for seat in (WHITE, BLUE) if tile in self.reaches[seat])
        style = "" if tile in self.reaches[self.viewer] else FAINT
        name = names.fitting(tile, NAME_WIDTH)
        text = Text(f"{self.number(tile)}{names.terrain(tile)}{name}", f"bold {style}")
        text.append(
            f"\N{NO-BREAK SPACE}{names.cost(tile) or '–'}{f':{reached}' if reached else ''}", "not bold"
        )
        return text

    def shield(self, size: Size) -> Canvas:
        """The shield with the crown that it shows."""
        canvas = Canvas(size.width, size.height)
        words = self.names.words
        edge = f"bold {AMBER}"
        canvas.put(0, 0, "┏" + "━" * size.inner + "┓", edge)
        for y, text in ((1, words.say("heirs-table-crown")), (2, self.names.seat(self.s.crown))):
            canvas.put(0, y, "┃" + " " * size.inner + "┃", edge)
            canvas.put(1, y, text[: size.inner].center(size.inner), f"bold {SEAT_STYLES[self.s.crown]}")
        canvas.put(0, 3, "┗" + "━" * size.inner + "┛", edge)
        return canvas

    def card(self, tile: int, size: Size) -> Canvas:
        """A tile of the reserve: its number, terrain, name, cost, and who reaches it."""
        if tile <= SHIELD:
            canvas = Canvas(size.width, size.height)
            canvas.put(0, size.height // 2, "–".center(size.width), FAINT)
            return canvas
        names = self.names
        road, through = road_of(names, tile, self.viewer, self.viewer)
        reached = [names.letter(seat) for seat in (WHITE, BLUE) if tile in self.reaches[seat]]
        look = Look(
            self.s.setup.terrain[tile],
            tile,
            road=road,
            through=through,
            top=(f"{self.number(tile)} {names.terrain(tile)}", "".join(reached)),
            bottom=(names.cost(tile), ""),
            name_first=True,
            faint=tile not in self.reaches[self.viewer],
        )
        return draw(names, look, size)
