"""Cases played: what is not as they say."""

from dataclasses import dataclass
from random import Random

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import State
from lichtung.scenario.cases import ANY, Case, Difference, Standing, Step, standing
from lichtung.scenario.events import event_text
from lichtung.scenario.facts import differences, facts, lacking, seen_differences
from lichtung.scenario.lines import line_of
from lichtung.testing.twins import told_apart

SOME = 6  # things that a message names before it breaks off


@dataclass(frozen=True)
class Moment:
    """A step as it went: the events of what was done, and what stands after it (None: the game is over)."""

    step: Step
    events: list[Event]
    stands: Standing | None


def run(case: Case) -> list[Difference]:
    """Play the steps and list what is not as the case says; an action refused ends the case."""
    return _played(case).found


def course(case: Case) -> list[Moment]:
    """Where each step leads, up to an action that is refused."""
    return _played(case).moments


def _played(case: Case) -> "_Runner":
    """The case played as the table asks; a file from before may answer what is taken silently now.

    Where neither way holds, the one that got further is what its author meant.
    """
    runner = _Runner(case, case.state)
    if runner.found:
        asking = _Runner(case, case.asking)
        if not asking.found or asking.done > runner.done:
            return asking
    return runner


class _Runner:
    """Plays one case on a copy of its position."""

    def __init__(self, case: Case, state: State) -> None:
        self.case = case
        self.game = case.game
        self.state = state.copy()
        self.rng = None if case.seed is None else Random(case.seed)
        self.found: list[Difference] = []
        self.moments: list[Moment] = []
        self.events: list[Event] = []  # of the step at hand
        self.done = 0  # actions of the file that were carried out
        self.compare_worlds()
        for step in case.steps:
            self.events = []
            went_on = all(self.act(action, step) for action in step.do)
            if went_on:
                self.let_chance_decide(None)
                self.found += self.checked(step)
            self.moments.append(Moment(step, self.events, standing(self.game, self.state)))
            if not went_on:
                return

    def compare_worlds(self) -> None:
        """Whether viewers can tell the position from other worlds."""
        for other in self.case.others:
            gap = told_apart(self.game, other.viewer, self.case.state, other.state)
            line = line_of(self.case.lines, other.where)
            if gap is None and not other.alike:
                self.found.append(Difference(other.where, "worlds-alike", line=line))
            if gap is not None and other.alike:
                args: dict[str, str | int] = {"here": str(gap.here), "there": str(gap.there)}
                args |= {"what": gap.what, "of": gap.of}
                self.found.append(Difference(other.where, "worlds-differ", args, line=line))

    def go(self, action: Action) -> None:
        self.events += self.game.apply(self.state, action, True)

    def let_chance_decide(self, upto: Action | None) -> None:
        """With a seed, draw whatever the file does not supply, until `upto` is one of the outcomes."""
        while self.rng is not None and self.chance_stands():
            if upto is not None and upto in self.game.actions(self.state):
                return
            self.go(self.game.sample(self.state, self.rng))

    def chance_stands(self) -> bool:
        decision = self.game.decision(self.state)
        return decision is not None and decision.seat == CHANCE

    def act(self, action: Action, step: Step) -> bool:
        """Do it; before, pass whatever the table would not have asked."""
        self.let_chance_decide(action)
        refusal = self.game.refusal(self.state, action)
        while refusal is not None and self.game.asks_nothing(self.state):
            self.go(self.state.legal[0])
            self.let_chance_decide(action)
            refusal = self.game.refusal(self.state, action)
        text = self.game.text(action)
        if refusal is None and action in self.game.actions(self.state):
            self.go(action)
            self.done += 1
            return True
        found = _Found(step, self.state, self.case)
        if refusal is None:
            found.add("do-unlisted", None, standing(self.game, self.state), action=text)
        elif self.chance_stands():
            outcomes = [self.game.text(a) for a in self.game.actions(self.state)]
            stands = standing(self.game, self.state)
            found.add("chance-first", None, stands, action=text, outcomes=_some(outcomes))
        else:
            stands = standing(self.game, self.state)
            found.add("do-refused", refusal, stands, action=text, law=refusal.law, reason=refusal.key)
        self.found += found.list
        return False

    def checked(self, step: Step) -> list[Difference]:
        """What differs after all that the table would not ask; of an earlier file, before it."""
        found = self.told(step)
        after = self.state.copy()
        passed = False
        while self.game.asks_nothing(after):
            passed = True
            self.game.apply(after, after.legal[0])
        differs = _Checks(step, after, self.case).list
        if differs and passed and not (before := _Checks(step, self.state, self.case).list):
            return found + before
        return found + differs

    def told(self, step: Step) -> list[Difference]:
        """The events that were to be told, in their order, and those that were not."""
        codec = self.game.codec
        found = _Found(step, self.state, self.case)
        texts = [event_text(codec, event) for event in self.events]
        at = 0
        for pattern in step.events:
            while at < len(texts) and not pattern.fits(codec, self.events[at]):
                at += 1
            if at == len(texts):
                found.add("event-missing", event=pattern.text, events=", ".join(texts) or "-")
                break
            at += 1
        for pattern in step.no_events:
            for text, event in zip(texts, self.events, strict=True):
                if pattern.fits(codec, event):
                    found.add("event-told", event=text)
        return found.list


