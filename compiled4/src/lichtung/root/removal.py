"""Pieces leave the map: all at once, then points, then what follows from it. 1.1.3, 3.2.1."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import TO_ALL, Action, Event, PublicRecord, Record
from lichtung.kernel.frames import STEP_BY_NAME, STEPS, Step, emit, push, register
from lichtung.root.actions import ORDER, TARGET, Pair, Pick, pair, pick
from lichtung.root.faction import Owner
from lichtung.root.markers import lies_open, lift_marker, markers_at, mix_supply
from lichtung.root.owners import decider, is_enemy_piece, treats_as_own
from lichtung.root.pieces import (
    REMOVED,
    figures_at,
    is_shielded,
    put_figure,
    remove_piece,
    remove_warriors,
)
from lichtung.root.questions import Source
from lichtung.root.scoring import add_points, check_points
from lichtung.root.state import DEFENDER, FIGURE, MARKER, NONE, WARRIOR, Removed, Root, Trigger

MARKER_REMOVED: Final = Event(
    "3.2.1", "marker-removed", "seat:owner clearing by:owner marker", hidden="marker"
)
WARRIORS_REMOVED: Final = Event("2.5.1", "warriors-removed", "seat:owner clearing count")
PIECE_REMOVED: Final = Event("3.2.1", "piece-removed", "seat:owner piece clearing count by:owner")


def take_off(
    s: Root,
    owner: int,
    kind: int,
    place: int,
    count: int,
    remover: int,
    scorer: int | None = None,
    payer: int | None = None,
    way: int = REMOVED,
    told: bool = False,
) -> None:
    """Remove pieces of one kind (or WARRIOR) now; `settle_removed` draws the consequences.

    The remover scores for them and pays for what they set off, unless somebody else does. Another piece may
    take the place of warriors (`way`). What is `told` already is not told again.
    """
    if count == 0 or is_shielded(s, owner, place, remover):
        return
    more = 0
    if kind == WARRIOR:
        remove_warriors(s, owner, place, count, way)
        if s.events is not None and not told:
            emit(s, WARRIORS_REMOVED.of(owner, place, count))
    else:
        for source in s.setup.ask.more_removal_points:
            more += source.answers.more_removal_points(s, source.me, kind, place, count)
        for _ in range(count):
            remove_piece(s, kind, place)
        if s.events is not None:
            emit(s, PIECE_REMOVED.of(owner, kind, place, count, remover))
    scored_by = remover if scorer is None else scorer
    paid_by = remover if payer is None else payer
    if paid_by >= s.setup.seats and s.controller[paid_by] != NONE:  # H.3.7
        paid_by = s.controller[paid_by]
    s.removed = (*s.removed, Removed(owner, kind, place, count, remover, scored_by, paid_by, NONE, way, more))


def take_off_markers(s: Root, owner: int, place: int, count: int, remover: int) -> int:
    """Remove tokens that were placed face down, in the order of their numbers; returns how many."""
    found = [] if is_shielded(s, owner, place, remover) else markers_at(s, owner, place)[:count]
    for marker in found:
        lift_marker(s, marker)
        if s.events is not None:
            knowers = TO_ALL if lies_open(s, marker) else s.marker_seen[marker]
            emit(s, MARKER_REMOVED.shown_to(knowers, owner, place, remover, s.marker_kinds[marker]))
        s.removed = (*s.removed, Removed(owner, MARKER, place, 1, remover, remover, remover, marker))
    return len(found)


def take_off_troops(s: Root, owner: int, place: int, count: int, remover: int) -> None:
    """Remove so many warriors in battle; single figures that are warriors go last."""
    common = min(count, s.warriors[owner * s.places + place])
    take_off(s, owner, WARRIOR, place, common, remover)
    for figure in figures_at(s, owner, place)[: count - common]:
        take_off_figure(s, owner, figure, remover)


def take_off_figure(s: Root, owner: int, figure: int, remover: int) -> None:
    """Remove a single figure that is a warrior; only battles do."""
    place = s.figures[figure]
    put_figure(s, figure, NONE)
    s.setup.owner[owner].figure_fell(s, owner, place)
    s.removed = (*s.removed, Removed(owner, FIGURE, place, 1, remover, remover, remover))


def take_off_cardboard(s: Root, owner: int, place: int, remover: int) -> None:
    """Remove every building and token that the owner has in a place."""
    for kind in s.setup.kinds_of[owner]:
        take_off(s, owner, kind, place, s.pieces[kind * s.places + place], remover)
    if s.marker_places:
        take_off_markers(s, owner, place, len(s.marker_places), remover)


def take_off_all(s: Root, owner: int, place: int, remover: int) -> None:
    """Remove every piece that the owner has in a place; a figure cannot be removed. 1.1.2, 2.5.4"""
    if s.presence[owner * s.places + place]:
        if not treats_as_own(s, remover, owner):
            take_off(s, owner, WARRIOR, place, s.warriors[owner * s.places + place], remover)
        take_off_cardboard(s, owner, place, remover)
    for source in s.setup.ask.all_removed:
        source.answers.all_removed(s, source.me, owner, place, remover)


def take_off_enemies(s: Root, seat: int, place: int) -> None:
    """Remove every enemy piece from a place."""
    for owner in range(s.setup.owners):
        if is_enemy_piece(s, seat, owner):
            take_off_all(s, owner, place, seat)


def settle_removed(s: Root) -> None:
    """Points for everything taken off together, the active player's first, a look at 3.1, the triggers."""
    if not s.removed:
        return
    removed = list(s.removed)
    s.removed = ()
    for group in sorted(removed, key=lambda one: (one.scorer - s.active) % s.setup.seats):
        if group.is_cardboard() and is_enemy_piece(s, group.scorer, group.owner):
            add_points(s, group.scorer, group.count + group.more)  # 3.2.1
    triggers: list[Trigger] = []
    losers: list[int] = []  # whose lost pieces set off each of them
    for source in s.setup.ask.pieces_removed:
        more = source.answers.pieces_removed(s, source.me, removed)
        if more:
            triggers += more
            losers += [loser_of(s, source)] * len(more)
    for group in removed:
        if group.kind == MARKER:
            mix_supply(s, group.owner)
    check_points(s)
    if s.setup.law.loser_orders_triggers and s.battle[DEFENDER] != NONE:
        resolve_sides(s, triggers, losers)
    else:
        resolve(s, triggers)


