"""What only one character can do. Law 9.5.9, 9.7, and the characters' cards."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, Record, Refusal
from lichtung.kernel.frames import Act, Step, emit, leave, push, register
from lichtung.root.actions import DONE_ACTION, Pair, Pick, pair, pick, plain
from lichtung.root.battle import CAP_D, Battle, no_battle, open_battle, start_battle
from lichtung.root.board import CLEARINGS
from lichtung.root.cards import SWORD, TORCH, cards_in
from lichtung.root.drawing import STEAL_CARD, Theft, can_be_robbed
from lichtung.root.factions.vagabond.daylight import list_damaged, no_clearing, repair
from lichtung.root.factions.vagabond.items import (
    CHARACTER,
    CHARACTERS,
    PLACE,
    READY_AT,
    count_damaged,
    exhaust,
    no_item,
    undamaged,
)
from lichtung.root.factions.vagabond.verbs import (
    ENLIST,
    HIDE,
    INSTIGATE,
    LABOR,
    PROTECTOR,
    ROB,
    SCORCH,
)
from lichtung.root.hands import gain_card
from lichtung.root.removal import enemies, settle_removed, take_off_all
from lichtung.root.scoring import score
from lichtung.root.state import NONE, Root, Trigger

THIEF: Final = CHARACTERS.index("thief")
TINKER: Final = CHARACTERS.index("tinker")
RANGER: Final = CHARACTERS.index("ranger")
VAGRANT: Final = CHARACTERS.index("vagrant")
ARBITER: Final = CHARACTERS.index("arbiter")
SCOUNDREL: Final = CHARACTERS.index("scoundrel")
HIDEOUT_REPAIRS: Final = 3
ENLISTED_POINTS: Final = 1

LABORED = Event("9.7.2.I", "labored", "seat card")
HID = Event("9.7.3.I", "hid", "seat")
INSTIGATED = Event("K.vagrant", "instigated", "seat attacker:seat defender:seat clearing")
ENLISTED = Event("K.arbiter", "arbiter-enlisted", "defender:seat seat count")
SCORCHED = Event("K.scoundrel", "scorched", "seat clearing")

OTHER_CHARACTER = Refusal("9.5.9", "other-character", "character")
NOT_ONESELF = Refusal("9.7.1.I", "rob-oneself")
NOT_THERE = Refusal("9.7.1.I", "not-there", "seat")
EMPTY_HAND = Refusal("9.7.1.I", "empty-hand", "seat")
NOT_DISCARDED = Refusal("9.7.2.I", "not-discarded", "card")
LABOR_SUIT = Refusal("9.7.2.I", "labor-suit", "card")
NOTHING_DAMAGED = Refusal("9.7.3.I", "nothing-damaged")


def no_special(s: Root, seat: int, character: int) -> Refusal | None:
    """9.5.9: the action of one's own character, for a torch."""
    if s.boards[seat][CHARACTER] != character:
        return OTHER_CHARACTER.of(character)
    return no_item(s, seat, TORCH)


def is_open(s: Root, seat: int, character: int) -> bool:
    """Whether the special action of a character that needs a clearing can be thought of."""
    board = s.boards[seat]
    return board[CHARACTER] == character and board[READY_AT + TORCH] > 0 and board[PLACE] < CLEARINGS


class Steal(Act[Root]):
    """The Thief takes a random card from a player in his clearing."""

    law = "9.7.1.I"
    verb = ROB

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if is_open(s, seat, THIEF):
            for other in range(s.setup.seats):
                if self.no_victim(s, seat, other) is None:
                    out.append(pick(ROB, other))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return no_special(s, seat, THIEF) or no_clearing(s, seat) or self.no_victim(s, seat, a.what)

    def no_victim(self, s: Root, seat: int, other: int) -> Refusal | None:
        if other == seat:
            return NOT_ONESELF
        if not s.setup.factions[other].is_present(s, other, s.boards[seat][PLACE]):
            return NOT_THERE.of(other)
        return None if can_be_robbed(s, other) else EMPTY_HAND.of(other)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        exhaust(s, seat, TORCH)
        push(s, STEAL_CARD, Theft(seat, a.what))


class DayLabor(Act[Root]):
    """The Tinker takes a card that matches his clearing from the discard pile; a bird always does."""

    law = "9.7.2.I"
    verb = LABOR

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if is_open(s, seat, TINKER):
            suit = s.setup.board.suit[s.boards[seat][PLACE]]
            cards = cards_in(s.discard & s.setup.deck.matching[suit])
            out.extend([pick(LABOR, card) for card in cards])

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        refused = no_special(s, seat, TINKER) or no_clearing(s, seat)
        if refused is not None:
            return refused
        if not s.discard >> a.what & 1:
            return NOT_DISCARDED.of(a.what)
        suit = s.setup.board.suit[s.boards[seat][PLACE]]
        return None if s.setup.deck.matching[suit] >> a.what & 1 else LABOR_SUIT.of(a.what)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        exhaust(s, seat, TORCH)
        s.discard &= ~(1 << a.what)
        gain_card(s, seat, a.what, s.setup.everybody)
        if s.events is not None:
            emit(s, LABORED.of(seat, a.what))


