"""Crafted cards that are used in one's own turn, each once a turn. 4.1.3, K."""

from typing import Final

from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import Act, SeatRecord, Step, emit, leave, push, register
from lichtung.root.actions import (
    AT,
    DONE,
    DONE_ACTION,
    FIGHT,
    MOVE,
    TARGET,
    USE,
    Pick,
    pick,
)
from lichtung.root.battle import CARD_USED, can_battle, list_battles, refuse_battle, take_battle
from lichtung.root.cards import PERSISTENT, SPY, Deck, members
from lichtung.root.drawing import STEAL_CARD, Theft, can_be_robbed, draw
from lichtung.root.hands import leave_play, show_hand
from lichtung.root.moving import list_moves, refuse_move, take_move
from lichtung.root.owners import is_enemy
from lichtung.root.pieces import warriors_on_map
from lichtung.root.questions import Answers, Source
from lichtung.root.removal import settle_removed, take_off
from lichtung.root.scoring import score
from lichtung.root.state import WARRIOR, Root

START_OF_BIRDSONG: Final = 0
BIRDSONG: Final = 1
START_OF_DAYLIGHT: Final = 2
DAYLIGHT: Final = 3
START_OF_EVENING: Final = 4

HAND_SEEN: Final = Event("K.codebreakers", "hand-seen", "seat victim:seat", reveals=True)

NOT_IN_PLAY: Final = Refusal("4.1.3", "not-in-play", "card")
NOT_IN_THIS_PHASE: Final = Refusal("4.1.3", "wrong-time", "card")
USED_ALREADY: Final = Refusal("4.1.3", "used-already", "card")
NOTHING_TO_DO: Final = Refusal("4.1.3", "no-use", "card")
PARTNER_ROBBED: Final = Refusal("K.stand_and_deliver", "enemies-only")
PARTNER_DRAWS: Final = Refusal("K.better_burrow_bank", "enemies-only")


class CardUse(PublicRecord):
    """Who uses which card."""

    fields = "seat card"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.card)


class Effect(Answers):
    """What a crafted card lets its owner do, and when; what it answers to the common Law's questions."""

    law: str = ""
    phase: int = -1  # none: it is not used by itself
    from_hand: bool = False  # whether it depends on cards in its owner's hand that it is possible

    def possible(self, s: Root, seat: int) -> bool:
        """Whether using it now can do anything."""
        return True

    def compulsory(self, s: Root) -> bool:
        """Whether its owner has no choice but to use it, if that is possible."""
        return False

    def may_wait(self, s: Root) -> bool:
        """1.1.3: whether its owner may have others act first that act at the same moment."""
        return not self.compulsory(s)

    def use(self, s: Root, seat: int, card: int) -> None:
        """Carry it out."""


def others_with_cards(s: Root, seat: int) -> list[int]:
    return [other for other in range(s.setup.seats) if other != seat and s.zones[other]]


def targets(s: Root, seat: int) -> list[int]:
    """K: early cards say any other player, later ones an enemy."""
    anybody = s.setup.law.early_cards
    return [i for i in range(s.setup.seats) if i != seat and (anybody or is_enemy(s, seat, i))]


def others_to_rob(s: Root, seat: int) -> list[int]:
    return [other for other in targets(s, seat) if can_be_robbed(s, other)]


def is_partner(s: Root, seat: int, a: Action) -> bool:
    """Whether an answer names a coalition partner."""
    return isinstance(a, Pick) and a.verb == TARGET and a.what != seat and not is_enemy(s, seat, a.what)


class RoyalClaim(Effect):
    """Discard it in Birdsong for a point for each clearing that one rules."""

    law = "K.royal_claim"
    phase = BIRDSONG

    def use(self, s: Root, seat: int, card: int) -> None:
        leave_play(s, seat, card)
        score(s, seat, s.ruler.count(seat))


class StandAndDeliver(Effect):
    """Take a random card from another player (an enemy, by later cards), who gains a point."""

    law = "K.stand_and_deliver"
    phase = BIRDSONG

    def possible(self, s: Root, seat: int) -> bool:
        return bool(others_to_rob(s, seat))

    def use(self, s: Root, seat: int, card: int) -> None:
        push(s, CHOOSE_VICTIM, CardUse(seat, card))


class Codebreakers(Effect):
    """Look at another player's whole hand."""

    law = "K.codebreakers"
    phase = DAYLIGHT

    def possible(self, s: Root, seat: int) -> bool:
        return bool(others_with_cards(s, seat))

    def use(self, s: Root, seat: int, card: int) -> None:
        push(s, CHOOSE_VICTIM, CardUse(seat, card))


