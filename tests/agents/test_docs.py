"""The examples of docs/bots.md run as they stand."""

import re
import sys
from pathlib import Path

import pytest

from tests.cli.desk import Desk

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the file that the page tells its readers to save."""
    (tmp_path / "mybots.py").write_text(EXAMPLES[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.delitem(sys.modules, "mybots", raising=False)
    return tmp_path


def test_there_are_two_examples() -> None:
    assert len(EXAMPLES) == 2


def test_the_bot_that_searches_is_short() -> None:
    searcher = EXAMPLES[0].split("class Searcher")[1]
    assert len([line for line in searcher.splitlines() if line.strip()]) <= 35


def test_the_builder_plays_better_than_chance(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[1], str(DOCS), "exec"), {"__name__": "builder"})
    said = capsys.readouterr().out
    won = re.fullmatch(r"The builder won (\d+) of 20 games\.\n", said)
    assert won
    assert int(won[1]) >= 15


def test_the_searcher_sits_down_by_its_file(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    desk = Desk(monkeypatch, capsys)
    done = desk.run("simulate", "heirs", "--seats", "mybots.py:Searcher,random", "--games", "4")
    assert done.code == 0
    [row] = [line.split() for line in done.out.splitlines() if line.startswith("mybots.py:Searcher")]
    assert row[1:4] == ["all", "4", "4"], "games and wins"


def test_it_plays_root_too(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = "mybots.py:Searcher,random"
    desk = Desk(monkeypatch, capsys)
    done = desk.run(*("simulate", "root", "--factions", "marquise,eyrie", "--seats", seats, "--games", "1"))
    assert done.code == 0
    assert "mybots.py:Searcher" in done.out
