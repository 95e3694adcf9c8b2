"""What the Riverfolk sell at the start of another's Birdsong. Law 11.2.6, 11.2.7."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import Act, Actions, Step, emit, leave, register
from lichtung.root.actions import DONE, DONE_ACTION, Pick, pick, plain
from lichtung.root.battle import Battle, Losses, start_battle
from lichtung.root.cards import members
from lichtung.root.effects import Finish
from lichtung.root.factions.riverfolk.editions import law_of
from lichtung.root.factions.riverfolk.ledger import has_post, pay_in
from lichtung.root.factions.riverfolk.mat import HAND_CARD, MERCENARIES, RIVERBOATS, mat_of
from lichtung.root.factions.riverfolk.verbs import BUY_BOATS, BUY_CARD, ENGAGE, HIRE
from lichtung.root.hands import pass_card
from lichtung.root.pieces import buildings_and_tokens, can_fight, is_present, troops, warriors
from lichtung.root.removal import take_off
from lichtung.root.state import NONE, WARRIOR, Root

PAID: Final = Event("11.2.6.I", "service-paid", "seat price:count")
BOUGHT_CARD: Final = Event("11.2.7.I", "card-bought", "seat card")
BOUGHT_BOATS: Final = Event("11.2.7.II", "boats-bought", "seat")
HIRED: Final = Event("11.2.7.III", "mercenaries-hired", "seat")
ENGAGED: Final = Event("11.2.7.III", "mercenaries-engaged", "seat clearing")

ENOUGH_SERVICES: Final = Refusal("11.2.6.II", "enough-services", "count")
CANNOT_PAY: Final = Refusal("11.2.6.I", "cannot-pay", "price:count count")
NOT_FOR_SALE: Final = Refusal("11.2.7.I", "not-for-sale", "card")
BOATS_ALREADY: Final = Refusal("11.2.7.II", "boats-already")
HIRED_ALREADY: Final = Refusal("11.2.7.III", "hired-already")
NO_ARMY: Final = Refusal("11.2.7.IIIb", "no-mercenaries")


# --- Buying. 11.2.6


def most_services(s: Root, seller: int, buyer: int) -> int:
    """11.2.6.II: one, and one more for each clearing with a trade post and any piece of the buyer."""
    most = 1
    for clearing in range(s.clearings):
        if has_post(s, seller, clearing) and is_present(s, buyer, clearing):
            most += 1
    return most


def cannot_buy(s: Root, buyer: int, service: int) -> Refusal | None:
    """11.2.6.II: so many services a turn; 11.2.6.I: its price must be paid."""
    seller = s.setup.lender
    mat = mat_of(s, seller)
    most = most_services(s, seller, buyer)
    if mat.bought >= most:
        return ENOUGH_SERVICES.of(most)
    have = s.setup.factions[buyer].can_pay(s, buyer)
    price = mat.prices[service]
    return None if have >= price else CANNOT_PAY.of(price, have)


def purchase(s: Root, buyer: int, service: int) -> None:
    """11.2.6.I: the buyer's warriors go to Payments; 11.2.6.III: for anything else the Riverfolk's own do."""
    seller = s.setup.lender
    mat = mat_of(s, seller)
    mat.bought += 1
    price = mat.prices[service]
    if s.events is not None:
        emit(s, PAID.of(buyer, price))
    paid = s.setup.factions[buyer].pay(s, buyer, price)
    mat.payments[buyer] += paid
    pay_in(s, seller, price - paid)


class BuyCard(Act[Root]):
    """A card of the open hand changes hands, for all to see; as often as services are left."""

    law = "11.2.7.I"
    verb = BUY_CARD

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        cards = s.zones[s.setup.lender]
        if cards and cannot_buy(s, seat, HAND_CARD) is None:
            out.extend([pick(BUY_CARD, card) for card in members(cards)])

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        if not s.zones[s.setup.lender] >> a.what & 1:
            return NOT_FOR_SALE.of(a.what)
        return cannot_buy(s, seat, HAND_CARD)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        purchase(s, seat, HAND_CARD)
        pass_card(s, s.setup.lender, seat, a.what, s.setup.everybody, 0)
        if s.events is not None:
            emit(s, BOUGHT_CARD.of(seat, a.what))


class BuyBoats(Act[Root]):
    """Rivers are paths for the buyer until the turn ends."""

    law = "11.2.7.II"
    verb = BUY_BOATS

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if self.cannot_buy_boats(s, seat) is None:
            out.append(plain(BUY_BOATS))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return self.cannot_buy_boats(s, seat)

    def cannot_buy_boats(self, s: Root, seat: int) -> Refusal | None:
        if s.boats >> seat & 1:
            return BOATS_ALREADY
        return cannot_buy(s, seat, RIVERBOATS)

    def take(self, s: Root, seat: int, a: Action) -> None:
        purchase(s, seat, RIVERBOATS)
        s.boats |= 1 << seat
        if s.events is not None:
            emit(s, BOUGHT_BOATS.of(seat))


class HireMercenaries(Act[Root]):
    """In Daylight and Evening the buyer rules and fights with the Riverfolk's warriors.

    11.2.7.IIIb: whoever has no warriors of his own cannot hire any.
    """

    law = "11.2.7.III"
    verb = HIRE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if self.cannot_hire(s, seat) is None:
            out.append(plain(HIRE))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return self.cannot_hire(s, seat)

    def cannot_hire(self, s: Root, seat: int) -> Refusal | None:
        if not s.setup.factions[seat].warriors:
            return NO_ARMY
        if mat_of(s, s.setup.lender).hirer == seat:
            return HIRED_ALREADY
        return cannot_buy(s, seat, MERCENARIES)

    def take(self, s: Root, seat: int, a: Action) -> None:
        purchase(s, seat, MERCENARIES)
        mat_of(s, s.setup.lender).hirer = seat
        if s.events is not None:
            emit(s, HIRED.of(seat))


class EnoughBought(Finish):
    """Buy nothing more in this turn."""

    law = "11.2.6"

    def take(self, s: Root, seat: int, a: Action) -> None:
        mat_of(s, s.setup.lender).bought = 0
        leave(s)


# --- Mercenaries in battle. 11.2.7.III


class Engage(Step[Root, Battle]):
    """Beside warriors of its own the attacker says whether the mercenaries fight too; alone they do."""

    name = "riverfolk.engage"
    law = "11.2.7.III"
    holds = Battle

    def seat(self, s: Root, b: Battle) -> int:
        own = can_fight(s, b.attacker, b.clearing)
        return b.attacker if own else NOBODY

    def options(self, s: Root, b: Battle, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        out.append(plain(ENGAGE))

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        ally = NONE if a.verb == DONE else s.setup.lender
        if ally != NONE and s.events is not None:
            emit(s, ENGAGED.of(b.attacker, b.clearing))
        start_battle(s, Battle(b.attacker, b.defender, b.clearing, ally, b.instigator))
        return b


def split_hits(s: Root, seat: int, r: Losses) -> Losses:
    """11.2.7.IIIa: half of the hits fall on mercenaries; of odd ones the hirer takes one more.

    What one of the two cannot take at all passes to the other. By the early Law the hirer's buildings and
    tokens take hits like its warriors, even if it has none there; by later ones all warriors fall first.
    """
    standing = warriors(s, seat, r.clearing)
    own = troops(s, r.seat, r.clearing)
    law = law_of(s, seat)
    if law.mercenaries_even_split and (own or law.buildings_share_hits):
        own += buildings_and_tokens(s, r.seat, r.clearing)
    hired = min(max(r.hits // 2, r.hits - own), standing)
    take_off(s, seat, WARRIOR, r.clearing, hired, r.remover)
    return Losses(r.seat, r.clearing, r.hits - hired, r.remover, r.ally, r.chooser)


SERVICE_COUNTER: Final = register(
    Actions(
        "riverfolk.services",
        "11.2.6",
        [BuyCard(), BuyBoats(), HireMercenaries(), EnoughBought()],
    )
)
ENGAGE_MERCENARIES: Final = register(Engage())
