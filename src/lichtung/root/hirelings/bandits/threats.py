"""Highway Bandits take a piece of whoever comes their way. H.bandits"""

from typing import Final

from lichtung.root.hirelings.bandits.mat import read_mat
from lichtung.root.hirelings.hireling import PROMOTED
from lichtung.root.hirelings.tasks import shows
from lichtung.root.threats import WARRIOR, Outlook, Threat

LIES_IN_WAIT: Final = Threat("H.bandits", "lies-in-wait", "path")


def threats(o: Outlook, me: int) -> None:
    """H.bandits: they lie in wait as long as they are there, on paths that the viewer can take."""
    s = o.s
    if not shows(s, me, PROMOTED):
        return
    mine = o.my_clearings()
    for path, there in enumerate(read_mat(s, me).on_path):
        one, two = s.setup.map.paths[path]
        if there and (one in mine or two in mine):
            o.add(WARRIOR, LIES_IN_WAIT.of(path))
