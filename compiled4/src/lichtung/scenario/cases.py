"""What a scenario file says, and what can be found to differ from it."""

from dataclasses import dataclass, field
from typing import Any, TypeAlias

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action, Refusal
from lichtung.kernel.frames import State
from lichtung.kernel.game import FrameGame
from lichtung.scenario.events import Pattern
from lichtung.scenario.lessons import Lesson, Puzzle, Teach
from lichtung.scenario.lines import line_of

Rules: TypeAlias = FrameGame[Any, Any]  # of whichever game the file names
Data: TypeAlias = dict[str, object]

ANY = "any"  # in place of a paragraph: refused by whichever


@dataclass(frozen=True)
class Step:
    """What is done, then what must hold."""

    where: str
    note: str
    lines: dict[str, int]  # of the whole file
    do: list[Action]
    legal: list[Action]
    unlisted: list[Action]
    refused: list[Action]
    by: str
    reason: str
    actions: dict[str, list[Action]]  # by verb: exactly these
    events: list[Pattern]
    no_events: list[Pattern]
    expect: Data
    sees: dict[str, Data]  # by viewer
    teach: Teach | None = None

    @property
    def line(self) -> int:
        return line_of(self.lines, self.where)


@dataclass(frozen=True)
class Other:
    """Another world that a viewer can, or cannot, tell from the position of the case."""

    where: str
    viewer: int | None
    state: State
    alike: bool


@dataclass(frozen=True)
class Case:
    """One position and the steps from there."""

    file: str
    titles: dict[str, str]  # by language
    law: list[str]
    game: Rules
    state: State
    asking: State  # the same, where also those questions are asked that are taken silently
    seed: int | None
    steps: list[Step]
    others: list[Other] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)
    lesson: Lesson | None = None
    puzzle: Puzzle | None = None

    @property
    def title(self) -> str:
        """What it is called in English, as in lists of tests."""
        return self.titles["en"]


@dataclass(frozen=True)
class Standing:
    """Who decides, at which step, by which paragraph, and what is on offer by verb."""

    who: str
    step: str
    law: str
    offer: list[tuple[str, list[str]]]


@dataclass(frozen=True)
class Difference:
    """Something that is not as the case says: a message key with its arguments, and the refusal if any."""

    where: str
    key: str
    args: dict[str, str | int] = field(default_factory=dict)
    refusal: Refusal | None = None
    line: int = 0
    note: str = ""
    stands: Standing | None = None


def seat_word(game: Rules, seat: int) -> str:
    return "chance" if seat == CHANCE else game.codec.kinds["seat"].text(seat)


def standing(game: Rules, s: State) -> Standing | None:
    """What is to be decided; None when the game is over."""
    decision = game.decision(s)
    if decision is None:
        return None
    by_verb: dict[str, list[str]] = {}
    for action in game.actions(s):
        by_verb.setdefault(game.codec.verbs[action.verb].word, []).append(game.text(action))
    return Standing(seat_word(game, decision.seat), decision.step, decision.law, list(by_verb.items()))
