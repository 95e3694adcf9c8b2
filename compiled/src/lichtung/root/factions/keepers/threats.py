"""What the Keepers can do to others: the Retinue moves and battles, and relics lie ready. Law 15.5.2."""

from typing import Final

from lichtung.root.cards import members
from lichtung.root.factions.keepers.mat import DELVE_COLUMN, MOVE_COLUMN, RECOVER_COLUMN, mat_of
from lichtung.root.factions.keepers.relics import ruled_alike, value_of
from lichtung.root.factions.keepers.retinue import recoverable
from lichtung.root.state import Root
from lichtung.root.threats import POINT, Outlook, Raid, Threat

RECOVERS: Final = Threat("15.5.2.IIIa", "recovers", "clearing points:count")


def column(s: Root, seat: int, number: int) -> list[int]:
    """The clearings, as masks, in which each card of a column can act."""
    mat = mat_of(s, seat)
    cards = members(mat.retinue[number] | mat.acted[number])
    return [s.matching[s.setup.deck.suit[card]] for card in cards]


def raids(o: Outlook) -> list[Raid]:
    """15.5.2.I, 15.5.2.II: each card moves out of clearings of its suit, or battles in one."""
    battles = 0
    for clearings in column(o.s, o.other, DELVE_COLUMN):
        battles |= clearings
    return [Raid(column(o.s, o.other, MOVE_COLUMN), battles)] if battles else []


def harvest(s: Root, seat: int, clearing: int) -> int:
    """15.5.2.IIIc: what one card can score in a clearing: low values first, until one costs the card."""
    values: list[int] = []
    for kind in recoverable(s, seat, clearing):
        values += [value_of(s, seat, kind)] * s.pieces[kind * s.places + clearing]
    points = 0
    for value in sorted(values):
        points += value
        if ruled_alike(s, seat, clearing) < value:
            break
    return points


def points(o: Outlook) -> int:
    """15.5.2.III: the relics that the cards of the third column reach, one clearing for each card."""
    found: list[int] = []
    cards = column(o.s, o.other, RECOVER_COLUMN)
    for clearing in range(o.s.clearings):
        if any(mask >> clearing & 1 for mask in cards):
            found.append(harvest(o.s, o.other, clearing))
    return sum(sorted(found, reverse=True)[: len(cards)])


def threats(o: Outlook) -> None:
    """15.5.2.IIIa: where relics lie beside a waystation of their type, with a card for that clearing."""
    for clearing in range(o.s.clearings):
        value = harvest(o.s, o.other, clearing)
        if value and any(mask >> clearing & 1 for mask in column(o.s, o.other, RECOVER_COLUMN)):
            o.add(POINT * value, RECOVERS.of(clearing, value))
