"""What a position is worth to the Marquise, in hundredths of a victory point."""

from typing import Final

from lichtung.root.factions.marquise.kinds import RECRUITER, SAWMILL, WOOD, WORKSHOP
from lichtung.root.factions.marquise.rules import BUILD_POINTS, keep_clearing
from lichtung.root.map import BIRD
from lichtung.root.paths import land_neighbours
from lichtung.root.pieces import on_map, warriors_on_map
from lichtung.root.state import POINTS_TO_WIN, Root

# All in hundredths of a victory point.
POINTS_A_TURN: Final = 4  # that the leader is taken to make until the end
MOST_TURNS: Final = 6
BUILT: Final = 25
NEXT: Final = 20  # for each point that the next building of a kind would score
LUMBER: Final = 14  # a sawmill, for each turn to come
LEVY: Final = 9  # a recruiter, for each turn to come
WOOD_AT_HAND: Final = 25
MOST_WOOD: Final = 6
LOST_WOOD: Final = -15  # in a clearing that she does not rule
KEEP_STANDS: Final = 150
SITE: Final = 12  # a ruled clearing with room
SOLDIER: Final = 14  # she lives by numbers, up to MOST_SOLDIERS
MOST_SOLDIERS: Final = 18
GUARD: Final = 12  # warriors beside buildings, up to MOST_GUARDS
MOST_GUARDS: Final = 2


def worth(s: Root, seat: int) -> int:
    """Buildings by what they bring until the end, wood for the next ones, and an army that holds them."""
    base = s.setup.first_kind[seat]
    turns = min(MOST_TURNS, 1 + max(0, POINTS_TO_WIN - max(s.points)) // POINTS_A_TURN)
    total = SOLDIER * min(MOST_SOLDIERS, warriors_on_map(s, seat))
    for kind in (SAWMILL, WORKSHOP, RECRUITER):
        built = on_map(s, base + kind)
        total += BUILT * built
        if built < len(BUILD_POINTS[kind]):
            total += NEXT * BUILD_POINTS[kind][built]
    total += turns * (LUMBER * on_map(s, base + SAWMILL) + LEVY * on_map(s, base + RECRUITER))
    total += WOOD_AT_HAND * min(MOST_WOOD, on_map(s, base + WOOD))
    total += KEEP_STANDS if keep_clearing(s, seat) >= 0 else 0
    for clearing in range(s.clearings):
        if s.ruler[clearing] == seat:
            total += SITE if s.slots[clearing] else 0
        else:
            total += LOST_WOOD * s.pieces[(base + WOOD) * s.places + clearing]
        if _built_at(s, base, clearing):
            total += GUARD * min(MOST_GUARDS, s.warriors[seat * s.places + clearing])
    return total


def _built_at(s: Root, base: int, clearing: int) -> bool:
    kinds = (SAWMILL, WORKSHOP, RECRUITER)
    return any(s.pieces[(base + kind) * s.places + clearing] > 0 for kind in kinds)


# --- Her advanced setup

WON_OF_HUNDRED: Final = 17  # games that four greedy agents played
EXTRA_ACTION: Final = 25  # a bird card. 6.5
QUIET: Final = 8  # for each way into the homeland with her keep that she is spared


def draft(s: Root, seat: int) -> int:
    return WON_OF_HUNDRED


def home(s: Root, seat: int, clearing: int) -> int:
    """The keep in the most sheltered one; the common taste wants room for buildings."""
    if keep_clearing(s, seat) != clearing:
        return 0
    return -QUIET * len(land_neighbours(s, clearing))


def card(s: Root, seat: int, card: int) -> int:
    return EXTRA_ACTION if s.setup.deck.suit[card] == BIRD else 0
