"""Mobs: they raze, loot ruins, spread by their die, and are incited. Law 14.4.1, 14.6.1, 14.7.1, 14.7.3."""

from typing import Final

from lichtung.kernel.chance import CHANCE, NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.frames import Act, SeatRecord, Step, emit, push, register, seat_record
from lichtung.root.actions import AT, DONE, DONE_ACTION, Pair, Pick, pair, pick, plain, verb
from lichtung.root.cards import ITEMS, members
from lichtung.root.factions.hundreds.hoard import gain
from lichtung.root.factions.hundreds.mat import mat_of
from lichtung.root.factions.hundreds.moods import JUBILANT, is_in_mood
from lichtung.root.factions.hundreds.warlord import stands_at
from lichtung.root.hands import spend
from lichtung.root.map import BIRD
from lichtung.root.owners import is_enemy_piece
from lichtung.root.paths import neighbours
from lichtung.root.pieces import (
    barred,
    buildings_and_tokens,
    is_shielded,
    place_piece,
    place_warriors,
    remove_piece,
    troops,
)
from lichtung.root.removal import settle_removed, take_off_cardboard
from lichtung.root.ruins import lies_under, lift_item, see_ruin
from lichtung.root.state import Root
from lichtung.root.turn import Phase

STRONGHOLD: Final = 0  # in the order of `piece_kinds`
MOB: Final = 1
MOST_ROLLS: Final = 4  # 14.7.3

MOB_DIE: Final = verb("mob-die", "suit")
PLUNDER: Final = verb("plunder", "item")
INCITE: Final = verb("incite", "card clearing")
ROLL_ON: Final = verb("roll-on")

RAZED: Final = Event("14.4.1", "razed", "seat clearing")
RUIN_SEARCHED: Final = Event("14.4.1", "ruin-searched", "seat clearing", reveals=True)
RUIN_LOOTED: Final = Event("14.4.1", "ruin-looted", "seat clearing item", reveals=True)
RUIN_LEFT: Final = Event("14.4.1", "ruin-left", "seat clearing", reveals=True)
MOB_ROLLED: Final = Event("14.4.1", "mob-rolled", "seat suit")
MOB_SPREAD: Final = Event("14.4.1", "mob-spread", "seat clearing")
INCITED: Final = Event("14.6.1", "incited", "seat card clearing")
EMBITTERED: Final = Event("14.7.1", "embittered", "seat clearing count")

NOTHING_TO_RAZE: Final = Refusal("14.4.1", "nothing-to-raze", "clearing")
NOT_BENEATH: Final = Refusal("14.4.1", "not-beneath-ruin", "item")
LOOTED_BEFORE: Final = Refusal("14.4.1", "looted-before", "item")
NO_SPREAD: Final = Refusal("14.4.1", "no-spread", "clearing")
INCITE_FROM_HAND: Final = Refusal("14.6.1", "incite-from-hand", "card")
NO_MOBS_LEFT: Final = Refusal("14.6.1", "no-mobs-left")
MOB_THERE: Final = Refusal("14.6.1", "mob-there", "clearing")
NOBODY_INCITES: Final = Refusal("14.6.1", "nobody-incites", "clearing")
INCITE_SUIT: Final = Refusal("14.6.1", "incite-suit", "card clearing")
NO_MOB_NEAR: Final = Refusal("14.7.1", "no-mob-near", "clearing")


def mob_of(s: Root, seat: int) -> int:
    """The kind of piece that mobs are."""
    return s.setup.first_kind[seat] + MOB


def has_mob(s: Root, seat: int, clearing: int) -> bool:
    return s.pieces[mob_of(s, seat) * s.places + clearing] > 0


def mob_clearings(s: Root, seat: int) -> list[int]:
    return [clearing for clearing in range(s.clearings) if has_mob(s, seat, clearing)]


class Site(PublicRecord):
    """Who does something where."""

    fields = "seat clearing"

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat = seat
        self.clearing = clearing

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.clearing)


# --- Raze. 14.4.1


def enemy_cardboard(s: Root, seat: int, clearing: int) -> int:
    """How many buildings and tokens of enemies a mob can remove in a clearing."""
    found = 0
    for owner in range(s.setup.owners):
        if is_enemy_piece(s, seat, owner) and not is_shielded(s, owner, clearing, seat):
            found += buildings_and_tokens(s, owner, clearing)
    return found


def has_loot(s: Root, clearing: int) -> bool:
    """Whether something lies under a ruin there."""
    return bool(s.ruins >> clearing & 1 and s.ruin_items[clearing])


