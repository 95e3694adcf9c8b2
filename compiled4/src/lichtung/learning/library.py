"""The lessons and puzzles of the package, by their names."""

import re
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path

from lichtung.kernel.codec import Action
from lichtung.kernel.errors import LichtungError
from lichtung.scenario import Case, Lesson, read

HERE = Path(__file__).parent
LESSONS, PUZZLES = HERE / "lessons", HERE / "puzzles"
FIRST = ("heirs", "root-basics")  # offered before the others
NUMBER = re.compile(r"\d+")

Script = list[list[tuple[int, Action]]]


@dataclass(frozen=True)
class Chapter:
    """A part of a lesson, or a puzzle: one case of a file.

    `script` is what its steps do, with the seat that decides; another `digest` means that the file has
    changed, and whoever was in the middle of the chapter begins it again.
    """

    case: Case
    seat: int
    digest: str
    script: Script

    @property
    def lesson(self) -> Lesson:
        assert self.case.lesson is not None
        return self.case.lesson


def script_of(case: Case) -> Script:
    """What each step of a case does, and who decides that."""
    state = case.state.copy()
    found: Script = []
    for step in case.steps:
        found.append([])
        for action in step.do:
            decision = case.game.decision(state)
            if decision is None or case.game.refusal(state, action) is not None:
                where = f"{case.file}:{step.line}: {step.where}"
                raise LichtungError("lesson-script", where, action=case.game.text(action))
            found[-1].append((decision.seat, action))
            case.game.apply(state, action)
    return found


def digest(path: Path, number: int) -> str:
    return blake2b(path.read_bytes() + bytes([number]), digest_size=6).hexdigest()


def read_lesson(path: Path) -> list[Chapter]:
    """The chapters of a file; a case that teaches nothing is a mistake."""
    found: list[Chapter] = []
    for i, case in enumerate(read(path)):
        if case.lesson is None:
            raise LichtungError("scenario-want", str(path), want="[lesson]")
        found.append(Chapter(case, case.lesson.seat, digest(path, i), script_of(case)))
    return found


def read_puzzle(path: Path) -> Chapter:
    """The puzzle of a file: the position of its first case, which is its solution."""
    case = read(path)[0]
    if case.puzzle is None:
        raise LichtungError("scenario-want", str(path), want="[puzzle]")
    whole = [entry for step in script_of(case) for entry in step]
    return Chapter(case, case.puzzle.seat, digest(path, 0), [whole])


@cache
def lessons() -> dict[str, list[Chapter]]:
    """The chapters of each lesson, in the order in which they are offered."""
    found = [read_lesson(path) for path in sorted(LESSONS.glob("*.toml"))]
    by_id = {chapters[0].lesson.id: chapters for chapters in found}
    return {id_: by_id[id_] for id_ in [*FIRST, *[id_ for id_ in by_id if id_ not in FIRST]]}


@cache
def puzzles() -> dict[str, Chapter]:
    """Each puzzle by its name, the second before the tenth."""
    by_id: dict[str, Chapter] = {}
    for path in PUZZLES.glob("*.toml"):
        chapter = read_puzzle(path)
        assert chapter.case.puzzle is not None
        by_id[chapter.case.puzzle.id] = chapter
    return {id_: by_id[id_] for id_ in sorted(by_id, key=in_order)}


def in_order(id_: str) -> tuple[str, int]:
    """Numbers in a name count as such."""
    number = NUMBER.search(id_)
    return NUMBER.sub("", id_), int(number[0]) if number else 0


def find_chapter(id_: str, number: int) -> Chapter:
    """A chapter of a lesson, counted from 1; or a puzzle, which is the first of its name."""
    if number == 1 and id_ in puzzles():
        return puzzles()[id_]
    found = lessons().get(id_, [])
    if not 1 <= number <= len(found):
        raise LichtungError("lesson-unknown", "lesson", name=f"{id_} {number}", known=", ".join(lessons()))
    return found[number - 1]


def puzzle_of_the_day(day: int) -> str:
    """The puzzle of a day, by its number: the same for everybody, and each comes in its turn."""
    names = list(puzzles())
    return names[day % len(names)]
