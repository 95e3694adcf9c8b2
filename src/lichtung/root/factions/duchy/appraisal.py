"""What the Duchy looks at: ministers and the cards to sway more, buildings and their guards, the Burrow."""

from typing import Final

from lichtung.root.cards import count, members
from lichtung.root.factions.duchy.building import CITADEL, MARKET, TUNNEL, buildings_at, built, burrow_of
from lichtung.root.factions.duchy.mat import RANK_WORDS, mat_of
from lichtung.root.factions.duchy.ministers import (
    CARDS_TO_REVEAL,
    LORD,
    crowns_left,
    highest_swayed,
    most_supported,
    rank_of,
)
from lichtung.root.factions.duchy.parliament import lords_points
from lichtung.root.factions.duchy.rules import WARRIORS_BY_CITADELS
from lichtung.root.features import ARMY, GROUND, HAND, WORKS, Feature, turns_left
from lichtung.root.map import BIRD
from lichtung.root.owners import is_enemy_piece
from lichtung.root.paths import land_neighbours
from lichtung.root.state import Root, suit_at

MOST_GUARDS: Final = 3
MOST_BELOW: Final = 6
MOST_HELD: Final = 2  # clearings of a suit that count for swaying
MOST_SITES: Final = 2

FEATURES: Final = (
    Feature("squires", WORKS, "swayed squires, for each turn to come"),
    Feature("nobles", WORKS, "swayed nobles, for each turn to come"),
    Feature("lords", WORKS, "points that swayed lords score, for each turn to come"),
    Feature("markets", WORKS, "markets on the map, for each turn to come: a card each"),
    Feature("citadels", WORKS, "warriors that citadels bring, for each turn to come"),
    Feature("tunnels", GROUND, "tunnels on the map"),
    Feature("exposed", ARMY, "buildings beside fewer than three warriors, by what is missing"),
    Feature("danger", ARMY, "buildings by how many more warriors an enemy has beside or next to them"),
    Feature("price", WORKS, "what the next failure costs while a building is in danger: a rank, and a card"),
    Feature("below", ARMY, "warriors in the Burrow, up to six"),
    Feature("spread", GROUND, "clearings with pieces, two of each suit at most: what cards can sway with"),
    Feature("support", HAND, "cards of the hand and revealed ones that can sway, up to four"),
    Feature("sites", GROUND, "ruled clearings with an open slot, while buildings are left"),
    Feature("birds", HAND, "birds that lie revealed: they are lost"),
)


def features(s: Root, seat: int) -> list[int]:
    mat, turns = mat_of(s, seat), turns_left(s)
    ranks = [0] * len(RANK_WORDS)
    lords = 0
    for minister in members(mat.swayed):
        ranks[rank_of(minister)] += 1
        if rank_of(minister) == LORD:
            lords += lords_points(s, seat, minister)
    exposed = danger = sites = 0
    held = [0] * BIRD
    left = s.unplaced[s.setup.first_kind[seat] + CITADEL] + s.unplaced[s.setup.first_kind[seat] + MARKET]
    for clearing in range(s.clearings):
        cell = seat * s.places + clearing
        if s.presence[cell]:
            held[suit_at(s, clearing)] += 1
        if buildings_at(s, seat, clearing):
            exposed += max(0, MOST_GUARDS - s.warriors[cell])
            danger += max(0, min(MOST_GUARDS, raiders(s, seat, clearing)) - s.warriors[cell])
        if left and s.ruler[clearing] == seat and s.slots[clearing] > 0:
            sites += 1
    wanted = [CARDS_TO_REVEAL[rank] for rank in range(len(RANK_WORDS)) if crowns_left(s, seat, rank)]
    kept = s.zones[seat] | mat.revealed & ~s.setup.deck.of_suit[BIRD]
    highest = highest_swayed(s, seat) if danger else []
    return [
        ranks[0] * turns,
        ranks[1] * turns,
        lords * turns,
        built(s, seat, MARKET) * turns,
        (WARRIORS_BY_CITADELS[built(s, seat, CITADEL)] - 1) * turns,
        built(s, seat, TUNNEL),
        exposed,
        danger,
        2 + rank_of(highest[0]) if highest else 0,
        min(MOST_BELOW, s.warriors[seat * s.places + burrow_of(s, seat)]),
        sum([min(MOST_HELD, n) for n in held]),
        min(max(wanted, default=0), most_supported(s, seat, kept)),
        min(MOST_SITES, sites),
        count(mat.revealed & s.setup.deck.of_suit[BIRD]),
    ]


def raiders(s: Root, seat: int, clearing: int) -> int:
    """The most warriors that an enemy has in a clearing and next to it."""
    most = 0
    near = land_neighbours(s, clearing)
    for other in range(s.setup.owners):
        if other != seat and is_enemy_piece(s, seat, other):
            row = other * s.places
            there = s.warriors[row + clearing]
            for place in near:
                there = max(there, s.warriors[row + place])
            most = max(most, there)
    return most


# --- Its advanced setup

WON_OF_HUNDRED: Final = 25
BUILDING: Final = 10  # a card of the homeland's suit, with which it can build there


def draft(s: Root, seat: int) -> int:
    return WON_OF_HUNDRED


def home(s: Root, seat: int, clearing: int) -> int:
    """Where the cards in hand serve to build."""
    return BUILDING * count(s.zones[seat] & s.setup.deck.of_suit[suit_at(s, clearing)])


def card(s: Root, seat: int, card: int) -> int:
    suit = s.setup.deck.suit[card]
    return BUILDING if suit != BIRD and any(suit_at(s, c) == suit for c in members(s.homelands[seat])) else 0
