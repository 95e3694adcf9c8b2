"""A turn: Birdsong, Daylight, Evening, and the common steps of each. 1.4."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.frames import STEPS, Act, Actions, SeatRecord, Step, emit, push, register, seat_record
from lichtung.root.actions import DONE, DONE_ACTION, USE
from lichtung.root.actions import PHASES as PHASES
from lichtung.root.cards import members
from lichtung.root.crafting import Craft
from lichtung.root.dominance import ActivateDominance, TakeAvailable, cannot_activate, check_dominance
from lichtung.root.drawing import DISCARD_DOWN, EVENING_DRAW
from lichtung.root.effects import (
    BIRDSONG,
    DAYLIGHT,
    EFFECTS,
    START_OF_BIRDSONG,
    START_OF_DAYLIGHT,
    START_OF_EVENING,
    Finish,
    UseCard,
    cannot_use,
    effect_of,
    use_card,
)
from lichtung.root.faction import Faction
from lichtung.root.paths import ready_boats
from lichtung.root.pieces import dismiss
from lichtung.root.removal import resolve
from lichtung.root.silence import hold_any, one_answer
from lichtung.root.spies import PlaySpy
from lichtung.root.state import NONE, Root, Trigger

TURN_BEGAN: Final = Event("1.4", "turn-began", "seat turn")


class Turn(PublicRecord):
    """Whose turn it is and how far its plan is carried out."""

    fields = "seat index:next"

    def __init__(self, seat: int, index: int) -> None:
        self.seat = seat
        self.index = index

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.index)


class TakeTurn(Step[Root, Turn]):
    """A turn has three phases; after the last one the next player clockwise begins."""

    name = "root.turn"
    law = "1.4"
    holds = Turn

    def take(self, s: Root, r: Turn, a: Action) -> Turn:
        plan = s.setup.factions[r.seat].plan
        own = seat_record(r.seat)
        for index in range(r.index, len(plan)):
            if not STEPS[plan[index]].idle(s, own):
                push(s, TAKE_TURN, turn_record(r.seat, index + 1))
                push(s, plan[index], own)
                if s.setup.ask.offers and plan[index] in s.setup.factions[r.seat].pauses:
                    pause(s, r.seat)
                return r
        push(s, TAKE_TURN, turn_record((r.seat + 1) % s.setup.seats, 0))
        return r


_turns: Final[dict[int, Turn]] = {}
MOST_STEPS: Final = 256  # more than any plan has


def turn_record(seat: int, index: int) -> Turn:
    """The one record of its kind."""
    key = seat * MOST_STEPS + index
    found = _turns.get(key)
    if found is None:
        found = _turns[key] = Turn(seat, index)
    return found


def begin_turn(s: Root, seat: int) -> None:
    """What is counted by turns starts anew."""
    for source in s.setup.ask.turn_begins:
        source.answers.turn_begins(s, source.me, seat)


def begin_birdsong(s: Root, seat: int) -> None:
    """3.3.1: dominance may win now; else come the services of others and cards for the start of Birdsong."""
    if s.events is not None:
        emit(s, TURN_BEGAN.of(seat, s.turn))
    check_dominance(s, seat)
    if s.over:
        return
    triggers: list[Trigger] = []
    for source in s.setup.ask.birdsong_begins:
        triggers += source.answers.birdsong_begins(s, source.me, seat)
    if s.crafted[seat]:
        order_first_cards(s, seat, triggers)
    else:
        push_all(s, triggers)


def order_first_cards(s: Root, seat: int, triggers: list[Trigger]) -> None:
    """1.1.3: their owner uses cards for the start of Birdsong before what others do then, or after it.

    What has to be used is used in the end; what nobody could use before may also be left alone after it.
    """
    effects = [effect_of(s, card) for card in usable_cards(s, seat, START_OF_BIRDSONG)]
    if not effects and not triggers:
        return
    due = any(effect.compulsory(s) for effect in effects)
    last = CARDS_DUE if due else FIRST_CARDS
    if triggers and any(waits_at_start(s, card) for card in members(s.crafted[seat])):
        push(s, last, seat_record(seat))
    push_all(s, triggers)
    if any(effect.may_wait(s) if triggers else not effect.compulsory(s) for effect in effects):
        push(s, FIRST_CARDS if triggers else last, seat_record(seat))
    elif due:
        use_compulsory(s, seat, START_OF_BIRDSONG)


def push_all(s: Root, triggers: list[Trigger]) -> None:
    for trigger in triggers:
        push(s, trigger.step, trigger.record)


def waits_at_start(s: Root, card: int) -> bool:
    """Whether a crafted card is one for the start of Birdsong before which others may act."""
    effect = EFFECTS.get(s.setup.deck.names[card])
    return effect is not None and effect.phase == START_OF_BIRDSONG and effect.may_wait(s)


def usable_cards(s: Root, seat: int, phase: int) -> list[int]:
    """4.1.3: the crafted cards that a seat can use in this phase."""
    return [card for card in members(s.crafted[seat] & ~s.used) if cannot_use(s, seat, card, phase) is None]


def use_compulsory(s: Root, seat: int, phase: int) -> None:
    """4.1.3: of the cards for this phase those are used that have to be."""
    for card in usable_cards(s, seat, phase):
        if effect_of(s, card).compulsory(s):
            use_card(s, seat, card)


class StartOfBirdsong(Step[Root, SeatRecord]):
    """A turn begins: dominance may win it at once, then the cards for the start of Birdsong.

    K.better_burrow_bank: early cards must be used, later ones may. Where there is a choice among cards, its
    owner uses them in any order, before or after services and hirelings.
    """

    name = "root.start-of-birdsong"
    law = "1.4"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        seat = r.seat
        s.active = seat
        s.turn += 1
        s.used = 0
        s.activated = (0,) * s.places
        ready_boats(s)
        if s.hirer != NONE:
            dismiss(s)
        begin_turn(s, seat)
        begin_birdsong(s, seat)
        return r


class StartOfDaylight(Step[Root, SeatRecord]):
    """The second phase begins, once everything at the end of the first is done."""

    name = "root.daylight"
    law = "1.4"

    def idle(self, s: Root, r: SeatRecord) -> bool:
        return not s.setup.ask.daylight_begins and not s.setup.ask.birdsong_ends

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        push(s, DAYLIGHT_BREAKS, r)
        triggers: list[Trigger] = []
        for source in s.setup.ask.birdsong_ends:
            triggers += source.answers.birdsong_ends(s, source.me, r.seat)
        for trigger in triggers:
            push(s, trigger.step, trigger.record)
        if triggers:
            pause(s, r.seat)
        return r


class DaylightBreaks(Step[Root, SeatRecord]):
    """What others have sold for Daylight is there."""

    name = "root.daylight-breaks"
    law = "1.4"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        triggers: list[Trigger] = []
        for source in s.setup.ask.daylight_begins:
            triggers += source.answers.daylight_begins(s, source.me, r.seat)
        resolve(s, triggers)
        return r


class StartOfEvening(Step[Root, SeatRecord]):
    """The third phase begins."""

    name = "root.evening"
    law = "1.4"

    def idle(self, s: Root, r: SeatRecord) -> bool:
        return not s.setup.ask.evening_begins

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        triggers: list[Trigger] = []
        for source in s.setup.ask.evening_begins:
            triggers += source.answers.evening_begins(s, source.me, r.seat)
        resolve(s, triggers)
        return r


class EndOfTurn(Step[Root, SeatRecord]):
    """Everything in the turn is done."""

    name = "root.end-of-turn"
    law = "1.4"

    def idle(self, s: Root, r: SeatRecord) -> bool:
        return not s.setup.ask.turn_ends and not s.setup.ask.turn_closes

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        for source in s.setup.ask.turn_closes:
            for trigger in source.answers.turn_closes(s, source.me, r.seat):
                push(s, trigger.step, trigger.record)
        triggers: list[Trigger] = []
        for source in s.setup.ask.turn_ends:
            triggers += source.answers.turn_ends(s, source.me, r.seat)
        resolve(s, triggers)
        return r


def daylight_acts() -> list[Act[Root]]:
    """What every player may do at any time in Daylight. 3.3.1, 3.3.4, 4.1.3, M.7.1"""
    return [UseCard(DAYLIGHT), ActivateDominance(), TakeAvailable(), PlaySpy()]


def daylight_open(s: Root, seat: int) -> bool:
    """Whether the seat may do one of the `daylight_acts` now, as far as everybody can tell.

    What only the seat's own hand decides counts as possible, so that silence tells nothing about it.
    """
    if s.crafted[seat] & ~s.used and could_use_cards(s, seat):
        return True
    if not s.zones[seat]:
        return False
    if s.available:
        return True
    deck = s.setup.deck
    playable = deck.spies if cannot_activate(s, seat) is not None else deck.claimable
    if not playable:
        return False
    unseen = s.deck
    for zone in s.zones:
        unseen |= zone
    return bool(unseen & playable)


def could_use_cards(s: Root, seat: int) -> bool:
    """Whether a crafted card can be used in Daylight, with the hand that there is or could be."""
    if can_use_cards(s, seat, DAYLIGHT):
        return True
    if not any(effect_of(s, card).from_hand for card in members(s.crafted[seat] & ~s.used)):
        return False
    held = s.zones
    hold_any(s, seat)
    could = can_use_cards(s, seat, DAYLIGHT)
    s.zones = held
    return could


def offers_open(s: Root, seat: int) -> bool:
    """Whether somebody else's rules let the seat do something now, as far as everybody can tell.

    What only the seat's own cards decide counts as possible.
    """
    if not s.setup.ask.offers:
        return False
    held = s.zones
    hold_any(s, seat)
    out: list[Action] = []
    list_offers(s, seat, out)
    s.zones = held
    return bool(out)


def pause(s: Root, seat: int) -> None:
    """What others offer may be done before whatever is pending. 1.4"""
    if s.setup.ask.offers:
        push(s, PAUSE, seat_record(seat))


def list_offers(s: Root, seat: int, out: list[Action]) -> None:
    """What others' rules let the seat do in every step in which it acts."""
    for source in s.setup.ask.offers:
        source.answers.list_offers(s, source.me, seat, out)


