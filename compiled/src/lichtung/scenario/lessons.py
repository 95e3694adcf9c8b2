"""What a lesson or a puzzle is, as a scenario file describes it. Texts are keys of the catalogues."""

from dataclasses import dataclass, field

from lichtung.kernel.codec import Action

Facts = dict[str, object]  # as in `expect`

ANYTHING = "*"  # in place of an argument, or of a whole action


@dataclass(frozen=True)
class Thing:
    """Something on the table that can be lit or touched: a value of a kind, or a verb."""

    kind: str
    value: int
    text: str


@dataclass(frozen=True)
class ActionPattern:
    """An action in text notation; `*` stands for one argument, and alone for every action."""

    text: str

    def fits(self, action: str) -> bool:
        wanted, words = self.text.split(), action.split()
        if wanted == [ANYTHING]:
            return True
        return len(wanted) == len(words) and all(
            want in (ANYTHING, word) for want, word in zip(wanted, words, strict=True)
        )


@dataclass(frozen=True)
class Answer:
    """What is said to an action that is legal and not wanted, and what it would lead to."""

    pattern: ActionPattern
    text: str
    then: list[Action]


@dataclass(frozen=True)
class Teach:
    """How a step is taught: what is said and lit, what is wanted, what is answered to everything else."""

    where: str
    text: str = ""
    after: str = ""
    hint: str = ""
    light: list[Thing] = field(default_factory=list)
    tap: list[Thing] = field(default_factory=list)
    table: bool = False
    free: bool = False
    goal: Facts = field(default_factory=dict)
    wanted: list[list[ActionPattern]] = field(default_factory=list)
    other: list[Answer] = field(default_factory=list)
    refused: dict[str, str] = field(default_factory=dict)

    def texts(self) -> list[str]:
        """Every key of the catalogues that the step names."""
        named = [self.text, self.after, self.hint, *[answer.text for answer in self.other]]
        return [key for key in [*named, *self.refused.values()] if key]


@dataclass(frozen=True)
class Lesson:
    """Which lesson and chapter a case is, who learns in it, and what comes after the lesson."""

    id: str
    chapter: str
    seat: int
    minutes: int
    next: str


@dataclass(frozen=True)
class Puzzle:
    """What is to be reached within so many turns, whatever chance and the others do.

    `positions`: how many the proof has to look at, so that everybody knows what it costs.
    """

    id: str
    seat: int
    goal: Facts
    turns: int
    text: str
    positions: int
