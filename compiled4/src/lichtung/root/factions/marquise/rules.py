"""Marquise de Cat (Marquise de Katz). Law 6."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import Act, SeatRecord, Step, emit, leave, push, register
from lichtung.root.actions import (
    AT,
    DONE_ACTION,
    FIGHT,
    GIVE,
    MOVE,
    Pair,
    Pick,
    effect,
    pair,
    pick,
    plain,
    verb,
)
from lichtung.root.battle import LOSE_PIECES, list_battles, refuse_battle, take_battle
from lichtung.root.cards import count, members
from lichtung.root.crafting import activate_piece, power_of_pieces
from lichtung.root.editions import OwnLaw, Switch
from lichtung.root.effects import Finish
from lichtung.root.factions.marquise.advanced import CHOOSE_HOMELANDS
from lichtung.root.factions.marquise.editions import SWITCHES, MarquiseLaw, law_of
from lichtung.root.factions.marquise.keep import KEEP_PLACED, garrison, keeps_out, where_is
from lichtung.root.factions.marquise.kinds import KEEP, RECRUITER, SAWMILL, WOOD, WORKSHOP
from lichtung.root.factions.marquise.mat import empty_mat, mat_of
from lichtung.root.fields import Mat
from lichtung.root.hands import spend
from lichtung.root.map import BIRD
from lichtung.root.moving import list_moves, refuse_move, take_move
from lichtung.root.opening import take_corner
from lichtung.root.paths import land_neighbours, neighbours
from lichtung.root.pieces import (
    REMOVED,
    REPLACED,
    barred,
    call_back,
    cannot_place,
    on_map,
    place_piece,
    place_warriors,
    reach_supply,
    remove_piece,
    rules,
)
from lichtung.root.possible import mat_key, need_corner, need_homeland
from lichtung.root.scoring import score
from lichtung.root.silence import one_answer
from lichtung.root.state import NONE, WARRIOR, Faction, PieceKind, Removed, Root, Trigger
from lichtung.root.turn import CRAFT_FIRST, DRAW_AND_DISCARD, TurnActions, daylight_acts, plan

WOOD_COST: Final = (0, 1, 2, 3, 3, 4)
BUILD_POINTS: Final = ((0, 1, 2, 3, 4, 5), (0, 2, 2, 3, 4, 5), (0, 1, 2, 3, 3, 4))
BUILDINGS: Final = ("sawmill", "workshop", "recruiter")
RECRUITERS_FOR_CARD: Final = (3, 5)  # on the map, for a card more in the Evening
ACTIONS_A_TURN: Final = 3
MOVES_A_MARCH: Final = 2

BUILD: Final = verb("build", "piece clearing")
RECRUIT: Final = verb("recruit")
OVERWORK: Final = verb("overwork", "card clearing")
PAY_WOOD: Final = verb("wood", "clearing")
BUY_ACTION: Final = verb("hurry", "card")
HOSPITAL: Final = effect("field-hospital")

WOOD_PLACED: Final = Event("6.4", "wood-placed", "seat clearing count")
BUILT: Final = Event("6.5.4", "built", "seat piece clearing")
RECRUITED_THERE: Final = Event("6.5.3", "recruited", "seat clearing count")
OVERWORKED: Final = Event("6.5.5", "overworked", "seat card clearing count")
ACTION_BOUGHT: Final = Event("6.5", "action-bought", "seat card")
HEALED: Final = Event("6.2.3", "healed", "seat card clearing count")

NO_ACTIONS_LEFT: Final = Refusal("6.5", "no-actions-left")
MARCHING: Final = Refusal("6.5.2", "marching")
RECRUITED_ALREADY: Final = Refusal("6.5.3", "recruited-already")
NO_RECRUITER: Final = Refusal("6.5.3", "no-recruiter")
NOT_A_BUILDING: Final = Refusal("6.5.4.I", "not-your-building", "piece")
NONE_LEFT: Final = Refusal("6.5.4.I", "none-left", "piece")
NOT_RULED: Final = Refusal("6.5.4.II", "not-ruled")  # without arguments: listing meets it often
TOO_LITTLE_WOOD: Final = Refusal("6.5.4.II", "too-little-wood", "clearing count")
NO_SAWMILL: Final = Refusal("6.5.5", "no-sawmill", "clearing")
CARD_DOES_NOT_MATCH: Final = Refusal("6.5.5", "card-does-not-match", "card clearing")
NEED_BIRD: Final = Refusal("6.5", "need-bird", "card")
ACTIONS_REMAIN: Final = Refusal("6.5", "actions-remain", "count")


class Marquise(Faction):
    """Holds the woodland with her keep, wood and buildings."""

    id = "marquise"
    colours: tuple[str, ...] = ("#e07b2a",)
    letter = "A"
    starts_in_corner = True
    warriors = 25  # 6.3.1
    militant = True
    switches: tuple[Switch, ...] = SWITCHES
    crafts_by = "6.5"

    def __init__(self) -> None:
        self.setup_step = PLACE_KEEP
        self.advanced_step = CHOOSE_HOMELANDS
        self.lose_step = LOSE_PIECES
        self.plan = plan((PLACE_WOOD,), (CRAFT_FIRST, ACTIONS), DRAW_AND_DISCARD)

    def piece_kinds(self) -> list[PieceKind]:
        """6.3.1: eight wood; 6.3.5: all buildings but the first ones wait on their tracks."""
        return [
            PieceKind("sawmill", True, 6),
            PieceKind("workshop", True, 6, crafts=True),
            PieceKind("recruiter", True, 6),
            PieceKind("wood", False, 8),
            PieceKind("keep", False, 1, returns=False),  # 6.2.2: lost for good
        ]

    def facts(self) -> dict[str, object]:
        return {
            "wood_cost": list(WOOD_COST),
            "build_points": dict(zip(BUILDINGS, [list(row) for row in BUILD_POINTS], strict=True)),
            "recruiters_for_card": list(RECRUITERS_FOR_CARD),
            "actions": ACTIONS_A_TURN,
            "moves": MOVES_A_MARCH,
        }

    def own_law(self, on: dict[str, bool]) -> OwnLaw:
        return MarquiseLaw(on)

    def empty_mat(self, seats: int) -> Mat:
        return empty_mat(seats)

    def turn_begins(self, s: Root, me: int, active: int) -> None:
        """6.5: three actions, and one recruiting, in each turn."""
        if active == me:
            mat = mat_of(s, me)
            mat.actions_left = ACTIONS_A_TURN
            mat.moves_left = 0
            mat.recruited = 0

    def crafting_power(self, s: Root, seat: int) -> list[int]:
        """6.2.1: workshops craft."""
        return power_of_pieces(s, s.setup.first_kind[seat] + WORKSHOP)

    def activate(self, s: Root, seat: int, suit: int) -> None:
        activate_piece(s, s.setup.first_kind[seat] + WORKSHOP, suit)

    def draw_bonus(self, s: Root, seat: int) -> int:
        """6.6: a card more from three and from five recruiters on."""
        n = on_map(s, s.setup.first_kind[seat] + RECRUITER)
        return sum([int(n >= least) for least in RECRUITERS_FOR_CARD])

    def cannot_place(self, s: Root, me: int, placer: int, place: int) -> Refusal | None:
        """6.2.2: only the Marquise places pieces in the keep's clearing."""
        return keeps_out(s, s.setup.first_kind[me] + KEEP, placer, place)

    def check_position(self, s: Root, seat: int) -> None:
        """6.3.2: the keep is placed in a corner and never moves; 6.5: three actions, more for birds.

        K.marquise_setup: or in a homeland.
        """
        keep = s.setup.first_kind[seat] + KEEP
        if s.setup.advanced:
            need_homeland(s, seat, keep)
        else:
            need_corner(s, keep)
        most = ACTIONS_A_TURN
        if law_of(s, seat).birds_buy_any_time:  # else more are bought one by one
            most += count(s.setup.deck.of_suit[BIRD])
        if mat_of(s, seat).actions_left > most:
            raise LichtungError("position-want", mat_key(s, seat, "actions-left"), want=f"0..{most}")

    def pieces_removed(self, s: Root, me: int, removed: list[Removed]) -> list[Trigger]:
        """6.2.3: her warriors removed from a clearing may be saved, whatever removed them."""
        if not s.zones[me] or hospital(s, me) == NONE:
            return []
        fallen = [0] * s.places
        step = FIELD_HOSPITAL
        for group in removed:
            if group.owner == me and group.kind == WARRIOR:
                fallen[group.place] += group.count
                if group.way == REPLACED and reach_supply(s, REPLACED) and not reach_supply(s, REMOVED):
                    step = HOSPITAL_FOR_REPLACED  # one is replaced by itself, and lies where others would not
        return [
            Trigger(step, Fallen(me, clearing, fallen[clearing]), HOSPITAL, clearing)
            for clearing in range(s.clearings)
            if fallen[clearing]
        ]


