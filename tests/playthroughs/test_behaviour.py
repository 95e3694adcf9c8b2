"""Root behaves as it was written down, whatever its code looks like inside."""

import pytest

from tests.playthroughs.behaviour import LONG, SHORT, differences, rows

FEW, MANY = rows(SHORT), rows(LONG)
AGAIN = "wanted? `make golden` writes it anew; `python -m tests.playthroughs.behaviour --show NAME` prints it"


@pytest.mark.parametrize("name", FEW)
def test_behaviour(name: str) -> None:
    assert not differences(FEW[name]), AGAIN


@pytest.mark.long
@pytest.mark.parametrize("name", MANY)
def test_behaviour_of_many_games(name: str) -> None:
    assert not differences(MANY[name]), AGAIN
