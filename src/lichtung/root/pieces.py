"""What lies on the map: reading it, and the only functions that place and remove. 2.2, 2.5, 2.8.

Who rules, who is how strong, who is present, and how many slots are open are kept in the state and renewed
here.
"""

from typing import Final

from lichtung.kernel.codec import Refusal
from lichtung.root.faction import Owner
from lichtung.root.fields import replaced
from lichtung.root.owners import is_enemy_piece
from lichtung.root.state import NONE, Root

NO_SLOT: Final = Refusal("2.2.3", "no-slot", "clearing")
# 2.5.1: how warriors come to leave for their supply.
REMOVED: Final = 0  # from the map
REPLACED: Final = 1  # from the map, where another piece takes their place
SPENT: Final = 2  # from elsewhere

SEALED: Final = Refusal("K.scoundrel", "shut", "clearing")


def warriors(s: Root, owner: int, place: int) -> int:
    return s.warriors[owner * s.places + place]


def figures_at(s: Root, owner: int, place: int) -> list[int]:
    """The single figures of an owner in a place that are warriors, too."""
    found: list[int] = []
    for figure in s.setup.figures_of[owner]:
        if s.figures[figure] == place and s.setup.figures[figure].warrior:
            found.append(figure)
    return found


def troops(s: Root, owner: int, place: int) -> int:
    """How many warriors of an owner stand in a place, single figures that are warriors among them."""
    n = s.warriors[owner * s.places + place]
    return n + len(figures_at(s, owner, place)) if s.setup.figures_of[owner] else n


def pieces(s: Root, kind: int, place: int) -> int:
    return s.pieces[kind * s.places + place]


def rules(s: Root, owner: int, clearing: int) -> bool:
    """2.8: whether the owner rules the clearing."""
    return s.ruler[clearing] == owner


def is_present(s: Root, owner: int, place: int) -> bool:
    """Whether the owner has any piece in a place, a figure included."""
    return s.presence[owner * s.places + place] > 0


def count_present(s: Root, owner: int, place: int) -> int:
    """How many pieces the owner has in a place, figures included."""
    return s.presence[owner * s.places + place]


def buildings_and_tokens(s: Root, owner: int, place: int) -> int:
    """How many buildings and tokens the owner has in a place, those that lie face down too."""
    n = face_down(s, owner, place) if s.marker_places else 0
    return n + in_sight(s, owner, place)


def in_sight(s: Root, owner: int, place: int) -> int:
    """How many buildings and tokens of the owner in a place were placed face up."""
    n = 0
    for kind in s.setup.kinds_of[owner]:
        n += s.pieces[kind * s.places + place]
    return n


def face_down(s: Root, owner: int, place: int) -> int:
    """How many tokens of the owner that were placed face down lie in a place, whichever way up now."""
    n = 0
    if owner < s.setup.seats:
        for marker in s.setup.markers_of[owner]:
            n += int(s.marker_places[marker] == place)
    return n


def tokens(s: Root, owner: int, place: int) -> int:
    """2.5.3: how many tokens an owner has in a place, whichever way up they lie."""
    n = face_down(s, owner, place) if s.marker_places else 0
    for kind in s.setup.kinds_of[owner]:
        if not s.setup.building[kind]:
            n += s.pieces[kind * s.places + place]
    return n


def on_map(s: Root, kind: int) -> int:
    """How many pieces of a kind lie on the map."""
    return sum(s.pieces[kind * s.places : kind * s.places + s.setup.mapped])


def warriors_on_map(s: Root, owner: int) -> int:
    """How many warriors of an owner stand on the map."""
    return sum(s.warriors[owner * s.places : owner * s.places + s.setup.mapped])


def can_fight(s: Root, owner: int, place: int) -> bool:
    """4.3: warriors or a figure that fights are there."""
    if s.warriors[owner * s.places + place]:
        return True
    for figure in s.setup.figures_of[owner]:
        if s.figures[figure] == place and s.setup.figures[figure].fights:
            return True
    return False


# --- Changing the map


def place_warriors(s: Root, owner: int, place: int, count: int) -> int:
    """2.5.1: from the supply; 2.5: as many as there are. Returns how many were placed."""
    n = count if count < s.supply[owner] else s.supply[owner]
    s.supply[owner] -= n
    _add_warriors(s, owner, place, n)
    return n


def remove_warriors(s: Root, owner: int, place: int, count: int, way: int = REMOVED) -> None:
    """2.5.1: off the map, back into the supply."""
    return_warriors(s, owner, count, way)
    _add_warriors(s, owner, place, -count)


def return_warriors(s: Root, owner: int, count: int, way: int) -> None:
    """2.5.1: back into the supply, unless something keeps warriors that leave this way."""
    for source in s.setup.ask.keeps_warriors:
        if source.answers.keeps_warriors(s, source.me, way):
            source.answers.keep_warriors(s, source.me, owner, count)
            return
    s.supply[owner] += count


