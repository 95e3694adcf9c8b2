"""A turn: actions A, B and C in any order, then the end of the turn. E.4, E.6 to E.9."""

from typing import Final

from lichtung.heirs.actions import (
    BUILD,
    DEPLOY,
    DISCARD,
    DRAW,
    END_TURN,
    ENDED,
    LAY,
    MARCH,
    RAZE,
    SPARE,
    SPARED,
    STRIKE_CAMP,
    TAKE,
    TOP,
    WITHDRAW,
    March,
    OfField,
    OfTile,
    OfTileAt,
    Which,
    march,
    of_field,
    of_tile,
    of_tile_at,
)
from lichtung.heirs.protocol import lacking, not_in_reach, reach, resources, too_dear
from lichtung.heirs.state import (
    AROUND,
    EMPTY,
    IN_RESERVE,
    NO_TERRAIN,
    NOBODY_OWNS,
    SHIELD,
    Heirs,
    owns,
    place,
    towers_around,
    troop_at,
    turn_over,
)
from lichtung.heirs.tiles import CAMP, SIEGE_TOWER
from lichtung.kernel.chance import CHANCE, NOBODY
from lichtung.kernel.codec import Action, Event, Record, Refusal
from lichtung.kernel.frames import STEP_BY_NAME, Act, Actions, SeatRecord, Step, emit, leave, push, register

HAND_LIMIT: Final = 3

TAKEN: Final = Event("E.6.1", "taken", "seat tile")
REFILLED: Final = Event("E.6.3", "refilled", "tile")
LAST_TILE: Final = Event("E.6.4", "last-tile")
BUILT: Final = Event("E.7.2", "built", "seat tile at:field rebates:count")
LAID: Final = Event("E.7.10", "laid", "seat tile at:field")
MARCHED: Final = Event("E.8.2", "marched", "seat origin:field dest:field")
DEPLOYED: Final = Event("E.8.3", "deployed", "seat at:field")
WITHDRAWN: Final = Event("E.8.4", "withdrawn", "seat at:field")
CAMP_USED: Final = Event("E.12.10", "camp-used", "seat at:field")
RAZED: Final = Event("E.12.19", "razed", "seat at:field tile")
DISCARDED: Final = Event("E.6.5", "discarded", "seat tile")
TURN_ENDED: Final = Event("E.4.1", "turn-ended", "seat next:seat")
GAME_ENDED: Final = Event("E.9.1", "game-ended")

ALREADY_TOOK: Final = Refusal("E.4.3", "already-took")
MUST_TAKE: Final = Refusal("E.4.2", "must-take")
NOT_IN_HAND: Final = Refusal("E.7.1", "not-in-hand", "tile")
FIELD_TAKEN: Final = Refusal("E.7.3", "field-taken", "at:field")
FAR_FROM_TROOPS: Final = Refusal("E.7.3", "far-from-troops", "at:field")
NO_TROOP_HERE: Final = Refusal("E.8.1", "no-troop-here", "at:field")
MOVED_ALREADY: Final = Refusal("E.4.3", "moved-already", "at:field")
NO_TILE_THERE: Final = Refusal("E.8.2", "no-tile-there", "at:field")
TROOP_THERE: Final = Refusal("E.2.7", "troop-there", "at:field")
NOT_ADJACENT: Final = Refusal("E.8.2", "not-adjacent", "origin:field dest:field")
NONE_TO_DEPLOY: Final = Refusal("E.8.3", "none-to-deploy")
DEPLOY_TOO_FAR: Final = Refusal("E.8.3", "deploy-too-far", "at:field")
RETINUE_STAYS: Final = Refusal("E.8.4", "retinue-stays")
NO_CAMP_HERE: Final = Refusal("E.12.10", "no-camp-here", "at:field")
CAMP_TOO_EARLY: Final = Refusal("E.12.10", "camp-too-early")


# --- Action A: take a tile. E.6


class Take(Act[Heirs]):
    """Take one tile in reach into the hand; the shield moves to its place and shows the other crown."""

    law = "E.6.1"
    verb = TAKE

    def options(self, s: Heirs, seat: int, out: list[Action]) -> None:
        if took_already(s, seat) is None:
            out.extend([of_tile(TAKE, tile) for tile in reach(s, seat)])

    def refusal(self, s: Heirs, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, OfTile)
        return took_already(s, seat) or not_in_reach(s, seat, a.tile)

    def take(self, s: Heirs, seat: int, a: Action) -> None:
        assert isinstance(a, OfTile)
        take_tile(s, seat, a.tile)


