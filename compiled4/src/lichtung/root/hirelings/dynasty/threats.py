"""The Last Dynasty fights where it stands or goes, the Bluebird Nobles score. H.dynasty, H.nobles"""

from lichtung.root.hirelings.dynasty.rules import CLEARINGS_A_POINT, ruled, seat_of_dynasty
from lichtung.root.hirelings.hireling import DEMOTED, PROMOTED
from lichtung.root.hirelings.tasks import shows
from lichtung.root.state import NONE
from lichtung.root.threats import Outlook, Raid


def raids(o: Outlook, me: int) -> list[Raid]:
    """H.dynasty: where its controller rules it moves on and fights there, elsewhere it fights on the spot."""
    s = o.s
    clearing = seat_of_dynasty(s, me)
    if clearing == NONE or not shows(s, me, PROMOTED):
        return []
    if s.ruler[clearing] != o.other:
        return [Raid([], 1 << clearing)]
    return [Raid([1 << clearing], s.setup.everywhere, arriving=True)]


def points(o: Outlook, me: int) -> int:
    """H.nobles: for what its controller rules as things stand."""
    return ruled(o.s, o.other) // CLEARINGS_A_POINT if shows(o.s, me, DEMOTED) else 0
