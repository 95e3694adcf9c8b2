"""A lesson's table in the messages of a real one, so that the same page can draw it.

A learner sees what the view of his seat holds, and nothing else.
"""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from lichtung.games import teller
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.frames import State
from lichtung.kernel.game import IllegalActionError
from lichtung.kernel.telling import compose
from lichtung.locale.render import words_to_send
from lichtung.server.storage.store import FINISHED, RUNNING
from lichtung.server.tables.archive import PLAY
from lichtung.server.tables.protocol import (
    Argument,
    Chair,
    Deciding,
    Happened,
    Outcome,
    Problem,
    Update,
    View,
    Welcome,
    log_line,
    problem_of,
    vocabulary,
)
from lichtung.server.tables.state import visible_event

if TYPE_CHECKING:  # seldom needed, so not at the start
    from lichtung.learning.running import Desk, Verdict


class Answered(Struct, frozen=True):
    """What came of an entry: `done`, `refused` by a rule, or `wrong`; what is said, where it would lead."""

    kind: str
    text: str = ""
    problem: Problem | None = None
    shown: View | None = None


class LessonTable(Struct, frozen=True):
    """A chapter after the entries of a path.

    `waits` is what has to be done: `tap` one of those in `touch`, `next`, or an action (empty).
    `back` is how many entries stay when one goes back: those before the last decision, or of a missed puzzle
    those after which its goal was still in reach.
    """

    path: list[str]
    digest: str
    step: int
    steps: int
    text: str
    after: str
    hint: str
    light: list[tuple[str, int]]
    touch: list[tuple[str, int]]
    waits: str
    over: bool
    missed: bool
    back: int
    update: Update
    welcome: Welcome | None = None
    answered: Answered | None = None


def lesson_table(desk: "Desk", verdict: "Verdict | None", first: bool) -> LessonTable:
    """How a learner's table stands; `first`: with what never changes."""
    teach = desk.teach
    return LessonTable(
        desk.path,
        desk.chapter.digest,
        min(desk.step, len(desk.teaches)),
        len(desk.teaches),
        "" if desk.over else teach.text,
        desk.after,
        teach.hint,
        [] if desk.over else [(thing.kind, thing.value) for thing in teach.light],
        touchable(desk),
        desk.waits_for,
        desk.over,
        desk.missed,
        desk.turning_point() if desk.missed else desk.before_last(),
        update(desk),
        welcome(desk) if first else None,
        None if verdict is None else answered(desk, verdict),
    )


def touchable(desk: "Desk") -> list[tuple[str, int]]:
    """Whatever is of the kind that has to be touched: which of it is right is the question."""
    from lichtung.learning.running import TAP

    if desk.waits_for != TAP:
        return []
    name = desk.teach.tap[0].kind
    kind = desk.game.codec.kinds[name]
    return [(name, value) for value in kind.samples() if kind.valid(value)]


def answered(desk: "Desk", verdict: "Verdict") -> Answered:
    problem = None if verdict.refusal is None else problem_of(IllegalActionError(verdict.refusal))
    shown = None if verdict.state is None else view(desk, verdict.state)
    return Answered(verdict.kind, verdict.text, problem, shown)


def view(desk: "Desk", state: State) -> dict[str, Any]:
    found: dict[str, Any] = desk.game.view(state, desk.seat).data()
    return found


def update(desk: "Desk") -> Update:
    """The position as the learner's seat sees it, and what was done since the last entry."""
    game, state, seat = desk.game, desk.state, desk.seat
    decision, result = game.decision(state), game.result(state)
    deciding = None
    if decision is not None and decision.seat != CHANCE:
        about: list[Argument] = [*game.subject(state)]
        deciding = Deciding(decision.seat, decision.step, decision.law, 0, about)
    return Update(
        n=len(desk.path),
        phase=RUNNING if result is None else FINISHED,
        happened=happened(desk),
        views={seat: view(desk, state)},
        deciding=deciding,
        legal=[list(action.code()) for action in game.actions(state)] if desk.may_act else [],
        verbs=game.verbs(state) if desk.may_act else [],
        undo=[],
        outcome=None
        if result is None
        else Outcome(list(result.scores), list(result.winners), result.law, result.key),
    )


def happened(desk: "Desk") -> list[Happened]:
    """What was done since the last entry, as lines of a log."""
    found: list[Happened] = []
    lines = teller(desk.game)
    mask = 1 << desk.seat
    for n, move in enumerate(desk.moves):
        grown = lines.add(n, move.events) if move.events else []
        told = [
            log_line(i, compose(lines.telling, lines.lines[i], lambda event: visible_event(event, mask)))
            for i in grown
        ]
        found.append(Happened(n, PLAY, move.seat, 0, [], told))
    return found


def welcome(desk: "Desk") -> Welcome:
    game = desk.game
    seats, players = game.codec.kinds["seat"], game.players()
    return Welcome(
        table="",
        game=game.name,
        title="",
        phase=RUNNING,
        setup=game.setup_data(),
        options={},
        chairs=[
            Chair(seat, seats.text(seat), automatic=seat not in players, yours=seat == desk.seat)
            for seat in range(game.seats)
        ],
        vocabulary=vocabulary(game),
        game_data=game.describe(),
        words=words_to_send(game.setup_data()),
        seal="",
    )
