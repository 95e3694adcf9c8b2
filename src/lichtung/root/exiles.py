"""The crafted cards of the Exiles and Partisans deck that are used, by their moments. 4.1.3, K.

What acts by itself, or in battle, is in `exiles_lasting.py`.

`early_cards` tells which of two printings is played.
"""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.frames import SeatRecord, Step, emit, push, register, seat_record
from lichtung.root.actions import (
    DONE_ACTION,
    FIGHT,
    GIVE,
    MOVE,
    TARGET,
    Pair,
    Pick,
    Triple,
    pick,
    triple,
    verb,
)
from lichtung.root.battle import (
    CARD_USED,
    can_battle,
    list_battles,
    refuse_battle,
    take_battle,
)
from lichtung.root.card_mat import card_mat, items_face_up, read_card_mat, turn_item
from lichtung.root.cards import ITEMS, PERSISTENT, members
from lichtung.root.drawing import (
    DRAW_CARDS,
    STEAL_CARD,
    Draws,
    Theft,
    can_be_robbed,
    draw,
)
from lichtung.root.effects import (
    BIRDSONG,
    DAYLIGHT,
    EFFECTS,
    START_OF_BIRDSONG,
    START_OF_EVENING,
    CardUse,
    Effect,
    granted_moves,
    take_granted_move,
)
from lichtung.root.exiles_lasting import (
    BoatBuilders,
    CorvidPlanners,
    MasterEngravers,
    MurineBroker,
    Partisans,
    SoupKitchens,
    Tunnels,
    has_crafted,
    owners_of,
)
from lichtung.root.hands import gain_card, leave_play, pass_card, spend
from lichtung.root.moving import NO_PATH, move, refuse_move
from lichtung.root.owners import is_enemy, is_enemy_piece, treats_as_own
from lichtung.root.paths import neighbours
from lichtung.root.pieces import (
    REMOVED,
    REPLACED,
    SEALED,
    barred,
    held,
    is_sealed,
    is_shielded,
    place_warriors,
    shelter,
    troops,
    warriors,
)
from lichtung.root.removal import settle_removed, take_off
from lichtung.root.scoring import score
from lichtung.root.state import NONE, WARRIOR, Root, Trigger
from lichtung.root.turn import PHASES, phase

WARRIORS_A_POINT: Final = 5  # K.coffin_makers

SABOTAGE: Final = verb("sabotage", "card")
MISLEAD: Final = verb("mislead", "enemy:seat origin:clearing dest:clearing")
FETCH: Final = verb("fetch", "card")
PERSUADE: Final = verb("persuade", "card clearing enemy:owner")
LAY_DOWN: Final = verb("lay-down", "item")

SABOTAGED: Final = Event("K.saboteurs", "sabotaged", "seat victim:seat card")
COFFINS_EMPTIED: Final = Event("K.coffin_makers", "coffins-emptied", "count")
SWAPPED_BACK: Final = Event("K.swap_meet", "swapped-back", "seat victim:seat card", hidden="card")
EMIGRATED: Final = Event("K.eyrie_emigre", "emigrated", "seat card")
PERSUADED: Final = Event("K.propaganda_bureau", "persuaded", "seat enemy:owner clearing card placed:count")
LAID_DOWN: Final = Event("K.league_of_adventurous_mice", "item-laid-down", "seat item")
FETCHED: Final = Event("K.informants", "fetched", "seat card")

NOTHING_TO_SABOTAGE: Final = Refusal("K.saboteurs", "nothing-to-sabotage", "card")
NO_FALSE_ORDERS: Final = Refusal("K.false_orders", "enemies-only")
NOBODY_TO_MISLEAD: Final = Refusal("K.false_orders", "nobody-to-mislead", "enemy:seat origin:clearing")
NOT_IN_HAND: Final = Refusal("K.propaganda_bureau", "not-in-hand", "card")
PERSUADE_SUIT: Final = Refusal("K.propaganda_bureau", "persuade-suit", "card clearing")
NOBODY_TO_PERSUADE: Final = Refusal("K.propaganda_bureau", "nobody-to-persuade", "enemy:owner clearing")
NOBODY_TO_PLACE: Final = Refusal("K.propaganda_bureau", "nobody-to-place")
NO_ITEM_TO_LAY_DOWN: Final = Refusal("K.league_of_adventurous_mice", "no-item-face-up", "item")