def keep_clearing(s: Root, seat: int) -> int:
    """Where the keep stands, or NONE."""
    return where_is(s, s.setup.first_kind[seat] + KEEP)


def hospital(s: Root, seat: int) -> int:
    """6.2.3: the clearing that takes the wounded in, or NONE: no keep any more, or nothing may enter."""
    keep = keep_clearing(s, seat)
    return NONE if keep == NONE or barred(s, seat, keep) is not None else keep


def sites_of(s: Root, seat: int, kind: int) -> list[int]:
    """How many of her buildings of a kind stand in each clearing where pieces may be placed."""
    base = (s.setup.first_kind[seat] + kind) * s.places
    found = s.pieces[base : base + s.clearings]
    for clearing in range(s.clearings):
        if found[clearing] and barred(s, seat, clearing) is not None:
            found[clearing] = 0
    return found


# --- Field hospitals. 6.2.3


class Fallen(PublicRecord):
    """Warriors of one clearing that fell together."""

    fields = "seat clearing count"

    def __init__(self, seat: int, clearing: int, count: int) -> None:
        self.seat = seat
        self.clearing = clearing
        self.count = count

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.clearing, self.count)


class FieldHospital(Step[Root, Fallen]):
    """A card matching the clearing brings the fallen warriors back to the keep, before they go elsewhere."""

    law = "6.2.3"
    holds = Fallen
    always_asked = True  # silence would tell that no card matches

    def __init__(self, name: str, way: int) -> None:
        self.name = name
        self.way = way  # how they left the map

    def seat(self, s: Root, r: Fallen) -> int:
        return r.seat if s.zones[r.seat] and hospital(s, r.seat) != NONE else NOBODY

    def options(self, s: Root, r: Fallen, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        matching = s.setup.deck.matching_any[s.suits[r.clearing]]
        out.extend([pick(GIVE, card) for card in members(s.zones[r.seat] & matching)])

    def asks_nothing(self, s: Root, r: Fallen) -> bool:
        return one_answer(self, s, r, r.seat)

    def take(self, s: Root, r: Fallen, a: Action) -> Fallen:
        if isinstance(a, Pick):
            spend(s, r.seat, a.what)
            call_back(s, r.seat, r.count, self.way)
            place_warriors(s, r.seat, hospital(s, r.seat), r.count)
            if s.events is not None:
                emit(s, HEALED.of(r.seat, a.what, r.clearing, r.count))
        return r


# --- Setup. 6.3


class PlaceKeep(Step[Root, SeatRecord]):
    """The keep goes to a corner; one warrior everywhere but in the opposite corner."""

    name = "marquise.keep"
    law = "6.3.2"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        out.extend([pick(AT, corner) for corner in s.setup.map.corners])

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        place_piece(s, s.setup.first_kind[r.seat] + KEEP, a.what)
        take_corner(s, r.seat, a.what)
        if s.events is not None:
            emit(s, KEEP_PLACED.of(r.seat, a.what))
        garrison(s, r.seat, a.what)
        push(s, STARTING_BUILDING, Starting(r.seat, a.what, SAWMILL))
        return r


class Starting(PublicRecord):
    """Which starting building is to be placed."""

    fields = "seat keep:clearing kind:sawmill|workshop|recruiter"

    def __init__(self, seat: int, keep: int, kind: int) -> None:
        self.seat = seat
        self.keep = keep
        self.kind = kind

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.keep, self.kind)


