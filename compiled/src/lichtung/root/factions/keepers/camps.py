"""Birdsong: waystations come and go, and warriors with them. Law 15.4."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import Act, SeatRecord, Step, emit, register
from lichtung.root.actions import AT, Pair, Pick, pair, pick, verb
from lichtung.root.cards import members
from lichtung.root.crafting import NOT_IN_HAND
from lichtung.root.effects import Finish
from lichtung.root.factions.keepers.mat import mat_of
from lichtung.root.factions.keepers.relics import (
    free_sides,
    is_free,
    is_side,
    sides_at,
    waystations,
    waystations_at,
)
from lichtung.root.hands import spend
from lichtung.root.pieces import (
    NO_SLOT,
    REPLACED,
    barred,
    cannot_place,
    place_piece,
    place_warriors,
    remove_piece,
    remove_warriors,
    warriors,
)
from lichtung.root.state import NONE, Root
from lichtung.root.turn import Phase

RECRUITS: Final = 2  # 15.4.3
ENCAMP: Final = verb("encamp", "piece clearing")
RETURN: Final = verb("come-back", "piece clearing")
DECAMP: Final = verb("decamp", "piece clearing")
RECRUIT: Final = verb("recruit-for", "card clearing")
ENCAMPED: Final = Event("15.4.1", "encamped", "seat piece clearing")
KEEPERS_RETURNED: Final = Event("15.4.1", "keepers-returned", "seat clearing")
DECAMPED: Final = Event("15.4.2", "decamped", "seat piece clearing")
KEEPERS_RECRUITED: Final = Event("15.4.3", "keepers-recruited", "seat card clearing count")
NOT_A_WAYSTATION: Final = Refusal("15.2.2", "not-a-waystation", "piece")
TILE_ON_MAP: Final = Refusal("15.4.1", "tile-on-map", "piece")
NO_KEEPER_THERE: Final = Refusal("15.4.1", "no-keeper-there", "clearing")
ENCAMPED_THERE: Final = Refusal("15.4.1", "encamped-there", "clearing")
NOT_THE_EDGE: Final = Refusal("15.4.1", "not-the-edge", "clearing")
DECAMPED_THERE: Final = Refusal("15.4.2", "decamped-there", "clearing")
NO_SUCH_WAYSTATION: Final = Refusal("15.4.2", "no-such-waystation", "piece clearing")
NO_KEEPERS_LEFT: Final = Refusal("15.4.2", "no-keepers-left")
NO_WAYSTATION: Final = Refusal("15.4.3", "no-waystation", "clearing")
RECRUIT_SUIT: Final = Refusal("15.4.3", "recruit-suit", "card clearing")
NONE_TO_RECRUIT: Final = Refusal("15.4.3", "none-to-recruit")


def is_gone(s: Root, seat: int) -> bool:
    """15.4.1: neither warriors nor waystations are in any clearing."""
    return not any(s.warriors[seat * s.places : seat * s.places + s.clearings]) and not waystations(s, seat)


def landings(s: Root, seat: int) -> list[int]:
    """15.4.1: the clearings of the map edge that let them in, with room for a waystation if any has."""
    edge = [c for c in sorted(s.setup.map.edge) if barred(s, seat, c) is None]
    roomy = [c for c in edge if s.slots[c] > 0]
    return roomy or edge


class ReturnHome(Step[Root, SeatRecord]):
    """Whoever is gone from all clearings comes back instead: a waystation and a warrior on the map edge.

    Where no slot is open anywhere the warrior comes alone.
    """

    name = "keepers.return"
    law = "15.4.1"
    verbs: tuple[int, ...] = (RETURN, AT)

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat if is_gone(s, r.seat) and s.supply[r.seat] and landings(s, r.seat) else NOBODY

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        for clearing in landings(s, r.seat):
            if s.slots[clearing] > 0:
                out.extend([pair(RETURN, side, clearing) for side in free_sides(s, r.seat)])
            else:
                out.append(pick(AT, clearing))

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        if isinstance(a, Pair) and a.verb == RETURN:
            if not is_side(s, r.seat, a.one):
                return NOT_A_WAYSTATION.of(a.one)
            if a.two not in s.setup.map.edge:
                return NOT_THE_EDGE.of(a.two)
            return cannot_place(s, r.seat, a.two, True)
        if isinstance(a, Pick) and a.verb == AT:
            if a.what not in s.setup.map.edge:
                return NOT_THE_EDGE.of(a.what)
            refused = barred(s, r.seat, a.what)
            if refused is None and (s.slots[a.what] > 0 or a.what not in landings(s, r.seat)):
                return Refusal(self.law, "not-now")
            return refused
        return Refusal(self.law, "not-now")

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        clearing = a.two if isinstance(a, Pair) else a.what if isinstance(a, Pick) else NONE
        if clearing == NONE:
            return r
        mat_of(s, r.seat).encamped = s.setup.everywhere  # it is instead of encamping
        if isinstance(a, Pair):
            place_piece(s, a.one, clearing)
        place_warriors(s, r.seat, clearing, 1)
        if s.events is not None:
            emit(s, KEEPERS_RETURNED.of(r.seat, clearing))
            if isinstance(a, Pair):
                emit(s, ENCAMPED.of(r.seat, a.one, clearing))
        return r


def cannot_encamp_at(s: Root, seat: int, clearing: int) -> Refusal | None:
    """15.4.1: a warrior there, once a turn, room for a building."""
    if clearing >= s.clearings:
        return NO_SLOT.of(clearing)
    if mat_of(s, seat).encamped >> clearing & 1:
        return ENCAMPED_THERE.of(clearing)
    if not warriors(s, seat, clearing):
        return NO_KEEPER_THERE.of(clearing)
    return cannot_place(s, seat, clearing, True)


class Encamp(Act[Root]):
    """A warrior makes way for a waystation, either side up; in each clearing once a turn."""

    law = "15.4.1"
    verb = ENCAMP

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        sides = free_sides(s, seat)
        if not sides:
            return
        for clearing in range(s.clearings):
            if cannot_encamp_at(s, seat, clearing) is None:
                out.extend([pair(ENCAMP, side, clearing) for side in sides])

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        if not is_side(s, seat, a.one):
            return NOT_A_WAYSTATION.of(a.one)
        if not is_free(s, seat, a.one):
            return TILE_ON_MAP.of(a.one)
        return cannot_encamp_at(s, seat, a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        mat_of(s, seat).encamped |= 1 << a.two
        remove_warriors(s, seat, a.two, 1, REPLACED)
        place_piece(s, a.one, a.two)
        if s.events is not None:
            emit(s, ENCAMPED.of(seat, a.one, a.two))


class Encamping(Phase):
    """15.4.1: asked while there is a tile and a place for it."""

    def may_act(self, s: Root, seat: int) -> bool:
        if not free_sides(s, seat):
            return False
        return any(cannot_encamp_at(s, seat, clearing) is None for clearing in range(s.clearings))


def cannot_decamp(s: Root, seat: int, kind: int, clearing: int) -> Refusal | None:
    """15.4.2: a waystation that is there, once a turn in a clearing, for a warrior who can be placed."""
    if clearing >= s.clearings or kind not in sides_at(s, seat, clearing):
        return NO_SUCH_WAYSTATION.of(kind, clearing)
    if mat_of(s, seat).decamped >> clearing & 1:
        return DECAMPED_THERE.of(clearing)
    if not s.supply[seat]:
        return NO_KEEPERS_LEFT
    return barred(s, seat, clearing)


class Decamp(Act[Root]):
    """A waystation makes way for a warrior; in each clearing once a turn."""

    law = "15.4.2"
    verb = DECAMP

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        for clearing in range(s.clearings):
            for kind in sides_at(s, seat, clearing):
                if cannot_decamp(s, seat, kind, clearing) is None:
                    out.append(pair(DECAMP, kind, clearing))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        return cannot_decamp(s, seat, a.one, a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        mat_of(s, seat).decamped |= 1 << a.two
        remove_piece(s, a.one, a.two)
        place_warriors(s, seat, a.two, 1)
        if s.events is not None:
            emit(s, DECAMPED.of(seat, a.one, a.two))


class Decamping(Phase):
    """15.4.2: asked while a waystation can be taken up."""

    def may_act(self, s: Root, seat: int) -> bool:
        for clearing in range(s.clearings):
            for kind in sides_at(s, seat, clearing):
                if cannot_decamp(s, seat, kind, clearing) is None:
                    return True
        return False


def cannot_recruit_at(s: Root, seat: int, clearing: int) -> Refusal | None:
    """15.4.3: a waystation there, and somebody left to come."""
    if clearing >= s.clearings or not waystations_at(s, seat, clearing):
        return NO_WAYSTATION.of(clearing)
    return barred(s, seat, clearing) if s.supply[seat] else NONE_TO_RECRUIT


class Recruit(Act[Root]):
    """Spend a card for two warriors at a waystation in a clearing that it matches."""

    law = "15.4.3"
    verb = RECRUIT

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if not s.zones[seat]:
            return
        for clearing in range(s.clearings):
            if cannot_recruit_at(s, seat, clearing) is None:
                for card in members(s.zones[seat] & s.setup.deck.matching_any[s.suits[clearing]]):
                    out.append(pair(RECRUIT, card, clearing))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        if not s.zones[seat] >> a.one & 1:
            return NOT_IN_HAND.of(a.one)
        refused = cannot_recruit_at(s, seat, a.two)
        if refused is None and not s.setup.deck.matching_any[s.suits[a.two]] >> a.one & 1:
            refused = RECRUIT_SUIT.of(a.one, a.two)
        return refused

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        spend(s, seat, a.one)
        placed = place_warriors(s, seat, a.two, RECRUITS)
        if s.events is not None:
            emit(s, KEEPERS_RECRUITED.of(seat, a.one, a.two, placed))


class Recruiting(Phase):
    """15.4.3: asked while a card in hand could serve."""

    def may_act(self, s: Root, seat: int) -> bool:
        if not s.zones[seat]:
            return False
        return any(cannot_recruit_at(s, seat, clearing) is None for clearing in range(s.clearings))


RETURN_HOME: Final = register(ReturnHome())
ENCAMPING: Final = register(Encamping("keepers.encamp", "15.4.1", [Encamp(), Finish()]))
DECAMPING: Final = register(Decamping("keepers.decamp", "15.4.2", [Decamp(), Finish()]))
RECRUITING: Final = register(Recruiting("keepers.recruit", "15.4.3", [Recruit(), Finish()]))
