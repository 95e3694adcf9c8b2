"""The Spring Uprising sweeps a clearing clean where the die says so. H.uprising"""

from typing import Final

from lichtung.root.hirelings.hireling import PROMOTED
from lichtung.root.hirelings.tasks import shows
from lichtung.root.map import BIRD
from lichtung.root.pieces import buildings_and_tokens, troops
from lichtung.root.threats import PIECE, WARRIOR, Outlook, Threat

MAY_RISE: Final = Threat("H.uprising", "may-rise", "clearing percent:count")


def threats(o: Outlook, me: int) -> None:
    """H.uprising: every suit of the clearing is one of the sides of the die."""
    s = o.s
    if not shows(s, me, PROMOTED):
        return
    for clearing in o.my_clearings():
        if s.warriors[me * s.places + clearing]:
            sides = sum([s.matching[suit] >> clearing & 1 for suit in range(BIRD)])
            worth = PIECE * buildings_and_tokens(s, o.me, clearing) + WARRIOR * troops(s, o.me, clearing)
            o.add(worth * sides // BIRD, MAY_RISE.of(clearing, 100 * sides // BIRD))
