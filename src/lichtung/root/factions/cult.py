"""Lizard Cult (Echsen-Kult). Law 10."""

from typing import Final

from lichtung.kernel.chance import CHANCE, NOBODY
from lichtung.kernel.codec import Action, Event, Kind, Record, Refusal, Words
from lichtung.kernel.frames import Act, Actions, SeatRecord, Step, emit, push, register
from lichtung.root.actions import (
    AT,
    DISCARD,
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
    DEFENDER,
    LOSE_PIECES,
    can_battle,
    fight,
    list_battles,
    refuse_battle,
)
from lichtung.root.board import BIRD, CLEARINGS, SUITS
from lichtung.root.cards import cards_in, count
from lichtung.root.crafting import Craft, activate_piece, power_of_pieces
from lichtung.root.effects import BIRDSONG, DAYLIGHT, Finish, UseCard
from lichtung.root.hands import gain_card, lose_card, put_away, spend
from lichtung.root.moving import list_moves, move_by, refuse_move
from lichtung.root.pieces import barred, no_place, place_piece, place_warriors
from lichtung.root.removal import GROUP, enemies, settle_removed, take_off
from lichtung.root.scoring import score
from lichtung.root.state import NONE, WARRIOR, BoardField, Faction, PieceKind, Root, Trigger
from lichtung.root.turn import (
    BEGIN_DAYLIGHT,
    BIRDSONG_CARDS,
    DRAW_AND_DISCARD,
    START_BIRDSONG,
    START_DAYLIGHT,
    START_EVENING,
    Phase,
    can_use_cards,
    daylight_acts,
)

# piece kinds, counted from the seat's first one: the garden of a suit has the number of the suit
GARDEN: Final = 0

# the faction's own numbers
OUTCAST: Final = 0  # the suit on which the marker lies: the first one until the Cult chooses
HATED: Final = 1  # the marker shows its other side
ACOLYTES: Final = 2  # warriors in the acolytes' box
LOST_SOULS: Final = 3  # mask of cards
REVEALED: Final = 4  # mask of cards: revealed for rituals this Daylight
SCORED_SUITS: Final = 5  # mask of suits, this turn
NUMBERS: Final = 6

GARDENS: Final = 5  # of each suit
GARDEN_POINTS: Final = (0, 2, 2, 3, 4)  # for one to five gardens of a suit on the map
GARDENS_FOR_CARD: Final = 2  # of a suit, for a card more in the Evening
START_WARRIORS: Final = 4
CRUSADE_COST: Final = 2
CONVERT_COST: Final = 2
SANCTIFY_COST: Final = 3

NAME_OUTCAST: Final = 65
CONVERT: Final = 66
SANCTIFY: Final = 67
PLANT: Final = 68
PREACH: Final = 69
WORSHIP: Final = 70
OFFER: Final = 71
verb(NAME_OUTCAST, "outcast", "suit:outcast")
verb(CONVERT, "convert", "clearing enemy:seat")
verb(SANCTIFY, "sanctify", "piece clearing")
verb(PLANT, "plant", "card clearing")
verb(PREACH, "preach", "card clearing")
verb(WORSHIP, "worship", "card")
verb(OFFER, "offer", "card")
FEAR: Final = effect(4, "fear")


def kinds() -> dict[str, Kind]:
    """How this faction's own arguments are written: only three suits can be outcast."""
    return {"outcast": Words(SUITS[:BIRD])}


