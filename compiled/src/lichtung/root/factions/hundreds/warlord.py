"""The warlord: a warrior that only battles remove, only its owner moves and only Anoint brings back.

Law 14.2.2, 14.4.3. He is a single figure beside the warriors of the supply, so what takes, moves or exchanges
warriors never meets him.
"""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import SeatRecord, Step, emit, push, register
from lichtung.root.actions import AT, DONE_ACTION, LEAD, Pick, Triple, pick, plain, triple, verb
from lichtung.root.battle import LOSE_PIECES, Losses, loss_chooser
from lichtung.root.moving import MUST_RULE, NO_PATH, TOO_FEW_TO_MOVE, arrive, may_enter
from lichtung.root.paths import destinations
from lichtung.root.pieces import REPLACED, SEALED, barred, held, put_figure, remove_warriors, warriors
from lichtung.root.removal import take_off_figure
from lichtung.root.state import NONE, Root

FALL: Final = verb("fall")

LED: Final = Event("14.2.2", "led", "seat origin:clearing dest:clearing count")
ANOINTED: Final = Event("14.4.3", "anointed", "seat clearing")

WARLORD_ELSEWHERE: Final = Refusal("14.2.2", "warlord-elsewhere", "clearing")
NOBODY_TO_ANOINT: Final = Refusal("14.4.3", "nobody-to-anoint", "clearing")


def figure_of(s: Root, seat: int) -> int:
    """The warlord's number among the single figures."""
    return s.setup.figures_of[seat][0]


def warlord_at(s: Root, seat: int) -> int:
    """The clearing in which the warlord stands; NONE: he is off the map."""
    return s.figures[figure_of(s, seat)]


def stands_at(s: Root, seat: int, clearing: int) -> bool:
    return warlord_at(s, seat) == clearing


# --- Moving. 4.2


def cannot_lead(s: Root, seat: int, origin: int, dest: int, count: int) -> Refusal | None:
    """4.2: the warlord moves like any warrior, with as many others as he likes, or alone."""
    if not stands_at(s, seat, origin):
        return WARLORD_ELSEWHERE.of(origin)
    if dest not in destinations(s, seat, origin):
        return NO_PATH.of(origin, dest)
    if count > warriors(s, seat, origin):
        return TOO_FEW_TO_MOVE.of(origin, warriors(s, seat, origin))
    if s.sealed >> dest & 1:
        return SEALED.of(dest)
    if not may_enter(s, seat, origin, dest, s.ruler[origin] == seat):
        return MUST_RULE.of(origin, dest)
    return held(s, seat, origin)


def list_leads(s: Root, seat: int, out: list[Action]) -> None:
    """All moves with the warlord."""
    origin = warlord_at(s, seat)
    if origin == NONE:
        return
    for dest in destinations(s, seat, origin):
        if cannot_lead(s, seat, origin, dest, 0) is None:
            for count in range(warriors(s, seat, origin) + 1):
                out.append(triple(LEAD, origin, dest, count))


def can_lead(s: Root, seat: int) -> bool:
    """Whether the warlord can move at all."""
    origin = warlord_at(s, seat)
    return origin != NONE and any(
        cannot_lead(s, seat, origin, dest, 0) is None for dest in destinations(s, seat, origin)
    )


def refuse_lead(s: Root, seat: int, a: Action) -> Refusal | None:
    assert isinstance(a, Triple)
    return cannot_lead(s, seat, a.one, a.two, a.three)


def take_lead(s: Root, seat: int, a: Action) -> None:
    """The warlord and those who go with him arrive together."""
    assert isinstance(a, Triple)
    put_figure(s, figure_of(s, seat), a.two)
    if s.events is not None:
        emit(s, LED.of(seat, a.one, a.two, a.three))
    arrive(s, seat, seat, a.one, a.two, a.three, led=True)


# --- Losses. 4.3.3


class LoseInBattle(Step[Root, Losses]):
    """Warriors fall first, and the warlord is one of them: the Hundreds say whether he falls."""

    name = "hundreds.lose"
    laws = ("14.2.2", "4.3.3")
    law = "14.2.2"
    holds = Losses

    def seat(self, s: Root, r: Losses) -> int:
        if not stands_at(s, r.seat, r.clearing) or r.hits > warriors(s, r.seat, r.clearing):
            return NOBODY
        chooser = loss_chooser(s, r)
        return NOBODY if chooser == NONE else chooser

    def options(self, s: Root, r: Losses, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        out.append(plain(FALL))

    def take(self, s: Root, r: Losses, a: Action) -> Losses:
        hits = r.hits
        falls = a.verb == FALL or hits > warriors(s, r.seat, r.clearing)
        if falls and stands_at(s, r.seat, r.clearing):
            take_off_figure(s, r.seat, figure_of(s, r.seat), r.remover)
            hits -= 1
        if hits > 0:
            push(s, LOSE_PIECES, Losses(r.seat, r.clearing, hits, r.remover, r.ally, r.chooser))
        return r


# --- Anoint. 14.4.3


def sites_to_anoint(s: Root, seat: int) -> list[int]:
    """14.4.3: where a warrior can make way for the warlord; if nowhere, any clearing that lets him in."""
    free = [clearing for clearing in range(s.clearings) if barred(s, seat, clearing) is None]
    manned = [clearing for clearing in free if warriors(s, seat, clearing)]
    return manned or free


class Anoint(Step[Root, SeatRecord]):
    """A warlord off the map comes back, in place of a warrior if there is one."""

    name = "hundreds.anoint"
    law = "14.4.3"
    verbs: tuple[int, ...] = (AT,)

    def idle(self, s: Root, r: SeatRecord) -> bool:
        return warlord_at(s, r.seat) != NONE

    def seat(self, s: Root, r: SeatRecord) -> int:
        return NOBODY if self.idle(s, r) or not sites_to_anoint(s, r.seat) else r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        out.extend([pick(AT, clearing) for clearing in sites_to_anoint(s, r.seat)])

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        if not isinstance(a, Pick) or a.verb != AT:
            return Refusal(self.law, "not-now")
        return None if a.what in sites_to_anoint(s, r.seat) else NOBODY_TO_ANOINT.of(a.what)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if isinstance(a, Pick):
            if warriors(s, r.seat, a.what):
                remove_warriors(s, r.seat, a.what, 1, REPLACED)
            put_figure(s, figure_of(s, r.seat), a.what)
            if s.events is not None:
                emit(s, ANOINTED.of(r.seat, a.what))
        return r


LOSE_IN_BATTLE: Final = register(LoseInBattle())
ANOINT: Final = register(Anoint())
