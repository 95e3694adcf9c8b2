"""The Regent, our own solo opponent, paragraph by paragraph. E.S."""

from random import Random

import pytest

from lichtung.heirs import regent
from lichtung.heirs.game import HeirsGame, make
from lichtung.heirs.protocol import lacking, reach, resources
from lichtung.heirs.scoring import Victory, margin
from lichtung.heirs.state import BLUE, IN_RESERVE, NOBODY_OWNS, START, WHITE, Heirs, field, place
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.frames import SeatRecord, push, settle

SETS = ["reise", "handel_kirche", "krieg"]


def solo(level: str = "page") -> HeirsGame:
    return make({"sets": SETS, "solo": level})


def table(level: str = "page", seed: int = 1) -> tuple[HeirsGame, Heirs]:
    """A game just dealt, the Regent to begin its turn."""
    game, rng = solo(level), Random(seed)
    s = game.start()
    while s.crown == WHITE or not s.cells or s.frame is None or s.frame.step != regent.NEXT_TOKEN:
        if game.decision(s) is None or (s.cells and s.legal):
            seed += 1
            game, rng = solo(level), Random(seed)
            s = game.start()
        game.apply(s, game.sample(s, rng))
    return game, s


def number(s: Heirs, name: str) -> int:
    return s.setup.tiles.ids.index(name)


def clear(s: Heirs) -> None:
    """Only the start tile is left, and all of the Regent's normal troops are in the reserve."""
    for at in [at for at in s.cells if at != START]:
        del s.cells[at]
    s.troops = [START, IN_RESERVE, IN_RESERVE, START, IN_RESERVE, IN_RESERVE]


def turn(game: HeirsGame, s: Heirs, *tokens: str) -> list[str]:
    """Play the Regent's turn with these tokens, drawing on at random; the keys of what happened."""
    keys: list[str] = []
    rng = Random(0)
    waiting = list(tokens)
    while (now := game.decision(s)) is not None and now.seat == CHANCE:
        drawn = game.parse(f"token {waiting.pop(0)}") if waiting else game.sample(s, rng)
        keys += [event.key for event in game.apply(s, drawn, True)]
    return keys


@pytest.mark.law("E.S.1")
def test_eleven_tokens_are_shuffled_again_when_too_few_are_left() -> None:
    game, s = table("king")
    assert s.tokens == [3, 3, 2, 1, 1, 1]
    assert sum(s.tokens) == 11
    s.tokens = [1, 1, 0, 0, 0, 0]  # two, and the King turns over three
    s.frame = None
    push(s, regent.BEGIN, SeatRecord(BLUE))
    settle(s)
    assert sum(s.tokens) == 11
    drawn = game.parse("token build-3")
    game.apply(s, drawn)
    assert s.tokens == [3, 3, 1, 1, 1, 1]


@pytest.mark.law("E.S.2")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_it_takes_the_tile_in_the_slot_with_a_reach_of_three(slot: int) -> None:
    game, s = table()
    s.troops[4] = s.troops[5] = field(5, 5)  # out of the reserve: a player would reach one tile only
    place(s, field(5, 5), number(s, "krieg-09"), NOBODY_OWNS)
    tiles = reach(s, BLUE)
    assert len(tiles) == 3
    turn(game, s, f"build-{slot}")
    assert tiles[slot - 1] not in s.reserve
    assert s.hands[BLUE] == ()
    assert s.crown == WHITE


@pytest.mark.law("E.S.3", "E.S.4")
def test_it_builds_if_it_lacks_two_resources_at_most_and_settles_if_more() -> None:
    seen = set()
    for name in s_names():
        _, s = table()
        clear(s)
        s.stack = []
        tile = number(s, name)
        lacks = lacking(s, resources(s, BLUE), tile)
        regent.play_tile(s, BLUE, tile)
        owner = next(cell & 3 for at, cell in s.cells.items() if at != START)
        assert owner == (BLUE if lacks <= 2 else NOBODY_OWNS), (name, lacks)
        seen.add(lacks <= 2)
    _, s = table()
    clear(s)
    s.reserve = [t if t < 0 else number(s, "krieg-05") for t in s.reserve]  # grey only: stone
    s.cells[START] = number(s, "krieg-06") * 4 + NOBODY_OWNS
    tile = number(s, "reise-08")  # two wood and a grain
    assert lacking(s, resources(s, BLUE), tile) == 3
    s.events = []
    regent.play_tile(s, BLUE, tile)
    ((at, cell),) = [(at, cell) for at, cell in s.cells.items() if at != START]
    assert cell & 3 == NOBODY_OWNS
    assert [(event.key, event.args) for event in s.events] == [("regent-settled", (BLUE, cell >> 2, at))]
    assert True in seen


def s_names() -> list[str]:
    return [f"{name}-0{i}" for name in SETS for i in range(1, 10)]


def four_around(s: Heirs) -> None:
    """Tiles around the start tile, troops of the Regent on two of them."""
    clear(s)
    for at, name in (
        (field(0, 1), "krieg-07"),
        (field(1, 0), "krieg-08"),
        (field(0, -1), "handel_kirche-07"),
    ):
        place(s, at, number(s, name), BLUE)
    place(s, field(-1, 0), number(s, "reise-03"), NOBODY_OWNS)


