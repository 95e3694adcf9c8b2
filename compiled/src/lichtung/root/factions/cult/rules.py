"""Lizard Cult (Echsen-Kult). Law 10."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, Kind, PublicRecord, Refusal, Words
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import Act, SeatRecord, Step, emit, push, register, seat_record
from lichtung.root.actions import (
    AT,
    DONE,
    DONE_ACTION,
    FIGHT,
    MOVE,
    Pair,
    Pick,
    Triple,
    effect,
    pair,
    pick,
    verb,
)
from lichtung.root.battle import (
    LOSE_PIECES,
    could_battle,
    list_battles,
    refuse_battle,
    take_battle,
)
from lichtung.root.cards import count, members
from lichtung.root.crafting import Craft, activate_piece, power_of_pieces
from lichtung.root.drawing import LoseRandomCard
from lichtung.root.effects import BIRDSONG, DAYLIGHT, Finish, UseCard
from lichtung.root.factions.cult.mat import empty_mat, mat_of
from lichtung.root.fields import Mat
from lichtung.root.hands import gain_card, lose_card, put_away, spend
from lichtung.root.homelands import NOT_ADJACENT, ChooseHomeland, place_around
from lichtung.root.map import BIRD, SUITS
from lichtung.root.moving import list_moves, refuse_move, take_move
from lichtung.root.opening import list_corners, take_corner
from lichtung.root.owners import is_enemy_piece
from lichtung.root.paths import land_neighbours
from lichtung.root.pieces import (
    REMOVED,
    REPLACED,
    SPENT,
    barred,
    call_back,
    cannot_place,
    is_shielded,
    place_piece,
    place_warriors,
    reach_supply,
    return_warriors,
    shelter,
)
from lichtung.root.possible import mat_key, need_suit
from lichtung.root.removal import settle_removed, take_off
from lichtung.root.scoring import score
from lichtung.root.silence import one_answer
from lichtung.root.state import DEFENDER, NONE, WARRIOR, Faction, PieceKind, Removed, Root, Trigger, suit_at
from lichtung.root.suits import Suited, go_on, kinds_left
from lichtung.root.turn import (
    BIRDSONG_CARDS,
    DRAW_AND_DISCARD,
    Phase,
    TurnActions,
    can_use_cards,
    daylight_acts,
    plain_plan,
)

# piece kinds, counted from the seat's first one: the garden of a suit has the number of the suit
GARDEN: Final = 0

GARDENS: Final = 5  # of each suit
GARDEN_POINTS: Final = (0, 2, 2, 3, 4)  # for one to five gardens of a suit on the map
GARDENS_FOR_CARD: Final = 2  # of a suit, for a card more in the Evening
START_WARRIORS: Final = 4
START_ACOLYTES: Final = 2  # K.cult_setup
WARRIORS_AROUND_HOME: Final = 3
CRUSADE_COST: Final = 2
CONVERT_COST: Final = 2
SANCTIFY_COST: Final = 3

NAME_OUTCAST: Final = verb("outcast", "suit:outcast")
CONVERT: Final = verb("convert", "clearing enemy:owner")
SANCTIFY: Final = verb("sanctify", "piece clearing")
PLANT: Final = verb("plant", "card clearing")
PREACH: Final = verb("preach", "card clearing")
WORSHIP: Final = verb("worship", "card")
OFFER: Final = verb("offer", "card")
FEAR: Final = effect("fear")


def kinds() -> dict[str, Kind]:
    """How this faction's own arguments are written: only three suits can be outcast."""
    return {"outcast": Words(SUITS[:BIRD])}


