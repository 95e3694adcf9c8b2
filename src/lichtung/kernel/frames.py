"""Pending decisions as a stack of plain frames.

A frame is data: the id of a step and an immutable record. A step is code, registered once under a
word. The top frame decides; what a step pushes comes before what lies below it.
"""

from random import Random
from typing import Final, Generic, TypeVar

from lichtung.kernel.chance import CHANCE, NOBODY, pick_weighted
from lichtung.kernel.codec import Action, Event, PublicRecord, Record, Refusal

END: Final = -1  # `then` of a step with nothing after it


class Frame:
    """One pending step with its record, and the frame below it. Never changed, so forks share frames."""

    def __init__(self, step: int, record: Record, below: "Frame | None") -> None:
        self.step = step
        self.record = record
        self.below = below


NO_ACTIONS: Final[list[Action]] = []


class State:
    """What every game's state has: the frames, the legal actions found by the last `settle`."""

    def __init__(self) -> None:
        self.frame: Frame | None = None  # the frame that decides; None: the game is over
        self.legal = NO_ACTIONS  # shared by forks, never changed in place
        self.events: list[Event] | None = None  # set while somebody listens; no part of the value
        self.over = False  # a game that ended in the middle of things: nothing pending counts any more
        self.asks_all = False  # whether every question is asked, also one whose answer everybody knows

    def copy(self) -> "State":
        """An independent fork."""
        raise NotImplementedError

    def values(self) -> tuple[object, ...]:
        """Everything that makes two states equal, as plain ints, strings and tuples."""
        raise NotImplementedError

    def frames(self) -> list[Frame]:
        """What is pending, bottom first."""
        found: list[Frame] = []
        frame = self.frame
        while frame is not None:
            found.append(frame)
            frame = frame.below
        found.reverse()
        return found

    def frame_values(self) -> tuple[object, ...]:
        """The frames by name, bottom first."""
        return tuple([(STEPS[f.step].name, f.record.values()) for f in self.frames()])


S = TypeVar("S", bound=State)

PLAIN: Final = __file__.endswith(".py")  # these are the sources themselves, not libraries made of them


def duplicate(s: S) -> S:
    """Another object with the same attributes. Compiled classes keep theirs elsewhere and need it not."""
    t = object.__new__(type(s))
    t.__dict__.update(s.__dict__)
    t.events = None
    return t


R = TypeVar("R", bound=Record)


class SeatRecord(PublicRecord):
    """The record of a frame that needs to know only whose it is."""

    fields = "seat"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def values(self) -> tuple[object, ...]:
        return (self.seat,)


class Step(Generic[S, R]):
    """One question of the rules: whose it is, what may be answered, what the answer does."""

    name: str = ""
    law: str = ""
    verbs: tuple[int, ...] = ()  # that the step knows, offered or not; those it offers need not be named
    always_asked: bool = False  # True where taking a single option silently would tell others something
    id: int = -1
    silent: bool = False  # nobody ever decides it; found out when it is registered
    holds: type[Record] = SeatRecord  # the class of its frame's record
    then: int = END  # the step that this frame moves on to; set by `sequence`

    def seat(self, s: S, r: R) -> int:
        """Whose decision it is: a seat, CHANCE, or NOBODY for a step without a choice."""
        return NOBODY

    def idle(self, s: S, r: R) -> bool:
        """Whether a plan of steps may pass over it as if it were not there."""
        return False

    def options(self, s: S, r: R, out: list[Action]) -> None:
        """Fill in the legal actions, in a fixed order."""

    def refusal(self, s: S, r: R, a: Action) -> Refusal | None:
        """Why the action is not allowed, or None. Steps with several reasons give their own."""
        out: list[Action] = []
        self.options(s, r, out)
        return None if a in out else Refusal(self.law, "not-offered")

    def asks_nothing(self, s: S, r: R) -> bool:
        """Whether its one option tells nobody anything, so that it need not be asked."""
        return False

    def asked_alone(self, s: S, r: R) -> bool:
        """Whether it is asked though there is one option, since silence would tell others something."""
        return self.always_asked and (s.asks_all or not self.asks_nothing(s, r))

    def take(self, s: S, r: R, a: Action) -> R | None:
        """Carry out the answer. The frame has moved on already; the result is its record from now on.

        None ends the whole frame, though steps of its sequence are left.
        """
        return r

    def imagine(self, s: S, rng: Random) -> R:
        """Of a step whose record is hidden: one that a viewer could take for the real one."""
        raise NotImplementedError(self.name)

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


