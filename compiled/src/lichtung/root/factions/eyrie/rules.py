"""Eyrie Dynasties (Horst-Dynastien). Law 7."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, Kind, PublicRecord, Refusal, Words
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import (
    Act,
    SeatRecord,
    Step,
    emit,
    leave,
    push,
    register,
    seat_record,
    sequence,
)
from lichtung.root.actions import AT, DONE, DONE_ACTION, FIGHT, MOVE, Pair, Pick, Triple, pair, pick, verb
from lichtung.root.battle import ATTACKING, LOSE_PIECES, can_battle, list_battles, refuse_battle, take_battle
from lichtung.root.battle import Battle as Fight
from lichtung.root.belongs import leads_to
from lichtung.root.cards import count, members
from lichtung.root.crafting import activate_piece, power_of_pieces
from lichtung.root.drawing import draw
from lichtung.root.factions.eyrie.mat import (
    BATTLE_COLUMN,
    BUILD_COLUMN,
    COLUMNS,
    MOVE_COLUMN,
    PAST_COLUMNS,
    RECRUIT_COLUMN,
    empty_mat,
    mat_of,
)
from lichtung.root.fields import Mat
from lichtung.root.hands import discard_card, lose_card
from lichtung.root.homelands import TWO_BETWEEN, ChooseHomeland
from lichtung.root.map import BIRD
from lichtung.root.moving import can_move, list_moves, refuse_move, take_move
from lichtung.root.opening import list_corners, take_corner
from lichtung.root.pieces import barred, cannot_place, on_map, place_piece, place_warriors, troops
from lichtung.root.possible import between_steps, mat_key, need_one_a_clearing, under_way
from lichtung.root.scoring import add_points, score
from lichtung.root.silence import one_answer
from lichtung.root.state import NONE, Faction, PieceKind, Root
from lichtung.root.turn import (
    CRAFT_FIRST,
    DRAW_AND_DISCARD,
    TurnActions,
    daylight_acts,
    daylight_open,
    offers_open,
    pause,
    plan,
)

# piece kinds, counted from the seat's first one
ROOST: Final = 0

# leaders, and the columns in which each wants the Loyal Viziers. 7.8
LEADERS: Final = ("builder", "charismatic", "commander", "despot")
BUILDER: Final = 0
CHARISMATIC: Final = 1
COMMANDER: Final = 2
DESPOT: Final = 3
VIZIER_COLUMNS: Final = (
    (RECRUIT_COLUMN, MOVE_COLUMN),
    (RECRUIT_COLUMN, BATTLE_COLUMN),
    (MOVE_COLUMN, BATTLE_COLUMN),
    (MOVE_COLUMN, BUILD_COLUMN),
)
ALL_LEADERS: Final = 15

SUIT_COUNT: Final = 4

START_WARRIORS: Final = 6
NEW_ROOST_WARRIORS: Final = 3
MOST_ADDED: Final = 2
ROOSTS_FOR_CARD: Final = (3, 6)  # on the map, for a card more in the Evening
ROOST_POINTS: Final = (0, 0, 1, 2, 3, 4, 4, 5)  # by roosts on the map

ADD: Final = verb("decree", "card column")
RESOLVE: Final = verb("resolve", "suit")
GIVE_UP: Final = verb("turmoil", "suit")
LEAD: Final = verb("leader", "leader")


def kinds() -> dict[str, Kind]:
    """How this faction's own arguments are written."""
    return {"column": Words(COLUMNS), "leader": Words(LEADERS)}