REVENGE = Event("10.2.3", "revenge", "seat count total:count")
FAITH_LOST = Event("10.2.5", "faith-lost", "seat card")
FIRST_GARDEN = Event("10.3.2", "first-garden", "seat clearing count")
OUTCAST_NAMED = Event("10.3.3", "outcast-named", "seat suit")
OUTCAST_CHANGED = Event("10.4.1", "outcast-changed", "seat suit")
OUTCAST_HATED = Event("10.4.1", "outcast-hated", "seat suit")
SOULS_DISCARDED = Event("10.4.2", "souls-discarded", "seat count")
CRUSADED = Event("10.4.3.I", "crusaded", "seat clearing count")
CONVERTED = Event("10.4.3.II", "converted", "seat enemy:seat clearing")
SANCTIFIED = Event("10.4.3.III", "sanctified", "seat enemy:seat clearing")
GARDEN_BUILT = Event("10.5.1", "garden-built", "seat card clearing")
PREACHED = Event("10.5.2", "preached", "seat card clearing")
WORSHIPPED = Event("10.5.3", "worshipped", "seat card")
SACRIFICED = Event("10.5.4", "sacrificed", "seat card total:count")
CARDS_TAKEN_BACK = Event("10.6.1", "cards-taken-back", "seat count")

TOO_FEW_ACOLYTES = Refusal("10.4.3", "too-few-acolytes", "count have:count")
NOT_OUTCAST = Refusal("10.4.3", "not-outcast", "clearing")
NO_ENEMY = Refusal("2.7", "no-enemy", "enemy:seat")
NO_WARRIOR_OF_ENEMY = Refusal("10.4.3.II", "no-warrior-of-enemy", "enemy:seat clearing")
NO_ENEMY_BUILDING = Refusal("10.4.3.III", "no-enemy-building", "piece clearing")
NO_GARDEN_LEFT = Refusal("2.5.2", "no-garden-left", "suit")
REVEAL_FROM_HAND = Refusal("10.5", "reveal-from-hand", "card")
RITUAL_NEEDS_SUIT = Refusal("10.2.2", "ritual-needs-suit", "card clearing")
GARDEN_NEEDS_RULE = Refusal("10.5.1", "garden-needs-rule", "clearing")
NO_WARRIORS_LEFT = Refusal("2.5.1", "no-warriors-left")
BIRDS_DO_NOT_WORSHIP = Refusal("10.2.2", "birds-do-not-worship", "card")
SUIT_SCORED_ALREADY = Refusal("10.5.3", "suit-scored-already", "suit")
NO_GARDEN_OF_SUIT = Refusal("10.5.3", "no-garden-of-suit", "suit")
SACRIFICE_NEEDS_BIRD = Refusal("10.5.4", "sacrifice-needs-bird", "card")


