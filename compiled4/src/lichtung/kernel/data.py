"""Data files read with a type for every key: a mistake is a LichtungError that names file and key."""

import json
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from lichtung.kernel.errors import LichtungError


class Row:
    """One object of a data file. Each method reads one key, or says what was expected there."""

    def __init__(self, values: dict[str, object], file: str = "", path: str = "") -> None:
        self.values = values
        self.file = file  # or any other place in front of the path; may be empty
        self.path = path  # of this object inside the file: clearings[3]

    def named(self, name: str) -> "Row":
        """The same object, called by a name of its own in messages instead of by its place."""
        return Row(self.values, f"{self.file}: {name}" if self.file else name)

    def fail(self, key: str, error: str, **args: str | int) -> NoReturn:
        """Refuse what stands under a key ("" for the whole object); `error` is a catalogue key."""
        raise LichtungError(error, self._where(key), **args)

    def has(self, key: str) -> bool:
        """Whether the key is there and not null."""
        return self.values.get(key) is not None

    def get(self, key: str) -> object:
        """What stands under the key, of any type."""
        if key not in self.values:
            self.fail(key, "data-missing")
        return self.values[key]

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str) or not value.strip():
            self.fail(key, "data-text")
        return value

    def word(self, key: str) -> str:
        """A text without spaces, such as an id."""
        value = self.get(key)
        if not isinstance(value, str) or value.split() != [value]:
            self.fail(key, "data-word")
        return value

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            self.fail(key, "data-flag")
        return value

    def number(self, key: str, low: int, high: int) -> int:
        return self._number(self.get(key), key, low, high)

    def real(self, key: str, low: float, high: float) -> float:
        """A number that need not be whole."""
        value = self.get(key)
        if not isinstance(value, int | float) or isinstance(value, bool) or not low <= value <= high:
            self.fail(key, "data-real", value=_shown(value), low=str(low), high=str(high))
        return float(value)

    def choice(self, key: str, words: Sequence[str]) -> int:
        """One of the words, as its place among them."""
        return self._choice(self.get(key), key, words)

    def numbers(self, key: str, low: int, high: int, *, repeat: bool = False) -> list[int]:
        """A list of whole numbers, each once unless they may repeat."""
        found = [self._number(v, f"{key}[{i}]", low, high) for i, v in enumerate(self.entries(key))]
        return found if repeat else self._once(key, found)

    def choices(self, key: str, words: Sequence[str], *, repeat: bool = False) -> list[int]:
        """A list of words as their places, each once unless they may repeat."""
        found = [self._choice(v, f"{key}[{i}]", words) for i, v in enumerate(self.entries(key))]
        return found if repeat else self._once(key, found)

    def pairs(self, key: str, low: int, high: int) -> list[tuple[int, int]]:
        """A list of pairs of different whole numbers."""
        found: list[tuple[int, int]] = []
        for i, value in enumerate(self.entries(key)):
            place = f"{key}[{i}]"
            if not isinstance(value, list) or len(value) != 2 or value[0] == value[1]:
                self.fail(place, "data-pair")
            one, two = (self._number(v, f"{place}[{j}]", low, high) for j, v in enumerate(value))
            found.append((one, two))
        return found

    def entries(self, key: str) -> list[object]:
        """A list of anything."""
        value = self.get(key)
        if not isinstance(value, list):
            self.fail(key, "data-list")
        return value

    def row(self, key: str) -> "Row":
        """The object under a key."""
        return as_row(self.get(key), self.file, self._path(key))

    def rows(self, key: str) -> list["Row"]:
        """A list of objects."""
        return [as_row(v, self.file, self._path(f"{key}[{i}]")) for i, v in enumerate(self.entries(key))]

    def _number(self, value: object, key: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fail(key, "data-number", value=_shown(value), low=low, high=high)
        return value

    def _choice(self, value: object, key: str, words: Sequence[str]) -> int:
        if not isinstance(value, str) or value not in words:
            self.fail(key, "data-choice", value=_shown(value), choices=" | ".join(words))
        return words.index(value)

    def _once(self, key: str, found: list[int]) -> list[int]:
        for i, value in enumerate(found):
            if value in found[:i]:
                self.fail(f"{key}[{i}]", "data-repeated")
        return found

    def _path(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path and key else self.path or key

    def _where(self, key: str) -> str:
        return ": ".join(part for part in (self.file, self._path(key)) if part)


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


def as_row(value: object, file: str = "", path: str = "") -> Row:
    """Data from elsewhere as a row, if they are an object at all."""
    if not isinstance(value, dict):
        Row({}, file, path).fail("", "data-object")
    return Row(value, file, path)


def read_data(path: Path, name: str = "") -> Row:
    """The object in a JSON or TOML file; messages call the file by its name."""
    file = name or path.name
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise LichtungError("file-unreadable", file, why=error.strerror or "?") from None
    except UnicodeDecodeError:
        raise LichtungError("file-not-text", file) from None
    try:
        return as_row(tomllib.loads(text) if path.suffix == ".toml" else json.loads(text), file)
    except (ValueError, RecursionError) as error:
        raise LichtungError("data-unreadable", file, why=str(error)) from None


def unique(rows: Sequence[Row], key: str) -> list[str]:
    """The ids of rows, each a word that no other row has."""
    found: list[str] = []
    for row in rows:
        name = row.word(key)
        if name in found:
            row.fail(key, "data-twice", value=name)
        found.append(name)
    return found


def check_mutual(rows: Sequence[Row], key: str, lists: Sequence[Sequence[int]]) -> None:
    """Neighbours are mutual: the row at each place of a row's list has that row in its own list."""
    for place, row in enumerate(rows):
        for other in lists[place]:
            if other == place:
                row.fail(key, "data-itself")
            if place not in lists[other]:
                row.fail(key, "data-asymmetric", other=rows[other].path)