REVENGE: Final = Event("10.2.3", "revenge", "seat count total:count")
FAITH_LOST: Final = Event("10.2.5", "faith-lost", "seat card")
FIRST_GARDEN: Final = Event("10.3.2", "first-garden", "seat clearing count")
FIRST_ACOLYTES: Final = Event("K.cult_setup", "first-acolytes", "seat count")
OUTCAST_NAMED: Final = Event("10.3.3", "outcast-named", "seat suit")
OUTCAST_CHANGED: Final = Event("10.4.1", "outcast-changed", "seat suit")
OUTCAST_HATED: Final = Event("10.4.1", "outcast-hated", "seat suit")
SOULS_DISCARDED: Final = Event("10.4.2", "souls-discarded", "seat count")
CRUSADED: Final = Event("10.4.3.I", "crusaded", "seat clearing count")
CONVERTED: Final = Event("10.4.3.II", "converted", "seat enemy:owner clearing")
SANCTIFIED: Final = Event("10.4.3.III", "sanctified", "seat enemy:owner clearing")
GARDEN_BUILT: Final = Event("10.5.1", "garden-built", "seat card clearing")
PREACHED: Final = Event("10.5.2", "preached", "seat card clearing")
IN_VAIN: Final = Event("2.5", "ritual-in-vain", "seat card")
WORSHIPPED: Final = Event("10.5.3", "worshipped", "seat card")
SACRIFICED: Final = Event("10.5.4", "sacrificed", "seat card total:count")
CARDS_TAKEN_BACK: Final = Event("10.6.1", "cards-taken-back", "seat count")

TOO_FEW_ACOLYTES: Final = Refusal("10.4.3", "too-few-acolytes", "count have:count")
NOT_OUTCAST: Final = Refusal("10.4.3", "not-outcast", "clearing")
NO_ENEMY: Final = Refusal("2.7", "no-enemy", "enemy:owner")
NO_CULTIST_LEFT: Final = Refusal("10.4.3.II", "no-cultist-left")
NO_WARRIOR_OF_ENEMY: Final = Refusal("10.4.3.II", "no-warrior-of-enemy", "enemy:owner clearing")
NO_ENEMY_BUILDING: Final = Refusal("10.4.3.III", "no-enemy-building", "piece clearing")
NO_GARDEN_LEFT: Final = Refusal("2.5.2", "no-garden-left", "suit")
REVEAL_FROM_HAND: Final = Refusal("10.5", "reveal-from-hand", "card")
RITUAL_NEEDS_SUIT: Final = Refusal("10.2.2", "ritual-needs-suit", "card clearing")
GARDEN_NEEDS_RULE: Final = Refusal("10.5.1", "garden-needs-rule", "clearing")
BIRDS_DO_NOT_WORSHIP: Final = Refusal("10.2.2", "birds-do-not-worship", "card")
SUIT_SCORED_ALREADY: Final = Refusal("10.5.3", "suit-scored-already", "suit")
NO_GARDEN_OF_SUIT: Final = Refusal("10.5.3", "no-garden-of-suit", "suit")
SACRIFICE_NEEDS_BIRD: Final = Refusal("10.5.4", "sacrifice-needs-bird", "card")


