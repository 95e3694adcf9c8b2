"""Fireflies (Glühwürmchen): lanterns in forests, face-down sparks, moths that nobody commands. Law 77."""

from random import Random
from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import TO_ALL, Action, Event, Refusal
from lichtung.kernel.frames import Act, SeatRecord, Step, emit, push, register
from lichtung.root.actions import AT, FIGHT, MOVE, Pair, Pick, pair, pick, verb
from lichtung.root.battle import ATTACKING, LOSE_PIECES, Battle, list_battles, refuse_battle, take_battle
from lichtung.root.effects import Finish
from lichtung.root.faction import Faction, Helper, MarkerKind, PieceKind
from lichtung.root.fields import Mat
from lichtung.root.markers import kinds_left, markers_at, place_marker, show_marker, take_marker
from lichtung.root.moving import list_moves, refuse_move, take_move
from lichtung.root.opening import take_corner
from lichtung.root.pieces import barred, on_map, place_piece, place_warriors, warriors
from lichtung.root.scoring import score
from lichtung.root.state import NONE, Root
from lichtung.root.turn import DRAW_AND_DISCARD, TurnActions, daylight_acts, plan

from .mat import HIGHEST_VOW, LEAST_VOW, empty_mat, mat_of

LANTERN: Final = 0
START_WARRIORS: Final = 4
START_MOTHS: Final = 2
SPARK_POINTS: Final = 2

VOW: Final = verb("vow", "number")
HANG: Final = verb("hang", "place")
HIDE_TOKEN: Final = verb("bury", "marker clearing")
FLASH: Final = verb("flash", "clearing")
CATCH: Final = verb("catch", "clearing")

SETTLED = Event("77.3", "fireflies-settled", "seat clearing")
VOWED = Event("77.3", "vowed", "seat number", hidden="number")
HUNG = Event("77.4", "lantern-hung", "seat place")
BURIED = Event("77.5.1", "token-buried", "seat clearing marker", hidden="marker")
FLASHED = Event("77.5.2", "token-flashed", "seat clearing marker", reveals=True)
CAUGHT = Event("77.5.3", "token-caught", "seat clearing marker", reveals=True)

NO_FIREFLY = Refusal("77.5.1", "no-firefly", "clearing")
NONE_LEFT_TO_BURY = Refusal("77.5.1", "none-left-to-bury", "marker")
NO_TOKEN_THERE = Refusal("77.5.2", "no-token-there", "clearing")
NOBODY_TO_CATCH = Refusal("77.5.3", "nobody-to-catch", "clearing")


class Moths(Helper):
    """They stand where they stand, and rule there if there are enough of them."""

    id = "moths"
    warriors = 4


