"""The Vagabond's verbs under their lasting numbers."""

from typing import Final

from lichtung.root.actions import verb

PLAY_AS: Final = 48
STOCK: Final = 49
REVEAL_QUEST: Final = 50
REFRESH: Final = 51
SLIP: Final = 52
BRING: Final = 53
CALL: Final = 54
DAMAGE: Final = 55
SACRIFICE: Final = 56
EXPLORE: Final = 57
AID: Final = 58
EXHAUST: Final = 59
TAKE: Final = 60
QUEST: Final = 61
DRAW_TWO: Final = 62
SCORE_QUESTS: Final = 63
STRIKE: Final = 64
SHOOT: Final = 65
REPAIR: Final = 66
ROB: Final = 67
LABOR: Final = 68
HIDE: Final = 69
INSTIGATE: Final = 70
ENLIST: Final = 71
SCORCH: Final = 72
DROP: Final = 73
JOIN: Final = 74

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
verb(ENLIST, "enlist")
verb(SCORCH, "scorch")
verb(DROP, "drop", "item condition")
verb(JOIN, "join", "seat")
