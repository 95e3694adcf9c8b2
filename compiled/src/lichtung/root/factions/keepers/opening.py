"""Setting up the Keepers: relics, warriors, Retainers. Law 15.3, K.keepers_setup."""

from typing import Final

from lichtung.kernel.chance import CHANCE, NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.frames import SeatRecord, Step, emit, push, register
from lichtung.root.actions import AT, Pair, Pick, pair, verb
from lichtung.root.cards import count, members
from lichtung.root.factions.keepers.mat import TYPES, mat_of
from lichtung.root.factions.keepers.relics import clearings_around, count_relics, forests, hidden_kind
from lichtung.root.homelands import (
    ADJACENT,
    NOT_ON_EDGE,
    TOO_CLOSE,
    TWO_BETWEEN,
    PickClearing,
    cannot_settle,
    claim,
    distances,
    enemy_homelands,
)
from lichtung.root.opening import list_corners, take_corner
from lichtung.root.paths import land_neighbours
from lichtung.root.pieces import barred, place_piece, place_warriors, warriors
from lichtung.root.state import NONE, Root

START_WARRIORS: Final = 4  # 15.3.2: in each of two clearings
LAY_RELIC: Final = verb("lay-relic", "piece forest:place")
RELIC_LAID: Final = Event("15.3.1", "relic-laid", "seat piece forest:place")
KEEPERS_SETTLED: Final = Event("15.3.2", "keepers-settled", "seat clearing count")
SECOND_APART: Final = Refusal("15.3.2", "second-apart", "clearing")
HOMES_APART: Final = Refusal("K.keepers_setup", "homes-apart", "clearing")


class SetOut(Step[Root, SeatRecord]):
    """Relics, warriors in a corner and on the edge beside it, the other relics, a Retainer in each column."""

    name = "keepers.setup"
    laws = ("15.3.1", "15.3.4", "K.faithful_retainer")
    law = "15.3"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        prepare(s, r.seat)
        push(s, SETTLE_CORNER, r)
        push(s, LAY_FIRST_RELICS, r)
        return r


def prepare(s: Root, seat: int) -> None:
    """15.3.4: a Faithful Retainer in each column; 15.3.3: the last relics once warriors stand."""
    mat = mat_of(s, seat)
    for column, card in enumerate(members(s.setup.deck.named("faithful_retainer"))):
        mat.retinue[column] |= 1 << card
    push(s, LAY_LAST_RELICS, Laying(seat, 0))


def lay_relic(s: Root, seat: int, kind: int, forest: int) -> None:
    place_piece(s, kind, forest)
    if s.events is not None:
        emit(s, RELIC_LAID.of(seat, kind, forest))


def list_relics(s: Root, seat: int, forest: int, out: list[tuple[Action, int]]) -> None:
    """Each type as it is among the relics that are left."""
    for relic_type in range(len(TYPES)):
        kind = hidden_kind(s, seat, relic_type)
        if s.unplaced[kind]:
            out.append((pair(LAY_RELIC, kind, forest), s.unplaced[kind]))


class LayFirstRelics(Step[Root, SeatRecord]):
    """A relic at random, face down, in each forest."""

    name = "keepers.first-relics"
    law = "15.3.1"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return NOBODY if self.next_forest(s, r.seat) == NONE else CHANCE

    def next_forest(self, s: Root, seat: int) -> int:
        for forest in forests(s):
            if not count_relics(s, seat, forest):
                return forest
        return NONE

    def outcomes(self, s: Root, r: SeatRecord) -> list[tuple[Action, int]]:
        out: list[tuple[Action, int]] = []
        list_relics(s, r.seat, self.next_forest(s, r.seat), out)
        return out

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if isinstance(a, Pair):
            lay_relic(s, r.seat, a.one, a.two)
            push(s, LAY_FIRST_RELICS, r)
        return r


class Laying(PublicRecord):
    """The forests that have got one of the last relics already."""

    fields = "seat done:place*"

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.done)


def distant_forests(s: Root, seat: int) -> list[int]:
    """15.3.3: the forests that touch no clearing with warriors of the seat; if there are none, all."""
    found: list[int] = []
    for forest in forests(s):
        if not any(warriors(s, seat, clearing) for clearing in clearings_around(s, forest)):
            found.append(forest)
    return found or forests(s)


class LayLastRelics(Step[Root, Laying]):
    """The other relics at random and as evenly as possible in the distant forests."""

    name = "keepers.last-relics"
    law = "15.3.3"
    holds = Laying

    def seat(self, s: Root, r: Laying) -> int:
        left = sum([s.unplaced[hidden_kind(s, r.seat, relic_type)] for relic_type in range(len(TYPES))])
        return CHANCE if left else NOBODY

    def waiting(self, s: Root, r: Laying) -> list[int]:
        """The forests that are to get the next one."""
        distant = distant_forests(s, r.seat)
        return [forest for forest in distant if not r.done >> forest & 1] or distant

    def outcomes(self, s: Root, r: Laying) -> list[tuple[Action, int]]:
        out: list[tuple[Action, int]] = []
        for forest in self.waiting(s, r):
            list_relics(s, r.seat, forest, out)
        return out

    def take(self, s: Root, r: Laying, a: Action) -> Laying:
        if isinstance(a, Pair):
            done = 1 << a.two if r.done >> a.two & 1 else r.done | 1 << a.two
            lay_relic(s, r.seat, a.one, a.two)
            push(s, LAY_LAST_RELICS, Laying(r.seat, done))
        return r