class ChooseVictim(Step[Root, CardUse]):
    """Another player with cards in hand, or one whose cards come from the deck."""

    name = "root.victim"
    laws = ("K.stand_and_deliver", "K.codebreakers")
    law = "4.1.3"
    holds = CardUse

    def seat(self, s: Root, r: CardUse) -> int:
        return r.seat

    def options(self, s: Root, r: CardUse, out: list[Action]) -> None:
        looking = s.setup.deck.names[r.card] == "codebreakers"
        victims = others_with_cards(s, r.seat) if looking else others_to_rob(s, r.seat)
        out.extend([pick(TARGET, other) for other in victims])

    def refusal(self, s: Root, r: CardUse, a: Action) -> Refusal | None:
        refused = super().refusal(s, r, a)
        looking = s.setup.deck.names[r.card] == "codebreakers"
        return PARTNER_ROBBED if refused and not looking and is_partner(s, r.seat, a) else refused

    def take(self, s: Root, r: CardUse, a: Action) -> CardUse:
        assert isinstance(a, Pick)
        victim = a.what
        if s.setup.deck.names[r.card] == "codebreakers":
            look_at_hand(s, r.seat, victim)
        else:
            push(s, STEAL_CARD, Theft(r.seat, victim))
            score(s, victim, 1)
        return r


def look_at_hand(s: Root, viewer: int, owner: int) -> None:
    """What a seat has seen it goes on knowing; nobody else learns it."""
    show_hand(s, viewer, owner)
    if s.events is not None:
        emit(s, HAND_SEEN.of(viewer, owner))


class TaxCollector(Effect):
    """Remove one of one's own warriors from the map to draw a card."""

    law = "K.tax_collector"
    phase = DAYLIGHT

    def possible(self, s: Root, seat: int) -> bool:
        return warriors_on_map(s, seat) > 0

    def use(self, s: Root, seat: int, card: int) -> None:
        push(s, CHOOSE_TAXED, CardUse(seat, card))


class ChooseTaxed(Step[Root, CardUse]):
    """The clearing that pays with a warrior."""

    name = "root.taxed"
    law = "K.tax_collector"
    holds = CardUse

    def seat(self, s: Root, r: CardUse) -> int:
        return r.seat

    def options(self, s: Root, r: CardUse, out: list[Action]) -> None:
        base = r.seat * s.places
        out.extend([pick(AT, c) for c in range(s.setup.mapped) if s.warriors[base + c]])

    def take(self, s: Root, r: CardUse, a: Action) -> CardUse:
        assert isinstance(a, Pick)
        draw(s, r.seat, 1)
        take_off(s, r.seat, WARRIOR, a.what, 1, r.seat)
        settle_removed(s)
        return r


class BetterBurrowBank(Effect):
    """At the start of Birdsong its owner and one other player draw a card each; by later cards it may."""

    law = "K.better_burrow_bank"
    phase = START_OF_BIRDSONG

    def possible(self, s: Root, seat: int) -> bool:
        return bool(targets(s, seat))

    def compulsory(self, s: Root) -> bool:
        return s.setup.law.early_cards

    def use(self, s: Root, seat: int, card: int) -> None:
        push(s, CHOOSE_PARTNER, CardUse(seat, card))


class ChoosePartner(Step[Root, CardUse]):
    """The other player who draws; an enemy, by later cards."""

    name = "root.bank"
    law = "K.better_burrow_bank"
    holds = CardUse

    def seat(self, s: Root, r: CardUse) -> int:
        return r.seat

    def options(self, s: Root, r: CardUse, out: list[Action]) -> None:
        out.extend([pick(TARGET, other) for other in targets(s, r.seat)])

    def refusal(self, s: Root, r: CardUse, a: Action) -> Refusal | None:
        refused = super().refusal(s, r, a)
        return PARTNER_DRAWS if refused and is_partner(s, r.seat, a) else refused

    def take(self, s: Root, r: CardUse, a: Action) -> CardUse:
        assert isinstance(a, Pick)
        draw(s, a.what, 1)
        draw(s, r.seat, 1)
        return r


class CommandWarren(Effect):
    """At the start of Daylight its owner may battle once."""

    law = "K.command_warren"
    phase = START_OF_DAYLIGHT

    def possible(self, s: Root, seat: int) -> bool:
        return can_battle(s, seat, s.setup.everywhere)

    def use(self, s: Root, seat: int, card: int) -> None:
        push(s, GRANTED_BATTLE, SeatRecord(seat))


