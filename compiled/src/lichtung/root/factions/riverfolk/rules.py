"""The Riverfolk's answers to the common Law: setup, Birdsong, Evening. Law 11.2 to 11.4, 11.6."""

from typing import Final

from lichtung.kernel.codec import Action, Event, FrameRecord, Kind, PublicRecord, Refusal, Words
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import STEPS, SeatRecord, Step, emit, push, register, seat_record
from lichtung.root.actions import AT, DONE, DONE_ACTION, Pair, Pick, pair, pick
from lichtung.root.battle import LOSE_PIECES, Battle, Losses
from lichtung.root.belongs import leads_to
from lichtung.root.crafting import Craft
from lichtung.root.drawing import DISCARD_DOWN
from lichtung.root.editions import OwnLaw, Switch
from lichtung.root.effects import Finish
from lichtung.root.factions.riverfolk import trading
from lichtung.root.factions.riverfolk.editions import SWITCHES, RiverfolkLaw
from lichtung.root.factions.riverfolk.ledger import (
    POSTS_A_SUIT,
    count_funds,
    count_payments,
    open_spaces,
    pay_in,
    posts_on_map,
)
from lichtung.root.factions.riverfolk.mat import (
    HIGHEST_PRICE,
    LOWEST_PRICE,
    SERVICES,
    empty_mat,
    mat_of,
)
from lichtung.root.factions.riverfolk.services import ENGAGE_MERCENARIES, SERVICE_COUNTER, split_hits
from lichtung.root.factions.riverfolk.verbs import SET_PRICE
from lichtung.root.fields import Mat
from lichtung.root.map import BIRD, SUITS
from lichtung.root.paths import by_river
from lichtung.root.pieces import hire, place_warriors, warriors
from lichtung.root.possible import mat_key, need_one_a_clearing, need_suit
from lichtung.root.scoring import score
from lichtung.root.state import NONE, Faction, PieceKind, Removed, Root, Trigger
from lichtung.root.turn import TurnActions, daylight_acts, plan

FIRST_WARRIORS: Final = 4
FIRST_PAYMENTS: Final = 3
PROTECTION: Final = 2
FUNDS_A_POINT: Final = 2

LANDED: Final = Event("11.3.2", "riverfolk-landed", "seat clearing")
STARTED: Final = Event("11.3.4", "first-payments", "seat count")
PROTECTED: Final = Event("11.4.1", "protectionism", "seat count")
DIVIDENDS_PAID: Final = Event("11.4.2", "dividends", "seat funds:count")
GATHERED: Final = Event("11.4.3", "funds-gathered", "seat count")
PRICE_SET: Final = Event("11.6.2", "price-set", "seat service price:count")

PRICE_RANGE: Final = Refusal("11.6.2", "price-range")
PRICE_SET_ALREADY: Final = Refusal("11.6.2", "price-set-already", "service")
PRICE_UNCHANGED: Final = Refusal("11.6.2", "price-unchanged", "service price:count")


def kinds() -> dict[str, Kind]:
    """What the Riverfolk's verbs and events name besides the common things."""
    return {"service": Words(SERVICES)}