# --- Start of Birdsong


class Saboteurs(Effect):
    """Discard it at the start of Birdsong to discard a crafted card of an enemy."""

    law = "K.saboteurs"
    phase = START_OF_BIRDSONG

    def possible(self, s: Root, seat: int) -> bool:
        return any(enemy_cards(s, seat, other) for other in range(s.setup.seats))

    def use(self, s: Root, seat: int, card: int) -> None:
        leave_play(s, seat, card)
        push(s, CHOOSE_SABOTAGED, seat_record(seat))


def enemy_cards(s: Root, seat: int, other: int) -> list[int]:
    """K.saboteurs: the persistent cards that another one has crafted, if it is an enemy."""
    if not is_enemy(s, seat, other):
        return []
    return [card for card in members(s.crafted[other]) if s.setup.deck.kind[card] == PERSISTENT]


class ChooseSabotaged(Step[Root, SeatRecord]):
    """The enemy's card that goes; what it did ends at once."""

    name = "root.sabotage"
    law = "K.saboteurs"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        for other in range(s.setup.seats):
            out.extend([pick(SABOTAGE, card) for card in enemy_cards(s, r.seat, other)])

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        if isinstance(a, Pick) and a.verb == SABOTAGE:
            found = [card for other in range(s.setup.seats) for card in enemy_cards(s, r.seat, other)]
            return None if a.what in found else NOTHING_TO_SABOTAGE.of(a.what)
        return super().refusal(s, r, a)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        victim = owners_of(s, 1 << a.what)[0]
        if s.events is not None:
            emit(s, SABOTAGED.of(r.seat, victim, a.what))
        leave_play(s, victim, a.what)
        return r


