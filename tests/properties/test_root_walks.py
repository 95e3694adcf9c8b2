"""Random games of Root over all seatings: they end, nothing is lost, refusals agree with the listing."""

from random import Random

import pytest

from lichtung.kernel.game import Result, random_playout
from lichtung.root.game import RootGame, make
from lichtung.root.state import Root
from lichtung.testing.acting import check_refusals
from lichtung.testing.trial import Trial
from tests.properties.root_kept import assert_kept
from tests.properties.root_mixes import CARDED, MIXES, SEATINGS, name_of

LIMIT = 20_000
BOARDS = ("winter", "lake", "mountain")
SETUP_EVERY = 5  # decisions of a setup until refusals are looked at again
GAMES_A_MIX = 20_000 // len(MIXES) + 1
LIKINGS = (1, 1, 4, 16)  # how much a walker may like a verb: equal liking would hardly ever craft or revolt


def walk(game: RootGame, seed: int, kept_every: int, refusals_every: int) -> Root:
    """One random game, checked now and then (its setup more often); at the limit it is not over."""
    rng = Random(seed)
    liking = [rng.choice(LIKINGS) for _ in game.codec.verbs]
    trial = Trial(game, seed)
    s = game.start()
    for number in range(LIMIT):
        decision = game.decision(s)
        if decision is None:
            return s
        options = game.actions(s)
        if s.legal and number % (refusals_every if s.turn else min(refusals_every, SETUP_EVERY)) == 0:
            trial.decision = decision
            check_refusals(trial, s, options)
        if s.legal:
            action = rng.choices(options, [liking[a.verb] for a in options])[0]
        else:
            action = game.sample(s, rng)
        game.apply(s, action)
        if number % kept_every == 0:
            assert_kept(s)
    assert game.actions(s), "a dead end"
    return s


def assert_result(game: RootGame, s: Root) -> None:
    """Somebody has won, by points or by dominance, alone, in a coalition, or as a team."""
    result = game.result(s)
    assert isinstance(result, Result), f"no end after {LIMIT} decisions"
    table = game.setup
    if table.cooperative:
        lost = result.winners == (table.machine,)
        assert lost or result.winners == tuple(table.people)
        assert (result.law, result.key) == ("M.8.1", "lost-together" if lost else "won-together")
        assert min(result.scores[winner] for winner in result.winners) >= 30
        return
    assert 1 <= len(result.winners) <= 3  # two Vagabonds may have joined the same winner
    assert (result.law, result.key) in (("3.1", "thirty-points"), ("3.3.1", "dominance"))
    if result.key == "thirty-points":
        assert max(result.scores[winner] for winner in result.winners) >= 30


@pytest.mark.shared
@pytest.mark.parametrize(
    "seating",
    [pytest.param(seating, marks=[pytest.mark.long] * (i % 3 > 0)) for i, seating in enumerate(SEATINGS)],
)
def test_games_of_every_seating_keep_pieces_and_cards(seating: str) -> None:
    game = make({"factions": seating})
    number = SEATINGS.index(seating)
    kept_every = 1 if number % 5 == 0 else 7
    assert_result(game, walk(game, number, kept_every, refusals_every=40))


@pytest.mark.shared
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("mix", MIXES[::29], ids=name_of)
def test_games_on_other_boards_keep_pieces_and_cards(board: str, mix: dict[str, object]) -> None:
    game = make({**mix, "map": board})
    assert_result(game, walk(game, MIXES.index(mix), kept_every=7, refusals_every=40))


@pytest.mark.shared
@pytest.mark.parametrize("mix", CARDED[::7], ids=name_of)
def test_games_with_advanced_setup_keep_pieces_and_cards(mix: dict[str, object]) -> None:
    number = CARDED.index(mix)
    game = make({**mix, "setup": "advanced", "map": ("autumn", *BOARDS)[number % 4]})
    assert_result(game, walk(game, number, kept_every=7, refusals_every=60))


@pytest.mark.long
@pytest.mark.parametrize("board", ["autumn", *BOARDS])
@pytest.mark.parametrize("mix", CARDED, ids=name_of)
def test_more_games_with_advanced_setup(board: str, mix: dict[str, object]) -> None:
    game = make({**mix, "setup": "advanced", "map": board})
    assert_result(game, walk(game, 700, kept_every=3, refusals_every=3))


@pytest.mark.long
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("mix", MIXES, ids=name_of)
def test_more_games_on_other_boards(board: str, mix: dict[str, object]) -> None:
    game = make({**mix, "map": board})
    assert_result(game, walk(game, 500, kept_every=3, refusals_every=25))


@pytest.mark.long
@pytest.mark.parametrize("seating", SEATINGS)
def test_more_games_keep_pieces_and_cards(seating: str) -> None:
    game = make({"factions": seating})
    for seed in range(9):  # more than 500 in all
        assert_result(game, walk(game, 1000 + seed, kept_every=1, refusals_every=10))


@pytest.mark.long
@pytest.mark.parametrize("seating", SEATINGS)
def test_many_games_end_without_an_error(seating: str) -> None:
    game = make({"factions": seating})
    for seed in range(170):  # more than 10,000 in all
        s = game.start()
        random_playout(game, s, Random(seed), LIMIT)
        assert_result(game, s)


@pytest.mark.shared
@pytest.mark.parametrize("mix", MIXES, ids=name_of)
def test_games_of_every_mix_keep_pieces_and_cards(mix: dict[str, object]) -> None:
    game = make(mix)
    number = MIXES.index(mix)
    kept_every = 1 if number % 5 == 0 else 7
    s = walk(game, number, kept_every, refusals_every=60)
    if game.result(s) is None:  # nobody can score any more, see below: once may happen
        s = walk(game, number + len(MIXES), kept_every, refusals_every=60)
    assert_result(game, s)


@pytest.mark.long
@pytest.mark.parametrize("mix", MIXES, ids=name_of)
def test_many_games_of_every_mix_end_without_an_error(mix: dict[str, object]) -> None:
    game = make(mix)
    endless = 0
    for seed in range(GAMES_A_MIX):
        s = game.start()
        rng = Random(seed)
        for _ in range(LIMIT):
            if s.frame is None:
                break
            game.apply(s, s.legal[int(rng.random() * len(s.legal))] if s.legal else game.sample(s, rng))
        if s.frame is not None:
            assert game.actions(s), "a dead end"
            endless += 1
        else:
            assert_result(game, s)
    # The Law knows no draw: players who act at random can lose all means to score and go on for ever. So it
    # may happen to Riverfolk without funds and a Vagabond without swords, or with every card hoarded.
    assert endless <= GAMES_A_MIX // 20
