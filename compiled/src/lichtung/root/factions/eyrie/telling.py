"""How their events become lines: additions to the Decree together, a turmoil with all that it costs."""

from typing import Final

from lichtung.kernel.telling import COMMA, Tale

TALES: Final = (
    Tale("decree-added", after="decree-added", same="seat", gathers="card column", into="cards"),
    Tale("eyrie-recruited", after="eyrie-recruited", same="seat", gathers="clearing count", into="places"),
    Tale("turmoil", takes="purged leader-deposed leader-chosen lost-points", covers="humiliated new-clutch"),
    Tale("leader-deposed", glue=COMMA),
    Tale("leader-chosen", glue=COMMA),
)
