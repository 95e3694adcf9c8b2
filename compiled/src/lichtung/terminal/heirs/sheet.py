"""The score sheet, like the printed block: each building with its reckoning, each road, the totals."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lichtung.heirs.game import HeirsGame
from lichtung.heirs.scoring import BuildingLine, RoadLine, Sheet
from lichtung.heirs.state import BLUE, WHITE, Heirs
from lichtung.terminal.heirs.names import Names
from lichtung.terminal.palette import FAINT, HEADING, LIGHT, SEAT_NAMES

WIDEST = 100  # longer lines are hard to follow
FIRST = 19  # width of the first column, so that all blocks align
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def draw_sheet(game: HeirsGame, names: Names, s: Heirs, width: int) -> RenderableType:
    """Both heirs' buildings, the roads, the sums; the winner when the game is over."""
    sheet = game.sheet(s)
    words = names.words
    result = game.result(s)
    title = words.say("heirs-sheet-title" if result is not None else "heirs-sheet-title-now")
    width = min(width, WIDEST)
    parts: list[RenderableType] = [Text(title, f"{HEADING} underline"), Text()]
    for seat in (WHITE, BLUE):
        parts += [buildings(names, sheet, seat, width), Text()]
    parts += [roads(names, sheet, s.setup.score_roads, width), Text(), totals(names, sheet)]
    if result is not None:
        parts += [Text(), Text(f"{words.result(game, result)} ({result.law})", LIGHT)]
    if s.setup.tiles.reconstructed:
        note = words.say("heirs-sheet-reconstruction", count=s.setup.tiles.reconstructed)
        parts += [Text(), Text(note, FAINT)]
    return Group(*parts)


def block(title: Text, width: int) -> Table:
    """An empty block of the sheet."""
    return Table(
        title=title,
        title_justify="left",
        title_style="",
        box=SIMPLE_HEAD,
        pad_edge=False,
        show_edge=False,
        width=width,
    )


def buildings(names: Names, sheet: Sheet, seat: int, width: int) -> Table:
    """One heir's buildings, the most valuable first."""
    words = names.words
    table = block(Text(names.seat(seat), f"{HEADING} {SEAT_NAMES[seat]}"), width)
    table.add_column(words.say("heirs-sheet-building"), width=FIRST)
    table.add_column(words.say("heirs-sheet-field"), width=5)
    table.add_column(words.say("heirs-sheet-reason"), ratio=1)
    table.add_column(words.say("heirs-sheet-points"), justify="right")
    lines = sorted([line for line in sheet.buildings if line.owner == seat], key=lambda b: -b.points())
    for line in lines:
        reckoning = Text(formula(line))
        reckoning.append(f": {names.reason(line.tile, line.count, line.each)}", FAINT)
        if line.twice:
            reckoning.append(f"; {words.say('heirs-sheet-doubled')}", LIGHT)
        table.add_row(names.title(line.tile), names.field(line.at), reckoning, str(line.points()))
    if not lines:
        table.add_row(Text(words.say("heirs-sheet-no-buildings"), FAINT))
    total = sum(line.points() for line in lines)
    table.add_section()
    table.add_row(words.say("heirs-sheet-sum-buildings"), "", "", Text(str(total), HEADING))
    return table


def formula(line: BuildingLine) -> str:
    """The reckoning in numbers: 1 + 3 x 1, doubled where a troop of the owner stands."""
    counted = f"{line.count} × {line.each}"
    if not line.each:
        text = str(line.own)
    elif not line.own:
        text = counted
    else:
        text = f"{line.own} + {counted}"
    if not line.twice:
        return text
    return f"({text}) × 2" if line.each else f"{text} × 2"


def roads(names: Names, sheet: Sheet, counted: bool, width: int) -> RenderableType:
    """Every road that joins two tiles or more, with both heirs' buildings on it."""
    words = names.words
    if not counted:
        return Text(words.say("heirs-sheet-roads-off"), FAINT)
    if not sheet.roads:
        return Text(f"{words.say('heirs-sheet-roads')}: {words.say('heirs-sheet-no-roads')}", FAINT)
    table = block(Text(words.say("heirs-sheet-roads"), HEADING), width)
    table.add_column("", width=FIRST)
    table.add_column(words.say("heirs-sheet-reason"), ratio=1)
    table.add_column(words.say("heirs-sheet-points"), justify="right")
    for number, road in enumerate(sheet.roads):
        name = words.say("heirs-sheet-road", letter=letter(number))
        counts = Text(words.say("heirs-sheet-road-counts", white=road.white, blue=road.blue))
        counts.append(f"  {'  '.join(names.field(at) for at in road.fields)}", FAINT)
        table.add_row(name, counts, road_points(names, road))
    return table


def letter(number: int) -> str:
    """A, B, ... Z, AA, AB, ..."""
    rest, place = divmod(number, len(LETTERS))
    return (letter(rest - 1) if rest else "") + LETTERS[place]


def road_points(names: Names, road: RoadLine) -> Text:
    for seat in (WHITE, BLUE):
        if points := road.points(seat):
            return Text(f"{names.seat(seat)} {points}", SEAT_NAMES[seat])
    return Text(names.words.say("heirs-sheet-road-even"), FAINT)


def totals(names: Names, sheet: Sheet) -> Table:
    """Buildings, roads and the sum of each heir."""
    words = names.words
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("", width=FIRST)
    for seat in (WHITE, BLUE):
        table.add_column(Text(names.seat(seat), SEAT_NAMES[seat]), justify="right", min_width=6)
    sums = [[0, 0], [0, 0]]
    for line in sheet.buildings:
        sums[0][line.owner] += line.points()
    for seat in (WHITE, BLUE):
        sums[1][seat] = sum(road.points(seat) for road in sheet.roads)
    table.add_row(words.say("heirs-sheet-sum-buildings"), *map(str, sums[0]))
    table.add_row(words.say("heirs-sheet-sum-roads"), *map(str, sums[1]))
    table.add_section()
    total = [Text(str(sheet.total(seat)), HEADING) for seat in (WHITE, BLUE)]
    table.add_row(Text(words.say("heirs-sheet-total"), HEADING), *total)
    return table
