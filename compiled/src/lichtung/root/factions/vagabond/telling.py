"""How its events become lines: items go with what they paid for, relationships with what changed them."""

from typing import Final

from lichtung.kernel.telling import AND, COMMA, Tale, unsaid
from lichtung.root.telling import BATTLE, LOSSES

PAID: Final = (  # what items are exhausted for
    "walked fought aided instigated struck explored quest-done item-repaired stolen labored hid service-paid "
    "crafted scorched ruin-seen gift-discarded glided struck-swiftly improvised"
)

TALES: Final = (
    Tale("item-exhausted", before=PAID, after=PAID, far=True, compose=unsaid),
    Tale("quest-done", after="improvised", same="seat", takes="drew quest-revealed", glue=AND),
    Tale("struck-swiftly", after="fought instigated", until="broken-off", far=True, glue=COMMA),
    Tale("quest-revealed", after="quest-revealed", same="seat", gathers="quest", into="quests"),
    Tale("explored", after="ruin-seen", same="seat", glue=COMMA),
    Tale("nothing-found", after="ruin-seen", same="seat", glue=COMMA),
    Tale("item-taken", after="aided gift-discarded", far=True, glue=AND),
    Tale("aided", takes="relation-improved became-allied"),
    Tale("relation-improved", after="gift-discarded"),
    Tale("became-allied", after="relation-improved", glue=COMMA),
    Tale("became-hostile", after="rolled warriors-removed piece-removed struck", same="seat", far=True),
    Tale("infamy", after="rolled warriors-removed piece-removed", far=True, compose=unsaid),
    Tale("struck", takes=LOSSES),
    Tale("scorched", takes=LOSSES),
    Tale("instigated", takes=BATTLE, covers="fought"),
    Tale("ally-called", before="fought", after="fought", same="seat", glue=COMMA),
    Tale("arbiter-enlisted", after="fought instigated", until="rolled"),
    Tale("item-damaged", after="fought rolled", far=True, gathers="item", into="items"),
    Tale("item-repaired", after="item-repaired hid", same="seat", gathers="item", into="items"),
    Tale("item-dropped", after="item-dropped", same="seat", gathers="item", into="items"),
)
