"""What a position was worth to the Vagabond when measuring began. Frozen: the reference agent plays by it."""

from lichtung.root.cards import BOOTS, SWORD, TORCH, members
from lichtung.root.factions.vagabond.data import QUEST_SUIT
from lichtung.root.factions.vagabond.items import (
    count_damaged,
    count_ready,
    count_undamaged,
    pawn_place,
    undamaged,
)
from lichtung.root.factions.vagabond.mat import NEUTRAL, mat_of
from lichtung.root.factions.vagabond.quests import quest_mat
from lichtung.root.state import Root, suit_at


def worth(s: Root, seat: int) -> int:
    """Sound items, and friends who come closer."""
    mat = mat_of(s, seat)
    total = 40 * count_undamaged(s, seat) + 6 * count_ready(s, seat)
    total += 10 * count_damaged(s, seat)
    for item in (BOOTS, SWORD, TORCH):
        total += 15 * min(2, undamaged(s, seat, item))
    for other in range(s.setup.seats):
        standing = mat.relations[other]
        if standing > NEUTRAL:
            total += 40 * standing + 15 * mat.aids[other]
    place = pawn_place(s, seat)
    if 0 <= place < s.clearings:
        total += 5
        if s.ruins >> place & 1:
            total += 12
        for quest in members(quest_mat(s, seat).quests):
            if QUEST_SUIT[quest] == suit_at(s, place):
                total += 6
    return total
