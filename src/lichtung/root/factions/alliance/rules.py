"""Woodland Alliance (Waldland-Allianz). Law 8."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import Act, SeatRecord, Step, emit, push, register
from lichtung.root.actions import DISCARD, FIGHT, GIVE, MOVE, Pick, effect, pick, plain, verb
from lichtung.root.battle import LOSE_PIECES, list_battles, refuse_battle, take_battle
from lichtung.root.battle import Battle as Fight
from lichtung.root.cards import count, members
from lichtung.root.crafting import Craft, activate_piece, power_of_pieces
from lichtung.root.drawing import DrawCards, Draws, draw, reshuffle
from lichtung.root.editions import OwnLaw, Switch
from lichtung.root.effects import BIRDSONG, DAYLIGHT, Finish, UseCard
from lichtung.root.factions.alliance.editions import SWITCHES, AllianceLaw, law_of
from lichtung.root.factions.alliance.mat import empty_mat, mat_of
from lichtung.root.fields import Mat
from lichtung.root.hands import discard_card, lose_card, pass_card, show_hand, spend
from lichtung.root.map import BIRD, FOX, MOUSE, RABBIT, SUIT_OR_ANY
from lichtung.root.moving import list_moves, refuse_move, take_move
from lichtung.root.owners import hired_warriors, is_enemy_piece
from lichtung.root.paths import neighbours
from lichtung.root.pieces import (
    NO_SLOT,
    SPENT,
    barred,
    barred_once_cleared,
    is_shielded,
    place_piece,
    place_warriors,
    return_warriors,
    troops,
)
from lichtung.root.possible import between_steps, need_one_a_clearing, need_suit
from lichtung.root.removal import settle_removed, take_off, take_off_enemies
from lichtung.root.scoring import score
from lichtung.root.silence import one_answer
from lichtung.root.state import (
    WARRIOR,
    Faction,
    PieceKind,
    Removed,
    Root,
    Trigger,
    of_several_suits,
    suit_at,
    suit_or_any,
)
from lichtung.root.suits import Suited, go_on, has_kind, kinds_left
from lichtung.root.turn import (
    DRAW_AND_DISCARD,
    Phase,
    TurnActions,
    can_use_cards,
    daylight_acts,
    plain_plan,
)

# piece kinds, counted from the seat's first one: the base of a suit has the number of the suit
BASE: Final = 0
SYMPATHY: Final = 3

TOKENS: Final = 10
SYMPATHY_COST: Final = (1, 1, 1, 2, 2, 2, 3, 3, 3, 3)
SYMPATHY_POINTS: Final = (0, 1, 1, 1, 2, 2, 3, 4, 4, 4)
REVOLT_COST: Final = 2
CAPACITY: Final = 5  # of the pile while no base is on the map
FIRST_SUPPORTERS: Final = 3
MARTIAL_LAW: Final = 3  # warriors of one other player

REVOLT: Final = verb("revolt", "clearing")
SPREAD: Final = verb("spread", "clearing")
MOBILIZE: Final = verb("mobilize", "card")
TRAIN: Final = verb("train", "card")
ENLIST: Final = verb("enlist", "clearing")
ORGANIZE: Final = verb("organize", "clearing")
SUPPORTER: Final = verb("supporter", "card")
SHOW_HAND: Final = verb("show")
OUTRAGE_EFFECT: Final = effect("outrage")
BASE_LOST_EFFECT: Final = effect("base-lost")

SUPPORTER_GIVEN: Final = Event("8.2.6", "supporter-given", "seat payer:seat clearing card", hidden="card")
HAND_SHOWN: Final = Event("8.2.6", "hand-shown", "seat payer:seat clearing", reveals=True)
NOTHING_TO_GIVE: Final = Event("8.2.6", "nothing-to-give", "seat payer:seat clearing")
SURPLUS: Final = Event("8.2.3.I", "supporter-surplus", "seat card")
SUPPORTER_SPENT: Final = Event("8.2.3", "supporter-spent", "seat card")
SUPPORTER_LOST: Final = Event("8.2.4", "supporter-lost", "seat card")
OFFICERS_LOST: Final = Event("8.2.4", "officers-lost", "seat count")
REVOLTED: Final = Event("8.4.1", "revolted", "seat clearing")
BASE_PLACED: Final = Event("8.4.1.III", "base-placed", "seat piece clearing count")
OFFICER_GAINED: Final = Event("8.5.3", "officer-gained", "seat count")
SYMPATHY_PLACED: Final = Event("8.4.2.III", "sympathy-placed", "seat clearing")
ORGANIZED: Final = Event("8.6.1.IV", "sympathy-placed", "seat clearing")
MOBILIZED: Final = Event("8.5.2", "mobilized", "seat card", hidden="card")
TRAINED: Final = Event("8.5.3", "trained", "seat card")
TRAINED_IN_VAIN: Final = Event("8.5.3", "trained-in-vain", "seat card")
ENLISTED: Final = Event("8.6.1.III", "enlisted", "seat clearing")
NOBODY_ENLISTED: Final = Event("8.6.1.III", "nobody-enlisted", "seat clearing")

NO_SYMPATHY_LEFT: Final = Refusal("8.2.5", "no-sympathy-left")
SYMPATHETIC_ALREADY: Final = Refusal("8.2.5.I", "sympathetic-already", "clearing")
NOT_SYMPATHETIC: Final = Refusal("8.4.1.I", "not-sympathetic", "clearing")
BASE_BUILT: Final = Refusal("8.4.1.I", "base-built", "suit")
TOO_FEW_TO_REVOLT: Final = Refusal("8.4.1.II", "too-few-supporters", "suit count")
NOT_NEXT_TO_SYMPATHY: Final = Refusal("8.4.2.I", "not-next-to-sympathy", "clearing")
TOO_FEW_TO_SPREAD: Final = Refusal("8.4.2.II", "too-few-supporters", "suit count")
MARTIAL_LAW_THERE: Final = Refusal("8.4.2.IIa", "martial-law", "clearing suit count")
NOT_IN_HAND: Final = Refusal("8.5.2", "card-not-held", "card")
NO_BASE_OF_SUIT: Final = Refusal("8.5.3", "no-base-of-suit", "card")
NO_WARRIORS_LEFT: Final = Refusal("2.5.1", "no-warriors-left")
NO_OFFICER_LEFT: Final = Refusal("8.6.1", "no-officer-left", "count")
NO_BASE_THERE: Final = Refusal("8.6.1.III", "no-base-there", "clearing")
NO_WARRIOR_THERE: Final = Refusal("8.6.1.IV", "no-warrior-there", "clearing")


class Alliance(Faction):
    """Wins the creatures of the wood over, and rises where it is loved best."""

    id = "alliance"
    colours: tuple[str, ...] = ("#5aa84f",)
    letter = "C"
    warriors = 10  # 8.3.1
    crafts_by = "8.5.1"
    piles = 1  # 8.2.3: the supporters
    switches: tuple[Switch, ...] = SWITCHES

    def __init__(self) -> None:
        self.setup_step = FIRST_PILE
        self.advanced_step = FIRST_PILE  # K.alliance_setup: the same
        self.lose_step = LOSE_PIECES
        # The cards of Birdsong are offered within its two steps.
        self.plan = plain_plan((REVOLTS, SPREADING), (ACTIONS,), (MUSTER, OPERATE, *DRAW_AND_DISCARD))

    def piece_kinds(self) -> list[PieceKind]:
        """8.3.2, 8.3.3: a base of each suit and ten sympathy tokens."""
        return [
            PieceKind("base_fox", True, 1),
            PieceKind("base_rabbit", True, 1),
            PieceKind("base_mouse", True, 1),
            PieceKind("sympathy", False, TOKENS, crafts=True),
        ]

    def facts(self) -> dict[str, object]:
        return {
            "sympathy_cost": list(SYMPATHY_COST),
            "sympathy_points": list(SYMPATHY_POINTS),
            "supporters_without_base": CAPACITY,
        }

    def own_law(self, on: dict[str, bool]) -> OwnLaw:
        return AllianceLaw(on)

    def empty_mat(self, seats: int) -> Mat:
        return empty_mat(seats)

    def crafting_power(self, s: Root, seat: int) -> list[int]:
        """8.2.1: sympathy crafts."""
        return power_of_pieces(s, s.setup.first_kind[seat] + SYMPATHY)

    def activate(self, s: Root, seat: int, suit: int) -> None:
        activate_piece(s, s.setup.first_kind[seat] + SYMPATHY, suit)

    def draw_bonus(self, s: Root, seat: int) -> int:
        """8.6.2: a card more for each base on the map."""
        return bases(s, seat)

    def defends_with_high_roll(self, s: Root, me: int, b: Fight) -> bool:
        """8.2.2: guerrilla war."""
        return b.defender == me

    def warriors_moved(self, s: Root, me: int, owner: int, mover: int, dest: int) -> list[Trigger]:
        """8.2.6: whoever moves warriors, his own or an ally's, into a sympathetic clearing, pays for it."""
        if mover == me or mover >= s.setup.seats or not sympathetic(s, me, dest):
            return []
        return [Trigger(OUTRAGE, Outrage(me, mover, dest), OUTRAGE_EFFECT, dest)]

    def pieces_removed(self, s: Root, me: int, removed: list[Removed]) -> list[Trigger]:
        """8.2.6: Outrage for each token that another player removed; 8.2.4: a base is missed."""
        triggers: list[Trigger] = []
        first = s.setup.first_kind[me]
        for group in removed:
            if group.owner != me:
                continue
            by_other = me not in (group.remover, group.payer)
            if group.kind == first + SYMPATHY and by_other and group.payer < s.setup.seats:
                due = Outrage(me, group.payer, group.place)
                triggers += [Trigger(OUTRAGE, due, OUTRAGE_EFFECT, group.place)] * group.count
            elif first <= group.kind < first + SYMPATHY:
                suit = BIRD if suit_or_any(s, group.place) == BIRD else group.kind - first
                lost = LostBase(me, suit)
                triggers.append(Trigger(MISS_BASE, lost, BASE_LOST_EFFECT, group.place))
        return triggers

    def check_position(self, s: Root, seat: int) -> None:
        """8.2.5.I: one sympathy token in a clearing; 8.4.1.III: bases stand in clearings of their suits.

        8.2.3.I: without a base the pile holds five supporters, unless more are just about to go (8.2.4).
        """
        base = s.setup.first_kind[seat]
        need_one_a_clearing(s, [base + SYMPATHY])
        for suit in range(BIRD):
            need_suit(s, base + suit, suit)
        losing = any(frame.step == LOSE_SURPLUS for frame in s.frames())
        if between_steps(s) and not losing and bases(s, seat) == 0 and count(supporters(s, seat)) > CAPACITY:
            where = f"hands.{s.setup.zone_words[s.setup.pile[seat]]}"
            raise LichtungError("position-supporters", where, most=CAPACITY)


