"""The Riverfolk's verbs and the consequence that may meet others, under their lasting numbers."""

from typing import Final

from lichtung.root.actions import effect, verb

SET_PRICE: Final = verb("price", "service price:number")
BUY_CARD: Final = verb("buy", "card")
BUY_BOATS: Final = verb("boats")
HIRE: Final = verb("hire")
ENGAGE: Final = verb("engage")
FUND: Final = verb("fund", "owner:seat")
DRAW_ONE: Final = verb("draw-one")
EXPORT: Final = verb("export", "card")
MUSTER: Final = verb("muster", "clearing")
FOUND: Final = verb("found", "clearing")

DISRUPTION: Final = effect("trade-disruption")
