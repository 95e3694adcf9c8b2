"""Flame Bearers (Fackelträger): they burn. Rat Smugglers (Rattenschmuggler): deeds for cards."""

from typing import Final

from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import emit
from lichtung.root.actions import FIGHT, MOVE, PHASES, Pick, pick, verb
from lichtung.root.battle import list_battles, refuse_battle, take_battle
from lichtung.root.cards import ITEM_CARD, members
from lichtung.root.effects import granted_moves, take_granted_move
from lichtung.root.hands import spend
from lichtung.root.hirelings.hireling import DEMOTED, Hireling, Side
from lichtung.root.hirelings.tasks import (
    Task,
    ask,
    clearings_of,
    come,
    controls,
    list_places,
    owner_of,
    why_not,
)
from lichtung.root.markers import markers_at
from lichtung.root.moving import refuse_move
from lichtung.root.owners import is_enemy_piece
from lichtung.root.paths import land_neighbours
from lichtung.root.pieces import is_shielded
from lichtung.root.removal import settle_removed, take_off, take_off_markers
from lichtung.root.state import WARRIOR, Root
from lichtung.root.turn import phase

COMING: Final = 2  # how many begin
DAYLIGHT: Final = PHASES[1]

ARRIVE: Final = 0  # anywhere
BURN: Final = 1
ASHES: Final = 2  # all that was burnt has its consequences
SPREAD: Final = 3  # one more, beside another
RUN: Final = 0  # Rat Smugglers: a move or a battle

BURN_WARRIOR: Final = verb("burn", "enemy:owner")
BURN_PIECE: Final = verb("burn-piece", "piece")
BURN_TOKEN: Final = verb("burn-token", "enemy:owner")
SMUGGLE: Final = verb("smuggle", "card")

SMUGGLED: Final = Event("H.smugglers", "smuggled", "seat card")

NOT_TO_BURN: Final = Refusal("H.flame_bearers", "nothing-to-burn", "clearing")
NOT_A_SMUGGLER: Final = Refusal("H.smugglers", "no-smugglers")
BY_DAY_ONLY: Final = Refusal("H.smugglers", "smuggle-by-day")
NO_ITEM_CARD: Final = Refusal("H.smugglers", "smuggle-item", "card")
NOTHING_TO_SMUGGLE: Final = Refusal("H.smugglers", "smuggle-idle")


def list_fuel(s: Root, me: int, clearing: int, out: list[Action]) -> None:
    """H.flame_bearers: a warrior of each enemy there; of one without warriors its buildings and tokens."""
    for owner in range(s.setup.owners):
        if not is_enemy_piece(s, me, owner) or is_shielded(s, owner, clearing, me):
            continue
        if s.warriors[owner * s.places + clearing]:
            out.append(pick(BURN_WARRIOR, owner))
            continue
        for kind in s.setup.kinds_of[owner]:
            if s.pieces[kind * s.places + clearing]:
                out.append(pick(BURN_PIECE, kind))
        if owner < s.setup.seats and s.marker_places and markers_at(s, owner, clearing):
            out.append(pick(BURN_TOKEN, owner))


def beside(s: Root, me: int) -> int:
    """The mask of clearings with Flame Bearers, and of those next to them."""
    found = clearings_of(s, me)
    for clearing in members(found):
        for other in land_neighbours(s, clearing):
            found |= 1 << other
    return found & s.setup.everywhere


