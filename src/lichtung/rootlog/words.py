"""The notation's words: letters, names of cards, maps and decks."""

import json
import re
from pathlib import Path
from typing import Final

_DATA: Final[dict[str, dict[str, str]]] = json.loads(
    (Path(__file__).parent / "names.json").read_text(encoding="utf-8")
)
SHORT: Final = _DATA["short"]
MAPS: Final = _DATA["maps"]
DECKS: Final = _DATA["decks"]
WRITTEN_MAPS: Final = {"autumn": "Fall", "winter": "Winter", "lake": "Lake", "mountain": "Mountain"}
WRITTEN_DECKS: Final = {"standard": "Standard", "exiles": "E&P"}

FACTIONS: Final = "CEAVGLODPHK"
# Names that stand in place of a letter; of a second seat with the same faction there is none.
LETTER_OF: Final = _DATA["letters"]
HIRED: Final = "CEAVLODPHKTSJ"
HIRED_ONLY: Final = "TSJ"  # letters that no faction has
SUITS: Final = "BFMR"
ITEMS: Final = "sbcxhtrfu"
OURS: Final = "lichtung:"  # begins a comment that this program has written for itself
DECIDED: Final = "decided"  # in such a comment: the decisions of a turn as everybody saw them

# A favour or partisans with a small letter in front, and every other name that stands in several suits.
SUITED: Final = re.compile(r"([fmrb])(favor|part|roottea|travelgear|crossbow|dom|dominance|ambush)$")


def name_of(written: str) -> tuple[str, str]:
    """The suit (if the name tells it) and the full name of a card, however it was written."""
    name = written.lower()
    told = SUITED.match(name)
    if told is not None:
        return told[1].upper(), SHORT.get(told[2], told[2])
    for ending, suit in _DATA["suited"].items():
        if name in (f"favorofthe{ending}", f"{ending}partisans"):
            return suit, SHORT[name]
    return "", SHORT.get(name, name)