FIRST_ROOST: Final = Event("7.3.2", "first-roost", "seat clearing count")
LEADER_CHOSEN: Final = Event("7.3.3", "leader-chosen", "seat leader")
DECREE_ADDED: Final = Event("7.4.2", "decree-added", "seat card column")
NEW_ROOST: Final = Event("7.4.3", "new-roost", "seat clearing count")
EYRIE_RECRUITED: Final = Event("7.5.2.I", "eyrie-recruited", "seat clearing count")
ROOST_BUILT: Final = Event("7.5.2.IV", "roost-built", "seat clearing")
TURMOIL_BEGAN: Final = Event("7.7", "turmoil", "seat column suit")
HUMILIATED: Final = Event("7.7.1", "humiliated", "seat count")
PURGED: Final = Event("7.7.2", "purged", "seat count")
LEADER_DEPOSED: Final = Event("7.7.3", "leader-deposed", "seat leader")
NEW_CLUTCH: Final = Event("7.7.3.I", "new-clutch", "seat")

MUST_ADD: Final = Refusal("7.4.2", "must-add")
ADD_FROM_HAND: Final = Refusal("7.4.2", "add-from-hand", "card")
ONE_BIRD_ONLY: Final = Refusal("7.4.2", "one-bird-only", "card")
NOT_DUE: Final = Refusal("7.5.2", "not-due", "suit")
POSSIBLE: Final = Refusal("7.5.2", "possible", "suit")
IMPOSSIBLE: Final = Refusal("7.5.2", "impossible", "suit")
DECREE_UNFINISHED: Final = Refusal("7.5.2", "decree-unfinished")
# Without arguments: listing meets these often, and the clearing is the one that was asked for.
WRONG_SUIT: Final = Refusal("7.5.2", "wrong-suit")
NO_ROOST_THERE: Final = Refusal("7.5.2.I", "no-roost-there")
ROOST_NEEDS_RULE: Final = Refusal("7.5.2.IV", "roost-needs-rule")
ROOST_THERE: Final = Refusal("7.5.2.IV", "roost-there")
LEADER_FACE_DOWN: Final = Refusal("7.7.3", "leader-face-down", "leader")


class Eyrie(Faction):
    """Wants its roosts back and is bound to an ever longer Decree."""

    id = "eyrie"
    colours: tuple[str, ...] = ("#4a86d8",)
    letter = "B"
    starts_in_corner = True
    warriors = 20  # 7.3.1
    militant = True
    crafts_by = "7.5.1"

    def __init__(self) -> None:
        self.setup_step = PLACE_FIRST_ROOST
        self.advanced_step = FIRST_ROOST_AT_HOME
        self.lose_step = LOSE_PIECES
        self.inner_steps = ((ADD_CARD, ADD_TO_DECREE), (RESOLVE_DECREE, OPEN_DECREE))
        self.pauses = (EMERGENCY_ORDERS,)  # a hand that is given away brings a card
        self.plan = plan(
            (EMERGENCY_ORDERS, ADD_TO_DECREE, PLACE_NEW_ROOST),
            (CRAFT_FIRST, OPEN_DECREE),
            (SCORE_ROOSTS, *DRAW_AND_DISCARD),
        )

    def piece_kinds(self) -> list[PieceKind]:
        return [PieceKind("roost", True, 7, crafts=True)]  # 7.3.5

    def facts(self) -> dict[str, object]:
        return {"roost_points": list(ROOST_POINTS), "roosts_for_card": list(ROOSTS_FOR_CARD)}

    def empty_mat(self, seats: int) -> Mat:
        return empty_mat(seats)

    def wins_ties(self, s: Root, me: int, clearing: int) -> int:
        """7.2.2: lords of the forest."""
        return me

    def crafting_power(self, s: Root, seat: int) -> list[int]:
        """7.2.1: roosts craft."""
        return power_of_pieces(s, s.setup.first_kind[seat] + ROOST)

    def activate(self, s: Root, seat: int, suit: int) -> None:
        activate_piece(s, s.setup.first_kind[seat] + ROOST, suit)

    def item_points(self, s: Root, seat: int, card: int) -> int:
        """7.2.3: an item is worth one point.

        7.8.1: the Builder may have the printed points instead. They are never fewer, so nobody is asked.
        """
        return s.setup.deck.points[card] if mat_of(s, seat).leader == BUILDER else 1

    def draw_bonus(self, s: Root, seat: int) -> int:
        """7.6.2: a card more from three and from six roosts on."""
        roosts = on_map(s, s.setup.first_kind[seat] + ROOST)
        return sum([int(roosts >= least) for least in ROOSTS_FOR_CARD])

    def extra_hits(self, s: Root, me: int, b: Fight, side: int) -> int:
        """7.8.3: the Commander deals an extra hit as attacker."""
        return int(side == ATTACKING and b.attacker == me and mat_of(s, me).leader == COMMANDER)

    def battle_bonus(self, s: Root, me: int, scorer: int, razed: int) -> int:
        """7.8.4: the Despot scores once more in a battle that cost enemies buildings or tokens."""
        return int(scorer == me and razed > 0 and mat_of(s, me).leader == DESPOT)

    def complete_position(self, s: Root, seat: int, said: list[str], step: int) -> None:
        """7.5.2: a column that is being resolved is due as a whole; the Decree begins with its first one."""
        mat = mat_of(s, seat)
        if step == RESOLVE_DECREE and "column" not in said:
            mat.column = RECRUIT_COLUMN
        if mat.column < PAST_COLUMNS and not any(key.startswith("due-") for key in said):
            open_column(s, seat, mat.column)

    def check_position(self, s: Root, seat: int) -> None:
        """7.3.3: a leader, and those before him; 7.5.2.IV: one roost in a clearing."""
        need_one_a_clearing(s, [s.setup.first_kind[seat] + ROOST])
        mat = mat_of(s, seat)
        if under_way(s) and s.active == seat and mat.leader == NONE:
            raise LichtungError("position-leader", mat_key(s, seat, "leader"))
        if mat.deposed == ALL_LEADERS or (between_steps(s) and mat.leader != NONE and is_deposed(s, seat)):
            raise LichtungError("position-deposed", mat_key(s, seat, "deposed"))
        for column in range(PAST_COLUMNS):
            if mat.viziers[column] and (mat.leader == NONE or column not in VIZIER_COLUMNS[mat.leader]):
                key = mat_key(s, seat, f"viziers-{COLUMNS[column]}")
                raise LichtungError("position-viziers", key)