class CoffinMakers(Effect):
    """Warriors that would return to a supply lie here instead; every Birdsong five of them are a point.

    By later cards only those that are removed from the map, and not replaced there.
    """

    law = "K.coffin_makers"
    phase = START_OF_BIRDSONG

    def possible(self, s: Root, seat: int) -> bool:
        return any(read_card_mat(s).coffin)

    def compulsory(self, s: Root) -> bool:
        return True

    def may_wait(self, s: Root) -> bool:
        """Before or after services and hirelings: those may bring more of the fallen."""
        return True

    def use(self, s: Root, seat: int, card: int) -> None:
        score(s, seat, empty_coffins(s) // WARRIORS_A_POINT)

    def keeps_warriors(self, s: Root, me: int, way: int) -> bool:
        return bool(owners_of(s, me)) and (s.setup.law.early_cards or way == REMOVED)

    def keep_warriors(self, s: Root, me: int, owner: int, count: int) -> None:
        card_mat(s).coffin[owner] += count

    def play_area_changed(self, s: Root, me: int, seat: int, card: int) -> None:
        """Once it is gone all go home, and nobody scores for them."""
        if not owners_of(s, me) and any(read_card_mat(s).coffin):
            empty_coffins(s)


def empty_coffins(s: Root) -> int:
    """K.coffin_makers: all warriors on the card go home, without coming back onto it; how many there were."""
    coffin = card_mat(s).coffin
    together = sum(coffin)
    for owner, count in enumerate(coffin):
        s.supply[owner] += count
        coffin[owner] = 0
    if s.events is not None:
        emit(s, COFFINS_EMPTIED.of(together))
    return together


# --- Birdsong


class SwapMeet(Effect):
    """Once in Birdsong: take a random card from another player, then give any card back."""

    law = "K.swap_meet"
    phase = BIRDSONG

    def possible(self, s: Root, seat: int) -> bool:
        return any(other != seat and can_be_robbed(s, other) for other in range(s.setup.seats))

    def use(self, s: Root, seat: int, card: int) -> None:
        push(s, CHOOSE_SWAPPER, seat_record(seat))


class ChooseSwapper(Step[Root, SeatRecord]):
    """The other player, who has a card to take."""

    name = "root.swap-meet"
    law = "K.swap_meet"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        others = [other for other in range(s.setup.seats) if other != r.seat and can_be_robbed(s, other)]
        out.extend([pick(TARGET, other) for other in others])

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        push(s, GIVE_BACK, Theft(r.seat, a.what))
        push(s, STEAL_CARD, Theft(r.seat, a.what))
        return r


class GiveBack(Step[Root, Theft]):
    """Any card of the hand goes back, the very one that was taken too; the two of them know which."""

    name = "root.give-back"
    law = "K.swap_meet"
    holds = Theft

    def seat(self, s: Root, r: Theft) -> int:
        return r.thief if s.zones[r.thief] else NOBODY

    def options(self, s: Root, r: Theft, out: list[Action]) -> None:
        out.extend([pick(GIVE, card) for card in members(s.zones[r.thief])])

    def take(self, s: Root, r: Theft, a: Action) -> Theft:
        if not isinstance(a, Pick):
            return r
        for source in s.setup.ask.takes_gift:  # M.1
            if source.answers.takes_gift(s, source.me, r.thief, r.victim, a.what):
                return r
        both = 1 << r.thief | 1 << r.victim
        seen = pass_card(s, r.thief, r.victim, a.what, both, s.setup.deck.all)
        if s.events is not None:
            emit(s, SWAPPED_BACK.shown_to(seen, r.thief, r.victim, a.what))
        return r


class FalseOrders(Effect):
    """Discard it in Birdsong: half of an enemy's warriors in a clearing, rounded up, move away."""

    law = "K.false_orders"
    phase = BIRDSONG

    def possible(self, s: Root, seat: int) -> bool:
        out: list[Action] = []
        list_false_orders(s, seat, out)
        return bool(out)

    def use(self, s: Root, seat: int, card: int) -> None:
        leave_play(s, seat, card)
        push(s, CHOOSE_MISLED, seat_record(seat))


def cannot_mislead(s: Root, seat: int, enemy: int, origin: int, dest: int) -> Refusal | None:
    """K.false_orders: an enemy's warriors, to a place next to theirs for them; rule does not matter."""
    if not is_enemy(s, seat, enemy):
        return NO_FALSE_ORDERS
    if not warriors(s, enemy, origin):
        return NOBODY_TO_MISLEAD.of(enemy, origin)
    if dest not in neighbours(s, enemy, origin):
        return NO_PATH.of(origin, dest)
    return SEALED.of(dest) if is_sealed(s, dest) else held(s, enemy, origin)


def list_false_orders(s: Root, seat: int, out: list[Action]) -> None:
    """K.false_orders: every enemy, place and destination."""
    places = [place for place in range(s.places) if not s.setup.is_forest(place)]
    for enemy in range(s.setup.seats):
        for origin in places:
            if enemy == seat or not warriors(s, enemy, origin):
                continue
            for dest in neighbours(s, enemy, origin):
                if dest in places and cannot_mislead(s, seat, enemy, origin, dest) is None:
                    out.append(triple(MISLEAD, enemy, origin, dest))


class ChooseMisled(Step[Root, SeatRecord]):
    """Whose warriors go from where to where: it is their owner's move, who pays for what it sets off.

    They go to a clearing next to theirs; the ferry, which makes none adjacent, is not for them. C.2.5
    """

    name = "root.false-orders"
    law = "K.false_orders"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        list_false_orders(s, r.seat, out)

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        if isinstance(a, Triple) and a.verb == MISLEAD:
            return cannot_mislead(s, r.seat, a.one, a.two, a.three)
        return super().refusal(s, r, a)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Triple)
        half = min((troops(s, a.one, a.two) + 1) // 2, warriors(s, a.one, a.two))
        move(s, a.one, a.one, a.two, a.three, half, by_ferry=False)
        return r


# --- End of Birdsong


class Emigre(Effect):
    """At the end of Birdsong: a move, then a battle where it led; whoever did not do both discards the card.

    By early cards both may be declined.
    """

    law = "K.eyrie_emigre"

    def birdsong_ends(self, s: Root, me: int, active: int) -> list[Trigger]:
        cards = members(s.crafted[active] & me)
        return [Trigger(EMIGRE_MOVES, CardUse(active, card), NONE, NONE) for card in cards]


class EmigreMoves(Step[Root, CardUse]):
    """The move; any will do, even one that leads to no battle."""

    name = "root.emigre-moves"
    law = "K.eyrie_emigre"
    holds = CardUse

    def seat(self, s: Root, r: CardUse) -> int:
        return r.seat if granted_moves(s, r.seat) else NOBODY

    def options(self, s: Root, r: CardUse, out: list[Action]) -> None:
        out.extend(granted_moves(s, r.seat))
        if s.setup.law.early_cards:
            out.append(DONE_ACTION)

    def refusal(self, s: Root, r: CardUse, a: Action) -> Refusal | None:
        return refuse_move(s, r.seat, a) if a.verb == MOVE else super().refusal(s, r, a)

    def take(self, s: Root, r: CardUse, a: Action) -> CardUse:
        if isinstance(a, Triple):
            dest = a.two
        elif isinstance(a, Pick):
            dest = a.what
        else:
            emigrate(s, r.seat, r.card)
            return r
        s.used |= 1 << r.card
        if s.events is not None:
            emit(s, CARD_USED.of(r.seat, r.card))
        push(s, EMIGRE_FIGHTS, Errand(r.seat, r.card, dest))
        take_granted_move(s, r.seat, a)
        return r


class Errand(PublicRecord):
    """Who uses which card, and the place to which it has led."""

    fields = "seat card clearing"

    def __init__(self, seat: int, card: int, clearing: int) -> None:
        self.seat = seat
        self.card = card
        self.clearing = clearing

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.card, self.clearing)