def took_already(s: Heirs, seat: int) -> Refusal | None:
    """E.4.3: one tile a turn; the crown shows whether it was taken (a camp turns it back)."""
    return None if s.crown == seat else ALREADY_TOOK


def take_tile(s: Heirs, seat: int, tile: int, to_hand: bool = True) -> None:
    """E.6.2: the shield goes where the tile lay and turns; its old place is refilled. E.6.3"""
    freed = s.reserve.index(tile)
    old = s.shield
    s.reserve[freed] = SHIELD
    s.reserve[old] = EMPTY
    s.shield = freed
    s.crown = 1 - seat
    s.took += 1
    if to_hand:
        s.hands[seat] = tuple(sorted((*s.hands[seat], tile)))
    if s.events is not None:
        emit(s, TAKEN.of(seat, tile))
    if s.stack:
        push(s, REFILL, Slot(old))


class Slot(Record):
    """A place of the reserve."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def values(self) -> tuple[object, ...]:
        return (self.slot,)


class Refill(Step[Heirs, Slot]):
    """The top tile of the stack is turned up into the shield's old place."""

    name = "heirs.refill"
    law = "E.6.3"
    holds = Slot

    def seat(self, s: Heirs, r: Slot) -> int:
        return CHANCE

    def outcomes(self, s: Heirs, r: Slot) -> list[tuple[Action, int]]:
        terrain = s.setup.terrain
        return [(of_tile(DRAW, t), 1) for t in s.stack if s.top in (NO_TERRAIN, terrain[t])]

    def take(self, s: Heirs, r: Slot, a: Action) -> Slot:
        assert isinstance(a, OfTile)
        s.stack.remove(a.tile)
        s.reserve[r.slot] = a.tile
        if s.events is not None:
            emit(s, REFILLED.of(a.tile))
        show_top(s)
        return r


def show_top(s: Heirs) -> None:
    """The back of the next tile is open to see; E.6.4: the last tile starts the end of the game."""
    s.top = NO_TERRAIN
    if s.stack:
        push(s, TOP_TERRAIN, Slot(0))
    else:
        s.ending = 1
        if s.events is not None:
            emit(s, LAST_TILE)


class TopTerrain(Step[Heirs, Slot]):
    """The terrain on the back of the stack's top tile shows."""

    name = "heirs.top"
    law = "E.1.3"
    holds = Slot

    def seat(self, s: Heirs, r: Slot) -> int:
        return CHANCE

    def outcomes(self, s: Heirs, r: Slot) -> list[tuple[Action, int]]:
        count = [0, 0, 0]
        for tile in s.stack:
            count[s.setup.terrain[tile]] += 1
        return [(Which(TOP, terrain), n) for terrain, n in enumerate(count) if n]

    def take(self, s: Heirs, r: Slot, a: Action) -> Slot:
        assert isinstance(a, Which)
        s.top = a.which
        return r


# --- Action B: play a tile. E.7


def fields_near(s: Heirs, seat: int) -> list[int]:
    """E.7.3: the empty fields next to a tile with a troop of the seat, corners included."""
    cells = s.cells
    found: set[int] = set()
    for i in range(seat * 3, seat * 3 + 3):
        at = s.troops[i]
        if at != IN_RESERVE:
            for step in AROUND:
                if at + step not in cells:
                    found.add(at + step)
    return sorted(found)


def no_site(s: Heirs, seat: int, at: int) -> Refusal | None:
    """E.7.3: the field must be empty and next to one's own troop."""
    if at in s.cells:
        return FIELD_TAKEN.of(at)
    if not near_troop(s, seat, at):
        return FAR_FROM_TROOPS.of(at)
    return None


def near_troop(s: Heirs, seat: int, at: int) -> bool:
    """Whether a troop of the seat stands on a neighbouring tile, corners included."""
    return any(troop_at(s, seat, at + step) >= 0 for step in AROUND)


def not_in_hand(s: Heirs, seat: int, tile: int) -> Refusal | None:
    """E.7.1: only tiles of the own hand are played."""
    return None if tile in s.hands[seat] else NOT_IN_HAND.of(tile)


