"""Views: what one seat may know, built field by field, never a state with things removed."""

import json
from typing import Final

from lichtung.kernel.data import Row

WIDEST: Final = 110
EMPTY: Final[list[object]] = [None, [], {}, "", 0]  # and False, which is 0
NOTHING: Final = "-"


def written(value: object) -> str:
    """Plain data without the signs that nobody reads; what is nothing in a table is left out."""
    if isinstance(value, dict):
        return " ".join([f"{key}={_inner(v)}" for key, v in value.items() if v not in EMPTY]) or NOTHING
    if isinstance(value, list):
        return " ".join([_inner(v) for v in value])
    return str(value)


def _inner(value: object) -> str:
    return f"({written(value)})" if isinstance(value, dict | list) else str(value)


class View:
    """Base of every game's view. `data` is plain JSON data and the only thing that leaves the table."""

    def data(self) -> dict[str, object]:
        raise NotImplementedError

    def attributes(self) -> list[str]:
        """The names of all that it holds, from which another process makes the same view."""
        raise NotImplementedError

    def contents(self) -> list[object]:
        """What stands under these names."""
        return [getattr(self, name) for name in self.attributes()]

    def hold(self, values: list[object]) -> None:
        """Take over what another view held."""
        for name, value in zip(self.attributes(), values, strict=True):
            setattr(self, name, value)

    def summary(self) -> dict[str, object]:
        """The few things that tell one view from another at a glance."""
        return {}

    def __repr__(self) -> str:
        said = [f"{name}={value}" for name, value in self.summary().items()]
        return f"{type(self).__name__}({', '.join(said)})"

    def __str__(self) -> str:
        """A line for each thing that is there; what is empty is left out, what is long is cut off."""
        found = [(name, written(value)) for name, value in self.data().items() if value not in EMPTY]
        lines = [f"{name}: {said}" for name, said in found if said != NOTHING]
        return "\n".join([line if len(line) <= WIDEST else line[: WIDEST - 1] + "…" for line in lines])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def to_bytes(self) -> bytes:
        """The one canonical form: equal knowledge gives equal bytes."""
        return canonical(self.data())


def same_data(view: View, row: Row) -> None:
    """A view that was read says again what was read; else the data are none of a view."""
    said = view.data()
    for key in {**row.values, **said}:
        if key not in said:
            row.fail(key, "view-key", known=", ".join(sorted(said)))
        if canonical(row.get(key)) != canonical(said[key]):
            row.fail(key, "view-differs")


def canonical(data: object) -> bytes:
    """JSON with sorted keys and no spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