class EmigreFights(Step[Root, Errand]):
    """The battle in the clearing that was moved into."""

    name = "root.emigre-fights"
    law = "K.eyrie_emigre"
    holds = Errand

    def seat(self, s: Root, r: Errand) -> int:
        return r.seat if can_battle(s, r.seat, 1 << r.clearing) else NOBODY

    def options(self, s: Root, r: Errand, out: list[Action]) -> None:
        list_battles(s, r.seat, 1 << r.clearing, out)
        if s.setup.law.early_cards:
            out.append(DONE_ACTION)

    def refusal(self, s: Root, r: Errand, a: Action) -> Refusal | None:
        if isinstance(a, Pair) and a.verb == FIGHT and a.one == r.clearing:
            return refuse_battle(s, r.seat, a)
        return super().refusal(s, r, a)

    def take(self, s: Root, r: Errand, a: Action) -> Errand:
        if a.verb == FIGHT:
            take_battle(s, r.seat, a)
        else:
            emigrate(s, r.seat, r.card)
        return r


def emigrate(s: Root, seat: int, card: int) -> None:
    """K.eyrie_emigre: not both were done, so the card goes."""
    if s.events is not None:
        emit(s, EMIGRATED.of(seat, card))
    leave_play(s, seat, card)


# --- Daylight


class PropagandaBureau(Effect):
    """Once in Daylight: spend a card, and an enemy's warrior in a matching clearing makes way for an own one.

    By early cards it also goes where none can take its place.
    """

    law = "K.propaganda_bureau"
    phase = DAYLIGHT
    from_hand = True

    def possible(self, s: Root, seat: int) -> bool:
        out: list[Action] = []
        list_persuasions(s, seat, out)
        return bool(out)

    def use(self, s: Root, seat: int, card: int) -> None:
        push(s, PERSUADE_WARRIOR, seat_record(seat))


