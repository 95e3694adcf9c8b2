"""What a view tells beyond the position: it follows from the state, and from what its viewer knows alone."""

from random import Random

import pytest

from lichtung.heirs.game import HeirsGame, make
from lichtung.heirs.protocol import influence, reach, resources, too_dear
from lichtung.heirs.scoring import scores, sheet
from lichtung.heirs.standing import standing
from lichtung.heirs.state import BLUE, WHITE, Heirs, xy
from lichtung.heirs.tiles import RESOURCES
from lichtung.kernel.chance import CHANCE

SETUPS: list[dict[str, object]] = [{"sets": "random"}, {"sets": "choose"}, {"solo": "king"}]


def states(game: HeirsGame, seed: int) -> list[Heirs]:
    """Every state of a random game."""
    rng = Random(seed)
    s = game.start()
    found = [s.copy()]
    while (decision := game.decision(s)) is not None:
        action = game.sample(s, rng) if decision.seat == CHANCE else rng.choice(game.actions(s))
        game.apply(s, action, False)
        found.append(s.copy())
    return found


@pytest.mark.parametrize("setup", SETUPS)
def test_a_view_tells_what_the_rules_say(setup: dict[str, object]) -> None:
    game = make(setup)
    for s in states(game, 7):
        told = game.view(s, WHITE).data()
        assert told["score"] == list(scores(s))
        assert told["influence"] == [influence(s, WHITE), influence(s, BLUE)]
        ids = s.setup.tiles.ids
        assert told["reach"] == [[ids[t] for t in reach(s, seat)] for seat in (WHITE, BLUE)]
        lines = sheet(s).buildings
        assert told["points"] == {str(line.at): line.points() for line in lines}
        # The state itself gives the same as what the viewer knows of it.
        assert standing(s).items() <= told.items()


@pytest.mark.parametrize("setup", SETUPS)
def test_every_resource_has_its_source(setup: dict[str, object]) -> None:
    for s in states(make(setup), 11):
        found = standing(s)["resources"]
        assert isinstance(found, list)
        for seat in (WHITE, BLUE):
            have = resources(s, seat)
            for i, name in enumerate(RESOURCES):
                row = found[seat][name]
                assert row["count"] == have[i] == len(row["sources"])
                for kind, where in row["sources"]:
                    if kind == "reserve":
                        assert s.setup.terrain[s.reserve[where]] == i
                    else:
                        assert where in s.cells, xy(where)


@pytest.mark.parametrize("setup", SETUPS)
def test_hands_know_what_they_can_pay(setup: dict[str, object]) -> None:
    for s in states(make(setup), 5):
        purse = standing(s)["purse"]
        assert isinstance(purse, list)
        for seat in (WHITE, BLUE):
            have = resources(s, seat)
            for tile, row in zip(s.hands[seat], purse[seat], strict=True):
                assert row["payable"] == (too_dear(s, have, tile) is None)
                assert sum(row["short"]) == row["rebates"]


def test_the_sums_are_those_of_the_lines() -> None:
    for s in states(make({"sets": "random"}), 3):
        told = standing(s)
        page = told["sheet"]
        assert isinstance(page, dict)
        for seat in (WHITE, BLUE):
            own = sum(row["points"] for row in page["buildings"] if row["owner"] == seat)
            assert page["sums"]["buildings"][seat] == own
            assert page["sums"]["roads"][seat] == sum(row["points"][seat] for row in page["roads"])
        totals = [page["sums"]["buildings"][seat] + page["sums"]["roads"][seat] for seat in (WHITE, BLUE)]
        assert told["score"] == totals


def test_the_start_tile_says_nothing() -> None:
    game = make({"sets": "random"})
    for s in states(game, 2)[::9]:
        view = game.view(s, BLUE)
        for seed in range(3):
            again = game.imagine(view, Random(seed))
            assert game.view(again, BLUE).data() == view.data()
