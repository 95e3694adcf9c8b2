"""A chapter or a puzzle while somebody takes it.

Nothing is kept but the path: what the learner did, in text notation. Whoever has chapter and path has the
position, so a lesson can be left and taken up anywhere, and nothing enters a log. Entries of a path are

    move 9 12 2          an action of the learner
    > roll 2 1           in free play: what the table did for the others and for chance
    tap clearing 9       something was touched
    next                 something was read
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.learning.library import Chapter
from lichtung.learning.solving import Goal, Solver, TooManyPositionsError
from lichtung.scenario import Teach, differences, facts
from lichtung.scenario.cases import Rules
from lichtung.scenario.lessons import ActionPattern

TABLE: Final = ">"
TAP: Final = "tap"
NEXT: Final = "next"

DONE: Final = "done"
REFUSED: Final = "refused"
WRONG: Final = "wrong"

NOT_NOW: Final = "learn-not-now"
READ_ON: Final = "learn-read-on"
SEARCHED: Final = 300  # positions that may be looked at before the table answers in free play
SHOWN: Final = 3000  # and before it shows what leads on

PLAIN: Final = Teach("", table=True)  # a step that teaches nothing is played by the table


@dataclass(frozen=True)
class Move:
    """What somebody did: who (chance is nobody), what, and what it made happen."""

    seat: int
    action: Action
    events: list[Event]


@dataclass(frozen=True)
class Verdict:
    """What comes of an entry: done, refused by the rules, or wrong for this step; and what is said to that.

    `state` is where a wrong action would have led.
    """

    kind: str
    text: str = ""
    refusal: Refusal | None = None
    state: State | None = None


class Desk:
    """The table at which somebody learns, after the entries of a path."""

    def __init__(self, chapter: Chapter, path: Sequence[str] = ()) -> None:
        puzzle = chapter.case.puzzle
        self.chapter = chapter
        self.game: Rules = chapter.case.game
        self.seat = chapter.seat
        self.state = chapter.case.state.copy()
        self.teaches = [step.teach or PLAIN for step in chapter.case.steps]
        self.goal = None if puzzle is None else Goal(self.game, puzzle)
        if puzzle is not None:
            self.teaches = [Teach("puzzle", puzzle.text, free=True)]
        self.path: list[str] = []
        self.moves: list[Move] = []  # since the last entry, the table's among them
        self.after = ""  # what is said to the step that was done last
        self.step = 0
        self.passed = 0  # turns
        self.missed = False  # in free play: it is over, and the goal not reached
        self.ways: list[list[ActionPattern]] = []  # what each accepted way of the step still wants
        self.others: list[Action] = []  # what others and chance still do in it
        self.begun = 0  # entries before it
        self.begin()
        for i, entry in enumerate(path):
            if self.take(entry).kind != DONE:
                raise LichtungError("lesson-path", f"path[{i}]", entry=entry)
        self.answer_freely()

    # --- What stands

    @property
    def over(self) -> bool:
        return self.step >= len(self.teaches)

    @property
    def teach(self) -> Teach:
        """How the step at hand is taught; the last one once all are done."""
        return self.teaches[min(self.step, len(self.teaches) - 1)]

    @property
    def waits_for(self) -> str:
        """What has to be done: something touched, something read, or (nothing) an action."""
        if self.over or self.missed:
            return ""
        return TAP if self.teach.tap else NEXT if self.teach.table else ""

    @property
    def decider(self) -> int | None:
        decision = self.game.decision(self.state)
        return None if decision is None else decision.seat

    @property
    def may_act(self) -> bool:
        """Whether an action of the learner is awaited."""
        return not (self.over or self.missed or self.waits_for) and self.decider == self.seat

    # --- Entries

    def enter(self, entry: str) -> Verdict:
        """Take one entry, and let the table answer; what is refused or wrong changes nothing."""
        self.moves, self.after = [], ""
        verdict = self.take(entry)
        self.answer_freely()
        return verdict

    def take(self, entry: str) -> Verdict:
        word, _, rest = entry.partition(" ")
        if word in (TAP, NEXT):
            return self.touch(word, rest)
        if word == TABLE:
            return self.answer(rest)
        return self.act(entry)

    def touch(self, word: str, rest: str) -> Verdict:
        """Something was touched, or read."""
        wants = self.waits_for
        if wants != word or (wants == TAP and rest not in [thing.text for thing in self.teach.tap]):
            return Verdict(WRONG, self.teach.hint or NOT_NOW)
        self.path.append(f"{word} {rest}".strip())
        self.finish_step()
        return Verdict(DONE)

    def act(self, text: str) -> Verdict:
        """An action: refused by the rules, wanted by this step, or answered with why not."""
        action = self.game.parse(text)
        if not self.may_act:
            return Verdict(WRONG, READ_ON if self.waits_for else NOT_NOW)
        refusal = self.game.refusal(self.state, action)
        if refusal is not None:
            return Verdict(REFUSED, self.teach.refused.get(refusal.key, ""), refusal)
        text = self.game.text(action)
        ways = [way[1:] for way in self.ways if way and way[0].fits(text)]
        if not ways and not self.teach.free:
            return self.unwanted(action, text)
        self.path.append(text)
        self.ways = ways
        self.perform(self.seat, action)
        self.go_on()
        return Verdict(DONE)

    def answer(self, text: str) -> Verdict:
        """In free play: what somebody else decided, or chance."""
        action, seat = self.game.parse(text), self.decider
        if not self.teach.free or seat in (None, self.seat) or action not in self.game.actions(self.state):
            return Verdict(WRONG, NOT_NOW)
        assert seat is not None
        self.path.append(f"{TABLE} {text}")
        self.perform(seat, action)
        self.go_on()
        return Verdict(DONE)

    def unwanted(self, action: Action, text: str) -> Verdict:
        """A legal action that this step does not want: why not, and where it would lead."""
        found = next((answer for answer in self.teach.other if answer.pattern.fits(text)), None)
        state = self.state.copy()
        for one in [action, *(found.then if found else [])]:
            self.game.apply(state, one)
        return Verdict(WRONG, found.text if found else NOT_NOW, None, state)

    def shown(self) -> str:
        """The entry that leads on, for whoever does not find it; none: only from the start."""
        wants = self.waits_for
        if self.over or self.missed:
            return ""
        if wants:
            return f"{TAP} {self.teach.tap[0].text}" if wants == TAP else NEXT
        if self.teach.free:
            return self.scripted() or self.searched()
        line = [self.game.text(action) for _, action in self.chapter.script[self.step]]
        listed = [self.game.text(action) for action in self.game.actions(self.state)]
        nearest = [text for text in line if text in listed]
        return next((text for way in self.ways for text in [*nearest, *listed] if way[0].fits(text)), "")

    def before_last(self) -> int:
        """How many entries come before the learner's last one."""
        own = [i for i, entry in enumerate(self.path) if not entry.startswith(TABLE)]
        return own[-1] if own else 0

    # --- How a step goes on

    def perform(self, seat: int, action: Action) -> None:
        before = self.state.copy()
        self.moves.append(Move(seat, action, self.game.apply(self.state, action, True)))
        if self.goal is not None:
            self.passed += self.goal.turns_between(before, self.state)

    def begin(self) -> None:
        """Begin the step that has come; what the table does by itself is done at once."""
        self.ways, self.others = [], []
        self.begun = len(self.path)
        if self.over or self.teach.free:
            return
        script = self.chapter.script[self.step]
        if self.teach.table:
            for seat, action in script:
                self.perform(seat, action)
            if not self.teach.text:
                self.step += 1
                self.begin()
            return
        own = [ActionPattern(self.game.text(action)) for seat, action in script if seat == self.seat]
        self.ways = self.teach.wanted or [own]
        self.others = [action for seat, action in script if seat != self.seat]
        self.play_others()

    def play_others(self) -> None:
        """What others and chance do before the learner decides again."""
        while self.others and self.decider not in (None, self.seat):
            seat = self.decider
            assert seat is not None
            self.perform(seat, self.others.pop(0))

    def go_on(self) -> None:
        if self.teach.free:
            self.go_on_freely()
            return
        self.play_others()
        if any(not way for way in self.ways):
            self.finish_step()

    def finish_step(self) -> None:
        self.after = self.teach.after
        self.step += 1
        self.begin()

    # --- Free play

    def go_on_freely(self) -> None:
        """Free play of a lesson ends with its goal; a puzzle when its time is over."""
        if self.goal is None:
            if not list(differences(self.teach.goal, facts(self.game, self.state), "")):
                self.finish_step()
            else:
                self.missed = self.decider is None
        elif self.goal.is_over(self.state, self.passed):
            if self.goal.holds(self.state):
                self.finish_step()
            else:
                self.missed = True

    def answer_freely(self) -> None:
        """The table plays whoever else decides, until the learner does."""
        while not self.over and not self.missed and self.teach.free and self.decider not in (None, self.seat):
            self.answer(self.game.text(self.answer_chosen()))

    def scripted(self) -> str:
        """What comes next in the file's own line, as long as nobody has left it."""
        line = [self.game.text(action) for _, action in self.chapter.script[self.step]]
        gone = [entry.removeprefix(f"{TABLE} ") for entry in self.path[self.begun :]]
        return line[len(gone)] if gone == line[: len(gone)] and len(gone) < len(line) else ""

    def searched(self) -> str:
        """An action from which the goal can still be forced, if it is found soon."""
        if self.goal is None:
            return ""
        try:
            node = Solver(self.goal, SHOWN, thorough=False).search(self.state, self.passed)
        except TooManyPositionsError:
            return ""
        return next(iter(node.moves), "")

    def answer_chosen(self) -> Action:
        """The answer that spoils the goal, if one is found soon; else that of the file, or any."""
        options = self.game.actions(self.state)
        if self.goal is not None and len(options) > 1:
            solver = Solver(self.goal, SEARCHED, thorough=False)
            try:
                for action in options:
                    if not solver.after(self.state, action, self.passed).solved:
                        return action
            except TooManyPositionsError:
                pass
        scripted = next((action for action in options if self.game.text(action) == self.scripted()), None)
        if scripted is not None:
            return scripted
        rng = Random(len(self.path))
        return self.game.sample(self.state, rng) if self.decider == CHANCE else rng.choice(options)

    def turning_point(self) -> int:
        """How many entries may stay after a miss: after them the goal was still in reach.

        As far as a short search can tell; what it cannot tell counts as lost. A lesson begins its step again.
        """
        if self.goal is None:
            return self.begun
        for length in range(len(self.path) - 1, 0, -1):
            if self.path[length].startswith(TABLE):
                continue
            desk = Desk(self.chapter, self.path[:length])
            try:
                if Solver(self.goal, SEARCHED, thorough=False).search(desk.state, desk.passed).solved:
                    return length
            except TooManyPositionsError:
                return 0
        return 0
