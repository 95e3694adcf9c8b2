"""The drawing of The Two Heirs shows what the rules say, fits the screen and keeps secrets."""

import re
from random import Random

import pytest

from lichtung.games import game
from lichtung.heirs.actions import BUILD, OfTileAt
from lichtung.heirs.game import HeirsGame
from lichtung.heirs.scoring import building_line, scores
from lichtung.heirs.state import BLUE, IN_RESERVE, NOBODY_OWNS, START, WHITE, Heirs, field, xy
from lichtung.heirs.tiles import EAST, NORTH
from lichtung.heirs.turn import fields_near
from lichtung.kernel.chance import CHANCE
from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.terminal.heirs.landscape import AXIS, SIZES, Landscape
from lichtung.terminal.heirs.names import Names
from lichtung.terminal.heirs.reserve import Reserve
from lichtung.terminal.heirs.sheet import formula, letter
from lichtung.terminal.heirs.table import HeirsDrawing
from lichtung.terminal.heirs.tile import ROAD_ROW, Size
from tests.terminal.screens import shown, table


def heirs() -> HeirsGame:
    made = game("heirs")
    assert isinstance(made, HeirsGame)
    return made


def walk(rules: HeirsGame, seed: int, decisions: int = 1000) -> Heirs:
    """The position after some random decisions; builders join as many roads as they can."""
    rng = Random(seed)
    s = rules.start()
    done = 0
    while (decision := rules.decision(s)) is not None:
        if decision.seat == CHANCE:
            rules.apply(s, rules.sample(s, rng))
            continue
        if done == decisions:
            break
        builds = [a for a in s.legal if isinstance(a, OfTileAt) and a.verb == BUILD]
        joins = [joined(s, a, decision.seat) for a in builds]
        best = [a for a, n in zip(builds, joins, strict=True) if n == max(joins)]
        rules.apply(s, rng.choice(best or s.legal))
        done += 1
    return s


def joined(s: Heirs, a: OfTileAt, owner: int) -> int:
    """How many roads of neighbours the building would meet."""
    cell = a.tile * 4 + owner
    sides = (EAST, NORTH, -EAST, -NORTH)
    return sum(has_edge(s, cell, e) and has_edge(s, s.cells.get(a.at + e, NOBODY_OWNS), -e) for e in sides)


@pytest.mark.parametrize("viewer", [WHITE, BLUE])
@pytest.mark.parametrize("size", SIZES)
def test_roads_meet_on_the_screen_where_they_meet_by_the_rules(viewer: int, size: Size) -> None:
    rules = heirs()
    met = 0
    for seed in range(6):
        s = walk(rules, seed)
        land = Landscape(Names(rules, catalogue("en")), s, viewer, [])
        canvas = land.strip(land.columns, size)
        for at, cell in s.cells.items():
            for edge in (EAST, NORTH):
                beyond = s.cells.get(at + edge, NOBODY_OWNS)
                wanted = [has_edge(s, cell, edge), has_edge(s, beyond, -edge)]
                drawn = [
                    road_char(land, canvas.chars, size, at, edge),
                    road_char(land, canvas.chars, size, at + edge, -edge),
                ]
                assert drawn == wanted
                met += all(drawn)
    assert met > 5


def has_edge(s: Heirs, cell: int, edge: int) -> bool:
    owner = cell & 3
    if owner == NOBODY_OWNS:
        return False
    return any(edge in segment for segment in s.setup.segments[cell >> 2][owner])


