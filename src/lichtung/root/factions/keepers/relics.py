"""Relics and waystations: what they are, where they lie, what can be done with them. Law 15.2.

A relic that lies face down has a type that everybody sees and a value that nobody knows. It is drawn when the
relic is turned up, from the values of its type that nobody has seen yet: that is the same game.
"""

from typing import Final

from lichtung.root.factions.keepers.mat import TYPES, mat_of
from lichtung.root.fields import replaced
from lichtung.root.pieces import on_map, place_piece
from lichtung.root.state import PieceKind, Root

VALUES: Final = (1, 2, 3)
OF_VALUE: Final = (1, 1, 2)  # how many relics of a type have each of them
OF_TYPE: Final = 4
RELICS: Final = len(TYPES) * OF_TYPE

# The sides of the three waystation tiles, each by its type and the type on its back.
FIGURE: Final = 0
TABLET: Final = 1
JEWELRY: Final = 2
SIDES: Final = (
    (TABLET, JEWELRY),
    (JEWELRY, TABLET),
    (JEWELRY, FIGURE),
    (FIGURE, JEWELRY),
    (FIGURE, TABLET),
    (TABLET, FIGURE),
)

# Kinds of pieces, counted from the seat's first one.
FIRST_SIDE: Final = 0
FIRST_HIDDEN: Final = len(SIDES)  # relics face down, by type
FIRST_SHOWN: Final = FIRST_HIDDEN + len(TYPES)  # relics face up, by type and value
KINDS: Final = FIRST_SHOWN + len(TYPES) * len(VALUES)


def piece_kinds() -> list[PieceKind]:
    """15.2.1, 15.2.2: a tile counts once for each of its sides; what is turned up is another kind."""
    kinds = [PieceKind(f"{TYPES[up]}-over-{TYPES[down]}", True, 1, crafts=True) for up, down in SIDES]
    kinds += [PieceKind(name, False, OF_TYPE, returns=False) for name in TYPES]
    kinds += [
        PieceKind(f"{name}-{value}", False, n, returns=False)
        for name in TYPES
        for value, n in zip(VALUES, OF_VALUE, strict=True)
    ]
    return kinds


# --- Waystations. 15.2.2


def waystations_at(s: Root, seat: int, place: int) -> int:
    """How many waystations stand in a clearing."""
    first, n = s.setup.first_kind[seat], 0
    for side in range(len(SIDES)):
        n += s.pieces[(first + side) * s.places + place]
    return n


def waystations(s: Root, seat: int) -> int:
    """How many waystations are on the map."""
    first, n = s.setup.first_kind[seat], 0
    for side in range(len(SIDES)):
        n += on_map(s, first + side)
    return n


def is_side(s: Root, seat: int, kind: int) -> bool:
    """Whether a kind of piece is a side of one of the seat's tiles."""
    return 0 <= kind - s.setup.first_kind[seat] < len(SIDES)


def is_free(s: Root, seat: int, kind: int) -> bool:
    """Whether the tile of this side is on the board: neither of its sides is on the map."""
    other = s.setup.first_kind[seat] + ((kind - s.setup.first_kind[seat]) ^ 1)
    return on_map(s, kind) == 0 and on_map(s, other) == 0


def free_sides(s: Root, seat: int) -> list[int]:
    """The sides of all tiles that are on the board."""
    first = s.setup.first_kind[seat]
    return [kind for kind in range(first, first + len(SIDES)) if is_free(s, seat, kind)]


def sides_at(s: Root, seat: int, place: int) -> list[int]:
    """The sides that lie up in a clearing."""
    first = s.setup.first_kind[seat]
    return [kind for kind in range(first, first + len(SIDES)) if s.pieces[kind * s.places + place]]


def types_shown(s: Root, seat: int, sides: list[int]) -> list[int]:
    """The types of relics that these sides show."""
    first = s.setup.first_kind[seat]
    return [SIDES[side - first][0] for side in sides]


