"""The Black Market. K.black_market.

Its three cards lie in zones of their own, which belong to nobody. Whoever lays a card there knows it until
somebody takes it; everybody knows who that is.
"""

from random import Random
from typing import Final

from lichtung.kernel.chance import CHANCE, NOBODY
from lichtung.kernel.codec import TO_ALL, Action, Event, PublicRecord, Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import Step, emit, push, register
from lichtung.root.actions import DRAW, Pair, Pick, pair, pick, verb
from lichtung.root.cards import count, members, nth_card
from lichtung.root.drawing import reshuffle
from lichtung.root.fields import Mat
from lichtung.root.hands import gain_card, lose_card, pass_card
from lichtung.root.landmark import Landmark
from lichtung.root.landmarks.black_market.mat import MarketMat, empty_mat, mat_of
from lichtung.root.pieces import is_present
from lichtung.root.questions import NONE
from lichtung.root.state import Root

SWAP: Final = verb("barter", "stall:number card")

MARKET_OPENED: Final = Event("K.black_market", "market-opened", "cards:count")
SWAPPED: Final = Event(
    "K.black_market", "market-swapped", "seat stall:number card taken:card", hidden="card taken", reveals=True
)

WRONG_CLEARING: Final = Refusal("K.black_market", "landmark-one-slot", "clearing")
NOBODY_AT_MARKET: Final = Refusal("K.black_market", "nobody-at-market")
SWAPPED_ALREADY: Final = Refusal("K.black_market", "swapped-already")
NO_SUCH_STALL: Final = Refusal("K.black_market", "no-such-stall", "stall:number")
NOT_IN_HAND: Final = Refusal("K.black_market", "not-in-hand", "card")

CARDS: Final = 3