def road_char(land: Landscape, chars: list[list[str]], size: Size, at: int, edge: int) -> bool:
    """Whether the box of a field has a road at this edge, read off the screen."""
    x, y = xy(at)
    if x not in land.columns or y not in land.rows:
        return False
    left = AXIS + land.columns.index(x) * size.width
    top = 1 + land.rows.index(y) * size.height
    on_screen = edge if land.viewer == WHITE else -edge
    if on_screen in (EAST, -EAST):
        column = left + (size.width - 1 if on_screen == EAST else 0)
        return chars[top + ROAD_ROW][column] == "═"
    row = top + (0 if on_screen == NORTH else size.height - 1)
    return chars[row][left + size.width // 2] == "║"


@pytest.mark.parametrize("width", [80, 100, 120, 160])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_wider_than_the_screen(width: int, lang: str) -> None:
    rules = heirs()
    drawing = HeirsDrawing(rules, catalogue(lang))
    for seed in range(4):
        s = walk(rules, seed, 30 + 20 * seed)
        decision = rules.decision(s)
        viewer = None if decision is None else decision.seat
        for text in (table(drawing, s, viewer, width), shown(drawing.sheet(s, width), width)):
            assert max(len(line.rstrip()) for line in text.splitlines()) <= width
            assert "…" not in text


def test_a_landscape_wider_than_the_screen_comes_in_strips() -> None:
    rules = heirs()
    s = walk(rules, 1, 1)
    row = [field(x, 0) for x in range(1, 20)]
    for at, tile in zip(row, [t for t in s.stack if t != s.start_tile], strict=False):
        s.cells[at] = tile * 4 + WHITE
    land = Landscape(Names(rules, catalogue("de")), s, WHITE, [])
    text = land.draw(80).plain
    assert max(len(line.rstrip()) for line in text.splitlines()) <= 80
    for x in land.columns:
        assert re.search(rf"(?<!\S){x}(?!\S)", text)


def test_blue_sees_the_board_turned_round() -> None:
    rules = heirs()
    s = walk(rules, 2, 40)
    names = Names(rules, catalogue("en"))
    white, blue = (Landscape(names, s, seat, []) for seat in (WHITE, BLUE))
    assert blue.columns == white.columns[::-1]
    assert blue.rows == white.rows[::-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_troop_and_every_site_is_shown(lang: str) -> None:
    rules = heirs()
    names = Names(rules, catalogue(lang))
    for seed in range(5):
        s = walk(rules, seed, 25)
        decision = rules.decision(s)
        assert decision is not None
        land = Landscape(names, s, decision.seat, fields_near(s, decision.seat))
        chips = [chip for at in s.cells for chip in land.chips(at)]
        assert len(chips) == sum(at != IN_RESERVE for at in s.troops)
        assert sum("♛" in text for _, text in chips) == 2
        text = land.draw(160).plain
        for at in fields_near(s, decision.seat):
            assert names.field(at) in text


def test_reserve_marks_both_reaches_and_skips_empty_places() -> None:
    rules = heirs()
    names = Names(rules, catalogue("en"))
    ended = walk(rules, 3)
    for s in (walk(rules, 3, 10), ended):
        reserve = Reserve(names, s, WHITE)
        text = reserve.row(80).plain
        tiles = [t for t in reserve.places() if t >= 0]
        assert [reserve.number(t) for t in tiles] == list(range(1, len(tiles) + 1))
        assert text.splitlines()[0].count("W") == len(reserve.reaches[WHITE])
        assert text.splitlines()[0].count("B") == len(reserve.reaches[BLUE])
        assert reserve.ring().plain.count("W") >= len(reserve.reaches[WHITE])
    assert ended.reserve.count(-2) > 0


def test_the_face_of_the_start_tile_stays_secret() -> None:
    rules = heirs()
    drawing = HeirsDrawing(rules, catalogue("en"))
    s = walk(rules, 4, 12)
    view = rules.view(s, WHITE)
    pictures = set()
    faces = set()
    for seed in range(12):
        imagined = rules.imagine(view, Random(seed))
        faces.add(imagined.cells[START])
        pictures.add(table(drawing, imagined, WHITE, 100))
    assert len(faces) > 1
    assert len(pictures) == 1


def test_the_sheet_adds_up() -> None:
    rules = heirs()
    for seed in range(5):
        s = walk(rules, seed)
        for at, cell in s.cells.items():
            if cell & 3 != NOBODY_OWNS:
                line = building_line(s, at)
                numbers = formula(line).replace("×", "*")
                assert re.fullmatch(r"[\d+* ()]+", numbers)
                assert eval(numbers) == line.points()
        text = shown(HeirsDrawing(rules, catalogue("en")).sheet(s, 80), 80)
        total = next(line for line in text.splitlines() if line.startswith("total"))
        assert tuple(map(int, total.split()[1:])) == scores(s)


def test_a_first_game_says_that_roads_do_not_count() -> None:
    rules = game("heirs", roads="first-game")
    assert isinstance(rules, HeirsGame)
    text = shown(HeirsDrawing(rules, catalogue("en")).sheet(walk(rules, 1), 80), 80)
    assert "Roads do not count in this game." in text


def test_letters_of_roads() -> None:
    assert [letter(n) for n in (0, 25, 26, 51, 52)] == ["A", "Z", "AA", "AZ", "BA"]


def test_colours_are_only_added() -> None:
    rules = heirs()
    s = walk(rules, 5, 40)
    drawing = HeirsDrawing(rules, catalogue("de"))
    plain = table(drawing, s, WHITE, 120)
    colour = table(drawing, s, WHITE, 120, colour=True)
    assert "\x1b[" in colour
    assert re.sub(r"\x1b\[[\d;]*m", "", colour) == plain