def is_deposed(s: Root, seat: int) -> bool:
    """7.7.3: whether the leader lies face down, until another one is chosen."""
    mat = mat_of(s, seat)
    return bool(mat.deposed >> mat.leader & 1)


# --- Setup. 7.3


class PlaceFirstRoost(Step[Root, SeatRecord]):
    """A roost and six warriors opposite the keep; without a keep in any corner.

    By later Laws in a corner as `list_corners` has it.
    """

    name = "eyrie.first-roost"
    law = "7.3.2"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        if s.setup.law.free_corners:
            list_corners(s, r.seat, out)
            return
        for corner in s.corners:
            if corner != NONE:
                out.append(pick(AT, s.setup.map.opposite[corner]))
                return
        for corner in s.setup.map.corners:
            if cannot_place(s, r.seat, corner, True) is None:
                out.append(pick(AT, corner))

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        take_corner(s, r.seat, a.what)
        found_first_roost(s, r.seat, a.what)
        return r


class FirstRoostAtHome(ChooseHomeland):
    """K.eyrie_setup: on the edge of the map, with two clearings between it and any enemy homeland."""

    on_edge = True
    apart = TWO_BETWEEN

    def settle(self, s: Root, seat: int, clearing: int) -> None:
        found_first_roost(s, seat, clearing)


def found_first_roost(s: Root, seat: int, clearing: int) -> None:
    """A roost and six warriors; 7.3.3: then a leader is chosen."""
    place_piece(s, s.setup.first_kind[seat] + ROOST, clearing)
    placed = place_warriors(s, seat, clearing, START_WARRIORS)
    if s.events is not None:
        emit(s, FIRST_ROOST.of(seat, clearing, placed))
    push(s, CHOOSE_FIRST_LEADER, seat_record(seat))


