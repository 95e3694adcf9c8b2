"""How their events become lines: the warlord in a battle, a razed clearing with what it cost, loot."""

from typing import Final

from lichtung.kernel.telling import AND, COLON, COMMA, SEMICOLON, Tale
from lichtung.root.telling import LOSSES

TALES: Final = (
    Tale("led", takes="ferried", until="led fought", glue=AND),
    Tale("warlord-fell", after="fought", far=True, glue=SEMICOLON),
    Tale("razed", takes=LOSSES),
    Tale("ruin-looted", after="ruin-searched", same="seat", glue=AND),
    Tale("ruin-left", after="ruin-searched", same="seat", glue=AND),
    Tale("mob-spread", after="mob-rolled", same="seat", glue=COLON),
    Tale(
        "hundreds-recruited", after="hundreds-recruited", same="seat", gathers="clearing count", into="places"
    ),
    Tale("hoarded", after="crafted ruin-looted looted", far=True, same="seat", glue=COMMA),
    Tale("cashed-in", after="crafted", same="seat", glue=COMMA),
    Tale(
        "hoard-overflowed", after="crafted ruin-looted looted hoarded", far=True, same="seat", glue=SEMICOLON
    ),
    Tale("looting", after="fought", same="seat", glue=COMMA),
    Tale("looted", after="fought", far=True, same="seat", glue=AND),
    Tale("embittered", after="fought ambushed foiled", far=True, glue=SEMICOLON),
)
