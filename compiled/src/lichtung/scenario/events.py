"""Events in the notation of scenario files: the key, then each argument as in actions."""

import sys
from dataclasses import dataclass
from functools import lru_cache

from lichtung.kernel.codec import Codec, Event, fields_of, nearest
from lichtung.kernel.errors import LichtungError

ANYTHING = "*"  # in place of an argument
NOTHING = "none"


@dataclass(frozen=True)
class Pattern:
    """An event by its key, and by all of its arguments or none."""

    text: str
    words: list[str]

    def fits(self, codec: Codec, event: Event) -> bool:
        if event.key != self.words[0]:
            return False
        args = event_words(codec, event)[1:]
        wanted = self.words[1:]
        if not wanted:
            return True
        return len(wanted) == len(args) and all(
            want in (ANYTHING, word) for want, word in zip(wanted, args, strict=True)
        )


def event_words(codec: Codec, event: Event) -> list[str]:
    """The key and the arguments of an event."""
    args = [NOTHING if value < 0 else codec.kinds[kind].text(value) for _, kind, value in event.named()]
    return [event.key, *args]


def event_text(codec: Codec, event: Event) -> str:
    return " ".join(event_words(codec, event))


def known_events(package: str) -> dict[str, list[str]]:
    """The events that the rules of a package can tell: by key, the fields (of each form there is)."""
    return _events_of(tuple([name for name in sys.modules if name.startswith(f"{package}.")]))


@lru_cache(maxsize=8)  # the same for every case, unless rules were loaded meanwhile
def _events_of(modules: tuple[str, ...]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name in modules:
        for value in vars(sys.modules[name]).values():
            if isinstance(value, Event):
                forms = found.setdefault(value.key, [])
                if value.fields not in forms:
                    forms.append(value.fields)
    return found


def read_pattern(codec: Codec, known: dict[str, list[str]], text: str, where: str) -> Pattern:
    """An event as a file names it; one that could never be told is a mistake."""
    words = text.split()
    key = words[0] if words else ""
    if key not in known:
        raise LichtungError("scenario-event", where, event=key, known=nearest(key, list(known)))
    if len(words) > 1 and not any(_fits_fields(codec, words[1:], fields) for fields in known[key]):
        forms = " | ".join(" ".join([key, *[f"<{name}>" for name, _ in fields_of(f)]]) for f in known[key])
        raise LichtungError("scenario-event-form", where, event=text, form=forms)
    return Pattern(text, words)


def _fits_fields(codec: Codec, words: list[str], fields: str) -> bool:
    named = fields_of(fields)
    return len(words) == len(named) and all(
        word in (ANYTHING, NOTHING) or _readable(codec, kind, word)
        for word, (_, kind) in zip(words, named, strict=True)
    )


def _readable(codec: Codec, kind: str, word: str) -> bool:
    try:
        codec.kinds[kind].parse(word)
    except ValueError:
        return False
    return True
