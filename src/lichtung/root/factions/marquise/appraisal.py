"""What the Marquise looks at: buildings by what they bring until the end, wood, an army that holds them."""

from typing import Final

from lichtung.root.factions.marquise.kinds import RECRUITER, SAWMILL, WOOD, WORKSHOP
from lichtung.root.factions.marquise.rules import BUILD_POINTS, WOOD_COST, keep_clearing
from lichtung.root.features import ARMY, GROUND, WORKS, Feature, turns_left
from lichtung.root.map import BIRD
from lichtung.root.paths import land_neighbours
from lichtung.root.pieces import on_map, warriors_on_map
from lichtung.root.state import Root

MOST_WOOD: Final = 6
MOST_SOLDIERS: Final = 18
MOST_GUARDS: Final = 2

FEATURES: Final = (
    Feature("soldiers", ARMY, "warriors on the map, up to eighteen: she lives by numbers"),
    Feature("buildings", WORKS, "buildings on the map"),
    Feature("next", WORKS, "points that the next building of each kind would score"),
    Feature("affordable", WORKS, "points of the best building that the wood on the map would pay for"),
    Feature("lumber", WORKS, "sawmills, for each turn to come"),
    Feature("wood", WORKS, "wood on the map, up to six"),
    Feature("keep", GROUND, "the keep stands"),
    Feature("sites", GROUND, "ruled clearings with room"),
    Feature("lost_wood", GROUND, "wood in clearings that she does not rule"),
    Feature("guards", ARMY, "warriors beside buildings, up to two each"),
)


def features(s: Root, seat: int) -> list[int]:
    base = s.setup.first_kind[seat]
    turns = turns_left(s)
    wood = on_map(s, base + WOOD)
    built = following = affordable = sites = lost = guards = 0
    for kind in (SAWMILL, WORKSHOP, RECRUITER):
        there = on_map(s, base + kind)
        built += there
        if there < len(BUILD_POINTS[kind]):
            points = BUILD_POINTS[kind][there]
            following += points
            if WOOD_COST[there] <= wood and points > affordable:
                affordable = points
    for clearing in range(s.clearings):
        if s.ruler[clearing] == seat:
            if s.slots[clearing]:
                sites += 1
        else:
            lost += s.pieces[(base + WOOD) * s.places + clearing]
        if _built_at(s, base, clearing):
            guards += min(MOST_GUARDS, s.warriors[seat * s.places + clearing])
    return [
        min(MOST_SOLDIERS, warriors_on_map(s, seat)),
        built,
        following,
        affordable if sites else 0,
        turns * on_map(s, base + SAWMILL),
        min(MOST_WOOD, wood),
        1 if keep_clearing(s, seat) >= 0 else 0,
        sites,
        lost,
        guards,
    ]


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
