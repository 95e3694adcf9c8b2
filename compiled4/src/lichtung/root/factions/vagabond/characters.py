"""What only one character can do. Law 9.5.9, 9.7, and the characters' cards."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.frames import Act, Step, emit, leave, push, register
from lichtung.root.actions import DONE_ACTION, Pair, Pick, Triple, pair, pick, plain, triple
from lichtung.root.battle import Battle, cannot_battle, open_battle, start_battle
from lichtung.root.cards import SWORD, TORCH, members
from lichtung.root.drawing import STEAL_CARD, Theft, can_be_robbed
from lichtung.root.factions.vagabond.data import CHARACTERS, QUEST_ITEMS
from lichtung.root.factions.vagabond.daylight import list_damaged, outside_clearings, repair
from lichtung.root.factions.vagabond.items import (
    NEED_ITEM,
    cannot_exhaust,
    count_damaged,
    damage,
    exhaust,
    pawn_place,
    place_pawn,
    undamaged,
)
from lichtung.root.factions.vagabond.mat import EXHAUSTED, KINDS, READY_AT, mat_of
from lichtung.root.factions.vagabond.quests import fulfil, not_for_him, quests_for
from lichtung.root.factions.vagabond.verbs import (
    ENLIST,
    GLIDE,
    HIDE,
    IMPROVISE,
    INSTIGATE,
    LABOR,
    PROTECTOR,
    ROB,
    SCORCH,
)
from lichtung.root.fields import replaced
from lichtung.root.hands import gain_card
from lichtung.root.owners import decider
from lichtung.root.pieces import SEALED, held, is_present, is_sealed
from lichtung.root.removal import settle_removed, take_off_enemies
from lichtung.root.scoring import score
from lichtung.root.state import CAP_D, NONE, Root, Trigger

THIEF: Final = CHARACTERS.index("thief")
TINKER: Final = CHARACTERS.index("tinker")
RANGER: Final = CHARACTERS.index("ranger")
VAGRANT: Final = CHARACTERS.index("vagrant")
ARBITER: Final = CHARACTERS.index("arbiter")
SCOUNDREL: Final = CHARACTERS.index("scoundrel")
ADVENTURER: Final = CHARACTERS.index("adventurer")
RONIN: Final = CHARACTERS.index("ronin")
HARRIER: Final = CHARACTERS.index("harrier")
HIDEOUT_REPAIRS: Final = 3
ENLISTED_POINTS: Final = 1

LABORED: Final = Event("9.7.2.I", "labored", "seat card")
HID: Final = Event("9.7.3.I", "hid", "seat")
INSTIGATED: Final = Event("K.vagrant", "instigated", "seat attacker:seat defender:seat clearing")
ENLISTED: Final = Event("K.arbiter", "arbiter-enlisted", "defender:seat seat count")
IMPROVISED: Final = Event("K.adventurer", "improvised", "seat quest missing:item item")
STRUCK_SWIFTLY: Final = Event("K.ronin", "struck-swiftly", "seat")
GLIDED: Final = Event("K.harrier", "glided", "seat clearing")
SCORCHED: Final = Event("K.scoundrel", "scorched", "seat clearing")

OTHER_CHARACTER: Final = Refusal("9.5.9", "other-character", "character")
NOT_ONESELF: Final = Refusal("9.7.1.I", "rob-oneself")
NOT_THERE: Final = Refusal("9.7.1.I", "not-there", "seat")
EMPTY_HAND: Final = Refusal("9.7.1.I", "empty-hand", "seat")
NOT_DISCARDED: Final = Refusal("9.7.2.I", "not-discarded", "card")
LABOR_SUIT: Final = Refusal("9.7.2.I", "labor-suit", "card")
IMPROVISED_ALREADY: Final = Refusal("K.adventurer", "improvised-already")
NOT_ASKED_FOR: Final = Refusal("K.adventurer", "not-asked-for", "quest item")
NO_STAND_IN: Final = Refusal("K.adventurer", "no-stand-in", "item")
THERE_ALREADY: Final = Refusal("K.harrier", "there-already", "clearing")
NO_CLEARING: Final = Refusal("K.harrier", "glide-to-clearings")
NOTHING_DAMAGED: Final = Refusal("9.7.3.I", "nothing-damaged")


def cannot_use_torch(s: Root, seat: int, character: int) -> Refusal | None:
    """9.5.9: the action of one's own character, for a torch."""
    if mat_of(s, seat).character != character:
        return OTHER_CHARACTER.of(character)
    return cannot_exhaust(s, seat, TORCH)


def is_open(s: Root, seat: int, character: int) -> bool:
    """Whether the special action of a character that needs a clearing can be thought of."""
    mat = mat_of(s, seat)
    return (
        mat.character == character and mat.items[READY_AT + TORCH] > 0 and pawn_place(s, seat) < s.clearings
    )


