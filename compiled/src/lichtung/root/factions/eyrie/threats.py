"""What the Eyrie can do to others: their Decree says it, and where it must fail. Law 7.5."""

from typing import Final

from lichtung.root.cards import members
from lichtung.root.factions.eyrie.mat import BATTLE_COLUMN, BUILD_COLUMN, MOVE_COLUMN, PAST_COLUMNS, mat_of
from lichtung.root.factions.eyrie.rules import ROOST, ROOST_POINTS, can_resolve
from lichtung.root.map import BIRD
from lichtung.root.pieces import on_map
from lichtung.root.threats import CARD, Outlook, Raid, Threat

TURMOIL: Final = Threat("7.7", "turmoil-near", "column suit")


def raids(o: Outlook) -> list[Raid]:
    """7.5.2.II, 7.5.2.III: moves and battles in clearings that match the cards in their columns.

    7.7: whoever falls into turmoil before does not come so far.
    """
    if fails_at(o) is not None:
        return []
    battle_in = 0
    for suit in suits_due(o, BATTLE_COLUMN):
        battle_in |= o.s.matching[suit]
    return [Raid([o.s.matching[suit] for suit in suits_due(o, MOVE_COLUMN)], battle_in)]


def suits_due(o: Outlook, column: int) -> list[int]:
    """The suits of a column's cards; a Loyal Vizier is a bird."""
    mat = mat_of(o.s, o.other)
    return [o.s.setup.deck.suit[card] for card in members(mat.decree[column])] + [BIRD] * mat.viziers[column]


def points(o: Outlook) -> int:
    """7.6.1: their roosts as they stand, and the one that their Decree has them build. 7.5.2.IV"""
    builds = [suit for suit in suits_due(o, BUILD_COLUMN) if can_resolve(o.s, o.other, BUILD_COLUMN, suit)]
    more = bool(builds) and fails_at(o) is None
    return ROOST_POINTS[on_map(o.s, o.s.setup.first_kind[o.other] + ROOST) + more]


def threats(o: Outlook) -> None:
    failing = fails_at(o)
    if failing is not None:
        o.add(CARD, TURMOIL.of(*failing))


def fails_at(o: Outlook) -> tuple[int, int] | None:
    """7.7: the column and suit of a card that can be obeyed nowhere, in the first column that is due.

    Later columns may still change.
    """
    due = [column for column in range(PAST_COLUMNS) if suits_due(o, column)]
    for suit in suits_due(o, due[0]) if due else []:
        if not can_resolve(o.s, o.other, due[0], suit):
            return due[0], suit
    return None