def loser_of(s: Root, source: Source) -> int:
    """The seat that decides about what lost pieces set off: their owner's; of nobody the active one."""
    if not isinstance(source.answers, Owner):
        return s.active
    seat = source.me if source.me < s.setup.seats else s.controller[source.me]
    return s.active if seat == NONE else seat


def resolve(s: Root, triggers: list[Trigger]) -> None:
    """Carry out triggers; of several at once the active player chooses the order. 1.1.3"""
    if len(triggers) == 1 or decider(s, s.active) == NONE:
        for trigger in reversed(triggers):
            push(s, trigger.step, trigger.record)
    elif triggers:
        push(s, CHOOSE_ORDER, pending(triggers))


def resolve_sides(s: Root, triggers: list[Trigger], losers: list[int]) -> None:
    """1.1.3: in battle each side orders what its own lost pieces set off; the active player the sides."""
    if triggers:
        found = pending(triggers)
        push(s, CHOOSE_SIDE, Aftereffects(tuple(losers), found.steps, found.records, found.choices))


class Pending(PublicRecord):
    """Triggers that wait for their order: the names of their steps (ids never leave the process).

    Each is chosen by its effect and clearing.
    """

    fields = "steps:step+ records:record+ choices:effect,clearing+"

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


def list_orders(r: Pending, out: list[Action]) -> None:
    """Each of the triggers as the next one; two alike need no order."""
    for effect, clearing in r.choices:
        a = pair(ORDER, effect, clearing)
        if a not in out:
            out.append(a)


