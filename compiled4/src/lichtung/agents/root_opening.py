"""What the greedy agent likes in the advanced setup of Root: factions, homelands, cards. A.7 to A.10.

Each faction's `appraisal.py` may say how well it does (`draft`), what it wants of a homeland (`home`) and of
a card (`card`); what it does not say is the same for all. Everything in hundredths of a victory point.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Final

from lichtung.root.cards import AMBUSH, DOMINANCE, ITEM_CARD, PERSISTENT, members
from lichtung.root.homelands import distances, enemy_homelands
from lichtung.root.paths import land_neighbours
from lichtung.root.state import Root

USUAL: Final = 20  # games of a hundred that a faction is taken to win if its folder says nothing
WON: Final = 100  # one of them: the choice of a faction counts more than all that it then sets up

ROOM: Final = 20  # a slot in a homeland
ROOM_AROUND: Final = 6  # and next to it
STEP_AWAY: Final = 10  # from the nearest enemy homeland, up to FAR
FAR: Final = 4

AMBUSH_CARD: Final = 40
LASTING: Final = 35  # an effect that stays
CRAFTED_POINT: Final = 22
COST: Final = 7  # for each crafting piece that it takes
DOMINANCE_CARD: Final = -15  # nobody can play it for a long time


class OpeningTaste:
    """What one faction likes."""

    def __init__(self, appraisal: ModuleType | None) -> None:
        self.draft: Callable[[Root, int], int] = getattr(appraisal, "draft", usual_share)
        self.home: Callable[[Root, int, int], int] = getattr(appraisal, "home", no_more)
        self.card: Callable[[Root, int, int], int] = getattr(appraisal, "card", no_more)


def usual_share(s: Root, seat: int) -> int:
    return USUAL


def no_more(s: Root, seat: int, what: int) -> int:
    return 0


def is_opening(s: Root) -> bool:
    """In the advanced setup, and until the first turn after it, which its last choice leads to."""
    return s.setup.advanced and s.turn <= 1


def opening_worth(s: Root, seat: int, taste: OpeningTaste) -> int:
    """The faction that is drafted, its homelands, the cards in hand."""
    worth = sum(card_worth(s, card) + taste.card(s, seat, card) for card in members(s.zones[seat]))
    worth += WON * taste.draft(s, seat)
    steps = distances(s, enemy_homelands(s, seat))
    for clearing in members(s.homelands[seat]):
        worth += STEP_AWAY * min(FAR, steps[clearing]) + taste.home(s, seat, clearing)
        worth += ROOM * s.setup.map.slots[clearing]
        worth += sum(ROOM_AROUND * s.setup.map.slots[near] for near in land_neighbours(s, clearing))
    return worth


def card_worth(s: Root, card: int) -> int:
    """What anybody would keep a card for."""
    deck = s.setup.deck
    kind = deck.kind[card]
    if kind == AMBUSH:
        return AMBUSH_CARD
    if kind == DOMINANCE:
        return DOMINANCE_CARD
    worth = CRAFTED_POINT * deck.points[card] if kind == ITEM_CARD else LASTING if kind == PERSISTENT else 0
    return worth - COST * sum(deck.cost[card])
