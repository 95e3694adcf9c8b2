"""What the Vagabond looks at: sound items, and friends who come closer."""

from typing import Final

from lichtung.root.cards import BOOTS, ITEM_CARD, SWORD, TORCH, members
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
from lichtung.root.features import ARMY, GROUND, HAND, WORKS, Feature
from lichtung.root.state import Root, suit_at

ENOUGH: Final = 2  # of the items that every turn needs

FEATURES: Final = (
    Feature("sound", WORKS, "undamaged items"),
    Feature("ready", WORKS, "items that are ready to be used"),
    Feature("damaged", WORKS, "damaged items"),
    Feature("tools", ARMY, "sound boots, swords and torches, up to two each"),
    Feature("friends", HAND, "steps of all relationships above indifference"),
    Feature("aid", HAND, "aid given towards the next step with those"),
    Feature("clearing", GROUND, "the pawn stands in a clearing"),
    Feature("ruin", GROUND, "it stands at a ruin"),
    Feature("quests", GROUND, "open quests of the suit where it stands"),
)


def features(s: Root, seat: int) -> list[int]:
    mat = mat_of(s, seat)
    tools = friends = aid = clearing = ruin = quests = 0
    for item in (BOOTS, SWORD, TORCH):
        tools += min(ENOUGH, undamaged(s, seat, item))
    for other in range(s.setup.seats):
        standing = mat.relations[other]
        if standing > NEUTRAL:
            friends += standing
            aid += mat.aids[other]
    place = pawn_place(s, seat)
    if 0 <= place < s.clearings:
        clearing = 1
        ruin = s.ruins >> place & 1
        for quest in members(quest_mat(s, seat).quests):
            if QUEST_SUIT[quest] == suit_at(s, place):
                quests += 1
    return [
        count_undamaged(s, seat),
        count_ready(s, seat),
        count_damaged(s, seat),
        tools,
        friends,
        aid,
        clearing,
        ruin,
        quests,
    ]


# --- His advanced setup: no homeland

WON_OF_HUNDRED: Final = 11  # games that four greedy agents played
ONE_MORE_ITEM: Final = 25  # a card that makes one out of a single hammer
HARD_TO_CRAFT: Final = -12  # for each hammer beyond the first


def draft(s: Root, seat: int) -> int:
    return WON_OF_HUNDRED


def card(s: Root, seat: int, card: int) -> int:
    cost = sum(s.setup.deck.cost[card])
    if s.setup.deck.kind[card] == ITEM_CARD and cost == 1:
        return ONE_MORE_ITEM
    return HARD_TO_CRAFT * max(0, cost - 1)
