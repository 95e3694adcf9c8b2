"""The drawings of figures, pieces, suits, buildings and trees, kept as symbols beside this file.

They are the browser client's own; `tools/picture_art.py` takes them over.
"""

import json
import re
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "art"
SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)</symbol>', re.DOTALL)
SHIELD = "M3 3q9 2.5 18 0v9c0 6-4 9.5-9 11.5C7 21.5 3 18 3 12z"


@cache
def symbols(game: str) -> dict[str, tuple[str, str]]:
    """By name: the box of a drawing and what is in it."""
    text = (FOLDER / f"{game}.svg").read_text(encoding="utf-8")
    return {match[1]: (match[2], match[3]) for match in SYMBOL.finditer(text)}


@cache
def paints() -> dict[str, tuple[str, str]]:
    """By seat: the colour of its pieces, and of what is drawn on them."""
    rows = json.loads((FOLDER / "paint.json").read_text(encoding="utf-8"))
    return {word: (colour, detail) for word, (colour, detail) in rows.items()}


def letter_shield(letter: str) -> tuple[str, str]:
    """What stands for something without a drawing."""
    place = 'x="12" y="17" text-anchor="middle" font-size="14" font-weight="800"'
    mark = f'<text {place} fill="var(--c)">{letter}</text>'
    return "0 0 24 24", f'<path d="{SHIELD}" fill="var(--k)"/>{mark}'
