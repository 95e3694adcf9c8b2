"""How its events become lines: outcasts and lost souls together, a conspiracy with what it does."""

from typing import Final

from lichtung.kernel.telling import AND, COMMA, Tale
from lichtung.root.telling import BATTLE, LOSSES

TALES: Final = (
    Tale("outcast-hated", after="outcast-changed", same="seat", glue=COMMA),
    Tale("souls-discarded", after="outcast-changed outcast-hated", same="seat"),
    Tale("crusaded", takes=f"moved fought {BATTLE}"),
    Tale("converted", covers=LOSSES),
    Tale("sanctified", takes=LOSSES),
    Tale("revenge", after="fought rolled warriors-removed", far=True),
    Tale("faith-lost", after="piece-removed faith-lost", same="seat", far=True, gathers="card", into="cards"),
    Tale("preached", glue=AND),
)