def cannot_persuade(s: Root, seat: int, card: int, clearing: int, enemy: int) -> Refusal | None:
    """K.propaganda_bureau: a card of the hand, a clearing that matches it, an enemy's warrior there."""
    if not s.zones[seat] >> card & 1:
        return NOT_IN_HAND.of(card)
    if not s.matching[s.setup.deck.suit[card]] >> clearing & 1:
        return PERSUADE_SUIT.of(card, clearing)
    enemies = is_enemy_piece(s, seat, enemy) and not treats_as_own(s, seat, enemy)
    if not enemies or not warriors(s, enemy, clearing):
        return NOBODY_TO_PERSUADE.of(enemy, clearing)
    if is_shielded(s, enemy, clearing, seat):
        return shelter(s, enemy, clearing, seat)
    return None if s.setup.law.early_cards else cannot_move_in(s, seat, clearing)


def cannot_move_in(s: Root, seat: int, clearing: int) -> Refusal | None:
    """2.5: why a seat cannot place a warrior in the place of another one."""
    return barred(s, seat, clearing) if s.supply[seat] else NOBODY_TO_PLACE


def list_persuasions(s: Root, seat: int, out: list[Action]) -> None:
    """K.propaganda_bureau: every card with every enemy warrior that it reaches."""
    for card in members(s.zones[seat]):
        for clearing in members(s.matching[s.setup.deck.suit[card]]):
            for enemy in range(s.setup.owners):
                if enemy != seat and cannot_persuade(s, seat, card, clearing, enemy) is None:
                    out.append(triple(PERSUADE, card, clearing, enemy))


class PersuadeWarrior(Step[Root, SeatRecord]):
    """The card that is spent, the clearing, and whose warrior it is."""

    name = "root.propaganda"
    law = "K.propaganda_bureau"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        list_persuasions(s, r.seat, out)

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        if isinstance(a, Triple) and a.verb == PERSUADE:
            return cannot_persuade(s, r.seat, a.one, a.two, a.three)
        return super().refusal(s, r, a)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Triple)
        placed = int(cannot_move_in(s, r.seat, a.two) is None)
        spend(s, r.seat, a.one)
        if s.events is not None:
            emit(s, PERSUADED.of(r.seat, a.three, a.two, a.one, placed))
        way = REMOVED if s.setup.law.early_cards else REPLACED
        take_off(s, a.three, WARRIOR, a.two, 1, r.seat, way=way)
        place_warriors(s, r.seat, a.two, placed)
        settle_removed(s)
        return r


class League(Effect):
    """Once in Daylight: turn a crafted item face down to move or to battle."""

    law = "K.league_of_adventurous_mice"
    phase = DAYLIGHT

    def possible(self, s: Root, seat: int) -> bool:
        if not any(items_face_up(s, seat)):
            return False
        return can_battle(s, seat, s.setup.everywhere) or bool(granted_moves(s, seat))

    def use(self, s: Root, seat: int, card: int) -> None:
        push(s, LAY_ITEM_DOWN, seat_record(seat))


class LayItemDown(Step[Root, SeatRecord]):
    """The item; nothing turns it up again."""

    name = "root.lay-down"
    law = "K.league_of_adventurous_mice"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        face_up = items_face_up(s, r.seat)
        out.extend([pick(LAY_DOWN, item) for item in range(len(ITEMS)) if face_up[item]])

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        if isinstance(a, Pick) and a.verb == LAY_DOWN:
            return None if items_face_up(s, r.seat)[a.what] else NO_ITEM_TO_LAY_DOWN.of(a.what)
        return super().refusal(s, r, a)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        turn_item(s, r.seat, a.what, 1)
        if s.events is not None:
            emit(s, LAID_DOWN.of(r.seat, a.what))
        push(s, ADVENTURE, r)
        return r


