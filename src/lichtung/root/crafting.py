"""Crafting cards. 4.1."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.frames import Act, Step, emit, push, register
from lichtung.root.actions import CRAFT, PAY_SUIT, Pick, pick
from lichtung.root.cards import ANY, ITEM_CARD, PERSISTENT, members
from lichtung.root.fields import replaced
from lichtung.root.hands import discard_card, enter_play, lose_card
from lichtung.root.map import BIRD, SUIT_OR_ANY
from lichtung.root.removal import settle_removed, take_off_enemies
from lichtung.root.scoring import score
from lichtung.root.state import NONE, Root, of_several_suits

CRAFTED: Final = Event("4.1", "crafted", "seat card")
FAVOR: Final = Event("4.1.2", "favor", "seat suit")

NOT_IN_HAND: Final = Refusal("4.1", "not-in-hand", "card")
NOT_CRAFTABLE: Final = Refusal("4.1", "not-craftable", "card")
CRAFTED_ALREADY: Final = Refusal("4.1.4", "crafted-already", "card")
ITEM_GONE: Final = Refusal("4.1.2", "item-gone", "item")
TOO_FEW_CRAFTERS: Final = Refusal("4.1.1", "too-few-crafters", "card")


def cannot_craft(s: Root, seat: int, card: int, power: list[int]) -> Refusal | None:
    """4.1: a card of the hand with an effect, its cost, its item, and no copy in play."""
    deck = s.setup.deck
    if not s.zones[seat] >> card & 1:
        return NOT_IN_HAND.of(card)
    if not deck.craftable >> card & 1:
        return NOT_CRAFTABLE.of(card)
    fox, rabbit, mouse, free = deck.cost[card]
    foxes, rabbits, mice, wild = power
    if (fox > foxes or rabbit > rabbits or mouse > mice) and (
        not wild or max(fox - foxes, 0) + max(rabbit - rabbits, 0) + max(mouse - mice, 0) > wild
    ):  # what each suit lacks pieces of any suit have to make up for
        return TOO_FEW_CRAFTERS.of(card)
    together = free + fox + rabbit + mouse
    faction = s.setup.factions[seat]
    if together > foxes + rabbits + mice + wild or together > faction.crafting_limit(s, seat):
        return TOO_FEW_CRAFTERS.of(card)
    if wild and faction.crafts_in_one_suit and together - free > max(fox, rabbit, mouse):
        return TOO_FEW_CRAFTERS.of(card)
    item = deck.item[card]
    if item >= 0 and s.items[item] == 0:
        return ITEM_GONE.of(item)
    if item >= 0:
        for source in s.setup.ask.cannot_craft_item:
            refused = source.answers.cannot_craft_item(s, source.me, seat, item)
            if refused is not None:
                return refused
    if deck.kind[card] == PERSISTENT and s.crafted[seat] & deck.same[card]:
        return CRAFTED_ALREADY.of(card)
    return None


class Craft(Act[Root]):
    """Activate crafting pieces of the suits on the card and carry out its effect."""

    law = "4.1"
    verb = CRAFT

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        hand = s.zones[seat] & s.setup.deck.craftable
        if not hand:
            return
        power = s.setup.factions[seat].crafting_power(s, seat)
        if not any(power):
            return
        for card in members(hand):
            if cannot_craft(s, seat, card, power) is None:
                out.append(pick(CRAFT, card))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return cannot_craft(s, seat, a.what, s.setup.factions[seat].crafting_power(s, seat))

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        card = a.what
        lose_card(s, seat, card, s.setup.everybody, 0)
        if s.events is not None:
            emit(s, CRAFTED.of(seat, card))
        deck = s.setup.deck
        if deck.kind[card] == PERSISTENT:
            enter_play(s, seat, card)
        else:
            push(s, CARRY_OUT, Crafting(seat, card, 0))
        pay_for(s, seat, card)


def pay_for(s: Root, seat: int, card: int) -> None:
    """4.1.1: activate what the card costs; where a faction has to choose its pieces, suits come first."""
    cost = s.setup.deck.cost[card]
    if cost[ANY]:
        push(s, PAY_ANY, Crafting(seat, card, cost[ANY]))
    faction = s.setup.factions[seat]
    for suit in range(BIRD):
        for _ in range(cost[suit]):
            faction.activate(s, seat, suit)


class Crafting(PublicRecord):
    """Who crafts which card, and how many pieces of any suit are still to be activated."""

    fields = "seat card due:count"

    def __init__(self, seat: int, card: int, due: int) -> None:
        self.seat = seat
        self.card = card
        self.due = due

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.card, self.due)


class PayAny(Step[Root, Crafting]):
    """Where the card allows any suit, its crafter picks the pieces."""

    name = "root.pay-any"
    law = "4.1.1"
    holds = Crafting

    def seat(self, s: Root, r: Crafting) -> int:
        return r.seat if r.due else NOBODY

    def options(self, s: Root, r: Crafting, out: list[Action]) -> None:
        power = s.setup.factions[r.seat].crafting_power(s, r.seat)
        out.extend([pick(PAY_SUIT, suit) for suit, n in enumerate(power) if n])

    def take(self, s: Root, r: Crafting, a: Action) -> Crafting:
        if isinstance(a, Pick):
            push(s, PAY_ANY, Crafting(r.seat, r.card, r.due - 1))
            s.setup.factions[r.seat].activate(s, r.seat, a.what)
        return r


class CarryOut(Step[Root, Crafting]):
    """A card with an effect at once: an item and its points, or a Favor; then the card is discarded.

    Items: K.arms_trader, K.birdy_bindle, K.crossbow_bird, K.woodland_runners, K.anvil, K.foxfolk_steel,
    K.gently_used_knapsack, K.protection_racket, K.root_tea_fox, K.travel_gear_fox, K.a_visit_to_friends,
    K.bake_sale, K.root_tea_rabbit, K.smugglers_trail, K.crossbow_mouse, K.investments, K.mouse_in_a_sack,
    K.root_tea_mouse, K.sword_mouse, K.travel_gear_mouse.
    """

    name = "root.crafted"
    law = "4.1.2"
    holds = Crafting

    def take(self, s: Root, r: Crafting, a: Action) -> Crafting:
        deck = s.setup.deck
        card, seat = r.card, r.seat
        if deck.kind[card] != ITEM_CARD or not is_kept(s, seat, card):
            discard_card(s, card)
        if deck.kind[card] == ITEM_CARD:
            item = deck.item[card]
            s.items = replaced(s.items, item, s.items[item] - 1)
            faction = s.setup.factions[seat]
            if faction.item_step != NONE:
                push(s, faction.item_step, r)
                return r
            faction.gain_item(s, seat, item)
            reward_crafter(s, seat, card, faction.item_points(s, seat, card))
        else:
            favor(s, seat, deck.suit[card])
        return r


def reward_crafter(s: Root, seat: int, card: int, points: int) -> None:
    """3.2.2: so many points for an item, and what others add to them."""
    for source in s.setup.ask.more_item_points:
        points += source.answers.more_item_points(s, source.me, seat, card)
    score(s, seat, points)
    for source in s.setup.ask.item_crafted:
        source.answers.item_crafted(s, source.me, seat, card)


def is_kept(s: Root, seat: int, card: int) -> bool:
    """4.1.2: whether the card of a crafted item goes elsewhere than onto the discard pile."""
    return any(source.answers.keeps_crafted(s, source.me, seat, card) for source in s.setup.ask.keeps_crafted)


def favor(s: Root, seat: int, suit: int) -> None:
    """K.favor_fox, K.favor_rabbit, K.favor_mouse: no enemy piece stays in the clearings of the suit."""
    if s.events is not None:
        emit(s, FAVOR.of(seat, suit))
    for clearing in members(s.matching[suit]):
        take_off_enemies(s, seat, clearing)
    settle_removed(s)


def power_of_pieces(s: Root, kind: int) -> list[int]:
    """4.1.1: pieces of a kind that were not activated this turn, by the suit of their clearing."""
    power = [0, 0, 0, 0]
    row = kind * s.places
    for clearing in range(s.clearings):
        n = s.pieces[row + clearing] - s.activated[clearing]
        if n > 0:
            power[SUIT_OR_ANY[s.suits[clearing]]] += n
    return power


def crafting_places(s: Root, suit: int) -> list[int]:
    """4.1.1: clearings whose pieces craft with a suit: those of several suits last, for BIRD only those."""
    places, several = s.matching[suit], of_several_suits(s)
    if suit == BIRD:
        return members(several)
    return members(places & ~several) + members(places & several)


def activate_piece(s: Root, kind: int, suit: int) -> None:
    """4.1.1: use one piece of a kind in a clearing of the suit; each works once a turn."""
    for clearing in crafting_places(s, suit):
        if s.pieces[kind * s.places + clearing] > s.activated[clearing]:
            s.activated = replaced(s.activated, clearing, s.activated[clearing] + 1)
            return


PAY_ANY: Final = register(PayAny())
CARRY_OUT: Final = register(CarryOut())
