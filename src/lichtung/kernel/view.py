"""Views: what one seat may know, built field by field, never a state with things removed."""

import json

from lichtung.kernel.data import Row


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
