"""Records, actions and sentences of plain ints; actions as int codes and as text, both ways."""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import ClassVar, Final

from lichtung.kernel.errors import LichtungError

HIDDEN: Final = -1  # stands in a redacted event for what the viewer may not know
MOST_NEAREST: Final = 12  # words that are named to somebody who wrote an unknown one
MOST_LETTERS: Final = 40  # of it that are compared
TO_ALL: Final = -1  # in place of a mask of seats: everybody, spectators too


class Record:
    """An immutable bundle of values: equality, hash, repr and pickling in one place."""

    def values(self) -> tuple[object, ...]:
        """The arguments that build this record again."""
        return ()

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and isinstance(other, Record) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(repr(v) for v in self.values())})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (type(self), self.values())


class FrameRecord(Record):
    """What a pending step has to remember. It is shown to nobody, unless it is a PublicRecord.

    `fields` names the values and their kinds, as in a Message; files and views have them by it. Behind a
    kind: `?` the value may be NONE, `*` it is a mask, `+` a tuple of such values, `#` a row of counts, one
    for each such thing. A kind may also be a list of words (`attacker|defender`), a pair of kinds
    (`effect,clearing`), `step`, `action`, `record`, or the word of one class of records.
    """

    fields: ClassVar[str] = ""


class PublicRecord(FrameRecord):
    """A frame's record that everybody at the table may see."""


class Action(Record):
    """One intention as the rules phrase it. `verb` is its place in the game's list of verbs."""

    verb: int = -1

    def fields(self) -> tuple[int, ...]:
        """The ints after the verb."""
        return ()

    def values(self) -> tuple[object, ...]:
        return self.fields()

    def code(self) -> tuple[int, ...]:
        """The action as ints, for journals, search trees and the wire."""
        return (self.verb, *self.fields())


class Message(Record):
    """A sentence for the catalogues: paragraph, key and named ints.

    A constant without arguments is the template; `of` fills it in. `fields` names the arguments and
    their kinds ("seat tile at:field"; a bare name is its own kind).
    """

    def __init__(self, law: str, key: str, fields: str = "", args: tuple[int, ...] = ()) -> None:
        self.law = law
        self.key = key
        self.fields = fields
        self.args = args

    def values(self) -> tuple[object, ...]:
        return (self.law, self.key, self.fields, self.args)

    def named(self) -> list[tuple[str, str, int]]:
        """(name, kind, value) of each argument."""
        return [(n, k, v) for (n, k), v in zip(fields_of(self.fields), self.args, strict=True)]


class Refusal(Message):
    """Why an action is not allowed, with the paragraph that forbids it."""

    def of(self, *args: int) -> "Refusal":
        return Refusal(self.law, self.key, self.fields, args)


class Event(Message):
    """What happened. Arguments named in `hidden` are told only to the seats in the mask `to`.

    `reveals`: a seat that is named (or in `to`) has seen hidden things that the arguments do not name, such
    as a whole hand.
    """

    def __init__(
        self,
        law: str,
        key: str,
        fields: str = "",
        hidden: str = "",
        args: tuple[int, ...] = (),
        to: int = 0,
        reveals: bool = False,
    ) -> None:
        super().__init__(law, key, fields, args)
        self.hidden = hidden
        self.to = to
        self.reveals = reveals

    def values(self) -> tuple[object, ...]:
        return (self.law, self.key, self.fields, self.hidden, self.args, self.to, self.reveals)

    def of(self, *args: int) -> "Event":
        return Event(self.law, self.key, self.fields, self.hidden, args, 0, self.reveals)

    def shown_to(self, to: int, *args: int) -> "Event":
        """Filled in, with the hidden arguments for the seats of the mask only."""
        return Event(self.law, self.key, self.fields, self.hidden, args, to, self.reveals)

    def seen_by(self, seat: int | None) -> "Event":
        """The event as this seat (None: a spectator) may read it."""
        if not self.hidden:
            return self
        if self.to == TO_ALL or (seat is not None and self.to >> seat & 1):
            return Event(self.law, self.key, self.fields, "", self.args)
        secret = self.hidden.split()
        args = tuple(HIDDEN if name in secret else value for name, _, value in self.named())
        return Event(self.law, self.key, self.fields, "", args)


# Read once each: there are few, and every event has one.
_fields: Final[dict[str, list[tuple[str, str]]]] = {}


def fields_of(fields: str) -> list[tuple[str, str]]:
    """("seat tile at:field") -> [("seat", "seat"), ("tile", "tile"), ("at", "field")]; not to be changed."""
    found = _fields.get(fields)
    if found is None:
        parts = [word.partition(":") for word in fields.split()]
        found = _fields[fields] = [(name, kind or name) for name, _, kind in parts]
    return found


