"""The rules play the golden games as they were written down, in every build."""

from pathlib import Path

import pytest

from tests.playthroughs.golden import GAMES, digest, fingerprints, played_again

AGAIN = "wanted? then `make golden` writes it anew, and the difference shows what the change does"


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.txt")), ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    assert played_again(written).splitlines() == written.splitlines(), AGAIN


def test_there_are_golden_games() -> None:
    assert len(list(GAMES.glob("*.txt"))) >= 4


@pytest.mark.parametrize("name", sorted(fingerprints()))
def test_fingerprint(name: str) -> None:
    row = fingerprints()[name]
    assert digest(row) == row["digest"], AGAIN


def test_the_fingerprints_are_of_two_hundred_games() -> None:
    games = [row["games"] for row in fingerprints().values()]
    assert sum(n for n in games if isinstance(n, int)) >= 200