_seat_records: Final[list[SeatRecord]] = []


def seat_record(seat: int) -> SeatRecord:
    """The one record of its kind; nothing builds it twice."""
    while len(_seat_records) <= seat:
        _seat_records.append(SeatRecord(len(_seat_records)))
    return _seat_records[seat]


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


STEPS: Final[list[Step[State, Record]]] = []
STEP_BY_NAME: Final[dict[str, int]] = {}


def register(step: Step[S, R]) -> int:
    """Give the step its id. Names are unique; ids never leave the process."""
    assert step.name not in STEP_BY_NAME, step.name
    step.id = len(STEPS)
    step.silent = type(step).seat is Step.seat
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
    s.frame = Frame(step, r, s.frame)


def leave(s: State) -> None:
    """End the top frame (an act uses it to end its `Actions` step)."""
    assert s.frame is not None
    s.frame = s.frame.below


def perform(s: State, a: Action) -> None:
    """Answer the top frame."""
    frame = s.frame
    assert frame is not None
    step = STEPS[frame.step]
    r = frame.record
    if step.then == END:
        s.frame = frame.below
        step.take(s, r, a)
        return
    moved = Frame(step.then, r, frame.below)
    s.frame = moved
    after = step.take(s, r, a)
    if after is not r:
        _put_under(s, moved, None if after is None else Frame(step.then, after, frame.below))


def _put_under(s: State, old: Frame, new: Frame | None) -> None:
    """Replace a frame (None: take it out), whatever was pushed onto it."""
    above: list[Frame] = []
    frame = s.frame
    while frame is not None and frame is not old:
        above.append(frame)
        frame = frame.below
    below = old.below if new is None else new
    for pushed in reversed(above):
        below = Frame(pushed.step, pushed.record, below)
    s.frame = below


NONE: Final = Action()  # handed to steps without a choice


def settle(s: State) -> None:
    """Run on until a decision stands or nothing is pending; leave its options in `s.legal`."""
    while True:
        frame = s.frame
        if frame is None:
            break
        if s.over:
            s.frame = None
            break
        step = STEPS[frame.step]
        if step.silent:
            perform(s, NONE)
            continue
        r = frame.record
        seat = step.seat(s, r)
        if seat == NOBODY:
            perform(s, NONE)
            continue
        out: list[Action] = []
        if seat != CHANCE:
            step.options(s, r, out)
            assert out, f"a decision without an action: {step.name}"
            if len(out) == 1 and not step.asked_alone(s, r):
                perform(s, out[0])
                continue
        s.legal = out
        return
    s.legal = NO_ACTIONS


def step_on(s: State) -> bool:
    """One step of `settle`, for those who watch; whether there was one. `settle` lists what comes after."""
    frame = s.frame
    if frame is None or s.over:
        return False
    step = STEPS[frame.step]
    seat = NOBODY if step.silent else step.seat(s, frame.record)
    if seat == CHANCE:
        return False
    out: list[Action] = []
    if seat != NOBODY:
        step.options(s, frame.record, out)
        if len(out) != 1 or step.asked_alone(s, frame.record):
            return False
    perform(s, out[0] if out else NONE)
    return True


def emit(s: State, event: Event) -> None:
    """Note an event if somebody listens. Hot code asks `s.events is not None` before building it."""
    if s.events is not None:
        s.events.append(event)