class Cult(Faction):
    """Gathers those whom the others cast out, and lets gardens grow among them."""

    id = "cult"
    colours: tuple[str, ...] = ("#b7b53a",)
    letter = "F"
    starts_in_corner = True
    warriors = 25  # 10.3.1
    crafts_by = "10.6.2"

    def __init__(self) -> None:
        self.setup_step = PLACE_FIRST_GARDEN
        self.advanced_step = FIRST_GARDEN_AT_HOME
        self.lose_step = LOSE_PIECES
        # Cards of Birdsong can be used before the lost souls are counted and among the conspiracies: what is
        # discarded between 10.4.1 and 10.4.2 would make no difference.
        birdsong = (BIRDSONG_CARDS, ADJUST_OUTCAST, DISCARD_SOULS, CONSPIRACIES)
        self.plan = plain_plan(birdsong, (RITUALS,), (TAKE_BACK, CRAFT_IN_EVENING, *DRAW_AND_DISCARD))

    def piece_kinds(self) -> list[PieceKind]:
        """10.3.4: five gardens of each suit."""
        return [
            PieceKind("garden_fox", True, GARDENS, crafts=True),
            PieceKind("garden_rabbit", True, GARDENS, crafts=True),
            PieceKind("garden_mouse", True, GARDENS, crafts=True),
        ]

    def facts(self) -> dict[str, object]:
        return {"garden_points": list(GARDEN_POINTS), "gardens_for_card": GARDENS_FOR_CARD}

    def empty_mat(self, seats: int) -> Mat:
        return empty_mat(seats)

    def turn_begins(self, s: Root, me: int, active: int) -> None:
        """10.5.3: each suit scores once a turn."""
        if active == me:
            mat_of(s, me).scored = 0

    def rules_outright(self, s: Root, me: int, clearing: int) -> int:
        """10.2.4: gardens rule their clearing before everybody."""
        row = s.setup.first_kind[me] * s.places + clearing
        for _ in range(BIRD):
            if s.pieces[row]:
                return me
            row += s.places
        return NONE

    def crafting_power(self, s: Root, seat: int) -> list[int]:
        """10.2.1: gardens of the outcast suit craft."""
        return power_of_pieces(s, s.setup.first_kind[seat] + mat_of(s, seat).outcast)

    def activate(self, s: Root, seat: int, suit: int) -> None:
        activate_piece(s, s.setup.first_kind[seat] + mat_of(s, seat).outcast, suit)

    def draw_bonus(self, s: Root, seat: int) -> int:
        """10.6.3: a card more for each suit with two gardens or more on the map."""
        return sum([int(gardens(s, seat, suit) >= GARDENS_FOR_CARD) for suit in range(BIRD)])

    def takes_discard(self, s: Root, me: int, card: int) -> bool:
        """10.2.6: whatever anybody spends or discards, a dominance card too, is a lost soul."""
        mat_of(s, me).lost_souls |= 1 << card
        return True

    def pieces_removed(self, s: Root, me: int, removed: list[Removed]) -> list[Trigger]:
        """10.2.3: defenders who fell in battle become acolytes; 10.2.5: each lost garden is feared."""
        fallen = 0
        triggers: list[Trigger] = []
        for group in removed:
            if group.owner == me:
                if group.kind == WARRIOR:
                    fallen += group.count
                else:
                    triggers += [Trigger(LOSE_FAITH, SeatRecord(me), FEAR, group.place)] * group.count
        if fallen and s.battle[DEFENDER] == me:
            mat = mat_of(s, me)
            call_back(s, me, fallen, REMOVED)
            s.supply[me] -= fallen
            mat.acolytes += fallen
            if s.events is not None:
                emit(s, REVENGE.of(me, fallen, mat.acolytes))
        return triggers

    def check_position(self, s: Root, seat: int) -> None:
        """10.5.1: gardens stand in clearings of their suits; 10.5, 10.6.1: cards lie revealed in one turn."""
        for suit in range(BIRD):
            need_suit(s, s.setup.first_kind[seat] + suit, suit)
        mat = mat_of(s, seat)
        if s.active != seat and mat.revealed:
            raise LichtungError("position-other-turn", mat_key(s, seat, "revealed"))


def gardens(s: Root, seat: int, suit: int) -> int:
    """How many gardens of a suit are on the map."""
    return GARDENS - s.unplaced[s.setup.first_kind[seat] + suit]


# --- Setup. 10.3