class ChooseLeader(Step[Root, SeatRecord]):
    """One of the leaders that lie face up takes the lead; 7.3.4: the Loyal Viziers go where he wants them."""

    def __init__(self, name: str, law: str) -> None:
        self.name = name
        self.law = law

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        face_down = mat_of(s, r.seat).deposed
        out.extend([pick(LEAD, leader) for leader in range(len(LEADERS)) if not face_down >> leader & 1])

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        if a.verb != LEAD:
            return Refusal(self.law, "not-now")
        assert isinstance(a, Pick)
        return LEADER_FACE_DOWN.of(a.what) if mat_of(s, r.seat).deposed >> a.what & 1 else None

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        mat = mat_of(s, r.seat)
        mat.leader = a.what
        for column in range(PAST_COLUMNS):
            mat.viziers[column] = int(column in VIZIER_COLUMNS[a.what])
        if s.events is not None:
            emit(s, LEADER_CHOSEN.of(r.seat, a.what))
        return r


# --- Birdsong. 7.4


class EmergencyOrders(Step[Root, SeatRecord]):
    """With no card in hand draw one."""

    name = "eyrie.emergency-orders"
    law = "7.4.1"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if not s.zones[r.seat]:
            pause(s, r.seat)
            draw(s, r.seat, 1)
        return r


class Added(PublicRecord):
    """Cards added to the Decree this turn, and how many of them were birds."""

    fields = "seat cards:count birds:count"

    def __init__(self, seat: int, cards: int, birds: int) -> None:
        self.seat = seat
        self.cards = cards
        self.birds = birds

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.cards, self.birds)


class AddToDecree(Step[Root, SeatRecord]):
    """One or two cards go into the Decree."""

    name = "eyrie.add"
    law = "7.4.2"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        push(s, ADD_CARD, Added(r.seat, 0, 0))
        return r


class AddCard(Step[Root, Added]):
    """A card of the hand goes into any column: one must, a second may; at most one of them is a bird."""

    name = "eyrie.decree"
    law = "7.4.2"
    holds = Added
    verbs: tuple[int, ...] = (ADD, DONE)
    always_asked = True  # silence would tell that only birds are left in hand

    def seat(self, s: Root, r: Added) -> int:
        return r.seat if s.zones[r.seat] and r.cards < MOST_ADDED else NOBODY

    def options(self, s: Root, r: Added, out: list[Action]) -> None:
        if r.cards:
            out.append(DONE_ACTION)
        for card in members(s.zones[r.seat]):
            if cannot_add(s, r, card) is None:
                out.extend([pair(ADD, card, column) for column in range(PAST_COLUMNS)])

    def asks_nothing(self, s: Root, r: Added) -> bool:
        return one_answer(self, s, r, r.seat)

    def refusal(self, s: Root, r: Added, a: Action) -> Refusal | None:
        if a.verb == DONE:
            return None if r.cards else MUST_ADD
        if a.verb != ADD:
            return Refusal(self.law, "not-now")
        assert isinstance(a, Pair)
        return cannot_add(s, r, a.one)

    def take(self, s: Root, r: Added, a: Action) -> Added:
        if isinstance(a, Pair):
            lose_card(s, r.seat, a.one, s.setup.everybody, 0)
            mat_of(s, r.seat).decree[a.two] |= 1 << a.one
            if s.events is not None:
                emit(s, DECREE_ADDED.of(r.seat, a.one, a.two))
            birds = r.birds + int(s.setup.deck.suit[a.one] == BIRD)
            push(s, ADD_CARD, Added(r.seat, r.cards + 1, birds))
        return r


def cannot_add(s: Root, r: Added, card: int) -> Refusal | None:
    """7.4.2: a card of the hand, and only one bird."""
    if not s.zones[r.seat] >> card & 1:
        return ADD_FROM_HAND.of(card)
    if r.birds and s.setup.deck.suit[card] == BIRD:
        return ONE_BIRD_ONLY.of(card)
    return None


