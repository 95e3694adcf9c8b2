"""The decisions of a turn as our own writer tells them: as journals do, with gaps for what is hidden."""

from typing import NamedTuple

from lichtung.kernel.codec import Action, Codec
from lichtung.kernel.errors import LichtungError
from lichtung.rootlog.words import HIDDEN


class Decided(NamedTuple):
    """A decision; what not everybody saw is None."""

    verb: int
    fields: tuple[int | None, ...]

    def fits(self, a: Action) -> bool:
        """Whether it can have been this one."""
        return a.verb == self.verb and all(
            told is None or told == value for told, value in zip(self.fields, a.fields(), strict=True)
        )


def read_decisions(codec: Codec, told: list[str]) -> list[Decided]:
    """What was told, or nothing if it cannot be read: then the turn is explained without."""
    try:
        return [_read(codec, text) for text in told]
    except (LichtungError, ValueError):
        return []


def _read(codec: Codec, text: str) -> Decided:
    word, *words = text.split()
    if HIDDEN not in words:
        action = codec.parse(text)
        return Decided(action.verb, action.fields())
    if word not in codec.by_word:
        raise ValueError(text)
    verb = codec.by_word[word]
    kinds = [codec.kinds[kind] for _, kind in codec.verbs[verb].fields]
    pairs = zip(kinds, words, strict=True)
    return Decided(verb, tuple([None if one == HIDDEN else kind.parse(one) for kind, one in pairs]))
