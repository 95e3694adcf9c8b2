"""The Warm Sun Prophets send others into battle, or away. H.prophets"""

from typing import Final

from lichtung.root.hirelings.hireling import PROMOTED
from lichtung.root.hirelings.prophets.rules import battles_of, forcible, moves_of
from lichtung.root.hirelings.tasks import shows
from lichtung.root.pieces import troops
from lichtung.root.threats import WARRIOR, Outlook, Threat

MAY_FORCE: Final = Threat("H.prophets", "may-force", "clearing")


def threats(o: Outlook, me: int) -> None:
    """H.prophets: as many pieces go as can; a battle may cost as many."""
    s = o.s
    if not shows(s, me, PROMOTED):
        return
    for clearing in o.my_clearings():
        if forcible(s, me, o.me, clearing) and (battles_of(s, o.me, clearing) or moves_of(s, o.me, clearing)):
            o.add(WARRIOR * max(1, troops(s, o.me, clearing)), MAY_FORCE.of(clearing))
