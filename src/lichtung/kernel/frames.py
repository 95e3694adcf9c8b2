"""Pending decisions as a stack of plain frames.

A frame is data: the id of a step and an immutable record. A step is code, registered once under a
word. The top frame decides; what a step pushes comes before what lies below it.
"""

from random import Random
from typing import Final, Generic, TypeVar

from lichtung.kernel.chance import CHANCE, NOBODY, pick_weighted
from lichtung.kernel.codec import Action, Event, Record, Refusal

END: Final = -1  # `then` of a step with nothing after it


class State:
    """What every game's state has: the frames, the legal actions found by the last `settle`."""

    def __init__(self) -> None:
        self.steps: list[int] = []
        self.records: list[Record] = []
        self.legal: list[Action] = []  # shared by forks, never changed in place
        self.events: list[Event] | None = None  # set while somebody listens; no part of the value
        self.over = False  # a game that ended in the middle of things: nothing pending counts any more

    def copy(self) -> "State":
        """An independent fork."""
        raise NotImplementedError

    def values(self) -> tuple[object, ...]:
        """Everything that makes two states equal, as plain ints, strings and tuples."""
        raise NotImplementedError

    def frame_values(self) -> tuple[object, ...]:
        """The frames by name, bottom first."""
        return tuple((STEPS[i].name, r.values()) for i, r in zip(self.steps, self.records, strict=True))


S = TypeVar("S", bound=State)
R = TypeVar("R", bound=Record)


class Step(Generic[S, R]):
    """One question of the rules: whose it is, what may be answered, what the answer does."""

    name: str = ""
    law: str = ""
    verbs: tuple[int, ...] = ()  # that the step knows, offered or not; those it offers need not be named
    always_asked: bool = False  # True where taking a single option silently would emit others something
    id: int = -1
    then: int = END  # the step that this frame moves on to; set by `sequence`

    def seat(self, s: S, r: R) -> int:
        """Whose decision it is: a seat, CHANCE, or NOBODY for a step without a choice."""
        return NOBODY

    def options(self, s: S, r: R, out: list[Action]) -> None:
        """Fill in the legal actions, in a fixed order."""

    def refusal(self, s: S, r: R, a: Action) -> Refusal | None:
        """Why the action is not allowed, or None. Steps with several reasons give their own."""
        out: list[Action] = []
        self.options(s, r, out)
        return None if a in out else Refusal(self.law, "not-offered")

    def take(self, s: S, r: R, a: Action) -> R | None:
        """Carry out the answer. The frame has moved on already; the result is its record from now on.

        None ends the whole frame, though steps of its sequence are left.
        """
        return r

    def outcomes(self, s: S, r: R) -> list[tuple[Action, int]]:
        """Of a chance step: what can happen, with integer weights."""
        return []

    def sample(self, s: S, r: R, rng: Random) -> Action:
        """Of a chance step: one outcome."""
        return pick_weighted(self.outcomes(s, r), rng)


class Act(Generic[S]):
    """One way to act inside an `Actions` step; its actions have one verb."""

    law: str = ""
    verb: int = -1

    def options(self, s: S, seat: int, out: list[Action]) -> None:
        """Add the legal actions of this kind."""

    def refusal(self, s: S, seat: int, a: Action) -> Refusal | None:
        """Why not, by the same predicates that the listing uses."""
        return None

    def take(self, s: S, seat: int, a: Action) -> None:
        """Carry it out."""


class SeatRecord(Record):
    """The record of a frame that needs to know only whose it is."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def values(self) -> tuple[object, ...]:
        return (self.seat,)


class Actions(Step[S, SeatRecord]):
    """A seat acts as often as it likes, in any order, until one of its acts ends it (see `leave`)."""

    def __init__(self, name: str, law: str, acts: list[Act[S]], always_asked: bool = False) -> None:
        self.name = name
        self.law = law
        self.always_asked = always_asked
        self.acts = acts
        self.by_verb = {act.verb: act for act in acts}
        self.verbs = tuple(self.by_verb)

    def seat(self, s: S, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: S, r: SeatRecord, out: list[Action]) -> None:
        for act in self.acts:
            act.options(s, r.seat, out)

    def refusal(self, s: S, r: SeatRecord, a: Action) -> Refusal | None:
        act = self.by_verb.get(a.verb)
        return Refusal(self.law, "not-now") if act is None else act.refusal(s, r.seat, a)

    def take(self, s: S, r: SeatRecord, a: Action) -> SeatRecord:
        push(s, self.id, r)  # stays until an act leaves; what the act pushes comes first
        self.by_verb[a.verb].take(s, r.seat, a)
        return r


STEPS: list[Step[State, Record]] = []
STEP_BY_NAME: dict[str, int] = {}


def register(step: Step[S, R]) -> int:
    """Give the step its id. Names are unique; ids never leave the process."""
    assert step.name not in STEP_BY_NAME, step.name
    step.id = len(STEPS)
    STEPS.append(step)  # type: ignore[arg-type]  # the registry holds steps of every game
    STEP_BY_NAME[step.name] = step.id
    return step.id


def sequence(*ids: int) -> int:
    """Steps that follow each other on one frame; returns the first. A step is in one sequence at most."""
    for i in range(len(ids) - 1):
        assert STEPS[ids[i]].then == END, STEPS[ids[i]].name
        STEPS[ids[i]].then = ids[i + 1]
    return ids[0]


def push(s: State, step: int, r: Record) -> None:
    """Ask this before whatever is pending."""
    s.steps.append(step)
    s.records.append(r)


def leave(s: State) -> None:
    """End the top frame (an act uses it to end its `Actions` step)."""
    s.steps.pop()
    s.records.pop()


def perform(s: State, a: Action) -> None:
    """Answer the top frame."""
    step = STEPS[s.steps[-1]]
    r = s.records[-1]
    if step.then == END:
        leave(s)
        step.take(s, r, a)
    else:
        s.steps[-1] = step.then
        place = len(s.steps) - 1
        after = step.take(s, r, a)
        if after is None:
            del s.steps[place]
            del s.records[place]
        else:
            s.records[place] = after


NONE = Action()  # handed to steps without a choice


def settle(s: State) -> None:
    """Run on until a decision stands or nothing is pending; leave its options in `s.legal`."""
    while s.steps:
        if s.over:
            s.steps.clear()
            s.records.clear()
            break
        step = STEPS[s.steps[-1]]
        r = s.records[-1]
        seat = step.seat(s, r)
        if seat == NOBODY:
            perform(s, NONE)
            continue
        out: list[Action] = []
        if seat != CHANCE:
            step.options(s, r, out)
            assert out, f"a decision without an action: {step.name}"
            if len(out) == 1 and not step.always_asked:
                perform(s, out[0])
                continue
        s.legal = out
        return
    s.legal = []


def emit(s: State, event: Event) -> None:
    """Note an event if somebody listens. Hot code asks `s.events is not None` before building it."""
    if s.events is not None:
        s.events.append(event)
