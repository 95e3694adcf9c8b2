"""docs/adding-a-faction.md quotes the toy as it is, and names every question of the common Law."""

import re
from pathlib import Path
from textwrap import dedent

import pytest

from lichtung.root.questions import Answers

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "adding-a-faction.md").read_text(encoding="utf-8")
TOY = ROOT / "tests" / "toys" / "fireflies"
# Blocks with a language name the file that they are from; blocks without are commands.
BLOCKS = re.findall(r"^```(\w+)(?: (\S+))?\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def lines_of(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def stands_in(quoted: list[str], lines: list[str]) -> bool:
    """Whether lines stand there one after the other, however far the whole is indented."""
    wanted = dedent("\n".join(quoted))
    windows = (lines[at : at + len(quoted)] for at in range(len(lines)))
    return any(dedent("\n".join(window)) == wanted for window in windows)


@pytest.mark.parametrize(("language", "file", "text"), BLOCKS)
def test_what_is_quoted_stands_in_the_toy(language: str, file: str, text: str) -> None:
    assert file, f"a block of {language} without its file"
    there = lines_of((TOY / file).read_text(encoding="utf-8"))
    assert stands_in(lines_of(text), there), f"{file} has nothing like this:\n{text}"


def test_blocks_are_found() -> None:
    assert len(BLOCKS) == PAGE.count("\n```") // 2 - PAGE.count("\n```\nLICHTUNG")
    assert {file for _, file, _ in BLOCKS} >= {"rules.py", "mat.py", "law.toml", "words/en.ftl"}


def test_every_question_is_named() -> None:
    rows = re.findall(r"^\| (`.*?) \|", PAGE.partition("## Questions")[2].partition("\n## ")[0], re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    asked = [name for name, value in vars(Answers).items() if callable(value) and not name.startswith("_")]
    assert sorted(named) == sorted(asked)