class Hideout(Act[Root]):
    """The Ranger repairs three items; then his Daylight is over."""

    law = "9.7.3.I"
    verb = HIDE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if s.boards[seat][CHARACTER] == RANGER and self.no_hideout(s, seat) is None:
            out.append(plain(HIDE))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return self.no_hideout(s, seat)

    def no_hideout(self, s: Root, seat: int) -> Refusal | None:
        refused = no_special(s, seat, RANGER)
        if refused is None and not count_damaged(s, seat):
            refused = NOTHING_DAMAGED
        return refused

    def take(self, s: Root, seat: int, a: Action) -> None:
        exhaust(s, seat, TORCH)
        if s.events is not None:
            emit(s, HID.of(seat))
        leave(s)
        push(s, HIDEOUT_REPAIR, Repairs(seat, HIDEOUT_REPAIRS))


class Repairs(Record):
    """How many items are still to be repaired."""

    def __init__(self, seat: int, due: int) -> None:
        self.seat = seat
        self.due = due

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.due)


class HideoutRepair(Step[Root, Repairs]):
    """Three damaged items of the Ranger's choice, or as many as there are."""

    name = "vagabond.hideout"
    law = "9.7.3.I"

    def seat(self, s: Root, r: Repairs) -> int:
        return r.seat if r.due and count_damaged(s, r.seat) else NOBODY

    def options(self, s: Root, r: Repairs, out: list[Action]) -> None:
        list_damaged(s, r.seat, out)

    def take(self, s: Root, r: Repairs, a: Action) -> Repairs:
        if isinstance(a, Pair):
            repair(s, r.seat, a.one, a.two)
            push(s, HIDEOUT_REPAIR, Repairs(r.seat, r.due - 1))
        return r


class Instigate(Act[Root]):
    """The Vagrant starts a battle in his clearing between players of his choice.

    He removes the pieces of both sides: points, hostility and infamy are his.
    """

    law = "K.vagrant"
    verb = INSTIGATE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if not is_open(s, seat, VAGRANT):
            return
        place = s.boards[seat][PLACE]
        factions = s.setup.factions
        there = [other for other in range(s.setup.seats) if factions[other].is_present(s, other, place)]
        for attacker in there:
            if factions[attacker].can_fight(s, attacker, place):
                out.extend([pair(INSTIGATE, attacker, other) for other in there if other != attacker])

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        refused = no_special(s, seat, VAGRANT) or no_clearing(s, seat)
        return refused or no_battle(s, a.one, s.boards[seat][PLACE], a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        exhaust(s, seat, TORCH)
        clearing = s.boards[seat][PLACE]
        if s.events is not None:
            emit(s, INSTIGATED.of(seat, a.one, a.two, clearing))
        battle = Battle(a.one, a.two, clearing, NONE, seat)
        if a.one == seat:
            open_battle(s, battle)
        else:
            start_battle(s, battle)


class ScorchedEarth(Act[Root]):
    """The Scoundrel leaves a torch in his clearing: all enemy pieces go, and nothing comes there again."""

    law = "K.scoundrel"
    verb = SCORCH

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if is_open(s, seat, SCOUNDREL):
            out.append(plain(SCORCH))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return no_special(s, seat, SCOUNDREL) or no_clearing(s, seat)

    def take(self, s: Root, seat: int, a: Action) -> None:
        board = s.boards[seat]
        clearing = board[PLACE]
        board[READY_AT + TORCH] -= 1
        s.shut |= 1 << clearing
        if s.events is not None:
            emit(s, SCORCHED.of(seat, clearing))
        for other in range(s.setup.seats):
            if enemies(s, seat, other):
                take_off_all(s, other, clearing, seat)
        settle_removed(s)


# --- The Arbiter's Protector


class Protection(Record):
    """Who may enlist which Arbiter."""

    def __init__(self, defender: int, arbiter: int) -> None:
        self.defender = defender
        self.arbiter = arbiter

    def values(self) -> tuple[object, ...]:
        return (self.defender, self.arbiter)


def offer_protection(s: Root, seat: int, attacker: int, defender: int, clearing: int) -> list[Trigger]:
    """K.arbiter: a defender may enlist an Arbiter in the clearing who is no party to the battle."""
    board = s.boards[seat]
    if board[CHARACTER] != ARBITER or board[PLACE] != clearing or seat in (attacker, defender):
        return []
    if not s.setup.factions[defender].decides:  # nobody is there to ask for it
        return []
    return [Trigger(MAY_ENLIST, Protection(defender, seat), PROTECTOR, clearing)]


class MayEnlist(Step[Root, Protection]):
    """Enlisted, the Arbiter scores a point and his swords raise what the defender's roll can deal."""

    name = "vagabond.protector"
    law = "K.arbiter"

    def seat(self, s: Root, r: Protection) -> int:
        return r.defender

    def options(self, s: Root, r: Protection, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        out.append(plain(ENLIST))

    def take(self, s: Root, r: Protection, a: Action) -> Protection:
        if a.verb == ENLIST:
            swords = undamaged(s, r.arbiter, SWORD)
            s.battle[CAP_D] += swords
            if s.events is not None:
                emit(s, ENLISTED.of(r.defender, r.arbiter, swords))
            score(s, r.arbiter, ENLISTED_POINTS)
        return r


HIDEOUT_REPAIR: Final = register(HideoutRepair())
MAY_ENLIST: Final = register(MayEnlist())