class BlackMarket(Landmark):
    """Once in its own turn whoever has a piece there may swap a card of its hand for one of the three."""

    id = "black-market"
    piles = CARDS
    hides = True
    offers: tuple[int, ...] = (SWAP,)

    def empty_mat(self) -> Mat:
        return empty_mat(0)

    def place(self, s: Root) -> int:
        return self.mat(s).place

    def put(self, s: Root, place: int) -> None:
        mat_of(s, self.mat_number(s)).place = place

    def mat(self, s: Root) -> MarketMat:
        """Its mat, to read only."""
        mat = s.mats[self.mat_number(s)]
        assert isinstance(mat, MarketMat)
        return mat

    def zone(self, s: Root, stall: int) -> int:
        """The zone of one of its cards; stalls count from 0 here."""
        return s.setup.zone_words.index(f"{self.id}.1") + stall

    def cannot_stand(self, s: Root, place: int) -> Refusal | None:
        """K.black_market: in a clearing with exactly one slot and no ruin."""
        fits = s.setup.slots[place] == 1 and not s.ruins >> place & 1
        return None if fits else WRONG_CLEARING.of(place)

    def set_up(self, s: Root, place: int) -> None:
        """K.black_market: three cards of the deck that nobody sees."""
        push(s, LAY_OUT, Stall(0))

    def turn_begins(self, s: Root, me: int, active: int) -> None:
        mat_of(s, me).used = 0

    def serves(self, s: Root, seat: int) -> int:
        """A card of the hand may become a better one, if somebody is there."""
        place = self.mat(s).place
        return int(place != NONE and s.zones[seat] != 0 and is_present(s, seat, place))

    # --- Swapping

    def cannot_swap(self, s: Root, seat: int) -> Refusal | None:
        """K.black_market: once in a turn, with a piece of one's own faction there."""
        mat = self.mat(s)
        if mat.place == NONE or not is_present(s, seat, mat.place):
            return NOBODY_AT_MARKET
        return SWAPPED_ALREADY if mat.used else None

    def list_offers(self, s: Root, me: int, seat: int, out: list[Action]) -> None:
        if self.cannot_swap(s, seat) is None:
            cards = members(s.zones[seat])
            for stall in range(CARDS):
                if s.zones[self.zone(s, stall)]:
                    out.extend([pair(SWAP, stall + 1, card) for card in cards])

    def refuse_offer(self, s: Root, me: int, seat: int, a: Action) -> Refusal | None:
        """K.black_market: any card of the hand for any of the three."""
        assert isinstance(a, Pair)
        refused = self.cannot_swap(s, seat)
        if refused is not None:
            return refused
        if not 1 <= a.one <= CARDS or not s.zones[self.zone(s, a.one - 1)]:
            return NO_SUCH_STALL.of(a.one)
        return None if s.zones[seat] >> a.two & 1 else NOT_IN_HAND.of(a.two)

    def take_offer(self, s: Root, me: int, seat: int, a: Action) -> None:
        """K.black_market: nobody else sees either card, but whoever laid the one knows who has it now."""
        assert isinstance(a, Pair)
        mat, stall = mat_of(s, me), a.one - 1
        zone = self.zone(s, stall)
        taken = members(s.zones[zone])[0]
        laid = TO_ALL if s.setup.public[seat] else 1 << seat
        lose_card(s, seat, a.two, laid, s.setup.deck.all)
        gain_card(s, zone, a.two, laid)
        seen = pass_card(s, zone, seat, taken, 1 << seat | mat.seen[stall], 1 << taken)
        mat.used = a.one
        mat.seen[stall] = laid & s.setup.everybody
        if s.events is not None:
            emit(s, SWAPPED.shown_to(laid & seen, seat, a.one, a.two, taken))

    # --- Positions and views

    def check_position(self, s: Root, where: str) -> None:
        """K.black_market: one card at each stall once all are laid out, known to those who are said to."""
        mat, setup = self.mat(s), s.setup
        laying = any(frame.step == LAY_OUT for frame in s.frames())
        for stall in range(CARDS):
            zone = self.zone(s, stall)
            cards = s.zones[zone]
            if count(cards) != int(mat.place != NONE) and not (laying and not cards):
                raise LichtungError("position-market", f"hands.{setup.zone_words[zone]}")
            for viewer in range(setup.seats):
                knows = cards if mat.seen[stall] >> viewer & 1 else 0
                if s.known[viewer * setup.zones + zone] != knows:
                    raise LichtungError("position-market-known", f"{where}.seen-{stall + 1}")

    def imagine(self, s: Root, rng: Random) -> None:
        """Each card is known to those of whom everybody knows it."""
        mat, zones = self.mat(s), s.setup.zones
        for stall in range(CARDS):
            zone = self.zone(s, stall)
            for viewer in range(s.setup.seats):
                s.known[viewer * zones + zone] = s.zones[zone] if mat.seen[stall] >> viewer & 1 else 0


class Stall(PublicRecord):
    """The stall at which the next card is laid."""

    fields = "stall:number"

    def __init__(self, stall: int) -> None:
        self.stall = stall

    def values(self) -> tuple[object, ...]:
        return (self.stall,)


class LayOut(Step[Root, Stall]):
    """Three cards of the deck come to the market, face down."""

    name = "root.market-cards"
    law = "K.black_market"
    holds = Stall

    def seat(self, s: Root, r: Stall) -> int:
        return CHANCE if r.stall < CARDS else NOBODY

    def outcomes(self, s: Root, r: Stall) -> list[tuple[Action, int]]:
        return [(pick(DRAW, card), 1) for card in members(s.deck)]

    def sample(self, s: Root, r: Stall, rng: Random) -> Action:
        return pick(DRAW, nth_card(s.deck, int(rng.random() * count(s.deck))))

    def take(self, s: Root, r: Stall, a: Action) -> Stall:
        if isinstance(a, Pick):
            s.deck &= ~(1 << a.what)
            gain_card(s, LANDMARK.zone(s, r.stall), a.what, 0)
            reshuffle(s)
            push(s, LAY_OUT, Stall(r.stall + 1))
        elif s.events is not None:
            emit(s, MARKET_OPENED.of(CARDS))
        return r


LAY_OUT: Final = register(LayOut())
LANDMARK: Final = BlackMarket()
