"""What files of rules version 1 hold: codes of verbs and effects by lasting numbers, and positions."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from lichtung.kernel.codec import Action, Codec
from lichtung.kernel.data import read_data
from lichtung.kernel.errors import LichtungError
from lichtung.root.actions import EFFECTS, ORDER, VERBS

TURN: Final = "turn.Turn"
DEED: Final = "trading.Deed"  # its second value is a verb
PENDING: Final = "removal.Pending"  # its third value are pairs of effect and clearing
TODAY: Final = {
    "frames.OfSeat": "frames.SeatRecord",
    "faction.Arrival": "riverfolk.Arrival",
    "faction.Pricing": "riverfolk.Pricing",
    DEED: "trading.Order",
    "trading.Placing": "trading.Space",
}
# In the setup these stand where their seats have begun, which a position names today.
FIRST_PIECES: Final = {
    "marquise": "marquise.keep",
    "mechanical-marquise": "mechanical-marquise.keep",
    "eyrie": "eyrie.roost",
}


class EarlierFiles:
    """Today's numbers of the verbs and effects, by the numbers that they had then."""

    def __init__(self) -> None:
        listed = read_data(Path(__file__).parent / "data" / "version1.json")
        self.verbs = listed.choices("verbs", [verb.word for verb in VERBS])
        self.effects = listed.choices("effects", EFFECTS)

    def action(self, codec: Codec, code: Sequence[int]) -> Action:
        """The action that a code meant then; seats, cards and places have the numbers they had."""
        if not code or not 0 <= code[0] < len(self.verbs):
            raise LichtungError("code-unknown-verb", code=" ".join(str(n) for n in code))
        found = [self.verbs[code[0]], *code[1:]]
        if found[0] == ORDER and len(code) > 1 and 0 <= code[1] < len(self.effects):
            found[1] = self.effects[code[1]]
        return codec.decode(found)

    def position(self, data: dict[str, object]) -> dict[str, object]:
        """A position as it is written today; steps that wait were written in another way then."""
        rows = data.get("pending")
        if not isinstance(rows, list) or not any(_written_then(row) for row in rows):
            return data
        try:
            pending = [[step, *self._record(record)] for step, *record in rows]
        except (IndexError, TypeError, ValueError):
            raise LichtungError("position-want", "pending", want="[step, record, ...]") from None
        return {**data, "pending": pending, **_corners(data)}

    def _record(self, row: list[object]) -> list[object]:
        """A record by its name of today, records within it too."""
        name, *values = row
        values = [self._value(value) for value in values]
        if name == DEED and isinstance(values[1], int):
            values[1] = self.verbs[values[1]]
        if name == PENDING and isinstance(values[2], list):
            values[2] = [[self.effects[effect], clearing] for effect, clearing in values[2]]
        return [TODAY.get(str(name), name), *values]

    def _value(self, value: object) -> object:
        if not isinstance(value, list):
            return value
        if value and isinstance(value[0], str) and "." in value[0]:
            return self._record(value)
        return [self._value(one) for one in value]


def _written_then(row: object) -> bool:
    """Whether a step that waits was written by rules version 1: turns were at a number, not at a step."""
    if not isinstance(row, list) or len(row) < 2:
        return False
    return row[1] in TODAY if row[1] != TURN else isinstance(row[-1], int)


def _corners(data: dict[str, object]) -> dict[str, object]:
    """In the middle of the setup: where seats have begun, as far as those after them look at it."""
    pieces = data.get("pieces")
    if data.get("number") != 0 or not isinstance(pieces, dict):
        return {}
    found = {seat: pieces.get(kind) for seat, kind in FIRST_PIECES.items()}
    return {"corners": {seat: at[0] for seat, at in found.items() if isinstance(at, list) and at}}