class PlaceNewRoost(Step[Root, SeatRecord]):
    """Without a roost: a new one and three warriors where the fewest warriors of all players stand.

    Only clearings that can take the roost are compared; where there is none, nothing happens.
    """

    name = "eyrie.new-roost"
    law = "7.4.3"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat if new_roost_sites(s, r.seat) else NOBODY

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        out.extend([pick(AT, clearing) for clearing in new_roost_sites(s, r.seat)])

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if isinstance(a, Pick):
            place_piece(s, s.setup.first_kind[r.seat] + ROOST, a.what)
            placed = place_warriors(s, r.seat, a.what, NEW_ROOST_WARRIORS)
            if s.events is not None:
                emit(s, NEW_ROOST.of(r.seat, a.what, placed))
        return r


def new_roost_sites(s: Root, seat: int) -> list[int]:
    """7.4.3: where a new roost may stand; nowhere as long as there is one."""
    if on_map(s, s.setup.first_kind[seat] + ROOST):
        return []
    fewest = -1
    sites: list[int] = []
    for clearing in range(s.clearings):
        if cannot_place(s, seat, clearing, True) is None:
            crowd = sum([troops(s, other, clearing) for other in range(s.setup.owners)])
            if fewest < 0 or crowd < fewest:
                fewest = crowd
                sites = [clearing]
            elif crowd == fewest:
                sites.append(clearing)
    return sites


# --- Daylight: after crafting the Decree is resolved. 7.5


def open_column(s: Root, seat: int, column: int) -> None:
    """From here on the cards of this column are due; a Loyal Vizier is a bird."""
    mat = mat_of(s, seat)
    mat.column = column
    for suit in range(SUIT_COUNT):
        mat.due[suit] = 0
    if column < PAST_COLUMNS:
        cards = mat.decree[column]
        mat.due[BIRD] = mat.viziers[column]
        if cards:
            for suit in range(SUIT_COUNT):
                mat.due[suit] += count(cards & s.setup.deck.of_suit[suit])


class OpenDecree(Step[Root, SeatRecord]):
    """The Decree is resolved from its leftmost column on."""

    name = "eyrie.open-decree"
    law = "7.5.2"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        open_column(s, r.seat, RECRUIT_COLUMN)
        push(s, RESOLVE_DECREE, r)
        return r


class ResolveDecree(TurnActions):
    """All cards of a column in any order, then the next column; other acts of Daylight come in between.

    Cards of one suit in a column are alike, so the suit is chosen.
    """

    def seat(self, s: Root, r: SeatRecord) -> int:
        mat = mat_of(s, r.seat)
        suits = 0
        for suit in range(SUIT_COUNT):
            if mat.due[suit]:
                suits += 1
        if suits > 1:
            return r.seat
        if suits == 0 and mat.column < PAST_COLUMNS:
            return NOBODY
        return r.seat if daylight_open(s, r.seat) or offers_open(s, r.seat) else NOBODY

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if a.verb >= 0:
            return super().take(s, r, a)
        mat = mat_of(s, r.seat)
        if mat.column == PAST_COLUMNS:
            return r
        push(s, self.id, r)
        for suit in range(SUIT_COUNT):
            if mat.due[suit]:
                carry_out(s, r.seat, suit)
                return r
        open_column(s, r.seat, mat.column + 1)
        return r


class ResolveCard(Act[Root]):
    """Choose which card of the column comes next.

    The order is free, so a card that cannot be resolved may come first: that is told apart by its verb.
    """

    law = "7.5.2"
    verb = RESOLVE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        mat = mat_of(s, seat)
        for suit in range(SUIT_COUNT):
            if mat.due[suit]:
                fully = can_resolve(s, seat, mat.column, suit)
                out.append(pick(RESOLVE if fully else GIVE_UP, suit))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        mat = mat_of(s, seat)
        if not mat.due[a.what]:
            return NOT_DUE.of(a.what)
        return None if can_resolve(s, seat, mat.column, a.what) else IMPOSSIBLE.of(a.what)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        carry_out(s, seat, a.what)


