"""The whole picture of a game of Root: title, points, board, seats."""

from collections.abc import Sequence
from random import Random
from typing import Any

from lichtung.locale.render import Catalogue
from lichtung.picture.palette import board_paint
from lichtung.picture.root.board import Board, Looks
from lichtung.picture.root.layout import HEIGHT, WIDTH
from lichtung.picture.root.seats import Part, Seats, Writer
from lichtung.picture.sheet import Sheet, fitting
from lichtung.root.description import RootData, describe
from lichtung.root.game import RootGame
from lichtung.root.view import RootView

MARGIN = 14.0
HEADER = 68.0
SIDE = 426.0  # of the column beside the board
COMMON = 62.0  # of the panel for what is common
GAP = 8.0  # between two panels
TOTAL_WIDTH = 3 * MARGIN + WIDTH + SIDE
TRACK = 430.0  # of the points
MARKER, RISE = 20.0, 14.0  # how wide a marker on it is, and how far one stands above another
ROOM_ABOVE = 28.0


def draw_root(game: RootGame, view: RootView, own: Sequence[RootView], words: Catalogue, title: str) -> str:
    """The position as `view` shows it, with what the views of other seats add to it."""
    setup = view.setup
    names = {setup.words[seat]: setup.name_of(seat) for seat in range(setup.seats)}
    data: RootData = renamed(describe(setup), names)
    known: dict[str, Any] = renamed(with_own(view.data(), own), names)
    looks = Looks(data)
    sheet = Sheet("root", TOTAL_WIDTH, HEADER + HEIGHT + MARGIN, board_paint(data["map"]["name"]))
    seats = Seats(sheet, data, known, looks, words)
    said = {
        word: seats.said(word, mat_lines(game, [view, *own], seat, words))
        for seat, word in enumerate(names.values())
    }
    wanted = [seats.height(lines, SIDE) + GAP for lines in said.values()]
    beside = sum(wanted) + COMMON <= HEIGHT  # else what is common lies below the board
    if not beside:
        sheet.height += GAP + COMMON
    sheet.box(0, 0, TOTAL_WIDTH, sheet.height, "page")
    header(sheet, known, looks, words, title, data["facts"]["points_to_win"])
    clip = sheet.define("clipPath", f"<rect width='{WIDTH}' height='{HEIGHT}' rx='18'/>")
    sheet.add(f"<g transform='translate({MARGIN} {HEADER})' clip-path='url(#{clip})'>")
    Board(sheet, data, known, looks).draw()
    sheet.add("</g>")
    x, y, bottom = 2 * MARGIN + WIDTH, HEADER, sheet.height - MARGIN - COMMON
    room = (bottom if beside else bottom + COMMON + GAP) - y
    for (word, lines), high in zip(said.items(), shares(wanted, room), strict=True):
        seats.panel(word, lines, x, y, SIDE, high - GAP)
        y += high
    seats.common(x if beside else MARGIN, bottom, SIDE if beside else WIDTH, COMMON)
    return sheet.markup(title or words.say("root-title"), standings(known, words))


def renamed(value: Any, names: dict[str, str]) -> Any:
    """Everything with seats called by the factions that they have drafted. A.8.2"""
    if isinstance(value, dict):
        return {names.get(key, key): renamed(inner, names) for key, inner in value.items()}
    if isinstance(value, list):
        return [renamed(inner, names) for inner in value]
    return names.get(value, value) if isinstance(value, str) else value


def with_own(known: dict[str, Any], own: Sequence[RootView]) -> dict[str, Any]:
    """What one view shows, with the cards and markers that others know for certain."""
    for view in own:
        data: dict[str, Any] = view.data()
        for zone, seen in data["hands"].items():
            if len(seen["known"]) > len(known["hands"][zone]["known"]):
                known["hands"][zone] = seen
        for marker, theirs in zip(known["markers"], data["markers"], strict=True):
            if marker["kind"] is None:
                marker["kind"] = theirs["kind"]
    return known


def standings(known: dict[str, Any], words: Catalogue) -> str:
    """Everybody's points in one line."""
    rows = [
        (words.say(f"root-seat-{word}"), words.say("root-table-points-of", points=points))
        for word, points in known["points"].items()
    ]
    return ", ".join(f"{name}: {points}" for name, points in rows)


def header(
    sheet: Sheet, known: dict[str, Any], looks: Looks, words: Catalogue, title: str, most: object
) -> None:
    """Title, whose turn it is, and the track of the points."""
    room = TOTAL_WIDTH - TRACK - 5 * MARGIN
    sheet.heading(MARGIN + 4, 33, title or words.say("root-title"), room)
    if known["over"]:
        winners = " & ".join(words.say(f"root-seat-{word}") for word in known["winners"])
        second = words.say("picture-over", winner=winners)
    elif known["turn"]:
        seat = words.say(f"root-seat-{known['active']}")
        second = words.say("root-table-turn", seat=seat, turn=known["turn"])
        if known["phase"]:
            second += " · " + words.say(f"root-phase-{known['phase']}")
    else:
        second = words.say("picture-opening")
    sheet.text(MARGIN + 4, 55, fitting(second, 14, room), 14, "ink2")
    track(sheet, known, looks, int(str(most)))


def track(sheet: Sheet, known: dict[str, Any], looks: Looks, most: int) -> None:
    """Points from nothing to victory; markers that would cover each other stand above each other."""
    left, y = TOTAL_WIDTH - MARGIN - TRACK - 12, 46.0
    sheet.line(f"M{left} {y}H{left + TRACK}", "line", 5)
    for points in range(0, most + 1, 5):
        x = left + TRACK * points / most
        sheet.circle(x, y, 3.4, "ink2")
        sheet.text(x, y + 17, str(points), 11, "ink2", "middle")
    on_track = [
        (points, word) for word, points in known["points"].items() if known["dominance"][word] is None
    ]
    before, up, rise = -MARKER, 0.0, min(RISE, ROOM_ABOVE / max(1, len(on_track) - 1))
    for points, word in sorted(on_track):
        x = left + TRACK * max(0, min(most, points)) / most
        up = up + rise if x - before < MARKER else 0.0
        before = x
        paint = looks.paint(word)
        sheet.circle(x, y - 6 - up, 10.5, paint["c"], f" stroke='{sheet.colour('o')}' stroke-width='1.2'")
        sheet.symbol(f"root-e-{word}", x - 6.5, y - 12.5 - up, 13, paint=paint)


def shares(wanted: list[float], room: float) -> list[float]:
    """What each gets of the room: all that it wants and as much more, or as much as the others at most."""
    level = max(wanted)
    while sum(min(high, level) for high in wanted) > room:
        level -= 1
    given = [min(high, level) for high in wanted]
    return [high + (room - sum(given)) / len(given) for high in given]


def mat_lines(game: RootGame, views: Sequence[RootView], seat: int, words: Catalogue) -> list[list[Part]]:
    """What a faction's panel says of a position that its own seat imagines, or else the viewer."""
    view = next((view for view in views if view.seat == seat), views[0])
    return Writer(game, words, game.imagine(view, Random(0)), view.seat).own(seat)
