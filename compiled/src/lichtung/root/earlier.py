"""What files of rules version 1 hold: lasting numbers for words, and records by other names."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from lichtung.kernel.codec import Action, Codec, FrameRecord
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import SeatRecord
from lichtung.root.setup import Setup

# The classes of records that had other names: by their steps ("": any) and names.
Renamed = dict[tuple[str, str], type[FrameRecord]]
RENAMED: Final[Renamed] = {("", "frames.OfSeat"): SeatRecord}


class EarlierFiles:
    """The words behind the numbers of then, for whatever has been put between them since."""

    def __init__(self, renamed: Renamed) -> None:
        self.records = {**RENAMED, **renamed}
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

    def padded_action(self, codec: Codec, setup: Setup, code: Sequence[int]) -> Action:
        """The same of a code that was filled up with zeros."""
        if code and 0 <= code[0] < len(self.verbs):
            code = code[: len(codec.verbs[codec.by_word[self.verbs[code[0]]]].fields) + 1]
        return self.action(codec, setup, code)

    def record(self, step: str, word: str) -> type[FrameRecord] | None:
        """The class of today of a record that a step had."""
        return self.records.get((step, word)) or self.records.get(("", word))