class Fireflies(Faction):
    """Little lights with a secret."""

    id = "fireflies"
    colours = ("#c9c23a",)
    letter = "T"
    warriors = 8
    in_forests = True  # lanterns hang there
    offers = (CATCH,)

    def __init__(self) -> None:
        self.setup_step = SETTLE
        self.lose_step = LOSE_PIECES
        self.plan = plan((HANG_LANTERN,), (DAYLIGHT,), (GLOW, *DRAW_AND_DISCARD))

    def piece_kinds(self) -> list[PieceKind]:
        return [PieceKind("lantern", False, 6)]

    def helpers(self) -> list[Helper]:
        return [Moths()]

    def marker_kinds(self) -> list[MarkerKind]:
        return [MarkerKind("spark", 3), MarkerKind("dud", 3)]

    def empty_mat(self, seats: int) -> Mat:
        return empty_mat(seats)

    def imagine_mat(self, s: Root, seat: int, rng: Random) -> None:
        """Others know that there is a vow once the Fireflies have settled."""
        if s.corners[seat] != NONE:
            mat_of(s, seat).vow = LEAST_VOW + int(rng.random() * (HIGHEST_VOW - LEAST_VOW + 1))

    def facts(self) -> dict[str, object]:
        return {"spark_points": SPARK_POINTS}

    def extra_hits(self, s: Root, me: int, b: Battle, side: int) -> int:
        """77.2: like a card in play: they deal a hit more where moths fly."""
        return int(side == ATTACKING and b.attacker == me and warriors(s, moths(s, me), b.clearing) > 0)

    def list_offers(self, s: Root, me: int, seat: int, out: list[Action]) -> None:
        """77.5.3: whoever has warriors beside a buried token may dig it up in his turn."""
        for clearing in range(s.clearings):
            if markers_at(s, me, clearing) and cannot_catch(s, me, seat, clearing) is None:
                out.append(pick(CATCH, clearing))

    def refuse_offer(self, s: Root, me: int, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return cannot_catch(s, me, seat, a.what)

    def take_offer(self, s: Root, me: int, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        uncover(s, me, a.what, CAUGHT, seat)


def moths(s: Root, seat: int) -> int:
    """The owner of the moths that a seat's Fireflies bring along."""
    return s.setup.seats + s.setup.brought_by.index(seat)


# --- Setup. 77.3


class Settle(Step[Root, SeatRecord]):
    """A corner for the Fireflies; moths in the opposite one."""

    name = "fireflies.settle"
    law = "77.3"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        for corner in s.setup.map.corners:
            if barred(s, r.seat, corner) is None:
                out.append(pick(AT, corner))

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        place_warriors(s, r.seat, a.what, START_WARRIORS)
        place_warriors(s, moths(s, r.seat), s.setup.map.opposite[a.what], START_MOTHS)
        take_corner(s, r.seat, a.what)
        if s.events is not None:
            emit(s, SETTLED.of(r.seat, a.what))
        push(s, MAKE_VOW, r)
        return r


class MakeVow(Step[Root, SeatRecord]):
    """A number that nobody else gets to know."""

    name = "fireflies.vow"
    law = "77.3"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        out.extend([pick(VOW, number) for number in range(LEAST_VOW, HIGHEST_VOW + 1)])

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        mat_of(s, r.seat).vow = a.what
        if s.events is not None:
            emit(s, VOWED.shown_to(1 << r.seat, r.seat, a.what))
        return r


# --- Birdsong. 77.4


class HangLantern(Step[Root, SeatRecord]):
    """A lantern goes into a forest next to Fireflies."""

    name = "fireflies.lantern"
    law = "77.4"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat if forests(s, r.seat) else NOBODY

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        out.extend([pick(HANG, place) for place in forests(s, r.seat)])

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if isinstance(a, Pick):
            place_piece(s, s.setup.first_kind[r.seat] + LANTERN, a.what)
            if s.events is not None:
                emit(s, HUNG.of(r.seat, a.what))
        return r


def forests(s: Root, seat: int) -> list[int]:
    """Where a lantern can hang: forests beside Fireflies that have none."""
    kind = s.setup.first_kind[seat] + LANTERN
    if not s.unplaced[kind]:
        return []
    return [
        s.clearings + forest
        for forest, edge in enumerate(s.setup.map.forests)
        if not s.pieces[kind * s.places + s.clearings + forest]
        and any(warriors(s, seat, clearing) for clearing in edge)
    ]


# --- Daylight. 77.5


class Fly(Act[Root]):
    """Move."""

    law = "77.5"
    verb = MOVE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        list_moves(s, seat, s.setup.everywhere, out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return refuse_move(s, seat, a)

    def take(self, s: Root, seat: int, a: Action) -> None:
        take_move(s, seat, a)


class Sting(Act[Root]):
    """Battle."""

    law = "77.5"
    verb = FIGHT

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        list_battles(s, seat, s.setup.everywhere, out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return refuse_battle(s, seat, a)

    def take(self, s: Root, seat: int, a: Action) -> None:
        take_battle(s, seat, a)


def cannot_bury(s: Root, seat: int, kind: int, clearing: int) -> Refusal | None:
    """77.5.1: a token that is left, in a clearing with Fireflies and without another one."""
    if kind not in kinds_left(s, seat):
        return NONE_LEFT_TO_BURY.of(kind)
    if not warriors(s, seat, clearing) or markers_at(s, seat, clearing):
        return NO_FIREFLY.of(clearing)
    return barred(s, seat, clearing)


class Bury(Act[Root]):
    """Hide a token, a spark or a dud, where Fireflies are."""

    law = "77.5.1"
    verb = HIDE_TOKEN

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        for kind in kinds_left(s, seat):
            for clearing in range(s.clearings):
                if cannot_bury(s, seat, kind, clearing) is None:
                    out.append(pair(HIDE_TOKEN, kind, clearing))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        return cannot_bury(s, seat, a.one, a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        place_marker(s, seat, a.one, a.two)
        if s.events is not None:
            emit(s, BURIED.shown_to(1 << seat, seat, a.two, a.one))


class Flash(Act[Root]):
    """Uncover an own token: a spark scores."""

    law = "77.5.2"
    verb = FLASH

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        out.extend([pick(FLASH, place) for place in range(s.clearings) if markers_at(s, seat, place)])

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return None if markers_at(s, seat, a.what) else NO_TOKEN_THERE.of(a.what)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        uncover(s, seat, a.what, FLASHED, seat)


def cannot_catch(s: Root, owner: int, seat: int, clearing: int) -> Refusal | None:
    """77.5.3: another player's warriors beside a buried token."""
    if not markers_at(s, owner, clearing):
        return NO_TOKEN_THERE.of(clearing)
    if seat == owner or not warriors(s, seat, clearing):
        return NOBODY_TO_CATCH.of(clearing)
    return None


def uncover(s: Root, owner: int, clearing: int, event: Event, scorer: int) -> None:
    """The token is shown to all and leaves; a spark scores for whoever uncovered it."""
    marker = markers_at(s, owner, clearing)[0]
    kind = s.marker_kinds[marker]
    show_marker(s, marker, s.setup.everybody)
    if s.events is not None:
        emit(s, event.shown_to(TO_ALL, scorer, clearing, kind))
    take_marker(s, marker)
    if s.setup.marker_kinds[kind].name == "spark":
        score(s, scorer, SPARK_POINTS)


# --- Evening. 77.6


class Glow(Step[Root, SeatRecord]):
    """A point, and one for each pair of lanterns."""

    name = "fireflies.glow"
    law = "77.6"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        mat = mat_of(s, r.seat)
        mat.glow = on_map(s, s.setup.first_kind[r.seat] + LANTERN)
        score(s, r.seat, 1 + mat.glow // 2)
        return r


SETTLE: Final = register(Settle())
MAKE_VOW: Final = register(MakeVow())
HANG_LANTERN: Final = register(HangLantern())
GLOW: Final = register(Glow())
DAYLIGHT: Final = register(
    TurnActions(
        "fireflies.actions",
        "77.5",
        [Sting(), Fly(), Bury(), Flash(), *daylight_acts(), Finish()],
        always_asked=True,
    )
)
FACTION: Final = Fireflies()
