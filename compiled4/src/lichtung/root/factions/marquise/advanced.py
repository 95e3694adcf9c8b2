"""The Marquise's advanced setup: three homelands. A.8.2, K.marquise_setup."""

from typing import Final

from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import SeatRecord, emit, push, register
from lichtung.root.actions import Pick
from lichtung.root.cards import count, members
from lichtung.root.factions.marquise.keep import KEEP_PLACED
from lichtung.root.factions.marquise.kinds import KEEP, RECRUITER, SAWMILL, WORKSHOP
from lichtung.root.homelands import (
    ADJACENT,
    NOT_ADJACENT,
    PickClearing,
    cannot_settle,
    claim,
    distances,
    enemy_homelands,
)
from lichtung.root.paths import land_neighbours
from lichtung.root.pieces import barred, place_piece, place_warriors
from lichtung.root.state import Root

HOMELANDS: Final = 3
AT_HOME: Final = 2  # warriors in each homeland; one everywhere else
BUILDINGS: Final = (SAWMILL, WORKSHOP, RECRUITER)

HOME_BUILT: Final = Event("K.marquise_setup", "home-built", "seat piece clearing")

HOMELANDS_APART: Final = Refusal("K.marquise_setup", "homelands-apart", "clearing")
NOT_HOME: Final = Refusal("K.marquise_setup", "not-home", "clearing")
HOME_BUILT_ALREADY: Final = Refusal("K.marquise_setup", "home-built-already", "clearing")


class ChooseHomelands(PickClearing):
    """Three homelands, one after the other: each is next to another one of them."""

    name = "marquise.homelands"
    law = "K.marquise_setup"

    def cannot_pick(self, s: Root, seat: int, clearing: int) -> Refusal | None:
        return cannot_join(s, seat, clearing)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        claim(s, r.seat, a.what)
        if count(s.homelands[r.seat]) < HOMELANDS:
            push(s, CHOOSE_HOMELANDS, r)
            return r
        for clearing in range(s.clearings):
            if barred(s, r.seat, clearing) is None:
                place_warriors(s, r.seat, clearing, AT_HOME if s.homelands[r.seat] >> clearing & 1 else 1)
        push(s, BUILD_AT_HOME, r)
        push(s, KEEP_AT_HOME, r)
        return r


def cannot_join(s: Root, seat: int, clearing: int) -> Refusal | None:
    """Why a clearing cannot be one of the homelands, beside those that are chosen.

    If others have left no three that are next to each other, they need not be. A.8.2.II
    """
    refused, chosen = cannot_settle(s, seat, clearing), s.homelands[seat]
    if (
        refused is None
        and not can_complete(s, seat, chosen | 1 << clearing)
        and can_complete(s, seat, chosen)
    ):
        return HOMELANDS_APART.of(clearing)
    return refused


def can_complete(s: Root, seat: int, chosen: int) -> bool:
    """Whether three homelands can come of these."""
    if count(chosen) == HOMELANDS:
        return all(any(chosen >> near & 1 for near in land_neighbours(s, c)) for c in members(chosen))
    for clearing in range(s.clearings):
        if (
            not chosen >> clearing & 1
            and cannot_settle(s, seat, clearing) is None
            and can_complete(s, seat, chosen | 1 << clearing)
        ):
            return True
    return False


class KeepAtHome(PickClearing):
    """The keep stands in a homeland, if possible one that is not next to an enemy homeland."""

    name = "marquise.home-keep"
    law = "K.marquise_setup"

    def cannot_pick(self, s: Root, seat: int, clearing: int) -> Refusal | None:
        return cannot_keep(s, seat, clearing)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        place_piece(s, s.setup.first_kind[r.seat] + KEEP, a.what)
        if s.events is not None:
            emit(s, KEEP_PLACED.of(r.seat, a.what))
        return r


def cannot_keep(s: Root, seat: int, clearing: int) -> Refusal | None:
    """Why the keep cannot stand in a clearing."""
    homes = s.homelands[seat]
    if not homes >> clearing & 1:
        return NOT_HOME.of(clearing)
    steps = distances(s, enemy_homelands(s, seat))
    if steps[clearing] < NOT_ADJACENT and any(steps[home] >= NOT_ADJACENT for home in members(homes)):
        return ADJACENT.of(clearing)
    return None


class BuildAtHome(PickClearing):
    """A sawmill, a workshop and a recruiter, each in another homeland."""

    name = "marquise.home-building"
    law = "K.marquise_setup"

    def cannot_pick(self, s: Root, seat: int, clearing: int) -> Refusal | None:
        return cannot_build_home(s, seat, clearing)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        due = due_at_home(s, r.seat)
        kind = s.setup.first_kind[r.seat] + due
        place_piece(s, kind, a.what)
        if s.events is not None:
            emit(s, HOME_BUILT.of(r.seat, kind, a.what))
        if due < RECRUITER:
            push(s, BUILD_AT_HOME, r)
        return r


def due_at_home(s: Root, seat: int) -> int:
    """The first building, in the order of the tracks, of which none is on the map."""
    first = s.setup.first_kind[seat]
    for due in BUILDINGS:
        if s.unplaced[first + due] == s.setup.kinds[first + due].total:
            return due
    return RECRUITER


def cannot_build_home(s: Root, seat: int, clearing: int) -> Refusal | None:
    """Why a starting building cannot stand in a clearing."""
    if not s.homelands[seat] >> clearing & 1:
        return NOT_HOME.of(clearing)
    first = s.setup.first_kind[seat]
    if any(s.pieces[(first + kind) * s.places + clearing] for kind in BUILDINGS):
        return HOME_BUILT_ALREADY.of(clearing)
    return None


CHOOSE_HOMELANDS: Final = register(ChooseHomelands())
KEEP_AT_HOME: Final = register(KeepAtHome())
BUILD_AT_HOME: Final = register(BuildAtHome())
