"""The tool that counts how games end on every board: what it counts, and what it tells of failures."""

import pytest

from lichtung.root.game import FACTIONS, make
from lichtung.root.setup import SETUPS
from tests.properties.root_mixes import LATER
from tools import random_games


def test_every_game_is_counted_on_its_board() -> None:
    setups = random_games.every_setup("")
    ends, steps = random_games.count(4, 8, setups)
    assert ends.total() == 8
    assert {board for board, _ in ends} == set(random_games.BOARDS)
    assert random_games.count(4, 8, setups) == (ends, steps)


def test_all_setups_are_played_on_all_boards() -> None:
    setups = random_games.every_setup("")
    for board in random_games.BOARDS:
        there = [setup for setup in setups if setup["map"] == board]
        assert {setup.get("setup", random_games.STANDARD) for setup in there} == set(SETUPS)
        assert {setup["deck"] for setup in there} == set(random_games.DECKS)


def test_hirelings_and_landmarks_take_part_in_turn_or_as_wanted() -> None:
    def beside(setups: random_games.Setups) -> set[tuple[bool, bool]]:
        return {("hirelings" in setup, "landmarks" in setup) for setup in setups}

    any_few = random_games.every_setup("")[100:300]
    assert beside(any_few) == {(False, False), (True, False), (False, True), (True, True)}
    assert beside(random_games.every_setup("", beside=("hirelings",))) == {(True, False)}


def test_every_faction_plays_and_those_that_are_wanted_in_every_mix() -> None:
    played = {name for setup in random_games.every_setup("") for name in names(setup)}
    assert played == set(FACTIONS)
    one = next(iter(LATER))
    assert all(one in names(setup) for setup in random_games.every_setup("", (one,)))
    assert {len(names(setup)) for setup in random_games.every_setup("", (one,))} == {2, 3, 4, 5, 6}


def test_setups_that_the_rules_refuse_are_left_out() -> None:
    setups = random_games.every_setup("", beside=("none",))
    for setup in setups[::97]:
        assert make(setup).seats >= 2
    five: dict[str, object] = {"factions": ["marquise", "eyrie", "cult", "duchy", "hundreds"]}
    assert not random_games.has_corners(five)


def names(setup: dict[str, object]) -> list[str]:
    """The factions of a setup; a draft names none."""
    return setup["factions"] if isinstance(setup["factions"], list) else []


def test_a_game_that_fails_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(random_games, "LIMIT", 3)
    assert random_games.play({"map": "lake"}, 1, "") == (random_games.UNFINISHED, 3)
    assert random_games.play({"map": "moon"}, 1, "") == (random_games.FAILED, 0)
    told = capsys.readouterr().out
    assert "not over after 3 steps" in told
    assert "moon" in told