class GiveUp(Act[Root]):
    """Turn to a card that cannot be resolved fully, and fall into Turmoil; `ResolveCard` lists it."""

    law = "7.5.2"
    verb = GIVE_UP

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        mat = mat_of(s, seat)
        if not mat.due[a.what]:
            return NOT_DUE.of(a.what)
        return POSSIBLE.of(a.what) if can_resolve(s, seat, mat.column, a.what) else None

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        carry_out(s, seat, a.what)


class EndDecree(Act[Root]):
    """After the last card Daylight may end."""

    law = "7.5.2"
    verb = DONE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if mat_of(s, seat).column == PAST_COLUMNS:
            out.append(DONE_ACTION)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return None if mat_of(s, seat).column == PAST_COLUMNS else DECREE_UNFINISHED

    def take(self, s: Root, seat: int, a: Action) -> None:
        leave(s)


def can_resolve(s: Root, seat: int, column: int, suit: int) -> bool:
    """7.5.2: whether the column's action can be carried out fully for a card of the suit."""
    if column == RECRUIT_COLUMN:
        return s.supply[seat] >= recruits(s, seat) and bool(recruit_sites(s, seat, suit))
    if column == MOVE_COLUMN:
        return can_move(s, seat, s.matching[suit])
    if column == BATTLE_COLUMN:
        return can_battle(s, seat, s.matching[suit])
    return bool(build_sites(s, seat, suit))


def carry_out(s: Root, seat: int, suit: int) -> None:
    """7.5.2: resolve one card; what cannot be done fully is done as far as it goes, then Turmoil follows."""
    mat = mat_of(s, seat)
    column = mat.column
    mat.due[suit] -= 1
    if can_resolve(s, seat, column, suit):
        push(s, COLUMN_STEPS[column], Order(seat, suit))
        return
    if s.events is not None:
        emit(s, TURMOIL_BEGAN.of(seat, column, suit))
    push(s, TURMOIL, SeatRecord(seat))
    if column == RECRUIT_COLUMN and s.supply[seat] and recruit_sites(s, seat, suit):
        push(s, COLUMN_STEPS[column], Order(seat, suit))  # too few warriors: those that there are


class Order(PublicRecord):
    """A card of the Decree that is being resolved: whose, and its suit."""

    fields = "seat suit"

    def __init__(self, seat: int, suit: int) -> None:
        self.seat = seat
        self.suit = suit

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.suit)


def mismatch(s: Root, suit: int, clearing: int) -> Refusal | None:
    """7.5.2: the clearing must match the card; a bird matches every clearing."""
    return None if s.matching[suit] >> clearing & 1 else WRONG_SUIT


def recruits(s: Root, seat: int) -> int:
    """7.5.2.I: one warrior; 7.8.2: two under the Charismatic leader."""
    return 2 if mat_of(s, seat).leader == CHARISMATIC else 1


def cannot_recruit(s: Root, seat: int, suit: int, clearing: int) -> Refusal | None:
    """7.5.2.I: a matching clearing with a roost where nobody bars placing."""
    if not s.pieces[(s.setup.first_kind[seat] + ROOST) * s.places + clearing]:
        return NO_ROOST_THERE
    return mismatch(s, suit, clearing) or barred(s, seat, clearing)


def recruit_sites(s: Root, seat: int, suit: int) -> list[int]:
    return [c for c in range(s.clearings) if cannot_recruit(s, seat, suit, c) is None]


class Recruit(Step[Root, Order]):
    """Place a warrior at a roost in a matching clearing."""

    name = "eyrie.recruit"
    law = "7.5.2.I"
    holds = Order

    def seat(self, s: Root, r: Order) -> int:
        return r.seat

    def options(self, s: Root, r: Order, out: list[Action]) -> None:
        out.extend([pick(AT, clearing) for clearing in recruit_sites(s, r.seat, r.suit)])

    def refusal(self, s: Root, r: Order, a: Action) -> Refusal | None:
        if a.verb != AT:
            return Refusal(self.law, "not-now")
        assert isinstance(a, Pick)
        return cannot_recruit(s, r.seat, r.suit, a.what)

    def take(self, s: Root, r: Order, a: Action) -> Order:
        assert isinstance(a, Pick)
        placed = place_warriors(s, r.seat, a.what, recruits(s, r.seat))
        if s.events is not None:
            emit(s, EYRIE_RECRUITED.of(r.seat, a.what, placed))
        return r


