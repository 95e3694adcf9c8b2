"""The Vagabond's verbs, and the effect that may meet others, under their lasting numbers."""

from typing import Final

from lichtung.root.actions import effect, verb

PLAY_AS: Final = verb("play-as", "character")
REVEAL_QUEST: Final = verb("reveal", "quest")
REFRESH: Final = verb("refresh", "item condition")
SLIP: Final = verb("slip", "place")
BRING: Final = verb("bring", "seat count")
CALL: Final = verb("call", "seat")
DAMAGE: Final = verb("damage", "item condition")
SACRIFICE: Final = verb("sacrifice")
EXPLORE: Final = verb("explore")
AID: Final = verb("aid", "seat card")
EXHAUST: Final = verb("exhaust", "item")
TAKE: Final = verb("take", "item")
QUEST: Final = verb("quest", "quest")
DRAW_TWO: Final = verb("draw-two")
SCORE_QUESTS: Final = verb("score-quests")
STRIKE: Final = verb("strike", "seat:owner")
SHOOT: Final = verb("shoot", "piece")
SHOOT_TOKEN: Final = verb("shoot-token", "seat:owner")
REPAIR: Final = verb("repair", "item condition")
ROB: Final = verb("rob", "seat")
LABOR: Final = verb("labor", "card")
HIDE: Final = verb("hide")
INSTIGATE: Final = verb("instigate", "attacker:seat defender:seat")
ENLIST: Final = verb("protect")
SCORCH: Final = verb("scorch")
DROP: Final = verb("drop", "item condition")
JOIN: Final = verb("join", "seat")
IMPROVISE: Final = verb("improvise", "quest missing:item item")
SWIFT_STRIKE: Final = verb("swift-strike")
GLIDE: Final = verb("glide", "clearing")

PROTECTOR: Final = effect("protector")
