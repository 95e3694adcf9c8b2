"""The tool that asks games of The Two Heirs what tells more than the lead."""

import numpy as np
import pytest

from tools import prospects


def test_what_decides_the_end_is_found() -> None:
    rng = np.random.default_rng(3)
    rows = rng.integers(-3, 4, (400, len(prospects.NAMES))).astype(float)
    ends = 2.0 * rows[:, 1] - rows[:, 4] + rng.normal(0, 1, 400)
    worth, rest = prospects.fitted(rows, ends)
    assert np.allclose(worth, [0, 2, 0, 0, -1], atol=0.3)
    assert abs(rest) < 0.3
    assert prospects.foretold(rows, ends, np.arange(400)) > 0.8
    assert prospects.foretold(rows, rng.normal(0, 1, 400), np.arange(400)) < 0.1


def test_positions_of_games_are_told_by_what_is_left(capsys: pytest.CaptureFixture[str]) -> None:
    played = prospects.play(0, 1)
    assert played == prospects.play(0, 1)
    assert played[-1][0] == 0, "the last ones are met with an empty stack"
    assert len({left for left, _, _ in played}) > 5
    prospects.main(["--games", str(prospects.PARTS), "--seed", "1"])
    said = capsys.readouterr().out.splitlines()
    assert said[0].endswith("resources")
    assert said[1].startswith("0 to 0")