class TurnActions(Actions[Root]):
    """A seat acts in its turn: by its own rules, and by what others' rules offer."""

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        seat = r.seat
        for act in self.acts:
            act.options(s, seat, out)
        if s.setup.ask.offers:
            list_offers(s, seat, out)

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        if a.verb not in self.by_verb:
            for source in s.setup.ask.offers:
                if a.verb in source.answers.offers:
                    return source.answers.refuse_offer(s, source.me, r.seat, a)
        return super().refusal(s, r, a)

    def asks_nothing(self, s: Root, r: SeatRecord) -> bool:
        return one_answer(self, s, r, r.seat)

    def asked_alone(self, s: Root, r: SeatRecord) -> bool:
        """Silence would tell that the seat's cards do not serve for what others offer."""
        return super().asked_alone(s, r) if self.always_asked else offers_open(s, r.seat)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if a.verb in self.by_verb:
            return super().take(s, r, a)
        push(s, self.id, r)
        for source in s.setup.ask.offers:
            if a.verb in source.answers.offers:
                source.answers.take_offer(s, source.me, r.seat, a)
        return r


class Moment(TurnActions):
    """Cards for the start of a phase may be used, one after the other.

    Whoever is asked for a card may do what others offer first: the card may lead its pieces away.
    """

    def __init__(self, name: str, phase: int) -> None:
        super().__init__(name, "4.1.3", [UseCard(phase), Finish()])
        self.phase = phase

    def idle(self, s: Root, r: SeatRecord) -> bool:
        return not s.crafted[r.seat] & ~s.used

    def seat(self, s: Root, r: SeatRecord) -> int:
        return NOBODY if self.idle(s, r) else r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        if self.asks(s, r.seat):
            super().options(s, r, out)
        else:
            out.append(DONE_ACTION)

    def asks(self, s: Root, seat: int) -> bool:
        """Whether there is a card to use."""
        return can_use_cards(s, seat, self.phase)

    def asked_alone(self, s: Root, r: SeatRecord) -> bool:
        return False

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if a.verb == USE:
            push(s, self.id, r)
            pause(s, r.seat)
            self.by_verb[USE].take(s, r.seat, a)
        elif a.verb >= 0 and a.verb != DONE:
            super().take(s, r, a)
        return r


