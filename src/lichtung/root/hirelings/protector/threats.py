"""The Furious Protector tramples whoever stands where it comes to. H.protector"""

from typing import Final

from lichtung.root.hirelings.hireling import PROMOTED
from lichtung.root.hirelings.protector.rules import ways_of
from lichtung.root.hirelings.tasks import shows
from lichtung.root.pieces import is_shielded
from lichtung.root.threats import WARRIOR, Outlook, Threat

MAY_TRAMPLE: Final = Threat("H.protector", "may-trample", "clearing")


def threats(o: Outlook, me: int) -> None:
    """H.protector: it must move, and one warrior of each player goes where it comes to."""
    s = o.s
    if not shows(s, me, PROMOTED):
        return
    for clearing in ways_of(s, me):
        if s.warriors[o.me * s.places + clearing] and not is_shielded(s, o.me, clearing, me):
            o.add(WARRIOR, MAY_TRAMPLE.of(clearing))
