"""What rules version 1 has left in files: numbers of verbs and effects, names of records."""

from collections.abc import Sequence
from pathlib import Path

from lichtung.kernel.codec import Action, Codec, FrameRecord
from lichtung.kernel.data import read_data
from lichtung.kernel.errors import LichtungError
from lichtung.root.actions import EFFECTS, ORDER, VERBS

# The classes of records that had other names: by their steps and names.
Renamed = dict[tuple[str, str], type[FrameRecord]]


class Earlier:
    """Today's numbers of the verbs and effects, by the numbers that they had then; today's records alike."""

    def __init__(self, records: Renamed) -> None:
        self.records = records
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

    def padded_action(self, codec: Codec, code: Sequence[int]) -> Action:
        """The same with more numbers than the verb has."""
        if code and 0 <= code[0] < len(self.verbs):
            code = code[: len(codec.verbs[self.verbs[code[0]]].fields) + 1]
        return self.action(codec, code)