class PlaceFirstGarden(Step[Root, SeatRecord]):
    """A garden and four warriors opposite the keep or the first roost, and a warrior in each clearing around.

    With both of them in the game it is one of the other two corners, with neither any corner. By later Laws
    it is one as `list_corners` has it.
    """

    name = "cult.first-garden"
    law = "10.3.2"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        if s.setup.law.free_corners:
            list_corners(s, r.seat, out)
            return
        taken = [corner for corner in s.corners if corner != NONE]
        if len(taken) == 1:
            out.append(pick(AT, s.setup.map.opposite[taken[0]]))
            return
        for corner in s.setup.map.corners:
            if corner not in taken and cannot_place(s, r.seat, corner, True) is None:
                out.append(pick(AT, corner))

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        grow_garden(s, r.seat, a.what)
        take_corner(s, r.seat, a.what)
        placed = place_warriors(s, r.seat, a.what, START_WARRIORS)
        for clearing in land_neighbours(s, a.what):
            if barred(s, r.seat, clearing) is None:
                placed += place_warriors(s, r.seat, clearing, 1)
        if s.events is not None:
            emit(s, FIRST_GARDEN.of(r.seat, a.what, placed))
        push(s, CHOOSE_OUTCAST, r)
        return r


def grow_garden(s: Root, seat: int, clearing: int) -> None:
    """10.2.4: a garden of the clearing's suit; of several suits any with a garden left does."""
    go_on(s, seat, clearing, kinds_left(s, s.setup.first_kind[seat], clearing), GROW)


class Grow(Step[Root, Suited]):
    """A garden is placed."""

    name = "cult.garden"
    law = "10.2.4"
    holds = Suited

    def take(self, s: Root, r: Suited, a: Action) -> Suited:
        place_piece(s, s.setup.first_kind[r.seat] + r.suit, r.clearing)
        return r


class FirstGardenAtHome(ChooseHomeland):
    """K.cult_setup: a garden and four warriors, not next to any enemy homeland; three warriors around it.

    Two warriors are acolytes.
    """

    apart = NOT_ADJACENT

    def settle(self, s: Root, seat: int, clearing: int) -> None:
        grow_garden(s, seat, clearing)
        placed = place_warriors(s, seat, clearing, START_WARRIORS)
        if s.events is not None:
            emit(s, FIRST_GARDEN.of(seat, clearing, placed))
        acolytes = min(START_ACOLYTES, s.supply[seat])
        s.supply[seat] -= acolytes
        mat_of(s, seat).acolytes += acolytes
        if s.events is not None:
            emit(s, FIRST_ACOLYTES.of(seat, acolytes))
        push(s, CHOOSE_OUTCAST, seat_record(seat))
        place_around(s, seat, clearing, WARRIORS_AROUND_HOME)


class ChooseOutcast(Step[Root, SeatRecord]):
    """The first outcast suit is free to choose."""

    name = "cult.first-outcast"
    law = "10.3.3"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        out.extend([pick(NAME_OUTCAST, suit) for suit in range(BIRD)])

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        mat_of(s, r.seat).outcast = a.what
        if s.events is not None:
            emit(s, OUTCAST_NAMED.of(r.seat, a.what))
        return r


# --- Birdsong. 10.4


def most_lost(s: Root, seat: int) -> int:
    """10.4.1: the suit with the most cards among the lost souls, birds left out; NONE if several have."""
    best = NONE
    most = 0
    for suit in range(BIRD):
        n = count(mat_of(s, seat).lost_souls & s.setup.deck.of_suit[suit])
        if n > most:
            best, most = suit, n
        elif n == most:
            best = NONE
    return best


class AdjustOutcast(Step[Root, SeatRecord]):
    """The suit with the most lost souls becomes the outcast; the same again, or none, makes it hated."""

    name = "cult.outcast"
    law = "10.4.1"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        mat = mat_of(s, r.seat)
        suit = most_lost(s, r.seat)
        if suit in (NONE, mat.outcast):
            if not mat.hated and s.events is not None:
                emit(s, OUTCAST_HATED.of(r.seat, mat.outcast))
            mat.hated = 1
        else:
            mat.outcast = suit
            mat.hated = 0
            if s.events is not None:
                emit(s, OUTCAST_CHANGED.of(r.seat, suit))
        return r