class Build(Act[Heirs]):
    """Play a tile face up as one's own building, with access to all resources of its cost."""

    law = "E.7.2"
    verb = BUILD

    def options(self, s: Heirs, seat: int, out: list[Action]) -> None:
        hand = s.hands[seat]
        if not hand:
            return
        have = resources(s, seat)
        fields = fields_near(s, seat)
        for tile in hand:
            if too_dear(s, have, tile) is None:
                out.extend([of_tile_at(BUILD, tile, at) for at in fields])

    def refusal(self, s: Heirs, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, OfTileAt)
        return (
            not_in_hand(s, seat, a.tile) or no_site(s, seat, a.at) or too_dear(s, resources(s, seat), a.tile)
        )

    def take(self, s: Heirs, seat: int, a: Action) -> None:
        assert isinstance(a, OfTileAt)
        used = lacking(s, resources(s, seat), a.tile)  # E.7.11: as few rebates as needed; the rest lapse
        s.rebates -= used
        from_hand(s, seat, a.tile)
        build_tile(s, seat, a.tile, a.at)
        if s.events is not None:
            emit(s, BUILT.of(seat, a.tile, a.at, used))
        targets = razeable(s, seat, a.at)
        if targets:
            push(s, SIEGE, Targets(seat, targets))


def from_hand(s: Heirs, seat: int, tile: int) -> None:
    """The tile leaves the hand."""
    s.hands[seat] = tuple(t for t in s.hands[seat] if t != tile)


def build_tile(s: Heirs, seat: int, tile: int, at: int) -> None:
    """E.7.4: the tile faces its owner. E.7.5: its road need not meet the roads around it."""
    place(s, at, tile, seat)


class Lay(Act[Heirs]):
    """Play a tile face down as open terrain: no cost, no owner, and a rebate for a building this turn."""

    law = "E.7.10"
    verb = LAY

    def options(self, s: Heirs, seat: int, out: list[Action]) -> None:
        hand = s.hands[seat]
        if hand:
            fields = fields_near(s, seat)
            for tile in hand:
                out.extend([of_tile_at(LAY, tile, at) for at in fields])

    def refusal(self, s: Heirs, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, OfTileAt)
        return not_in_hand(s, seat, a.tile) or no_site(s, seat, a.at)

    def take(self, s: Heirs, seat: int, a: Action) -> None:
        assert isinstance(a, OfTileAt)
        from_hand(s, seat, a.tile)
        place(s, a.at, a.tile, NOBODY_OWNS)
        grant_rebate(s)
        if s.events is not None:
            emit(s, LAID.of(seat, a.tile, a.at))


def grant_rebate(s: Heirs) -> None:
    """E.7.11: each open terrain makes one building of this turn cheaper by one (option `rebates`)."""
    if not (s.setup.rebate_once_a_turn and s.laid):
        s.rebates += 1
    s.laid = 1


# --- Siege towers and camps. E.12


class Targets(Record):
    """Whose towers, and the buildings that they may still destroy."""

    def __init__(self, seat: int, fields: tuple[int, ...]) -> None:
        self.seat = seat
        self.fields = fields

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.fields)


def razeable(s: Heirs, seat: int, at: int) -> tuple[int, ...]:
    """E.12.19: enemy buildings next to a tower just placed that two (option `siege`) towers touch."""
    if s.setup.building[s.cells[at] >> 2] != SIEGE_TOWER:
        return ()
    found: list[int] = []
    for step in (-64, -1, 1, 64):
        cell = s.cells.get(at + step, NOBODY_OWNS)
        if cell & 3 == 1 - seat:
            towers = towers_around(s, seat, at + step)
            if towers == 2 or (towers > 2 and s.setup.siege_each_tower):
                found.append(at + step)
    return tuple(found)


class Siege(Step[Heirs, Targets]):
    """The second tower next to an enemy building may destroy it; the tile becomes open terrain."""

    name = "heirs.siege"
    law = "E.12.19"
    holds = Targets

    def seat(self, s: Heirs, r: Targets) -> int:
        return r.seat

    def options(self, s: Heirs, r: Targets, out: list[Action]) -> None:
        out.extend([of_field(RAZE, at) for at in r.fields])
        out.append(SPARED)

    def take(self, s: Heirs, r: Targets, a: Action) -> Targets:
        if a.verb == SPARE:
            return r
        assert isinstance(a, OfField)
        raze(s, r.seat, a.at)
        rest = tuple(at for at in r.fields if at != a.at)
        if rest:
            push(s, SIEGE, Targets(r.seat, rest))
        return r


def raze(s: Heirs, seat: int, at: int) -> None:
    """Turn the enemy building over."""
    if s.events is not None:
        emit(s, RAZED.of(seat, at, s.cells[at] >> 2))
    turn_over(s, at)