def settle_in(s: Root, seat: int, clearing: int) -> None:
    """15.3.2: four warriors."""
    placed = place_warriors(s, seat, clearing, START_WARRIORS)
    if s.events is not None:
        emit(s, KEEPERS_SETTLED.of(seat, clearing, placed))


class SettleCorner(Step[Root, SeatRecord]):
    """Four warriors in a corner in which nobody begins, opposite somebody who does if there is one."""

    name = "keepers.corner"
    law = "15.3.2"
    verbs: tuple[int, ...] = (AT,)

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        list_corners(s, r.seat, out, building=False)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        take_corner(s, r.seat, a.what)
        settle_in(s, r.seat, a.what)
        push(s, SETTLE_EDGE, r)
        return r


def edge_beside(s: Root, seat: int, clearing: int) -> list[int]:
    """15.3.2: the clearings of the map edge next to a clearing in which the seat may place warriors."""
    edge = s.setup.map.edge
    return [c for c in land_neighbours(s, clearing) if c in edge and barred(s, seat, c) is None]


class SettleEdge(PickClearing):
    """Four more in a clearing of the map edge next to the corner."""

    name = "keepers.edge"
    law = "15.3.2"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat if edge_beside(s, r.seat, s.corners[r.seat]) else NOBODY

    def cannot_pick(self, s: Root, seat: int, clearing: int) -> Refusal | None:
        return None if clearing in edge_beside(s, seat, s.corners[seat]) else SECOND_APART.of(clearing)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if isinstance(a, Pick):
            settle_in(s, r.seat, a.what)
        return r


class SetOutAtHome(Step[Root, SeatRecord]):
    """K.keepers_setup: the same with two homelands."""

    name = "keepers.advanced-setup"
    law = "K.keepers_setup"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        prepare(s, r.seat)
        push(s, CHOOSE_HOMES, r)
        push(s, LAY_FIRST_RELICS, r)
        return r


def on_free_edge(s: Root, seat: int) -> list[int]:
    """K.keepers_setup: the clearings of the map edge that can be homelands."""
    return [c for c in s.setup.map.edge if cannot_settle(s, seat, c, False) is None]


def home_candidates(s: Root, seat: int) -> list[int]:
    """K.keepers_setup, A.8.2.II: the clearings that may be the next of two adjacent homelands on the edge.

    Both have two clearings between them and enemies, if two such are left. If not, each is chosen as well as
    possible; if no two adjacent ones are left, they need not be adjacent.
    """
    free, chosen = on_free_edge(s, seat), members(s.homelands[seat])
    steps = distances(s, enemy_homelands(s, seat))
    if chosen:
        found = [c for c in free if c in land_neighbours(s, chosen[0])] or free
    else:
        found = [c for c in free if any(near in free for near in land_neighbours(s, c))] or free
        far = [c for c in found if steps[c] >= TWO_BETWEEN]
        both = [c for c in far if any(near in far for near in land_neighbours(s, c))]
        if both:
            return both
    best = max([min(TWO_BETWEEN, steps[c]) for c in found], default=0)
    return [c for c in found if steps[c] >= best]


class ChooseHomes(PickClearing):
    """Two adjacent homelands on the map edge, far from those of enemies, with four warriors in each."""

    name = "keepers.homelands"
    laws = ("A.8.2.II",)
    law = "K.keepers_setup"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat if home_candidates(s, r.seat) else NOBODY

    def cannot_pick(self, s: Root, seat: int, clearing: int) -> Refusal | None:
        refused = cannot_settle(s, seat, clearing, False)
        if refused is not None:
            return refused
        if clearing not in s.setup.map.edge:
            return NOT_ON_EDGE.of(clearing)
        if clearing in home_candidates(s, seat):
            return None
        steps = distances(s, enemy_homelands(s, seat))[clearing]
        if steps >= TWO_BETWEEN:
            return HOMES_APART.of(clearing)
        return (ADJACENT if steps == 1 else TOO_CLOSE).of(clearing)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if isinstance(a, Pick):
            claim(s, r.seat, a.what)
            settle_in(s, r.seat, a.what)
            if count(s.homelands[r.seat]) == 1:
                push(s, CHOOSE_HOMES, r)
        return r


SET_OUT: Final = register(SetOut())
SET_OUT_AT_HOME: Final = register(SetOutAtHome())
LAY_FIRST_RELICS: Final = register(LayFirstRelics())
LAY_LAST_RELICS: Final = register(LayLastRelics())
SETTLE_CORNER: Final = register(SettleCorner())
SETTLE_EDGE: Final = register(SettleEdge())
CHOOSE_HOMES: Final = register(ChooseHomes())
