"""Every scenario file of this folder and of those below holds."""

from pathlib import Path

import pytest

from lichtung.scenario import Case, read, run

CASES = [case for path in sorted(Path(__file__).parent.glob("**/scenarios/*.toml")) for case in read(path)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{Path(case.file).stem}: {case.title}")
def test_scenario(case: Case) -> None:
    assert run(case) == []
