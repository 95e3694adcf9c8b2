"""Spies: played like dominance cards, they look at the plan of orders. M.7."""

from typing import Final

from lichtung.kernel.codec import Action, Event, Kind, Refusal, Words
from lichtung.kernel.frames import Act, Step, emit, push, register
from lichtung.root.actions import DONE_ACTION, Pair, Pick, pair, pick, verb
from lichtung.root.cards import members
from lichtung.root.effects import DAYLIGHT, EFFECTS, CardUse, Effect
from lichtung.root.hands import enter_play, leave_play, lose_card, show_card
from lichtung.root.orders import BY_SLOT, PLAN, order_at, order_zone, swap_orders
from lichtung.root.state import NONE, Root

PLAY_SPY: Final = verb("spy", "card")
SPY_ON: Final = verb("look", "slot")
SWAP: Final = verb("swap", "this:slot that:slot")

SPY_PLAYED: Final = Event("M.7.1", "spy-played", "seat card")
SPIED: Final = Event("M.7.2", "order-spied", "seat slot card", reveals=True)
UNMASKED: Final = Event("M.7.3", "spy-unmasked", "seat card")
SWAPPED: Final = Event("M.7.4", "orders-swapped", "seat this:slot that:slot")

NO_SPY: Final = Refusal("M.7.1", "no-spy", "card")


def kinds() -> dict[str, Kind]:
    """What the spies' verbs and events name besides the common things."""
    return {"slot": Words(BY_SLOT.words)}


class PlaySpy(Act[Root]):
    """In Daylight: put a spy from the hand into the play area, at no cost."""

    law = "M.7.1"
    laws = ("K.spy_bird", "K.spy_fox", "K.spy_rabbit", "K.spy_mouse")
    verb = PLAY_SPY

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        spies = s.zones[seat] & s.setup.deck.spies
        if spies:
            out.extend([pick(PLAY_SPY, card) for card in members(spies)])

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return None if s.zones[seat] & s.setup.deck.spies & 1 << a.what else NO_SPY.of(a.what)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        lose_card(s, seat, a.what, s.setup.everybody, 0)
        enter_play(s, seat, a.what)
        if s.events is not None:
            emit(s, SPY_PLAYED.of(seat, a.what))


class Spy(Effect):
    """Once in each Daylight: turn up an order."""

    law = "M.7.2"
    phase = DAYLIGHT

    def possible(self, s: Root, seat: int) -> bool:
        machine = s.setup.machine
        return machine != NONE and order_at(s, machine, 0) != NONE

    def use(self, s: Root, seat: int, card: int) -> None:
        push(s, LOOK_AT_ORDER, CardUse(seat, card))


class LookAtOrder(Step[Root, CardUse]):
    """Any order is shown to all; a spy of its very suit is unmasked and discarded. M.7.3"""

    name = "root.spy"
    laws = ("M.7.2", "M.7.3")
    law = "M.7.2"
    holds = CardUse

    def seat(self, s: Root, r: CardUse) -> int:
        return r.seat

    def options(self, s: Root, r: CardUse, out: list[Action]) -> None:
        machine = s.setup.machine
        out.extend([pick(SPY_ON, slot) for slot in range(PLAN) if order_at(s, machine, slot) != NONE])

    def take(self, s: Root, r: CardUse, a: Action) -> CardUse:
        assert isinstance(a, Pick)
        machine = s.setup.machine
        card = order_at(s, machine, a.what)
        show_card(s, order_zone(s, machine, a.what), card)
        if s.events is not None:
            emit(s, SPIED.of(r.seat, a.what, card))
        if s.setup.deck.suit[card] != s.setup.deck.suit[r.card]:  # birds are no jokers here
            push(s, SWAP_ORDERS, r)
            return r
        leave_play(s, r.seat, r.card)
        if s.events is not None:
            emit(s, UNMASKED.of(r.seat, r.card))
        return r


class SwapOrders(Step[Root, CardUse]):
    """A spy that was not unmasked may let any two orders change places."""

    name = "root.swap-orders"
    law = "M.7.4"
    holds = CardUse

    def seat(self, s: Root, r: CardUse) -> int:
        return r.seat

    def options(self, s: Root, r: CardUse, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        machine = s.setup.machine
        slots = [slot for slot in range(PLAN) if order_at(s, machine, slot) != NONE]
        out.extend([pair(SWAP, one, two) for one in slots for two in slots if one < two])

    def take(self, s: Root, r: CardUse, a: Action) -> CardUse:
        if isinstance(a, Pair):
            swap_orders(s, s.setup.machine, a.one, a.two)
            if s.events is not None:
                emit(s, SWAPPED.of(r.seat, a.one, a.two))
        return r


LOOK_AT_ORDER: Final = register(LookAtOrder())
SWAP_ORDERS: Final = register(SwapOrders())
for _suit in ("bird", "fox", "rabbit", "mouse"):
    EFFECTS[f"spy_{_suit}"] = Spy()
