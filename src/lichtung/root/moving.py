"""Moving. 4.2."""

from typing import Final

from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import emit
from lichtung.root.actions import MOVES, Triple
from lichtung.root.board import CLEARINGS
from lichtung.root.pieces import SHUT, closed, paths, shift_warriors
from lichtung.root.removal import resolve
from lichtung.root.state import Root, Trigger

MOVED = Event("4.2", "moved", "seat origin:clearing dest:clearing count")

NO_PATH = Refusal("4.2", "no-path", "origin:clearing dest:clearing")
TOO_FEW_TO_MOVE = Refusal("4.2", "too-few-to-move", "origin:clearing count")
MUST_RULE = Refusal("4.2.1", "must-rule", "origin:clearing dest:clearing")


NO_RIVERS: Final[list[list[int]]] = [[]] * CLEARINGS


def swimming(s: Root, seat: int) -> list[list[int]]:
    """11.2.2: the clearings that the seat reaches by river, whoever rules."""
    return s.setup.board.by_river if s.setup.swimmers >> seat & 1 else NO_RIVERS


def list_moves(s: Root, seat: int, origins: int, out: list[Action]) -> None:
    """All moves of the seat's warriors out of the clearings in the mask."""
    needs_rule = s.setup.factions[seat].needs_rule_to_move()
    base = seat * CLEARINGS
    ruler = s.ruler
    ways = paths(s, seat)
    swum = swimming(s, seat)
    for origin in range(CLEARINGS):
        n = s.warriors[base + origin]
        if n == 0 or not origins >> origin & 1:
            continue
        free = not needs_rule or ruler[origin] == seat
        for dest in ways[origin]:
            if (free or ruler[dest] == seat or dest in swum[origin]) and not closed(s, dest):
                out.extend(MOVES[origin][dest][:n])


def can_move(s: Root, seat: int, origins: int) -> bool:
    """Whether the seat can move any warrior out of the clearings in the mask."""
    needs_rule = s.setup.factions[seat].needs_rule_to_move()
    base = seat * CLEARINGS
    ruler = s.ruler
    ways = paths(s, seat)
    swum = swimming(s, seat)
    for origin in range(CLEARINGS):
        if s.warriors[base + origin] and origins >> origin & 1:
            free = not needs_rule or ruler[origin] == seat
            for dest in ways[origin]:
                if (free or ruler[dest] == seat or dest in swum[origin]) and not closed(s, dest):
                    return True
    return False


def no_move(s: Root, seat: int, origin: int, dest: int, count: int) -> Refusal | None:
    """4.2: warriors that are there, along a path; 4.2.1: ruling origin or destination."""
    if dest not in paths(s, seat)[origin]:
        return NO_PATH.of(origin, dest)
    if not 1 <= count <= s.warriors[seat * CLEARINGS + origin]:
        return TOO_FEW_TO_MOVE.of(origin, s.warriors[seat * CLEARINGS + origin])
    if closed(s, dest):
        return SHUT.of(dest)
    ruled = s.ruler[origin] == seat or s.ruler[dest] == seat
    if not ruled and s.setup.factions[seat].needs_rule_to_move() and dest not in swimming(s, seat)[origin]:
        return MUST_RULE.of(origin, dest)
    return None


def move(s: Root, owner: int, mover: int, origin: int, dest: int, count: int) -> None:
    """Move warriors of `owner`; what moving in sets off follows. 4.2.2: nothing limits how often."""
    shift_warriors(s, owner, origin, dest, count)
    if s.events is not None:
        emit(s, MOVED.of(owner, origin, dest, count))
    triggers: list[Trigger] = []
    for seat, faction in enumerate(s.setup.factions):
        triggers += faction.after_move(s, seat, owner, mover, dest)
    resolve(s, triggers)


def move_by(s: Root, seat: int, a: Action) -> None:
    """Carry out a move action of the seat's own warriors."""
    assert isinstance(a, Triple)
    move(s, seat, seat, a.one, a.two, a.three)


def refuse_move(s: Root, seat: int, a: Action) -> Refusal | None:
    """Why a move action is not allowed."""
    assert isinstance(a, Triple)
    return no_move(s, seat, a.one, a.two, a.three)
