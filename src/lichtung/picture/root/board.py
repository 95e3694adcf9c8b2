"""What stands on a board of Root: clearings with their suits, rulers, figures, buildings and tokens."""

from typing import Any

from lichtung.picture.art import paints
from lichtung.picture.geometry import Oval, along, blob, closed, opened
from lichtung.picture.palette import CREAM, INK, Paint
from lichtung.picture.root.layout import SCALE, WIDTH, Layout
from lichtung.picture.root.scenery import Scenery
from lichtung.picture.sheet import Sheet, n
from lichtung.root.description import KindData, OwnerData, RootData

SQUARE, SQUARE_STEP = 29.0, 33.4  # of buildings
DISC, DISC_STEP = 23.0, 29.0  # of tokens
FIGURE, FIGURE_STEP = 34.0, 36.0
MOST_FIGURES = 4
ROOM = 0.92  # how much of a clearing's width its lower row may take
RIMS = {
    "fox": "M-2.6-1.6h5.2L0 2.4z",
    "rabbit": "M-3.1-1h6.2v2h-6.2z",
    "mouse": "M-1.7 0a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0",
}
SPARES = (("#da9a94", INK), ("#8e569f", CREAM), ("#66141f", CREAM), ("#bdc7d1", INK))
HIRED = ("#998565", INK)  # of helpers without a seat

Token = tuple[str, str, bool, int]  # owner, drawing, whether it is a building, how many


class Looks:
    """How each owner of a game is drawn."""

    def __init__(self, data: RootData) -> None:
        self.data = data
        self.colours: dict[str, tuple[str, str]] = {}
        for i, owner in enumerate(data["owners"]):
            spare = SPARES[i % len(SPARES)] if owner["seat"] else HIRED
            self.colours[owner["word"]] = paints().get(owner["word"], spare)

    def paint(self, word: str) -> Paint:
        body, detail = self.colours[word]
        return {"c": body, "k": detail}


