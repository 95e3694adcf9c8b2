"""Bar charts as SVG, drawn by hand: measured figures beside each other, or of two builds in pairs."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 820
MARGIN = 24
LABELS = 300  # of the width, for the words beside the bars
VALUES = 180  # and for the figures behind them
BAR, GAP = 16, 8
FONT = "font-family='system-ui, sans-serif'"
COLOURS = ("#2f6f4f", "#c08a2d")
INK, FAINT = "#222222", "#666666"


@dataclass(frozen=True)
class Bar:
    """One line of a panel: its words, one length or two, and what stands behind each."""

    label: str
    values: Sequence[float]
    texts: Sequence[str]


@dataclass(frozen=True)
class Panel:
    """Bars on a common scale under a heading."""

    title: str
    bars: Sequence[Bar]


def draw(title: str, subtitle: str, panels: Sequence[Panel], legend: Sequence[str] = ()) -> str:
    """The whole picture; `legend` names the colours where bars come in pairs."""
    parts: list[str] = []
    y = MARGIN + 18
    parts.append(text(MARGIN, y, title, 18, INK, bold=True))
    y += 22
    parts.append(text(MARGIN, y, subtitle, 12, FAINT))
    for place, name in enumerate(legend):
        y += 20
        parts.append(box(MARGIN, y - 10, 12, 12, COLOURS[place]))
        parts.append(text(MARGIN + 20, y, name, 12, INK))
    for panel in panels:
        drawn, y = draw_panel(panel, y + 34)
        parts += drawn
    height = y + MARGIN
    head = (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height}' "
        f"width='{WIDTH}' height='{height}' role='img' aria-label='{escape(title)}'>"
    )
    return "\n".join([head, box(0, 0, WIDTH, height, "#ffffff"), *parts, "</svg>", ""])


def draw_panel(panel: Panel, y: int) -> tuple[list[str], int]:
    """A panel from this height on, and the height where it ends."""
    parts = [text(MARGIN, y, panel.title, 14, INK, bold=True)]
    longest = max((value for bar in panel.bars for value in bar.values), default=0.0) or 1.0
    room = WIDTH - 2 * MARGIN - LABELS - VALUES
    left = MARGIN + LABELS
    y += 10
    for bar in panel.bars:
        parts.append(text(left - 10, y + 12, bar.label, 12, INK, anchor="end"))
        for colour, value, said in zip(COLOURS, bar.values, bar.texts, strict=False):
            length = max(1.0, room * value / longest)
            parts.append(box(left, y, length, BAR, colour))
            parts.append(text(left + length + 6, y + 12, said, 12, FAINT))
            y += BAR + 2
        y += GAP - 2
    return parts, y


def text(
    x: float, y: float, said: str, size: int, colour: str, anchor: str = "start", bold: bool = False
) -> str:
    weight = " font-weight='600'" if bold else ""
    place = f"x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}'"
    return f"<text {place} {FONT} font-size='{size}'{weight} fill='{colour}'>{escape(said)}</text>"


def box(x: float, y: float, width: float, height: float, colour: str) -> str:
    return f"<rect x='{x:.1f}' y='{y:.1f}' width='{width:.1f}' height='{height:.1f}' fill='{colour}'/>"
