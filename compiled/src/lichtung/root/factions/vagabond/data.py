"""Characters and quests of the Vagabond. 9.3.3, 9.7."""

from pathlib import Path
from typing import Final

from lichtung.kernel.data import read_data, unique
from lichtung.kernel.game import Option
from lichtung.root.cards import ITEMS
from lichtung.root.editions import USUAL
from lichtung.root.map import BIRD, SUITS

_DATA: Final = read_data(Path(__file__).parents[2] / "data" / "vagabond.json")
_CHARACTERS: Final = _DATA.rows("characters")
_QUESTS: Final = _DATA.rows("quests")
# Who there is to be, and what he starts with. 9.7.1, 9.7.2, 9.7.3
CHARACTERS: Final[list[str]] = unique(_CHARACTERS, "id")
LATER_BOX: Final = "vagabond_pack"
FIRST_CHARACTERS: Final[list[int]] = [
    character for character, row in enumerate(_CHARACTERS) if row.word("expansion") != LATER_BOX
]
# 9.3.1: usually he chooses one of the first boxes' characters.
EVERY: Final = "all"
DEALT: Final = "dealt"
WHICH_CHARACTERS: Final = Option("characters", (USUAL, EVERY), "9.3.1")
WHOSE_CHOICE: Final = Option("character", (USUAL, DEALT), "9.3.1")
STARTING_ITEMS: Final[list[list[int]]] = [
    row.choices("starting_items", ITEMS, repeat=True) for row in _CHARACTERS
]
QUESTS: Final[list[str]] = unique(_QUESTS, "id")
QUEST_SUIT: Final[list[int]] = [row.choice("suit", SUITS[:BIRD]) for row in _QUESTS]
QUEST_ITEMS: Final[list[list[int]]] = [row.choices("items", ITEMS, repeat=True) for row in _QUESTS]
