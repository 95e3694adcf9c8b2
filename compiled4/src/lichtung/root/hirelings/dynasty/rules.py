"""Last Dynasty (Letzte Dynastie): five who go together. Bluebird Nobles (Blauvogel-Adel): ties."""

from typing import Final

from lichtung.kernel.codec import Action, Refusal
from lichtung.root.actions import FIGHT, MOVE, Pick, Triple, triple
from lichtung.root.battle import list_battles
from lichtung.root.hirelings.hireling import DEMOTED, Hireling, Side
from lichtung.root.hirelings.tasks import (
    Task,
    ask,
    clearings_of,
    come,
    employer,
    list_places,
    owner_of,
    take_deed,
    why_not,
)
from lichtung.root.moving import cannot_move
from lichtung.root.paths import destinations
from lichtung.root.scoring import can_score, score
from lichtung.root.state import NONE, Root

TROOP: Final = 5
CLEARINGS_A_POINT: Final = 3

SETTLE: Final = 0  # in a clearing on the edge of the map
ACT: Final = 1
FIGHT_THERE: Final = 2
FIGHT_AGAIN: Final = 3

NOTHING_FOR_DYNASTY: Final = Refusal("H.dynasty", "dynasty-idle")
ALL_OF_THEM: Final = Refusal("H.dynasty", "dynasty-together", "count")


def edge(s: Root) -> int:
    """The mask of clearings on the edge of the map."""
    return sum([1 << clearing for clearing in s.setup.map.edge])


def seat_of_dynasty(s: Root, me: int) -> int:
    """Where they stand, all together; NONE: nowhere."""
    return clearings_of(s, me).bit_length() - 1


class LastDynasty(Side):
    """All of them stand in one clearing: they move out of it together, or fight for it."""

    id = "dynasty"
    works = True

    def set_up(self, s: Root, me: int, seat: int) -> None:
        """H.dynasty: all five go to one clearing on the edge of the map."""
        ask(s, me, seat, SETTLE)

    def cannot_work(self, s: Root, me: int, seat: int) -> Refusal | None:
        """H.dynasty: what they can do follows from where they stand; it may be nothing."""
        out: list[Action] = []
        self.list_deeds(s, me, seat, out)
        return None if out else NOTHING_FOR_DYNASTY

    def work(self, s: Root, me: int, seat: int) -> None:
        ask(s, me, seat, ACT)

    def list_deeds(self, s: Root, me: int, seat: int, out: list[Action]) -> None:
        """H.dynasty: off the map they return; where they rule they move on; elsewhere they fight."""
        clearing = seat_of_dynasty(s, me)
        if clearing == NONE:
            if s.supply[me]:  # they may lie elsewhere
                list_places(s, me, seat, edge(s), out)
        elif s.ruler[clearing] == seat:
            n = s.warriors[me * s.places + clearing]
            for dest in destinations(s, me, clearing):
                if dest < s.clearings and cannot_move(s, me, clearing, dest, n) is None:
                    out.append(triple(MOVE, clearing, dest, n))
        else:
            list_battles(s, me, 1 << clearing, out)

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        me = owner_of(s, r.hireling)
        if r.stage == SETTLE:
            list_places(s, me, r.seat, edge(s), out)
        elif r.stage == ACT:
            self.list_deeds(s, me, r.seat, out)
        else:
            list_battles(s, me, 1 << r.clearing, out)

    def reason(self, s: Root, r: Task, a: Action) -> Refusal | None:
        me = owner_of(s, r.hireling)
        clearing = seat_of_dynasty(s, me) if r.stage == ACT else r.clearing
        if a.verb == FIGHT:
            return why_not(s, me, r.seat, 0 if clearing == NONE else 1 << clearing, a)
        if isinstance(a, Triple) and a.verb == MOVE and a.one == clearing:
            n = s.warriors[me * s.places + a.one]
            return why_not(s, me, r.seat, 0, a) or (ALL_OF_THEM.of(n) if a.three != n else None)
        return why_not(s, me, r.seat, edge(s), a)

    def take(self, s: Root, r: Task, a: Action) -> None:
        """H.dynasty: after a return or a move they battle there if they can; or they battle twice."""
        me = owner_of(s, r.hireling)
        if isinstance(a, Pick):
            come(s, me, a.what, TROOP)
            if r.stage == ACT:
                ask(s, me, r.seat, FIGHT_THERE, a.what)
        elif isinstance(a, Triple):
            ask(s, me, r.seat, FIGHT_THERE, a.two)
            take_deed(s, me, r.seat, a)
        elif a.verb == FIGHT:
            if r.stage == ACT:
                ask(s, me, r.seat, FIGHT_AGAIN, seat_of_dynasty(s, me))
            take_deed(s, me, r.seat, a)


class BluebirdNobles(Side):
    """Whoever controls them rules in ties, and scores for what it rules."""

    id = "nobles"

    def wins_ties(self, s: Root, me: int, clearing: int) -> int:
        """H.nobles: their controller rules where it is one of those who have most."""
        return employer(s, me, DEMOTED)

    def wakes(self, s: Root, me: int, seat: int) -> bool:
        return can_score(s, seat) and ruled(s, seat) >= CLEARINGS_A_POINT

    def wake(self, s: Root, me: int, seat: int) -> None:
        """H.nobles: a point for every three clearings that it rules."""
        score(s, seat, ruled(s, seat) // CLEARINGS_A_POINT, "H.nobles")


def ruled(s: Root, seat: int) -> int:
    """How many clearings a seat rules."""
    return s.ruler[: s.clearings].count(seat)


class Dynasty(Hireling):
    """The Last Dynasty, or the Bluebird Nobles."""

    id = "dynasty"
    colours: tuple[str, ...] = ("#4f74ad",)
    warriors = TROOP
    excludes: tuple[str, ...] = ("eyrie",)
    sides: tuple[Side, Side] = (LastDynasty(), BluebirdNobles())


HIRELING: Final = Dynasty()
