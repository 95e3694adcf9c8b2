"""Codes of rules version 1, in journals and tables from when verbs and effects had lasting numbers."""

from collections.abc import Sequence
from pathlib import Path

from lichtung.kernel.codec import Action, Codec
from lichtung.kernel.data import read_data
from lichtung.kernel.errors import LichtungError
from lichtung.root.actions import EFFECTS, ORDER, VERBS


class EarlierNumbers:
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