def has_base(s: Root, seat: int, clearing: int) -> bool:
    """8.2.4: a clearing with a base of whichever suit."""
    return has_kind(s, s.setup.first_kind[seat], clearing)


def sympathetic(s: Root, seat: int, clearing: int) -> bool:
    """8.2.5.II: a clearing with a sympathy token."""
    return s.pieces[(s.setup.first_kind[seat] + SYMPATHY) * s.places + clearing] > 0


def bases(s: Root, seat: int) -> int:
    """How many bases are on the map."""
    base = s.setup.first_kind[seat]
    return SYMPATHY - s.unplaced[base + FOX] - s.unplaced[base + RABBIT] - s.unplaced[base + MOUSE]


# --- Supporters. 8.2.3


def supporters(s: Root, seat: int) -> int:
    """The pile as a mask."""
    return s.zones[s.setup.pile[seat]]


def full(s: Root, seat: int) -> bool:
    """8.2.3.I: without a base on the map the pile holds five cards, else any number."""
    return count(supporters(s, seat)) >= CAPACITY and bases(s, seat) == 0


def discard_supporter(s: Root, seat: int, card: int) -> None:
    """2.1.3: a supporter leaves the pile for all to see; a dominance card becomes available. 3.3.3"""
    lose_card(s, s.setup.pile[seat], card, s.setup.everybody, 0)
    discard_card(s, card)


