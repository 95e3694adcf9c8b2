"""Plots as SVG for a page: shares with their intervals, ratings with their uncertainty, lines over a game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 680
LEFT, RIGHT = 170, 90
LINE = 26
LONGEST = 20  # letters of a label; of longer ones the end is shown, which tells one file from another
COLOURS = ("#2f6f4f", "#c08a2d", "#3b6ea5", "#a5443b", "#6b4fa0", "#4f8f9f", "#8a6d3b", "#555555")
GREY = "#8a8a8a"


@dataclass(frozen=True)
class Mark:
    """A value with what it may well be, and how both are written."""

    label: str
    value: float
    low: float
    high: float
    said: str


def marks(
    title: str,
    rows: Sequence[Mark],
    low: float,
    high: float,
    par: float | None = None,
    scale: Mapping[float, str] | None = None,
) -> str:
    """Points with whiskers on a common scale; `par` is where equals would stand, `scale` is written below."""
    foot = LINE * len(rows) + 12
    height = foot + (18 if scale else 0)
    room = WIDTH - LEFT - RIGHT
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return LEFT + room * (min(max(value, low), high) - low) / span

    parts = []
    if par is not None:
        parts.append(line(x(par), 4, x(par), foot - 4, GREY, " stroke-dasharray='3 3'"))
    for value, said in (scale or {}).items():
        parts.append(words(x(value), foot + 10, said, "middle"))
    for number, row in enumerate(rows):
        y = LINE * number + LINE / 2 + 6
        label = row.label if len(row.label) <= LONGEST else "…" + row.label[-LONGEST:]
        parts.append(words(LEFT - 12, y + 4, label, "end"))
        parts.append(line(LEFT, y, WIDTH - RIGHT, y, GREY, " stroke-opacity='.25'"))
        parts.append(line(x(row.low), y, x(row.high), y, COLOURS[0], " stroke-width='3'"))
        parts.append(f"<circle cx='{x(row.value):.1f}' cy='{y:.1f}' r='5' fill='{COLOURS[0]}'/>")
        parts.append(words(WIDTH - RIGHT + 10, y + 4, row.said, "start"))
    return picture(title, height, parts)


def courses(
    title: str, lines: Mapping[str, Sequence[float]], beginning: str, end: str, most: float = 0.0
) -> str:
    """A line for each name from the beginning of a game to its end, up to `most`; 0: the highest value."""
    height, below = 260, 26
    most = most or max([value for values in lines.values() for value in values], default=1.0) or 1.0
    room, high = WIDTH - LEFT - RIGHT, height - below - 10
    parts = []
    for share in (0.0, 0.5, 1.0):
        y = 10 + high * (1 - share)
        parts.append(line(LEFT, y, WIDTH - RIGHT, y, GREY, " stroke-opacity='.25'"))
        parts.append(words(LEFT - 12, y + 4, f"{most * share:.0f}", "end"))
    ends: list[tuple[float, str, str]] = []
    for number, (name, values) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        steps = max(1, len(values) - 1)
        points = [
            f"{LEFT + room * place / steps:.1f},{10 + high * (1 - value / most):.1f}"
            for place, value in enumerate(values)
        ]
        parts.append(
            f"<polyline points='{' '.join(points)}' fill='none' stroke='{colour}' stroke-width='2'/>"
        )
        ends.append((10 + high * (1 - values[-1] / most), name, colour))
    y = -LINE / 1.0
    for at, name, colour in sorted(ends):
        y = max(at, y + 14)
        parts.append(words(WIDTH - RIGHT + 8, y + 4, name, "start", colour))
    parts.append(words(LEFT, height - 8, beginning, "start"))
    parts.append(words(WIDTH - RIGHT, height - 8, end, "end"))
    return picture(title, height, parts)


def picture(title: str, height: float, parts: Sequence[str]) -> str:
    label = f"font-family='system-ui, sans-serif' role='img' aria-label='{escape(title, quote=True)}'"
    head = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height:.0f}' {label}>"
    return "\n".join([head, *parts, "</svg>"])


def line(x1: float, y1: float, x2: float, y2: float, colour: str, more: str = "") -> str:
    return f"<line x1='{x1:.1f}' y1='{y1:.1f}' x2='{x2:.1f}' y2='{y2:.1f}' stroke='{colour}'{more}/>"


def words(x: float, y: float, said: str, anchor: str, colour: str = "currentColor") -> str:
    place = f"x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}'"
    return f"<text {place} font-size='13' fill='{colour}'>{escape(said)}</text>"
