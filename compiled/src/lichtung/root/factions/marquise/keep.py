"""The keep that both Marquises have. Law 6.2.2, 6.3.2, 6.3.3."""

from typing import Final

from lichtung.kernel.codec import Event, Refusal
from lichtung.root.pieces import barred, place_warriors
from lichtung.root.state import NONE, Root

KEEP_PLACED: Final = Event("6.3.2", "keep-placed", "seat clearing")
KEEP_BARS: Final = Refusal("6.2.2", "keep-bars", "clearing")


def where_is(s: Root, keep: int) -> int:
    """The clearing in which the keep (a kind of pieces) stands, or NONE."""
    base = keep * s.places
    for clearing in range(s.clearings):
        if s.pieces[base + clearing]:
            return clearing
    return NONE


def keeps_out(s: Root, keep: int, placer: int, clearing: int) -> Refusal | None:
    """6.2.2: only its owner places pieces in the keep's clearing."""
    if placer != s.setup.kind_owner[keep] and s.pieces[keep * s.places + clearing]:
        return KEEP_BARS.of(clearing)
    return None


def garrison(s: Root, seat: int, keep: int) -> None:
    """6.3.3: a warrior in every clearing except the one opposite the keep, where nothing bars her."""
    for clearing in range(s.clearings):
        if clearing != s.setup.map.opposite[keep] and barred(s, seat, clearing) is None:
            place_warriors(s, seat, clearing, 1)
