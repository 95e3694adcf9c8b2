"""States as scenario files, and plain data as TOML."""

import json
import re

from lichtung.kernel.frames import State
from lichtung.scenario.cases import Data, Rules, standing

LINE = 100  # characters


def written(game: Rules, s: State, title: str, steps: list[Data] | None = None) -> str:
    """A scenario file that holds this state; its first step says whose decision it is."""
    data: Data = {
        "game": game.name,
        "title": title,
        "options": game.setup_data(),
        "position": game.position_of(s),
    }
    rows: list[Data] = [{"expect": who_decides(game, s)}, *(steps or [])]
    return toml(data) + "".join(f"\n{_step(row)}" for row in rows)


def who_decides(game: Rules, s: State) -> Data:
    """What a file expects of a state at least."""
    stands = standing(game, s)
    if stands is None:
        return {"decides": "none", "step": "none"}
    return {"decides": stands.who, "step": stands.step}


def _step(row: Data) -> str:
    return "[[steps]]\n" + "".join(f"{_key(key)} = {inline(value)}\n" for key, value in row.items())


def toml(data: Data, name: str = "") -> str:
    """Plain data as TOML: tables as sections, lists of tables inline; None is left out."""
    lines = [f"[{name}]"] if name else []
    tables: list[str] = []
    for key, value in data.items():
        if isinstance(value, dict):
            tables.append("\n" + toml(value, f"{name}.{_key(key)}" if name else _key(key)))
        elif value is not None:
            lines.append(f"{_key(key)} = {_value(value)}")
    return "".join(line + "\n" for line in lines) + "".join(tables)


def _value(value: object) -> str:
    """A long list stands on several lines."""
    text = inline(value)
    if not isinstance(value, list) or len(text) < LINE:
        return text
    return "[\n" + "".join(f"    {inline(item)},\n" for item in value) + "]"


def inline(value: object) -> str:
    """A value as TOML on one line."""
    if isinstance(value, dict):
        rows = [f"{_key(key)} = {inline(v)}" for key, v in value.items() if v is not None]
        return "{ " + ", ".join(rows) + " }" if rows else "{}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(inline(v) for v in value) + "]"
    return _quoted(value)


def _quoted(value: object) -> str:
    """As JSON writes it, but for the one character that only TOML forbids."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _quoted(key)
