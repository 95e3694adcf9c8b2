"""The colours of the pictures, those of the browser client; none of them carries a meaning alone."""

from collections.abc import Mapping
from typing import Final

Paint = Mapping[str, str]  # colours by the names that the drawings use

INK: Final = "#1d2a24"
CREAM: Final = "#fff8e6"
PAPER: Final = "#fffdf4"

# What every drawing may use.
COMMON: Final[Paint] = {
    "page": "#e4eae0",
    "panel": "#f9faf5",
    "sunk": "#ebf0e6",
    "ink": INK,
    "ink2": "#4a5a51",
    "line": "#c6d1c4",
    "accent": "#1f5b46",
    "light": "#f6b62b",
    "light-wash": "#fff1cc",
    "light-edge": "#5f3f00",
    "no": "#9a2f2a",
    "trunk": "#4b3d2e",
    "slot": "#fffdf2",
    "shade": INK,
    "badge-rim": PAPER,
    "o": INK,
    "h": PAPER,
    "wood-face": "#ebc896",
    "wood-k": "#5a3b1e",
    "sign": "#fff6dc",
    "drift": "#c9d9df",
    "fox": "#b5432a",
    "fox-k": CREAM,
    "fox-g": "#f8e3d0",
    "fox-e": "#c98a68",
    "rabbit": "#e8c64b",
    "rabbit-k": INK,
    "rabbit-g": "#f8efc8",
    "rabbit-e": "#c7a94a",
    "mouse": "#ae7fd0",
    "mouse-k": INK,
    "mouse-g": "#eee4f3",
    "mouse-e": "#a88bbb",
    "bird": "#20476f",
    "bird-k": CREAM,
    "bird-g": "#dce7f0",
    "boulder-a": "#d8d2c6",
    "boulder-b": "#aba398",
    "cliff-a": "#d2cbc1",
    "cliff-b": "#8b837b",
    "shore": "#ead8a2",
    "reed": "#4e8e4a",
}

# Floor, light, paths and water of each board; autumn is what the others differ from.
AUTUMN: Final[Paint] = {
    "f0": "#3c6450",
    "f0b": "#43705a",
    "f1": "#5f8a67",
    "f2": "#8fb27e",
    "sand": "#efe3bc",
    "sand-e": "#a88f5c",
    "water": "#7fb9c6",
    "water-e": "#437f8e",
    "water-l": "#c6e4e6",
    "pill": "#3c6450",
}
BOARDS: Final[Mapping[str, Paint]] = {
    "winter": {
        "f0": "#557384",
        "f0b": "#5f7d8d",
        "f1": "#839eab",
        "f2": "#aec3cb",
        "sand": "#f5efdf",
        "sand-e": "#6b6247",
        "water": "#bfe0ea",
        "water-e": "#3f7389",
        "ice": "#d3ebf1",
        "crack": "#6fa3b8",
        "sheen": "#ffffff",
        "pill": "#2f4e5c",
    },
    "lake": {
        "f0": "#2c6b52",
        "f0b": "#33785c",
        "f1": "#549571",
        "f2": "#8dc187",
        "water": "#74b8cc",
        "water-d": "#62aac2",
        "water-s": "#a4d6da",
        "water-e": "#357489",
        "water-l": "#d3eef0",
        "pill": "#235743",
    },
    "mountain": {
        "f0": "#6b5f52",
        "f0b": "#75695a",
        "f1": "#8f826c",
        "f2": "#b7a989",
        "sand": "#f1e5c0",
        "sand-e": "#674e23",
        "water-e": "#3e7686",
        "water-l": "#cfe8ea",
        "pill": "#4e4438",
    },
}


def board_paint(board: str) -> Paint:
    """All colours on a board."""
    return {**COMMON, **AUTUMN, **BOARDS.get(board, {})}