class Steal(Act[Root]):
    """The Thief takes a random card from a player in his clearing."""

    law = "9.7.1.I"
    verb = ROB

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if is_open(s, seat, THIEF):
            for other in range(s.setup.seats):
                if self.cannot_rob(s, seat, other) is None:
                    out.append(pick(ROB, other))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return (
            cannot_use_torch(s, seat, THIEF) or outside_clearings(s, seat) or self.cannot_rob(s, seat, a.what)
        )

    def cannot_rob(self, s: Root, seat: int, other: int) -> Refusal | None:
        if other == seat:
            return NOT_ONESELF
        if not is_present(s, other, pawn_place(s, seat)):
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
            suits = s.suits[pawn_place(s, seat)]
            cards = members(s.discard & s.setup.deck.matching_any[suits])
            out.extend([pick(LABOR, card) for card in cards])

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        refused = cannot_use_torch(s, seat, TINKER) or outside_clearings(s, seat)
        if refused is not None:
            return refused
        if not s.discard >> a.what & 1:
            return NOT_DISCARDED.of(a.what)
        suits = s.suits[pawn_place(s, seat)]
        return None if s.setup.deck.matching_any[suits] >> a.what & 1 else LABOR_SUIT.of(a.what)

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
        if mat_of(s, seat).character == RANGER and self.cannot_hide(s, seat) is None:
            out.append(plain(HIDE))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return self.cannot_hide(s, seat)

    def cannot_hide(self, s: Root, seat: int) -> Refusal | None:
        refused = cannot_use_torch(s, seat, RANGER)
        if refused is None and not count_damaged(s, seat):
            refused = NOTHING_DAMAGED
        return refused

    def take(self, s: Root, seat: int, a: Action) -> None:
        exhaust(s, seat, TORCH)
        if s.events is not None:
            emit(s, HID.of(seat))
        leave(s)
        push(s, HIDEOUT_REPAIR, Repairs(seat, HIDEOUT_REPAIRS))


class Repairs(PublicRecord):
    """How many items are still to be repaired."""

    fields = "seat due:count"

    def __init__(self, seat: int, due: int) -> None:
        self.seat = seat
        self.due = due

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.due)