class FlameBearers(Side):
    """In Birdsong they burn, and then they spread."""

    id = "flame_bearers"

    def set_up(self, s: Root, me: int, seat: int) -> None:
        """H.flame_bearers: two warriors anywhere."""
        ask(s, me, seat, ARRIVE, count=COMING)

    def hired(self, s: Root, me: int, seat: int) -> None:
        """H.flame_bearers: if none is on the map, two come anywhere."""
        if not clearings_of(s, me):
            ask(s, me, seat, ARRIVE, count=COMING)

    def wakes(self, s: Root, me: int, seat: int) -> bool:
        return True

    def wake(self, s: Root, me: int, seat: int) -> None:
        """H.flame_bearers: first one enemy piece goes for each Bearer beside it, then one Bearer comes."""
        ask(s, me, seat, SPREAD)
        ask(s, me, seat, ASHES)
        for clearing in reversed(members(clearings_of(s, me))):
            ask(s, me, seat, BURN, clearing, s.warriors[me * s.places + clearing])

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        me = owner_of(s, r.hireling)
        if r.stage == BURN:
            if r.count:
                list_fuel(s, me, r.clearing, out)
        elif r.stage == ARRIVE:
            if r.count and s.supply[me]:
                list_places(s, me, r.seat, s.setup.everywhere, out)
        elif r.stage == SPREAD and s.supply[me]:
            list_places(s, me, r.seat, beside(s, me), out)

    def reason(self, s: Root, r: Task, a: Action) -> Refusal | None:
        me = owner_of(s, r.hireling)
        if r.stage == BURN and a.verb in (BURN_WARRIOR, BURN_PIECE, BURN_TOKEN):
            return NOT_TO_BURN.of(r.clearing)
        return why_not(s, me, r.seat, beside(s, me) if r.stage == SPREAD else s.setup.everywhere, a)

    def take(self, s: Root, r: Task, a: Action) -> None:
        me = owner_of(s, r.hireling)
        if r.stage == BURN:
            if isinstance(a, Pick):
                burn(s, me, r.clearing, a)
                ask(s, me, r.seat, BURN, r.clearing, r.count - 1)
        elif r.stage == ASHES:
            settle_removed(s)
        elif isinstance(a, Pick):
            come(s, me, a.what, 1)
            if r.stage == ARRIVE and r.count > 1:
                ask(s, me, r.seat, ARRIVE, count=r.count - 1)
        elif r.stage == SPREAD and s.supply[me]:  # there is no place beside another
            ask(s, me, r.seat, ARRIVE, count=COMING)


def burn(s: Root, me: int, clearing: int, a: Pick) -> None:
    """H.flame_bearers: a piece of an enemy goes."""
    if a.verb == BURN_WARRIOR:
        take_off(s, a.what, WARRIOR, clearing, 1, me)
    elif a.verb == BURN_PIECE:
        take_off(s, s.setup.kind_owner[a.what], a.what, clearing, 1, me)
    else:
        take_off_markers(s, a.what, clearing, 1, me)


class RatSmugglers(Side):
    """A card with an item buys a move or a battle."""

    id = "smugglers"
    offers: tuple[int, ...] = (SMUGGLE,)

    def list_offers(self, s: Root, me: int, seat: int, out: list[Action]) -> None:
        """H.smugglers: any number of times in Daylight; the card need not be craftable."""
        if not controls(s, me, DEMOTED, seat) or phase(s) != DAYLIGHT:
            return
        cards = [card for card in members(s.zones[seat]) if s.setup.deck.kind[card] == ITEM_CARD]
        if cards and deeds(s, seat):
            out.extend([pick(SMUGGLE, card) for card in cards])

    def refuse_offer(self, s: Root, me: int, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        if not controls(s, me, DEMOTED, seat):
            return NOT_A_SMUGGLER
        if phase(s) != DAYLIGHT:
            return BY_DAY_ONLY
        if not s.zones[seat] >> a.what & 1 or s.setup.deck.kind[a.what] != ITEM_CARD:
            return NO_ITEM_CARD.of(a.what)
        return None if deeds(s, seat) else NOTHING_TO_SMUGGLE

    def take_offer(self, s: Root, me: int, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        spend(s, seat, a.what)
        if s.events is not None:
            emit(s, SMUGGLED.of(seat, a.what))
        ask(s, me, seat, RUN)

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        out.extend(deeds(s, r.seat))

    def reason(self, s: Root, r: Task, a: Action) -> Refusal | None:
        if a.verb == MOVE:
            return refuse_move(s, r.seat, a)
        return refuse_battle(s, r.seat, a) if a.verb == FIGHT else None

    def take(self, s: Root, r: Task, a: Action) -> None:
        """H.smugglers: a move or a battle of the controller's own faction."""
        if a.verb == FIGHT:
            take_battle(s, r.seat, a)
        elif a.verb >= 0:
            take_granted_move(s, r.seat, a)


def deeds(s: Root, seat: int) -> list[Action]:
    """H.smugglers: the moves and battles that a seat can make."""
    out = granted_moves(s, seat)
    list_battles(s, seat, s.setup.everywhere, out)
    return out


class Flames(Hireling):
    """The Flame Bearers, or the Rat Smugglers."""

    id = "flame_bearers"
    colours: tuple[str, ...] = ("#b8432f",)
    warriors = 6
    excludes: tuple[str, ...] = ("hundreds",)
    sides: tuple[Side, Side] = (FlameBearers(), RatSmugglers())


HIRELING: Final = Flames()