class Move(Step[Root, Order]):
    """Move at least one warrior out of a matching clearing."""

    name = "eyrie.move"
    law = "7.5.2.II"
    verbs: tuple[int, ...] = (MOVE,)
    holds = Order

    def seat(self, s: Root, r: Order) -> int:
        return r.seat

    def options(self, s: Root, r: Order, out: list[Action]) -> None:
        list_moves(s, r.seat, s.matching[r.suit], out)

    def refusal(self, s: Root, r: Order, a: Action) -> Refusal | None:
        if a.verb != MOVE:
            return Refusal(self.law, "not-now")
        assert isinstance(a, Triple)
        return mismatch(s, r.suit, a.one) or refuse_move(s, r.seat, a)

    def take(self, s: Root, r: Order, a: Action) -> Order:
        take_move(s, r.seat, a)
        return r


class Battle(Step[Root, Order]):
    """Start a battle in a matching clearing."""

    name = "eyrie.battle"
    law = "7.5.2.III"
    verbs: tuple[int, ...] = (FIGHT,)
    holds = Order

    def seat(self, s: Root, r: Order) -> int:
        return r.seat

    def options(self, s: Root, r: Order, out: list[Action]) -> None:
        list_battles(s, r.seat, s.matching[r.suit], out)

    def refusal(self, s: Root, r: Order, a: Action) -> Refusal | None:
        if a.verb != FIGHT:
            return Refusal(self.law, "not-now")
        assert isinstance(a, Pair)
        return mismatch(s, r.suit, a.one) or refuse_battle(s, r.seat, a)

    def take(self, s: Root, r: Order, a: Action) -> Order:
        take_battle(s, r.seat, a)
        return r


def cannot_build_roost(s: Root, seat: int, suit: int, clearing: int) -> Refusal | None:
    """7.5.2.IV: a matching clearing that the Eyrie rule, without a roost, with an open slot, not barred."""
    if s.ruler[clearing] != seat:
        return ROOST_NEEDS_RULE
    if s.pieces[(s.setup.first_kind[seat] + ROOST) * s.places + clearing]:
        return ROOST_THERE
    return mismatch(s, suit, clearing) or cannot_place(s, seat, clearing, True)


def build_sites(s: Root, seat: int, suit: int) -> list[int]:
    """Where a roost can be built; nowhere when all are on the map."""
    if not s.unplaced[s.setup.first_kind[seat] + ROOST]:
        return []
    return [c for c in range(s.clearings) if cannot_build_roost(s, seat, suit, c) is None]


class Build(Step[Root, Order]):
    """Place a roost in a ruled matching clearing that has none."""

    name = "eyrie.build"
    law = "7.5.2.IV"
    holds = Order

    def seat(self, s: Root, r: Order) -> int:
        return r.seat

    def options(self, s: Root, r: Order, out: list[Action]) -> None:
        out.extend([pick(AT, clearing) for clearing in build_sites(s, r.seat, r.suit)])

    def refusal(self, s: Root, r: Order, a: Action) -> Refusal | None:
        if a.verb != AT:
            return Refusal(self.law, "not-now")
        assert isinstance(a, Pick)
        return cannot_build_roost(s, r.seat, r.suit, a.what)

    def take(self, s: Root, r: Order, a: Action) -> Order:
        assert isinstance(a, Pick)
        place_piece(s, s.setup.first_kind[r.seat] + ROOST, a.what)
        if s.events is not None:
            emit(s, ROOST_BUILT.of(r.seat, a.what))
        return r


