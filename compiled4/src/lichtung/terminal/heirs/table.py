"""The whole table of The Two Heirs: one column on narrow screens, two on wide ones."""

from rich.console import RenderableType
from rich.text import Text

from lichtung.heirs.game import HeirsGame
from lichtung.heirs.scoring import scores
from lichtung.heirs.state import WHITE, Heirs
from lichtung.heirs.tiles import BUILDINGS, SET_OF_BUILDING, SETS
from lichtung.heirs.turn import fields_near
from lichtung.locale.render import Catalogue
from lichtung.terminal.heirs.landscape import AXIS, SIZES, Landscape
from lichtung.terminal.heirs.names import Names
from lichtung.terminal.heirs.panels import Panels
from lichtung.terminal.heirs.reserve import RING_WIDTH, Reserve
from lichtung.terminal.heirs.sheet import draw_sheet
from lichtung.terminal.lines import count_lines
from lichtung.terminal.palette import FAINT

SIDE_WIDTH = RING_WIDTH + 1
GUTTER = 2
READABLE = SIZES[2].width  # boxes narrower than this are not worth a second column
TWO_COLUMNS = 104


class HeirsDrawing:
    """Draws the table, menus' details and the score sheet in one language."""

    explained: tuple[str, ...] = ("tile", "set")
    numbered: tuple[str, ...] = ()
    private = False

    def __init__(self, game: HeirsGame, words: Catalogue) -> None:
        self.game = game
        self.words = words
        self.names = Names(game, words)

    def head(self, s: Heirs, viewer: int | None, width: int, height: int | None) -> list[RenderableType]:
        """Whose turn it is, the points, the end that comes near."""
        panels = Panels(self.names, s, WHITE if viewer is None else viewer)
        if not s.cells:
            sets = ", ".join(self.words.say(f"heirs-set-{SETS[i]}") for i in s.sets) or "–"
            return [Text(panels.say("waiting", sets=sets))]
        decision = self.game.decision(s)
        notices = panels.notices(decision is None)
        head = panels.header(decision, self.game.sheet(s))
        if height is None:
            return [head, *notices, Text()]
        return [head, *notices[:1]]

    def side_width(self, s: Heirs, viewer: int | None, width: int, height: int | None) -> int:
        """What the reserve and the hands take beside a landscape that stays readable."""
        size = self.landscape(s, viewer).size(width - SIDE_WIDTH - GUTTER, height)
        return SIDE_WIDTH if width >= TWO_COLUMNS and size is not None and size.width >= READABLE else 0

    def landscape(self, s: Heirs, viewer: int | None) -> Landscape:
        """The landscape from the viewer's side, with the fields for his tiles if it is his turn."""
        seat = WHITE if viewer is None else viewer
        decision = self.game.decision(s)
        mine = viewer is not None and decision is not None and decision.seat == viewer
        sites = fields_near(s, seat) if mine and s.cells and s.hands[seat] else []
        return Landscape(self.names, s, seat, sites)

    def board(
        self, s: Heirs, viewer: int | None, width: int, height: int | None, beside: bool
    ) -> list[RenderableType]:
        """The landscape; above it the reserve, unless that stands beside it."""
        if not s.cells:
            return []
        landscape = self.landscape(s, viewer)
        panels = Panels(self.names, s, landscape.viewer)
        reserve = Reserve(self.names, s, landscape.viewer)
        if height is None:
            above = [] if beside else [panels.reserve_title(), reserve.row(width), Text()]
            return [*above, *self.land(panels, landscape, width), *panels.legend()]
        above = [] if beside else reserve.lines(width)
        return [*above, landscape.draw(width, height - len(above))]

    def land(self, panels: Panels, landscape: Landscape, width: int) -> list[Text]:
        """The landscape between the two players' sides."""
        other = panels.say("side-theirs", seat=self.names.seat(1 - landscape.viewer))
        own = panels.say("side-theirs", seat=self.names.seat(landscape.viewer))
        return [
            Text(" " * AXIS + f"▲ {other}", FAINT),
            landscape.draw(width),
            Text(" " * AXIS + f"▼ {own}", FAINT),
        ]

    def panels(
        self, s: Heirs, viewer: int | None, width: int, height: int | None, beside: bool
    ) -> list[RenderableType]:
        """Resources and hands; beside the landscape the reserve comes first."""
        if not s.cells:
            return []
        seat = WHITE if viewer is None else viewer
        panels = Panels(self.names, s, seat)
        reserve = Reserve(self.names, s, seat)
        above: list[RenderableType] = [panels.reserve_title(), reserve.ring(), Text()] if beside else []
        parts = [*above, *self.belongings(panels, seat)]
        if height is None or count_lines(parts, width) <= height:
            return parts
        above = [*reserve.lines(width), Text()] if beside else []
        brief = panels.brief(seat)
        if len(above) + count_lines(brief, width) > height:
            brief = brief[1:]  # the other heir's hand is the least that matters
        return [*above, *brief]

    def belongings(self, panels: Panels, seat: int) -> list[RenderableType]:
        """Resources and hands, the viewer's own in detail."""
        return [
            *panels.resources(seat),
            *panels.hand(seat, True),
            Text(),
            panels.resources_short(1 - seat),
            *panels.hand(1 - seat, False),
        ]

    def sheet(self, s: Heirs, width: int) -> RenderableType:
        return draw_sheet(self.game, self.names, s, width)

    def label(self, kind: str, value: int) -> str:
        """A tile by terrain, name, variant and id; anything else by its word."""
        if kind == "tile":
            return f"{self.names.title(value)} ({self.game.setup.tiles.ids[value]})"
        return self.words.value(self.game, kind, value)

    def about(self, kind: str, value: int) -> str:
        """A tile with cost and effect, a set with its buildings."""
        if kind == "set":
            names = [b for b, s in zip(BUILDINGS, SET_OF_BUILDING, strict=True) if s == value]
            return ", ".join(self.words.say(f"heirs-name-{name}") for name in names)
        if kind != "tile":
            return ""
        cost = self.names.cost(value) or self.words.say("heirs-table-free")
        return f"{cost}  {self.names.effect(value)}"

    def gain(self, before: Heirs, after: Heirs, seat: int) -> str:
        """The change of both heirs' points, the actor's first."""
        change = [new - old for new, old in zip(scores(after), scores(before), strict=True)]
        if not any(change):
            return ""
        own, other = change[seat], change[1 - seat]
        if other == 0:
            return f"{own:+d}"
        return f"{own:+d} ({self.names.letter(1 - seat)} {other:+d})"

    def help(self) -> list[str]:
        return [self.words.say("heirs-help"), self.words.say("heirs-help-reconstruction")]