class StartingBuilding(Step[Root, Starting]):
    """A sawmill, a workshop and a recruiter at the keep or next to it."""

    name = "marquise.starting-building"
    law = "6.3.4"
    holds = Starting

    def seat(self, s: Root, r: Starting) -> int:
        return r.seat

    def options(self, s: Root, r: Starting, out: list[Action]) -> None:
        for clearing in sorted([r.keep, *land_neighbours(s, r.keep)]):
            if s.slots[clearing] > 0:
                out.append(pick(AT, clearing))

    def take(self, s: Root, r: Starting, a: Action) -> Starting:
        assert isinstance(a, Pick)
        kind = s.setup.first_kind[r.seat] + r.kind
        place_piece(s, kind, a.what)
        if s.events is not None:
            emit(s, BUILT.of(r.seat, kind, a.what))
        if r.kind < RECRUITER:
            push(s, STARTING_BUILDING, Starting(r.seat, r.keep, r.kind + 1))
        return r


# --- Birdsong. 6.4


class PlaceWood(Step[Root, SeatRecord]):
    """One wood at each sawmill; with too little wood she chooses where."""

    name = "marquise.wood"
    law = "6.4"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return NOBODY

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        base = s.setup.first_kind[r.seat]
        mills = sites_of(s, r.seat, SAWMILL)
        if s.unplaced[base + WOOD] < sum(mills):
            if s.unplaced[base + WOOD]:
                push(s, SCARCE_WOOD, Mills(r.seat, tuple(mills)))
            return r
        for clearing in range(s.clearings):
            for _ in range(mills[clearing]):
                place_piece(s, base + WOOD, clearing)
            if mills[clearing] and s.events is not None:
                emit(s, WOOD_PLACED.of(r.seat, clearing, mills[clearing]))
        return r