class Cult(Faction):
    """Gathers those whom the others cast out, and lets gardens grow among them."""

    id = "cult"
    letter = "F"
    warriors = 25  # 10.3.1
    rules_with: tuple[int, ...] = (GARDEN, GARDEN + 1, GARDEN + 2)  # 10.2.4
    collects_discards = True  # 10.2.6

    def __init__(self) -> None:
        self.setup = PLACE_FIRST_GARDEN
        self.lose_step = LOSE_PIECES
        # Cards of Birdsong can be used before the lost souls are counted and among the conspiracies: what is
        # discarded between 10.4.1 and 10.4.2 would make no difference.
        birdsong = (START_BIRDSONG, BIRDSONG_CARDS, ADJUST_OUTCAST, DISCARD_SOULS, CONSPIRACIES)
        evening = (START_EVENING, TAKE_BACK, CRAFT_IN_EVENING, *DRAW_AND_DISCARD)
        self.plan = (*birdsong, BEGIN_DAYLIGHT, START_DAYLIGHT, RITUALS, *evening)

    def piece_kinds(self, seat: int) -> list[PieceKind]:
        """10.3.4: five gardens of each suit."""
        return [
            PieceKind(seat, "garden_fox", True, GARDENS),
            PieceKind(seat, "garden_rabbit", True, GARDENS),
            PieceKind(seat, "garden_mouse", True, GARDENS),
        ]

    def empty_board(self, seats: int) -> list[int]:
        return [0] * NUMBERS

    def board_fields(self, seats: list[str]) -> list[BoardField]:
        return [
            BoardField("outcast", OUTCAST, "outcast"),
            BoardField("hated", HATED),
            BoardField("acolytes", ACOLYTES),
            BoardField("lost-souls", LOST_SOULS, "card", mask=True),
            BoardField("revealed", REVEALED, "card", mask=True),
            BoardField("scored", SCORED_SUITS, "outcast", mask=True),
        ]

    def begin_turn(self, s: Root, seat: int) -> None:
        """10.5.3: each suit scores once a turn."""
        s.boards[seat][SCORED_SUITS] = 0

    def warriors_aside(self, s: Root, seat: int, owner: int) -> int:
        return s.boards[seat][ACOLYTES] if owner == seat else 0

    def cards_aside(self, s: Root, seat: int) -> int:
        return s.boards[seat][LOST_SOULS] | s.boards[seat][REVEALED]

    def crafting_power(self, s: Root, seat: int) -> list[int]:
        """10.2.1: gardens of the outcast suit craft."""
        return power_of_pieces(s, s.setup.base[seat] + s.boards[seat][OUTCAST])

    def activate(self, s: Root, seat: int, suit: int) -> None:
        activate_piece(s, s.setup.base[seat] + suit, suit)

    def draw_bonus(self, s: Root, seat: int) -> int:
        """10.6.3: a card more for each suit with two gardens or more on the map."""
        return sum([int(gardens(s, seat, suit) >= GARDENS_FOR_CARD) for suit in range(BIRD)])

    def has_tokens(self, s: Root, seat: int, clearing: int) -> bool:
        """Gardens are buildings, and the Cult has nothing else."""
        return False

    def collect_discard(self, s: Root, seat: int, card: int) -> None:
        """10.2.6: whatever anybody spends or discards, a dominance card too, is a lost soul."""
        s.boards[seat][LOST_SOULS] |= 1 << card

    def after_removal(self, s: Root, seat: int, removed: list[int]) -> list[Trigger]:
        """10.2.3: defenders who fell in battle become acolytes; 10.2.5: each lost garden is feared."""
        fallen = 0
        triggers: list[Trigger] = []
        for i in range(0, len(removed), GROUP):
            if removed[i] == seat:
                if removed[i + 1] == WARRIOR:
                    fallen += removed[i + 3]
                else:
                    loss = Trigger(LOSE_FAITH, SeatRecord(seat), FEAR, removed[i + 2])
                    triggers += [loss] * removed[i + 3]
        if fallen and s.battle and s.battle[DEFENDER] == seat:
            s.supply[seat] -= fallen
            s.boards[seat][ACOLYTES] += fallen
            if s.events is not None:
                emit(s, REVENGE.of(seat, fallen, s.boards[seat][ACOLYTES]))
        return triggers


def gardens(s: Root, seat: int, suit: int) -> int:
    """How many gardens of a suit are on the map."""
    return GARDENS - s.left[s.setup.base[seat] + suit]


# --- Fear of the faithful. 10.2.5


class LoseFaith(Step[Root, SeatRecord]):
    """A random card of the Cult's hand is discarded for a garden that was removed."""

    name = "cult.fear"
    law = "10.2.5"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return CHANCE if s.zones[r.seat] else NOBODY

    def outcomes(self, s: Root, r: SeatRecord) -> list[tuple[Action, int]]:
        return [(pick(DISCARD, card), 1) for card in cards_in(s.zones[r.seat])]

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if isinstance(a, Pick):
            spend(s, r.seat, a.what)
            if s.events is not None:
                emit(s, FAITH_LOST.of(r.seat, a.what))
        return r


# --- Setup. 10.3


