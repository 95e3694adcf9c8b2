"""Characters and quests of the Vagabond. 9.3.3, 9.7."""

import json
from pathlib import Path
from typing import Final

from lichtung.root.cards import ITEMS
from lichtung.root.map import SUITS

_DATA: Final = json.loads((Path(__file__).parents[2] / "data" / "vagabond.json").read_text(encoding="utf-8"))
# Who there is to be, and what he starts with. 9.7.1, 9.7.2, 9.7.3
CHARACTERS: Final[list[str]] = [row["id"] for row in _DATA["characters"]]
STARTING_ITEMS: Final[list[list[int]]] = [
    [ITEMS.index(item) for item in row["starting_items"]] for row in _DATA["characters"]
]
QUESTS: Final[list[str]] = [row["id"] for row in _DATA["quests"]]
QUEST_SUIT: Final[list[int]] = [SUITS.index(row["suit"]) for row in _DATA["quests"]]
QUEST_ITEMS: Final[list[list[int]]] = [
    [ITEMS.index(item) for item in row["items"]] for row in _DATA["quests"]
]
