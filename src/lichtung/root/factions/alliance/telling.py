"""How its events become lines: outrage goes with what caused it, supporters with what they were spent on."""

from typing import Final

from lichtung.kernel.telling import COLON, COMMA, SPACE, Tale
from lichtung.root.telling import LOSSES

OUTRAGE: Final = "moved piece-removed walked"  # what can cause it

TALES: Final = (
    Tale("supporter-given", after=OUTRAGE, far=True, takes="supporter-surplus"),
    Tale("hand-shown", after=OUTRAGE, far=True, takes="drew supporter-surplus"),
    Tale("nothing-to-give", after=OUTRAGE, far=True, takes="drew supporter-surplus"),
    Tale(
        "supporter-spent",
        after="supporter-spent revolted",
        before="sympathy-placed",
        until="base-placed sympathy-placed",
        same="seat",
        gathers="card",
        into="cards",
        glue=SPACE,
    ),
    Tale("revolted", takes=f"{LOSSES} base-placed", covers="officer-gained"),
    Tale("base-placed", same="seat", far=True),
    Tale("officer-gained", after="base-placed", same="seat", far=True, glue=COMMA),
    Tale("mobilized", after="mobilized", same="seat", gathers="card", into="cards"),
    Tale("trained", takes="officer-gained"),
    Tale(
        "supporter-lost",
        after="piece-removed supporter-lost",
        same="seat",
        far=True,
        gathers="card",
        into="cards",
    ),
    Tale("officers-lost", after="piece-removed", same="seat", far=True),
    Tale("sympathy-placed", same="seat", glue=COLON),
)
