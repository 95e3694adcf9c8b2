"""Hirelings in a game: how they are dealt and set up, hired, kept and handed on. A.6, H.1, H.2."""

from typing import Final

from lichtung.kernel.chance import CHANCE, NOBODY
from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import SeatRecord, Step, emit, push, register, seat_record
from lichtung.root.actions import PHASES, Pair, Pick, pair, pick, verb
from lichtung.root.draft import TWO_PLAYERS
from lichtung.root.fields import replaced
from lichtung.root.hirelings.hireling import DEMOTED, PROMOTED, SIDES
from lichtung.root.hirelings.mat import NOTICES, company_mat, read_company
from lichtung.root.hirelings.tasks import (
    NO_CONTROL,
    Task,
    card_of,
    number_of,
    owner_of,
    side_of_card,
)
from lichtung.root.pieces import find_ruler
from lichtung.root.questions import Answers, Trigger
from lichtung.root.scoring import can_score
from lichtung.root.setup import Setup
from lichtung.root.state import NONE, Root
from lichtung.root.turn import phase

IN_PLAY: Final = 3  # A.6
DEMOTED_BY_PLAYERS: Final = (0, 0, 0, 1, 2, 3, 3)  # A.6.2
GOLD_PIPS: Final = ((1, 3), (2, 3))  # what the control die shows, and on how many of its faces. H.1.2
ALL_PIPS: Final = ((2, 2), (3, 3), (4, 1))
DAYLIGHT: Final = PHASES[1]

DEAL: Final = verb("deal", "hireling")
DEMOTE: Final = verb("demote", "hireling")
SET_UP: Final = verb("deploy", "hireling")
HIRE: Final = verb("take-on", "hireling")
CONTROL: Final = verb("control", "hireling count")
HAND_ON: Final = verb("hand-on", "hireling to:seat")
EMPLOY: Final = verb("employ", "hireling")

DEALT: Final = Event("A.6.1", "hireling-dealt", "hireling")
WAS_DEMOTED: Final = Event("A.6.2", "hireling-demoted", "hireling")
WAS_SET_UP: Final = Event("A.6.3", "hireling-set-up", "seat hireling")
NOTICE_TAKEN: Final = Event("H.1.1", "notice-taken", "seat space:count")
HIRED: Final = Event("H.1.1", "hired", "seat hireling")
CONTROL_ROLLED: Final = Event("H.1.2", "control-rolled", "seat hireling count")
CONTROL_SPENT: Final = Event("H.1.3", "control-spent", "seat hireling left:count")
HANDED_ON: Final = Event("H.1.3", "handed-on", "seat to:seat hireling")
EMPLOYED: Final = Event("H.2.4", "employed", "seat hireling")
AWAKE: Final = Event("H.2.3", "hireling-awake", "seat hireling")

NOT_IN_SUPPLY: Final = Refusal("H.1.1", "hireling-not-free", "hireling")
NOT_TO_HAND_ON: Final = Refusal("H.1.3", "not-to-hand-on", "to:seat")
IS_SET_UP: Final = Refusal("A.6.3", "hireling-ready", "hireling")
ONLY_BY_DAY: Final = Refusal("H.2.4", "hireling-by-day", "hireling")
WORKED_ALREADY: Final = Refusal("H.2.4", "hireling-used", "hireling")
NOTHING_TO_EMPLOY: Final = Refusal("H.2.4", "hireling-no-work", "hireling")


