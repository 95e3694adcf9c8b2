"""Words and drawings for terminals that know nothing beyond ASCII, or only part of what we draw with."""

import codecs
import os
import unicodedata
from typing import Protocol

# Signs of drawings: one character each, so that nothing is moved.
SIGNS = {
    **dict.fromkeys("╭╮╰╯┌┐└┘┏┓┗┛┼┬┴├┤", "+"),
    **dict.fromkeys("─━–—−╌", "-"),
    **dict.fromkeys("│┃", "|"),
    **dict.fromkeys("·•", "."),
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’‚‹›", "'"),
    **dict.fromkeys("═╪", "="),
    **dict.fromkeys("║╫", "H"),
    # Bends of a road: the letters have their arms where the road has its own.
    **dict(zip("╚╝╔╗╬", "LJF7#", strict=True)),
    # Heights of a chart.
    **dict(zip("▁▂▃▄▅▆▇█", "_.:-=+*#", strict=True)),
    "◆": "O",
    "□": "_",
    "▒": "#",
    "♛": "*",
    "☺": "@",
    "♣": "%",
    "■": "#",
    "ψ": "Y",
    "×": "x",
    "✓": "+",
    "✗": "x",
    "→": ">",
    "←": "<",
    "▸": ">",
    "▲": "^",
    "▼": "v",
    "↔": "-",
    "↕": "|",
    "µ": "u",
    "…": "~",
}
LETTERS = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "æ": "ae", "ø": "o"}
IN_WORDS = str.maketrans({**SIGNS, **LETTERS, "…": "..."})

HANDLER = "lichtung.nearest"  # what a stream does with a character that its encoding lacks
PLAIN_LOCALES = ("C", "POSIX")
COERCED = ("C.UTF-8", "C.utf8", "UTF-8")  # what Python itself makes of LC_CTYPE where the locale is C
PLAIN_TERMINALS = ("dumb", "ansi", "cons25", "vt")


class Output(Protocol):
    """What is asked of a stream."""

    @property
    def encoding(self) -> str | None: ...

    def isatty(self) -> bool: ...


def transliterate(text: str) -> str:
    """The text in ASCII: umlauts as two letters, signs as their nearest, other accents left out."""
    if text.isascii():
        return text
    known = text.translate(IN_WORDS)
    return "".join(char for char in unicodedata.normalize("NFKD", known) if not unicodedata.combining(char))


def fold(text: str) -> str:
    """A word as it is compared: no matter how umlauts and capitals are typed."""
    return transliterate(text).casefold()


def nearest(error: UnicodeError) -> tuple[str, int]:
    """The error handler of streams: whatever their encoding lacks is shown by its nearest."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    wanted = error.object[error.start : error.end]
    found = "".join(SIGNS.get(char) or transliterate(char) for char in wanted)
    return "".join(char if char.isascii() else "?" for char in found), error.end


codecs.register_error(HANDLER, nearest)


def needs_ascii(stream: Output) -> bool:
    """Whether words are to be ASCII: the encoding, the locale or the terminal cannot show an umlaut."""
    try:
        "äöüÄÖÜß".encode(stream.encoding or "ascii")
    except UnicodeEncodeError:
        return True
    return names_plain_locale() or (stream.isatty() and is_plain_terminal())


def names_plain_locale() -> bool:
    """Whether somebody chose the locale C. Python writes UTF-8 there all the same; the terminal may not."""
    name = os.environ.get("LC_ALL", "")
    if not name:
        ctype = os.environ.get("LC_CTYPE", "")
        name = ctype if ctype not in COERCED else ""
    return (name or os.environ.get("LANG", "")) in PLAIN_LOCALES


def is_plain_terminal() -> bool:
    return os.environ.get("TERM", "").startswith(PLAIN_TERMINALS)