def to_raze(s: Root, seat: int, mobs: int) -> list[int]:
    """Of the clearings of the mask those in which a mob finds something to do."""
    return [
        clearing
        for clearing in members(mobs)
        if has_mob(s, seat, clearing) and (enemy_cardboard(s, seat, clearing) or has_loot(s, clearing))
    ]


class Raze(Step[Root, SeatRecord]):
    """Mobs raze, one after the other; then the mob die is rolled, if any mob is on the map."""

    name = "hundreds.raze"
    law = "14.4.1"

    def idle(self, s: Root, r: SeatRecord) -> bool:
        return not mob_clearings(s, r.seat)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        push(s, ROLL_MOBS, r)
        push(s, RAZE_NEXT, Mobs(r.seat, sum([1 << clearing for clearing in mob_clearings(s, r.seat)])))
        return r


class Mobs(PublicRecord):
    """Whose mobs have still to raze, and where."""

    fields = "seat mobs:clearing*"

    def __init__(self, seat: int, mobs: int) -> None:
        self.seat = seat
        self.mobs = mobs

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.mobs)


class RazeNext(Step[Root, Mobs]):
    """The next mob razes: all enemy buildings and tokens go at once, then the ruin opens."""

    name = "hundreds.raze-next"
    law = "14.4.1"
    holds = Mobs
    verbs: tuple[int, ...] = (AT,)

    def seat(self, s: Root, r: Mobs) -> int:
        return r.seat if to_raze(s, r.seat, r.mobs) else NOBODY

    def options(self, s: Root, r: Mobs, out: list[Action]) -> None:
        out.extend([pick(AT, clearing) for clearing in to_raze(s, r.seat, r.mobs)])

    def refusal(self, s: Root, r: Mobs, a: Action) -> Refusal | None:
        if not isinstance(a, Pick) or a.verb != AT:
            return Refusal(self.law, "not-now")
        return None if a.what in to_raze(s, r.seat, r.mobs) else NOTHING_TO_RAZE.of(a.what)

    def take(self, s: Root, r: Mobs, a: Action) -> Mobs:
        if isinstance(a, Pick):
            push(s, RAZE_NEXT, Mobs(r.seat, r.mobs & ~(1 << a.what)))
            push(s, LOOT_RUIN, Site(r.seat, a.what))
            raze(s, r.seat, a.what)
        return r


def raze(s: Root, seat: int, clearing: int) -> None:
    """14.4.1: each clearing is an event of its own, with its points and all that follows."""
    if s.events is not None and enemy_cardboard(s, seat, clearing):
        emit(s, RAZED.of(seat, clearing))
    for owner in range(s.setup.owners):
        if is_enemy_piece(s, seat, owner):
            take_off_cardboard(s, owner, clearing, seat)
    settle_removed(s)


def cannot_plunder(s: Root, seat: int, clearing: int, item: int) -> Refusal | None:
    """14.4.1: what lies there; 9.8.1: but no item of a kind that came from a ruin before."""
    if not lies_under(s, clearing, item):
        return NOT_BENEATH.of(item)
    return LOOTED_BEFORE.of(item) if mat_of(s, seat).found >> item & 1 else None


def to_plunder(s: Root, seat: int, clearing: int) -> list[int]:
    """The items that can be taken from under a ruin."""
    return [item for item in range(len(ITEMS)) if cannot_plunder(s, seat, clearing, item) is None]


class LootRuin(Step[Root, Site]):
    """A ruin in the clearing yields an item; of two the Hundreds see both."""

    name = "hundreds.loot-ruin"
    law = "14.4.1"
    holds = Site

    def take(self, s: Root, r: Site, a: Action) -> Site:
        if not has_loot(s, r.clearing):
            return r
        several = len(members(s.ruin_items[r.clearing])) > 1
        found = to_plunder(s, r.seat, r.clearing)
        if several or not found:
            see_ruin(s, r.clearing, s.ruin_seen[r.clearing] | 1 << r.seat)
        if several and s.events is not None:
            emit(s, RUIN_SEARCHED.of(r.seat, r.clearing))
        if not found:
            if s.events is not None:
                emit(s, RUIN_LEFT.of(r.seat, r.clearing))
        elif several:
            push(s, PICK_FROM_RUIN, r)
        else:
            plunder(s, r.seat, r.clearing, found[0])
        return r


def plunder(s: Root, seat: int, clearing: int, item: int) -> None:
    """14.4.1: into the hoard; the ruin goes with its last item."""
    lift_item(s, clearing, item)
    mat_of(s, seat).found |= 1 << item
    if s.events is not None:
        emit(s, RUIN_LOOTED.of(seat, clearing, item))
    gain(s, seat, item)


