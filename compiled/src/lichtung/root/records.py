"""Records of pending steps in words and back, by the fields that their classes declare."""

from functools import cache
from typing import Final

from lichtung.kernel.codec import Action, FrameRecord, Kind, Number, Record, Words, fields_of
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import STEP_BY_NAME, STEPS
from lichtung.root.actions import Place
from lichtung.root.cards import members
from lichtung.root.draft import SetupCard
from lichtung.root.earlier import EarlierFiles
from lichtung.root.fields import MOST, Axis
from lichtung.root.questions import NONE
from lichtung.root.removal import Pending
from lichtung.root.setup import Setup
from lichtung.root.turn import BEGIN_EVENING, END_TURN
from lichtung.root.written import NOTHING

MAYBE: Final = "?"  # or none
MASK: Final = "*"
TUPLE: Final = "+"
COUNTS: Final = "#"
NEXT: Final = "next"  # the step of a turn's plan that comes next
STEP: Final = "step"
ACTION: Final = "action"
RECORD: Final = "record"
COMMON: Final = "root"  # before the dot of a step that belongs to no faction


class Form:
    """How one value of a record is written: its kind and what the sign behind it says (see FrameRecord)."""

    def __init__(self, name: str, kind: str) -> None:
        self.sign = kind[-1] if kind[-1] in (MAYBE, MASK, TUPLE, COUNTS) else ""
        self.name = name.removesuffix(self.sign)
        self.kind = kind.removesuffix(self.sign)
        self.parts = [Form(part, part) for part in self.kind.split(",")] if "," in self.kind else []
        self.of_record = self.kind == RECORD or "." in self.kind


_forms: dict[str, list[Form]] = {}
_words: dict[type[Record], str] = {}


def forms_of(fields: str) -> list[Form]:
    """The forms of a record's values in their order."""
    found = _forms.get(fields)
    if found is None:
        found = _forms[fields] = [Form(name, kind) for name, kind in fields_of(fields)]
    return found


def kind_of(setup: Setup, name: str) -> Kind:
    """A kind of the codec, a list of words that stands in the declaration itself, or a hand or pile."""
    if "|" in name:
        return Words(name.split("|"))
    return Words(setup.zone_words) if name == "zone" else setup.codec.kinds[name]


def record_word(kind: type[Record]) -> str:
    """A class of frame records, with the file that it stands in, or the folder where that is its rules."""
    found = _words.get(kind)
    if found is None:
        path = kind.__module__.split(".")
        found = _words[kind] = f"{path[-2] if path[-1] == 'rules' else path[-1]}.{kind.__name__}"
    return found


def record_classes(kind: type[FrameRecord] = FrameRecord) -> dict[str, type[FrameRecord]]:
    """Every class of frame records that declares its own fields, by its word."""
    found: dict[str, type[FrameRecord]] = {}
    for child in kind.__subclasses__():
        if "fields" in vars(child) and child.fields:
            found[record_word(child)] = child
        found.update(record_classes(child))
    return found


def turn_words(setup: Setup, seat: int) -> list[str]:
    """The steps of a turn by name."""
    return plan_words(setup.factions[seat].plan)


@cache
def plan_words(plan: tuple[int, ...]) -> list[str]:
    """The steps of a plan by name; those that come again are numbered."""
    words: list[str] = []
    for step in plan:
        name = STEPS[step].name
        again = sum(1 for word in words if word.partition("#")[0] == name)
        words.append(f"{name}#{again + 1}" if again else name)
    return [*words, "end"]


# --- Writing


def frame_data(setup: Setup, step: str, record: Record) -> list[object]:
    """A pending step with its record, or without one that is hidden."""
    return [step, *record_data(setup, record)] if isinstance(record, FrameRecord) else [step]


def record_data(setup: Setup, record: FrameRecord) -> list[object]:
    """A record as the word of its class and its values, records within it alike."""
    found: list[object] = [record_word(type(record))]
    values = record.values()
    for form, value in zip(forms_of(type(record).fields), values, strict=True):
        if form.kind == NEXT and isinstance(value, int) and isinstance(values[0], int):
            found.append(turn_words(setup, values[0])[value])
        else:
            found.append(_value(setup, form, value))
    return found


def _value(setup: Setup, form: Form, value: object) -> object:
    if isinstance(value, int):
        if form.sign == MASK:
            return [_one(setup, form, member) for member in members(value)]
        return NOTHING if form.sign == MAYBE and value == NONE else _one(setup, form, value)
    if isinstance(value, tuple) and form.sign == COUNTS:
        return {word: n for word, n in zip(setup.words_of(Axis(form.kind)), value, strict=True) if n}
    if isinstance(value, tuple) and form.sign == TUPLE:
        return [_one(setup, form, v) for v in value]
    return _one(setup, form, value)


