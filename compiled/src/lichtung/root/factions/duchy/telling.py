"""How its events become lines: a minister with what he does, a dig with those who come up, a failure."""

from typing import Final

from lichtung.kernel.telling import AND, SPACE, Tale
from lichtung.root.telling import BATTLE

DEEDS: Final = f"duchy-built moved fought banked {BATTLE}"  # what ministers do

TALES: Final = (
    Tale("dug", takes="tunnel-taken-up moved"),
    Tale("tunnel-taken-up", same="seat", glue=SPACE),
    Tale("duchy-built", glue=AND),
    Tale("minister-acted", takes=DEEDS),
    Tale("mayor-acted", takes=DEEDS),
    Tale("banked", after="banked", same="seat", gathers="card", into="cards", glue=AND),
    Tale("courted", after="courted", same="seat", gathers="card", into="cards"),
    Tale("swayed", after="courted", same="seat", glue=AND),
    Tale("minister-lost", after="piece-removed", same="seat", far=True),
    Tale("failure-card", after="piece-removed minister-lost", same="seat", far=True, glue=AND),
    Tale("revealed-discarded", after="revealed-discarded", same="seat", gathers="card", into="cards"),
    Tale("revealed-returned", after="revealed-discarded", same="seat", glue=AND),
)
