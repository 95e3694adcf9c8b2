"""What the Eyrie look at: roosts that score every evening, and a Decree that must be carried out."""

from typing import Final

from lichtung.root.cards import count, members
from lichtung.root.factions.eyrie.mat import BUILD_COLUMN, COLUMNS, MOVE_COLUMN, RECRUIT_COLUMN, mat_of
from lichtung.root.factions.eyrie.rules import ROOST, ROOST_POINTS
from lichtung.root.features import ARMY, WORKS, Feature
from lichtung.root.map import BIRD
from lichtung.root.paths import land_neighbours
from lichtung.root.pieces import is_present, on_map
from lichtung.root.state import Root, suit_at

FEATURES: Final = (
    Feature("roosts", WORKS, "roosts on the map"),
    Feature("evening", WORKS, "points that they score every evening"),
    Feature("decree", ARMY, "cards in the Decree: each is an action every turn"),
    Feature("disobeyed", ARMY, "cards and viziers that could not be obeyed now"),
)


def features(s: Root, seat: int) -> list[int]:
    roosts = on_map(s, s.setup.first_kind[seat] + ROOST)
    mat = mat_of(s, seat)
    deck = s.setup.deck
    decree = disobeyed = 0
    for column in range(len(COLUMNS)):
        cards = mat.decree[column]
        decree += count(cards)
        for card in members(cards):
            if not _can_obey(s, seat, column, deck.suit[card]):
                disobeyed += 1
        if mat.viziers[column] and not _can_obey(s, seat, column, BIRD):
            disobeyed += 1
    return [roosts, ROOST_POINTS[roosts], decree, disobeyed]


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


# --- Their advanced setup

WON_OF_HUNDRED: Final = 2  # games that four greedy agents played
SUIT_AROUND: Final = 40  # each suit near the first roost is a card of the Decree that can be obeyed
EASY_ORDER: Final = 25  # a bird card can be obeyed anywhere
NEAR_ORDER: Final = 10  # a card of a suit near home
DISDAIN: Final = -22  # for each printed point of an item beyond the one that it brings. 7.2.3


def draft(s: Root, seat: int) -> int:
    return WON_OF_HUNDRED


def home(s: Root, seat: int, clearing: int) -> int:
    return SUIT_AROUND * len(_suits_near(s, clearing))


def card(s: Root, seat: int, card: int) -> int:
    deck = s.setup.deck
    worth = DISDAIN * max(0, deck.points[card] - 1)
    if deck.suit[card] == BIRD:
        return worth + EASY_ORDER
    near = any(deck.suit[card] in _suits_near(s, clearing) for clearing in members(s.homelands[seat]))
    return worth + (NEAR_ORDER if near else 0)


def _suits_near(s: Root, clearing: int) -> set[int]:
    """The suits of a clearing and of those next to it."""
    return {suit_at(s, near) for near in [clearing, *land_neighbours(s, clearing)]}