def become_supporter(s: Root, seat: int, giver: int, card: int, among: int) -> int:
    """A card of a hand goes onto the pile; for others than giver and Alliance it may be any of `among`.

    8.2.3.I: a full pile cannot take it; then all see it discarded. Returns the mask of those who know a card
    that was taken, 0 for one that was not.
    """
    if full(s, seat):
        spend(s, giver, card)
        if s.events is not None:
            emit(s, SURPLUS.of(seat, card))
        return 0
    return pass_card(s, giver, s.setup.pile[seat], card, 1 << seat | 1 << giver, among)


class Payment(PublicRecord):
    """Supporters of a suit still to be spent."""

    fields = "seat suit due:count"

    def __init__(self, seat: int, suit: int, due: int) -> None:
        self.seat = seat
        self.suit = suit
        self.due = due

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.suit, self.due)


class SpendSupporters(Step[Root, Payment]):
    """Supporters are spent for their suit; birds stand in for any."""

    name = "alliance.pay"
    laws = ("8.4.1.II", "8.4.2.II")
    law = "8.2.3"
    holds = Payment
    always_asked = True  # silence would tell that no more supporters match

    def seat(self, s: Root, r: Payment) -> int:
        return NOBODY if r.due == count(supporters(s, r.seat)) else r.seat

    def options(self, s: Root, r: Payment, out: list[Action]) -> None:
        pile = supporters(s, r.seat)
        # Others who imagine the pile may lack the suit; it has enough of it wherever this is really asked.
        cards = pile & s.setup.deck.serving[r.suit] or pile
        out.extend([pick(SUPPORTER, card) for card in members(cards)])

    def take(self, s: Root, r: Payment, a: Action) -> Payment:
        if isinstance(a, Pick):
            self.spend(s, r.seat, a.what)
            if r.due > 1:
                push(s, SPEND_SUPPORTERS, Payment(r.seat, r.suit, r.due - 1))
        else:  # the whole pile
            for card in members(supporters(s, r.seat)):
                self.spend(s, r.seat, card)
        return r

    def spend(self, s: Root, seat: int, card: int) -> None:
        discard_supporter(s, seat, card)
        if s.events is not None:
            emit(s, SUPPORTER_SPENT.of(seat, card))


