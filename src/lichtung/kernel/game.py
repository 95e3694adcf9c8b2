"""The contract that every game keeps, and the part of it that frames answer for all games alike."""

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Final, Generic, Protocol, TypeVar

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import (
    Action,
    Codec,
    Event,
    FrameRecord,
    Message,
    PublicRecord,
    Record,
    Refusal,
    fields_of,
)
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import STEPS, State, perform, settle
from lichtung.kernel.view import View

GAME_OVER: Final = Refusal("", "game-over")
NO_OUTCOME: Final = Refusal("", "no-outcome")
NO_EVENTS: Final[list[Event]] = []  # handed out where nobody listens; never filled


class Decision(Record):
    """Who has to decide (a seat or CHANCE), at which step, by which paragraph."""

    def __init__(self, seat: int, step: str, law: str) -> None:
        self.seat = seat
        self.step = step
        self.law = law

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.step, self.law)


class Result(Record):
    """The end: points by seat, the winners (several or none in a draw), and why (a catalogue key)."""

    def __init__(self, scores: tuple[int, ...], winners: tuple[int, ...], law: str, key: str) -> None:
        self.scores = scores
        self.winners = winners
        self.law = law
        self.key = key

    def values(self) -> tuple[object, ...]:
        return (self.scores, self.winners, self.law, self.key)


class Option(Record):
    """One switch of a game's setup. The first choice is the default; `law` names paragraph or ruling."""

    def __init__(self, name: str, choices: tuple[str, ...], law: str) -> None:
        self.name = name
        self.choices = choices
        self.law = law

    def read(self, value: object, where: str) -> str:
        """The choice that a setup names; a mistake names the key where it stands."""
        if not isinstance(value, str) or value not in self.choices:
            choices = " | ".join(self.choices)
            raise LichtungError("option-choice", where, value=str(value), choices=choices)
        return value

    def values(self) -> tuple[object, ...]:
        return (self.name, self.choices, self.law)


class IllegalActionError(LichtungError):
    """The rules refuse the action; the state is as it was."""

    def __init__(self, refusal: Refusal, where: str = "") -> None:
        super().__init__("refused", where, law=refusal.law, reason=refusal.key)
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (type(self), (self.refusal, self.where))

    def at(self, where: str) -> LichtungError:
        return IllegalActionError(self.refusal, f"{where}: {self.where}" if self.where else where)


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Game(Protocol[S, V]):
    """Stateless rules of one setup. Agents see views only; states stay with whoever runs the match."""

    name: str
    seats: int
    rules_version: int
    earlier_rules: tuple[int, ...]
    codec: Codec

    def old_action(self, code: Sequence[int]) -> Action: ...
    def start(self) -> S: ...
    def setup_data(self) -> dict[str, object]: ...
    def decision(self, s: S) -> Decision | None: ...
    def actions(self, s: S) -> list[Action]: ...
    def chance(self, s: S) -> list[tuple[Action, int]]: ...
    def sample(self, s: S, rng: Random) -> Action: ...
    def refusal(self, s: S, a: Action) -> Refusal | None: ...
    def apply(self, s: S, a: Action, listen: bool = False) -> list[Event]: ...
    def play(self, s: S, a: Action) -> list[Event]: ...
    def view(self, s: S, seat: int | None) -> V: ...
    def imagine(self, v: V, rng: Random) -> S: ...
    def read_view(self, data: dict[str, object]) -> V: ...
    def result(self, s: S) -> Result | None: ...
    def standing(self, s: S) -> list[int]: ...
    def players(self) -> list[int]: ...
    def position(self, data: dict[str, object], asks_all: bool = False) -> S: ...
    def position_of(self, s: S) -> dict[str, object]: ...
    def facts(self, s: S) -> dict[str, object]: ...


