"""Dominance cards: activating, winning by them, taking available ones. 3.3."""

from typing import Final

from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import Act, emit
from lichtung.root.actions import ACTIVATE, TAKE_DOMINANCE, Pair, Pick, pair, pick
from lichtung.root.cards import members
from lichtung.root.fields import replaced
from lichtung.root.hands import gain_card, lose_card, spend
from lichtung.root.map import BIRD
from lichtung.root.scoring import win
from lichtung.root.state import NO_DOMINANCE, Root

POINTS_NEEDED: Final = 10
CLEARINGS_NEEDED: Final = 3

ACTIVATED: Final = Event("3.3.1", "dominance-activated", "seat card")
WON_BY_DOMINANCE: Final = Event("3.3.1", "won-by-dominance", "seat card")
CLAIMED: Final = Event("3.3.4", "dominance-taken", "seat taken:card spent:card")

NO_DOMINANCE_CARD: Final = Refusal("3.3.1", "no-dominance-card", "card")
TOO_FEW_POINTS: Final = Refusal("3.3.1", "too-few-points", "count")
ACTIVE_ALREADY: Final = Refusal("3.3.2", "dominance-active")
NOT_AVAILABLE: Final = Refusal("3.3.4", "not-available", "card")
MUST_SPEND_SUIT: Final = Refusal("3.3.4", "must-spend-suit", "card")


def cannot_activate(s: Root, seat: int) -> Refusal | None:
    """3.3.1: ten points are needed; 3.3.2: an active card is never replaced."""
    if s.dominance[seat] != NO_DOMINANCE:
        return ACTIVE_ALREADY
    if s.points[seat] < POINTS_NEEDED:
        return TOO_FEW_POINTS.of(s.points[seat])
    for source in s.setup.ask.cannot_use_dominance:
        refused = source.answers.cannot_use_dominance(s, source.me, seat)
        if refused is not None:
            return refused
    return None


class ActivateDominance(Act[Root]):
    """In Daylight, with ten points: put the card into play and leave the score track for good."""

    law = "3.3.1"
    laws = ("2.1.5", "K.dominance_bird", "K.dominance_fox", "K.dominance_rabbit", "K.dominance_mouse")
    verb = ACTIVATE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        cards = s.zones[seat] & s.setup.deck.dominance
        if cards and cannot_activate(s, seat) is None:
            out.extend([pick(ACTIVATE, card) for card in members(cards)])

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        if not s.zones[seat] & s.setup.deck.dominance & 1 << a.what:
            return NO_DOMINANCE_CARD.of(a.what)
        return cannot_activate(s, seat)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        lose_card(s, seat, a.what, s.setup.everybody, 0)
        if s.events is not None:
            emit(s, ACTIVATED.of(seat, a.what))
        s.points = replaced(s.points, seat, 0)
        s.dominance = replaced(s.dominance, seat, a.what)
        for source in s.setup.ask.dominance_used:
            source.answers.dominance_used(s, source.me, seat, a.what)


def check_dominance(s: Root, seat: int) -> None:
    """3.3.1: at the start of Birdsong three clearings of the suit, or opposite corners for a bird, win."""
    card = s.dominance[seat]
    if card == NO_DOMINANCE or not s.setup.factions[seat].wins_by_rule:
        return
    suit = s.setup.deck.suit[card]
    if suit == BIRD:  # 3.3.1.II
        opposite = s.setup.map.opposite
        won = any(s.ruler[c] == seat and s.ruler[opposite[c]] == seat for c in s.setup.map.corners)
    else:  # 3.3.1.I
        won = sum(1 for c in members(s.matching[suit]) if s.ruler[c] == seat) >= CLEARINGS_NEEDED
    if won:
        if s.events is not None:
            emit(s, WON_BY_DOMINANCE.of(seat, card))
        win(s, seat)


class TakeAvailable(Act[Root]):
    """In Daylight: spend a card of its suit to take an available dominance card, or spy, into the hand."""

    laws = ("M.7.1",)
    law = "3.3.4"
    verb = TAKE_DOMINANCE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if not s.available:
            return
        deck = s.setup.deck
        for card in members(s.available):
            for paid in members(s.zones[seat] & deck.matching[deck.suit[card]]):
                out.append(pair(TAKE_DOMINANCE, card, paid))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        deck = s.setup.deck
        if not s.available >> a.one & 1:
            return NOT_AVAILABLE.of(a.one)
        if not s.zones[seat] & deck.matching[deck.suit[a.one]] & 1 << a.two:
            return MUST_SPEND_SUIT.of(a.one)
        return None

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        spend(s, seat, a.two)
        s.available &= ~(1 << a.one)
        gain_card(s, seat, a.one, s.setup.everybody)
        if s.events is not None:
            emit(s, CLAIMED.of(seat, a.one, a.two))
