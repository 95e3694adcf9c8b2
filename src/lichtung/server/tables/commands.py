"""What each command does to a table: the rules for acting, taking back, asking, giving up and pausing.

Every function checks first and then adds records; a command that is refused raises and changes nothing.
"""

from typing import TYPE_CHECKING, Any

from lichtung.kernel.errors import LichtungError
from lichtung.server.storage.store import CLOSED, OPEN
from lichtung.server.tables.progress import ANSWER, ASK, PAUSE, RESIGN, TIMEOUT, UNDO, Past
from lichtung.server.tables.protocol import Act, AnswerUndo, AskUndo, Command, Pause, Resign, Undo

if TYPE_CHECKING:
    from lichtung.server.tables.table import Table

AGENT_PLAYS, LOSE = "agent", "lose"  # what follows when the time is up
TAKEOVER = "greedy"


def attempt(table: "Table", command: Command) -> list[Past]:
    """Carry a command out in memory."""
    if table.row.phase == OPEN:
        raise LichtungError("table-not-started")
    if table.row.phase == CLOSED:
        raise LichtungError("table-closed")
    if table.over:
        raise LichtungError("game-over")
    if command.seat in table.course.stand_ins:
        raise LichtungError("seat-taken-over", "seat", seat=command.seat)
    if isinstance(command, Act):
        return act(table, command)
    if isinstance(command, Undo):
        return undo(table, command.seat)
    if isinstance(command, AskUndo):
        return ask_undo(table, command.seat)
    if isinstance(command, AnswerUndo):
        return answer_undo(table, command.seat, command.yes)
    if isinstance(command, Resign):
        return [table.add(RESIGN, command.seat, gives_up(table, command.seat, "resigned"))]
    assert isinstance(command, Pause)
    return pause(table, command.seat, command.on)


def act(table: "Table", command: Act) -> list[Past]:
    codec = table.game.codec
    action = command.action
    return table.play(command.seat, codec.parse(action) if isinstance(action, str) else codec.decode(action))


def undo(table: "Table", seat: int) -> list[Past]:
    """Take the last decision back, as far as the last barrier."""
    length = table.match.undo_length(seat)
    if length is None:
        raise LichtungError("undo-barrier")
    return [table.add(UNDO, seat, length)]


def ask_undo(table: "Table", seat: int) -> list[Past]:
    """Ask everybody else to go back to before the seat's last own decision; agents agree always."""
    course = table.course
    if course.request is not None:
        raise LichtungError("undo-asked-already", seat=course.request.seat)
    length = course.last_own(seat)
    if length is None:
        raise LichtungError("undo-nothing")
    if table.match.undo_length(seat) is not None:
        return undo(table, seat)  # nobody needs to be asked
    made = [table.add(ASK, seat, {"length": length})]
    return made + agreed_undo(table)


def answer_undo(table: "Table", seat: int, yes: bool) -> list[Past]:
    """Agree for all one's seats, or refuse for everybody."""
    request = table.course.request
    if request is None:
        raise LichtungError("undo-not-asked")
    mine = seats_of_same(table, seat)
    if request.seat in mine:
        raise LichtungError("undo-own-request")
    made = [table.add(ANSWER, seat, {"yes": yes, "seats": mine})]
    return made + agreed_undo(table)


def agreed_undo(table: "Table") -> list[Past]:
    """Go back if everybody who was asked has agreed."""
    request = table.course.request
    if request is None:
        return []
    asked = set(table.people()) - set(seats_of_same(table, request.seat))
    if asked - request.agreed:
        return []
    return [table.add(UNDO, request.seat, request.length)]


def seats_of_same(table: "Table", seat: int) -> list[int]:
    """All seats of the person who has this one."""
    person = table.row.seats[seat].person
    return [chair.seat for chair in table.row.seats if chair.person == person and person is not None]


def gives_up(table: "Table", seat: int, key: str) -> dict[str, Any]:
    """What follows: with two seats the other wins; else an agent plays on if people are left."""
    others = [other for other in range(table.game.seats) if other != seat]
    if len(others) == 1:
        return {"winners": others, "key": key}
    if any(other != seat for other in table.people()):
        return {"agent": table.row.options.get("takeover", TAKEOVER)}
    return {"winners": [], "key": "abandoned"}


def time_up(table: "Table", seat: int) -> list[Past]:
    """The seat's time is up: an agent plays on, or with two seats the other wins, as the table has it."""
    body: dict[str, Any] = {"agent": table.row.options.get("takeover", TAKEOVER)}
    if table.row.options.get("timeout", AGENT_PLAYS) == LOSE and table.game.seats == 2:
        body = {"winners": [1 - seat], "key": "timeout"}
    return [table.add(TIMEOUT, seat, body)]


def pause(table: "Table", seat: int, on: bool) -> list[Past]:
    """Wish that the clocks stand still, or run again; wish the opposite to withdraw."""
    course = table.course
    if on == course.paused and seat not in course.wishes:
        raise LichtungError("pause-already" if on else "pause-not-on")
    mine = seats_of_same(table, seat)
    now = on != course.paused and not set(table.people()) - course.wishes - set(mine)
    return [table.add(PAUSE, seat, {"on": on, "now": now, "seats": mine})]