class FrameGame(Generic[S, V]):
    """The half of the contract that reads frames only. A game adds the rest."""

    name: str = ""
    seats: int = 0
    together: bool = False  # whether all who decide win or lose together
    rules_version: int = 0
    earlier_rules: tuple[int, ...] = ()  # versions whose games replay the same under this one

    def __init__(self, codec: Codec) -> None:
        self.codec = codec

    def old_action(self, code: Sequence[int]) -> Action:
        """The action of a file from before files held text; for games whose numbers changed since."""
        return self.codec.decode(code)

    def start(self) -> S:
        """The state in which a game begins."""
        raise NotImplementedError

    def setup_data(self) -> dict[str, object]:
        """Plain data from which the same game can be made again; stands in the journal's header."""
        raise NotImplementedError

    def view(self, s: S, seat: int | None) -> V:
        """What a seat may know, None: what everybody may."""
        raise NotImplementedError

    def imagine(self, v: V, rng: Random) -> S:
        """A state that the viewer cannot tell from the real one; what is hidden is filled in at random."""
        raise NotImplementedError

    def read_view(self, data: dict[str, object]) -> V:
        """The view whose `data` these are, as a program gets them over the network."""
        raise NotImplementedError

    def result(self, s: S) -> Result | None:
        """How it ended: points, winners and why; None while it goes on."""
        raise NotImplementedError

    def describe(self) -> dict[str, object]:
        """What never changes in a game of this setup, by name, for whoever draws it; nothing by default."""
        return {}

    def standing(self, s: S) -> list[int]:
        """Points by seat as everybody at the table can count them now; none where a game counts none."""
        return []

    def material(self, s: S) -> list[tuple[tuple[str, int], int]]:
        """How many of each thing lie open on the table, always in the same order; its kind, and which one."""
        return []

    def threats(self, v: V, other: int) -> list[Message]:
        """What another seat can do to the viewer in its next turn; nothing where a game tells nothing."""
        return []

    def players(self) -> list[int]:
        """The seats that somebody has to play; the rules play the others by themselves."""
        return list(range(self.seats))

    def role(self, s: S, seat: int) -> str:
        """What a seat plays, in one word, as people compare their games by it; empty while nobody knows."""
        return self.codec.kinds["seat"].text(seat)

    def board(self) -> str:
        """The word of the board, where a game has several; else none."""
        return ""

    def position(self, data: dict[str, object], asks_all: bool = False) -> S:
        """The state that plain data describe (a scenario file); what they leave out is as after setup."""
        raise NotImplementedError

    def position_of(self, s: S) -> dict[str, object]:
        """The plain data from which `position` makes the same state."""
        raise NotImplementedError

    def facts(self, s: S) -> dict[str, object]:
        """What a scenario may expect of a state: `position_of` and what follows from it, by name."""
        raise NotImplementedError

    def fact_names(self) -> dict[str, object]:
        """All names that `facts` can have: below each a table of names, a kind of words, or None."""
        return names_of(self.facts(self.start()))

    def decision(self, s: S) -> Decision | None:
        """Who is to decide what; None when the game is over."""
        if s.frame is None:
            return None
        step = STEPS[s.frame.step]
        return Decision(step.seat(s, s.frame.record), step.name, step.law)

    def subject(self, s: S) -> list[tuple[str, str, int]]:
        """What everybody may know of the question that stands: name, kind and value of each thing.

        The record of its frame declares them, if it is public; what a record further down calls by another
        name (the battle of which this is a part) comes after it. What has no single value is left out.
        """
        found: dict[str, tuple[str, str, int]] = {}
        frame = s.frame
        while frame is not None:
            if isinstance(frame.record, PublicRecord):
                self._declare(frame.record, found)
            frame = frame.below
        return list(found.values())

    def _declare(self, record: FrameRecord, found: dict[str, tuple[str, str, int]]) -> None:
        for (name, kind), value in zip(fields_of(type(record).fields), record.values(), strict=True):
            kind = kind.removesuffix("?")
            if isinstance(value, PublicRecord):
                self._declare(value, found)
            elif isinstance(value, int) and value >= 0 and kind in self.codec.kinds:
                found.setdefault(name, (name, kind, value))

    def actions(self, s: S) -> list[Action]:
        """The legal actions in canonical order (a copy); those of chance without their weights."""
        if s.frame is not None and not s.legal:
            return [a for a, _ in self.chance(s)]
        return s.legal[:]

    def asks_nothing(self, s: S) -> bool:
        """Whether one option stands that would be taken silently if `asks_all` were not set."""
        return (
            s.frame is not None and len(s.legal) == 1 and STEPS[s.frame.step].asks_nothing(s, s.frame.record)
        )

    def verbs(self, s: S) -> list[int]:
        """The verbs that the step at hand knows, whether they are offered now or not."""
        known = dict.fromkeys(STEPS[s.frame.step].verbs) if s.frame is not None else {}
        known.update(dict.fromkeys([a.verb for a in s.legal]))
        return list(known)

    def chance(self, s: S) -> list[tuple[Action, int]]:
        """The outcomes with weights; empty if the decision is not chance's."""
        if s.frame is None or s.legal:
            return []
        return STEPS[s.frame.step].outcomes(s, s.frame.record)

    def sample(self, s: S, rng: Random) -> Action:
        """One outcome of the chance decision that stands."""
        assert s.frame is not None
        return STEPS[s.frame.step].sample(s, s.frame.record, rng)

    def refusal(self, s: S, a: Action) -> Refusal | None:
        """Why the action is not allowed now; None exactly for the actions listed."""
        if s.frame is None:
            return GAME_OVER
        step = STEPS[s.frame.step]
        r = s.frame.record
        if step.seat(s, r) != CHANCE:
            return step.refusal(s, r, a)
        for outcome, _ in step.outcomes(s, r):
            if outcome == a:
                return None
        return NO_OUTCOME

    def apply(self, s: S, a: Action, listen: bool = False) -> list[Event]:
        """Carry out a legal action and run on to the next decision; events only if asked for.

        The caller answers for legality (`play` asks first); this is the hot path of every search.
        """
        if not listen:
            perform(s, a)
            settle(s)
            return NO_EVENTS
        events: list[Event] = []
        s.events = events
        perform(s, a)
        settle(s)
        s.events = None
        return events

    def play(self, s: S, a: Action) -> list[Event]:
        """`apply` for input that is not trusted: refuse first, touch nothing then."""
        refusal = self.refusal(s, a)
        if refusal is not None:
            raise IllegalActionError(refusal)
        return self.apply(s, a, True)

    def encode(self, a: Action) -> tuple[int, ...]:
        """An action as numbers: its verb and its arguments."""
        return a.code()

    def decode(self, code: Sequence[int]) -> Action:
        """The action of these numbers."""
        return self.codec.decode(code)

    def text(self, a: Action) -> str:
        """An action in notation."""
        return self.codec.text(a)

    def parse(self, text: str) -> Action:
        """The action of a notation."""
        return self.codec.parse(text)

    def word(self, kind: str, value: int) -> str:
        """The catalogue's word for one argument of an action, event or refusal."""
        return f"{kind}-{self.codec.kinds[kind].text(value)}"


def names_of(table: dict[str, object]) -> dict[str, object]:
    """The names in tables within tables."""
    return {name: names_of(value) if isinstance(value, dict) else None for name, value in table.items()}


def state_hash(s: State) -> str:
    """A fingerprint of the state's value, the same in every build and process."""
    return blake2b(repr(s.values()).encode(), digest_size=16).hexdigest()


def random_playout(game: "FrameGame[S, V]", s: S, rng: Random, limit: int = 100_000) -> int:
    """Play on with uniformly random choices until the end; returns the number of real decisions."""
    real = 0
    steps = 0
    while s.frame is not None:
        legal = s.legal
        if legal:
            real += len(legal) > 1
            game.apply(s, legal[int(rng.random() * len(legal))])
        else:
            game.apply(s, game.sample(s, rng))
        steps += 1
        assert steps < limit, "the game does not end"
    return real
