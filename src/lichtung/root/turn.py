"""A turn: Birdsong, Daylight, Evening, and the common steps of each. 1.4."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, Record, Refusal
from lichtung.kernel.frames import Act, Actions, SeatRecord, Step, emit, push, register
from lichtung.root.board import CLEARINGS
from lichtung.root.cards import cards_in
from lichtung.root.crafting import Craft
from lichtung.root.dominance import ActivateDominance, TakeAvailable, check_dominance, no_activation
from lichtung.root.drawing import DISCARD_DOWN, EVENING_DRAW
from lichtung.root.effects import (
    BIRDSONG,
    DAYLIGHT,
    START_OF_BIRDSONG,
    START_OF_DAYLIGHT,
    START_OF_EVENING,
    Finish,
    UseCard,
    no_use,
    use_card,
)
from lichtung.root.pieces import dismiss
from lichtung.root.spies import PlaySpy
from lichtung.root.state import NONE, Root

TURN_BEGAN = Event("1.4", "turn-began", "seat turn")


class Turn(Record):
    """Whose turn it is and how far its plan is carried out."""

    def __init__(self, seat: int, index: int) -> None:
        self.seat = seat
        self.index = index

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.index)


class TakeTurn(Step[Root, Turn]):
    """A turn has three phases; after the last one the next player clockwise begins."""

    name = "root.turn"
    law = "1.4"

    def take(self, s: Root, r: Turn, a: Action) -> Turn:
        plan = s.setup.factions[r.seat].plan
        if r.index < len(plan):
            push(s, TAKE_TURN, Turn(r.seat, r.index + 1))
            push(s, plan[r.index], SeatRecord(r.seat))
        else:
            push(s, TAKE_TURN, Turn((r.seat + 1) % s.setup.seats, 0))
        return r


class StartOfBirdsong(Step[Root, SeatRecord]):
    """A turn begins: dominance may win it at once, then the cards for the start of Birdsong."""

    name = "root.start-of-birdsong"
    law = "1.4"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        seat = r.seat
        s.active = seat
        s.turn += 1
        s.used = 0
        s.activated = [0] * CLEARINGS
        s.boats = s.setup.swimmers
        if s.hirer != NONE:
            dismiss(s)
        s.setup.factions[seat].begin_turn(s, seat)
        if s.events is not None:
            emit(s, TURN_BEGAN.of(seat, s.turn))
        check_dominance(s, seat)
        if not s.over:
            for other, faction in enumerate(s.setup.factions):
                if other != seat:
                    offer = faction.at_birdsong(s, other, seat)
                    if offer != NONE:
                        push(s, offer, r)
            for card in cards_in(s.crafted[seat]):
                if no_use(s, seat, card, START_OF_BIRDSONG) is None:
                    use_card(s, seat, card)
        return r


class StartOfDaylight(Step[Root, SeatRecord]):
    """The second phase begins; what others have sold for it is there."""

    name = "root.daylight"
    law = "1.4"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        for seat, faction in enumerate(s.setup.factions):
            faction.begin_daylight(s, seat, r.seat)
        return r


class Moment(Step[Root, SeatRecord]):
    """Cards for the start of a phase may be used, one after the other."""

    law = "4.1.3"

    def __init__(self, name: str, phase: int) -> None:
        self.name = name
        self.phase = phase
        self.act = UseCard(phase)
        self.finish = Finish()
        self.verbs = (self.act.verb, self.finish.verb)

    def seat(self, s: Root, r: SeatRecord) -> int:
        if not s.crafted[r.seat] & ~s.used:
            return NOBODY
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        self.act.options(s, r.seat, out)
        self.finish.options(s, r.seat, out)

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        if a.verb == self.act.verb:
            return self.act.refusal(s, r.seat, a)
        return super().refusal(s, r, a)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if a.verb == self.act.verb:
            push(s, self.id, r)
            self.act.take(s, r.seat, a)
        return r


def daylight_acts() -> list[Act[Root]]:
    """What every player may do at any time in Daylight. 3.3.1, 3.3.4, 4.1.3, M.7.1"""
    return [UseCard(DAYLIGHT), ActivateDominance(), TakeAvailable(), PlaySpy()]


def daylight_open(s: Root, seat: int) -> bool:
    """Whether the seat may do one of the `daylight_acts` now, as far as everybody can emit.

    What only the seat's own hand decides counts as possible, so that silence tells nothing about it.
    """
    for card in cards_in(s.crafted[seat] & ~s.used):
        if no_use(s, seat, card, DAYLIGHT) is None:
            return True
    if not s.zones[seat]:
        return False
    if s.available:
        return True
    deck = s.setup.deck
    playable = deck.spies if no_activation(s, seat) is not None else deck.claimable
    if not playable:
        return False
    unseen = s.deck
    for zone in s.zones:
        unseen |= zone
    return bool(unseen & playable)


class Phase(Actions[Root]):
    """A part of the turn, passed over only where everybody can see that nothing can be done in it."""

    def __init__(self, name: str, law: str, acts: list[Act[Root]]) -> None:
        super().__init__(name, law, acts, always_asked=True)

    def may_act(self, s: Root, seat: int) -> bool:
        """Whether there could be something to do, judged by what everybody sees."""
        return True

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat if self.may_act(s, r.seat) else NOBODY

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        return r if a.verb < 0 else super().take(s, r, a)


def can_use_cards(s: Root, seat: int, phase: int) -> bool:
    """Whether a crafted card can be used in this phase."""
    return any(no_use(s, seat, card, phase) is None for card in cards_in(s.crafted[seat] & ~s.used))


TAKE_TURN: Final = register(TakeTurn())
START_BIRDSONG: Final = register(StartOfBirdsong())
BIRDSONG_CARDS: Final = register(Moment("root.birdsong-cards", BIRDSONG))
BEGIN_DAYLIGHT: Final = register(StartOfDaylight())
START_DAYLIGHT: Final = register(Moment("root.start-of-daylight", START_OF_DAYLIGHT))
START_EVENING: Final = register(Moment("root.start-of-evening", START_OF_EVENING))
# Factions that craft before anything else in Daylight. 6.5, 7.5.1
CRAFT_FIRST: Final = register(
    Actions("root.craft", "4.1", [Craft(), *daylight_acts(), Finish()], always_asked=True)
)
DRAW_AND_DISCARD: Final = (EVENING_DRAW, DISCARD_DOWN)


def plan(birdsong: tuple[int, ...], daylight: tuple[int, ...], evening: tuple[int, ...]) -> tuple[int, ...]:
    """A turn's steps with the moments for cards between them."""
    steps = [START_BIRDSONG, BIRDSONG_CARDS]
    for step in birdsong:
        steps += [step, BIRDSONG_CARDS]
    return (*steps, BEGIN_DAYLIGHT, START_DAYLIGHT, *daylight, START_EVENING, *evening)
