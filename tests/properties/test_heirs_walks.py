"""What holds at every moment of any game of The Two Heirs."""

from collections import Counter
from random import Random

from hypothesis import given

from lichtung.heirs import regent, setup, turn
from lichtung.heirs.game import OPTIONS
from lichtung.heirs.regent import Tokens
from lichtung.heirs.scoring import scores, sheet
from lichtung.heirs.state import (
    EXTRA_RESOURCE,
    IN_RESERVE,
    NOBODY_OWNS,
    SHIELD,
    SLOTS,
    START,
    Heirs,
    place,
)
from lichtung.heirs.tiles import FARM, QUARRY, TILES_PER_SET
from lichtung.heirs.turn import HAND_LIMIT
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Event
from tests.properties.walks import Walk, walks

RESERVE_TILES = 6
TURNS = 22  # 20 refills, then one more turn each


def tiles_in_reserve(s: Heirs) -> list[int]:
    return [tile for tile in s.reserve if tile >= 0]


@given(walks)
def test_every_tile_is_in_exactly_one_place(walk: Walk) -> None:
    box: list[int] = []
    for _ in walk.steps():
        box += [tile_of(event) for event in walk.events if event.key in ("discarded", "regent-dropped")]
        s = walk.s
        if len(s.sets) < 3:
            continue
        chosen = [i for i, tile in enumerate(s.setup.tiles.tiles) if tile.set in s.sets]
        assert len(chosen) == 3 * TILES_PER_SET
        landscape = [cell >> 2 for cell in s.cells.values()]
        hands = [*s.hands[0], *s.hands[1], *in_the_regents_hand(s)]
        found = [*s.stack, *tiles_in_reserve(s), *hands, *landscape, *box]
        assert sorted(found) == chosen
        if START in s.cells:
            assert s.cells[START] >> 2 == s.start_tile


def in_the_regents_hand(s: Heirs) -> list[int]:
    """E.S.2: between taking a tile and carrying out the order."""
    return [r.tile for f in s.frames() if isinstance(r := f.record, Tokens) and r.tile >= 0]


def tile_of(event: Event) -> int:
    return next(value for _, kind, value in event.named() if kind == "tile")


@given(walks)
def test_the_reserve_holds_six_tiles_until_the_stack_is_empty(walk: Walk) -> None:
    after_last = 0
    for decision in walk.steps():
        s = walk.s
        for event in walk.events:
            after_last += event.key == "taken" and walk.count("last-tile") > 0
            if event.key == "last-tile":
                after_last = 0
        if START not in s.cells or decision is None or decision.seat == CHANCE:
            continue
        assert s.reserve.count(SHIELD) == 1
        assert s.reserve[s.shield] == SHIELD
        assert len(s.reserve) == SLOTS
        if s.stack:
            assert len(tiles_in_reserve(s)) == RESERVE_TILES
        else:
            assert len(tiles_in_reserve(s)) == max(0, RESERVE_TILES - after_last)


@given(walks)
def test_derived_answers_equal_a_recount(walk: Walk) -> None:
    for _ in walk.steps():
        s = walk.s
        assert s.extra == recounted(s)
        assert s.stack == sorted(s.stack)
        assert s.legal == walk.game.position(walk.game.position_of(s)).legal


def recounted(s: Heirs) -> list[int]:
    """E.7.8: the farms, sawmills and quarries of each heir, by what they give."""
    count: Counter[int] = Counter()
    for cell in s.cells.values():
        building, owner = s.setup.building[cell >> 2], cell & 3
        if owner != NOBODY_OWNS and FARM <= building <= QUARRY:
            count[owner * 3 + EXTRA_RESOURCE[building - FARM]] += 1
    return [count[i] for i in range(6)]


@given(walks)
def test_the_sheet_adds_up_to_the_scores(walk: Walk) -> None:
    for number, decision in enumerate(walk.steps()):
        if number % 7 == 0 or decision is None:
            check_sheet(walk)
    result = walk.game.result(walk.s)
    assert result is not None
    assert result.scores == scores(walk.s)


def check_sheet(walk: Walk) -> None:
    s = walk.s
    paper = sheet(s)
    assert (paper.total(0), paper.total(1)) == scores(s)
    for line in paper.buildings:
        assert line.own >= 0
        assert line.each >= 0
        assert line.count >= 0
        assert line.points() >= 0
        assert s.cells[line.at] == line.tile * 4 + line.owner
        assert line.twice == (line.at in s.troops[line.owner * 3 : line.owner * 3 + 3])
    assert len(paper.buildings) == sum(cell & 3 != NOBODY_OWNS for cell in s.cells.values())
    for road in paper.roads:
        assert min(road.points(0), road.points(1)) == 0
        assert road.points(0) + road.points(1) == abs(road.white - road.blue)
        assert len(set(road.fields)) > 1
    if walk.game.setup.options["roads"] == "first-game":
        assert not paper.roads


