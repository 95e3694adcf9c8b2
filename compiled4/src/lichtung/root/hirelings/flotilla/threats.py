"""The Flotilla sails on and may fight where it comes to. H.flotilla"""

from lichtung.root.hirelings.flotilla.rules import MOST_HITS, waters
from lichtung.root.hirelings.hireling import PROMOTED
from lichtung.root.hirelings.tasks import pawn_of, shows
from lichtung.root.threats import Outlook


def threats(o: Outlook, me: int) -> None:
    """H.flotilla: it must sail if it can."""
    s = o.s
    if not shows(s, me, PROMOTED):
        return
    for clearing in o.my_clearings():
        if clearing in (waters(s, me) or [pawn_of(s, me)]):
            o.battle(clearing, MOST_HITS, me)
