"""What the Riverfolk do with their funds in Daylight, and the disruption of their trade. Law 11.5, 11.2.5."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.frames import Act, Step, emit, push, register
from lichtung.root.actions import FIGHT, MOVE, Pair, Pick, Triple, pick, plain
from lichtung.root.battle import Battle, list_battles, open_battle, refuse_battle
from lichtung.root.cards import members
from lichtung.root.crafting import Crafting, cannot_craft, pay_for
from lichtung.root.drawing import draw
from lichtung.root.factions.riverfolk.ledger import (
    assign,
    cannot_fund,
    commit,
    count_funds,
    fund_owners,
    has_post,
    open_spaces,
    pay_in,
    send_home,
    spend_funds,
)
from lichtung.root.factions.riverfolk.mat import mat_of
from lichtung.root.factions.riverfolk.verbs import DISRUPTION, DRAW_ONE, EXPORT, FOUND, FUND, MUSTER
from lichtung.root.hands import spend
from lichtung.root.map import BIRD
from lichtung.root.moving import list_moves, move, refuse_move
from lichtung.root.paths import by_river
from lichtung.root.pieces import barred, place_piece, place_warriors
from lichtung.root.scoring import score
from lichtung.root.state import NONE, Removed, Root, Trigger
from lichtung.root.suits import Suited, go_on, kinds_left

POST_FUNDS: Final = 2
POST_POINTS: Final = 2  # of every space of the tracks

EXPORTED: Final = Event("11.5.3.I", "exported", "seat card count")
MUSTERED: Final = Event("11.5.5", "mustered", "seat clearing count")
FOUNDED: Final = Event("11.5.6", "post-founded", "seat piece clearing")
DISRUPTED: Final = Event("11.2.5.I", "trade-disrupted", "seat clearing count")
FUNDS_LOST: Final = Event("11.2.5.I", "funds-lost", "seat owner:seat count")

NOTHING_TO_DRAW: Final = Refusal("2.1.2", "deck-empty")
NOT_ON_RIVER: Final = Refusal("11.5.5", "not-on-river", "clearing")
POST_ALREADY: Final = Refusal("11.5.6.I", "post-already", "clearing")
RULED_BY_NOBODY: Final = Refusal("11.5.6.I", "ruled-by-nobody", "clearing")
TOO_FEW_FUNDS_OF: Final = Refusal("11.5.6.II", "too-few-funds-of", "owner clearing")
NO_POST_LEFT: Final = Refusal("11.5.6.III", "no-post-left", "clearing")


# --- Paying. 11.5


class Order(PublicRecord):
    """An action to be paid for."""

    fields = "seat action"

    def __init__(self, seat: int, action: Action) -> None:
        self.seat = seat
        self.action = action

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.action)


def chooser(s: Root, seat: int) -> int:
    """The Riverfolk choose a fund, unless all are of one owner."""
    return seat if len(fund_owners(s, seat)) > 1 else NOBODY


def list_funds(s: Root, seat: int, out: list[Action]) -> None:
    out.extend([pick(FUND, owner) for owner in fund_owners(s, seat)])


def chosen(s: Root, seat: int, a: Action) -> int:
    """The owner of the fund that was chosen, or of all of them."""
    return a.what if isinstance(a, Pick) else fund_owners(s, seat)[0]


class PayFund(Step[Root, Order]):
    """The fund comes first, anybody's; then what it pays for. Recruiting spends it, the rest commits it."""

    name = "riverfolk.fund"
    law = "11.5"
    holds = Order

    def seat(self, s: Root, r: Order) -> int:
        return chooser(s, r.seat)

    def options(self, s: Root, r: Order, out: list[Action]) -> None:
        list_funds(s, r.seat, out)

    def take(self, s: Root, r: Order, a: Action) -> Order:
        owner = chosen(s, r.seat, a)
        order = r.action
        if isinstance(order, Pick):
            spend_funds(s, r.seat, owner, 1)
            muster(s, r.seat, order.what)
            return r
        commit(s, r.seat, owner)
        if isinstance(order, Triple):
            move(s, r.seat, r.seat, order.one, order.two, order.three)
        elif isinstance(order, Pair):
            open_battle(s, Battle(r.seat, order.two, order.one))
        else:
            draw(s, r.seat, 1)
        return r


# --- Moving, battle, drawing. 11.5.1, 11.5.2, 11.5.4