# --- Evening. 7.6


class ScoreRoosts(Step[Root, SeatRecord]):
    """Points of the rightmost free space of the roost track."""

    name = "eyrie.score"
    law = "7.6.1"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        roosts = on_map(s, s.setup.first_kind[r.seat] + ROOST)
        score(s, r.seat, ROOST_POINTS[roosts], self.law)
        return r


# --- Turmoil. 7.7


class Humiliate(Step[Root, SeatRecord]):
    """A point is lost for each bird in the Decree, Loyal Viziers included."""

    name = "eyrie.humiliate"
    law = "7.7.1"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        mat = mat_of(s, r.seat)
        birds = 0
        for column in range(PAST_COLUMNS):
            birds += mat.viziers[column] + count(mat.decree[column] & s.setup.deck.of_suit[BIRD])
        if s.events is not None:
            emit(s, HUMILIATED.of(r.seat, birds))
        add_points(s, r.seat, -birds)
        return r


class Purge(Step[Root, SeatRecord]):
    """All cards of the Decree are discarded; the Loyal Viziers stay with the Eyrie."""

    name = "eyrie.purge"
    law = "7.7.2"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        mat = mat_of(s, r.seat)
        purged = 0
        for column in range(PAST_COLUMNS):
            cards = members(mat.decree[column])
            mat.decree[column] = 0
            purged += len(cards)
            for card in cards:
                discard_card(s, card)
        if s.events is not None:
            emit(s, PURGED.of(r.seat, purged))
        return r


class Depose(Step[Root, SeatRecord]):
    """The leader is laid aside face down; 7.7.3.I: when none lies face up any more, all do again."""

    name = "eyrie.depose"
    law = "7.7.3"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        mat = mat_of(s, r.seat)
        if mat.leader == NONE:  # a position need not name one while others have their turns
            return r
        mat.deposed |= 1 << mat.leader
        if s.events is not None:
            emit(s, LEADER_DEPOSED.of(r.seat, mat.leader))
        if mat.deposed == ALL_LEADERS:
            mat.deposed = 0
            if s.events is not None:
                emit(s, NEW_CLUTCH.of(r.seat))
        return r


class Rest(Step[Root, SeatRecord]):
    """Daylight ends: the rest of the Decree is left, and Evening begins."""

    name = "eyrie.rest"
    law = "7.7.4"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        open_column(s, r.seat, PAST_COLUMNS)
        leave(s)
        pause(s, r.seat)
        return r


PLACE_FIRST_ROOST: Final = register(PlaceFirstRoost())
FIRST_ROOST_AT_HOME: Final = register(FirstRoostAtHome("eyrie.homeland"))
CHOOSE_FIRST_LEADER: Final = register(ChooseLeader("eyrie.first-leader", "7.3.3"))
EMERGENCY_ORDERS: Final = register(EmergencyOrders())
ADD_TO_DECREE: Final = register(AddToDecree())
ADD_CARD: Final = register(AddCard())
PLACE_NEW_ROOST: Final = register(PlaceNewRoost())
OPEN_DECREE: Final = register(OpenDecree())
RESOLVE_DECREE: Final = register(
    ResolveDecree(
        "eyrie.resolve",
        "7.5.2",
        [ResolveCard(), GiveUp(), *daylight_acts(), EndDecree()],
        always_asked=True,  # silence would tell that no dominance card is in hand
    )
)
COLUMN_STEPS: Final = [register(Recruit()), register(Move()), register(Battle()), register(Build())]
SCORE_ROOSTS: Final = register(ScoreRoosts())
TURMOIL: Final = sequence(
    register(Humiliate()),
    register(Purge()),
    register(Depose()),
    register(ChooseLeader("eyrie.new-leader", "7.7.3")),
    register(Rest()),
)
leads_to(ADD_TO_DECREE, ADD_CARD)
leads_to(OPEN_DECREE, RESOLVE_DECREE, *COLUMN_STEPS)
FACTION: Final = Eyrie()
