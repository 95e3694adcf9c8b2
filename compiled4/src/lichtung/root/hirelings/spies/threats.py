"""Two more Corvid Spies come, and all of them may fight. H.spies"""

from lichtung.root.hirelings.hireling import PROMOTED
from lichtung.root.hirelings.spies.rules import COMING
from lichtung.root.hirelings.tasks import shows
from lichtung.root.pieces import barred, troops
from lichtung.root.threats import Outlook


def threats(o: Outlook, me: int) -> None:
    """H.spies: they come to clearings with enemy pieces first, as many as are left."""
    s = o.s
    if not shows(s, me, PROMOTED):
        return
    for clearing in o.my_clearings():
        more = 0 if barred(s, o.other, clearing) is not None else min(COMING, s.supply[me])
        o.battle(clearing, troops(s, me, clearing) + more, me)
