"""How her events become lines: the wood of a Birdsong and the recruits of an action are one line each."""

from typing import Final

from lichtung.kernel.telling import Tale

TALES: Final = tuple(
    Tale(key, after=key, same="seat", gathers="clearing count", into="places")
    for key in ("wood-placed", "recruited")
)
