"""What lies on the map: reading it, and the only functions that place and remove. 2.2, 2.5, 2.8.

Who rules, who is how strong, and how many slots are open are kept in the state and renewed here.
"""

from lichtung.kernel.codec import Refusal
from lichtung.root.board import CLEARINGS
from lichtung.root.state import NONE, Root

NO_SLOT = Refusal("2.2.3", "no-slot", "clearing")
SHUT = Refusal("K.scoundrel", "shut", "clearing")


def warriors(s: Root, seat: int, clearing: int) -> int:
    return s.warriors[seat * CLEARINGS + clearing]


def pieces(s: Root, kind: int, clearing: int) -> int:
    return s.pieces[kind * CLEARINGS + clearing]


def rules(s: Root, seat: int, clearing: int) -> bool:
    """2.8: whether the seat rules the clearing."""
    return s.ruler[clearing] == seat


def cardboard(s: Root, seat: int, clearing: int) -> int:
    """How many buildings and tokens the seat has in a clearing."""
    return sum([s.pieces[kind * CLEARINGS + clearing] for kind in s.setup.kinds_of[seat]])


def count_there(s: Root, seat: int, clearing: int) -> int:
    """How many pieces the seat has in a clearing, a pawn included."""
    pawn = s.setup.factions[seat].pawn_place(s, seat) == clearing
    return warriors(s, seat, clearing) + cardboard(s, seat, clearing) + int(pawn)


def on_map(s: Root, kind: int) -> int:
    """How many pieces of a kind lie on the map."""
    return sum(s.pieces[kind * CLEARINGS : kind * CLEARINGS + CLEARINGS])


# --- Changing the map


def place_warriors(s: Root, seat: int, clearing: int, count: int) -> int:
    """2.5.1: from the supply; 2.5: as many as there are. Returns how many were placed."""
    n = count if count < s.supply[seat] else s.supply[seat]
    s.supply[seat] -= n
    _add_warriors(s, seat, clearing, n)
    return n


def remove_warriors(s: Root, seat: int, clearing: int, count: int) -> None:
    """2.5.1: back into the supply."""
    s.supply[seat] += count
    _add_warriors(s, seat, clearing, -count)


def shift_warriors(s: Root, seat: int, origin: int, dest: int, count: int) -> None:
    """From clearing to clearing."""
    _add_warriors(s, seat, origin, -count)
    _add_warriors(s, seat, dest, count)


def _add_warriors(s: Root, seat: int, clearing: int, count: int) -> None:
    s.warriors[seat * CLEARINGS + clearing] += count
    s.strength[seat * CLEARINGS + clearing] += count
    find_ruler(s, clearing)


def place_piece(s: Root, kind: int, clearing: int) -> None:
    """2.5.2, 2.5.3: the next building or token of its kind; 2.2.3: a building fills a slot."""
    s.left[kind] -= 1
    s.pieces[kind * CLEARINGS + clearing] += 1
    if s.setup.building[kind]:
        s.slots[clearing] -= 1
        s.strength[s.setup.owner[kind] * CLEARINGS + clearing] += 1
        find_ruler(s, clearing)


def remove_piece(s: Root, kind: int, clearing: int) -> None:
    """2.5.2, 2.5.3: back onto its track or into the supply."""
    if s.setup.kinds[kind].returns:
        s.left[kind] += 1
    s.pieces[kind * CLEARINGS + clearing] -= 1
    if s.setup.building[kind]:
        s.slots[clearing] += 1
        s.strength[s.setup.owner[kind] * CLEARINGS + clearing] -= 1
        find_ruler(s, clearing)


def remove_ruin(s: Root, clearing: int) -> None:
    """2.2.4: a ruin leaves an open slot."""
    s.ruins[clearing] = 0
    s.slots[clearing] += 1


def find_ruler(s: Root, clearing: int) -> None:
    """2.8: most warriors and buildings together; a tie has no ruler unless a faction wins ties."""
    for kind in s.setup.ruling:
        if s.pieces[kind * CLEARINGS + clearing] > 0:
            s.ruler[clearing] = s.setup.owner[kind]
            return
    strength = s.strength if s.hirer == NONE else _with_hired(s, clearing)
    best = 0
    ruler = NONE
    for seat in range(s.setup.seats):
        n = strength[seat * CLEARINGS + clearing]
        if n > best:
            best = n
            ruler = seat
        elif n == best and n > 0:
            ruler = NONE
    if ruler == NONE and best > 0:
        for seat in s.setup.ties:
            if strength[seat * CLEARINGS + clearing] == best:
                ruler = seat
    s.ruler[clearing] = ruler


def _with_hired(s: Root, clearing: int) -> list[int]:
    """The strengths with hired warriors counted for the hirer and not for the lender. 11.2.7.III"""
    hired = s.warriors[s.setup.lender * CLEARINGS + clearing]
    strength = s.strength[:]
    strength[s.hirer * CLEARINGS + clearing] += hired
    strength[s.setup.lender * CLEARINGS + clearing] -= hired
    return strength


def paths(s: Root, seat: int) -> list[list[int]]:
    """2.2.1: the clearings next to each clearing; rivers are paths for some. 11.2.2, 11.2.7.II"""
    return s.setup.board.waterways if s.boats >> seat & 1 else s.setup.board.neighbours


def surroundings(s: Root, seat: int) -> list[list[int]]:
    """2.4.1: the clearings and forests next to each place, for a pawn."""
    return s.setup.board.around_by_boat if s.boats >> seat & 1 else s.setup.board.around


def hire(s: Root, seat: int) -> None:
    """The lender's warriors count as this seat's own for rule and battle. 11.2.7.III"""
    s.hirer = seat
    for clearing in range(CLEARINGS):
        if s.warriors[s.setup.lender * CLEARINGS + clearing]:
            find_ruler(s, clearing)


def dismiss(s: Root) -> None:
    """The lender's warriors are its own again."""
    hire(s, NONE)


def closed(s: Root, clearing: int) -> bool:
    """Whether nothing may be moved into or placed in the clearing any more."""
    return bool(s.shut >> clearing & 1)


def no_place(s: Root, seat: int, clearing: int, building: bool) -> Refusal | None:
    """Why the seat may not place a piece in a clearing: no open slot, or another faction keeps it out."""
    if building and s.slots[clearing] <= 0:
        return NO_SLOT.of(clearing)
    return barred(s, seat, clearing)


def barred(s: Root, seat: int, clearing: int) -> Refusal | None:
    """Why the seat may not place anything in a clearing: it is shut, or a faction keeps others out."""
    if closed(s, clearing):
        return SHUT.of(clearing)
    for owner in s.setup.barring:
        refused = s.setup.factions[owner].no_placing(s, owner, seat, clearing)
        if refused is not None:
            return refused
    return None
