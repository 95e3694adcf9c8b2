"""Take the client's drawings over into the package, for pictures that are made without a browser.

python tools/picture_art.py        writes src/lichtung/picture/art/*.svg and paint.json; --check only compares
"""

import json
import re
import sys
from pathlib import Path

HERE = Path(__file__).parents[1]
GAMES = HERE / "web" / "src" / "games"
ART = HERE / "src" / "lichtung" / "picture" / "art"
SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
# Suits, badges, items, pieces, figures, emblems, landmarks, trees; buildings, resources, troops, sets.
WANTED = {
    "root": re.compile(r"root-(?!g-(?:ferry|tower|closed)$)(?:[sbigwelt]-.+|u-cards)$"),
    "heirs": re.compile(r"(?:[hrkt]-.+|u-(?:reise|land_industrie|handel_kirche|krieg|handwerk))$"),
}
PAINT = re.compile(r"colours: \{ usual: '(#\w+)'.*?detail: (INK|CREAM)", re.DOTALL)
LIKE = re.compile(r"from '\.\./([\w-]+)/look'")
DETAILS = {"INK": "#1d2a24", "CREAM": "#fff8e6"}


def symbols(game: str) -> dict[str, str]:
    """The symbols that pictures use, by id; what only the package has stays."""
    kept = ART / f"{game}.svg"
    texts = [kept.read_text(encoding="utf-8")] if kept.exists() else []
    texts += [path.read_text(encoding="utf-8") for path in sorted((GAMES / game).rglob("*.svg"))]
    found = {match[1]: match[0] for text in texts for match in SYMBOL.finditer(text)}
    return {name: found[name] for name in sorted(found) if WANTED[game].match(name)}


def paints() -> dict[str, list[str]]:
    """By seat: the colour of a faction's pieces, and of what is drawn on them."""
    found: dict[str, list[str]] = {}
    for path in sorted((GAMES / "root" / "factions").glob("*/look.ts")):
        text = path.read_text(encoding="utf-8")
        rows = PAINT.findall(text)
        if (like := LIKE.search(text)) is not None:  # drawn as another faction
            rows = PAINT.findall((path.parents[1] / like[1] / "look.ts").read_text(encoding="utf-8"))
        for word, (colour, detail) in zip((path.parent.name, f"{path.parent.name}-2"), rows, strict=False):
            found[word] = [colour, DETAILS[detail]]
    return found


def written() -> dict[Path, str]:
    """The files as they should be."""
    files = {ART / "paint.json": json.dumps(paints(), indent=2) + "\n"}
    for game in WANTED:
        lines = "\n".join(symbols(game).values())
        files[ART / f"{game}.svg"] = (
            f'<svg xmlns="http://www.w3.org/2000/svg"><defs>\n{lines}\n</defs></svg>\n'
        )
    return files


def stale() -> list[str]:
    """The files that differ from what they should be."""
    return [
        path.name
        for path, text in written().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(", ".join(stale()))
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")
