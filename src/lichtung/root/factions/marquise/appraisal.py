"""What the Marquise looks at: buildings by what they bring until the end, wood, an army that holds them."""

from typing import Final

from lichtung.root.cards import count
from lichtung.root.factions.marquise.kinds import RECRUITER, SAWMILL, WOOD, WORKSHOP
from lichtung.root.factions.marquise.rules import (
    ACTIONS_A_TURN,
    BUILD_POINTS,
    WOOD_COST,
    keep_clearing,
)
from lichtung.root.features import ARMY, GROUND, HAND, POINTS, WORKS, Feature, turns_left
from lichtung.root.map import BIRD
from lichtung.root.paths import land_neighbours
from lichtung.root.pieces import on_map, warriors_on_map
from lichtung.root.state import Root

MOST_WOOD: Final = 6
MOST_SOLDIERS: Final = 18
MOST_GUARDS: Final = 2
MOST_ROOM: Final = 8
MOST_CARDS: Final = 5

FEATURES: Final = (
    Feature("head_start", POINTS, "one, always: what she begins with makes her no favourite"),
    Feature("soldiers", ARMY, "warriors on the map, up to eighteen: she lives by numbers"),
    Feature("buildings", WORKS, "buildings on the map"),
    Feature("next", WORKS, "points that the next building of each kind would score"),
    Feature("affordable", WORKS, "points of the best building that the wood on the map would pay for"),
    Feature("lumber", WORKS, "sawmills, for each turn to come"),
    Feature("levy", ARMY, "recruiters, for each turn to come"),
    Feature("wood", WORKS, "wood on the map, up to six"),
    Feature("keep", GROUND, "the keep stands"),
    Feature("sites", GROUND, "ruled clearings with room"),
    Feature("lost_wood", GROUND, "wood in clearings that she does not rule"),
    Feature("guards", ARMY, "warriors beside buildings, up to two each"),
    Feature("birds", HAND, "bird cards in hand: each is an action more. 6.5"),
    Feature("plans", WORKS, "points that the wood of next turn would build, as far as there is room"),
    Feature("room", GROUND, "open slots in ruled clearings"),
    Feature("crafts", WORKS, "workshops, for each turn to come"),
    Feature("bare", GROUND, "buildings without a warrior beside them"),
    Feature("pressed", GROUND, "buildings beside or next to more warriors of one rival than guard them"),
    Feature("intruders", GROUND, "rivals' warriors beside her buildings"),
    Feature("hand", HAND, "cards in hand, up to five"),
    Feature("held", GROUND, "ruled clearings"),
)


def features(s: Root, seat: int) -> list[int]:
    base = s.setup.first_kind[seat]
    turns = turns_left(s)
    wood = on_map(s, base + WOOD)
    built = following = affordable = sites = lost = guards = room = bare = pressed = intruders = held = 0
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
            held += 1
            if s.slots[clearing]:
                sites += 1
                room += s.slots[clearing]
        else:
            lost += s.pieces[(base + WOOD) * s.places + clearing]
        here = _built_at(s, base, clearing)
        if here:
            soldiers = s.warriors[seat * s.places + clearing]
            guards += min(MOST_GUARDS, soldiers)
            if not soldiers:
                bare += here
            near = inside = 0
            for other in range(s.setup.seats):
                if other != seat:
                    first = other * s.places
                    force = s.warriors[first + clearing]
                    inside += force
                    for place in land_neighbours(s, clearing):
                        force += s.warriors[first + place]
                    if force > near:
                        near = force
            intruders += inside
            if near > soldiers:
                pressed += here
    return [
        1,
        min(MOST_SOLDIERS, warriors_on_map(s, seat)),
        built,
        following,
        affordable if sites else 0,
        turns * on_map(s, base + SAWMILL),
        turns * on_map(s, base + RECRUITER),
        min(MOST_WOOD, wood),
        1 if keep_clearing(s, seat) >= 0 else 0,
        sites,
        lost,
        guards,
        count(s.zones[seat] & s.setup.deck.of_suit[BIRD]),
        _plans(s, base, wood + on_map(s, base + SAWMILL), room),
        min(MOST_ROOM, room),
        turns * on_map(s, base + WORKSHOP),
        bare,
        pressed,
        intruders,
        min(MOST_CARDS, count(s.zones[seat])),
        held,
    ]


def _plans(s: Root, base: int, wood: int, room: int) -> int:
    """The points of a turn that builds what scores most, three times at most."""
    kinds = (SAWMILL, WORKSHOP, RECRUITER)
    built = [on_map(s, base + kind) for kind in kinds]
    points = 0
    for _ in range(min(ACTIONS_A_TURN, room)):
        best, most = -1, 0
        for kind in range(len(kinds)):
            there = built[kind]
            if there < len(WOOD_COST) and WOOD_COST[there] <= wood and BUILD_POINTS[kind][there] > most:
                best, most = kind, BUILD_POINTS[kind][there]
        if best < 0:
            break
        wood -= WOOD_COST[built[best]]
        built[best] += 1
        points += most
    return points


def _built_at(s: Root, base: int, clearing: int) -> int:
    built = 0
    for kind in (SAWMILL, WORKSHOP, RECRUITER):
        built += s.pieces[(base + kind) * s.places + clearing]
    return built


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