class Riverfolk(Faction):
    """Merchants on the rivers who sell services and grow on others' warriors."""

    id = "riverfolk"
    colours: tuple[str, ...] = ("#3fb0b8",)
    letter = "G"
    warriors = 15  # 11.3.1
    crafts_by = "11.5.3"
    public_hand = True  # 11.2.3
    swims = True  # 11.2.2
    lends_warriors = True
    switches: tuple[Switch, ...] = SWITCHES

    def __init__(self) -> None:
        self.setup_step = SETUP
        self.advanced_step = SETUP  # K.riverfolk_setup: the same
        self.lose_step = LOSE_PIECES
        self.steps_for_others = (SERVICE_COUNTER,)
        self.inner_steps = ((NEW_PRICES, CHANGE_PRICES),)
        self.plan = plan((PROTECTIONISM, DIVIDENDS, GATHER), (DAYLIGHT,), (DISCARD_DOWN, CHANGE_PRICES))

    def piece_kinds(self) -> list[PieceKind]:
        """11.3.3: three trade posts of each suit; 11.2.5.I: once removed they are out of the game."""
        return [PieceKind(f"post_{SUITS[suit]}", False, POSTS_A_SUIT, returns=False) for suit in range(BIRD)]

    def facts(self) -> dict[str, object]:
        return {"highest_price": HIGHEST_PRICE, "post_points": trading.POST_POINTS}

    def own_law(self, on: dict[str, bool]) -> OwnLaw:
        return RiverfolkLaw(on)

    def empty_mat(self, seats: int) -> Mat:
        return empty_mat(seats)

    # cards
    def crafting_power(self, s: Root, seat: int) -> list[int]:
        """11.2.1: empty spaces of the trade post tracks craft."""
        return [*open_spaces(s, seat), 0]

    def crafting_limit(self, s: Root, seat: int) -> int:
        """11.5.3: a fund for each space."""
        return count_funds(s, seat)

    def activate(self, s: Root, seat: int, suit: int) -> None:
        push(s, trading.ASSIGN_FUND, trading.Space(seat, suit))

    # moving
    def moves_freely(self, s: Root, me: int, mover: int, origin: int, dest: int) -> bool:
        """11.2.2: along rivers, whoever rules."""
        return mover == me and dest in by_river(s, origin)

    # services
    def birdsong_begins(self, s: Root, me: int, active: int) -> list[Trigger]:
        """11.2.6: others may buy at the start of their Birdsong."""
        if active == me or not s.setup.factions[active].decides:
            return []
        return [Trigger(SERVICE_COUNTER, seat_record(active), NONE, NONE)]

    def daylight_begins(self, s: Root, me: int, active: int) -> list[Trigger]:
        """11.2.7.III: mercenaries serve from Daylight on."""
        mat = mat_of(s, me)
        if mat.hirer == active:
            mat.hirer = NONE
            hire(s, active)
        return []

    def before_battle(self, s: Root, me: int, b: Battle) -> int:
        """11.2.7.III: mercenaries fight against anybody but the Riverfolk themselves."""
        if s.hirer != b.attacker or b.defender == me or not warriors(s, me, b.clearing):
            return NONE
        return ENGAGE_MERCENARIES

    def share_hits(self, s: Root, me: int, losses: Losses) -> Losses:
        """11.2.7.IIIa: mercenaries share the hits of their hirer; allied warriors fight by 9.2.9.IId."""
        return split_hits(s, me, losses) if s.hirer == losses.seat else losses

    def pieces_removed(self, s: Root, me: int, removed: list[Removed]) -> list[Trigger]:
        """11.2.5.I"""
        return trading.disruptions(s, me, removed)

    def check_position(self, s: Root, seat: int) -> None:
        """11.5.6: one trade post in a clearing, of its suit; 11.5.3: funds lie on empty spaces only."""
        base = s.setup.first_kind[seat]
        need_one_a_clearing(s, s.setup.kinds_of[seat])
        empty = open_spaces(s, seat)
        mat = mat_of(s, seat)
        for suit in range(BIRD):
            need_suit(s, base + suit, suit)
            if empty[suit] < 0:
                raise LichtungError("position-spaces", mat_key(s, seat, f"{SUITS[suit]}-spaces"))
        for number, frame in enumerate(s.frames()):
            if isinstance(frame.record, trading.Order) and not can_order(s, frame.record):
                raise LichtungError("position-pending", f"pending[{number}]")
        if mat.hirer == seat:
            raise LichtungError("position-hirer-self", mat_key(s, seat, "mercenaries-for"))


def can_order(s: Root, order: trading.Order) -> bool:
    """11.5: whether an action that is still to be paid for is allowed; it is carried out at once then."""
    return STEPS[DAYLIGHT].refusal(s, seat_record(order.seat), order.action) is None