class _Found:
    """Gathers the differences of one step."""

    def __init__(self, step: Step, s: State, case: Case) -> None:
        self.step = step
        self.game = case.game
        self.s = s
        self.list: list[Difference] = []

    def add(
        self,
        key: str,
        refusal: Refusal | None = None,
        stands: Standing | None = None,
        place: str = "",
        **args: str | int,
    ) -> None:
        where = f"{self.step.where}.{place}" if place else self.step.where
        line = line_of(self.step.lines, where)
        self.list.append(Difference(where, key, args, refusal, line, self.step.note, stands))


class _Checks(_Found):
    """What must hold after a step."""

    def __init__(self, step: Step, s: State, case: Case) -> None:
        super().__init__(step, s, case)
        self.listed = self.game.actions(s)
        for action in step.legal:
            self.check_legal(action)
        for action in step.unlisted:
            if action in self.listed:
                self.add("unlisted-listed", action=self.game.text(action))
        for action in step.refused:
            self.check_refused(action)
        for verb, wanted in step.actions.items():
            self.check_exactly(verb, wanted)
        if step.expect:
            for place, expected, found in differences(step.expect, facts(self.game, s), "expect"):
                self.add("fact-differs", place=place, expected=expected, found=found)
        for viewer, wanted_view in step.sees.items():
            seats = self.game.codec.kinds["seat"]
            seat = None if viewer == "spectator" else seats.parse(viewer)
            view = self.game.view(s, seat).data()
            for place, known in lacking(wanted_view, view, f"sees.{viewer}"):
                self.add("view-lacks", place=place, known=known)
            for place, expected, found in seen_differences(wanted_view, view, f"sees.{viewer}"):
                self.add("fact-differs", place=place, expected=expected, found=found)

    def check_legal(self, action: Action) -> None:
        refusal = self.game.refusal(self.s, action)
        text = self.game.text(action)
        if refusal is not None:
            stands = standing(self.game, self.s)
            self.add("legal-refused", refusal, stands, action=text, law=refusal.law, reason=refusal.key)
        elif action not in self.listed:
            self.add("legal-unlisted", action=text)

    def check_refused(self, action: Action) -> None:
        refusal = self.game.refusal(self.s, action)
        text, by, reason = self.game.text(action), self.step.by, self.step.reason
        if refusal is None:
            self.add("refused-legal", action=text, by="-" if by == ANY else by)
            return
        if by not in (ANY, refusal.law) or reason not in ("", refusal.key):
            want = f"{by} {reason}".strip()
            self.add(
                "refused-otherwise", refusal, action=text, want=want, law=refusal.law, reason=refusal.key
            )
        if action in self.listed:
            self.add("refused-listed", action=text)

    def check_exactly(self, verb: str, wanted: list[Action]) -> None:
        number = self.game.codec.by_word[verb]
        found = sorted(self.game.text(a) for a in self.listed if a.verb == number)
        want = sorted(self.game.text(a) for a in wanted)
        if found != want:
            missing = ", ".join(t for t in want if t not in found) or "-"
            more = ", ".join(t for t in found if t not in want) or "-"
            self.add("actions-differ", place=f"actions.{verb}", verb=verb, missing=missing, more=more)


def _some(texts: list[str]) -> str:
    return ", ".join(texts[:SOME]) + (", ..." if len(texts) > SOME else "")
