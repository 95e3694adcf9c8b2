"""The Regent: an automatic opponent for one player. E.S.

Our own design, not the solo mode that comes with the game.
"""

from typing import Final

from lichtung.heirs.actions import SLOTS_OF_TOKENS, TOKEN, Which
from lichtung.heirs.protocol import lacking, reach, resources
from lichtung.heirs.scoring import margin
from lichtung.heirs.state import (
    AROUND,
    IN_RESERVE,
    NOBODY_OWNS,
    WHITE,
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
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action, Event, Record
from lichtung.kernel.frames import SeatRecord, Step, emit, push, register, sequence

BUILD_ORDER: Final = 0
MARCH_ORDER: Final = 1

# E.S.1: how many tokens of each order and slot: build 1-3, march 1-3.
TOKENS: Final = (3, 3, 2, 1, 1, 1)
REBATE: Final = 2  # resources that it may lack and build all the same. E.S.3
DRAWS: Final = {"page": 1, "prince": 2, "king": 3}  # tokens turned over in a turn. E.S.10

TOKEN_SHOWN: Final = Event("E.S.2", "regent-token", "token")
ORDER_KEPT: Final = Event("E.S.10", "regent-order", "token")
REGENT_BUILT: Final = Event("E.S.3", "regent-built", "seat tile at:field")
REGENT_SETTLED: Final = Event("E.S.4", "regent-settled", "seat tile at:field")
REGENT_DROPPED: Final = Event("E.S.6", "regent-dropped", "seat tile")
REGENT_MARCHED: Final = Event("E.S.7", "regent-marched", "seat origin:field dest:field")
REGENT_DEPLOYED: Final = Event("E.S.7", "regent-deployed", "seat at:field")
REGENT_WITHDREW: Final = Event("E.S.7", "regent-withdrew", "seat at:field")


class Tokens(Record):
    """The Regent's turn: the tokens turned over, then the one that is carried out with the tile taken."""

    def __init__(self, seat: int, shown: tuple[int, ...] = (), tile: int = -1) -> None:
        self.seat = seat
        self.shown = shown
        self.tile = tile

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.shown, self.tile)


class Begin(Step[Heirs, SeatRecord]):
    """The Regent's turn begins; when too few tokens lie face down, all are shuffled again."""

    name = "heirs.regent"
    law = "E.S.1"

    def take(self, s: Heirs, r: SeatRecord, a: Action) -> SeatRecord:
        if sum(s.tokens) < DRAWS[s.setup.solo]:
            s.tokens = list(TOKENS)
        push(s, NEXT_TOKEN, Tokens(r.seat))
        return r


class TurnOver(Step[Heirs, Tokens]):
    """An order token is turned over, until there are as many as the level says."""

    name = "heirs.regent-token"
    law = "E.S.2"
    holds = Tokens

    def seat(self, s: Heirs, r: Tokens) -> int:
        return CHANCE

    def outcomes(self, s: Heirs, r: Tokens) -> list[tuple[Action, int]]:
        return [(Which(TOKEN, kind), n) for kind, n in enumerate(s.tokens) if n]

    def take(self, s: Heirs, r: Tokens, a: Action) -> Tokens:
        assert isinstance(a, Which)
        s.tokens[a.which] -= 1
        if s.events is not None:
            emit(s, TOKEN_SHOWN.of(a.which))
        shown = (*r.shown, a.which)
        push(s, NEXT_TOKEN if len(shown) < DRAWS[s.setup.solo] else CHOOSE_TOKEN, Tokens(r.seat, shown))
        return r


class ChooseToken(Step[Heirs, Tokens]):
    """Of several tokens it carries out the one that serves it best; the others are shuffled in again."""

    name = "heirs.regent-choice"
    law = "E.S.10"
    holds = Tokens

    def take(self, s: Heirs, r: Tokens, a: Action) -> Tokens:
        if len(r.shown) == 1:
            return r
        kept = best_token(s, r.seat, r.shown)
        for token in r.shown:
            s.tokens[token] += 1
        s.tokens[kept] -= 1
        if s.events is not None:
            emit(s, ORDER_KEPT.of(kept))
        return Tokens(r.seat, (kept,))


def best_token(s: Heirs, seat: int, shown: tuple[int, ...]) -> int:
    """E.S.10: the token after which its lead is highest; on a tie the one turned over first."""
    best, best_lead = -1, 0
    for token in shown:
        lead = outlook(s, seat, token)
        if best < 0 or lead > best_lead:
            best, best_lead = token, lead
    return best


