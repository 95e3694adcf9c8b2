"""What files of rules version 1 hold: codes of verbs and effects by lasting numbers, and positions."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from lichtung.kernel.codec import Action, Codec
from lichtung.kernel.errors import LichtungError
from lichtung.root.actions import EFFECTS, VERBS
from lichtung.root.setup import Setup

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
    """The words behind the numbers of then, for whatever has been put between them since."""

    def __init__(self) -> None:
        listed = json.loads((Path(__file__).parent / "data" / "version1.json").read_text(encoding="utf-8"))
        self.verbs: list[str] = listed["verbs"]
        self.kinds: dict[str, list[str]] = listed["kinds"]
        self.pieces: dict[str, list[str]] = listed["pieces"]  # by faction

    def words(self, setup: Setup, kind: str) -> list[str] | None:
        """The words of a kind by their numbers then; None for numbers that depend on seats and map alone."""
        if kind != "piece":
            return self.kinds.get(kind)
        seated = zip(setup.words, setup.factions, strict=False)
        return [f"{seat}.{piece}" for seat, faction in seated for piece in self.pieces.get(faction.id, [])]

    def action(self, codec: Codec, setup: Setup, code: Sequence[int]) -> Action:
        """The action that a code meant then."""
        shown = " ".join(str(n) for n in code)
        if not code or not 0 <= code[0] < len(self.verbs):
            raise LichtungError("code-unknown-verb", code=shown)
        word = self.verbs[code[0]]
        found = [codec.by_word[word]]
        fields = codec.verbs[found[0]].fields
        if len(code) != len(fields) + 1:
            raise LichtungError("code-wrong-length", code=shown, verb=word, want=len(fields))
        for value, (name, kind) in zip(code[1:], fields, strict=True):
            words = self.words(setup, kind)
            if words is None:
                found.append(value)
                continue
            try:
                found.append(codec.kinds[kind].parse(words[value] if value >= 0 else ""))
            except (IndexError, ValueError):
                raise LichtungError(
                    "code-bad-value", code=shown, verb=word, field=name, value=value
                ) from None
        return codec.decode(found)

    def position(self, data: dict[str, object]) -> dict[str, object]:
        """A position as it is written today; steps that wait were written in another way then."""
        rows = data.get("pending")
        if not isinstance(rows, list) or not any(_written_then(row) for row in rows):
            return data
        try:
            pending = [[row[0], *self._record(row[1:])] for row in rows]
        except (IndexError, TypeError, ValueError):
            raise LichtungError("position-want", "pending", want="[step, record, ...]") from None
        return {**data, "pending": pending, **_corners(data)}

    def _record(self, row: list[object]) -> list[object]:
        """A record by its name of today, records within it too."""
        name, values = row[0], [self._value(value) for value in row[1:]]
        if name == DEED and isinstance(values[1], int):
            values[1] = verb_number(self.verbs[values[1]])
        if name == PENDING and isinstance(values[2], list):
            effects = self.kinds["effect"]
            values[2] = [[EFFECTS.index(effects[effect]), clearing] for effect, clearing in values[2]]
        return [TODAY.get(str(name), name), *values]

    def _value(self, value: object) -> object:
        if not isinstance(value, list):
            return value
        if value and isinstance(value[0], str) and "." in value[0]:
            return self._record(value)
        return [self._value(one) for one in value]


def verb_number(word: str) -> int:
    return [verb.word for verb in VERBS].index(word)


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
