"""Lessons and puzzles: which there are, and the table at which one of them is taken.

The server keeps nothing of whoever learns: the page sends the path of what was done so far. Scenario files
and what runs them are seldom needed, so they are loaded by the first who learns.
"""

import time
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from lichtung.kernel.errors import LichtungError
from lichtung.server.tables.explain import forecast, why_not
from lichtung.server.tables.lessons import LessonTable, lesson_table
from lichtung.server.tables.protocol import Because, Code, Look, Notation, Number, OpenCode, Seen, Why
from lichtung.server.web.bodies import Form
from lichtung.server.web.endpoints import Endpoint, RequestContext
from lichtung.server.web.limits import Rate

if TYPE_CHECKING:
    from lichtung.learning.running import Desk

LESSONS = Rate("lessons", 300, 30.0)
DAY = 86_400
KEY = "-" * 8  # questions over HTTP need none
Path = Annotated[list[Notation], Meta(max_length=200)]


class ChapterInfo(Struct, frozen=True):
    """A chapter: its name, and a mark that changes with its file."""

    id: str
    seat: str
    digest: str


class LessonInfo(Struct, frozen=True):
    """A lesson: of which game, how long, its chapters, and what comes after it."""

    id: str
    game: str
    minutes: int
    next: str
    chapters: list[ChapterInfo]


class PuzzleInfo(Struct, frozen=True):
    """A puzzle: of which game, whose, and the goal as a key of the catalogues."""

    id: str
    game: str
    seat: str
    goal: str
    digest: str


class Curriculum(Struct, frozen=True):
    """Everything that can be learnt, and the puzzle of the day."""

    lessons: list[LessonInfo]
    puzzles: list[PuzzleInfo]
    today: str


class LessonEntry(Form, frozen=True):
    """What was done so far, and what comes now: an action, something touched or read, or whatever leads on.

    With none of them only the table is told; `first` asks for what never changes, too.
    """

    path: Path
    action: Code | None = None
    tap: tuple[Notation, Number] | None = None
    next: bool = False
    show: bool = False
    first: bool = False


class LessonLook(Form, frozen=True):
    """What would this action do after the path?"""

    path: Path
    action: Code


class LessonWhy(Form, frozen=True):
    """Why is nothing allowed that agrees with this action?"""

    path: Path
    action: OpenCode


async def curriculum(ctx: RequestContext) -> Curriculum:
    """The lessons and puzzles, in the order in which they are offered."""
    return await ctx.in_thread(everything)


def everything() -> Curriculum:
    """All of them; their files are read once, which takes a moment."""
    from lichtung.learning.library import lessons, puzzle_of_the_day, puzzles
    from lichtung.scenario.cases import seat_word

    found = [
        LessonInfo(
            id_,
            chapters[0].case.game.name,
            chapters[0].lesson.minutes,
            chapters[0].lesson.next,
            [
                ChapterInfo(one.lesson.chapter, seat_word(one.case.game, one.seat), one.digest)
                for one in chapters
            ],
        )
        for id_, chapters in lessons().items()
    ]
    tasks = [
        PuzzleInfo(
            id_, one.case.game.name, seat_word(one.case.game, one.seat), one.case.puzzle.text, one.digest
        )
        for id_, one in puzzles().items()
        if one.case.puzzle is not None
    ]
    return Curriculum(found, tasks, puzzle_of_the_day(int(time.time()) // DAY))


def desk_at(lesson: str, number: str, path: list[str]) -> "Desk":
    """The table of the chapter that an address names, after what was done so far."""
    from lichtung.learning.library import find_chapter, lessons
    from lichtung.learning.running import Desk

    if not (number.isascii() and number.isdigit() and len(number) <= 2):
        known = ", ".join(lessons())
        raise LichtungError("lesson-unknown", "chapter", name=f"{lesson} {number}", known=known)
    return Desk(find_chapter(lesson, int(number)), path)


def named(ctx: RequestContext) -> tuple[str, str]:
    return ctx.param("lesson"), ctx.param("chapter")


async def take(ctx: RequestContext) -> LessonTable:
    """A chapter or a puzzle after the entries of a path, and what comes of one more."""
    request = await ctx.body(LessonEntry)
    return await ctx.in_thread(taken, *named(ctx), request)  # the table may search for its answer


def taken(lesson: str, chapter: str, request: LessonEntry) -> LessonTable:
    desk = desk_at(lesson, chapter, request.path)
    entry = entry_of(desk, request)
    return lesson_table(desk, desk.enter(entry) if entry else None, request.first)


def entry_of(desk: "Desk", request: LessonEntry) -> str:
    """What a request adds to the path; empty: nothing."""
    from lichtung.learning.running import NEXT, TAP

    if request.action is not None:
        return desk.game.text(desk.game.decode(request.action))
    if request.tap is not None:
        kind, value = request.tap
        known = desk.game.codec.kinds.get(kind)
        if known is None or not known.valid(value):
            raise LichtungError("lesson-path", "tap", entry=kind)
        return f"{TAP} {kind} {known.text(value)}"
    if request.next:
        return NEXT
    return desk.shown() if request.show else ""


async def look(ctx: RequestContext) -> Seen:
    """What an action would do."""
    request = await ctx.body(LessonLook)
    return await ctx.in_thread(seen, *named(ctx), request)


def seen(lesson: str, chapter: str, request: LessonLook) -> Seen:
    desk = desk_at(lesson, chapter, request.path)
    asked = Look(key=KEY, seat=desk.seat, action=request.action)
    return forecast(desk.game, desk.state, [desk.seat], asked)


async def why(ctx: RequestContext) -> Because:
    """The rule against something that cannot be chosen."""
    request = await ctx.body(LessonWhy)
    return await ctx.in_thread(because, *named(ctx), request)


def because(lesson: str, chapter: str, request: LessonWhy) -> Because:
    desk = desk_at(lesson, chapter, request.path)
    return why_not(desk.game, desk.state, Why(key=KEY, seat=desk.seat, action=request.action))


ENDPOINTS = [
    Endpoint("GET", "/api/lessons", curriculum, Curriculum),
    Endpoint("POST", "/api/lessons/{lesson}/{chapter}", take, LessonTable, LessonEntry, rate=LESSONS),
    Endpoint("POST", "/api/lessons/{lesson}/{chapter}/look", look, Seen, LessonLook, rate=LESSONS),
    Endpoint("POST", "/api/lessons/{lesson}/{chapter}/why", why, Because, LessonWhy, rate=LESSONS),
]