# --- Relics. 15.2.1


def hidden_kind(s: Root, seat: int, relic_type: int) -> int:
    """The kind of relics of a type that lie face down."""
    return s.setup.first_kind[seat] + FIRST_HIDDEN + relic_type


def is_hidden(s: Root, seat: int, kind: int) -> bool:
    """Whether a kind of piece is relics that lie face down."""
    return FIRST_HIDDEN <= kind - s.setup.first_kind[seat] < FIRST_SHOWN


def is_shown(s: Root, seat: int, kind: int) -> bool:
    """Whether a kind of piece is relics that lie face up."""
    return FIRST_SHOWN <= kind - s.setup.first_kind[seat] < KINDS


def shown_kinds(s: Root, seat: int, relic_type: int) -> list[int]:
    """The kinds of relics of a type that lie face up, by value."""
    first = s.setup.first_kind[seat] + FIRST_SHOWN + relic_type * len(VALUES)
    return list(range(first, first + len(VALUES)))


def type_of(s: Root, seat: int, kind: int) -> int:
    """The type of a kind of relics."""
    number = kind - s.setup.first_kind[seat]
    return number - FIRST_HIDDEN if number < FIRST_SHOWN else (number - FIRST_SHOWN) // len(VALUES)


def value_of(s: Root, seat: int, kind: int) -> int:
    """The value of relics that lie face up."""
    return VALUES[(kind - s.setup.first_kind[seat] - FIRST_SHOWN) % len(VALUES)]


def relics_at(s: Root, seat: int, place: int) -> list[int]:
    """The kinds of relics that lie in a place."""
    first = s.setup.first_kind[seat]
    return [kind for kind in range(first + FIRST_HIDDEN, first + KINDS) if s.pieces[kind * s.places + place]]


def count_relics(s: Root, seat: int, place: int) -> int:
    """How many relics lie in a place."""
    first, n = s.setup.first_kind[seat], 0
    for kind in range(first + FIRST_HIDDEN, first + KINDS):
        n += s.pieces[kind * s.places + place]
    return n


def put_shown(s: Root, kind: int, place: int) -> None:
    """A relic that lies face up, and was just taken from somewhere, lies there from now on."""
    s.unplaced = replaced(s.unplaced, kind, s.unplaced[kind] + 1)
    place_piece(s, kind, place)


def forests(s: Root) -> list[int]:
    """The places that are forests."""
    return list(range(s.clearings, s.setup.mapped))


def forests_around(s: Root, clearing: int) -> list[int]:
    """2.4: the forests that a clearing touches."""
    return [forest for forest in forests(s) if clearing in clearings_around(s, forest)]


def clearings_around(s: Root, forest: int) -> list[int]:
    """2.4: the clearings that touch a forest."""
    return s.setup.map.forests[forest - s.clearings]


def ruled_around(s: Root, seat: int, forest: int) -> int:
    """15.5.2.IIb: how many clearings around a forest the seat rules."""
    n = 0
    for clearing in clearings_around(s, forest):
        n += int(s.ruler[clearing] == seat)
    return n


def ruled_alike(s: Root, seat: int, clearing: int) -> int:
    """15.5.2.IIIc: how many clearings with a suit of this one the seat rules."""
    n = 0
    for other in range(s.clearings):
        n += int(s.ruler[other] == seat and s.suits[other] & s.suits[clearing] != 0)
    return n


# --- The box of recovered relics. 15.5.2.IIIb


def recovered(s: Root, seat: int, relic_type: int) -> int:
    """How many relics of a type were recovered."""
    row = mat_of(s, seat).relics
    n = 0
    for space in range(relic_type * OF_TYPE, relic_type * OF_TYPE + OF_TYPE):
        n += int(row[space] > 0)
    return n


def full_columns(s: Root, seat: int) -> int:
    """How many columns of the box hold a relic of every type."""
    return min([recovered(s, seat, relic_type) for relic_type in range(len(TYPES))])
