"""The Regent: an automatic opponent for one player. E.S.

Our own design, not the solo mode that comes with the game.
"""

from typing import Final

from lichtung.heirs.actions import TOKEN, Which
from lichtung.heirs.protocol import lacking, reach, resources
from lichtung.heirs.scoring import margin
from lichtung.heirs.state import (
    AROUND,
    IN_RESERVE,
    NOBODY_OWNS,
    Heirs,
    place,
    turn_over,
    xy,
)
from lichtung.heirs.turn import (
    NEXT_TURN,
    build_tile,
    fields_near,
    move_troop,
    raze,
    razeable,
    take_tile,
)
from lichtung.kernel.chance import CHANCE, NOBODY
from lichtung.kernel.codec import Action, Event, Record
from lichtung.kernel.frames import OfSeat, Step, push, register, sequence, tell

BUILD_ORDER: Final = 0
SETTLE_ORDER: Final = 1
MARCH_ORDER: Final = 2
NO_TOKEN: Final = -1

# E.S.1: how many tokens of each order and slot: build 1-3, settle 1-3, march 1-3.
TOKENS: Final = {
    "page": (1, 3, 1, 2, 1, 2, 0, 0, 1),
    "prince": (2, 3, 2, 1, 1, 1, 0, 0, 1),
    "king": (2, 3, 2, 1, 1, 1, 0, 0, 1),
}
REBATE: Final = {"page": 0, "prince": 1, "king": 2}
DRAWS: Final = {"page": 1, "prince": 1, "king": 2}

TOKEN_SHOWN = Event("E.S.2", "regent-token", "token")
REGENT_BUILT = Event("E.S.3", "regent-built", "seat tile at:field")
REGENT_SETTLED = Event("E.S.4", "regent-settled", "seat tile at:field")
REGENT_DROPPED = Event("E.S.5", "regent-dropped", "seat tile")
REGENT_MARCHED = Event("E.S.7", "regent-marched", "seat origin:field dest:field")
REGENT_DEPLOYED = Event("E.S.7", "regent-deployed", "seat at:field")
REGENT_WITHDREW = Event("E.S.7", "regent-withdrew", "seat at:field")


class Tokens(Record):
    """The Regent's turn: the tokens turned over and the tile taken with the chosen one."""

    def __init__(self, seat: int, first: int = NO_TOKEN, second: int = NO_TOKEN, tile: int = -1) -> None:
        self.seat = seat
        self.first = first
        self.second = second
        self.tile = tile

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.first, self.second, self.tile)


class Begin(Step[Heirs, OfSeat]):
    """The Regent's turn begins; when no token lies face down, all are shuffled again."""

    name = "heirs.regent"
    law = "E.S.1"

    def take(self, s: Heirs, r: OfSeat, a: Action) -> OfSeat:
        if not any(s.tokens):
            s.tokens = list(TOKENS[s.table.solo])
        push(s, FIRST_TOKEN, Tokens(r.seat))
        return r


class TurnOver(Step[Heirs, Tokens]):
    """One order token is turned over."""

    law = "E.S.2"

    def __init__(self, name: str, draw: int) -> None:
        self.name = name
        self.draw = draw

    def seat(self, s: Heirs, r: Tokens) -> int:
        wanted = self.draw <= DRAWS[s.table.solo] and any(s.tokens)
        return CHANCE if wanted else NOBODY

    def outcomes(self, s: Heirs, r: Tokens) -> list[tuple[Action, int]]:
        return [(Which(TOKEN, kind), n) for kind, n in enumerate(s.tokens) if n]

    def take(self, s: Heirs, r: Tokens, a: Action) -> Tokens:
        if not isinstance(a, Which):
            return r
        s.tokens[a.which] -= 1
        if s.events is not None:
            tell(s, TOKEN_SHOWN.of(a.which))
        return Tokens(r.seat, a.which) if self.draw == 1 else Tokens(r.seat, r.first, a.which)


class TakeByToken(Step[Heirs, Tokens]):
    """It takes the tile in the token's slot, or the last one in reach; the King keeps the better token."""

    name = "heirs.regent-take"
    law = "E.S.10"

    def take(self, s: Heirs, r: Tokens, a: Action) -> Tokens:
        token, other = r.first, r.second
        if other != NO_TOKEN:
            if outlook(s, r.seat, other) > outlook(s, r.seat, token):
                token, other = other, token
            s.tokens[other] += 1
        tile = slot_tile(s, r.seat, token)
        if tile >= 0:
            take_tile(s, r.seat, tile, False)
        return Tokens(r.seat, token, NO_TOKEN, tile)


def slot_tile(s: Heirs, seat: int, token: int) -> int:
    """E.S.2: the tile in the token's slot counted from the shield, the last in reach if that is less."""
    tiles = reach(s, seat)
    return tiles[min(token % 3, len(tiles) - 1)] if tiles else -1


