"""How her events become lines: an order with the warriors that it recruits."""

from typing import Final

from lichtung.kernel.telling import NAMES, Tale

TALES: Final = (
    Tale("gift-discarded", subject="giver"),
    Tale(
        "machine-recruited",
        after="order-revealed machine-recruited",
        same="seat",
        far=True,
        gathers="clearing count",
        into="places",
        glue=NAMES,
    ),
)