@given(walks)
def test_never_two_troops_on_a_tile_after_the_start(walk: Walk) -> None:
    together = True  # both retinues have stood on the start tile all the time
    for _ in walk.steps():
        s = walk.s
        if START not in s.cells:
            continue
        out = [at for at in s.troops if at != IN_RESERVE]
        assert all(at in s.cells for at in out)
        assert IN_RESERVE not in (s.troops[0], s.troops[3])  # a retinue never goes back
        together = together and s.troops[0] == s.troops[3] == START
        assert len(out) - len(set(out)) == together


@given(walks)
def test_hands_are_within_the_limit_at_the_end_of_a_turn(walk: Walk) -> None:
    for decision in walk.steps():
        for event in walk.events:
            if event.key == "turn-ended":
                assert len(walk.s.hands[event.args[0]]) <= HAND_LIMIT
        if decision is None:
            assert max(len(hand) for hand in walk.s.hands) <= HAND_LIMIT
        elif decision.step == "heirs.turn":
            assert len(walk.s.hands[1 - decision.seat]) <= HAND_LIMIT


@given(walks)
def test_each_heir_has_eleven_turns_unless_camps_are_used(walk: Walk) -> None:
    for _ in walk.steps():
        assert walk.s.rebates >= 0
        assert walk.s.took <= 1 + walk.count("camp-used")
    ended = [event.args[0] for event in walk.told if event.key == "turn-ended"]
    assert walk.count("game-ended") == 1
    assert ended == [(ended[0] + i) % 2 for i in range(len(ended))]  # alternating
    turns = len(ended) + 1
    if walk.count("camp-used"):
        assert turns <= TURNS
    else:
        assert turns == TURNS
        assert ended.count(ended[0]) == TURNS // 2


@given(walks)
def test_an_action_is_refused_exactly_if_it_is_not_listed(walk: Walk) -> None:
    rng = Random(0)
    codec = walk.game.codec
    values = {name: kind.samples() for name, kind in codec.kinds.items()}
    for _ in walk.steps():
        listed = set(walk.game.actions(walk.s))
        near = [a.code()[-1] for a in listed] or [0]
        for number, verb in enumerate(codec.verbs):
            for _ in range(4):
                code = [number, *[rng.choice(values[kind]) for _, kind in verb.fields]]
                close = rng.choice(near)
                if verb.fields and codec.kinds[verb.fields[-1][1]].valid(close):
                    code[-1] = close
                action = codec.decode(code)
                assert (walk.game.refusal(walk.s, action) is None) == (action in listed), codec.text(action)
        for action in listed:
            assert walk.game.refusal(walk.s, action) is None, codec.text(action)


@given(walks)
def test_scores_do_not_depend_on_who_is_white(walk: Walk) -> None:
    for number, decision in enumerate(walk.steps()):
        if number % 7 == 0 or decision is None:
            assert scores(turned(walk.s)) == scores(walk.s)[::-1]


def turned(s: Heirs) -> Heirs:
    """The table seen from the other side: the landscape turned by half, the colours exchanged. E.7.4"""
    t = s.copy()
    t.cells = {}
    t.extra = [0] * 6
    for at, cell in s.cells.items():
        owner = cell & 3
        place(t, 2 * START - at, cell >> 2, owner if owner == NOBODY_OWNS else 1 - owner)
    there = [at if at == IN_RESERVE else 2 * START - at for at in s.troops]
    t.troops = [*there[3:], *there[:3]]
    return t


# What the Regent hardly ever does; tests/law/test_regent.py makes it.
SELDOM = {"regent-dropped", "regent-settled", "regent-withdrew"}


def test_such_walks_meet_everything_that_can_be_told() -> None:
    """The properties above would be worth little if no walk ever used a camp or besieged anything."""
    rng = Random(0)
    met: set[str] = set()
    for seed in range(60):
        choices = {option.name: rng.choice(option.choices) for option in OPTIONS}
        walk = Walk({**choices, "sets": "random"}, [rng.choice([1, 1, 5, 25]) for _ in range(16)], seed)
        for _ in walk.steps():
            met.update(event.key for event in walk.events)
    declared = [*vars(turn).values(), *vars(setup).values(), *vars(regent).values()]
    keys = {event.key for event in declared if isinstance(event, Event)}
    assert met | SELDOM == keys
