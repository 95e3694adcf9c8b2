"""How other factions stand to the Vagabond, and the coalition. Law 9.2.8, 9.2.9."""

from typing import Final

from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import SeatRecord, Step, emit, register
from lichtung.root.actions import Pick, pick
from lichtung.root.battle import in_battle
from lichtung.root.factions.vagabond.editions import law_of
from lichtung.root.factions.vagabond.items import is_vagabond
from lichtung.root.factions.vagabond.mat import ALLIED, HOSTILE, NEUTRAL, NO_RELATION, mat_of
from lichtung.root.factions.vagabond.verbs import JOIN
from lichtung.root.owners import shares_victory
from lichtung.root.pieces import troops
from lichtung.root.scoring import add_points, score
from lichtung.root.state import NO_DOMINANCE, NONE, Removed, Root

AIDS_NEEDED: Final = (1, 2, 3)  # from each space to the next one
STEP_POINTS: Final = (0, 1, 2, 2)  # of each space
ALLY_AID_POINTS: Final = 2
COALITION_SEATS: Final = 4

IMPROVED: Final = Event("9.2.9.I", "relation-improved", "seat other:seat step:count")
BEFRIENDED: Final = Event("9.2.9.II", "became-allied", "seat other:seat")
ANGERED: Final = Event("9.2.9.III", "became-hostile", "seat other:seat")
INFAMOUS: Final = Event("9.2.9.IIIa", "infamy", "seat other:seat count")
JOINED: Final = Event("9.2.8", "coalition", "seat partner:seat")

TOO_FEW_PLAYERS: Final = Refusal("9.2.8", "coalition-needs-four")
NO_PARTNER: Final = Refusal("9.2.8", "no-partner")
IN_COALITION: Final = Refusal("9.2.8", "in-coalition")


# --- Coalition. 9.2.8


def cannot_join(s: Root, seat: int) -> Refusal | None:
    """9.2.8: only with four or more players, and only if there is somebody to join.

    Whom another Vagabond has joined makes no coalition of his own.
    """
    if s.setup.seats < COALITION_SEATS:
        return TOO_FEW_PLAYERS
    if is_joined(s, seat):
        return IN_COALITION
    return None if partners(s, seat) else NO_PARTNER


def partners(s: Root, seat: int) -> list[int]:
    """9.2.8: the players with the fewest points, of those without dominance card and coalition.

    By later Laws of all who have points on the track: if the last one there is in a coalition, nobody.
    """
    scoring = [i for i in range(s.setup.seats) if i != seat and s.dominance[i] == NO_DOMINANCE]
    free = [other for other in scoring if not is_joined(s, other)]
    compared = scoring if law_of(s, seat).partner_lowest_of_all else free
    fewest = min([s.points[other] for other in compared], default=0)
    return [other for other in free if s.points[other] == fewest]


def is_joined(s: Root, seat: int) -> bool:
    """Whether somebody has joined this player."""
    return any(shares_victory(s, other, seat) for other in range(s.setup.seats))


class JoinPartner(Step[Root, SeatRecord]):
    """The Vagabond joins the player with the fewest points; of several he chooses one."""

    name = "vagabond.coalition"
    law = "9.2.8"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        out.extend([pick(JOIN, other) for other in partners(s, r.seat)])

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        mat = mat_of(s, r.seat)
        mat.partner = a.what
        if mat.relations[a.what] == HOSTILE:  # 9.2.9.IIId
            mat.relations[a.what] = NEUTRAL
        if s.events is not None:
            emit(s, JOINED.of(r.seat, a.what))
        return r


# --- Relations. 9.2.9


def has_relation(s: Root, seat: int, other: int) -> bool:
    """9.2.9: there is a marker for every faction that is no Vagabond."""
    return not is_vagabond(s.setup, other)


def is_allied(s: Root, seat: int, other: int) -> bool:
    return mat_of(s, seat).relations[other] == ALLIED


def hostile_warriors(s: Root, seat: int, clearing: int) -> bool:
    """9.2.9.IIIb: whether warriors of a hostile faction stand in the clearing."""
    mat = mat_of(s, seat)
    for other in range(s.setup.seats):
        if mat.relations[other] == HOSTILE and troops(s, other, clearing):
            return True
    return False


def improve(s: Root, seat: int, other: int) -> None:
    """9.2.9.I: enough aids within one turn move the marker on; 9.2.9.IIa: aiding an ally scores two."""
    mat = mat_of(s, seat)
    relation = mat.relations[other]
    if relation == ALLIED:
        score(s, seat, ALLY_AID_POINTS)
        return
    if relation < NEUTRAL or not has_relation(s, seat, other):  # 9.2.9.IIIc, or another Vagabond
        return
    mat.aids[other] += 1
    if mat.aids[other] < AIDS_NEEDED[relation]:
        return
    mat.aids[other] = 0  # each aid counts for one step only
    relation += 1
    mat.relations[other] = relation
    if s.events is not None:
        emit(s, BEFRIENDED.of(seat, other) if relation == ALLIED else IMPROVED.of(seat, other, relation))
    score(s, seat, STEP_POINTS[relation])  # 9.2.9.Ib


def anger(s: Root, seat: int, other: int) -> None:
    """9.2.9.III: the faction is hostile from now on."""
    if mat_of(s, seat).relations[other] == HOSTILE:
        return
    mat_of(s, seat).relations[other] = HOSTILE
    mat_of(s, seat).aids[other] = 0
    if s.events is not None:
        emit(s, ANGERED.of(seat, other))


def fought_for_hirer(s: Root, group: Removed) -> bool:
    """11.2.7.III: whether these warriors fell in a battle of somebody who had hired them."""
    return in_battle(s) and s.hirer != NONE and group.owner == s.setup.lender


def account_for(s: Root, seat: int, removed: list[Removed]) -> None:
    """9.2.9.III: removing a warrior makes its faction hostile.

    9.2.9.IIIa: in a battle of his own turn the Vagabond scores for each piece of a hostile faction, but not
    for the warrior that made it hostile. Warriors fall first, so buildings and tokens fall to the hostile.
    """
    mat = mat_of(s, seat)
    law = law_of(s, seat)
    infamy = [0] * s.setup.seats
    for group in removed:
        other = group.owner
        if group.remover != seat or group.is_cardboard() or other >= s.setup.seats:
            continue
        if fought_for_hirer(s, group):
            if law.mercenary_angers_hirer:
                anger(s, seat, s.hirer)
            if not law.mercenary_angers_lender:
                continue
        if mat.relations[other] != NO_RELATION:
            infamy[other] += group.count
            if mat.relations[other] != HOSTILE:
                infamy[other] -= 1
                anger(s, seat, other)
    if not in_battle(s) or s.active != seat:
        return
    for group in removed:
        other = group.owner
        razed = group.remover == seat and group.is_cardboard() and other < s.setup.seats
        if razed and mat.relations[other] == HOSTILE:
            infamy[other] += group.count
    for other in range(s.setup.seats):
        if infamy[other]:
            if s.events is not None:
                emit(s, INFAMOUS.of(seat, other, infamy[other]))
            add_points(s, seat, infamy[other])


def has_partner(s: Root, seat: int, other: int) -> bool:
    """9.2.8: whether the Vagabond wins if the other one does."""
    return mat_of(s, seat).partner == other and other != NONE


JOIN_PARTNER: Final = register(JoinPartner())