class StrikeCamp(Act[Heirs]):
    """Turn an own camp over after taking a tile: the shield turns back and one more tile may be taken."""

    law = "E.12.10"
    verb = STRIKE_CAMP

    def options(self, s: Heirs, seat: int, out: list[Action]) -> None:
        if took_nothing(s, seat) is None:
            kind = s.setup.building
            camps = [at for at, cell in s.cells.items() if kind[cell >> 2] == CAMP and cell & 3 == seat]
            out.extend([of_field(STRIKE_CAMP, at) for at in sorted(camps)])

    def refusal(self, s: Heirs, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, OfField)
        if not owns(s, seat, a.at, CAMP):
            return NO_CAMP_HERE.of(a.at)
        return took_nothing(s, seat)

    def take(self, s: Heirs, seat: int, a: Action) -> None:
        assert isinstance(a, OfField)
        turn_over(s, a.at)
        s.crown = seat
        if s.events is not None:
            emit(s, CAMP_USED.of(seat, a.at))


def took_nothing(s: Heirs, seat: int) -> Refusal | None:
    """E.12.10: a camp helps only after a tile was taken, while the shield shows the other crown."""
    return CAMP_TOO_EARLY if s.crown == seat else None


# --- Action C: move troops. E.8


def not_movable(s: Heirs, seat: int, at: int) -> Refusal | None:
    """E.8.1: one of the seat's own troops, not moved yet in this turn."""
    troop = troop_at(s, seat, at)
    if troop < 0:
        return NO_TROOP_HERE.of(at)
    return MOVED_ALREADY.of(at) if s.moved >> troop & 1 else None


def not_free(s: Heirs, at: int) -> Refusal | None:
    """E.8.2: troops stand on tiles; E.2.7: never two on one tile after the start."""
    if at not in s.cells:
        return NO_TILE_THERE.of(at)
    return TROOP_THERE.of(at) if at in s.troops else None


class MarchTroop(Act[Heirs]):
    """Move a troop to a neighbouring tile without a troop, corners included."""

    law = "E.8.2"
    verb = MARCH

    def options(self, s: Heirs, seat: int, out: list[Action]) -> None:
        cells, troops = s.cells, s.troops
        for i in range(seat * 3, seat * 3 + 3):
            at = troops[i]
            if at != IN_RESERVE and not s.moved >> i & 1:
                for step in AROUND:
                    to = at + step
                    if to in cells and to not in troops:
                        out.append(march(at, to))

    def refusal(self, s: Heirs, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, March)
        refused = not_movable(s, seat, a.origin)
        if refused is None and a.dest - a.origin not in AROUND:
            refused = NOT_ADJACENT.of(a.origin, a.dest)
        return refused or not_free(s, a.dest)

    def take(self, s: Heirs, seat: int, a: Action) -> None:
        assert isinstance(a, March)
        move_troop(s, troop_at(s, seat, a.origin), a.dest)
        if s.events is not None:
            emit(s, MARCHED.of(seat, a.origin, a.dest))


def move_troop(s: Heirs, troop: int, to: int) -> None:
    """E.8.5: a moved troop shows its X until the end of the turn. E.8.6: reach changes at once."""
    s.troops[troop] = to
    s.moved |= 1 << troop


def unmoved_in_reserve(s: Heirs, seat: int) -> int:
    """A troop that can still be deployed this turn, or -1. The retinue is never in the reserve."""
    for i in range(seat * 3 + 1, seat * 3 + 3):
        if s.troops[i] == IN_RESERVE and not s.moved >> i & 1:
            return i
    return -1


class Deploy(Act[Heirs]):
    """Send a troop from the reserve to a free tile next to a tile with an own troop."""

    law = "E.8.3"
    verb = DEPLOY

    def options(self, s: Heirs, seat: int, out: list[Action]) -> None:
        if unmoved_in_reserve(s, seat) < 0:
            return
        cells, troops = s.cells, s.troops
        found: set[int] = set()
        for i in range(seat * 3, seat * 3 + 3):
            at = troops[i]
            if at != IN_RESERVE:
                for step in AROUND:
                    to = at + step
                    if to in cells and to not in troops:
                        found.add(to)
        out.extend([of_field(DEPLOY, at) for at in sorted(found)])

    def refusal(self, s: Heirs, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, OfField)
        if unmoved_in_reserve(s, seat) < 0:
            return NONE_TO_DEPLOY
        refused = not_free(s, a.at)
        if refused is None and not near_troop(s, seat, a.at):
            refused = DEPLOY_TOO_FAR.of(a.at)
        return refused

    def take(self, s: Heirs, seat: int, a: Action) -> None:
        assert isinstance(a, OfField)
        move_troop(s, unmoved_in_reserve(s, seat), a.at)
        if s.events is not None:
            emit(s, DEPLOYED.of(seat, a.at))