class DiscardSouls(Step[Root, SeatRecord]):
    """The lost souls go to the discard pile; dominance cards among them become available."""

    name = "cult.discard-souls"
    law = "10.4.2"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        souls = mat_of(s, r.seat).lost_souls
        mat_of(s, r.seat).lost_souls = 0
        for card in members(souls):
            put_away(s, card)
        if souls and s.events is not None:
            emit(s, SOULS_DISCARDED.of(r.seat, count(souls)))
        return r


def cannot_spend_acolytes(s: Root, seat: int, cost: int) -> Refusal | None:
    """10.4.3: enough acolytes; where the outcast is hated one less is enough."""
    mat = mat_of(s, seat)
    due = cost - mat.hated
    return None if mat.acolytes >= due else TOO_FEW_ACOLYTES.of(due, mat.acolytes)


def spend_acolytes(s: Root, seat: int, cost: int) -> None:
    """10.4.3: back into the supply, so that there is a warrior to place after it."""
    mat = mat_of(s, seat)
    due = cost - mat.hated
    mat.acolytes -= due
    return_warriors(s, seat, due, SPENT)


def outcast_clearings(s: Root, seat: int) -> int:
    """10.4.3: the mask of clearings in which the Cult conspires."""
    return s.matching[mat_of(s, seat).outcast]


def cannot_conspire(s: Root, seat: int, clearing: int, cost: int) -> Refusal | None:
    """10.4.3: acolytes to pay with, and a clearing of the outcast suit."""
    refused = cannot_spend_acolytes(s, seat, cost)
    if refused is None and not outcast_clearings(s, seat) >> clearing & 1:
        refused = NOT_OUTCAST.of(clearing)
    return refused


class CrusadeAtOnce(Act[Root]):
    """Crusade: a battle in an outcast clearing."""

    law = "10.4.3.I"
    verb = FIGHT

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if cannot_spend_acolytes(s, seat, CRUSADE_COST) is None:
            list_battles(s, seat, outcast_clearings(s, seat), out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        return cannot_conspire(s, seat, a.one, CRUSADE_COST) or refuse_battle(s, seat, a)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        crusade(s, seat, a.one)
        take_battle(s, seat, a)


class CrusadeAfar(Act[Root]):
    """Crusade: a move from an outcast clearing, then a battle where it led, if the Cult likes."""

    law = "10.4.3.I"
    verb = MOVE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if cannot_spend_acolytes(s, seat, CRUSADE_COST) is None:
            list_moves(s, seat, outcast_clearings(s, seat), out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Triple)
        return cannot_conspire(s, seat, a.one, CRUSADE_COST) or refuse_move(s, seat, a)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Triple)
        crusade(s, seat, a.one)
        push(s, CRUSADE_BATTLE, Crusade(seat, a.two))
        take_move(s, seat, a)


def crusade(s: Root, seat: int, clearing: int) -> None:
    spend_acolytes(s, seat, CRUSADE_COST)
    if s.events is not None:
        emit(s, CRUSADED.of(seat, clearing, CRUSADE_COST - mat_of(s, seat).hated))


class Crusade(PublicRecord):
    """Where crusaders have arrived."""

    fields = "seat clearing"

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat = seat
        self.clearing = clearing

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.clearing)