class HideoutRepair(Step[Root, Repairs]):
    """Three damaged items of the Ranger's choice, or as many as there are."""

    name = "vagabond.hideout"
    law = "9.7.3.I"
    holds = Repairs

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

    He removes the pieces of both sides: points, hostility and infamy are his. By the current Law that goes
    for buildings and tokens only, and those who fight decide everything in the battle.
    """

    law = "K.vagrant"
    verb = INSTIGATE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if not is_open(s, seat, VAGRANT):
            return
        place = pawn_place(s, seat)
        there = [other for other in range(s.setup.seats) if is_present(s, other, place)]
        for attacker in there:
            for other in there:
                if cannot_battle(s, attacker, place, other) is None:
                    out.append(pair(INSTIGATE, attacker, other))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        refused = cannot_use_torch(s, seat, VAGRANT) or outside_clearings(s, seat)
        return refused or cannot_battle(s, a.one, pawn_place(s, seat), a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        exhaust(s, seat, TORCH)
        clearing = pawn_place(s, seat)
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
        return cannot_use_torch(s, seat, SCOUNDREL) or outside_clearings(s, seat)

    def take(self, s: Root, seat: int, a: Action) -> None:
        mat = mat_of(s, seat)
        clearing = pawn_place(s, seat)
        mat.items[READY_AT + TORCH] -= 1
        s.sealed |= 1 << clearing
        if s.events is not None:
            emit(s, SCORCHED.of(seat, clearing))
        take_off_enemies(s, seat, clearing)
        settle_removed(s)


# --- The characters of the later boxes


def has_improvised(s: Root) -> bool:
    """K.adventurer: once a turn. Where he did is marked like a crafting piece; he activates none himself."""
    return any(s.activated)


def cannot_improvise(s: Root, seat: int, quest: int, missing: int, item: int) -> Refusal | None:
    """K.adventurer: one item of the quest is face up, and another item stands for the other one."""
    if mat_of(s, seat).character != ADVENTURER:
        return OTHER_CHARACTER.of(ADVENTURER)
    refused = not_for_him(s, seat, quest)
    if refused is not None:
        return refused
    if has_improvised(s):
        return IMPROVISED_ALREADY
    if missing not in QUEST_ITEMS[quest]:
        return NOT_ASKED_FOR.of(quest, missing)
    if item == missing:  # it would be no stand-in
        return NO_STAND_IN.of(item)
    one, two = QUEST_ITEMS[quest]
    real = two if missing == one else one
    ready = mat_of(s, seat).items
    if not ready[READY_AT + real]:
        return NEED_ITEM.of(real)
    return None if ready[READY_AT + item] > int(item == real) else NEED_ITEM.of(item)


class Improvise(Act[Root]):
    """The Adventurer does a quest with an item that stands for one of the two, and is damaged by it."""

    law = "K.adventurer"
    verb = IMPROVISE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if mat_of(s, seat).character != ADVENTURER or pawn_place(s, seat) >= s.clearings:
            return
        for quest in members(quests_for(s, seat, pawn_place(s, seat))):
            for missing in sorted(set(QUEST_ITEMS[quest])):
                for item in range(KINDS):
                    if cannot_improvise(s, seat, quest, missing, item) is None:
                        out.append(triple(IMPROVISE, quest, missing, item))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Triple)
        return cannot_improvise(s, seat, a.one, a.two, a.three)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Triple)
        one, two = QUEST_ITEMS[a.one]
        exhaust(s, seat, two if a.two == one else one)
        exhaust(s, seat, a.three)
        damage(s, seat, a.three, EXHAUSTED)
        place = pawn_place(s, seat)
        s.activated = replaced(s.activated, place, 1)
        if s.events is not None:
            emit(s, IMPROVISED.of(seat, a.one, a.two, a.three))
        fulfil(s, seat, a.one)


def can_strike_swiftly(s: Root, seat: int) -> bool:
    """K.ronin: a sword that lies face up."""
    mat = mat_of(s, seat)
    return mat.character == RONIN and mat.items[READY_AT + SWORD] > 0


def strike_swiftly(s: Root, seat: int, extra: int) -> None:
    """K.ronin: after the roll a sword for an extra hit, attacking or defending, as often as there is one."""
    exhaust(s, seat, SWORD)
    s.battle = replaced(s.battle, extra, s.battle[extra] + 1)
    if s.events is not None:
        emit(s, STRUCK_SWIFTLY.of(seat))


def cannot_glide(s: Root, seat: int, place: int) -> Refusal | None:
    """K.harrier: any other clearing that lets him in, out of a place that lets him go."""
    refused = cannot_use_torch(s, seat, HARRIER)
    if refused is not None:
        return refused
    if place >= s.clearings:
        return NO_CLEARING
    origin = pawn_place(s, seat)
    if place == origin:
        return THERE_ALREADY.of(place)
    return SEALED.of(place) if is_sealed(s, place) else held(s, seat, origin)


class Glide(Act[Root]):
    """The Harrier flies to any clearing, alone, for a torch and without boots."""

    law = "K.harrier"
    verb = GLIDE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if mat_of(s, seat).character == HARRIER:
            places = [place for place in range(s.clearings) if cannot_glide(s, seat, place) is None]
            out.extend([pick(GLIDE, place) for place in places])

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return cannot_glide(s, seat, a.what)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        exhaust(s, seat, TORCH)
        place_pawn(s, seat, a.what)
        if s.events is not None:
            emit(s, GLIDED.of(seat, a.what))


# --- The Arbiter's Protector


class Protection(PublicRecord):
    """Who may enlist which Arbiter."""

    fields = "defender:owner arbiter:seat"

    def __init__(self, defender: int, arbiter: int) -> None:
        self.defender = defender
        self.arbiter = arbiter

    def values(self) -> tuple[object, ...]:
        return (self.defender, self.arbiter)


def offer_protection(s: Root, seat: int, b: Battle) -> list[Trigger]:
    """K.arbiter: a defender may enlist an Arbiter in the clearing who is no party to the battle."""
    if mat_of(s, seat).character != ARBITER or pawn_place(s, seat) != b.clearing:
        return []
    if seat in (b.attacker, b.defender) or decider(s, b.defender) != b.defender:
        return []  # a party itself, or nobody is there to ask for it
    return [Trigger(MAY_ENLIST, Protection(b.defender, seat), PROTECTOR, b.clearing)]


class MayEnlist(Step[Root, Protection]):
    """Enlisted, the Arbiter scores a point and his swords raise what the defender's roll can deal."""

    name = "vagabond.protector"
    law = "K.arbiter"
    holds = Protection

    def seat(self, s: Root, r: Protection) -> int:
        return r.defender

    def options(self, s: Root, r: Protection, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        out.append(plain(ENLIST))

    def take(self, s: Root, r: Protection, a: Action) -> Protection:
        if a.verb == ENLIST:
            swords = undamaged(s, r.arbiter, SWORD)
            s.battle = replaced(s.battle, CAP_D, s.battle[CAP_D] + swords)
            if s.events is not None:
                emit(s, ENLISTED.of(r.defender, r.arbiter, swords))
            score(s, r.arbiter, ENLISTED_POINTS)
        return r


HIDEOUT_REPAIR: Final = register(HideoutRepair())
MAY_ENLIST: Final = register(MayEnlist())