class Mills(PublicRecord):
    """Sawmills that have no new wood yet, by clearing."""

    fields = "seat mills:clearing#"

    def __init__(self, seat: int, mills: tuple[int, ...]) -> None:
        self.seat = seat
        self.mills = mills

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.mills)


class ScarceWood(Step[Root, Mills]):
    """As many wood tokens as there are, where she likes."""

    name = "marquise.scarce-wood"
    laws = ("2.5", "6.4")
    law = "6.4"
    holds = Mills

    def seat(self, s: Root, r: Mills) -> int:
        return r.seat

    def options(self, s: Root, r: Mills, out: list[Action]) -> None:
        out.extend([pick(AT, c) for c in range(s.clearings) if r.mills[c]])

    def take(self, s: Root, r: Mills, a: Action) -> Mills:
        assert isinstance(a, Pick)
        wood = s.setup.first_kind[r.seat] + WOOD
        place_piece(s, wood, a.what)
        if s.events is not None:
            emit(s, WOOD_PLACED.of(r.seat, a.what, 1))
        if s.unplaced[wood]:
            rest = tuple(n - 1 if c == a.what else n for c, n in enumerate(r.mills))
            push(s, SCARCE_WOOD, Mills(r.seat, rest))
        return r


# --- Daylight. 6.5


def cannot_act(s: Root, seat: int) -> Refusal | None:
    """6.5: three actions a turn; a march under way is finished first."""
    mat = mat_of(s, seat)
    if mat.moves_left:
        return MARCHING
    return None if mat.actions_left else NO_ACTIONS_LEFT


def use_action(s: Root, seat: int) -> None:
    mat_of(s, seat).actions_left -= 1