# --- Losing a base. 8.2.4


class LostBase(PublicRecord):
    """The suit of a base that was removed."""

    fields = "seat suit"

    def __init__(self, seat: int, suit: int) -> None:
        self.seat = seat
        self.suit = suit

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.suit)


class MissBase(Step[Root, LostBase]):
    """All supporters of the lost base's suit and all birds go, and half of the officers, rounded up."""

    name = "alliance.base-lost"
    law = "8.2.4"
    holds = LostBase

    def take(self, s: Root, r: LostBase, a: Action) -> LostBase:
        for card in members(supporters(s, r.seat) & s.setup.deck.serving[r.suit]):
            discard_supporter(s, r.seat, card)
            if s.events is not None:
                emit(s, SUPPORTER_LOST.of(r.seat, card))
        lost = (mat_of(s, r.seat).officers + 1) // 2
        mat_of(s, r.seat).officers -= lost
        return_warriors(s, r.seat, lost, SPENT)
        if lost and s.events is not None:
            emit(s, OFFICERS_LOST.of(r.seat, lost))
        push(s, LOSE_SURPLUS, SeatRecord(r.seat))
        return r


class LoseSurplus(Step[Root, SeatRecord]):
    """Without any base the pile shrinks to five; the Alliance chooses what goes."""

    name = "alliance.surplus"
    law = "8.2.4"

    def seat(self, s: Root, r: SeatRecord) -> int:
        too_many = count(supporters(s, r.seat)) > CAPACITY and bases(s, r.seat) == 0
        return r.seat if too_many else NOBODY

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        out.extend([pick(DISCARD, card) for card in members(supporters(s, r.seat))])

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if isinstance(a, Pick):
            discard_supporter(s, r.seat, a.what)
            if s.events is not None:
                emit(s, SUPPORTER_LOST.of(r.seat, a.what))
            push(s, LOSE_SURPLUS, r)
        return r


# --- Outrage. 8.2.6


class Outrage(PublicRecord):
    """Who owes the Alliance a card of which clearing's suit."""

    fields = "seat payer:owner clearing"

    def __init__(self, seat: int, payer: int, clearing: int) -> None:
        self.seat = seat
        self.payer = payer
        self.clearing = clearing

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.payer, self.clearing)


class PayOutrage(Step[Root, Outrage]):
    """The offender gives a matching card of his choice, or shows that he has none and a card is drawn."""

    name = "alliance.outrage"
    law = "8.2.6"
    holds = Outrage
    always_asked = True  # silence would tell how many cards match

    def seat(self, s: Root, r: Outrage) -> int:
        return r.payer if s.zones[r.payer] else NOBODY

    def options(self, s: Root, r: Outrage, out: list[Action]) -> None:
        matching = s.zones[r.payer] & s.setup.deck.matching_any[s.suits[r.clearing]]
        if matching:  # 2.1.1.I: birds match
            out.extend([pick(GIVE, card) for card in members(matching)])
        else:
            out.append(plain(SHOW_HAND))

    def asks_nothing(self, s: Root, r: Outrage) -> bool:
        """The only card of a hand is given or shown: there is nothing to choose, whatever it is."""
        return count(s.zones[r.payer]) == 1 or one_answer(self, s, r, r.payer)

    def take(self, s: Root, r: Outrage, a: Action) -> Outrage:
        if isinstance(a, Pick):
            among = s.setup.deck.matching_any[s.suits[r.clearing]]
            knowers = become_supporter(s, r.seat, r.payer, a.what, among)
            if knowers and s.events is not None:
                emit(s, SUPPORTER_GIVEN.shown_to(knowers, r.seat, r.payer, r.clearing, a.what))
            return r
        show_hand(s, r.seat, r.payer)
        if s.events is not None:
            form = HAND_SHOWN if s.zones[r.payer] else NOTHING_TO_GIVE
            emit(s, form.of(r.seat, r.payer, r.clearing))
        if full(s, r.seat):
            push(s, DRAW_SURPLUS, Draws(r.seat, 1))
        else:
            draw(s, s.setup.pile[r.seat], 1)
        return r


