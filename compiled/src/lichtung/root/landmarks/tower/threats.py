"""The Tower brings a point to whoever rules it. K.tower"""

from lichtung.root.state import NONE
from lichtung.root.threats import Outlook


def points(o: Outlook) -> int:
    """K.tower: at the end of the Evening, as things stand."""
    return int(o.s.tower != NONE and o.s.ruler[o.s.tower] == o.other)