class PickFromRuin(Step[Root, Site]):
    """Of two items under a ruin one is taken."""

    name = "hundreds.plunder"
    law = "14.4.1"
    holds = Site
    verbs: tuple[int, ...] = (PLUNDER,)
    always_asked = True  # silence would tell what the other one is

    def seat(self, s: Root, r: Site) -> int:
        return r.seat

    def options(self, s: Root, r: Site, out: list[Action]) -> None:
        out.extend([pick(PLUNDER, item) for item in to_plunder(s, r.seat, r.clearing)])

    def refusal(self, s: Root, r: Site, a: Action) -> Refusal | None:
        if not isinstance(a, Pick) or a.verb != PLUNDER:
            return Refusal(self.law, "not-now")
        return cannot_plunder(s, r.seat, r.clearing, a.what)

    def take(self, s: Root, r: Site, a: Action) -> Site:
        assert isinstance(a, Pick)
        plunder(s, r.seat, r.clearing, a.what)
        return r


# --- The mob die. 14.4.1, 14.7.3


def can_spread_to(s: Root, seat: int, suit: int, clearing: int) -> bool:
    """14.4.1: a clearing of the suit without a mob, next to one with a mob, that lets it in."""
    if not s.unplaced[mob_of(s, seat)] or not s.suits[clearing] >> suit & 1 or has_mob(s, seat, clearing):
        return False
    near = any(has_mob(s, seat, other) for other in neighbours(s, seat, clearing) if other < s.clearings)
    return near and barred(s, seat, clearing) is None


class RollMobs(Step[Root, SeatRecord]):
    """The mob die shows each of the three suits as often; nobody rolls it without a mob on the map."""

    name = "hundreds.mob-die"
    law = "14.4.1"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return CHANCE if mob_clearings(s, r.seat) else NOBODY

    def outcomes(self, s: Root, r: SeatRecord) -> list[tuple[Action, int]]:
        return [(pick(MOB_DIE, suit), 1) for suit in range(BIRD)]

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if isinstance(a, Pick):
            if s.events is not None:
                emit(s, MOB_ROLLED.of(r.seat, a.what))
            push(s, SPREAD_MOB, Spreading(r.seat, a.what))
        return r


class Spreading(PublicRecord):
    """Whose mobs spread to a clearing of which suit."""

    fields = "seat suit"

    def __init__(self, seat: int, suit: int) -> None:
        self.seat = seat
        self.suit = suit

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.suit)


class SpreadMob(Step[Root, Spreading]):
    """A mob goes into a clearing of the suit beside another one, if there is such a clearing."""

    name = "hundreds.spread"
    law = "14.4.1"
    holds = Spreading
    verbs: tuple[int, ...] = (AT,)

    def sites(self, s: Root, r: Spreading) -> list[int]:
        return [c for c in range(s.clearings) if can_spread_to(s, r.seat, r.suit, c)]

    def seat(self, s: Root, r: Spreading) -> int:
        return r.seat if self.sites(s, r) else NOBODY

    def options(self, s: Root, r: Spreading, out: list[Action]) -> None:
        out.extend([pick(AT, clearing) for clearing in self.sites(s, r)])

    def refusal(self, s: Root, r: Spreading, a: Action) -> Refusal | None:
        if not isinstance(a, Pick) or a.verb != AT:
            return Refusal(self.law, "not-now")
        return None if a.what in self.sites(s, r) else NO_SPREAD.of(a.what)

    def take(self, s: Root, r: Spreading, a: Action) -> Spreading:
        if isinstance(a, Pick):
            place_piece(s, mob_of(s, r.seat), a.what)
            if s.events is not None:
                emit(s, MOB_SPREAD.of(r.seat, a.what))
        return r


# --- Incite. 14.6.1, 14.7.3


def cannot_incite_at(s: Root, seat: int, clearing: int) -> Refusal | None:
    """14.6.1: a mob that is left, in a clearing without one, with a warrior or the warlord."""
    if not s.unplaced[mob_of(s, seat)]:
        return NO_MOBS_LEFT
    if clearing >= s.clearings or not troops(s, seat, clearing):
        return NOBODY_INCITES.of(clearing)
    if has_mob(s, seat, clearing):
        return MOB_THERE.of(clearing)
    return barred(s, seat, clearing)