class DrawSurplus(DrawCards):
    """A card drawn for a full pile goes to the discard pile."""

    name = "alliance.draw-surplus"
    law = "8.2.3.I"

    def take(self, s: Root, r: Draws, a: Action) -> Draws:
        if isinstance(a, Pick):
            reshuffle(s)
            s.deck &= ~(1 << a.what)
            discard_card(s, a.what)
            if s.events is not None:
                emit(s, SURPLUS.of(r.zone, a.what))
            reshuffle(s)
        return r


# --- Setup. 8.3


class FirstPile(Step[Root, SeatRecord]):
    """Three cards from the deck are the first supporters."""

    name = "alliance.setup"
    law = "8.3.4"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        draw(s, s.setup.pile[r.seat], FIRST_SUPPORTERS)
        return r


# --- Birdsong. 8.4


class Site(PublicRecord):
    """A clearing that was chosen and paid for."""

    fields = "seat clearing"

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat = seat
        self.clearing = clearing

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.clearing)


class Revolt(Act[Root]):
    """Rise in a sympathetic clearing whose base is not built, for two supporters of its suit."""

    law = "8.4.1"
    verb = REVOLT

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        pile = supporters(s, seat)
        if count(pile) < REVOLT_COST:
            return
        row = (s.setup.first_kind[seat] + SYMPATHY) * s.places
        several = of_several_suits(s)
        for suit in range(BIRD + 1):  # by their suits; clearings of several come last
            sites = several if suit == BIRD else s.matching[suit] & ~several
            if not sites or count(pile & s.setup.deck.serving[suit]) < REVOLT_COST:
                continue
            for clearing in members(sites):
                if s.pieces[row + clearing] and cannot_rise(s, seat, clearing) is None:
                    out.append(pick(REVOLT, clearing))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        refused = cannot_rise(s, seat, a.what)
        if refused is not None:
            return refused
        suit = suit_or_any(s, a.what)
        if count(supporters(s, seat) & s.setup.deck.serving[suit]) < REVOLT_COST:
            return TOO_FEW_TO_REVOLT.of(suit, REVOLT_COST)
        return None

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        if s.events is not None:
            emit(s, REVOLTED.of(seat, a.what))
        push(s, RISE, Site(seat, a.what))
        push(s, OVERTHROW, Site(seat, a.what))
        push(s, SPEND_SUPPORTERS, Payment(seat, suit_or_any(s, a.what), REVOLT_COST))


def cannot_rise(s: Root, seat: int, clearing: int) -> Refusal | None:
    """8.4.1.I: a sympathetic clearing of an unbuilt base, which finds a slot once the enemies are gone."""
    if not sympathetic(s, seat, clearing):
        return NOT_SYMPATHETIC.of(clearing)
    if not kinds_left(s, s.setup.first_kind[seat], clearing) or has_base(s, seat, clearing):
        return BASE_BUILT.of(suit_at(s, clearing))
    if s.slots[clearing] <= 0 and not enemy_buildings(s, seat, clearing):
        return NO_SLOT.of(clearing)
    return barred_once_cleared(s, seat, clearing)


def enemy_buildings(s: Root, seat: int, clearing: int) -> bool:
    """Whether an enemy has a building in the clearing that can be removed."""
    for kind, building in enumerate(s.setup.building):
        there = building and s.pieces[kind * s.places + clearing]
        owner = s.setup.kind_owner[kind]
        if there and is_enemy_piece(s, seat, owner) and not is_shielded(s, owner, clearing, seat):
            return True
    return False


class Overthrow(Step[Root, Site]):
    """All enemy pieces leave the clearing; buildings and tokens score."""

    name = "alliance.overthrow"
    law = "8.4.1.III"
    holds = Site

    def take(self, s: Root, r: Site, a: Action) -> Site:
        take_off_enemies(s, r.seat, r.clearing)
        settle_removed(s)
        return r


