"""Every example of the rules holds."""

from pathlib import Path

import pytest

from lichtung.kernel.law import laws
from lichtung.scenario import read, run

FILES = [path for law in laws() for path in law.examples()]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    assert [(case.title, said) for case in read(path) if (said := run(case))] == []


def test_examples_have_names_of_their_own() -> None:
    for law in laws():
        names = [path.stem for path in law.examples()]
        assert len(names) == len(set(names))
