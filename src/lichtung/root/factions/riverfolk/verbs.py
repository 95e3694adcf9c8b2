"""The Riverfolk's verbs and the consequence that may meet others, under their lasting numbers."""

from typing import Final

from lichtung.root.actions import effect, verb

SET_PRICE: Final = 72
BUY_CARD: Final = 73
BUY_BOATS: Final = 74
HIRE: Final = 75
ENGAGE: Final = 76
FUND: Final = 77
DRAW_ONE: Final = 78
EXPORT: Final = 79
MUSTER: Final = 80
FOUND: Final = 81

verb(SET_PRICE, "price", "service price:number")
verb(BUY_CARD, "buy", "card")
verb(BUY_BOATS, "boats")
verb(HIRE, "hire")
verb(ENGAGE, "engage")
verb(FUND, "fund", "owner:seat")
verb(DRAW_ONE, "draw-one")
verb(EXPORT, "export", "card")
verb(MUSTER, "muster", "clearing")
verb(FOUND, "found", "clearing")
DISRUPTION: Final = effect(5, "trade-disruption")
