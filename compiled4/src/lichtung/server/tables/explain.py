"""What somebody asks before he decides: why something is not allowed, and what an action would do."""

from random import Random
from typing import Any

from msgspec.structs import replace

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.kernel.game import FrameGame, IllegalActionError
from lichtung.kernel.match import reveals_to_others
from lichtung.kernel.why import find_refusal
from lichtung.server.tables.protocol import (
    Because,
    Fear,
    Feared,
    Look,
    Seen,
    Told,
    Why,
    arguments,
    problem_of,
)
from lichtung.server.tables.state import TableState


def explain_refusal(table: TableState, seats: list[int], asked: Why) -> Because:
    """Why nothing that agrees with a partly filled action is allowed; no problem if something is."""
    try:
        check_own_decision(table, seats, asked.seat)
    except LichtungError as error:
        return Because(key=asked.key, problem=problem_of(error))
    return why_not(table.game, table.match.state, asked)


def why_not(game: FrameGame[Any, Any], state: State, asked: Why) -> Because:
    """The same of any position, asked by whoever decides."""
    verb = asked.action[0]
    if verb is None:
        raise LichtungError("why-without-verb", "action")
    try:
        refusal = find_refusal(game, state, asked.seat, [verb, *asked.action[1:]])
    except LichtungError as error:
        return Because(key=asked.key, problem=problem_of(error))
    problem = None if refusal is None else problem_of(IllegalActionError(refusal))
    return Because(key=asked.key, problem=problem)


def preview_action(table: TableState, seats: list[int], asked: Look) -> Seen:
    """What an action would do; it is final, too, if an agent decides then, who does it at once.

    A person may still be asked to wait.
    """
    check_own_decision(table, seats, asked.seat)
    seen = forecast(table.game, table.match.state, seats, asked)
    final = seen.final or (seen.next is not None and table.agent_of(seen.next) is not None)
    return replace(seen, final=final)


def forecast(game: FrameGame[Any, Any], state: State, seats: list[int], asked: Look) -> Seen:
    """What an action would do, tried in a world that the seat cannot tell from the real one.

    It is final if it cannot be taken back: chance comes next, something hidden is learnt, or the game ends.
    """
    view = game.view(state, asked.seat)
    world = game.imagine(view, Random(0))
    before, material = game.standing(world), dict(game.material(world))
    events = game.play(world, game.codec.decode(asked.action))
    change = [new - old for old, new in zip(before, game.standing(world), strict=True)]
    after = game.decision(world)
    if after is None:
        then = "over"
    elif reveals_to_others(asked.seat, events):
        then = "shown"
    elif after.seat == CHANCE:
        then = "chance"
    else:
        then = "own" if after.seat in seats else "other"
    other = after.seat if after is not None and then == "other" else None
    final = then not in ("own", "other")
    pieces = [
        (kind, value, count - material[kind, value])
        for (kind, value), count in game.material(world)
        if count != material[kind, value]
    ]
    return Seen(key=asked.key, final=final, points=change, then=then, next=other, pieces=pieces)


def name_threats(table: TableState, seats: list[int], asked: Fear) -> Feared:
    """What somebody at the table has to fear of another one, told from his own view; whoever's turn it is."""
    if asked.seat not in seats:
        raise LichtungError("not-your-seat", "seat", seat=asked.seat)
    if asked.seat not in table.eyes(seats):
        raise LichtungError("seat-taken-over", "seat", seat=asked.seat)
    game = table.game
    threats = game.threats(game.view(table.match.state, asked.seat), asked.other)
    return Feared(key=asked.key, threats=[Told(t.law, t.key, arguments(t.named())) for t in threats])


def check_own_decision(table: TableState, seats: list[int], seat: int) -> None:
    """Only whoever decides is told anything."""
    if seat not in seats:
        raise LichtungError("not-your-seat", "seat", seat=seat)
    if seat in table.progress.stand_ins:
        raise LichtungError("seat-taken-over", "seat", seat=seat)
    if table.decider() != seat:
        raise LichtungError("game-over" if table.over else "not-your-turn", "seat")
