"""Twin walks: beside the game runs a world that differs only in what one viewer may not see.

The twin of a viewer begins as a copy of the game or as a state imagined from the viewer's view, and follows
the game decision by decision: where it can, with another action that tells the viewer the same. As long as
no event tells the two worlds apart, everything that reaches the viewer must be the same in both.
"""

from typing import Generic, NamedTuple, NoReturn

from lichtung.kernel.codec import TO_ALL, Action, Event
from lichtung.kernel.game import Decision, FrameGame
from lichtung.testing.acting import expressible
from lichtung.testing.trial import LEAKS, S, Trial, V, difference, fork, seat_name

SAME_VERB = 3  # other actions that a twin tries at each decision, of the verb chosen in the game
OTHER_VERB = 1  # and of the other verbs
NO_EQUALITY: object = object.__eq__  # of objects that are equal if what they hold is


PHRASES = {
    "decision": "the decision",
    "result": "the result",
    "standing": "the standing",
    "actions": "what it is offered",
    "verbs": "the list of verbs",
    "refusal": "the answer to ",
}
ROUNDS = 20  # of actions that are tried where two states are compared once only


class Gap(NamedTuple):
    """Something that a viewer is told otherwise in another world: what, of which action or key, and both."""

    what: str
    of: str
    here: object
    there: object


class Twin(Generic[S]):
    """A viewer, and a world that it cannot tell from the game."""

    def __init__(self, viewer: int | None, state: S) -> None:
        self.viewer = viewer
        self.state = state


class Twins(Generic[S, V]):
    """The twins of a game, one for each viewer."""

    def __init__(self, trial: Trial[S, V], s: S) -> None:
        self.trial = trial
        self.twins = [Twin(viewer, fork(s)) for viewer in trial.viewers]
        self.done: list[Action] = []  # what was just done here and there, for messages

    def follow(self, s: S, decision: Decision, action: Action, events: list[Event], closely: bool) -> None:
        """The game has gone on to `s`: every twin takes the decision, and looks the same to its viewer."""
        for twin in self.twins:
            view = self.trial.game.view(s, twin.viewer)
            if self._take(twin, view, decision, action, events):
                self._compare(twin, s, view, closely)
            else:
                self._begin(twin, s, view)

    def _begin(self, twin: Twin[S], s: S, view: V) -> None:
        """The viewer has learnt what made its twin another world, so it gets a new one."""
        rng = self.trial.aside
        twin.state = self.trial.game.imagine(view, rng) if rng.random() < 0.5 else fork(s)

    def _take(self, twin: Twin[S], view: V, decision: Decision, action: Action, events: list[Event]) -> bool:
        """Take the decision in the twin so that its viewer is told the same; False where that cannot be."""
        game, viewer = self.trial.game, twin.viewer
        told = [event.seen_by(viewer) for event in events]
        seen = view.data()  # equal data are equal bytes, which are looked at closely now and then
        for other in self._candidates(twin, decision, action):
            self.done = [action, other]
            state = fork(twin.state)
            events_there = game.apply(state, other, True)
            told_there = [event.seen_by(viewer) for event in events_there]
            same_told = told_there == told
            if other != action and not same_told:
                continue
            view_there = game.view(state, viewer)
            same_view = view_there.data() == seen
            if same_told and same_view:
                twin.state = state
                return True
            if same_view and not _shown_more(events, viewer):
                self._fail(
                    twin, f"it is told {told!r} here, {told_there!r} there, though its views are equal"
                )
            # Other actions and the very same events: no secret, but a choice that all can see.
            public = other != action and events_there == events
            if same_told and not public and not _shown_more(events, viewer):
                self._fail(twin, f"in its view {difference(view.data(), view_there.data())}")
        return False

    def _candidates(self, twin: Twin[S], decision: Decision, action: Action) -> list[Action]:
        """What may be done in the twin: by its viewer the same, by others something else if possible."""
        if decision.seat == twin.viewer:
            return [action]
        options = self.trial.game.actions(twin.state)
        self.trial.aside.shuffle(options)
        same = [a for a in options if a.verb == action.verb and a != action]
        rest = [a for a in options if a.verb != action.verb]
        return [*same[:SAME_VERB], *rest[:OTHER_VERB], *[a for a in options if a == action]]

    def _compare(self, twin: Twin[S], s: S, view: V, closely: bool) -> None:
        """Compare what reaches the viewer besides its events and the bytes of its view."""
        if gap := gap_between(self.trial, twin.viewer, s, twin.state, closely):
            self._fail(twin, f"{PHRASES[gap.what]}{gap.of} is {gap.here} here, {gap.there} there")
        if closely:
            there = self.trial.game.view(twin.state, twin.viewer)
            if view.to_bytes() != there.to_bytes():
                self._fail(twin, "the bytes of its view differ, though the data are equal")
            if name := _unlike(view, there):
                self._fail(twin, f'"{name}" differs in its view, though the bytes are equal')

    def _fail(self, twin: Twin[S], what: str) -> NoReturn:
        who = f"{seat_name(twin.viewer)} can tell two worlds apart that differ in what it may not see"
        here, there = (self.trial.show(action) for action in self.done)
        after = here if here == there else f"{here} (in the other world {there})"
        self.trial.fail(LEAKS, f"{who}, after {after}: {what}")