def _one(setup: Setup, form: Form, value: object) -> object:
    if isinstance(value, int):
        kind = kind_of(setup, form.kind)
        if isinstance(kind, Place) and value < setup.clearings:
            return value + 1
        return value if isinstance(kind, Number) else kind.text(value)
    if isinstance(value, FrameRecord):
        return record_data(setup, value)
    if isinstance(value, Action):
        return setup.codec.text(value)
    if isinstance(value, tuple):
        return [_value(setup, part, v) for part, v in zip(form.parts, value, strict=True)]
    return value  # the name of a step


# --- Reading


class RecordReader:
    """Reads the records of a position, and those of bare numbers, as they were written before."""

    def __init__(self, setup: Setup, earlier: EarlierFiles) -> None:
        self.setup = setup
        self.earlier = earlier
        self.classes = record_classes()

    def bad(self, where: str, want: str) -> LichtungError:
        return LichtungError("position-want", where, want=want)

    def frame(self, row: object, where: str) -> tuple[int, FrameRecord]:
        """A pending step and its record."""
        if not isinstance(row, list) or len(row) < 2:
            raise self.bad(where, "[step, record, ...]")
        step = self.step(row[0], f"{where}[0]")
        record = self.record(row, 1, where, step)
        self.check_holder(step, record, f"{where}[0]", where, 1)
        return STEP_BY_NAME[step], record

    def check_holder(self, name: str, record: Record, step_at: str, where: str, at: int) -> None:
        """A step has a record of its own class; that of a faction's step names a seat of the faction."""
        step = STEPS[STEP_BY_NAME[name]]
        assert issubclass(step.holds, FrameRecord)
        if type(record) is not step.holds:
            raise self.bad(f"{where}[{at}]", record_word(step.holds))
        if isinstance(record, Pending):
            for number, waiting in enumerate(record.steps):
                inner = f"{where}[{at + 2}][{number}]"
                self.check_holder(waiting, record.records[number], f"{where}[{at + 1}][{number}]", inner, 0)
        owner = name.partition(".")[0]
        if owner == COMMON:
            return
        seats = [seat for seat, faction in enumerate(self.setup.factions) if faction.id == owner]
        if isinstance(record, SetupCard):  # nobody need have chosen the faction
            if self.setup.cast[record.faction].id != owner:
                raise LichtungError("position-holder", f"{where}[{at + 1}]", step=name)
            return
        if not seats:
            raise LichtungError("position-no-faction", step_at, faction=owner)
        if step.holds.fields.startswith("seat"):
            others = step.id in self.setup.factions[seats[0]].steps_for_others
            if (record.values()[0] in seats) == others:
                raise LichtungError("position-holder", f"{where}[{at + 1}]", step=name)

    def step(self, value: object, where: str) -> str:
        if not isinstance(value, str) or value not in STEP_BY_NAME:
            raise self.bad(where, "step")
        if not issubclass(STEPS[STEP_BY_NAME[value]].holds, FrameRecord):  # another game's
            raise self.bad(where, "step")
        return value

    def record(self, row: list[object], at: int, where: str, step: str = "") -> FrameRecord:
        """The record that begins at this place of a row; an earlier name is known by the step, too."""
        word = row[at]
        made = None
        if isinstance(word, str):
            made = self.classes.get(word) or self.earlier.record(step, word)
        if made is None:
            raise self.bad(f"{where}[{at}]", "record")
        forms = forms_of(made.fields)
        if not step and any(form.of_record for form in forms):
            raise self.bad(f"{where}[{at}]", "a record without others in it")
        values = self.values(forms, row, at + 1, where)
        return made(*values)

    def values(self, forms: list[Form], row: list[object], at: int, where: str) -> list[object]:
        """What fills a row from this place on."""
        row = [*row[:at], *self.renewed(forms, row[at:])]
        if len(row) != at + len(forms):
            words = [*[str(word) for word in row[:at]], *[form.name for form in forms]]
            raise self.bad(where, f"[{', '.join(words)}]")
        found: list[object] = []
        for i, form in enumerate(forms, at):
            if form.kind == NEXT:
                found.append(self.next_step(found[0], row[i], f"{where}[{i}]"))
            else:
                found.append(self.value(form, row[i], f"{where}[{i}]"))
        if len({len(value) for value in found if isinstance(value, tuple)}) > 1:
            raise self.bad(where, f"equally many {', '.join(form.name for form in forms)}")
        return found

    def value(self, form: Form, value: object, where: str) -> object:
        if form.sign == COUNTS:
            return self.counts(form, value, where)
        if form.sign == MASK:
            return sum({1 << self.number(form, v, w) for v, w in self.entries(value, where)})
        if form.sign == TUPLE:
            return tuple([self.one(form, v, w) for v, w in self.entries(value, where)])
        return NONE if form.sign == MAYBE and value == NOTHING else self.one(form, value, where)

    def entries(self, value: object, where: str) -> list[tuple[object, str]]:
        """What stands in a list, and where."""
        if not isinstance(value, list):
            raise self.bad(where, "list")
        return [(entry, f"{where}[{i}]") for i, entry in enumerate(value)]

    def one(self, form: Form, value: object, where: str) -> object:
        if form.of_record:
            return self.inner(form, value, where)
        if form.parts:
            if not isinstance(value, list):
                raise self.bad(where, f"[{form.kind}]")
            return tuple(self.values(form.parts, value, 0, where))
        if form.kind == STEP:
            return self.step(value, where)
        if form.kind == ACTION:
            return self.action(value, where)
        return self.number(form, value, where)

    def inner(self, form: Form, value: object, where: str) -> FrameRecord:
        if not isinstance(value, list) or not value:
            raise self.bad(where, "[record, ...]")
        found = self.record(value, 0, where)
        if form.kind not in (RECORD, record_word(type(found))):
            raise self.bad(f"{where}[0]", form.kind)
        return found

    def action(self, value: object, where: str) -> Action:
        codec = self.setup.codec
        try:
            if isinstance(value, str):
                return codec.parse(value)
            if isinstance(value, list) and all(is_number(v) for v in value):
                return self.earlier.padded_action(codec, self.setup, value)
        except LichtungError as error:
            raise error.at(where) from None
        raise self.bad(where, "action")

    def number(self, form: Form, value: object, where: str) -> int:
        """The number that a word stands for; clearings and counts are written as numbers."""
        kind = kind_of(self.setup, form.kind)
        if isinstance(kind, Number):
            if is_number(value) and isinstance(value, int) and kind.valid(value):
                return value
            raise self.bad(where, f"{form.name}: {kind.low}..{kind.high}")
        try:
            if isinstance(value, str) or (isinstance(kind, Place) and is_number(value)):
                return kind.parse(str(value))
            raise ValueError
        except ValueError:
            known = " | ".join([kind.text(sample) for sample in kind.samples()])
            raise self.bad(where, f"{form.name}: {known}") from None

    def counts(self, form: Form, value: object, where: str) -> tuple[int, ...]:
        """How many there are of each: what is not named has none."""
        words = self.setup.words_of(Axis(form.kind))
        found = [0] * len(words)
        if not isinstance(value, dict):
            raise self.bad(where, "table")
        for key, n in value.items():
            if key not in words:
                raise LichtungError("position-key", f"{where}.{key}", known=", ".join(words))
            if not is_number(n) or not 0 <= n <= MOST:
                raise self.bad(f"{where}.{key}", f"0..{MOST}")
            found[words.index(key)] = n
        return tuple(found)

    def next_step(self, seat: object, value: object, where: str) -> int:
        """How far a turn is played: the step that comes next; by number as it was written before."""
        assert isinstance(seat, int)
        if isinstance(value, int):
            plan = self.setup.factions[seat].plan
            before = [i for i, step in enumerate(plan) if step not in (BEGIN_EVENING, END_TURN)]
            if is_number(value) and 0 <= value <= len(before):
                return [*before, len(plan) - 1][value]
        words = turn_words(self.setup, seat)
        if value not in words:
            raise self.bad(where, " | ".join(words))
        return words.index(str(value))

    # --- Bare numbers

    def renewed(self, forms: list[Form], values: list[object]) -> list[object]:
        """Values as they are written now. Before, none were words: a number for a word tells them apart."""
        if not any(is_number(v) and self.is_word(form) for form, v in zip(forms, values, strict=False)):
            return values
        if forms[-1].kind == ACTION:  # its numbers were the end of the row
            last = len(forms) - 1
            values = [*values[:last], values[last:]]
        paired = zip(forms, values, strict=False)
        return [*[self.renewed_value(f, v) for f, v in paired], *values[len(forms) :]]

    def is_word(self, form: Form) -> bool:
        """Whether a value of the form is words: no number, no place, nothing put together."""
        if form.parts or form.of_record or form.kind in (STEP, ACTION, NEXT):
            return False
        return not isinstance(kind_of(self.setup, form.kind), Number | Place)

    def renewed_value(self, form: Form, value: object) -> object:
        """What was no number before stays as it is."""
        if form.sign == COUNTS and isinstance(value, list):
            return dict(zip(self.setup.words_of(Axis(form.kind)), value, strict=False))
        if not is_number(value) or not isinstance(value, int) or form.kind == NEXT:
            return value
        if form.sign == MASK:
            return [self.renewed_number(form, member) for member in members(value)] if value >= 0 else value
        return NOTHING if form.sign == MAYBE and value == NONE else self.renewed_number(form, value)

    def renewed_number(self, form: Form, value: int) -> object:
        """The word for a number, None if there is none."""
        kind = kind_of(self.setup, form.kind)
        if isinstance(kind, Number):
            return value
        words = self.earlier.words(self.setup, form.kind)
        if words is None:
            return kind.text(value) if kind.valid(value) else None
        return words[value] if 0 <= value < len(words) else None


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