class Travel(Act[Root]):
    """Commit a fund to move."""

    law = "11.5.1"
    verb = MOVE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if count_funds(s, seat):
            list_moves(s, seat, s.setup.everywhere, out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return cannot_fund(s, seat) or refuse_move(s, seat, a)

    def take(self, s: Root, seat: int, a: Action) -> None:
        push(s, PAY_FUND, Order(seat, a))


class Attack(Act[Root]):
    """Commit a fund to start a battle."""

    law = "11.5.2"
    verb = FIGHT

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if count_funds(s, seat):
            list_battles(s, seat, s.setup.everywhere, out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return cannot_fund(s, seat) or refuse_battle(s, seat, a)

    def take(self, s: Root, seat: int, a: Action) -> None:
        push(s, PAY_FUND, Order(seat, a))


class DrawOne(Act[Root]):
    """Commit a fund to draw a card."""

    law = "11.5.4"
    verb = DRAW_ONE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if self.cannot_draw(s, seat) is None:
            out.append(plain(DRAW_ONE))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return self.cannot_draw(s, seat)

    def cannot_draw(self, s: Root, seat: int) -> Refusal | None:
        if not s.deck and not s.discard:
            return NOTHING_TO_DRAW
        return cannot_fund(s, seat)

    def take(self, s: Root, seat: int, a: Action) -> None:
        push(s, PAY_FUND, Order(seat, a))


# --- Crafting and export. 11.5.3


class Space(PublicRecord):
    """A space of a suit's track that takes a fund."""

    fields = "seat suit"

    def __init__(self, seat: int, suit: int) -> None:
        self.seat = seat
        self.suit = suit

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.suit)


class AssignFund(Step[Root, Space]):
    """Crafting puts a fund, anybody's, onto an empty space of the suit."""

    name = "riverfolk.assign"
    law = "11.5.3"
    holds = Space

    def seat(self, s: Root, r: Space) -> int:
        return chooser(s, r.seat)

    def options(self, s: Root, r: Space, out: list[Action]) -> None:
        list_funds(s, r.seat, out)

    def take(self, s: Root, r: Space, a: Action) -> Space:
        assign(s, r.seat, chosen(s, r.seat, a), r.suit)
        return r


class Export(Act[Root]):
    """Pay for a card as if crafting it and discard it: a Riverfolk warrior goes to Payments."""

    law = "11.5.3.I"
    verb = EXPORT

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        hand = s.zones[seat] & s.setup.deck.craftable
        if not hand or not count_funds(s, seat):
            return
        power = [*open_spaces(s, seat), 0]
        for card in members(hand):
            if cannot_craft(s, seat, card, power) is None:
                out.append(pick(EXPORT, card))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return cannot_craft(s, seat, a.what, [*open_spaces(s, seat), 0])

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        spend(s, seat, a.what)
        push(s, SHIP, Crafting(seat, a.what, 0))
        pay_for(s, seat, a.what)


class Ship(Step[Root, Crafting]):
    """The exported card is paid for; a warrior goes to Payments if there is one."""

    name = "riverfolk.ship"
    law = "11.5.3.I"
    holds = Crafting

    def take(self, s: Root, r: Crafting, a: Action) -> Crafting:
        placed = pay_in(s, r.seat, 1)
        if s.events is not None:
            emit(s, EXPORTED.of(r.seat, r.card, placed))
        return r


# --- Recruiting. 11.5.5


def cannot_land(s: Root, seat: int, clearing: int) -> Refusal | None:
    """11.5.5: a clearing on a river where the Riverfolk may place pieces."""
    if not by_river(s, clearing):
        return NOT_ON_RIVER.of(clearing)
    return barred(s, seat, clearing)


class Muster(Act[Root]):
    """Spend a fund to place a warrior in a clearing on a river."""

    law = "11.5.5"
    verb = MUSTER

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if count_funds(s, seat):
            for clearing in range(s.clearings):
                if cannot_land(s, seat, clearing) is None:
                    out.append(pick(MUSTER, clearing))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return cannot_fund(s, seat) or cannot_land(s, seat, a.what)

    def take(self, s: Root, seat: int, a: Action) -> None:
        push(s, PAY_FUND, Order(seat, a))


def muster(s: Root, seat: int, clearing: int) -> None:
    """The warrior comes from the supply, if there is one."""
    placed = place_warriors(s, seat, clearing, 1)
    if s.events is not None:
        emit(s, MUSTERED.of(seat, clearing, placed))


# --- Trade posts with garrison. 11.5.6


def cannot_found(s: Root, seat: int, clearing: int) -> Refusal | None:
    """11.5.6: a ruled clearing without a post, a post that matches it, two funds of its ruler."""
    ruler = s.ruler[clearing]
    if ruler == NONE:
        return RULED_BY_NOBODY.of(clearing)
    if ruler >= s.setup.seats or mat_of(s, seat).funds[ruler] < POST_FUNDS:
        return TOO_FEW_FUNDS_OF.of(ruler, clearing)
    if has_post(s, seat, clearing):
        return POST_ALREADY.of(clearing)
    if not kinds_left(s, s.setup.first_kind[seat], clearing):
        return NO_POST_LEFT.of(clearing)
    return barred(s, seat, clearing)


class FoundPost(Act[Root]):
    """Spend two funds of a clearing's ruler for a trade post and a warrior there, and score."""

    law = "11.5.6"
    verb = FOUND

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if count_funds(s, seat) >= POST_FUNDS:
            for clearing in range(s.clearings):
                if cannot_found(s, seat, clearing) is None:
                    out.append(pick(FOUND, clearing))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return cannot_found(s, seat, a.what)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        clearing = a.what
        spend_funds(s, seat, s.ruler[clearing], POST_FUNDS)
        go_on(s, seat, clearing, kinds_left(s, s.setup.first_kind[seat], clearing), OPEN_POST)


class OpenPost(Step[Root, Suited]):
    """The post matches the clearing; of several suits any with a post left does."""

    name = "riverfolk.open-post"
    law = "11.5.6"
    holds = Suited

    def take(self, s: Root, r: Suited, a: Action) -> Suited:
        kind = s.setup.first_kind[r.seat] + r.suit
        place_piece(s, kind, r.clearing)
        place_warriors(s, r.seat, r.clearing, 1)
        if s.events is not None:
            emit(s, FOUNDED.of(r.seat, kind, r.clearing))
        score(s, r.seat, POST_POINTS)
        return r


# --- Trade disruption. 11.2.5.I


class Disruption(PublicRecord):
    """A trade post that is gone."""

    fields = "seat clearing"

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat = seat
        self.clearing = clearing

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.clearing)