class CardsDue(Moment):
    """The last time for cards at the start of Birdsong: what has to be used is used in the end."""

    def asks(self, s: Root, seat: int) -> bool:
        return any(not effect_of(s, card).compulsory(s) for card in usable_cards(s, seat, self.phase))

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if a.verb < 0 or a.verb == DONE:
            use_compulsory(s, r.seat, self.phase)
            return r
        return super().take(s, r, a)


class Phase(TurnActions):
    """A part of the turn, passed over only where everybody can see that nothing can be done in it."""

    def __init__(self, name: str, law: str, acts: list[Act[Root]]) -> None:
        super().__init__(name, law, acts, always_asked=True)

    def may_act(self, s: Root, seat: int) -> bool:
        """Whether there could be something to do, judged by what everybody sees."""
        return True

    def seat(self, s: Root, r: SeatRecord) -> int:
        if self.may_act(s, r.seat) or offers_open(s, r.seat):
            return r.seat
        return NOBODY

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        return r if a.verb < 0 else super().take(s, r, a)


class Pause(TurnActions):
    """Between the steps of a turn its seat may do what others' rules offer."""

    def seat(self, s: Root, r: SeatRecord) -> int:
        assert s.frame is not None
        below = s.frame.below
        next_step = None if below is None else STEPS[below.step]
        if isinstance(next_step, Moment) and next_step.asks(s, r.seat):  # it asks for the same
            return NOBODY
        return r.seat if offers_open(s, r.seat) else NOBODY

    def asked_alone(self, s: Root, r: SeatRecord) -> bool:
        return True

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        return r if a.verb < 0 else super().take(s, r, a)


