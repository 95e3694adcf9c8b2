"""From fixed positions there are as many ways to act as were counted once, in every build."""

import pytest

from tests.perft.perft import counted, rows

ROWS = rows()
CASES = [(name, case) for name, row in ROWS.items() for case in row["cases"]]


@pytest.mark.parametrize(("name", "case"), CASES, ids=[" ".join(pair) for pair in CASES])
def test_perft(name: str, case: str) -> None:
    written = ROWS[name]["cases"][case]
    assert counted(ROWS[name], written) == written, "wanted? then `make golden` counts anew"


def test_every_faction_and_phase_is_counted() -> None:
    turns = [(row["position"]["turn"], *row["cases"]) for row in ROWS.values() if row["game"] == "root"]
    for faction in ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk", "mechanical-marquise"):
        for case in ("birdsong", "daylight", "evening"):
            assert any(seat == faction and case in cases for seat, *cases in turns), (faction, case)
    assert any("battle" in cases for _, *cases in turns)
    assert sum(row["game"] == "heirs" for row in ROWS.values()) >= 5
