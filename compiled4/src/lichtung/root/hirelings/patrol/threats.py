"""The Forest Patrol moves once, and then it may fight. H.patrol"""

from lichtung.root.hirelings.hireling import PROMOTED
from lichtung.root.hirelings.tasks import shows
from lichtung.root.threats import Outlook, Raid


def raids(o: Outlook, me: int) -> list[Raid]:
    """H.patrol: a move from anywhere, and a battle anywhere."""
    everywhere = o.s.setup.everywhere
    return [Raid([everywhere], everywhere)] if shows(o.s, me, PROMOTED) else []