class GrantedBattle(Step[Root, SeatRecord]):
    """The battle that a card grants."""

    name = "root.granted-battle"
    law = "K.command_warren"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        list_battles(s, r.seat, s.setup.everywhere, out)

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        return refuse_battle(s, r.seat, a) if a.verb == FIGHT else super().refusal(s, r, a)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        take_battle(s, r.seat, a)
        return r


class Cobbler(Effect):
    """At the start of Evening its owner may move once."""

    law = "K.cobbler"
    phase = START_OF_EVENING

    def possible(self, s: Root, seat: int) -> bool:
        return bool(granted_moves(s, seat))

    def use(self, s: Root, seat: int, card: int) -> None:
        push(s, GRANTED_MOVE, SeatRecord(seat))


def granted_moves(s: Root, seat: int) -> list[Action]:
    """One move by 4.2, of warriors (also out of a place beside the map) or of a pawn."""
    out: list[Action] = []
    list_moves(s, seat, s.setup.ground[seat], out)
    s.setup.factions[seat].list_figure_moves(s, seat, out)
    return out


class GrantedMove(Step[Root, SeatRecord]):
    """The move that a card grants."""

    name = "root.granted-move"
    law = "K.cobbler"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        out.extend(granted_moves(s, r.seat))

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        return refuse_move(s, r.seat, a) if a.verb == MOVE else super().refusal(s, r, a)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        take_granted_move(s, r.seat, a)
        return r


def take_granted_move(s: Root, seat: int, a: Action) -> None:
    """Carry out one of the `granted_moves`."""
    if a.verb == MOVE:
        take_move(s, seat, a)
    else:
        s.setup.factions[seat].move_figure(s, seat, a)


EFFECTS: Final[dict[str, Effect]] = {
    "royal_claim": RoyalClaim(),
    "stand_and_deliver": StandAndDeliver(),
    "codebreakers": Codebreakers(),
    "tax_collector": TaxCollector(),
    "better_burrow_bank": BetterBurrowBank(),
    "command_warren": CommandWarren(),
    "cobbler": Cobbler(),
}


def card_sources(deck: Deck) -> list[Source]:
    """The cards of a deck that stay in play; one without code would be inert and is refused."""
    found: list[Source] = []
    for name, kind in zip(deck.names, deck.kind, strict=True):
        mask = deck.named(name)
        if kind in (PERSISTENT, SPY) and mask not in [source.me for source in found]:
            if name not in EFFECTS:
                raise LichtungError("data-card-without-code", f"{deck.name}.json: {name}")
            found.append(Source(EFFECTS[name], mask))
    return found


def cannot_use(s: Root, seat: int, card: int, phase: int) -> Refusal | None:
    """4.1.3: a card in one's play area, at its time, once a turn."""
    if not s.crafted[seat] >> card & 1:
        return NOT_IN_PLAY.of(card)
    effect = EFFECTS.get(s.setup.deck.names[card])
    if effect is None or effect.phase != phase:
        return NOT_IN_THIS_PHASE.of(card)
    if s.used >> card & 1:
        return USED_ALREADY.of(card)
    return None if effect.possible(s, seat) else NOTHING_TO_DO.of(card)


class UseCard(Act[Root]):
    """Use a crafted card of this phase."""

    law = "4.1.3"
    verb = USE

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if s.crafted[seat]:
            for card in members(s.crafted[seat] & ~s.used):
                if cannot_use(s, seat, card, self.phase) is None:
                    out.append(pick(USE, card))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return cannot_use(s, seat, a.what, self.phase)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        use_card(s, seat, a.what)


def effect_of(s: Root, card: int) -> Effect:
    """What a card that stays in play does."""
    return EFFECTS[s.setup.deck.names[card]]


def use_card(s: Root, seat: int, card: int) -> None:
    s.used |= 1 << card
    if s.events is not None:
        emit(s, CARD_USED.of(seat, card))
    effect_of(s, card).use(s, seat, card)


class Finish(Act[Root]):
    """Go on to what comes next."""

    law = "1.4"
    verb = DONE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        out.append(DONE_ACTION)

    def take(self, s: Root, seat: int, a: Action) -> None:
        leave(s)


CHOOSE_VICTIM: Final = register(ChooseVictim())
CHOOSE_TAXED: Final = register(ChooseTaxed())
CHOOSE_PARTNER: Final = register(ChoosePartner())
GRANTED_BATTLE: Final = register(GrantedBattle())
GRANTED_MOVE: Final = register(GrantedMove())
