"""Whatever is written into a position, it is a mistake with its place or a game that goes on."""

from functools import cache

import pytest

from tests.scenario.fuzz_positions import Source, sources, trial

AT_ONCE = 250


@cache
def made() -> list[Source]:
    return sources()


@pytest.mark.parametrize("first", range(0, 1000, AT_ONCE))
def test_wrong_positions(first: int) -> None:
    assert_trials(first)


@pytest.mark.long
@pytest.mark.parametrize("first", range(1000, 20_000, AT_ONCE))
def test_many_wrong_positions(first: int) -> None:
    assert_trials(first)


def assert_trials(first: int) -> None:
    for number in range(first, first + AT_ONCE):
        try:
            trial(number, made())
        except Exception as error:
            raise AssertionError(f"the position of number {number}") from error
