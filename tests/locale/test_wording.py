"""One word for one thing, and turns of phrase that nobody says: in all catalogues, the page's own too."""

import re
from pathlib import Path

import pytest

from tests.browser.words import FACTIONS, FOLDERS, LANGUAGES, ROOT, RULES

# What is called otherwise everywhere else: a board (Spielbrett), the factions of a game (Zusammenstellung).
OTHER_WORDS = {"de": ("Spielplan", r"\bMischung"), "en": ()}
# What new players stumbled over, in the words of the first catalogues.
GONE = {
    "de": (
        *(r"\bvon Marquise", "hilft \\(", "und gibt ab", "und zwar von", "Vom Nachziehstapel kommt"),
        *("Seite von Rechner", "ausgeteilt von:", "Er kommt von:", ", durch: "),
    ),
    "en": (
        *("from the deck comes", r"Where do you slip\?", "Own table", "To look at again", "Being played"),
        *("then it stands here", "knows you again", "Pass by itself", "One store for all", "dealt by:"),
    ),
}


def catalogues(lang: str) -> list[Path]:
    found = [path for folder in FOLDERS for path in (ROOT / folder / lang).glob("*.ftl")]
    return [*found, *(ROOT / FACTIONS).glob(f"*/*{lang}.ftl"), *(ROOT / RULES).glob(f"*/words/*{lang}.ftl")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_catalogue_says_it_otherwise(lang: str) -> None:
    paths = catalogues(lang)
    assert len(paths) > 30
    wrong = re.compile("|".join((*OTHER_WORDS[lang], *GONE[lang])), re.IGNORECASE)
    found = [
        f"{path.name}: {line}"
        for path in paths
        for line in path.read_text(encoding="utf-8").splitlines()
        if wrong.search(line)
    ]
    assert found == []
