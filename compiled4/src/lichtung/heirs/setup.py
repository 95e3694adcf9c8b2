"""Setting up: sets, shield toss, royal reserve, start tile. E.2."""

from random import Random
from typing import Final

from lichtung.heirs.actions import DRAW, PICK_SET, TOSS, OfTile, Which, of_tile
from lichtung.heirs.state import EMPTY, NOBODY_OWNS, SEATS, SHIELD, SLOTS, START, Heirs, place
from lichtung.heirs.tiles import SETS
from lichtung.heirs.turn import Slot, begin_turn, show_top
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action, Event
from lichtung.kernel.frames import SeatRecord, Step, emit, push, register

SETS_PLAYED: Final = 3

SET_CHOSEN: Final = Event("E.2.1", "set-chosen", "set")
TOSSED: Final = Event("E.2.4", "tossed", "seat")
DEALT: Final = Event("E.2.5", "dealt", "tile")
START_LAID: Final = Event("E.2.6", "start-laid", "tile terrain", hidden="tile")


class ChooseSets(Step[Heirs, SeatRecord]):
    """Three of the six sets are chosen; the heirs name them in turn, or chance does."""

    name = "heirs.choose-sets"
    law = "E.2.1"

    def seat(self, s: Heirs, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Heirs, r: SeatRecord, out: list[Action]) -> None:
        out.extend([Which(PICK_SET, i) for i in range(len(SETS)) if i not in s.sets])

    def outcomes(self, s: Heirs, r: SeatRecord) -> list[tuple[Action, int]]:
        return [(Which(PICK_SET, i), 1) for i in range(len(SETS)) if i not in s.sets]

    def take(self, s: Heirs, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Which)
        s.sets = tuple(sorted((*s.sets, a.which)))
        if s.events is not None:
            emit(s, SET_CHOSEN.of(a.which))
        if len(s.sets) < SETS_PLAYED:
            # Against the Regent the one player chooses all three.
            alone = r.seat == CHANCE or s.setup.regent >= 0
            push(s, CHOOSE_SETS, r if alone else SeatRecord(1 - r.seat))
        else:
            shuffle(s)
        return r


def shuffle(s: Heirs) -> None:
    """E.2.2: the 27 tiles of the chosen sets become the face-down stack; then reserve and start tile."""
    s.stack = [i for i, t in enumerate(s.setup.tiles.tiles) if t.set in s.sets]
    push(s, LAY_START, Slot(0))
    push(s, DEAL, Slot(1))
    push(s, SHIELD_TOSS, Slot(0))


class ShieldToss(Step[Heirs, Slot]):
    """The royal shield is tossed like a coin; the crown's colour begins."""

    name = "heirs.toss"
    law = "E.2.4"
    holds = Slot

    def seat(self, s: Heirs, r: Slot) -> int:
        return CHANCE

    def outcomes(self, s: Heirs, r: Slot) -> list[tuple[Action, int]]:
        return [(Which(TOSS, seat), 1) for seat in range(len(SEATS))]

    def take(self, s: Heirs, r: Slot, a: Action) -> Slot:
        assert isinstance(a, Which)
        s.crown = a.which
        s.shield = 0
        s.reserve = [SHIELD, *[EMPTY] * (SLOTS - 1)]
        if s.events is not None:
            emit(s, TOSSED.of(a.which))
        return r


class Deal(Step[Heirs, Slot]):
    """Six tiles are laid out clockwise from the shield."""

    name = "heirs.deal"
    law = "E.2.5"
    holds = Slot

    def seat(self, s: Heirs, r: Slot) -> int:
        return CHANCE

    def outcomes(self, s: Heirs, r: Slot) -> list[tuple[Action, int]]:
        return [(of_tile(DRAW, tile), 1) for tile in s.stack]

    def sample(self, s: Heirs, r: Slot, rng: Random) -> Action:
        return of_tile(DRAW, rng.choice(s.stack))

    def take(self, s: Heirs, r: Slot, a: Action) -> Slot:
        assert isinstance(a, OfTile)
        s.stack.remove(a.tile)
        s.reserve[r.slot] = a.tile
        if s.events is not None:
            emit(s, DEALT.of(a.tile))
        if r.slot + 1 < SLOTS:
            push(s, DEAL, Slot(r.slot + 1))
        return r


class LayStart(Step[Heirs, Slot]):
    """The next tile lies face down in the middle; both retinues stand on it."""

    name = "heirs.start-tile"
    law = "E.2.6"
    holds = Slot

    def seat(self, s: Heirs, r: Slot) -> int:
        return CHANCE

    def outcomes(self, s: Heirs, r: Slot) -> list[tuple[Action, int]]:
        return [(of_tile(DRAW, tile), 1) for tile in s.stack]

    def take(self, s: Heirs, r: Slot, a: Action) -> Slot:
        assert isinstance(a, OfTile)
        s.stack.remove(a.tile)
        s.start_tile = a.tile
        place(s, START, a.tile, NOBODY_OWNS)
        s.troops[0] = s.troops[3] = START
        if s.events is not None:
            emit(s, START_LAID.of(a.tile, s.setup.terrain[a.tile]))
        begin_turn(s, s.crown)
        show_top(s)
        return r


CHOOSE_SETS: Final = register(ChooseSets())
SHIELD_TOSS: Final = register(ShieldToss())
DEAL: Final = register(Deal())
LAY_START: Final = register(LayStart())
