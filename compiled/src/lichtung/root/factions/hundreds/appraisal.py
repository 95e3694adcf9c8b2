"""What the Hundreds look at: hoard, strongholds, mobs beside prey, the guard, clearings of their own."""

from typing import Final

from lichtung.root.cards import count, members
from lichtung.root.factions.hundreds.hoard import command, in_hoard, prowess
from lichtung.root.factions.hundreds.mobs import MOB, STRONGHOLD, enemy_cardboard, has_loot, has_mob
from lichtung.root.factions.hundreds.rules import enemies_at, points_for
from lichtung.root.factions.hundreds.warlord import warlord_at
from lichtung.root.features import ARMY, GROUND, HAND, WORKS, Feature, turns_left
from lichtung.root.map import BIRD
from lichtung.root.pieces import on_map
from lichtung.root.state import NONE, Root, suit_at

MOST_GUARDS: Final = 4
MOST_PREY: Final = 4
FEW: Final = 2  # enemy pieces that can be driven out
MOST_FUEL: Final = 2

FEATURES: Final = (
    Feature("command", WORKS, "Command beyond the first, for each turn to come"),
    Feature("prowess", WORKS, "Prowess beyond the first, for each turn to come"),
    Feature("strongholds", WORKS, "strongholds on the map, for each turn to come: a warrior each"),
    Feature("oppressed", GROUND, "points of oppressed clearings, for each turn to come"),
    Feature("alone", GROUND, "clearings that would be oppressed now"),
    Feature("contested", GROUND, "ruled clearings with one or two enemy pieces"),
    Feature("prey", WORKS, "enemy buildings and tokens beside mobs, four in a clearing at most"),
    Feature("ruins", WORKS, "mobs in clearings with something under a ruin"),
    Feature("mobs", WORKS, "mobs on the map"),
    Feature("warlord", ARMY, "the warlord is on the map"),
    Feature("guards", ARMY, "warriors beside the warlord, up to four"),
    Feature("items", HAND, "kinds of items in the hoard: each forbids a mood"),
    Feature("fuel", HAND, "cards that match clearings with warriors and no mob, up to two"),
)


def features(s: Root, seat: int) -> list[int]:
    turns = turns_left(s)
    alone = contested = prey = ruins = 0
    sites = 0
    for clearing in range(s.clearings):
        cell = seat * s.places + clearing
        if s.ruler[clearing] == seat and s.presence[cell]:
            enemies = enemies_at(s, seat, clearing)
            if not enemies:
                alone += 1
            elif enemies <= FEW:
                contested += 1
        if has_mob(s, seat, clearing):
            prey += min(MOST_PREY, enemy_cardboard(s, seat, clearing))
            ruins += int(has_loot(s, clearing))
        elif s.warriors[cell]:
            sites |= s.suits[clearing]
    place = warlord_at(s, seat)
    guards = 0 if place == NONE else min(MOST_GUARDS, s.warriors[seat * s.places + place])
    first = s.setup.first_kind[seat]
    fuel = count(s.zones[seat] & s.setup.deck.matching_any[sites]) if sites else 0
    return [
        (command(s, seat) - 1) * turns,
        (prowess(s, seat) - 1) * turns,
        on_map(s, first + STRONGHOLD) * turns,
        points_for(alone) * turns,
        alone,
        contested,
        prey,
        ruins,
        on_map(s, first + MOB),
        int(place != NONE),
        guards,
        len(in_hoard(s, seat)),
        min(MOST_FUEL, fuel),
    ]


# --- Its advanced setup

WON_OF_HUNDRED: Final = 25
BUILDING: Final = 8  # a card of the homeland's suit, with which it can build or incite there
RUIN: Final = 20  # next to the homeland


def draft(s: Root, seat: int) -> int:
    return WON_OF_HUNDRED


def home(s: Root, seat: int, clearing: int) -> int:
    """Where the cards in hand serve, and ruins are near."""
    near = [c for c in s.ways.land[clearing] if s.ruins >> c & 1]
    return BUILDING * count(s.zones[seat] & s.setup.deck.of_suit[suit_at(s, clearing)]) + RUIN * len(near)


def card(s: Root, seat: int, card: int) -> int:
    suit = s.setup.deck.suit[card]
    return BUILDING if suit != BIRD and any(suit_at(s, c) == suit for c in members(s.homelands[seat])) else 0