def outlook(s: Heirs, seat: int, token: int) -> int:
    """The Regent's lead after a whole turn by this token, before the reserve is refilled."""
    t = s.copy()
    tile = slot_tile(t, seat, token)
    if tile >= 0:
        t.stack = []  # nothing is refilled while it only thinks
        take_tile(t, seat, tile, False)
        play_tile(t, seat, tile)
    move_troops(t, seat, token // SLOTS_OF_TOKENS)
    return margin(t, seat)


class TakeTile(Step[Heirs, Tokens]):
    """It takes the tile in the token's slot; it has no hand."""

    name = "heirs.regent-take"
    law = "E.S.2"
    holds = Tokens

    def take(self, s: Heirs, r: Tokens, a: Action) -> Tokens:
        tile = slot_tile(s, r.seat, r.shown[0])
        if tile >= 0:
            take_tile(s, r.seat, tile, False)
        return Tokens(r.seat, r.shown, tile)


def slot_tile(s: Heirs, seat: int, token: int) -> int:
    """E.S.2: the tile in the token's slot counted from the shield, the last one if there are fewer."""
    tiles = reach(s, seat)
    return tiles[min(token % SLOTS_OF_TOKENS, len(tiles) - 1)] if tiles else -1


class PlayTile(Step[Heirs, Tokens]):
    """It builds the tile, or lays it as open terrain."""

    name = "heirs.regent-order"
    law = "E.S.3"
    holds = Tokens

    def take(self, s: Heirs, r: Tokens, a: Action) -> Tokens:
        if r.tile >= 0:
            play_tile(s, r.seat, r.tile)
        return r


def play_tile(s: Heirs, seat: int, tile: int) -> None:
    """E.S.3: it builds if it lacks no more resources than its rebate; E.S.4: if not, it settles."""
    if not fields_near(s, seat):
        if s.events is not None:
            emit(s, REGENT_DROPPED.of(seat, tile))  # E.S.6: back into the box when no field is free
    elif lacking(s, resources(s, seat), tile) <= REBATE:
        at = best_field(s, seat, tile, seat)
        build_tile(s, seat, tile, at)
        if s.events is not None:
            emit(s, REGENT_BUILT.of(seat, tile, at))
        besiege(s, seat, at)
    else:
        at = best_field(s, seat, tile, NOBODY_OWNS)
        place(s, at, tile, NOBODY_OWNS)
        if s.events is not None:
            emit(s, REGENT_SETTLED.of(seat, tile, at))


def best_field(s: Heirs, seat: int, tile: int, owner: int) -> int:
    """E.S.6: where its lead is highest; then most neighbours, nearest the start, first in reading order."""
    best_at, best = -1, (0, 0, 0, 0)
    for at in fields_near(s, seat):
        t = s.copy()
        place(t, at, tile, owner)
        neighbours = sum(1 for step in (64, 1, -64, -1) if at + step in s.cells)
        x, y = xy(at)
        value = (margin(t, seat), neighbours, -max(abs(x), abs(y)), -reading(seat, at))
        if best_at < 0 or value > best:
            best_at, best = at, value
    return best_at


def reading(seat: int, at: int) -> int:
    """E.S.6: the place of a field in reading order: rows from far to near, each from the seat's left."""
    x, y = xy(at)
    return x - 64 * y if seat == WHITE else 64 * y - x


def besiege(s: Heirs, seat: int, at: int) -> None:
    """E.S.8: it destroys what its new tower can destroy, where that does not lower its lead."""
    for target in razeable(s, seat, at):
        t = s.copy()
        turn_over(t, target)
        if margin(t, seat) >= margin(s, seat):
            raze(s, seat, target)


class MoveTroops(Step[Heirs, Tokens]):
    """It moves the troop that gains most; with a march order (E.S.5) and in its last turn each in turn."""

    name = "heirs.regent-troops"
    law = "E.S.7"
    holds = Tokens

    def take(self, s: Heirs, r: Tokens, a: Action) -> Tokens:
        move_troops(s, r.seat, r.shown[0] // SLOTS_OF_TOKENS)
        push(s, NEXT_TURN, SeatRecord(r.seat))
        return r


def last_turn(s: Heirs) -> bool:
    """Whether this is the Regent's last turn."""
    return s.ending == 2


def move_troops(s: Heirs, seat: int, order: int) -> None:
    """E.S.7: one troop; E.S.5: with a march order, and in the last turn, all, the retinue first."""
    retinue, others = seat * 3, normal_troops(s, seat)
    if order == MARCH_ORDER or last_turn(s):
        for troop in (retinue, *others):
            to, gain = best_move(s, seat, troop)
            if gain > 0:
                march_to(s, seat, troop, to)
        return
    best_troop, best_to, best_gain = -1, 0, 0
    for troop in (*others, retinue):  # with an equal choice the retinue comes last
        to, gain = best_move(s, seat, troop)
        if gain > best_gain:
            best_troop, best_to, best_gain = troop, to, gain
    if best_troop >= 0:
        march_to(s, seat, best_troop, best_to)


def normal_troops(s: Heirs, seat: int) -> tuple[int, int]:
    """The two normal troops, in the reading order of their fields; one in the reserve comes second."""
    one, two = seat * 3 + 1, seat * 3 + 2
    at, other = s.troops[one], s.troops[two]
    if at == IN_RESERVE or (other != IN_RESERVE and reading(seat, other) < reading(seat, at)):
        return two, one
    return one, two


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
    """Where the troop may march, deploy or withdraw to by E.8, in reading order, the reserve last."""
    at = s.troops[troop]
    near = [at] if at != IN_RESERVE else [t for t in s.troops[seat * 3 : seat * 3 + 3] if t != IN_RESERVE]
    free = {f + step for f in near for step in AROUND if f + step in s.cells and f + step not in s.troops}
    out = [field for _, field in sorted([(reading(seat, f), f) for f in free])]
    if at != IN_RESERVE and troop != seat * 3:
        out.append(IN_RESERVE)
    return out


def march_to(s: Heirs, seat: int, troop: int, to: int) -> None:
    """Move the troop and say so."""
    origin = s.troops[troop]
    move_troop(s, troop, to)
    if s.events is not None:
        if origin == IN_RESERVE:
            emit(s, REGENT_DEPLOYED.of(seat, to))
        elif to == IN_RESERVE:
            emit(s, REGENT_WITHDREW.of(seat, origin))
        else:
            emit(s, REGENT_MARCHED.of(seat, origin, to))


BEGIN: Final = register(Begin())
NEXT_TOKEN: Final = register(TurnOver())
CHOOSE_TOKEN: Final = sequence(
    register(ChooseToken()),
    register(TakeTile()),
    register(PlayTile()),
    register(MoveTroops()),
)