def outlook(s: Heirs, seat: int, token: int) -> int:
    """The Regent's lead after a whole turn by this token, before the reserve is refilled."""
    t = s.copy()
    tile = slot_tile(t, seat, token)
    if tile >= 0:
        t.stack = []  # nothing is refilled while it only thinks
        take_tile(t, seat, tile, False)
        carry_out(t, seat, token // 3, tile)
    move_troops(t, seat, token // 3)
    return margin(t, seat)


class CarryOut(Step[Heirs, Tokens]):
    """It builds, settles or drops the tile as the order says."""

    name = "heirs.regent-order"
    law = "E.S.2"

    def take(self, s: Heirs, r: Tokens, a: Action) -> Tokens:
        if r.tile >= 0:
            carry_out(s, r.seat, r.first // 3, r.tile)
        return r


def carry_out(s: Heirs, seat: int, order: int, tile: int) -> None:
    """E.S.3: a build order builds if no more is lacking than the level's rebate, else it settles."""
    affordable = lacking(s, resources(s, seat), tile) <= REBATE[s.table.solo]
    if order == MARCH_ORDER or not fields_near(s, seat):
        if s.events is not None:
            tell(s, REGENT_DROPPED.of(seat, tile))  # E.S.5: back into the box, as when no field is free
    elif order == BUILD_ORDER and affordable:
        at = best_field(s, seat, tile, seat)
        build_tile(s, seat, tile, at)
        if s.events is not None:
            tell(s, REGENT_BUILT.of(seat, tile, at))
        besiege(s, seat, at)
    else:
        at = best_field(s, seat, tile, NOBODY_OWNS)
        place(s, at, tile, NOBODY_OWNS)
        if s.events is not None:
            tell(s, REGENT_SETTLED.of(seat, tile, at))


def best_field(s: Heirs, seat: int, tile: int, owner: int) -> int:
    """E.S.6: where its lead is highest; then most neighbours, nearest the start, first from its seat."""
    best_at, best = -1, (0, 0, 0, 0, 0)
    for at in fields_near(s, seat):
        t = s.copy()
        place(t, at, tile, owner)
        neighbours = sum(1 for step in (64, 1, -64, -1) if at + step in s.cells)
        x, y = xy(at)
        away, left = (-y, x) if seat == 1 else (y, -x)  # it reads from the far row and from its left
        value = (margin(t, seat), neighbours, -max(abs(x), abs(y)), away, left)
        if best_at < 0 or value > best:
            best_at, best = at, value
    return best_at


def besiege(s: Heirs, seat: int, at: int) -> None:
    """E.S.8: it destroys what its new tower can destroy, where that does not lower its lead."""
    for target in razeable(s, seat, at):
        t = s.copy()
        turn_over(t, target)
        if margin(t, seat) >= margin(s, seat):
            raze(s, seat, target)


class MoveTroops(Step[Heirs, Tokens]):
    """It moves the troop that gains most; with a march order and in its last turn each in turn."""

    name = "heirs.regent-troops"
    law = "E.S.7"

    def take(self, s: Heirs, r: Tokens, a: Action) -> Tokens:
        move_troops(s, r.seat, r.first // 3)
        push(s, NEXT_TURN, OfSeat(r.seat))
        return r


def last_turn(s: Heirs) -> bool:
    """Whether this is the Regent's last turn."""
    return s.ending == 2


def move_troops(s: Heirs, seat: int, order: int) -> None:
    """E.S.7: one troop, or with a march order and in the last turn all, the retinue first."""
    if order == MARCH_ORDER or last_turn(s):
        for troop in range(seat * 3, seat * 3 + 3):
            to, gain = best_move(s, seat, troop)
            if gain > 0:
                march_to(s, seat, troop, to)
        return
    best_troop, best_to, best_gain = -1, 0, 0
    for troop in (seat * 3 + 1, seat * 3 + 2, seat * 3):  # with an equal choice the retinue comes last
        to, gain = best_move(s, seat, troop)
        if gain > best_gain:
            best_troop, best_to, best_gain = troop, to, gain
    if best_troop >= 0:
        march_to(s, seat, best_troop, best_to)


def best_move(s: Heirs, seat: int, troop: int) -> tuple[int, int]:
    """The place that gains most for a troop, and the gain in half points; staying gains nothing."""
    here = standing(s, seat)
    best_to, best_gain = s.troops[troop], 0
    for to in places_to_go(s, seat, troop):
        t = s.copy()
        t.troops[troop] = to
        gain = standing(t, seat) - here
        if gain > best_gain:
            best_to, best_gain = to, gain
    return best_to, best_gain


def standing(s: Heirs, seat: int) -> int:
    """Its lead in half points, plus one half for each different resource except in the last turn."""
    variety = 0 if last_turn(s) else sum(1 for n in resources(s, seat) if n)
    return 2 * margin(s, seat) + variety


def places_to_go(s: Heirs, seat: int, troop: int) -> list[int]:
    """Where the troop may march, deploy or withdraw to by E.8."""
    at = s.troops[troop]
    near = [at] if at != IN_RESERVE else [t for t in s.troops[seat * 3 : seat * 3 + 3] if t != IN_RESERVE]
    free = {f + step for f in near for step in AROUND if f + step in s.cells and f + step not in s.troops}
    out = sorted(free)
    if at != IN_RESERVE and troop != seat * 3:
        out.append(IN_RESERVE)
    return out


def march_to(s: Heirs, seat: int, troop: int, to: int) -> None:
    """Move the troop and tell it."""
    origin = s.troops[troop]
    move_troop(s, troop, to)
    if s.events is not None:
        if origin == IN_RESERVE:
            tell(s, REGENT_DEPLOYED.of(seat, to))
        elif to == IN_RESERVE:
            tell(s, REGENT_WITHDREW.of(seat, origin))
        else:
            tell(s, REGENT_MARCHED.of(seat, origin, to))


BEGIN = register(Begin())
FIRST_TOKEN = sequence(
    register(TurnOver("heirs.regent-token", 1)),
    register(TurnOver("heirs.regent-second-token", 2)),
    register(TakeByToken()),
    register(CarryOut()),
    register(MoveTroops()),
)
