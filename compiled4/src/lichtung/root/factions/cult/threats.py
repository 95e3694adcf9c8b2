"""What the Lizard Cult can do to others: conspiracies in clearings of the outcast suit to come. Law 10.4."""

from typing import Final

from lichtung.kernel.frames import seat_record
from lichtung.root.actions import DONE_ACTION
from lichtung.root.factions.cult.rules import (
    CONVERT_COST,
    CRUSADE_COST,
    GARDEN_POINTS,
    SANCTIFY_COST,
    AdjustOutcast,
    cannot_conspire,
    cannot_convert,
    cannot_sanctify,
    cannot_spend_acolytes,
    gardens,
    outcast_clearings,
)
from lichtung.root.map import BIRD
from lichtung.root.threats import PIECE, POINT, WARRIOR, Outlook, Raid, Threat

SANCTIFIES: Final = Threat("10.4.3.III", "sanctifies", "piece clearing")
CONVERTS: Final = Threat("10.4.3.II", "converts", "clearing")
WORSHIPS: Final = Threat("10.5.3", "may-worship", "points:count cards:count")


def prepare(o: Outlook) -> None:
    """10.4.1: its Birdsong begins with the outcast suit, by the lost souls that lie open."""
    AdjustOutcast().take(o.s, seat_record(o.other), DONE_ACTION)


def raids(o: Outlook) -> list[Raid]:
    """10.4.3.I: a crusade begins in an outcast clearing, with a move or with a battle."""
    if cannot_spend_acolytes(o.s, o.other, CRUSADE_COST) is not None:
        return []
    outcast = outcast_clearings(o.s, o.other)
    return [Raid([], outcast), Raid([outcast], o.s.setup.everywhere, arriving=True)]


def threats(o: Outlook) -> None:
    s, seat = o.s, o.other
    for clearing in o.my_clearings():
        if cannot_conspire(s, seat, clearing, SANCTIFY_COST) is None:
            for kind in s.setup.kinds_of[o.me]:
                if cannot_sanctify(s, seat, kind, clearing) is None:
                    o.add(PIECE, SANCTIFIES.of(kind, clearing))
                    break
        if (
            cannot_conspire(s, seat, clearing, CONVERT_COST) is None
            and cannot_convert(s, seat, clearing, o.me) is None
        ):
            o.add(2 * WARRIOR, CONVERTS.of(clearing))
    planted = [gardens(s, seat, suit) for suit in range(BIRD)]
    scoring = sorted([GARDEN_POINTS[n - 1] for n in planted if n])
    cards = o.v.hidden[seat]
    points = sum(scoring[-cards:]) if cards else 0
    if points:
        o.add(POINT * points // 2, WORSHIPS.of(points, cards))