def reach_supply(s: Root, way: int) -> bool:
    """2.5.1: whether warriors that leave this way come back into their supply."""
    return not any(source.answers.keeps_warriors(s, source.me, way) for source in s.setup.ask.keeps_warriors)


def call_back(s: Root, owner: int, count: int, way: int) -> None:
    """1.1.1: an effect of their owner comes first: warriors that just left this way are in the supply."""
    for source in s.setup.ask.keeps_warriors:
        if source.answers.keeps_warriors(s, source.me, way):
            source.answers.keep_warriors(s, source.me, owner, -count)
            s.supply[owner] += count
            return


def shift_warriors(s: Root, owner: int, origin: int, dest: int, count: int) -> None:
    """From place to place."""
    _add_warriors(s, owner, origin, -count)
    _add_warriors(s, owner, dest, count)


def _add_warriors(s: Root, owner: int, place: int, count: int) -> None:
    cell = owner * s.places + place
    s.warriors[cell] += count
    s.presence[cell] += count
    s.strength[cell] += count
    find_ruler(s, place)


def place_piece(s: Root, kind: int, place: int) -> None:
    """2.5.2, 2.5.3: the next building or token of its kind; 2.2.3: a building fills a slot."""
    s.unplaced = replaced(s.unplaced, kind, s.unplaced[kind] - 1)
    s.pieces[kind * s.places + place] += 1
    cell = s.setup.kind_owner[kind] * s.places + place
    s.presence[cell] += 1
    if s.setup.building[kind]:
        for source in s.setup.ask.building_placed:
            source.answers.building_placed(s, source.me, kind, place)
        s.slots = replaced(s.slots, place, s.slots[place] - 1)
        s.strength[cell] += 1
    find_ruler(s, place)


def remove_piece(s: Root, kind: int, place: int) -> None:
    """2.5.2, 2.5.3: back onto its track or into the supply."""
    if s.setup.building[kind]:
        for source in s.setup.ask.building_removed:
            source.answers.building_removed(s, source.me, kind, place)
    if s.setup.kinds[kind].returns:
        s.unplaced = replaced(s.unplaced, kind, s.unplaced[kind] + 1)
    s.pieces[kind * s.places + place] -= 1
    cell = s.setup.kind_owner[kind] * s.places + place
    s.presence[cell] -= 1
    if s.setup.building[kind]:
        s.slots = replaced(s.slots, place, s.slots[place] + 1)
        s.strength[cell] -= 1
    find_ruler(s, place)


def put_figure(s: Root, figure: int, place: int) -> None:
    """2.5.4: a single figure stands there from now on; NONE: off the map."""
    before = s.figures[figure]
    s.figures = replaced(s.figures, figure, place)
    if before != NONE:
        _count_figure(s, figure, before, -1)
    if place != NONE:
        _count_figure(s, figure, place, 1)


def is_shielded(s: Root, owner: int, place: int, remover: int) -> bool:
    """1.1.2: whether something keeps an owner's pieces in a place from being removed by this remover."""
    return bool(s.setup.ask.shields) and shelter(s, owner, place, remover) is not None


def shelter(s: Root, owner: int, place: int, remover: int) -> Refusal | None:
    """1.1.2: what does."""
    for source in s.setup.ask.shields:
        refused = source.answers.shields(s, source.me, owner, place, remover)
        if refused is not None:
            return refused
    return None


def _count_figure(s: Root, figure: int, place: int, by: int) -> None:
    cell = s.setup.figure_owner[figure] * s.places + place
    s.presence[cell] += by
    if s.setup.figures[figure].rules:
        s.strength[cell] += by
        find_ruler(s, place)


def remove_ruin(s: Root, clearing: int) -> None:
    """2.2.4: a ruin leaves an open slot."""
    s.ruins &= ~(1 << clearing)
    s.slots = replaced(s.slots, clearing, s.slots[clearing] + 1)


def open_slots(s: Root) -> list[int]:
    """2.2.3, 2.2.4: how many slots each place has that no ruin fills, before any building."""
    slots = [n - (s.ruins >> c & 1) for c, n in enumerate(s.setup.slots)]
    for source in s.setup.ask.more_slots:
        for place in range(s.clearings):
            slots[place] += source.answers.more_slots(s, source.me, place)
    return slots


def recount(s: Root) -> None:
    """Find anew whatever follows from the pieces on the map."""
    setup = s.setup
    cells = setup.owners * s.places
    s.strength = s.warriors[:]
    s.presence = s.warriors[:]
    slots = open_slots(s)
    for kind in range(len(setup.kinds)):
        for place in range(s.places):
            n = s.pieces[kind * s.places + place]
            if n:
                cell = setup.kind_owner[kind] * s.places + place
                s.presence[cell] += n
                if setup.building[kind]:
                    s.strength[cell] += n
                    slots[place] -= n
    for figure, place in enumerate(s.figures):
        if place != NONE:
            s.presence[setup.figure_owner[figure] * s.places + place] += 1
            if setup.figures[figure].rules:
                s.strength[setup.figure_owner[figure] * s.places + place] += 1
    for marker, place in enumerate(s.marker_places):
        if place != NONE:
            s.presence[setup.marker_owner[marker] * s.places + place] += 1
    assert len(s.strength) == cells
    s.slots = tuple(slots)
    for clearing in range(s.clearings):
        find_ruler(s, clearing)


