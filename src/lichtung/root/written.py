"""Fields in words: cells by the words of their axes, numbers by what they stand for."""

from collections import deque
from difflib import get_close_matches
from typing import Final

from lichtung.kernel.errors import LichtungError
from lichtung.root.cards import members
from lichtung.root.fields import NUMBER, Field
from lichtung.root.setup import Setup
from lichtung.root.state import FIGURE, MARKER, WARRIOR, Removed

NOTHING: Final = "none"
WARRIOR_WORD: Final = "warrior"
MARKER_WORD: Final = "marker"
FIGURE_WORD: Final = "figure"
# What was removed, where it is no kind of building or token.
REMOVED_WORDS: Final = {WARRIOR: WARRIOR_WORD, MARKER: MARKER_WORD, FIGURE: FIGURE_WORD}
# Fields that are remembered as they were told, a kB of each, by all setups together: a server has many.
MOST_TOLD: Final = 4000
UNTOLD: Final = object()  # None is told, too: where a field names nothing
# What each setup remembers, and under which key, the oldest first.
_remembered: Final[deque[tuple[dict[tuple[object, object], object], tuple[object, object]]]] = deque()


def unknown(word: str, known: list[str], where: str) -> LichtungError:
    """A word that is none of the known ones, with those that could be meant: copies of it, or all alike."""
    copies = [other for other in known if other.startswith(f"{word}-")]
    similar = copies or get_close_matches(word, known)
    if similar:
        return LichtungError("position-similar", where, value=word, known=", ".join(similar))
    return LichtungError("position-want", where, want=" | ".join(known))


def in_words(setup: Setup, field: Field, value: int, nothing: str | None) -> object:
    """One number of a field; `nothing` stands for none."""
    if field.kind == NUMBER:
        return value
    kind = setup.codec.kinds[field.kind]
    if field.many:
        return [kind.text(member) for member in members(value)]
    return nothing if value < 0 else kind.text(value)


def by_name(setup: Setup, field: Field, value: object) -> object:
    """A field as plain data: a number or words, or tables of them, one level for each axis."""
    if isinstance(value, int):
        return in_words(setup, field, value, None)
    assert isinstance(value, list | tuple)
    rows: list[object] = list(value)
    if field.kind != NUMBER:
        rows = [in_words(setup, field, cell, None) for cell in value]
    return _nested(rows, [setup.words_of(axis) for axis in field.axes])


def told(setup: Setup, field: Field, value: object) -> object:
    """The same for somebody who only reads it: what was told before is not written again."""
    key = (field, tuple(value) if isinstance(value, list) else value)
    found = setup.told.get(key, UNTOLD)
    if found is UNTOLD:
        found = setup.told[key] = by_name(setup, field, value)
        _remembered.append((setup.told, key))
        if len(_remembered) > MOST_TOLD:
            told_by, oldest = _remembered.popleft()
            told_by.pop(oldest, None)
    return found


def _nested(rows: list[object], axes: list[list[str]], sparse: bool = False) -> dict[str, object]:
    """Tables within tables leave out what is zero: most of their cells are."""
    words, inner = axes[0], axes[1:]
    if not inner:
        if sparse and rows.count(0) == len(rows):
            return {}
        found = zip(words, rows, strict=True)
        return {word: row for word, row in found if row != 0} if sparse else dict(found)
    size = len(rows) // len(words) if words else 0
    return {word: _nested(rows[i * size : i * size + size], inner, True) for i, word in enumerate(words)}


def cell_keys(setup: Setup, field: Field) -> list[str]:
    """The keys of a field's cells in a position: its own key with the words of its axes filled in."""
    keys: list[list[str]] = [[]]
    for axis in field.axes:
        keys = [[*key, word] for key in keys for word in setup.words_of(axis)]
    return [field.key.format(*key) for key in keys]


def removed_words(setup: Setup, group: Removed) -> dict[str, object]:
    """Pieces of one kind that were taken off together; clearings are written as numbers."""
    clearing = group.place < setup.clearings
    who = {"remover": group.remover, "scorer": group.scorer, "payer": group.payer}
    return {
        "owner": setup.words[group.owner],
        "kind": REMOVED_WORDS.get(group.kind) or setup.piece_words[group.kind],
        "place": group.place + 1 if clearing else setup.place_words[group.place],
        "count": group.count,
        **{name: setup.words[owner] for name, owner in who.items()},
        **({} if group.marker < 0 else {"marker": group.marker + 1}),
        **({"more": group.more} if group.more else {}),
    }