class Withdraw(Act[Heirs]):
    """Call a troop back into the reserve; the retinue never goes back."""

    law = "E.8.4"
    verb = WITHDRAW

    def options(self, s: Heirs, seat: int, out: list[Action]) -> None:
        for i in range(seat * 3 + 1, seat * 3 + 3):
            if s.troops[i] != IN_RESERVE and not s.moved >> i & 1:
                out.append(of_field(WITHDRAW, s.troops[i]))

    def refusal(self, s: Heirs, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, OfField)
        if troop_at(s, seat, a.at) == seat * 3:
            return RETINUE_STAYS
        return not_movable(s, seat, a.at)

    def take(self, s: Heirs, seat: int, a: Action) -> None:
        assert isinstance(a, OfField)
        move_troop(s, troop_at(s, seat, a.at), IN_RESERVE)
        if s.events is not None:
            emit(s, WITHDRAWN.of(seat, a.at))


# --- End of the turn and of the game. E.4, E.9


class EndTurn(Act[Heirs]):
    """End the turn once a tile was taken; the shield then shows the other heir's crown."""

    law = "E.4.2"
    verb = END_TURN

    def options(self, s: Heirs, seat: int, out: list[Action]) -> None:
        if must_take(s) is None:
            out.append(ENDED)

    def refusal(self, s: Heirs, seat: int, a: Action) -> Refusal | None:
        return must_take(s)

    def take(self, s: Heirs, seat: int, a: Action) -> None:
        leave(s)
        push(s, NEXT_TURN, SeatRecord(seat))
        push(s, HAND_DOWN, SeatRecord(seat))


def must_take(s: Heirs) -> Refusal | None:
    """E.4.2: taking a tile is compulsory (as long as the reserve has one)."""
    if s.took > 0:
        return None
    return MUST_TAKE if any(tile >= 0 for tile in s.reserve) else None


class HandDown(Step[Heirs, SeatRecord]):
    """At the end of a turn at most three tiles stay in the hand; the owner chooses what goes."""

    name = "heirs.hand-limit"
    law = "E.6.5"

    def seat(self, s: Heirs, r: SeatRecord) -> int:
        return r.seat if len(s.hands[r.seat]) > HAND_LIMIT else NOBODY

    def options(self, s: Heirs, r: SeatRecord, out: list[Action]) -> None:
        out.extend([of_tile(DISCARD, tile) for tile in s.hands[r.seat]])

    def take(self, s: Heirs, r: SeatRecord, a: Action) -> SeatRecord:
        if a.verb == DISCARD:
            assert isinstance(a, OfTile)
            from_hand(s, r.seat, a.tile)
            if s.events is not None:
                emit(s, DISCARDED.of(r.seat, a.tile))
            push(s, HAND_DOWN, r)
        return r


class NextTurn(Step[Heirs, SeatRecord]):
    """Turns alternate; after the last tile was drawn each heir has one more turn, then it is over."""

    name = "heirs.next-turn"
    law = "E.9.1"

    def take(self, s: Heirs, r: SeatRecord, a: Action) -> SeatRecord:
        s.moved = 0
        s.took = 0
        s.rebates = 0
        s.laid = 0
        s.crown = 1 - r.seat
        if s.ending == 1:
            s.ending = 2
            s.turns_left = 3
        if s.ending == 2:
            s.turns_left -= 1
            if s.turns_left == 0:
                if s.events is not None:
                    emit(s, GAME_ENDED)
                return r
        if s.events is not None:
            emit(s, TURN_ENDED.of(r.seat, 1 - r.seat))
        begin_turn(s, 1 - r.seat)
        return r


def begin_turn(s: Heirs, seat: int) -> None:
    """E.4.1: the seat's turn begins; the Regent's turn has steps of its own."""
    if seat == s.setup.regent:
        push(s, STEP_BY_NAME["heirs.regent"], SeatRecord(seat))
    else:
        push(s, TURN, SeatRecord(seat))


REFILL: Final = register(Refill())
TOP_TERRAIN: Final = register(TopTerrain())
SIEGE: Final = register(Siege())
HAND_DOWN: Final = register(HandDown())
NEXT_TURN: Final = register(NextTurn())
TURN: Final = register(
    Actions(
        "heirs.turn",
        "E.4.2",
        [Take(), Build(), Lay(), MarchTroop(), Deploy(), Withdraw(), StrikeCamp(), EndTurn()],
    )
)
