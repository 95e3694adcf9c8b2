"""How its events become lines: outrage goes with what caused it, supporters with what they were spent on."""

from typing import Final

from lichtung.kernel.telling import COMMA, SPACE, Moment, Part, Tale, plain
from lichtung.root.factions.alliance.rules import ORGANIZED
from lichtung.root.telling import LOSSES

OUTRAGE: Final = "moved piece-removed walked"  # what can cause it


def sympathy(tale: Tale, m: Moment) -> list[Part]:
    """Sympathy that supporters spread, or that a warrior made way for: its sentence says so. 8.6.1.IV"""
    told = m.run[0]
    return [told.part("event-organized")] if told.event.law == ORGANIZED.law else plain(tale, m)


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
    Tale(
        "sympathy-placed",
        same="seat",
        costs="warriors-removed",
        covers="warriors-removed",
        compose=sympathy,
    ),
)
