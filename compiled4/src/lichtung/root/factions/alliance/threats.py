"""What the Alliance can do to others: revolts, outrage, operations of its officers. Law 8."""

from typing import Final

from lichtung.root.factions.alliance.mat import mat_of
from lichtung.root.factions.alliance.rules import (
    REVOLT_COST,
    SYMPATHY,
    SYMPATHY_POINTS,
    TOKENS,
    cannot_rise,
    sympathetic,
    sympathy_cost,
)
from lichtung.root.paths import neighbours
from lichtung.root.pieces import buildings_and_tokens, warriors
from lichtung.root.state import suit_at
from lichtung.root.threats import CARD, PIECE, POINT, WARRIOR, Outlook, Raid, Threat

REVOLT: Final = Threat("8.4.1", "may-revolt", "clearing pieces:count percent:count")
OUTRAGE: Final = Threat("8.2.6", "outrages", "clearing suit")
SPREADS: Final = Threat("8.4.2", "may-spread", "points:count supporters:count")


def raids(o: Outlook) -> list[Raid]:
    """8.6.1: each officer leads one operation, the last of them a battle."""
    officers = mat_of(o.s, o.other).officers
    everywhere = o.s.setup.everywhere
    return [Raid([everywhere] * (officers - 1), everywhere)] if officers else []


def threats(o: Outlook) -> None:
    s, seat, me = o.s, o.other, o.me
    pile = s.setup.pile[seat]
    held = o.v.hidden[pile]
    for clearing in range(s.clearings):
        suit = suit_at(s, clearing)
        if o.my_pieces(clearing) and held >= REVOLT_COST and cannot_rise(s, seat, clearing) is None:  # 8.4.1
            percent = o.chance(pile, s.setup.deck.matching_any[s.suits[clearing]], REVOLT_COST)
            lost = PIECE * buildings_and_tokens(s, me, clearing) + WARRIOR * warriors(s, me, clearing)
            if percent:
                o.add(lost * percent // 100, REVOLT.of(clearing, o.my_pieces(clearing), percent))
        near = any(warriors(s, me, place) for place in neighbours(s, me, clearing))
        if near and sympathetic(s, seat, clearing):  # 8.2.6
            o.add(CARD, OUTRAGE.of(clearing, suit))
    left = s.unplaced[s.setup.first_kind[seat] + SYMPATHY]
    if left and held >= sympathy_cost(s, seat):  # 8.4.2
        points = SYMPATHY_POINTS[TOKENS - left]
        if points:
            o.add(POINT * points // 2, SPREADS.of(points, held))
