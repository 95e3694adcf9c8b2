"""Texts around the landscape: whose turn, points, hands, resources and where they come from."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from lichtung.heirs.protocol import influence, lacking, reach, resources, usable_rebates
from lichtung.heirs.scoring import Sheet
from lichtung.heirs.state import BLUE, IN_RESERVE, NO_TERRAIN, SEATS, WHITE, Heirs, in_reserve
from lichtung.heirs.tiles import FARM, QUARRY
from lichtung.kernel.game import Decision
from lichtung.terminal.heirs.names import MOVED, RESOURCE_OF, RESOURCE_SYMBOLS, RETINUE, Names, symbols
from lichtung.terminal.heirs.reserve import Reserve
from lichtung.terminal.palette import FAINT, HEADING, LIGHT, REFUSED, SEAT_NAMES


class Panels:
    """The texts for one position and one viewer."""

    def __init__(self, names: Names, s: Heirs, viewer: int) -> None:
        self.names = names
        self.words = names.words
        self.s = s
        self.viewer = viewer

    def say(self, key: str, **args: str | int) -> str:
        return self.words.say(f"heirs-table-{key}", **args)

    def header(self, decision: Decision | None, sheet: Sheet) -> Text:
        """Whose turn it is, the points as they stand, what is left of the stack."""
        s, names = self.s, self.names
        text = Text()
        text.append(self.words.say("heirs-title"), HEADING)
        text.append("  ·  ")
        if decision is None:
            text.append(self.say("over"), HEADING)
        elif decision.seat in (WHITE, BLUE):
            text.append(self.say("turn", seat=names.seat(decision.seat)), SEAT_NAMES[decision.seat])
        text.append("  ·  ")
        text.append(f"{names.seat(WHITE)} {sheet.total(WHITE)}", SEAT_NAMES[WHITE])
        text.append(" : ")
        text.append(f"{sheet.total(BLUE)} {names.seat(BLUE)}", SEAT_NAMES[BLUE])
        text.append("  ·  ")
        top = RESOURCE_SYMBOLS[s.top] if s.top != NO_TERRAIN else ""
        text.append(self.say("stack", count=len(s.stack), terrain=top))
        return text

    def notices(self, over: bool) -> list[Text]:
        """The end that comes near, rebates that wait."""
        found: list[Text] = []
        if self.s.ending == 1:
            found.append(Text(self.say("ending"), LIGHT))
        elif self.s.ending == 2 and not over:
            found.append(Text(self.say("last-round", count=self.s.turns_left), LIGHT))
        if self.s.rebates:
            found.append(Text(self.say("rebates", count=self.s.rebates), LIGHT))
        if any(self.s.tokens) and not over:
            found.append(Text(self.say("tokens", count=sum(self.s.tokens)), FAINT))
        return found

    def reserve_title(self) -> Text:
        s, names = self.s, self.names
        text = Text(self.say("reserve"), HEADING)
        how = self.say(
            "reserve-how",
            white=names.seat(WHITE),
            whitereach=influence(s, WHITE),
            blue=names.seat(BLUE),
            bluereach=influence(s, BLUE),
        )
        text.append(f"  {how}", FAINT)
        return text

    def hand(self, seat: int, detailed: bool) -> list[RenderableType]:
        """A hand: each tile with its cost and what is missing for it, in detail with id and effect."""
        s, names = self.s, self.names
        title = Text(self.say("hand", seat=names.seat(seat)), f"{HEADING} {SEAT_NAMES[seat]}")
        home = self.say("troops-home", count=in_reserve(s, seat))
        title.append(f"  {home}", "not bold dim")
        lines: list[RenderableType] = [title]
        if not s.hands[seat]:
            lines.append(Text(f"  {self.say('hand-empty')}", FAINT))
        have = resources(s, seat)
        titles = [names.title(tile) for tile in s.hands[seat]]
        column = max((len(called) for called in titles), default=0)
        for tile, called in zip(s.hands[seat], titles, strict=True):
            line = Text(f"  {called.ljust(column)}  ")
            line.append((names.cost(tile) or self.say("free")).ljust(5), HEADING)
            line.append(" ")
            line.append_text(self.payable(tile, have))
            lines.append(line)
            if detailed:
                more = f"{s.setup.tiles.ids[tile]}: {names.effect(tile)}"
                lines.append(Padding(Text(more, FAINT), (0, 0, 0, 4)))
        return lines

    def brief(self, seat: int) -> list[Text]:
        """Hands and resources in a line for each heir, the viewer's own last."""
        return [self.brief_hand(1 - seat), self.brief_hand(seat)]

    def brief_hand(self, seat: int) -> Text:
        """What an heir has and holds: resources, troops in the reserve, tiles with their costs."""
        s, names = self.s, self.names
        have = resources(s, seat)
        text = Text(f"{names.seat(seat)} ", f"{HEADING} {SEAT_NAMES[seat]}")
        text.append(
            " ".join(f"{sign}{n}" for sign, n in zip(RESOURCE_SYMBOLS, have, strict=True)), "not bold default"
        )
        text.append(f" · {self.say('troops-home', count=in_reserve(s, seat))}", "not bold dim")
        for tile in s.hands[seat]:
            paid = lacking(s, have, tile) <= usable_rebates(s)
            text.append(f" · {names.title(tile)} ", "not bold default")
            text.append(names.cost(tile) or self.say("free"), "not bold default")
            text.append(" ✓" if paid else " ✗", "not bold green" if paid else f"not bold {REFUSED}")
        return text

    def payable(self, tile: int, have: list[int]) -> Text:
        """Whether the tile can be paid now, or what is missing."""
        lack = lacking(self.s, have, tile)
        if lack == 0:
            return Text(f"✓ {self.say('payable')}", "green")
        if lack <= usable_rebates(self.s):
            return Text(f"✓ {self.say('payable-rebate', count=lack)}", "green")
        short = [max(0, cost - h) for cost, h in zip(self.s.setup.cost[tile], have, strict=True)]
        return Text(f"✗ {self.say('lacking', what=symbols(short))}", REFUSED)

    def resources(self, seat: int) -> list[RenderableType]:
        """What the seat can use now, each resource with its sources."""
        names = self.names
        title = Text(self.say("resources", seat=names.seat(seat)), f"{HEADING} {SEAT_NAMES[seat]}")
        lines: list[RenderableType] = [title]
        have = resources(self.s, seat)
        for resource, count in enumerate(have):
            line = Text(f"{RESOURCE_SYMBOLS[resource]} {names.resource(resource)} ")
            line.append(str(count), HEADING)
            sources = ", ".join(self.sources(seat, resource))
            line.append(f"  {sources}", FAINT)
            lines.append(Padding(line, (0, 0, 0, 2)))
        return lines

    def resources_short(self, seat: int) -> Text:
        """The same without sources, for the other heir."""
        have = resources(self.s, seat)
        amounts = "  ".join(f"{sign} {n}" for sign, n in zip(RESOURCE_SYMBOLS, have, strict=True))
        text = Text(self.say("resources", seat=self.names.seat(seat)), f"{HEADING} {SEAT_NAMES[seat]}")
        text.append(f"  {amounts}", "not bold default")
        return text

    def sources(self, seat: int, resource: int) -> list[str]:
        """Where a resource comes from: reserve, troops, own farm, sawmill or quarry."""
        s, names = self.s, self.names
        terrain = s.setup.terrain
        found: list[str] = []
        reserve = Reserve(names, s, self.viewer)
        places = [str(reserve.number(t)) for t in reach(s, seat) if terrain[t] == resource]
        if places:
            found.append(self.say("source-reserve", places="+".join(places)))
        for at in s.troops[seat * 3 : seat * 3 + 3]:
            if at != IN_RESERVE and terrain[s.cells[at] >> 2] == resource:
                found.append(self.say("source-troop", at=names.field(at)))
        for at, cell in sorted(s.cells.items()):
            building = s.setup.building[cell >> 2]
            if cell & 3 == seat and FARM <= building <= QUARRY and RESOURCE_OF[building - FARM] == resource:
                name = names.building(cell >> 2)
                found.append(self.say("source-building", name=name, at=names.field(at)))
        return found or [self.say("none")]

    def legend(self) -> list[Text]:
        """What the signs mean."""
        letters = {word: self.names.letter(seat) for seat, word in enumerate(SEATS)}
        wood, stone, grain = RESOURCE_SYMBOLS
        first = self.say(
            "legend",
            wood=wood,
            stone=stone,
            grain=grain,
            retinue=RETINUE,
            moved=MOVED,
            white=letters["white"],
            blue=letters["blue"],
        )
        return [Text(first, FAINT), Text(self.say("legend-side"), FAINT)]
