"""The rules play the golden games as they were written down, in every build."""

from pathlib import Path

import pytest

from tests.playthroughs import root_golden
from tests.playthroughs.golden import GAMES, digest, fingerprints, played_again, read
from tests.playthroughs.root_golden import ROOT_GAMES
from tests.properties.root_mixes import ALL

FACTIONS = set(ALL)
AGAIN = "wanted? then `make golden` writes it anew, and the difference shows what the change does"


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.txt")), ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    assert played_again(written).splitlines() == written.splitlines(), AGAIN


def test_there_are_golden_games() -> None:
    assert len(list(GAMES.glob("*.txt"))) >= 4


@pytest.mark.parametrize("path", sorted(ROOT_GAMES.glob("*.txt")), ids=lambda path: path.stem)
def test_golden_game_of_root(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    assert root_golden.played_again(written).splitlines() == written.splitlines(), AGAIN


def test_every_faction_has_two_golden_games() -> None:
    seats = [seat for path in ROOT_GAMES.glob("*.txt") for seat in seats_of(path)]
    assert {faction for faction in FACTIONS if seats.count(faction) >= 2} == FACTIONS


def seats_of(path: Path) -> set[str]:
    """The factions of a recorded game."""
    factions = read(path.read_text(encoding="utf-8"))[1]["factions"]
    assert isinstance(factions, list)
    return set(factions)


@pytest.mark.parametrize("name", sorted(fingerprints()))
def test_fingerprint(name: str) -> None:
    row = fingerprints()[name]
    assert digest(row) == row["digest"], AGAIN


def test_the_fingerprints_are_of_two_hundred_games() -> None:
    games = [row["games"] for row in fingerprints().values()]
    assert sum(n for n in games if isinstance(n, int)) >= 200