class Battle(Act[Root]):
    """Start a battle."""

    law = "6.5.1"
    verb = FIGHT

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if cannot_act(s, seat) is None:
            list_battles(s, seat, s.setup.everywhere, out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return cannot_act(s, seat) or refuse_battle(s, seat, a)

    def take(self, s: Root, seat: int, a: Action) -> None:
        use_action(s, seat)
        take_battle(s, seat, a)


class March(Act[Root]):
    """Up to two moves."""

    law = "6.5.2"
    verb = MOVE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if mat_of(s, seat).moves_left or cannot_act(s, seat) is None:
            list_moves(s, seat, s.setup.everywhere, out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        if not mat_of(s, seat).moves_left and not mat_of(s, seat).actions_left:
            return NO_ACTIONS_LEFT
        return refuse_move(s, seat, a)

    def take(self, s: Root, seat: int, a: Action) -> None:
        mat = mat_of(s, seat)
        if mat.moves_left:
            mat.moves_left -= 1
        else:
            use_action(s, seat)
            mat.moves_left = MOVES_A_MARCH - 1
        take_move(s, seat, a)


class Recruit(Act[Root]):
    """One warrior at each recruiter, once a turn."""

    law = "6.5.3"
    verb = RECRUIT

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if self.cannot_recruit(s, seat) is None:
            out.append(plain(RECRUIT))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return self.cannot_recruit(s, seat)

    def cannot_recruit(self, s: Root, seat: int) -> Refusal | None:
        refused = cannot_act(s, seat)
        if refused is not None:
            return refused
        if mat_of(s, seat).recruited:
            return RECRUITED_ALREADY
        return None if on_map(s, s.setup.first_kind[seat] + RECRUITER) else NO_RECRUITER

    def take(self, s: Root, seat: int, a: Action) -> None:
        use_action(s, seat)
        mat_of(s, seat).recruited = 1
        posts = sites_of(s, seat, RECRUITER)
        if s.supply[seat] < sum(posts):
            if s.supply[seat]:
                push(s, SCARCE_RECRUITS, Mills(seat, tuple(posts)))
            return
        for clearing in range(s.clearings):
            if posts[clearing]:
                place_warriors(s, seat, clearing, posts[clearing])
                if s.events is not None:
                    emit(s, RECRUITED_THERE.of(seat, clearing, posts[clearing]))


class ScarceRecruits(Step[Root, Mills]):
    """As many warriors as the supply has, where she likes."""

    name = "marquise.scarce-recruits"
    laws = ("2.5", "6.5.3")
    law = "6.5.3"
    holds = Mills

    def seat(self, s: Root, r: Mills) -> int:
        return r.seat

    def options(self, s: Root, r: Mills, out: list[Action]) -> None:
        out.extend([pick(AT, c) for c in range(s.clearings) if r.mills[c]])

    def take(self, s: Root, r: Mills, a: Action) -> Mills:
        assert isinstance(a, Pick)
        place_warriors(s, r.seat, a.what, 1)
        if s.events is not None:
            emit(s, RECRUITED_THERE.of(r.seat, a.what, 1))
        if s.supply[r.seat]:
            rest = tuple(n - 1 if c == a.what else n for c, n in enumerate(r.mills))
            push(s, SCARCE_RECRUITS, Mills(r.seat, rest))
        return r


def build_cost(s: Root, kind: int) -> int:
    """6.5.4.I: the wood that the next building of a kind costs."""
    return WOOD_COST[len(WOOD_COST) - s.unplaced[kind]]


def wood_routes(s: Root, seat: int, site: int) -> list[int]:
    """6.5.4.II: the site and all clearings joined to it through clearings that she rules."""
    found = [site]
    for clearing in found:
        for near in neighbours(s, seat, clearing):
            if s.ruler[near] == seat and near not in found:
                found.append(near)
    return found


def wood_within(s: Root, seat: int, clearings: list[int]) -> int:
    base = (s.setup.first_kind[seat] + WOOD) * s.places
    return sum([s.pieces[base + c] for c in clearings])


def cannot_build_at(s: Root, seat: int, clearing: int) -> Refusal | None:
    """6.5.4.II, 2.2.3: a clearing that she rules with an open slot."""
    if not rules(s, seat, clearing):
        return NOT_RULED
    return cannot_place(s, seat, clearing, True)


class Build(Act[Root]):
    """Place a building in a ruled clearing, pay its wood, score its points."""

    law = "6.5.4"
    verb = BUILD

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if cannot_act(s, seat) is not None:
            return
        base = s.setup.first_kind[seat]
        costs = [build_cost(s, kind) if s.unplaced[kind] else 99 for kind in range(base, base + WOOD)]
        cheapest = min(costs)
        if wood_within(s, seat, list(range(s.clearings))) < cheapest:
            return
        within = [NONE] * s.places  # wood that clearings joined by her rule share
        for clearing in range(s.clearings):
            if cannot_build_at(s, seat, clearing) is None:
                if within[clearing] == NONE:
                    routes = wood_routes(s, seat, clearing)
                    wood = wood_within(s, seat, routes)
                    for joined in routes:
                        within[joined] = wood
                for kind in range(base, base + WOOD):
                    if costs[kind - base] <= within[clearing]:
                        out.append(pair(BUILD, kind, clearing))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        refused = cannot_act(s, seat)
        if refused is not None:
            return refused
        base = s.setup.first_kind[seat]
        if not base <= a.one < base + WOOD:
            return NOT_A_BUILDING.of(a.one)
        if not s.unplaced[a.one]:
            return NONE_LEFT.of(a.one)
        refused = cannot_build_at(s, seat, a.two)
        cost = build_cost(s, a.one)
        if refused is None and wood_within(s, seat, wood_routes(s, seat, a.two)) < cost:
            refused = TOO_LITTLE_WOOD.of(a.two, cost)
        return refused

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        use_action(s, seat)
        push(s, RAISE_BUILDING, Site(seat, a.one, a.two, 0))
        cost = build_cost(s, a.one)
        if s.setup.ask.more_strength:
            joined = sum([1 << clearing for clearing in wood_routes(s, seat, a.two)])
            push(s, PAY_FROM_JOINED, Bill(seat, joined, cost))
        else:
            push(s, PAY_FOR, Site(seat, a.one, a.two, cost))


class Site(PublicRecord):
    """A building about to be placed, and the wood still to be paid."""

    fields = "seat kind:piece clearing due:count"

    def __init__(self, seat: int, kind: int, clearing: int, due: int) -> None:
        self.seat = seat
        self.kind = kind
        self.clearing = clearing
        self.due = due

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.kind, self.clearing, self.due)


def list_wood(s: Root, seat: int, clearings: list[int], out: list[Action]) -> None:
    """6.5.4.II: from where she can pay a wood."""
    row = (s.setup.first_kind[seat] + WOOD) * s.places
    out.extend([pick(PAY_WOOD, clearing) for clearing in clearings if s.pieces[row + clearing]])


def pay_all_wood(s: Root, seat: int, clearings: list[int]) -> None:
    """6.5.4.II: as much as there is."""
    wood = s.setup.first_kind[seat] + WOOD
    for clearing in clearings:
        for _ in range(s.pieces[wood * s.places + clearing]):
            remove_piece(s, wood, clearing)


class PayFor(Step[Root, Site]):
    """Wood comes from the site and from clearings joined to it by her rule."""

    name = "marquise.pay-wood"
    law = "6.5.4.II"
    holds = Site

    def seat(self, s: Root, r: Site) -> int:
        if r.due == 0:
            return NOBODY
        routes = wood_routes(s, r.seat, r.clearing)
        return NOBODY if wood_within(s, r.seat, routes) == r.due else r.seat

    def options(self, s: Root, r: Site, out: list[Action]) -> None:
        list_wood(s, r.seat, sorted(wood_routes(s, r.seat, r.clearing)), out)

    def take(self, s: Root, r: Site, a: Action) -> Site:
        if isinstance(a, Pick):
            remove_piece(s, s.setup.first_kind[r.seat] + WOOD, a.what)
            push(s, PAY_FOR, Site(r.seat, r.kind, r.clearing, r.due - 1))
        elif r.due:  # exactly enough
            pay_all_wood(s, r.seat, wood_routes(s, r.seat, r.clearing))
        return r


class Bill(PublicRecord):
    """The wood still to be paid, and the clearings that it may come from."""

    fields = "seat joined:clearing* due:count"

    def __init__(self, seat: int, joined: int, due: int) -> None:
        self.seat = seat
        self.joined = joined
        self.due = due

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.joined, self.due)