class Rise(Step[Root, Site]):
    """The base, a warrior for each sympathetic clearing of its suit, and last an officer."""

    name = "alliance.rise"
    law = "8.4.1.III"
    holds = Site

    def take(self, s: Root, r: Site, a: Action) -> Site:
        go_on(s, r.seat, r.clearing, kinds_left(s, s.setup.first_kind[r.seat], r.clearing), RAISE_BASE)
        return r


class RaiseBase(Step[Root, Suited]):
    """The base is of the clearing's suit; of several suits of any whose base is left."""

    name = "alliance.raise-base"
    law = "8.4.1.III"
    holds = Suited

    def take(self, s: Root, r: Suited, a: Action) -> Suited:
        kind = s.setup.first_kind[r.seat] + r.suit
        place_piece(s, kind, r.clearing)
        clearings = members(s.matching[r.suit])
        rising = sum([1 for clearing in clearings if sympathetic(s, r.seat, clearing)])
        placed = place_warriors(s, r.seat, r.clearing, rising)
        if s.events is not None:
            emit(s, BASE_PLACED.of(r.seat, kind, r.clearing, placed))
        gain_officer(s, r.seat)
        return r


def gain_officer(s: Root, seat: int) -> None:
    """A warrior of the supply, if there is one, becomes an officer."""
    if s.supply[seat]:
        s.supply[seat] -= 1
        mat_of(s, seat).officers += 1
        if s.events is not None:
            emit(s, OFFICER_GAINED.of(seat, mat_of(s, seat).officers))


class Revolts(Phase):
    """As many revolts as the Alliance likes; all of them come before sympathy is spread."""

    def may_act(self, s: Root, seat: int) -> bool:
        if can_use_cards(s, seat, BIRDSONG):
            return True
        if count(supporters(s, seat)) < REVOLT_COST:
            return False
        row = (s.setup.first_kind[seat] + SYMPATHY) * s.places
        for clearing in range(s.clearings):
            if s.pieces[row + clearing] and cannot_rise(s, seat, clearing) is None:
                return True
        return False


def sympathy_cost(s: Root, seat: int) -> int:
    """8.4.2.II: what stands above the next token of the track."""
    left = s.unplaced[s.setup.first_kind[seat] + SYMPATHY]
    return SYMPATHY_COST[TOKENS - left] if left else 0


def martial_law(s: Root, seat: int, clearing: int) -> int:
    """8.4.2.IIa: one supporter more where another player alone has three warriors.

    H.3.1: those that it controls count for it, and those whom nobody controls for nobody.
    """
    for other in range(s.setup.first_hireling):
        few = s.presence[other * s.places + clearing] < MARTIAL_LAW
        if other == seat or (few and not s.setup.hirelings):
            continue
        hired = hired_warriors(s, other, clearing) if s.setup.hirelings else 0
        if troops(s, other, clearing) + hired >= MARTIAL_LAW:
            return 1
    return 0


def cannot_sympathize(s: Root, seat: int, clearing: int) -> Refusal | None:
    """8.2.5: a token that is left, in a clearing that has none and lets pieces in."""
    if not s.unplaced[s.setup.first_kind[seat] + SYMPATHY]:
        return NO_SYMPATHY_LEFT
    if sympathetic(s, seat, clearing):
        return SYMPATHETIC_ALREADY.of(clearing)
    return barred(s, seat, clearing)


def cannot_spread(s: Root, seat: int, clearing: int, have: int) -> Refusal | None:
    """8.4.2: next to a sympathetic clearing, or anywhere while there is none; `have` supporters match."""
    refused = cannot_sympathize(s, seat, clearing)
    if refused is not None:
        return refused
    base = (s.setup.first_kind[seat] + SYMPATHY) * s.places
    if s.unplaced[s.setup.first_kind[seat] + SYMPATHY] < TOKENS:
        near = neighbours(s, seat, clearing)
        if not sum([s.pieces[base + c] for c in near]):
            return NOT_NEXT_TO_SYMPATHY.of(clearing)
    cost = sympathy_cost(s, seat)
    if have < cost:
        return TOO_FEW_TO_SPREAD.of(suit_or_any(s, clearing), cost)
    extra = martial_law(s, seat, clearing)
    if have < cost + extra:
        return MARTIAL_LAW_THERE.of(clearing, suit_or_any(s, clearing), cost + extra)
    return None