class Board:
    """Draws the board as a view shows it."""

    def __init__(self, sheet: Sheet, data: RootData, view: dict[str, Any], looks: Looks) -> None:
        self.sheet = sheet
        self.data = data
        self.view = view
        self.looks = looks
        self.layout = Layout(data["map"])

    def draw(self) -> None:
        """Scenery first, then what stands on it, from the back to the front."""
        view, tower = self.view, self.view["tower"]
        Scenery(self.sheet, self.layout, view["closed_paths"]).draw(tower)
        for word, at in self.layout.glades.items():
            self.glade(word, at)
        numbered = {word: i for i, word in enumerate(self.layout.spots)}
        for word in sorted(numbered, key=lambda word: self.layout.spots[word].y):
            self.clearing(word, self.layout.spots[word], 40 + numbered[word])
        if view["ferry"] is not None and self.layout.lake:
            self.ferry(view["ferry"])

    def clearing(self, word: str, spot: Oval, seed: int) -> None:
        sheet, view = self.sheet, self.view
        suits = view["suits"][word]
        suit = suits[0] if suits else ""
        ground = closed(blob(spot.x, spot.y, spot.rx, spot.ry, seed))
        sheet.shape(ground, "shade", " transform='translate(0 2.4)' opacity='.3'")
        edge = sheet.colour(f"{suit}-e") if suit else sheet.colour("sand-e")
        sheet.shape(ground, f"{suit}-g" if suit else "slot", f" stroke='{edge}' stroke-width='1.8'")
        if suit:
            steps = along(blob(spot.x, spot.y, spot.rx - 5, spot.ry - 5, seed), 9.3)
            mark = sheet.define(
                "symbol", f"<path d='{RIMS[suit]}' fill='{sheet.colour(suit)}'/>", " overflow='visible'"
            )
            for x, y, turn in steps:
                place = f"translate({n(x)} {n(y)}) rotate({n(turn)})"
                sheet.add(f"<use href='#{mark}' transform='{place}' opacity='.75'/>")
        self.lower_row(word, spot)
        self.upper_row(word, spot)
        for i, one in enumerate(suits):
            sheet.symbol(f"root-b-{one}", spot.x - spot.rx - 8, spot.y - 40 + i * 24, 27)
        self.number(word, spot.x, spot.y + spot.ry)
        if word in view["sealed"]:
            x, y = spot.x + spot.rx * 0.62, spot.y + spot.ry - 12
            sheet.circle(x, y, 8.5, "panel", f" stroke='{sheet.colour('no')}' stroke-width='2'")
            sheet.cross(x, y, 3.5)
        if view["ruler"][word] is not None:
            self.pennant(view["ruler"][word], min(spot.x + spot.rx - 9, WIDTH - 25), spot.y - 19)

    def number(self, word: str, x: float, y: float) -> None:
        wide = 13 + 7 * len(word)
        self.sheet.box(x - wide / 2, y - 6.5, wide, 16, "pill", 8)
        self.sheet.text(x, y + 5.6, word, 11.5, "#fffdf2", "middle", 800)

    def pennant(self, owner: str, x: float, y: float) -> None:
        """Whoever rules flies a pennant at the right shoulder."""
        sheet, paint = self.sheet, self.looks.paint(owner)
        sheet.add(f"<g transform='translate({n(x)} {n(y)})'>")
        sheet.line("M0 3V-27", "o", 2.2)
        edge = f" stroke='{sheet.colour('o')}' stroke-width='1.2' stroke-linejoin='round'"
        sheet.shape("M0-27.5h21l-4.8 7.8 4.8 7.8H0z", paint["c"], edge)
        sheet.symbol(f"root-e-{owner}", 2.3, -25.3, 11, paint=paint)
        sheet.add("</g>")

    # --- Figures

    def upper_row(self, word: str, spot: Oval) -> None:
        """Figures side by side; of more than four owners the last ones stand behind a number."""
        groups = self.groups(word)
        landmarks = self.landmarks(word)
        most = max(1, MOST_FIGURES - len(landmarks))
        folded = groups[most - 1 :] if len(groups) > most else []
        shown = groups[: len(groups) - len(folded)]
        places = len(shown) + bool(folded) + len(landmarks)
        scale = SCALE * (
            0.85 if places >= MOST_FIGURES else 0.92 if places == MOST_FIGURES - 1 and spot.rx < 70 else 1
        )
        step = FIGURE_STEP * scale
        x = spot.x - (places - 1) * step / 2 + (6 if places >= MOST_FIGURES else 0)  # clear of the badge
        for owner, count in shown:
            self.figure(owner, count, x, spot.y, scale)
            x += step
        if folded:
            self.sheet.box(x - 13, spot.y - 20, 26, 18, "slot", 6, f" stroke='{INK}' stroke-width='1.2'")
            self.sheet.text(x, spot.y - 6.5, f"+{len(folded)}", 12, "ink", "middle", 800)
            x += step
        for landmark in landmarks:
            self.sheet.symbol(f"root-l-{landmark}", x - 21 * scale, spot.y - 42 * scale, 42 * scale)
            x += step

    def landmarks(self, word: str) -> list[str]:
        """The landmarks that stand among the figures of a place: a ferry on a lake lies on its water."""
        found: list[str] = []
        for landmark in self.data["landmarks"]:
            name = landmark["word"]
            mat = self.view["mats"].get(name, {})
            place = mat["place"] if "place" in mat else self.view.get(name)
            if place == word and not (name == "ferry" and self.layout.lake):
                found.append(name)
        return found

    def groups(self, word: str) -> list[tuple[str, int]]:
        """Who stands in a place, the most numerous first, single figures (count 0) last."""
        found: list[tuple[str, int]] = []
        for owner in self.data["owners"]:
            count = self.view["warriors"].get(owner["word"], {}).get(word, 0)
            if count:
                found.append((owner["word"], count))
        found.sort(key=lambda group: -group[1])
        for figure, place in self.view["figures"].items():
            if place == word:
                found.append((figure.rpartition(".")[0], 0))
        return found

    def figure(self, owner: str, count: int, x: float, y: float, scale: float) -> None:
        """One figure on a stand that carries the count; a pawn's stand has none."""
        sheet, paint = self.sheet, self.looks.paint(owner)
        size, high = FIGURE * scale, (14.5 if count else 11) * scale
        wide = 31 * scale
        sheet.shadow(x, y, size / 2, size / 10)
        sheet.symbol(f"root-w-{owner}", x - size / 2, y - high - size + 2.6, size, paint=paint)
        edge = f" stroke='{sheet.colour('o')}' stroke-width='1.15'"
        sheet.box(x - wide / 2, y - high + 0.6, wide, high, paint["c"], 4.5 * scale, edge)
        if count:
            sheet.text(x, y - high / 2 + 5, str(count), 12.5 * scale, paint["k"], "middle", 800)

    # --- Buildings and tokens

    def lower_row(self, word: str, spot: Oval) -> None:
        """Buildings, ruin and free slots, then tokens; a row that is too long is drawn smaller."""
        buildings, tokens = self.pieces(word)
        squares: list[Token | None] = list(buildings)
        ruin = self.view["ruins"].get(word)
        free = self.view["slots"][word]
        length = (len(squares) + (ruin is not None) + free) * SQUARE_STEP + len(tokens) * DISC_STEP
        scale = min(1.0, 2 * spot.rx / SCALE * ROOM / max(1.0, length)) * SCALE
        x, y, size = spot.x - length * scale / 2, spot.y + 4 + SQUARE * SCALE / 2, SQUARE * scale
        for piece in squares + [None] * (free + (ruin is not None)):
            middle = x + SQUARE_STEP * scale / 2
            x += SQUARE_STEP * scale
            if piece is not None:
                self.piece(piece, middle, y, size)
            elif ruin is not None:
                self.ruin(ruin["items"], middle, y, size)
                ruin = None
            else:
                dashes = (
                    f" stroke='{self.sheet.colour('sand-e')}' stroke-width='1.4' stroke-dasharray='3.2 2.6'"
                )
                self.sheet.box(middle - size / 2, y - size / 2, size, size, "slot", size * 0.2, dashes)
        for token in tokens:
            self.piece(token, x + DISC_STEP * scale / 2, y, DISC * scale)
            x += DISC_STEP * scale

    def pieces(self, word: str) -> tuple[list[Token], list[Token]]:
        """Buildings one by one, tokens by kind; those that lie face down as the viewer knows them."""
        buildings: list[Token] = []
        tokens: list[Token] = []
        for owner, kind in self.kinds():
            count = self.view["pieces"].get(kind["word"], {}).get(word, 0)
            if count and kind["building"]:
                buildings += [(owner["word"], kind["name"], True, 1)] * count
            elif count:
                tokens.append((owner["word"], kind["name"], False, count))
        hidden: dict[tuple[str, str], int] = {}
        for marker in self.view["markers"]:
            if marker["place"] == word:
                name = "hidden" if marker["kind"] is None else marker["kind"].rpartition(".")[2]
                key = (marker["owner"], name)
                hidden[key] = hidden.get(key, 0) + 1
        return buildings, tokens + [(owner, name, False, count) for (owner, name), count in hidden.items()]

    def kinds(self) -> list[tuple[OwnerData, KindData]]:
        return [(owner, kind) for owner in self.data["owners"] for kind in owner["kinds"]]

    def piece(self, piece: Token, x: float, y: float, size: float) -> None:
        """A building is a square, a token a disc; what belongs to a suit carries its badge."""
        sheet = self.sheet
        owner, name, building, count = piece
        paint = self.looks.paint(owner)
        art, _, suit = name.partition("_")
        half, icon = size / 2, size * (0.7 if building else 0.66)
        edge = f" stroke='{sheet.colour('o')}' stroke-width='1.2'"
        if building:
            sheet.box(x - half, y - half + 1.8, size, size, "o", size * 0.2)
            sheet.box(x - half, y - half, size, size, paint["c"], size * 0.2, edge)
        else:
            sheet.circle(x, y + 1.6, half, "o")
            sheet.circle(x, y, half, paint["c"], edge)
        sheet.symbol(f"root-g-{art}", x - icon / 2, y - icon / 2, icon, paint=paint)
        if suit in self.data["suits"]:
            badge = size * 0.5
            sheet.symbol(f"root-b-{suit}", x + half - badge * 0.72, y + half - badge * 0.72, badge)
        if count > 1:
            radius = max(6.6, size * 0.3)
            sheet.circle(x + half * 0.6, y + half * 0.6, radius, "wood-k")
            sheet.text(
                x + half * 0.6, y + half * 0.6 + radius * 0.56, str(count), radius * 1.6, CREAM, "middle", 800
            )

    def ruin(self, items: int, x: float, y: float, size: float) -> None:
        sheet, half = self.sheet, size / 2
        sheet.box(x - half, y - half + 1.6, size, size, "shade", size * 0.2, " opacity='.35'")
        sheet.box(
            x - half, y - half, size, size, "#a9ada2", size * 0.2, f" stroke='{INK}' stroke-width='1.2'"
        )
        sheet.symbol(
            "root-g-ruin",
            x - size * 0.38,
            y - size * 0.4,
            size * 0.76,
            paint={"c": "#a9ada2", "k": "#4b524c"},
        )
        if items > 1:
            sheet.circle(x + half * 0.6, y + half * 0.6, 6.6, "wood-k")
            sheet.text(x + half * 0.6, y + half * 0.6 + 3.8, str(items), 10.5, CREAM, "middle", 800)

    # --- Forests and water

    def glade(self, word: str, at: tuple[float, float]) -> None:
        """A forest in which somebody or something is: a mossy spot to stand on."""
        groups, (_, tokens) = self.groups(word), self.pieces(word)
        if not groups and not tokens:
            return
        x, y = at
        count = len(groups) + len(tokens)
        wide = 12 + 17 * count
        self.sheet.shape(closed(blob(x, y, wide + 5, 21, 90)), "f2")
        self.sheet.shape(closed(blob(x, y, wide, 16, 90)), "slot", " opacity='.38'")
        left = x - (count - 1) * FIGURE_STEP / 2
        for i, (owner, n_warriors) in enumerate(groups):
            self.figure(owner, n_warriors, left + i * FIGURE_STEP, y + 6, SCALE)
        for i, token in enumerate(tokens, len(groups)):
            self.piece(token, left + i * FIGURE_STEP, y, DISC)

    def ferry(self, word: str) -> None:
        """The ferry on the water, and the plank that leads to it."""
        rim, at = self.layout.berth(word)
        plank = opened([rim, at])
        self.sheet.line(plank, "o", 11)
        self.sheet.line(plank, "#b98f5c", 8)
        self.sheet.symbol("root-l-ferry", at[0] - 23, at[1] - 33, 46)
