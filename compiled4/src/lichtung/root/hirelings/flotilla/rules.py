"""Riverfolk Flotilla (Flottille): a ship on the river. Otter Divers (Ottertaucher): moves without rule."""

from typing import Final

from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import emit
from lichtung.root.actions import DONE_ACTION, FIGHT, WALK, Pick, pick, plain, verb
from lichtung.root.drawing import draw
from lichtung.root.faction import FigureKind
from lichtung.root.hirelings.hireling import DEMOTED, PROMOTED, Hireling, Side
from lichtung.root.hirelings.tasks import (
    Task,
    ask,
    controls,
    list_hireling_battles,
    list_places,
    or_done,
    owner_of,
    pawn_of,
    shows,
    stand,
    take_deed,
    why_not,
)
from lichtung.root.paths import by_river
from lichtung.root.pieces import SEALED, held, is_present, is_sealed
from lichtung.root.state import NONE, Root

MOST_HITS: Final = 3

MOOR: Final = 0
TRADE: Final = 1
SAIL: Final = 2
BATTLE: Final = 3

TRADE_CARD: Final = verb("draw-card")

TRADED: Final = Event("H.flotilla", "flotilla-traded", "seat")

NOT_TO_BE_BATTLED: Final = Refusal("H.flotilla", "flotilla-untouchable")
NOT_BY_RIVER: Final = Refusal("H.flotilla", "flotilla-no-river", "place")


def harbours(s: Root) -> int:
    """H.flotilla: the mask of clearings on the edge of the map and on the river."""
    return sum([1 << clearing for clearing in s.setup.map.edge if by_river(s, clearing)])


def waters(s: Root, me: int) -> list[int]:
    """H.flotilla: where the ship can go, whoever rules there."""
    place = pawn_of(s, me)
    if place == NONE or held(s, me, place) is not None:
        return []
    return [other for other in by_river(s, place) if not is_sealed(s, other)]


class RiverfolkFlotilla(Side):
    """In Birdsong it trades, sails on and may fight."""

    id = "flotilla"

    def set_up(self, s: Root, me: int, seat: int) -> None:
        """H.flotilla: the ship lies in a clearing of both edge and river."""
        ask(s, me, seat, MOOR)

    def cannot_attack(self, s: Root, me: int, attacker: int, clearing: int, defender: int) -> Refusal | None:
        """H.flotilla: nobody battles it."""
        return NOT_TO_BE_BATTLED if defender == me and shows(s, me, PROMOTED) else None

    def wakes(self, s: Root, me: int, seat: int) -> bool:
        return pawn_of(s, me) != NONE

    def wake(self, s: Root, me: int, seat: int) -> None:
        """H.flotilla: whoever has faction pieces there may draw, the active player first; then it sails."""
        ask(s, me, seat, SAIL)
        n = s.setup.seats
        for k in reversed(range(n)):
            other = (seat + k) % n
            if is_present(s, other, pawn_of(s, me)) and s.setup.factions[other].decides:
                ask(s, me, other, TRADE)

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        me = owner_of(s, r.hireling)
        if r.stage == MOOR:
            list_places(s, me, r.seat, harbours(s), out)
        elif r.stage == TRADE:
            out.extend([plain(TRADE_CARD), DONE_ACTION])
        elif r.stage == SAIL:
            out.extend([pick(WALK, place) for place in waters(s, me)])
        elif r.stage == BATTLE:
            list_hireling_battles(s, me, 1 << r.clearing, out)
            or_done(out)

    def reason(self, s: Root, r: Task, a: Action) -> Refusal | None:
        me = owner_of(s, r.hireling)
        if r.stage == SAIL and isinstance(a, Pick) and a.verb == WALK:
            if a.what not in by_river(s, pawn_of(s, me)):
                return NOT_BY_RIVER.of(a.what)
            return SEALED.of(a.what) if is_sealed(s, a.what) else held(s, me, pawn_of(s, me))
        if r.stage == BATTLE and a.verb == FIGHT:
            return why_not(s, me, r.seat, 1 << r.clearing, a)
        return why_not(s, me, r.seat, harbours(s), a) if r.stage == MOOR else None

    def take(self, s: Root, r: Task, a: Action) -> None:
        """H.flotilla: it must sail if it can; then it may battle where it lies."""
        me = owner_of(s, r.hireling)
        if r.stage == TRADE:
            if a.verb == TRADE_CARD:
                if s.events is not None:
                    emit(s, TRADED.of(r.seat))
                draw(s, r.seat, 1)
        elif r.stage == BATTLE:
            take_deed(s, me, r.seat, a)
        else:
            if isinstance(a, Pick):
                stand(s, me, a.what)
            if r.stage == SAIL:
                ask(s, me, r.seat, BATTLE, pawn_of(s, me))


class OtterDivers(Side):
    """Moves to or from the river need no rule."""

    id = "divers"

    def moves_freely(self, s: Root, me: int, mover: int, origin: int, dest: int) -> bool:
        """H.divers: along paths as ever, for the controller's own faction."""
        if not (by_river(s, origin) or by_river(s, dest)):
            return False
        return controls(s, me, DEMOTED, mover)


class Flotilla(Hireling):
    """The Riverfolk Flotilla, or the Otter Divers."""

    id = "flotilla"
    colours: tuple[str, ...] = ("#3f9895",)
    excludes: tuple[str, ...] = ("riverfolk",)
    sides: tuple[Side, Side] = (RiverfolkFlotilla(), OtterDivers())
    has_mat = True

    def figure_kinds(self) -> list[FigureKind]:
        return [FigureKind("ship", True, False)]

    def most_rolled_hits(self, s: Root, owner: int, place: int) -> int:
        """H.flotilla: up to three."""
        return MOST_HITS


HIRELING: Final = Flotilla()
