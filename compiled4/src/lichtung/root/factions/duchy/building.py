"""Citadels, markets and tunnels, and cards that are revealed to build. Law 12.2, 12.5.1.I."""

from typing import Final

from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import emit
from lichtung.root.actions import triple, verb
from lichtung.root.cards import members
from lichtung.root.factions.duchy.mat import mat_of
from lichtung.root.hands import lose_card
from lichtung.root.pieces import cannot_place, place_piece
from lichtung.root.state import Root

# piece kinds, counted from the seat's first one
CITADEL: Final = 0
MARKET: Final = 1
TUNNEL: Final = 2
EACH: Final = 3  # there are three of every kind

ERECT: Final = verb("erect", "card piece clearing")

BUILT: Final = Event("12.5.1.I", "duchy-built", "seat card piece clearing")

FROM_HAND: Final = Refusal("12.5", "duchy-from-hand", "card")
NO_BUILDING_OF_THEIRS: Final = Refusal("12.5.1.I", "no-duchy-building", "piece")
NONE_LEFT: Final = Refusal("2.5.2", "no-duchy-building-left", "piece")
BUILD_NEEDS_SUIT: Final = Refusal("12.5.1.I", "duchy-build-needs-suit", "card clearing")
BUILD_NEEDS_RULE: Final = Refusal("12.5.1.I", "duchy-build-needs-rule", "clearing")


def burrow_of(s: Root, seat: int) -> int:
    """12.2.2: the place beside the map that is a clearing to the Duchy."""
    return s.setup.first_area[seat]


def built(s: Root, seat: int, kind: int) -> int:
    """How many citadels, markets or tunnels are on the map."""
    return EACH - s.unplaced[s.setup.first_kind[seat] + kind]


def tunnels(s: Root, seat: int) -> list[int]:
    """12.2.4: the clearings with a tunnel."""
    row = (s.setup.first_kind[seat] + TUNNEL) * s.places
    return [clearing for clearing in range(s.clearings) if s.pieces[row + clearing]]


def buildings_at(s: Root, seat: int, clearing: int) -> int:
    """How many citadels and markets stand in a clearing."""
    cell = seat * s.places + clearing
    return s.strength[cell] - s.warriors[cell]


def reveal(s: Root, seat: int, card: int) -> None:
    """12.5: the card lies open before the Duchy until the Evening, and is in nobody's hand."""
    lose_card(s, seat, card, s.setup.everybody, 0)
    mat_of(s, seat).revealed |= 1 << card


def cannot_build_at(s: Root, seat: int, clearing: int) -> Refusal | None:
    """12.5.1.I: a clearing that the Duchy rules, with an open slot, and that lets its pieces in."""
    if s.ruler[clearing] != seat:
        return BUILD_NEEDS_RULE.of(clearing)
    return cannot_place(s, seat, clearing, True)


def sites(s: Root, seat: int) -> list[int]:
    """The clearings in which the Duchy can build, whatever the card."""
    return [
        clearing
        for clearing in range(s.clearings)
        if s.ruler[clearing] == seat and cannot_build_at(s, seat, clearing) is None
    ]


def buildings_left(s: Root, seat: int) -> list[int]:
    """The kinds of buildings that are left on the board, as everybody numbers them."""
    first = s.setup.first_kind[seat]
    return [first + kind for kind in (CITADEL, MARKET) if s.unplaced[first + kind]]


def cannot_build(s: Root, seat: int, card: int, piece: int, clearing: int, any_card: bool) -> Refusal | None:
    """12.5.1.I: a building for a card of the clearing's suit; 12.5.2.I: any card will do for the Foremole."""
    first = s.setup.first_kind[seat]
    if not s.zones[seat] >> card & 1:
        return FROM_HAND.of(card)
    if piece not in (first + CITADEL, first + MARKET):
        return NO_BUILDING_OF_THEIRS.of(piece)
    if not s.unplaced[piece]:
        return NONE_LEFT.of(piece)
    if not any_card and not s.setup.deck.matching_any[s.suits[clearing]] >> card & 1:
        return BUILD_NEEDS_SUIT.of(card, clearing)
    return cannot_build_at(s, seat, clearing)


def list_buildings(s: Root, seat: int, any_card: bool, out: list[Action]) -> None:
    """Every building that the Duchy can place, for every card that serves."""
    pieces = buildings_left(s, seat)
    if not s.zones[seat] or not pieces:
        return
    for clearing in sites(s, seat):
        serve = s.setup.deck.all if any_card else s.setup.deck.matching_any[s.suits[clearing]]
        for card in members(s.zones[seat] & serve):
            out.extend([triple(ERECT, card, piece, clearing) for piece in pieces])


def build(s: Root, seat: int, card: int, piece: int, clearing: int) -> None:
    """12.5.1.I: reveal the card and place the building; it scores nothing."""
    reveal(s, seat, card)
    place_piece(s, piece, clearing)
    if s.events is not None:
        emit(s, BUILT.of(seat, card, piece, clearing))