class PayFromJoined(Step[Root, Bill]):
    """The same where tokens may count for rule: what was joined when she began to build stays so.

    Her rule may hang on the very wood that she pays with.
    """

    name = "marquise.pay-joined-wood"
    law = "6.5.4.II"
    holds = Bill

    def seat(self, s: Root, r: Bill) -> int:
        if r.due == 0:
            return NOBODY
        return NOBODY if wood_within(s, r.seat, members(r.joined)) == r.due else r.seat

    def options(self, s: Root, r: Bill, out: list[Action]) -> None:
        list_wood(s, r.seat, members(r.joined), out)

    def take(self, s: Root, r: Bill, a: Action) -> Bill:
        if isinstance(a, Pick):
            remove_piece(s, s.setup.first_kind[r.seat] + WOOD, a.what)
            push(s, PAY_FROM_JOINED, Bill(r.seat, r.joined, r.due - 1))
        elif r.due:
            pay_all_wood(s, r.seat, members(r.joined))
        return r


class RaiseBuilding(Step[Root, Site]):
    """The building comes from the left of its track and scores the space that it uncovers."""

    name = "marquise.raise"
    law = "6.5.4.III"
    holds = Site

    def take(self, s: Root, r: Site, a: Action) -> Site:
        kind = r.kind - s.setup.first_kind[r.seat]
        points = BUILD_POINTS[kind][len(WOOD_COST) - s.unplaced[r.kind]]
        place_piece(s, r.kind, r.clearing)
        if s.events is not None:
            emit(s, BUILT.of(r.seat, r.kind, r.clearing))
        score(s, r.seat, points)
        return r