class Kind:
    """How one int of an action or event is written: a tile, a field of the landscape, a number."""

    def text(self, value: int) -> str:
        return str(value)

    def parse(self, word: str) -> int:
        """The int, or ValueError if there is none or it is not valid: nobody asks `valid` again."""
        return int(word)

    def valid(self, value: int) -> bool:
        return True

    def samples(self) -> list[int]:
        """Some valid values, for tests that try illegal actions."""
        return [0, 1]

    def choices(self) -> list[str]:
        """All words that it reads, or none where they are too many to be listed."""
        return []


class Words(Kind):
    """An int that names an entry of a fixed list."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = list(words)
        self.index = {word: i for i, word in enumerate(self.words)}

    def text(self, value: int) -> str:
        return self.words[value]

    def parse(self, word: str) -> int:
        if word not in self.index:
            raise ValueError(word)
        return self.index[word]

    def valid(self, value: int) -> bool:
        return 0 <= value < len(self.words)

    def samples(self) -> list[int]:
        return list(range(len(self.words)))

    def choices(self) -> list[str]:
        return self.words


class Number(Kind):
    """A count within bounds."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def parse(self, word: str) -> int:
        value = int(word)
        if not self.valid(value):
            raise ValueError(word)
        return value

    def valid(self, value: int) -> bool:
        return self.low <= value <= self.high

    def samples(self) -> list[int]:
        return [self.low, self.high]

    def choices(self) -> list[str]:
        return [f"{self.low}..{self.high}"]


class Verb:
    """One class of actions: its word in the notation, its maker, the names and kinds of its ints."""

    def __init__(self, word: str, make: Callable[..., Action], fields: str = "") -> None:
        self.word = word
        self.make = make
        self.fields = fields_of(fields)


class Codec:
    """Turns actions into ints and text and back. Whoever makes them may keep them; it does not.

    So every entry of a journal is read anew, and reading has to be cheap: `decode` and `parse` count with
    `enumerate`, for mypyc leaves a `zip` with `strict` to the interpreter, and that took half of their time.
    """

    def __init__(self, verbs: Sequence[Verb], kinds: dict[str, Kind]) -> None:
        self.verbs = list(verbs)
        self.kinds = kinds
        self.by_word = {verb.word: i for i, verb in enumerate(self.verbs)}

    def decode(self, code: Sequence[int]) -> Action:
        """The action with this code; a LichtungError if there can be none."""
        if not code or not 0 <= code[0] < len(self.verbs):
            raise LichtungError("code-unknown-verb", code=shown(code))
        verb = self.verbs[code[0]]
        if len(code) != len(verb.fields) + 1:
            raise LichtungError("code-wrong-length", code=shown(code), verb=verb.word, want=len(verb.fields))
        for i, (name, kind) in enumerate(verb.fields, 1):
            if not self.kinds[kind].valid(code[i]):
                raise LichtungError(
                    "code-bad-value", code=shown(code), verb=verb.word, field=name, value=code[i]
                )
        return verb.make(*code[1:])

    def text(self, action: Action) -> str:
        """The action in text notation: its word, then one word for each int."""
        verb = self.verbs[action.verb]
        words = [self.kinds[k].text(v) for v, (_, k) in zip(action.fields(), verb.fields, strict=True)]
        return " ".join([verb.word, *words])

    def parse(self, text: str) -> Action:
        """The action written in text notation; a LichtungError says what was expected."""
        words = text.split()
        number = self.by_word.get(words[0]) if words else None
        if number is None:
            known = nearest(words[0] if words else "", list(self.by_word))
            raise LichtungError("notation-unknown-verb", text=text.strip(), known=known)
        verb = self.verbs[number]
        if len(words) != len(verb.fields) + 1:
            form = " ".join([verb.word, *[f"<{name}>" for name, _ in verb.fields]])
            raise LichtungError("notation-wrong-length", text=text.strip(), form=form)
        values: list[int] = []
        for i, (name, kind) in enumerate(verb.fields, 1):
            try:
                values.append(self.kinds[kind].parse(words[i]))
            except ValueError:
                raise self._bad_word(text.strip(), words[i], name, kind) from None
        return verb.make(*values)

    def _bad_word(self, text: str, word: str, name: str, kind: str) -> LichtungError:
        """A word that is none of its kind, with those that were perhaps meant."""
        known = nearest(word, self.kinds[kind].choices()) or "none"
        return LichtungError("notation-bad-word", text=text, word=word, field=name, kind=kind, known=known)


def shown(code: Sequence[int]) -> str:
    return " ".join(str(n) for n in code)


def nearest(word: str, known: list[str]) -> str:
    """Known words for somebody who wrote another one, the most similar ones first."""
    short = word[:MOST_LETTERS]
    found = [w for w in known if w.startswith(short)]
    found += [w for w in get_close_matches(short, known, MOST_NEAREST, 0.0) if w not in found]
    return ", ".join(found[:MOST_NEAREST]) + (", ..." if len(known) > MOST_NEAREST else "")
