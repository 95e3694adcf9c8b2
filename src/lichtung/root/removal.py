"""Pieces leave the map: all at once, then points, then what follows from it. 1.1.3, 3.2.1."""

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, Record
from lichtung.kernel.frames import STEP_BY_NAME, STEPS, Step, emit, push, register
from lichtung.root.actions import ORDER, Pair, pair
from lichtung.root.board import CLEARINGS
from lichtung.root.pieces import cardboard, remove_piece, remove_warriors
from lichtung.root.scoring import add_points, check_points
from lichtung.root.state import WARRIOR, Root, Trigger

GROUP = 5  # numbers in one group of `s.removed`: owner, kind, clearing, count, remover

WARRIORS_REMOVED = Event("2.5.1", "warriors-removed", "seat clearing count")
PIECE_REMOVED = Event("3.2.1", "piece-removed", "seat piece clearing count by:seat")


def take_off(s: Root, owner: int, kind: int, clearing: int, count: int, remover: int) -> None:
    """Remove pieces of one kind (or WARRIOR) now; `settle_removed` draws the consequences."""
    if count == 0:
        return
    if kind == WARRIOR:
        remove_warriors(s, owner, clearing, count)
        if s.events is not None:
            emit(s, WARRIORS_REMOVED.of(owner, clearing, count))
    else:
        for _ in range(count):
            remove_piece(s, kind, clearing)
        if s.events is not None:
            emit(s, PIECE_REMOVED.of(owner, kind, clearing, count, remover))
    s.removed.extend((owner, kind, clearing, count, remover))


def take_off_all(s: Root, owner: int, clearing: int, remover: int) -> None:
    """Remove every piece that the owner has in a clearing; a pawn cannot be removed. 1.1.2, 2.5.4"""
    take_off(s, owner, WARRIOR, clearing, s.warriors[owner * CLEARINGS + clearing], remover)
    if cardboard(s, owner, clearing):
        for kind in s.setup.kinds_of[owner]:
            take_off(s, owner, kind, clearing, s.pieces[kind * CLEARINGS + clearing], remover)
    s.setup.factions[owner].swept(s, owner, clearing, remover)


def settle_removed(s: Root) -> None:
    """Points for everything taken off together, a look at 3.1, then the triggers."""
    if not s.removed:
        return
    removed = s.removed
    s.removed = []
    for i in range(0, len(removed), GROUP):
        owner, kind, count, remover = removed[i], removed[i + 1], removed[i + 3], removed[i + 4]
        if kind != WARRIOR and enemies(s, remover, owner):
            add_points(s, remover, count)  # 3.2.1
    triggers: list[Trigger] = []
    for seat, faction in enumerate(s.setup.factions):
        triggers += faction.after_removal(s, seat, removed)
    check_points(s)
    resolve(s, triggers)


def enemies(s: Root, seat: int, other: int) -> bool:
    """2.7: another player who is not a coalition partner."""
    if seat == other:
        return False
    factions = s.setup.factions
    return not (factions[seat].wins_with(s, seat, other) or factions[other].wins_with(s, other, seat))


def resolve(s: Root, triggers: list[Trigger]) -> None:
    """Carry out triggers; of several at once the active player chooses the order. 1.1.3"""
    if len(triggers) == 1 or not s.setup.factions[s.active].decides:
        for trigger in reversed(triggers):
            push(s, trigger.step, trigger.record)
    elif triggers:
        names = tuple([STEPS[t.step].name for t in triggers])
        choices = tuple([(t.effect, t.clearing) for t in triggers])
        push(s, CHOOSE_ORDER, Pending(names, tuple([t.record for t in triggers]), choices))


class Pending(Record):
    """Triggers that wait for their order: the names of their steps (ids never leave the process).

    Each is chosen by its effect and clearing.
    """

    def __init__(
        self, steps: tuple[str, ...], records: tuple[Record, ...], choices: tuple[tuple[int, int], ...]
    ) -> None:
        self.steps = steps
        self.records = records
        self.choices = choices

    def values(self) -> tuple[object, ...]:
        return (self.steps, self.records, self.choices)

    def without(self, index: int) -> "Pending":
        after = index + 1
        return Pending(
            self.steps[:index] + self.steps[after:],
            self.records[:index] + self.records[after:],
            self.choices[:index] + self.choices[after:],
        )


class ChooseOrder(Step[Root, Pending]):
    """Of effects at the same time the active player chooses which comes first."""

    name = "root.order"
    law = "1.1.3"

    def seat(self, s: Root, r: Pending) -> int:
        return s.active if len(r.steps) > 1 else NOBODY

    def options(self, s: Root, r: Pending, out: list[Action]) -> None:
        for effect, clearing in r.choices:
            a = pair(ORDER, effect, clearing)
            if a not in out:  # two alike need no order
                out.append(a)

    def take(self, s: Root, r: Pending, a: Action) -> Pending:
        first = r.choices.index((a.one, a.two)) if isinstance(a, Pair) else 0
        if len(r.steps) > 1:
            push(s, CHOOSE_ORDER, r.without(first))
        push(s, STEP_BY_NAME[r.steps[first]], r.records[first])
        return r


CHOOSE_ORDER = register(ChooseOrder())