class Overwork(Act[Root]):
    """Spend a card that matches a sawmill's clearing for a wood there."""

    law = "6.5.5"
    verb = OVERWORK

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if cannot_act(s, seat) is not None or not s.zones[seat]:
            return
        mills = sites_of(s, seat, SAWMILL)
        for clearing in range(s.clearings):
            if mills[clearing]:
                matching = s.setup.deck.matching_any[s.suits[clearing]]
                out.extend([pair(OVERWORK, card, clearing) for card in members(s.zones[seat] & matching)])

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        refused = cannot_act(s, seat)
        if refused is not None:
            return refused
        if not s.pieces[(s.setup.first_kind[seat] + SAWMILL) * s.places + a.two]:
            return NO_SAWMILL.of(a.two)
        matching = s.setup.deck.matching_any[s.suits[a.two]]
        if not s.zones[seat] & matching & 1 << a.one:
            return CARD_DOES_NOT_MATCH.of(a.one, a.two)
        return barred(s, seat, a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        use_action(s, seat)
        spend(s, seat, a.one)
        wood = s.setup.first_kind[seat] + WOOD
        placed = min(1, s.unplaced[wood])  # 2.5: none left is none placed
        if placed:
            place_piece(s, wood, a.two)
        if s.events is not None:
            emit(s, OVERWORKED.of(seat, a.one, a.two, placed))


def buys_action_now(s: Root, seat: int) -> bool:
    """6.5: never within an action, and by the early Law not before the three are taken."""
    mat = mat_of(s, seat)
    return not mat.moves_left and (not mat.actions_left or law_of(s, seat).birds_buy_any_time)


class BuyAction(Act[Root]):
    """Each bird card buys one more action: after the three, or at any time between actions."""

    law = "6.5"
    verb = BUY_ACTION

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if buys_action_now(s, seat):
            birds = s.zones[seat] & s.setup.deck.of_suit[BIRD]
            out.extend([pick(BUY_ACTION, card) for card in members(birds)])

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        mat = mat_of(s, seat)
        if mat.moves_left:
            return MARCHING
        if not buys_action_now(s, seat):
            return ACTIONS_REMAIN.of(mat.actions_left)
        if not s.zones[seat] & s.setup.deck.of_suit[BIRD] & 1 << a.what:
            return NEED_BIRD.of(a.what)
        return None

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        spend(s, seat, a.what)
        mat_of(s, seat).actions_left += 1
        if s.events is not None:
            emit(s, ACTION_BOUGHT.of(seat, a.what))


class Stop(Finish):
    """End a march before its second move, or else Daylight."""

    law = "6.5.2"

    def take(self, s: Root, seat: int, a: Action) -> None:
        if mat_of(s, seat).moves_left:
            mat_of(s, seat).moves_left = 0
        else:
            leave(s)


FIELD_HOSPITAL: Final = register(FieldHospital("marquise.field-hospital", REMOVED))
HOSPITAL_FOR_REPLACED: Final = register(FieldHospital("marquise.hospital-replaced", REPLACED))
PLACE_KEEP: Final = register(PlaceKeep())
STARTING_BUILDING: Final = register(StartingBuilding())
PLACE_WOOD: Final = register(PlaceWood())
SCARCE_WOOD: Final = register(ScarceWood())
SCARCE_RECRUITS: Final = register(ScarceRecruits())
PAY_FOR: Final = register(PayFor())
PAY_FROM_JOINED: Final = register(PayFromJoined())
RAISE_BUILDING: Final = register(RaiseBuilding())
ACTIONS: Final = register(
    TurnActions(
        "marquise.actions",
        "6.5",
        [
            Battle(),
            March(),
            Recruit(),
            Build(),
            Overwork(),
            BuyAction(),
            *daylight_acts(),
            Stop(),
        ],
        always_asked=True,
    )
)
FACTION: Final = Marquise()