def can_use_cards(s: Root, seat: int, phase: int) -> bool:
    """Whether a crafted card can be used in this phase."""
    cards = s.crafted[seat] & ~s.used
    return cards != 0 and any(cannot_use(s, seat, card, phase) is None for card in members(cards))


TAKE_TURN: Final = register(TakeTurn())
PAUSE: Final = register(Pause("root.pause", "1.4", [Finish()]))
FIRST_CARDS: Final = register(Moment("root.first-cards", START_OF_BIRDSONG))
CARDS_DUE: Final = register(CardsDue("root.cards-due", START_OF_BIRDSONG))
START_BIRDSONG: Final = register(StartOfBirdsong())
BIRDSONG_CARDS: Final = register(Moment("root.birdsong-cards", BIRDSONG))
BEGIN_DAYLIGHT: Final = register(StartOfDaylight())
DAYLIGHT_BREAKS: Final = register(DaylightBreaks())
START_DAYLIGHT: Final = register(Moment("root.start-of-daylight", START_OF_DAYLIGHT))
BEGIN_EVENING: Final = register(StartOfEvening())
START_EVENING: Final = register(Moment("root.start-of-evening", START_OF_EVENING))
END_TURN: Final = register(EndOfTurn())
# Factions that craft before anything else in Daylight. 6.5, 7.5.1
CRAFT_FIRST: Final = register(
    TurnActions("root.craft", "4.1", [Craft(), *daylight_acts(), Finish()], always_asked=True)
)
DRAW_AND_DISCARD: Final = (EVENING_DRAW, DISCARD_DOWN)


class Hours:
    """Where Daylight and Evening begin in a plan; NONE where it knows no phases."""

    def __init__(self, plan: tuple[int, ...]) -> None:
        self.plan = plan
        known = BEGIN_DAYLIGHT in plan and BEGIN_EVENING in plan
        self.daylight = plan.index(BEGIN_DAYLIGHT) if known else NONE
        self.evening = plan.index(BEGIN_EVENING) if known else NONE


_hours: Final[dict[Faction, Hours]] = {}  # found once for each plan


def hours(faction: Faction) -> Hours:
    """Those of the plan that a faction has now."""
    found = _hours.get(faction)
    if found is None or found.plan is not faction.plan:
        found = _hours[faction] = Hours(faction.plan)
    return found


def phase_at(faction: Faction, index: int) -> str | None:
    """1.4: the phase in which a turn is whose plan is carried out up to `index`; None: it knows no phases."""
    known = hours(faction)
    if known.daylight == NONE:
        return None
    if index > known.evening:
        return PHASES[2]
    return PHASES[1] if index > known.daylight else PHASES[0]


def phase(s: Root) -> str | None:
    """1.4: the phase of the turn that is being played."""
    frame = s.frame
    while frame is not None:
        record = frame.record
        if frame.step == DAYLIGHT_BREAKS:  # what waits for it ends Birdsong
            return PHASES[0]
        if isinstance(record, Turn):
            return phase_at(s.setup.factions[record.seat], record.index)
        frame = frame.below
    return None


def plan(birdsong: tuple[int, ...], daylight: tuple[int, ...], evening: tuple[int, ...]) -> tuple[int, ...]:
    """A turn's steps with the moments for cards between those of Birdsong."""
    steps = [BIRDSONG_CARDS]
    for step in birdsong:
        steps += [step, BIRDSONG_CARDS]
    return plain_plan(tuple(steps), daylight, evening)


def plain_plan(
    birdsong: tuple[int, ...], daylight: tuple[int, ...], evening: tuple[int, ...]
) -> tuple[int, ...]:
    """The same where a faction says itself when cards of Birdsong may be used."""
    first = (START_BIRDSONG, *birdsong, BEGIN_DAYLIGHT, START_DAYLIGHT, *daylight)
    return (*first, BEGIN_EVENING, START_EVENING, *evening, END_TURN)