# --- Setup. 11.3


class Arrival(PublicRecord):
    """How many warriors have still to be placed."""

    fields = "seat due:count"

    def __init__(self, seat: int, due: int) -> None:
        self.seat = seat
        self.due = due

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.due)


class StartRiverfolk(Step[Root, SeatRecord]):
    """Four warriors on the rivers, three in Payments, a price for each service."""

    name = "riverfolk.setup"
    laws = ("11.3.1", "11.3.3")
    law = "11.3.4"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        pay_in(s, r.seat, FIRST_PAYMENTS)
        if s.events is not None:
            emit(s, STARTED.of(r.seat, FIRST_PAYMENTS))
        push(s, FIRST_PRICES, FirstPrice(r.seat, 0))
        push(s, FIRST_LANDING, Arrival(r.seat, FIRST_WARRIORS))
        return r


class Land(Step[Root, Arrival]):
    """A warrior goes to a clearing on a river, alone or with others."""

    name = "riverfolk.landing"
    law = "11.3.2"
    holds = Arrival

    def seat(self, s: Root, r: Arrival) -> int:
        return r.seat

    def options(self, s: Root, r: Arrival, out: list[Action]) -> None:
        for clearing in range(s.clearings):
            if trading.cannot_land(s, r.seat, clearing) is None:
                out.append(pick(AT, clearing))

    def take(self, s: Root, r: Arrival, a: Action) -> Arrival:
        assert isinstance(a, Pick)
        place_warriors(s, r.seat, a.what, 1)
        if s.events is not None:
            emit(s, LANDED.of(r.seat, a.what))
        if r.due > 1:
            push(s, FIRST_LANDING, Arrival(r.seat, r.due - 1))
        return r


class FirstPrice(PublicRecord):
    """The service that gets its first price now."""

    fields = "seat service"

    def __init__(self, seat: int, service: int) -> None:
        self.seat = seat
        self.service = service

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.service)


class Pricing(PublicRecord):
    """Services whose price is set anew."""

    fields = "seat done:service*"

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.done)


def set_price(s: Root, seat: int, service: int, price: int) -> None:
    mat_of(s, seat).prices[service] = price
    if s.events is not None:
        emit(s, PRICE_SET.of(seat, service, price))


class FirstPrices(Step[Root, FirstPrice]):
    """Each service gets its first price, one after the other."""

    name = "riverfolk.first-prices"
    law = "11.3.5"
    holds = FirstPrice

    def seat(self, s: Root, r: FirstPrice) -> int:
        return r.seat

    def options(self, s: Root, r: FirstPrice, out: list[Action]) -> None:
        out.extend([pair(SET_PRICE, r.service, price) for price in range(LOWEST_PRICE, HIGHEST_PRICE + 1)])

    def take(self, s: Root, r: FirstPrice, a: Action) -> FirstPrice:
        assert isinstance(a, Pair)
        set_price(s, r.seat, a.one, a.two)
        if r.service + 1 < len(SERVICES):
            push(s, FIRST_PRICES, FirstPrice(r.seat, r.service + 1))
        return r


# --- Birdsong. 11.4


class Protectionism(Step[Root, SeatRecord]):
    """Nobody has paid: two own warriors go to Payments."""

    name = "riverfolk.protectionism"
    law = "11.4.1"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if not count_payments(s, r.seat):
            placed = pay_in(s, r.seat, PROTECTION)
            if placed and s.events is not None:
                emit(s, PROTECTED.of(r.seat, placed))
        return r


