"""What people call things, in any of our languages, turned into ids."""

from collections.abc import Iterable

from lichtung.locale.render import LANGUAGES, catalogue

SHORTEST_WORD = 4  # a word of a name stands for the whole if it is no mere article


def ids_of(text: str, prefix: str, ids: Iterable[str]) -> str:
    """A list of names (`prefix-<id>` in the catalogues, or one word of it) as ids; unknown words stay."""
    known: dict[str, str] = {}
    parts: dict[str, str] = {}  # of names; a whole name or id goes before them
    for id_ in ids:
        for lang in LANGUAGES:
            name = catalogue(lang).say(f"{prefix}-{id_}")
            known |= {letters(id_): id_, letters(name): id_}
            for word in name.replace("-", " ").split():
                if len(word) >= SHORTEST_WORD:
                    parts.setdefault(letters(word), id_)
    known = parts | known
    return ",".join(known.get(letters(word), word.strip()) for word in text.split(","))


def letters(word: str) -> str:
    """What is left of a name for comparing: "Land & Industrie" is landindustrie."""
    return "".join(char for char in word.casefold() if char.isalnum())
