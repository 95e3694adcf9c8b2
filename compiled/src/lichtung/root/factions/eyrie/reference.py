"""What a position was worth to the Eyrie when measuring began. Frozen: the reference agent plays by it."""

from lichtung.root.cards import count, members
from lichtung.root.factions.eyrie.mat import BUILD_COLUMN, COLUMNS, MOVE_COLUMN, RECRUIT_COLUMN, mat_of
from lichtung.root.factions.eyrie.rules import ROOST, ROOST_POINTS
from lichtung.root.paths import land_neighbours
from lichtung.root.pieces import is_present, on_map
from lichtung.root.state import Root


def worth(s: Root, seat: int) -> int:
    """Roosts score every evening; a Decree that cannot be carried out costs dearly."""
    roosts = on_map(s, s.setup.first_kind[seat] + ROOST)
    total = 170 * ROOST_POINTS[roosts] + 40 * roosts
    mat = mat_of(s, seat)
    deck = s.setup.deck
    for column in range(len(COLUMNS)):
        cards = mat.decree[column]
        total += 12 * count(cards)
        for card in members(cards):
            if not _can_obey(s, seat, column, deck.suit[card]):
                total -= 110
        if mat.viziers[column] and not _can_obey(s, seat, column, 3):
            total -= 110
    return total


def _can_obey(s: Root, seat: int, column: int, suit: int) -> bool:
    """A guess whether a card of the Decree can be resolved next turn."""
    roost = (s.setup.first_kind[seat] + ROOST) * s.places
    clearings = members(s.matching[suit])
    if column == RECRUIT_COLUMN:
        return s.supply[seat] > 1 and any(s.pieces[roost + c] for c in clearings)
    if column == BUILD_COLUMN:
        room = any(s.ruler[c] == seat and s.slots[c] and not s.pieces[roost + c] for c in clearings)
        return room and s.unplaced[s.setup.first_kind[seat] + ROOST] > 0
    base = seat * s.places
    if column == MOVE_COLUMN:
        return any(s.warriors[base + c] for c in clearings)
    near = [c for c in range(s.clearings) if s.warriors[base + c]]
    reach = {n for c in near for n in [c, *land_neighbours(s, c)]}
    return any(
        c in reach and any(o != seat and is_present(s, o, c) for o in range(s.setup.owners))
        for c in clearings
    )
