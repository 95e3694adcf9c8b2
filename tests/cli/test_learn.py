"""Lessons and puzzles in the terminal, the search for solutions, and puzzles in saved games."""

from pathlib import Path

import pytest

from lichtung.learning.library import PUZZLES, lessons, puzzles
from tests.cli.desk import Desk


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(monkeypatch, capsys)


def test_lessons_are_listed_and_taken(desk: Desk) -> None:
    listed = desk.run("learn")
    assert listed.code == 0
    assert [line.split()[0] for line in listed.out.splitlines()] == list(lessons())
    shown = desk.run("learn", "root-basics", "--chapter", "4", typed="!\n" * 9)
    assert shown.code == 0
    assert "Three ways to points" in shown.out
    assert "Lesson done." in shown.out


def test_wrong_lines_are_answered(desk: Desk) -> None:
    typed = "9\nmove 12 11 1\nmove 9 12 1\nmove 9 12 2\n<\nnonsense\nq\n"
    done = desk.run("learn", "root-basics", "--chapter", "2", typed=typed)
    assert done.code == 0
    assert "(4.2.1)" in done.out
    assert "That makes 2 against 2" in done.out
    assert "Now it is three cats against two birds" in done.out
    assert "lichtung learn root-basics --chapter 2" in done.out


def test_a_lesson_that_is_not_there(desk: Desk) -> None:
    done = desk.run("learn", "chess")
    assert done.code == 2
    assert "root-basics" in done.err


def test_a_puzzle_is_solved_by_number_and_word(desk: Desk) -> None:
    assert len(desk.run("puzzle", "--list").out.splitlines()) == len(puzzles())
    solved = desk.run("puzzle", "root-v4", typed="walk 3\nlabor bake_sale\ncraft bake_sale\n")
    assert solved.code == 0
    assert "Solved. Tools take the suit of the place" in solved.out
    assert desk.run("puzzle", typed="q\n").code == 0


def test_a_miss_is_told_and_taken_back(desk: Desk) -> None:
    typed = "labor anvil\ndone\n<\nq\n"
    missed = desk.run("puzzle", "root-v4", typed=typed)
    assert "The turn is over, and the goal is not reached." in missed.out


def test_solutions_are_listed(desk: Desk) -> None:
    unique = desk.run("solve", str(PUZZLES / "root-v4.toml"))
    assert unique.code == 0
    assert "Exactly one solution:\n  walk 3, labor bake_sale, craft bake_sale" in unique.out
    several = desk.run("solve", "root-e2")
    assert several.code == 0
    assert "10 solutions:" in several.out
    common = desk.run("solve", "root-v5")
    assert "In all of them: scorch, walk 12" in common.out


def test_what_cannot_be_solved_says_so(desk: Desk, tmp_path: Path) -> None:
    text = (PUZZLES / "root-v4.toml").read_text(encoding="utf-8").replace("vagabond = 27", "vagabond = 20", 1)
    path = tmp_path / "hopeless.toml"
    path.write_text(text, encoding="utf-8")
    hopeless = desk.run("solve", str(path))
    assert (hopeless.code, "cannot be reached for certain" in hopeless.out) == (1, True)
    limited = desk.run("solve", "root-e2", "--limit", "5")
    assert limited.code == 2
    assert "more than 5 positions" in limited.err


def test_a_game_without_a_puzzle(desk: Desk, tmp_path: Path) -> None:
    game = Path(__file__).parents[1] / "earlier" / "files" / "heirs.jsonl"
    done = desk.run("scenario", "puzzles", str(game), "--limit", "50", "-o", str(tmp_path))
    assert done.code == 0
    assert "no puzzle" in done.out
