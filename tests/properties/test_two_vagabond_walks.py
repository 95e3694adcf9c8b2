"""Random games with two Vagabonds: all their seats and pairs of characters, in all kinds of company."""

from itertools import combinations, permutations

import pytest

from lichtung.kernel.codec import Action
from lichtung.kernel.game import state_hash
from lichtung.root.actions import Pick, pick
from lichtung.root.factions.vagabond.data import CHARACTERS, FIRST_CHARACTERS
from lichtung.root.factions.vagabond.verbs import PLAY_AS
from lichtung.root.game import make
from lichtung.root.state import Root
from lichtung.testing import check_game
from lichtung.testing.trial import Trial
from tests.properties.root_kept import assert_kept
from tests.properties.test_root_walks import assert_result, walk

V = "vagabond"
OTHERS = ("marquise", "eyrie", "alliance")
SEATINGS = sorted(
    {
        ",".join(seats)
        for n in (1, 2, 3)
        for others in combinations(OTHERS, n)
        for seats in permutations([V, V, *others])
    }
)
SOME = SEATINGS[::4]
LATER = [character for character in range(len(CHARACTERS)) if character not in FIRST_CHARACTERS]
# All of the first boxes; each later one beside another later one, and beside one of the first.
PAIRS = [
    *combinations(FIRST_CHARACTERS, 2),
    *combinations(LATER, 2),
    *zip(FIRST_CHARACTERS, LATER, strict=False),
]
LIMIT = 20_000


@pytest.mark.shared
@pytest.mark.parametrize("seating", SOME)
def test_games_of_two_vagabonds_keep_pieces_and_cards(seating: str) -> None:
    game = make({"factions": seating})
    number = SEATINGS.index(seating)
    assert_result(game, walk(game, number, kept_every=3, refusals_every=40))


@pytest.mark.long
@pytest.mark.parametrize("seating", SEATINGS)
def test_more_games_of_two_vagabonds(seating: str) -> None:
    game = make({"factions": seating})
    for seed in range(4):
        assert_result(game, walk(game, 1000 + seed, kept_every=1, refusals_every=10))


@pytest.mark.shared
@pytest.mark.parametrize(("one", "two"), PAIRS, ids=lambda i: CHARACTERS[i])
def test_every_pair_of_characters_plays_to_the_end(one: int, two: int) -> None:
    """The characters are given; all else is chance's and the walkers' choice."""
    game = make({"factions": "vagabond,marquise,vagabond,alliance", "characters": "all"})
    trial = Trial(game, one * len(CHARACTERS) + two)
    roles: list[Action] = [pick(PLAY_AS, one), pick(PLAY_AS, two)]
    s: Root = game.start()
    for number in range(LIMIT):
        if s.frame is None:
            break
        options = game.actions(s)
        if isinstance(options[0], Pick) and options[0].verb == PLAY_AS:
            action = roles.pop()
        elif s.legal:
            action = trial.walk.choice(options)
        else:
            action = game.sample(s, trial.walk)
        game.play(s, action)
        if number % 10 == 0:
            assert_kept(s)
        if number % 100 == 0:
            assert state_hash(game.position(game.position_of(s))) == state_hash(s)
    assert not roles
    assert_result(game, s)


@pytest.mark.shared
@pytest.mark.parametrize("seating", ["vagabond,marquise,vagabond", "alliance,vagabond,vagabond,eyrie"])
def test_contract_of_two_vagabonds(seating: str) -> None:
    check_game(make({"factions": seating}), games=1, seed=7, every=20)


@pytest.mark.long
@pytest.mark.parametrize("seating", SOME)
def test_contract_of_two_vagabonds_at_length(seating: str) -> None:
    check_game(make({"factions": seating}), games=3, seed=100, every=4)