class Company(Answers):
    """What holds for all hirelings of a game."""

    offers: tuple[int, ...] = (EMPLOY,)

    def map_prepared(self, s: Root, me: int, first: int) -> None:
        """A.6: they come before cards are drawn and factions chosen."""
        prepare_company(s, first)

    def shuts_out(self, s: Root, me: int, number: int) -> bool:
        """A.6.5: a faction whose hireling is in play."""
        if not s.setup.hirelings:
            return False
        sides = read_company(s).sides
        names = (s.setup.cast[number].id, s.setup.cast[number].replaces)
        for hireling, side in zip(s.setup.hirelings, sides, strict=True):
            if side != NONE and any(name in hireling.excludes for name in names):
                return True
        return False

    def points_changed(self, s: Root, me: int, seat: int, before: int) -> list[Trigger]:
        """H.1.1: whoever reaches a notice on the score track, or passes it, takes it at once."""
        if not s.setup.factions[seat].decides:
            return []
        for number, space in enumerate(NOTICES):
            if before < space <= s.points[seat] and read_company(s).notices[number]:
                mat = company_mat(s)
                mat.notices[number] = 0
                mat.owed[seat] += 1
                if s.events is not None:
                    emit(s, NOTICE_TAKEN.of(seat, space))
        return []

    def turn_begins(self, s: Root, me: int, active: int) -> None:
        """H.2.3, H.2.4: each acts once in a turn."""
        if any(read_company(s).used):
            mat = company_mat(s)
            mat.used = [0] * len(mat.used)

    def birdsong_begins(self, s: Root, me: int, active: int) -> list[Trigger]:
        """H.2.3: what the controller's hirelings do at the start of its Birdsong."""
        if not to_wake(s, active):
            return []
        return [Trigger(WAKE_COMPANY, seat_record(active), NONE, NONE)]

    def turn_closes(self, s: Root, me: int, active: int) -> list[Trigger]:
        """H.1.1, H.1.3: control ends by one marker, then come new hirelings."""
        if not read_company(s).owed[active] and not controlled(s, active):
            return []
        return [Trigger(UPKEEP, seat_record(active), NONE, NONE)]

    def list_offers(self, s: Root, me: int, seat: int, out: list[Action]) -> None:
        """H.2.4: what takes longest to find out comes last."""
        asked = False
        for owner in controlled(s, seat):
            card = card_of(s, owner)
            side = side_of_card(s, card)
            if not side.works or read_company(s).used[number_of(s, owner)] >= side.uses:
                continue
            if not asked and phase(s) != DAYLIGHT:
                return
            asked = True
            if side.cannot_work(s, owner, seat) is None:
                out.append(pick(EMPLOY, card))

    def refuse_offer(self, s: Root, me: int, seat: int, a: Action) -> Refusal | None:
        """H.2.4: a hireling of one's own, in one's Daylight, once, or once for each of two deeds."""
        assert isinstance(a, Pick)
        owner = owner_of(s, a.what)
        if s.controller[owner] != seat or card_of(s, owner) != a.what:
            return NO_CONTROL.of(a.what)
        side = side_of_card(s, a.what)
        if not side.works:
            return NOTHING_TO_EMPLOY.of(a.what)
        if read_company(s).used[number_of(s, owner)] >= side.uses:
            return WORKED_ALREADY.of(a.what)
        if phase(s) != DAYLIGHT:
            return ONLY_BY_DAY.of(a.what)
        return side.cannot_work(s, owner, seat)

    def take_offer(self, s: Root, me: int, seat: int, a: Action) -> None:
        """H.2.4: use it."""
        assert isinstance(a, Pick)
        owner = owner_of(s, a.what)
        company_mat(s).used[number_of(s, owner)] += 1
        if s.events is not None:
            emit(s, EMPLOYED.of(seat, a.what))
        side_of_card(s, a.what).work(s, owner, seat)


def controlled(s: Root, seat: int) -> list[int]:
    """The owners of the hirelings that a seat controls."""
    first = s.setup.first_hireling
    return [owner for owner in s.setup.contenders if owner >= first and s.controller[owner] == seat]


def to_wake(s: Root, seat: int) -> list[int]:
    """H.2.3: those of a seat's hirelings that have still something to do in its Birdsong."""
    used = read_company(s).used
    return [
        owner
        for owner in controlled(s, seat)
        if not used[number_of(s, owner)] and side_of_card(s, card_of(s, owner)).wakes(s, owner, seat)
    ]