class SpreadSympathy(Act[Root]):
    """Place a token next to another one, for supporters of the clearing's suit."""

    law = "8.4.2"
    verb = SPREAD

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        pile = supporters(s, seat)
        cost = sympathy_cost(s, seat)
        if cost == 0 or count(pile) < cost:
            return
        have = [count(pile & cards) for cards in s.setup.deck.serving]
        row = (s.setup.first_kind[seat] + SYMPATHY) * s.places
        for clearing in range(s.clearings):
            n = have[SUIT_OR_ANY[s.suits[clearing]]]
            if n >= cost and not s.pieces[row + clearing] and cannot_spread(s, seat, clearing, n) is None:
                out.append(pick(SPREAD, clearing))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        matching = s.setup.deck.matching_any[s.suits[a.what]]
        return cannot_spread(s, seat, a.what, count(supporters(s, seat) & matching))

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        cost = sympathy_cost(s, seat) + martial_law(s, seat, a.what)
        push(s, SYMPATHIZE, Site(seat, a.what))
        push(s, SPEND_SUPPORTERS, Payment(seat, suit_or_any(s, a.what), cost))


class Sympathize(Step[Root, Site]):
    """The token is placed and scores the space that it uncovers."""

    name = "alliance.sympathize"
    law = "8.4.2.III"
    holds = Site

    def take(self, s: Root, r: Site, a: Action) -> Site:
        place_sympathy(s, r.seat, r.clearing, SYMPATHY_PLACED)
        return r


def place_sympathy(s: Root, seat: int, clearing: int, event: Event) -> None:
    """8.4.2.III, 8.6.1.IV: the next token of the track, and its points."""
    kind = s.setup.first_kind[seat] + SYMPATHY
    points = SYMPATHY_POINTS[TOKENS - s.unplaced[kind]]
    place_piece(s, kind, clearing)
    if s.events is not None:
        emit(s, event.of(seat, clearing))
    score(s, seat, points)


class Spreading(Phase):
    """Sympathy spreads as often as the Alliance likes and can pay."""

    def may_act(self, s: Root, seat: int) -> bool:
        cost = sympathy_cost(s, seat)
        return 0 < cost <= count(supporters(s, seat)) or can_use_cards(s, seat, BIRDSONG)


# --- Daylight. 8.5


class Mobilize(Act[Root]):
    """A card of the hand becomes a supporter."""

    law = "8.5.2"
    verb = MOBILIZE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        out.extend([pick(MOBILIZE, card) for card in members(s.zones[seat])])

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return None if s.zones[seat] >> a.what & 1 else NOT_IN_HAND.of(a.what)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        taken = become_supporter(s, seat, seat, a.what, s.setup.deck.all)
        if taken and s.events is not None:
            # Whoever can tell which card it was has learnt nothing new: it is no barrier for taking it back.
            emit(s, MOBILIZED.shown_to(1 << seat, seat, a.what))


def lacks_warriors(s: Root, seat: int) -> bool:
    """2.5: whether an empty supply is in the way, which it is by one reading only."""
    return not s.supply[seat] and law_of(s, seat).officers_need_warriors


def training_cards(s: Root, seat: int) -> int:
    """8.5.3: the cards of the hand that match a base on the map."""
    matching = 0
    for suit in range(BIRD):
        if not s.unplaced[s.setup.first_kind[seat] + suit]:
            matching |= s.setup.deck.matching[suit]
    return s.zones[seat] & matching


class Train(Act[Root]):
    """A card that matches a built base makes a warrior an officer."""

    law = "8.5.3"
    verb = TRAIN

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if not lacks_warriors(s, seat):
            out.extend([pick(TRAIN, card) for card in members(training_cards(s, seat))])

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        if not s.zones[seat] >> a.what & 1:
            return NOT_IN_HAND.of(a.what)
        if not training_cards(s, seat) >> a.what & 1:
            return NO_BASE_OF_SUIT.of(a.what)
        return NO_WARRIORS_LEFT if lacks_warriors(s, seat) else None

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        spend(s, seat, a.what)
        if s.events is not None:
            emit(s, TRAINED.of(seat, a.what) if s.supply[seat] else TRAINED_IN_VAIN.of(seat, a.what))
        gain_officer(s, seat)


class Daylight(Phase):
    """Craft with sympathy, mobilize and train, in any order."""

    def may_act(self, s: Root, seat: int) -> bool:
        return bool(s.zones[seat]) or can_use_cards(s, seat, DAYLIGHT)


# --- Evening. 8.6


class Muster(Step[Root, SeatRecord]):
    """Every officer can lead one operation an Evening."""

    name = "alliance.muster"
    law = "8.6.1"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        mat_of(s, r.seat).operations = 0
        return r