def cannot_incite(s: Root, seat: int, card: int, clearing: int) -> Refusal | None:
    """14.6.1: for a card of the hand that matches the clearing."""
    if not s.zones[seat] >> card & 1:
        return INCITE_FROM_HAND.of(card)
    refused = cannot_incite_at(s, seat, clearing)
    if refused is None and not s.setup.deck.matching_any[s.suits[clearing]] >> card & 1:
        return INCITE_SUIT.of(card, clearing)
    return refused


class Incite(Act[Root]):
    """Spend a card for a mob; a jubilant warlord there may roll for more."""

    law = "14.6.1"
    verb = INCITE

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if not s.zones[seat]:
            return
        for clearing in range(s.clearings):
            if cannot_incite_at(s, seat, clearing) is None:
                for card in members(s.zones[seat] & s.setup.deck.matching_any[s.suits[clearing]]):
                    out.append(pair(INCITE, card, clearing))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        return cannot_incite(s, seat, a.one, a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        spend(s, seat, a.one)
        place_piece(s, mob_of(s, seat), a.two)
        if s.events is not None:
            emit(s, INCITED.of(seat, a.one, a.two))
        if is_in_mood(s, seat, JUBILANT) and stands_at(s, seat, a.two):
            push(s, JUBILANT_STEP, Rolls(seat, MOST_ROLLS))


class Inciting(Phase):
    """Any number of times, as long as cards, mobs and clearings last."""

    def may_act(self, s: Root, seat: int) -> bool:
        return bool(s.zones[seat]) and any(
            cannot_incite_at(s, seat, clearing) is None for clearing in range(s.clearings)
        )


class Rolls(PublicRecord):
    """Whose warlord is jubilant, and how many rolls are left."""

    fields = "seat left:count"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.left)


class Jubilant(Step[Root, Rolls]):
    """Jubilant: up to four rolls of the mob die, each decided on when the last one is done."""

    name = "hundreds.jubilant"
    law = "14.7.3"
    holds = Rolls

    def seat(self, s: Root, r: Rolls) -> int:
        return r.seat if r.left and s.unplaced[mob_of(s, r.seat)] else NOBODY

    def options(self, s: Root, r: Rolls, out: list[Action]) -> None:
        out.append(plain(ROLL_ON))
        out.append(DONE_ACTION)

    def take(self, s: Root, r: Rolls, a: Action) -> Rolls:
        if a.verb == ROLL_ON:
            push(s, JUBILANT_STEP, Rolls(r.seat, r.left - 1))
            push(s, ROLL_MOBS, seat_record(r.seat))
        return r


# --- Bitter. 14.7.1


def mobs_near(s: Root, seat: int, clearing: int) -> list[int]:
    """The clearings with mobs that can come to a battle: its own, and those next to it."""
    near = [clearing, *neighbours(s, seat, clearing)]
    return sorted([place for place in near if place < s.clearings and has_mob(s, seat, place)])


class Embitter(Step[Root, Site]):
    """Bitter: before the roll mobs there and around may go, and for each a warrior comes to the battle."""

    name = "hundreds.bitter"
    law = "14.7.1"
    holds = Site
    verbs: tuple[int, ...] = (AT, DONE)

    def seat(self, s: Root, r: Site) -> int:
        return r.seat if mobs_near(s, r.seat, r.clearing) else NOBODY

    def options(self, s: Root, r: Site, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        out.extend([pick(AT, place) for place in mobs_near(s, r.seat, r.clearing)])

    def refusal(self, s: Root, r: Site, a: Action) -> Refusal | None:
        if isinstance(a, Pick) and a.verb == AT:
            return None if a.what in mobs_near(s, r.seat, r.clearing) else NO_MOB_NEAR.of(a.what)
        return super().refusal(s, r, a)

    def take(self, s: Root, r: Site, a: Action) -> Site:
        if isinstance(a, Pick):
            remove_piece(s, mob_of(s, r.seat), a.what)
            placed = 0
            if barred(s, r.seat, r.clearing) is None:
                placed = place_warriors(s, r.seat, r.clearing, 1)
            if s.events is not None:
                emit(s, EMBITTERED.of(r.seat, a.what, placed))
            push(s, BITTER_STEP, r)
        return r


RAZE: Final = register(Raze())
RAZE_NEXT: Final = register(RazeNext())
LOOT_RUIN: Final = register(LootRuin())
PICK_FROM_RUIN: Final = register(PickFromRuin())
ROLL_MOBS: Final = register(RollMobs())
SPREAD_MOB: Final = register(SpreadMob())
JUBILANT_STEP: Final = register(Jubilant())
BITTER_STEP: Final = register(Embitter())