class Adventure(Step[Root, SeatRecord]):
    """A move or a battle."""

    name = "root.adventure"
    law = "K.league_of_adventurous_mice"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        out.extend(granted_moves(s, r.seat))
        list_battles(s, r.seat, s.setup.everywhere, out)

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        if a.verb == FIGHT:
            return refuse_battle(s, r.seat, a)
        return refuse_move(s, r.seat, a) if a.verb == MOVE else super().refusal(s, r, a)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if a.verb == FIGHT:
            take_battle(s, r.seat, a)
        else:
            take_granted_move(s, r.seat, a)
        return r


# --- Evening


class CharmOffensive(Effect):
    """At the start of Evening: draw a card, and another player scores a point."""

    law = "K.charm_offensive"
    phase = START_OF_EVENING

    def use(self, s: Root, seat: int, card: int) -> None:
        push(s, CHOOSE_CHARMED, seat_record(seat))


class ChooseCharmed(Step[Root, SeatRecord]):
    """Whoever gets the point, a partner too."""

    name = "root.charm"
    law = "K.charm_offensive"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        out.extend([pick(TARGET, other) for other in range(s.setup.seats) if other != r.seat])

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        draw(s, r.seat, 1)
        score(s, a.what, 1)
        return r


class Informants(Effect):
    """In one's own Evening an ambush card of the discard pile may be taken instead of a draw."""

    law = "K.informants"

    def replaces_draw(self, s: Root, me: int, zone: int, cards: int) -> bool:
        """Each draw as a whole; what others draw, and what does not go to the hand, stays as it is."""
        if zone != s.active or not has_crafted(s, zone, me):
            return False
        if not s.discard & s.setup.deck.ambushes or phase(s) != PHASES[2]:
            return False
        push(s, ASK_INFORMANTS, Draws(zone, cards))
        return True


class AskInformants(Step[Root, Draws]):
    """Everybody sees which ambush card is taken."""

    name = "root.informants"
    law = "K.informants"
    holds = Draws

    def seat(self, s: Root, r: Draws) -> int:
        return r.zone

    def options(self, s: Root, r: Draws, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        out.extend([pick(FETCH, card) for card in members(s.discard & s.setup.deck.ambushes)])

    def take(self, s: Root, r: Draws, a: Action) -> Draws:
        if isinstance(a, Pick):
            s.discard &= ~(1 << a.what)
            gain_card(s, r.zone, a.what, s.setup.everybody)
            if s.events is not None:
                emit(s, FETCHED.of(r.zone, a.what))
        else:
            push(s, DRAW_CARDS, r)
        return r


CHOOSE_SABOTAGED: Final = register(ChooseSabotaged())
CHOOSE_SWAPPER: Final = register(ChooseSwapper())
GIVE_BACK: Final = register(GiveBack())
CHOOSE_MISLED: Final = register(ChooseMisled())
EMIGRE_MOVES: Final = register(EmigreMoves())
EMIGRE_FIGHTS: Final = register(EmigreFights())
PERSUADE_WARRIOR: Final = register(PersuadeWarrior())
LAY_ITEM_DOWN: Final = register(LayItemDown())
ADVENTURE: Final = register(Adventure())
CHOOSE_CHARMED: Final = register(ChooseCharmed())
ASK_INFORMANTS: Final = register(AskInformants())

EXILES: Final[dict[str, Effect]] = {
    "saboteurs": Saboteurs(),
    "coffin_makers": CoffinMakers(),
    "swap_meet": SwapMeet(),
    "false_orders": FalseOrders(),
    "eyrie_emigre": Emigre(),
    "propaganda_bureau": PropagandaBureau(),
    "league_of_adventurous_mice": League(),
    "charm_offensive": CharmOffensive(),
    "informants": Informants(),
    "fox_partisans": Partisans(0),
    "rabbit_partisans": Partisans(1),
    "mouse_partisans": Partisans(2),
    "boat_builders": BoatBuilders(),
    "corvid_planners": CorvidPlanners(),
    "soup_kitchens": SoupKitchens(),
    "tunnels": Tunnels(),
    "master_engravers": MasterEngravers(),
    "murine_broker": MurineBroker(),
}
EFFECTS.update(EXILES)
