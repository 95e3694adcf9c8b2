"""A faction or a hireling is named in its own folder only: common code asks.

Data, names of cards and words are free, and a hireling may name the faction that it keeps out. A.6.5
"""

import re
from importlib import import_module
from pathlib import Path

import pytest

import lichtung
from lichtung.kernel.frames import STEP_BY_NAME
from lichtung.root import factions, hirelings
from lichtung.root.cards import Deck
from lichtung.root.faction import Faction
from lichtung.root.hirelings.hireling import Hireling

SOURCES = Path(lichtung.__file__).parent
CARDS = re.compile("|".join(name for deck in ("standard_deck", "exiles_deck") for name in Deck(deck).names))


def faction_of(folder: str) -> Faction:
    """The faction of a folder."""
    faction: Faction = import_module(f"{factions.__name__}.{folder}.rules").FACTION
    return faction


def may_name(path: Path, folder: str) -> bool:
    """Its own files may, and those of a faction that plays in its place and with its pieces."""
    faction = faction_of(folder)
    others = [name for name in factions.names() if faction_of(name).replaces == faction.id]
    hired = [name for name in hirelings.names() if faction.id in hireling_of(name).excludes]
    folders = [factions.folder_of(name) for name in [folder, *others]]
    return any(one in path.parents for one in [*folders, *[hirelings.folder_of(name) for name in hired]])


def hireling_of(folder: str) -> Hireling:
    """The hireling of a folder."""
    hireling: Hireling = import_module(f"{hirelings.__name__}.{folder}.rules").HIRELING
    return hireling


def words_for(folder: str) -> set[str]:
    """What a faction could be called: its folder, its id, its class, and the prefix of its steps."""
    own = "\n".join(path.read_text(encoding="utf-8") for path in factions.folder_of(folder).glob("*.py"))
    faction = faction_of(folder)
    steps = {name.partition(".")[0] for name in STEP_BY_NAME if f'"{name}"' in own}
    written = type(faction).__name__
    spoken = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", written)
    return {folder, faction.id, written, spoken, *steps}


def named_in(path: Path, words: set[str]) -> list[str]:
    """The lines of a file that use one of the words, in either case of letters, for one or for many."""
    name = re.compile(rf"(?<![a-z])(?:{'|'.join(map(re.escape, sorted(words)))})s?(?![a-z])", re.IGNORECASE)
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if name.search(CARDS.sub("", line))]


@pytest.mark.parametrize("folder", factions.names())
def test_a_faction_is_named_in_its_own_folder_only(folder: str) -> None:
    words = words_for(folder)
    assert len(words) > 1  # its id and its class at least
    found = [
        f"{path.relative_to(SOURCES).as_posix()}: {line}"
        for path in sorted(SOURCES.rglob("*.py"))
        if not may_name(path, folder)
        for line in named_in(path, words)
    ]
    assert found == []


def test_the_test_would_notice() -> None:
    for folder in factions.names():
        rules = factions.folder_of(folder) / "rules.py"
        assert named_in(rules, words_for(folder)), folder


@pytest.mark.parametrize("folder", hirelings.names())
def test_a_hireling_is_named_in_its_own_folder_only(folder: str) -> None:
    """By their classes: their ids are words of every day."""
    written = [type(side).__name__ for side in hireling_of(folder).sides]
    words = [*written, *[re.sub(r"(?<=[a-z])(?=[A-Z])", " ", word) for word in written]]
    found = [
        f"{path.relative_to(SOURCES).as_posix()}: {line}"
        for path in sorted(SOURCES.rglob("*.py"))
        if hirelings.folder_of(folder) not in path.parents
        for line in path.read_text(encoding="utf-8").splitlines()
        if any(word in line for word in words)
    ]
    assert found == []
