"""How its events become lines: funds go with what they were spent on, a purchase with its price."""

from typing import Final

from lichtung.kernel.telling import COMMA, SPACE, Tale, unsaid

BOUGHT: Final = "card-bought boats-bought mercenaries-hired"
FUNDED: Final = "moved fought drew-openly crafted exported mustered post-founded"

TALES: Final = (
    Tale("riverfolk-landed", after="riverfolk-landed", same="seat", gathers="clearing", into="clearings"),
    Tale("price-set", after="price-set", same="seat", gathers="service price", into="prices"),
    Tale("fund-committed", before=FUNDED, after="crafted fund-committed", same="seat", compose=unsaid),
    Tale("funds-spent", before=FUNDED, same="seat", compose=unsaid),
    Tale("fund-assigned", after="post-founded trade-disrupted", same="seat", compose=unsaid),
    Tale("service-paid", before=BOUGHT, same="seat", glue=SPACE),
    Tale("mercenaries-engaged", before="fought", same="seat", glue=COMMA),
    Tale("trade-disrupted", after="piece-removed", same="seat", far=True),
    Tale("funds-lost", after="trade-disrupted funds-lost", same="seat", far=True, compose=unsaid),
    Tale("protectionism", takes="funds-gathered"),
)
