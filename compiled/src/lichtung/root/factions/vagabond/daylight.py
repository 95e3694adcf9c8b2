"""The Vagabond's actions that every character has. Law 9.5.1 to 9.5.7 without 9.5.3."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.frames import Act, Step, emit, push, register, sequence
from lichtung.root.actions import DONE_ACTION, FIGHT, WALK, Pair, Pick, pair, pick
from lichtung.root.battle import list_battles, refuse_battle, take_battle
from lichtung.root.cards import BOOTS, CROSSBOW, HAMMER, SWORD, members
from lichtung.root.factions.vagabond.editions import law_of
from lichtung.root.factions.vagabond.items import (
    cannot_exhaust,
    count_damaged,
    count_ready,
    exhaust,
    gain,
    mend,
    pawn_place,
    place_pawn,
)
from lichtung.root.factions.vagabond.mat import DAMAGED, DAMAGED_EXHAUSTED, KINDS, READY_AT, mat_of
from lichtung.root.factions.vagabond.relations import hostile_warriors, improve, is_allied
from lichtung.root.factions.vagabond.verbs import (
    AID,
    BRING,
    EXHAUST,
    REPAIR,
    SHOOT,
    SHOOT_TOKEN,
    STRIKE,
    TAKE,
)
from lichtung.root.ferry import carry_figure
from lichtung.root.hands import pass_card
from lichtung.root.markers import markers_at
from lichtung.root.moving import cannot_move, figure_arrives, move
from lichtung.root.owners import is_enemy_piece, is_faction_piece
from lichtung.root.paths import surroundings
from lichtung.root.pieces import SEALED, held, is_present, is_sealed, shelter, troops, warriors
from lichtung.root.removal import settle_removed, take_off, take_off_markers
from lichtung.root.state import MARKER, WARRIOR, Root

BOOTS_A_MOVE: Final = 1

WALKED: Final = Event("9.5.1", "walked", "seat place")
AIDED: Final = Event("9.5.4", "aided", "seat other:seat card", hidden="card")
ITEM_TAKEN: Final = Event("9.5.4", "item-taken", "seat other:seat item")
STRUCK: Final = Event("9.5.6", "struck", "seat other:owner clearing")
REPAIRED: Final = Event("9.5.7", "item-repaired", "seat item")

IN_FOREST: Final = Refusal("9.5", "in-forest")
NOT_INTO_FOREST: Final = Refusal("9.5.1", "not-into-forest")
NOT_NEXT: Final = Refusal("9.5.1", "not-next", "place")
NEED_BOOTS: Final = Refusal("9.2.9.IIIb", "need-boots", "count")
NO_ITEM_TO_EXHAUST: Final = Refusal("9.5.4", "nothing-to-exhaust")
AID_ONESELF: Final = Refusal("9.5.4", "aid-oneself")
NOBODY_TO_AID: Final = Refusal("9.5.4", "not-there", "seat")
AID_CARD: Final = Refusal("9.5.4", "aid-card", "card")
NO_WARRIOR_TO_STRIKE: Final = Refusal("9.5.6", "no-warrior-to-strike", "seat:owner")
NO_PIECE_TO_STRIKE: Final = Refusal("9.5.6", "no-piece-to-strike", "piece")
NO_TOKEN_TO_STRIKE: Final = Refusal("9.5.6", "no-token-to-strike", "seat:owner")
WARRIORS_BEFORE_TOKEN: Final = Refusal("9.5.6", "warriors-before-token", "seat:owner")
WARRIORS_FIRST: Final = Refusal("9.5.6", "warriors-first", "piece")
NOT_AN_ENEMY: Final = Refusal("9.5.6", "strike-partner", "seat:owner")
NOT_DAMAGED: Final = Refusal("9.5.7", "not-damaged", "item")


def outside_clearings(s: Root, seat: int) -> Refusal | None:
    """In a forest there is nobody and no suit."""
    return IN_FOREST if pawn_place(s, seat) >= s.clearings else None


# --- Move. 9.5.1


def cannot_walk(s: Root, seat: int, place: int, boots: int) -> Refusal | None:
    """9.5.1: into a clearing next to the pawn, whoever rules (9.2.3); hostile warriors cost boots more."""
    if place >= s.clearings:
        return NOT_INTO_FOREST
    if place not in surroundings(s, seat, pawn_place(s, seat)):
        return NOT_NEXT.of(place)
    if is_sealed(s, place):
        return SEALED.of(place)
    refused = held(s, seat, pawn_place(s, seat))
    if refused is not None:
        return refused
    need = boots + hostile_warriors(s, seat, place)
    return None if mat_of(s, seat).items[READY_AT + BOOTS] >= need else NEED_BOOTS.of(need)


def list_walks(s: Root, seat: int, boots: int, out: list[Action]) -> None:
    """All moves of the pawn that cost so many boots, not counting those for hostile warriors."""
    worn = mat_of(s, seat).items[READY_AT + BOOTS]
    if worn < boots or held(s, seat, pawn_place(s, seat)) is not None:
        return
    for place in surroundings(s, seat, pawn_place(s, seat)):
        if place >= s.clearings or is_sealed(s, place):
            continue
        if worn > boots or not hostile_warriors(s, seat, place):
            out.append(pick(WALK, place))


def walk(s: Root, seat: int, place: int, boots: int, escorted: bool) -> None:
    """Pay the boots and move the pawn; 9.2.9.IIb: allied warriors may come along if it is `escorted`."""
    origin = pawn_place(s, seat)
    for _ in range(boots + hostile_warriors(s, seat, place)):
        exhaust(s, seat, BOOTS)
    place_pawn(s, seat, place)
    if s.events is not None:
        emit(s, WALKED.of(seat, place))
    travel(s, seat, origin, place, escorted)
    figure_arrives(s, seat, origin, place)


class Walk(Act[Root]):
    """Exhaust boots to move the pawn, and take allied warriors along."""

    law = "9.5.1"
    verb = WALK

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        list_walks(s, seat, BOOTS_A_MOVE, out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return cannot_walk(s, seat, a.what, BOOTS_A_MOVE)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        walk(s, seat, a.what, BOOTS_A_MOVE, True)


class Escort(PublicRecord):
    """The way that the pawn has just gone."""

    fields = "seat origin:place dest:place"

    def __init__(self, seat: int, origin: int, dest: int) -> None:
        self.seat = seat
        self.origin = origin
        self.dest = dest

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.origin, self.dest)


def followers(s: Root, seat: int, origin: int, dest: int) -> list[int]:
    """9.2.9.IIb: allied factions whose warriors may go the same way by their own rules."""
    return [
        other
        for other in range(s.setup.seats)
        if is_allied(s, seat, other) and cannot_move(s, other, origin, dest, 1) is None
    ]


def travel(s: Root, seat: int, origin: int, dest: int, escorted: bool) -> None:
    """9.2.9.IIb: allied warriors may come along from clearing to clearing; C.2.5: all of them by ferry."""
    clearings = origin < s.clearings and dest < s.clearings
    if escorted and clearings and followers(s, seat, origin, dest):
        push(s, BRING_ALLIES, Escort(seat, origin, dest))
    else:
        carry_figure(s, seat, origin, dest)


class BringAllies(Step[Root, Escort]):
    """Warriors of one allied faction may come along.

    9.2.9.IIe: by the early Law the Vagabond answers for their move, by later ones it is their owner's.
    """

    name = "vagabond.bring-allies"
    laws = ("9.2.9.IIb", "9.2.9.IIe")
    law = "9.2.9.IIb"
    holds = Escort

    def seat(self, s: Root, r: Escort) -> int:
        return r.seat

    def options(self, s: Root, r: Escort, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        for ally in followers(s, r.seat, r.origin, r.dest):
            out.extend([pair(BRING, ally, n + 1) for n in range(warriors(s, ally, r.origin))])

    def take(self, s: Root, r: Escort, a: Action) -> Escort:
        if isinstance(a, Pair):
            mover = a.one if law_of(s, r.seat).ally_owner_pays_outrage else r.seat
            move(s, a.one, mover, r.origin, r.dest, a.two, r.seat)
        else:
            carry_figure(s, r.seat, r.origin, r.dest)
        return r


# --- Battle. 9.5.2


class Battle(Act[Root]):
    """Exhaust a sword to start a battle."""

    law = "9.5.2"
    verb = FIGHT

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        mat = mat_of(s, seat)
        if mat.items[READY_AT + SWORD] and pawn_place(s, seat) < s.clearings:
            list_battles(s, seat, 1 << pawn_place(s, seat), out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return cannot_exhaust(s, seat, SWORD) or refuse_battle(s, seat, a)

    def take(self, s: Root, seat: int, a: Action) -> None:
        exhaust(s, seat, SWORD)
        take_battle(s, seat, a)


# --- Aid. 9.5.4


def cannot_aid(s: Root, seat: int, other: int, card: int) -> Refusal | None:
    """9.5.4: any item, a card that matches the clearing, and a player with pieces there."""
    place = pawn_place(s, seat)
    if place >= s.clearings:
        return IN_FOREST
    if other == seat:
        return AID_ONESELF
    if not is_present(s, other, place):
        return NOBODY_TO_AID.of(other)
    if not s.zones[seat] & s.setup.deck.matching_any[s.suits[place]] & 1 << card:
        return AID_CARD.of(card)
    return None if count_ready(s, seat) else NO_ITEM_TO_EXHAUST


class GiveAid(Act[Root]):
    """Give a card that matches the clearing to a player there, and exhaust any item."""

    law = "9.5.4"
    verb = AID

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        place = pawn_place(s, seat)
        if place >= s.clearings or not count_ready(s, seat):
            return
        cards = members(s.zones[seat] & s.setup.deck.matching_any[s.suits[place]])
        if cards:
            for other in range(s.setup.seats):
                if other != seat and is_present(s, other, place):
                    out.extend([pair(AID, other, card) for card in cards])

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        return cannot_aid(s, seat, a.one, a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        push(s, AID_STEPS, Aid(seat, a.one))
        for source in s.setup.ask.takes_gift:
            if source.answers.takes_gift(s, source.me, seat, a.one, a.two):
                return
        both = 1 << seat | 1 << a.one
        among = s.setup.deck.matching_any[s.suits[pawn_place(s, seat)]]
        seen = pass_card(s, seat, a.one, a.two, both, among)
        if s.events is not None:
            emit(s, AIDED.shown_to(seen, seat, a.one, a.two))


class Aid(PublicRecord):
    """Who aids whom."""

    fields = "seat other:seat"

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.other)


class ExhaustForAid(Step[Root, Aid]):
    """Any item will do."""

    name = "vagabond.exhaust-for-aid"
    law = "9.5.4"
    holds = Aid

    def seat(self, s: Root, r: Aid) -> int:
        return r.seat

    def options(self, s: Root, r: Aid, out: list[Action]) -> None:
        mat = mat_of(s, r.seat)
        out.extend([pick(EXHAUST, item) for item in range(KINDS) if mat.items[READY_AT + item]])

    def take(self, s: Root, r: Aid, a: Action) -> Aid:
        assert isinstance(a, Pick)
        exhaust(s, r.seat, a.what)
        return r


class TakeCrafted(Step[Root, Aid]):
    """The Vagabond may take an item that the other one has crafted."""

    name = "vagabond.take-crafted"
    law = "9.5.4"
    holds = Aid

    def seat(self, s: Root, r: Aid) -> int:
        return r.seat if any(s.crafted_items[r.other * KINDS : (r.other + 1) * KINDS]) else NOBODY

    def options(self, s: Root, r: Aid, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        out.extend([pick(TAKE, item) for item in range(KINDS) if s.crafted_items[r.other * KINDS + item]])

    def take(self, s: Root, r: Aid, a: Action) -> Aid:
        if isinstance(a, Pick):
            s.setup.factions[r.other].lose_item(s, r.other, a.what)
            gain(s, r.seat, a.what)
            if s.events is not None:
                emit(s, ITEM_TAKEN.of(r.seat, r.other, a.what))
        return r


class ReviewRelation(Step[Root, Aid]):
    """The aid may improve the relation."""

    name = "vagabond.review-relation"
    law = "9.2.9.I"
    holds = Aid

    def take(self, s: Root, r: Aid, a: Action) -> Aid:
        improve(s, r.seat, r.other)
        return r


# --- Strike. 9.5.6


def may_strike(s: Root, seat: int, owner: int) -> bool:
    """9.5.6: whether a seat's crossbow may take somebody's pieces."""
    return cannot_strike(s, seat, owner) is None


def cannot_strike(s: Root, seat: int, owner: int) -> Refusal | None:
    """9.5.6: by the early Law at any player, by later ones at enemies only; not at what is sheltered."""
    anybody = law_of(s, seat).strike_anybody and is_faction_piece(s, owner)
    if not anybody and not is_enemy_piece(s, seat, owner):
        return NOT_AN_ENEMY.of(owner)
    return shelter(s, owner, pawn_place(s, seat), seat)


class StrikeWarrior(Act[Root]):
    """Exhaust a crossbow to remove a warrior in the clearing."""

    law = "9.5.6"
    verb = STRIKE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        mat = mat_of(s, seat)
        if mat.items[READY_AT + CROSSBOW] and pawn_place(s, seat) < s.clearings:
            for other in range(s.setup.owners):
                there = other != seat and s.warriors[other * s.places + pawn_place(s, seat)]
                if there and may_strike(s, seat, other):
                    out.append(pick(STRIKE, other))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        refused = cannot_exhaust(s, seat, CROSSBOW) or outside_clearings(s, seat)
        if refused is not None:
            return refused
        if a.what == seat or not warriors(s, a.what, pawn_place(s, seat)):
            return NO_WARRIOR_TO_STRIKE.of(a.what)
        return cannot_strike(s, seat, a.what)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        strike(s, seat, a.what, WARRIOR)


class StrikePiece(Act[Root]):
    """Where a player has no warriors the crossbow removes a building or token instead."""

    law = "9.5.6"
    verb = SHOOT

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        mat = mat_of(s, seat)
        place = pawn_place(s, seat)
        if mat.items[READY_AT + CROSSBOW] and place < s.clearings:
            for other in range(s.setup.owners):
                if not troops(s, other, place) and may_strike(s, seat, other):
                    for kind in s.setup.kinds_of[other]:
                        if s.pieces[kind * s.places + place]:
                            out.append(pick(SHOOT, kind))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        refused = cannot_exhaust(s, seat, CROSSBOW) or outside_clearings(s, seat)
        if refused is not None:
            return refused
        place = pawn_place(s, seat)
        if not s.pieces[a.what * s.places + place]:
            return NO_PIECE_TO_STRIKE.of(a.what)
        owner = s.setup.kind_owner[a.what]
        if troops(s, owner, place):
            return WARRIORS_FIRST.of(a.what)
        return cannot_strike(s, seat, owner)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        strike(s, seat, s.setup.kind_owner[a.what], a.what)


class StrikeToken(Act[Root]):
    """Or one of the player's tokens that were placed face down there."""

    law = "9.5.6"
    verb = SHOOT_TOKEN

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if s.marker_places and pawn_place(s, seat) < s.clearings:
            for other in range(s.setup.owners):
                if cannot_strike_token(s, seat, other) is None:
                    out.append(pick(SHOOT_TOKEN, other))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return outside_clearings(s, seat) or cannot_strike_token(s, seat, a.what)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        strike(s, seat, a.what, MARKER)


