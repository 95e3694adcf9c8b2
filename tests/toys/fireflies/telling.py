"""How their events become lines of the log."""

from typing import Final

from lichtung.kernel.telling import AND, Tale

TALES: Final = (Tale("vowed", after="fireflies-settled", same="seat", glue=AND),)
