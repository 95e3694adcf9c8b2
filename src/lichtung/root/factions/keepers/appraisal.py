"""What the Keepers look at: the Retinue and where it can act, camps, relics on their way, hungry stacks."""

from typing import Final

from lichtung.root.cards import count, members
from lichtung.root.factions.keepers.mat import COLUMNS, DELVE_COLUMN, RECOVER_COLUMN, TYPES, mat_of
from lichtung.root.factions.keepers.relics import (
    OF_TYPE,
    clearings_around,
    count_relics,
    forests,
    free_sides,
    relics_at,
    sides_at,
    type_of,
    types_shown,
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
USEFUL_WARRIORS: Final = 12

FEATURES: Final = (
    Feature("retinue", HAND, "cards of the Retinue, up to eight, for each turn to come"),
    Feature("balance", HAND, "cards of the Retinue, up to three in a column"),
    Feature("serving", HAND, "cards of the Retinue that match a clearing with warriors"),
    Feature("camps", WORKS, "waystations on the map, for each turn to come: a card each"),
    Feature("found", WORKS, "values of relics in clearings beside warriors"),
    Feature("ready", WORKS, "values of those whose type a waystation there shows"),
    Feature("campsite", WORKS, "values of others beside which the free waystations fit best, one each"),
    Feature("stray", WORKS, "relics in clearings without a warrior: anybody's trophies"),
    Feature("sites", GROUND, "clearings ruled around forests with relics, up to three each"),
    Feature("exposed", ARMY, "waystations and relics beside fewer than two warriors, by what is missing"),
    Feature("hungry", ARMY, "warriors beyond three in a clearing, one a clearing: they will starve"),
    Feature("due", WORKS, "values of the ready ones where a card of the third column matches"),
    Feature("digs", GROUND, "relics of forests that cards of the second column reach, one for each card"),
    Feature("home", WORKS, "those of them that a waystation and a card there would recover at once"),
    Feature("knights", ARMY, "warriors on the map, up to twelve"),
    Feature("sets", WORKS, "types with more recovered relics than there are sets: half a set"),
)


def features(s: Root, seat: int) -> list[int]:
    mat, turns, row = mat_of(s, seat), turns_left(s), seat * s.places
    columns = [mat.retinue[column] | mat.acted[column] for column in range(len(COLUMNS))]
    cards = sum([count(column) for column in columns])
    tiles = types_shown(s, seat, free_sides(s, seat))
    manned = found = ready = due = stray = exposed = hungry = army = 0
    camps: list[int] = []
    for clearing in range(s.clearings):
        here = s.warriors[row + clearing]
        if here:
            manned |= s.suits[clearing]
            army += here
            hungry += int(here > FED)
        if s.presence[row + clearing] > here:
            missing = GUARDS - here
            sides = types_shown(s, seat, sides_at(s, seat, clearing))
            lying = count_relics(s, seat, clearing)
            exposed += (len(sides) + lying) * missing if missing > 0 else 0
            stray += lying if here == 0 else 0
            shown = site = 0
            for kind in relics_at(s, seat, clearing):
                value = value_of(s, seat, kind) * s.pieces[kind * s.places + clearing]
                found += value if here else 0
                if type_of(s, seat, kind) in sides:
                    shown += value
                elif here and s.slots[clearing] > 0 and type_of(s, seat, kind) in tiles:
                    site = value if value > site else site
            ready += shown
            if shown and columns[RECOVER_COLUMN] & s.setup.deck.matching_any[s.suits[clearing]]:
                due += shown
            if site:
                camps.append(site)
    camps.sort(reverse=True)
    sites, digs, home = around_forests(s, seat, columns[DELVE_COLUMN], columns[RECOVER_COLUMN])
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
        sum(camps[: len(tiles) // 2]),  # either side of a free tile
        stray,
        sites,
        exposed,
        hungry,
        due,
        digs,
        home,
        min(USEFUL_WARRIORS, army),
        sum([1 for n in filled if n > min(filled)]),
    ]


def around_forests(s: Root, seat: int, delving: int, recovering: int) -> tuple[int, int, int]:
    """The sites, digs and home of these cards of two columns."""
    row, matching = seat * s.places, s.setup.deck.matching_any
    sites = digs = home = diggers = finishers = 0
    for forest in forests(s):
        lying = count_relics(s, seat, forest)
        if not lying:
            continue
        clearings = [clearing for clearing in clearings_around(s, forest) if s.ruler[clearing] == seat]
        within_reach = at_home = 0
        for clearing in clearings:
            cards = delving & matching[s.suits[clearing]]
            if not s.warriors[row + clearing] or not cards:
                continue
            within_reach = lying
            diggers |= cards
            cards = recovering & matching[s.suits[clearing]]
            sides = types_shown(s, seat, sides_at(s, seat, clearing))
            if not sides or not cards:
                continue
            finishers |= cards
            for kind in relics_at(s, seat, forest):
                if type_of(s, seat, kind) in sides:
                    at_home += s.pieces[kind * s.places + forest]
        sites += min(MOST_RULED, len(clearings))
        digs += within_reach
        home += min(lying, at_home)
    digs = min(digs, count(diggers))
    return sites, digs, min(home, digs, count(finishers))


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
