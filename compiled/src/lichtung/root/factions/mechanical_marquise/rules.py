"""Mechanical Marquise (Mechanische Marquise), played by the rules themselves. M.1 to M.6, M.8."""

from typing import Final

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.frames import SeatRecord, Step, emit, push, register, sequence
from lichtung.root.actions import AT, Pick, pick
from lichtung.root.battle import LOSE_PIECES, open_battle, out_of_reach
from lichtung.root.battle import Battle as Fight
from lichtung.root.cards import ANY, BAG, BOOTS, ITEMS, SWORD, TEA
from lichtung.root.factions.marquise.keep import KEEP_PLACED, garrison, keeps_out, where_is
from lichtung.root.fields import Mat, replaced
from lichtung.root.hands import discard_card, lose_card, show_card, spend
from lichtung.root.map import BIRD
from lichtung.root.moving import move
from lichtung.root.opening import take_corner
from lichtung.root.orders import PLAN, check_orders, draw_order, empty_mat, order_at, order_zone, remove_first
from lichtung.root.owners import is_enemy_piece
from lichtung.root.paths import destinations
from lichtung.root.pieces import (
    barred,
    count_present,
    held,
    is_sealed,
    place_piece,
    place_warriors,
    warriors,
)
from lichtung.root.possible import need_corner
from lichtung.root.scoring import score
from lichtung.root.state import NONE, Faction, PieceKind, Root
from lichtung.root.turn import plan

KEEP: Final = 0  # her only piece beside warriors

SALE: Final = (SWORD, BOOTS, BAG, TEA)
HELD: Final = 3  # warriors that make a ruled clearing score, and that stay behind in a move
POINTS_A_CLEARING: Final = 2

GIFT: Final = Event("M.1", "gift-discarded", "seat giver:seat card")
FOR_SALE: Final = Event("M.3.4", "items-for-sale", "seat")
ORDERED: Final = Event("M.5", "order-revealed", "seat card", reveals=True)
RECRUITED: Final = Event("M.5.3", "machine-recruited", "seat clearing count")


class MechanicalMarquise(Faction):
    """A Marquise without hand, wood and buildings who follows a plan of orders."""

    id = "mechanical-marquise"
    colours: tuple[str, ...] = ("#e07b2a",)
    letter = "A"
    starts_in_corner = True
    warriors = 25
    start_hand = 0
    piles = PLAN  # M.3.3: the plan of orders, one card in each
    reads_piles = False
    no_hand = True  # M.1
    decides = False
    replaces = "marquise"

    def __init__(self) -> None:
        self.setup_step = SETUP
        self.lose_step = LOSE_PIECES
        self.plan = plan((SCORE_CLEARINGS,), (REVEAL_ORDER,), (REFILL_PLAN,))

    def piece_kinds(self) -> list[PieceKind]:
        """M.3.7: she uses no wood and no buildings."""
        return [PieceKind("keep", False, 1, returns=False)]

    def empty_mat(self, seats: int) -> Mat:
        return empty_mat(seats)

    def takes_gift(self, s: Root, me: int, giver: int, receiver: int, card: int) -> bool:
        """M.1: a card for her is discarded, and she gains a point."""
        if receiver != me:
            return False
        spend(s, giver, card)
        if s.events is not None:
            emit(s, GIFT.of(me, giver, card))
        score(s, me, 1)
        return True

    def cannot_be_ambushed(self, s: Root, me: int, b: Fight) -> bool:
        """M.2: she hates surprises."""
        return b.attacker == me

    def cannot_place(self, s: Root, me: int, placer: int, place: int) -> Refusal | None:
        """6.2.2: nobody else places pieces at the keep."""
        return keeps_out(s, s.setup.first_kind[me] + KEEP, placer, place)

    def check_position(self, s: Root, seat: int) -> None:
        """M.3.3: one order in each place of the plan; M.3.7: the keep stands in a corner."""
        need_corner(s, s.setup.first_kind[seat] + KEEP)
        check_orders(s, seat)


# --- Setup. M.3


class PlaceKeep(Step[Root, SeatRecord]):
    """Chance names the keep's corner; the warriors are placed as the Marquise's, and nothing else."""

    name = "mechanical-marquise.keep"
    laws = ("M.3.1", "M.3.7")
    law = "M.3.7"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return CHANCE

    def outcomes(self, s: Root, r: SeatRecord) -> list[tuple[Action, int]]:
        return [(pick(AT, corner), 1) for corner in s.setup.map.corners]

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        place_piece(s, s.setup.first_kind[r.seat] + KEEP, a.what)
        take_corner(s, r.seat, a.what)
        if s.events is not None:
            emit(s, KEEP_PLACED.of(r.seat, a.what))
        garrison(s, r.seat, a.what)
        return r