class CrusadeBattle(Step[Root, Crusade]):
    """The crusaders may open a battle in the clearing they moved to."""

    name = "cult.crusade"
    law = "10.4.3.I"
    holds = Crusade
    always_asked = True  # silence would tell that no card pays for a battle

    def seat(self, s: Root, r: Crusade) -> int:
        return r.seat if could_battle(s, r.seat, 1 << r.clearing) else NOBODY

    def asks_nothing(self, s: Root, r: Crusade) -> bool:
        return one_answer(self, s, r, r.seat)

    def options(self, s: Root, r: Crusade, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        list_battles(s, r.seat, 1 << r.clearing, out)

    def refusal(self, s: Root, r: Crusade, a: Action) -> Refusal | None:
        if isinstance(a, Pair) and a.verb == FIGHT and a.one == r.clearing:
            return refuse_battle(s, r.seat, a)
        return None if a.verb == DONE else Refusal(self.law, "not-now")

    def take(self, s: Root, r: Crusade, a: Action) -> Crusade:
        if a.verb == FIGHT:
            take_battle(s, r.seat, a)
        return r


def cannot_convert(s: Root, seat: int, clearing: int, enemy: int) -> Refusal | None:
    """10.4.3.II: an enemy's warrior there, in a clearing that lets one of the Cult's own in."""
    if not is_enemy_piece(s, seat, enemy):
        return NO_ENEMY.of(enemy)
    if not s.warriors[enemy * s.places + clearing]:
        return NO_WARRIOR_OF_ENEMY.of(enemy, clearing)
    if is_shielded(s, enemy, clearing, seat):
        return shelter(s, enemy, clearing, seat)
    if not s.supply[seat] and not reach_supply(s, SPENT):  # nor does what is paid come back in time
        return NO_CULTIST_LEFT
    return barred(s, seat, clearing)


class Convert(Act[Root]):
    """An enemy's warrior in an outcast clearing makes way for one of the Cult."""

    law = "10.4.3.II"
    verb = CONVERT

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if cannot_spend_acolytes(s, seat, CONVERT_COST) is not None:
            return
        for clearing in members(s.matching[mat_of(s, seat).outcast]):
            for enemy in range(s.setup.owners):
                if (
                    s.warriors[enemy * s.places + clearing]
                    and cannot_convert(s, seat, clearing, enemy) is None
                ):
                    out.append(pair(CONVERT, clearing, enemy))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        return cannot_conspire(s, seat, a.one, CONVERT_COST) or cannot_convert(s, seat, a.one, a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        spend_acolytes(s, seat, CONVERT_COST)
        if s.events is not None:
            emit(s, CONVERTED.of(seat, a.two, a.one))
        take_off(s, a.two, WARRIOR, a.one, 1, seat, way=REPLACED)
        place_warriors(s, seat, a.one, 1)
        settle_removed(s)


def cannot_sanctify(s: Root, seat: int, kind: int, clearing: int) -> Refusal | None:
    """10.4.3.III: an enemy's building there; a garden of the suit that is left and may go there."""
    setup = s.setup
    if not setup.building[kind] or not s.pieces[kind * s.places + clearing]:
        return NO_ENEMY_BUILDING.of(kind, clearing)
    owner = setup.kind_owner[kind]
    if not is_enemy_piece(s, seat, owner):
        return NO_ENEMY.of(owner)
    if is_shielded(s, owner, clearing, seat):
        return shelter(s, owner, clearing, seat)
    if not kinds_left(s, setup.first_kind[seat], clearing):
        return NO_GARDEN_LEFT.of(suit_at(s, clearing))
    return barred(s, seat, clearing)


class Sanctify(Act[Root]):
    """An enemy's building in an outcast clearing makes way for a garden."""

    law = "10.4.3.III"
    verb = SANCTIFY

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if cannot_spend_acolytes(s, seat, SANCTIFY_COST) is not None:
            return
        for kind, building in enumerate(s.setup.building):
            if building:
                for clearing in members(s.matching[mat_of(s, seat).outcast]):
                    if (
                        s.pieces[kind * s.places + clearing]
                        and cannot_sanctify(s, seat, kind, clearing) is None
                    ):
                        out.append(pair(SANCTIFY, kind, clearing))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        return cannot_conspire(s, seat, a.two, SANCTIFY_COST) or cannot_sanctify(s, seat, a.one, a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        spend_acolytes(s, seat, SANCTIFY_COST)
        if s.events is not None:
            emit(s, SANCTIFIED.of(seat, s.setup.kind_owner[a.one], a.two))
        take_off(s, s.setup.kind_owner[a.one], a.one, a.two, 1, seat)
        grow_garden(s, seat, a.two)
        settle_removed(s)


# --- Daylight. 10.5


def reveal(s: Root, seat: int, card: int) -> None:
    """10.5: the card lies open before the Cult and serves nothing else this Daylight."""
    lose_card(s, seat, card, s.setup.everybody, 0)
    mat_of(s, seat).revealed |= 1 << card


def cannot_reveal(s: Root, seat: int, card: int, clearing: int) -> Refusal | None:
    """10.5: a card of the hand and of the clearing's suit; 10.2.2: birds stand in for nothing."""
    if not s.zones[seat] >> card & 1:
        return REVEAL_FROM_HAND.of(card)
    if not s.suits[clearing] >> s.setup.deck.suit[card] & 1:
        return RITUAL_NEEDS_SUIT.of(card, clearing)
    return None


def cannot_plant(s: Root, seat: int, clearing: int) -> Refusal | None:
    """10.5.1: a garden that is left, rule and an open slot."""
    if not kinds_left(s, s.setup.first_kind[seat], clearing):
        return NO_GARDEN_LEFT.of(suit_at(s, clearing))
    if s.ruler[clearing] != seat:
        return GARDEN_NEEDS_RULE.of(clearing)
    return cannot_place(s, seat, clearing, True)


def list_rituals(s: Root, seat: int, suit: int, clearings: list[int], ritual: int, out: list[Action]) -> None:
    """Every card of a suit with every clearing that it can serve."""
    for card in members(s.zones[seat] & s.setup.deck.of_suit[suit]):
        out.extend([pair(ritual, card, clearing) for clearing in clearings])


class Build(Act[Root]):
    """A garden in a clearing that the Cult rules, for a card of its suit."""

    law = "10.5.1"
    verb = PLANT

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        for suit in range(BIRD):
            if s.zones[seat] & s.setup.deck.of_suit[suit]:
                sites = [
                    c
                    for c in members(s.matching[suit])
                    if s.ruler[c] == seat and cannot_plant(s, seat, c) is None
                ]
                list_rituals(s, seat, suit, sites, PLANT, out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        return cannot_reveal(s, seat, a.one, a.two) or cannot_plant(s, seat, a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        reveal(s, seat, a.one)
        grow_garden(s, seat, a.two)
        if s.events is not None:
            emit(s, GARDEN_BUILT.of(seat, a.one, a.two))


class Recruit(Act[Root]):
    """A warrior in a clearing, for a card of its suit."""

    law = "10.5.2"
    verb = PREACH

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        for suit in range(BIRD):
            if s.zones[seat] & s.setup.deck.of_suit[suit]:
                sites = [c for c in members(s.matching[suit]) if barred(s, seat, c) is None]
                list_rituals(s, seat, suit, sites, PREACH, out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        return cannot_reveal(s, seat, a.one, a.two) or barred(s, seat, a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        reveal(s, seat, a.one)
        placed = place_warriors(s, seat, a.two, 1)  # 2.5: none left is none placed
        if s.events is not None:
            emit(s, PREACHED.of(seat, a.one, a.two) if placed else IN_VAIN.of(seat, a.one))


def cannot_worship(s: Root, seat: int, card: int) -> Refusal | None:
    """10.5.3: a card of the hand, no bird (10.2.2), a garden of its suit, each suit once a turn."""
    if not s.zones[seat] >> card & 1:
        return REVEAL_FROM_HAND.of(card)
    suit = s.setup.deck.suit[card]
    if suit == BIRD:
        return BIRDS_DO_NOT_WORSHIP.of(card)
    if mat_of(s, seat).scored >> suit & 1:
        return SUIT_SCORED_ALREADY.of(suit)
    return None if gardens(s, seat, suit) else NO_GARDEN_OF_SUIT.of(suit)


class Score(Act[Root]):
    """A card is spent for the points that the gardens of its suit uncover."""

    law = "10.5.3"
    verb = WORSHIP

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        for card in members(s.zones[seat]):
            if cannot_worship(s, seat, card) is None:
                out.append(pick(WORSHIP, card))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return cannot_worship(s, seat, a.what)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        suit = s.setup.deck.suit[a.what]
        mat_of(s, seat).scored |= 1 << suit
        spend(s, seat, a.what)
        if s.events is not None:
            emit(s, WORSHIPPED.of(seat, a.what))
        score(s, seat, GARDEN_POINTS[gardens(s, seat, suit) - 1])


class Sacrifice(Act[Root]):
    """A warrior of the supply becomes an acolyte, for a bird."""

    law = "10.5.4"
    verb = OFFER

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        out.extend([pick(OFFER, card) for card in members(s.zones[seat] & s.setup.deck.of_suit[BIRD])])

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        if not s.zones[seat] >> a.what & 1:
            return REVEAL_FROM_HAND.of(a.what)
        return SACRIFICE_NEEDS_BIRD.of(a.what) if s.setup.deck.suit[a.what] != BIRD else None

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        reveal(s, seat, a.what)
        taken = min(1, s.supply[seat])  # 2.5: none left is none placed
        s.supply[seat] -= taken
        mat_of(s, seat).acolytes += taken
        if s.events is not None:
            total = mat_of(s, seat).acolytes
            emit(s, SACRIFICED.of(seat, a.what, total) if taken else IN_VAIN.of(seat, a.what))


class Rituals(Phase):
    """One ritual for each card revealed, in any order."""

    def may_act(self, s: Root, seat: int) -> bool:
        return bool(s.zones[seat]) or can_use_cards(s, seat, DAYLIGHT)


# --- Evening. 10.6


class TakeBack(Step[Root, SeatRecord]):
    """The revealed cards return to the hand, and everybody has seen them."""

    name = "cult.take-back"
    law = "10.6.1"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        revealed = mat_of(s, r.seat).revealed
        mat_of(s, r.seat).revealed = 0
        for card in members(revealed):
            gain_card(s, r.seat, card, s.setup.everybody)
        if revealed and s.events is not None:
            emit(s, CARDS_TAKEN_BACK.of(r.seat, count(revealed)))
        return r


class CraftInEvening(Phase):
    """Crafting comes in the Evening, with the gardens of the outcast suit."""

    def may_act(self, s: Root, seat: int) -> bool:
        return bool(s.zones[seat]) and any(s.setup.factions[seat].crafting_power(s, seat))


LOSE_FAITH: Final = register(LoseRandomCard("cult.fear", "10.2.5", FAITH_LOST))
PLACE_FIRST_GARDEN: Final = register(PlaceFirstGarden())
FIRST_GARDEN_AT_HOME: Final = register(FirstGardenAtHome("cult.homeland"))
GROW: Final = register(Grow())
CHOOSE_OUTCAST: Final = register(ChooseOutcast())
ADJUST_OUTCAST: Final = register(AdjustOutcast())
DISCARD_SOULS: Final = register(DiscardSouls())
CRUSADE_BATTLE: Final = register(CrusadeBattle())
TAKE_BACK: Final = register(TakeBack())
# 10.4.3: everything in it is there for all to see, so it is passed over where nothing can be done.
CONSPIRACIES: Final = register(
    TurnActions(
        "cult.conspiracies",
        "10.4.3",
        [CrusadeAtOnce(), CrusadeAfar(), Convert(), Sanctify(), UseCard(BIRDSONG), Finish()],
    )
)
RITUALS: Final = register(
    Rituals("cult.rituals", "10.5", [Build(), Recruit(), Score(), Sacrifice(), *daylight_acts(), Finish()])
)
CRAFT_IN_EVENING: Final = register(CraftInEvening("cult.craft", "10.6.2", [Craft(), Finish()]))
FACTION: Final = Cult()
