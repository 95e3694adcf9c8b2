"""Tokens that lie face down: everybody sees where, only some know which. 1.2.

Each is a marker with a number of its own; which kind it is is hidden. The number tells nothing: whatever is
placed is always the first marker of the supply, which becomes the kind that was chosen.
"""

from lichtung.root.cards import members
from lichtung.root.fields import replaced
from lichtung.root.pieces import find_ruler
from lichtung.root.state import NONE, Root


def supply_of(s: Root, seat: int) -> list[int]:
    """The markers of a seat that are not on the map."""
    return [marker for marker in s.setup.markers_of[seat] if s.marker_places[marker] == NONE]


def kinds_left(s: Root, seat: int) -> list[int]:
    """The kinds of markers that a seat can still place."""
    return sorted({s.marker_kinds[marker] for marker in supply_of(s, seat)})


def markers_at(s: Root, owner: int, place: int) -> list[int]:
    """The markers of an owner in a place."""
    if owner >= s.setup.seats:
        return []
    return [marker for marker in s.setup.markers_of[owner] if s.marker_places[marker] == place]


def place_marker(s: Root, seat: int, kind: int, place: int) -> int:
    """Put a marker of a kind face down into a place; returns its number."""
    free = supply_of(s, seat)
    marker = free[0]
    chosen = next(other for other in free if s.marker_kinds[other] == kind)
    kinds = list(s.marker_kinds)
    kinds[marker], kinds[chosen] = kinds[chosen], kinds[marker]
    s.marker_kinds = tuple(kinds)
    _forget(s, marker)
    _put(s, marker, place)
    return marker


def take_marker(s: Root, marker: int) -> None:
    """Back into the supply, where nobody else knows it any more."""
    lift_marker(s, marker)
    mix_supply(s, s.setup.marker_owner[marker])


def lift_marker(s: Root, marker: int) -> None:
    """Off the map; what was known of it counts until its owner mixes the supply."""
    _put(s, marker, NONE)


def mix_supply(s: Root, seat: int) -> None:
    """Nobody else knows any more what the markers of a supply are."""
    for marker in supply_of(s, seat):
        _forget(s, marker)


def swap_markers(s: Root, one: int, two: int) -> None:
    """Two markers change places; everybody sees it, so what is known of each goes with it."""
    here, there = s.marker_places[one], s.marker_places[two]
    _put(s, one, there)
    _put(s, two, here)


def lies_open(s: Root, marker: int) -> bool:
    """Whether a marker lies face up: everybody knows what it is."""
    return s.marker_seen[marker] == s.setup.everybody


def show_marker(s: Root, marker: int, seats: int) -> None:
    """The seats of the mask get to know what a marker is."""
    s.marker_seen = replaced(s.marker_seen, marker, s.marker_seen[marker] | seats)


def exclude_kind(s: Root, marker: int, kind: int, seats: int) -> None:
    """The seats of the mask learn that a marker is not of a kind."""
    excluded = list(s.marker_excluded)
    for seat in members(seats):
        excluded[marker * s.setup.seats + seat] |= 1 << kind
    s.marker_excluded = tuple(excluded)


def _forget(s: Root, marker: int) -> None:
    owner, n = s.setup.marker_owner[marker], s.setup.seats
    s.marker_seen = replaced(s.marker_seen, marker, 1 << owner)
    row = marker * n
    s.marker_excluded = (*s.marker_excluded[:row], *(0,) * n, *s.marker_excluded[row + n :])


def _put(s: Root, marker: int, place: int) -> None:
    """2.8: markers are tokens: they are present, and count for rule only where tokens do."""
    row = s.setup.marker_owner[marker] * s.places
    before = s.marker_places[marker]
    s.marker_places = replaced(s.marker_places, marker, place)
    if before != NONE:
        s.presence[row + before] -= 1
        find_ruler(s, before)
    if place != NONE:
        s.presence[row + place] += 1
        find_ruler(s, place)