class PlaceFirstGarden(Step[Root, SeatRecord]):
    """A garden and four warriors opposite the keep or the first roost, and a warrior in each clearing around.

    With both of them in the game it is one of the other two corners, with neither any corner.
    """

    name = "cult.first-garden"
    law = "10.3.2"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        board = s.setup.board
        taken: list[int] = []
        for other, faction in enumerate(s.setup.factions):
            corner = faction.stronghold(s, other)
            if corner != NONE:
                taken.append(corner)
        if len(taken) == 1:
            out.append(pick(AT, board.opposite[taken[0]]))
            return
        for corner in board.corners:
            if corner not in taken and no_place(s, r.seat, corner, True) is None:
                out.append(pick(AT, corner))

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        board = s.setup.board
        place_piece(s, s.setup.base[r.seat] + board.suit[a.what], a.what)
        placed = place_warriors(s, r.seat, a.what, START_WARRIORS)
        for clearing in board.neighbours[a.what]:
            if barred(s, r.seat, clearing) is None:
                placed += place_warriors(s, r.seat, clearing, 1)
        if s.events is not None:
            emit(s, FIRST_GARDEN.of(r.seat, a.what, placed))
        push(s, CHOOSE_OUTCAST, r)
        return r


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
        s.boards[r.seat][OUTCAST] = a.what
        if s.events is not None:
            emit(s, OUTCAST_NAMED.of(r.seat, a.what))
        return r


# --- Birdsong. 10.4


def most_lost(s: Root, seat: int) -> int:
    """10.4.1: the suit with the most cards among the lost souls, birds left out; NONE if several have."""
    best = NONE
    most = 0
    for suit in range(BIRD):
        n = count(s.boards[seat][LOST_SOULS] & s.setup.deck.of_suit[suit])
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
        board = s.boards[r.seat]
        suit = most_lost(s, r.seat)
        if suit in (NONE, board[OUTCAST]):
            if not board[HATED] and s.events is not None:
                emit(s, OUTCAST_HATED.of(r.seat, board[OUTCAST]))
            board[HATED] = 1
        else:
            board[OUTCAST] = suit
            board[HATED] = 0
            if s.events is not None:
                emit(s, OUTCAST_CHANGED.of(r.seat, suit))
        return r


class DiscardSouls(Step[Root, SeatRecord]):
    """The lost souls go to the discard pile; dominance cards among them become available."""

    name = "cult.discard-souls"
    law = "10.4.2"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        souls = s.boards[r.seat][LOST_SOULS]
        s.boards[r.seat][LOST_SOULS] = 0
        for card in cards_in(souls):
            put_away(s, card)
        if souls and s.events is not None:
            emit(s, SOULS_DISCARDED.of(r.seat, count(souls)))
        return r


def no_acolytes(s: Root, seat: int, cost: int) -> Refusal | None:
    """10.4.3: enough acolytes; where the outcast is hated one less is enough."""
    board = s.boards[seat]
    due = cost - board[HATED]
    return None if board[ACOLYTES] >= due else TOO_FEW_ACOLYTES.of(due, board[ACOLYTES])


def spend_acolytes(s: Root, seat: int, cost: int) -> None:
    """10.4.3: back into the supply, so that there is always a warrior to place after it."""
    board = s.boards[seat]
    due = cost - board[HATED]
    board[ACOLYTES] -= due
    s.supply[seat] += due


def outcast_clearings(s: Root, seat: int) -> int:
    """10.4.3: the mask of clearings in which the Cult conspires."""
    return s.setup.board.matching[s.boards[seat][OUTCAST]]


def no_conspiracy(s: Root, seat: int, clearing: int, cost: int) -> Refusal | None:
    """10.4.3: acolytes to pay with, and a clearing of the outcast suit."""
    refused = no_acolytes(s, seat, cost)
    if refused is None and not outcast_clearings(s, seat) >> clearing & 1:
        refused = NOT_OUTCAST.of(clearing)
    return refused


class CrusadeAtOnce(Act[Root]):
    """Crusade: a battle in an outcast clearing."""

    law = "10.4.3.I"
    verb = FIGHT

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if no_acolytes(s, seat, CRUSADE_COST) is None:
            list_battles(s, seat, outcast_clearings(s, seat), out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        return no_conspiracy(s, seat, a.one, CRUSADE_COST) or refuse_battle(s, seat, a)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        crusade(s, seat, a.one)
        fight(s, seat, a)


class CrusadeAfar(Act[Root]):
    """Crusade: a move from an outcast clearing, then a battle where it led, if the Cult likes."""

    law = "10.4.3.I"
    verb = MOVE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if no_acolytes(s, seat, CRUSADE_COST) is None:
            list_moves(s, seat, outcast_clearings(s, seat), out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Triple)
        return no_conspiracy(s, seat, a.one, CRUSADE_COST) or refuse_move(s, seat, a)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Triple)
        crusade(s, seat, a.one)
        push(s, CRUSADE_BATTLE, Crusade(seat, a.two))
        move_by(s, seat, a)


