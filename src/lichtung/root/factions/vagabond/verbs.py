"""The Vagabond's verbs, and the effect that may meet others, under their lasting numbers."""

from typing import Final

from lichtung.root.actions import effect, verb

PLAY_AS: Final = 38
STOCK: Final = 39
REVEAL_QUEST: Final = 40
REFRESH: Final = 41
SLIP: Final = 42
BRING: Final = 43
CALL: Final = 44
DAMAGE: Final = 45
SACRIFICE: Final = 46
EXPLORE: Final = 47
AID: Final = 48
EXHAUST: Final = 49
TAKE: Final = 50
QUEST: Final = 51
DRAW_TWO: Final = 52
SCORE_QUESTS: Final = 53
STRIKE: Final = 54
SHOOT: Final = 55
REPAIR: Final = 56
ROB: Final = 57
LABOR: Final = 58
HIDE: Final = 59
INSTIGATE: Final = 60
ENLIST: Final = 61
SCORCH: Final = 62
DROP: Final = 63
JOIN: Final = 64

verb(PLAY_AS, "play-as", "character")
verb(STOCK, "stock", "first:item second:item third:item")
verb(REVEAL_QUEST, "reveal", "quest")
verb(REFRESH, "refresh", "item condition")
verb(SLIP, "slip", "place")
verb(BRING, "bring", "seat count")
verb(CALL, "call", "seat")
verb(DAMAGE, "damage", "item condition")
verb(SACRIFICE, "sacrifice")
verb(EXPLORE, "explore")
verb(AID, "aid", "seat card")
verb(EXHAUST, "exhaust", "item")
verb(TAKE, "take", "item")
verb(QUEST, "quest", "quest")
verb(DRAW_TWO, "draw-two")
verb(SCORE_QUESTS, "score-quests")
verb(STRIKE, "strike", "seat")
verb(SHOOT, "shoot", "piece")
verb(REPAIR, "repair", "item condition")
verb(ROB, "rob", "seat")
verb(LABOR, "labor", "card")
verb(HIDE, "hide")
verb(INSTIGATE, "instigate", "attacker:seat defender:seat")
verb(ENLIST, "protect")
verb(SCORCH, "scorch")
verb(DROP, "drop", "item condition")
verb(JOIN, "join", "seat")
PROTECTOR: Final = effect(3, "protector")
