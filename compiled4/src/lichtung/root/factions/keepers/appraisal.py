"""What the Keepers look at: the Retinue and where it can act, camps, relics on their way, hungry stacks."""

from typing import Final

from lichtung.root.cards import count, members
from lichtung.root.factions.keepers.mat import COLUMNS, TYPES, mat_of
from lichtung.root.factions.keepers.relics import (
    OF_TYPE,
    SIDES,
    count_relics,
    forests,
    free_sides,
    relics_at,
    ruled_around,
    sides_at,
    type_of,
    value_of,
    waystations,
)
from lichtung.root.features import ARMY, GROUND, HAND, WORKS, Feature, turns_left
from lichtung.root.map import BIRD
from lichtung.root.state import Root, suit_at

USEFUL_CARDS: Final = 8  # of the Retinue: more of them find nothing to do
A_COLUMN: Final = 3
FED: Final = 3  # warriors that a clearing feeds
GUARDS: Final = 2
MOST_RULED: Final = 3

FEATURES: Final = (
    Feature("retinue", HAND, "cards of the Retinue, up to eight, for each turn to come"),
    Feature("balance", HAND, "cards of the Retinue, up to three in a column"),
    Feature("serving", HAND, "cards of the Retinue that match a clearing with warriors"),
    Feature("camps", WORKS, "waystations on the map, for each turn to come: a card each"),
    Feature("found", WORKS, "values of relics in clearings beside warriors"),
    Feature("ready", WORKS, "values of those whose type a waystation there shows"),
    Feature("campsite", WORKS, "values of others that a free waystation could be placed beside"),
    Feature("stray", WORKS, "relics in clearings without a warrior: anybody's trophies"),
    Feature("sites", GROUND, "clearings ruled around forests with relics, up to three each"),
    Feature("exposed", ARMY, "waystations and relics beside fewer than two warriors, by what is missing"),
    Feature("hungry", ARMY, "warriors beyond three in a clearing, one a clearing: they will starve"),
    Feature("sets", WORKS, "types with more recovered relics than there are sets: half a set"),
)


def features(s: Root, seat: int) -> list[int]:
    mat, turns, row = mat_of(s, seat), turns_left(s), seat * s.places
    columns = [mat.retinue[column] | mat.acted[column] for column in range(len(COLUMNS))]
    cards = sum([count(column) for column in columns])
    tiles = [SIDES[side - s.setup.first_kind[seat]][0] for side in free_sides(s, seat)]
    manned = found = ready = campsite = stray = exposed = hungry = 0
    for clearing in range(s.clearings):
        here = s.warriors[row + clearing]
        if here:
            manned |= s.suits[clearing]
            hungry += int(here > FED)
        if s.presence[row + clearing] > here:
            missing = GUARDS - here
            sides = [SIDES[side - s.setup.first_kind[seat]][0] for side in sides_at(s, seat, clearing)]
            lying = count_relics(s, seat, clearing)
            exposed += (len(sides) + lying) * missing if missing > 0 else 0
            stray += lying if here == 0 else 0
            for kind in relics_at(s, seat, clearing):
                value = value_of(s, seat, kind) * s.pieces[kind * s.places + clearing]
                found += value if here else 0
                if type_of(s, seat, kind) in sides:
                    ready += value
                elif here and s.slots[clearing] > 0 and type_of(s, seat, kind) in tiles:
                    campsite += value
    sites = 0
    for forest in forests(s):
        if count_relics(s, seat, forest):
            ruled = ruled_around(s, seat, forest)
            sites += ruled if ruled < MOST_RULED else MOST_RULED
    fit = s.setup.deck.matching_any[manned]
    rows = [mat.relics[number * OF_TYPE : (number + 1) * OF_TYPE] for number in range(len(TYPES))]
    filled = [OF_TYPE - values.count(0) for values in rows]
    return [
        min(USEFUL_CARDS, cards) * turns,
        sum([min(A_COLUMN, count(column)) for column in columns]),
        sum([count(column & fit) for column in columns]) if manned else 0,
        waystations(s, seat) * turns,
        found,
        ready,
        campsite,
        stray,
        sites,
        exposed,
        hungry,
        sum([1 for n in filled if n > min(filled)]),
    ]


# --- Their advanced setup

WON_OF_HUNDRED: Final = 22
MATCHING: Final = 8  # a card that could act where they begin


def draft(s: Root, seat: int) -> int:
    return WON_OF_HUNDRED


def home(s: Root, seat: int, clearing: int) -> int:
    """Where the cards in hand could recruit and ride."""
    return MATCHING * count(s.zones[seat] & s.setup.deck.of_suit[suit_at(s, clearing)])


def card(s: Root, seat: int, card: int) -> int:
    suit = s.setup.deck.suit[card]
    return MATCHING if suit == BIRD or any(suit_at(s, c) == suit for c in members(s.homelands[seat])) else 0