class Dividends(Step[Root, SeatRecord]):
    """With a trade post on the map two funds are a point; other boxes do not count."""

    name = "riverfolk.dividends"
    law = "11.4.2"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        funds = count_funds(s, r.seat)
        if funds >= FUNDS_A_POINT and posts_on_map(s, r.seat):
            if s.events is not None:
                emit(s, DIVIDENDS_PAID.of(r.seat, funds))
            score(s, r.seat, funds // FUNDS_A_POINT)
        return r


class GatherFunds(Step[Root, SeatRecord]):
    """All warriors on the board are funds again."""

    name = "riverfolk.gather"
    law = "11.4.3"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        mat = mat_of(s, r.seat)
        gathered = 0
        seats = s.setup.seats
        for box in (mat.payments, mat.committed, mat.spaces):
            for cell, count in enumerate(box):
                gathered += count
                mat.funds[cell % seats] += count
                box[cell] = 0
        if gathered and s.events is not None:
            emit(s, GATHERED.of(r.seat, gathered))
        return r


# --- Evening. 11.6


class ChangePrices(Step[Root, SeatRecord]):
    """The prices may be set anew."""

    name = "riverfolk.evening-prices"
    law = "11.6.2"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        push(s, NEW_PRICES, Pricing(r.seat, 0))
        return r


class NewPrices(Step[Root, Pricing]):
    """Each marker may move once to another value."""

    name = "riverfolk.prices"
    law = "11.6.2"
    verbs: tuple[int, ...] = (SET_PRICE, DONE)
    holds = Pricing

    def seat(self, s: Root, r: Pricing) -> int:
        return r.seat

    def options(self, s: Root, r: Pricing, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        for service in range(len(SERVICES)):
            for price in range(LOWEST_PRICE, HIGHEST_PRICE + 1):
                if self.cannot_price(s, r, service, price) is None:
                    out.append(pair(SET_PRICE, service, price))

    def refusal(self, s: Root, r: Pricing, a: Action) -> Refusal | None:
        if isinstance(a, Pair) and a.verb == SET_PRICE:
            return self.cannot_price(s, r, a.one, a.two)
        return super().refusal(s, r, a)

    def cannot_price(self, s: Root, r: Pricing, service: int, price: int) -> Refusal | None:
        if not LOWEST_PRICE <= price <= HIGHEST_PRICE:
            return PRICE_RANGE
        if r.done >> service & 1:
            return PRICE_SET_ALREADY.of(service)
        return PRICE_UNCHANGED.of(service, price) if mat_of(s, r.seat).prices[service] == price else None

    def take(self, s: Root, r: Pricing, a: Action) -> Pricing:
        if isinstance(a, Pair):
            set_price(s, r.seat, a.one, a.two)
            push(s, NEW_PRICES, Pricing(r.seat, r.done | 1 << a.one))
        return r


SETUP: Final = register(StartRiverfolk())
FIRST_LANDING: Final = register(Land())
FIRST_PRICES: Final = register(FirstPrices())
PROTECTIONISM: Final = register(Protectionism())
DIVIDENDS: Final = register(Dividends())
GATHER: Final = register(GatherFunds())
CHANGE_PRICES: Final = register(ChangePrices())
NEW_PRICES: Final = register(NewPrices())
DAYLIGHT: Final = register(
    TurnActions(
        "riverfolk.actions",
        "11.5",
        [
            trading.Travel(),
            trading.Attack(),
            Craft(),
            trading.Export(),
            trading.DrawOne(),
            trading.Muster(),
            trading.FoundPost(),
            *daylight_acts(),
            Finish(),
        ],
    )
)
leads_to(CHANGE_PRICES, NEW_PRICES)
FACTION: Final = Riverfolk()

# Records of older positions: by their steps and the names that they had.
RENAMED_RECORDS: Final[dict[tuple[str, str], type[FrameRecord]]] = {
    ("riverfolk.landing", "faction.Arrival"): Arrival,
    ("riverfolk.first-prices", "faction.Pricing"): FirstPrice,
    ("riverfolk.prices", "faction.Pricing"): Pricing,
    ("riverfolk.fund", "trading.Deed"): trading.Order,
    ("riverfolk.assign", "trading.Placing"): trading.Space,
}