@pytest.mark.law("E.S.5", "E.S.7")
def test_a_build_order_moves_one_troop_and_a_march_order_all() -> None:
    moved = {}
    for order in (regent.BUILD_ORDER, regent.MARCH_ORDER):
        _, s = table()
        four_around(s)
        before = s.troops[3:]
        regent.move_troops(s, BLUE, order)
        moved[order] = sum(a != b for a, b in zip(before, s.troops[3:], strict=True))
    assert moved[regent.BUILD_ORDER] == 1
    assert moved[regent.MARCH_ORDER] == 3


@pytest.mark.law("E.S.7")
def test_it_moves_the_troop_that_gains_most_and_values_a_new_resource_half_a_point() -> None:
    _, s = table()
    four_around(s)
    regent.move_troops(s, BLUE, regent.BUILD_ORDER)
    assert field(0, -1) in s.troops[3:], "the cathedral is doubled: five points"
    _, s = table()
    clear(s)
    s.reserve = [t if t < 0 else number(s, "krieg-05") for t in s.reserve]  # only stone in reach
    s.cells[START] = number(s, "krieg-06") * 4 + NOBODY_OWNS
    place(s, field(1, 0), number(s, "krieg-03"), NOBODY_OWNS)  # wood
    assert regent.best_move(s, BLUE, 4) == (field(1, 0), 1)
    s.ending, s.turns_left = 2, 1
    assert regent.best_move(s, BLUE, 4)[1] == 0, "in the last turn only the lead counts"


@pytest.mark.law("E.S.7")
def test_a_troop_may_go_back_into_the_reserve_but_the_retinue_never() -> None:
    _, s = table()
    four_around(s)
    s.troops[4] = field(-1, 0)
    assert IN_RESERVE in regent.places_to_go(s, BLUE, 4)
    assert IN_RESERVE not in regent.places_to_go(s, BLUE, 3)
    s.events = []
    regent.march_to(s, BLUE, 4, IN_RESERVE)
    assert s.troops[4] == IN_RESERVE
    assert [event.key for event in s.events] == ["regent-withdrew"]


@pytest.mark.law("E.S.6")
def test_it_lays_where_its_lead_grows_most_then_by_neighbours_nearness_and_reading() -> None:
    _, s = table()
    clear(s)
    market = number(s, "reise-03")
    at = regent.best_field(s, BLUE, market, BLUE)
    assert at in (field(0, 1), field(1, 0), field(0, -1), field(-1, 0)), "a neighbour is a point"
    tower = number(s, "krieg-01")  # worth nothing anywhere: neighbours decide, then its own reading order
    assert regent.best_field(s, BLUE, tower, BLUE) == field(0, -1), "the far row of Blue, who sits beyond"
    assert regent.best_field(s, WHITE, tower, WHITE) == field(0, 1)


@pytest.mark.law("E.S.6")
def test_without_a_free_field_the_tile_goes_back_into_the_box() -> None:
    _, s = table()
    clear(s)
    steps = [field(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
    for at, name in zip(steps, s_names(), strict=False):
        place(s, at, number(s, name), NOBODY_OWNS)
    before = dict(s.cells)
    s.events = []
    regent.play_tile(s, BLUE, number(s, "krieg-09"))
    assert s.cells == before
    assert [event.key for event in s.events] == ["regent-dropped"]


@pytest.mark.law("E.S.8")
def test_its_second_tower_destroys_unless_that_lowers_its_lead() -> None:
    _, s = table()
    clear(s)
    place(s, field(1, 0), number(s, "handel_kirche-07"), WHITE)  # a cathedral
    place(s, field(1, 1), number(s, "krieg-01"), BLUE)
    place(s, field(2, 0), number(s, "krieg-02"), BLUE)
    lead = margin(s, BLUE)
    regent.besiege(s, BLUE, field(2, 0))
    assert s.cells[field(1, 0)] & 3 == NOBODY_OWNS
    assert margin(s, BLUE) == lead + 5
    _, s = table()
    clear(s)
    place(s, field(1, 0), number(s, "krieg-03"), WHITE)  # an enemy tower beside a robber castle of its own
    place(s, field(1, -1), number(s, "reise-08"), BLUE)
    place(s, field(1, 1), number(s, "krieg-01"), BLUE)
    place(s, field(2, 0), number(s, "krieg-02"), BLUE)
    regent.besiege(s, BLUE, field(2, 0))
    assert s.cells[field(1, 0)] & 3 == WHITE, "destroying it would cost the castle two points"


@pytest.mark.law("E.S.9")
def test_a_full_tie_is_the_regents() -> None:
    _, s = table()
    clear(s)
    result = Victory().result(s)
    assert result.scores == (0, 0)
    assert result.winners == (BLUE,)
    two_players = make({"sets": SETS}).setup
    s.setup = two_players
    assert Victory().result(s).winners == ()


@pytest.mark.law("E.S.10")
@pytest.mark.parametrize(("level", "draws"), [("page", 1), ("prince", 2), ("king", 3)])
def test_levels_turn_over_one_two_or_three_tokens_and_keep_the_best(level: str, draws: int) -> None:
    game, s = table(level)
    shown = ["build-1", "build-2", "march-3"][:draws]
    kinds = tuple(game.parse(f"token {word}").fields()[0] for word in shown)
    best = max(kinds, key=lambda kind: (regent.outlook(s, BLUE, kind), -kinds.index(kind)))
    tile = regent.slot_tile(s, BLUE, best)
    tokens = s.tokens[:]
    keys = turn(game, s, *shown)
    assert keys.count("regent-token") == draws
    assert tile not in s.reserve
    tokens[best] -= 1
    assert s.tokens == tokens, "the others lie face down again"
