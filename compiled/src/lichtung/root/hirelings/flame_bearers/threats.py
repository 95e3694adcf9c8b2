"""The Flame Bearers burn an enemy piece each in Birdsong. H.flame_bearers"""

from typing import Final

from lichtung.root.hirelings.hireling import PROMOTED
from lichtung.root.hirelings.tasks import shows
from lichtung.root.pieces import buildings_and_tokens, is_shielded, troops
from lichtung.root.threats import PIECE, WARRIOR, Outlook, Threat

WILL_BURN: Final = Threat("H.flame_bearers", "will-burn", "clearing pieces:count")


def threats(o: Outlook, me: int) -> None:
    """H.flame_bearers: warriors first, then buildings and tokens, as many as there are Bearers there."""
    s = o.s
    if not shows(s, me, PROMOTED):
        return
    for clearing in o.my_clearings():
        burnt = min(s.warriors[me * s.places + clearing], o.my_pieces(clearing))
        if burnt and not is_shielded(s, o.me, clearing, me):
            lost = min(burnt, troops(s, o.me, clearing))
            built = min(burnt - lost, buildings_and_tokens(s, o.me, clearing))
            o.add(WARRIOR * lost + PIECE * built, WILL_BURN.of(clearing, lost + built))