def cannot_strike_token(s: Root, seat: int, other: int) -> Refusal | None:
    """9.5.6: a crossbow, a token there that was placed face down, and no warrior of its owner."""
    refused = cannot_exhaust(s, seat, CROSSBOW)
    if refused is not None:
        return refused
    if other == seat or not markers_at(s, other, pawn_place(s, seat)):
        return NO_TOKEN_TO_STRIKE.of(other)
    if troops(s, other, pawn_place(s, seat)):
        return WARRIORS_BEFORE_TOKEN.of(other)
    return cannot_strike(s, seat, other)


def strike(s: Root, seat: int, other: int, kind: int) -> None:
    exhaust(s, seat, CROSSBOW)
    clearing = pawn_place(s, seat)
    if s.events is not None:
        emit(s, STRUCK.of(seat, other, clearing))
    if kind == MARKER:
        take_off_markers(s, other, clearing, 1, seat)
    else:
        take_off(s, other, kind, clearing, 1, seat)
    settle_removed(s)


# --- Repair. 9.5.7


def list_damaged(s: Root, seat: int, out: list[Action]) -> None:
    """All items that can be repaired."""
    mat = mat_of(s, seat)
    for item in range(KINDS):
        for condition in (DAMAGED, DAMAGED_EXHAUSTED):
            if mat.items[condition * KINDS + item]:
                out.append(pair(REPAIR, item, condition))


def repair(s: Root, seat: int, item: int, condition: int) -> None:
    mend(s, seat, item, condition)
    if s.events is not None:
        emit(s, REPAIRED.of(seat, item))


class Repair(Act[Root]):
    """Exhaust a hammer to take an item out of the Damaged box, as it lies."""

    law = "9.5.7"
    verb = REPAIR

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if mat_of(s, seat).items[READY_AT + HAMMER] and count_damaged(s, seat):
            list_damaged(s, seat, out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        if a.two < DAMAGED or not mat_of(s, seat).items[a.two * KINDS + a.one]:
            return NOT_DAMAGED.of(a.one)
        return cannot_exhaust(s, seat, HAMMER)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        exhaust(s, seat, HAMMER)
        repair(s, seat, a.one, a.two)


BRING_ALLIES: Final = register(BringAllies())
AID_STEPS: Final = sequence(
    register(ExhaustForAid()),
    register(TakeCrafted()),
    register(ReviewRelation()),
)
