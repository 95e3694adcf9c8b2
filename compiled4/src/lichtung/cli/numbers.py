"""Numbers as the reader's language writes them."""

from lichtung.locale.render import Catalogue

SWAPPED = str.maketrans(".,", ",.")


def number(words: Catalogue, value: float, digits: int = 0) -> str:
    """A number with grouped thousands: 1,234.5, in German 1.234,5."""
    text = f"{value:,.{digits}f}"
    return text.translate(SWAPPED) if words.lang == "de" else text


def rounded(words: Catalogue, value: float) -> str:
    """A measured number with three digits that mean something."""
    digits = 0 if value >= 100 else 1 if value >= 10 else 2
    return number(words, value, digits)