class OfferItems(Step[Root, SeatRecord]):
    """A sword, boots, a bag and tea leave the supply and lie for sale, as crafted items of hers."""

    name = "mechanical-marquise.items"
    law = "M.3.4"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        for item in SALE:
            s.items = replaced(s.items, item, s.items[item] - 1)
            box = r.seat * len(ITEMS) + item
            s.crafted_items = replaced(s.crafted_items, box, s.crafted_items[box] + 1)
        if s.events is not None:
            emit(s, FOR_SALE.of(r.seat))
        return r


class RefillPlan(Step[Root, SeatRecord]):
    """Orders are drawn face down from the right until there are five; the first five in the setup."""

    laws = ("M.3.3", "M.6")

    def __init__(self, name: str, law: str) -> None:
        self.name = name
        self.law = law

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        for slot in reversed(range(PLAN)):  # what is pushed last is drawn first
            if order_at(s, r.seat, slot) == NONE:
                draw_order(s, r.seat, slot)
        return r


# --- Birdsong. M.4


class ScoreClearings(Step[Root, SeatRecord]):
    """Two points for each clearing that she rules with three warriors; M.8.2: one for each player."""

    name = "mechanical-marquise.score"
    laws = ("M.4", "M.8.2")
    law = "M.4"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        score(s, r.seat, birdsong_points(s, r.seat), self.law)
        return r


def birdsong_points(s: Root, seat: int) -> int:
    """M.4: two for each clearing that she holds; M.8.2: among partners one for each of them."""
    held = [c for c in range(s.clearings) if s.ruler[c] == seat and warriors(s, seat, c) >= HELD]
    return POINTS_A_CLEARING * len(held) + (len(s.setup.people) if s.setup.cooperative else 0)


# --- Daylight. M.5


class Order(PublicRecord):
    """An order that is carried out, and the clearing in question."""

    fields = "seat card clearing?"

    def __init__(self, seat: int, card: int, clearing: int = NONE) -> None:
        self.seat = seat
        self.card = card
        self.clearing = clearing

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.card, self.clearing)


class RevealOrder(Step[Root, SeatRecord]):
    """The leftmost order is turned up for all to see."""

    name = "mechanical-marquise.order"
    law = "M.5"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        card = order_at(s, r.seat, 0)
        if card != NONE:
            show_card(s, order_zone(s, r.seat, 0), card)
            if s.events is not None:
                emit(s, ORDERED.of(r.seat, card))
            push(s, CARRY_OUT, Order(r.seat, card))
        return r


def clearings_of(s: Root, card: int) -> list[int]:
    """The clearings that an order's card matches, in the order of priorities. 2.1.1"""
    matching = s.matching[s.setup.deck.suit[card]]
    return [clearing for clearing in s.setup.map.by_priority if matching >> clearing & 1]


def each_clearing(s: Root, r: Order, step: int) -> None:
    """Look at every clearing that the order's card matches; what is pushed last comes first."""
    for clearing in reversed(clearings_of(s, r.card)):
        push(s, step, Order(r.seat, r.card, clearing))


class BattleEverywhere(Step[Root, Order]):
    """She battles in every matching clearing."""

    name = "mechanical-marquise.battles"
    law = "M.5.1"
    holds = Order

    def take(self, s: Root, r: Order, a: Action) -> Order:
        each_clearing(s, r, BATTLE_AT)
        return r


class BattleAt(Step[Root, Order]):
    """One battle, against the strongest enemy there."""

    name = "mechanical-marquise.battle"
    law = "M.5.1"
    holds = Order

    def take(self, s: Root, r: Order, a: Action) -> Order:
        if warriors(s, r.seat, r.clearing):
            defender = choose_defender(s, r.seat, r.clearing)
            if defender != NONE:
                open_battle(s, Fight(r.seat, defender, r.clearing))
        return r


def choose_defender(s: Root, seat: int, clearing: int) -> int:
    """M.5.1: most pieces there, then most points, then the first to set up."""
    best = NONE
    best_rank = (0, 0)
    for other in [*s.setup.setup_order, *range(s.setup.seats, s.setup.owners)]:
        points = s.points[other] if other < s.setup.seats else 0
        rank = (count_present(s, other, clearing), points)
        reachable = is_enemy_piece(s, seat, other) and out_of_reach(s, seat, clearing, other) is None
        if reachable and rank[0] and rank > best_rank:
            best = other
            best_rank = rank
    return best