def crusade(s: Root, seat: int, clearing: int) -> None:
    spend_acolytes(s, seat, CRUSADE_COST)
    if s.events is not None:
        emit(s, CRUSADED.of(seat, clearing, CRUSADE_COST - s.boards[seat][HATED]))


class Crusade(Record):
    """Where crusaders have arrived."""

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat = seat
        self.clearing = clearing

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.clearing)


class CrusadeBattle(Step[Root, Crusade]):
    """The crusaders may open a battle in the clearing they moved to."""

    name = "cult.crusade"
    law = "10.4.3.I"

    def seat(self, s: Root, r: Crusade) -> int:
        return r.seat if can_battle(s, r.seat, 1 << r.clearing) else NOBODY

    def options(self, s: Root, r: Crusade, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        list_battles(s, r.seat, 1 << r.clearing, out)

    def refusal(self, s: Root, r: Crusade, a: Action) -> Refusal | None:
        if isinstance(a, Pair) and a.verb == FIGHT and a.one == r.clearing:
            return refuse_battle(s, r.seat, a)
        return None if a.verb == DONE else Refusal(self.law, "not-now")

    def take(self, s: Root, r: Crusade, a: Action) -> Crusade:
        if a.verb == FIGHT:
            fight(s, r.seat, a)
        return r


def no_convert(s: Root, seat: int, clearing: int, enemy: int) -> Refusal | None:
    """10.4.3.II: an enemy's warrior there, in a clearing that lets one of the Cult's own in."""
    if not enemies(s, seat, enemy):
        return NO_ENEMY.of(enemy)
    if not s.warriors[enemy * CLEARINGS + clearing]:
        return NO_WARRIOR_OF_ENEMY.of(enemy, clearing)
    return barred(s, seat, clearing)


class Convert(Act[Root]):
    """An enemy's warrior in an outcast clearing makes way for one of the Cult."""

    law = "10.4.3.II"
    verb = CONVERT

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if no_acolytes(s, seat, CONVERT_COST) is not None:
            return
        for clearing in s.setup.board.of_suit[s.boards[seat][OUTCAST]]:
            for enemy in range(s.setup.seats):
                if s.warriors[enemy * CLEARINGS + clearing] and no_convert(s, seat, clearing, enemy) is None:
                    out.append(pair(CONVERT, clearing, enemy))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        return no_conspiracy(s, seat, a.one, CONVERT_COST) or no_convert(s, seat, a.one, a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        spend_acolytes(s, seat, CONVERT_COST)
        if s.events is not None:
            emit(s, CONVERTED.of(seat, a.two, a.one))
        take_off(s, a.two, WARRIOR, a.one, 1, seat)
        place_warriors(s, seat, a.one, 1)
        settle_removed(s)


def no_sanctify(s: Root, seat: int, kind: int, clearing: int) -> Refusal | None:
    """10.4.3.III: an enemy's building there; a garden of the suit that is left and may go there."""
    table = s.setup
    if not table.building[kind] or not s.pieces[kind * CLEARINGS + clearing]:
        return NO_ENEMY_BUILDING.of(kind, clearing)
    if not enemies(s, seat, table.owner[kind]):
        return NO_ENEMY.of(table.owner[kind])
    if not s.left[table.base[seat] + table.board.suit[clearing]]:
        return NO_GARDEN_LEFT.of(table.board.suit[clearing])
    return barred(s, seat, clearing)


class Sanctify(Act[Root]):
    """An enemy's building in an outcast clearing makes way for a garden."""

    law = "10.4.3.III"
    verb = SANCTIFY

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if no_acolytes(s, seat, SANCTIFY_COST) is not None:
            return
        for kind, building in enumerate(s.setup.building):
            if building:
                for clearing in s.setup.board.of_suit[s.boards[seat][OUTCAST]]:
                    if s.pieces[kind * CLEARINGS + clearing] and no_sanctify(s, seat, kind, clearing) is None:
                        out.append(pair(SANCTIFY, kind, clearing))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        return no_conspiracy(s, seat, a.two, SANCTIFY_COST) or no_sanctify(s, seat, a.one, a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        spend_acolytes(s, seat, SANCTIFY_COST)
        if s.events is not None:
            emit(s, SANCTIFIED.of(seat, s.setup.owner[a.one], a.two))
        take_off(s, s.setup.owner[a.one], a.one, a.two, 1, seat)
        place_piece(s, s.setup.base[seat] + s.setup.board.suit[a.two], a.two)
        settle_removed(s)


# --- Daylight. 10.5


def reveal(s: Root, seat: int, card: int) -> None:
    """10.5: the card lies open before the Cult and serves nothing else this Daylight."""
    lose_card(s, seat, card, s.setup.everybody, 0)
    s.boards[seat][REVEALED] |= 1 << card


def no_ritual(s: Root, seat: int, card: int, clearing: int) -> Refusal | None:
    """10.5: a card of the hand and of the clearing's suit; 10.2.2: birds stand in for nothing."""
    if not s.zones[seat] >> card & 1:
        return REVEAL_FROM_HAND.of(card)
    if s.setup.deck.suit[card] != s.setup.board.suit[clearing]:
        return RITUAL_NEEDS_SUIT.of(card, clearing)
    return None


def no_garden(s: Root, seat: int, clearing: int) -> Refusal | None:
    """10.5.1: a garden that is left, rule and an open slot."""
    suit = s.setup.board.suit[clearing]
    if not s.left[s.setup.base[seat] + suit]:
        return NO_GARDEN_LEFT.of(suit)
    if s.ruler[clearing] != seat:
        return GARDEN_NEEDS_RULE.of(clearing)
    return no_place(s, seat, clearing, True)


def list_rituals(s: Root, seat: int, suit: int, clearings: list[int], ritual: int, out: list[Action]) -> None:
    """Every card of a suit with every clearing that it can serve."""
    for card in cards_in(s.zones[seat] & s.setup.deck.of_suit[suit]):
        out.extend([pair(ritual, card, clearing) for clearing in clearings])


class Build(Act[Root]):
    """A garden in a clearing that the Cult rules, for a card of its suit."""

    law = "10.5.1"
    verb = PLANT

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        for suit in range(BIRD):
            if s.zones[seat] & s.setup.deck.of_suit[suit] and s.left[s.setup.base[seat] + suit]:
                sites = [
                    c
                    for c in s.setup.board.of_suit[suit]
                    if s.ruler[c] == seat and no_garden(s, seat, c) is None
                ]
                list_rituals(s, seat, suit, sites, PLANT, out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        return no_ritual(s, seat, a.one, a.two) or no_garden(s, seat, a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        reveal(s, seat, a.one)
        place_piece(s, s.setup.base[seat] + s.setup.board.suit[a.two], a.two)
        if s.events is not None:
            emit(s, GARDEN_BUILT.of(seat, a.one, a.two))


class Recruit(Act[Root]):
    """A warrior in a clearing, for a card of its suit."""

    law = "10.5.2"
    verb = PREACH

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if not s.supply[seat]:
            return
        for suit in range(BIRD):
            if s.zones[seat] & s.setup.deck.of_suit[suit]:
                sites = [c for c in s.setup.board.of_suit[suit] if barred(s, seat, c) is None]
                list_rituals(s, seat, suit, sites, PREACH, out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        if not s.supply[seat]:
            return NO_WARRIORS_LEFT
        return no_ritual(s, seat, a.one, a.two) or barred(s, seat, a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        reveal(s, seat, a.one)
        place_warriors(s, seat, a.two, 1)
        if s.events is not None:
            emit(s, PREACHED.of(seat, a.one, a.two))


def no_worship(s: Root, seat: int, card: int) -> Refusal | None:
    """10.5.3: a card of the hand, no bird (10.2.2), a garden of its suit, each suit once a turn."""
    if not s.zones[seat] >> card & 1:
        return REVEAL_FROM_HAND.of(card)
    suit = s.setup.deck.suit[card]
    if suit == BIRD:
        return BIRDS_DO_NOT_WORSHIP.of(card)
    if s.boards[seat][SCORED_SUITS] >> suit & 1:
        return SUIT_SCORED_ALREADY.of(suit)
    return None if gardens(s, seat, suit) else NO_GARDEN_OF_SUIT.of(suit)


class Score(Act[Root]):
    """A card is spent for the points that the gardens of its suit uncover."""

    law = "10.5.3"
    verb = WORSHIP

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        for card in cards_in(s.zones[seat]):
            if no_worship(s, seat, card) is None:
                out.append(pick(WORSHIP, card))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return no_worship(s, seat, a.what)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        suit = s.setup.deck.suit[a.what]
        s.boards[seat][SCORED_SUITS] |= 1 << suit
        spend(s, seat, a.what)
        if s.events is not None:
            emit(s, WORSHIPPED.of(seat, a.what))
        score(s, seat, GARDEN_POINTS[gardens(s, seat, suit) - 1])


class Sacrifice(Act[Root]):
    """A warrior of the supply becomes an acolyte, for a bird."""

    law = "10.5.4"
    verb = OFFER

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if s.supply[seat]:
            out.extend([pick(OFFER, card) for card in cards_in(s.zones[seat] & s.setup.deck.of_suit[BIRD])])

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        if not s.zones[seat] >> a.what & 1:
            return REVEAL_FROM_HAND.of(a.what)
        if s.setup.deck.suit[a.what] != BIRD:
            return SACRIFICE_NEEDS_BIRD.of(a.what)
        return None if s.supply[seat] else NO_WARRIORS_LEFT

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        reveal(s, seat, a.what)
        s.supply[seat] -= 1
        s.boards[seat][ACOLYTES] += 1
        if s.events is not None:
            emit(s, SACRIFICED.of(seat, a.what, s.boards[seat][ACOLYTES]))


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
        revealed = s.boards[r.seat][REVEALED]
        s.boards[r.seat][REVEALED] = 0
        for card in cards_in(revealed):
            gain_card(s, r.seat, card, s.setup.everybody)
        if revealed and s.events is not None:
            emit(s, CARDS_TAKEN_BACK.of(r.seat, count(revealed)))
        return r


class CraftInEvening(Phase):
    """Crafting comes in the Evening, with the gardens of the outcast suit."""

    def may_act(self, s: Root, seat: int) -> bool:
        return bool(s.zones[seat]) and any(s.setup.factions[seat].crafting_power(s, seat))


LOSE_FAITH: Final = register(LoseFaith())
PLACE_FIRST_GARDEN: Final = register(PlaceFirstGarden())
CHOOSE_OUTCAST: Final = register(ChooseOutcast())
ADJUST_OUTCAST: Final = register(AdjustOutcast())
DISCARD_SOULS: Final = register(DiscardSouls())
CRUSADE_BATTLE: Final = register(CrusadeBattle())
TAKE_BACK: Final = register(TakeBack())
# 10.4.3: everything in it is there for all to see, so it is passed over where nothing can be done.
CONSPIRACIES: Final = register(
    Actions(
        "cult.conspiracies",
        "10.4.3",
        [CrusadeAtOnce(), CrusadeAfar(), Convert(), Sanctify(), UseCard(BIRDSONG), Finish()],
    )
)
RITUALS: Final = register(
    Rituals("cult.rituals", "10.5", [Build(), Recruit(), Score(), Sacrifice(), *daylight_acts(), Finish()])
)
CRAFT_IN_EVENING: Final = register(CraftInEvening("cult.craft", "10.6.2", [Craft(), Finish()]))
