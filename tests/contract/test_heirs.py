"""The Two Heirs keep the contract, with each option and in each kind of process."""

import pytest

from lichtung.heirs.game import OPTIONS, make
from lichtung.testing import check_game, check_hash_seeds, fingerprint

SETUPS: list[dict[str, object]] = [
    {},
    {"sets": "choose"},
    {"sets": ["reise", "land_industrie", "handel_kirche"], "roads": "first-game"},
    {"sets": ["krieg", "land_industrie", "handwerk"], "siege": "second-tower", "rebates": "one-each"},
    {"sets": "random", **{o.name: o.choices[-1] for o in OPTIONS if o.name != "solo"}},
    {"solo": "page", "sets": "choose"},
    {"solo": "prince"},
    {"solo": "king", "rebates": "once-a-turn"},
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_contract(setup: dict[str, object]) -> None:
    check_game(make(setup), games=2)


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_contract_at_length(setup: dict[str, object]) -> None:
    check_game(make(setup), games=100, seed=1000)


@pytest.mark.parametrize("setup", [{"sets": "random"}, {"sets": "choose", "solo": "king"}], ids=str)
def test_the_same_seed_gives_the_same_game_under_any_hash_seed(setup: dict[str, object]) -> None:
    told = check_hash_seeds("lichtung.heirs.game:make", setup, games=5)
    assert told == fingerprint(make(setup), games=5)


def test_a_game_made_again_from_its_setup_is_the_same_game() -> None:
    for setup in SETUPS:
        game = make(setup)
        again = make(game.setup_data())
        assert again.setup_data() == game.setup_data()
        assert fingerprint(again, games=1) == fingerprint(game, games=1)
