"""Furious Protector (Zorniger Schützer): keep out. Stoic Protector (Gelassener Schützer): a shelter."""

from typing import Final

from lichtung.kernel.codec import Action, Refusal
from lichtung.root.actions import WALK, Pick, pick
from lichtung.root.faction import FigureKind
from lichtung.root.hirelings.hireling import DEMOTED, PROMOTED, Hireling, Side
from lichtung.root.hirelings.tasks import (
    Task,
    ask,
    clearings_with,
    employer,
    list_places,
    owner_of,
    pawn_of,
    shows,
    stand,
    why_not,
)
from lichtung.root.owners import is_enemy, is_enemy_piece
from lichtung.root.paths import neighbours
from lichtung.root.pieces import SEALED, held, is_sealed, warriors
from lichtung.root.removal import settle_removed, take_off
from lichtung.root.state import NONE, WARRIOR, Root

APPEAR: Final = 0
ROAM: Final = 1

KEEPS_OUT: Final = Refusal("H.protector", "protector-keeps-out", "clearing")
NOT_TO_BE_BATTLED: Final = Refusal("H.protector", "protector-untouchable")
STOIC_NOT_TO_BE_BATTLED: Final = Refusal("H.stoic", "protector-untouchable")
SHELTERED: Final = Refusal("H.stoic", "protector-shelters", "clearing")
NOT_NEXT_TO_IT: Final = Refusal("H.protector", "protector-not-next", "place")
NOT_NEXT_TO_STOIC: Final = Refusal("H.stoic", "protector-not-next", "place")


def ways_of(s: Root, me: int) -> list[int]:
    """H.protector: where it can go, whoever rules there."""
    place = pawn_of(s, me)
    if place == NONE or held(s, me, place) is not None:
        return []
    return [other for other in neighbours(s, me, place) if other < s.clearings and not is_sealed(s, other)]


def starts(s: Root) -> int:
    """H.protector: any clearing; by the standard setup not a corner, where factions have to begin."""
    found = s.setup.everywhere
    if s.turn == 0 and not s.setup.advanced:
        for corner in s.setup.map.corners:
            found &= ~(1 << corner)
    return found


class Protector(Side):
    """A figure that nobody battles, and that moves in every Birdsong of its controller."""

    side = PROMOTED
    untouchable = NOT_TO_BE_BATTLED
    not_next = NOT_NEXT_TO_IT

    def cannot_attack(self, s: Root, me: int, attacker: int, clearing: int, defender: int) -> Refusal | None:
        """H.protector, H.stoic: nobody battles it."""
        return self.untouchable if defender == me and shows(s, me, self.side) else None

    def wakes(self, s: Root, me: int, seat: int) -> bool:
        return pawn_of(s, me) != NONE

    def wake(self, s: Root, me: int, seat: int) -> None:
        ask(s, me, seat, ROAM)

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        me = owner_of(s, r.hireling)
        if r.stage == APPEAR:
            list_places(s, me, r.seat, self.homes(s, r.seat), out)
        else:
            out.extend([pick(WALK, place) for place in ways_of(s, me)])

    def homes(self, s: Root, seat: int) -> int:
        """The mask of clearings in which it may appear."""
        return starts(s)

    def reason(self, s: Root, r: Task, a: Action) -> Refusal | None:
        me = owner_of(s, r.hireling)
        if r.stage == APPEAR:
            return why_not(s, me, r.seat, self.homes(s, r.seat), a)
        if isinstance(a, Pick) and a.verb == WALK and pawn_of(s, me) != NONE:
            if a.what not in neighbours(s, me, pawn_of(s, me)):
                return self.not_next.of(a.what)
            return SEALED.of(a.what) if is_sealed(s, a.what) else held(s, me, pawn_of(s, me))
        return None

    def take(self, s: Root, r: Task, a: Action) -> None:
        me = owner_of(s, r.hireling)
        if isinstance(a, Pick):
            stand(s, me, a.what)
        if r.stage == ROAM:
            self.arrived(s, me, pawn_of(s, me))

    def arrived(self, s: Root, me: int, clearing: int) -> None:
        """What it does where it is."""


class FuriousProtector(Protector):
    """Nobody else places anything beside it, and it tramples wherever it comes."""

    id = "protector"

    def set_up(self, s: Root, me: int, seat: int) -> None:
        """H.protector: in any clearing."""
        ask(s, me, seat, APPEAR)

    def cannot_place(self, s: Root, me: int, placer: int, place: int) -> Refusal | None:
        """H.protector: enemies of its controller place nothing there; without a controller nobody does."""
        if place != pawn_of(s, me) or not shows(s, me, PROMOTED):
            return None
        return KEEPS_OUT.of(place) if is_enemy_piece(s, me, placer) else None

    def arrived(self, s: Root, me: int, clearing: int) -> None:
        """H.protector: one faction warrior of each player there goes, its controller's too."""
        for seat in range(s.setup.seats):
            if warriors(s, seat, clearing):
                take_off(s, seat, WARRIOR, clearing, 1, me)
        settle_removed(s)


class StoicProtector(Protector):
    """Its controller's faction pieces are safe beside it."""

    id = "stoic"
    side = DEMOTED
    untouchable = STOIC_NOT_TO_BE_BATTLED
    not_next = NOT_NEXT_TO_STOIC

    def hired(self, s: Root, me: int, seat: int) -> None:
        """H.stoic: off the map it comes to a clearing with faction pieces of its controller."""
        if pawn_of(s, me) == NONE:
            ask(s, me, seat, APPEAR)

    def homes(self, s: Root, seat: int) -> int:
        return clearings_with(s, seat)

    def cannot_attack(self, s: Root, me: int, attacker: int, clearing: int, defender: int) -> Refusal | None:
        """H.stoic: nor are its controller's faction pieces battled beside it."""
        refused = self.shields(s, me, defender, clearing, attacker)
        return refused or super().cannot_attack(s, me, attacker, clearing, defender)

    def shields(self, s: Root, me: int, owner: int, place: int, remover: int) -> Refusal | None:
        """H.stoic: no enemy removes them."""
        if place != pawn_of(s, me) or owner != employer(s, me, DEMOTED):
            return None
        by = remover if remover < s.setup.seats else s.controller[remover]
        return SHELTERED.of(place) if by == NONE or is_enemy(s, by, owner) else None


class TheProtector(Hireling):
    """The Furious Protector, or the Stoic Protector."""

    id = "protector"
    colours: tuple[str, ...] = ("#8a5837",)
    sides: tuple[Side, Side] = (FuriousProtector(), StoicProtector())
    has_mat = True

    def figure_kinds(self) -> list[FigureKind]:
        return [FigureKind("protector", False, False)]


HIRELING: Final = TheProtector()
