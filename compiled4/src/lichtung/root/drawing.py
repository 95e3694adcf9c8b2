"""Drawing cards, the hand limit, cards that change hands. 2.1.2, 1.2.1."""

from random import Random
from typing import Final

from lichtung.kernel.chance import CHANCE, NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord
from lichtung.kernel.frames import SeatRecord, Step, emit, push, register
from lichtung.root.actions import DISCARD, DRAW, STEAL, Pick, pick
from lichtung.root.cards import count, members, nth_card
from lichtung.root.hands import discard_card, gain_card, pass_card, spend
from lichtung.root.scoring import score
from lichtung.root.state import Root

HAND_LIMIT: Final = 5

DREW: Final = Event("2.1.2", "drew", "seat card", hidden="card")
DREW_OPENLY: Final = Event("11.2.3", "drew-openly", "seat card")
RESHUFFLED: Final = Event("2.1.2", "reshuffled")
DISCARDED: Final = Event("2.1.3", "discarded", "seat card")
STOLEN: Final = Event("1.2.1", "stolen", "seat victim:seat card", hidden="card")


class Draws(PublicRecord):
    """How many cards go to which hand or pile."""

    fields = "zone cards:count"

    def __init__(self, zone: int, cards: int) -> None:
        self.zone = zone
        self.cards = cards

    def values(self) -> tuple[object, ...]:
        return (self.zone, self.cards)


def draw(s: Root, zone: int, cards: int) -> None:
    """2.1.2: draw cards into a hand (its seat) or a pile (see Setup.pile)."""
    if cards > 0:
        for source in s.setup.ask.replaces_draw:
            if source.answers.replaces_draw(s, source.me, zone, cards):
                return
        push(s, DRAW_CARDS, Draws(zone, cards))


def reshuffle(s: Root) -> None:
    """2.1.2: an empty deck is made anew from the discard pile."""
    if s.deck == 0 and s.discard:
        s.deck = s.discard
        s.discard = 0
        if s.events is not None:
            emit(s, RESHUFFLED)


class DrawCards(Step[Root, Draws]):
    """One card after the other comes from the common deck; with nothing left nothing is drawn."""

    name = "root.draw"
    law = "2.1.2"
    holds = Draws

    def seat(self, s: Root, r: Draws) -> int:
        return CHANCE if s.deck or s.discard else NOBODY

    def outcomes(self, s: Root, r: Draws) -> list[tuple[Action, int]]:
        return [(pick(DRAW, card), 1) for card in members(s.deck or s.discard)]

    def sample(self, s: Root, r: Draws, rng: Random) -> Action:
        deck = s.deck or s.discard
        return pick(DRAW, nth_card(deck, int(rng.random() * count(deck))))

    def take(self, s: Root, r: Draws, a: Action) -> Draws:
        if isinstance(a, Pick):
            reshuffle(s)
            s.deck &= ~(1 << a.what)
            owner = s.setup.zone_owner[r.zone]
            if r.zone == owner and s.setup.factions[owner].no_hand:  # M.1: nobody can hold it
                discard_card(s, a.what)
                if s.events is not None:
                    emit(s, DISCARDED.of(owner, a.what))
                score(s, owner, 1)
                reshuffle(s)
                return r
            gain_card(s, r.zone, a.what, s.setup.readers[r.zone])
            if s.events is not None:
                if s.setup.public[r.zone]:
                    emit(s, DREW_OPENLY.of(owner, a.what))
                else:
                    emit(s, DREW.shown_to(s.setup.readers[r.zone], owner, a.what))
            reshuffle(s)
            if r.cards > 1:
                push(s, DRAW_CARDS, Draws(r.zone, r.cards - 1))
        return r


class DiscardDown(Step[Root, SeatRecord]):
    """At most five cards stay in hand; the owner chooses what goes."""

    name = "root.hand-limit"
    laws = ("6.6", "7.6.2", "8.6.2", "9.6.3", "10.6.3", "11.6.1", "12.6.3", "13.6.2", "14.6.3")
    law = "6.6"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat if count(s.zones[r.seat]) > HAND_LIMIT else NOBODY

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        out.extend([pick(DISCARD, card) for card in members(s.zones[r.seat])])

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if isinstance(a, Pick):
            spend(s, r.seat, a.what)
            if s.events is not None:
                emit(s, DISCARDED.of(r.seat, a.what))
            push(s, DISCARD_DOWN, r)
        return r

    def paragraph_in(self, chapter: str) -> str:
        """Where a chapter of the Law speaks of the hand limit, or the first one that does."""
        own = [law for law in self.laws if law.startswith(f"{chapter}.")]
        return own[0] if own else self.law


class LoseRandomCard(Step[Root, SeatRecord]):
    """Chance takes a card out of a hand, and everybody sees it discarded; an empty hand loses nothing."""

    def __init__(self, name: str, law: str, told: Event) -> None:
        self.name = name
        self.law = law
        self.told = told

    def seat(self, s: Root, r: SeatRecord) -> int:
        return CHANCE if s.zones[r.seat] else NOBODY

    def outcomes(self, s: Root, r: SeatRecord) -> list[tuple[Action, int]]:
        return [(pick(DISCARD, card), 1) for card in members(s.zones[r.seat])]

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if isinstance(a, Pick):
            spend(s, r.seat, a.what)
            if s.events is not None:
                emit(s, self.told.of(r.seat, a.what))
        return r


class EveningDraw(Step[Root, SeatRecord]):
    """One card and one more for each bonus that shows."""

    name = "root.evening-draw"
    laws = ("6.6", "7.6.2", "8.6.2", "9.6.2", "10.6.3", "12.6.3", "14.6.3")
    law = "6.6"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        draw(s, r.seat, 1 + s.setup.factions[r.seat].draw_bonus(s, r.seat))
        return r


class Theft(PublicRecord):
    """Who takes a random card from whose hand."""

    fields = "thief:seat victim:seat"

    def __init__(self, thief: int, victim: int) -> None:
        self.thief = thief
        self.victim = victim

    def values(self) -> tuple[object, ...]:
        return (self.thief, self.victim)


def can_be_robbed(s: Root, seat: int) -> bool:
    """Whether a card can be taken from a seat: out of its hand, or (M.1) from the deck instead."""
    return s.zones[seat] != 0 or s.setup.factions[seat].no_hand


class StealCard(Step[Root, Theft]):
    """A random card changes hands; only the two of them know which."""

    name = "root.steal"
    law = "1.2.1"
    holds = Theft

    def seat(self, s: Root, r: Theft) -> int:
        return CHANCE if s.zones[r.victim] else NOBODY

    def outcomes(self, s: Root, r: Theft) -> list[tuple[Action, int]]:
        return [(pick(STEAL, card), 1) for card in members(s.zones[r.victim])]

    def take(self, s: Root, r: Theft, a: Action) -> Theft:
        if s.setup.factions[r.victim].no_hand:  # M.1
            draw(s, r.thief, 1)
        elif isinstance(a, Pick):
            both = 1 << r.thief | 1 << r.victim
            seen = pass_card(s, r.victim, r.thief, a.what, both, s.setup.deck.all)
            if s.events is not None:
                emit(s, STOLEN.shown_to(seen, r.thief, r.victim, a.what))
        return r


DRAW_CARDS: Final = register(DrawCards())
DISCARD_DOWN: Final = register(DiscardDown())
EVENING_DRAW: Final = register(EveningDraw())
STEAL_CARD: Final = register(StealCard())
