"""Characters: players of a style of their own, who like some features of a position more than others do.

`characters.json` says by how many hundredths each multiplies the weights of all features that are about the
same thing (`lichtung.root.features`). `temper` is how far ahead makes a difference: with less of it only the
leader counts as a rival, so whoever cannot win anyway is left alone.
"""

from pathlib import Path
from typing import Final

from lichtung.agents.root_features import TEMPER
from lichtung.kernel.data import Row, read_data
from lichtung.root.features import ARMY, GROUND, HAND, WORKS

FILE: Final = Path(__file__).parent / "characters.json"
LIKED: Final = (ARMY, GROUND, WORKS, HAND, TEMPER)
LEAST: Final = 10
MOST: Final = 1000

Character = dict[str, int]  # hundredths by what features are about


def read(path: Path = FILE) -> dict[str, Character]:
    """All characters by name."""
    rows = read_data(path, str(path))
    return {name: _character(rows.row(name)) for name in rows.values}


def _character(row: Row) -> Character:
    for liked in row.values:
        if liked not in LIKED:
            row.fail(liked, "data-choice", value=liked, choices=" | ".join(LIKED))
    return {liked: row.number(liked, LEAST, MOST) for liked in row.values}


CHARACTERS: Final = read()
NAMES: Final[tuple[str, ...]] = tuple(CHARACTERS)


def liked(character: Character, about: str, weight: int) -> int:
    """A weight as somebody of this character sees it."""
    return round(weight * character.get(about, 100) / 100)