def told_apart(game: FrameGame[S, V], viewer: int | None, s: S, t: S) -> Gap | None:
    """How a viewer tells two states apart by its view, its actions and its refusals, if it can."""
    here, there = game.view(s, viewer), game.view(t, viewer)
    if here.to_bytes() != there.to_bytes():
        one, other = here.data(), there.data()
        key = next(key for key in sorted({*one, *other}) if one.get(key) != other.get(key))
        return Gap("view", key, one.get(key), other.get(key))
    trial = Trial(game, 0)
    return next((gap for _ in range(ROUNDS) if (gap := gap_between(trial, viewer, s, t, True))), None)


def gap_between(trial: Trial[S, V], viewer: int | None, s: S, t: S, closely: bool) -> Gap | None:
    """What reaches a viewer besides its view and differs between two states, if anything does."""
    game = trial.game
    decision = game.decision(s)
    gaps = [
        Gap("decision", "", decision, game.decision(t)),
        Gap("result", "", game.result(s), game.result(t)),
        Gap("standing", "", game.standing(s), game.standing(t)),
    ]
    if decision is not None and decision.seat == viewer:
        options, options_there = game.actions(s), game.actions(t)
        here, there = (" | ".join(trial.show(a) for a in some) for some in (options, options_there))
        gaps.append(Gap("actions", "", here, there))
        if isinstance(game, FrameGame):
            gaps.append(Gap("verbs", "", game.verbs(s), game.verbs(t)))
        for action in expressible(trial, options) if closely else []:
            refusals = (game.refusal(s, action), game.refusal(t, action))
            gaps.append(Gap("refusal", trial.show(action), *refusals))
    return next((gap for gap in gaps if gap.here != gap.there), None)


def _shown_more(events: list[Event], viewer: int | None) -> bool:
    """Whether the viewer, named by an event, has seen more than its arguments say, such as a whole hand."""
    for event in events:
        if event.reveals and event.to == TO_ALL:
            return True
        if event.reveals and viewer is not None:
            seats = [value for _, kind, value in event.named() if kind == "seat"]
            if viewer in seats or event.to >> viewer & 1:
                return True
    return False


def _unlike(one: object, two: object) -> str:
    """The first attribute in which two objects differ, whether a view writes it into its data or not."""
    for name in dir(one):
        here, there = getattr(one, name, None), getattr(two, name, None)
        if name.startswith("_") or callable(here) or here == there:
            continue
        if type(here) is not type(there) or type(here).__eq__ is not NO_EQUALITY:
            return name
        if inner := _unlike(here, there):
            return f"{name}.{inner}"
    return ""