def cannot_operate(s: Root, seat: int) -> Refusal | None:
    """8.6.1: no more operations than officers."""
    mat = mat_of(s, seat)
    return None if mat.operations < mat.officers else NO_OFFICER_LEFT.of(mat.officers)


def use_officer(s: Root, seat: int) -> None:
    mat_of(s, seat).operations += 1


class Move(Act[Root]):
    """One move."""

    law = "8.6.1.I"
    verb = MOVE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if cannot_operate(s, seat) is None:
            list_moves(s, seat, s.setup.everywhere, out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return cannot_operate(s, seat) or refuse_move(s, seat, a)

    def take(self, s: Root, seat: int, a: Action) -> None:
        use_officer(s, seat)
        take_move(s, seat, a)


class Battle(Act[Root]):
    """Start a battle."""

    law = "8.6.1.II"
    verb = FIGHT

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if cannot_operate(s, seat) is None:
            list_battles(s, seat, s.setup.everywhere, out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return cannot_operate(s, seat) or refuse_battle(s, seat, a)

    def take(self, s: Root, seat: int, a: Action) -> None:
        use_officer(s, seat)
        take_battle(s, seat, a)


def cannot_recruit(s: Root, seat: int, clearing: int) -> Refusal | None:
    """8.6.1.III: a base there, and nobody who bars the place; 2.5: an empty supply bars nothing."""
    if not has_base(s, seat, clearing):
        return NO_BASE_THERE.of(clearing)
    return NO_WARRIORS_LEFT if lacks_warriors(s, seat) else barred(s, seat, clearing)


class Recruit(Act[Root]):
    """One warrior in a clearing with a base."""

    law = "8.6.1.III"
    verb = ENLIST

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if cannot_operate(s, seat) is not None:
            return
        for suit in range(BIRD):
            kind = s.setup.first_kind[seat] + suit
            if not s.unplaced[kind]:
                for clearing in members(s.matching[suit]):
                    if s.pieces[kind * s.places + clearing] and cannot_recruit(s, seat, clearing) is None:
                        out.append(pick(ENLIST, clearing))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return cannot_operate(s, seat) or cannot_recruit(s, seat, a.what)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        use_officer(s, seat)
        placed = place_warriors(s, seat, a.what, 1)  # 2.5: none left is none placed
        if s.events is not None:
            emit(s, ENLISTED.of(seat, a.what) if placed else NOBODY_ENLISTED.of(seat, a.what))


class Organize(Act[Root]):
    """A warrior in a clearing without sympathy makes way for a token, which scores."""

    law = "8.6.1.IV"
    verb = ORGANIZE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if cannot_operate(s, seat) is not None:
            return
        for clearing in range(s.clearings):
            if s.warriors[seat * s.places + clearing] and cannot_sympathize(s, seat, clearing) is None:
                out.append(pick(ORGANIZE, clearing))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        refused = cannot_operate(s, seat)
        if refused is None and not s.warriors[seat * s.places + a.what]:
            refused = NO_WARRIOR_THERE.of(a.what)
        return refused or cannot_sympathize(s, seat, a.what)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        use_officer(s, seat)
        take_off(s, seat, WARRIOR, a.what, 1, seat)
        settle_removed(s)
        place_sympathy(s, seat, a.what, ORGANIZED)


SPEND_SUPPORTERS: Final = register(SpendSupporters())
MISS_BASE: Final = register(MissBase())
LOSE_SURPLUS: Final = register(LoseSurplus())
OUTRAGE: Final = register(PayOutrage())
DRAW_SURPLUS: Final = register(DrawSurplus())
FIRST_PILE: Final = register(FirstPile())
OVERTHROW: Final = register(Overthrow())
RISE: Final = register(Rise())
RAISE_BASE: Final = register(RaiseBase())
SYMPATHIZE: Final = register(Sympathize())
MUSTER: Final = register(Muster())
REVOLTS: Final = register(Revolts("alliance.revolt", "8.4.1", [Revolt(), UseCard(BIRDSONG), Finish()]))
SPREADING: Final = register(
    Spreading("alliance.spread", "8.4.2", [SpreadSympathy(), UseCard(BIRDSONG), Finish()])
)
# 8.5.1: crafting is one of the things to do at any time in Daylight.
ACTIONS: Final = register(
    Daylight("alliance.daylight", "8.5", [Craft(), Mobilize(), Train(), *daylight_acts(), Finish()])
)
OPERATE: Final = register(
    TurnActions("alliance.operations", "8.6.1", [Move(), Battle(), Recruit(), Organize(), Finish()])
)
FACTION: Final = Alliance()
