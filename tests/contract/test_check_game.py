"""check_game passes a sound game and catches every kind of violation, naming the clause."""

import re
from pathlib import Path

import pytest

from lichtung.kernel.journal import loads, replay
from lichtung.testing import ContractError, check_game, check_hash_seeds, trial
from tests.contract.wrapped import AllowsAnything, FollowsSetOrder, HasNoResult, Wrapped, broken_games

CLAUSES = {value for name, value in vars(trial).items() if name.isupper() and isinstance(value, str)}


def test_a_wrapper_that_changes_nothing_passes() -> None:
    check_game(Wrapped(), games=1)


@pytest.mark.parametrize("kind", broken_games(), ids=lambda kind: kind.__name__)
def test_a_broken_game_is_caught(kind: type[Wrapped]) -> None:
    with pytest.raises(ContractError) as caught:
        check_game(kind(), games=3)
    assert caught.value.clause == kind.breaks, str(caught.value)


def test_every_clause_has_a_broken_game() -> None:
    kinds: list[type[Wrapped]] = [*broken_games(), FollowsSetOrder]
    assert {kind.breaks for kind in kinds} == CLAUSES


def test_every_clause_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "contract.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^- \*\*(.+?)\*\*", text, re.MULTILINE)) == CLAUSES


def test_the_message_says_clause_place_and_how_to_see_it_again() -> None:
    with pytest.raises(AssertionError) as caught:
        check_game(AllowsAnything(), games=2, seed=7)
    text = str(caught.value)
    assert text.startswith("wrapped breaks the contract: refusal is None exactly for the listed actions")
    assert "seed 7, entry 0, chance decides at heirs.choose-sets" in text
    assert "check_game(game, games=1, seed=7)" in text


def test_the_message_repeats_how_closely_was_looked() -> None:
    with pytest.raises(ContractError) as caught:
        check_game(AllowsAnything(), games=1, seed=7, every=5)
    assert "seed 7, entry 3," in str(caught.value)
    assert "check_game(game, games=1, seed=7, every=5)" in str(caught.value)


def test_the_error_carries_the_journal_so_far() -> None:
    game = HasNoResult()
    with pytest.raises(ContractError) as caught:
        check_game(game, games=1)
    assert caught.value.journal is not None
    journal = loads(caught.value.journal.dumps())
    s = game.start()
    assert len(list(replay(journal, game, s))) == len(journal.entries) > 50
    assert game.decision(s) is None


def test_an_endless_game_is_caught() -> None:
    with pytest.raises(ContractError) as caught:
        check_game(Wrapped(), games=1, limit=30)
    assert caught.value.clause == trial.ENDS
    assert "no end after 30 entries" in str(caught.value)


def test_the_same_call_gives_the_same_message() -> None:
    def message() -> str:
        with pytest.raises(ContractError) as caught:
            check_game(AllowsAnything(), games=1, seed=3)
        return str(caught.value)

    assert message() == message()


def test_a_game_that_depends_on_the_order_of_sets_is_caught() -> None:
    with pytest.raises(ContractError) as caught:
        check_hash_seeds("tests.contract.wrapped:FollowsSetOrder", games=1)
    assert caught.value.clause == trial.HASH_SEEDS
    assert "PYTHONHASHSEED=4711" in str(caught.value)


def test_a_maker_that_fails_is_told() -> None:
    with pytest.raises(ContractError, match="fails in a process of its own"):
        check_hash_seeds("lichtung.heirs.game:no_such_function")
