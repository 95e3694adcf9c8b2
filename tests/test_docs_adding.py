"""The pages about adding something quote the code as it is, and name files and questions that there are."""

import re
from pathlib import Path
from textwrap import dedent

import pytest

from lichtung.root.questions import Answers

ROOT = Path(__file__).parents[1]
FOLDERS = (ROOT, ROOT / "src" / "lichtung", ROOT / "tests" / "toys" / "fireflies")  # where named files are
PAGES = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT / "docs").glob("adding-a-*.md")}
PAGE = PAGES["adding-a-faction"]


def blocks_of(page: str) -> list[tuple[str, str, str]]:
    """Blocks with a language name the file that they are from; blocks without are commands."""
    found: list[tuple[str, str, str]] = re.findall(
        r"^```(\w+)(?: (\S+))?\n(.*?)^```", page, re.MULTILINE | re.DOTALL
    )
    return found


BLOCKS = [block for page in PAGES.values() for block in blocks_of(page)]


def file_named(name: str) -> Path | None:
    """The file that a page means."""
    return next((folder / name for folder in FOLDERS if (folder / name).exists()), None)


def lines_of(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def stands_in(quoted: list[str], lines: list[str]) -> bool:
    """Whether lines stand there one after the other, however far the whole is indented."""
    wanted = dedent("\n".join(quoted))
    windows = (lines[at : at + len(quoted)] for at in range(len(lines)))
    return any(dedent("\n".join(window)) == wanted for window in windows)


@pytest.mark.parametrize(("language", "file", "text"), BLOCKS)
def test_what_is_quoted_stands_in_its_file(language: str, file: str, text: str) -> None:
    assert file, f"a block of {language} without its file"
    path = file_named(file)
    assert path is not None, file
    there = lines_of(path.read_text(encoding="utf-8"))
    assert stands_in(lines_of(text), there), f"{file} has nothing like this:\n{text}"


def test_blocks_are_found() -> None:
    own = blocks_of(PAGE)
    assert len(own) == PAGE.count("\n```") // 2 - PAGE.count("\n```\nLICHTUNG")
    assert {file for _, file, _ in own} >= {"rules.py", "mat.py", "law.toml", "words/en.ftl"}
    assert all(blocks_of(page) for page in PAGES.values())


@pytest.mark.parametrize("name", sorted(PAGES.keys() - {"adding-a-faction"}))
def test_files_that_are_named_are_there(name: str) -> None:
    named = set(re.findall(r"`((?:[\w-]+/)+[\w-]+\.\w+)`", PAGES[name])) - {"root/data/NAME.json"}
    named -= {"root/data/NAME_deck.json"}
    assert named
    assert [file for file in sorted(named) if file_named(file) is None] == []


def test_every_question_is_named() -> None:
    rows = re.findall(r"^\| (`.*?) \|", PAGE.partition("## Questions")[2].partition("\n## ")[0], re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    asked = [name for name, value in vars(Answers).items() if callable(value) and not name.startswith("_")]
    assert sorted(named) == sorted(asked)