def give_control(s: Root, me: int, seat: int) -> None:
    """H.1, H.3.1: a seat controls a hireling from now on, whose pieces count for its rule."""
    s.controller = replaced(s.controller, me, seat)
    for clearing in range(s.clearings):
        find_ruler(s, clearing)


# --- Setup. A.6


def prepare_company(s: Root, first: int) -> None:
    """A.6.1 to A.6.4: cards are dealt, some demoted; from the last player on each sets one up."""
    setup = s.setup
    order = [seat for seat in turn_order(s, first) if setup.factions[seat].decides]
    order.reverse()
    for number in reversed(range(IN_PLAY)):
        push(s, SET_UP_HIRELING, seat_record(order[number % len(order)]))
    push(s, DEMOTE_CARDS, seat_record(first))
    push(s, DEAL_CARDS, seat_record(first))
    company_mat(s).notices = [1] * len(NOTICES)


def turn_order(s: Root, first: int) -> list[int]:
    """All seats from the first player on."""
    return [(first + i) % s.setup.seats for i in range(s.setup.seats)]


def in_play(s: Root) -> list[int]:
    """The numbers of the hirelings that are dealt."""
    return [number for number, side in enumerate(read_company(s).sides) if side != NONE]


def can_be_dealt(s: Root, number: int) -> bool:
    """A.6.1: one that is not dealt yet; A.6.5: enough factions must be left to draft."""
    if read_company(s).sides[number] != NONE:
        return False
    return not s.setup.drafts or len(left_to_draft(s.setup, [*in_play(s), number])) > 0


def left_to_draft(setup: Setup, hirelings: list[int]) -> list[int]:
    """A.6.5, A.8.1: the factions that can be drafted beside these hirelings; none if they are too few."""
    gone = [name for number in hirelings for name in setup.hirelings[number].excludes]
    left = [
        number
        for number, faction in enumerate(setup.cast)
        if faction.id not in gone and faction.replaces not in gone
    ]
    militant = [number for number in left if setup.cast[number].militant]
    few = len(left) <= setup.seats or not militant
    if setup.seats == TWO_PLAYERS and not setup.adventurous and len(militant) <= setup.seats:
        few = True
    return [] if few else left


