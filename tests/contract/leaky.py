"""Passing games that give a hidden card away, each in one place; none of them tells an event of it."""

from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import SeatRecord, leave, push
from tests.contract.passing import (
    KEEP,
    KNOCK,
    KNOCK_STEP,
    NOT_IN_HAND,
    SEATS,
    Do,
    Passing,
    PassingGame,
    PassingView,
)

LAST = Event("", "last-card", "card")
HELD_BY = Refusal("", "held-by", "card seat")


class WritesOnTheMat(PassingGame):
    """Whoever knocks has its highest card on its mat from then on, and everybody reads mats."""

    def apply(self, s: Passing, a: Action, listen: bool = False) -> list[Event]:
        decision = self.decision(s)
        events = super().apply(s, a, listen)
        if decision is not None and a.verb == KNOCK:
            s.mats[decision.seat] = s.hands[decision.seat][-1]
        return events


class Holding(SeatRecord):
    """Whose turn it is, and its highest card."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.card)


class KeepsItInAFrame(PassingGame):
    """After a first seat the frame of who may knock remembers a card, and the view shows frames."""

    def apply(self, s: Passing, a: Action, listen: bool = False) -> list[Event]:
        events = super().apply(s, a, listen)
        decision = self.decision(s)
        if decision is not None and decision.step == "passing.knock" and decision.seat > 0:
            leave(s)
            push(s, KNOCK_STEP, Holding(decision.seat, s.hands[decision.seat][-1]))
        return events


class RefusesWithTheHolder(PassingGame):
    """Whoever tries a card that it does not hold is told who does."""

    def refusal(self, s: Passing, a: Action) -> Refusal | None:
        found = super().refusal(s, a)
        for seat in range(SEATS):
            if found is not None and found.key == NOT_IN_HAND.key and found.args[0] in s.hands[seat]:
                return HELD_BY.of(found.args[0], seat)
        return found


class OffersInAnotherOrder(PassingGame):
    """The actions come in reverse if the next seat's lowest card is odd."""

    def actions(self, s: Passing) -> list[Action]:
        found = super().actions(s)
        decision = self.decision(s)
        if decision is None or decision.seat < 0 or decision.step != "passing.pass":
            return found
        return found[::-1] if s.hands[(decision.seat + 1) % SEATS][0] % 2 else found


class TellsACard(PassingGame):
    """Who keeps quiet is said to hold its highest card, and no view remembers it."""

    def apply(self, s: Passing, a: Action, listen: bool = False) -> list[Event]:
        decision = self.decision(s)
        events = super().apply(s, a, listen)
        if listen and decision is not None and a.verb == KEEP:
            events.append(LAST.of(s.hands[decision.seat][-1]))
        return events


class AsksOnlyWhoCanKnock(PassingGame):
    """Only who holds the highest cards is asked whether it knocks, so silence tells."""

    def apply(self, s: Passing, a: Action, listen: bool = False) -> list[Event]:
        events = super().apply(s, a, listen)
        decision = self.decision(s)
        if decision is not None and decision.step == "passing.knock" and max(s.hands[decision.seat]) < 6:
            self.apply(s, Do(KEEP))
        return events


class TellsInAnotherOrder(PassingGame):
    """A knock is told twice, in an order that follows a hidden card."""

    def apply(self, s: Passing, a: Action, listen: bool = False) -> list[Event]:
        decision = self.decision(s)
        events = super().apply(s, a, listen)
        if listen and decision is not None and a.verb == KNOCK:
            events.append(Event("", "heard"))
            if s.hands[decision.seat][-1] % 2:
                events.reverse()
        return events


class CarriesHandsInTheView(PassingGame):
    """The data are sound, but the object that agents are handed has everything."""

    def view(self, s: Passing, seat: int | None) -> PassingView:
        return WholeView(s, seat)


class WholeView(PassingView):
    def __init__(self, s: Passing, seat: int | None) -> None:
        super().__init__(s, seat)
        self.everything = s.hands[:]


class CountsHiddenCards(PassingGame):
    """Everybody can count points that only the holder of a card can know."""

    def standing(self, s: Passing) -> list[int]:
        return [mat + sum(hand) for mat, hand in zip(s.mats, s.hands, strict=True)]