def find_ruler(s: Root, place: int) -> None:
    """2.8: most warriors and buildings together; a tie has no ruler unless somebody wins ties."""
    if place >= s.clearings:  # nobody rules forests, and who rules areas never changes
        return
    for source in s.setup.ask.rules_outright:
        owner = source.answers.rules_outright(s, source.me, place)
        if owner != NONE:
            s.ruler[place] = owner
            return
    strength = s.strength if s.hirer == NONE else _with_hired(s, place)
    if s.setup.ask.more_strength:
        strength = _with_more(s, place, strength)
    first, row = place, s.places
    if s.setup.hirelings:
        strength, first, row = _by_side(s, place, strength), 0, 1
    best = 0
    ruler = NONE
    for owner in s.setup.contenders:
        n = strength[first + owner * row]
        if n > best:
            best = n
            ruler = owner
        elif n == best and n > 0:
            ruler = NONE
    if ruler == NONE and best > 0:
        for source in s.setup.ask.wins_ties:
            owner = source.answers.wins_ties(s, source.me, place)
            if owner != NONE and strength[first + owner * row] == best:
                ruler = owner
                break
    s.ruler[place] = ruler


def _with_hired(s: Root, clearing: int) -> list[int]:
    """The strengths with hired warriors counted for the hirer and not for the lender. 11.2.7.III"""
    hired = s.warriors[s.setup.lender * s.places + clearing]
    strength = s.strength[:]
    strength[s.hirer * s.places + clearing] += hired
    strength[s.setup.lender * s.places + clearing] -= hired
    return strength


def _with_more(s: Root, clearing: int, strength: list[int]) -> list[int]:
    """The strengths with what cards let count besides."""
    found = strength[:]
    for source in s.setup.ask.more_strength:
        for owner in range(s.setup.owners):
            more = source.answers.more_strength(s, source.me, owner, clearing)
            found[owner * s.places + clearing] += more
    return found


def _by_side(s: Root, clearing: int, strength: list[int]) -> list[int]:
    """H.3.1: strength by owner in a clearing; that of hirelings counts for those who control them."""
    found = [0] * s.setup.owners
    for owner in s.setup.contenders:
        n = strength[owner * s.places + clearing]
        if n:
            seat = s.controller[owner] if owner >= s.setup.first_hireling else NONE
            found[owner if seat == NONE else seat] += n
    return found


def hire(s: Root, seat: int) -> None:
    """The lender's warriors count as this seat's own for rule and battle. 11.2.7.III"""
    s.hirer = seat
    for clearing in range(s.clearings):
        if s.warriors[s.setup.lender * s.places + clearing]:
            find_ruler(s, clearing)


def dismiss(s: Root) -> None:
    """The lender's warriors are its own again."""
    hire(s, NONE)


def is_sealed(s: Root, place: int) -> bool:
    """Whether nothing may be moved into or placed in a clearing any more."""
    return bool(s.sealed >> place & 1)


def cannot_place(s: Root, owner: int, place: int, building: bool) -> Refusal | None:
    """Why the owner may not place a piece somewhere: no open slot, or somebody keeps it out."""
    if building and s.slots[place] <= 0:
        return NO_SLOT.of(place)
    return barred(s, owner, place)


def barred(s: Root, owner: int, place: int) -> Refusal | None:
    """Why the owner may not place anything somewhere: it is sealed, or somebody keeps others out."""
    if s.sealed >> place & 1:
        return SEALED.of(place)
    for source in s.setup.ask.cannot_place:
        refused = source.answers.cannot_place(s, source.me, owner, place)
        if refused is not None:
            return refused
    return None


def barred_once_cleared(s: Root, owner: int, place: int) -> Refusal | None:
    """The same for an owner that removes all enemy pieces there first: what they bar ends with them."""
    if s.sealed >> place & 1:
        return SEALED.of(place)
    for source in s.setup.ask.cannot_place:
        goes = isinstance(source.answers, Owner) and is_enemy_piece(s, owner, source.me)
        goes = goes and not is_shielded(s, source.me, place, owner)
        refused = None if goes else source.answers.cannot_place(s, source.me, owner, place)
        if refused is not None:
            return refused
    return None


def held(s: Root, owner: int, place: int) -> Refusal | None:
    """Why the owner may not move anything out of a place."""
    for source in s.setup.ask.cannot_leave:
        refused = source.answers.cannot_leave(s, source.me, owner, place)
        if refused is not None:
            return refused
    return None
