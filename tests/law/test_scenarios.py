"""Every example of the rules holds."""

from pathlib import Path

import pytest

from lichtung.kernel.law import laws
from lichtung.scenario import Case, read, run

FILES = [path for law in laws() for path in law.examples()]
CASES = [case for path in FILES for case in read(path)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{Path(case.file).stem}: {case.title}")
def test_scenario(case: Case) -> None:
    assert run(case) == []


def test_examples_have_names_of_their_own() -> None:
    for law in laws():
        names = [path.stem for path in law.examples()]
        assert len(names) == len(set(names))