class DealCards(Step[Root, SeatRecord]):
    """Three cards are dealt, one after the other."""

    name = "root.hirelings-deal"
    laws = ("A.6", "A.6.1", "A.6.5")
    law = "A.6.1"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return CHANCE

    def outcomes(self, s: Root, r: SeatRecord) -> list[tuple[Action, int]]:
        numbers = range(len(s.setup.hirelings))
        return [(pick(DEAL, number * SIDES), 1) for number in numbers if can_be_dealt(s, number)]

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        company_mat(s).sides[a.what // SIDES] = max(PROMOTED, s.setup.company[a.what // SIDES].side)
        if s.events is not None:
            emit(s, DEALT.of(a.what))
        if len(in_play(s)) < IN_PLAY:
            push(s, DEAL_CARDS, r)
        return r


def to_demote(s: Root) -> list[int]:
    """A.6.2: the hirelings of which one is still to be demoted; a side that was chosen stays."""
    mat, company = read_company(s), s.setup.company
    dealt = in_play(s)
    open_ones = [number for number in dealt if company[number].side == NONE]
    turned = sum([1 for number in dealt if mat.sides[number] == DEMOTED])
    if turned >= DEMOTED_BY_PLAYERS[s.setup.seats]:
        return []
    return [number for number in open_ones if mat.sides[number] == PROMOTED]


class DemoteCards(Step[Root, SeatRecord]):
    """As many of them as the number of players says lie with the other side up."""

    name = "root.hirelings-demote"
    law = "A.6.2"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return CHANCE if to_demote(s) else NOBODY

    def outcomes(self, s: Root, r: SeatRecord) -> list[tuple[Action, int]]:
        return [(pick(DEMOTE, number * SIDES + DEMOTED), 1) for number in to_demote(s)]

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if isinstance(a, Pick):
            company_mat(s).sides[a.what // SIDES] = DEMOTED
            if s.events is not None:
                emit(s, WAS_DEMOTED.of(a.what))
            push(s, DEMOTE_CARDS, r)
        else:
            ask_those_in_play(s)
        return r


def ask_those_in_play(s: Root) -> None:
    """A.6: once all is dealt, the sides that are not in play have nothing to answer any more."""
    if not s.setup.sides and len(in_play(s)) == IN_PLAY and not to_demote(s):
        s.setup = s.setup.with_sides(tuple(read_company(s).sides))


def check_position(s: Root) -> None:
    """A.6.1: once all are dealt the others have nothing on the map and serve nobody."""
    if len(in_play(s)) < IN_PLAY:
        return
    setup = s.setup
    for number, side in enumerate(read_company(s).sides):
        owner = setup.first_hireling + number
        there = any(s.presence[owner * s.places : (owner + 1) * s.places]) or s.controller[owner] != NONE
        if side == NONE and there:
            raise LichtungError("position-no-faction", setup.words[owner], faction=setup.words[owner])


class SetUpHireling(Step[Root, SeatRecord]):
    """A player picks one of those that are left and sets it up by its card."""

    name = "root.hireling-set-up"
    laws = ("A.6.3", "A.6.4")
    law = "A.6.3"
    verbs: tuple[int, ...] = (SET_UP,)

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        first = s.setup.first_hireling
        for number in in_play(s):
            if not read_company(s).ready[number]:
                out.append(pick(SET_UP, card_of(s, first + number)))

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        refused = super().refusal(s, r, a)
        again = isinstance(a, Pick) and a.verb == SET_UP and read_company(s).ready[a.what // SIDES]
        return IS_SET_UP.of(a.what) if again and isinstance(a, Pick) else refused

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        company_mat(s).ready[a.what // SIDES] = 1
        if s.events is not None:
            emit(s, WAS_SET_UP.of(r.seat, a.what))
        side_of_card(s, a.what).set_up(s, owner_of(s, a.what), r.seat)
        return r


# --- Control. H.1


class Upkeep(Step[Root, SeatRecord]):
    """The end of a turn: a marker leaves each hireling, empty ones are handed on; then new ones are hired."""

    name = "root.hireling-upkeep"
    law = "H.1.3"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        seat, mat = r.seat, company_mat(s)
        for _ in range(mat.owed[seat]):
            push(s, HIRE_ONE, r)
        for owner in reversed(controlled(s, seat)):
            number = number_of(s, owner)
            mat.markers[number] = max(0, mat.markers[number] - 1)
            if not mat.markers[number]:
                push(s, HAND_ON_CARD, Task(seat, card_of(s, owner), 0))
        if s.events is not None:
            for owner in controlled(s, seat):
                emit(s, CONTROL_SPENT.of(seat, card_of(s, owner), mat.markers[number_of(s, owner)]))
        return r


class HandOnCard(Step[Root, Task]):
    """A hireling without markers goes to another player, who rolls at once."""

    name = "root.hireling-hand-on"
    law = "H.1.3"
    holds = Task
    verbs: tuple[int, ...] = (HAND_ON,)

    def seat(self, s: Root, r: Task) -> int:
        return r.seat if receivers(s, r.seat) else NOBODY

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        out.extend([pair(HAND_ON, r.hireling, other) for other in receivers(s, r.seat)])

    def refusal(self, s: Root, r: Task, a: Action) -> Refusal | None:
        if isinstance(a, Pair) and a.verb == HAND_ON and a.one == r.hireling:
            return None if a.two in receivers(s, r.seat) else NOT_TO_HAND_ON.of(a.two)
        return super().refusal(s, r, a)

    def take(self, s: Root, r: Task, a: Action) -> Task:
        other = a.two if isinstance(a, Pair) else r.seat  # nobody else can take it
        if s.events is not None and other != r.seat:
            emit(s, HANDED_ON.of(r.seat, other, r.hireling))
        give_control(s, owner_of(s, r.hireling), other)
        push(s, ROLL_FOR_CONTROL, Task(other, r.hireling, 0))
        return r


def receivers(s: Root, seat: int) -> list[int]:
    """H.1.3: all other players."""
    return [other for other in s.setup.people if other != seat]


def free_cards(s: Root) -> list[int]:
    """H.1.1: the hirelings in the supply, which nobody controls."""
    first = s.setup.first_hireling
    return [card_of(s, first + number) for number in in_play(s) if s.controller[first + number] == NONE]


class HireOne(Step[Root, SeatRecord]):
    """For each notice a hireling of one's choice from the supply."""

    name = "root.hireling-hire"
    law = "H.1.1"
    verbs: tuple[int, ...] = (HIRE,)

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat if free_cards(s) else NOBODY

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        out.extend([pick(HIRE, card) for card in free_cards(s)])

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        if isinstance(a, Pick) and a.verb == HIRE:
            return None if a.what in free_cards(s) else NOT_IN_SUPPLY.of(a.what)
        return super().refusal(s, r, a)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        company_mat(s).owed[r.seat] -= 1
        if isinstance(a, Pick):
            if s.events is not None:
                emit(s, HIRED.of(r.seat, a.what))
            give_control(s, owner_of(s, a.what), r.seat)
            push(s, ROLL_FOR_CONTROL, Task(r.seat, a.what, 0))
        return r


def leads(s: Root, seat: int) -> bool:
    """H.1.2: most points, alone or not; whoever has none by an active dominance card does not lead."""
    if not can_score(s, seat):
        return False
    return all(s.points[other] <= s.points[seat] for other in range(s.setup.seats) if can_score(s, other))


class RollForControl(Step[Root, Task]):
    """As many control markers as the die shows: gold pips for who leads, all pips for everybody else."""

    name = "root.hireling-control"
    law = "H.1.2"
    holds = Task

    def seat(self, s: Root, r: Task) -> int:
        return CHANCE

    def outcomes(self, s: Root, r: Task) -> list[tuple[Action, int]]:
        faces = GOLD_PIPS if leads(s, r.seat) else ALL_PIPS
        return [(pair(CONTROL, r.hireling, pips), weight) for pips, weight in faces]

    def take(self, s: Root, r: Task, a: Action) -> Task:
        assert isinstance(a, Pair)
        owner = owner_of(s, r.hireling)
        company_mat(s).markers[number_of(s, owner)] = a.two
        if s.events is not None:
            emit(s, CONTROL_ROLLED.of(r.seat, r.hireling, a.two))
        side_of_card(s, r.hireling).hired(s, owner, r.seat)  # H.2.1
        return r


# --- Birdsong. H.2.3


class WakeCompany(Step[Root, SeatRecord]):
    """Several hirelings act in the order that their controller chooses. 1.1.3"""

    name = "root.hirelings-wake"
    law = "H.2.3"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat if to_wake(s, r.seat) else NOBODY

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        out.extend([pick(EMPLOY, card_of(s, owner)) for owner in to_wake(s, r.seat)])

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if isinstance(a, Pick):
            owner = owner_of(s, a.what)
            company_mat(s).used[number_of(s, owner)] = 1
            push(s, WAKE_COMPANY, r)
            if s.events is not None:
                emit(s, AWAKE.of(r.seat, a.what))
            side_of_card(s, a.what).wake(s, owner, r.seat)
        return r


DEAL_CARDS: Final = register(DealCards())
DEMOTE_CARDS: Final = register(DemoteCards())
SET_UP_HIRELING: Final = register(SetUpHireling())
UPKEEP: Final = register(Upkeep())
HAND_ON_CARD: Final = register(HandOnCard())
HIRE_ONE: Final = register(HireOne())
ROLL_FOR_CONTROL: Final = register(RollForControl())
WAKE_COMPANY: Final = register(WakeCompany())
COMPANY: Final = Company()
