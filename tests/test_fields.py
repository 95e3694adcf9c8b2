"""Whatever follows from the declared fields of Root is written down as the declarations say."""

from pathlib import Path

import pytest

from lichtung.root.fields import PUBLIC
from lichtung.root.game import FACTIONS, make
from lichtung.root.state import FIELDS
from tools import fields, root_types


@pytest.mark.parametrize("path", fields.modules(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_written_classes_are_current(path: Path) -> None:
    assert fields.written(path) == path.read_text(encoding="utf-8"), "run: make fields"


def test_the_client_has_the_types_of_the_fields() -> None:
    assert not root_types.stale(), "run: make fields"


def test_what_nobody_declared_public_is_private() -> None:
    """The common state's secrets by name: a field joins them unless its declaration gives it away."""
    hidden = [field.name for field in FIELDS if field.visible != PUBLIC]
    assert hidden == ["ruin_items", "marker_kinds", "zones", "known", "deck"]


@pytest.mark.parametrize("faction", sorted(FACTIONS))
def test_a_fork_shares_nothing_that_can_change(faction: str) -> None:
    """Every cell of every field, of the state and of a mat, is changed in one fork and stays in the other."""
    other = "eyrie" if faction != "eyrie" else "alliance"
    s = make({"factions": [faction, other]}).start()
    for field in FIELDS:
        t = s.copy()
        before = t.values()
        change(s, field.name)
        assert t.values() == before, field.name
    for field in s.mats[0].fields():
        t = s.copy()
        before = t.values()
        change(s.mat(0), field.name)
        assert t.values() == before, field.name
        assert s.values() != t.values(), field.name


def change(owner: object, name: str) -> None:
    value = getattr(owner, name)
    if isinstance(value, list):
        for cell in range(len(value)):
            value[cell] += 1
    elif isinstance(value, tuple):
        setattr(owner, name, tuple([cell + 1 for cell in value]))
    else:
        setattr(owner, name, value + 1)
