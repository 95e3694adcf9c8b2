"""What each command does to a table: the rules for deciding, undoing, asking, resigning and pausing.

Every function checks first and then adds records; a command that is refused raises and changes nothing.
"""

from typing import TYPE_CHECKING, Any

from lichtung.kernel.errors import LichtungError
from lichtung.server.storage.store import CLOSED, OPEN
from lichtung.server.tables.archive import UNDO, AppliedRecord
from lichtung.server.tables.progress import ANSWER, ASK, PAUSE, RESIGN, TIMEOUT
from lichtung.server.tables.protocol import Act, AnswerUndo, AskUndo, Command, Pause, Resign, Undo

if TYPE_CHECKING:
    from lichtung.server.tables.table import Table

AGENT_PLAYS, LOSE = "agent", "lose"  # what follows when the time is up
TAKEOVER = "greedy"
MAX_DETOURS = 400  # of one seat in a game: a history has an end


def execute(table: "Table", command: Command) -> list[AppliedRecord]:
    """Do what a command says, in memory only; the table commits the records that it made."""
    if table.row.phase == OPEN:
        raise LichtungError("table-not-started")
    if table.row.phase == CLOSED:
        raise LichtungError("table-closed")
    if table.over:
        raise LichtungError("game-over")
    if table.awaited_nonces():
        raise LichtungError("nonces-awaited")
    if command.seat in table.progress.stand_ins and not isinstance(command, AnswerUndo):
        raise LichtungError("seat-taken-over", "seat", seat=command.seat)
    if isinstance(command, Act):
        return act(table, command)
    if isinstance(command, Undo | AskUndo | Pause) and table.progress.detours[command.seat] >= MAX_DETOURS:
        raise LichtungError("detours-used-up", most=MAX_DETOURS)
    if isinstance(command, Undo):
        return undo(table, command.seat)
    if isinstance(command, AskUndo):
        return ask_undo(table, command.seat)
    if isinstance(command, AnswerUndo):
        return answer_undo(table, command.seat, command.yes)
    if isinstance(command, Resign):
        return [table.add_record(RESIGN, command.seat, resignation_body(table, command.seat, "resigned"))]
    assert isinstance(command, Pause)
    return pause(table, command.seat, command.on)


def act(table: "Table", command: Act) -> list[AppliedRecord]:
    codec, given = table.game.codec, command.action
    return table.decide(command.seat, codec.parse(given) if isinstance(given, str) else codec.decode(given))


def undo(table: "Table", seat: int) -> list[AppliedRecord]:
    """Take the last decision back, as far as the last barrier."""
    length = table.match.undo_length(seat)
    if length is None:
        raise LichtungError("undo-barrier")
    return [table.add_record(UNDO, seat, length)]


def ask_undo(table: "Table", seat: int) -> list[AppliedRecord]:
    """Ask everybody else to go back to before the seat's last own decision; agents agree always.

    Whoever is only away is asked too: the request waits for him, or until the game goes on.
    """
    progress = table.progress
    if progress.undo_request is not None:
        raise LichtungError("undo-asked-already", seat=progress.undo_request.seat)
    length = progress.last_decision_of(seat)
    if length is None:
        raise LichtungError("undo-nothing")
    if table.match.undo_length(seat) is not None:
        return undo(table, seat)  # nobody needs to be asked
    made = [table.add_record(ASK, seat, {"length": length})]
    return made + undo_if_agreed(table)


def answer_undo(table: "Table", seat: int, yes: bool) -> list[AppliedRecord]:
    """Agree for all one's seats, or refuse for everybody."""
    request = table.progress.undo_request
    if request is None:
        raise LichtungError("undo-not-asked")
    if table.progress.has_left(seat):
        raise LichtungError("seat-taken-over", "seat", seat=seat)
    mine = seats_of_same_person(table, seat)
    if request.seat in mine:
        raise LichtungError("undo-own-request")
    made = [table.add_record(ANSWER, seat, {"yes": yes, "seats": mine})]
    return made + undo_if_agreed(table)


def undo_if_agreed(table: "Table") -> list[AppliedRecord]:
    """Go back if everybody who was asked has agreed."""
    request = table.progress.undo_request
    if request is None:
        return []
    asked = set(table.seats_of_people()) - set(seats_of_same_person(table, request.seat))
    if asked - request.agreed:
        return []
    return [table.add_record(UNDO, request.seat, request.length)]


def seats_of_same_person(table: "Table", seat: int) -> list[int]:
    """All seats of the person who has this one."""
    person = table.row.seats[seat].person
    return [chair.seat for chair in table.row.seats if chair.person == person and person is not None]


def resignation_body(table: "Table", seat: int, key: str) -> dict[str, Any]:
    """What follows: with two seats the other wins; else an agent plays on if people are left."""
    others = [other for other in range(table.game.seats) if other != seat]
    if len(others) == 1:
        return {"winners": others, "key": key}
    if any(other != seat for other in table.seats_of_people()):
        return {"agent": table.row.options.get("takeover", TAKEOVER)}
    return {"winners": [], "key": "abandoned"}


def time_up(table: "Table", seat: int) -> list[AppliedRecord]:
    """The seat's time is up: an agent plays on, or with two seats the other wins, as the table has it."""
    body: dict[str, Any] = {"agent": table.row.options.get("takeover", TAKEOVER)}
    if table.row.options.get("timeout", AGENT_PLAYS) == LOSE and table.game.seats == 2:
        body = {"winners": [1 - seat], "key": "timeout"}
    return [table.add_record(TIMEOUT, seat, body)]


def pause(table: "Table", seat: int, on: bool) -> list[AppliedRecord]:
    """Vote to stop the clocks, or to start them again; vote the opposite to withdraw."""
    progress = table.progress
    if on == progress.paused and seat not in progress.pause_votes:
        raise LichtungError("pause-already" if on else "pause-not-on")
    mine = seats_of_same_person(table, seat)
    now = on != progress.paused and not set(table.human_seats()) - progress.pause_votes - set(mine)
    return [table.add_record(PAUSE, seat, {"on": on, "now": now, "seats": mine})]
