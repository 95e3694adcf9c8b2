"""How their events become lines: a card of the Retinue with what it does, relics with what comes of them."""

from typing import Final

from lichtung.kernel.telling import AND, Tale
from lichtung.root.telling import BATTLE

RELICS: Final = "relic-carried relic-given-up delved recovered retinue-lost set-completed"
DEEDS: Final = f"moved fought {RELICS} {BATTLE}"

TALES: Final = (
    Tale("relic-laid", after="relic-laid", same="seat", gathers="piece forest", into="relics"),
    Tale("keepers-returned", takes="encamped"),
    Tale("encamped", same="seat"),
    Tale("retinue-acted", takes=DEEDS),
    Tale("relic-carried", after="moved", same="seat", glue=AND),
    Tale("relic-given-up", after="moved", same="seat", glue=AND),
    Tale("delved", glue=AND),
    Tale("recovered", glue=AND),
    Tale("set-completed"),
    Tale("retinue-lost"),
    Tale("trophy", after="piece-removed", same="seat", far=True),
    Tale("lived-off-the-land", after="lived-off-the-land", same="seat", gathers="clearing", into="clearings"),
    Tale("retinue-joined", after="retinue-joined", same="seat", gathers="card retinue", into="cards"),
)
