"""What the Hundreds can do to others: raze with mobs, advance, loot, score for what they oppress. Law 14."""

from typing import Final

from lichtung.kernel.frames import seat_record
from lichtung.root.actions import DONE_ACTION
from lichtung.root.factions.hundreds.hoard import command, prowess
from lichtung.root.factions.hundreds.looting import loot_of
from lichtung.root.factions.hundreds.mobs import has_mob
from lichtung.root.factions.hundreds.rules import Recruit, oppressed, points_for
from lichtung.root.factions.hundreds.warlord import warlord_at
from lichtung.root.pieces import buildings_and_tokens, troops
from lichtung.root.state import NONE
from lichtung.root.threats import CARD, PIECE, Outlook, Raid, Threat

WILL_RAZE: Final = Threat("14.4.1", "will-raze", "clearing razed:count")
MAY_LOOT: Final = Threat("14.2.5", "may-loot", "clearing")


def prepare(o: Outlook) -> None:
    """14.4.2: its Birdsong brings warriors to the warlord and to strongholds."""
    Recruit().take(o.s, seat_record(o.other), DONE_ACTION)


def raids(o: Outlook) -> list[Raid]:
    """14.5.2, 14.5.3: commands first, then advances, each a move of those with the warlord and a battle."""
    s, seat = o.s, o.other
    everywhere = s.setup.everywhere
    found = [Raid([everywhere] * (command(s, seat) - 1), everywhere)]
    if warlord_at(s, seat) != NONE:
        found.append(Raid([1 << warlord_at(s, seat)] + [everywhere] * (prowess(s, seat) - 1), everywhere))
    return found


def points(o: Outlook) -> int:
    """14.6.2: what they oppress as things stand."""
    return points_for(oppressed(o.s, o.other))


def threats(o: Outlook) -> None:
    """14.4.1: mobs raze for certain; 14.2.5: whoever has crafted items may lose one where they stand."""
    s, seat = o.s, o.other
    for clearing in o.my_clearings():
        razed = buildings_and_tokens(s, o.me, clearing)
        if razed and has_mob(s, seat, clearing):
            o.add(PIECE * razed, WILL_RAZE.of(clearing, razed))
        if loot_of(s, o.me) and troops(s, seat, clearing) > troops(s, o.me, clearing):
            o.add(CARD, MAY_LOOT.of(clearing))