class MoveEverywhere(Step[Root, Order]):
    """She moves from every matching clearing."""

    name = "mechanical-marquise.moves"
    law = "M.5.2"
    holds = Order

    def take(self, s: Root, r: Order, a: Action) -> Order:
        each_clearing(s, r, MOVE_FROM)
        return r


class MoveFrom(Step[Root, Order]):
    """From a clearing that she rules all warriors but three go where most enemy pieces are."""

    name = "mechanical-marquise.move"
    law = "M.5.2"
    holds = Order

    def take(self, s: Root, r: Order, a: Action) -> Order:
        dest, over = troop_from(s, r.seat, r.clearing)
        if over:
            move(s, r.seat, r.seat, r.clearing, dest, over)
        return r


def troop_from(s: Root, seat: int, clearing: int) -> tuple[int, int]:
    """M.5.2: where her warriors go from a clearing, and how many of them."""
    over = warriors(s, seat, clearing) - HELD
    if over <= 0 or s.ruler[clearing] != seat or held(s, seat, clearing) is not None:
        return NONE, 0
    dest = choose_destination(s, seat, clearing)
    return dest, 0 if dest == NONE else over


def choose_destination(s: Root, seat: int, origin: int) -> int:
    """M.5.2: the neighbouring clearing with most enemy pieces, then the first by priority."""
    best = NONE
    most = -1
    near = destinations(s, seat, origin)  # C.2.5: the ferry takes her as if they were next to it
    for clearing in s.setup.map.by_priority:
        if clearing in near and not is_sealed(s, clearing):
            n = 0
            for other in range(s.setup.owners):
                if is_enemy_piece(s, seat, other):
                    n += count_present(s, other, clearing)
            if n > most:
                best = clearing
                most = n
    return best


class RecruitEverywhere(Step[Root, Order]):
    """Warriors come by the crafting cost of the order."""

    name = "mechanical-marquise.recruit"
    laws = ("M.5.3", "M.5.3.I", "M.5.3.II", "M.5.3.III", "M.8.3")
    law = "M.5.3"
    holds = Order

    def take(self, s: Root, r: Order, a: Action) -> Order:
        for clearing, count in recruits_of(s, r.seat, r.card):
            n = place_warriors(s, r.seat, clearing, count)
            if n and s.events is not None:
                emit(s, RECRUITED.of(r.seat, clearing, n))
        return r


def recruits_of(s: Root, seat: int, card: int) -> list[tuple[int, int]]:
    """M.5.3: where warriors come by an order, by priority (2.5), and how many if there are enough."""
    cost = s.setup.deck.cost[card]
    called: list[tuple[int, int]] = []
    if cost[ANY]:  # M.5.3.III
        keep = where_is(s, s.setup.first_kind[seat] + KEEP)
        if keep != NONE:
            called.append((keep, cost[ANY]))
    else:  # M.5.3.I, M.5.3.II: as many as the card asks for in the clearing's suit; M.8.3
        for clearing in s.setup.map.by_priority:
            if s.ruler[clearing] == seat or s.setup.cooperative:
                suits = [suit for suit in range(BIRD) if s.suits[clearing] >> suit & 1]
                called.append((clearing, sum([cost[suit] for suit in suits])))
    return [(clearing, n) for clearing, n in called if n and barred(s, seat, clearing) is None]


def is_followed(s: Root, card: int) -> bool:
    """M.5.3: an order without a cost is followed by the next."""
    return sum(s.setup.deck.cost[card]) == 0


class DiscardOrder(Step[Root, Order]):
    """The order is discarded; one without a cost is followed by the next."""

    name = "mechanical-marquise.discard"
    law = "M.5"
    holds = Order

    def take(self, s: Root, r: Order, a: Action) -> Order:
        lose_card(s, order_zone(s, r.seat, 0), r.card, s.setup.everybody, 0)
        discard_card(s, r.card)
        remove_first(s, r.seat)
        if is_followed(s, r.card):
            push(s, REVEAL_ORDER, SeatRecord(r.seat))
        return r


SETUP: Final = sequence(
    register(PlaceKeep()),
    register(OfferItems()),
    register(RefillPlan("mechanical-marquise.plan", "M.3.3")),
)
SCORE_CLEARINGS: Final = register(ScoreClearings())
REVEAL_ORDER: Final = register(RevealOrder())
BATTLE_AT: Final = register(BattleAt())
MOVE_FROM: Final = register(MoveFrom())
CARRY_OUT: Final = sequence(
    register(BattleEverywhere()),
    register(MoveEverywhere()),
    register(RecruitEverywhere()),
    register(DiscardOrder()),
)
REFILL_PLAN: Final = register(RefillPlan("mechanical-marquise.refill", "M.6"))
FACTION: Final = MechanicalMarquise()