class ChooseOrder(Step[Root, Pending]):
    """Of effects at the same time the active player chooses which comes first."""

    name = "root.order"
    law = "1.1.3"
    holds = Pending

    def seat(self, s: Root, r: Pending) -> int:
        return s.active if len(r.steps) > 1 else NOBODY

    def options(self, s: Root, r: Pending, out: list[Action]) -> None:
        list_orders(r, out)

    def take(self, s: Root, r: Pending, a: Action) -> Pending:
        first = r.choices.index((a.one, a.two)) if isinstance(a, Pair) else 0
        if len(r.steps) > 1:
            push(s, CHOOSE_ORDER, r.without(first))
        push(s, STEP_BY_NAME[r.steps[first]], r.records[first])
        return r


def pending(triggers: list[Trigger]) -> Pending:
    """Triggers as a record of what waits for its order."""
    names = tuple([STEPS[t.step].name for t in triggers])
    choices = tuple([(t.effect, t.clearing) for t in triggers])
    return Pending(names, tuple([t.record for t in triggers]), choices)


class Aftereffects(Pending):
    """Triggers of a battle that wait for their order, and whose lost pieces set off each of them."""

    fields = "losers:seat+ steps:step+ records:record+ choices:effect,clearing+"

    def __init__(
        self,
        losers: tuple[int, ...],
        steps: tuple[str, ...],
        records: tuple[Record, ...],
        choices: tuple[tuple[int, int], ...],
    ) -> None:
        super().__init__(steps, records, choices)
        self.losers = losers

    def values(self) -> tuple[object, ...]:
        return (self.losers, self.steps, self.records, self.choices)

    def without(self, index: int) -> "Aftereffects":
        after = index + 1
        rest = super().without(index)
        losers = self.losers[:index] + self.losers[after:]
        return Aftereffects(losers, rest.steps, rest.records, rest.choices)

    def of_side(self, loser: int, own: bool) -> "Aftereffects":
        """Those of one side, or all others."""
        found = self
        for index in reversed(range(len(self.losers))):
            if (self.losers[index] == loser) is not own:
                found = found.without(index)
        return found


class ChooseSide(Step[Root, Aftereffects]):
    """The active player chooses whose losses are looked at first."""

    name = "root.order-sides"
    law = "1.1.3"
    holds = Aftereffects

    def seat(self, s: Root, r: Aftereffects) -> int:
        several = r.losers.count(r.losers[0]) < len(r.losers)
        return s.active if several and decider(s, s.active) != NONE else NOBODY

    def options(self, s: Root, r: Aftereffects, out: list[Action]) -> None:
        out.extend([pick(TARGET, loser) for loser in sorted(set(r.losers))])

    def take(self, s: Root, r: Aftereffects, a: Action) -> Aftereffects:
        first = a.what if isinstance(a, Pick) else r.losers[0]
        rest = r.of_side(first, own=False)
        if rest.losers:
            push(s, CHOOSE_SIDE, rest)
        push(s, ORDER_OWN, r.of_side(first, own=True))
        return r


class OrderOwn(Step[Root, Aftereffects]):
    """In battle each side chooses the order of what its own lost pieces set off."""

    name = "root.order-own"
    law = "1.1.3"
    holds = Aftereffects

    def seat(self, s: Root, r: Aftereffects) -> int:
        chooser = decider(s, r.losers[0])
        return chooser if chooser != NONE and len(r.losers) > 1 else NOBODY

    def options(self, s: Root, r: Aftereffects, out: list[Action]) -> None:
        list_orders(r, out)

    def take(self, s: Root, r: Aftereffects, a: Action) -> Aftereffects:
        first = r.choices.index((a.one, a.two)) if isinstance(a, Pair) else 0
        if len(r.losers) > 1:
            push(s, ORDER_OWN, r.without(first))
        push(s, STEP_BY_NAME[r.steps[first]], r.records[first])
        return r


CHOOSE_ORDER: Final = register(ChooseOrder())
ORDER_OWN: Final = register(OrderOwn())
CHOOSE_SIDE: Final = register(ChooseSide())
