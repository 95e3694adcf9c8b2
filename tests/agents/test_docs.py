"""The examples of docs/bots.md run as they stand."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


def test_there_are_two_examples() -> None:
    assert len(EXAMPLES) == 2


def test_the_builder_plays_better_than_chance(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[0], str(DOCS), "exec"), {"__name__": "builder"})
    said = capsys.readouterr().out
    won = re.fullmatch(r"The builder won (\d+) of 20 games\.\n", said)
    assert won
    assert int(won[1]) >= 15


def test_looking_ahead_prints_three_scores(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[1], str(DOCS), "exec"), {"__name__": "ahead"})
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert all(re.fullmatch(r"take \S+ \(\d+, \d+\)", line) for line in lines)
