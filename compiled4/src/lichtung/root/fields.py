"""One declaration for each field of the state: its name, its extent, who may see it, how it is written.

Copies, values, views, imagined states, positions with their ranges, facts and the client's types follow from
it. What is not declared public is private. `tools/fields.py` writes the classes that the compiler wants as
plain code; a test fails where they are stale.
"""

from typing import Final

MOST: Final = 9999

# Who may see a field. Nobody is the default: a secret has to be given away on purpose.
NOBODY: Final = "nobody"
OWNER: Final = "owner"  # of a mat: its seat
READERS: Final = "readers"  # by cells: each has readers of its own
PUBLIC: Final = "public"

NUMBER: Final = "number"


class Axis:
    """What the cells of a field are counted by: things of the setup, or a fixed list of words."""

    def __init__(self, name: str, words: tuple[str, ...] = ()) -> None:
        self.name = name
        self.words = words  # none: the setup knows them, see `Setup.words_of`


SEATS: Final = Axis("seat")
OWNERS: Final = Axis("owner")
PLACES: Final = Axis("place")
CLEARINGS: Final = Axis("clearing")
PIECES: Final = Axis("piece")
FIGURES: Final = Axis("figure")
MARKERS: Final = Axis("marker")
ZONES: Final = Axis("zone")
ITEM_KINDS: Final = Axis("item")
CAST: Final = Axis("faction")


class Field:
    """A number, or a row of numbers: one for each cell of its axes, the last axis fastest.

    `kind` names what a number stands for (a kind of the codec); `many`: a set of such things, one bit each.
    `warriors`: it counts warriors that are neither on the map nor in a supply, those of the seat on its axis
    or of the mat's own seat.
    """

    def __init__(
        self,
        name: str,
        axes: tuple[Axis, ...] = (),
        kind: str = NUMBER,
        *,
        visible: str = NOBODY,
        many: bool = False,
        low: int = 0,
        high: int = MOST,
        default: int = 0,
        key: str = "",
        warriors: bool = False,
        shared: bool = False,
        derived: bool = False,
    ) -> None:
        self.name = name
        self.axes = axes
        self.kind = kind
        self.visible = visible
        self.many = many
        self.low = low
        self.high = high
        self.default = default
        self.key = key or name.replace("_", "-") + "-{}" * len(axes)  # in positions; braces for the axes
        self.warriors = warriors
        self.shared = shared  # a tuple that forks share; whoever changes it makes a new one
        self.derived = derived  # follows from other fields


def public(
    name: str,
    axes: tuple[Axis, ...] = (),
    kind: str = NUMBER,
    *,
    many: bool = False,
    low: int = 0,
    high: int = MOST,
    default: int = 0,
    key: str = "",
    warriors: bool = False,
    shared: bool = False,
    derived: bool = False,
) -> Field:
    """A field that everybody at the table sees."""
    return Field(
        name,
        axes,
        kind,
        visible=PUBLIC,
        many=many,
        low=low,
        high=high,
        default=default,
        key=key,
        warriors=warriors,
        shared=shared,
        derived=derived,
    )


def replaced(cells: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """A field that forks share with one cell changed."""
    changed = list(cells)
    changed[at] = value
    return tuple(changed)


class Mat:
    """A faction's own fields. Each faction declares them as FIELDS of its `mat.py`."""

    all_public: bool = False  # whether every field is; views need not look closer then

    def fields(self) -> tuple[Field, ...]:
        """The declarations, in the order of the constructor's arguments."""
        return ()

    def copy(self) -> "Mat":
        """An independent copy."""
        return Mat()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickled as its class and its fields; compiled classes need to be told."""
        return (type(self), tuple([getattr(self, field.name) for field in self.fields()]))

    def values(self) -> tuple[object, ...]:
        """Everything that makes two mats equal."""
        return tuple([_value(getattr(self, field.name)) for field in self.fields()])


def _value(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value
