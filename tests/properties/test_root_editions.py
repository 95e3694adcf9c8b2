"""Random games of Root by every edition of the Law: they end, nothing is lost, refusals agree with lists."""

from random import Random

import pytest

from lichtung.root.editions import EDITIONS
from lichtung.root.game import ALL_SWITCHES, make
from tests.properties.root_mixes import MIXES
from tests.properties.test_root_walks import assert_result, walk

GAMES = 13  # an odd number: the builds, which take turns, play each with another edition
MANY_GAMES = 3_000
STEP = 37  # through the mixes: large and small ones take turns


def play(law: str, number: int) -> None:
    game = make({**MIXES[number * STEP % len(MIXES)], "law": law})
    assert_result(game, walk(game, number, kept_every=50, refusals_every=200))


@pytest.mark.shared
@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("law", EDITIONS)
def test_games_by_an_edition_of_the_law(law: str, number: int) -> None:
    play(law, number)


@pytest.mark.long
@pytest.mark.parametrize("law", EDITIONS)
def test_many_games_by_an_edition_of_the_law(law: str) -> None:
    for number in range(MANY_GAMES):
        play(law, number)


def mixed(number: int) -> None:
    """A game whose switches are set each by itself."""
    rng = Random(number)
    switches = {switch.name: rng.choice(switch.choices) for switch in ALL_SWITCHES}
    setup = {**MIXES[number * STEP % len(MIXES)], "law": rng.choice(EDITIONS), **switches}
    game = make(setup)
    assert_result(game, walk(game, number, kept_every=50, refusals_every=200))


@pytest.mark.shared
@pytest.mark.parametrize("number", range(GAMES))
def test_games_with_any_mixture_of_switches(number: int) -> None:
    mixed(number)


@pytest.mark.long
def test_many_games_with_any_mixture_of_switches() -> None:
    for number in range(MANY_GAMES):
        mixed(number)
