"""How their events become lines: a plot that is turned up with what it does, a raid with those who come."""

from typing import Final

from lichtung.kernel.telling import AND, COLON, COMMA, Tale
from lichtung.root.telling import BATTLE, LOSSES

TALES: Final = (
    Tale("corvids-settled", after="corvids-settled", same="seat", gathers="clearing", into="clearings"),
    Tale("agents-struck", after="fought ambushed foiled", far=True, glue=COMMA),
    Tale("plot-flipped", takes="bombed stolen"),
    Tale("bombed", after="plot-flipped", takes=LOSSES, glue=COMMA),
    Tale("corvids-rallied", takes="corvid-came"),
    Tale("corvid-came", after="corvid-came", same="seat", gathers="clearing", into="clearings", glue=COLON),
    Tale("plot-placed", costs="warriors-removed", covers="warriors-removed"),
    Tale("corvids-exerted", takes=f"moved fought plot-placed plots-swapped {BATTLE}", glue=AND),
    Tale("raided", after="marker-removed", far=True, takes="corvid-came"),
)
