"""A sheet to draw on: plain SVG without style sheets, fonts or anything else from elsewhere."""

import re
from html import escape

from lichtung.picture.art import letter_shield, symbols
from lichtung.picture.palette import Paint

HEADING = "Vollkorn, Georgia, 'Times New Roman', serif"
TEXT = "'Atkinson Hyperlegible Next', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"
VARIABLE = re.compile(r"var\(--([\w-]+)(?:,([^)]*))?\)")
WITHIN = re.compile(r'(?: class="root-on-(\w+)">)?<use href="#([\w-]+)"/>')
# About how wide letters are, for one unit of their height; nobody knows the reader's fonts.
NARROW, WIDE, LETTER, CAPITAL = 0.31, 0.88, 0.56, 0.68
BROAD = 1.16  # how much wider than those of a text the letters of a heading are
NARROWS, WIDES = frozenset(" iljtfrI.,:;'|!()·-"), frozenset("mwMW…")


class Sheet:
    """What is drawn, from the back to the front, and the drawings that it uses, each once for its colours."""

    def __init__(self, game: str, width: float, height: float, paint: Paint) -> None:
        self.game = game
        self.width = width
        self.height = height
        self.paint = paint
        self.parts: list[str] = []
        self.known: dict[tuple[str, str, str], str] = {}  # what stands in the defs: the id of each

    def add(self, markup: str) -> None:
        self.parts.append(markup)

    def colour(self, name: str) -> str:
        """A colour by name; what is no name is a colour already."""
        return self.paint.get(name, name)

    def define(self, tag: str, markup: str, attributes: str = "") -> str:
        """Put something into the defs, unless it is there, and tell its id."""
        return self.known.setdefault((tag, attributes, markup), f"{tag[0]}{len(self.known)}")

    def has(self, name: str) -> bool:
        return name in symbols(self.game)

    def filled(self, markup: str, paint: Paint) -> str:
        """A drawing in its colours, with the drawings inside it."""
        for match in WITHIN.finditer(markup):
            suit, name = match[1], match[2]
            inner = paint if suit is None else {"c": self.colour(f"{suit}-k"), "k": self.colour(suit)}
            drawn = self.filled(symbols(self.game)[name][1], inner)
            markup = markup.replace(match[0], drawn if suit is None else ">" + drawn)
        markup = VARIABLE.sub(
            lambda match: paint.get(match[1]) or self.paint.get(match[1]) or match[2] or "none", markup
        )
        return markup.replace("currentColor", self.paint["ink"])

    def symbol(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        height: float | None = None,
        paint: Paint | None = None,
        more: str = "",
    ) -> None:
        """A drawing with its upper left corner at a place; what nobody drew is a lettered shield."""
        found = symbols(self.game).get(name)
        if found is None:
            found = letter_shield(escape(name.rpartition("-")[2][:1].upper()))
        box, markup = found
        id_ = self.define("symbol", self.filled(markup, paint or {}), f" viewBox='{box}'")
        high = width if height is None else height
        self.add(f"<use href='#{id_}' x='{n(x)}' y='{n(y)}' width='{n(width)}' height='{n(high)}'{more}/>")

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, radius: float = 0, more: str = ""
    ) -> None:
        self.add(
            f"<rect x='{n(x)}' y='{n(y)}' width='{n(width)}' height='{n(height)}' rx='{n(radius)}' "
            f"fill='{self.colour(fill)}'{more}/>"
        )

    def circle(self, x: float, y: float, radius: float, fill: str, more: str = "") -> None:
        self.add(f"<circle cx='{n(x)}' cy='{n(y)}' r='{n(radius)}' fill='{self.colour(fill)}'{more}/>")

    def shape(self, path: str, fill: str, more: str = "") -> None:
        self.add(f"<path d='{path}' fill='{self.colour(fill)}'{more}/>")

    def line(self, path: str, stroke: str, width: float, more: str = "") -> None:
        """A line with round ends."""
        self.add(
            f"<path d='{path}' fill='none' stroke='{self.colour(stroke)}' stroke-width='{n(width)}' "
            f"stroke-linecap='round' stroke-linejoin='round'{more}/>"
        )

    def text(
        self,
        x: float,
        y: float,
        said: str,
        size: float,
        fill: str = "ink",
        anchor: str = "start",
        weight: int = 400,
        heading: bool = False,
        exact: bool = False,
    ) -> None:
        """A text; an `exact` one is as wide as `extent` says, whatever the font."""
        family = HEADING if heading else TEXT
        place = f"x='{n(x)}' y='{n(y)}' font-family=\"{family}\" font-size='{n(size)}'"
        length = f" textLength='{n(extent(said, size))}' lengthAdjust='spacingAndGlyphs'" if exact else ""
        look = f"font-weight='{weight}' text-anchor='{anchor}' fill='{self.colour(fill)}'"
        self.add(f"<text {place} {look}{length}>{escape(said)}</text>")

    def heading(self, x: float, y: float, said: str, room: float) -> None:
        """A title: smaller if it is long, cut if it is longer still."""
        size = 24 if extent(said, 24 * BROAD) <= room else 18
        self.text(x, y, fitting(said, size * BROAD, room), size, weight=600, heading=True)

    def shadow(self, x: float, y: float, rx: float, ry: float) -> None:
        """What something that stands casts on the ground."""
        shape = f"cx='{n(x)}' cy='{n(y)}' rx='{n(rx)}' ry='{n(ry)}'"
        self.add(f"<ellipse {shape} fill='{self.colour('shade')}' opacity='.22'/>")

    def cross(self, x: float, y: float, arm: float) -> None:
        """A sign that something is done or forbidden."""
        a, b = n(arm), n(2 * arm)
        self.line(f"M{n(x)} {n(y)}m-{a}-{a}l{b} {b}m0-{b}l-{b} {b}", "no", 2.3)

    def markup(self, title: str, description: str) -> str:
        """The whole picture."""
        defs = "".join(
            f"<{tag} id='{id_}'{attributes}>{markup}</{tag}>"
            for (tag, attributes, markup), id_ in self.known.items()
        )
        head = (
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {n(self.width)} {n(self.height)}' "
            f"width='{n(self.width)}' height='{n(self.height)}' role='img'>"
            f"<title>{escape(title)}</title><desc>{escape(description)}</desc>"
        )
        return "\n".join([head, f"<defs>{defs}</defs>", *self.parts, "</svg>", ""])


def n(number: float) -> str:
    """A number as short as a picture needs it."""
    return f"{number:.1f}".removesuffix(".0")


def extent(said: str, size: float) -> float:
    """How wide a text is, about."""
    return size * sum(width_of(letter) for letter in said)


def width_of(letter: str) -> float:
    if letter in NARROWS:
        return NARROW
    if letter in WIDES:
        return WIDE
    return CAPITAL if letter.isupper() else LETTER


def fitting(said: str, size: float, room: float) -> str:
    """As much of a text as there is room for."""
    if extent(said, size) <= room:
        return said
    while len(said) > 1 and extent(said + "…", size) > room:
        said = said[:-1]
    return said.rstrip() + "…"
