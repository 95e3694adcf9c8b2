"""The README keeps its word: its example runs, its links lead somewhere, its commands exist."""

import re
from pathlib import Path

import pytest

from lichtung.cli.main import COMMANDS

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [example] = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert re.match(r"Result\(\(\d+, \d+\), \((0|1)?,?\), 'E\.10\.3', '", capsys.readouterr().out)


def test_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)]+)\)", README)
    assert links
    for link in links:
        assert (ROOT / link).exists(), link


def test_commands_exist() -> None:
    assert set(re.findall(r"`lichtung (\w+)", README)) == set(COMMANDS)