def disruptions(s: Root, seat: int, removed: list[Removed]) -> list[Trigger]:
    """11.2.5.I: one for each post removed."""
    first = s.setup.first_kind[seat]
    found: list[Trigger] = []
    for group in removed:
        if group.owner == seat and first <= group.kind < first + BIRD:
            trigger = Trigger(DISRUPT, Disruption(seat, group.place), DISRUPTION, group.place)
            found += [trigger] * group.count
    return found


class Disrupt(Step[Root, Disruption]):
    """Half of the funds, rounded up, are lost."""

    name = "riverfolk.disruption"
    law = "11.2.5.I"
    holds = Disruption

    def take(self, s: Root, r: Disruption, a: Action) -> Disruption:
        due = (count_funds(s, r.seat) + 1) // 2
        if due:
            if s.events is not None:
                emit(s, DISRUPTED.of(r.seat, r.clearing, due))
            push(s, LOSE_FUNDS, Lost(r.seat, due))
        return r


class Lost(PublicRecord):
    """How many funds have still to go home."""

    fields = "seat due:count"

    def __init__(self, seat: int, due: int) -> None:
        self.seat = seat
        self.due = due

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.due)


class LoseFunds(Step[Root, Lost]):
    """The Riverfolk choose whose warriors go home."""

    name = "riverfolk.lose-funds"
    law = "11.2.5.I"
    holds = Lost

    def seat(self, s: Root, r: Lost) -> int:
        return chooser(s, r.seat)

    def options(self, s: Root, r: Lost, out: list[Action]) -> None:
        list_funds(s, r.seat, out)

    def take(self, s: Root, r: Lost, a: Action) -> Lost:
        owner = chosen(s, r.seat, a)
        count = 1 if isinstance(a, Pick) else r.due  # all funds are of one owner
        send_home(s, r.seat, owner, count)
        if s.events is not None:
            emit(s, FUNDS_LOST.of(r.seat, owner, count))
        if r.due > count:
            push(s, LOSE_FUNDS, Lost(r.seat, r.due - count))
        return r


PAY_FUND: Final = register(PayFund())
ASSIGN_FUND: Final = register(AssignFund())
SHIP: Final = register(Ship())
DISRUPT: Final = register(Disrupt())
LOSE_FUNDS: Final = register(LoseFunds())
OPEN_POST: Final = register(OpenPost())
